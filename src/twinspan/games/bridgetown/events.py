"""The events and score lines of Bridgetown Races, besides the events of every game."""

from typing import Final

from twinspan.core.events import EventKind, LineKind

_BRIDGE: Final = "the bridge"
_FLAG: Final = "the flag"
_MODE: Final = "the mode"
_RACER: Final = "who moves"
_PLANNER: Final = "who places"

ABOUT: Final = "[The library](library.md) says how modes, spaces and bridges are numbered."

EVENTS: Final = {
    "flag-laid": EventKind("a flag is laid on a bridge", facts={"bridge": _BRIDGE, "flag": _FLAG}),
    "left-empty": EventKind("the bag is empty (B5.6)", facts={"bridge": _BRIDGE}),
    "first-player": EventKind("a round has its first player", whose="who it is"),
    # planning
    "planned": EventKind(
        "a coordinator is placed on a mode", whose=_PLANNER, facts={"mode": _MODE}
    ),
    "planned-special": EventKind(
        "a coordinator is placed on a special action",
        whose=_PLANNER,
        facts={"special": "0 First, 1 Double, 2 Swap"},
    ),
    # racing
    "goes-first": EventKind("First is used", whose=_RACER),
    "rides": EventKind(
        "a mode is picked",
        whose=_RACER,
        facts={
            "mode": _MODE,
            "distance": "how far it goes",
            "shared": "what the others' coordinators add to it",
        },
    ),
    "rides-double": EventKind(
        "a mode is picked, with Double",
        whose=_RACER,
        facts={"mode": _MODE, "distance": "how far it goes"},
    ),
    "may-walk": EventKind(
        "the mode cannot make the full move: a walk of one space is offered (B4.4)",
        whose=_RACER,
        facts={"mode": "the mode that was picked"},
    ),
    "must-walk": EventKind(
        "the same in version 1 of the rules, where the walk is compulsory",
        whose=_RACER,
        facts={"mode": "the mode that was picked"},
    ),
    "step": EventKind(
        "the racer takes a step",
        whose=_RACER,
        facts={"space": "the space reached", "left": "how many steps are left"},
    ),
    "moved": EventKind(
        "the last step is made",
        whose=_RACER,
        facts={
            "mode": "the mode; walking for the walk of B4.4",
            "spaces": "the whole way, from where it began; -1 is the start",
        },
    ),
    "stayed": EventKind(
        "the racer stays where it is (B4.4)",
        whose=_RACER,
        facts={"mode": "the mode that was picked"},
    ),
    "flag-taken": EventKind(
        "a flag goes onto the card", whose=_RACER, facts={"bridge": _BRIDGE, "flag": _FLAG}
    ),
    "flag-exchanged": EventKind(
        "a flag takes the place of another on the card",
        whose=_RACER,
        facts={"bridge": _BRIDGE, "flag": "the new flag", "old": "the one that goes back"},
    ),
    "flag-left": EventKind(
        "an exchange was declined", whose=_RACER, facts={"bridge": _BRIDGE, "flag": _FLAG}
    ),
    "swapped": EventKind(
        "Swap is used",
        whose=_RACER,
        facts={
            "bridge": "one bridge",
            "other": "the other bridge",
            "flag": "what lies on the one now",
            "other_flag": "what lies on the other now",
        },
    ),
    "lapsed": EventKind(
        "a special action was not used in the round",
        whose="whose it was",
        facts={"special": "0 First, 1 Double, 2 Swap"},
    ),
}

ENDS: Final = {
    "all-rounds-played": "the last round was played",
    "all-bridges": "somebody has a flag of all eight bridges",
}

LINES: Final = {
    "all-bridges": LineKind("B6.1"),
    "colour": LineKind(
        "B6.2", {"flag": "the colour", "bridges": "the bridges whose flags have it"}
    ),
}
