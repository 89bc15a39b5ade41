### Old London Bridge in einem Balance-Bericht.

report-money = £{ $amount }

report-stairs = Stufen der Treppe
report-stairs-about = Die Stufe, die der Zufall dir gibt, entscheidet über deine ersten Handkarten (sie stehen daneben) und darüber, wer bei gleichen Karten zuerst an der Reihe ist.
report-step = Stufe { $step } · { $cards }
report-faces = Wertungen
report-faces-about = Was jede Wertung in den Spielen zahlte, in denen sie galt, in allen Runden und am Ende zusammen. Das zweite Schaubild zeigt, um wie viele Prozentpunkte die Person, der sie am meisten zahlte, mehr als einen gleichen Anteil gewann.
report-paid = An alle
report-paid-winners = Beim Sieg
report-paid-chart = Gezahltes Geld, im Mittel
report-best-paid = Siege der Bestbezahlten, über einem gleichen Anteil
report-best-paid-chart = Wie viel mehr die Bestbezahlten gewannen
report-types = Gebäudearten
report-types-about = Wie viel mehr Geld mit einem Gebäude einer Art mehr einhergeht, als dein Tisch im Mittel hat, gezählt auf den fertigen Brücken; und wie viele davon beim Sieg und sonst dort standen.
report-money-per-building = Geld mit einem Gebäude mehr
report-by-others = Andere
report-by-winners = Beim Sieg
report-types-chart = Auf einer fertigen Brücke, im Mittel
report-tiles = Bonus-Plättchen
report-tiles-about = Wie viel mehr Geld damit einhergeht, ein Bonus-Plättchen einmal öfter einzusetzen als dein Tisch im Mittel; und wie viele Plättchen man in einem Spiel nimmt und einsetzt.
report-money-per-tile = Geld mit einem eingesetzten Plättchen mehr
report-taken = Genommen
report-used = Eingesetzt
report-tiles-chart = Plättchen je Person, im Mittel
