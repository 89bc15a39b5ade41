"""The contract of a game, kept by Old London Bridge: new games, actions, refusals, reveals, and
positions that come from outside."""

import copy
import json
import random
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

import twinspan
from tests.london.play import STYLES, play_out, rests, step
from tests.london.table import LONDON, act, lay, refused
from twinspan.core.chance import RandomChance, SeededChance, secret_of
from twinspan.core.errors import OptionsError, SnapshotError, UsageError
from twinspan.core.game import (
    PUBLIC,
    Action,
    Event,
    Game,
    GameOptions,
    Outcome,
    Position,
    ScoreLine,
)
from twinspan.core.reader import Reader
from twinspan.core.refusal import Refused
from twinspan.games.london import LondonOptions, LondonPosition

Plain = dict[str, Any]  # a snapshot or a view, to be damaged


def usage_error(call: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    """The code and the facts of the error that the call gives."""
    with pytest.raises(UsageError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def snapshot_error(call: Callable[[], object]) -> tuple[str, dict[str, Any]]:
    with pytest.raises(SnapshotError) as caught:
        call()
    return caught.value.code, dict(caught.value.facts)


def waiting_game(seats: int = 3) -> LondonPosition:
    """A game without a chance source: it waits for the setup's first reveal."""
    position = LONDON.new(seats, chance=None)
    assert isinstance(position, LondonPosition)
    return position


def finished_game() -> Position:
    position = LONDON.new(2, seed=1)
    play_out(position, random.Random(1))
    return position


def other_data() -> Plain:
    """Components of which one value differs."""
    data: Plain = copy.deepcopy(LONDON.data())
    data["start"]["money"] = 6
    return data


@cache
def moments() -> tuple[LondonPosition, ...]:
    """A position of every kind at every number of seats: each decision, each reveal, the end.

    They have no chance source and must not be changed.
    """
    found: dict[tuple[int, str, str], LondonPosition] = {}
    options = {"chapel": "random", "gate": "L8.8", "bridge": "random"}
    for seats in LONDON.seats:
        for number, style in enumerate([*STYLES.values()] * 4):
            start = LONDON.new(seats, options, chance=None)
            assert isinstance(start, LondonPosition)
            for position in rests(start, random.Random(number), style):
                reveal = position.reveal_needed()
                label = "" if reveal is None else reveal.label.split()[0]
                kind = (seats, position.decision(), label)
                if kind not in found or (position.round > 3 and found[kind].round < 3):
                    found[kind] = position.copy()
    return tuple(found.values())


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
    assert twinspan.games() == ("london",)
    assert twinspan.game("london") is twinspan.game("london")
    assert twinspan.game("london").id == "london"


def test_an_unknown_game_is_refused() -> None:
    assert usage_error(lambda: twinspan.game("paris")) == (
        "unknown-game",
        {"game": "paris", "known": ["london"]},
    )


def test_other_data_make_another_game_under_the_same_id() -> None:
    other = twinspan.game("london", components=other_data())
    assert other.id == LONDON.id
    assert other.data_hash != LONDON.data_hash
    assert not other.shipped
    assert LONDON.shipped


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
        code, facts = usage_error(lambda wrong=wrong: LONDON.new(wrong))  # type: ignore[misc]
        assert (code, facts["seats"]) == ("wrong-seats", str(seats))


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


def test_a_bare_options_class_has_no_data() -> None:
    with pytest.raises(NotImplementedError):
        GameOptions().data()


# ----- actions ------------------------------------------------------------------------------------


def test_every_action_is_found_by_its_id_and_by_its_notation() -> None:
    for number, action in enumerate(LONDON.actions):
        assert action.id == number
        assert LONDON.action(number) is action
        assert LONDON.action(action.notation) is action
        assert LONDON.action(str(action)) is action
        assert LONDON.known(action) is action
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
        "card 3",
        own.id,
        None,
    ]
    for action in foreign:
        for ask in (position.refuse, position.play, position.preview):
            code, facts = usage_error(lambda ask=ask, action=action: ask(0, action))  # type: ignore[misc]
            assert (code, facts["game"]) == ("unknown-action", "london")
    assert position.key() == before


def test_an_action_that_travelled_is_still_ours() -> None:
    position = lay()
    own = LONDON.action("card 3")
    travelled = Action(own.id, own.kind, own.notation)
    assert position.refuse(0, travelled) is None
    position.play(0, travelled)
    assert position.players[0].choice is own


# ----- seats --------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", [-1, 3, 99])
def test_an_unknown_seat_is_refused(seat: int) -> None:
    position = lay(3)
    action = LONDON.action("card 3")
    for call in (
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
    with pytest.raises(UsageError, match="unknown-seat"):
        position.legal(99)
    assert position.legal(1)


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
        offers = dict(position.offers)
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
        assert position.offers == offers


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
    for outcome in (0, 1, 65, -1):
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


def test_a_game_shows_all_there_is_unless_it_says_otherwise() -> None:
    event = Event("chose", 1, {})
    assert Game().show({"seat": 1}) == {"seat": 1}
    assert Game().show_event(event, LondonOptions(), None) is event
    assert Action(0, "dance", "dance").facts() == {}


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
    twin = position.copy()
    assert position == twin
    assert position.key() == twin.key()
    assert hash(position.key()) == hash(twin.key())
    act(twin, 0, "card 4")
    assert position != twin
    assert position.key() != twin.key()
    assert position != position.key()


def test_positions_of_other_seats_options_or_data_differ() -> None:
    position = LONDON.new(3, chance=None)
    assert position != LONDON.new(4, chance=None)
    assert position != LONDON.new(3, {"from_memory": True}, chance=None)
    assert position != twinspan.game("london", components=other_data()).new(3, chance=None)


def test_a_position_cannot_be_hashed_since_it_changes() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(lay(3))


# ----- positions that come from outside -----------------------------------------------------------


def restored(snapshot: Plain) -> Position:
    return LONDON.restore(snapshot)


def imagined(view: Plain) -> Position:
    return LONDON.imagine(view, random.Random(1))


def a_snapshot() -> Plain:
    return dict(lay(3).snapshot())


def a_view() -> Plain:
    return dict(lay(3).view(1))


FORMS = pytest.mark.parametrize(
    ("make", "read"),
    [(a_snapshot, restored), (a_view, imagined)],
    ids=["snapshot", "view"],
)


@FORMS
def test_what_is_complete_is_read(make: Callable[[], Plain], read: Callable[[Plain], Any]) -> None:
    assert read(make()) == lay(3)


@FORMS
@pytest.mark.parametrize("value", [None, 1, "london", [], [1]])
def test_something_else_than_a_table_is_refused(
    make: Callable[[], Plain], read: Callable[[Any], Position], value: object
) -> None:
    assert snapshot_error(lambda: read(value)) == ("not-a-table", {"place": "(top)"})
    for name in ("state", "options"):
        wrong = {**make(), name: value}
        assert snapshot_error(lambda wrong=wrong: read(wrong)) == ("not-a-table", {"place": name})  # type: ignore[misc]


@FORMS
def test_a_missing_field_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    for name in make():
        truncated = make()
        del truncated[name]
        found = snapshot_error(lambda truncated=truncated: read(truncated))  # type: ignore[misc]
        assert found == ("missing-key", {"place": "(top)", "key": name})


@FORMS
def test_an_unknown_field_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    found = snapshot_error(lambda: read({**make(), "colour": "red"}))
    assert found == ("unknown-key", {"place": "(top)", "key": "colour"})


@FORMS
def test_a_missing_column_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    for name in make()["state"]:
        truncated = make()
        truncated["state"] = {**truncated["state"]}
        del truncated["state"][name]
        code, facts = snapshot_error(lambda truncated=truncated: read(truncated))  # type: ignore[misc]
        assert code in ("missing-key", "not-a-list")
        assert name in (facts.get("key"), facts["place"].removeprefix("state."))


@FORMS
def test_an_unknown_column_is_named(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    wrong = make()
    wrong["state"] = {**wrong["state"], "weather": 1}
    assert snapshot_error(lambda: read(wrong)) == (
        "unknown-key",
        {"place": "state", "key": "weather"},
    )


@FORMS
@pytest.mark.parametrize(
    ("name", "value", "code", "wanted"),
    [
        ("game", "bridgetown", "other-game", "london"),
        ("game", None, "other-game", "london"),
        ("version", 999, "other-version", str(LONDON.version)),
        ("version", "1", "other-version", str(LONDON.version)),
        ("data_hash", "0" * 64, "other-data", LONDON.data_hash),
        ("data_hash", [], "other-data", LONDON.data_hash),
    ],
)
def test_a_position_of_something_else_is_refused(
    make: Callable[[], Plain],
    read: Callable[[Plain], Position],
    name: str,
    value: object,
    code: str,
    wanted: str,
) -> None:
    assert snapshot_error(lambda: read({**make(), name: value})) == (
        code,
        {"place": name, "value": str(value), "wanted": wanted},
    )


@FORMS
@pytest.mark.parametrize("seats", [1, 5, -3, None, "3", [3], 3.5])
def test_a_position_for_other_seats_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position], seats: object
) -> None:
    assert snapshot_error(lambda: read({**make(), "seats": seats})) == (
        "wrong-seats",
        {"place": "seats", "seats": str(seats), "known": [2, 3, 4]},
    )


@FORMS
@pytest.mark.parametrize("seats", [2, 4])
def test_a_position_with_the_wrong_number_of_players_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position], seats: int
) -> None:
    code, facts = snapshot_error(lambda: read({**make(), "seats": seats}))
    assert code == "wrong-length"
    assert facts["place"].startswith("state.")


