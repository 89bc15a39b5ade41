### Plank Bridge sulla pagina: nomi delle parti del tavolo, aiuto, fine.

planks-board = Il ruscello
planks-players = I giocatori
planks-place = Posto dell’asse { $number }
planks-plank = Asse { $number }, posata da { $player }
planks-hint-lay = Fai clic dove deve stare la tua ultima asse.

planks-chart = Assi, turno per turno
line-planks-laid = Assi
line-last-plank = Ultima asse
