### The balance report: what many games of a bot against itself say of a game.

## Numbers

report-plain = { $amount }
report-percent = { $amount }%
report-points = { $amount } points
report-tenths = { NUMBER($amount, minimumFractionDigits: 1) }
report-hundredths = { NUMBER($amount, minimumFractionDigits: 2) }
report-interval = ({ $low }–{ $high })
report-interval-signed = ({ $low } to { $high })
report-range = { $first }–{ $last }
report-unknown = –
report-named = { $name }: { $told }
report-listed = { $first }; { $next }

## The page

report-title = { $name }: balance report
report-kind = Balance report
report-subtitle =
    { $games ->
        [one] { $games } game with { $seats } players, played by { $bot } against itself
       *[other] { $games } games with { $seats } players, played by { $bot } against itself
    }
report-contents = In this report
report-warning = What to keep in mind
report-warning-bots = These are games of bots. What is strong in the hands of { $bot } may be weak in yours, and the other way round.
report-warning-causes = What goes together with success need not be its cause. Whoever is ahead anyway may simply get more of it.
report-reading = How to read the charts
report-reading-dot = The dot is what these games show. The band around it is the 95% interval: where the dot would most likely be if the bot played for ever.
report-reading-above = Clearly above the dashed line
report-reading-below = Clearly below it
report-reading-unsure = Not clear: the band touches the line
report-table = The figures as a table
report-few = – stands for figures that were seen in fewer than { $games } games: too few to say anything.

## The seats

report-won = Games won
report-seats = Seats
report-seats-about = Does it matter where you sit? If several share a victory, each of them gets a part of it.
report-seat = Seat { $number }
report-no-difference = no difference

## Scores and endings

report-best = Winner’s score
report-lead = Winner’s lead over the second
report-shared = Shared victories
report-decisions = Decisions a game
report-scores = Scores
report-scores-about = The final scores of all players, winners or not. The lines are 95% intervals.
report-scores-chart = Players with this score
report-players = Players
report-ends = Length and end
report-ends-about = After how many rounds the games ended, and why.
report-ends-chart = Games that ended like this
report-games = Games
report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } round: { $reason }
       *[other] { $rounds } rounds: { $reason }
    }

## How it was made

report-method = How the figures are made
report-method-games = Every game has a deal of its own, and the same bot plays all seats. Games do not depend on each other, but players of one table do: what one of them wins, the others do not. So the uncertainty of every figure comes from the differences between whole games.
report-method-intervals = Shares have Wilson’s interval, for as many independent trials as would be equally sure. Averages and slopes have the interval of the jackknife, which leaves out one game after the other. Both use Student’s distribution.
report-method-slopes = “With one … more” is the slope of a simple regression. It compares players of the same table only, each with the average of their table.
report-method-many =
    { $missed ->
        [one] Of 100 such intervals about 5 miss the truth. This report has { $intervals }, so expect about { $missed } that does.
       *[other] Of 100 such intervals about 5 miss the truth. This report has { $intervals }, so expect about { $missed } that do.
    }
report-settings = Settings
report-setting-board = Board
report-setting-options = Options
report-setting-seed = Seed
report-setting-version = Version
report-version = Twinspan { $version }, rules { $rules }, values { $hash }
report-again = This command makes the report again:
report-again-note = The same command gives the same figures, as long as the bot does not think by the clock. Existing files are not overwritten: type it in another folder, or with another --out.

## The command

report-brackets = In brackets: 95% intervals.
report-clear = Below the gap: what is clearly above or below an even share or no difference, the furthest of each kind.
report-written = The report is in { $file }.
report-interrupted = Interrupted. No report was written.
error-report-exists = The file { $place } is already there and is left as it is. Please name another one with --out.
