### Il nome stampato del gioco, lo stesso in ogni lingua, e a chi lo dobbiamo.

london-name = Old London Bridge
london-credits = Un gioco di Gabriele Bubola e Leo Colovini, pubblicato da Queen Games nel 2022.
london-minutes = 30–60 minuti
london-pitch = Supera le offerte degli altri, costruisci la tua fila di case sul Tamigi e fai fortuna sul ponte.

london-same-note = Quando si scelgono carte in segreto, lo schermo resta coperto finché il dispositivo non passa alla persona seguente.
