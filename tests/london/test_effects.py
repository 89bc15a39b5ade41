"""L5: what the buildings do. (The tracks have test_tracks.py, their bonus tiles test_bonus.py.)"""

import pytest

from tests.london.table import COMPONENTS, act, hand, legal, refused
from tests.london.turns import (
    BLUE,
    BLUE_PARK,
    GRAY_PARK,
    GREEN_PARK,
    ORANGE_PARK,
    over_after,
    ready,
    take,
)
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import BuildingType, Crest

# ----- strength, haberdashers, guild houses and parks ---------------------------------------------


@pytest.mark.rule("L5.5", "L1.3")
@pytest.mark.parametrize(
    ("on_bridge", "strength"),
    [
        pytest.param([], 1, id="its own crest"),
        pytest.param([58, 57, 56], 1, id="other colours do not count"),
        pytest.param([51, 47], 3, id="its colour counts on every type of building"),
        pytest.param([59, 54], 3, id="guild houses count"),
        pytest.param([ORANGE_PARK], 2, id="a park of its colour counts"),
        pytest.param([BLUE_PARK, GRAY_PARK, GREEN_PARK], 1, id="parks of other colours do not"),
        pytest.param(
            [51, 47, 44], 4, id="four orange crests", marks=pytest.mark.example(4)
        ),
    ],
)  # fmt: skip
def test_a_haberdasher_pays_one_pound_for_each_crest_of_its_colour(
    on_bridge: list[int], strength: int
) -> None:
    position = ready(43, *on_bridge)
    assert take(position, 43) == [
        Event("placed-outer", 0, {"type": BuildingType.HABERDASHER, "amount": 2}),
        Event("built", 0, {"building": 43, "site": len(on_bridge) + 1}),
        Event("strength", 0, {"building": 43, "strength": strength}),
        Event("haberdasher", 0, {"amount": strength}),
    ]
    assert [player.money for player in position.players] == [5 + 2 + strength, 5, 5, 5]


@pytest.mark.rule("L5.5")
@pytest.mark.parametrize(("replaced", "strength"), [(51, 1), (42, 2)])
def test_strength_is_counted_after_building_so_a_replaced_crest_is_gone(
    replaced: int, strength: int
) -> None:
    position = ready(43, 51, 42)  # orange, green
    take(position, 43)
    events = act(position, 0, f"replace {replaced}")
    assert events[1:] == [
        Event("strength", 0, {"building": 43, "strength": strength}),
        Event("haberdasher", 0, {"amount": strength}),
    ]


@pytest.mark.rule("L5.6")
@pytest.mark.example(7)
def test_a_guild_house_does_nothing_itself_and_strengthens_every_colour() -> None:
    position = ready(34, 59, 56, 52, 51, 48, 47, 40, 36, 35)
    ben = position.players[0]

    def strengths() -> list[int]:
        return [
            ben.strength(crest, COMPONENTS)
            for crest in (Crest.BLUE, Crest.ORANGE, Crest.GRAY, Crest.GREEN)
        ]

    assert strengths() == [6, 4, 1, 1]
    assert take(position, 34) == [
        Event("placed-outer", 0, {"type": BuildingType.GUILD_HOUSE, "amount": 1}),
        Event("built", 0, {"building": 34, "site": 10}),
    ]
    assert strengths() == [7, 5, 2, 2]
    assert ben.money == 6
    assert ben.hand == [1, 2, 1, 1, 0]
    assert (ben.chapel, ben.gate) == (0, 0)
    assert over_after(position, "guild house")


@pytest.mark.rule("L5.6")
def test_a_park_does_nothing() -> None:
    position = ready(BLUE_PARK, *BLUE[:3])
    assert take(position, BLUE_PARK) == [
        Event("placed-outer", 0, {"type": BuildingType.PARK, "amount": 1}),
        Event("built", 0, {"building": BLUE_PARK, "site": 4}),
    ]
    ada = position.players[0]
    assert ada.money == 6
    assert ada.hand == [1, 2, 1, 1, 0]
    assert (ada.chapel, ada.gate) == (0, 0)
    assert over_after(position, "park")


# ----- hostelries ---------------------------------------------------------------------------------


def at_hostelry(strength: int) -> LondonPosition:
    """Seat 0 has built the hostelry 20, blue, of this strength, and chooses cards."""
    position = ready(20, *BLUE[: strength - 1])
    hand(position, 0, 4)
    take(position, 20)
    return position


