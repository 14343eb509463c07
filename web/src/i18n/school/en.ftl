# Helps
about-role-captain = Announces every course and decides when to strike. Only this station shows where you are.
about-role-first_mate = Charges one gauge after each course, and keeps count of the damage.
about-role-engineer = After each course one symbol of its panel is crossed out: something on board breaks.
about-role-radio_operator = Listens to the enemy’s courses and works out where they can be.
about-system-torpedo = Strikes a space up to four steps away: 2 damage there, 1 next to it. You are not spared.
about-system-mine = Dropped on a space next to you and triggered later. It strikes like a torpedo.
about-system-drone = The enemy is asked about one sector and must answer truthfully.
about-system-sonar = The enemy Captain must name two of row, column and sector. Exactly one of them is true.
about-system-silence = Up to four spaces in a straight line, and nobody outside hears where to.
about-system-archer = Sets off one of the Archer mines on the chart, wherever it lies.
about-system-volcano = Every weapon wakes the volcano. Each third mark brings an eruption, smoke or lava.
about-system-repair = Next to a system’s island, a full gauge brings that system back to life.
about-trigger = Sets off one of your mines, even in the enemy’s turn. It costs no gauge.
about-gauge = Each mark fills one space. A full gauge is ready; using the system empties it.
about-panel = One panel for each course. All six symbols crossed out: 1 damage, and the board is wiped.
about-circuit = Four symbols on one line. Once all four are crossed out, they repair themselves.
about-reactor = These symbols are on no circuit: only surfacing or damage erases them.
about-kind-weapon = One of these crossed out anywhere: no torpedo and no mine until it is repaired.
about-kind-detection = One of these crossed out anywhere: no drone and no sonar until it is repaired.
about-kind-special = One of these crossed out anywhere: no silence and no scenario until it is repaired.
about-kind-radiation = Harmless one by one. All six crossed out: 1 damage, and the board is wiped.
about-hull = How much damage a boat can still take. At zero it is sunk, and its crew loses.
about-badge = A boat and its hull. The frame shows whose turn it is.
about-lights = Who has reported OK after the course. The Captain waits for both.
about-tape = Everything that the enemy has announced, the newest on the right.
about-surface = Erases your route and all breakdowns, but tells the enemy your sector.
about-course = One space that way, and everyone hears it. Islands, the edge and your own route are closed.

# Guided dives
dives-about = One minute each, at your own pace. You do every move yourself; nothing can go wrong.
dive-finished = finished
dive-leave = Leave the lesson
dive-teacher = Your instructor
dive-hint = Hint
dive-next = Go on
dive-step = Step { $at } of { $steps }
dive-onward = Next lesson
dive-all = All lessons

# 1 The goal
lesson-goal = The whole game in four moves
lesson-goal-about = What you are after, and what a turn looks like.
lesson-goal-sail = An enemy submarine is out there, unseen. Sink it. Every turn begins with a course: head east.
lesson-goal-sail-hint = Touch the arrow marked East.
lesson-goal-sail-other = A fine course, but the trail leads east today.
lesson-goal-sail-surface = Not yet: surfacing gives your sector away.
lesson-goal-charge = Everybody heard “east”. Now every course charges one gauge: give it to the torpedo.
lesson-goal-charge-hint = Touch the torpedo: with this mark it is ready.
lesson-goal-charge-other = That will be useful later. The torpedo needs just one more.
lesson-goal-break = And every course wears the boat out. Cross out a symbol of the east panel, but no weapon!
lesson-goal-break-hint = The one with the curved waves, Detection, does no harm now.
lesson-goal-break-weapon = With a weapon crossed out the torpedo cannot be fired. Take another symbol.
lesson-goal-strike = Your Radio Operator has it: the enemy is at G6. Torpedo, G6, fire!
lesson-goal-strike-hint = Touch Torpedo, then the glowing space, then Fire.
lesson-goal-strike-other = That would miss. G6 is the space that glows.
lesson-goal-strike-pass = Don’t end the turn: the enemy is in your sights!
lesson-goal-done = Sunk! That is all of it: a course, a charge, a breakdown, and the right moment to strike.

