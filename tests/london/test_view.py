"""L9: what a player may know."""

import json
import random
from typing import Any, Final

import pytest

from tests.london.table import (
    LONDON,
    act,
    bid,
    bonus_tops,
    bridge,
    building_turn,
    hand,
    lay,
    money,
    tiles,
    tracks,
)
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.errors import SnapshotError, UsageError
from twinspan.core.position import Position
from twinspan.core.terms import rng_choice
from twinspan.games.london import LondonPosition
from twinspan.games.london.actions import CARDS, CHOICES, PAIRS
from twinspan.games.london.components import Tile
from twinspan.games.london.options import LondonOptions

HIDDEN: Final = -2
NOT_YET: Final = -1


def seen(position: Position, seat: int | None) -> dict[str, Any]:
    """The state in this seat's view."""
    state = position.view(seat)["state"]
    assert isinstance(state, dict)
    return state


def half_chosen(**options: object) -> LondonPosition:
    """Seats 0 and 2 have chosen a card, 1 and 3 have not."""
    position = lay(**options)  # type: ignore[arg-type]
    act(position, 0, "card 4")
    act(position, 2, "card 1")
    return position


def end_of_game(seats: int = 3, **options: object) -> Position:
    position = LONDON.new(seats, options, seed="end")
    rng = random.Random(5)
    while position.to_act():
        seat = position.to_act()[0]
        position.play(seat, rng_choice(rng, position.legal(seat)))
    return position


# ----- what is open -----------------------------------------------------------------------------


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("seat", [0, 3, None])
def test_what_lies_on_the_table_is_open_to_all(seat: int | None) -> None:
    position = lay(rondel=4)
    bridge(position, 1, 49, 61)
    bonus_tops(position, Tile.X, Tile.SHARE, Tile.RAISE)
    tiles(position, 2, Tile.GATE_2)
    tiles(position, 2, Tile.X, fresh=True)
    tracks(position, chapel=[0, 3, 0, 7], gate=[2, 0, 0, 0])
    money(position, 1, 2, 3, 4)
    position.removed += [12, 60]
    state = seen(position, seat)
    assert state["rondel"] == 4
    assert state["tops"] == position.tops
    assert state["bridges"] == [[], [49, 61], [], []]
    assert state["bonus_tops"] == [2, 0, 6]
    assert state["tiles"][2] == [0, 0, 0, 0, 0, 1, 0, 0]
    assert state["fresh"][2] == [0, 0, 1, 0, 0, 0, 0, 0]
    assert state["chapel"] == [0, 3, 0, 7]
    assert state["chapel_order"] == [3, 1, 0, 2]
    assert state["gate"] == [2, 0, 0, 0]
    assert state["gate_order"] == [0, 1, 2, 3]
    assert state["supply"] == [0, 10, 10, 6, 5]
    assert state["markers"] == position.markers
    assert state["removed"] == [12, 60]
    assert state["money"] == [1, 2, 3, 4]
    assert state["hands"][0] == [1, 2, 1, 1, 1]


@pytest.mark.rule("L9.1")
def test_a_view_says_of_which_game_and_moment_it_is() -> None:
    position = lay(3)
    view: dict[str, object] = {**position.view(1)}
    state = view.pop("state")
    assert state == {**position.columns(), "stacks": [12] * 6}
    assert view == {
        "game": "london",
        "version": 2,
        "data_hash": LONDON.data_hash,
        "seats": 3,
        "options": LondonOptions().data(),
        "seat": 1,
        "to_act": [0, 1, 2],
        "outcome": None,
    }
    assert position.view(None)["seat"] is None


@pytest.mark.rule("L9.1")
def test_played_cards_are_open_after_the_reveal() -> None:
    position = lay()
    bid(position, 1, 2, 3, 4)
    for seat in (0, 1, 2, 3, None):
        state = seen(position, seat)
        assert state["played"] == [[1], [2], [3], [4]]
        assert state["choices"] == [NOT_YET] * 4
        assert state == {**position.columns(), "stacks": [12] * 6}


@pytest.mark.rule("L9.1")
def test_the_outcome_is_part_of_the_view() -> None:
    position = end_of_game()
    outcome = position.outcome()
    assert outcome is not None
    assert position.view(2)["outcome"] == position.view(None)["outcome"] == outcome.data()


@pytest.mark.parametrize("seat", [-1, 4])
def test_there_is_no_view_for_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(UsageError) as error:
        lay().view(seat)
    assert error.value.code == "unknown-seat"
    assert error.value.facts == {"seat": str(seat), "last": 3}


# ----- what is hidden ---------------------------------------------------------------------------


@pytest.mark.rule("L9.2", "L3.2.2")
@pytest.mark.parametrize(
    ("seat", "choices"),
    [
        (0, [CARDS[4].id, NOT_YET, HIDDEN, NOT_YET]),
        (1, [HIDDEN, NOT_YET, HIDDEN, NOT_YET]),
        (2, [HIDDEN, NOT_YET, CARDS[1].id, NOT_YET]),
        (None, [HIDDEN, NOT_YET, HIDDEN, NOT_YET]),
    ],
)
def test_a_chosen_card_is_seen_by_its_owner_only(seat: int | None, choices: list[int]) -> None:
    position = half_chosen()
    state = seen(position, seat)
    assert state["choices"] == choices
    assert {**state, "choices": 0} == {**position.columns(), "choices": 0, "stacks": [12] * 6}
    assert position.view(seat)["to_act"] == [1, 3]


@pytest.mark.rule("L9.2", "L3.2.2")
def test_views_do_not_depend_on_what_others_chose() -> None:
    position = half_chosen()
    other = half_chosen()
    act(other, 2, "card 3")
    assert position != other
    for seat in (0, 1, 3, None):
        assert position.view(seat) == other.view(seat)
    assert position.view(2) != other.view(2)


@pytest.mark.rule("L9.2", "L3.2.2")
def test_a_preview_does_not_tell_what_others_chose() -> None:
    position = half_chosen()
    act(position, 1, "card 2")
    events = position.preview(3, LONDON.action("card 4"))
    assert [(event.kind, event.seat) for event in events] == [("chose", 3), ("own-choice", 3)]
    assert position.to_act() == (3,)
    assert position.players[1].choice == CARDS[2].id


@pytest.mark.rule("L9.2")
def test_nothing_in_a_view_tells_what_comes_next() -> None:
    """No order lies under the tops: two games with other draws ahead have the same views."""
    position = LONDON.new(4, seed="one")
    other = position.copy()
    other.chance = SeededChance(secret_of("two"))
    for seat in (0, 1, 2, 3, None):
        assert position.view(seat) == other.view(seat)
    state = seen(position, 0)
    assert not {"unseen", "markers_unseen", "chance"} & {*state, *position.view(0)}
    assert state["bonus_unseen"] == [sorted(stack) for stack in position.bonus_unseen]


@pytest.mark.rule("L9.2")
def test_the_next_building_is_hidden_until_the_turn_is_over() -> None:
    position = lay()
    building_turn(position)
    act(position, 0, "outer hostelry")
    for seat in (0, 1, None):
        assert seen(position, seat)["tops"][2] == 0


# ----- imagining what is hidden -----------------------------------------------------------------


@pytest.mark.rule("L9.2")
def test_hidden_choices_are_imagined_from_the_hands() -> None:
    position = half_chosen()
    hand(position, 2, 1, 1, 3)
    rng = random.Random(1)
    found = set()
    for _ in range(40):
        imagined = LONDON.imagine(position.view(0), rng)
        assert imagined.players[0].choice == CARDS[4].id
        assert imagined.players[1].choice == imagined.players[3].choice == NOT_YET
        assert imagined.to_act() == (1, 3)
        found.add(CHOICES[imagined.players[2].choice].notation)
    assert found == {"card 0", "card 1", "card 3"}


@pytest.mark.rule("L9.2")
def test_two_players_choices_are_imagined_as_pairs() -> None:
    position = lay(2)
    hand(position, 1, 2, 2)
    act(position, 1, "cards 2 2")
    rng = random.Random(1)
    found = {
        CHOICES[LONDON.imagine(position.view(0), rng).players[1].choice].notation for _ in range(40)
    }
    assert found == {"cards 0 0", "cards 2 0", "cards 2 2"}
    assert PAIRS[0].notation == "cards 0 0"


