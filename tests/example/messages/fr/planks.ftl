### Plank Bridge à la table : événements, décisions, choix, refus, score.

planks-coins =
    { $amount ->
        [one] { $amount } pièce
       *[other] { $amount } pièces
    }

planks-event-laid =
    { $count ->
        [one] { $player } pose { $count } planche
       *[other] { $player } pose { $count } planches
    }{ $left ->
        [0] {" "}et le pont est achevé.
       *[other] {" "}; il en manque { $left }.
    }
planks-over-bridge-complete = le pont est achevé.
planks-over-gap-left = il reste un trou que personne n’a le droit de combler.

planks-decision-lay = Combien de planches posez-vous ?
choice-lay =
    { $count ->
        [one] Poser { $count } planche
       *[other] Poser { $count } planches
    }

planks-refusal-too-many-planks =
    { $left ->
        [one] Il ne manque que { $left } planche : { $count }, c’est trop.
       *[other] Il ne manque que { $left } planches : { $count }, c’est trop.
    }
planks-refusal-same-number = Le joueur précédent en a posé { $count } aussi. Choisissez un autre nombre.

planks-score-planks-laid = pour les planches
planks-score-last-plank = pour la dernière planche du pont
planks-winner-shared = Victoire partagée : { $winner }, avec { $score } chacun.
