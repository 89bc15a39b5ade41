"""Columns that could not be on a table: each is refused, and the place that is wrong is named."""

from typing import Any

import pytest

from tests.bridgetown.moments import EVERY_MOMENT, Moment, impossible_at, moment, waiting
from tests.bridgetown.table import PORTLAND, planning
from tests.columns import Fault, add, impossible, put
from twinspan.games.bridgetown.city import Mode

DECISIONS = ["nothing", "plan", "first", "ride", "step", "exchange", "swap"]
LAST_SPACE = len(PORTLAND.board.city.spaces) - 1


# ----- each column by itself ----------------------------------------------------------------------


def test_no_column_may_be_missing() -> None:
    here = moment("plan")
    for name in here.columns:
        columns = {key: value for key, value in here.columns.items() if key != name}
        assert here.fault_of(columns) == ("missing-key", {"place": "state", "key": name})


def test_no_column_may_be_added() -> None:
    here = moment("plan")
    fault = here.fault_of({**here.columns, "weather": []})
    assert fault == ("unknown-key", {"place": "state", "key": "weather"})


def test_columns_must_be_a_table() -> None:
    assert moment("plan").fault_of([]) == ("not-a-table", {"place": "state"})


def test_only_known_decisions_can_be_asked() -> None:
    assert moment("plan").fault(asking="tea") == (
        "unknown-word",
        {"place": "state.asking", "word": "tea", "known": DECISIONS},
    )


# By the moment: a column, a place in it, and the least and the greatest that it may hold.
RANGES: list[tuple[str, str, tuple[int, ...], int, int]] = [
    ("step", "round", (), 0, 5),
    ("step", "step", (), 1, 11),
    ("step", "actor", (), -1, 2),
    ("step", "first", (), -1, 2),
    ("step", "queue", (1,), 0, 2),
    ("step", "flags", (7,), -1, 7),
    ("step", "bag", (7,), 0, 5),
    ("step", "aside", (), 0, 5),
    ("step", "draws", (), 0, 1_000),
    ("step", "specials", (2,), -1, 2),
    ("step", "modes", (1, 0), 0, 7),
    ("step", "racers", (2,), -1, LAST_SPACE),
    ("step", "cards", (2, 7), -1, 7),
    ("step", "mode", (), -1, 7),
    ("step", "double", (), 0, 1),
    ("step", "path", (1,), -1, LAST_SPACE),
    ("exchange", "taking", (0,), 0, 7),
    ("first flag", "reveals", (0,), 0, 8),
]


@pytest.mark.parametrize(("name", "column", "path", "low", "high"), RANGES)
def test_what_a_column_holds_has_its_range(
    name: str, column: str, path: tuple[int, ...], low: int, high: int
) -> None:
    here = moment(name)
    spot = f"state.{column}" + "".join(f"[{number}]" for number in path)
    for value in (low - 1, high + 1):
        fault = here.fault(**{column: put(value, *path) if path else value})
        facts = {"place": spot, "value": value, "low": low, "high": high}
        assert fault == ("out-of-range", facts)
    for value in (low, high):
        found = here.fault_or_none(**{column: put(value, *path) if path else value})
        assert found is None or found[0] != "out-of-range"
    assert here.fault(**{column: put("1", *path) if path else "1"}) == (
        "not-a-number",
        {"place": spot},
    )


LENGTHS: list[tuple[str, tuple[int, ...], int]] = [
    ("flags", (), 8),
    ("bag", (), 8),
    ("specials", (), 3),
    ("modes", (), 3),
    ("racers", (), 3),
    ("cards", (), 3),
    ("cards", (1,), 8),
]


@pytest.mark.parametrize(("column", "path", "length"), LENGTHS)
def test_what_a_column_holds_has_its_length(
    column: str, path: tuple[int, ...], length: int
) -> None:
    here = moment("step")
    spot = f"state.{column}" + "".join(f"[{number}]" for number in path)
    whole = here.columns[column]
    row = whole[path[0]] if path else whole
    for other in (row[:-1], [*row, row[-1]]):
        fault = here.fault(**{column: put(other, *path) if path else other})
        assert fault == ("wrong-length", {"place": spot, "length": len(other), "wanted": length})


