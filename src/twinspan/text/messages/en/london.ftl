### Old London Bridge at the table: names, events, decisions, choices, refusals, scores.
### A fact such as $building comes as words; $building_value is the bare number or word behind it.

## Names

type-chapel = chapel
type-gate = bridge gate
type-hostelry = hostelry
type-haberdasher = haberdasher
type-guild-house = guild house
type-park = park

crest-blue = blue
crest-gray = grey
crest-green = green
crest-orange = orange

building-numbered = { $type } { $number }
building-park = { $crest } { $type }

card-0 = 0 (Peter de Colechurch)
card-1 = 1 (merchant)
card-2 = 2 (noblewoman)
card-3 = 3 (cleric)
card-4 = 4 (nobleman)
card-unsaid = a card

tile-share = Share
tile-free-centre = Free centre
tile-x = X
tile-take-back = Take back
tile-chapel-2 = Chapel +2
tile-gate-2 = Gate +2
tile-raise = +1
tile-noblewoman = Noblewoman

space-outer = the outer space beside the { $type } stack
space-centre = the centre

money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = some money

slot-chapel = chapel
slot-gate = bridge gate
slot-hostelry = hostelry
slot-bridge = bridge

face-L8-1 = most chapels
face-L8-2 = each round, leading on the chapel track
face-L8-3 = spaces ahead of the last player on the chapel track
face-L8-4 = money of the chapel track once more
face-L8-5 = most bridge gates
face-L8-6 = each round, leading on the bridge gate track
face-L8-7 = spaces advanced on the bridge gate track
face-L8-8 = number of unused bonus tiles
face-L8-9 = most hostelries
face-L8-10 = each round, highest card played
face-L8-11 = number of cards in hand
face-L8-12 = sets of cards in hand
face-L8-13 = longest line of house numbers
face-L8-14 = each round, lowest house number built
face-L8-15 = buildings numbered 30 or less
face-L8-16 = sets of all six building types

## Events

event-face = Scoring tile for the { $slot }: { $face } ({ $rule }).
event-top = The { $building } is now on top of its stack.
event-bonus-top = Bonus stack { $stack } now shows { $tile }.
event-stairs =
    { $step ->
        [1] { $player } starts on step A of the stairs.
        [2] { $player } starts on step B of the stairs.
        [3] { $player } starts on step C of the stairs.
       *[4] { $player } starts on step D of the stairs.
    }
event-rondel = The rondel is laid with its X beside the { $type } stack.
event-start-hand =
    { $amount_value ->
        [unsaid] { $player } starts with { $amount } and a hand of cards.
       *[other] { $player } starts with { $amount } and the cards { $cards }.
    }
event-marker =
    { $steps ->
        [one] The round marker shows { $steps }: the rondel turns by one space. The X is now beside the { $type } stack.
       *[other] The round marker shows { $steps }: the rondel turns by { $steps } spaces. The X is now beside the { $type } stack.
    }
event-chose = { $player } has chosen.
event-own-choice = You chose { $cards }.
event-played = { $player } plays { $cards }.
event-raised = { $player } raises { $card } to { $value }.
event-order = The turn order is { $seats }.{ $by }
order-by-chapel = {" "}Equal cards: places { $places } go by the chapel track.
order-by-printed = {" "}Equal cards of one player: places { $places } go by the printed value.
event-turn =
    { $card_value ->
        [0] { $player } is next and takes back { $card }.
       *[other] { $player } is next; { $card } goes back to the common supply.
    }
event-tile-used = { $player } uses the bonus tile { $tile }.
event-placed-outer = { $player } places the pawn beside the { $type } stack and takes { $amount }.
event-placed-x = { $player } places the pawn on the X space, beside the { $type } stack.
event-placed-centre = { $player } places the pawn in the centre and pays { $amount }.
event-placed-centre-free = { $player } places the pawn in the centre for free.
event-passed = { $player } cannot place the pawn and passes.
event-built = { $player } builds the { $building } on site { $site }.
event-replaced = { $player } builds the { $building } on site { $site }, in place of the { $old }.
event-strength = The { $building } has strength { $strength }.
event-chapel-track =
    { $steps ->
        [one] { $player } advances one space on the chapel track, to space { $reached }.
       *[other] { $player } advances { $steps } spaces on the chapel track, to space { $reached }.
    }
event-gate-track =
    { $steps ->
        [one] { $player } advances one space on the bridge gate track, to space { $reached }.
       *[other] { $player } advances { $steps } spaces on the bridge gate track, to space { $reached }.
    }
event-track-money = { $player } takes { $amount } from space { $reached }.
event-haberdasher = { $player } earns { $amount }.
event-bonus-taken = { $player } takes the bonus tile { $tile }.
event-card-taken = { $player } takes { $card } from the common supply.
event-cards-declined = { $player } takes no more cards.
event-card-taken-back = { $player } takes { $card } back into the hand.
event-stack-empty = The { $type } stack is empty.
event-face-paid = { $player } receives { $amount } ({ $face }, { $rule }).
over-stacks-empty = three building stacks are empty.

## Decisions: what is asked

decision-noblewoman = Use a Noblewoman tile before you choose?
decision-cards = Choose what to play for turn order.
decision-raise = Use a +1 tile on a card you played?
decision-place = Place your pawn on the rondel.
decision-stack = Choose the stack to build from.
decision-replace = Choose the building to replace.
decision-bonus = Take a bonus tile.
decision-take-cards = Take cards from the common supply.
decision-end-turn = Use a bonus tile before your turn ends?

## Choices: what can be answered

choice-card = Play { $cards }
choice-cards = Play { $cards }
choice-noblewoman = Use Noblewoman: take { $card }
choice-raise = Raise { $card } by one
choice-outer = Place beside the { $type } stack: take { $amount } and the { $building }
choice-outer-share = Share the space beside the { $type } stack: take { $amount } and the { $building }
choice-x = Use X: take the { $building }
choice-x-share = Use X and Share: take the { $building }
choice-centre = Place in the centre for { $amount } and choose a stack
choice-centre-share = Share the centre for { $amount } and choose a stack
choice-centre-free = Use Free centre and choose a stack
choice-centre-free-share = Use Free centre and Share, and choose a stack
choice-pass = Pass
choice-stack = Build the { $building }
choice-replace = Replace the { $old }
choice-bonus = Take “{ $tile }” from bonus stack { $stack }
choice-take = Take a { $card }
choice-chapel-2 = Use Chapel +2
choice-gate-2 = Use Gate +2
choice-take-back = Use Take back: { $card } returns to your hand
choice-done-noblewoman = Do not use it
choice-done-raise = Leave the cards as they are
choice-done-take-cards = Take no more cards
choice-done-end-turn = End the turn

## Refusals: why something is not allowed

refusal-cards-not-in-hand = You do not hold { $cards }.
refusal-one-card-each = Everyone plays one card.
refusal-two-cards-each = With two players everyone plays two cards.
refusal-one-card-played = You played only one card.
refusal-no-card-in-supply = The common supply has no { $card } left.
refusal-tile-missing = You have no { $tile } tile.
refusal-tile-fresh = You took { $tile } in this round: it can be used from the next round on.
refusal-too-poor = The centre costs { $price }, and you have { $money }.
refusal-x-space = This is the X space, which can be used only with an X tile: { $space }.
refusal-space-occupied = A pawn already stands on this space: { $space }.
refusal-stack-empty = The { $type } stack is empty.
refusal-own-space = Your pawn must move to a space other than { $space }.
refusal-must-place = You can place your pawn without a bonus tile, so you may not pass.
refusal-nobody-to-share-with = No other pawn stands on this space, so there is nothing to share: { $space }.
refusal-two-pawns-there = Two pawns already stand on this space: { $space }.
refusal-track-end = Your marker is already on the last space: { $tile } would have no effect.
refusal-zero-returns-anyway = You played a 0, which has already returned to your hand.
refusal-taken-back-already = A card can be taken back only once a turn.
refusal-none-to-take-back = The common supply has no { $card } to take back.
refusal-not-on-bridge = The { $old } is not on your bridge.
refusal-breaks-the-line = The { $building } in place of the { $old } would break the descending line of house numbers.
refusal-bonus-stack-empty = Bonus stack { $stack } is empty.
refusal-card-too-valuable = You may still take cards of a total value of { $strength }: { $card } is too much.

