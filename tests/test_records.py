"""Released games replay for ever: every one of them, on every run."""

import dataclasses
import json
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path

import pytest

import twinspan
from tests.bridgetown.table import PORTLAND, TWINFORD
from tests.london.table import LONDON
from tests.records.add import MANIFEST, RELEASED, add, check, manifest, play, sha256
from twinspan.core.errors import RecordMismatch
from twinspan.core.position import Position
from twinspan.core.record import Record
from twinspan.core.terms import Event
from twinspan.games import game_of
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import TILES

NAMES = sorted(manifest())


@cache
def replayed(name: str) -> tuple[Record, Position, tuple[Event, ...]]:
    """A released record, the end of its game, and all that happened."""
    record = Record.from_json((RELEASED / name).read_text("utf-8"))
    events: list[Event] = []
    position = record.replay(game_of(record.setup), events)
    return record, position, tuple(events)


def games(game_id: str) -> Iterator[tuple[Record, Position, tuple[Event, ...]]]:
    """The released games of one kind."""
    return (found for found in map(replayed, NAMES) if found[0].setup.game == game_id)


def london_games() -> Iterator[tuple[Record, LondonPosition, tuple[Event, ...]]]:
    for record, end, events in games("london"):
        assert isinstance(end, LondonPosition)
        yield record, end, events


# ----- every one of them --------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_a_released_game_replays_and_is_true(name: str) -> None:
    record, position, _ = replayed(name)
    assert record.verify(game_of(record.setup)) == position


@pytest.mark.parametrize("name", NAMES)
def test_a_released_game_is_written_as_it_was(name: str) -> None:
    record, _, _ = replayed(name)
    assert record.to_json() == (RELEASED / name).read_text("utf-8")


def test_the_manifest_lists_just_the_released_files_unchanged() -> None:
    check()
    assert NAMES
    assert list(manifest()) == NAMES


@pytest.mark.parametrize("game_id", twinspan.game_ids())
def test_there_are_games_by_every_version_of_the_rules(game_id: str) -> None:
    found = {record.setup.version for record, _, _ in games(game_id)}
    assert found == {*twinspan.versions(game_id)}


# ----- what those of Old London Bridge cover ------------------------------------------------------


def test_there_is_a_game_with_base_scoring_for_every_number_of_players() -> None:
    found = {record.setup.seats for record, end, _ in london_games() if end.faces == [0, 0, 0, 0]}
    assert found == {2, 3, 4}


def test_every_scoring_face_occurs_with_every_number_of_players() -> None:
    faces: defaultdict[int, set[int]] = defaultdict(set)
    for record, end, _ in london_games():
        faces[record.setup.seats].update(end.faces)
    every = set(range(17))  # 0 is base scoring
    assert dict(faces) == {2: every, 3: every, 4: every}


def test_there_are_games_with_drawn_faces_and_one_from_memory() -> None:
    options = [record.setup.options for record, _, _ in london_games()]
    assert any("random" in chosen.values() for chosen in options)
    assert any(chosen["from_memory"] for chosen in options)


def test_every_bonus_tile_is_used_with_every_number_of_players() -> None:
    used: defaultdict[int, set[object]] = defaultdict(set)
    for record, _, events in london_games():
        used[record.setup.seats].update(
            event.facts["tile"] for event in events if event.kind == "tile-used"
        )
    assert dict(used) == {seats: {*range(TILES)} for seats in (2, 3, 4)}


@pytest.mark.rule("L7.1")
def test_games_end_in_both_ways() -> None:
    ends = {outcome.why for _, end, _ in london_games() if (outcome := end.outcome())}
    assert ends == {"all-rounds-played", "stacks-empty"}


@pytest.mark.rule("R3.3.7")
def test_somebody_must_pass_and_somebody_chooses_to() -> None:
    forced = chosen = False
    for record, _, events in london_games():
        passed = any(event.kind == "passed" for event in events)
        decided = any(decision.notation == "pass" for decision in record.decisions)
        forced = forced or (passed and not decided)
        chosen = chosen or decided
    assert forced
    assert chosen


def of_version(version: int) -> list[tuple[Event, ...]]:
    """What happened in the games by this version of the rules."""
    return [events for record, _, events in london_games() if record.setup.version == version]


@pytest.mark.rule("L5.2")
def test_the_end_of_the_gate_track_gives_a_tile_by_version_2_alone() -> None:
    for version, bonus in ((1, 0), (2, 1)):
        ends: list[bool] = []
        for events in of_version(version):
            for number, event in enumerate(events):
                at_end = event.kind == "gate-track" and event.facts["reached"] == 15
                if at_end and event.facts["steps"] in (1, 2):  # past no other bonus space
                    following = [after.kind for after in events[number + 1 : number + 4]]
                    ends.append("bonus-taken" in following)
        assert ends
        assert {*ends} == {bool(bonus)}


