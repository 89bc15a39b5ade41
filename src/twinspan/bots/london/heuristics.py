"""A quick hand and a quick eye for Old London Bridge."""

import random
from collections.abc import Sequence
from typing import Final

from twinspan.bots.heuristics import Judgement, Knowledge, judge_outcome, odds, win_shares
from twinspan.bots.london.action_values import likings
from twinspan.bots.london.value import (
    crests_per_turn,
    crests_shown,
    room,
    sites_outlook,
    turns_left,
    worth,
)
from twinspan.core.game import Action, Position, Seat, rng_choice
from twinspan.games.london.actions import (
    CHAPEL_2,
    DONE,
    GATE_2,
    PASS,
    CardChoice,
    CardTaking,
    Placement,
    StackChoice,
)
from twinspan.games.london.bidding import CHOOSING_CARDS
from twinspan.games.london.building import fits_next_site, is_park
from twinspan.games.london.components import BASE, CENTRE, NUMBERS, TYPES, BuildingType, Crest
from twinspan.games.london.effects import TAKING_CARDS
from twinspan.games.london.game import LondonPosition
from twinspan.games.london.placing import CHOOSING_STACK, PLACING
from twinspan.games.london.state import NO_BUILDING, State
from twinspan.games.london.tiles import ENDING_TURN

HORIZON: Final = 2  # rounds that are played out beyond the present one

# ----- the weights: pounds unless the comment says otherwise --------------------------------------

CHAPEL_SPACE: Final = 0.8  # one space further on the chapel track
GATE_SPACE: Final = 0.9
CARD_POINT: Final = 0.7  # one point of a card
DOES_NOT_FIT: Final = 4.5  # a building for which another must go
TILE: Final = 2.0  # a tile used now and not later
NOTHING_THERE: Final = -50.0  # an empty stack
MISJUDGED: Final = 1.5  # how far a quick look at a building errs
# What makes an action look e times as promising: at first sight, and after a closer look.
ATTENTION: Final = 2.0
CLOSE_ATTENTION: Final = 1.5

CARD_COST: Final = 0.6  # each point of a card that is played
EARLY: Final = [0.15, 0.45, 0.65, 0.8, 0.92]  # how likely a card of this value makes one early
HESITATION: Final = 1.0  # by which the liking of a card wavers

# How a player's worth tells the score at the end, by turns to come: fitted to games of apprentices
# with 2, 3 and 4 players, with the printed scorings and with drawn faces.
GROWTH: Final = 0.0193  # for the cube of their number
FACE_GROWTH: Final = 0.37  # for each turn and each face in a printed scoring's place
OPTIMISM: Final = 3.7  # by which hopes are too high
# How far two players' worths must differ for one to be e times as likely to win.
SPREAD_AT_END: Final = 3.0
SPREAD_PER_TURN: Final = 0.6
DUEL: Final = 1.6  # with two players everything is as many times as uncertain
DECISIVE_LEAD: Final = 20.0


class LondonKnowledge(Knowledge):
    """Plays two more rounds by rules of thumb, then counts what everybody has and may hope for."""

    def decisive_lead(self) -> float:
        return DECISIVE_LEAD

    def weights(self, position: Position, seat: Seat, legal: Sequence[Action]) -> list[float]:
        assert isinstance(position, LondonPosition)
        if position.asking is PLACING or position.asking is CHOOSING_STACK:
            gains = gains_by_type(position, seat)
            return odds([_liking(position, action, gains) for action in legal], ATTENTION)
        return [1.0] * len(legal)

    def careful_weights(
        self, position: Position, seat: Seat, legal: Sequence[Action], rng: random.Random
    ) -> list[float]:
        assert isinstance(position, LondonPosition)
        liked = likings(position, seat, legal, rng)
        promising = dict(zip(liked, odds([*liked.values()], CLOSE_ATTENTION), strict=True))
        return [promising.get(action, 0.0) for action in legal]

    def play_out(self, position: Position, rng: random.Random) -> Judgement:
        assert isinstance(position, LondonPosition)
        last = position.round + HORIZON
        while position.asked:
            if position.round > last and position.asking is CHOOSING_CARDS:
                return judge(position)
            seat = position.asked[0]
            position.play(seat, quick_choice(position, seat, position.offers[seat], rng))
        outcome = position.outcome()
        assert outcome is not None
        return judge_outcome(outcome)


