### The game screen, whatever the game: whose turn it is, what can be done, the story, the end.

computer = computer

game-loading = The table is being laid…
game-parts = Parts of the table
game-tab-board = Board
game-tab-players = Players
game-tab-story = Story
game-title-turn = Your turn

## What is asked

game-prompt = What is asked
game-your-turn = Your turn
game-turn-of = { $player }’s turn
game-waiting-for = Waiting for { $players }
game-thinking =
    { $count ->
        [one] { $players } is thinking…
       *[other] { $players } are thinking…
    }
game-thinking-for = The computer is thinking for { $players }…
game-away = Not connected at the moment: { $players }.
game-watch-move = Watch what happens…
game-over = The game is over
game-past = You are looking at moment { $number }
game-back-to-now = Back to now
game-change-choice = You have chosen. Until everybody has, you may choose again.
game-confirm-ask = Confirm your turn, or undo it.
game-confirm = Confirm
game-undo = Undo
game-undo-turn = Restart the turn
game-play-selected = Play face down
game-unselect = Choose again
game-preview = This would happen:
game-then = Then: { $next }
game-choices = You can
game-which-way = In which way?
game-other-choice = Something else
game-not-possible = What is not possible, and why
game-and-more = (and { $count } more like it)
game-open-rule = Open rule { $rule }
game-ask-me = Ask me about

## One screen for several people

game-pause = Look at what has happened. A secret choice comes next.
game-go-on = Go on
game-pass-device = Pass the device to { $player }
game-pass-device-why = A secret choice comes next. The others look away.
game-i-am = I am { $player }

## The story

game-story = The story so far
game-look-at = Look at moment { $number }
game-timeline = Step through the game
game-first = To the beginning
game-back = One step back
game-forward = One step on
game-last = To the present
game-moment = Moment
game-moment-of = Moment { $number } of { $last }
game-replay-play = Play
game-replay-stop = Stop
game-expected = With this, { $player } expected to win { $win } of the time, with { $score } on average.
game-expected-for = With this, the computer playing for { $player } expected to win { $win } of the time, with { $score } on average.
game-next-best = Next best:
game-next-best-of = { $win }, { $score } – { $choice }

## The table

game-table = About this table
game-watching = You are watching this game.
game-commitment = Fingerprint of the shuffle:
game-commitment-about = It was fixed before the game, so that nobody can change the shuffle. When the game is over, anybody can check it.
game-copy-link = Copy the link
game-copy-moment = Copy the link to this moment
game-resign = Resign
game-resign-of = Resign for { $player }
game-resigned = resigned
game-resign-ask = Resign from this game?
game-resign-about = A computer will play your seat to the end. This cannot be undone.
game-resign-yes = Resign
game-resign-no = Play on

## The end

ending-look = Look at the table
ending-show = Final scoring
ending-your-place =
    { $rank ->
        [1] You win with { $score }.
        [2] You come second with { $score }.
        [3] You come third with { $score }.
       *[other] You come { $rank }th with { $score }.
    }
ending-rematch = Play again
ending-rematch-join = Join the next game
ending-replay = Replay
ending-reasons = Replay the game to see what the computers expected of each of their moves.
ending-download = Download the record
ending-verify = Anybody can check the game and its shuffle
ending-final = end

## The guided start

guide = Guide
guide-next = Next
guide-done = Done
guide-leave = Leave the guide
