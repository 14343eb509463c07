# Helps
about-role-captain = Annuncia ogni rotta e decide quando colpire. Solo questa postazione mostra dove sei.
about-role-first_mate = Carica un indicatore dopo ogni rotta e tiene il conto dei danni.
about-role-engineer = Dopo ogni rotta segna un guasto sul suo pannello: qualcosa a bordo si rompe.
about-role-radio_operator = Ascolta le rotte del nemico e deduce dove può trovarsi.
about-system-torpedo = Colpisce fino a quattro passi: 2 danni sul posto, 1 accanto. Nemmeno tu sei risparmiato.
about-system-mine = Si sgancia su uno spazio vicino e si fa esplodere più tardi. Colpisce come un siluro.
about-system-drone = Si chiede al nemico se si trova in un certo settore; deve rispondere sinceramente.
about-system-sonar = Il Capitano nemico dà due coordinate tra riga, colonna e settore. Una sola è vera.
about-system-silence = Fino a quattro spazi in linea retta, e fuori nessuno sente verso dove.
about-system-archer = Fa esplodere una delle mine Archer della mappa, ovunque si trovi.
about-system-volcano = Ogni arma risveglia il vulcano. Ogni terzo segno porta eruzione, fumo o lava.
about-system-repair = Accanto all’isola di un sistema, un indicatore pieno lo rimette in funzione.
about-trigger = Fa esplodere una tua mina, anche nel turno del nemico. Non costa indicatori.
about-gauge = Ogni segno riempie una casella. Pieno, il sistema è pronto; usarlo lo svuota.
about-panel = Un pannello per ogni rotta. Sei simboli segnati: 1 danno, e si cancella tutto.
about-circuit = Quattro simboli sulla stessa linea. Segnati tutti e quattro, si riparano da soli.
about-reactor = Simboli fuori dai circuiti: solo la riemersione o un danno li cancella.
about-kind-weapon = Basta uno segnato: niente siluro né mina finché non è riparato.
about-kind-detection = Basta uno segnato: niente drone né sonar finché non è riparato.
about-kind-special = Basta uno segnato: niente stealth né scenario finché non è riparato.
about-kind-radiation = Innocue una per una. Tutte e sei segnate: 1 danno, e si cancella tutto.
about-hull = Quanti danni può ancora subire. A zero affonda, e il suo equipaggio perde.
about-badge = Un sottomarino e il suo scafo. Il bordo mostra di chi è il turno.
about-lights = Chi ha dato l’OK dopo la rotta. Il Capitano aspetta entrambi.
about-tape = Tutto ciò che il nemico ha annunciato, il più recente a destra.
about-surface = Cancella la tua rotta e tutti i guasti, ma rivela il tuo settore al nemico.
about-course = Uno spazio da quella parte, e tutti lo sentono. Isole, bordo e la tua rotta sono vietati.

# Guided dives
dives-about = Un minuto ciascuna, con calma. Ogni mossa la fai tu; nulla può andare storto.
dive-finished = finita
dive-leave = Lascia la lezione
dive-teacher = Il tuo istruttore
dive-hint = Aiuto
dive-next = Avanti
dive-step = Passo { $at } di { $steps }
dive-onward = Prossima lezione
dive-all = Tutte le lezioni

