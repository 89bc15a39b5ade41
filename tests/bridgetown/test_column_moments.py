"""Columns that do not fit together: whose turn it is, and the move that is being made."""

import pytest

from tests.acting import legal
from tests.bridgetown.moments import EVERY_MOMENT, Moment, impossible_at, moment
from tests.bridgetown.moves import laid, setting_off
from tests.bridgetown.table import PORTLAND, planning, racing
from tests.columns import NOTHING_TO_DECIDE, Fault, add, impossible, put
from twinspan.games.bridgetown.city import START, Mode

PLACES = PORTLAND.board.city.places
NO_MOVE = ["first flag", "refill", "plan", "first", "ride", "over", "victory"]


# ----- planning -----------------------------------------------------------------------------------


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize("queue", [[], [1], [1, 2], [1, 2, 0, 1], [1, 1, 2], [1, 2, 2]])
def test_everybody_with_coordinators_left_waits_to_place(queue: list[int]) -> None:
    here = moment("plan")
    assert here.columns["queue"] == [1, 2, 0]
    assert here.fault(queue=queue) == impossible("queue")


@pytest.mark.rule("B3.2")
def test_who_has_placed_all_is_passed_over() -> None:
    here = moment("late plan")
    assert here.columns["queue"] == [2, 0]
    assert here.fault(queue=[2, 0, 1]) == impossible("queue")
    everybody = {"modes": [[3, 6, 0], [5, 4], [0, 1, 2]], "queue": []}
    assert here.fault(**everybody) == impossible("queue")


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize("seat", [-1, 0, 2])
def test_the_first_of_those_who_wait_is_asked_to_place(seat: int) -> None:
    assert moment("plan").fault(actor=seat) == impossible("actor")


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize(
    ("queue", "possible"),
    [
        ([1, 2, 0], True),
        ([2, 0, 1], True),
        ([0, 1, 2], True),
        ([1, 0, 2], False),
        ([2, 1, 0], False),
        ([0, 2, 1], False),
    ],
)
def test_coordinators_are_placed_in_clockwise_order(queue: list[int], possible: bool) -> None:
    here = moment("plan")
    fault = here.fault_or_none(modes=[[], [], []], queue=queue, actor=queue[0], first=queue[0])
    assert fault == (None if possible else impossible("queue"))


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize(
    ("queue", "possible"),
    [
        ([0, 1, 2, 3], True),
        ([3, 0, 1, 2], True),
        ([1, 0, 3, 2], False),  # twice backwards
        ([0, 2, 1, 3], False),  # backwards, and not round the table
        ([2, 3, 1, 0], False),
    ],
)
def test_the_order_goes_round_the_table_once(queue: list[int], possible: bool) -> None:
    here = Moment(racing({0: ["taxi", "walk"]}, seats=4))
    changes = {"step": 2, "asking": "plan", "modes": [[], [], [], []]}
    fault = here.fault_or_none(**changes, queue=queue, actor=queue[0], first=queue[0])
    assert fault == (None if possible else impossible("queue"))


@pytest.mark.rule("B3.2")
def test_nobody_places_twice_before_the_others_place_once() -> None:
    fault = moment("plan").fault(modes=[[], [0, 1], []])
    assert fault[0] == "impossible-moment"


