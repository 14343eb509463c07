# Helps
about-role-captain = Anuncia cada rumbo y decide cuándo atacar. Solo este puesto muestra dónde estás.
about-role-first_mate = Carga un medidor tras cada rumbo y lleva la cuenta de los daños.
about-role-engineer = Tras cada rumbo tacha un símbolo de su panel: algo se avería a bordo.
about-role-radio_operator = Escucha los rumbos del enemigo y deduce dónde puede estar.
about-system-torpedo = Impacta a cuatro pasos como máximo: 2 daños allí, 1 al lado. Tú tampoco te libras.
about-system-mine = Se coloca en un espacio vecino y se detona después. Golpea como un torpedo.
about-system-drone = Se pregunta al enemigo por un sector; debe decir la verdad.
about-system-sonar = El Capitán enemigo da dos datos entre fila, columna y sector. Solo uno es verdadero.
about-system-silence = Hasta cuatro espacios en línea recta, y fuera nadie oye hacia dónde.
about-system-archer = Detona una de las minas Archer del mapa, esté donde esté.
about-system-volcano = Cada arma despierta al volcán. Cada tercera marca trae erupción, humo o lava.
about-system-repair = Junto a la isla de un sistema, un medidor lleno lo pone de nuevo en marcha.
about-trigger = Detona una de tus minas, incluso en el turno enemigo. No gasta medidor.
about-gauge = Cada marca llena una casilla. Lleno, está listo; usar el sistema lo vacía.
about-panel = Un panel por rumbo. Los seis símbolos tachados: 1 daño, y se borra todo.
about-circuit = Cuatro símbolos en una línea. Cuando están los cuatro tachados, se reparan solos.
about-reactor = Símbolos fuera de los circuitos: solo emerger o un daño los borra.
about-kind-weapon = Con uno tachado, donde sea: ni torpedo ni mina hasta repararlo.
about-kind-detection = Con uno tachado, donde sea: ni dron ni sonar hasta repararlo.
about-kind-special = Con uno tachado, donde sea: ni silencio ni escenario hasta repararlo.
about-kind-radiation = Inofensivos de uno en uno. Los seis tachados: 1 daño, y se borra todo.
about-hull = Los daños que un barco aún soporta. A cero se hunde, y su tripulación pierde.
about-badge = Un barco y su casco. El marco muestra de quién es el turno.
about-lights = Quién ha dado el OK tras el rumbo. El Capitán espera a los dos.
about-tape = Todo lo que el enemigo ha anunciado, lo más reciente a la derecha.
about-surface = Borra tu ruta y todas las fallas, pero revela tu sector al enemigo.
about-course = Un espacio hacia allí, y todos lo oyen. Islas, borde y tu propia ruta están vedados.

# Guided dives
dives-about = Un minuto cada una, a tu ritmo. Cada jugada la haces tú; nada puede salir mal.
dive-finished = terminada
dive-leave = Dejar la lección
dive-teacher = Tu instructor
dive-hint = Pista
dive-next = Seguir
dive-step = Paso { $at } de { $steps }
dive-onward = Lección siguiente
dive-all = Todas las lecciones

# 1 The goal
lesson-goal = Todo el juego en cuatro pasos
lesson-goal-about = El objetivo, y cómo es un turno.
lesson-goal-sail = Ahí fuera hay un submarino enemigo, invisible. Húndelo. Cada turno empieza con un rumbo: ve al este.
lesson-goal-sail-hint = Toca la flecha Este.
lesson-goal-sail-other = Buen rumbo, pero hoy la pista va al este.
lesson-goal-sail-surface = Aún no: emerger delata tu sector.
lesson-goal-charge = Todos han oído «este». Cada rumbo carga un medidor: dáselo al torpedo.
lesson-goal-charge-hint = Toca el torpedo: con esta marca queda listo.
lesson-goal-charge-other = Será útil luego. Al torpedo solo le falta una.
lesson-goal-break = Y cada rumbo desgasta el barco. Tacha un símbolo del panel este, ¡pero no un arma!
lesson-goal-break-hint = Detección, con sus ondas, ahora no molesta.
lesson-goal-break-weapon = Con un arma tachada el torpedo no sale. Elige otro símbolo.
lesson-goal-strike = Tu Operador de radio lo tiene: el enemigo está en G6. Torpedo, G6, ¡fuego!
lesson-goal-strike-hint = Toca Torpedo, luego el espacio iluminado y dispara.
lesson-goal-strike-other = Fallarías. G6 es el espacio iluminado.
lesson-goal-strike-pass = No termines el turno: ¡lo tienes a tiro!
lesson-goal-done = ¡Hundido! Eso es todo: un rumbo, una carga, una falla y el momento justo para atacar.

