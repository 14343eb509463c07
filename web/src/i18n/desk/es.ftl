# La página del operador.
desk-title = Fathom: el puesto del operador
desk-parts = Partes del puesto
desk-rooms = Salas
desk-bans = Vetos
desk-everyone = A todos
desk-records = Registros
desk-no-rooms = Ahora mismo no hay salas.
desk-more = { $count ->
    [one] Hay otra sala que no se muestra.
   *[other] Hay otras { $count } salas que no se muestran.
  }
desk-room-is = { $state ->
    [playing] { $mode ->
        [real] En juego, en tiempo real, { $here } de { $all } presentes
       *[turn] En juego, por turnos, { $here } de { $all } presentes
      }
    [over] Partida terminada, { $here } de { $all } presentes
   *[lobby] En espera, { $here } de { $all } presentes
  }
desk-listed = pública
desk-present = En línea
desk-away = Sin línea
desk-gone = expulsado
desk-kick = Expulsar
desk-kick-about = { $name } sale de esta sala y no puede volver a ella.
desk-ban-person = Vetar a la persona
desk-ban-person-about = { $name } queda fuera de este servidor, por la clave de su dispositivo, y pierde ahora todas sus líneas.
desk-ban-address = Vetar la dirección
desk-ban-address-about = Todos los que tengan la dirección de { $name } quedan fuera de este servidor y pierden ahora sus líneas.
desk-close = Cerrar la sala
desk-close-about = { $code } termina para todos. Una partida en curso se pierde.
desk-quarantine = Apartar
desk-quarantine-about = { $code } sale del juego y se guarda en la base de datos hasta que la devuelvas.
desk-release = Devolver
desk-release-code = Sala apartada
desk-days = Por cuántos días
desk-why = Por qué (para tus registros)
desk-no-bans = No hay nadie vetado.
desk-until = Hasta el { $day }.
desk-unban = Dejar volver
desk-kind-person = Persona
desk-kind-address = Dirección
desk-ban-whom = Una dirección, una red o la huella de una persona
desk-ban = Vetar
desk-text = Una línea para todos los conectados
desk-announce = Anunciar
desk-announced = Todos están avisados.
desk-restart = Reinicio
desk-restart-about = Desde ahora no hay salas ni partidas nuevas, y se avisa a todos. El servidor se detiene cuando no haya partidas en curso o, como muy tarde, pasado este tiempo.
desk-minutes = Minutos como máximo
desk-drain = Anunciar un reinicio
desk-draining = El reinicio está anunciado.
desk-drain-off = Anularlo
desk-drain-is-off = No habrá reinicio.
desk-log = Lo que se hizo
desk-abuse = Rechazados
desk-reports = Denuncias
desk-nothing = No hay nada anotado.
desk-trouble-key = Esta página necesita su clave: abre la dirección que muestra «fathom admin page».
desk-trouble-line = El servidor no responde.
desk-trouble-no = No se hizo:
