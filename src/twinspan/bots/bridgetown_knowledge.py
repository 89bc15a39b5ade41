"""A quick hand and a quick eye for Bridgetown Races."""

import random
from collections.abc import Sequence
from math import exp, sqrt
from os import environ as _E
from typing import Final

from twinspan.bots.bridgetown_reach import Bridges, Passage, Reach, bits_of, reach_in
from twinspan.bots.knowledge import Judgement, Knowledge, judge_outcome
from twinspan.core.game import Action, Position, Seat, rng_choice
from twinspan.games.bridgetown.actions import ModePlan, Ride, Step
from twinspan.games.bridgetown.city import BRIDGES, MODES, ROUNDS
from twinspan.games.bridgetown.flags import EXCHANGING
from twinspan.games.bridgetown.game import BridgetownPosition
from twinspan.games.bridgetown.moving import STEPPING
from twinspan.games.bridgetown.planning import PLANNING
from twinspan.games.bridgetown.racing import OFFERING_FIRST, RIDING, distance
from twinspan.games.bridgetown.routes import rest_of
from twinspan.games.bridgetown.state import NO_FLAG, State
from twinspan.games.bridgetown.swapping import SWAPPING

HORIZON: Final = int(_E.get("BHORIZON", "1"))  # rounds that are played out beyond the present one

# ----- the weights: colours unless the comment says otherwise -------------------------------------

# What a further bridge is worth beside its colour, by the number of those on the card.
BRIDGE: Final = [0.3, 0.3, 0.3, 0.3, 0.3, 0.5, 1.0, 10.0]
NEXT: Final = float(_E.get("BNEXT", "0.6"))  # the share of what the next move could take
SOMEDAY: Final = float(_E.get("BSOME", "0.12"))  # and of what could be taken in a later round
LYING: Final = 0.25  # the share of a flag that lies somewhere
NOISE: Final = float(_E.get("BNOISE", "0.3"))  # how far a quick hand misjudges
ATTENTION: Final = float(_E.get("BATT", "0.4"))  # colours that make an action look e times as promising
UNLIKELY: Final = 0.05  # the attention for specials, which need a plan

# How far apart two equal players are at the end of the game: at once, and by rounds to come.
SPREAD: Final = [float(_E.get("BSP0", "0.25")), float(_E.get("BSP1", "0.45"))]

_COUNT: Final = [bin(bits).count("1") for bits in range(1 << BRIDGES)]


class Wishes:
    """What a player would take, by the flags on the bridges and on the card."""

    __slots__ = ("colours", "dupes", "empty", "each", "lying", "wanted")

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
        self.each: Final = BRIDGE[BRIDGES - _COUNT[empty]] if empty else 0.0
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
        return colour + self.each * _COUNT[taken & self.empty]


class BridgetownKnowledge(Knowledge):
    """Takes what can be reached, then counts colours and bridges."""

    def weights(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, BridgetownPosition)
        likings = self._likings(position, seat, legal)
        best = max(likings)
        return [exp((liking - best) / ATTENTION) + 0.01 for liking in likings]

    def _likings(
        self, position: BridgetownPosition, seat: Seat, legal: Sequence[Action]
    ) -> list[float]:
        asking = position.asking
        reach = reach_in(position.game, position.chosen_options)
        if asking is PLANNING:
            return _places(position, seat, legal, reach)
        if asking is RIDING:
            wishes = Wishes(position, seat)
            found: list[float] = []
            for action in legal:
                if isinstance(action, Ride):
                    found.append(_best_ride(position, seat, action, wishes, reach, None)[0])
                else:
                    found.append(0.0)
            return found
        if asking is STEPPING:
            return _steps(position, seat, legal, reach)
        return [0.0] * len(legal)

    def play_out(self, position: Position, rng: random.Random) -> Judgement:
        assert isinstance(position, BridgetownPosition)
        last = position.round + HORIZON
        reach = reach_in(position.game, position.chosen_options)
        path: list[int] = []  # of the move that is being made
        while position.asked:
            asking = position.asking
            if position.round > last and asking is PLANNING:
                return judge(position, reach)
            seat = position.asked[0]
            legal = position.offers[seat]
            action = legal[0]
            if asking is PLANNING:
                likings = _places(position, seat, legal, reach)
                action = _best_of(legal, likings, rng)
            elif asking is RIDING:
                wishes = Wishes(position, seat)
                most = -1e9
                for option in legal:
                    if isinstance(option, Ride):
                        value, passage = _best_ride(position, seat, option, wishes, reach, rng)
                        if value > most:
                            most = value
                            action = option
                            path = passage.path
            elif asking is STEPPING:
                move = position.move
                assert move is not None
                made = len(move.path) - 1
                steps = position.board.actions.step
                # A ride that was the only choice was not asked about: then the path is another's.
                known = len(path) == made + move.left and path[:made] == move.path[1:]
                if not known or steps[path[made]] not in legal:
                    path = _way_on(position, seat, reach)
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


