# Helps
about-role-captain = Annonce chaque cap et décide quand frapper. Seul ce poste montre où vous êtes.
about-role-first_mate = Charge une jauge après chaque cap et tient le compte des dégâts.
about-role-engineer = Après chaque cap, une panne est cochée sur son cadran : quelque chose lâche à bord.
about-role-radio_operator = Écoute les caps de l’ennemi et déduit où il peut se trouver.
about-system-torpedo = Frappe un point à quatre pas au plus : 2 dégâts sur place, 1 à côté. Vous n’êtes pas épargné.
about-system-mine = Larguée sur un point voisin, elle saute plus tard et frappe comme une torpille.
about-system-drone = On interroge l’ennemi sur un secteur ; il doit dire la vérité.
about-system-sonar = Le Capitaine ennemi donne deux coordonnées : ligne, colonne ou secteur. Une seule est vraie.
about-system-silence = Jusqu’à quatre points en ligne droite, et personne dehors n’entend vers où.
about-system-archer = Fait sauter une des mines Archer de la carte, où qu’elle soit.
about-system-volcano = Chaque arme réveille le volcan. Toutes les trois marques : éruption, fumée ou lave.
about-system-repair = À côté de l’île d’un système, une jauge pleine remet ce système en service.
about-trigger = Fait sauter une de vos mines, même au tour de l’ennemi. Cela ne coûte aucune jauge.
about-gauge = Chaque marque remplit une case. Pleine, la jauge est prête ; s’en servir la vide.
about-panel = Un cadran par cap. Les six symboles cochés : 1 dégât, et tout est effacé.
about-circuit = Quatre symboles sur une même ligne. Une fois tous cochés, ils se réparent.
about-reactor = Ces symboles sont hors circuit : seule une remontée ou un dégât les efface.
about-kind-weapon = Un seul coché, où que ce soit : ni torpille ni mine jusqu’à réparation.
about-kind-detection = Un seul coché, où que ce soit : ni drone ni sonar jusqu’à réparation.
about-kind-special = Un seul coché, où que ce soit : ni silence ni scénario jusqu’à réparation.
about-kind-radiation = Sans effet une à une. Les six cochées : 1 dégât, et tout est effacé.
about-hull = Les dégâts qu’un bateau peut encore encaisser. À zéro il coule, et son équipage perd.
about-badge = Un bateau et sa coque. Le cadre montre à qui c’est de jouer.
about-lights = Qui a dit OK après le cap. Le Capitaine attend les deux.
about-tape = Tout ce que l’ennemi a annoncé, le plus récent à droite.
about-surface = Efface votre route et toutes les pannes, mais révèle votre secteur à l’ennemi.
about-course = Un point dans ce sens, et tous l’entendent. Îles, bord et votre propre route sont interdits.

# Guided dives
dives-about = Une minute chacune, à votre rythme. Vous faites tout vous-même ; rien ne peut mal tourner.
dive-finished = terminée
dive-leave = Quitter la leçon
dive-teacher = Votre instructeur
dive-hint = Indice
dive-next = Continuer
dive-step = Étape { $at } sur { $steps }
dive-onward = Leçon suivante
dive-all = Toutes les leçons

# 1 The goal
lesson-goal = Tout le jeu en quatre gestes
lesson-goal-about = Le but, et à quoi ressemble un tour.
lesson-goal-sail = Un sous-marin ennemi rôde, invisible. Coulez-le. Chaque tour commence par un cap : route à l’est.
lesson-goal-sail-hint = Touchez la flèche marquée Est.
lesson-goal-sail-other = Bon cap, mais aujourd’hui la piste est à l’est.
lesson-goal-sail-surface = Pas encore : faire surface trahit votre secteur.
lesson-goal-charge = Tous ont entendu « est ». Chaque cap charge une jauge : donnez-le à la torpille.
lesson-goal-charge-hint = Touchez la torpille : avec cette marque elle est prête.
lesson-goal-charge-other = Ce sera utile plus tard. Il ne manque qu’une marque à la torpille.
lesson-goal-break = Et chaque cap use le bateau. Cochez une panne du cadran est, mais pas une arme !
lesson-goal-break-hint = Détection, avec ses ondes, ne gêne pas maintenant.
lesson-goal-break-weapon = Avec une arme cochée, impossible de tirer. Prenez un autre symbole.
lesson-goal-strike = Votre Détecteur a trouvé : l’ennemi est en G6. Torpille, G6, feu !
lesson-goal-strike-hint = Touchez Torpille, puis le point qui brille, puis Feu.
lesson-goal-strike-other = Cela raterait. G6 est le point qui brille.
lesson-goal-strike-pass = Ne finissez pas le tour : il est dans votre viseur !
lesson-goal-done = Coulé ! Tout est là : un cap, une charge, une panne, et le bon moment pour frapper.

# 2 The course
lesson-course = Le cap du Capitaine
lesson-course-about = Les îles, votre propre route, et le blackout.
lesson-course-start = D’abord vous choisissez où plonger, à l’insu de l’ennemi. Prenez B4.
lesson-course-start-hint = Touchez le point qui brille, puis plongez.
lesson-course-start-other = Plus tard, partez d’où vous voulez. Ici, plongez en B4.
lesson-course-start-land = C’est une île. Choisissez un point de mer : B4.
lesson-course-west = À l’est, une île : fermé. Tous entendent votre cap, personne votre place. Route à l’ouest.
lesson-course-west-hint = Touchez Ouest. Ce qui est fermé a un cadre pointillé.
lesson-course-west-island = L’île en C4 barre la route. On ne navigue pas sur terre.
lesson-course-west-other = Possible, mais venez à l’ouest.
lesson-course-east = Deux tours ont passé : votre tracé s’allonge, et vous ne pourrez plus le toucher. Route à l’est.
lesson-course-east-hint = Touchez Est, vers B2.
lesson-course-east-route = Vous en venez. Votre route est fermée comme une île.
lesson-course-east-edge = La carte s’arrête là.
lesson-course-east-other = Le nord irait aussi. Ici, tournez à l’est.
lesson-course-north = Voyez comment un Capitaine distrait se piège : route au nord…
lesson-course-north-hint = Touchez Nord.
lesson-course-north-other = Sage ! Mais cette fois, entrez dans le piège : nord.
lesson-course-corner = … et à l’ouest, dans le coin.
lesson-course-corner-hint = Touchez Ouest.
lesson-course-corner-other = L’est vous sauverait. Cette fois, à l’ouest.
lesson-course-blackout = Bord, bord, route, route : plus aucun cap. C’est le blackout, il faut faire surface.
lesson-course-blackout-hint = Touchez Faire surface et confirmez. Vous annoncerez votre secteur.
lesson-course-blackout-stuck = Aucun cap n’est ouvert. Faites surface !
lesson-course-done = La route est effacée, vous êtes libre, mais l’ennemi a joué trois tours. Gardez toujours une issue !

# 3 The Radio Operator
lesson-radio = L’oreille du Détecteur
lesson-radio-about = Tracer, glisser, exclure l’impossible.
lesson-radio-slide = Trois fois « ouest ». Nul ne sait d’où il part : le tracé commence au milieu, et là il heurte une île. Faites-le glisser.
lesson-radio-slide-hint = Touchez une flèche, ou faites glisser le tracé.
lesson-radio-clash = Il a viré au nord. Cherchez un endroit impossible : glissez le tracé sur une île.
lesson-radio-clash-hint = Des croix rouges montrent les heurts.
lesson-radio-back = Exclu ! Chaque cap en exclut davantage. Revenez à un endroit qui convient.
lesson-radio-back-hint = Glissez jusqu’à ce qu’il n’y ait plus de croix.
lesson-radio-done = C’est tout l’art : écouter, tracer, glisser. Avec drone et sonar, il ne reste que quelques positions.

