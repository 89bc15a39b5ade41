"""The flow of a game: what happens between two decisions, the same way in every game.

``advance`` takes one step after the other until somebody must decide, something must be revealed
that chance has not told, or the game is over.
"""

from typing import TYPE_CHECKING, Any

from twinspan.core.chance import RandomChance
from twinspan.core.rules import NOTHING, Decision, Events
from twinspan.core.terms import NOBODY, PUBLIC, Action, Event, Seat

if TYPE_CHECKING:
    from twinspan.core.position import Position


def advance(state: "Position", events: Events) -> None:
    """Go on to the next rest."""
    state.asking = NOTHING
    state.asked = ()
    answers = state.answers
    for seat in range(state.seats):
        answers[seat] = ()
    steps = state._rules.steps
    while True:
        if state.reveals:
            if not _draw(state, events):
                return
        elif steps[state.step](state, events):
            return


def ask(state: "Position", decision: Decision[Any], seat: Seat, events: Events) -> bool:
    """Ask a player. False if there is only one answer: then it is given, and an event says so."""
    legal = decision.legal(state, seat)
    state.actor = seat
    if len(legal) > 1:
        _open(state, decision, seat, legal)
        return True
    action = legal[0]
    if events is not None:
        events.append(only_choice(decision, seat, action))
    decision.apply(state, seat, action, events)
    return False


def only_choice(
    decision: Decision[Any], seat: Seat, action: Action, reader: Seat = PUBLIC
) -> Event:
    """What tells that a question with one answer was answered without being asked."""
    return Event("only-choice", seat, {"action": action.notation, "to": decision.name}, reader)


def ask_again(state: "Position") -> bool:
    """Ask what a position that was read says is being asked; False if that is no question."""
    decision = state.asking
    if decision is NOTHING:
        return bool(state.reveals) or state.step == state._rules.over
    if decision.simultaneous():
        return decision.open_again(state)
    if state.actor == NOBODY:
        return False
    legal = decision.legal(state, state.actor)
    if len(legal) < 2:
        return False
    _open(state, decision, state.actor, legal)
    return True


def _open(
    state: "Position",
    decision: Decision[Any],
    seat: Seat,
    legal: list[Action] | tuple[Action, ...],
) -> None:
    state.asking = decision
    state.answers[seat] = tuple(legal)
    state.asked = (seat,)


def _draw(state: "Position", events: Events) -> bool:
    """Show what comes next if chance or logic can tell; False if the position must wait."""
    draws = state._rules.draws
    assert draws is not None
    code = state.reveals[0]
    choices = draws.pool(state, code)
    count = len(choices)
    index = 0
    if count > 1:
        chance = state.chance
        if chance is None:
            return False
        if isinstance(chance, RandomChance):  # it does not care which draw this is
            index = chance.place(count)
        else:
            index = chance.pick(draws.labels[code], draws.drawn_before(state, code), count)
    state.reveals.pop(0)
    draws.take(state, code, choices[index], events)
    return True


def copy_flow(source: "Position", target: "Position") -> None:
    """For ``Position.copy``: what is going on."""
    target.asked = source.asked
    target.answers = source.answers[:]
    target.asking = source.asking
    target.actor = source.actor
    target.step = source.step
    target.reveals = source.reveals[:]
