# Común
close = Cerrar
cancel = Cancelar
back = Atrás
loading = Un momento …
yes = Sí
no = No
undo = Deshacer
draw = Empate
tagline = Dos tripulaciones, dos submarinos, un mapa. Escuchar, deducir, golpear.
language = Idioma
language-and-sound = Idioma y sonido
speech = Leer los anuncios en voz alta
vibration = Vibrar
sound = Sonidos
sound-ping = Sonar y dron
sound-torpedo = Torpedo
sound-blast = Explosiones
sound-alarm = Alarma
sound-dive = Inmersión y superficie
sound-turn = Tu turno
sound-stop = ALTO

# Inicio
play-now = Jugar contra bots
play-solo = Todo el submarino para ti
play-solo-help = Por turnos. Ocupas los cuatro puestos, a tu ritmo.
play-captain = Capitán con tripulación
play-captain-help = Por turnos. Primer oficial, Ingeniero y Operador de radio son bots.
play-real = Capitán en simultáneo
play-real-help = Todos a la vez, en el mapa grande. La tripulación son bots.
bot-level = Fuerza de los bots
level-cadet = Cadete
level-officer = Oficial
level-ace = As
your-name = Tu nombre
name-example = por ejemplo Ana
name-default = Marinero
solo-room = Inmersión de prueba
room-of = Mesa de { $name }
boat-blue = Nautilus
boat-yellow = Terror
create-room = Crear una sala
join-code = Código de una sala
join = Entrar
watch = Mirar
your-rooms = Tus partidas
back-to = Volver a { $room }
open-games = Partidas abiertas
open-games-none = Nadie tiene una mesa abierta ahora.
past-games = Partidas jugadas
past-games-none = Aún no ha terminado ninguna partida.
free-seats = { $count ->
    [one] un puesto libre
   *[other] { $count } puestos libres
  }
won-by = Ganó { $boat }
rules = Reglas
contents = Contenido

# Sala
room = Sala { $code }
room-code = Código de esta sala
invite = Invitar
invite-text = Sube a bordo: sala { $code }
qr = Código QR con el enlace a esta sala
share-link = Compartir el enlace
link-copied = Enlace copiado.
team-blue = El submarino azul
team-yellow = El submarino amarillo
boat-name = Nombre del submarino
seat-free = libre
sit = Sentarse
stand = Levantarse
swap = Cambiar
swap-asked = { $name } quiere cambiar de puesto contigo. De acuerdo
take-seat = Ocupar el puesto: { $role }, { $boat }
kick = Expulsar
bot-here = Un bot en este puesto
bot-away = Quitar el bot
fill-bots = Bots en los puestos libres
a-bot = un bot
ready = Listo
start-game = ¡Inmersión!
all-set = Todos están listos.
problem-seats_free = Quedan puestos libres.
problem-not_ready = No todos están listos.
problem-too_few_players = Faltan jugadores para el modo simultáneo en este reglamento.
map = Mapa
mode = Modo
mode-turn = Por turnos
mode-real = Simultáneo
rule-book = Reglamento
preset-en1 = Inglés, primera edición
preset-es1 = Español, primera edición
preset-it1 = Italiano, primera edición
preset-fr2 = Francés, segunda edición
preset-uk2 = Ucraniano, segunda edición
rules-and-options = Reglas y opciones
differences = Distinto del reglamento inglés
differences-none = Todo como en la primera edición inglesa.
house-rule = regla de la casa
house-rules = Reglas de la casa
crew-blue = Tripulación azul
crew-yellow = Tripulación amarilla
radio-help = La lámina del Operador de radio
help-mode-pencil = Lápiz
help-mode-tracer = Trazador
help-mode-computer = Computadora
spectators = Espectadores
spectators-none = Nadie puede mirar
spectators-public = Oyen lo que todos oyen
spectators-both = Ven los dos submarinos, más tarde
absent = Si a alguien se le corta la línea
absent-bot = Un bot ocupa el puesto
absent-wait = La partida espera
absent-abandon = La tripulación pierde
listed = Mostrar esta sala entre las partidas abiertas
bots-count = Los bots cuentan como jugadores
no-limit = sin límite
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
map-about-alpha = Muchas islas pequeñas: un buen mapa para empezar.
map-about-bravo = Aguas más abiertas.
map-about-charlie = Mar abierto, pocas islas tras las que esconderse.
map-about-delta = Bajo el hielo: emerge en un agujero o sufre un daño.
map-about-echo = Hay Minas Archer en el mapa; con el medidor de Escenario lleno se detona una.
map-about-alpha-2 = Muchas islas pequeñas, en otra disposición.
map-about-bravo-2 = Aguas más abiertas, en otra disposición.
map-about-charlie-2 = El hielo cubre parte del mapa; solo los agujeros son seguros.
map-about-delta-2 = Dos volcanes: las armas los despiertan.
map-about-echo-2 = Todos los sistemas están muertos hasta repararlos en su isla.

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
kind-special = Especial
kind-radiation = Radiación
dir-N = Norte
dir-E = Este
dir-S = Sur
dir-W = Oeste
to-N = al norte
to-E = al este
to-S = al sur
to-W = al oeste
way-N = arriba
way-E = a la derecha
way-S = abajo
way-W = a la izquierda
letter-N = N
letter-E = E
letter-S = S
letter-W = O
course-N = Rumbo norte
course-E = Rumbo este
course-S = Rumbo sur
course-W = Rumbo oeste
sector-number = Sector { $number }
sector-short = S{ $number }

