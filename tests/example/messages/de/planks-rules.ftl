### Die Regeln von Plank Bridge. Eine Nachricht für jede Regel: rule-P2-1 ist die Regel P2.1.

chapter-P1 = Die Brücke
rule-P1-1 = Zu zweit oder zu dritt baut ihr einen Steg über einen Bach. Von Ufer zu Ufer braucht er neun Bretter.

chapter-P2 = Bretter legen
rule-P2-1 = Reihum legt ihr ein, zwei oder drei Bretter, aber nie mehr, als noch fehlen.
rule-P2-2 = Du darfst nicht so viele Bretter legen wie die Person vor dir.

chapter-P3 = Das Ende
rule-P3-1 = Das Spiel endet mit dem letzten Brett. Es endet auch, wenn die nächste Person keines legen darf: Dann bleibt eine Lücke.
rule-P3-2 = Jedes Brett, das du gelegt hast, bringt eine Münze.
rule-P3-3 = Wer das letzte Brett der Brücke legt, bekommt zwei Münzen dazu.
rule-P3-4 = Die meisten Münzen gewinnen. Bei Gleichstand teilt ihr euch den Sieg.
