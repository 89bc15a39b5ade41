"""An observed game, beside its record."""

import pickle
import random
from collections import Counter
from functools import partial

import pytest

import twinspan
from tests.balance.reports import SEED, setup
from twinspan.balance import balance_of
from twinspan.balance.observation import Observation, observe
from twinspan.bots import bot
from twinspan.core.record import Record, Recorder
from twinspan.core.setup import Setup
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import SPECIAL_NAMES
from twinspan.games.bridgetown.city import MODE_NAMES, MODES
from twinspan.games.bridgetown.state import NO_FLAG
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import SLOTS, TILES, TYPES
from twinspan.workers.pool import ProcessPool


def observed(there: Setup, name: str = "random", number: int = 3) -> Observation:
    return observe(balance_of(there.game).note, there, SEED, name, number)


def recorded(there: Setup, name: str = "random", number: int = 3) -> Record:
    """The same game, played by the same bots, with its record."""
    game = twinspan.game(there.game)
    recorder = Recorder(game.new(there.seats, there.options, seed=f"{SEED}/{number}"))
    players = [
        bot(name, game, random.Random(f"{SEED}/{number}/{seat}")) for seat in range(there.seats)
    ]
    position = recorder.position
    while waiting := position.to_act():
        seat = waiting[0]
        recorder.play(seat, players[seat].choose(position.view(seat), position.legal(seat)))
    return recorder.record


def events(record: Record) -> list[Event]:
    found: list[Event] = []
    record.replay(twinspan.game(record.setup.game), found)
    return found


@pytest.mark.parametrize(("game_id", "name"), [("london", "apprentice"), ("bridgetown", "random")])
def test_it_is_the_game_of_its_seed_and_number(game_id: str, name: str) -> None:
    there = setup(game_id)
    seen, record = observed(there, name), recorded(there, name)
    assert record.outcome is not None
    assert seen.scores == record.outcome["scores"]
    assert seen.ranks == record.outcome["ranks"]
    assert seen.why == record.outcome["why"]
    assert seen.decisions == len(record.decisions)
    assert seen.rounds == sum(event.kind == "round" for event in events(record))
    assert (seen.number, seen.seats) == (3, 3)


def test_what_is_noted_of_old_london_bridge_is_on_the_table_at_the_end() -> None:
    there = setup("london")
    for number in range(1, 9):
        seen, record = observed(there, number=number), recorded(there, number=number)
        end = record.replay(twinspan.game("london"))
        assert isinstance(end, LondonPosition)
        outcome = end.outcome()
        assert outcome is not None
        for seat, player in enumerate(end.players):
            types = Counter(end.components.type_of[building] for building in player.bridge)
            assert [seen.notes["type", kind][seat] for kind in range(TYPES)] == [
                types[kind] for kind in range(TYPES)
            ]
            for tile in range(TILES):
                left = player.tiles[tile] + player.fresh[tile]
                assert seen.notes["taken", tile][seat] - seen.notes["used", tile][seat] == left
        assert end.spent == [sum(seen.notes["used", tile]) for tile in range(TILES)]
        assert {what for what in seen.notes if what[0] == "face"} == {
            ("face", face) for face in end.faces
        }
        for line in outcome.lines:
            if line.rule.startswith("L8."):
                paid = seen.notes["face", int(line.rule.removeprefix("L8."))]
                assert paid[line.seat] == line.amount
        stairs = [event.seat for event in events(record) if event.kind == "stairs"]
        assert [seen.notes["step", 0][seat] for seat in stairs] == [0, 1, 2]


def test_a_face_that_pays_every_round_is_noted_round_by_round() -> None:
    faces = {"chapel": "L8.2", "gate": "L8.6", "hostelry": "L8.10", "bridge": "L8.14"}
    there = setup("london", {**faces})
    seen, record = observed(there), recorded(there)
    paid: Counter[tuple[object, int]] = Counter()
    for event in events(record):
        if event.kind == "face-paid":
            amount = event.facts["amount"]
            assert isinstance(amount, int)
            paid[event.facts["face"], event.seat] += amount
    assert sum(paid.values()) > 12
    for face in (2, 6, 10, 14):
        assert seen.notes["face", face] == [paid[face, seat] for seat in range(3)]


