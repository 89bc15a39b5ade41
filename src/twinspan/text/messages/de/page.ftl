### Die Seite rund um die Spiele: Kopfzeile, erster Bildschirm, der Tisch vor dem Beginn, eigene Spiele, Fehler.

## Überall

page-title = { $what } · Twinspan
page-skip = Zum Hauptteil springen
page-home = Twinspan: zur Startseite
page-menu = Hauptmenü
page-language = Sprache
page-settings = Einstellungen
page-my-games = Meine Spiele
page-rules = Regeln
page-for-programmers = Für Programmierende
page-close = Schließen
page-cancel = Abbrechen
page-copy = Kopieren
page-copied = Kopiert.
page-copy-by-hand = Kopieren ist hier nicht erlaubt. Der Text ist markiert: Bitte kopiere ihn von Hand.
page-try-again = Noch einmal versuchen
page-loading = Einen Moment …
page-not-loaded = Dieser Teil der Seite konnte nicht geladen werden. Bitte prüfe deine Verbindung und versuche es noch einmal.

## Einstellungen

settings-you = Du
settings-name = Dein Name
settings-colour = Deine Farbe
settings-you-note = Name und Farbe gelten ab deinem nächsten Spiel.
settings-guest = Gast
settings-look = Aussehen
settings-look-auto = Wie das Gerät
settings-look-light = Tag
settings-look-dark = Nacht
settings-speed = Züge der anderen
settings-speed-slow = Langsam
settings-speed-normal = Normal
settings-speed-fast = Schnell
settings-speed-instant = Sofort
settings-confirm = Nachfragen, bevor mein Zug endet
settings-confirm-note = Bis du bestätigst, kannst du deinen Zug zurücknehmen.
settings-sound = Ton
settings-guide = Rundgang noch einmal zeigen
settings-guide-told = Der Rundgang beginnt am Tisch von vorn.

colour-red = Rot
colour-gold = Gold
colour-teal = Türkis
colour-violet = Violett
colour-slate = Schiefer
colour-rose = Rosa

bot-journeyman = Geselle
bot-journeyman-note = Denkt pro Zug etwa eine Sekunde nach und probiert dabei Hunderte Fortsetzungen im Kopf; schlägt Lehrlinge meistens.
bot-journeyman-better = Gewählt wird, was am häufigsten durchdacht wurde; vom Rest ist weniger bekannt.
bot-apprentice = Lehrling
bot-apprentice-note = Denkt ein wenig voraus und macht ab und zu Fehler; gute Gesellschaft zum Lernen.
bot-apprentice-better = Dass es Besseres gab, wurde übersehen.
bot-random = Bummler
bot-random-note = Zieht aufs Geratewohl; nur für einen ersten Blick auf die Regeln.

## Der erste Bildschirm

home-title = Nimm Platz
home-subtitle = Zwei Brettspiele rund um Brücken, hier im Browser: gegen den Computer oder mit Freunden. Kostenlos und ohne Konto.
home-players = { $fewest } bis { $most } Personen
home-play-now = Gleich spielen
home-against = gegen { $count } Computer
home-against-label = Wie viele Computer?
home-strength-label = Wie stark?
home-strength-of = Wie stark ist Computer { $number }?
home-each = Gemischt
home-computer = Nr. { $number }: { $bot }
home-same-screen = Am selben Bildschirm
home-same-screen-note = Ein Gerät, das ihr weiterreicht.
home-with-friends = Mit Freunden
home-with-friends-note = Du bekommst einen Link zum Teilen.
home-my-turns =
    { $count ->
        [0] Spiele weiter, wo du aufgehört hast.
        [one] In einem Spiel bist du am Zug.
       *[other] In { $count } Spielen bist du am Zug.
    }
home-rules-note = In unseren eigenen Worten.
home-footer = Über diese Seite

same-title = Wer spielt an diesem Bildschirm?
same-count = Wie viele spielen mit?
same-person = Mensch
same-computer = Computer: { $bot }
same-who = Wer spielt als Nummer { $number }?
same-name = Name von Nummer { $number }
same-colour = Farbe von { $name }
same-nobody = Mindestens ein Mensch muss mitspielen.
same-start = Spiel beginnen

## Wählen, worauf gespielt wird

board-take = { $title } wählen
board-pick = Datei wählen …
board-again = Noch einmal wählen …
board-drop = oder hier ablegen
board-faulty = { $name } ist noch nicht spielbar: Es gibt { $count } Fehler.
board-correct = Berichtige die Datei und wähle sie dann noch einmal.
board-checking = { $file } wird geprüft …
board-too-large = { $file } ist zu groß: Eine Datei darf höchstens { $most } Kilobyte haben.
board-not-text = { $file } ist kein einfacher Text. Bitte speichere die Datei als Text in UTF-8.
board-unreadable = { $file } konnte nicht gelesen werden. Vielleicht wurde die Datei geändert oder verschoben: Bitte wähle sie noch einmal.
board-map = Die Karte von { $title }
board-enlarge = Karte von { $title } groß zeigen

## Der Tisch vor dem Beginn

lobby-title = Ein Tisch für { $game }
lobby-waiting = Ihr könnt anfangen, sobald alle Plätze besetzt sind.
lobby-ready = Alle Plätze sind besetzt. Ihr könnt jederzeit anfangen.
lobby-watching = Du siehst zu. Setz dich, um mitzuspielen.
lobby-full = Alle Plätze sind besetzt. Du kannst zusehen.
lobby-invite = Einladen
lobby-link = Link zu diesem Tisch
lobby-link-note = Wer ihn öffnet, kann sich setzen oder zusehen.
lobby-link-local = Dieser Link funktioniert nur auf diesem Computer. Für andere Geräte starte den Server mit „{ $command }“ und öffne die Seite unter dem Namen oder der Adresse dieses Computers in deinem Netz.
lobby-link-share = Teilen …
lobby-seats = Plätze
lobby-seat = Platz { $number }
lobby-free = frei
lobby-here = da
lobby-away = gerade nicht da
lobby-computer = Computer: { $bot }
lobby-you = du
lobby-sit = Hier hinsetzen
lobby-sit-second = Jemand an diesem Gerät
lobby-stand = Aufstehen
lobby-edit = Ändern
lobby-give = Computer hinsetzen
lobby-strength = Spielstärke
lobby-free-again = Platz freigeben
lobby-of-seat = { $what }: Platz { $number }
lobby-who-title = Wer sitzt hier?
lobby-who-name = Name
lobby-who-colour = Farbe
lobby-sit-down = Hinsetzen
lobby-save = Speichern
lobby-count = Zahl der Plätze
lobby-random-seating = Zufällige Sitzordnung
lobby-random-seating-note = Zu Beginn entscheidet der Zufall, wer wo sitzt.
lobby-options = Optionen
lobby-more-options = Weitere Optionen
lobby-only-host = Das kann nur ändern, wer den Tisch eröffnet hat.
lobby-shuffle = Faires Mischen
lobby-shuffle-note = Die Mischung steht schon fest; das ist ihre Prüfsumme. Nach dem Spiel wird das Geheimnis dahinter verraten: So können alle prüfen, dass nichts geändert wurde.
lobby-shuffle-copy = Prüfsumme kopieren
lobby-start = Spiel beginnen
lobby-missing =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
lobby-fill =
    { $count ->
        [one] Mit einem Computer besetzen
       *[other] Mit Computern besetzen
    }
lobby-shrink = Zu { $count } spielen
lobby-leave = Tisch verlassen

## Der Tisch, und was es nicht gibt

table-lost = Verbindung verloren. Neuer Versuch …
table-back = Wieder verbunden.
table-missing-title = Diesen Tisch gibt es nicht
table-missing-note = Vielleicht wurde der Link unterwegs abgeschnitten. Lass ihn dir noch einmal geben oder beginne ein eigenes Spiel.
table-earlier-rules = Gespielt nach Version { $version } der Regeln
table-earlier-rules-about = Worin sie sich von der neuesten Version unterscheidet, sagen die Regeln am Anfang.
table-other-rules-title = Dieser Tisch lässt sich nicht öffnen
missing-title = Hier ist nichts
missing-note = Diese Adresse führt nirgendwohin. Von der Startseite aus ist alles zu erreichen.
missing-home = Zur Startseite

## Eigene Spiele

games-empty = Noch keine Spiele
games-empty-note = Hier erscheinen die Spiele, die du in diesem Browser spielst.
games-start = Ein Spiel beginnen
games-your-turn = Du bist am Zug
games-waiting = Die anderen sind am Zug
games-open = Noch nicht begonnen
games-over = Beendet
games-won-mine = Du hast mit { $score } gewonnen
games-won = { $winners } hat mit { $score } gewonnen
games-shared-mine = Du teilst den Sieg mit { $winners } ({ $score })
games-shared = { $winners } teilen den Sieg ({ $score })
games-nobody = Noch sitzt niemand da.
games-go-on = Weiterspielen
games-look = Öffnen
games-put-away = Weglegen
games-of = { $what }: { $names }

## Fehler

error-no-connection = Der Server ist nicht zu erreichen. Bitte prüfe deine Verbindung und versuche es noch einmal.
error-no-such-table = Diesen Tisch gibt es nicht. Vielleicht wurde der Link abgeschnitten.
error-no-such-seat = Einen Platz { $seat } gibt es nicht: Dieser Tisch hat { $seats }.
error-not-your-seat = Platz { $seat } ist nicht deiner.
error-not-the-host = Das kann nur, wer den Tisch eröffnet hat.
error-seat-taken = Jemand war schneller: Platz { $seat } ist besetzt. Bitte wähle einen anderen.
error-already-started = Das Spiel hat schon begonnen.
error-not-started = Das Spiel hat noch nicht begonnen.
error-free-seats =
    { $count ->
        [one] Ein Platz ist noch frei. Besetze oder entferne ihn, dann kann es losgehen.
       *[other] { $count } Plätze sind noch frei. Besetze oder entferne sie, dann kann es losgehen.
    }
error-too-many-players = Mehr Leute als Plätze: Dieser Tisch hat { $seats }.
error-too-many-people = Hier sitzen schon { $count } Leute. Erst müsste jemand aufstehen.
error-not-over = Das geht erst, wenn das Spiel zu Ende ist.
error-not-at-the-table = Du sitzt nicht an diesem Tisch.
error-resign-first = Das Spiel läuft noch. Du kannst aufgeben und dann den Tisch verlassen.
error-unknown-bot = Einen Computer „{ $bot }“ gibt es nicht. Möglich sind: { $known }.
error-dotted-bot = Einen Computer „{ $bot }“ gibt es nicht. Einer aus einem Modul heißt so: { $meant }.
error-bot-not-found = Der Computer { $bot } kann nicht geladen werden: { $reason }.
error-no-bot = { $bot } ist kein Computer: Nötig ist eine Klasse, die von Bot abgeleitet ist.
error-bot-without-weigh = Der Computer { $bot } hat keine Methode weigh, die entscheidet und einen Thought zurückgibt.
error-bot-failed = Der Computer { $bot } ist gescheitert: { $reason }.
error-bot-without-thought = Der Computer { $bot } hat { $returned } zurückgegeben: weigh muss einen Thought mit einer Aktion des Spiels zurückgeben, als Thought(action) oder Thought(action, estimates).
error-bot-illegal = Der Computer { $bot } hat „{ $action }“ gewählt, was jetzt nicht erlaubt ist ({ $rule }).
error-bot-too-slow = Der Computer { $bot } hat länger als { $seconds } Sekunden gebraucht und wurde beendet.
error-bot-lost = Der Computer { $bot } hat den Prozess beendet, in dem er denken sollte.
error-long-bot-name = Der Name { $bot } ist für einen Tisch zu lang: Er darf { $most } Zeichen haben.
error-wrong-budget = „{ $budget }“ ist keine Bedenkzeit: Gib eine Zahl von Simulationen (500) oder von Sekunden (1.5s) an.
error-no-budget = { $bot } denkt immer gleich lang: Lass die Bedenkzeit nach dem Doppelpunkt weg.
error-too-many-requests = Das war zu schnell für den Server. Bitte warte kurz und versuche es noch einmal.
error-too-large = Das war für den Server zu viel auf einmal.
error-other-origin = Diese Anfrage kam von einer fremden Seite und wurde abgelehnt. Bitte öffne Twinspan selbst.
error-bad-request = Der Server hat die Seite nicht verstanden. Bitte lade sie neu und versuche es noch einmal.
error-no-such-page = Unter dieser Adresse ist nichts.
error-no-such-method = So lässt sich diese Adresse nicht benutzen.
error-game-is-over = Das Spiel ist zu Ende.
error-seat-resigned = Dieser Platz hat aufgegeben: Ein Computer spielt für ihn weiter.
error-outdated = Das Spiel ist inzwischen weitergegangen. Sieh dir den Tisch an und entscheide neu.
error-not-confirmed = Ein Zug wartet noch auf seine Bestätigung.
error-nothing-to-confirm = Es gibt nichts mehr zu bestätigen.
error-nothing-to-undo = Es gibt nichts mehr zurückzunehmen.
error-cannot-undo-to = Das lässt sich nicht mehr zurücknehmen: Seitdem wurde etwas aufgedeckt, oder jemand anders hat gespielt.
error-made-by-other-rules = Dieser Tisch gehört zu einer anderen Fassung der Regeln, die dieses Programm nicht kennt.