# El mapa en palabras
space-sea = mar
space-island = isla
space-ice = mar bajo el hielo
space-hole = agujero en el hielo
space-volcano = volcán
space-archer = Mina Archer
space-repair = isla que repara: { $system }
note-here = tu submarino
note-route = en tu ruta
note-mine = tu mina
note-possible = el enemigo puede estar aquí
captain-chart = Mapa del Capitán
radio-chart = Mapa del Operador de radio
spectator-chart = Mapa
debrief-chart = Mapa con los dos submarinos

# Arriba
stations = Puestos
menu = Menú
calls = Avisos a la tripulación
chat = Charla
log = Diario
log-empty = Aún no se ha anunciado nada.
badge-surfaced = en superficie
badge-turn = le toca
hull-left = Casco { $hull } de { $size }
line-connecting = Conectando …
line-down = La línea se cortó. Vuelve sola.
line-closed = Desconectado
stop = ALTO
paused = PAUSA
stop-answer = { $boat } responde al sonar.
stop-penalty = { $boat } tacha una radiación.
stop-volcano = { $boat } nombra un volcán.
stop-resume = La partida sigue en un momento.
pause-agreed = Ambas tripulaciones están de acuerdo.
pause-absent = Alguien está ausente.
pause-store = El servidor no puede guardar en este momento.
pause-restart = El servidor se reinicia.
resume = Seguir
ask-pause = Pedir una pausa
offer-draw = Ofrecer empate
resign = Rendirse
sure-resign = ¿Rendirse en esta partida?
sure-leave = ¿Dejar tu puesto y la sala?
leave-room = Dejar la sala
to-home = Inicio
auto-pass = Terminar mi turno solo cuando no se pueda activar nada
bye-taken_over = Abriste esta partida en otra página.
bye-kicked = El anfitrión te expulsó.
bye-closed = La sala está cerrada.

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
now-crew = La tripulación trabaja.
now-activate = Activa un sistema o termina el turno.
now-enemy-turn = Le toca al enemigo.
now-blackout = ¡Apagón! No queda rumbo posible: ¡a emerger!
now-stop = ALTO: la partida sigue en un momento.
now-you-answer = El enemigo espera tu respuesta.
now-enemy-answers = El enemigo debe responder.
end-turn = Fin del turno
surface = Emerger
surface-question = ¿Emerger ahora?
surface-means-turn = Anuncias el sector { $sector }. Se borran todas las fallas y tu ruta. Luego el enemigo juega tres turnos seguidos.
surface-means-real = Anuncias el sector { $sector }. La tripulación traza el casco antes de sumergirse; mientras tanto el enemigo sigue jugando.
surface-ice = Estás bajo el hielo: emerger aquí cuesta un daño.
dive = ¡Inmersión!
system-ready = { $system }: listo
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
placed-wait = Estás en posición. Se espera al enemigo …
aim-place = Posición inicial
aim-torpedo = Torpedo: ¿dónde impacta?
aim-mine = Colocar una mina: ¿dónde?
aim-trigger = ¿Qué mina detona?
aim-silence = Silencio: ¿hacia dónde?
aim-archer = ¿Qué Mina Archer detona?
aim-drone = Dron: ¿qué sector?
help-torpedo = Toca un espacio marcado, hasta cuatro pasos.
help-mine = Toca uno de los espacios marcados a tu alrededor.
help-trigger = Toca una de tus minas.
help-silence = Toca un espacio marcado en línea recta, o el tuyo para quedarte.
help-archer = Toca una Mina Archer.
fire-torpedo = Fuego
fire-mine = Colocar la mina
fire-trigger = Detonar
fire-silence = Ir en silencio
fire-archer = Detonar
fire-drone = Enviar el dron
target-at = Objetivo { $space }
silence-stay = Te quedas donde estás; nadie lo sabrá.
silence-to = { $length ->
    [one] Un espacio { $dir }
   *[other] { $length } espacios { $dir }
  }
