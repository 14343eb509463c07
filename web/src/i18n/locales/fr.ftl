# Commun
close = Fermer
cancel = Annuler
back = Retour
loading = Un instant…
yes = Oui
no = Non
undo = Annuler le trait
draw = Match nul
tagline = Deux équipages, deux sous-marins, une carte. Écouter, déduire, frapper.
page-title = Fathom, duel de sous-marins
page-description = Un duel de sous-marins pour deux équipages, dans le navigateur.
language = Langue
speech = Lire les annonces à voix haute
vibration = Vibrations
sound = Sons
mute = Couper le son
sound-ping = Sonar et drone
sound-torpedo = Torpille
sound-blast = Explosions
sound-alarm = Alarme
sound-dive = Plongée et surface
sound-turn = À vous de jouer
sound-stop = STOP
sound-work = Charger et cocher
sound-report = Annonces de l’équipage
loudness-voice = Volume de la voix
loudness-effects = Volume des effets
loudness-ambience = Volume de l’ambiance
settings = Réglages
theme = Apparence
theme-mode = Selon le mode
theme-paper = Papier
theme-night = Nuit
text-size = Taille du texte
speed = Animations
speed-normal = Normales
speed-fast = Rapides
speed-none = Aucune
safe-colours = Couleurs adaptées aux daltoniens
left-handed = Disposition pour gauchers

# Accueil
first-time = Première fois ? Plongée guidée
guided-dives = Plongées guidées
puzzle = Où est-il ?
puzzle-today = L’énigme du jour
puzzle-streak = { $days ->
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
  }
play-now = Jouer contre des robots
play-solo = Seul aux commandes
play-solo-help = Tour par tour. Vous tenez les quatre postes, à votre rythme.
play-post = Un seul poste, avec des robots pour équipage
bot-level = Niveau des robots
level-cadet = Cadet
level-officer = Officier
level-ace = As
level-admiral = Amiral
your-name = Votre nom
name-example = par exemple, Anne
name-default = Matelot
solo-room = Plongée d’essai
room-of = Salle de { $name }
boat-blue = Nautilus
boat-yellow = Triton
find-table = Trouvez-moi une table
create-room = Ouvrir une salle
join-code = Code de la salle
join = Rejoindre
join-password = Mot de passe, si la salle en a un
watch = Regarder
your-rooms = Vos parties
back-to = Retour à { $room }
back-here = Retour à la partie contre les robots
open-games = Parties ouvertes
open-games-none = Aucune partie ouverte pour le moment.
past-games = Parties terminées
past-games-none = Aucune partie terminée pour l’instant.
share-link = Partager le lien
hand-in = Envoyer au serveur
free-seats = { $count ->
    [0] aucune place libre
    [one] une place libre
   *[other] { $count } places libres
  }
won-by = { $boat } a gagné
profile = Profil
rules = Règles
contents = Sommaire

# Salle
room = Salle { $code }
room-code = Code de la salle
invite = Inviter
invite-text = Montez à bord ! Salle { $code }
qr = Code QR avec le lien de cette salle
link-copied = Le lien est copié.
team-blue = Le sous-marin bleu
team-yellow = Le sous-marin jaune
boat-name = Nom du sous-marin
seat-free = libre
sit = S’asseoir
stand = Quitter la place
swap = Échanger
take-seat = { $role ->
    [captain] Prendre le poste de Capitaine de { $boat }
    [first_mate] Prendre le poste de Second de { $boat }
    [engineer] Prendre le poste de Mécano de { $boat }
   *[radio_operator] Prendre le poste de Détecteur de { $boat }
  }
bot-here = Mettre un robot ici
bot-away = Retirer le robot
fill-bots = Compléter avec des robots
a-bot = un robot
ready = Prêt
start-game = Plongez !
all-set = Tout le monde est prêt.
all-set-but = { $count ->
    [one] Tout est prêt, mais une personne n’a pas encore de place.
   *[other] Tout est prêt, mais { $count } personnes n’ont pas encore de place.
  }
seat-choose = Choisissez une place, ou regardez la partie.
seat-choose-only = Choisissez une place : cette partie n’accepte pas de spectateurs.
map = Carte
mode = Mode
mode-turn = Tour par tour
mode-real = Simultané
rule-book = Livret de règles
goal = But de la partie
goal-quick = Partie Rapide
goal-hunt = Traque
goal-about-quick = Au premier dégât, quel qu’il soit, le sous-marin est perdu.
goal-about-hunt = Un sous-marin est perdu au quatrième dégât.
preset-en1 = Anglais, première édition
preset-es1 = Espagnol, première édition
preset-it1 = Italien, première édition
preset-fr2 = Français, deuxième édition
preset-uk2 = Ukrainien, deuxième édition
rules-and-options = Règles et options
differences = { $book ->
    [en1] Différences avec le livret anglais
    [es1] Différences avec le livret espagnol
    [it1] Différences avec le livret italien
    [fr2] Différences avec le livret français
   *[uk2] Différences avec le livret ukrainien
  }
differences-none = { $book ->
    [en1] Tout est comme dans le livret anglais.
    [es1] Tout est comme dans le livret espagnol.
    [it1] Tout est comme dans le livret italien.
    [fr2] Tout est comme dans le livret français.
   *[uk2] Tout est comme dans le livret ukrainien.
  }
house-rule = règle maison
house-rules = Règles maison
crew-blue = Équipage bleu
crew-yellow = Équipage jaune
advice-alone = Seul à bord, mieux vaut le tour par tour : en Simultané, une personne peine à faire le travail de quatre.
radio-help = Aide du Détecteur
help-mode-pencil = Crayon
help-mode-tracer = Traceur
help-mode-computer = Calculateur
help-about-pencil = Vous tracez vous-même la route ennemie.
help-about-tracer = Le tracé se fait seul ; vous le faites glisser.
help-about-computer = Toutes les positions possibles sont montrées.
spectators = Spectateurs
spectators-none = Aucun spectateur
spectators-public = Seulement les annonces
spectators-both = Les deux sous-marins, en différé
absent = Si quelqu’un perd la connexion
absent-bot = Un robot prend sa place
absent-wait = La partie attend
absent-abandon = Son équipage perd
manner = Style des robots
manner-plain = Équilibré
manner-hunter = Chasseurs : ils s’approchent et tirent
manner-lurker = Rôdeurs : ils restent à l’écart
manner-miner = Mouilleurs : ils larguent des mines
listed = Afficher cette salle parmi les parties ouvertes
room-password = Mot de passe, si vous en voulez un
room-password-about = Seuls ceux qui le connaissent peuvent entrer. Le lien que vous partagez le contient.
room-has-password = Cette salle a un mot de passe.
bots-count = Les robots comptent dans le nombre de joueurs
no-limit = sans limite

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
map-about-alpha = Beaucoup de petites îles : une bonne carte pour débuter.
map-about-bravo = Des eaux plus ouvertes.
map-about-charlie = La pleine mer, peu d’îles pour se cacher.
map-about-delta = Sous la glace : faites surface dans un trou d’eau, sinon vous subissez un dégât.
map-about-echo = Des mines Archer jonchent la carte ; une jauge Scénario pleine en fait sauter une.
map-about-alpha-2 = Beaucoup de petites îles, disposées autrement.
map-about-bravo-2 = Des eaux plus ouvertes, avec d’autres îles.
map-about-charlie-2 = La banquise couvre une partie de la carte ; seuls ses trous sont sûrs.
map-about-delta-2 = Deux volcans : les armes les réveillent.
map-about-echo-2 = Aucun système ne marche tant qu’il n’est pas réparé à son île.

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
letter-N = N
letter-E = E
letter-S = S
letter-W = O
course = { $dir ->
    [N] Route au nord
    [E] Route à l’est
    [S] Route au sud
   *[W] Route à l’ouest
  }
to = { $dir ->
    [N] vers le nord
    [E] vers l’est
    [S] vers le sud
   *[W] vers l’ouest
  }
way = { $dir ->
    [N] en haut
    [E] à droite
    [S] en bas
   *[W] à gauche
  }
panel = { $dir ->
    [N] Cadran Nord
    [E] Cadran Est
    [S] Cadran Sud
   *[W] Cadran Ouest
  }
sector-number = Secteur { $number }
sector-short = S{ $number }

# La carte en mots
space-sea = mer
space-island = île
space-ice = mer sous la glace
space-hole = trou d’eau
space-volcano = volcan
space-archer = mine Archer
space-repair = { $system ->
    [mine] île de réparation de la mine
    [torpedo] île de réparation de la torpille
    [drone] île de réparation du drone
    [sonar] île de réparation du sonar
   *[silence] île de réparation du silence
  }
note-here = votre sous-marin
note-route = sur votre route
note-mine = votre mine
note-possible = l’ennemi est peut-être ici
captain-chart = Carte du Capitaine
radio-chart = Carte du Détecteur
spectator-chart = Carte
delayed = En différé de { $time }.
debrief-chart = Carte avec les deux sous-marins

# En haut de l’écran
stations = Postes
menu = Menu
calls = Messages à l’équipage
chat = Discussion
log = Journal de bord
log-empty = Rien n’a encore été annoncé.
badge-surfaced = en surface
badge-turn = c’est son tour
hull-left = Coque : { $hull } sur { $size }
line-connecting = Connexion…
line-down = Connexion perdue. Reconnexion en cours…
line-closed = Déconnecté
stop = STOP
paused = PAUSE
stop-answer = { $boat } répond au sonar.
stop-penalty = { $boat } coche une radiation.
stop-volcano = { $boat } désigne un volcan.
stop-aim = { $system ->
    [mine] { $boat } pose une mine.
    [torpedo] { $boat } vise avec une torpille.
    [drone] { $boat } envoie un drone.
    [sonar] { $boat } emploie le sonar.
    [silence] { $boat } passe en silence.
   *[scenario] { $boat } emploie le scénario.
  }
stop-duties = { $boat } passe en silence : son équipage s’affaire.
stop-duties-both = On attend votre Second et votre Mécano.
stop-duties-first_mate = On attend votre Second.
stop-duties-engineer = On attend votre Mécano.
stop-resume = La partie reprend dans un instant.
blow-direct = Impact direct !
blow-indirect = Impact indirect !
blow-us = Nous sommes touchés !
blow-both = Les deux sont touchés !
blow-clear = Manqué.
torpedo-runs = La torpille file… Touchez l’écran pour continuer.
pause-agreed = Les deux équipages sont d’accord.
pause-absent = Quelqu’un est absent.
pause-store = Le serveur ne peut pas enregistrer en ce moment.
pause-restart = Le serveur redémarre.
resume = Reprendre
ask-pause = Demander une pause
pause-asked = { $boat } demande une pause.
offer-draw = Proposer le nul
accept-draw = Accepter le nul
resign = Abandonner
sure-resign = Abandonner cette partie ?
sure-leave = Quitter votre poste et la salle ?
leave-room = Quitter la salle
to-home = Accueil
auto-pass = Terminer mon tour automatiquement quand il n’y a rien à activer
bye-taken_over = Cette partie est ouverte dans un autre onglet.
bye-kicked = L’hôte vous a exclu de la salle.
bye-closed = La salle est fermée.
bye-damaged = Cette salle a été endommagée sur le disque du serveur. Elle est gardée pour l’exploitant ; les autres parties continuent.
bye-banned = Vous êtes banni de ce serveur.
restart-later = Le serveur redémarre dans { $minutes } min au plus tard. Les parties en cours peuvent se terminer ; aucune nouvelle ne commence.
keeps-nothing = Ce navigateur ne peut rien conserver pour le moment : votre partie dure tant que cette page reste ouverte.
play-here = Jouer ici

# Capitaine
helm = Barre
systems = Systèmes
crew-ok = Rapports de l’équipage
reported-ok = a dit OK
working = au travail
now-course = Annoncez un cap.
now-course-extra = { $extra ->
    [one] Annoncez un cap. Il vous restera un tour.
   *[other] Annoncez un cap. Il vous restera { $extra } tours.
  }
now-placing = Les Capitaines choisissent leur point de départ.
now-over = La partie est finie.
now-crew = L’équipage travaille.
now-activate = Activez un système ou finissez le tour.
now-enemy-turn = À l’ennemi de jouer.
now-enemy-turn-of = Tour ennemi { $turn } sur { $count }.
show-places = Montrer où l’ennemi peut être
course-hurts = Ce cap coûte un dégât !
panel-worn = { $count } pannes sur 6
one-is-true = Une seule est vraie.
now-blackout = Blackout : aucun cap possible. Faites surface !
now-stop = STOP : la partie reprend dans un instant.
now-you-answer = L’ennemi attend votre réponse.
now-enemy-answers = L’ennemi doit répondre.
now-waits = STOP : tout le monde attend.
end-turn = Fin du tour
surface = Faire surface
surface-question = Faire surface ?
surface-means-turn = Vous annoncez le secteur { $sector }. Toutes les pannes et votre route sont effacées. L’ennemi joue ensuite trois tours de suite.
surface-means-real = Vous annoncez le secteur { $sector }. L’équipage doit entourer la coque avant de pouvoir plonger ; pendant ce temps, l’ennemi continue de jouer.
surface-ice = Vous êtes sous la glace : faire surface ici vous coûte un dégât.
dive = Plongez !
system-ready = { $system ->
    [mine] Mine prête
    [torpedo] Torpille prête
    [drone] Drone prêt
    [sonar] Sonar prêt
    [silence] Silence prêt
   *[scenario] Scénario prêt
  }
gauge-value = { $value } sur { $size }
trigger-mine = { $count ->
    [one] Faire sauter la mine
   *[other] Faire sauter une mine ({ $count })
  }
place-title = D’où partez-vous ?
place-help = Touchez un point de mer. L’ennemi n’en saura rien.
place-at = Vous partez de { $space }.
place-dive = Plonger ici
place-random = Choisir pour moi
placed-wait = Vous êtes en position. En attente de l’ennemi…
aim-place = Position de départ
aim-torpedo = Torpille : quel point d’impact ?
aim-mine = Où larguer la mine ?
aim-trigger = Quelle mine faire sauter ?
aim-silence = Silence : vers où ?
aim-archer = Quelle mine Archer faire sauter ?
aim-drone = Drone : quel secteur ?
let-be = Renoncer
help-torpedo = Touchez un point marqué, à quatre points au plus.
help-mine = Touchez un des points marqués autour de vous.
help-trigger = Touchez une de vos mines.
help-silence = Touchez un point marqué en ligne droite, ou le vôtre pour rester.
help-archer = Touchez une mine Archer.
fire-torpedo = Feu !
fire-mine = Larguer la mine
fire-trigger = Faire sauter
fire-silence = Passer en silence
fire-archer = Faire sauter
fire-drone = Larguer le drone
target-at = Cible { $space }
silence-stay = Vous restez sur place ; personne ne le saura.
silence-to = { $length ->
    [one] Un point { to }
   *[other] { $length } points { to }
  }
self-damage = { $damage ->
    [one] Attention : vous encaissez aussi un dégât !
   *[other] Attention : vous encaissez aussi { $damage } dégâts !
  }
answer-title = Sonar ennemi
answer-help = Vous êtes en { $space }. Donnez deux coordonnées de types différents : une vraie, une fausse.
answer-row = Ligne
answer-column = Colonne
answer-sector = Secteur
answer-unsaid = –
answer-is-true = vrai
answer-is-false = faux
answer-too_few = Choisissez deux coordonnées.
answer-too_many = Deux coordonnées seulement.
answer-both_true = Les deux sont vraies : changez-en une.
answer-both_false = Les deux sont fausses : changez-en une.
answer-good = Une vraie, une fausse : parfait.
answer-send = Répondre
volcano-smoke = Fumées toxiques
volcano-smoke-help = Désignez un volcan : les drones sont inopérants dans son secteur jusqu’au prochain événement.
volcano-lava = Coulées de lave
volcano-lava-help = Désignez un volcan : les huit points autour deviennent définitivement des îles.
volcano-at = Volcan { $space }

# Second
mate-mark = Chargez une jauge.
mate-help = Une jauge pleine peut servir après un cap.
mate-empty = Rien à cocher cette fois : dites simplement OK.
mate-wait = En attente du prochain cap.
duty-empty = Dire OK
gauge-ready = Jauge pleine
ready-but-weapon = Pleine, mais armes en panne
ready-but-detection = Pleine, mais détection en panne
ready-but-special = Pleine, mais spécial en panne
down-weapon = Armes en panne
down-detection = Détection en panne
down-special = Spécial en panne
up-weapon = Armes en état
up-detection = Détection en état
up-special = Spécial en état
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
engineer-cross = { $dir ->
    [N] Cochez une panne sur le cadran Nord.
    [E] Cochez une panne sur le cadran Est.
    [S] Cochez une panne sur le cadran Sud.
   *[W] Cochez une panne sur le cadran Ouest.
  }
engineer-help = Une panne cochée bloque tous les systèmes du même type jusqu’à sa réparation.
engineer-any = Cochez une panne.
engineer-penalty = Pénalité : cochez une radiation.
engineer-empty = Rien à cocher cette fois : dites simplement OK.
engineer-wait = En attente du prochain cap.
circuit-yellow = Circuit jaune : { $count } sur 4
circuit-orange = Circuit orange : { $count } sur 4
circuit-gray = Circuit gris : { $count } sur 4
circuit-name-yellow = circuit jaune
circuit-name-orange = circuit orange
circuit-name-gray = circuit gris
circuit-short-yellow = jaune
circuit-short-orange = orange
circuit-short-gray = gris
symbol-crossed = coché
fate-damage = causerait un dégât
fate-repair = compléterait le circuit et le réparerait
fate-short-damage = dégât !
fate-short-repair = répare
kind-down = en panne
kind-up = OK
danger-panel = { $left ->
    [one] { panel } : encore une panne et c’est le dégât !
   *[other] { panel } : dégât dans { $left } pannes
  }
danger-radiation = { $left ->
    [one] Radiation : encore une et c’est le dégât !
   *[other] Radiation : dégât dans { $left } pannes
  }
coming-repair = { $circuit ->
    [yellow] { course } : le circuit jaune se réparera tout seul.
    [orange] { course } : le circuit orange se réparera tout seul.
   *[gray] { course } : le circuit gris se réparera tout seul.
  }

# Détecteur
tape = Ce que l’ennemi a dit
tape-empty = À l’écoute… rien encore.
tape-surfaced = En surface : retenez ce que vous entendez !
tape-gap = En surface : rien de noté
drone-yes = oui
drone-no = non
drone-smoke = fumées
blast-short = explosion
tracer-good = Ici, le tracé est possible.
tracer-bad = { $count ->
    [one] Impossible : un conflit
   *[other] Impossible : { $count } conflits
  }
tracer-what = Que faire glisser
tracer-all = Tout le tracé
tracer-last = Dernier tronçon
tracer-add = De mémoire
slide = Faire glisser le transparent
pencil-tools = Crayon et gomme
pencil-draw = Tracer
pencil-slide = Faire glisser le transparent
pencil-erase = Gommer
pencil-note = Écrire une note
pencil-note-text = Note
pencil-note-put = La poser ici
pencil-clear = Tout effacer
pencil-rests = Le crayon attend : retenez tout.
computer-lost = En surface, le calculateur n’écoute pas. Il repart de zéro quand vous plongez.
computer-places = { $count ->
    [one] Il ne reste qu’une position !
   *[other] { $count } positions possibles
  }
call-enemy-there = Signaler { $space }

# Surface
tracing-title = Sécurisez la coque
tracing-done = Parties entourées : { $count } sur 4
tracing-your-turn = À vous : entourez la partie { $section }.
tracing-waiting = Au tour de : { $names }
tracing-rest = Rien d’autre n’est possible tant que la coque n’est pas sécurisée. L’ennemi continue de jouer.
tracing-confirming = Les quatre parties sont entourées. Le Mécano ennemi vérifie.
tracing-secured = Parés à plonger ! En attente du Capitaine.
trace-help = Faites le tour entre les deux lignes, d’un seul trait.
trace-outside = Hors des lignes ! Si vous relâchez maintenant, tout est à refaire.
trace-by-keys = Avec les flèches
trace-key-next = { $left ->
    [one] Ensuite : { way }. Plus qu’un côté.
   *[other] Ensuite : { way }. Encore { $left } côtés.
  }
initials = Initiales
confirm-title = La coque ennemie
confirm-sheet = La coque entourée par l’ennemi
confirm-help = Aucun trait ne dépasse. Confirmez pour qu’ils puissent plonger.
confirm = Confirmer