@pytest.mark.rule("L9.2")
def test_where_nothing_is_hidden_the_position_itself_is_imagined() -> None:
    position = lay()
    bid(position, 1, 2, 3, 4)
    imagined = LONDON.imagine(position.view(None), random.Random(1))
    assert imagined == position
    assert isinstance(imagined.chance, RandomChance)


@pytest.mark.parametrize(
    ("column", "value", "code", "facts"),
    [
        ("choices", 3, "not-a-list", {"place": "state.choices"}),
        (
            "choices", [-2, 0, 0], "wrong-length",
            {"place": "state.choices", "length": 3, "wanted": 4},
        ),
        (
            "choices", [-3, 0, 0, 0], "out-of-range",
            {"place": "state.choices[0]", "value": -3, "low": -1, "high": 19},
        ),
        ("hands", 3, "not-a-list", {"place": "state.hands"}),
        ("hands", [[1]], "wrong-length", {"place": "state.hands", "length": 1, "wanted": 4}),
        (
            "hands", [[1] * 4] * 4, "wrong-length",
            {"place": "state.hands[0]", "length": 4, "wanted": 5},
        ),
        (
            "hands", [[-1] * 5] * 4, "out-of-range",
            {"place": "state.hands[0][0]", "value": -1, "low": 0, "high": 1000},
        ),
        ("hands", [[0] * 5] * 4, "impossible-choice", {"place": "state.choices", "seat": 0}),
    ],
)  # fmt: skip
def test_a_view_that_cannot_be_is_not_imagined(
    column: str, value: object, code: str, facts: dict[str, object]
) -> None:
    view = half_chosen().view(1)
    state = view["state"]
    assert isinstance(state, dict)
    with pytest.raises(SnapshotError) as error:
        LONDON.imagine({**view, "state": {**state, column: value}}, random.Random(1))
    assert (error.value.code, error.value.facts) == (code, facts)


def test_a_view_without_a_state_is_not_imagined() -> None:
    view = half_chosen().view(1)
    with pytest.raises(SnapshotError) as error:
        LONDON.imagine({**view, "state": 3}, random.Random(1))
    assert (error.value.code, error.value.facts) == ("not-a-table", {"place": "state"})


# ----- plain data -------------------------------------------------------------------------------


@pytest.mark.rule("L9.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_snapshots_notations_and_views_go_there_and_back_at_every_moment(seats: int) -> None:
    words = {"chapel": "random", "hostelry": "L8.10", "from_memory": seats == 3}
    position = LONDON.new(seats, words, seed=seats)
    rng = random.Random(seats)
    while True:
        snapshot = json.loads(json.dumps(position.snapshot()))
        restored = LONDON.restore(snapshot)
        assert restored == position
        assert restored.key() == position.key()
        assert restored.snapshot() == snapshot
        assert restored.to_act() == position.to_act()
        assert LONDON.position(position.notation()) == position
        for seat in (0, seats - 1, None):
            view = position.view(seat)
            assert json.loads(json.dumps(view)) == view
        if not position.to_act():
            break
        for seat in range(seats):
            assert restored.legal(seat) == position.legal(seat)
        seat = rng.choice(position.to_act())
        action = rng_choice(rng, position.legal(seat))
        position.play(seat, action)
        restored.play(seat, action)
        assert restored == position  # it goes on with the same chance


def test_a_position_that_waits_for_a_reveal_goes_there_and_back() -> None:
    position = LONDON.new(3, {"gate": "random"}, chance=None)
    while (reveal := position.reveal_needed()) is not None:
        restored = LONDON.restore(position.snapshot())
        assert restored == position
        assert restored.chance is None
        again = restored.reveal_needed()
        assert again is not None
        assert (again.label, again.outcomes) == (reveal.label, reveal.outcomes)
        position.reveal(reveal.outcomes[-1])


def test_a_snapshot_with_any_random_source_goes_on_with_another() -> None:
    position = LONDON.new(3, chance=random.Random(1))
    assert position.snapshot()["chance"] == "random"
    assert isinstance(LONDON.restore(position.snapshot()).chance, RandomChance)
