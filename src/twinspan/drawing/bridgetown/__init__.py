"""A city of Bridgetown Races as a map in SVG.

=================================================  ===================================
where everything is, in the drawing's own units    ``plan.py``
what passes over what                              ``levels.py``
the landscape                                      ``landscape.py``
streets, rails, stairs, decks                      ``roads.py``
bridges, and the small signs                       ``bridges.py``, ``symbols.py``
names, and where there is room for them            ``lettering.py``, ``names.py``
the city's name and what the signs mean            ``legend.py``
colours and fonts, in the sheet or for a page      ``style.py``, ``pagestyle.py``
the whole, as a sheet or for a page                ``citymap.py``, ``pagemap.py``
a city that somebody brings                        ``survey.py``
=================================================  ===================================
"""

from twinspan.drawing.bridgetown.citymap import draw_city
from twinspan.drawing.bridgetown.legend import MapWords
from twinspan.drawing.bridgetown.pagemap import PageMap, draw_for_page
from twinspan.drawing.bridgetown.survey import CitySurvey

__all__ = ["BOARDS", "MapWords", "PageMap", "draw_city", "draw_for_page"]

BOARDS = CitySurvey
