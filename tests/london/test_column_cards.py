"""Columns in which a card or a bonus tile is missing, double, or where it cannot be."""

import pytest

from tests.columns import Fault, add, put
from tests.london.moments import moment
from twinspan.games.london.actions import ACTIONS, CARDS, PAIRS
from twinspan.games.london.components import Tile

SEATS = [2, 3, 4]
ZEROS = [(2, 2), (3, 1), (4, 1)]  # seats, and 0s of each


# ----- secret choices -----------------------------------------------------------------------------


@pytest.mark.rule("L3.2.2")
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("card", range(5))
def test_a_card_in_hand_can_be_chosen(seats: int, card: int) -> None:
    read = moment("cards", seats).read(choices=put(card, 1))
    assert [player.choice for player in read.players[:3]] == [None, CARDS[card], None]
    assert read.asked == tuple(seat for seat in range(seats) if seat != 1)
    assert set(read.offers) == set(range(seats))


@pytest.mark.rule("L3.2.5")
def test_two_cards_in_hand_can_be_chosen() -> None:
    here = moment("cards", 2)
    assert here.columns["hands"][1] == [2, 1, 2, 1, 1]
    for pair in PAIRS:
        if pair.notation in ("cards 1 1", "cards 3 3", "cards 4 4"):
            fault = here.fault(choices=[-1, pair.id])
            assert fault == ("impossible-choice", {"place": "state.choices", "seat": 1})
        else:
            assert here.read(choices=[-1, pair.id]).players[1].choice is pair


@pytest.mark.rule("L3.2.2", "L3.2.5")
@pytest.mark.parametrize(("seats", "first", "last"), [(2, 5, 19), (3, 0, 4), (4, 0, 4)])
def test_only_so_many_cards_can_be_chosen(seats: int, first: int, last: int) -> None:
    here = moment("cards", seats)
    for number in range(len(ACTIONS)):
        if not first <= number <= last:
            fault = here.fault(choices=put(number, seats - 1))
            assert fault == ("impossible-choice", {"place": "state.choices", "seat": seats - 1})


@pytest.mark.rule("L3.2.2")
def test_a_card_that_is_not_in_hand_cannot_be_chosen() -> None:
    changes = {"hands": put(0, 2, 4), "supply": add(1, 4)}
    assert moment("cards").read(**changes).players[2].hand == [1, 1, 1, 2, 0]
    fault = moment("cards").fault(**changes, choices=[4, 4, 4, -1])
    assert fault == ("impossible-choice", {"place": "state.choices", "seat": 2})


# ----- cards --------------------------------------------------------------------------------------


@pytest.mark.rule("L2.3", "L3.3.1")
@pytest.mark.parametrize(("seats", "zeros"), ZEROS)
@pytest.mark.parametrize("name", ["cards", "place", "over"])
def test_everybody_keeps_their_own_zeros(name: str, seats: int, zeros: int) -> None:
    wrong = ("wrong-zeros", {"place": "state", "wanted": zeros})
    for seat in range(seats):
        assert moment(name, seats).fault(hands=add(1, seat, 0)) == wrong
        if moment(name, seats).columns["hands"][seat][0]:
            assert moment(name, seats).fault(hands=add(-1, seat, 0)) == wrong


@pytest.mark.rule("L2.3")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("name", ["first top", "rondel"])
def test_zeros_are_dealt_at_the_end_of_the_setup(name: str, seats: int) -> None:
    fault = moment(name, seats).fault(hands=put(1, seats - 1, 0))
    assert fault == ("wrong-zeros", {"place": "state", "wanted": 0})
    assert moment(name, seats).fault(hands=[[1, 0, 0, 0, 0]] * seats) == fault


@pytest.mark.rule("L3.3.1")
def test_a_zero_is_played_until_the_turn_for_it_comes() -> None:
    before, now = moment("place").columns, moment("second place").columns
    assert [hand[0] for hand in before["hands"]] == [1, 0, 0, 0]
    assert [hand[0] for hand in now["hands"]] == [1, 1, 0, 0]
    wrong = ("wrong-zeros", {"place": "state", "wanted": 1})
    assert moment("place").fault(hands=now["hands"]) == wrong
    assert moment("second place").fault(hands=before["hands"]) == wrong


@pytest.mark.rule("L3.3.1")
def test_a_zero_of_two_players_is_played_until_the_turn_for_it_comes() -> None:
    here = moment("place", 2)
    assert [hand[0] for hand in here.columns["hands"]] == [2, 0]
    played = [[4, 0], [0, 0]]  # in place of the 3 of seat 0
    read = here.read(played=played, hands=[[1, 2, 1, 1, 0], [0, 1, 2, 1, 1]])
    assert read.players[0].played == [4, 0]
    fault = here.fault(played=played, supply=add(1, 3))
    assert fault == ("wrong-zeros", {"place": "state", "wanted": 2})


@pytest.mark.rule("L1.4")
@pytest.mark.parametrize(("value", "cards"), [(1, 15), (2, 15), (3, 11), (4, 10)])
@pytest.mark.parametrize("seats", SEATS)
def test_every_card_is_in_the_supply_in_a_hand_or_played(
    value: int, cards: int, seats: int
) -> None:
    for name in ("cards", "place"):
        here = moment(name, seats)
        for change in (-1, 1):
            expected = (
                "wrong-card-count",
                {"place": "state", "card": value, "count": cards + change, "wanted": cards},
            )
            assert here.fault(supply=add(change, value)) == expected
            if here.columns["hands"][0][value] + change >= 0:
                assert here.fault(hands=add(change, 0, value)) == expected
    assert moment("rondel", seats).fault(supply=add(-1, value)) == (
        "wrong-card-count",
        {"place": "state", "card": value, "count": cards - 1, "wanted": cards},
    )


@pytest.mark.rule("L1.4")
@pytest.mark.parametrize(("seats", "zeros"), ZEROS)
def test_no_zero_is_in_the_supply(seats: int, zeros: int) -> None:
    held = seats * zeros
    assert moment("place", seats).fault(supply=put(1, 0)) == (
        "wrong-card-count",
        {"place": "state", "card": 0, "count": held + 1, "wanted": held},
    )
    assert moment("rondel", seats).fault(supply=put(2, 0)) == (
        "wrong-card-count",
        {"place": "state", "card": 0, "count": 2, "wanted": 0},
    )


@pytest.mark.rule("L3.3.1")
def test_a_played_card_is_back_in_the_supply_from_the_turn_for_it() -> None:
    here = moment("place", 2)
    assert here.columns["order"] == [0, 0, 1, 1]
    assert here.columns["order_cards"] == [0, 1, 0, 1]
    assert here.columns["played"] == [[4, 3], [0, 0]]
    # Which card has come back is no matter: nobody counts it any more.
    assert here.read(played=[[2, 3], [0, 0]]).players[0].played == [2, 3]
    assert here.fault(played=[[4, 2], [0, 0]]) == (
        "wrong-card-count",
        {"place": "state", "card": 2, "count": 16, "wanted": 15},
    )
    assert here.fault(order=[0, 1, 1, 0], order_cards=[1, 0, 1, 0]) == (
        "wrong-card-count",
        {"place": "state", "card": 3, "count": 10, "wanted": 11},
    )


# ----- bonus tiles --------------------------------------------------------------------------------


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("tile", range(8))
def test_there_are_three_of_every_bonus_tile(tile: int, seats: int) -> None:
    here = moment("cards", seats)

    def wrong(count: int) -> Fault:
        facts = {"place": "state", "tile": tile, "count": count, "wanted": 3}
        return "wrong-tile-count", facts

    assert here.fault(spent=put(1, tile)) == wrong(4)
    assert here.fault(tiles=put(2, seats - 1, tile)) == wrong(5)
    assert here.fault(fresh=put(1, 0, tile)) == wrong(4)
    stacks = here.columns["bonus_unseen"]
    assert here.fault(bonus_unseen=[*stacks[:2], [*stacks[2], tile]]) == wrong(4)
    fewer = [[other for other in stack if other != tile] for stack in stacks]
    tops = here.columns["bonus_tops"]
    assert here.fault(bonus_unseen=fewer) == wrong(tops.count(tile))
    spent = here.read(bonus_unseen=fewer, spent=put(3 - tops.count(tile), tile))
    assert spent.spent[tile] == 3 - tops.count(tile)


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize("stack", range(3))
def test_a_tile_on_top_of_a_stack_is_one_of_the_three(stack: int) -> None:
    here = moment("cards")
    tile = here.columns["bonus_tops"][stack]
    assert tile not in here.columns["bonus_unseen"][stack]
    other = (tile + 1) % 8
    first = min(tile, other)
    assert here.fault(bonus_tops=put(other, stack)) == (
        "wrong-tile-count",
        {"place": "state", "tile": first, "count": 2 if first == tile else 4, "wanted": 3},
    )


@pytest.mark.rule("L1.5")
@pytest.mark.parametrize(("source", "target"), [(0, 1), (1, 2), (2, 0), (1, 0)])
def test_a_tile_lies_in_the_stack_of_its_back(source: int, target: int) -> None:
    here = moment("bonus")  # X, share and +1 are on top
    stacks = here.columns["bonus_unseen"]
    tile = int(Tile.NOBLEWOMAN)
    assert all(tile in stack for stack in stacks)
    wrong = [stack[:] for stack in stacks]
    wrong[source].remove(tile)
    wrong[target].append(tile)
    assert here.fault(bonus_unseen=wrong) == (
        "wrong-tile-stack",
        {"place": "state", "tile": tile, "stack": target + 1},
    )


@pytest.mark.rule("L1.5")
def test_a_tile_on_top_lies_in_the_stack_of_its_back() -> None:
    here = moment("bonus")
    stacks = here.columns["bonus_unseen"]
    assert here.columns["bonus_tops"] == [Tile.X, Tile.SHARE, Tile.RAISE]
    # The X of the second stack lies in the first one, under an X.
    wrong = [[*stacks[0], int(Tile.X)], [1, 3, 4, 5, 6, 7], stacks[2]]
    assert here.fault(bonus_unseen=wrong) == (
        "wrong-tile-stack",
        {"place": "state", "tile": Tile.X, "stack": 1},
    )
