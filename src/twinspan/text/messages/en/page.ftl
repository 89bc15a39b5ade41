### The page around the games: the header, the first screen, the table before the start, one's own games, errors.

## Everywhere

page-title = { $what } · Twinspan
page-skip = Skip to the main part
page-home = Twinspan: to the first screen
page-menu = Main menu
page-language = Language
page-settings = Settings
page-my-games = My games
page-rules = Rules
page-for-programmers = For programmers
page-close = Close
page-cancel = Cancel
page-copy = Copy
page-copied = Copied.
page-copy-by-hand = Copying is not allowed here. The text is selected: copy it by hand.
page-try-again = Try again
page-loading = One moment…
page-not-loaded = This part of the page could not be loaded. Please check your connection and try again.

## Settings

settings-you = You
settings-name = Your name
settings-colour = Your colour
settings-you-note = Name and colour count from your next game on.
settings-guest = Guest
settings-look = Look
settings-look-auto = Like the device
settings-look-light = Day
settings-look-dark = Night
settings-speed = Moves of the others
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-instant = At once
settings-confirm = Ask me before my turn ends
settings-confirm-note = Until you confirm, you can take your turn back.
settings-sound = Sound
settings-guide = Show the guide again
settings-guide-told = The guide starts anew at the table.

colour-red = Red
colour-gold = Gold
colour-teal = Teal
colour-violet = Violet
colour-slate = Slate
colour-rose = Rose

bot-journeyman = Journeyman
bot-journeyman-note = Thinks about a second per move and tries hundreds of continuations in its head; beats apprentices most of the time.
bot-journeyman-better = It takes what it has tried most often; of the rest it knows less.
bot-apprentice = Apprentice
bot-apprentice-note = Looks a little ahead and slips now and then; good company for learning.
bot-apprentice-better = It overlooked something better.
bot-random = Drifter
bot-random-note = Moves at random; only for a first look at the rules.

## The first screen

home-title = Take a seat
home-subtitle = Two board games about bridges, here in your browser: against the computer or with friends. Free, without an account.
home-players = { $fewest } to { $most } players
home-play-now = Play now
home-against =
    { $count ->
        [one] against { $count } computer
       *[other] against { $count } computers
    }
home-against-label = How many computers?
home-strength-label = How strong?
home-strength-of = How strong is computer { $number }?
home-each = Mixed
home-computer = No. { $number }: { $bot }
home-same-screen = Same screen
home-same-screen-note = Share this device and pass it on.
home-with-friends = With friends
home-with-friends-note = You get a link to share.
home-my-turns =
    { $count ->
        [0] Go on where you left off.
        [one] It is your turn in one game.
       *[other] It is your turn in { $count } games.
    }
home-rules-note = In our own words.
home-footer = About this page

same-title = Who plays on this screen?
same-count = Number of players
same-person = Person
same-computer = Computer: { $bot }
same-who = Who plays as number { $number }?
same-name = Name of number { $number }
same-colour = Colour of { $name }
same-nobody = At least one person must play.
same-start = Start the game

## Choosing what a game is played on

board-take = Choose { $title }
board-pick = Choose a file…
board-again = Choose again…
board-drop = or drop it here
board-faulty =
    { $count ->
        [one] { $name } cannot be played yet: there is { $count } fault.
       *[other] { $name } cannot be played yet: there are { $count } faults.
    }
board-correct = Correct the file, then choose it again.
board-checking = Checking { $file }…
board-too-large = { $file } is too large: a file may have { $most } kilobytes at most.
board-not-text = { $file } is not a plain text. Please save it as text in UTF-8.
board-unreadable = { $file } could not be read. Perhaps it has been changed or moved: please choose it again.
board-map = The map of { $title }
board-enlarge = Show the map of { $title } large

## The table before the start

lobby-title = A table of { $game }
lobby-waiting = You can start when every seat is taken.
lobby-ready = All seats are taken. Start whenever you like.
lobby-watching = You are watching. Sit down to play along.
lobby-full = All seats are taken. You can watch the game.
lobby-invite = Invite
lobby-link = Link to this table
lobby-link-note = Whoever opens it can sit down or watch.
lobby-link-local = This link works on this computer only. For other devices, start the server with “{ $command }” and open the page by this computer’s name or address in your network.
lobby-link-share = Share…
lobby-seats = Seats
lobby-seat = Seat { $number }
lobby-free = free
lobby-here = here
lobby-away = not here now
lobby-computer = computer: { $bot }
lobby-you = you
lobby-sit = Sit here
lobby-sit-second = Someone on this device
lobby-stand = Stand up
lobby-edit = Change
lobby-give = Give to a computer
lobby-strength = Playing strength
lobby-free-again = Free the seat
lobby-of-seat = { $what }: seat { $number }
lobby-who-title = Who sits here?
lobby-who-name = Name
lobby-who-colour = Colour
lobby-sit-down = Sit down
lobby-save = Save
lobby-count = Number of seats
lobby-random-seating = Random seating
lobby-random-seating-note = Chance decides who sits where when the game starts.
lobby-options = Options
lobby-more-options = More options
lobby-only-host = Only the person who opened the table can change this.
lobby-shuffle = Fair shuffle
lobby-shuffle-note = The shuffle is fixed already; this is its fingerprint. When the game is over the secret behind it is told, so that anybody can check that nothing was changed.
lobby-shuffle-copy = Copy the fingerprint
lobby-start = Start the game
lobby-missing =
    { $count ->
        [one] One seat is still free.
       *[other] { $count } seats are still free.
    }
