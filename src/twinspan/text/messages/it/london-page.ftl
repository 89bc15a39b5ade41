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
london-order-tie = Carte uguali: gioca prima chi è davanti sul tracciato cappella.
london-order-tie-short = vale la cappella
london-order-none = Decidono le carte.
london-has-chosen = ha scelto
london-is-choosing = sta scegliendo
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
london-guide-prompt = Qui leggi che cosa viene chiesto. Indica qualunque cosa sul tabellone e saprai che cosa succederebbe, o quale regola lo vieta.
london-guide-cards = Ogni round comincia con un’offerta: scegli una carta in segreto. La più alta gioca per prima e ha la scelta migliore. Le carte giocate tornano nella riserva comune: non sprecare quelle alte.
london-guide-order = Questo è l’ordine di turno del round. Carte uguali? Gioca prima chi è davanti sul tracciato cappella.
london-guide-rondel = Ora piazza la tua pedina. Accanto a una pila prendi da £1 a £3, secondo lo spazio, e l’edificio in cima. Al centro paghi £2 e scegli una pila qualsiasi. La rotella gira a ogni round.
london-guide-crests = Ogni casa mostra uno stemma. Più stemmi del suo colore hai, più potente è una nuova casa: porta passi sui tracciati, carte o denaro.
london-guide-tracks = Le cappelle ti fanno avanzare su questo tracciato, dove si raccoglie denaro. Le porte fanno lo stesso sul tracciato in basso, con le tessere bonus. Le locande portano carte, gli empori denaro.

## Che cosa conta il punteggio finale

london-scorings = Punteggio
london-base-0 = più avanti sul tracciato cappella
london-base-1 = più avanti sul tracciato delle porte
london-base-2 = valore totale più alto di carte in mano
london-base-3 = maggior numero di edifici
london-scoring-rest = Gli spazi vuoti costano denaro, le tessere bonus non usate ne rendono.
