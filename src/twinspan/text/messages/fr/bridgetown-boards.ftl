### Bridgetown Races : ce qui peut clocher dans une ville. $place dit où. Le premier écran en a besoin aussi.

error-unknown-city = Il n’y a pas de ville « { $city } ». Les nôtres sont : { $known }. Pour une ville à vous, donnez son fichier.

error-no-entry = { $place } : la ville n’a pas d’entrée. Ajoutez une table « entry » qui nomme la case par où arrivent les coureurs.
error-duplicate-colour = { $place } : un autre mode de transport a déjà la couleur « { $colour } ». Donnez à chaque mode une couleur à lui.
error-unknown-space = { $place } : il n’y a pas de case « { $space } ». Vérifiez son orthographe ou ajoutez-la aux cases.
error-no-spaces = { $place } : un pont a besoin d’au moins une case.
error-one-way-rails = { $place } : les rails mènent dans les deux sens. Reliez leurs cases par « - » au lieu de « > ».
error-broken-way = { $place } : « { $value } » n’est pas un trajet. Écrivez-le comme « A - B - C », avec « > » là où un lien ne mène que dans ce sens.
error-too-few-points = { $place } : il faut ici au moins { $wanted } points.
error-duplicate-id = { $place } : le repère « { $id } » sert deux fois. Donnez à chaque case un repère à elle, et à chaque pont aussi.
error-wrong-id = { $place } : « { $id } » ne peut pas être un repère. Utilisez de 1 à 12 lettres de A à Z, chiffres ou traits de soulignement.
error-wrong-name = { $place } : il faut ici un nom de 1 à 80 caractères visibles.
error-wrong-bridge-count = { $place } : nombre de ponts : { $count } au lieu de { $wanted }.
error-space-on-two-bridges = { $place } : la case « { $space } » fait déjà partie d’un pont. Ne l’utilisez qu’une fois.
error-link-to-itself = { $place } : un lien mène de « { $space } » à la même case. Supprimez-le.
error-duplicate-link = { $place } : le lien de « { $from } » à « { $to } » figure deux fois. N’en gardez qu’un.
error-no-way-back = { $place } : le lien de « { $from } » à « { $to } » est sans retour. Écrivez « - » au lieu de « > », ou ajoutez le retour à une rue.
error-too-many-links = { $place } : { $count } liaisons, c’est trop ; { $most } au plus sont possibles. Supprimez-en.
error-stairs-on-a-bridge = { $place } : un escalier sur la case de pont { $space }. Placez le passage supérieur au-delà du pont.
error-entry-on-a-bridge = { $place } : l’entrée { $space } est sur un pont. Faites entrer les coureurs sur la terre ferme.
error-levels-touch = { $place } : « { $upper } » et « { $lower } » sont les deux niveaux d’un passage supérieur. Ce doivent être deux cases qu’aucune rue ne relie.
error-space-on-two-overpasses = { $place } : la case « { $space } » fait déjà partie d’un passage supérieur. Ne l’utilisez qu’une fois.
error-bridge-not-crossable = { $place } : { $bridge } ne peut pas être traversé. Reliez « { $from } » et « { $to } » par une rue qui mène dans les deux sens.
error-way-off-the-bridge = { $place } : { $bridge } ne se quitte qu’à ses deux bouts. Supprimez le lien de « { $from } » à « { $to } ».
error-bridge-end-not-on-land = { $place } : « { $space } » ne peut pas être un bout de ce pont : { $bridge }. Un pont doit finir sur deux cases différentes, sur la terre ferme.
error-rail-without-street = { $place } : les rails suivent les rues, et aucune rue ne mène de « { $from } » à « { $to } ».
error-rails-on-other-bridge = { $place } : les rails passent sur { $bridge }. Ils ne peuvent traverser que le pont du tramway.
error-rails-not-over-bridge = { $place } : les rails doivent passer sur { $bridge }, le pont du tramway, d’un bout à l’autre.
error-rails-not-joined = { $place } : les rails doivent former un seul réseau. Ces cases sont coupées du reste : { $spaces }.
error-not-connected = { $place } : aucune rue ne mène de l’entrée à ces cases : { $spaces }.
error-no-full-move = { $place } : depuis « { $space } », impossible d’avancer de { $steps } cases avec le mode « { $mode } ». Ajoutez un lien ; seul le tramway peut rester bloqué.
