"""What can be chosen before a game, described once: names, possible values, the default first."""

from dataclasses import Field, dataclass, field, fields
from typing import Any, Self

from twinspan.core.errors import OptionsError
from twinspan.core.reader import Reader

_VALUES = "values"


def choice(*values: str) -> Any:
    """An option that is one of these words."""
    return field(default=values[0], metadata={_VALUES: values})


def switch() -> Any:
    """An option that is true or false."""
    return field(default=False, metadata={_VALUES: (False, True)})


@dataclass(frozen=True)
class GameOptions:
    """The options of a game. A game's own derives from it, with a ``choice`` or ``switch`` each."""

    def __post_init__(self) -> None:
        for option in fields(self):
            _check(option, Reader(getattr(self, option.name), _place(option), OptionsError))

    @classmethod
    def values(cls) -> dict[str, list[str] | list[bool]]:
        """What can be chosen for each option; the first is the default."""
        return {option.name: list(option.metadata[_VALUES]) for option in fields(cls)}

    @classmethod
    def read(cls, data: Reader) -> Self:
        """Options from plain data; what is left out stays as it is by default."""
        chosen = data.fields((), [option.name for option in fields(cls)])
        for option in fields(cls):
            if option.name in chosen:
                _check(option, chosen[option.name])  # an error of the kind that the reader has
        return cls(**{name: value.value for name, value in chosen.items()})

    def data(self) -> dict[str, object]:
        return {option.name: getattr(self, option.name) for option in fields(self)}


def _place(option: Field[Any]) -> str:
    return f"options.{option.name}"


def _check(option: Field[Any], value: Reader) -> None:
    possible = option.metadata[_VALUES]
    if isinstance(possible[0], bool):
        value.flag()
    else:
        value.word(possible)
