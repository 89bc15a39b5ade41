"""Whole games told in words: everything that can be said is said, in every language."""

import random

import pytest

import twinspan
from twinspan.core.errors import ComponentError, RecordMismatch, UsageError
from twinspan.core.game import Event, Outcome
from twinspan.core.refusal import Refused
from twinspan.games.london import LondonGame, LondonOptions, LondonPosition
from twinspan.text.london import LondonTeller
from twinspan.text.words import LANGUAGES, Words, language, words

LONDON = twinspan.game("london")
assert isinstance(LONDON, LondonGame)
NAMES = ["Ada", "Ben", "Cleo", "Dan"]


def teller(lang: str = "en") -> LondonTeller:
    assert isinstance(LONDON, LondonGame)
    return LondonTeller(words(lang), LONDON, NAMES)


def built(text: str) -> list[str]:
    return [word for word in text.split() if word]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_is_told_from_its_setup_to_its_scores(lang: str, seats: int) -> None:
    tell = teller(lang)
    rng = random.Random(f"{lang}/{seats}")
    told: set[str] = set()
    for seed in range(4):
        events: list[Event] = []
        options = dict.fromkeys(("chapel", "gate", "hostelry", "bridge"), "random")
        position = LONDON.new(seats, options, seed=seed, events=events)
        while waiting := position.to_act():
            seat = rng.choice(waiting)
            assert tell.decision(position.decision())
            for action in position.legal(seat):
                assert tell.choice(position, seat, action)
            for action in rng.sample(LONDON.actions, 10):
                refusal = position.refuse(seat, action)
                if refusal is not None:
                    assert refusal.rule in tell.refusal(refusal)
            position.play(seat, rng.choice(position.legal(seat)), events)
        for event in events:
            text = tell.event(event)
            assert text
            assert "{" not in text
            told.add(event.kind)
        outcome = position.outcome()
        assert outcome is not None
        assert all(tell.score(line) for line in outcome.lines)
    assert {"built", "placed-outer", "order", "over", "score", "rank"} <= told


def test_a_sentence_names_the_player_and_the_thing() -> None:
    event = Event("built", 1, {"building": 32, "site": 4})
    assert teller("en").event(event) == "Ben builds the chapel 32 on site 4."


def test_the_winner_is_told_with_the_tie_that_was_broken() -> None:
    clear = Outcome([38, 41, 30], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(clear) == "Ben wins with £41."
    tied = Outcome([41, 41, 30], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(tied) == (
        "Ben wins with £41: equal money, but ahead on the chapel track."
    )
    behind = Outcome([38, 41, 38], [2, 1, 3], [], "all-rounds-played")
    assert teller("en").winners(behind) == "Ben wins with £41."


@pytest.mark.rule("R9.3")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_from_memory_the_log_leaves_amounts_and_cards_unsaid(lang: str) -> None:
    options = LondonOptions(from_memory=True)
    tell = teller(lang)
    income = Event("haberdasher", 1, {"amount": 7})
    taken = Event("card-taken", 1, {"card": 3})
    for event in (income, taken):
        own, others = (LONDON.show_event(event, options, reader) for reader in (1, 0))
        assert own is not None
        assert others is not None
        open_text, veiled_text = tell.event(own), tell.event(others)
        assert open_text != veiled_text
        assert not any(character.isdigit() for character in veiled_text)
        assert LONDON.show_event(event, LondonOptions(), 0) is event


def test_a_refusal_carries_its_rule() -> None:
    position = LONDON.new(4, seed=1)
    refusal = position.refuse(0, LONDON.action("take 1"))
    assert refusal is not None
    assert teller().refusal(refusal) == (
        "Something else is asked now: Choose what to play for turn order. (T3)"
    )
    with pytest.raises(Refused) as caught:
        position.play(0, LONDON.action("take 1"))
    assert teller().error(caught.value) == teller().refusal(refusal)


def test_an_error_names_its_place() -> None:
    error = ComponentError("duplicate-number", {"place": "buildings.tiles[7]", "number": 12})
    assert teller().error(error) == "buildings.tiles[7]: house number 12 appears twice."
    known = UsageError("unknown-game", {"game": "paris", "known": ["london"]})
    assert "paris" in teller().error(known)


def test_an_illegal_decision_is_explained_by_its_refusal() -> None:
    position = LONDON.new(4, seed=1)
    with pytest.raises(Refused) as caught:
        position.play(0, LONDON.action("pass"))
    finding = RecordMismatch("illegal-decision", {"number": 3, "decision": "0 pass"})
    finding.__cause__ = caught.value
    text = teller().error(finding)
    assert text.startswith("Decision 3 (“0 pass”) is not allowed: ")
    assert text.endswith("(T3)")


def test_players_without_a_name_have_a_number() -> None:
    assert teller("fr").player(5) == words("fr").text("player-numbered", {"number": 6})


def test_series_are_joined_as_people_say_them() -> None:
    assert words("en").series([]) == ""
    assert words("en").series(["one"]) == "one"
    assert words("en").series(["one", "two", "three"]) == "one, two and three"


def test_the_language_is_the_wanted_one_or_the_locales(monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(variable, raising=False)
    assert language("FR") == "fr"
    assert language(None) == "en"
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert language(None) == "de"
    monkeypatch.setenv("LC_ALL", "pt_PT.UTF-8")
    assert language(None) == "en"
    with pytest.raises(UsageError):
        Words("xx")


def test_a_missing_message_is_a_fault_of_ours() -> None:
    with pytest.raises(LookupError):
        words("en").text("no-such-message")
    with pytest.raises(ValueError, match="event-built"):
        words("en").text("event-built")


def test_a_choice_tells_what_it_brings() -> None:
    position = LONDON.new(4, seed=1)
    assert isinstance(position, LondonPosition)
    for seat in range(4):
        position.play(seat, LONDON.action("card 4" if seat == 0 else "card 0"))
    texts = {str(action): teller().choice(position, 0, action) for action in position.legal(0)}
    beside = next(kind for kind in range(6) if position.income[kind] == 3)
    name = teller().type_name(beside)
    assert texts[f"outer {name.removeprefix('bridge ')}"] == (
        f"Place beside the {name} stack: take £3 and the {teller().building(position.tops[beside])}"
    )
    assert texts["centre"] == "Place in the centre for £2 and choose a stack"
