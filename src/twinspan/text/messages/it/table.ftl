### Quello che si dice a ogni tavolo, qualunque sia il gioco: parole comuni, rifiuti, errori, il comando.

## Parole comuni

player-numbered = Giocatore { $number }
list-and = { $first } e { $last }
money = £{ $amount }
money-lost = −£{ $amount }
money-unsaid = del denaro
share = { $percent }%

refusal-game-over = La partita è finita.
refusal-not-your-turn = Non è il tuo turno, ma quello di { $asked }.
refusal-waiting-for-a-reveal = Prima va rivelato qualcosa.
refusal-other-decision = Ora il gioco chiede un’altra cosa: { $decision }
refusal-with-rule = { $text } ({ $rule })

## Eventi di ogni gioco

event-round = Round { $round } di { $rounds }
event-only-choice = { $player } qui ha una sola possibilità.
event-over = La partita è finita: { $reason }
over-all-rounds-played = tutti i round sono stati giocati.
event-score = { $player }: { $amount } – { $reason } ({ $rule })
event-rank = { $rank }. { $player }: { $amount }
tied-score = { $text }; a pari merito con { $tied }, decide { $tie_break }
tied-event = { $text } A pari merito con { $tied }, decide { $tie_break }.

## Errori d’uso

error-unknown-game = Non esiste un gioco «{ $game }». I giochi sono: { $known }.
error-broken-game = Il gioco { $game } non si può caricare da { $entry }: { $reason }.
error-no-teller = Il gioco { $game } è registrato senza testi: le sue Parts non indicano un modulo «text».
error-no-words = Il gioco { $game } non si può raccontare nella lingua { $language }: manca il messaggio { $message }.
error-unknown-rules = Il gioco { $game } non ha una versione { $version } delle sue regole. Le versioni sono: { $known }.
error-unknown-seat = Non esiste un posto { $seat }: i posti sono numerati da 0 a { $last }.
error-unknown-action = «{ $action }» non è un’azione del gioco { $game }.
error-unknown-city = Non esiste una città «{ $city }». Le nostre sono: { $known }. Una città tua si indica con il suo file.
error-unknown-mode = «{ $value }» non è né il nome né il numero di un mezzo. Contati da 0, i mezzi sono: { $known }.
error-wrong-seats = Questo gioco non si gioca in { $seats }. Numeri di giocatori possibili: { $known }.
error-wrong-options = Queste non sono opzioni del gioco { $game }.
error-seed-and-chance = Indica un seme oppure una fonte di casualità, non entrambi.
error-nothing-to-reveal = Non c’è nulla da rivelare.
error-impossible-reveal = { $value } non si può rivelare per «{ $label }». Valori possibili: { $known }.
error-not-verifiable = Si può registrare solo una partita la cui casualità viene da un seme.
error-unknown-rule = Il gioco { $game } non ha una regola «{ $rule }». Senza il numero di una regola vengono mostrate tutte.
error-unknown-option = L’opzione «{ $key }» non esiste. Le opzioni di { $game } sono: { $known }.
error-option-form = Scrivi un’opzione nella forma NAME=VALUE, non «{ $key }».
error-no-folder = Non c’è una cartella { $place }. Creala prima, o indica un altro file.
error-no-svg = Il grafico è un’immagine SVG: dai a { $place } un nome che finisce in .svg.
error-unwritable-file = Impossibile scrivere il file { $place }: { $reason }.
error-unusable-file = Impossibile usare il file o la cartella { $place }: { $reason }.
error-system-fault = Il sistema segnala: { $reason }.
error-file-exists = Il file { $place } esiste già e verrebbe sovrascritto. Scegli un’altra cartella.
error-no-such-language = Non esiste una lingua «{ $value }». Le lingue sono: { $known }.
error-wrong-seed = Un seme è un testo, un numero intero o dei byte.
error-wrong-chance = Una fonte di casualità è una Chance, un random.Random o None.
error-wrong-rng = Qui serve un random.Random.
error-wrong-kind = Qui serve un oggetto { $kind }, non «{ $value }».
error-needs-chance = Si deve rivelare qualcosa, e la posizione non ha una fonte di casualità. Dagliene una, oppure di’ tu che cosa viene rivelato.
error-nothing-to-choose = Non c’è nessuna azione da scegliere.
error-nobodys-view = Un computer ha bisogno della vista del posto per cui decide.
error-not-new = Solo una partita nuova può essere registrata dall’inizio.
error-unknown-data = Il gioco { $game } non ha dati chiamati «{ $key }».
error-usage = { $text } (--help dice di più)
error-no-score-pad = Per il gioco { $game } non c’è un segnapunti: i punti si vedono a colpo d’occhio.
error-no-more-answers = Le risposte finiscono prima che il segnapunti sia completo.
error-wrong-number = «{ $value }» non è un numero da { $low } a { $high }.
error-port-taken = La porta { $port } di { $host } è già occupata. Scegline un’altra con --port.
error-port-forbidden = Non è permesso ascoltare sulla porta { $port } di { $host }. Le porte sotto la 1024 sono spesso riservate: scegline un’altra con --port.
error-no-such-address = { $host } non è un indirizzo di questa macchina. Scegline un altro con --host: 127.0.0.1 si raggiunge solo da questa macchina, 0.0.0.0 anche da altre.
error-cannot-listen = Impossibile aprire la porta { $port } di { $host }: { $reason }.
error-unusable-database = Impossibile conservare lì le partite: { $reason }. Indica un altro file o un altro database con --database.
error-page-not-built = La pagina non è ancora stata costruita. «make page» la costruisce.
error-no-boards = Il gioco { $game } non ha tabelloni tra cui scegliere.
error-unknown-board = Non c’è nessun tabellone «{ $board }». Sono possibili: { $known }.
error-no-map = Il gioco { $game } non ha una mappa.

