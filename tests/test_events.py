"""The list of events is true: games tell what it says, and nothing else."""

import ast
import random
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest

import twinspan
from tests.contract.every_game import PLAYS, VERSIONS
from tests.playing import step
from twinspan.core import events as common
from twinspan.core.events import EVERYBODY, ITS_SEAT, NOBODYS, EventKind, LineKind
from twinspan.core.terms import NOBODY, PUBLIC, Event
from twinspan.registry import OURS, part
from twinspan.text.documents import documents

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "twinspan"
LISTED: dict[str, Any] = {game_id: part(game_id, "events") for game_id in OURS}
GAMES = 360
# By game and version of its rules: what never comes about, if there is such. (The bag holds enough
# flags.)
NEVER: dict[tuple[str, int], set[str]] = {
    ("bridgetown", 1): {"left-empty", "may-walk", "stayed"},
    ("bridgetown", 2): {"left-empty", "must-walk"},
}
RARE = {"passed"}  # R3.3.7: once in thousands of games
OF_A_LINE = {"rule", "why", "amount"}


def kinds_of(game_id: str) -> dict[str, EventKind]:
    return {**common.EVENTS, **LISTED[game_id].EVENTS}


def played_at_random(game_id: str, rules: int) -> Iterator[Event]:
    """All that is told in many games, with every number of players and any options."""
    game = twinspan.game(game_id, rules=rules)
    styles = [*PLAYS[game_id].styles.values()]
    rng = random.Random(f"{game_id} {rules}")
    for number in range(GAMES):
        options = {name: rng.choice(values) for name, values in game.option_values().items()}
        seats = game.seats[number % len(game.seats)]
        style = styles[number // len(game.seats) % len(styles)]
        told: list[Event] = []
        position = game.new(seats, {**options}, seed=number, events=told)
        while position.outcome() is None:
            step(position, rng, style, told)
        yield from told


def told_facts(event: Event) -> frozenset[str]:
    """What it carries; of a line of the score its own facts alone."""
    return frozenset(event.facts) - (OF_A_LINE if event.kind == "score" else set())


def listed(event: Event, game_id: str) -> EventKind | LineKind:
    if event.kind == "score":
        line: LineKind = LISTED[game_id].LINES[str(event.facts["why"])]
        return line
    return kinds_of(game_id)[event.kind]


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_games_tell_what_is_listed(game_id: str, rules: int) -> None:
    kinds = kinds_of(game_id)
    seen: Counter[str] = Counter()
    for event in played_at_random(game_id, rules):
        kind, found = listed(event, game_id), told_facts(event)
        always, sometimes = set(kind.facts), set(kind.optional)
        assert found in (always, always | sometimes), event
        assert (event.seat == NOBODY) == (kinds[event.kind].whose == NOBODYS), event
        readers = kinds[event.kind].readers
        expected = {EVERYBODY: {PUBLIC}, ITS_SEAT: {event.seat}}.get(readers, {PUBLIC, event.seat})
        assert event.reader in expected, event
        if event.kind == "score":
            assert set(event.facts) >= OF_A_LINE
            seen[f"score {event.facts['why']}"] += 1
        elif event.kind == "over":
            assert event.facts["why"] in LISTED[game_id].ENDS
        seen[event.kind] += 1
        if sometimes:
            seen[f"{event.kind} {sometimes <= found}"] += 1
    assert {kind for kind in kinds if not seen[kind]} - RARE == NEVER.get((game_id, rules), set())
    if game_id == "london":
        assert seen["face-paid True"]
        assert seen["face-paid False"]
        assert bool(seen["score True"]) == (rules > 1)  # version 1 did not tell of ties
        assert all(seen[f"score {why}"] for why in LISTED["london"].LINES)


def made_in(folder: Path) -> set[str]:
    """The kinds of the events that the modules of a folder make."""
    found: set[str] = set()
    for module in folder.glob("*.py"):
        for node in ast.walk(ast.parse(module.read_text("utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Event":
                found |= {
                    str(part.value)
                    for part in ast.walk(node.args[0])
                    if isinstance(part, ast.Constant)
                }
    return found


@pytest.mark.parametrize("game_id", twinspan.game_ids())
def test_every_event_of_the_sources_is_listed_and_no_other(game_id: str) -> None:
    made = made_in(SOURCE / "games" / game_id) | made_in(SOURCE / "core")
    assert made == set(kinds_of(game_id))


def test_no_game_lists_what_all_games_tell() -> None:
    for told in LISTED.values():
        own: Mapping[str, EventKind] = told.EVENTS
        assert not own.keys() & common.EVENTS.keys()


def test_the_document_is_up_to_date() -> None:
    """If this fails, run `make docs`."""
    assert (ROOT / "docs" / "events.md").read_text("utf-8") == documents()["events.md"]
