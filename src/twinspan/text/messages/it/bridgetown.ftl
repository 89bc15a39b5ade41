### Bridgetown Races al tavolo: nomi, eventi, decisioni, scelte, rifiuti, punteggi.
### Un dato come $bridge arriva in parole; $bridge_value è il numero che ci sta dietro.
### $mode è il nome di un mezzo di trasporto («taxi»), $by dice come ci si muove («in taxi»).

## Nomi

mode-walk = a piedi
mode-bike = bicicletta
mode-blades = pattini
mode-bus = autobus
mode-car = automobile
mode-taxi = taxi
mode-moto = motocicletta
mode-streetcar = tram

by-walk = a piedi
by-bike = in bicicletta
by-blades = sui pattini
by-bus = in autobus
by-car = in automobile
by-taxi = in taxi
by-moto = in motocicletta
by-streetcar = in tram

flag-white = bandiera bianca
flag-green = bandiera verde
flag-orange = bandiera arancione
flag-red = bandiera rossa
flag-black = bandiera nera
flag-yellow = bandiera gialla
flag-purple = bandiera viola
flag-blue = bandiera blu

special-first = Primo
special-double = Doppio
special-swap = Scambio

space-start = Partenza

colours =
    { $amount ->
        [one] { $amount } colore
       *[other] { $amount } colori
    }

## Eventi

bridgetown-event-round = Round { $round } di { $rounds }
event-flag-laid = { $bridge } riceve una nuova { $flag }.
event-left-empty = Il sacchetto è vuoto: { $bridge } resta senza bandiera.
event-first-player = In questo round comincia { $player }.
event-planned = { $player } prevede di muoversi { $by }.
event-planned-special = { $player } prende l’azione speciale { $special }.
event-goes-first = { $player } usa Primo e si muove prima di tutti gli altri.
event-rides =
    { $distance ->
        [one] { $player } sceglie di muoversi { $by }: { $distance } spazio
       *[other] { $player } sceglie di muoversi { $by }: { $distance } spazi
    }{ $shared ->
        [0] .
       *[other] {" "}(condivisione +{ $shared }).
    }
event-rides-double = { $player } usa Doppio per muoversi { $by }: { $distance } spazi.
event-must-walk = Da qui non è possibile: { $player } fa invece uno spazio a piedi e non prende bandiere.
event-may-walk = Da qui non è possibile: { $player } può invece fare uno spazio a piedi e non prende bandiere.
event-stayed = { $player } resta sul posto.
event-step =
    { $left ->
        [0] { $player } raggiunge { $space }.
       *[other] { $player } passa per { $space }.
    }
event-moved = { $player } ha fatto questo percorso: { $spaces }.
event-flag-taken = { $player } prende la { $flag } ({ $bridge }).
event-flag-exchanged = { $player } scambia la { $old } della sua scheda con la { $flag } ({ $bridge }).
event-flag-left = { $player } lascia al suo posto la { $flag } ({ $bridge }).
event-swapped = { $player } usa Scambio: { $bridge } riceve la { $flag }, { $other } la { $other_flag }.
event-lapsed = { $player } non ha usato { $special }: l’azione speciale va persa.
bridgetown-over-all-rounds-played = tutti i round sono stati giocati.
over-all-bridges = una scheda ha una bandiera di tutti e otto i ponti.
bridgetown-event-score =
    { $amount_value ->
        [0] { $player }: { $reason } ({ $rule })
       *[other] { $player }: { $amount } – { $reason } ({ $rule })
    }

## Decisioni: che cosa viene chiesto

decision-plan = Piazza un coordinatore sulla ruota dei trasporti.
decision-first = Usare Primo e muoverti prima di tutti gli altri in questo turno?
decision-ride = Scegli come muoverti.
decision-step = Scegli il prossimo spazio.
decision-exchange = Scambiare la bandiera della tua scheda?
decision-swap = Usare Scambio prima che la tua mossa finisca?

## Scelte: che cosa si può rispondere

choice-plan =
    { $distance ->
        [one] Prevedi di muoverti { $by }: per ora { $distance } spazio
       *[other] Prevedi di muoverti { $by }: per ora { $distance } spazi
    } { $shared ->
        [0] (velocità base { $speed })
       *[other] (velocità base { $speed }, condivisione +{ $shared })
    }
choice-plan-special =
    { $special_value ->
        [0] Prendi { $special }: una volta in questo round ti muovi prima di tutti gli altri
        [1] Prendi { $special }: una mossa con il doppio della velocità base
       *[2] Prendi { $special }: scambi le bandiere di due ponti
    }
choice-first = Usa Primo: muoviti ora, prima di tutti gli altri
choice-done-first = Non usare Primo in questo turno
choice-ride =
    { $possible ->
        [0] Muoviti { $by }: da qui non puoi fare { $distance } spazi; il tuo corridore ne fa al massimo uno a piedi, senza prendere bandiere
       *[other] { $distance ->
            [one] Muoviti { $by }: { $distance } spazio
           *[other] Muoviti { $by }: { $distance } spazi
        } { $shared ->
            [0] (velocità base { $speed })
           *[other] (velocità base { $speed }, condivisione +{ $shared })
        }
    }
choice-ride-double = Muoviti { $by } con Doppio: { $distance } spazi (il doppio della velocità base { $speed })
choice-step = Prosegui verso { $space }
choice-stay = Resta dove sei
choice-exchange = Restituisci la tua { $old } e prendi la { $flag } ({ $bridge })
choice-done-exchange = Tieni la tua { $old } e lascia la { $flag } ({ $bridge })
choice-swap = Scambia: { $bridge } riceve la { $flag }, { $other } la { $other_flag }
choice-done-swap = Non usare Scambio adesso

## Rifiuti: perché qualcosa non è permesso

refusal-own-coordinator-there = Hai già un coordinatore su questo mezzo di trasporto: { $mode }.
refusal-special-taken = L’azione speciale { $special } è già presa per questo round, da { $owner }.
refusal-mode-must-follow = Dopo un’azione speciale devi piazzare il prossimo coordinatore su un mezzo di trasporto.
refusal-no-specials = In questa partita non ci sono azioni speciali.
refusal-no-coordinator = Non hai coordinatori su questo mezzo di trasporto: { $mode }.
refusal-no-double = Non hai un coordinatore su Doppio.
refusal-double-too-far = Da qui non puoi fare { $distance } spazi { $by }, quindi non puoi usare Doppio.
refusal-no-swap = Non hai un coordinatore su Scambio.
refusal-no-flag-to-swap = Per uno scambio i due ponti devono avere entrambi una bandiera: { $bridge } e { $other }.
refusal-blue-stays = Le bandiere blu non si possono scambiare.
refusal-same-colour = Entrambi i ponti hanno una { $flag }: lo scambio non cambierebbe nulla.
refusal-stands-there = Il tuo corridore è già lì: { $space }.
refusal-not-linked = Nessuna strada collega questi spazi: { $here } e { $space }.
refusal-enter-first = Il tuo corridore deve prima entrare in città, da qui: { $entry }.
refusal-straight-back = Nella stessa mossa non puoi tornare subito indietro: { $space }.
refusal-stairs-for-walkers = Le scale si usano solo a piedi: { $space }.
refusal-rails-only = Il tram resta sui suoi binari, e da qui nessun binario porta a questo spazio: { $space }.
refusal-must-move = Devi fare la mossa intera (spazi ancora da fare: { $left }).
refusal-dead-end = Devi fare la mossa intera (spazi ancora da fare: { $left }), e passando da qui sarebbe impossibile: { $space }.
refusal-swap-too-late = Il tuo corridore è in viaggio: potrai usare Scambio di nuovo alla fine della mossa.

## Punteggi: a che cosa si riferisce una voce del punteggio finale

score-all-bridges = vittoria immediata, con una bandiera di tutti e otto i ponti
score-colour = { $flag }: { $bridges }
winner-shared = Vittoria condivisa: { $winner }, con { $score } a testa.
winner-all-bridges = { $winner } vince subito, con una bandiera di tutti e otto i ponti.

## Il comando `city` e la mappa che disegna

city-good = A { $name } si può giocare. Spazi: { $spaces }, strade: { $streets }, cavalcavia: { $overpasses }, linee di binari: { $lines }.
city-faulty =
    { $count ->
        [one] A { $name } non si può ancora giocare: c’è { $count } difetto.
       *[other] A { $name } non si può ancora giocare: ci sono { $count } difetti.
    }
city-drawn = La mappa di { $name } è in { $file }.
city-map-description = La mappa di { $name } per { $game }. Fiume: { $river }. Ponti dall’alto del fiume: { $bridges }.
city-map-start = Partenza
city-map-bridge = ponte
city-map-flag = posto per la sua bandiera
city-map-rails = binari del tram
city-map-freeway = autostrada
city-map-overpass = cavalcavia: spazio superiore e inferiore
city-map-stairs = scale
