# Comune
close = Chiudi
cancel = Annulla
back = Indietro
loading = Un momento …
yes = Sì
no = No
undo = Annulla il tratto
draw = Pareggio
tagline = Due equipaggi, due sottomarini, una mappa. Ascoltare, dedurre, colpire.
language = Lingua
language-and-sound = Lingua e suoni
speech = Leggi gli annunci ad alta voce
vibration = Vibrazione
sound = Suoni
sound-ping = Sonar e drone
sound-torpedo = Siluro
sound-blast = Esplosioni
sound-alarm = Allarme
sound-dive = Immersione e riemersione
sound-turn = Tocca a voi
sound-stop = STOP

# Inizio
play-now = Gioca contro i bot
play-solo = Tutto il sottomarino a te
play-solo-help = Turno per turno. Tieni tutti e quattro i ruoli, con calma.
play-captain = Capitano con equipaggio
play-captain-help = Turno per turno. Primo Ufficiale, Ingegnere e Radio Operatore sono bot.
play-real = Capitano in simultanea
play-real-help = Tutti insieme, sulla mappa grande. L’equipaggio è fatto di bot.
bot-level = Forza dei bot
level-cadet = Cadetto
level-officer = Ufficiale
level-ace = Asso
your-name = Il tuo nome
name-example = per esempio Anna
name-default = Marinaio
solo-room = Immersione di prova
room-of = Tavolo di { $name }
boat-blue = Nautilus
boat-yellow = Terrore
create-room = Apri una stanza
join-code = Codice di una stanza
join = Entra
watch = Guarda
your-rooms = Le tue partite
back-to = Torna a { $room }
open-games = Partite aperte
open-games-none = Nessuno ha un tavolo aperto in questo momento.
past-games = Partite giocate
past-games-none = Nessuna partita è ancora finita.
free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
won-by = { $boat } ha vinto
rules = Regole
contents = Indice

# Stanza
room = Stanza { $code }
room-code = Codice di questa stanza
invite = Invita
invite-text = Sali a bordo: stanza { $code }
qr = Codice QR con il collegamento alla stanza
share-link = Condividi il collegamento
link-copied = Collegamento copiato.
team-blue = Il sottomarino blu
team-yellow = Il sottomarino giallo
boat-name = Nome del sottomarino
seat-free = libero
sit = Siediti
stand = Alzati
swap = Scambia
swap-asked = { $name } vuole scambiare il posto con te. D’accordo
take-seat = Prendi il posto: { $role }, { $boat }
kick = Allontana
bot-here = Un bot in questo posto
bot-away = Togli il bot
fill-bots = Bot in tutti i posti liberi
a-bot = un bot
ready = Pronto
start-game = Immersione!
all-set = Tutti sono pronti.
problem-seats_free = Ci sono ancora posti liberi.
problem-not_ready = Non tutti sono pronti.
problem-too_few_players = Troppo pochi giocatori per la simultanea in questo regolamento.
map = Mappa
mode = Modalità
mode-turn = Turno per turno
mode-real = Simultanea
rule-book = Regolamento
preset-en1 = Inglese, prima edizione
preset-es1 = Spagnolo, prima edizione
preset-it1 = Italiano, prima edizione
preset-fr2 = Francese, seconda edizione
preset-uk2 = Ucraino, seconda edizione
rules-and-options = Regole e opzioni
differences = Diverso dal regolamento inglese
differences-none = Tutto come nella prima edizione inglese.
house-rule = regola della casa
house-rules = Regole della casa
crew-blue = Equipaggio blu
crew-yellow = Equipaggio giallo
radio-help = La scheda trasparente del Radio Operatore
help-mode-pencil = Matita
help-mode-tracer = Tracciatore
help-mode-computer = Calcolatore
spectators = Spettatori
spectators-none = Nessuno può guardare
spectators-public = Sentono ciò che sentono tutti
spectators-both = Vedono i due sottomarini, più tardi
absent = Se la linea di qualcuno cade
absent-bot = Un bot prende il posto
absent-wait = La partita aspetta
absent-abandon = L’equipaggio perde
listed = Mostra questa stanza tra le partite aperte
bots-count = I bot contano come giocatori
no-limit = senza limite
seconds = { $count } s

