"""Puts what the table package says into the shapes of the wire, with the names of the messages that
tell it in the reader's language."""

from collections.abc import Iterable
from typing import Final

from twinspan.core.game import Game
from twinspan.core.refusal import Refusal
from twinspan.core.terms import Event, Outcome
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
from twinspan.table import eyes, package
from twinspan.text.teller import choice_message, winner_message

WATCHER: Final = -1  # the seat of somebody who has none


def encode_update(game: Game, update: eyes.Update) -> Update:
    undoable, outcome = update.undoable, update.outcome
    return Update(
        journal=update.journal,
        start=update.start,
        moments=[_moment(moment) for moment in update.moments],
        point=update.point,
        asked=list(update.asked),
        private=update.private,
        held=None if update.held is None else Held(seat=update.held),
        undo_to=None if undoable is None else undoable.first,
        undo_seat=None if undoable is None else undoable.seat,
        eyes=[_eyes(game, seen) for seen in update.eyes],
        outcome=None if outcome is None else _outcome(game, outcome),
    )


def encode_package(game: Game, found: package.Package) -> Package:
    return Package(
        decision=found.decision,
        secret=found.secret,
        choices=[_choice(game, found.decision, choice) for choice in found.choices],
        refused=[
            Refused(refusal=encode_refusal(group.refusal), actions=group.actions)
            for group in found.refused
        ],
        aids=found.aids,
    )


def encode_refusal(refusal: Refusal) -> RefusalData:
    return RefusalData(rule=refusal.rule, why=refusal.why, facts=refusal.facts)


def encode_reasons(game: Game, reasons: Iterable[eyes.PastReasons]) -> list[ReasonData]:
    return [
        ReasonData(
            moment=why.moment,
            seat=why.seat,
            estimates=[_estimate(game, why.decision, one) for one in why.estimates],
        )
        for why in reasons
    ]


def _estimate(game: Game, decision: str, estimate: eyes.Estimate) -> EstimateData:
    return EstimateData(
        message=choice_message(game, decision, game.action(estimate.action)),
        facts=estimate.facts,
        win_share=estimate.win_share,
        score=estimate.score,
    )


def _choice(game: Game, decision: str | None, choice: package.Choice) -> Choice:
    assert decision is not None  # a seat that has choices is asked something
    return Choice(
        action=choice.action,
        message=choice_message(game, decision, game.action(choice.action)),
        facts=choice.facts,
        preview=_events(choice.preview),
        next=choice.next,
    )


def _eyes(game: Game, seen: eyes.Eyes) -> Eyes:
    return Eyes(
        seat=WATCHER if seen.seat is None else seen.seat,
        view=seen.view,
        package=None if seen.package is None else encode_package(game, seen.package),
    )


def _moment(moment: eyes.Moment) -> Moment:
    return Moment(
        number=moment.number,
        seats=moment.seats,
        events=_events(moment.events),
        held=moment.held,
    )


def _events(events: Iterable[Event]) -> list[EventData]:
    return [EventData(kind=event.kind, seat=event.seat, facts=event.facts) for event in events]


def _outcome(game: Game, outcome: Outcome) -> OutcomeData:
    return OutcomeData.model_validate({**outcome.data(), "message": winner_message(game, outcome)})
