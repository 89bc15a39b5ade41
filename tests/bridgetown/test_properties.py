"""What must hold at every moment of every game, whatever is decided (see plays.py)."""

import random
from collections import Counter
from itertools import pairwise

import pytest

from tests.acting import act
from tests.bridgetown.brute import BY_RAIL, NO_BRIDGE, START, STREETCAR, WALK, travel
from tests.bridgetown.plays import Play, by_json, games
from tests.bridgetown.table import TWINFORD, racing, walk
from tests.playing import choose, play_out, rests, step
from twinspan.core.game import Event, Seat
from twinspan.core.record import Record, Recorder
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.text.rules import rule_book

BLUE = STREETCAR  # a flag's colour is the mode that takes it
NO_FLAG = -1
COORDINATORS = 3

# With these a coordinator comes back from the wheel.
COMES_BACK = ("moved", "rides-double", "goes-first", "swapped", "lapsed")


# ----- what there is ------------------------------------------------------------------------------


@pytest.mark.rule("B1.4", "B2.1", "B7.1")
@games(100)
def test_forty_flags_are_always_there(play: Play) -> None:
    each = dict.fromkeys(range(8), play.seats + 1)
    out_of_the_game = 7 * (4 - play.seats)
    if play.free:
        out_of_the_game = 8 * (4 - play.seats)
    else:
        each[BLUE] = 5
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        found = Counter(dict(enumerate(position.bag)))
        found[BLUE] += position.aside
        for row in (position.flags, *(player.card for player in position.players)):
            found.update(row)
        del found[NO_FLAG]
        assert found == each
        assert found.total() + out_of_the_game == 40
        assert min(position.bag) >= 0
        assert position.aside >= 0


@pytest.mark.rule("B5.5", "B2.1")
@games(60)
def test_blue_flags_are_on_the_streetcars_bridge_and_nothing_else_is(play: Play) -> None:
    own = play.town.streetcar_bridge
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        if play.free:
            assert position.aside == 0
            continue
        assert position.bag[BLUE] == 0
        for row in (position.flags, *(player.card for player in position.players)):
            for bridge, flag in enumerate(row):
                assert flag == NO_FLAG or (flag == BLUE) == (bridge == own)


@pytest.mark.rule("B1.5", "B3.3", "B3.4", "B3.5", "B7.2")
@games(60)
def test_nobody_has_too_much_on_the_wheel(play: Play) -> None:
    for position in rests(play.start(), play.rng(), play.how()):
        specials = Counter(position.specials)
        for seat, player in enumerate(position.players):
            assert len(player.modes) + specials[seat] <= COORDINATORS
            assert len({*player.modes}) == len(player.modes)
            assert specials[seat] <= 2
            if position.decision() != "plan":
                assert player.modes or not specials[seat]
        if play.options["no_specials"]:
            assert {*specials} == {-1}


@pytest.mark.rule("B3.2", "B3.6", "B3.9", "R3.14")
@games(60)
def test_all_coordinators_are_placed_and_come_back_in_every_round(play: Play) -> None:
    events, _ = play.story()
    placed: Counter[Seat] = Counter()
    racing = False
    for event in events:
        if event.kind in ("planned", "planned-special"):
            assert not racing
            placed[event.seat] += 1
        elif event.kind == "round":
            assert placed.total() == 0
            racing = False
        elif event.kind in ("rides", *COMES_BACK) and not racing:
            assert placed == dict.fromkeys(range(play.seats), COORDINATORS)
            racing = True
        if event.kind in COMES_BACK:
            placed[event.seat] -= 1
            assert placed[event.seat] >= 0
    assert placed.total() == 0 or Event("over", -1, {"why": "all-bridges"}) in events


@pytest.mark.rule("B2.3")
@games(40)
def test_who_has_entered_never_goes_back(play: Play) -> None:
    entered: set[Seat] = set()
    for position in rests(play.start(), play.rng(), play.how()):
        inside = {seat for seat, player in enumerate(position.players) if player.racer != START}
        assert entered <= inside
        entered = inside


@pytest.mark.rule("B5.6")
@games(60)
def test_after_every_refill_a_flag_lies_on_every_bridge(play: Play) -> None:
    """Nobody has a flag of all bridges, so the bag never runs short."""
    start = play.start()
    laid_by_hand = start.round if play.late else 0
    for position in rests(start, play.rng(), play.how()):
        if position.decision() == "plan" and not any(map(position.placed, range(play.seats))):
            assert NO_FLAG not in position.flags or position.round == laid_by_hand


# ----- who acts when, as events tell it -----------------------------------------------------------


def clockwise(first: Seat, seats: int) -> list[Seat]:
    return [*range(first, seats), *range(first)]


