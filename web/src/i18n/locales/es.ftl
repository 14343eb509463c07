# Común
close = Cerrar
cancel = Cancelar
back = Atrás
loading = Un momento…
yes = Sí
no = No
undo = Deshacer
draw = Empate
tagline = Dos tripulaciones, dos submarinos, un mapa. Escucha, deduce, ataca.
page-title = Fathom, duelo de submarinos
page-description = Un duelo de submarinos para dos tripulaciones, en el navegador.
language = Idioma
speech = Leer los anuncios en voz alta
vibration = Vibración
sound = Sonidos
mute = Silenciar
sound-ping = Sonar y dron
sound-torpedo = Torpedo
sound-blast = Explosiones
sound-alarm = Alarma
sound-dive = Inmersión y emersión
sound-turn = Tu turno
sound-stop = ALTO
sound-work = Cargar y tachar
sound-report = Avisos de la tripulación
loudness-voice = Volumen de la voz
loudness-effects = Volumen de los efectos
loudness-ambience = Volumen del ambiente
settings = Ajustes
theme = Aspecto
theme-mode = Según el modo
theme-paper = Papel
theme-night = Noche
text-size = Tamaño del texto
speed = Animaciones
speed-normal = Normales
speed-fast = Rápidas
speed-none = Ninguna
safe-colours = Colores aptos para daltónicos
left-handed = Disposición para zurdos

# Inicio
first-time = ¿Primera vez? Inmersión guiada
guided-dives = Inmersiones guiadas
puzzle = ¿Dónde está?
puzzle-today = El acertijo de hoy
puzzle-streak = { $days ->
    [one] { $days } día seguido
   *[other] { $days } días seguidos
  }
play-now = Jugar contra bots
play-solo = Todo el submarino para ti
play-solo-help = Por turnos. Ocupas los cuatro puestos, a tu ritmo.
play-post = Un solo puesto, con bots de tripulación
bot-level = Nivel de los bots
level-cadet = Cadete
level-officer = Oficial
level-ace = As
level-admiral = Almirante
your-name = Tu nombre
name-example = por ejemplo, Ana
name-default = Marinero
solo-room = Inmersión de prueba
room-of = Sala de { $name }
boat-blue = Nautilus
boat-yellow = Tritón
find-table = Búscame una mesa
create-room = Crear una sala
join-code = Código de la sala
join = Entrar
join-password = Contraseña, si la sala tiene una
watch = Ver
your-rooms = Tus partidas
back-to = Volver a { $room }
back-here = Volver a la partida contra bots
open-games = Partidas abiertas
open-games-none = No hay partidas abiertas ahora.
past-games = Partidas terminadas
past-games-none = Aún no hay partidas terminadas.
share-link = Compartir el enlace
hand-in = Enviar al servidor
free-seats = { $count ->
    [one] un puesto libre
   *[other] { $count } puestos libres
  }
won-by = Ganó { $boat }
profile = Perfil
rules = Reglas
contents = Contenido

# Sala
room = Sala { $code }
room-code = Código de la sala
invite = Invitar
invite-text = Sube a bordo: sala { $code }
qr = Código QR con el enlace a esta sala
link-copied = Enlace copiado.
team-blue = El submarino azul
team-yellow = El submarino amarillo
boat-name = Nombre del submarino
seat-free = libre
sit = Sentarse
stand = Dejar el puesto
swap = Cambiar
take-seat = { $role ->
    [captain] Ocupar el puesto de Capitán de { $boat }
    [first_mate] Ocupar el puesto de Primer oficial de { $boat }
    [engineer] Ocupar el puesto de Ingeniero de { $boat }
   *[radio_operator] Ocupar el puesto de Operador de radio de { $boat }
  }
bot-here = Poner un bot aquí
bot-away = Quitar el bot
fill-bots = Completar con bots
a-bot = un bot
ready = Listo
start-game = ¡Inmersión!
all-set = Todos están listos.
all-set-but = { $count ->
    [one] Todo listo, pero una persona aún no tiene puesto.
   *[other] Todo listo, pero { $count } personas aún no tienen puesto.
  }
seat-choose = Elige un puesto, o quédate a mirar.
seat-choose-only = Elige un puesto: esta partida no admite espectadores.
map = Mapa
mode = Modo
mode-turn = Por turnos
mode-real = Simultáneo
rule-book = Reglamento
goal = Cómo se gana
goal-quick = Partida rápida
goal-hunt = Caza
goal-about-quick = El primer daño, sea cual sea, hunde un submarino.
goal-about-hunt = Un submarino se hunde con el cuarto daño.
preset-en1 = Inglés, primera edición
preset-es1 = Español, primera edición
preset-it1 = Italiano, primera edición
preset-fr2 = Francés, segunda edición
preset-uk2 = Ucraniano, segunda edición
rules-and-options = Reglas y opciones
differences = { $book ->
    [en1] Diferencias con el reglamento inglés
    [es1] Diferencias con el reglamento español
    [it1] Diferencias con el reglamento italiano
    [fr2] Diferencias con el reglamento francés
   *[uk2] Diferencias con el reglamento ucraniano
  }
differences-none = { $book ->
    [en1] Todo como en el reglamento inglés.
    [es1] Todo como en el reglamento español.
    [it1] Todo como en el reglamento italiano.
    [fr2] Todo como en el reglamento francés.
   *[uk2] Todo como en el reglamento ucraniano.
  }
house-rule = regla de la casa
house-rules = Reglas de la casa
crew-blue = Tripulación azul
crew-yellow = Tripulación amarilla
advice-alone = A solas a bordo es mejor jugar por turnos: en simultáneo, una persona apenas puede hacer el trabajo de cuatro.
radio-help = Ayuda del Operador de radio
help-mode-pencil = Lápiz
help-mode-tracer = Trazador
help-mode-computer = Cálculo
help-about-pencil = Dibujas tú la ruta enemiga.
help-about-tracer = La ruta se dibuja sola; tú la deslizas.
help-about-computer = Se muestran todos los lugares posibles.
spectators = Espectadores
spectators-none = Sin espectadores
spectators-public = Solo oyen los anuncios
spectators-both = Ven ambos, con retraso
absent = Si alguien pierde la conexión
absent-bot = Un bot ocupa su puesto
absent-wait = La partida espera
absent-abandon = Su tripulación pierde
manner = Estilo de los bots
manner-plain = Equilibrado
manner-hunter = Cazadores: se acercan y disparan
manner-lurker = Sigilosos: se mantienen lejos
manner-miner = Minadores: colocan minas
listed = Mostrar esta sala entre las partidas abiertas
room-password = Contraseña, si quieres una
room-password-about = Solo entra quien la conoce. El enlace que compartes la lleva.
room-has-password = Esta sala tiene contraseña.
bots-count = Los bots cuentan en el número de jugadores
no-limit = sin límite

map-alpha = Alpha
map-bravo = Bravo
map-charlie = Charlie
map-delta = Delta
map-echo = Echo
map-alpha-2 = Alpha-2
map-bravo-2 = Bravo-2
map-charlie-2 = Charlie-2
map-delta-2 = Delta-2 Volcanes
map-echo-2 = Echo-2 Daños
map-about-alpha = Muchas islas pequeñas: un buen mapa para empezar.
map-about-bravo = Aguas más abiertas.
map-about-charlie = Mar abierto, pocas islas tras las que esconderse.
map-about-delta = Bajo el hielo: emerge en un agujero o sufre un daño.
map-about-echo = Hay Minas Archer en el mapa; con el medidor de Escenario lleno se detona una.
map-about-alpha-2 = Muchas islas pequeñas, en otra disposición.
map-about-bravo-2 = Aguas más abiertas, con otras islas.
map-about-charlie-2 = El hielo cubre parte del mapa; solo los agujeros son seguros.
map-about-delta-2 = Dos volcanes: las armas los despiertan.
map-about-echo-2 = Ningún sistema funciona hasta que lo repares en su isla.

# Puestos, sistemas
role-captain = Capitán
role-first_mate = Primer oficial
role-engineer = Ingeniero
role-radio_operator = Operador de radio
role-short-captain = Capitán
role-short-first_mate = Primer of.
role-short-engineer = Ingeniero
role-short-radio_operator = Radio
system-mine = Mina
system-torpedo = Torpedo
system-drone = Dron
system-sonar = Sonar
system-silence = Silencio
system-scenario = Escenario
scenario-none = Escenario
scenario-archer = Minas Archer
scenario-volcano = Volcán
scenario-repair = Reparación
kind-weapon = Armas
kind-detection = Detección
kind-special = Especiales
kind-radiation = Radiación
dir-N = Norte
dir-E = Este
dir-S = Sur
dir-W = Oeste
letter-N = N
letter-E = E
letter-S = S
letter-W = O
course = { $dir ->
    [N] Rumbo norte
    [E] Rumbo este
    [S] Rumbo sur
   *[W] Rumbo oeste
  }
to = { $dir ->
    [N] al norte
    [E] al este
    [S] al sur
   *[W] al oeste
  }
way = { $dir ->
    [N] arriba
    [E] a la derecha
    [S] abajo
   *[W] a la izquierda
  }
panel = { $dir ->
    [N] Panel norte
    [E] Panel este
    [S] Panel sur
   *[W] Panel oeste
  }
sector-number = Sector { $number }
sector-short = S{ $number }

# El mapa en palabras
space-sea = mar
space-island = isla
space-ice = mar bajo el hielo
space-hole = agujero en el hielo
space-volcano = volcán
space-archer = Mina Archer
space-repair = { $system ->
    [mine] isla de reparación de la mina
    [torpedo] isla de reparación del torpedo
    [drone] isla de reparación del dron
    [sonar] isla de reparación del sonar
   *[silence] isla de reparación del silencio
  }
note-here = tu submarino
note-route = en tu ruta
note-mine = tu mina
note-possible = el enemigo puede estar aquí
captain-chart = Mapa del Capitán
radio-chart = Mapa del Operador de radio
spectator-chart = Mapa
delayed = Con { $time } de retraso.
debrief-chart = Mapa con los dos submarinos

# Arriba
stations = Puestos
menu = Menú
calls = Avisos a la tripulación
chat = Chat
log = Bitácora
log-empty = Aún no se ha anunciado nada.
badge-surfaced = en superficie
badge-turn = es su turno
hull-left = Casco: { $hull } de { $size }
line-connecting = Conectando…
line-down = Conexión perdida. Reconectando…
line-closed = Desconectado
stop = ALTO
paused = PAUSA
stop-answer = { $boat } responde al sonar.
stop-penalty = { $boat } tacha un símbolo de radiación.
stop-volcano = { $boat } elige un volcán.
stop-aim = { $system ->
    [mine] { $boat } suelta una mina.
    [torpedo] { $boat } apunta un torpedo.
    [drone] { $boat } envía un dron.
    [sonar] { $boat } usa el sonar.
    [silence] { $boat } entra en silencio.
   *[scenario] { $boat } usa el escenario.
  }
stop-duties = { $boat } entra en silencio: su tripulación trabaja.
stop-duties-both = Esperamos al Primer oficial y al Ingeniero.
stop-duties-first_mate = Esperamos al Primer oficial.
stop-duties-engineer = Esperamos al Ingeniero.
stop-resume = La partida sigue en un momento.
blow-direct = ¡Impacto directo!
blow-indirect = ¡Impacto indirecto!
blow-us = ¡Nos han dado!
blow-both = ¡Alcanzados los dos!
blow-clear = Hemos fallado.
torpedo-runs = El torpedo avanza… Toca para seguir.
pause-agreed = Ambas tripulaciones están de acuerdo.
pause-absent = Alguien está ausente.
pause-store = El servidor no puede guardar en este momento.
pause-restart = El servidor se reinicia.
resume = Reanudar
ask-pause = Pedir una pausa
pause-asked = { $boat } pide una pausa.
offer-draw = Ofrecer empate
accept-draw = Aceptar el empate
resign = Rendirse
sure-resign = ¿Quieres rendirte?
sure-leave = ¿Dejar tu puesto y salir de la sala?
leave-room = Salir de la sala
to-home = Inicio
auto-pass = Terminar mi turno automáticamente cuando no se pueda activar nada
bye-taken_over = Abriste esta partida en otra pestaña.
bye-kicked = El anfitrión te expulsó.
bye-closed = La sala se ha cerrado.
bye-damaged = Esta sala se dañó en el disco del servidor. Se guarda para el operador; las demás partidas siguen.
bye-banned = Tienes prohibida la entrada a este servidor.
restart-later = El servidor se reiniciará en { $minutes } min como máximo. Las partidas en curso pueden terminarse; no empiezan otras nuevas.
keeps-nothing = Este navegador no puede guardar nada por ahora: tu partida dura mientras esta página siga abierta.
play-here = Jugar aquí

# Capitán
helm = Timón
systems = Sistemas
crew-ok = Informes de la tripulación
reported-ok = dio el OK
working = trabajando
now-course = Anuncia un rumbo.
now-course-extra = { $extra ->
    [one] Anuncia un rumbo. Después tienes un turno más.
   *[other] Anuncia un rumbo. Después tienes { $extra } turnos más.
  }
now-placing = Los Capitanes eligen dónde empezar.
now-over = La partida ha terminado.
now-crew = La tripulación está trabajando.
now-activate = Activa un sistema o termina el turno.
now-enemy-turn = Le toca al enemigo.
now-enemy-turn-of = Turno enemigo { $turn } de { $count }.
show-places = Mostrar dónde puede estar el enemigo
course-hurts = ¡Este rumbo cuesta un daño!
panel-worn = { $count } fallas de 6
one-is-true = Solo una es cierta.
now-blackout = ¡Apagón! No queda rumbo posible: ¡a emerger!
now-stop = ALTO: la partida sigue en un momento.
now-you-answer = El enemigo espera tu respuesta.
now-enemy-answers = El enemigo debe responder.
now-waits = ALTO: todos esperan.
end-turn = Fin del turno
surface = Emerger
surface-question = ¿Emerger ahora?
surface-means-turn = Anuncias el sector { $sector }. Se borran todas las fallas y tu ruta. Luego el enemigo juega tres turnos seguidos.
surface-means-real = Anuncias el sector { $sector }. La tripulación debe trazar el casco antes de sumergirse; mientras tanto, el enemigo sigue jugando.
surface-ice = Estás bajo el hielo: emerger aquí te cuesta un daño.
dive = ¡Inmersión!
system-ready = { $system ->
    [mine] Mina lista
    [torpedo] Torpedo listo
    [drone] Dron listo
    [sonar] Sonar listo
    [silence] Silencio listo
   *[scenario] Escenario listo
  }
