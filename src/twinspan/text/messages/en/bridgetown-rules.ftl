### The rules of Bridgetown Races in our own words. One message per rule: rule-B3-4 is rule B3.4, rule-R3-13 is ruling R3.13.
### A ruling that completes a rule follows it under the same id: ruling-B2-3 belongs to rule-B2-3.
### The order of the messages is the order of reading. No variables; the same messages in every language.

## Components

chapter-B1 = Components
rule-B1-1 = Two, three or four of you can play.
rule-B1-2 = You race through a city: spaces joined by streets, a river with eight bridges, overpasses, rails for the streetcar and one entry. Bridges are counted in river order, from the top. The usual city is Portland; its printed board could not be seen, so the spaces are a reconstruction on the real geography. They stand in a data file that you can edit. Files of the same format make other cities: each is checked when it is loaded, and every fault is named. Where these rules say Steel Bridge, another city has its own bridge for the streetcar.
rule-B1-3 = There are eight modes of transport, each with a base speed and a flag colour. In Portland: walking 1 (white), bicycle 2 (green), rollerblades 2 (orange), bus 3 (red), car 3 (black), taxi 4 (yellow), motorcycle 4 (purple), streetcar 5 (blue). Not all of this is certain: see the reconstructed values.
rule-B1-4 = There are 40 flags, five of each of the eight colours. Blue is the colour of the streetcar.
rule-B1-5 = Each of you has three coordinators, one racer and one completion card, which has a place for every bridge.
rule-B1-6 = The transport wheel shows the eight modes and, in its centre, three special actions: First, Double and Swap.

## Setup

chapter-B2 = Setup
rule-B2-1 = All five blue flags are kept aside, however many of you play. Of every other colour put 3 flags into the bag with two players, 4 with three players and 5 with four. The rest are out of the game.
rule-B2-2 = Put a blue flag on the Steel Bridge. Every other bridge, from the top of the river downwards, gets a flag drawn from the bag. During the setup no colour may lie on more than two bridges: put a third flag of a colour back before you draw another.
rule-B2-3 = The racers start off the board, at the arrow of the entry. In Portland it points to Burnside.
ruling-B2-3 = The start is not a space. It is linked to the entry and to nothing else. Entering the city is one step of your move, and nobody goes back to the start.
rule-B2-4 = Chance decides who is the first player.

## The round

chapter-B3 = The round
intro-B3 = You play five rounds at most. Each round has two phases: planning (B3.2 to B3.5) and racing (B3.6 to R3.15).
rule-B3-1 = From the second round on, the player with the fewest flags on the card is the first player. If there is a tie, count clockwise, beginning with the player after the previous first player: the first of the tied players you come to is first player. The previous first player comes last in this count.
rule-B3-2 = Planning: in clockwise order from the first player, everyone places one coordinator on a mode or on a special action. Go round until all coordinators are placed. Players who have none left are passed over.
rule-B3-3 = Any number of players may share a mode, but you never have two of your own coordinators on the same one.
rule-B3-4 = In each round a special action takes only one coordinator, of one player.
rule-B3-5 = If you place a coordinator on a special action, you must place another one on a mode at once, unless it was your last. So you have at most two special actions and at least one mode.
rule-B3-6 = Racing: in clockwise order from the first player, everyone picks one of the modes they have a coordinator on, moves their racer and takes that coordinator back. Go round until all coordinators are back; each time round is a turn of the race.
ruling-B3-6 = Nobody passes: as long as you have a mode, you move in every turn. If you have fewer modes than others, you run out earlier.
rule-B3-7 = Your distance is the base speed of the mode, and 1 more for each coordinator that other players still have on it.
rule-B3-8 = You must move the full distance.
rule-B3-9 = You play a special action together with a move of your own, and take its coordinator back with it.
ruling-B3-9 = You do not have to use it.
rule-B3-10 = First: once in the round, at the beginning of a turn of the race, you move before everybody else, and in that turn you are skipped at your own place. All other turns keep the normal order.
ruling-B3-10 = As you have two modes at most, only the first or the second turn is possible, although the rulebook names the third as well.
rule-B3-11 = Double: you move twice the base speed, and there is no bonus for shared coordinators.
ruling-B3-11 = You may use it only if you can move the doubled distance in full. The walk that takes the place of a move (B4.4) is never doubled.
rule-B3-12 = Swap: exchange the flags of any two bridges. Both must have a flag, and neither flag may be blue.
ruling-B3-12 = The two flags must differ in colour. A flag that is swapped onto the bridge where you stand is not taken.
rule-R3-13 = Your move goes in this order: Swap, if you like; then the mode, with Double or without; Swap, if you have not used it; all steps; flags and exchanges; the check for victory; Swap, if you still have not used it; coordinators back. If nothing can be swapped, you are not asked. After a victory there is no Swap.
rule-R3-14 = Two special actions may go with the same move. A special action that you do not use with your last move of the round lapses.
rule-R3-15 = You are asked about First at the start of a turn of the race, before anybody moves. You are asked only while you have a mode left and somebody with a mode left would otherwise move before you.

