"""The journal of a table: what was decided, confirmed, taken back and resigned, in this order."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple, get_args

from twinspan.core.terms import Seat

Kind = Literal["decide", "confirm", "undo", "resign"]
_KINDS: Final[dict[str, Kind]] = {kind: kind for kind in get_args(Kind)}


class Expectation(NamedTuple):
    """What a computer expected of an action, for itself."""

    action: int
    win_share: float  # 0 to 1
    score: float


Reasons = tuple[Expectation, ...]  # of what was chosen, then of the next best


@dataclass(frozen=True)
class Entry:
    """One line of a journal."""

    kind: Kind
    seat: Seat
    action: int = -1  # decide: what
    hold: bool = False  # decide: whether to wait for a confirmation where the turn would end
    to: int = -1  # undo: the moment to return to
    reasons: Reasons | None = None  # decide: why, if a computer did and has weighed something

    def data(self) -> dict[str, object]:
        """Plain data, for a database or a file."""
        reasons = None if self.reasons is None else [list(one) for one in self.reasons]
        return {**vars(self), "reasons": reasons}

    @staticmethod
    def from_data(data: Mapping[str, Any]) -> "Entry":
        """The entry that ``data`` wrote."""
        reasons = data["reasons"]
        return Entry(
            kind=_KINDS[data["kind"]],
            seat=data["seat"],
            action=data["action"],
            hold=data["hold"],
            to=data["to"],
            reasons=None if reasons is None else tuple(Expectation(*one) for one in reasons),
        )
