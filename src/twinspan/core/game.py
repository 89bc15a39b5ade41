"""A game: the rules in one of their versions, with their data. It holds nothing of a game in
progress; that is a ``Position``."""

import copy
import random
from collections.abc import Callable, Mapping
from typing import Final, Generic, SupportsIndex

from twinspan.core.arguments import flag, shown, whole
from twinspan.core.chance import FROM_SEED, Chance, RandomChance, Seed, SeededChance, secret_of
from twinspan.core.columns import OPTION, Schema, read_choice, read_line
from twinspan.core.errors import OptionsError, SnapshotError, UsageError
from twinspan.core.flow import advance, ask_again
from twinspan.core.lru import LRU
from twinspan.core.open import Text, TypeVar, mypyc_attr
from twinspan.core.options import GameOptions
from twinspan.core.position import Position, View
from twinspan.core.reader import Reader
from twinspan.core.rules import Rules
from twinspan.core.setup import HEADING, Setup
from twinspan.core.terms import NOBODY, Action, Catalogue, Event, Seat

P = TypeVar("P", bound=Position, default=Position, covariant=True)

__all__ = ["Game", "View"]

_IN_A_VIEW: Final = ("seat", "to_act", "state", "outcome")
_IN_A_SNAPSHOT: Final = ("chance", "state")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[P]):
    """The rules of a game with their data."""

    def __init__(
        self,
        id: str,
        version: int,
        seats: tuple[int, ...],
        options: type[GameOptions],
        catalogue: Catalogue,
        rules: Rules[P],
        data: Mapping[str, object],
        data_hash: str,
        name: str | None,
        load: Callable[[object, int], "Game"],
        title: str | None = None,
    ) -> None:
        self.id: Final = id
        self.version: Final = version  # of the rules
        self.seats: Final = seats
        self._options: Final = options
        self.actions: Final = catalogue.actions
        self.data_hash: Final = data_hash
        self.data_name: Final = name  # of data that come with the package; None: somebody's own
        self.title: Final = title  # of the board, where a game can be played on several
        self._rules: Final = rules
        self._data: Final = data
        self._load: Final = load
        self._schemas: Final[dict[int, Schema]] = {}
        self._notations: dict[str, Action] | None = None  # made when first asked for
        self._usual: Final = options()
        # The last options that were read, and the last setup: views come in series.
        self._read_options: tuple[object, list[type], GameOptions] = (None, [], self._usual)
        self._setup: tuple[int, GameOptions, Setup] | None = None

    @property
    def Options(self) -> type[GameOptions]:  # noqa: N802 - it is a class
        """The class of this game's options."""
        return self._options

    @property
    def shipped(self) -> bool:
        """Whether the data come with the package."""
        return self.data_name is not None

    def data(self) -> Mapping[str, object]:
        """The data as plain data, from which the same game can be made again."""
        return copy.deepcopy(dict(self._data))

    def option_values(self) -> dict[str, list[str] | list[bool]]:
        """What can be chosen for each option; the first is the default."""
        return self._options.values()

    # ----- positions --------------------------------------------------------------------------

    def new(
        self,
        seats: SupportsIndex,
        options: GameOptions | Mapping[str, object] | None = None,
        seed: Seed | None = None,
        chance: Chance | random.Random | None = FROM_SEED,
        events: list[Event] | None = None,
    ) -> P:
        """A new game; what the setup shows is appended to ``events`` if a list is given.

        A seed makes the verifiable source of chance; without one a fresh secret is drawn.
        ``chance`` gives another source instead (``random.Random`` will do), or None for a position
        that waits at every reveal, the setup's included.
        """
        so_many = self._seats(seats)
        if chance is FROM_SEED:
            source: Chance | None = SeededChance(secret_of(seed))
        elif seed is not None:
            raise UsageError("seed-and-chance")
        else:
            source = _source(chance)
        position = self._laid_out(so_many, self._checked_options(options), source)
        advance(position, events)
        return position

    def restore(self, snapshot: Mapping[str, object]) -> P:
        """The position of a snapshot. Sizes and kinds are checked; whether it could have come about
        tells ``Position.status``.

        It goes on with the same verifiable source, or with a fresh random one if it had another.
        """
        seats, options = self._check_heading(snapshot, _IN_A_SNAPSHOT)
        position = self._read(seats, options, snapshot["state"])
        source = Reader(snapshot["chance"], "chance", SnapshotError)
        if source.value == "random":
            position.chance = RandomChance(random.Random())
        elif source.value is not None:
            secret = source.fields(("secret",))["secret"].hexadecimal(32)
            position.chance = SeededChance(secret)
        return position

    def imagine(self, view: View, rng: random.Random, choices: SupportsIndex = True) -> P:
        """A position that the owner of this view must hold possible, drawn uniformly from all; what
        is revealed later comes from the same ``rng``.

        A view that waits for a reveal gives a position that waits for it too. With
        ``choices=False`` no secret choice has been made yet, the owner's included: for a search
        that makes them anew again and again.
        """
        if not isinstance(rng, random.Random):
            raise UsageError("wrong-rng")
        chosen = flag(choices)
        if chosen is None:
            raise UsageError("wrong-kind", {"kind": "bool", "value": shown(choices)})
        seats, options = self._check_heading(view, _IN_A_VIEW)
        columns = view["state"]
        secrets = self._rules.secrets
        if secrets is not None and isinstance(columns, dict):
            owner = view["seat"]
            seat = None if owner is None else _seat(owner, seats)
            columns = secrets.guess(columns, seats, seat, rng)
        position = self._read(seats, options, columns, of_view=True)
        outcome = position.outcome()
        if view["to_act"] != list(position.asked):
            raise Reader(None, "to_act", SnapshotError).fail("contradiction")
        if view["outcome"] != (None if outcome is None else outcome.data()):
            raise Reader(None, "outcome", SnapshotError).fail("contradiction")
        if self._rules.open_columns is not None and isinstance(columns, dict):
            for name, value in self._rules.open_columns(position).items():
                if _field(columns, name, "state") != value:
                    raise Reader(None, f"state.{name}", SnapshotError).fail("contradiction")
        if secrets is not None and not chosen:
            secrets.forget(position, NOBODY)
        position.chance = RandomChance(rng)
        return position

    def position(self, notation: Text, chance: Chance | random.Random | None = None) -> P:
        """The position that ``Position.notation`` wrote."""
        if not isinstance(notation, str):
            raise Reader(notation, "", SnapshotError).fail("not-a-text")
        heading: dict[str, object] = {}
        options: dict[str, object] = {}
        state: dict[str, object] = {}
        for name, value in read_line(notation).items():
            if name in ("game", "version", "data_hash", "seats"):
                heading[name] = value
            elif name.startswith(OPTION):
                options[name.removeprefix(OPTION)] = value
            else:
                state[name] = value
        heading["options"] = {
            name: read_choice(str(value), self._options.values().get(name, []))
            for name, value in options.items()
        }
        heading["state"] = state
        seats, chosen = self._check_heading(heading, ("state",))
        position = self._read(seats, chosen, state)
        position.chance = _source(chance)
        return position

    def _laid_out(self, seats: int, options: GameOptions, chance: Chance | None) -> P:
        """A position before its first step, at which nobody is asked anything."""
        position = self._rules.new(self, seats, options, chance)
        position.answers = [()] * seats
        return position

    def _read(self, seats: int, options: GameOptions, columns: object, of_view: bool = False) -> P:
        """A position from its columns, without a chance source; ``SnapshotError`` where sizes or
        kinds are wrong, or nothing can follow."""
        position = self._laid_out(seats, options, None)
        self._schema(seats).read(position, columns, "state", of_view)
        try:
            if self._rules.derive is not None:
                self._rules.derive(position, columns)
            asks = ask_again(position)
        except (IndexError, ValueError, AssertionError, KeyError) as error:
            if isinstance(error, SnapshotError):
                raise
            raise SnapshotError("impossible-moment", {"place": "state", "column": "step"}) from None
        if not asks:
            raise SnapshotError("nothing-to-decide", {"place": "state.asking"})
        return position

    # ----- actions and options ----------------------------------------------------------------

    def action(self, name: object) -> Action:
        """This game's own action with this id or this notation, or the one that is given."""
        if isinstance(name, str):
            found = self._by_notation().get(" ".join(name.split()))
            if found is not None:
                return found
        else:
            id = name.id if isinstance(name, Action) else whole(name)
            if id is not None and 0 <= id < len(self.actions):
                own = self.actions[id]
                if own is name or not isinstance(name, Action) or own.notation == name.notation:
                    return own
        raise UsageError("unknown-action", {"action": shown(name), "game": self.id})

    def _by_notation(self) -> dict[str, Action]:
        if self._notations is None:
            self._notations = {action.notation: action for action in self.actions}
        return self._notations

    def _checked_options(self, options: object) -> GameOptions:
        """The options of a new game: given as such, as plain data, or None for the usual ones."""
        if options is None:
            return self._usual
        if isinstance(options, self._options):
            return options
        if isinstance(options, Mapping):
            return self._options.read(Reader(dict(options), "options", OptionsError))
        raise UsageError("wrong-options", {"game": self.id})

    # ----- what it is played with -------------------------------------------------------------

    def setup(
        self, seats: SupportsIndex, options: GameOptions | Mapping[str, object] | None = None
    ) -> Setup:
        """What a game with so many seats and these options is played with, checked."""
        return self._setup_of(self._seats(seats), self._checked_options(options)).copy()

    def _setup_of(self, seats: int, options: GameOptions) -> Setup:
        """The same from what was checked before, to be read only: positions of one game ask for it
        again and again."""
        last = self._setup
        if last is not None and last[0] == seats and last[1] is options:
            return last[2]
        found = Setup(
            game=self.id,
            version=self.version,
            data_hash=self.data_hash,
            data=None if self.shipped else self.data(),
            seats=seats,
            options=options.data(),
        )
        self._setup = (seats, options, found)
        return found

    def _seats(self, seats: object) -> int:
        """A number of seats for which the game is."""
        found = whole(seats)
        if found is None or found not in self.seats:
            raise UsageError("wrong-seats", {"seats": shown(seats), "known": list(self.seats)})
        return found

    def _schema(self, seats: int) -> Schema:
        """The columns of a position with so many seats."""
        found = self._schemas.get(seats)
        if found is None:
            found = self._schemas[seats] = self._rules.schema(self, seats)
            found.decisions = self._rules.decisions
        return found

    def _check_heading(
        self, data: Mapping[str, object], more: tuple[str, ...]
    ) -> tuple[int, GameOptions]:
        """The seats and options of plain data that are of this game, version and data."""
        if not isinstance(data, dict) or len(data) != len(HEADING) + len(more):
            Reader(data, "", SnapshotError).fields((*HEADING, *more))
        for name, mine, fault in (
            ("game", self.id, "other-game"),
            ("version", self.version, "other-version"),
            ("data_hash", self.data_hash, "other-data"),
        ):
            value = _field(data, name)
            if value != mine:
                place = Reader(value, name, SnapshotError)
                raise place.fail(fault, value=shown(value), wanted=str(mine))
        for name in more:
            _field(data, name)
        seats = _field(data, "seats")
        if type(seats) is not int or seats not in self.seats:
            place = Reader(seats, "seats", SnapshotError)
            raise place.fail("wrong-seats", seats=shown(seats), known=list(self.seats))
        options = _field(data, "options")
        known, kinds, _ = self._read_options
        if options != known or _kinds(options) != kinds:  # 0 equals False
            read = self._options.read(Reader(options, "options", SnapshotError))
            self._read_options = (copy.deepcopy(options), _kinds(options), read)
        return seats, self._read_options[2]

    # ----- what a table shows -----------------------------------------------------------------

    def show(self, view: Mapping[str, object]) -> dict[str, object]:
        """The view as a table shows it to a person, where an option asks for less than may be
        known; bots are given the view itself."""
        given = Reader(view, "", SnapshotError).table().copy()
        self._check_heading(given, _IN_A_VIEW)
        Reader(given["state"], "state", SnapshotError).table()
        show = self._rules.show_view
        return given if show is None else show(given)

    def show_event(
        self,
        event: Event,
        options: GameOptions | Mapping[str, object] | None,
        reader: Seat | None,
    ) -> Event | None:
        """The event as a table's log shows it to a person, None if not at all; see ``show``."""
        chosen = self._checked_options(options)
        show = self._rules.show_event
        return event if show is None else show(event, chosen, reader)

    def __reduce__(self) -> tuple[object, ...]:
        """This process finds the same one again; another loads it anew, once."""
        if self.data_name is not None:
            _shipped.setdefault((self._load, self.data_name, self.version), self)
            return (shipped_game, (self._load, self.data_name, self.version))
        keep_own_game(self._load, self)
        return (own_game, (self._load, self.data(), self.version, self.data_hash))

    def __repr__(self) -> str:
        return f"<Game {self.id}, rules version {self.version}>"