gauge-value = { $value } de { $size }
trigger-mine = { $count ->
    [one] Detonar la mina
   *[other] Detonar una mina ({ $count })
  }
place-title = ¿Desde dónde empiezas?
place-help = Toca un espacio de mar. El enemigo no lo sabrá.
place-at = Empiezas en { $space }.
place-dive = Sumergirse aquí
place-random = Elegir por mí
placed-wait = Estás en posición. Esperando al enemigo…
aim-place = Posición inicial
aim-torpedo = Torpedo: ¿dónde impacta?
aim-mine = ¿Dónde colocas la mina?
aim-trigger = ¿Qué mina detonas?
aim-silence = Silencio: ¿hacia dónde?
aim-archer = ¿Qué Mina Archer detonas?
aim-drone = Dron: ¿qué sector?
let-be = Dejarlo
help-torpedo = Toca un espacio resaltado, a cuatro espacios como máximo.
help-mine = Toca uno de los espacios resaltados a tu alrededor.
help-trigger = Toca una de tus minas.
help-silence = Toca un espacio resaltado en línea recta, o el tuyo para quedarte.
help-archer = Toca una Mina Archer.
fire-torpedo = ¡Fuego!
fire-mine = Colocar la mina
fire-trigger = Detonar
fire-silence = Activar silencio
fire-archer = Detonar
fire-drone = Lanzar el dron
target-at = Objetivo { $space }
silence-stay = Te quedas donde estás; nadie lo sabrá.
silence-to = { $length ->
    [one] Un espacio { to }
   *[other] { $length } espacios { to }
  }
self-damage = { $damage ->
    [one] ¡Cuidado! Tú también recibes un daño.
   *[other] ¡Cuidado! Tú también recibes { $damage } daños.
  }
answer-title = Sonar enemigo
answer-help = Estás en { $space }. Da dos datos de distinto tipo: uno verdadero y otro falso.
answer-row = Fila
answer-column = Columna
answer-sector = Sector
answer-unsaid = –
answer-is-true = verdadero
answer-is-false = falso
answer-too_few = Elige dos datos.
answer-too_many = Solo dos datos.
answer-both_true = Los dos son verdaderos: cambia uno.
answer-both_false = Los dos son falsos: cambia uno.
answer-good = Uno verdadero, uno falso: ¡bien!
answer-send = Responder
volcano-smoke = Humo tóxico
volcano-smoke-help = Elige un volcán: en su sector los drones no funcionan hasta el próximo evento.
volcano-lava = Lava
volcano-lava-help = Elige un volcán: los ocho espacios a su alrededor se vuelven islas para siempre.
volcano-at = Volcán { $space }

# Primer oficial
mate-mark = Carga un medidor.
mate-help = Un medidor lleno se puede usar después de un rumbo.
mate-empty = Nada que marcar esta vez: solo da el OK.
mate-wait = Esperando el próximo rumbo.
duty-empty = Dar el OK
gauge-ready = Lleno
ready-but-weapon = Lleno, pero armas con falla
ready-but-detection = Lleno, pero detección con falla
ready-but-special = Lleno, pero especiales con falla
down-weapon = Armas con falla
down-detection = Detección con falla
down-special = Especiales con falla
up-weapon = Armas en servicio
up-detection = Detección en servicio
up-special = Especiales en servicio
gauge-dead = Fuera de servicio
gauge-left = { $left ->
    [one] falta una
   *[other] faltan { $left }
  }
use-drone = Dron
use-sonar = Sonar

# Ingeniero
board = El tablero del Ingeniero
central-circuits = Circuitos centrales
reactor = Reactor
reactor-short = Reactor
engineer-cross = { $dir ->
    [N] Tacha un símbolo en el panel norte.
    [E] Tacha un símbolo en el panel este.
    [S] Tacha un símbolo en el panel sur.
   *[W] Tacha un símbolo en el panel oeste.
  }
engineer-help = Un símbolo tachado bloquea todos los sistemas de su tipo hasta que se borra.
engineer-any = Tacha un símbolo.
engineer-penalty = Penalización: tacha un símbolo de radiación.
engineer-empty = Nada que tachar esta vez: solo da el OK.
engineer-wait = Esperando el próximo rumbo.
circuit-yellow = Circuito amarillo: { $count } de 4
circuit-orange = Circuito naranja: { $count } de 4
circuit-gray = Circuito gris: { $count } de 4
circuit-name-yellow = circuito amarillo
circuit-name-orange = circuito naranja
circuit-name-gray = circuito gris
circuit-short-yellow = amarillo
circuit-short-orange = naranja
circuit-short-gray = gris
symbol-crossed = tachado
fate-damage = causaría un daño
fate-repair = completaría el circuito y lo repararía
fate-short-damage = ¡daño!
fate-short-repair = repara
kind-down = con falla
kind-up = OK
danger-panel = { $left ->
    [one] { panel }: ¡una falla más y hay daño!
   *[other] { panel }: daño en { $left } fallas
  }
danger-radiation = { $left ->
    [one] Radiación: ¡una más y hay daño!
   *[other] Radiación: daño en { $left } fallas
  }
coming-repair = { $circuit ->
    [yellow] { course }: el circuito amarillo se reparará solo.
    [orange] { course }: el circuito naranja se reparará solo.
   *[gray] { course }: el circuito gris se reparará solo.
  }

# Operador de radio
tape = Lo que dijo el enemigo
tape-empty = Escuchando… todavía nada.
tape-surfaced = En superficie: ¡recuerda lo que oyes!
tape-gap = En superficie: sin anotar
drone-yes = sí
drone-no = no
drone-smoke = humo
blast-short = explosión
tracer-good = Aquí la ruta encaja.
tracer-bad = { $count ->
    [one] No encaja: un choque
   *[other] No encaja: { $count } choques
  }
tracer-what = Qué deslizar
tracer-all = Toda la ruta
tracer-last = Último tramo
tracer-add = De memoria
slide = Deslizar la lámina
pencil-tools = Lápiz y goma
pencil-draw = Dibujar
pencil-slide = Deslizar la lámina
pencil-erase = Borrar
pencil-note = Escribir una nota
pencil-note-text = Nota
pencil-note-put = Ponerla aquí
pencil-clear = Borrar todo
pencil-rests = El lápiz espera: recuérdalo todo.
computer-lost = En superficie el cálculo se detiene. Empieza de nuevo con la inmersión.
computer-places = { $count ->
    [one] ¡Solo queda un lugar!
   *[other] { $count } lugares posibles
  }
call-enemy-there = Avisar: { $space }

