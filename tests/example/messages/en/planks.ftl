### Plank Bridge at the table: events, decisions, choices, refusals, scores.

planks-coins =
    { $amount ->
        [one] { $amount } coin
       *[other] { $amount } coins
    }

planks-event-laid =
    { $count ->
        [one] { $player } lays { $count } plank
       *[other] { $player } lays { $count } planks
    }{ $left ->
        [0] , and the bridge is complete.
       *[other] ; { $left } missing.
    }
planks-over-bridge-complete = the bridge is complete.
planks-over-gap-left = a gap is left that nobody may close.

planks-decision-lay = How many planks do you lay?
choice-lay =
    { $count ->
        [one] Lay { $count } plank
       *[other] Lay { $count } planks
    }

planks-refusal-too-many-planks =
    { $left ->
        [one] Only { $left } plank is missing, and { $count } are too many.
       *[other] Only { $left } planks are missing, and { $count } are too many.
    }
planks-refusal-same-number = The player before you has laid { $count } as well. Choose another number.

planks-score-planks-laid = for the planks
planks-score-last-plank = for the last plank of the bridge
planks-winner-shared = { $winner } share the victory with { $score } each.
