### What the arena says: its figures, its charts, its errors.

arena-title =
    { $deals ->
        [one] { $games } games of { $name } with { $seats } players: { $deals } deal, played from every seat
       *[other] { $games } games of { $name } with { $seats } players: { $deals } deals, each played from every seat
    }
arena-rounded = --games { $asked } is rounded up to { $games }: every deal is played from all { $seats } seats.
arena-resumed =
    { $games ->
        [one] { $games } game is already in { $file }.
       *[other] { $games } games are already in { $file }.
    }
arena-bot = Bot
arena-games = Games
arena-thinking = Time a decision
arena-rating = Rating
arena-time = { $ms } ms
arena-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1) }
arena-absent = Not at any table yet: { $bots }. More games would seat them all.
arena-even = An even share would be { $share }. In brackets: 95% intervals.
arena-even-anytime = An even share would be { $share }. In brackets: 95% intervals that hold whenever one stops.
arena-more = Sure after { $deals } deals: { $bot } wins more than an even share.
arena-less = Sure after { $deals } deals: { $bot } wins less than an even share.
arena-order = Sure after { $deals } deals: this is the order of the bots.
arena-unsure =
    { $deals ->
        [one] One deal is not enough for a sure answer.
       *[other] { $deals } deals are not enough for a sure answer.
    }
arena-written = The results are in { $file }.
arena-drawn = The chart is in { $file }.
arena-interrupted =
    { $games ->
        [0] Interrupted before the first game was finished.
        [one] Interrupted. { $games } game is finished and kept in { $file }; the same command goes on from there.
       *[other] Interrupted. { $games } games are finished and kept in { $file }; the same command goes on from there.
    }
arena-abandoned = Interrupted. Nothing is kept: with --out FILE the same command could go on from here.
arena-chart-description = Part of the games won in { $name } with { $seats } players. { $bars }.
arena-chart-even = even share { $share }
arena-chart-note = Bars: part of the games won. Lines: 95% intervals.
arena-chart-note-anytime = Bars: part of the games won. Lines: 95% intervals that hold whenever one stops.

error-no-contest = Say who plays: either --bots with two names or more, as in --bots apprentice,random, or --one apprentice --against random.
error-no-results = The file { $place } holds no results of the arena, and is left as it is. Please choose another one.
error-other-settings = The file { $place } holds the results of another contest: “{ $key }” is { $value } there and { $wanted } here. Please choose another file, or the same settings.
error-other-bots = { $place }: these bots do not sit like that in this deal.
error-double-game = { $place }: this game is in the file twice.
error-impossible-end = { $place }: no game ends like that.
error-same-file = The file { $place } cannot be both: --out and --plot need a file each.
error-no-chart = The file { $place } holds no chart, and is left as it is. Please choose another one with --plot.
error-too-many-processes = This machine cannot run so many processes ({ $count }): { $reason }. Where a command has --processes, it can be asked to take fewer.
error-worker-lost = One of the processes has ended before its time. Try again; the arena, given --out FILE, goes on where it was.
error-processes-and-ray = Choose either --processes or --ray: a Ray cluster uses all of its cores.
error-no-ray = Ray is not installed. “pip install twinspan[ray]” installs it.
error-ray-unreachable = There is no Ray cluster at { $address }: { $reason }. An address is HOST:PORT, given on a machine of the cluster.
error-ray-failed = The Ray cluster at { $address } could not do the work: { $reason }. Please see to it that this version of Twinspan is installed on all its machines.
