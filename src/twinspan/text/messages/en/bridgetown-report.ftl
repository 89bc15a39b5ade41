### Bridgetown Races in a balance report.

report-turns = Order of the first round
report-turns-about = Chance makes one of you the first player of the first round; the others follow clockwise.
report-turn =
    { $number ->
        [1] First player
        [2] Second
        [3] Third
       *[other] Fourth
    }
report-modes = Modes of transport
report-modes-about = How often each mode is planned, how many flags a ride brings, and how much more success goes with one ride more than your table makes on average. A ride that had to be walked is a ride too.
report-planned = Part of all plans
report-flags = Flags a ride, taken or exchanged
report-colours-per-ride = Colours with one ride more
report-wins-per-ride = Games won with one ride more, in percentage points
report-specials = Special actions
report-specials-about = How often each is taken and used, how many of their games those won who used it, and how much more success goes with one use more than your table has on average.
report-special-taken = Taken, of all rounds
report-special-used = Used, of those taken
report-specials-chart = Taken and used
report-won-with = Games won by those who used it
report-colours-per-use = Colours with one use more
report-wins-per-use = Games won with one use more, in percentage points

bridgetown-report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } round: { $reason }
       *[other] { $rounds } rounds: { $reason }
    }
bridgetown-report-setting-board = City
