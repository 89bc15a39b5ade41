"""What each browser at a table gets: the moments it lacks, and the present as its seats see it."""

from collections.abc import Sequence
from dataclasses import dataclass

from twinspan.core.errors import Facts
from twinspan.core.position import Position
from twinspan.core.terms import Event, Outcome, Seat
from twinspan.table.journal import Expectation
from twinspan.table.match import Match, Undoable
from twinspan.table.package import Package, package
from twinspan.table.visible import visible_events, visible_view


@dataclass(frozen=True)
class Moment:
    """A moment of the game as its reader may see it. Number 0 is the setup."""

    number: int
    seats: list[Seat]  # whose decision it was; several if it was secret
    events: list[Event]
    held: bool  # not confirmed yet


@dataclass(frozen=True)
class Eyes:
    """What one seat, or a watcher (None), sees now."""

    seat: Seat | None
    view: dict[str, object]
    package: Package | None  # None for watchers, and where there is nothing to decide


@dataclass(frozen=True)
class Update:
    """Replaces all moments from ``start`` on, and tells the present."""

    journal: int  # how many entries the journal has
    start: int
    moments: list[Moment]
    point: int
    asked: tuple[Seat, ...]
    private: bool  # whether a seat sees what others at the same screen must not
    held: Seat | None  # whose decision waits to be confirmed
    undoable: Undoable | None
    eyes: list[Eyes]
    outcome: Outcome | None


def update_for(match: Match, seats: Sequence[Seat], journal: int, moments: int) -> Update:
    """What a browser with these seats needs, which already has so many moments as they were after
    so many entries of the journal."""
    known = journal <= match.journal and moments > 0
    start = min(match.changed_since(journal), moments) if known else 0
    return Update(
        journal=match.journal,
        start=start,
        moments=_moments(match, reader_of(seats), start),
        point=match.point,
        asked=match.asked(),
        private=_private(match),
        held=None if match.held is None else match.held.seat,
        undoable=match.undoable(),
        eyes=[_eyes(match, seat) for seat in seats] or [_eyes(match, None)],
        outcome=match.position.outcome(),
    )


def reader_of(seats: Sequence[Seat]) -> Seat | None:
    """Whose events a browser reads: with several seats on one screen, only what all may see."""
    return seats[0] if len(seats) == 1 else None


def _moments(match: Match, reader: Seat | None, start: int) -> list[Moment]:
    moments = match.all_moments()
    return [
        Moment(
            number=number,
            seats=[seat for seat, _ in moments[number].actions],
            events=visible_events(match.position, moments[number].events, reader, match.over),
            held=match.held is not None and number == match.point,
        )
        for number in range(start, len(moments))
    ]


def _private(match: Match) -> bool:
    """Whether somebody is to see now what the others at the same screen are not."""
    if match.over:
        return False
    view = match.position.view(None)
    return match.position.simultaneous() or match.game.show(view) != view


def _eyes(match: Match, seat: Seat | None) -> Eyes:
    position = match.shown()
    deciding = match.held is None and not match.over
    return Eyes(
        seat=seat,
        view=visible_view(position, seat, match.over),
        package=package(position, seat) if deciding and seat is not None else None,
    )


# ----- the game so far ----------------------------------------------------------------------------


def past_views(match: Match, seat: Seat | None) -> list[dict[str, object]]:
    """What this seat sees, or saw, at every moment; after the end nothing is left to memory."""
    return [visible_view(position, seat, match.over) for position in match.positions()]


@dataclass(frozen=True)
class Estimate:
    """What a computer expected of an action, and what the action meant there."""

    action: int
    facts: Facts
    win_share: float
    score: float


@dataclass(frozen=True)
class PastReasons:
    """Why a computer decided as it did."""

    moment: int  # that its decision led to
    seat: Seat
    decision: str
    estimates: list[Estimate]  # of the action that it chose, then of the next best ones


def past_reasons(match: Match) -> list[PastReasons]:
    """Why computers decided as they did, in the order of the game. They would give their plans
    away: not to be told to anybody before the end."""
    # The position before each moment that was decided.
    before = enumerate(match.positions(), start=1)
    return [
        PastReasons(
            moment=number,
            seat=seat,
            decision=position.decision(),
            estimates=[_estimate(position, seat, one) for one in why],
        )
        for number, position in before
        for seat in range(position.seats)
        if (why := match.reasons.get((number, seat)))
    ]


def _estimate(position: Position, seat: Seat, expected: Expectation) -> Estimate:
    action = position.game.action(expected.action)
    return Estimate(action.id, position.offer(seat, action), expected.win_share, expected.score)