## Errori nei dati (file dei componenti, istantanee, registrazioni): $place dice dove

error-unreadable-file = Impossibile leggere il file { $place }: { $reason }.
error-not-toml = Il file { $place } non è TOML valido: { $reason }.
error-not-json = { $place }: non è JSON valido: { $reason }.
error-not-a-table = { $place }: qui ci vuole una tabella con valori dotati di nome.
error-not-a-list = { $place }: qui ci vuole una lista.
error-not-a-number = { $place }: qui ci vuole un numero intero.
error-not-a-text = { $place }: qui ci vuole un testo.
error-not-a-flag = { $place }: qui ci vuole true o false.
error-not-hexadecimal = { $place }: qui ci vogliono { $size } byte in cifre esadecimali.
error-missing-key = { $place }: manca «{ $key }».
error-unknown-key = { $place }: «{ $key }» qui è sconosciuto. Toglilo o controlla come è scritto.
error-wrong-length = { $place }: numero di elementi della lista: { $length } invece di { $wanted }.
error-too-long = { $place }: numero di elementi della lista: { $length }; il massimo è { $most }.
error-empty-list = { $place }: la lista è vuota.
error-out-of-range = { $place }: { $value } non è fra { $low } e { $high }.
error-unknown-word = { $place }: «{ $word }» è sconosciuto. Parole possibili: { $known }.
error-other-game = { $place }: questa è una partita di «{ $value }», non di «{ $wanted }».
error-other-version = { $place }: questo viene dalla versione { $value } delle regole, non dalla versione { $wanted }.
error-other-data = { $place }: questo è stato fatto con altri valori dei componenti.
error-own-data = { $place }: questa posizione è stata fatta con dati che non vengono con il pacchetto. Carica il gioco { $game } con quei dati e usa il suo «restore».
error-broken-field = { $place }: questa parte della notazione è illeggibile.
error-double-key = { $place }: «{ $key }» compare due volte.
error-double-field = { $place }: questa parte della notazione compare due volte.

error-duplicate-number = { $place }: il numero civico { $number } compare due volte.
error-missing-number = { $place }: manca il numero civico { $number }.
error-wrong-crest = { $place }: l’edificio { $number } non può avere lo stemma «{ $crest }». Le gilde mostrano tutti gli stemmi, gli altri edifici uno solo.
error-wrong-type-count = { $place }: numero di edifici del tipo «{ $type }»: { $count } invece di { $wanted }.
error-duplicate-type = { $place }: il tipo «{ $type }» compare due volte.
error-wrong-x = { $place }: numero di spazi X sulla rotella: { $count }; deve essercene uno.
error-beyond-the-end = { $place }: lo spazio { $space } è oltre { $end }, l’ultimo possibile.
error-duplicate-space = { $place }: lo spazio { $space } compare due volte.
error-wrong-tile-count = { $place }: quante volte compare la tessera bonus «{ $tile }»: { $count } invece di { $wanted }.
error-duplicate-face = { $place }: il lato { $face } compare due volte.
error-too-few-markers = { $place }: numero di segnaturno: { $count }; ne servono { $wanted }.
error-too-few-cards = { $place }: numero di carte di valore { $card }: { $count }; ne servono { $wanted }.
error-name-taken = { $place }: ogni giocatore deve avere un nome suo; «{ $name }» non si può usare di nuovo.
error-no-card-left = { $place }: nel gioco non resta nessuna carta di valore { $card }.
error-no-park-left = { $place }: nel gioco non resta nessun giardino.
error-number-too-high = { $place }: il numero civico { $number } è più alto di quello alla sua sinistra.
error-not-rising = { $place }: { $value } non è più alto del valore precedente.