# Emerger
tracing-title = Asegurar el casco
tracing-done = { $count } de 4 secciones trazadas
tracing-your-turn = Te toca: traza la sección { $section }.
tracing-waiting = Ahora traza: { $names }
tracing-rest = No se puede hacer nada más hasta asegurar el casco. El enemigo sigue jugando.
tracing-confirming = Las cuatro secciones están trazadas. El Ingeniero enemigo las revisa.
tracing-secured = Listos para la inmersión. Esperando al Capitán.
trace-help = Da una vuelta completa entre las dos líneas, de un solo trazo.
trace-outside = ¡Fuera de las líneas! Si sueltas ahora, hay que repetirlo todo.
trace-by-keys = Con las flechas
trace-key-next = { $left ->
    [one] Sigue: { way }. Falta un lado.
   *[other] Sigue: { way }. Faltan { $left } lados.
  }
initials = Iniciales
confirm-title = El casco enemigo
confirm-sheet = El casco trazado por el enemigo
confirm-help = Ningún trazo se sale de las líneas. Confirma para que puedan sumergirse.
confirm = Confirmar

# Anuncios
say-begin = Los dos submarinos se sumergen.
say-course = { $boat }: ¡{ course }!
say-ready = { $boat }: ¡{ system-ready }!
say-torpedo = { $boat }: ¡Torpedo lanzado, impacto en { $space }!
say-mine = { $boat }: ¡Mina colocada!
say-trigger = { $boat }: ¡Detono la mina en { $space }!
say-archer = { $boat }: ¡Detono la Mina Archer en { $space }!
say-sonar = { $boat }: ¡Activo el sonar!
say-silence = { $boat }: ¡Activo la propulsión silenciosa!
say-failed = { $system ->
    [mine] { $boat }: La mina no responde.
    [torpedo] { $boat }: El torpedo no responde.
    [drone] { $boat }: El dron no responde.
    [sonar] { $boat }: El sonar no responde.
    [silence] { $boat }: El silencio no responde.
   *[scenario] { $boat }: El sistema de Escenario no responde.
  }
say-surface = { $boat }: ¡Emergemos en el sector { $sector }!
say-dive = { $boat }: ¡Inmersión!
say-system_repaired = { $system ->
    [mine] { $boat }: ¡Mina reparada!
    [torpedo] { $boat }: ¡Torpedo reparado!
    [drone] { $boat }: ¡Dron reparado!
    [sonar] { $boat }: ¡Sonar reparado!
   *[silence] { $boat }: ¡Silencio reparado!
  }
say-draw_offered = { $boat } ofrece empate.
say-secured = { $boat } ha asegurado el casco.
say-rejected = { $boat }: un trazo se salió del borde. ¡Las cuatro secciones otra vez!
say-traced = { $boat } trazó la sección { $section }.
say-damage = { $boat } sufre { $amount ->
    [one] un daño
   *[other] { $amount } daños
  } ({ cause }). Casco restante: { $hull }.
say-blast = Explosión en { $space }.
say-blast-clear = { $boat }: ¡Sin daños!
say-blast-indirect = { $boat }: ¡Impacto indirecto!
say-blast-direct = { $boat }: ¡Impacto directo!
say-drone-yes = { $boat } lanza un dron: ¿sector { $sector }? Sí.
say-drone-no = { $boat } lanza un dron: ¿sector { $sector }? No.
say-drone-smoke = { $boat } lanza un dron: ¿sector { $sector }? Humo tóxico.
say-answer-row-column = { $boat }: Estamos en la fila { $row }, columna { $column }.
say-answer-row-sector = { $boat }: Estamos en la fila { $row }, sector { $sector }.
say-answer-column-sector = { $boat }: Estamos en la columna { $column }, sector { $sector }.
say-volcano-eruption = ¡Los volcanes entran en erupción!
say-volcano-smoke = ¡Humo tóxico!
say-volcano-lava = ¡Lava!
say-stop = { $boat }: ¡ALTO!
say-stop-for = { $system ->
    [mine] { $boat }: ¡ALTO! ¡Mina!
    [torpedo] { $boat }: ¡ALTO! ¡Torpedo!
    [drone] { $boat }: ¡ALTO! ¡Dron!
    [sonar] { $boat }: ¡ALTO! ¡Sonar!
    [silence] { $boat }: ¡ALTO! ¡Silencio!
   *[scenario] { $boat }: ¡ALTO! ¡Escenario!
  }
say-cancelled = { $system ->
    [mine] { $boat } se guarda la mina.
    [torpedo] { $boat } se guarda el torpedo.
    [drone] { $boat } se guarda el dron.
    [sonar] { $boat } renuncia al sonar.
    [silence] { $boat } renuncia al silencio.
   *[scenario] { $boat } renuncia al escenario.
  }
say-resume = ¡Seguimos!
say-draw = La partida termina en empate.
say-end-destroyed = { $loser } queda destruido. Ganó { $boat }.
say-end-resigned = { $loser } se rinde. Ganó { $boat }.
say-end-abandoned = { $loser } abandonó la partida. Ganó { $boat }.
say-end-agreed = Empate, de común acuerdo.
cause = { $cause ->
    [torpedo] torpedo
    [mine] mina
    [archer] Mina Archer
    [panel] fallo completo de panel
    [radiation] radiación
    [ice] hielo
    [volcano] erupción
   *[lava] lava
  }

# Avisos
call-from-captain = Capitán: { $text }
call-from-first_mate = Primer oficial: { $text }
call-from-engineer = Ingeniero: { $text }
call-from-radio_operator = Operador de radio: { $text }
call-charge = { $system ->
    [mine] ¡Carga la mina!
    [torpedo] ¡Carga el torpedo!
    [drone] ¡Carga el dron!
    [sonar] ¡Carga el sonar!
    [silence] ¡Carga el silencio!
   *[scenario] ¡Carga el escenario!
  }
call-keep = { $kind ->
    [weapon] ¡Evita fallas en las armas!
    [detection] ¡Evita fallas en la detección!
   *[special] ¡Evita fallas en el silencio!
  }
call-avoid = { $dir ->
    [N] ¡Al norte no!
    [E] ¡Al este no!
    [S] ¡Al sur no!
   *[W] ¡Al oeste no!
  }
call-head = ¡{ course }!
call-surface = ¡Hay que emerger pronto!
call-ready = ¡{ system-ready }!
call-down = { $system ->
    [mine] Mina con falla.
    [torpedo] Torpedo con falla.
    [drone] Dron con falla.
    [sonar] Sonar con falla.
    [silence] Silencio con falla.
   *[scenario] Escenario con falla.
  }
call-up = { $system ->
    [mine] Mina reparada.
    [torpedo] Torpedo reparado.
    [drone] Dron reparado.
    [sonar] Sonar reparado.
    [silence] Silencio reparado.
   *[scenario] Escenario reparado.
  }
call-use = { $system ->
    [drone] ¡Lanza el dron!
   *[sonar] ¡Activa el sonar!
  }
call-enemy = Enemigo cerca de { $space }: { $places ->
    [one] un lugar posible
   *[other] { $places } lugares posibles
  }.
call-shot = Disparo a { $space }: { $percent } % de acierto.
call-yes = ¡Sí!
call-no = ¡No!
call-wait = ¡Espera!
call-well_done = ¡Bien hecho!
call-danger = { $dir ->
    [N] ¡Al norte no: daño!
    [E] ¡Al este no: daño!
    [S] ¡Al sur no: daño!
   *[W] ¡Al oeste no: daño!
  }
