### Le regole di Old London Bridge con parole nostre. Un messaggio per regola: rule-L4-3 è la regola L4.3, rule-R4-6 la precisazione R4.6.
### L’ordine dei messaggi è l’ordine di lettura. Nessuna variabile; gli stessi messaggi in ogni lingua.

## Componenti

chapter-L1 = Componenti
rule-L1-1 = Si gioca in due, in tre o in quattro. Ognuno sceglie liberamente il proprio colore.
rule-L1-2 = Ci sono 72 edifici: dodici cappelle, dodici porte, dodici locande, dodici empori, dodici gilde e dodici giardini. I 60 edifici che non sono giardini portano i numeri civici da 1 a 60, ciascuno una volta sola.
rule-L1-3 = Ogni edificio mostra uno stemma, che può essere blu, grigio, verde o arancione. Solo la gilda fa eccezione: mostra tutti e quattro gli stemmi.
ruling-L1-3 = Anche i giardini mostrano uno stemma. I regolamenti non lo dicono, ma recensioni pubblicate sì.
rule-L1-4 = Ci sono 55 carte personaggio: dieci lord di valore 4, undici chierici di valore 3, quindici lady di valore 2, quindici mercanti di valore 1 e quattro Peter de Colechurch di valore 0. In tre, uno 0 non appartiene a nessuno. È fuori dal gioco e non entra mai nella riserva comune.
rule-L1-5 = Ci sono 24 tessere bonus. Offrono otto azioni diverse, ognuna in tre copie. Il retro delle tessere le divide in tre pile.
rule-L1-6 = Ci sono 15 segnaturno: cinque mostrano un 1, cinque un 2 e cinque un 3.
rule-L1-7 = La rotella ha un centro e sei spazi esterni. Uno di questi è lo spazio X; ciascuno degli altri cinque rende £1, £2 o £3. La rotella sta in mezzo alle sei pile di edifici e gira.
rule-L1-8 = Ci sono un tracciato cappella e un tracciato delle porte. L’ultimo spazio di ciascuno vale £10. Il tracciato cappella comincia con le scale: quattro gradini, da A a D.
rule-L1-9 = L’espansione «costruttori esperti» aggiunge 8 tessere punteggio stampate su due lati, due per colore. Ci sono quindi quattro lati per la cappella, quattro per la porta, quattro per la locanda e quattro per il ponte.
rule-L1-10 = Nella scatola ci sono 76 monete per un totale di £368.
ruling-L1-10 = Non è un limite: il denaro non può finire.

## Preparazione

chapter-L2 = Preparazione
rule-L2-1 = Mescolate ogni tipo di edificio separatamente e formate una pila.
ruling-L2-1 = Di ogni pila si vede l’edificio in cima, e nient’altro.
rule-L2-2 = Mescolate i 15 segnaturno e disponetene 12 coperti; in due, 6. Nessuno guarda quelli che avanzano.
rule-L2-3 = Le carte personaggio di valore da 1 a 4 sono la riserva comune. Ognuno prende inoltre in mano uno 0; in due, ognuno ne prende due.
rule-L2-4 = Ognuno comincia con £5.
rule-L2-5 = Mescolate separatamente ciascuna delle tre pile di tessere bonus. Poi scoprite la prima tessera di ogni pila.
rule-L2-6 = Sul tracciato delle porte il tuo segnalino parte subito prima del primo spazio. Sul tracciato cappella i segnalini vengono estratti a sorte e messi sui gradini delle scale.
ruling-L2-6 = Il gradino A è davanti a B, B è davanti a C e C è davanti a D.
rule-L2-7 = Il tuo gradino sulle scale indica con quali carte cominci, oltre allo 0. Gradino A: 1, 1, 2, 3, 4. Gradino B: 1, 2, 2, 3, 4. Gradino C: 1, 2, 3, 3, 4. Gradino D: 1, 2, 3, 4, 4.
rule-R2-8 = Se siete meno di quattro, si usano solo i primi gradini: A e B in due; A, B e C in tre.
rule-R2-9 = L’orientamento iniziale della rotella è deciso dal caso.

## Il round

chapter-L3 = Il round
intro-L3 = Si giocano 12 round; in due se ne giocano 6. In ogni round ciascuno ha il suo turno; in due, ne ha due.

chapter-L3-1 = Preparare il round
rule-L3-1-1 = Rivelate il segnaturno seguente. Il suo numero dice di quanti spazi girare la rotella in senso orario.

chapter-L3-2 = Ordine di turno
rule-L3-2-1 = Prima di scegliere la tua carta puoi usare tessere Lady (L6.9).
rule-L3-2-2 = Ognuno sceglie in segreto una carta e la mette coperta davanti a sé; in due, ognuno ne sceglie due. Poi rivelate tutti insieme.
rule-L3-2-3 = Quando le carte sono state rivelate puoi usare tessere +1 (L6.8).
rule-L3-2-4 = Il valore più alto gioca per primo, gli altri seguono dal più alto al più basso. A parità di valore gioca prima chi è davanti sul tracciato cappella. Se i segnalini sono sullo stesso spazio, è davanti quello che sta sopra (L5.1).
rule-L3-2-5 = In due, ogni carta ti dà un turno, e i valori non si sommano mai. Se ci sono carte uguali, chi è davanti sul tracciato cappella gioca prima tutte le sue. Per esempio, 2 e 2 contro 2 e 2 dà: chi è davanti, chi è davanti, l’altro, l’altro.
ruling-L3-2-5 = Se un +1 rende uguali le tue due carte, viene prima quella con il valore stampato più alto.
rule-R3-2-6 = L’ordine di turno è fissato prima del primo turno del round. Se più tardi nel round i segnalini si muovono sul tracciato cappella, l’ordine resta quello.

chapter-L3-3 = Costruire, un turno dopo l’altro
rule-L3-3-1 = Il tuo turno comincia così: la carta che hai giocato torna nella riserva comune, e solo dopo piazzi la pedina. La tua stessa locanda può riprendere la carta da lì. Uno 0 non va mai nella riserva comune; torna sempre nella tua mano.
rule-L3-3-2 = La tua pedina va su uno spazio libero della rotella. Se è uno spazio esterno, prendi le sue £1, £2 o £3 e l’edificio in cima alla pila accanto. Lo spazio X è vietato. Se è il centro, paghi £2 e non ricevi alcun guadagno. Poi scegli l’edificio in cima a una pila qualsiasi, anche a quella accanto allo spazio X o a uno spazio occupato.
rule-L3-3-3 = Ogni spazio ha posto per una sola pedina. Non puoi usare uno spazio esterno se la pila accanto è vuota. Nemmeno dal centro puoi scegliere una pila vuota.
rule-L3-3-4 = In due, sposti la tua pedina per il tuo secondo turno del round. Deve andare su uno spazio diverso da quello in cui si trova.
ruling-L3-3-4 = Lo spazio che lascia torna libero.
rule-L3-3-5 = Costruisci l’edificio (L4), poi applica il suo effetto (L5).
rule-L3-3-6 = Dopo l’ultimo turno del round tutte le pedine lasciano la rotella.
rule-R3-3-7 = Se senza una tessera bonus non puoi piazzare la tua pedina da nessuna parte, puoi usare una tessera oppure passare. Può succedere perché non puoi pagare il centro, o perché gli spazi rimasti sono accanto a pile vuote. In tutti gli altri casi devi piazzare la pedina. Se passi, non costruisci nulla e non ricevi alcun guadagno, ma puoi ancora usare tessere Cappella +2, Porta +2 e Recupero. Succede solo in quattro, e molto di rado.
rule-R3-3-8 = Quando prendi un edificio, il successivo di quella pila diventa visibile alla fine del tuo turno, e nient’altro della pila. A un tavolo vero lo vedrebbero tutti subito. Qui aspetta, perché tu possa annullare il turno.

