### Les règles d’Old London Bridge, dans nos propres mots. Un message par règle : rule-L4-3 est la règle L4.3, rule-R4-6 la décision R4.6.
### L’ordre des messages est l’ordre de lecture. Aucune variable ; les mêmes messages dans chaque langue.

## Matériel

chapter-L1 = Matériel
rule-L1-1 = Vous jouez à deux, à trois ou à quatre. Chacun choisit librement sa couleur.
rule-L1-2 = Il y a 72 bâtiments : douze chapelles, douze portes du pont, douze hôtels, douze merceries, douze maisons des guildes et douze parcs. Les 60 bâtiments qui ne sont pas des parcs portent les numéros 1 à 60, chacun une seule fois.
rule-L1-3 = Chaque bâtiment montre un blason, qui est bleu, gris, vert ou orange. Seule la maison des guildes fait exception : elle montre les quatre blasons.
ruling-L1-3 = Les parcs montrent aussi un blason. Les livrets ne le disent pas, mais des critiques publiées le disent.
rule-L1-4 = Il y a 55 cartes Personnage : dix nobles de valeur 4, onze clercs de valeur 3, quinze nobles dames de valeur 2, quinze marchands de valeur 1 et quatre Peter de Colechurch de valeur 0. À trois joueurs, un 0 n’appartient à personne. Il est hors du jeu et ne rejoint jamais la réserve.
rule-L1-5 = Il y a 24 tuiles Bonus. Elles offrent huit actions différentes, chacune en trois exemplaires. Le verso des tuiles les répartit en trois piles.
rule-L1-6 = Il y a 15 marqueurs de tour : cinq portent un 1, cinq un 2 et cinq un 3.
rule-L1-7 = Le disque a une case centrale et six cases extérieures. L’une de celles-ci est la case X ; chacune des cinq autres rapporte £1, £2 ou £3. Le disque se trouve au milieu des six piles de bâtiments, et il tourne.
rule-L1-8 = Il y a une piste de chapelle et une piste de la porte du pont. La dernière case de chacune vaut £10. La piste de chapelle commence par un escalier de quatre marches, de A à D.
rule-L1-9 = L’extension « architectes confirmés » apporte 8 tuiles Score imprimées des deux côtés, deux par couleur. Il y a donc quatre faces pour la chapelle, quatre pour la porte du pont, quatre pour l’hôtel et quatre pour le pont.
rule-L1-10 = La boîte contient 76 pièces, soit £368.
ruling-L1-10 = Ce n’est pas une limite : l’argent ne peut pas manquer.

## Mise en place

chapter-L2 = Mise en place
rule-L2-1 = Mélangez à part chaque type de bâtiment et faites-en une pile.
ruling-L2-1 = De chaque pile, on voit le bâtiment du dessus, et rien d’autre.
rule-L2-2 = Mélangez les 15 marqueurs de tour et posez-en 12 face cachée ; à deux joueurs, posez-en 6. Personne ne regarde ceux qui restent.
rule-L2-3 = Les cartes Personnage de valeur 1 à 4 forment la réserve. Chacun prend en outre un 0 en main ; à deux joueurs, chacun en prend deux.
rule-L2-4 = Chacun commence avec £5.
rule-L2-5 = Mélangez à part chacune des trois piles de tuiles Bonus. Retournez ensuite la tuile du dessus de chaque pile, face visible.
rule-L2-6 = Sur la piste de la porte du pont, votre marqueur part juste avant la première case. Sur la piste de chapelle, les marqueurs sont tirés au sort et posés sur les marches de l’escalier.
ruling-L2-6 = La marche A est devant B, B est devant C et C est devant D.
rule-L2-7 = Votre marche de l’escalier indique les cartes avec lesquelles vous commencez, en plus de votre 0. Marche A : 1, 1, 2, 3, 4. Marche B : 1, 2, 2, 3, 4. Marche C : 1, 2, 3, 3, 4. Marche D : 1, 2, 3, 4, 4.
rule-R2-8 = À moins de quatre joueurs, seules les premières marches servent : A et B à deux ; A, B et C à trois.
rule-R2-9 = L’orientation du disque au départ est tirée au sort.