@pytest.mark.rule("B3.2", "B3.5")
@pytest.mark.parametrize(
    ("modes", "specials", "queue", "possible"),
    [
        # Seat 0 began; the next one in the queue is asked.
        ([[], [], []], [-1, -1, -1], [0, 1, 2], True),
        ([[1], [], []], [-1, -1, -1], [1, 2, 0], True),
        ([[], [], []], [-1, -1, -1], [1, 2, 0], False),  # 0 was left out
        ([[1], [], []], [-1, -1, -1], [0, 1, 2], False),  # 0 comes twice
        ([[1, 2], [], []], [-1, -1, -1], [1, 2, 0], False),
        ([[1, 2], [1], [1]], [-1, -1, -1], [1, 2, 0], True),
        # A special action and its mode are one turn.
        ([[1], [], []], [0, -1, -1], [1, 2, 0], True),
        ([[1], [1], []], [0, -1, -1], [2, 0, 1], True),
        ([[], [], []], [0, -1, -1], [1, 2, 0], False),  # the mode did not follow
        ([[1], [1], [1]], [0, 0, -1], [1, 2], True),  # 0 is ready: special and mode, special
        ([[1], [1], []], [0, 0, -1], [2, 1], False),  # and was too early
        ([[1, 2], [1], [1]], [0, -1, -1], [1, 2], True),
        ([[1, 2], [1], []], [0, -1, -1], [2, 1], False),
        ([[1, 2, 3], [1], [1]], [-1, -1, -1], [1, 2], False),  # three turns before their second
        ([[1, 2, 3], [1, 2], [1, 2]], [-1, -1, -1], [1, 2], True),
        ([[1, 2], [1, 2], [1]], [-1, -1, 2], [0, 1, 2], False),  # 2 had one turn less
    ],
)
def test_everybody_has_had_as_many_turns(
    modes: list[list[int]], specials: list[int], queue: list[int], possible: bool
) -> None:
    here = Moment(planning(3))
    changes = {"modes": modes, "specials": specials, "queue": queue, "actor": queue[0]}
    fault = here.fault_or_none(**changes)
    assert fault == (None if possible else impossible("modes"))


@pytest.mark.rule("B3.5")
def test_only_after_a_special_action_somebody_places_again() -> None:
    here = moment("plan on")
    assert here.columns["specials"] == [-1, -1, 2]
    assert here.fault(specials=[-1, -1, -1]) == impossible("step")
    assert here.fault(specials=[-1, 0, -1]) == impossible("step")
    assert here.read(specials=[2, -1, -1]).specials == [2, -1, -1]
    assert legal(here.read(), 2) == {
        "plan walk", "plan bike", "plan blades", "plan bus", "plan car", "plan taxi", "plan moto",
        "plan streetcar",
    }  # fmt: skip


# ----- racing -------------------------------------------------------------------------------------


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("name", ["first", "ride", "step", "exchange", "swap"])
def test_in_a_race_somebody_is_to_move(name: str) -> None:
    assert moment(name).fault(queue=[]) == impossible("queue")


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("name", ["ride", "step", "exchange", "swap"])
def test_nobody_moves_twice_in_a_turn(name: str) -> None:
    assert moment(name).fault(queue=[0, 0]) == impossible("queue")
    assert moment(name).fault(queue=[0, 1, 1]) == impossible("queue")


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("name", ["ride", "step", "exchange", "swap"])
def test_who_has_no_mode_does_not_move(name: str) -> None:
    here = moment(name)
    assert here.columns["modes"][2] == []
    assert here.fault(queue=[0, 1, 2]) == impossible("queue")
    assert here.read(queue=[0]).queue == [0]


@pytest.mark.rule("R3.14")
@pytest.mark.parametrize("name", ["first", "ride", "step", "exchange", "swap"])
def test_without_a_mode_special_actions_have_lapsed(name: str) -> None:
    here = moment(name)
    for special in range(3):
        specials = [-1, -1, -1]
        specials[special] = 2
        fault = here.fault(specials=specials, modes=put([], 2), queue=[0, 1])
        assert fault == impossible("specials")


@pytest.mark.rule("R3.15")
@pytest.mark.parametrize("queue", [[1, 2], [0, 1, 2], [2, 0, 1], [1, 0, 2], [2, 0]])
def test_first_is_offered_before_anybody_has_moved_in_the_turn(queue: list[int]) -> None:
    here = moment("first")
    assert here.columns["queue"] == [1, 2, 0]
    assert here.fault(queue=queue) == impossible("queue")


