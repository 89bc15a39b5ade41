### Bridgetown Races: che cosa può essere sbagliato nelle istantanee e nelle domande. $place dice dove.

error-unknown-mode = «{ $value }» non è né il nome né il numero di un mezzo. Contati da 0, i mezzi sono: { $known }.
error-wrong-flag-count = { $place }: numero di bandiere del mezzo { $flag }: { $count } invece di { $wanted }.
error-wrong-bridge = { $place }: in «{ $column }» una bandiera del mezzo { $flag } non può appartenere al ponte { $bridge }.