@pytest.mark.parametrize("seats", [2, 4])
def test_ranges_and_lengths_follow_the_number_of_players(seats: int) -> None:
    here = Moment(planning(seats))
    for column in ("actor", "first"):
        fault = here.fault(**{column: seats})
        facts = {"place": f"state.{column}", "value": seats, "low": -1, "high": seats - 1}
        assert fault == ("out-of-range", facts)
    assert here.fault(queue=put(seats, 0))[1]["high"] == seats - 1
    assert here.fault(specials=put(seats, 0))[1]["high"] == seats - 1
    for column in ("modes", "racers", "cards"):
        fault = here.fault(**{column: []})
        facts = {"place": f"state.{column}", "length": 0, "wanted": seats}
        assert fault == ("wrong-length", facts)


# ----- flags --------------------------------------------------------------------------------------


def wrong_count(flag: int, count: int, wanted: int) -> Fault:
    return "wrong-flag-count", {"place": "state", "flag": flag, "count": count, "wanted": wanted}


@pytest.mark.rule("B1.4", "B2.1")
@pytest.mark.parametrize("flag", range(7))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_flag_is_in_the_game_once(seats: int, flag: int) -> None:
    here = Moment(planning(seats))
    each = seats + 1
    assert here.fault(bag=add(-1, flag)) == wrong_count(flag, each - 1, each)
    if here.columns["bag"][flag] < 5:
        assert here.fault(bag=add(1, flag)) == wrong_count(flag, each + 1, each)
    spot = here.columns["flags"].index(flag)
    assert here.fault(flags=put(-1, spot)) == wrong_count(flag, each - 1, each)
    for seat in range(seats):
        assert here.fault(cards=put(flag, seat, spot)) == wrong_count(flag, each + 1, each)
        moved = here.read(cards=put(flag, seat, spot), bag=add(-1, flag))
        assert moved.players[seat].card[spot] == flag


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_of_the_blue_flags_there_are_five_at_every_number_of_players(seats: int) -> None:
    here = Moment(planning(seats))
    assert here.columns["aside"] == 4
    assert here.fault(aside=5) == wrong_count(7, 6, 5)
    assert here.fault(aside=3) == wrong_count(7, 4, 5)
    assert here.read(aside=3, cards=put(7, 1, 2)).aside == 3
    assert here.fault(flags=put(-1, 2)) == wrong_count(7, 4, 5)


@pytest.mark.rule("B7.1", "B2.1")
def test_beside_a_free_streetcar_there_are_as_many_blue_flags_as_others() -> None:
    here = Moment(planning(3, free_streetcar=True))
    assert here.fault(bag=add(1, 7)) == wrong_count(7, 5, 4)
    assert here.fault(bag=add(-1, 7)) == wrong_count(7, 3, 4)
    assert here.fault(aside=1) == impossible("aside")


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("spot", [0, 1, 3, 7])
def test_a_blue_flag_lies_on_the_streetcars_bridge_alone(spot: int) -> None:
    here = moment("plan")
    old = here.columns["flags"][spot]
    fault = here.fault(flags=put(7, spot), bag=add(1, old), aside=3)
    facts = {"place": "state", "column": "flags", "flag": 7, "bridge": spot}
    assert fault == ("wrong-bridge", facts)
    for seat in range(3):
        if here.columns["cards"][seat][spot] == -1:
            fault = here.fault(cards=put(7, seat, spot), aside=3)
            assert fault == ("wrong-bridge", {**facts, "column": "cards"})


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize("flag", [0, 1, 6])
def test_no_other_colour_lies_on_the_streetcars_bridge(flag: int) -> None:
    here = moment("plan")
    fault = here.fault(flags=put(flag, 2), bag=add(-1, flag), aside=5)
    facts = {"place": "state", "column": "flags", "flag": flag, "bridge": 2}
    assert fault == ("wrong-bridge", facts)
    for seat in range(3):
        fault = here.fault(cards=put(flag, seat, 2), bag=add(-1, flag))
        assert fault == ("wrong-bridge", {**facts, "column": "cards"})
    assert here.read(flags=put(-1, 2), aside=5).flags[2] == -1


