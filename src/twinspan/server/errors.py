"""What cannot be done at a table, as HTTP calls it."""

from typing import Final

from twinspan.core.errors import Facts, TwinspanError


class TableError(TwinspanError):
    """Something that cannot be done; ``status`` is what HTTP calls it."""

    def __init__(self, code: str, status: int, facts: Facts | None = None) -> None:
        super().__init__(code, facts)
        self.status: Final = status

    def __reduce__(self) -> tuple[object, ...]:
        return (TableError, (self.code, self.status, self.facts))
