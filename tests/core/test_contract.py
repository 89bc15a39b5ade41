"""The contract of a game, kept by Old London Bridge: new games, actions, refusals, reveals."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import twinspan
from tests.core.recorded import with_setup
from tests.core.samples import Plain, finished_game, moments, other_data, usage_error, waiting_game
from tests.london.play import rests
from tests.london.table import LONDON, act, lay, refused
from twinspan.bots import bots
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.errors import ComponentError, OptionsError
from twinspan.core.options import GameOptions
from twinspan.core.record import Recorder, play_at_random
from twinspan.core.refusal import Refused
from twinspan.core.terms import PUBLIC, Action, Event, Outcome, ScoreLine
from twinspan.games import game_of
from twinspan.games.london import LondonOptions


def test_the_moments_are_of_every_kind() -> None:
    decisions = {position.decision() for position in moments()}
    assert decisions == {
        "nothing", "noblewoman", "cards", "raise", "place", "stack", "replace", "bonus",
        "take-cards", "end-turn",
    }  # fmt: skip
    reveals = [position.reveal_needed() for position in moments()]
    labels = {reveal.label.split()[0] for reveal in reveals if reveal is not None}
    assert labels == {"face", "building", "bonus", "stairs", "rondel", "marker"}
    assert sum(position.outcome() is not None for position in moments()) == len(LONDON.seats)


# ----- games --------------------------------------------------------------------------------------


def test_a_game_is_found_by_its_id() -> None:
    assert twinspan.game_ids() == ("london", "bridgetown")
    for name in twinspan.game_ids():
        assert twinspan.game(name) is twinspan.game(name)
        assert twinspan.game(name).id == name


@pytest.mark.parametrize("name", ["paris", None, [], 3, {}])
@pytest.mark.parametrize("ask", [twinspan.game, twinspan.versions, bots])
def test_an_unknown_game_is_refused(name: object, ask: Callable[[object], object]) -> None:
    assert usage_error(lambda: ask(name)) == (
        "unknown-game",
        {"game": str(name), "known": ["london", "bridgetown"]},
    )


@pytest.mark.parametrize("rules", [0, 3, 1.0, "1", [1]])
def test_an_unknown_version_is_refused(rules: Any) -> None:
    assert usage_error(lambda: twinspan.game("london", rules=rules)) == (
        "unknown-rules",
        {"game": "london", "version": str(rules), "known": [1, 2]},
    )


def test_other_data_make_another_game_under_the_same_id() -> None:
    other = twinspan.game("london", components=other_data())
    assert other.id == LONDON.id
    assert other.data_hash != LONDON.data_hash
    assert not other.shipped
    assert LONDON.shipped


def test_data_that_a_game_does_not_take_are_refused() -> None:
    assert usage_error(lambda: twinspan.game("london", city="Portland")) == (
        "unknown-data",
        {"game": "london", "key": "city"},
    )
    assert usage_error(lambda: twinspan.game("london", components=None, city=1))[0] == (
        "unknown-data"
    )
    assert twinspan.game("london", components=None).shipped


def test_a_record_names_its_game_and_carries_its_data() -> None:
    shipped = play_at_random(Recorder(LONDON.new(2, seed=1)), random.Random(1))
    assert game_of(shipped.setup) is twinspan.game("london")
    own = twinspan.game("london", components=other_data())
    record = play_at_random(Recorder(own.new(2, seed=1)), random.Random(1))
    assert game_of(record.setup).data_hash == own.data_hash
    with pytest.raises(ComponentError) as caught:
        game_of(with_setup(record, data={**other_data(), "start": {}}).setup)
    assert (caught.value.code, caught.value.facts) == (
        "missing-key",
        {"place": "data: start", "key": "source"},
    )


# ----- new games ----------------------------------------------------------------------------------


@pytest.mark.rule("L1.1")
@pytest.mark.parametrize("seats", [0, 1, 5, -2])
def test_a_game_is_for_two_to_four(seats: int) -> None:
    assert usage_error(lambda: LONDON.new(seats)) == (
        "wrong-seats",
        {"seats": str(seats), "known": [2, 3, 4]},
    )


def test_seats_must_be_a_number() -> None:
    for seats in ("3", None, 3.5, [3]):
        wrong: Any = seats
        for call in (LONDON.new, LONDON.setup):
            assert usage_error(lambda call=call, wrong=wrong: call(wrong)) == (  # type: ignore[misc]
                "wrong-seats",
                {"seats": str(wrong), "known": [2, 3, 4]},
            )


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, other = (LONDON.new(4, seed=seed) for seed in ("a", "a", "b"))
    assert first == second
    assert first != other
    assert first.chance is not None


def test_a_game_without_a_seed_is_verifiable_and_fresh() -> None:
    first, second = LONDON.new(4), LONDON.new(4)
    assert isinstance(first.chance, SeededChance)
    assert isinstance(second.chance, SeededChance)
    assert first.chance.secret != second.chance.secret


def test_chance_can_be_any_random_source() -> None:
    by_rng = LONDON.new(3, chance=random.Random(5))
    by_source = LONDON.new(3, chance=RandomChance(random.Random(5)))
    assert isinstance(by_rng.chance, RandomChance)
    assert by_rng == by_source
    by_secret = LONDON.new(3, chance=SeededChance(secret_of(9)))
    assert by_secret == LONDON.new(3, seed=9)


def test_a_game_without_chance_waits_for_every_reveal() -> None:
    position = waiting_game()
    reveal = position.reveal_needed()
    assert reveal is not None
    assert reveal.label == "building chapel"
    assert len(reveal.outcomes) == 12
    assert reveal.weights == (1,) * 12
    assert position.to_act() == ()
    assert position.outcome() is None


def test_a_seed_and_a_chance_source_together_are_refused() -> None:
    for chance in (None, random.Random(1)):
        assert usage_error(lambda chance=chance: LONDON.new(3, seed=1, chance=chance)) == (  # type: ignore[misc]
            "seed-and-chance",
            {},
        )


def test_options_can_be_given_in_three_ways() -> None:
    chosen = LondonOptions(gate="L8.6", from_memory=True)
    first = LONDON.new(3, chosen, seed=1)
    second = LONDON.new(3, {"gate": "L8.6", "from_memory": True}, seed=1)
    assert first == second
    assert first.options() == chosen
    assert LONDON.new(3, seed=1).options() == LondonOptions()


@pytest.mark.parametrize("options", ["base", 7, ["base"], GameOptions()])
def test_options_of_another_kind_are_refused(options: Any) -> None:
    assert usage_error(lambda: LONDON.new(3, options)) == ("wrong-options", {"game": "london"})


@pytest.mark.parametrize(
    ("options", "code", "place"),
    [
        ({"chapel": "L8.5"}, "unknown-word", "options.chapel"),
        ({"gate": "L8.4"}, "unknown-word", "options.gate"),
        ({"hostelry": "none"}, "unknown-word", "options.hostelry"),
        ({"bridge": 13}, "not-a-text", "options.bridge"),
        ({"bridge": None}, "not-a-text", "options.bridge"),
        ({"from_memory": 1}, "not-a-flag", "options.from_memory"),
        ({"speed": "fast"}, "unknown-key", "options"),
    ],
)
def test_wrong_options_are_refused_with_their_place(options: Plain, code: str, place: str) -> None:
    with pytest.raises(OptionsError) as caught:
        LONDON.new(3, options)
    assert (caught.value.code, caught.value.facts["place"]) == (code, place)


def test_options_are_plain_data_too() -> None:
    assert GameOptions().data() == {}
    assert LondonOptions(gate="L8.6").data()["gate"] == "L8.6"


# ----- actions ------------------------------------------------------------------------------------


def test_every_action_is_found_by_its_id_and_by_its_notation() -> None:
    for number, action in enumerate(LONDON.actions):
        assert action.id == number
        assert LONDON.action(number) is action
        assert LONDON.action(action.notation) is action
        assert LONDON.action(str(action)) is action
        assert LONDON.action(action) is action
        assert repr(action) == f"<{number} {action.notation}>"
    assert len({action.notation for action in LONDON.actions}) == len(LONDON.actions)


def test_space_in_a_notation_does_not_matter() -> None:
    assert LONDON.action("  outer   gate share ") is LONDON.action("outer gate share")


@pytest.mark.parametrize(
    "name", [-1, len(LONDON.actions), 10**9, "", "card", "card 5", "Card 3", "outer", "card 3 4"]
)
def test_an_unknown_action_is_refused(name: int | str) -> None:
    assert usage_error(lambda: LONDON.action(name)) == (
        "unknown-action",
        {"action": str(name), "game": "london"},
    )


def test_an_action_of_another_game_is_not_taken_for_ours() -> None:
    position = lay()
    before = position.key()
    own = LONDON.action("card 3")
    foreign: list[Any] = [
        Action(own.id, "card", "card 4"),
        Action(len(LONDON.actions), "card", "card 3"),
        Action(-1, "card", "card 3"),
        "card 5",
        len(LONDON.actions),
    ]
    for ask in (position.refuse, position.play, position.preview, position.offer):
        for action in foreign:
            code, facts = usage_error(lambda ask=ask, action=action: ask(0, action))  # type: ignore[misc]
            assert (code, facts["game"]) == ("unknown-action", "london")
        nothing: list[Any] = [1.0, None, [3], {}]
        for wrong in nothing:
            assert usage_error(lambda ask=ask, wrong=wrong: ask(0, wrong)) == (  # type: ignore[misc]
                "unknown-action",
                {"action": str(wrong), "game": "london"},
            )
    assert position.key() == before


def test_an_action_may_be_named_by_its_notation_or_its_id() -> None:
    position, other = lay(), lay()
    position.play(0, "card 3")
    other.play(0, LONDON.action("card 3").id)
    assert position == other
    assert position.refuse(1, "outer gate") == refused(position, 1, "outer gate")
    assert position.preview(1, "card 2") == position.preview(1, LONDON.action("card 2"))


def test_an_action_that_travelled_is_still_ours() -> None:
    position = lay()
    own = LONDON.action("card 3")
    travelled = Action(own.id, own.kind, own.notation)
    assert position.refuse(0, travelled) is None
    position.play(0, travelled)
    assert position.players[0].choice == own.id


# ----- seats --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 99, "one", 0.0, 1.5, [0], b"0", 10**30, (0,)])
def test_an_unknown_seat_is_refused(seat: Any) -> None:
    position = lay(3)
    action = LONDON.action("card 3")
    for call in (
        lambda: position.legal(seat),
        lambda: position.offer(seat, action),
        lambda: position.ahead(seat, action),
        lambda: position.aids(seat),
        lambda: position.refuse(seat, action),
        lambda: position.play(seat, action),
        lambda: position.preview(seat, action),
        lambda: position.view(seat),
    ):
        assert usage_error(call) == ("unknown-seat", {"seat": str(seat), "last": 2})


def test_a_seat_that_is_not_asked_has_no_legal_actions() -> None:
    position = lay(3)
    for seat in range(3):
        act(position, seat, "card 4" if seat == 1 else "card 1")
    assert position.to_act() == (1,)
    assert position.legal(0) == ()
    assert usage_error(lambda: position.legal(99))[0] == "unknown-seat"
    assert position.legal(1)


class Number:
    """A whole number that is no int, as numpy's are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


