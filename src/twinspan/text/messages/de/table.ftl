### Was an jedem Tisch gesagt wird, bei jedem Spiel: allgemeine Wörter, Ablehnungen, Fehler, der Befehl.

## Allgemeine Wörter

player-numbered = Person { $number }
list-and = { $first } und { $last }
money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = Geld
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
error-unknown-city = Eine Stadt „{ $city }“ gibt es nicht. Unsere sind: { $known }. Eine eigene Stadt gibst du durch ihre Datei an.
error-unknown-mode = „{ $value }“ ist weder der Name noch die Nummer eines Verkehrsmittels. Gezählt ab 0 sind das: { $known }.
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
error-no-score-pad = Für das Spiel { $game } gibt es keinen Wertungsblock: Das Ergebnis sieht man auf einen Blick.
error-no-more-answers = Die Antworten enden, bevor der Wertungsblock vollständig ist.
error-wrong-number = „{ $value }“ ist keine Zahl von { $low } bis { $high }.
error-port-taken = Port { $port } von { $host } ist schon belegt. Bitte wähle mit --port einen anderen.
error-port-forbidden = An Port { $port } von { $host } darfst du nicht lauschen. Ports unter 1024 sind oft reserviert: Bitte wähle mit --port einen anderen.
error-no-such-address = { $host } ist keine Adresse dieses Rechners. Bitte wähle mit --host eine andere: 127.0.0.1 ist nur von diesem Rechner aus erreichbar, 0.0.0.0 auch von anderen.
error-cannot-listen = Port { $port } von { $host } lässt sich nicht öffnen: { $reason }.
error-unusable-database = Dort lassen sich die Partien nicht aufbewahren: { $reason }. Bitte nenne mit --database eine andere Datei oder Datenbank.
error-page-not-built = Die Seite ist noch nicht gebaut. „make page“ baut sie.
error-no-boards = Das Spiel { $game } hat keine Spielpläne zur Auswahl.
error-unknown-board = Es gibt keinen Spielplan „{ $board }“. Möglich sind: { $known }.
error-no-map = Das Spiel { $game } hat keine Karte.

## Fehler in Daten (Materialdateien, Schnappschüsse, Aufzeichnungen): $place sagt, wo

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

error-duplicate-number = { $place }: Die Hausnummer { $number } kommt zweimal vor.
error-missing-number = { $place }: Die Hausnummer { $number } fehlt.
error-wrong-crest = { $place }: Gebäude { $number } kann nicht das Wappen „{ $crest }“ haben. Gildenhäuser zeigen alle Wappen, die anderen Gebäude eines.
error-wrong-type-count = { $place }: Gebäude der Art „{ $type }“: { $count } statt { $wanted }.
error-duplicate-type = { $place }: Die Gebäudeart „{ $type }“ kommt zweimal vor.
error-wrong-x = { $place }: Zahl der X-Felder auf der Drehscheibe: { $count }; genau eines muss es sein.
error-beyond-the-end = { $place }: Feld { $space } liegt hinter { $end }, dem letzten möglichen.
error-duplicate-space = { $place }: Feld { $space } kommt zweimal vor.
error-wrong-tile-count = { $place }: Das Bonus-Plättchen „{ $tile }“ kommt { $count }-mal statt { $wanted }-mal vor.
error-duplicate-face = { $place }: Die Seite { $face } kommt zweimal vor.
error-too-few-markers = { $place }: Zahl der Runden-Plättchen: { $count }; nötig sind { $wanted }.
error-too-few-cards = { $place }: Zahl der Karten mit dem Wert { $card }: { $count }; nötig sind { $wanted }.
error-name-taken = { $place }: Alle brauchen einen eigenen Namen; „{ $name }“ geht nicht noch einmal.
error-no-card-left = { $place }: Im Spiel ist keine Karte mit dem Wert { $card } mehr übrig.
error-no-park-left = { $place }: Im Spiel ist kein Park mehr übrig.
error-number-too-high = { $place }: Hausnummer { $number } ist höher als die links davon.
error-not-rising = { $place }: { $value } ist nicht höher als der Wert davor.

error-no-entry = { $place }: Die Stadt hat keinen Eingang. Bitte ergänze eine Tabelle „entry“ mit dem Feld, über das die Läufer hereinkommen.
error-duplicate-colour = { $place }: Die Farbe „{ $colour }“ gehört schon zu einem anderen Verkehrsmittel. Bitte gib jedem seine eigene.
error-unknown-space = { $place }: Ein Feld „{ $space }“ gibt es nicht. Bitte prüfe die Schreibweise oder ergänze es bei den Feldern.
error-no-spaces = { $place }: Eine Brücke braucht mindestens ein Feld.
error-one-way-rails = { $place }: Gleise führen in beide Richtungen. Bitte verbinde ihre Felder mit „-“ statt mit „>“.
error-broken-way = { $place }: „{ $value }“ ist kein Weg. Bitte schreibe ihn wie „A - B - C“, mit „>“, wo eine Verbindung nur in diese Richtung führt.
error-too-few-points = { $place }: Hier werden mindestens { $wanted } Punkte gebraucht.
error-duplicate-id = { $place }: Das Kürzel „{ $id }“ kommt zweimal vor. Bitte gib jedem Feld ein eigenes, und ebenso jeder Brücke.
error-wrong-id = { $place }: „{ $id }“ ist als Kürzel nicht möglich. Bitte nimm 1 bis 12 Buchstaben von A bis Z, Ziffern oder Unterstriche.
error-wrong-name = { $place }: Hier wird ein Name mit 1 bis 80 sichtbaren Zeichen erwartet.
error-wrong-bridge-count = { $place }: Zahl der Brücken: { $count } statt { $wanted }.
error-space-on-two-bridges = { $place }: Das Feld „{ $space }“ gehört schon zu einer Brücke. Bitte verwende es nur einmal.
error-link-to-itself = { $place }: Eine Verbindung führt von „{ $space }“ zum selben Feld. Bitte entferne sie.
error-duplicate-link = { $place }: Die Verbindung von „{ $from }“ nach „{ $to }“ kommt zweimal vor. Bitte behalte nur eine.
error-no-way-back = { $place }: Von „{ $to }“ führt kein Weg zurück nach „{ $from }“. Bitte schreibe „-“ statt „>“ oder ergänze den Rückweg in einer Straße.
error-too-many-links = { $place }: { $count } Verbindungen sind zu viele; höchstens { $most } sind möglich. Bitte einige weglassen.
error-stairs-on-a-bridge = { $place }: eine Treppe auf dem Brückenfeld { $space }. Bitte die Überführung hinter das Ende der Brücke legen.
error-entry-on-a-bridge = { $place }: Der Eingang { $space } liegt auf einer Brücke. Bitte die Läufer an Land beginnen lassen.
error-levels-touch = { $place }: „{ $upper }“ und „{ $lower }“ sind die beiden Ebenen einer Überführung. Es müssen zwei Felder sein, die keine Straße verbindet.
error-space-on-two-overpasses = { $place }: Das Feld „{ $space }“ gehört schon zu einer Überführung. Bitte verwende es nur einmal.
error-bridge-not-crossable = { $place }: { $bridge } lässt sich nicht überqueren. Bitte verbinde „{ $from }“ und „{ $to }“ durch eine Straße in beide Richtungen.
error-way-off-the-bridge = { $place }: { $bridge } lässt sich nur an den beiden Enden verlassen. Bitte entferne die Verbindung von „{ $from }“ nach „{ $to }“.
error-bridge-end-not-on-land = { $place }: „{ $space }“ kann kein Ende dieser Brücke sein: { $bridge }. Eine Brücke muss auf zwei verschiedenen Feldern an Land enden.
error-rail-without-street = { $place }: Gleise verlaufen auf Straßen, und von „{ $from }“ nach „{ $to }“ führt keine Straße.
error-rails-on-other-bridge = { $place }: Die Gleise führen über eine falsche Brücke: { $bridge }. Sie dürfen nur die Brücke der Straßenbahn überqueren.
error-rails-not-over-bridge = { $place }: Die Gleise müssen von einem Ende zum anderen über die Brücke der Straßenbahn führen: { $bridge }.
error-rails-not-joined = { $place }: Die Gleise müssen ein einziges Netz bilden. Diese Felder sind vom Rest getrennt: { $spaces }.
error-not-connected = { $place }: Vom Eingang führen keine Straßen zu diesen Feldern: { $spaces }.
error-no-full-move = { $place }: Von „{ $space }“ aus gibt es mit dem Verkehrsmittel „{ $mode }“ keinen Weg von { $steps } Feldern. Bitte ergänze eine Verbindung; nur die Straßenbahn darf stecken bleiben.
error-too-intricate = { $place }: Diese Stadt ist zu verschlungen, um gezeichnet zu werden. Bitte verwende weniger Straßen oder Kreuzungen.

error-impossible-face = { $place }: Die Seite { $value } kann dort nicht sein.
error-wrong-stack = { $place }: Gebäude { $building } gehört nicht in diesen Stapel.
error-impossible-choice = { $place }: Platz { $seat } kann das nicht gewählt haben.
error-wrong-card-count = { $place }: Zahl der Karten mit dem Wert { $card }: { $count }; zum Spiel gehören { $wanted }.
error-contradiction = { $place }: Das passt nicht zum Stand derselben Ansicht.
error-outdated-answers = { $place }: Diese Stellung wurde verändert, die möglichen Antworten aber nicht. Bitte statt dessen einen Schnappschuss (snapshot) ändern und laden.
error-wrong-zeros = { $place }: Alle müssen { $wanted } Karten mit dem Wert 0 haben, auf der Hand oder ausgespielt.
error-wrong-tile-stack = { $place }: Das Bonus-Plättchen { $tile } kann nicht in Stapel { $stack } sein.
error-double-building = { $place }: Gebäude { $building } kommt öfter vor, als es existiert.
error-wrong-order = { $place }: Die Reihenfolge der Spielsteine passt nicht zu ihren Feldern.
error-bridge-too-long = { $place }: Die Brücke von Platz { $seat } hat mehr Gebäude, als dort Züge gespielt wurden.
error-too-many-buildings = { $place }: { $count } gebaute Gebäude sind mehr, als es Züge gab.
error-line-not-descending = { $place }: Auf der Brücke von Platz { $seat } passt Gebäude { $building } nicht an seine Stelle.
error-wrong-flag-count = { $place }: Zahl der Flaggen des Verkehrsmittels { $flag }: { $count } statt { $wanted }.
error-wrong-bridge = { $place }: In „{ $column }“ kann eine Flagge des Verkehrsmittels { $flag } nicht zu Brücke { $bridge } gehören.
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