# Annonces
say-begin = Les deux sous-marins plongent.
say-course = { $boat } : { course } !
say-ready = { $boat } : { system-ready } !
say-torpedo = { $boat } : Torpille lancée, impact en { $space } !
say-mine = { $boat } : Mine larguée !
say-trigger = { $boat } : Je fais exploser la mine en { $space } !
say-archer = { $boat } : Je fais exploser la mine Archer en { $space } !
say-sonar = { $boat } : Activation du sonar !
say-silence = { $boat } : Activation du silence !
say-failed = { $system ->
    [mine] { $boat } : Mine en panne, rien ne se passe.
    [torpedo] { $boat } : Torpille en panne, rien ne se passe.
    [drone] { $boat } : Drone en panne, rien ne se passe.
    [sonar] { $boat } : Sonar en panne, rien ne se passe.
    [silence] { $boat } : Silence en panne, rien ne se passe.
   *[scenario] { $boat } : Scénario en panne, rien ne se passe.
  }
say-surface = { $boat } : Surface en secteur { $sector } !
say-dive = { $boat } : Plongez !
say-system_repaired = { $system ->
    [mine] { $boat } : Mine réparée !
    [torpedo] { $boat } : Torpille réparée !
    [drone] { $boat } : Drone réparé !
    [sonar] { $boat } : Sonar réparé !
   *[silence] { $boat } : Silence réparé !
  }
say-draw_offered = { $boat } propose le nul.
say-secured = { $boat } a sécurisé sa coque.
say-rejected = { $boat } : un trait a dépassé, les quatre parties sont à refaire.
say-traced = { $boat } a entouré la partie { $section }.
say-damage = { $boat } subit { $amount ->
    [one] un dégât
   *[other] { $amount } dégâts
  } ({ cause }). Coque restante : { $hull }.
say-blast = Explosion en { $space }.
say-blast-clear = { $boat } : R.A.S.
say-blast-indirect = { $boat } : Impact indirect !
say-blast-direct = { $boat } : Impact direct !
say-drone-yes = { $boat } largue un drone : secteur { $sector } ? Oui.
say-drone-no = { $boat } largue un drone : secteur { $sector } ? Non.
say-drone-smoke = { $boat } largue un drone : secteur { $sector } ? Fumées toxiques.
say-answer-row-column = { $boat } : Nous sommes en ligne { $row }, colonne { $column }.
say-answer-row-sector = { $boat } : Nous sommes en ligne { $row }, secteur { $sector }.
say-answer-column-sector = { $boat } : Nous sommes en colonne { $column }, secteur { $sector }.
say-volcano-eruption = Les volcans entrent en éruption !
say-volcano-smoke = Fumées toxiques !
say-volcano-lava = Coulées de lave !
say-stop = { $boat } : STOP !
say-stop-for = { $system ->
    [mine] { $boat } : STOP ! Mine !
    [torpedo] { $boat } : STOP ! Torpille !
    [drone] { $boat } : STOP ! Drone !
    [sonar] { $boat } : STOP ! Sonar !
    [silence] { $boat } : STOP ! Silence !
   *[scenario] { $boat } : STOP ! Scénario !
  }
say-cancelled = { $system ->
    [mine] { $boat } garde sa mine.
    [torpedo] { $boat } garde sa torpille.
    [drone] { $boat } garde son drone.
    [sonar] { $boat } renonce au sonar.
    [silence] { $boat } renonce au silence.
   *[scenario] { $boat } renonce au scénario.
  }
say-resume = On reprend !
say-draw = Match nul.
say-end-destroyed = { $loser } est détruit. { $boat } gagne !
say-end-resigned = { $loser } abandonne. { $boat } gagne !
say-end-abandoned = { $loser } a quitté la partie. { $boat } gagne !
say-end-agreed = Match nul, d’un commun accord.
cause = { $cause ->
    [torpedo] torpille
    [mine] mine
    [archer] mine Archer
    [panel] cadran complet en panne
    [radiation] radiation
    [ice] glace
    [volcano] éruption
   *[lava] lave
  }

# Appels
call-from-captain = Capitaine : { $text }
call-from-first_mate = Second : { $text }
call-from-engineer = Mécano : { $text }
call-from-radio_operator = Détecteur : { $text }
call-charge = { $system ->
    [mine] Chargez la mine !
    [torpedo] Chargez la torpille !
    [drone] Chargez le drone !
    [sonar] Chargez le sonar !
    [silence] Chargez le silence !
   *[scenario] Chargez le scénario !
  }
call-keep = { $kind ->
    [weapon] Préservez les armes !
    [detection] Préservez la détection !
   *[special] Préservez le silence !
  }
call-avoid = { $dir ->
    [N] Pas au nord !
    [E] Pas à l’est !
    [S] Pas au sud !
   *[W] Pas à l’ouest !
  }
call-head = { course } !
call-surface = Il faudra bientôt faire surface !
call-ready = { system-ready } !
call-down = { $system ->
    [mine] Mine en panne.
    [torpedo] Torpille en panne.
    [drone] Drone en panne.
    [sonar] Sonar en panne.
    [silence] Silence en panne.
   *[scenario] Scénario en panne.
  }
call-up = { $system ->
    [mine] Mine réparée.
    [torpedo] Torpille réparée.
    [drone] Drone réparé.
    [sonar] Sonar réparé.
    [silence] Silence réparé.
   *[scenario] Scénario réparé.
  }
call-use = { $system ->
    [drone] Larguez le drone !
   *[sonar] Activez le sonar !
  }
call-enemy = Ennemi vers { $space } : { $places ->
    [one] une position possible
   *[other] { $places } positions possibles
  }.
call-shot = Tir en { $space } : { $percent } % de chances de toucher.
call-yes = Oui !
call-no = Non !
call-wait = Attendez !
call-well_done = Bien joué !
call-danger = { $dir ->
    [N] Pas au nord : dégât !
    [E] Pas à l’est : dégât !
    [S] Pas au sud : dégât !
   *[W] Pas à l’ouest : dégât !
  }
call-breaks = { $kind ->
    [weapon] { $dir ->
        [N] Pas au nord : panne des armes !
        [E] Pas à l’est : panne des armes !
        [S] Pas au sud : panne des armes !
       *[W] Pas à l’ouest : panne des armes !
      }
    [detection] { $dir ->
        [N] Pas au nord : panne de détection !
        [E] Pas à l’est : panne de détection !
        [S] Pas au sud : panne de détection !
       *[W] Pas à l’ouest : panne de détection !
      }
   *[special] { $dir ->
        [N] Pas au nord : panne du silence !
        [E] Pas à l’est : panne du silence !
        [S] Pas au sud : panne du silence !
       *[W] Pas à l’ouest : panne du silence !
      }
  }
chat-to = Destinataire
chat-crew = Équipage
chat-table = Tout le monde
chat-text = Message
chat-send = Envoyer
report = Signaler un joueur
report-whom = Qui
report-why = Ce qui s’est passé, si vous voulez le dire
report-send = Envoyer à l’exploitant
report-about = L’exploitant de ce serveur reçoit votre signalement, avec les derniers messages que vous avez vus.
report-sent = Votre signalement est envoyé.
chat-line = { $name } : { $text }

