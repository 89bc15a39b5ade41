### The printed name of the game, the same in every language, and the people behind it.

bridgetown-name = Bridgetown Races
bridgetown-credits = A game by Carey Grayson, published by Gryphon Games in 2010.
bridgetown-minutes = about 45 minutes
bridgetown-pitch = Plan with whom to share a taxi, race over eight bridges and snatch the flags from under the others’ noses.

bridgetown-same-note = Nothing is secret in this game: everybody looks at the same screen, and it says whose turn it is.
bridgetown-boards = City
bridgetown-boards-named = City: { $title }
bridgetown-boards-own = Your own city…
bridgetown-boards-title = A city of your own
bridgetown-boards-about = A city is a text file in TOML or JSON: its spaces, streets, bridges and rails. Start from one of ours, change what you like and bring it here. It is checked before you play.
bridgetown-boards-guide = The file docs/cities.md in the program’s source explains every value.
bridgetown-boards-example = Download { $title } as an example
bridgetown-boards-good = { $title } can be played.
