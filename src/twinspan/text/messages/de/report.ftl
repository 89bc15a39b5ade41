### Der Balance-Bericht: was viele Spiele eines Computers gegen sich selbst über ein Spiel sagen.

## Zahlen

report-plain = { $amount }
report-percent = { $amount } %
report-points = { $amount } Prozentpunkte
report-tenths = { NUMBER($amount, minimumFractionDigits: 1) }
report-hundredths = { NUMBER($amount, minimumFractionDigits: 2) }
report-interval = ({ $low }–{ $high })
report-interval-signed = ({ $low } bis { $high })
report-range = { $first }–{ $last }
report-unknown = –
report-named = { $name }: { $told }
report-listed = { $first }; { $next }

## Die Seite

report-title = { $name }: Balance-Bericht
report-kind = Balance-Bericht
report-subtitle =
    { $games ->
        [one] { $games } Spiel mit { $seats } Personen, gespielt von { $bot } gegen sich selbst
       *[other] { $games } Spiele mit { $seats } Personen, gespielt von { $bot } gegen sich selbst
    }
report-contents = In diesem Bericht
report-warning = Was zu bedenken ist
report-warning-bots = Das sind Spiele von Computern. Was in den Händen von { $bot } stark ist, kann in deinen schwach sein, und umgekehrt.
report-warning-causes = Was mit dem Erfolg einhergeht, muss nicht seine Ursache sein. Wer ohnehin vorn liegt, bekommt vielleicht einfach mehr davon.
report-reading = Wie die Schaubilder zu lesen sind
report-reading-dot = Der Punkt ist, was diese Spiele zeigen. Das Band um ihn ist das 95-%-Intervall: wo der Punkt sehr wahrscheinlich wäre, wenn der Computer ewig weiterspielte.
report-reading-above = Klar über der gestrichelten Linie
report-reading-below = Klar darunter
report-reading-unsure = Unklar: Das Band berührt die Linie
report-table = Die Zahlen als Tabelle
report-few = – steht für Zahlen, die in weniger als { $games } Spielen zu sehen waren: zu wenig, um etwas zu sagen.

## Die Plätze

report-won = Gewonnene Spiele
report-seats = Plätze
report-seats-about = Macht es etwas aus, wo man sitzt? Teilen sich mehrere einen Sieg, bekommen alle einen Teil davon.
report-seat = Platz { $number }
report-no-difference = kein Unterschied

## Ergebnisse und Enden

report-best = Ergebnis beim Sieg
report-lead = Vorsprung vor dem zweiten Platz
report-shared = Geteilte Siege
report-decisions = Entscheidungen je Spiel
report-scores = Ergebnisse
report-scores-about = Die Endergebnisse aller Personen, ob sie gewonnen haben oder nicht. Die Striche sind 95-%-Intervalle.
report-scores-chart = Personen mit diesem Ergebnis
report-players = Personen
report-ends = Länge und Ende
report-ends-about = Nach wie vielen Runden die Spiele endeten, und warum.
report-ends-chart = Spiele, die so endeten
report-games = Spiele
report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } Runde: { $reason }
       *[other] { $rounds } Runden: { $reason }
    }

## Wie er entstand

report-method = Wie die Zahlen entstehen
report-method-games = Jedes Spiel hat seine eigene Mischung, und derselbe Computer spielt alle Plätze. Spiele hängen nicht voneinander ab, wohl aber die Personen an einem Tisch: Was die eine gewinnt, gewinnen die anderen nicht. Darum kommt die Unsicherheit jeder Zahl aus den Unterschieden zwischen ganzen Spielen.
report-method-intervals = Anteile haben Wilsons Intervall, für so viele unabhängige Versuche, wie ebenso sicher wären. Mittelwerte und Steigungen haben das Intervall des Jackknife, das ein Spiel nach dem anderen auslässt. Beide verwenden die Student-Verteilung.
report-method-slopes = „Mit … mehr“ ist die Steigung einer einfachen Regression. Sie vergleicht nur Personen am selben Tisch, jede mit dem Mittel ihres Tisches.
report-method-many =
    { $missed ->
        [one] Von 100 solchen Intervallen verfehlen etwa 5 die Wahrheit. Dieser Bericht hat { $intervals }, also wird es etwa { $missed } sein.
       *[other] Von 100 solchen Intervallen verfehlen etwa 5 die Wahrheit. Dieser Bericht hat { $intervals }, also werden es etwa { $missed } sein.
    }
report-settings = Einstellungen
report-setting-board = Spielplan
report-setting-options = Optionen
report-setting-seed = Startwert
report-setting-version = Version
report-version = Twinspan { $version }, Regeln { $rules }, Werte { $hash }
report-again = Dieser Befehl macht den Bericht noch einmal:
report-again-note = Derselbe Befehl gibt dieselben Zahlen, solange der Computer nicht nach der Uhr denkt. Vorhandene Dateien werden nicht überschrieben: Gib ihn in einem anderen Ordner ein, oder mit einem anderen --out.

## Der Befehl

report-brackets = In Klammern: 95-%-Intervalle.
report-clear = Unter der Lücke: was klar über oder unter einem gleichen Anteil oder keinem Unterschied liegt, das jeweils Entfernteste.
report-written = Der Bericht ist in { $file }.
report-interrupted = Unterbrochen. Es wurde kein Bericht geschrieben.
error-report-exists = Die Datei { $place } gibt es schon, und sie bleibt, wie sie ist. Bitte nenne mit --out eine andere.
