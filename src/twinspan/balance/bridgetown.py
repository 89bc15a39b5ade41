"""What is said of the balance of Bridgetown Races: the first player, modes, special actions."""

from collections.abc import Callable, Sequence
from typing import Final

from twinspan.balance.balance import Balance, even_share, no_difference
from twinspan.balance.observation import Notes, Observation, Observed, Thing, fact, scores, wins
from twinspan.balance.sections import Chart, Column, Row, Section
from twinspan.contest.units import HUNDREDTHS, MORE_HUNDREDTHS, POINTS, SHARE
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.games.bridgetown import BridgetownPosition
from twinspan.games.bridgetown.actions import SPECIALS, Special
from twinspan.games.bridgetown.city import MODES
from twinspan.text.bridgetown import BridgetownTeller
from twinspan.text.teller import Teller

# What is noted, by seat.
_TURN: Final = ("turn", 0)  # in the first round, from 0
_PLANNED: Final = "planned"  # coordinators, by mode
_RIDES: Final = "rides"
_FLAGS: Final = "flags"  # taken or exchanged on these rides
_TAKEN: Final = "taken"  # special actions
_USED: Final = "used"


class BridgetownBalance(Balance):
    """What counts are colours."""

    score = HUNDREDTHS

    def note(self, position: Position, events: Sequence[Event]) -> Notes:
        assert isinstance(position, BridgetownPosition)
        modes = [(what, mode) for what in (_PLANNED, _RIDES, _FLAGS) for mode in range(MODES)]
        specials = [(what, special) for what in (_TAKEN, _USED) for special in range(SPECIALS)]
        if position.chosen_options.no_specials:
            specials = []
        notes: Notes = {thing: [0] * position.seats for thing in (_TURN, *modes, *specials)}
        first = next(event.seat for event in events if event.kind == "first-player")
        for turn, seat in enumerate(position.clockwise_from(first)):
            notes[_TURN][seat] = turn
        mode = 0  # of the ride that is told
        for event in events:
            match event.kind:
                case "planned":
                    notes[_PLANNED, fact(event, "mode")][event.seat] += 1
                case "planned-special":
                    notes[_TAKEN, fact(event, "special")][event.seat] += 1
                case "goes-first":
                    notes[_USED, Special.FIRST][event.seat] += 1
                case "swapped":
                    notes[_USED, Special.SWAP][event.seat] += 1
                case "rides" | "rides-double":
                    mode = fact(event, "mode")
                    notes[_RIDES, mode][event.seat] += 1
                    if event.kind == "rides-double":
                        notes[_USED, Special.DOUBLE][event.seat] += 1
                case "flag-taken" | "flag-exchanged":
                    notes[_FLAGS, mode][event.seat] += 1
        return notes

    def own_sections(self, observed: Observed, teller: Teller) -> list[Section]:
        assert isinstance(teller, BridgetownTeller)
        found = [self._turns(observed, teller), _modes(observed, teller)]
        if (_TAKEN, 0) in observed.games[0].notes:
            found.append(_specials(observed, teller))
        return found

    def _turns(self, observed: Observed, teller: BridgetownTeller) -> Section:
        say = teller.words.text
        return self.won_by_place(
            say("report-turns"),
            say("report-turns-about"),
            [say("report-turn", {"number": turn + 1}) for turn in range(observed.seats)],
            lambda game: game.notes[_TURN],
            observed,
            teller,
        )


def _modes(observed: Observed, teller: BridgetownTeller) -> Section:
    say = teller.words.text

    def row(mode: int) -> Row:
        rides = (_RIDES, mode)
        return Row(
            teller.mode(mode),
            (
                observed.share(_total((_PLANNED, mode)), _all_planned),
                observed.ratio(_total((_FLAGS, mode)), _total(rides)),
                observed.slope(rides, scores),
                observed.slope(rides, wins),
            ),
        )

    return Section(
        say("report-modes"),
        say("report-modes-about"),
        (
            Column(say("report-planned"), SHARE),
            Column(say("report-flags"), HUNDREDTHS),
            Column(say("report-colours-per-ride"), MORE_HUNDREDTHS),
            Column(say("report-wins-per-ride"), POINTS),
        ),
        tuple(map(row, range(MODES))),
        (
            Chart(say("report-planned"), (0,), even_share(1 / MODES, teller)),
            Chart(say("report-flags"), (1,)),
            Chart(say("report-colours-per-ride"), (2,), no_difference(teller)),
            Chart(say("report-wins-per-ride"), (3,), no_difference(teller)),
        ),
    )


def _specials(observed: Observed, teller: BridgetownTeller) -> Section:
    say = teller.words.text

    def row(special: int) -> Row:
        taken, used = (_TAKEN, special), (_USED, special)

        def users(game: Observation) -> list[int]:
            return [seat for seat, times in enumerate(game.notes[used]) if times]

        return Row(
            teller.special(special),
            (
                observed.share(_total(taken), lambda game: game.rounds),
                observed.share(_total(used), _total(taken)),
                observed.won(users),
                observed.slope(used, scores),
                observed.slope(used, wins),
            ),
        )

    return Section(
        say("report-specials"),
        say("report-specials-about"),
        (
            Column(say("report-special-taken"), SHARE),
            Column(say("report-special-used"), SHARE),
            Column(say("report-won-with"), SHARE),
            Column(say("report-colours-per-use"), MORE_HUNDREDTHS),
            Column(say("report-wins-per-use"), POINTS),
        ),
        tuple(map(row, range(SPECIALS))),
        (
            Chart(say("report-specials-chart"), (0, 1)),
            Chart(say("report-won-with"), (2,), even_share(observed.even, teller)),
            Chart(say("report-colours-per-use"), (3,), no_difference(teller)),
            Chart(say("report-wins-per-use"), (4,), no_difference(teller)),
        ),
    )


def _total(thing: Thing) -> Callable[[Observation], int]:
    """Of all seats."""
    return lambda game: sum(game.notes[thing])


def _all_planned(game: Observation) -> int:
    return sum(sum(game.notes[_PLANNED, mode]) for mode in range(MODES))


BALANCE: Final = BridgetownBalance()
