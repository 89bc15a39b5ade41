### The rules of Old London Bridge in our own words. One message per rule: rule-L4-3 is rule L4.3, rule-R4-6 is ruling R4.6.
### The order of the messages is the order of reading. No variables; the same messages in every language.

## Components

chapter-L1 = Components
rule-L1-1 = Two, three or four of you can play. Pick any colour you like.
rule-L1-2 = There are 72 buildings: twelve chapels, twelve bridge gates, twelve hostelries, twelve haberdashers, twelve guild houses and twelve parks. The 60 buildings other than parks bear the house numbers 1 to 60, and no number appears twice.
rule-L1-3 = Every building shows one crest, which is blue, grey, green or orange. Only the guild house is different: it shows all four crests.
ruling-L1-3 = Parks show one crest too. The rulebooks do not say so, but published reviews do.
rule-L1-4 = There are 55 character cards: ten noblemen of value 4, eleven clerics of value 3, fifteen noblewomen of value 2, fifteen merchants of value 1 and four times Peter de Colechurch, value 0. With three players one 0 belongs to nobody. It is out of the game and never joins the common supply.
rule-L1-5 = There are 24 bonus tiles. They offer eight different actions, and each action comes three times. The backs of the tiles sort them into three stacks.
rule-L1-6 = There are 15 round markers: five show a 1, five a 2 and five a 3.
rule-L1-7 = The rondel has a centre and six outer spaces. One outer space is the X space; each of the other five pays £1, £2 or £3. The rondel lies in the middle of the six building stacks, and it turns.
rule-L1-8 = There is a chapel track and a bridge gate track. The last space of each is worth £10. The chapel track begins with stairs of four steps, A to D.
rule-L1-9 = The expansion for experienced builders brings 8 scoring tiles, printed on both sides, two in each colour. So there are four faces for the chapel, four for the bridge gate, four for the hostelry and four for the bridge.
rule-L1-10 = The box holds 76 coins worth £368.
ruling-L1-10 = That sets no limit: money cannot run out.

## Setup

chapter-L2 = Setup
rule-L2-1 = Shuffle each type of building on its own and stack it.
ruling-L2-1 = Of every stack you see the top building, and nothing else.
rule-L2-2 = Shuffle the 15 round markers and lay out 12 of them face down; with two players lay out 6. Nobody looks at the markers left over.
rule-L2-3 = The character cards of value 1 to 4 are the common supply. Everyone also takes one 0 in hand; with two players, everyone takes two.
rule-L2-4 = Everyone begins with £5.
rule-L2-5 = Shuffle each of the three stacks of bonus tiles on its own. Then turn the top tile of each stack face up.
rule-L2-6 = On the bridge gate track your marker starts just before the first space. On the chapel track the markers are drawn at random and put on the steps of the stairs.
ruling-L2-6 = Step A is ahead of B, B is ahead of C, and C is ahead of D.
rule-L2-7 = Your step on the stairs tells you which cards you start with besides your 0. Step A: 1, 1, 2, 3, 4. Step B: 1, 2, 2, 3, 4. Step C: 1, 2, 3, 3, 4. Step D: 1, 2, 3, 4, 4.
rule-R2-8 = When fewer than four of you play, only the first steps are used: A and B with two players; A, B and C with three.
rule-R2-9 = Chance decides how the rondel is turned at the start.

## The round

chapter-L3 = The round
intro-L3 = You play 12 rounds; with two players you play 6.

chapter-L3-1 = Preparing the round
rule-L3-1-1 = Reveal the next round marker. Then turn the rondel clockwise by as many spaces as the marker shows.

chapter-L3-2 = Turn order
rule-L3-2-1 = You may use Noblewoman tiles before you choose your card (L6.9).
rule-L3-2-2 = Everyone chooses one card in secret and puts it face down; with two players, everyone chooses two. Then you all reveal at the same time.
rule-L3-2-3 = You may use +1 tiles once the cards are revealed (L6.8).
rule-L3-2-4 = The highest value plays first, and the others follow from high to low. If values are equal, whoever is ahead on the chapel track plays first. If the markers stand on the same space, the one on top is ahead (L5.1).
rule-L3-2-5 = With two players, each card gives you one turn, and the values are never added together. If cards are equal, the player ahead on the chapel track plays all of theirs first. For example, 2 and 2 against 2 and 2 means: leader, leader, other, other.
ruling-L3-2-5 = If a +1 makes your own two cards equal, the card with the higher printed value comes first.
rule-R3-2-6 = The turn order is settled before anyone takes a turn. If markers move on the chapel track later in the round, the order stays as it is.

chapter-L3-3 = Building, turn by turn
rule-L3-3-1 = Your turn starts like this: the card you played goes back to the common supply, and only then do you place your pawn. Your own hostelry may take it from there again. A 0 never goes there; it always returns to your hand.
rule-L3-3-2 = Place your pawn on a free space of the rondel. If it is an outer space, take its £1, £2 or £3 and the top building of the stack beside it. The X space is not allowed. If it is the centre, pay £2 and take no income. Then choose the top building of any stack, even the stack beside the X space or beside an occupied space.
rule-L3-3-3 = Each space has room for one pawn. You cannot use an outer space if the stack beside it is empty. Nor can you choose an empty stack from the centre.
rule-L3-3-4 = With two players, you move your pawn for your second turn of the round. It must go to a different space from the one it stands on.
ruling-L3-3-4 = The space it leaves becomes free.
rule-L3-3-5 = Build the building (L4), then carry out its action (L5).
rule-L3-3-6 = After the last turn of the round, all pawns are taken off the rondel.
rule-R3-3-7 = If you cannot place your pawn anywhere without a bonus tile, you may use a tile or pass. This can happen because you cannot afford the centre, or because the spaces left are beside empty stacks. In every other case you must place your pawn. If you pass, you build nothing and receive no income, but you may still use Chapel +2, Gate +2 and Take back tiles. It takes four players for this to happen, and it is very rare.
rule-R3-3-8 = When you take a building, the next one of that stack becomes visible at the end of your turn, and nothing more of the stack. At a real table everyone would see it at once. Here it waits, so that you can undo your turn.

## Building on the bridge

chapter-L4 = Building on the bridge
rule-L4-1 = Your bridge has room for 12 buildings, one on each site. Fill the sites from left to right.
rule-L4-2 = A building with a number goes on your next free site in three cases: the site is the first of your bridge, a park is on its left, or the number on its left is higher.
rule-L4-3 = If a building with a number does not fit the next free site, it must replace a building on your bridge. Afterwards every line of house numbers must still descend. You may do this in any line of your bridge. The replaced building is out of the game. You can always replace at least one building. For example, if your bridge ends with 23, 15, 11, a 20 can replace the 23 or the 15.
rule-R4-6 = You cannot decide to replace a building. If the new one fits the next free site, it goes there.
rule-L4-4 = A park always goes on the next free site. It never replaces another building, and no building ever replaces it.
rule-L4-5 = Any house number may stand to the right of a park. Parks count as buildings.

## Actions

chapter-L5 = Actions
intro-L5 = Each action has a strength. Look at the colour of the crest on your new building, and count the crests of that colour on your bridge, the new one included. Guild houses count for every colour.
rule-L5-1 = Chapel: your marker moves forward on the chapel track, one space for each point of strength. If it lands on an occupied space, it goes on top. If it lands on printed money or passes it, you take that money. From any step of the stairs, one space forward takes you to the first space of the track.
rule-L5-2 = Bridge gate: your marker moves forward on the bridge gate track, one space for each point of strength. If it lands on an occupied space, it goes on top. For every bonus space you reach or pass, take one of the bonus tiles that lie face up. The stack you took it from shows its next tile before you choose another. Every third space of the track is a bonus space.
ruling-L5-2 = The last space is such a third space and gives you a tile as well: first take its £10, then the tile.
rule-R5-7 = An empty stack of bonus tiles shows nothing. If all three stacks are empty, you take no tile.
rule-L5-3 = When you reach the last space of either track, you get £10. So does everyone who gets there after you, but their markers go underneath. Steps you have left over are lost.
rule-R5-8 = Once you are on the last space of a track, moving on it brings you nothing more.
rule-L5-4 = Hostelry: take cards from the common supply. Any combination will do, as long as their total value is no higher than the strength. You may take fewer cards than you could, or none.
rule-L5-5 = Haberdasher: take £1 for each point of strength.
rule-L5-6 = Guild house and park: nothing happens; they have no action.
rule-R5-9 = You must move on the tracks and you must take your bonus tiles. Only the cards from a hostelry are yours to refuse.

## Bonus tiles