# 1 The goal
lesson-goal = Tutto il gioco in quattro mosse
lesson-goal-about = Lo scopo, e com’è fatto un turno.
lesson-goal-sail = Là fuori c’è un sottomarino nemico, invisibile. Affondalo. Ogni turno comincia con una rotta: vai a est.
lesson-goal-sail-hint = Tocca la freccia Est.
lesson-goal-sail-other = Bella rotta, ma oggi la pista porta a est.
lesson-goal-sail-surface = Non ora: riemergere rivela il tuo settore.
lesson-goal-charge = Tutti hanno sentito «est». Ogni rotta carica un indicatore: dallo al siluro.
lesson-goal-charge-hint = Tocca il siluro: con questo segno è pronto.
lesson-goal-charge-other = Servirà dopo. Al siluro ne manca solo uno.
lesson-goal-break = E ogni rotta logora il battello. Segna un guasto sul pannello est, ma non un’arma!
lesson-goal-break-hint = Rilevamento, con le onde, ora non fa danno.
lesson-goal-break-weapon = Con un’arma segnata il siluro non parte. Scegli un altro simbolo.
lesson-goal-strike = Il tuo Radio Operatore lo ha trovato: il nemico è in G6. Siluro, G6, fuoco!
lesson-goal-strike-hint = Tocca Siluro, poi lo spazio acceso, poi lancia.
lesson-goal-strike-other = Mancheresti. G6 è lo spazio acceso.
lesson-goal-strike-pass = Non finire il turno: ce l’hai nel mirino!
lesson-goal-done = Affondato! È tutto qui: una rotta, una carica, un guasto, e il momento giusto per colpire.

# 2 The course
lesson-course = La rotta del Capitano
lesson-course-about = Le isole, la propria rotta, e cos’è un blackout.
lesson-course-start = Prima scegli dove immergerti, e il nemico non lo vede. Prendi B4.
lesson-course-start-hint = Tocca lo spazio acceso, poi immergiti.
lesson-course-start-other = Più avanti parti da dove vuoi. Qui immergiti in B4.
lesson-course-start-land = Quella è terra. Scegli uno spazio di mare: B4.
lesson-course-west = A est c’è un’isola: chiuso. Tutti sentono la rotta, nessuno il posto. Vai a ovest.
lesson-course-west-hint = Tocca Ovest. Ciò che è chiuso ha il bordo tratteggiato.
lesson-course-west-island = L’isola in C4 sbarra la rotta. Non si naviga sulla terra.
lesson-course-west-other = Si può, ma vieni a ovest.
lesson-course-east = Due turni dopo la tua linea cresce, e non potrai più toccarla. Vai a est.
lesson-course-east-hint = Tocca Est, verso B2.
lesson-course-east-route = Vieni da lì. La tua rotta è chiusa come un’isola.
lesson-course-east-edge = La mappa finisce lì.
lesson-course-east-other = Anche il nord andrebbe. Qui gira a est.
lesson-course-north = Ora guarda come si fa intrappolare un Capitano distratto: a nord…
lesson-course-north-hint = Tocca Nord.
lesson-course-north-other = Saggio! Ma per una volta entra nella trappola: nord.
lesson-course-corner = … e a ovest, nell’angolo.
lesson-course-corner-hint = Tocca Ovest.
lesson-course-corner-other = A est ti salveresti. Per una volta, a ovest.
lesson-course-blackout = Bordo, bordo, rotta, rotta: nessuna via. È il blackout: devi riemergere.
lesson-course-blackout-hint = Tocca Riemergi e conferma. Annuncerai il tuo settore.
lesson-course-blackout-stuck = Nessuna rotta è aperta. Riemergi!
lesson-course-done = La rotta è sparita e sei libero, ma il nemico ha giocato tre turni. Lasciati sempre una via d’uscita!

# 3 The Radio Operator
lesson-radio = L’orecchio del Radio Operatore
lesson-radio-about = Tracciare, far scorrere, escludere l’impossibile.
lesson-radio-slide = Tre volte «ovest». Nessuno sa da dove è partito: la traccia comincia al centro e lì tocca un’isola. Falla scorrere.
lesson-radio-slide-hint = Tocca una freccia, o trascina la traccia.
lesson-radio-clash = Ha virato a nord. Cerca un posto impossibile: porta la traccia su un’isola.
lesson-radio-clash-hint = Croci rosse mostrano gli scontri.
lesson-radio-back = Escluso! Ogni rotta ne esclude altri. Torna a un posto che va bene.
lesson-radio-back-hint = Scorri finché non restano croci.
lesson-radio-done = È tutta l’arte: ascoltare, tracciare, scorrere. Con drone e sonar restano pochi posti.

