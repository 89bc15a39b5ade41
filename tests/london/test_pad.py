"""The score pad: L7 and L8 for people at a real table."""

import tomllib

import pytest

from tests.london.table import LONDON
from twinspan.core.reader import Reader
from twinspan.core.terms import Outcome
from twinspan.games.london.pad import Box, PadError, Sheet

SHEET = """
chapel_order = ["Ada", "Ben", "Cleo"]
faces = { gate = "L8.7", bridge = "L8.13" }
[[players]]
name = " Ada "
money = 31
chapel = 7
gate = 9
hand = [0, 1, 3]
bridge = [49, 32, "p", 58, 20]
tiles = 2
[[players]]
name = "Ben"
money = 10000
chapel = 7
gate = 2
hand = [0, 0]
bridge = [60, 31, 4, "p", "p", 59, 30, 5, 3, 2, 1, "p"]
tiles = 0
[[players]]
name = "Cleo"
money = 0
chapel = 0
gate = 15
hand = []
bridge = []
tiles = 22
"""


def score(text: str) -> Outcome:
    return Sheet(tomllib.loads(text), LONDON).outcome()


@pytest.mark.rule("L7.2a", "L7.2c", "L7.3", "L7.4", "L8.7", "L8.13")
def test_a_sheet_is_scored_line_by_line() -> None:
    outcome = score(SHEET)
    lines = [(line.seat, line.rule, line.amount) for line in outcome.lines]
    assert lines == [
        (0, "L7.5", 31), (1, "L7.5", 10000), (2, "L7.5", 0),
        (0, "L7.2a", 5), (1, "L7.2a", 3), (2, "L7.2a", 0),
        (0, "L8.7", 5), (1, "L8.7", 0), (2, "L8.7", 12),
        (0, "L7.2c", 5), (1, "L7.2c", 0), (2, "L7.2c", 0),
        (1, "L8.13", 5), (0, "L8.13", 3), (2, "L8.13", 0),
        (0, "L7.3", -14), (1, "L7.3", 0), (2, "L7.3", -12),
        (0, "L7.4", 2), (1, "L7.4", 0), (2, "L7.4", 22),
    ]  # fmt: skip
    assert outcome.scores == [37, 10008, 22]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.why == "all-rounds-played"


def test_names_are_taken_without_blanks_around_them() -> None:
    assert Sheet(tomllib.loads(SHEET), LONDON).names == ["Ada", "Ben", "Cleo"]