# 2 The course
lesson-course = El rumbo del Capitán
lesson-course-about = Las islas, tu propia ruta y qué es un apagón.
lesson-course-start = Primero eliges dónde sumergirte, y el enemigo no lo ve. Elige B4.
lesson-course-start-hint = Toca el espacio iluminado y sumérgete.
lesson-course-start-other = Más adelante empieza donde quieras. Aquí, en B4.
lesson-course-start-land = Eso es tierra. Elige un espacio de mar: B4.
lesson-course-west = Al este hay una isla: cerrado. Todos oyen tu rumbo, nadie tu lugar. Ve al oeste.
lesson-course-west-hint = Toca Oeste. Lo cerrado tiene borde discontinuo.
lesson-course-west-island = La isla de C4 cierra el paso. Ningún barco cruza tierra.
lesson-course-west-other = Se puede, pero ven al oeste.
lesson-course-east = Pasaron dos turnos: tu línea crece y ya no puedes volver a tocarla. Ve al este.
lesson-course-east-hint = Toca Este, hacia B2.
lesson-course-east-route = De ahí vienes. Tu ruta está tan cerrada como una isla.
lesson-course-east-edge = Ahí termina el mapa.
lesson-course-east-other = El norte también valdría. Aquí, gira al este.
lesson-course-north = Mira cómo queda atrapado un Capitán descuidado: al norte…
lesson-course-north-hint = Toca Norte.
lesson-course-north-other = ¡Prudente! Pero esta vez entra en la trampa: norte.
lesson-course-corner = … y al oeste, al rincón.
lesson-course-corner-hint = Toca Oeste.
lesson-course-corner-other = El este te salvaría. Esta vez, al oeste.
lesson-course-blackout = Borde, borde, ruta, ruta: no queda rumbo. Es el apagón, y hay que emerger.
lesson-course-blackout-hint = Toca Emerger y confirma. Anunciarás tu sector.
lesson-course-blackout-stuck = No hay ningún rumbo abierto. ¡A emerger!
lesson-course-done = Tu ruta se borró y eres libre, pero el enemigo jugó tres turnos. ¡Déjate siempre una salida!

# 3 The Radio Operator
lesson-radio = El oído del Operador de radio
lesson-radio-about = Dibujar, deslizar y descartar lo imposible.
lesson-radio-slide = Tres veces «oeste». Nadie sabe dónde empezó: la ruta arranca en el centro y ahí choca con una isla. Deslízala.
lesson-radio-slide-hint = Toca una flecha o arrastra la ruta.
lesson-radio-clash = Giró al norte. Busca un lugar imposible: lleva la ruta sobre una isla.
lesson-radio-clash-hint = Cruces rojas muestran los choques.
lesson-radio-back = ¡Descartado! Cada rumbo descarta más. Vuelve a un lugar que encaje.
lesson-radio-back-hint = Desliza hasta que no quede ninguna cruz.
lesson-radio-done = Ese es el arte: escuchar, dibujar, deslizar. Con dron y sonar quedan pocos lugares.

