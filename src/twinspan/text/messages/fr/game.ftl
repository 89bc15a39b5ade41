### L’écran de jeu, quel que soit le jeu : à qui de jouer, ce qu’on peut faire, le récit, la fin.

computer = ordinateur

game-loading = On prépare la table…
game-parts = Zones de la table
game-tab-board = Plateau
game-tab-players = Joueurs
game-tab-story = Récit
game-title-turn = À vous de jouer

## Ce qui est demandé

game-prompt = Ce qui est demandé
game-your-turn = À vous de jouer
game-turn-of = À { $player } de jouer
game-waiting-for = On attend { $players }
game-thinking =
    { $count ->
        [one] { $players } réfléchit…
       *[other] { $players } réfléchissent…
    }
game-thinking-for = L’ordinateur réfléchit pour { $players }…
game-away = Hors ligne en ce moment : { $players }.
game-watch-move = Regardez ce qui se passe…
game-over = La partie est terminée
game-past = Vous regardez l’étape { $number }
game-back-to-now = Revenir au présent
game-change-choice = Votre choix est fait. Tant que tout le monde n’a pas choisi, vous pouvez en changer.
game-confirm-ask = Confirmez votre coup ou annulez-le.
game-confirm = Confirmer
game-undo = Annuler
game-undo-turn = Recommencer le coup
game-play-selected = Jouer face cachée
game-unselect = Choisir à nouveau
game-preview = Voici ce qui se passerait :
game-then = Ensuite : { $next }
game-choices = Vous pouvez
game-which-way = De quelle façon ?
game-other-choice = Autre chose
game-not-possible = Ce qui n’est pas possible, et pourquoi
game-and-more = (et { $count } autres du même genre)
game-open-rule = Ouvrir la règle { $rule }
game-ask-me = Me proposer

## Un écran pour plusieurs personnes

game-pause = Regardez ce qui s’est passé. Un choix secret va suivre.
game-go-on = Continuer
game-pass-device = Passez l’appareil à { $player }
game-pass-device-why = Un choix secret va suivre. Les autres ne regardent pas.
game-i-am = Je suis { $player }

## Le récit

game-story = Le récit jusqu’ici
game-look-at = Voir l’étape { $number }
game-timeline = Parcourir la partie pas à pas
game-first = Au début
game-back = Une étape en arrière
game-forward = Une étape en avant
game-last = Au présent
game-moment = Étape
game-moment-of = Étape { $number } sur { $last }
game-replay-play = Lire
game-replay-stop = Arrêter
game-expected = Avec ce coup, { $player } comptait gagner dans { $win } des cas, avec { $score } en moyenne.
game-expected-for = Avec ce coup, l’ordinateur qui joue pour { $player } comptait gagner dans { $win } des cas, avec { $score } en moyenne.
game-next-best = Ses autres idées :
game-next-best-of = { $win }, { $score } – { $choice }

## La table

game-table = À propos de cette table
game-watching = Vous regardez cette partie.
game-commitment = Empreinte du mélange :
game-commitment-about = Elle a été fixée avant la partie, pour que personne ne puisse changer le mélange. À la fin, chacun peut la vérifier.
game-copy-link = Copier le lien
game-copy-moment = Copier le lien vers cette étape
game-resign = Abandonner
game-resign-of = Abandonner pour { $player }
game-resigned = a abandonné
game-resign-ask = Abandonner cette partie ?
game-resign-about = Un ordinateur jouera à votre place jusqu’à la fin. C’est définitif.
game-resign-yes = Abandonner
game-resign-no = Continuer à jouer

## La fin

ending-look = Voir la table
ending-show = Décompte final
ending-your-place =
    { $rank ->
        [1] Vous gagnez avec { $score }.
        [2] Vous êtes deuxième avec { $score }.
        [3] Vous êtes troisième avec { $score }.
       *[other] Vous êtes { $rank }ᵉ avec { $score }.
    }
ending-rematch = Rejouer
ending-rematch-join = Rejoindre la partie suivante
ending-replay = Revoir la partie
ending-reasons = En revoyant la partie, vous lirez ce que les ordinateurs attendaient de chacun de leurs coups.
ending-download = Télécharger l’enregistrement
ending-verify = Chacun peut vérifier la partie et son mélange
ending-final = fin

## Les premiers pas

guide = Guide
guide-next = Suivant
guide-done = Terminé
guide-leave = Quitter le guide
