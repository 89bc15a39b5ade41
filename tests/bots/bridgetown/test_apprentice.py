"""The apprentice of Bridgetown Races, moment by moment."""

import random
from itertools import islice

import pytest

from tests.acting import act, legal
from tests.bridgetown.cities import LADDER, ROW, game_in
from tests.bridgetown.situations import random_race
from tests.bridgetown.table import PORTLAND, at, card, lying, place, planning, racing
from tests.bridgetown.towns import dense_town, random_towns
from twinspan.bots import RandomBot
from twinspan.bots.bridgetown.apprentice import BridgetownApprentice
from twinspan.games.bridgetown import BridgetownGame, BridgetownPosition
from twinspan.games.bridgetown.routes import rest_of
from twinspan.games.bridgetown.state import NO_FLAG

# From FW2 the bus (3) crosses the topmost bridge, FRE, where FLAGS has its red flag.
AT_FRE = {0: "FW2", 1: "LLO", 2: "LLO"}
LAST = 5  # the round after which nothing counts but colours
TWO_YELLOW = {"FRE": "yellow", "BRO": "yellow"}
SEVEN = {
    "BRO": "yellow", "STE": "blue", "BUR": "white", "MOR": "red", "HAW": "purple", "MAR": "white",
    "ROS": "orange",
}  # fmt: skip


def chosen(position: BridgetownPosition, seed: object = 1) -> str:
    """What the apprentice does on the seat that is asked."""
    seat = position.to_act()[0]
    apprentice = BridgetownApprentice(position.game, random.Random(f"{seed}"), miss_rate=0)
    return apprentice.choose(position.view(seat), position.legal(seat)).notation


def move_on(position: BridgetownPosition) -> list[str]:
    """The apprentice, new at every decision, plays to the end of the move."""
    seat = position.to_act()[0]
    modes = len(position.players[seat].modes)
    done: list[str] = []
    while position.to_act() == (seat,) and len(position.players[seat].modes) == modes:
        done.append(chosen(position, len(done)))
        act(position, seat, done[-1])
    return done


def plan_on(position: BridgetownPosition) -> list[str]:
    """The apprentice places all coordinators of seat 0; the others theirs where it matters least:
    on the modes that walk and skate."""
    done: list[str] = []
    while len(done) < 3:
        if position.to_act() == (0,):
            done.append(chosen(position))
            act(position, 0, done[-1])
        else:
            position.play(position.to_act()[0], position.legal(position.to_act()[0])[0])
    return done


# ----- the race -----------------------------------------------------------------------------------


def test_it_takes_the_flag_in_front_of_it() -> None:
    position = racing({0: ["bus", "walk"], 1: ["taxi"]}, at=AT_FRE)
    assert move_on(position)[0] == "ride bus"
    assert card(position, 0) == {"FRE": "red"}


def test_it_moves_first_to_where_the_next_mode_finds_a_flag() -> None:
    """From I405b the bus alone ends before the bridge; after a ride by car it crosses."""
    position = racing({0: ["bus", "car"]}, at={0: "I405b"}, in_round=LAST)
    assert move_on(position)[0] == "ride car"
    move_on(position)
    assert card(position, 0) == {"FRE": "red"}


def test_with_nothing_to_take_it_goes_where_the_next_flag_is_near() -> None:
    """From I405a or FW2 a bus could take the red flag in the next round, from I405b not."""
    flags = ["red", *(None,) * 7]
    position = racing({0: ["walk"]}, specials={"double": 0}, at={0: "I405b"}, flags=flags)
    move_on(position)
    assert at(position, 0) in ("I405a", "FW2")


def test_it_chooses_the_same_ride_whatever_the_seed() -> None:
    position = racing({0: ["bus", "walk"], 1: ["taxi"]}, at=AT_FRE)
    assert {chosen(position, seed) for seed in range(10)} == {"ride bus"}


