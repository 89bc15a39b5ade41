"""What can be chosen before a game of Old London Bridge."""

from dataclasses import dataclass
from functools import cached_property

from twinspan.core.options import GameOptions, choice, switch
from twinspan.games.london.components import BASE, SLOTS, UNKNOWN


def face_words(slot: int) -> list[str]:
    """What may be chosen for a slot (L1.9): the base scoring, a draw (R8.20), or a face."""
    return ["base", "random", *(f"L8.{4 * slot + face}" for face in range(1, 5))]


@dataclass(frozen=True)
class LondonOptions(GameOptions):
    """One scoring for each of the four: "base", "random" (R8.20), or a face such as "L8.3".

    ``from_memory`` (R9.3): people do not see the others' hands and money at the table.
    """

    chapel: str = choice(*face_words(SLOTS.index("chapel")))
    gate: str = choice(*face_words(SLOTS.index("gate")))
    hostelry: str = choice(*face_words(SLOTS.index("hostelry")))
    bridge: str = choice(*face_words(SLOTS.index("bridge")))
    from_memory: bool = switch()

    @cached_property
    def faces(self) -> list[int]:
        """The face of each slot: BASE, UNKNOWN (to be drawn), or 1 to 16."""
        special = {"base": BASE, "random": UNKNOWN}
        return [
            special[word] if word in special else int(word.removeprefix("L8."))
            for word in (self.chapel, self.gate, self.hostelry, self.bridge)
        ]
