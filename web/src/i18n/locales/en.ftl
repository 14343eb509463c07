# Common
close = Close
cancel = Cancel
back = Back
loading = One moment…
yes = Yes
no = No
undo = Undo
draw = Draw
tagline = Two crews, two submarines, one chart. Listen, deduce, strike.
page-title = Fathom, a submarine duel
page-description = A submarine duel for two crews, in your browser.
language = Language
speech = Read announcements aloud
vibration = Vibration
sound = Sounds
mute = Mute
sound-ping = Sonar and drone
sound-torpedo = Torpedo
sound-blast = Explosions
sound-alarm = Alarm
sound-dive = Diving and surfacing
sound-turn = Your turn
sound-stop = STOP
sound-work = Charging and crossing out
sound-report = Calls from the crew
loudness-voice = Voice volume
loudness-effects = Sound effects volume
loudness-ambience = Background volume
settings = Settings
theme = Look
theme-mode = By mode
theme-paper = Paper
theme-night = Night
text-size = Text size
speed = Animations
speed-normal = Normal
speed-fast = Fast
speed-none = None
safe-colours = Colours safe for colour-blind players
left-handed = Left-handed layout

# Home
first-time = First time? Guided dive
guided-dives = Guided dives
puzzle = Where is he?
puzzle-today = Today’s puzzle
puzzle-streak = { $days ->
    [one] { $days } day in a row
   *[other] { $days } days in a row
  }
play-now = Play against bots
play-solo = Command the whole boat
play-solo-help = Turn-by-turn. You play all four roles, at your own pace.
play-post = Play one role, with bots as your crew
bot-level = Bot level
level-cadet = Cadet
level-officer = Officer
level-ace = Ace
level-admiral = Admiral
your-name = Your name
name-example = e.g. Ann
name-default = Sailor
solo-room = Training dive
room-of = { $name }’s room
boat-blue = Nautilus
boat-yellow = Triton
find-table = Find me a table
create-room = Create a room
join-code = Room code
join = Join
join-password = Password, if the room has one
watch = Watch
your-rooms = Your games
back-to = Back to { $room }
back-here = Back to the game against bots
open-games = Open games
open-games-none = No open games right now.
past-games = Past games
past-games-none = No finished games yet.
share-link = Share the link
hand-in = Send to the server
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
won-by = { $boat } won
profile = Profile
rules = Rules
contents = Contents

# Lobby
room = Room { $code }
room-code = Room code
invite = Invite
invite-text = Come aboard: room { $code }
qr = QR code that links to this room
link-copied = Link copied.
team-blue = The blue submarine
team-yellow = The yellow submarine
boat-name = Submarine name
seat-free = free
sit = Sit here
stand = Leave seat
swap = Swap
take-seat = { $role ->
    [captain] Take over as Captain of { $boat }
    [first_mate] Take over as First Mate of { $boat }
    [engineer] Take over as Engineer of { $boat }
   *[radio_operator] Take over as Radio Operator of { $boat }
  }
bot-here = Put a bot here
bot-away = Remove the bot
fill-bots = Fill free seats with bots
a-bot = a bot
ready = Ready
start-game = Dive!
all-set = Everyone is ready.
all-set-but = { $count ->
    [one] All set, but one person has no seat yet.
   *[other] All set, but { $count } people have no seat yet.
  }
seat-choose = Choose a seat, or just watch.
seat-choose-only = Choose a seat: this game has no spectators.
map = Chart
mode = Mode
mode-turn = Turn-by-turn
mode-real = Real time
rule-book = Rule book
goal = How you win
goal-quick = Quick game
goal-hunt = Hunt
goal-about-quick = The first damage of any kind sinks a submarine.
goal-about-hunt = A submarine sinks with its fourth damage.
preset-en1 = English, first edition
preset-es1 = Spanish, first edition
preset-it1 = Italian, first edition
preset-fr2 = French, second edition
preset-uk2 = Ukrainian, second edition
rules-and-options = Rules and options
differences = { $book ->
    [en1] Differences from the English rules
    [es1] Differences from the Spanish rules
    [it1] Differences from the Italian rules
    [fr2] Differences from the French rules
   *[uk2] Differences from the Ukrainian rules
  }
differences-none = { $book ->
    [en1] Just as in the English rules.
    [es1] Just as in the Spanish rules.
    [it1] Just as in the Italian rules.
    [fr2] Just as in the French rules.
   *[uk2] Just as in the Ukrainian rules.
  }
house-rule = house rule
house-rules = House rules
crew-blue = Blue crew
crew-yellow = Yellow crew
advice-alone = A crew of one is better off turn-by-turn: in real time one person can hardly do the work of four.
radio-help = Radio Operator’s aid
help-mode-pencil = Pencil
help-mode-tracer = Tracer
help-mode-computer = Computer
help-about-pencil = You draw the enemy’s track yourself.
help-about-tracer = The track draws itself; you slide it.
help-about-computer = All possible places are shown.
spectators = Spectators
spectators-none = No spectators
spectators-public = They hear only the announcements
spectators-both = They see both boats, with a delay
absent = If someone loses connection
absent-bot = A bot takes over
absent-wait = The game waits
absent-abandon = Their crew loses
manner = How the bots play
manner-plain = Balanced
manner-hunter = Chasers: they close in and fire
manner-lurker = Lurkers: they keep away and slip off
manner-miner = Miners: they lay mines
listed = List this room under open games
room-password = Password, if you want one
room-password-about = Only people who know it can get in. The link you share contains it.
room-has-password = This room has a password.
bots-count = Bots count towards the player minimum
no-limit = no limit

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
map-about-alpha = Many small islands: a good chart to begin with.
map-about-bravo = More open water.
map-about-charlie = Open sea, few islands to hide behind.
map-about-delta = Under the ice: surface in an open hole, or take damage.
map-about-echo = Archer mines lie on the chart; a full scenario gauge sets one off.
map-about-alpha-2 = Many small islands, in another layout.
map-about-bravo-2 = More open water, in another layout.
map-about-charlie-2 = Ice covers part of the chart; inside it only the holes are safe.
map-about-delta-2 = Two volcanoes: weapons wake them.
map-about-echo-2 = Every system is out of action until you repair it at its island.

# Roles, systems, kinds
role-captain = Captain
role-first_mate = First Mate
role-engineer = Engineer
role-radio_operator = Radio Operator
role-short-captain = Captain
role-short-first_mate = First Mate
role-short-engineer = Engineer
role-short-radio_operator = Radio
system-mine = Mine
system-torpedo = Torpedo
system-drone = Drone
system-sonar = Sonar
system-silence = Silence
system-scenario = Scenario
scenario-none = Scenario
scenario-archer = Archer mines
scenario-volcano = Volcano
scenario-repair = Repair
kind-weapon = Weapons
kind-detection = Detection
kind-special = Special
kind-radiation = Radiation
dir-N = North
dir-E = East
dir-S = South
dir-W = West
letter-N = N
letter-E = E
letter-S = S
letter-W = W
course = { $dir ->
    [N] Head north
    [E] Head east
    [S] Head south
   *[W] Head west
  }
to = { $dir ->
    [N] to the north
    [E] to the east
    [S] to the south
   *[W] to the west
  }
way = { $dir ->
    [N] up
    [E] right
    [S] down
   *[W] left
  }
panel = { $dir ->
    [N] North panel
    [E] East panel
    [S] South panel
   *[W] West panel
  }
sector-number = Sector { $number }
sector-short = S{ $number }

# The chart in words
space-sea = sea
space-island = island
space-ice = sea under ice
space-hole = hole in the ice
space-volcano = volcano
space-archer = Archer mine
space-repair = { $system ->
    [mine] repair island for the mine
    [torpedo] repair island for the torpedo
    [drone] repair island for the drone
    [sonar] repair island for the sonar
   *[silence] repair island for silence
  }
note-here = your submarine
note-route = on your route
note-mine = your mine
note-possible = the enemy may be here
captain-chart = Captain’s chart
radio-chart = Radio Operator’s chart
spectator-chart = Chart
delayed = Shown with a delay of { $time }.
debrief-chart = Chart with both submarines

# Top of the game screen
stations = Stations
menu = Menu
calls = Calls to the crew
chat = Chat
log = Log
log-empty = Nothing has been announced yet.
badge-surfaced = surfaced
badge-turn = has the turn
hull-left = Hull: { $hull } of { $size }
line-connecting = Connecting…
line-down = Connection lost. Reconnecting…
line-closed = Disconnected
stop = STOP
paused = PAUSE
stop-answer = { $boat } answers the sonar.
stop-penalty = { $boat } crosses out a radiation symbol.
stop-volcano = { $boat } chooses a volcano.
stop-aim = { $system ->
    [mine] { $boat } is dropping a mine.
    [torpedo] { $boat } is aiming a torpedo.
    [drone] { $boat } is sending a drone.
    [sonar] { $boat } is using the sonar.
    [silence] { $boat } is going silent.
   *[scenario] { $boat } is using the scenario.
  }
stop-duties = { $boat } is going silent: its crew has work to do.
stop-duties-both = Waiting for your First Mate and your Engineer.
stop-duties-first_mate = Waiting for your First Mate.
stop-duties-engineer = Waiting for your Engineer.
stop-resume = Play resumes in a moment.
blow-direct = Direct hit!
blow-indirect = Indirect hit!
blow-us = We are hit!
blow-both = Both are hit!
blow-clear = No hit.
torpedo-runs = The torpedo is running… Tap to go on.
pause-agreed = Both crews agreed.
pause-absent = Someone is away.
pause-store = The server cannot save at the moment.
pause-restart = The server is restarting.
resume = Resume
ask-pause = Ask for a pause
pause-asked = { $boat } asks for a pause.
offer-draw = Offer a draw
accept-draw = Accept the draw
resign = Resign
sure-resign = Resign this game?
sure-leave = Give up your seat and leave?
leave-room = Leave the room
to-home = Home
auto-pass = End my turn automatically when there is nothing to activate
bye-taken_over = You opened this game in another tab.
bye-kicked = The host removed you from this room.
bye-closed = This room has been closed.
bye-damaged = This room was damaged on the server’s disk. The operator has a copy; all other games go on.
bye-banned = You are banned from this server.
restart-later = The server restarts within { $minutes } min. You can finish your game; no new ones can begin.
keeps-nothing = This browser can keep nothing at the moment: your game lasts as long as this page is open.
play-here = Play here instead

# Captain
helm = Helm
systems = Systems
crew-ok = Crew reports
reported-ok = reported OK
working = still at work
now-course = Announce a course.
now-course-extra = { $extra ->
    [one] Announce a course. You then have one more turn.
   *[other] Announce a course. You then have { $extra } more turns.
  }
now-placing = The Captains choose where to start.
now-over = The game is over.
now-crew = Your crew is working.
now-activate = Activate a system or end your turn.
now-enemy-turn = Enemy’s turn.
now-enemy-turn-of = Enemy turn { $turn } of { $count }.
show-places = Show where the enemy may be
course-hurts = This course costs damage!
panel-worn = { $count } of 6 crossed out
one-is-true = Exactly one is true.
now-blackout = Blackout: no course is open. Surface!
now-stop = STOP: play resumes in a moment.
now-you-answer = The enemy is waiting for your answer.
now-enemy-answers = Waiting for the enemy’s answer.
now-waits = STOP: everyone waits.
end-turn = End turn
surface = Surface
surface-question = Surface now?
surface-means-turn = You announce sector { $sector }. All breakdowns and your route are erased. Then the enemy takes three turns in a row.
surface-means-real = You announce sector { $sector }. Your crew must trace the hull before you can dive; meanwhile the enemy keeps playing.
surface-ice = You are under the ice: surfacing here costs 1 damage.
dive = Dive!
system-ready = { $system ->
    [mine] Mine ready
    [torpedo] Torpedo ready
    [drone] Drone ready
    [sonar] Sonar ready
    [silence] Silence ready
   *[scenario] Scenario ready
  }
gauge-value = { $value } of { $size }
trigger-mine = { $count ->
    [one] Trigger the mine
   *[other] Trigger a mine ({ $count })
  }
place-title = Where do you start?
place-help = Tap a sea space. The enemy won’t see it.
place-at = You start at { $space }.
place-dive = Dive here
place-random = Choose for me
placed-wait = You are in position. Waiting for the enemy…
aim-place = Start position
aim-torpedo = Torpedo: choose the impact
aim-mine = Where do you drop the mine?
aim-trigger = Which mine do you trigger?
aim-silence = Silence: where to?
aim-archer = Which Archer mine do you trigger?
aim-drone = Drone: which sector?
let-be = Let it be
help-torpedo = Tap a marked space, up to four spaces away.
help-mine = Tap one of the marked spaces next to you.
help-trigger = Tap one of your mines.
help-silence = Tap a marked space in a straight line, or your own space to stay.
help-archer = Tap an Archer mine.
fire-torpedo = Fire
fire-mine = Drop the mine
fire-trigger = Trigger
fire-silence = Go silent
fire-archer = Trigger
fire-drone = Launch the drone
target-at = Target { $space }
silence-stay = You stay where you are; nobody will know.
silence-to = { $length ->
    [one] One space { to }
   *[other] { $length } spaces { to }
  }
self-damage = { $damage ->
    [one] Careful: you take 1 damage too!
   *[other] Careful: you take { $damage } damage too!
  }
answer-title = Enemy sonar
answer-help = You are at { $space }. Give two of row, column and sector: one true, one false.
answer-row = Row
answer-column = Column
answer-sector = Sector
answer-unsaid = –
answer-is-true = true
answer-is-false = false
answer-too_few = Choose two statements.
answer-too_many = Only two statements.
answer-both_true = Both are true: make one false.
answer-both_false = Both are false: make one true.
answer-good = One true, one false: good.
answer-send = Answer
volcano-smoke = Toxic smoke
volcano-smoke-help = Choose a volcano: drones learn nothing in its sector until the next event.
volcano-lava = Lava
volcano-lava-help = Choose a volcano: the eight spaces around it become islands for good.
volcano-at = Volcano { $space }

# First Mate
mate-mark = Charge a gauge.
mate-help = A full gauge can be used after any course.
mate-empty = Nothing to charge this time. Just report OK.
mate-wait = Waiting for the next course.
duty-empty = Report OK
gauge-ready = Ready
ready-but-weapon = Ready, but weapons are down
ready-but-detection = Ready, but detection is down
ready-but-special = Ready, but special is down
down-weapon = Weapons are down
down-detection = Detection is down
down-special = Special is down
up-weapon = Weapons work
up-detection = Detection works
up-special = Special works
gauge-dead = Out of action
gauge-left = { $left ->
    [one] one to go
   *[other] { $left } to go
  }
use-drone = Drone
use-sonar = Sonar

# Engineer
board = The Engineer’s board
central-circuits = Central circuits
reactor = Reactor
reactor-short = Reactor
engineer-cross = { $dir ->
    [N] Cross out a symbol on the north panel.
    [E] Cross out a symbol on the east panel.
    [S] Cross out a symbol on the south panel.
   *[W] Cross out a symbol on the west panel.
  }
engineer-help = While a symbol is crossed out, no system of its kind works.
engineer-any = Cross out a symbol.
engineer-penalty = Penalty: cross out a radiation symbol.
engineer-empty = Nothing to cross out this time. Just report OK.
engineer-wait = Waiting for the next course.
circuit-yellow = Yellow circuit: { $count } of 4 crossed out
circuit-orange = Orange circuit: { $count } of 4 crossed out
circuit-gray = Gray circuit: { $count } of 4 crossed out
circuit-name-yellow = yellow circuit
circuit-name-orange = orange circuit
circuit-name-gray = gray circuit
circuit-short-yellow = yellow
circuit-short-orange = orange
circuit-short-gray = gray
symbol-crossed = crossed out
fate-damage = would cause damage
fate-repair = would complete the circuit and repair it
fate-short-damage = damage!
fate-short-repair = repairs
kind-down = down
kind-up = OK
danger-panel = { $left ->
    [one] { panel }: one more cross means damage!
   *[other] { panel }: { $left } crosses until damage
  }
danger-radiation = { $left ->
    [one] Radiation: one more cross means damage!
   *[other] Radiation: { $left } crosses until damage
  }
coming-repair = { $circuit ->
    [yellow] { course }: the yellow circuit will repair itself.
    [orange] { course }: the orange circuit will repair itself.
   *[gray] { course }: the gray circuit will repair itself.
  }

# Radio Operator
tape = What the enemy said
tape-empty = Listening… nothing yet.
tape-surfaced = Surfaced: keep in mind what you hear!
tape-gap = Surfaced: not noted
drone-yes = yes
drone-no = no
drone-smoke = smoke
blast-short = blast
tracer-good = The track fits here.
tracer-bad = { $count ->
    [one] Doesn’t fit: one clash
   *[other] Doesn’t fit: { $count } clashes
  }
tracer-what = What to slide
tracer-all = Whole track
tracer-last = Last stretch
tracer-add = From memory
slide = Slide the sheet
pencil-tools = Pencil and eraser
pencil-draw = Draw
pencil-slide = Slide the sheet
pencil-erase = Erase
pencil-note = Write a note
pencil-note-text = Note
pencil-note-put = Put it here
pencil-clear = Erase all
pencil-rests = The pencil rests for now: keep it in mind.
computer-lost = Surfaced: the computer isn’t listening. It starts afresh when you dive.
computer-places = { $count ->
    [one] Only one place left!
   *[other] { $count } possible places
  }
call-enemy-there = Report { $space }

