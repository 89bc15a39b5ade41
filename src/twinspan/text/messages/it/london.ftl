### Old London Bridge al tavolo: nomi, eventi, decisioni, scelte, rifiuti, punteggi.
### Un dato come $building arriva in parole; $building_value è il numero o la parola che ci sta dietro.

## Nomi

type-chapel = cappella
type-gate = porta
type-hostelry = locanda
type-haberdasher = emporio
type-guild-house = gilda
type-park = giardino

crest-blue = blu
crest-gray = grigio
crest-green = verde
crest-orange = arancione

building-numbered = { $type } { $number }
building-park = { $type } { $crest }

card-0 = 0 (Peter de Colechurch)
card-1 = 1 (mercante)
card-2 = 2 (lady)
card-3 = 3 (chierico)
card-4 = 4 (lord)
card-unsaid = una carta

tile-share = Condivisione
tile-free-centre = Centro gratis
tile-x = X
tile-take-back = Recupero
tile-chapel-2 = Cappella +2
tile-gate-2 = Porta +2
tile-raise = +1
tile-noblewoman = Lady

space-outer =
    lo spazio esterno accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }
space-centre = il centro

money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = del denaro

slot-chapel = cappella
slot-gate = porta
slot-hostelry = locanda
slot-bridge = ponte

face-L8-1 = maggior numero di cappelle
face-L8-2 = a ogni round, in testa sul tracciato cappella
face-L8-3 = spazi di vantaggio sull’ultimo giocatore del tracciato cappella
face-L8-4 = denaro del tracciato cappella una seconda volta
face-L8-5 = maggior numero di porte
face-L8-6 = a ogni round, in testa sul tracciato delle porte
face-L8-7 = spazi percorsi sul tracciato delle porte
face-L8-8 = numero di tessere bonus non usate
face-L8-9 = maggior numero di locande
face-L8-10 = a ogni round, carta più alta giocata
face-L8-11 = numero di carte in mano
face-L8-12 = serie di carte in mano
face-L8-13 = sequenza più lunga
face-L8-14 = a ogni round, numero civico più basso costruito
face-L8-15 = edifici con numero civico 30 o più basso
face-L8-16 = serie complete dei sei tipi di edificio

## Eventi

event-face =
    Tessera punteggio { $slot_value ->
        [0] della cappella
        [1] della porta
        [2] della locanda
       *[3] del ponte
    }: { $face } ({ $rule }).
event-top = Ora in cima alla sua pila: { $building }.
event-bonus-top = La pila bonus { $stack } ora mostra: { $tile }.
event-stairs =
    { $step ->
        [1] { $player } comincia sul gradino A delle scale.
        [2] { $player } comincia sul gradino B delle scale.
        [3] { $player } comincia sul gradino C delle scale.
       *[4] { $player } comincia sul gradino D delle scale.
    }
event-rondel =
    La rotella è in posizione, con la X accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }.
event-start-hand =
    { $amount_value ->
        [unsaid] { $player } comincia con { $amount } e alcune carte in mano.
       *[other] { $player } comincia con { $amount } e le carte { $cards }.
    }
event-marker =
    { $steps ->
        [one] Il segnaturno mostra { $steps }: la rotella gira di uno spazio.
       *[other] Il segnaturno mostra { $steps }: la rotella gira di { $steps } spazi.
    } Ora la X è accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }.
event-chose = { $player } ha scelto.
event-own-choice = Hai scelto { $cards }.
event-played = { $player } gioca { $cards }.
event-raised = { $player } aumenta la carta { $card }, che ora vale { $value }.
event-order = Ordine di turno: { $seats }.{ $by }
order-by-chapel = {" "}Carte uguali: per i posti { $places } decide il tracciato cappella.
order-by-printed = {" "}Carte uguali dello stesso giocatore: per i posti { $places } decide il valore stampato.
event-turn =
    { $card_value ->
        [0] È il turno di { $player }, che riprende in mano lo { $card }.
        [1] È il turno di { $player }; l’{ $card } torna nella riserva comune.
       *[other] È il turno di { $player }; il { $card } torna nella riserva comune.
    }
event-tile-used = { $player } usa la tessera bonus { $tile }.
event-placed-outer =
    { $player } piazza la pedina accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    } e prende { $amount }.
event-placed-x =
    { $player } piazza la pedina sullo spazio X, accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }.
event-placed-centre = { $player } piazza la pedina al centro e paga { $amount }.
event-placed-centre-free = { $player } piazza la pedina al centro gratis.
event-passed = { $player } non può piazzare la pedina e passa.
event-built = { $player } costruisce sullo spazio { $site }: { $building }.
event-replaced = { $player } costruisce sullo spazio { $site }: { $building } (edificio sostituito: { $old }).
event-strength = Potenza dell’effetto ({ $building }): { $strength }.
event-chapel-track =
    { $steps ->
        [one] { $player } avanza di uno spazio sul tracciato cappella, fino allo spazio { $reached }.
       *[other] { $player } avanza di { $steps } spazi sul tracciato cappella, fino allo spazio { $reached }.
    }
