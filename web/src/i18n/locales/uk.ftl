# Спільне
close = Закрити
cancel = Скасувати
back = Назад
loading = Хвилинку…
yes = Так
no = Ні
undo = Скасувати лінію
draw = Нічия
tagline = Два екіпажі, два підводні човни, одна мапа. Слухайте, вираховуйте, влучайте.
page-title = Fathom, дуель підводних човнів
page-description = Дуель підводних човнів для двох екіпажів, просто в браузері.
language = Мова
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
sound-work = Зарядження й закреслення
sound-report = Доповіді екіпажу
loudness-voice = Гучність голосу
loudness-effects = Гучність ефектів
loudness-ambience = Гучність тла
settings = Налаштування
theme = Вигляд
theme-mode = За режимом
theme-paper = Папір
theme-night = Ніч
text-size = Розмір тексту
speed = Анімація
speed-normal = Звичайна
speed-fast = Швидка
speed-none = Без неї
safe-colours = Кольори для людей із дальтонізмом
left-handed = Для лівої руки

# Головна
first-time = Уперше? Навчальне занурення
guided-dives = Навчальні занурення
puzzle = Де він?
puzzle-today = Загадка дня
puzzle-streak = { $days ->
    [one] { $days } день поспіль
    [few] { $days } дні поспіль
   *[other] { $days } днів поспіль
  }
play-now = Грати проти ботів
play-solo = Увесь човен — ваш
play-solo-help = Покроково. Усі чотири посади ваші, без поспіху.
play-post = Одна посада, решта екіпажу — боти
bot-level = Рівень ботів
level-cadet = Курсант
level-officer = Офіцер
level-ace = Ас
level-admiral = Адмірал
your-name = Ваше ім’я
name-example = наприклад, Ганна
name-default = Моряк
solo-room = Навчальне занурення
room-of = Кімната: { $name }
boat-blue = Наутилус
boat-yellow = Тритон
find-table = Знайти стіл
create-room = Створити кімнату
join-code = Код кімнати
join = Увійти
join-password = Пароль, якщо кімната його має
watch = Дивитися
your-rooms = Ваші партії
back-to = Повернутися: { $room }
back-here = Повернутися до гри проти ботів
open-games = Відкриті партії
open-games-none = Зараз немає відкритих партій.
past-games = Зіграні партії
past-games-none = Ще жодну партію не дограно.
share-link = Поділитися посиланням
hand-in = Надіслати на сервер
free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[other] { $count } вільних місць
  }
won-by = Перемога: { $boat }
profile = Профіль
rules = Правила
contents = Зміст

# Кімната
room = Кімната { $code }
room-code = Код цієї кімнати
invite = Запросити
invite-text = На борт! Кімната { $code }
qr = QR-код з посиланням на кімнату
link-copied = Посилання скопійовано.
team-blue = Синій підводний човен
team-yellow = Жовтий підводний човен
boat-name = Назва човна
seat-free = вільно
sit = Сісти
stand = Звільнити місце
swap = Помінятися
take-seat = { $role ->
    [captain] Зайняти місце капітана: { $boat }
    [first_mate] Зайняти місце першого помічника: { $boat }
    [engineer] Зайняти місце інженера: { $boat }
   *[radio_operator] Зайняти місце радиста: { $boat }
  }
bot-here = Поставити бота
bot-away = Прибрати бота
fill-bots = Заповнити місця ботами
a-bot = бот
ready = Готово
start-game = Занурюємося!
all-set = Усі готові.
all-set-but = { $count ->
    [one] Усе готово, але { $count } людина ще без місця.
    [few] Усе готово, але { $count } людини ще без місця.
   *[other] Усе готово, але { $count } людей ще без місця.
  }
seat-choose = Оберіть місце або просто дивіться.
seat-choose-only = Оберіть місце: цю партію дивитися не можна.
map = Мапа
mode = Режим
mode-turn = Покроково
mode-real = Реальний час
rule-book = Правила
goal = Варіант гри
goal-quick = Раптова смерть
goal-hunt = Полювання
goal-about-quick = Будь-яке перше пошкодження топить човен.
goal-about-hunt = Човен тоне від четвертого пошкодження.
preset-en1 = Англійські, перше видання
preset-es1 = Іспанські, перше видання
preset-it1 = Італійські, перше видання
preset-fr2 = Французькі, друге видання
preset-uk2 = Українські, друге видання
rules-and-options = Правила й налаштування
differences = { $book ->
    [en1] Відмінності від англійських правил
    [es1] Відмінності від іспанських правил
    [it1] Відмінності від італійських правил
    [fr2] Відмінності від французьких правил
   *[uk2] Відмінності від українських правил
  }
differences-none = { $book ->
    [en1] Усе як в англійських правилах.
    [es1] Усе як в іспанських правилах.
    [it1] Усе як в італійських правилах.
    [fr2] Усе як у французьких правилах.
   *[uk2] Усе як в українських правилах.
  }
house-rule = домашнє правило
house-rules = Домашні правила
crew-blue = Синій екіпаж
crew-yellow = Жовтий екіпаж
advice-alone = Екіпажу з однієї людини краще грати покроково: у реальному часі одному важко впоратися з роботою чотирьох.
radio-help = Допомога радистові
help-mode-pencil = Олівець
help-mode-tracer = Самописець
help-mode-computer = Комп’ютер
help-about-pencil = Ви самі малюєте маршрут суперників.
help-about-tracer = Маршрут малюється сам; ви його пересуваєте.
help-about-computer = Видно всі можливі місця.
spectators = Глядачі
spectators-none = Без глядачів
spectators-public = Чують лише оголошення
spectators-both = Бачать усе із затримкою
absent = Якщо в когось зник зв’язок
absent-bot = Його місце займає бот
absent-wait = Гра чекає
absent-abandon = Його екіпаж програє
manner = Стиль гри ботів
manner-plain = Урівноважений
manner-hunter = Мисливці: підходять і стріляють
manner-lurker = Тихі: тримаються осторонь
manner-miner = Мінери: скидають міни
listed = Показувати кімнату серед відкритих партій
room-password = Пароль, якщо потрібен
room-password-about = Увійде лише той, хто його знає. Посилання, яким ви ділитеся, містить його.
room-has-password = Ця кімната має пароль.
bots-count = Боти враховуються в кількості гравців
no-limit = без обмеження

