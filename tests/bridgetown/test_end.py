"""B6: the end of the game, at once with all bridges or by colours after five rounds."""

from collections.abc import Mapping

import pytest

from tests.acting import act, happened, legal, refused
from tests.bridgetown.moves import laid, ride, setting_off, space
from tests.bridgetown.table import FLAGS, TWINFORD, at, card, racing
from twinspan.core.refusal import Refusal
from twinspan.core.terms import NOBODY, Event
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.city import BRIDGES, Mode

# All bridges but Burnside, each in another colour.
SEVEN = {
    "FRE": "red", "BRO": "yellow", "STE": "blue", "MOR": "green", "HAW": "purple", "MAR": "black",
    "ROS": "orange",
}  # fmt: skip

Cards = Mapping[int, Mapping[str, str]]


def before_the_eighth(
    cards: Cards, specials: Mapping[str, int] | None = None, seats: int = 3, in_round: int = 2
) -> BridgetownPosition:
    """Seat 0 can walk onto Burnside Bridge, where a white flag lies."""
    return setting_off(
        "walk",
        "BUW1",
        cards=cards,
        specials=specials,
        seats=seats,
        in_round=in_round,
        flags=laid(BUR="white", FRE="red"),
    )


def after_five_rounds(cards: Cards, seats: int = 3) -> tuple[BridgetownPosition, list[Event]]:
    """Seat 0 makes the last two moves of the game, and takes nothing."""
    position = racing(
        {0: ["bike", "walk"]},
        seats=seats,
        in_round=5,
        at={0: "BWY3"},
        flags=laid(),
        cards=cards,
    )
    act(position, 0, "ride bike")
    act(position, 0, "to FV_ALD")
    act(position, 0, "to MOW2")
    assert position.outcome() is None
    return position, act(position, 0, "to MOW1")


def colour_facts(
    position: BridgetownPosition, seat: int, **bridges: list[int]
) -> list[dict[str, object]]:
    """The facts of a score that gives one for each of these colours."""
    colours = position.board.city.colours
    return [
        {
            "seat": seat,
            "rule": "B6.2",
            "why": "colour",
            "amount": 1,
            "flag": colours.index(name),
            "bridges": own,
        }
        for name, own in bridges.items()
    ]


# ----- all eight bridges --------------------------------------------------------------------------


@pytest.mark.rule("B6.1")
def test_a_flag_of_all_eight_bridges_wins_at_once() -> None:
    position = before_the_eighth({0: SEVEN})
    events = ride(position, "walk", "BUR")
    assert len(card(position, 0)) == BRIDGES
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "all-bridges"
    assert outcome.winners == [0]
    assert [event.kind for event in events][:5] == ["rides", "step", "moved", "flag-taken", "over"]
    assert happened(events, "over") == [{"seat": NOBODY, "why": "all-bridges"}]


@pytest.mark.rule("B6.1")
def test_the_game_ends_in_the_middle_of_a_round() -> None:
    position = before_the_eighth({0: SEVEN})
    ride(position, "walk", "BUR")
    assert position.round == 2
    assert [player.modes for player in position.players] == [
        [Mode.WALK, Mode.BUS],
        [Mode.CAR, Mode.BLADES],
        [],
    ]
    assert position.to_act() == ()
    assert position.queue == []
    assert position.move is None
    assert position.actor == NOBODY
    assert position.decision() == "nothing"
    assert [legal(position, seat) for seat in range(3)] == [set()] * 3
    for seat in range(3):
        assert refused(position, seat, "ride car") == Refusal("T1", "game-over", {})


@pytest.mark.rule("B6.1")
@pytest.mark.parametrize("missing", ["FRE", "STE", "ROS"])
def test_seven_bridges_are_not_enough(missing: str) -> None:
    own = {name: flag for name, flag in SEVEN.items() if name != missing}
    position = before_the_eighth({0: own})
    ride(position, "walk", "BUR")
    assert len(card(position, 0)) == 7
    assert position.outcome() is None
    assert position.to_act() == (1,)


@pytest.mark.rule("B6.1")
def test_another_player_wins_in_the_same_way() -> None:
    position = racing(
        {0: ["bike", "car"], 1: ["walk", "bus"]},
        at={0: "BWY3", 1: "BUE1"},
        flags=laid(BUR="white"),
        cards={1: SEVEN},
    )
    ride(position, "bike", "FV_ALD", "MOW2")
    act(position, 1, "ride walk")
    events = act(position, 1, "to BUR")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.winners == [1]
    assert outcome.ranks == [2, 1, 2]
    assert happened(events, "flag-taken") == [{"seat": 1, "bridge": 3, "flag": Mode.WALK}]


