"""What is said of the balance of Old London Bridge: stairs, scorings, buildings, bonus tiles."""

from collections.abc import Sequence
from typing import Final

from twinspan.balance.balance import Balance, no_difference
from twinspan.balance.observation import (
    Notes,
    Observation,
    Observed,
    Thing,
    fact,
    others,
    scores,
    winners,
)
from twinspan.balance.sections import Chart, Column, Row, Section
from twinspan.contest.figures import Figure
from twinspan.contest.units import HUNDREDTHS, POINTS, Unit
from twinspan.core.position import Position
from twinspan.core.terms import Event
from twinspan.games.london import LondonPosition
from twinspan.games.london.components import BASE, FACES, SLOTS, TILES, TYPES
from twinspan.games.london.faces import count_types, face_lines
from twinspan.games.london.scoring import base_lines
from twinspan.games.london.setup import zeros_each
from twinspan.text.london import LondonTeller
from twinspan.text.teller import Teller

MONEY: Final = Unit("report-money", 1)
MORE_MONEY: Final = Unit("report-money", 1, signed=True)

# What is noted, by seat.
_STEP: Final = ("step", 0)  # of the stairs, from 0
_FACE: Final = "face"  # what the scoring paid
_BASE: Final = "base"
_TYPE: Final = "type"  # buildings on the bridge at the end
_TAKEN: Final = "taken"  # bonus tiles
_USED: Final = "used"

_STEPS: Final = "ABCD"
_UNBROKEN: Final = "\u00a0"


class LondonBalance(Balance):
    """Scoring faces are drawn anew for each game, so that each is seen in many."""

    options = dict.fromkeys(SLOTS, "random")
    score = MONEY

    def note(self, position: Position, events: Sequence[Event]) -> Notes:
        assert isinstance(position, LondonPosition)
        tiles = [(what, tile) for what in (_TAKEN, _USED) for tile in range(TILES)]
        notes: Notes = {thing: [0] * position.seats for thing in (_STEP, *tiles)}
        for kind, counts in enumerate(
            zip(*(count_types(player, position) for player in position.players), strict=True)
        ):
            notes[_TYPE, kind] = [*counts]
        for slot, face in enumerate(position.faces):
            thing = (_BASE, slot) if face == BASE else (_FACE, face)
            notes[thing] = [0] * position.seats
            for line in base_lines(position, slot) if face == BASE else face_lines(position, face):
                notes[thing][line.seat] += line.amount
        for event in events:
            match event.kind:
                case "stairs":
                    notes[_STEP][event.seat] = fact(event, "step") - 1
                case "face-paid":
                    notes[_FACE, fact(event, "face")][event.seat] += fact(event, "amount")
                case "bonus-taken":
                    notes[_TAKEN, fact(event, "tile")][event.seat] += 1
                case "tile-used":
                    notes[_USED, fact(event, "tile")][event.seat] += 1
        return notes

    def own_sections(self, observed: Observed, teller: Teller) -> list[Section]:
        assert isinstance(teller, LondonTeller)
        return [
            self._stairs(observed, teller),
            _scorings(observed, teller),
            _types(observed, teller),
            _tiles(observed, teller),
        ]

    def _stairs(self, observed: Observed, teller: LondonTeller) -> Section:
        """The step decides the hand."""
        say = teller.words.text
        zeros = [0] * zeros_each(observed.seats)
        hands = [[*zeros, *hand] for hand in teller.components.start_hands]
        names = [
            say("report-step", {"step": letter, "cards": _UNBROKEN.join(map(str, hand))})
            for letter, hand in zip(_STEPS, hands[: observed.seats], strict=False)
        ]
        return self.won_by_place(
            say("report-stairs"),
            say("report-stairs-about"),
            names,
            lambda game: game.notes[_STEP],
            observed,
            teller,
        )


def _scorings(observed: Observed, teller: LondonTeller) -> Section:
    """What each scoring is worth, in the games where it was in play."""
    say = teller.words.text
    names = {
        **{(_BASE, slot): say(f"london-base-{slot}") for slot in range(len(SLOTS))},
        **{(_FACE, face): teller.face(face) for face in range(1, FACES + 1)},
    }

    def row(thing: Thing, name: str) -> Row:
        there = Observed([game for game in observed if thing in game.notes])
        return Row(
            name,
            (
                there.per_player(thing),
                there.per_player(thing, winners),
                _won_by_best_paid(there, thing),
            ),
        )

    in_play = {thing for game in observed for thing in game.notes}
    return Section(
        say("report-faces"),
        say("report-faces-about"),
        (
            Column(say("report-paid"), MONEY),
            Column(say("report-paid-winners"), MONEY),
            Column(say("report-best-paid"), POINTS),
        ),
        tuple(row(thing, name) for thing, name in names.items() if thing in in_play),
        (
            Chart(say("report-paid-chart"), (0, 1)),
            Chart(say("report-best-paid-chart"), (2,), no_difference(teller)),
        ),
    )


def _won_by_best_paid(observed: Observed, thing: Thing) -> Figure | None:
    """How much more than an even share those have won whom it paid most. Every game counts once,
    and not at all if nobody was paid."""

    def best_paid(game: Observation) -> float:
        most = max(game.notes[thing])
        best = [seat for seat, amount in enumerate(game.notes[thing]) if amount == most > 0]
        return sum(game.won[seat] for seat in best) / max(1, len(best))

    found = observed.share(best_paid, lambda game: int(any(game.notes[thing])))
    return None if found is None else found.above(observed.even)


def _types(observed: Observed, teller: LondonTeller) -> Section:
    """What goes with one more building of a type."""
    say = teller.words.text

    def row(kind: int) -> Row:
        thing = (_TYPE, kind)
        return Row(
            teller.type_name(kind),
            (
                observed.slope(thing, scores),
                observed.per_player(thing, others),
                observed.per_player(thing, winners),
            ),
        )

    return Section(
        say("report-types"),
        say("report-types-about"),
        (
            Column(say("report-money-per-building"), MORE_MONEY),
            Column(say("report-by-others"), HUNDREDTHS),
            Column(say("report-by-winners"), HUNDREDTHS),
        ),
        tuple(map(row, range(TYPES))),
        (
            Chart(say("report-money-per-building"), (0,), no_difference(teller)),
            Chart(say("report-types-chart"), (1, 2)),
        ),
    )


def _tiles(observed: Observed, teller: LondonTeller) -> Section:
    """The special actions of this game."""
    say = teller.words.text

    def row(tile: int) -> Row:
        return Row(
            teller.tile(tile),
            (
                observed.slope((_USED, tile), scores),
                observed.per_player((_TAKEN, tile)),
                observed.per_player((_USED, tile)),
            ),
        )

    return Section(
        say("report-tiles"),
        say("report-tiles-about"),
        (
            Column(say("report-money-per-tile"), MORE_MONEY),
            Column(say("report-taken"), HUNDREDTHS),
            Column(say("report-used"), HUNDREDTHS),
        ),
        tuple(map(row, range(TILES))),
        (
            Chart(say("report-money-per-tile"), (0,), no_difference(teller)),
            Chart(say("report-tiles-chart"), (1, 2)),
        ),
    )


BALANCE: Final = LondonBalance()
