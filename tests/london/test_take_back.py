"""L6.5, R6.15: taking back a card."""

import pytest

from tests.london.table import act, bid, hand, lay, legal, refused, tiles, top
from tests.london.turns import BLUE, BLUE_PARK, other_decision, over_after, play_turns, ready, take
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import Tile


def at_end_of_turn(*given: int) -> LondonPosition:
    """Seat 0 has played a 4, built a park, has these tiles and may use them."""
    position = ready(BLUE_PARK)
    tiles(position, 0, *given)
    take(position, BLUE_PARK)
    return position


@pytest.mark.rule("L6.5", "R6.15")
@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_a_card_of_the_value_played_comes_back_at_the_end_of_the_turn(card: int) -> None:
    position = ready(BLUE_PARK)
    hand(position, 0, card, card)
    tiles(position, 0, Tile.TAKE_BACK)
    bid(position, card, 0, 0, 0)
    assert "take back" not in legal(position, 0)
    assert refused(position, 0, "take back") == other_decision("place")
    act(position, 0, "outer park")
    assert legal(position, 0) == {"take back", "done"}
    supply = position.supply[:]
    assert act(position, 0, "take back") == [
        Event("tile-used", 0, {"tile": Tile.TAKE_BACK}),
        Event("card-taken-back", 0, {"card": card}),
    ]
    assert position.players[0].hand == [1, *(2 * (value == card) for value in range(1, 5))]
    assert position.supply == [count - (value == card) for value, count in enumerate(supply)]
    assert position.spent == [0, 0, 0, 1, 0, 0, 0, 0]
    assert over_after(position, "park")


@pytest.mark.rule("L6.5")
def test_a_turn_may_end_without_using_the_tile() -> None:
    position = at_end_of_turn(Tile.TAKE_BACK)
    assert act(position, 0, "done") == []
    assert position.players[0].tiles[Tile.TAKE_BACK] == 1
    assert position.spent == [0] * 8
    assert position.players[0].hand == [1, 2, 1, 1, 0]
    assert over_after(position, "park")


@pytest.mark.rule("L6.5")
def test_without_the_tile_no_card_comes_back() -> None:
    position = at_end_of_turn(Tile.CHAPEL_2)
    assert legal(position, 0) == {"chapel +2", "done"}
    why = Refusal("L6.5", "tile-missing", {"tile": Tile.TAKE_BACK})
    assert refused(position, 0, "take back") == why


@pytest.mark.rule("L6.5")
def test_a_turn_takes_back_one_card_only() -> None:
    position = at_end_of_turn(Tile.TAKE_BACK, Tile.TAKE_BACK, Tile.CHAPEL_2)
    act(position, 0, "take back")
    assert legal(position, 0) == {"chapel +2", "done"}
    assert refused(position, 0, "take back") == Refusal("L6.5", "taken-back-already", {})
    assert act(position, 0, "chapel +2") == [  # the second tile alone is no question
        Event("tile-used", 0, {"tile": Tile.CHAPEL_2}),
        Event("chapel-track", 0, {"steps": 2, "reached": 2}),
        Event("track-money", 0, {"reached": 2, "amount": 1}),
        Event("only-choice", 0, {"action": "done", "to": "end-turn"}),
    ]
    assert over_after(position, "park")
    assert position.players[0].tiles[Tile.TAKE_BACK] == 1


@pytest.mark.rule("L6.5")
def test_a_zero_is_not_taken_back_since_it_returned_already() -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, Tile.TAKE_BACK, Tile.CHAPEL_2)
    bid(position, 0, 0, 0, 0)
    assert position.players[0].hand[0] == 1
    act(position, 0, "outer park")
    assert legal(position, 0) == {"chapel +2", "done"}
    assert refused(position, 0, "take back") == Refusal("L6.5", "zero-returns-anyway", {})
    act(position, 0, "chapel +2")
    assert over_after(position, "park")
    assert position.players[0].hand[0] == 1


@pytest.mark.rule("R6.15")
@pytest.mark.parametrize("extra", [True, False])
def test_nothing_is_taken_back_when_ones_hostelry_took_the_last_such_card(extra: bool) -> None:
    position = ready(20, *BLUE[:3])
    hand(position, 0, 4)
    hand(position, 1, *[4] * 6)
    assert position.supply[4] == 0
    tiles(position, 0, Tile.TAKE_BACK)
    if extra:
        tiles(position, 0, Tile.GATE_2)
    take(position, 20)
    act(position, 0, "take 4")
    assert position.supply[4] == 0
    if extra:
        assert legal(position, 0) == {"gate +2", "done"}
        why = Refusal("R6.15", "none-to-take-back", {"card": 4})
        assert refused(position, 0, "take back") == why
    else:
        assert over_after(position, "hostelry")
    assert position.players[0].hand == [1, 0, 0, 0, 1]


@pytest.mark.rule("R6.15")
def test_the_last_such_card_comes_back() -> None:
    position = ready(20, *BLUE[:3])
    hand(position, 0, 4)
    hand(position, 1, *[4] * 6)
    tiles(position, 0, Tile.TAKE_BACK)
    take(position, 20)
    act(position, 0, "take 3")  # leaves the 4; one more strength
    act(position, 0, "done")
    assert position.supply[4] == 1
    act(position, 0, "take back")
    assert position.players[0].hand == [1, 0, 0, 1, 1]
    assert position.supply[4] == 0


@pytest.mark.rule("L6.5")
def test_a_raised_card_comes_back_as_what_it_is() -> None:
    position = ready(BLUE_PARK)
    tiles(position, 0, Tile.RAISE, Tile.TAKE_BACK)
    bid(position, 3, 0, 0, 0)
    act(position, 0, "raise 1")
    act(position, 0, "outer park")
    assert act(position, 0, "take back")[1] == Event("card-taken-back", 0, {"card": 3})
    assert position.players[0].hand == [1, 2, 1, 1, 1]


@pytest.mark.rule("L6.5")
def test_with_two_players_each_turn_may_take_back_its_own_card() -> None:
    position = lay(2)
    top(position, BLUE_PARK)
    tiles(position, 0, Tile.TAKE_BACK, Tile.TAKE_BACK)
    bid(position, (4, 3), (0, 0))
    events = play_turns(position, "outer park, take back", "outer guild house, take back")
    assert [event.facts for event in events if event.kind == "card-taken-back"] == [
        {"card": 4},
        {"card": 3},
    ]
    assert position.players[0].hand == [2, 2, 1, 1, 1]
    assert position.to_act() == (1,)