# 4 The First Mate
lesson-mate = Los medidores del Primer oficial
lesson-mate-about = Cargar, avisar, lanzar.
lesson-mate-charge = El Capitán fue al norte. Tras cada rumbo cargas una casilla: el torpedo.
lesson-mate-charge-hint = Toca el indicador del torpedo.
lesson-mate-charge-other = Todo medidor sirve. Aquí queremos el torpedo.
lesson-mate-ready = Dos de tres. Una más y todos oyen «torpedo listo».
lesson-mate-ready-hint = Otra vez el indicador del torpedo.
lesson-mate-ready-other = El torpedo está casi lleno: termínalo antes.
lesson-mate-full = Un medidor lleno no admite más hasta usarlo. Al dron le falta una: cárgalo.
lesson-mate-full-hint = Toca el indicador del dron.
lesson-mate-full-full = Lleno es lleno: antes hay que usarlo.
lesson-mate-full-other = También vale, pero al dron solo le falta una.
lesson-mate-launch = Dron listo, y puedes lanzarlo tú. Estáis en el sector 1: pregunta por el 2.
lesson-mate-launch-hint = Toca Dron, luego 2 y lánzalo.
lesson-mate-launch-near = Navega por el este, dice tu Operador de radio. Pregunta por el 2.
lesson-mate-done = La respuesta siempre es cierta. Y recuerda: también cuentas los daños.

# 5 The Engineer
lesson-engineer = El tablero del Ingeniero
lesson-engineer-about = Qué se rompe, qué se repara y qué cuesta daños.
lesson-engineer-spare = Rumbo oeste: tacha un símbolo del panel oeste. Cuida los sistemas: la radiación aún no daña.
lesson-engineer-spare-hint = La radiación está abajo, en el reactor.
lesson-engineer-spare-weapon = Entonces ni torpedo ni mina. Elige radiación.
lesson-engineer-spare-panel = Ese es otro panel. El rumbo era oeste.
lesson-engineer-spare-other = Eso dejaría un sistema fuera. Elige radiación.
lesson-engineer-circuit = Malos tiempos: faltan tres del circuito amarillo. El Capitán va al este por ti: tacha el cuarto y se reparan todos.
lesson-engineer-circuit-hint = Panel este, el arma de la línea amarilla.
lesson-engineer-circuit-other = La línea amarilla acaba en el arma: esa la cierra.
lesson-engineer-warn = Cinco de seis tachados al norte. Avisa al Capitán: ¡al norte no!
lesson-engineer-warn-hint = Avisos a la tripulación y «¡Al norte no!».
lesson-engineer-warn-other = Bueno saberlo, pero el peligro es el norte.
lesson-engineer-full = No hay otro camino, dice, y va al norte. Queda un símbolo: táchalo y mira lo que cuesta.
lesson-engineer-full-hint = El último del panel norte.
lesson-engineer-full-other = El rumbo era norte.
lesson-engineer-done = Un daño y el tablero queda limpio. Avisa pronto: un Capitán solo evita lo que sabe.

# 6 Surfacing
lesson-surface = Emerger, por turnos
lesson-surface-about = Todo reparado, pero con un precio.
lesson-surface-sail = Tus armas fallan y el enemigo está lejos. Un rumbo más: norte.
lesson-surface-sail-hint = Toca Norte.
lesson-surface-sail-other = Primero norte, para oír a tu Ingeniero.
lesson-surface-surface = Tu Ingeniero lo pide. Lejos del enemigo es seguro: emerge.
lesson-surface-surface-hint = Toca Emerger y confirma.
lesson-surface-surface-other = Luego. Sin armas solo huyes: emerge ahora.
lesson-surface-free = Pasaron los tres turnos enemigos. Sin fallas ni ruta: todo rumbo está abierto. Elige.
lesson-surface-free-hint = Cualquier flecha vale.
lesson-surface-done = El enemigo sabe tu sector y tuvo tres turnos: emerge lejos y nunca con pánico.
lesson-hull = Emerger en simultáneo
lesson-hull-about = Trazar el casco y sumergirse.
lesson-hull-surface = En simultáneo no hay turnos: el enemigo juega mientras estás arriba. Emerge.
lesson-hull-surface-hint = Toca Emerger y confirma.
lesson-hull-surface-other = Ahora no: primero emerge.
lesson-hull-trace = Traza esta sección de un solo trazo, todo alrededor, entre las dos líneas.
lesson-hull-trace-hint = Despacio. Fuera de las líneas se repite todo; un trazo abierto no vale.
lesson-hull-dive = La tripulación hizo el resto y el Ingeniero enemigo asintió. ¡Inmersión!
lesson-hull-dive-hint = Toca Inmersión.
lesson-hull-done = Reparado y fuera. Arriba, tu Operador de radio no anota nada: memoriza lo que oigas.

