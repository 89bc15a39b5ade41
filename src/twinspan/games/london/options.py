"""What can be chosen before a game of Old London Bridge."""

from dataclasses import dataclass, fields

from twinspan.core.errors import OptionsError
from twinspan.core.game import GameOptions
from twinspan.core.reader import Reader
from twinspan.games.london.components import BASE, SLOTS, UNKNOWN


@dataclass(frozen=True)
class LondonOptions(GameOptions):
    """One scoring for each of the four: "base", "random" (R8.20), or a face such as "L8.3".

    ``from_memory`` (R9.3): people do not see the others' hands and money at the table.
    """

    chapel: str = "base"
    gate: str = "base"
    hostelry: str = "base"
    bridge: str = "base"
    from_memory: bool = False

    def __post_init__(self) -> None:
        for slot in range(len(SLOTS)):
            value = Reader(getattr(self, SLOTS[slot]), f"options.{SLOTS[slot]}", OptionsError)
            value.word(face_words(slot))
        Reader(self.from_memory, "options.from_memory", OptionsError).flag()

    def faces(self) -> list[int]:
        """The face of each slot: BASE, UNKNOWN (to be drawn), or 1 to 16."""
        special = {"base": BASE, "random": UNKNOWN}
        return [
            special[word] if word in special else int(word.removeprefix("L8."))
            for word in (self.chapel, self.gate, self.hostelry, self.bridge)
        ]


def face_words(slot: int) -> list[str]:
    """What may be chosen for a slot."""
    return ["base", "random", *(f"L8.{4 * slot + face}" for face in range(1, 5))]


def option_values() -> dict[str, list[str] | list[bool]]:
    """What may be chosen for each option, the default first."""
    scorings: dict[str, list[str] | list[bool]] = {
        name: face_words(slot) for slot, name in enumerate(SLOTS)
    }
    return {**scorings, "from_memory": [False, True]}


def read_options(data: Reader) -> LondonOptions:
    """Options from plain data; what is left out stays as it is by default."""
    names = [field.name for field in fields(LondonOptions)]
    chosen = data.fields((), names)
    words = {
        name: chosen[name].word(face_words(slot))
        for slot, name in enumerate(SLOTS)
        if name in chosen
    }
    hidden = chosen["from_memory"].flag() if "from_memory" in chosen else False
    return LondonOptions(**words, from_memory=hidden)
