### Che cosa dice l’arena: le sue cifre, i suoi grafici, i suoi errori.

arena-title =
    { $deals ->
        [one] { $name }: { $games } partite in { $seats }, { $deals } smazzata, giocata da ogni posto
       *[other] { $name }: { $games } partite in { $seats }, { $deals } smazzate, ognuna giocata da ogni posto
    }
arena-rounded = --games { $asked } è arrotondato a { $games }: ogni smazzata si gioca da tutti i { $seats } posti.
arena-resumed =
    { $games ->
        [one] { $games } partita è già in { $file }.
       *[other] { $games } partite sono già in { $file }.
    }
arena-bot = Computer
arena-games = Partite
arena-thinking = Tempo per decisione
arena-rating = Forza
arena-time = { $ms } ms
arena-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1) }
arena-absent = Ancora a nessun tavolo: { $bots }. Con più partite giocherebbero tutti.
arena-even = Una quota uguale sarebbe { $share }. Tra parentesi: intervalli al 95%.
arena-even-anytime = Una quota uguale sarebbe { $share }. Tra parentesi: intervalli al 95%, validi in qualunque momento ci si fermi.
arena-more = Certo dopo { $deals } smazzate: { $bot } vince più di una quota uguale.
arena-less = Certo dopo { $deals } smazzate: { $bot } vince meno di una quota uguale.
arena-order = Certo dopo { $deals } smazzate: questo è l’ordine dei computer.
arena-unsure =
    { $deals ->
        [one] Una smazzata non basta per una risposta certa.
       *[other] { $deals } smazzate non bastano per una risposta certa.
    }
arena-written = I risultati sono in { $file }.
arena-drawn = Il grafico è in { $file }.
arena-interrupted =
    { $games ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto. { $games } partita è finita e conservata in { $file }; lo stesso comando continua da lì.
       *[other] Interrotto. { $games } partite sono finite e conservate in { $file }; lo stesso comando continua da lì.
    }
arena-abandoned = Interrotto. Nulla è conservato: con --out FILE lo stesso comando potrebbe continuare da qui.
arena-chart-description = Quota delle partite vinte a { $name } in { $seats }. { $bars }.
arena-chart-even = quota uguale { $share }
arena-chart-note = Barre: quota delle partite vinte. Linee: intervalli al 95%.
arena-chart-note-anytime = Barre: quota delle partite vinte. Linee: intervalli al 95%, validi in qualunque momento ci si fermi.

error-no-contest = Di’ chi gioca: o --bots con almeno due nomi, come --bots apprentice,random, oppure --one apprentice --against random.
error-no-results = Il file { $place } non contiene risultati dell’arena e resta com’è. Scegline un altro.
error-other-settings = Il file { $place } contiene i risultati di un’altra sfida: «{ $key }» lì è { $value } e qui { $wanted }. Scegli un altro file, o le stesse impostazioni.
error-other-bots = { $place }: questi computer non siedono così in questa smazzata.
error-double-game = { $place }: questa partita è due volte nel file.
error-impossible-end = { $place }: nessuna partita finisce così.
error-same-file = Il file { $place } non può essere entrambi: --out e --plot ne vogliono uno ciascuno.
error-no-chart = Il file { $place } non contiene un grafico e resta com’è. Scegline un altro con --plot.
error-too-many-processes = Questa macchina non regge tanti processi ({ $count }): { $reason }. Un comando che conosce --processes può usarne meno.
error-worker-lost = Uno dei processi è finito prima del tempo. Riprova; con --out FILE l’arena continua da dov’era.
error-processes-and-ray = Scegli --processes oppure --ray: un cluster Ray usa tutti i suoi core.
error-no-ray = Ray non è installato. «pip install twinspan[ray]» lo installa.
error-ray-unreachable = Non c’è nessun cluster Ray a { $address }: { $reason }. Un indirizzo è HOST:PORTA, dato su una macchina del cluster.
error-ray-failed = Il cluster Ray a { $address } non ha potuto fare il lavoro: { $reason }. Verifica che questa versione di Twinspan sia installata su tutte le sue macchine.