## Costruire sul ponte

chapter-L4 = Costruire sul ponte
rule-L4-1 = Il tuo ponte ha 12 spazi, uno per edificio. Riempili da sinistra a destra.
rule-L4-2 = Un edificio numerato va sul prossimo spazio libero del tuo ponte in tre casi: è il primo spazio del ponte, alla sua sinistra c’è un giardino, oppure il numero civico alla sua sinistra è più alto.
rule-L4-3 = Se un edificio numerato non può andare sul prossimo spazio libero, deve sostituire un edificio del tuo ponte. Ogni sequenza deve restare discendente. Puoi farlo in qualsiasi sequenza del tuo ponte. L’edificio sostituito è fuori dal gioco. Almeno un edificio si può sempre sostituire. Per esempio, se il tuo ponte finisce con 23, 15, 11, un 20 può sostituire il 23 o il 15.
rule-R4-6 = Non puoi sostituire un edificio per scelta. Se quello nuovo può andare sul prossimo spazio libero, va lì.
rule-L4-4 = Un giardino va sempre sul prossimo spazio libero. Non sostituisce mai un altro edificio, e non viene mai sostituito.
rule-L4-5 = A destra di un giardino è permesso qualunque numero civico. I giardini contano come edifici.

## Effetti

chapter-L5 = Effetti
intro-L5 = Ogni effetto ha una potenza. Guarda il colore dello stemma del tuo nuovo edificio e conta gli stemmi di quel colore sul tuo ponte, compreso quello nuovo. Le gilde contano per ogni colore.
rule-L5-1 = Cappella: il tuo segnalino avanza sul tracciato cappella, uno spazio per ogni punto di potenza. Se arriva su uno spazio occupato, va sopra. Se raggiunge o supera del denaro stampato, prendi quel denaro. Da qualunque gradino delle scale, il primo passo porta al primo spazio.
rule-L5-2 = Porta: il tuo segnalino avanza sul tracciato delle porte, uno spazio per ogni punto di potenza. Se arriva su uno spazio occupato, va sopra. Per ogni spazio bonus che raggiungi o superi, prendi una delle tessere bonus scoperte. La sua pila mostra la tessera seguente prima che tu ne scelga un’altra. Uno spazio del tracciato su tre è uno spazio bonus.
ruling-L5-2 = Anche l’ultimo spazio è uno di questi e ti dà una tessera: prendi prima le sue £10, poi la tessera.
rule-R5-7 = Una pila di tessere bonus vuota non mostra nulla. Se tutte e tre le pile sono vuote, non prendi tessere.
rule-L5-3 = Quando raggiungi l’ultimo spazio di uno dei due tracciati, ricevi £10. Le riceve anche chi arriva dopo di te, ma il suo segnalino va sotto. I passi in più sono persi.
rule-R5-8 = Se sei già sull’ultimo spazio di un tracciato, muoverti lì non ti rende più nulla.
rule-L5-4 = Locanda: prendi carte dalla riserva comune. Va bene ogni combinazione, purché il loro valore totale non superi la potenza. Puoi prendere meno carte, o nessuna.
rule-L5-5 = Emporio: prendi £1 per ogni punto di potenza.
rule-L5-6 = Gilda e giardino: non succede nulla; non hanno effetto.
rule-R5-9 = Muoversi sui tracciati e prendere le tessere bonus è obbligatorio. Puoi rinunciare solo alle carte della locanda.

## Tessere bonus

