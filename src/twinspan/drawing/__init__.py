"""Drawings in SVG: a city of Bridgetown Races as a map, and charts.

=================================================  =======================================
where everything is, in the drawing's own units    ``plan.py``, ``geometry.py``
what passes over what                              ``levels.py``
streets, rails, stairs, decks                      ``roads.py``
bridges, and the small signs                       ``bridges.py``, ``symbols.py``
parks and the country                              ``country.py``
names, and where there is room for them            ``lettering.py``, ``names.py``, ``measure.py``
the city's name and what the signs mean            ``legend.py``
colours and faces, in the sheet or for a page      ``style.py``, ``pagestyle.py``
the whole map, as a sheet or for a page            ``citymap.py``, ``pagemap.py``
axes, bars and intervals of a chart                ``charts.py``
elements, numbers and paths of SVG                 ``svg.py``
=================================================  =======================================
"""
