# Commun
close = Fermer
cancel = Annuler
back = Retour
loading = Un instant …
yes = Oui
no = Non
undo = Annuler le trait
draw = Match nul
tagline = Deux équipages, deux sous-marins, une carte. Écouter, déduire, frapper.
language = Langue
language-and-sound = Langue et son
speech = Lire les annonces à voix haute
vibration = Vibrer
sound = Sons
sound-ping = Sonar et drone
sound-torpedo = Torpille
sound-blast = Explosions
sound-alarm = Alarme
sound-dive = Plongée et surface
sound-turn = À vous de jouer
sound-stop = STOP

# Accueil
play-now = Jouer contre des robots
play-solo = Tout le sous-marin à vous
play-solo-help = Tour par tour. Vous tenez les quatre postes, à votre rythme.
play-captain = Capitaine avec équipage
play-captain-help = Tour par tour. Second, Mécano et Détecteur sont des robots.
play-real = Capitaine en Simultané
play-real-help = Tous en même temps, sur la grande carte. L’équipage est fait de robots.
bot-level = Force des robots
level-cadet = Cadet
level-officer = Officier
level-ace = As
your-name = Votre nom
name-example = par exemple Anne
name-default = Matelot
solo-room = Plongée d’essai
room-of = Table de { $name }
boat-blue = Nautilus
boat-yellow = Terreur
create-room = Ouvrir une salle
join-code = Code d’une salle
join = Rejoindre
watch = Regarder
your-rooms = Vos parties
back-to = Retour à { $room }
open-games = Parties ouvertes
open-games-none = Personne n’a de table ouverte en ce moment.
past-games = Parties jouées
past-games-none = Aucune partie n’est encore terminée.
free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
won-by = { $boat } a gagné
rules = Règles
contents = Sommaire

# Salle
room = Salle { $code }
room-code = Code de cette salle
invite = Inviter
invite-text = À bord ! Salle { $code }
qr = Code QR avec le lien de cette salle
share-link = Partager le lien
link-copied = Le lien est copié.
team-blue = Le sous-marin bleu
team-yellow = Le sous-marin jaune
boat-name = Nom du sous-marin
seat-free = libre
sit = S’asseoir
stand = Se lever
swap = Échanger
swap-asked = { $name } veut échanger sa place avec vous. D’accord
take-seat = Prendre la place : { $role }, { $boat }
kick = Renvoyer
bot-here = Un robot à ce poste
bot-away = Retirer le robot
fill-bots = Des robots aux places libres
a-bot = un robot
ready = Prêt
start-game = Plongez !
all-set = Tout le monde est prêt.
problem-seats_free = Il reste des places libres.
problem-not_ready = Tout le monde n’est pas prêt.
problem-too_few_players = Trop peu de joueurs pour le Simultané dans ce livret.
map = Carte
mode = Mode
mode-turn = Tour par tour
mode-real = Simultané
rule-book = Livret de règles
preset-en1 = Anglais, première édition
preset-es1 = Espagnol, première édition
preset-it1 = Italien, première édition
preset-fr2 = Français, deuxième édition
preset-uk2 = Ukrainien, deuxième édition
rules-and-options = Règles et options
differences = Ce qui diffère du livret anglais
differences-none = Tout est comme dans la première édition anglaise.
house-rule = règle maison
house-rules = Règles maison
crew-blue = Équipage bleu
crew-yellow = Équipage jaune
radio-help = Le transparent du Détecteur
help-mode-pencil = Crayon
help-mode-tracer = Traceur
help-mode-computer = Calculateur
spectators = Spectateurs
spectators-none = Personne ne regarde
spectators-public = Ils entendent ce que tous entendent
spectators-both = Ils voient les deux sous-marins, plus tard
absent = Si la ligne de quelqu’un se coupe
absent-bot = Un robot prend le poste
absent-wait = La partie attend
absent-abandon = L’équipage perd
listed = Montrer cette salle dans la liste des parties ouvertes
bots-count = Les robots comptent comme joueurs
no-limit = sans limite
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
map-about-alpha = Beaucoup de petites îles : une bonne carte pour débuter.
map-about-bravo = Des eaux plus ouvertes.
map-about-charlie = La pleine mer, peu d’îles pour se cacher.
map-about-delta = Sous la glace : faites surface dans un trou, sinon un dégât.
map-about-echo = Des mines Archer sont sur la carte ; une jauge Scénario pleine en fait sauter une.
map-about-alpha-2 = Beaucoup de petites îles, autrement disposées.
map-about-bravo-2 = Des eaux plus ouvertes, autrement disposées.
map-about-charlie-2 = La banquise couvre une partie de la carte ; seuls ses trous sont sûrs.
map-about-delta-2 = Deux volcans : les armes les réveillent.
map-about-echo-2 = Tous les systèmes sont morts tant qu’on ne les répare pas à leur île.

