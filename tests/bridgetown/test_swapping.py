"""B3.12, R3.13: Swap."""

from itertools import combinations

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.names import (
    BLUE,
    BRO,
    BUR,
    BUS,
    FRE,
    GREEN,
    HAW,
    MOR,
    RED,
    ROS,
    STE,
    SWAP,
    TAXI,
    WALK,
    WHITE,
    YELLOW,
)
from tests.bridgetown.table import FLAGS, PORTLAND, at, card, lying, racing, walk
from tests.bridgetown.turns import finish_round, go, kinds, ride
from twinspan.core.errors import Facts
from twinspan.core.refusal import Refusal, Refused
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition

OTHERS = ("FRE", "BRO", "BUR", "MOR", "HAW", "MAR", "ROS")  # all but Steel
ALL_SWAPS = {f"swap {one} {other}" for one, other in combinations(OTHERS, 2)}
NO_SWAP = Refusal("B3.12", "no-swap", {})


def owning(
    modes: dict[int, list[str]] | None = None,
    laid: tuple[str | None, ...] = FLAGS,
    stands: str | None = None,
    cards: dict[int, dict[str, str]] | None = None,
    free_streetcar: bool = False,
) -> BridgetownPosition:
    """Seat 0 owns Swap and is to choose a mode: walking (from the start: one way only), or taxi."""
    return racing(
        modes or {0: ["walk", "taxi"], 1: ["bus", "car"]},
        specials={"swap": 0},
        flags=laid,
        at={} if stands is None else {0: stands},
        cards=cards,
        free_streetcar=free_streetcar,
    )


def usual_but(**other: str | None) -> tuple[str | None, ...]:
    """The usual flags, but for these bridges."""
    usual = dict(zip(("FRE", "BRO", "STE", *OTHERS[2:]), FLAGS, strict=True))
    return tuple({**usual, **other}.values())


# ----- B3.12: which flags -----------------------------------------------------------------------


@pytest.mark.rule("B3.12")
def test_the_flags_of_any_two_bridges_can_be_exchanged_but_not_the_blue_one() -> None:
    position = owning()
    assert legal(position, 0) == {"ride walk", "ride taxi"} | ALL_SWAPS
    for action in position.legal(0):
        assert position.refuse(0, action) is None


@pytest.mark.rule("B3.12")
@pytest.mark.parametrize(
    ("notation", "bridge", "other"), [("swap FRE BRO", 0, 1), ("swap BUR ROS", 3, 7)]
)
def test_a_swap_exchanges_two_flags_and_nothing_else(
    notation: str, bridge: int, other: int
) -> None:
    position = owning()
    before = position.flags[:]
    # Told is what will lie there.
    told: Facts = {
        "bridge": bridge, "other": other, "flag": before[other], "other_flag": before[bridge],
    }  # fmt: skip
    assert position.offer(0, PORTLAND.action(notation)) == told
    events = act(position, 0, notation)
    assert events == [Event("swapped", 0, told)]
    wanted = before[:]
    wanted[bridge], wanted[other] = before[other], before[bridge]
    assert position.flags == wanted
    assert position.bag == [3] * 7 + [0]
    assert position.aside == 4


@pytest.mark.rule("B3.12")
@pytest.mark.parametrize("notation", ["swap FRE STE", "swap STE BUR", "swap STE ROS"])
def test_the_blue_flag_stays_where_it_is(notation: str) -> None:
    position = owning()
    assert refused(position, 0, notation) == Refusal("B3.12", "blue-stays", {})
    with pytest.raises(Refused) as error:
        act(position, 0, notation)
    assert error.value.code == "blue-stays"
    assert lying(position) == [*FLAGS]


@pytest.mark.rule("B3.12")
@pytest.mark.parametrize(
    ("notation", "bridge", "other"),
    [
        ("swap FRE BUR", FRE, BUR),
        ("swap BUR ROS", BUR, ROS),
        ("swap STE BUR", STE, BUR),  # that there is none comes before its being blue
        ("swap BUR MOR", BUR, MOR),
    ],
)
def test_both_bridges_must_have_a_flag(notation: str, bridge: int, other: int) -> None:
    position = owning(laid=usual_but(BUR=None, MOR=None))
    assert refused(position, 0, notation) == Refusal(
        "B3.12", "no-flag-to-swap", {"bridge": bridge, "other": other}
    )
    left = ("FRE", "BRO", "HAW", "MAR", "ROS")
    assert legal(position, 0) == {"ride walk", "ride taxi"} | {
        f"swap {one} {other}" for one, other in combinations(left, 2)
    }


