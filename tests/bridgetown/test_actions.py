"""The actions: ids and notations are what records hold, so they never move."""

from itertools import combinations

import pytest

from tests.bridgetown.cities import LADDER, changed, game_in
from tests.bridgetown.names import numbers_of
from tests.bridgetown.table import PORTLAND, PORTLAND_1, TWINFORD
from twinspan.core.errors import UsageError
from twinspan.core.terms import Action
from twinspan.games.bridgetown import BridgetownGame
from twinspan.games.bridgetown.actions import (
    SPECIAL_NAMES,
    Actions,
    FlagSwap,
    ModePlan,
    Ride,
    Special,
    SpecialPlan,
    Step,
)
from twinspan.games.bridgetown.city import City

WHEEL = [
    "plan walk", "plan bike", "plan blades", "plan bus",
    "plan car", "plan taxi", "plan moto", "plan streetcar",
    "plan first", "plan double", "plan swap",
]  # fmt: skip
BEFORE_SWAPS = [
    *WHEEL,
    "ride walk", "ride bike", "ride blades", "ride bus",
    "ride car", "ride taxi", "ride moto", "ride streetcar",
    "ride walk double", "ride bike double", "ride blades double", "ride bus double",
    "ride car double", "ride taxi double", "ride moto double", "ride streetcar double",
    "first", "exchange", "done",
]  # fmt: skip
BRIDGES = {
    "portland": ["FRE", "BRO", "STE", "BUR", "MOR", "HAW", "MAR", "ROS"],
    "twinford": ["MIL", "HER", "FOR", "LAN", "TRA", "MKT", "CHA", "WEI"],
}
GAMES = {"portland": PORTLAND, "twinford": TWINFORD}


def notations(name: str) -> list[str]:
    """What the list should hold in a shipped city."""
    swaps = [f"swap {one} {other}" for one, other in combinations(BRIDGES[name], 2)]
    steps = [f"to {space.id}" for space in GAMES[name].board.city.spaces]
    return [*BEFORE_SWAPS, *swaps, *steps, "stay"]


@pytest.mark.rule("B1.6")
def test_the_wheel_has_eight_modes_and_three_special_actions() -> None:
    placed = [str(action) for action in PORTLAND.actions if action.kind.startswith("plan")]
    assert placed == WHEEL
    assert {special: number for number, special in enumerate(SPECIAL_NAMES)} == numbers_of(Special)


@pytest.mark.parametrize("name", GAMES)
def test_every_action_has_its_place_in_the_list(name: str) -> None:
    actions = GAMES[name].actions
    assert [action.notation for action in actions] == notations(name)
    assert [action.id for action in actions] == list(range(len(actions)))
    assert [str(action) for action in actions] == notations(name)


def test_there_are_183_actions_in_portland() -> None:
    assert len(PORTLAND.actions) == 30 + 28 + 124 + 1
    assert str(PORTLAND.actions[30]) == "swap FRE BRO"
    assert str(PORTLAND.actions[57]) == "swap MAR ROS"
    assert str(PORTLAND.actions[58]) == "to FRE"
    assert str(PORTLAND.actions[181]) == "to I5e"
    assert str(PORTLAND.actions[182]) == "stay"


@pytest.mark.rule("B4.4")
def test_in_version_1_nobody_could_stay_and_all_other_actions_were_the_same() -> None:
    earlier = [(action.id, action.notation) for action in PORTLAND_1.actions]
    assert earlier == [(action.id, action.notation) for action in PORTLAND.actions[:-1]]
    with pytest.raises(UsageError):
        PORTLAND_1.action("stay")


def test_the_list_is_made_the_same_way_for_the_same_city() -> None:
    again = Actions(City(PORTLAND.data()), may_stay=True).all
    for new, known in zip(again, PORTLAND.actions, strict=True):
        assert (new.id, new.kind, new.notation) == (known.id, known.kind, known.notation)
        assert new.facts() == known.facts()


