"""Drawings: a city of Bridgetown Races as a map in SVG.

=================================================  =======================================
where everything is, in the drawing's own units    ``plan.py``, ``geometry.py``
what passes over what                              ``levels.py``
streets, rails, stairs, decks                      ``roads.py``
bridges, and the small signs                       ``bridges.py``, ``symbols.py``
parks and the country                              ``country.py``
names, and where there is room for them            ``lettering.py``, ``names.py``, ``measure.py``
the city's name and what the signs mean            ``legend.py``
colours and faces                                  ``style.py``
the whole                                          ``citymap.py``
=================================================  =======================================
"""

from twinspan.drawing.citymap import draw_city
from twinspan.drawing.legend import MapWords

__all__ = ["MapWords", "draw_city"]
