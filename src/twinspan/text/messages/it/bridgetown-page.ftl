### Bridgetown Races sulla pagina: i nomi delle parti del tavolo, l’aiuto e i primi passi.

bridgetown-board = La mappa di { $city }
bridgetown-map-loading = Si disegna la mappa…
bridgetown-map-failed = Non è stato possibile caricare la mappa.
bridgetown-wheel = La ruota dei trasporti
bridgetown-players = I giocatori
bridgetown-zoom = Dimensione della mappa
bridgetown-closer = Più vicino
bridgetown-farther = Più lontano
bridgetown-whole = Tutta la città

## Sulla mappa

bridgetown-bridge-empty = { $bridge }: nessuna bandiera
bridgetown-bridge-flag = { $bridge }: { $flag }, da prendere { $by }
bridgetown-next = Prosegui verso { $space }
bridgetown-end = Finisci qui la mossa: { $space }
bridgetown-end-flags =
    { $count ->
        [one] Finisci qui la mossa: { $space }. Bandiera da prendere: { $bridges }
       *[other] Finisci qui la mossa: { $space }. Bandiere da prendere: { $bridges }
    }
bridgetown-about-bridge = Attraversa questo ponte, o finisci su di esso, con il mezzo che la sua bandiera mostra, e la bandiera è tua. Una mossa che comincia qui non la prende.
bridgetown-about-rail = Qui passa il tram.
bridgetown-about-upper = La strada superiore di un cavalcavia: a quella inferiore si passa solo a piedi, per le scale.
bridgetown-about-lower = La strada inferiore di un cavalcavia: a quella superiore si passa solo a piedi, per le scale.

bridgetown-bag = Sacchetto
bridgetown-bag-of = Bandiere rimaste, nel sacchetto o messe da parte: { $flags }
bridgetown-sign-freeway = autostrada
bridgetown-sign-upper = passa sopra
bridgetown-sign-lower = passa sotto
bridgetown-sign-stairs = scale, a piedi
bridgetown-sign-rail = tram
bridgetown-moved-to = { $player } raggiunge { $by } { $end }.

## La ruota

bridgetown-mode =
    { $count ->
        [0] { $mode }: velocità base { $speed }
       *[other] { $mode }: velocità base { $speed }; coordinatori: { $players }
    }
bridgetown-far =
    { $doubled ->
        [0] { $distance ->
            [one] { $distance } spazio
           *[other] { $distance } spazi
        }: velocità base { $speed }{ $shared ->
            [0] .
           *[other] , +{ $shared } grazie agli altri.
        }
       *[other] { $distance } spazi: il doppio della velocità base { $speed }.
    }{ $possible ->
        [0] {" "}Da dove sei ora non potresti fare tutta la mossa: faresti al massimo uno spazio a piedi.
       *[other] {""}
    }
bridgetown-tap-again = Tocca ancora per scegliere.
bridgetown-special-of = { $special }: azione presa da { $player }
bridgetown-about-mode = Velocità base { $speed }, più uno spazio per ogni coordinatore che altri hanno ancora qui quando ti muovi.
bridgetown-about-first = Una volta in questo round puoi muoverti prima di tutti gli altri.
bridgetown-about-double = Una tua mossa può avere il doppio della velocità base; gli altri su quel mezzo allora non aggiungono nulla.
bridgetown-about-swap = Con una tua mossa puoi scambiare le bandiere di due ponti.
bridgetown-caution-special = poi piazzi subito un altro coordinatore, su un mezzo

## Percorsi

bridgetown-ways = Percorsi che prendono bandiere
bridgetown-no-flags = Nessuna bandiera da prendere con questa mossa
bridgetown-ways-to = Per quale via a { $space }?
bridgetown-way = fino a { $space }, { $steps } spazi
bridgetown-way-bridges = verso { $space }, passando per { $bridges }
bridgetown-way-flags = { $flags }; arrivo: { $space }
bridgetown-all-ends =
    { $count ->
        [one] { $count } altro percorso
       *[other] { $count } altri percorsi
    }
bridgetown-one-step = per ora un solo passo

## Bandiere e schede

bridgetown-exchange = Le due bandiere
bridgetown-on-card = sulla tua scheda: { $flag }
bridgetown-on-bridge = { $bridge }: { $flag }
bridgetown-swap-first = Scambio: scegli due bandiere sulla mappa, o uno scambio dall’elenco.
bridgetown-swap-second = Scambio: { $bridge } – ora scegli l’altra bandiera.
bridgetown-card =
    { $count ->
        [0] Scheda dei ponti: ancora nessuna bandiera
       *[other] Scheda dei ponti: { $flags }. Colori ancora mancanti: { $missing }
    }
