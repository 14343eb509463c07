# Спільне
close = Закрити
cancel = Скасувати
back = Назад
loading = Хвилинку…
yes = Так
no = Ні
undo = Скасувати лінію
draw = Нічия
tagline = Два екіпажі, два підводні човни, одна мапа. Слухай, вираховуй, влучай.
language = Мова
language-and-sound = Мова і звук
speech = Озвучувати оголошення
vibration = Вібрація
sound = Звуки
mute = Вимкнути звук
sound-ping = Гідролокатор і дрон
sound-torpedo = Торпеда
sound-blast = Вибухи
sound-alarm = Тривога
sound-dive = Занурення і підйом
sound-turn = Ваш хід
sound-stop = СТОП

# Головна
play-now = Грати проти ботів
play-solo = Увесь човен ваш
play-solo-help = Покроково. Усі чотири посади ваші, без поспіху.
play-captain = Капітан з екіпажем
play-captain-help = Покроково. Перший помічник, інженер і радист — боти.
play-real = Капітан у реальному часі
play-real-help = Усі водночас, на великій мапі. Екіпаж — боти.
bot-level = Сила ботів
level-cadet = Курсант
level-officer = Офіцер
level-ace = Ас
your-name = Ваше ім’я
name-example = наприклад Ганна
name-default = Моряк
solo-room = Навчальне занурення
room-of = Стіл: { $name }
boat-blue = Наутилус
boat-yellow = Жах
create-room = Створити кімнату
join-code = Код кімнати
join = Увійти
watch = Дивитися
your-rooms = Ваші партії
back-to = Повернутися: { $room }
open-games = Відкриті партії
open-games-none = Зараз немає відкритих столів.
past-games = Зіграні партії
past-games-none = Ще жодну партію не дограно.
free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
  }
won-by = Перемога: { $boat }
rules = Правила
contents = Зміст

# Кімната
room = Кімната { $code }
room-code = Код цієї кімнати
invite = Запросити
invite-text = На борт! Кімната { $code }
qr = QR-код з посиланням на кімнату
share-link = Поділитися посиланням
link-copied = Посилання скопійовано.
team-blue = Синій підводний човен
team-yellow = Жовтий підводний човен
boat-name = Назва човна
seat-free = вільно
sit = Сісти
stand = Встати
swap = Помінятися
swap-asked = { $name } хоче помінятися з вами місцями. Згода
take-seat = Зайняти місце: { $role }, { $boat }
kick = Вигнати
bot-here = Бот на це місце
bot-away = Прибрати бота
fill-bots = Боти на всі вільні місця
a-bot = бот
ready = Готово
start-game = Пірнаємо!
all-set = Усі готові.
problem-seats_free = Ще є вільні місця.
problem-not_ready = Не всі готові.
problem-too_few_players = Замало гравців для реального часу за цими правилами.
map = Мапа
mode = Режим
mode-turn = Покроково
mode-real = Реальний час
rule-book = Книга правил
preset-en1 = Англійська, перше видання
preset-es1 = Іспанська, перше видання
preset-it1 = Італійська, перше видання
preset-fr2 = Французька, друге видання
preset-uk2 = Українська, друге видання
rules-and-options = Правила і налаштування
differences = Відмінності від англійської книги
differences-none = Усе як у першому англійському виданні.
house-rule = домашнє правило
house-rules = Домашні правила
crew-blue = Синій екіпаж
crew-yellow = Жовтий екіпаж
radio-help = Прозорий екран радиста
help-mode-pencil = Олівець
help-mode-tracer = Трасувальник
help-mode-computer = Обчислювач
spectators = Глядачі
spectators-none = Нікому дивитися не можна
spectators-public = Чують те, що чують усі
spectators-both = Бачать обидва човни, із затримкою
absent = Якщо в когось зник зв’язок
absent-bot = Місце займає бот
absent-wait = Гра чекає
absent-abandon = Екіпаж програє
listed = Показувати кімнату серед відкритих партій
bots-count = Боти рахуються гравцями
no-limit = без обмеження
seconds = { $count } с

