# Common
close = Close
cancel = Cancel
back = Back
loading = One moment …
yes = Yes
no = No
undo = Undo
draw = Draw
tagline = Two crews, two submarines, one chart. Listen, deduce, strike.
language = Language
language-and-sound = Language and sound
speech = Speak the announcements
vibration = Vibrate
sound = Sounds
sound-ping = Sonar and drone
sound-torpedo = Torpedo
sound-blast = Explosions
sound-alarm = Alarm
sound-dive = Diving and surfacing
sound-turn = Your turn
sound-stop = STOP

# Home
play-now = Play against bots
play-solo = Command the whole boat
play-solo-help = Turn-by-turn. You hold all four posts, at your own pace.
play-captain = Captain with a crew
play-captain-help = Turn-by-turn. Bots are your First Mate, Engineer and Radio Operator.
play-real = Captain in real time
play-real-help = Everyone at once, on the large chart. Bots are your crew.
bot-level = Strength of the bots
level-cadet = Cadet
level-officer = Officer
level-ace = Ace
your-name = Your name
name-example = for example Ann
name-default = Sailor
solo-room = Training dive
room-of = { $name }’s table
boat-blue = Nautilus
boat-yellow = Terror
create-room = Create a room
join-code = Code of a room
join = Join
watch = Watch
your-rooms = Your games
back-to = Back to { $room }
open-games = Open games
open-games-none = Nobody has an open table right now.
past-games = Past games
past-games-none = No game has been finished yet.
free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
  }
won-by = { $boat } won
rules = Rules
contents = Contents

# Lobby
room = Room { $code }
room-code = Code of this room
invite = Invite
invite-text = Come aboard: room { $code }
qr = QR code with the link to this room
share-link = Share the link
link-copied = The link is copied.
team-blue = The blue submarine
team-yellow = The yellow submarine
boat-name = Name of the submarine
seat-free = free
sit = Sit here
stand = Stand up
swap = Swap
swap-asked = { $name } wants to swap seats with you. Agree
take-seat = Take the seat: { $role }, { $boat }
kick = Send away
bot-here = A bot on this seat
bot-away = Take the bot away
fill-bots = Bots on all free seats
a-bot = a bot
ready = Ready
start-game = Dive!
all-set = Everyone is ready.
problem-seats_free = Some seats are still free.
problem-not_ready = Not everyone is ready.
problem-too_few_players = Too few players for real time in this rule book.
map = Chart
mode = Mode
mode-turn = Turn-by-turn
mode-real = Real time
rule-book = Rule book
preset-en1 = English, first edition
preset-es1 = Spanish, first edition
preset-it1 = Italian, first edition
preset-fr2 = French, second edition
preset-uk2 = Ukrainian, second edition
rules-and-options = Rules and options
differences = Different from the English book
differences-none = Everything as in the English first edition.
house-rule = house rule
house-rules = House rules
crew-blue = Blue crew
crew-yellow = Yellow crew
radio-help = The Radio Operator’s sheet
help-mode-pencil = Pencil
help-mode-tracer = Tracer
help-mode-computer = Computer
spectators = Spectators
spectators-none = Nobody may watch
spectators-public = They hear what everyone hears
spectators-both = They see both boats, later
absent = When somebody’s line breaks
absent-bot = A bot takes over
absent-wait = The game waits
absent-abandon = The crew loses
listed = Show this room in the list of open games
bots-count = Bots count as players
no-limit = no limit
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
map-about-alpha = Many small islands: a good chart to begin with.
map-about-bravo = More open water.
map-about-charlie = Open sea, few islands to hide behind.
map-about-delta = Under the ice: surface in an open hole, or take damage.
map-about-echo = Archer mines lie on the chart; a charged scenario gauge sets one off.
map-about-alpha-2 = Many small islands, in another layout.
map-about-bravo-2 = More open water, in another layout.
map-about-charlie-2 = Ice covers part of the chart; inside it only the holes are safe.
map-about-delta-2 = Two volcanoes: weapons wake them.
map-about-echo-2 = Every system is dead until you repair it at its island.

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
to-N = to the north
to-E = to the east
to-S = to the south
to-W = to the west
way-N = up
way-E = right
way-S = down
way-W = left
letter-N = N
letter-E = E
letter-S = S
letter-W = W
course-N = Head north
course-E = Head east
course-S = Head south
course-W = Head west
sector-number = Sector { $number }
sector-short = S{ $number }

