"""Drawings in SVG.

======================================  ================
elements, numbers, paths                ``svg.py``
lines and curves                        ``geometry.py``
the width of texts                      ``measure.py``
colours and fonts                       ``theme.py``
a city of Bridgetown Races as a map     ``bridgetown/``
======================================  ================
"""