@pytest.mark.rule("B3.12")
def test_a_swap_needs_two_colours() -> None:
    position = owning(laid=usual_but(BRO="red", HAW="green"))  # FRE is red, MOR green
    assert refused(position, 0, "swap FRE BRO") == Refusal("B3.12", "same-colour", {"flag": RED})
    assert refused(position, 0, "swap MOR HAW") == Refusal("B3.12", "same-colour", {"flag": GREEN})
    assert legal(position, 0) == {"ride walk", "ride taxi"} | ALL_SWAPS - {
        "swap FRE BRO", "swap MOR HAW",
    }  # fmt: skip


@pytest.mark.rule("B3.12", "B7.1")
def test_with_the_free_streetcar_blue_flags_are_swapped_too() -> None:
    position = owning(laid=usual_but(ROS="blue"), free_streetcar=True)
    bridges = ("FRE", "BRO", "STE", *OTHERS[2:])
    assert legal(position, 0) == {"ride walk", "ride taxi"} | {
        f"swap {one} {other}" for one, other in combinations(bridges, 2)
    } - {"swap STE ROS"}
    assert refused(position, 0, "swap STE ROS") == Refusal("B3.12", "same-colour", {"flag": BLUE})
    act(position, 0, "swap FRE STE")
    assert lying(position)[:3] == ["blue", "yellow", "red"]


# ----- B3.12: whose it is -----------------------------------------------------------------------


@pytest.mark.rule("B3.12")
@pytest.mark.parametrize("specials", [{}, {"swap": 1}, {"first": 0}, {"double": 0}])
def test_who_does_not_own_swap_cannot_swap(specials: dict[str, int]) -> None:
    position = racing({0: ["walk", "taxi"], 1: ["bus", "car"]}, specials=specials)
    assert not legal(position, 0) & ALL_SWAPS
    assert refused(position, 0, "swap FRE BRO") == NO_SWAP
    act(position, 0, "ride taxi")
    assert not legal(position, 0) & ALL_SWAPS
    assert refused(position, 0, "swap FRE BRO") == NO_SWAP
    assert refused(position, 0, "swap FRE STE") == NO_SWAP
    go(position)
    assert position.to_act() == (1,)  # no question after the move


@pytest.mark.rule("B3.12", "B3.9")
def test_swap_is_used_once_and_taken_back() -> None:
    position = owning()
    act(position, 0, "swap FRE BRO")
    assert position.specials == [-1, -1, -1]
    assert position.to_act() == (0,)
    assert position.decision() == "ride"
    assert legal(position, 0) == {"ride walk", "ride taxi"}
    assert refused(position, 0, "swap FRE BRO") == NO_SWAP
    act(position, 0, "ride taxi")
    assert not legal(position, 0) & ALL_SWAPS
    assert refused(position, 0, "swap FRE BRO") == NO_SWAP
    events = go(position)
    assert position.to_act() == (1,)
    events += finish_round(position)
    assert happened(events, "lapsed") == []


@pytest.mark.rule("B3.9", "B3.12")
def test_swap_is_kept_for_a_later_move() -> None:
    position = owning()
    ride(position, 0, "taxi")
    act(position, 0, "done")
    assert position.specials == [-1, -1, 0]
    ride(position, 1, "bus")
    assert position.to_act() == (0,)
    assert legal(position, 0) >= {"ride walk"} | ALL_SWAPS - {
        swap for swap in ALL_SWAPS if "BRO" in swap
    }
    act(position, 0, "swap FRE ROS")
    assert lying(position)[0] == "orange"


@pytest.mark.rule("R3.14")
def test_a_swap_never_used_lapses() -> None:
    events = finish_round(owning())
    assert happened(events, "lapsed") == [{"seat": 0, "special": SWAP}]
    assert happened(events, "swapped") == []


# ----- R3.13: before the mode -------------------------------------------------------------------


@pytest.mark.rule("R3.13")
def test_a_flag_swapped_before_the_mode_is_chosen_can_be_taken() -> None:
    position = owning(stands="FV_BUR")
    act(position, 0, "swap BRO BUR")  # the taxi's yellow comes to Burnside
    act(position, 0, "ride taxi")
    events = walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert happened(events, "flag-taken") == [{"seat": 0, "bridge": BUR, "flag": YELLOW}]
    assert card(position, 0) == {"BUR": "yellow"}


@pytest.mark.rule("R3.13")
def test_after_a_swap_the_only_mode_is_ridden_at_once() -> None:
    position = owning({0: ["taxi"], 1: ["bus", "car"]})
    assert legal(position, 0) == {"ride taxi"} | ALL_SWAPS  # a question, though one mode is left
    events = act(position, 0, "swap FRE BRO")
    assert kinds(events)[:3] == ["swapped", "only-choice", "rides"]
    forced = {"seat": 0, "action": "ride taxi", "to": "ride"}
    assert happened(events, "only-choice")[0] == forced


