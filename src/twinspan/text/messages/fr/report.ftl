### Le rapport d’équilibre : ce que disent d’un jeu de nombreuses parties d’un ordinateur contre lui-même.

## Nombres

report-plain = { $amount }
report-percent = { $amount } %
report-points = { $amount } points
report-money = £{ $amount }
report-tenths = { NUMBER($amount, minimumFractionDigits: 1) }
report-hundredths = { NUMBER($amount, minimumFractionDigits: 2) }
report-interval = ({ $low }–{ $high })
report-interval-signed = ({ $low } à { $high })
report-range = { $first }–{ $last }
report-unknown = –
report-named = { $name } : { $told }
report-listed = { $first } ; { $next }

## La page

report-title = { $name } : rapport d’équilibre
report-kind = Rapport d’équilibre
report-subtitle =
    { $games ->
        [one] { $games } partie à { $seats } joueurs, jouée par { $bot } contre lui-même
       *[other] { $games } parties à { $seats } joueurs, jouées par { $bot } contre lui-même
    }
report-contents = Dans ce rapport
report-warning = À garder à l’esprit
report-warning-bots = Ce sont des parties d’ordinateurs. Ce qui est fort entre les mains de { $bot } peut être faible entre les vôtres, et inversement.
report-warning-causes = Ce qui va de pair avec le succès n’en est pas forcément la cause. Qui est de toute façon en tête en obtient peut-être simplement davantage.
report-reading = Comment lire les graphiques
report-reading-dot = Le point est ce que montrent ces parties. La bande qui l’entoure est l’intervalle à 95 % : là où serait très probablement le point si l’ordinateur jouait sans fin.
report-reading-above = Nettement au-dessus du trait pointillé
report-reading-below = Nettement au-dessous
report-reading-unsure = Indécis : la bande touche le trait
report-table = Les chiffres en tableau
report-few = – remplace les chiffres observés dans moins de { $games } parties : trop peu pour en dire quoi que ce soit.

## Les places

report-won = Parties gagnées
report-seats = Places
report-seats-about = La place à la table a-t-elle de l’importance ? Si plusieurs partagent une victoire, chacun en reçoit une part.
report-seat = Place { $number }
report-no-difference = aucune différence

## Scores et fins

report-best = Score du vainqueur
report-lead = Avance du vainqueur sur le deuxième
report-shared = Victoires partagées
report-decisions = Décisions par partie
report-scores = Scores
report-scores-about = Les scores finaux de tous les joueurs, vainqueurs ou non. Les traits sont des intervalles à 95 %.
report-scores-chart = Joueurs avec ce score
report-players = Joueurs
report-ends = Durée et fin
report-ends-about = Après combien de tours ou de manches les parties ont pris fin, et pourquoi.
report-ends-chart = Parties qui ont fini ainsi
report-games = Parties
report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } tour : { $reason }
       *[other] { $rounds } tours : { $reason }
    }
report-bridgetown-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } manche : { $reason }
       *[other] { $rounds } manches : { $reason }
    }

## Old London Bridge

report-stairs = Marches de l’escalier
report-stairs-about = La marche que le hasard vous donne décide de votre première main, indiquée à côté, et de qui passe avant les autres à cartes égales.
report-step = Marche { $step } · { $cards }
report-faces = Décomptes
report-faces-about = Ce que chaque décompte a payé dans les parties où il était en jeu, au fil des tours et à la fin. Le second graphique montre de combien de points de pourcentage les victoires du joueur le mieux payé dépassent une part égale.
report-paid = À chaque joueur
report-paid-winners = Aux vainqueurs
report-paid-chart = Argent payé, en moyenne
report-best-paid = Victoires du mieux payé, au-delà d’une part égale
report-best-paid-chart = De combien son joueur le mieux payé gagne davantage
report-types = Types de bâtiment
report-types-about = Combien d’argent en plus va de pair avec un bâtiment d’un type de plus que la moyenne de votre table, compté sur les ponts achevés ; et combien en avaient les vainqueurs et les autres.
report-money-per-building = Argent avec un bâtiment de plus
report-by-others = Les autres
report-by-winners = Vainqueurs
report-types-chart = Sur un pont achevé, en moyenne
report-tiles = Tuiles Bonus
report-tiles-about = Combien d’argent en plus va de pair avec l’emploi d’une tuile Bonus une fois de plus que la moyenne de votre table ; et combien de tuiles un joueur prend et utilise par partie.
report-money-per-tile = Argent avec une tuile utilisée de plus
report-taken = Prises
report-used = Utilisées
report-tiles-chart = Tuiles par joueur, en moyenne

## Bridgetown Races

report-turns = Ordre de la première manche
report-turns-about = Le hasard désigne le premier joueur de la première manche ; les autres suivent dans le sens horaire.
report-turn =
    { $number ->
        [1] Premier joueur
        [2] Deuxième
        [3] Troisième
       *[other] Quatrième
    }
report-modes = Modes de transport
report-modes-about = Combien de fois chaque mode est choisi, combien de drapeaux rapporte un trajet, et combien de succès en plus va de pair avec un trajet de plus que la moyenne de votre table. Un trajet qu’il a fallu faire à pied compte aussi.
report-planned = Part de tous les choix
report-flags = Drapeaux par trajet, pris ou échangés
report-colours-per-ride = Couleurs avec un trajet de plus
report-wins-per-ride = Parties gagnées avec un trajet de plus, en points de pourcentage
report-specials = Actions spéciales
report-specials-about = Combien de fois chacune est prise et utilisée, combien de leurs parties ont gagnées ceux qui l’ont utilisée, et combien de succès en plus va de pair avec un emploi de plus que la moyenne de votre table.
report-special-taken = Prise, sur toutes les manches
report-special-used = Utilisée, une fois prise
report-specials-chart = Prises et utilisées
report-won-with = Parties gagnées par ceux qui l’ont utilisée
report-colours-per-use = Couleurs avec un emploi de plus
report-wins-per-use = Parties gagnées avec un emploi de plus, en points de pourcentage

## Comment il est fait

report-method = Comment les chiffres sont obtenus
report-method-games = Chaque partie a sa propre donne, et le même ordinateur joue toutes les places. Les parties ne dépendent pas les unes des autres, mais les joueurs d’une même table, si : ce que l’un gagne, les autres ne le gagnent pas. L’incertitude de chaque chiffre vient donc des différences entre parties entières.
report-method-intervals = Les parts ont l’intervalle de Wilson, pour autant d’essais indépendants qu’il en faudrait pour être aussi sûr. Les moyennes et les pentes ont celui du jackknife, qui laisse de côté une partie après l’autre. Tous deux emploient la loi de Student.
report-method-slopes = « Avec … de plus » est la pente d’une régression simple. Elle ne compare que les joueurs d’une même table, chacun avec la moyenne de sa table.
report-method-many =
    { $missed ->
        [one] Sur 100 intervalles de ce genre, environ 5 manquent la vérité. Ce rapport en compte { $intervals } : attendez-vous à environ { $missed } qui la manque.
       *[other] Sur 100 intervalles de ce genre, environ 5 manquent la vérité. Ce rapport en compte { $intervals } : attendez-vous à environ { $missed } qui la manquent.
    }
report-settings = Réglages
report-setting-board = Ville
report-setting-options = Options
report-setting-seed = Graine
report-setting-version = Version
report-version = Twinspan { $version }, règles { $rules }, valeurs { $hash }
report-again = Cette commande refait le rapport :
report-again-note = La même commande donne les mêmes chiffres, tant que l’ordinateur ne réfléchit pas au chronomètre. Un fichier existant n’est pas écrasé : tapez-la dans un autre dossier, ou avec un autre --out.

## La commande

report-brackets = Entre parenthèses : intervalles à 95 %.
report-clear = Sous la ligne vide : ce qui est nettement au-dessus ou au-dessous d’une part égale ou de l’absence de différence, le plus éloigné de chaque sorte.
report-written = Le rapport est dans { $file }.
report-interrupted = Interrompu. Aucun rapport n’a été écrit.
error-report-exists = Le fichier { $place } existe déjà et reste tel quel. Nommez-en un autre avec --out.