# Postes, systèmes
role-captain = Capitaine
role-first_mate = Second
role-engineer = Mécano
role-radio_operator = Détecteur
role-short-captain = Capitaine
role-short-first_mate = Second
role-short-engineer = Mécano
role-short-radio_operator = Détecteur
system-mine = Mine
system-torpedo = Torpille
system-drone = Drone
system-sonar = Sonar
system-silence = Silence
system-scenario = Scénario
scenario-none = Scénario
scenario-archer = Mines Archer
scenario-volcano = Volcan
scenario-repair = Réparation
kind-weapon = Armes
kind-detection = Détection
kind-special = Spécial
kind-radiation = Radiation
dir-N = Nord
dir-E = Est
dir-S = Sud
dir-W = Ouest
to-N = vers le nord
to-E = vers l’est
to-S = vers le sud
to-W = vers l’ouest
way-N = en haut
way-E = à droite
way-S = en bas
way-W = à gauche
letter-N = N
letter-E = E
letter-S = S
letter-W = W
course-N = Route au nord
course-E = Route à l’est
course-S = Route au sud
course-W = Route à l’ouest
sector-number = Secteur { $number }
sector-short = S{ $number }

# La carte en mots
space-sea = mer
space-island = île
space-ice = mer sous la glace
space-hole = trou dans la glace
space-volcano = volcan
space-archer = mine Archer
space-repair = île qui répare : { $system }
note-here = votre sous-marin
note-route = sur votre route
note-mine = votre mine
note-possible = l’ennemi peut être ici
captain-chart = Carte du Capitaine
radio-chart = Carte du Détecteur
spectator-chart = Carte
debrief-chart = Carte avec les deux sous-marins

# En haut de l’écran
stations = Postes
menu = Menu
calls = Appels à l’équipage
chat = Discussion
log = Journal
log-empty = Rien n’a encore été annoncé.
badge-surfaced = en surface
badge-turn = à son tour
hull-left = Coque { $hull } sur { $size }
line-connecting = Connexion …
line-down = La ligne est coupée. Elle revient toute seule.
line-closed = Déconnecté
stop = STOP
paused = PAUSE
stop-answer = { $boat } répond au sonar.
stop-penalty = { $boat } coche une radiation.
stop-volcano = { $boat } désigne un volcan.
stop-resume = La partie reprend dans un instant.
pause-agreed = Les deux équipages sont d’accord.
pause-absent = Quelqu’un est absent.
pause-store = Le serveur ne peut pas enregistrer en ce moment.
pause-restart = Le serveur redémarre.
resume = Reprendre
ask-pause = Demander une pause
offer-draw = Proposer le nul
resign = Abandonner
sure-resign = Abandonner cette partie ?
sure-leave = Quitter votre poste et la salle ?
leave-room = Quitter la salle
to-home = Accueil
auto-pass = Finir mon tour tout seul quand rien ne peut être activé
bye-taken_over = Cette partie est ouverte sur une autre page.
bye-kicked = L’hôte vous a renvoyé.
bye-closed = La salle est fermée.

