### La pagina attorno ai giochi: l’intestazione, la prima schermata, il tavolo prima dell’inizio, le proprie partite, gli errori.

## Ovunque

page-title = { $what } · Twinspan
page-skip = Vai alla parte principale
page-home = Twinspan: alla pagina iniziale
page-menu = Menu principale
page-language = Lingua
page-settings = Impostazioni
page-my-games = Le mie partite
page-rules = Regole
page-for-programmers = Per chi programma
page-close = Chiudi
page-cancel = Annulla
page-copy = Copia
page-copied = Copiato.
page-copy-by-hand = Qui non è permesso copiare. Il testo è selezionato: copialo a mano.
page-try-again = Riprova
page-loading = Un momento…
page-not-loaded = Non è stato possibile caricare questa parte della pagina. Controlla la connessione e riprova.

## Impostazioni

settings-you = Tu
settings-name = Il tuo nome
settings-colour = Il tuo colore
settings-you-note = Nome e colore valgono dalla tua prossima partita.
settings-guest = Ospite
settings-look = Aspetto
settings-look-auto = Come il dispositivo
settings-look-light = Giorno
settings-look-dark = Notte
settings-speed = Mosse degli altri
settings-speed-slow = Lente
settings-speed-normal = Normali
settings-speed-fast = Veloci
settings-speed-instant = Immediate
settings-confirm = Chiedimi prima di finire il turno
settings-confirm-note = Finché non confermi, puoi annullare il tuo turno.
settings-sound = Suono
settings-guide = Mostra di nuovo la guida
settings-guide-told = La guida ricomincia al tavolo.

colour-red = Rosso
colour-gold = Oro
colour-teal = Turchese
colour-violet = Viola
colour-slate = Ardesia
colour-rose = Rosa

bot-journeyman = Lavorante
bot-journeyman-note = Pensa circa un secondo per mossa e prova centinaia di continuazioni nella sua testa; di solito batte gli apprendisti.
bot-journeyman-better = Sceglie ciò che ha provato più spesso; del resto sa meno.
bot-apprentice = Apprendista
bot-apprentice-note = Guarda un po’ avanti e ogni tanto sbaglia; buona compagnia per imparare.
bot-apprentice-better = Non ha visto che c’era di meglio.
bot-random = Girovago
bot-random-note = Muove a caso; solo per un primo sguardo alle regole.

## La prima schermata

home-title = Accomodati
home-subtitle = Due giochi da tavolo sui ponti, qui nel browser: contro il computer o con gli amici. Gratis e senza registrazione.
home-players = Da { $fewest } a { $most } giocatori
home-play-now = Gioca subito
home-against = contro { $count } computer
home-against-label = Quanti computer?
home-strength-label = Quanto forti?
home-strength-of = Quanto è forte il computer { $number }?
home-each = Misti
home-computer = N. { $number }: { $bot }
home-same-screen = Stesso schermo
home-same-screen-note = Un solo dispositivo che passa di mano.
home-with-friends = Con gli amici
home-with-friends-note = Ricevi un link da condividere.
home-my-turns =
    { $count ->
        [0] Riprendi da dove avevi lasciato.
        [one] È il tuo turno in una partita.
       *[other] È il tuo turno in { $count } partite.
    }
home-rules-note = Con parole nostre.
home-footer = Informazioni su questa pagina

same-title = Chi gioca su questo schermo?
same-count = Numero di giocatori
same-person = Persona
same-computer = Computer: { $bot }
same-who = Chi gioca come numero { $number }?
same-name = Nome del numero { $number }
same-colour = Colore di { $name }
same-nobody = Deve giocare almeno una persona.
same-start = Inizia la partita

## Scegliere su che cosa si gioca

board-take = Scegli { $title }
board-pick = Scegli un file…
board-again = Scegli di nuovo…
board-drop = o trascinalo qui
board-faulty =
    { $count ->
        [one] { $name } non è ancora giocabile: c’è { $count } difetto.
       *[other] { $name } non è ancora giocabile: ci sono { $count } difetti.
    }