@pytest.mark.rule("L5.4")
@pytest.mark.example(4)
@pytest.mark.parametrize("cards", [(3, 2, 1), (4, 2), (1,) * 6, (2, 4), (3, 3)], ids=str)
def test_a_hostelry_of_six_brings_any_cards_worth_six(cards: tuple[int, ...]) -> None:
    position = at_hostelry(6)
    before = position.supply[:]
    for card in cards:
        assert position.decision() == "take-cards"
        assert act(position, 0, f"take {card}")[0] == Event("card-taken", 0, {"card": card})
    assert position.players[0].hand == [1, *(cards.count(value) for value in (1, 2, 3, 4))]
    assert position.supply == [
        before[value] - cards.count(value) for value in range(5)
    ]  # fmt: skip
    assert position.cards_due == 0
    assert over_after(position, "hostelry")  # the strength is used up: no further question


@pytest.mark.rule("L5.4", "R5.9")
@pytest.mark.parametrize("cards", [(), (1,), (2,), (3,), (1, 2), (1, 1, 1)], ids=str)
def test_a_player_may_stop_taking_cards_at_any_time(cards: tuple[int, ...]) -> None:
    position = at_hostelry(4)
    for card in cards:
        act(position, 0, f"take {card}")
    assert act(position, 0, "done") == [Event("cards-declined", 0, {})]
    assert position.players[0].hand == [1, *(cards.count(value) for value in (1, 2, 3, 4))]
    assert position.cards_due == 0
    assert over_after(position, "hostelry")


@pytest.mark.rule("L5.4")
def test_a_card_may_cost_just_the_strength_that_is_left() -> None:
    position = at_hostelry(3)
    assert legal(position, 0) == {"take 1", "take 2", "take 3", "done"}
    dear = Refusal("L5.4", "card-too-valuable", {"card": 4, "strength": 3})
    assert refused(position, 0, "take 4") == dear
    act(position, 0, "take 1")
    assert legal(position, 0) == {"take 1", "take 2", "done"}
    dear = Refusal("L5.4", "card-too-valuable", {"card": 3, "strength": 2})
    assert refused(position, 0, "take 3") == dear


@pytest.mark.rule("L5.4")
def test_a_card_that_the_supply_lacks_cannot_be_taken() -> None:
    position = ready(20, *BLUE[:2])
    hand(position, 0, 4)
    hand(position, 1, 1, *[2] * 10)  # seats 2 and 3 hold one 2 each
    hand(position, 2, 1, *[2] * 4)
    assert position.supply[2] == 0
    take(position, 20)
    assert legal(position, 0) == {"take 1", "take 3", "done"}
    assert refused(position, 0, "take 2") == Refusal("L5.4", "no-card-in-supply", {"card": 2})


@pytest.mark.rule("L5.4")
def test_a_card_that_is_both_missing_and_too_dear_is_refused_as_missing() -> None:
    position = ready(20)
    hand(position, 1, 1, *[3] * 7)
    assert position.supply[3] == 0
    take(position, 20)
    assert refused(position, 0, "take 3") == Refusal("L5.4", "no-card-in-supply", {"card": 3})


@pytest.mark.rule("L5.4")
def test_nobody_is_asked_when_no_card_left_is_cheap_enough() -> None:
    position = ready(20)
    hand(position, 0, 4)
    hand(position, 1, *[1] * 13)
    assert position.supply[1] == 0
    events = take(position, 20)
    assert events[-3:] == [
        Event("strength", 0, {"building": 20, "strength": 1}),
        Event("only-choice", 0, {"action": "done", "to": "take-cards"}),
        Event("cards-declined", 0, {}),
    ]
    assert position.cards_due == 0
    assert over_after(position, "hostelry")


@pytest.mark.rule("L5.4")
def test_strength_that_no_card_fits_is_lost_without_a_question() -> None:
    position = ready(20, *BLUE[:2])
    hand(position, 0, 4)
    hand(position, 1, *[1] * 13)
    take(position, 20)
    assert legal(position, 0) == {"take 2", "take 3", "done"}
    act(position, 0, "take 2")
    assert position.cards_due == 0
    assert over_after(position, "hostelry")


@pytest.mark.rule("L5.4", "L3.3.1")
def test_a_hostelry_may_take_the_card_that_was_just_played() -> None:
    position = ready(20, *BLUE[:3])
    hand(position, 0, 4)
    hand(position, 1, *[4] * 6)
    assert position.supply[4] == 0
    take(position, 20)
    assert legal(position, 0) == {"take 1", "take 2", "take 3", "take 4", "done"}
    act(position, 0, "take 4")
    assert position.players[0].hand == [1, 0, 0, 0, 1]
    assert position.supply[4] == 0
