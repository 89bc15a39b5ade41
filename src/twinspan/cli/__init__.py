"""The ``twinspan`` command. One module for each thing it does; ``app.py`` holds what they share."""

from twinspan.cli.app import main

__all__ = ["main"]
