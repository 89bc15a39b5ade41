### Was die Regelseite zu den Regeln von Bridgetown Races beiträgt: das Spiel in einer Minute, Beispiele, Herkunft der Werte.
### Zu einer Zeichnung gehören zwei Nachrichten: die Unterschrift, und unter demselben Namen mit -drawing, was zu sehen ist, für alle, die es nicht sehen können.

## Bridgetown Races in einer Minute

bridgetown-minute-goal = Ihr lauft um die Wette durch eine Stadt mit acht Brücken, und auf jeder Brücke gibt es eine Flagge zu holen. Wer eine Flagge von allen acht Brücken hat, gewinnt sofort. Sonst gewinnt nach fünf Runden, wer die meisten Farben hat.
bridgetown-minute-plan = Planen
bridgetown-minute-plan-drawing = Das Verkehrsrad mit Koordinatoren auf dem Fahrrad, dem Bus, dem Taxi und der Sonderaktion „Doppelt“
bridgetown-minute-plan-text = In jeder Runde setzt ihr reihum je drei Koordinatoren auf das Verkehrsrad: auf Verkehrsmittel oder auf Sonderaktionen.
bridgetown-minute-race = Ziehen
bridgetown-minute-race-drawing = Ein Läufer zieht drei Felder mit dem Bus, über eine Brücke mit roter Flagge
bridgetown-minute-race-text = Dann zieht ihr reihum, jedes Mal mit einem eurer Verkehrsmittel: so weit wie sein Grundtempo und 1 Feld weiter für jeden Koordinator, den andere noch darauf haben.
bridgetown-minute-collect = Flaggen holen
bridgetown-minute-collect-drawing = Eine Brückenkarte mit acht Plätzen; auf fünf davon liegt eine Flagge
bridgetown-minute-collect-text = Überquere eine Brücke oder beende deinen Zug auf ihr, und zwar mit dem Verkehrsmittel, das ihre Flagge zeigt: Dann gehört die Flagge dir. Deine Brückenkarte hat einen Platz für jede Brücke; später darfst du eine Flagge dort gegen eine andere Farbe tauschen.
bridgetown-minute-end = Am Ende jeder Runde bekommen leere Brücken neue Flaggen. Wer die wenigsten Flaggen hat, beginnt die nächste.

## Beispiele zu Bridgetown Races

