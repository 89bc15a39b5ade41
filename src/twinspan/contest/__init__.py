"""The arena: bots play many games, and honest figures say how good they are, or how balanced the
game is.

============================================  ===================================
what is played, who sits where                ``contest.py``
one game, from its deal to its result         ``match.py``
who does the work: processes, or Ray          ``crew.py``, ``processes.py``, ``cluster.py``
Ctrl-C at the wrong moment                    ``interrupts.py``
shares and intervals; what is said of a bot   ``figures.py``, ``tally.py``
the games played so far, and their file       ``results.py``
a contest from its first game to its last     ``running.py``
charts                                        ``plots.py``
============================================  ===================================

The balance report:

============================================  ===================================
one game of a bot against itself              ``observation.py``
questions to many of them, and their figures  ``observed.py``, ``estimates.py``
what is said of any game, and of one          ``balance.py``, ``balances.py``,
                                              ``london_balance.py``,
                                              ``bridgetown_balance.py``
what a report is made of                      ``sections.py``, ``units.py``
the page                                      ``report.py``, ``charts.py``,
                                              ``report_style.py``, ``banner.py``
============================================  ===================================

``docs/arena.md`` and ``docs/report.md`` explain what the figures mean.
"""
