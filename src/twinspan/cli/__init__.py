"""The ``twinspan`` command: ``app.py`` puts it together, ``common.py`` is what its parts share."""

from twinspan.cli.app import main

__all__ = ["main"]
