### La pagina delle regole: ciò che sta attorno alle regole, qualunque sia il gioco.

## La pagina

rules-heading = { $name }: le regole
rules-back-to-table = Torna al tavolo
rules-print = Stampa
rules-contents = Indice
rules-example = Esempio
rules-minute = Il gioco in un minuto

rules-how = Come leggere questa pagina
rules-how-ids = Ogni regola ha una sigla. Quando il gioco rifiuta una mossa, nomina la regola, e la sua sigla ti porta qui.
rules-how-game = Una regola del gioco.
rules-how-ruling = Una precisazione: qui i regolamenti tacciono o si contraddicono. Abbiamo dovuto scegliere, e il gioco segue la nostra scelta.
rules-how-table = Una regola del tavolo, la stessa per ogni gioco.
rules-ruling = Precisazione

## Ricerca

rules-search = Cerca nelle regole
rules-search-hint = Parole, o una sigla come { $rule }
rules-clear = Cancella la ricerca
rules-matches =
    { $count ->
        [one] { $count } risultato
       *[other] { $count } risultati
    }
rules-no-match = Nessuna regola contiene «{ $query }». Tutte le tue parole devono trovarsi nella stessa regola.
rules-show-all = Mostra tutte le regole

## Valori stampati

rules-values = I valori stampati e la loro origine
rules-values-component = Componente
rules-values-source = Origine
