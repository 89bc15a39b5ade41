"""Whether a position of Old London Bridge could have come about: each fault that is named, by an
example."""

import pytest

from tests.columns import Fault, add, changed, fault, faults, impossible, put, read, status
from tests.london.moments import EVERY_MOMENT, moment
from tests.london.table import LONDON
from twinspan.games.london.components import Tile

Changes = dict[str, object]


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_what_comes_about_in_a_game_has_no_fault(name: str, seats: int) -> None:
    assert faults(moment(name, seats)) == []


def case(id: str, name: str, changes: Changes, *found: Fault, seats: int = 4) -> object:
    return pytest.param(name, seats, changes, list(found), id=id)


PIECES = [
    case(
        "a card too many",
        "cards",
        {"hands": add(1, 2, 3)},
        fault("wrong-card-count", "hands", card=3, count=12, wanted=11),
    ),
    case(
        "a card too few",
        "place",
        {"supply": add(-1, 2)},
        fault("wrong-card-count", "hands", card=2, count=14, wanted=15),
    ),
    case(
        "the 0 of another",
        "cards",
        {"hands": [[0, 2, 1, 1, 1], [2, 1, 2, 1, 1], [1, 1, 1, 2, 1], [1, 1, 1, 1, 2]]},
        fault("wrong-zeros", "hands", wanted=1),
    ),
    case(
        "a 0 in the supply", "cards", {"supply": put(1, 0)}, fault("wrong-zeros", "hands", wanted=1)
    ),
    case(
        "a choice that is not in hand",
        "cards",
        {"choices": put(0, 0), "hands": put([0, 2, 1, 1, 1], 0)},
        fault("wrong-zeros", "hands", wanted=1),
        fault("impossible-choice", "choices", seat=0),
    ),
    case(
        "two cards chosen by one of four",
        "cards",
        {"choices": put(8, 1)},
        fault("impossible-choice", "choices", seat=1),
    ),
    case(
        "a choice where none is made",
        "place",
        {"choices": put(1, 2)},
        fault("impossible-choice", "choices", seat=2),
    ),
    case(
        "a tile too many",
        "cards",
        {"tiles": add(1, 0, Tile.X)},
        fault("wrong-tile-count", "tiles", tile=Tile.X, count=4, wanted=3),
    ),
    case(
        "a tile too few",
        "end-turn",
        {"tiles": add(-1, 0, Tile.TAKE_BACK)},
        fault("wrong-tile-count", "tiles", tile=Tile.TAKE_BACK, count=2, wanted=3),
        seats=2,
    ),
    case(
        "a tile in another stack",
        "bonus",
        {"bonus_tops": [Tile.X, Tile.X, Tile.RAISE], "spent": add(1, Tile.SHARE)},
        fault("wrong-tile-count", "tiles", tile=Tile.X, count=4, wanted=3),
        fault("wrong-tile-stack", "bonus_unseen", tile=Tile.X, stack=2),
    ),
    case(
        "a building of another type on a stack",
        "cards",
        {"tops": put(50, 0)},
        fault("wrong-stack", "tops", building=50),
    ),
    case(
        "a building that is there twice",
        "replace",
        {"removed": [40]},
        fault("double-building", "bridges", building=40),
    ),
    case(
        "a fourth park of one crest",
        "over",
        {"bridges": [[61, 61, 61, 61], [], [], []]},
        fault("double-building", "bridges", building=61),
    ),
    case(
        "more buildings on a bridge than there were turns",
        "cards",
        {"bridges": put([50, 40], 0)},
        fault("bridge-too-long", "bridges", seat=0),
    ),
    case(
        "a line that rises",
        "replace",
        {"bridges": put([50, 30, 40], 0)},
        fault("line-not-descending", "bridges", seat=0, building=40),
    ),
    case(
        "more buildings than there were turns in all",
        "cards",
        {"removed": [10, 20, 30, 40, 50]},
        fault("too-many-buildings", "bridges", count=5),
    ),
    case(
        "a marker that is behind another and said to be ahead",
        "cards",
        {"chapel": put(3, 2)},
        fault("wrong-order", "chapel_order"),
    ),
    case(
        "the same on the gate track",
        "cards",
        {"gate": put(5, 3)},
        fault("wrong-order", "gate_order"),
    ),
    case(
        "a face that was not chosen",
        "cards",
        {"faces": put(5, 1)},
        fault("impossible-face", "faces", value=5),
    ),
    case(
        "a face that is drawn and still awaited",
        "face",
        {"faces": put(2, 0)},
        fault("impossible-face", "faces", value=2),
    ),
]

