### La schermata di gioco, qualunque sia il gioco: a chi tocca, che cosa si può fare, la cronaca, la fine.

computer = computer

game-loading = Si prepara il tavolo…
game-parts = Zone del tavolo
game-tab-board = Tabellone
game-tab-players = Giocatori
game-tab-story = Cronaca
game-title-turn = Tocca a te

## Che cosa viene chiesto

game-prompt = Che cosa viene chiesto
game-your-turn = Tocca a te
game-turn-of = Tocca a { $player }
game-waiting-for = In attesa di { $players }
game-thinking =
    { $count ->
        [one] { $players } sta pensando…
       *[other] { $players } stanno pensando…
    }
game-thinking-for = Il computer sta pensando per { $players }…
game-away = Al momento non in linea: { $players }.
game-watch-move = Guarda che cosa succede…
game-over = La partita è finita
game-past = Stai guardando il momento { $number }
game-back-to-now = Torna al presente
game-change-choice = Hai scelto. Finché non hanno scelto tutti, puoi cambiare idea.
game-confirm-ask = Conferma il tuo turno o annullalo.
game-confirm = Conferma
game-undo = Annulla
game-undo-turn = Ricomincia il turno
game-play-selected = Gioca coperta
game-unselect = Scegli di nuovo
game-preview = Ecco che cosa succederebbe:
game-then = Poi: { $next }
game-choices = Le tue possibilità
game-which-way = In che modo?
game-other-choice = Qualcos’altro
game-not-possible = Che cosa non è possibile, e perché
game-and-more = (e altri { $count } simili)
game-open-rule = Apri la regola { $rule }
game-ask-me = Proponimi

## Uno schermo per più persone

game-pause = Guarda che cosa è successo. Ora viene una scelta segreta.
game-go-on = Avanti
game-pass-device = Passa il dispositivo a { $player }
game-pass-device-why = Ora viene una scelta segreta. Gli altri non guardano.
game-i-am = Sono { $player }

## La cronaca

game-story = La cronaca fin qui
game-look-at = Guarda il momento { $number }
game-timeline = Ripercorri la partita passo passo
game-first = All’inizio
game-back = Un passo indietro
game-forward = Un passo avanti
game-last = Al presente
game-moment = Momento
game-moment-of = Momento { $number } di { $last }
game-replay-play = Avvia
game-replay-stop = Ferma
game-expected = Previsione di { $player } per questa mossa: vittorie { $win }, in media { $score }.
game-expected-for = Previsione del computer che gioca per { $player } per questa mossa: vittorie { $win }, in media { $score }.
game-next-best = In alternativa:
game-next-best-of = { $win }, { $score } – { $choice }

## Il tavolo

game-table = Informazioni sul tavolo
game-watching = Stai guardando questa partita.
game-commitment = Impronta del mescolamento:
game-commitment-about = È stata fissata prima della partita, perché nessuno possa cambiare il mescolamento. Alla fine chiunque può verificarla.
game-copy-link = Copia il link
game-copy-moment = Copia il link a questo momento
game-resign = Abbandona
game-resign-of = Abbandona per { $player }
game-resigned = ha abbandonato
game-resign-ask = Abbandonare questa partita?
game-resign-about = Un computer giocherà al tuo posto fino alla fine. Non si può tornare indietro.
game-resign-yes = Abbandona
game-resign-no = Continua a giocare

## La fine

ending-look = Guarda il tavolo
ending-show = Punteggio finale
ending-your-place =
    { $rank ->
        [1] Vinci con { $score }.
        [2] Sei al secondo posto con { $score }.
        [3] Sei al terzo posto con { $score }.
       *[other] Sei al { $rank }º posto con { $score }.
    }
ending-rematch = Gioca ancora
ending-rematch-join = Partecipa alla prossima partita
ending-replay = Rivedi la partita
ending-reasons = Rivedendo la partita leggerai che cosa i computer si aspettavano da ogni loro mossa.
ending-download = Scarica la registrazione
ending-verify = Chiunque può verificare la partita e il suo mescolamento
ending-final = fine

## I primi passi

guide = Guida
guide-next = Avanti
guide-done = Fine
guide-leave = Lascia la guida
