### Was die Arena sagt: ihre Zahlen, ihre Schaubilder, ihre Fehler.

arena-title =
    { $deals ->
        [one] { $name }: { $games } Spiele mit { $seats } Personen, { $deals } Mischung, von jedem Platz gespielt
       *[other] { $name }: { $games } Spiele mit { $seats } Personen, { $deals } Mischungen, jede von jedem Platz gespielt
    }
arena-rounded = --games { $asked } wird auf { $games } aufgerundet: Jede Mischung wird von allen { $seats } Plätzen gespielt.
arena-resumed =
    { $games ->
        [one] { $games } Spiel ist schon in { $file }.
       *[other] { $games } Spiele sind schon in { $file }.
    }
arena-bot = Computer
arena-games = Spiele
arena-thinking = Zeit je Zug
arena-rating = Stärke
arena-time = { $ms } ms
arena-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1) }
arena-absent = Noch an keinem Tisch: { $bots }. Mit mehr Spielen kämen alle dran.
arena-even = Ein gleicher Anteil wäre { $share }. In Klammern: 95-%-Intervalle.
arena-even-anytime = Ein gleicher Anteil wäre { $share }. In Klammern: 95-%-Intervalle, die gelten, wann immer man aufhört.
arena-more = Sicher nach { $deals } Mischungen: { $bot } gewinnt mehr als einen gleichen Anteil.
arena-less = Sicher nach { $deals } Mischungen: { $bot } gewinnt weniger als einen gleichen Anteil.
arena-order = Sicher nach { $deals } Mischungen: Dies ist die Rangfolge der Computer.
arena-unsure =
    { $deals ->
        [one] Eine Mischung reicht nicht für eine sichere Antwort.
       *[other] { $deals } Mischungen reichen nicht für eine sichere Antwort.
    }
arena-written = Die Ergebnisse sind in { $file }.
arena-drawn = Das Schaubild ist in { $file }.
arena-interrupted =
    { $games ->
        [0] Unterbrochen, bevor das erste Spiel fertig war.
        [one] Unterbrochen. { $games } Spiel ist fertig und in { $file } aufgehoben; derselbe Befehl macht dort weiter.
       *[other] Unterbrochen. { $games } Spiele sind fertig und in { $file } aufgehoben; derselbe Befehl macht dort weiter.
    }
arena-abandoned = Unterbrochen. Nichts ist aufgehoben: Mit --out DATEI könnte derselbe Befehl hier weitermachen.
arena-chart-description = Anteil der gewonnenen Spiele bei { $name } mit { $seats } Personen. { $bars }.
arena-chart-even = gleicher Anteil { $share }
arena-chart-note = Balken: Anteil der gewonnenen Spiele. Striche: 95-%-Intervalle.
arena-chart-note-anytime = Balken: Anteil der gewonnenen Spiele. Striche: 95-%-Intervalle, die gelten, wann immer man aufhört.

error-no-contest = Sag, wer spielt: entweder --bots mit mindestens zwei Namen, wie --bots apprentice,random, oder --one apprentice --against random.
error-no-results = Die Datei { $place } enthält keine Ergebnisse der Arena und bleibt, wie sie ist. Bitte wähle eine andere.
error-other-settings = Die Datei { $place } enthält die Ergebnisse eines anderen Wettkampfs: „{ $key }“ ist dort { $value } und hier { $wanted }. Bitte wähle eine andere Datei oder dieselben Einstellungen.
error-other-bots = { $place }: Diese Computer sitzen bei dieser Mischung nicht so.
error-double-game = { $place }: Dieses Spiel steht zweimal in der Datei.
error-impossible-end = { $place }: So endet kein Spiel.
error-same-file = Die Datei { $place } kann nicht beides sein: --out und --plot brauchen je eine eigene.
error-no-chart = Die Datei { $place } enthält kein Schaubild und bleibt, wie sie ist. Bitte wähle mit --plot eine andere.
error-too-many-processes = So viele Prozesse ({ $count }) kann dieser Rechner nicht starten: { $reason }. Ein Befehl, der --processes kennt, kann weniger nehmen.
error-worker-lost = Einer der Prozesse hat vorzeitig geendet. Versuch es noch einmal; die Arena macht mit --out DATEI weiter, wo sie war.
error-processes-and-ray = Wähle entweder --processes oder --ray: Ein Ray-Cluster nutzt alle seine Kerne.
error-no-ray = Ray ist nicht installiert. „pip install twinspan[ray]“ installiert es.
error-ray-unreachable = Unter { $address } gibt es keinen Ray-Cluster: { $reason }. Eine Adresse lautet HOST:PORT, angegeben auf einem Rechner des Clusters.
error-ray-failed = Der Ray-Cluster unter { $address } konnte die Arbeit nicht tun: { $reason }. Bitte achte darauf, dass diese Version von Twinspan auf allen seinen Rechnern installiert ist.
