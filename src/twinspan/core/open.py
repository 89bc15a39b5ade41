"""Marks the classes that plain Python may derive from when the engine is compiled, as games do.

Only the compiler reads the mark, and it knows it under the name that ``mypy_extensions`` gives it;
at run time an empty one stands in, so that the engine needs nothing but the standard library.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda marked: marked


__all__ = ["mypyc_attr"]
