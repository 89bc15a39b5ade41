"""Whether a position of Bridgetown Races could have come about: each fault that is named, by an
example."""

import pytest

from tests.bridgetown.moments import EVERY_MOMENT, moment
from tests.bridgetown.names import BLUE, BUR, FIRST, FRE, GREEN, MOTO, RED, STE, SWAP, TAXI
from tests.bridgetown.table import PORTLAND, planning
from tests.columns import Fault, add, changed, fault, faults, impossible, put, read, status
from twinspan.games.bridgetown import BridgetownPosition

Changes = dict[str, object]


@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_what_comes_about_in_a_game_has_no_fault(name: str) -> None:
    assert faults(moment(name)) == []


def case(id: str, where: str | BridgetownPosition, changes: Changes, *found: Fault) -> object:
    return pytest.param(where, changes, list(found), id=id)


FREE = planning(free_streetcar=True)
PLAIN = planning(no_specials=True)
FAR = moment("double step").copy()  # almost at the end of eight steps
while FAR.move is not None and FAR.move.left > 2:
    FAR.play(0, FAR.legal(0)[0])

CASES = [
    # flags
    case(
        "a flag too many",
        "plan",
        {"bag": add(1, TAXI)},
        fault("wrong-flag-count", "bag", flag=TAXI, count=5, wanted=4),
    ),
    case(
        "a flag too few",
        "plan",
        {"flags": put(-1, FRE)},
        fault("wrong-flag-count", "bag", flag=RED, count=3, wanted=4),
    ),
    case(
        "a flag more on a card",
        "plan",
        {"cards": put(RED, 0, FRE)},
        fault("wrong-flag-count", "bag", flag=RED, count=5, wanted=4),
    ),
    case(
        "a blue flag more aside",
        "plan",
        {"aside": 5},
        fault("wrong-flag-count", "bag", flag=BLUE, count=6, wanted=5),
    ),
    case(
        "a blue flag in the bag",
        "plan",
        {"bag": add(1, BLUE), "aside": add(-1)},
        impossible("bag"),
    ),
    case(
        "a blue flag on another bridge",
        "refill",
        {"flags": put(BLUE, BUR), "aside": add(-1)},
        fault("wrong-bridge", "flags", column="flags", flag=BLUE, bridge=BUR),
    ),
    case(
        "another flag on the streetcar's bridge",
        "plan",
        {"cards": put(GREEN, 0, STE), "bag": add(-1, GREEN)},
        fault("wrong-bridge", "cards", column="cards", flag=GREEN, bridge=STE),
    ),
    case("a flag aside beside a free streetcar", FREE, {"aside": 1}, impossible("aside")),
    case(
        "a blue flag too many beside it",
        FREE,
        {"bag": add(1, BLUE)},
        fault("wrong-flag-count", "bag", flag=BLUE, count=5, wanted=4),
    ),
    # coordinators
    case("two coordinators on a mode", "ride", {"modes": put([5, 5], 1)}, impossible("modes")),
    case("four coordinators", "late plan", {"modes": put([0, 1, 2, 3], 0)}, impossible("modes")),
    case(
        "a coordinator before the round",
        "refill",
        {"modes": put([TAXI], 0)},
        impossible("modes"),
    ),
    case("a special action without any", PLAIN, {"specials": put(0, SWAP)}, impossible("specials")),
    case(
        "a special action without a mode left",
        "ride",
        {"specials": put(2, FIRST)},
        impossible("specials"),
    ),
    case("another mode without a special", "plan", {"step": "plan-on"}, impossible("step")),
    # what is going on
    case(
        "a question of another step",
        "plan",
        {"step": "race-turn"},
        impossible("asking"),
        impossible("queue"),
        impossible("queue"),
        impossible("actor"),
    ),
    case("a first player before one is drawn", "first player", {"first": 0}, impossible("first")),
    case("no first player", "plan", {"first": -1}, impossible("first")),
    case("no round", "plan", {"round": 0}, impossible("first"), impossible("round")),
    case("somebody twice in a row", "plan", {"queue": [1, 2, 1]}, impossible("queue")),
    case("nobody in a row", "refill", {"queue": [0]}, impossible("queue"), impossible("queue")),
    case("somebody to move without a mode", "ride", {"queue": [0, 2]}, impossible("queue")),
    case("somebody to move who is left out", "first", {"queue": [1, 0]}, impossible("queue")),
    case("an actor between rounds", "refill", {"actor": 0}, impossible("actor")),
    case("an actor out of turn", "plan", {"actor": 2}, impossible("actor")),
    case("First asked of another", "first", {"specials": put(1, FIRST)}, impossible("actor")),
    case(
        "a full card before the end",
        "plan",
        {"cards": put([0, 0, 7, 1, 1, 2, 2, 3], 0), "bag": [1, 0, 1, 2, 3, 3, 3, 0], "aside": 3},
        impossible("cards"),
    ),
    case(
        "a full card while another one decides about a flag",
        "exchange",
        {"cards": put([0, 1, 7, 2, 3, 4, 5, 6], 1), "bag": [3, 2, 3, 2, 3, 3, 3, 0], "aside": 4},
        impossible("cards"),
    ),
    case(
        "two full cards at the end",
        "over",
        {
            "cards": [[0, 1, 7, 2, 3, 4, 5, 6], [3, 0, 7, 1, 2, 4, 5, 6], [-1] * 8],
            "bag": [2, 2, 2, 2, 2, 2, 2, 0],
            "flags": [-1] * 8,
            "aside": 3,
        },
        impossible("cards"),
    ),
    case("an end without a reason", "over", {"round": 4}, impossible("step")),
    case("a reveal that nobody waits for", "plan", {"reveals": ["flag 0"]}, impossible("reveals")),
    # the move
    case("a move before one is made", "ride", {"mode": TAXI, "path": [36]}, impossible("mode")),
    case("a mode without a coordinator", "step", {"mode": MOTO}, impossible("mode")),
    case("a racer elsewhere", "step", {"racers": put(36, 0)}, impossible("racers")),
    case("a doubled move with Double left", "step", {"double": 1}, impossible("double")),
    case(
        "a doubled walk instead of a move",
        "walk instead",
        {"double": 1},
        impossible("double"),
    ),
    case("a move that has gone too far", FAR, {"double": 0}, impossible("path")),
    case(
        "a flag to take within a move",
        "step",
        {"taking": [FRE]},
        impossible("taking"),
        impossible("taking"),
    ),
    case("an exchange of nothing", "exchange", {"taking": [FRE]}, impossible("taking")),
]


