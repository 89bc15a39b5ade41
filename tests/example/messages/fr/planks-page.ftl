### Plank Bridge sur la page : noms des parties de la table, aide, fin.

planks-board = Le ruisseau
planks-players = Les joueurs
planks-place = Place de la planche { $number }
planks-plank = Planche { $number }, posée par { $player }
planks-hint-lay = Cliquez là où doit se trouver votre dernière planche.

planks-chart = Planches, tour après tour
line-planks-laid = Planches
line-last-plank = Dernière planche
