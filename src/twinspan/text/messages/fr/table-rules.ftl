### Ce qui vaut à toutes les tables, quel que soit le jeu. Aucune variable ; les mêmes messages dans chaque langue.

chapter-T = La table
rule-T1 = La partie est terminée. On ne peut plus jouer.
rule-T2 = Ce n’est pas à vous de jouer.
rule-T3 = En ce moment, le jeu demande une autre décision.

table-notice = La licence MIT de ce logiciel couvre notre code et nos textes. Elle ne couvre pas les noms des jeux. Ce projet n’est pas affilié aux auteurs ni aux éditeurs des jeux.