map-alpha = Альфа
map-bravo = Браво
map-charlie = Чарлі
map-delta = Дельта
map-echo = Ехо
map-alpha-2 = Альфа-2
map-bravo-2 = Браво-2
map-charlie-2 = Чарлі-2
map-delta-2 = Дельта-2 Вулкан
map-echo-2 = Ехо-2 Пошкодження
map-about-alpha = Багато малих островів: добра мапа для початку.
map-about-bravo = Більше відкритої води.
map-about-charlie = Відкрите море, мало островів для схованки.
map-about-delta = Під кригою: спливайте в ополонці, інакше пошкодження.
map-about-echo = На мапі міни «Арчер»; повний сценарій дозволяє підірвати одну.
map-about-alpha-2 = Багато малих островів в іншому розташуванні.
map-about-bravo-2 = Більше відкритої води в іншому розташуванні.
map-about-charlie-2 = Крига вкриває частину мапи; безпечні лише ополонки.
map-about-delta-2 = Два вулкани: їх будить зброя.
map-about-echo-2 = Усі системи мертві, доки їх не відремонтовано біля острова.

# Посади, системи
role-captain = Капітан
role-first_mate = Перший помічник
role-engineer = Інженер
role-radio_operator = Радист
role-short-captain = Капітан
role-short-first_mate = Помічник
role-short-engineer = Інженер
role-short-radio_operator = Радист
system-mine = Міна
system-torpedo = Торпеда
system-drone = Дрон
system-sonar = Гідролокатор
system-silence = Радіотиша
system-scenario = Сценарій
scenario-none = Сценарій
scenario-archer = Міни «Арчер»
scenario-volcano = Вулкан
scenario-repair = Ремонт
kind-weapon = Зброя
kind-detection = Виявлення
kind-special = Спеціальні
kind-radiation = Радіація
dir-N = Північ
dir-E = Схід
dir-S = Південь
dir-W = Захід
to-N = на північ
to-E = на схід
to-S = на південь
to-W = на захід
way-N = вгору
way-E = праворуч
way-S = вниз
way-W = ліворуч
letter-N = Пн
letter-E = Сх
letter-S = Пд
letter-W = Зх
course-N = Рухаємось на північ
course-E = Рухаємось на схід
course-S = Рухаємось на південь
course-W = Рухаємось на захід
sector-number = Сектор { $number }
sector-short = С{ $number }

# Мапа словами
space-sea = море
space-island = острів
space-ice = море під кригою
space-hole = ополонка
space-volcano = вулкан
space-archer = міна «Арчер»
space-repair = острів, що ремонтує: { $system }
note-here = ваш човен
note-route = на вашому маршруті
note-mine = ваша міна
note-possible = ворог може бути тут
captain-chart = Мапа капітана
radio-chart = Мапа радиста
spectator-chart = Мапа
delayed = Ви бачите це із затримкою { $seconds } с.
debrief-chart = Мапа з обома човнами

# Угорі
stations = Посади
menu = Меню
calls = Команди екіпажу
chat = Розмова
log = Журнал
log-empty = Ще нічого не оголошено.
badge-surfaced = на поверхні
badge-turn = ходить
hull-left = Корпус { $hull } з { $size }
line-connecting = З’єднання…
line-down = Зв’язок зник. Він відновиться сам.
line-closed = Від’єднано
stop = СТОП
paused = ПАУЗА
stop-answer = { $boat } відповідає гідролокатору.
stop-penalty = { $boat } закреслює радіацію.
stop-volcano = { $boat } називає вулкан.
stop-resume = За мить граємо далі.
pause-agreed = Обидва екіпажі згодні.
pause-absent = Когось немає.
pause-store = Сервер зараз не може зберегти гру.
pause-restart = Сервер перезапускається.
resume = Далі
ask-pause = Попросити паузу
offer-draw = Запропонувати нічию
resign = Здатися
sure-resign = Здатися в цій партії?
sure-leave = Залишити місце і кімнату?
leave-room = Вийти з кімнати
to-home = На головну
auto-pass = Завершувати мій хід, коли нічого активувати
bye-taken_over = Ви відкрили цю партію на іншій сторінці.
bye-kicked = Господар вас вигнав.
bye-closed = Кімнату закрито.
play-here = Грати на цій сторінці

# Капітан
helm = Стерно
systems = Системи
crew-ok = Доповіді екіпажу
reported-ok = доповів «Готово»
working = працює
now-course = Оголосіть курс.
now-course-extra = { $extra ->
    [one] Оголосіть курс. Потім ще { $extra } ваш хід.
    [few] Оголосіть курс. Потім ще { $extra } ваші ходи.
   *[other] Оголосіть курс. Потім ще { $extra } ваших ходів.
  }
now-placing = Капітан обирає, звідки почати.
now-over = Гру закінчено.
now-crew = Екіпаж працює.
now-activate = Активуйте систему або завершіть хід.
now-enemy-turn = Хід суперників.
now-blackout = Безвихідь: курсу немає. На поверхню!
now-stop = СТОП: за мить граємо далі.
now-you-answer = Суперники чекають на відповідь.
now-enemy-answers = Суперники мають відповісти.
end-turn = Кінець ходу
surface = На поверхню
surface-question = Піднятися на поверхню?
surface-means-turn = Ви оголошуєте сектор { $sector }. Усі поломки і маршрут стираються. Потім суперники ходять тричі поспіль.
surface-means-real = Ви оголошуєте сектор { $sector }. Екіпаж обводить корпус, перш ніж пірнути; суперники тим часом грають.
surface-ice = Ви під кригою: підйом тут коштує одного пошкодження.
dive = Пірнаємо!
system-ready = { $system }: готово
gauge-value = { $value } з { $size }
trigger-mine = { $count ->
    [one] Підірвати міну
   *[other] Підірвати міну ({ $count })
  }
place-title = Звідки почнете?
place-help = Торкніться точки в морі. Суперники не дізнаються.
place-at = Початок: { $space }.
place-dive = Пірнути тут
place-random = Оберіть за мене
placed-wait = Ви на позиції. Чекаємо на суперників…
aim-place = Стартова позиція
aim-torpedo = Торпеда: куди удар?
aim-mine = Скинути міну: куди?
aim-trigger = Яка міна вибухне?
aim-silence = Радіотиша: куди?
aim-archer = Яка міна «Арчер» вибухне?
aim-drone = Дрон: який сектор?
help-torpedo = Торкніться позначеної точки, до чотирьох кроків.
help-mine = Торкніться позначеної точки поруч.
help-trigger = Торкніться своєї міни.
help-silence = Торкніться позначеної точки на прямій або своєї, щоб лишитися.
help-archer = Торкніться міни «Арчер».
fire-torpedo = Вогонь
fire-mine = Скинути міну
fire-trigger = Підірвати
fire-silence = Радіотиша
fire-archer = Підірвати
fire-drone = Запустити дрон
target-at = Ціль { $space }
silence-stay = Ви лишаєтеся на місці; ніхто не знатиме.
silence-to = { $length ->
    [one] { $length } точка { $dir }
    [few] { $length } точки { $dir }
   *[other] { $length } точок { $dir }
  }
self-damage = { $damage ->
    [one] Обережно: влучить і у вас, { $damage } пошкодження!
   *[other] Обережно: влучить і у вас, { $damage } пошкодження!
  }
answer-title = Ворожий гідролокатор
answer-help = Ви на { $space }. Назвіть дві координати різного виду: правдива рівно одна.
answer-row = Рядок
answer-column = Стовпець
answer-sector = Сектор
answer-unsaid = –
answer-is-true = правда
answer-is-false = неправда
answer-too_few = Оберіть дві координати.
answer-too_many = Лише дві координати.
answer-both_true = Обидві правдиві: змініть одну.
answer-both_false = Обидві неправдиві: змініть одну.
answer-good = Одна правдива, одна ні: добре.
answer-send = Відповісти
volcano-smoke = Токсичний дим
volcano-smoke-help = Назвіть вулкан: у його секторі дрони нічого не дізнаються до наступної події.
volcano-lava = Лава
volcano-lava-help = Назвіть вулкан: вісім точок довкола стануть островами.
volcano-at = Вулкан { $space }

