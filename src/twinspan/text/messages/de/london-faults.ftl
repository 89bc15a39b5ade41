### Old London Bridge: was an Materialdateien, Schnappschüssen und Wertungsblöcken falsch sein kann. $place sagt, wo.

## Materialdateien

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
error-not-rising = { $place }: { $value } ist nicht höher als der Wert davor.

## Schnappschüsse

error-impossible-face = { $place }: Die Seite { $value } kann dort nicht sein.
error-wrong-stack = { $place }: Gebäude { $building } gehört nicht in diesen Stapel.
error-impossible-choice = { $place }: Platz { $seat } kann das nicht gewählt haben.
error-wrong-card-count = { $place }: Zahl der Karten mit dem Wert { $card }: { $count }; zum Spiel gehören { $wanted }.
error-wrong-zeros = { $place }: Alle müssen { $wanted } Karten mit dem Wert 0 haben, auf der Hand oder ausgespielt.
error-wrong-tile-stack = { $place }: Das Bonus-Plättchen { $tile } kann nicht in Stapel { $stack } sein.
error-double-building = { $place }: Gebäude { $building } kommt öfter vor, als es existiert.
error-wrong-order = { $place }: Die Reihenfolge der Spielsteine passt nicht zu ihren Feldern.
error-bridge-too-long = { $place }: Die Brücke von Platz { $seat } hat mehr Gebäude, als dort Züge gespielt wurden.
error-too-many-buildings = { $place }: { $count } gebaute Gebäude sind mehr, als es Züge gab.
error-line-not-descending = { $place }: Auf der Brücke von Platz { $seat } passt Gebäude { $building } nicht an seine Stelle.

## Der Wertungsblock

error-no-score-pad = Für das Spiel { $game } gibt es keinen Wertungsblock: Das Ergebnis sieht man auf einen Blick.
error-no-more-answers = Die Antworten enden, bevor der Wertungsblock vollständig ist.
error-wrong-number = „{ $value }“ ist keine Zahl von { $low } bis { $high }.
error-name-taken = { $place }: Alle brauchen einen eigenen Namen; „{ $name }“ geht nicht noch einmal.
error-no-card-left = { $place }: Im Spiel ist keine Karte mit dem Wert { $card } mehr übrig.
error-no-park-left = { $place }: Im Spiel ist kein Park mehr übrig.
error-number-too-high = { $place }: Hausnummer { $number } ist höher als die links davon.
