"""B7: the lighter game, and what can be chosen before a game."""

import random
from collections import Counter
from typing import Any

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.draws import draw, waiting
from tests.bridgetown.names import BLUE, GREEN, RED, STREETCAR, WHITE, YELLOW
from tests.bridgetown.table import (
    PORTLAND,
    TWINFORD,
    at,
    card,
    lying,
    place,
    planning,
    racing,
    walk,
)
from tests.bridgetown.turns import finish_round, go, kinds, movers, ride, walks
from tests.drawn import awaited
from tests.playing import choose
from twinspan.core.errors import OptionsError, UsageError
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownOptions

MODES = {
    "plan walk", "plan bike", "plan blades", "plan bus", "plan car", "plan taxi", "plan moto",
    "plan streetcar",
}  # fmt: skip
SPECIALS = {"plan first", "plan double", "plan swap"}


# ----- what can be chosen -----------------------------------------------------------------------


@pytest.mark.rule("B7.1", "B7.2")
def test_the_full_game_is_played_unless_asked() -> None:
    assert BridgetownOptions().data() == {"free_streetcar": False, "no_specials": False}
    assert PORTLAND.new(2, seed=1).options() == BridgetownOptions()
    assert PORTLAND.new(2, {}, seed=1).options() == BridgetownOptions()


@pytest.mark.rule("B7.1", "B7.2")
@pytest.mark.parametrize("free_streetcar", [False, True])
@pytest.mark.parametrize("no_specials", [False, True])
def test_each_option_is_chosen_without_the_other(free_streetcar: bool, no_specials: bool) -> None:
    data = {"free_streetcar": free_streetcar, "no_specials": no_specials}
    own = BridgetownOptions(free_streetcar, no_specials)
    assert own.data() == data
    assert PORTLAND.new(3, data, seed=1).options() == own
    assert PORTLAND.new(3, own, seed=1).options() is own
    some = {name: value for name, value in data.items() if value}  # the rest is as usual
    assert PORTLAND.new(3, some, seed=1).options() == own


def test_what_may_be_chosen_is_known_with_the_usual_first() -> None:
    assert PORTLAND.option_values() == {
        "free_streetcar": [False, True],
        "no_specials": [False, True],
    }


@pytest.mark.parametrize("name", ["free_streetcar", "no_specials"])
@pytest.mark.parametrize("wrong", [1, 0, "yes", None, "True"])
def test_an_option_is_true_or_false(name: str, wrong: object) -> None:
    options: dict[str, Any] = {name: wrong}
    for attempt in (lambda: BridgetownOptions(**options), lambda: PORTLAND.new(3, options)):
        with pytest.raises(OptionsError) as error:
            attempt()
        assert error.value.code == "not-a-flag"
        assert error.value.facts == {"place": f"options.{name}"}


def test_there_are_no_other_options() -> None:
    with pytest.raises(OptionsError) as error:
        PORTLAND.new(2, {"no_specials": True, "colour": "red"})
    assert error.value.code == "unknown-key"
    assert error.value.facts == {"place": "options", "key": "colour"}
    wrong: Any = 5
    with pytest.raises(UsageError) as other:
        PORTLAND.new(2, wrong)
    assert (other.value.code, other.value.facts) == ("wrong-options", {"game": "bridgetown"})


# ----- B7.1: setup with the free streetcar ------------------------------------------------------


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_blue_flags_go_into_the_bag_like_every_other_colour(seats: int, each: int) -> None:
    events: list[Event] = []
    position = waiting(seats, events=events, free_streetcar=True)
    assert events == []  # nothing lies on Steel yet
    assert position.bag == [each] * 8
    assert position.aside == 0
    assert awaited(position) == ("flag", dict.fromkeys(range(8), each))


@pytest.mark.rule("B7.1")
def test_steel_gets_a_flag_from_the_bag_in_its_place_in_river_order() -> None:
    position = waiting(3, free_streetcar=True)
    events = draw(position, RED, BLUE, GREEN, YELLOW, BLUE, WHITE, RED, GREEN)
    assert [fact["bridge"] for fact in happened(events, "flag-laid")] == [0, 1, 2, 3, 4, 5, 6, 7]
    assert lying(position) == [
        "red", "blue", "green", "yellow", "blue", "white", "red", "green",
    ]  # fmt: skip
    assert position.bag == [3, 2, 4, 2, 4, 3, 4, 2]
    assert position.draws == 8
    assert position.aside == 0
    assert awaited(position)[0] == "first player"