def test_a_whole_number_of_any_kind_will_do() -> None:
    three, one = Number(3), Number(1)
    position = LONDON.new(three, seed=Number(5))
    assert position == LONDON.new(3, seed=5)
    assert position.commitment() == LONDON.new(3, seed=5).commitment()
    assert position.seats == 3
    assert position.legal(one) == position.legal(1)
    assert position.view(one) == position.view(1)
    assert json.dumps(position.view(one))
    assert LONDON.action(three) is LONDON.actions[3]
    assert position.refuse(one, one) == position.refuse(1, 1)
    assert position.preview(one, one) == position.preview(1, 1)
    assert position.offer(one, one) == position.offer(1, 1)
    position.play(one, one)
    assert position.players[1].choice == 1
    assert type(position.players[1].choice) is int
    waiting = waiting_game()
    waiting.reveal(Number(7))
    assert waiting.tops[0] == 7
    recorder = Recorder(LONDON.new(three, seed=1))
    recorder.play(one, one)
    assert recorder.position.view(one)["state"] == recorder.position.view(1)["state"]
    assert twinspan.game("london", rules=Number(1)) is twinspan.game("london", rules=1)


@pytest.mark.parametrize("seed", [1.5, [], (1,), {}])
def test_a_seed_of_another_kind_is_refused(seed: Any) -> None:
    assert usage_error(lambda: LONDON.new(3, seed=seed)) == ("wrong-seed", {})


