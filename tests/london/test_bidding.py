"""L3.2: the secret choice of cards, and the order that follows from it."""

import pytest

from tests.london.table import (
    LONDON,
    act,
    bid,
    building_turn,
    hand,
    happened,
    lay,
    legal,
    next_round,
    refresh,
    refused,
    rule,
    top,
    tracks,
)
from twinspan.core.refusal import Refusal, Refused
from twinspan.core.terms import PUBLIC
from twinspan.games.london.actions import CardChoice
from twinspan.games.london.bidding import in_hand
from twinspan.games.london.state import NO_CHOICE

# ----- choosing ---------------------------------------------------------------------------------


@pytest.mark.rule("L3.2.2")
@pytest.mark.parametrize("seats", [3, 4])
def test_everybody_chooses_one_card_at_the_same_time(seats: int) -> None:
    position = lay(seats)
    assert position.to_act() == tuple(range(seats))
    assert position.decision() == "cards"
    assert position.simultaneous()
    for seat in range(seats):
        assert legal(position, seat) == {"card 0", "card 1", "card 2", "card 3", "card 4"}
        for action in position.legal(seat):
            assert position.refuse(seat, action) is None


@pytest.mark.rule("L3.2.2")
def test_only_cards_in_hand_can_be_chosen() -> None:
    position = lay()
    hand(position, 1, 1, 1, 3)
    assert legal(position, 1) == {"card 0", "card 1", "card 3"}
    for card in (2, 4):
        assert refused(position, 1, f"card {card}") == Refusal(
            "L3.2.2", "cards-not-in-hand", {"cards": [card]}
        )
    with pytest.raises(Refused) as error:
        act(position, 1, "card 4")
    assert error.value.seat == 1
    assert error.value.code == "cards-not-in-hand"
    assert position.players[1].choice == NO_CHOICE


@pytest.mark.rule("L3.2.2", "L3.2.5")
def test_two_cards_are_for_two_players_and_one_is_for_more() -> None:
    assert refused(lay(4), 0, "cards 4 3") == Refusal("L3.2.2", "one-card-each", {})
    assert refused(lay(3), 0, "cards 1 0") == Refusal("L3.2.2", "one-card-each", {})
    assert refused(lay(2), 0, "card 4") == Refusal("L3.2.5", "two-cards-each", {})
    assert refused(lay(2), 0, "card 0") == Refusal("L3.2.5", "two-cards-each", {})


@pytest.mark.rule("L3.2.2")
def test_ahead_of_a_choice_only_what_is_a_secret_is_forgotten() -> None:
    position = lay(3)
    hand(position, 1)  # a single card: it has chosen itself, as everybody can see
    position.players[1].choice = LONDON.action("card 0").id
    position = LONDON.restore(position.snapshot())
    assert position.to_act() == (0, 2)
    act(position, 2, "card 3")
    ahead = position.ahead(0, "card 1")
    assert ahead.to_act() == (2,)
    act(ahead, 2, "card 0")
    assert [player.played for player in ahead.players] == [[1], [0], [0]]


@pytest.mark.rule("L3.2.2", "L3.2.5")
def test_two_players_choose_two_cards_each_out_of_those_in_hand() -> None:
    position = lay(2)
    hand(position, 0, 1, 1, 2, 3)
    assert position.players[0].hand == [2, 2, 1, 1, 0]
    assert legal(position, 0) == {
        "cards 0 0", "cards 1 0", "cards 1 1", "cards 2 0", "cards 2 1",
        "cards 3 0", "cards 3 1", "cards 3 2",
    }  # fmt: skip
    for high, low in ((2, 2), (3, 3), (4, 4), (4, 0), (4, 3)):
        assert refused(position, 0, f"cards {high} {low}") == Refusal(
            "L3.2.2", "cards-not-in-hand", {"cards": [high, low]}
        )


@pytest.mark.rule("L3.2.5")
def test_both_cards_of_a_pair_must_be_there() -> None:
    position = lay(2)
    hand(position, 0, 3)
    assert legal(position, 0) == {"cards 0 0", "cards 3 0"}
    assert refused(position, 0, "cards 3 2").facts == {"cards": [3, 2]}
    assert refused(position, 0, "cards 2 1").facts == {"cards": [2, 1]}


@pytest.mark.rule("L3.2.2", "L3.2.5")
@pytest.mark.parametrize(
    ("held", "notation", "there"),
    [
        ([0, 0, 0, 1, 0], "card 3", True),
        ([1, 1, 1, 0, 1], "card 3", False),
        ([0, 0, 0, 1, 0], "cards 3 0", False),
        ([1, 0, 0, 1, 0], "cards 3 0", True),
        ([1, 0, 0, 0, 0], "cards 3 0", False),
        ([0, 1, 0, 1, 0], "cards 3 1", True),
        ([1, 0, 1, 1, 1], "cards 3 1", False),
        ([0, 0, 0, 1, 0], "cards 3 3", False),
        ([0, 0, 0, 2, 0], "cards 3 3", True),
        ([1, 0, 0, 0, 0], "cards 0 0", False),
        ([2, 0, 0, 0, 0], "cards 0 0", True),
    ],
)
def test_cards_are_in_a_hand_or_not(held: list[int], notation: str, there: bool) -> None:
    choice = LONDON.action(notation)
    assert isinstance(choice, CardChoice)
    assert in_hand(held, choice) == there


