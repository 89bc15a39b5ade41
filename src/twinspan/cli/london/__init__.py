"""The parts of the command that are for Old London Bridge: ``score.py`` is the score pad,
``options.py`` what the other commands take for this game."""
