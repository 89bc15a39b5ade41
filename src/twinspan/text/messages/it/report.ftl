### Il rapporto di equilibrio: che cosa dicono di un gioco molte partite di un computer contro se stesso.

## Numeri

report-plain = { $amount }
report-percent = { $amount }%
report-points = { $amount } punti
report-tenths = { NUMBER($amount, minimumFractionDigits: 1) }
report-hundredths = { NUMBER($amount, minimumFractionDigits: 2) }
report-interval = ({ $low }–{ $high })
report-interval-signed = (da { $low } a { $high })
report-range = { $first }–{ $last }
report-unknown = –
report-named = { $name }: { $told }
report-listed = { $first }; { $next }

## La pagina

report-title = { $name }: rapporto di equilibrio
report-kind = Rapporto di equilibrio
report-subtitle =
    { $games ->
        [one] { $games } partita in { $seats }, giocata da { $bot } contro se stesso
       *[other] { $games } partite in { $seats }, giocate da { $bot } contro se stesso
    }
report-contents = In questo rapporto
report-warning = Da tenere a mente
report-warning-bots = Sono partite di computer. Ciò che è forte nelle mani di { $bot } può essere debole nelle tue, e viceversa.
report-warning-causes = Ciò che va insieme al successo non ne è per forza la causa. Chi è comunque in testa forse ne ottiene soltanto di più.
report-reading = Come leggere i grafici
report-reading-dot = Il punto è ciò che mostrano queste partite. La fascia intorno è l’intervallo al 95%: dove molto probabilmente sarebbe il punto se il computer giocasse per sempre.
report-reading-above = Chiaramente sopra la linea tratteggiata
report-reading-below = Chiaramente sotto
report-reading-unsure = Non è chiaro: la fascia tocca la linea
report-table = Le cifre in tabella
report-few = – sta per cifre osservate in meno di { $games } partite: troppo poche per dire qualcosa.

## I posti

report-won = Partite vinte
report-seats = Posti
report-seats-about = Conta dove ci si siede? Se più giocatori condividono una vittoria, ognuno ne riceve una parte.
report-seat = Posto { $number }
report-no-difference = nessuna differenza

## Punteggi e finali

report-best = Punteggio di chi vince
report-lead = Vantaggio sul secondo posto
report-shared = Vittorie condivise
report-decisions = Decisioni per partita
report-scores = Punteggi
report-scores-about = I punteggi finali di tutti i giocatori, vincitori o no. Le linee sono intervalli al 95%.
report-scores-chart = Giocatori con questo punteggio
report-players = Giocatori
report-ends = Durata e fine
report-ends-about = Dopo quanti round le partite sono finite, e perché.
report-ends-chart = Partite finite così
report-games = Partite
report-end =
    { $rounds ->
        [0] { $reason }
        [one] { $rounds } round: { $reason }
       *[other] { $rounds } round: { $reason }
    }

## Come è fatto

report-method = Come si ottengono le cifre
report-method-games = Ogni partita ha la sua smazzata, e lo stesso computer gioca tutti i posti. Le partite non dipendono l’una dall’altra, ma i giocatori di un tavolo sì: ciò che vince uno, gli altri non lo vincono. Perciò l’incertezza di ogni cifra viene dalle differenze tra partite intere.
report-method-intervals = Le quote hanno l’intervallo di Wilson, per tante prove indipendenti quante ne servirebbero per la stessa certezza. Le medie e le pendenze hanno quello del jackknife, che lascia fuori una partita dopo l’altra. Entrambi usano la distribuzione di Student.
report-method-slopes = «Con … in più» è la pendenza di una regressione semplice. Confronta solo giocatori dello stesso tavolo, ognuno con la media del suo tavolo.
report-method-many =
    { $missed ->
        [one] Su 100 intervalli simili circa 5 mancano la verità. Questo rapporto ne ha { $intervals }: aspettati che circa { $missed } la manchi.
       *[other] Su 100 intervalli simili circa 5 mancano la verità. Questo rapporto ne ha { $intervals }: aspettati che circa { $missed } la manchino.
    }
report-settings = Impostazioni
report-setting-board = Tabellone
report-setting-options = Opzioni
report-setting-seed = Seme
report-setting-version = Versione
report-version = Twinspan { $version }, regole { $rules }, valori { $hash }
report-again = Questo comando rifà il rapporto:
report-again-note = Lo stesso comando dà le stesse cifre, purché il computer non pensi a tempo. I file esistenti non vengono sovrascritti: scrivilo in un’altra cartella, o con un altro --out.

## Il comando

report-brackets = Tra parentesi: intervalli al 95%.
report-clear = Sotto la riga vuota: ciò che è chiaramente sopra o sotto una quota uguale o nessuna differenza, il più lontano di ogni genere.
report-written = Il rapporto è in { $file }.
report-interrupted = Interrotto. Nessun rapporto è stato scritto.
error-report-exists = Il file { $place } esiste già e resta com’è. Indicane un altro con --out.