@pytest.mark.rule("L3.2.2")
def test_who_has_chosen_is_seen_and_what_only_by_themselves() -> None:
    position = lay()
    events = act(position, 2, "card 3")
    assert [(event.kind, event.seat, event.facts, event.reader) for event in events] == [
        ("chose", 2, {}, PUBLIC),
        ("own-choice", 2, {"cards": [3]}, 2),
    ]
    assert position.to_act() == (0, 1, 3)
    assert position.players[2].hand == [1, 1, 1, 2, 1]
    assert position.players[2].played == []


@pytest.mark.rule("L3.2.2")
def test_a_choice_can_be_changed_until_the_last_one_is_made() -> None:
    position = lay()
    act(position, 2, "card 3")
    events = act(position, 2, "card 1")
    assert [(event.kind, event.facts, event.reader) for event in events] == [
        ("own-choice", {"cards": [1]}, 2)
    ]
    assert position.to_act() == (0, 1, 3)
    for seat in (0, 1, 3):
        events = act(position, seat, "card 0")
    assert happened(events, "played")[2] == {"seat": 2, "cards": [1]}
    assert refused(position, 0, "card 1") == Refusal("T2", "not-your-turn", {"asked": [2]})
    assert refused(position, 2, "card 1") == Refusal("T3", "other-decision", {"decision": "place"})


@pytest.mark.rule("L3.2.2")
def test_nothing_but_cards_is_chosen_now() -> None:
    position = lay()
    for notation in ("outer gate", "noblewoman", "raise 1", "done", "pass", "chapel +2"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "cards"}
        )


@pytest.mark.rule("L3.2.2")
def test_all_cards_are_played_together_and_leave_the_hands() -> None:
    position = lay()
    events = bid(position, 1, 2, 3, 4)
    assert happened(events, "played") == [{"seat": seat, "cards": [seat + 1]} for seat in range(4)]
    assert [player.played for player in position.players] == [[1], [2], [3], [4]]
    assert [player.raised for player in position.players] == [[0]] * 4
    assert [player.choice for player in position.players] == [NO_CHOICE] * 4
    assert [player.hand for player in position.players] == [
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
        [1, 1, 1, 1, 1],
    ]
    kinds = [event.kind for event in events]
    assert kinds == [*["chose", "own-choice"] * 4, *["played"] * 4, "order", "turn"]


@pytest.mark.rule("L3.2.2", "L3.2.5")
def test_two_players_play_both_cards_together() -> None:
    position = lay(2)
    events = bid(position, (1, 1), (4, 2))
    assert happened(events, "own-choice") == [
        {"seat": 0, "cards": [1, 1]},
        {"seat": 1, "cards": [4, 2]},
    ]
    assert happened(events, "played") == [
        {"seat": 0, "cards": [1, 1]},
        {"seat": 1, "cards": [4, 2]},
    ]
    assert [player.raised for player in position.players] == [[0, 0], [0, 0]]
    assert position.players[0].hand == [2, 0, 1, 1, 1]
    assert position.players[1].hand == [2, 1, 1, 1, 0]


# ----- a choice that is none --------------------------------------------------------------------


@pytest.mark.rule("L3.2.2")
def test_who_has_one_card_only_has_chosen_it() -> None:
    position = lay()
    hand(position, 1)
    events = next_round(position)
    assert position.to_act() == (0, 2, 3)
    assert rule(position, 1, "card 0") == "T2"  # it has no other to change it for
    assert happened(events, "chose") == [{"seat": 1}]
    assert [(event.kind, event.facts, event.reader) for event in events[-3:]] == [
        ("only-choice", {"action": "card 0", "to": "cards"}, 1),  # nobody else may know
        ("chose", {}, PUBLIC),
        ("own-choice", {"cards": [0]}, 1),
    ]
    for seat in (0, 2, 3):
        act(position, seat, "card 1")
    assert position.order == [0, 2, 3, 1]


@pytest.mark.rule("L3.2.2")
def test_when_nobody_has_a_choice_the_cards_are_shown_at_once() -> None:
    position = lay()
    for seat in range(4):
        hand(position, seat)
    events = next_round(position)
    assert happened(events, "played") == [{"seat": seat, "cards": [0]} for seat in range(4)]
    assert position.to_act() == (0,)
    assert position.decision() == "place"


@pytest.mark.rule("L3.2.5")
def test_two_players_with_two_0s_only_have_chosen_them() -> None:
    position = lay(2)
    hand(position, 0)
    hand(position, 1, 1)
    next_round(position)
    assert position.to_act() == (1,)
    assert legal(position, 1) == {"cards 0 0", "cards 1 0"}


# ----- the order --------------------------------------------------------------------------------


