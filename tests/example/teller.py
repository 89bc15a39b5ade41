"""The words of Plank Bridge. All its facts are plain numbers, so there is little to name."""

from twinspan.core.terms import Outcome
from twinspan.text.teller import Teller


class PlanksTeller(Teller):
    """Counts coins; the messages do the rest."""

    def points(self, amount: float | str) -> str:
        return self.words.text("planks-coins", {"amount": amount})

    @staticmethod
    def winner_message(outcome: Outcome) -> str:
        return "planks-winner-shared" if len(outcome.winners) > 1 else "cli-winner"


TELLER = PlanksTeller
