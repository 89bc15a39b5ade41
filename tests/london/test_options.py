"""What can be chosen before a game (L8, R9.3)."""

from typing import Any

import pytest

from tests.london.table import LONDON
from twinspan.core.errors import OptionsError, UsageError
from twinspan.games.london.options import LondonOptions, face_words

DEFAULTS = {
    "chapel": "base",
    "gate": "base",
    "hostelry": "base",
    "bridge": "base",
    "from_memory": False,
}
WORDS = {
    "chapel": ["base", "random", "L8.1", "L8.2", "L8.3", "L8.4"],
    "gate": ["base", "random", "L8.5", "L8.6", "L8.7", "L8.8"],
    "hostelry": ["base", "random", "L8.9", "L8.10", "L8.11", "L8.12"],
    "bridge": ["base", "random", "L8.13", "L8.14", "L8.15", "L8.16"],
}


def test_the_game_is_played_without_the_expansion_and_openly_unless_asked() -> None:
    assert LondonOptions().data() == DEFAULTS
    assert LondonOptions().faces == [0, 0, 0, 0]
    assert LONDON.new(2, seed=1).options() == LondonOptions()
    assert LONDON.new(2, {}, seed=1).options() == LondonOptions()


@pytest.mark.parametrize("slot", WORDS)
def test_every_colour_has_its_own_words(slot: str) -> None:
    number = list(WORDS).index(slot)
    assert face_words(number) == WORDS[slot]
    faces = [0, -1, *range(4 * number + 1, 4 * number + 5)]
    for word, face in zip(WORDS[slot], faces, strict=True):
        options: dict[str, Any] = {slot: word}
        wanted = [0, 0, 0, 0]
        wanted[number] = face
        assert LondonOptions(**options).faces == wanted
        assert LondonOptions(**options).data() == {**DEFAULTS, slot: word}
        assert LONDON.new(3, options, seed=1).options() == LondonOptions(**options)


@pytest.mark.parametrize("slot", WORDS)
@pytest.mark.parametrize("word", ["", "L8.0", "L8.17", "Base", "L7.2a"])
def test_a_colour_has_no_other_words(slot: str, word: str) -> None:
    options: dict[str, Any] = {slot: word}
    for attempt in (lambda: LondonOptions(**options), lambda: LONDON.new(3, options)):
        with pytest.raises(OptionsError) as error:
            attempt()
        assert error.value.code == "unknown-word"
        assert error.value.facts == {
            "place": f"options.{slot}",
            "word": word,
            "known": WORDS[slot],
        }


@pytest.mark.parametrize(
    ("options", "code", "facts"),
    [
        ({"gate": 5}, "not-a-text", {"place": "options.gate"}),
        ({"from_memory": 1}, "not-a-flag", {"place": "options.from_memory"}),
        ({"colour": "red"}, "unknown-key", {"place": "options", "key": "colour"}),
    ],
)
def test_options_that_make_no_sense_are_refused(
    options: dict[str, object], code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(OptionsError) as error:
        LONDON.new(2, options)
    assert (error.value.code, error.value.facts) == (code, facts)


def test_a_flag_is_checked_without_a_reader_too() -> None:
    wrong: Any = "yes"
    with pytest.raises(OptionsError) as error:
        LondonOptions(from_memory=wrong)
    assert error.value.code == "not-a-flag"
    assert error.value.facts == {"place": "options.from_memory"}


def test_options_are_plain_data_or_the_games_own() -> None:
    own = LondonOptions(chapel="L8.3", from_memory=True)
    assert LONDON.new(2, own, seed=1).options() is own
    assert LONDON.new(2, own.data(), seed=1).options() == own
    wrong: Any = 5
    with pytest.raises(UsageError) as error:
        LONDON.new(2, wrong)
    assert (error.value.code, error.value.facts) == ("wrong-options", {"game": "london"})