@pytest.mark.rule("B3.2", "B3.5", "B7.2")
@games(60)
def test_planning_goes_round_and_a_special_action_is_followed_by_a_mode(play: Play) -> None:
    for told in play.rounds():
        turns = clockwise(told.first, play.seats) * COORDINATORS
        placed: Counter[Seat] = Counter()
        goes_on = -1  # who has to place on a mode at once
        for seat, special in told.plans:
            if goes_on == -1:
                turns = [other for other in turns if placed[other] < COORDINATORS]
                assert seat == turns.pop(0)
            else:
                assert (seat, special) == (goes_on, False)
            assert not (special and play.options["no_specials"])
            placed[seat] += 1
            goes_on = seat if special and placed[seat] < COORDINATORS else -1
        assert placed == dict.fromkeys(range(play.seats), COORDINATORS)


@pytest.mark.rule("B3.6", "B3.10", "R3.15")
@games(60)
def test_everybody_with_a_mode_rides_once_in_every_turn_of_the_race(play: Play) -> None:
    *whole, last = play.rounds()
    _, end = play.story()
    outcome = end.outcome()
    assert outcome is not None
    for told in (*whole, last):
        modes = Counter(seat for seat, special in told.plans if not special)
        expected: list[tuple[str, Seat]] = []
        while modes.total():
            turn = [seat for seat in clockwise(told.first, play.seats) if modes[seat]]
            said, who = told.race[len(expected)] if len(expected) < len(told.race) else ("", -1)
            if said == "goes-first":
                assert who in turn[1:]
                expected.append((said, who))
                turn = [who, *(seat for seat in turn if seat != who)]
            expected += [("rides", seat) for seat in turn]
            modes.subtract(turn)
        if told is last and outcome.why == "all-bridges":
            expected = expected[: len(told.race)]  # nobody rides after a victory
        assert told.race == expected


@pytest.mark.rule("B3.1")
@games(60)
def test_the_fewest_flags_go_first_and_the_last_first_player_comes_last(play: Play) -> None:
    for before, told in pairwise(play.rounds()):
        met = clockwise((before.first + 1) % play.seats, play.seats)
        fewest = [seat for seat in met if told.flags[seat] == min(told.flags)]
        assert told.first == fewest[0]


# ----- moves, as events tell them -----------------------------------------------------------------


@pytest.mark.rule("B3.7", "B3.11")
@games(60)
def test_a_ride_is_as_far_as_speed_and_wheel_say(play: Play) -> None:
    for move in play.moves():
        speed = play.town.speeds[move.mode]
        assert move.distance == (2 * speed if move.double else speed + move.others)


@pytest.mark.rule("B3.8", "B4.4")
@games(60)
def test_every_move_is_made_in_full(play: Play) -> None:
    for move in play.moves():
        steps = 1 if move.walks_instead else move.distance
        assert move.left == list(reversed(range(steps)))
        assert move.ended == move.path


@pytest.mark.rule("B4.1", "B4.3", "B4.5", "B7.1")
@games(100)
def test_every_step_follows_what_the_mode_may_use(play: Play) -> None:
    town = play.town
    for move in play.moves():
        how = travel(WALK if move.walks_instead else move.mode, play.free)
        boarding = how == BY_RAIL and move.path[0] not in town.railed
        for number, (here, there) in enumerate(pairwise(move.path)):
            if here == START:
                assert there == town.entry
            elif how == BY_RAIL and (number > 0 or not boarding):
                assert (here, there) in town.rails
            elif (here, there) in town.stairs:
                assert move.mode == WALK or move.walks_instead or boarding
            else:
                assert (here, there) in town.links
        if how == BY_RAIL:
            assert town.railed.issuperset(move.path[1:])


@pytest.mark.rule("B4.2")
@games(60)
def test_no_move_turns_straight_back(play: Play) -> None:
    for move in play.moves():
        for before, after in zip(move.path, move.path[2:], strict=False):
            assert before != after


@pytest.mark.rule("B4.4")
@games(60)
def test_only_a_streetcar_on_rails_ever_walks_instead(play: Play) -> None:
    for move in play.moves():
        assert not move.walks_instead or (move.mode == STREETCAR and not play.free)
        assert not move.walks_instead or not move.double


