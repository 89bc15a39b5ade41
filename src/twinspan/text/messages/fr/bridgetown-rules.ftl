### Les règles de Bridgetown Races, dans nos propres mots. Un message par règle : rule-B3-4 est la règle B3.4, rule-R3-13 la précision R3.13.
### Une précision qui complète une règle la suit sous le même repère : ruling-B2-3 appartient à rule-B2-3.
### L’ordre des messages est l’ordre de lecture. Aucune variable ; les mêmes messages dans chaque langue.

## Matériel

chapter-B1 = Matériel
rule-B1-1 = Vous jouez à deux, à trois ou à quatre.
rule-B1-2 = La course traverse une ville : des cases reliées par des rues, un fleuve avec huit ponts, des passages supérieurs, des rails pour le tramway et une entrée. Les ponts se comptent dans l’ordre du fleuve, à partir du haut. La ville habituelle est Portland ; nous n’avons pas pu voir son plateau imprimé, et les cases sont une reconstitution d’après la vraie géographie. Elles se trouvent dans un fichier de données que vous pouvez modifier. Des fichiers du même format donnent d’autres villes : chacun est contrôlé au chargement, et chaque erreur est signalée. Là où ces règles parlent du Steel Bridge, une autre ville a son propre pont du tramway.
rule-B1-3 = Il y a huit modes de transport, chacun avec une vitesse de base et une couleur de drapeau. À Portland : à pied 1 (blanc), bicyclette 2 (vert), rollers 2 (orange), autobus 3 (rouge), automobile 3 (noir), taxi 4 (jaune), moto 4 (violet), tramway 5 (bleu). Tout n’est pas certain : voyez les valeurs reconstituées.
rule-B1-4 = Il y a 40 drapeaux, cinq de chacune des huit couleurs. Le bleu est la couleur du tramway.
rule-B1-5 = Chacun a trois coordinateurs, un coureur et une carte d’achèvement des ponts, avec un emplacement pour chaque pont.
rule-B1-6 = La roue de transport montre les huit modes et, au centre, trois actions spéciales : Premier, Double et Permutation.

## Mise en place

chapter-B2 = Mise en place
rule-B2-1 = Les cinq drapeaux bleus sont tous mis de côté, quel que soit le nombre de joueurs. De chaque autre couleur, mettez dans le sac 3 drapeaux à deux joueurs, 4 à trois et 5 à quatre. Les autres sont hors du jeu.
rule-B2-2 = Posez un drapeau bleu sur le Steel Bridge. Chaque autre pont, en descendant le fleuve depuis le haut, reçoit un drapeau tiré du sac. Pendant la mise en place, aucune couleur ne peut se trouver sur plus de deux ponts : remettez un troisième drapeau d’une couleur dans le sac avant d’en tirer un autre.
rule-B2-3 = Les coureurs partent hors du plateau, à la flèche de l’entrée. À Portland, elle montre Burnside Street.
ruling-B2-3 = Le départ n’est pas une case. Il est relié à l’entrée et à rien d’autre. Entrer en ville est un pas de votre déplacement, et personne ne retourne au départ.
rule-B2-4 = Le premier joueur est tiré au sort.

## La manche

