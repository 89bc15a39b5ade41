"""Contests between bots: many games on the same deals, and figures that say how good each bot is.

============================================  ==============================
what is played, who sits where                ``contest.py``
one game, from its deal to its result         ``playing.py``
random games                                  ``simulation.py``
shares and intervals; what is said of a bot   ``figures.py``, ``tally.py``
how figures are written                       ``units.py``
the games played so far, and their file       ``results.py``
a contest from its first game to its last     ``running.py``
a Ray cluster in place of processes           ``cluster.py``
the chart                                     ``chart.py``
============================================  ==============================

``docs/arena.md`` explains what the figures mean.
"""
