"""L3.2.1, L3.2.3, L6.8, L6.9: noblewoman tiles before the choice of cards, +1 tiles after it."""

import pytest

from tests.london.table import (
    act,
    bid,
    bonus_tops,
    hand,
    happened,
    lay,
    legal,
    next_round,
    refused,
    tiles,
    tracks,
)
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london.components import Tile

NOBLEWOMAN_TILE = int(Tile.NOBLEWOMAN)
RAISE_TILE = int(Tile.RAISE)
OTHERS = (Tile.X, Tile.X, Tile.X)  # face up, so that all of the others can be given

# ----- noblewoman -------------------------------------------------------------------------------


@pytest.mark.rule("L3.2.1", "L6.9")
def test_a_noblewoman_brings_a_2_from_the_supply_before_the_choice() -> None:
    position = lay()
    tiles(position, 1, Tile.NOBLEWOMAN)
    next_round(position)
    assert position.decision() == "noblewoman"
    assert not position.simultaneous()
    assert position.to_act() == (1,)
    assert legal(position, 1) == {"noblewoman", "done"}
    events = act(position, 1, "noblewoman")
    assert happened(events, "tile-used") == [{"seat": 1, "tile": NOBLEWOMAN_TILE}]
    assert happened(events, "card-taken") == [{"seat": 1, "card": 2}]
    assert position.players[1].hand == [1, 1, 3, 1, 1]
    assert position.supply == [0, 10, 9, 6, 5]
    assert position.players[1].tiles == [0] * 8
    assert position.spent == [0, 0, 0, 0, 0, 0, 0, 1]
    assert position.decision() == "cards"


@pytest.mark.rule("L3.2.1", "L6.9")
def test_a_noblewoman_may_be_kept() -> None:
    position = lay()
    tiles(position, 1, Tile.NOBLEWOMAN)
    next_round(position)
    events = act(position, 1, "done")
    assert events == []
    assert position.players[1].hand == [1, 1, 2, 1, 1]
    assert position.supply == [0, 10, 10, 6, 5]
    assert position.players[1].tiles[Tile.NOBLEWOMAN] == 1
    assert position.spent == [0] * 8
    assert position.decision() == "cards"


@pytest.mark.rule("R6.14")
def test_noblewomen_are_offered_to_one_holder_at_a_time_in_chapel_order() -> None:
    position = lay()
    bonus_tops(position, *OTHERS)
    tracks(position, chapel=[1, 0, 3, 5])
    tiles(position, 0, Tile.NOBLEWOMAN, Tile.NOBLEWOMAN)
    tiles(position, 2, Tile.NOBLEWOMAN)
    next_round(position)
    assert position.to_act() == (2,)
    assert legal(position, 0) == set()
    assert refused(position, 0, "noblewoman") == Refusal("T2", "not-your-turn", {"asked": [2]})
    act(position, 2, "done")
    assert position.to_act() == (0,)
    act(position, 0, "noblewoman")
    assert position.to_act() == (0,)  # the second tile
    assert position.decision() == "noblewoman"
    act(position, 0, "noblewoman")
    assert position.players[0].hand == [1, 2, 3, 1, 1]
    assert position.supply[2] == 8
    assert position.decision() == "cards"


@pytest.mark.rule("R6.14")
def test_who_declines_a_noblewoman_is_not_asked_for_the_second_one() -> None:
    position = lay()
    tiles(position, 0, Tile.NOBLEWOMAN, Tile.NOBLEWOMAN)
    next_round(position)
    act(position, 0, "done")
    assert position.decision() == "cards"


@pytest.mark.rule("L6.9")
def test_without_a_2_in_the_supply_no_noblewoman_is_offered() -> None:
    position = lay()
    hand(position, 1, *[2] * 12)
    assert position.supply[2] == 0
    tiles(position, 0, Tile.NOBLEWOMAN)
    next_round(position)
    assert position.decision() == "cards"
    assert position.queue == []
    assert position.players[0].tiles[Tile.NOBLEWOMAN] == 1


@pytest.mark.rule("L6.9")
def test_the_last_2_goes_to_the_first_who_asks() -> None:
    position = lay()
    bonus_tops(position, *OTHERS)
    hand(position, 1, *[2] * 11)
    tiles(position, 0, Tile.NOBLEWOMAN, Tile.NOBLEWOMAN)
    tiles(position, 3, Tile.NOBLEWOMAN)
    next_round(position)
    assert position.supply[2] == 1
    act(position, 0, "noblewoman")
    assert position.supply[2] == 0
    assert position.decision() == "cards"
    assert position.players[0].tiles[Tile.NOBLEWOMAN] == 1
    assert position.players[3].tiles[Tile.NOBLEWOMAN] == 1