# 2 The course
lesson-course = The Captain’s course
lesson-course-about = Islands, your own route, and what a blackout is.
lesson-course-start = First you choose where to dive, and the enemy does not see it. Take B4.
lesson-course-start-hint = Touch the glowing space, then dive.
lesson-course-start-other = Later you may start anywhere. Here, dive at B4.
lesson-course-start-land = That is land. Choose a sea space: B4.
lesson-course-west = East of you lies an island: closed. Everyone hears your course, nobody your place. Head west.
lesson-course-west-hint = Touch West. What is closed has a dashed frame.
lesson-course-west-island = The island at C4 is in the way. No boat sails over land.
lesson-course-west-other = Possible, but come along to the west.
lesson-course-east = Two turns went by: your line grows, and you may never touch it again. Head east.
lesson-course-east-hint = Touch East, towards B2.
lesson-course-east-route = You came from there. Your own route is as closed as an island.
lesson-course-east-edge = The chart ends there.
lesson-course-east-other = North would work too. Here, turn east.
lesson-course-north = Now see how a careless Captain gets caught: head north…
lesson-course-north-hint = Touch North.
lesson-course-north-other = Wise! But this once, walk into the trap: north.
lesson-course-corner = …and west, into the corner.
lesson-course-corner-hint = Touch West.
lesson-course-corner-other = East would save you. This once, go west.
lesson-course-blackout = Edge, edge, route, route: no course is left. That is a blackout, and you must surface.
lesson-course-blackout-hint = Touch Surface and confirm. You will announce your sector.
lesson-course-blackout-stuck = Not one course is open. Surface!
lesson-course-done = Your route is gone and you are free again, but the enemy took three turns. Leave yourself a way out!

# 3 The Radio Operator
lesson-radio = The Radio Operator’s ear
lesson-radio-about = Draw, slide, and rule out what cannot be.
lesson-radio-slide = Three times “west”. Nobody knows where they began, so the track begins in the middle, and there it hits an island. Slide it until it fits.
lesson-radio-slide-hint = Touch an arrow of the pad, or drag the track.
lesson-radio-clash = They turned north. Now look for a place where they cannot be: slide the track over an island.
lesson-radio-clash-hint = Red crosses show where it clashes.
lesson-radio-back = Ruled out! Every course rules out more. Slide it back to a place that fits.
lesson-radio-back-hint = Slide until no red cross is left.
lesson-radio-done = That is the whole art: listen, draw, slide. With drone and sonar only a few places remain.

# 4 The First Mate
lesson-mate = The First Mate’s gauges
lesson-mate-about = Charge, report, launch.
lesson-mate-charge = The Captain headed north. After each course you charge one space: take the torpedo.
lesson-mate-charge-hint = Touch the torpedo’s dial.
lesson-mate-charge-other = Every gauge is worth something. Here we want the torpedo.
lesson-mate-ready = Two of three. One more, and everybody hears “torpedo ready”.
lesson-mate-ready-hint = The torpedo’s dial again.
lesson-mate-ready-other = The torpedo is nearly full: finish it first.
lesson-mate-full = A full gauge takes no more until it is used. The drone lacks one: charge it.
lesson-mate-full-hint = Touch the drone’s dial.
lesson-mate-full-full = Full is full: it must be used first.
lesson-mate-full-other = Good too, but the drone lacks only one.
lesson-mate-launch = Drone ready, and you may launch it yourself. You are in sector 1: ask about sector 2.
lesson-mate-launch-hint = Touch Drone, then 2, then launch.
lesson-mate-launch-near = They sail in the east, your Radio Operator says. Ask there: 2.
lesson-mate-done = The answer is always true. And remember: you also count the damage on the hull.

