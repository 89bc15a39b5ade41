### Old London Bridge am Tisch: Namen, Ereignisse, Entscheidungen, Möglichkeiten, Ablehnungen, Wertung.
### Eine Angabe wie $building kommt in Worten; $building_value ist die bloße Zahl oder das bloße Wort dahinter.

## Namen

type-chapel = Kapelle
type-gate = Brückentor
type-hostelry = Herberge
type-haberdasher = Krämerladen
type-guild-house = Gildenhaus
type-park = Park

crest-blue = blau
crest-gray = grau
crest-green = grün
crest-orange = orange

building-numbered = { $type } { $number }
building-park = { $type } ({ $crest })

card-0 = 0 (Peter de Colechurch)
card-1 = 1 (Kaufmann)
card-2 = 2 (Edelfrau)
card-3 = 3 (Geistlicher)
card-4 = 4 (Adliger)
card-unsaid = eine Karte

tile-share = Teilen
tile-free-centre = Mitte gratis
tile-x = X
tile-take-back = Zurücknehmen
tile-chapel-2 = Kapelle +2
tile-gate-2 = Brückentor +2
tile-raise = +1
tile-noblewoman = Edelfrau

space-outer =
    das Randfeld neben dem { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    }
space-centre = die Mitte

money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = Geld

slot-chapel = Kapelle
slot-gate = Brückentor
slot-hostelry = Herberge
slot-bridge = Brücke

face-L8-1 = die meisten Kapellen
face-L8-2 = jede Runde: Führung auf dem Kapellen-Parcours
face-L8-3 = Vorsprung vor der letzten Person auf dem Kapellen-Parcours
face-L8-4 = das Geld des Kapellen-Parcours ein zweites Mal
face-L8-5 = die meisten Brückentore
face-L8-6 = jede Runde: Führung auf dem Brückentor-Parcours
face-L8-7 = zurückgelegte Felder auf dem Brückentor-Parcours
face-L8-8 = Zahl der nicht eingesetzten Bonus-Plättchen
face-L8-9 = die meisten Herbergen
face-L8-10 = jede Runde: höchste gespielte Karte
face-L8-11 = Zahl der Handkarten
face-L8-12 = Kartensätze auf der Hand
face-L8-13 = längste Hausnummernfolge
face-L8-14 = jede Runde: niedrigste gebaute Hausnummer
face-L8-15 = Gebäude mit der Hausnummer 30 oder niedriger
face-L8-16 = vollständige Sätze aus allen sechs Gebäudearten

## Ereignisse

event-face =
    Wertungsplättchen für { $slot_value ->
        [0] die Kapelle
        [1] das Brückentor
        [2] die Herberge
       *[3] die Brücke
    }: { $face } ({ $rule }).
event-top = Jetzt oben auf dem Stapel: { $building }.
event-bonus-top = Bonus-Stapel { $stack } zeigt jetzt „{ $tile }“.
event-stairs =
    { $step ->
        [1] { $player } beginnt auf Stufe A der Treppe.
        [2] { $player } beginnt auf Stufe B der Treppe.
        [3] { $player } beginnt auf Stufe C der Treppe.
       *[4] { $player } beginnt auf Stufe D der Treppe.
    }
event-rondel =
    Die Drehscheibe liegt bereit, mit dem X neben dem { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    }.
event-start-hand =
    { $amount_value ->
        [unsaid] { $player } beginnt mit { $amount } und einigen Handkarten.
       *[other] { $player } beginnt mit { $amount } und den Karten { $cards }.
    }
event-marker =
    { $steps ->
        [one] Das Runden-Plättchen zeigt { $steps }: Die Drehscheibe dreht sich um ein Feld.
       *[other] Das Runden-Plättchen zeigt { $steps }: Die Drehscheibe dreht sich um { $steps } Felder.
    } Das X liegt jetzt neben dem { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    }.
