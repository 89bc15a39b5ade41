### Le regole di Bridgetown Races con parole nostre. Un messaggio per regola: rule-B3-4 è la regola B3.4, rule-R3-13 la precisazione R3.13.
### Una precisazione che completa una regola la segue con la stessa sigla: ruling-B2-3 appartiene a rule-B2-3.
### L’ordine dei messaggi è l’ordine di lettura. Nessuna variabile; gli stessi messaggi in ogni lingua.

## Componenti

chapter-B1 = Componenti
rule-B1-1 = Si gioca in due, in tre o in quattro.
rule-B1-2 = La corsa attraversa una città: spazi collegati da strade, un fiume con otto ponti, cavalcavia, binari per il tram e un ingresso. I ponti si contano nell’ordine del fiume, dall’alto. La città consueta è Portland; il suo tabellone stampato non si è potuto vedere, perciò gli spazi sono una ricostruzione basata sulla geografia reale. Stanno in un file di dati che puoi modificare. File dello stesso formato creano altre città: ognuno viene controllato al caricamento, e ogni errore viene segnalato. Dove queste regole parlano dello Steel Bridge, un’altra città ha il suo ponte del tram.
rule-B1-3 = Ci sono otto mezzi di trasporto, ognuno con una velocità base e un colore di bandiera. A Portland: a piedi 1 (bianco), bicicletta 2 (verde), pattini 2 (arancione), autobus 3 (rosso), automobile 3 (nero), taxi 4 (giallo), motocicletta 4 (viola), tram 5 (blu). Non tutto è certo: vedi i valori ricostruiti.
rule-B1-4 = Ci sono 40 bandiere, cinque di ciascuno degli otto colori. Il blu è il colore del tram.
rule-B1-5 = Ognuno ha tre coordinatori, un corridore e una scheda dei ponti, con un posto per ogni ponte.
rule-B1-6 = La ruota dei trasporti mostra gli otto mezzi e, al centro, tre azioni speciali: Primo, Doppio e Scambio.

## Preparazione

chapter-B2 = Preparazione
rule-B2-1 = Le cinque bandiere blu si mettono tutte da parte, qualunque sia il numero di giocatori. Di ogni altro colore mettete nel sacchetto 3 bandiere in due, 4 in tre e 5 in quattro. Le altre sono fuori dal gioco.
rule-B2-2 = Mettete una bandiera blu sullo Steel Bridge. Ogni altro ponte, scendendo lungo il fiume dall’alto, riceve una bandiera pescata dal sacchetto. Durante la preparazione nessun colore può stare su più di due ponti: rimettete nel sacchetto una terza bandiera dello stesso colore prima di pescarne un’altra.
rule-B2-3 = I corridori partono fuori dal tabellone, alla freccia dell’ingresso. A Portland indica Burnside Street.
ruling-B2-3 = La partenza non è uno spazio. È collegata all’ingresso e a nient’altro. Entrare in città è un passo della tua mossa, e nessuno torna alla partenza.
rule-B2-4 = Il primo giocatore è estratto a sorte.

## Il round

