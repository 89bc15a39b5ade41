"""R9.3: playing from memory: what the table hides from people, and never from bots."""

import json
from typing import Any, Final

import pytest

from tests.london.table import LONDON, money
from tests.london.test_view import end_of_game, half_chosen, seen
from twinspan.core.terms import PUBLIC, Event
from twinspan.games.london.options import LondonOptions

FROM_MEMORY: Final = LondonOptions(from_memory=True)


@pytest.mark.rule("R9.3")
def test_hands_and_money_are_open_unless_the_table_plays_from_memory() -> None:
    position = half_chosen()
    for seat in (0, 1, None):
        view = position.view(seat)
        assert LONDON.show(view) == view
        state = view["state"]
        assert isinstance(state, dict)
        assert state["money"] == [5, 5, 5, 5]
        assert state["hands"][3] == [1, 1, 1, 1, 2]


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("seat", "purses", "hands"),
    [
        (0, [5, -1, -1, -1], [[1, 2, 1, 1, 1], [], [], []]),
        (2, [-1, -1, 7, -1], [[], [], [1, 1, 1, 2, 1], []]),
        (None, [-1] * 4, [[], [], [], []]),
    ],
)
def test_from_memory_the_table_hides_the_others_hands_and_money_and_nothing_else(
    seat: int | None, purses: list[int], hands: list[list[int]]
) -> None:
    position = half_chosen(from_memory=True)
    money(position, 5, 6, 7, 8)
    view = position.view(seat)
    before = json.dumps(view)
    shown = LONDON.show(view)
    assert json.dumps(view) == before
    state = shown["state"]
    assert isinstance(state, dict)
    assert state["money"] == purses
    assert state["hands"] == hands
    whole = view["state"]
    assert isinstance(whole, dict)
    assert {**state, "money": 0, "hands": 0} == {**whole, "money": 0, "hands": 0}
    assert {**shown, "state": 0} == {**view, "state": 0}


@pytest.mark.rule("R9.3")
def test_from_memory_bots_see_the_whole_view() -> None:
    position = half_chosen(from_memory=True)
    state = seen(position, 1)
    assert state["money"] == [5, 5, 5, 5]
    assert state["hands"][0] == [1, 2, 1, 1, 1]


@pytest.mark.rule("R9.3")
def test_from_memory_everything_is_open_when_the_game_is_over() -> None:
    view = end_of_game(from_memory=True).view(0)
    assert LONDON.show(view) == view


MASKED: Final[list[tuple[str, dict[str, Any], dict[str, Any]]]] = [
    (
        "start-hand", {"cards": [0, 1, 4], "amount": 5}, {"cards": [], "amount": "unsaid"},
    ),
    ("placed-outer", {"type": 1, "amount": 3}, {"type": 1, "amount": "unsaid"}),
    ("placed-centre", {"amount": 2}, {"amount": "unsaid"}),
    ("haberdasher", {"amount": 4}, {"amount": "unsaid"}),
    ("track-money", {"reached": 5, "amount": 2}, {"reached": 5, "amount": "unsaid"}),
    ("face-paid", {"face": 2, "amount": 1}, {"face": 2, "amount": "unsaid"}),
    ("card-taken", {"card": 2}, {"card": "unsaid"}),
    ("card-taken-back", {"card": 3}, {"card": "unsaid"}),
]  # fmt: skip


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(("kind", "facts", "masked"), MASKED, ids=[case[0] for case in MASKED])
def test_from_memory_the_log_hides_the_others_amounts_and_cards(
    kind: str, facts: dict[str, Any], masked: dict[str, Any]
) -> None:
    event = Event(kind, 1, dict(facts))
    for reader in (0, 2, None):
        shown = LONDON.show_event(event, FROM_MEMORY, reader)
        assert shown == Event(kind, 1, masked)
        assert LONDON.show_event(event, FROM_MEMORY.data(), reader) == shown
        assert LONDON.show_event(event, LondonOptions(), reader) is event
        assert LONDON.show_event(event, None, reader) is event
    assert LONDON.show_event(event, FROM_MEMORY, 1) is event
    assert event.facts == facts


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("reader", [0, 1, None])
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("score", {"rule": "L7.5", "why": "money", "amount": 12}),
        ("rank", {"rank": 1, "amount": 30}),
        ("only-choice", {"action": "take 3"}),
    ],
)
def test_from_memory_what_tells_scores_and_cards_is_not_in_the_log(
    kind: str, facts: dict[str, Any], reader: int | None
) -> None:
    event = Event(kind, 1, facts)
    assert LONDON.show_event(event, FROM_MEMORY, reader) is None
    assert LONDON.show_event(event, LondonOptions(), reader) is event


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize(
    ("kind", "facts"),
    [
        ("played", {"cards": [4]}),
        ("turn", {"card": 4}),
        ("raised", {"card": 4, "value": 5}),
        ("built", {"building": 32, "site": 2}),
        ("chose", {}),
    ],
)
def test_from_memory_the_log_hides_nothing_else(kind: str, facts: dict[str, Any]) -> None:
    event = Event(kind, 1, facts)
    assert LONDON.show_event(event, FROM_MEMORY, 0) == event


@pytest.mark.rule("R9.3")
def test_from_memory_an_event_keeps_its_reader_and_nobodys_event_its_facts() -> None:
    own = LONDON.show_event(Event("own-choice", 1, {"cards": [3]}, reader=1), FROM_MEMORY, 0)
    assert own is not None
    assert (own.reader, own.seat, own.facts) == (1, 1, {"cards": [3]})
    common = Event("start-hand", PUBLIC, {"amount": 5})
    assert LONDON.show_event(common, FROM_MEMORY, 0) is common
    assert LONDON.show_event(common, FROM_MEMORY, None) is common