# 5 The Engineer
lesson-engineer = The Engineer’s board
lesson-engineer-about = What breaks what, what mends itself, what costs a hull.
lesson-engineer-spare = The Captain headed west: cross out one symbol of the west panel. Spare the systems: radiation does no harm yet.
lesson-engineer-spare-hint = The radiation symbols are in the reactor, below.
lesson-engineer-spare-weapon = Then neither torpedo nor mine would work. Take radiation.
lesson-engineer-spare-panel = That is another panel. The course was west.
lesson-engineer-spare-other = That would put a system out of action. Take radiation.
lesson-engineer-circuit = Hard times: three of the yellow circuit are gone. The Captain went east for you: cross out its fourth, and all four mend.
lesson-engineer-circuit-hint = East panel, the weapon symbol on the yellow line.
lesson-engineer-circuit-other = The yellow line ends at the weapon symbol: that one closes it.
lesson-engineer-warn = Now five of six are gone in the north panel. Warn the Captain in time: not north!
lesson-engineer-warn-hint = Calls to the crew, then “Don’t head north!”.
lesson-engineer-warn-other = Good to know, but north is the danger.
lesson-engineer-full = No other way, says the Captain, and heads north. One symbol is left: cross it out and see what it costs.
lesson-engineer-full-hint = The last one of the north panel.
lesson-engineer-full-other = The course was north.
lesson-engineer-done = One damage, and the board is wiped. Speak up early: the Captain cannot see your board.

# 6 Surfacing
lesson-surface = Surfacing, turn by turn
lesson-surface-about = Everything mended, at a price.
lesson-surface-sail = Your weapons are down and the enemy is far away. Sail on once more: north.
lesson-surface-sail-hint = Touch North.
lesson-surface-sail-other = North first, to hear your Engineer.
lesson-surface-surface = Your Engineer asks for it. Far from the enemy it is safe: surface.
lesson-surface-surface-hint = Touch Surface and confirm.
lesson-surface-surface-other = Later. With broken weapons you only run: surface now.
lesson-surface-free = Three enemy turns are over. Breakdowns and route are gone: every course is open again. Choose one.
lesson-surface-free-hint = Any arrow will do.
lesson-surface-done = The enemy knows your sector and had three turns: surface far away, and never in a panic.
lesson-hull = Surfacing in real time
lesson-hull-about = Trace the hull, then dive.
lesson-hull-surface = In real time nobody gives you turns: the enemy plays on while you are up. Surface.
lesson-hull-surface-hint = Touch Surface and confirm.
lesson-hull-surface-other = Not now: surface first.
lesson-hull-trace = Trace this section in one stroke, all the way round, between the two lines.
lesson-hull-trace-hint = Slowly. Outside the lines everything starts over; an open line is not taken.
lesson-hull-dive = Your crew traced the rest and the enemy Engineer nodded. Dive!
lesson-hull-dive-hint = Touch Dive.
lesson-hull-done = Repaired and gone. While you are up your Radio Operator writes nothing down: memorise what you hear.

# 7 The torpedo
lesson-torpedo = The torpedo
lesson-torpedo-about = How far it goes, what stops it, and whom it hurts.
lesson-torpedo-reach = The enemy is at I5. A torpedo goes four steps, never diagonally, and around islands. Fire at I5.
lesson-torpedo-reach-hint = Torpedo, then I5, then fire. Marked spaces are in reach.
lesson-torpedo-reach-shield = J4 is close, but the island at H4 shields it: the way round is five steps.
lesson-torpedo-reach-near = That close the blast would hit us as well. I5 is two columns away: safe.
lesson-torpedo-reach-other = Within reach, but the enemy is at I5.
lesson-torpedo-reach-pass = Don’t let this one go: fire at I5.
lesson-torpedo-sail = Direct hit: 2 damage! The enemy comes closer, and your tube is loaded again. A course first: head south.
lesson-torpedo-sail-hint = Touch South. Two shots never follow each other without a course.
lesson-torpedo-sail-early = A course comes first, then the shot.
lesson-torpedo-sail-other = South, please: the enemy is down there.
lesson-torpedo-splash = The enemy is at H5, right beside you. Aim one space beyond, so that the blast reaches them and not you.
lesson-torpedo-splash-hint = I4, I5 and I6 lie next to the enemy and two columns from you.
lesson-torpedo-splash-self = 2 for them, but 1 for you as well: you stand next to the blast.
lesson-torpedo-splash-other = From there the blast misses them or hits you. Try I5.
lesson-torpedo-splash-pass = Fire first: the enemy is right there.
lesson-torpedo-done = Indirect hit: 1 damage, and your hull is whole. Near is enough, but look where you stand.