# 4 The First Mate
lesson-mate = Les jauges du Second
lesson-mate-about = Charger, annoncer, lancer.
lesson-mate-charge = Le Capitaine a mis cap au nord. Après chaque cap, vous chargez une case : la torpille.
lesson-mate-charge-hint = Touchez le cadran de la torpille.
lesson-mate-charge-other = Toute jauge est utile. Ici, c’est la torpille.
lesson-mate-ready = Deux sur trois. Encore une, et tous entendront « torpille prête ».
lesson-mate-ready-hint = Encore le cadran de la torpille.
lesson-mate-ready-other = La torpille est presque pleine : finissez-la.
lesson-mate-full = Une jauge pleine ne prend plus rien avant usage. Il manque une case au drone : chargez-le.
lesson-mate-full-hint = Touchez le cadran du drone.
lesson-mate-full-full = Pleine, c’est plein : il faut d’abord l’utiliser.
lesson-mate-full-other = Bien aussi, mais il ne manque qu’une case au drone.
lesson-mate-launch = Drone prêt, et vous pouvez le lancer vous-même. Vous êtes au secteur 1 : demandez le 2.
lesson-mate-launch-hint = Touchez Drone, puis 2, puis lancez.
lesson-mate-launch-near = Il navigue à l’est, dit votre Détecteur. Demandez le 2.
lesson-mate-done = La réponse est toujours vraie. Et n’oubliez pas : vous comptez aussi les dégâts.

# 5 The Engineer
lesson-engineer = Le tableau du Mécano
lesson-engineer-about = Ce qui casse, ce qui se répare, ce qui coûte un dégât.
lesson-engineer-spare = Cap à l’ouest : cochez un symbole du cadran ouest. Épargnez les systèmes : la radiation ne gêne pas encore.
lesson-engineer-spare-hint = Les radiations sont dans le réacteur, en bas.
lesson-engineer-spare-weapon = Alors ni torpille ni mine. Prenez la radiation.
lesson-engineer-spare-panel = C’est un autre cadran. Le cap était ouest.
lesson-engineer-spare-other = Cela mettrait un système en panne. Prenez la radiation.
lesson-engineer-circuit = Dur : trois symboles du circuit jaune sont cochés. Le Capitaine va à l’est pour vous : cochez le quatrième, et tous se réparent.
lesson-engineer-circuit-hint = Cadran est, l’arme sur la ligne jaune.
lesson-engineer-circuit-other = La ligne jaune finit à l’arme : c’est elle qui ferme.
lesson-engineer-warn = Cinq sur six sont cochés au nord. Prévenez le Capitaine : pas au nord !
lesson-engineer-warn-hint = Messages à l’équipage, puis « Pas au nord ! ».
lesson-engineer-warn-other = Bon à savoir, mais le danger est au nord.
lesson-engineer-full = Pas d’autre voie, dit-il, et il va au nord. Il reste un symbole : cochez-le et voyez le prix.
lesson-engineer-full-hint = Le dernier du cadran nord.
lesson-engineer-full-other = Le cap était nord.
lesson-engineer-done = Un dégât, et le tableau est effacé. Parlez tôt : un Capitaine n’évite que ce qu’il connaît.

# 6 Surfacing
lesson-surface = Faire surface, tour par tour
lesson-surface-about = Tout réparé, mais à un prix.
lesson-surface-sail = Vos armes sont en panne et l’ennemi est loin. Encore un cap : nord.
lesson-surface-sail-hint = Touchez Nord.
lesson-surface-sail-other = D’abord le nord, pour entendre votre Mécano.
lesson-surface-surface = Votre Mécano le demande. Loin de l’ennemi c’est sûr : faites surface.
lesson-surface-surface-hint = Touchez Faire surface et confirmez.
lesson-surface-surface-other = Plus tard. Sans armes vous ne faites que fuir : surface.
lesson-surface-free = Les trois tours ennemis sont passés. Pannes et route effacées : tous les caps sont ouverts. Choisissez.
lesson-surface-free-hint = N’importe quelle flèche.
lesson-surface-done = L’ennemi connaît votre secteur et a joué trois tours : faites surface loin de lui, jamais dans la panique.
lesson-hull = Faire surface en Simultané
lesson-hull-about = Entourer la coque, puis plonger.
lesson-hull-surface = En Simultané, pas de tours : l’ennemi joue pendant que vous êtes en haut. Faites surface.
lesson-hull-surface-hint = Touchez Faire surface et confirmez.
lesson-hull-surface-other = Pas maintenant : d’abord la surface.
lesson-hull-trace = Entourez cette section d’un seul trait, tout autour, entre les deux lignes.
lesson-hull-trace-hint = Lentement. Hors des lignes tout recommence ; un trait ouvert ne compte pas.
lesson-hull-dive = L’équipage a fait le reste et le Mécano ennemi a confirmé. Plongez !
lesson-hull-dive-hint = Touchez Plonger.
lesson-hull-done = Réparé et reparti. En surface, le Détecteur ne note rien : retenez ce que vous entendez.

# 7 The torpedo
lesson-torpedo = La torpille
lesson-torpedo-about = Sa portée, ce qui l’arrête, et qui elle blesse.
lesson-torpedo-reach = L’ennemi est en I5. Une torpille fait quatre pas, jamais en diagonale, et contourne les îles. Feu sur I5.
lesson-torpedo-reach-hint = Torpille, I5, puis feu. Les points marqués sont à portée.
lesson-torpedo-reach-shield = J4 est proche, mais l’île en H4 l’abrite : le détour fait cinq pas.
lesson-torpedo-reach-near = Si près, l’explosion nous toucherait aussi. I5 est à deux colonnes : sûr.
lesson-torpedo-reach-other = À portée, mais l’ennemi est en I5.
lesson-torpedo-reach-pass = Ne laissez pas passer : feu sur I5.
lesson-torpedo-sail = Impact direct : 2 dégâts ! Il approche, et votre tube est rechargé. D’abord un cap : route au sud.
lesson-torpedo-sail-hint = Touchez Sud. Jamais deux tirs sans un cap entre eux.
lesson-torpedo-sail-early = D’abord un cap, ensuite le tir.
lesson-torpedo-sail-other = Au sud, s’il vous plaît : il est en bas.
lesson-torpedo-splash = Il est en H5, juste à côté. Visez un point plus loin : l’explosion l’atteint, pas vous.
lesson-torpedo-splash-hint = I4, I5 et I6 sont à côté de lui et à deux colonnes de vous.
lesson-torpedo-splash-self = 2 pour lui, mais 1 pour vous : vous êtes à côté de l’explosion.
lesson-torpedo-splash-other = De là, l’explosion le rate ou vous touche. Essayez I5.
lesson-torpedo-splash-pass = Tirez d’abord : il est là.
lesson-torpedo-done = Impact indirect : 1 dégât, et votre coque est intacte. Près suffit, mais regardez où vous êtes.

# 7 Mine, drone, silence, sonar
lesson-mine = La mine
lesson-mine-about = La larguer, puis la faire sauter au bon moment.
lesson-mine-drop = Une mine se largue sur un des huit points voisins ; nul n’entend où. Larguez-la en E8.
lesson-mine-drop-hint = Mine, E8, puis larguez.
lesson-mine-drop-route = Jamais sur votre propre route.
lesson-mine-drop-far = Seulement les huit points voisins.
lesson-mine-drop-other = E8 est sur son chemin. Posez-la là.
lesson-mine-drop-pass = D’abord la mine.
lesson-mine-sail = Il approche. Éloignez-vous de votre propre explosion : ouest.
lesson-mine-sail-hint = Touchez Ouest.
lesson-mine-sail-mine = Trop près de votre mine. Ouest !
lesson-mine-sail-other = Restez en plongée : ouest.
lesson-mine-trigger = Il est en F9, à côté de votre mine. Aucune jauge requise : maintenant !
lesson-mine-trigger-hint = Faire sauter, puis la mine, puis confirmez.
lesson-mine-trigger-pass = Pas encore : faites-la sauter tant qu’il est là.
lesson-mine-trigger-torpedo = Gardez la torpille : la mine est déjà là.
lesson-mine-done = Touché ! Une mine attend tant qu’on veut, et saute même au tour de l’ennemi.
lesson-drone = Le drone
lesson-drone-about = Une question, toujours une vraie réponse.
lesson-drone-sail = Votre drone est prêt. D’abord un cap : sud.
lesson-drone-sail-hint = Touchez Sud.
lesson-drone-sail-early = D’abord le cap, ensuite le système.
lesson-drone-sail-other = Au sud, s’il vous plaît.
lesson-drone-ask = Il reste neuf positions, en secteurs 2 et 4. Demandez là où toute réponse aide : 2 ou 4.
lesson-drone-ask-hint = Drone, un numéro, puis lancez.
lesson-drone-ask-waste = Il ne peut pas y être : la réponse n’apprendrait rien.
lesson-drone-ask-pass = Servez-vous-en : un drone plein n’apprend rien.
lesson-drone-done = Oui ou non, la moitié des positions tombe. Tous ont entendu, votre Détecteur aussi.
lesson-silence = Le silence
lesson-silence-about = Quatre points que nul n’entend.
lesson-silence-slip = On vous piste. Passez en silence : tout droit au nord, trois points, jusqu’à D2.
lesson-silence-slip-hint = Silence, D2, puis partez.
lesson-silence-slip-far = D1 est une île : le silence obéit aux règles du cap.
lesson-silence-slip-short = Plus loin ! Plus c’est long, moins ils savent.
lesson-silence-slip-other = Cette fois jusqu’à D2.
lesson-silence-slip-pass = Éclipsez-vous d’abord.
lesson-silence-charge = Ils n’ont entendu que « silence ». C’est quand même un mouvement : chargez la torpille.
lesson-silence-charge-hint = Touchez la torpille.
lesson-silence-charge-other = La torpille, pour la suite.
lesson-silence-cross = Et un symbole du cadran nord, quelle que soit la distance. Pas une arme !
lesson-silence-cross-hint = La radiation est la moins chère.
lesson-silence-cross-weapon = Gardez les armes en état.
lesson-silence-done = Pour eux vous êtes quelque part sur quatre lignes. Le silence vaut surtout quand ils sont sûrs d’eux.
lesson-sonar = Le sonar
lesson-sonar-about = Une vraie, une fausse : demander et répondre.
lesson-sonar-ping = Le sonar oblige le Capitaine ennemi à dire deux choses de sa position. Allez !
lesson-sonar-ping-hint = Touchez Sonar.
lesson-sonar-ping-pass = Demandez d’abord.
lesson-sonar-think = « Ligne 3, secteur 4 » : le 4 n’a pas de ligne 3, une vérité et un mensonge sautent aux yeux. S’il n’est pas en ligne 3, il est en 4.
lesson-sonar-think-hint = Votre Détecteur exclut ce qui ne colle avec aucune.
lesson-sonar-answer = À lui de vous sonder. Donnez deux données : une vraie, une fausse. Le meilleur mensonge est proche du vrai.
lesson-sonar-answer-hint = Remplissez deux listes, ou laissez choisir pour vous.
lesson-sonar-done = Répondu. Ils en savent un peu, et la moitié est fausse.

# 8 The talk of a crew
lesson-talkcaptain = Le Capitaine parle
lesson-talkcaptain-about = Dire ce qu’il faut, écouter ce qu’on dit.
lesson-talkcaptain-ask = Vous ne voyez pas les jauges. Dites au Second ce qu’il vous faut : charger la torpille.
lesson-talkcaptain-ask-hint = Ouvrez les messages et choisissez la torpille.
lesson-talkcaptain-ask-other = Ils ont entendu. Demandez maintenant la torpille.
lesson-talkcaptain-heed = Votre Mécano vous prévient : pas à l’ouest. Prenez un autre cap.
lesson-talkcaptain-heed-hint = L’est, par exemple.
lesson-talkcaptain-heed-west = On vous a prévenu ! Tout sauf l’ouest.
lesson-talkcaptain-heed-other = Inutile de faire surface : juste pas l’ouest.
lesson-talkcaptain-done = Un équipage qui parle gagne. Allez assez lentement pour que chacun fasse sa part.
lesson-talkmate = Le Second parle
lesson-talkmate-about = Entendre la demande, annoncer le prêt.
lesson-talkmate-listen = Vous ne voyez pas la carte, il ne voit pas vos jauges. Écoutez ce que veut le Capitaine.
lesson-talkmate-listen-hint = Touchez Continuer.
lesson-talkmate-charge = Il demande le sonar. Donnez-lui la marque.
lesson-talkmate-charge-hint = Touchez le cadran du sonar.
lesson-talkmate-charge-other = Il a demandé le sonar.
lesson-talkmate-report = Pleine. Dites au Capitaine que le sonar est prêt.
lesson-talkmate-report-hint = Messages à l’équipage, puis le sonar prêt.
lesson-talkmate-report-other = Entendu. Maintenant le sonar.
lesson-talkmate-done = Bien joué. Un système que nul ne connaît ne sert jamais.
lesson-talkengineer = Le Mécano parle
lesson-talkengineer-about = Ce qui est en panne, et où cela se répare.
lesson-talkengineer-down = Des armes sont cochées, et le Capitaine l’ignore. Dites-lui que la torpille est en panne.
lesson-talkengineer-down-hint = Messages à l’équipage, puis torpille en panne.
lesson-talkengineer-down-other = Bien, mais c’est sur la torpille qu’il compte.
lesson-talkengineer-head = Il manque un symbole au circuit jaune, cadran est. Dites-lui : route à l’est.
lesson-talkengineer-head-hint = Messages à l’équipage, puis route à l’est.
lesson-talkengineer-head-west = L’ouest remplirait son cadran : dégât ! L’est.
lesson-talkengineer-head-other = C’est l’est qui répare le circuit.
lesson-talkengineer-mend = Il a écouté. Fermez le circuit jaune.
lesson-talkengineer-mend-hint = L’arme du cadran est.
lesson-talkengineer-mend-other = Seul le jaune ferme le circuit.
lesson-talkengineer-done = Réparé, parce que vous avez parlé. Prévenez tôt, proposez des caps, dites quand ça remarche.
lesson-talkradio = Le Détecteur parle
lesson-talkradio-about = Le Capitaine vise ce que vous lui dites.
lesson-talkradio-report = Ici le calculateur montre toutes les positions possibles. Signalez la plus probable au Capitaine.
lesson-talkradio-report-hint = Touchez un point si vous voulez, puis le signalement.
lesson-talkradio-done = Il le sait. Redites-le tous les deux ou trois caps : nul autre à bord ne le voit.

# 9 Real time
lesson-stop = Le Simultané et le STOP
lesson-stop-about = Plus de tours : et comment un tir arrête tout.
lesson-stop-sail = Ici les deux équipages jouent ensemble : n’attendez que le vôtre. Route au nord.
lesson-stop-sail-hint = Touchez Nord.
lesson-stop-sail-early = Ici aussi, d’abord un cap.
lesson-stop-sail-other = Cette fois au nord.
lesson-stop-stop = L’ennemi a bougé. Dites STOP pour la torpille : tous s’arrêtent pendant que vous visez.
lesson-stop-stop-hint = Touchez Torpille.
lesson-stop-stop-other = D’abord le STOP : il est à portée.
lesson-stop-aim = Personne ne s’enfuit sous votre viseur. Il est en J9 : feu.
lesson-stop-aim-hint = Touchez J9, puis feu.
lesson-stop-aim-cancel = On peut renoncer, mais le STOP serait perdu. Feu !
lesson-stop-aim-other = Il est en J9.
lesson-stop-on = Touché, et tout repart aussitôt. Repartez avant lui : nord.
lesson-stop-on-hint = Touchez Nord.
lesson-stop-done = Vite c’est bien, calme c’est mieux : un équipage débordé travaille pour l’ennemi.

# 10 The first battle and its coach
first-battle = Première bataille, avec un coach
first-battle-about = Vous commandez tout le bateau sur Alpha contre des cadets. Le coach parle quand il faut ; le menu le coupe ou le remet.
coach = Coach
coach-down = Votre arme est chargée mais en panne. Visez un circuit à réparer, ou faites surface.
coach-few = { $places ->
    [one] Plus qu’une position possible : regardez la carte du Détecteur et frappez !
   *[other] Plus que { $places } positions possibles : regardez la carte du Détecteur et frappez !
  }
