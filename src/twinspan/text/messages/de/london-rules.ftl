### Die Regeln von Old London Bridge in eigenen Worten. Eine Nachricht je Regel: rule-L4-3 ist Regel L4.3, rule-R4-6 die Festlegung R4.6.
### Die Reihenfolge der Nachrichten ist die Lesereihenfolge. Keine Variablen; in jeder Sprache dieselben Nachrichten.

## Spielmaterial

chapter-L1 = Spielmaterial
rule-L1-1 = Ihr spielt zu zweit, zu dritt oder zu viert. Eure Farben könnt ihr frei wählen.
rule-L1-2 = Es gibt 72 Gebäude: zwölf Kapellen, zwölf Brückentore, zwölf Herbergen, zwölf Krämerläden, zwölf Gildenhäuser und zwölf Parks. Die 60 Gebäude, die keine Parks sind, tragen die Hausnummern 1 bis 60, jede genau einmal.
rule-L1-3 = Jedes Gebäude zeigt ein Wappen in Blau, Grau, Grün oder Orange. Nur das Gildenhaus ist anders: Es zeigt alle vier Wappen.
ruling-L1-3 = Auch Parks zeigen ein Wappen. Die Anleitungen sagen das nicht, veröffentlichte Rezensionen schon.
rule-L1-4 = Es gibt 55 Charakterkarten: zehn Adlige mit dem Wert 4, elf Geistliche mit dem Wert 3, fünfzehn Edelfrauen mit dem Wert 2, fünfzehn Kaufleute mit dem Wert 1 und viermal Peter de Colechurch mit dem Wert 0. Zu dritt gehört eine 0 niemandem. Sie ist aus dem Spiel und kommt nie in den Vorrat.
rule-L1-5 = Es gibt 24 Bonus-Plättchen. Sie bieten acht verschiedene Aktionen, jede dreimal. Nach ihren Rückseiten bilden sie drei Stapel.
rule-L1-6 = Es gibt 15 Runden-Plättchen: Fünf zeigen eine 1, fünf eine 2 und fünf eine 3.
rule-L1-7 = Die Drehscheibe hat eine Mitte und sechs Randfelder. Eines der Randfelder ist das X-Feld; jedes der fünf anderen bringt £1, £2 oder £3. Die Drehscheibe liegt inmitten der sechs Gebäudestapel und lässt sich drehen.
rule-L1-8 = Es gibt einen Kapellen-Parcours und einen Brückentor-Parcours. Das letzte Feld ist jeweils £10 wert. Der Kapellen-Parcours beginnt mit einer Treppe aus vier Stufen, A bis D.
rule-L1-9 = Die Erweiterung „Erfahrene Baumeister“ bringt 8 beidseitig bedruckte Wertungsplättchen mit, zwei je Farbe. So gibt es vier Seiten für die Kapelle, vier für das Brückentor, vier für die Herberge und vier für die Brücke.
rule-L1-10 = In der Schachtel liegen 76 Münzen im Wert von £368.
ruling-L1-10 = Das ist keine Grenze: Geld kann nicht ausgehen.

## Spielvorbereitung

