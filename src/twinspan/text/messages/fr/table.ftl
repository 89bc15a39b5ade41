### Ce qui se dit à toutes les tables, quel que soit le jeu : mots courants, refus, erreurs, la commande.

## Mots courants

player-numbered = Joueur { $number }
list-and = { $first } et { $last }
money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = de l’argent
share = { $percent } %

refusal-game-over = La partie est terminée.
refusal-not-your-turn = Ce n’est pas à vous de jouer, mais à { $asked }.
refusal-waiting-for-a-reveal = Il faut d’abord révéler quelque chose.
refusal-other-decision = Le jeu demande autre chose en ce moment : { $decision }
refusal-with-rule = { $text } ({ $rule })

## Événements de tous les jeux

event-round = Tour { $round } sur { $rounds }
event-only-choice = { $player } n’a qu’une possibilité ici.
event-over = La partie est terminée : { $reason }
over-all-rounds-played = tous les tours ont été joués.
event-score = { $player } : { $amount } – { $reason } ({ $rule })
event-rank = { $rank }. { $player } : { $amount }
tied-score = { $text } ; à égalité avec { $tied }, départage par { $tie_break }
tied-event = { $text } À égalité avec { $tied }, départage par { $tie_break }.

## Erreurs d’utilisation

error-unknown-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $known }.
error-broken-game = Le jeu { $game } ne peut pas être chargé depuis { $entry } : { $reason }.
error-no-teller = Le jeu { $game } est inscrit sans textes : ses Parts ne nomment pas de module « text ».
error-no-words = Le jeu { $game } ne peut pas être raconté dans la langue { $language } : le message { $message } manque.
error-unknown-rules = Le jeu { $game } n’a pas de version { $version } de ses règles. Les versions sont : { $known }.
error-unknown-seat = Il n’y a pas de place { $seat } : les places sont numérotées de 0 à { $last }.
error-unknown-action = « { $action } » n’est pas une action du jeu { $game }.
error-unknown-city = Il n’y a pas de ville « { $city } ». Les nôtres sont : { $known }. Pour une ville à vous, donnez son fichier.
error-unknown-mode = « { $value } » n’est ni le nom ni le numéro d’un moyen de transport. Comptés à partir de 0, ce sont : { $known }.
error-wrong-seats = Ce jeu ne se joue pas à { $seats }. Nombres de joueurs possibles : { $known }.
error-wrong-options = Ce ne sont pas des options du jeu { $game }.
error-seed-and-chance = Donnez soit une graine, soit une source de hasard, mais pas les deux.
error-nothing-to-reveal = Rien n’attend d’être révélé.
error-impossible-reveal = { $value } ne peut pas être révélé pour « { $label } ». Valeurs possibles : { $known }.
error-not-verifiable = Seule une partie dont le hasard vient d’une graine peut être enregistrée.
error-unknown-rule = Le jeu { $game } n’a pas de règle « { $rule } ». Sans numéro de règle, toutes les règles s’affichent.
error-unknown-option = L’option « { $key } » n’existe pas. Les options de { $game } sont : { $known }.
error-option-form = Écrivez une option sous la forme NAME=VALUE, et non « { $key } ».
error-no-folder = Il n’y a pas de dossier { $place }. Créez-le d’abord, ou indiquez un autre fichier.
error-no-svg = Le graphique est une image SVG : donnez à { $place } un nom qui se termine par .svg.
error-unwritable-file = Impossible d’écrire le fichier { $place } : { $reason }.
error-unusable-file = Impossible d’utiliser le fichier ou le dossier { $place } : { $reason }.
error-system-fault = Le système signale : { $reason }.
error-file-exists = Le fichier { $place } existe déjà et serait écrasé. Choisissez un autre dossier.
error-no-such-language = Il n’y a pas de langue « { $value } ». Les langues sont : { $known }.
error-wrong-seed = Une graine est un texte, un nombre entier ou des octets.
error-wrong-chance = Une source de hasard est une Chance, un random.Random ou None.
error-wrong-rng = Il faut ici un random.Random.
error-wrong-kind = Il faut ici un objet { $kind }, et non « { $value } ».
error-needs-chance = Il faut révéler quelque chose, et la position n’a pas de source de hasard. Donnez-lui-en une, ou dites vous-même ce qui est révélé.
error-nothing-to-choose = Il n’y a aucune action à choisir.
error-nobodys-view = Un ordinateur a besoin de la vue de la place pour laquelle il décide.
error-not-new = Seule une partie nouvelle peut être enregistrée depuis son début.
error-unknown-data = Le jeu { $game } n’a pas de données nommées « { $key } ».
error-usage = { $text } (--help en dit plus)
error-no-score-pad = Il n’y a pas de feuille de score pour le jeu { $game } : ses scores se voient d’un coup d’œil.
error-no-more-answers = Les réponses s’arrêtent avant que la feuille de score soit complète.
error-wrong-number = « { $value } » n’est pas un nombre de { $low } à { $high }.
error-port-taken = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
error-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port } de { $host }. Les ports inférieurs à 1024 sont souvent réservés : choisissez-en un autre avec --port.
error-no-such-address = { $host } n’est pas une adresse de cette machine. Choisissez-en une autre avec --host : 127.0.0.1 n’est accessible que depuis cette machine, 0.0.0.0 depuis d’autres aussi.
error-cannot-listen = Impossible d’ouvrir le port { $port } de { $host } : { $reason }.
error-unusable-database = Impossible d’y conserver les parties : { $reason }. Indiquez un autre fichier ou une autre base de données avec --database.
error-page-not-built = La page n’a pas encore été construite. « make page » la construit.
error-no-boards = Le jeu { $game } n’a pas de plateaux au choix.
error-unknown-board = Il n’y a pas de plateau « { $board } ». Sont possibles : { $known }.
error-no-map = Le jeu { $game } n’a pas de carte.