def test_without_faces_the_base_scoring_counts() -> None:
    outcome = score(SHEET.replace('faces = { gate = "L8.7", bridge = "L8.13" }', ""))
    assert {line.rule for line in outcome.lines} == {
        "L7.5", "L7.2a", "L7.2b", "L7.2c", "L7.2d", "L7.3", "L7.4",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ('"Ada", "Ben", "Cleo"', '"Ada", "Ben"', "wrong-length", "chapel_order"),
        ('"Ada", "Ben", "Cleo"', '"Ada", "Ada", "Cleo"', "name-taken", "chapel_order[1]"),
        ('"Ada", "Ben", "Cleo"', '"Ada", "Eve", "Cleo"', "unknown-word", "chapel_order[1]"),
        ('"Ada", "Ben", "Cleo"', '"Ada", "Cleo", "Ben"', "wrong-order", "chapel_order[2]"),
        ('"L8.7"', '"L8.1"', "unknown-word", "faces.gate"),
        ('"L8.7"', '"random"', "unknown-word", "faces.gate"),
        ("gate =", "gates =", "unknown-key", "faces"),
        ('"Ben"\nmoney', '"Ada"\nmoney', "name-taken", "players[1].name"),
        ('"Ben"\nmoney', '" "\nmoney', "name-taken", "players[1].name"),
        ("money = 31", "money = -1", "out-of-range", "players[0].money"),
        ("money = 31", "money = 10001", "out-of-range", "players[0].money"),
        ("chapel = 0", "chapel = -1", "out-of-range", "players[2].chapel"),
        ("chapel = 0", "chapel = 16", "out-of-range", "players[2].chapel"),
        ("gate = 15", "gate = 16", "out-of-range", "players[2].gate"),
        ("gate = 15", "gate = -1", "out-of-range", "players[2].gate"),
        ("[0, 1, 3]", "[0, 5]", "out-of-range", "players[0].hand[1]"),
        ("[0, 1, 3]", "[-1]", "out-of-range", "players[0].hand[0]"),
        ("60, 31", "60, 61", "out-of-range", "players[1].bridge[1]"),
        ("60, 31", "60, 0", "out-of-range", "players[1].bridge[1]"),
        ("60, 31", "30, 31", "number-too-high", "players[1].bridge[1]"),
        ("60, 31", "60, 49", "duplicate-number", "players[1].bridge[1]"),
        ("1, \"p\"]", "1, \"p\", \"p\"]", "wrong-length", "players[1].bridge"),
        ("tiles = 22", "tiles = 25", "out-of-range", "players[2].tiles"),
        ("tiles = 22", "tiles = true", "not-a-number", "players[2].tiles"),
        ("tiles = 22", "", "missing-key", "players[2]"),
        ("tiles = 22", "tiles = 23", "out-of-range", "players[2].tiles"),
        ("[0, 0]", "[0, 0, 0, 0]", "no-card-left", "players[1].hand"),
        ("[0, 0]", str([4] * 11), "no-card-left", "players[1].hand"),
        ("bridge = []", f"bridge = {['p'] * 10}", "no-park-left", "players[2].bridge[8]"),
        ("faces =", "face =", "unknown-key", "(top)"),
    ],
)  # fmt: skip
def test_a_wrong_sheet_is_refused_with_its_place(old: str, new: str, code: str, place: str) -> None:
    assert old in SHEET
    with pytest.raises(PadError) as caught:
        score(SHEET.replace(old, new, 1))
    assert (caught.value.code, caught.value.facts["place"]) == (code, place)


@pytest.mark.parametrize("count", [0, 1, 5])
def test_a_sheet_is_for_two_to_four(count: int) -> None:
    sheet = tomllib.loads(SHEET)
    with pytest.raises(PadError) as caught:
        Sheet({**sheet, "players": (sheet["players"] * 2)[:count]}, LONDON)
    assert caught.value.code == "wrong-seats"
    assert caught.value.facts == {"place": "players", "seats": str(count), "known": [2, 3, 4]}


def test_the_order_is_kept_as_it_is_given_or_found() -> None:
    """Ada is ahead, then Ben, then Cleo; on other spaces Cleo, Ada, Ben."""
    assert Sheet(tomllib.loads(SHEET), LONDON).state.chapel_order == [0, 1, 2]
    found = tomllib.loads(SHEET)
    del found["chapel_order"]
    for player, space in zip(found["players"], (4, 1, 9), strict=True):
        player["chapel"] = space
    assert Sheet(found, LONDON).state.chapel_order == [2, 0, 1]


def test_an_order_that_does_not_follow_the_spaces_is_refused_at_its_place() -> None:
    sheet = tomllib.loads(SHEET)
    for player, space in zip(sheet["players"], (7, 3, 5), strict=True):
        player["chapel"] = space
    with pytest.raises(PadError) as caught:
        Sheet(sheet, LONDON)
    assert (caught.value.code, caught.value.facts) == ("wrong-order", {"place": "chapel_order[2]"})


def test_the_spaces_tell_the_order_unless_two_share_one() -> None:
    order = 'chapel_order = ["Ada", "Ben", "Cleo"]\n'
    assert score(SHEET.replace(order, "").replace("chapel = 7", "chapel = 8", 1)).ranks == [2, 1, 3]
    with pytest.raises(PadError) as caught:
        score(SHEET.replace(order, ""))
    assert caught.value.code == "missing-key"
    assert caught.value.facts == {"place": "players", "key": "chapel_order"}


