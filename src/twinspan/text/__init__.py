"""Everything that is said to people: Fluent messages in four languages, and what fills them in.

``words.py`` finds and formats messages, ``teller.py`` puts events, refusals and scores into words,
``london.py`` and ``bridgetown.py`` know the words of their games, ``rules.py`` is the rule book,
``origins.py`` and those of the games tell where printed values come from, ``events.py`` is the list
of all events, ``documents.py`` writes what follows from them.
"""
