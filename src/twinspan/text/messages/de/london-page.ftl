### Old London Bridge auf der Seite: die Namen der Teile des Spielplans, und die ersten Schritte.

london-board = Der Spielplan
london-players = Alle am Tisch
london-chapel-track = Kapellen-Parcours
london-gate-track = Brückentor-Parcours
london-track-player = { $player }: { $space }
london-round = Runde { $round }/{ $rounds }
london-round-marker = Runde { $round } von { $rounds }
london-stack = { $building } oben, noch { $count } im Stapel
london-stack-empty = { $type }: Der Stapel ist leer
london-stack-hidden = Stapel „{ $type }“: Das nächste Gebäude zeigt sich am Ende des Zugs
london-space-pays = Feld neben dem Stapel „{ $type }“, bringt £{ $amount }
london-space-x = X-Feld neben dem Stapel „{ $type }“
london-centre = Mitte, kostet £{ $amount }
london-bonus-tiles = Bonus
london-bonus-stack = Bonus-Plättchen „{ $tile }“, noch { $count } im Stapel
london-bonus-empty = Bonus-Stapel { $stack } ist leer
london-supply = Vorrat
london-supply-card = { $card }: { $count } im Vorrat
london-money = Geld
london-hidden = £?
london-hand-of = Handkarten: { $cards }
london-hand-hidden = Die Handkarten sind verdeckt
london-your-hand = Deine Handkarten
london-tiles = Bonus-Plättchen
london-tile-next-round = ab der nächsten Runde
london-bridge-empty = noch kein Gebäude
london-bridge-of = Brücke: { $buildings }
london-order = Zugreihenfolge
london-order-card = spielt { $card }
london-order-raised = { $card } auf { $value } erhöht
london-order-tie = Gleiche Karten: Wer auf dem Kapellen-Parcours vorn liegt, kommt zuerst dran.
london-order-tie-short = Kapelle zählt
london-order-none = Die Karten entscheiden.
london-has-chosen = hat gewählt
london-is-choosing = wählt noch
london-ask-raise = +1-Plättchen
london-ask-noblewoman = Edelfrau-Plättchen
london-ask-end-turn = Plättchen am Ende meines Zugs

## Was ein Bonus-Plättchen tut, in wenigen Worten; nach seiner Nummer

london-tile-about-0 = die Spielfigur dorthin setzen, wo eine andere steht
london-tile-about-1 = die Spielfigur in die Mitte setzen, ohne zu zahlen
london-tile-about-2 = die Spielfigur auf das X-Feld setzen
london-tile-about-3 = die gespielte Karte zurück auf die Hand nehmen
london-tile-about-4 = zwei Felder auf dem Kapellen-Parcours
london-tile-about-5 = zwei Felder auf dem Brückentor-Parcours
london-tile-about-6 = die gespielte Karte um eins erhöhen
london-tile-about-7 = vor der Wahl einer Karte eine 2 (Edelfrau) nehmen

## Die ersten Schritte

london-guide-aim = Das ist deine Brücke. In jedem Zug baust du ein Haus darauf, von links nach rechts. Die Hausnummern müssen absteigen; nach einem Park darf jede Nummer folgen. Wer am Ende das meiste Geld hat, gewinnt.
london-guide-prompt = Hier liest du, was gefragt ist. Zeige auf etwas auf dem Spielplan, und du erfährst, was geschehen würde oder welche Regel es verbietet.
london-guide-cards = Jede Runde beginnt mit einem Gebot: Wähle geheim eine Karte. Die höchste Karte kommt zuerst dran und hat die beste Auswahl. Gespielte Karten gehen zurück in den Vorrat, also verschwende deine hohen nicht.
london-guide-order = Das ist die Zugreihenfolge der Runde. Gleiche Karten? Wer auf dem Kapellen-Parcours vorn liegt, kommt zuerst dran.
london-guide-rondel = Setze jetzt deine Spielfigur. Neben einem Stapel nimmst du die £1 bis £3 des Feldes und das oberste Gebäude. In der Mitte zahlst du £2 und wählst einen beliebigen Stapel. Die Drehscheibe dreht sich jede Runde weiter.
london-guide-crests = Jedes Haus zeigt ein Wappen. Je mehr Wappen seiner Farbe du hast, desto stärker wirkt ein neues Haus: Es bringt Schritte auf den Parcours, Karten oder Geld.
london-guide-tracks = Kapellen bringen dich auf diesem Parcours voran, und dort liegt Geld. Brückentore tun dasselbe auf dem unteren Parcours, und dort gibt es Bonus-Plättchen. Herbergen bringen Karten, Krämerläden Geld.

## Was die Schlusswertung zählt

london-scorings = Wertung
london-base-0 = am weitesten auf dem Kapellen-Parcours
london-base-1 = am weitesten auf dem Brückentor-Parcours
london-base-2 = höchster Gesamtwert der Handkarten
london-base-3 = die meisten Gebäude
london-scoring-rest = Leere Bauplätze kosten Geld, nicht eingesetzte Bonus-Plättchen bringen welches.
