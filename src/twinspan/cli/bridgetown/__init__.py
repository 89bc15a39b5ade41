"""The parts of the command that are for Bridgetown Races: ``city.py`` checks and draws cities,
``options.py`` is what the other commands take for this game."""
