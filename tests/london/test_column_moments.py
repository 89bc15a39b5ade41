"""Columns that do not fit together: what is asked, whose turn it is, what is still to come."""

from typing import Any

import pytest

from tests.columns import NOTHING_TO_DECIDE, add, impossible, put
from tests.london.moments import EVERY_MOMENT, MARKERS, Moment, moment, waiting_for
from tests.london.table import act, bid, hand, lay, legal
from twinspan.games.london.columns import write_state
from twinspan.games.london.components import Tile

SEATS = [2, 3, 4]
STEPS = range(16)
OPEN_AT = {
    "nothing": {0, 2, 7, 8, 12, 15},
    "noblewoman": {2},
    "cards": {4},
    "raise": {5},
    "place": {8},
    "stack": {9},
    "replace": {10},
    "bonus": {8, 12},
    "take-cards": {12},
    "end-turn": {12},
}


# ----- the step and the round ---------------------------------------------------------------------


@pytest.mark.parametrize("step", STEPS)
@pytest.mark.parametrize("decision", OPEN_AT)
def test_a_decision_is_open_at_its_own_steps(decision: str, step: int) -> None:
    here = moment("rondel" if step == 0 else "place")
    fault = here.fault_or_none(asking=decision, step=step)
    assert (fault == impossible("asking")) == (step not in OPEN_AT[decision])


@pytest.mark.parametrize("seats", SEATS)
def test_the_setup_is_before_the_first_round(seats: int) -> None:
    assert moment("rondel", seats).fault(round=1) == impossible("round")
    assert moment("cards", seats).fault(round=0) == impossible("round")
    assert moment("cards", seats).read(round=2, markers=[1, 3]).round == 2


@pytest.mark.rule("L3.1.1")
@pytest.mark.parametrize("seats", SEATS)
def test_every_round_has_its_marker(seats: int) -> None:
    for markers in ([], [1, 2]):
        assert moment("cards", seats).fault(markers=markers) == impossible("markers")
        assert moment("top", seats).fault(markers=markers) == impossible("markers")
    assert moment("marker", seats).fault(markers=[1]) == impossible("markers")
    assert moment("marker", seats).fault(round=2) == impossible("markers")
    assert moment("marker", seats).read(round=2, markers=[3]).markers == [3]


@pytest.mark.rule("L7.1")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 6), (3, 12), (4, 12)])
def test_the_game_is_over_after_the_last_round(seats: int, rounds: int) -> None:
    here = moment("over", seats)
    assert here.columns["round"] == rounds
    assert here.read().outcome() is not None
    fault = here.fault(round=rounds - 1, markers=MARKERS[: rounds - 1])
    assert fault == impossible("step")


@pytest.mark.rule("L7.1")
def test_the_game_is_over_when_three_stacks_are_empty() -> None:
    here = moment("over")
    numbers = [number for number in range(1, 61) if number % 5 in (0, 1, 2)]
    tops = here.columns["tops"]
    early = {"round": 11, "markers": MARKERS[:11]}
    over = here.read(**early, tops=[0, 0, 0, *tops[3:]], removed=numbers)
    assert over.outcome() is not None
    two = [number for number in numbers if number != 60]
    assert here.fault(**early, tops=[0, 0, 60, *tops[3:]], removed=two) == impossible("step")


@pytest.mark.rule("L7.1")
def test_the_last_round_is_played_though_the_game_ends_after_it() -> None:
    read = moment("cards").read(round=12, markers=MARKERS[:12])
    assert read.outcome() is None
    assert read.asked == (0, 1, 2, 3)


# ----- turns --------------------------------------------------------------------------------------


@pytest.mark.rule("L3.2.4")
@pytest.mark.parametrize("order", [[2, 1, 2, 3], [1, 1, 2, 3]])
def test_everybody_has_one_turn_in_a_round(order: list[int]) -> None:
    assert moment("second place").columns["order"] == [0, 1, 2, 3]
    assert moment("second place").fault(order=order) == impossible("order")


@pytest.mark.rule("L3.2.4")
@pytest.mark.parametrize("seats", SEATS)
def test_nobody_is_left_out_of_the_order(seats: int) -> None:
    here = moment("second place", seats)
    order, cards = here.columns["order"], here.columns["order_cards"]
    fault = here.fault(order=order[1:], order_cards=cards[1:], turn=0)
    assert fault == impossible("order")
    fault = here.fault(order=[order[0], *order], order_cards=[cards[0], *cards], turn=2)
    assert fault == impossible("order")


@pytest.mark.rule("L3.2.5")
def test_two_players_have_a_turn_for_each_of_their_cards() -> None:
    here = moment("place", 2)
    assert (here.columns["order"], here.columns["order_cards"]) == ([0, 0, 1, 1], [0, 1, 0, 1])
    assert here.fault(order_cards=[1, 1, 0, 1]) == impossible("order")
    assert here.fault(order=[1, 0, 1, 1]) == impossible("order")
    assert here.read(order_cards=[0, 1, 1, 0]).order_cards == [0, 1, 1, 0]


@pytest.mark.rule("L3.2.2")
def test_more_than_two_players_have_a_turn_for_their_only_card() -> None:
    assert moment("place", 3).fault(order_cards=[1, 0, 0]) == impossible("order")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["raise", "place", "stack", "replace", "bonus", "top"])
def test_each_turn_is_for_one_card(name: str, seats: int) -> None:
    fault = moment(name, seats).fault(order_cards=lambda cards: [*cards, 0])
    assert fault == impossible("order_cards")


@pytest.mark.parametrize("name", ["marker", "noblewoman", "cards", "over"])
def test_there_are_no_turns_before_the_cards_are_shown(name: str) -> None:
    here = moment(name)
    assert here.fault(order=[0], order_cards=[0]) == impossible("order")
    assert here.fault(order_cards=[0]) == impossible("order_cards")
    assert here.fault(played=put([1], 2), raised=put([0], 2)) == impossible("played")
    assert here.fault(raised=put([0], 3)) == impossible("raised")


@pytest.mark.rule("L3.2.2", "L3.2.5")
@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 1), (4, 1)])
def test_everybody_has_played_their_cards(seats: int, cards: int) -> None:
    here = moment("second place", seats)
    for count in (0, cards - 1, cards + 1):
        changes = {"played": put([4, 3, 1][:count], 0), "raised": put([0] * count, 0)}
        assert here.fault(**changes) == impossible("played")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["raise", "place", "end-turn"])
def test_every_played_card_is_raised_by_something_or_nothing(name: str, seats: int) -> None:
    here = moment(name, seats)
    for seat in range(seats):
        assert here.fault(raised=put([], seat)) == impossible("raised")
        assert here.fault(raised=put([0, 0, 0], seat)) == impossible("raised")
        assert here.read(raised=put(3, seat, 0)).players[seat].raised[0] == 3


def test_a_turn_begins_when_its_card_is_returned() -> None:
    assert moment("raise").fault(turn=0, supply=add(1, 4)) == impossible("turn")
    assert moment("place").fault(turn=-1, supply=add(-1, 4)) == impossible("turn")
    assert moment("top").fault(turn=-1, supply=add(-1, 4)) == impossible("turn")


@pytest.mark.parametrize(
    "name",
    ["place", "stack", "replace", "bonus", "tile", "early bonus", "early tile", "take-cards",
     "end-turn", "top"],
)  # fmt: skip
def test_in_a_turn_its_owner_acts(name: str) -> None:
    for seat in (-1, 1, 2, 3):
        assert moment(name).fault(actor=seat) == impossible("actor")


# ----- the building in hand -----------------------------------------------------------------------


@pytest.mark.rule("L3.3.5")
@pytest.mark.parametrize("name", ["marker", "cards", "place", "stack", "end-turn", "over"])
def test_a_building_is_in_hand_only_while_it_is_being_built(name: str) -> None:
    assert moment(name).fault(building=41) == impossible("building")


@pytest.mark.rule("L4.3")
def test_a_building_that_replaces_another_came_from_a_stack_and_fits_no_free_site() -> None:
    here = moment("replace")
    assert here.fault(building=0) == impossible("building")
    assert here.fault(opened=-1) == impossible("opened")
    assert here.fault(opened=1) == impossible("opened")
    assert here.fault(building=25) == impossible("building")
    assert here.read(building=35).offers[0] != here.position.offers[0]
    assert here.fault(bridges=put([50, 40, 64], 0)) == impossible("building")
    read = here.read(building=41, opened=1, tops=[57, 0, 60, 58, 59, 64])
    assert legal(read, 0) == {"replace 50", "replace 40"}


@pytest.mark.rule("R3.3.8")
@pytest.mark.parametrize(
    "name", ["rondel", "marker", "noblewoman", "cards", "raise", "place", "stack", "top", "over"]
)
def test_a_stack_is_open_from_the_taking_of_its_top_to_the_end_of_the_turn(name: str) -> None:
    for kind in (0, 5):
        assert moment(name).fault(opened=kind) == impossible("opened")


# ----- what is still to come ----------------------------------------------------------------------


@pytest.mark.rule("L8.14")
def test_the_lowest_number_has_its_builder() -> None:
    here = moment("place")
    assert here.fault(lowest=1) == impossible("lowest")
    assert here.fault(lowest_seat=0) == impossible("lowest")
    for number, seat in ((1, 0), (60, 3)):
        read = here.read(lowest=number, lowest_seat=seat)
        assert (read.lowest, read.lowest_seat) == (number, seat)


@pytest.mark.rule("R6.12", "R6.14")
@pytest.mark.parametrize("name", ["noblewoman", "raise"])
def test_the_first_in_the_queue_is_asked(name: str) -> None:
    here = moment(name)
    assert (here.columns["queue"], here.columns["actor"]) == ([0, 1], 0)
    for queue in ([], [1], [1, 0]):
        assert here.fault(queue=queue) == impossible("queue")
    assert here.fault(actor=1) == impossible("queue")
    assert here.fault(actor=-1) == impossible("queue")
    assert here.read(queue=[0]).queue == [0]
    assert here.read(queue=[1, 0], actor=1).asked == (1,)


@pytest.mark.parametrize("name", ["marker", "noblewoman", "raise", "cards", "place"])
def test_nobody_is_in_the_queue_twice(name: str) -> None:
    assert moment(name).fault(queue=[0, 1, 0]) == impossible("queue")


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize(
    "name", ["rondel", "marker", "noblewoman", "cards", "raise", "place", "stack", "replace",
             "take-cards", "end-turn", "top", "over"],
)  # fmt: skip
def test_tiles_are_due_only_while_they_are_taken(name: str) -> None:
    for due in (1, 4):
        assert moment(name).fault(bonus_due=due) == impossible("bonus_due")


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize("name", ["bonus", "early bonus"])
def test_who_takes_a_tile_has_one_to_take(name: str) -> None:
    assert moment(name).fault(bonus_due=0) == impossible("bonus_due")
    for due in (1, 2, 15):
        assert moment(name).read(bonus_due=due).bonus_due == due


@pytest.mark.rule("L5.2")
@pytest.mark.parametrize("name", ["tile", "early tile"])
def test_more_tiles_may_be_due_when_the_next_is_shown(name: str) -> None:
    for due in (0, 1, 3):
        assert moment(name).read(bonus_due=due).bonus_due == due


@pytest.mark.rule("L5.4")
@pytest.mark.parametrize("name", [name for name in EVERY_MOMENT if name != "take-cards"])
def test_cards_are_due_only_while_they_are_taken(name: str) -> None:
    assert moment(name).fault(cards_due=1) == impossible("cards_due")


@pytest.mark.rule("L5.4")
def test_who_takes_cards_has_strength_left() -> None:
    here = moment("take-cards")
    assert here.fault(cards_due=0) == impossible("cards_due")
    assert legal(here.read(cards_due=1), 0) == {"take 1", "done"}
    assert len(here.read(cards_due=12).legal(0)) == 5


@pytest.mark.rule("L3.2.2")
@pytest.mark.parametrize(
    "name",
    ["marker", "noblewoman", "raise", "place", "stack", "replace", "bonus", "tile", "take-cards",
     "end-turn", "top", "over"],
)  # fmt: skip
def test_cards_are_chosen_only_when_all_choose(name: str) -> None:
    here = moment(name)
    for seat, held in enumerate(here.columns["hands"]):
        card = max(card for card in range(5) if held[card])
        assert here.fault(choices=put(card, seat)) == impossible("choices")


# ----- asking again -------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["place", "end-turn", "top"])
def test_somebody_must_have_something_to_do(name: str) -> None:
    changes: dict[str, Any] = {"asking": "nothing", "reveals": []}
    if name == "top":
        changes["tops"] = put(54, 4)
    assert moment(name).fault(**changes) == NOTHING_TO_DECIDE


@pytest.mark.rule("L3.2.2")
@pytest.mark.parametrize("seats", SEATS)
def test_cards_are_asked_for_until_all_have_chosen(seats: int) -> None:
    here = moment("cards", seats)
    own = 5 if seats == 2 else 0  # a 0, or two of them
    for chosen in range(seats):
        choices = [own] * chosen + [-1] * (seats - chosen)
        read = here.read(choices=choices)
        assert read.asked == tuple(range(chosen, seats))
        assert read.offers == here.position.offers
        assert write_state(read)["choices"] == choices
    assert here.fault(choices=[own] * seats) == NOTHING_TO_DECIDE
    for seat in range(seats):
        assert here.fault(actor=seat) == impossible("actor")


@pytest.mark.rule("L3.2.2")
def test_who_has_one_possible_choice_is_not_asked() -> None:
    position = lay(3)
    hand(position, 1)
    here = Moment(position)
    read = here.read(choices=[-1, 0, -1])
    assert read.asked == (0, 2)
    assert set(read.offers) == {0, 2}
    assert here.fault(choices=[-1, -1, -1]) == NOTHING_TO_DECIDE  # the only choice is made at once


@pytest.mark.parametrize(
    ("name", "changes"),
    [
        ("noblewoman", {"tiles": [[0] * 8] * 4, "spent": [0, 0, 0, 0, 0, 0, 0, 2]}),
        ("raise", {"tiles": [[0] * 8] * 4, "spent": [0, 0, 0, 0, 0, 0, 2, 0]}),
        ("take-cards", {"supply": put(0, 1), "hands": add(10, 3, 1)}),
        ("end-turn", {"tiles": [[0] * 8] * 4, "spent": [0, 0, 0, 1, 1, 0, 0, 0]}),
    ],
)
def test_a_decision_with_one_answer_is_not_asked(name: str, changes: dict[str, Any]) -> None:
    assert moment(name).fault(**changes) == NOTHING_TO_DECIDE


@pytest.mark.rule("L4.3")
def test_a_building_that_can_replace_just_one_other_is_not_asked_about() -> None:
    here = moment("replace")
    assert legal(here.read(bridges=put([50, 46, 40], 0)), 0) == {"replace 46", "replace 40"}
    assert here.fault(building=55) == NOTHING_TO_DECIDE


def test_two_answers_are_a_decision() -> None:
    taking = moment("take-cards").read()
    assert legal(taking, 0) == {"take 1", "done"}
    used = int(Tile.TAKE_BACK)
    ending = moment("end-turn").read(tiles=put(0, 0, used), spent=put(1, used))
    assert legal(ending, 0) == {"chapel +2", "done"}
    assert (ending.asked, set(ending.offers)) == ((0,), {0})


def test_a_position_that_was_read_can_be_played() -> None:
    read = moment("cards", 3).read()
    bid(read, 4, 3, 2)
    act(read, 0, "centre")
    assert legal(read, 0) == {
        "stack chapel", "stack gate", "stack hostelry", "stack haberdasher", "stack guild house",
        "stack park",
    }  # fmt: skip
    waiting = waiting_for("marker", 3)
    again = Moment(waiting).read()
    again.reveal(3)
    assert again.asked == (0, 1, 2)


# ----- what belongs to a time ---------------------------------------------------------------------


@pytest.mark.rule("L2.4", "L2.6", "L2.7")
@pytest.mark.parametrize("name", ["face", "first top", "stairs", "rondel"])
@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("money", put(6, 0)),
        ("chapel", put(1, 0)),
        ("gate_order", [3, 2, 1, 0]),
        ("gate", put(1, 0)),
        ("queue", [0]),
    ],
)
def test_in_the_setup_everything_lies_as_it_was_laid_out(
    name: str, column: str, value: Any
) -> None:
    assert moment(name).fault(**{column: value}) == impossible(column)


@pytest.mark.rule("L2.7")
def test_no_cards_are_dealt_before_the_stairs_are_drawn() -> None:
    supply = moment("rondel").columns["supply"]
    changes = {"hands": put([0, 0, 0, 0, 10], 0), "supply": [*supply[:4], 0]}
    assert moment("rondel").fault(**changes) == impossible("supply")


@pytest.mark.rule("L3.3.6", "L6.1")
@pytest.mark.parametrize("name", ["marker", "noblewoman", "cards", "raise", "over"])
def test_pawns_new_tiles_and_lowest_numbers_belong_to_the_building_turns(name: str) -> None:
    here = moment(name)
    assert here.fault(pawns=put(6, 0)) == impossible("pawns")
    assert here.fault(lowest=7, lowest_seat=0) == impossible("lowest")
    assert here.fault(taken_back=1) == impossible("taken_back")


@pytest.mark.parametrize("name", ["marker", "cards", "over"])
def test_nobody_acts_between_the_turns(name: str) -> None:
    assert moment(name).fault(actor=1) == impossible("actor")


@pytest.mark.parametrize("name", ["top", "bonus", "place"])
def test_somebody_acts_in_a_turn(name: str) -> None:
    assert moment(name).fault(actor=-1) == impossible("actor")