# 4 The First Mate
lesson-mate = Gli indicatori del Primo Ufficiale
lesson-mate-about = Caricare, annunciare, lanciare.
lesson-mate-charge = Il Capitano è andato a nord. Dopo ogni rotta carichi una casella: il siluro.
lesson-mate-charge-hint = Tocca il quadrante del siluro.
lesson-mate-charge-other = Ogni indicatore serve. Qui vogliamo il siluro.
lesson-mate-ready = Due su tre. Ancora uno, e tutti sentono «siluro pronto».
lesson-mate-ready-hint = Di nuovo il quadrante del siluro.
lesson-mate-ready-other = Il siluro è quasi pieno: finiscilo prima.
lesson-mate-full = Un indicatore pieno non prende altro finché non si usa. Al drone ne manca uno: caricalo.
lesson-mate-full-hint = Tocca il quadrante del drone.
lesson-mate-full-full = Pieno è pieno: prima va usato.
lesson-mate-full-other = Bene, ma al drone ne manca solo uno.
lesson-mate-launch = Drone pronto, e puoi lanciarlo tu. Siete nel settore 1: chiedi del 2.
lesson-mate-launch-hint = Tocca Drone, poi 2, poi lancia.
lesson-mate-launch-near = Naviga a est, dice il Radio Operatore. Chiedi del 2.
lesson-mate-done = La risposta è sempre vera. E ricorda: tieni anche il conto dei danni.

# 5 The Engineer
lesson-engineer = Il quadro dell’Ingegnere
lesson-engineer-about = Cosa si rompe, cosa si ripara, cosa costa danni.
lesson-engineer-spare = Rotta ovest: segna un simbolo del pannello ovest. Risparmia i sistemi: la radiazione per ora non nuoce.
lesson-engineer-spare-hint = Le radiazioni sono nel reattore, in basso.
lesson-engineer-spare-weapon = Niente siluro né mina, allora. Prendi la radiazione.
lesson-engineer-spare-panel = È un altro pannello. La rotta era ovest.
lesson-engineer-spare-other = Metterebbe fuori uso un sistema. Prendi la radiazione.
lesson-engineer-circuit = Tempi duri: tre del circuito giallo sono andati. Il Capitano va a est per te: segna il quarto, e tutti si riparano.
lesson-engineer-circuit-hint = Pannello est, l’arma sulla linea gialla.
lesson-engineer-circuit-other = La linea gialla finisce all’arma: è quella che chiude.
lesson-engineer-warn = Cinque su sei a nord sono andati. Avvisa il Capitano: a nord no!
lesson-engineer-warn-hint = Messaggi all’equipaggio, poi «A nord no!».
lesson-engineer-warn-other = Buono a sapersi, ma il pericolo è a nord.
lesson-engineer-full = Non c’è altra via, dice, e va a nord. Resta un simbolo: segnalo e guarda quanto costa.
lesson-engineer-full-hint = L’ultimo del pannello nord.
lesson-engineer-full-other = La rotta era nord.
lesson-engineer-done = Un danno, e il quadro è pulito. Parla presto: un Capitano evita solo ciò che sa.

# 6 Surfacing
lesson-surface = Riemergere, turno per turno
lesson-surface-about = Tutto riparato, ma a un prezzo.
lesson-surface-sail = Le armi sono in avaria e il nemico è lontano. Ancora una rotta: nord.
lesson-surface-sail-hint = Tocca Nord.
lesson-surface-sail-other = Prima nord, per sentire l’Ingegnere.
lesson-surface-surface = Lo chiede l’Ingegnere. Lontano dal nemico è sicuro: riemergi.
lesson-surface-surface-hint = Tocca Riemergi e conferma.
lesson-surface-surface-other = Dopo. Senz’armi puoi solo fuggire: riemergi ora.
lesson-surface-free = I tre turni nemici sono passati. Guasti e rotta cancellati: ogni via è aperta. Scegli.
lesson-surface-free-hint = Va bene qualsiasi freccia.
lesson-surface-done = Il nemico sa il tuo settore e ha avuto tre turni: riemergi lontano, mai nel panico.
lesson-hull = Riemergere in simultanea
lesson-hull-about = Tracciare lo scafo, poi immergersi.
lesson-hull-surface = In simultanea niente turni: il nemico gioca mentre sei su. Riemergi.
lesson-hull-surface-hint = Tocca Riemergi e conferma.
lesson-hull-surface-other = Non ora: prima riemergi.
lesson-hull-trace = Traccia questa sezione con un solo tratto, tutt’intorno, fra le due linee.
lesson-hull-trace-hint = Piano. Fuori dalle linee si ricomincia; un tratto aperto non vale.
lesson-hull-dive = L’equipaggio ha fatto il resto e l’Ingegnere nemico ha confermato. Immersione!
lesson-hull-dive-hint = Tocca Immersione.
lesson-hull-done = Riparati e spariti. In superficie il Radio Operatore non annota: tieni a mente ciò che senti.

