### Bridgetown Races in einem Balance-Bericht.

report-turns = Reihenfolge der ersten Runde
report-turns-about = Der Zufall bestimmt den Startspieler der ersten Runde; die anderen folgen im Uhrzeigersinn.
report-turn =
    { $number ->
        [1] Startspieler
        [2] An zweiter Stelle
        [3] An dritter Stelle
       *[other] An vierter Stelle
    }
report-modes = Verkehrsmittel
report-modes-about = Wie oft jedes Verkehrsmittel geplant wird, wie viele Flaggen eine Fahrt bringt und wie viel mehr Erfolg mit einer Fahrt mehr einhergeht, als dein Tisch im Mittel macht. Auch eine Fahrt, die zu Fuß gemacht werden musste, ist eine Fahrt.
report-planned = Anteil an allen Plänen
report-flags = Flaggen je Fahrt, genommen oder getauscht
report-colours-per-ride = Farben mit einer Fahrt mehr
report-wins-per-ride = Gewonnene Spiele mit einer Fahrt mehr, in Prozentpunkten
report-specials = Sonderaktionen
report-specials-about = Wie oft jede gewählt und eingesetzt wird, wie viele ihrer Spiele die gewannen, die sie einsetzten, und wie viel mehr Erfolg mit einem Einsatz mehr einhergeht, als dein Tisch im Mittel hat.
report-special-taken = Gewählt, von allen Runden
report-special-used = Eingesetzt, wenn gewählt
report-specials-chart = Gewählt und eingesetzt
report-won-with = Gewonnene Spiele mit Einsatz
report-colours-per-use = Farben mit einem Einsatz mehr
report-wins-per-use = Gewonnene Spiele mit einem Einsatz mehr, in Prozentpunkten

bridgetown-report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } Runde: { $reason }
       *[other] { $rounds } Runden: { $reason }
    }
bridgetown-report-setting-board = Stadt