@pytest.mark.rule("B7.1")
def test_beside_a_free_streetcar_any_flag_lies_on_any_bridge() -> None:
    here = Moment(planning(3, free_streetcar=True))
    swapped = [7, 5, 3, 0, 1, 6, 4, 2]
    assert here.read(flags=swapped).flags == swapped


@pytest.mark.rule("B2.1", "B5.5")
def test_no_blue_flag_is_in_the_bag() -> None:
    assert moment("plan").fault(bag=add(1, 7), aside=3) == impossible("bag")


# ----- what is going on ---------------------------------------------------------------------------

OPEN_AT = {
    "nothing": {1, 11},
    "plan": {2, 3},
    "first": {4},
    "ride": {5},
    "step": {6},
    "exchange": {7},
    "swap": {8},
}


@pytest.mark.parametrize("step", range(1, 12))
@pytest.mark.parametrize("decision", OPEN_AT)
def test_a_decision_is_open_at_its_own_steps(decision: str, step: int) -> None:
    fault = moment("ride").fault_or_none(asking=decision, step=step)
    assert (fault == impossible("asking")) == (step not in OPEN_AT[decision])


@pytest.mark.rule("B2.4")
def test_there_is_a_first_player_from_round_one_on() -> None:
    assert moment("plan").fault(first=-1) == impossible("first")
    assert moment("third flag").fault(first=0) == impossible("first")
    assert moment("plan").fault(round=0) == impossible("first")
    assert moment("third flag").fault(round=1) == impossible("first")


def test_before_round_one_there_is_the_setup_alone() -> None:
    for name in ("plan", "ride", "step", "over", "victory"):
        assert moment(name).fault(round=0, first=-1) == impossible("round")


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize("seat", range(3))
def test_nobody_has_two_coordinators_on_a_mode(seat: int) -> None:
    here = moment("plan")
    assert here.fault(modes=put([4, 4], seat)) == impossible("modes")


@pytest.mark.rule("B1.5")
def test_nobody_has_more_than_three_coordinators() -> None:
    here = moment("second ride")
    assert here.columns["specials"] == [-1, 0, 1]
    assert here.fault(modes=put([0, 1, 2, 3], 2)) == impossible("modes")
    assert here.fault(modes=put([5, 4, 3], 1)) == impossible("modes")
    assert here.read(modes=put([3, 4, 5], 2)).players[2].modes == [3, 4, 5]


@pytest.mark.rule("B7.2")
@pytest.mark.parametrize("special", range(3))
def test_without_special_actions_none_is_taken(special: int) -> None:
    here = Moment(planning(3, no_specials=True))
    assert here.fault(specials=put(0, special)) == impossible("specials")
    assert here.read().specials == [-1, -1, -1]


@pytest.mark.parametrize("name", ["first flag", "refill", "over", "victory"])
def test_where_nobody_is_asked_nobody_is_next(name: str) -> None:
    here = moment(name)
    assert here.fault(queue=[0]) == impossible("queue")
    assert here.fault(actor=0) == impossible("actor")


@pytest.mark.parametrize("name", ["first flag", "refill"])
def test_between_rounds_no_coordinator_is_on_the_wheel(name: str) -> None:
    here = moment(name)
    for seat in range(3):
        assert here.fault(modes=put([1], seat)) == impossible("modes")
        assert here.fault(specials=put(seat, 1)) == impossible("modes")