chapter-L2 = Spielvorbereitung
rule-L2-1 = Mischt jede Gebäudeart für sich und stapelt sie.
ruling-L2-1 = Von jedem Stapel seht ihr das oberste Gebäude und sonst nichts.
rule-L2-2 = Mischt die 15 Runden-Plättchen und legt 12 davon verdeckt aus, zu zweit nur 6. Die übrigen sieht sich niemand an.
rule-L2-3 = Die Charakterkarten mit den Werten 1 bis 4 bilden den Vorrat. Dazu nehmt ihr alle je eine 0 auf die Hand, zu zweit je zwei.
rule-L2-4 = Alle beginnen mit £5.
rule-L2-5 = Mischt jeden der drei Stapel mit Bonus-Plättchen für sich. Dreht dann auf jedem Stapel das oberste Plättchen um.
rule-L2-6 = Auf dem Brückentor-Parcours startet dein Spielstein vor dem ersten Feld. Für den Kapellen-Parcours lost ihr aus, welcher Spielstein auf welcher Stufe der Treppe beginnt.
ruling-L2-6 = Stufe A liegt vor B, B vor C und C vor D.
rule-L2-7 = Deine Stufe auf der Treppe bestimmt, welche Karten du neben der 0 auf die Hand nimmst. Stufe A: 1, 1, 2, 3, 4. Stufe B: 1, 2, 2, 3, 4. Stufe C: 1, 2, 3, 3, 4. Stufe D: 1, 2, 3, 4, 4.
rule-R2-8 = Seid ihr weniger als vier, werden nur die ersten Stufen benutzt: zu zweit A und B, zu dritt A, B und C.
rule-R2-9 = Wie die Drehscheibe zu Beginn liegt, entscheidet der Zufall.

## Die Runde

chapter-L3 = Die Runde
intro-L3 = Ihr spielt 12 Runden, zu zweit nur 6.

chapter-L3-1 = Die Runde vorbereiten
rule-L3-1-1 = Deckt das nächste Runden-Plättchen auf. Dreht dann die Drehscheibe im Uhrzeigersinn um so viele Felder weiter, wie es anzeigt.

chapter-L3-2 = Zugreihenfolge
rule-L3-2-1 = Bevor du deine Karte wählst, darfst du „Edelfrau“-Plättchen einsetzen (L6.9).
rule-L3-2-2 = Alle wählen geheim eine Karte und legen sie verdeckt hin, zu zweit je zwei Karten. Dann deckt ihr gleichzeitig auf.
rule-L3-2-3 = Sind die Karten aufgedeckt, darfst du „+1“-Plättchen einsetzen (L6.8).
rule-L3-2-4 = Der höchste Wert beginnt, die anderen folgen von hoch nach niedrig. Bei gleichen Werten kommt zuerst dran, wer auf dem Kapellen-Parcours weiter vorn liegt. Liegen die Spielsteine auf demselben Feld, ist der obere vorn (L5.1).
rule-L3-2-5 = Zu zweit gibt jede Karte einen eigenen Zug; die Werte werden nie addiert. Sind Karten gleich, kommen zuerst alle Karten der Person an die Reihe, die auf dem Kapellen-Parcours vorn liegt. Ein Beispiel: 2 und 2 gegen 2 und 2 ergibt vorn, vorn, hinten, hinten.
ruling-L3-2-5 = Werden deine eigenen beiden Karten durch ein „+1“ gleich, kommt die mit dem höheren aufgedruckten Wert zuerst.
rule-R3-2-6 = Die Zugreihenfolge steht vor dem ersten Zug der Runde fest. Rücken Spielsteine später in der Runde auf dem Kapellen-Parcours vor, ändert das nichts mehr daran.

