"""A game is found by its id, a setup or a snapshot: each version, with shipped data or others."""

import copy
import pickle
import random
from dataclasses import replace
from pathlib import Path

import pytest

import twinspan
from tests.bridgetown.cities import LADDER, changed
from tests.core.samples import other_data, usage_error
from tests.london.table import LONDON, LONDON_1
from tests.london.test_components import SHIPPED as COMPONENTS
from twinspan.core.errors import RecordMismatch, SnapshotError
from twinspan.core.record import Recorder, play_at_random
from twinspan.core.setup import Setup
from twinspan.games import boards, bridgetown, game_ids, game_of, game_on, versions
from twinspan.games.bridgetown import board
from twinspan.games.bridgetown.game import load as load_bridgetown
from twinspan.games.london.game import load as load_london


@pytest.mark.parametrize("version", [1, 2])
def test_shipped_components_are_loaded_by_their_name(version: int) -> None:
    name = {1: "components-1", 2: "components"}[version]
    game = load_london(name, version)
    assert (game.data_name, game.version, game.shipped) == (name, version, True)
    assert game.data() == twinspan.game("london", rules=version).data()
    again = pickle.loads(pickle.dumps(game.new(2, seed=1)))
    assert again == game.new(2, seed=1)
    assert again.game.version == version


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize(("name", "title"), [("portland", "Portland"), ("twinford", "Twinford")])
def test_a_shipped_city_is_loaded_by_its_name(name: str, title: str, version: int) -> None:
    game = load_bridgetown(name, version)
    assert (game.data_name, game.version, game.shipped) == (name, version, True)
    assert game.title == title
    assert game.board.city.name == title
    again = pickle.loads(pickle.dumps(game.new(2, seed=1)))
    assert again == game.new(2, seed=1)


@pytest.mark.parametrize("version", [1, 2])
def test_a_city_of_ones_own_is_loaded_from_its_data(version: int) -> None:
    data = changed("name", f"Own {version}")
    game = load_bridgetown(data, version)
    assert (game.data_name, game.version, game.shipped) == (None, version, False)
    assert game.title == game.board.city.name == f"Own {version}"
    assert game.data() == data
    # B4.4: staying came with version 2.
    assert ("stay" in [str(action) for action in game.actions]) == (version > 1)
    assert load_bridgetown(copy.deepcopy(data), version).board is game.board
    for action in game.actions:
        assert pickle.loads(pickle.dumps(action)) is action


def test_boards_of_ones_own_are_kept_and_the_oldest_forgotten_first() -> None:
    first = load_bridgetown(changed("name", "First"), 2).board
    for number in range(63):
        load_bridgetown(changed("name", f"Town {number}"), 2)
    assert load_bridgetown(changed("name", "First"), 2).board is first  # and is the newest now
    for number in range(63, 126):
        load_bridgetown(changed("name", f"Town {number}"), 2)
    assert load_bridgetown(changed("name", "First"), 2).board is first
    for number in range(64):
        load_bridgetown(changed("name", f"Town {number}"), 2)
    assert load_bridgetown(changed("name", "First"), 2).board is not first


def test_an_action_of_a_kept_board_is_found_without_reading_its_city_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    own = load_bridgetown(changed("name", "Kept"), 2)
    travelling = pickle.dumps(own.actions)
    monkeypatch.setattr(board, "read_city", None)  # nobody may call it (compiled code does not ask)
    assert pickle.loads(travelling) == own.actions