event-chose = { $player } hat gewählt.
event-own-choice = Du hast { $cards } gewählt.
event-played = { $player } spielt { $cards }.
event-raised = { $player } erhöht die { $card } auf { $value }.
event-order = Zugreihenfolge: { $seats }.{ $by }
order-by-chapel = {" "}Gleiche Karten: Über die Plätze { $places } entscheidet der Kapellen-Parcours.
order-by-printed = {" "}Gleiche Karten einer Person: Über die Plätze { $places } entscheidet der gedruckte Wert.
event-turn =
    { $card_value ->
        [0] { $player } ist am Zug und nimmt die { $card } zurück auf die Hand.
       *[other] { $player } ist am Zug; die { $card } geht zurück in den Vorrat.
    }
event-tile-used = { $player } setzt das Bonus-Plättchen „{ $tile }“ ein.
event-placed-outer =
    { $player } setzt die Spielfigur neben den { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    } und nimmt { $amount }.
event-placed-x =
    { $player } setzt die Spielfigur auf das X-Feld neben dem { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    }.
event-placed-centre = { $player } setzt die Spielfigur in die Mitte und zahlt { $amount }.
event-placed-centre-free = { $player } setzt die Spielfigur gratis in die Mitte.
event-passed = { $player } kann die Spielfigur nicht setzen und passt.
event-built =
    { $player } baut { $building_value ->
        [61] einen { $building }
        [62] einen { $building }
        [63] einen { $building }
        [64] einen { $building }
       *[other] { $building }
    } auf Bauplatz { $site }.
event-replaced = { $player } baut { $building } auf Bauplatz { $site }, anstelle von { $old }.
event-strength = { $building } hat die Wappenstärke { $strength }.
event-chapel-track =
    { $steps ->
        [one] { $player } rückt auf dem Kapellen-Parcours ein Feld vor, auf Feld { $reached }.
       *[other] { $player } rückt auf dem Kapellen-Parcours { $steps } Felder vor, auf Feld { $reached }.
    }
event-gate-track =
    { $steps ->
        [one] { $player } rückt auf dem Brückentor-Parcours ein Feld vor, auf Feld { $reached }.
       *[other] { $player } rückt auf dem Brückentor-Parcours { $steps } Felder vor, auf Feld { $reached }.
    }
event-track-money = { $player } nimmt { $amount } von Feld { $reached }.
event-haberdasher = Der Krämerladen bringt { $player } { $amount }.
event-bonus-taken = { $player } nimmt das Bonus-Plättchen „{ $tile }“.
event-card-taken =
    { $card_value ->
        [unsaid] { $player } nimmt { $card } aus dem Vorrat.
       *[other] { $player } nimmt eine { $card } aus dem Vorrat.
    }
event-cards-declined = { $player } nimmt keine Karten mehr.
event-card-taken-back =
    { $card_value ->
        [unsaid] { $player } nimmt { $card } zurück auf die Hand.
       *[other] { $player } nimmt eine { $card } zurück auf die Hand.
    }
event-stack-empty =
    Der { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    } ist leer.
event-face-paid = { $player } bekommt { $amount } ({ $face }, { $rule }).
over-stacks-empty = Drei Gebäudestapel sind leer.

## Entscheidungen: was gefragt wird

decision-noblewoman = Vor der Wahl ein „Edelfrau“-Plättchen einsetzen?
decision-cards = Wähle aus deiner Hand, was du für die Zugreihenfolge spielst.
decision-raise = Ein „+1“-Plättchen für eine gespielte Karte einsetzen?
decision-place = Setze deine Spielfigur auf die Drehscheibe.
decision-stack = Wähle den Stapel, von dem du baust.
decision-replace = Wähle das Gebäude, das ersetzt wird.
decision-bonus = Nimm ein Bonus-Plättchen.
decision-take-cards = Nimm Karten aus dem Vorrat.
decision-end-turn = Vor dem Ende deines Zuges ein Bonus-Plättchen einsetzen?

## Möglichkeiten: was geantwortet werden kann

choice-card = { $cards } spielen
choice-cards = { $cards } spielen
choice-noblewoman = „Edelfrau“ einsetzen: eine { $card } nehmen
choice-raise = Die { $card } um eins erhöhen
choice-outer =
    Neben den { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    } setzen: { $amount } und { $building } nehmen
choice-outer-share =
    Mit „Teilen“ neben den { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    } setzen: { $amount } und { $building } nehmen
choice-x = Mit „X“ auf das X-Feld setzen: { $building } nehmen
choice-x-share = Mit „X“ und „Teilen“ auf das X-Feld setzen: { $building } nehmen
choice-centre = Für { $amount } in die Mitte setzen und einen Stapel wählen
choice-centre-share = Mit „Teilen“ für { $amount } in die Mitte setzen und einen Stapel wählen
choice-centre-free = Mit „Mitte gratis“ in die Mitte setzen und einen Stapel wählen
choice-centre-free-share = Mit „Mitte gratis“ und „Teilen“ in die Mitte setzen und einen Stapel wählen
choice-pass = Passen
choice-stack = { $building } bauen
choice-replace = { $old } ersetzen
choice-bonus = „{ $tile }“ von Bonus-Stapel { $stack } nehmen
choice-take = Eine { $card } nehmen
choice-chapel-2 = „Kapelle +2“ einsetzen
choice-gate-2 = „Brückentor +2“ einsetzen
choice-take-back = „Zurücknehmen“ einsetzen: eine { $card } zurück auf die Hand nehmen
choice-done-noblewoman = Nicht einsetzen
choice-done-raise = Die Karten so lassen
choice-done-take-cards = Keine Karten mehr nehmen
choice-done-end-turn = Den Zug beenden

## Ablehnungen: warum etwas nicht erlaubt ist

refusal-cards-not-in-hand = Du hast { $cards } nicht auf der Hand.
refusal-one-card-each = Ihr spielt alle nur eine Karte.
refusal-two-cards-each = Zu zweit spielt ihr je zwei Karten.
refusal-one-card-played = Du hast nur eine Karte gespielt.
refusal-no-card-in-supply = Im Vorrat ist keine { $card } mehr.
refusal-tile-missing = Du hast kein „{ $tile }“-Plättchen.
refusal-tile-fresh = Du hast „{ $tile }“ erst in dieser Runde genommen: Du darfst es ab der nächsten Runde einsetzen.
refusal-too-poor = Die Mitte kostet { $price }, und du hast { $money }.
refusal-x-space = Das ist das X-Feld, es ist nur mit einem „X“-Plättchen erlaubt: { $space }.
refusal-space-occupied = Auf diesem Feld steht schon eine Spielfigur: { $space }.
refusal-stack-empty =
    Der { $type_value ->
        [0] Kapellenstapel
        [1] Brückentorstapel
        [2] Herbergenstapel
        [3] Krämerladenstapel
        [4] Gildenhausstapel
       *[5] Parkstapel
    } ist leer.
refusal-own-space = Deine Spielfigur muss auf ein anderes Feld als das, auf dem sie steht: { $space }.
refusal-must-place = Du kannst deine Spielfigur ohne Bonus-Plättchen setzen, also darfst du nicht passen.
refusal-nobody-to-share-with = Auf diesem Feld steht keine andere Spielfigur, es gibt also nichts zu teilen: { $space }.
refusal-two-pawns-there = Auf diesem Feld stehen schon zwei Spielfiguren: { $space }.
refusal-track-end = Dein Spielstein ist schon auf dem letzten Feld: „{ $tile }“ hätte keine Wirkung.
refusal-zero-returns-anyway = Du hast eine 0 gespielt, und die ist schon wieder auf deiner Hand.
refusal-taken-back-already = In einem Zug darfst du nur einmal eine Karte zurücknehmen.
refusal-none-to-take-back = Im Vorrat ist keine { $card }, die du zurücknehmen könntest.
refusal-not-on-bridge = { $old } steht nicht auf deiner Brücke.
refusal-breaks-the-line = Mit { $building } anstelle von { $old } wäre die Hausnummernfolge nicht mehr absteigend.
refusal-bonus-stack-empty = Bonus-Stapel { $stack } ist leer.
refusal-card-too-valuable = Du darfst noch Karten im Gesamtwert von { $strength } nehmen: Eine { $card } ist zu viel.

## Wertung: wofür eine Zeile der Schlusswertung steht

score-money = Geld vor der Schlusswertung
score-chapel-track =
    { $value ->
        [0] noch auf der Treppe des Kapellen-Parcours{ $place }
       *[other] Kapellen-Parcours, Feld { $value }{ $place }
    }