chapter-L6 = Tessere bonus
intro-L6 = Ogni tessera si usa una volta sola; poi è fuori dal gioco. Nello stesso round puoi usarne più d’una.
rule-L6-1 = Una tessera che prendi si può usare dal round seguente. In due, questo esclude il tuo secondo turno dello stesso round.
rule-L6-2 = Condivisione: piazza la tua pedina dove c’è esattamente un’altra pedina. Ricevi il guadagno o paghi il prezzo di quello spazio come al solito.
rule-L6-3 = Centro gratis: piazza la tua pedina al centro e non pagare nulla.
rule-L6-4 = X: piazza la tua pedina sullo spazio X e costruisci l’edificio in cima alla pila accanto.
rule-R6-16 = Lo spazio X non dà alcun guadagno.
rule-L6-5 = Recupero: alla fine del tuo turno riprendi in mano dalla riserva comune una carta del valore che hai giocato. Non è possibile per uno 0, né due volte nello stesso turno, né se non resta alcuna carta di quel valore (R6.15).
rule-R6-15 = Per usare Recupero, alla fine del tuo turno deve esserci nella riserva comune una carta di quel valore.
rule-L6-6 = Cappella +2: nel tuo turno avanza di due spazi sul tracciato cappella. Ricevi i premi del tracciato.
rule-L6-7 = Porta +2: nel tuo turno avanza di due spazi sul tracciato delle porte. Ricevi i premi del tracciato.
rule-R6-17 = Puoi usare Cappella +2 e Porta +2 prima di piazzare la pedina o dopo l’effetto del tuo edificio, ma mai mentre hai un’altra scelta in sospeso. Fra i due momenti non cambierebbe quasi nulla, perciò non ti viene chiesto.
rule-L6-8 = +1: usala subito dopo la rivelazione, e la carta che hai giocato vale uno in più. Un 4 diventa un 5. Più tessere si sommano. In due, indichi tu l’unica carta che aumenta.
rule-R6-12 = Le tessere +1 vengono offerte a un giocatore dopo l’altro, nell’ordine dato dalla rivelazione. Le tessere usate nel frattempo non cambiano quest’ordine. Ti viene chiesto una volta sola. Puoi usare più tessere e, in due, dividerle fra le tue due carte. Quando tutti hanno risposto, l’ordine di turno viene ricalcolato.
rule-R6-13 = Se aumenti uno 0 con un +1, torna comunque nella tua mano.
rule-L6-9 = Lady: prima di scegliere una carta, prendi in mano un 2 dalla riserva comune. Se non ci sono più 2, non puoi usare la tessera.
rule-R6-14 = Le tessere Lady vengono prima della scelta segreta. Sono offerte apertamente, a un possessore dopo l’altro, nell’ordine del tracciato cappella.
rule-L6-10 = A parte +1 e Lady, le tessere si usano soltanto nel proprio turno.
ruling-L6-11 = Quando piazzi la pedina, puoi usare Condivisione insieme a Centro gratis o insieme a X. Ma due tessere Condivisione non fanno posto a una terza pedina.
rule-R6-18 = Puoi usare una tessera solo dove ha effetto: Condivisione su uno spazio occupato, X sullo spazio X, Centro gratis al centro. Cappella +2 e Porta +2 non si possono più usare quando sei sull’ultimo spazio del tracciato.

## Fine della partita