board-correct = Correggi il file e sceglilo di nuovo.
board-checking = Controllo di { $file }…
board-too-large = { $file } è troppo grande: un file può avere al massimo { $most } kilobyte.
board-not-text = { $file } non è un testo semplice. Salvalo come testo in UTF-8.
board-unreadable = Non è stato possibile leggere { $file }. Forse è stato modificato o spostato: sceglilo di nuovo.
board-map = La mappa di { $title }
board-enlarge = Mostra in grande la mappa di { $title }

## Il tavolo prima dell’inizio

lobby-title = Un tavolo di { $game }
lobby-waiting = Si può iniziare quando tutti i posti sono presi.
lobby-ready = Tutti i posti sono presi. Si può iniziare in qualsiasi momento.
lobby-watching = Stai guardando. Siediti per giocare.
lobby-full = Tutti i posti sono presi. Puoi guardare la partita.
lobby-invite = Invita
lobby-link = Link a questo tavolo
lobby-link-note = Chi lo apre può sedersi o guardare.
lobby-link-local = Questo link funziona solo su questo computer. Per altri dispositivi, avvia il server con «{ $command }» e apri la pagina con il nome o l’indirizzo di questo computer nella tua rete.
lobby-link-share = Condividi…
lobby-seats = Posti
lobby-seat = Posto { $number }
lobby-free = libero
lobby-here = presente
lobby-away = ora non c’è
lobby-computer = computer: { $bot }
lobby-you = tu
lobby-sit = Siediti qui
lobby-sit-second = Qualcuno su questo dispositivo
lobby-stand = Alzati
lobby-edit = Modifica
lobby-give = Metti un computer
lobby-strength = Forza di gioco
lobby-free-again = Libera il posto
lobby-of-seat = { $what }: posto { $number }
lobby-who-title = Chi si siede qui?
lobby-who-name = Nome
lobby-who-colour = Colore
lobby-sit-down = Siediti
lobby-save = Salva
lobby-count = Numero di posti
lobby-random-seating = Posti a caso
lobby-random-seating-note = All’inizio della partita il caso decide chi siede dove.
lobby-options = Opzioni
lobby-more-options = Altre opzioni
lobby-only-host = Può cambiarlo solo chi ha aperto il tavolo.
lobby-shuffle = Mescolamento verificabile
lobby-shuffle-note = Il mescolamento è già fissato; questa è la sua impronta. A fine partita viene svelato il segreto che ci sta dietro, così chiunque può controllare che nulla sia cambiato.
lobby-shuffle-copy = Copia l’impronta
lobby-start = Inizia la partita
lobby-missing =
    { $count ->
        [one] Un posto è ancora libero.
       *[other] { $count } posti sono ancora liberi.
    }
lobby-fill =
    { $count ->
        [one] Assegnalo a un computer
       *[other] Assegnali ai computer
    }
lobby-shrink = Gioca in { $count }
lobby-leave = Lascia il tavolo

## Il tavolo, e ciò che non c’è

table-lost = Connessione persa. Nuovo tentativo…
table-back = Connessione ristabilita.
table-missing-title = Questo tavolo non esiste
table-missing-note = Forse il link si è interrotto per strada. Fattelo dare di nuovo o inizia una partita tua.
table-earlier-rules = Si gioca con la versione { $version } delle regole
table-earlier-rules-about = In che cosa differisce dalla versione più recente lo dicono le regole, all’inizio.
table-other-rules-title = Questo tavolo non si può aprire
missing-title = Qui non c’è nulla
missing-note = Questo indirizzo non porta da nessuna parte. Dalla pagina iniziale si raggiunge tutto.
missing-home = Alla pagina iniziale

## Le proprie partite

games-empty = Ancora nessuna partita
games-empty-note = Le partite che giochi in questo browser compaiono qui.
games-start = Inizia una partita
games-your-turn = Tocca a te
games-waiting = Tocca agli altri
games-open = Non ancora iniziata
games-over = Finita
games-won-mine = Hai vinto con { $score }
games-won = { $winners } ha vinto con { $score }
games-shared-mine = Condividi la vittoria con { $winners } ({ $score })
games-shared = { $winners } condividono la vittoria ({ $score })
games-nobody = Non c’è ancora seduto nessuno.
games-go-on = Continua
games-look = Apri
games-put-away = Metti via
games-of = { $what }: { $names }