## Erreurs dans les données (fichiers de composants, instantanés, enregistrements) : $place dit où

error-unreadable-file = Impossible de lire le fichier { $place } : { $reason }.
error-not-toml = Le fichier { $place } n’est pas du TOML valide : { $reason }.
error-not-json = { $place } : ce n’est pas du JSON valide : { $reason }.
error-not-a-table = { $place } : il faut ici une table de valeurs nommées.
error-not-a-list = { $place } : il faut ici une liste.
error-not-a-number = { $place } : il faut ici un nombre entier.
error-not-a-text = { $place } : il faut ici un texte.
error-not-a-flag = { $place } : il faut ici true ou false.
error-not-hexadecimal = { $place } : il faut ici { $size } octets en chiffres hexadécimaux.
error-missing-key = { $place } : « { $key } » manque.
error-unknown-key = { $place } : « { $key } » est inconnu ici. Supprimez-le ou vérifiez son orthographe.
error-wrong-length = { $place } : nombre d’entrées de la liste : { $length } au lieu de { $wanted }.
error-too-long = { $place } : nombre d’entrées de la liste : { $length }, alors que le maximum est { $most }.
error-empty-list = { $place } : la liste est vide.
error-out-of-range = { $place } : { $value } n’est pas entre { $low } et { $high }.
error-unknown-word = { $place } : « { $word } » est inconnu. Mots possibles : { $known }.
error-other-game = { $place } : c’est une partie du jeu « { $value } », et non du jeu « { $wanted } ».
error-other-version = { $place } : ceci vient de la version { $value } des règles, et non de la version { $wanted }.
error-other-data = { $place } : ceci a été fait avec d’autres valeurs des composants.
error-own-data = { $place } : cette position a été faite avec des données qui ne sont pas livrées avec le paquet. Chargez le jeu { $game } avec elles et utilisez son « restore ».
error-broken-field = { $place } : cette partie de la notation est illisible.
error-double-key = { $place } : « { $key } » s’y trouve deux fois.
error-double-field = { $place } : cette partie de la notation figure deux fois.

error-duplicate-number = { $place } : le numéro { $number } figure deux fois.
error-missing-number = { $place } : le numéro { $number } manque.
error-wrong-crest = { $place } : le bâtiment { $number } ne peut pas avoir le blason « { $crest } ». Les maisons des guildes montrent tous les blasons, les autres bâtiments un seul.
error-wrong-type-count = { $place } : nombre de bâtiments du type « { $type } » : { $count } au lieu de { $wanted }.
error-duplicate-type = { $place } : le type « { $type } » figure deux fois.
error-wrong-x = { $place } : nombre de cases X sur le disque : { $count }, alors qu’il en faut une.
error-beyond-the-end = { $place } : la case { $space } est au-delà de la dernière case possible, { $end }.
error-duplicate-space = { $place } : la case { $space } figure deux fois.
error-wrong-tile-count = { $place } : la tuile Bonus « { $tile } » figure { $count } fois au lieu de { $wanted }.
error-duplicate-face = { $place } : la face { $face } figure deux fois.
error-too-few-markers = { $place } : nombre de marqueurs de tour : { $count }, alors qu’il en faut { $wanted }.
error-too-few-cards = { $place } : nombre de cartes de valeur { $card } : { $count }, alors qu’il en faut { $wanted }.
error-name-taken = { $place } : chaque joueur a besoin d’un nom à lui ; « { $name } » ne peut pas servir une seconde fois.
error-no-card-left = { $place } : il ne reste plus de carte de valeur { $card } dans le jeu.
error-no-park-left = { $place } : il ne reste plus de parc dans le jeu.
error-number-too-high = { $place } : le numéro { $number } est plus grand que celui à sa gauche.
error-not-rising = { $place } : { $value } n’est pas plus grand que la valeur précédente.

