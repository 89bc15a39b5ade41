### Plank Bridge auf der Seite: Namen der Teile des Tisches, Hilfe, das Ende.

planks-board = Der Bach
planks-players = Wer mitspielt
planks-place = Platz für Brett { $number }
planks-plank = Brett { $number }, gelegt von { $player }
planks-hint-lay = Klicke dorthin, wo dein letztes Brett liegen soll.

planks-chart = Bretter, Zug um Zug
line-planks-laid = Bretter
line-last-plank = Letztes Brett
