### Old London Bridge in a balance report.

report-money = £{ $amount }

report-stairs = Steps of the stairs
report-stairs-about = The step that chance gives you decides your first hand, which is named beside it, and who goes first when cards are equal.
report-step = Step { $step } · { $cards }
report-faces = Scorings
report-faces-about = What each scoring paid in the games where it was in play, in all rounds and at the end together. The second chart shows how many percentage points more than an even share the player won whom it paid most.
report-paid = To each player
report-paid-winners = To winners
report-paid-chart = Money it paid, on average
report-best-paid = Won by the best-paid, above an even share
report-best-paid-chart = How much more its best-paid player won
report-types = Building types
report-types-about = How much more money goes with one building of a type more than your table has on average, counted on the finished bridges; and how many of them winners and others had.
report-money-per-building = Money with one building more
report-by-others = Others
report-by-winners = Winners
report-types-chart = On a finished bridge, on average
report-tiles = Bonus tiles
report-tiles-about = How much more money goes with using a bonus tile once more than your table does on average; and how many tiles a player takes and uses in a game.
report-money-per-tile = Money with one tile used more
report-taken = Taken
report-used = Used
report-tiles-chart = Tiles a player, on average