def test_spaces_and_bridges_are_called_by_their_ids() -> None:
    game = game_in(changed("bridges.list[2].id", "OLD"))
    assert str(game.action("swap B1 OLD")) == "swap B1 OLD"
    assert game.action("to B3").facts() == {"space": game.board.city.places["B3"]}
    with pytest.raises(UsageError):
        game.action("swap B1 B3")


@pytest.mark.parametrize("name", GAMES)
def test_an_action_is_found_by_its_id_and_by_its_notation(name: str) -> None:
    game = GAMES[name]
    for notation in notations(name):
        action = game.action(notation)
        assert action.notation == notation
        assert game.action(action.id) is action
        assert game.action(f"  {notation} ") is action


@pytest.mark.parametrize(
    "name",
    [
        "plan boat", "plan", "ride", "ride first", "first double", "to",
        "to START", "to fre", "to Fremont Bridge", "swap BRO FRE", "swap FRE FRE", "swap FRE",
        "to MIL", "pass", "", -1, 183,
    ],
)  # fmt: skip
def test_there_are_no_other_actions(name: str | int) -> None:
    with pytest.raises(UsageError) as error:
        PORTLAND.action(name)
    assert error.value.code == "unknown-action"
    assert error.value.facts == {"action": str(name), "game": "bridgetown"}


@pytest.mark.parametrize(
    ("notation", "kind", "facts"),
    [
        ("plan walk", "plan", {"mode": 0}),
        ("plan streetcar", "plan", {"mode": 7}),
        ("plan first", "plan special", {"special": 0}),
        ("plan swap", "plan special", {"special": 2}),
        ("ride taxi", "ride", {"mode": 5}),
        ("ride taxi double", "ride double", {"mode": 5}),
        ("first", "first", {}),
        ("exchange", "exchange", {}),
        ("done", "done", {}),
        ("swap FRE ROS", "swap", {"bridge": 0, "other": 7}),
        ("swap STE BUR", "swap", {"bridge": 2, "other": 3}),
        ("to FRE", "step", {"space": 0}),
        ("to I5e", "step", {"space": 123}),
    ],
)
def test_an_action_tells_its_kind_and_what_it_carries(
    notation: str, kind: str, facts: dict[str, int]
) -> None:
    action = PORTLAND.action(notation)
    assert (action.kind, action.facts()) == (kind, facts)


def of_type(game: BridgetownGame, kind: type[Action]) -> list[Action]:
    return [action for action in game.actions if isinstance(action, kind)]


def test_an_action_carries_what_the_rules_ask_for() -> None:
    actions = PORTLAND.board.actions
    assert [plan.mode for plan in actions.plan_mode] == list(range(8))
    assert [plan.special for plan in actions.plan_special] == list(range(3))
    assert [(ride.mode, ride.double) for ride in actions.ride] == [(m, False) for m in range(8)]
    assert [(ride.mode, ride.double) for ride in actions.ride_double] == [
        (mode, True) for mode in range(8)
    ]
    assert [(swap.bridge, swap.other) for swap in actions.swap] == list(combinations(range(8), 2))
    assert [step.space for step in actions.step] == list(range(124))


@pytest.mark.parametrize(
    ("kind", "count"), [(ModePlan, 8), (SpecialPlan, 3), (Ride, 16), (FlagSwap, 28), (Step, 26)]
)
def test_there_are_as_many_actions_of_a_kind_as_the_city_needs(
    kind: type[Action], count: int
) -> None:
    assert len(of_type(game_in(LADDER), kind)) == count


@pytest.mark.rule("B3.12")
def test_two_bridges_are_swapped_by_one_action_whichever_comes_first() -> None:
    pairs = [frozenset((swap.bridge, swap.other)) for swap in PORTLAND.board.actions.swap]
    assert len(pairs) == len(set(pairs)) == 28


def test_another_games_action_is_unknown() -> None:
    with pytest.raises(UsageError) as error:
        PORTLAND.action(Action(0, "plan", "plan boat"))
    assert error.value.code == "unknown-action"
    with pytest.raises(UsageError):
        PORTLAND.action(TWINFORD.action("to MIL"))
