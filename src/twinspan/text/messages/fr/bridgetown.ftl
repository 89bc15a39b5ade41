### Bridgetown Races à la table : noms, événements, décisions, choix, refus, scores.
### Un fait comme $bridge arrive en mots ; $bridge_value est le nombre nu qui se trouve derrière.
### $mode est le nom d’un mode de transport (« taxi »), $by dit comment on se déplace avec lui (« en taxi »).

## Noms

mode-walk = à pied
mode-bike = bicyclette
mode-blades = rollers
mode-bus = autobus
mode-car = automobile
mode-taxi = taxi
mode-moto = moto
mode-streetcar = tramway

by-walk = à pied
by-bike = à bicyclette
by-blades = en rollers
by-bus = en autobus
by-car = en automobile
by-taxi = en taxi
by-moto = à moto
by-streetcar = en tramway

flag-white = drapeau blanc
flag-green = drapeau vert
flag-orange = drapeau orange
flag-red = drapeau rouge
flag-black = drapeau noir
flag-yellow = drapeau jaune
flag-purple = drapeau violet
flag-blue = drapeau bleu

special-first = Premier
special-double = Double
special-swap = Permutation

space-start = Départ

colours =
    { $amount ->
        [one] { $amount } couleur
       *[other] { $amount } couleurs
    }

## Événements

bridgetown-event-round = Manche { $round } sur { $rounds }
event-flag-laid = { $bridge } reçoit un nouveau { $flag }.
event-left-empty = Le sac est vide : { $bridge } reste sans drapeau.
event-first-player = { $player } commence cette manche.
event-planned = { $player } prévoit de se déplacer { $by }.
event-planned-special = { $player } prend l’action spéciale { $special }.
event-goes-first = { $player } utilise Premier et se déplace avant tous les autres.
event-rides =
    { $distance ->
        [one] { $player } choisit de se déplacer { $by } : { $distance } case
       *[other] { $player } choisit de se déplacer { $by } : { $distance } cases
    }{ $shared ->
        [0] .
       *[other] {" "}(partage +{ $shared }).
    }
event-rides-double = { $player } utilise Double pour se déplacer { $by } : { $distance } cases.
event-must-walk = D’ici, c’est impossible : { $player } avance d’une case à pied et ne prend pas de drapeau.
event-may-walk = D’ici, c’est impossible : { $player } peut avancer d’une case à pied, sans prendre de drapeau.
event-stayed = { $player } reste sur place.
event-step =
    { $left ->
        [0] { $player } arrive à { $space }.
       *[other] { $player } passe par { $space }.
    }
event-moved = { $player } a suivi ce trajet : { $spaces }.
event-flag-taken = { $player } prend le { $flag } sur { $bridge }.
event-flag-exchanged = { $player } échange le { $old } de sa carte contre le { $flag } sur { $bridge }.
event-flag-left = { $player } laisse le { $flag } sur { $bridge }.
event-swapped = { $player } utilise Permutation : { $bridge } reçoit le { $flag }, { $other } le { $other_flag }.
event-lapsed = { $player } n’a pas utilisé { $special } : cette action spéciale est perdue.
bridgetown-over-all-rounds-played = toutes les manches ont été jouées.
over-all-bridges = une carte porte un drapeau de chacun des huit ponts.
bridgetown-event-score =
    { $amount_value ->
        [0] { $player } : { $reason } ({ $rule })
       *[other] { $player } : { $amount } – { $reason } ({ $rule })
    }

## Décisions : ce qui est demandé

decision-plan = Placez un coordinateur sur la roue de transport.
decision-first = Utiliser Premier et vous déplacer avant tous les autres à ce tour ?
decision-ride = Choisissez comment vous déplacer.
decision-step = Choisissez la case suivante.
decision-exchange = Échanger le drapeau de votre carte ?
decision-swap = Utiliser Permutation avant la fin de votre déplacement ?

## Choix : ce qu’on peut répondre

choice-plan =
    { $distance ->
        [one] Prévoir de se déplacer { $by } : { $distance } case
       *[other] Prévoir de se déplacer { $by } : { $distance } cases
    } pour l’instant { $shared ->
        [0] (vitesse de base { $speed })
       *[other] (vitesse de base { $speed }, partage +{ $shared })
    }
choice-plan-special =
    { $special_value ->
        [0] Prendre { $special } : une fois dans la manche, se déplacer avant tous les autres
        [1] Prendre { $special } : un déplacement au double de la vitesse de base
       *[2] Prendre { $special } : échanger les drapeaux de deux ponts
    }
choice-first = Utiliser Premier : se déplacer maintenant, avant tous les autres
choice-done-first = Ne pas utiliser Premier à ce tour
choice-ride =
    { $possible ->
        [0] Se déplacer { $by } : d’ici, impossible d’avancer de { $distance } cases ; votre coureur fera tout au plus une case à pied, sans prendre de drapeau
       *[other] { $distance ->
            [one] Se déplacer { $by } : { $distance } case
           *[other] Se déplacer { $by } : { $distance } cases
        } { $shared ->
            [0] (vitesse de base { $speed })
           *[other] (vitesse de base { $speed }, partage +{ $shared })
        }
    }
choice-ride-double = Se déplacer { $by } avec Double : { $distance } cases (deux fois la vitesse de base { $speed })
choice-step = Continuer vers { $space }
choice-stay = Rester sur place
choice-exchange = Rendre votre { $old } et prendre le { $flag } sur { $bridge }
choice-done-exchange = Garder votre { $old } et laisser le { $flag } sur { $bridge }
choice-swap = Permuter : { $bridge } reçoit le { $flag }, { $other } le { $other_flag }
choice-done-swap = Ne pas utiliser Permutation maintenant

## Refus : pourquoi quelque chose n’est pas permis

refusal-own-coordinator-there = Vous avez déjà un coordinateur sur ce mode de transport : { $mode }.
refusal-special-taken = L’action spéciale { $special } est déjà prise pour cette manche, par { $owner }.
refusal-mode-must-follow = Après une action spéciale, vous devez placer votre coordinateur suivant sur un mode de transport.
refusal-no-specials = Cette partie se joue sans actions spéciales.
refusal-no-coordinator = Vous n’avez pas de coordinateur sur ce mode de transport : { $mode }.
refusal-no-double = Vous n’avez pas de coordinateur sur Double.
refusal-double-too-far = D’ici, vous ne pouvez pas avancer de { $distance } cases { $by } ; vous ne pouvez donc pas utiliser Double.
refusal-no-swap = Vous n’avez pas de coordinateur sur Permutation.
refusal-no-flag-to-swap = Pour une permutation, les deux ponts doivent avoir un drapeau : { $bridge } et { $other }.
refusal-blue-stays = Les drapeaux bleus ne peuvent pas être permutés.
refusal-same-colour = Les deux ponts ont un { $flag } : les permuter ne changerait rien.
refusal-stands-there = Votre coureur y est déjà : { $space }.
refusal-not-linked = Aucune rue ne relie ces cases : { $here } et { $space }.
refusal-enter-first = Votre coureur doit d’abord entrer en ville, par cette case : { $entry }.
refusal-straight-back = Au cours d’un même déplacement, vous ne pouvez pas faire demi-tour vers { $space }.
refusal-stairs-for-walkers = Les escaliers ne se prennent qu’à pied : { $space }.
refusal-rails-only = Le tramway reste sur ses rails, et d’ici aucun ne mène à cette case : { $space }.
refusal-must-move = Vous devez faire le déplacement entier (cases restantes : { $left }).
refusal-dead-end = Vous devez faire le déplacement entier (cases restantes : { $left }), et ce serait impossible en passant par là : { $space }.
refusal-swap-too-late = Votre coureur est en route : vous pourrez de nouveau utiliser Permutation à la fin du déplacement.

## Scores : à quoi correspond une ligne du décompte final

score-all-bridges = victoire immédiate, avec un drapeau de chacun des huit ponts
score-colour = { $flag } : { $bridges }
winner-shared = Victoire partagée : { $winner }, avec { $score } chacun.
winner-all-bridges = { $winner } gagne aussitôt, avec un drapeau de chacun des huit ponts.

## La commande `city`, et le plan qu’elle dessine

city-good = On peut jouer à { $name }. Cases : { $spaces }, rues : { $streets }, passages supérieurs : { $overpasses }, lignes de rails : { $lines }.
city-faulty =
    { $count ->
        [one] On ne peut pas encore jouer à { $name } : il y a { $count } défaut.
       *[other] On ne peut pas encore jouer à { $name } : il y a { $count } défauts.
    }
city-drawn = Le plan de { $name } est dans { $file }.
city-map-description = Le plan de { $name } pour { $game }. Fleuve : { $river }. Ponts depuis le haut du fleuve : { $bridges }.
city-map-start = Départ
city-map-bridge = pont
city-map-flag = place de son drapeau
city-map-rails = rails du tramway
city-map-freeway = autoroute
city-map-overpass = passage supérieur : haut et bas
city-map-stairs = escaliers