# The chart in words
space-sea = sea
space-island = island
space-ice = sea under ice
space-hole = hole in the ice
space-volcano = volcano
space-archer = Archer mine
space-repair = island that repairs: { $system }
note-here = your submarine
note-route = on your route
note-mine = your mine
note-possible = the enemy may be here
captain-chart = Captain’s chart
radio-chart = Radio Operator’s chart
spectator-chart = Chart
debrief-chart = Chart with both submarines

# Top of the game screen
stations = Stations
menu = Menu
calls = Calls to the crew
chat = Chat
log = Log
log-empty = Nothing has been announced yet.
badge-surfaced = surfaced
badge-turn = to move
hull-left = Hull { $hull } of { $size }
line-connecting = Connecting …
line-down = The line is down. It comes back by itself.
line-closed = Disconnected
stop = STOP
paused = PAUSE
stop-answer = { $boat } answers the sonar.
stop-penalty = { $boat } crosses out a radiation symbol.
stop-volcano = { $boat } names a volcano.
stop-resume = Play goes on in a moment.
pause-agreed = Both crews agreed.
pause-absent = Somebody is away.
pause-store = The server cannot save at the moment.
pause-restart = The server restarts.
resume = Go on
ask-pause = Ask for a pause
offer-draw = Offer a draw
resign = Resign
sure-resign = Resign this game?
sure-leave = Give up your seat and leave?
leave-room = Leave the room
to-home = Home
auto-pass = End my turn by itself when nothing can be activated
bye-taken_over = You opened this game on another page.
bye-kicked = The host sent you away.
bye-closed = The room is closed.

# Captain
helm = Helm
systems = Systems
crew-ok = Reports of the crew
reported-ok = reported OK
working = still at work
now-course = Announce a course.
now-course-extra = { $extra ->
    [one] Announce a course. One more turn of yours follows.
   *[other] Announce a course. { $extra } more turns of yours follow.
  }
now-crew = The crew is at work.
now-activate = Activate a system or end the turn.
now-enemy-turn = The enemy is to move.
now-blackout = Blackout: no course is left. Surface!
now-stop = STOP: the game goes on in a moment.
now-you-answer = The enemy waits for your answer.
now-enemy-answers = The enemy has to answer.
end-turn = End turn
surface = Surface
surface-question = Surface now?
surface-means-turn = You announce sector { $sector }. All breakdowns and your route are erased. The enemy then plays three turns in a row.
surface-means-real = You announce sector { $sector }. The crew traces the hull before you can dive; meanwhile the enemy plays on.
surface-ice = You are under the ice: surfacing here costs one damage.
dive = Dive!
system-ready = { $system }: ready
gauge-value = { $value } of { $size }
trigger-mine = { $count ->
    [one] Trigger mine
   *[other] Trigger a mine ({ $count })
  }
place-title = Where do you start?
place-help = Touch a sea space. The enemy will not know.
place-at = You start at { $space }.
place-dive = Dive here
place-random = Choose for me
placed-wait = You are in position. Waiting for the enemy …
aim-place = Start position
aim-torpedo = Torpedo: where does it hit?
aim-mine = Drop a mine: where?
aim-trigger = Which mine explodes?
aim-silence = Silence: where to?
aim-archer = Which Archer mine explodes?
aim-drone = Drone: which sector?
help-torpedo = Touch a marked space, up to four steps away.
help-mine = Touch one of the marked spaces next to you.
help-trigger = Touch one of your mines.
help-silence = Touch a marked space in a straight line, or your own space to stay.
help-archer = Touch an Archer mine.
fire-torpedo = Fire
fire-mine = Drop the mine
fire-trigger = Trigger
fire-silence = Go silent
fire-archer = Trigger
fire-drone = Send the drone
target-at = Target { $space }
silence-stay = You stay where you are; nobody will know.
silence-to = { $length ->
    [one] One space { $dir }
   *[other] { $length } spaces { $dir }
  }
self-damage = { $damage ->
    [one] Careful: this hits you too, one damage!
   *[other] Careful: this hits you too, { $damage } damage!
  }
