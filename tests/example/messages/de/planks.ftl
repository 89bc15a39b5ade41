### Plank Bridge am Tisch: Ereignisse, Entscheidungen, Möglichkeiten, Ablehnungen, Wertung.

planks-coins =
    { $amount ->
        [one] { $amount } Münze
       *[other] { $amount } Münzen
    }

planks-event-laid =
    { $count ->
        [one] { $player } legt { $count } Brett
       *[other] { $player } legt { $count } Bretter
    }{ $left ->
        [0] , und die Brücke ist fertig.
        [one] ; { $left } fehlt noch.
       *[other] ; { $left } fehlen noch.
    }
planks-over-bridge-complete = Die Brücke ist fertig.
planks-over-gap-left = Es bleibt eine Lücke, die niemand schließen darf.

planks-decision-lay = Wie viele Bretter legst du?
choice-lay =
    { $count ->
        [one] { $count } Brett legen
       *[other] { $count } Bretter legen
    }

planks-refusal-too-many-planks =
    { $left ->
        [one] Es fehlt nur noch { $left } Brett, und { $count } sind zu viele.
       *[other] Es fehlen nur noch { $left } Bretter, und { $count } sind zu viele.
    }
planks-refusal-same-number = Auch die Person vor dir hat { $count } gelegt. Wähle eine andere Zahl.

planks-score-planks-laid = für die Bretter
planks-score-last-plank = für das letzte Brett der Brücke
planks-winner-shared = { $winner } teilen sich den Sieg mit je { $score }.