@pytest.mark.rule("B4.4", "B4.6", "B5.1", "B5.2", "B5.3", "B5.4", "B5.5")
@games(200)
def test_a_move_takes_or_may_exchange_what_lies_on_its_way_in_its_colour(play: Play) -> None:
    town = play.town
    for move in play.moves():
        path = tuple(move.path)
        passed = [*town.crossed(path), town.bridge_at(path[-1])]
        own_colour = [
            bridge
            for bridge in dict.fromkeys(passed)
            if bridge not in (NO_BRIDGE, town.bridge_at(path[0]))
            and move.lying[bridge] == move.mode
        ]
        assert move.due == ([] if move.walks_instead else own_colour)
        assert all(flag == move.mode for flag in move.taken.values())


@pytest.mark.rule("B3.12", "B7.1")
@games(60)
def test_a_swap_exchanges_two_flags_of_two_colours(play: Play) -> None:
    events, _ = play.story()
    for event in events:
        if event.kind == "swapped":
            flags = {event.facts["flag"], event.facts["other_flag"]}
            assert len(flags) == 2
            assert NO_FLAG not in flags
            assert play.free or BLUE not in flags


# ----- the end ------------------------------------------------------------------------------------


@pytest.mark.rule("B6.1", "B6.2")
@games(150)
def test_every_game_ends(play: Play) -> None:
    position, rng = play.start(), play.rng()
    decisions = 0
    while position.outcome() is None:
        assert position.round <= 5
        step(position, rng, play.how())
        decisions += 1
        assert decisions < 500
    outcome = position.outcome()
    assert outcome is not None
    cards = [player.card for player in position.players]
    colours = [len({*card} - {NO_FLAG}) for card in cards]
    assert outcome.scores == colours
    assert outcome.scores == [
        sum(line.amount for line in outcome.lines if line.seat == seat)
        for seat in range(play.seats)
    ]
    full = [seat for seat, card in enumerate(cards) if NO_FLAG not in card]
    if full:
        assert outcome.why == "all-bridges"
        assert outcome.winners == full
        assert len(full) == 1
    else:
        assert outcome.why == "all-rounds-played"
        assert position.round == 5
        best = max(colours)
        assert outcome.winners == [seat for seat in range(play.seats) if colours[seat] == best]


@games(30)
def test_replaying_a_record_gives_the_same_game(play: Play) -> None:
    game = play.game
    told: list[Event] = []
    recorder = Recorder(game.new(play.seats, play.options, seed=play.seed, events=told))
    rng = play.rng()
    while waiting := recorder.position.to_act():
        recorder.play(waiting[0], choose(rng, recorder.position, waiting[0], play.how()), told)
    record = Record.from_json(recorder.record.to_json())
    events: list[Event] = []
    assert record.replay(game, events) == recorder.position
    assert record.verify(game) == recorder.position
    assert events == told


def test_the_games_meet_what_is_seldom() -> None:
    """Full cards, walks instead of rides, exchanges refused and made, an empty bag."""
    met: Counter[str] = Counter()

    @games(150)
    def collect(play: Play) -> None:
        events, _ = play.story()
        met.update({event.kind for event in events})
        met.update(str(event.facts["why"]) for event in events if event.kind == "over")
        for position in rests(play.start_without_chance(), play.rng(), play.how()):
            if not sum(position.bag):
                met["empty bag"] += 1
                break

    collect()
    for kind in (
        "flag-exchanged", "flag-left", "must-walk", "rides-double", "goes-first", "swapped",
        "lapsed", "only-choice", "all-bridges", "all-rounds-played", "empty bag",
    ):  # fmt: skip
        assert met[kind] >= 5, met
    assert not met["left-empty"]


# ----- legal and refused --------------------------------------------------------------------------


@games(20)
def test_an_action_is_legal_exactly_when_it_is_not_refused(play: Play) -> None:
    rules = {rule.id for chapter in rule_book("bridgetown", "en") for rule in chapter.rules}
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        for seat in range(play.seats):
            legal = list(position.legal(seat))
            refusals = {action: position.refuse(seat, action) for action in play.game.actions}
            allowed = [action for action, refusal in refusals.items() if refusal is None]
            assert sorted(legal, key=lambda action: action.id) == allowed
            named = {refusal.rule for refusal in refusals.values() if refusal is not None}
            assert named <= rules


@games(60)
def test_who_is_asked_has_a_choice(play: Play) -> None:
    """What has one answer only is played by itself."""
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        asked = position.to_act()
        awaited = position.reveal_needed()
        assert [len(asked) == 1, awaited is not None, position.outcome() is not None].count(
            True
        ) == 1
        for seat in range(play.seats):
            assert len(position.legal(seat)) > 1 if seat in asked else not position.legal(seat)
        if awaited is not None:
            assert len(awaited.outcomes) > 1 or awaited.weights[0] > 1


# ----- copies, snapshots, notation ----------------------------------------------------------------


