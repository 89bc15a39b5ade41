### Ce que la page des règles ajoute aux règles de Bridgetown Races : le jeu en une minute, des exemples, l’origine des valeurs.
### Un dessin a deux messages : sa légende et, sous le même nom suivi de -drawing, ce qu’il montre, pour ceux qui ne le voient pas.

## Bridgetown Races en une minute

bridgetown-minute-goal = Vous faites la course à travers une ville aux huit ponts, et sur chaque pont un drapeau est à prendre. Celui qui a un drapeau de chacun des huit ponts gagne aussitôt. Sinon, après cinq manches, celui qui a le plus de couleurs gagne.
bridgetown-minute-plan = Choisir ses transports
bridgetown-minute-plan-drawing = La roue de transport avec des coordinateurs sur la bicyclette, l’autobus, le taxi et l’action spéciale Double
bridgetown-minute-plan-text = À chaque manche, chacun place à tour de rôle trois coordinateurs sur la roue de transport : sur des modes de transport ou sur des actions spéciales.
bridgetown-minute-race = Courir
bridgetown-minute-race-drawing = Un coureur avance de trois cases en autobus et traverse un pont au drapeau rouge
bridgetown-minute-race-text = Ensuite, vous vous déplacez à tour de rôle, chaque fois avec l’un de vos modes : de sa vitesse de base, et d’une case de plus pour chaque autre joueur qui y est encore.
bridgetown-minute-collect = Prendre des drapeaux
bridgetown-minute-collect-drawing = Une carte d’achèvement des ponts avec huit emplacements ; cinq ont un drapeau
bridgetown-minute-collect-text = Traversez un pont, ou finissez dessus, avec le mode que montre son drapeau : le drapeau est à vous. Votre carte d’achèvement a un emplacement pour chaque pont ; plus tard, vous pouvez y échanger un drapeau contre un autre d’une autre couleur.
bridgetown-minute-end = À la fin de chaque manche, les ponts vides reçoivent de nouveaux drapeaux. Le joueur qui a le moins de drapeaux commence la suivante.

## Exemples pour Bridgetown Races

