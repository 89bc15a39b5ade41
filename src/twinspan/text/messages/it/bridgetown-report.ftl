### Bridgetown Races in un rapporto di equilibrio.

report-turns = Ordine del primo round
report-turns-about = Il caso sceglie il primo giocatore del primo round; gli altri seguono in senso orario.
report-turn =
    { $number ->
        [1] Primo giocatore
        [2] Secondo
        [3] Terzo
       *[other] Quarto
    }
report-modes = Mezzi di trasporto
report-modes-about = Quanto spesso si pianifica ogni mezzo, quante bandiere porta un viaggio, e quanto successo in più va insieme a un viaggio in più della media del tuo tavolo. Anche un viaggio che si è dovuto fare a piedi è un viaggio.
report-planned = Quota di tutti i piani
report-flags = Bandiere per viaggio, prese o scambiate
report-colours-per-ride = Colori con un viaggio in più
report-wins-per-ride = Partite vinte con un viaggio in più, in punti percentuali
report-specials = Azioni speciali
report-specials-about = Quanto spesso ognuna è presa e usata, quante delle loro partite ha vinto chi l’ha usata, e quanto successo in più va insieme a un uso in più della media del tuo tavolo.
report-special-taken = Presa, di tutti i round
report-special-used = Usata, se presa
report-specials-chart = Prese e usate
report-won-with = Partite vinte da chi l’ha usata
report-colours-per-use = Colori con un uso in più
report-wins-per-use = Partite vinte con un uso in più, in punti percentuali

bridgetown-report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } round: { $reason }
       *[other] { $rounds } round: { $reason }
    }
bridgetown-report-setting-board = Città