# Перший помічник
mate-mark = Зарядіть одну систему.
mate-help = Заряджену систему можна активувати після курсу.
mate-empty = Цього разу позначати нічого: доповідайте «Готово».
mate-wait = Чекаємо на наступний курс.
duty-empty = Готово
gauge-ready = Готово
gauge-broken = Готово, але поломка
gauge-dead = Мертва
gauge-left = { $left ->
    [one] ще { $left }
   *[other] ще { $left }
  }
use-drone = Дрон
use-sonar = Гідролокатор

# Інженер
board = Панель інженера
central-circuits = Центральні ланцюги
reactor = Реактор
reactor-short = Реактор
engineer-cross = Закресліть символ, ділянка: { $panel }.
engineer-help = Закреслений символ блокує всі системи свого виду, доки його не зітруть.
engineer-any = Закресліть один символ.
engineer-penalty = Штраф: закресліть символ радіації.
engineer-empty = Цього разу закреслювати нічого: доповідайте «Готово».
engineer-wait = Чекаємо на наступний курс.
circuit-yellow = Жовтий ланцюг: { $count } з 4
circuit-orange = Помаранчевий ланцюг: { $count } з 4
circuit-gray = Сірий ланцюг: { $count } з 4
circuit-name-yellow = жовтий ланцюг
circuit-name-orange = помаранчевий ланцюг
circuit-name-gray = сірий ланцюг
circuit-short-yellow = жовтий
circuit-short-orange = помаранч.
circuit-short-gray = сірий
symbol-crossed = закреслено
fate-damage = спричинить пошкодження
fate-repair = замкне ланцюг і відремонтує його
fate-short-damage = пошкодження!
fate-short-repair = ремонт
kind-down = поломка
kind-up = справно
danger-panel = { $left ->
    [one] { $dir }: ще одна поломка — і пошкодження!
    [few] { $dir }: пошкодження через { $left } поломки
   *[other] { $dir }: пошкодження через { $left } поломок
  }
danger-radiation = { $left ->
    [one] Радіація: ще одна — і пошкодження!
    [few] Радіація: пошкодження через { $left } поломки
   *[other] Радіація: пошкодження через { $left } поломок
  }
coming-repair = Курс «{ $dir }»: { $circuit } відремонтується сам.

# Радист
tape = Що казали суперники
tape-empty = Слухаємо… поки тихо.
tape-surfaced = На поверхні: запам’ятовуйте почуте!
drone-yes = так
drone-no = ні
drone-smoke = дим
blast-short = вибух
tracer-good = Тут маршрут можливий.
tracer-bad = { $count ->
    [one] Неможливо: { $count } зіткнення
    [few] Неможливо: { $count } зіткнення
   *[other] Неможливо: { $count } зіткнень
  }
tracer-what = Що пересувати
tracer-all = Увесь маршрут
tracer-last = Від останнього розриву
slide = Пересунути екран
slide-to = { $dir }
pencil-tools = Олівець і гумка
pencil-draw = Малювати
pencil-slide = Пересунути екран
pencil-erase = Стерти
pencil-note = Написати нотатку
pencil-note-text = Нотатка
pencil-note-put = Поставити тут
pencil-clear = Стерти все
computer-thinking = Обчислюю…
computer-failed = Обчислювач не завантажився.
computer-places = { $count ->
    [one] { $count } можливе місце
    [few] { $count } можливі місця
   *[other] { $count } можливих місць
  }
call-enemy-there = Доповісти { $space }

# Підйом на поверхню
tracing-title = Огляд корпусу
tracing-done = Обведено { $count } з 4 частин
tracing-your-turn = Ваша черга: обведіть частину { $section }.
tracing-waiting = Зараз обводить: { $names }
tracing-rest = Поки корпус не оглянуто, нічого іншого робити не можна. Суперники тим часом грають.
tracing-confirming = Усі чотири обведено. Інженер суперників перевіряє.
tracing-secured = Готові до занурення. Слово за капітаном.
trace-help = Обведіть по колу між двома лініями, не відриваючи.
trace-outside = За лінією! Відпустите зараз — усе спочатку.
trace-by-keys = Стрілками
trace-key-next = { $left ->
    [one] Далі: { $dir }. Ще одна сторона.
   *[other] Далі: { $dir }. Ще сторін: { $left }.
  }