def test_the_scorings_of_the_board_are_noted_where_no_face_covers_them() -> None:
    there = setup("london", dict.fromkeys(SLOTS, "base"))
    seen, record = observed(there), recorded(there)
    assert record.outcome is not None
    lines = record.outcome["lines"]
    assert isinstance(lines, list)
    for slot, rule in enumerate(("L7.2a", "L7.2b", "L7.2c", "L7.2d")):
        amounts = {line["seat"]: line["amount"] for line in lines if line["rule"] == rule}
        assert seen.notes["base", slot] == [amounts.get(seat, 0) for seat in range(3)]


def test_what_is_noted_of_bridgetown_races_is_in_the_record() -> None:
    there = setup("bridgetown")
    for number in range(1, 7):
        seen, record = observed(there, number=number), recorded(there, number=number)
        story = events(record)
        decided = Counter((line.seat, line.notation) for line in record.decisions)
        end = record.replay(twinspan.game("bridgetown"))
        assert isinstance(end, BridgetownPosition)
        for seat in range(3):
            for mode, name in enumerate(MODE_NAMES):
                planned = seen.notes["planned", mode][seat]
                assert planned == decided[seat, f"plan {name}"]
                assert seen.notes["rides", mode][seat] <= planned
            for special, name in enumerate(SPECIAL_NAMES):
                taken = seen.notes["taken", special][seat]
                assert taken == decided[seat, f"plan {name}"]
                assert seen.notes["used", special][seat] <= taken
            assert seen.notes["used", 0][seat] == decided[seat, "first"]
            swaps = [line for line in record.decisions if line.notation.startswith("swap")]
            assert seen.notes["used", 2][seat] == sum(line.seat == seat for line in swaps)
            flags = sum(seen.notes["flags", mode][seat] for mode in range(MODES))
            exchanged = [event for event in story if event.kind == "flag-exchanged"]
            on_card = sum(flag != NO_FLAG for flag in end.players[seat].card)
            assert flags - sum(event.seat == seat for event in exchanged) == on_card
        first = next(event.seat for event in story if event.kind == "first-player")
        assert [seen.notes["turn", 0][(first + turn) % 3] for turn in range(3)] == [0, 1, 2]
        doubled = sum(event.kind == "rides-double" for event in story)
        assert sum(seen.notes["used", 1]) == doubled


def test_flags_belong_to_the_mode_that_took_them() -> None:
    there = setup("bridgetown")
    for number in range(1, 7):
        seen = observed(there, number=number)
        taken: Counter[object] = Counter(
            event.facts["flag"]
            for event in events(recorded(there, number=number))
            if event.kind in ("flag-taken", "flag-exchanged")
        )
        for mode in range(MODES):
            assert sum(seen.notes["flags", mode]) == taken[mode]  # B5.1: of the mode's own colour


def test_without_special_actions_none_are_noted() -> None:
    seen = observed(setup("bridgetown", {"no_specials": True}))
    assert not [what for what, _ in seen.notes if what in ("taken", "used")]


def test_shared_victories_count_in_parts() -> None:
    seen = Observation(1, [3, 5, 5], [3, 1, 1], "all-rounds-played", 5, 10, {})
    assert (seen.winners, seen.others, seen.won) == ([1, 2], [0], [0, 0.5, 0.5])


def test_all_processes_see_the_same_games_and_send_plain_data() -> None:
    there = setup("bridgetown")
    work = partial(observe, balance_of("bridgetown").note, there, SEED, "random")
    found = sorted(ProcessPool(2).do(work, range(1, 5)), key=lambda seen: seen.number)
    assert found == [work(number) for number in range(1, 5)]
    assert pickle.loads(pickle.dumps(found)) == found