map-alpha = Альфа
map-bravo = Браво
map-charlie = Чарлі
map-delta = Дельта
map-echo = Ехо
map-alpha-2 = Альфа-2
map-bravo-2 = Браво-2
map-charlie-2 = Чарлі-2
map-delta-2 = Дельта-2 Вулкани
map-echo-2 = Ехо-2 Пошкодження
map-about-alpha = Багато малих островів: добра мапа для початку.
map-about-bravo = Більше відкритої води.
map-about-charlie = Відкрите море, мало островів для схованки.
map-about-delta = Під кригою: спливайте в ополонці, інакше пошкодження.
map-about-echo = На мапі міни «Арчер»; заряджений сценарій дозволяє підірвати одну.
map-about-alpha-2 = Багато малих островів, розташованих інакше.
map-about-bravo-2 = Більше відкритої води, інші острови.
map-about-charlie-2 = Крига вкриває частину мапи; безпечні лише ополонки.
map-about-delta-2 = Два вулкани: їх будить зброя.
map-about-echo-2 = Жодна система не працює, доки її не відремонтовано біля свого острова.

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
letter-N = Пн
letter-E = Сх
letter-S = Пд
letter-W = Зх
course = { $dir ->
    [N] Рухаємось на північ
    [E] Рухаємось на схід
    [S] Рухаємось на південь
   *[W] Рухаємось на захід
  }
to = { $dir ->
    [N] на північ
    [E] на схід
    [S] на південь
   *[W] на захід
  }
way = { $dir ->
    [N] вгору
    [E] праворуч
    [S] вниз
   *[W] ліворуч
  }
panel = { $dir ->
    [N] Ділянка «Північ»
    [E] Ділянка «Схід»
    [S] Ділянка «Південь»
   *[W] Ділянка «Захід»
  }
sector-number = Сектор { $number }
sector-short = С{ $number }

# Мапа словами
space-sea = море
space-island = острів
space-ice = море під кригою
space-hole = ополонка
space-volcano = вулкан
space-archer = міна «Арчер»
space-repair = { $system ->
    [mine] острів ремонту міни
    [torpedo] острів ремонту торпеди
    [drone] острів ремонту дрона
    [sonar] острів ремонту гідролокатора
   *[silence] острів ремонту радіотиші
  }
note-here = ваш човен
note-route = на вашому маршруті
note-mine = ваша міна
note-possible = тут можуть бути суперники
captain-chart = Мапа капітана
radio-chart = Мапа радиста
spectator-chart = Мапа
delayed = Із затримкою { $time }.
debrief-chart = Мапа з обома човнами

# Угорі
stations = Посади
menu = Меню
calls = Сигнали екіпажу
chat = Чат
log = Журнал
log-empty = Ще нічого не оголошено.
badge-surfaced = на поверхні
badge-turn = зараз ходить
hull-left = Корпус: { $hull } з { $size }
line-connecting = З’єднання…
line-down = Зв’язок втрачено. Відновлюємо…
line-closed = Від’єднано
stop = СТОП
paused = ПАУЗА
stop-answer = { $boat } відповідає на гідролокатор.
stop-penalty = { $boat } закреслює символ радіації.
stop-volcano = { $boat } обирає вулкан.
stop-aim = { $system ->
    [mine] { $boat } скидає міну.
    [torpedo] { $boat } наводить торпеду.
    [drone] { $boat } запускає дрон.
    [sonar] { $boat } вмикає гідролокатор.
    [silence] { $boat } переходить у радіотишу.
   *[scenario] { $boat } вдається до сценарію.
  }
stop-duties = { $boat } переходить у радіотишу: екіпаж працює.
stop-duties-both = Чекаємо на першого помічника та інженера.
stop-duties-first_mate = Чекаємо на першого помічника.
stop-duties-engineer = Чекаємо на інженера.
stop-resume = За мить граємо далі.
blow-direct = Пряме попадання!
blow-indirect = Непряме попадання!
blow-us = У нас влучили!
blow-both = Влучили в обох!
blow-clear = Промах!
torpedo-runs = Торпеда йде до цілі… Торкніться, щоб продовжити.
pause-agreed = Обидва екіпажі згодні.
pause-absent = Когось немає.
pause-store = Сервер зараз не може зберегти гру.
pause-restart = Сервер перезапускається.
resume = Продовжити
ask-pause = Попросити паузу
pause-asked = { $boat } просить паузу.
offer-draw = Запропонувати нічию
accept-draw = Прийняти нічию
resign = Здатися
sure-resign = Здатися в цій партії?
sure-leave = Залишити місце й кімнату?
leave-room = Вийти з кімнати
to-home = На головну
auto-pass = Завершувати мій хід автоматично, коли нема чого активувати
bye-taken_over = Ви відкрили цю партію в іншій вкладці.
bye-kicked = Господар вилучив вас із кімнати.
bye-closed = Кімнату закрито.
bye-damaged = Цю кімнату пошкоджено на диску сервера. Її збережено для оператора; решта партій триває.
bye-banned = Вас заблоковано на цьому сервері.
restart-later = Сервер перезапуститься щонайпізніше за { $minutes } хв. Розпочаті партії можна дограти; нові не починаються.
keeps-nothing = Цей браузер зараз нічого не може зберегти: гра триває, доки відкрита ця сторінка.
play-here = Грати тут

# Капітан
helm = Стерно
systems = Системи
crew-ok = Доповіді екіпажу
reported-ok = доповів «Добро!»
working = працює
now-course = Оголосіть курс.
now-course-extra = { $extra ->
    [one] Оголосіть курс. Після цього у вас ще { $extra } хід.
    [few] Оголосіть курс. Після цього у вас ще { $extra } ходи.
   *[other] Оголосіть курс. Після цього у вас ще { $extra } ходів.
  }
now-placing = Капітани обирають, звідки почати.
now-over = Гру закінчено.
now-crew = Екіпаж працює.
now-activate = Активуйте систему або завершіть хід.
now-enemy-turn = Хід суперників.
now-enemy-turn-of = Хід суперників { $turn } з { $count }.
show-places = Показати, де можуть бути суперники
course-hurts = Цей курс завдасть пошкодження!
panel-worn = Закреслено { $count } з 6
one-is-true = Правдиве лише одне.
now-blackout = Безвихідь: курсу немає. На поверхню!
now-stop = СТОП: за мить граємо далі.
now-you-answer = Суперники чекають на вашу відповідь.
now-enemy-answers = Суперники мають відповісти.
now-waits = СТОП: усі чекають.
end-turn = Кінець ходу
surface = На поверхню
surface-question = Піднятися на поверхню?
surface-means-turn = Ви оголошуєте сектор { $sector }. Усі поломки й маршрут стираються. Потім суперники ходять тричі поспіль.
surface-means-real = Ви оголошуєте сектор { $sector }. Перш ніж пірнути, екіпаж має обвести корпус; суперники тим часом грають.
surface-ice = Ви під кригою: підйом тут коштує одного пошкодження.
dive = Пірнаємо!
system-ready = { $system ->
    [mine] Міна готова
    [torpedo] Торпеда готова
    [drone] Дрон готовий
    [sonar] Гідролокатор готовий
    [silence] Радіотиша готова
   *[scenario] Сценарій готовий
  }
gauge-value = { $value } з { $size }
trigger-mine = { $count ->
    [one] Підірвати міну
   *[other] Підірвати міну ({ $count })
  }
