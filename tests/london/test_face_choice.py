"""L8, R8.20: which scoring faces are in play, and how they mix with the base scorings."""

from itertools import product
from typing import Any

import pytest

from tests.london.scores import over
from tests.london.table import LONDON, lay
from twinspan.core.chance import Chance
from twinspan.core.errors import OptionsError
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.games.london import LondonOptions, LondonPosition
from twinspan.games.london.components import SLOTS

BASE_RULES = ("L7.2a", "L7.2b", "L7.2c", "L7.2d")
EACH_ROUND = ("L8.2", "L8.6", "L8.10", "L8.14")
FACES = {slot: [f"L8.{4 * index + face}" for face in (1, 2, 3, 4)]
         for index, slot in enumerate(SLOTS)}  # fmt: skip


class Always(Chance):
    """Picks the same place of every pool that is large enough, and remembers what it drew."""

    def __init__(self, index: int) -> None:
        self.index = index
        self.drawn: list[tuple[str, int, int]] = []

    def pick(self, label: str, k: int, n: int) -> int:
        self.drawn.append((label, k, n))
        return self.index if self.index < n else 0


def waiting(**options: str) -> Position:
    return LONDON.new(4, options, chance=None)


@pytest.mark.rule("R8.20", "L1.9")
@pytest.mark.parametrize("slot", range(4))
def test_a_random_face_is_any_of_its_four_with_equal_chances(slot: int) -> None:
    position = waiting(**{SLOTS[slot]: "random"})
    reveal = position.reveal_needed()
    assert reveal is not None
    assert reveal.label == f"face {SLOTS[slot]}"
    assert reveal.outcomes == tuple(4 * slot + face for face in (1, 2, 3, 4))
    assert reveal.weights == (1, 1, 1, 1)
    for face in reveal.outcomes:
        after = position.copy()
        events: list[Event] = []
        after.reveal(face, events)
        assert isinstance(after, LondonPosition)
        assert events == [Event("face", -1, {"slot": slot, "face": face})]
        assert after.faces == [face if other == slot else 0 for other in range(4)]


@pytest.mark.rule("R8.20")
@pytest.mark.parametrize("index", range(4))
def test_random_faces_are_drawn_one_by_one_for_those_that_are_random(index: int) -> None:
    chance = Always(index)
    everywhere = dict.fromkeys(SLOTS, "random")
    position = LONDON.new(4, everywhere, chance=chance)
    assert position.faces == [1 + index, 5 + index, 9 + index, 13 + index]
    assert chance.drawn[:5] == [
        *((f"face {slot}", 0, 4) for slot in SLOTS),
        ("building chapel", 0, 12),
    ]
    chance = Always(index)
    position = LONDON.new(4, {"gate": "random", "bridge": "L8.15"}, chance=chance)
    assert position.faces == [0, 5 + index, 0, 15]
    assert [label for label, _, _ in chance.drawn if label.startswith("face")] == ["face gate"]


@pytest.mark.rule("R8.20", "L8.17")
@pytest.mark.parametrize("face", range(1, 5))
def test_a_face_drawn_at_random_scores_like_a_chosen_one(face: int) -> None:
    tables = (lay(3, seed=seed, chapel="random") for seed in range(100))
    position = next(table for table in tables if table.faces[0] == face)
    chosen = lay(3, seed=0, rondel=0, chapel=f"L8.{face}")
    assert [line.rule for line in over(position).lines] == [
        line.rule for line in over(chosen).lines
    ]  # fmt: skip


@pytest.mark.rule("L8.17", "R7.7", "L8.8")
@pytest.mark.parametrize(
    "faces", list(product(*(["base", *FACES[slot]] for slot in SLOTS)))[::7], ids=" ".join
)
def test_any_mix_of_faces_and_base_scorings_is_scored_in_order(faces: tuple[str, ...]) -> None:
    """A face replaces the base scoring of its own colour only; L8.8 replaces L7.4 too."""
    options: dict[str, Any] = dict(zip(SLOTS, faces, strict=True))
    outcome = over(lay(2, seed=0, rondel=0, **options))
    expected = ["L7.5"]
    for base, face in zip(BASE_RULES, faces, strict=True):
        if face == "base":
            expected.append(base)
        elif face not in EACH_ROUND:
            expected.append(face)
    expected.append("L7.3")
    if "L8.8" not in faces:
        expected.append("L7.4")
    assert [line.rule for line in outcome.lines] == [rule for rule in expected for _ in range(2)]


@pytest.mark.rule("L1.9")
@pytest.mark.parametrize("slot", range(4))
def test_a_colour_takes_its_own_four_faces_only(slot: int) -> None:
    name = SLOTS[slot]
    for number in range(1, 17):
        face = f"L8.{number}"
        if face in FACES[name]:
            wanted = [number if other == slot else 0 for other in range(4)]
            chosen: dict[str, Any] = {name: face}
            assert lay(2, seed=0, rondel=0, **chosen).faces == wanted
        else:
            with pytest.raises(OptionsError) as caught:
                waiting(**{name: face})
            assert caught.value.code == "unknown-word"
            assert caught.value.facts == {
                "place": f"options.{name}",
                "word": face,
                "known": ["base", "random", *FACES[name]],
            }


def test_without_a_choice_the_base_scorings_are_used() -> None:
    assert LondonOptions().faces == [0, 0, 0, 0]
    assert lay().faces == [0, 0, 0, 0]
