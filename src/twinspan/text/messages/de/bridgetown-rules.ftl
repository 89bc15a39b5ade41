### Die Regeln von Bridgetown Races in eigenen Worten. Eine Nachricht je Regel: rule-B3-4 ist Regel B3.4, rule-R3-13 die Festlegung R3.13.
### Eine Festlegung, die eine Regel ergänzt, folgt ihr unter derselben Nummer: ruling-B2-3 gehört zu rule-B2-3.
### Die Reihenfolge der Nachrichten ist die Lesereihenfolge. Keine Variablen; in jeder Sprache dieselben Nachrichten.

## Spielmaterial

chapter-B1 = Spielmaterial
rule-B1-1 = Ihr spielt zu zweit, zu dritt oder zu viert.
rule-B1-2 = Das Rennen führt durch eine Stadt: Felder, die durch Straßen verbunden sind, ein Fluss mit acht Brücken, Überführungen, Gleise für die Straßenbahn und ein Eingang. Die Brücken zählen in der Reihenfolge am Fluss, von oben an. Die übliche Stadt ist Portland; der gedruckte Plan war nicht zu sehen, daher sind die Felder eine Rekonstruktion nach der wirklichen Geografie. Sie stehen in einer Datendatei, die ihr bearbeiten könnt. Dateien desselben Formats ergeben andere Städte: Jede wird beim Laden geprüft, und jeder Fehler wird genannt. Wo diese Regeln von der Steel Bridge sprechen, hat eine andere Stadt ihre eigene Brücke für die Straßenbahn.
rule-B1-3 = Es gibt acht Verkehrsmittel, jedes mit einem Grundtempo und einer Flaggenfarbe. In Portland: zu Fuß 1 (weiß), Fahrrad 2 (grün), Inlineskates 2 (orange), Bus 3 (rot), Auto 3 (schwarz), Taxi 4 (gelb), Motorrad 4 (violett), Straßenbahn 5 (blau). Nicht alles davon ist sicher: siehe die rekonstruierten Werte.
rule-B1-4 = Es gibt 40 Flaggen, fünf in jeder der acht Farben. Blau ist die Farbe der Straßenbahn.
rule-B1-5 = Ihr habt alle je drei Koordinatoren, einen Läufer und eine Brückenkarte mit einem Platz für jede Brücke.
rule-B1-6 = Das Verkehrsrad zeigt die acht Verkehrsmittel und in der Mitte drei Sonderaktionen: „Zuerst“, „Doppelt“ und „Tauschen“.

## Spielvorbereitung

chapter-B2 = Spielvorbereitung
rule-B2-1 = Alle fünf blauen Flaggen werden beiseitegelegt, egal, wie viele ihr seid. Von jeder anderen Farbe kommen zu zweit 3 Flaggen in den Beutel, zu dritt 4 und zu viert 5. Der Rest ist aus dem Spiel.
rule-B2-2 = Legt eine blaue Flagge auf die Steel Bridge. Jede andere Brücke bekommt, von oben am Fluss abwärts, eine Flagge aus dem Beutel. Bei der Spielvorbereitung darf keine Farbe auf mehr als zwei Brücken liegen: Eine dritte legt ihr zurück, bevor ihr eine neue zieht.
rule-B2-3 = Die Läufer beginnen außerhalb des Plans, am Pfeil des Eingangs. In Portland zeigt er auf die Burnside Street.
ruling-B2-3 = Der Start ist kein Feld. Er ist mit dem Eingang verbunden und mit nichts sonst. Die Stadt zu betreten ist ein Schritt deines Zuges, und niemand kehrt zum Start zurück.
rule-B2-4 = Der Startspieler wird ausgelost.

## Die Runde