chapter-L3-3 = Bauen, Zug um Zug
rule-L3-3-1 = Dein Zug beginnt so: Die Karte, die du gespielt hast, geht zurück in den Vorrat, und erst dann setzt du deine Spielfigur. Deine eigene Herberge darf die Karte wieder aus dem Vorrat holen. Eine 0 kommt nie in den Vorrat, sondern immer zurück auf deine Hand.
rule-L3-3-2 = Setze deine Spielfigur auf ein freies Feld der Drehscheibe. Auf einem Randfeld nimmst du dessen £1, £2 oder £3 und das oberste Gebäude des Stapels daneben. Das X-Feld ist nicht erlaubt. In der Mitte zahlst du £2 und bekommst kein Einkommen. Dann wählst du das oberste Gebäude eines beliebigen Stapels, auch neben dem X-Feld oder neben einem besetzten Feld.
rule-L3-3-3 = Jedes Feld bietet nur einer Spielfigur Platz. Ein Randfeld darfst du nicht benutzen, wenn der Stapel daneben leer ist. Auch von der Mitte aus kannst du keinen leeren Stapel wählen.
rule-L3-3-4 = Zu zweit versetzt du deine Spielfigur für deinen zweiten Zug der Runde. Sie muss auf ein anderes Feld als das, auf dem sie steht.
ruling-L3-3-4 = Das Feld, das sie verlässt, wird wieder frei.
rule-L3-3-5 = Baue das Gebäude (L4) und führe dann seine Aktion aus (L5).
rule-L3-3-6 = Nach dem letzten Zug der Runde verlassen alle Spielfiguren die Drehscheibe.
rule-R3-3-7 = Kannst du deine Spielfigur ohne Bonus-Plättchen auf kein Feld setzen, darfst du ein Plättchen einsetzen oder passen. Das kann vorkommen, weil du die Mitte nicht bezahlen kannst oder weil die übrigen Felder neben leeren Stapeln liegen. In allen anderen Fällen musst du deine Spielfigur setzen. Wenn du passt, baust du nichts und bekommst kein Einkommen. „Kapelle +2“, „Brückentor +2“ und „Zurücknehmen“ darfst du trotzdem einsetzen. Dazu kommt es nur zu viert, und auch dann sehr selten.
rule-R3-3-8 = Nimmst du ein Gebäude, wird am Ende deines Zuges das nächste Gebäude dieses Stapels sichtbar, sonst nichts vom Stapel. An einem echten Tisch sähen es alle sofort. Hier wartet es, damit du deinen Zug zurücknehmen kannst.

## Bauen auf der Brücke

chapter-L4 = Bauen auf der Brücke
rule-L4-1 = Deine Brücke hat 12 Bauplätze. Du füllst sie von links nach rechts.
rule-L4-2 = Ein Gebäude mit Hausnummer kommt in drei Fällen auf deinen nächsten freien Bauplatz: Er ist der erste der Brücke, links davon liegt ein Park, oder die Hausnummer links davon ist höher.
rule-L4-3 = Passt ein Gebäude mit Hausnummer nicht auf den nächsten freien Bauplatz, muss es ein Gebäude deiner Brücke ersetzen. Danach muss jede Hausnummernfolge weiterhin absteigen. In welcher Hausnummernfolge deiner Brücke du das tust, ist dir überlassen. Das ersetzte Gebäude ist aus dem Spiel. Mindestens ein Gebäude kannst du immer ersetzen. Ein Beispiel: Endet deine Brücke mit 23, 15, 11, kann eine 20 die 23 oder die 15 ersetzen.
rule-R4-6 = Freiwillig wird nichts ersetzt. Passt das neue Gebäude auf den nächsten freien Bauplatz, kommt es dorthin.
rule-L4-4 = Ein Park kommt immer auf den nächsten freien Bauplatz. Er ersetzt nie ein anderes Gebäude und wird selbst nie ersetzt.
rule-L4-5 = Rechts von einem Park ist jede Hausnummer erlaubt. Parks gelten als Gebäude.

## Aktionen