## Le tour

chapter-L3 = Le tour
intro-L3 = Vous jouez 12 tours ; à deux joueurs, vous en jouez 6. Dans ces règles, un tour est toujours l’un de ceux-là ; ce que vous faites quand c’est à vous de construire s’appelle votre coup.

chapter-L3-1 = Préparer le tour
rule-L3-1-1 = Révélez le marqueur de tour suivant. Son nombre indique de combien de cases vous tournez le disque dans le sens des aiguilles d’une montre.

chapter-L3-2 = Ordre de jeu
rule-L3-2-1 = Avant de choisir votre carte, vous pouvez utiliser des tuiles Noble dame (L6.9).
rule-L3-2-2 = Chacun choisit une carte en secret et la pose face cachée ; à deux joueurs, chacun en choisit deux. Puis tout le monde révèle en même temps.
rule-L3-2-3 = Une fois les cartes révélées, vous pouvez utiliser des tuiles +1 (L6.8).
rule-L3-2-4 = La plus forte valeur joue en premier, les autres suivent de la plus forte à la plus faible. À valeur égale, celui qui est devant sur la piste de chapelle joue d’abord. Si les marqueurs sont sur la même case, celui du dessus est devant (L5.1).
rule-L3-2-5 = À deux joueurs, chaque carte vous fait jouer un coup, et les valeurs ne s’additionnent jamais. Si des cartes sont égales, celui qui est devant sur la piste de chapelle joue d’abord toutes les siennes. Par exemple, 2 et 2 contre 2 et 2 donne : le premier, le premier, l’autre, l’autre.
ruling-L3-2-5 = Si un +1 rend vos deux cartes égales, celle dont la valeur imprimée est la plus forte vient d’abord.
rule-R3-2-6 = L’ordre de jeu est fixé avant le premier coup. Si des marqueurs avancent ensuite sur la piste de chapelle, il ne change plus pour ce tour.

chapter-L3-3 = Construire, un coup après l’autre
rule-L3-3-1 = Votre coup commence ainsi : la carte que vous avez jouée retourne dans la réserve, et alors seulement vous placez votre pion. Votre propre hôtel peut l’y reprendre. Un 0 ne va jamais dans la réserve ; il revient toujours dans votre main.
rule-L3-3-2 = Placez votre pion sur une case libre du disque. Si c’est une case extérieure, prenez ses £1, £2 ou £3 et le bâtiment du dessus de la pile voisine. La case X est interdite. Si c’est la case centrale, payez £2 et ne touchez aucun revenu. Choisissez ensuite le bâtiment du dessus de n’importe quelle pile, même de celle qui borde la case X ou une case occupée.
rule-L3-3-3 = Chaque case n’a de place que pour un pion. Une case extérieure est interdite si la pile voisine est vide. Depuis la case centrale, vous ne pouvez pas non plus choisir une pile vide.
rule-L3-3-4 = À deux joueurs, vous déplacez votre pion pour votre second coup du tour. Il doit aller sur une autre case que celle où il se trouve.
ruling-L3-3-4 = La case qu’il quitte redevient libre.
rule-L3-3-5 = Construisez le bâtiment (L4), puis effectuez son action (L5).
rule-L3-3-6 = Après le dernier coup du tour, tous les pions quittent le disque.
rule-R3-3-7 = Si, sans tuile Bonus, vous ne pouvez placer votre pion nulle part, vous avez le choix : utiliser une tuile ou passer. Cela peut arriver parce que la case centrale est trop chère pour vous, ou parce que les cases restantes bordent des piles vides. Dans tous les autres cas, vous devez placer votre pion. Si vous passez, vous ne construisez rien et ne touchez aucun revenu, mais vous pouvez encore utiliser des tuiles Chapelle +2, Porte +2 et Reprise. Il faut être quatre pour que cela arrive, et c’est très rare.
rule-R3-3-8 = Quand vous prenez un bâtiment, le suivant de la pile devient visible à la fin de votre coup, et rien d’autre de la pile. À une vraie table, tout le monde le verrait aussitôt. Ici, il attend, pour que vous puissiez annuler votre coup.

