### What the rules page adds to the rules of Bridgetown Races: the game in one minute, worked examples, where the values come from.
### A drawing has two messages: its caption, and under the same name with -drawing what it shows, for those who cannot see it.

## Bridgetown Races in one minute

bridgetown-minute-goal = You race through a city with eight bridges, and on every bridge there is a flag to be won. Whoever has a flag of all eight bridges wins at once. Otherwise, after five rounds, whoever has the most colours wins.
bridgetown-minute-plan = Plan
bridgetown-minute-plan-drawing = The transport wheel with coordinators on the bicycle, the bus, the taxi and the special action Double
bridgetown-minute-plan-text = In every round you take turns to place three coordinators on the transport wheel: on modes of transport or on special actions.
bridgetown-minute-race = Race
bridgetown-minute-race-drawing = A racer goes three spaces by bus, over a bridge with a red flag
bridgetown-minute-race-text = Then you move in turn, each time with one of your modes: as far as its base speed, and 1 farther for everybody else who is still on it.
bridgetown-minute-collect = Take flags
bridgetown-minute-collect-drawing = A completion card with eight places; five of them have a flag
bridgetown-minute-collect-text = Cross a bridge, or end on it, with the mode that its flag shows, and the flag is yours. Your completion card has one place for each bridge; later you may exchange a flag there for one of another colour.
bridgetown-minute-end = At the end of each round, empty bridges get new flags. The player with the fewest flags begins the next one.

## Worked examples of Bridgetown Races

bridgetown-example-wheel = Outside lie the eight modes, each with its base speed and the colour of its flags; the small places are for coordinators. The three special actions lie in the centre.
bridgetown-example-wheel-drawing = The transport wheel, clockwise: walking 1, bicycle 2, rollerblades 2, bus 3, car 3, taxi 4, motorcycle 4, streetcar 5. In the centre First, Double and Swap.
bridgetown-example-first-player = Ada was first player. She and Cleo have the fewest flags, two each. Counting clockwise from Ben, Cleo comes before Ada: she is first player now.
bridgetown-example-first-player-drawing = Four players around a table, clockwise: Ada with two flags, Ben with three, Cleo with two, Dan with four. Arrows lead from Ada to Ben and from Ben to Cleo.
bridgetown-example-special = Ada’s first coordinator goes on Double, so her second must follow at once, and on a mode: the bus. Ben places his last one on Swap, and nothing follows.
bridgetown-example-special-drawing = Where two players place their three coordinators. Ada: Double and bus in the same turn, then taxi. Ben: bicycle, car and Swap in three turns.
bridgetown-example-shared = All three are on the taxi. Ada moves first: 4, and 2 more for Ben and Cleo. Then Ben moves 4 + 1, for only Cleo is left beside him. Cleo comes last and moves 4.
bridgetown-example-shared-drawing = The taxi on the transport wheel with three coordinators. Beside it: Ada 4 + 2 = 6, Ben 4 + 1 = 5, Cleo 4.
bridgetown-example-first = Cleo keeps First for the second turn: she moves before Ada, and at her own place she is skipped. In the third turn she has no mode left, since First took one of her coordinators.
bridgetown-example-first-drawing = Who moves in the three turns of a race. First turn: Ada, Ben, Cleo, Dan. Second turn: Cleo, Ada, Ben, Dan. Third turn: Ada, Ben, Dan.
bridgetown-example-double = Ada uses Double with the taxi: twice 4 makes 8. Ben and Cleo are on the taxi too, but with Double they add nothing.
bridgetown-example-double-drawing = Three coordinators on the taxi and Ada’s on Double: 2 × 4 = 8. Ada’s racer goes eight spaces.
bridgetown-example-swap = Ben exchanges the red flag and the orange one. The blue flag stays where it is.
bridgetown-example-swap-drawing = Three bridges over a river. Arrows exchange the red flag of the first and the orange flag of the second; the blue flag of the third, which has rails, is crossed out.
bridgetown-example-turning-back = By bicycle Ada may not go one space and straight back. By motorcycle she may ride round the block, even if four spaces bring her back to where she was.
bridgetown-example-turning-back-drawing = Left: a way from one space to the next and back, crossed out. Right: a way of four spaces round a block, with a tick.
bridgetown-example-overpass = By car Ada passes over the lower street and cannot turn into it. Ben, on foot, may take the stairs up: that is one step.
bridgetown-example-overpass-drawing = A street on a deck passes over another; stairs join their two spaces. Ada’s racer goes three spaces by car along the upper street; Ben’s stands on the lower one. On the stairs, walking has a tick and the car a cross.
bridgetown-example-substitute = Ben has picked the streetcar, but no space with rails is next to him. He may walk one space instead, and does, onto the bridge. Its white flag stays there, for his coordinator is not on walking.
bridgetown-example-substitute-drawing = Ben’s racer takes one step onto a bridge with a white flag, which is crossed out. The rails lie two spaces beyond the bridge.
bridgetown-example-streetcar = Ada boards: that is the first of five steps. From there she keeps to the rails, across the bridge, and takes the blue flag. The street without rails is closed to her now.
bridgetown-example-streetcar-drawing = Ada’s racer steps onto a space with rails and follows them for four more spaces, over a bridge with a blue flag. A street that leaves the rails is crossed out.
bridgetown-example-crossing = By bus Ada crosses the bridge of the red flag and takes it. By bicycle Ben ends on the bridge of the green flag and takes it too. By car Cleo gets no yellow flag: it belongs to the taxi.
bridgetown-example-crossing-drawing = Three bridges with a red, a green and a yellow flag. Ada goes three spaces by bus, over the first. Ben goes two spaces by bicycle, onto the second. Cleo goes three spaces by car, over the third, and her flag is crossed out.
bridgetown-example-start-on-bridge = Ada’s move starts on the bridge, so in this move the green flag there is not for her, although she rides the bicycle.
bridgetown-example-start-on-bridge-drawing = Ada’s racer leaves a bridge with a green flag and goes two spaces by bicycle. The flag is crossed out.
bridgetown-example-exchange = Ada already has a red flag of bridge 4. Now she ends on that bridge by bicycle and may exchange: the red flag goes into the bag, the green one onto her card.
bridgetown-example-exchange-drawing = A bridge with a green flag, a bag, and a completion card with a red flag in place 4. One arrow leads from the bridge to place 4, another from place 4 to the bag.
bridgetown-example-all-bridges = A flag in every place: the owner of this card wins at once. It does not matter that red and yellow are there twice.
bridgetown-example-all-bridges-drawing = A completion card with a flag in all eight places: yellow, red, blue, red, purple, white, yellow, green.
bridgetown-example-most-colours = After round five Ada has seven flags, but in four colours only. Ben has five flags in five colours, and wins.
bridgetown-example-most-colours-drawing = Ada’s card: three red flags, two yellow, one green and one orange. Ben’s card: one purple, green, yellow, black and red flag each.
bridgetown-example-colours-of = { $name }: { $colours }
bridgetown-example-free-streetcar = With this option Dan needs no rails: the streetcar takes him five spaces along any street, and the blue flag from any bridge.
bridgetown-example-free-streetcar-drawing = Dan’s racer goes five spaces by streetcar along streets without rails, over a bridge with a blue flag, which has a tick.
bridgetown-example-no-specials = With this option the centre of the wheel is closed. All three of your coordinators go on modes.
bridgetown-example-no-specials-drawing = The transport wheel with its eight modes; the special actions in the centre are crossed out.

