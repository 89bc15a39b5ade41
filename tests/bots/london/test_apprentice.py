"""The apprentice of Old London Bridge, moment by moment, from its own view alone."""

import random

import pytest

from tests.london.table import (
    LONDON,
    act,
    bid,
    bridge,
    building_turn,
    hand,
    lay,
    lay_in_round,
    legal,
    money,
    tiles,
    top,
    tracks,
)
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import Tile
from twinspan.games.london.scoring import hand_value


def chosen(position: LondonPosition, seat: int = 0, seed: object = 1) -> str:
    """What the apprentice does on this seat."""
    apprentice = LondonApprentice(LONDON, random.Random(f"{seed}"), miss_rate=0)
    return apprentice.choose(position.view(seat), position.legal(seat)).notation


def play_on(position: LondonPosition, seat: int = 0) -> list[str]:
    """The apprentice plays for this seat as long as nobody else is asked."""
    done: list[str] = []
    turn = position.turn
    while position.to_act() == (seat,) and position.turn == turn:
        done.append(chosen(position, seat))
        act(position, seat, done[-1])
    return done


# ----- from its own view alone --------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(10))
def test_the_cards_that_others_have_chosen_do_not_change_its_choice(seed: int) -> None:
    def choice(*cards: int) -> str:
        position = lay()
        for other, card in zip((0, 2, 3), cards, strict=True):
            act(position, other, f"card {card}")
        return chosen(position, 1, seed)

    assert choice(4, 4, 4) == choice(0, 0, 0) == choice(1, 3, 2)


@pytest.mark.parametrize("seed", range(10))
def test_with_two_players_neither_do_the_two_cards(seed: int) -> None:
    def choice(cards: str) -> str:
        position = lay(2)
        act(position, 0, cards)
        return chosen(position, 1, seed)

    assert choice("cards 4 3") == choice("cards 0 0") == choice("cards 2 1")


def test_its_cards_cannot_be_foretold() -> None:
    position = lay_in_round(8)
    assert len({chosen(position, 0, seed) for seed in range(40)}) > 1


# ----- single moments -----------------------------------------------------------------------------


def test_it_takes_good_money_and_a_fitting_building_over_hopeless_ones() -> None:
    position = lay_in_round(3)  # £3 at the gate
    bridge(position, 0, 48, 40)
    for building in (36, 58, 59, 60, 57):  # only the gate fits, and all three are blue
        top(position, building)
    building_turn(position)
    assert chosen(position) == "outer gate"


def test_it_pays_for_the_centre_when_the_building_is_worth_it() -> None:
    position = lay_in_round(9, rondel=1)  # X at the haberdasher
    bridge(position, 0, 56, 52, 40, 36, 32, 20, 16, 12)
    for building in (8, 57, 51, 55, 54):  # the haberdasher pays £9, nothing else fits
        top(position, building)
    building_turn(position)
    assert "outer haberdasher" not in legal(position, 0)
    assert play_on(position)[:2] == ["centre", "stack haberdasher"]


def test_it_takes_all_the_cards_that_it_may() -> None:
    position = lay_in_round(4)
    bridge(position, 0, 52, 48, 36)
    top(position, 20)  # a blue hostelry of strength 4
    building_turn(position)
    act(position, 0, "outer hostelry")
    before = hand_value(position.players[0])
    play_on(position)
    assert hand_value(position.players[0]) == before + 4


def test_it_replaces_the_building_that_costs_least() -> None:
    position = lay_in_round(5)
    bridge(position, 0, 48, 23, 16, 11)
    top(position, 20)  # a blue hostelry: instead of the blue 16, or of the orange 23
    building_turn(position)
    act(position, 0, "outer hostelry")
    assert legal(position, 0) == {"replace 23", "replace 16"}
    assert chosen(position) == "replace 23"


def test_it_does_not_spend_a_high_card_where_a_low_one_will_do() -> None:
    position = lay()
    tracks(position, chapel=[3, 2, 1, 0])  # equal cards: seat 0 is first
    hand(position, 0, 1, 2, 3, 4)
    for other in (1, 2, 3):
        hand(position, other, 1)
    assert {chosen(position, 0, seed) for seed in range(20)} <= {"card 0", "card 1", "card 2"}


def test_it_uses_a_tile_that_pays_more_than_keeping_it() -> None:
    position = lay_in_round(12)
    tiles(position, 0, Tile.CHAPEL_2)
    tracks(position, chapel=[14, 0, 0, 0])  # £10 on the next space
    top(position, 59)
    building_turn(position)
    act(position, 0, "outer guild house")
    assert chosen(position) == "chapel +2"


def test_it_keeps_a_tile_that_would_bring_nothing() -> None:
    position = lay_in_round(12)
    tiles(position, 0, Tile.GATE_2)
    tracks(position, chapel=[3, 2, 1, 0], gate=[9, 2, 1, 0])  # first on the gate track anyway
    top(position, 59)
    building_turn(position)
    act(position, 0, "outer guild house")
    assert chosen(position) == "done"


def test_it_keeps_its_tiles_where_they_are_scored() -> None:
    def use(gate: str) -> str:
        position = lay_in_round(12, gate=gate)
        tiles(position, 0, Tile.CHAPEL_2, Tile.X, Tile.SHARE)
        tracks(position, chapel=[7, 12, 1, 0])  # £3 on the next space
        top(position, 59)
        building_turn(position)
        act(position, 0, "outer guild house")
        return chosen(position)

    assert use(gate="base") == "chapel +2"
    assert use(gate="L8.8") == "done"  # a third tile is worth £5


def test_it_raises_its_card_only_to_be_before_somebody() -> None:
    def use(*cards: int) -> str:
        position = lay_in_round(11)
        bridge(position, 0, 60, 32, 20, 16)
        bridge(position, 1, 56, 52, 40, 36)
        for building in (8, 59, 57, 55, 46):  # a haberdasher of £5 for both of them
            top(position, building)
        money(position, 1, 1, 1, 1)  # too poor for the centre
        tiles(position, 1, Tile.RAISE)
        bid(position, *cards)
        return chosen(position, 1)

    assert use(3, 3, 0, 0) == "raise 1"  # equal cards: seat 0 is ahead on the chapel track
    assert use(0, 3, 0, 0) == "done"
