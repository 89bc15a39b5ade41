### Le nom imprimé du jeu, le même dans chaque langue, et ceux à qui on le doit.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un jeu de Carey Grayson, publié par Gryphon Games en 2010.