# ----- the setup ----------------------------------------------------------------------------------


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("seat", range(3))
def test_in_the_setup_racers_are_at_the_start(seat: int) -> None:
    for name in ("first flag", "third flag", "first player"):
        assert moment(name).fault(racers=put(4, seat)) == impossible("racers")
    assert moment("refill").read(racers=[1, 2, 3]).players[seat].racer == seat + 1


@pytest.mark.rule("B1.5")
@pytest.mark.parametrize("seat", range(3))
def test_in_the_setup_cards_are_empty(seat: int) -> None:
    for name in ("first flag", "third flag", "first player"):
        fault = moment(name).fault(cards=put(3, seat, 0), bag=add(-1, 3))
        assert fault == impossible("cards")


@pytest.mark.rule("B2.2")
def test_in_the_setup_no_colour_lies_on_more_than_two_bridges() -> None:
    here = moment("first player")
    assert here.columns["flags"] == [0, 1, 7, 2, 3, 4, 5, 6]

    def laid_out(*flags: int) -> dict[str, object]:
        return {"flags": [*flags], "bag": [4 - flags.count(colour) for colour in range(7)] + [0]}

    assert here.read(**laid_out(3, 3, 7, 2, 2, 4, 4, 6)).flags.count(3) == 2
    assert here.fault(**laid_out(3, 3, 7, 2, 2, 3, 4, 6)) == impossible("flags")
    assert here.fault(**laid_out(0, 0, 7, 2, 1, 3, 4, 0)) == impossible("flags")
    later = moment("plan").changed(flags=[3, 3, 7, 2, 2, 3, 4, 6], bag=[4, 3, 2, 1, 3, 4, 3, 0])
    assert moment("plan").read_line(later).flags.count(3) == 3


@pytest.mark.rule("B7.1", "B2.2")
def test_beside_a_free_streetcar_blue_counts_for_the_limit_of_two() -> None:
    here = moment("third free flag")
    assert here.read(flags=[7, 7, *[-1] * 6], bag=[5] * 7 + [3]).flags[:2] == [7, 7]
    four = Moment(waiting(3, 4, free_streetcar=True))
    fault = four.fault(flags=[7, 7, 7, *[-1] * 5], bag=[5] * 7 + [2])
    assert fault == impossible("flags")


@pytest.mark.rule("B2.2")
def test_flags_are_laid_from_the_top_of_the_river_downwards() -> None:
    fault = moment("third flag").fault(
        flags=[-1, 1, 7, 0, -1, -1, -1, -1], reveals=[0, 4, 5, 6, 7, 8]
    )
    assert fault == impossible_at("reveals")


# ----- what waits to be drawn ---------------------------------------------------------------------


@pytest.mark.rule("B2.2", "B2.4")
@pytest.mark.parametrize(
    "reveals",
    [
        [],
        [8],
        [3, 4, 5, 6, 7],
        [4, 5, 6, 7, 8],
        [4, 3, 5, 6, 7, 8],
        [2, 3, 4, 5, 6, 7, 8],
        [8, 3, 4, 5, 6, 7],
        [3, 4, 5, 6, 7, 8, 8],
    ],
)
def test_the_setup_draws_for_every_empty_bridge_and_then_for_the_first_player(
    reveals: list[int],
) -> None:
    here = moment("third flag")
    assert here.columns["reveals"] == [3, 4, 5, 6, 7, 8]
    assert here.fault(reveals=reveals) == impossible_at("reveals")


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(
    "reveals",
    [[], [3, 4, 5, 6], [1, 3, 4, 5], [1, 3, 4, 5, 6, 8], [3, 1, 4, 5, 6], [1, 1, 3, 4, 5]],
)
def test_a_refill_draws_for_every_empty_bridge_in_order(reveals: list[int]) -> None:
    here = moment("refill")
    assert here.columns["reveals"] == [1, 3, 4, 5, 6]
    assert here.fault(reveals=reveals) == impossible_at("reveals")