event-gate-track =
    { $steps ->
        [one] { $player } avanza di uno spazio sul tracciato delle porte, fino allo spazio { $reached }.
       *[other] { $player } avanza di { $steps } spazi sul tracciato delle porte, fino allo spazio { $reached }.
    }
event-track-money = { $player } prende { $amount } dallo spazio { $reached }.
event-haberdasher = { $player } guadagna { $amount } con l’emporio.
event-bonus-taken = { $player } prende la tessera bonus { $tile }.
event-card-taken =
    { $card_value ->
        [unsaid] { $player } prende { $card } dalla riserva comune.
       *[other] { $player } prende un { $card } dalla riserva comune.
    }
event-cards-declined = { $player } non prende altre carte.
event-card-taken-back =
    { $card_value ->
        [unsaid] { $player } riprende in mano { $card }.
       *[other] { $player } riprende in mano un { $card }.
    }
event-stack-empty =
    La pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    } è vuota.
event-face-paid = { $player } riceve { $amount } ({ $face }, { $rule }).
over-stacks-empty = tre pile di edifici sono vuote.

## Decisioni: che cosa viene chiesto

decision-noblewoman = Usare una tessera Lady prima di scegliere?
decision-cards = Scegli dalla tua mano che cosa giocare per l’ordine di turno.
decision-raise = Usare una tessera +1 su una carta che hai giocato?
decision-place = Piazza la tua pedina sulla rotella.
decision-stack = Scegli la pila da cui prendere l’edificio.
decision-replace = Scegli l’edificio da sostituire.
decision-bonus = Prendi una tessera bonus.
decision-take-cards = Prendi carte dalla riserva comune.
decision-end-turn = Usare una tessera bonus prima della fine del tuo turno?

## Scelte: che cosa si può rispondere

choice-card = Gioca { $cards }
choice-cards = Gioca { $cards }
choice-noblewoman = Usa Lady: prendi un { $card }
choice-raise = Aumenta di uno la carta { $card }
choice-outer =
    Piazza la pedina accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }: { $amount } e { $building }
choice-outer-share =
    Usa Condivisione accanto alla pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    }: { $amount } e { $building }
choice-x = Usa X e prendi: { $building }
choice-x-share = Usa X con Condivisione e prendi: { $building }
choice-centre = Piazza la pedina al centro per { $amount } e scegli una pila
choice-centre-share = Usa Condivisione al centro per { $amount } e scegli una pila
choice-centre-free = Usa Centro gratis e scegli una pila
choice-centre-free-share = Usa Centro gratis con Condivisione e scegli una pila
choice-pass = Passa
choice-stack = Costruisci: { $building }
choice-replace = Sostituisci: { $old }
choice-bonus = Prendi «{ $tile }» dalla pila bonus { $stack }
choice-take = Prendi un { $card }
choice-chapel-2 = Usa Cappella +2
choice-gate-2 = Usa Porta +2
choice-take-back = Usa Recupero: un { $card } torna nella tua mano
choice-done-noblewoman = Non usarla
choice-done-raise = Lascia le carte come sono
choice-done-take-cards = Non prendere altre carte
choice-done-end-turn = Termina il turno

## Rifiuti: perché qualcosa non è permesso

refusal-cards-not-in-hand = Non hai in mano: { $cards }.
refusal-one-card-each = Ognuno gioca una sola carta.
refusal-two-cards-each = In due, ognuno gioca due carte.
refusal-one-card-played = Hai giocato una sola carta.
refusal-no-card-in-supply = Nella riserva comune non c’è più nessun { $card }.
refusal-tile-missing = Non hai tessere { $tile }.
refusal-tile-fresh = Hai preso la tessera { $tile } in questo round: potrai usarla dal round seguente.
refusal-too-poor = Il centro costa { $price }, e tu hai { $money }.
refusal-x-space = Questo è lo spazio X, che si usa solo con una tessera X: { $space }.
refusal-space-occupied = Su questo spazio c’è già una pedina: { $space }.
refusal-stack-empty =
    La pila { $type_value ->
        [0] delle cappelle
        [1] delle porte
        [2] delle locande
        [3] degli empori
        [4] delle gilde
       *[5] dei giardini
    } è vuota.