score-gate-track =
    { $value ->
        [0] noch vor dem Brückentor-Parcours{ $place }
       *[other] Brückentor-Parcours, Feld { $value }{ $place }
    }
score-hand-value = Handkarten im Gesamtwert von { $value }{ $place }
score-most-buildings = { $value } Gebäude auf der Brücke{ $place }
score-most-chapels =
    { $value ->
        [one] { $value } Kapelle{ $place }
       *[other] { $value } Kapellen{ $place }
    }
score-most-gates =
    { $value ->
        [one] { $value } Brückentor{ $place }
       *[other] { $value } Brückentore{ $place }
    }
score-most-hostelries =
    { $value ->
        [one] { $value } Herberge{ $place }
       *[other] { $value } Herbergen{ $place }
    }
score-longest-line =
    { $value ->
        [one] längste Folge: { $value } Hausnummer{ $place }
       *[other] längste Folge: { $value } Hausnummern{ $place }
    }
score-chapel-lead =
    { $value ->
        [0] Vorsprung vor der letzten Person, die noch auf der Treppe ist
       *[other] Vorsprung vor der letzten Person, die auf Feld { $value } des Kapellen-Parcours ist
    }
score-chapel-money = aufgedrucktes Geld des Kapellen-Parcours bis Feld { $value }
score-gate-spaces =
    { $value ->
        [one] { $value } Feld auf dem Brückentor-Parcours vorgerückt
       *[other] { $value } Felder auf dem Brückentor-Parcours vorgerückt
    }
score-tile-sets =
    { $value ->
        [one] { $value } nicht eingesetztes Bonus-Plättchen
       *[other] { $value } nicht eingesetzte Bonus-Plättchen
    }
score-hand-size =
    { $value ->
        [one] { $value } Handkarte
       *[other] { $value } Handkarten
    }
score-card-sets = Kartensätze: { $twos } aus 1+2, { $threes } aus 1+2+3, { $fours } aus 1+2+3+4
score-low-numbers = { $value } Gebäude mit der Hausnummer 30 oder niedriger
score-type-sets =
    { $value ->
        [one] { $value } vollständiger Satz aus allen sechs Gebäudearten
       *[other] { $value } vollständige Sätze aus allen sechs Gebäudearten
    }
score-empty-sites =
    { $value ->
        [one] { $value } leerer Bauplatz
       *[other] { $value } leere Bauplätze
    }
score-unused-tiles =
    { $value ->
        [one] { $value } nicht eingesetztes Bonus-Plättchen
       *[other] { $value } nicht eingesetzte Bonus-Plättchen
    }
score-place-0 = {""}
score-place-1 = , erster Platz
score-place-2 = , zweiter Platz
score-place-3 = , dritter Platz
tie-break-chapel = der Kapellen-Parcours
winner-by-tie = { $winner } gewinnt mit { $score }: Bei gleich viel Geld entscheidet der Kapellen-Parcours.

## Der Wertungsblock

pad-title = Wertungsblock für { $name }
pad-seats = Wie viele haben mitgespielt? (2, 3 oder 4)
pad-names = Name von Person { $number }
pad-face = Wertung „{ $slot }“ (base oder eine Seite von { $first } bis { $last })
pad-chapel-order = Alle auf dem Kapellen-Parcours von vorn nach hinten, auf demselben Feld von oben nach unten (Namen oder Nummern)
pad-money = Geld von { $player } vor der Schlusswertung
pad-chapel = Feld von { $player } auf dem Kapellen-Parcours (0 ist die Treppe)
pad-gate = Feld von { $player } auf dem Brückentor-Parcours (0 ist vor dem ersten)
pad-hand = Handkarten von { $player } (zum Beispiel 0 1 1 3)
pad-bridge = Brücke von { $player } von links nach rechts: Hausnummern, und für einen Park p (zum Beispiel 49 32 p 58)
pad-tiles = Nicht eingesetzte Bonus-Plättchen von { $player } (wie viele)
pad-answer = Deine Antwort
pad-prompt = { $question }:
