"""Bots by their names."""

import random

import pytest

from tests.bridgetown.table import PORTLAND, planning
from tests.london.table import LONDON, lay
from twinspan.bots import RandomBot, bot, bots
from twinspan.bots.bridgetown_apprentice import BridgetownApprentice
from twinspan.bots.london_apprentice import LondonApprentice
from twinspan.core.errors import UsageError


def test_every_named_bot_plays() -> None:
    for position in (lay(), planning()):
        seat = position.to_act()[0]
        legal = position.legal(seat)
        for name in bots(position.game.id):
            player = bot(name, position.game, random.Random(1))
            assert player.choose(position.view(seat), legal) in legal


def test_the_names_stand_for_what_they_say() -> None:
    assert bots("london") == ("apprentice", "random")
    assert bots("bridgetown") == ("apprentice", "random")
    assert isinstance(bot("apprentice", LONDON, random.Random(1)), LondonApprentice)
    assert isinstance(bot("apprentice", PORTLAND, random.Random(1)), BridgetownApprentice)
    assert isinstance(bot("random", LONDON, random.Random(1)), RandomBot)


def test_an_unknown_name_is_refused_with_those_there_are() -> None:
    with pytest.raises(UsageError) as caught:
        bot("grandmaster", LONDON, random.Random(1))
    assert caught.value.code == "unknown-bot"
    assert caught.value.facts == {"bot": "grandmaster", "known": ["apprentice", "random"]}
