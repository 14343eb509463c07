# The operator's page.
desk-title = Fathom: the operator’s desk
desk-parts = Parts of the desk
desk-rooms = Rooms
desk-bans = Bans
desk-everyone = Everyone
desk-records = Records
desk-no-rooms = There are no rooms right now.
desk-more = { $count ->
    [one] One more room is not shown.
   *[other] { $count } more rooms are not shown.
  }
desk-room-is = { $state ->
    [playing] { $mode ->
        [real] Playing in real time, { $here } of { $all } here
       *[turn] Playing turn by turn, { $here } of { $all } here
      }
    [over] Game over, { $here } of { $all } here
   *[lobby] In the lobby, { $here } of { $all } here
  }
desk-listed = listed
desk-present = Line up
desk-away = Line down
desk-gone = removed
desk-kick = Remove
desk-kick-about = { $name } leaves this room and cannot come back to it.
desk-ban-person = Ban person
desk-ban-person-about = { $name } is kept out of this server, by the token of their device, and loses every line now.
desk-ban-address = Ban address
desk-ban-address-about = Everyone at the address of { $name } is kept out of this server and loses every line now.
desk-close = Close room
desk-close-about = { $code } ends for everyone. A game that is on is lost.
desk-quarantine = Quarantine
desk-quarantine-about = { $code } is taken out of play and kept in the database until you give it back.
desk-release = Give back
desk-release-code = Room in quarantine
desk-days = For how many days
desk-why = Why (for your records)
desk-no-bans = Nobody is kept out.
desk-until = Until { $day }.
desk-unban = Let in again
desk-kind-person = Person
desk-kind-address = Address
desk-ban-whom = An address, a network or a person’s hash
desk-ban = Ban
desk-text = A line for everyone who is connected
desk-announce = Announce
desk-announced = Everyone has been told.
desk-restart = Restart
desk-restart-about = No new rooms and games from now on, and everyone is told. The server stops when no game is on, or after this time at the latest.
desk-minutes = Minutes at most
desk-drain = Announce a restart
desk-draining = The restart is announced.
desk-drain-off = Take it back
desk-drain-is-off = There will be no restart.
desk-log = What was done
desk-abuse = Turned away
desk-reports = Reports
desk-nothing = Nothing is written down.
desk-trouble-key = This page needs its key: open the address that “fathom admin page” prints.
desk-trouble-line = The server does not answer.
desk-trouble-no = That was not done:
