### Bridgetown Races: che cosa può essere sbagliato in una città. $place dice dove. Serve anche alla prima schermata.

error-unknown-city = Non esiste una città «{ $city }». Le nostre sono: { $known }. Una città tua si indica con il suo file.

error-no-entry = { $place }: la città non ha un ingresso. Aggiungi una tabella «entry» con lo spazio da cui entrano i corridori.
error-duplicate-colour = { $place }: il colore «{ $colour }» è già di un altro mezzo di trasporto. Dai a ogni mezzo un colore suo.
error-unknown-space = { $place }: non esiste uno spazio «{ $space }». Controlla come è scritto o aggiungilo agli spazi.
error-no-spaces = { $place }: un ponte ha bisogno di almeno uno spazio.
error-one-way-rails = { $place }: i binari portano in entrambe le direzioni. Collega i loro spazi con «-» invece di «>».
error-broken-way = { $place }: «{ $value }» non è un percorso. Scrivilo come «A - B - C», con «>» dove un collegamento porta solo in quella direzione.
error-too-few-points = { $place }: qui ci vogliono almeno { $wanted } punti.
error-duplicate-id = { $place }: la sigla «{ $id }» compare due volte. Dai a ogni spazio una sigla sua, e anche a ogni ponte.
error-wrong-id = { $place }: «{ $id }» non può essere una sigla. Usa da 1 a 12 lettere dalla A alla Z, cifre o trattini bassi.
error-wrong-name = { $place }: qui ci vuole un nome da 1 a 80 caratteri visibili.
error-wrong-bridge-count = { $place }: numero di ponti: { $count } invece di { $wanted }.
error-space-on-two-bridges = { $place }: lo spazio «{ $space }» fa già parte di un ponte. Usalo una volta sola.
error-link-to-itself = { $place }: un collegamento porta da «{ $space }» allo stesso spazio. Toglilo.
error-duplicate-link = { $place }: il collegamento da «{ $from }» a «{ $to }» compare due volte. Tienine uno solo.
error-no-way-back = { $place }: il collegamento da «{ $from }» a «{ $to }» è senza ritorno. Scrivi «-» invece di «>», oppure aggiungi il ritorno a una strada.
error-too-many-links = { $place }: { $count } collegamenti sono troppi; al massimo { $most }. Togline qualcuno.
error-stairs-on-a-bridge = { $place }: una scala sullo spazio di ponte { $space }. Metti il cavalcavia oltre la fine del ponte.
error-entry-on-a-bridge = { $place }: l’entrata { $space } è su un ponte. Fai entrare i corridori sulla terraferma.
error-levels-touch = { $place }: «{ $upper }» e «{ $lower }» sono i due livelli di un cavalcavia. Devono essere due spazi che nessuna strada collega.
error-space-on-two-overpasses = { $place }: lo spazio «{ $space }» fa già parte di un cavalcavia. Usalo una volta sola.
error-bridge-not-crossable = { $place }: { $bridge } non si può attraversare. Collega «{ $from }» e «{ $to }» con una strada che porti in entrambe le direzioni.
error-way-off-the-bridge = { $place }: { $bridge } si può lasciare solo alle due estremità. Togli il collegamento da «{ $from }» a «{ $to }».
error-bridge-end-not-on-land = { $place }: «{ $space }» non può essere un’estremità di questo ponte: { $bridge }. Un ponte deve finire su due spazi diversi sulla terraferma.
error-rail-without-street = { $place }: i binari seguono le strade, e nessuna strada porta da «{ $from }» a «{ $to }».
error-rails-on-other-bridge = { $place }: i binari passano su un ponte sbagliato: { $bridge }. Possono attraversare solo il ponte del tram.
error-rails-not-over-bridge = { $place }: i binari devono attraversare il ponte del tram da un’estremità all’altra: { $bridge }.
error-rails-not-joined = { $place }: i binari devono formare un’unica rete. Questi spazi sono staccati dal resto: { $spaces }.
error-not-connected = { $place }: nessuna strada porta dall’ingresso a questi spazi: { $spaces }.
error-no-full-move = { $place }: da «{ $space }» non si può fare un percorso di { $steps } spazi con il mezzo «{ $mode }». Aggiungi un collegamento; solo il tram può restare bloccato.