lobby-fill =
    { $count ->
        [one] Give it to a computer
       *[other] Give them to computers
    }
lobby-shrink = Play with { $count }
lobby-leave = Leave the table

## The table, and what is not there

table-lost = Connection lost. Trying again…
table-back = You are back.
table-missing-title = There is no such table
table-missing-note = Perhaps the link was cut off on the way. Ask for it again, or start a game of your own.
table-earlier-rules = Played by version { $version } of the rules
table-earlier-rules-about = In what it differs from the newest version, the rules tell at their beginning.
table-other-rules-title = This table cannot be opened
missing-title = There is nothing here
missing-note = This address leads nowhere. From the first screen you can reach everything.
missing-home = To the first screen

## One's own games

games-empty = No games yet
games-empty-note = The games you play in this browser appear here.
games-start = Start a game
games-your-turn = Your turn
games-waiting = The others are playing
games-open = Not started yet
games-over = Finished
games-won-mine = You won with { $score }
games-won = { $winners } won with { $score }
games-shared-mine = You share the victory with { $winners } ({ $score })
games-shared = { $winners } share the victory ({ $score })
games-nobody = Nobody sits there yet.
games-go-on = Play on
games-look = Open
games-put-away = Put away
games-of = { $what }: { $names }

## Errors

error-no-connection = The server cannot be reached. Please check your connection and try again.
error-no-such-table = There is no such table. Perhaps the link was cut off.
error-no-such-seat = There is no seat { $seat }: this table has { $seats }.
error-not-your-seat = Seat { $seat } is not yours.
error-not-the-host = Only the person who opened the table can do this.
error-seat-taken = Somebody was faster: seat { $seat } is taken. Please choose another one.
error-already-started = The game has already started.
error-not-started = The game has not started yet.
error-free-seats =
    { $count ->
        [one] One seat is still free. Fill it or remove it, then start.
       *[other] { $count } seats are still free. Fill them or remove them, then start.
    }
error-too-many-players = More people than seats: this table has { $seats }.
error-too-many-people = { $count } people are sitting there already. Somebody would have to stand up first.
error-not-over = This is possible when the game is over.
error-not-at-the-table = You do not sit at this table.
error-resign-first = The game is still going on. You can resign there, and then leave.
error-unknown-bot = There is no computer player “{ $bot }”. Possible are: { $known }.
error-dotted-bot = There is no computer player “{ $bot }”. One from a module is named like this: { $meant }.
error-bot-not-found = The bot { $bot } cannot be loaded: { $reason }.
error-no-bot = { $bot } is no bot: a class derived from Bot is needed.
error-bot-without-weigh = The bot { $bot } has no method weigh, which decides and returns a Thought.
error-bot-failed = The bot { $bot } has failed: { $reason }.
error-bot-without-thought = The bot { $bot } has returned { $returned }: weigh must return a Thought of one of the game’s actions, as Thought(action) or Thought(action, estimates).
error-bot-illegal = The bot { $bot } has chosen “{ $action }”, which is not allowed now ({ $rule }).
error-bot-too-slow = The bot { $bot } has taken longer than { $seconds } seconds and was ended.
error-bot-lost = The bot { $bot } has ended the process in which it was to think.
error-long-bot-name = The name { $bot } is too long for a table: it may have { $most } characters.
error-wrong-budget = There is no budget “{ $budget }”: write a number of simulations (500) or of seconds (1.5s).
error-no-budget = { $bot } always thinks equally long: leave out the budget after the colon.
error-too-many-requests = That was too fast for the server. Please wait a moment and try again.
error-too-large = That was too much at once for the server.
error-other-origin = This request came from another page and was refused. Please open Twinspan itself.
error-bad-request = The server did not understand the page. Please reload the page and try again.
error-no-such-page = There is nothing at this address.
error-no-such-method = This address cannot be used like that.
error-game-is-over = The game is over.
error-seat-resigned = This seat has resigned: a computer plays on for it.
error-outdated = The game has moved on meanwhile. Look at the table and decide again.
error-not-confirmed = A turn still waits to be confirmed.
error-nothing-to-confirm = There is nothing to confirm any more.
error-nothing-to-undo = There is nothing to take back any more.
error-cannot-undo-to = This can no longer be taken back: something has been revealed since, or somebody else has played.
error-made-by-other-rules = This table was set by another version of the rules, which this program does not play.