# Capitaine
helm = Barre
systems = Systèmes
crew-ok = Comptes rendus de l’équipage
reported-ok = a dit OK
working = au travail
now-course = Annoncez un cap.
now-course-extra = { $extra ->
    [one] Annoncez un cap. Il vous restera un tour.
   *[other] Annoncez un cap. Il vous restera { $extra } tours.
  }
now-crew = L’équipage travaille.
now-activate = Activez un système ou finissez le tour.
now-enemy-turn = À l’ennemi de jouer.
now-blackout = Blackout : plus aucun cap. Surface !
now-stop = STOP : la partie reprend dans un instant.
now-you-answer = L’ennemi attend votre réponse.
now-enemy-answers = L’ennemi doit répondre.
end-turn = Fin du tour
surface = Surface
surface-question = Faire surface ?
surface-means-turn = Vous annoncez le secteur { $sector }. Toutes les pannes et votre route sont effacées. L’ennemi joue ensuite trois tours de suite.
surface-means-real = Vous annoncez le secteur { $sector }. L’équipage entoure la coque avant de plonger ; l’ennemi continue de jouer.
surface-ice = Vous êtes sous la glace : faire surface ici coûte un dégât.
dive = Plongez !
system-ready = { $system } : prêt
gauge-value = { $value } sur { $size }
trigger-mine = { $count ->
    [one] Faire sauter la mine
   *[other] Faire sauter une mine ({ $count })
  }
place-title = D’où partez-vous ?
place-help = Touchez un point de mer. L’ennemi n’en saura rien.
place-at = Vous partez de { $space }.
place-dive = Plonger ici
place-random = Choisir pour moi
placed-wait = Vous êtes en position. On attend l’ennemi …
aim-place = Position de départ
aim-torpedo = Torpille : quel impact ?
aim-mine = Larguer une mine : où ?
aim-trigger = Quelle mine saute ?
aim-silence = Silence : vers où ?
aim-archer = Quelle mine Archer saute ?
aim-drone = Drone : quel secteur ?
help-torpedo = Touchez un point marqué, à quatre pas au plus.
help-mine = Touchez un des points marqués autour de vous.
help-trigger = Touchez une de vos mines.
help-silence = Touchez un point marqué en ligne droite, ou le vôtre pour rester.
help-archer = Touchez une mine Archer.
fire-torpedo = Feu
fire-mine = Larguer la mine
fire-trigger = Faire sauter
fire-silence = Silence
fire-archer = Faire sauter
fire-drone = Envoyer le drone
target-at = Cible { $space }
silence-stay = Vous restez sur place ; personne ne le saura.
silence-to = { $length ->
    [one] Un point { $dir }
   *[other] { $length } points { $dir }
  }
self-damage = { $damage ->
    [one] Attention : vous êtes touché aussi, un dégât !
   *[other] Attention : vous êtes touché aussi, { $damage } dégâts !
  }
answer-title = Sonar ennemi
answer-help = Vous êtes en { $space }. Donnez deux coordonnées de deux sortes : une seule est vraie.
answer-row = Ligne
answer-column = Colonne
answer-sector = Secteur
answer-unsaid = –
answer-is-true = vrai
answer-is-false = faux
answer-too_few = Choisissez deux coordonnées.
answer-too_many = Deux coordonnées seulement.
answer-both_true = Les deux sont vraies : changez-en une.
answer-both_false = Les deux sont fausses : changez-en une.
answer-good = Une vraie, une fausse : parfait.
answer-send = Répondre
volcano-smoke = Fumées toxiques
volcano-smoke-help = Désignez un volcan : les drones n’apprennent rien dans son secteur jusqu’au prochain événement.
volcano-lava = Coulée de lave
volcano-lava-help = Désignez un volcan : les huit points autour deviennent des îles.
volcano-at = Volcan { $space }

# Second
mate-mark = Chargez une jauge.
mate-empty = Rien à cocher cette fois : dites OK quand même.
mate-wait = En attente du prochain cap.
duty-empty = Dire OK
gauge-ready = Prêt
gauge-broken = Prêt, mais en panne
gauge-dead = Hors service
gauge-left = { $left ->
    [one] encore une case
   *[other] encore { $left } cases
  }