error-no-entry = { $place }: la città non ha un ingresso. Aggiungi una tabella «entry» con lo spazio da cui entrano i corridori.
error-duplicate-colour = { $place }: il colore «{ $colour }» è già di un altro mezzo di trasporto. Dai a ogni mezzo un colore suo.
error-unknown-space = { $place }: non esiste uno spazio «{ $space }». Controlla come è scritto o aggiungilo agli spazi.
error-no-spaces = { $place }: un ponte ha bisogno di almeno uno spazio.
error-one-way-rails = { $place }: i binari portano in entrambe le direzioni. Collega i loro spazi con «-» invece di «>».
error-broken-way = { $place }: «{ $value }» non è un percorso. Scrivilo come «A - B - C», con «>» dove un collegamento porta solo in quella direzione.
error-too-few-points = { $place }: qui ci vogliono almeno { $wanted } punti.
error-duplicate-id = { $place }: la sigla «{ $id }» compare due volte. Dai a ogni spazio una sigla sua, e anche a ogni ponte.
error-wrong-id = { $place }: «{ $id }» non può essere una sigla. Usa da 1 a 12 lettere dalla A alla Z, cifre o trattini bassi.
error-wrong-name = { $place }: qui ci vuole un nome da 1 a 80 caratteri visibili.
error-wrong-bridge-count = { $place }: numero di ponti: { $count } invece di { $wanted }.
error-space-on-two-bridges = { $place }: lo spazio «{ $space }» fa già parte di un ponte. Usalo una volta sola.
error-link-to-itself = { $place }: un collegamento porta da «{ $space }» allo stesso spazio. Toglilo.
error-duplicate-link = { $place }: il collegamento da «{ $from }» a «{ $to }» compare due volte. Tienine uno solo.
error-no-way-back = { $place }: il collegamento da «{ $from }» a «{ $to }» è senza ritorno. Scrivi «-» invece di «>», oppure aggiungi il ritorno a una strada.
error-too-many-links = { $place }: { $count } collegamenti sono troppi; al massimo { $most }. Togline qualcuno.
error-stairs-on-a-bridge = { $place }: una scala sullo spazio di ponte { $space }. Metti il cavalcavia oltre la fine del ponte.
error-entry-on-a-bridge = { $place }: l’entrata { $space } è su un ponte. Fai entrare i corridori sulla terraferma.
error-levels-touch = { $place }: «{ $upper }» e «{ $lower }» sono i due livelli di un cavalcavia. Devono essere due spazi che nessuna strada collega.
error-space-on-two-overpasses = { $place }: lo spazio «{ $space }» fa già parte di un cavalcavia. Usalo una volta sola.
error-bridge-not-crossable = { $place }: { $bridge } non si può attraversare. Collega «{ $from }» e «{ $to }» con una strada che porti in entrambe le direzioni.
error-way-off-the-bridge = { $place }: { $bridge } si può lasciare solo alle due estremità. Togli il collegamento da «{ $from }» a «{ $to }».
error-bridge-end-not-on-land = { $place }: «{ $space }» non può essere un’estremità di questo ponte: { $bridge }. Un ponte deve finire su due spazi diversi sulla terraferma.
error-rail-without-street = { $place }: i binari seguono le strade, e nessuna strada porta da «{ $from }» a «{ $to }».
error-rails-on-other-bridge = { $place }: i binari passano su un ponte sbagliato: { $bridge }. Possono attraversare solo il ponte del tram.
error-rails-not-over-bridge = { $place }: i binari devono attraversare il ponte del tram da un’estremità all’altra: { $bridge }.
error-rails-not-joined = { $place }: i binari devono formare un’unica rete. Questi spazi sono staccati dal resto: { $spaces }.
error-not-connected = { $place }: nessuna strada porta dall’ingresso a questi spazi: { $spaces }.
error-no-full-move = { $place }: da «{ $space }» non si può fare un percorso di { $steps } spazi con il mezzo «{ $mode }». Aggiungi un collegamento; solo il tram può restare bloccato.
error-too-intricate = { $place }: questa città è troppo intricata per essere disegnata. Usa meno strade o incroci.

