"""What the bots know of Old London Bridge.

============================================  ====================
the value of a position for a player          ``value.py``
win shares and expected scores                ``evaluation.py``
the values of actions, one turn ahead         ``action_values.py``
priors and rollouts for the search            ``heuristics.py``
the apprentice                                ``apprentice.py``
============================================  ====================
"""
