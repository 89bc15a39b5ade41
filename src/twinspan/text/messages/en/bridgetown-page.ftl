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
        [one] End the move at { $space }: takes the flag of { $bridges }
       *[other] End the move at { $space }: takes the flags of { $bridges }
    }
bridgetown-about-bridge = Cross the bridge, or end on it, with the mode of its flag and the flag is yours.
bridgetown-about-rail = The streetcar stops here.
bridgetown-about-upper = The upper street of an overpass: it passes over the other one, and only walkers take the stairs down.
bridgetown-about-lower = The lower street of an overpass: it passes under the other one, and only walkers take the stairs up.

bridgetown-bag = Bag
bridgetown-bag-of = Left in the bag: { $flags }
bridgetown-sign-upper = passes over
bridgetown-sign-lower = passes under
bridgetown-sign-stairs = stairs, for walkers
bridgetown-sign-rail = streetcar
bridgetown-moved-to = { $player } goes { $by } to { $end }.

## The wheel

bridgetown-mode =
    { $count ->
        [0] { $mode }: base speed { $speed }
       *[other] { $mode }: base speed { $speed }; { $players }
    }
bridgetown-special-of = { $special }: taken by { $player }
bridgetown-about-mode = Base speed { $speed }, and one more space for each other player who still has a coordinator here when you move.
bridgetown-about-first = Once in this round you move before everybody else.
bridgetown-about-double = One of your moves has twice the base speed of its mode, but nothing for others on it.
bridgetown-about-swap = With one of your moves you exchange the flags of two bridges.
bridgetown-caution-special = and then you place another coordinator on a mode, at once

## Ways

bridgetown-ways = Ways that take flags
bridgetown-no-flags = No flag is within reach with this move
bridgetown-ways-to = Ways to { $space }
bridgetown-way = to { $space }
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
bridgetown-swap-first = Swap: click two flags on the map, or choose from the list.
bridgetown-swap-second = Swap: { $bridge } – now click the other flag.
bridgetown-card =
    { $count ->
        [0] Completion card: no flags yet
       *[other] Completion card: { $flags }. Colours still missing: { $missing }
    }
bridgetown-first-player = First player of this round
bridgetown-modes-left = Coordinators on: { $modes }

## A word of help for each decision

bridgetown-hint-plan = Three coordinators are placed in turn, then everybody races with them. Point at a mode and the map shows where it would take you.
bridgetown-hint-plan-on = You took a special action, so you place another coordinator at once, on a mode of transport.
bridgetown-hint-first = If you do, you are skipped at your own place in this turn. You can also keep it for a later turn of this round.
bridgetown-hint-ride =
    { $special ->
        [0] Point at one of your modes and the map shows where it leads. The full distance must be moved.
       *[other] Point at one of your modes and the map shows where it leads. Special actions are played together with a move; what is not used in this round lapses.
    }
bridgetown-hint-step = Click where the move should end, or trace it step by step. Within one move you may not turn straight back.
bridgetown-hint-exchange = Each bridge has one place on your card. The old flag goes back into the bag.
bridgetown-hint-swap = Your move is done. A flag that comes to the bridge you stand on is not taken.

## The guided start

bridgetown-guide-aim = This is the city, with its eight bridges. Each flies a flag, and each flag can be taken with one mode of transport only. A flag of all eight bridges wins at once; otherwise, most different colours after five rounds.
bridgetown-guide-prompt = Here you read what is asked. Point at or tap anything on the table and it tells you what would happen, or which rule forbids it.
bridgetown-guide-wheel = Every round starts with planning: one by one, everybody places three coordinators on this wheel. Each mode shows its flag and how many spaces it goes. Point at one: the map shows where you could get.
bridgetown-guide-share = A mode that others chose too is faster: one more space for each of them who has not moved with it yet.
bridgetown-guide-specials = In the middle are special actions: First moves before everybody else, Double goes twice as far, Swap exchanges two flags. Each is for one player a round, and unless it was your last coordinator you place another at once, on a mode.
bridgetown-guide-cards = These are the completion cards: a place for each bridge, and below it the colours that are still missing.
bridgetown-guide-ride = Now you race: choose one of your modes. You must move the full distance, and everybody moves once with each of their modes.
bridgetown-guide-map = Click where the move should end, or go step by step. Ends that take a flag show it. You may not turn straight back.
bridgetown-guide-levels = Where streets pass over each other, ▲ is above and ▼ below: only walkers change, by the stairs. The streetcar keeps to the blue rails. Crossing a bridge counts, and so does ending on it.
bridgetown-guide-end = The barges count the five rounds. Empty bridges get new flags after each of them. Have a good race!

## The end

bridgetown-chart = Different colours at the end of each round
line-colour = Different colours
line-all-bridges = All eight bridges
