### Old London Bridge : ce qui peut clocher dans les fichiers de composants, les instantanés et les feuilles de score. $place dit où.

## Fichiers de composants

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
error-not-rising = { $place } : { $value } n’est pas plus grand que la valeur précédente.

## Instantanés

error-impossible-face = { $place } : la face { $value } ne peut pas se trouver là.
error-wrong-stack = { $place } : le bâtiment { $building } n’appartient pas à cette pile.
error-impossible-choice = { $place } : la place { $seat } ne peut pas avoir choisi cela.
error-wrong-card-count = { $place } : nombre de cartes de valeur { $card } : { $count }, alors que le jeu en compte { $wanted }.
error-wrong-zeros = { $place } : chaque joueur doit avoir { $wanted } cartes de valeur 0, en main ou jouées.
error-wrong-tile-stack = { $place } : la tuile Bonus { $tile } ne peut pas être dans la pile { $stack }.
error-double-building = { $place } : le bâtiment { $building } figure plus souvent qu’il n’existe.
error-wrong-order = { $place } : l’ordre des marqueurs ne correspond pas à leurs cases.
error-bridge-too-long = { $place } : le pont de la place { $seat } a plus de bâtiments qu’elle n’a joué de coups.
error-too-many-buildings = { $place } : { $count } bâtiments construits, plus qu’il n’y a eu de coups.
error-line-not-descending = { $place } : sur le pont de la place { $seat }, le bâtiment { $building } ne peut pas se trouver là.

## La feuille de score

error-no-score-pad = Il n’y a pas de feuille de score pour le jeu { $game } : ses scores se voient d’un coup d’œil.
error-no-more-answers = Les réponses s’arrêtent avant que la feuille de score soit complète.
error-wrong-number = « { $value } » n’est pas un nombre de { $low } à { $high }.
error-name-taken = { $place } : chaque joueur a besoin d’un nom à lui ; « { $name } » ne peut pas servir une seconde fois.
error-no-card-left = { $place } : il ne reste plus de carte de valeur { $card } dans le jeu.
error-no-park-left = { $place } : il ne reste plus de parc dans le jeu.
error-number-too-high = { $place } : le numéro { $number } est plus grand que celui à sa gauche.
