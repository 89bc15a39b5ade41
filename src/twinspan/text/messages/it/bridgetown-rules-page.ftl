### Ciò che la pagina delle regole aggiunge alle regole di Bridgetown Races: il gioco in un minuto, esempi, origine dei valori.
### Un disegno ha due messaggi: la didascalia e, con lo stesso nome seguito da -drawing, ciò che mostra, per chi non può vederlo.

## Bridgetown Races in un minuto

bridgetown-minute-goal = Correte attraverso una città con otto ponti, e su ogni ponte c’è una bandiera da conquistare. Chi ha una bandiera di tutti e otto i ponti vince subito. Altrimenti, dopo cinque round, vince chi ha più colori.
bridgetown-minute-plan = Pianifica
bridgetown-minute-plan-drawing = La ruota dei trasporti con coordinatori sulla bicicletta, sull’autobus, sul taxi e sull’azione speciale Doppio
bridgetown-minute-plan-text = In ogni round piazzate a turno tre coordinatori ciascuno sulla ruota dei trasporti: su mezzi di trasporto o su azioni speciali.
bridgetown-minute-race = Corri
bridgetown-minute-race-drawing = Un corridore si muove di tre spazi in autobus e attraversa un ponte con una bandiera rossa
bridgetown-minute-race-text = Poi vi muovete a turno, ogni volta con uno dei vostri mezzi: della sua velocità base, e di uno spazio in più per ogni altro giocatore che vi sta ancora.
bridgetown-minute-collect = Prendi le bandiere
bridgetown-minute-collect-drawing = Una scheda dei ponti con otto posti; cinque hanno una bandiera
bridgetown-minute-collect-text = Attraversa un ponte, o finisci su di esso, con il mezzo che la sua bandiera mostra: la bandiera è tua. La tua scheda dei ponti ha un posto per ogni ponte; più tardi puoi scambiare una bandiera con un’altra di un altro colore.
bridgetown-minute-end = Alla fine di ogni round i ponti vuoti ricevono nuove bandiere. Il round seguente lo comincia chi ha meno bandiere.

## Esempi per Bridgetown Races

