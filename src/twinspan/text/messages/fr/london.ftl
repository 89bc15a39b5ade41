### Old London Bridge à la table : noms, événements, décisions, choix, refus, scores.
### Un fait comme $building arrive en mots ; $building_value est le nombre ou le mot nu qui se trouve derrière.

## Noms

type-chapel = chapelle
type-gate = porte du pont
type-hostelry = hôtel
type-haberdasher = mercerie
type-guild-house = maison des guildes
type-park = parc

crest-blue = bleu
crest-gray = gris
crest-green = vert
crest-orange = orange

building-numbered = { $type } { $number }
building-park = { $type } { $crest }

card-0 = 0 (Peter de Colechurch)
card-1 = 1 (marchand)
card-2 = 2 (noble dame)
card-3 = 3 (clerc)
card-4 = 4 (noble)
card-unsaid = une carte

tile-share = Partage
tile-free-centre = Centre gratuit
tile-x = X
tile-take-back = Reprise
tile-chapel-2 = Chapelle +2
tile-gate-2 = Porte +2
tile-raise = +1
tile-noblewoman = Noble dame

space-outer =
    la case extérieure à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    }
space-centre = la case centrale

money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = de l’argent

slot-chapel = chapelle
slot-gate = porte du pont
slot-hostelry = hôtel
slot-bridge = pont

face-L8-1 = le plus de chapelles
face-L8-2 = à chaque tour, en tête sur la piste de chapelle
face-L8-3 = cases d’avance sur le dernier de la piste de chapelle
face-L8-4 = une seconde fois l’argent de la piste de chapelle
face-L8-5 = le plus de portes du pont
face-L8-6 = à chaque tour, en tête sur la piste de la porte du pont
face-L8-7 = cases parcourues sur la piste de la porte du pont
face-L8-8 = nombre de tuiles Bonus inutilisées
face-L8-9 = le plus d’hôtels
face-L8-10 = à chaque tour, la plus forte carte jouée
face-L8-11 = nombre de cartes en main
face-L8-12 = combinaisons de cartes en main
face-L8-13 = la plus longue série de numéros
face-L8-14 = à chaque tour, le plus petit numéro construit
face-L8-15 = bâtiments de numéro 30 ou moins
face-L8-16 = ensembles complets des six types de bâtiment

## Événements

event-face =
    Tuile Score { $slot_value ->
        [0] de la chapelle
        [1] de la porte du pont
        [2] de l’hôtel
       *[3] du pont
    } : { $face } ({ $rule }).
event-top = Maintenant visible sur sa pile : { $building }.
event-bonus-top = La pile Bonus { $stack } montre maintenant : { $tile }.
event-stairs =
    { $step ->
        [1] { $player } commence sur la marche A de l’escalier.
        [2] { $player } commence sur la marche B de l’escalier.
        [3] { $player } commence sur la marche C de l’escalier.
       *[4] { $player } commence sur la marche D de l’escalier.
    }
event-rondel =
    Le disque est posé, son X à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    }.
event-start-hand =
    { $amount_value ->
        [unsaid] { $player } commence avec { $amount } et des cartes en main.
       *[other] { $player } commence avec { $amount } et les cartes { $cards }.
    }
event-marker =
    { $steps ->
        [one] Le marqueur de tour montre { $steps } : le disque tourne d’une case.
       *[other] Le marqueur de tour montre { $steps } : le disque tourne de { $steps } cases.
    } Le X est maintenant à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    }.
event-chose = { $player } a fait son choix.
event-own-choice = Vous avez choisi { $cards }.
event-played = { $player } joue { $cards }.
event-raised = { $player } augmente sa carte { $card }, qui vaut maintenant { $value }.
event-order = Ordre de jeu : { $seats }.{ $by }
order-by-chapel = {" "}Cartes égales : la piste de chapelle décide des places { $places }.
order-by-printed = {" "}Cartes égales d’un même joueur : la valeur imprimée décide des places { $places }.
event-turn =
    { $card_value ->
        [0] C’est à { $player } de jouer ; le { $card } revient dans sa main.
       *[other] C’est à { $player } de jouer ; le { $card } retourne dans la réserve.
    }
event-tile-used = { $player } utilise la tuile Bonus { $tile }.
event-placed-outer =
    { $player } place son pion à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    } et prend { $amount }.
event-placed-x =
    { $player } place son pion sur la case X, à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    }.
event-placed-centre = { $player } place son pion sur la case centrale et paie { $amount }.
event-placed-centre-free = { $player } place son pion sur la case centrale sans rien payer.
event-passed = { $player } ne peut pas placer son pion et passe.
event-built = { $player } construit sur la case { $site } : { $building }.
event-replaced = { $player } construit sur la case { $site } : { $building } (bâtiment remplacé : { $old }).
event-strength = Force de l’action ({ $building }) : { $strength }.
event-chapel-track =
    { $steps ->
        [one] { $player } avance d’une case sur la piste de chapelle, jusqu’à la case { $reached }.
       *[other] { $player } avance de { $steps } cases sur la piste de chapelle, jusqu’à la case { $reached }.
    }