@pytest.mark.rule("L7.2", "L8.17", "L3.2.5")
def test_ties_are_told_by_version_2() -> None:
    told = [event for events in of_version(2) for event in events]
    assert any(event.kind == "score" and "tied" in event.facts for event in told)
    assert any(event.kind == "face-paid" and "tied" in event.facts for event in told)
    orders = [event.facts["by"] for event in told if event.kind == "order"]
    assert {by for order in orders if isinstance(order, list) for by in order} == {
        "card", "chapel", "printed",
    }  # fmt: skip
    earlier = [event for events in of_version(1) for event in events if event.kind == "score"]
    assert not any("tied" in event.facts for event in earlier)


# ----- what those of Bridgetown Races cover -------------------------------------------------------


@pytest.mark.rule("B1.1", "B7.1", "B7.2")
def test_there_is_a_game_for_every_number_of_players_and_mix_of_options_in_both_cities() -> None:
    found = {
        (record.setup.seats, *record.setup.options.values(), record.setup.data_hash)
        for record, _, _ in games("bridgetown")
        if record.setup.data is None
    }
    cities = [game.data_hash for game in (PORTLAND, TWINFORD)]
    assert found == set(product((2, 3, 4), (False, True), (False, True), cities))


def test_a_city_that_is_shipped_is_not_written_into_a_record_another_is() -> None:
    own = [record.setup for record, _, _ in games("bridgetown") if record.setup.data is not None]
    assert sorted(setup.version for setup in own) == [1, 2]
    assert not {setup.data_hash for setup in own} & {PORTLAND.data_hash, TWINFORD.data_hash}


@pytest.mark.rule("B6.1", "B6.2")
def test_races_end_in_both_ways_and_victories_are_shared() -> None:
    outcomes = [end.outcome() for _, end, _ in games("bridgetown")]
    assert {outcome.why for outcome in outcomes if outcome} == {"all-rounds-played", "all-bridges"}
    assert any(outcome is not None and len(outcome.winners) > 1 for outcome in outcomes)


def test_whatever_can_happen_in_a_race_happens_in_one() -> None:
    kinds: defaultdict[int, set[str]] = defaultdict(set)
    for record, _, events in games("bridgetown"):
        kinds[record.setup.version].update(event.kind for event in events)
    always = {
        "goes-first", "rides-double", "swapped", "lapsed", "only-choice",
        "flag-taken", "flag-exchanged", "flag-left",
    }  # fmt: skip
    assert kinds[1] >= {*always, "must-walk"}
    assert kinds[2] >= {*always, "may-walk", "stayed"}
    assert not kinds[1] & {"may-walk", "stayed"}
    assert "must-walk" not in kinds[2]


# ----- adding more --------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def record() -> Record:
    return play(LONDON, 2, 1, "plain", {})


def test_a_true_record_is_added_with_its_hash(tmp_path: Path, record: Record) -> None:
    first = add("first", record, tmp_path)
    assert Record.from_json(first.read_text("utf-8")) == record
    second = add("second-game", record, tmp_path)
    assert manifest(tmp_path) == {
        "first.json": sha256(first),
        "second-game.json": sha256(second),
    }
    check(tmp_path)


def test_the_same_arguments_play_the_same_game(record: Record) -> None:
    assert play(LONDON, 2, 1, "plain", {}) == record
    assert play(LONDON, 2, 2, "plain", {}) != record


def test_a_name_that_is_taken_is_refused(tmp_path: Path, record: Record) -> None:
    add("first", record, tmp_path)
    before = (tmp_path / MANIFEST).read_bytes()
    with pytest.raises(ValueError, match="never changes"):
        add("first", record, tmp_path)
    assert (tmp_path / MANIFEST).read_bytes() == before


@pytest.mark.parametrize("name", ["", "First", "a b", "../first", "manifest", "a--b", "-"])
def test_a_wrong_name_is_refused(tmp_path: Path, record: Record, name: str) -> None:
    with pytest.raises(ValueError, match="a name is"):
        add(name, record, tmp_path)


def test_an_untrue_record_is_refused(tmp_path: Path, record: Record) -> None:
    wrong = dataclasses.replace(record, decisions=record.decisions[:-1])
    with pytest.raises(RecordMismatch):
        add("first", wrong, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_added_when_a_released_file_was_changed(tmp_path: Path, record: Record) -> None:
    file = add("first", record, tmp_path)
    file.write_text(file.read_text("utf-8") + "\n", "utf-8")
    with pytest.raises(ValueError, match=r"changed since .*first\.json"):
        add("second", record, tmp_path)


def test_nothing_is_added_when_a_released_file_is_missing(tmp_path: Path, record: Record) -> None:
    add("first", record, tmp_path).unlink()
    with pytest.raises(ValueError, match=r"differ: .*first\.json"):
        add("second", record, tmp_path)


def test_nothing_is_added_when_a_file_came_in_by_hand(tmp_path: Path, record: Record) -> None:
    add("first", record, tmp_path)
    (tmp_path / "stray.json").write_text("{}", "utf-8")
    with pytest.raises(ValueError, match=r"differ: .*stray\.json"):
        add("second", record, tmp_path)


def test_the_manifest_is_sorted_and_readable(tmp_path: Path, record: Record) -> None:
    for name in ("b", "a"):
        add(name, record, tmp_path)
    text = (tmp_path / MANIFEST).read_text("utf-8")
    assert text == json.dumps(json.loads(text), indent=2, sort_keys=True) + "\n"