map-alpha = Alpha
map-bravo = Bravo
map-charlie = Charlie
map-delta = Delta
map-echo = Echo
map-alpha-2 = Alpha-2
map-bravo-2 = Bravo-2
map-charlie-2 = Charlie-2
map-delta-2 = Delta-2 Volcano
map-echo-2 = Echo-2 Damage
map-about-alpha = Molte piccole isole: una buona mappa per cominciare.
map-about-bravo = Acque più aperte.
map-about-charlie = Mare aperto, poche isole dietro cui nascondersi.
map-about-delta = Sotto i ghiacci: si riemerge in un buco, o si subisce un danno.
map-about-echo = Mine Archer sulla mappa; con l’indicatore dello scenario pieno se ne fa esplodere una.
map-about-alpha-2 = Molte piccole isole, disposte in altro modo.
map-about-bravo-2 = Acque più aperte, disposte in altro modo.
map-about-charlie-2 = Il ghiaccio copre parte della mappa; solo i buchi sono sicuri.
map-about-delta-2 = Due vulcani: le armi li svegliano.
map-about-echo-2 = Tutti i sistemi sono spenti finché non li ripari alla loro isola.

# Ruoli, sistemi
role-captain = Capitano
role-first_mate = Primo Ufficiale
role-engineer = Ingegnere
role-radio_operator = Radio Operatore
role-short-captain = Capitano
role-short-first_mate = Primo Uff.
role-short-engineer = Ingegnere
role-short-radio_operator = Radio
system-mine = Mina
system-torpedo = Siluro
system-drone = Drone
system-sonar = Sonar
system-silence = Stealth
system-scenario = Scenario
scenario-none = Scenario
scenario-archer = Mine Archer
scenario-volcano = Vulcano
scenario-repair = Riparazione
kind-weapon = Armi
kind-detection = Rilevamento
kind-special = Speciali
kind-radiation = Radioattività
dir-N = Nord
dir-E = Est
dir-S = Sud
dir-W = Ovest
to-N = verso nord
to-E = verso est
to-S = verso sud
to-W = verso ovest
way-N = in alto
way-E = a destra
way-S = in basso
way-W = a sinistra
letter-N = N
letter-E = E
letter-S = S
letter-W = W
course-N = Rotta nord
course-E = Rotta est
course-S = Rotta sud
course-W = Rotta ovest
sector-number = Settore { $number }
sector-short = S{ $number }

# La mappa a parole
space-sea = mare
space-island = isola
space-ice = mare sotto il ghiaccio
space-hole = buco nel ghiaccio
space-volcano = vulcano
space-archer = mina Archer
space-repair = isola che ripara: { $system }
note-here = il tuo sottomarino
note-route = sulla tua rotta
note-mine = la tua mina
note-possible = il nemico può essere qui
captain-chart = Mappa del Capitano
radio-chart = Mappa del Radio Operatore
spectator-chart = Mappa
debrief-chart = Mappa con i due sottomarini

# In alto
stations = Postazioni
menu = Menu
calls = Chiamate all’equipaggio
chat = Conversazione
log = Diario
log-empty = Non è stato ancora annunciato nulla.
badge-surfaced = in superficie
badge-turn = di turno
hull-left = Scafo { $hull } su { $size }
line-connecting = Collegamento …
line-down = La linea è caduta. Torna da sola.
line-closed = Scollegato
stop = STOP
paused = PAUSA
stop-answer = { $boat } risponde al sonar.
stop-penalty = { $boat } segna una radioattività.
stop-volcano = { $boat } nomina un vulcano.
stop-resume = Si riprende tra un momento.
pause-agreed = I due equipaggi sono d’accordo.
pause-absent = Qualcuno è assente.
pause-store = Il server non riesce a salvare in questo momento.
pause-restart = Il server si riavvia.
resume = Riprendi
ask-pause = Chiedi una pausa
offer-draw = Offri il pareggio
resign = Arrenditi
sure-resign = Arrendersi in questa partita?
sure-leave = Lasciare il posto e la stanza?
leave-room = Lascia la stanza
to-home = Inizio
auto-pass = Chiudi il mio turno da solo quando nulla si può attivare
bye-taken_over = Hai aperto questa partita su un’altra pagina.
bye-kicked = L’ospite ti ha allontanato.
bye-closed = La stanza è chiusa.