@pytest.mark.rule("R3.15")
def test_first_is_offered_to_its_owner_who_would_not_move_first_anyway() -> None:
    here = moment("first")
    for seat in (-1, 1, 2):
        assert here.fault(actor=seat) == impossible("actor")
    assert here.fault(specials=[-1, -1, -1]) == impossible("actor")
    assert here.fault(specials=[1, -1, -1]) == impossible("actor")
    assert here.fault(specials=[1, -1, -1], actor=1) == impossible("actor")
    assert here.read(specials=[2, -1, -1], actor=2).asked == (2,)


@pytest.mark.rule("B3.6")
@pytest.mark.parametrize("seat", [-1, 1, 2])
@pytest.mark.parametrize("name", ["ride", "step", "exchange", "swap"])
def test_who_moves_is_the_first_of_those_who_wait(name: str, seat: int) -> None:
    assert moment(name).fault(actor=seat) == impossible("actor")


@pytest.mark.rule("B3.6", "B3.10")
@pytest.mark.parametrize(
    ("queue", "possible"),
    [
        ([1, 2, 0], True),
        ([2, 0], True),
        ([0, 1, 2], True),  # seat 0 goes first
        ([2, 1, 0], True),  # seat 2 goes first
        ([0, 2, 1], False),
        ([1, 0, 2], False),
        ([2, 0, 1], False),
    ],
)
def test_the_race_goes_clockwise_but_for_who_goes_first(queue: list[int], possible: bool) -> None:
    here = moment("went first")
    assert here.columns["first"] == 1
    fault = here.fault_or_none(queue=queue, actor=queue[0])
    assert fault == (None if possible else impossible("queue"))


@pytest.mark.rule("B3.10")
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_who_goes_first_has_used_the_special_action(owner: int) -> None:
    here = moment("went first")
    assert here.fault(specials=[owner, -1, -1]) == impossible("queue")
    assert here.read(specials=[owner, -1, -1], queue=[1, 2, 0], actor=1).asked == (1,)


# ----- the move -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NO_MOVE)
def test_without_a_move_nothing_tells_of_one(name: str) -> None:
    here = moment(name)
    for changes in (
        {"mode": 0},
        {"path": [4]},
        {"double": 1},
        {"taking": [3]},
        {"mode": 5, "path": [4]},
    ):
        assert here.fault(**changes) == impossible_at("mode")


@pytest.mark.parametrize("name", ["step", "exchange", "swap"])
def test_a_move_has_a_mode_and_a_path(name: str) -> None:
    here = moment(name)
    assert here.fault(mode=-1) == impossible_at("mode")
    assert here.fault(path=[]) == impossible_at("mode")


@pytest.mark.rule("B3.6")
def test_a_move_is_made_with_a_mode_of_ones_own() -> None:
    here = moment("before step")
    assert here.columns["modes"][0] == [Mode.TAXI, Mode.WALK]
    assert here.fault(mode=Mode.CAR) == impossible_at("mode")
    assert here.read(mode=Mode.WALK).move is not None


@pytest.mark.rule("B3.11")
def test_a_doubled_move_has_used_double() -> None:
    here = moment("double step")
    assert here.columns["specials"] == [-1, -1, 1]
    for owner in (0, 1):
        assert here.fault(specials=[-1, owner, -1]) == impossible_at("double")
    assert here.read(double=0).move is not None


@pytest.mark.rule("B3.11", "B4.4")
def test_a_walk_instead_is_not_doubled() -> None:
    assert moment("walk instead").fault(double=1) == impossible_at("double")


def impossible_path(space: int) -> Fault:
    return "impossible-path", {"place": "state.path", "space": space}