answer-title = Enemy sonar
answer-help = You are at { $space }. Say two things of two kinds: exactly one must be true.
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
volcano-smoke-help = Name a volcano: drones learn nothing in its sector until the next event.
volcano-lava = Lava
volcano-lava-help = Name a volcano: the eight spaces around it become islands for good.
volcano-at = Volcano { $space }

# First Mate
mate-mark = Charge one gauge.
mate-empty = Nothing to mark this time: report OK all the same.
mate-wait = Waiting for the next course.
duty-empty = Report OK
gauge-ready = Ready
gauge-broken = Ready, but broken down
gauge-dead = Dead
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
engineer-cross = Cross out one symbol: { $panel } panel.
engineer-any = Cross out one symbol.
engineer-penalty = Penalty: cross out a radiation symbol.
engineer-empty = Nothing to cross out this time: report OK all the same.
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
    [one] { $dir } panel: one more cross means damage!
   *[other] { $dir } panel: { $left } crosses until damage
  }
danger-radiation = { $left ->
    [one] Radiation: one more cross means damage!
   *[other] Radiation: { $left } crosses until damage
  }
coming-repair = Head { $dir }: the { $circuit } then repairs itself.

# Radio Operator
tape = What the enemy said
tape-empty = Listening … nothing yet.
tape-surfaced = Surfaced: keep in mind what you hear!
drone-yes = yes
drone-no = no
drone-smoke = smoke
blast-short = blast
tracer-good = The track fits here.
tracer-bad = { $count ->
    [one] Does not fit: one clash
   *[other] Does not fit: { $count } clashes
  }
tracer-what = What to slide
tracer-all = Whole track
tracer-last = Since the last break
slide = Slide the sheet
slide-to = { $dir }
pencil-tools = Pencil and eraser
pencil-draw = Draw
pencil-slide = Slide the sheet
pencil-erase = Erase
pencil-note = Write a note
pencil-note-text = Note
pencil-note-put = Put it here
pencil-clear = Erase all
computer-thinking = Working it out …
computer-failed = The computer could not be loaded.
computer-places = { $count ->
    [one] Only one place is left!
   *[other] { $count } possible places
  }
call-enemy-there = Report { $space }

# Surfacing
tracing-title = Secure the hull
tracing-done = { $count } of 4 sections traced
tracing-your-turn = Your turn: trace section { $section }.
tracing-waiting = Now tracing: { $names }
tracing-confirming = All four are traced. The enemy Engineer looks at them.
tracing-secured = Ready to dive. Waiting for the Captain.
trace-help = Go once round between the two lines, in one stroke.
trace-outside = Outside the line! Let go now and the whole sheet is rejected.
trace-by-keys = With arrow keys
trace-key-next = { $left ->
    [one] Next: { $dir }. One side left.
   *[other] Next: { $dir }. { $left } sides left.
  }
initials = Initials
confirm-title = The enemy’s hull
confirm-sheet = The enemy’s traced hull
confirm-help = Their strokes stay between the lines. Give the word.
confirm = Confirm

# Announcements
say-begin = Both submarines dive.
say-course = { $boat }: { $dir }!
say-ready = { $boat }: { $system } ready.
say-torpedo = { $boat } fires a torpedo at { $space }!
say-mine = { $boat } drops a mine.
say-trigger = { $boat } triggers the mine at { $space }!
say-archer = { $boat } triggers the Archer mine at { $space }!
say-sonar = { $boat } activates the sonar.
say-silence = { $boat } goes silent.
say-failed = { $boat }: { $system } fails.
say-surface = { $boat } surfaces in sector { $sector }.
say-dive = { $boat } dives.
say-system_repaired = { $boat } has repaired: { $system }.
say-draw_offered = { $boat } offers a draw.
say-secured = { $boat }: the hull is secured.
say-rejected = { $boat }: a stroke left the hull, all four sections again.
say-traced = { $boat } has traced section { $section }.
say-damage = Damage! { $boat }: { $amount }, { $cause }. Hull left: { $hull }.
say-blast = Blast at { $space }. { $results }
say-blast-clear = { $boat }: all clear.
say-blast-indirect = { $boat }: indirect hit!
say-blast-direct = { $boat }: direct hit!
say-drone-yes = { $boat } sends a drone: sector { $sector }? Yes.
say-drone-no = { $boat } sends a drone: sector { $sector }? No.
say-drone-smoke = { $boat } sends a drone: sector { $sector }? Toxic smoke.
say-answer = { $boat } answers: { $statements }.
state-row = row { $row }
state-column = column { $column }
state-sector = sector { $sector }
say-volcano-eruption = The volcanoes erupt!
say-volcano-smoke = Toxic smoke!
say-volcano-lava = Lava!
say-stop = STOP!
say-resume = Go on.
say-draw = The game is a draw.
say-end-destroyed = { $boat } has won: the enemy is destroyed.
say-end-resigned = { $boat } has won: the enemy resigned.
say-end-abandoned = { $boat } has won: the enemy is gone.
say-end-agreed = The game is a draw.
cause-torpedo = torpedo
cause-mine = mine
cause-archer = Archer mine
cause-panel = a whole panel broken down
cause-radiation = radiation
cause-ice = ice
cause-volcano = volcano
cause-lava = lava

# Calls
call-from = { $role }: { $text }
call-charge = Charge { $system }!
call-keep = Keep { $kind } alive!
call-avoid = Not { $dir }!
call-head = Head { $dir }!
call-surface = Surface soon!
call-ready = { $system } is ready.
call-down = { $system } is down.
call-enemy = Enemy near { $space }, { $places ->
    [one] one place
   *[other] { $places } places
  }.
call-shot = { $space } hits with { $percent } %.
call-yes = Yes!
call-no = No!
call-wait = Wait!
call-well_done = Well done!
chat-to = To whom
chat-crew = Crew
chat-table = Table
chat-text = Message
chat-send = Send

# The end and the debrief
ending-won = You won!
ending-lost = You lost.
ending-draw = A draw.
ending-watched = { $boat } won.
reason-destroyed = A submarine was destroyed.
reason-resigned = A crew resigned.
reason-agreed = Both crews agreed.
reason-abandoned = A crew left.
debrief = Debrief
rematch = Rematch
debrief-title = { $blue } against { $yellow }
replay = Replay
replay-missing = There is no such game.
replay-begin = The beginning
replay-position = Position in the game
replay-step = Step { $at } of { $count }
step-back = Step back
step-on = Step on
play = Play
pause = Pause
download = Download
belief-of = Belief
belief-none = No belief
belief-by = What { $boat } knew
curve = How many places you could have been in
curve-now = Blue { $blue }, yellow { $yellow }
curve-key = { $boat }: { $places }
moments = Moments
shot-chance = { $percent } % to hit

# Refusals
error-unknown = Not possible ({ $code }).
error-line_down = The line is down. Try again in a moment.
error-bad_order = That is not an order.
error-bad_json = That message was not understood.
error-bad_message = That message was not understood.
error-bad_sector = There is no such sector.
error-game_over = The game is over.
error-wrong_role = Your role may not do that.
error-not_in_this_scenario = This scenario does not have that.
error-not_in_this_mode = This mode does not have that.
error-not_begun = Play has not begun.
error-already_placed = You are already in position.
error-stopped = STOP: wait until it is resolved.
error-not_your_turn = It is the enemy’s turn.
error-surfaced = Not while surfaced.
error-not_surfaced = You are not surfaced.
error-must_surface = No course is left: you must surface.
error-no_duty = Nothing to do here now.
error-duty_pending = The crew has not reported OK.
error-course_spent = This turn already has its course.
error-course_first = Announce a course first.
error-activation_spent = Announce a course between two activations.
error-dead_system = This gauge cannot be charged.
error-gauge_full = This gauge is full.
error-gauge_not_full = The gauge is not full.
error-broken = A breakdown forbids this system.
error-off_map = That is off the chart.
error-island = An island is in the way.
error-own_route = You cannot cross your own route.
error-own_mine = Your own mine is in the way.
error-not_adjacent = That space is not next to you.
error-out_of_range = Out of range.
error-no_such_mine = No mine of yours is there.
error-too_soon = This mine was dropped too recently.
error-wrong_panel = That symbol is on another panel.
error-already_crossed = Already crossed out.
error-bad_answer = Exactly one statement must be true.
error-signer = It is another one’s turn to trace.
error-section_done = That section is done.
error-not_closed = Go all the way round and close the line.
error-no_draw = Your offer still stands.
error-first_mate_only = In this rule book the First Mate does that.
error-no_repair_island = No island that repairs is next to you.
error-no_mine_now = No mine can be triggered now.
error-no_such_room = There is no such room.
error-room_full = The room is full.
error-kicked = You may not come back into this room.
error-too_fast = Too fast. Take a breath.
error-too_many_rooms = Too many rooms. Close one first.
error-draining = The server is about to restart.
error-host_only = Only the host may do that.
error-lobby_only = Only before the game.
error-seat_taken = That seat is taken.
error-bad_name = That name does not work.
error-bad_option = That option does not work.
error-seats_free = Some seats are still free.
error-not_ready = Not everyone is ready.
error-too_few_players = Too few players for real time.
error-no_spectators = Nobody may watch this game.
error-seen_too_much = You have seen too much of the other side.
error-muted = The host has muted you.
error-paused = The game is paused.
error-store = Not saved. Please try again.
error-busy = The server is busy. Please try again.