chapter-B3 = La manche
intro-B3 = Vous jouez cinq manches au plus. Chaque manche a deux phases : le choix des transports (B3.2 à B3.5) et la course (B3.6 à R3.15).
rule-B3-1 = À partir de la deuxième manche, le premier joueur est celui qui a le moins de drapeaux sur sa carte. En cas d’égalité, comptez dans le sens des aiguilles d’une montre, à partir du joueur qui suit l’ancien premier joueur : le premier des ex æquo que vous rencontrez commence. L’ancien premier joueur vient en dernier dans ce compte.
rule-B3-2 = Choix des transports : dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun place un coordinateur sur un mode de transport ou sur une action spéciale. Continuez jusqu’à ce que tous les coordinateurs soient placés. Celui qui n’en a plus est sauté.
rule-B3-3 = Un mode de transport se partage à autant de joueurs qu’on veut, mais vous n’avez jamais deux de vos coordinateurs sur le même.
rule-B3-4 = Une action spéciale n’a de place, à chaque manche, que pour un coordinateur d’un seul joueur.
rule-B3-5 = Si vous placez un coordinateur sur une action spéciale, vous devez aussitôt en placer un autre sur un mode de transport, sauf si c’était le dernier. Vous avez donc au plus deux actions spéciales et au moins un mode de transport.
rule-B3-6 = Course : dans le sens des aiguilles d’une montre, à partir du premier joueur, chacun choisit l’un des modes où il a un coordinateur, déplace son coureur et reprend ce coordinateur. Continuez jusqu’à ce que tous les coordinateurs soient repris ; chaque fois que chacun a joué, c’est un tour de la course.
ruling-B3-6 = Personne ne passe : tant que vous avez un mode, vous vous déplacez à chaque tour. Celui qui a moins de modes que les autres finit plus tôt.
rule-B3-7 = Votre distance est la vitesse de base du mode, plus 1 pour chaque coordinateur que d’autres joueurs y ont encore.
rule-B3-8 = Vous devez parcourir toute la distance.
rule-B3-9 = Une action spéciale se joue avec l’un de vos propres déplacements ; vous reprenez alors son coordinateur.
ruling-B3-9 = L’utiliser n’est pas obligatoire.
rule-B3-10 = Premier : une fois dans la manche, au début d’un tour de la course, vous vous déplacez avant tous les autres ; à ce tour, on saute votre place habituelle. Tous les autres tours suivent l’ordre normal.
ruling-B3-10 = Comme vous avez au plus deux modes, seuls le premier et le deuxième tour sont possibles, même si le livret nomme aussi le troisième.
rule-B3-11 = Double : vous avancez de deux fois la vitesse de base, sans rien gagner pour les modes partagés.
ruling-B3-11 = Vous ne pouvez l’utiliser que si vous pouvez parcourir toute la distance doublée. Le pas à pied qui remplace un déplacement (B4.4) n’est jamais doublé.
rule-B3-12 = Permutation : échangez les drapeaux de deux ponts quelconques. Les deux doivent avoir un drapeau, et aucun des deux ne peut être bleu.
ruling-B3-12 = Les deux drapeaux doivent être de couleurs différentes. Un drapeau que la permutation amène sur le pont où vous êtes n’est pas pris.
rule-R3-13 = Votre déplacement suit cet ordre : Permutation, si vous voulez ; puis le mode de transport, avec ou sans Double ; Permutation, si elle n’a pas encore servi ; tous les pas ; drapeaux et échanges ; contrôle de la victoire ; Permutation, si elle n’a toujours pas servi ; retour des coordinateurs. S’il n’y a rien à permuter, la question n’est pas posée. Après une victoire, il n’y a plus de permutation.
rule-R3-14 = Deux actions spéciales peuvent accompagner le même déplacement. Une action spéciale que vous n’utilisez pas, même avec votre dernier déplacement de la manche, est perdue.
rule-R3-15 = Premier vous est proposé au début d’un tour de la course, avant que quiconque se déplace. La question n’est posée que tant qu’il vous reste un mode et qu’un autre joueur, à qui il en reste un aussi, se déplacerait sinon avant vous.

## Se déplacer

chapter-B4 = Se déplacer
rule-B4-1 = Suivez les liens dessinés, par tous les carrefours et tous les ponts. Les coureurs ne se bloquent jamais et peuvent partager une case.
rule-B4-2 = Pas de demi-tour au cours d’un déplacement : vous ne pouvez pas reprendre aussitôt en sens inverse le lien que vous venez d’emprunter. Faire le tour d’un pâté de maisons est permis. Entre deux déplacements, toutes les directions sont libres.
rule-B4-3 = À un passage supérieur, personne ne passe de la rue du haut à celle du bas ou l’inverse, sauf à pied.
ruling-B4-3 = Des escaliers relient les deux niveaux d’un passage supérieur. À pied, c’est un pas ; ils sont fermés à tous les autres. (Le livret laisse les marcheurs y tourner librement. Avec une case par niveau, c’est le même chemin au prix d’un pas.)
rule-B4-4 = Si vous ne pouvez pas faire tout le déplacement avec le mode choisi, vous pouvez avancer d’une case à pied : par des escaliers aussi, ou du départ vers l’entrée. Sinon, votre coureur reste sur place.
ruling-B4-4 = Ce pas ne prend pas de drapeau, pas même un blanc, parce que votre coordinateur n’est pas sur « à pied ». Vous pouvez choisir n’importe quel mode, même un mode qui ne peut pas avancer. (À Portland, cela n’arrive qu’au tramway, quand on ne peut pas y monter.)
rule-B4-5 = Tramway : il ne circule que sur les rails, et sur le Steel Bridge. Pour y monter, votre coureur doit être sur une case à rails ou à côté de l’une d’elles : par un lien dessiné, depuis un pont aussi, ou par les escaliers d’un passage supérieur.
ruling-B4-5 = Si vous êtes déjà sur une case avec des rails, vous êtes à bord. Une fois à bord, on ne quitte pas les rails pendant le trajet, même par une rue qui mène à une autre case avec des rails. (Les villes fournies n’ont pas de telle rue.) Monter est le premier pas et compte dans la distance. Votre déplacement peut finir au terminus, mais il ne peut pas y faire demi-tour.
rule-B4-6 = Les autres modes peuvent passer par les cases à rails et par le Steel Bridge, mais ils ne prennent pas de drapeau bleu.

