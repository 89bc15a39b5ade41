### The printed name of the game, the same in every language, and the people behind it.

london-name = Old London Bridge
london-credits = A game by Gabriele Bubola and Leo Colovini, published by Queen Games in 2022.
london-minutes = 30 to 60 minutes
london-pitch = Outbid the others, build your row of houses across the Thames and become the richest builder on the bridge.

london-same-note = When cards are chosen in secret, the screen is covered until the next person has the device.
