"""The events and score lines of Old London Bridge, besides the events of every game."""

from typing import Final

from twinspan.core.events import ITS_SEAT, TIE, EventKind, LineKind

_BUILDER: Final = "who has the turn"
_CARD: Final = "a card's value, 0 to 4"
_TYPE: Final = "the type of the stack"
_X_BESIDE: Final = "the type of the stack beside which the X now lies"
_BUILDING: Final = "the building"
_TILE: Final = "the tile"
_STACK: Final = "which bonus stack, from 1"
_POUNDS: Final = "pounds"
_STEPS: Final = {"steps": "how many spaces", "reached": "the space, from 1"}

ABOUT: Final = """\
[The library](library.md) says how types, buildings and tiles are numbered.

With the option *from memory* a table shows `unsaid` for others' amounts and for cards that they
take, and no `score`, `rank` or `only-choice`, before the end."""

EVENTS: Final = {
    # the setup
    "face": EventKind(
        "a scoring face was drawn (R8.20)",
        facts={"slot": "0 chapel, 1 gate, 2 hostelry, 3 bridge", "face": "n of L8.n"},
    ),
    "top": EventKind("the next building of a stack is seen", facts={"building": _BUILDING}),
    "bonus-top": EventKind(
        "the next tile of a bonus stack is seen", facts={"stack": _STACK, "tile": _TILE}
    ),
    "stairs": EventKind(
        "a chapel marker was drawn onto the stairs",
        whose="whose marker",
        facts={"step": "1 to 4 for the steps A to D"},
    ),
    "rondel": EventKind("the rondel is laid", facts={"type": _X_BESIDE}),
    "start-hand": EventKind(
        "a player gets the first cards and money",
        whose="who gets them",
        facts={"cards": "the values, the 0 included", "amount": _POUNDS},
    ),
    # preparing the round, and its order
    "marker": EventKind(
        "the round marker turns the rondel",
        facts={"steps": "by how many spaces", "type": _X_BESIDE},
    ),
    "chose": EventKind("a secret choice was made", whose="who chose"),
    "own-choice": EventKind(
        "a secret choice was made or changed",
        whose="who chose",
        facts={"cards": "the values of the card or cards"},
        readers=ITS_SEAT,
    ),
    "played": EventKind(
        "all choices are revealed",
        whose="whose cards these are",
        facts={"cards": "the values of the card or cards"},
    ),
    "raised": EventKind(
        "a +1 tile was used on a played card",
        whose="whose card",
        facts={"card": "the printed value", "value": "what it counts now"},
    ),
    "order": EventKind(
        "the order of the turns is fixed",
        facts={
            "seats": "whose turns they are, the first one first",
            "by": "what decided each place: `card`, of equal cards the `chapel` track, of one's "
            "own the `printed` value, or `both` of these",
        },
    ),
    # a turn
    "turn": EventKind(
        "a turn begins: the card goes back to the supply, a 0 to the hand",
        whose=_BUILDER,
        facts={"card": _CARD},
    ),
    "tile-used": EventKind("a bonus tile is used", whose="whose tile", facts={"tile": _TILE}),
    "placed-outer": EventKind(
        "the pawn is placed on an outer space",
        whose=_BUILDER,
        facts={"type": _TYPE, "amount": f"{_POUNDS} taken"},
    ),
    "placed-x": EventKind("on the X space, with a tile", whose=_BUILDER, facts={"type": _TYPE}),
    "placed-centre": EventKind(
        "in the centre", whose=_BUILDER, facts={"amount": f"{_POUNDS} paid"}
    ),
    "placed-centre-free": EventKind("in the centre, with a tile", whose=_BUILDER),
    "passed": EventKind("no placement was possible (R3.3.7)", whose=_BUILDER),
    "built": EventKind(
        "a building goes on the next free site",
        whose=_BUILDER,
        facts={"building": _BUILDING, "site": "1 to 12"},
    ),
    "replaced": EventKind(
        "a building replaces another",
        whose=_BUILDER,
        facts={"building": _BUILDING, "old": "the one that leaves the game", "site": "1 to 12"},
    ),
    "strength": EventKind(
        "a building's action begins",
        whose=_BUILDER,
        facts={"building": _BUILDING, "strength": "crests of its colour"},
    ),
    "chapel-track": EventKind("a marker advances", whose="whose marker", facts=_STEPS),
    "gate-track": EventKind("a marker advances", whose="whose marker", facts=_STEPS),
    "track-money": EventKind(
        "printed money was landed on or passed",
        whose="whose marker",
        facts={"reached": "the space, from 1", "amount": f"{_POUNDS} taken"},
    ),
    "haberdasher": EventKind(
        "a haberdasher pays", whose=_BUILDER, facts={"amount": f"{_POUNDS} taken"}
    ),
    "bonus-taken": EventKind(
        "a bonus tile is taken", whose=_BUILDER, facts={"tile": _TILE, "stack": _STACK}
    ),
    "card-taken": EventKind(
        "a card is taken from the supply: hostelry, or noblewoman tile",
        whose="who takes it",
        facts={"card": _CARD},
    ),
    "cards-declined": EventKind("no more cards are taken", whose=_BUILDER),
    "card-taken-back": EventKind(
        "the played card is taken back, with a tile", whose=_BUILDER, facts={"card": _CARD}
    ),
    "stack-empty": EventKind("the last building of a stack was taken", facts={"type": _TYPE}),
    # the end of a round, or the reveal
    "face-paid": EventKind(
        "a face that is paid in every round pays (L8.17)",
        whose="who is paid",
        facts={"face": "n of L8.n", "amount": _POUNDS},
        optional=TIE,
    ),
}

ENDS: Final = {
    "all-rounds-played": "the last round was played",
    "stacks-empty": "three building stacks were empty before",
}

_COUNTED: Final = {"value": "how many"}
_PLACED: Final = {"value": "how many, or which space", "place": "1 to 3 if it is paid, else 0"}

LINES: Final = {
    "money": LineKind("money before the final scoring"),
    "chapel-track": LineKind("L7.2a", _PLACED, TIE),
    "gate-track": LineKind("L7.2b", _PLACED, TIE),
    "hand-value": LineKind("L7.2c", _PLACED, TIE),
    "most-buildings": LineKind("L7.2d", _PLACED, TIE),
    "most-chapels": LineKind("L8.1", _PLACED, TIE),
    "chapel-lead": LineKind("L8.3", {"value": "the space of the last player"}),
    "chapel-money": LineKind("L8.4", {"value": "the space reached"}),
    "most-gates": LineKind("L8.5", _PLACED, TIE),
    "gate-spaces": LineKind("L8.7", _COUNTED),
    "tile-sets": LineKind("L8.8", _COUNTED),
    "most-hostelries": LineKind("L8.9", _PLACED, TIE),
    "hand-size": LineKind("L8.11", _COUNTED),
    "card-sets": LineKind(
        "L8.12",
        {
            "twos": "how many sets of 1+2",
            "threes": "of 1+2+3",
            "fours": "of 1+2+3+4",
        },
    ),
    "longest-line": LineKind("L8.13", _PLACED, TIE),
    "low-numbers": LineKind("L8.15", _COUNTED),
    "type-sets": LineKind("L8.16", _COUNTED),
    "empty-sites": LineKind(
        "L7.3", {"value": "how many", "cost": "what they cost; nobody pays more than they have"}
    ),
    "unused-tiles": LineKind("L7.4", _COUNTED),
}
