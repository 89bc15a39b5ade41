"""What each pair of eyes gets: the view, and everything its seat needs to decide."""

from collections.abc import Iterable, Sequence

from twinspan.core.game import Event, Game, Outcome, Position, Seat
from twinspan.core.refusal import Refusal
from twinspan.server.wire import (
    Choice,
    EstimateData,
    EventData,
    Eyes,
    Held,
    Moment,
    OutcomeData,
    Package,
    ReasonData,
    RefusalData,
    Refused,
    Update,
)
from twinspan.table.match import Expectation, Match, Step
from twinspan.text.tellers import choice_message, winner_message

WATCHER = -1


def reader_of(seats: Sequence[Seat]) -> Seat | None:
    """Whose events a browser reads: with several seats on one screen, only what all may see."""
    return seats[0] if len(seats) == 1 else None


def update_for(match: Match, seats: Sequence[Seat], journal: int, moments: int) -> Update:
    """What a browser with these seats needs, which already has so many moments as they were after
    so many entries of the journal."""
    known = journal <= match.journal and moments > 0
    start = min(match.changed_since(journal), moments) if known else 0
    undoable = match.undoable()
    outcome = match.position.outcome()
    return Update(
        journal=match.journal,
        start=start,
        moments=list(_moments(match, reader_of(seats), start)),
        point=match.point,
        asked=list(match.asked()),
        private=_private(match),
        held=None if match.held is None else Held(seat=match.held.seat),
        undo_to=None if undoable is None else undoable[1],
        undo_seat=None if undoable is None else undoable[0],
        eyes=[_eyes(match, seat) for seat in (seats or [WATCHER])],
        outcome=None if outcome is None else _outcome(match.game, outcome),
    )


def _private(match: Match) -> bool:
    """Whether somebody is to see now what the others at the same screen are not."""
    if match.over:
        return False
    view = match.position.view(None)
    return match.position.simultaneous() or match.game.show(view) != view


def past_views(match: Match, seat: Seat | None) -> list[dict[str, object]]:
    """What this seat sees, or saw, at every moment; after the end nothing is left to memory."""
    return [_view(match, position, seat) for position in match.positions()]


def _view(match: Match, position: Position, seat: Seat | None) -> dict[str, object]:
    view = position.view(seat)
    if match.over:
        return view
    # An end that is not confirmed yet is no end: what is left to memory stays so.
    return match.game.show({**view, "outcome": None})


def past_reasons(match: Match) -> list[ReasonData]:
    """Why computers decided as they did, in the order of the game. They would give their plans
    away: not to be told to anybody before the end."""
    # The position before each moment that was decided.
    before = enumerate(match.positions(), start=1)
    return [
        ReasonData(
            moment=number,
            seat=seat,
            estimates=[_estimate(position, seat, one) for one in why],
        )
        for number, position in before
        for seat in range(position.seats)
        if (why := match.reasons.get((number, seat)))
    ]


def _estimate(position: Position, seat: Seat, expected: Expectation) -> EstimateData:
    action = position.game.action(expected.action)
    return EstimateData(
        message=choice_message(position.game, position.decision(), action),
        facts=position.offer(seat, action),
        win_share=expected.win_share,
        score=expected.score,
    )


def _eyes(match: Match, seat: Seat) -> Eyes:
    position = match.shown()
    eye = None if seat == WATCHER else seat
    waiting = seat == WATCHER or match.held is not None or match.over
    return Eyes(
        seat=seat,
        view=_view(match, position, eye),
        package=None if waiting else package(position, seat),
    )


def package(position: Position, seat: Seat) -> Package:
    """Each action of the game, with its preview or with the rule that forbids it."""
    decision = position.decision()
    choices = []
    for action in position.legal(seat):
        events: list[Event] = []
        after = position.ahead(seat, action, events)
        goes_on = after.to_act() == (seat,) and not after.simultaneous()
        preview = [event for event in events if event.readable_by(seat)]
        choices.append(
            Choice(
                action=action.id,
                message=choice_message(position.game, decision, action),
                facts=position.offer(seat, action),
                preview=_shown(position, preview, seat),
                next=after.decision() if goes_on else None,
            )
        )
    groups: list[tuple[Refusal, list[int]]] = []
    for action in position.game.actions:
        refusal = position.refuse(seat, action)
        if refusal is None:
            continue
        for known, actions in groups:
            if known == refusal:
                actions.append(action.id)
                break
        else:
            groups.append((refusal, [action.id]))
    return Package(
        decision=decision if choices else None,
        secret=position.simultaneous(),
        choices=choices,
        refused=[
            Refused(refusal=refusal_data(refusal), actions=actions) for refusal, actions in groups
        ],
        aids=position.aids(seat),
    )


def refusal_data(refusal: Refusal) -> RefusalData:
    return RefusalData(rule=refusal.rule, why=refusal.why, facts=refusal.facts)


def _outcome(game: Game, outcome: Outcome) -> OutcomeData:
    return OutcomeData.model_validate({**outcome.data(), "message": winner_message(game, outcome)})


def _moments(match: Match, reader: Seat | None, start: int) -> Iterable[Moment]:
    steps = match.all_steps()
    for number in range(start, len(steps)):
        step: Step = steps[number]
        events = [event for event in step.events if event.readable_by(reader)]
        yield Moment(
            number=number,
            seats=[seat for seat, _ in step.decisions],
            events=[_told(event) for event in events]
            if match.over
            else _shown(match.position, events, reader),
            held=match.held is not None and number == len(steps) - 1,
        )


def _shown(position: Position, events: list[Event], reader: Seat | None) -> list[EventData]:
    options = position.options()
    shown = [position.game.show_event(event, options, reader) for event in events]
    return [_told(event) for event in shown if event is not None]


def _told(event: Event) -> EventData:
    return EventData(kind=event.kind, seat=event.seat, facts=event.facts)
