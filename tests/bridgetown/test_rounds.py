"""B3.1, B5.6: the first player, five rounds, and flags for empty bridges in between."""

import random
from collections.abc import Sequence

import pytest

from tests.acting import happened, refused
from tests.bridgetown.draws import draw
from tests.bridgetown.names import BLACK, BLUE, GREEN, ORANGE, PURPLE, RED, WHITE, YELLOW
from tests.bridgetown.table import FLAGS, PORTLAND, TWINFORD, card, lying, racing
from tests.bridgetown.turns import finish_round, kinds
from tests.drawn import Pointer, awaited
from tests.playing import choose
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition

BRIDGE_IDS = ("FRE", "BRO", "STE", "BUR", "MOR", "HAW", "MAR", "ROS")


def last_moves(
    seats: int = 3,
    *,
    first: int = 0,
    in_round: int = 1,
    flags: Sequence[str | None] = FLAGS,
    cards: dict[int, dict[str, str]] | None = None,
    game: BridgetownGame = PORTLAND,
) -> BridgetownPosition:
    """The first player has the last two moves of the round, and gets no flag for them."""
    return racing(
        {first: ["walk", "bike"]},
        seats=seats,
        first=first,
        in_round=in_round,
        flags=flags,
        cards=cards,
        game=game,
    )


def with_flags(*counts: int) -> dict[int, dict[str, str]]:
    """Cards with so many flags, from the top of the river downwards."""
    return {
        seat: {bridge: FLAGS[place] for place, bridge in enumerate(BRIDGE_IDS[:count])}
        for seat, count in enumerate(counts)
    }


# ----- B3.1: the first player -------------------------------------------------------------------


@pytest.mark.rule("B3.1")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
@pytest.mark.parametrize(
    ("first", "flags", "then"),
    [
        # the fewest alone, wherever they sit
        (0, (0, 1), 0), (0, (1, 0), 1), (1, (0, 1), 0), (1, (1, 0), 1),
        (0, (1, 2, 3), 0), (1, (1, 2, 3), 0), (2, (1, 2, 3), 0),
        (0, (3, 1, 2), 1), (1, (3, 1, 2), 1), (2, (3, 1, 2), 1),
        (0, (4, 5, 3, 4), 2), (3, (4, 5, 3, 4), 2), (2, (4, 5, 3, 4), 2),
        # all tied: the player after the previous first player
        (0, (0, 0), 1), (1, (0, 0), 0),
        (0, (2, 2, 2), 1), (1, (2, 2, 2), 2), (2, (2, 2, 2), 0),
        (0, (0, 0, 0, 0), 1), (1, (0, 0, 0, 0), 2), (2, (0, 0, 0, 0), 3), (3, (0, 0, 0, 0), 0),
        # two tied: the first of them met clockwise, the previous first player last of all
        (0, (0, 1, 0), 2), (0, (0, 0, 1), 1), (0, (1, 0, 0), 1),
        (1, (0, 0, 1), 0), (1, (1, 0, 0), 2), (1, (0, 1, 0), 2),
        (2, (1, 0, 0), 1), (2, (0, 1, 0), 0), (2, (0, 0, 1), 0),
        (1, (0, 0, 3, 3), 0), (1, (3, 0, 3, 0), 3), (1, (0, 3, 3, 0), 3), (1, (0, 3, 0, 3), 2),
        (3, (3, 0, 3, 0), 1), (2, (0, 0, 0, 3), 0), (0, (0, 3, 3, 0), 3),
    ],
)  # fmt: skip
def test_the_fewest_flags_go_first_and_of_equals_the_next_clockwise(
    in_round: int, first: int, flags: tuple[int, ...], then: int
) -> None:
    position = last_moves(len(flags), first=first, in_round=in_round, cards=with_flags(*flags))
    events = finish_round(position)
    assert position.first == then
    assert events[-2:] == [
        Event("round", -1, {"round": in_round + 1, "rounds": 5}),
        Event("first-player", then, {}),
    ]
    assert position.to_act() == (then,)
    assert position.decision() == "plan"


@pytest.mark.rule("B3.1")
def test_flags_are_counted_and_not_colours() -> None:
    cards = {
        0: {"FRE": "red", "BRO": "red"},
        1: {"FRE": "yellow"},
        2: {"FRE": "white", "BRO": "green", "BUR": "black"},
    }
    position = last_moves(first=2, cards=cards)
    finish_round(position)
    assert position.first == 1


@pytest.mark.rule("B3.1", "B3.2")
@pytest.mark.parametrize("then", [0, 1, 2])
def test_the_new_first_player_begins_to_plan_and_the_others_follow_clockwise(then: int) -> None:
    counts = [1, 1, 1]
    counts[then] = 0
    position = last_moves(cards=with_flags(*counts))
    finish_round(position)
    assert position.queue == [then, (then + 1) % 3, (then + 2) % 3]
    assert [player.modes for player in position.players] == [[], [], []]
    assert position.specials == [-1, -1, -1]