# Capitano
helm = Timone
systems = Sistemi
crew-ok = Rapporti dell’equipaggio
reported-ok = ha detto OK
working = al lavoro
now-course = Annuncia una rotta.
now-course-extra = { $extra ->
    [one] Annuncia una rotta. Ti resta poi un altro turno.
   *[other] Annuncia una rotta. Ti restano poi altri { $extra } turni.
  }
now-crew = L’equipaggio è al lavoro.
now-activate = Attiva un sistema o chiudi il turno.
now-enemy-turn = Tocca al nemico.
now-blackout = Blackout: nessuna rotta possibile. Emersione!
now-stop = STOP: si riprende tra un momento.
now-you-answer = Il nemico aspetta la tua risposta.
now-enemy-answers = Il nemico deve rispondere.
end-turn = Fine turno
surface = Riemergi
surface-question = Riemergere ora?
surface-means-turn = Annunci il settore { $sector }. Guasti e rotta vengono cancellati. Poi il nemico gioca tre turni di fila.
surface-means-real = Annunci il settore { $sector }. L’equipaggio traccia lo scafo prima di immergersi; intanto il nemico continua.
surface-ice = Sei sotto il ghiaccio: riemergere qui costa un danno.
dive = Immersione!
system-ready = { $system }: pronto
gauge-value = { $value } su { $size }
trigger-mine = { $count ->
    [one] Fai esplodere la mina
   *[other] Fai esplodere una mina ({ $count })
  }
place-title = Da dove parti?
place-help = Tocca uno spazio di mare. Il nemico non lo saprà.
place-at = Parti da { $space }.
place-dive = Immergiti qui
place-random = Scegli per me
placed-wait = Sei in posizione. Si aspetta il nemico …
aim-place = Posizione iniziale
aim-torpedo = Siluro: dove colpisce?
aim-mine = Sganciare una mina: dove?
aim-trigger = Quale mina esplode?
aim-silence = Stealth: verso dove?
aim-archer = Quale mina Archer esplode?
aim-drone = Drone: quale settore?
help-torpedo = Tocca uno spazio segnato, fino a quattro passi.
help-mine = Tocca uno degli spazi segnati attorno a te.
help-trigger = Tocca una delle tue mine.
help-silence = Tocca uno spazio segnato in linea retta, o il tuo per restare.
help-archer = Tocca una mina Archer.
fire-torpedo = Fuoco
fire-mine = Sgancia la mina
fire-trigger = Fai esplodere
fire-silence = Muovi in stealth
fire-archer = Fai esplodere
fire-drone = Manda il drone
target-at = Bersaglio { $space }
silence-stay = Resti dove sei; nessuno lo saprà.
silence-to = { $length ->
    [one] Uno spazio { $dir }
   *[other] { $length } spazi { $dir }
  }
self-damage = { $damage ->
    [one] Attenzione: colpisce anche te, un danno!
   *[other] Attenzione: colpisce anche te, { $damage } danni!
  }
answer-title = Sonar nemico
answer-help = Sei in { $space }. Di’ due cose di due tipi: una sola deve essere vera.
answer-row = Riga
answer-column = Colonna
answer-sector = Settore
answer-unsaid = –
answer-is-true = vero
answer-is-false = falso
answer-too_few = Scegli due informazioni.
answer-too_many = Solo due informazioni.
answer-both_true = Sono vere entrambe: cambiane una.
answer-both_false = Sono false entrambe: cambiane una.
answer-good = Una vera, una falsa: bene.
answer-send = Rispondi
volcano-smoke = Fumi tossici
volcano-smoke-help = Nomina un vulcano: nel suo settore i droni non scoprono nulla fino al prossimo evento.
volcano-lava = Lava
volcano-lava-help = Nomina un vulcano: gli otto spazi attorno diventano isole per sempre.
volcano-at = Vulcano { $space }

