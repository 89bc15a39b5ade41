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
london-stack-hidden = Stapel „{ $type }“: Das nächste Gebäude wird am Ende des Zuges sichtbar
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
london-order-why-chapel = Gleiche Karten: Wer auf dem Kapellen-Parcours vorn liegt, kommt zuerst dran.
london-order-why-printed = Gleiche Karten einer Person: Die mit dem höheren gedruckten Wert kommt zuerst.
london-order-why-both = Gleiche Karten: Wer auf dem Kapellen-Parcours vorn liegt, kommt zuerst dran, mit dem höheren gedruckten Wert vor dem anderen.
london-order-tie-chapel = Kapellen-Parcours
london-order-tie-printed = gedruckter Wert
london-order-tie-both = Kapellen-Parcours, gedruckter Wert
london-order-none = Die Karten entscheiden.
london-has-chosen = hat gewählt
london-is-choosing = wählt noch
london-to-act = am Zug
london-ask-raise = +1-Plättchen
london-ask-noblewoman = Edelfrau-Plättchen
london-ask-end-turn = Plättchen am Ende meines Zuges

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
london-guide-prompt = Hier liest du, was gefragt ist. Zeige oder tippe auf etwas auf dem Spielplan, und du erfährst, was passieren würde oder welche Regel es verbietet.
london-guide-cards =
    Jede Runde beginnt mit einem Gebot: Wähle geheim { $seats ->
        [2] zwei Karten
       *[other] eine Karte
    }. Die höchste kommt zuerst dran und hat die beste Auswahl. Gespielte Karten gehen zurück in den Vorrat, also verschwende deine hohen nicht. Der Rundgang geht weiter, wenn du deine Spielfigur setzt.
london-guide-order = Das ist die Zugreihenfolge der Runde. Gleiche Karten? Wer auf dem Kapellen-Parcours vorn liegt, kommt zuerst dran.
london-guide-rondel = Setze jetzt deine Spielfigur. Neben einem Stapel nimmst du die £1 bis £3 des Feldes und das oberste Gebäude. In der Mitte zahlst du £2 und wählst einen beliebigen Stapel. Die Drehscheibe dreht sich jede Runde weiter.
london-guide-replace = Eine Nummer, die nicht kleiner ist als die letzte, passt nicht: Sie muss ein Haus deiner Brücke ersetzen, und die Nummern müssen weiter absteigen. Das alte Haus ist verloren. Ein Park passt immer und wird nie ersetzt.
london-guide-crests = Jedes Haus zeigt ein Wappen. Je mehr Wappen seiner Farbe du hast, desto stärker wirkt ein neues Haus: Schritte auf den Parcours, Karten oder Geld. Ein Gildenhaus tut selbst nichts, zählt aber für jede Farbe.
london-guide-tracks = Kapellen bringen dich auf diesem Parcours voran, und unterwegs gibt es Geld. Brückentore tun das auf dem unteren; dort gibt es Bonus-Plättchen, ab der nächsten Runde einmal einsetzbar. Herbergen bringen Karten, Krämerläden Geld.
london-guide-scoring = Hier siehst du, was am Ende Geld bringt, zum Beispiel, auf den beiden Parcours, bei Karten und bei Gebäuden vorn zu liegen. Leere Bauplätze kosten Geld; jedes übrige Bonus-Plättchen bringt £1. Viel Glück!

## Was die Schlusswertung zählt

london-scorings = Wertung
london-base-0 = am weitesten auf dem Kapellen-Parcours
london-base-1 = am weitesten auf dem Brückentor-Parcours
london-base-2 = höchster Gesamtwert der Handkarten
london-base-3 = die meisten Gebäude
london-track-told = { $track }: { $places }
london-scoring-line = { $slot }: { $what }
london-scoring-empty = 1, 2, 3, 4, 5 oder mehr leere Bauplätze kosten { $costs }.
london-scoring-tiles = Jedes ungenutzte Bonus-Plättchen bringt { $amount }, außer wenn eine Wertung oben sie zählt.
london-caution-replace = ersetzt eines deiner Häuser
london-caution-replaces = ersetzt: { $building }

## Ein Wort Hilfe zu jeder Entscheidung

london-hint-cards = Die höchste Karte beginnt. Zu Beginn deines Zuges kommt deine Karte in den Vorrat; eine 0 kehrt zu dir zurück.
london-hint-cards-two = Wähle zwei Karten: Jede gibt dir einen eigenen Zug, hohe zuerst.
london-hint-noblewoman = Das Plättchen bringt eine 2 aus dem Vorrat auf deine Hand, jetzt oder in einer späteren Runde.
london-hint-raise = Jedes Plättchen erhöht eine gespielte Karte um eins, bevor die Reihenfolge feststeht.
london-hint-place = Neben einem Stapel bekommst du sein Geld und das oberste Gebäude. In der Mitte zahlst du und wählst einen beliebigen Stapel.
london-hint-stack = Das Gebäude kommt auf deinen nächsten freien Bauplatz, wenn die Hausnummer passt.
london-hint-replace = Die Hausnummer passt nicht auf den nächsten Bauplatz. Das Gebäude ersetzt ein anderes, sodass die Nummern weiter absteigen; das ersetzte ist verloren.
london-hint-bonus = Du kannst das Plättchen ab der nächsten Runde einsetzen; sonst ist es am Ende Geld wert. Noch zu nehmen: { $count }.
london-hint-take-cards = Du darfst Karten im Gesamtwert von { $value } nehmen, beliebig gemischt, oder weniger.
london-hint-end-turn = Du musst keines einsetzen: Übrige Bonus-Plättchen sind am Ende Geld wert.

## Was die Dinge sind

london-type-about-0 = Eine Kapelle bringt dich auf dem Kapellen-Parcours voran.
london-type-about-1 = Ein Brückentor bringt dich auf dem Brückentor-Parcours voran, wo Bonus-Plättchen warten.
london-type-about-2 = Eine Herberge bringt Karten aus dem Vorrat.
london-type-about-3 = Ein Krämerladen bringt Geld.
london-type-about-4 = Ein Gildenhaus tut selbst nichts, zeigt aber alle vier Wappen.
london-type-about-5 = Ein Park tut selbst nichts, doch danach passt jede Hausnummer.
london-about-chapel = Kapellen-Parcours: Kapellen bringen dich hier voran, und unterwegs gibt es Geld. Bei gleichen Karten beginnt, wer hier vorn liegt.
london-about-gate = Brückentor-Parcours: Brückentore bringen dich hier voran. Jeder Stern bringt ein Bonus-Plättchen.
london-about-round = Das Runden-Plättchen zeigt, um wie viele Felder sich die Drehscheibe gedreht hat.
london-tile-is = { $tile }: { $about }.
london-scoring-places = Erster, zweiter, dritter Platz: { $places }; der letzte bringt nichts.

## Namen der Zeilen der Schlusswertung

line-money = Geld
line-chapel-track = Kapellen-Parcours
line-gate-track = Brückentor-Parcours
line-hand-value = Handkarten
line-most-buildings = Gebäude
line-most-chapels = Kapellen
line-most-gates = Brückentore
line-most-hostelries = Herbergen
line-longest-line = Längste Folge
line-chapel-lead = Vorsprung auf dem Kapellen-Parcours
line-chapel-money = Geld des Kapellen-Parcours
line-gate-spaces = Brückentor-Felder
line-tile-sets = Bonus-Plättchen
line-hand-size = Zahl der Karten
line-card-sets = Kartensätze
line-low-numbers = Niedrige Hausnummern
line-type-sets = Gebäudesätze
line-empty-sites = Leere Bauplätze
line-unused-tiles = Übrige Plättchen

## The chart at the end

london-chart = Geld am Ende jeder Runde und nach der Schlusswertung

## Options

london-options-scoring = Schlusswertung
london-options-usual = Klassisch
london-options-usual-note = Die vier Wertungen des Grundspiels. Am besten fürs erste Mal.
london-options-random = Zufällig
london-options-random-note = Vier Wertungsplättchen werden zu Beginn gezogen: für erfahrene Baumeister.
london-options-chosen = Selbst gewählt
london-options-chosen-note = Wähle jede der vier selbst.
london-options-drawn = eine der vier Seiten, zu Beginn gezogen
option-london-chapel-base = wer auf dem Kapellen-Parcours am weitesten ist
option-london-gate-base = wer auf dem Brückentor-Parcours am weitesten ist
option-london-hostelry-base = wessen Handkarten am meisten wert sind
option-london-bridge-base = wer die meisten Gebäude hat
option-london-from-memory = Aus dem Gedächtnis
option-london-from-memory-note = Karten und Geld der anderen siehst du nicht. Computer merken sich trotzdem alles.
