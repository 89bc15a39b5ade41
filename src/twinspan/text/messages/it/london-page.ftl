### Old London Bridge sulla pagina: i nomi delle parti del tabellone, e i primi passi.

london-board = Il tabellone
london-players = I giocatori
london-chapel-track = Tracciato cappella
london-gate-track = Tracciato delle porte
london-track-player = { $player }: { $space }
london-round = Round { $round }/{ $rounds }
london-round-marker = Round { $round } di { $rounds }
london-stack = { $building } in cima, ancora { $count } nella pila
london-stack-empty = { $type }: la pila è vuota
london-stack-hidden = pila «{ $type }»: l’edificio seguente si vede alla fine del turno
london-space-pays = Spazio accanto alla pila «{ $type }», rende £{ $amount }
london-space-x = Spazio X accanto alla pila «{ $type }»
london-centre = Centro, costa £{ $amount }
london-bonus-tiles = Bonus
london-bonus-stack = Tessera bonus { $tile }, ancora { $count } nella pila
london-bonus-empty = La pila bonus { $stack } è vuota
london-supply = Riserva
london-supply-card = { $card }: { $count } nella riserva comune
london-money = Denaro
london-hidden = £?
london-hand-of = Mano: { $cards }
london-hand-hidden = La mano è nascosta
london-your-hand = La tua mano
london-tiles = Tessere bonus
london-tile-next-round = dal round seguente
london-bridge-empty = ancora nessun edificio
london-bridge-of = Ponte: { $buildings }
london-order = Ordine di turno
london-order-card = gioca { $card }
london-order-raised = { $card } portato a { $value }
london-order-why-chapel = Carte uguali: gioca prima chi è davanti sul tracciato cappella.
london-order-why-printed = Carte uguali della stessa persona: viene prima quella con il valore stampato più alto.
london-order-why-both = Carte uguali: gioca prima chi è davanti sul tracciato cappella, con il valore stampato più alto prima dell’altro.
london-order-tie-chapel = tracciato cappella
london-order-tie-printed = valore stampato
london-order-tie-both = tracciato cappella, valore stampato
london-order-none = Decidono le carte.
london-has-chosen = ha scelto
london-is-choosing = sta scegliendo
london-to-act = di turno
london-ask-raise = tessere +1
london-ask-noblewoman = tessere Lady
london-ask-end-turn = tessere alla fine del mio turno

## Che cosa fa una tessera bonus, in poche parole; secondo il suo numero

london-tile-about-0 = piazza la pedina dove ce n’è un’altra
london-tile-about-1 = piazza la pedina al centro senza pagare
london-tile-about-2 = piazza la pedina sullo spazio X
london-tile-about-3 = riprendi in mano la carta che hai giocato
london-tile-about-4 = due spazi sul tracciato cappella
london-tile-about-5 = due spazi sul tracciato delle porte
london-tile-about-6 = aumenta di uno la carta che hai giocato
london-tile-about-7 = prendi un 2 (lady) prima di scegliere una carta

## I primi passi

london-guide-aim = Questo è il tuo ponte. A ogni turno ci costruisci una casa, da sinistra a destra. I numeri civici devono scendere; dopo un giardino può seguire qualunque numero. Alla fine vince chi ha più denaro.
london-guide-prompt = Qui leggi che cosa viene chiesto. Indica o tocca un elemento del tabellone e saprai che cosa succederebbe, o quale regola lo vieta.
london-guide-cards =
    Ogni round comincia con un’offerta: scegli { $seats ->
        [2] due carte
       *[other] una carta
    } in segreto. La più alta gioca per prima e ha la scelta migliore. Le carte giocate tornano nella riserva comune: non sprecare quelle alte. La guida continua quando piazzi la pedina.
london-guide-order = Questo è l’ordine di turno del round. Carte uguali? Gioca prima chi è davanti sul tracciato cappella.
london-guide-rondel = Ora piazza la tua pedina. Accanto a una pila prendi da £1 a £3, secondo lo spazio, e l’edificio in cima. Al centro paghi £2 e scegli una pila qualsiasi. La rotella gira a ogni round.
london-guide-replace = Un numero che non è più basso dell’ultimo non va bene: deve sostituire una casa del tuo ponte, e i numeri devono sempre scendere. La vecchia casa è persa. Un giardino va sempre bene e non si sostituisce mai.
london-guide-crests = Ogni casa mostra uno stemma. Più stemmi del suo colore hai, più potente è una nuova casa: passi sui tracciati, carte o denaro. Una gilda da sola non fa nulla, ma conta per ogni colore.
london-guide-tracks = Le cappelle ti fanno avanzare su questo tracciato, dove c’è denaro. Le porte fanno lo stesso su quello in basso, con le tessere bonus, da usare una volta dal round seguente. Le locande portano carte, gli empori denaro.
london-guide-scoring = Qui vedi che cosa paga alla fine, per esempio essere in testa sui due tracciati, nelle carte e negli edifici. Gli spazi vuoti costano denaro; ogni tessera bonus rimasta porta £1. Buona fortuna!