# Primo Ufficiale
mate-mark = Carica un indicatore.
mate-empty = Niente da segnare questa volta: di’ OK lo stesso.
mate-wait = In attesa della prossima rotta.
duty-empty = Di’ OK
gauge-ready = Pronto
gauge-broken = Pronto, ma guasto
gauge-dead = Spento
gauge-left = { $left ->
    [one] ancora uno
   *[other] ancora { $left }
  }
use-drone = Drone
use-sonar = Sonar

# Ingegnere
board = Il quadro dell’Ingegnere
central-circuits = Circuiti centrali
reactor = Reattore
reactor-short = Reattore
engineer-cross = Segna un guasto: pannello { $panel }.
engineer-any = Segna un guasto.
engineer-penalty = Penalità: segna una radioattività.
engineer-empty = Niente da segnare questa volta: di’ OK lo stesso.
engineer-wait = In attesa della prossima rotta.
circuit-yellow = Circuito giallo: { $count } su 4
circuit-orange = Circuito arancione: { $count } su 4
circuit-gray = Circuito grigio: { $count } su 4
circuit-name-yellow = circuito giallo
circuit-name-orange = circuito arancione
circuit-name-gray = circuito grigio
circuit-short-yellow = giallo
circuit-short-orange = arancione
circuit-short-gray = grigio
symbol-crossed = segnato
fate-damage = causerebbe un danno
fate-repair = completerebbe il circuito e lo riparerebbe
fate-short-damage = danno!
fate-short-repair = ripara
kind-down = guasto
kind-up = OK
danger-panel = { $left ->
    [one] Pannello { $dir }: ancora un guasto ed è danno!
   *[other] Pannello { $dir }: danno tra { $left } guasti
  }
danger-radiation = { $left ->
    [one] Radioattività: ancora una ed è danno!
   *[other] Radioattività: danno tra { $left } guasti
  }
coming-repair = Rotta { $dir }: il { $circuit } si ripara da solo.

# Radio Operatore
tape = Ciò che ha detto il nemico
tape-empty = In ascolto … ancora nulla.
tape-surfaced = In superficie: tieni a mente ciò che senti!
drone-yes = sì
drone-no = no
drone-smoke = fumi
blast-short = esplosione
tracer-good = Qui la traccia è possibile.
tracer-bad = { $count ->
    [one] Impossibile: un conflitto
   *[other] Impossibile: { $count } conflitti
  }
tracer-what = Che cosa far scorrere
tracer-all = Tutta la traccia
tracer-last = Dall’ultima pausa
slide = Fai scorrere la scheda
slide-to = { $dir }
pencil-tools = Matita e gomma
pencil-draw = Disegna
pencil-slide = Fai scorrere la scheda
pencil-erase = Cancella
pencil-note = Scrivi una nota
pencil-note-text = Nota
pencil-note-put = Mettila qui
pencil-clear = Cancella tutto
computer-thinking = Sto calcolando …
computer-failed = Non è stato possibile caricare il calcolatore.
computer-places = { $count ->
    [one] Resta un solo posto!
   *[other] { $count } posti possibili
  }
call-enemy-there = Segnala { $space }

# Riemersione
tracing-title = Mettete in sicurezza lo scafo
tracing-done = { $count } sezioni su 4 tracciate
tracing-your-turn = Tocca a te: traccia la sezione { $section }.
tracing-waiting = Ora traccia: { $names }
tracing-confirming = Tutte e quattro tracciate. L’Ingegnere nemico le guarda.
tracing-secured = Pronti all’immersione. Si aspetta il Capitano.
trace-help = Fai un giro tra le due linee, con un solo tratto.
trace-outside = Fuori dalla linea! Se lasci ora, tutto è respinto.
trace-by-keys = Con le frecce
trace-key-next = { $left ->
    [one] Poi: { $dir }. Ancora un lato.
   *[other] Poi: { $dir }. Ancora { $left } lati.
  }
initials = Iniziali
confirm-title = Lo scafo nemico
confirm-sheet = Lo scafo tracciato dal nemico
confirm-help = I loro tratti restano tra le linee. Da’ il via.
confirm = Conferma