## Drapeaux

chapter-B5 = Drapeaux
rule-B5-1 = Si vous traversez un pont, ou si votre déplacement y finit, avec le mode de la couleur de son drapeau, vous prenez le drapeau. Il va à l’emplacement de ce pont sur votre carte. Traverser un pont de plusieurs cases, c’est le quitter à l’autre bout.
rule-B5-2 = Le pont où votre déplacement a commencé ne vous donne pas de drapeau pendant ce déplacement, même si vous le quittez et y revenez.
rule-B5-3 = Un déplacement peut prendre plusieurs drapeaux.
ruling-B5-3 = Vous les prenez après le dernier pas, dans l’ordre des traversées. Ensuite, la victoire est contrôlée.
rule-B5-4 = Le premier drapeau d’un pont est pris d’office. Si votre carte en a déjà un pour ce pont, vous pouvez échanger : l’ancien retourne dans le sac, un bleu avec les drapeaux bleus mis de côté (avec B7.1, dans le sac aussi), et le nouveau va sur votre carte. La question est posée pont par pont, dans l’ordre des traversées.
ruling-B5-4 = Vous pouvez aussi échanger contre un drapeau de la même couleur : cela vide le pont.
rule-B5-5 = Les drapeaux bleus ne se prennent qu’avec le tramway. Ils ne se trouvent que sur le Steel Bridge, et aucune autre couleur ne s’y trouve jamais.
rule-B5-6 = Les ponts vides ne sont regarnis qu’à la fin des manches une à quatre : d’abord le Steel Bridge avec un drapeau bleu, puis les autres, de haut en bas, avec le sac. La limite de deux ponts par couleur ne vaut que pour la mise en place. À chaque tirage, tous les drapeaux qui sont alors dans le sac ont la même chance.
ruling-B5-6 = Quand le sac est vide, les ponts restants restent vides.

## Fin de la partie

chapter-B6 = Fin de la partie
rule-B6-1 = Si vous avez un drapeau de chacun des huit ponts, vous gagnez aussitôt.
rule-B6-2 = Après la cinquième manche, celui qui a le plus de couleurs différentes gagne. En cas d’égalité, la victoire est partagée.

## Le jeu allégé

chapter-B7 = Le jeu allégé
intro-B7 = Deux options rendent le jeu plus léger. Chacune peut s’employer sans l’autre.
rule-B7-1 = Tramway libre : le tramway se déplace comme tout autre mode et prend un drapeau bleu sur n’importe quel pont. Les drapeaux bleus vont dans le sac. Le Steel Bridge reçoit ses drapeaux du sac, à son rang dans l’ordre du fleuve. Le bleu compte pour la limite de deux, et les drapeaux bleus peuvent être permutés. B4.5 et B5.5 ne s’appliquent pas.
ruling-B7-1 = Le sac reçoit autant de drapeaux bleus que de chaque autre couleur : 3, 4 ou 5.
rule-B7-2 = Sans actions spéciales : Premier, Double et Permutation n’existent pas.

## Ce que vous pouvez savoir

chapter-B8 = Ce que vous pouvez savoir
rule-B8-1 = Tout est visible, sauf ce que le sac donnera. Son contenu aussi est visible.

## Valeurs reconstituées

bridgetown-rules-reconstructed = Nous n’avons pas pu voir le plateau imprimé. Certaines valeurs sont indiquées par le livret ou par des critiques publiées, et quelques autres en découlent. Toutes les autres sont des reconstitutions : notre choix, d’après la vraie géographie de Portland en 2010. Elles peuvent différer du jeu imprimé. Si vous le possédez, vous pouvez corriger chaque valeur dans un seul fichier de données. Les listes ci-dessous disent d’où viennent les valeurs.

## Versions précédentes

bridgetown-rules-earlier = Voici les règles dans leur version 2. Les parties commencées avec la version 1 continuent avec elle : qui ne peut pas faire tout le déplacement doit y avancer d’une case à pied, si c’est possible (B4.4).
