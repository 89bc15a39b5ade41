### Ce que la page des règles ajoute aux règles d’Old London Bridge : le jeu en une minute, des exemples, les valeurs imprimées.
### Un dessin a deux messages : sa légende et, sous le même nom suivi de -drawing, ce qu’il montre, pour ceux qui ne le voient pas.

## Old London Bridge en une minute

london-minute-goal = Chacun de vous construit des maisons sur son propre pont, au-dessus de la Tamise. Après douze tours (six à deux joueurs), celui qui a le plus d’argent gagne.
london-minute-choose = Choisir une carte
london-minute-choose-drawing = Trois cartes Personnage en main
london-minute-choose-text = À chaque tour, le disque tourne et tous jouent une carte en secret : plus votre carte est forte, plus vous jouez tôt.
london-minute-place = Placer son pion
london-minute-place-drawing = Un pion sur le disque et, à côté, une pile de bâtiments
london-minute-place-text = Quand c’est à vous de jouer, vous placez votre pion sur le disque et vous prenez l’argent de la case et le bâtiment voisin. Ou bien vous payez £2 sur la case centrale et choisissez librement.
london-minute-build = Construire
london-minute-build-drawing = Un pont avec les maisons 55, 43 et 32, un parc et la maison 58
london-minute-build-text = Les maisons se suivent de gauche à droite, par numéros décroissants ; après un parc, vous repartez de n’importe quel numéro. Plus votre pont compte de blasons de sa couleur, plus un nouveau bâtiment est fort : chapelles et portes du pont font avancer vos marqueurs, les hôtels apportent des cartes, les merceries de l’argent.
london-minute-end = À la fin, les pistes, vos cartes et votre pont rapportent, et les cases vides vous coûtent.

## Exemples pour Old London Bridge

london-example-turn = Le marqueur de tour montre un 2 : le disque tourne de deux cases dans le sens des aiguilles d’une montre. Chaque case est maintenant à côté d’une autre pile.
london-example-turn-drawing = Le disque avant et après, et entre les deux un marqueur de tour avec un 2. La case X est passée d’en bas à droite à en bas à gauche, deux places plus loin.
london-example-order = Le 3 d’Ada passe avant le 2 de Ben. Cleo et Dan ont tous deux joué un 0. Cleo est devant sur la piste de chapelle : l’ordre est donc Ada, Ben, Cleo, Dan.
london-example-order-drawing = Quatre cartes dans l’ordre de jeu : le 3 d’Ada, le 2 de Ben, le 0 de Cleo, le 0 de Dan. Dessous, la piste de chapelle, avec le marqueur de Cleo sur la case 4 et celui de Dan sur la case 2.
london-example-two = À deux joueurs, chacun joue deux coups : Ada commence avec son 4, Ben suit avec 3 et 2, et le 1 d’Ada vient en dernier.
london-example-two-drawing = Quatre cartes dans l’ordre de jeu : le 4 d’Ada, le 3 de Ben, le 2 de Ben, le 1 d’Ada.
london-example-place = Ada choisit la case de £3 à côté des portes du pont : elle prend £3 et la porte du pont. Ben choisit la case centrale : il paie £2 et prend la chapelle, bien que la case X soit à côté d’elle.
london-example-place-drawing = Le disque avec le pion d’Ada sur la case de £3, à côté de la pile des portes du pont, et le pion de Ben sur la case centrale. La case X est à côté de la pile des chapelles.
london-example-fits = Le 32 est plus petit que le 49 à sa gauche : il convient.
london-example-fits-drawing = Un pont avec les maisons 55 et 49 ; le 32 s’ajoute sur la troisième case.
london-example-replace = Le 20 ne peut pas suivre le 11. Il peut remplacer le 23 ou le 15 : dans les deux cas, les numéros restent décroissants.
london-example-replace-drawing = Un pont avec les maisons 36, 23, 15 et 11, et à côté le nouveau 20. Le 23 et le 15 sont marqués.
london-example-park = Après le 6, presque rien ne conviendrait. Mais il y a le parc entre les deux : même un 58 peut suivre.
london-example-park-drawing = Un pont avec les maisons 25 et 6 et un parc ; le 58 s’ajoute sur la quatrième case.
london-example-chapel = La nouvelle chapelle est bleue, et le pont d’Ada compte trois blasons bleus. Depuis l’escalier, son marqueur avance de trois cases. Il dépasse la case de £1, et elle prend cet argent.
london-example-chapel-drawing = Trois blasons bleus et la piste de chapelle : le marqueur d’Ada va de l’escalier à la case 3, en passant par la case 1 et par la case 2, qui montre £1.
london-example-gate = Avec une force de 4, Ben va de la case 2 à la case 6. Il dépasse une case bonus et en atteint une autre : il prend deux tuiles. Avant qu’il ne prenne la seconde, la pile de la première montre sa tuile suivante.
london-example-gate-drawing = La piste de la porte du pont : le marqueur de Ben va de la case 2 à la case 6. Les cases 3 et 6 sont des cases bonus. À côté, deux tuiles Bonus.
london-example-hostelry = Le nouvel hôtel est bleu, et Cleo a maintenant six blasons bleus. Elle peut prendre par exemple 3, 2 et 1, ou 4 et 2, ou six fois le 1.
london-example-hostelry-drawing = Un pont avec six blasons bleus, dont un sur une maison des guildes et un sur un parc. Dessous, trois choix de cartes : 3, 2 et 1 ; 4 et 2 ; six fois 1.
london-example-haberdasher = La mercerie 43 est orange. Dan a maintenant quatre blasons orange, car la maison des guildes compte aussi : il prend £4.
london-example-haberdasher-drawing = Un pont avec les maisons 55, 49, 47 et 43. Toutes les quatre montrent un blason orange ; 49 est une maison des guildes.
london-example-guild = La nouvelle maison des guildes de Ben n’a pas d’action. Mais elle montre les quatre blasons, et chacune de ses quatre forces augmente donc de un.
london-example-guild-drawing = Une maison des guildes, et à côté les forces avant et après : bleu 6 et 7, orange 4 et 5, gris 1 et 2, vert 1 et 2.
london-example-scoring = Le décompte final de Dan, ligne par ligne. Ada a autant de bâtiments que Dan et le devance sur la piste de chapelle : la troisième place pour le plus de bâtiments lui revient donc à elle.
london-example-lead = Dan est dernier sur la piste de chapelle. Ada a 10 cases d’avance sur lui, Ben 6 et Cleo 4 : ils prennent £10, £6 et £4.
london-example-lead-drawing = La piste de chapelle, avec Ada sur la case 11, Ben sur la 7, Cleo sur la 5 et Dan sur la 1.
london-example-sets = La main de Ben donne deux combinaisons de 1+2, qui rapportent £10. Le 0 n’appartient à aucune.
london-example-sets-drawing = Les cartes 1 et 2, encore une fois 1 et 2, et un 0 à part.
london-example-line = Six bâtiments numérotés se suivent avant le parc, un seul après : la plus longue série de Cleo est de 6.
london-example-line-drawing = Un pont avec 59, 51, 48, 33, 25, 6, un parc et 58. Les six premiers sont marqués.

