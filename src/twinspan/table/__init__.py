"""A game in progress at a table: the fold of its journal, and what each seat may see of it."""