call-breaks = { $kind ->
    [weapon] { $dir ->
        [N] ¡Al norte no: fallan las armas!
        [E] ¡Al este no: fallan las armas!
        [S] ¡Al sur no: fallan las armas!
       *[W] ¡Al oeste no: fallan las armas!
      }
    [detection] { $dir ->
        [N] ¡Al norte no: falla la detección!
        [E] ¡Al este no: falla la detección!
        [S] ¡Al sur no: falla la detección!
       *[W] ¡Al oeste no: falla la detección!
      }
   *[special] { $dir ->
        [N] ¡Al norte no: falla el silencio!
        [E] ¡Al este no: falla el silencio!
        [S] ¡Al sur no: falla el silencio!
       *[W] ¡Al oeste no: falla el silencio!
      }
  }
chat-to = Para
chat-crew = Tripulación
chat-table = Todos
chat-text = Mensaje
chat-send = Enviar
report = Denunciar a un jugador
report-whom = Quién
report-why = Qué ha pasado, si quieres decirlo
report-send = Enviar al operador
report-about = El operador de este servidor recibe tu denuncia, con los últimos mensajes que has visto.
report-sent = Denuncia enviada.
chat-line = { $name }: { $text }

# Voice
voice = Voz
voice-join-crew = Hablar con la tripulación
voice-join-table = Hablar con la mesa
voice-leave = Apagar la voz
voice-hold = Mantén pulsado y habla
voice-open = Micrófono abierto
voice-shut = Micrófono cerrado
voice-open-mode = Micrófono siempre abierto
voice-alone = Nadie más tiene la voz activada todavía.
voice-widened = Desde ahora te oye toda la mesa. Mantén pulsado el botón para hablar.
voice-talks = { $name } está hablando
voice-no-insecure = Los navegadores solo permiten el micrófono en páginas HTTPS. Aun así, puedes escuchar.
voice-no-refused = El navegador no deja usar el micrófono a esta página. Permítelo en los ajustes de la página. Aun así, puedes escuchar.
voice-no-none = No se encontró ningún micrófono. Aun así, puedes escuchar.
voice-no-busy = Otro programa está usando el micrófono. Aun así, puedes escuchar.
voice-again = Reintentar
voice-test = Probar el micrófono
voice-test-say = Di algo…
voice-test-back = Así es como te oyen.
voice-level = Nivel del micrófono
voice-rule-off = Desactivada
voice-rule-crew = Dentro de cada tripulación
voice-rule-table = Todos, también durante la partida
voice-for-table = Todos pueden hablar con todos

# Final e informe
ending-won = ¡Ganaste!
ending-lost = Perdiste.
ending-draw = Empate.
ending-watched = Ganó { $boat }.
reason-destroyed = { $boat } se va a pique.
reason-both = Los dos submarinos se van a pique.
reason-resigned = La tripulación de { $boat } se rindió.
reason-agreed = Ambas tripulaciones lo acordaron.
reason-abandoned = La tripulación de { $boat } abandonó la partida.
debrief = Análisis
debrief-title = { $blue } contra { $yellow }
replay = Repetición
replay-missing = Esa partida no existe o ya no se conserva.
replay-begin = El comienzo
replay-position = Posición en la partida
replay-step = Paso { $at } de { $count }
takeover = Seguir desde aquí
takeover-about = La partida continúa desde el paso { $step } en este navegador, con bots en los demás puestos. La partida terminada queda como estaba.
takeover-leaves = Tu sitio en la mesa sigue siendo tuyo.
takeover-boat = Tu submarino
takeover-instead = En lugar de { $names }
takeover-over = Aquí la partida ya ha terminado. Retrocede a un momento anterior.
takeover-not-here = Este navegador no puede ejecutar la partida por sí solo.
step-back = Paso atrás
step-on = Paso adelante
play = Reproducir
pause = Pausa
download = Descargar
handed-in = El servidor ya tiene esta partida. Comparte su enlace.
device = En este dispositivo
device-about = Las partidas contra bots, tus lecciones y tus ajustes se guardan solo en este navegador.
device-sure = Tus partidas contra bots, tus lecciones, tus ajustes y tus puestos en partidas en curso desaparecerán de este navegador. No se puede deshacer.
device-export = Guardar una copia
device-forget = Borrarlo todo
belief-of = Lo que sabía cada tripulación
belief-none = Ocultar
belief-by = Lo que sabía { $boat }
curve = En cuántos lugares podía estar cada submarino
curve-now = Azul { $blue }, amarillo { $yellow }
curve-key = { $boat }: { $places }
moments = Momentos clave
shot-chance = { $percent } % de acierto
decisive = Lo que decidió la partida
decisive-hit = { $boat } sufre { $damage ->
    [one] un daño
   *[other] { $damage } daños
  } ({ cause }).
decisive-found = { $boat } queda localizado: de { $before } lugares posibles a { $after }.
decisive-lost = { $boat } se escabulle: de { $before } lugares posibles a { $after }.
decisive-end = El final.
learn = Qué aprender de la partida
learn-nothing = Nada que destacar: una partida limpia.
learn-shot = { $deed ->
    [torpedo] { $boat } podía lanzar un torpedo a { $space }: { $percent } % de acierto.
    [trigger] { $boat } podía detonar la mina de { $space }: { $percent } % de acierto.
   *[other] { $boat } podía detonar la Mina Archer de { $space }: { $percent } % de acierto.
  }
learn-giveaway = { $deed ->
    [surface] Emerger delató a { $boat }: de { $before } lugares posibles a { $after }.
    [course] Un solo rumbo delató a { $boat }: de { $before } lugares posibles a { $after }.
    [torpedo] Su propio torpedo delató a { $boat }: de { $before } lugares posibles a { $after }.
    [trigger] Su propia mina delató a { $boat }: de { $before } lugares posibles a { $after }.
    [answer] Su respuesta al sonar delató a { $boat }: de { $before } lugares posibles a { $after }.
   *[other] { $boat } se delató: de { $before } lugares posibles a { $after }.
  }
learn-breakdown = { $deed ->
    [torpedo] Las armas con falla desde el turno { $turn } le costaron a { $boat } un torpedo a { $space }: { $percent } % de acierto.
    [drone] La detección con falla desde el turno { $turn } le costó a { $boat } un dron: habrían quedado unos { $after } de { $before } lugares.
    [sonar] La detección con falla desde el turno { $turn } le costó a { $boat } un sonar: habrían quedado unos { $after } de { $before } lugares.
   *[other] Una falla del turno { $turn } le costó a { $boat } la Mina Archer de { $space }: { $percent } % de acierto.
  }
learn-damage = { $why ->
    [radiation] Todos los símbolos de radiación tachados: { $boat } sufrió { $damage ->
        [one] un daño
       *[other] { $damage } daños
      }.
   *[other] Un panel entero tachado: { $boat } sufrió { $damage ->
        [one] un daño
       *[other] { $damage } daños
      }.
  }

