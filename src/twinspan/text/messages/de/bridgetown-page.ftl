### Bridgetown Races auf der Seite: die Namen der Teile des Tisches, Hilfe und die ersten Schritte.

bridgetown-board = Der Stadtplan von { $city }
bridgetown-map-loading = Der Stadtplan wird gezeichnet …
bridgetown-map-failed = Der Stadtplan konnte nicht geladen werden.
bridgetown-wheel = Das Verkehrsrad
bridgetown-players = Alle am Tisch
bridgetown-zoom = Größe des Stadtplans
bridgetown-closer = Näher heran
bridgetown-farther = Weiter weg
bridgetown-whole = Ganze Stadt

## Auf dem Stadtplan

bridgetown-bridge-empty = { $bridge }: keine Flagge
bridgetown-bridge-flag = { $bridge }: { $flag }, { $by } zu nehmen
bridgetown-next = Weiter zum Feld { $space }
bridgetown-end = Zug hier beenden: { $space }
bridgetown-end-flags =
    { $count ->
        [one] Zug hier beenden: { $space }. Flagge zum Mitnehmen: { $bridges }
       *[other] Zug hier beenden: { $space }. Flaggen zum Mitnehmen: { $bridges }
    }
bridgetown-about-bridge = Überquerst du diese Brücke oder endest auf ihr, mit dem Verkehrsmittel, das ihre Flagge zeigt, gehört die Flagge dir. Ein Zug, der hier beginnt, nimmt sie nicht.
bridgetown-about-rail = Hier fährt die Straßenbahn.
bridgetown-about-upper = Die obere Straße einer Überführung: Zur unteren kommst du nur zu Fuß, über die Treppe.
bridgetown-about-lower = Die untere Straße einer Überführung: Zur oberen kommst du nur zu Fuß, über die Treppe.

bridgetown-bag = Beutel
bridgetown-bag-of = Übrige Flaggen, im Beutel oder beiseitegelegt: { $flags }
bridgetown-sign-freeway = Schnellstraße
bridgetown-sign-upper = führt darüber
bridgetown-sign-lower = führt darunter
bridgetown-sign-stairs = Treppe, zu Fuß
bridgetown-sign-rail = Straßenbahn
bridgetown-moved-to = { $player } erreicht { $by } { $end }.

## Das Verkehrsrad

bridgetown-mode =
    { $count ->
        [0] { $mode }: Grundtempo { $speed }
       *[other] { $mode }: Grundtempo { $speed }; Koordinatoren: { $players }
    }
bridgetown-far =
    { $doubled ->
        [0] { $distance ->
            [one] { $distance } Feld
           *[other] { $distance } Felder
        }: Grundtempo { $speed }{ $shared ->
            [0] .
           *[other] , +{ $shared } durch andere.
        }
       *[other] { $distance } Felder: zweimal Grundtempo { $speed }.
    }{ $possible ->
        [0] {" "}Von deinem jetzigen Feld aus ginge das nicht ganz: Du gingest höchstens ein Feld zu Fuß.
       *[other] {""}
    }
bridgetown-tap-again = Tippe noch einmal, um das zu wählen.
bridgetown-special-of = { $special }: vergeben an { $player }
bridgetown-about-mode = Grundtempo { $speed }, und ein Feld mehr für jeden Koordinator, den andere bei deinem Zug noch hier haben.
bridgetown-about-first = Einmal in dieser Runde darfst du vor allen anderen ziehen.
bridgetown-about-double = Einen deiner Züge darfst du mit doppeltem Grundtempo machen; andere auf dem Verkehrsmittel bringen dann nichts dazu.
bridgetown-about-swap = Mit einem deiner Züge darfst du die Flaggen zweier Brücken vertauschen.
bridgetown-caution-special = danach setzt du sofort noch einen Koordinator, auf ein Verkehrsmittel

## Wege

bridgetown-ways = Wege, die Flaggen bringen
bridgetown-no-flags = Mit diesem Zug ist keine Flagge zu nehmen
bridgetown-ways-to = Welcher Weg zu { $space }?
bridgetown-way = ganz bis { $space }, { $steps } Felder
bridgetown-way-bridges = zum Feld { $space }, über { $bridges }
bridgetown-way-flags = { $flags }; Ziel: { $space }
bridgetown-all-ends =
    { $count ->
        [one] { $count } anderer Weg
       *[other] { $count } andere Wege
    }
bridgetown-one-step = vorerst nur ein Schritt

## Flaggen und Brückenkarten

bridgetown-exchange = Die beiden Flaggen
bridgetown-on-card = auf deiner Brückenkarte: { $flag }
bridgetown-on-bridge = { $bridge }: { $flag }
bridgetown-swap-first = Tauschen: Wähle zwei Flaggen auf dem Stadtplan oder einen Tausch aus der Liste.
bridgetown-swap-second = Tauschen: { $bridge } – wähle jetzt die andere Flagge.
bridgetown-card =
    { $count ->
        [0] Brückenkarte: noch keine Flaggen
       *[other] Brückenkarte: { $flags }. Noch fehlende Farben: { $missing }
    }
bridgetown-ask-first = „Zuerst“, vor jedem Durchgang
bridgetown-ask-swap = „Tauschen“, nach jedem meiner Züge
bridgetown-first-player = Startspieler dieser Runde
bridgetown-modes-left = Koordinatoren: { $modes }