initials = Ініціали
confirm-title = Ворожий корпус
confirm-sheet = Корпус, обведений суперниками
confirm-help = Їхні лінії в межах. Підтвердьте.
confirm = Підтвердити

# Оголошення
say-begin = Обидва човни пірнають.
say-course = { $boat }: { $dir }!
say-ready = { $boat }: { $system } — готово.
say-torpedo = { $boat } запускає торпеду, удар в { $space }!
say-mine = { $boat } скидає міну.
say-trigger = { $boat } підриває міну в { $space }!
say-archer = { $boat } підриває міну «Арчер» в { $space }!
say-sonar = { $boat } вмикає гідролокатор.
say-silence = { $boat }: радіотиша.
say-failed = { $boat }: { $system } не спрацьовує.
say-surface = { $boat } піднімається на поверхню в секторі { $sector }.
say-dive = { $boat } пірнає.
say-system_repaired = { $boat }: відремонтовано — { $system }.
say-draw_offered = { $boat } пропонує нічию.
say-secured = { $boat }: корпус оглянуто.
say-rejected = { $boat }: лінія вийшла за межі, усі чотири частини спочатку.
say-traced = { $boat }: обведено частину { $section }.
say-damage = Пошкодження! { $boat }: { $amount }, { $cause }. Корпус: { $hull }.
say-blast = Вибух в { $space }. { $results }
say-blast-clear = { $boat }: промах.
say-blast-indirect = { $boat }: непряме попадання!
say-blast-direct = { $boat }: пряме попадання!
say-drone-yes = { $boat } запускає дрон: сектор { $sector }? Так.
say-drone-no = { $boat } запускає дрон: сектор { $sector }? Ні.
say-drone-smoke = { $boat } запускає дрон: сектор { $sector }? Токсичний дим.
say-answer = { $boat } відповідає: { $statements }.
state-row = рядок { $row }
state-column = стовпець { $column }
state-sector = сектор { $sector }
say-volcano-eruption = Виверження вулканів!
say-volcano-smoke = Токсичний дим!
say-volcano-lava = Лава!
say-stop = СТОП!
say-resume = Граємо далі.
say-draw = Нічия.
say-end-destroyed = { $loser } знищено. Перемога: { $boat }.
say-end-resigned = { $loser } здається. Перемога: { $boat }.
say-end-abandoned = { $loser } покидає бій. Перемога: { $boat }.
say-end-agreed = Нічия.
cause-torpedo = торпеда
cause-mine = міна
cause-archer = міна «Арчер»
cause-panel = повна поломка ділянки
cause-radiation = радіація
cause-ice = крига
cause-volcano = вулкан
cause-lava = лава

# Команди
call-from = { $role }: { $text }
call-charge = Заряджайте: { $system }!
call-keep = Бережіть: { $kind }!
call-avoid = Уникайте: { $dir }!
call-head = Курс: { $dir }!
call-surface = Скоро на поверхню!
call-ready = { $system }: готово.
call-down = { $system }: поломка.
call-up = { $system }: знову діє.
call-use = { $system }: зараз!
call-enemy = Ворог біля { $space }, місць: { $places }.
call-shot = { $space }: влучання { $percent } %.
call-yes = Так!
call-no = Ні!
call-wait = Чекайте!
call-well_done = Молодці!
chat-to = Кому
chat-crew = Екіпаж
chat-table = Стіл
chat-text = Повідомлення
chat-send = Надіслати