bridgetown-example-wheel = All’esterno ci sono gli otto mezzi di trasporto, ognuno con la sua velocità base e il colore delle sue bandiere; i piccoli posti sono per i coordinatori. Le tre azioni speciali sono al centro.
bridgetown-example-wheel-drawing = La ruota dei trasporti, in senso orario: a piedi 1, bicicletta 2, pattini 2, autobus 3, automobile 3, taxi 4, motocicletta 4, tram 5. Al centro Primo, Doppio e Scambio.
bridgetown-example-first-player = Ada era il primo giocatore. Lei e Cleo hanno meno bandiere di tutti, due ciascuna. Contando in senso orario a partire da Ben, Cleo viene prima di Ada: adesso comincia lei.
bridgetown-example-first-player-drawing = Quattro giocatori attorno a un tavolo, in senso orario: Ada con due bandiere, Ben con tre, Cleo con due, Dan con quattro. Delle frecce portano da Ada a Ben e da Ben a Cleo.
bridgetown-example-special = Il primo coordinatore di Ada va su Doppio: il secondo deve seguire subito, e su un mezzo di trasporto, qui l’autobus. Ben piazza il suo ultimo su Scambio, e non segue nulla.
bridgetown-example-special-drawing = Dove due giocatori piazzano i loro tre coordinatori. Ada: Doppio e autobus nello stesso turno, poi taxi. Ben: bicicletta, automobile e Scambio in tre turni.
bridgetown-example-shared = Tutti e tre sono sul taxi. Ada si muove per prima: 4, più 2 per Ben e Cleo. Poi Ben si muove di 4 + 1, perché con lui resta solo Cleo. Cleo viene per ultima e si muove di 4.
bridgetown-example-shared-drawing = Il taxi sulla ruota dei trasporti, con tre coordinatori. Accanto: Ada 4 + 2 = 6, Ben 4 + 1 = 5, Cleo 4.
bridgetown-example-first = Cleo tiene Primo per il secondo turno: si muove prima di Ada, e il suo posto abituale viene saltato. Nel terzo turno non ha più mezzi, perché Primo ha preso uno dei suoi coordinatori.
bridgetown-example-first-drawing = Chi si muove nei tre turni di una corsa. Primo turno: Ada, Ben, Cleo, Dan. Secondo turno: Cleo, Ada, Ben, Dan. Terzo turno: Ada, Ben, Dan.
bridgetown-example-double = Ada usa Doppio con il taxi: due volte 4 fa 8. Anche Ben e Cleo sono sul taxi, ma con Doppio non aggiungono nulla.
bridgetown-example-double-drawing = Tre coordinatori sul taxi e quello di Ada su Doppio: 2 × 4 = 8. Il corridore di Ada si muove di otto spazi.
bridgetown-example-swap = Ben scambia la bandiera rossa e quella arancione. La bandiera blu resta dov’è.
bridgetown-example-swap-drawing = Tre ponti su un fiume. Delle frecce scambiano la bandiera rossa del primo e quella arancione del secondo; accanto alla bandiera blu del terzo, che ha i binari, c’è una croce.
bridgetown-example-turning-back = In bicicletta Ada non può fare uno spazio e tornare subito indietro. In motocicletta può girare intorno all’isolato, anche se quattro spazi la riportano dov’era.
bridgetown-example-turning-back-drawing = A sinistra: un percorso da uno spazio al successivo e ritorno, con una croce. A destra: un percorso di quattro spazi intorno a un isolato, con un segno di spunta.
bridgetown-example-overpass = In automobile Ada passa sopra la strada inferiore e non può svoltarvi. Ben, a piedi, può salire per le scale: è un passo.
bridgetown-example-overpass-drawing = Una strada passa sopra un’altra; delle scale collegano i loro due spazi. Il corridore di Ada si muove di tre spazi in automobile sulla strada superiore; quello di Ben sta su quella inferiore. Per le scale, chi va a piedi ha un segno di spunta, l’automobile una croce.
bridgetown-example-substitute = Ben ha scelto il tram, ma accanto a lui non c’è nessuno spazio con binari. Può fare invece uno spazio a piedi, e lo fa, sul ponte. La bandiera bianca resta lì, perché il suo coordinatore non è su «a piedi».
bridgetown-example-substitute-drawing = Il corridore di Ben fa un passo su un ponte con una bandiera bianca, segnata da una croce. I binari sono due spazi oltre il ponte.
bridgetown-example-streetcar = Ada sale: è il primo di cinque passi. Da lì segue i binari, attraversa il ponte e prende la bandiera blu. La strada senza binari ora le è chiusa.
bridgetown-example-streetcar-drawing = Il corridore di Ada passa su uno spazio con binari e li segue per altri quattro spazi, su un ponte con una bandiera blu. Una strada che lascia i binari è segnata da una croce.
bridgetown-example-crossing = In autobus Ada attraversa il ponte della bandiera rossa e la prende. In bicicletta Ben finisce sul ponte della bandiera verde e la prende anche lui. In automobile Cleo non ottiene la bandiera gialla: è quella del taxi.
bridgetown-example-crossing-drawing = Tre ponti con una bandiera rossa, una verde e una gialla. Ada si muove di tre spazi in autobus e attraversa il primo. Ben si muove di due spazi in bicicletta e finisce sul secondo. Cleo si muove di tre spazi in automobile e attraversa il terzo; la sua bandiera è segnata da una croce.
bridgetown-example-start-on-bridge = La mossa di Ada comincia sul ponte: in questa mossa la bandiera verde non è per lei, anche se va in bicicletta.
bridgetown-example-start-on-bridge-drawing = Il corridore di Ada lascia un ponte con una bandiera verde e si muove di due spazi in bicicletta. La bandiera è segnata da una croce.
bridgetown-example-exchange = Ada ha già una bandiera rossa del ponte 4. Ora finisce su quel ponte in bicicletta e può scambiare: la bandiera rossa va nel sacchetto, quella verde sulla sua scheda.
bridgetown-example-exchange-drawing = Un ponte con una bandiera verde, un sacchetto e una scheda dei ponti con una bandiera rossa al posto 4. Una freccia porta dal ponte al posto 4, un’altra dal posto 4 al sacchetto.
bridgetown-example-all-bridges = Una bandiera in ogni posto: chi ha questa scheda vince subito. Non importa che il rosso e il giallo vi siano due volte.
bridgetown-example-all-bridges-drawing = Una scheda dei ponti con una bandiera in tutti e otto i posti: gialla, rossa, blu, rossa, viola, bianca, gialla, verde.
bridgetown-example-most-colours = Dopo il quinto round Ada ha sette bandiere, ma di quattro colori soltanto. Ben ha cinque bandiere di cinque colori, e vince.
bridgetown-example-most-colours-drawing = La scheda di Ada: tre bandiere rosse, due gialle, una verde e una arancione. La scheda di Ben: una bandiera viola, una verde, una gialla, una nera e una rossa.
bridgetown-example-colours-of = { $name }: { $colours }
bridgetown-example-free-streetcar = Con questa opzione Dan non ha bisogno di binari: il tram lo porta per cinque spazi lungo qualsiasi strada, e gli dà la bandiera blu di qualsiasi ponte.
bridgetown-example-free-streetcar-drawing = Il corridore di Dan si muove di cinque spazi in tram lungo strade senza binari, su un ponte con una bandiera blu, che ha un segno di spunta.
bridgetown-example-no-specials = Con questa opzione il centro della ruota è chiuso. Tutti e tre i tuoi coordinatori vanno su mezzi di trasporto.
bridgetown-example-no-specials-drawing = La ruota dei trasporti con i suoi otto mezzi; le azioni speciali al centro sono barrate.

