"""A quick hand and a quick eye for Bridgetown Races."""

import random
from collections.abc import Sequence
from math import sqrt
from typing import Final

from twinspan.bots.bridgetown.reach import Bridges, Passage, bits_of, reach_in
from twinspan.bots.heuristics import Judgement, Knowledge, judge_outcome, odds, win_shares
from twinspan.core.game import Action, Position, Seat, rng_choice
from twinspan.games.bridgetown.actions import ModePlan, Ride, Step
from twinspan.games.bridgetown.city import BRIDGES, MODES, ROUNDS
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.game import BridgetownPosition
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import RIDING, distance
from twinspan.games.bridgetown.routes import RouteTaken, rest_of
from twinspan.games.bridgetown.state import NO_FLAG, State
from twinspan.games.bridgetown.swapping import SWAPPING

HORIZON: Final = 1  # rounds that are played out beyond the present one

# ----- the weights: colours unless the comment says otherwise -------------------------------------

# What flags are worth beside their colours, by their number: the nearer to all eight, the more.
BRIDGES_FOUND: Final = [0.0, 0.3, 0.6, 0.9, 1.2, 1.5, 2.0, 3.0, 13.0]
NEXT: Final = 0.6  # the share of what the next move could take
SOMEDAY: Final = 0.12  # the share of what could be taken in a later round
LYING: Final = 0.25  # the share of a flag that lies out of reach
SPECIAL: Final = 0.05  # a special action, which needs a plan
MISJUDGED: Final = 0.3  # how far a quick look errs
ATTENTION: Final = 0.4  # what makes an action look e times as promising

COLOURS_FOUND: Final = 0.19  # the share of the missing colours that a round brings
# How far two players' hopes must differ for one to be e times as likely to win.
SPREAD_AT_END: Final = 0.25
SPREAD_BY_ROUNDS: Final = 0.45  # for the square root of their number
DECISIVE_LEAD: Final = 4.0

_COUNT: Final = [bits.bit_count() for bits in range(1 << BRIDGES)]


class Wishes:
    """What a player would take, by the flags on the bridges and on the card."""

    __slots__ = ("colours", "dupes", "empty", "found", "lying", "wanted")

    def __init__(self, state: State, seat: Seat) -> None:
        card = state.players[seat].card
        empty = colours = twice = 0
        for bridge in range(BRIDGES):
            flag = card[bridge]
            if flag == NO_FLAG:
                empty |= 1 << bridge
            else:
                twice |= colours & 1 << flag
                colours |= 1 << flag
        dupes = 0
        if twice:
            for bridge in range(BRIDGES):
                flag = card[bridge]
                if flag != NO_FLAG and twice >> flag & 1:
                    dupes |= 1 << bridge
        self.empty: Final = empty  # bridges without a flag on the card
        self.colours: Final = colours  # on the card
        self.dupes: Final = dupes  # bridges whose flag can be exchanged without loss
        self.found: Final = BRIDGES - _COUNT[empty]  # bridges with one
        self.lying: Final = [0] * MODES  # by mode: the bridges where its flag lies
        for bridge in range(BRIDGES):
            flag = state.flags[bridge]
            if flag != NO_FLAG:
                self.lying[flag] |= 1 << bridge
        self.wanted: Final = [0] * MODES  # by mode: those it would take
        for mode in range(MODES):
            new = 0 if colours >> mode & 1 else dupes
            self.wanted[mode] = self.lying[mode] & (empty | new)

    def gain(self, mode: int, bridges: Bridges) -> float:
        """What taking the flags of a mode from these bridges would bring."""
        taken = bridges & self.wanted[mode]
        if not taken:
            return 0.0
        colour = 0.0 if self.colours >> mode & 1 else 1.0
        then = self.found + _COUNT[taken & self.empty]
        return colour + BRIDGES_FOUND[then] - BRIDGES_FOUND[self.found]


class BridgetownKnowledge(Knowledge):
    """Takes what can be reached, then counts colours and bridges."""

    def decisive_lead(self) -> float:
        return DECISIVE_LEAD

    def weights(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, BridgetownPosition)
        return odds(Glance(position, seat).likings(legal), ATTENTION)

    def play_out(self, position: Position, rng: random.Random) -> Judgement:
        assert isinstance(position, BridgetownPosition)
        last = position.round + HORIZON
        path: list[int] = []  # of the move that is being made
        while position.asked:
            asking = position.asking
            if position.round > last and asking is PLANNING:
                return judge(position)
            seat = position.asked[0]
            legal = position.offers[seat]
            action = legal[0]
            if asking is PLANNING:
                likings = Glance(position, seat).places(legal)
                action = legal[_best_of(likings, rng)]
            elif asking is RIDING:
                action, path = Glance(position, seat).quick_ride(legal, rng)
            elif asking is STEPPING:
                move = position.move
                assert move is not None
                made = len(move.path) - 1
                steps = position.board.actions.step
                # A ride that was the only choice was not asked about: then the path is another's.
                known = len(path) == made + move.left and path[:made] == move.path[1:]
                if not known or steps[path[made]] not in legal:
                    path = move.path[1:] + Glance(position, seat).best_way_on().path
                action = steps[path[made]]
            elif asking is EXCHANGING:
                action = _exchange(position, seat)
            elif asking is SWAPPING:
                action = position.board.actions.done
            else:
                action = rng_choice(rng, legal)
            position.play(seat, action)
        outcome = position.outcome()
        assert outcome is not None
        return judge_outcome(outcome)


