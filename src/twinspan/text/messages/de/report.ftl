### Der Balance-Bericht: was viele Spiele eines Computers gegen sich selbst über ein Spiel sagen.

## Zahlen

report-plain = { $amount }
report-percent = { $amount } %
report-points = { $amount } Prozentpunkte
report-money = £{ $amount }
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
report-bridgetown-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } Runde: { $reason }
       *[other] { $rounds } Runden: { $reason }
    }

## Old London Bridge

report-stairs = Stufen der Treppe
report-stairs-about = Die Stufe, die der Zufall dir gibt, entscheidet über deine ersten Handkarten (sie stehen daneben) und darüber, wer bei gleichen Karten zuerst an der Reihe ist.
report-step = Stufe { $step } · { $cards }
report-faces = Wertungen
report-faces-about = Was jede Wertung in den Spielen zahlte, in denen sie galt, in allen Runden und am Ende zusammen. Das zweite Schaubild zeigt, um wie viele Prozentpunkte die Person, der sie am meisten zahlte, mehr als einen gleichen Anteil gewann.
report-paid = An alle
report-paid-winners = Beim Sieg
report-paid-chart = Gezahltes Geld, im Mittel
report-best-paid = Siege der Bestbezahlten, über einem gleichen Anteil
report-best-paid-chart = Wie viel mehr die Bestbezahlten gewannen
report-types = Gebäudearten
report-types-about = Wie viel mehr Geld mit einem Gebäude einer Art mehr einhergeht, als dein Tisch im Mittel hat, gezählt auf den fertigen Brücken; und wie viele davon beim Sieg und sonst dort standen.
report-money-per-building = Geld mit einem Gebäude mehr
report-by-others = Andere
report-by-winners = Beim Sieg
report-types-chart = Auf einer fertigen Brücke, im Mittel
report-tiles = Bonus-Plättchen
report-tiles-about = Wie viel mehr Geld damit einhergeht, ein Bonus-Plättchen einmal öfter einzusetzen als dein Tisch im Mittel; und wie viele Plättchen man in einem Spiel nimmt und einsetzt.
report-money-per-tile = Geld mit einem eingesetzten Plättchen mehr
report-taken = Genommen
report-used = Eingesetzt
report-tiles-chart = Plättchen je Person, im Mittel

## Bridgetown Races

report-turns = Reihenfolge der ersten Runde
report-turns-about = Der Zufall bestimmt den Startspieler der ersten Runde; die anderen folgen im Uhrzeigersinn.
report-turn =
    { $number ->
        [1] Startspieler
        [2] An zweiter Stelle
        [3] An dritter Stelle
       *[other] An vierter Stelle
    }
report-modes = Verkehrsmittel
report-modes-about = Wie oft jedes Verkehrsmittel geplant wird, wie viele Flaggen eine Fahrt bringt und wie viel mehr Erfolg mit einer Fahrt mehr einhergeht, als dein Tisch im Mittel macht. Auch eine Fahrt, die zu Fuß gemacht werden musste, ist eine Fahrt.
report-planned = Anteil an allen Plänen
report-flags = Flaggen je Fahrt, genommen oder getauscht
report-colours-per-ride = Farben mit einer Fahrt mehr
report-wins-per-ride = Gewonnene Spiele mit einer Fahrt mehr, in Prozentpunkten
report-specials = Sonderaktionen
report-specials-about = Wie oft jede gewählt und eingesetzt wird, wie viele ihrer Spiele die gewannen, die sie einsetzten, und wie viel mehr Erfolg mit einem Einsatz mehr einhergeht, als dein Tisch im Mittel hat.
report-special-taken = Gewählt, von allen Runden
report-special-used = Eingesetzt, wenn gewählt
report-specials-chart = Gewählt und eingesetzt
report-won-with = Gewonnene Spiele mit Einsatz
report-colours-per-use = Farben mit einem Einsatz mehr
report-wins-per-use = Gewonnene Spiele mit einem Einsatz mehr, in Prozentpunkten

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
report-setting-board = Stadt
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