# Negativas
error-unknown = No es posible ({ $code }).
error-line_down = Conexión perdida. Inténtalo en un momento.
error-bad_order = Esa orden no es válida.
error-unknown_team = Esa tripulación no existe.
error-bad_json = El servidor no entendió el mensaje.
error-bad_message = El servidor no entendió el mensaje.
error-too_long = El mensaje es demasiado largo.
error-hello_first = La conexión no estaba lista. Recarga la página.
error-bad_token = El servidor no reconoce este navegador. Recarga la página.
error-bad_sector = Ese sector no existe.
error-game_over = La partida ha terminado.
error-wrong_role = Eso no le corresponde a tu puesto.
error-not_in_this_scenario = Eso no existe en este escenario.
error-not_in_this_mode = Eso no existe en este modo.
error-not_begun = La partida no ha empezado.
error-already_placed = Ya estás en posición.
error-stopped = ALTO: espera a que se resuelva.
error-not_your_turn = Es el turno del enemigo.
error-surfaced = Imposible en superficie.
error-not_surfaced = No estás en superficie.
error-must_surface = No queda rumbo: debes emerger.
error-no_duty = Nada que hacer aquí ahora.
error-duty_pending = La tripulación aún no ha dado el OK.
error-course_spent = Ya anunciaste un rumbo en este turno.
error-course_first = Primero anuncia un rumbo.
error-activation_spent = Anuncia un rumbo antes de volver a activar.
error-dead_system = Este medidor no se puede cargar.
error-gauge_full = Este medidor está lleno.
error-gauge_not_full = El medidor no está lleno.
error-broken = Una falla bloquea este sistema.
error-off_map = Está fuera del mapa.
error-island = Hay una isla en medio.
error-own_route = No puedes cruzar tu propia ruta.
error-own_mine = Tu propia mina está en medio.
error-not_adjacent = Ese espacio no está a tu lado.
error-out_of_range = Fuera de alcance.
error-no_such_mine = Ahí no tienes ninguna mina.
error-too_soon = Esta mina se acaba de colocar.
error-wrong_panel = Ese símbolo está en otro panel.
error-already_crossed = Ya está tachado.
error-bad_answer = Solo un dato debe ser verdadero.
error-signer = Le toca trazar a otra persona.
error-section_done = Esa sección ya está trazada.
error-not_closed = Da la vuelta completa y cierra la línea.
error-no_draw = Ya ofreciste empate.
error-first_mate_only = En este reglamento solo puede hacerlo el Primer oficial.
error-no_repair_island = No hay isla de reparación a tu lado.
error-no_such_room = Esa sala no existe.
error-no_such_code = Este código es erróneo, ya se usó o es demasiado antiguo.
error-damaged = Esta sala está dañada. El operador del servidor la ha guardado.
error-moved = Esta sala está en otro servidor. Te llevamos allí.
error-not_in_room = Primero entra en una sala.
error-room_full = La sala está llena.
error-kicked = No puedes volver a esta sala.
error-banned = Tienes prohibida la entrada a este servidor.
error-password = Esta sala tiene contraseña, y no es esta.
error-too_fast = Demasiado rápido. Respira.
error-too_many_rooms = Demasiadas salas. Cierra una.
error-bad_record = El servidor no acepta esta partida.
error-too_many_games = El servidor ya guarda 100 partidas tuyas.
error-too_many_connections = Hay demasiadas páginas abiertas desde esta red.
error-draining = El servidor va a reiniciarse.
error-host_only = Solo el anfitrión puede hacerlo.
error-lobby_only = Solo antes de la partida.
error-game_only = Solo durante la partida.
error-over_only = Solo después de la partida.
error-no_such_seat = Ese puesto no existe.
error-seat_taken = Ese puesto está ocupado.
error-not_seated = Primero ocupa un puesto.
error-no_such_member = Ese jugador ya no está.
error-bad_name = El nombre debe tener de 1 a 24 caracteres.
error-bad_option = Ese ajuste no es posible.
error-seats_free = Quedan puestos libres.
error-not_ready = No todos están listos.
error-too_few_players = Este reglamento exige más jugadores en modo simultáneo.
error-no_spectators = Esta partida no admite espectadores.
error-seen_too_much = Ya viste demasiado del otro bando.
error-same_house = Alguien en tu red juega en el otro bando. No está permitido en partidas públicas ni puntuadas.
error-muted = El anfitrión te silenció.
error-rated = No durante una partida puntuada.
error-no_voice = Ahora no puedes hablar con esta persona.
error-voice_off = El anfitrión desactivó la voz en esta sala.
error-no_relay = Aquí la voz tendría que pasar por un relé, y este servidor no tiene.
error-not_relayed = Aquí la voz pasa solo por un relé.
error-paused = La partida está en pausa.
error-store = No se pudo guardar. Inténtalo de nuevo.
error-busy = El servidor está ocupado. Inténtalo de nuevo.

# Los campos del reglamento
rule-hull = Daños para hundir un submarino
rule-realtime_min_players = Jugadores necesarios en simultáneo
rule-own_mine_blocks = Tus propias minas te cierran el paso
rule-detection_by = Quién usa dron y sonar
rule-detection_by-both = Capitán o Primer oficial
rule-detection_by-first_mate = solo el Primer oficial
rule-shy_first_mate = Solo el Capitán activa los sistemas
rule-shy_first_mate-no = en ninguna tripulación
rule-shy_first_mate-yes = en ambas tripulaciones
rule-shy_first_mate-blue = en la tripulación azul
rule-shy_first_mate-yellow = en la tripulación amarilla
rule-broken_activation = Activar un sistema con falla
rule-broken_activation-refuse = se rechaza
rule-broken_activation-penalty = fracasa y cuesta una radiación
rule-course_between_activations = Entre dos activaciones hace falta un rumbo
rule-torpedo_min = Alcance mínimo de un torpedo
rule-torpedo_path = Trayectoria de un torpedo
rule-torpedo_path-sea = solo por mar; las islas lo detienen
rule-torpedo_path-free = también sobre islas
rule-torpedo_chain = Un torpedo y las minas junto al impacto
rule-torpedo_chain-none = solo se destruye la mina alcanzada
rule-torpedo_chain-one = también estallan las minas vecinas
rule-torpedo_chain-cascade = estallan en cadena
rule-mine_trigger_from = Una mina se puede detonar
rule-mine_trigger_from-now = enseguida
rule-mine_trigger_from-next_turn = desde el turno o rumbo siguiente
rule-mine_trigger_needs_weapons = Una falla de armas impide detonar minas
rule-silence_zero = Silencio sin moverse
rule-silence_zero-free = nadie marca
rule-silence_zero-full = se marca según un rumbo elegido
rule-silence_zero-mark = solo marca el Primer oficial
rule-silence_told = Quién sabe adónde va un silencio
rule-silence_told-crew = toda la tripulación
rule-silence_told-length = toda la tripulación, y cuánto
rule-silence_told-engineer = solo el Ingeniero
rule-silence_gauge_order = El medidor de Silencio
rule-silence_gauge_order-mark_first = se marca y luego se vacía
rule-silence_gauge_order-empty_first = se vacía; luego se puede marcar
rule-repair_beats_damage = La reparación automática vence al daño
rule-surface_again_forfeits = Emerger hace perder los turnos restantes
rule-volcano_gauge_by = Qué despierta al volcán
rule-volcano_gauge_by-trigger = torpedos y minas detonadas
rule-volcano_gauge_by-drop = torpedos y minas colocadas
rule-eruption = Erupción
rule-eruption-slopes = se alcanza cada espacio vecino
rule-eruption-craters = cada volcán estalla una vez
rule-archer_as = Una Mina Archer estalla
rule-archer_as-torpedo = como un torpedo: destruye minas
rule-archer_as-mine = como una mina: las otras quedan
rule-ready_public = Todos oyen cuando un medidor está lleno
rule-open_bridge = Puente abierto: todos ven las hojas de la tripulación
rule-turn_limit_ms = Tiempo para un turno
rule-answer_limit_ms = Tiempo para responder al sonar
rule-aim_limit_ms = Tiempo para apuntar tras el ALTO
rule-confirm_limit_ms = Tiempo para confirmar un casco
rule-abandon_limit_ms = Una tripulación ausente pierde tras
rule-stop_hold_ms = Pausa tras un ALTO
rule-stop_hold_ms-0 = ninguna

