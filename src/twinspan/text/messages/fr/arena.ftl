### Ce que dit l’arène : ses chiffres, ses graphiques, ses erreurs.

arena-title =
    { $deals ->
        [one] { $name } : { $games } parties à { $seats } joueurs, { $deals } donne, jouée de chaque place
       *[other] { $name } : { $games } parties à { $seats } joueurs, { $deals } donnes, chacune jouée de chaque place
    }
arena-rounded = --games { $asked } est arrondi à { $games } : chaque donne est jouée depuis les { $seats } places.
arena-resumed =
    { $games ->
        [one] { $games } partie est déjà dans { $file }.
       *[other] { $games } parties sont déjà dans { $file }.
    }
arena-bot = Ordinateur
arena-games = Parties
arena-thinking = Temps par décision
arena-rating = Force
arena-time = { $ms } ms
arena-rated = { NUMBER($rating, minimumFractionDigits: 1) } ± { NUMBER($uncertainty, minimumFractionDigits: 1) }
arena-absent = Encore à aucune table : { $bots }. Avec plus de parties, tous joueraient.
arena-even = Une part égale serait de { $share }. Entre parenthèses : intervalles à 95 %.
arena-even-anytime = Une part égale serait de { $share }. Entre parenthèses : intervalles à 95 %, valables quel que soit le moment où l’on s’arrête.
arena-more = Certain après { $deals } donnes : { $bot } gagne plus qu’une part égale.
arena-less = Certain après { $deals } donnes : { $bot } gagne moins qu’une part égale.
arena-order = Certain après { $deals } donnes : voici l’ordre des ordinateurs.
arena-unsure =
    { $deals ->
        [one] Une donne ne suffit pas pour une réponse certaine.
       *[other] { $deals } donnes ne suffisent pas pour une réponse certaine.
    }
arena-written = Les résultats sont dans { $file }.
arena-drawn = Le graphique est dans { $file }.
arena-interrupted =
    { $games ->
        [0] Interrompu avant la fin de la première partie.
        [one] Interrompu. { $games } partie est finie et gardée dans { $file } ; la même commande continue à partir de là.
       *[other] Interrompu. { $games } parties sont finies et gardées dans { $file } ; la même commande continue à partir de là.
    }
arena-abandoned = Interrompu. Rien n’est gardé : avec --out FICHIER, la même commande pourrait continuer à partir d’ici.
arena-chart-description = Part des parties gagnées à { $name } à { $seats } joueurs. { $bars }.
arena-chart-even = part égale { $share }
arena-chart-note = Barres : part des parties gagnées. Traits : intervalles à 95 %.
arena-chart-note-anytime = Barres : part des parties gagnées. Traits : intervalles à 95 %, valables quel que soit le moment où l’on s’arrête.

error-no-contest = Dites qui joue : soit --bots avec au moins deux noms, comme --bots apprentice,random, soit --one apprentice --against random.
error-no-results = Le fichier { $place } ne contient pas de résultats de l’arène et reste tel quel. Choisissez-en un autre.
error-other-settings = Le fichier { $place } contient les résultats d’une autre rencontre : « { $key } » y vaut { $value }, et ici { $wanted }. Choisissez un autre fichier, ou les mêmes réglages.
error-other-bots = { $place } : ces ordinateurs ne sont pas assis ainsi dans cette donne.
error-double-game = { $place } : cette partie est deux fois dans le fichier.
error-impossible-end = { $place } : aucune partie ne finit ainsi.
error-same-file = Le fichier { $place } ne peut pas servir aux deux : --out et --plot ont besoin chacun du leur.
error-no-chart = Le fichier { $place } ne contient pas de graphique et reste tel quel. Choisissez-en un autre avec --plot.
error-too-many-processes = Cette machine ne peut pas faire tourner autant de processus ({ $count }) : { $reason }. Une commande qui connaît --processes peut en prendre moins.
error-worker-lost = L’un des processus s’est arrêté avant l’heure. Réessayez ; avec --out FICHIER, l’arène reprend là où elle en était.
error-processes-and-ray = Choisissez --processes ou --ray : une grappe Ray emploie tous ses cœurs.
error-no-ray = Ray n’est pas installé. « pip install twinspan[ray] » l’installe.
error-ray-unreachable = Il n’y a pas de grappe Ray à l’adresse { $address } : { $reason }. Une adresse est HÔTE:PORT, donnée sur une machine de la grappe.
error-ray-failed = La grappe Ray à l’adresse { $address } n’a pas pu faire le travail : { $reason }. Vérifiez que cette version de Twinspan est installée sur toutes ses machines.