## Errori

error-no-connection = Il server non risponde. Controlla la connessione e riprova.
error-no-such-table = Questo tavolo non esiste. Forse il link si è interrotto.
error-no-such-seat = Il posto { $seat } non esiste: questo tavolo ne ha { $seats }.
error-not-your-seat = Il posto { $seat } non è tuo.
error-not-the-host = Può farlo solo chi ha aperto il tavolo.
error-seat-taken = Qualcuno è stato più veloce: il posto { $seat } è preso. Scegline un altro.
error-already-started = La partita è già iniziata.
error-not-started = La partita non è ancora iniziata.
error-free-seats =
    { $count ->
        [one] Un posto è ancora libero. Occupalo o toglilo, poi inizia.
       *[other] { $count } posti sono ancora liberi. Occupali o toglili, poi inizia.
    }
error-too-many-players = Più persone che posti: questo tavolo ne ha { $seats }.
error-too-many-people = Persone già sedute: { $count }. Prima qualcuno dovrebbe alzarsi.
error-not-over = Sarà possibile a partita finita.
error-not-at-the-table = Non siedi a questo tavolo.
error-resign-first = La partita è ancora in corso. Puoi abbandonarla e poi lasciare il tavolo.
error-unknown-bot = Non esiste un computer «{ $bot }». Scelte possibili: { $known }.
error-dotted-bot = Non esiste un computer «{ $bot }». Uno di un modulo si indica così: { $meant }.
error-bot-not-found = Il computer { $bot } non si può caricare: { $reason }.
error-no-bot = { $bot } non è un computer: serve una classe derivata da Bot.
error-bot-without-weigh = Il computer { $bot } non ha un metodo weigh, che decide e restituisce un Thought.
error-bot-failed = Il computer { $bot } ha fallito: { $reason }.
error-bot-without-thought = Il computer { $bot } ha restituito { $returned }: weigh deve restituire un Thought di un’azione del gioco, come Thought(action) o Thought(action, estimates).
error-bot-illegal = Il computer { $bot } ha scelto «{ $action }», che ora non è permesso ({ $rule }).
error-bot-too-slow = Il computer { $bot } ha impiegato più di { $seconds } secondi ed è stato fermato.
error-bot-lost = Il computer { $bot } ha chiuso il processo in cui doveva pensare.
error-long-bot-name = Il nome { $bot } è troppo lungo per un tavolo: può avere { $most } caratteri.
error-wrong-budget = «{ $budget }» non è un tempo di riflessione: scrivi un numero di simulazioni (500) o di secondi (1.5s).
error-no-budget = { $bot } riflette sempre allo stesso modo: ometti ciò che segue i due punti.
error-too-many-requests = Troppo in fretta per il server. Aspetta un momento e riprova.
error-too-large = Era troppo in una volta per il server.
error-other-origin = Questa richiesta veniva da un’altra pagina ed è stata rifiutata. Apri direttamente Twinspan.
error-bad-request = Il server non ha capito la pagina. Ricaricala e riprova.
error-no-such-page = A questo indirizzo non c’è nulla.
error-no-such-method = Questo indirizzo non si usa così.
error-game-is-over = La partita è finita.
error-seat-resigned = Questo posto ha abbandonato: un computer gioca al suo posto.
error-outdated = Nel frattempo la partita è andata avanti. Guarda il tavolo e decidi di nuovo.
error-not-confirmed = Un turno aspetta ancora conferma.
error-nothing-to-confirm = Non c’è più nulla da confermare.
error-nothing-to-undo = Non c’è più nulla da annullare.
error-cannot-undo-to = Non si può più tornare lì: nel frattempo è stato rivelato qualcosa o ha giocato qualcun altro.
error-made-by-other-rules = Questo tavolo segue un’altra versione delle regole, che questo programma non conosce.