# Annunci
say-begin = I due sottomarini si immergono.
say-course = { $boat }: rotta { $dir }!
say-ready = { $boat }: { $system } pronto.
say-torpedo = { $boat } lancia un siluro, impatto in { $space }!
say-mine = { $boat } sgancia una mina.
say-trigger = { $boat } fa esplodere la mina in { $space }!
say-archer = { $boat } fa esplodere la mina Archer in { $space }!
say-sonar = { $boat } attiva il sonar.
say-silence = { $boat } attiva lo stealth.
say-failed = { $boat }: { $system } non funziona.
say-surface = { $boat } riemerge nel settore { $sector }.
say-dive = { $boat } si immerge.
say-system_repaired = { $boat } ha riparato: { $system }.
say-draw_offered = { $boat } offre il pareggio.
say-secured = { $boat }: lo scafo è in sicurezza.
say-rejected = { $boat }: un tratto è uscito, tutte e quattro le sezioni da rifare.
say-traced = { $boat } ha tracciato la sezione { $section }.
say-damage = Danno! { $boat }: { $amount }, { $cause }. Scafo rimasto: { $hull }.
say-blast = Esplosione in { $space }. { $results }
say-blast-clear = { $boat }: nessun danno.
say-blast-indirect = { $boat }: colpo indiretto!
say-blast-direct = { $boat }: colpo diretto!
say-drone-yes = { $boat } manda un drone: settore { $sector }? Sì.
say-drone-no = { $boat } manda un drone: settore { $sector }? No.
say-drone-smoke = { $boat } manda un drone: settore { $sector }? Fumi tossici.
say-answer = { $boat } risponde: { $statements }.
state-row = riga { $row }
state-column = colonna { $column }
state-sector = settore { $sector }
say-volcano-eruption = I vulcani eruttano!
say-volcano-smoke = Fumi tossici!
say-volcano-lava = Lava!
say-stop = STOP!
say-resume = Si riprende.
say-draw = La partita è un pareggio.
say-end-destroyed = { $boat } ha vinto: il nemico è distrutto.
say-end-resigned = { $boat } ha vinto: il nemico si arrende.
say-end-abandoned = { $boat } ha vinto: il nemico se n’è andato.
say-end-agreed = La partita è un pareggio.
cause-torpedo = siluro
cause-mine = mina
cause-archer = mina Archer
cause-panel = un pannello intero guasto
cause-radiation = radioattività
cause-ice = ghiaccio
cause-volcano = vulcano
cause-lava = lava

# Chiamate
call-from = { $role }: { $text }
call-charge = Carica: { $system }!
call-keep = Risparmia: { $kind }!
call-avoid = Non { $dir }!
call-head = Rotta { $dir }!
call-surface = Riemergiamo presto!
call-ready = { $system }: pronto.
call-down = { $system }: guasto.
call-enemy = Nemico verso { $space }, { $places ->
    [one] un posto
   *[other] { $places } posti
  }.
call-shot = { $space } colpisce al { $percent } %.
call-yes = Sì!
call-no = No!
call-wait = Aspetta!
call-well_done = Ben fatto!
chat-to = A chi
chat-crew = Equipaggio
chat-table = Tavolo
chat-text = Messaggio
chat-send = Invia

# Fine e rapporto
ending-won = Hai vinto!
ending-lost = Hai perso.
ending-draw = Pareggio.
ending-watched = { $boat } ha vinto.
reason-destroyed = Un sottomarino è stato distrutto.
reason-resigned = Un equipaggio si è arreso.
reason-agreed = I due equipaggi erano d’accordo.
reason-abandoned = Un equipaggio se n’è andato.
debrief = Rapporto
rematch = Rivincita
debrief-title = { $blue } contro { $yellow }
replay = Replay
replay-missing = Questa partita non esiste.
replay-begin = L’inizio
replay-position = Posizione nella partita
replay-step = Passo { $at } su { $count }
step-back = Passo indietro
step-on = Passo avanti
play = Avvia
pause = Pausa
download = Scarica
belief-of = Deduzioni
belief-none = Senza deduzioni
belief-by = Cosa sapeva { $boat }
curve = In quanti posti potevi essere
curve-now = Blu { $blue }, giallo { $yellow }
curve-key = { $boat }: { $places }
moments = Momenti
shot-chance = { $percent } % di colpire