error-impossible-face = { $place }: il lato { $value } non può essere lì.
error-wrong-stack = { $place }: l’edificio { $building } non appartiene a questa pila.
error-impossible-choice = { $place }: il posto { $seat } non può aver scelto questo.
error-wrong-card-count = { $place }: numero di carte di valore { $card }: { $count }; nel gioco ce ne sono { $wanted }.
error-contradiction = { $place }: non corrisponde allo stato della stessa vista.
error-outdated-answers = { $place }: questa posizione è stata modificata, ma non le risposte possibili. Modificare invece un’istantanea (snapshot) e ricaricarla.
error-wrong-zeros = { $place }: ogni giocatore deve avere { $wanted } carte di valore 0, in mano o giocate.
error-wrong-tile-stack = { $place }: la tessera bonus { $tile } non può essere nella pila { $stack }.
error-double-building = { $place }: l’edificio { $building } compare più volte di quante ne esistano.
error-wrong-order = { $place }: l’ordine dei segnalini non corrisponde ai loro spazi.
error-bridge-too-long = { $place }: il ponte del posto { $seat } ha più edifici dei turni che ha avuto.
error-too-many-buildings = { $place }: { $count } edifici costruiti, più dei turni giocati.
error-line-not-descending = { $place }: sul ponte del posto { $seat } l’edificio { $building } non può stare lì.
error-wrong-flag-count = { $place }: numero di bandiere del mezzo { $flag }: { $count } invece di { $wanted }.
error-wrong-bridge = { $place }: in «{ $column }» una bandiera del mezzo { $flag } non può appartenere al ponte { $bridge }.
error-impossible-moment = { $place }: «{ $column }» non corrisponde alla situazione.
error-nothing-to-decide = { $place }: qui nessuno ha qualcosa da decidere.
error-broken-decision = { $place }: «{ $value }» non è una decisione come «0 card 3».

## Che cosa trova una verifica

error-wrong-commitment = Il seme non è quello fissato prima della partita.
error-wrong-data = I valori dei componenti non sono quelli indicati dalla registrazione.
error-illegal-decision = La decisione { $number } («{ $decision }») non è permessa: { $refusal }
error-unknown-decision = La decisione { $number } («{ $decision }») non si può giocare: questa azione o questo posto non esiste.
error-not-in-seat-order = La decisione { $number } («{ $decision }») è fuori posto: le scelte segrete seguono l’ordine dei posti, una per ciascuno.
error-not-finished = Dopo la decisione { $number }, l’ultima, la partita non è finita.
error-wrong-outcome = L’esito non è quello a cui portano le decisioni. I veri punteggi sono { $scores }.

## Il comando

cli-error = Errore: { $text }
cli-playing =
    { $games ->
        [one] { $games } partita in corso
       *[other] { $games } partite in corso
    }
cli-simulated =
    { $games ->
        [one] { $name }: { $games } partita a caso in { $seats }
       *[other] { $name }: { $games } partite a caso in { $seats }
    }
cli-seat = Posto
cli-player = Giocatore
cli-mean-score = Punteggio medio
cli-win-share = Vittorie
cli-summary = { $decisions } decisioni in { $seconds } s: { $rate } decisioni e { $games_rate } partite al secondo.
cli-records-written = Le registrazioni sono in { $folder }.
cli-interrupted = Interrotto.
cli-interrupted-records =
    { $games ->
        [0] Interrotto prima della fine della prima partita.
        [one] Interrotto. La registrazione di { $games } partita è in { $folder }.
       *[other] Interrotto. Le registrazioni di { $games } partite sono in { $folder }.
    }
cli-verified = La registrazione è esatta: { $game }, { $players } giocatori, { $decisions } decisioni. { $winners }
cli-commitment = Impronta del mescolamento, fissata in anticipo: { $commitment }
cli-line = Voce
cli-rule = Regola
cli-amount = Punti
cli-total = Totale
cli-final-scoring = Punteggio finale
cli-ruling = precisazione
cli-winner = { $winner } vince con { $score }.
cli-serving = Il tavolo è pronto: { $address } (Ctrl+C per finire)