@games(40)
def test_no_copy_changes_when_another_is_played_on(play: Play) -> None:
    past: list[tuple[BridgetownPosition, tuple[object, ...], list[list[int]]]] = []
    rng = play.rng()

    def remember(position: BridgetownPosition) -> None:
        legal = [[action.id for action in position.legal(seat)] for seat in range(play.seats)]
        past.append((position, position.key(), legal))

    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.15:
            remember(position.copy())
            branch = position.copy()
            for _ in range(5):
                if branch.outcome() is None:
                    step(branch, rng, play.how())
                    remember(branch.copy())
    for position, key, legal in past:
        assert position.key() == key
        assert [
            [action.id for action in position.legal(seat)] for seat in range(play.seats)
        ] == legal
        assert position.copy() == position


@games(40)
def test_a_snapshot_or_a_notation_gives_the_same_position(play: Play) -> None:
    with_chance = play.rng().random() < 0.5
    start = play.start() if with_chance else play.start_without_chance()
    for position in rests(start, play.rng(), play.how()):
        restored = play.game.restore(by_json(position.snapshot()))
        read = play.game.position(position.notation(), position.chance)
        for twin in (restored, read):
            assert twin == position
            assert twin.key() == position.key()
            assert twin.snapshot() == position.snapshot()
            assert twin.notation() == position.notation()
            assert twin.to_act() == position.to_act()
            for seat in range(play.seats):
                assert twin.legal(seat) == position.legal(seat)
                assert twin.view(seat) == position.view(seat)
                assert twin.aids(seat) == position.aids(seat)


@pytest.mark.rule("B5.3", "B6.1")
def test_a_card_may_be_full_before_the_last_exchange_is_decided() -> None:
    """Victory is checked after all flags of the move; until then the game can be put away too."""
    position = racing(
        {0: ["moto", "walk"], 1: ["walk"]},
        seats=2,
        at={0: "WQ6"},
        flags=["red", "red", "red", "white", "blue", "purple", "purple", "white"],
        cards={
            0: {
                "MIL": "orange", "HER": "orange", "FOR": "green", "LAN": "white", "TRA": "blue",
                "CHA": "black", "WEI": "yellow",
            }
        },
        game=TWINFORD,
    )  # fmt: skip
    act(position, 0, "ride moto")
    walk(position, 0, "MKT", "EQ6", "EQ7", "CHA")
    assert position.decision() == "exchange"
    assert NO_FLAG not in position.players[0].card
    assert TWINFORD.restore(by_json(position.snapshot())) == position
    assert TWINFORD.position(position.notation()) == position
    act(position, 0, "done")
    outcome = position.outcome()
    assert outcome is not None
    assert (outcome.why, outcome.winners) == ("all-bridges", [0])


@games(40)
def test_positions_are_equal_exactly_when_their_keys_are(play: Play) -> None:
    notations: dict[tuple[object, ...], str] = {}
    keys: dict[str, tuple[object, ...]] = {}
    for position in rests(play.start_without_chance(), play.rng(), play.how()):
        key, notation = position.key(), position.notation()
        assert notations.setdefault(key, notation) == notation
        assert keys.setdefault(notation, key) == key
        assert position == position.copy()
        for seat in position.to_act():
            twin = position.copy()
            twin.play(seat, position.legal(seat)[0])
            assert twin != position


@games(30)
def test_a_restored_game_goes_on_in_the_same_way(play: Play) -> None:
    rng = play.rng()
    position = play.start()
    for _ in range(rng.randrange(150)):
        if position.outcome() is None:
            step(position, rng, play.how())
    restored = play.game.restore(by_json(position.snapshot()))
    read = play.game.position(position.notation(), position.chance)
    for game in (position, restored, read):
        play_out(game, random.Random(play.seed), play.how())
    assert position == restored == read


@games(20)
def test_events_cost_nothing_but_are_the_same_game(play: Play) -> None:
    told, silent = play.start(), play.start()
    first, second = play.rng(), play.rng()
    while told.outcome() is None:
        step(told, first, play.how(), [])
        step(silent, second, play.how())
        assert told == silent


# ----- previews -----------------------------------------------------------------------------------


@games(60)
def test_a_preview_is_what_then_happens_up_to_the_first_unknown(play: Play) -> None:
    rng = play.rng()
    for position in rests(play.start(), play.rng(), play.how()):
        if rng.random() < 0.1:
            for seat in position.to_act():
                for action in position.legal(seat):
                    before = position.key()
                    preview = position.preview(seat, action)
                    assert position.key() == before
                    events: list[Event] = []
                    position.copy().play(seat, action, events)
                    assert preview == events[: len(preview)]
                    if len(events) > len(preview):
                        assert events[len(preview)].kind == "flag-laid"
