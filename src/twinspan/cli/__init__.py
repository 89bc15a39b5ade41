"""The ``twinspan`` command.

=================================================  =======================================
the whole, and how errors are told                 ``app.py``
what its parts share                               ``common.py``, ``output.py``,
                                                   ``progress.py``
the table in the browser                           ``play.py``
games between bots, and what they show             ``simulate.py``, ``arena.py``,
                                                   ``report.py``
records                                            ``record.py``, ``story.py``
the rule book                                      ``rules.py``
what is for one game only                          ``london/``, ``bridgetown/``
=================================================  =======================================
"""

from twinspan.cli.app import main

__all__ = ["main"]