chapter-L5 = Aktionen
intro-L5 = Wie stark eine Aktion ist, sagt die Wappenstärke. Sieh nach, welche Farbe das Wappen deines neuen Gebäudes hat, und zähle alle Wappen dieser Farbe auf deiner Brücke, das neue eingeschlossen. Gildenhäuser zählen für jede Farbe.
rule-L5-1 = Kapelle: Dein Spielstein rückt auf dem Kapellen-Parcours vor, ein Feld je Punkt Wappenstärke. Landet er auf einem besetzten Feld, kommt er obenauf. Landet er auf aufgedrucktem Geld oder zieht er darüber hinweg, nimmst du es dir. Von jeder Stufe der Treppe führt der erste Schritt auf das erste Feld.
rule-L5-2 = Brückentor: Dein Spielstein rückt auf dem Brückentor-Parcours vor, ein Feld je Punkt Wappenstärke. Landet er auf einem besetzten Feld, kommt er obenauf. Für jedes Bonusfeld, auf das oder über das er zieht, nimmst du dir eines der offenen Bonus-Plättchen. Dessen Stapel zeigt sein nächstes Plättchen, bevor du ein weiteres wählst. Jedes dritte Feld des Parcours ist ein Bonusfeld.
ruling-L5-2 = Auch das letzte Feld ist so ein drittes Feld und bringt dir ein Plättchen: Nimm zuerst seine £10, dann das Plättchen.
rule-R5-7 = Ein leerer Stapel mit Bonus-Plättchen zeigt nichts. Sind alle drei Stapel leer, nimmst du kein Plättchen.
rule-L5-3 = Erreichst du auf einem der beiden Parcours das letzte Feld, bekommst du £10. Alle, die später ankommen, bekommen sie auch, doch ihre Spielsteine kommen darunter. Übrige Schritte verfallen.
rule-R5-8 = Bist du schon auf dem letzten Feld eines Parcours, bringt dir weiteres Vorrücken dort nichts mehr.
rule-L5-4 = Herberge: Nimm dir Karten aus dem Vorrat. Jede Kombination ist erlaubt, solange ihr Gesamtwert die Wappenstärke nicht übersteigt. Du darfst auch weniger Karten nehmen oder gar keine.
rule-L5-5 = Krämerladen: Nimm dir £1 je Punkt Wappenstärke.
rule-L5-6 = Gildenhaus und Park: Es passiert nichts; sie haben keine Aktion.
rule-R5-9 = Auf den Parcours vorzurücken und Bonus-Plättchen zu nehmen ist Pflicht. Nur auf die Karten einer Herberge darfst du verzichten.

## Bonus-Plättchen

chapter-L6 = Bonus-Plättchen
intro-L6 = Jedes Plättchen setzt du einmal ein; danach ist es aus dem Spiel. In einer Runde darfst du mehrere einsetzen.
rule-L6-1 = Ein Plättchen, das du nimmst, darfst du erst ab der folgenden Runde einsetzen. Zu zweit heißt das: nicht im zweiten Zug derselben Runde.
rule-L6-2 = „Teilen“: Setze deine Spielfigur dorthin, wo genau eine andere Spielfigur steht. Einkommen oder Preis sind wie sonst auch.
rule-L6-3 = „Mitte gratis“: Setze deine Spielfigur in die Mitte und zahle nichts dafür.
rule-L6-4 = „X“: Setze deine Spielfigur auf das X-Feld und baue das oberste Gebäude des Stapels daneben.
rule-R6-16 = Das X-Feld bringt kein Einkommen.
rule-L6-5 = „Zurücknehmen“: Am Ende deines Zuges nimmst du eine Karte des Wertes, den du gespielt hast, aus dem Vorrat zurück auf die Hand. Das geht nicht bei einer 0, nicht zweimal im selben Zug und nicht, wenn keine solche Karte mehr da ist (R6.15).
rule-R6-15 = Für „Zurücknehmen“ muss am Ende deines Zuges eine Karte dieses Wertes im Vorrat liegen.
rule-L6-6 = „Kapelle +2“: Rücke in deinem eigenen Zug auf dem Kapellen-Parcours zwei Felder vor. Was der Parcours dabei einbringt, bekommst du.
rule-L6-7 = „Brückentor +2“: Rücke in deinem eigenen Zug auf dem Brückentor-Parcours zwei Felder vor. Was der Parcours dabei einbringt, bekommst du.
rule-R6-17 = „Kapelle +2“ und „Brückentor +2“ darfst du vor dem Setzen deiner Spielfigur oder nach der Aktion deines Gebäudes einsetzen, aber nie, solange eine andere Wahl offen ist. Dazwischen wäre der Unterschied so klein, dass du nicht gefragt wirst.
rule-L6-8 = „+1“: Gleich nach dem Aufdecken eingesetzt, erhöht es deine gespielte Karte um eins. Aus einer 4 wird eine 5. Mehrere Plättchen zählen zusammen. Zu zweit nennst du die eine Karte, die erhöht wird.
rule-R6-12 = „+1“-Plättchen werden nacheinander angeboten, in der Reihenfolge, die das Aufdecken ergeben hat. Plättchen, die dabei eingesetzt werden, ändern diese Reihenfolge nicht. Du wirst nur einmal gefragt. Du darfst mehrere einsetzen und sie zu zweit auf deine beiden Karten verteilen. Sind alle gefragt worden, wird die Zugreihenfolge neu bestimmt.
rule-R6-13 = Auch eine 0, die du mit „+1“ erhöht hast, kommt zurück auf deine Hand.
rule-L6-9 = „Edelfrau“: Bevor du eine Karte wählst, nimmst du eine 2 aus dem Vorrat auf die Hand. Ist keine 2 mehr da, kannst du das Plättchen nicht einsetzen.
rule-R6-14 = „Edelfrau“-Plättchen kommen vor der geheimen Wahl. Sie werden offen angeboten, allen, die eines haben, nacheinander in der Reihenfolge des Kapellen-Parcours.
rule-L6-10 = Außer „+1“ und „Edelfrau“ darfst du alle Plättchen nur in deinem eigenen Zug einsetzen.
ruling-L6-11 = Beim Setzen deiner Spielfigur darfst du „Teilen“ mit „Mitte gratis“ oder mit „X“ verbinden. Zweimal „Teilen“ macht aber keinen Platz für eine dritte Spielfigur.
rule-R6-18 = Ein Plättchen darfst du nur dort einsetzen, wo es etwas bewirkt: „Teilen“ auf einem besetzten Feld, „X“ auf dem X-Feld, „Mitte gratis“ in der Mitte. „Kapelle +2“ und „Brückentor +2“ gehen nicht mehr, wenn du auf dem letzten Feld des Parcours bist.

