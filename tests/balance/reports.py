"""Observed games and reports on them, for the report's tests."""

from collections.abc import Sequence
from functools import cache

import twinspan
from twinspan.balance import balance_of
from twinspan.balance.observation import Notes, Observation, Observed, observe
from twinspan.balance.sections import Report
from twinspan.contest.contest import setup_for
from twinspan.core.setup import Setup
from twinspan.text.teller import teller
from twinspan.text.words import words

GAMES = 40
SEED = "7"
COMMAND = "twinspan --lang en report london --out 'my report.html'"


def ended(
    ranks: Sequence[int],
    scores: Sequence[int] | None = None,
    notes: Notes | None = None,
    *,
    rounds: int = 12,
    why: str = "all-rounds-played",
    decisions: int = 100,
) -> Observation:
    """A game that ended like this, by seat."""
    return Observation(
        1,
        list(scores) if scores is not None else [10 * (len(ranks) - rank) for rank in ranks],
        list(ranks),
        why,
        rounds,
        decisions,
        notes or {},
    )


def setup(game_id: str, options: dict[str, object] | None = None) -> Setup:
    """With three seats."""
    chosen = {**balance_of(game_id).options, **(options or {})}
    return setup_for(["random"], twinspan.game(game_id), 3, chosen)


@cache
def played(game_id: str) -> Observed:
    """Games of random bots."""
    there, note = setup(game_id), balance_of(game_id).note
    return Observed([observe(note, there, SEED, "random", n) for n in range(1, GAMES + 1)])


def report(game_id: str, lang: str = "en", observed: Observed | None = None) -> Report:
    """A report as the command makes it."""
    if observed is None:
        observed = played(game_id)
    told = teller(twinspan.game(game_id), words(lang), ())
    about = balance_of(game_id)
    return Report(
        name=words(lang).text(f"{game_id}-name"),
        seats=observed.seats,
        games=len(observed),
        bot="random",
        key_figures=about.key_figures(observed, told),
        sections=about.sections(observed, told),
        settings=[("Seed", "7"), ("Options", "gate=L8.6 & <more>")],
        command=COMMAND,
    )
