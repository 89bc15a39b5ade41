### Bridgetown Races sur la page : les noms des parties de la table, l’aide et les premiers pas.

bridgetown-board = Le plan de la ville : { $city }
bridgetown-map-loading = Le plan se dessine…
bridgetown-map-failed = Le plan n’a pas pu être chargé.
bridgetown-wheel = La roue de transport
bridgetown-players = Les joueurs
bridgetown-zoom = Taille du plan
bridgetown-closer = Plus près
bridgetown-farther = Plus loin
bridgetown-whole = Toute la ville

## Sur le plan

bridgetown-bridge-empty = { $bridge } : pas de drapeau
bridgetown-bridge-flag = { $bridge } : { $flag }, à prendre { $by }
bridgetown-next = Continuer vers { $space }
bridgetown-end = Finir le déplacement ici : { $space }
bridgetown-end-flags =
    { $count ->
        [one] Finir le déplacement ici : { $space }. Drapeau à prendre : { $bridges }
       *[other] Finir le déplacement ici : { $space }. Drapeaux à prendre : { $bridges }
    }
bridgetown-about-bridge = Traversez ce pont, ou finissez-y, avec le mode que montre son drapeau, et le drapeau est à vous. Un déplacement qui commence ici ne le prend pas.
bridgetown-about-rail = Le tramway passe par ici.
bridgetown-about-upper = La rue du haut d’un passage supérieur : on ne rejoint celle du bas qu’à pied, par les escaliers.
bridgetown-about-lower = La rue du bas d’un passage supérieur : on ne rejoint celle du haut qu’à pied, par les escaliers.

bridgetown-bag = Sac
bridgetown-bag-of = Drapeaux restants, dans le sac ou mis de côté : { $flags }
bridgetown-sign-freeway = autoroute
bridgetown-sign-upper = passe dessus
bridgetown-sign-lower = passe dessous
bridgetown-sign-stairs = escaliers, à pied
bridgetown-sign-rail = tramway
bridgetown-moved-to = { $player } se rend { $by } à { $end }.

## La roue

bridgetown-mode =
    { $count ->
        [0] { $mode } : vitesse de base { $speed }
       *[other] { $mode } : vitesse de base { $speed } ; coordinateurs : { $players }
    }
bridgetown-far =
    { $doubled ->
        [0] { $distance ->
            [one] { $distance } case
           *[other] { $distance } cases
        } : vitesse de base { $speed }{ $shared ->
            [0] .
           *[other] , +{ $shared } grâce aux autres.
        }
       *[other] { $distance } cases : deux fois la vitesse de base { $speed }.
    }{ $possible ->
        [0] {" "}De là où vous êtes, le trajet complet serait impossible : vous avanceriez tout au plus d’une case à pied.
       *[other] {""}
    }
bridgetown-tap-again = Touchez encore pour choisir.
bridgetown-special-of = { $special } : action prise par { $player }
bridgetown-about-mode = Vitesse de base { $speed }, plus une case pour chaque coordinateur que d’autres ont encore ici quand vous vous déplacez.
bridgetown-about-first = Une fois dans cette manche, vous pouvez vous déplacer avant tous les autres.
bridgetown-about-double = L’un de vos déplacements peut se faire au double de la vitesse de base ; les autres sur ce mode n’y ajoutent alors rien.
bridgetown-about-swap = Avec l’un de vos déplacements, vous pouvez échanger les drapeaux de deux ponts.
bridgetown-caution-special = ensuite, vous placez aussitôt un autre coordinateur, sur un mode

## Trajets

bridgetown-ways = Trajets qui prennent des drapeaux
bridgetown-no-flags = Aucun drapeau à prendre avec ce déplacement
bridgetown-ways-to = Par où aller à { $space } ?
bridgetown-way = jusqu’à { $space }, { $steps } cases
bridgetown-way-bridges = vers { $space }, par { $bridges }
bridgetown-way-flags = { $flags } ; arrivée : { $space }
bridgetown-all-ends =
    { $count ->
        [one] { $count } autre trajet
       *[other] { $count } autres trajets
    }
bridgetown-one-step = un seul pas pour l’instant

## Drapeaux et cartes

bridgetown-exchange = Les deux drapeaux
bridgetown-on-card = sur votre carte : { $flag }
bridgetown-on-bridge = { $bridge } : { $flag }
bridgetown-swap-first = Permutation : choisissez deux drapeaux sur le plan, ou une permutation dans la liste.
bridgetown-swap-second = Permutation : { $bridge } – choisissez maintenant l’autre drapeau.
bridgetown-card =
    { $count ->
        [0] Carte d’achèvement des ponts : pas encore de drapeau
       *[other] Carte d’achèvement des ponts : { $flags }. Couleurs qui manquent encore : { $missing }
    }
