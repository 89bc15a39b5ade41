### Le nom imprimé du jeu, le même dans chaque langue, et ceux à qui on le doit.

bridgetown-name = Bridgetown Races
bridgetown-credits = Un jeu de Carey Grayson, publié par Gryphon Games en 2010.
bridgetown-minutes = environ 45 minutes
bridgetown-pitch = Choisissez avec qui partager un taxi, filez sur huit ponts et prenez les drapeaux sous le nez des autres.

bridgetown-same-note = Dans ce jeu, rien n’est secret : tout le monde regarde le même écran, qui dit à qui de jouer.
bridgetown-boards = Ville
bridgetown-boards-named = Ville : { $title }
bridgetown-boards-own = Votre propre ville…
bridgetown-boards-title = Une ville à vous
bridgetown-boards-about = Une ville est un fichier texte, en TOML ou en JSON : ses cases, ses rues, ses ponts et ses rails. Partez de l’une des nôtres, changez ce que vous voulez et apportez-la ici. Elle est vérifiée avant la partie.
bridgetown-boards-guide = Le fichier docs/cities.md, dans les sources du programme, explique chaque valeur.
bridgetown-boards-example = Télécharger { $title } comme exemple
bridgetown-boards-good = On peut jouer à { $title }.
