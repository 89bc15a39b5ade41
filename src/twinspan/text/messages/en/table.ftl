### What is said at every table, whatever the game: general words, refusals, errors, the command.

## General words

player-numbered = Player { $number }
list-and = { $first } and { $last }
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
error-port-taken = Port { $port } of { $host } is already in use. Please choose another one with --port.
error-port-forbidden = You may not listen on port { $port } of { $host }. Ports below 1024 are often reserved: please choose another one with --port.
error-no-such-address = { $host } is not an address of this machine. Please choose another one with --host: 127.0.0.1 is reached from this machine only, 0.0.0.0 from others too.
error-cannot-listen = Port { $port } of { $host } cannot be opened: { $reason }.
error-unusable-database = The games cannot be kept there: { $reason }. Please name another file or database with --database.
error-page-not-built = The page has not been built yet. “make page” builds it.
error-no-boards = The game { $game } has no boards to choose from.
error-unknown-board = There is no board “{ $board }”. Possible are: { $known }.
error-no-map = The game { $game } has no map.

## Errors in data (data files, snapshots, records): $place says where

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

error-too-intricate = { $place }: this board is too intricate to be drawn. Please make it simpler.
error-contradiction = { $place }: this does not fit the state of the same view.
error-outdated-answers = { $place }: this position was changed, and what can be answered was not. Please change a snapshot instead, and restore it.
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
