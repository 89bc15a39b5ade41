"""B8.1: everything is open but what the bag will give."""

import json
import random
from typing import Any

import pytest

from tests.acting import act
from tests.bridgetown.moves import laid, ride, setting_off
from tests.bridgetown.play import STYLES
from tests.bridgetown.table import PORTLAND, TWINFORD, place, planning, racing
from tests.playing import choose, step
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.errors import SnapshotError, UsageError
from twinspan.core.position import Position
from twinspan.core.terms import PUBLIC, Event
from twinspan.games.bridgetown import BridgetownGame, BridgetownOptions, BridgetownPosition

EVERYBODY = [0, 1, 2, None]


def seen(position: Position, seat: int | None) -> dict[str, Any]:
    """The state in this seat's view."""
    state = position.view(seat)["state"]
    assert isinstance(state, dict)
    return state


def last_move_of_round_one() -> BridgetownPosition:
    """Seat 0 walks last in the round; flags must be drawn for five bridges then."""
    position = racing(
        {0: ["bike", "walk"]}, at={0: "BWY3"}, flags=laid(FRE="red", STE="blue", ROS="white")
    )
    act(position, 0, "ride bike")
    act(position, 0, "to FV_ALD")
    act(position, 0, "to MOW2")
    return position


# ----- what is open -------------------------------------------------------------------------------


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_what_is_on_the_table_is_open_to_all(seat: int | None) -> None:
    position = racing(
        {0: ["taxi", "bike"], 1: ["taxi", "walk"], 2: ["bus"]},
        specials={"double": 1, "swap": 2},
        first=1,
        in_round=3,
        at={0: "FRE", 2: "BWY3"},
        cards={1: {"FRE": "white", "STE": "blue"}},
    )
    state = seen(position, seat)
    assert state["round"] == 3
    assert state["first"] == 1
    assert state["queue"] == [1, 2, 0]
    assert state["modes"] == [[5, 1], [5, 0], [3]]
    assert state["specials"] == [-1, 1, 2]
    assert state["racers"] == [0, -1, position.board.city.places["BWY3"]]
    assert state["cards"] == [[-1] * 8, [0, -1, 7, *[-1] * 5], [-1] * 8]
    assert state["flags"] == [3, 5, 7, 0, 1, 6, 4, 2]
    assert state["aside"] == 3


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_contents_of_the_bag_are_open(seat: int | None) -> None:
    position = planning(flags=laid(FRE="red", BUR="red", ROS="white"), cards={0: {"MOR": "red"}})
    assert seen(position, seat)["bag"] == [3, 4, 4, 1, 4, 4, 4, 0]


@pytest.mark.rule("B8.1")
def test_all_see_the_same() -> None:
    position = setting_off("taxi", "BWY3", cards={0: {"BUR": "red"}})
    act(position, 0, "ride taxi")
    act(position, 0, "to FV_ALD")
    for seat in EVERYBODY:
        assert seen(position, seat) == position.columns()


@pytest.mark.rule("B8.1")
def test_a_view_says_of_which_game_and_moment_it_is() -> None:
    position = planning(first=1)
    view: dict[str, object] = {**position.view(2)}
    assert view.pop("state") == position.columns()
    assert view == {
        "game": "bridgetown",
        "version": 2,
        "data_hash": PORTLAND.data_hash,
        "seats": 3,
        "options": {"free_streetcar": False, "no_specials": False},
        "seat": 2,
        "to_act": [1],
        "outcome": None,
    }
    assert position.view(None)["seat"] is None


@pytest.mark.rule("B8.1")
def test_a_view_tells_the_options() -> None:
    position = PORTLAND.new(2, BridgetownOptions(free_streetcar=True, no_specials=True), seed=1)
    assert position.view(0)["options"] == {"free_streetcar": True, "no_specials": True}


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("game", [PORTLAND, TWINFORD])
def test_every_event_may_be_read_by_everybody(game: BridgetownGame) -> None:
    events: list[Event] = []
    position = game.new(4, seed="open", events=events)
    rng = random.Random(3)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, choose(rng, position, seat, STYLES["special"]), events)
    assert len(events) > 200
    assert {event.reader for event in events} == {PUBLIC}


@pytest.mark.parametrize("seat", [-1, 3])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(UsageError) as error:
        planning().view(seat)
    assert error.value.code == "unknown-seat"
    assert error.value.facts == {"seat": str(seat), "last": 2}


@pytest.mark.rule("B8.1")
def test_the_outcome_is_part_of_the_view() -> None:
    position = PORTLAND.new(3, seed="end")
    rng = random.Random(5)
    while position.to_act():
        assert position.view(0)["outcome"] is None
        step(position, rng)
    outcome = position.outcome()
    assert outcome is not None
    assert position.view(2)["outcome"] == position.view(None)["outcome"] == outcome.data()


# ----- what the bag will give ---------------------------------------------------------------------


@pytest.mark.rule("B8.1")
def test_nothing_in_a_view_tells_what_comes_next() -> None:
    position = PORTLAND.new(3, seed="one")
    other = position.copy()
    other.chance = SeededChance(secret_of("two"))
    for seat in EVERYBODY:
        assert position.view(seat) == other.view(seat)
        assert "chance" not in {*position.view(seat), *seen(position, seat)}