self-damage = { $damage ->
    [one] Cuidado: también te alcanza, ¡un daño!
   *[other] Cuidado: también te alcanza, ¡{ $damage } daños!
  }
answer-title = Sonar enemigo
answer-help = Estás en { $space }. Di dos datos de dos tipos: solo uno debe ser verdad.
answer-row = Fila
answer-column = Columna
answer-sector = Sector
answer-unsaid = –
answer-is-true = verdad
answer-is-false = falso
answer-too_few = Elige dos datos.
answer-too_many = Solo dos datos.
answer-both_true = Los dos son verdad: cambia uno.
answer-both_false = Los dos son falsos: cambia uno.
answer-good = Uno verdadero, uno falso: bien.
answer-send = Responder
volcano-smoke = Humo tóxico
volcano-smoke-help = Nombra un volcán: en su sector los drones no averiguan nada hasta el próximo evento.
volcano-lava = Lava
volcano-lava-help = Nombra un volcán: los ocho espacios a su alrededor se vuelven islas.
volcano-at = Volcán { $space }

# Primer oficial
mate-mark = Carga un medidor.
mate-empty = Nada que marcar esta vez: da el OK igualmente.
mate-wait = Esperando el próximo rumbo.
duty-empty = Dar el OK
gauge-ready = Listo
gauge-broken = Listo, pero con falla
gauge-dead = Muerto
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
engineer-cross = Tacha un símbolo: panel { $panel }.
engineer-any = Tacha un símbolo.
engineer-penalty = Penalización: tacha una radiación.
engineer-empty = Nada que tachar esta vez: da el OK igualmente.
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
    [one] Panel { $dir }: ¡una falla más y hay daño!
   *[other] Panel { $dir }: daño en { $left } fallas
  }
danger-radiation = { $left ->
    [one] Radiación: ¡una más y hay daño!
   *[other] Radiación: daño en { $left } fallas
  }
coming-repair = Rumbo { $dir }: el { $circuit } se repara solo.

# Operador de radio
tape = Lo que dijo el enemigo
tape-empty = Escuchando … todavía nada.
tape-surfaced = En superficie: ¡recuerda lo que oyes!
drone-yes = sí
drone-no = no
drone-smoke = humo
blast-short = explosión
tracer-good = Aquí la ruta es posible.
tracer-bad = { $count ->
    [one] Imposible: un choque
   *[other] Imposible: { $count } choques
  }
tracer-what = Qué deslizar
tracer-all = Toda la ruta
tracer-last = Desde el último corte
slide = Deslizar la lámina
slide-to = { $dir }
pencil-tools = Lápiz y goma
pencil-draw = Dibujar
pencil-slide = Deslizar la lámina
pencil-erase = Borrar
pencil-note = Escribir una nota
pencil-note-text = Nota
pencil-note-put = Ponerla aquí
pencil-clear = Borrar todo
computer-thinking = Calculando …
computer-failed = No se pudo cargar la computadora.
computer-places = { $count ->
    [one] ¡Solo queda un lugar!
   *[other] { $count } lugares posibles
  }
call-enemy-there = Avisar { $space }