# 7 The torpedo
lesson-torpedo = Il siluro
lesson-torpedo-about = Fin dove arriva, cosa lo ferma e chi ferisce.
lesson-torpedo-reach = Il nemico è in I5. Il siluro fa quattro passi, mai in diagonale, e aggira le isole. Lancia su I5.
lesson-torpedo-reach-hint = Siluro, I5, poi lancia. Gli spazi segnati sono a portata.
lesson-torpedo-reach-shield = J4 è vicino, ma l’isola in H4 lo copre: il giro è di cinque passi.
lesson-torpedo-reach-near = Così vicino l’esplosione colpirebbe anche noi. I5 è a due colonne: sicuro.
lesson-torpedo-reach-other = A portata, ma il nemico è in I5.
lesson-torpedo-reach-pass = Non lasciartelo sfuggire: lancia su I5.
lesson-torpedo-sail = Colpo diretto: 2 danni! Si avvicina, e il tubo è di nuovo carico. Prima una rotta: a sud.
lesson-torpedo-sail-hint = Tocca Sud. Mai due lanci senza una rotta in mezzo.
lesson-torpedo-sail-early = Prima una rotta, poi il lancio.
lesson-torpedo-sail-other = A sud, per favore: è laggiù.
lesson-torpedo-splash = È in H5, proprio accanto. Mira uno spazio più in là: l’esplosione prende lui e non te.
lesson-torpedo-splash-hint = I4, I5 e I6 sono accanto a lui e a due colonne da te.
lesson-torpedo-splash-self = 2 a lui, ma 1 anche a te: sei accanto all’esplosione.
lesson-torpedo-splash-other = Da lì l’esplosione lo manca o colpisce te. Prova I5.
lesson-torpedo-splash-pass = Prima lancia: è proprio lì.
lesson-torpedo-done = Colpo indiretto: 1 danno, e il tuo scafo è intatto. Vicino basta, ma guarda dove stai.

