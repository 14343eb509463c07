# La pagina del gestore.
desk-title = Fathom: il banco del gestore
desk-parts = Parti del banco
desk-rooms = Stanze
desk-bans = Esclusioni
desk-everyone = A tutti
desk-records = Registri
desk-no-rooms = In questo momento non ci sono stanze.
desk-more = { $count ->
    [one] Un’altra stanza non è mostrata.
   *[other] Altre { $count } stanze non sono mostrate.
  }
desk-room-is = { $state ->
    [playing] { $mode ->
        [real] In gioco, in tempo reale, { $here } su { $all } presenti
       *[turn] In gioco, a turni, { $here } su { $all } presenti
      }
    [over] Partita finita, { $here } su { $all } presenti
   *[lobby] In attesa, { $here } su { $all } presenti
  }
desk-listed = pubblica
desk-present = In linea
desk-away = Linea caduta
desk-gone = espulso
desk-kick = Espelli
desk-kick-about = { $name } lascia questa stanza e non può tornarci.
desk-ban-person = Escludi la persona
desk-ban-person-about = { $name } resta fuori da questo server, in base al codice del suo dispositivo, e perde subito ogni linea.
desk-ban-address = Escludi l’indirizzo
desk-ban-address-about = Chiunque abbia l’indirizzo di { $name } resta fuori da questo server e perde subito ogni linea.
desk-close = Chiudi la stanza
desk-close-about = { $code } finisce per tutti. Una partita in corso è persa.
desk-quarantine = Metti da parte
desk-quarantine-about = { $code } è tolta dal gioco e resta nel database finché non la restituisci.
desk-release = Restituisci
desk-release-code = Stanza messa da parte
desk-days = Per quanti giorni
desk-why = Perché (per i tuoi registri)
desk-no-bans = Nessuno è escluso.
desk-until = Fino al { $day }.
desk-unban = Lascia rientrare
desk-kind-person = Persona
desk-kind-address = Indirizzo
desk-ban-whom = Un indirizzo, una rete o l’impronta di una persona
desk-ban = Escludi
desk-text = Una riga per tutti quelli che sono connessi
desk-announce = Annuncia
desk-announced = Tutti sono stati avvisati.
desk-restart = Riavvio
desk-restart-about = Da ora niente nuove stanze né nuove partite, e tutti sono avvisati. Il server si ferma quando nessuna partita è in corso, al più tardi dopo questo tempo.
desk-minutes = Minuti al massimo
desk-drain = Annuncia un riavvio
desk-draining = Il riavvio è annunciato.
desk-drain-off = Annulla
desk-drain-is-off = Non ci sarà nessun riavvio.
desk-log = Che cosa è stato fatto
desk-abuse = Respinti
desk-reports = Segnalazioni
desk-nothing = Non c’è scritto nulla.
desk-trouble-key = Questa pagina vuole la sua chiave: apri l’indirizzo che stampa «fathom admin page».
desk-trouble-line = Il server non risponde.
desk-trouble-no = Non è stato fatto:
