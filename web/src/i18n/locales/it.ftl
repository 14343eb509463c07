# Comune
close = Chiudi
cancel = Annulla
back = Indietro
loading = Un momento…
yes = Sì
no = No
undo = Annulla il tratto
draw = Pareggio
tagline = Due equipaggi, due sottomarini, una mappa. Ascoltare, dedurre, colpire.
page-title = Fathom, duello di sottomarini
page-description = Un duello di sottomarini per due equipaggi, nel browser.
language = Lingua
speech = Leggi gli annunci ad alta voce
vibration = Vibrazione
sound = Suoni
mute = Silenzia
sound-ping = Sonar e drone
sound-torpedo = Siluro
sound-blast = Esplosioni
sound-alarm = Allarme
sound-dive = Immersione e riemersione
sound-turn = Tocca a te
sound-stop = STOP
sound-work = Caricare e barrare
sound-report = Voci dell’equipaggio
loudness-voice = Volume della voce
loudness-effects = Volume degli effetti
loudness-ambience = Volume dell’ambiente
settings = Impostazioni
theme = Aspetto
theme-mode = Per modalità
theme-paper = Carta
theme-night = Notte
text-size = Dimensione del testo
speed = Animazioni
speed-normal = Normali
speed-fast = Veloci
speed-none = Nessuna
safe-colours = Colori adatti ai daltonici
left-handed = Disposizione per mancini

# Inizio
first-time = Prima volta? Immersione guidata
guided-dives = Immersioni guidate
puzzle = Dov’è?
puzzle-today = L’enigma di oggi
puzzle-streak = { $days ->
    [one] { $days } giorno di fila
   *[other] { $days } giorni di fila
  }
play-now = Gioca contro i bot
play-solo = Comanda tutto il sottomarino
play-solo-help = Turno per turno. Ricopri tutti e quattro i ruoli, senza fretta.
play-post = Un solo ruolo, con i bot come equipaggio
bot-level = Livello dei bot
level-cadet = Cadetto
level-officer = Ufficiale
level-ace = Asso
level-admiral = Ammiraglio
your-name = Il tuo nome
name-example = es. Anna
name-default = Marinaio
solo-room = Immersione di prova
room-of = Stanza di { $name }
boat-blue = Nautilus
boat-yellow = Tritone
find-table = Trovami un tavolo
create-room = Apri una stanza
join-code = Codice della stanza
join = Entra
join-password = Password, se la stanza ne ha una
watch = Guarda
your-rooms = Le tue partite
back-to = Torna a { $room }
back-here = Torna alla partita contro i bot
open-games = Partite aperte
open-games-none = Nessuna partita aperta al momento.
past-games = Partite concluse
past-games-none = Ancora nessuna partita conclusa.
share-link = Condividi il link
hand-in = Invia al server
free-seats = { $count ->
    [one] un posto libero
   *[other] { $count } posti liberi
  }
won-by = { $boat } ha vinto
profile = Profilo
rules = Regole
contents = Indice

# Stanza
room = Stanza { $code }
room-code = Codice della stanza
invite = Invita
invite-text = Sali a bordo: stanza { $code }
qr = Codice QR con il link alla stanza
link-copied = Link copiato.
team-blue = Il sottomarino blu
team-yellow = Il sottomarino giallo
boat-name = Nome del sottomarino
seat-free = libero
sit = Siediti
stand = Lascia il posto
swap = Scambia
take-seat = { $role ->
    [captain] Prendi il posto di Capitano su { $boat }
    [first_mate] Prendi il posto di Primo Ufficiale su { $boat }
    [engineer] Prendi il posto di Ingegnere su { $boat }
   *[radio_operator] Prendi il posto di Radio Operatore su { $boat }
  }
bot-here = Metti un bot qui
bot-away = Togli il bot
fill-bots = Riempi i posti liberi con bot
a-bot = un bot
ready = Pronto
start-game = Immersione!
all-set = Siete tutti pronti.
all-set-but = { $count ->
    [one] Tutto pronto, ma una persona è ancora senza posto.
   *[other] Tutto pronto, ma { $count } persone sono ancora senza posto.
  }
seat-choose = Scegli un posto, o resta a guardare.
seat-choose-only = Scegli un posto: questa partita non ammette spettatori.
map = Mappa
mode = Modalità
mode-turn = Turno per turno
mode-real = Simultanea
rule-book = Regolamento
goal = Come si vince
goal-quick = Partita rapida
goal-hunt = Caccia
goal-about-quick = Al primo danno, di qualsiasi tipo, un sottomarino affonda.
goal-about-hunt = Un sottomarino affonda al quarto danno.
preset-en1 = Inglese, prima edizione
preset-es1 = Spagnolo, prima edizione
preset-it1 = Italiano, prima edizione
preset-fr2 = Francese, seconda edizione
preset-uk2 = Ucraino, seconda edizione
rules-and-options = Regole e opzioni
differences = { $book ->
    [en1] Differenze dal regolamento inglese
    [es1] Differenze dal regolamento spagnolo
    [it1] Differenze dal regolamento italiano
    [fr2] Differenze dal regolamento francese
   *[uk2] Differenze dal regolamento ucraino
  }
differences-none = { $book ->
    [en1] Tutto come nel regolamento inglese.
    [es1] Tutto come nel regolamento spagnolo.
    [it1] Tutto come nel regolamento italiano.
    [fr2] Tutto come nel regolamento francese.
   *[uk2] Tutto come nel regolamento ucraino.
  }
house-rule = regola della casa
house-rules = Regole della casa
crew-blue = Equipaggio blu
crew-yellow = Equipaggio giallo
advice-alone = Da soli a bordo è meglio turno per turno: in simultanea una persona fa a fatica il lavoro di quattro.
radio-help = Aiuto per il Radio Operatore
help-mode-pencil = Matita
help-mode-tracer = Tracciatore
help-mode-computer = Computer
help-about-pencil = Disegni tu la rotta nemica.
help-about-tracer = La traccia si disegna da sola; tu la fai scorrere.
help-about-computer = Sono mostrati tutti i posti possibili.
spectators = Spettatori
spectators-none = Nessuno spettatore
spectators-public = Sentono solo gli annunci
spectators-both = Vedono entrambi, in differita
absent = Se qualcuno perde la connessione
absent-bot = Un bot prende il suo posto
absent-wait = La partita aspetta
absent-abandon = Il suo equipaggio perde
manner = Stile dei bot
manner-plain = Equilibrato
manner-hunter = Cacciatori: si avvicinano e sparano
manner-lurker = Furtivi: restano lontani e in silenzio
manner-miner = Minatori: sganciano mine
listed = Mostra questa stanza tra le partite aperte
room-password = Password, se ne vuoi una
room-password-about = Entra solo chi la conosce. Il link che condividi la contiene.
room-has-password = Questa stanza ha una password.
bots-count = I bot contano nel numero dei giocatori
no-limit = senza limite