# 7 Mine, drone, silence, sonar
lesson-mine = La mina
lesson-mine-about = Sganciarla ora, farla esplodere al momento giusto.
lesson-mine-drop = La mina va su uno degli otto spazi attorno; nessuno sente dove. Sganciala in E8.
lesson-mine-drop-hint = Mina, E8, poi sgancia.
lesson-mine-drop-route = Non sulla tua rotta.
lesson-mine-drop-far = Solo gli otto spazi vicini.
lesson-mine-drop-other = E8 è sulla sua strada. Mettila lì.
lesson-mine-drop-pass = Prima la mina.
lesson-mine-sail = Si avvicina. Esci dalla tua stessa esplosione: ovest.
lesson-mine-sail-hint = Tocca Ovest.
lesson-mine-sail-mine = Troppo vicino alla tua mina. Ovest!
lesson-mine-sail-other = Resta sotto e vai a ovest.
lesson-mine-trigger = È in F9, accanto alla tua mina. Non serve carica: ora!
lesson-mine-trigger-hint = Fai esplodere, poi la mina, poi conferma.
lesson-mine-trigger-pass = Non ancora: falla esplodere finché è lì.
lesson-mine-trigger-torpedo = Tieni il siluro: la mina è già lì.
lesson-mine-done = Colpito! Una mina aspetta quanto vuoi, ed esplode anche nel turno nemico.
lesson-drone = Il drone
lesson-drone-about = Una domanda, sempre una risposta vera.
lesson-drone-sail = Il drone è pronto. Prima una rotta: sud.
lesson-drone-sail-hint = Tocca Sud.
lesson-drone-sail-early = Prima la rotta, poi il sistema.
lesson-drone-sail-other = A sud, per favore.
lesson-drone-ask = Restano nove posti, nei settori 2 e 4. Chiedi dove ogni risposta aiuta: 2 o 4.
lesson-drone-ask-hint = Drone, un numero, poi lancia.
lesson-drone-ask-waste = Lì non può essere: la risposta non direbbe nulla.
lesson-drone-ask-pass = Usalo: un drone fermo non scopre nulla.
lesson-drone-done = Sì o no, metà dei posti sparisce. Hanno sentito tutti, anche il Radio Operatore.
lesson-silence = Lo stealth
lesson-silence-about = Quattro spazi che nessuno sente.
lesson-silence-slip = Ti stanno seguendo. Vai in stealth: dritto a nord, tre spazi, fino a D2.
lesson-silence-slip-hint = Stealth, D2, poi via.
lesson-silence-slip-far = D1 è un’isola: valgono le regole della rotta.
lesson-silence-slip-short = Più lontano! Più è lungo, meno sanno.
lesson-silence-slip-other = Stavolta fino a D2.
lesson-silence-slip-pass = Prima sparisci.
lesson-silence-charge = Hanno sentito solo «stealth». È pur sempre un movimento: carica il siluro.
lesson-silence-charge-hint = Tocca il siluro.
lesson-silence-charge-other = Il siluro, per il seguito.
lesson-silence-cross = E un simbolo del pannello nord, qualunque sia la distanza. Non un’arma!
lesson-silence-cross-hint = La radiazione costa meno.
lesson-silence-cross-weapon = Tieni vive le armi.
lesson-silence-done = Per loro puoi essere ovunque su quattro linee. Lo stealth rende di più quando sono sicuri di te.
lesson-sonar = Il sonar
lesson-sonar-about = Una vera, una falsa: chiedere e rispondere.
lesson-sonar-ping = Il sonar obbliga il Capitano nemico a dire due cose sulla sua posizione. Vai!
lesson-sonar-ping-hint = Tocca Sonar.
lesson-sonar-ping-pass = Prima chiedi.
lesson-sonar-think = «Riga 3, settore 4»: il 4 non ha la riga 3, ecco una verità e una bugia. Se non è in riga 3, è nel 4.
lesson-sonar-think-hint = Il Radio Operatore esclude ciò che non torna.
lesson-sonar-answer = Ora sonda lui. Dai due dati: uno vero, uno falso. La bugia migliore è vicina al vero.
lesson-sonar-answer-hint = Compila due elenchi, o lascia scegliere.
lesson-sonar-done = Risposto. Sanno qualcosa, e metà è falso.