## Spielende

chapter-L7 = Spielende
rule-L7-1 = Das Spiel endet nach Runde 12, zu zweit nach Runde 6. Es endet früher, wenn am Ende einer Runde drei oder mehr Gebäudestapel leer sind.
rule-L7-2 = Es gibt vier Grundwertungen. In jeder bringt der erste Platz £5, der zweite £3 und der dritte £1. Zu dritt geht der dritte Platz leer aus, zu zweit wird nur der erste bezahlt. Bei Gleichstand entscheidet der Kapellen-Parcours.
rule-L7-2a = Kapellen-Wertung: Wer ist auf dem Kapellen-Parcours am weitesten? Dabei ist nur, wer die Treppe verlassen hat.
rule-L7-2b = Brückentor-Wertung: Wer ist auf dem Brückentor-Parcours am weitesten? Dabei ist nur, wer den Start verlassen hat.
rule-L7-2c = Herbergen-Wertung: Wessen Handkarten haben den höchsten Gesamtwert? Dabei ist nur, wer mindestens auf 1 kommt.
rule-L7-2d = Brücken-Wertung: Wer hat die meisten Gebäude?
rule-R7-6 = Sind zwei Spielsteine auf dem Brückentor-Parcours gleich weit, ist das ein Gleichstand. Über ihn entscheidet wie über jeden anderen der Kapellen-Parcours, in L7.2b ebenso wie in L8.6. Welcher Spielstein auf dem Brückentor-Parcours oben liegt, spielt keine Rolle. Das solltet ihr wissen: Würde es zählen, ginge zu viert etwa jede vierte Brückentor-Wertung anders aus.
rule-L7-3 = Für leere Bauplätze auf deiner Brücke zahlst du: £1 für 1 Bauplatz, £4 für 2, £7 für 3, £10 für 4 und £14 für 5 oder mehr.
rule-L7-4 = Für jedes nicht eingesetzte Bonus-Plättchen bekommst du £1.
rule-L7-5 = Wer das meiste Geld hat, gewinnt. Bei Gleichstand entscheidet der Kapellen-Parcours.
rule-R7-7 = Du zahlst nie mehr, als du hast; dein Geld fällt also nicht unter £0. Die Schlusswertung läuft so ab: Kapelle, Brückentor (samt L8.8), Herberge, Brücke, dann die leeren Bauplätze (L7.3), dann die nicht eingesetzten Bonus-Plättchen (L7.4).