# La página de reglas
rules-goal = El objetivo
rules-search = Buscar en las reglas
rules-search-none = Nada encontrado.
rules-goal-1 = Dos submarinos se persiguen en el mismo mapa. Nadie ve dónde está el otro: todo se deduce de lo que se anuncia.
rules-crew = La tripulación
rules-crew-1 = Cuatro puestos: Capitán, Primer oficial, Ingeniero y Operador de radio. En una tripulación pequeña una persona ocupa varios.
rules-crew-2 = Por turnos: mapa de 10 por 10, cuatro sectores. Simultáneo: 15 por 15, nueve sectores, y ambas tripulaciones actúan a la vez.
rules-crew-3 = Antes de la inmersión cada Capitán elige en secreto un espacio de mar para empezar.
rules-course = El rumbo
rules-course-1 = El Capitán anuncia norte, este, sur u oeste. Todos oyen la dirección, nadie la posición.
rules-course-2 = Sin rumbo posible hay que emerger.
rules-course-3 = Tras cada rumbo el Primer oficial carga un medidor y el Ingeniero tacha un símbolo. El Capitán espera los dos OK.
rules-mate = El Primer oficial
rules-mate-1 = Los medidores: mina 3, torpedo 3, sonar 3, dron 4, silencio 6.
rules-mate-2 = El Primer oficial también lleva la cuenta de los daños.
rules-engineer = El Ingeniero
rules-engineer-1 = Armas: mina y torpedo; detección: dron y sonar; especiales: silencio y escenario.
rules-radio = El Operador de radio
rules-radio-1 = El Operador de radio dibuja en una lámina transparente lo que anuncia el Capitán enemigo y la desliza sobre el mapa hasta que la ruta encaje entre las islas.
rules-radio-2 = Lápiz: dibujas tú la ruta. Trazador: la ruta se dibuja sola. Cálculo: se muestran todos los lugares posibles. El anfitrión elige antes de la partida.
rules-activate = Activar un sistema
rules-activate-1 = Hace falta un medidor lleno, ninguna falla de su tipo y estar sumergido.
rules-activate-2 = Por turnos, un turno es un rumbo y luego a lo sumo una activación. En simultáneo una activación detiene a todos hasta resolverse.
rules-activate-3 = En simultáneo, quien activa dice ALTO y nombra el sistema antes de apuntar. Si renuncia, el medidor sigue lleno, pero cuenta como activación.
rules-torpedo = Torpedo
rules-torpedo-1 = Los pasos se cuentan al norte, este, sur y oeste, nunca en diagonal. El impacto se anuncia.
rules-mine = Mina
rules-mine-1 = Nunca en la propia ruta. Todos oyen que se colocó, no dónde.
rules-mine-2 = No se puede detonar en superficie. No es una activación.
rules-drone = Dron
rules-sonar = Sonar
rules-silence = Propulsión silenciosa (Silencio)
rules-silence-1 = Cada espacio del camino cumple las reglas de un rumbo.
rules-silence-2 = Es un movimiento: Primer oficial e Ingeniero marcan una vez, sea cual sea la distancia.
rules-silence-3 = En simultáneo su ALTO dura hasta que ambos terminan.
rules-surface = Emerger
rules-surface-1 = El Capitán anuncia el sector. Se borra la ruta salvo el espacio actual; las minas quedan.
rules-surface-2 = Por turnos, se borran todas las fallas y el enemigo juega tres turnos seguidos.
rules-surface-3 = En simultáneo la tripulación traza las cuatro secciones del casco, cada una de un trazo entre las dos líneas, y las firma. Un trazo que se sale obliga a repetir todo. Cuando el Ingeniero enemigo confirma, se borran las fallas y el Capitán puede ordenar la inmersión.
rules-surface-4 = Una tripulación en superficie no puede hacer nada más. Su Operador de radio oye al enemigo pero no anota nada, y ninguna pantalla lo guarda; tras la inmersión puede anotar lo que recuerde.
rules-scenarios = Escenarios
rules-scenarios-1 = Bajo el hielo, emerger fuera de un agujero cuesta un daño.
rules-scenarios-2 = Minas Archer: conocidas por todos. Con el medidor de Escenario (4) lleno el Capitán detona la que quiera.
rules-scenarios-3 = Volcanes: cada uso de un arma marca un medidor. Cada tres marcas llega el evento siguiente: erupción, humo tóxico, lava.
rules-scenarios-4 = Daños (Echo-2): ningún sistema funciona. Con el medidor de Escenario (3) lleno y junto a la isla correcta, el Capitán repara ese sistema.
rules-end = El final
rules-end-1 = La tripulación cuyo submarino es destruido pierde al instante; si ambos se hunden con la misma orden, es empate. Es posible rendirse o acordar un empate.
figure-course = La ruta desde la última vez que se emergió no se puede cruzar.
figure-torpedo = Cuatro espacios rodeando las islas, y la explosión en el impacto.
figure-mine = Dos minas; la roja está a punto de detonar.
figure-silence = Espacios al alcance de la propulsión silenciosa.
figure-drone = El dron pregunta por un sector.
figure-sonar = La respuesta nombra la fila 7 y el sector 2: solo una es cierta, y no sabes cuál.
figure-surface = En superficie, en modo Simultáneo: dos de las cuatro secciones están trazadas.
figure-engineer = Cuatro paneles, tres circuitos, el reactor abajo.