## Che cosa conta il punteggio finale

london-scorings = Punteggio
london-base-0 = più avanti sul tracciato cappella
london-base-1 = più avanti sul tracciato delle porte
london-base-2 = valore totale più alto di carte in mano
london-base-3 = maggior numero di edifici
london-track-told = { $track }: { $places }
london-scoring-line = { $slot }: { $what }
london-scoring-empty = 1, 2, 3, 4, 5 o più spazi vuoti costano { $costs }.
london-scoring-tiles = Ogni tessera bonus non usata vale { $amount }, a meno che non la conti un punteggio qui sopra.
london-caution-replace = prende il posto di una tua casa
london-caution-replaces = sostituisce: { $building }

## Una parola di aiuto per ogni decisione

london-hint-cards = La carta più alta comincia. All’inizio del tuo turno la tua carta va nella riserva comune; uno 0 torna a te.
london-hint-cards-two = Scegli due carte: ognuna ti dà un turno, prima le più alte.
london-hint-noblewoman = La tessera porta un 2 dalla riserva comune nella tua mano, ora o in un round successivo.
london-hint-raise = Ogni tessera aumenta di uno una carta giocata, prima che l’ordine sia fissato.
london-hint-place = Accanto a una pila prendi il suo denaro e l’edificio in cima. Al centro paghi e scegli una pila qualsiasi.
london-hint-stack = L’edificio va sul tuo prossimo spazio libero, se il numero va bene.
london-hint-replace = Il numero non va bene per lo spazio seguente. L’edificio ne sostituisce un altro, in modo che i numeri continuino a scendere; quello sostituito è perso.
london-hint-bonus = La tessera si può usare dal round seguente; se non la usi, alla fine vale denaro. Ancora da prendere: { $count }.
london-hint-take-cards = Puoi prendere carte per un valore totale di { $value }, nella combinazione che vuoi, o anche meno.
london-hint-end-turn = Non è obbligatorio: le tessere bonus non usate valgono denaro alla fine.

## Che cosa sono le cose

london-type-about-0 = Una cappella ti fa avanzare sul tracciato cappella.
london-type-about-1 = Una porta ti fa avanzare sul tracciato delle porte, dove aspettano le tessere bonus.
london-type-about-2 = Una locanda porta carte dalla riserva comune.
london-type-about-3 = Un emporio frutta denaro.
london-type-about-4 = Una gilda da sola non fa nulla, ma mostra tutti e quattro gli stemmi.
london-type-about-5 = Un giardino da solo non fa nulla, ma dopo può seguire qualsiasi numero.
london-about-chapel = Tracciato cappella: le cappelle ti fanno avanzare, e lungo la strada c’è denaro. A carte uguali comincia chi è davanti.
london-about-gate = Tracciato delle porte: le porte ti fanno avanzare. Ogni stella è una tessera bonus da prendere.
london-about-round = Il segnaturno mostra di quanti spazi è girata la rotella.
london-tile-is = { $tile }: { $about }.
london-scoring-places = Primo, secondo, terzo posto: { $places }; l’ultimo non riceve nulla.

## Nomi delle righe del punteggio finale

line-money = Denaro
line-chapel-track = Tracciato cappella
line-gate-track = Tracciato delle porte
line-hand-value = Carte in mano
line-most-buildings = Edifici
line-most-chapels = Cappelle
line-most-gates = Porte
line-most-hostelries = Locande
line-longest-line = Sequenza più lunga
line-chapel-lead = Vantaggio sul tracciato cappella
line-chapel-money = Denaro del tracciato cappella
line-gate-spaces = Spazi delle porte
line-tile-sets = Tessere bonus
line-hand-size = Numero di carte
line-card-sets = Serie di carte
line-low-numbers = Numeri civici bassi
line-type-sets = Serie di tipi
line-empty-sites = Spazi vuoti
line-unused-tiles = Tessere non usate

## The chart at the end

london-chart = Denaro alla fine di ogni round e dopo il punteggio finale

## Options

london-options-scoring = Punteggio finale
london-options-usual = Classico
london-options-usual-note = I quattro punteggi del gioco base. L’ideale per la prima volta.
london-options-random = A caso
london-options-random-note = All’inizio si estraggono quattro tessere punteggio: per costruttori esperti.
london-options-chosen = A scelta
london-options-chosen-note = Scegli tu ciascuno dei quattro.
london-options-drawn = uno dei quattro lati, estratto all’inizio
option-london-chapel-base = chi è più avanti sul tracciato cappella
option-london-gate-base = chi è più avanti sul tracciato delle porte
option-london-hostelry-base = chi ha in mano le carte di maggior valore
option-london-bridge-base = chi ha più edifici
option-london-from-memory = A memoria
option-london-from-memory-note = Non vedi le carte e il denaro degli altri. I computer li ricordano comunque.