bridgetown-example-wheel = Außen liegen die acht Verkehrsmittel, jedes mit seinem Grundtempo und der Farbe seiner Flaggen; die kleinen Plätze sind für die Koordinatoren. Die drei Sonderaktionen liegen in der Mitte.
bridgetown-example-wheel-drawing = Das Verkehrsrad im Uhrzeigersinn: zu Fuß 1, Fahrrad 2, Inlineskates 2, Bus 3, Auto 3, Taxi 4, Motorrad 4, Straßenbahn 5. In der Mitte „Zuerst“, „Doppelt“ und „Tauschen“.
bridgetown-example-first-player = Ada war Startspielerin. Sie und Cleo haben die wenigsten Flaggen, je zwei. Im Uhrzeigersinn von Ben an gezählt kommt Cleo vor Ada: Nun beginnt Cleo.
bridgetown-example-first-player-drawing = Vier Leute um einen Tisch, im Uhrzeigersinn: Ada mit zwei Flaggen, Ben mit drei, Cleo mit zwei, Dan mit vier. Pfeile führen von Ada zu Ben und von Ben zu Cleo.
bridgetown-example-special = Adas erster Koordinator kommt auf „Doppelt“, also muss ihr zweiter sofort folgen, und zwar auf ein Verkehrsmittel: den Bus. Ben setzt seinen letzten auf „Tauschen“, und nichts folgt.
bridgetown-example-special-drawing = Wohin zwei Leute ihre drei Koordinatoren setzen. Ada: „Doppelt“ und Bus, wenn sie das erste Mal dran ist, dann Taxi. Ben: Fahrrad, Auto und „Tauschen“, eins nach dem anderen.
bridgetown-example-shared = Alle drei stehen auf dem Taxi. Ada zieht zuerst: 4, und 2 mehr für Ben und Cleo. Dann zieht Ben 4 + 1, denn neben ihm ist nur noch Cleo da. Cleo kommt zuletzt und zieht 4.
bridgetown-example-shared-drawing = Das Taxi auf dem Verkehrsrad mit drei Koordinatoren. Daneben: Ada 4 + 2 = 6, Ben 4 + 1 = 5, Cleo 4.
bridgetown-example-first = Cleo hebt sich „Zuerst“ für den zweiten Durchgang auf: Sie zieht vor Ada, und an ihrem eigenen Platz wird sie übersprungen. Im dritten Durchgang hat sie kein Verkehrsmittel mehr, denn „Zuerst“ hat einen ihrer Koordinatoren gebraucht.
bridgetown-example-first-drawing = Wer in den drei Durchgängen eines Rennens zieht. Erster Durchgang: Ada, Ben, Cleo, Dan. Zweiter: Cleo, Ada, Ben, Dan. Dritter: Ada, Ben, Dan.
bridgetown-example-double = Ada nutzt „Doppelt“ mit dem Taxi: Zweimal 4 macht 8. Ben und Cleo stehen auch auf dem Taxi, aber bei „Doppelt“ kommt für sie nichts hinzu.
bridgetown-example-double-drawing = Drei Koordinatoren auf dem Taxi und Adas auf „Doppelt“: 2 × 4 = 8. Adas Läufer zieht acht Felder.
bridgetown-example-swap = Ben vertauscht die rote und die orangefarbene Flagge. Die blaue bleibt, wo sie ist.
bridgetown-example-swap-drawing = Drei Brücken über einen Fluss. Pfeile vertauschen die rote Flagge der ersten und die orangefarbene der zweiten; bei der blauen der dritten, die Gleise hat, steht ein Kreuz.
bridgetown-example-turning-back = Mit dem Fahrrad darf Ada nicht ein Feld weit und gleich wieder zurück. Mit dem Motorrad darf sie um den Häuserblock fahren, auch wenn vier Felder sie dorthin zurückbringen, wo sie war.
bridgetown-example-turning-back-drawing = Links: ein Weg von einem Feld zum nächsten und zurück, mit einem Kreuz. Rechts: ein Weg von vier Feldern um einen Häuserblock, mit einem Haken.
bridgetown-example-overpass = Mit dem Auto fährt Ada über die untere Straße hinweg und kann nicht in sie abbiegen. Ben darf zu Fuß die Treppe hinauf: Das ist ein Schritt.
bridgetown-example-overpass-drawing = Eine Straße führt über eine andere hinweg; eine Treppe verbindet ihre beiden Felder. Adas Läufer zieht drei Felder mit dem Auto auf der oberen Straße; Bens steht auf der unteren. Bei der Treppe steht zu Fuß ein Haken, beim Auto ein Kreuz.
bridgetown-example-substitute = Ben hat die Straßenbahn gewählt, aber neben ihm liegt kein Gleisfeld. Er darf stattdessen ein Feld zu Fuß gehen und tut das, auf die Brücke. Deren weiße Flagge bleibt dort, denn sein Koordinator steht nicht auf „zu Fuß“.
bridgetown-example-substitute-drawing = Bens Läufer macht einen Schritt auf eine Brücke mit weißer Flagge, bei der ein Kreuz steht. Die Gleise liegen zwei Felder hinter der Brücke.
bridgetown-example-streetcar = Ada steigt ein: Das ist der erste von fünf Schritten. Von da an bleibt sie auf den Gleisen, fährt über die Brücke und nimmt die blaue Flagge. Die Straße ohne Gleise ist ihr nun verschlossen.
bridgetown-example-streetcar-drawing = Adas Läufer tritt auf ein Gleisfeld und folgt den Gleisen vier Felder weiter, über eine Brücke mit blauer Flagge. Bei einer Straße, die von den Gleisen abgeht, steht ein Kreuz.
bridgetown-example-crossing = Mit dem Bus überquert Ada die Brücke der roten Flagge und nimmt sie. Mit dem Fahrrad endet Ben auf der Brücke der grünen Flagge und nimmt sie auch. Mit dem Auto bekommt Cleo keine gelbe Flagge: Die gehört zum Taxi.
bridgetown-example-crossing-drawing = Drei Brücken mit einer roten, einer grünen und einer gelben Flagge. Ada zieht drei Felder mit dem Bus, über die erste. Ben zieht zwei Felder mit dem Fahrrad, auf die zweite. Cleo zieht drei Felder mit dem Auto, über die dritte; bei deren Flagge steht ein Kreuz.
bridgetown-example-start-on-bridge = Adas Zug beginnt auf der Brücke, also bringt ihr die grüne Flagge dort in diesem Zug nichts, obwohl sie mit dem Fahrrad fährt.
bridgetown-example-start-on-bridge-drawing = Adas Läufer verlässt eine Brücke mit grüner Flagge und zieht zwei Felder mit dem Fahrrad. Bei der Flagge steht ein Kreuz.
bridgetown-example-exchange = Ada hat von Brücke 4 schon eine rote Flagge. Nun endet sie mit dem Fahrrad auf dieser Brücke und darf tauschen: Die rote Flagge kommt in den Beutel, die grüne auf ihre Karte.
bridgetown-example-exchange-drawing = Eine Brücke mit grüner Flagge, ein Beutel und eine Brückenkarte mit einer roten Flagge auf Platz 4. Ein Pfeil führt von der Brücke zu Platz 4, ein anderer von Platz 4 zum Beutel.
bridgetown-example-all-bridges = Auf jedem Platz eine Flagge: Wem diese Karte gehört, gewinnt sofort. Dass Rot und Gelb zweimal da sind, ist egal.
bridgetown-example-all-bridges-drawing = Eine Brückenkarte mit Flaggen auf allen acht Plätzen: gelb, rot, blau, rot, violett, weiß, gelb, grün.
bridgetown-example-most-colours = Nach der fünften Runde hat Ada sieben Flaggen, aber nur in vier Farben. Ben hat fünf Flaggen in fünf Farben und gewinnt.
bridgetown-example-most-colours-drawing = Adas Karte: drei rote Flaggen, zwei gelbe, eine grüne und eine orangefarbene. Bens Karte: je eine violette, grüne, gelbe, schwarze und rote Flagge.
bridgetown-example-colours-of = { $name }: { $colours }
bridgetown-example-free-streetcar = Mit dieser Option braucht Dan keine Gleise: Die Straßenbahn bringt ihn fünf Felder weit durch jede Straße, und die blaue Flagge bekommt er von jeder Brücke.
bridgetown-example-free-streetcar-drawing = Dans Läufer zieht fünf Felder mit der Straßenbahn durch Straßen ohne Gleise, über eine Brücke mit blauer Flagge, bei der ein Haken steht.
bridgetown-example-no-specials = Mit dieser Option ist die Mitte des Rads geschlossen. Alle drei Koordinatoren setzt du auf Verkehrsmittel.
bridgetown-example-no-specials-drawing = Das Verkehrsrad mit seinen acht Verkehrsmitteln; die Sonderaktionen in der Mitte sind durchgestrichen.

