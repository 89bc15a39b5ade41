"""Bots by their names."""

import random
import re
import warnings
from importlib.metadata import EntryPoint

import pytest

import twinspan.bots
from tests.bridgetown.table import PORTLAND, planning
from tests.london.table import LONDON, lay
from twinspan.bots import RandomBot, bot, bots
from twinspan.bots.bridgetown.apprentice import BridgetownApprentice
from twinspan.bots.journeyman import Journeyman
from twinspan.bots.london.apprentice import LondonApprentice
from twinspan.core.errors import UsageError


def test_every_named_bot_plays() -> None:
    for position in (lay(), planning()):
        seat = position.to_act()[0]
        legal = position.legal(seat)
        for name in bots(position.game.id):
            player = bot(name, position.game, random.Random(1))
            assert player.choose(position.view(seat), legal) in legal


def test_the_names_stand_for_what_they_say() -> None:
    assert bots("london") == ("journeyman", "apprentice", "random")
    assert bots("bridgetown") == ("journeyman", "apprentice", "random")
    assert isinstance(bot("journeyman:5", LONDON, random.Random(1)), Journeyman)
    assert isinstance(bot("apprentice", LONDON, random.Random(1)), LondonApprentice)
    assert isinstance(bot("apprentice", PORTLAND, random.Random(1)), BridgetownApprentice)
    assert isinstance(bot("random", LONDON, random.Random(1)), RandomBot)


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError) as caught:
        bot("grandmaster", LONDON, random.Random(1))
    assert caught.value.code == "unknown-bot"
    known = ["journeyman", "apprentice", "random"]
    assert caught.value.facts == {"bot": "grandmaster", "known": known}


def test_who_does_not_search_takes_no_budget() -> None:
    with pytest.raises(UsageError) as caught:
        bot("apprentice:500", LONDON, random.Random(1))
    assert (caught.value.code, caught.value.facts) == ("no-budget", {"bot": "apprentice"})


class Stranger(RandomBot):
    """What another package brings."""


@pytest.mark.parametrize("name", ["journeyman", "apprentice", "random"])
def test_a_bot_with_the_name_of_one_of_ours_is_left_out_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """Once for each game, whichever bot is asked for; others of the package can be played."""
    of_package = [EntryPoint(one, f"{__name__}:Stranger", "twinspan.bots") for one in (name, "new")]

    def entry_points(group: str, name: str | None = None) -> list[EntryPoint]:
        return [one for one in of_package if one.group == group and name in (None, one.name)]

    monkeypatch.setattr(twinspan.bots, "entry_points", entry_points)
    twinspan.bots.warn_of_taken_names.cache_clear()
    for game in (LONDON, PORTLAND):
        told = f"{__name__}:Stranger is left out: there is a bot {name} for {game.id} already"
        with pytest.warns(RuntimeWarning, match=re.escape(told)):
            new = bot("new", game, random.Random(1))
        assert isinstance(new, Stranger)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert not isinstance(bot(name, game, random.Random(1)), Stranger)
    twinspan.bots.warn_of_taken_names.cache_clear()


def test_nobody_is_listed_twice(monkeypatch: pytest.MonkeyPatch) -> None:
    """A package may bring one of the same name as ours."""
    monkeypatch.setattr(twinspan.bots, "installed_bots", lambda: ("random", "mine"))
    with pytest.raises(UsageError) as caught:
        bot("grandmaster", LONDON, random.Random(1))
    assert caught.value.facts["known"] == ["journeyman", "apprentice", "random", "mine"]
