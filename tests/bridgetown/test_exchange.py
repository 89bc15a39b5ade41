"""B5.4: the exchange of a flag that the card already has for a bridge."""

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.moves import bridge, colour, laid, ride, setting_off
from tests.bridgetown.table import TWINFORD, at, card, lying
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.city import Mode


def asked_to_exchange(old: str = "red", new: str = "green") -> BridgetownPosition:
    """Seat 0 has crossed Burnside Bridge, for which it already has a flag."""
    modes = {"green": "bike", "orange": "blades"}
    position = setting_off(
        modes[new], "BUW1", flags=laid(BUR=new, FRE="white"), cards={0: {"BUR": old}}
    )
    ride(position, modes[new], "BUR", "BUE1")
    return position


def over_two_bridges(
    path: tuple[str, ...], own: dict[str, str], free_streetcar: bool = False
) -> tuple[BridgetownPosition, list[Event]]:
    """Seat 0 takes its motorcycle over two of Twinford's bridges, with purple flags on both."""
    position = setting_off(
        "moto",
        path[0],
        game=TWINFORD,
        flags=laid(TWINFORD, MIL="purple", HER="purple"),
        cards={0: own},
        free_streetcar=free_streetcar,
    )
    return position, ride(position, "moto", *path[1:])


DOWN = ("EQ1", "MIL", "WQ1", "WQ2", "HER")
UP = ("HEU", "HER", "WQ2", "WQ1", "MIL")


# ----- one bridge ---------------------------------------------------------------------------------


@pytest.mark.rule("B5.4")
def test_a_first_flag_is_taken_without_asking() -> None:
    position = setting_off("bike", "BUW1", flags=laid(BUR="green"), cards={0: {"FRE": "red"}})
    ride(position, "bike", "BUR", "BUE1")
    assert card(position, 0) == {"FRE": "red", "BUR": "green"}
    assert position.to_act() == (1,)


@pytest.mark.rule("B5.4")
def test_another_flag_for_the_same_bridge_is_a_question() -> None:
    position = asked_to_exchange()
    assert position.decision() == "exchange"
    assert position.to_act() == (0,)
    assert legal(position, 0) == {"exchange", "done"}
    assert card(position, 0) == {"BUR": "red"}
    assert lying(position) == laid(BUR="green", FRE="white")


@pytest.mark.rule("B5.4")
def test_the_question_names_the_bridge_and_both_flags() -> None:
    position = asked_to_exchange()
    facts = {
        "bridge": bridge(position, "BUR"),
        "flag": colour(position, "green"),
        "old": colour(position, "red"),
    }
    for action in position.legal(0):
        assert position.offer(0, action) == facts


@pytest.mark.rule("B5.4")
def test_an_exchange_puts_the_old_flag_into_the_bag_and_the_new_one_onto_the_card() -> None:
    position = asked_to_exchange()
    bag = position.bag[:]
    events = act(position, 0, "exchange")
    assert [event.kind for event in events] == ["flag-exchanged"]
    assert happened(events, "flag-exchanged") == [
        {
            "seat": 0,
            "bridge": bridge(position, "BUR"),
            "flag": colour(position, "green"),
            "old": colour(position, "red"),
        }
    ]
    assert card(position, 0) == {"BUR": "green"}
    assert lying(position) == laid(FRE="white")
    bag[colour(position, "red")] += 1
    assert position.bag == bag
    assert position.aside == 5
    assert position.to_act() == (1,)


@pytest.mark.rule("B5.4")
def test_who_keeps_the_old_flag_leaves_everything_as_it_is() -> None:
    position = asked_to_exchange()
    bag = position.bag[:]
    events = act(position, 0, "done")
    assert [event.kind for event in events] == ["flag-left"]
    assert happened(events, "flag-left") == [
        {"seat": 0, "bridge": bridge(position, "BUR"), "flag": colour(position, "green")}
    ]
    assert card(position, 0) == {"BUR": "red"}
    assert lying(position) == laid(BUR="green", FRE="white")
    assert position.bag == bag
    assert position.to_act() == (1,)


