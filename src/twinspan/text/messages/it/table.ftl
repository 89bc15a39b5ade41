### Quello che si dice a ogni tavolo, qualunque sia il gioco: parole comuni, rifiuti, errori, il comando.

## Parole comuni

player-numbered = Giocatore { $number }
list-and = { $first } e { $last }
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
error-port-taken = La porta { $port } di { $host } è già occupata. Scegline un’altra con --port.
error-port-forbidden = Non è permesso ascoltare sulla porta { $port } di { $host }. Le porte sotto la 1024 sono spesso riservate: scegline un’altra con --port.
error-no-such-address = { $host } non è un indirizzo di questa macchina. Scegline un altro con --host: 127.0.0.1 si raggiunge solo da questa macchina, 0.0.0.0 anche da altre.
error-cannot-listen = Impossibile aprire la porta { $port } di { $host }: { $reason }.
error-unusable-database = Impossibile conservare lì le partite: { $reason }. Indica un altro file o un altro database con --database.
error-page-not-built = La pagina non è ancora stata costruita. «make page» la costruisce.
error-no-boards = Il gioco { $game } non ha tabelloni tra cui scegliere.
error-unknown-board = Non c’è nessun tabellone «{ $board }». Sono possibili: { $known }.
error-no-map = Il gioco { $game } non ha una mappa.

## Errori nei dati (file di dati, istantanee, registrazioni): $place dice dove

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

error-too-intricate = { $place }: questo tabellone è troppo intricato per essere disegnato. Semplificalo.
error-contradiction = { $place }: non corrisponde allo stato della stessa vista.
error-outdated-answers = { $place }: questa posizione è stata modificata, ma non le risposte possibili. Modificare invece un’istantanea (snapshot) e ricaricarla.
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