chapter-B3 = Il round
intro-B3 = Si giocano al massimo cinque round. Ogni round ha due fasi: la pianificazione (da B3.2 a B3.5) e la corsa (da B3.6 a R3.15).
rule-B3-1 = Dal secondo round in poi, il primo giocatore è chi ha meno bandiere sulla scheda. In caso di parità contate in senso orario, a cominciare dal giocatore che segue il precedente primo giocatore: il primo dei pari merito che incontrate comincia. Il precedente primo giocatore viene ultimo in questo conto.
rule-B3-2 = Pianificazione: in senso orario, a partire dal primo giocatore, ognuno piazza un coordinatore su un mezzo di trasporto o su un’azione speciale. Continuate finché tutti i coordinatori sono piazzati. Chi non ne ha più viene saltato.
rule-B3-3 = Un mezzo di trasporto può essere condiviso da quanti giocatori si vuole, ma non hai mai due dei tuoi coordinatori sullo stesso.
rule-B3-4 = Un’azione speciale ha posto, in ogni round, per un solo coordinatore di un solo giocatore.
rule-B3-5 = Se piazzi un coordinatore su un’azione speciale, devi subito piazzarne un altro su un mezzo di trasporto, a meno che fosse l’ultimo. Hai quindi al massimo due azioni speciali e almeno un mezzo di trasporto.
rule-B3-6 = Corsa: in senso orario, a partire dal primo giocatore, ognuno sceglie uno dei mezzi su cui ha un coordinatore, muove il suo corridore e riprende quel coordinatore. Continuate finché tutti i coordinatori sono stati ripresi; ogni giro è un turno della corsa.
ruling-B3-6 = Nessuno passa: finché hai un mezzo, ti muovi in ogni turno. Chi ha meno mezzi degli altri finisce prima.
rule-B3-7 = La tua distanza è la velocità base del mezzo, più 1 per ogni coordinatore che altri giocatori vi hanno ancora.
rule-B3-8 = Devi percorrere l’intera distanza.
rule-B3-9 = Un’azione speciale si gioca insieme a una tua mossa; con essa riprendi anche il suo coordinatore.
ruling-B3-9 = Usarla non è obbligatorio.
rule-B3-10 = Primo: una volta nel round, all’inizio di un turno della corsa, ti muovi prima di tutti gli altri; in quel turno il tuo posto abituale viene saltato. Tutti gli altri turni seguono l’ordine normale.
ruling-B3-10 = Poiché hai al massimo due mezzi, sono possibili solo il primo e il secondo turno, anche se il regolamento nomina pure il terzo.
rule-B3-11 = Doppio: ti muovi del doppio della velocità base, senza aggiungere nulla per i mezzi condivisi.
ruling-B3-11 = Puoi usarlo solo se puoi percorrere l’intera distanza raddoppiata. Il passo a piedi che sostituisce una mossa (B4.4) non viene mai raddoppiato.
rule-B3-12 = Scambio: scambia le bandiere di due ponti qualsiasi. Entrambi devono avere una bandiera, e nessuna delle due può essere blu.
ruling-B3-12 = Le due bandiere devono essere di colori diversi. Una bandiera che lo scambio porta sul ponte dove ti trovi non viene presa.
rule-R3-13 = La tua mossa segue quest’ordine: Scambio, se vuoi; poi il mezzo di trasporto, con o senza Doppio; Scambio, se non l’hai ancora usato; tutti i passi; bandiere e scambi sulla scheda; controllo della vittoria; Scambio, se ancora non l’hai usato; ritorno dei coordinatori. Se non c’è nulla da scambiare, la domanda non viene posta. Dopo una vittoria Scambio non si usa più.
rule-R3-14 = Due azioni speciali possono accompagnare la stessa mossa. Un’azione speciale che non usi nemmeno con la tua ultima mossa del round va persa.
rule-R3-15 = Primo ti viene proposto all’inizio di un turno della corsa, prima che qualcuno si muova. La domanda viene posta solo finché ti resta un mezzo e qualcuno a cui pure ne resta uno si muoverebbe altrimenti prima di te.

## Muoversi

chapter-B4 = Muoversi
rule-B4-1 = Muoviti lungo i collegamenti disegnati, attraverso qualsiasi incrocio e su qualsiasi ponte. I corridori non si bloccano mai a vicenda e possono condividere uno spazio.
rule-B4-2 = In una mossa non si torna indietro: non puoi ripercorrere subito in senso inverso il collegamento che hai appena usato. Girare intorno a un isolato è permesso. Fra una mossa e l’altra ogni direzione è libera.
rule-B4-3 = A un cavalcavia nessuno passa dalla strada superiore a quella inferiore o viceversa, se non a piedi.
ruling-B4-3 = Le scale collegano i due livelli di un cavalcavia. A piedi sono un passo; per tutti gli altri sono chiuse. (Il regolamento lascia che lì chi va a piedi svolti liberamente. Con uno spazio per livello è la stessa strada al prezzo di un passo.)
rule-B4-4 = Se con il mezzo scelto non puoi fare la mossa intera, puoi fare invece uno spazio a piedi: anche per le scale, o dalla partenza all’ingresso. Altrimenti il tuo corridore resta dov’è.
ruling-B4-4 = Questo passo non prende bandiere, nemmeno una bianca, perché il tuo coordinatore non è su «a piedi». Puoi scegliere qualsiasi mezzo, anche uno che non può muoversi. (A Portland succede solo al tram, quando non ci si può salire.)
rule-B4-5 = Tram: si muove solo sui binari, e sullo Steel Bridge. Per salirci il tuo corridore deve stare su uno spazio con binari o accanto a uno di questi: per un collegamento disegnato, anche da un ponte, o per le scale di un cavalcavia.
ruling-B4-5 = Chi è già su uno spazio con binari è a bordo. Chi è a bordo non lascia i binari durante la corsa, nemmeno per una strada che porta a un altro spazio con binari. (Nelle città fornite non c’è nessuna strada simile.) Salire è il primo passo e conta nella distanza. La tua mossa può finire al capolinea, ma lì non può tornare indietro.
rule-B4-6 = Gli altri mezzi possono passare per gli spazi con binari e sullo Steel Bridge, ma non prendono bandiere blu.