class Glance:
    """A quick look at a decision: what each answer seems to be worth."""

    def __init__(self, position: State, seat: Seat) -> None:
        self._position: Final = position
        self._seat: Final = seat
        self._reach: Final = reach_in(position.game, position.chosen_options)
        self._wishes: Final = Wishes(position, seat)

    def likings(self, legal: Sequence[Action]) -> list[float]:
        asking = self._position.asking
        if asking is PLANNING:
            return self.places(legal)
        if asking is RIDING:
            return [
                self._best_passage(action, None)[0] if isinstance(action, Ride) else 0.0
                for action in legal
            ]
        if asking is STEPPING:
            return self._steps(legal)
        return [0.0] * len(legal)

    def places(self, legal: Sequence[Action]) -> list[float]:
        """A mode is good for flags that it can reach, and a little for those that lie further."""
        wishes = self._wishes
        near = self._reach.near(self._position.players[self._seat].racer)
        likings: list[float] = []
        for action in legal:
            if isinstance(action, ModePlan):
                mode = action.mode
                now = wishes.gain(mode, near[mode])
                then = wishes.gain(mode, wishes.lying[mode])
                likings.append(max(now, LYING * then))
            else:
                likings.append(SPECIAL)
        return likings

    def quick_ride(self, legal: Sequence[Action], rng: random.Random) -> tuple[Action, list[int]]:
        """The ride that seems best, and its path."""
        best = legal[0]
        path: list[int] = []
        most = -1e9
        for action in legal:
            if isinstance(action, Ride):
                value, passage = self._best_passage(action, rng)
                if value > most:
                    most = value
                    best = action
                    path = passage.path
        return best, path

    def _best_passage(self, ride: Ride, rng: random.Random | None) -> tuple[float, Passage]:
        """The best that a ride can come to; with an rng it is misjudged a little."""
        position, seat = self._position, self._seat
        mode = ride.mode
        steps = distance(position, seat, mode, ride.double)
        passages = self._reach.passages(mode, steps, position.players[seat].racer)
        best = passages[0]
        most = -1e9
        for passage in passages:
            value = self._value(mode, passage.bridges, passage.end)
            if rng is not None:
                value += MISJUDGED * rng.random()
            if value > most:
                most = value
                best = passage
        return most, best

    def best_way_on(self) -> RouteTaken:
        """The best way to complete a move."""
        move = self._position.move
        assert move is not None
        routes = rest_of(self._position, move)
        best = routes[0]
        most = -1e9
        for route in routes:
            value = self._value(move.mode, bits_of(route.flags), route.end)
            if value > most:
                most = value
                best = route
        return best

    def _steps(self, legal: Sequence[Action]) -> list[float]:
        """A step is as good as the best way on."""
        move = self._position.move
        assert move is not None
        values: dict[int, float] = {}
        for route in rest_of(self._position, move):
            value = self._value(move.mode, bits_of(route.flags), route.end)
            first = route.path[0]
            if first not in values or value > values[first]:
                values[first] = value
        # Of ways that come to the same, only one has its first step here.
        return [
            values.get(action.space, 0.0) if isinstance(action, Step) else 0.0 for action in legal
        ]

    def _value(self, mode: int, bridges: Bridges, end: int) -> float:
        """What a move takes, and what the modes left could take next, or any mode some day."""
        wishes = self._wishes
        value = wishes.gain(mode, bridges)
        near = self._reach.near(end)
        modes = self._position.players[self._seat].modes
        if len(modes) > 1:
            for other in modes:
                if other != mode:
                    value += NEXT * wishes.gain(other, near[other])
        else:
            for other in range(MODES):
                value += SOMEDAY * wishes.gain(other, near[other])
        return value


def _best_of(likings: list[float], rng: random.Random) -> int:
    """Which one seems best."""
    best = 0
    most = -1e9
    for index, liking in enumerate(likings):
        seems = liking + MISJUDGED * rng.random()
        if seems > most:
            most = seems
            best = index
    return best


def _exchange(position: State, seat: Seat) -> Action:
    """B5.4: a colour that is new is welcome if the old one stays on the card elsewhere."""
    move = position.move
    assert move is not None
    actions = position.board.actions
    bridge = move.taking[0]
    card = position.players[seat].card
    if position.flags[bridge] not in card and card.count(card[bridge]) > 1:
        return actions.exchange
    return actions.done


def judge(state: State) -> Judgement:
    """Who is how likely to win, by the flags on the cards and what is near."""
    return judge_hopes(state, [hope(state, seat) for seat in range(state.seats)])


def judge_hopes(state: State, hopes: list[float]) -> Judgement:
    """The same when it is known what everybody may hope for."""
    rounds = ROUNDS - state.round + 1  # to be played
    shares = win_shares(hopes, SPREAD_AT_END + SPREAD_BY_ROUNDS * sqrt(rounds))
    scores = [colours_after(count_colours(player.card), rounds) for player in state.players]
    return Judgement(shares, scores)


def count_colours(card: list[int]) -> int:
    return len({*card} - {NO_FLAG})


def colours_after(colours: float, rounds: float) -> float:
    """How many colours somebody with so many is likely to have after so many rounds."""
    still_missing: float = (1 - COLOURS_FOUND) ** rounds
    return MODES - (MODES - colours) * still_missing


def hope(state: State, seat: Seat) -> float:
    """Colours, bridges on the way to all eight, and what is near."""
    reach = reach_in(state.game, state.chosen_options)
    wishes = Wishes(state, seat)
    found = _COUNT[wishes.colours] + BRIDGES_FOUND[wishes.found]
    near = reach.near(state.players[seat].racer)
    for mode in range(MODES):
        found += SOMEDAY * wishes.gain(mode, near[mode])
    return found
