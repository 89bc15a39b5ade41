"""Drawings in SVG.

======================================  ==============================
elements, numbers, paths                ``svg.py``
lines and curves                        ``geometry.py``
the width of texts                      ``measure.py``
colours and fonts                       ``theme.py``
a limit of time                         ``deadline.py``
boards that people bring, by game       ``survey.py``
axes, bars and intervals of a chart     ``charts.py``
a city of Bridgetown Races as a map     ``bridgetown/``
======================================  ==============================
"""