# 7 The torpedo
lesson-torpedo = El torpedo
lesson-torpedo-about = Hasta dónde llega, qué lo detiene y a quién daña.
lesson-torpedo-reach = El enemigo está en I5. El torpedo da cuatro pasos, nunca en diagonal, y rodea las islas. Dispara a I5.
lesson-torpedo-reach-hint = Torpedo, I5 y dispara. Los espacios marcados están al alcance.
lesson-torpedo-reach-shield = J4 está cerca, pero la isla de H4 lo cubre: rodearla son cinco pasos.
lesson-torpedo-reach-near = Tan cerca, la explosión nos daría también. I5 está a dos columnas: seguro.
lesson-torpedo-reach-other = Al alcance, pero el enemigo está en I5.
lesson-torpedo-reach-pass = No lo dejes escapar: dispara a I5.
lesson-torpedo-sail = ¡Impacto directo: 2 daños! Se acerca, y tu tubo vuelve a estar cargado. Primero un rumbo: al sur.
lesson-torpedo-sail-hint = Toca Sur. Nunca dos disparos sin un rumbo en medio.
lesson-torpedo-sail-early = Primero un rumbo, luego el disparo.
lesson-torpedo-sail-other = Al sur, por favor: está ahí abajo.
lesson-torpedo-splash = Está en H5, justo al lado. Apunta un espacio más allá: la explosión lo alcanza a él y no a ti.
lesson-torpedo-splash-hint = I4, I5 e I6 están junto a él y a dos columnas de ti.
lesson-torpedo-splash-self = 2 para él, pero 1 para ti: estás junto a la explosión.
lesson-torpedo-splash-other = Desde ahí la explosión falla o te da. Prueba I5.
lesson-torpedo-splash-pass = Dispara primero: está ahí mismo.
lesson-torpedo-done = Impacto indirecto: 1 daño, y tu casco está entero. Cerca basta, pero mira dónde estás.