@FORMS
def test_a_position_with_wrong_options_is_refused(
    make: Callable[[], Plain], read: Callable[[Plain], Position]
) -> None:
    wrong = make()
    wrong["options"] = {**wrong["options"], "chapel": "L8.9"}
    code, facts = snapshot_error(lambda: read(wrong))
    assert (code, facts["place"]) == ("unknown-word", "options.chapel")
    wrong["options"] = {**wrong["options"], "chapel": "L8.1"}  # and the table shows base scoring
    code, facts = snapshot_error(lambda: read(wrong))
    assert (code, facts["place"]) == ("impossible-face", "state.faces")


def test_a_snapshot_goes_on_with_its_chance() -> None:
    position = LONDON.new(3, seed=4)
    twin = restored(json.loads(json.dumps(position.snapshot())))
    for game in (position, twin):
        play_out(game, random.Random(2))
    assert position == twin
    waiting = restored(dict(waiting_game().snapshot()))
    assert waiting.chance is None
    assert waiting.reveal_needed() is not None
    by_rng = restored(dict(LONDON.new(3, chance=random.Random(1)).snapshot()))
    assert isinstance(by_rng.chance, RandomChance)


@pytest.mark.parametrize(
    ("chance", "code", "place"),
    [
        ("dice", "not-a-table", "chance"),
        (7, "not-a-table", "chance"),
        ({}, "missing-key", "chance"),
        ({"secret": "00" * 32, "seed": 1}, "unknown-key", "chance"),
        ({"secret": "00" * 31}, "not-hexadecimal", "chance.secret"),
        ({"secret": "xy" * 32}, "not-hexadecimal", "chance.secret"),
        ({"secret": None}, "not-a-text", "chance.secret"),
    ],
)
def test_a_snapshot_with_a_wrong_chance_source_is_refused(
    chance: object, code: str, place: str
) -> None:
    found, facts = snapshot_error(lambda: restored({**a_snapshot(), "chance": chance}))
    assert (found, facts["place"]) == (code, place)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("seat", 0),  # whose own choice the view would show
        ("seat", 3),
        ("seat", "1"),
        ("to_act", [0, 1]),
        ("to_act", None),
        ("outcome", {"scores": [1, 2, 3]}),
    ],
)
def test_a_view_that_contradicts_itself_is_refused(name: str, value: object) -> None:
    position = lay(3)
    act(position, 0, "card 3")
    view: Plain = dict(position.view(1))
    assert imagined(view).view(1) == view
    code, facts = snapshot_error(lambda: imagined({**view, name: value}))
    assert code
    assert facts["place"] == name or facts["place"].startswith("state")


def test_a_hidden_choice_must_be_possible() -> None:
    position = lay(3)
    act(position, 0, "card 3")
    view: Plain = copy.deepcopy(position.view(1))
    view["state"]["hands"][0] = [0, 0, 0, 0, 0]
    code, facts = snapshot_error(lambda: imagined(view))
    assert (code, facts["place"]) == ("impossible-choice", "state.choices")


# ----- notations ----------------------------------------------------------------------------------


def test_a_notation_takes_the_chance_it_is_given() -> None:
    text = lay(3).notation()
    assert LONDON.position(text).chance is None
    assert isinstance(LONDON.position(text, random.Random(1)).chance, RandomChance)
    source = SeededChance(secret_of(1))
    assert LONDON.position(text, source).chance is source


def test_a_notation_without_one_of_its_fields_is_refused() -> None:
    fields = lay(3).notation().split()
    for index, field in enumerate(fields):
        name = field.partition("=")[0]
        text = " ".join(fields[:index] + fields[index + 1 :])
        if name.startswith("option."):
            assert LONDON.position(text) == lay(3)  # options have defaults
            continue
        code, facts = snapshot_error(lambda text=text: LONDON.position(text))  # type: ignore[misc]
        assert (code, facts["key"]) == ("missing-key", name)


def test_a_notation_that_breaks_off_anywhere_is_refused_or_another_position() -> None:
    whole = lay(3).notation()
    for end in range(len(whole)):
        try:
            position = LONDON.position(whole[:end])
        except SnapshotError:
            continue
        assert position.notation().startswith(whole[:end])


@pytest.mark.parametrize(
    ("old", "new", "code", "place"),
    [
        ("game=london", "game=bridgetown", "other-game", "game"),
        ("version=1", "version=2", "other-version", "version"),
        ("version=1", "version=one", "other-version", "version"),
        ("seats=3", "seats=5", "wrong-seats", "seats"),
        ("seats=3", "seats=3,", "wrong-seats", "seats"),
        ("option.chapel=base", "option.chapel=L8.5", "unknown-word", "options.chapel"),
        ("option.chapel=base", "option.chapel=-", "not-a-text", "options.chapel"),
        ("option.chapel=base", "option.chapel=1", "not-a-text", "options.chapel"),
        ("option.from_memory=False", "option.from_memory=no", "not-a-flag", "options.from_memory"),
        ("option.chapel=base", "option.speed=fast", "unknown-key", "options"),
        ("round=1", "round=1 data=0", "unknown-key", "state"),
        ("round=1", "round=13", "out-of-range", "state.round"),
        ("round=1", "round=one", "not-a-number", "state.round"),
        ("asking=cards", "asking=tea", "unknown-word", "state.asking"),
        ("money=5,5,5,", "money=5,5,", "wrong-length", "state.money"),
        ("money=5,5,5,", "money=5", "not-a-list", "state.money"),
        ("money=5,5,5,", "money=5/5/5/", "not-a-number", "state.money[0]"),
        ("money=5,5,5,", "money=5,5,5,x", "not-a-list", "state.money"),
        ("money=5,5,5,", "money=5,y,5,", "broken-field", "money=5,y,5"),
        ("money=5,5,5,", "money", "broken-field", "money"),
        ("money=5,5,5,", "round=1", "double-field", "round"),
    ],
)
def test_a_wrong_notation_is_refused_with_its_place(
    old: str, new: str, code: str, place: str
) -> None:
    text = lay(3).notation()
    assert old in text.split()
    wrong = " ".join(new if field == old else field for field in text.split())
    found, facts = snapshot_error(lambda: LONDON.position(wrong))
    assert (found, facts["place"]) == (code, place)


# ----- altered columns ----------------------------------------------------------------------------


def nonsense(value: object) -> Iterator[object]:
    """What cannot stand in a column that has this value: seen without any other column."""
    yield from (None, 1.5, True, {}, -(10**6), 10**9)
    if isinstance(value, str):
        yield from (1, [], "tea")
    elif isinstance(value, int):
        yield from ("x", str(value), [value], [])
    elif isinstance(value, list):
        yield from ("x", 1, [None], [[None]], ["x"], [*value, "x"], [*value, 10**9], [*value, True])
        for index in range(len(value)):
            yield [*value[:index], "x", *value[index + 1 :]]


def alterations(value: object) -> Iterator[object]:
    """Other values of the same shape, most of which no table could show."""
    if isinstance(value, str):
        yield from (position.decision() for position in moments())
    elif isinstance(value, int):
        yield from (value + change for change in (-2, -1, 1, 2, 3))
    elif isinstance(value, list):
        yield from (value[:-1], value[1:], value[::-1], [*value, 0], [*value, 1], [*value, []])
        if value:
            yield [*value, value[-1]]
            yield [*value[1:], value[0]]
        for index, item in enumerate(value):
            changes = alterations(item) if isinstance(item, list) else (item - 1, item + 1)
            for change in changes:
                yield [*value[:index], change, *value[index + 1 :]]


COLUMNS = sorted(LONDON.new(2, chance=None).columns())


@pytest.mark.parametrize("column", COLUMNS)
def test_nonsense_in_a_column_is_refused_with_its_place(column: str) -> None:
    rng = random.Random(column)
    for position in moments():
        snapshot: Plain = dict(position.snapshot())
        state = snapshot["state"]
        for value in rng.sample([*nonsense(state[column])], 8):
            snapshot["state"] = {**state, column: value}
            _, facts = snapshot_error(lambda snapshot=snapshot: restored(snapshot))  # type: ignore[misc]
            place = facts["place"].partition("[")[0]
            assert place == f"state.{column}", f"{column}={value!r} in {position.notation()}"