map-alpha = Alpha
map-bravo = Bravo
map-charlie = Charlie
map-delta = Delta
map-echo = Echo
map-alpha-2 = Alpha-2
map-bravo-2 = Bravo-2
map-charlie-2 = Charlie-2
map-delta-2 = Delta-2 Vulcani
map-echo-2 = Echo-2 Danni
map-about-alpha = Molte piccole isole: una buona mappa per cominciare.
map-about-bravo = Acque più aperte.
map-about-charlie = Mare aperto, poche isole dietro cui nascondersi.
map-about-delta = Sotto i ghiacci: si riemerge in un buco, o si subisce un danno.
map-about-echo = Mine Archer sulla mappa; con l’indicatore dello scenario pieno se ne fa esplodere una.
map-about-alpha-2 = Molte piccole isole, in un’altra disposizione.
map-about-bravo-2 = Acque più aperte, con altre isole.
map-about-charlie-2 = Il ghiaccio copre parte della mappa; solo i buchi sono sicuri.
map-about-delta-2 = Due vulcani: le armi li svegliano.
map-about-echo-2 = Tutti i sistemi sono fuori uso finché non li ripari alla loro isola.

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
kind-radiation = Radiazioni
dir-N = Nord
dir-E = Est
dir-S = Sud
dir-W = Ovest
letter-N = N
letter-E = E
letter-S = S
letter-W = W
course = { $dir ->
    [N] Rotta nord
    [E] Rotta est
    [S] Rotta sud
   *[W] Rotta ovest
  }
to = { $dir ->
    [N] verso nord
    [E] verso est
    [S] verso sud
   *[W] verso ovest
  }
way = { $dir ->
    [N] in alto
    [E] a destra
    [S] in basso
   *[W] a sinistra
  }
panel = { $dir ->
    [N] Pannello nord
    [E] Pannello est
    [S] Pannello sud
   *[W] Pannello ovest
  }
sector-number = Settore { $number }
sector-short = S{ $number }

# La mappa a parole
space-sea = mare
space-island = isola
space-ice = mare sotto il ghiaccio
space-hole = buco nel ghiaccio
space-volcano = vulcano
space-archer = mina Archer
space-repair = { $system ->
    [mine] isola di riparazione della mina
    [torpedo] isola di riparazione del siluro
    [drone] isola di riparazione del drone
    [sonar] isola di riparazione del sonar
   *[silence] isola di riparazione dello stealth
  }
note-here = il tuo sottomarino
note-route = sulla tua rotta
note-mine = la tua mina
note-possible = il nemico potrebbe essere qui
captain-chart = Mappa del Capitano
radio-chart = Mappa del Radio Operatore
spectator-chart = Mappa
delayed = In differita di { $time }.
debrief-chart = Mappa con i due sottomarini

# In alto
stations = Postazioni
menu = Menu
calls = Messaggi all’equipaggio
chat = Chat
log = Diario di bordo
log-empty = Non è stato ancora annunciato nulla.
badge-surfaced = in superficie
badge-turn = è il suo turno
hull-left = Scafo: { $hull } su { $size }
line-connecting = Connessione…
line-down = Connessione persa. Riconnessione in corso…
line-closed = Disconnesso
stop = STOP
paused = PAUSA
stop-answer = { $boat } risponde al sonar.
stop-penalty = { $boat } segna una spia radiazioni.
stop-volcano = { $boat } sceglie un vulcano.
stop-aim = { $system ->
    [mine] { $boat } sgancia una mina.
    [torpedo] { $boat } punta un siluro.
    [drone] { $boat } invia un drone.
    [sonar] { $boat } usa il sonar.
    [silence] { $boat } passa in Stealth.
   *[scenario] { $boat } usa lo scenario.
  }
stop-duties = { $boat } passa in Stealth: l’equipaggio è al lavoro.
stop-duties-both = Si aspettano il Primo Ufficiale e l’Ingegnere.
stop-duties-first_mate = Si aspetta il Primo Ufficiale.
stop-duties-engineer = Si aspetta l’Ingegnere.
stop-resume = Si riprende tra un momento.
blow-direct = Colpo diretto!
blow-indirect = Colpo indiretto!
blow-us = Siamo colpiti!
blow-both = Colpiti tutti e due!
blow-clear = Mancato!
torpedo-runs = Il siluro corre… Tocca per andare avanti.
pause-agreed = I due equipaggi sono d’accordo.
pause-absent = Qualcuno è assente.
pause-store = Il server non riesce a salvare in questo momento.
pause-restart = Il server si riavvia.
resume = Riprendi
ask-pause = Chiedi una pausa
pause-asked = { $boat } chiede una pausa.
offer-draw = Offri il pareggio
accept-draw = Accetta il pareggio
resign = Arrenditi
sure-resign = Vuoi arrenderti?
sure-leave = Vuoi lasciare il posto e la stanza?
leave-room = Lascia la stanza
to-home = Inizio
auto-pass = Termina il turno in automatico se non c’è nulla da attivare
bye-taken_over = Hai aperto questa partita in un’altra scheda.
bye-kicked = L’host ti ha espulso dalla stanza.
bye-closed = La stanza è chiusa.
bye-damaged = Questa stanza si è danneggiata sul disco del server. È conservata per il gestore; le altre partite continuano.
bye-banned = Sei bandito da questo server.
restart-later = Il server si riavvierà entro { $minutes } min. Le partite in corso possono finire; non ne iniziano di nuove.
keeps-nothing = Questo browser al momento non può conservare nulla: la partita dura finché questa pagina resta aperta.
play-here = Gioca qui

# Capitano
helm = Timone
systems = Sistemi
crew-ok = Rapporti dell’equipaggio
reported-ok = ha dato l’OK
working = al lavoro
now-course = Annuncia una rotta.
now-course-extra = { $extra ->
    [one] Annuncia una rotta. Poi hai un altro turno.
   *[other] Annuncia una rotta. Poi hai altri { $extra } turni.
  }
