### Was an jedem Tisch gesagt wird, bei jedem Spiel: allgemeine Wörter, Ablehnungen, Fehler, der Befehl.

## Allgemeine Wörter

player-numbered = Person { $number }
list-and = { $first } und { $last }
share = { $percent } %

refusal-game-over = Das Spiel ist zu Ende.
refusal-not-your-turn = Nicht du bist am Zug, sondern { $asked }.
refusal-waiting-for-a-reveal = Erst muss etwas aufgedeckt werden.
refusal-other-decision = Jetzt ist etwas anderes gefragt: { $decision }
refusal-with-rule = { $text } ({ $rule })

## Ereignisse in jedem Spiel

event-round = Runde { $round } von { $rounds }
event-only-choice = { $player } hat hier nur eine Möglichkeit.
event-over = Das Spiel ist zu Ende: { $reason }
over-all-rounds-played = Alle Runden sind gespielt.
event-score = { $player }: { $amount } – { $reason } ({ $rule })
event-rank = { $rank }. { $player }: { $amount }
tied-score = { $text }; gleichauf mit { $tied }, { $tie_break } entscheidet
tied-event = { $text } Gleichauf mit { $tied }, { $tie_break } entscheidet.

## Fehler bei der Benutzung

error-unknown-game = Ein Spiel „{ $game }“ gibt es nicht. Die Spiele sind: { $known }.
error-broken-game = Das Spiel { $game } kann nicht aus { $entry } geladen werden: { $reason }.
error-no-teller = Das Spiel { $game } ist ohne Texte eingetragen: Seine Parts nennen kein Modul „text“.
error-no-words = Das Spiel { $game } lässt sich in der Sprache { $language } nicht erzählen: Die Nachricht { $message } fehlt.
error-unknown-rules = Das Spiel { $game } hat keine Version { $version } seiner Regeln. Die Versionen sind: { $known }.
error-unknown-seat = Einen Platz { $seat } gibt es nicht: Die Plätze haben die Nummern 0 bis { $last }.
error-unknown-action = „{ $action }“ ist keine Aktion des Spiels { $game }.
error-wrong-seats = Dieses Spiel lässt sich nicht mit { $seats } Personen spielen. Möglich sind: { $known }.
error-wrong-options = Das sind keine Optionen des Spiels { $game }.
error-seed-and-chance = Gib entweder einen Startwert oder eine Zufallsquelle an, nicht beides.
error-nothing-to-reveal = Es gibt gerade nichts aufzudecken.
error-impossible-reveal = { $value } kann für „{ $label }“ nicht aufgedeckt werden. Möglich sind: { $known }.
error-not-verifiable = Aufzeichnen lässt sich nur ein Spiel, dessen Zufall aus einem Startwert kommt.
error-unknown-rule = Das Spiel { $game } hat keine Regel „{ $rule }“. Ohne Regelnummer werden alle Regeln gezeigt.
error-unknown-option = Die Option „{ $key }“ gibt es nicht. Die Optionen von { $game } sind: { $known }.
error-option-form = Schreibe eine Option als NAME=VALUE, nicht als „{ $key }“.
error-no-folder = Es gibt keinen Ordner { $place }. Bitte lege ihn zuerst an oder nenne eine andere Datei.
error-no-svg = Das Diagramm ist ein SVG-Bild: Bitte gib { $place } einen Namen, der auf .svg endet.
error-unwritable-file = Die Datei { $place } lässt sich nicht schreiben: { $reason }.
error-unusable-file = Die Datei oder der Ordner { $place } lässt sich nicht verwenden: { $reason }.
error-system-fault = Das System meldet: { $reason }.
error-file-exists = Die Datei { $place } gibt es schon, sie würde überschrieben. Bitte wähle einen anderen Ordner.
error-no-such-language = Eine Sprache „{ $value }“ gibt es nicht. Die Sprachen sind: { $known }.
error-wrong-seed = Ein Startwert ist ein Text, eine ganze Zahl oder Bytes.
error-wrong-chance = Eine Zufallsquelle ist eine Chance, ein random.Random oder None.
error-wrong-rng = Hier wird ein random.Random gebraucht.
error-wrong-kind = Hier wird ein Objekt { $kind } gebraucht, nicht „{ $value }“.
error-needs-chance = Etwas muss aufgedeckt werden, und die Stellung hat keine Zufallsquelle. Gib ihr eine, oder sag selbst, was aufgedeckt wird.
error-nothing-to-choose = Es gibt keine Aktion zur Auswahl.
error-nobodys-view = Ein Computer braucht die Sicht des Platzes, für den er entscheidet.
error-not-new = Nur ein neues Spiel kann von Anfang an aufgezeichnet werden.
error-unknown-data = Das Spiel { $game } kennt keine Daten namens „{ $key }“.
error-usage = { $text } (--help sagt mehr)
error-port-taken = Port { $port } von { $host } ist schon belegt. Bitte wähle mit --port einen anderen.
error-port-forbidden = An Port { $port } von { $host } darfst du nicht lauschen. Ports unter 1024 sind oft reserviert: Bitte wähle mit --port einen anderen.
error-no-such-address = { $host } ist keine Adresse dieses Rechners. Bitte wähle mit --host eine andere: 127.0.0.1 ist nur von diesem Rechner aus erreichbar, 0.0.0.0 auch von anderen.
error-cannot-listen = Port { $port } von { $host } lässt sich nicht öffnen: { $reason }.
error-unusable-database = Dort lassen sich die Partien nicht aufbewahren: { $reason }. Bitte nenne mit --database eine andere Datei oder Datenbank.
error-page-not-built = Die Seite ist noch nicht gebaut. „make page“ baut sie.
error-no-boards = Das Spiel { $game } hat keine Spielpläne zur Auswahl.
error-unknown-board = Es gibt keinen Spielplan „{ $board }“. Möglich sind: { $known }.
error-no-map = Das Spiel { $game } hat keine Karte.

## Fehler in Daten (Dateien mit Werten, Schnappschüsse, Aufzeichnungen): $place sagt, wo

error-unreadable-file = Die Datei { $place } lässt sich nicht lesen: { $reason }.
error-not-toml = Die Datei { $place } ist kein gültiges TOML: { $reason }.
error-not-json = { $place }: kein gültiges JSON: { $reason }.
error-not-a-table = { $place }: Hier wird eine Tabelle mit benannten Werten erwartet.
error-not-a-list = { $place }: Hier wird eine Liste erwartet.
error-not-a-number = { $place }: Hier wird eine ganze Zahl erwartet.
error-not-a-text = { $place }: Hier wird ein Text erwartet.
error-not-a-flag = { $place }: Hier wird true oder false erwartet.
error-not-hexadecimal = { $place }: Hier werden { $size } Bytes in hexadezimalen Ziffern erwartet.
error-missing-key = { $place }: „{ $key }“ fehlt.
error-unknown-key = { $place }: „{ $key }“ ist hier unbekannt. Bitte entferne es oder prüfe die Schreibweise.
error-wrong-length = { $place }: Die Liste hat { $length } statt { $wanted } Einträge.
error-too-long = { $place }: Die Liste hat { $length } Einträge; höchstens { $most } sind möglich.
error-empty-list = { $place }: Die Liste ist leer.
error-out-of-range = { $place }: { $value } liegt nicht zwischen { $low } und { $high }.
error-unknown-word = { $place }: „{ $word }“ ist unbekannt. Möglich sind: { $known }.
error-other-game = { $place }: Dies ist eine Partie von „{ $value }“, nicht von „{ $wanted }“.
error-other-version = { $place }: Das stammt aus Version { $value } der Regeln, nicht aus Version { $wanted }.
error-other-data = { $place }: Dies ist mit anderen Materialwerten entstanden.
error-own-data = { $place }: Diese Stellung entstand mit Daten, die nicht zum Paket gehören. Lade das Spiel { $game } mit ihnen und nimm dessen „restore“.
error-broken-field = { $place }: Dieser Teil der Notation ist nicht lesbar.
error-double-key = { $place }: „{ $key }“ steht zweimal da.
error-double-field = { $place }: Dieser Teil der Notation kommt zweimal vor.

