"""What an action meets where it is offered: the building on top, what the space pays, what a tile
is for."""

import pytest

from tests.london.moments import moment
from tests.london.table import (
    LONDON,
    act,
    building_turn,
    lay,
    money,
    tiles,
)
from twinspan.core.errors import Facts
from twinspan.core.position import Position
from twinspan.games.london.components import CENTRE, TYPE_NAMES, BuildingType, Tile


def offered(position: Position, seat: int, notation: str) -> Facts:
    return position.offer(seat, LONDON.action(notation))


@pytest.mark.rule("L3.3.2")
def test_an_outer_space_offers_what_it_pays_and_the_building_beside_it() -> None:
    position = lay()
    building_turn(position)
    for space, name in enumerate(TYPE_NAMES):
        if name != "chapel":  # there lies the X
            assert offered(position, 0, f"outer {name}") == {
                "space": space,
                "type": space,
                "building": position.tops[space],
                "amount": position.income[space],
            }


@pytest.mark.rule("L6.4")
def test_an_x_tile_offers_the_space_beside_the_x() -> None:
    position = lay(rondel=2)
    tiles(position, 0, Tile.X)
    building_turn(position)
    there = position.x_space()
    assert there != BuildingType.CHAPEL
    assert offered(position, 0, "x") == {
        "space": there,
        "type": there,
        "building": position.tops[there],
        "amount": position.income[there],
    }


@pytest.mark.rule("L3.3.2")
def test_the_centre_offers_its_price() -> None:
    position = lay()
    money(position, 10)
    building_turn(position)
    assert offered(position, 0, "centre") == {
        "space": CENTRE,
        "amount": LONDON.components.centre_price,
    }
    act(position, 0, "centre")
    assert position.decision() == "stack"
    for kind, name in enumerate(TYPE_NAMES):
        assert offered(position, 0, f"stack {name}") == {
            "type": kind,
            "building": position.tops[kind],
        }


@pytest.mark.rule("L6.8")
def test_a_raise_offers_the_card_that_it_raises() -> None:
    position = moment("raise", seats=2)
    seat = position.actor
    for which, card in enumerate(position.players[seat].played, start=1):
        assert offered(position, seat, f"raise {which}") == {"which": which, "card": card}


@pytest.mark.rule("L5.2")
def test_a_bonus_stack_offers_its_top_tile() -> None:
    position = moment("bonus")
    seat, tops = position.actor, position.bonus_tops
    assert len({*tops}) > 1
    for stack, tile in enumerate(tops, start=1):
        assert offered(position, seat, f"bonus {stack}") == {"stack": stack, "tile": tile}


@pytest.mark.rule("L6.9")
def test_a_noblewoman_offers_her_card() -> None:
    position = moment("noblewoman")
    assert offered(position, position.actor, "noblewoman") == {"card": 2}
    assert offered(position, position.actor, "done") == {}


@pytest.mark.rule("L6.5")
def test_taking_back_offers_the_card_of_this_turn() -> None:
    position = lay()
    tiles(position, 0, Tile.TAKE_BACK, Tile.CHAPEL_2)
    building_turn(position)
    while position.decision() != "end-turn":
        position.play(0, position.legal(0)[0])
    assert offered(position, 0, "take back") == {"card": 4}
    assert offered(position, 0, "chapel +2") == {}


def test_a_card_and_a_replacement_offer_what_they_name() -> None:
    position = lay()
    assert offered(position, 0, "card 3") == {"cards": [3]}
    replacing = moment("replace")
    action = replacing.legal(replacing.actor)[0]
    assert replacing.offer(replacing.actor, action) == action.facts()