# ----- offers -------------------------------------------------------------------------------------


def test_what_is_not_legal_means_nothing_here() -> None:
    for position in moments():
        for seat in range(position.seats):
            legal = position.legal(seat)
            for action in LONDON.actions:
                if action in legal:
                    assert position.offer(seat, action).keys() >= action.facts().keys()
                    continue
                with pytest.raises(Refused) as caught:
                    position.offer(seat, action)
                assert caught.value.refusal == position.refuse(seat, action)


# ----- refusals -----------------------------------------------------------------------------------


@pytest.mark.rule("T1")
def test_nothing_can_be_played_when_the_game_is_over() -> None:
    position = finished_game()
    assert position.to_act() == ()
    for seat in range(2):
        for action in LONDON.actions:
            refusal = position.refuse(seat, action)
            assert refusal is not None
            assert (refusal.rule, refusal.why, refusal.facts) == ("T1", "game-over", {})


@pytest.mark.rule("T2")
def test_only_who_is_asked_may_act() -> None:
    position = lay(3)
    for seat in range(3):
        act(position, seat, "card 4" if seat == 1 else "card 1")
    for seat in (0, 2):
        for action in LONDON.actions:
            refusal = position.refuse(seat, action)
            assert refusal is not None
            assert (refusal.rule, refusal.why) == ("T2", "not-your-turn")
            assert refusal.facts == {"asked": [1]}


