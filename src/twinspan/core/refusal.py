"""Why a move is not allowed: the rule's id, what is in the way, and the facts of the case."""

from typing import Final

from twinspan.core.errors import Facts, TwinspanError
from twinspan.core.terms import Action, Seat


class Reason:
    """One way in which a rule can forbid an action.

    Predicates return these constants, which costs nothing on the path where legal actions are
    found; only when somebody asks are they filled with the facts named in ``needs``. Facts that
    are always the same are ``fixed``.
    """

    __slots__ = ("fixed", "needs", "rule", "why")

    def __init__(self, rule: str, why: str, *needs: str, fixed: Facts | None = None) -> None:
        self.rule: Final = rule
        self.why: Final = why
        self.needs: Final = needs
        self.fixed: Final[Facts] = fixed if fixed is not None else {}

    def __repr__(self) -> str:
        return f"Reason({self.rule} {self.why})"


class Refusal:
    """The answer to "why may I not do that?": rule id, reason (a message's name) and its facts."""

    __slots__ = ("facts", "rule", "why")

    def __init__(self, rule: str, why: str, facts: Facts) -> None:
        self.rule: Final = rule
        self.why: Final = why
        self.facts: Final = facts

    def __reduce__(self) -> tuple[object, ...]:
        return (Refusal, (self.rule, self.why, self.facts))

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Refusal)
            and (self.rule, self.why) == (other.rule, other.why)
            and self.facts == other.facts
        )

    def __hash__(self) -> int:
        return hash((self.rule, self.why))

    def __repr__(self) -> str:
        return f"Refusal({self.rule} {self.why} {self.facts})"


class Refused(TwinspanError):  # noqa: N818 - reads as what it is: the move was refused
    """Raised by ``play`` for an action that is not legal; the position is unchanged."""

    def __init__(self, seat: Seat, action: Action, refusal: Refusal) -> None:
        super().__init__(refusal.why, {"rule": refusal.rule, **refusal.facts})
        self.seat: Final = seat
        self.action: Final = action
        self.refusal: Final = refusal

    def __reduce__(self) -> tuple[object, ...]:
        return (Refused, (self.seat, self.action, self.refusal))


GAME_OVER: Final = Reason("T1", "game-over")
NOT_YOUR_TURN: Final = Reason("T2", "not-your-turn", "asked")
WAITING: Final = Reason("T2", "waiting-for-a-reveal")
OTHER_DECISION: Final = Reason("T3", "other-decision", "decision")