# 7 Mine, drone, silence, sonar
lesson-mine = The mine
lesson-mine-about = Drop it now, trigger it when it hurts.
lesson-mine-drop = A mine goes on one of the eight spaces around you; nobody hears where. Drop it at E8.
lesson-mine-drop-hint = Mine, then E8, then drop.
lesson-mine-drop-route = Not on your own route.
lesson-mine-drop-far = Only the eight spaces next to you.
lesson-mine-drop-other = E8 lies in the enemy’s way. Put it there.
lesson-mine-drop-pass = The mine first.
lesson-mine-sail = The enemy comes closer. Get out of your own blast: head west.
lesson-mine-sail-hint = Touch West.
lesson-mine-sail-mine = Too close to your own mine. West!
lesson-mine-sail-other = Stay down and head west.
lesson-mine-trigger = The enemy is at F9, right beside your mine. Triggering needs no gauge: now!
lesson-mine-trigger-hint = Trigger, then the mine, then confirm.
lesson-mine-trigger-pass = Not yet: trigger it while the enemy is beside it.
lesson-mine-trigger-torpedo = Save the torpedo: the mine is already there.
lesson-mine-done = Hit! A mine waits for as long as you like, and goes off even in the enemy’s turn.
lesson-drone = The drone
lesson-drone-about = One question, always answered truly.
lesson-drone-sail = Your drone is ready. A course comes first: head south.
lesson-drone-sail-hint = Touch South.
lesson-drone-sail-early = First the course, then the system.
lesson-drone-sail-other = South, please.
lesson-drone-ask = Nine places are left, some in sector 2 and some in 4. Ask where either answer helps: 2 or 4.
lesson-drone-ask-hint = Drone, then a number, then launch.
lesson-drone-ask-waste = They cannot be there: the answer would tell you nothing.
lesson-drone-ask-pass = Use it: a full drone learns nothing.
lesson-drone-done = Yes or no, half the places are gone. Everybody heard the answer, your Radio Operator too.
lesson-silence = Silence
lesson-silence-about = Four spaces that nobody hears.
lesson-silence-slip = They are tracking you. Go silent: in a straight line north, three spaces, to D2.
lesson-silence-slip-hint = Silence, then D2, then go.
lesson-silence-slip-far = D1 is an island: silence obeys the same rules as a course.
lesson-silence-slip-short = Farther! The longer the line, the less they know.
lesson-silence-slip-other = To D2 this time.
lesson-silence-slip-pass = Slip away first.
lesson-silence-charge = All they heard was “silence”. It is a movement all the same: charge one gauge, the torpedo.
lesson-silence-charge-hint = Touch the torpedo.
lesson-silence-charge-other = The torpedo, for what comes next.
lesson-silence-cross = And one symbol of the north panel, however far you went. No weapon!
lesson-silence-cross-hint = Radiation is the cheapest.
lesson-silence-cross-weapon = Keep the weapons alive.
lesson-silence-done = For them you may be anywhere on four long lines. Silence is best when they are sure of you.
lesson-sonar = The sonar
lesson-sonar-about = One true, one false: ask and answer.
lesson-sonar-ping = The sonar makes the enemy Captain say two things about where they are. Ping!
lesson-sonar-ping-hint = Touch Sonar.
lesson-sonar-ping-pass = Ask first.
lesson-sonar-think = “Row 3, sector 4”: sector 4 has no row 3, so here is one truth and one lie at a glance. If you knew it was not row 3, they would be in sector 4.
lesson-sonar-think-hint = Your Radio Operator crosses out what neither can be.
lesson-sonar-answer = Now they ping you. Give two of row, column and sector: one true, one false. A near lie is the best lie.
lesson-sonar-answer-hint = Fill in two lists yourself, or let it choose for you.
lesson-sonar-done = Answered. They know a little, and half of it is wrong.

