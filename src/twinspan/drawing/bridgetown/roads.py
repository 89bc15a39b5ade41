"""Streets, rails and stairs, from the ground up: whatever passes over another is drawn later."""

from collections.abc import Iterable
from itertools import pairwise
from typing import Final

from twinspan.drawing.bridgetown.bridges import Span, draw_piers
from twinspan.drawing.bridgetown.levels import Stretch, decks
from twinspan.drawing.bridgetown.plan import DECK, Plan
from twinspan.drawing.bridgetown.symbols import draw_stairs
from twinspan.drawing.geometry import Curve, Point
from twinspan.drawing.svg import Node, add, curved, group, straight

_SPLAY: Final = 2.6  # of the ends of a parapet
_SHADE: Final = 3.0  # by how much a shadow is shorter than its deck


def draw_streets(parent: Node, plan: Plan) -> None:
    """All kerbs first, so that streets run into each other where they meet."""
    kerbs = group(parent, "kerbs", id="kerbs")
    streets = group(parent, "streets", id="streets")
    order = sorted(range(len(plan.streets)), key=plan.width_of)
    for place in order:
        path = curved(plan.streets[place].beziers)
        add(kerbs, "path", class_=_class(plan, "kerb", place), d=path)
        street = add(
            streets, "path", class_=_class(plan, "street", place), d=path, id=f"street-{place}"
        )
        add(street, "title", plan.city.streets[place].name)
    _draw_rails(
        group(parent, "rails", id="rails"),
        [
            plan.between(here, there)
            for here, there in dict.fromkeys(
                ends for line in plan.city.rails for ends in pairwise(line)
            )
        ],
    )


def draw_overpasses(parent: Node, plan: Plan) -> None:
    """The stairs, above the decks that they lead to."""
    node = group(parent, "overpasses", id="overpasses")
    for place, overpass in enumerate(plan.city.overpasses):
        stairs = group(node, "overpass", overpass.name, id=f"overpass-{place}")
        draw_stairs(stairs, plan.spaces[overpass.upper], plan.spaces[overpass.lower])


def draw_decks(parent: Node, plan: Plan, spans: list[Span]) -> None:
    piers = group(parent, "piers", id="piers")
    for bridge, span in zip(plan.city.bridges, spans, strict=True):
        draw_piers(piers, span, bridge.shape)
    node = group(parent, "decks", id="decks")
    for deck in decks(plan, spans):
        plan.deadline.check()
        _draw_deck(node, plan, deck)


def _draw_deck(parent: Node, plan: Plan, deck: Stretch) -> None:
    curve = plan.streets[deck.street]
    node = group(parent, _class(plan, "deck", deck.street))
    shaded = curve.part(deck.start + _SHADE, deck.end - _SHADE)
    add(node, "path", class_="shadow", d=straight(shaded), transform="translate(1.5 2.6)")
    path = straight(curve.part(deck.start, deck.end))
    add(node, "path", class_=_class(plan, "street", deck.street), d=path)
    half = plan.width_of(deck.street) / 2 + DECK
    for side in (half, -half):
        add(node, "path", class_="parapet", d=straight(_parapet(curve, deck, side)))
    rails = []
    for link, (here, there) in enumerate(pairwise(plan.city.streets[deck.street].along)):
        start, end = max(curve.knots[link], deck.start), min(curve.knots[link + 1], deck.end)
        if start < end and there in plan.city.rail_links[here]:
            rails.append(curve.part(start, end))
    _draw_rails(node, rails)


def _class(plan: Plan, part: str, street: int) -> str:
    """What a part of a street is, and whether that is a freeway."""
    return f"{part} freeway" if plan.city.streets[street].kind == "freeway" else part


def _draw_rails(parent: Node, ways: Iterable[list[Point]]) -> None:
    """Two thin lines: a broad one with its middle taken out."""
    path = "".join(straight(way) for way in ways)
    if path:
        add(parent, "path", class_="rail", d=path)
        add(parent, "path", class_="rail-bed", d=path)


def _parapet(curve: Curve, deck: Stretch, side: float) -> list[Point]:
    """The edge of a deck; both its ends splay, as usual on maps."""
    splayed = side + (_SPLAY if side > 0 else -_SPLAY)
    return [
        curve.beside(deck.start - _SPLAY, splayed),
        *(curve.beside(along, side) for along in curve.samples(deck.start, deck.end, 5.0)),
        curve.beside(deck.end + _SPLAY, splayed),
    ]