def test_what_is_asked_for_and_does_not_exist_is_named() -> None:
    assert usage_error(lambda: twinspan.game("paris")) == (
        "unknown-game",
        {"game": "paris", "known": ["london", "bridgetown"]},
    )
    assert usage_error(lambda: versions("paris"))[0] == "unknown-game"
    for rules in (0, 3, "2"):
        assert usage_error(lambda rules=rules: twinspan.game("london", rules=rules)) == (  # type: ignore[misc]
            "unknown-rules",
            {"game": "london", "version": str(rules), "known": [1, 2]},
        )
    unknown = {"game": "bridgetown", "version": "3", "known": [1, 2]}
    for name, data in (("twinford", None), ("portland", LADDER)):
        city = twinspan.game("bridgetown", city=data or name)
        setup = replace(city.setup(2), version=3)
        assert usage_error(lambda setup=setup: game_of(setup)) == ("unknown-rules", unknown)  # type: ignore[misc]
        found = usage_error(lambda city=data or name: game_on("bridgetown", city, rules=3))  # type: ignore[misc]
        assert found == ("unknown-rules", unknown)
    assert usage_error(lambda: twinspan.game("london", city="portland")) == (
        "unknown-data",
        {"game": "london", "key": "city"},
    )
    assert usage_error(lambda: game_on("london", "portland")) == ("no-boards", {"game": "london"})
    assert usage_error(lambda: game_on("bridgetown", "paris")) == (
        "unknown-board",
        {"board": "paris", "known": ["portland", "twinford"]},
    )


def test_two_games_can_be_played() -> None:
    assert game_ids() == twinspan.game_ids() == ("london", "bridgetown")


@pytest.mark.parametrize("rules", [1, 2])
def test_a_board_is_played_by_any_version_of_the_rules(rules: int) -> None:
    assert game_on("london", None, rules=rules) is twinspan.game("london", rules=rules)
    for city in ("twinford", LADDER):
        assert game_on("bridgetown", city, rules=rules).version == rules


def test_boards_are_data_with_a_name() -> None:
    assert boards("london") == ()
    assert boards("bridgetown") == ("portland", "twinford")
    assert game_on("bridgetown", None) is twinspan.game("bridgetown")
    assert game_on("london", None) is twinspan.game("london")
    assert game_on("bridgetown", "twinford") is twinspan.game("bridgetown", city="twinford")
    assert game_on("bridgetown", LADDER).data() == LADDER
    assert game_on("bridgetown", LADDER).version == versions("bridgetown")[-1]


@pytest.mark.parametrize("version", [1, 2])
def test_a_setup_finds_its_game_again(version: int) -> None:
    shipped = twinspan.game("london", rules=version)
    assert game_of(shipped.setup(2)) is shipped
    own = twinspan.game("london", rules=version, components=other_data())
    found = game_of(own.setup(2))
    assert (found.version, found.data_hash, found.data()) == (version, own.data_hash, own.data())
    assert game_of(own.setup(3)) is found  # kept


OWN = [("london", "components", other_data()), ("bridgetown", "city", LADDER)]


@pytest.mark.parametrize("rules", [1, 2])
@pytest.mark.parametrize(("game_id", "name", "data"), OWN, ids=["london", "bridgetown"])
def test_a_game_with_data_of_ones_own_is_one_however_often_it_is_asked_for(
    game_id: str, name: str, data: dict[str, object], rules: int
) -> None:
    first = twinspan.game(game_id, rules=rules, **{name: data})
    again = twinspan.game(game_id, rules=rules, **{name: copy.deepcopy(data)})
    assert again is first
    assert game_of(first.setup(2)) is first
    positions = [first.new(2, seed=1), again.new(3, seed=1)]
    for position in pickle.loads(pickle.dumps(positions)):
        assert position.game is first


def test_games_that_differ_in_version_or_data_are_not_one() -> None:
    """Nor if they differ in a name alone, which is no part of the hash."""
    usual = twinspan.game("bridgetown", city=LADDER)
    named = twinspan.game("bridgetown", city={**LADDER, "name": "Elsewhere"})
    old = twinspan.game("bridgetown", rules=1, city=LADDER)
    assert usual.data_hash == named.data_hash == old.data_hash
    assert [game.title for game in (usual, named, old)] == ["Somewhere", "Elsewhere", "Somewhere"]
    assert (usual.version, named.version, old.version) == (2, 2, 1)
    for game in (usual, named, old):
        position = pickle.loads(pickle.dumps(game.new(2, seed=1)))
        assert position.game is game