event-gate-track =
    { $steps ->
        [one] { $player } avance d’une case sur la piste de la porte du pont, jusqu’à la case { $reached }.
       *[other] { $player } avance de { $steps } cases sur la piste de la porte du pont, jusqu’à la case { $reached }.
    }
event-track-money = { $player } prend { $amount } sur la case { $reached }.
event-haberdasher = La mercerie rapporte { $amount } à { $player }.
event-bonus-taken = { $player } prend la tuile Bonus { $tile }.
event-card-taken =
    { $card_value ->
        [unsaid] { $player } prend { $card } dans la réserve.
       *[other] { $player } prend un { $card } dans la réserve.
    }
event-cards-declined = { $player } ne prend plus de cartes.
event-card-taken-back =
    { $card_value ->
        [unsaid] { $player } reprend { $card } en main.
       *[other] { $player } reprend un { $card } en main.
    }
event-stack-empty =
    La pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    } est vide.
event-face-paid = { $player } reçoit { $amount } ({ $face }, { $rule }).
over-stacks-empty = trois piles de bâtiments sont vides.

## Décisions : ce qui est demandé

decision-noblewoman = Utiliser une tuile Noble dame avant de choisir ?
decision-cards = Choisissez dans votre main ce que vous jouez pour l’ordre de jeu.
decision-raise = Utiliser une tuile +1 sur une carte que vous avez jouée ?
decision-place = Placez votre pion sur le disque.
decision-stack = Choisissez la pile d’où vient votre bâtiment.
decision-replace = Choisissez le bâtiment à remplacer.
decision-bonus = Prenez une tuile Bonus.
decision-take-cards = Prenez des cartes dans la réserve.
decision-end-turn = Utiliser une tuile Bonus avant la fin de votre coup ?

## Choix : ce qu’on peut répondre

choice-card = Jouer { $cards }
choice-cards = Jouer { $cards }
choice-noblewoman = Utiliser Noble dame : prendre un { $card }
choice-raise = Augmenter de 1 la carte { $card }
choice-outer =
    Placer le pion à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    } : { $amount } et { $building }
choice-outer-share =
    Utiliser Partage à côté de la pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    } : { $amount } et { $building }
choice-x = Utiliser X et prendre : { $building }
choice-x-share = Utiliser X avec Partage et prendre : { $building }
choice-centre = Placer le pion sur la case centrale pour { $amount } et choisir une pile
choice-centre-share = Utiliser Partage sur la case centrale pour { $amount } et choisir une pile
choice-centre-free = Utiliser Centre gratuit et choisir une pile
choice-centre-free-share = Utiliser Centre gratuit avec Partage et choisir une pile
choice-pass = Passer
choice-stack = Construire : { $building }
choice-replace = Remplacer : { $old }
choice-bonus = Prendre « { $tile } » sur la pile Bonus { $stack }
choice-take = Prendre un { $card }
choice-chapel-2 = Utiliser Chapelle +2
choice-gate-2 = Utiliser Porte +2
choice-take-back = Utiliser Reprise : un { $card } revient dans votre main
choice-done-noblewoman = Ne pas l’utiliser
choice-done-raise = Laisser les cartes comme elles sont
choice-done-take-cards = Ne plus prendre de cartes
choice-done-end-turn = Terminer mon coup

## Refus : pourquoi quelque chose n’est pas permis

refusal-cards-not-in-hand = Vous n’avez pas en main : { $cards }.
refusal-one-card-each = Chacun joue une seule carte.
refusal-two-cards-each = À deux joueurs, chacun joue deux cartes.
refusal-one-card-played = Vous n’avez joué qu’une carte.
refusal-no-card-in-supply = Il n’y a plus de { $card } dans la réserve.
refusal-tile-missing = Vous n’avez pas de tuile { $tile }.
refusal-tile-fresh = Vous avez pris la tuile { $tile } pendant ce tour : elle pourra servir à partir du tour suivant.
refusal-too-poor = La case centrale coûte { $price }, et vous avez { $money }.
refusal-x-space = C’est la case X, qui ne s’utilise qu’avec une tuile X : { $space }.
refusal-space-occupied = Il y a déjà un pion sur cette case : { $space }.
refusal-stack-empty =
    La pile { $type_value ->
        [0] des chapelles
        [1] des portes du pont
        [2] des hôtels
        [3] des merceries
        [4] des maisons des guildes
       *[5] des parcs
    } est vide.
