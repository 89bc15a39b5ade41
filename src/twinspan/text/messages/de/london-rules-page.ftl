### Was die Regelseite zu den Regeln von Old London Bridge beiträgt: das Spiel in einer Minute, Beispiele, gedruckte Werte.
### Zu einer Zeichnung gehören zwei Nachrichten: die Unterschrift, und unter demselben Namen mit -drawing, was zu sehen ist, für alle, die es nicht sehen können.

## Old London Bridge in einer Minute

london-minute-goal = Ihr alle baut Häuser, jeweils auf einer eigenen Brücke über die Themse. Wer nach zwölf Runden (zu zweit nach sechs) das meiste Geld hat, gewinnt.
london-minute-choose = Karte wählen
london-minute-choose-drawing = Drei Charakterkarten auf der Hand
london-minute-choose-text = In jeder Runde dreht sich die Drehscheibe, und alle spielen geheim eine Karte: Je höher deine Karte, desto früher bist du am Zug.
london-minute-place = Spielfigur setzen
london-minute-place-drawing = Eine Spielfigur auf der Drehscheibe und daneben ein Gebäudestapel
london-minute-place-text = In deinem Zug setzt du deine Spielfigur auf die Drehscheibe und nimmst das Geld des Feldes und das Gebäude daneben. Oder du zahlst in der Mitte £2 und wählst frei.
london-minute-build = Bauen
london-minute-build-drawing = Eine Brücke mit den Häusern 55, 43 und 32, einem Park und dem Haus 58
london-minute-build-text = Die Häuser stehen von links nach rechts mit absteigenden Hausnummern; nach einem Park darfst du mit jeder Zahl neu beginnen. Je mehr Wappen seiner Farbe deine Brücke zeigt, desto mehr bewirkt ein neues Gebäude: Kapellen und Brückentore bewegen deine Spielsteine, Herbergen bringen Karten, Krämerläden bringen Geld.
london-minute-end = Am Ende bringen die Parcours, deine Karten und deine Brücke Geld, und leere Bauplätze kosten dich welches.

## Beispiele zu Old London Bridge

london-example-turn = Das Runden-Plättchen zeigt eine 2: Die Drehscheibe dreht sich im Uhrzeigersinn um zwei Felder weiter. Nun liegt jedes Feld neben einem anderen Stapel.
london-example-turn-drawing = Die Drehscheibe vorher und nachher, dazwischen ein Runden-Plättchen mit einer 2. Das X-Feld ist von rechts unten nach links unten gewandert, zwei Plätze weiter.
london-example-order = Adas 3 kommt vor Bens 2. Cleo und Dan haben beide eine 0 gespielt. Cleo liegt auf dem Kapellen-Parcours vorn, also ist die Reihenfolge Ada, Ben, Cleo, Dan.
london-example-order-drawing = Vier Karten in Zugreihenfolge: Adas 3, Bens 2, Cleos 0, Dans 0. Darunter der Kapellen-Parcours mit Cleos Spielstein auf Feld 4 und Dans auf Feld 2.
london-example-two = Zu zweit habt ihr je zwei Züge: Ada beginnt mit ihrer 4, Ben folgt mit 3 und 2, und Adas 1 kommt zuletzt.
london-example-two-drawing = Vier Karten in Zugreihenfolge: Adas 4, Bens 3, Bens 2, Adas 1.
london-example-place = Ada wählt das £3-Feld neben den Brückentoren: Sie nimmt £3 und das Brückentor. Ben wählt die Mitte: Er zahlt £2 und nimmt die Kapelle, obwohl daneben das X-Feld liegt.
london-example-place-drawing = Die Drehscheibe mit Adas Spielfigur auf dem £3-Feld neben dem Brückentorstapel und Bens Spielfigur in der Mitte. Das X-Feld liegt neben dem Kapellenstapel.
london-example-fits = Die 32 ist niedriger als die 49 links davon, also passt sie.
london-example-fits-drawing = Eine Brücke mit den Häusern 55 und 49; auf dem dritten Bauplatz kommt die 32 dazu.
london-example-replace = Die 20 passt nicht hinter die 11. Sie kann die 23 oder die 15 ersetzen: In beiden Fällen steigen die Nummern weiterhin ab.
london-example-replace-drawing = Eine Brücke mit den Häusern 36, 23, 15 und 11, daneben die neue 20. Die 23 und die 15 sind markiert.
london-example-park = Hinter die 6 würde kaum noch etwas passen. Doch dazwischen liegt der Park, also darf sogar eine 58 folgen.
london-example-park-drawing = Eine Brücke mit den Häusern 25 und 6 und einem Park; auf dem vierten Bauplatz kommt die 58 dazu.
london-example-chapel = Die neue Kapelle ist blau, und auf Adas Brücke sind drei blaue Wappen. Ihr Spielstein rückt von der Treppe drei Felder vor. Er zieht über die £1 hinweg, und Ada nimmt sie sich.
london-example-chapel-drawing = Drei blaue Wappen und der Kapellen-Parcours: Adas Spielstein zieht von der Treppe über Feld 1 und Feld 2, das £1 zeigt, auf Feld 3.
london-example-gate = Mit Wappenstärke 4 rückt Ben von Feld 2 auf Feld 6 vor. Er zieht über ein Bonusfeld und erreicht ein weiteres, also nimmt er zwei Plättchen. Bevor er das zweite nimmt, zeigt der Stapel des ersten sein nächstes Plättchen.
london-example-gate-drawing = Der Brückentor-Parcours: Bens Spielstein zieht von Feld 2 auf Feld 6. Die Felder 3 und 6 sind Bonusfelder. Daneben zwei Bonus-Plättchen.
london-example-hostelry = Die neue Herberge ist blau, und Cleo hat jetzt sechs blaue Wappen. Sie darf zum Beispiel 3, 2 und 1 nehmen, oder 4 und 2, oder sechsmal die 1.
london-example-hostelry-drawing = Eine Brücke mit sechs blauen Wappen, eines davon auf einem Gildenhaus und eines auf einem Park. Darunter drei Möglichkeiten: die Karten 3, 2 und 1; 4 und 2; sechsmal 1.
london-example-haberdasher = Der Krämerladen 43 ist orange. Dan hat jetzt vier orangefarbene Wappen, denn auch das Gildenhaus zählt: Er nimmt £4.
london-example-haberdasher-drawing = Eine Brücke mit den Häusern 55, 49, 47 und 43. Alle vier zeigen ein orangefarbenes Wappen; 49 ist ein Gildenhaus.
london-example-guild = Bens neues Gildenhaus hat keine Aktion. Aber es zeigt alle vier Wappen, und so steigt jede seiner vier Wappenstärken um eins.
london-example-guild-drawing = Ein Gildenhaus, daneben die Wappenstärken vorher und nachher: blau 6 und 7, orange 4 und 5, grau 1 und 2, grün 1 und 2.
london-example-scoring = Dans Schlusswertung, Zeile für Zeile. Ada hat ebenso viele Gebäude wie Dan und liegt auf dem Kapellen-Parcours weiter vorn, also geht der dritte Platz für die meisten Gebäude an sie.
london-example-lead = Dan ist auf dem Kapellen-Parcours der Letzte. Ada liegt 10 Felder vor ihm, Ben 6 und Cleo 4: Sie nehmen £10, £6 und £4.
london-example-lead-drawing = Der Kapellen-Parcours mit Ada auf Feld 11, Ben auf 7, Cleo auf 5 und Dan auf 1.
london-example-sets = Bens Hand ergibt zwei Sätze aus 1+2, das bringt £10. Die 0 gehört zu keinem Satz.
london-example-sets-drawing = Die Karten 1 und 2, noch einmal 1 und 2, und für sich eine 0.
london-example-line = Vor dem Park stehen sechs Gebäude mit Hausnummer, dahinter eines: Cleos längste Hausnummernfolge ist 6.
london-example-line-drawing = Eine Brücke mit 59, 51, 48, 33, 25, 6, einem Park und 58. Die ersten sechs sind markiert.

## Gedruckte Werte von Old London Bridge

london-values-buildings = Gebäude
london-values-parks = Parks
london-values-rondel = Drehscheibe
london-values-chapel-track = Kapellen-Parcours
london-values-gate-track = Brückentor-Parcours
london-values-bonus-tiles = Bonus-Plättchen
london-values-scoring-tiles = Wertungsplättchen
london-values-cards = Charakterkarten
london-values-markers = Runden-Plättchen
london-values-start = Geld und Handkarten zu Beginn
london-values-scoring = Schlusswertung und Wertungsseiten

london-source-rulebook = steht in den Anleitungen
london-source-review = steht in veröffentlichten Rezensionen
london-source-inferred = erschlossen: ein Muster, das zu allen bekannten Plättchen passt
london-source-reconstructed = rekonstruiert: unsere Wahl innerhalb der bekannten Grenzen; kann vom gedruckten Spiel abweichen

london-known-buildings = Die Quellen zeigen einige der Gebäude. Art und Wappen folgen so aus der Hausnummer, dass es zu all diesen passt.
london-known-parks = Veröffentlichte Rezensionen sagen, dass ein Park ein Wappen zeigt; wie viele Parks welches zeigen, ist unsere Wahl.
london-known-rondel = Bekannt sind das X-Feld, die fünf Felder mit £1 bis £3, der Preis der Mitte und dass das X neben den Kapellen liegt, wenn eine £3 neben den Brückentoren liegt. Die übrige Reihenfolge ist unsere Wahl.
london-known-chapel-track = Die Beträge und ihre Reihenfolge sind bekannt. Die Länge des Parcours und die Felder der Beträge sind unsere Wahl.
london-known-gate-track = Bekannt sind ein Bonus auf jedem dritten Feld, die £10 am Ende und eine Länge von mindestens 13 Feldern. Die genaue Länge ist unsere Wahl.
london-known-bonus-tiles = Bekannt sind acht Aktionen, je drei Plättchen und drei Stapel. Welche Plättchen welchen Stapel bilden, ist unsere Wahl.
london-known-scoring-tiles = Die Seiten sind bekannt. Welche zwei davon sich ein Plättchen teilen, ist unsere Wahl; keine Seite wird dadurch wahrscheinlicher als eine andere.

london-value-type = { $type }: { $numbers }
london-value-guild-house = { $type } (alle vier Wappen): { $numbers }
london-value-crest = { $number } { $crest }
london-value-crest-count = { $crest }: { $number }
london-value-crests = Wappen: { $crests }
london-value-stacks = Stapel im Uhrzeigersinn: { $types }
london-value-spaces = Randfelder im Uhrzeigersinn, das erste neben dem ersten Stapel: { $spaces }
london-value-centre = Preis der Mitte: { $price }
london-value-length = Zahl der Felder: { $spaces }
london-value-money = Geld: { $money }
london-value-money-space = { $amount } auf Feld { $space }
london-value-bonus = Bonusfelder: { $spaces }
london-value-bonus-stack = Stapel { $stack }: { $tiles }
london-value-faces = Wertung „{ $slot }“, die zwei Seiten jedes Plättchens: { $tiles }