## Valeurs imprimées d’Old London Bridge

london-values-buildings = Bâtiments
london-values-parks = Parcs
london-values-rondel = Disque
london-values-chapel-track = Piste de chapelle
london-values-gate-track = Piste de la porte du pont
london-values-bonus-tiles = Tuiles Bonus
london-values-scoring-tiles = Tuiles Score
london-values-cards = Cartes Personnage
london-values-markers = Marqueurs de tour
london-values-start = Argent et mains au départ
london-values-scoring = Décompte final et faces Score

london-source-rulebook = indiqué dans les livrets
london-source-review = indiqué dans des critiques publiées
london-source-inferred = déduit : un schéma qui convient à toutes les tuiles connues
london-source-reconstructed = reconstitué : notre choix dans les limites connues ; peut différer du jeu imprimé

london-known-buildings = Les sources montrent quelques-uns des bâtiments. Le type et le blason découlent du numéro d’une façon qui convient à tous ceux-là.
london-known-parks = Des critiques publiées disent qu’un parc montre un blason ; combien de parcs montrent lequel, c’est notre choix.
london-known-rondel = On connaît la case X, les cinq cases de £1 à £3, le prix de la case centrale, et l’on sait que le X est à côté des chapelles quand une case de £3 est à côté des portes du pont. Le reste de l’ordre est notre choix.
london-known-chapel-track = Les sommes et leur ordre sont connus. La longueur de la piste et les cases de ces sommes sont notre choix.
london-known-gate-track = On connaît le bonus une case sur trois, les £10 de la fin et une longueur d’au moins 13 cases. La longueur exacte est notre choix.
london-known-bonus-tiles = On connaît les huit actions, les trois tuiles de chacune et les trois piles. Quelles tuiles forment quelle pile, c’est notre choix.
london-known-scoring-tiles = Les faces sont connues. Lesquelles partagent une même tuile, c’est notre choix ; aucune face n’en devient plus probable qu’une autre.

london-value-type = { $type } : { $numbers }
london-value-guild-house = { $type } (les quatre blasons) : { $numbers }
london-value-crest = { $number } { $crest }
london-value-crest-count = { $crest } : { $number }
london-value-crests = Blasons : { $crests }
london-value-stacks = Piles, dans le sens des aiguilles d’une montre : { $types }
london-value-spaces = Cases extérieures, dans le même sens, la première à côté de la première pile : { $spaces }
london-value-centre = Prix de la case centrale : { $price }
london-value-length = Nombre de cases : { $spaces }
london-value-money = Argent : { $money }
london-value-money-space = { $amount } sur la case { $space }
london-value-bonus = Cases bonus : { $spaces }
london-value-bonus-stack = Pile { $stack } : { $tiles }
london-value-faces = Décompte « { $slot } », les deux faces de chaque tuile : { $tiles }
