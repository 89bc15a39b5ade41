### La page des règles : ce qui entoure les règles elles-mêmes, quel que soit le jeu.

## La page

rules-heading = { $name } : les règles
rules-back-to-table = Retour à la table
rules-print = Imprimer
rules-contents = Sommaire
rules-example = Exemple
rules-minute = Le jeu en une minute

rules-how = Comment lire cette page
rules-how-ids = Chaque règle a un repère. Quand le jeu refuse un coup, il nomme la règle, et son repère vous mène ici.
rules-how-game = Une règle du jeu.
rules-how-ruling = Une précision : ici, les livrets se taisent ou se contredisent. Il a fallu choisir, et le jeu suit notre choix.
rules-how-table = Une règle de la table, la même pour tous les jeux.
rules-ruling = Précision

## Recherche

rules-search = Chercher dans les règles
rules-search-hint = Des mots, ou un repère comme { $rule }
rules-clear = Effacer la recherche
rules-matches =
    { $count ->
        [one] { $count } résultat
       *[other] { $count } résultats
    }
rules-no-match = Aucune règle ne contient « { $query } ». Tous vos mots doivent se trouver dans la même règle.
rules-show-all = Afficher toutes les règles

## Valeurs imprimées

rules-values = Les valeurs imprimées et leur origine
rules-values-component = Matériel
rules-values-source = Origine