# Кінець і розбір
ending-won = Перемога!
ending-lost = Поразка.
ending-draw = Нічия.
ending-watched = Перемога: { $boat }.
reason-destroyed = { $boat } іде на дно.
reason-both = Обидва підводні човни йдуть на дно.
reason-resigned = Екіпаж човна { $boat } здався.
reason-agreed = Обидва екіпажі згодні.
reason-abandoned = Екіпаж човна { $boat } пішов.
debrief = Розбір
rematch = Реванш
debrief-title = { $blue } проти { $yellow }
replay = Запис
replay-missing = Такої партії немає.
replay-begin = Початок
replay-position = Місце в партії
replay-step = Крок { $at } з { $count }
step-back = Крок назад
step-on = Крок уперед
play = Відтворити
pause = Пауза
download = Завантажити
belief-of = Здогади
belief-none = Без здогадів
belief-by = Що було відомо: { $boat }
curve = У скількох місцях ви могли бути
curve-now = Синій { $blue }, жовтий { $yellow }
curve-key = { $boat }: { $places }
moments = Моменти
shot-chance = влучання { $percent } %
verdict = Що вирішило партію
verdict-hit = { $boat } отримує пошкодження: { $damage } ({ $cause }).
verdict-found = { $boat } виявлено: можливих місць було { $before }, стало { $after }.
verdict-lost = { $boat } вислизає: можливих місць було { $before }, стало { $after }.
verdict-end = Кінець.
verdict-missed = Найкращий незроблений постріл ({ $boat }): { $space }, { $percent } %.

# Відмови
error-unknown = Неможливо ({ $code }).
error-line_down = Зв’язок зник. Спробуйте за мить.
error-bad_order = Це не наказ.
error-bad_json = Повідомлення не зрозуміле.
error-bad_message = Повідомлення не зрозуміле.
error-bad_sector = Такого сектора немає.
error-game_over = Гру завершено.
error-wrong_role = Ваша посада цього не може.
error-not_in_this_scenario = У цьому сценарії такого немає.
error-not_in_this_mode = У цьому режимі такого немає.
error-not_begun = Гра ще не почалася.
error-already_placed = Ви вже на позиції.
error-stopped = СТОП: зачекайте на розв’язку.
error-not_your_turn = Зараз хід суперників.
error-surfaced = Не на поверхні.
error-not_surfaced = Ви не на поверхні.
error-must_surface = Курсу немає: треба спливати.
error-no_duty = Зараз тут нічого робити.
error-duty_pending = Екіпаж ще не доповів «Готово».
error-course_spent = Курс цього ходу вже оголошено.
error-course_first = Спершу оголосіть курс.
error-activation_spent = Між двома активаціями потрібен курс.
error-dead_system = Цю систему не зарядити.
error-gauge_full = Система вже заряджена.
error-gauge_not_full = Система не заряджена.
error-broken = Поломка забороняє цю систему.
error-off_map = Це поза мапою.
error-island = На шляху острів.
error-own_route = Не можна перетинати свій маршрут.
error-own_mine = На шляху ваша міна.
error-not_adjacent = Ця точка не поруч.
error-out_of_range = Задалеко.
error-no_such_mine = Там немає вашої міни.
error-too_soon = Цю міну щойно скинуто.
error-wrong_panel = Цей символ на іншій ділянці.
error-already_crossed = Уже закреслено.
error-bad_answer = Правдива має бути рівно одна.
error-signer = Зараз обводить інший.
error-section_done = Цю частину вже обведено.
error-not_closed = Обведіть повністю і замкніть лінію.
error-no_draw = Ваша пропозиція ще чинна.
error-first_mate_only = За цими правилами це робить перший помічник.
error-no_repair_island = Поруч немає ремонтного острова.
error-no_mine_now = Зараз жодну міну не підірвати.
error-no_such_room = Такої кімнати немає.
error-room_full = Кімната повна.
error-kicked = Вам не можна повернутися сюди.
error-too_fast = Зашвидко. Видихніть.
error-too_many_rooms = Забагато кімнат. Закрийте одну.
error-draining = Сервер ось-ось перезапуститься.
error-host_only = Це може лише господар.
error-lobby_only = Лише перед грою.
error-seat_taken = Це місце зайняте.
error-bad_name = Таке ім’я не годиться.
error-bad_option = Таке налаштування не годиться.
error-seats_free = Ще є вільні місця.
error-not_ready = Не всі готові.
error-too_few_players = Замало гравців для реального часу.
error-no_spectators = Цю партію дивитися не можна.
error-seen_too_much = Ви забагато бачили з іншого боку.
error-muted = Господар вимкнув вам голос.
error-paused = Гру призупинено.
error-store = Не збережено. Спробуйте ще раз.
error-busy = Сервер зайнятий. Спробуйте ще раз.

