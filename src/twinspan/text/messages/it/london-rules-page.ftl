### Ciò che la pagina delle regole aggiunge alle regole di Old London Bridge: il gioco in un minuto, esempi, valori stampati.
### Un disegno ha due messaggi: la didascalia e, con lo stesso nome seguito da -drawing, ciò che mostra, per chi non può vederlo.

## Old London Bridge in un minuto

london-minute-goal = Ognuno di voi costruisce case su un proprio ponte sopra il Tamigi. Dopo dodici round (sei in due giocatori) vince chi ha più denaro.
london-minute-choose = Scegli una carta
london-minute-choose-drawing = Tre carte personaggio in mano
london-minute-choose-text = In ogni round la rotella gira e tutti giocano una carta in segreto: più alta è la tua carta, prima viene il tuo turno.
london-minute-place = Piazza la pedina
london-minute-place-drawing = Una pedina sulla rotella e, accanto, una pila di edifici
london-minute-place-text = Nel tuo turno piazzi la pedina sulla rotella e prendi il denaro dello spazio e l’edificio accanto. Oppure paghi £2 al centro e scegli liberamente.
london-minute-build = Costruisci
london-minute-build-drawing = Un ponte con le case 55, 43 e 32, un giardino e la casa 58
london-minute-build-text = Le case stanno da sinistra a destra con numeri civici discendenti; dopo un giardino puoi ricominciare da qualunque numero. Più stemmi del suo colore ha il tuo ponte, più un nuovo edificio è potente: cappelle e porte muovono i tuoi segnalini, le locande portano carte, gli empori denaro.
london-minute-end = Alla fine rendono i tracciati, le tue carte e il tuo ponte, e gli spazi vuoti ti costano.

## Esempi per Old London Bridge

london-example-turn = Il segnaturno mostra un 2: la rotella gira di due spazi in senso orario. Ora ogni spazio è accanto a un’altra pila.
london-example-turn-drawing = La rotella prima e dopo, e in mezzo un segnaturno con un 2. Lo spazio X è passato dal basso a destra al basso a sinistra, due posti più avanti.
london-example-order = Il 3 di Ada viene prima del 2 di Ben. Cleo e Dan hanno giocato entrambi uno 0. Cleo è davanti sul tracciato cappella, perciò l’ordine è Ada, Ben, Cleo, Dan.
london-example-order-drawing = Quattro carte in ordine di turno: il 3 di Ada, il 2 di Ben, lo 0 di Cleo, lo 0 di Dan. Sotto, il tracciato cappella con il segnalino di Cleo sullo spazio 4 e quello di Dan sullo spazio 2.
london-example-two = In due, ognuno ha due turni: comincia Ada con il suo 4, segue Ben con 3 e 2, e per ultimo viene l’1 di Ada.
london-example-two-drawing = Quattro carte in ordine di turno: il 4 di Ada, il 3 di Ben, il 2 di Ben, l’1 di Ada.
london-example-place = Ada sceglie lo spazio da £3 accanto alle porte: prende £3 e la porta. Ben sceglie il centro: paga £2 e prende la cappella, anche se accanto c’è lo spazio X.
london-example-place-drawing = La rotella con la pedina di Ada sullo spazio da £3 accanto alla pila delle porte e la pedina di Ben al centro. Lo spazio X è accanto alla pila delle cappelle.
london-example-fits = Il 32 è più basso del 49 alla sua sinistra, quindi va bene.
london-example-fits-drawing = Un ponte con le case 55 e 49; il 32 si aggiunge sul terzo spazio.
london-example-replace = Il 20 non può seguire l’11. Può sostituire il 23 o il 15: in entrambi i casi i numeri restano discendenti.
london-example-replace-drawing = Un ponte con le case 36, 23, 15 e 11, e accanto il nuovo 20. Il 23 e il 15 sono evidenziati.
london-example-park = Dopo il 6 non andrebbe bene quasi nulla. Ma in mezzo c’è il giardino, perciò può seguire perfino un 58.
london-example-park-drawing = Un ponte con le case 25 e 6 e un giardino; il 58 si aggiunge sul quarto spazio.
london-example-chapel = La nuova cappella è blu, e sul ponte di Ada ci sono tre stemmi blu. Dalle scale il suo segnalino avanza di tre spazi. Supera lo spazio da £1, e lei prende quel denaro.
london-example-chapel-drawing = Tre stemmi blu e il tracciato cappella: il segnalino di Ada va dalle scale allo spazio 3, passando per lo spazio 1 e per lo spazio 2, che mostra £1.
london-example-gate = Con potenza 4 Ben va dallo spazio 2 allo spazio 6. Supera uno spazio bonus e ne raggiunge un altro, quindi prende due tessere. Prima che prenda la seconda, la pila della prima mostra la tessera seguente.
london-example-gate-drawing = Il tracciato delle porte: il segnalino di Ben va dallo spazio 2 allo spazio 6. Gli spazi 3 e 6 sono spazi bonus. Accanto, due tessere bonus.
london-example-hostelry = La nuova locanda è blu, e Cleo ha ora sei stemmi blu. Può prendere per esempio 3, 2 e 1, oppure 4 e 2, oppure sei volte l’1.
london-example-hostelry-drawing = Un ponte con sei stemmi blu, di cui uno su una gilda e uno su un giardino. Sotto, tre scelte di carte: 3, 2 e 1; 4 e 2; sei volte 1.
london-example-haberdasher = L’emporio 43 è arancione. Dan ha ora quattro stemmi arancioni, perché conta anche la gilda: prende £4.
london-example-haberdasher-drawing = Un ponte con le case 55, 49, 47 e 43. Tutte e quattro mostrano uno stemma arancione; 49 è una gilda.
london-example-guild = La nuova gilda di Ben non ha effetto. Ma mostra tutti e quattro gli stemmi, e così ognuna delle sue quattro potenze cresce di uno.
london-example-guild-drawing = Una gilda, e accanto le potenze prima e dopo: blu 6 e 7, arancione 4 e 5, grigio 1 e 2, verde 1 e 2.
london-example-scoring = Il punteggio finale di Dan, riga per riga. Ada ha tanti edifici quanti Dan ed è più avanti sul tracciato cappella, quindi il terzo posto per il maggior numero di edifici è suo.
london-example-lead = Dan è ultimo sul tracciato cappella. Ada ha 10 spazi di vantaggio su di lui, Ben 6 e Cleo 4: prendono £10, £6 e £4.
london-example-lead-drawing = Il tracciato cappella con Ada sullo spazio 11, Ben sul 7, Cleo sul 5 e Dan sull’1.
london-example-sets = La mano di Ben forma due serie di 1+2, che rendono £10. Lo 0 non fa parte di nessuna serie.
london-example-sets-drawing = Le carte 1 e 2, ancora 1 e 2, e uno 0 da solo.
london-example-line = Prima del giardino ci sono sei edifici numerati, dopo uno solo: la sequenza più lunga di Cleo è 6.
london-example-line-drawing = Un ponte con 59, 51, 48, 33, 25, 6, un giardino e 58. I primi sei sono evidenziati.

## Valori stampati di Old London Bridge

london-values-buildings = Edifici
london-values-parks = Giardini
london-values-rondel = Rotella
london-values-chapel-track = Tracciato cappella
london-values-gate-track = Tracciato delle porte
london-values-bonus-tiles = Tessere bonus
london-values-scoring-tiles = Tessere punteggio
london-values-cards = Carte personaggio
london-values-markers = Segnaturno
london-values-start = Denaro e mani all’inizio
london-values-scoring = Punteggio finale e lati delle tessere punteggio

london-source-rulebook = indicato nei regolamenti
london-source-review = indicato in recensioni pubblicate
london-source-inferred = dedotto: uno schema che va bene per tutte le tessere conosciute
london-source-reconstructed = ricostruito: una nostra scelta entro i limiti conosciuti; può essere diverso dal gioco stampato

london-known-buildings = Le fonti mostrano alcuni degli edifici. Tipo e stemma seguono dal numero civico in un modo che va bene per tutti questi.
london-known-parks = Recensioni pubblicate dicono che un giardino mostra uno stemma; quanti giardini mostrino quale è una nostra scelta.
london-known-rondel = Si conoscono lo spazio X, i cinque spazi da £1 a £3, il prezzo del centro, e si sa che la X è accanto alle cappelle quando uno spazio da £3 è accanto alle porte. Il resto dell’ordine è una nostra scelta.
london-known-chapel-track = Gli importi e il loro ordine sono noti. La lunghezza del tracciato e gli spazi degli importi sono una nostra scelta.
london-known-gate-track = Si conoscono il bonus su uno spazio ogni tre, le £10 alla fine e una lunghezza di almeno 13 spazi. La lunghezza esatta è una nostra scelta.
london-known-bonus-tiles = Si conoscono le otto azioni, le tre tessere di ciascuna e le tre pile. Quali tessere formino quale pila è una nostra scelta.
london-known-scoring-tiles = I lati sono noti. Quali due stiano sulla stessa tessera è una nostra scelta; nessun lato diventa per questo più probabile di un altro.

london-value-type = { $type }: { $numbers }
london-value-guild-house = { $type } (tutti e quattro gli stemmi): { $numbers }
london-value-crest = { $number } { $crest }
london-value-crest-count = { $crest }: { $number }
london-value-crests = Stemmi: { $crests }
london-value-stacks = Pile, in senso orario: { $types }
london-value-spaces = Spazi esterni, in senso orario, il primo accanto alla prima pila: { $spaces }
london-value-centre = Prezzo del centro: { $price }
london-value-length = Numero di spazi: { $spaces }
london-value-money = Denaro: { $money }
london-value-money-space = { $amount } sullo spazio { $space }
london-value-bonus = Spazi bonus: { $spaces }
london-value-bonus-stack = Pila { $stack }: { $tiles }
london-value-faces = Punteggio «{ $slot }», i due lati di ogni tessera: { $tiles }
