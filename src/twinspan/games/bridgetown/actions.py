"""Every action there can ever be in Bridgetown Races in one city, in the fixed order of their ids.

The notation is what records and people write: ``plan taxi``, ``ride taxi double``, ``to FRE``,
``swap FRE BRO``.
"""

from typing import Final

from twinspan.core.errors import Facts
from twinspan.core.terms import Action
from twinspan.games.bridgetown.city import BRIDGES, MODE_NAMES, MODES, City


class Special:
    """The special actions, by number."""

    FIRST: Final = 0
    DOUBLE: Final = 1
    SWAP: Final = 2


SPECIAL_NAMES: Final = ("first", "double", "swap")  # B1.6: in the centre of the wheel
SPECIALS: Final = 3


class ModePlan(Action):
    """B3.2: a coordinator placed on a mode."""

    __slots__ = ("mode",)

    def __init__(self, id: int, kind: str, notation: str, mode: int) -> None:
        super().__init__(id, kind, notation)
        self.mode: Final = mode

    def facts(self) -> Facts:
        return {"mode": self.mode}


class SpecialPlan(Action):
    """B3.4: a coordinator placed on a special action."""

    __slots__ = ("special",)

    def __init__(self, id: int, kind: str, notation: str, special: int) -> None:
        super().__init__(id, kind, notation)
        self.special: Final = special

    def facts(self) -> Facts:
        return {"special": self.special}


class Ride(Action):
    """B3.6: the mode to move with now, doubled or not (B3.11)."""

    __slots__ = ("double", "mode")

    def __init__(self, id: int, kind: str, notation: str, mode: int, double: bool) -> None:
        super().__init__(id, kind, notation)
        self.mode: Final = mode
        self.double: Final = double

    def facts(self) -> Facts:
        return {"mode": self.mode}


class FlagSwap(Action):
    """B3.12: the two bridges whose flags are exchanged."""

    __slots__ = ("bridge", "other")

    def __init__(self, id: int, kind: str, notation: str, bridge: int, other: int) -> None:
        super().__init__(id, kind, notation)
        self.bridge: Final = bridge
        self.other: Final = other

    def facts(self) -> Facts:
        return {"bridge": self.bridge, "other": self.other}


class Step(Action):
    """B4.1: the space to go to."""

    __slots__ = ("space",)

    def __init__(self, id: int, kind: str, notation: str, space: int) -> None:
        super().__init__(id, kind, notation)
        self.space: Final = space

    def facts(self) -> Facts:
        return {"space": self.space}


class Actions:
    """The actions of one city."""

    def __init__(self, city: City, may_stay: bool) -> None:
        ids = iter(range(10_000))
        bridges = city.bridges
        self.plan_mode: Final = [
            ModePlan(next(ids), "plan", f"plan {MODE_NAMES[mode]}", mode) for mode in range(MODES)
        ]
        self.plan_special: Final = [
            SpecialPlan(next(ids), "plan special", f"plan {SPECIAL_NAMES[special]}", special)
            for special in range(SPECIALS)
        ]
        self.ride: Final = [
            Ride(next(ids), "ride", f"ride {MODE_NAMES[mode]}", mode, False)
            for mode in range(MODES)
        ]
        self.ride_double: Final = [
            Ride(next(ids), "ride double", f"ride {MODE_NAMES[mode]} double", mode, True)
            for mode in range(MODES)
        ]
        self.first: Final = Action(next(ids), "first", "first")
        self.exchange: Final = Action(next(ids), "exchange", "exchange")
        self.done: Final = Action(next(ids), "done", "done")  # no use of what is offered
        self.swap: Final = [
            FlagSwap(next(ids), "swap", f"swap {bridges[one].id} {bridges[other].id}", one, other)
            for one in range(BRIDGES)
            for other in range(one + 1, BRIDGES)
        ]
        self.step: Final = [
            Step(next(ids), "step", f"to {space.id}", place)
            for place, space in enumerate(city.spaces)
        ]
        # B4.4: in version 1 of the rules nobody may.
        self.stay: Final = [Action(next(ids), "stay", "stay")] if may_stay else []
        self.all: Final[tuple[Action, ...]] = (
            *self.plan_mode, *self.plan_special, *self.ride, *self.ride_double,
            self.first, self.exchange, self.done, *self.swap, *self.step, *self.stay,
        )  # fmt: skip