@pytest.mark.rule("T2")
def test_nobody_can_act_while_a_reveal_is_awaited() -> None:
    position = waiting_game()
    for seat in range(3):
        for action in LONDON.actions:
            refusal = position.refuse(seat, action)
            assert refusal is not None
            assert (refusal.rule, refusal.why) == ("T2", "waiting-for-a-reveal")


@pytest.mark.rule("T3")
def test_only_an_answer_to_the_question_will_do() -> None:
    position = lay(3)
    refusal = refused(position, 0, "outer gate")
    assert (refusal.rule, refusal.why) == ("T3", "other-decision")
    assert refusal.facts == {"decision": "cards"}
    for seat in range(3):
        act(position, seat, "card 4" if seat == 1 else "card 1")
    assert refused(position, 1, "card 4").facts == {"decision": "place"}


@pytest.mark.rule("T1", "T2", "T3")
def test_the_end_comes_before_the_seat_and_the_seat_before_the_question() -> None:
    position = lay(3)
    for seat in range(3):
        act(position, seat, "card 4" if seat == 1 else "card 1")
    wrong_question = "card 3"
    assert refused(position, 0, wrong_question).rule == "T2"
    assert refused(position, 1, wrong_question).rule == "T3"
    assert refused(finished_game(), 0, wrong_question).rule == "T1"


def test_a_refused_action_changes_nothing() -> None:
    for position in moments():
        before = position.snapshot()
        answers = position.answers[:]
        events: list[Event] = []
        for seat in range(position.seats):
            for action in LONDON.actions:
                if action not in position.legal(seat):
                    with pytest.raises(Refused) as caught:
                        position.play(seat, action, events)
                    assert caught.value.refusal == position.refuse(seat, action)
                    assert (caught.value.seat, caught.value.action) == (seat, action)
        assert not events
        assert position.snapshot() == before
        assert position.answers == answers


def test_a_refused_action_has_no_preview() -> None:
    position = lay(3)
    with pytest.raises(Refused):
        position.preview(0, LONDON.action("outer gate"))


# ----- reveals ------------------------------------------------------------------------------------


