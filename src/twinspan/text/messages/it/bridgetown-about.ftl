### Il nome stampato del gioco, lo stesso in ogni lingua, e a chi lo dobbiamo.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un gioco di Carey Grayson, pubblicato da Gryphon Games nel 2010.
bridgetown-minutes = circa 45 minuti
bridgetown-pitch = Scegli con chi dividere il taxi, sfreccia su otto ponti e soffia le bandiere sotto il naso agli altri.