# Emerger
tracing-title = Aseguren el casco
tracing-done = { $count } de 4 secciones trazadas
tracing-your-turn = Te toca: traza la sección { $section }.
tracing-waiting = Ahora traza: { $names }
tracing-confirming = Las cuatro están trazadas. El Ingeniero enemigo las mira.
tracing-secured = Listos para la inmersión. Se espera al Capitán.
trace-help = Da una vuelta entre las dos líneas, de un solo trazo.
trace-outside = ¡Fuera del borde! Si sueltas ahora, se rechaza todo.
trace-by-keys = Con las flechas
trace-key-next = { $left ->
    [one] Sigue: { $dir }. Falta un lado.
   *[other] Sigue: { $dir }. Faltan { $left } lados.
  }
initials = Iniciales
confirm-title = El casco enemigo
confirm-sheet = El casco trazado por el enemigo
confirm-help = Sus trazos quedan entre las líneas. Da la conformidad.
confirm = Confirmar

# Anuncios
say-begin = Los dos submarinos se sumergen.
say-course = { $boat }: ¡rumbo { $dir }!
say-ready = { $boat }: { $system } listo.
say-torpedo = { $boat } lanza un torpedo, ¡impacto en { $space }!
say-mine = { $boat } coloca una mina.
say-trigger = { $boat } detona la mina en { $space }!
say-archer = { $boat } detona la Mina Archer en { $space }!
say-sonar = { $boat } activa el sonar.
say-silence = { $boat } activa el silencio.
say-failed = { $boat }: { $system } falla.
say-surface = { $boat } emerge en el sector { $sector }.
say-dive = { $boat } se sumerge.
say-system_repaired = { $boat } reparó: { $system }.
say-draw_offered = { $boat } ofrece empate.
say-secured = { $boat }: el casco está asegurado.
say-rejected = { $boat }: un trazo salió del borde, las cuatro secciones otra vez.
say-traced = { $boat } trazó la sección { $section }.
say-damage = ¡Daño! { $boat }: { $amount }, { $cause }. Casco restante: { $hull }.
say-blast = Explosión en { $space }. { $results }
say-blast-clear = { $boat }: sin daños.
say-blast-indirect = { $boat }: ¡impacto indirecto!
say-blast-direct = { $boat }: ¡impacto directo!
say-drone-yes = { $boat } envía un dron: ¿sector { $sector }? Sí.
say-drone-no = { $boat } envía un dron: ¿sector { $sector }? No.
say-drone-smoke = { $boat } envía un dron: ¿sector { $sector }? Humo tóxico.
say-answer = { $boat } responde: { $statements }.
state-row = fila { $row }
state-column = columna { $column }
state-sector = sector { $sector }
say-volcano-eruption = ¡Los volcanes entran en erupción!
say-volcano-smoke = ¡Humo tóxico!
say-volcano-lava = ¡Lava!
say-stop = ¡ALTO!
say-resume = Se sigue.
say-draw = La partida es un empate.
say-end-destroyed = Ganó { $boat }: el enemigo está destruido.
say-end-resigned = Ganó { $boat }: el enemigo se rinde.
say-end-abandoned = Ganó { $boat }: el enemigo se fue.
say-end-agreed = La partida es un empate.
cause-torpedo = torpedo
cause-mine = mina
cause-archer = Mina Archer
cause-panel = fallo completo de panel
cause-radiation = radiación
cause-ice = hielo
cause-volcano = volcán
cause-lava = lava

# Avisos
call-from = { $role }: { $text }
call-charge = ¡Carga { $system }!
call-keep = ¡Cuida: { $kind }!
call-avoid = ¡{ $dir } no!
call-head = ¡Rumbo { $dir }!
call-surface = ¡Hay que emerger pronto!
call-ready = { $system }: listo.
call-down = { $system }: con falla.
call-enemy = Enemigo cerca de { $space }, { $places ->
    [one] un lugar
   *[other] { $places } lugares
  }.
call-shot = { $space } acierta al { $percent } %.
call-yes = ¡Sí!
call-no = ¡No!
call-wait = ¡Espera!
call-well_done = ¡Bien hecho!
chat-to = A quién
chat-crew = Tripulación
chat-table = Mesa
chat-text = Mensaje
chat-send = Enviar