# 8 The talk of a crew
lesson-talkcaptain = The Captain speaks
lesson-talkcaptain-about = Say what you need, heed what you hear.
lesson-talkcaptain-ask = You don’t see the gauges. Tell your First Mate what you need: charge the torpedo.
lesson-talkcaptain-ask-hint = Open the calls to the crew and choose the torpedo.
lesson-talkcaptain-ask-other = They heard you. Now ask for the torpedo.
lesson-talkcaptain-heed = Your Engineer warns you: not west. Take any other course.
lesson-talkcaptain-heed-hint = East, for example.
lesson-talkcaptain-heed-west = You were warned! Any course but west.
lesson-talkcaptain-heed-other = No need to surface: just not west.
lesson-talkcaptain-done = A crew that talks wins. Go slowly enough for everyone to do their part.
lesson-talkmate = The First Mate speaks
lesson-talkmate-about = Hear the wish, report the readiness.
lesson-talkmate-listen = You cannot see the chart, the Captain cannot see your gauges. Listen for what is wanted.
lesson-talkmate-listen-hint = Touch Go on.
lesson-talkmate-charge = The Captain asks for the sonar. Give it the mark.
lesson-talkmate-charge-hint = Touch the sonar’s dial.
lesson-talkmate-charge-other = The Captain asked for the sonar.
lesson-talkmate-report = Full. Tell your Captain that the sonar is ready.
lesson-talkmate-report-hint = Calls to the crew, then “Sonar ready”.
lesson-talkmate-report-other = Heard. Now report the sonar.
lesson-talkmate-done = Well done. A system that nobody knows of is never used.
lesson-talkengineer = The Engineer speaks
lesson-talkengineer-about = What is down, and where it would mend.
lesson-talkengineer-down = Weapons are crossed out, and the Captain doesn’t know. Say that the torpedo is down.
lesson-talkengineer-down-hint = Calls to the crew, then the torpedo that is down.
lesson-talkengineer-down-other = Good, but the Captain counts on the torpedo.
lesson-talkengineer-head = The yellow circuit lacks one symbol, in the east panel. Ask for it: head east.
lesson-talkengineer-head-hint = Calls to the crew, then head east.
lesson-talkengineer-head-west = West would fill the west panel: damage! East.
lesson-talkengineer-head-other = East is what mends the circuit.
lesson-talkengineer-mend = The Captain listened. Close the yellow circuit.
lesson-talkengineer-mend-hint = The weapon symbol of the east panel.
lesson-talkengineer-mend-other = Only the yellow one closes the circuit.
lesson-talkengineer-done = Repaired, because you spoke. Warn early, suggest courses, and call it when it works again.
lesson-talkradio = The Radio Operator speaks
lesson-talkradio-about = The Captain aims where you say.
lesson-talkradio-report = Here the computer shows every place where the enemy can be. Report the likeliest to your Captain.
lesson-talkradio-report-hint = Touch a space if you like, then the report below.
lesson-talkradio-done = Now the Captain knows. Say it again after every few courses: nobody else on board can see it.

# 9 Real time
lesson-stop = Real time and STOP
lesson-stop-about = No turns: and how a shot stops the world.
lesson-stop-sail = Both crews act at once here: you need not wait for the enemy, only for your own crew. Head north.
lesson-stop-sail-hint = Touch North.
lesson-stop-sail-early = A course first, here too.
lesson-stop-sail-other = North this time.
lesson-stop-stop = The enemy moved meanwhile. Say STOP for the torpedo: everyone stands still while you aim.
lesson-stop-stop-hint = Touch Torpedo.
lesson-stop-stop-other = First the STOP: the enemy is in reach.
lesson-stop-aim = Nobody sails away under your aim. The enemy is at J9: fire.
lesson-stop-aim-hint = Touch J9, then fire.
lesson-stop-aim-cancel = You could let it be, but the STOP would be spent. Fire!
lesson-stop-aim-other = The enemy is at J9.
lesson-stop-on = Hit, and play goes on at once. Sail on, before they do: north.
lesson-stop-on-hint = Touch North.
lesson-stop-done = Quick is good, calm is better: a crew that cannot keep up makes mistakes for the enemy.