bridgetown-example-wheel = À l’extérieur, les huit modes de transport, chacun avec sa vitesse de base et la couleur de ses drapeaux ; les petits emplacements sont pour les coordinateurs. Les trois actions spéciales sont au centre.
bridgetown-example-wheel-drawing = La roue de transport, dans le sens des aiguilles d’une montre : à pied 1, bicyclette 2, rollers 2, autobus 3, automobile 3, taxi 4, moto 4, tramway 5. Au centre : Premier, Double et Permutation.
bridgetown-example-first-player = Ada était premier joueur. Cleo et elle ont le moins de drapeaux, deux chacune. En comptant dans le sens des aiguilles d’une montre à partir de Ben, Cleo vient avant Ada : c’est elle qui commence.
bridgetown-example-first-player-drawing = Quatre joueurs autour d’une table, dans le sens des aiguilles d’une montre : Ada avec deux drapeaux, Ben avec trois, Cleo avec deux, Dan avec quatre. Des flèches mènent d’Ada à Ben et de Ben à Cleo.
bridgetown-example-special = Le premier coordinateur d’Ada va sur Double : le deuxième doit suivre aussitôt, et sur un mode de transport, ici l’autobus. Ben place son dernier sur Permutation, et rien ne suit.
bridgetown-example-special-drawing = Où deux joueurs placent leurs trois coordinateurs. Ada : Double et autobus dans le même tour, puis taxi. Ben : bicyclette, automobile et Permutation en trois tours.
bridgetown-example-shared = Tous les trois sont sur le taxi. Ada part la première : 4, plus 2 pour Ben et Cleo. Ensuite, Ben avance de 4 + 1, car seule Cleo y est encore avec lui. Cleo part la dernière et avance de 4.
bridgetown-example-shared-drawing = Le taxi sur la roue de transport, avec trois coordinateurs. À côté : Ada 4 + 2 = 6, Ben 4 + 1 = 5, Cleo 4.
bridgetown-example-first = Cleo garde Premier pour le deuxième tour : elle se déplace avant Ada, et sa place habituelle est sautée. Au troisième tour, elle n’a plus de mode, car Premier lui a pris un coordinateur.
bridgetown-example-first-drawing = Qui se déplace pendant les trois tours d’une course. Premier tour : Ada, Ben, Cleo, Dan. Deuxième tour : Cleo, Ada, Ben, Dan. Troisième tour : Ada, Ben, Dan.
bridgetown-example-double = Ada utilise Double avec le taxi : deux fois 4 font 8. Ben et Cleo sont aussi sur le taxi, mais avec Double, ils n’ajoutent rien.
bridgetown-example-double-drawing = Trois coordinateurs sur le taxi et celui d’Ada sur Double : 2 × 4 = 8. Le coureur d’Ada avance de huit cases.
bridgetown-example-swap = Ben échange le drapeau rouge et le drapeau orange. Le drapeau bleu reste où il est.
bridgetown-example-swap-drawing = Trois ponts sur un fleuve. Des flèches échangent le drapeau rouge du premier et le drapeau orange du deuxième ; le drapeau bleu du troisième, qui a des rails, est marqué d’une croix.
bridgetown-example-turning-back = À bicyclette, Ada ne peut pas avancer d’une case et revenir aussitôt. À moto, elle peut faire le tour du pâté de maisons, même si quatre cases la ramènent où elle était.
bridgetown-example-turning-back-drawing = À gauche : un trajet d’une case à la suivante et retour, marqué d’une croix. À droite : un trajet de quatre cases autour d’un pâté de maisons, marqué d’une coche.
bridgetown-example-overpass = En automobile, Ada passe au-dessus de la rue du bas et ne peut pas y tourner. Ben, à pied, peut monter par les escaliers : c’est un pas.
bridgetown-example-overpass-drawing = Une rue passe au-dessus d’une autre ; des escaliers relient leurs deux cases. Le coureur d’Ada avance de trois cases en automobile sur la rue du haut ; celui de Ben est en bas. Pour les escaliers, la marche à pied a une coche, l’automobile une croix.
bridgetown-example-substitute = Ben a choisi le tramway, mais aucune case à rails n’est à côté de lui. Il peut avancer d’une case à pied, et il le fait, sur le pont. Le drapeau blanc y reste, car son coordinateur n’est pas sur « à pied ».
bridgetown-example-substitute-drawing = Le coureur de Ben fait un pas sur un pont au drapeau blanc, marqué d’une croix. Les rails sont à deux cases au-delà du pont.
bridgetown-example-streetcar = Ada monte : c’est le premier de cinq pas. De là, elle suit les rails, traverse le pont et prend le drapeau bleu. La rue sans rails lui est maintenant fermée.
bridgetown-example-streetcar-drawing = Le coureur d’Ada passe sur une case à rails et suit les rails sur quatre cases encore, par un pont au drapeau bleu. Une rue qui quitte les rails est marquée d’une croix.
bridgetown-example-crossing = En autobus, Ada traverse le pont du drapeau rouge et le prend. À bicyclette, Ben finit sur le pont du drapeau vert et le prend aussi. En automobile, Cleo n’a pas le drapeau jaune : c’est celui du taxi.
bridgetown-example-crossing-drawing = Trois ponts avec un drapeau rouge, un vert et un jaune. Ada avance de trois cases en autobus et traverse le premier. Ben avance de deux cases à bicyclette et finit sur le deuxième. Cleo avance de trois cases en automobile et traverse le troisième ; son drapeau est marqué d’une croix.
bridgetown-example-start-on-bridge = Le déplacement d’Ada commence sur le pont : pendant ce déplacement, le drapeau vert n’est pas pour elle, bien qu’elle roule à bicyclette.
bridgetown-example-start-on-bridge-drawing = Le coureur d’Ada quitte un pont au drapeau vert et avance de deux cases à bicyclette. Le drapeau est marqué d’une croix.
bridgetown-example-exchange = Ada a déjà un drapeau rouge du pont 4. À bicyclette, elle finit maintenant sur ce pont et peut échanger : le drapeau rouge va dans le sac, le vert sur sa carte.
bridgetown-example-exchange-drawing = Un pont avec un drapeau vert, un sac et une carte d’achèvement avec un drapeau rouge à l’emplacement 4. Une flèche mène du pont à l’emplacement 4, une autre de l’emplacement 4 au sac.
bridgetown-example-all-bridges = Un drapeau à chaque emplacement : le joueur qui a cette carte gagne aussitôt. Peu importe que le rouge et le jaune y soient deux fois.
bridgetown-example-all-bridges-drawing = Une carte d’achèvement avec un drapeau aux huit emplacements : jaune, rouge, bleu, rouge, violet, blanc, jaune, vert.
bridgetown-example-most-colours = Après la cinquième manche, Ada a sept drapeaux, mais en quatre couleurs seulement. Ben a cinq drapeaux en cinq couleurs, et il gagne.
bridgetown-example-most-colours-drawing = La carte d’Ada : trois drapeaux rouges, deux jaunes, un vert et un orange. La carte de Ben : un drapeau violet, un vert, un jaune, un noir et un rouge.
bridgetown-example-colours-of = { $name } : { $colours }
bridgetown-example-free-streetcar = Avec cette option, Dan n’a pas besoin de rails : le tramway le mène à cinq cases par n’importe quelle rue, et lui donne le drapeau bleu de n’importe quel pont.
bridgetown-example-free-streetcar-drawing = Le coureur de Dan avance de cinq cases en tramway par des rues sans rails, par un pont au drapeau bleu, marqué d’une coche.
bridgetown-example-no-specials = Avec cette option, le centre de la roue est fermé. Vos trois coordinateurs vont tous sur des modes de transport.
bridgetown-example-no-specials-drawing = La roue de transport avec ses huit modes ; les actions spéciales du centre sont barrées.

