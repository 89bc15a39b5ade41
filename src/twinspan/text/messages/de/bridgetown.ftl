### Bridgetown Races am Tisch: Namen, Ereignisse, Entscheidungen, Möglichkeiten, Ablehnungen, Wertung.
### Eine Angabe wie $bridge kommt in Worten; $bridge_value ist die bloße Zahl dahinter.
### $mode nennt ein Verkehrsmittel („Taxi“), $by sagt, wie man damit unterwegs ist („mit dem Taxi“).

## Namen

mode-walk = zu Fuß
mode-bike = Fahrrad
mode-blades = Inlineskates
mode-bus = Bus
mode-car = Auto
mode-taxi = Taxi
mode-moto = Motorrad
mode-streetcar = Straßenbahn

by-walk = zu Fuß
by-bike = mit dem Fahrrad
by-blades = auf Inlineskates
by-bus = mit dem Bus
by-car = mit dem Auto
by-taxi = mit dem Taxi
by-moto = mit dem Motorrad
by-streetcar = mit der Straßenbahn

flag-white = weiße Flagge
flag-green = grüne Flagge
flag-orange = orangefarbene Flagge
flag-red = rote Flagge
flag-black = schwarze Flagge
flag-yellow = gelbe Flagge
flag-purple = violette Flagge
flag-blue = blaue Flagge

special-first = Zuerst
special-double = Doppelt
special-swap = Tauschen

space-start = Start

colours =
    { $amount ->
        [one] { $amount } Farbe
       *[other] { $amount } Farben
    }

## Ereignisse

bridgetown-event-round = Runde { $round } von { $rounds }
event-flag-laid = { $bridge } bekommt eine neue { $flag }.
event-left-empty = Der Beutel ist leer: { $bridge } bleibt ohne Flagge.
event-first-player = { $player } beginnt diese Runde.
event-planned = { $player } plant eine Strecke { $by }.
event-planned-special = { $player } setzt auf die Sonderaktion „{ $special }“.
event-goes-first = { $player } nutzt „Zuerst“ und zieht vor allen anderen.
event-rides =
    { $distance ->
        [one] { $player } macht sich { $by } auf den Weg: { $distance } Feld
       *[other] { $player } macht sich { $by } auf den Weg: { $distance } Felder
    }{ $shared ->
        [0] .
       *[other] {" "}(geteilt +{ $shared }).
    }
event-rides-double = { $player } nutzt „Doppelt“ und macht sich { $by } auf den Weg: { $distance } Felder.
event-must-walk = Von hier aus ist das nicht möglich: { $player } geht stattdessen ein Feld zu Fuß und nimmt keine Flagge.
event-may-walk = Von hier aus ist das nicht möglich: { $player } darf stattdessen ein Feld zu Fuß gehen und nimmt keine Flagge.
event-stayed = { $player } bleibt stehen.
event-step =
    { $left ->
        [0] { $player } erreicht { $space }.
       *[other] { $player } passiert { $space }.
    }
event-moved = { $player } hat diesen Weg genommen: { $spaces }.
event-flag-taken = { $player } nimmt die { $flag } ({ $bridge }).
event-flag-exchanged = { $player } tauscht die { $old } auf der Brückenkarte gegen die { $flag } ({ $bridge }).
event-flag-left = { $player } lässt die { $flag } liegen ({ $bridge }).
event-swapped = { $player } nutzt „Tauschen“: { $bridge } bekommt die { $flag }, { $other } die { $other_flag }.
event-lapsed = { $player } hat „{ $special }“ nicht genutzt, die Sonderaktion verfällt.
bridgetown-over-all-rounds-played = Alle Runden sind gespielt.
over-all-bridges = Eine Brückenkarte hat eine Flagge von allen acht Brücken.
bridgetown-event-score =
    { $amount_value ->
        [0] { $player }: { $reason } ({ $rule })
       *[other] { $player }: { $amount } – { $reason } ({ $rule })
    }

## Entscheidungen: was gefragt wird

decision-plan = Setze einen Koordinator auf das Verkehrsrad.
decision-first = „Zuerst“ nutzen und in diesem Durchgang vor allen anderen ziehen?
decision-ride = Wähle, womit du dich auf den Weg machst.
decision-step = Wähle das nächste Feld.
decision-exchange = Die Flagge auf deiner Brückenkarte tauschen?
decision-swap = „Tauschen“ nutzen, bevor dein Zug endet?

## Möglichkeiten: was geantwortet werden kann

choice-plan =
    { $distance ->
        [one] Strecke { $by } planen: nach jetzigem Stand { $distance } Feld
       *[other] Strecke { $by } planen: nach jetzigem Stand { $distance } Felder
    } { $shared ->
        [0] (Grundtempo { $speed })
       *[other] (Grundtempo { $speed }, geteilt +{ $shared })
    }
choice-plan-special =
    { $special_value ->
        [0] Auf „{ $special }“ setzen: einmal in dieser Runde vor allen anderen ziehen
        [1] Auf „{ $special }“ setzen: einmal mit doppeltem Grundtempo ziehen
       *[2] Auf „{ $special }“ setzen: die Flaggen zweier Brücken vertauschen
    }