## Where the values of Portland come from

bridgetown-values-river = River and barges
bridgetown-values-entry = Entry
bridgetown-values-speed = Base speeds: { $modes }
bridgetown-values-colour = Flag colours: { $modes }
bridgetown-values-bridges = Bridges and their order
bridgetown-values-spaces = Spaces
bridgetown-values-streets = Streets
bridgetown-values-overpasses = Overpasses
bridgetown-values-rails = Rails

bridgetown-source-stated = stated in the rulebook or in published reviews
bridgetown-source-inferred = inferred: it follows from what the sources say
bridgetown-source-reconstructed = reconstructed: our choice; it may differ from the printed game

bridgetown-known-river = It is known that there is a river, and that barges on it count the rounds. Its name, its course and the places of the barges are our choice: they follow the Willamette of the real city.
bridgetown-known-entry = It is known that the racers come in by the road of Burnside. On which side is our choice.
bridgetown-known-bridges = It is known that there are eight bridges, and the Steel Bridge is named. The others and their order are those of the real city:
bridgetown-known-spaces = The rulebook names the Steel Bridge and the road of Burnside. All spaces are our choice: bridges, intersections and stops that the real city has.
bridgetown-known-streets = The links between the spaces follow these streets of the real city:
bridgetown-known-overpasses = It is known that there are overpasses. Where they are is our choice; these exist in the real city:
bridgetown-known-rails = It is known that the streetcar has rails and crosses the Steel Bridge. Its lines follow the light rail of 2010, stop by stop:

bridgetown-value-speed = { $mode } { $speed }
bridgetown-value-flag = { $mode } ({ $flag })
