### Le regole di Plank Bridge. Un messaggio per regola: rule-P2-1 è la regola P2.1.

chapter-P1 = Il ponte
rule-P1-1 = In due o in tre costruite una passerella su un ruscello. Da una riva all’altra servono nove assi.

chapter-P2 = Posare le assi
rule-P2-1 = A turno, ognuno posa una, due o tre assi, ma mai più di quante ne mancano.
rule-P2-2 = Non puoi posare tante assi quante ne ha posate il giocatore prima di te.

chapter-P3 = La fine
rule-P3-1 = La partita finisce con l’ultima asse. Finisce anche quando il giocatore seguente non può posarne nessuna: allora resta un vuoto.
rule-P3-2 = Ogni asse che hai posato rende una moneta.
rule-P3-3 = Chi posa l’ultima asse del ponte riceve altre due monete.
rule-P3-4 = Vince chi ha più monete. In caso di parità la vittoria è condivisa.