# La mesa
who-is-here = Quién está
mark-host = anfitrión
mark-you = tú
mark-muted = silenciado
person-here = en línea
person-away = ausente
person-bot = juega un bot
no-seat = aún sin puesto
watching = mira
tools-for = Opciones para { $name }
mute-one = Silenciar
unmute-one = Dar la palabra
make-host = Hacer anfitrión
remove-one = Expulsar de la sala
remove-help = Quien es expulsado no puede volver a esta sala.
lock-seats = Bloquear los puestos
seats-locked = El anfitrión ha bloqueado los puestos.
drop-in = Cualquiera puede tomar el puesto de un bot durante la partida
person-joined = { $name } sube a bordo.
person-lost = { $name } ha perdido la conexión.
person-back = { $name } ha vuelto.
person-left = { $name } deja la mesa.
person-removed = El anfitrión ha expulsado a { $name }.
person-bot_holds = Un bot juega por { $name }.
person-host = El nuevo anfitrión es { $name }.
missing-bot = { $name } ha perdido la conexión; un bot toma el relevo en { $seconds } s.
missing-wait = { $name } ha perdido la conexión; pausa en { $seconds } s.
missing-abandon = { $name } ha perdido la conexión; su tripulación pierde en { $seconds } s.
welcome-title = Te esperan
welcome-name = ¿Cómo te llamamos?
come-aboard = Subir a bordo
ready-say = Estoy listo
ready-undo = Todavía no
ready-not = aún no
swap-wish = { $name } quiere cambiar de puesto contigo.
swap-agree = Aceptar
swap-decline = Rechazar
swap-waits = Has propuesto un cambio a { $name }.
swap-withdraw = Retirar
swap-declined = { $name } prefiere quedarse.
swap-expired = Tu cambio no ha tenido respuesta.
again-yes = Otra partida
again-undo = No, todavía no
again-wanted = Por otra partida: { $names }.
again-waits = Esperamos a { $names }.
again-swaps = Las tripulaciones cambian de submarino.
again-now = Todos de vuelta a la mesa
new-dive = Nueva inmersión
sides-swapped = Las tripulaciones han cambiado de submarino.
to-table = A la mesa
table-lobby = Los demás han vuelto a la mesa.
table-playing = La siguiente partida ha empezado.
error-locked = El anfitrión ha bloqueado los puestos.
calls-more = Más avisos
mates-bots = bots
duty-of-captain = Marcas el rumbo y disparas.
duty-of-first_mate = Con cada rumbo cargas un sistema.
duty-of-engineer = Con cada rumbo tachas un símbolo.
duty-of-radio_operator = Escuchas y sigues al enemigo.
who-am-i = { $role ->
    [captain] Capitán de { $boat }, con { $names }.
    [first_mate] Primer oficial de { $boat }, con { $names }.
    [engineer] Ingeniero de { $boat }, con { $names }.
   *[radio_operator] Operador de radio de { $boat }, con { $names }.
  }
clocks = Relojes
clocks-relaxed = Tranquilo
clocks-club = Club
clocks-quick = Rápido
clocks-about-relaxed = Sin prisas: solo la respuesta al sonar tiene límite.
clocks-about-club = Un minuto por turno.
clocks-about-quick = Veinte segundos por turno.
clocks-about-own = Límites propios: mira las reglas de la casa.
sound-clock = Tiempo por acabar
chat-unread = Chat, mensajes nuevos: { $count }
title-turn = Te toca · { $boat }
title-boat = { $boat } · Fathom
title-room = { $room } · Fathom
line-sending = Enviando…
line-silent = El servidor no responde. Tu orden se guarda y se enviará de nuevo.
who-am-i-many = { $count } puestos en { $boat }, con { $names }.
preview-invite = Te invitan a un duelo de submarinos
preview-invited = { $name } te invita a un duelo de submarinos
find-crew = Personas por tripulación
find-bots = Los bots pueden completar los puestos
find-wait = Esperar como mucho
find-go = Buscar jugadores
notices = Avísame cuando me toque
match-room = Mesa abierta
match-wait = Buscando jugadores… La partida empieza cuando todos los puestos estén ocupados.
match-wait-bots = Buscando jugadores… En { $seconds } s los bots ocupan los puestos libres.
match-found = Tu partida va a empezar.

# Las personas
profile-self = Nombre y emblema
emblem = Emblema
emblem-none = Ninguno
emblem-anchor = Ancla
emblem-whale = Ballena
emblem-octopus = Pulpo
emblem-compass = Brújula
emblem-lantern = Farol
emblem-shell = Concha
emblem-starfish = Estrella de mar
emblem-trident = Tridente
emblem-crab = Cangrejo
emblem-wave = Ola
emblem-bell = Campana de a bordo
emblem-knot = Nudo
profile-where = Qué partidas
profile-host = En este servidor
profile-here = En este dispositivo
profile-sums = Tus resultados
profile-empty = Aún no hay partidas terminadas. Juega una y aquí aparecerán tus resultados.
sum-games = Partidas
sum-won = Ganadas
sum-drawn = Empates
sum-streak = Victorias seguidas
sum-lost-streak = Derrotas seguidas
sum-best-streak = Mejor racha
sum-hit-rate = Puntería
by-role = Por puesto
by-mode = Por modo
by-map = Por mapa
won-of = { $won } ganadas de { $games }
favourites = Sistemas favoritos
times-used = { $count ->
    [one] { $count } vez
   *[other] { $count } veces
  }
past-nobody = alguien
past-won = { $turns ->
    [0] Victoria contra { $enemy }, { $map }
    [one] Victoria contra { $enemy }, { $turns } turno, { $map }
   *[other] Victoria contra { $enemy }, { $turns } turnos, { $map }
  }
past-lost = { $turns ->
    [0] Derrota contra { $enemy }, { $map }
    [one] Derrota contra { $enemy }, { $turns } turno, { $map }
   *[other] Derrota contra { $enemy }, { $turns } turnos, { $map }
  }
past-drawn = { $turns ->
    [0] Empate contra { $enemy }, { $map }
    [one] Empate contra { $enemy }, { $turns } turno, { $map }
   *[other] Empate contra { $enemy }, { $turns } turnos, { $map }
  }
past-off = { $turns ->
    [0] Partida suspendida contra { $enemy }, { $map }
    [one] Partida suspendida contra { $enemy }, { $turns } turno, { $map }
   *[other] Partida suspendida contra { $enemy }, { $turns } turnos, { $map }
  }
past-more = { $count ->
    [one] Ver { $count } partida más
   *[other] Ver { $count } partidas más
  }
moment-turn = Turno { $turn }
own-data = Tus datos
own-data-about = Un secreto en este navegador permite reconocerte, sin correo ni contraseña.
export = Guardar una copia en un archivo
forget-me = Olvidarme
forget-goes = Se borran tu nombre, tus resultados y tu lista de partidas, en este servidor y en este dispositivo.
forget-stays = Las partidas que jugaste con otros siguen ahí para ellos, sin tu nombre. Una partida en curso sigue con un bot en tu lugar.
forget-on = Borrarlo todo
forget-sure = No se puede deshacer. ¿Borrarlo todo ahora?
forget-now = Sí, olvídame
device-offer = Continuar en otro dispositivo
device-how = Escanea esto con el otro dispositivo. O abre allí el perfil, toca «Tengo un código» y escribe:
device-qr = Código QR para continuar en otro dispositivo
device-secret = Sirve una sola vez, durante { $minutes } minutos. Quien lo use pasará a ser tú: no se lo enseñes a nadie.
device-have = Tengo un código
device-own = Usa solo el código de un dispositivo tuyo. Nombre, partidas, puntuación y puestos serán los mismos en los dos; lo que este dispositivo tenía hasta ahora se pierde.
device-code = Código de tu otro dispositivo
device-become = Continuar aquí
rated-game = Partida puntuada
rated-about = Cuenta para la puntuación de todos los jugadores. Durante la partida nadie entra ni es expulsado; una tripulación de la que se van todos pierde.
rating-turn = Puntuación, por turnos
rating-real = Puntuación, Simultáneo
rating-provisional = provisional
best-players = Los mejores de este servidor
