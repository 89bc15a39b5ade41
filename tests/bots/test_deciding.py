"""What a bot decides is checked in the same way wherever it plays."""

import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from tests.bridgetown.table import PORTLAND
from tests.london.table import LONDON
from twinspan.bots import Bot, Cancelled, Estimate, Thought, bot
from twinspan.bots.bot import Cancel
from twinspan.bots.deciding import decide
from twinspan.contest.playing import play_out
from twinspan.core.errors import UsageError
from twinspan.core.game import View
from twinspan.core.terms import Action
from twinspan.server import thinking


class Odd(Bot):
    """Returns whatever it is told to."""

    answer: Callable[[Sequence[Action]], Any] = staticmethod(lambda _: None)

    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        found: Thought = type(self).answer(legal)
        return found


class Chooser(Bot):
    """Has no ``weigh``."""

    def choose(self, view: View, legal: Sequence[Action]) -> Action:
        return legal[0]


class Quitter(Bot):
    def weigh(self, view: View, legal: Sequence[Action], cancelled: Cancel) -> Thought:
        raise Cancelled


OWN = f"{__name__}:Odd"
WRONG: dict[str, tuple[Callable[[Sequence[Action]], Any], str]] = {
    "nothing": (lambda _: None, "None"),
    "the action itself": (lambda legal: legal[0], "CardChoice"),
    "a thought of nothing": (lambda _: Thought(None), "Thought(None)"),  # type: ignore[arg-type]
    "an id": (lambda legal: Thought(legal[0].id), "Thought(int)"),  # type: ignore[arg-type]
    "a notation": (lambda legal: Thought(str(legal[0])), "Thought(str)"),  # type: ignore[arg-type]
    "an action of another game": (lambda _: Thought(PORTLAND.actions[-1]), "Thought(Action)"),
    "bare numbers": (
        lambda legal: Thought(legal[0], [0.5]),  # type: ignore[list-item]
        "Thought(action, [float])",
    ),
    "no number": (
        lambda legal: Thought(legal[0], [Estimate(legal[0], float("nan"), 1)]),
        "Thought(action, [Estimate])",
    ),
    "a word for a number": (
        lambda legal: Thought(legal[0], [Estimate(legal[0], 0.5, "many")]),  # type: ignore[arg-type]
        "Thought(action, [Estimate])",
    ),
}


def in_the_arena() -> None:
    players = [bot(OWN, LONDON, random.Random(1)) for _ in range(2)]
    play_out(LONDON.new(2, seed=1), players)


def at_a_table() -> None:
    position = LONDON.new(2, seed=1)
    ids = tuple(action.id for action in position.legal(0))
    thinking._think(OWN, position.setup(), position.view(0), ids, 1)


@pytest.mark.parametrize("where", [in_the_arena, at_a_table])
@pytest.mark.parametrize(("answer", "returned"), WRONG.values(), ids=WRONG.keys())
def test_what_is_no_thought_is_told_by_the_name_of_the_bot(
    monkeypatch: pytest.MonkeyPatch,
    answer: Callable[[Sequence[Action]], Any],
    returned: str,
    where: Callable[[], None],
) -> None:
    monkeypatch.setattr(Odd, "answer", staticmethod(answer))
    with pytest.raises(UsageError) as caught:
        where()
    assert caught.value.code == "bot-without-thought"
    assert caught.value.facts == {"bot": OWN, "returned": returned}
    assert "weigh must return a Thought" in str(caught.value)


@pytest.mark.parametrize("where", [in_the_arena, at_a_table])
def test_a_thought_of_an_action_is_enough(
    monkeypatch: pytest.MonkeyPatch, where: Callable[[], None]
) -> None:
    asked: list[Action] = []

    def first(legal: Sequence[Action]) -> Thought:
        asked.append(legal[0])
        return Thought(legal[0])

    monkeypatch.setattr(Odd, "answer", staticmethod(first))
    where()
    assert asked[0] is LONDON.new(2, seed=1).legal(0)[0]
    assert (len(asked) > 20) == (where is in_the_arena)


def test_who_has_no_weigh_is_no_bot() -> None:
    with pytest.raises(UsageError) as caught:
        bot(f"{__name__}:Chooser", LONDON, random.Random(1))
    assert caught.value.code == "bot-without-weigh"
    assert "weigh" in str(caught.value)


def test_who_gives_up_although_the_decision_is_wanted_has_failed() -> None:
    position = LONDON.new(2, seed=1)
    player = Quitter(LONDON, random.Random(1))
    given = (player, LONDON, position.view(0), position.legal(0))
    with pytest.raises(UsageError) as caught:
        decide(*given)
    assert caught.value.code == "bot-failed"
    assert caught.value.facts["bot"] == "Quitter"
    asked = iter([False, True])  # it is no longer wanted a moment later
    with pytest.raises(Cancelled):
        decide(*given, lambda: next(asked))


def test_a_name_with_a_dot_is_answered_with_the_one_that_was_meant() -> None:
    with pytest.raises(UsageError) as caught:
        bot("my.module.Bot", LONDON, random.Random(1))
    assert caught.value.facts == {"bot": "my.module.Bot", "meant": "my.module:Bot"}
