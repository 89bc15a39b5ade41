### The printed name of the game, the same in every language, and the people behind it.

bridgetown-name = Bridgetown Races
bridgetown-credits = A game by Carey Grayson, published by Gryphon Games in 2010.
bridgetown-minutes = about 45 minutes
bridgetown-pitch = Plan with whom to share a taxi, race over eight bridges and snatch the flags from under the others’ noses.