Load = Callable[[object, int], Game]  # from data by name, file or content; which version

# Shipped games are made ready once in a process, and of others the latest are kept: a game that
# travelled is the same one, and all its positions share it.
_shipped: Final[dict[tuple[Load, str, int], Game]] = {}
_own: Final[LRU[tuple[Load, int, str], Game]] = LRU(64)


def shipped_game(load: Load, name: str, version: int) -> Game:
    """With data that come with the package, by their name."""
    key = (load, name, version)
    found = _shipped.get(key)
    if found is None:
        found = _shipped[key] = load(name, version)
    return found


def own_game(load: Load, data: Mapping[str, object], version: int, data_hash: str) -> Game:
    """With data of somebody's own, of which this is said to be the hash."""
    found = _own.get((load, version, data_hash))
    if found is None or found._data != data:  # names on a board are no part of its hash
        found = keep_own_game(load, load(dict(data), version))
    return found


def the_own_game(load: Load, made: Game) -> Game:
    """The kept game with the very data of one that was made; or else that one, kept from now on."""
    found = _own.get((load, made.version, made.data_hash))
    if found is None or found._data != made._data:
        found = keep_own_game(load, made)
    return found


def keep_own_game(load: Load, found: Game) -> Game:
    """For whoever asks again by its hash."""
    _own.put((load, found.version, found.data_hash), found)
    return found


def _kinds(options: object) -> list[type]:
    return [type(value) for value in options.values()] if isinstance(options, dict) else []


def _field(data: Mapping[str, object], name: str, place: str = "") -> object:
    if name not in data:
        raise Reader(data, place, SnapshotError).fail("missing-key", key=name)
    return data[name]


def _seat(value: object, seats: int) -> Seat:
    return Reader(value, "seat", SnapshotError).integer(0, seats - 1)


def _source(chance: object) -> Chance | None:
    if isinstance(chance, random.Random):
        return RandomChance(chance)
    if chance is None or isinstance(chance, Chance):
        return chance
    raise UsageError("wrong-chance")
