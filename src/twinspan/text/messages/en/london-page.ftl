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
london-order-tie = Equal cards: who is ahead on the chapel track goes first.
london-order-tie-short = chapel track
london-order-none = The cards decide.
london-has-chosen = has chosen
london-is-choosing = is choosing
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
london-guide-prompt = Here you read what is asked. Point at anything on the board and it tells you what would happen, or which rule forbids it.
london-guide-cards = Every round starts with a bid: choose a card in secret. The highest card goes first and has the best choice. Played cards go back to the supply, so do not waste your high ones.
london-guide-order = This is the turn order of the round. Equal cards? Who is ahead on the chapel track goes first.
london-guide-rondel = Now place your pawn. Beside a stack you take its £1 to £3 and the building on top. In the centre you pay £2 and choose any stack. The rondel turns every round.
london-guide-crests = Each house shows a crest. The more crests of its colour you have, the stronger a new house acts: steps on the tracks, cards or money.
london-guide-tracks = Chapels take you along this track, past money. Bridge gates do the same on the track below, past bonus tiles. Hostelries bring cards, haberdashers money.

## What the final scoring counts

london-scorings = Scoring
london-base-0 = furthest on the chapel track
london-base-1 = furthest on the bridge gate track
london-base-2 = highest total of cards in hand
london-base-3 = most buildings
london-scoring-rest = Empty sites cost money, unused bonus tiles earn some.
