"""B4.4: who cannot make the full move may walk one space instead, or stay."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.moves import (
    TWINFORD_FLAGS,
    laid,
    ride,
    setting_off,
    space,
    twinford_with,
)
from tests.bridgetown.table import PORTLAND, PORTLAND_1, TWINFORD, at, card, lying, racing
from tests.bridgetown.turns import walks
from twinspan.core.refusal import Refusal
from twinspan.games.bridgetown import BridgetownGame
from twinspan.games.bridgetown.city import MODE_NAMES, START, Mode
from twinspan.games.bridgetown.ways import travel_of

# Rails over the Tram Bridge alone: too short for any streetcar.
SHORT_RAILS = twinford_with(rails=["WQ5 - TRA - EQ5"])


@pytest.mark.rule("B4.4")
def test_a_streetcar_that_cannot_be_boarded_gives_a_walk_of_one_space() -> None:
    position = setting_off("streetcar", "BWY5")
    events = act(position, 0, "ride streetcar")
    assert [event.kind for event in events] == ["rides", "may-walk"]
    assert happened(events, "may-walk") == [{"seat": 0, "mode": Mode.STREETCAR}]
    assert legal(position, 0) == {"to BWY4", "to BWY6", "to I405e", "to HAW3", "stay"}
    events = act(position, 0, "to HAW3")
    assert happened(events, "step") == [{"seat": 0, "space": space(position, "HAW3"), "left": 0}]
    assert happened(events, "moved") == [
        {
            "seat": 0,
            "mode": Mode.WALK,
            "spaces": [space(position, "BWY5"), space(position, "HAW3")],
        }
    ]
    assert at(position, 0) == "HAW3"
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.4")
def test_a_move_in_full_is_no_walk() -> None:
    for mode in ("streetcar", "walk"):
        position = setting_off(mode, "FV_BUR")
        events = act(position, 0, f"ride {mode}")
        assert walks(events) == []
        assert "stay" not in legal(position, 0)


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("sharing", [0, 1, 2])
def test_the_walk_is_one_space_however_far_the_mode_would_go(sharing: int) -> None:
    position = setting_off("streetcar", "BWY5", sharing=sharing)
    events = ride(position, "streetcar", "HAW3")
    assert happened(events, "rides") == [
        {"seat": 0, "mode": Mode.STREETCAR, "distance": 5 + sharing, "shared": sharing}
    ]
    assert at(position, 0) == "HAW3"
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.4")
def test_the_walk_may_go_by_stairs() -> None:
    position = setting_off("streetcar", "BUW1")
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to BUW2", "to BUR", "to NAI4", "stay"}
    act(position, 0, "to NAI4")
    assert at(position, 0) == "NAI4"


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize(
    "city", [PORTLAND, TWINFORD, SHORT_RAILS], ids=["portland", "twinford", "short"]
)
def test_there_is_always_somewhere_to_walk(city: BridgetownGame) -> None:
    """So whoever may walk is asked. That no other city is played on is tested with its faults."""
    ways, on_foot = city.board.ways, travel_of(Mode.WALK, free_streetcar=False)
    for place in (START, *range(len(city.board.city.spaces))):
        assert ways.can_go(on_foot, place, 1)


@pytest.mark.rule("B4.4", "B2.3")
def test_from_the_start_the_walk_leads_onto_the_entry() -> None:
    position = setting_off("streetcar")
    events = act(position, 0, "ride streetcar")
    assert [event.kind for event in events] == ["rides", "may-walk"]
    assert legal(position, 0) == {"to BUW4", "stay"}
    act(position, 0, "to BUW4")
    assert at(position, 0) == "BUW4"
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("start", [None, "BWY5", "BUR"])
def test_who_may_walk_may_stay_instead(start: str | None) -> None:
    position = setting_off("streetcar", start, flags=laid(BUR="white", STE="blue"))
    before = lying(position)
    act(position, 0, "ride streetcar")
    events = act(position, 0, "stay")
    assert [event.kind for event in events] == ["stayed"]
    assert happened(events, "stayed") == [{"seat": 0, "mode": Mode.STREETCAR}]
    assert at(position, 0) == start
    assert (card(position, 0), lying(position)) == ({}, before)
    assert position.players[0].modes == [Mode.WALK]  # the coordinator comes back all the same
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.4", "B3.8")
def test_who_can_move_in_full_may_not_stay() -> None:
    position = setting_off("taxi", "BWY5")
    act(position, 0, "ride taxi")
    assert refused(position, 0, "stay") == Refusal("B3.8", "must-move", {"left": 4})
    act(position, 0, "to HAW3")
    assert refused(position, 0, "stay") == Refusal("B3.8", "must-move", {"left": 3})


@pytest.mark.rule("B4.4")
def test_who_stays_does_so_by_that_word() -> None:
    position = setting_off("streetcar", "BWY5")
    act(position, 0, "ride streetcar")
    assert refused(position, 0, "done") == Refusal("T3", "other-decision", {"decision": "step"})
    assert refused(position, 0, "to BWY5") == Refusal(
        "B4.1", "stands-there", {"space": space(position, "BWY5")}
    )


# ----- version 1: the walk is compulsory ----------------------------------------------------------


@pytest.mark.rule("B4.4")
def test_in_version_1_who_cannot_move_in_full_must_walk() -> None:
    position = setting_off("streetcar", "BWY5", game=PORTLAND_1)
    events = act(position, 0, "ride streetcar")
    assert [event.kind for event in events] == ["rides", "must-walk"]
    assert happened(events, "must-walk") == [{"seat": 0, "mode": Mode.STREETCAR}]
    assert legal(position, 0) == {"to BWY4", "to BWY6", "to I405e", "to HAW3"}
    assert refused(position, 0, "done") == Refusal("T3", "other-decision", {"decision": "step"})
    act(position, 0, "to HAW3")
    assert at(position, 0) == "HAW3"
    assert position.to_act() == (1,)


@pytest.mark.rule("B4.4", "B2.3")
def test_in_version_1_the_only_walk_is_made_without_a_question() -> None:
    position = setting_off("streetcar", game=PORTLAND_1)
    events = act(position, 0, "ride streetcar")
    assert [event.kind for event in events] == [
        "rides", "must-walk", "only-choice", "step", "moved",
    ]  # fmt: skip
    assert at(position, 0) == "BUW4"
    assert position.to_act() == (1,)


# ----- the walk -----------------------------------------------------------------------------------


@pytest.mark.rule("B4.4")
def test_the_walk_follows_streets_and_stairs_like_any_other() -> None:
    position = setting_off("streetcar", "BWY5")
    act(position, 0, "ride streetcar")
    assert refused(position, 0, "to PIO") == Refusal(
        "B4.1", "not-linked", {"space": space(position, "PIO"), "here": space(position, "BWY5")}
    )


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("flag", ["white", "red"])
def test_the_walk_takes_no_flag_not_even_a_white_one(flag: str) -> None:
    position = setting_off("streetcar", "BUW1", flags=laid(BUR=flag))
    events = ride(position, "streetcar", "BUR")
    assert happened(events, "flag-taken") == []
    assert card(position, 0) == {}
    assert lying(position) == laid(BUR=flag)


@pytest.mark.rule("B4.4")
def test_a_walk_by_a_coordinator_on_walking_takes_the_white_flag() -> None:
    position = setting_off("walk", "BUW1", flags=laid(BUR="white"))
    ride(position, "walk", "BUR")
    assert card(position, 0) == {"BUR": "white"}


@pytest.mark.rule("B4.4", "B4.5")
def test_the_walk_takes_no_blue_flag_either() -> None:
    position = setting_off("streetcar", "WQ5", game=SHORT_RAILS, flags=TWINFORD_FLAGS)
    events = ride(position, "streetcar", "TRA")
    assert len(walks(events)) == 1
    assert happened(events, "flag-taken") == []
    assert card(position, 0) == {}
    assert lying(position) == [*TWINFORD_FLAGS]


@pytest.mark.rule("B4.4")
def test_rails_too_short_for_the_full_distance_give_a_walk_in_any_direction() -> None:
    position = setting_off("streetcar", "WQ5", game=SHORT_RAILS, flags=TWINFORD_FLAGS)
    events = act(position, 0, "ride streetcar")
    assert len(walks(events)) == 1
    assert legal(position, 0) == {"to CO5", "to TRA", "to WQ4", "to WQ6", "stay"}


@pytest.mark.rule("B4.4")
def test_with_an_exchange_in_sight_the_walk_asks_for_none() -> None:
    position = setting_off("streetcar", "BUW1", flags=laid(BUR="white"), cards={0: {"BUR": "red"}})
    ride(position, "streetcar", "BUR")
    assert position.to_act() == (1,)
    assert card(position, 0) == {"BUR": "red"}


@pytest.mark.rule("B4.4", "B3.6")
def test_any_mode_may_be_picked_also_one_that_cannot_move() -> None:
    position = setting_off("streetcar", "BUR")
    assert legal(position, 0) == {"ride streetcar", "ride walk"}
    ride(position, "streetcar", "BUE1")
    assert position.players[0].modes == [Mode.WALK]


@pytest.mark.rule("B4.4", "B3.11")
def test_the_walk_is_never_doubled() -> None:
    position = racing(
        {0: ["streetcar", "walk"], 1: ["car", "bike"]}, specials={"double": 0}, at={0: "BUR"}
    )
    assert refused(position, 0, "ride streetcar double") == Refusal(
        "B3.11", "double-too-far", {"mode": Mode.STREETCAR, "distance": 10}
    )
    ride(position, "streetcar", "BUE1")
    assert position.specials == [-1, 0, -1]


@pytest.mark.rule("B4.4", "R3.13")
def test_flags_may_be_swapped_before_the_walk() -> None:
    flags = laid(FRE="red", BUR="white")
    position = setting_off("streetcar", specials={"swap": 0}, flags=flags)
    act(position, 0, "ride streetcar")
    assert legal(position, 0) == {"to BUW4", "stay", "swap FRE BUR"}


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("game", [PORTLAND, TWINFORD])
def test_every_mode_but_the_streetcar_can_always_move_in_full(game: BridgetownGame) -> None:
    city, ways = game.board.city, game.board.ways
    for mode in range(len(MODE_NAMES)):
        for free in (False, True):
            if mode == Mode.STREETCAR and not free:
                continue
            for start in (START, *range(len(city.spaces))):
                assert ways.can_go(travel_of(mode, free), start, ways.most)
