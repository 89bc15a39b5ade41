### Old London Bridge sur la page : les noms des parties du plateau, et les premiers pas.

london-board = Le plateau
london-players = Les joueurs
london-chapel-track = Piste de chapelle
london-gate-track = Piste de la porte du pont
london-track-player = { $player } : { $space }
london-round = Tour { $round }/{ $rounds }
london-round-marker = Tour { $round } sur { $rounds }
london-stack = { $building } sur le dessus, encore { $count } dans la pile
london-stack-empty = { $type } : la pile est vide
london-stack-hidden = pile « { $type } » : le bâtiment suivant apparaît à la fin du passage
london-space-pays = Case à côté de la pile « { $type } », rapporte £{ $amount }
london-space-x = Case X à côté de la pile « { $type } »
london-centre = Case centrale, coûte £{ $amount }
london-bonus-tiles = Bonus
london-bonus-stack = Tuile Bonus { $tile }, encore { $count } dans la pile
london-bonus-empty = La pile Bonus { $stack } est vide
london-supply = Réserve
london-supply-card = { $card } : { $count } dans la réserve
london-money = Argent
london-hidden = £?
london-hand-of = Main : { $cards }
london-hand-hidden = La main est cachée
london-your-hand = Votre main
london-tiles = Tuiles Bonus
london-tile-next-round = à partir du tour suivant
london-bridge-empty = pas encore de bâtiment
london-bridge-of = Pont : { $buildings }
london-order = Ordre de jeu
london-order-card = joue { $card }
london-order-raised = { $card } porté à { $value }
london-order-tie = Cartes égales : qui est devant sur la piste de chapelle joue d’abord.
london-order-tie-short = piste chapelle
london-order-none = Les cartes décident.
london-has-chosen = a choisi
london-is-choosing = réfléchit
london-ask-raise = les tuiles +1
london-ask-noblewoman = les tuiles Noble dame
london-ask-end-turn = les tuiles en fin de passage

## Ce que fait une tuile Bonus, en quelques mots ; par son numéro

london-tile-about-0 = placer le pion là où se trouve un autre pion
london-tile-about-1 = placer le pion sur la case centrale sans payer
london-tile-about-2 = placer le pion sur la case X
london-tile-about-3 = reprendre en main la carte que vous avez jouée
london-tile-about-4 = deux cases sur la piste de chapelle
london-tile-about-5 = deux cases sur la piste de la porte du pont
london-tile-about-6 = augmenter de 1 la carte que vous avez jouée
london-tile-about-7 = prendre un 2 (noble dame) avant de choisir une carte

## Les premiers pas

london-guide-aim = Voici votre pont. Chaque fois que c’est à vous, vous y construisez une maison, de gauche à droite. Les numéros doivent décroître ; après un parc, tous sont permis. À la fin, la plus grosse fortune l’emporte.
london-guide-prompt = Ici, vous lisez ce qui est demandé. Pointez n’importe quoi sur le plateau : vous saurez ce qui se passerait, ou quelle règle l’interdit.
london-guide-cards = Chaque tour commence par une enchère : choisissez une carte en secret. La plus forte joue en premier et a le meilleur choix. Les cartes jouées retournent dans la réserve : ne gaspillez pas les plus fortes.
london-guide-order = Voici l’ordre de jeu de ce tour. Des cartes égales ? Qui est devant sur la piste de chapelle joue d’abord.
london-guide-rondel = Placez maintenant votre pion. À côté d’une pile, vous prenez les £1 à £3 de la case et le bâtiment du dessus. Sur la case centrale, vous payez £2 et choisissez n’importe quelle pile. Le disque tourne à chaque tour.
london-guide-crests = Chaque maison montre un blason. Plus vous avez de blasons de sa couleur, plus une nouvelle maison est forte : elle apporte des pas sur les pistes, des cartes ou de l’argent.
london-guide-tracks = Les chapelles vous font avancer sur cette piste, où il y a de l’argent à prendre. Les portes du pont font de même sur la piste du bas, avec des tuiles Bonus. Les hôtels apportent des cartes, les merceries de l’argent.

## Ce que compte le décompte final

london-scorings = Décompte
london-base-0 = le plus loin sur la piste de chapelle
london-base-1 = le plus loin sur la piste de la porte du pont
london-base-2 = la plus grande valeur de cartes en main
london-base-3 = le plus de bâtiments
london-scoring-rest = Les cases vides coûtent de l’argent, les tuiles Bonus inutilisées en rapportent.
