"""What a game is played with: one value in positions, records, views and snapshots."""

import dataclasses
import json
import random

import pytest

import twinspan
from tests.bridgetown.cities import LADDER, changed
from tests.core.samples import other_data
from tests.london.table import LONDON, LONDON_1
from twinspan.core.errors import OptionsError, RecordError, UsageError
from twinspan.core.reader import Reader
from twinspan.core.record import Record, Recorder, play_at_random
from twinspan.core.setup import HEADING, Setup, read_setup
from twinspan.games import game_of

GAMES = [
    LONDON,
    LONDON_1,
    twinspan.game("london", components=other_data()),
    twinspan.game("bridgetown", city="twinford"),
    twinspan.game("bridgetown", rules=1, city=LADDER),
]
EVERY_GAME = pytest.mark.parametrize("game", GAMES)
FIELDS = ("game", "version", "data_hash", "data", "seats", "options")


def read(plain: object) -> Setup:
    return read_setup(Reader(plain, "", RecordError).fields(FIELDS))


def test_whoever_changes_a_setup_changes_nothing_else() -> None:
    own = twinspan.game("bridgetown", city=changed("name", "Own"))
    position = own.new(2, seed=1)
    for setup in (position.setup(), own.setup(2)):
        assert isinstance(setup.options, dict)
        assert isinstance(setup.data, dict)
        setup.options["no_specials"] = "maybe"
        setup.data["name"] = "Elsewhere"
    assert position.setup() == own.setup(2)
    assert position.setup().options == {"free_streetcar": False, "no_specials": False}
    assert position.setup().data == own.data()


def test_setups_can_be_keys() -> None:
    known = {game.setup(seats): seats for game in (LONDON, LONDON_1) for seats in game.seats}
    assert [known[LONDON.setup(seats)] for seats in (2, 3, 4)] == [2, 3, 4]
    assert len(known) == 6


@EVERY_GAME
def test_a_setup_says_all_that_a_game_is_played_with(game: twinspan.Game) -> None:
    options = {name: values[-1] for name, values in game.option_values().items()}
    setup = game.new(3, options, seed=1).setup()
    assert setup == Setup(
        game=game.id,
        version=game.version,
        data_hash=game.data_hash,
        data=None if game.shipped else game.data(),
        seats=3,
        options=options,
    )
    assert setup == game.setup(3, options)


@EVERY_GAME
def test_setups_are_equal_when_everything_in_them_is(game: twinspan.Game) -> None:
    setup = game.setup(2)
    assert setup == game.new(2, seed=7).setup()
    others = [
        dataclasses.replace(setup, game="paris"),
        dataclasses.replace(setup, version=9),
        dataclasses.replace(setup, data_hash="0" * 64),
        dataclasses.replace(setup, data={"other": 1}),
        dataclasses.replace(setup, options={}),
        game.setup(4),
    ]
    assert all(setup != other for other in others)


@EVERY_GAME
def test_a_setup_comes_back_from_plain_data(game: twinspan.Game) -> None:
    setup = game.setup(4)
    plain = json.loads(json.dumps(setup.plain()))
    assert tuple(plain) == FIELDS
    assert read(plain) == setup
    assert game_of(read(plain)).data_hash == game.data_hash
    assert game_of(read(plain)).version == game.version


@EVERY_GAME
def test_the_heading_of_views_and_snapshots_is_the_setup_without_the_data(
    game: twinspan.Game,
) -> None:
    position = game.new(2, seed=1)
    heading = position.setup().heading()
    assert tuple(heading) == HEADING
    assert heading == {name: position.setup().plain()[name] for name in HEADING}
    for data in (position.view(0), position.view(None), position.snapshot()):
        assert {name: data[name] for name in HEADING} == heading


@EVERY_GAME
def test_a_record_has_the_setup_of_its_game(game: twinspan.Game) -> None:
    position = game.new(2, seed=1)
    setup = position.setup()
    record = play_at_random(Recorder(position), random.Random(1))
    assert record.setup == setup == Record.from_json(record.to_json()).setup
    assert record.verify(game_of(record.setup)) == position


def test_a_setup_does_not_share_what_can_be_changed() -> None:
    own = twinspan.game("london", components=other_data())
    setup = own.setup(2)
    plain, heading = setup.plain(), setup.heading()
    assert isinstance(plain["options"], dict)
    assert isinstance(heading["options"], dict)
    plain["options"]["chapel"] = heading["options"]["chapel"] = "L8.1"
    assert setup == own.setup(2)


def test_a_game_makes_no_setup_that_it_cannot_play() -> None:
    with pytest.raises(UsageError) as caught:
        LONDON.setup(5)
    assert caught.value.code == "wrong-seats"
    with pytest.raises(OptionsError) as wrong:
        LONDON.setup(2, {"chapel": "L8.5"})
    assert wrong.value.facts["place"] == "options.chapel"


@pytest.mark.parametrize(
    ("name", "value", "code"),
    [
        ("game", 1, "not-a-text"),
        ("version", 0, "out-of-range"),
        ("data", [], "not-a-table"),
        ("seats", "2", "not-a-number"),
        ("options", None, "not-a-table"),
    ],
)
def test_what_is_no_setup_is_refused_with_its_place(name: str, value: object, code: str) -> None:
    with pytest.raises(RecordError) as caught:
        read({**LONDON.setup(2).plain(), name: value})
    assert (caught.value.code, caught.value.facts["place"]) == (code, name)