## Scores: what a line of the final scoring is for

score-money = money before the final scoring
score-chapel-track =
    { $value ->
        [0] still on the stairs of the chapel track{ $place }
       *[other] chapel track, space { $value }{ $place }
    }
score-gate-track =
    { $value ->
        [0] still before the bridge gate track{ $place }
       *[other] bridge gate track, space { $value }{ $place }
    }
score-hand-value = cards in hand worth { $value }{ $place }
score-most-buildings =
    { $value ->
        [one] { $value } building on the bridge{ $place }
       *[other] { $value } buildings on the bridge{ $place }
    }
score-most-chapels =
    { $value ->
        [one] { $value } chapel{ $place }
       *[other] { $value } chapels{ $place }
    }
score-most-gates =
    { $value ->
        [one] { $value } bridge gate{ $place }
       *[other] { $value } bridge gates{ $place }
    }
score-most-hostelries =
    { $value ->
        [one] { $value } hostelry{ $place }
       *[other] { $value } hostelries{ $place }
    }
score-longest-line =
    { $value ->
        [one] longest line of { $value } house number{ $place }
       *[other] longest line of { $value } house numbers{ $place }
    }
score-chapel-lead =
    { $value ->
        [0] ahead of the last player, who is still on the stairs
       *[other] ahead of the last player, who is on space { $value } of the chapel track
    }
score-chapel-money = money printed on the chapel track up to space { $value }
score-gate-spaces =
    { $value ->
        [one] { $value } space advanced on the bridge gate track
       *[other] { $value } spaces advanced on the bridge gate track
    }
score-tile-sets =
    { $value ->
        [one] { $value } unused bonus tile
       *[other] { $value } unused bonus tiles
    }
score-hand-size =
    { $value ->
        [one] { $value } card in hand
       *[other] { $value } cards in hand
    }
score-card-sets = card sets: { $twos } of 1+2, { $threes } of 1+2+3, { $fours } of 1+2+3+4
score-low-numbers =
    { $value ->
        [one] { $value } building numbered 30 or less
       *[other] { $value } buildings numbered 30 or less
    }
score-type-sets =
    { $value ->
        [one] { $value } complete set of the six building types
       *[other] { $value } complete sets of the six building types
    }
score-empty-sites =
    { $value ->
        [one] { $value } empty site
       *[other] { $value } empty sites
    }
score-unused-tiles =
    { $value ->
        [one] { $value } unused bonus tile
       *[other] { $value } unused bonus tiles
    }
score-place-0 = {""}
score-place-1 = , first place
score-place-2 = , second place
score-place-3 = , third place
tie-break-chapel = the chapel track
winner-by-tie = { $winner } wins with { $score }: equal money, but ahead on the chapel track.

## The score pad

pad-title = Score pad for { $name }
pad-seats = How many players? (2, 3 or 4)
pad-names = Name of player { $number }
pad-face = Scoring of the { $slot } (base, or a face from { $first } to { $last })
pad-chapel-order = Players on the chapel track from the front to the back, on one space from top to bottom (names or numbers)
pad-money = Money of { $player } before the final scoring
pad-chapel = Space of { $player } on the chapel track (0 is the stairs)
pad-gate = Space of { $player } on the bridge gate track (0 is before the first)
pad-hand = Cards in the hand of { $player } (for example 0 1 1 3)
pad-bridge = Bridge of { $player }, left to right: house numbers, and for a park p (for example 49 32 p 58)
pad-tiles = Unused bonus tiles of { $player } (how many)
pad-answer = Your answer
pad-prompt = { $question }:
