"""A game in progress at a table: its journal, what follows from it, and who may see what of it.

Needs the standard library only, and knows nothing of sockets, databases or words: a server wraps
it, and it runs as well where there is none.
"""
