### Was die erste Seite über Plank Bridge sagt.

planks-name = Plank Bridge
planks-credits = Ein Beispiel für alle, die diesem Tisch ein Spiel hinzufügen.
planks-minutes = eine Minute
planks-pitch = Lege Bretter über den Bach, aber nie so viele wie die Person vor dir.
planks-same-note = In diesem Spiel ist nichts geheim: Alle sehen denselben Bildschirm.