## Construire sur le pont

chapter-L4 = Construire sur le pont
rule-L4-1 = Votre pont a 12 cases, une par bâtiment. Remplissez-les de gauche à droite.
rule-L4-2 = Un bâtiment numéroté va sur la prochaine case libre de votre pont dans trois cas : c’est la première case du pont, il y a un parc à sa gauche, ou le numéro à sa gauche est plus grand.
rule-L4-3 = Si un bâtiment numéroté ne peut pas aller sur la prochaine case libre, il doit remplacer un bâtiment de votre pont. Chaque série de numéros doit rester décroissante. Vous pouvez le faire dans n’importe quelle série de votre pont. Le bâtiment remplacé est hors du jeu. Vous pouvez toujours remplacer au moins un bâtiment. Par exemple, si votre pont se termine par 23, 15, 11, un 20 peut remplacer le 23 ou le 15.
rule-R4-6 = On ne remplace pas un bâtiment par choix. Si le nouveau peut aller sur la prochaine case libre, c’est là qu’il va.
rule-L4-4 = Un parc va toujours sur la prochaine case libre. Il ne remplace jamais un autre bâtiment, et aucun bâtiment ne le remplace.
rule-L4-5 = À droite d’un parc, tous les numéros sont permis. Un parc compte comme un bâtiment.

## Actions

chapter-L5 = Actions
intro-L5 = Chaque action a une force. Regardez la couleur du blason de votre nouveau bâtiment et comptez les blasons de cette couleur sur votre pont, le nouveau compris. Les maisons des guildes comptent pour toutes les couleurs.
rule-L5-1 = Chapelle : votre marqueur avance sur la piste de chapelle, d’une case par point de force. S’il arrive sur une case occupée, il se pose sur le dessus. S’il atteint ou dépasse une somme imprimée, prenez cet argent. De toute marche de l’escalier, le premier pas mène à la première case.
rule-L5-2 = Porte du pont : votre marqueur avance sur la piste de la porte du pont, d’une case par point de force. S’il arrive sur une case occupée, il se pose sur le dessus. Pour chaque case bonus atteinte ou dépassée, prenez une des tuiles Bonus visibles. Sa pile montre la tuile suivante avant que vous n’en choisissiez une autre. Une case de la piste sur trois est une case bonus.
ruling-L5-2 = La dernière case en est une aussi et vous donne une tuile : prenez d’abord ses £10, puis la tuile.
rule-R5-7 = Une pile de tuiles Bonus vide ne montre rien. Si les trois piles sont vides, vous ne prenez pas de tuile.
rule-L5-3 = Quand vous atteignez la dernière case de l’une des pistes, vous recevez £10. Ceux qui y arrivent après vous les reçoivent aussi, mais leurs marqueurs se glissent dessous. Les pas en trop sont perdus.
rule-R5-8 = Une fois sur la dernière case d’une piste, y avancer ne vous rapporte plus rien.
rule-L5-4 = Hôtel : prenez des cartes dans la réserve. Toute combinaison convient, tant que leur valeur totale n’est pas plus grande que la force. Vous pouvez prendre moins de cartes, ou aucune.
rule-L5-5 = Mercerie : prenez £1 par point de force.
rule-L5-6 = Maison des guildes et parc : il ne se passe rien ; ils n’ont pas d’action.
rule-R5-9 = Avancer sur les pistes et prendre vos tuiles Bonus est obligatoire. Seules les cartes de l’hôtel peuvent se refuser.

## Tuiles Bonus

