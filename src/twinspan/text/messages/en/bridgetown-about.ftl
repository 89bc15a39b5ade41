### The printed name of the game, the same in every language, and the people behind it.

bridgetown-name = Bridgetown Races
bridgetown-credits = A game by Carey Grayson, published by Gryphon Games in 2010.
