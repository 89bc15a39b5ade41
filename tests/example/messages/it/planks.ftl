### Plank Bridge al tavolo: eventi, decisioni, scelte, rifiuti, punteggio.

planks-coins =
    { $amount ->
        [one] { $amount } moneta
       *[other] { $amount } monete
    }

planks-event-laid =
    { $count ->
        [one] { $player } posa { $count } asse
       *[other] { $player } posa { $count } assi
    }{ $left ->
        [0] {" "}e il ponte è completo.
        [one] ; ne manca { $left }.
       *[other] ; ne mancano { $left }.
    }
planks-over-bridge-complete = il ponte è completo.
planks-over-gap-left = resta un vuoto che nessuno può colmare.

planks-decision-lay = Quante assi posi?
choice-lay =
    { $count ->
        [one] Posa { $count } asse
       *[other] Posa { $count } assi
    }

planks-refusal-too-many-planks =
    { $left ->
        [one] Manca solo { $left } asse, e { $count } sono troppe.
       *[other] Mancano solo { $left } assi, e { $count } sono troppe.
    }
planks-refusal-same-number = Anche il giocatore prima di te ne ha posate { $count }. Scegli un altro numero.

planks-score-planks-laid = per le assi
planks-score-last-plank = per l’ultima asse del ponte
planks-winner-shared = Vittoria condivisa: { $winner }, con { $score } a testa.