chapter-L6 = Tuiles Bonus
intro-L6 = Chaque tuile ne sert qu’une fois ; elle est ensuite hors du jeu. Vous pouvez en utiliser plusieurs dans le même tour.
rule-L6-1 = Une tuile peut servir à partir du tour qui suit celui où vous l’avez prise. À deux joueurs, cela exclut votre second coup du même tour.
rule-L6-2 = Partage : placez votre pion là où se trouve exactement un autre pion. Vous touchez le revenu ou payez le prix de cette case comme d’habitude.
rule-L6-3 = Centre gratuit : placez votre pion sur la case centrale sans rien payer.
rule-L6-4 = X : placez votre pion sur la case X et construisez le bâtiment du dessus de la pile voisine.
rule-R6-16 = La case X ne rapporte aucun revenu.
rule-L6-5 = Reprise : à la fin de votre coup, reprenez dans la réserve une carte de la valeur que vous avez jouée et remettez-la dans votre main. C’est impossible pour un 0, impossible deux fois dans le même coup, et impossible s’il ne reste aucune carte de cette valeur (R6.15).
rule-R6-15 = Pour utiliser Reprise, il faut qu’une carte de cette valeur soit dans la réserve à la fin de votre coup.
rule-L6-6 = Chapelle +2 : pendant votre propre coup, votre marqueur avance de deux cases sur la piste de chapelle. Vous recevez les gains de la piste.
rule-L6-7 = Porte +2 : pendant votre propre coup, votre marqueur avance de deux cases sur la piste de la porte du pont. Vous recevez les gains de la piste.
rule-R6-17 = Vous pouvez utiliser Chapelle +2 et Porte +2 avant de placer votre pion ou après l’action de votre bâtiment, mais jamais tant qu’un autre choix vous attend. Entre ces deux moments, cela ne changerait presque rien, et on ne vous le demande pas.
rule-L6-8 = +1 : utilisez-la juste après la révélation, et la carte que vous avez jouée vaut un de plus. Un 4 devient un 5. Plusieurs tuiles s’additionnent. À deux joueurs, vous désignez la carte qui augmente.
rule-R6-12 = Les tuiles +1 sont proposées à un joueur après l’autre, dans l’ordre issu de la révélation. Les tuiles utilisées entre-temps ne changent pas cet ordre. On ne vous interroge qu’une fois. Vous pouvez utiliser plusieurs tuiles et, à deux joueurs, les répartir entre vos deux cartes. Quand tous ont répondu, l’ordre de jeu est recalculé.
rule-R6-13 = Si vous augmentez un 0 avec un +1, il revient tout de même dans votre main.
rule-L6-9 = Noble dame : avant de choisir une carte, prenez un 2 de la réserve dans votre main. S’il ne reste pas de 2, vous ne pouvez pas utiliser la tuile.
rule-R6-14 = Les tuiles Noble dame viennent avant le choix secret. Elles sont proposées ouvertement, à un détenteur après l’autre, dans l’ordre de la piste de chapelle.
rule-L6-10 = À part +1 et Noble dame, les tuiles ne s’utilisent que pendant votre propre coup.
ruling-L6-11 = Pour un même placement, vous pouvez utiliser Partage avec Centre gratuit ou avec X. Mais deux tuiles Partage ne font pas de place à un troisième pion.
rule-R6-18 = Une tuile ne s’utilise que là où elle a un effet : Partage sur une case occupée, X sur la case X, Centre gratuit sur la case centrale. Chapelle +2 et Porte +2 ne s’utilisent plus une fois que vous êtes sur la dernière case de la piste.

## Fin de la partie