place-title = Звідки почнете?
place-help = Торкніться точки в морі. Суперники не дізнаються.
place-at = Початок: { $space }.
place-dive = Пірнути тут
place-random = Обрати за мене
placed-wait = Ви на позиції. Чекаємо на суперників…
aim-place = Стартова позиція
aim-torpedo = Торпеда: куди вдарити?
aim-mine = Скинути міну: куди?
aim-trigger = Яка міна вибухне?
aim-silence = Радіотиша: куди?
aim-archer = Яка міна «Арчер» вибухне?
aim-drone = Дрон: який сектор?
let-be = Передумати
help-torpedo = Торкніться виділеної точки, до чотирьох точок від вас.
help-mine = Торкніться виділеної точки поруч.
help-trigger = Торкніться своєї міни.
help-silence = Торкніться виділеної точки на прямій або своєї, щоб лишитися.
help-archer = Торкніться міни «Арчер».
fire-torpedo = Вогонь!
fire-mine = Скинути міну
fire-trigger = Підірвати
fire-silence = Активувати радіотишу
fire-archer = Підірвати
fire-drone = Запустити дрон
target-at = Ціль { $space }
silence-stay = Ви лишаєтеся на місці; ніхто не знатиме.
silence-to = { $length ->
    [one] { $length } точка { to }
    [few] { $length } точки { to }
   *[other] { $length } точок { to }
  }
self-damage = { $damage ->
    [one] Обережно: ви теж отримаєте { $damage } пошкодження!
   *[other] Обережно: ви теж отримаєте { $damage } пошкодження!
  }
answer-title = Ворожий гідролокатор
answer-help = Ви на { $space }. Назвіть дві різні координати: одну правдиву, одну хибну.
answer-row = Лінія
answer-column = Стовпець
answer-sector = Сектор
answer-unsaid = –
answer-is-true = правдива
answer-is-false = хибна
answer-too_few = Оберіть дві координати.
answer-too_many = Лише дві координати.
answer-both_true = Обидві правдиві: змініть одну.
answer-both_false = Обидві хибні: змініть одну.
answer-good = Одна правдива, одна хибна: добре.
answer-send = Відповісти
volcano-smoke = Отруйний дим
volcano-smoke-help = Оберіть вулкан: у його секторі дрони не працюють до наступної події.
volcano-lava = Потоки лави
volcano-lava-help = Оберіть вулкан: вісім точок довкола назавжди стануть островами.
volcano-at = Вулкан { $space }

# Перший помічник
mate-mark = Зарядіть одну систему.
mate-help = Заряджену систему можна активувати після курсу.
mate-empty = Цього разу заповнювати нема чого: доповідайте «Добро!».
mate-wait = Чекаємо на наступний курс.
duty-empty = Добро!
gauge-ready = Готово
ready-but-weapon = Готово, але зброя не працює
ready-but-detection = Готово, але виявлення не працює
ready-but-special = Готово, але спеціальні не працюють
down-weapon = Зброя не працює
down-detection = Виявлення не працює
down-special = Спеціальні не працюють
up-weapon = Зброя працює
up-detection = Виявлення працює
up-special = Спеціальні працюють
gauge-dead = Не працює
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
engineer-cross = { $dir ->
    [N] Закресліть символ на ділянці «Північ».
    [E] Закресліть символ на ділянці «Схід».
    [S] Закресліть символ на ділянці «Південь».
   *[W] Закресліть символ на ділянці «Захід».
  }
engineer-help = Поки символ закреслено, жодна система його виду не працює.
engineer-any = Закресліть один символ.
engineer-penalty = Штраф: закресліть символ радіації.
engineer-empty = Цього разу закреслювати нема чого: доповідайте «Добро!».
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
kind-up = ОК
danger-panel = { $left ->
    [one] { panel }: ще одна поломка — і пошкодження!
    [few] { panel }: пошкодження через { $left } поломки
   *[other] { panel }: пошкодження через { $left } поломок
  }
danger-radiation = { $left ->
    [one] Радіація: ще одна — і пошкодження!
    [few] Радіація: пошкодження через { $left } поломки
   *[other] Радіація: пошкодження через { $left } поломок
  }
coming-repair = { $circuit ->
    [yellow] { course }: жовтий ланцюг відремонтується сам.
    [orange] { course }: помаранчевий ланцюг відремонтується сам.
   *[gray] { course }: сірий ланцюг відремонтується сам.
  }

# Радист
tape = Що казали суперники
tape-empty = Слухаємо… поки тихо.
tape-surfaced = На поверхні: запам’ятовуйте почуте!
tape-gap = На поверхні: не записано
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
tracer-all = Усе
tracer-last = Останнє
tracer-add = З пам’яті
slide = Пересунути екран
pencil-tools = Олівець і гумка
pencil-draw = Малювати
pencil-slide = Пересунути екран
pencil-erase = Стерти
pencil-note = Написати нотатку
pencil-note-text = Нотатка
pencil-note-put = Поставити тут
pencil-clear = Стерти все
pencil-rests = Олівець чекає: запам’ятовуйте.
computer-lost = На поверхні комп’ютер не слухає. Після занурення він почне спочатку.
computer-places = { $count ->
    [1] Лишилося одне місце!
    [one] { $count } можливе місце
    [few] { $count } можливі місця
   *[other] { $count } можливих місць
  }
call-enemy-there = Доповісти: { $space }

# Підйом на поверхню
tracing-title = Огляд корпусу
tracing-done = Обведено { $count } з 4 частин
tracing-your-turn = Ваша черга: обведіть частину { $section }.
tracing-waiting = Зараз обводить: { $names }
tracing-rest = Поки корпус не оглянуто, нічого іншого робити не можна. Суперники тим часом грають.
tracing-confirming = Усі чотири обведено. Інженер суперників перевіряє.
tracing-secured = Готові до занурення. Слово за капітаном.
trace-help = Обведіть контур між двома лініями, не відриваючи пальця.
trace-outside = За лінією! Відпустите зараз — усе спочатку.
trace-by-keys = Стрілками
trace-key-next = { $left ->
    [one] Далі: { way }. Ще одна сторона.
   *[other] Далі: { way }. Ще сторін: { $left }.
  }
initials = Ініціали
confirm-title = Ворожий корпус
confirm-sheet = Корпус, обведений суперниками
confirm-help = Усі лінії в межах. Підтвердьте, щоб вони могли пірнути.
confirm = Підтвердити

# Оголошення
say-begin = Обидва човни занурюються.
say-course = { $boat }: { course }!
say-ready = { $boat }: { system-ready }!
say-torpedo = { $boat }: Торпеду запущено, удар у { $space }!
say-mine = { $boat }: Міну скинуто!
say-trigger = { $boat }: Підриваю міну на { $space }!
say-archer = { $boat }: Підриваю міну «Арчер» на { $space }!
say-sonar = { $boat }: Активуємо гідролокатор!
say-silence = { $boat }: Активуємо радіотишу!
say-failed = { $system ->
    [mine] { $boat }: Міна не спрацювала.
    [torpedo] { $boat }: Торпеда не спрацювала.
    [drone] { $boat }: Дрон не спрацював.
    [sonar] { $boat }: Гідролокатор не спрацював.
    [silence] { $boat }: Радіотиша не спрацювала.
   *[scenario] { $boat }: Сценарій не спрацював.
  }
say-surface = { $boat }: Підіймаємось на поверхню в секторі { $sector }!
say-dive = { $boat }: Пірнаємо!
say-system_repaired = { $system ->
    [mine] { $boat }: Міну відремонтовано!
    [torpedo] { $boat }: Торпеду відремонтовано!
    [drone] { $boat }: Дрон відремонтовано!
    [sonar] { $boat }: Гідролокатор відремонтовано!
   *[silence] { $boat }: Радіотишу відремонтовано!
  }
say-draw_offered = { $boat } пропонує нічию.
say-secured = { $boat }: корпус оглянуто.
say-rejected = { $boat }: лінія вийшла за межі, усі чотири частини спочатку.
say-traced = { $boat }: обведено частину { $section }.
say-damage = { $boat } отримує { $amount ->
    [one] { $amount } пошкодження
    [few] { $amount } пошкодження
   *[other] { $amount } пошкоджень
  } ({ cause }). Корпус: { $hull }.
say-blast = Вибух на { $space }.
say-blast-clear = { $boat }: Промах!
say-blast-indirect = { $boat }: Непряме попадання!
say-blast-direct = { $boat }: Пряме попадання!
say-drone-yes = { $boat } запускає дрон: сектор { $sector }? Так.
say-drone-no = { $boat } запускає дрон: сектор { $sector }? Ні.
say-drone-smoke = { $boat } запускає дрон: сектор { $sector }? Отруйний дим.
say-answer-row-column = { $boat }: Ми на лінії { $row }, у стовпці { $column }.
say-answer-row-sector = { $boat }: Ми на лінії { $row }, у секторі { $sector }.
say-answer-column-sector = { $boat }: Ми у стовпці { $column }, у секторі { $sector }.
say-volcano-eruption = Виверження вулканів!
say-volcano-smoke = Отруйний дим!
say-volcano-lava = Потоки лави!
say-stop = { $boat }: СТОП!
say-stop-for = { $system ->
    [mine] { $boat }: СТОП! Міна!
    [torpedo] { $boat }: СТОП! Торпеда!
    [drone] { $boat }: СТОП! Дрон!
    [sonar] { $boat }: СТОП! Гідролокатор!
    [silence] { $boat }: СТОП! Радіотиша!
   *[scenario] { $boat }: СТОП! Сценарій!
  }
say-cancelled = { $system ->
    [mine] { $boat } притримує міну.
    [torpedo] { $boat } притримує торпеду.
    [drone] { $boat } притримує дрон.
    [sonar] { $boat } обходиться без гідролокатора.
    [silence] { $boat } обходиться без радіотиші.
   *[scenario] { $boat } обходиться без сценарію.
  }
say-resume = Граємо далі!
say-draw = Нічия.
say-end-destroyed = Човен «{ $loser }» знищено. Перемога: { $boat }.
say-end-resigned = Човен «{ $loser }» здається. Перемога: { $boat }.
say-end-abandoned = Човен «{ $loser }» покидає бій. Перемога: { $boat }.
say-end-agreed = Нічия.
cause = { $cause ->
    [torpedo] торпеда
    [mine] міна
    [archer] міна «Арчер»
    [panel] повна поломка ділянки
    [radiation] радіація
    [ice] крига
    [volcano] виверження
   *[lava] лава
  }

# Команди
call-from-captain = Капітан: { $text }
call-from-first_mate = Перший помічник: { $text }
call-from-engineer = Інженер: { $text }
call-from-radio_operator = Радист: { $text }
call-charge = { $system ->
    [mine] Заряджайте міну!
    [torpedo] Заряджайте торпеду!
    [drone] Заряджайте дрон!
    [sonar] Заряджайте гідролокатор!
    [silence] Заряджайте радіотишу!
   *[scenario] Заряджайте сценарій!
  }
call-keep = { $kind ->
    [weapon] Бережіть зброю!
    [detection] Бережіть системи виявлення!
   *[special] Бережіть радіотишу!
  }
call-avoid = { $dir ->
    [N] Не на північ!
    [E] Не на схід!
    [S] Не на південь!
   *[W] Не на захід!
  }
call-head = { course }!
call-surface = Невдовзі треба спливати!
call-ready = { system-ready }!
call-down = { $system ->
    [mine] Міна не працює.
    [torpedo] Торпеда не працює.
    [drone] Дрон не працює.
    [sonar] Гідролокатор не працює.
    [silence] Радіотиша не працює.
   *[scenario] Сценарій не працює.
  }
call-up = { $system ->
    [mine] Міна знову працює.
    [torpedo] Торпеда знову працює.
    [drone] Дрон знову працює.
    [sonar] Гідролокатор знову працює.
    [silence] Радіотиша знову працює.
   *[scenario] Сценарій знову працює.
  }
call-use = { $system ->
    [drone] Запускайте дрон!
   *[sonar] Активуйте гідролокатор!
  }
call-enemy = Ворог біля { $space }: { $places ->
    [one] { $places } можливе місце
    [few] { $places } можливі місця
   *[other] { $places } можливих місць
  }.
call-shot = Постріл у { $space }: шанс влучити { $percent } %.
call-yes = Так!
call-no = Ні!
call-wait = Зачекайте!
call-well_done = Молодці!
call-danger = { $dir ->
    [N] Не на північ: пошкодження!
    [E] Не на схід: пошкодження!
    [S] Не на південь: пошкодження!
   *[W] Не на захід: пошкодження!
  }
call-breaks = { $kind ->
    [weapon] { $dir ->
        [N] Не на північ: зламається зброя!
        [E] Не на схід: зламається зброя!
        [S] Не на південь: зламається зброя!
       *[W] Не на захід: зламається зброя!
      }
    [detection] { $dir ->
        [N] Не на північ: зламається виявлення!
        [E] Не на схід: зламається виявлення!
        [S] Не на південь: зламається виявлення!
       *[W] Не на захід: зламається виявлення!
      }
   *[special] { $dir ->
        [N] Не на північ: зламається радіотиша!
        [E] Не на схід: зламається радіотиша!
        [S] Не на південь: зламається радіотиша!
       *[W] Не на захід: зламається радіотиша!
      }
  }
chat-to = Кому
chat-crew = Екіпаж
chat-table = Усі
chat-text = Повідомлення
chat-send = Надіслати
report = Поскаржитися на гравця
report-whom = На кого
report-why = Що сталося, якщо хочете сказати
report-send = Надіслати оператору
report-about = Оператор цього сервера отримає вашу скаргу й останні повідомлення чату, які ви бачили.
report-sent = Скаргу надіслано.
chat-line = { $name }: { $text }

# Voice
voice = Голос
voice-join-crew = Говорити з екіпажем
voice-join-table = Говорити з усім столом
voice-leave = Вимкнути голос
voice-hold = Тримайте й говоріть
voice-open = Мікрофон відкритий
voice-shut = Мікрофон вимкнено
voice-open-mode = Мікрофон завжди відкритий
voice-alone = Більше ніхто ще не ввімкнув голос.
voice-widened = Відтепер вас чує весь стіл. Тримайте кнопку, щоб говорити.
voice-talks = { $name } говорить
voice-no-insecure = Браузери дозволяють мікрофон лише на сторінках із HTTPS. Слухати ви все одно можете.
voice-no-refused = Браузер не дає цій сторінці мікрофона. Дозвольте його в налаштуваннях сторінки. Слухати ви все одно можете.
voice-no-none = Мікрофон не знайдено. Слухати ви все одно можете.
voice-no-busy = Мікрофон зайняла інша програма. Слухати ви все одно можете.
voice-again = Спробувати ще
voice-test = Перевірити мікрофон
voice-test-say = Скажіть щось…
voice-test-back = Ось як вас чують.
voice-level = Рівень мікрофона
voice-rule-off = Вимкнено
voice-rule-crew = У межах кожного екіпажу
voice-rule-table = Усі, також під час гри
voice-for-table = Усі можуть говорити з усіма

# Кінець і розбір
ending-won = Перемога!
ending-lost = Поразка.
ending-draw = Нічия.
ending-watched = Перемога: { $boat }.
reason-destroyed = { $boat } іде на дно.
reason-both = Обидва підводні човни йдуть на дно.
reason-resigned = Екіпаж човна «{ $boat }» здався.
reason-agreed = Обидва екіпажі погодилися.
reason-abandoned = Екіпаж човна «{ $boat }» покинув гру.
debrief = Розбір
debrief-title = { $blue } проти { $yellow }
replay = Запис
replay-missing = Такої партії немає або її вже не зберігають.
replay-begin = Початок
replay-position = Місце в партії
replay-step = Крок { $at } з { $count }
takeover = Грати звідси
takeover-about = Гра триває з кроку { $step } у цьому браузері, на решті місць — боти. Завершена партія лишається як була.
takeover-leaves = Ваше місце за столом лишається вашим.
takeover-boat = Ваш човен
takeover-instead = Замість: { $names }
takeover-over = Тут гру вже закінчено. Поверніться до моменту перед кінцем.
takeover-not-here = Цей браузер не може вести гру сам.
step-back = Крок назад
step-on = Крок уперед
play = Відтворити
pause = Пауза
download = Завантажити
handed-in = Тепер ця партія є на сервері. Поділіться посиланням.
device = На цьому пристрої
device-about = Партії проти ботів, пройдені уроки та налаштування зберігаються лише в цьому браузері.
device-sure = Ваші партії проти ботів, уроки, налаштування та місця в незавершених партіях зникнуть із цього браузера. Скасувати це не можна.
device-export = Зберегти копію
device-forget = Видалити все
belief-of = Що знав кожен екіпаж
belief-none = Приховати
belief-by = Що знав екіпаж «{ $boat }»
curve = У скількох місцях міг бути кожен човен
curve-now = Синій { $blue }, жовтий { $yellow }
curve-key = { $boat }: { $places }
moments = Ключові моменти
shot-chance = шанс влучити { $percent } %
decisive = Що вирішило партію
decisive-hit = { $boat } отримує { $damage ->
    [one] { $damage } пошкодження
    [few] { $damage } пошкодження
   *[other] { $damage } пошкоджень
  } ({ cause }).
decisive-found = Човен «{ $boat }» виявлено: можливих місць було { $before }, стало { $after }.
decisive-lost = { $boat } вислизає: можливих місць було { $before }, стало { $after }.
decisive-end = Кінець.
learn = Чого варто навчитися
learn-nothing = Нічого особливого: чиста гра.
learn-shot = { $deed ->
    [torpedo] Екіпаж «{ $boat }» міг випустити торпеду на { $space }: шанс влучити { $percent } %.
    [trigger] Екіпаж «{ $boat }» міг підірвати міну на { $space }: шанс влучити { $percent } %.
   *[other] Екіпаж «{ $boat }» міг підірвати міну «Арчер» на { $space }: шанс влучити { $percent } %.
  }
learn-giveaway = { $deed ->
    [surface] Човен «{ $boat }» видало спливання: можливих місць було { $before }, стало { $after }.
    [course] Човен «{ $boat }» видав один курс: можливих місць було { $before }, стало { $after }.
    [torpedo] Човен «{ $boat }» видала власна торпеда: можливих місць було { $before }, стало { $after }.
    [trigger] Човен «{ $boat }» видала власна міна: можливих місць було { $before }, стало { $after }.
    [answer] Човен «{ $boat }» видала відповідь на гідролокатор: можливих місць було { $before }, стало { $after }.
   *[other] Човен «{ $boat }» видав себе: можливих місць було { $before }, стало { $after }.
  }
learn-breakdown = { $deed ->
    [torpedo] Через поломку зброї на ході { $turn } екіпаж «{ $boat }» не випустив торпеду на { $space }: шанс влучити { $percent } %.
    [drone] Через поломку виявлення на ході { $turn } екіпаж «{ $boat }» не запустив дрон: з { $before } місць лишилося б близько { $after }.
    [sonar] Через поломку виявлення на ході { $turn } екіпаж «{ $boat }» не скористався гідролокатором: з { $before } місць лишилося б близько { $after }.
   *[other] Через поломку на ході { $turn } екіпаж «{ $boat }» не підірвав міну «Арчер» на { $space }: шанс влучити { $percent } %.
  }
learn-damage = { $why ->
    [radiation] Закреслено всі символи радіації: човен «{ $boat }» отримав { $damage ->
        [one] { $damage } пошкодження
        [few] { $damage } пошкодження
       *[other] { $damage } пошкоджень
      }.
   *[other] Закреслено цілу ділянку: човен «{ $boat }» отримав { $damage ->
        [one] { $damage } пошкодження
        [few] { $damage } пошкодження
       *[other] { $damage } пошкоджень
      }.
  }

# Відмови
error-unknown = Неможливо ({ $code }).
error-line_down = Зв’язок втрачено. Спробуйте за мить.
error-bad_order = Такого наказу немає.
error-unknown_team = Такого екіпажу немає.
error-bad_json = Сервер не зрозумів повідомлення.
error-bad_message = Сервер не зрозумів повідомлення.
error-too_long = Повідомлення задовге.
error-hello_first = З’єднання ще не було готове. Оновіть сторінку.
error-bad_token = Сервер не впізнає цей браузер. Оновіть сторінку.
error-bad_sector = Такого сектора немає.
error-game_over = Гру завершено.
error-wrong_role = На вашій посаді цього робити не можна.
error-not_in_this_scenario = У цьому сценарії такого немає.
error-not_in_this_mode = У цьому режимі такого немає.
error-not_begun = Гра ще не почалася.
error-already_placed = Ви вже на позиції.
error-stopped = СТОП: зачекайте, доки все розіграють.
error-not_your_turn = Зараз хід суперників.
error-surfaced = На поверхні це неможливо.
error-not_surfaced = Ви не на поверхні.
error-must_surface = Курсу немає: треба спливати.
error-no_duty = Зараз тут нема чого робити.
error-duty_pending = Екіпаж ще не доповів «Добро!».
error-course_spent = Курс цього ходу вже оголошено.
error-course_first = Спершу оголосіть курс.
error-activation_spent = Перед наступною активацією оголосіть курс.
error-dead_system = Цю систему не зарядити.
error-gauge_full = Система вже заряджена.
error-gauge_not_full = Система не заряджена.
error-broken = Поломка блокує цю систему.
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
error-bad_answer = Правдивою має бути рівно одна координата.
error-signer = Зараз обводить хтось інший.
error-section_done = Цю частину вже обведено.
error-not_closed = Обведіть повністю й замкніть лінію.
error-no_draw = Ви вже запропонували нічию.
error-first_mate_only = За цими правилами це може лише перший помічник.
error-no_repair_island = Поруч немає ремонтного острова.
error-no_such_room = Такої кімнати немає.
error-no_such_code = Цей код хибний, уже використаний або застарий.
error-damaged = Цю кімнату пошкоджено. Оператор сервера її зберіг.
error-moved = Ця кімната на іншому сервері. Переходимо туди.
error-not_in_room = Спершу увійдіть до кімнати.
error-room_full = Кімната повна.
error-kicked = Вам не можна повернутися сюди.
error-banned = Вас заблоковано на цьому сервері.
error-password = Кімната має пароль, і це не він.
error-too_fast = Зашвидко. Видихніть.
error-too_many_rooms = Забагато кімнат. Закрийте одну.
error-bad_record = Сервер не приймає цієї партії.
error-too_many_games = Сервер уже зберігає 100 ваших партій.
error-too_many_connections = Забагато відкритих сторінок із цієї мережі.
error-draining = Сервер ось-ось перезапуститься.
error-host_only = Це може лише господар.
error-lobby_only = Лише перед грою.
error-game_only = Лише під час гри.
error-over_only = Лише після гри.
error-no_such_seat = Такого місця немає.
error-seat_taken = Це місце зайняте.
error-not_seated = Спершу займіть місце.
error-no_such_member = Цього гравця вже немає.
error-bad_name = Ім’я має містити від 1 до 24 символів.
error-bad_option = Таке налаштування неможливе.
error-seats_free = Ще є вільні місця.
error-not_ready = Не всі готові.
error-too_few_players = Для реального часу за цими правилами треба більше гравців.
error-no_spectators = Цю партію дивитися не можна.
error-seen_too_much = Ви вже забагато бачили з іншого боку.
error-same_house = Хтось із вашої мережі грає за іншу сторону. У відкритій чи рейтинговій партії це не дозволено.
error-muted = Господар заборонив вам говорити й писати в чат.
error-rated = Не під час рейтингової партії.
error-no_voice = Зараз ви не можете говорити з цією людиною.
error-voice_off = Господар вимкнув голос у цій кімнаті.
error-no_relay = Тут голос мав би йти через ретранслятор, а на цьому сервері його немає.
error-not_relayed = Тут голос іде лише через ретранслятор.
error-paused = Гру призупинено.
error-store = Не вдалося зберегти. Спробуйте ще раз.
error-busy = Сервер зайнятий. Спробуйте ще раз.

# Поля правил
rule-hull = Скільки пошкоджень топить човен
rule-realtime_min_players = Гравців для реального часу
rule-own_mine_blocks = Власні міни закривають вам шлях
rule-detection_by = Хто активує дрон і гідролокатор
rule-detection_by-both = капітан або перший помічник
rule-detection_by-first_mate = лише перший помічник
rule-shy_first_mate = Усе активує лише капітан
rule-shy_first_mate-no = у жодному екіпажі
rule-shy_first_mate-yes = в обох екіпажах
rule-shy_first_mate-blue = у синьому екіпажі
rule-shy_first_mate-yellow = у жовтому екіпажі
rule-broken_activation = Активація зламаної системи
rule-broken_activation-refuse = відхиляється
rule-broken_activation-penalty = збій і закреслена радіація
rule-course_between_activations = Між двома активаціями потрібен курс
rule-torpedo_min = Найменша дальність торпеди
rule-torpedo_path = Шлях торпеди
rule-torpedo_path-sea = лише морем; острови заважають
rule-torpedo_path-free = і над островами
rule-torpedo_chain = Торпеда й міни довкола удару
rule-torpedo_chain-none = зникає лише вражена міна
rule-torpedo_chain-one = сусідні міни теж вибухають
rule-torpedo_chain-cascade = вибухають ланцюгом
rule-mine_trigger_from = Міну можна підірвати
rule-mine_trigger_from-now = одразу
rule-mine_trigger_from-next_turn = з наступного ходу чи курсу
rule-mine_trigger_needs_weapons = Поломка зброї не дає підривати міни
rule-silence_zero = Радіотиша на місці
rule-silence_zero-free = ніхто не позначає
rule-silence_zero-full = позначки як за обраним курсом
rule-silence_zero-mark = позначає лише помічник
rule-silence_told = Хто знає напрямок радіотиші
rule-silence_told-crew = увесь екіпаж
rule-silence_told-length = увесь екіпаж, і як далеко
rule-silence_told-engineer = лише інженер
rule-silence_gauge_order = Система радіотиші
rule-silence_gauge_order-mark_first = позначити, потім стерти
rule-silence_gauge_order-empty_first = стерти, потім можна позначити
rule-repair_beats_damage = Авторемонт має перевагу над пошкодженням
rule-surface_again_forfeits = Підйом на поверхню забирає решту ходів
rule-volcano_gauge_by = Що будить вулкан
rule-volcano_gauge_by-trigger = пуски торпед і підриви мін
rule-volcano_gauge_by-drop = пуски торпед і скидання мін
rule-eruption = Виверження
rule-eruption-slopes = удар по всіх точках довкола
rule-eruption-craters = кожен вулкан — один вибух
rule-archer_as = Міна «Арчер» вибухає
rule-archer_as-torpedo = як торпеда: нищить міни
rule-archer_as-mine = як міна: інші лишаються
rule-ready_public = Усі чують, коли система готова
rule-open_bridge = Відкритий місток: екіпаж бачить усі аркуші
rule-turn_limit_ms = Час на хід
rule-answer_limit_ms = Час на відповідь на гідролокатор
rule-aim_limit_ms = Час на прицілювання після «СТОП»
rule-confirm_limit_ms = Час на перевірку корпусу
rule-abandon_limit_ms = Відсутній екіпаж програє через
rule-stop_hold_ms = Пауза після «СТОП»
rule-stop_hold_ms-0 = немає