@pytest.mark.rule("L6.9")
def test_a_noblewoman_without_a_2_is_refused() -> None:
    position = lay()
    tiles(position, 0, Tile.NOBLEWOMAN)
    next_round(position)
    hand(position, 1, *[2] * 12)
    assert refused(position, 0, "noblewoman") == Refusal("L6.9", "no-card-in-supply", {"card": 2})
    assert legal(position, 0) == {"done"}


@pytest.mark.rule("L6.9", "L6.1")
@pytest.mark.parametrize(
    ("fresh", "wanted"),
    [
        (False, Refusal("L6.9", "tile-missing", {"tile": NOBLEWOMAN_TILE})),
        (True, Refusal("L6.1", "tile-fresh", {"tile": NOBLEWOMAN_TILE})),
    ],
)
def test_a_noblewoman_must_be_there_since_an_earlier_round(fresh: bool, wanted: Refusal) -> None:
    position = lay()
    tiles(position, 0, Tile.NOBLEWOMAN)
    next_round(position)
    player = position.players[0]
    player.tiles[Tile.NOBLEWOMAN] = 0
    player.fresh[Tile.NOBLEWOMAN] = int(fresh)
    assert refused(position, 0, "noblewoman") == wanted


@pytest.mark.rule("L6.1", "L6.9")
def test_a_fresh_noblewoman_is_not_offered() -> None:
    position = lay()
    tiles(position, 0, Tile.NOBLEWOMAN, fresh=True)
    next_round(position)
    assert position.decision() == "cards"


@pytest.mark.rule("L6.9", "R6.14")
def test_nothing_else_is_decided_while_a_noblewoman_is_offered() -> None:
    position = lay()
    tiles(position, 0, Tile.NOBLEWOMAN, Tile.RAISE)
    next_round(position)
    for notation in ("card 2", "raise 1", "chapel +2"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "noblewoman"}
        )


# ----- +1 ---------------------------------------------------------------------------------------


@pytest.mark.rule("L3.2.3", "L6.8")
def test_a_raise_lifts_the_played_card_by_one_and_changes_the_order() -> None:
    position = lay()
    tiles(position, 2, Tile.RAISE)
    events = bid(position, 1, 3, 3, 0)
    assert happened(events, "order") == []
    assert position.order == [1, 2, 0, 3]
    assert position.decision() == "raise"
    assert position.to_act() == (2,)
    assert legal(position, 2) == {"raise 1", "done"}
    events = act(position, 2, "raise 1")
    assert happened(events, "tile-used") == [{"seat": 2, "tile": RAISE_TILE}]
    assert happened(events, "raised") == [{"seat": 2, "card": 3, "value": 4}]
    assert happened(events, "order") == [{"seat": -1, "seats": [2, 1, 0, 3], "by": ["card"] * 4}]
    assert position.players[2].raised == [1]
    assert position.players[2].played == [3]
    assert position.players[2].tiles == [0] * 8
    assert position.spent == [0, 0, 0, 0, 0, 0, 1, 0]
    assert position.order == [2, 1, 0, 3]
    assert position.to_act() == (2,)


@pytest.mark.rule("L6.8")
def test_a_raise_may_be_kept() -> None:
    position = lay()
    tiles(position, 2, Tile.RAISE)
    bid(position, 1, 3, 3, 0)
    events = act(position, 2, "done")
    assert happened(events, "order") == [
        {"seat": -1, "seats": [1, 2, 0, 3], "by": ["chapel", "chapel", "card", "card"]}
    ]
    assert position.players[2].tiles[Tile.RAISE] == 1
    assert position.players[2].raised == [0]
    assert position.decision() == "place"


@pytest.mark.rule("L6.8")
def test_a_raise_to_an_equal_value_leaves_the_chapel_track_to_decide() -> None:
    position = lay()
    tiles(position, 0, Tile.RAISE)
    tiles(position, 3, Tile.RAISE)
    bid(position, 2, 3, 1, 2)
    act(position, 0, "raise 1")
    act(position, 3, "raise 1")
    assert position.order == [0, 1, 3, 2]