chapter-L7 = Fine della partita
rule-L7-1 = La partita finisce dopo il round 12; in due, dopo il round 6. Finisce prima se al termine di un round sono vuote tre o più pile di edifici.
rule-L7-2 = Ci sono quattro punteggi base. In ciascuno il primo posto rende £5, il secondo £3 e il terzo £1. In tre, il terzo posto non rende nulla; in due, è premiato solo il primo. I pareggi sono decisi dal tracciato cappella.
rule-L7-2a = Punteggio della cappella: chi è più avanti sul tracciato cappella? Partecipa solo chi ha lasciato le scale.
rule-L7-2b = Punteggio della porta: chi è più avanti sul tracciato delle porte? Partecipa solo chi ha lasciato la partenza.
rule-L7-2c = Punteggio della locanda: chi ha in mano carte con il valore totale più alto? Partecipa solo chi arriva almeno a 1.
rule-L7-2d = Punteggio del ponte: chi ha più edifici?
rule-R7-6 = Se due segnalini sono allo stesso punto del tracciato delle porte, è un pareggio. Lo decide il tracciato cappella, come ogni altro pareggio, sia per L7.2b sia per L8.6. Non importa quale segnalino stia sopra sul tracciato delle porte. È bene saperlo: se contasse, in quattro circa un punteggio della porta su quattro avrebbe un altro esito.
rule-L7-3 = Paghi per gli spazi vuoti del tuo ponte: £1 per 1 spazio, £4 per 2, £7 per 3, £10 per 4 e £14 per 5 o più.
rule-L7-4 = Ricevi £1 per ogni tessera bonus che non hai usato.
rule-L7-5 = Chi ha più denaro vince. In caso di pareggio decide il tracciato cappella.
rule-R7-7 = Non paghi mai più di quanto hai: il tuo denaro non scende sotto £0. Il punteggio finale segue quest’ordine: cappella, porta (L8.8 compresa), locanda, ponte, poi gli spazi vuoti (L7.3), poi le tessere bonus non usate (L7.4).

## Espansione

chapter-L8 = Espansione: costruttori esperti
intro-L8 = In ogni colore uno dei quattro lati prende il posto del punteggio base. Combinateli come volete; in qualunque colore potete anche tenere il punteggio base.
rule-L8-1 = Punteggio della cappella: chi ha più cappelle? I primi tre posti rendono £5, £3 e £1.
rule-L8-2 = Punteggio della cappella: alla fine di ogni round chi è in testa sul tracciato cappella riceve £1.
rule-L8-3 = Punteggio della cappella: alla fine della partita ricevi £1 per ogni spazio di vantaggio sull’ultimo giocatore del tracciato cappella. L’ultimo non riceve nulla. Tutti i gradini delle scale contano come un unico posto, il numero 0.
rule-L8-4 = Punteggio della cappella: alla fine della partita ricevi una seconda volta il denaro stampato sul tracciato cappella, per tutti gli spazi che hai raggiunto o superato.
rule-R8-19 = Per L8.4 contano anche le £10 dell’ultimo spazio, se l’hai raggiunto.
rule-L8-5 = Punteggio della porta: chi ha più porte? I primi tre posti rendono £5, £3 e £1.
rule-L8-6 = Punteggio della porta: alla fine di ogni round chi è in testa sul tracciato delle porte riceve £1.
rule-L8-7 = Punteggio della porta: alla fine della partita ricevi denaro per gli spazi percorsi dal tuo segnalino sul tracciato delle porte: £3 per 4–6 spazi, £5 per 7–9, £9 per 10–12 e £12 per 13 o più.
rule-L8-8 = Punteggio della porta: alla fine della partita le tue tessere bonus non usate rendono così, e non secondo L7.4: £1 per 1 tessera, £4 per 2, £9 per 3 e £16 per 4 o più.
rule-L8-9 = Punteggio della locanda: chi ha più locande? I primi tre posti rendono £5, £3 e £1. (Il regolamento francese nomina qui gli empori; è una svista.)
rule-L8-10 = Punteggio della locanda: dopo ogni rivelazione, chi ha giocato la carta più alta riceve £2. Contano solo le carte, prima di ogni +1. I pareggi sono decisi dal tracciato cappella.
ruling-L8-10 = Uno 0 è una carta come le altre. Se tutti avete giocato solo 0, decide l’ordine sul tracciato cappella.
rule-L8-11 = Punteggio della locanda: alla fine della partita ricevi denaro per il numero di carte che hai in mano, 0 compreso: £4 per 3–4 carte, £7 per 5–7 e £10 per 8 o più.
rule-L8-12 = Punteggio della locanda: alla fine della partita ricevi denaro per le serie di carte che hai in mano: £5 per 1+2, £10 per 1+2+3 e £15 per 1+2+3+4. Puoi avere più serie, ma una carta fa parte di una serie sola. Le tue carte vengono divise nel modo che ti rende di più.
rule-L8-13 = Punteggio del ponte: chi ha la sequenza più lunga di edifici numerati? Una sequenza va da un giardino all’altro, o fino a un’estremità del ponte. I primi tre posti rendono £5, £3 e £1.
rule-L8-14 = Punteggio del ponte: alla fine di ogni round riceve £2 chi ha costruito il numero civico più basso di quel round. I giardini non contano.
ruling-L8-14 = Un edificio conta anche se è stato sostituito più tardi nello stesso round.
rule-L8-15 = Punteggio del ponte: alla fine della partita ricevi £2 per ciascuno dei tuoi edifici con numero civico 30 o più basso.
rule-L8-16 = Punteggio del ponte: alla fine della partita ricevi £10 per ogni serie completa dei sei tipi di edificio sul tuo ponte.
rule-L8-17 = I lati competitivi (L8.1, L8.5, L8.9, L8.13) pagano secondo il numero di giocatori, come dice L7.2. I lati valutati a ogni round (L8.2, L8.6, L8.10, L8.14) hanno un solo vincitore per round, qualunque sia il numero di giocatori. Conta anche l’ultimo round, e il suo vincitore è pagato prima del punteggio finale. I lati generali (L8.3, L8.4, L8.7, L8.8, L8.11, L8.12, L8.15, L8.16) pagano tutti.
rule-R8-18 = I lati competitivi, e così pure L8.2 e L8.6, ti pagano solo se hai qualcosa di ciò che contano. Se per esempio non hai costruito cappelle, o sei ancora sulle scale o prima del primo spazio, non ricevi nulla.
rule-R8-20 = Quando i lati sono scelti a caso, per ogni colore si estrae una delle due tessere e poi uno dei suoi lati. Ogni lato ha quindi la stessa probabilità: una su quattro.