@pytest.mark.rule("B5.4")
def test_exchanging_for_the_same_colour_is_offered_too_and_empties_the_bridge() -> None:
    position = asked_to_exchange(old="green")
    assert legal(position, 0) == {"exchange", "done"}
    green = colour(position, "green")
    in_bag = position.bag[green]
    events = act(position, 0, "exchange")
    assert happened(events, "flag-exchanged") == [
        {"seat": 0, "bridge": bridge(position, "BUR"), "flag": green, "old": green}
    ]
    assert card(position, 0) == {"BUR": "green"}
    assert lying(position) == laid(FRE="white")
    assert position.bag[green] == in_bag + 1


@pytest.mark.rule("B5.4")
def test_ending_on_a_bridge_asks_as_crossing_does() -> None:
    position = setting_off("walk", "BUW1", flags=laid(BUR="white"), cards={0: {"BUR": "red"}})
    ride(position, "walk", "BUR")
    assert position.decision() == "exchange"
    act(position, 0, "exchange")
    assert card(position, 0) == {"BUR": "white"}
    assert at(position, 0) == "BUR"


@pytest.mark.rule("B5.4", "B5.2")
def test_nothing_is_asked_about_the_bridge_where_the_move_started() -> None:
    position = setting_off("bike", "BUR", flags=laid(BUR="green"), cards={0: {"BUR": "red"}})
    ride(position, "bike", "BUE1", "MLK6")
    assert position.to_act() == (1,)


@pytest.mark.rule("B5.4")
def test_a_flag_of_another_player_for_that_bridge_does_not_matter() -> None:
    position = setting_off("bike", "BUW1", flags=laid(BUR="green"), cards={1: {"BUR": "red"}})
    ride(position, "bike", "BUR", "BUE1")
    assert card(position, 0) == {"BUR": "green"}
    assert card(position, 1) == {"BUR": "red"}


@pytest.mark.rule("B5.4")
def test_only_who_moved_is_asked_and_about_nothing_else() -> None:
    position = asked_to_exchange()
    assert refused(position, 1, "exchange") == Refusal("T2", "not-your-turn", {"asked": [0]})
    for notation in ("ride walk", "to MLK6", "swap FRE BUR", "first", "plan walk"):
        assert refused(position, 0, notation) == Refusal(
            "T3", "other-decision", {"decision": "exchange"}
        )
    assert position.refuse(0, "exchange") is None
    assert position.refuse(0, "done") is None


@pytest.mark.rule("B5.4", "R3.13")
def test_swap_comes_after_the_exchange() -> None:
    position = setting_off(
        "bike",
        "BUW1",
        flags=laid(BUR="green", FRE="white"),
        cards={0: {"BUR": "red"}},
        specials={"swap": 0},
    )
    ride(position, "bike", "BUR", "BUE1")
    assert position.decision() == "exchange"
    act(position, 0, "done")
    assert position.decision() == "swap"
    assert legal(position, 0) == {"swap FRE BUR", "done"}


# ----- blue flags ---------------------------------------------------------------------------------


@pytest.mark.rule("B5.4")
def test_an_old_blue_flag_goes_back_to_the_blue_flags_aside() -> None:
    position = setting_off("streetcar", "STW", cards={0: {"STE": "blue"}})
    assert position.aside == 3
    ride(position, "streetcar", "STE", "STE1", "RQT", "MLK4", "HO7")
    assert position.decision() == "exchange"
    bag = position.bag[:]
    events = act(position, 0, "exchange")
    assert happened(events, "flag-exchanged") == [
        {
            "seat": 0,
            "bridge": bridge(position, "STE"),
            "flag": Mode.STREETCAR,
            "old": Mode.STREETCAR,
        }
    ]
    assert position.aside == 4
    assert position.bag == bag
    assert card(position, 0) == {"STE": "blue"}
    assert lying(position)[2] is None