# Surfacing
tracing-title = Secure the hull
tracing-done = { $count } of 4 sections traced
tracing-your-turn = Your turn: trace section { $section }.
tracing-waiting = Now tracing: { $names }
tracing-rest = Nobody can do anything else until the hull is secured. The enemy plays on.
tracing-confirming = All four sections are traced. The enemy Engineer is checking them.
tracing-secured = Ready to dive. Waiting for the Captain.
trace-help = Draw once around between the two lines, without letting go.
trace-outside = Outside the lines! Let go now and all four sections must be redone.
trace-by-keys = Use arrow keys
trace-key-next = { $left ->
    [one] Next: { way }. One side left.
   *[other] Next: { way }. { $left } sides left.
  }
initials = Initials
confirm-title = The enemy’s hull
confirm-sheet = The enemy’s traced hull
confirm-help = All their strokes are inside the lines. Confirm, so they can dive.
confirm = Confirm

# Announcements
say-begin = Both submarines dive.
say-course = { $boat }: { course }!
say-ready = { $boat }: { system-ready }!
say-torpedo = { $boat }: Torpedo launched, impact at { $space }!
say-mine = { $boat }: Mine dropped!
say-trigger = { $boat }: Triggering the mine at { $space }!
say-archer = { $boat }: Triggering the Archer mine at { $space }!
say-sonar = { $boat }: Activating sonar!
say-silence = { $boat }: Activating silence!
say-failed = { $system ->
    [mine] { $boat }: The mine doesn’t respond.
    [torpedo] { $boat }: The torpedo doesn’t respond.
    [drone] { $boat }: The drone doesn’t respond.
    [sonar] { $boat }: The sonar doesn’t respond.
    [silence] { $boat }: Silence doesn’t respond.
   *[scenario] { $boat }: The scenario system doesn’t respond.
  }
say-surface = { $boat }: Surfacing in sector { $sector }!
say-dive = { $boat }: Dive!
say-system_repaired = { $system ->
    [mine] { $boat }: Mine repaired!
    [torpedo] { $boat }: Torpedo repaired!
    [drone] { $boat }: Drone repaired!
    [sonar] { $boat }: Sonar repaired!
   *[silence] { $boat }: Silence repaired!
  }
say-draw_offered = { $boat } offers a draw.
say-secured = { $boat } has secured its hull.
say-rejected = { $boat }: a stroke went outside the hull. All four sections again!
say-traced = { $boat } has traced section { $section }.
say-damage = { $boat } takes { $amount } damage { cause }. Hull left: { $hull }.
say-blast = Blast at { $space }.
say-blast-clear = { $boat }: All clear.
say-blast-indirect = { $boat }: Indirect hit!
say-blast-direct = { $boat }: Direct hit!
say-drone-yes = { $boat } launches a drone: sector { $sector }? Yes.
say-drone-no = { $boat } launches a drone: sector { $sector }? No.
say-drone-smoke = { $boat } launches a drone: sector { $sector }? Toxic smoke.
say-answer-row-column = { $boat }: We are in row { $row }, column { $column }.
say-answer-row-sector = { $boat }: We are in row { $row }, sector { $sector }.
say-answer-column-sector = { $boat }: We are in column { $column }, sector { $sector }.
say-volcano-eruption = The volcanoes erupt!
say-volcano-smoke = Toxic smoke!
say-volcano-lava = Lava!
say-stop = { $boat }: STOP!
say-stop-for = { $system ->
    [mine] { $boat }: STOP! Mine!
    [torpedo] { $boat }: STOP! Torpedo!
    [drone] { $boat }: STOP! Drone!
    [sonar] { $boat }: STOP! Sonar!
    [silence] { $boat }: STOP! Silence!
   *[scenario] { $boat }: STOP! Scenario!
  }
say-cancelled = { $system ->
    [mine] { $boat } keeps the mine.
    [torpedo] { $boat } keeps the torpedo.
    [drone] { $boat } keeps the drone.
    [sonar] { $boat } doesn’t use the sonar.
    [silence] { $boat } doesn’t go silent.
   *[scenario] { $boat } doesn’t use the scenario.
  }
say-resume = Play on!
say-draw = The game is a draw.
say-end-destroyed = { $loser } is destroyed. { $boat } wins!
say-end-resigned = { $loser } resigns. { $boat } wins!
say-end-abandoned = { $loser } has left. { $boat } wins!
say-end-agreed = The game is a draw.
cause = { $cause ->
    [torpedo] from a torpedo
    [mine] from a mine
    [archer] from an Archer mine
    [panel] from a complete panel breakdown
    [radiation] from radiation
    [ice] from the ice
    [volcano] from the eruption
   *[lava] from the lava
  }

# Calls
call-from-captain = Captain: { $text }
call-from-first_mate = First Mate: { $text }
call-from-engineer = Engineer: { $text }
call-from-radio_operator = Radio Operator: { $text }
call-charge = { $system ->
    [mine] Charge the mine!
    [torpedo] Charge the torpedo!
    [drone] Charge the drone!
    [sonar] Charge the sonar!
    [silence] Charge silence!
   *[scenario] Charge the scenario!
  }
call-keep = { $kind ->
    [weapon] Keep the weapons working!
    [detection] Keep detection working!
   *[special] Keep silence working!
  }
call-avoid = { $dir ->
    [N] Don’t head north!
    [E] Don’t head east!
    [S] Don’t head south!
   *[W] Don’t head west!
  }
call-head = { course }!
call-surface = Surface soon!
call-ready = { system-ready }!
call-down = { $system ->
    [mine] The mine is down.
    [torpedo] The torpedo is down.
    [drone] The drone is down.
    [sonar] The sonar is down.
    [silence] Silence is down.
   *[scenario] The scenario is down.
  }
call-up = { $system ->
    [mine] The mine works again.
    [torpedo] The torpedo works again.
    [drone] The drone works again.
    [sonar] The sonar works again.
    [silence] Silence works again.
   *[scenario] The scenario works again.
  }
call-use = { $system ->
    [drone] Launch the drone!
   *[sonar] Use the sonar!
  }
call-enemy = Enemy near { $space }: { $places ->
    [one] one possible place
   *[other] { $places } possible places
  }.