choice-first = „Zuerst“ nutzen: jetzt vor allen anderen ziehen
choice-done-first = „Zuerst“ in diesem Durchgang nicht nutzen
choice-ride =
    { $possible ->
        [0] Weiter { $by }: { $distance } Felder sind von hier aus nicht möglich; dein Läufer geht höchstens ein Feld zu Fuß und nimmt keine Flagge
       *[other] { $distance ->
            [one] Weiter { $by }: { $distance } Feld
           *[other] Weiter { $by }: { $distance } Felder
        } { $shared ->
            [0] (Grundtempo { $speed })
           *[other] (Grundtempo { $speed }, geteilt +{ $shared })
        }
    }
choice-ride-double = „Doppelt“ nutzen und weiter { $by }: { $distance } Felder (zweimal Grundtempo { $speed })
choice-step = Weiter zum Feld { $space }
choice-stay = Stehen bleiben
choice-exchange = Deine { $old } zurücklegen und die { $flag } nehmen ({ $bridge })
choice-done-exchange = Deine { $old } behalten und die { $flag } liegen lassen ({ $bridge })
choice-swap = Tauschen: { $bridge } bekommt die { $flag }, { $other } die { $other_flag }
choice-done-swap = „Tauschen“ jetzt nicht nutzen

## Ablehnungen: warum etwas nicht erlaubt ist

refusal-own-coordinator-there = Du hast schon einen Koordinator auf diesem Verkehrsmittel: { $mode }.
refusal-special-taken = „{ $special }“ ist in dieser Runde schon vergeben, an { $owner }.
refusal-mode-must-follow = Nach einer Sonderaktion musst du deinen nächsten Koordinator auf ein Verkehrsmittel setzen.
refusal-no-specials = In diesem Spiel gibt es keine Sonderaktionen.
refusal-no-coordinator = Du hast keinen Koordinator auf diesem Verkehrsmittel: { $mode }.
refusal-no-double = Du hast keinen Koordinator auf „Doppelt“.
refusal-double-too-far = Von hier aus kommst du { $by } keine { $distance } Felder weit, also kannst du „Doppelt“ nicht nutzen.
refusal-no-swap = Du hast keinen Koordinator auf „Tauschen“.
refusal-no-flag-to-swap = Zum Tauschen müssen beide Brücken eine Flagge haben: { $bridge } und { $other }.
refusal-blue-stays = Blaue Flaggen dürfen nicht vertauscht werden.
refusal-same-colour = Beide Brücken haben eine { $flag }: Ein Tausch würde nichts ändern.
refusal-stands-there = Dein Läufer ist schon dort: { $space }.
refusal-not-linked = Diese Felder sind durch keine Straße verbunden: { $here } und { $space }.
refusal-enter-first = Dein Läufer muss zuerst die Stadt betreten, und zwar hier: { $entry }.
refusal-straight-back = Innerhalb eines Zuges darfst du nicht geradewegs umkehren: { $space }.
refusal-stairs-for-walkers = Die Treppe ist nur zu Fuß erlaubt: { $space }.
refusal-rails-only = Die Straßenbahn bleibt auf ihren Gleisen, und von hier aus führen keine dorthin: { $space }.
refusal-must-move =
    { $left ->
        [one] Du musst den ganzen Zug machen: Es fehlt noch { $left } Feld.
       *[other] Du musst den ganzen Zug machen: Es fehlen noch { $left } Felder.
    }
refusal-dead-end = Du musst den ganzen Zug machen (es fehlen noch { $left } Felder), und das ginge auf diesem Weg nicht: { $space }.
refusal-swap-too-late = Dein Läufer ist unterwegs: „Tauschen“ kannst du wieder nutzen, wenn der Zug gemacht ist.

## Wertung: wofür eine Zeile der Schlusswertung steht

score-all-bridges = sofortiger Sieg mit einer Flagge von allen acht Brücken
score-colour = { $flag }: { $bridges }
winner-shared = { $winner } teilen sich den Sieg mit je { $score }.
winner-all-bridges = { $winner } gewinnt sofort, mit einer Flagge von allen acht Brücken.

## Der Befehl `city` und die Karte, die er zeichnet

city-good = { $name } ist spielbar. Felder: { $spaces }, Straßen: { $streets }, Überführungen: { $overpasses }, Gleisstrecken: { $lines }.
city-faulty = { $name } ist noch nicht spielbar: Es gibt { $count } Fehler.
city-drawn = Die Karte von { $name } ist in { $file }.
city-map-description = Die Karte von { $name } für { $game }. Fluss: { $river }. Brücken vom oberen Ende des Flusses an: { $bridges }.
city-map-start = Start
city-map-bridge = Brücke
city-map-flag = Platz für ihre Flagge
city-map-rails = Straßenbahngleise
city-map-freeway = Autobahn
city-map-overpass = Überführung: oberes und unteres Feld
city-map-stairs = Treppe
