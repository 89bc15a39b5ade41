"""Bridgetown Races as a game: what everybody who plays it through the contract relies on."""

import pytest

import twinspan
from tests.acting import act, happened, refused
from tests.bridgetown.moves import setting_off, space
from tests.bridgetown.table import PORTLAND, TWINFORD, place, planning
from twinspan.core.chance import Chance
from twinspan.core.refusal import Refusal
from twinspan.core.terms import NOBODY, Event
from twinspan.games.bridgetown import (
    BridgetownGame,
    BridgetownOptions,
    BridgetownPosition,
)
from twinspan.games.bridgetown.city import Mode
from twinspan.games.bridgetown.offers import refused as facts_if_refused


class First(Chance):
    """Always the first of all, and a memory of what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int, int]] = []

    def pick(self, label: str, k: int, n: int) -> int:
        self.asked.append((label, k, n))
        return 0


# ----- the game -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("city", "shipped"), [(None, PORTLAND), ("portland", PORTLAND), ("twinford", TWINFORD)]
)
def test_a_shipped_city_makes_a_game(city: str | None, shipped: BridgetownGame) -> None:
    game = twinspan.game("bridgetown", city=city)
    assert (game.id, game.version, game.seats) == ("bridgetown", 2, (2, 3, 4))
    assert game.Options is BridgetownOptions
    assert game.shipped is True
    assert game.data_hash == game.board.city.hash == shipped.data_hash
    assert game.actions == game.board.actions.all
    assert [action.id for action in game.actions] == [*range(len(game.actions))]


def test_the_same_game_can_be_made_again_from_its_data() -> None:
    data = TWINFORD.data()
    game = twinspan.game("bridgetown", city=data)
    assert game.data_hash == TWINFORD.data_hash
    assert game.shipped is False
    assert [str(action) for action in game.actions] == [str(action) for action in TWINFORD.actions]


def test_the_data_are_a_copy_of_ones_own() -> None:
    data = TWINFORD.data()
    assert isinstance(data["modes"], dict)
    data["modes"]["walk"]["speed"] = 6
    assert TWINFORD.data() != data
    again = twinspan.game("bridgetown", city=TWINFORD.data())
    assert again.board.city.speeds[Mode.WALK] == 1


def test_both_options_are_off_until_they_are_chosen() -> None:
    assert PORTLAND.option_values() == {
        "free_streetcar": [False, True],
        "no_specials": [False, True],
    }
    position = PORTLAND.new(2, {"no_specials": True}, seed=1)
    assert position.options() == BridgetownOptions(free_streetcar=False, no_specials=True)
    assert PORTLAND.new(2, seed=1).options() == BridgetownOptions()


# ----- a new game ---------------------------------------------------------------------------------


@pytest.mark.rule("B2.2", "B2.4")
def test_chance_is_asked_for_a_flag_by_its_number_and_once_for_the_first_player() -> None:
    chance = First()
    PORTLAND.new(3, chance=chance)
    assert chance.asked == [
        ("flag", 0, 28),
        ("flag", 1, 27),
        ("flag", 2, 24),  # two white flags lie: the other two cannot be drawn
        ("flag", 3, 23),
        ("flag", 4, 20),
        ("flag", 5, 19),
        ("flag", 6, 16),
        ("first player", 0, 3),
    ]


@pytest.mark.rule("B2.2", "B2.4")
def test_the_setup_is_told() -> None:
    events: list[Event] = []
    PORTLAND.new(3, chance=First(), events=events)
    assert happened(events, "flag-laid") == [
        {"seat": NOBODY, "bridge": bridge, "flag": flag}
        for bridge, flag in ((2, 7), (0, 0), (1, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3))
    ]
    assert [event.kind for event in events] == [*["flag-laid"] * 8, "round", "first-player"]


def test_without_a_source_of_chance_a_game_waits_from_the_first_flag_on() -> None:
    position = PORTLAND.new(3, chance=None)
    reveals = []
    while (reveal := position.reveal_needed()) is not None:
        reveals.append(reveal)
        assert refused(position, 0, "plan walk") == Refusal("T2", "waiting-for-a-reveal", {})
        position.reveal(reveal.outcomes[-1])
    assert [reveal.label for reveal in reveals] == [*["flag"] * 7, "first player"]
    assert (reveals[-1].outcomes, reveals[-1].weights) == ((0, 1, 2), (1, 1, 1))
    assert position.to_act() == (2,)


def test_a_reveal_is_told() -> None:
    position = PORTLAND.new(3, chance=None)
    events: list[Event] = []
    position.reveal(4, events)
    assert happened(events, "flag-laid") == [{"seat": NOBODY, "bridge": 0, "flag": 4}]


def test_a_copy_goes_on_with_the_same_chance() -> None:
    position = PORTLAND.new(3, seed="one")
    assert position.copy().chance is position.chance
    assert position.chance is not None


# ----- what a refusal may need to be understood ---------------------------------------------------


def test_a_step_is_known_by_where_it_would_lead_and_how_far_there_is_to_go() -> None:
    position = setting_off("taxi", "BWY3")
    step = PORTLAND.action("to FV_ALD")
    known = {
        "entry": space(position, "BUW4"),
        "space": space(position, "FV_ALD"),
        "here": space(position, "BWY3"),
    }
    assert facts_if_refused(position, 0, step) == {**known, "left": 0}
    act(position, 0, "ride taxi")
    assert facts_if_refused(position, 0, step) == {**known, "left": 4}


def test_a_step_out_of_turn_is_another_decision() -> None:
    position = setting_off("taxi", "BWY3")
    assert refused(position, 0, "to FV_ALD") == Refusal(
        "T3", "other-decision", {"decision": "ride"}
    )


def test_a_ride_is_known_by_how_far_it_would_go() -> None:
    position = setting_off("taxi", "BWY3", sharing=1)
    entry = space(position, "BUW4")
    taxi = {"entry": entry, "mode": Mode.TAXI, "left": 0}
    single, double = PORTLAND.action("ride taxi"), PORTLAND.action("ride taxi double")
    assert facts_if_refused(position, 0, single) == {**taxi, "distance": 5}
    assert facts_if_refused(position, 2, single) == {**taxi, "distance": 6}
    assert facts_if_refused(position, 0, double) == {**taxi, "distance": 8}


def test_a_special_action_is_known_by_its_owner() -> None:
    position = planning()
    place(position, "swap", "taxi")
    assert refused(position, 1, "plan swap") == Refusal(
        "B3.4", "special-taken", {"special": 2, "owner": 0}
    )


def test_a_swap_is_known_by_its_bridges_and_a_flag() -> None:
    position = planning()
    assert facts_if_refused(position, 0, PORTLAND.action("swap FRE BUR")) == {
        "entry": space(position, "BUW4"),
        "left": 0,
        "bridge": 0,
        "other": 3,
        "flag": Mode.BUS,
    }


def test_what_was_restored_is_a_position_of_the_same_game() -> None:
    position = planning()
    restored = PORTLAND.restore(position.snapshot())
    assert isinstance(restored, BridgetownPosition)
    assert restored.game is PORTLAND
    assert restored.board is PORTLAND.board
    assert restored.seats == 3
