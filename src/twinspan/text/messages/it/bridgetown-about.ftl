### Il nome stampato del gioco, lo stesso in ogni lingua, e a chi lo dobbiamo.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un gioco di Carey Grayson, pubblicato da Gryphon Games nel 2010.
bridgetown-minutes = circa 45 minuti
bridgetown-pitch = Scegli con chi dividere il taxi, sfreccia su otto ponti e soffia le bandiere sotto il naso agli altri.

bridgetown-same-note = In questo gioco nulla è segreto: tutti guardano lo stesso schermo, che dice di chi è il turno.
bridgetown-boards = Città
bridgetown-boards-named = Città: { $title }
bridgetown-boards-own = Una città tua…
bridgetown-boards-title = Una città tua
bridgetown-boards-about = Una città è un file di testo in TOML o JSON: i suoi spazi, le strade, i ponti e i binari. Parti da una delle nostre, cambia quello che vuoi e portala qui. Viene controllata prima di giocare.
bridgetown-boards-guide = Il file docs/cities.md, nei sorgenti del programma, spiega ogni valore.
bridgetown-boards-example = Scarica { $title } come esempio
bridgetown-boards-good = A { $title } si può giocare.
