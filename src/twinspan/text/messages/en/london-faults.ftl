### Old London Bridge: what can be wrong with component files, snapshots and score sheets. $place says where.

## Component files

error-duplicate-number = { $place }: house number { $number } appears twice.
error-missing-number = { $place }: house number { $number } is missing.
error-wrong-crest = { $place }: building { $number } cannot have the crest “{ $crest }”. Guild houses show all crests, the others one.
error-wrong-type-count = { $place }: there are { $count } buildings of the type “{ $type }”, and { $wanted } are needed.
error-duplicate-type = { $place }: the type “{ $type }” appears twice.
error-wrong-x = { $place }: the rondel has { $count } X spaces and needs one.
error-beyond-the-end = { $place }: space { $space } is beyond { $end }, the last possible one.
error-duplicate-space = { $place }: space { $space } appears twice.
error-wrong-tile-count = { $place }: the bonus tile “{ $tile }” appears { $count } times and is needed { $wanted } times.
error-duplicate-face = { $place }: the face { $face } appears twice.
error-too-few-markers = { $place }: there are { $count } round markers, and { $wanted } are needed.
error-too-few-cards = { $place }: there are { $count } cards of value { $card }, and { $wanted } are needed.
error-not-rising = { $place }: { $value } does not come after the value before it.

## Snapshots

error-impossible-face = { $place }: the face { $value } cannot be there.
error-wrong-stack = { $place }: building { $building } does not belong to this stack.
error-impossible-choice = { $place }: seat { $seat } cannot have chosen this.
error-wrong-card-count = { $place }: { $count } cards of value { $card } were found, and { $wanted } belong to the game.
error-wrong-zeros = { $place }: every player must have { $wanted } cards of value 0, in hand or played.
error-wrong-tile-stack = { $place }: the bonus tile { $tile } cannot be in stack { $stack }.
error-double-building = { $place }: building { $building } is there more often than it exists.
error-wrong-order = { $place }: the order of the markers does not fit their spaces.
error-bridge-too-long = { $place }: the bridge of seat { $seat } has more buildings than it had turns.
error-too-many-buildings = { $place }: { $count } buildings were built, more than there were turns.
error-line-not-descending = { $place }: on the bridge of seat { $seat }, building { $building } does not fit there.

## The score pad

error-no-score-pad = There is no score pad for the game { $game }: its scores are seen at a glance.
error-no-more-answers = The answers end before the score sheet is complete.
error-wrong-number = “{ $value }” is not a number from { $low } to { $high }.
error-name-taken = { $place }: every player needs a name of their own; “{ $name }” cannot be used again.
error-no-card-left = { $place }: there is no card of value { $card } left in the game.
error-no-park-left = { $place }: there is no park left in the game.
error-number-too-high = { $place }: house number { $number } is higher than the one on its left.