# Voice
voice = Voix
voice-join-crew = Parler avec l’équipage
voice-join-table = Parler avec la table
voice-leave = Couper la voix
voice-hold = Maintenir pour parler
voice-open = Micro ouvert
voice-shut = Micro coupé
voice-open-mode = Micro ouvert en continu
voice-alone = Personne d’autre n’a encore activé la voix.
voice-widened = Désormais toute la table vous entend. Maintenez le bouton pour parler.
voice-talks = { $name } parle
voice-no-insecure = Les navigateurs n’autorisent le micro que sur les pages HTTPS. Vous pouvez quand même écouter.
voice-no-refused = Le navigateur bloque le micro pour cette page. Autorisez-le dans les réglages de la page. Vous pouvez quand même écouter.
voice-no-none = Aucun micro trouvé. Vous pouvez quand même écouter.
voice-no-busy = Un autre programme utilise le micro. Vous pouvez quand même écouter.
voice-again = Réessayer
voice-test = Tester le micro
voice-test-say = Dites quelque chose…
voice-test-back = Voilà comment on vous entend.
voice-level = Niveau du micro
voice-rule-off = Désactivée
voice-rule-crew = Au sein de chaque équipage
voice-rule-table = Tous, même pendant la partie
voice-for-table = Tout le monde peut parler à tout le monde

# Fin et débriefing
ending-won = Gagné !
ending-lost = Perdu.
ending-draw = Match nul.
ending-watched = { $boat } a gagné.
reason-destroyed = { $boat } coule à pic.
reason-both = Les deux sous-marins coulent à pic.
reason-resigned = L’équipage de { $boat } a abandonné.
reason-agreed = Les deux équipages se sont mis d’accord.
reason-abandoned = L’équipage de { $boat } est parti.
debrief = Débriefing
debrief-title = { $blue } contre { $yellow }
replay = Revoir la partie
replay-missing = Cette partie n’existe pas ou n’est plus conservée.
replay-begin = Le début
replay-position = Position dans la partie
replay-step = Étape { $at } sur { $count }
takeover = Reprendre à partir d’ici
takeover-about = La partie continue à l’étape { $step } dans ce navigateur, avec des robots aux autres postes. La partie terminée reste telle quelle.
takeover-leaves = Vous gardez votre place à la table.
takeover-boat = Votre sous-marin
takeover-instead = À la place de { $names }
takeover-over = Ici, la partie est finie. Revenez à un moment avant la fin.
takeover-not-here = Ce navigateur ne peut pas faire tourner la partie lui-même.
step-back = Étape précédente
step-on = Étape suivante
play = Lecture
pause = Pause
download = Télécharger
handed-in = Le serveur a maintenant cette partie. Partagez son lien.
device = Sur cet appareil
device-about = Les parties contre des robots, vos leçons et vos réglages ne sont gardés que dans ce navigateur.
device-sure = Vos parties contre des robots, vos leçons, vos réglages et vos places dans les parties en cours disparaîtront de ce navigateur. C’est définitif.
device-export = Garder une copie
device-forget = Tout effacer
belief-of = Ce que savait chaque équipage
belief-none = Masquer
belief-by = Ce que savait { $boat }
curve = Nombre de positions possibles
curve-now = Bleu { $blue }, jaune { $yellow }
curve-key = { $boat } : { $places }
moments = Moments clés
shot-chance = { $percent } % de chances de toucher
decisive = Ce qui a fait la différence
decisive-hit = { $boat } subit { $damage ->
    [one] un dégât
   *[other] { $damage } dégâts
  } ({ cause }).
decisive-found = { $boat } est repéré : de { $before } positions possibles à { $after }.
decisive-lost = { $boat } s’échappe : de { $before } positions possibles à { $after }.
decisive-end = La fin.
learn = Ce qu’il faut retenir
learn-nothing = Rien à signaler : une partie propre.
learn-shot = { $deed ->
    [torpedo] { $boat } pouvait lancer une torpille en { $space } : { $percent } % de chances de toucher.
    [trigger] { $boat } pouvait faire exploser la mine en { $space } : { $percent } % de chances de toucher.
   *[other] { $boat } pouvait faire exploser la mine Archer en { $space } : { $percent } % de chances de toucher.
  }
learn-giveaway = { $deed ->
    [surface] Faire surface a trahi { $boat } : de { $before } positions possibles à { $after }.
    [course] Un seul cap a trahi { $boat } : de { $before } positions possibles à { $after }.
    [torpedo] Sa propre torpille a trahi { $boat } : de { $before } positions possibles à { $after }.
    [trigger] Sa propre mine a trahi { $boat } : de { $before } positions possibles à { $after }.
    [answer] Sa réponse au sonar a trahi { $boat } : de { $before } positions possibles à { $after }.
   *[other] { $boat } s’est trahi : de { $before } positions possibles à { $after }.
  }
learn-breakdown = { $deed ->
    [torpedo] Les armes en panne depuis le tour { $turn } ont privé { $boat } d’une torpille en { $space } : { $percent } % de chances de toucher.
    [drone] La détection en panne depuis le tour { $turn } a privé { $boat } d’un drone : environ { $after } positions sur { $before } seraient restées.
    [sonar] La détection en panne depuis le tour { $turn } a privé { $boat } d’un sonar : environ { $after } positions sur { $before } seraient restées.
   *[other] Une panne du tour { $turn } a privé { $boat } de la mine Archer en { $space } : { $percent } % de chances de toucher.
  }
learn-damage = { $why ->
    [radiation] Toutes les radiations cochées : { $boat } a subi { $damage ->
        [one] un dégât
       *[other] { $damage } dégâts
      }.
   *[other] Un cadran entier coché : { $boat } a subi { $damage ->
        [one] un dégât
       *[other] { $damage } dégâts
      }.
  }