call-shot = Shot at { $space }: { $percent }% chance to hit.
call-yes = Yes!
call-no = No!
call-wait = Wait!
call-well_done = Well done!
call-danger = { $dir ->
    [N] Not north: damage!
    [E] Not east: damage!
    [S] Not south: damage!
   *[W] Not west: damage!
  }
call-breaks = { $kind ->
    [weapon] { $dir ->
        [N] Not north: the weapons fail!
        [E] Not east: the weapons fail!
        [S] Not south: the weapons fail!
       *[W] Not west: the weapons fail!
      }
    [detection] { $dir ->
        [N] Not north: detection fails!
        [E] Not east: detection fails!
        [S] Not south: detection fails!
       *[W] Not west: detection fails!
      }
   *[special] { $dir ->
        [N] Not north: silence fails!
        [E] Not east: silence fails!
        [S] Not south: silence fails!
       *[W] Not west: silence fails!
      }
  }
chat-to = Send to
chat-crew = Crew
chat-table = Everyone
chat-text = Message
chat-send = Send
report = Report a player
report-whom = Who
report-why = What happened, if you want to say
report-send = Send to the operator
report-about = The operator of this server gets your report, along with the last chat lines you saw.
report-sent = Your report has been sent.
chat-line = { $name }: { $text }

# Voice
voice = Voice
voice-join-crew = Talk with your crew
voice-join-table = Talk with the table
voice-leave = Turn voice off
voice-hold = Hold to talk
voice-open = Microphone open
voice-shut = Microphone off
voice-open-mode = Open microphone
voice-alone = Nobody else has voice on yet.
voice-widened = From now on the whole table hears you. Hold the button to talk.
voice-talks = { $name } is talking
voice-no-insecure = Browsers only allow the microphone on HTTPS pages. You can still listen.
voice-no-refused = Your browser keeps the microphone from this page. Allow it in the page’s settings. You can still listen.
voice-no-none = No microphone found. You can still listen.
voice-no-busy = Another program is using the microphone. You can still listen.
voice-again = Try again
voice-test = Test the microphone
voice-test-say = Say something…
voice-test-back = This is how you sound.
voice-level = Microphone level
voice-rule-off = Off
voice-rule-crew = Within each crew
voice-rule-table = Everyone, during the game too
voice-for-table = Everyone may talk to everyone

# The end and the debrief
ending-won = You won!
ending-lost = You lost.
ending-draw = A draw.
ending-watched = { $boat } won.
reason-destroyed = { $boat } has been sunk.
reason-both = Both submarines have been sunk.
reason-resigned = The crew of { $boat } resigned.
reason-agreed = Both crews agreed.
reason-abandoned = The crew of { $boat } left the game.
debrief = Debrief
debrief-title = { $blue } against { $yellow }
replay = Replay
replay-missing = This game doesn’t exist or has expired.
replay-begin = The beginning
replay-position = Position in the game
replay-step = Step { $at } of { $count }
takeover = Take over from here
takeover-about = The game goes on from step { $step } in this browser, with bots on all other seats. The finished game stays as it was.
takeover-leaves = Your seat at the table stays yours.
takeover-boat = Your submarine
takeover-instead = In place of { $names }
takeover-over = The game is over here. Step back to a moment before the end.
takeover-not-here = This browser can’t run the game by itself.
step-back = Step back
step-on = Step forward
play = Play
pause = Pause
download = Download
handed-in = The server has this game now. Share its link.
device = On this device
device-about = Games against bots, lesson progress and your settings are kept only in this browser.
device-sure = Your games against bots, progress, settings and seats in running games will be gone from this browser. This cannot be undone.
device-export = Save a copy
device-forget = Delete everything
belief-of = What each crew knew
belief-none = Hide
belief-by = What { $boat } knew
curve = How many places each boat could be in
curve-now = Blue { $blue }, yellow { $yellow }
curve-key = { $boat }: { $places }
moments = Key moments
shot-chance = { $percent }% to hit
decisive = What decided the game
decisive-hit = { $boat } takes { $damage } damage { cause }.
decisive-found = { $boat } is pinned down: from { $before } possible places to { $after }.
decisive-lost = { $boat } slips away: from { $before } possible places to { $after }.
decisive-end = The end.
learn = Lessons from this game
learn-nothing = Nothing stands out: a clean game.
learn-shot = { $deed ->
    [torpedo] { $boat } could have sent a torpedo to { $space }: { $percent }% to hit.
    [trigger] { $boat } could have triggered the mine at { $space }: { $percent }% to hit.
   *[other] { $boat } could have triggered the Archer mine at { $space }: { $percent }% to hit.
  }
learn-giveaway = { $deed ->
    [surface] Surfacing gave { $boat } away: from { $before } possible places to { $after }.
    [course] One course gave { $boat } away: from { $before } possible places to { $after }.
    [torpedo] Its own torpedo gave { $boat } away: from { $before } possible places to { $after }.
    [trigger] Its own mine gave { $boat } away: from { $before } possible places to { $after }.
    [answer] Its answer to the sonar gave { $boat } away: from { $before } possible places to { $after }.
   *[other] { $boat } gave itself away: from { $before } possible places to { $after }.
  }
learn-breakdown = { $deed ->
    [torpedo] Weapons broken since turn { $turn } cost { $boat } a torpedo at { $space }: { $percent }% to hit.
    [drone] Detection broken since turn { $turn } cost { $boat } a drone: about { $after } of { $before } places would have been left.
    [sonar] Detection broken since turn { $turn } cost { $boat } a sonar: about { $after } of { $before } places would have been left.
   *[other] A breakdown of turn { $turn } cost { $boat } the Archer mine at { $space }: { $percent }% to hit.
  }
learn-damage = { $why ->
    [radiation] All radiation symbols crossed out: { $boat } took { $damage } damage.
   *[other] A whole panel crossed out: { $boat } took { $damage } damage.
  }