## L’origine des valeurs de Portland

bridgetown-values-river = Fleuve et péniches
bridgetown-values-entry = Entrée
bridgetown-values-speed = Vitesses de base : { $modes }
bridgetown-values-colour = Couleurs des drapeaux : { $modes }
bridgetown-values-bridges = Ponts et leur ordre
bridgetown-values-spaces = Cases
bridgetown-values-streets = Rues
bridgetown-values-overpasses = Passages supérieurs
bridgetown-values-rails = Rails

bridgetown-source-stated = indiqué dans le livret ou dans des critiques publiées
bridgetown-source-inferred = déduit : découle de ce que disent les sources
bridgetown-source-reconstructed = reconstitué : notre choix ; peut différer du jeu imprimé

bridgetown-known-river = On sait qu’il y a un fleuve et que des péniches y comptent les manches. Son nom, son cours et la place des péniches sont notre choix : ils suivent la Willamette de la vraie ville.
bridgetown-known-entry = On sait que les coureurs entrent par la rue de Burnside. De quel côté, c’est notre choix.
bridgetown-known-bridges = On sait qu’il y a huit ponts, et le Steel Bridge est nommé. Les autres et leur ordre sont ceux de la vraie ville :
bridgetown-known-spaces = Le livret nomme le Steel Bridge et la rue de Burnside. Toutes les cases sont notre choix : des ponts, des carrefours et des arrêts de la vraie ville.
bridgetown-known-streets = Les liens entre les cases suivent ces rues de la vraie ville :
bridgetown-known-overpasses = On sait qu’il y a des passages supérieurs. Leur place est notre choix ; ceux-ci existent dans la vraie ville :
bridgetown-known-rails = On sait que le tramway a des rails et passe par le Steel Bridge. Ses lignes suivent le métro léger de 2010, arrêt par arrêt :

bridgetown-value-speed = { $mode } { $speed }
bridgetown-value-flag = { $mode } ({ $flag })
