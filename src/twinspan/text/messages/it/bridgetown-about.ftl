### Il nome stampato del gioco, lo stesso in ogni lingua, e a chi lo dobbiamo.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un gioco di Carey Grayson, pubblicato da Gryphon Games nel 2010.