# Сторінка правил
rules-goal = Мета
rules-search = Пошук у правилах
rules-search-none = Нічого не знайдено.
rules-goal-1 = Два підводні човни полюють один на одного на тій самій мапі. Ніхто не бачить суперника: усе вираховують з оголошень.
rules-crew = Екіпаж
rules-crew-1 = Чотири посади: капітан, перший помічник, інженер і радист. У малому екіпажі одна людина обіймає кілька посад.
rules-crew-2 = Покроково: мапа 10 на 10, чотири сектори. У реальному часі: 15 на 15, дев’ять секторів, обидва екіпажі діють водночас.
rules-crew-3 = Перед зануренням кожен капітан таємно обирає точку в морі для старту.
rules-course = Курс
rules-course-1 = Капітан оголошує північ, схід, південь або захід. Напрямок чують усі, позицію — ніхто.
rules-course-2 = Якщо курсу немає, треба спливати.
rules-course-3 = Після курсу перший помічник заряджає систему, а інженер закреслює символ. Капітан чекає на обидва «Добро!».
rules-mate = Перший помічник
rules-mate-1 = Клітинки систем: міна 3, торпеда 3, гідролокатор 3, дрон 4, радіотиша 6.
rules-mate-2 = Перший помічник також рахує пошкодження.
rules-engineer = Інженер
rules-engineer-1 = Зброя — міна й торпеда; виявлення — дрон і гідролокатор; спеціальні — радіотиша й сценарій.
rules-radio = Радист
rules-radio-1 = Радист малює на прозорому екрані те, що оголошує ворожий капітан, і пересуває екран мапою, доки маршрут не ляже між островами.
rules-radio-2 = Олівець: ви малюєте самі. Самописець: маршрут малюється сам. Комп’ютер: видно всі можливі місця. Господар обирає перед грою.
rules-activate = Активація систем
rules-activate-1 = Система має бути заряджена й без поломок свого виду, а човен — під водою.
rules-activate-2 = У покроковому режимі хід — це курс і щонайбільше одна активація. У реальному часі активація зупиняє всіх, доки її не розіграно.
rules-activate-3 = У реальному часі той, хто активує, каже «СТОП» і називає систему, а вже тоді прицілюється. Якщо він передумає, шкала лишається повною, але це вважається активацією.
rules-torpedo = Торпеда
rules-torpedo-1 = Точки рахують на північ, схід, південь і захід, але не по діагоналі. Удар оголошують.
rules-mine = Міна
rules-mine-1 = Ніколи на власний маршрут. Усі чують, що міну скинуто, та не знають де.
rules-mine-2 = На поверхні підірвати її не можна. Це не активація.
rules-drone = Дрон
rules-sonar = Гідролокатор
rules-silence = Радіотиша
rules-silence-1 = Кожна точка шляху — за правилами курсу.
rules-silence-2 = Це рух: помічник заповнює клітинку, а інженер закреслює символ лише один раз, хоч би якою була відстань.
rules-silence-3 = У реальному часі її «СТОП» триває, доки обоє не закінчать.
rules-surface = Підйом на поверхню
rules-surface-1 = Капітан оголошує сектор. Маршрут стирають, лишається тільки поточна точка; міни зберігаються.
rules-surface-2 = У покроковому режимі всі поломки стирають, а суперники ходять тричі поспіль.
rules-surface-3 = У реальному часі екіпаж обводить чотири частини корпусу, кожну одним рухом між двома лініями, і підписує. Лінія за межами — усе спочатку. Коли ворожий інженер підтвердив, поломки стирають, і капітан може пірнати.
rules-surface-4 = Екіпаж на поверхні більше нічого не може. Радист чує суперника, але нічого не нотує, і жоден екран цього не зберігає; після занурення він може внести те, що запам’ятав.
rules-scenarios = Сценарії
rules-scenarios-1 = Під кригою підйом поза ополонкою коштує одного пошкодження.
rules-scenarios-2 = Міни «Арчер»: відомі всім. Коли систему сценарію (4) заряджено, капітан підриває будь-яку.
rules-scenarios-3 = Вулкани: кожне застосування зброї заповнює ділянку системи сценарію. Кожні три — наступна подія: виверження, отруйний дим, потоки лави.
rules-scenarios-4 = Пошкодження: жодна система не працює. Коли систему сценарію (3) заряджено, біля потрібного острова капітан ремонтує систему.
rules-end = Кінець
rules-end-1 = Екіпаж знищеного човна одразу програє; якщо обидва тонуть від одного наказу — нічия. Можна здатися або домовитися про нічию.
figure-course = Маршрут від останнього підйому перетинати не можна.
figure-torpedo = Чотири точки в обхід островів і вибух у точці удару.
figure-mine = Дві міни; червона ось-ось вибухне.
figure-silence = Точки, яких можна досягти в радіотиші.
figure-drone = Дрон питає про один сектор.
figure-sonar = У відповіді лінія 7 і сектор 2: правдиве лише одне, і ви не знаєте, яке.
figure-surface = На поверхні, реальний час: обведено дві секції з чотирьох.
figure-engineer = Чотири ділянки, три ланцюги, внизу реактор.

# За столом
who-is-here = Хто тут
mark-host = господар
mark-you = ви
mark-muted = без голосу
person-here = на зв’язку
person-away = поза зв’язком
person-bot = грає бот
no-seat = ще без місця
watching = глядач
tools-for = Дії: { $name }
mute-one = Заборонити писати
unmute-one = Дозволити писати
make-host = Передати кімнату
remove-one = Вилучити з кімнати
remove-help = Вилучений гравець не зможе повернутися до цієї кімнати.
lock-seats = Закріпити місця
seats-locked = Господар закріпив місця.
drop-in = Під час гри будь-хто може зайняти місце бота
person-joined = На борту: { $name }.
person-lost = { $name }: зв’язок утрачено.
person-back = { $name }: зв’язок відновлено.
person-left = { $name } виходить із кімнати.
person-removed = Господар вилучає гравця { $name }.
person-bot_holds = Замість гравця { $name } грає бот.
person-host = Тепер господар кімнати — { $name }.
missing-bot = { $name }: зв’язок утрачено; за { $seconds } с гратиме бот.
missing-wait = { $name }: зв’язок утрачено; за { $seconds } с гра стане на паузу.
missing-abandon = { $name }: зв’язок утрачено; за { $seconds } с екіпаж програє.
welcome-title = Вас чекають
welcome-name = Як вас називати?
come-aboard = На борт
ready-say = Можна починати
ready-undo = Ще зачекайте
ready-not = ще не готово
swap-wish = { $name } хоче помінятися з вами місцями.
swap-agree = Погодитися
swap-decline = Відмовити
swap-waits = Ви пропонуєте обмін гравцеві { $name }.
swap-withdraw = Скасувати запит
swap-declined = { $name } не хоче мінятися.
swap-expired = На обмін ніхто не відповів.
again-yes = Ще одна гра
again-undo = Ні, ще не зараз
again-wanted = За ще одну гру: { $names }.
again-waits = Чекаємо: { $names }.
again-swaps = Екіпажі міняються човнами.
again-now = Усі знову за стіл
new-dive = Нове занурення
sides-swapped = Екіпажі помінялися човнами.
to-table = До столу
table-lobby = Інші вже за столом.
table-playing = Наступна гра вже почалася.
error-locked = Господар закріпив місця.
calls-more = Інші команди
mates-bots = боти
duty-of-captain = Ви прокладаєте курс і стріляєте.
duty-of-first_mate = З кожним курсом ви заряджаєте одну систему.
duty-of-engineer = З кожним курсом ви закреслюєте один символ.
duty-of-radio_operator = Ви слухаєте й відстежуєте суперників.
who-am-i = { $role ->
    [captain] Капітан човна { $boat }. Поруч: { $names }.
    [first_mate] Перший помічник на човні { $boat }. Поруч: { $names }.
    [engineer] Інженер на човні { $boat }. Поруч: { $names }.
   *[radio_operator] Радист на човні { $boat }. Поруч: { $names }.
  }