## Da dove vengono i valori di Portland

bridgetown-values-river = Fiume e chiatte
bridgetown-values-entry = Ingresso
bridgetown-values-speed = Velocità base: { $modes }
bridgetown-values-colour = Colori delle bandiere: { $modes }
bridgetown-values-bridges = Ponti e il loro ordine
bridgetown-values-spaces = Spazi
bridgetown-values-streets = Strade
bridgetown-values-overpasses = Cavalcavia
bridgetown-values-rails = Binari

bridgetown-source-stated = indicato nel regolamento o in recensioni pubblicate
bridgetown-source-inferred = dedotto: deriva da ciò che dicono le fonti
bridgetown-source-reconstructed = ricostruito: una nostra scelta; può essere diverso dal gioco stampato

bridgetown-known-river = Si sa che c’è un fiume e che delle chiatte vi contano i round. Il suo nome, il suo corso e i posti delle chiatte sono una nostra scelta: seguono il Willamette della città reale.
bridgetown-known-entry = Si sa che i corridori entrano per la strada di Burnside. Da quale lato è una nostra scelta.
bridgetown-known-bridges = Si sa che ci sono otto ponti, e lo Steel Bridge è nominato. Gli altri e il loro ordine sono quelli della città reale:
bridgetown-known-spaces = Il regolamento nomina lo Steel Bridge e la strada di Burnside. Tutti gli spazi sono una nostra scelta: ponti, incroci e fermate della città reale.
bridgetown-known-streets = I collegamenti fra gli spazi seguono queste strade della città reale:
bridgetown-known-overpasses = Si sa che ci sono dei cavalcavia. Dove siano è una nostra scelta; questi esistono nella città reale:
bridgetown-known-rails = Si sa che il tram ha dei binari e passa sullo Steel Bridge. Le sue linee seguono la metropolitana leggera del 2010, fermata per fermata:

bridgetown-value-speed = { $mode } { $speed }
bridgetown-value-flag = { $mode } ({ $flag })
