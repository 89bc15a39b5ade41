"""L5.2, R5.7, R5.9: the bonus tiles of the gate track."""

import pytest

from tests.london.table import LONDON, LONDON_1, act, bonus_tops, legal, refused, tracks
from tests.london.turns import BLUE, TRACK_END, over_after, ready, take
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonGame, LondonPosition
from twinspan.games.london.components import TILES, Tile

BLUE_GATE = 16


def at_gate(strength: int, start: int = 0, game: LondonGame = LONDON) -> LondonPosition:
    """Seat 0 can build a gate of this strength, its marker on that space."""
    position = ready(BLUE_GATE, *BLUE[: strength - 1], game=game)
    tracks(position, gate=[start, 0, 0, 0])
    return position


def empty_bonus_stack(position: LondonPosition, stack: int, left: int = 0) -> None:
    """Take all but so many tiles of a bonus stack out of the game."""
    everything = [position.bonus_tops[stack], *position.bonus_unseen[stack]]
    for tile in everything[left:]:
        position.spent[tile] += 1
    position.bonus_tops[stack] = everything[0] if left else -1
    position.bonus_unseen[stack] = everything[1:left]


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize(
    ("start", "strength", "due", "pounds"),
    [
        pytest.param(0, 2, 0, 0, id="just short of a bonus"),
        pytest.param(0, 3, 1, 0, id="landing on a bonus"),
        pytest.param(2, 1, 1, 0, id="landing on it from beside"),
        pytest.param(2, 2, 1, 0, id="passing it"),
        pytest.param(3, 2, 0, 0, id="leaving a bonus, short of the next"),
        pytest.param(3, 3, 1, 0, id="from one bonus to the next"),
        pytest.param(5, 7, 3, 0, id="passing two, landing on a third"),
        pytest.param(11, 3, 1, 0, id="the last bonus but one"),
        pytest.param(11, 4, 2, 10, id="the last bonus but one and the end"),
        pytest.param(12, 3, 1, 10, id="the end is a bonus too"),
        pytest.param(8, 9, 3, 10, id="beyond the end"),
    ],
)
def test_every_bonus_space_reached_or_passed_gives_a_tile(
    start: int, strength: int, due: int, pounds: int
) -> None:
    assert_tiles_taken(at_gate(strength, start), start, strength, due, pounds)


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize(
    ("start", "strength", "due", "pounds"),
    [
        pytest.param(5, 7, 3, 0, id="passing two, landing on a third"),
        pytest.param(11, 4, 1, 10, id="the last bonus and the end"),
        pytest.param(12, 3, 0, 10, id="the end alone"),
    ],
)
def test_in_version_1_the_end_of_the_gate_track_gives_no_tile(
    start: int, strength: int, due: int, pounds: int
) -> None:
    assert_tiles_taken(at_gate(strength, start, LONDON_1), start, strength, due, pounds)


def assert_tiles_taken(position: LondonPosition, start: int, strength: int, due: int, pounds: int) -> None:
    """Seat 0 builds the gate, and takes just so many tiles and so much of the track's money."""
    events = take(position, BLUE_GATE)[3:]
    space = min(start + strength, TRACK_END)
    told = [Event("gate-track", 0, {"steps": space - start, "reached": space})]
    if pounds:
        told.append(Event("track-money", 0, {"reached": TRACK_END, "amount": pounds}))
    assert events == told
    assert [player.gate for player in position.players] == [space, 0, 0, 0]
    assert position.players[0].money == 5 + 3 + pounds
    for _ in range(due):
        assert position.decision() == "bonus"
        act(position, 0, "bonus 1")
        reveal = position.reveal_needed()
        assert reveal is not None
        position.reveal(reveal.outcomes[0])
    assert sum(position.players[0].fresh) == due
    assert over_after(position, "gate")