@pytest.mark.rule("L6.8")
def test_a_raised_4_is_a_5_and_goes_back_to_the_supply_as_a_4() -> None:
    position = lay()
    tiles(position, 3, Tile.RAISE)
    bid(position, 4, 4, 4, 4)
    assert position.supply == [0, 10, 10, 6, 5]
    events = act(position, 3, "raise 1")
    assert happened(events, "raised") == [{"seat": 3, "card": 4, "value": 5}]
    assert position.order == [3, 0, 1, 2]
    assert happened(events, "turn") == [{"seat": 3, "card": 4}]
    assert position.supply == [0, 10, 10, 6, 6]


@pytest.mark.rule("L6.8", "R6.12")
def test_several_raises_add_up() -> None:
    position = lay()
    bonus_tops(position, *OTHERS)
    tiles(position, 3, Tile.RAISE, Tile.RAISE, Tile.RAISE)
    bid(position, 3, 2, 3, 1)
    events = act(position, 3, "raise 1") + act(position, 3, "raise 1")
    assert position.to_act() == (3,)
    assert legal(position, 3) == {"raise 1", "done"}
    assert position.order == [0, 2, 1, 3]  # as it was at the reveal
    events += act(position, 3, "raise 1")
    assert [fact["value"] for fact in happened(events, "raised")] == [2, 3, 4]
    assert position.players[3].raised == [3]
    assert position.order == [3, 0, 2, 1]


@pytest.mark.rule("R6.12")
def test_raises_are_offered_once_to_each_in_the_order_at_the_reveal() -> None:
    position = lay()
    bonus_tops(position, *OTHERS)
    for seat in (0, 1, 3):
        tiles(position, seat, Tile.RAISE)
    bid(position, 1, 3, 2, 2)
    assert position.queue == [1, 3, 0]
    assert refused(position, 0, "raise 1") == Refusal("T2", "not-your-turn", {"asked": [1]})
    act(position, 1, "done")
    assert position.to_act() == (3,)
    act(position, 3, "raise 1")
    assert position.to_act() == (0,)
    events = act(position, 0, "raise 1")
    assert position.decision() == "place"  # 1 is not asked again
    assert happened(events, "order") == [{"seat": -1, "seats": [1, 3, 0, 2], "by": ["chapel"] * 4}]


@pytest.mark.rule("R6.12")
def test_who_stops_raising_is_not_asked_again() -> None:
    position = lay()
    tiles(position, 1, Tile.RAISE, Tile.RAISE)
    bid(position, 1, 1, 1, 1)
    act(position, 1, "raise 1")
    act(position, 1, "done")
    assert position.decision() == "place"
    assert position.order == [1, 0, 2, 3]


@pytest.mark.rule("R6.13", "L3.3.1")
def test_a_raised_0_still_returns_to_the_hand() -> None:
    position = lay()
    tiles(position, 3, Tile.RAISE)
    bid(position, 0, 0, 0, 0)
    assert position.players[3].hand == [0, 1, 1, 1, 2]
    events = act(position, 3, "raise 1")
    assert happened(events, "raised") == [{"seat": 3, "card": 0, "value": 1}]
    assert position.order == [3, 0, 1, 2]
    assert happened(events, "turn") == [{"seat": 3, "card": 0}]
    assert position.players[3].hand == [1, 1, 1, 1, 2]
    assert position.supply == [0, 10, 10, 6, 5]


@pytest.mark.rule("L6.8")
def test_there_is_no_second_card_to_raise_with_more_than_two_players() -> None:
    position = lay()
    tiles(position, 0, Tile.RAISE)
    bid(position, 1, 2, 3, 4)
    assert refused(position, 0, "raise 2") == Refusal("L6.8", "one-card-played", {})


@pytest.mark.rule("L6.8", "L6.1")
@pytest.mark.parametrize(
    ("fresh", "wanted"),
    [
        (False, Refusal("L6.8", "tile-missing", {"tile": RAISE_TILE})),
        (True, Refusal("L6.1", "tile-fresh", {"tile": RAISE_TILE})),
    ],
)
def test_a_raise_must_be_there_since_an_earlier_round(fresh: bool, wanted: Refusal) -> None:
    position = lay()
    tiles(position, 0, Tile.RAISE)
    bid(position, 1, 2, 3, 4)
    player = position.players[0]
    player.tiles[Tile.RAISE] = 0
    player.fresh[Tile.RAISE] = int(fresh)
    assert refused(position, 0, "raise 1") == wanted
    assert position.refuse(0, position.game.action("done")) is None