# 7 Mine, drone, silence, sonar
lesson-mine = La mina
lesson-mine-about = Colócala ahora, detónala cuando duela.
lesson-mine-drop = La mina va en uno de los ocho espacios vecinos; nadie oye dónde. Colócala en E8.
lesson-mine-drop-hint = Mina, E8 y colócala.
lesson-mine-drop-route = No en tu propia ruta.
lesson-mine-drop-far = Solo los ocho espacios vecinos.
lesson-mine-drop-other = E8 está en su camino. Ponla ahí.
lesson-mine-drop-pass = Primero la mina.
lesson-mine-sail = Se acerca. Sal de tu propia explosión: al oeste.
lesson-mine-sail-hint = Toca Oeste.
lesson-mine-sail-mine = Demasiado cerca de tu mina. ¡Oeste!
lesson-mine-sail-other = Sigue sumergido: al oeste.
lesson-mine-trigger = Está en F9, junto a tu mina. No hace falta medidor: ¡ahora!
lesson-mine-trigger-hint = Detonar, luego la mina y confirma.
lesson-mine-trigger-pass = Aún no: detónala mientras esté al lado.
lesson-mine-trigger-torpedo = Guarda el torpedo: la mina ya está ahí.
lesson-mine-done = ¡Tocado! Una mina espera cuanto quieras y estalla incluso en el turno enemigo.
lesson-drone = El dron
lesson-drone-about = Una pregunta, siempre una respuesta cierta.
lesson-drone-sail = Tu dron está listo. Primero un rumbo: sur.
lesson-drone-sail-hint = Toca Sur.
lesson-drone-sail-early = Primero el rumbo, luego el sistema.
lesson-drone-sail-other = Al sur, por favor.
lesson-drone-ask = Quedan nueve lugares, en los sectores 2 y 4. Pregunta donde cualquier respuesta ayude: 2 o 4.
lesson-drone-ask-hint = Dron, un número y lánzalo.
lesson-drone-ask-waste = Ahí no puede estar: la respuesta no diría nada.
lesson-drone-ask-pass = Úsalo: un dron lleno no averigua nada.
lesson-drone-done = Sí o no, la mitad desaparece. Todos lo oyeron, tu Operador de radio también.
lesson-silence = El silencio
lesson-silence-about = Cuatro espacios que nadie oye.
lesson-silence-slip = Te siguen. Ponte en silencio: recto al norte, tres espacios, hasta D2.
lesson-silence-slip-hint = Silencio, D2 y adelante.
lesson-silence-slip-far = D1 es una isla: valen las reglas del rumbo.
lesson-silence-slip-short = ¡Más lejos! Cuanto más largo, menos saben.
lesson-silence-slip-other = Esta vez hasta D2.
lesson-silence-slip-pass = Primero escabúllete.
lesson-silence-charge = Solo oyeron «silencio». Es un movimiento igualmente: carga el torpedo.
lesson-silence-charge-hint = Toca el torpedo.
lesson-silence-charge-other = El torpedo, para lo que viene.
lesson-silence-cross = Y un símbolo del panel norte, sea cual sea la distancia. ¡No un arma!
lesson-silence-cross-hint = La radiación es lo más barato.
lesson-silence-cross-weapon = Mantén vivas las armas.
lesson-silence-done = Para ellos puedes estar en cuatro largas líneas. El silencio vale más cuando están seguros.
lesson-sonar = El sonar
lesson-sonar-about = Una cierta, una falsa: preguntar y responder.
lesson-sonar-ping = El sonar obliga al Capitán enemigo a decir dos cosas de su lugar. ¡Adelante!
lesson-sonar-ping-hint = Toca Sonar.
lesson-sonar-ping-pass = Pregunta primero.
lesson-sonar-think = «Fila 3, sector 4»: el 4 no tiene fila 3, una verdad y una mentira a la vista. Si no está en la fila 3, está en el 4.
lesson-sonar-think-hint = Tu Operador de radio descarta lo que no encaja.
lesson-sonar-answer = Ahora te sondea él. Da dos datos: uno cierto, uno falso. La mejor mentira roza la verdad.
lesson-sonar-answer-hint = Rellena dos listas o deja que elija por ti.
lesson-sonar-done = Respondido. Saben algo, y la mitad es falsa.

