"""What is tested of every game is tested by every version of its rules."""

import pytest

from tests.london.table import LONDON
from tests.table.matches import Course, courses_of_every_game, courses_of_london
from twinspan.games import game_ids, versions


def test_a_test_of_every_game_plays_each_version_of_its_rules() -> None:
    played: list[tuple[str, int]] = []

    @courses_of_every_game(3)
    def look(course: Course) -> None:
        played.append((course.game.id, course.game.version))

    for game_id in game_ids():
        for rules in versions(game_id):
            assert (game_id, rules) in cases(look)
            played.clear()
            look(game_id, rules)
            assert played == [(game_id, rules)] * 3


def test_a_test_of_london_plays_each_version_of_its_rules() -> None:
    played: list[int] = []

    @courses_of_london(3)
    def look(course: Course) -> None:
        assert course.game.id == LONDON.id
        played.append(course.game.version)

    for rules in versions(LONDON.id):
        assert (rules,) in cases(look)
        played.clear()
        look(rules)
        assert played == [rules] * 3


def cases(test: object) -> list[tuple[object, ...]]:
    """With which arguments pytest runs a test."""
    (mark,) = getattr(test, "pytestmark", [])
    assert mark.name == pytest.mark.parametrize.name
    found = [getattr(case, "values", case) for case in mark.args[1]]
    return [case if isinstance(case, tuple) else (case,) for case in found]
