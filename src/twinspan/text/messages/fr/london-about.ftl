### Le nom imprimé du jeu, le même dans chaque langue, et ceux à qui on le doit.

london-name = Old London Bridge
london-credits = Un jeu de Gabriele Bubola et Leo Colovini, publié par Queen Games en 2022.
london-minutes = 30 à 60 minutes
london-pitch = Surenchérissez, bâtissez votre rangée de maisons au-dessus de la Tamise et faites fortune sur le pont.

london-same-note = Quand des cartes se choisissent en secret, l’écran se couvre jusqu’à ce que la personne suivante ait l’appareil.