use-drone = Drone
use-sonar = Sonar

# Mécano
board = Le tableau du Mécano
central-circuits = Circuits centraux
reactor = Réacteur
reactor-short = Réacteur
engineer-cross = Cochez une panne : cadran { $panel }.
engineer-any = Cochez une panne.
engineer-penalty = Pénalité : cochez une radiation.
engineer-empty = Rien à cocher cette fois : dites OK quand même.
engineer-wait = En attente du prochain cap.
circuit-yellow = Circuit jaune : { $count } sur 4
circuit-orange = Circuit orange : { $count } sur 4
circuit-gray = Circuit gris : { $count } sur 4
circuit-name-yellow = circuit jaune
circuit-name-orange = circuit orange
circuit-name-gray = circuit gris
circuit-short-yellow = jaune
circuit-short-orange = orange
circuit-short-gray = gris
symbol-crossed = coché
fate-damage = causerait un dégât
fate-repair = compléterait le circuit et le réparerait
fate-short-damage = dégât !
fate-short-repair = répare
kind-down = en panne
kind-up = OK
danger-panel = { $left ->
    [one] Cadran { $dir } : encore une panne et c’est le dégât !
   *[other] Cadran { $dir } : dégât dans { $left } pannes
  }
danger-radiation = { $left ->
    [one] Radiation : encore une et c’est le dégât !
   *[other] Radiation : dégât dans { $left } pannes
  }
coming-repair = Cap { $dir } : le { $circuit } se répare alors tout seul.

# Détecteur
tape = Ce que l’ennemi a dit
tape-empty = À l’écoute … rien encore.
tape-surfaced = En surface : retenez ce que vous entendez !
drone-yes = oui
drone-no = non
drone-smoke = fumées
blast-short = explosion
tracer-good = Le tracé convient ici.
tracer-bad = { $count ->
    [one] Impossible : un conflit
   *[other] Impossible : { $count } conflits
  }
tracer-what = Que faire glisser
tracer-all = Tout le tracé
tracer-last = Depuis la coupure
slide = Faire glisser le transparent
slide-to = { $dir }
pencil-tools = Crayon et gomme
pencil-draw = Tracer
pencil-slide = Faire glisser le transparent
pencil-erase = Gommer
pencil-note = Écrire une note
pencil-note-text = Note
pencil-note-put = La poser ici
pencil-clear = Tout effacer
computer-thinking = Calcul en cours …
computer-failed = Le calculateur n’a pas pu être chargé.
computer-places = { $count ->
    [one] Il ne reste qu’un endroit !
   *[other] { $count } endroits possibles
  }
call-enemy-there = Signaler { $space }

# Surface
tracing-title = Sécurisez la coque
tracing-done = { $count } parties sur 4 entourées
tracing-your-turn = À vous : entourez la partie { $section }.
tracing-waiting = Au tour de : { $names }
tracing-confirming = Les quatre sont entourées. Le Mécano ennemi les regarde.
tracing-secured = Parés à plonger. On attend le Capitaine.
trace-help = Faites un tour entre les deux lignes, d’un seul trait.
trace-outside = Hors de la coque ! Si vous lâchez maintenant, tout est refusé.
trace-by-keys = Avec les flèches
trace-key-next = { $left ->
    [one] Ensuite : { $dir }. Plus qu’un côté.
   *[other] Ensuite : { $dir }. Encore { $left } côtés.
  }
initials = Initiales
confirm-title = La coque ennemie
confirm-sheet = La coque entourée par l’ennemi
confirm-help = Leurs traits restent entre les lignes. Donnez le feu vert.
confirm = Confirmer

