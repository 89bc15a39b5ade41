### Che cosa dice la prima schermata di Plank Bridge.

planks-name = Plank Bridge
planks-credits = Un esempio per chi aggiunge un gioco a questo tavolo.
planks-minutes = un minuto
planks-pitch = Posa assi sul ruscello, ma mai quante il giocatore prima di te.
planks-same-note = In questo gioco nulla è segreto: tutti guardano lo stesso schermo.