# Refus
error-unknown = Impossible ({ $code }).
error-line_down = Connexion perdue. Réessayez dans un instant.
error-bad_order = Cet ordre n’est pas valable.
error-unknown_team = Cet équipage n’existe pas.
error-bad_json = Le serveur n’a pas compris.
error-bad_message = Le serveur n’a pas compris.
error-too_long = Ce message est trop long.
error-hello_first = La connexion n’était pas prête. Rechargez la page.
error-bad_token = Le serveur ne reconnaît pas ce navigateur. Rechargez la page.
error-bad_sector = Ce secteur n’existe pas.
error-game_over = La partie est finie.
error-wrong_role = Ce n’est pas le rôle de votre poste.
error-not_in_this_scenario = Cela n’existe pas dans ce scénario.
error-not_in_this_mode = Cela n’existe pas dans ce mode.
error-not_begun = La partie n’a pas commencé.
error-already_placed = Vous êtes déjà en position.
error-stopped = STOP : attendez que ce soit résolu.
error-not_your_turn = C’est le tour de l’ennemi.
error-surfaced = Impossible en surface.
error-not_surfaced = Vous n’êtes pas en surface.
error-must_surface = Plus aucun cap : il faut faire surface.
error-no_duty = Rien à faire ici pour l’instant.
error-duty_pending = L’équipage n’a pas encore dit OK.
error-course_spent = Vous avez déjà annoncé un cap ce tour-ci.
error-course_first = Annoncez d’abord un cap.
error-activation_spent = Annoncez un cap avant d’activer à nouveau.
error-dead_system = Cette jauge ne peut pas être chargée.
error-gauge_full = Cette jauge est pleine.
error-gauge_not_full = La jauge n’est pas pleine.
error-broken = Une panne bloque ce système.
error-off_map = C’est hors de la carte.
error-island = Une île barre la route.
error-own_route = Vous ne pouvez pas couper votre propre route.
error-own_mine = Votre mine barre la route.
error-not_adjacent = Ce point n’est pas à côté de vous.
error-out_of_range = Hors de portée.
error-no_such_mine = Vous n’avez pas de mine là.
error-too_soon = Cette mine vient d’être larguée.
error-wrong_panel = Ce symbole est sur un autre cadran.
error-already_crossed = Déjà coché.
error-bad_answer = Une seule coordonnée doit être vraie.
error-signer = C’est à quelqu’un d’autre de tracer.
error-section_done = Cette partie est déjà entourée.
error-not_closed = Faites le tour complet et fermez le trait.
error-no_draw = Vous avez déjà proposé le nul.
error-first_mate_only = Dans ce livret, seul le Second peut le faire.
error-no_repair_island = Aucune île de réparation à côté de vous.
error-no_such_room = Cette salle n’existe pas.
error-no_such_code = Ce code est faux, déjà utilisé ou trop ancien.
error-damaged = Cette salle est endommagée. L’exploitant du serveur l’a gardée.
error-moved = Cette salle est sur un autre serveur. On vous y conduit.
error-not_in_room = Rejoignez d’abord une salle.
error-room_full = La salle est pleine.
error-kicked = Vous ne pouvez pas revenir dans cette salle.
error-banned = Vous êtes banni de ce serveur.
error-password = Cette salle a un mot de passe, et ce n’est pas celui-ci.
error-too_fast = Doucement ! Respirez.
error-too_many_rooms = Trop de salles. Fermez-en une.
error-bad_record = Le serveur n’accepte pas cette partie.
error-too_many_games = Le serveur garde déjà 100 de vos parties.
error-too_many_connections = Trop de pages sont ouvertes depuis ce réseau.
error-draining = Le serveur va redémarrer.
error-host_only = Seul l’hôte peut faire cela.
error-lobby_only = Seulement avant la partie.
error-game_only = Seulement pendant la partie.
error-over_only = Seulement après la partie.
error-no_such_seat = Cette place n’existe pas.
error-seat_taken = Cette place est prise.
error-not_seated = Prenez d’abord une place.
error-no_such_member = Ce joueur est parti.
error-bad_name = Le nom doit avoir de 1 à 24 caractères.
error-bad_option = Ce réglage n’est pas possible.
error-seats_free = Il reste des places libres.
error-not_ready = Tout le monde n’est pas prêt.
error-too_few_players = Ce livret demande plus de joueurs pour le Simultané.
error-no_spectators = Cette partie n’accepte pas de spectateurs.
error-seen_too_much = Vous connaissez déjà les secrets de l’autre équipage.
error-same_house = Quelqu’un sur votre réseau joue dans l’autre camp. Ce n’est permis ni dans une partie publique ni dans une partie classée.
error-muted = L’hôte vous a retiré la parole.
error-rated = Pas pendant une partie classée.
error-no_voice = Vous ne pouvez pas parler à cette personne maintenant.
error-voice_off = L’hôte a désactivé la voix dans cette salle.
error-no_relay = Ici la voix devrait passer par un relais, et ce serveur n’en a pas.
error-not_relayed = Ici la voix passe seulement par un relais.
error-paused = La partie est en pause.
error-store = Échec de l’enregistrement. Réessayez.
error-busy = Le serveur est occupé. Réessayez.

# Les champs du livret
rule-hull = Dégâts pour couler un sous-marin
rule-realtime_min_players = Joueurs nécessaires en Simultané
rule-own_mine_blocks = Vos propres mines vous barrent la route
rule-detection_by = Qui active drone et sonar
rule-detection_by-both = Capitaine ou Second
rule-detection_by-first_mate = le Second seul
rule-shy_first_mate = Seul le Capitaine active les systèmes
rule-shy_first_mate-no = dans aucun équipage
rule-shy_first_mate-yes = dans les deux équipages
rule-shy_first_mate-blue = dans l’équipage bleu
rule-shy_first_mate-yellow = dans l’équipage jaune
rule-broken_activation = Activer un système en panne
rule-broken_activation-refuse = est refusé
rule-broken_activation-penalty = échoue et coûte une radiation
rule-course_between_activations = Un cap est obligatoire entre deux activations
rule-torpedo_min = Portée minimale d’une torpille
rule-torpedo_path = Trajet d’une torpille
rule-torpedo_path-sea = par la mer ; les îles l’arrêtent
rule-torpedo_path-free = aussi par-dessus les îles
rule-torpedo_chain = Une torpille et les mines autour de l’impact
rule-torpedo_chain-none = seule la mine touchée disparaît
rule-torpedo_chain-one = les mines voisines sautent aussi
rule-torpedo_chain-cascade = elles sautent en chaîne
rule-mine_trigger_from = On peut faire sauter une mine
rule-mine_trigger_from-now = tout de suite
rule-mine_trigger_from-next_turn = dès le tour ou le cap suivant
rule-mine_trigger_needs_weapons = Une panne d’armes empêche de faire sauter une mine
rule-silence_zero = Silence sans bouger
rule-silence_zero-free = personne ne coche
rule-silence_zero-full = on coche selon un cap nommé
rule-silence_zero-mark = le Second coche, le Mécano bluffe
rule-silence_told = Qui apprend le cap d’un silence
rule-silence_told-crew = tout l’équipage
rule-silence_told-length = tout l’équipage, avec la distance
rule-silence_told-engineer = le Mécano seul
rule-silence_gauge_order = La jauge de Silence
rule-silence_gauge_order-mark_first = on coche, puis on la vide
rule-silence_gauge_order-empty_first = on la vide, puis on peut cocher
rule-repair_beats_damage = L’auto-réparation prime sur le dégât
rule-surface_again_forfeits = Faire surface fait perdre les tours restants
rule-volcano_gauge_by = Ce qui réveille le volcan
rule-volcano_gauge_by-trigger = torpilles tirées, mines explosées
rule-volcano_gauge_by-drop = torpilles tirées, mines larguées
rule-eruption = Éruption
rule-eruption-slopes = tout point voisin est touché
rule-eruption-craters = chaque volcan explose une fois
rule-archer_as = Une mine Archer agit en
rule-archer_as-torpedo = torpille : mines détruites
rule-archer_as-mine = mine : les autres restent
rule-ready_public = Tous entendent qu’une jauge est pleine
rule-open_bridge = Passerelle ouverte : chacun voit les fiches de l’équipage
rule-turn_limit_ms = Temps pour un tour
rule-answer_limit_ms = Temps pour répondre au sonar
rule-aim_limit_ms = Temps pour viser après STOP
rule-confirm_limit_ms = Temps pour confirmer une coque
rule-abandon_limit_ms = Un équipage absent perd après
rule-stop_hold_ms = Pause après un STOP
rule-stop_hold_ms-0 = aucune