# The ruleset, field by field
rule-hull = Damage that sinks a submarine
rule-realtime_min_players = Players needed for real time
rule-own_mine_blocks = Own mines block the way
rule-detection_by = Who uses drone and sonar
rule-detection_by-both = Captain or First Mate
rule-detection_by-first_mate = only the First Mate
rule-shy_first_mate = The Captain alone activates everything
rule-broken_activation = Activating a broken system
rule-broken_activation-refuse = is refused
rule-broken_activation-penalty = fails, and the Engineer crosses out a radiation symbol
rule-course_between_activations = A course must lie between two activations
rule-torpedo_min = Shortest torpedo run
rule-torpedo_path = Way of a torpedo
rule-torpedo_path-sea = over sea only; islands are in the way
rule-torpedo_path-free = also over islands
rule-torpedo_chain = A torpedo and the mines around its impact
rule-torpedo_chain-none = only a mine on the impact is destroyed
rule-torpedo_chain-one = mines next to the impact explode too
rule-torpedo_chain-cascade = mines next to it explode, and set off further ones
rule-mine_trigger_from = A mine can be triggered
rule-mine_trigger_from-now = at once
rule-mine_trigger_from-next_turn = from the next turn or course on
rule-mine_trigger_needs_weapons = Triggering needs weapons without breakdown
rule-silence_zero = Silence without moving
rule-silence_zero-free = nobody marks anything
rule-silence_zero-full = First Mate and Engineer mark; the Captain names a direction
rule-silence_zero-mark = the First Mate marks, the Engineer only pretends
rule-silence_gauge_order = The silence gauge
rule-silence_gauge_order-mark_first = mark first, then it empties
rule-silence_gauge_order-empty_first = it empties first, then may take the mark
rule-repair_beats_damage = A self-repair beats damage by the same cross
rule-surface_again_forfeits = Surfacing forfeits the extra turns left
rule-volcano_gauge_by = What wakes the volcano
rule-volcano_gauge_by-trigger = torpedoes fired and mines triggered
rule-volcano_gauge_by-drop = torpedoes fired and mines dropped
rule-eruption = Eruption
rule-eruption-slopes = every space next to a volcano is an impact
rule-eruption-craters = each volcano is one impact
rule-ready_public = Everyone hears when a gauge is ready
rule-open_bridge = Open bridge: the crew sees all its sheets
rule-turn_limit_ms = Time for a turn
rule-answer_limit_ms = Time to answer a sonar
rule-confirm_limit_ms = Time to confirm a hull
rule-abandon_limit_ms = Absent crews lose after
rule-stop_hold_ms = A STOP lasts after it is resolved