@pytest.mark.rule("B7.1", "B2.2")
def test_blue_counts_for_the_limit_of_two() -> None:
    position = waiting(4, free_streetcar=True)
    draw(position, BLUE)
    assert awaited(position)[1][BLUE] == 4
    draw(position, BLUE)
    assert awaited(position)[1] == dict.fromkeys(range(7), 5)
    draw(position, RED, RED)
    assert awaited(position)[1] == dict.fromkeys((0, 1, 2, 4, 5, 6), 5)


@pytest.mark.rule("B7.1")
def test_any_colour_can_lie_on_steel_and_blue_anywhere() -> None:
    on_steel: Counter[str | None] = Counter()
    blue_on: Counter[int] = Counter()
    for seed in range(200):
        position = PORTLAND.new(3, {"free_streetcar": True}, chance=random.Random(seed))
        flags = lying(position)
        on_steel[flags[2]] += 1
        blue_on.update(bridge for bridge in range(8) if flags[bridge] == "blue")
        assert max(Counter(flags).values()) <= 2
    assert len(on_steel) == 8
    assert len(blue_on) == 8


# ----- B7.1: moving and flags with the free streetcar -------------------------------------------


@pytest.mark.rule("B7.1")
def test_the_free_streetcar_moves_like_any_mode() -> None:
    position = racing({0: ["streetcar", "walk"], 1: ["streetcar"]}, free_streetcar=True)
    assert position.offer(0, PORTLAND.action("ride streetcar")) == {
        "mode": STREETCAR, "speed": 5, "shared": 1, "distance": 6, "possible": 1,
    }  # fmt: skip
    events = act(position, 0, "ride streetcar")
    assert walks(events) == []
    assert at(position, 0) == "BUW4"
    assert legal(position, 0) == {"to BUW3", "to T23N", "to T23S"}
    walk(position, 0, "BUW3", "BWY2", "FV_BUR", "BUW2", "BUW1")
    assert at(position, 0) == "BUW1"


@pytest.mark.rule("B7.1", "B4.3")
def test_the_free_streetcar_takes_no_stairs() -> None:
    position = racing({0: ["streetcar", "walk"]}, at={0: "SKI"}, free_streetcar=True)
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FI_DAV", "to FI_OAK"}
    assert refused(position, 0, "to BUW2").rule == "B4.3"


@pytest.mark.rule("B7.1", "B4.5")
def test_without_the_option_the_streetcar_stays_on_its_rails() -> None:
    position = racing({0: ["streetcar", "walk"]}, at={0: "FV_BUR"})
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FV_DAV", "to FV_OAK"}


@pytest.mark.rule("B7.1")
def test_the_free_streetcar_takes_a_blue_flag_on_any_bridge() -> None:
    flags = ("red", "yellow", "white", "blue", "green", "purple", "black", "orange")
    position = racing(
        {0: ["streetcar", "walk"]}, at={0: "FV_BUR"}, flags=flags, free_streetcar=True
    )
    act(position, 0, "ride streetcar")
    events = walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1", "MLK6")
    assert happened(events, "flag-taken") == [{"seat": 0, "bridge": 3, "flag": BLUE}]
    assert card(position, 0) == {"BUR": "blue"}


@pytest.mark.rule("B7.1", "B5.5")
def test_any_mode_takes_its_flag_on_steel_then() -> None:
    flags = ("red", "blue", "yellow", "white", "green", "purple", "black", "orange")
    position = racing({0: ["taxi", "walk"]}, at={0: "NAI2"}, flags=flags, free_streetcar=True)
    act(position, 0, "ride taxi")
    walk(position, 0, "STW", "STE", "STE1", "LLB")
    assert card(position, 0) == {"STE": "yellow"}


@pytest.mark.rule("B7.1", "B5.4")
@pytest.mark.parametrize("free", [False, True])
def test_an_exchanged_blue_flag_goes_into_the_bag_then_and_aside_otherwise(free: bool) -> None:
    position = racing(
        {0: ["streetcar", "walk"]},
        at={0: "STW"},
        cards={0: {"STE": "blue"}},
        free_streetcar=free,
    )
    assert (position.aside, position.bag[BLUE]) == ((0, 2) if free else (3, 0))
    act(position, 0, "ride streetcar")
    walk(position, 0, "STE", "STE1", "RQT", "MLK4", "HO7")
    assert position.decision() == "exchange"
    act(position, 0, "exchange")
    assert (position.aside, position.bag[BLUE]) == ((0, 3) if free else (4, 0))