bridgetown-ask-first = Premier, avant chaque tour de la course
bridgetown-ask-swap = Permutation, après mes déplacements
bridgetown-first-player = Premier joueur de cette manche
bridgetown-modes-left = Coordinateurs : { $modes }

## Un mot d’aide pour chaque décision

bridgetown-hint-plan = Chacun place trois coordinateurs, un à la fois ; ensuite, vous courez avec les modes choisis. Pointez un mode : le plan montre où il vous mènerait.
bridgetown-hint-plan-on = Vous avez pris une action spéciale : vous placez donc aussitôt un autre coordinateur, sur un mode de transport.
bridgetown-hint-first = Si oui, votre place habituelle est sautée à ce tour. Vous pouvez aussi garder Premier pour un tour suivant de la manche, si vous avez alors encore un mode.
bridgetown-hint-ride =
    { $special ->
        [0] Pointez l’un de vos modes : le plan montre où il mène. Vous devez parcourir toute la distance.
       *[other] Pointez l’un de vos modes : le plan montre où il mène. Une action spéciale se joue avec un déplacement ; si elle ne sert pas dans cette manche, elle est perdue.
    }
bridgetown-hint-step =
    { $left ->
        [one] Encore une case { $by }. Choisissez où aller.
       *[other] Encore { $left } cases { $by }. Choisissez où finir, ou avancez case par case ; s’il n’y a qu’un chemin, votre coureur le prend tout seul.
    }
bridgetown-hint-stay = D’ici, le déplacement entier est impossible : avancez d’une case à pied, sans prendre de drapeau, ou restez sur place.
bridgetown-hint-exchange = Chaque pont a un emplacement sur votre carte : pour prendre le nouveau drapeau, vous rendez l’ancien.
bridgetown-hint-swap = Votre déplacement est fait. Un drapeau qui arrive sur le pont où vous êtes n’est pas pris.

## Les premiers pas

bridgetown-guide-aim = Voici la ville et ses huit ponts. Chacun porte un drapeau, qui ne se prend qu’avec un seul mode de transport. Avec un drapeau de chaque pont, vous gagnez aussitôt ; sinon, le plus de couleurs différentes l’emporte après cinq manches.
bridgetown-guide-prompt = Ici, vous lisez ce qui est demandé. Pointez ou touchez un élément de la table : vous saurez ce qui se passerait, ou quelle règle l’interdit.
bridgetown-guide-wheel = Chaque manche commence par le choix des transports : à tour de rôle, chacun place trois coordinateurs sur cette roue. Chaque mode montre son drapeau et sa vitesse de base en cases. Pointez-en un : le plan montre où vous pourriez aller.
bridgetown-guide-share = Un mode que d’autres ont aussi choisi vous mène plus loin : une case de plus pour chaque coordinateur qu’ils y ont encore.
bridgetown-guide-specials = Au milieu, les actions spéciales : Premier passe avant tous les autres, Double va deux fois plus loin, Permutation échange deux drapeaux. Chacune est pour un seul joueur par manche. Ensuite, vous placez aussitôt un autre coordinateur sur un mode, sauf si c’était le dernier.
bridgetown-guide-cards = Voici les cartes d’achèvement des ponts, avec un emplacement pour chacun. Dans la rangée du dessous, les couleurs qui manquent encore n’ont qu’un contour.
bridgetown-guide-ride = La course commence : choisissez l’un de vos modes. Vous devez parcourir toute la distance. Puis c’est aux autres, jusqu’à ce que chacun ait utilisé tous ses modes.
bridgetown-guide-map = Choisissez où finir le déplacement, ou avancez pas à pas. Une arrivée qui rapporte un drapeau le montre. Pas de demi-tour.
bridgetown-guide-levels = Là où des rues passent l’une sur l’autre, ▲ est en haut et ▼ en bas : on ne change qu’à pied, par les escaliers. { $free_streetcar ->
        [0] Le tramway reste sur les rails bleus.{" "}
       *[other] {""}
    }Vous prenez un drapeau en traversant son pont ou en y finissant, mais pas là où vous commencez.
bridgetown-guide-end = Les péniches comptent les cinq manches. Entre deux manches, les ponts vides reçoivent de nouveaux drapeaux. Bonne course !

## La fin

bridgetown-chart = Couleurs différentes à la fin de chaque manche
line-colour = Couleurs différentes
line-all-bridges = Les huit ponts

## Options

option-bridgetown-free-streetcar = Tramway libre
option-bridgetown-free-streetcar-note = Le tramway se déplace comme tout autre mode et prend un drapeau bleu sur n’importe quel pont.
option-bridgetown-no-specials = Sans actions spéciales
option-bridgetown-no-specials-note = Sans Premier, Double ni Permutation : plus léger, idéal pour une première fois.
