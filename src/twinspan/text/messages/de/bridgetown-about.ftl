### Der gedruckte Name des Spiels, in jeder Sprache derselbe, und wem wir es verdanken.

bridgetown-name = Bridgetown Races
bridgetown-credits = Ein Spiel von Carey Grayson, erschienen 2010 bei Gryphon Games.
bridgetown-minutes = etwa 45 Minuten
bridgetown-pitch = Überlege, mit wem du dir das Taxi teilst, jage über acht Brücken und schnapp den anderen die Flaggen vor der Nase weg.