@pytest.mark.rule("L3.2.4")
@pytest.mark.example(1)
def test_the_highest_card_is_first_and_of_equal_ones_who_is_ahead_on_the_chapel_track() -> None:
    ada, ben, dan, cleo = range(4)
    position = lay()
    tracks(position, chapel=[0, 0, 1, 3])
    cards = {ada: 3, ben: 2, cleo: 0, dan: 0}
    events = bid(position, *(cards[seat] for seat in range(4)))
    assert happened(events, "order") == [
        {"seat": -1, "seats": [ada, ben, cleo, dan], "by": ["card", "card", "chapel", "chapel"]}
    ]
    assert position.order == [ada, ben, cleo, dan]
    assert position.order_cards == [0, 0, 0, 0]
    assert position.to_act() == (ada,)
    assert position.turn == 0


@pytest.mark.rule("L3.2.4")
@pytest.mark.parametrize(
    ("cards", "order"),
    [
        ((1, 2, 3, 4), [3, 2, 1, 0]),
        ((2, 2, 2, 2), [3, 1, 0, 2]),
        ((0, 0, 0, 0), [3, 1, 0, 2]),
        ((2, 4, 2, 1), [1, 0, 2, 3]),
        ((3, 3, 4, 3), [2, 3, 1, 0]),
        ((0, 1, 0, 0), [1, 3, 0, 2]),
    ],
)
def test_on_the_same_space_the_upper_marker_is_ahead(
    cards: tuple[int, ...], order: list[int]
) -> None:
    position = lay()
    tracks(position, chapel=[2, 4, 0, 4])
    position.chapel_order = [3, 1, 0, 2]  # 3 lies on 1
    bid(position, *cards)
    assert position.order == order


@pytest.mark.rule("L3.2.4", "L2.6")
def test_on_the_stairs_the_upper_step_is_ahead() -> None:
    position = lay()
    position.chapel_order = [2, 3, 1, 0]
    bid(position, 1, 1, 1, 1)
    assert position.order == [2, 3, 1, 0]


@pytest.mark.rule("L3.2.4", "L3.2.5")
@pytest.mark.example(9)
@pytest.mark.parametrize(
    ("ada", "ben", "ahead", "order", "by"),
    [
        ((4, 1), (3, 2), "ada", "ada ben ben ada", "card card card card"),
        ((3, 2), (4, 1), "ada", "ben ada ada ben", "card card card card"),
        ((4, 3), (2, 1), "ben", "ada ada ben ben", "card card card card"),
        ((2, 2), (3, 1), "ben", "ben ada ada ben", "card card card card"),
        ((2, 2), (2, 2), "ada", "ada ada ben ben", "chapel chapel chapel chapel"),
        ((2, 2), (2, 2), "ben", "ben ben ada ada", "chapel chapel chapel chapel"),
        ((2, 1), (2, 1), "ada", "ada ben ada ben", "chapel chapel chapel chapel"),
        ((2, 1), (2, 1), "ben", "ben ada ben ada", "chapel chapel chapel chapel"),
        ((3, 2), (2, 2), "ben", "ada ben ben ada", "card chapel chapel chapel"),
        ((2, 0), (2, 2), "ada", "ada ben ben ada", "chapel chapel chapel card"),
        ((0, 0), (0, 0), "ben", "ben ben ada ada", "chapel chapel chapel chapel"),
    ],
)
def test_with_two_players_each_card_is_a_turn_of_its_own(
    ada: tuple[int, int], ben: tuple[int, int], ahead: str, order: str, by: str
) -> None:
    position = lay(2)
    hand(position, 0, 1, 2, 2, 3, 4)
    hand(position, 1, 1, 2, 2, 3, 4)
    tracks(position, chapel=[1, 0] if ahead == "ada" else [0, 1])
    events = bid(position, ada, ben)
    assert position.order == [("ada", "ben").index(name) for name in order.split()]
    assert happened(events, "order") == [{"seat": -1, "seats": position.order, "by": by.split()}]
    for seat in range(2):
        own = [
            card
            for turn, card in zip(position.order, position.order_cards, strict=True)
            if turn == seat
        ]
        assert own == [0, 1]


@pytest.mark.rule("R3.2.6")
def test_moving_ahead_on_the_chapel_track_does_not_change_the_order_of_the_round() -> None:
    position = lay(2)
    top(position, 2)
    refresh(position)
    bid(position, (4, 1), (3, 1))
    assert position.order == [0, 1, 0, 1]
    act(position, 0, "outer guild house")
    act(position, 1, "centre")
    act(position, 1, "stack chapel")
    assert position.chapel_order == [1, 0]
    assert position.order == [0, 1, 0, 1]
    assert position.to_act() == (0,)


@pytest.mark.rule("L3.2.2")
def test_the_next_round_begins_with_another_choice() -> None:
    position = lay(3)
    building_turn(position)
    act(position, 0, "outer guild house")
    act(position, 1, "outer park")
    position.rondel = 0
    act(position, 2, "centre")
    assert position.decision() == "stack"
    act(position, 2, "stack park")
    assert position.decision() == "cards"
    assert position.to_act() == (0, 1, 2)
    assert legal(position, 0) == {"card 0", "card 1", "card 2", "card 3"}