# Annonces
say-begin = Les deux sous-marins plongent.
say-course = { $boat } : route { $dir } !
say-ready = { $boat } : { $system } prêt.
say-torpedo = { $boat } tire une torpille, impact en { $space } !
say-mine = { $boat } largue une mine.
say-trigger = { $boat } fait sauter la mine en { $space } !
say-archer = { $boat } fait sauter la mine Archer en { $space } !
say-sonar = { $boat } active le sonar.
say-silence = { $boat } passe en silence.
say-failed = { $boat } : { $system } en panne, rien ne se passe.
say-surface = { $boat } fait surface en secteur { $sector }.
say-dive = { $boat } plonge.
say-system_repaired = { $boat } a réparé : { $system }.
say-draw_offered = { $boat } propose le nul.
say-secured = { $boat } : la coque est sécurisée.
say-rejected = { $boat } : un trait a dépassé, les quatre parties sont à refaire.
say-traced = { $boat } a entouré la partie { $section }.
say-damage = Dégât ! { $boat } : { $amount }, { $cause }. Coque restante : { $hull }.
say-blast = Explosion en { $space }. { $results }
say-blast-clear = { $boat } : RAS.
say-blast-indirect = { $boat } : impact indirect !
say-blast-direct = { $boat } : impact direct !
say-drone-yes = { $boat } envoie un drone : secteur { $sector } ? Oui.
say-drone-no = { $boat } envoie un drone : secteur { $sector } ? Non.
say-drone-smoke = { $boat } envoie un drone : secteur { $sector } ? Fumées toxiques.
say-answer = { $boat } répond : { $statements }.
state-row = ligne { $row }
state-column = colonne { $column }
state-sector = secteur { $sector }
say-volcano-eruption = Les volcans entrent en éruption !
say-volcano-smoke = Fumées toxiques !
say-volcano-lava = Coulée de lave !
say-stop = STOP !
say-resume = On reprend.
say-draw = La partie est nulle.
say-end-destroyed = { $boat } a gagné : l’ennemi est détruit.
say-end-resigned = { $boat } a gagné : l’ennemi abandonne.
say-end-abandoned = { $boat } a gagné : l’ennemi est parti.
say-end-agreed = La partie est nulle.
cause-torpedo = torpille
cause-mine = mine
cause-archer = mine Archer
cause-panel = cadran complet en panne
cause-radiation = radiation
cause-ice = glace
cause-volcano = volcan
cause-lava = lave

# Appels
call-from = { $role } : { $text }
call-charge = Chargez : { $system } !
call-keep = Épargnez : { $kind } !
call-avoid = Pas { $dir } !
call-head = Cap { $dir } !
call-surface = Surface bientôt !
call-ready = { $system } : prêt.
call-down = { $system } : en panne.
call-enemy = Ennemi vers { $space }, { $places ->
    [one] un endroit
   *[other] { $places } endroits
  }.
call-shot = { $space } touche à { $percent } %.
call-yes = Oui !
call-no = Non !
call-wait = Attendez !
call-well_done = Bien joué !
chat-to = À qui
chat-crew = Équipage
chat-table = Table
chat-text = Message
chat-send = Envoyer

# Fin et débriefing
ending-won = Gagné !
ending-lost = Perdu.
ending-draw = Match nul.
ending-watched = { $boat } a gagné.
reason-destroyed = Un sous-marin a été détruit.
reason-resigned = Un équipage a abandonné.
reason-agreed = Les deux équipages étaient d’accord.
reason-abandoned = Un équipage est parti.
debrief = Débriefing
rematch = Revanche
debrief-title = { $blue } contre { $yellow }
replay = Reprise
replay-missing = Cette partie n’existe pas.
replay-begin = Le début
replay-position = Position dans la partie
replay-step = Étape { $at } sur { $count }
step-back = Étape précédente
step-on = Étape suivante
play = Lire
pause = Pause
download = Télécharger
belief-of = Déductions
belief-none = Sans déductions
belief-by = Ce que savait { $boat }
curve = Combien d’endroits étaient possibles
curve-now = Bleu { $blue }, jaune { $yellow }
curve-key = { $boat } : { $places }
moments = Moments
shot-chance = { $percent } % de toucher