@pytest.mark.parametrize("seed", range(12))
def test_with_the_last_move_of_the_game_it_takes_all_the_colours_it_can(seed: int) -> None:
    rng = random.Random(seed)
    position, seat = random_race(PORTLAND, rng)
    position.round = LAST
    others = RandomBot(position.game, rng)
    while position.to_act() != (seat,) or len(position.players[seat].modes) > 1:
        asked = position.to_act()[0]
        position.play(asked, others.choose(position.view(asked), position.legal(asked)))
    while position.to_act() == (seat,) and position.move is None:
        act(position, seat, chosen(position))
    assert position.move is not None
    most = max(
        colours_with(position, seat, route.flags) for route in rest_of(position, position.move)
    )
    move_on(position)
    assert colours_with(position, seat, []) == most


def colours_with(position: BridgetownPosition, seat: int, bridges: list[int]) -> int:
    """The most colours on the card if the flags of these bridges may be taken."""
    cards = [position.players[seat].card]
    for bridge in bridges:
        taken = [[*own[:bridge], position.flags[bridge], *own[bridge + 1 :]] for own in cards]
        cards = [*cards, *taken]
    return max(len({*own} - {NO_FLAG}) for own in cards)


# ----- special actions ----------------------------------------------------------------------------


def test_it_doubles_when_that_takes_a_flag() -> None:
    position = racing({0: ["bus", "walk"]}, specials={"double": 0}, at={0: "I405b"}, in_round=LAST)
    assert move_on(position)[0] == "ride bus double"
    assert card(position, 0) == {"FRE": "red"}


def test_it_does_not_double_past_a_flag() -> None:
    position = racing({0: ["bus"]}, specials={"double": 0}, at={0: "I405a"}, in_round=LAST)
    assert legal(position, 0) == {"ride bus", "ride bus double"}
    move_on(position)
    assert card(position, 0) == {"FRE": "red"}


def test_it_swaps_a_flag_for_its_mode_onto_its_way() -> None:
    flags = ["orange", "yellow", "blue", "white", "green", "purple", "black", "red"]
    position = racing({0: ["bus"]}, specials={"swap": 0}, at=AT_FRE, flags=flags, in_round=LAST)
    assert chosen(position) == "swap FRE ROS"
    move_on(position)
    assert card(position, 0) == {"FRE": "red"}


def test_it_does_not_swap_for_nothing() -> None:
    position = racing({0: ["bus"]}, specials={"swap": 0}, at=AT_FRE, in_round=LAST)
    before = lying(position)
    assert move_on(position)[0] == "ride bus"
    assert lying(position)[1:] == before[1:]


@pytest.mark.parametrize(
    ("rival_at", "answer"),
    [("FW2", "first"), ("PO12", "done")],
    ids=["somebody could take its flag", "nobody could"],
)
def test_it_goes_first_when_somebody_could_take_its_flag(rival_at: str, answer: str) -> None:
    position = racing(
        {0: ["bus"], 1: ["bus", "walk"]},
        specials={"first": 1},
        at={0: rival_at, 1: "FW2", 2: "LLO"},
        in_round=LAST,
    )
    assert chosen(position) == answer


# ----- exchanges ----------------------------------------------------------------------------------


def exchange_at_fre(own: dict[str, str]) -> str:
    """What it answers when it has crossed FRE, where a red flag lies, with this card."""
    position = racing({0: ["bus", "walk"], 1: ["taxi"]}, at=AT_FRE, cards={0: own}, in_round=LAST)
    act(position, 0, "ride bus")
    for space in ("FW1", "FRE", "FE1"):
        if at(position, 0) != space and f"to {space}" in legal(position, 0):
            act(position, 0, f"to {space}")
    assert legal(position, 0) == {"exchange", "done"}
    return chosen(position)


def test_it_exchanges_a_colour_it_has_twice_for_a_new_one() -> None:
    assert exchange_at_fre(TWO_YELLOW) == "exchange"


def test_it_goes_where_it_can_exchange() -> None:
    own = {0: TWO_YELLOW}
    position = racing({0: ["bus", "walk"], 1: ["taxi"]}, at=AT_FRE, cards=own, in_round=LAST)
    assert move_on(position)[-1] == "exchange"