# Поля правил
rule-hull = Пошкодження, що топлять човен
rule-realtime_min_players = Гравців для реального часу
rule-own_mine_blocks = Власні міни закривають шлях
rule-detection_by = Хто вмикає дрон і гідролокатор
rule-detection_by-both = капітан або перший помічник
rule-detection_by-first_mate = лише перший помічник
rule-shy_first_mate = Усе активує лише капітан
rule-broken_activation = Активація зламаної системи
rule-broken_activation-refuse = відхиляється
rule-broken_activation-penalty = не спрацьовує, інженер закреслює радіацію
rule-course_between_activations = Між двома активаціями потрібен курс
rule-torpedo_min = Найкоротший хід торпеди
rule-torpedo_path = Шлях торпеди
rule-torpedo_path-sea = лише морем; острови заважають
rule-torpedo_path-free = і над островами
rule-torpedo_chain = Торпеда і міни довкола удару
rule-torpedo_chain-none = знищується лише міна в точці удару
rule-torpedo_chain-one = сусідні міни теж вибухають
rule-torpedo_chain-cascade = сусідні міни вибухають і підривають інші
rule-mine_trigger_from = Міну можна підірвати
rule-mine_trigger_from-now = одразу
rule-mine_trigger_from-next_turn = з наступного ходу чи курсу
rule-mine_trigger_needs_weapons = Підрив потребує справної зброї
rule-silence_zero = Радіотиша на місці
rule-silence_zero-free = ніхто не позначає
rule-silence_zero-full = помічник та інженер позначають; капітан називає напрямок
rule-silence_zero-mark = помічник позначає, інженер лише вдає
rule-silence_gauge_order = Шкала радіотиші
rule-silence_gauge_order-mark_first = спершу позначка, потім спорожнення
rule-silence_gauge_order-empty_first = спершу спорожнення, потім позначка
rule-repair_beats_damage = Авторемонт важливіший за пошкодження
rule-surface_again_forfeits = Підйом забирає решту ходів
rule-volcano_gauge_by = Що будить вулкан
rule-volcano_gauge_by-trigger = пуски торпед і підриви мін
rule-volcano_gauge_by-drop = пуски торпед і скидання мін
rule-eruption = Виверження
rule-eruption-slopes = кожна точка біля вулкана — удар
rule-eruption-craters = кожен вулкан — один удар
rule-ready_public = Усі чують, коли система готова
rule-open_bridge = Відкритий місток: екіпаж бачить усі свої аркуші
rule-turn_limit_ms = Час на хід
rule-answer_limit_ms = Час на відповідь гідролокатору
rule-confirm_limit_ms = Час на перевірку корпусу
rule-abandon_limit_ms = Відсутній екіпаж програє через
rule-stop_hold_ms = СТОП триває ще
rule-stop_hold_ms-0 = аж ніяк

