"""B2: setup, and what chance decides in it."""

import random
from collections import Counter

import pytest

from tests.acting import happened
from tests.bridgetown.draws import draw, waiting
from tests.bridgetown.names import BLACK, BLUE, GREEN, ORANGE, PURPLE, RED, WHITE, YELLOW
from tests.bridgetown.table import PORTLAND, TWINFORD, at, card, lying
from tests.bridgetown.turns import kinds
from tests.drawn import Pointer, awaited
from twinspan.core.errors import UsageError
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition

DRAWN = (RED, YELLOW, WHITE, GREEN, PURPLE, BLACK, ORANGE)  # for all bridges but Steel


def dealt(seats: int, seed: int, **options: object) -> BridgetownPosition:
    return PORTLAND.new(seats, options, chance=random.Random(seed))


# ----- who plays, with what ---------------------------------------------------------------------


@pytest.mark.rule("B1.1")
def test_two_three_or_four_can_play_and_nobody_else() -> None:
    assert PORTLAND.seats == (2, 3, 4)
    for seats in (2, 3, 4):
        assert dealt(seats, 1).seats == seats
    for seats in (0, 1, 5):
        with pytest.raises(UsageError) as error:
            PORTLAND.new(seats)
        assert error.value.code == "wrong-seats"
        assert error.value.facts == {"seats": str(seats), "known": [2, 3, 4]}


@pytest.mark.rule("B1.5", "B2.3")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_racers_wait_off_the_board_with_empty_cards_and_an_empty_wheel(seats: int) -> None:
    for position in (waiting(seats), dealt(seats, 1)):
        assert len(position.players) == seats
        for seat, player in enumerate(position.players):
            assert at(position, seat) is None
            assert card(position, seat) == {}
            assert len(player.card) == 8
            assert player.modes == []
            assert position.placed(seat) == 0
        assert position.specials == [-1, -1, -1]
        assert position.move is None


# ----- the bag ----------------------------------------------------------------------------------


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 5)])
def test_the_bag_holds_as_many_of_each_colour_as_the_players_ask_for(seats: int, each: int) -> None:
    position = waiting(seats)
    assert position.bag == [each] * 7 + [0]
    assert awaited(position) == ("flag", dict.fromkeys(range(7), each))


@pytest.mark.rule("B2.1", "B2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_blue_flags_are_aside_but_the_one_on_steel(seats: int) -> None:
    position = dealt(seats, 2)
    assert position.aside == 4
    assert position.bag[BLUE] == 0
    assert lying(position).count("blue") == 1
    assert lying(position)[2] == "blue"


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_drawn_leaves_the_bag(seats: int) -> None:
    position = waiting(seats)
    draw(position, RED, RED, WHITE)
    assert position.bag == [seats, seats + 1, seats + 1, seats - 1, *[seats + 1] * 3, 0]
    assert awaited(position)[1] == {
        WHITE: seats, GREEN: seats + 1, ORANGE: seats + 1, BLACK: seats + 1, YELLOW: seats + 1,
        PURPLE: seats + 1,
    }  # fmt: skip
    assert position.draws == 3
    assert dealt(seats, 3).draws == 7


# ----- the flags on the bridges -----------------------------------------------------------------


@pytest.mark.rule("B2.2")
def test_steel_gets_its_flag_first_and_the_others_follow_from_the_top() -> None:
    events: list[Event] = []
    position = waiting(3, events=events)
    events += draw(position, *DRAWN)
    assert happened(events, "flag-laid") == [
        {"seat": -1, "bridge": bridge, "flag": flag}
        for bridge, flag in zip((2, 0, 1, 3, 4, 5, 6, 7), (BLUE, *DRAWN), strict=True)
    ]
    assert kinds(events) == ["flag-laid"] * 8
    assert lying(position) == [
        "red", "yellow", "blue", "white", "green", "purple", "black", "orange",
    ]  # fmt: skip


@pytest.mark.rule("B2.2")
def test_another_city_has_the_streetcar_elsewhere() -> None:
    events: list[Event] = []
    position = waiting(2, TWINFORD, events)
    assert happened(events, "flag-laid") == [{"seat": -1, "bridge": 4, "flag": BLUE}]
    events = draw(position, *DRAWN)
    assert [fact["bridge"] for fact in happened(events, "flag-laid")] == [0, 1, 2, 3, 5, 6, 7]


@pytest.mark.rule("B2.2")
def test_nobody_decides_while_the_bridges_get_their_flags() -> None:
    position = waiting(3)
    for flag in DRAWN:
        assert position.to_act() == ()
        assert position.decision() == "nothing"
        draw(position, flag)
    assert position.to_act() == ()  # the first player is still to be drawn
    draw(position, 1)
    assert position.to_act() == (1,)


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("colour", range(7))
def test_a_third_flag_of_a_colour_is_put_back(seats: int, colour: int) -> None:
    position = waiting(seats)
    other = (colour + 1) % 7
    draw(position, colour)
    assert awaited(position)[1][colour] == seats
    draw(position, other)
    assert awaited(position)[1][colour] == seats
    draw(position, colour)
    wanted = dict.fromkeys(range(7), seats + 1)
    wanted[other] = seats
    del wanted[colour]
    assert awaited(position) == ("flag", wanted)
    with pytest.raises(UsageError) as error:
        position.reveal(colour)
    assert error.value.code == "impossible-reveal"
    assert error.value.facts == {"label": "flag", "value": str(colour), "known": sorted(wanted)}
    assert position.bag[colour] == seats - 1  # put back, not out of the game


@pytest.mark.rule("B2.2")
def test_every_colour_can_lie_on_two_bridges_and_none_on_three() -> None:
    most: Counter[str | None] = Counter()
    for seed in range(200):
        flags = lying(dealt(4, seed))
        assert None not in flags
        for colour in set(flags):
            most[colour] = max(most[colour], flags.count(colour))
    assert most.pop("blue") == 1
    assert set(most.values()) == {2}
    assert len(most) == 7


@pytest.mark.rule("B2.2", "B2.4")
def test_the_seven_flags_are_drawn_and_then_the_first_player() -> None:
    chance = Pointer(0)
    position = PORTLAND.new(2, chance=chance)
    # Two flags of a colour, then its third is no longer among what can be drawn.
    assert chance.asked == [
        ("flag", 0, 21), ("flag", 1, 20), ("flag", 2, 18), ("flag", 3, 17), ("flag", 4, 15),
        ("flag", 5, 14), ("flag", 6, 12), ("first player", 0, 2),
    ]  # fmt: skip
    assert lying(position) == [
        "white", "white", "blue", "green", "green", "orange", "orange", "red",
    ]  # fmt: skip
    assert position.first == 0


# ----- the first player -------------------------------------------------------------------------


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_become_the_first_player_with_equal_odds(seats: int) -> None:
    for seat in range(seats):
        position = waiting(seats)
        draw(position, *DRAWN)
        assert awaited(position) == ("first player", dict.fromkeys(range(seats), 1))
        assert position.first == -1
        events = draw(position, seat)
        assert events == [
            Event("round", -1, {"round": 1, "rounds": 5}),
            Event("first-player", seat, {}),
        ]
        assert position.first == seat
        assert position.round == 1
        assert position.to_act() == (seat,)
        assert position.decision() == "plan"
        assert position.draws == 7


@pytest.mark.rule("B2.2", "B2.4")
def test_the_whole_setup_is_told_in_order() -> None:
    events: list[Event] = []
    PORTLAND.new(4, chance=Pointer(-1), events=events)
    assert kinds(events) == [*["flag-laid"] * 8, "round", "first-player"]
    assert happened(events, "first-player") == [{"seat": 3}]
    quiet = PORTLAND.new(4, chance=Pointer(-1))
    assert quiet == PORTLAND.new(4, chance=Pointer(-1), events=[])
