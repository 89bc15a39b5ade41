### Bridgetown Races on the page: names of the parts of the table, help, and the guided start.

bridgetown-board = The map of { $city }
bridgetown-map-loading = The map is being drawn…
bridgetown-map-failed = The map could not be loaded.
bridgetown-wheel = The wheel
bridgetown-players = The players
bridgetown-zoom = Size of the map
bridgetown-closer = Closer
bridgetown-farther = Farther away
bridgetown-whole = Whole city

## On the map

bridgetown-bridge-empty = { $bridge }: no flag
bridgetown-bridge-flag = { $bridge }: { $flag }, to be taken { $by }
bridgetown-next = Go to { $space }
bridgetown-end = End the move at { $space }
bridgetown-end-flags =
    { $count ->
        [one] End the move at { $space }. Flag to take: { $bridges }
       *[other] End the move at { $space }. Flags to take: { $bridges }
    }
bridgetown-about-bridge = Cross this bridge, or end on it, with the mode that its flag shows, and the flag is yours. A move that starts here does not take it.
bridgetown-about-rail = The streetcar runs through here.
bridgetown-about-upper = The upper street of an overpass: only walkers can change to the one below, by the stairs.
bridgetown-about-lower = The lower street of an overpass: only walkers can change to the one above, by the stairs.

bridgetown-bag = Bag
bridgetown-bag-of = Flags left, in the bag or set aside: { $flags }
bridgetown-sign-freeway = freeway
bridgetown-sign-upper = passes over
bridgetown-sign-lower = passes under
bridgetown-sign-stairs = stairs, for walkers
bridgetown-sign-rail = streetcar
bridgetown-moved-to = { $player } goes { $by } to { $end }.

## The wheel

bridgetown-mode =
    { $count ->
        [0] { $mode }: base speed { $speed }
       *[other] { $mode }: base speed { $speed }; coordinators: { $players }
    }
bridgetown-far =
    { $doubled ->
        [0] { $distance ->
            [one] { $distance } space
           *[other] { $distance } spaces
        }: base speed { $speed }{ $shared ->
            [0] .
           *[other] , +{ $shared } for others on it.
        }
       *[other] { $distance } spaces: twice the base speed { $speed }.
    }{ $possible ->
        [0] {" "}From where you stand now it could not move in full: you would walk one space at most.
       *[other] {""}
    }
bridgetown-tap-again = Tap again to choose this.
bridgetown-special-of = { $special }: taken by { $player }
bridgetown-about-mode = Base speed { $speed }, and one more space for each coordinator that others still have here when you move.
bridgetown-about-first = Once in this round you may move before everybody else.
bridgetown-about-double = One of your moves may go twice the base speed of its mode; others on that mode then add nothing.
bridgetown-about-swap = With one of your moves you may exchange the flags of two bridges.
bridgetown-caution-special = then you place another coordinator at once, on a mode

## Ways

bridgetown-ways = Ways that take flags
bridgetown-no-flags = No flag can be taken with this move
bridgetown-ways-to = Which way to { $space }?
bridgetown-way = all the way to { $space }, { $steps } steps
bridgetown-way-bridges = to { $space }, over { $bridges }
bridgetown-way-flags = { $flags }; ends at { $space }
bridgetown-all-ends =
    { $count ->
        [one] { $count } other way
       *[other] { $count } other ways
    }
bridgetown-one-step = only one step for now

## Flags and cards

bridgetown-exchange = The two flags
bridgetown-on-card = on your card: { $flag }
bridgetown-on-bridge = { $bridge }: { $flag }
bridgetown-swap-first = Swap: choose two flags on the map, or a swap from the list.
bridgetown-swap-second = Swap: { $bridge } – now choose the other flag.
bridgetown-card =
    { $count ->
        [0] Completion card: no flags yet
       *[other] Completion card: { $flags }. Colours still missing: { $missing }
    }
bridgetown-ask-first = First, before each turn of the race
bridgetown-ask-swap = Swap, after each of my moves
bridgetown-first-player = First player of this round
bridgetown-modes-left = Coordinators on: { $modes }

## A word of help for each decision

bridgetown-hint-plan = Everybody places three coordinators, one at a time; then you race with the modes you chose. Point at a mode and the map shows where it would take you.
bridgetown-hint-plan-on = You took a special action, so you place another coordinator at once, on a mode of transport.
bridgetown-hint-first = If you do, your usual place in this turn is skipped. You can also keep First for a later turn of this round, if you still have a mode then.
bridgetown-hint-ride =
    { $special ->
        [0] Point at one of your modes and the map shows where it leads. The full distance must be moved.
       *[other] Point at one of your modes and the map shows where it leads. A special action is played together with a move; if you do not use it in this round, it is lost.
    }
bridgetown-hint-step =
    { $left ->
        [one] One space to go, { $by }. Choose where it leads.
       *[other] { $left } spaces to go, { $by }. Choose where the move should end, or go step by step; where there is only one way on, your racer takes it by itself.
    }
bridgetown-hint-stay = The full move is impossible from here: walk one space, without taking a flag, or stay.
bridgetown-hint-exchange = Each bridge has one place on your card: to take the new flag, you put the old one back.
bridgetown-hint-swap = Your move is done. A flag that comes to the bridge you stand on is not taken.

## The guided start

bridgetown-guide-aim = This is the city, with its eight bridges. Each flies a flag that can be taken with one mode of transport only. A flag from every bridge wins at once; otherwise the most different colours win after five rounds.
bridgetown-guide-prompt = Here you read what is asked. Point at or tap anything on the table and it tells you what would happen, or which rule forbids it.
bridgetown-guide-wheel = Every round starts with planning: taking turns, everybody places three coordinators on this wheel. Each mode shows its flag and its base speed in spaces. Point at one: the map shows where you could get.
bridgetown-guide-share = A mode that others chose too takes you farther: one more space for each coordinator that they still have on it.
bridgetown-guide-specials = In the middle are special actions: First moves before everybody else, Double goes twice as far, Swap exchanges two flags. Each is for one player a round. After it you place another coordinator at once, on a mode, unless it was your last.
bridgetown-guide-cards = These are the completion cards, with a place for each bridge. In the row below, colours that are still missing are only outlined.
bridgetown-guide-ride = Now you race: choose one of your modes. You must move the full distance. Then the others move, until everybody has used all their modes.
bridgetown-guide-map = Choose where the move should end, or go step by step. An end that brings a flag shows it. You may not turn straight back.
bridgetown-guide-levels = Where streets pass over each other, ▲ is above and ▼ below: only walkers change, by the stairs. { $free_streetcar ->
        [0] The streetcar keeps to the blue rails.{" "}
       *[other] {""}
    }You take a flag by crossing its bridge or ending on it, but not where you start.
bridgetown-guide-end = The barges count the five rounds. Between rounds, empty bridges get new flags. Have a good race!

## The end

bridgetown-chart = Different colours at the end of each round
line-colour = Different colours
line-all-bridges = All eight bridges

## Options

option-bridgetown-free-streetcar = Free streetcar
option-bridgetown-free-streetcar-note = The streetcar moves like any other mode and takes a blue flag on any bridge.
option-bridgetown-no-specials = No special actions
option-bridgetown-no-specials-note = Without First, Double and Swap: lighter, and good for the first time.
