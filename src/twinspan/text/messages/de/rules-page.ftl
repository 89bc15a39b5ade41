### Die Regelseite: was um die Regeln herum steht, bei jedem Spiel.

## Die Seite

rules-heading = { $name }: die Regeln
rules-back-to-table = Zurück zum Tisch
rules-print = Drucken
rules-contents = Inhalt
rules-example = Beispiel
rules-minute = Das Spiel in einer Minute

rules-how = So liest du diese Seite
rules-how-ids = Jede Regel hat ein Kürzel. Lehnt das Spiel einen Zug ab, nennt es die Regel, und ihr Kürzel führt dich hierher.
rules-how-game = Eine Regel des Spiels.
rules-how-ruling = Eine Festlegung: Hier schweigen die Anleitungen oder widersprechen sich. Wir mussten uns entscheiden, und danach richtet sich das Spiel.
rules-how-table = Eine Regel des Tisches, für jedes Spiel dieselbe.
rules-ruling = Festlegung

## Suche

rules-search = In den Regeln suchen
rules-search-hint = Wörter oder ein Kürzel wie { $rule }
rules-clear = Suche leeren
rules-matches = { $count } Treffer
rules-no-match = Keine Regel enthält „{ $query }“. Alle deine Wörter müssen in derselben Regel vorkommen.
rules-show-all = Alle Regeln zeigen

## Gedruckte Werte

rules-values = Gedruckte Werte und woher sie stammen
rules-values-component = Spielmaterial
rules-values-source = Quelle