@pytest.mark.parametrize(("where", "changes", "found"), CASES)
def test_what_cannot_be_is_named(
    where: str | BridgetownPosition, changes: Changes, found: list[Fault]
) -> None:
    position = moment(where) if isinstance(where, str) else where
    assert status(position, **changes) == found


def test_a_fault_is_an_error_that_speaks() -> None:
    position = planning()
    (found,) = read(position, changed(position, bag=add(1, TAXI))).status()
    assert found.facts == {"place": "state.bag", "flag": TAXI, "count": 5, "wanted": 4}
    assert str(found).startswith("state.bag: the number of flags")


def test_every_kind_of_fault_is_shown_here() -> None:
    """By its code, or by the column that does not fit."""
    shown = [fault for one in CASES for fault in one.values[2]]  # type: ignore[attr-defined]
    columns = {facts["column"] for code, facts in shown if code == "impossible-moment"}
    assert columns == {
        "bag", "aside", "modes", "specials", "step", "asking", "first", "round", "queue", "actor",
        "cards", "reveals", "mode", "double", "racers", "path", "taking",
    }  # fmt: skip
    assert {code for code, _ in shown} == {"wrong-flag-count", "wrong-bridge", "impossible-moment"}
    assert PORTLAND.new(2, seed=1).status() == []
