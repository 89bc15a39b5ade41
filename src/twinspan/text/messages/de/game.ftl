### Der Spielbildschirm, bei jedem Spiel: wer am Zug ist, was möglich ist, der Verlauf, das Ende.

computer = Computer

game-loading = Das Spiel wird aufgebaut …
game-parts = Bereiche des Tisches
game-tab-board = Spielplan
game-tab-players = Am Tisch
game-tab-story = Verlauf
game-title-turn = Du bist am Zug

## Was gefragt ist

game-prompt = Was gefragt ist
game-your-turn = Du bist am Zug
game-turn-of = { $player } ist am Zug
game-waiting-for = Warten auf { $players }
game-thinking =
    { $count ->
        [one] { $players } denkt nach …
       *[other] { $players } denken nach …
    }
game-thinking-for = Der Computer denkt für { $players } nach …
game-away = Gerade nicht verbunden: { $players }.
game-watch-move = Sieh zu, was passiert …
game-over = Das Spiel ist zu Ende
game-past = Du siehst Schritt { $number }
game-back-to-now = Zurück zum aktuellen Stand
game-change-choice = Du hast gewählt. Bis alle gewählt haben, kannst du dich noch umentscheiden.
game-confirm-ask = Bestätige deinen Zug oder mach ihn rückgängig.
game-confirm = Bestätigen
game-undo = Rückgängig
game-undo-turn = Zug neu beginnen
game-play-selected = Verdeckt spielen
game-unselect = Anders wählen
game-preview = Das würde passieren:
game-then = Danach: { $next }
game-choices = Du kannst
game-which-way = Auf welche Weise?
game-other-choice = Etwas anderes
game-not-possible = Was nicht geht, und warum
game-and-more = (und { $count } weitere dieser Art)
game-open-rule = Regel { $rule } öffnen
game-ask-me = Nachfragen bei

## Ein Bildschirm für mehrere

game-pause = Sieh dir an, was passiert ist. Als Nächstes wird geheim gewählt.
game-go-on = Weiter
game-pass-device = Gib das Gerät an { $player } weiter
game-pass-device-why = Jetzt wird geheim gewählt. Die anderen sehen weg.
game-i-am = Ich bin { $player }

## Der Verlauf

game-story = Der bisherige Verlauf
game-look-at = Schritt { $number } ansehen
game-timeline = Schritt für Schritt durch das Spiel
game-first = Zum Anfang
game-back = Ein Schritt zurück
game-forward = Ein Schritt vor
game-last = Zum aktuellen Stand
game-moment = Schritt
game-moment-of = Schritt { $number } von { $last }
game-replay-play = Abspielen
game-replay-stop = Anhalten
game-expected = { $player } rechnete so mit einem Sieg in { $win } der Fälle und mit durchschnittlich { $score }.
game-expected-for = Der Computer, der für { $player } spielt, rechnete so mit einem Sieg in { $win } der Fälle und mit durchschnittlich { $score }.
game-next-best = Das Nächstbeste:
game-next-best-of = { $win }, { $score } – { $choice }

## Der Tisch

game-table = Über diesen Tisch
game-watching = Du siehst bei diesem Spiel zu.
game-commitment = Prüfsumme der Mischung:
game-commitment-about = Sie stand vor dem Spiel fest, damit niemand die Mischung ändern kann. Nach dem Spiel können alle sie prüfen.
game-copy-link = Link kopieren
game-copy-moment = Link zu diesem Schritt kopieren
game-resign = Aufgeben
game-resign-of = Für { $player } aufgeben
game-resigned = hat aufgegeben
game-resign-ask = Dieses Spiel aufgeben?
game-resign-about = Ein Computer spielt auf deinem Platz bis zum Ende. Das lässt sich nicht rückgängig machen.
game-resign-yes = Aufgeben
game-resign-no = Weiterspielen

## Das Ende

ending-look = Den Tisch ansehen
ending-show = Schlusswertung
ending-your-place = Mit { $score } bist du auf Platz { $rank }.
ending-rematch = Noch einmal spielen
ending-rematch-join = Beim nächsten Spiel mitspielen
ending-replay = Spiel noch einmal ansehen
ending-reasons = Beim Nachspielen steht bei jedem Zug der Computer, was sie sich davon versprachen.
ending-download = Aufzeichnung herunterladen
ending-verify = Alle können das Spiel und seine Mischung prüfen
ending-final = Ende

## Die ersten Schritte

guide = Rundgang
guide-next = Weiter
guide-done = Fertig
guide-leave = Rundgang beenden