## Che cosa puoi sapere

chapter-L9 = Che cosa puoi sapere
rule-L9-1 = Tutti possono vedere: la rotella, l’edificio in cima a ogni pila e quanti ne contiene la pila, i tracciati, i ponti, le tessere bonus in possesso dei giocatori e quelle scoperte, la riserva comune, i segnaturno già rivelati, le carte giocate dopo la rivelazione e gli edifici fuori dal gioco.
rule-L9-2 = Restano nascosti: l’ordine degli edifici sotto quelli in cima, i segnaturno e le tessere bonus non ancora rivelati, e le carte che gli altri hanno scelto ma non ancora rivelato.
rule-R9-3 = Le mani e il denaro sono normalmente visibili. Chiunque potrebbe ricostruirli, perché le carte si prendono e si giocano apertamente, e anche il denaro passa di mano apertamente; la cronaca mostra entrambi. Con l’opzione del tavolo «A memoria» la pagina nasconde la mano e il denaro degli altri giocatori e gli importi nella cronaca. Nient’altro cambia, e il tavolo avverte che i computer ricordano tutto.

## Valori ricostruiti

london-rules-reconstructed = Alcuni valori di questo gioco compaiono solo nelle immagini, e noi quelle immagini non abbiamo potuto vederle. Questi valori sono ricostruzioni: alcuni seguono uno schema che va bene per tutte le tessere conosciute, altri sono una nostra scelta entro i limiti conosciuti. Possono essere diversi dal gioco stampato. Se lo possiedi, puoi correggere ogni valore in un solo file di dati. Li trovi elencati qui sotto.

## Versioni precedenti

london-rules-earlier = Queste sono le regole nella versione 2. I tavoli cominciati con la versione 1 continuano con quella: lì l’ultimo spazio del tracciato delle porte non è uno spazio bonus (L5.2).