## Ein Wort Hilfe zu jeder Entscheidung

bridgetown-hint-plan = Reihum setzt ihr je drei Koordinatoren; dann beginnt das Rennen mit den gewählten Verkehrsmitteln. Zeige auf eines, und der Stadtplan zeigt, wohin du damit kämst.
bridgetown-hint-plan-on = Du hast auf eine Sonderaktion gesetzt, also setzt du sofort noch einen Koordinator, und zwar auf ein Verkehrsmittel.
bridgetown-hint-first = Wenn ja, wirst du an deinem eigenen Platz übersprungen. Du kannst „Zuerst“ auch für einen späteren Durchgang der Runde aufheben, falls du dann noch ein Verkehrsmittel hast.
bridgetown-hint-ride =
    { $special ->
        [0] Zeige auf eines deiner Verkehrsmittel, und der Stadtplan zeigt, wohin es führt. Du musst die volle Strecke ziehen.
       *[other] Zeige auf eines deiner Verkehrsmittel, und der Stadtplan zeigt, wohin es führt. Eine Sonderaktion spielst du zusammen mit einem Zug; nutzt du sie in dieser Runde nicht, verfällt sie.
    }
bridgetown-hint-step =
    { $left ->
        [one] Noch ein Feld { $by }. Wähle, wohin.
       *[other] Noch { $left } Felder { $by }. Wähle, wo der Zug enden soll, oder zieh Schritt für Schritt; wo es nur einen Weg gibt, geht dein Läufer ihn von selbst.
    }
bridgetown-hint-stay = Der ganze Zug ist von hier aus nicht möglich: Geh ein Feld zu Fuß, ohne eine Flagge zu nehmen, oder bleib stehen.
bridgetown-hint-exchange = Jede Brücke hat einen Platz auf deiner Brückenkarte: Um die neue Flagge zu nehmen, legst du die alte zurück.
bridgetown-hint-swap = Dein Zug ist gemacht. Eine Flagge, die auf die Brücke kommt, auf der du stehst, nimmst du nicht.

## Die ersten Schritte

bridgetown-guide-aim = Das ist die Stadt mit ihren acht Brücken. Auf jeder weht eine Flagge, die du nur mit einem bestimmten Verkehrsmittel nehmen kannst. Mit einer Flagge von jeder Brücke gewinnst du sofort; sonst gewinnt nach fünf Runden, wer die meisten verschiedenen Farben hat.
bridgetown-guide-prompt = Hier liest du, was gefragt ist. Zeige oder tippe auf etwas auf dem Tisch, und du erfährst, was passieren würde oder welche Regel es verbietet.
bridgetown-guide-wheel = Jede Runde beginnt mit der Planung: Reihum setzt ihr je drei Koordinatoren auf dieses Rad. Jedes Verkehrsmittel zeigt seine Flagge und sein Grundtempo in Feldern. Zeige auf eines: Der Stadtplan zeigt, wohin du kämst.
bridgetown-guide-share = Ein Verkehrsmittel, das auch andere gewählt haben, bringt dich weiter: ein Feld mehr für jeden Koordinator, den sie noch darauf haben.
bridgetown-guide-specials = In der Mitte sind Sonderaktionen: „Zuerst“ zieht vor allen anderen, „Doppelt“ kommt doppelt so weit, „Tauschen“ vertauscht zwei Flaggen. Jede ist einmal pro Runde zu haben. Danach setzt du sofort noch einen Koordinator auf ein Verkehrsmittel, außer es war dein letzter.
bridgetown-guide-cards = Das sind die Brückenkarten mit einem Platz für jede Brücke. In der Reihe darunter sind Farben, die noch fehlen, nur umrandet.
bridgetown-guide-ride = Jetzt beginnt das Rennen: Wähle eines deiner Verkehrsmittel. Du musst die volle Strecke ziehen. Dann ziehen die anderen, bis alle jedes ihrer Verkehrsmittel genutzt haben.
bridgetown-guide-map = Wähle, wo der Zug enden soll, oder zieh Schritt für Schritt. Ein Ziel, das eine Flagge bringt, zeigt sie. Geradewegs umkehren darfst du nicht.
bridgetown-guide-levels = Wo Straßen übereinander führen, ist ▲ oben und ▼ unten: Wechseln kannst du nur zu Fuß, über die Treppe. { $free_streetcar ->
        [0] Die Straßenbahn bleibt auf den blauen Gleisen.{" "}
       *[other] {""}
    }Eine Flagge nimmst du, wenn du ihre Brücke überquerst oder auf ihr endest, aber nicht dort, wo du beginnst.
bridgetown-guide-end = Die Lastkähne zählen die fünf Runden. Zwischen den Runden bekommen leere Brücken neue Flaggen. Viel Spaß beim Rennen!

## Das Ende

bridgetown-chart = Verschiedene Farben am Ende jeder Runde
line-colour = Verschiedene Farben
line-all-bridges = Alle acht Brücken

## Options

option-bridgetown-free-streetcar = Freie Straßenbahn
option-bridgetown-free-streetcar-note = Die Straßenbahn zieht wie jedes andere Verkehrsmittel und nimmt auf jeder Brücke eine blaue Flagge.
option-bridgetown-no-specials = Keine Sonderaktionen
option-bridgetown-no-specials-note = Ohne „Zuerst“, „Doppelt“ und „Tauschen“: leichter und gut fürs erste Mal.
