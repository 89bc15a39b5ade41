"""Whatever a user can hold in their hands can be copied, pickled, and sent to another process."""

import copy
import multiprocessing
import pickle
import random
from collections.abc import Iterator
from multiprocessing.connection import Connection

import pytest

import twinspan
from tests.contract.travelling import told
from tests.example.planks import GAME as PLANKS
from twinspan.core.game import Game, shipped_game
from twinspan.core.position import Position
from twinspan.core.record import Record, Recorder, play_at_random
from twinspan.core.refusal import Refused
from twinspan.games.bridgetown import BridgetownPosition

GAMES = {
    "london": twinspan.game("london"),
    "bridgetown": twinspan.game("bridgetown"),
    "planks": shipped_game(PLANKS.load, "brook", 1),
}
OF_EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def a_recorder(game: Game) -> Recorder:
    """One that has begun; where the first choice is secret, one seat has made it."""
    recorder = Recorder(game.new(2, seed=1))
    seat = recorder.position.to_act()[0]
    recorder.play(seat, recorder.position.legal(seat)[0])
    return recorder


def a_refusal(position: Position) -> Refused:
    """Of a game that is over."""
    with pytest.raises(Refused) as caught:
        position.play(0, position.game.actions[0])
    return caught.value


def things(game: Game) -> Iterator[object]:
    """One of every kind that the package exports."""
    position = game.new(2, seed=1)
    yield game
    yield game.actions[1]
    yield position
    yield position.setup()
    yield position.options()
    recorder = Recorder(game.new(2, seed=1))
    record = play_at_random(recorder, random.Random(1))
    yield record
    yield from record.decisions[:1]
    outcome = recorder.position.outcome()
    assert outcome is not None
    yield outcome
    yield outcome.lines[0]
    yield from told(game.new(2, seed=1), 1)[0]


def same(thing: object, copied: object) -> bool:
    """Games and actions arrive as the very same ones, all else as equals."""
    if isinstance(thing, twinspan.Game | twinspan.Action):
        return thing is copied
    return type(copied) is type(thing) and copied is not thing and copied == thing


def copies(thing: object) -> Iterator[object]:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        yield pickle.loads(pickle.dumps(thing, protocol))
    yield copy.copy(thing)
    yield copy.deepcopy(thing)


@OF_EVERY_GAME
def test_what_a_game_gives_can_be_pickled_and_copied(game: Game) -> None:
    for thing in things(game):
        for copied in copies(thing):
            assert same(thing, copied), thing


def test_nothing_that_is_exported_is_forgotten_here() -> None:
    waiting = GAMES["london"].new(2, chance=None)
    over = GAMES["london"].new(2, seed=1)
    over.playout(random.Random(1))
    refused = a_refusal(over)
    more: list[object] = [waiting.reveal_needed(), refused.refusal]
    for thing in more:
        for copied in copies(thing):
            assert same(thing, copied)
    sources = [twinspan.SeededChance(bytes(32)), twinspan.RandomChance(random.Random(1))]
    for source in sources:
        arrived = pickle.loads(pickle.dumps(source))
        drawn = [[chance.pick("top", k, 50) for k in range(9)] for chance in (source, arrived)]
        assert drawn[0] == drawn[1]
    tried = [*things(GAMES["london"]), *more, a_recorder(GAMES["london"]), *sources]
    for name in twinspan.__all__:
        kind = getattr(twinspan, name)
        if not isinstance(kind, type) or not kind.__module__.startswith("twinspan"):
            continue  # a function, or a name for a type
        if not issubclass(kind, twinspan.TwinspanError):  # those: tests/core/test_errors.py
            assert any(isinstance(thing, kind) for thing in tried), name


@OF_EVERY_GAME
def test_a_recorder_that_travelled_goes_on_with_its_record(game: Game) -> None:
    recorder = a_recorder(game)
    for copied in copies(recorder):
        assert isinstance(copied, Recorder)
        assert copied.position == recorder.position
        assert copied.record == recorder.record
    own = copy.deepcopy(recorder)
    record = play_at_random(recorder, random.Random(3))
    assert own.record != record
    assert play_at_random(own, random.Random(3)) == record
    assert record.verify(game) == recorder.position
    assert isinstance(record, Record)


def test_routes_are_equal_when_all_they_tell_is() -> None:
    game = twinspan.game("bridgetown")
    position = game.new(2, seed=1)
    assert isinstance(position, BridgetownPosition)
    found, again = position.routes(0, "bike"), position.routes(0, "bike")
    assert found == again
    assert len({*found, *again}) == len(found) > 1
    assert found[0] != found[1]
    for copied in copies(found[0]):
        assert same(found[0], copied)


def worker(game: Game, seed: int, there: Connection) -> None:
    """What another process does: it plays, and sends back what happened."""
    there.send(told(game.new(2, seed=seed), seed))
    there.close()


# Python warns of threads where a process is forked: here nothing of theirs is used.
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("method", ["spawn", "fork"])
@OF_EVERY_GAME
def test_another_process_can_return_events_and_outcomes(game: Game, method: str) -> None:
    context = multiprocessing.get_context(method)
    here, there = context.Pipe(duplex=False)
    process = context.Process(target=worker, args=(game, 7, there))  # type: ignore[attr-defined]
    process.start()
    there.close()
    assert here.poll(60)
    events, outcome = here.recv()
    process.join(60)
    assert (events, outcome) == told(game.new(2, seed=7), 7)
    assert outcome is not None
    assert outcome.winners