now-placing = I Capitani scelgono da dove partire.
now-over = La partita è finita.
now-crew = L’equipaggio è al lavoro.
now-activate = Attiva un sistema o termina il turno.
now-enemy-turn = Tocca al nemico.
now-enemy-turn-of = Turno nemico { $turn } di { $count }.
show-places = Mostra dove può essere il nemico
course-hurts = Questa rotta costa un danno!
panel-worn = { $count } guasti su 6
one-is-true = Una sola è vera.
now-blackout = Blackout: nessuna rotta possibile. Emersione!
now-stop = STOP: si riprende tra un momento.
now-you-answer = Il nemico aspetta la tua risposta.
now-enemy-answers = Il nemico deve rispondere.
now-waits = STOP: tutti aspettano.
end-turn = Fine turno
surface = Riemergi
surface-question = Riemergere ora?
surface-means-turn = Annunci il settore { $sector }. Guasti e rotta vengono cancellati. Poi il nemico gioca tre turni di fila.
surface-means-real = Annunci il settore { $sector }. L’equipaggio deve tracciare lo scafo prima dell’immersione; intanto il nemico continua a giocare.
surface-ice = Sei sotto il ghiaccio: riemergere qui ti costa un danno.
dive = Immersione!
system-ready = { $system ->
    [mine] Mina pronta
    [torpedo] Siluro pronto
    [drone] Drone pronto
    [sonar] Sonar pronto
    [silence] Stealth pronto
   *[scenario] Scenario pronto
  }
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
placed-wait = Sei in posizione. In attesa del nemico…
aim-place = Posizione iniziale
aim-torpedo = Siluro: dove colpisce?
aim-mine = Dove sganci la mina?
aim-trigger = Quale mina fai esplodere?
aim-silence = Stealth: verso dove?
aim-archer = Quale mina Archer fai esplodere?
aim-drone = Drone: quale settore?
let-be = Lascia stare
help-torpedo = Tocca uno spazio evidenziato, a non più di quattro spazi.
help-mine = Tocca uno degli spazi evidenziati attorno a te.
help-trigger = Tocca una delle tue mine.
help-silence = Tocca uno spazio evidenziato in linea retta, o il tuo per restare fermo.
help-archer = Tocca una mina Archer.
fire-torpedo = Fuoco!
fire-mine = Sgancia la mina
fire-trigger = Fai esplodere
fire-silence = Attiva lo stealth
fire-archer = Fai esplodere
fire-drone = Lancia il drone
target-at = Bersaglio { $space }
silence-stay = Resti dove sei; nessuno lo saprà.
silence-to = { $length ->
    [one] Uno spazio { to }
   *[other] { $length } spazi { to }
  }
self-damage = { $damage ->
    [one] Attenzione: subisci un danno anche tu!
   *[other] Attenzione: subisci { $damage } danni anche tu!
  }
answer-title = Sonar nemico
answer-help = Sei in { $space }. Dai due coordinate di tipo diverso: una vera e una falsa.
answer-row = Riga
answer-column = Colonna
answer-sector = Settore
answer-unsaid = –
answer-is-true = vero
answer-is-false = falso
answer-too_few = Scegli due coordinate.
answer-too_many = Solo due coordinate.
answer-both_true = Sono vere entrambe: cambiane una.
answer-both_false = Sono false entrambe: cambiane una.
answer-good = Una vera, una falsa: perfetto.
answer-send = Rispondi
volcano-smoke = Fumi tossici
volcano-smoke-help = Scegli un vulcano: nel suo settore i droni non funzionano fino al prossimo evento.
volcano-lava = Lava
volcano-lava-help = Scegli un vulcano: gli otto spazi attorno diventano isole per sempre.
volcano-at = Vulcano { $space }

# Primo Ufficiale
mate-mark = Carica un indicatore.
mate-help = Un indicatore pieno si può usare dopo una rotta.
mate-empty = Niente da segnare questa volta: dai solo l’OK.
mate-wait = In attesa della prossima rotta.
duty-empty = Dai l’OK
gauge-ready = Pieno
ready-but-weapon = Pieno, ma armi in avaria
ready-but-detection = Pieno, ma rilevamento in avaria
ready-but-special = Pieno, ma speciali in avaria
down-weapon = Armi in avaria
down-detection = Rilevamento in avaria
down-special = Speciali in avaria
up-weapon = Armi funzionanti
up-detection = Rilevamento funzionante
up-special = Speciali funzionanti
gauge-dead = Fuori uso
gauge-left = { $left ->
    [one] ne manca uno
   *[other] ne mancano { $left }
  }
use-drone = Drone
use-sonar = Sonar

# Ingegnere
board = Il quadro dell’Ingegnere
central-circuits = Circuiti centrali
reactor = Reattore
reactor-short = Reattore
engineer-cross = { $dir ->
    [N] Segna un guasto sul pannello nord.
    [E] Segna un guasto sul pannello est.
    [S] Segna un guasto sul pannello sud.
   *[W] Segna un guasto sul pannello ovest.
  }
engineer-help = Un guasto segnato blocca tutti i sistemi del suo tipo finché non viene cancellato.
engineer-any = Segna un guasto.
engineer-penalty = Penalità: segna una spia radiazioni.
engineer-empty = Niente da segnare questa volta: dai solo l’OK.
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
kind-down = in avaria
kind-up = OK
danger-panel = { $left ->
    [one] { panel }: ancora un guasto ed è danno!
   *[other] { panel }: danno tra { $left } guasti
  }
danger-radiation = { $left ->
    [one] Radiazioni: ancora una spia ed è danno!
   *[other] Radiazioni: danno tra { $left } spie
  }
coming-repair = { $circuit ->
    [yellow] { course }: il circuito giallo si riparerà da solo.
    [orange] { course }: il circuito arancione si riparerà da solo.
   *[gray] { course }: il circuito grigio si riparerà da solo.
  }

# Radio Operatore
tape = Ciò che ha detto il nemico
tape-empty = In ascolto… ancora nulla.
tape-surfaced = In superficie: tieni a mente ciò che senti!
tape-gap = In superficie: non annotato
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
tracer-last = Ultimo tratto
tracer-add = A memoria
slide = Fai scorrere la scheda
pencil-tools = Matita e gomma
pencil-draw = Disegna
pencil-slide = Fai scorrere la scheda
pencil-erase = Cancella
pencil-note = Scrivi una nota
pencil-note-text = Nota
pencil-note-put = Mettila qui
pencil-clear = Cancella tutto
pencil-rests = La matita aspetta: tieni tutto a mente.
computer-lost = In superficie il computer non ascolta. Ricomincia da capo all’immersione.
computer-places = { $count ->
    [one] Resta un solo posto!
   *[other] { $count } posti possibili
  }
call-enemy-there = Segnala { $space }

# Riemersione
tracing-title = Scafo da mettere in sicurezza
tracing-done = Sezioni tracciate: { $count } su 4
tracing-your-turn = Tocca a te: traccia la sezione { $section }.
tracing-waiting = Ora traccia: { $names }
tracing-rest = Non si può fare altro finché lo scafo non è in sicurezza. Il nemico continua a giocare.
tracing-confirming = Tutte e quattro le sezioni sono tracciate. L’Ingegnere nemico sta controllando.
tracing-secured = Pronti all’immersione. In attesa del Capitano.
trace-help = Fai un giro completo tra le due linee, senza staccare.
trace-outside = Fuori dalle linee! Se lasci ora, è tutto da rifare.
trace-by-keys = Con le frecce
trace-key-next = { $left ->
    [one] Poi: { way }. Ancora un lato.
   *[other] Poi: { way }. Ancora { $left } lati.
  }
initials = Iniziali
confirm-title = Lo scafo nemico
confirm-sheet = Lo scafo tracciato dal nemico
confirm-help = Nessun tratto esce dalle linee. Conferma, così possono immergersi.
confirm = Conferma

# Annunci
say-begin = I due sottomarini si immergono.
say-course = { $boat }: { course }!
say-ready = { $boat }: { system-ready }!
say-torpedo = { $boat }: Siluro lanciato, impatto in { $space }!
say-mine = { $boat }: Sgancio una mina!
say-trigger = { $boat }: Faccio esplodere la mina in { $space }!
say-archer = { $boat }: Faccio esplodere la mina Archer in { $space }!
say-sonar = { $boat }: Attivazione del sonar!
say-silence = { $boat }: Attivazione dello stealth!
say-failed = { $system ->
    [mine] { $boat }: La mina non risponde.
    [torpedo] { $boat }: Il siluro non risponde.
    [drone] { $boat }: Il drone non risponde.
    [sonar] { $boat }: Il sonar non risponde.
    [silence] { $boat }: Lo stealth non risponde.
   *[scenario] { $boat }: Lo scenario non risponde.
  }
say-surface = { $boat }: Emersione nel settore { $sector }!
say-dive = { $boat }: Immersione!
say-system_repaired = { $system ->
    [mine] { $boat }: Mina riparata!
    [torpedo] { $boat }: Siluro riparato!
    [drone] { $boat }: Drone riparato!
    [sonar] { $boat }: Sonar riparato!
   *[silence] { $boat }: Stealth riparato!
  }
say-draw_offered = { $boat } offre il pareggio.
say-secured = { $boat } ha messo in sicurezza lo scafo.
say-rejected = { $boat }: un tratto è uscito, tutte e quattro le sezioni sono da rifare.
say-traced = { $boat } ha tracciato la sezione { $section }.
say-damage = { $boat } subisce { $amount ->
    [one] un danno
   *[other] { $amount } danni
  } ({ cause }). Scafo rimasto: { $hull }.
say-blast = Esplosione in { $space }.
say-blast-clear = { $boat }: Mancato!
say-blast-indirect = { $boat }: Colpo indiretto!
say-blast-direct = { $boat }: Colpo diretto!
say-drone-yes = { $boat } lancia un drone: settore { $sector }? Sì.
say-drone-no = { $boat } lancia un drone: settore { $sector }? No.
say-drone-smoke = { $boat } lancia un drone: settore { $sector }? Fumi tossici.
say-answer-row-column = { $boat }: Ci troviamo nella riga { $row }, colonna { $column }.
say-answer-row-sector = { $boat }: Ci troviamo nella riga { $row }, settore { $sector }.
say-answer-column-sector = { $boat }: Ci troviamo nella colonna { $column }, settore { $sector }.
say-volcano-eruption = I vulcani eruttano!
say-volcano-smoke = Fumi tossici!
say-volcano-lava = Lava!
say-stop = { $boat }: STOP!
say-stop-for = { $system ->
    [mine] { $boat }: STOP! Mina!
    [torpedo] { $boat }: STOP! Siluro!
    [drone] { $boat }: STOP! Drone!
    [sonar] { $boat }: STOP! Sonar!
    [silence] { $boat }: STOP! Stealth!
   *[scenario] { $boat }: STOP! Scenario!
  }
say-cancelled = { $system ->
    [mine] { $boat } tiene la mina.
    [torpedo] { $boat } tiene il siluro.
    [drone] { $boat } tiene il drone.
    [sonar] { $boat } rinuncia al sonar.
    [silence] { $boat } rinuncia allo Stealth.
   *[scenario] { $boat } rinuncia allo scenario.
  }
say-resume = Si riprende!
say-draw = La partita finisce in pareggio.
say-end-destroyed = { $loser } è distrutto. { $boat } ha vinto.
say-end-resigned = { $loser } si arrende. { $boat } ha vinto.
say-end-abandoned = { $loser } ha abbandonato. { $boat } ha vinto.
say-end-agreed = Pareggio, di comune accordo.
cause = { $cause ->
    [torpedo] siluro
    [mine] mina
    [archer] mina Archer
    [panel] guasto completo di un pannello
    [radiation] radiazioni
    [ice] ghiaccio
    [volcano] eruzione
   *[lava] lava
  }

# Chiamate
call-from-captain = Capitano: { $text }
call-from-first_mate = Primo Ufficiale: { $text }
call-from-engineer = Ingegnere: { $text }
call-from-radio_operator = Radio Operatore: { $text }
call-charge = { $system ->
    [mine] Carica la mina!
    [torpedo] Carica il siluro!
    [drone] Carica il drone!
    [sonar] Carica il sonar!
    [silence] Carica lo stealth!
   *[scenario] Carica lo scenario!
  }
call-keep = { $kind ->
    [weapon] Niente guasti alle armi!
    [detection] Niente guasti al rilevamento!
   *[special] Niente guasti allo stealth!
  }
call-avoid = { $dir ->
    [N] A nord no!
    [E] A est no!
    [S] A sud no!
   *[W] A ovest no!
  }
call-head = { course }!
call-surface = Presto bisogna riemergere!
call-ready = { system-ready }!
call-down = { $system ->
    [mine] Mina in avaria.
    [torpedo] Siluro in avaria.
    [drone] Drone in avaria.
    [sonar] Sonar in avaria.
    [silence] Stealth in avaria.
   *[scenario] Scenario in avaria.
  }
call-up = { $system ->
    [mine] Mina riparata.
    [torpedo] Siluro riparato.
    [drone] Drone riparato.
    [sonar] Sonar riparato.
    [silence] Stealth riparato.
   *[scenario] Scenario riparato.
  }
call-use = { $system ->
    [drone] Lancia il drone!
   *[sonar] Attiva il sonar!
  }
call-enemy = Nemico vicino a { $space }: { $places ->
    [one] un posto possibile
   *[other] { $places } posti possibili
  }.
call-shot = Tiro in { $space }: { $percent }% di probabilità di colpire.
call-yes = Sì!
call-no = No!
call-wait = Aspetta!
call-well_done = Ben fatto!
call-danger = { $dir ->
    [N] A nord no: danno!
    [E] A est no: danno!
    [S] A sud no: danno!
   *[W] A ovest no: danno!
  }
call-breaks = { $kind ->
    [weapon] { $dir ->
        [N] A nord no: guasto alle armi!
        [E] A est no: guasto alle armi!
        [S] A sud no: guasto alle armi!
       *[W] A ovest no: guasto alle armi!
      }
    [detection] { $dir ->
        [N] A nord no: guasto al rilevamento!
        [E] A est no: guasto al rilevamento!
        [S] A sud no: guasto al rilevamento!
       *[W] A ovest no: guasto al rilevamento!
      }
   *[special] { $dir ->
        [N] A nord no: guasto allo stealth!
        [E] A est no: guasto allo stealth!
        [S] A sud no: guasto allo stealth!
       *[W] A ovest no: guasto allo stealth!
      }
  }
chat-to = Destinatario
chat-crew = Equipaggio
chat-table = Tutti
chat-text = Messaggio
chat-send = Invia
report = Segnala un giocatore
report-whom = Chi
report-why = Che cosa è successo, se vuoi dirlo
report-send = Invia al gestore
report-about = Il gestore di questo server riceve la tua segnalazione, con gli ultimi messaggi che hai visto.
report-sent = La segnalazione è stata inviata.
chat-line = { $name }: { $text }

