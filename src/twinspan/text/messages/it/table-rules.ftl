### Quello che vale a ogni tavolo, qualunque sia il gioco. Nessuna variabile; gli stessi messaggi in ogni lingua.

chapter-T = Il tavolo
rule-T1 = La partita è finita. Non si possono più fare mosse.
rule-T2 = Non è il tuo turno.
rule-T3 = In questo momento il gioco chiede un’altra decisione.

table-notice = La licenza MIT di questo software copre il nostro codice e i nostri testi. Non copre i nomi dei giochi. Questo progetto non è affiliato agli autori né agli editori dei giochi.