# Final e informe
ending-won = ¡Ganaste!
ending-lost = Perdiste.
ending-draw = Empate.
ending-watched = Ganó { $boat }.
reason-destroyed = Un submarino fue destruido.
reason-resigned = Una tripulación se rindió.
reason-agreed = Ambas tripulaciones estaban de acuerdo.
reason-abandoned = Una tripulación se fue.
debrief = Informe
rematch = Revancha
debrief-title = { $blue } contra { $yellow }
replay = Repetición
replay-missing = Esa partida no existe.
replay-begin = El comienzo
replay-position = Posición en la partida
replay-step = Paso { $at } de { $count }
step-back = Paso atrás
step-on = Paso adelante
play = Reproducir
pause = Pausa
download = Descargar
belief-of = Deducciones
belief-none = Sin deducciones
belief-by = Lo que sabía { $boat }
curve = En cuántos lugares podías estar
curve-now = Azul { $blue }, amarillo { $yellow }
curve-key = { $boat }: { $places }
moments = Momentos
shot-chance = { $percent } % de acierto

# Negativas
error-unknown = No es posible ({ $code }).
error-line_down = La línea se cortó. Inténtalo en un momento.
error-bad_order = Eso no es una orden.
error-bad_json = No se entendió el mensaje.
error-bad_message = No se entendió el mensaje.
error-bad_sector = Ese sector no existe.
error-game_over = La partida terminó.
error-wrong_role = Tu puesto no puede hacer eso.
error-not_in_this_scenario = Este escenario no tiene eso.
error-not_in_this_mode = Este modo no tiene eso.
error-not_begun = La partida no ha empezado.
error-already_placed = Ya estás en posición.
error-stopped = ALTO: espera a que se resuelva.
error-not_your_turn = Es el turno del enemigo.
error-surfaced = No en superficie.
error-not_surfaced = No estás en superficie.
error-must_surface = No queda rumbo: debes emerger.
error-no_duty = Nada que hacer aquí ahora.
error-duty_pending = La tripulación no ha dado el OK.
error-course_spent = Este turno ya tiene su rumbo.
error-course_first = Primero anuncia un rumbo.
error-activation_spent = Hace falta un rumbo entre dos activaciones.
error-dead_system = Este medidor no se puede cargar.
error-gauge_full = Este medidor está lleno.
error-gauge_not_full = El medidor no está lleno.
error-broken = Una falla impide este sistema.
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
error-bad_answer = Solo un dato debe ser verdad.
error-signer = Le toca trazar a otra persona.
error-section_done = Esa sección ya está.
error-not_closed = Da la vuelta completa y cierra la línea.
error-no_draw = Tu oferta sigue en pie.
error-first_mate_only = En este reglamento lo hace el Primer oficial.
error-no_repair_island = No hay isla de reparación a tu lado.
error-no_mine_now = Ahora no se puede detonar ninguna mina.
error-no_such_room = Esa sala no existe.
error-room_full = La sala está llena.
error-kicked = No puedes volver a esta sala.
error-too_fast = Demasiado rápido. Respira.
error-too_many_rooms = Demasiadas salas. Cierra una.
error-draining = El servidor va a reiniciarse.
error-host_only = Solo el anfitrión puede hacerlo.
error-lobby_only = Solo antes de la partida.
error-seat_taken = Ese puesto está ocupado.
error-bad_name = Ese nombre no sirve.
error-bad_option = Esa opción no sirve.
error-seats_free = Quedan puestos libres.
error-not_ready = No todos están listos.
error-too_few_players = Faltan jugadores para el modo simultáneo.
error-no_spectators = Nadie puede mirar esta partida.
error-seen_too_much = Has visto demasiado del otro lado.
error-muted = El anfitrión te ha silenciado.
error-paused = La partida está en pausa.
error-store = No se guardó. Inténtalo de nuevo.
error-busy = El servidor está ocupado. Inténtalo de nuevo.

# Los campos del reglamento
rule-hull = Daños que hunden un submarino
rule-realtime_min_players = Jugadores necesarios en simultáneo
rule-own_mine_blocks = Las minas propias cierran el paso
rule-detection_by = Quién usa dron y sonar
rule-detection_by-both = Capitán o Primer oficial
rule-detection_by-first_mate = solo el Primer oficial
rule-shy_first_mate = Solo el Capitán lo activa todo
rule-broken_activation = Activar un sistema con falla
rule-broken_activation-refuse = se rechaza
rule-broken_activation-penalty = fracasa, y el Ingeniero tacha una radiación
rule-course_between_activations = Un rumbo entre dos activaciones
rule-torpedo_min = Alcance mínimo de un torpedo
rule-torpedo_path = Camino de un torpedo
rule-torpedo_path-sea = solo por mar; las islas lo detienen
rule-torpedo_path-free = también sobre islas
rule-torpedo_chain = Un torpedo y las minas junto al impacto
rule-torpedo_chain-none = solo se destruye la mina bajo el impacto
rule-torpedo_chain-one = también estallan las minas vecinas
rule-torpedo_chain-cascade = las minas vecinas estallan y detonan otras
rule-mine_trigger_from = Una mina se puede detonar
rule-mine_trigger_from-now = enseguida
rule-mine_trigger_from-next_turn = desde el turno o rumbo siguiente
rule-mine_trigger_needs_weapons = Detonar exige armas sin fallas
rule-silence_zero = Silencio sin moverse
rule-silence_zero-free = nadie marca
rule-silence_zero-full = Primer oficial e Ingeniero marcan; el Capitán nombra una dirección
rule-silence_zero-mark = el Primer oficial marca, el Ingeniero finge
rule-silence_gauge_order = El medidor de Silencio
rule-silence_gauge_order-mark_first = primero se marca, luego se vacía
rule-silence_gauge_order-empty_first = primero se vacía y puede recibir la marca
rule-repair_beats_damage = La reparación automática vence al daño
rule-surface_again_forfeits = Emerger hace perder los turnos restantes
rule-volcano_gauge_by = Qué despierta al volcán
rule-volcano_gauge_by-trigger = torpedos lanzados y minas detonadas
rule-volcano_gauge_by-drop = torpedos lanzados y minas colocadas
rule-eruption = Erupción
rule-eruption-slopes = cada espacio junto a un volcán es un impacto
rule-eruption-craters = cada volcán es un impacto
rule-ready_public = Todos oyen cuando un medidor está listo
rule-open_bridge = Puente abierto: la tripulación ve todas sus hojas
rule-turn_limit_ms = Tiempo para un turno
rule-answer_limit_ms = Tiempo para responder al sonar
rule-confirm_limit_ms = Tiempo para confirmar un casco
rule-abandon_limit_ms = Una tripulación ausente pierde tras
rule-stop_hold_ms = Un ALTO dura aún