@pytest.mark.rule("B5.6")
def test_the_last_flag_of_the_bag_is_no_surprise() -> None:
    """With a single flag left to draw, nothing is waited for."""
    here = moment("refill")
    cards = [[0, 1, -1, 2, 3, 4, 5, 6]] * 3
    two = {"cards": cards, "flags": [0, 1, 7, 2, 3, 4, -1, -1], "bag": [0, 0, 0, 0, 0, 1, 1, 0]}
    assert here.read(**two, reveals=[6, 7]).reveals == [6, 7]
    one = {"cards": cards, "flags": [0, 1, 7, 2, 3, 4, 5, -1], "bag": [0, 0, 0, 0, 0, 0, 1, 0]}
    assert here.fault(**one, reveals=[7]) == impossible_at("reveals")


@pytest.mark.rule("B5.6")
def test_the_streetcars_bridge_is_filled_from_beside_and_not_from_the_bag() -> None:
    here = moment("refill")
    fault = here.fault(flags=put(-1, 2), aside=5, reveals=[1, 2, 3, 4, 5, 6])
    assert fault == impossible_at("reveals")
    assert here.fault(flags=put(-1, 2), aside=5) == impossible_at("reveals")


@pytest.mark.rule("B5.6", "B7.1")
def test_a_free_streetcars_bridge_is_filled_from_the_bag() -> None:
    here = moment("first free flag")
    fault = here.fault(reveals=[0, 1, 3, 4, 5, 6, 7, 8])
    assert fault == impossible_at("reveals")
    assert here.read().reveals == [*range(9)]


@pytest.mark.rule("B5.6")
def test_nothing_is_drawn_after_round_five() -> None:
    fault = moment("refill").fault(round=5)
    assert fault[0] == "impossible-moment"


@pytest.mark.parametrize(
    "name", [name for name in EVERY_MOMENT if not moment(name).columns["reveals"]]
)
@pytest.mark.parametrize("reveal", [0, 8])
def test_within_a_round_nothing_waits_to_be_drawn(name: str, reveal: int) -> None:
    assert moment(name).fault(reveals=[reveal]) == impossible_at("reveals")


# ----- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_without_all_bridges_the_game_is_over_after_round_five(number: int) -> None:
    assert moment("over").fault(round=number) == impossible("step")


@pytest.mark.rule("B6.2")
def test_the_last_round_is_over_when_all_coordinators_are_back() -> None:
    here = moment("over")
    for seat in range(3):
        assert here.fault(modes=put([1], seat)) == impossible("step")


@pytest.mark.rule("B6.2", "R3.14")
@pytest.mark.parametrize("special", range(3))
def test_after_the_last_round_no_special_action_is_left_on_the_wheel(special: int) -> None:
    assert moment("over").fault(specials=put(0, special))[0] == "impossible-moment"


@pytest.mark.rule("B6.1")
def test_all_bridges_end_the_game_in_any_round() -> None:
    here = moment("victory")
    for number in range(1, 6):
        outcome = here.read(round=number).outcome()
        assert outcome is not None
        assert outcome.why == "all-bridges"
    fault = here.fault(cards=put(-1, 0, 3), bag=add(1, Mode.WALK))
    assert fault == impossible("step")


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize("seat", range(3))
@pytest.mark.parametrize("name", ["plan", "ride", "step", "refill"])
def test_nobody_has_all_bridges_while_the_game_goes_on(name: str, seat: int) -> None:
    here = moment(name)
    cards: list[list[int]] = [row[:] for row in here.columns["cards"]]
    cards[seat] = [3, 5, 7, 0, 1, 6, 4, 2]
    used = [sum(row.count(flag) for row in (*cards, here.columns["flags"])) for flag in range(8)]
    bag = [4 - count for count in used[:7]] + [0]
    changes: dict[str, Any] = {"cards": cards, "bag": bag, "aside": 5 - used[7]}
    assert here.fault(**changes) == impossible("cards")