# 8 The talk of a crew
lesson-talkcaptain = Parla il Capitano
lesson-talkcaptain-about = Di’ ciò che serve, ascolta ciò che senti.
lesson-talkcaptain-ask = Tu non vedi gli indicatori. Di’ al Primo Ufficiale cosa ti serve: caricare il siluro.
lesson-talkcaptain-ask-hint = Apri i messaggi e scegli il siluro.
lesson-talkcaptain-ask-other = Ti hanno sentito. Ora chiedi il siluro.
lesson-talkcaptain-heed = L’Ingegnere ti avverte: non a ovest. Prendi un’altra rotta.
lesson-talkcaptain-heed-hint = Est, per esempio.
lesson-talkcaptain-heed-west = Ti avevano avvertito! Tutto tranne ovest.
lesson-talkcaptain-heed-other = Non serve riemergere: solo non a ovest.
lesson-talkcaptain-done = Un equipaggio che parla vince. Vai abbastanza piano perché tutti facciano la loro parte.
lesson-talkmate = Parla il Primo Ufficiale
lesson-talkmate-about = Senti la richiesta, annuncia il pronto.
lesson-talkmate-listen = Tu non vedi la mappa, lui non vede gli indicatori. Ascolta cosa vuole il Capitano.
lesson-talkmate-listen-hint = Tocca Avanti.
lesson-talkmate-charge = Chiede il sonar. Dagli il segno.
lesson-talkmate-charge-hint = Tocca il quadrante del sonar.
lesson-talkmate-charge-other = Ha chiesto il sonar.
lesson-talkmate-report = Pieno. Di’ al Capitano che il sonar è pronto.
lesson-talkmate-report-hint = Messaggi all’equipaggio, poi sonar pronto.
lesson-talkmate-report-other = Sentito. Ora il sonar.
lesson-talkmate-done = Ben fatto. Un sistema che nessuno conosce non si usa mai.
lesson-talkengineer = Parla l’Ingegnere
lesson-talkengineer-about = Cosa è in avaria, e dove si ripara.
lesson-talkengineer-down = Ci sono armi segnate, e il Capitano non lo sa. Digli che il siluro è in avaria.
lesson-talkengineer-down-hint = Messaggi all’equipaggio, poi siluro in avaria.
lesson-talkengineer-down-other = Bene, ma lui conta sul siluro.
lesson-talkengineer-head = Al circuito giallo manca un simbolo, pannello est. Digli: rotta est.
lesson-talkengineer-head-hint = Messaggi all’equipaggio, poi rotta est.
lesson-talkengineer-head-west = Ovest riempirebbe il pannello: danno! Est.
lesson-talkengineer-head-other = È l’est che ripara il circuito.
lesson-talkengineer-mend = Ha ascoltato. Chiudi il circuito giallo.
lesson-talkengineer-mend-hint = L’arma del pannello est.
lesson-talkengineer-mend-other = Solo il giallo chiude il circuito.
lesson-talkengineer-done = Riparato, perché hai parlato. Avvisa presto, proponi rotte, di’ quando funziona di nuovo.
lesson-talkradio = Parla il Radio Operatore
lesson-talkradio-about = Il Capitano mira dove gli dici tu.
lesson-talkradio-report = Qui il computer mostra tutti i posti possibili. Segnala il più probabile al Capitano.
lesson-talkradio-report-hint = Tocca uno spazio se vuoi, poi segnala in basso.
lesson-talkradio-done = Lo sa. Ripetilo ogni due o tre rotte: a bordo nessun altro lo vede.

# 9 Real time
lesson-stop = La simultanea e lo STOP
lesson-stop-about = Niente turni: e come un lancio ferma tutto.
lesson-stop-sail = Qui giocano insieme: aspetti solo il tuo equipaggio. Rotta nord.
lesson-stop-sail-hint = Tocca Nord.
lesson-stop-sail-early = Anche qui, prima una rotta.
lesson-stop-sail-other = Stavolta a nord.
lesson-stop-stop = Il nemico si è mosso. Di’ STOP per il siluro: tutti fermi mentre miri.
lesson-stop-stop-hint = Tocca Siluro.
lesson-stop-stop-other = Prima lo STOP: è a portata.
lesson-stop-aim = Nessuno scappa mentre miri. È in J9: lancia.
lesson-stop-aim-hint = Tocca J9, poi lancia.
lesson-stop-aim-cancel = Potresti rinunciare, ma lo STOP sarebbe speso. Lancia!
lesson-stop-aim-other = È in J9.
lesson-stop-on = Colpito, e si riparte subito. Muoviti prima di lui: nord.
lesson-stop-on-hint = Tocca Nord.
lesson-stop-done = Veloce è bene, calmo è meglio: un equipaggio in affanno lavora per il nemico.

# 10 The first battle and its coach
first-battle = Prima battaglia, con un coach
first-battle-about = Comandi tutto il battello su Alpha contro i cadetti. Il coach parla quando serve; dal menu lo spegni e riaccendi.
coach = Coach
coach-down = L’arma è carica ma in avaria. Cerca un circuito da riparare, o riemergi.
coach-few = { $places ->
    [one] Resta un solo posto: guarda la mappa del Radio Operatore e colpisci!
   *[other] Restano solo { $places } posti: guarda la mappa del Radio Operatore e colpisci!
  }