error-no-entry = { $place } : la ville n’a pas d’entrée. Ajoutez une table « entry » qui nomme la case par où arrivent les coureurs.
error-duplicate-colour = { $place } : un autre mode de transport a déjà la couleur « { $colour } ». Donnez à chaque mode une couleur à lui.
error-unknown-space = { $place } : il n’y a pas de case « { $space } ». Vérifiez son orthographe ou ajoutez-la aux cases.
error-no-spaces = { $place } : un pont a besoin d’au moins une case.
error-one-way-rails = { $place } : les rails mènent dans les deux sens. Reliez leurs cases par « - » au lieu de « > ».
error-broken-way = { $place } : « { $value } » n’est pas un trajet. Écrivez-le comme « A - B - C », avec « > » là où un lien ne mène que dans ce sens.
error-too-few-points = { $place } : il faut ici au moins { $wanted } points.
error-duplicate-id = { $place } : le repère « { $id } » sert deux fois. Donnez à chaque case un repère à elle, et à chaque pont aussi.
error-wrong-id = { $place } : « { $id } » ne peut pas être un repère. Utilisez de 1 à 12 lettres de A à Z, chiffres ou traits de soulignement.
error-wrong-name = { $place } : il faut ici un nom de 1 à 80 caractères visibles.
error-wrong-bridge-count = { $place } : nombre de ponts : { $count } au lieu de { $wanted }.
error-space-on-two-bridges = { $place } : la case « { $space } » fait déjà partie d’un pont. Ne l’utilisez qu’une fois.
error-link-to-itself = { $place } : un lien mène de « { $space } » à la même case. Supprimez-le.
error-duplicate-link = { $place } : le lien de « { $from } » à « { $to } » figure deux fois. N’en gardez qu’un.
error-no-way-back = { $place } : le lien de « { $from } » à « { $to } » est sans retour. Écrivez « - » au lieu de « > », ou ajoutez le retour à une rue.
error-too-many-links = { $place } : { $count } liaisons, c’est trop ; { $most } au plus sont possibles. Supprimez-en.
error-stairs-on-a-bridge = { $place } : un escalier sur la case de pont { $space }. Placez le passage supérieur au-delà du pont.
error-entry-on-a-bridge = { $place } : l’entrée { $space } est sur un pont. Faites entrer les coureurs sur la terre ferme.
error-levels-touch = { $place } : « { $upper } » et « { $lower } » sont les deux niveaux d’un passage supérieur. Ce doivent être deux cases qu’aucune rue ne relie.
error-space-on-two-overpasses = { $place } : la case « { $space } » fait déjà partie d’un passage supérieur. Ne l’utilisez qu’une fois.
error-bridge-not-crossable = { $place } : { $bridge } ne peut pas être traversé. Reliez « { $from } » et « { $to } » par une rue qui mène dans les deux sens.
error-way-off-the-bridge = { $place } : { $bridge } ne se quitte qu’à ses deux bouts. Supprimez le lien de « { $from } » à « { $to } ».
error-bridge-end-not-on-land = { $place } : « { $space } » ne peut pas être un bout de ce pont : { $bridge }. Un pont doit finir sur deux cases différentes, sur la terre ferme.
error-rail-without-street = { $place } : les rails suivent les rues, et aucune rue ne mène de « { $from } » à « { $to } ».
error-rails-on-other-bridge = { $place } : les rails passent sur { $bridge }. Ils ne peuvent traverser que le pont du tramway.
error-rails-not-over-bridge = { $place } : les rails doivent passer sur { $bridge }, le pont du tramway, d’un bout à l’autre.
error-rails-not-joined = { $place } : les rails doivent former un seul réseau. Ces cases sont coupées du reste : { $spaces }.
error-not-connected = { $place } : aucune rue ne mène de l’entrée à ces cases : { $spaces }.
error-no-full-move = { $place } : depuis « { $space } », impossible d’avancer de { $steps } cases avec le mode « { $mode } ». Ajoutez un lien ; seul le tramway peut rester bloqué.
error-too-intricate = { $place } : cette ville est trop enchevêtrée pour être dessinée. Utilisez moins de rues ou de croisements.