@pytest.mark.parametrize(
    ("old", "new", "facts"),
    [
        ('"Ben"\nmoney', '"Ada"\nmoney', {"place": "players[1].name", "name": "Ada"}),
        ('"Ada", "Ben",', '"Ada", "Ada",', {"place": "chapel_order[1]", "name": "Ada"}),
        ("[0, 0]", "[0, 0, 0, 0]", {"place": "players[1].hand", "card": 0}),
        ("60, 31", "30, 31", {"place": "players[1].bridge[1]", "number": 31}),
        ("60, 31", "60, 49", {"place": "players[1].bridge[1]", "number": 49}),
        ("60, 31", "60, 60", {"place": "players[1].bridge[1]", "number": 60}),
        ("tiles = 22", "tiles = 23",
         {"place": "players[2].tiles", "value": 23, "low": 0, "high": 22}),
        ("money = 31", "money = -1",
         {"place": "players[0].money", "value": -1, "low": 0, "high": 10000}),
        ("chapel = 0", "chapel = 16",
         {"place": "players[2].chapel", "value": 16, "low": 0, "high": 15}),
        ("gate = 15", "gate = 16", {"place": "players[2].gate", "value": 16, "low": 0, "high": 15}),
        ("[0, 1, 3]", "[0, 5]", {"place": "players[0].hand[1]", "value": 5, "low": 0, "high": 4}),
        ("60, 31", "60, 61",
         {"place": "players[1].bridge[1]", "value": 61, "low": 1, "high": 60}),
        ("1, \"p\"]", "1, \"p\", \"p\"]",
         {"place": "players[1].bridge", "length": 13, "wanted": 12}),
    ],
)  # fmt: skip
def test_a_fault_tells_its_facts(old: str, new: str, facts: dict[str, object]) -> None:
    with pytest.raises(PadError) as caught:
        score(SHEET.replace(old, new, 1))
    assert caught.value.facts == facts


def test_the_box_holds_what_the_game_has() -> None:
    box = Box(LONDON.components)
    assert (box.parks, box.tiles, box.cards) == (12, 24, [4, 15, 15, 11, 10])
    assert box.numbers == list(range(1, 61))


def test_what_one_player_has_is_not_in_the_box_for_another() -> None:
    box = Box(LONDON.components)
    assert box.hand(Reader([0, 4, 4], "hand", PadError)) == [1, 0, 0, 0, 2]
    assert box.cards == [3, 15, 15, 11, 8]
    assert box.bridge(Reader([7, "p", 60, "p"], "bridge", PadError)) == [7, 61, 60, 61]
    assert box.parks == 10
    assert box.numbers == [number for number in range(1, 60) if number != 7]
    assert box.unused_tiles(Reader(24, "tiles", PadError)) == 24
    assert box.tiles == 0


def test_a_refused_answer_takes_nothing_from_the_box() -> None:
    box = Box(LONDON.components)
    for refused in (lambda: box.hand(Reader([0] * 5, "hand", PadError)),
                    lambda: box.bridge(Reader([7, "p", 60, 61], "bridge", PadError)),
                    lambda: box.unused_tiles(Reader(25, "tiles", PadError))):  # fmt: skip
        with pytest.raises(PadError):
            refused()
    fresh = Box(LONDON.components)
    for thing in ("numbers", "parks", "cards", "tiles"):
        assert getattr(box, thing) == getattr(fresh, thing)


def test_all_cards_and_all_parks_may_be_found() -> None:
    box = Box(LONDON.components)
    box.hand(Reader([4] * 10, "hand", PadError))
    assert box.cards[4] == 0
    box.bridge(Reader(["p"] * 12, "bridge", PadError))
    with pytest.raises(PadError) as caught:
        box.bridge(Reader(["p"], "bridge", PadError))
    assert (caught.value.code, caught.value.facts) == ("no-park-left", {"place": "bridge[0]"})