def _best_of(legal: Sequence[Action], likings: list[float], rng: random.Random) -> Action:
    best = legal[0]
    most = -1e9
    for index, action in enumerate(legal):
        liking = likings[index] + NOISE * rng.random()
        if liking > most:
            most = liking
            best = action
    return best


def _places(
    position: State, seat: Seat, legal: Sequence[Action], reach: Reach
) -> list[float]:
    """A mode is good for the flags that it can reach, and a little for those that lie further."""
    wishes = Wishes(position, seat)
    near = reach.near(position.players[seat].racer)
    likings: list[float] = []
    for action in legal:
        if isinstance(action, ModePlan):
            mode = action.mode
            now = wishes.gain(mode, near[mode])
            then = wishes.gain(mode, wishes.lying[mode])
            likings.append(max(now, LYING * then))
        else:
            likings.append(UNLIKELY)
    return likings


def _best_ride(
    position: State,
    seat: Seat,
    ride: Ride,
    wishes: Wishes,
    reach: Reach,
    rng: random.Random | None,
) -> tuple[float, Passage]:
    """The best that a ride can come to, with a thought for the next one."""
    player = position.players[seat]
    mode = ride.mode
    steps = distance(position, seat, mode, ride.double)
    passages = reach.passages(mode, steps, player.racer)
    rest = [other for other in player.modes if other != mode]
    best = passages[0]
    most = -1e9
    for passage in passages:
        value = wishes.gain(mode, passage.bridges) + _promise(passage.end, rest, wishes, reach)
        if rng is not None:
            value += NOISE * rng.random()
        if value > most:
            most = value
            best = passage
    return most, best


def _promise(space: int, rest: list[int], wishes: Wishes, reach: Reach) -> float:
    """What the modes left could take next, or any mode in the rounds to come."""
    near = reach.near(space)
    promise = 0.0
    if rest:
        for mode in rest:
            promise += NEXT * wishes.gain(mode, near[mode])
        return promise
    for mode in range(MODES):
        promise += SOMEDAY * wishes.gain(mode, near[mode])
    return promise


def _way_on(position: State, seat: Seat, reach: Reach) -> list[int]:
    """The best way to complete a move."""
    move = position.move
    assert move is not None
    wishes = Wishes(position, seat)
    rest = [other for other in position.players[seat].modes if other != move.mode]
    most = -1e9
    path: list[int] = []
    for route in rest_of(position, move):
        value = wishes.gain(move.mode, bits_of(route.flags))
        value += _promise(route.end, rest, wishes, reach)
        if value > most:
            most = value
            path = route.path
    return move.path[1:] + path


def _steps(
    position: State, seat: Seat, legal: Sequence[Action], reach: Reach
) -> list[float]:
    """A step is as good as the best way on."""
    move = position.move
    assert move is not None
    wishes = Wishes(position, seat)
    rest = [other for other in position.players[seat].modes if other != move.mode]
    values: dict[int, float] = {}
    for route in rest_of(position, move):
        value = wishes.gain(move.mode, bits_of(route.flags))
        value += _promise(route.end, rest, wishes, reach)
        first = route.path[0]
        if first not in values or value > values[first]:
            values[first] = value
    likings: list[float] = []
    for action in legal:
        likings.append(values.get(action.space, 0.0) if isinstance(action, Step) else 0.0)
    return likings


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


def judge(state: State, reach: Reach) -> Judgement:
    """Who is how likely to win, by the flags on the cards and what is near."""
    scores = [_hope(state, seat, reach) for seat in range(state.seats)]
    spread = SPREAD[0] + SPREAD[1] * sqrt(ROUNDS - state.round + 1)
    best = max(scores)
    odds = [exp((score - best) / spread) for score in scores]
    total = 0.0
    for each in odds:
        total += each
    return Judgement([each / total for each in odds], scores)


def _hope(state: State, seat: Seat, reach: Reach) -> float:
    """Colours, and the bridges on the way to all eight."""
    wishes = Wishes(state, seat)
    bridges = BRIDGES - _COUNT[wishes.empty]
    hope = float(_COUNT[wishes.colours])
    for number in range(bridges):
        hope += BRIDGE[number]
    near = reach.near(state.players[seat].racer)
    for mode in range(MODES):
        hope += SOMEDAY * wishes.gain(mode, near[mode])
    return hope
