### Plank Bridge on the page: names of the parts of the table, help, the end.

planks-board = The brook
planks-players = The players
planks-place = Place of plank { $number }
planks-plank = Plank { $number }, laid by { $player }
planks-hint-lay = Click where your last plank is to lie.

planks-chart = Planks, turn by turn
line-planks-laid = Planks
line-last-plank = Last plank