@pytest.mark.rule("L5.2")
@pytest.mark.example(6)
def test_a_stack_reveals_its_next_tile_before_the_second_choice() -> None:
    position = at_gate(4, start=2)
    bonus_tops(position, Tile.SHARE, Tile.X, Tile.RAISE)
    take(position, BLUE_GATE)
    assert position.players[0].gate == 6
    assert position.to_act() == (0,)
    assert legal(position, 0) == {"bonus 1", "bonus 2", "bonus 3"}

    assert act(position, 0, "bonus 2") == [
        Event("bonus-taken", 0, {"tile": Tile.X, "stack": 2}),
    ]
    assert position.to_act() == ()
    assert position.bonus_tops == [Tile.SHARE, -1, Tile.RAISE]
    reveal = position.reveal_needed()
    assert reveal is not None
    assert reveal.label == "bonus 2"
    assert reveal.outcomes == tuple(tile for tile in range(TILES) if tile != Tile.X)
    assert reveal.weights == (1,) * 7
    events: list[Event] = []
    position.reveal(Tile.NOBLEWOMAN, events)
    assert events == [Event("bonus-top", -1, {"stack": 2, "tile": Tile.NOBLEWOMAN})]

    assert legal(position, 0) == {"bonus 1", "bonus 2", "bonus 3"}
    assert act(position, 0, "bonus 2") == [
        Event("bonus-taken", 0, {"tile": Tile.NOBLEWOMAN, "stack": 2}),
    ]
    assert position.players[0].fresh == [0, 0, 1, 0, 0, 0, 0, 1]
    assert position.players[0].tiles == [0] * 8
    position.reveal(Tile.SHARE)
    assert position.bonus_due == 0
    assert over_after(position, "gate")


@pytest.mark.rule("L5.2")
def test_two_tiles_of_one_kind_may_be_taken() -> None:
    position = at_gate(6)
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.X)
    take(position, BLUE_GATE)
    act(position, 0, "bonus 1")
    position.reveal(Tile.RAISE)
    act(position, 0, "bonus 3")
    assert position.players[0].fresh == [0, 0, 2, 0, 0, 0, 0, 0]


@pytest.mark.rule("R5.9")
@pytest.mark.parametrize("notation", ["done", "pass"])
def test_a_bonus_tile_must_be_taken(notation: str) -> None:
    position = at_gate(3)
    take(position, BLUE_GATE)
    assert legal(position, 0) == {"bonus 1", "bonus 2", "bonus 3"}
    assert refused(position, 0, notation) == Refusal("T3", "other-decision", {"decision": "bonus"})


@pytest.mark.rule("R5.7")
def test_an_empty_bonus_stack_offers_nothing() -> None:
    position = at_gate(3)
    empty_bonus_stack(position, 0)
    take(position, BLUE_GATE)
    assert legal(position, 0) == {"bonus 2", "bonus 3"}
    why = Refusal("R5.7", "bonus-stack-empty", {"stack": 1})
    assert refused(position, 0, "bonus 1") == why


@pytest.mark.rule("R5.7")
def test_a_stack_whose_last_tile_is_taken_shows_nothing() -> None:
    position = at_gate(6)
    bonus_tops(position, Tile.SHARE, Tile.SHARE, Tile.X)
    empty_bonus_stack(position, 2, left=1)
    take(position, BLUE_GATE)
    assert act(position, 0, "bonus 3") == [
        Event("bonus-taken", 0, {"tile": Tile.X, "stack": 3}),
    ]
    assert position.bonus_tops == [Tile.SHARE, Tile.SHARE, -1]
    assert legal(position, 0) == {"bonus 1", "bonus 2"}
    assert refused(position, 0, "bonus 3") == Refusal("R5.7", "bonus-stack-empty", {"stack": 3})


@pytest.mark.rule("R5.7", "L5.2")
def test_the_only_tile_left_is_taken_without_a_question_and_then_none() -> None:
    position = at_gate(6)  # two bonus spaces
    bonus_tops(position, Tile.SHARE, Tile.X, Tile.X)
    empty_bonus_stack(position, 0)
    empty_bonus_stack(position, 1, left=1)
    empty_bonus_stack(position, 2)
    assert take(position, BLUE_GATE)[-3:] == [
        Event("gate-track", 0, {"steps": 6, "reached": 6}),
        Event("only-choice", 0, {"action": "bonus 2", "to": "bonus"}),
        Event("bonus-taken", 0, {"tile": Tile.X, "stack": 2}),
    ]
    assert position.bonus_tops == [-1, -1, -1]
    assert position.players[0].fresh == [0, 0, 1, 0, 0, 0, 0, 0]
    assert position.bonus_due == 0
    assert over_after(position, "gate")


@pytest.mark.rule("R5.7")
def test_when_all_bonus_stacks_are_empty_no_tile_is_taken() -> None:
    position = at_gate(6)
    for stack in range(3):
        empty_bonus_stack(position, stack)
    assert take(position, BLUE_GATE)[-1] == Event("gate-track", 0, {"steps": 6, "reached": 6})
    assert position.players[0].fresh == [0] * 8
    assert position.bonus_due == 0
    assert over_after(position, "gate")