# La page des règles
rules-goal = Le but
rules-search = Chercher dans les règles
rules-search-none = Rien trouvé.
rules-goal-1 = Deux sous-marins se traquent sur la même carte. Personne ne voit où est l’autre : il faut tout déduire de ce qui est annoncé.
rules-crew = L’équipage
rules-crew-1 = Quatre postes : Capitaine, Second, Mécano et Détecteur. Dans un petit équipage, une personne en tient plusieurs.
rules-crew-2 = Tour par tour : carte de 10 sur 10, quatre secteurs. Simultané : 15 sur 15, neuf secteurs, et les deux équipages agissent en même temps.
rules-crew-3 = Avant la plongée, chaque Capitaine choisit en secret un point de mer comme point de départ.
rules-course = Le cap
rules-course-1 = Le Capitaine annonce nord, est, sud ou ouest. Tous entendent la direction, personne la position.
rules-course-2 = Sans aucun cap possible, il faut faire surface.
rules-course-3 = Après chaque cap, le Second charge une jauge et le Mécano coche une panne. Le Capitaine attend leurs deux OK.
rules-mate = Le Second
rules-mate-1 = Les jauges : mine 3, torpille 3, sonar 3, drone 4, silence 6.
rules-mate-2 = Le Second tient aussi le compte des dégâts.
rules-engineer = Le Mécano
rules-engineer-1 = Armes : mine et torpille ; détection : drone et sonar ; spécial : silence et scénario.
rules-radio = Le Détecteur
rules-radio-1 = Le Détecteur trace sur un transparent ce qu’annonce le Capitaine ennemi et le fait glisser sur la carte jusqu’à ce que le tracé passe entre les îles.
rules-radio-2 = Crayon : vous tracez vous-même. Traceur : le tracé se fait seul. Calculateur : toutes les positions possibles sont montrées. L’hôte choisit avant la partie.
rules-activate = Activer un système
rules-activate-1 = Il faut une jauge pleine, aucune panne du même type, et être en plongée.
rules-activate-2 = Tour par tour, un tour est un cap puis au plus une activation. En Simultané, une activation arrête tout le monde jusqu’à sa résolution.
rules-activate-3 = En Simultané, celui qui active dit STOP et nomme le système avant de viser. S’il renonce, la jauge reste pleine, mais cela compte comme une activation.
rules-torpedo = Torpille
rules-torpedo-1 = On compte en ligne droite ou en escalier, jamais en diagonale. L’impact est annoncé.
rules-mine = Mine
rules-mine-1 = Jamais sur sa propre route. Tous entendent le largage, pas l’endroit.
rules-mine-2 = On ne peut pas la faire sauter en surface. Ce n’est pas une activation.
rules-drone = Drone
rules-sonar = Sonar
rules-silence = Silence
rules-silence-1 = Chaque point du chemin obéit aux règles d’un cap.
rules-silence-2 = C’est un mouvement : Second et Mécano cochent une fois, quelle que soit la longueur.
rules-silence-3 = En Simultané, son STOP dure jusqu’à ce que les deux aient fini.
rules-surface = Faire surface
rules-surface-1 = Le Capitaine annonce le secteur. La route est effacée sauf le point actuel ; les mines restent.
rules-surface-2 = Tour par tour, toutes les pannes sont effacées et l’ennemi joue trois tours de suite.
rules-surface-3 = En Simultané, l’équipage entoure les quatre parties de la coque, chacune d’un trait entre les deux lignes, et les signe. Un trait qui dépasse fait tout recommencer. Quand le Mécano ennemi a confirmé, les pannes sont effacées et le Capitaine peut plonger.
rules-surface-4 = Un équipage en surface ne peut rien faire d’autre. Son Détecteur entend l’adversaire mais ne note rien, et aucun écran ne le retient ; après la plongée, il peut reporter ce dont il se souvient.
rules-scenarios = Scénarios
rules-scenarios-1 = Sous la glace, faire surface hors d’un trou d’eau coûte un dégât.
rules-scenarios-2 = Mines Archer : connues de tous. Quand la jauge Scénario (4) est pleine, le Capitaine fait sauter celle qu’il veut.
rules-scenarios-3 = Volcans : chaque usage d’une arme coche une jauge. Toutes les trois coches, l’événement suivant se déclenche : éruption, fumées toxiques, coulées de lave.
rules-scenarios-4 = Avaries (Echo-2) : aucun système ne marche. Quand la jauge Scénario (3) est pleine et que le sous-marin est à côté de la bonne île, le Capitaine répare ce système.
rules-end = La fin
rules-end-1 = L’équipage dont le sous-marin est détruit perd aussitôt ; si les deux coulent sur le même ordre, c’est un match nul. On peut abandonner, ou convenir d’un match nul.
figure-course = La route depuis la dernière remontée ne peut pas être coupée.
figure-torpedo = Quatre points en contournant les îles, et l’explosion à l’impact.
figure-mine = Deux mines ; la rouge va sauter.
figure-silence = Les points que le Silence peut atteindre.
figure-drone = Le drone interroge un secteur.
figure-sonar = La réponse cite la ligne 7 et le secteur 2 : une seule est vraie, reste à savoir laquelle.
figure-surface = En surface, en Simultané : deux sections sur quatre sont tracées.
figure-engineer = Quatre cadrans, trois circuits, le réacteur en bas.

# La table
who-is-here = Qui est là
mark-host = hôte
mark-you = vous
mark-muted = muet
person-here = connecté
person-away = absent
person-bot = un robot joue
no-seat = pas encore de place
watching = spectateur
tools-for = Options pour { $name }
mute-one = Rendre muet
unmute-one = Rendre la parole
make-host = Nommer hôte
remove-one = Exclure de la salle
remove-help = Une personne exclue ne peut plus revenir dans cette salle.
lock-seats = Verrouiller les places
seats-locked = L’hôte a verrouillé les places.
drop-in = Chacun peut reprendre la place d’un robot en cours de partie
person-joined = { $name } monte à bord.
person-lost = { $name } n’a plus de connexion.
person-back = { $name } est de retour.
person-left = { $name } quitte la table.
person-removed = L’hôte exclut { $name }.
person-bot_holds = Un robot joue pour { $name }.
person-host = { $name } est maintenant l’hôte.
missing-bot = { $name } n’a plus de connexion ; un robot prend la suite dans { $seconds } s.
missing-wait = { $name } n’a plus de connexion ; pause dans { $seconds } s.
missing-abandon = { $name } n’a plus de connexion ; son équipage perd dans { $seconds } s.
welcome-title = On vous attend
welcome-name = Comment vous appeler ?
come-aboard = Monter à bord
ready-say = Prêt à plonger
ready-undo = Finalement, pas encore
ready-not = pas encore prêt
swap-wish = { $name } voudrait échanger sa place avec vous.
swap-agree = Accepter
swap-decline = Refuser
swap-waits = Vous avez proposé un échange à { $name }.
swap-withdraw = Retirer
swap-declined = { $name } préfère garder sa place.
swap-expired = Pas de réponse à votre échange.
again-yes = Encore une partie
again-undo = Non, pas encore
again-wanted = Pour une autre partie : { $names }.
again-waits = On attend { $names }.
again-swaps = Les équipages échangent leurs sous-marins.
again-now = Tout le monde à la table
new-dive = Nouvelle plongée
sides-swapped = Les équipages ont échangé leurs sous-marins.
to-table = À la table
table-lobby = Les autres sont revenus à la table.
table-playing = La partie suivante a commencé.
error-locked = L’hôte a verrouillé les places.
calls-more = Autres appels
mates-bots = robots
duty-of-captain = Vous donnez le cap et tirez.
duty-of-first_mate = À chaque cap, vous chargez un système.
duty-of-engineer = À chaque cap, vous cochez une panne.
duty-of-radio_operator = Vous écoutez et suivez l’ennemi.
who-am-i = { $role ->
    [captain] Capitaine de { $boat }, avec { $names }.
    [first_mate] Second de { $boat }, avec { $names }.
    [engineer] Mécano de { $boat }, avec { $names }.
   *[radio_operator] Détecteur de { $boat }, avec { $names }.
  }
clocks = Pendules
clocks-relaxed = Tranquille
clocks-club = Club
clocks-quick = Rapide
clocks-about-relaxed = Personne ne vous presse ; seule la réponse au sonar est limitée.
clocks-about-club = Une minute par tour.
clocks-about-quick = Vingt secondes par tour.
clocks-about-own = Vos propres limites : voir les règles maison.
sound-clock = Fin du temps
chat-unread = Discussion, { $count } à lire
title-turn = À vous · { $boat }
title-boat = { $boat } · Fathom
title-room = { $room } · Fathom
line-sending = Envoi…
line-silent = Le serveur ne répond pas. Votre ordre est gardé et sera renvoyé.
who-am-i-many = { $count } postes sur { $boat }, avec { $names }.
preview-invite = On vous invite à un duel de sous-marins
preview-invited = { $name } vous invite à un duel de sous-marins
find-crew = Joueurs par équipage
find-bots = Des robots peuvent compléter
find-wait = Attendre au plus
find-go = Chercher des joueurs
notices = M’avertir quand c’est à moi
match-room = Table ouverte
match-wait = Recherche de joueurs… La partie commence dès que toutes les places sont prises.
match-wait-bots = Recherche de joueurs… Dans { $seconds } s, des robots prennent les places libres.
match-found = Votre partie commence.

# Les personnes
profile-self = Nom et emblème
emblem = Emblème
emblem-none = Aucun
emblem-anchor = Ancre
emblem-whale = Baleine
emblem-octopus = Pieuvre
emblem-compass = Boussole
emblem-lantern = Lanterne
emblem-shell = Coquillage
emblem-starfish = Étoile de mer
emblem-trident = Trident
emblem-crab = Crabe
emblem-wave = Vague
emblem-bell = Cloche de bord
emblem-knot = Nœud
profile-where = Quelles parties
profile-host = Sur ce serveur
profile-here = Sur cet appareil
profile-sums = Votre bilan
profile-empty = Aucune partie terminée. Jouez-en une, et votre bilan apparaîtra ici.
sum-games = Parties
sum-won = Gagnées
sum-drawn = Nulles
sum-streak = Victoires de suite
sum-lost-streak = Défaites de suite
sum-best-streak = Meilleure série
sum-hit-rate = Tirs réussis
by-role = Par poste
by-mode = Par mode
by-map = Par carte
won-of = { $won } sur { $games } gagnées
favourites = Systèmes préférés
times-used = { $count } fois
past-nobody = quelqu’un
past-won = { $turns ->
    [0] Victoire contre { $enemy }, { $map }
    [one] Victoire contre { $enemy }, { $turns } tour, { $map }
   *[other] Victoire contre { $enemy }, { $turns } tours, { $map }
  }
past-lost = { $turns ->
    [0] Défaite contre { $enemy }, { $map }
    [one] Défaite contre { $enemy }, { $turns } tour, { $map }
   *[other] Défaite contre { $enemy }, { $turns } tours, { $map }
  }
past-drawn = { $turns ->
    [0] Match nul contre { $enemy }, { $map }
    [one] Match nul contre { $enemy }, { $turns } tour, { $map }
   *[other] Match nul contre { $enemy }, { $turns } tours, { $map }
  }
past-off = { $turns ->
    [0] Partie interrompue contre { $enemy }, { $map }
    [one] Partie interrompue contre { $enemy }, { $turns } tour, { $map }
   *[other] Partie interrompue contre { $enemy }, { $turns } tours, { $map }
  }
past-more = { $count ->
    [one] Voir { $count } partie de plus
   *[other] Voir { $count } parties de plus
  }
moment-turn = Tour { $turn }
own-data = Vos données
own-data-about = Un secret gardé dans ce navigateur permet de vous reconnaître, sans e-mail ni mot de passe.
export = Enregistrer une copie
forget-me = M’oublier
forget-goes = Votre nom, votre bilan et la liste de vos parties sont supprimés, sur ce serveur et sur cet appareil.
forget-stays = Les parties jouées avec d’autres leur restent, sans votre nom. Une partie en cours continue avec un robot à votre place.
forget-on = Tout supprimer
forget-sure = C’est définitif. Tout supprimer maintenant ?
forget-now = Oui, m’oublier
device-offer = Continuer sur un autre appareil
device-how = Scannez ceci avec l’autre appareil. Ou ouvrez-y le profil, touchez « J’ai un code » et tapez :
device-qr = Code QR pour continuer sur un autre appareil
device-secret = Il sert une fois, pendant { $minutes } minutes. Quiconque l’utilise devient vous : gardez-le pour vous.
device-have = J’ai un code
device-own = N’utilisez que le code d’un de vos appareils. Nom, parties, classement et places seront les mêmes sur les deux ; ce que cet appareil avait jusqu’ici est abandonné.
device-code = Code de votre autre appareil
device-become = Continuer ici
rated-game = Partie classée
rated-about = Elle compte pour le classement de tous les joueurs. Personne n’entre ni n’est exclu pendant la partie ; un équipage que tous ses joueurs quittent perd.
rating-turn = Classement, tour par tour
rating-real = Classement, Simultané
rating-provisional = provisoire
best-players = Les meilleurs de ce serveur