# The rules page
rules-goal = The goal
rules-goal-1 = Two submarines hunt each other under the same chart. Nobody sees where the other one is: everything has to be deduced from what is announced.
rules-goal-2 = A submarine that has taken all the damage it can take is destroyed, and its crew has lost.
rules-crew = The crew
rules-crew-1 = A crew has four posts: Captain, First Mate, Engineer and Radio Operator. In smaller crews one person holds several of them.
rules-crew-2 = Turn-by-turn is played on a chart of 10 by 10 spaces with four sectors, in real time on 15 by 15 with nine. In real time both crews act at the same time.
rules-crew-3 = Before the dive each Captain secretly picks a sea space to start from.
rules-course = The course
rules-course-1 = The Captain announces north, east, south or west, and the submarine moves one space. Everybody hears the direction, nobody hears the position.
rules-course-2 = The edge of the chart, islands and every space of the own route since the last surfacing are closed. A Captain without any course left must surface.
rules-course-3 = After each course the First Mate charges a gauge and the Engineer crosses out a symbol. Until both have reported OK the Captain waits.
rules-mate = The First Mate
rules-mate-1 = He charges one space of one gauge after each course: mine 3, torpedo 3, sonar 3, drone 4, silence 6. A full gauge is ready; using the system empties it.
rules-mate-2 = He also keeps count of the damage.
rules-engineer = The Engineer
rules-engineer-1 = He crosses out one symbol on the panel of the course. While any symbol of a kind is crossed out, no system of that kind can be used.
rules-engineer-2 = When the four symbols of a circuit are crossed out, the circuit repairs itself and they are erased.
rules-engineer-3 = When all six symbols of a panel, or all six radiation symbols, are crossed out, the submarine takes one damage and the whole sheet is erased.
rules-radio = The Radio Operator
rules-radio-1 = He notes what the enemy Captain announces on a transparent sheet and slides it over the chart until the track fits between the islands.
rules-radio-2 = Pencil: he draws by himself. Tracer: the track draws itself. Computer: all possible places are shown. The table agrees before the game.
rules-activate = Activating a system
rules-activate-1 = A system needs a full gauge and no breakdown of its kind, and the submarine must be submerged.
rules-activate-2 = Turn-by-turn a turn is one course and then at most one activation. In real time an activation stops the game for everyone until it is resolved.
rules-torpedo = Torpedo
rules-torpedo-1 = It hits a sea space up to four steps away; steps go north, east, south and west, never diagonally. The impact is announced.
rules-torpedo-2 = A submarine on the space of a blast takes two damage, next to it one. The one who fired is not spared.
rules-mine = Mine
rules-mine-1 = It is dropped on one of the eight spaces around the submarine, not on the own route. Everybody hears that a mine was dropped, not where.
rules-mine-2 = It can be triggered later, even in the enemy’s turn, but not while surfaced. That is no activation. It explodes like a torpedo.
rules-drone = Drone
rules-drone-1 = The enemy is asked about one sector and must answer the truth.
rules-sonar = Sonar
rules-sonar-1 = The enemy Captain makes two statements of different kinds out of row, column and sector. Exactly one of them is true.
rules-silence = Silence
rules-silence-1 = The submarine moves up to four spaces in a straight line and nobody outside hears where or how far. The usual limits of a course hold for every space.
rules-silence-2 = It is a movement: the First Mate and the Engineer mark once, whatever the length.
rules-surface = Surfacing
rules-surface-1 = The Captain announces the sector. The route is erased down to the current space; mines stay.
rules-surface-2 = Turn-by-turn all breakdowns are erased and the enemy plays three turns in a row.
rules-surface-3 = In real time the crew traces the four sections of the hull, each in one stroke between the two lines, and signs them. A stroke that leaves the hull rejects all four. When the enemy Engineer has confirmed, all breakdowns are erased and the Captain may dive.
rules-surface-4 = A surfaced crew can do nothing else, and its Radio Operator’s sheet takes no new line.
rules-scenarios = Scenarios
rules-scenarios-1 = Under ice, surfacing outside an open hole costs one damage.
rules-scenarios-2 = Archer mines: known to both. With the scenario gauge (4) full the Captain sets off any one of them.
rules-scenarios-3 = Volcanoes: each use of a weapon marks a gauge. Every third mark brings the next event: eruption, toxic smoke, lava.
rules-scenarios-4 = Damage: all systems are dead. With the scenario gauge (3) full and next to the right island the Captain repairs that system.
rules-end = The end
rules-end-1 = The crew whose submarine is destroyed loses at once; if both go down by the same order the game is a draw. A crew may resign, and both may agree on a draw.
figure-course = The route since the last surfacing cannot be crossed.
figure-torpedo = Four steps around the islands, and the blast at the impact.
figure-mine = Two mines; the red one is about to be triggered.
figure-silence = Spaces that a silence can reach.
figure-engineer = Four panels, three circuits, the reactor below.