@pytest.mark.rule("B5.4", "B7.1")
@pytest.mark.parametrize(("old", "new"), [("blue", "green"), ("red", "green"), ("blue", "orange")])
def test_beside_a_free_streetcar_every_old_flag_goes_into_the_bag(old: str, new: str) -> None:
    mode = {"green": "bike", "orange": "blades"}[new]
    position = setting_off(
        mode, "STW", flags=laid(STE=new), cards={0: {"STE": old}}, free_streetcar=True
    )
    ride(position, mode, "STE", "STE1")
    bag = position.bag[:]
    act(position, 0, "exchange")
    bag[colour(position, old)] += 1
    assert position.bag == bag
    assert position.aside == 0
    assert card(position, 0) == {"STE": new}


# ----- several bridges ----------------------------------------------------------------------------


@pytest.mark.rule("B5.4", "B5.3")
@pytest.mark.parametrize(("path", "order"), [(DOWN, ["MIL", "HER"]), (UP, ["HER", "MIL"])])
def test_exchanges_are_asked_bridge_by_bridge_in_the_order_of_crossing(
    path: tuple[str, ...], order: list[str]
) -> None:
    position, _ = over_two_bridges(path, {"MIL": "red", "HER": "black"})
    asked = []
    while position.decision() == "exchange":
        asked.append(position.offer(0, position.legal(0)[0])["bridge"])
        act(position, 0, "exchange")
    assert asked == [bridge(position, name) for name in order]
    assert card(position, 0) == {"MIL": "purple", "HER": "purple"}
    assert lying(position) == laid(TWINFORD)


@pytest.mark.rule("B5.4")
@pytest.mark.parametrize(
    ("answers", "own", "lie"),
    [
        (("exchange", "done"), {"MIL": "purple", "HER": "black"}, {"HER": "purple"}),
        (("done", "exchange"), {"MIL": "red", "HER": "purple"}, {"MIL": "purple"}),
        (
            ("done", "done"),
            {"MIL": "red", "HER": "black"},
            {"MIL": "purple", "HER": "purple"},
        ),
    ],
)
def test_each_exchange_is_a_choice_of_its_own(
    answers: tuple[str, str], own: dict[str, str], lie: dict[str, str]
) -> None:
    position, _ = over_two_bridges(DOWN, {"MIL": "red", "HER": "black"})
    for answer in answers:
        act(position, 0, answer)
    assert card(position, 0) == own
    assert lying(position) == laid(TWINFORD, **lie)
    assert position.to_act() == (1,)


@pytest.mark.rule("B5.4", "B5.3")
def test_a_first_flag_before_the_question_is_taken_first() -> None:
    position, events = over_two_bridges(DOWN, {"HER": "black"})
    assert [found["bridge"] for found in happened(events, "flag-taken")] == [0]
    assert position.decision() == "exchange"
    assert card(position, 0) == {"MIL": "purple", "HER": "black"}
    assert lying(position) == laid(TWINFORD, HER="purple")


@pytest.mark.rule("B5.4", "B5.3")
@pytest.mark.parametrize("answer", ["exchange", "done"])
def test_a_first_flag_after_the_question_is_taken_after_it(answer: str) -> None:
    position, events = over_two_bridges(UP, {"HER": "black"})
    assert happened(events, "flag-taken") == []
    assert position.decision() == "exchange"
    assert card(position, 0) == {"HER": "black"}
    events = act(position, 0, answer)
    told = "flag-exchanged" if answer == "exchange" else "flag-left"
    assert [event.kind for event in events] == [told, "flag-taken"]
    assert happened(events, "flag-taken") == [
        {"seat": 0, "bridge": bridge(position, "MIL"), "flag": colour(position, "purple")}
    ]
    assert card(position, 0)["MIL"] == "purple"
