### Old London Bridge dans un rapport d’équilibre.

report-money = £{ $amount }

report-stairs = Marches de l’escalier
report-stairs-about = La marche que le hasard vous donne décide de votre première main, indiquée à côté, et de qui passe avant les autres à cartes égales.
report-step = Marche { $step } · { $cards }
report-faces = Décomptes
report-faces-about = Ce que chaque décompte a payé dans les parties où il était en jeu, au fil des tours et à la fin. Le second graphique montre de combien de points de pourcentage les victoires du joueur le mieux payé dépassent une part égale.
report-paid = À chaque joueur
report-paid-winners = Aux vainqueurs
report-paid-chart = Argent payé, en moyenne
report-best-paid = Victoires du mieux payé, au-delà d’une part égale
report-best-paid-chart = De combien son joueur le mieux payé gagne davantage
report-types = Types de bâtiment
report-types-about = Combien d’argent en plus va de pair avec un bâtiment d’un type de plus que la moyenne de votre table, compté sur les ponts achevés ; et combien en avaient les vainqueurs et les autres.
report-money-per-building = Argent avec un bâtiment de plus
report-by-others = Les autres
report-by-winners = Vainqueurs
report-types-chart = Sur un pont achevé, en moyenne
report-tiles = Tuiles Bonus
report-tiles-about = Combien d’argent en plus va de pair avec l’emploi d’une tuile Bonus une fois de plus que la moyenne de votre table ; et combien de tuiles un joueur prend et utilise par partie.
report-money-per-tile = Argent avec une tuile utilisée de plus
report-taken = Prises
report-used = Utilisées
report-tiles-chart = Tuiles par joueur, en moyenne
