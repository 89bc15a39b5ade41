### La page autour des jeux : l’en-tête, le premier écran, la table avant le début, ses propres parties, les erreurs.

## Partout

page-title = { $what } · Twinspan
page-skip = Aller à la partie principale
page-home = Twinspan : vers l’accueil
page-menu = Menu principal
page-language = Langue
page-settings = Réglages
page-my-games = Mes parties
page-rules = Règles
page-for-programmers = Pour les développeurs
page-close = Fermer
page-cancel = Annuler
page-copy = Copier
page-copied = Copié.
page-copy-by-hand = La copie n’est pas permise ici. Le texte est sélectionné : copiez-le à la main.
page-try-again = Réessayer
page-loading = Un instant…
page-not-loaded = Cette partie de la page n’a pas pu être chargée. Vérifiez votre connexion et réessayez.

## Réglages

settings-you = Vous
settings-name = Votre nom
settings-colour = Votre couleur
settings-you-note = Le nom et la couleur valent à partir de votre prochaine partie.
settings-guest = Invité
settings-look = Apparence
settings-look-auto = Comme l’appareil
settings-look-light = Jour
settings-look-dark = Nuit
settings-speed = Coups des autres
settings-speed-slow = Lents
settings-speed-normal = Normaux
settings-speed-fast = Rapides
settings-speed-instant = Immédiats
settings-confirm = Me demander avant de terminer mon coup
settings-confirm-note = Tant que vous n’avez pas confirmé, vous pouvez annuler votre coup.
settings-sound = Son
settings-guide = Montrer de nouveau le guide
settings-guide-told = Le guide recommence à la table.

colour-red = Rouge
colour-gold = Or
colour-teal = Turquoise
colour-violet = Violet
colour-slate = Ardoise
colour-rose = Rose

bot-journeyman = Compagnon
bot-journeyman-note = Réfléchit environ une seconde par coup et essaie des centaines de suites dans sa tête ; bat le plus souvent les apprentis.
bot-journeyman-better = Il choisit ce qu’il a essayé le plus souvent ; le reste, il le connaît moins bien.
bot-apprentice = Apprenti
bot-apprentice-note = Anticipe un peu et se trompe de temps en temps ; bonne compagnie pour apprendre.
bot-apprentice-better = Il n’a pas vu qu’il y avait mieux.
bot-random = Flâneur
bot-random-note = Joue au hasard ; seulement pour un premier coup d’œil aux règles.

## Le premier écran

home-title = Prenez place
home-subtitle = Deux jeux de société autour des ponts, dans votre navigateur : contre l’ordinateur ou entre amis. Gratuit et sans compte.
home-players = { $fewest } à { $most } joueurs
home-play-now = Jouer
home-against =
    { $count ->
        [one] contre { $count } ordinateur
       *[other] contre { $count } ordinateurs
    }
home-against-label = Combien d’ordinateurs ?
home-strength-label = De quelle force ?
home-strength-of = De quelle force est l’ordinateur { $number } ?
home-each = Mélangés
home-computer = Nᵒ { $number } : { $bot }
home-same-screen = Même écran
home-same-screen-note = Un seul appareil, chacun son tour.
home-with-friends = Entre amis
home-with-friends-note = Vous recevez un lien à partager.
home-my-turns =
    { $count ->
        [0] Reprenez où vous en étiez.
        [one] C’est à vous de jouer dans une partie.
       *[other] C’est à vous de jouer dans { $count } parties.
    }
home-rules-note = Avec nos propres mots.
home-footer = À propos de cette page

same-title = Qui joue sur cet écran ?
same-count = Nombre de joueurs
same-person = Personne
same-computer = Ordinateur : { $bot }
same-who = Qui joue en numéro { $number } ?
same-name = Nom du numéro { $number }
same-colour = Couleur pour { $name }
same-nobody = Il faut au moins une personne pour jouer.
same-start = Commencer la partie

## Choisir sur quoi l’on joue

board-take = Choisir { $title }
board-pick = Choisir un fichier…
board-again = Choisir à nouveau…
board-drop = ou déposez-le ici
board-faulty =
    { $count ->
        [one] { $name } n’est pas encore jouable : il y a { $count } défaut.
       *[other] { $name } n’est pas encore jouable : il y a { $count } défauts.
    }