# 10 The first battle and its coach
first-battle = First battle, with a coach
first-battle-about = You command the whole boat on Alpha against cadets. The coach speaks up when it matters; the menu turns it off and on.
coach = Coach
coach-down = Your weapon is charged but broken down. Steer where a circuit mends, or surface.
coach-few = { $places ->
    [one] Only one place is left: look at the Radio Operator’s chart and strike!
   *[other] Only { $places } places are left: look at the Radio Operator’s chart and strike!
  }
coach-charge = { $places ->
    [one] Only one place is left: charge a weapon and get within reach.
   *[other] Only { $places } places are left: charge a weapon and get within reach.
  }
coach-hurts = { $dir ->
    [N] Heading north would cost 1 damage: its panel is full.
    [E] Heading east would cost 1 damage: its panel is full.
    [S] Heading south would cost 1 damage: its panel is full.
   *[W] Heading west would cost 1 damage: its panel is full.
  }
coach-heard = They can tell where you are. Go silent, or get out of their reach.

# The puzzle of the day
puzzle-grade = Grade
puzzle-grade-1 = Easy
puzzle-grade-2 = Medium
puzzle-grade-3 = Hard
puzzle-days = Past days
puzzle-solved = { $solved } of 3 solved
puzzle-ask-place = This is all that was heard of the enemy. In which space is he now?
puzzle-ask-shot = He is in one of { $places } places, you are at { $space }. Which torpedo is best?
puzzle-tools = What you place
puzzle-tool-track = Track
puzzle-tool-before = Before the silence
puzzle-tool-since = After it
puzzle-tool-aim = Torpedo
puzzle-touch-track = Touch where his track ends
puzzle-touch-since = Touch where his track ends
puzzle-touch-aim = Touch where your torpedo goes
puzzle-then-since = Now the track after the silence
puzzle-then-aim = Now aim the torpedo
puzzle-answer-place = He is at { $space }!
puzzle-answer-shot = Torpedo at { $space }!
puzzle-mark = Mark as possible
puzzle-tries = { $made } of { $most } tries used
puzzle-tried = already tried
puzzle-against = His track could end at { $space }, but then this would not be true:
puzzle-no-track = His track can’t end at { $space }: it would meet an island, the edge or itself.
puzzle-near = But you are right beside him.
puzzle-hits = A torpedo at { $space } would hit him in { $hits } of { $places } places. There is a better one.
puzzle-solved-place = Found at { $space }! { $tries ->
    [1] On the first try.
   *[other] In { $tries } tries.
  }
puzzle-solved-shot = { $space } is the best shot! { $tries ->
    [1] On the first try.
   *[other] In { $tries } tries.
  }
puzzle-was-place = He was at { $space }.
puzzle-was-shot = The best shot was { $space }.
puzzle-review = How it could be known
puzzle-places = { $places ->
    [one] One possible place
   *[other] { $places } possible places
  }
puzzle-share = Share the result
puzzle-next = Next grade
puzzle-shared = Fathom: Where is he? { $date }
puzzle-copied = Result copied.
puzzle-how = How to solve it
puzzle-how-track = Touch a space: his whole track is drawn so that it ends there. It may not meet an island, the edge or itself.
puzzle-how-mark = The pencil marks a place that you think possible.
puzzle-how-drone = A drone asks whether he is in a sector. The answer holds for the moment when it was given; he sails on afterwards.
puzzle-how-sonar = Of the two statements to a sonar exactly one is true, at the moment when he made them.
puzzle-how-silence = In a silence he sails zero to four spaces in a straight line that nobody hears, without crossing his own route.
puzzle-how-shot = The best torpedo does the most damage on average: two for a direct hit, one for a space beside it. It goes four spaces at most, and it can hit you too.
