### Bridgetown Races at the table: names, events, decisions, choices, refusals, scores.
### A fact such as $bridge comes as words; $bridge_value is the bare number behind it.
### $mode names a mode of transport (“taxi”), $by says how one gets about with it (“by taxi”).

## Names

mode-walk = walking
mode-bike = bicycle
mode-blades = rollerblades
mode-bus = bus
mode-car = car
mode-taxi = taxi
mode-moto = motorcycle
mode-streetcar = streetcar

by-walk = on foot
by-bike = by bicycle
by-blades = on rollerblades
by-bus = by bus
by-car = by car
by-taxi = by taxi
by-moto = by motorcycle
by-streetcar = by streetcar

flag-white = white flag
flag-green = green flag
flag-orange = orange flag
flag-red = red flag
flag-black = black flag
flag-yellow = yellow flag
flag-purple = purple flag
flag-blue = blue flag

special-first = First
special-double = Double
special-swap = Swap

space-start = Start

colours =
    { $amount ->
        [one] { $amount } colour
       *[other] { $amount } colours
    }

## Events

bridgetown-event-round = Round { $round } of { $rounds }
event-flag-laid = { $bridge } gets a new { $flag }.
event-left-empty = The bag is empty: { $bridge } stays without a flag.
event-first-player = { $player } is the first player.
event-planned = { $player } plans to go { $by }.
event-planned-special = { $player } takes the special action { $special }.
event-goes-first = { $player } uses First and moves before everybody else.
event-rides =
    { $distance ->
        [one] { $player } chooses to go { $by }: { $distance } space
       *[other] { $player } chooses to go { $by }: { $distance } spaces
    }{ $shared ->
        [0] .
       *[other] {" "}(shared +{ $shared }).
    }
event-rides-double = { $player } uses Double to go { $by }: { $distance } spaces.
event-must-walk = From here that is impossible: { $player } walks one space instead and takes no flag.
event-may-walk = From here that is impossible: { $player } may walk one space instead, and takes no flag.
event-stayed = { $player } stays in place.
event-step =
    { $left ->
        [0] { $player } arrives at { $space }.
       *[other] { $player } passes { $space }.
    }
event-moved = { $player } has moved: { $spaces }.
event-flag-taken = { $player } takes the { $flag } from { $bridge }.
event-flag-exchanged = { $player } exchanges the { $old } on the card for the { $flag } from { $bridge }.
event-flag-left = { $player } leaves the { $flag } on { $bridge }.
event-swapped = { $player } uses Swap: { $bridge } gets the { $flag }, { $other } the { $other_flag }.
event-lapsed = { $player } has not used { $special }, so it lapses.
bridgetown-over-all-rounds-played = all rounds have been played.
over-all-bridges = one card has a flag of all eight bridges.
bridgetown-event-score =
    { $amount_value ->
        [0] { $player }: { $reason } ({ $rule })
       *[other] { $player }: { $amount } – { $reason } ({ $rule })
    }

## Decisions: what is asked

decision-plan = Place a coordinator on the wheel.
decision-first = Use First and move before everybody else in this turn?
decision-ride = Choose how to move.
decision-step = Choose the next space.
decision-exchange = Exchange the flag on your card?
decision-swap = Use Swap before your move ends?

## Choices: what can be answered

choice-plan =
    { $distance ->
        [one] Plan to go { $by }: { $distance } space
       *[other] Plan to go { $by }: { $distance } spaces
    } as things stand { $shared ->
        [0] (base speed { $speed })
       *[other] (base speed { $speed }, shared +{ $shared })
    }
choice-plan-special =
    { $special_value ->
        [0] Take { $special }: once in this round, move before everybody else
        [1] Take { $special }: make one move with twice the base speed
       *[2] Take { $special }: exchange the flags of two bridges
    }
choice-first = Use First: move before everybody else now
choice-done-first = Do not use First in this turn
choice-ride =
    { $possible ->
        [0] Go { $by }: { $distance } spaces are impossible from here; at most your racer walks one space, and takes no flag
       *[other] { $distance ->
            [one] Go { $by }: { $distance } space
           *[other] Go { $by }: { $distance } spaces
        } { $shared ->
            [0] (base speed { $speed })
           *[other] (base speed { $speed }, shared +{ $shared })
        }
    }
choice-ride-double = Go { $by } with Double: { $distance } spaces (twice the base speed { $speed })
choice-step = Go to { $space }
choice-stay = Stay where you are
choice-exchange = Put back your { $old } and take the { $flag } from { $bridge }
choice-done-exchange = Keep your { $old } and leave the { $flag } on { $bridge }
choice-swap = Swap: { $bridge } gets the { $flag }, { $other } the { $other_flag }
choice-done-swap = Do not use Swap now

## Refusals: why something is not allowed

refusal-own-coordinator-there = You already have a coordinator on this mode: { $mode }.
refusal-special-taken = { $special } is taken for this round, by { $owner }.
refusal-mode-must-follow = After a special action you must place your next coordinator on a mode of transport.
refusal-no-specials = This game is played without special actions.
refusal-no-coordinator = You have no coordinator on this mode: { $mode }.
refusal-no-double = You have no coordinator on Double.
refusal-double-too-far = From here you cannot go { $distance } spaces { $by }, so you cannot use Double.
refusal-no-swap = You have no coordinator on Swap.
refusal-no-flag-to-swap = Both bridges must have a flag for a Swap: { $bridge } and { $other }.
refusal-blue-stays = Blue flags may not be swapped.
refusal-same-colour = Both bridges have the same { $flag }: swapping would change nothing.
refusal-stands-there = Your racer is already there: { $space }.
refusal-not-linked = No street joins these spaces: { $here } and { $space }.
refusal-enter-first = Your racer must enter the city first, at { $entry }.
refusal-straight-back = Within one move you may not turn straight back to { $space }.
refusal-stairs-for-walkers = Only walkers may take the stairs to { $space }.
refusal-rails-only = The streetcar keeps to its rails, and from here none lead to { $space }.
refusal-must-move =
    { $left ->
        [one] You must make the full move: { $left } space is left.
       *[other] You must make the full move: { $left } spaces are left.
    }
refusal-dead-end = You must make the full move ({ $left } spaces are left), and past { $space } you could not.
refusal-swap-too-late = Your racer is on the way: you can use Swap again when the move is done.

## Scores: what a line of the final scoring is for

score-all-bridges = wins at once, with a flag of all eight bridges
score-colour = { $flag } from { $bridges }
winner-shared = { $winner } share the victory with { $score } each.
winner-all-bridges = { $winner } wins at once, with a flag of all eight bridges.

## The command `city`, and the map it draws

city-good = { $name } can be played. Spaces: { $spaces }, streets: { $streets }, overpasses: { $overpasses }, lines of rails: { $lines }.
city-faulty =
    { $count ->
        [one] { $name } cannot be played yet: there is { $count } fault.
       *[other] { $name } cannot be played yet: there are { $count } faults.
    }
city-drawn = The map of { $name } is in { $file }.
city-map-description = The map of { $name } for { $game }. River: { $river }. Bridges from the top of the river: { $bridges }.
city-map-start = Start
city-map-bridge = bridge
city-map-flag = place for its flag
city-map-rails = streetcar rails
city-map-freeway = freeway
city-map-overpass = overpass: upper and lower space
city-map-stairs = stairs
