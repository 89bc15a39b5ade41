"""A state written as plain columns, and read again."""

import random
from typing import Any

import pytest

from tests.acting import act, legal
from tests.bridgetown.moments import EVERY_MOMENT, Moment, moment, waiting
from tests.bridgetown.moves import laid, setting_off, space
from tests.bridgetown.play import STYLES
from tests.bridgetown.table import PORTLAND, TWINFORD, planning, racing
from tests.playing import rests
from twinspan.games.bridgetown import BridgetownGame, BridgetownOptions, BridgetownPosition
from twinspan.games.bridgetown.city import START, Mode
from twinspan.games.bridgetown.columns import write_state
from twinspan.games.bridgetown.state import Move, Player

MOVE = (
    "crossed", "double", "left", "mode", "on_start", "path", "substitute", "taking", "travel",
    "way",
)  # fmt: skip


def told(move: Move | None) -> dict[str, object] | None:
    """All that a move knows."""
    return None if move is None else {name: getattr(move, name) for name in MOVE}


def busy_table() -> BridgetownPosition:
    """Seat 2 has gone first and has crossed two bridges, with an exchange to decide."""
    position = racing(
        {0: ["taxi"], 1: ["walk", "bus"], 2: ["moto", "bike"]},
        specials={"first": 2, "double": 0, "swap": 1},
        first=1,
        in_round=3,
        at={0: "ST2", 2: "EQ1"},
        flags=laid(TWINFORD, MIL="purple", HER="purple", TRA="blue", WEI="red"),
        cards={0: {"TRA": "blue"}, 2: {"HER": "white", "LAN": "green"}},
        game=TWINFORD,
    )
    act(position, 2, "first")
    act(position, 2, "ride moto")
    for name in ("MIL", "WQ2", "HER"):
        act(position, 2, f"to {name}")
    return position


# ----- writing ------------------------------------------------------------------------------------


def test_every_column_tells_its_part_of_the_table() -> None:
    position = busy_table()
    assert write_state(position) == {
        "round": 3,
        "step": 7,
        "asking": "exchange",
        "actor": 2,
        "first": 1,
        "queue": [2, 1, 0],
        "flags": [-1, 6, -1, -1, 7, -1, -1, 3],
        "bag": [3, 4, 3, 3, 4, 4, 2, 0],
        "aside": 3,
        "draws": 8,
        "specials": [-1, 0, 1],
        "modes": [[5], [0, 3], [6, 1]],
        "racers": [space(position, "ST2"), START, space(position, "HER")],
        "cards": [
            [-1, -1, -1, -1, 7, -1, -1, -1],
            [-1] * 8,
            [6, 0, -1, 2, -1, -1, -1, -1],
        ],
        "mode": 6,
        "double": 0,
        "path": [space(position, name) for name in ("EQ1", "MIL", "WQ1", "WQ2", "HER")],
        "taking": [1],
        "reveals": [],
    }


def test_a_doubled_move_is_written_as_a_number() -> None:
    double = moment("double step").columns["double"]
    assert double == 1
    assert type(double) is int
    assert type(moment("step").columns["double"]) is int


def test_without_a_move_nothing_of_one_is_written() -> None:
    columns = moment("ride").columns
    assert (columns["mode"], columns["double"]) == (-1, 0)
    assert columns["path"] == columns["taking"] == []


def test_a_written_state_is_kept_apart_from_the_table() -> None:
    for position in (busy_table(), waiting(2)):
        columns: dict[str, Any] = dict(write_state(position))
        for name, column in columns.items():
            if isinstance(column, list):
                for row in column:
                    if isinstance(row, list):
                        row.append(99)
                column.append(99)
                assert write_state(position)[name] != column
        assert "99" not in str(write_state(position))


@pytest.mark.parametrize(
    ("name", "decision", "step", "reveals"),
    [
        ("first flag", "nothing", 1, [0, 1, 3, 4, 5, 6, 7, 8]),
        ("third flag", "nothing", 1, [3, 4, 5, 6, 7, 8]),
        ("first player", "nothing", 1, [8]),
        ("first free flag", "nothing", 1, [0, 1, 2, 3, 4, 5, 6, 7, 8]),
        ("third free flag", "nothing", 1, [2, 3, 4, 5, 6, 7, 8]),
        ("first free player", "nothing", 1, [8]),
        ("refill", "nothing", 1, [1, 3, 4, 5, 6]),
        ("second refill", "nothing", 1, [3, 4, 5, 6]),
        ("plan", "plan", 2, []),
        ("plan on", "plan", 3, []),
        ("late plan", "plan", 2, []),
        ("first", "first", 4, []),
        ("went first", "ride", 5, []),
        ("ride", "ride", 5, []),
        ("second ride", "ride", 5, []),
        ("before step", "step", 6, []),
        ("step", "step", 6, []),
        ("enter", "step", 6, []),
        ("double step", "step", 6, []),
        ("walk instead", "step", 6, []),
        ("exchange", "exchange", 7, []),
        ("two exchanges", "exchange", 7, []),
        ("exchange left", "exchange", 7, []),
        ("exchange made", "exchange", 7, []),
        ("swap", "swap", 8, []),
        ("over", "nothing", 11, []),
        ("victory", "nothing", 11, []),
    ],
)
def test_the_columns_tell_what_is_going_on(
    name: str, decision: str, step: int, reveals: list[int]
) -> None:
    columns = moment(name).columns
    assert (columns["asking"], columns["step"]) == (decision, step)
    assert columns["reveals"] == reveals


# ----- reading what was written -------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_every_moment_is_read_as_it_was_written(name: str) -> None:
    position = moment(name).position
    read = moment(name).read()
    assert write_state(read) == write_state(position)
    assert read == position
    assert told(read.move) == told(position.move)
    assert read.asking is position.asking
    assert read.asked == position.asked
    assert read.offers == position.offers
    assert read.chance is None
    outcome, known = read.outcome(), position.outcome()
    assert (outcome and outcome.data()) == (known and known.data())


@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_what_was_read_goes_on_as_the_original_does(name: str) -> None:
    position, read = moment(name).position.copy(), moment(name).read()
    position.chance = None
    rng = random.Random(name)
    while position.outcome() is None:
        reveal, other = position.reveal_needed(), read.reveal_needed()
        if reveal is not None:
            assert other is not None
            assert (reveal.label, reveal.outcomes) == (other.label, other.outcomes)
            assert reveal.weights == other.weights
            outcome = rng.choice(reveal.outcomes)
            position.reveal(outcome)
            read.reveal(outcome)
        else:
            seat = position.to_act()[0]
            action = rng.choice(position.legal(seat))
            position.play(seat, action)
            read.play(seat, action)
        assert read == position


@pytest.mark.parametrize("game", [PORTLAND, TWINFORD])
@pytest.mark.parametrize("style", STYLES)
@pytest.mark.parametrize("free", [False, True])
def test_every_rest_of_a_game_is_read_as_it_was_written(
    game: BridgetownGame, style: str, free: bool
) -> None:
    rng = random.Random(style)
    for seats in game.seats:
        options = BridgetownOptions(free_streetcar=free, no_specials=style == "plain")
        for position in rests(game.new(seats, options, chance=None), rng, STYLES[style]):
            assert isinstance(position, BridgetownPosition)
            read = Moment(position).read()
            assert read == position
            assert told(read.move) == told(position.move)
            assert (read.asked, read.offers) == (position.asked, position.offers)


def test_a_busy_table_is_read_as_it_was_written() -> None:
    position = busy_table()
    read = Moment(position).read()
    assert write_state(read) == write_state(position)
    assert told(read.move) == told(position.move)
    assert (read.asked, read.offers) == (position.asked, position.offers)


def test_the_move_is_made_again_as_far_as_it_has_come() -> None:
    read = moment("two exchanges").read()
    assert read.move is not None
    assert read.move.crossed == [0]
    assert read.move.taking == [0, 1]
    assert read.move.left == 0
    assert (read.move.double, read.move.substitute) == (False, False)
    read = moment("step").read()
    assert read.move is not None
    assert (read.move.left, read.move.begun) == (3, True)
    assert legal(read, 0) == {"to BWY4", "to FI_YAM", "to HAW3"}
    read = moment("double step").read()
    assert read.move is not None
    assert (read.move.left, read.move.double) == (7, True)
    read = moment("walk instead").read()
    assert read.move is not None
    assert (read.move.left, read.move.substitute) == (1, True)


@pytest.mark.rule("B5.2")
def test_a_move_that_has_left_the_bridge_where_it_began_is_read_so() -> None:
    position = setting_off("moto", "FO2", game=TWINFORD, flags=laid(TWINFORD))
    act(position, 0, "ride moto")
    assert position.move is not None
    assert position.move.on_start is True
    act(position, 0, "to FO1")  # and on to WQ3: there is no other way
    for move in (position.move, Moment(position).read().move):
        assert move is not None
        assert move.on_start is False
        assert move.crossed == []


def test_reading_leaves_what_it_read_alone() -> None:
    columns = moment("two exchanges").changed()
    read = moment("two exchanges").read_line(columns)
    act(read, 0, "exchange")
    act(read, 0, "exchange")
    assert columns == moment("two exchanges").columns


def test_beside_a_free_streetcar_blue_flags_are_in_the_bag() -> None:
    here = Moment(setting_off("streetcar", "STW", free_streetcar=True, flags=laid(BUR="blue")))
    assert here.columns["aside"] == 0
    assert here.columns["bag"][Mode.STREETCAR] == 3
    assert here.read().bag == here.columns["bag"]


@pytest.mark.parametrize("draws", [0, 8, 40, 1_000])
def test_how_often_the_bag_was_drawn_from_is_kept(draws: int) -> None:
    assert moment("plan").read(draws=draws).draws == draws


# ----- copies -------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_a_copy_is_equal_and_shares_nothing_that_changes(name: str) -> None:
    position = moment(name).read()
    before = moment(name).columns
    twin = position.copy()
    assert twin == position
    assert told(twin.move) == told(position.move)
    assert (twin.asked, twin.offers) == (position.asked, position.offers)
    assert (twin.step, twin.asking, twin.actor) == (position.step, position.asking, position.actor)
    assert twin.chosen_options is position.chosen_options
    for column in (twin.flags, twin.bag, twin.specials, twin.queue, twin.reveals):
        column.append(5)
    for player in twin.players:
        player.racer = 9
        player.modes.append(7)
        player.card[0] = 4
    if twin.move is not None:
        twin.move.path.append(1)
        twin.move.crossed.append(1)
        twin.move.taking.append(1)
        twin.move.left = 99
    twin.round, twin.first, twin.aside, twin.draws = 4, 1, 2, 3
    assert write_state(position) == before
    assert told(position.move) == told(moment(name).position.move)


def test_a_copy_goes_on_by_itself() -> None:
    position = moment("step").read()
    twin = position.copy()
    act(twin, 0, "to BWY4")
    assert write_state(position) == moment("step").columns
    assert write_state(twin) != moment("step").columns


def test_a_player_counts_flags() -> None:
    assert Player(0, [], [-1] * 8).flags() == 0
    assert Player(0, [], [3, -1, 3, -1, 0, -1, -1, 7]).flags() == 4


def test_the_seats_are_counted_clockwise() -> None:
    position = planning(4)
    assert position.clockwise_from(2) == [2, 3, 0, 1]
    assert [planning(seats).flags_each() for seats in (2, 3, 4)] == [3, 4, 5]
