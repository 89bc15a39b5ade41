### Der gedruckte Name des Spiels, in jeder Sprache derselbe, und wem wir es verdanken.

bridgetown-name = Bridgetown Races
bridgetown-credits = Ein Spiel von Carey Grayson, erschienen 2010 bei Gryphon Games.
bridgetown-minutes = etwa 45 Minuten
bridgetown-pitch = Überlege, mit wem du dir das Taxi teilst, jage über acht Brücken und schnapp den anderen die Flaggen vor der Nase weg.

bridgetown-same-note = In diesem Spiel ist nichts geheim: Alle sehen denselben Bildschirm, und er sagt, wer am Zug ist.
bridgetown-boards = Stadt
bridgetown-boards-named = Stadt: { $title }
bridgetown-boards-own = Eigene Stadt …
bridgetown-boards-title = Eine eigene Stadt
bridgetown-boards-about = Eine Stadt ist eine Textdatei in TOML oder JSON: ihre Felder, Straßen, Brücken und Gleise. Geh von einer der unseren aus, ändere, was du magst, und bring sie hierher. Vor dem Spiel wird sie geprüft.
bridgetown-boards-guide = Die Datei docs/cities.md im Quelltext des Programms erklärt jeden Wert.
bridgetown-boards-example = { $title } als Beispiel herunterladen
bridgetown-boards-good = { $title } ist spielbar.