# Voice
voice = Voce
voice-join-crew = Parla con l’equipaggio
voice-join-table = Parla con il tavolo
voice-leave = Disattiva la voce
voice-hold = Tieni premuto e parla
voice-open = Microfono aperto
voice-shut = Microfono spento
voice-open-mode = Microfono sempre aperto
voice-alone = Nessun altro ha ancora attivato la voce.
voice-widened = Da ora ti sente tutto il tavolo. Tieni premuto il pulsante per parlare.
voice-talks = { $name } sta parlando
voice-no-insecure = I browser concedono il microfono solo alle pagine HTTPS. Puoi comunque ascoltare.
voice-no-refused = Il browser nega il microfono a questa pagina. Consentilo nelle impostazioni della pagina. Puoi comunque ascoltare.
voice-no-none = Nessun microfono trovato. Puoi comunque ascoltare.
voice-no-busy = Un altro programma sta usando il microfono. Puoi comunque ascoltare.
voice-again = Riprova
voice-test = Prova il microfono
voice-test-say = Di’ qualcosa…
voice-test-back = Ecco come ti sentono.
voice-level = Livello del microfono
voice-rule-off = Disattivata
voice-rule-crew = All’interno di ogni equipaggio
voice-rule-table = Tutti, anche durante la partita
voice-for-table = Tutti possono parlare con tutti

# Fine e rapporto
ending-won = Hai vinto!
ending-lost = Hai perso.
ending-draw = Pareggio.
ending-watched = { $boat } ha vinto.
reason-destroyed = { $boat } cola a picco.
reason-both = Entrambi i sottomarini colano a picco.
reason-resigned = L’equipaggio di { $boat } si è arreso.
reason-agreed = I due equipaggi si sono accordati.
reason-abandoned = L’equipaggio di { $boat } ha abbandonato la partita.
debrief = Analisi
debrief-title = { $blue } contro { $yellow }
replay = Replay
replay-missing = Questa partita non esiste o non è più conservata.
replay-begin = L’inizio
replay-position = Posizione nella partita
replay-step = Passo { $at } su { $count }
takeover = Riprendi da qui
takeover-about = La partita continua dal passo { $step } in questo browser, con i bot agli altri posti. La partita finita resta com’era.
takeover-leaves = Il tuo posto al tavolo resta tuo.
takeover-boat = Il tuo sottomarino
takeover-instead = Al posto di { $names }
takeover-over = Qui la partita è già finita. Torna a un momento precedente.
takeover-not-here = Questo browser non può far girare la partita da solo.
step-back = Passo indietro
step-on = Passo avanti
play = Riproduci
pause = Pausa
download = Scarica
handed-in = Ora il server ha questa partita. Condividi il suo link.
device = Su questo dispositivo
device-about = Le partite contro i bot, le lezioni fatte e le tue impostazioni stanno solo in questo browser.
device-sure = Le tue partite contro i bot, le lezioni, le impostazioni e i tuoi posti nelle partite in corso spariranno da questo browser. Non si può tornare indietro.
device-export = Salva una copia
device-forget = Cancella tutto
belief-of = Che cosa sapeva ogni equipaggio
belief-none = Nascondi
belief-by = Che cosa sapeva { $boat }
curve = In quanti posti poteva essere ogni sottomarino
curve-now = Blu { $blue }, giallo { $yellow }
curve-key = { $boat }: { $places }
moments = Momenti chiave
shot-chance = probabilità { $percent }%
decisive = Che cosa ha deciso la partita
decisive-hit = { $boat } subisce { $damage ->
    [one] un danno
   *[other] { $damage } danni
  } ({ cause }).
decisive-found = { $boat } è individuato: da { $before } posti possibili a { $after }.
decisive-lost = { $boat } sfugge: da { $before } posti possibili a { $after }.
decisive-end = La fine.
learn = Che cosa imparare da questa partita
learn-nothing = Niente di rilevante: una partita pulita.
learn-shot = { $deed ->
    [torpedo] { $boat } poteva lanciare un siluro in { $space }: { $percent }% di probabilità di colpire.
    [trigger] { $boat } poteva far esplodere la mina in { $space }: { $percent }% di probabilità di colpire.
   *[other] { $boat } poteva far esplodere la mina Archer in { $space }: { $percent }% di probabilità di colpire.
  }
learn-giveaway = { $deed ->
    [surface] L’emersione ha tradito { $boat }: da { $before } posti possibili a { $after }.
    [course] Una sola rotta ha tradito { $boat }: da { $before } posti possibili a { $after }.
    [torpedo] Il suo stesso siluro ha tradito { $boat }: da { $before } posti possibili a { $after }.
    [trigger] La sua stessa mina ha tradito { $boat }: da { $before } posti possibili a { $after }.
    [answer] La risposta al sonar ha tradito { $boat }: da { $before } posti possibili a { $after }.
   *[other] { $boat } si è tradito: da { $before } posti possibili a { $after }.
  }
learn-breakdown = { $deed ->
    [torpedo] Le armi in avaria dal turno { $turn } sono costate a { $boat } un siluro in { $space }: { $percent }% di probabilità di colpire.
    [drone] Il rilevamento in avaria dal turno { $turn } è costato a { $boat } un drone: sarebbero rimasti circa { $after } posti su { $before }.
    [sonar] Il rilevamento in avaria dal turno { $turn } è costato a { $boat } un sonar: sarebbero rimasti circa { $after } posti su { $before }.
   *[other] Un guasto del turno { $turn } è costato a { $boat } la mina Archer in { $space }: { $percent }% di probabilità di colpire.
  }
learn-damage = { $why ->
    [radiation] Tutte le spie radiazioni segnate: { $boat } ha subito { $damage ->
        [one] un danno
       *[other] { $damage } danni
      }.
   *[other] Un pannello intero segnato: { $boat } ha subito { $damage ->
        [one] un danno
       *[other] { $damage } danni
      }.
  }

