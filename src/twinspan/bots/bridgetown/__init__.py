"""What the bots know of Bridgetown Races.

============================================  =================
where the modes lead in a city                ``reach.py``
what flags add for a player                   ``gains.py``
win shares and expected colours               ``evaluation.py``
the best moves with a set of modes            ``plans.py``
priors and rollouts for the search            ``heuristics.py``
the apprentice                                ``apprentice.py``
============================================  =================
"""