## Erweiterung

chapter-L8 = Erweiterung: erfahrene Baumeister
intro-L8 = In jeder Farbe tritt eine von vier Seiten an die Stelle der Grundwertung. Kombiniert sie, wie ihr wollt; in jeder Farbe dürft ihr auch bei der Grundwertung bleiben.
rule-L8-1 = Kapellen-Wertung: Wer hat die meisten Kapellen? Die ersten drei Plätze bringen £5, £3 und £1.
rule-L8-2 = Kapellen-Wertung: Am Ende jeder Runde bekommt £1, wer auf dem Kapellen-Parcours führt.
rule-L8-3 = Kapellen-Wertung: Am Spielende bekommst du £1 für jedes Feld, das du auf dem Kapellen-Parcours vor der letzten Person liegst. Die letzte Person bekommt nichts. Alle Stufen der Treppe gelten als ein und derselbe Ort, die Nummer 0.
rule-L8-4 = Kapellen-Wertung: Am Spielende bekommst du das aufgedruckte Geld des Kapellen-Parcours ein zweites Mal, für alle Felder, die du erreicht oder hinter dir gelassen hast.
rule-R8-19 = Für L8.4 zählen auch die £10 des letzten Feldes, wenn du es erreicht hast.
rule-L8-5 = Brückentor-Wertung: Wer hat die meisten Brückentore? Die ersten drei Plätze bringen £5, £3 und £1.
rule-L8-6 = Brückentor-Wertung: Am Ende jeder Runde bekommt £1, wer auf dem Brückentor-Parcours führt.
rule-L8-7 = Brückentor-Wertung: Am Spielende wirst du für die Felder bezahlt, die dein Spielstein auf dem Brückentor-Parcours vorgerückt ist: £3 für 4–6 Felder, £5 für 7–9, £9 für 10–12 und £12 für 13 oder mehr.
rule-L8-8 = Brückentor-Wertung: Am Spielende werden deine nicht eingesetzten Bonus-Plättchen so bezahlt, und nicht nach L7.4: £1 für 1 Plättchen, £4 für 2, £9 für 3 und £16 für 4 oder mehr.
rule-L8-9 = Herbergen-Wertung: Wer hat die meisten Herbergen? Die ersten drei Plätze bringen £5, £3 und £1. (Die französische Anleitung nennt hier die Krämerläden; das ist ein Versehen.)
rule-L8-10 = Herbergen-Wertung: Nach jedem Aufdecken bekommt £2, wer die höchste Karte gespielt hat. Es zählen nur die Karten, noch ohne „+1“. Bei Gleichstand entscheidet der Kapellen-Parcours.
ruling-L8-10 = Auch eine 0 ist eine Karte. Habt ihr alle nur Nullen gespielt, entscheidet die Reihenfolge auf dem Kapellen-Parcours.
rule-L8-11 = Herbergen-Wertung: Am Spielende wirst du nach der Zahl deiner Handkarten bezahlt, und auch eine 0 zählt mit: £4 für 3–4 Karten, £7 für 5–7 und £10 für 8 oder mehr.
rule-L8-12 = Herbergen-Wertung: Am Spielende wirst du für Kartensätze auf deiner Hand bezahlt: £5 für 1+2, £10 für 1+2+3 und £15 für 1+2+3+4. Du kannst mehrere Sätze haben, aber jede Karte gehört nur zu einem. Deine Karten werden so aufgeteilt, dass es dir am meisten bringt.
rule-L8-13 = Brücken-Wertung: Wer hat die längste Hausnummernfolge? Sie reicht von Park zu Park oder bis zu einem Ende der Brücke; es zählen die Gebäude mit Hausnummer. Die ersten drei Plätze bringen £5, £3 und £1.
rule-L8-14 = Brücken-Wertung: Am Ende jeder Runde bekommt £2, wer in dieser Runde die niedrigste Hausnummer gebaut hat. Parks zählen nicht.
ruling-L8-14 = Ein Gebäude zählt auch dann, wenn es später in derselben Runde ersetzt wurde.
rule-L8-15 = Brücken-Wertung: Am Spielende bekommst du £2 für jedes deiner Gebäude mit der Hausnummer 30 oder niedriger.
rule-L8-16 = Brücken-Wertung: Am Spielende bekommst du £10 für jeden vollständigen Satz aus allen sechs Gebäudearten auf deiner Brücke.
rule-L8-17 = Konkurrierende Wertungen (L8.1, L8.5, L8.9, L8.13) zahlen nach der Zahl der Mitspielenden, wie in L7.2. Rundenweise Wertungen (L8.2, L8.6, L8.10, L8.14) gewinnt in jeder Runde genau eine Person, egal, wie viele mitspielen. Auch die letzte Runde zählt, und ihr Gewinn wird vor der Schlusswertung ausgezahlt. Allgemeine Wertungen (L8.3, L8.4, L8.7, L8.8, L8.11, L8.12, L8.15, L8.16) zahlen an alle.
rule-R8-18 = Konkurrierende Wertungen und ebenso L8.2 und L8.6 zahlen dir nur etwas, wenn du überhaupt etwas von dem hast, was sie zählen. Hast du zum Beispiel keine Kapelle gebaut oder bist du noch auf der Treppe oder vor dem ersten Feld, bekommst du nichts.
rule-R8-20 = Werden die Seiten zufällig bestimmt, wird je Farbe eines der beiden Plättchen gezogen und dann eine seiner Seiten. So kommt jede Seite mit derselben Wahrscheinlichkeit ins Spiel: einem Viertel.

