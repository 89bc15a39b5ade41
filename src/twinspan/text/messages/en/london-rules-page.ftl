### What the rules page adds to the rules of Old London Bridge: the game in one minute, worked examples, printed values.
### A drawing has two messages: its caption, and under the same name with -drawing what it shows, for those who cannot see it.

## Old London Bridge in one minute

london-minute-goal = Each of you builds houses on a bridge of your own across the Thames. After twelve rounds (six with two players), whoever has the most money wins.
london-minute-choose = Choose a card
london-minute-choose-drawing = A hand of three character cards
london-minute-choose-text = In every round the rondel turns, and you all play a card in secret: the higher your card, the earlier your turn.
london-minute-place = Place your pawn
london-minute-place-drawing = A pawn on the rondel, and a stack of buildings beside it
london-minute-place-text = In your turn you place your pawn on the rondel and take the money of that space and the building beside it. Or you pay £2 in the centre and choose freely.
london-minute-build = Build
london-minute-build-drawing = A bridge with the houses 55, 43 and 32, a park and the house 58
london-minute-build-text = Houses stand from left to right with descending numbers; after a park you may begin again with any number. The more crests of its colour your bridge shows, the more a new building does: chapels and bridge gates move your markers, hostelries bring cards, haberdashers bring money.
london-minute-end = In the end the tracks, your cards and your bridge are paid, and empty sites cost you.

## Worked examples of Old London Bridge

london-example-turn = The round marker shows a 2: the rondel turns clockwise by two spaces. Now every space lies beside another stack.
london-example-turn-drawing = The rondel before and after, and between them a round marker with a 2. The X space has moved from the lower right to the lower left, two places on.
london-example-order = Ada’s 3 comes before Ben’s 2. Cleo and Dan both played a 0. Cleo is ahead on the chapel track, so the order is Ada, Ben, Cleo, Dan.
london-example-order-drawing = Four cards in turn order: Ada’s 3, Ben’s 2, Cleo’s 0, Dan’s 0. Below them the chapel track, with Cleo’s marker on space 4 and Dan’s on space 2.
london-example-two = Two players, two turns each: Ada begins with her 4, Ben follows with 3 and 2, and Ada’s 1 comes last.
london-example-two-drawing = Four cards in turn order: Ada’s 4, Ben’s 3, Ben’s 2, Ada’s 1.
london-example-place = Ada chooses the £3 space beside the bridge gates: she takes £3 and the bridge gate. Ben chooses the centre: he pays £2 and takes the chapel, although the X space lies beside it.
london-example-place-drawing = The rondel with Ada’s pawn on the £3 space beside the bridge gate stack and Ben’s pawn in the centre. The X space lies beside the chapel stack.
london-example-fits = The 32 is lower than the 49 on its left, so it fits.
london-example-fits-drawing = A bridge with the houses 55 and 49; the 32 is added on the third site.
london-example-replace = The 20 does not fit after the 11. It can replace the 23 or the 15: either way the numbers still descend.
london-example-replace-drawing = A bridge with the houses 36, 23, 15 and 11, and the new 20 beside it. The 23 and the 15 are marked.
london-example-park = After the 6 hardly anything would fit. But the park comes in between, so even a 58 may follow.
london-example-park-drawing = A bridge with the houses 25 and 6 and a park; the 58 is added on the fourth site.
london-example-chapel = The new chapel is blue, and there are three blue crests on Ada’s bridge. From the stairs her marker moves three spaces. It passes the £1, and she takes it.
london-example-chapel-drawing = Three blue crests, and the chapel track: Ada’s marker moves from the stairs over spaces 1 and 2, which shows £1, to space 3.
london-example-gate = With strength 4 Ben moves from space 2 to space 6. He passes one bonus space and reaches another, so he takes two tiles. Before he takes the second, the stack of the first shows its next tile.
london-example-gate-drawing = The bridge gate track: Ben’s marker moves from space 2 to space 6. Spaces 3 and 6 are bonus spaces. Beside it two bonus tiles.
london-example-hostelry = The new hostelry is blue, and Cleo has six blue crests now. She may take 3, 2 and 1, for example, or 4 and 2, or six times 1.
london-example-hostelry-drawing = A bridge with six blue crests, one of them on a guild house and one on a park. Below it three choices of cards: 3, 2 and 1; 4 and 2; six times 1.
london-example-haberdasher = The haberdasher 43 is orange. Dan has four orange crests now, for the guild house counts too: he takes £4.
london-example-haberdasher-drawing = A bridge with the houses 55, 49, 47 and 43. All four show an orange crest; 49 is a guild house.
london-example-guild = Ben’s new guild house has no action. But it shows all four crests, and so each of his four strengths rises by one.
london-example-guild-drawing = A guild house, and beside it the strengths before and after: blue 6 and 7, orange 4 and 5, grey 1 and 2, green 1 and 2.
london-example-scoring = Dan’s final scoring, line by line. Ada has as many buildings as Dan and is ahead on the chapel track, so third place for the most buildings is hers.
london-example-lead = Dan is last on the chapel track. Ada is 10 spaces ahead of him, Ben 6 and Cleo 4: they take £10, £6 and £4.
london-example-lead-drawing = The chapel track with Ada on space 11, Ben on 7, Cleo on 5 and Dan on 1.
london-example-sets = Ben’s hand makes two sets of 1+2, which pay £10. The 0 belongs to no set.
london-example-sets-drawing = The cards 1 and 2, once more 1 and 2, and a 0 by itself.
london-example-line = Six numbered buildings stand before the park and one after it: Cleo’s longest line is 6.
london-example-line-drawing = A bridge with 59, 51, 48, 33, 25, 6, a park and 58. The first six are marked.