def sorted_sets(state: Plain) -> Plain:
    """The columns in which the order does not count, in order."""
    return {
        **state,
        "removed": sorted(state["removed"]),
        "bonus_unseen": [sorted(stack) for stack in state["bonus_unseen"]],
    }


@pytest.mark.parametrize("column", COLUMNS)
def test_an_altered_column_is_refused_or_makes_a_position_that_can_be_played(column: str) -> None:
    rng = random.Random(column)
    for position in moments():
        snapshot: Plain = dict(position.snapshot())
        state = snapshot["state"]
        possible = list(alterations(state[column]))
        for value in rng.sample(possible, min(len(possible), 12)):
            snapshot["state"] = {**state, column: value}
            altered = restored_or_refused(snapshot)
            if altered is None:
                continue
            told = f"{column}={value!r} in {position.notation()}"
            assert sorted_sets(dict(altered.columns())) == sorted_sets(snapshot["state"]), told
            assert can_be_played(altered, rng), told


def restored_or_refused(snapshot: Plain) -> Position | None:
    """None for a snapshot whose state is refused; any other error is passed on."""
    try:
        return restored(snapshot)
    except SnapshotError as error:
        if not str(error.facts["place"]).startswith("state"):
            raise
        return None


def can_be_played(position: Position, rng: random.Random) -> bool:
    """Whether somebody can act, or something be revealed, until the game is over."""
    for _ in range(1000):
        if position.outcome() is not None:
            return True
        reveal = position.reveal_needed()
        waiting = position.to_act()
        able = bool(waiting) and all(position.legal(seat) for seat in waiting)
        if not (reveal.outcomes if reveal is not None else able):
            return False
        step(position, rng)
    return False


@pytest.mark.rule("L3.3.1")
def test_nobody_holds_the_0_of_another() -> None:
    snapshot: Plain = copy.deepcopy(lay(3).snapshot())
    hands = snapshot["state"]["hands"]
    hands[0][0], hands[1][0] = 0, 2
    assert snapshot_error(lambda: restored(snapshot))[1]["place"].startswith("state")


@pytest.mark.rule("L3.3.1")
def test_nobody_has_played_the_0_of_another() -> None:
    position = lay(2)
    act(position, 0, "cards 4 0")
    act(position, 1, "cards 2 1")
    snapshot: Plain = copy.deepcopy(position.snapshot())
    snapshot["state"]["played"] = [[4, 1], [2, 0]]  # all the cards are there, with the wrong owners
    assert snapshot_error(lambda: restored(snapshot))[1]["place"].startswith("state")


@pytest.mark.rule("L2.6")
def test_every_player_is_drawn_onto_the_stairs_once() -> None:
    for wrong in ([2, 0], [2, 2], [0, 1, 2]):
        position = waiting_game(3)
        while (reveal := position.reveal_needed()) is not None and reveal.label != "stairs":
            position.reveal(reveal.outcomes[0])
        position.reveal(2)
        snapshot: Plain = copy.deepcopy(position.snapshot())
        assert snapshot["state"]["chapel_order"] == [2]
        snapshot["state"]["chapel_order"] = wrong
        found = snapshot_error(lambda snapshot=snapshot: restored(snapshot))  # type: ignore[misc]
        assert found[1]["place"].startswith("state")


def test_a_game_must_provide_its_rules() -> None:
    game = Game()
    position = Position(LONDON, 2, None)
    action = LONDON.actions[0]
    missing: list[Callable[[], object]] = [
        position.options,
        position.reveal_needed,
        lambda: position.settle(0, None),
        position.outcome,
        position.copy,
        position.columns,
        lambda: position.seen_columns(0),
        position.decision,
        position.simultaneous,
        lambda: position.answers(action),
        lambda: position.why_not(0, action),
        lambda: position.facts(0, action),
        lambda: position.apply(0, action, None),
        lambda: position.forget_secrets(0),
        lambda: game.start(2, LondonOptions(), None, None),
        lambda: game.read_options(Reader({}, "options", OptionsError)),
        lambda: game.read_state(2, LondonOptions(), Reader({}, "state", SnapshotError)),
        lambda: game.guess_secrets({}, 2, None, random.Random(1)),
        game.data,
    ]
    for call in missing:
        with pytest.raises(NotImplementedError):
            call()
