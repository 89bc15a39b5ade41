"""Balance reports: what many games of a bot against itself say of a game."""