refusal-own-space = Votre pion doit aller sur une autre case que celle où il se trouve : { $space }.
refusal-must-place = Vous pouvez placer votre pion sans tuile Bonus ; vous ne pouvez donc pas passer.
refusal-nobody-to-share-with = Il n’y a pas d’autre pion sur cette case, donc rien à partager : { $space }.
refusal-two-pawns-there = Il y a déjà deux pions sur cette case : { $space }.
refusal-track-end = Votre marqueur est déjà sur la dernière case : { $tile } n’aurait aucun effet.
refusal-zero-returns-anyway = Vous avez joué un 0, qui est déjà revenu dans votre main.
refusal-taken-back-already = On ne peut reprendre une carte qu’une fois par coup.
refusal-none-to-take-back = Il n’y a pas de { $card } à reprendre dans la réserve.
refusal-not-on-bridge = Ce bâtiment n’est pas sur votre pont : { $old }.
refusal-breaks-the-line = La série de numéros ne serait plus décroissante (nouveau bâtiment : { $building }, bâtiment remplacé : { $old }).
refusal-bonus-stack-empty = La pile Bonus { $stack } est vide.
refusal-card-too-valuable = Vous pouvez encore prendre des cartes pour une valeur totale de { $strength } : { $card }, c’est trop.

## Scores : à quoi correspond une ligne du décompte final

score-money = argent avant le décompte final
score-chapel-track =
    { $value ->
        [0] encore sur l’escalier de la piste de chapelle{ $place }
       *[other] piste de chapelle, case { $value }{ $place }
    }
score-gate-track =
    { $value ->
        [0] encore avant la piste de la porte du pont{ $place }
       *[other] piste de la porte du pont, case { $value }{ $place }
    }
score-hand-value = cartes en main, valeur totale { $value }{ $place }
score-most-buildings =
    { $value ->
        [one] { $value } bâtiment sur le pont{ $place }
       *[other] { $value } bâtiments sur le pont{ $place }
    }
score-most-chapels =
    { $value ->
        [one] { $value } chapelle{ $place }
       *[other] { $value } chapelles{ $place }
    }
score-most-gates =
    { $value ->
        [one] { $value } porte du pont{ $place }
       *[other] { $value } portes du pont{ $place }
    }
score-most-hostelries =
    { $value ->
        [one] { $value } hôtel{ $place }
       *[other] { $value } hôtels{ $place }
    }
score-longest-line =
    { $value ->
        [one] plus longue série : { $value } numéro{ $place }
       *[other] plus longue série : { $value } numéros{ $place }
    }
score-chapel-lead =
    { $value ->
        [0] avance sur le dernier, qui est encore sur l’escalier
       *[other] avance sur le dernier, qui est à la case { $value } de la piste de chapelle
    }
score-chapel-money = argent imprimé sur la piste de chapelle jusqu’à la case { $value }
score-gate-spaces =
    { $value ->
        [one] { $value } case parcourue sur la piste de la porte du pont
       *[other] { $value } cases parcourues sur la piste de la porte du pont
    }
score-tile-sets =
    { $value ->
        [one] { $value } tuile Bonus inutilisée
       *[other] { $value } tuiles Bonus inutilisées
    }
score-hand-size =
    { $value ->
        [one] { $value } carte en main
       *[other] { $value } cartes en main
    }
score-card-sets = combinaisons de cartes : { $twos } de 1+2, { $threes } de 1+2+3, { $fours } de 1+2+3+4
score-low-numbers =
    { $value ->
        [one] { $value } bâtiment de numéro 30 ou moins
       *[other] { $value } bâtiments de numéro 30 ou moins
    }
score-type-sets =
    { $value ->
        [one] { $value } ensemble complet des six types de bâtiment
       *[other] { $value } ensembles complets des six types de bâtiment
    }
score-empty-sites =
    { $value ->
        [one] { $value } case vide
       *[other] { $value } cases vides
    }
score-unused-tiles =
    { $value ->
        [one] { $value } tuile Bonus inutilisée
       *[other] { $value } tuiles Bonus inutilisées
    }
score-place-0 = {""}
score-place-1 = , première place
score-place-2 = , deuxième place
score-place-3 = , troisième place
tie-break-chapel = la piste de chapelle
winner-by-tie = { $winner } gagne avec { $score } : à égalité d’argent, la piste de chapelle décide.

## La feuille de score

pad-title = Feuille de score pour { $name }
pad-seats = Combien de joueurs ? (2, 3 ou 4)
pad-names = Nom du joueur { $number }
pad-face = Décompte « { $slot } » (base, ou une face entre { $first } et { $last })
pad-chapel-order = Joueurs sur la piste de chapelle, du premier au dernier et, sur une même case, de haut en bas (noms ou numéros)
pad-money = Argent avant le décompte final ({ $player })
pad-chapel = Case sur la piste de chapelle, 0 pour l’escalier ({ $player })
pad-gate = Case sur la piste de la porte du pont, 0 avant la première ({ $player })
pad-hand = Cartes en main, par exemple 0 1 1 3 ({ $player })
pad-bridge = Pont de gauche à droite, les numéros, et p pour un parc, par exemple 49 32 p 58 ({ $player })
pad-tiles = Nombre de tuiles Bonus inutilisées ({ $player })
pad-answer = Votre réponse
pad-prompt = { $question } :
