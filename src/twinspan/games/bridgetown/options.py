"""What can be chosen before a game of Bridgetown Races: the lighter game (B7)."""

from dataclasses import dataclass, fields

from twinspan.core.errors import OptionsError
from twinspan.core.game import GameOptions
from twinspan.core.reader import Reader


@dataclass(frozen=True)
class BridgetownOptions(GameOptions):
    """``free_streetcar`` (B7.1): it moves like any mode. ``no_specials`` (B7.2)."""

    free_streetcar: bool = False
    no_specials: bool = False

    def __post_init__(self) -> None:
        for field in fields(self):
            Reader(getattr(self, field.name), f"options.{field.name}", OptionsError).flag()


def read_options(data: Reader) -> BridgetownOptions:
    """Options from plain data; what is left out stays as it is by default."""
    names = [field.name for field in fields(BridgetownOptions)]
    chosen = data.fields((), names)
    return BridgetownOptions(**{name: value.flag() for name, value in chosen.items()})


def option_values() -> dict[str, list[str] | list[bool]]:
    """What may be chosen for each option, the default first."""
    return {field.name: [False, True] for field in fields(BridgetownOptions)}