@pytest.mark.rule("B7.1", "B5.6")
def test_steel_is_filled_from_the_bag_in_its_place_then() -> None:
    flags = (None, "yellow", None, "white", None, "purple", "black", "orange")
    position = racing({0: ["walk", "bike"]}, flags=flags, free_streetcar=True)
    position.chance = None
    events = finish_round(position)
    assert happened(events, "flag-laid") == []
    assert awaited(position) == ("flag", {0: 3, 1: 4, 2: 3, 3: 4, 4: 3, 5: 3, 6: 3, 7: 4})
    events = draw(position, BLUE, GREEN, BLUE)
    assert happened(events, "flag-laid") == [
        {"seat": -1, "bridge": 0, "flag": BLUE},
        {"seat": -1, "bridge": 2, "flag": GREEN},
        {"seat": -1, "bridge": 4, "flag": BLUE},
    ]
    assert position.aside == 0


@pytest.mark.rule("B7.1")
def test_another_city_can_free_its_streetcar_too() -> None:
    position = waiting(2, TWINFORD, free_streetcar=True)
    events = draw(position, RED, BLUE, GREEN, YELLOW, BLUE, WHITE, RED, GREEN)
    assert [fact["bridge"] for fact in happened(events, "flag-laid")] == [0, 1, 2, 3, 4, 5, 6, 7]


# ----- B7.2: no special actions -----------------------------------------------------------------


@pytest.mark.rule("B7.2")
def test_no_coordinator_is_placed_on_a_special_action() -> None:
    position = planning(3, no_specials=True)
    for _ in range(3):
        seat = position.to_act()[0]
        assert legal(position, seat) == MODES
        for name in ("first", "double", "swap"):
            assert refused(position, seat, f"plan {name}") == Refusal("B7.2", "no-specials", {})
        place(position, "taxi")


@pytest.mark.rule("B7.2")
def test_a_game_without_special_actions_has_three_modes_each_and_no_question_about_them() -> None:
    events: list[Event] = []
    position = PORTLAND.new(3, {"no_specials": True}, seed=2, events=events)
    rng = random.Random(2)
    asked = set()
    while position.to_act():
        seat = position.to_act()[0]
        asked.add(position.decision())
        position.play(seat, choose(rng, position, seat), events)
    assert asked <= {"plan", "ride", "step", "exchange"}
    assert {"plan", "ride", "step"} <= asked
    told = {"planned-special", "goes-first", "rides-double", "swapped", "lapsed"}
    assert not told & {*kinds(events)}
    assert len(happened(events, "planned")) == 5 * 3 * 3


@pytest.mark.rule("B7.2")
def test_without_special_actions_nothing_is_doubled_or_swapped() -> None:
    position = racing({0: ["taxi", "walk"], 1: ["taxi"]}, no_specials=True)
    assert legal(position, 0) == {"ride taxi", "ride walk"}
    assert refused(position, 0, "ride taxi double") == Refusal("B3.11", "no-double", {})
    assert refused(position, 0, "swap FRE BRO") == Refusal("B3.12", "no-swap", {})
    ride(position, 0, "taxi")
    assert position.to_act() == (1,)


@pytest.mark.rule("B7.2", "B4.5")
def test_no_special_actions_leave_the_streetcar_as_it_is() -> None:
    position = waiting(3, no_specials=True)
    assert lying(position)[2] == "blue"
    assert position.aside == 4
    assert position.bag[BLUE] == 0
    position = racing({0: ["streetcar", "walk"]}, at={0: "FV_BUR"}, no_specials=True)
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to FV_DAV", "to FV_OAK"}


@pytest.mark.rule("B7.1", "B7.2")
def test_the_free_streetcar_leaves_special_actions_as_they_are() -> None:
    position = planning(3, free_streetcar=True)
    assert legal(position, 0) == MODES | SPECIALS
    place(position, "double", "streetcar")
    assert position.to_act() == (1,)


@pytest.mark.rule("B7.1", "B7.2")
def test_both_options_go_together() -> None:
    position = waiting(2, free_streetcar=True, no_specials=True)
    draw(position, RED, BLUE, GREEN, YELLOW, BLUE, WHITE, RED, GREEN, 1)
    assert legal(position, 1) == MODES
    assert refused(position, 1, "plan swap") == Refusal("B7.2", "no-specials", {})
    place(position, *["streetcar"] * 2, *["walk"] * 2, *["bus"] * 2)
    assert legal(position, 1) == {"ride streetcar", "ride walk", "ride bus"}
    events = act(position, 1, "ride streetcar")
    assert happened(events, "rides") == [{"seat": 1, "mode": STREETCAR, "distance": 6, "shared": 1}]
    events += go(position) + finish_round(position)
    assert movers(events) == [1, 0] * 3
    assert walks(events) == []