# Rifiuti
error-unknown = Non è possibile ({ $code }).
error-line_down = Connessione persa. Riprova tra poco.
error-bad_order = Quest’ordine non è valido.
error-unknown_team = Quell’equipaggio non esiste.
error-bad_json = Il server non ha capito.
error-bad_message = Il server non ha capito.
error-too_long = Messaggio troppo lungo.
error-hello_first = La connessione non era pronta. Ricarica la pagina.
error-bad_token = Il server non riconosce questo browser. Ricarica la pagina.
error-bad_sector = Questo settore non esiste.
error-game_over = La partita è finita.
error-wrong_role = Non spetta al tuo ruolo.
error-not_in_this_scenario = Questo scenario non lo prevede.
error-not_in_this_mode = Questa modalità non lo prevede.
error-not_begun = La partita non è iniziata.
error-already_placed = Sei già in posizione.
error-stopped = STOP: aspetta che si risolva.
error-not_your_turn = È il turno del nemico.
error-surfaced = Impossibile in superficie.
error-not_surfaced = Non sei in superficie.
error-must_surface = Nessuna rotta possibile: devi riemergere.
error-no_duty = Niente da fare qui adesso.
error-duty_pending = L’equipaggio non ha ancora dato l’OK.
error-course_spent = In questo turno hai già annunciato una rotta.
error-course_first = Prima annuncia una rotta.
error-activation_spent = Annuncia una rotta prima di attivare di nuovo.
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
error-bad_answer = Una sola coordinata deve essere vera.
error-signer = Tocca a qualcun altro tracciare.
error-section_done = Quella sezione è già tracciata.
error-not_closed = Fai tutto il giro e chiudi la linea.
error-no_draw = Hai già offerto il pareggio.
error-first_mate_only = In questo regolamento può farlo solo il Primo Ufficiale.
error-no_repair_island = Nessuna isola di riparazione accanto a te.
error-no_such_room = Questa stanza non esiste.
error-no_such_code = Questo codice è sbagliato, già usato o troppo vecchio.
error-damaged = Questa stanza è danneggiata. Il gestore del server l’ha conservata.
error-moved = Questa stanza è su un altro server. Ti ci portiamo.
error-not_in_room = Prima entra in una stanza.
error-room_full = La stanza è piena.
error-kicked = Non puoi tornare in questa stanza.
error-banned = Sei bandito da questo server.
error-password = Questa stanza ha una password, e non è questa.
error-too_fast = Piano! Fai un respiro.
error-too_many_rooms = Troppe stanze. Chiudine una.
error-bad_record = Il server non accetta questa partita.
error-too_many_games = Il server conserva già 100 tue partite.
error-too_many_connections = Troppe pagine aperte da questa rete.
error-draining = Il server sta per riavviarsi.
error-host_only = Solo l’host può farlo.
error-lobby_only = Solo prima della partita.
error-game_only = Solo durante la partita.
error-over_only = Solo dopo la partita.
error-no_such_seat = Quel posto non esiste.
error-seat_taken = Quel posto è occupato.
error-not_seated = Prima prendi un posto.
error-no_such_member = Quel giocatore se n’è andato.
error-bad_name = Il nome deve avere da 1 a 24 caratteri.
error-bad_option = Questa impostazione non è possibile.
error-seats_free = Ci sono ancora posti liberi.
error-not_ready = Non tutti sono pronti.
error-too_few_players = Questo regolamento richiede più giocatori per la simultanea.
error-no_spectators = Questa partita non ammette spettatori.
error-seen_too_much = Hai già visto troppo dell’altro equipaggio.
error-same_house = Qualcuno sulla tua rete gioca dall’altra parte. In una partita pubblica o classificata non è permesso.
error-muted = L’host ti ha tolto la parola.
error-rated = Non durante una partita classificata.
error-no_voice = Ora non puoi parlare con questa persona.
error-voice_off = L’host ha disattivato la voce in questa stanza.
error-no_relay = Qui la voce dovrebbe passare da un relay, e questo server non ne ha.
error-not_relayed = Qui la voce passa solo da un relay.
error-paused = La partita è in pausa.
error-store = Salvataggio non riuscito. Riprova.
error-busy = Il server è occupato. Riprova.

# I campi del regolamento
rule-hull = Danni per affondare un sottomarino
rule-realtime_min_players = Giocatori necessari in simultanea
rule-own_mine_blocks = Le tue mine ti sbarrano la rotta
rule-detection_by = Chi usa drone e sonar
rule-detection_by-both = Capitano o Primo Ufficiale
rule-detection_by-first_mate = solo il Primo Ufficiale
rule-shy_first_mate = Solo il Capitano attiva i sistemi
rule-shy_first_mate-no = in nessun equipaggio
rule-shy_first_mate-yes = in entrambi gli equipaggi
rule-shy_first_mate-blue = nell’equipaggio blu
rule-shy_first_mate-yellow = nell’equipaggio giallo
rule-broken_activation = Attivare un sistema guasto
rule-broken_activation-refuse = è rifiutato
rule-broken_activation-penalty = fallisce e costa una spia radiazioni
rule-course_between_activations = Tra due attivazioni serve una rotta
rule-torpedo_min = Portata minima del siluro
rule-torpedo_path = Percorso del siluro
rule-torpedo_path-sea = solo per mare; le isole lo fermano
rule-torpedo_path-free = anche sopra le isole
rule-torpedo_chain = Un siluro e le mine attorno all’impatto
rule-torpedo_chain-none = solo una mina colpita è distrutta
rule-torpedo_chain-one = esplodono anche le mine vicine
rule-torpedo_chain-cascade = esplodono a catena
rule-mine_trigger_from = Una mina può esplodere
rule-mine_trigger_from-now = subito
rule-mine_trigger_from-next_turn = dal turno o dalla rotta seguente
rule-mine_trigger_needs_weapons = Un guasto alle armi impedisce di far esplodere le mine
rule-silence_zero = Stealth senza muoversi
rule-silence_zero-free = nessuno segna
rule-silence_zero-full = si segna come per una rotta scelta
rule-silence_zero-mark = segna solo il Primo Ufficiale
rule-silence_told = Chi sa dove va lo Stealth
rule-silence_told-crew = tutto l’equipaggio
rule-silence_told-length = tutto l’equipaggio, e quanto lontano
rule-silence_told-engineer = solo l’Ingegnere
rule-silence_gauge_order = L’indicatore dello stealth
rule-silence_gauge_order-mark_first = prima si segna, poi si svuota
rule-silence_gauge_order-empty_first = si svuota, poi si può segnare
rule-repair_beats_damage = L’autoriparazione vince sul danno
rule-surface_again_forfeits = Riemergere fa perdere i turni rimasti
rule-volcano_gauge_by = Che cosa sveglia il vulcano
rule-volcano_gauge_by-trigger = siluri lanciati, mine esplose
rule-volcano_gauge_by-drop = siluri lanciati, mine sganciate
rule-eruption = Eruzione
rule-eruption-slopes = ogni spazio vicino è colpito
rule-eruption-craters = ogni vulcano esplode una volta
rule-archer_as = Una mina Archer esplode
rule-archer_as-torpedo = come un siluro: distrugge le mine
rule-archer_as-mine = come una mina: le altre restano
rule-ready_public = Tutti sentono quando un indicatore è pieno
rule-open_bridge = Plancia aperta: ognuno vede le schede dell’equipaggio
rule-turn_limit_ms = Tempo per un turno
rule-answer_limit_ms = Tempo per rispondere al sonar
rule-aim_limit_ms = Tempo per mirare dopo lo STOP
rule-confirm_limit_ms = Tempo per confermare uno scafo
rule-abandon_limit_ms = Un equipaggio assente perde dopo
rule-stop_hold_ms = Pausa dopo uno STOP
rule-stop_hold_ms-0 = nessuna