clocks = Годинник
clocks-relaxed = Спокійно
clocks-club = Клуб
clocks-quick = Швидко
clocks-about-relaxed = Ніхто не квапить: обмежено лише відповідь на гідролокатор.
clocks-about-club = Хвилина на хід.
clocks-about-quick = Двадцять секунд на хід.
clocks-about-own = Власні обмеження: див. домашні правила.
sound-clock = Час спливає
chat-unread = Чат, нових: { $count }
title-turn = Ваш хід · { $boat }
title-boat = { $boat } · Fathom
title-room = { $room } · Fathom
line-sending = Надсилаємо…
line-silent = Сервер не відповідає. Ваш наказ збережено, його буде надіслано знову.
who-am-i-many = Посад у вас: { $count }. Човен { $boat }, поруч: { $names }.
preview-invite = Вас запрошують на дуель підводних човнів
preview-invited = { $name } запрошує вас на дуель підводних човнів
find-crew = Гравців у кожному екіпажі
find-bots = Боти можуть зайняти вільні місця
find-wait = Чекати на людей не довше
find-go = Шукати гравців
notices = Сповіщати, коли мій хід
match-room = Відкритий стіл
match-wait = Шукаємо гравців… Гра почнеться, щойно всі місця буде зайнято.
match-wait-bots = Шукаємо гравців… За { $seconds } с вільні місця займуть боти.
match-found = Ваша гра починається.

# Люди
profile-self = Ім’я та емблема
emblem = Емблема
emblem-none = Без емблеми
emblem-anchor = Якір
emblem-whale = Кит
emblem-octopus = Восьминіг
emblem-compass = Компас
emblem-lantern = Ліхтар
emblem-shell = Мушля
emblem-starfish = Морська зірка
emblem-trident = Тризубець
emblem-crab = Краб
emblem-wave = Хвиля
emblem-bell = Корабельний дзвін
emblem-knot = Вузол
profile-where = Які партії
profile-host = На цьому сервері
profile-here = На цьому пристрої
profile-sums = Підсумки
profile-empty = Ще немає зіграних партій. Зіграйте одну, і тут з’являться ваші підсумки.
sum-games = Партії
sum-won = Перемоги
sum-drawn = Нічиї
sum-streak = Перемог поспіль
sum-lost-streak = Поразок поспіль
sum-best-streak = Найкраща серія
sum-hit-rate = Влучність
by-role = За посадою
by-mode = За режимом
by-map = За мапою
won-of = { $won } з { $games }
favourites = Улюблені системи
times-used = { $count ->
    [one] { $count } раз
    [few] { $count } рази
   *[other] { $count } разів
  }
past-nobody = хтось
past-won = { $turns ->
    [0] Перемога, суперник: { $enemy }, { $map }
    [one] Перемога, суперник: { $enemy }, { $turns } хід, { $map }
    [few] Перемога, суперник: { $enemy }, { $turns } ходи, { $map }
   *[other] Перемога, суперник: { $enemy }, { $turns } ходів, { $map }
  }
past-lost = { $turns ->
    [0] Поразка, суперник: { $enemy }, { $map }
    [one] Поразка, суперник: { $enemy }, { $turns } хід, { $map }
    [few] Поразка, суперник: { $enemy }, { $turns } ходи, { $map }
   *[other] Поразка, суперник: { $enemy }, { $turns } ходів, { $map }
  }
past-drawn = { $turns ->
    [0] Нічия, суперник: { $enemy }, { $map }
    [one] Нічия, суперник: { $enemy }, { $turns } хід, { $map }
    [few] Нічия, суперник: { $enemy }, { $turns } ходи, { $map }
   *[other] Нічия, суперник: { $enemy }, { $turns } ходів, { $map }
  }
past-off = { $turns ->
    [0] Партію перервано, суперник: { $enemy }, { $map }
    [one] Партію перервано, суперник: { $enemy }, { $turns } хід, { $map }
    [few] Партію перервано, суперник: { $enemy }, { $turns } ходи, { $map }
   *[other] Партію перервано, суперник: { $enemy }, { $turns } ходів, { $map }
  }
past-more = { $count ->
    [one] Показати ще { $count } партію
    [few] Показати ще { $count } партії
   *[other] Показати ще { $count } партій
  }
moment-turn = Хід { $turn }
own-data = Ваші дані
own-data-about = Вас упізнають за таємним ключем у цьому браузері, без пошти й пароля.
export = Зберегти копію у файл
forget-me = Забути мене
forget-goes = Ваше ім’я, підсумки та список партій буде видалено на цьому сервері й на цьому пристрої.
forget-stays = Партії, зіграні з іншими, залишаться в них без вашого імені. Поточну партію замість вас дограє бот.
forget-on = Видалити все
forget-sure = Це не можна скасувати. Видалити все зараз?
forget-now = Так, забути мене
device-offer = Продовжити на іншому пристрої
device-how = Відскануйте це іншим пристроєм. Або відкрийте там профіль, торкніться «Маю код» і введіть:
device-qr = QR-код, щоб продовжити на іншому пристрої
device-secret = { $minutes ->
    [one] Діє один раз, протягом { $minutes } хвилини. Хто ним скористається, стане вами: не показуйте його нікому.
    [few] Діє один раз, протягом { $minutes } хвилин. Хто ним скористається, стане вами: не показуйте його нікому.
   *[other] Діє один раз, протягом { $minutes } хвилин. Хто ним скористається, стане вами: не показуйте його нікому.
  }
device-have = Маю код
device-own = Уводьте лише код зі свого пристрою. Ім’я, партії, рейтинг і місця будуть спільні; те, що було на цьому пристрої досі, пропаде.
device-code = Код з іншого пристрою
device-become = Продовжити тут
rated-game = Рейтингова партія
rated-about = Вона впливає на рейтинг усіх гравців. Під час партії ніхто не приєднується й нікого не вилучають; екіпаж, з якого вийшли всі, програє.
rating-turn = Рейтинг, покроково
rating-real = Рейтинг, реальний час
rating-provisional = попередній
best-players = Найкращі на цьому сервері