def test_there_must_be_something_to_reveal() -> None:
    for position in (lay(3), finished_game()):
        assert position.reveal_needed() is None
        assert usage_error(lambda position=position: position.reveal(1)) == (  # type: ignore[misc]
            "nothing-to-reveal",
            {},
        )


def test_only_what_is_possible_can_be_revealed() -> None:
    position = waiting_game()
    before = position.snapshot()
    reveal = position.reveal_needed()
    assert reveal is not None
    wrong: list[Any] = [0, 1, 65, -1, "2", None, 2.0, [2]]
    for outcome in wrong:
        assert usage_error(lambda outcome=outcome: position.reveal(outcome)) == (  # type: ignore[misc]
            "impossible-reveal",
            {"label": "building chapel", "value": str(outcome), "known": list(reveal.outcomes)},
        )
    assert position.snapshot() == before
    assert repr(reveal).startswith("Reveal(building chapel {2: 1, 7: 1,")


def test_a_reveal_tells_how_often_each_outcome_is_there() -> None:
    for position in rests(waiting_game(), random.Random(1)):
        reveal = position.reveal_needed()
        if reveal is not None and reveal.label == "marker":
            assert (reveal.outcomes, reveal.weights) == ((1, 2, 3), (5, 5, 5))
            position.reveal(2)
            assert position.markers == [2]
            return
    raise AssertionError("no marker was awaited")


# ----- events, outcomes, comparing ----------------------------------------------------------------


def test_an_event_has_readers() -> None:
    public = Event("chose", 1, {})
    private = Event("own-choice", 1, {"cards": [3]}, reader=1)
    assert public.reader == PUBLIC
    assert [public.readable_by(seat) for seat in (None, 0, 1)] == [True, True, True]
    assert [private.readable_by(seat) for seat in (None, 0, 1)] == [False, False, True]


def test_events_are_equal_when_all_they_tell_is() -> None:
    event = Event("own-choice", 1, {"cards": [3]}, reader=1)
    assert event == Event("own-choice", 1, {"cards": [3]}, reader=1)
    assert hash(event) == hash(Event("own-choice", 1, {"cards": [3]}, reader=1))
    for other in (
        Event("chose", 1, {"cards": [3]}, reader=1),
        Event("own-choice", 2, {"cards": [3]}, reader=1),
        Event("own-choice", 1, {"cards": [4]}, reader=1),
        Event("own-choice", 1, {"cards": [3]}),
        "own-choice",
    ):
        assert event != other
    assert repr(event) == "<own-choice seat=1 cards=[3]>"
    assert event.data() == {"kind": "own-choice", "seat": 1, "facts": {"cards": [3]}, "reader": 1}


def test_those_of_the_first_rank_are_the_winners() -> None:
    assert Outcome([9, 5, 9], [1, 3, 1], [], "all-rounds-played").winners == [0, 2]


def test_a_line_of_the_score_can_be_read() -> None:
    line = ScoreLine(1, "L7.3", -4, "empty-sites", {"value": 2})
    assert repr(line) == "<L7.3 seat=1 -4 empty-sites {'value': 2}>"


def test_an_outcome_is_plain_data() -> None:
    outcome = finished_game().outcome()
    assert outcome is not None
    assert json.loads(json.dumps(outcome.data())) == outcome.data()
    assert sum(line.amount for line in outcome.lines if line.seat == 0) == outcome.scores[0]


def test_positions_are_compared_by_what_is_on_the_table() -> None:
    position = lay(3)
    copied = position.copy()
    assert position == copied
    assert position.key() == copied.key()
    assert hash(position.key()) == hash(copied.key())
    act(copied, 0, "card 4")
    assert position != copied
    assert position.key() != copied.key()
    assert position != position.key()


def test_positions_of_other_seats_options_or_data_differ() -> None:
    position = LONDON.new(3, chance=None)
    assert position != LONDON.new(4, chance=None)
    assert position != LONDON.new(3, {"from_memory": True}, chance=None)
    assert position != twinspan.game("london", components=other_data()).new(3, chance=None)


def test_a_position_cannot_be_hashed_since_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(lay(3))