# La pagina delle regole
rules-goal = Lo scopo
rules-search = Cerca nelle regole
rules-search-none = Nessun risultato.
rules-goal-1 = Due sottomarini si danno la caccia sulla stessa mappa. Nessuno vede dov’è l’altro: tutto va dedotto da ciò che viene annunciato.
rules-crew = L’equipaggio
rules-crew-1 = Quattro ruoli: Capitano, Primo Ufficiale, Ingegnere e Radio Operatore. In un equipaggio piccolo una persona ne ricopre più d’uno.
rules-crew-2 = Turno per turno: mappa di 10 per 10, quattro settori. Simultanea: 15 per 15, nove settori, e i due equipaggi agiscono insieme.
rules-crew-3 = Prima dell’immersione ogni Capitano sceglie in segreto uno spazio di mare da cui partire.
rules-course = La rotta
rules-course-1 = Il Capitano annuncia nord, est, sud o ovest. Tutti sentono la direzione, nessuno la posizione.
rules-course-2 = Senza rotte possibili bisogna riemergere.
rules-course-3 = Dopo ogni rotta il Primo Ufficiale carica un indicatore e l’Ingegnere segna un guasto. Il Capitano aspetta i due OK.
rules-mate = Il Primo Ufficiale
rules-mate-1 = Gli indicatori: mina 3, siluro 3, sonar 3, drone 4, stealth 6.
rules-mate-2 = Il Primo Ufficiale tiene anche il conto dei danni.
rules-engineer = L’Ingegnere
rules-engineer-1 = Armi: mina e siluro; rilevamento: drone e sonar; speciali: stealth e scenario.
rules-radio = Il Radio Operatore
rules-radio-1 = Il Radio Operatore disegna su una scheda trasparente ciò che annuncia il Capitano nemico e la fa scorrere sulla mappa finché la traccia non passa tra le isole.
rules-radio-2 = Matita: disegni tu la traccia. Tracciatore: la traccia si disegna da sola. Computer: sono mostrati tutti i posti possibili. L’host decide prima della partita.
rules-activate = Attivare un sistema
rules-activate-1 = Servono un indicatore pieno, nessun guasto di quel tipo, e il sottomarino immerso.
rules-activate-2 = Turno per turno, un turno è una rotta e poi al massimo un’attivazione. In simultanea un’attivazione ferma tutti finché non è risolta.
rules-activate-3 = In simultanea chi attiva dice STOP e nomina il sistema prima di mirare. Se rinuncia, l’indicatore resta pieno, ma vale come un’attivazione.
rules-torpedo = Siluro
rules-torpedo-1 = Gli spazi si contano a nord, est, sud e ovest, mai in diagonale. L’impatto viene annunciato.
rules-mine = Mina
rules-mine-1 = Mai sulla propria rotta. Tutti sentono che è stata sganciata, non dove.
rules-mine-2 = Non si può far esplodere in superficie. Non è un’attivazione.
rules-drone = Drone
rules-sonar = Sonar
rules-silence = Stealth
rules-silence-1 = Ogni spazio del percorso obbedisce alle regole di una rotta.
rules-silence-2 = È un movimento: Primo Ufficiale e Ingegnere segnano una volta, qualunque sia la lunghezza.
rules-silence-3 = In simultanea il suo STOP dura finché entrambi hanno finito.
rules-surface = Riemersione
rules-surface-1 = Il Capitano annuncia il settore. La rotta è cancellata tranne lo spazio attuale; le mine restano.
rules-surface-2 = Turno per turno, tutti i guasti sono cancellati e il nemico gioca tre turni di fila.
rules-surface-3 = In simultanea l’equipaggio traccia le quattro sezioni dello scafo, ognuna con un tratto tra le due linee, e le firma. Un tratto che esce fa rifare tutto. Quando l’Ingegnere nemico ha confermato, i guasti sono cancellati e il Capitano può immergersi.
rules-surface-4 = Un equipaggio in superficie non può fare altro. Il suo Radio Operatore sente l’avversario ma non annota nulla, e nessuno schermo lo conserva; dopo l’immersione può riportare ciò che ricorda.
rules-scenarios = Scenari
rules-scenarios-1 = Sotto il ghiaccio, riemergere fuori da un buco costa un danno.
rules-scenarios-2 = Mine Archer: note a tutti. Con l’indicatore dello scenario (4) pieno il Capitano ne fa esplodere una qualsiasi.
rules-scenarios-3 = Vulcani: ogni uso di un’arma segna un indicatore. Ogni tre segni arriva l’evento seguente: eruzione, fumi tossici, lava.
rules-scenarios-4 = Danni (Echo-2): tutti i sistemi sono fuori uso. Con l’indicatore dello scenario (3) pieno e accanto all’isola giusta, il Capitano ripara quel sistema.
rules-end = La fine
rules-end-1 = L’equipaggio il cui sottomarino è distrutto perde subito; se affondano entrambi con lo stesso ordine è un pareggio. Ci si può arrendere, o accordarsi per il pareggio.
figure-course = La rotta dall’ultima riemersione non si può incrociare.
figure-torpedo = Quattro spazi aggirando le isole, e l’esplosione all’impatto.
figure-mine = Due mine; quella rossa sta per esplodere.
figure-silence = Spazi che lo stealth può raggiungere.
figure-drone = Il drone chiede di un settore.
figure-sonar = La risposta dice riga 7 e settore 2: una sola è vera, e non sai quale.
figure-surface = In emersione, in modalità Simultanea: due sezioni su quattro sono tracciate.
figure-engineer = Quattro pannelli, tre circuiti, il reattore in basso.

# Il tavolo
who-is-here = Chi c’è
mark-host = host
mark-you = tu
mark-muted = silenziato
person-here = in linea
person-away = via
person-bot = gioca un bot
no-seat = ancora senza posto
watching = guarda
tools-for = Opzioni per { $name }
mute-one = Silenzia
unmute-one = Ridai la parola
make-host = Nomina host
remove-one = Rimuovi dalla stanza
remove-help = Chi viene rimosso non può più rientrare in questa stanza.
lock-seats = Blocca i posti
seats-locked = L’host ha bloccato i posti.
drop-in = Durante la partita chiunque può prendere il posto di un bot
person-joined = { $name } sale a bordo.
person-lost = { $name } ha perso la connessione.
person-back = { $name } è di nuovo in linea.
person-left = { $name } lascia il tavolo.
person-removed = L’host ha espulso { $name }.
person-bot_holds = Un bot gioca per { $name }.
person-host = Ora l’host è { $name }.
missing-bot = { $name } ha perso la connessione; tra { $seconds } s gioca un bot.
missing-wait = { $name } ha perso la connessione; pausa tra { $seconds } s.
missing-abandon = { $name } ha perso la connessione; il suo equipaggio perde tra { $seconds } s.
welcome-title = Ti aspettano
welcome-name = Come ti chiamiamo?
come-aboard = Sali a bordo
ready-say = Sono pronto
ready-undo = In realtà non ancora
ready-not = non ancora pronto
swap-wish = { $name } vorrebbe scambiare il posto con te.
swap-agree = Accetta
swap-decline = Rifiuta
swap-waits = Hai proposto uno scambio a { $name }.
swap-withdraw = Ritira
swap-declined = { $name } preferisce restare al suo posto.
swap-expired = Nessuna risposta allo scambio.
again-yes = Ancora una partita
again-undo = No, non ancora
again-wanted = Per un’altra partita: { $names }.
again-waits = In attesa di { $names }.
again-swaps = Gli equipaggi si scambiano i sottomarini.
again-now = Tutti di nuovo al tavolo
new-dive = Nuova immersione
sides-swapped = Gli equipaggi si sono scambiati i sottomarini.
to-table = Al tavolo
table-lobby = Gli altri sono tornati al tavolo.
table-playing = La prossima partita è cominciata.
error-locked = L’host ha bloccato i posti.
calls-more = Altre frasi
mates-bots = bot
duty-of-captain = Scegli la rotta e spari.
duty-of-first_mate = A ogni rotta carichi un sistema.
duty-of-engineer = A ogni rotta segni un simbolo.
duty-of-radio_operator = Ascolti e segui il nemico.
who-am-i = { $role ->
    [captain] Capitano su { $boat }, con { $names }.
    [first_mate] Primo Ufficiale su { $boat }, con { $names }.
    [engineer] Ingegnere su { $boat }, con { $names }.
   *[radio_operator] Radio Operatore su { $boat }, con { $names }.
  }
clocks = Orologi
clocks-relaxed = Con calma
clocks-club = Circolo
clocks-quick = Rapido
clocks-about-relaxed = Nessuna fretta: solo la risposta al sonar ha un limite.
clocks-about-club = Un minuto per turno.
clocks-about-quick = Venti secondi per turno.
clocks-about-own = Limiti scelti da voi: vedi le regole della casa.
sound-clock = Tempo in scadenza
chat-unread = Chat, messaggi nuovi: { $count }
title-turn = Tocca a te · { $boat }
title-boat = { $boat } · Fathom
title-room = { $room } · Fathom
line-sending = Invio…
line-silent = Il server non risponde. Il tuo ordine è conservato e verrà rinviato.
who-am-i-many = { $count } ruoli su { $boat }, con { $names }.
preview-invite = Ti invitano a un duello di sottomarini
preview-invited = { $name } ti invita a un duello di sottomarini
find-crew = Persone per equipaggio
find-bots = I bot possono completare i posti
find-wait = Aspetta al massimo
find-go = Cerca giocatori
notices = Avvisami quando tocca a me
match-room = Tavolo aperto
match-wait = Cerco giocatori… La partita comincia quando tutti i posti sono presi.
match-wait-bots = Cerco giocatori… Tra { $seconds } s i bot prendono i posti liberi.
match-found = La tua partita sta per cominciare.

# Le persone
profile-self = Nome ed emblema
emblem = Emblema
emblem-none = Nessuno
emblem-anchor = Ancora
emblem-whale = Balena
emblem-octopus = Polpo
emblem-compass = Bussola
emblem-lantern = Lanterna
emblem-shell = Conchiglia
emblem-starfish = Stella marina
emblem-trident = Tridente
emblem-crab = Granchio
emblem-wave = Onda
emblem-bell = Campana di bordo
emblem-knot = Nodo
profile-where = Quali partite
profile-host = Su questo server
profile-here = Su questo dispositivo
profile-sums = I tuoi risultati
profile-empty = Ancora nessuna partita finita. Giocane una e qui compariranno i tuoi risultati.
sum-games = Partite
sum-won = Vinte
sum-drawn = Pareggi
sum-streak = Vittorie di fila
sum-lost-streak = Sconfitte di fila
sum-best-streak = Serie migliore
sum-hit-rate = Colpi a segno
by-role = Per ruolo
by-mode = Per modalità
by-map = Per mappa
won-of = { $won } vinte su { $games }
favourites = Sistemi preferiti
times-used = { $count ->
    [one] { $count } volta
   *[other] { $count } volte
  }
past-nobody = qualcuno
past-won = { $turns ->
    [0] Vittoria contro { $enemy }, { $map }
    [one] Vittoria contro { $enemy }, { $turns } turno, { $map }
   *[other] Vittoria contro { $enemy }, { $turns } turni, { $map }
  }
past-lost = { $turns ->
    [0] Sconfitta contro { $enemy }, { $map }
    [one] Sconfitta contro { $enemy }, { $turns } turno, { $map }
   *[other] Sconfitta contro { $enemy }, { $turns } turni, { $map }
  }
past-drawn = { $turns ->
    [0] Pareggio contro { $enemy }, { $map }
    [one] Pareggio contro { $enemy }, { $turns } turno, { $map }
   *[other] Pareggio contro { $enemy }, { $turns } turni, { $map }
  }
past-off = { $turns ->
    [0] Partita interrotta contro { $enemy }, { $map }
    [one] Partita interrotta contro { $enemy }, { $turns } turno, { $map }
   *[other] Partita interrotta contro { $enemy }, { $turns } turni, { $map }
  }
past-more = { $count ->
    [one] Mostra un’altra partita
   *[other] Mostra altre { $count } partite
  }
moment-turn = Turno { $turn }
own-data = I tuoi dati
own-data-about = Un segreto in questo browser permette di riconoscerti, senza e-mail né password.
export = Salva una copia su file
forget-me = Dimenticami
forget-goes = Il tuo nome, i tuoi risultati e l’elenco delle tue partite vengono cancellati, su questo server e su questo dispositivo.
forget-stays = Le partite giocate con altri restano a loro, senza il tuo nome. Una partita in corso continua con un bot al tuo posto.
forget-on = Cancella tutto
forget-sure = Non si può annullare. Cancellare tutto adesso?
forget-now = Sì, dimenticami
device-offer = Continua su un altro dispositivo
device-how = Inquadra questo con l’altro dispositivo. Oppure apri lì il profilo, tocca «Ho un codice» e scrivi:
device-qr = Codice QR per continuare su un altro dispositivo
device-secret = Vale una volta sola, per { $minutes } minuti. Chi lo usa diventa te: tienilo per te.
device-have = Ho un codice
device-own = Usa solo il codice di un tuo dispositivo. Nome, partite, punteggio e posti saranno gli stessi su entrambi; ciò che questo dispositivo aveva finora va perso.
device-code = Codice dall’altro dispositivo
device-become = Continua qui
rated-game = Partita classificata
rated-about = Vale per il punteggio di tutti i giocatori. Durante la partita nessuno entra o viene escluso; un equipaggio abbandonato da tutti perde.
rating-turn = Punteggio, turno per turno
rating-real = Punteggio, Simultanea
rating-provisional = provvisorio
best-players = I migliori di questo server