chapter-L7 = Fin de la partie
rule-L7-1 = La partie s’arrête après le tour 12 ; à deux joueurs, après le tour 6. Elle s’arrête plus tôt si, à la fin d’un tour, au moins trois piles de bâtiments sont vides.
rule-L7-2 = Il y a quatre décomptes de base. Dans chacun, la première place rapporte £5, la deuxième £3 et la troisième £1. À trois joueurs, la troisième place ne rapporte rien ; à deux, seule la première est payée. La piste de chapelle départage les égalités.
rule-L7-2a = Décompte de la chapelle : qui est le plus loin sur la piste de chapelle ? Pour y participer, il faut avoir quitté l’escalier.
rule-L7-2b = Décompte de la porte du pont : qui est le plus loin sur la piste de la porte du pont ? Pour y participer, il faut avoir quitté le départ.
rule-L7-2c = Décompte de l’hôtel : qui a en main la plus grande valeur totale de cartes ? Pour y participer, il faut un total d’au moins 1.
rule-L7-2d = Décompte du pont : qui a le plus de bâtiments ?
rule-R7-6 = Si deux marqueurs sont aussi loin l’un que l’autre sur la piste de la porte du pont, c’est une égalité. La piste de chapelle la départage, comme toutes les égalités, pour L7.2b comme pour L8.6. Peu importe quel marqueur est au-dessus sur la piste de la porte du pont. Il faut le savoir : si cela comptait, à quatre joueurs, environ un décompte de la porte du pont sur quatre finirait autrement.
rule-L7-3 = Vous payez pour les cases vides de votre pont : £1 pour 1 case, £4 pour 2, £7 pour 3, £10 pour 4 et £14 pour 5 ou plus.
rule-L7-4 = Vous recevez £1 pour chaque tuile Bonus que vous n’avez pas utilisée.
rule-L7-5 = Celui qui a le plus d’argent gagne. En cas d’égalité, la piste de chapelle décide.
rule-R7-7 = Vous ne payez jamais plus que vous n’avez : votre argent ne descend pas sous £0. Le décompte final suit cet ordre : chapelle, porte du pont (L8.8 comprise), hôtel, pont, puis les cases vides (L7.3), puis les tuiles Bonus inutilisées (L7.4).

## Extension

chapter-L8 = Extension : architectes confirmés
intro-L8 = Dans chaque couleur, l’une des quatre faces prend la place du décompte de base. Combinez-les à votre guise ; vous pouvez aussi garder le décompte de base dans n’importe quelle couleur.
rule-L8-1 = Décompte de la chapelle : qui a le plus de chapelles ? Les trois premières places rapportent £5, £3 et £1.
rule-L8-2 = Décompte de la chapelle : à la fin de chaque tour, celui qui mène sur la piste de chapelle reçoit £1.
rule-L8-3 = Décompte de la chapelle : à la fin de la partie, comptez vos cases d’avance sur le dernier de la piste de chapelle : chacune rapporte £1. Le dernier ne reçoit rien. Toutes les marches de l’escalier comptent comme un seul et même endroit, le numéro 0.
rule-L8-4 = Décompte de la chapelle : à la fin de la partie, vous recevez une seconde fois l’argent imprimé sur la piste de chapelle, pour toutes les cases que vous avez atteintes ou dépassées.
rule-R8-19 = Pour L8.4, les £10 de la dernière case comptent aussi si vous l’avez atteinte.
rule-L8-5 = Décompte de la porte du pont : qui a le plus de portes du pont ? Les trois premières places rapportent £5, £3 et £1.
rule-L8-6 = Décompte de la porte du pont : à la fin de chaque tour, celui qui mène sur la piste de la porte du pont reçoit £1.
rule-L8-7 = Décompte de la porte du pont : à la fin de la partie, les cases parcourues par votre marqueur sur la piste de la porte du pont rapportent : £3 pour 4 à 6 cases, £5 pour 7 à 9, £9 pour 10 à 12 et £12 pour 13 ou plus.
rule-L8-8 = Décompte de la porte du pont : à la fin de la partie, vos tuiles Bonus inutilisées sont payées ainsi, et non selon L7.4 : £1 pour 1 tuile, £4 pour 2, £9 pour 3 et £16 pour 4 ou plus.
rule-L8-9 = Décompte de l’hôtel : qui a le plus d’hôtels ? Les trois premières places rapportent £5, £3 et £1. (Le livret français parle ici de merceries ; c’est une erreur.)
rule-L8-10 = Décompte de l’hôtel : après chaque révélation, celui qui a joué la plus forte carte reçoit £2. Seules les cartes comptent, avant tout +1. La piste de chapelle départage les égalités.
ruling-L8-10 = Un 0 est une carte comme une autre. Si vous n’avez tous joué que des 0, l’ordre sur la piste de chapelle décide.
rule-L8-11 = Décompte de l’hôtel : à la fin de la partie, le nombre de cartes dans votre main, 0 compris, vous rapporte : £4 pour 3 ou 4 cartes, £7 pour 5 à 7 et £10 pour 8 ou plus.
rule-L8-12 = Décompte de l’hôtel : à la fin de la partie, les combinaisons de cartes dans votre main rapportent : £5 pour 1+2, £10 pour 1+2+3 et £15 pour 1+2+3+4. Vous pouvez en avoir plusieurs, mais une carte n’appartient qu’à une seule combinaison. Vos cartes sont réparties de la façon la plus avantageuse pour vous.
rule-L8-13 = Décompte du pont : qui a la plus longue série de numéros ? Elle compte les bâtiments numérotés d’un parc à l’autre, ou jusqu’à un bout du pont. Les trois premières places rapportent £5, £3 et £1.
rule-L8-14 = Décompte du pont : à la fin de chaque tour, celui qui a construit le plus petit numéro de ce tour reçoit £2. Les parcs ne comptent pas.
ruling-L8-14 = Un bâtiment compte même s’il a été remplacé plus tard dans le même tour.
rule-L8-15 = Décompte du pont : à la fin de la partie, vous recevez £2 pour chacun de vos bâtiments dont le numéro est 30 ou moins.
rule-L8-16 = Décompte du pont : à la fin de la partie, vous recevez £10 pour chaque ensemble complet des six types de bâtiment sur votre pont.
rule-L8-17 = Les faces compétitives (L8.1, L8.5, L8.9, L8.13) paient selon le nombre de joueurs, comme le dit L7.2. Les faces évaluées à chaque tour (L8.2, L8.6, L8.10, L8.14) ont un seul gagnant par tour, quel que soit le nombre de joueurs. Le dernier tour compte aussi, et son gagnant est payé avant le décompte final. Les faces générales (L8.3, L8.4, L8.7, L8.8, L8.11, L8.12, L8.15, L8.16) paient tout le monde.
rule-R8-18 = Les faces compétitives, ainsi que L8.2 et L8.6, ne vous paient que si vous avez quelque chose de ce qu’elles comptent. Si vous n’avez pas construit de chapelle, par exemple, ou si vous êtes encore sur l’escalier ou avant la première case, vous ne recevez rien.
rule-R8-20 = Quand les faces sont choisies au hasard, on tire pour chaque couleur une de ses deux tuiles, puis un de ses côtés. Chaque face a donc la même chance : une sur quatre.

## Ce que vous pouvez savoir

chapter-L9 = Ce que vous pouvez savoir
rule-L9-1 = Tout le monde peut voir : le disque, le bâtiment du dessus de chaque pile et le nombre de bâtiments qu’elle contient, les pistes, les ponts, les tuiles Bonus que possèdent les joueurs et celles qui sont visibles, la réserve, les marqueurs de tour déjà révélés, les cartes jouées après la révélation et les bâtiments hors du jeu.
rule-L9-2 = Restent cachés : l’ordre des bâtiments sous ceux du dessus, les marqueurs de tour et les tuiles Bonus pas encore révélés, et les cartes que les autres ont choisies mais pas encore révélées.
rule-R9-3 = Les mains et l’argent sont normalement visibles. Chacun pourrait les retrouver, puisque les cartes se prennent et se jouent ouvertement, et que l’argent circule ouvertement ; le récit montre les deux. Avec l’option de table « De mémoire », la page cache la main et l’argent des autres joueurs, ainsi que les sommes dans le récit. Rien d’autre ne change, et la table signale que les ordinateurs se souviennent de tout.

## Valeurs reconstituées

london-rules-reconstructed = Certaines valeurs de ce jeu ne figurent que dans des images, et nous n’avons pas pu voir ces images. Ces valeurs sont des reconstitutions : les unes suivent un schéma qui convient à toutes les tuiles connues, les autres sont notre propre choix dans les limites connues. Elles peuvent différer du jeu imprimé. Si vous le possédez, vous pouvez corriger chaque valeur dans un seul fichier de données. Vous en trouverez la liste ci-dessous.

## Versions précédentes

london-rules-earlier = Voici les règles dans leur version 2. Les parties commencées avec la version 1 continuent avec elle : la dernière case de la piste de la porte du pont n’y est pas une case bonus (L5.2).