bridgetown-ask-first = Primo, prima di ogni turno della corsa
bridgetown-ask-swap = Scambio, dopo ogni mia mossa
bridgetown-first-player = Primo giocatore di questo round
bridgetown-modes-left = Coordinatori: { $modes }

## Una parola di aiuto per ogni decisione

bridgetown-hint-plan = Ognuno piazza tre coordinatori, uno alla volta; poi si corre con i mezzi scelti. Indica un mezzo e la mappa mostra dove ti porterebbe.
bridgetown-hint-plan-on = Hai preso un’azione speciale, quindi piazzi subito un altro coordinatore, su un mezzo di trasporto.
bridgetown-hint-first = Se sì, in questo turno il tuo posto abituale viene saltato. Puoi anche tenere Primo per un turno successivo del round, se allora hai ancora un mezzo.
bridgetown-hint-ride =
    { $special ->
        [0] Indica uno dei tuoi mezzi e la mappa mostra dove porta. Devi percorrere l’intera distanza.
       *[other] Indica uno dei tuoi mezzi e la mappa mostra dove porta. Un’azione speciale si gioca insieme a una mossa; se non la usi in questo round, va persa.
    }
bridgetown-hint-step =
    { $left ->
        [one] Ancora uno spazio { $by }. Scegli dove.
       *[other] Ancora { $left } spazi { $by }. Scegli dove finire, o procedi passo per passo; dove c’è una sola via, il tuo corridore la prende da sé.
    }
bridgetown-hint-stay = Da qui la mossa intera non è possibile: fai uno spazio a piedi, senza prendere bandiere, o resta dove sei.
bridgetown-hint-exchange = Ogni ponte ha un posto sulla tua scheda: per prendere la nuova bandiera restituisci la vecchia.
bridgetown-hint-swap = La tua mossa è fatta. Una bandiera che arriva sul ponte dove ti trovi non viene presa.

## I primi passi

bridgetown-guide-aim = Questa è la città, con i suoi otto ponti. Su ognuno c’è una bandiera, che si prende con un solo mezzo di trasporto. Con una bandiera di ogni ponte vinci subito; altrimenti, dopo cinque round, vince chi ha più colori diversi.
bridgetown-guide-prompt = Qui leggi che cosa viene chiesto. Indica o tocca un elemento del tavolo e saprai che cosa succederebbe, o quale regola lo vieta.
bridgetown-guide-wheel = Ogni round comincia con la pianificazione: a turno, ognuno piazza tre coordinatori su questa ruota. Ogni mezzo mostra la sua bandiera e la sua velocità base in spazi. Indicane uno: la mappa mostra dove potresti arrivare.
bridgetown-guide-share = Un mezzo scelto anche da altri ti porta più lontano: uno spazio in più per ogni coordinatore che vi hanno ancora.
bridgetown-guide-specials = Al centro ci sono le azioni speciali: Primo si muove prima di tutti gli altri, Doppio va lontano il doppio, Scambio scambia due bandiere. Ognuna è per un solo giocatore a round. Poi piazzi subito un altro coordinatore su un mezzo, a meno che fosse l’ultimo.
bridgetown-guide-cards = Queste sono le schede dei ponti, con un posto per ogni ponte. Nella fila sotto, i colori che mancano ancora hanno solo il contorno.
bridgetown-guide-ride = Ora si corre: scegli uno dei tuoi mezzi. Devi percorrere l’intera distanza. Poi tocca agli altri, finché ognuno ha usato tutti i suoi mezzi.
bridgetown-guide-map = Scegli dove finire la mossa, o procedi passo per passo. Un arrivo che porta una bandiera la mostra. Non puoi tornare subito indietro.
bridgetown-guide-levels = Dove le strade passano una sull’altra, ▲ è sopra e ▼ sotto: si cambia solo a piedi, per le scale. { $free_streetcar ->
        [0] Il tram resta sui binari blu.{" "}
       *[other] {""}
    }Prendi una bandiera se attraversi il suo ponte o finisci su di esso, ma non dove cominci.
bridgetown-guide-end = Le chiatte contano i cinque round. Fra un round e l’altro i ponti vuoti ricevono nuove bandiere. Buona corsa!

## La fine

bridgetown-chart = Colori diversi alla fine di ogni round
line-colour = Colori diversi
line-all-bridges = Tutti e otto i ponti

## Options

option-bridgetown-free-streetcar = Tram libero
option-bridgetown-free-streetcar-note = Il tram si muove come ogni altro mezzo e prende una bandiera blu su qualsiasi ponte.
option-bridgetown-no-specials = Senza azioni speciali
option-bridgetown-no-specials-note = Senza Primo, Doppio e Scambio: più leggero, ideale per la prima volta.