@pytest.mark.rule("B6.1", "B5.3")
def test_victory_is_checked_after_all_flags() -> None:
    """The eighth flag comes first, then the exchange of another, and only then the victory."""
    own = {
        "HER": "yellow", "FOR": "white", "LAN": "green", "TRA": "blue", "MKT": "red",
        "CHA": "black", "WEI": "orange",
    }  # fmt: skip
    position = setting_off(
        "moto",
        "EQ1",
        game=TWINFORD,
        flags=laid(TWINFORD, MIL="purple", HER="purple"),
        cards={0: own},
    )
    ride(position, "moto", "MIL", "WQ1", "WQ2", "HER")
    assert len(card(position, 0)) == BRIDGES
    assert position.decision() == "exchange"
    assert position.outcome() is None
    events = act(position, 0, "exchange")
    assert [event.kind for event in events][:2] == ["flag-exchanged", "over"]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [7, 0, 0]


@pytest.mark.rule("B6.1", "R3.13")
def test_no_flags_are_swapped_after_a_victory() -> None:
    position = before_the_eighth({0: SEVEN}, specials={"swap": 0})
    act(position, 0, "ride walk")
    act(position, 0, "to BUR")
    assert position.outcome() is not None
    assert position.decision() == "nothing"
    assert position.specials == [-1, -1, 0]


@pytest.mark.rule("B6.1", "B6.2")
def test_all_bridges_come_before_more_colours() -> None:
    plain = {
        "FRE": "red", "BRO": "red", "STE": "blue", "MOR": "red", "HAW": "purple", "MAR": "purple",
        "ROS": "purple",
    }  # fmt: skip
    other = {
        "FRE": "yellow", "BRO": "green", "STE": "blue", "MOR": "orange", "HAW": "black",
        "MAR": "white", "ROS": "purple",
    }  # fmt: skip
    position = before_the_eighth({0: plain, 1: other, 2: {"FRE": "black"}}, seats=4)
    ride(position, "walk", "BUR")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [4, 7, 1, 0]
    assert outcome.ranks == [1, 2, 3, 4]
    assert outcome.winners == [0]


@pytest.mark.rule("B6.1", "B6.2")
@pytest.mark.example("bridgetown-5")
def test_pia_has_eight_flags_in_eight_colours_the_best_card_there_is() -> None:
    pia = 0
    position = before_the_eighth({pia: SEVEN})
    ride(position, "walk", "BUR")
    assert {*card(position, pia).values()} == {*FLAGS}
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores[pia] == 8
    assert outcome.winners == [pia]


@pytest.mark.rule("B6.1", "B6.2")
def test_the_score_names_the_victory_and_every_colour() -> None:
    position = before_the_eighth({0: {**SEVEN, "ROS": "red"}, 2: {"FRE": "white"}})
    events = ride(position, "walk", "BUR")
    assert happened(events, "score") == [
        {"seat": 0, "rule": "B6.1", "why": "all-bridges", "amount": 0},
        *colour_facts(
            position,
            0,
            white=[3],
            green=[4],
            red=[0, 7],
            black=[6],
            yellow=[1],
            purple=[5],
            blue=[2],
        ),
        *colour_facts(position, 2, white=[0]),
    ]
    assert happened(events, "rank") == [
        {"seat": 0, "rank": 1, "amount": 7},
        {"seat": 2, "rank": 2, "amount": 1},
        {"seat": 1, "rank": 3, "amount": 0},
    ]


# ----- after five rounds --------------------------------------------------------------------------


@pytest.mark.rule("B6.2")
def test_after_round_five_most_colours_win() -> None:
    cards = {
        0: {"FRE": "red", "BUR": "green"},
        1: {"FRE": "red", "BUR": "yellow", "STE": "blue"},
        2: {"ROS": "black"},
    }
    position, events = after_five_rounds(cards)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "all-rounds-played"
    assert outcome.scores == [2, 3, 1]
    assert outcome.ranks == [2, 1, 3]
    assert outcome.winners == [1]
    assert [event.kind for event in events] == [
        "step", "moved", "over", *["score"] * 6, *["rank"] * 3,
    ]  # fmt: skip
    assert happened(events, "over") == [{"seat": NOBODY, "why": "all-rounds-played"}]
    assert happened(events, "score") == [
        *colour_facts(position, 0, green=[3], red=[0]),
        *colour_facts(position, 1, red=[0], yellow=[3], blue=[2]),
        *colour_facts(position, 2, black=[7]),
    ]
    assert happened(events, "rank") == [
        {"seat": 1, "rank": 1, "amount": 3},
        {"seat": 0, "rank": 2, "amount": 2},
        {"seat": 2, "rank": 3, "amount": 1},
    ]