# 8 The talk of a crew
lesson-talkcaptain = Habla el Capitán
lesson-talkcaptain-about = Di lo que necesitas, atiende lo que oyes.
lesson-talkcaptain-ask = No ves los medidores. Di al Primer oficial qué necesitas: cargar el torpedo.
lesson-talkcaptain-ask-hint = Abre los avisos y elige el torpedo.
lesson-talkcaptain-ask-other = Te oyeron. Ahora pide el torpedo.
lesson-talkcaptain-heed = Tu Ingeniero te avisa: al oeste no. Toma otro rumbo.
lesson-talkcaptain-heed-hint = Este, por ejemplo.
lesson-talkcaptain-heed-west = ¡Te avisaron! Todo menos el oeste.
lesson-talkcaptain-heed-other = No hace falta emerger: solo no al oeste.
lesson-talkcaptain-done = Una tripulación que habla gana. Ve despacio para que todos cumplan.
lesson-talkmate = Habla el Primer oficial
lesson-talkmate-about = Oye el pedido, avisa cuando esté listo.
lesson-talkmate-listen = Tú no ves el mapa y él no ve tus medidores. Escucha qué quiere el Capitán.
lesson-talkmate-listen-hint = Toca Seguir.
lesson-talkmate-charge = Pide el sonar. Dale la marca.
lesson-talkmate-charge-hint = Toca el indicador del sonar.
lesson-talkmate-charge-other = Pidió el sonar.
lesson-talkmate-report = Lleno. Di al Capitán que el sonar está listo.
lesson-talkmate-report-hint = Avisos a la tripulación y sonar listo.
lesson-talkmate-report-other = Oído. Ahora el sonar.
lesson-talkmate-done = Bien hecho. Un sistema del que nadie sabe no se usa.
lesson-talkengineer = Habla el Ingeniero
lesson-talkengineer-about = Qué falla y dónde se repara.
lesson-talkengineer-down = Hay armas tachadas y el Capitán no lo sabe. Dile que el torpedo falla.
lesson-talkengineer-down-hint = Avisos a la tripulación y torpedo con falla.
lesson-talkengineer-down-other = Bien, pero él cuenta con el torpedo.
lesson-talkengineer-head = Al circuito amarillo le falta uno, en el panel este. Dile: rumbo este.
lesson-talkengineer-head-hint = Avisos a la tripulación y rumbo este.
lesson-talkengineer-head-west = El oeste llenaría su panel: ¡daño! Este.
lesson-talkengineer-head-other = El este repara el circuito.
lesson-talkengineer-mend = Hizo caso. Cierra el circuito amarillo.
lesson-talkengineer-mend-hint = El arma del panel este.
lesson-talkengineer-mend-other = Solo el amarillo cierra el circuito.
lesson-talkengineer-done = Reparado porque hablaste. Avisa pronto, propón rumbos y di cuándo vuelve a ir.
lesson-talkradio = Habla el Operador de radio
lesson-talkradio-about = El Capitán apunta a lo que le dices.
lesson-talkradio-report = Aquí el cálculo muestra todos los lugares posibles. Avisa del más probable al Capitán.
lesson-talkradio-report-hint = Toca un espacio si quieres y avisa abajo.
lesson-talkradio-done = Ya lo sabe. Repítelo cada pocos rumbos: nadie más a bordo lo ve.

# 9 Real time
lesson-stop = El simultáneo y el ALTO
lesson-stop-about = Sin turnos: y cómo un disparo lo para todo.
lesson-stop-sail = Aquí ambas tripulaciones juegan a la vez: espera solo a la tuya. Rumbo norte.
lesson-stop-sail-hint = Toca Norte.
lesson-stop-sail-early = Aquí también, primero un rumbo.
lesson-stop-sail-other = Esta vez al norte.
lesson-stop-stop = El enemigo se movió. Di ALTO para el torpedo: todos quietos mientras apuntas.
lesson-stop-stop-hint = Toca Torpedo.
lesson-stop-stop-other = Primero el ALTO: está al alcance.
lesson-stop-aim = Nadie huye mientras apuntas. Está en J9: fuego.
lesson-stop-aim-hint = Toca J9 y dispara.
lesson-stop-aim-cancel = Podrías dejarlo, pero el ALTO se gasta. ¡Fuego!
lesson-stop-aim-other = Está en J9.
lesson-stop-on = Tocado, y todo sigue al momento. Muévete antes que él: norte.
lesson-stop-on-hint = Toca Norte.
lesson-stop-done = Rápido está bien, con calma mejor: una tripulación agobiada trabaja para el enemigo.

# 10 The first battle and its coach
first-battle = Primera batalla, con entrenador
first-battle-about = Mandas todo el barco en Alpha contra cadetes. El entrenador habla cuando importa; el menú lo apaga y enciende.
coach = Entrenador
coach-down = Tu arma está cargada pero con falla. Busca un circuito que se repare o emerge.
coach-few = { $places ->
    [one] Solo queda un lugar: ¡mira el mapa del Operador de radio y ataca!
   *[other] Solo quedan { $places } lugares: ¡mira el mapa del Operador de radio y ataca!
  }