board-correct = Corrigez le fichier, puis choisissez-le à nouveau.
board-checking = Vérification de { $file }…
board-too-large = { $file } est trop grand : un fichier peut avoir { $most } kilo-octets au plus.
board-not-text = { $file } n’est pas un texte simple. Enregistrez-le comme texte en UTF-8.
board-unreadable = { $file } n’a pas pu être lu. Il a peut-être été modifié ou déplacé : choisissez-le à nouveau.
board-map = Le plan de { $title }
board-enlarge = Agrandir le plan de { $title }

## La table avant le début

lobby-title = Une table pour { $game }
lobby-waiting = Vous pourrez commencer quand toutes les places seront prises.
lobby-ready = Toutes les places sont prises. Commencez quand vous voulez.
lobby-watching = Vous regardez. Prenez place pour jouer.
lobby-full = Toutes les places sont prises. Vous pouvez regarder la partie.
lobby-invite = Inviter
lobby-link = Lien vers cette table
lobby-link-note = Toute personne qui l’ouvre peut prendre place ou regarder.
lobby-link-local = Ce lien ne marche que sur cet ordinateur. Pour d’autres appareils, lancez le serveur avec « { $command } » et ouvrez la page par le nom ou l’adresse de cet ordinateur dans votre réseau.
lobby-link-share = Partager…
lobby-seats = Places
lobby-seat = Place { $number }
lobby-free = libre
lobby-here = en ligne
lobby-away = hors ligne
lobby-computer = ordinateur : { $bot }
lobby-you = vous
lobby-sit = Prendre place
lobby-sit-second = Quelqu’un sur cet appareil
lobby-stand = Se lever
lobby-edit = Modifier
lobby-give = Mettre un ordinateur
lobby-strength = Force de jeu
lobby-free-again = Libérer la place
lobby-of-seat = { $what } : place { $number }
lobby-who-title = Qui prend cette place ?
lobby-who-name = Nom
lobby-who-colour = Couleur
lobby-sit-down = Prendre place
lobby-save = Enregistrer
lobby-count = Nombre de places
lobby-random-seating = Places au hasard
lobby-random-seating-note = Au début de la partie, le hasard décide qui se place où.
lobby-options = Options
lobby-more-options = Autres options
lobby-only-host = Seule la personne qui a ouvert la table peut changer cela.
lobby-shuffle = Mélange vérifiable
lobby-shuffle-note = Le mélange est déjà fixé ; en voici l’empreinte. À la fin de la partie, le secret qui se cache derrière est révélé : chacun peut vérifier que rien n’a changé.
lobby-shuffle-copy = Copier l’empreinte
lobby-start = Commencer la partie
lobby-missing =
    { $count ->
        [one] Une place est encore libre.
       *[other] { $count } places sont encore libres.
    }
lobby-fill =
    { $count ->
        [one] La confier à l’ordinateur
       *[other] Les confier à l’ordinateur
    }
lobby-shrink = Jouer à { $count }
lobby-leave = Quitter la table

## La table, et ce qui n’existe pas

table-lost = Connexion perdue. Nouvel essai…
table-back = Connexion rétablie.
table-missing-title = Cette table n’existe pas
table-missing-note = Le lien a peut-être été coupé en route. Demandez-le à nouveau, ou commencez votre propre partie.
table-earlier-rules = Jouée selon la version { $version } des règles
table-earlier-rules-about = En quoi elle diffère de la version la plus récente, les règles le disent au début.
table-other-rules-title = Cette table ne peut pas être ouverte
missing-title = Il n’y a rien ici
missing-note = Cette adresse ne mène nulle part. Depuis l’accueil, on peut aller partout.
missing-home = Vers l’accueil

## Ses propres parties

games-empty = Pas encore de partie
games-empty-note = Les parties que vous jouez dans ce navigateur apparaissent ici.
games-start = Commencer une partie
games-your-turn = À vous de jouer
games-waiting = Aux autres de jouer
games-open = Pas encore commencée
games-over = Terminée
games-won-mine = Vous avez gagné avec { $score }
games-won = { $winners } a gagné avec { $score }
games-shared-mine = Vous partagez la victoire avec { $winners } ({ $score })
games-shared = { $winners } se partagent la victoire ({ $score })
games-nobody = Personne n’y a encore pris place.
games-go-on = Continuer
games-look = Ouvrir
games-put-away = Ranger
games-of = { $what } : { $names }

## Erreurs

error-no-connection = Le serveur ne répond pas. Vérifiez votre connexion et réessayez.
error-no-such-table = Cette table n’existe pas. Le lien a peut-être été coupé.
error-no-such-seat = Il n’y a pas de place { $seat } : cette table en a { $seats }.
error-not-your-seat = La place { $seat } n’est pas la vôtre.
error-not-the-host = Seule la personne qui a ouvert la table peut le faire.
error-seat-taken = Quelqu’un a été plus rapide : la place { $seat } est prise. Choisissez-en une autre.
error-already-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-free-seats =
    { $count ->
        [one] Une place est encore libre. Remplissez-la ou retirez-la, puis commencez.
       *[other] { $count } places sont encore libres. Remplissez-les ou retirez-les, puis commencez.
    }
error-too-many-players = Plus de personnes que de places : cette table en a { $seats }.
error-too-many-people = Nombre de personnes déjà assises : { $count }. Il faudrait d’abord que quelqu’un se lève.
error-not-over = Ce sera possible quand la partie sera terminée.
error-not-at-the-table = Vous n’êtes pas à cette table.
error-resign-first = La partie n’est pas terminée. Vous pouvez l’abandonner, puis quitter la table.
error-unknown-bot = Il n’y a pas d’ordinateur « { $bot } ». Choix possibles : { $known }.
error-dotted-bot = Il n’y a pas d’ordinateur « { $bot } ». Celui d’un module se nomme ainsi : { $meant }.
error-bot-not-found = L’ordinateur { $bot } ne peut pas être chargé : { $reason }.
error-no-bot = { $bot } n’est pas un ordinateur : il faut une classe dérivée de Bot.
error-bot-without-weigh = L’ordinateur { $bot } n’a pas de méthode weigh, qui décide et renvoie un Thought.
error-bot-failed = L’ordinateur { $bot } a échoué : { $reason }.
error-bot-without-thought = L’ordinateur { $bot } a renvoyé { $returned } : weigh doit renvoyer un Thought d’une action du jeu, comme Thought(action) ou Thought(action, estimates).
error-bot-illegal = L’ordinateur { $bot } a choisi « { $action } », ce qui n’est pas permis maintenant ({ $rule }).
error-bot-too-slow = L’ordinateur { $bot } a mis plus de { $seconds } secondes et a été arrêté.
error-bot-lost = L’ordinateur { $bot } a mis fin au processus dans lequel il devait réfléchir.
error-long-bot-name = Le nom { $bot } est trop long pour une table : il peut avoir { $most } caractères.
error-wrong-budget = « { $budget } » n’est pas un temps de réflexion : indiquez un nombre de simulations (500) ou de secondes (1.5s).
error-no-budget = { $bot } réfléchit toujours aussi longtemps : omettez ce qui suit les deux-points.
error-too-many-requests = C’était trop rapide pour le serveur. Attendez un instant et réessayez.
error-too-large = C’était trop à la fois pour le serveur.
error-other-origin = Cette demande venait d’une autre page et a été refusée. Ouvrez Twinspan directement.
error-bad-request = Le serveur n’a pas compris la page. Rechargez-la et réessayez.
error-no-such-page = Il n’y a rien à cette adresse.
error-no-such-method = Cette adresse ne s’utilise pas ainsi.
error-game-is-over = La partie est terminée.
error-seat-resigned = Cette place a abandonné : un ordinateur joue pour elle.
error-outdated = La partie a avancé entre-temps. Regardez la table et décidez à nouveau.
error-not-confirmed = Un coup attend encore d’être confirmé.
error-nothing-to-confirm = Il n’y a plus rien à confirmer.
error-nothing-to-undo = Il n’y a plus rien à annuler.
error-cannot-undo-to = On ne peut plus revenir là : depuis, quelque chose a été révélé ou quelqu’un d’autre a joué.
error-made-by-other-rules = Cette table suit une autre version des règles, que ce programme ne connaît pas.
