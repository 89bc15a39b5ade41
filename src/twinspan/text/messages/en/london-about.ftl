### The printed name of the game, the same in every language, and the people behind it.

london-name = Old London Bridge
london-credits = A game by Gabriele Bubola and Leo Colovini, published by Queen Games in 2022.