error-impossible-face = { $place } : la face { $value } ne peut pas se trouver là.
error-wrong-stack = { $place } : le bâtiment { $building } n’appartient pas à cette pile.
error-impossible-choice = { $place } : la place { $seat } ne peut pas avoir choisi cela.
error-wrong-card-count = { $place } : nombre de cartes de valeur { $card } : { $count }, alors que le jeu en compte { $wanted }.
error-contradiction = { $place } : cela ne correspond pas à l’état de la même vue.
error-outdated-answers = { $place } : cette position a été modifiée, mais pas les réponses possibles. Modifiez plutôt une sauvegarde (snapshot), puis rechargez-la.
error-wrong-zeros = { $place } : chaque joueur doit avoir { $wanted } cartes de valeur 0, en main ou jouées.
error-wrong-tile-stack = { $place } : la tuile Bonus { $tile } ne peut pas être dans la pile { $stack }.
error-double-building = { $place } : le bâtiment { $building } figure plus souvent qu’il n’existe.
error-wrong-order = { $place } : l’ordre des marqueurs ne correspond pas à leurs cases.
error-bridge-too-long = { $place } : le pont de la place { $seat } a plus de bâtiments qu’elle n’a joué de coups.
error-too-many-buildings = { $place } : { $count } bâtiments construits, plus qu’il n’y a eu de coups.
error-line-not-descending = { $place } : sur le pont de la place { $seat }, le bâtiment { $building } ne peut pas se trouver là.
error-wrong-flag-count = { $place } : nombre de drapeaux du mode { $flag } : { $count } au lieu de { $wanted }.
error-wrong-bridge = { $place } : dans « { $column } », un drapeau du mode { $flag } ne peut pas appartenir au pont { $bridge }.
error-impossible-moment = { $place } : « { $column } » ne correspond pas à la situation.
error-nothing-to-decide = { $place } : personne n’a rien à décider ici.
error-broken-decision = { $place } : « { $value } » n’est pas une décision comme « 0 card 3 ».

## Ce que trouve une vérification

error-wrong-commitment = La graine n’est pas celle qui avait été fixée avant la partie.
error-wrong-data = Les valeurs des composants ne sont pas celles qu’indique l’enregistrement.
error-illegal-decision = La décision { $number } (« { $decision } ») n’est pas permise : { $refusal }
error-unknown-decision = La décision { $number } (« { $decision } ») ne peut pas être jouée : cette action ou cette place n’existe pas.
error-not-in-seat-order = La décision { $number } (« { $decision } ») n’est pas à sa place : les choix secrets suivent l’ordre des sièges, un par joueur.
error-not-finished = La partie n’est pas terminée après la décision { $number }, la dernière.
error-wrong-outcome = Le résultat n’est pas celui auquel mènent les décisions. Les vrais scores sont { $scores }.

## La commande

cli-error = Erreur : { $text }
cli-playing =
    { $games ->
        [one] { $games } partie en cours
       *[other] { $games } parties en cours
    }
cli-simulated =
    { $games ->
        [one] { $name } : { $games } partie au hasard à { $seats } joueurs
       *[other] { $name } : { $games } parties au hasard à { $seats } joueurs
    }
cli-seat = Place
cli-player = Joueur
cli-mean-score = Score moyen
cli-win-share = Victoires
cli-summary = { $decisions } décisions en { $seconds } s : { $rate } décisions et { $games_rate } parties par seconde.
cli-records-written = Les enregistrements sont dans { $folder }.
cli-interrupted = Interrompu.
cli-interrupted-records =
    { $games ->
        [0] Interrompu avant la fin de la première partie.
        [one] Interrompu. L’enregistrement de { $games } partie est dans { $folder }.
       *[other] Interrompu. Les enregistrements de { $games } parties sont dans { $folder }.
    }
cli-verified = L’enregistrement est exact : { $game }, { $players } joueurs, { $decisions } décisions. { $winners }
cli-commitment = Empreinte du mélange, fixée d’avance : { $commitment }
cli-line = Détail
cli-rule = Règle
cli-amount = Score
cli-total = Total
cli-final-scoring = Décompte final
cli-ruling = précision
cli-winner = { $winner } gagne avec { $score }.
cli-serving = La table est prête : { $address } (Ctrl+C pour arrêter)