@pytest.mark.rule("B6.2")
def test_colours_count_and_not_flags() -> None:
    cards = {
        0: {"FRE": "red", "BUR": "red", "MOR": "red", "HAW": "green"},
        1: {"FRE": "black", "BUR": "yellow", "STE": "blue"},
    }
    position, _ = after_five_rounds(cards)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [2, 3, 0]
    assert outcome.winners == [1]


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize(
    ("cards", "ranks"),
    [
        ({0: {"FRE": "red"}, 1: {"BUR": "red"}, 2: {}}, [1, 1, 3]),
        ({0: {}, 1: {"BUR": "red"}, 2: {"FRE": "white"}}, [3, 1, 1]),
        ({0: {"STE": "blue"}, 1: {}, 2: {}}, [1, 2, 2]),
        ({}, [1, 1, 1]),
        ({0: {"FRE": "red", "BUR": "red"}, 1: {"BUR": "black"}, 2: {}}, [1, 1, 3]),
    ],
)
def test_equals_share_the_victory_and_every_other_rank(cards: Cards, ranks: list[int]) -> None:
    position, _ = after_five_rounds(cards)
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.ranks == ranks
    assert outcome.winners == [seat for seat, rank in enumerate(ranks) if rank == 1]


@pytest.mark.rule("B6.2")
def test_the_ranks_are_told_from_the_first_to_the_last() -> None:
    cards = {0: {}, 1: {"BUR": "red"}, 2: {"FRE": "white"}, 3: {"FRE": "red", "BUR": "black"}}
    _, events = after_five_rounds(cards, seats=4)
    assert happened(events, "rank") == [
        {"seat": 3, "rank": 1, "amount": 2},
        {"seat": 1, "rank": 2, "amount": 1},
        {"seat": 2, "rank": 2, "amount": 1},
        {"seat": 0, "rank": 4, "amount": 0},
    ]


@pytest.mark.rule("B6.2")
def test_the_lines_of_the_score_add_up() -> None:
    cards = {0: {"FRE": "red", "BUR": "green"}, 1: {"MAR": "white"}}
    position, _ = after_five_rounds(cards)
    outcome = position.outcome()
    assert outcome is not None
    assert [line.data() for line in outcome.lines] == [
        {"seat": 0, "rule": "B6.2", "amount": 1, "why": "colour", "facts": facts}
        for facts in ({"flag": 1, "bridges": [3]}, {"flag": 3, "bridges": [0]})
    ] + [
        {
            "seat": 1,
            "rule": "B6.2",
            "amount": 1,
            "why": "colour",
            "facts": {"flag": 0, "bridges": [6]},
        }
    ]
    assert position.view(None)["outcome"] == outcome.data()


@pytest.mark.rule("B6.2")
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_before_round_five_is_over_there_is_no_outcome(number: int) -> None:
    position = racing(
        {0: ["bike", "walk"]}, in_round=number, at={0: "BWY3"}, cards={1: {"FRE": "red"}}
    )
    act(position, 0, "ride bike")
    act(position, 0, "to FV_ALD")
    act(position, 0, "to MOW2")
    act(position, 0, "to MOW1")
    assert position.outcome() is None
    assert position.round == number + 1
    assert position.decision() == "plan"


@pytest.mark.rule("B6.2", "B6.1")
def test_the_last_move_of_the_game_may_still_win_at_once() -> None:
    position = racing(
        {0: ["bike", "walk"]},
        in_round=5,
        at={0: "FV_BUR"},
        flags=laid(BUR="white"),
        cards={0: SEVEN, 1: {"FRE": "red"}},
    )
    act(position, 0, "ride bike")
    act(position, 0, "to BUW2")
    assert at(position, 0) == "BUW1"
    act(position, 0, "to BUR")
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.why == "all-bridges"


@pytest.mark.rule("B6.2")
def test_flags_taken_in_the_last_move_count() -> None:
    position = racing({0: ["bike", "walk"]}, in_round=5, at={0: "FV_BUR"}, flags=laid(BUR="white"))
    act(position, 0, "ride bike")
    act(position, 0, "to BUW2")
    events = act(position, 0, "to BUR")
    assert happened(events, "step") == [{"seat": 0, "space": space(position, "BUR"), "left": 0}]
    outcome = position.outcome()
    assert outcome is not None
    assert outcome.scores == [1, 0, 0]
    assert outcome.why == "all-rounds-played"