chapter-B3 = Die Runde
intro-B3 = Ihr spielt höchstens fünf Runden. Jede Runde hat zwei Phasen: die Planung (B3.2 bis B3.5) und das Rennen (B3.6 bis R3.15).
rule-B3-1 = Ab der zweiten Runde ist Startspieler, wer die wenigsten Flaggen auf der Brückenkarte hat. Bei Gleichstand zählt ihr im Uhrzeigersinn und beginnt neben dem bisherigen Startspieler: Wer von den Gleichen dabei zuerst kommt, ist Startspieler. Der bisherige Startspieler kommt bei dieser Zählung zuletzt.
rule-B3-2 = Planung: Im Uhrzeigersinn, beginnend beim Startspieler, setzen alle einen Koordinator auf ein Verkehrsmittel oder eine Sonderaktion. Das geht reihum, bis alle Koordinatoren gesetzt sind. Wer keinen mehr hat, wird übergangen.
rule-B3-3 = Ein Verkehrsmittel können sich beliebig viele teilen, aber du hast nie zwei eigene Koordinatoren auf demselben.
rule-B3-4 = Eine Sonderaktion bietet in jeder Runde nur einem einzigen Koordinator Platz.
rule-B3-5 = Setzt du einen Koordinator auf eine Sonderaktion, musst du sofort einen weiteren auf ein Verkehrsmittel setzen, außer es war dein letzter. So hast du höchstens zwei Sonderaktionen und mindestens ein Verkehrsmittel.
rule-B3-6 = Rennen: Im Uhrzeigersinn, beginnend beim Startspieler, wählen alle eines der Verkehrsmittel, auf denen sie einen Koordinator haben, ziehen ihren Läufer und nehmen diesen Koordinator zurück. Das geht reihum, bis alle Koordinatoren zurück sind; einmal reihum heißt Durchgang.
ruling-B3-6 = Niemand passt: Solange du ein Verkehrsmittel hast, ziehst du in jedem Durchgang. Wer weniger Verkehrsmittel hat, ist früher fertig.
rule-B3-7 = Du ziehst so weit wie das Grundtempo des Verkehrsmittels und dazu 1 Feld für jeden Koordinator, den andere noch darauf haben.
rule-B3-8 = Du musst die volle Strecke ziehen.
rule-B3-9 = Eine Sonderaktion spielst du zusammen mit einem eigenen Zug; ihren Koordinator nimmst du dabei zurück.
ruling-B3-9 = Du musst sie nicht nutzen.
rule-B3-10 = „Zuerst“: Einmal in der Runde ziehst du zu Beginn eines Durchgangs vor allen anderen; an deinem eigenen Platz wirst du in diesem Durchgang übersprungen. Alle anderen Durchgänge laufen in der normalen Reihenfolge.
ruling-B3-10 = Weil du höchstens zwei Verkehrsmittel hast, kommen nur der erste und der zweite Durchgang in Frage, auch wenn die Anleitung noch den dritten nennt.
rule-B3-11 = „Doppelt“: Du ziehst das Doppelte des Grundtempos, und für geteilte Verkehrsmittel kommt nichts hinzu.
ruling-B3-11 = Das geht nur, wenn du die verdoppelte Strecke ganz ziehen kannst. Der Ersatzschritt zu Fuß (B4.4) wird nie verdoppelt.
rule-B3-12 = „Tauschen“: Vertausche die Flaggen zweier beliebiger Brücken. Beide müssen eine Flagge haben, und keine davon darf blau sein.
ruling-B3-12 = Die beiden Flaggen müssen verschiedene Farben haben. Eine Flagge, die durch den Tausch auf die Brücke kommt, auf der du stehst, nimmst du nicht.
rule-R3-13 = Dein Zug läuft in dieser Reihenfolge ab: „Tauschen“, wenn du willst; dann das Verkehrsmittel, mit oder ohne „Doppelt“; „Tauschen“, wenn noch ungenutzt; alle Schritte; Flaggen nehmen und tauschen; Prüfung auf Sieg; „Tauschen“, wenn immer noch ungenutzt; Koordinatoren zurück. Gibt es nichts zu tauschen, wirst du nicht gefragt. Nach einem Sieg gibt es kein „Tauschen“ mehr.
rule-R3-14 = Zu einem Zug können zwei Sonderaktionen gehören. Eine Sonderaktion, die du auch mit deinem letzten Zug der Runde nicht nutzt, verfällt.
rule-R3-15 = Nach „Zuerst“ wirst du zu Beginn eines Durchgangs gefragt, bevor jemand zieht. Gefragt wirst du nur, solange du noch ein Verkehrsmittel hast und sonst jemand, der auch noch eines hat, vor dir ziehen würde.

