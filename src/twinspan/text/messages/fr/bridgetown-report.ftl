### Bridgetown Races dans un rapport d’équilibre.

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

bridgetown-report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } manche : { $reason }
       *[other] { $rounds } manches : { $reason }
    }
bridgetown-report-setting-board = Ville