chapter-L6 = Bonus tiles
intro-L6 = You use each tile once; then it is out of the game. You may use more than one in the same round.
rule-L6-1 = A tile you take can be used from the next round on. With two players, that rules out your second turn of the same round.
rule-L6-2 = Share: place your pawn where exactly one other pawn stands. You receive the income or pay the price of that space as usual.
rule-L6-3 = Free centre: place your pawn in the centre and pay nothing for it.
rule-L6-4 = X: place your pawn on the X space and build the top building of the stack beside it.
rule-R6-16 = The X space gives you no income.
rule-L6-5 = Take back: when your turn ends, look in the common supply for a card of the value you played and take it back into your hand. This is not possible for a 0, nor twice in one turn, nor if no such card is left (R6.15).
rule-R6-15 = To use Take back, there must be a card of that value in the common supply when your turn ends.
rule-L6-6 = Chapel +2: in your own building turn, move two spaces forward on the chapel track. You get the rewards of the track.
rule-L6-7 = Gate +2: in your own building turn, move two spaces forward on the bridge gate track. You get the rewards of the track.
rule-R6-17 = You may use Chapel +2 and Gate +2 before you place your pawn or after the action of your building, but never while you have another choice to make. In between it would make hardly any difference, so you are not asked there.
rule-L6-8 = +1: use it right after the reveal, and the card you played is worth one more. A 4 turns into a 5. Several tiles add up. With two players, you name the one card that is raised.
rule-R6-12 = Players are offered their +1 tiles one after the other, in the order that the reveal gave. Tiles used meanwhile do not change this order. You are asked only once. You may use several tiles, and with two players you may divide them between your two cards. When everyone has been asked, the turn order is worked out again.
rule-R6-13 = If you raise a 0 with a +1, it returns to your hand all the same.
rule-L6-9 = Noblewoman: before you choose a card, take a 2 out of the common supply into your hand. If there is no 2 left, you cannot use the tile.
rule-R6-14 = Noblewoman tiles come before the secret choice. They are offered openly, to one holder after the other, in the order of the chapel track.
rule-L6-10 = Apart from +1 and Noblewoman, every tile can be used in your own building turn only.
ruling-L6-11 = When you place your pawn, you may use Share together with Free centre or together with X. But two Share tiles do not make room for a third pawn.
rule-R6-18 = You can use a tile only where it does something: Share on an occupied space, X on the X space, Free centre in the centre. Chapel +2 and Gate +2 cannot be used once you are on the last space of the track.

## End of the game

chapter-L7 = End of the game
rule-L7-1 = The game ends after round 12; with two players it ends after round 6. It ends earlier if three or more building stacks are empty when a round is over.
rule-L7-2 = There are four base scorings. In each of them, first place earns £5, second place £3 and third place £1. With three players, third place earns nothing; with two players, only first place is paid. Ties are decided by the chapel track.
rule-L7-2a = Chapel scoring: who is furthest along the chapel track? You take part only if you have left the stairs.
rule-L7-2b = Bridge gate scoring: who is furthest along the bridge gate track? You take part only if you have left the start.
rule-L7-2c = Hostelry scoring: whose cards in hand have the highest total value? You take part only with a total of 1 or more.
rule-L7-2d = Bridge scoring: who has the most buildings?
rule-R7-6 = If two markers are equally far along the bridge gate track, that is a tie. The chapel track decides it, as it decides all ties, both in L7.2b and in L8.6. It does not matter which marker lies on top on the bridge gate track. You should know this: if it did matter, about one bridge gate scoring in four would turn out differently with four players.
rule-L7-3 = You pay for the empty sites of your bridge: £1 for 1 site, £4 for 2, £7 for 3, £10 for 4, and £14 for 5 or more.
rule-L7-4 = You get £1 for each bonus tile you have not used.
rule-L7-5 = Whoever has the most money wins. If there is a tie, the chapel track decides.
rule-R7-7 = You never pay more than you own, so your money cannot drop below £0. The final scoring goes in this order: chapel, bridge gate (including L8.8), hostelry, bridge, then the empty sites (L7.3), then the unused bonus tiles (L7.4).

## Expansion