# La página de reglas
rules-goal = El objetivo
rules-goal-1 = Dos submarinos se persiguen bajo el mismo mapa. Nadie ve dónde está el otro: todo se deduce de lo que se anuncia.
rules-goal-2 = Un submarino que ha recibido todos los daños que soporta queda destruido y su tripulación pierde.
rules-crew = La tripulación
rules-crew-1 = Cuatro puestos: Capitán, Primer oficial, Ingeniero y Operador de radio. En una tripulación pequeña una persona ocupa varios.
rules-crew-2 = Por turnos: mapa de 10 por 10, cuatro sectores. Simultáneo: 15 por 15, nueve sectores, y ambas tripulaciones actúan a la vez.
rules-crew-3 = Antes de la inmersión cada Capitán elige en secreto un espacio de mar para empezar.
rules-course = El rumbo
rules-course-1 = El Capitán anuncia norte, este, sur u oeste y el submarino avanza un espacio. Todos oyen la dirección, nadie la posición.
rules-course-2 = El borde del mapa, las islas y cada espacio de la propia ruta desde la última vez que emergió están cerrados. Sin rumbo posible hay que emerger.
rules-course-3 = Tras cada rumbo el Primer oficial carga un medidor y el Ingeniero tacha un símbolo. El Capitán espera los dos OK.
rules-mate = El Primer oficial
rules-mate-1 = Tras cada rumbo marca una casilla de un medidor: mina 3, torpedo 3, sonar 3, dron 4, silencio 6. Un medidor lleno está listo; usar el sistema lo vacía.
rules-mate-2 = También lleva la cuenta de los daños.
rules-engineer = El Ingeniero
rules-engineer-1 = Tacha un símbolo en el panel del rumbo. Mientras un símbolo de un tipo esté tachado, ningún sistema de ese tipo funciona.
rules-engineer-2 = Cuando los cuatro símbolos de un circuito están tachados, el circuito se repara y se borran.
rules-engineer-3 = Cuando los seis símbolos de un panel, o las seis radiaciones, están tachados, el submarino recibe un daño y se borra toda la hoja.
rules-radio = El Operador de radio
rules-radio-1 = Anota en una lámina transparente lo que anuncia el Capitán enemigo y la desliza sobre el mapa hasta que la ruta pasa entre las islas.
rules-radio-2 = Lápiz: dibuja él mismo. Trazador: la ruta se dibuja sola. Computadora: se muestran todos los lugares posibles. La mesa lo acuerda antes.
rules-activate = Activar un sistema
rules-activate-1 = Hace falta un medidor lleno, ninguna falla de su tipo y estar sumergido.
rules-activate-2 = Por turnos, un turno es un rumbo y luego a lo sumo una activación. En simultáneo una activación detiene a todos hasta resolverse.
rules-torpedo = Torpedo
rules-torpedo-1 = Impacta en un espacio de mar a cuatro pasos como máximo; los pasos van al norte, este, sur y oeste, nunca en diagonal. El impacto se anuncia.
rules-torpedo-2 = En el espacio de la explosión, dos daños; al lado, uno. Quien disparó no se libra.
rules-mine = Mina
rules-mine-1 = Se coloca en uno de los ocho espacios vecinos, no en la propia ruta. Todos oyen que se colocó, no dónde.
rules-mine-2 = Puede detonarse después, también en el turno enemigo, pero no en superficie. No es una activación. Estalla como un torpedo.
rules-drone = Dron
rules-drone-1 = Se pregunta al enemigo por un sector; debe decir la verdad.
rules-sonar = Sonar
rules-sonar-1 = El Capitán enemigo da dos datos de tipos distintos: fila, columna o sector. Solo uno es verdad.
rules-silence = Silencio
rules-silence-1 = El submarino avanza hasta cuatro espacios en línea recta y nadie fuera oye hacia dónde ni cuánto. Cada espacio cumple las reglas de un rumbo.
rules-silence-2 = Es un movimiento: Primer oficial e Ingeniero marcan una vez, sea cual sea la distancia.
rules-surface = Emerger
rules-surface-1 = El Capitán anuncia el sector. Se borra la ruta salvo el espacio actual; las minas quedan.
rules-surface-2 = Por turnos, se borran todas las fallas y el enemigo juega tres turnos seguidos.
rules-surface-3 = En simultáneo la tripulación traza las cuatro secciones del casco, cada una de un trazo entre las dos líneas, y las firma. Un trazo que se sale obliga a repetir todo. Cuando el Ingeniero enemigo confirma, se borran las fallas y el Capitán puede ordenar la inmersión.
rules-surface-4 = Una tripulación en superficie no puede hacer nada más, y el Operador de radio no anota.
rules-scenarios = Escenarios
rules-scenarios-1 = Bajo el hielo, emerger fuera de un agujero cuesta un daño.
rules-scenarios-2 = Minas Archer: conocidas por todos. Con el medidor de Escenario (4) lleno el Capitán detona la que quiera.
rules-scenarios-3 = Volcanes: cada uso de un arma marca un medidor. Cada tres marcas llega el evento siguiente: erupción, humo tóxico, lava.
rules-scenarios-4 = Damage: todos los sistemas están muertos. Con el medidor de Escenario (3) lleno y junto a la isla correcta el Capitán repara ese sistema.
rules-end = El final
rules-end-1 = La tripulación cuyo submarino es destruido pierde al instante; si ambos se hunden por la misma orden es empate. Se puede rendir o acordar el empate.
figure-course = La ruta desde la última vez que emergió no se puede cruzar.
figure-torpedo = Cuatro pasos alrededor de las islas, y la explosión en el impacto.
figure-mine = Dos minas; la roja está a punto de detonar.
figure-silence = Espacios que alcanza un silencio.
figure-engineer = Cuatro paneles, tres circuitos, el reactor abajo.