## Ziehen

chapter-B4 = Ziehen
rule-B4-1 = Zieh entlang der gezeichneten Verbindungen, über jede Kreuzung und jede Brücke. Läufer versperren einander nie den Weg und dürfen auf demselben Feld stehen.
rule-B4-2 = Innerhalb eines Zuges gibt es kein Umkehren: Die Verbindung, die du gerade benutzt hast, darfst du nicht sofort zurückgehen. Um einen Häuserblock herum darfst du ziehen. Zwischen zwei Zügen ist jede Richtung frei.
rule-B4-3 = An einer Überführung wechselt niemand zwischen der oberen und der unteren Straße, außer zu Fuß.
ruling-B4-3 = Eine Treppe verbindet die beiden Ebenen einer Überführung. Zu Fuß ist sie ein Schritt, für alle anderen ist sie gesperrt. (Die Anleitung lässt dort zu Fuß frei abbiegen. Mit einem Feld je Ebene ist es derselbe Weg, der einen Schritt kostet.)
rule-B4-4 = Kannst du mit dem gewählten Verkehrsmittel nicht die volle Strecke ziehen, darfst du stattdessen ein Feld zu Fuß gehen: auch über eine Treppe oder vom Start auf den Eingang. Sonst bleibt dein Läufer stehen.
ruling-B4-4 = Der Ersatzschritt bringt keine Flagge, auch keine weiße, denn dein Koordinator steht nicht auf „zu Fuß“. Du darfst jedes Verkehrsmittel wählen, auch eines, das nicht ziehen kann. (In Portland betrifft das nur die Straßenbahn, wenn man nicht einsteigen kann.)
rule-B4-5 = Straßenbahn: Sie fährt nur auf Gleisen und über die Steel Bridge. Zum Einsteigen muss dein Läufer auf einem Gleisfeld oder neben einem stehen: durch eine gezeichnete Verbindung, auch von einer Brücke aus, oder über die Treppe einer Überführung.
ruling-B4-5 = Wer schon auf einem Feld mit Gleisen steht, ist eingestiegen. Wer eingestiegen ist, verlässt während der Fahrt die Gleise nicht, auch nicht über eine Straße zu einem anderen Feld mit Gleisen. (In den mitgelieferten Städten gibt es keine solche Straße.) Das Einsteigen ist der erste Schritt und zählt zur Strecke. An einer Endstation darf dein Zug enden, aber umkehren darf er dort nicht.
rule-B4-6 = Andere Verkehrsmittel dürfen über Gleisfelder und über die Steel Bridge ziehen, nehmen aber keine blaue Flagge.

## Flaggen

