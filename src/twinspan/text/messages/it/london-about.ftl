### Il nome stampato del gioco, lo stesso in ogni lingua, e a chi lo dobbiamo.

london-name = Old London Bridge
london-credits = Un gioco di Gabriele Bubola e Leo Colovini, pubblicato da Queen Games nel 2022.