# Refus
error-unknown = Impossible ({ $code }).
error-line_down = La ligne est coupée. Réessayez dans un instant.
error-bad_order = Ce n’est pas un ordre.
error-bad_json = Message incompris.
error-bad_message = Message incompris.
error-bad_sector = Ce secteur n’existe pas.
error-game_over = La partie est finie.
error-wrong_role = Votre poste ne peut pas faire cela.
error-not_in_this_scenario = Ce scénario n’a pas cela.
error-not_in_this_mode = Ce mode n’a pas cela.
error-not_begun = La partie n’a pas commencé.
error-already_placed = Vous êtes déjà en position.
error-stopped = STOP : attendez que ce soit résolu.
error-not_your_turn = C’est le tour de l’ennemi.
error-surfaced = Pas en surface.
error-not_surfaced = Vous n’êtes pas en surface.
error-must_surface = Plus aucun cap : il faut faire surface.
error-no_duty = Rien à faire ici pour l’instant.
error-duty_pending = L’équipage n’a pas dit OK.
error-course_spent = Ce tour a déjà son cap.
error-course_first = Annoncez d’abord un cap.
error-activation_spent = Annoncez un cap entre deux activations.
error-dead_system = Cette jauge ne peut pas être chargée.
error-gauge_full = Cette jauge est pleine.
error-gauge_not_full = La jauge n’est pas pleine.
error-broken = Une panne interdit ce système.
error-off_map = C’est hors de la carte.
error-island = Une île barre la route.
error-own_route = On ne coupe pas sa propre route.
error-own_mine = Votre mine barre la route.
error-not_adjacent = Ce point n’est pas à côté de vous.
error-out_of_range = Hors de portée.
error-no_such_mine = Vous n’avez pas de mine là.
error-too_soon = Cette mine vient d’être larguée.
error-wrong_panel = Ce symbole est sur un autre cadran.
error-already_crossed = Déjà coché.
error-bad_answer = Une seule coordonnée doit être vraie.
error-signer = C’est à quelqu’un d’autre de tracer.
error-section_done = Cette partie est faite.
error-not_closed = Faites le tour complet et fermez le trait.
error-no_draw = Votre offre tient toujours.
error-first_mate_only = Dans ce livret, c’est au Second.
error-no_repair_island = Aucune île de réparation à côté de vous.
error-no_mine_now = Aucune mine ne peut sauter maintenant.
error-no_such_room = Cette salle n’existe pas.
error-room_full = La salle est pleine.
error-kicked = Vous ne pouvez pas revenir dans cette salle.
error-too_fast = Trop vite. Respirez.
error-too_many_rooms = Trop de salles. Fermez-en une.
error-draining = Le serveur va redémarrer.
error-host_only = Seul l’hôte peut faire cela.
error-lobby_only = Seulement avant la partie.
error-seat_taken = Cette place est prise.
error-bad_name = Ce nom ne convient pas.
error-bad_option = Cette option ne convient pas.
error-seats_free = Il reste des places libres.
error-not_ready = Tout le monde n’est pas prêt.
error-too_few_players = Trop peu de joueurs pour le Simultané.
error-no_spectators = Personne ne peut regarder cette partie.
error-seen_too_much = Vous en avez trop vu de l’autre côté.
error-muted = L’hôte vous a rendu muet.
error-paused = La partie est en pause.
error-store = Non enregistré. Réessayez.
error-busy = Le serveur est occupé. Réessayez.