# Rifiuti
error-unknown = Non è possibile ({ $code }).
error-line_down = La linea è caduta. Riprova tra poco.
error-bad_order = Questo non è un ordine.
error-bad_json = Messaggio non compreso.
error-bad_message = Messaggio non compreso.
error-bad_sector = Questo settore non esiste.
error-game_over = La partita è finita.
error-wrong_role = Il tuo ruolo non può farlo.
error-not_in_this_scenario = Questo scenario non lo prevede.
error-not_in_this_mode = Questa modalità non lo prevede.
error-not_begun = La partita non è iniziata.
error-already_placed = Sei già in posizione.
error-stopped = STOP: aspetta che sia risolto.
error-not_your_turn = È il turno del nemico.
error-surfaced = Non in superficie.
error-not_surfaced = Non sei in superficie.
error-must_surface = Nessuna rotta possibile: devi riemergere.
error-no_duty = Niente da fare qui adesso.
error-duty_pending = L’equipaggio non ha detto OK.
error-course_spent = Questo turno ha già la sua rotta.
error-course_first = Prima annuncia una rotta.
error-activation_spent = Tra due attivazioni serve una rotta.
error-dead_system = Questo indicatore non si può caricare.
error-gauge_full = Questo indicatore è pieno.
error-gauge_not_full = L’indicatore non è pieno.
error-broken = Un guasto blocca questo sistema.
error-off_map = È fuori dalla mappa.
error-island = C’è un’isola in mezzo.
error-own_route = Non puoi incrociare la tua rotta.
error-own_mine = C’è una tua mina in mezzo.
error-not_adjacent = Quello spazio non è accanto a te.
error-out_of_range = Fuori portata.
error-no_such_mine = Lì non hai mine.
error-too_soon = Questa mina è appena stata sganciata.
error-wrong_panel = Quel simbolo è su un altro pannello.
error-already_crossed = Già segnato.
error-bad_answer = Una sola informazione deve essere vera.
error-signer = Tocca a un altro tracciare.
error-section_done = Quella sezione è fatta.
error-not_closed = Fai tutto il giro e chiudi la linea.
error-no_draw = La tua offerta vale ancora.
error-first_mate_only = In questo regolamento spetta al Primo Ufficiale.
error-no_repair_island = Nessuna isola di riparazione accanto a te.
error-no_mine_now = Nessuna mina può esplodere adesso.
error-no_such_room = Questa stanza non esiste.
error-room_full = La stanza è piena.
error-kicked = Non puoi tornare in questa stanza.
error-too_fast = Troppo in fretta. Un respiro.
error-too_many_rooms = Troppe stanze. Chiudine una.
error-draining = Il server sta per riavviarsi.
error-host_only = Solo l’ospite può farlo.
error-lobby_only = Solo prima della partita.
error-seat_taken = Quel posto è occupato.
error-bad_name = Quel nome non va bene.
error-bad_option = Quell’opzione non va bene.
error-seats_free = Ci sono ancora posti liberi.
error-not_ready = Non tutti sono pronti.
error-too_few_players = Troppo pochi giocatori per la simultanea.
error-no_spectators = Nessuno può guardare questa partita.
error-seen_too_much = Hai visto troppo dell’altra parte.
error-muted = L’ospite ti ha tolto la parola.
error-paused = La partita è in pausa.
error-store = Non salvato. Riprova.
error-busy = Il server è occupato. Riprova.

# I campi del regolamento
rule-hull = Danni che affondano un sottomarino
rule-realtime_min_players = Giocatori necessari in simultanea
rule-own_mine_blocks = Le proprie mine sbarrano la rotta
rule-detection_by = Chi usa drone e sonar
rule-detection_by-both = Capitano o Primo Ufficiale
rule-detection_by-first_mate = solo il Primo Ufficiale
rule-shy_first_mate = Il Capitano da solo attiva tutto
rule-broken_activation = Attivare un sistema guasto
rule-broken_activation-refuse = è rifiutato
rule-broken_activation-penalty = fallisce, e l’Ingegnere segna una radioattività
rule-course_between_activations = Una rotta tra due attivazioni
rule-torpedo_min = Corsa minima di un siluro
rule-torpedo_path = Percorso di un siluro
rule-torpedo_path-sea = solo per mare; le isole lo fermano
rule-torpedo_path-free = anche sopra le isole
rule-torpedo_chain = Un siluro e le mine attorno all’impatto
rule-torpedo_chain-none = solo la mina sotto l’impatto è distrutta
rule-torpedo_chain-one = esplodono anche le mine vicine
rule-torpedo_chain-cascade = le mine vicine esplodono e ne innescano altre
rule-mine_trigger_from = Una mina può esplodere
rule-mine_trigger_from-now = subito
rule-mine_trigger_from-next_turn = dal turno o dalla rotta seguente
rule-mine_trigger_needs_weapons = Per farla esplodere servono armi senza guasti
rule-silence_zero = Stealth senza muoversi
rule-silence_zero-free = nessuno segna
rule-silence_zero-full = Primo Ufficiale e Ingegnere segnano; il Capitano nomina una direzione
rule-silence_zero-mark = il Primo Ufficiale segna, l’Ingegnere finge
rule-silence_gauge_order = L’indicatore dello stealth
rule-silence_gauge_order-mark_first = prima si segna, poi si svuota
rule-silence_gauge_order-empty_first = prima si svuota, poi può ricevere il segno
rule-repair_beats_damage = L’autoriparazione vince sul danno
rule-surface_again_forfeits = Riemergere fa perdere i turni rimasti
rule-volcano_gauge_by = Che cosa sveglia il vulcano
rule-volcano_gauge_by-trigger = siluri lanciati e mine fatte esplodere
rule-volcano_gauge_by-drop = siluri lanciati e mine sganciate
rule-eruption = Eruzione
rule-eruption-slopes = ogni spazio accanto a un vulcano è un impatto
rule-eruption-craters = ogni vulcano è un impatto
rule-ready_public = Tutti sentono quando un indicatore è pronto
rule-open_bridge = Ponte aperto: l’equipaggio vede tutte le sue schede
rule-turn_limit_ms = Tempo per un turno
rule-answer_limit_ms = Tempo per rispondere al sonar
rule-confirm_limit_ms = Tempo per confermare uno scafo
rule-abandon_limit_ms = Un equipaggio assente perde dopo
rule-stop_hold_ms = Uno STOP dura ancora

# La pagina delle regole
rules-goal = Lo scopo
rules-goal-1 = Due sottomarini si danno la caccia sotto la stessa mappa. Nessuno vede dov’è l’altro: tutto va dedotto da ciò che viene annunciato.
rules-goal-2 = Un sottomarino che ha subito tutti i danni che può subire è distrutto, e il suo equipaggio ha perso.
rules-crew = L’equipaggio
rules-crew-1 = Quattro ruoli: Capitano, Primo Ufficiale, Ingegnere e Radio Operatore. In un equipaggio piccolo una persona ne tiene più d’uno.
rules-crew-2 = Turno per turno: mappa di 10 per 10, quattro settori. Simultanea: 15 per 15, nove settori, e i due equipaggi agiscono insieme.
rules-crew-3 = Prima dell’immersione ogni Capitano sceglie in segreto uno spazio di mare da cui partire.
rules-course = La rotta
rules-course-1 = Il Capitano annuncia nord, est, sud o ovest e il sottomarino avanza di uno spazio. Tutti sentono la direzione, nessuno la posizione.
rules-course-2 = Il bordo della mappa, le isole e ogni spazio della propria rotta dall’ultima riemersione sono chiusi. Senza rotte possibili bisogna riemergere.
rules-course-3 = Dopo ogni rotta il Primo Ufficiale carica un indicatore e l’Ingegnere segna un guasto. Il Capitano aspetta i due OK.
rules-mate = Il Primo Ufficiale
rules-mate-1 = Dopo ogni rotta segna una casella di un indicatore: mina 3, siluro 3, sonar 3, drone 4, stealth 6. Un indicatore pieno è pronto; usare il sistema lo svuota.
rules-mate-2 = Tiene anche il conto dei danni.
rules-engineer = L’Ingegnere
rules-engineer-1 = Segna un guasto sul pannello della rotta. Finché un simbolo di un tipo è segnato, nessun sistema di quel tipo funziona.
rules-engineer-2 = Quando i quattro simboli di un circuito sono segnati, il circuito si ripara e vengono cancellati.
rules-engineer-3 = Quando i sei simboli di un pannello, o le sei radioattività, sono segnati, il sottomarino subisce un danno e tutta la scheda è cancellata.
rules-radio = Il Radio Operatore
rules-radio-1 = Annota su una scheda trasparente ciò che annuncia il Capitano nemico e la fa scorrere sulla mappa finché la traccia passa tra le isole.
rules-radio-2 = Matita: disegna da sé. Tracciatore: la traccia si disegna da sola. Calcolatore: sono mostrati tutti i posti possibili. Il tavolo decide prima della partita.
rules-activate = Attivare un sistema
rules-activate-1 = Servono un indicatore pieno, nessun guasto di quel tipo, e il sottomarino immerso.
rules-activate-2 = Turno per turno, un turno è una rotta e poi al massimo un’attivazione. In simultanea un’attivazione ferma tutti finché è risolta.
rules-torpedo = Siluro
rules-torpedo-1 = Colpisce uno spazio di mare fino a quattro passi; i passi vanno a nord, est, sud e ovest, mai in diagonale. L’impatto è annunciato.
rules-torpedo-2 = Sullo spazio dell’esplosione due danni, accanto uno. Chi ha lanciato non è risparmiato.
rules-mine = Mina
rules-mine-1 = Si sgancia su uno degli otto spazi attorno, non sulla propria rotta. Tutti sentono che è stata sganciata, non dove.
rules-mine-2 = Può esplodere più tardi, anche nel turno del nemico, ma non in superficie. Non è un’attivazione. Esplode come un siluro.
rules-drone = Drone
rules-drone-1 = Si chiede al nemico di un settore; deve dire la verità.
rules-sonar = Sonar
rules-sonar-1 = Il Capitano nemico dice due cose di tipo diverso tra riga, colonna e settore. Una sola è vera.
rules-silence = Stealth
rules-silence-1 = Il sottomarino si muove fino a quattro spazi in linea retta e nessuno fuori sente dove né quanto. Ogni spazio obbedisce alle regole di una rotta.
rules-silence-2 = È un movimento: Primo Ufficiale e Ingegnere segnano una volta, qualunque sia la lunghezza.
rules-surface = Riemersione
rules-surface-1 = Il Capitano annuncia il settore. La rotta è cancellata tranne lo spazio attuale; le mine restano.
rules-surface-2 = Turno per turno, tutti i guasti sono cancellati e il nemico gioca tre turni di fila.
rules-surface-3 = In simultanea l’equipaggio traccia le quattro sezioni dello scafo, ognuna con un tratto tra le due linee, e le firma. Un tratto che esce fa rifare tutto. Quando l’Ingegnere nemico ha confermato, i guasti sono cancellati e il Capitano può immergersi.
rules-surface-4 = Un equipaggio in superficie non può fare altro, e il Radio Operatore non annota nulla.
rules-scenarios = Scenari
rules-scenarios-1 = Sotto il ghiaccio, riemergere fuori da un buco costa un danno.
rules-scenarios-2 = Mine Archer: note a tutti. Con l’indicatore dello scenario (4) pieno il Capitano ne fa esplodere una qualsiasi.
rules-scenarios-3 = Vulcani: ogni uso di un’arma segna un indicatore. Ogni tre segni arriva l’evento seguente: eruzione, fumi tossici, lava.
rules-scenarios-4 = Damage: tutti i sistemi sono spenti. Con l’indicatore dello scenario (3) pieno e accanto all’isola giusta il Capitano ripara quel sistema.
rules-end = La fine
rules-end-1 = L’equipaggio il cui sottomarino è distrutto perde subito; se affondano entrambi per lo stesso ordine è un pareggio. Ci si può arrendere, o accordarsi per il pareggio.
figure-course = La rotta dall’ultima riemersione non si può incrociare.
figure-torpedo = Quattro passi attorno alle isole, e l’esplosione all’impatto.
figure-mine = Due mine; quella rossa sta per esplodere.
figure-silence = Spazi che lo stealth può raggiungere.
figure-engineer = Quattro pannelli, tre circuiti, il reattore in basso.