## Was du wissen darfst

chapter-L9 = Was du wissen darfst
rule-L9-1 = Alle dürfen sehen: die Drehscheibe, das oberste Gebäude jedes Stapels und wie viele der Stapel enthält, die Parcours, die Brücken, alle genommenen und alle offen ausliegenden Bonus-Plättchen, den Vorrat, die schon aufgedeckten Runden-Plättchen, die gespielten Karten nach dem Aufdecken und die Gebäude, die aus dem Spiel sind.
rule-L9-2 = Verborgen sind: die Reihenfolge der Gebäude unter den obersten, die noch nicht aufgedeckten Runden- und Bonus-Plättchen und die Karten, die andere gewählt, aber noch nicht aufgedeckt haben.
rule-R9-3 = Handkarten und Geld sind normalerweise offen. Beides ergibt sich aus dem, was alle sehen: Karten werden offen genommen und gespielt, und auch Geld fließt offen. Der Verlauf zeigt beides. Mit der Tischoption „Aus dem Gedächtnis“ verbirgt die Seite Handkarten und Geld der anderen und die Beträge im Verlauf. Sonst ändert sich nichts, und der Tisch weist darauf hin, dass Computer sich alles merken.

## Rekonstruierte Werte

london-rules-reconstructed = Einige Werte dieses Spiels stehen nur in Bildern, und diese Bilder konnten wir nicht sehen. Solche Werte sind Rekonstruktionen: Manche folgen einem Muster, das zu allen bekannten Plättchen passt, andere sind unsere eigene Wahl innerhalb der bekannten Grenzen. Sie können vom gedruckten Spiel abweichen. Wer es besitzt, kann jeden Wert in einer einzigen Datendatei berichtigen. Unten sind sie aufgeführt.

## Frühere Versionen

london-rules-earlier = Das sind die Regeln in Version 2. Tische, die unter Version 1 begonnen haben, spielen mit ihr weiter: Dort ist das letzte Feld des Brückentor-Parcours kein Bonusfeld (L5.2).
