"""The arena: bots play many games, and honest figures say how good they are.

============================================  ===================================
what is played, who sits where                ``contest.py``
one game, from its deal to its result         ``match.py``
who does the work: processes, or Ray          ``crew.py``, ``processes.py``, ``cluster.py``
shares and intervals; what is said of a bot   ``figures.py``, ``tally.py``
the games played so far, and their file       ``results.py``
a contest from its first game to its last     ``running.py``
charts                                        ``plots.py``
============================================  ===================================

``docs/arena.md`` explains what the figures mean.
"""