MOMENTS = [
    case(
        "a round too many",
        "cards",
        {"round": 7},
        impossible("round"),
        impossible("markers"),
        seats=2,
    ),
    case(
        "a round before the first",
        "cards",
        {"round": 0},
        impossible("round"),
        impossible("markers"),
    ),
    case("an order before the cards are seen", "cards", {"order": [0]}, impossible("order_cards")),
    case(
        "a turn that is missing",
        "raise",
        {"order": [0, 1, 2]},
        fault("wrong-zeros", "hands", wanted=1),
        impossible("order"),
        impossible("order_cards"),
    ),
    case(
        "a turn of somebody else's",
        "raise",
        {"order": [0, 1, 2, 2]},
        fault("wrong-zeros", "hands", wanted=1),
        impossible("order"),
    ),
    case(
        "a card for which there is no turn",
        "raise",
        {"order_cards": [0, 0, 0]},
        fault("wrong-zeros", "hands", wanted=1),
        impossible("order"),
        impossible("order_cards"),
    ),
    case(
        "cards played before the choice",
        "cards",
        {"played": put([1], 0), "raised": put([0], 0)},
        impossible("played"),
    ),
    case("a raise of no card", "place", {"raised": put([], 1)}, impossible("raised")),
    case(
        "a turn out of turns",
        "raise",
        {"turn": 0},
        fault("wrong-card-count", "hands", card=4, count=9, wanted=10),
        impossible("turn"),
    ),
    case("the turn of another", "place", {"actor": 2}, impossible("actor")),
    case(
        "a building taken before the pawn stands", "place", {"building": 10}, impossible("building")
    ),
    case("three pawns on a space", "second place", {"pawns": [4, 4, 4, -1]}, impossible("pawns")),
    case("a pawn between two rounds", "cards", {"pawns": put(1, 0)}, impossible("pawns")),
    case(
        "a fresh tile between two rounds",
        "cards",
        {"fresh": put(1, 0, Tile.X)},
        fault("wrong-tile-count", "tiles", tile=Tile.X, count=4, wanted=3),
        impossible("fresh"),
    ),
    case("the lowest number of nobody", "place", {"lowest": 12}, impossible("lowest")),
    case("a marker too few", "cards", {"markers": []}, impossible("markers")),
    case(
        "markers of which there are not so many",
        "over",
        {"markers": [1] * 12},
        impossible("markers"),
    ),
    case("somebody to be asked twice", "raise", {"queue": [0, 0]}, impossible("queue")),
    case("a queue without who is asked", "raise", {"queue": []}, impossible("queue")),
    case("another at the head of the queue", "noblewoman", {"queue": [1, 0]}, impossible("queue")),
    case("a queue in a turn", "place", {"queue": [1]}, impossible("queue")),
    case("a rondel that lies nowhere", "marker", {"rondel": -1}, impossible("rondel")),
    case("a bonus tile to take that is none", "bonus", {"bonus_due": 0}, impossible("bonus_due")),
    case(
        "cards to take and another question", "end-turn", {"cards_due": 2}, impossible("cards_due")
    ),
    case(
        "a reveal that waits while somebody is asked",
        "cards",
        {"reveals": ["marker"]},
        impossible("markers"),
        impossible("reveals"),
        impossible("reveals"),
    ),
    case(
        "a top to be shown that is shown",
        "top",
        {"reveals": ["building park"]},
        impossible("reveals"),
    ),
    case(
        "a tile to be shown that is shown", "tile", {"reveals": ["bonus 1"]}, impossible("reveals")
    ),
    case(
        "a draw of the setup in a round",
        "top",
        {"reveals": ["building guild house", "rondel"]},
        impossible("reveals"),
    ),
    case(
        "a draw of the setup that comes too early",
        "first top",
        {"reveals": ["building gate", "stairs", "stairs", "stairs", "stairs", "rondel"]},
        impossible("reveals"),
    ),
    case(
        "a tile that nobody has shown",
        "bonus",
        {"bonus_tops": put(-1, 0), "spent": add(1, Tile.X)},
        impossible("bonus_tops"),
    ),
    case("a question of another step", "place", {"asking": "stack"}, impossible("asking")),
    case(
        "a question after the end",
        "cards",
        {"step": "over"},
        impossible("asking"),
        impossible("step"),
    ),
]


@pytest.mark.parametrize(("name", "seats", "changes", "found"), PIECES)
def test_what_does_not_add_up_is_named(
    name: str, seats: int, changes: Changes, found: list[Fault]
) -> None:
    assert status(moment(name, seats), **changes) == found


@pytest.mark.parametrize(("name", "seats", "changes", "found"), MOMENTS)
def test_what_does_not_fit_together_is_named(
    name: str, seats: int, changes: Changes, found: list[Fault]
) -> None:
    assert status(moment(name, seats), **changes) == found


def test_a_fault_is_an_error_that_speaks() -> None:
    position = moment("cards")
    (found,) = read(position, changed(position, hands=add(1, 2, 3))).status()
    assert found.facts == {"place": "state.hands", "card": 3, "count": 12, "wanted": 11}
    assert str(found).startswith("state.hands: 12 cards of value 3 were found")


def test_every_kind_of_fault_is_shown_here() -> None:
    """By its code, or by the column that does not fit."""
    shown = [fault for one in (*PIECES, *MOMENTS) for fault in one.values[3]]  # type: ignore[attr-defined]
    columns = {facts["column"] for code, facts in shown if code == "impossible-moment"}
    assert columns == {
        "round", "order", "order_cards", "played", "raised", "turn", "actor", "building", "pawns",
        "fresh", "lowest", "markers", "queue", "rondel", "bonus_due", "cards_due", "reveals",
        "bonus_tops", "asking", "step",
    }  # fmt: skip
    assert {code for code, _ in shown} == {
        "wrong-card-count", "wrong-zeros", "impossible-choice", "wrong-tile-count",
        "wrong-tile-stack", "wrong-stack", "double-building", "bridge-too-long",
        "line-not-descending", "too-many-buildings", "wrong-order", "impossible-face",
        "impossible-moment",
    }  # fmt: skip
    assert LONDON.new(2, seed=1).status() == []


def test_what_was_changed_in_place_and_not_read_again_is_told() -> None:
    position = moment("cards", 4).copy()
    assert position.status() == []
    player = position.players[0]
    player.hand[4] -= 1
    player.hand[1] += 1
    position.supply[4] += 1
    position.supply[1] -= 1
    assert faults(position) == [fault("outdated-answers", "asking")]
    assert LONDON.restore(position.snapshot()).status() == []