@pytest.mark.rule("B4.1", "B4.2")
@pytest.mark.parametrize(
    ("path", "wrong"),
    [
        (("BWY3", "PIO"), "PIO"),  # no link
        (("BWY3", "FV_ALD", "BWY3"), "BWY3"),  # straight back
        (("BWY3", "FV_ALD", "PIO", "PIO"), "PIO"),
        (("BUW1", "NAI4"), "NAI4"),  # stairs
        (("BWY3", "FV_ALD", "PIO", "HAW3", "MKT2", "MKT1", "NAI7"), "NAI7"),  # too far
    ],
)
def test_the_path_follows_the_rules(path: tuple[str, ...], wrong: str) -> None:
    here = moment("step")
    numbers = [PLACES[name] for name in path]
    fault = here.fault(path=numbers, racers=put(numbers[-1], 0))
    assert fault == impossible_path(PLACES[wrong])


@pytest.mark.rule("B2.3")
def test_the_path_leads_from_the_start_onto_the_entry_and_never_back() -> None:
    here = moment("enter")
    assert here.columns["path"] == [START, PLACES["BUW4"]]
    for name in ("BUW3", "T23N"):
        fault = here.fault(path=[START, PLACES[name]], racers=put(PLACES[name], 0))
        assert fault == impossible_path(PLACES[name])
    assert here.fault(path=[START, START]) == impossible_path(START)
    assert here.fault(path=[PLACES["BUW4"], START]) == impossible_path(START)


@pytest.mark.rule("B4.5")
def test_the_path_of_a_streetcar_follows_its_rails() -> None:
    here = Moment(setting_off("streetcar", "STW"))
    move = {"step": 6, "asking": "step", "mode": 7}
    path = [PLACES[name] for name in ("STW", "STE", "STE1")]
    assert here.read(**move, path=path, racers=put(path[-1], 0)).asked == (0,)
    path = [PLACES[name] for name in ("STW", "NAI3")]
    fault = here.fault(**move, path=path, racers=put(path[-1], 0))
    assert fault == impossible_path(PLACES["NAI3"])


@pytest.mark.rule("B4.4")
def test_a_walk_instead_is_one_step_by_streets_or_stairs() -> None:
    here = moment("walk instead")
    path = [PLACES[name] for name in ("BUW1", "NAI4", "NAI3")]
    fault = here.fault(path=path, racers=put(path[-1], 0))
    assert fault == impossible_path(PLACES["NAI3"])
    fault = here.fault(path=path[:2], racers=put(path[1], 0))
    assert fault == impossible_at("path")  # the move is over


@pytest.mark.parametrize("name", ["before step", "step", "exchange", "swap"])
def test_the_racer_stands_where_the_path_has_come(name: str) -> None:
    here = moment(name)
    for place in (START, PLACES["ROS"], here.columns["path"][0] + 1):
        assert here.fault(racers=put(place, 0)) == impossible_at("racers")
    others = here.read(racers=put(PLACES["ROS"], 1))
    assert others.players[1].racer == PLACES["ROS"]
    assert others.players[0].racer == here.columns["path"][-1]


@pytest.mark.rule("B3.8")
def test_steps_are_asked_for_while_there_are_steps_to_make() -> None:
    path = [PLACES[name] for name in ("BWY3", "FV_ALD", "PIO", "HAW3", "MKT2", "MKT1")]
    there = put(path[-1], 0)
    assert moment("step").fault(path=path, racers=there) == impossible_at("path")
    here = moment("exchange")
    short = {"path": here.columns["path"][:-1], "racers": put(PLACES["BUR"], 0)}
    assert here.fault(**short) == impossible_at("path")
    here = moment("swap")
    assert here.fault(**short) == impossible_at("path")


@pytest.mark.rule("B3.7")
def test_how_far_a_move_goes_follows_from_the_wheel() -> None:
    read = moment("step").read()
    assert read.move is not None
    assert read.move.left == 3
    read = moment("step").read(modes=put([4], 1))
    assert read.move is not None
    assert read.move.left == 2


# ----- flags to be taken --------------------------------------------------------------------------


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize("taking", [[], [2], [3, 3], [3, 0], [0, 3], [0]])
def test_an_exchange_is_about_a_flag_that_the_move_has_earned(taking: list[int]) -> None:
    here = moment("exchange")
    assert here.columns["taking"] == [3]
    assert here.fault(taking=taking) == impossible_at("taking")