# ----- R3.13: after the mode, before the first step ---------------------------------------------


@pytest.mark.rule("R3.13")
def test_swap_is_possible_between_the_mode_and_the_first_step() -> None:
    position = owning(stands="FV_BUR")
    act(position, 0, "ride taxi")
    assert position.decision() == "step"
    assert legal(position, 0) == {"to BUW2", "to BWY2", "to FV_DAV", "to FV_OAK"} | ALL_SWAPS
    events = act(position, 0, "swap BRO BUR")
    assert kinds(events) == ["swapped"]
    assert position.to_act() == (0,)
    assert position.decision() == "step"
    assert legal(position, 0) == {"to BUW2", "to BWY2", "to FV_DAV", "to FV_OAK"}
    walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert card(position, 0) == {"BUR": "yellow"}


@pytest.mark.rule("R3.13")
def test_a_single_way_is_not_taken_while_a_swap_is_possible() -> None:
    position = owning()
    act(position, 0, "ride walk")
    assert at(position, 0) is None
    assert legal(position, 0) == {"to BUW4"} | ALL_SWAPS
    events = act(position, 0, "swap FRE BRO")
    # and now there is no other choice
    assert kinds(events)[:4] == ["swapped", "only-choice", "step", "moved"]
    assert at(position, 0) == "BUW4"
    assert position.to_act() == (1,)


@pytest.mark.rule("R3.13")
@pytest.mark.parametrize(
    ("notation", "rule", "why"),
    [
        ("swap FRE STE", "B3.12", "blue-stays"),
        ("swap FRE ROS", "B3.12", "same-colour"),
        ("swap FRE MOR", "B3.12", "no-flag-to-swap"),
    ],
)
def test_before_the_first_step_the_same_flags_stay(notation: str, rule: str, why: str) -> None:
    position = owning(stands="FV_BUR", laid=usual_but(MOR=None, ROS="red"))
    act(position, 0, "ride taxi")
    assert position.decision() == "step"
    refusal = refused(position, 0, notation)
    assert (refusal.rule, refusal.why) == (rule, why)


# ----- R3.13: not between steps -----------------------------------------------------------------


@pytest.mark.rule("R3.13")
def test_between_steps_it_is_too_late_for_a_swap() -> None:
    position = owning(stands="FV_ALD")
    act(position, 0, "ride taxi")
    for space in ("BWY3", "BWY4", "PIO"):
        walk(position, 0, space)
        assert position.decision() == "step"
        assert not legal(position, 0) & ALL_SWAPS
        assert refused(position, 0, "swap FRE BRO") == Refusal("R3.13", "swap-too-late", {})
        # What could never be swapped is told as such.
        assert refused(position, 0, "swap FRE STE") == Refusal("B3.12", "blue-stays", {})
    assert position.specials == [-1, -1, 0]


# ----- R3.13: after the move --------------------------------------------------------------------


@pytest.mark.rule("R3.13")
def test_swap_is_offered_after_the_move_and_before_the_coordinator_comes_back() -> None:
    position = owning()
    act(position, 0, "ride walk")
    events = act(position, 0, "to BUW4")
    assert kinds(events) == ["step", "moved"]
    assert position.to_act() == (0,)
    assert position.decision() == "swap"
    assert legal(position, 0) == {"done"} | ALL_SWAPS
    assert position.players[0].modes == [WALK, TAXI]
    events = act(position, 0, "swap FRE BRO")
    assert events[0] == Event(
        "swapped", 0, {"bridge": FRE, "other": BRO, "flag": YELLOW, "other_flag": RED}
    )
    assert lying(position)[:2] == ["yellow", "red"]
    assert position.players[0].modes == [TAXI]
    assert position.specials == [-1, -1, -1]
    assert position.to_act() == (1,)
    assert position.decision() == "ride"


@pytest.mark.rule("R3.13", "B3.9")
def test_swap_can_be_declined_after_the_move() -> None:
    position = owning()
    act(position, 0, "ride walk")
    act(position, 0, "to BUW4")
    assert position.offer(0, PORTLAND.action("done")) == {}
    events = act(position, 0, "done")
    assert events == []
    assert lying(position) == [*FLAGS]
    assert position.players[0].modes == [TAXI]
    assert position.to_act() == (1,)


@pytest.mark.rule("B3.12", "R3.13")
def test_after_the_move_the_same_flags_stay() -> None:
    position = owning(laid=usual_but(MOR=None, ROS="red"))
    act(position, 0, "ride walk")
    act(position, 0, "to BUW4")
    assert position.decision() == "swap"
    assert refused(position, 0, "swap FRE STE") == Refusal("B3.12", "blue-stays", {})
    assert refused(position, 0, "swap FRE ROS") == Refusal("B3.12", "same-colour", {"flag": RED})
    assert refused(position, 0, "swap FRE MOR") == Refusal(
        "B3.12", "no-flag-to-swap", {"bridge": FRE, "other": MOR}
    )
    for notation in ("ride taxi", "to BUW3", "exchange", "first"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "swap"}
        )


@pytest.mark.rule("R3.13", "B5.3")
def test_flags_are_taken_before_the_swap_that_follows_a_move() -> None:
    position = owning(stands="FV_BUR", laid=usual_but(BUR="yellow", BRO="white"))
    act(position, 0, "ride taxi")
    events = walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert happened(events, "flag-taken") == [{"seat": 0, "bridge": BUR, "flag": YELLOW}]
    assert position.decision() == "swap"
    assert refused(position, 0, "swap FRE BUR") == Refusal(
        "B3.12", "no-flag-to-swap", {"bridge": FRE, "other": BUR}
    )


@pytest.mark.rule("R3.13", "B5.4")
def test_an_exchange_comes_before_the_swap_that_follows_a_move() -> None:
    position = owning(
        stands="FV_BUR", laid=usual_but(BUR="yellow", BRO="white"), cards={0: {"BUR": "red"}}
    )
    act(position, 0, "ride taxi")
    walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert position.decision() == "exchange"
    assert refused(position, 0, "swap FRE BRO") == Refusal(
        "T3", "other-decision", {"decision": "exchange"}
    )
    for name in ("exchange", "done"):
        assert position.offer(0, PORTLAND.action(name)) == {
            "bridge": BUR, "flag": TAXI, "old": BUS,
        }  # fmt: skip
    act(position, 0, "done")
    assert position.decision() == "swap"
    assert "swap FRE BUR" in legal(position, 0)  # the yellow flag still lies there


@pytest.mark.rule("B3.12")
def test_a_flag_swapped_onto_the_bridge_one_stands_on_is_not_taken() -> None:
    position = owning({0: ["bike", "taxi"], 1: ["bus", "car"]}, stands="BUW2")
    act(position, 0, "ride bike")
    walk(position, 0, "BUW1", "BUR")
    assert at(position, 0) == "BUR"
    assert position.decision() == "swap"
    events = act(position, 0, "swap BUR MOR")  # the bicycle's green comes to Burnside
    assert kinds(events) == ["swapped"]
    assert lying(position)[BUR] == "green"
    assert card(position, 0) == {}


@pytest.mark.rule("B3.12", "B5.2")
def test_a_flag_swapped_onto_the_bridge_where_the_move_begins_is_not_taken() -> None:
    position = owning(stands="BUR")
    act(position, 0, "swap BRO BUR")  # the taxi's yellow comes to Burnside
    act(position, 0, "ride taxi")
    events = walk(position, 0, "BUE1", "MLK6", "BUE3", "BU12")
    assert "flag-taken" not in kinds(events)
    assert lying(position)[BUR] == "yellow"


@pytest.mark.rule("R3.13", "B6.1")
def test_there_is_no_swap_after_a_victory() -> None:
    seven = {
        "FRE": "red", "BRO": "white", "STE": "blue", "MOR": "green", "HAW": "purple",
        "MAR": "black", "ROS": "orange",
    }  # fmt: skip
    position = owning(stands="FV_BUR", laid=usual_but(BUR="yellow", BRO="white"), cards={0: seven})
    act(position, 0, "ride taxi")
    events = walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert happened(events, "over") == [{"seat": -1, "why": "all-bridges"}]
    assert position.to_act() == ()
    assert position.outcome() is not None
    assert refused(position, 0, "swap FRE BRO") == Refusal("T1", "game-over", {})
    assert (position.queue, position.move, position.actor) == ([], None, -1)


# ----- R3.13: nothing to exchange, nothing to ask -----------------------------------------------

NOTHING_TO_SWAP = [
    (None, None, "blue", None, None, None, None, None),
    (None, None, "blue", "white", None, None, None, None),
    ("red", None, "blue", None, None, "red", None, "red"),
]