# Les champs du livret
rule-hull = Dégâts qui coulent un sous-marin
rule-realtime_min_players = Joueurs nécessaires en Simultané
rule-own_mine_blocks = Ses propres mines barrent la route
rule-detection_by = Qui active drone et sonar
rule-detection_by-both = Capitaine ou Second
rule-detection_by-first_mate = le Second seul
rule-shy_first_mate = Le Capitaine seul active tout
rule-broken_activation = Activer un système en panne
rule-broken_activation-refuse = est refusé
rule-broken_activation-penalty = échoue, et le Mécano coche une radiation
rule-course_between_activations = Un cap entre deux activations
rule-torpedo_min = Portée minimale d’une torpille
rule-torpedo_path = Trajet d’une torpille
rule-torpedo_path-sea = par la mer seulement ; les îles arrêtent
rule-torpedo_path-free = aussi par-dessus les îles
rule-torpedo_chain = Une torpille et les mines autour de l’impact
rule-torpedo_chain-none = seule la mine sous l’impact est détruite
rule-torpedo_chain-one = les mines voisines sautent aussi
rule-torpedo_chain-cascade = les mines voisines sautent et en entraînent d’autres
rule-mine_trigger_from = On peut faire sauter une mine
rule-mine_trigger_from-now = tout de suite
rule-mine_trigger_from-next_turn = dès le tour ou le cap suivant
rule-mine_trigger_needs_weapons = Faire sauter exige des armes sans panne
rule-silence_zero = Silence sans bouger
rule-silence_zero-free = personne ne coche
rule-silence_zero-full = Second et Mécano cochent ; le Capitaine nomme une direction
rule-silence_zero-mark = le Second coche, le Mécano fait semblant
rule-silence_gauge_order = La jauge de Silence
rule-silence_gauge_order-mark_first = on coche d’abord, puis elle se vide
rule-silence_gauge_order-empty_first = elle se vide d’abord et peut reprendre la coche
rule-repair_beats_damage = L’auto-réparation prime sur le dégât
rule-surface_again_forfeits = Faire surface fait perdre les tours restants
rule-volcano_gauge_by = Ce qui réveille le volcan
rule-volcano_gauge_by-trigger = torpilles tirées et mines déclenchées
rule-volcano_gauge_by-drop = torpilles tirées et mines larguées
rule-eruption = Éruption
rule-eruption-slopes = chaque point voisin d’un volcan est un impact
rule-eruption-craters = chaque volcan est un impact
rule-ready_public = Tous entendent qu’une jauge est prête
rule-open_bridge = Passerelle ouverte : l’équipage voit toutes ses fiches
rule-turn_limit_ms = Temps pour un tour
rule-answer_limit_ms = Temps pour répondre au sonar
rule-confirm_limit_ms = Temps pour confirmer une coque
rule-abandon_limit_ms = Un équipage absent perd après
rule-stop_hold_ms = Un STOP dure encore

