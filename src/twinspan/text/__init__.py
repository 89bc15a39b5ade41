"""Everything that is said to people: Fluent messages in four languages, and what fills them in.

``words.py`` finds and formats messages, ``teller.py`` puts events, refusals and scores into words,
``london.py`` knows the words of one game, ``rules.py`` is the rule book.
"""