coach-charge = { $places ->
    [one] Solo queda un lugar: carga un arma y ponte a tiro.
   *[other] Solo quedan { $places } lugares: carga un arma y ponte a tiro.
  }
coach-hurts = { $dir ->
    [N] El norte costaría 1 daño: su panel está lleno.
    [E] El este costaría 1 daño: su panel está lleno.
    [S] El sur costaría 1 daño: su panel está lleno.
   *[W] El oeste costaría 1 daño: su panel está lleno.
  }
coach-heard = Pueden saber dónde estás. Ponte en silencio o sal de su alcance.

# The puzzle of the day
puzzle-grade = Nivel
puzzle-grade-1 = Fácil
puzzle-grade-2 = Medio
puzzle-grade-3 = Difícil
puzzle-days = Días pasados
puzzle-solved = { $solved } de 3 resueltos
puzzle-ask-place = Esto es todo lo que se oyó del enemigo. ¿En qué espacio está ahora?
puzzle-ask-shot = Está en uno de { $places } lugares, tú en { $space }. ¿Cuál es el mejor torpedo?
puzzle-tools = Qué colocas
puzzle-tool-track = Ruta
puzzle-tool-before = Antes del silencio
puzzle-tool-since = Después
puzzle-tool-aim = Torpedo
puzzle-touch-track = Toca donde acaba su ruta
puzzle-touch-since = Toca donde acaba su ruta
puzzle-touch-aim = Toca adonde va tu torpedo
puzzle-then-since = Ahora, la ruta tras el silencio
puzzle-then-aim = Ahora, apunta el torpedo
puzzle-answer-place = ¡Está en { $space }!
puzzle-answer-shot = ¡Torpedo a { $space }!
puzzle-mark = Marcar como posible
puzzle-tries = { $made } intentos de { $most }
puzzle-tried = ya probado
puzzle-against = Su ruta puede acabar en { $space }, pero entonces esto no sería cierto:
puzzle-no-track = Su ruta no puede acabar en { $space }: tocaría una isla, el borde o a sí misma.
puzzle-near = Pero estás justo a su lado.
puzzle-hits = Un torpedo a { $space } lo alcanzaría en { $hits } de { $places } lugares. Hay uno mejor.
puzzle-solved-place = ¡Encontrado en { $space }! { $tries ->
    [1] A la primera.
   *[other] En { $tries } intentos.
  }
puzzle-solved-shot = ¡{ $space } es el mejor disparo! { $tries ->
    [1] A la primera.
   *[other] En { $tries } intentos.
  }
puzzle-was-place = Estaba en { $space }.
puzzle-was-shot = El mejor disparo era { $space }.
puzzle-review = Cómo se podía saber
puzzle-places = { $places ->
    [one] Un lugar posible
   *[other] { $places } lugares posibles
  }
puzzle-share = Compartir el resultado
puzzle-next = Nivel siguiente
puzzle-shared = Fathom: ¿Dónde está? { $date }
puzzle-copied = Resultado copiado.
puzzle-how = Cómo se resuelve
puzzle-how-track = Toca un espacio: toda su ruta se dibuja para que acabe ahí. No puede tocar una isla, el borde ni a sí misma.
puzzle-how-mark = El lápiz marca un lugar que crees posible.
puzzle-how-drone = Un dron pregunta si está en un sector. La respuesta vale para ese momento; después sigue navegando.
puzzle-how-sonar = De las dos respuestas al sonar solo una es cierta, en el momento en que las da.
puzzle-how-silence = En silencio avanza de cero a cuatro espacios en línea recta sin que nadie lo oiga y sin cruzar su ruta.
puzzle-how-shot = El mejor torpedo hace de media más daño: dos con un impacto directo, uno en un espacio contiguo. Llega a cuatro espacios como mucho y también puede alcanzarte.
