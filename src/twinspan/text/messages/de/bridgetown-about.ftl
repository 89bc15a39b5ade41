### Der gedruckte Name des Spiels, in jeder Sprache derselbe, und wem wir es verdanken.

bridgetown-name = Bridgetown Races
bridgetown-credits = Ein Spiel von Carey Grayson, erschienen 2010 bei Gryphon Games.
