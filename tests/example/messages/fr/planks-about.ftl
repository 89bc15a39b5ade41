### Ce que le premier écran dit de Plank Bridge.

planks-name = Plank Bridge
planks-credits = Un exemple pour qui ajoute un jeu à cette table.
planks-minutes = une minute
planks-pitch = Posez des planches sur le ruisseau, mais jamais autant que le joueur précédent.
planks-same-note = Dans ce jeu, rien n’est secret : tout le monde regarde le même écran.
