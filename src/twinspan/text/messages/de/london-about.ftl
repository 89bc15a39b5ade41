### Der gedruckte Name des Spiels, in jeder Sprache derselbe, und wem wir es verdanken.

london-name = Old London Bridge
london-credits = Ein Spiel von Gabriele Bubola und Leo Colovini, erschienen 2022 bei Queen Games.
london-minutes = 30 bis 60 Minuten
london-pitch = Überbiete die anderen, baue deine Häuserzeile über die Themse und mach auf der Brücke ein Vermögen.

london-same-note = Werden Karten geheim gewählt, bleibt der Bildschirm verdeckt, bis die nächste Person das Gerät hat.
