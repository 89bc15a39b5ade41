### What is said at every table, whatever the game: general words, refusals, errors, the command.

## General words

player-numbered = Player { $number }
list-and = { $first } and { $last }
money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = some money
share = { $percent }%

refusal-game-over = The game is over.
refusal-not-your-turn = It is not your turn: now it is up to { $asked }.
refusal-waiting-for-a-reveal = Something must be revealed first.
refusal-other-decision = Something else is asked now: { $decision }
refusal-with-rule = { $text } ({ $rule })

## Events of every game

event-round = Round { $round } of { $rounds }
event-only-choice = { $player } has only one possibility here.
event-over = The game is over: { $reason }
over-all-rounds-played = all rounds have been played.
event-score = { $player }: { $amount } – { $reason } ({ $rule })
event-rank = { $rank }. { $player }: { $amount }
tied-score = { $text }; tied with { $tied }, decided by { $tie_break }
tied-event = { $text } Tied with { $tied }, decided by { $tie_break }.

## Errors of use

error-unknown-game = There is no game “{ $game }”. The games are: { $known }.
error-broken-game = The game { $game } cannot be loaded from { $entry }: { $reason }.
error-no-teller = The game { $game } is registered without words: its Parts name no module “text”.
error-no-words = The game { $game } cannot be told in the language { $language }: there is no message { $message }.
error-unknown-rules = The game { $game } has no version { $version } of its rules. The versions are: { $known }.
error-unknown-seat = There is no seat { $seat }: seats are numbered 0 to { $last }.
error-unknown-action = “{ $action }” is not an action of the game { $game }.
error-unknown-city = There is no city “{ $city }”. Ours are: { $known }. A city of your own is given by its file.
error-unknown-mode = “{ $value }” is neither the name nor the number of a mode. Counted from 0, the modes are: { $known }.
error-wrong-seats = This game cannot be played by { $seats }. Possible numbers of players: { $known }.
error-wrong-options = These are not options of the game { $game }.
error-seed-and-chance = Give either a seed or a source of chance, not both.
error-nothing-to-reveal = Nothing waits to be revealed.
error-impossible-reveal = { $value } cannot be revealed for “{ $label }”. Possible are: { $known }.
error-not-verifiable = Only a game whose chance comes from a seed can be recorded.
error-unknown-rule = The game { $game } has no rule “{ $rule }”. Without a rule id all rules are shown.
error-unknown-option = There is no option “{ $key }”. The options of { $game } are: { $known }.
error-option-form = Write an option as NAME=VALUE, not as “{ $key }”.
error-no-folder = There is no folder { $place }. Please make it first, or name another file.
error-no-svg = The chart is an SVG picture: please give { $place } a name that ends in .svg.
error-unwritable-file = The file { $place } cannot be written: { $reason }.
error-unusable-file = The file or folder { $place } cannot be used: { $reason }.
error-system-fault = The system reports: { $reason }.
error-file-exists = The file { $place } is already there and would be overwritten. Please choose another folder.
error-no-such-language = There is no language “{ $value }”. The languages are: { $known }.
error-wrong-seed = A seed is a text, an integer or bytes.
error-wrong-chance = A source of chance is a Chance, a random.Random or None.
error-wrong-rng = A random.Random is needed here.
error-wrong-kind = A { $kind } is needed here, not “{ $value }”.
error-needs-chance = Something must be revealed, and the position has no source of chance. Give it one, or say yourself what is revealed.
error-nothing-to-choose = There is no action to choose from.
error-nobodys-view = A bot needs the view of the seat for which it decides.
error-not-new = Only a new game can be recorded from its beginning.
error-unknown-data = The game { $game } takes no data called “{ $key }”.
error-usage = { $text } (--help tells more)
error-no-score-pad = There is no score pad for the game { $game }: its scores are seen at a glance.
error-no-more-answers = The answers end before the score sheet is complete.
error-wrong-number = “{ $value }” is not a number from { $low } to { $high }.
error-port-taken = Port { $port } of { $host } is already in use. Please choose another one with --port.
error-port-forbidden = You may not listen on port { $port } of { $host }. Ports below 1024 are often reserved: please choose another one with --port.
error-no-such-address = { $host } is not an address of this machine. Please choose another one with --host: 127.0.0.1 is reached from this machine only, 0.0.0.0 from others too.
error-cannot-listen = Port { $port } of { $host } cannot be opened: { $reason }.
error-unusable-database = The games cannot be kept there: { $reason }. Please name another file or database with --database.
error-page-not-built = The page has not been built yet. “make page” builds it.
error-no-boards = The game { $game } has no boards to choose from.
error-unknown-board = There is no board “{ $board }”. Possible are: { $known }.
error-no-map = The game { $game } has no map.

## Errors in data (component files, snapshots, records): $place says where

error-unreadable-file = The file { $place } cannot be read: { $reason }.
error-not-toml = The file { $place } is not valid TOML: { $reason }.
error-not-json = { $place }: not valid JSON: { $reason }.
error-not-a-table = { $place }: a table with named values is expected here.
error-not-a-list = { $place }: a list is expected here.
error-not-a-number = { $place }: a whole number is expected here.
error-not-a-text = { $place }: a text is expected here.
error-not-a-flag = { $place }: true or false is expected here.
error-not-hexadecimal = { $place }: { $size } bytes in hexadecimal digits are expected here.
error-missing-key = { $place }: “{ $key }” is missing.
error-unknown-key = { $place }: “{ $key }” is unknown here. Please remove it or check its spelling.
error-wrong-length = { $place }: the list has { $length } entries and needs { $wanted }.
error-too-long = { $place }: the list has { $length } entries; { $most } at most are possible.
error-empty-list = { $place }: the list is empty.
error-out-of-range = { $place }: { $value } is not between { $low } and { $high }.
error-unknown-word = { $place }: “{ $word }” is unknown. Possible are: { $known }.
error-other-game = { $place }: this is a game of “{ $value }”, not of “{ $wanted }”.
error-other-version = { $place }: this was made by version { $value } of the rules, not by version { $wanted }.
error-other-data = { $place }: this was made with other component values.
error-own-data = { $place }: this position was made with data that do not come with the package. Load the game { $game } with them, and use its “restore”.
error-broken-field = { $place }: this part of the notation cannot be read.
error-double-key = { $place }: “{ $key }” is there twice.
error-double-field = { $place }: this part of the notation appears twice.

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
error-name-taken = { $place }: every player needs a name of their own; “{ $name }” cannot be used again.
error-no-card-left = { $place }: there is no card of value { $card } left in the game.
error-no-park-left = { $place }: there is no park left in the game.
error-number-too-high = { $place }: house number { $number } is higher than the one on its left.
error-not-rising = { $place }: { $value } does not come after the value before it.

error-no-entry = { $place }: the city has no entry. Please add a table “entry” that names the space where racers come in.
error-duplicate-colour = { $place }: another mode already has the colour “{ $colour }”. Please give every mode a colour of its own.
error-unknown-space = { $place }: there is no space “{ $space }”. Please check its spelling or add it to the spaces.
error-no-spaces = { $place }: a bridge needs at least one space.
error-one-way-rails = { $place }: rails lead both ways. Please join their spaces with “-” instead of “>”.
error-broken-way = { $place }: “{ $value }” is not a way. Please write it like “A - B - C”, with “>” where a link leads that way only.
error-too-few-points = { $place }: at least { $wanted } points are needed here.
error-duplicate-id = { $place }: the id “{ $id }” is used twice. Please give every space an id of its own, and every bridge too.
error-wrong-id = { $place }: “{ $id }” cannot be an id. Please use 1 to 12 letters from A to Z, digits or underscores.
error-wrong-name = { $place }: a name of 1 to 80 visible characters is expected here.
error-wrong-bridge-count = { $place }: the number of bridges is { $count } and must be { $wanted }.
error-space-on-two-bridges = { $place }: the space “{ $space }” is already part of a bridge. Please use it only once.
error-link-to-itself = { $place }: a link leads from “{ $space }” to the same space. Please remove it.
error-duplicate-link = { $place }: the link from “{ $from }” to “{ $to }” is there twice. Please keep one of them.
error-no-way-back = { $place }: the link from “{ $from }” to “{ $to }” has no way back. Please write “-” instead of “>”, or add the way back to a street.
error-too-many-links = { $place }: { $count } links are too many; at most { $most } are possible. Please leave some out.
error-stairs-on-a-bridge = { $place }: stairs on the bridge space { $space }. Please put the overpass where the bridge has ended.
error-entry-on-a-bridge = { $place }: the entry { $space } is on a bridge. Please let the racers enter on land.
error-levels-touch = { $place }: “{ $upper }” and “{ $lower }” are the two levels of an overpass. They must be two spaces that no street joins.
error-space-on-two-overpasses = { $place }: the space “{ $space }” already belongs to an overpass. Please use it only once.
error-bridge-not-crossable = { $place }: { $bridge } cannot be crossed. Please join “{ $from }” and “{ $to }” by a street that leads both ways.
error-way-off-the-bridge = { $place }: { $bridge } can be left at its two ends only. Please remove the link from “{ $from }” to “{ $to }”.
error-bridge-end-not-on-land = { $place }: “{ $space }” cannot be an end of { $bridge }. A bridge must end on two different spaces on land.
error-rail-without-street = { $place }: rails run along streets, and no street leads from “{ $from }” to “{ $to }”.
error-rails-on-other-bridge = { $place }: the rails lead over { $bridge }. They may cross the streetcar’s own bridge only.
error-rails-not-over-bridge = { $place }: the rails must lead over { $bridge }, the streetcar’s bridge, from one end to the other.
error-rails-not-joined = { $place }: the rails must form one net. These spaces are cut off from the rest: { $spaces }.
error-not-connected = { $place }: no streets lead from the entry to these spaces: { $spaces }.
error-no-full-move = { $place }: from “{ $space }” there is no way to go { $steps } spaces with the mode “{ $mode }”. Please add a link; only the streetcar may get stuck.
error-too-intricate = { $place }: this city is too intricate to be drawn. Please use fewer streets or crossings.

error-impossible-face = { $place }: the face { $value } cannot be there.
error-wrong-stack = { $place }: building { $building } does not belong to this stack.
error-impossible-choice = { $place }: seat { $seat } cannot have chosen this.
error-wrong-card-count = { $place }: { $count } cards of value { $card } were found, and { $wanted } belong to the game.
error-contradiction = { $place }: this does not fit the state of the same view.
error-outdated-answers = { $place }: this position was changed, and what can be answered was not. Please change a snapshot instead, and restore it.
error-wrong-zeros = { $place }: every player must have { $wanted } cards of value 0, in hand or played.
error-wrong-tile-stack = { $place }: the bonus tile { $tile } cannot be in stack { $stack }.
error-double-building = { $place }: building { $building } is there more often than it exists.
error-wrong-order = { $place }: the order of the markers does not fit their spaces.
error-bridge-too-long = { $place }: the bridge of seat { $seat } has more buildings than it had turns.
error-too-many-buildings = { $place }: { $count } buildings were built, more than there were turns.
error-line-not-descending = { $place }: on the bridge of seat { $seat }, building { $building } does not fit there.
error-wrong-flag-count = { $place }: the number of flags of the mode { $flag } is { $count } and must be { $wanted }.
error-wrong-bridge = { $place }: in “{ $column }”, a flag of the mode { $flag } cannot belong to bridge { $bridge }.
error-impossible-moment = { $place }: “{ $column }” does not fit what is going on.
error-nothing-to-decide = { $place }: nobody has anything to decide here.
error-broken-decision = { $place }: “{ $value }” is not a decision such as “0 card 3”.

## What a verification finds

error-wrong-commitment = The seed is not the one that was committed to before the game.
error-wrong-data = The component values are not those that the record names.
error-illegal-decision = Decision { $number } (“{ $decision }”) is not allowed: { $refusal }
error-unknown-decision = Decision { $number } (“{ $decision }”) cannot be played: no such action or seat.
error-not-in-seat-order = Decision { $number } (“{ $decision }”) is out of place: secret choices stand in the order of the seats, one each.
error-not-finished = The game is not over after decision { $number }, the last one.
error-wrong-outcome = The outcome is not what the decisions lead to. The true scores are { $scores }.

## The command

cli-error = Error: { $text }
cli-playing =
    { $games ->
        [one] Playing { $games } game
       *[other] Playing { $games } games
    }
cli-simulated =
    { $games ->
        [one] { $games } random game of { $name } with { $seats } players
       *[other] { $games } random games of { $name } with { $seats } players
    }
cli-seat = Seat
cli-player = Player
cli-mean-score = Average score
cli-win-share = Won
cli-summary = { $decisions } decisions in { $seconds } s: { $rate } decisions and { $games_rate } games a second.
cli-records-written = The records are in { $folder }.
cli-interrupted = Interrupted.
cli-interrupted-records =
    { $games ->
        [0] Interrupted before the first game was finished.
        [one] Interrupted. The record of { $games } game is in { $folder }.
       *[other] Interrupted. The records of { $games } games are in { $folder }.
    }
cli-verified = The record is true: { $game }, { $players } players, { $decisions } decisions. { $winners }
cli-commitment = Commitment to the shuffle: { $commitment }
cli-line = Line
cli-rule = Rule
cli-amount = Score
cli-total = Total
cli-final-scoring = Final scoring
cli-ruling = ruling
cli-winner = { $winner } wins with { $score }.
cli-serving = The table is set: { $address } (Ctrl+C ends it)