error-too-intricate = { $place }: Dieser Spielplan ist zu verschlungen, um gezeichnet zu werden. Bitte vereinfache ihn.
error-contradiction = { $place }: Das passt nicht zum Stand derselben Ansicht.
error-outdated-answers = { $place }: Diese Stellung wurde verändert, die möglichen Antworten aber nicht. Bitte statt dessen einen Schnappschuss (snapshot) ändern und laden.
error-impossible-moment = { $place }: „{ $column }“ passt nicht zum Stand des Spiels.
error-nothing-to-decide = { $place }: Hier hat niemand etwas zu entscheiden.
error-broken-decision = { $place }: „{ $value }“ ist keine Entscheidung wie „0 card 3“.

## Was eine Prüfung findet

error-wrong-commitment = Der Startwert ist nicht der, der vor dem Spiel festgelegt wurde.
error-wrong-data = Die Materialwerte sind nicht die, die in der Aufzeichnung genannt sind.
error-illegal-decision = Entscheidung { $number } („{ $decision }“) ist nicht erlaubt: { $refusal }
error-unknown-decision = Entscheidung { $number } („{ $decision }“) ist nicht spielbar: Diese Aktion oder diesen Platz gibt es nicht.
error-not-in-seat-order = Entscheidung { $number } („{ $decision }“) steht am falschen Platz: Geheime Wahlen stehen in der Reihenfolge der Sitze, jede einmal.
error-not-finished = Nach Entscheidung { $number }, der letzten, ist das Spiel noch nicht zu Ende.
error-wrong-outcome = Das Ergebnis ist nicht das, zu dem die Entscheidungen führen. Die richtigen Ergebnisse sind { $scores }.

## Der Befehl

cli-error = Fehler: { $text }
cli-playing =
    { $games ->
        [one] { $games } Spiel läuft
       *[other] { $games } Spiele laufen
    }
cli-simulated =
    { $games ->
        [one] { $name }: { $games } Zufallsspiel mit { $seats } Personen
       *[other] { $name }: { $games } Zufallsspiele mit { $seats } Personen
    }
cli-seat = Platz
cli-player = Person
cli-mean-score = Mittleres Ergebnis
cli-win-share = Gewonnen
cli-summary = { $decisions } Entscheidungen in { $seconds } s: { $rate } Entscheidungen und { $games_rate } Spiele je Sekunde.
cli-records-written = Die Aufzeichnungen liegen in { $folder }.
cli-interrupted = Unterbrochen.
cli-interrupted-records =
    { $games ->
        [0] Unterbrochen, bevor das erste Spiel fertig war.
        [one] Unterbrochen. Die Aufzeichnung von { $games } Spiel liegt in { $folder }.
       *[other] Unterbrochen. Die Aufzeichnungen von { $games } Spielen liegen in { $folder }.
    }
cli-verified = Die Aufzeichnung stimmt: { $game }, { $players } Personen, { $decisions } Entscheidungen. { $winners }
cli-commitment = Prüfsumme der Mischung, vorab festgelegt: { $commitment }
cli-line = Posten
cli-rule = Regel
cli-amount = Wertung
cli-total = Summe
cli-final-scoring = Schlusswertung
cli-ruling = Festlegung
cli-winner = { $winner } gewinnt mit { $score }.
cli-serving = Der Tisch ist bereit: { $address } (Strg+C beendet)