@pytest.mark.rule("B5.4", "B5.3")
@pytest.mark.parametrize("taking", [[], [0], [1, 0], [0, 1, 1], [0, 0, 1]])
def test_exchanges_are_asked_in_the_order_of_crossing(taking: list[int]) -> None:
    here = moment("two exchanges")
    assert here.columns["taking"] == [0, 1]
    assert here.fault(taking=taking) == impossible_at("taking")
    assert here.read(taking=[1]).columns() == moment("exchange left").columns


@pytest.mark.rule("B5.4")
def test_a_first_flag_is_no_question() -> None:
    here = moment("exchange")
    fault = here.fault(cards=put(-1, 0, 3), bag=add(1, Mode.BUS))
    assert fault == impossible_at("taking")
    here = moment("two exchanges")
    fault = here.fault(cards=put(-1, 0, 0), bag=add(1, Mode.BUS))
    assert fault == impossible_at("taking")
    later = here.read(cards=put(-1, 0, 1), bag=add(1, Mode.CAR))
    assert later.move is not None
    assert later.move.taking == [0, 1]


@pytest.mark.rule("B5.4")
def test_a_first_flag_is_not_left_behind() -> None:
    fault = moment("exchange left").fault(cards=put(-1, 0, 0), bag=add(1, Mode.BUS))
    assert fault == impossible_at("taking")


@pytest.mark.rule("B5.4", "R3.13")
def test_after_a_move_no_first_flag_is_still_to_be_taken() -> None:
    here = moment("swap")
    assert here.columns["cards"][0][3] == Mode.BIKE
    fault = here.fault(flags=put(Mode.BIKE, 3), cards=put(-1, 0, 3))
    assert fault[0] == "impossible-moment"


@pytest.mark.rule("B5.1")
def test_a_flag_of_another_colour_is_not_exchanged() -> None:
    fault = moment("exchange").fault(flags=put(Mode.CAR, 3), bag=[4, 4, 4, 3, 3, 4, 4, 0])
    assert fault == impossible_at("taking")


@pytest.mark.rule("B5.3")
@pytest.mark.parametrize("name", ["before step", "step", "swap"])
def test_flags_are_taken_after_the_last_step_and_before_swap(name: str) -> None:
    assert moment(name).fault(taking=[3]) == impossible_at("taking")


# ----- questions ----------------------------------------------------------------------------------


def test_where_there_is_one_answer_nothing_is_asked() -> None:
    assert moment("ride").fault(modes=put([0], 0), specials=[-1, -1, 1]) == NOTHING_TO_DECIDE
    assert moment("swap").fault(flags=put(-1, 7), bag=add(1, 0)) == NOTHING_TO_DECIDE
    assert moment("swap").fault(specials=[-1, -1, -1]) == NOTHING_TO_DECIDE
    path = [PLACES[name] for name in ("BWY3", "FV_ALD", "FV_OAK")]
    fault = moment("step").fault(path=path, racers=put(path[-1], 0))
    assert fault == NOTHING_TO_DECIDE


def test_before_the_first_step_swap_makes_a_question_of_a_single_way() -> None:
    here = Moment(setting_off("taxi", specials={"swap": 0}, flags=laid(FRE="red", BUR="white")))
    move = {"step": 6, "asking": "step", "mode": 5, "path": [START]}
    assert legal(here.read(**move), 0) == {"to BUW4", "swap FRE BUR"}
    assert here.fault(**move, specials=[-1, -1, -1]) == NOTHING_TO_DECIDE


@pytest.mark.parametrize("name", EVERY_MOMENT)
def test_reading_asks_whom_the_columns_name(name: str) -> None:
    here = moment(name)
    actor = here.columns["actor"]
    assert here.read().asked == (() if here.columns["asking"] == "nothing" else (actor,))
