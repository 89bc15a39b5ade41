### Old London Bridge: che cosa può essere sbagliato nei file dei componenti, nelle istantanee e sui segnapunti. $place dice dove.

## File dei componenti

error-duplicate-number = { $place }: il numero civico { $number } compare due volte.
error-missing-number = { $place }: manca il numero civico { $number }.
error-wrong-crest = { $place }: l’edificio { $number } non può avere lo stemma «{ $crest }». Le gilde mostrano tutti gli stemmi, gli altri edifici uno solo.
error-wrong-type-count = { $place }: numero di edifici del tipo «{ $type }»: { $count } invece di { $wanted }.
error-duplicate-type = { $place }: il tipo «{ $type }» compare due volte.
error-wrong-x = { $place }: numero di spazi X sulla rotella: { $count }; deve essercene uno.
error-beyond-the-end = { $place }: lo spazio { $space } è oltre { $end }, l’ultimo possibile.
error-duplicate-space = { $place }: lo spazio { $space } compare due volte.
error-wrong-tile-count = { $place }: quante volte compare la tessera bonus «{ $tile }»: { $count } invece di { $wanted }.
error-duplicate-face = { $place }: il lato { $face } compare due volte.
error-too-few-markers = { $place }: numero di segnaturno: { $count }; ne servono { $wanted }.
error-too-few-cards = { $place }: numero di carte di valore { $card }: { $count }; ne servono { $wanted }.
error-not-rising = { $place }: { $value } non è più alto del valore precedente.

## Istantanee

error-impossible-face = { $place }: il lato { $value } non può essere lì.
error-wrong-stack = { $place }: l’edificio { $building } non appartiene a questa pila.
error-impossible-choice = { $place }: il posto { $seat } non può aver scelto questo.
error-wrong-card-count = { $place }: numero di carte di valore { $card }: { $count }; nel gioco ce ne sono { $wanted }.
error-wrong-zeros = { $place }: ogni giocatore deve avere { $wanted } carte di valore 0, in mano o giocate.
error-wrong-tile-stack = { $place }: la tessera bonus { $tile } non può essere nella pila { $stack }.
error-double-building = { $place }: l’edificio { $building } compare più volte di quante ne esistano.
error-wrong-order = { $place }: l’ordine dei segnalini non corrisponde ai loro spazi.
error-bridge-too-long = { $place }: il ponte del posto { $seat } ha più edifici dei turni che ha avuto.
error-too-many-buildings = { $place }: { $count } edifici costruiti, più dei turni giocati.
error-line-not-descending = { $place }: sul ponte del posto { $seat } l’edificio { $building } non può stare lì.

## Il segnapunti

error-no-score-pad = Per il gioco { $game } non c’è un segnapunti: i punti si vedono a colpo d’occhio.
error-no-more-answers = Le risposte finiscono prima che il segnapunti sia completo.
error-wrong-number = «{ $value }» non è un numero da { $low } a { $high }.
error-name-taken = { $place }: ogni giocatore deve avere un nome suo; «{ $name }» non si può usare di nuovo.
error-no-card-left = { $place }: nel gioco non resta nessuna carta di valore { $card }.
error-no-park-left = { $place }: nel gioco non resta nessun giardino.
error-number-too-high = { $place }: il numero civico { $number } è più alto di quello alla sua sinistra.