def test_it_keeps_a_colour_that_it_has_but_once() -> None:
    assert exchange_at_fre({"FRE": "yellow", "BRO": "red"}) == "done"


# ----- planning -----------------------------------------------------------------------------------


def test_it_plans_with_the_mode_of_a_flag_in_reach() -> None:
    flags = ["red", None, None, None, None, None, None, None]
    position = planning(at=AT_FRE, flags=flags, in_round=LAST)
    assert "plan bus" in plan_on(position)


def test_it_places_on_double_when_a_longer_ride_takes_more() -> None:
    """In a row of bridges the bus crosses two of the three with a red flag, doubled all three."""
    flags = [*("red",) * 3, *(None,) * 5]
    position = planning(2, at={0: "A0"}, flags=flags, game=game_in(ROW))
    place(position, "bus", "walk", "walk", "bike")
    assert chosen(position) == "plan double"


def test_it_places_on_swap_for_a_flag_that_its_mode_could_take_nearer() -> None:
    """The bus would cross FRE, the red flag lies at the other end; orange is no new colour."""
    flags = ["orange", *(None,) * 6, "red"]
    own = {0: {"HAW": "orange"}}
    position = planning(2, at={0: "FW2"}, flags=flags, cards=own, in_round=LAST)
    place(position, "bus", "walk", "walk", "bike")
    assert chosen(position) == "plan swap"


@pytest.mark.parametrize(
    ("rival_at", "special"), [("FW2", True), ("PO12", False)], ids=["a rival", "nobody"]
)
def test_it_places_on_first_against_a_rival_for_its_flag(rival_at: str, special: bool) -> None:
    flags = ["red", *(None,) * 7]
    places = {0: rival_at, 1: "FW2"}
    position = planning(2, at=places, flags=flags, in_round=LAST)
    place(position, "bus", "bus", "walk", "walk", "bike")
    chosen_often = {chosen(position, seed) for seed in range(10)}
    assert (chosen_often == {"plan first"}) == special
    assert ("plan first" in chosen_often) == special


def test_its_plans_cannot_be_foretold() -> None:
    position = planning()
    assert len({chosen(position, seed) for seed in range(20)}) > 1


# ----- all eight bridges --------------------------------------------------------------------------


def test_it_wins_at_once_rather_than_take_a_new_colour_before() -> None:
    """From W2 the bus crosses B1, the eighth bridge; the car B2, where a new colour lies."""
    flags = ["red", "black", *(None,) * 6]
    seven = ("red", "red", "red", "blue", "green", "green", "white")
    own = {f"B{number}": colour for number, colour in enumerate(seven, start=2)}
    game = game_in(LADDER)
    position = racing({0: ["car", "bus"]}, at={0: "W2"}, flags=flags, cards={0: own}, game=game)
    assert move_on(position)[0] == "ride bus"
    assert position.outcome() is not None


def test_it_plans_for_the_eighth_bridge() -> None:
    position = planning(at=AT_FRE, cards={0: SEVEN}, in_round=LAST)
    assert "plan bus" in plan_on(position)


# ----- elsewhere ----------------------------------------------------------------------------------

ELSEWHERE = {
    "ladder": game_in(LADDER),
    "row": game_in(ROW),
    "dense": dense_town(9),
    **{f"town {number}": game for number, game in enumerate(islice(random_towns(1), 1))},
}


@pytest.mark.parametrize("game", ELSEWHERE.values(), ids=ELSEWHERE)
def test_it_plays_in_cities_of_every_shape(game: BridgetownGame) -> None:
    rng = random.Random(1)
    apprentice = BridgetownApprentice(game, rng, miss_rate=0)
    position = game.new(2, seed=1)
    while position.outcome() is None:
        seat = position.to_act()[0]
        action = apprentice.choose(position.view(seat), position.legal(seat))
        assert action in position.legal(seat)
        position.play(seat, action)
