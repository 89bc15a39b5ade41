"""What the bots know of Old London Bridge.

===========================================  ====================
what a position is worth to a player         ``value.py``
what each action is worth, one turn ahead    ``action_values.py``
priors and rollouts for the search           ``heuristics.py``
the apprentice                               ``apprentice.py``
===========================================  ====================
"""