refusal-own-space = La tua pedina deve andare su uno spazio diverso da quello in cui si trova: { $space }.
refusal-must-place = Puoi piazzare la tua pedina senza una tessera bonus, quindi non puoi passare.
refusal-nobody-to-share-with = Su questo spazio non c’è un’altra pedina, quindi non c’è nulla da condividere: { $space }.
refusal-two-pawns-there = Su questo spazio ci sono già due pedine: { $space }.
refusal-track-end = Il tuo segnalino è già sull’ultimo spazio: { $tile } non avrebbe effetto.
refusal-zero-returns-anyway = Hai giocato uno 0, che è già tornato nella tua mano.
refusal-taken-back-already = Si può riprendere una carta solo una volta per turno.
refusal-none-to-take-back = Nella riserva comune non c’è nessun { $card } da riprendere.
refusal-not-on-bridge = Questo edificio non è sul tuo ponte: { $old }.
refusal-breaks-the-line = La sequenza non sarebbe più discendente (edificio nuovo: { $building }, edificio sostituito: { $old }).
refusal-bonus-stack-empty = La pila bonus { $stack } è vuota.
refusal-card-too-valuable = Puoi ancora prendere carte per un valore totale di { $strength }: { $card } è troppo.

## Punteggi: a che cosa si riferisce una voce del punteggio finale

score-money = denaro prima del punteggio finale
score-chapel-track =
    { $value ->
        [0] ancora sulle scale del tracciato cappella{ $place }
       *[other] tracciato cappella, spazio { $value }{ $place }
    }
score-gate-track =
    { $value ->
        [0] ancora prima del tracciato delle porte{ $place }
       *[other] tracciato delle porte, spazio { $value }{ $place }
    }
score-hand-value = carte in mano, valore totale { $value }{ $place }
score-most-buildings =
    { $value ->
        [one] { $value } edificio sul ponte{ $place }
       *[other] { $value } edifici sul ponte{ $place }
    }
score-most-chapels =
    { $value ->
        [one] { $value } cappella{ $place }
       *[other] { $value } cappelle{ $place }
    }
score-most-gates =
    { $value ->
        [one] { $value } porta{ $place }
       *[other] { $value } porte{ $place }
    }
score-most-hostelries =
    { $value ->
        [one] { $value } locanda{ $place }
       *[other] { $value } locande{ $place }
    }
score-longest-line =
    { $value ->
        [one] sequenza più lunga: { $value } numero civico{ $place }
       *[other] sequenza più lunga: { $value } numeri civici{ $place }
    }
score-chapel-lead =
    { $value ->
        [0] vantaggio sull’ultimo giocatore, che è ancora sulle scale
       *[other] vantaggio sull’ultimo giocatore, che è sullo spazio { $value } del tracciato cappella
    }
score-chapel-money = denaro stampato sul tracciato cappella fino allo spazio { $value }
score-gate-spaces =
    { $value ->
        [one] { $value } spazio percorso sul tracciato delle porte
       *[other] { $value } spazi percorsi sul tracciato delle porte
    }
score-tile-sets =
    { $value ->
        [one] { $value } tessera bonus non usata
       *[other] { $value } tessere bonus non usate
    }
score-hand-size =
    { $value ->
        [one] { $value } carta in mano
       *[other] { $value } carte in mano
    }
score-card-sets = serie di carte: { $twos } di 1+2, { $threes } di 1+2+3, { $fours } di 1+2+3+4
score-low-numbers =
    { $value ->
        [one] { $value } edificio con numero civico 30 o più basso
       *[other] { $value } edifici con numero civico 30 o più basso
    }
score-type-sets =
    { $value ->
        [one] { $value } serie completa dei sei tipi di edificio
       *[other] { $value } serie complete dei sei tipi di edificio
    }
score-empty-sites =
    { $value ->
        [one] { $value } spazio vuoto
       *[other] { $value } spazi vuoti
    }
score-unused-tiles =
    { $value ->
        [one] { $value } tessera bonus non usata
       *[other] { $value } tessere bonus non usate
    }
score-place-0 = {""}
score-place-1 = , primo posto
score-place-2 = , secondo posto
score-place-3 = , terzo posto
tie-break-chapel = il tracciato cappella
winner-by-tie = { $winner } vince con { $score }: a parità di denaro decide il tracciato cappella.

## Il segnapunti

pad-title = Segnapunti per { $name }
pad-seats = Quanti giocatori? (2, 3 o 4)
pad-names = Nome del giocatore { $number }
pad-face = Punteggio «{ $slot }» (base, o un lato da { $first } a { $last })
pad-chapel-order = Giocatori sul tracciato cappella dal primo all’ultimo e, sullo stesso spazio, dall’alto in basso (nomi o numeri)
pad-money = Denaro di { $player } prima del punteggio finale
pad-chapel = Spazio di { $player } sul tracciato cappella (0 sono le scale)
pad-gate = Spazio di { $player } sul tracciato delle porte (0 è prima del primo)
pad-hand = Carte nella mano di { $player } (per esempio 0 1 1 3)
pad-bridge = Ponte di { $player }, da sinistra a destra: numeri civici, e p per un giardino (per esempio 49 32 p 58)
pad-tiles = Tessere bonus non usate di { $player } (quante)
pad-answer = La tua risposta
pad-prompt = { $question }:
