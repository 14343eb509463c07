# La page de l’exploitant.
desk-title = Fathom : le poste de l’exploitant
desk-parts = Rubriques du poste
desk-rooms = Salles
desk-bans = Bannis
desk-everyone = À tous
desk-records = Journaux
desk-no-rooms = Il n’y a aucune salle en ce moment.
desk-more = { $count ->
    [one] Une autre salle n’est pas affichée.
   *[other] { $count } autres salles ne sont pas affichées.
  }
desk-room-is = { $state ->
    [playing] { $mode ->
        [real] En jeu, en temps réel, { $here } sur { $all } présents
       *[turn] En jeu, au tour par tour, { $here } sur { $all } présents
      }
    [over] Partie terminée, { $here } sur { $all } présents
   *[lobby] En attente, { $here } sur { $all } présents
  }
desk-listed = publique
desk-present = En ligne
desk-away = Hors ligne
desk-gone = exclu
desk-kick = Exclure
desk-kick-about = { $name } quitte cette salle et ne peut pas y revenir.
desk-ban-person = Bannir la personne
desk-ban-person-about = { $name } n’a plus accès à ce serveur, d’après le jeton de son appareil, et toutes ses lignes sont coupées.
desk-ban-address = Bannir l’adresse
desk-ban-address-about = Plus personne à l’adresse de { $name } n’a accès à ce serveur, et toutes ces lignes sont coupées.
desk-close = Fermer la salle
desk-close-about = { $code } se termine pour tous. Une partie en cours est perdue.
desk-quarantine = Mettre de côté
desk-quarantine-about = { $code } est retirée du jeu et gardée dans la base de données jusqu’à ce que vous la rendiez.
desk-release = Rendre
desk-release-code = Salle mise de côté
desk-days = Pour combien de jours
desk-why = Pourquoi (pour vos journaux)
desk-no-bans = Personne n’est banni.
desk-until = Jusqu’au { $day }.
desk-unban = Laisser revenir
desk-kind-person = Personne
desk-kind-address = Adresse
desk-ban-whom = Une adresse, un réseau ou l’empreinte d’une personne
desk-ban = Bannir
desk-text = Une ligne pour tous ceux qui sont connectés
desk-announce = Annoncer
desk-announced = Tout le monde est prévenu.
desk-restart = Redémarrage
desk-restart-about = Plus de nouvelles salles ni de nouvelles parties, et tout le monde est prévenu. Le serveur s’arrête quand aucune partie n’est en cours, au plus tard après ce délai.
desk-minutes = Minutes au plus
desk-drain = Annoncer un redémarrage
desk-draining = Le redémarrage est annoncé.
desk-drain-off = Annuler
desk-drain-is-off = Il n’y aura pas de redémarrage.
desk-log = Ce qui a été fait
desk-abuse = Refoulés
desk-reports = Signalements
desk-nothing = Rien n’est noté.
desk-trouble-key = Il faut la clé de cette page : ouvrez l’adresse qu’affiche « fathom admin page ».
desk-trouble-line = Le serveur ne répond pas.
desk-trouble-no = Cela n’a pas été fait :