@pytest.mark.rule("L6.1", "L6.8")
def test_a_fresh_raise_is_not_offered() -> None:
    position = lay()
    tiles(position, 0, Tile.RAISE, fresh=True)
    bid(position, 1, 2, 3, 4)
    assert position.decision() == "place"


@pytest.mark.rule("L6.10", "R6.12")
def test_nothing_else_is_decided_while_a_raise_is_offered() -> None:
    position = lay()
    tiles(position, 0, Tile.RAISE, Tile.NOBLEWOMAN, Tile.CHAPEL_2)
    bid(position, 4, 2, 3, 4)
    for notation in ("card 2", "noblewoman", "chapel +2", "outer gate"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "raise"}
        )


# ----- +1 with two players ----------------------------------------------------------------------


@pytest.mark.rule("L6.8", "R6.12", "L3.2.5")
@pytest.mark.parametrize(
    ("raises", "raised", "order", "cards", "by"),
    [
        # Ada plays 3 and 2, Ben 3 and 1; Ada is ahead.
        ([], [0, 0], [0, 1, 0, 1], [0, 0, 1, 1], "chapel chapel card card"),
        (["raise 1"], [1, 0], [0, 1, 0, 1], [0, 0, 1, 1], "card card card card"),
        # 3 and a raised 2: the 3 first
        (["raise 2"], [0, 1], [0, 0, 1, 1], [0, 1, 0, 1], "both both chapel card"),
        (["raise 2", "raise 2"], [0, 2], [0, 0, 1, 1], [1, 0, 0, 1], "card chapel chapel card"),
        (["raise 1", "raise 2"], [1, 1], [0, 0, 1, 1], [0, 1, 0, 1], "card chapel chapel card"),
        (["raise 1", "raise 1"], [2, 0], [0, 1, 0, 1], [0, 0, 1, 1], "card card card card"),
    ],
)
def test_with_two_players_raises_are_for_the_cards_that_are_named(
    raises: list[str], raised: list[int], order: list[int], cards: list[int], by: str
) -> None:
    position = lay(2)
    tiles(position, 0, Tile.RAISE, Tile.RAISE)
    bid(position, (3, 2), (3, 1))
    assert legal(position, 0) == {"raise 1", "raise 2", "done"}
    events: list[Event] = []
    for notation in [*raises, "done"][:2]:
        events += act(position, 0, notation)
    assert position.players[0].raised == raised
    assert position.order == order
    assert position.order_cards == cards
    assert happened(events, "order") == [{"seat": -1, "seats": order, "by": by.split()}]


@pytest.mark.rule("L6.8", "L3.2.5")
def test_of_ones_own_cards_of_equal_value_the_printed_value_decides() -> None:
    position = lay(2)
    tiles(position, 0, Tile.RAISE)
    bid(position, (3, 2), (4, 1))
    events = act(position, 0, "raise 2")
    assert position.order_cards == [0, 0, 1, 1]
    by = ["card", "printed", "printed", "card"]
    assert happened(events, "order") == [{"seat": -1, "seats": [1, 0, 0, 1], "by": by}]


@pytest.mark.rule("L6.8", "L3.3.1")
def test_with_two_players_the_raised_second_card_goes_back_first() -> None:
    position = lay(2)
    tiles(position, 0, Tile.RAISE, Tile.RAISE)
    bid(position, (3, 2), (3, 1))
    assert position.supply == [0, 12, 12, 9, 8]
    events = act(position, 0, "raise 2")
    assert happened(events, "raised") == [{"seat": 0, "card": 2, "value": 3}]
    events = act(position, 0, "raise 2")
    assert happened(events, "raised") == [{"seat": 0, "card": 2, "value": 4}]
    assert happened(events, "turn") == [{"seat": 0, "card": 2}]
    assert position.supply == [0, 12, 13, 9, 8]


@pytest.mark.rule("R6.12")
def test_with_two_players_each_is_asked_once_about_both_cards() -> None:
    position = lay(2)
    tiles(position, 0, Tile.RAISE)
    tiles(position, 1, Tile.RAISE)
    bid(position, (3, 1), (4, 2))
    assert position.queue == [1, 0]
    act(position, 1, "done")
    act(position, 0, "done")
    assert position.decision() == "place"
