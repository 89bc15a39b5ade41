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
london-stack-hidden = pile « { $type } » : le bâtiment suivant apparaît à la fin du coup
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
london-order-why-chapel = Cartes égales : la personne en avance sur la piste de chapelle joue d’abord.
london-order-why-printed = Cartes égales d’une même personne : celle dont la valeur imprimée est plus élevée passe d’abord.
london-order-why-both = Cartes égales : la personne en avance sur la piste de chapelle joue d’abord, et sa valeur imprimée plus élevée passe avant l’autre.
london-order-tie-chapel = piste de chapelle
london-order-tie-printed = valeur imprimée
london-order-tie-both = piste de chapelle, valeur imprimée
london-order-none = Les cartes décident.
london-has-chosen = a choisi
london-is-choosing = réfléchit
london-to-act = doit jouer
london-ask-raise = les tuiles +1
london-ask-noblewoman = les tuiles Noble dame
london-ask-end-turn = les tuiles à la fin de mon coup

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

london-guide-aim = Voici votre pont. À chaque coup, vous y construisez une maison, de gauche à droite. Les numéros doivent décroître ; après un parc, tous sont permis. À la fin, la plus grosse fortune l’emporte.
london-guide-prompt = Ici, vous lisez ce qui est demandé. Pointez ou touchez un élément du plateau : vous saurez ce qui se passerait, ou quelle règle l’interdit.
london-guide-cards =
    Chaque tour commence par une enchère : choisissez { $seats ->
        [2] deux cartes
       *[other] une carte
    } en secret. La plus forte joue en premier et a le meilleur choix. Les cartes jouées retournent dans la réserve : gardez les fortes. Le guide reprendra quand vous placerez votre pion.
london-guide-order = Voici l’ordre de jeu de ce tour. Des cartes égales ? La personne en avance sur la piste de chapelle joue d’abord.
london-guide-rondel = Placez maintenant votre pion. À côté d’une pile, vous prenez les £1 à £3 de la case et le bâtiment du dessus. Sur la case centrale, vous payez £2 et choisissez n’importe quelle pile. Le disque tourne à chaque tour.
london-guide-replace = Un numéro qui n’est pas plus bas que le dernier ne convient pas : il doit remplacer une maison de votre pont, et les numéros doivent toujours décroître. L’ancienne maison est perdue. Un parc convient toujours et n’est jamais remplacé.
london-guide-crests = Chaque maison montre un blason. Plus vous avez de blasons de sa couleur, plus une nouvelle maison vous rapporte : cases parcourues sur les pistes, cartes ou argent. Une maison des guildes ne fait rien par elle-même, mais compte pour toutes les couleurs.
london-guide-tracks = Les chapelles vous font avancer sur cette piste, où il y a de l’argent. Les portes du pont font de même sur celle du bas, avec des tuiles Bonus, utilisables une fois dès le tour suivant. Les hôtels apportent des cartes, les merceries de l’argent.
london-guide-scoring = Ici, vous voyez ce qui rapporte à la fin, par exemple être devant sur les deux pistes, en cartes et en bâtiments. Les cases vides coûtent de l’argent ; chaque tuile Bonus restante rapporte £1. Bonne chance !

## Ce que compte le décompte final

london-scorings = Décompte
london-base-0 = le plus loin sur la piste de chapelle
london-base-1 = le plus loin sur la piste de la porte du pont
london-base-2 = la plus grande valeur de cartes en main
london-base-3 = le plus de bâtiments
london-track-told = { $track } : { $places }
london-scoring-line = { $slot } : { $what }
london-scoring-empty = 1, 2, 3, 4, 5 cases vides ou plus coûtent { $costs }.
london-scoring-tiles = Chaque tuile Bonus inutilisée rapporte { $amount }, sauf si un décompte ci-dessus les compte.
london-caution-replace = prend la place d’une de vos maisons
london-caution-replaces = remplace : { $building }

## Un mot d’aide pour chaque décision