coach-charge = { $places ->
    [one] Resta un solo posto: carica un’arma e portati a tiro.
   *[other] Restano solo { $places } posti: carica un’arma e portati a tiro.
  }
coach-hurts = { $dir ->
    [N] Il nord costerebbe 1 danno: il pannello è pieno.
    [E] L’est costerebbe 1 danno: il pannello è pieno.
    [S] Il sud costerebbe 1 danno: il pannello è pieno.
   *[W] L’ovest costerebbe 1 danno: il pannello è pieno.
  }
coach-heard = Possono sapere dove sei. Vai in stealth, o esci dalla loro portata.

# The puzzle of the day
puzzle-grade = Livello
puzzle-grade-1 = Facile
puzzle-grade-2 = Medio
puzzle-grade-3 = Difficile
puzzle-days = Giorni passati
puzzle-solved = { $solved } su 3 risolti
puzzle-ask-place = È tutto ciò che si è sentito del nemico. In quale spazio è adesso?
puzzle-ask-shot = È in uno di { $places } posti, tu in { $space }. Qual è il siluro migliore?
puzzle-tools = Che cosa metti sulla mappa
puzzle-tool-track = Traccia
puzzle-tool-before = Prima dello stealth
puzzle-tool-since = Dopo
puzzle-tool-aim = Siluro
puzzle-touch-track = Tocca dove finisce la sua traccia
puzzle-touch-since = Tocca dove finisce la sua traccia
puzzle-touch-aim = Tocca dove va il tuo siluro
puzzle-then-since = Ora la traccia dopo lo stealth
puzzle-then-aim = Ora mira con il siluro
puzzle-answer-place = È in { $space }!
puzzle-answer-shot = Siluro in { $space }!
puzzle-mark = Segna come possibile
puzzle-tries = { $made } tentativi su { $most }
puzzle-tried = già provato
puzzle-against = La sua traccia può finire in { $space }, ma allora questo non sarebbe vero:
puzzle-no-track = La sua traccia non può finire in { $space }: toccherebbe un’isola, il bordo o sé stessa.
puzzle-near = Ma sei proprio accanto a lui.
puzzle-hits = Un siluro in { $space } lo colpirebbe in { $hits } posti su { $places }. Ce n’è uno migliore.
puzzle-solved-place = Trovato in { $space }! { $tries ->
    [1] Al primo tentativo.
   *[other] In { $tries } tentativi.
  }
puzzle-solved-shot = { $space } è il colpo migliore! { $tries ->
    [1] Al primo tentativo.
   *[other] In { $tries } tentativi.
  }
puzzle-was-place = Era in { $space }.
puzzle-was-shot = Il colpo migliore era { $space }.
puzzle-review = Come si poteva capire
puzzle-places = { $places ->
    [one] Un posto possibile
   *[other] { $places } posti possibili
  }
puzzle-share = Condividi il risultato
puzzle-next = Livello successivo
puzzle-shared = Fathom: Dov’è? { $date }
puzzle-copied = Risultato copiato.
puzzle-how = Come si risolve
puzzle-how-track = Tocca uno spazio: tutta la sua traccia viene disegnata in modo che finisca lì. Non può toccare un’isola, il bordo o sé stessa.
puzzle-how-mark = La matita segna un posto che ritieni possibile.
puzzle-how-drone = Un drone chiede se è in un settore. La risposta vale per quel momento; poi lui prosegue.
puzzle-how-sonar = Delle due risposte al sonar una sola è vera, nel momento in cui le dà.
puzzle-how-silence = Con lo stealth avanza da zero a quattro spazi in linea retta senza farsi sentire e senza incrociare la propria rotta.
puzzle-how-shot = Il siluro migliore fa in media più danni: due per un colpo diretto, uno per uno spazio accanto. Arriva al massimo a quattro spazi e può colpire anche te.
