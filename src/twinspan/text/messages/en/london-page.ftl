### Old London Bridge on the page: names of the parts of the board, and the guided start.

london-board = The board
london-players = The players
london-chapel-track = Chapel track
london-gate-track = Bridge gate track
london-track-player = { $player }: { $space }
london-round = Round { $round }/{ $rounds }
london-round-marker = Round { $round } of { $rounds }
london-stack = { $building } on top, { $count } left
london-stack-empty = { $type }: the stack is empty
london-stack-hidden = { $type }: the next building shows at the end of the turn
london-space-pays = Space beside the { $type } stack, pays £{ $amount }
london-space-x = X space beside the { $type } stack
london-centre = Centre, costs £{ $amount }
london-bonus-tiles = Bonus
london-bonus-stack = Bonus tile { $tile }, { $count } left
london-bonus-empty = Bonus stack { $stack } is empty
london-supply = Supply
london-supply-card = { $card }: { $count } in the common supply
london-money = Money
london-hidden = £?
london-hand-of = Hand: { $cards }
london-hand-hidden = The hand is hidden
london-your-hand = Your hand
london-tiles = Bonus tiles
london-tile-next-round = from the next round on
london-bridge-empty = no building yet
london-bridge-of = Bridge: { $buildings }
london-order = Turn order
london-order-card = plays { $card }
london-order-raised = { $card } raised to { $value }
london-order-why-chapel = Equal cards: who is ahead on the chapel track goes first.
london-order-why-printed = Equal cards of one player: the one with the higher printed value goes first.
london-order-why-both = Equal cards: who is ahead on the chapel track goes first, with the higher printed value before the other.
london-order-tie-chapel = chapel track
london-order-tie-printed = printed value
london-order-tie-both = chapel track, printed value
london-order-none = The cards decide.
london-has-chosen = has chosen
london-is-choosing = is choosing
london-to-act = to act
london-ask-raise = +1 tiles
london-ask-noblewoman = Noblewoman tiles
london-ask-end-turn = tiles at the end of my turn

## What a bonus tile does, in a few words; by its number

london-tile-about-0 = place the pawn where another one stands
london-tile-about-1 = place the pawn in the centre without paying
london-tile-about-2 = place the pawn on the X space
london-tile-about-3 = take the card you played back into your hand
london-tile-about-4 = two spaces on the chapel track
london-tile-about-5 = two spaces on the bridge gate track
london-tile-about-6 = raise the card you played by one
london-tile-about-7 = take a noblewoman (2) before you choose a card

## The guided start

london-guide-aim = This is your bridge. Each turn you build one house on it, from left to right. House numbers must go down; after a park any number may follow. Most money at the end wins.
london-guide-prompt = Here you read what is asked. Point at or tap anything on the board and it tells you what would happen, or which rule forbids it.
london-guide-cards =
    Every round starts with a bid: choose { $seats ->
        [2] two cards
       *[other] a card
    } in secret. The highest card goes first and has the best choice. Played cards go back to the supply, so do not waste your high ones. The guide goes on when you place your pawn.
london-guide-order = This is the turn order of the round. Equal cards? Who is ahead on the chapel track goes first.
london-guide-rondel = Now place your pawn. Beside a stack you take its £1 to £3 and the building on top. In the centre you pay £2 and choose any stack. The rondel turns every round.
london-guide-replace = A number that is not lower than the last one does not fit: it must replace a house of your bridge, so that the numbers still go down. The old house is lost. A park always fits and is never replaced.
london-guide-crests = Each house shows a crest. The more crests of its colour you have, the stronger a new house acts: steps on the tracks, cards or money. A guild house itself does nothing, but counts for every colour.
london-guide-tracks = Chapels take you along this track, past money. Bridge gates do the same on the track below, past bonus tiles, each good for one use from the next round on. Hostelries bring cards, haberdashers money.
london-guide-scoring = Here you see what is paid at the end, such as being ahead on the two tracks, in cards and in buildings. Empty sites cost money; each bonus tile left brings £1. Good luck!

## What the final scoring counts

london-scorings = Scoring
london-base-0 = furthest on the chapel track
london-base-1 = furthest on the bridge gate track
london-base-2 = highest total of cards in hand
london-base-3 = most buildings
london-track-told = { $track }: { $places }
london-scoring-line = { $slot }: { $what }
london-scoring-empty = 1, 2, 3, 4, 5 or more empty sites cost { $costs }.
london-scoring-tiles = Each unused bonus tile brings { $amount }, unless a scoring above counts them.
london-caution-replace = takes the place of one of your houses
london-caution-replaces = takes the place of { $building }

## A word of help for each decision

london-hint-cards = The highest card goes first. Your card goes to the common supply at the start of your turn; a 0 comes back to you.
london-hint-cards-two = Choose two cards: each gives you a turn of its own, high cards first.
london-hint-noblewoman = The tile brings a 2 from the common supply into your hand, now or in a later round.
london-hint-raise = Each tile raises a card you played by one, before the order is fixed.
london-hint-place = Beside a stack you take its money and its top building. In the centre you pay and choose any stack.
london-hint-stack = The building goes on your next free site if its number fits there.
london-hint-replace = The number does not fit the next site. The building takes the place of another, so that the numbers still go down; that one is lost.
london-hint-bonus = You can use the tile from the next round on; unused ones are worth money at the end. Still to take: { $count }.
london-hint-take-cards = You may take cards of a total value of { $value }, in any mix, or fewer.
london-hint-end-turn = You need not use them: unused bonus tiles are worth money at the end.

## What things are

london-type-about-0 = A chapel moves you along the chapel track.
london-type-about-1 = A bridge gate moves you along the bridge gate track, where bonus tiles wait.
london-type-about-2 = A hostelry brings cards from the common supply.
london-type-about-3 = A haberdasher pays money.
london-type-about-4 = A guild house does nothing by itself, but it shows all four crests.
london-type-about-5 = A park does nothing by itself, but any number may follow it.
london-about-chapel = Chapel track: chapels move you along it, past money. Who is ahead goes first when cards are equal.
london-about-gate = Bridge gate track: bridge gates move you along it. Each star is a bonus tile to take.
london-about-round = The round marker shows by how many spaces the rondel has turned.
london-tile-is = { $tile }: { $about }.
london-scoring-places = First place, second, third: { $places }; whoever is last gets nothing.

## Names of the lines of the final scoring

line-money = Money
line-chapel-track = Chapel track
line-gate-track = Bridge gate track
line-hand-value = Cards in hand
line-most-buildings = Buildings
line-most-chapels = Chapels
line-most-gates = Bridge gates
line-most-hostelries = Hostelries
line-longest-line = Longest line
line-chapel-lead = Lead on the chapel track
line-chapel-money = Chapel track money
line-gate-spaces = Bridge gate spaces
line-tile-sets = Bonus tiles
line-hand-size = Number of cards
line-card-sets = Card sets
line-low-numbers = Low house numbers
line-type-sets = Sets of types
line-empty-sites = Empty sites
line-unused-tiles = Unused tiles

## The chart at the end

london-chart = Money at the end of each round, and after the final scoring

## Options

london-options-scoring = Final scoring
london-options-usual = Usual
london-options-usual-note = The four scorings of the basic game. Best for the first time.
london-options-random = By chance
london-options-random-note = Four scoring tiles are drawn at the start: for experienced builders.
london-options-chosen = Hand-picked
london-options-chosen-note = Choose each of the four yourself.
london-options-drawn = one of the four faces, drawn at the start
option-london-chapel-base = who is furthest on the chapel track
option-london-gate-base = who is furthest on the bridge gate track
option-london-hostelry-base = whose cards in hand are worth most
option-london-bridge-base = who has most buildings
option-london-from-memory = From memory
option-london-from-memory-note = You do not see the others’ cards and money. Computers remember them all the same.