## Woher die Werte von Portland stammen

bridgetown-values-river = Fluss und Lastkähne
bridgetown-values-entry = Eingang
bridgetown-values-speed = Grundtempo: { $modes }
bridgetown-values-colour = Flaggenfarben: { $modes }
bridgetown-values-bridges = Brücken und ihre Reihenfolge
bridgetown-values-spaces = Felder
bridgetown-values-streets = Straßen
bridgetown-values-overpasses = Überführungen
bridgetown-values-rails = Gleise

bridgetown-source-stated = steht in der Anleitung oder in veröffentlichten Rezensionen
bridgetown-source-inferred = erschlossen: folgt aus dem, was die Quellen sagen
bridgetown-source-reconstructed = rekonstruiert: unsere Wahl; kann vom gedruckten Spiel abweichen

bridgetown-known-river = Bekannt ist, dass es einen Fluss gibt und dass auf ihm Lastkähne die Runden zählen. Sein Name, sein Lauf und die Plätze der Lastkähne sind unsere Wahl: Sie folgen dem Willamette der wirklichen Stadt.
bridgetown-known-entry = Bekannt ist, dass die Läufer über die Straße von Burnside kommen. Von welcher Seite, ist unsere Wahl.
bridgetown-known-bridges = Bekannt ist, dass es acht Brücken gibt, und die Steel Bridge wird genannt. Die anderen und ihre Reihenfolge sind die der wirklichen Stadt:
bridgetown-known-spaces = Die Anleitung nennt die Steel Bridge und die Straße von Burnside. Alle Felder sind unsere Wahl: Brücken, Kreuzungen und Haltestellen, die es in der wirklichen Stadt gibt.
bridgetown-known-streets = Die Verbindungen zwischen den Feldern folgen diesen Straßen der wirklichen Stadt:
bridgetown-known-overpasses = Bekannt ist, dass es Überführungen gibt. Wo sie sind, ist unsere Wahl; diese gibt es in der wirklichen Stadt:
bridgetown-known-rails = Bekannt ist, dass die Straßenbahn Gleise hat und über die Steel Bridge fährt. Ihre Linien folgen der Stadtbahn von 2010, Haltestelle für Haltestelle:

bridgetown-value-speed = { $mode } { $speed }
bridgetown-value-flag = { $mode } ({ $flag })