chapter-L8 = Expansion: experienced builders
intro-L8 = In each colour, one of four faces takes the place of the base scoring. Combine them as you please; you may also keep the base scoring in any colour.
rule-L8-1 = Chapel scoring: whose bridge has the most chapels? The first three places earn £5, £3 and £1.
rule-L8-2 = Chapel scoring: at the end of every round, whoever leads on the chapel track gets £1.
rule-L8-3 = Chapel scoring: at the end of the game, see how far you lead over the last player on the chapel track, and take £1 for each space of that lead. The last player gets nothing. All steps of the stairs count as one and the same place, number 0.
rule-L8-4 = Chapel scoring: at the end of the game, you get the printed money of the chapel track a second time, for all spaces you have reached or passed.
rule-R8-19 = For L8.4, the £10 of the last space counts too if you have reached it.
rule-L8-5 = Bridge gate scoring: whose bridge has the most bridge gates? The first three places earn £5, £3 and £1.
rule-L8-6 = Bridge gate scoring: at the end of every round, whoever leads on the bridge gate track gets £1.
rule-L8-7 = Bridge gate scoring: at the end of the game, you are paid for the spaces your marker has advanced on the bridge gate track: £3 for 4–6 spaces, £5 for 7–9, £9 for 10–12, and £12 for 13 or more.
rule-L8-8 = Bridge gate scoring: at the end of the game, you are paid for your unused bonus tiles as follows, and not by L7.4: £1 for 1 tile, £4 for 2, £9 for 3, and £16 for 4 or more.
rule-L8-9 = Hostelry scoring: whose bridge has the most hostelries? The first three places earn £5, £3 and £1. (The French rulebook names the haberdashers here; that is a slip.)
rule-L8-10 = Hostelry scoring: after every reveal, whoever played the highest card gets £2. Only the cards count, before any +1. The chapel track decides ties.
ruling-L8-10 = A 0 is a card like any other. If you all played nothing but 0s, the order on the chapel track decides.
rule-L8-11 = Hostelry scoring: at the end of the game, you are paid for the number of cards in your hand, and a 0 counts too: £4 for 3–4 cards, £7 for 5–7, and £10 for 8 or more.
rule-L8-12 = Hostelry scoring: at the end of the game, you are paid for sets of cards in your hand: £5 for 1+2, £10 for 1+2+3, and £15 for 1+2+3+4. You can have several sets, but a card belongs to one set only. Your cards are divided in the way that pays best.
rule-L8-13 = Bridge scoring: who has the longest line of numbered buildings? A line runs from park to park, or to an end of the bridge. The first three places earn £5, £3 and £1.
rule-L8-14 = Bridge scoring: at the end of every round, whoever has built the lowest house number of this round gets £2. Parks do not count.
ruling-L8-14 = A building counts even if it was replaced later in the same round.
rule-L8-15 = Bridge scoring: at the end of the game, you get £2 for each of your buildings with the number 30 or lower.
rule-L8-16 = Bridge scoring: at the end of the game, you get £10 for each complete set of the six types of building on your bridge.
rule-L8-17 = Competitive faces (L8.1, L8.5, L8.9, L8.13) pay by the number of players, as L7.2 says. Faces scored every round (L8.2, L8.6, L8.10, L8.14) have one winner a round, however many of you play. The last round counts as well, and its winner is paid before the final scoring. General faces (L8.3, L8.4, L8.7, L8.8, L8.11, L8.12, L8.15, L8.16) pay everyone.
rule-R8-18 = Competitive faces, and L8.2 and L8.6 as well, pay you only if you have something of what they count. If you have built no chapel, for example, or are still on the stairs or before the first space, you get nothing.
rule-R8-20 = When the faces are set up at random, one of the two tiles is drawn for each colour, and then one of its sides. So every face has the same chance: one in four.

## What you may know

chapter-L9 = What you may know
rule-L9-1 = Everyone may see: the rondel, the top building of each stack and how many the stack holds, the tracks, the bridges, the bonus tiles that players hold or that lie face up, the common supply, the round markers already revealed, the played cards after the reveal, and the buildings out of the game.
rule-L9-2 = Hidden from you: the order of the buildings under the top ones, the round markers and bonus tiles not yet revealed, and the cards that others have chosen but not revealed.
rule-R9-3 = Hands and money are normally open. Anyone could work them out, since you take and play cards in the open and money changes hands in the open; the story shows both. With the table option “From memory”, the page hides the hands and the money of the other players, and the amounts in the story. Everything else stays the same, and the table tells you that computers remember.

## Reconstructed values

london-rules-reconstructed = Some values of this game are printed in pictures only, and we could not see the pictures. Such values are reconstructions: some follow a pattern that fits all known tiles, others are our own choice within the limits we know. They may differ from the printed game. If you own it, you can correct each value in a single data file. You find them listed below.

## Earlier versions

london-rules-earlier = These are the rules in version 2. Tables that began under version 1 go on with it: there the last space of the bridge gate track is not a bonus space (L5.2).
