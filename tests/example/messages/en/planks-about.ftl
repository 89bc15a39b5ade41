### What the first screen says of Plank Bridge.

planks-name = Plank Bridge
planks-credits = An example for whoever adds a game to this table.
planks-minutes = one minute
planks-pitch = Lay planks over the brook, but never as many as the player before you.
planks-same-note = Nothing is secret in this game: everybody looks at the same screen.
