"""Cities that people bring: as plain data in, and as plain data out."""

import json
from typing import Final

import pytest

from tests.drawing.bridgetown.pictures import Data, data_of
from twinspan.core.errors import DataError
from twinspan.drawing.bridgetown.survey import CitySurvey
from twinspan.drawing.deadline import NO_DEADLINE, Deadline
from twinspan.drawing.survey import survey_of
from twinspan.games import boards, game_ids
from twinspan.text.words import LANGUAGES, words

LABELS: Final = {"city-map-start": "Set off"}


class Counting(Deadline):
    """Runs out at a given check."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most: Final = most
        self.checks = 0

    def check(self) -> None:
        self.checks += 1
        if self.checks > self.most:
            raise TimeoutError


def misnamed() -> Data:
    data = data_of("twinford")
    data["bridges"]["list"][0]["west"] = "NOWHERE"
    return data


def test_every_game_with_a_choice_of_boards_has_a_survey() -> None:
    for name in game_ids():
        assert (survey_of(name) is not None) == bool(boards(name))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_label_is_a_message(lang: str) -> None:
    for survey in map(survey_of, game_ids()):
        assert survey is None or all(words(lang).text(name) for name in survey.labels)


def test_a_good_city_has_a_title_its_data_and_no_faults() -> None:
    survey = CitySurvey(data_of("twinford"))
    assert survey.title == "Twinford"
    assert survey.data == data_of("twinford")
    assert list(survey.faults()) == []


def test_what_is_no_city_is_refused() -> None:
    nothing: list[object] = [{}, [], None, {"name": "Twinford"}]
    for data in nothing:
        with pytest.raises(DataError):
            CitySurvey(data)


def test_a_drawing_is_plain_data() -> None:
    drawing = CitySurvey(data_of("twinford")).draw(LABELS, NO_DEADLINE)
    assert drawing is not None
    assert {*drawing.places} == {"spaces", "flags", "barges", "start", "links"}
    assert ">Set off</text>" in drawing.svg
    assert json.loads(json.dumps(drawing.places)).keys() == drawing.places.keys()


def test_faults_are_named_and_a_city_without_known_ids_is_not_drawn() -> None:
    survey = CitySurvey(misnamed())
    assert [fault.code for fault in survey.faults()] == ["unknown-space"]
    assert survey.draw(LABELS, NO_DEADLINE) is None


def test_whenever_the_time_is_up_the_drawing_ends() -> None:
    survey = CitySurvey(data_of("twinford"))
    whole = Counting(1_000_000)
    survey.draw(LABELS, whole)
    assert whole.checks > 1000
    for most in range(0, whole.checks, whole.checks // 7):
        deadline = Counting(most)
        with pytest.raises(TimeoutError):
            survey.draw(LABELS, deadline)
        assert deadline.checks == most + 1