def test_a_game_and_its_actions_are_the_same_though_its_board_was_forgotten_meanwhile() -> None:
    own = twinspan.game("bridgetown", city=changed("name", "Long Ago"))
    for number in range(64):
        load_bridgetown(changed("name", f"Town {number}"), 2)
    assert twinspan.game("bridgetown", city=changed("name", "Long Ago")) is own
    position = own.new(2, seed=1)
    for action in (*own.actions, *position.legal(position.to_act()[0])):
        assert pickle.loads(pickle.dumps(action)) is action
    again, action = pickle.loads(pickle.dumps((position, own.actions[0])))
    assert again.game is own
    assert action is own.actions[0]


def test_a_file_of_ones_own_is_read_again_and_gives_the_same_game_while_it_says_the_same(
    tmp_path: Path,
) -> None:
    text = COMPONENTS.replace("centre_price = 2", "centre_price = 3")
    file = tmp_path / "mine.toml"
    file.write_text(text, "utf-8")
    first = twinspan.game("london", components=file)
    assert twinspan.game("london", components=str(file)) is first
    file.write_text(text.replace("centre_price = 3", "centre_price = 4"), "utf-8")
    assert twinspan.game("london", components=file) is not first


@pytest.mark.parametrize("rules", versions("london"))
@pytest.mark.parametrize("name", ["components", "components-1"])
def test_shipped_values_are_found_by_their_hash_whatever_the_version(rules: int, name: str) -> None:
    game = twinspan.game("london", rules=rules, components=name)
    assert game_of(game.setup(2)) is game
    position = game.new(2, seed=1)
    assert twinspan.restore(position.snapshot()) == position
    record = play_at_random(Recorder(position), random.Random(1))
    assert record.setup.data is None  # their hash is enough
    assert record.verify(game_of(record.setup)).is_over()


def test_values_that_an_earlier_version_takes_are_still_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """With a package that ships other cities; ``test_next_data.py`` changes one for real."""
    setup = twinspan.game("bridgetown", city="twinford").setup(2)
    later = replace(bridgetown.GAME, shipped={1: ("twinford",), 2: ("portland",)})
    monkeypatch.setattr(bridgetown, "GAME", later)
    assert game_of(setup).setup(2) == setup
    later = replace(later, shipped={1: ("portland",), 2: ("portland",)})
    monkeypatch.setattr(bridgetown, "GAME", later)
    with pytest.raises(RecordMismatch):
        game_of(setup)


def test_a_setup_with_other_data_than_it_says_is_refused() -> None:
    for setup in (LONDON.setup(2), twinspan.game("london", components=other_data()).setup(2)):
        wrong = Setup(setup.game, setup.version, "0" * 64, setup.data, 2, setup.options)
        with pytest.raises(RecordMismatch) as caught:
            game_of(wrong)
        assert caught.value.code == "wrong-data"
        assert caught.value.facts == {"value": "0" * 64, "wanted": setup.data_hash}


@pytest.mark.parametrize("game", [LONDON, LONDON_1, twinspan.game("bridgetown", city="twinford")])
def test_a_snapshot_finds_its_game_and_its_version(game: twinspan.Game) -> None:
    position = game.new(3, seed=4)
    again = twinspan.restore(position.snapshot())
    assert again == position
    assert again.game is game


@pytest.mark.parametrize("name", ["game", "version", "data_hash"])
def test_a_snapshot_that_does_not_say_its_game_is_refused(name: str) -> None:
    snapshot = dict(LONDON.new(2, seed=1).snapshot())
    del snapshot[name]
    with pytest.raises(SnapshotError) as caught:
        twinspan.restore(snapshot)
    assert caught.value.code == "missing-key"
    assert caught.value.facts == {"place": "(top)", "key": name}


def test_a_snapshot_of_a_version_that_is_no_number_is_refused() -> None:
    with pytest.raises(SnapshotError) as caught:
        twinspan.restore({**LONDON.new(2, seed=1).snapshot(), "version": "1"})
    assert (caught.value.code, caught.value.facts) == ("not-a-number", {"place": "version"})