london-hint-cards = La carte la plus forte commence. Quand vient votre coup, votre carte rejoint la réserve ; un 0 vous revient.
london-hint-cards-two = Choisissez deux cartes : chacune vous fait jouer un coup, les plus fortes d’abord.
london-hint-noblewoman = La tuile apporte un 2 de la réserve dans votre main, maintenant ou à un tour suivant.
london-hint-raise = Chaque tuile augmente d’un point une carte jouée, avant que l’ordre soit fixé.
london-hint-place = À côté d’une pile, vous prenez son argent et le bâtiment du dessus. Au centre, vous payez et choisissez n’importe quelle pile.
london-hint-stack = Le bâtiment va sur votre prochaine case libre si son numéro convient.
london-hint-replace = Le numéro ne convient pas à la case suivante. Le bâtiment en remplace un autre, de sorte que les numéros décroissent toujours ; le bâtiment remplacé est perdu.
london-hint-bonus = La tuile s’utilise à partir du tour suivant ; inutilisée, elle vaut de l’argent à la fin. Encore à prendre : { $count }.
london-hint-take-cards = Vous pouvez prendre des cartes d’une valeur totale de { $value }, au choix, ou moins.
london-hint-end-turn = Rien ne vous y oblige : les tuiles Bonus inutilisées valent de l’argent à la fin.

## Ce que sont les choses

london-type-about-0 = Une chapelle vous fait avancer sur la piste de chapelle.
london-type-about-1 = Une porte du pont vous fait avancer sur sa piste, où attendent des tuiles Bonus.
london-type-about-2 = Un hôtel apporte des cartes de la réserve.
london-type-about-3 = Une mercerie rapporte de l’argent.
london-type-about-4 = Une maison des guildes ne fait rien par elle-même, mais elle montre les quatre blasons.
london-type-about-5 = Un parc ne fait rien par lui-même, mais tout numéro peut le suivre.
london-about-chapel = Piste de chapelle : les chapelles vous y font avancer, avec de l’argent en chemin. À cartes égales, la personne en avance commence.
london-about-gate = Piste de la porte du pont : les portes du pont vous y font avancer. Chaque étoile est une tuile Bonus à prendre.
london-about-round = Le marqueur de tour montre de combien de cases le disque a tourné.
london-tile-is = { $tile } : { $about }.
london-scoring-places = Première place, deuxième, troisième : { $places } ; la dernière ne rapporte rien.

## Noms des lignes du décompte final

line-money = Argent
line-chapel-track = Piste de chapelle
line-gate-track = Piste de la porte
line-hand-value = Cartes en main
line-most-buildings = Bâtiments
line-most-chapels = Chapelles
line-most-gates = Portes du pont
line-most-hostelries = Hôtels
line-longest-line = Plus longue série
line-chapel-lead = Avance sur la piste de chapelle
line-chapel-money = Argent de la piste de chapelle
line-gate-spaces = Cases de la porte
line-tile-sets = Tuiles Bonus
line-hand-size = Nombre de cartes
line-card-sets = Combinaisons de cartes
line-low-numbers = Petits numéros
line-type-sets = Ensembles de types
line-empty-sites = Cases vides
line-unused-tiles = Tuiles inutilisées

## The chart at the end

london-chart = Argent à la fin de chaque tour, et après le décompte final

## Options

london-options-scoring = Décompte final
london-options-usual = Classique
london-options-usual-note = Les quatre décomptes du jeu de base. Idéal pour une première fois.
london-options-random = Au hasard
london-options-random-note = Quatre tuiles Score sont tirées au début : pour architectes confirmés.
london-options-chosen = Au choix
london-options-chosen-note = Choisissez chacun des quatre vous-même.
london-options-drawn = une des quatre faces, tirée au début
option-london-chapel-base = qui est le plus loin sur la piste de chapelle
option-london-gate-base = qui est le plus loin sur la piste de la porte du pont
option-london-hostelry-base = qui a en main les cartes de plus grande valeur
option-london-bridge-base = qui a le plus de bâtiments
option-london-from-memory = De mémoire
option-london-from-memory-note = Vous ne voyez ni les cartes ni l’argent des autres. Les ordinateurs, eux, s’en souviennent.
