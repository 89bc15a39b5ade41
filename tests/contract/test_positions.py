"""What a user may do with the positions of every game: copy them, send them away, ask whether they
are over, play them out; and what they read when something is wrong."""

import copy
import multiprocessing
import pickle
import random
import re
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Final, cast

import pytest

import twinspan
from tests.bridgetown.cities import LADDER
from tests.contract.every_game import VERSIONS, every_game
from tests.contract.plays import Play
from tests.contract.travelling import LastOfAll, played_on
from tests.core.samples import other_data
from tests.playing import play_out, rests
from twinspan.bots import bot
from twinspan.core.chance import Chance, SeededChance
from twinspan.core.errors import TwinspanError
from twinspan.core.game import Game
from twinspan.core.position import Position
from twinspan.core.refusal import Refused
from twinspan.core.terms import Action, Event, Outcome

AnyPlay = Play[Position]

LIBRARY: Final = Path(__file__).parents[2] / "docs" / "library.md"
# What the rules of a game ask of its positions, besides what is on the table.
ASKED_BY_RULES: Final = {
    "london": {
        "rounds", "turns_each", "turn_card", "x_space",
        "chosen_options", "income", "markers_unseen", "unseen",
    },
    "bridgetown": {"clockwise_from", "placed", "chosen_options", "move"},
}  # fmt: skip


def sources() -> Iterator[tuple[str, Chance | random.Random | None]]:
    """Every kind of chance a position can have."""
    yield "seeded", SeededChance(bytes(range(32)))
    yield "rng", random.Random(5)
    yield "a user's own", LastOfAll()
    yield "none", None


SOURCES: Final = [name for name, _ in sources()]


def games(rules: int | None = None) -> list[Game]:
    """Each game, with the data that come with it and with some of one's own."""
    return [
        twinspan.game("london", rules=rules),
        twinspan.game("london", rules=rules, components=other_data()),
        twinspan.game("bridgetown", rules=rules),
        twinspan.game("bridgetown", rules=rules, city=LADDER),
    ]


def in_the_middle(game: Game, source: str) -> Position:
    """A position after some decisions."""
    start = game.new(3, chance=dict(sources())[source])
    for number, position in enumerate(rests(start, random.Random(2))):
        if number == 25:
            return position
    raise AssertionError("the game was over before")


def legal_of(position: Position) -> list[Action]:
    return [action for seat in range(position.seats) for action in position.legal(seat)]


def same_future(position: Position, other: Position) -> bool:
    """Whether two positions go on in the same way."""
    for one in (position, other):
        play_out(one, random.Random(9))
    return position == other


# ----- copies, and other processes ----------------------------------------------------------------


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_can_be_pickled_and_copied_deeply(source: str, rules: int) -> None:
    for game in games(rules):
        position = in_the_middle(game, source)
        for again in (pickle.loads(pickle.dumps(position)), copy.deepcopy(position)):
            assert type(again) is type(position)
            assert again == position
            assert again.game is game
            assert type(again.chance) is type(position.chance)
            assert (again.to_act(), again.decision()) == (position.to_act(), position.decision())
            for own, other in zip(legal_of(position), legal_of(again), strict=True):
                assert own is other
            assert again.snapshot() == position.snapshot()
            assert same_future(position.copy() if source == "none" else copied(position), again)


def copied(position: Position) -> Position:
    """A copy with a chance of its own, so that drawing does not reach the original's."""
    own = position.copy()
    own.chance = copy.deepcopy(position.chance)
    return own


def test_a_deep_copy_has_a_chance_of_its_own_and_a_copy_shares_it() -> None:
    drawn = 0
    for game in games():
        position = in_the_middle(game, "a user's own")
        shared, own = position.copy(), copy.deepcopy(position)
        assert shared.chance is position.chance
        assert own.chance is not position.chance
        assert isinstance(position.chance, LastOfAll)
        asked = position.chance.asked
        play_out(own, random.Random(1))
        assert position.chance.asked == asked
        play_out(shared, random.Random(1))
        drawn += position.chance.asked - asked
    assert drawn


def test_actions_and_games_that_travelled_are_the_same_ones() -> None:
    for game in (*games(1), *games(2)):
        assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
        for action in game.actions:
            for again in (pickle.loads(pickle.dumps(action)), copy.deepcopy(action)):
                assert again is action


@pytest.fixture(scope="module")
def other_process() -> Iterator[ProcessPoolExecutor]:
    """A process that shares nothing with this one: it is spawned, and imports all anew."""
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(1, mp_context=context) as pool:
        yield pool


@pytest.mark.parametrize("source", SOURCES)
@pytest.mark.parametrize("rules", [1, 2])
def test_a_position_goes_on_in_another_process(
    source: str, rules: int, other_process: ProcessPoolExecutor
) -> None:
    for game in games(rules):
        position = in_the_middle(game, source)
        sent = other_process.submit(played_on, position, legal_of(position), 4)
        end, actions_were_its_own = sent.result(timeout=120)
        assert actions_were_its_own
        assert end.game is game
        assert end.is_over()
        play_out(position, random.Random(4))
        assert end == position


# ----- the end ------------------------------------------------------------------------------------


@every_game(20)
def test_a_game_is_over_when_nobody_is_asked_and_nothing_awaited(play: AnyPlay) -> None:
    outcome = None
    for position in play.rests(chance=play.coin()):
        outcome = position.outcome()
        assert position.is_over() == (outcome is not None)
        if outcome is None:
            assert position.to_act() or position.reveal_needed() is not None
            assert position.returns() == [0.0] * play.seats
        else:
            assert_shared(position.returns(), outcome)


def assert_shared(shares: list[float], outcome: Outcome) -> None:
    """The winners share the victory, and nobody else has a part of it."""
    assert sum(shares) == pytest.approx(1)
    assert [share > 0 for share in shares] == [rank == 1 for rank in outcome.ranks]
    assert len({share for share in shares if share}) == 1


@every_game(20)
def test_a_playout_ends_every_game(play: AnyPlay) -> None:
    position, again = play.start(), play.start()
    decisions = position.playout(play.rng())
    assert position.is_over()
    assert 0 < decisions < play.longest
    assert position.playout(play.rng()) == 0
    assert again.playout(play.rng()) == decisions
    assert again == position


@every_game(10)
def test_a_playout_is_made_of_legal_decisions(play: AnyPlay) -> None:
    """Played one by one with the same rng, the game is the same."""
    position, by_hand, rng = play.start(), play.start(), play.rng()
    position.playout(play.rng())
    while by_hand.to_act():
        seat = by_hand.to_act()[0]
        legal = by_hand.legal(seat)
        by_hand.play(seat, legal[int(rng.random() * len(legal))])
    assert by_hand == position


# ----- what a user meets --------------------------------------------------------------------------


def shown_by(thing: object) -> set[str]:
    """The names that a user's editor would offer."""
    return {name for name in dir(thing) if not name.startswith("_")}


def explained() -> set[str]:
    """The names that the library's page uses in its code."""
    page = LIBRARY.read_text("utf-8")
    return {
        name
        for code in re.findall(r"```.*?```|`[^`]+`", page, re.DOTALL)
        for name in re.findall(r"\w+", code)
    }


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_a_game_offers_nothing_that_is_not_explained(game_id: str, rules: int) -> None:
    game = twinspan.game(game_id, rules=rules)
    assert shown_by(game) <= explained()
    assert {"new", "restore", "imagine", "position", "action", "actions"} <= shown_by(game)


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_a_position_offers_what_is_explained_or_on_the_table(game_id: str, rules: int) -> None:
    game = twinspan.game(game_id, rules=rules)
    position = game.new(2, seed=1)
    fields = {column.attribute for column in game._schema(2).columns}
    going_on = {"asked", "answers", "players"}
    inner = shown_by(position) - explained() - fields - going_on
    assert inner <= ASKED_BY_RULES[game_id]
    assert {"to_act", "legal", "refuse", "play", "preview", "view", "outcome"} <= shown_by(position)


def readable(error: TwinspanError) -> bool:
    """Whether the error says a sentence, and not just its code."""
    told = str(error)
    return told != error.code and told[-1] in ".!?)" and " " in told


@pytest.mark.parametrize(("game_id", "rules"), VERSIONS)
def test_what_goes_wrong_is_a_value_error_with_a_sentence(game_id: str, rules: int) -> None:
    game = twinspan.game(game_id, rules=rules)
    position = game.new(2, seed=1)
    seat = position.to_act()[0]
    refused = next(action for action in game.actions if position.refuse(seat, action) is not None)
    wrong: list[Callable[[], object]] = [
        lambda: twinspan.game("paris"),
        lambda: position.playout(cast(random.Random, 1)),
        lambda: game.new(2, chance=None).playout(random.Random(1)),
        lambda: game.show({}),
        lambda: position.offer(seat, refused),
        lambda: position.aids(7),
        lambda: bot("apprentice", game, random.Random(1)).choose(position.view(0), []),
        lambda: bot("apprentice", game, random.Random(1)).choose(
            position.view(None), position.legal(seat)
        ),
        lambda: bot("apprentice", game, random.Random(1)).choose(
            position.snapshot(), position.legal(seat)
        ),
        lambda: twinspan.game(game_id, rules=99),
        lambda: game.new(9),
        lambda: game.new(2, {"tea": True}),
        lambda: game.new(2, seed=1, chance=None),
        lambda: position.play(seat, "drink tea"),
        lambda: position.play(seat, refused),
        lambda: position.legal(7),
        lambda: position.view(-3),
        lambda: position.reveal(0),
        lambda: game.restore({}),
        lambda: game.restore({**position.snapshot(), "seats": 3}),
        lambda: game.position("round=1"),
        lambda: game.imagine({**position.view(0), "to_act": []}, random.Random(1)),
        lambda: twinspan.restore({"game": game_id}),
        lambda: twinspan.Record.from_json("{}"),
        lambda: twinspan.Recorder(game.new(2, chance=None)),
        lambda: twinspan.game_of(cast(twinspan.Setup, 5)),
        lambda: bot("random", cast(Game, 5), random.Random(1)),
        lambda: bot("random", game, cast(random.Random, 5)),
        lambda: game.imagine(position.view(0), random.Random(1), choices=2),
        lambda: game.show_event(Event("round", 0, {}), {"tea": True}, 0),
    ]
    for call in wrong:
        with pytest.raises(TwinspanError) as caught:
            call()
        assert isinstance(caught.value, ValueError)
        assert readable(caught.value), str(caught.value)


@every_game(5)
def test_a_refused_move_says_why_in_a_sentence_with_its_rule(play: AnyPlay) -> None:
    told: set[str] = set()
    for position in play.rests(0.05):
        for seat in range(play.seats):
            for action in play.game.actions:
                refusal = position.refuse(seat, action)
                if refusal is not None and refusal.why not in told:
                    told.add(refusal.why)
                    with pytest.raises(Refused) as caught:
                        position.play(seat, action)
                    assert readable(caught.value), str(caught.value)
                    assert refusal.rule in str(caught.value)
