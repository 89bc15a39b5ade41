"""Plank Bridge, a very small game: the model for whoever adds a game (docs/adding-a-game.md).

It is not part of the product. ``planks.py`` are its rules, ``bots.py`` are its bots and
``teller.py`` its words, with their ``messages``; its page is in ``web/example``. ``tree.py`` adds
all of that to a copy of the sources, and ``tests/page/test_third_game.py`` plays it there, in the
browser.
"""
