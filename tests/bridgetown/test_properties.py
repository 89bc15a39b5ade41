"""What must hold at every moment of every game of Bridgetown Races, whatever is decided.

What holds for any game is in tests/contract.
"""

from collections import Counter
from itertools import pairwise

import pytest

from tests.acting import act
from tests.bridgetown.brute import BY_RAIL, NO_BRIDGE, START, STREETCAR, WALK, travel
from tests.bridgetown.plays import BridgetownPlay as Play
from tests.bridgetown.plays import games
from tests.bridgetown.table import TWINFORD, racing, walk
from tests.contract.plays import by_json
from twinspan.core.terms import Event, Seat

BLUE = STREETCAR  # a flag's colour is the mode that takes it
NO_FLAG = -1
COORDINATORS = 3

# With these a coordinator comes back from the wheel.
COMES_BACK = ("moved", "stayed", "rides-double", "goes-first", "swapped", "lapsed")


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
    for position in play.rests(chance=False):
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
    for position in play.rests(chance=False):
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
    for position in play.rests():
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
    for position in play.rests():
        inside = {seat for seat, player in enumerate(position.players) if player.racer != START}
        assert entered <= inside
        entered = inside


@pytest.mark.rule("B5.6")
@games(60)
def test_after_every_refill_a_flag_lies_on_every_bridge(play: Play) -> None:
    """Nobody has a flag of all bridges, so the bag never runs short."""
    laid_by_hand = play.start().round if play.late else 0
    for position in play.rests():
        if position.decision() == "plan" and not any(map(position.placed, range(play.seats))):
            assert NO_FLAG not in position.flags or position.round == laid_by_hand


# ----- who acts when, as events tell it -----------------------------------------------------------


def clockwise(first: Seat, seats: int) -> list[Seat]:
    return [*range(first, seats), *range(first)]


@pytest.mark.rule("B3.2", "B3.5", "B7.2")
@games(60)
def test_planning_goes_round_and_a_special_action_is_followed_by_a_mode(
    play: Play,
) -> None:
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
def test_the_fewest_flags_go_first_and_the_last_first_player_comes_last(
    play: Play,
) -> None:
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
        if move.stays:
            assert move.walks_instead
            assert play.rules > 1
            steps = 0
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
def test_a_move_takes_or_may_exchange_what_lies_on_its_way_in_its_colour(
    play: Play,
) -> None:
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
def test_a_game_ends_with_a_full_card_or_after_five_rounds(play: Play) -> None:
    for position in play.rests():
        assert position.round <= 5
    outcome = position.outcome()
    assert outcome is not None
    cards = [player.card for player in position.players]
    colours = [len({*card} - {NO_FLAG}) for card in cards]
    assert outcome.scores == colours
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


def test_the_games_meet_what_is_seldom() -> None:
    """Full cards, walks instead of rides, exchanges refused and made, an empty bag."""
    met: Counter[str] = Counter()

    @games(150)
    def collect(play: Play) -> None:
        events, _ = play.story()
        met.update({event.kind for event in events})
        met.update(str(event.facts["why"]) for event in events if event.kind == "over")
        for position in play.rests(chance=False):
            if not sum(position.bag):
                met["empty bag"] += 1
                break

    collect()
    for kind in (
        "flag-exchanged", "flag-left", "must-walk", "may-walk", "stayed", "rides-double",
        "goes-first", "swapped", "lapsed", "only-choice", "all-bridges", "all-rounds-played",
        "empty bag",
    ):  # fmt: skip
        assert met[kind] >= 5, met
    assert not met["left-empty"]


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
