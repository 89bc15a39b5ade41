"""What a table tells, as it goes over the wire: small, and in the names of messages."""

import gzip
import json
import random

import pytest

from tests.bridgetown.play import STYLES as BRIDGETOWN_STYLES
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.london.play import STYLES
from tests.london.table import LONDON
from tests.table.matches import do, new_match, some_decision, some_entry
from twinspan.core.chance import secret_of
from twinspan.games.bridgetown import BridgetownGame
from twinspan.server.encoding import WATCHER, encode_package, encode_reasons, encode_update
from twinspan.server.wire import Eyes, Shape
from twinspan.table.eyes import past_reasons, update_for
from twinspan.table.journal import Entry, Expectation
from twinspan.table.match import Match
from twinspan.table.package import package

LARGEST_PACKAGE = 20_000  # bytes, compressed
LARGEST_VIEW = 4_000


def eyes(match: Match, seat: int) -> Eyes:
    (found,) = encode_update(match.game, update_for(match, [seat], 0, 0)).eyes
    return found


def compressed(data: object) -> int:
    text = data.model_dump_json() if isinstance(data, Shape) else json.dumps(data)
    return len(gzip.compress(text.encode(), 6))


def test_a_watcher_has_a_seat_that_is_none() -> None:
    (found,) = encode_update(LONDON, update_for(new_match(), [], 0, 0)).eyes
    assert (found.seat, found.package) == (WATCHER, None)


# ----- small on the wire --------------------------------------------------------------------------


def test_packages_and_views_of_old_london_bridge_are_small() -> None:
    """In games of every style."""
    packages, views = [], []
    for seats in LONDON.seats:
        for style in STYLES:
            rng = random.Random(seats)
            match = new_match(seats, seats, chapel="random", gate="random")
            while not match.over:
                do(match, some_entry(match, rng, STYLES[style]))
                if rng.random() < 0.25:
                    seat = match.asked()[0] if match.asked() else 0
                    found = eyes(match, seat)
                    packages.append(compressed(found.package or {}))
                    views.append(compressed(found.view))
    assert 0 < max(packages) <= LARGEST_PACKAGE
    assert 0 < max(views) <= LARGEST_VIEW


@pytest.mark.parametrize("style", BRIDGETOWN_STYLES)
@pytest.mark.parametrize(("game", "seats"), [(PORTLAND, 4), (TWINFORD, 2)])
def test_packages_of_bridgetown_races_are_small(
    game: BridgetownGame, seats: int, style: str
) -> None:
    options: dict[str, object] = {"free_streetcar": seats == 2}
    match = Match(game, game.setup(seats, options), secret_of(f"{seats} {style}"))
    rng = random.Random(seats)
    while not match.over:
        if match.held is None and rng.random() < 0.2:
            seat = match.position.to_act()[0]
            found = encode_package(game, package(match.position, seat))
            assert compressed(found) < LARGEST_PACKAGE
        do(match, some_entry(match, rng, BRIDGETOWN_STYLES[style]))


# ----- reasons ------------------------------------------------------------------------------------


def test_reasons_are_told_in_the_words_that_offered_the_actions() -> None:
    """Each decision of a game, also those made in secret, in the position before it."""
    match, rng = new_match(3), random.Random(2)
    wanted = []
    while not match.over:
        entry = some_decision(match, rng)
        if match.position.decision() == "cards" and entry.seat in match.chosen:
            continue
        offered = match.position.legal(entry.seat)
        others = [action.id for action in offered if action.id != entry.action][:2]
        reasons = [Expectation(action, 0.5, 30.0) for action in (entry.action, *others)]
        facts = [match.position.offer(entry.seat, LONDON.action(one.action)) for one in reasons]
        wanted.append((match.point + 1, entry.seat, facts))
        do(match, Entry("decide", entry.seat, entry.action, reasons=tuple(reasons)))
    told = encode_reasons(LONDON, past_reasons(match))
    found = [(one.moment, one.seat, [each.facts for each in one.estimates]) for one in told]
    assert found == sorted(wanted, key=lambda one: one[:2])
    messages = {each.message for one in told for each in one.estimates}
    assert {"choice-card", "choice-outer", "choice-bonus", "choice-done-end-turn"} <= messages