# Сторінка правил
rules-goal = Мета
rules-goal-1 = Два підводні човни полюють один на одного під однією мапою. Ніхто не бачить суперника: усе вираховують з оголошень.
rules-goal-2 = Човен, що отримав усі можливі пошкодження, знищено, і його екіпаж програв.
rules-crew = Екіпаж
rules-crew-1 = Чотири посади: капітан, перший помічник, інженер і радист. У малому екіпажі одна людина має кілька посад.
rules-crew-2 = Покроково: мапа 10 на 10, чотири сектори. У реальному часі: 15 на 15, дев’ять секторів, обидва екіпажі діють водночас.
rules-crew-3 = Перед зануренням кожен капітан таємно обирає точку в морі.
rules-course = Курс
rules-course-1 = Капітан оголошує північ, схід, південь або захід, і човен іде на одну точку. Напрямок чують усі, позицію — ніхто.
rules-course-2 = Край мапи, острови і кожна точка маршруту від останнього підйому закриті. Без жодного курсу треба спливати.
rules-course-3 = Після курсу перший помічник заряджає систему, а інженер закреслює символ. Капітан чекає на обидва «Готово».
rules-mate = Перший помічник
rules-mate-1 = Після кожного курсу він заповнює клітинку системи: міна 3, торпеда 3, гідролокатор 3, дрон 4, радіотиша 6. Повна система готова; використання її спорожняє.
rules-mate-2 = Він також рахує пошкодження.
rules-engineer = Інженер
rules-engineer-1 = Він закреслює символ на ділянці курсу. Поки закреслено символ виду, жодна система цього виду не працює.
rules-engineer-2 = Коли закреслено чотири символи ланцюга, він ремонтується сам і їх стирають.
rules-engineer-3 = Коли закреслено шість символів ділянки або всі шість радіацій, човен отримує пошкодження, і весь аркуш стирають.
rules-radio = Радист
rules-radio-1 = Він нотує на прозорому екрані, що оголошує ворожий капітан, і пересуває екран мапою, доки маршрут не ляже між островами.
rules-radio-2 = Олівець: малює сам. Трасувальник: маршрут малюється сам. Обчислювач: видно всі можливі місця. Стіл домовляється перед грою.
rules-activate = Активація систем
rules-activate-1 = Потрібні повна шкала, жодної поломки цього виду, і човен під водою.
rules-activate-2 = Покроково хід — це курс і щонайбільше одна активація. У реальному часі активація зупиняє всіх до розв’язки.
rules-torpedo = Торпеда
rules-torpedo-1 = Вона б’є по точці моря щонайбільше за чотири кроки; кроки — на північ, схід, південь і захід, не навскіс. Удар оголошують.
rules-torpedo-2 = У точці вибуху два пошкодження, поруч одне. Того, хто стріляв, теж зачіпає.
rules-mine = Міна
rules-mine-1 = Її скидають на одну з восьми сусідніх точок, не на власний маршрут. Усі чують про скидання, але не де.
rules-mine-2 = Підірвати можна пізніше, навіть у хід суперників, але не на поверхні. Це не активація. Вибух як у торпеди.
rules-drone = Дрон
rules-drone-1 = Суперників питають про сектор; відповідь має бути правдою.
rules-sonar = Гідролокатор
rules-sonar-1 = Ворожий капітан називає дві координати різного виду: рядок, стовпець або сектор. Правдива рівно одна.
rules-silence = Радіотиша
rules-silence-1 = Човен іде до чотирьох точок прямо, і ззовні ніхто не чує куди й наскільки. Кожна точка — за правилами курсу.
rules-silence-2 = Це рух: помічник та інженер позначають раз, хай яка довжина.
rules-surface = Підйом на поверхню
rules-surface-1 = Капітан оголошує сектор. Маршрут стирають до поточної точки; міни лишаються.
rules-surface-2 = Покроково всі поломки стирають, а суперники ходять тричі поспіль.
rules-surface-3 = У реальному часі екіпаж обводить чотири частини корпусу, кожну однією лінією між двома, і підписує. Лінія за межами — усе спочатку. Коли ворожий інженер підтвердив, поломки стирають, і капітан може пірнати.
rules-surface-4 = Екіпаж на поверхні більше нічого не може, і радист нічого не нотує.
rules-scenarios = Сценарії
rules-scenarios-1 = Під кригою підйом поза ополонкою коштує одного пошкодження.
rules-scenarios-2 = Міни «Арчер»: відомі всім. З повною шкалою сценарію (4) капітан підриває будь-яку.
rules-scenarios-3 = Вулкани: кожне застосування зброї позначає шкалу. Кожні три позначки — наступна подія: виверження, токсичний дим, лава.
rules-scenarios-4 = Пошкодження: усі системи мертві. З повною шкалою сценарію (3) і біля потрібного острова капітан ремонтує систему.
rules-end = Кінець
rules-end-1 = Екіпаж знищеного човна одразу програє; якщо обидва тонуть від одного наказу — нічия. Можна здатися або домовитися про нічию.
figure-course = Маршрут від останнього підйому перетинати не можна.
figure-torpedo = Чотири кроки довкола островів і вибух у точці удару.
figure-mine = Дві міни; червона ось-ось вибухне.
figure-silence = Точки, досяжні для радіотиші.
figure-engineer = Чотири ділянки, три ланцюги, внизу реактор.