coach-charge = { $places ->
    [one] Plus qu’une position possible : chargez une arme et approchez à portée.
   *[other] Plus que { $places } positions possibles : chargez une arme et approchez à portée.
  }
coach-hurts = { $dir ->
    [N] Le nord coûterait 1 dégât : son cadran est plein.
    [E] L’est coûterait 1 dégât : son cadran est plein.
    [S] Le sud coûterait 1 dégât : son cadran est plein.
   *[W] L’ouest coûterait 1 dégât : son cadran est plein.
  }
coach-heard = Ils peuvent savoir où vous êtes. Passez en silence, ou sortez de leur portée.

# The puzzle of the day
puzzle-grade = Niveau
puzzle-grade-1 = Facile
puzzle-grade-2 = Moyen
puzzle-grade-3 = Difficile
puzzle-days = Jours passés
puzzle-solved = { $solved } sur 3 résolues
puzzle-ask-place = Voilà tout ce qu’on a entendu de l’ennemi. Où est-il maintenant ?
puzzle-ask-shot = Il est dans l’une de { $places } positions, vous en { $space }. Quelle torpille est la meilleure ?
puzzle-tools = Ce que vous placez
puzzle-tool-track = Tracé
puzzle-tool-before = Avant le silence
puzzle-tool-since = Après
puzzle-tool-aim = Torpille
puzzle-touch-track = Touchez la fin de son tracé
puzzle-touch-since = Touchez la fin de son tracé
puzzle-touch-aim = Touchez la cible de la torpille
puzzle-then-since = Placer la suite du tracé
puzzle-then-aim = Viser avec la torpille
puzzle-answer-place = Il est en { $space } !
puzzle-answer-shot = Torpille en { $space } !
puzzle-mark = Marquer comme possible
puzzle-tries = { $made } essais sur { $most }
puzzle-tried = déjà essayé
puzzle-against = Son tracé peut finir en { $space }, mais alors ceci serait faux :
puzzle-no-track = Son tracé ne peut pas finir en { $space } : il toucherait une île, le bord ou lui-même.
puzzle-near = Mais vous êtes juste à côté de lui.
puzzle-hits = Une torpille en { $space } le toucherait dans { $hits } positions sur { $places }. Il y a mieux.
puzzle-solved-place = Trouvé en { $space } ! { $tries ->
    [1] Du premier coup.
   *[other] En { $tries } essais.
  }
puzzle-solved-shot = { $space } est le meilleur tir ! { $tries ->
    [1] Du premier coup.
   *[other] En { $tries } essais.
  }
puzzle-was-place = Il était en { $space }.
puzzle-was-shot = Le meilleur tir était { $space }.
puzzle-review = Comment on pouvait le savoir
puzzle-places = { $places ->
    [one] Une position possible
   *[other] { $places } positions possibles
  }
puzzle-share = Partager le résultat
puzzle-next = Niveau suivant
puzzle-shared = Fathom : Où est-il ? { $date }
puzzle-copied = Le résultat est copié.
puzzle-how = Comment le trouver
puzzle-how-track = Touchez un point : tout son tracé se dessine pour finir là. Il ne peut toucher ni une île, ni le bord, ni lui-même.
puzzle-how-mark = Le crayon marque une position que vous croyez possible.
puzzle-how-drone = Un drone demande s’il est dans un secteur. La réponse vaut pour ce moment-là ; ensuite, il continue sa route.
puzzle-how-sonar = Des deux réponses au sonar, une seule est vraie, au moment où il les donne.
puzzle-how-silence = En silence, il avance de zéro à quatre points en ligne droite, sans qu’on l’entende ni croiser sa propre route.
puzzle-how-shot = La meilleure torpille fait en moyenne le plus de dégâts : deux pour un impact direct, un pour un point voisin. Elle va à quatre points au plus et peut vous toucher aussi.