# ----- five rounds ------------------------------------------------------------------------------


@pytest.mark.rule("B3.1", "B6.2")
def test_after_the_fifth_round_the_game_is_over() -> None:
    position = last_moves(in_round=5)
    events = finish_round(position)
    assert happened(events, "over") == [{"seat": -1, "why": "all-rounds-played"}]
    assert happened(events, "round") == []
    assert happened(events, "first-player") == []
    assert position.round == 5
    assert position.to_act() == ()
    assert position.outcome() is not None
    assert position.queue == []
    assert position.actor == -1
    assert refused(position, 0, "plan taxi") == Refusal("T1", "game-over", {})
    assert PORTLAND.restore(position.snapshot()) == position


@pytest.mark.rule("B3.1", "B3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_has_five_rounds_of_three_coordinators_each(seats: int) -> None:
    events: list[Event] = []
    position = PORTLAND.new(seats, seed=5, events=events)
    rng = random.Random(5)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, choose(rng, position, seat), events)
    assert [fact["round"] for fact in happened(events, "round")] == [1, 2, 3, 4, 5]
    placed = [event.seat for event in events if event.kind in ("planned", "planned-special")]
    assert [placed.count(seat) for seat in range(seats)] == [15] * seats
    assert len(happened(events, "over")) == 1


@pytest.mark.rule("B3.1")
def test_a_round_is_played_the_same_way_when_nobody_listens() -> None:
    heard, unheard = (last_moves(flags=(None, *FLAGS[1:])) for _ in range(2))
    heard.chance = unheard.chance = Pointer(0)
    finish_round(heard)
    while unheard.round == 1:
        unheard.play(0, unheard.legal(0)[0])
    assert heard == unheard


# ----- B5.6: flags for empty bridges ------------------------------------------------------------


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
def test_empty_bridges_get_flags_at_the_end_of_rounds_one_to_four(in_round: int) -> None:
    flags = ("red", None, "blue", "white", "green", None, "black", "orange")
    position = last_moves(in_round=in_round, flags=flags)
    position.chance = None
    events = finish_round(position)
    assert "round" not in kinds(events)  # first the flags, then the next round
    assert position.round == in_round
    events = draw(position, BLACK, WHITE)
    assert events == [
        Event("flag-laid", -1, {"bridge": 1, "flag": BLACK}),
        Event("flag-laid", -1, {"bridge": 5, "flag": WHITE}),
        Event("round", -1, {"round": in_round + 1, "rounds": 5}),
        Event("first-player", 1, {}),
    ]
    assert lying(position) == [
        "red", "black", "blue", "white", "green", "white", "black", "orange",
    ]  # fmt: skip


@pytest.mark.rule("B5.6")
def test_empty_bridges_stay_empty_after_round_five() -> None:
    flags = ("red", None, None, "white", "green", None, "black", "orange")
    position = last_moves(in_round=5, flags=flags)
    events = finish_round(position)
    assert not {"flag-laid", "left-empty"} & {*kinds(events)}
    assert position.reveal_needed() is None
    assert lying(position) == [*flags]
    assert position.aside == 5


@pytest.mark.rule("B5.6")
def test_bridges_are_not_filled_before_the_round_is_over() -> None:
    flags = ("red", None, None, "white", "green", None, "black", "orange")
    position = last_moves(flags=flags)
    position.play(0, "ride walk")
    assert position.decision() == "step"  # on the bicycle
    assert lying(position) == [*flags]
    assert position.reveals == []


@pytest.mark.rule("B5.6", "B5.5")
def test_steel_gets_a_blue_flag_first_and_then_the_others_from_the_top() -> None:
    flags = (None, "yellow", None, "white", None, "purple", "black", None)
    position = last_moves(flags=flags)
    assert position.aside == 5
    position.chance = None
    events = finish_round(position)
    assert happened(events, "flag-laid") == [{"seat": -1, "bridge": 2, "flag": BLUE}]
    assert position.aside == 4
    events = draw(position, RED, GREEN, RED)
    assert happened(events, "flag-laid") == [
        {"seat": -1, "bridge": 0, "flag": RED},
        {"seat": -1, "bridge": 4, "flag": GREEN},
        {"seat": -1, "bridge": 7, "flag": RED},
    ]
    assert lying(position) == [
        "red", "yellow", "blue", "white", "green", "purple", "black", "red",
    ]  # fmt: skip
    assert position.aside == 4


@pytest.mark.rule("B5.6")
def test_a_flag_on_the_streetcars_bridge_stays_there() -> None:
    position = last_moves()
    events = finish_round(position)
    assert happened(events, "flag-laid") == []
    assert position.aside == 4
    assert lying(position) == [*FLAGS]
    assert position.draws == 8


@pytest.mark.rule("B5.6", "B5.5")
def test_another_city_fills_its_own_bridge_of_the_streetcar() -> None:
    flags = ("red", "yellow", "purple", "white", None, None, "black", "orange")
    position = last_moves(flags=flags, game=TWINFORD)
    position.chance = None
    events = finish_round(position)
    assert happened(events, "flag-laid") == [{"seat": -1, "bridge": 4, "flag": BLUE}]
    assert position.reveals == [5]


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize("in_round", [1, 2, 3, 4])
def test_a_third_flag_of_a_colour_is_welcome_once_the_game_goes_on(in_round: int) -> None:
    flags = ("red", "red", "blue", None, "green", "green", "black", None)
    position = last_moves(2, in_round=in_round, flags=flags)
    position.chance = None
    finish_round(position)
    assert awaited(position)[1][RED] == 1
    assert awaited(position)[1][GREEN] == 1
    draw(position, RED, GREEN)
    assert lying(position) == ["red", "red", "blue", "red", "green", "green", "black", "green"]
    assert position.bag[RED] == position.bag[GREEN] == 0


@pytest.mark.rule("B5.6")
def test_every_flag_in_the_bag_is_as_likely_as_any_other() -> None:
    cards = {0: {"BUR": "red", "MOR": "red"}, 1: {"BUR": "white"}}
    flags = (None, None, "blue", "white", "green", "purple", "black", "red")
    position = last_moves(flags=flags, cards=cards)
    position.chance = None
    finish_round(position)
    assert awaited(position) == (
        "flag",
        {WHITE: 2, GREEN: 3, ORANGE: 4, RED: 1, BLACK: 3, YELLOW: 4, PURPLE: 3},
    )
    draw(position, RED)
    assert awaited(position) == (
        "flag",
        {WHITE: 2, GREEN: 3, ORANGE: 4, BLACK: 3, YELLOW: 4, PURPLE: 3},
    )
    assert position.bag == [2, 3, 4, 0, 3, 4, 3, 0]


@pytest.mark.rule("B5.6")
def test_draws_are_counted_through_the_whole_game() -> None:
    flags = (None, None, "blue", "white", "green", "purple", "black", "red")
    position = last_moves(flags=flags)
    chance = position.chance = Pointer(-1)
    finish_round(position)
    assert chance.asked == [("flag", 8, 23), ("flag", 9, 22)]
    assert position.draws == 10
    assert lying(position)[:2] == ["purple", "purple"]


@pytest.mark.rule("B5.6")
def test_nobody_is_to_act_while_flags_are_drawn() -> None:
    position = last_moves(flags=(None, *FLAGS[1:]))
    position.chance = None
    finish_round(position)
    assert position.to_act() == ()
    assert position.actor == -1
    assert refused(position, 0, "plan taxi") == Refusal("T2", "waiting-for-a-reveal", {})
    assert PORTLAND.restore(position.snapshot()) == position


@pytest.mark.rule("B5.6")
def test_the_last_flags_of_the_bag_fill_the_last_bridges() -> None:
    colours = ("red", "yellow", "white", "green", "purple", "black", "orange")
    others = [bridge for bridge in BRIDGE_IDS if bridge != "STE"]
    full = dict(zip(others, colours, strict=True))
    flags = ("red", "yellow", "blue", None, "green", "purple", "black", None)
    position = last_moves(2, flags=flags, cards={0: full, 1: full})
    position.chance = None
    finish_round(position)
    assert awaited(position) == ("flag", {WHITE: 1, ORANGE: 1})
    events = draw(position, ORANGE)  # and the last one needs no draw
    assert happened(events, "flag-laid") == [
        {"seat": -1, "bridge": 3, "flag": ORANGE},
        {"seat": -1, "bridge": 7, "flag": WHITE},
    ]
    assert happened(events, "left-empty") == []
    assert position.bag == [0] * 8
    assert position.draws == 10
    assert card(position, 0) == full


@pytest.mark.rule("B5.6")
@pytest.mark.parametrize(
    ("in_bag", "laid", "left"),
    [(0, [], [0, 4, 7]), (1, [0], [4, 7]), (2, [0, 4], [7]), (3, [0, 4, 7], [])],
)
def test_bridges_stay_empty_when_the_bag_is(in_bag: int, laid: list[int], left: list[int]) -> None:
    flags = (None, "yellow", None, "white", None, "purple", "black", None)
    position = last_moves(flags=flags)
    position.bag = [0, 0, 0, in_bag, 0, 0, 0, 0]
    events = finish_round(position)
    assert happened(events, "left-empty") == [{"seat": -1, "bridge": bridge} for bridge in left]
    assert happened(events, "flag-laid") == [
        {"seat": -1, "bridge": 2, "flag": BLUE},
        *({"seat": -1, "bridge": bridge, "flag": RED} for bridge in laid),
    ]
    assert [bridge for bridge in range(8) if lying(position)[bridge] is None] == left
    assert position.decision() == "plan"  # the game goes on
