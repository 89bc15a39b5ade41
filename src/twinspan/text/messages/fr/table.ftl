### Ce qui se dit à toutes les tables, quel que soit le jeu : mots courants, refus, erreurs, la commande.

## Mots courants

player-numbered = Joueur { $number }
list-and = { $first } et { $last }
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
error-port-taken = Le port { $port } de { $host } est déjà pris. Choisissez-en un autre avec --port.
error-port-forbidden = Vous n’avez pas le droit d’écouter sur le port { $port } de { $host }. Les ports inférieurs à 1024 sont souvent réservés : choisissez-en un autre avec --port.
error-no-such-address = { $host } n’est pas une adresse de cette machine. Choisissez-en une autre avec --host : 127.0.0.1 n’est accessible que depuis cette machine, 0.0.0.0 depuis d’autres aussi.
error-cannot-listen = Impossible d’ouvrir le port { $port } de { $host } : { $reason }.
error-unusable-database = Impossible d’y conserver les parties : { $reason }. Indiquez un autre fichier ou une autre base de données avec --database.
error-page-not-built = La page n’a pas encore été construite. « make page » la construit.
error-no-boards = Le jeu { $game } n’a pas de plateaux au choix.
error-unknown-board = Il n’y a pas de plateau « { $board } ». Sont possibles : { $known }.
error-no-map = Le jeu { $game } n’a pas de carte.

## Erreurs dans les données (fichiers de données, instantanés, enregistrements) : $place dit où

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

error-too-intricate = { $place } : ce plateau est trop enchevêtré pour être dessiné. Simplifiez-le.
error-contradiction = { $place } : cela ne correspond pas à l’état de la même vue.
error-outdated-answers = { $place } : cette position a été modifiée, mais pas les réponses possibles. Modifiez plutôt une sauvegarde (snapshot), puis rechargez-la.
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