def quick_choice(
    position: LondonPosition, seat: Seat, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """What a player does without thinking."""
    asking = position.asking
    if asking is PLACING or asking is CHOOSING_STACK:
        gains = gains_by_type(position, seat)
        best = legal[0]
        most = -1e9
        for action in legal:
            liking = _liking(position, action, gains) + MISJUDGED * rng.random()
            if liking > most:
                most = liking
                best = action
        return best
    if asking is CHOOSING_CARDS:
        return _quick_cards(position, seat, legal, rng)
    if asking is TAKING_CARDS:
        best = legal[0]
        for action in legal:
            if isinstance(action, CardTaking):
                best = action  # they are sorted: the last one is the highest
        return best
    if asking is ENDING_TURN and turns_left(position, seat):
        return DONE
    return rng_choice(rng, legal)


def _quick_cards(
    position: State, seat: Seat, legal: tuple[Action, ...], rng: random.Random
) -> Action:
    """High cards where it matters to be early: when the best to be had is far above the rest."""
    gains = gains_by_type(position, seat)
    offers = sorted([gain + position.income[kind] for kind, gain in enumerate(gains)])
    matters = offers[-1] - offers[-3]
    best = legal[0]
    most = -1e9
    for action in legal:
        assert isinstance(action, CardChoice)
        liking = (
            HESITATION * rng.random() + matters * EARLY[action.first] - CARD_COST * action.first
        )
        if action.second >= 0:
            liking += matters * EARLY[action.second] - CARD_COST * action.second
        if liking > most:
            most = liking
            best = action
    return best


def gains_by_type(state: State, seat: Seat) -> list[float]:
    """What building the top of each stack would bring, at first sight, beside building nothing."""
    components = state.components
    player = state.players[seat]
    turns = turns_left(state, seat)
    bridge = player.bridge
    built = len(bridge)
    shown = crests_shown(state, player)
    nothing = sites_outlook(state, built, room(bridge), turns) + turns * crests_per_turn(shown)
    gains: list[float] = []
    for kind in range(TYPES):
        building = state.tops[kind]
        if building == NO_BUILDING:
            gains.append(NOTHING_THERE)
            continue
        if fits_next_site(bridge, building):
            numbers = NUMBERS if is_park(building) else building - 1
            gain = sites_outlook(state, built + 1, numbers, turns) - nothing
        else:
            gain = sites_outlook(state, built, room(bridge), turns) - nothing - DOES_NOT_FIT
        crest = components.crest_of[building]
        shown[crest] += 1
        gain += turns * crests_per_turn(shown)
        if kind < BuildingType.GUILD_HOUSE:
            gain += _effect(state, seat, kind, shown[crest] + shown[Crest.ALL])
        shown[crest] -= 1
        gains.append(gain)
    return gains


def _effect(state: State, seat: Seat, kind: int, strength: int) -> float:
    """What a building of this type does for a player (L5), at first sight."""
    components = state.components
    player = state.players[seat]
    if kind == BuildingType.CHAPEL:
        reached = min(player.chapel + strength, components.chapel_end)
        money = sum(components.chapel_money[player.chapel + 1 : reached + 1])
        return money + CHAPEL_SPACE * (reached - player.chapel)
    if kind == BuildingType.GATE:
        reached = min(player.gate + strength, components.gate_end)
        money = sum(components.gate_money[player.gate + 1 : reached + 1])
        return money + GATE_SPACE * (reached - player.gate)
    if kind == BuildingType.HOSTELRY:
        return CARD_POINT * strength
    return strength


def _liking(state: State, action: Action, gains: list[float]) -> float:
    if isinstance(action, Placement):
        space = action.space
        tiles = TILE * (int(action.share) + int(action.x) + int(action.free))
        if space == CENTRE:
            price = 0 if action.free else state.components.centre_price
            return max(gains) - price - tiles
        if action.x:
            return gains[state.x_space()] - tiles
        return gains[space] + state.income[space] - tiles
    if isinstance(action, StackChoice):
        return gains[action.type]
    if action is PASS:
        return -DOES_NOT_FIT
    return 0.0 if action is CHAPEL_2 or action is GATE_2 else -TILE


def judge(state: State) -> Judgement:
    """Who is how likely to win, by what everybody has and may hope for."""
    return judge_worths(state, [worth(state, seat) for seat in range(state.seats)])


def judge_worths(state: State, worths: list[float]) -> Judgement:
    """The same when what everybody has and may hope for is known."""
    turns = [turns_left(state, seat) for seat in range(state.seats)]
    spread = SPREAD_AT_END + SPREAD_PER_TURN * max(turns)
    if state.seats == 2:
        spread *= DUEL
    scores = [worths[seat] + _growth(state, turns[seat]) for seat in range(state.seats)]
    return Judgement(win_shares(scores, spread), scores)


def _growth(state: State, turns: int) -> float:
    """What so many turns are likely to bring beyond what is hoped for."""
    faces = len(state.faces) - state.faces.count(BASE)
    return GROWTH * turns * turns * turns + FACE_GROWTH * faces * turns - OPTIMISM