## Bandiere

chapter-B5 = Bandiere
rule-B5-1 = Se attraversi un ponte, o finisci su di esso, con il mezzo del colore della sua bandiera, prendi la bandiera. Va al posto di quel ponte sulla tua scheda. Attraversare un ponte di più spazi significa lasciarlo all’altra estremità.
rule-B5-2 = Il ponte su cui è cominciata la tua mossa non ti dà bandiere in quella mossa, nemmeno se lo lasci e ci torni.
rule-B5-3 = Una mossa può prendere più bandiere.
ruling-B5-3 = Le prendi dopo l’ultimo passo, nell’ordine degli attraversamenti. Poi si controlla la vittoria.
rule-B5-4 = La prima bandiera di un ponte si prende automaticamente. Se la tua scheda ne ha già una per quel ponte, puoi scambiarla: la vecchia torna nel sacchetto, una blu fra le bandiere blu messe da parte (con B7.1 anch’essa nel sacchetto), e la nuova va sulla tua scheda. La domanda viene posta ponte per ponte, nell’ordine degli attraversamenti.
ruling-B5-4 = Puoi scambiarla anche con una bandiera dello stesso colore: così il ponte resta vuoto.
rule-B5-5 = Le bandiere blu si prendono solo con il tram. Stanno solo sullo Steel Bridge, e nessun altro colore vi sta mai.
rule-B5-6 = I ponti vuoti si riforniscono solo alla fine dei round da uno a quattro: prima lo Steel Bridge con una bandiera blu, poi gli altri dall’alto in basso, dal sacchetto. Il limite di due ponti per colore vale solo nella preparazione. A ogni pescata tutte le bandiere che in quel momento sono nel sacchetto hanno la stessa probabilità.
ruling-B5-6 = Quando il sacchetto è vuoto, i ponti rimasti restano vuoti.

## Fine della partita

chapter-B6 = Fine della partita
rule-B6-1 = Se hai una bandiera di tutti e otto i ponti, vinci subito.
rule-B6-2 = Dopo il quinto round vince chi ha il maggior numero di colori diversi. In caso di parità la vittoria è condivisa.

## Il gioco più leggero

chapter-B7 = Il gioco più leggero
intro-B7 = Due opzioni rendono il gioco più leggero. Ognuna si può usare senza l’altra.
rule-B7-1 = Tram libero: il tram si muove come qualsiasi altro mezzo e prende una bandiera blu su qualsiasi ponte. Le bandiere blu vanno nel sacchetto. Lo Steel Bridge riceve le sue bandiere dal sacchetto, al suo posto nell’ordine del fiume. Il blu conta per il limite di due, e le bandiere blu si possono scambiare. B4.5 e B5.5 non valgono.
ruling-B7-1 = Nel sacchetto vanno tante bandiere blu quante di ogni altro colore: 3, 4 o 5.
rule-B7-2 = Senza azioni speciali: Primo, Doppio e Scambio non ci sono.

## Che cosa puoi sapere

chapter-B8 = Che cosa puoi sapere
rule-B8-1 = Tutto è visibile, tranne ciò che darà il sacchetto. Anche il suo contenuto è visibile.

## Valori ricostruiti

bridgetown-rules-reconstructed = Il tabellone stampato non l’abbiamo potuto vedere. Alcuni valori sono indicati dal regolamento o da recensioni pubblicate, e qualche altro ne deriva. Tutti gli altri sono ricostruzioni: una nostra scelta, basata sulla geografia reale di Portland nel 2010. Possono essere diversi dal gioco stampato. Se lo possiedi, puoi correggere ogni valore in un solo file di dati. Gli elenchi qui sotto dicono da dove vengono i valori.

## Versioni precedenti

bridgetown-rules-earlier = Queste sono le regole nella versione 2. I tavoli cominciati con la versione 1 continuano con quella: lì chi non può fare la mossa intera deve fare uno spazio a piedi, dove è possibile (B4.4).