# Refusals
error-unknown = That isn’t possible ({ $code }).
error-line_down = Connection lost. Try again in a moment.
error-bad_order = That order isn’t valid.
error-unknown_team = There is no such crew.
error-bad_json = The server didn’t understand that.
error-bad_message = The server didn’t understand that.
error-too_long = That message is too long.
error-hello_first = The connection was not ready. Please reload the page.
error-bad_token = The server doesn’t recognise this browser. Please reload the page.
error-bad_sector = There is no such sector.
error-game_over = The game is over.
error-wrong_role = That is not your job on board.
error-not_in_this_scenario = Not available in this scenario.
error-not_in_this_mode = Not available in this mode.
error-not_begun = The game has not started yet.
error-already_placed = You are already in position.
error-stopped = STOP: wait until this is settled.
error-not_your_turn = It is the enemy’s turn.
error-surfaced = Not possible while surfaced.
error-not_surfaced = You are not surfaced.
error-must_surface = No course is left: you must surface.
error-no_duty = There is nothing to do here right now.
error-duty_pending = The crew has not reported OK yet.
error-course_spent = You have already announced a course this turn.
error-course_first = Announce a course first.
error-activation_spent = Announce a course before you activate again.
error-dead_system = This gauge cannot be charged.
error-gauge_full = This gauge is full.
error-gauge_not_full = The gauge is not full.
error-broken = A breakdown blocks this system.
error-off_map = That is off the chart.
error-island = An island is in the way.
error-own_route = You cannot cross your own route.
error-own_mine = Your own mine is in the way.
error-not_adjacent = That space is not next to you.
error-out_of_range = Out of range.
error-no_such_mine = You have no mine there.
error-too_soon = You only just dropped this mine.
error-wrong_panel = That symbol is on another panel.
error-already_crossed = Already crossed out.
error-bad_answer = Exactly one statement must be true.
error-signer = It is someone else’s turn to trace.
error-section_done = That section is already traced.
error-not_closed = Go all the way round and close the line.
error-no_draw = You have already offered a draw.
error-first_mate_only = In this rule book only the First Mate may do that.
error-no_repair_island = No repair island is next to you.
error-no_such_room = There is no such room.
error-no_such_code = This code is wrong, already used or too old.
error-damaged = This room is damaged. The operator of this server has a copy.
error-moved = This room is on another server. Taking you there.
error-not_in_room = Join a room first.
error-room_full = The room is full.
error-kicked = The host removed you; you can’t come back to this room.
error-banned = You are banned from this server.
error-password = This room has a password, and this is not it.
error-too_fast = Too fast. Take a breath.
error-too_many_rooms = Too many rooms. Close one first.
error-bad_record = The server can’t accept this game.
error-too_many_games = The server already keeps 100 of your games.
error-too_many_connections = Too many pages are open from this network.
error-draining = The server is about to restart.
error-host_only = Only the host may do that.
error-lobby_only = Only before the game.
error-game_only = Only during the game.
error-over_only = Only after the game.
error-no_such_seat = There is no such seat.
error-seat_taken = That seat is taken.
error-not_seated = Take a seat first.
error-no_such_member = That player has left.
error-bad_name = Choose a name of 1 to 24 characters.
error-bad_option = That setting isn’t possible.
error-seats_free = Some seats are still free.
error-not_ready = Not everyone is ready.
error-too_few_players = This rule book needs more players for real time.
error-no_spectators = This game has no spectators.
error-seen_too_much = You have already seen the other side’s secrets.
error-same_house = Someone on your network is playing for the other side. That isn’t allowed in a listed or rated game.
error-muted = The host has muted you.
error-rated = Not during a rated game.
error-no_voice = You cannot talk to this person now.
error-voice_off = The host has turned voice off in this room.
error-no_relay = Voice needs a relay here, and this server has none.
error-not_relayed = Voice only works through a relay here.
error-paused = The game is paused.
error-store = Could not save. Please try again.
error-busy = The server is busy. Please try again.

# The ruleset, field by field
rule-hull = Damage it takes to sink a submarine
rule-realtime_min_players = Minimum players for real time
rule-own_mine_blocks = Your own mines block your way
rule-detection_by = Who uses drone and sonar
rule-detection_by-both = Captain or First Mate
rule-detection_by-first_mate = only the First Mate
rule-shy_first_mate = Only the Captain activates systems
rule-shy_first_mate-no = in neither crew
rule-shy_first_mate-yes = in both crews
rule-shy_first_mate-blue = in the blue crew
rule-shy_first_mate-yellow = in the yellow crew
rule-broken_activation = Activating a broken system
rule-broken_activation-refuse = is refused
rule-broken_activation-penalty = fails and costs a radiation cross
rule-course_between_activations = A course is required between two activations
rule-torpedo_min = Minimum torpedo range
rule-torpedo_path = Torpedo path
rule-torpedo_path-sea = over sea only; islands block it
rule-torpedo_path-free = over islands too
rule-torpedo_chain = Mines near a torpedo’s impact
rule-torpedo_chain-none = only a mine hit directly is destroyed
rule-torpedo_chain-one = mines next to it explode too
rule-torpedo_chain-cascade = they explode in a chain
rule-mine_trigger_from = A mine can be triggered
rule-mine_trigger_from-now = at once
rule-mine_trigger_from-next_turn = from your next turn or course
rule-mine_trigger_needs_weapons = A weapons breakdown blocks triggering
rule-silence_zero = Silence without moving
rule-silence_zero-free = nobody marks anything
rule-silence_zero-full = both mark as for a named course
rule-silence_zero-mark = First Mate marks, Engineer bluffs
rule-silence_told = Who is told where a silence goes
rule-silence_told-crew = the whole own crew
rule-silence_told-length = the whole own crew, and how far
rule-silence_told-engineer = only the Engineer
rule-silence_gauge_order = The silence gauge
rule-silence_gauge_order-mark_first = marked first, then emptied
rule-silence_gauge_order-empty_first = emptied first, may then be marked
rule-repair_beats_damage = Self-repair prevents damage from the same cross
rule-surface_again_forfeits = Surfacing during extra turns forfeits the rest
rule-volcano_gauge_by = What wakes the volcano
rule-volcano_gauge_by-trigger = torpedoes fired, mines triggered
rule-volcano_gauge_by-drop = torpedoes fired, mines dropped
rule-eruption = Eruption
rule-eruption-slopes = every space next to a volcano is hit
rule-eruption-craters = each volcano counts as one blast
rule-archer_as = An Archer mine explodes
rule-archer_as-torpedo = like a torpedo: clears mines
rule-archer_as-mine = like a mine: other mines stay
rule-ready_public = Everyone hears when a gauge is ready
rule-open_bridge = Open bridge: crew members see each other’s sheets
rule-turn_limit_ms = Time per turn
rule-answer_limit_ms = Time to answer a sonar
rule-aim_limit_ms = Time to aim after STOP
rule-confirm_limit_ms = Time to confirm a hull
rule-abandon_limit_ms = An absent crew loses after
rule-stop_hold_ms = Extra pause after a STOP
rule-stop_hold_ms-0 = none