chapter-B5 = Flaggen
rule-B5-1 = Überquerst du eine Brücke oder endet dein Zug auf ihr, und zwar mit dem Verkehrsmittel in der Farbe ihrer Flagge, dann nimmst du die Flagge. Sie kommt auf den Platz dieser Brücke auf deiner Brückenkarte. Eine Brücke aus mehreren Feldern zu überqueren heißt, sie am anderen Ende zu verlassen.
rule-B5-2 = Die Brücke, auf der dein Zug begonnen hat, bringt dir in diesem Zug keine Flagge, auch wenn du sie verlässt und wieder betrittst.
rule-B5-3 = Ein Zug kann mehrere Flaggen bringen.
ruling-B5-3 = Du nimmst sie nach dem letzten Schritt, in der Reihenfolge des Überquerens. Danach wird auf Sieg geprüft.
rule-B5-4 = Die erste Flagge einer Brücke nimmst du von selbst. Hat deine Brückenkarte für diese Brücke schon eine, darfst du tauschen: Die alte kommt zurück in den Beutel, eine blaue zu den beiseitegelegten blauen (mit B7.1 ebenfalls in den Beutel), und die neue kommt auf deine Karte. Du wirst Brücke für Brücke gefragt, in der Reihenfolge des Überquerens.
ruling-B5-4 = Du darfst auch gegen eine Flagge derselben Farbe tauschen: Damit leerst du die Brücke.
rule-B5-5 = Blaue Flaggen nimmt nur die Straßenbahn. Sie liegen nur auf der Steel Bridge, und eine andere Farbe liegt dort nie.
rule-B5-6 = Leere Brücken werden nur am Ende der Runden eins bis vier wieder gefüllt: erst die Steel Bridge mit einer blauen Flagge, dann die anderen von oben nach unten aus dem Beutel. Die Grenze von zwei Brücken je Farbe gilt nur bei der Spielvorbereitung. Bei jedem Ziehen hat jede Flagge, die gerade im Beutel ist, die gleiche Chance.
ruling-B5-6 = Ist der Beutel leer, bleiben die übrigen Brücken leer.

## Spielende

chapter-B6 = Spielende
rule-B6-1 = Hast du eine Flagge von allen acht Brücken, gewinnst du sofort.
rule-B6-2 = Nach der fünften Runde gewinnt, wer die meisten verschiedenen Farben hat. Bei Gleichstand teilt ihr euch den Sieg.

## Das leichtere Spiel

chapter-B7 = Das leichtere Spiel
intro-B7 = Zwei Optionen machen das Spiel leichter. Ihr könnt jede ohne die andere nutzen.
rule-B7-1 = Freie Straßenbahn: Die Straßenbahn zieht wie jedes andere Verkehrsmittel und nimmt auf jeder Brücke eine blaue Flagge. Blaue Flaggen kommen in den Beutel. Die Steel Bridge bekommt ihre Flaggen aus dem Beutel, an ihrer Stelle in der Reihenfolge am Fluss. Blau zählt für die Grenze von zwei, und blaue Flaggen dürfen vertauscht werden. B4.5 und B5.5 gelten nicht.
ruling-B7-1 = In den Beutel kommen so viele blaue Flaggen wie von jeder anderen Farbe: 3, 4 oder 5.
rule-B7-2 = Keine Sonderaktionen: „Zuerst“, „Doppelt“ und „Tauschen“ gibt es nicht.

## Was du wissen darfst

chapter-B8 = Was du wissen darfst
rule-B8-1 = Alles ist offen, außer was der Beutel bringen wird. Auch was im Beutel ist, ist offen.

## Rekonstruierte Werte

bridgetown-rules-reconstructed = Den gedruckten Plan konnten wir nicht sehen. Einige Werte nennen die Anleitung oder veröffentlichte Rezensionen, ein paar weitere folgen daraus. Alle anderen sind Rekonstruktionen: unsere Wahl, nach der wirklichen Geografie von Portland im Jahr 2010. Sie können vom gedruckten Spiel abweichen. Wer es besitzt, kann jeden Wert in einer einzigen Datendatei berichtigen. Woher die Werte kommen, sagen die Listen unten.

## Frühere Versionen

bridgetown-rules-earlier = Das sind die Regeln in Version 2. Tische, die unter Version 1 begonnen haben, spielen mit ihr weiter: Dort muss, wer nicht die volle Strecke ziehen kann, ein Feld zu Fuß gehen, wo das möglich ist (B4.4).
