"""Everything that is said to people: Fluent messages in four languages, and what fills them in.

=================================================  ===============================
messages, found and formatted                      ``words.py``
events, decisions, refusals, scores and errors     ``teller.py``
the words of each game                             ``london/``, ``bridgetown/``
the rule book                                      ``rules.py``
where printed values come from, in any game        ``origins.py``
the list of all events                             ``events.py``
the documents that follow from these               ``documents.py``
=================================================  ===============================

``messages/`` has the messages of all games, a folder for each language: whoever translates finds
everything in one place.
"""