@pytest.mark.rule("R3.13")
@pytest.mark.parametrize("laid", NOTHING_TO_SWAP)
def test_with_nothing_to_exchange_nobody_is_asked(laid: tuple[str | None, ...]) -> None:
    position = owning(laid=laid)
    assert legal(position, 0) == {"ride walk", "ride taxi"}
    events = act(position, 0, "ride walk")
    assert kinds(events) == ["rides", "only-choice", "step", "moved", "only-choice"]
    assert happened(events, "only-choice") == [  # neither before the step nor after it
        {"seat": 0, "action": "to BUW4", "to": "step"},
        {"seat": 0, "action": "done", "to": "swap"},
    ]
    assert position.to_act() == (1,)
    assert position.specials == [-1, -1, 0]
    assert position.players[0].modes == [TAXI]


@pytest.mark.rule("R3.13")
def test_with_nothing_to_exchange_the_only_mode_is_ridden_at_once() -> None:
    position = racing(
        {0: ["bus", "car"], 1: ["walk"]}, specials={"swap": 1}, flags=NOTHING_TO_SWAP[0]
    )
    events = ride(position, 0, "bus")
    forced = [told for told in happened(events, "only-choice") if told["seat"] == 1]
    assert [told["to"] for told in forced] == ["ride", "step", "swap"]
    assert happened(events, "lapsed") == [{"seat": 1, "special": SWAP}]


@pytest.mark.rule("R3.13")
def test_a_flag_taken_can_leave_nothing_to_exchange() -> None:
    laid = (None, None, "blue", "yellow", None, None, None, "white")
    position = owning(stands="FV_BUR", laid=laid)
    assert legal(position, 0) == {"ride walk", "ride taxi", "swap BUR ROS"}
    act(position, 0, "ride taxi")
    walk(position, 0, "BUW2", "BUW1", "BUR", "BUE1")
    assert card(position, 0) == {"BUR": "yellow"}
    assert position.to_act() == (1,)  # one flag alone cannot be swapped


# ----- R3.13, R3.14: with other rules -----------------------------------------------------------


@pytest.mark.rule("R3.13", "B4.4")
def test_swap_goes_with_a_walk_instead_of_a_ride_too() -> None:
    position = owning({0: ["streetcar", "taxi"], 1: ["bus", "car"]})
    events = act(position, 0, "ride streetcar")
    assert kinds(events) == ["rides", "may-walk"]
    assert legal(position, 0) == {"to BUW4", "stay"} | ALL_SWAPS
    act(position, 0, "to BUW4")
    assert position.decision() == "swap"


@pytest.mark.rule("R3.13", "B4.4")
def test_swap_goes_with_staying_too() -> None:
    position = owning({0: ["streetcar", "taxi"], 1: ["bus", "car"]})
    act(position, 0, "ride streetcar")
    after = position.copy()
    act(after, 0, "stay")
    assert after.decision() == "swap"
    assert legal(after, 0) == ALL_SWAPS | {"done"}
    act(position, 0, "swap FRE BRO")
    assert legal(position, 0) == {"to BUW4", "stay"}
    act(position, 0, "stay")
    assert position.to_act() == (1,)


@pytest.mark.rule("R3.14")
def test_swap_can_go_with_the_move_that_goes_first() -> None:
    position = racing({0: ["walk", "bike"], 1: ["walk"]}, specials={"swap": 1, "first": 1})
    act(position, 1, "first")
    assert position.to_act() == (1,)
    assert legal(position, 1) == {"ride walk"} | ALL_SWAPS
    events = act(position, 1, "ride walk")
    assert happened(events, "rides") == [{"seat": 1, "mode": WALK, "distance": 2, "shared": 1}]
    assert legal(position, 1) == {"to BUW4"} | ALL_SWAPS
    act(position, 1, "to BUW4")
    act(position, 1, "to BUW3")
    events = act(position, 1, "swap FRE BUR")
    assert happened(events, "swapped") == [
        {"seat": 1, "bridge": FRE, "other": BUR, "flag": WHITE, "other_flag": RED}
    ]
    assert happened(events, "lapsed") == []
    assert position.specials == [-1, -1, -1]
    assert position.to_act() == (0,)


@pytest.mark.rule("R3.13")
def test_the_same_is_swapped_when_nobody_listens() -> None:
    for played in (
        ["swap FRE HAW", "ride walk"],
        ["ride walk", "swap FRE HAW"],
        ["ride walk", "to BUW4", "swap FRE HAW"],
        ["ride walk", "to BUW4", "done"],
    ):
        heard, unheard = owning(), owning()
        for notation in played:
            act(heard, 0, notation)
            unheard.play(0, notation)
        assert heard == unheard
        assert heard.to_act() == (1,)
        swapped = "swap FRE HAW" in played
        assert lying(heard)[HAW] == ("red" if swapped else "purple")