## Printed values of Old London Bridge

london-values-buildings = Buildings
london-values-parks = Parks
london-values-rondel = Rondel
london-values-chapel-track = Chapel track
london-values-gate-track = Bridge gate track
london-values-bonus-tiles = Bonus tiles
london-values-scoring-tiles = Scoring tiles
london-values-cards = Character cards
london-values-markers = Round markers
london-values-start = Money and hands at the start
london-values-scoring = Final scoring and scoring faces

london-source-rulebook = stated in the rulebooks
london-source-review = stated in published reviews
london-source-inferred = inferred: a pattern that fits all known tiles
london-source-reconstructed = reconstructed: our choice within the known limits; it may differ from the printed game

london-known-buildings = The sources show some of the buildings. Type and crest follow from the house number in a way that fits all of these.
london-known-parks = Published reviews say that a park shows one crest; how many parks show which is our choice.
london-known-rondel = Known are the X space, the five spaces of £1 to £3, the price of the centre, and that the X lies beside the chapels when a £3 lies beside the bridge gates. The rest of the order is our choice.
london-known-chapel-track = The amounts and their order are known. The length of the track and the spaces of the amounts are our choice.
london-known-gate-track = Known are a bonus on every third space, the £10 at the end and a length of at least 13 spaces. The exact length is our choice.
london-known-bonus-tiles = Known are eight actions, three tiles of each, and three stacks. Which tiles form which stack is our choice.
london-known-scoring-tiles = The faces are known. Which two of them share a tile is our choice; it makes no face more likely than another.

london-value-type = { $type }: { $numbers }
london-value-guild-house = { $type } (all four crests): { $numbers }
london-value-crest = { $number } { $crest }
london-value-crest-count = { $crest }: { $number }
london-value-crests = Crests: { $crests }
london-value-stacks = Stacks, clockwise: { $types }
london-value-spaces = Outer spaces, clockwise, the first beside the first stack: { $spaces }
london-value-centre = Price of the centre: { $price }
london-value-length = Number of spaces: { $spaces }
london-value-money = Money: { $money }
london-value-money-space = { $amount } on space { $space }
london-value-bonus = Bonus spaces: { $spaces }
london-value-bonus-stack = Stack { $stack }: { $tiles }
london-value-faces = Scoring of the { $slot }, the two faces of each tile: { $tiles }