# The rules page
rules-goal = The goal
rules-search = Search the rules
rules-search-none = Nothing found.
rules-goal-1 = Two submarines hunt each other on the same chart. Nobody sees where the other one is: everything has to be deduced from what is announced.
rules-crew = The crew
rules-crew-1 = A crew has four roles: Captain, First Mate, Engineer and Radio Operator. In smaller crews one person plays several of them.
rules-crew-2 = Turn-by-turn games use a chart of 10 by 10 spaces with four sectors; real-time games use 15 by 15 with nine, and both crews act at the same time.
rules-crew-3 = Before the dive each Captain secretly picks a sea space to start from.
rules-course = The course
rules-course-1 = The Captain announces north, east, south or west. Everybody hears the direction, nobody hears the position.
rules-course-2 = If no course is left, you must surface.
rules-course-3 = After each course the First Mate charges a gauge and the Engineer crosses out a symbol. The Captain waits until both have reported OK.
rules-mate = The First Mate
rules-mate-1 = The gauges: mine 3, torpedo 3, sonar 3, drone 4, silence 6.
rules-mate-2 = The First Mate also keeps count of the damage.
rules-engineer = The Engineer
rules-engineer-1 = Weapons are mine and torpedo, detection is drone and sonar, special is silence and scenario.
rules-radio = The Radio Operator
rules-radio-1 = The Radio Operator draws what the enemy Captain announces on a transparent sheet and slides it over the chart until the track fits between the islands.
rules-radio-2 = Pencil: you draw the track yourself. Tracer: the track draws itself. Computer: all possible places are shown. The host chooses before the game.
rules-activate = Activating a system
rules-activate-1 = A system needs a full gauge and no breakdown of its kind, and the submarine must be submerged.
rules-activate-2 = In turn-by-turn play a turn is one course and then at most one activation. In real time an activation stops the game for everyone until it is resolved.
rules-activate-3 = In real time the one who activates says STOP and names the system before aiming. If it is let be, the gauge stays full, but it counts as an activation.
rules-torpedo = Torpedo
rules-torpedo-1 = The steps are counted north, east, south and west, never diagonally. The impact is announced.
rules-mine = Mine
rules-mine-1 = Not on your own route. Everybody hears that a mine was dropped, but not where.
rules-mine-2 = A mine cannot be triggered while surfaced. Triggering does not count as an activation.
rules-drone = Drone
rules-sonar = Sonar
rules-silence = Silence
rules-silence-1 = Every space on the way must be one that a course could enter.
rules-silence-2 = It is a movement: the First Mate and the Engineer mark once, whatever the length.
rules-silence-3 = In real time its STOP lasts until both have done so.
rules-surface = Surfacing
rules-surface-1 = The Captain announces the sector. The route is erased except for the current space; mines stay.
rules-surface-2 = In turn-by-turn play all breakdowns are erased and the enemy takes three turns in a row.
rules-surface-3 = In real time the crew traces the four sections of the hull, each in one stroke between the two lines, and signs them. A stroke outside the hull means all four must be redone. When the enemy Engineer has confirmed, all breakdowns are erased and the Captain may dive.
rules-surface-4 = A surfaced crew can do nothing else. Its Radio Operator hears the enemy but may note nothing, and no screen keeps it; after the dive the Radio Operator may enter what is remembered.
rules-scenarios = Scenarios
rules-scenarios-1 = Under the ice, surfacing outside an open hole costs 1 damage.
rules-scenarios-2 = Archer mines: known to both. With the scenario gauge (4) full the Captain sets off any one of them.
rules-scenarios-3 = Volcanoes: each use of a weapon marks a gauge. Every third mark brings the next event: eruption, toxic smoke, lava.
rules-scenarios-4 = Damage: all systems are out of action. With the scenario gauge (3) full and next to the right island, the Captain repairs that system.
rules-end = The end
rules-end-1 = The crew whose submarine is destroyed loses at once; if both sink on the same order the game is a draw. A crew may resign, and both may agree on a draw.
figure-course = You cannot cross your route since you last surfaced.
figure-torpedo = Four spaces around the islands, and the blast at the impact.
figure-mine = Two mines; the red one is about to be triggered.
figure-silence = Spaces that Silence can reach.
figure-drone = The drone asks about one sector.
figure-sonar = The answer names row 7 and sector 2: one is true, and you don’t know which.
figure-surface = Surfaced in real time: two of four sections are traced.
figure-engineer = Four panels, three circuits, the reactor below.

# The table
who-is-here = Who is here
mark-host = host
mark-you = you
mark-muted = muted
person-here = connected
person-away = away
person-bot = a bot is playing
no-seat = no seat yet
watching = watching
tools-for = Options for { $name }
mute-one = Mute
unmute-one = Unmute
make-host = Make host
remove-one = Remove and keep out
remove-help = A removed player cannot come back into this room.
lock-seats = Lock the seats
seats-locked = The host has locked the seats.
drop-in = Anyone may take over a bot’s seat during the game
person-joined = { $name } came aboard.
person-lost = { $name } lost connection.
person-back = { $name } is back.
person-left = { $name } has left.
person-removed = The host removed { $name }.
person-bot_holds = A bot is playing for { $name }.
person-host = { $name } is the host now.
missing-bot = { $name } lost connection; a bot takes over in { $seconds } s.
missing-wait = { $name } lost connection; the game pauses in { $seconds } s.
missing-abandon = { $name } lost connection; that crew loses in { $seconds } s.
welcome-title = You are invited
welcome-name = What shall the others call you?
come-aboard = Come aboard
ready-say = I’m ready
ready-undo = Not ready after all
ready-not = not ready yet
swap-wish = { $name } would like to swap seats with you.
swap-agree = Agree
swap-decline = Decline
swap-waits = You asked { $name } to swap seats.
swap-withdraw = Withdraw
swap-declined = { $name } prefers to stay put.
swap-expired = No answer to your swap request.
again-yes = Another game
again-undo = No, not yet
again-wanted = For another game: { $names }.
again-waits = Waiting for { $names }.
again-swaps = The crews swap boats.
again-now = Everyone back to the table
new-dive = New dive
sides-swapped = The crews have swapped boats.
to-table = To the table
table-lobby = The others are back at the table.
table-playing = The next game has begun.
error-locked = The host has locked the seats.
calls-more = More calls
mates-bots = bots
duty-of-captain = You set the course and fire.
duty-of-first_mate = You charge one system with each course.
duty-of-engineer = You cross out one symbol with each course.
duty-of-radio_operator = You listen and track the enemy.
who-am-i = { $role ->
    [captain] Captain of { $boat }, with { $names }.
    [first_mate] First Mate of { $boat }, with { $names }.
    [engineer] Engineer of { $boat }, with { $names }.
   *[radio_operator] Radio Operator of { $boat }, with { $names }.
  }
clocks = Clocks
clocks-relaxed = Relaxed
clocks-club = Club
clocks-quick = Quick
clocks-about-relaxed = No rush: only sonar answers are timed.
clocks-about-club = One minute per turn.
clocks-about-quick = Twenty seconds per turn.
clocks-about-own = Your own limits: see the house rules.
sound-clock = Clock running out
chat-unread = Chat, { $count } new
title-turn = Your turn · { $boat }
title-boat = { $boat } · Fathom
title-room = { $room } · Fathom
line-sending = Sending…
line-silent = The server isn’t answering. Your order is kept and will be sent again.
who-am-i-many = { $count } roles on { $boat }, with { $names }.
preview-invite = You are invited to a submarine duel
preview-invited = { $name } invites you to a submarine duel
find-crew = Players per crew
find-bots = Bots may fill the free seats
find-wait = Wait for players up to
find-go = Look for players
notices = Notify me when it’s my turn
match-room = Open table
match-wait = Looking for players… The game begins as soon as every seat is taken.
match-wait-bots = Looking for players… In { $seconds } s bots take the free seats.
match-found = Your game begins.

# People
profile-self = Name and emblem
emblem = Emblem
emblem-none = None
emblem-anchor = Anchor
emblem-whale = Whale
emblem-octopus = Octopus
emblem-compass = Compass
emblem-lantern = Lantern
emblem-shell = Shell
emblem-starfish = Starfish
emblem-trident = Trident
emblem-crab = Crab
emblem-wave = Wave
emblem-bell = Ship’s bell
emblem-knot = Knot
profile-where = Which games
profile-host = On this server
profile-here = On this device
profile-sums = Your record
profile-empty = No finished games yet. Play one, and your record appears here.
sum-games = Games
sum-won = Won
sum-drawn = Drawn
sum-streak = Won in a row
sum-lost-streak = Lost in a row
sum-best-streak = Best run
sum-hit-rate = Hit rate
by-role = By role
by-mode = By mode
by-map = By chart
won-of = { $won } of { $games } won
favourites = Favourite systems
times-used = { $count ->
    [one] once
   *[other] { $count } times
  }
past-nobody = somebody
past-won = { $turns ->
    [0] You beat { $enemy }, { $map }
    [one] You beat { $enemy }, { $turns } turn, { $map }
   *[other] You beat { $enemy }, { $turns } turns, { $map }
  }
past-lost = { $turns ->
    [0] You lost to { $enemy }, { $map }
    [one] You lost to { $enemy }, { $turns } turn, { $map }
   *[other] You lost to { $enemy }, { $turns } turns, { $map }
  }
past-drawn = { $turns ->
    [0] A draw with { $enemy }, { $map }
    [one] A draw with { $enemy }, { $turns } turn, { $map }
   *[other] A draw with { $enemy }, { $turns } turns, { $map }
  }
past-off = { $turns ->
    [0] Called off against { $enemy }, { $map }
    [one] Called off against { $enemy }, { $turns } turn, { $map }
   *[other] Called off against { $enemy }, { $turns } turns, { $map }
  }
past-more = { $count ->
    [one] Show { $count } more game
   *[other] Show { $count } more games
  }
moment-turn = Turn { $turn }
own-data = Your data
own-data-about = A secret in this browser tells the server who you are: no e-mail, no password.
export = Save a copy as a file
forget-me = Forget me
forget-goes = Your name, your record and your list of games are deleted, on this server and on this device.
forget-stays = Games you played with others stay for them, without your name. A running game goes on with a bot in your place.
forget-on = Delete everything
forget-sure = This cannot be undone. Delete everything now?
forget-now = Yes, forget me
device-offer = Continue on another device
device-how = Scan this with your other device. Or open the profile there, tap “I have a code” and type:
device-qr = QR code to continue on another device
device-secret = It works once, for { $minutes } minutes. Whoever uses it becomes you, so keep it to yourself.
device-have = I have a code
device-own = Only use a code from one of your own devices. Name, games, rating and seats will then be the same on both; what this device had until now is left behind.
device-code = Code from your other device
device-become = Continue here
rated-game = Rated game
rated-about = It counts towards everyone’s rating. Nobody can join or be removed during the game; a crew whose players all leave loses.
rating-turn = Rating, turn-by-turn
rating-real = Rating, real time
rating-provisional = provisional
best-players = Best on this server