# La page des règles
rules-goal = Le but
rules-goal-1 = Deux sous-marins se traquent sous la même carte. Personne ne voit où est l’autre : il faut tout déduire de ce qui est annoncé.
rules-goal-2 = Un sous-marin qui a encaissé tous les dégâts possibles est détruit, et son équipage a perdu.
rules-crew = L’équipage
rules-crew-1 = Quatre postes : Capitaine, Second, Mécano et Détecteur. Dans un petit équipage, une personne en tient plusieurs.
rules-crew-2 = Tour par tour : carte de 10 sur 10, quatre secteurs. Simultané : 15 sur 15, neuf secteurs, et les deux équipages agissent en même temps.
rules-crew-3 = Avant la plongée, chaque Capitaine choisit en secret un point de mer pour départ.
rules-course = Le cap
rules-course-1 = Le Capitaine annonce nord, est, sud ou ouest, et le sous-marin avance d’un point. Tous entendent la direction, personne la position.
rules-course-2 = Le bord de la carte, les îles et chaque point de sa route depuis la dernière surface sont fermés. Sans aucun cap possible, il faut faire surface.
rules-course-3 = Après chaque cap, le Second charge une jauge et le Mécano coche une panne. Le Capitaine attend leurs deux OK.
rules-mate = Le Second
rules-mate-1 = Après chaque cap il coche une case d’une jauge : mine 3, torpille 3, sonar 3, drone 4, silence 6. Une jauge pleine est prête ; utiliser le système la vide.
rules-mate-2 = Il tient aussi le compte des dégâts.
rules-engineer = Le Mécano
rules-engineer-1 = Il coche une panne sur le cadran du cap. Tant qu’un symbole d’une sorte est coché, aucun système de cette sorte ne marche.
rules-engineer-2 = Quand les quatre symboles d’un circuit sont cochés, le circuit se répare et ils sont effacés.
rules-engineer-3 = Quand les six symboles d’un cadran, ou les six radiations, sont cochés, le sous-marin subit un dégât et toute la fiche est effacée.
rules-radio = Le Détecteur
rules-radio-1 = Il note sur un transparent ce qu’annonce le Capitaine ennemi et le fait glisser sur la carte jusqu’à ce que le tracé passe entre les îles.
rules-radio-2 = Crayon : il trace lui-même. Traceur : le tracé se fait seul. Calculateur : tous les endroits possibles sont montrés. La table choisit avant la partie.
rules-activate = Activer un système
rules-activate-1 = Il faut une jauge pleine, aucune panne de sa sorte, et être en plongée.
rules-activate-2 = Tour par tour, un tour est un cap puis au plus une activation. En Simultané, une activation arrête tout le monde jusqu’à sa résolution.
rules-torpedo = Torpille
rules-torpedo-1 = Elle frappe un point de mer à quatre pas au plus ; les pas vont au nord, à l’est, au sud, à l’ouest, jamais en diagonale. L’impact est annoncé.
rules-torpedo-2 = Sur le point de l’explosion, deux dégâts ; juste à côté, un. Le tireur n’est pas épargné.
rules-mine = Mine
rules-mine-1 = Elle est larguée sur un des huit points voisins, pas sur sa propre route. Tous entendent le largage, pas l’endroit.
rules-mine-2 = Elle peut sauter plus tard, même au tour de l’ennemi, mais pas en surface. Ce n’est pas une activation. Elle explose comme une torpille.
rules-drone = Drone
rules-drone-1 = On interroge l’ennemi sur un secteur ; il doit dire la vérité.
rules-sonar = Sonar
rules-sonar-1 = Le Capitaine ennemi donne deux coordonnées de sortes différentes : ligne, colonne ou secteur. Une seule est vraie.
rules-silence = Silence
rules-silence-1 = Le sous-marin avance de zéro à quatre points en ligne droite ; personne dehors n’entend où ni combien. Chaque point obéit aux règles d’un cap.
rules-silence-2 = C’est un mouvement : Second et Mécano cochent une fois, quelle que soit la longueur.
rules-surface = Faire surface
rules-surface-1 = Le Capitaine annonce le secteur. La route est effacée sauf le point actuel ; les mines restent.
rules-surface-2 = Tour par tour, toutes les pannes sont effacées et l’ennemi joue trois tours de suite.
rules-surface-3 = En Simultané, l’équipage entoure les quatre parties de la coque, chacune d’un trait entre les deux lignes, et les signe. Un trait qui dépasse fait tout recommencer. Quand le Mécano ennemi a confirmé, les pannes sont effacées et le Capitaine peut plonger.
rules-surface-4 = Un équipage en surface ne peut rien faire d’autre, et le Détecteur ne note rien.
rules-scenarios = Scénarios
rules-scenarios-1 = Sous la glace, faire surface hors d’un trou coûte un dégât.
rules-scenarios-2 = Mines Archer : connues de tous. Jauge Scénario (4) pleine, le Capitaine fait sauter celle qu’il veut.
rules-scenarios-3 = Volcans : chaque usage d’une arme coche une jauge. Toutes les trois coches vient l’événement suivant : éruption, fumées toxiques, lave.
rules-scenarios-4 = Damage : tous les systèmes sont morts. Jauge Scénario (3) pleine et à côté de la bonne île, le Capitaine répare ce système.
rules-end = La fin
rules-end-1 = L’équipage dont le sous-marin est détruit perd aussitôt ; si les deux coulent par le même ordre, la partie est nulle. On peut abandonner, ou convenir du nul.
figure-course = La route depuis la dernière surface ne peut pas être coupée.
figure-torpedo = Quatre pas autour des îles, et l’explosion à l’impact.
figure-mine = Deux mines ; la rouge va sauter.
figure-silence = Les points à portée d’un Silence.
figure-engineer = Quatre cadrans, trois circuits, le réacteur en bas.