@pytest.mark.rule("B8.1")
def test_a_preview_ends_where_the_bag_is_drawn_from() -> None:
    position = last_move_of_round_one()
    notation = "to MOW1"
    told = [event.kind for event in position.preview(0, notation)]
    assert told == ["step", "moved"]
    ahead = position.ahead(0, notation)
    assert ahead.chance is None
    reveal = ahead.reveal_needed()
    assert reveal is not None
    assert reveal.label == "flag"
    assert (reveal.outcomes, reveal.weights) == ((0, 1, 2, 3, 4, 5, 6), (3, 4, 4, 3, 4, 4, 4))
    assert position.to_act() == (0,)


@pytest.mark.rule("B8.1")
def test_a_preview_shows_flags_that_are_taken() -> None:
    position = setting_off("walk", "BUW1", flags=laid(BUR="white"))
    act(position, 0, "ride walk")
    kinds = [event.kind for event in position.preview(0, "to BUR")]
    assert kinds == ["step", "moved", "flag-taken"]
    assert position.players[0].card == [-1] * 8


# ----- imagining ----------------------------------------------------------------------------------


@pytest.mark.rule("B8.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_who_imagines_a_position_knows_all_of_it(seat: int | None) -> None:
    position = setting_off("taxi", "BWY3", cards={0: {"BUR": "red"}})
    act(position, 0, "ride taxi")
    act(position, 0, "to FV_ALD")
    imagined = PORTLAND.imagine(position.view(seat), random.Random(1))
    assert imagined == position
    assert imagined.legal(0) == position.legal(0)
    assert isinstance(imagined.chance, RandomChance)


@pytest.mark.rule("B8.1")
def test_what_is_imagined_goes_on_by_chance_of_its_own() -> None:
    position = last_move_of_round_one()
    view = position.view(0)
    laid_out = set()
    for number in range(30):
        imagined = PORTLAND.imagine(view, random.Random(number))
        imagined.play(0, "to MOW1")
        assert isinstance(imagined, BridgetownPosition)
        assert imagined.round == 2
        laid_out.add(tuple(imagined.flags))
    assert len(laid_out) > 20
    assert position.view(0) == view


@pytest.mark.rule("B8.1")
def test_a_view_that_waits_for_a_flag_gives_a_position_that_waits_too() -> None:
    position = PORTLAND.new(3, chance=None)
    imagined = PORTLAND.imagine(position.view(1), random.Random(1))
    assert imagined == position
    assert imagined.to_act() == ()
    reveal = imagined.reveal_needed()
    assert reveal is not None
    assert reveal.label == "flag"


@pytest.mark.rule("B8.1")
def test_the_end_of_a_game_can_be_imagined() -> None:
    position = setting_off(
        "walk",
        "BUW1",
        flags=laid(BUR="white"),
        cards={
            0: {
                "FRE": "red", "BRO": "red", "STE": "blue", "MOR": "red", "HAW": "black",
                "MAR": "black", "ROS": "orange",
            }
        },
    )  # fmt: skip
    ride(position, "walk", "BUR")
    imagined = PORTLAND.imagine(position.view(None), random.Random(1))
    outcome, known = imagined.outcome(), position.outcome()
    assert outcome is not None
    assert known is not None
    assert outcome.data() == known.data()


@pytest.mark.parametrize(
    ("field", "value"), [("to_act", [1]), ("to_act", []), ("outcome", {"scores": [1, 2, 3]})]
)
def test_a_view_that_contradicts_itself_cannot_be_imagined(field: str, value: object) -> None:
    view: dict[str, object] = {**planning().view(0)}
    view[field] = value
    with pytest.raises(SnapshotError) as error:
        PORTLAND.imagine(view, random.Random(1))
    assert (error.value.code, error.value.facts) == ("contradiction", {"place": field})


def test_an_impossible_state_cannot_be_imagined() -> None:
    view: dict[str, object] = {**planning().view(0)}
    view["state"] = {**seen(planning(), 0), "aside": 6}
    with pytest.raises(SnapshotError) as error:
        PORTLAND.imagine(view, random.Random(1))
    assert (error.value.code, error.value.facts["place"]) == ("out-of-range", "state.aside")
    view["state"] = 3
    with pytest.raises(SnapshotError) as error:
        PORTLAND.imagine(view, random.Random(1))
    assert (error.value.code, error.value.facts) == ("not-a-table", {"place": "state"})


def test_a_view_of_another_city_cannot_be_imagined() -> None:
    view = planning().view(0)
    with pytest.raises(SnapshotError) as error:
        TWINFORD.imagine(view, random.Random(1))
    assert error.value.code == "other-data"
    assert error.value.facts["place"] == "data_hash"


# ----- as plain data ------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("style", STYLES)
def test_views_and_snapshots_are_plain_data_at_every_moment(seats: int, style: str) -> None:
    position = TWINFORD.new(seats, {"free_streetcar": seats == 3}, seed=style)
    rng = random.Random(seats)
    while True:
        snapshot = json.loads(json.dumps(position.snapshot()))
        restored = TWINFORD.restore(snapshot)
        assert restored == position
        assert restored.to_act() == position.to_act()
        assert TWINFORD.position(position.notation()) == position
        for seat in (0, seats - 1, None):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
        if not position.to_act():
            break
        seat = position.to_act()[0]
        assert restored.legal(seat) == position.legal(seat)
        action = choose(rng, position, seat, STYLES[style])
        position.play(seat, action)
        restored.play(seat, action)
        assert restored == position  # it goes on with the same chance


def test_a_planned_table_is_read_back_as_it_was() -> None:
    position = planning(2)
    place(position, "swap", "taxi", "double")
    assert PORTLAND.position(position.notation()) == position
