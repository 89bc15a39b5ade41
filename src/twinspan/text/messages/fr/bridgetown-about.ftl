### Le nom imprimé du jeu, le même dans chaque langue, et ceux à qui on le doit.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un jeu de Carey Grayson, publié par Gryphon Games en 2010.
bridgetown-minutes = environ 45 minutes
bridgetown-pitch = Choisissez avec qui partager un taxi, filez sur huit ponts et prenez les drapeaux au nez des autres.
