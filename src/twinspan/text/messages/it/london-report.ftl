### Old London Bridge in un rapporto di equilibrio.

report-money = £{ $amount }

report-stairs = Gradini delle scale
report-stairs-about = Il gradino che ti dà il caso decide la tua prima mano, indicata accanto, e chi va per primo a parità di carte.
report-step = Gradino { $step } · { $cards }
report-faces = Tessere punteggio
report-faces-about = Quanto ha pagato ogni tessera punteggio nelle partite in cui era in gioco, in tutti i round e alla fine insieme. Il secondo grafico mostra di quanti punti percentuali le vittorie del giocatore più pagato superano una quota uguale.
report-paid = A ogni giocatore
report-paid-winners = A chi vince
report-paid-chart = Denaro pagato, in media
report-best-paid = Vittorie del più pagato, oltre una quota uguale
report-best-paid-chart = Quanto vince di più il giocatore più pagato
report-types = Tipi di edificio
report-types-about = Quanto denaro in più va insieme a un edificio di un tipo in più della media del tuo tavolo, contando i ponti finiti; e quanti ne avevano i vincitori e gli altri.
report-money-per-building = Denaro con un edificio in più
report-by-others = Gli altri
report-by-winners = Vincitori
report-types-chart = Su un ponte finito, in media
report-tiles = Tessere bonus
report-tiles-about = Quanto denaro in più va insieme all’uso di una tessera bonus una volta in più della media del tuo tavolo; e quante tessere un giocatore prende e usa in una partita.
report-money-per-tile = Denaro con una tessera usata in più
report-taken = Prese
report-used = Usate
report-tiles-chart = Tessere per giocatore, in media