## Moving

chapter-B4 = Moving
rule-B4-1 = Move along the drawn links, through any intersection and over any bridge. Racers never block each other, and they may share a space.
rule-B4-2 = There is no turning back within one move: you may not take the link you have just used straight back. You may go round a block. Between two moves you are free to take any direction.
rule-B4-3 = At an overpass nobody changes between the upper and the lower street, except on foot.
ruling-B4-3 = Stairs join the two levels of an overpass. They are one step for walkers and closed to everybody else. (The rulebook lets walkers turn freely there. With one space on each level this is the same way at the cost of a step.)
rule-B4-4 = If you cannot make the full move with the mode you chose, you may walk one space instead: by stairs too, or from the start onto the entry. Otherwise your racer stays where it is.
ruling-B4-4 = The walk takes no flag, not even a white one, because your coordinator is not on walking. You may pick any mode, even one that cannot move. (In Portland only the streetcar gets into this, when it cannot be boarded.)
rule-B4-5 = Streetcar: it moves on rails only, and over the Steel Bridge. To board it, your racer must stand on a space with rails or next to one: by a drawn link, from a bridge too, or by the stairs of an overpass.
ruling-B4-5 = If you already stand on a space with rails, you are aboard. Whoever is aboard does not leave the rails during the ride, not even by a street to another space with rails. (The cities that come with the game have no such street.) Boarding is the first step and counts as part of the distance. Your move may end at a terminus, but it may not turn back there.
rule-B4-6 = The other modes may run along spaces with rails and over the Steel Bridge, but they take no blue flag.

## Flags

chapter-B5 = Flags
rule-B5-1 = If you cross a bridge, or end your move on it, with the mode of its flag’s colour, you take the flag. It goes to the place of that bridge on your card. To cross a bridge of several spaces means to leave it at the other end.
rule-B5-2 = The bridge on which your move started gives you no flag in that move, even if you leave it and come onto it again.
rule-B5-3 = One move may take several flags.
ruling-B5-3 = You take them after the last step, in the order of crossing. Then victory is checked.
rule-B5-4 = A first flag for a bridge is taken automatically. If your card already has one for that bridge, you may exchange: the old flag goes back into the bag, a blue one to the blue flags kept aside (with B7.1 into the bag as well), and the new one goes onto your card. You are asked bridge by bridge, in the order of crossing.
ruling-B5-4 = You may also exchange for a flag of the same colour: that empties the bridge.
rule-B5-5 = Blue flags are taken with the streetcar only. They lie on the Steel Bridge only, and no other colour ever lies there.
rule-B5-6 = Empty bridges are filled again only at the end of rounds one to four: first the Steel Bridge with a blue flag, then the others from the top downwards, from the bag. The limit of two bridges for a colour holds in the setup alone. In every draw, each flag that is in the bag at that moment has the same chance.
ruling-B5-6 = When the bag is empty, the bridges that are left stay empty.

## End of the game

chapter-B6 = End of the game
rule-B6-1 = If you have a flag of all eight bridges, you win at once.
rule-B6-2 = After round five, the player with the most different colours wins. If there is a tie, the victory is shared.

## The lighter game

chapter-B7 = The lighter game
intro-B7 = Two options make the game lighter. You can use one without the other.
rule-B7-1 = Free streetcar: the streetcar moves like any mode and takes a blue flag on any bridge. Blue flags go into the bag. The Steel Bridge gets its flags from the bag, in its place in river order. Blue counts for the limit of two, and blue flags may be swapped. B4.5 and B5.5 do not apply.
ruling-B7-1 = As many blue flags go into the bag as of every other colour: 3, 4 or 5.
rule-B7-2 = No special actions: nobody can use First, Double or Swap.

## What you may know

chapter-B8 = What you may know
rule-B8-1 = Everything is open except what the bag will give. What is in the bag is open too.

## Reconstructed values

bridgetown-rules-reconstructed = We could not see the printed board. Some values are told by the rulebook or by published reviews, and a few more follow from these. All others are reconstructions: our choice, on the real geography of Portland in 2010. They may differ from the printed game. If you own it, you can correct each value in a single data file. The lists below tell where the values come from.

## Earlier versions

bridgetown-rules-earlier = These are the rules in version 2. Tables that began under version 1 go on with it: there whoever cannot make the full move must walk one space where that is possible (B4.4).
