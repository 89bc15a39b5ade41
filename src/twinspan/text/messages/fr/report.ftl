### Le rapport d’équilibre : ce que disent d’un jeu de nombreuses parties d’un ordinateur contre lui-même.

## Nombres

report-plain = { $amount }
report-percent = { $amount } %
report-points = { $amount } points
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
report-setting-board = Plateau
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
