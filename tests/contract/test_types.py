"""What a type checker knows of the package: mypy reads this with all tests, and here it runs."""

import random
from collections.abc import Sequence
from typing import assert_type

import pytest

import twinspan
from twinspan import Action, Event, Game, GameOptions, Outcome, Position, Refusal, View
from twinspan.games.bridgetown import (
    BridgetownData,
    BridgetownGame,
    BridgetownOptions,
    BridgetownPosition,
    BridgetownView,
)
from twinspan.games.london import (
    LondonData,
    LondonGame,
    LondonOptions,
    LondonPosition,
    LondonView,
)


def test_what_london_gives_is_of_london() -> None:
    game = assert_type(twinspan.game("london"), LondonGame)
    assert_type(game.data(), LondonData)
    assert_type(game.Options(chapel="L8.3"), LondonOptions)
    position = assert_type(game.new(3, game.Options(chapel="L8.3"), seed=1), LondonPosition)
    assert_type(position.game, LondonGame)
    assert position.game is game
    assert assert_type(position.options(), LondonOptions).chapel == "L8.3"
    assert_type(position.copy(), LondonPosition)
    assert_type(position.ahead(0, position.legal(0)[0]), LondonPosition)
    assert_type(game.imagine(position.view(0), random.Random(1)), LondonPosition)
    assert_type(game.restore(position.snapshot()), LondonPosition)
    assert_type(game.position(position.notation()), LondonPosition)
    view = assert_type(position.view(0), LondonView)
    assert_type(view["state"]["chapel_order"], list[int])


def test_what_bridgetown_gives_is_of_bridgetown() -> None:
    game = assert_type(twinspan.game("bridgetown"), BridgetownGame)
    assert_type(game.data(), BridgetownData)
    assert_type(game.Options(no_specials=True), BridgetownOptions)
    position = assert_type(game.new(3, seed=1), BridgetownPosition)
    assert assert_type(position.game, BridgetownGame).board is position.board
    assert not assert_type(position.options(), BridgetownOptions).no_specials
    assert_type(position.copy(), BridgetownPosition)
    seat = position.to_act()[0]
    assert_type(position.ahead(seat, position.legal(seat)[0]), BridgetownPosition)
    assert_type(position.view(None), BridgetownView)


@pytest.mark.parametrize("game_id", twinspan.game_ids())
def test_what_any_game_gives(game_id: str) -> None:
    game = assert_type(twinspan.game(game_id), Game)
    assert_type(game.Options, type[GameOptions])
    position = assert_type(game.new(2, seed=1), Position)
    assert_type(position.game, Game)
    assert_type(position.view(0), View)
    legal = assert_type(position.legal(position.to_act()[0]), Sequence[Action])
    assert_type(position.refuse(0, legal[0]), Refusal | None)
    assert_type(position.preview(position.to_act()[0], legal[0]), list[Event])
    assert_type(position.outcome(), Outcome | None)


def test_seats_actions_and_notations_of_a_wrong_kind_are_seen() -> None:
    """Each line would be an error of mypy, were it not ignored: an ignore too many is one too."""
    position = twinspan.game("london").new(2, seed=1)
    with pytest.raises(twinspan.UsageError):
        position.legal("0")  # type: ignore[arg-type]
    with pytest.raises(twinspan.UsageError):
        position.play(None, 0)  # type: ignore[arg-type]
    with pytest.raises(twinspan.UsageError):
        position.play(0, None)  # type: ignore[arg-type]
    with pytest.raises(twinspan.UsageError):
        position.view("0")  # type: ignore[arg-type]
    with pytest.raises(twinspan.UsageError):
        position.game.new("3")  # type: ignore[arg-type]
    with pytest.raises(twinspan.UsageError):
        position.game.new(3, seed=1.5)  # type: ignore[arg-type]
    with pytest.raises(twinspan.SnapshotError):
        position.game.position(None)  # type: ignore[arg-type]
