"""One game: what its result follows from."""

import pickle
import random
from collections.abc import Sequence
from dataclasses import replace

import pytest

from tests.bridgetown.cities import changed, game_in
from tests.bridgetown.table import TWINFORD
from tests.contest.contests import contest
from tests.london.table import LONDON
from twinspan.bots import Bot, Thought, bot
from twinspan.bots.bot import Cancel
from twinspan.contest.contest import Bout, contest_of
from twinspan.contest.playing import Result, play, play_out
from twinspan.core.errors import RecordMismatch, UsageError
from twinspan.core.game import Game, View
from twinspan.core.terms import Action
from twinspan.games import game_of

SETUP = contest("random", "random").setup


def told(result: Result) -> list[list[int]]:
    """All but the times."""
    return [result.scores, result.ranks, result.decisions]


def test_a_game_is_played_to_its_end() -> None:
    bout = Bout(1, 0, ("random", "apprentice"))
    result = play(SETUP, "7", bout)
    assert result.bout == bout
    assert sorted(result.ranks) == [1, 2]
    assert result.scores[result.winners[0]] == max(result.scores)
    assert all(10 < made < 50 for made in result.decisions)
    assert result.microseconds[1] > result.microseconds[0] > 0


def test_the_same_bout_gives_the_same_result_and_any_other_gives_another() -> None:
    bout = Bout(3, 1, ("random", "random"))
    first = told(play(SETUP, "7", bout))
    assert told(play(SETUP, "7", bout)) == first
    assert told(play(SETUP, "8", bout)) != first
    for other in (Bout(4, 1, bout.bots), Bout(3, 0, bout.bots)):
        assert told(play(SETUP, "7", other)) != first


def test_chance_follows_from_seed_and_deal_and_a_bots_own_from_rotation_and_seat_too() -> None:
    position = LONDON.new(2, seed="7/12")
    players = [bot("random", LONDON, random.Random(f"7/12/1/{seat}")) for seat in (0, 1)]
    while waiting := position.to_act():
        seat = waiting[0]
        position.play(seat, players[seat].choose(position.view(seat), position.legal(seat)))
    outcome = position.outcome()
    assert outcome is not None
    assert play(SETUP, "7", Bout(12, 1, ("random", "random"))).scores == outcome.scores


def test_shared_victories_have_several_winners() -> None:
    bout = Bout(1, 0, ("a", "b", "c"))
    assert Result(bout, [5, 7, 7], [3, 1, 1], [1, 1, 1], [0, 0, 0]).winners == [1, 2]


def test_all_that_travels_to_another_process_is_plain_data() -> None:
    setup = contest_of(TWINFORD, 2, {"no_specials": True}, ["random"] * 2, "1").setup
    bout = Bout(1, 0, ("random", "random"))
    result = play(pickle.loads(pickle.dumps(setup)), "1", pickle.loads(pickle.dumps(bout)))
    assert told(pickle.loads(pickle.dumps(result))) == told(play(setup, "1", bout))


def test_other_rules_or_values_than_those_of_the_contest_are_refused() -> None:
    bout = Bout(1, 0, ("random", "random"))
    play(SETUP, "7", bout)
    with pytest.raises(UsageError) as unknown:
        play(replace(SETUP, version=99), "7", bout)
    assert unknown.value.code == "unknown-rules"
    with pytest.raises(RecordMismatch) as wrong:
        play(replace(SETUP, data_hash="2" * 64), "7", bout)
    assert wrong.value.code == "wrong-data"


class First(Bot):
    """Takes the first action, and remembers what it was shown."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, random.Random(1))
        self.seen: list[View] = []

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        self.seen.append(view)
        return Thought(legal[0])


class FirstWithoutLooking(First):
    looks = False


def test_a_view_is_made_for_bots_that_look_at_it() -> None:
    players = [First(LONDON), FirstWithoutLooking(LONDON)]
    play_out(LONDON.new(2, seed=1), players)
    assert {bool(view) for view in players[0].seen} == {True}
    assert {bool(view) for view in players[1].seen} == {False}


def test_every_move_can_be_heard_of() -> None:
    position = LONDON.new(2, seed=1)
    heard: list[int] = []

    def move(seat: int, action: Action) -> None:
        heard.append(seat)
        position.play(seat, action)

    players = [bot("random", LONDON, random.Random(seat)) for seat in range(2)]
    _, decisions, _ = play_out(position, players, move)
    assert [heard.count(seat) for seat in range(2)] == decisions
    assert sum(decisions) == len(heard) > 0
    assert position.to_act() == ()


def test_boards_that_differ_in_names_only_are_told_apart() -> None:
    """They have the same hash."""
    own = game_in(changed("name", "My Town", base=TWINFORD.data()))
    setups = [contest_of(one, 2, {}, ["random"] * 2, "1").setup for one in (TWINFORD, own)]
    assert setups[0].data_hash == setups[1].data_hash
    assert [game_of(setup).title for setup in setups] == ["Twinford", "My Town"]
