# Helps
about-role-captain = Оголошує кожен курс і вирішує, коли бити. Лише тут видно, де ваш човен.
about-role-first_mate = Після кожного курсу заряджає одну систему й рахує пошкодження.
about-role-engineer = Після кожного курсу закреслює символ на його ділянці: щось на борту ламається.
about-role-radio_operator = Слухає ворожі курси й вираховує, де може бути суперник.
about-system-torpedo = Б’є на відстань до чотирьох точок: там 2 пошкодження, поруч 1. Вас теж може зачепити.
about-system-mine = Її скидають на сусідню точку й підривають пізніше. Б’є, як торпеда.
about-system-drone = Суперників питають про сектор; відповідати треба правдиво.
about-system-sonar = Ворожий капітан називає дві координати: лінію, стовпець або сектор. Правдива рівно одна.
about-system-silence = До чотирьох точок по прямій, і ззовні ніхто не чує, куди.
about-system-archer = Підриває одну з мін «Арчер» на мапі, де б вона не була.
about-system-volcano = Кожна зброя будить вулкан. Кожна третя позначка — виверження, дим або лава.
about-system-repair = Поруч з островом системи повний заряд повертає цю систему до ладу.
about-trigger = Підриває одну з ваших мін, навіть у хід суперників. Заряд не потрібен.
about-gauge = Кожна позначка — одна клітинка. Повна система готова; після використання порожня.
about-panel = Ділянка на кожен курс. Закреслено всі шість: 1 пошкодження, і все стирають.
about-circuit = Чотири символи на одній лінії. Щойно закреслено всі, вони ремонтуються самі.
about-reactor = Ці символи поза ланцюгами: їх стирає лише підйом або пошкодження.
about-kind-weapon = Досить закреслити один: ні торпеди, ні міни до ремонту.
about-kind-detection = Досить закреслити один: ні дрона, ні гідролокатора до ремонту.
about-kind-special = Досить закреслити один: ні радіотиші, ні сценарію до ремонту.
about-kind-radiation = Поодинці не шкодять. Закреслено всі шість: 1 пошкодження, і все стирають.
about-hull = Скільки пошкоджень човен ще витримає. Нуль — потоплено, екіпаж програв.
about-badge = Човен і його корпус. Рамка показує, чий хід.
about-lights = Хто доповів «Добро!» після курсу. Капітан чекає на обох.
about-tape = Усе, що оголосили суперники; найновіше праворуч.
about-surface = Стирає маршрут і всі поломки, але видає суперникам ваш сектор.
about-course = Одна точка в той бік, і чують усі. Острови, край мапи й власний маршрут закриті.

# Guided dives
dives-about = По хвилині кожне, у вашому темпі. Усе робите самі; зіпсувати нічого не можна.
dive-finished = пройдено
dive-leave = Вийти з уроку
dive-teacher = Ваш інструктор
dive-hint = Підказка
dive-next = Далі
dive-step = Крок { $at } з { $steps }
dive-onward = Наступний урок
dive-all = Усі уроки

# 1 The goal
lesson-goal = Уся гра за чотири дії
lesson-goal-about = Яка мета і з чого складається хід.
lesson-goal-sail = Десь поруч невидимий ворожий човен. Потопіть його. Кожен хід починається з курсу: на схід.
lesson-goal-sail-hint = Торкніться стрілки «Схід».
lesson-goal-sail-other = Гарний курс, але сьогодні слід веде на схід.
lesson-goal-sail-surface = Ще ні: підйом видасть ваш сектор.
lesson-goal-charge = Усі почули «схід». Кожен курс заряджає одну систему: віддайте заряд торпеді.
lesson-goal-charge-hint = Торкніться торпеди: з цією позначкою вона готова.
lesson-goal-charge-other = Це знадобиться згодом. Торпеді бракує лише однієї.
lesson-goal-break = І кожен курс зношує човен. Закресліть символ східної ділянки, тільки не зброю!
lesson-goal-break-hint = «Виявлення» з дугами зараз не завадить.
lesson-goal-break-weapon = Якщо закреслити зброю, торпеда не вистрілить. Оберіть інший символ.
lesson-goal-strike = Радист знайшов: суперник на Е6. Торпеда, Е6, вогонь!
lesson-goal-strike-hint = Торкніться торпеди, тоді підсвіченої точки, тоді вогонь.
lesson-goal-strike-other = Це промах. Е6 — підсвічена точка.
lesson-goal-strike-pass = Не завершуйте хід: він у вас на прицілі!
lesson-goal-done = Потоплено! Це вся гра: курс, заряд, поломка й слушна мить для удару.

# 2 The course
lesson-course = Курс капітана
lesson-course-about = Острови, власний маршрут і що таке безвихідь.
lesson-course-start = Спершу оберіть, де пірнути; суперник цього не бачить. Візьміть Б4.
lesson-course-start-hint = Торкніться підсвіченої точки й пірнайте.
lesson-course-start-other = Згодом починайте будь-де. Тут пірнайте на Б4.
lesson-course-start-land = Це суходіл. Оберіть точку в морі: Б4.
lesson-course-west = На схід острів: закрито. Курс чують усі, місця не знає ніхто. Ідіть на захід.
lesson-course-west-hint = Торкніться «Захід». Закрите має пунктирну рамку.
lesson-course-west-island = Заважає острів на В4. Човни суходолом не ходять.
lesson-course-west-other = Можна, але ходімо на захід.
lesson-course-east = Минуло два ходи: лінія росте, і торкатися її більше не можна. Ідіть на схід.
lesson-course-east-hint = Торкніться «Схід», до Б2.
lesson-course-east-route = Ви звідти прийшли. Власний маршрут закритий, як острів.
lesson-course-east-edge = Там мапа закінчується.
lesson-course-east-other = Північ теж годиться. Тут повертайте на схід.
lesson-course-north = А тепер дивіться, як попадається неуважний капітан: на північ…
lesson-course-north-hint = Торкніться «Північ».
lesson-course-north-other = Розумно! Але цього разу йдіть у пастку: північ.
lesson-course-corner = …і на захід, у куток.
lesson-course-corner-hint = Торкніться «Захід».
lesson-course-corner-other = Схід урятував би. Цього разу — на захід.
lesson-course-blackout = Край, край, маршрут, маршрут: курсу немає. Це безвихідь — треба спливати.
lesson-course-blackout-hint = Торкніться «На поверхню» й підтвердьте. Ви назвете свій сектор.
lesson-course-blackout-stuck = Жоден курс не відкритий. На поверхню!
lesson-course-done = Маршрут стерто, ви вільні, але суперник походив тричі. Завжди лишайте собі вихід!

# 3 The Radio Operator
lesson-radio = Слух радиста
lesson-radio-about = Малювати, пересувати, відкидати неможливе.
lesson-radio-slide = Тричі «захід». Де він почав, невідомо: маршрут малюють із середини, а там острів. Пересуньте, щоб ліг.
lesson-radio-slide-hint = Торкніться стрілки або потягніть маршрут.
lesson-radio-clash = Він повернув на північ. Знайдіть неможливе місце: насуньте маршрут на острів.
lesson-radio-clash-hint = Червоні хрестики показують зіткнення.
lesson-radio-back = Відкинуто! Кожен курс відкидає ще. Поверніть туди, де маршрут лягає.
lesson-radio-back-hint = Пересувайте, доки зникнуть хрестики.
lesson-radio-done = Оце й уся наука: слухати, малювати, пересувати. З дроном і гідролокатором лишається кілька місць.

# 4 The First Mate
lesson-mate = Системи першого помічника
lesson-mate-about = Зарядити, доповісти, запустити.
lesson-mate-charge = Капітан пішов на північ. Після кожного курсу заповніть клітинку: торпеда.
lesson-mate-charge-hint = Торкніться шкали торпеди.
lesson-mate-charge-other = Кожна система корисна. Тут потрібна торпеда.
lesson-mate-ready = Дві з трьох. Ще одна, і всі почують «Торпеда готова».
lesson-mate-ready-hint = Знову шкала торпеди.
lesson-mate-ready-other = Торпеда майже готова: спершу її.
lesson-mate-full = Повна система більше не заряджається, доки її не використають. Дрону бракує однієї: зарядіть.
lesson-mate-full-hint = Торкніться шкали дрона.
lesson-mate-full-full = Повна — то повна: спершу використайте.
lesson-mate-full-other = Теж добре, але дрону бракує лише однієї.
lesson-mate-launch = Дрон готовий, і запустити його можете ви. Ви в секторі 1: спитайте про 2.
lesson-mate-launch-hint = Торкніться дрона, тоді 2, тоді запуск.
lesson-mate-launch-near = Радист каже: він на сході. Питайте про 2.
lesson-mate-done = Відповідь завжди правдива. І не забувайте: пошкодження теж рахуєте ви.

# 5 The Engineer
lesson-engineer = Панель інженера
lesson-engineer-about = Що ламається, що лагодиться саме, що коштує корпусу.
lesson-engineer-spare = Курс на захід: закресліть символ західної ділянки. Бережіть системи: радіація поки не шкодить.
lesson-engineer-spare-hint = Символи радіації внизу, у реакторі.
lesson-engineer-spare-weapon = Тоді ні торпеди, ні міни. Беріть радіацію.
lesson-engineer-spare-panel = Це інша ділянка. Курс був на захід.
lesson-engineer-spare-other = Це виведе з ладу систему. Беріть радіацію.
lesson-engineer-circuit = Скрута: три символи жовтого ланцюга закреслено. Капітан пішов на схід: закресліть четвертий, і всі полагодяться.
lesson-engineer-circuit-hint = Східна ділянка, зброя на жовтій лінії.
lesson-engineer-circuit-other = Жовта лінія веде до зброї: вона й замикає ланцюг.
lesson-engineer-warn = На північній ділянці п’ять із шести. Попередьте капітана: не на північ!
lesson-engineer-warn-hint = Сигнали екіпажу, тоді «Не на північ!».
lesson-engineer-warn-other = Корисно, але небезпека на півночі.
lesson-engineer-full = Іншого шляху нема, каже він, і йде на північ. Лишився один символ: закресліть і побачите ціну.
lesson-engineer-full-hint = Останній на північній ділянці.
lesson-engineer-full-other = Курс був на північ.
lesson-engineer-done = Одне пошкодження, і панель чиста. Кажіть вчасно: капітан оминає лише те, про що знає.

# 6 Surfacing
lesson-surface = Підйом на поверхню: покроково
lesson-surface-about = Усе полагоджено, але не задарма.
lesson-surface-sail = Зброя не працює, суперник далеко. Ще один курс: на північ.
lesson-surface-sail-hint = Торкніться «Північ».
lesson-surface-sail-other = Спершу північ: послухайте інженера.
lesson-surface-surface = Інженер просить. Далеко від суперника це безпечно: спливайте.
lesson-surface-surface-hint = Торкніться «На поверхню» й підтвердьте.
lesson-surface-surface-other = Потім. Без зброї ви лише тікаєте: спливайте.
lesson-surface-free = Три ходи суперника минули. Поломок і маршруту нема: усі курси відкриті. Обирайте.
lesson-surface-free-hint = Будь-яка стрілка.
lesson-surface-done = Суперник знає ваш сектор і мав три ходи: спливайте далеко й ніколи в паніці.
lesson-hull = Підйом у реальному часі
lesson-hull-about = Обвести корпус і пірнути.
lesson-hull-surface = У реальному часі ходів нема: поки ви вгорі, суперник грає. Спливайте.
lesson-hull-surface-hint = Торкніться «На поверхню» й підтвердьте.
lesson-hull-surface-other = Не зараз: спершу на поверхню.
lesson-hull-trace = Обведіть цю частину одним рухом, довкола, між двома лініями.
lesson-hull-trace-hint = Повільно. За лініями — усе спочатку; незамкнена лінія не рахується.
lesson-hull-dive = Екіпаж обвів решту, ворожий інженер підтвердив. Пірнайте!
lesson-hull-dive-hint = Торкніться «Занурення».
lesson-hull-done = Полагоджено — і вниз. Нагорі радист нічого не нотує: запам’ятовуйте почуте.

# 7 The torpedo
lesson-torpedo = Торпеда
lesson-torpedo-about = Як далеко б’є, що її зупиняє і кого зачіпає.
lesson-torpedo-reach = Суперник на Ж5. Торпеда йде чотири точки, не по діагоналі, острови обходить. Стріляйте по Ж5.
lesson-torpedo-reach-hint = Торпеда, Ж5, вогонь. Позначені точки досяжні.
lesson-torpedo-reach-shield = З4 близько, але його затуляє острів на Є4: в обхід п’ять точок.
lesson-torpedo-reach-near = Так близько вибух зачепить і нас. Ж5 за два стовпці: безпечно.
lesson-torpedo-reach-other = Досяжно, але суперник на Ж5.
lesson-torpedo-reach-pass = Не проґавте: вогонь по Ж5.
lesson-torpedo-sail = Пряме попадання: 2 пошкодження! Він ближчає, а апарат знову заряджено. Спершу курс: на південь.
lesson-torpedo-sail-hint = Торкніться «Південь». Між двома пострілами завжди є курс.
lesson-torpedo-sail-early = Спершу курс, тоді постріл.
lesson-torpedo-sail-other = На південь, будь ласка: він там.
lesson-torpedo-splash = Він на Є5, просто поруч. Ціляйте на точку далі: вибух дістане його, а не вас.
lesson-torpedo-splash-hint = Ж4, Ж5 і Ж6 поруч із ним і за два стовпці від вас.
lesson-torpedo-splash-self = Йому 2, але й вам 1: ви поруч із вибухом.
lesson-torpedo-splash-other = Звідти вибух його не дістане або зачепить вас. Спробуйте Ж5.
lesson-torpedo-splash-pass = Спершу стріляйте: він поруч.
lesson-torpedo-done = Непряме попадання: 1 пошкодження, а ваш корпус цілий. Досить і поруч, але зважайте, де ви самі.

# 7 Mine, drone, silence, sonar
lesson-mine = Міна
lesson-mine-about = Скинути зараз, підірвати вчасно.
lesson-mine-drop = Міну скидають на одну з восьми сусідніх точок; де — не чує ніхто. Скиньте на Ґ8.
lesson-mine-drop-hint = Міна, Ґ8, скинути.
lesson-mine-drop-route = Не на власний маршрут.
lesson-mine-drop-far = Лише вісім сусідніх точок.
lesson-mine-drop-other = Ґ8 на його шляху. Ставте туди.
lesson-mine-drop-pass = Спершу міна.
lesson-mine-sail = Він ближчає. Відійдіть від власного вибуху: на захід.
lesson-mine-sail-hint = Торкніться «Захід».
lesson-mine-sail-mine = Надто близько до власної міни. Захід!
lesson-mine-sail-other = Лишайтеся під водою: на захід.
lesson-mine-trigger = Він на Д9, поруч із міною. Заряд не потрібен: підривайте!
lesson-mine-trigger-hint = Підірвати, тоді міна, тоді підтвердити.
lesson-mine-trigger-pass = Ще ні: підірвіть, поки він поруч.
lesson-mine-trigger-torpedo = Бережіть торпеду: міна вже там.
lesson-mine-done = Влучили! Міна чекає, скільки треба, і вибухає навіть у хід суперника.
lesson-drone = Дрон
lesson-drone-about = Одне запитання — завжди правдива відповідь.
lesson-drone-sail = Дрон готовий. Спершу курс: на південь.
lesson-drone-sail-hint = Торкніться «Південь».
lesson-drone-sail-early = Спершу курс, тоді система.
lesson-drone-sail-other = На південь, будь ласка.
lesson-drone-ask = Лишилося дев’ять місць у секторах 2 і 4. Питайте там, де допоможе будь-яка відповідь: 2 або 4.
lesson-drone-ask-hint = Дрон, номер, запуск.
lesson-drone-ask-waste = Там його бути не може: відповідь нічого не дасть.
lesson-drone-ask-pass = Використайте: повний дрон нічого не дізнається.
lesson-drone-done = Так чи ні — половина місць відпала. Почули всі, і ваш радист теж.
lesson-silence = Радіотиша
lesson-silence-about = Чотири точки, яких ніхто не чує.
lesson-silence-slip = Вас вистежують. Радіотиша: прямо на північ, три точки, до Г2.
lesson-silence-slip-hint = Радіотиша, Г2, уперед.
lesson-silence-slip-far = Г1 — острів: правила ті самі, що й для курсу.
lesson-silence-slip-short = Далі! Що довше, то менше вони знають.
lesson-silence-slip-other = Цього разу до Г2.
lesson-silence-slip-pass = Спершу зникніть.
lesson-silence-charge = Вони почули лише «радіотиша». Та це рух: зарядіть торпеду.
lesson-silence-charge-hint = Торкніться торпеди.
lesson-silence-charge-other = Торпеду, вона знадобиться.
lesson-silence-cross = І один символ північної ділянки, хоч як далеко. Не зброю!
lesson-silence-cross-hint = Радіація найдешевша.
lesson-silence-cross-weapon = Бережіть зброю.
lesson-silence-done = Для них ви будь-де на чотирьох лініях. Радіотиша найкраща, коли вони певні, де ви.
lesson-sonar = Гідролокатор
lesson-sonar-about = Одна правда, одна брехня: питати й відповідати.
lesson-sonar-ping = Гідролокатор змушує ворожого капітана сказати дві речі про своє місце. Уперед!
lesson-sonar-ping-hint = Торкніться гідролокатора.
lesson-sonar-ping-pass = Спершу запитайте.
lesson-sonar-think = «Лінія 3, сектор 4»: у секторі 4 немає лінії 3 — правда й брехня як на долоні. Якщо лінія не 3, то він у 4.
lesson-sonar-think-hint = Радист відкидає те, що не пасує.
lesson-sonar-answer = Тепер питає він. Дайте дві координати: одну правдиву, одну ні. Найкраща брехня схожа на правду.
lesson-sonar-answer-hint = Заповніть два списки самі або довірте вибір.
lesson-sonar-done = Відповіли. Вони знають трохи, і половина неправда.

# 8 The talk of a crew
lesson-talkcaptain = Говорить капітан
lesson-talkcaptain-about = Кажіть, що треба; зважайте на почуте.
lesson-talkcaptain-ask = Ви не бачите систем. Скажіть помічникові, що треба: зарядити торпеду.
lesson-talkcaptain-ask-hint = Відкрийте сигнали екіпажу й оберіть торпеду.
lesson-talkcaptain-ask-other = Почули. Тепер попросіть торпеду.
lesson-talkcaptain-heed = Інженер попереджає: не на захід. Візьміть інший курс.
lesson-talkcaptain-heed-hint = Наприклад, схід.
lesson-talkcaptain-heed-west = Вас попереджали! Будь-що, крім заходу.
lesson-talkcaptain-heed-other = Спливати не треба: просто не на захід.
lesson-talkcaptain-done = Екіпаж, який говорить, перемагає. Не поспішайте, щоб усі встигли.
lesson-talkmate = Говорить перший помічник
lesson-talkmate-about = Почути прохання, доповісти готовність.
lesson-talkmate-listen = Ви не бачите мапи, капітан — ваших систем. Слухайте, чого він хоче.
lesson-talkmate-listen-hint = Торкніться «Далі».
lesson-talkmate-charge = Він просить гідролокатор. Зарядіть.
lesson-talkmate-charge-hint = Торкніться шкали гідролокатора.
lesson-talkmate-charge-other = Він просив гідролокатор.
lesson-talkmate-report = Готово. Скажіть капітанові про гідролокатор.
lesson-talkmate-report-hint = Сигнали екіпажу, тоді «готовий гідролокатор».
lesson-talkmate-report-other = Почуто. Тепер про гідролокатор.
lesson-talkmate-done = Чудово. Систему, про яку не знають, не використають.
lesson-talkengineer = Говорить інженер
lesson-talkengineer-about = Що зламалося і де полагодиться.
lesson-talkengineer-down = Зброю закреслено, а капітан не знає. Скажіть, що торпеда не працює.
lesson-talkengineer-down-hint = Сигнали екіпажу, тоді поломка торпеди.
lesson-talkengineer-down-other = Добре, але він розраховує на торпеду.
lesson-talkengineer-head = Жовтому ланцюгу бракує символу на сході. Скажіть: на схід.
lesson-talkengineer-head-hint = Сигнали екіпажу, тоді на схід.
lesson-talkengineer-head-west = Захід заповнить свою ділянку: пошкодження! Схід.
lesson-talkengineer-head-other = Ланцюг полагодить схід.
lesson-talkengineer-mend = Послухав. Замкніть жовтий ланцюг.
lesson-talkengineer-mend-hint = Зброя на східній ділянці.
lesson-talkengineer-mend-other = Лише жовтий замкне ланцюг.
lesson-talkengineer-done = Полагоджено, бо ви сказали. Попереджайте, радьте курси, кажіть, коли знову працює.
lesson-talkradio = Говорить радист
lesson-talkradio-about = Капітан цілить туди, куди скажете.
lesson-talkradio-report = Тут комп’ютер показує всі можливі місця. Доповідайте найімовірніше.
lesson-talkradio-report-hint = Торкніться точки, якщо хочете, тоді доповідь унизу.
lesson-talkradio-done = Він знає. Кажіть знову що кілька курсів: більше ніхто на борту цього не бачить.

# 9 Real time
lesson-stop = Реальний час і «СТОП»
lesson-stop-about = Без ходів: і як постріл зупиняє все.
lesson-stop-sail = Тут обидва екіпажі діють водночас: чекайте лише своїх. На північ.
lesson-stop-sail-hint = Торкніться «Північ».
lesson-stop-sail-early = І тут спершу курс.
lesson-stop-sail-other = Цього разу на північ.
lesson-stop-stop = Суперник рушив. Скажіть «СТОП» для торпеди: усі завмирають, поки ви цілитеся.
lesson-stop-stop-hint = Торкніться торпеди.
lesson-stop-stop-other = Спершу «СТОП»: він у досяжності.
lesson-stop-aim = Ніхто не втече з-під прицілу. Він на З9: вогонь.
lesson-stop-aim-hint = Торкніться З9, тоді вогонь.
lesson-stop-aim-cancel = Можна й облишити, але «СТОП» витрачено. Вогонь!
lesson-stop-aim-other = Він на З9.
lesson-stop-on = Влучили, і гра триває. Рушайте першим: на північ.
lesson-stop-on-hint = Торкніться «Північ».
lesson-stop-done = Швидко — добре, спокійно — краще: хто не встигає, той працює на суперника.

# 10 The first battle and its coach
first-battle = Перший бій із тренером
first-battle-about = Ви командуєте всім човном на «Альфі» проти курсантів. Тренер озивається, коли треба; вимкнути й увімкнути його можна в меню.
coach = Тренер
coach-down = Зброя заряджена, але зламана. Ідіть туди, де полагодиться ланцюг, або спливайте.
coach-few = { $places ->
    [one] Лишилося одне місце: дивіться мапу радиста й бийте!
    [few] Лишилося { $places } місця: дивіться мапу радиста й бийте!
   *[other] Лишилося { $places } місць: дивіться мапу радиста й бийте!
  }
coach-charge = { $places ->
    [one] Лишилося одне місце: зарядіть зброю й підійдіть на постріл.
    [few] Лишилося { $places } місця: зарядіть зброю й підійдіть на постріл.
   *[other] Лишилося { $places } місць: зарядіть зброю й підійдіть на постріл.
  }
coach-hurts = { $dir ->
    [N] Північ коштуватиме 1 пошкодження: її ділянка повна.
    [E] Схід коштуватиме 1 пошкодження: його ділянка повна.
    [S] Південь коштуватиме 1 пошкодження: його ділянка повна.
   *[W] Захід коштуватиме 1 пошкодження: його ділянка повна.
  }
coach-heard = Вони можуть знати, де ви. Радіотиша — або геть із їхньої досяжності.

# The puzzle of the day
puzzle-grade = Рівень
puzzle-grade-1 = Легко
puzzle-grade-2 = Середньо
puzzle-grade-3 = Важко
puzzle-days = Минулі дні
puzzle-solved = Розв’язано { $solved } з 3
puzzle-ask-place = Це все, що чули про суперника. На якій він точці зараз?
puzzle-ask-shot = Можливих місць: { $places }, ви на { $space }. Яка торпеда найкраща?
puzzle-tools = Що ви ставите
puzzle-tool-track = Маршрут
puzzle-tool-before = До радіотиші
puzzle-tool-since = Після неї
puzzle-tool-aim = Торпеда
puzzle-touch-track = Торкніться кінця його маршруту
puzzle-touch-since = Торкніться кінця його маршруту
puzzle-touch-aim = Торкніться цілі торпеди
puzzle-then-since = Тепер маршрут після радіотиші
puzzle-then-aim = Тепер наведіть торпеду
puzzle-answer-place = Він на точці { $space }!
puzzle-answer-shot = Торпеда на { $space }!
puzzle-mark = Позначити як можливе
puzzle-tries = Спроби: { $made } з { $most }
puzzle-tried = вже пробували
puzzle-against = Маршрут може закінчитися на { $space }, але тоді це було б неправдою:
puzzle-no-track = Маршрут не може закінчитися на { $space }: на заваді острів, край мапи або він сам.
puzzle-near = Але ви зовсім поруч із ним.
puzzle-hits = Торпеда на { $space } влучила б у { $hits } з { $places } можливих місць. Є краща.
puzzle-solved-place = Знайдено на { $space }! { $tries ->
    [1] З першої спроби.
   *[other] Спроб: { $tries }.
  }
puzzle-solved-shot = { $space } — найкращий постріл! { $tries ->
    [1] З першої спроби.
   *[other] Спроб: { $tries }.
  }
puzzle-was-place = Він був на точці { $space }.
puzzle-was-shot = Найкращий постріл був на { $space }.
puzzle-review = Як це можна було з’ясувати
puzzle-places = { $places ->
    [one] { $places } можливе місце
    [few] { $places } можливі місця
   *[other] { $places } можливих місць
  }
puzzle-share = Поділитися результатом
puzzle-next = Наступний рівень
puzzle-shared = Fathom: Де він? { $date }
puzzle-copied = Результат скопійовано.
puzzle-how = Як розв’язати
puzzle-how-track = Торкніться точки, і весь маршрут намалюється так, щоб закінчитися там. Він не може зачепити острів, край мапи чи сам себе.
puzzle-how-mark = Олівець позначає місце, яке ви вважаєте можливим.
puzzle-how-drone = Дрон питає, чи суперник у секторі. Відповідь правдива на ту мить; потім він пливе далі.
puzzle-how-sonar = Із двох відповідей на гідролокатор правдива лише одна, на ту мить, коли її дано.
puzzle-how-silence = У радіотиші він проходить від нуля до чотирьох точок по прямій, нікому не чутно й не перетинаючи свого маршруту.
puzzle-how-shot = Найкраща торпеда завдає в середньому найбільше пошкоджень: два прямим попаданням, одне на сусідній точці. Вона йде щонайбільше на чотири точки й може зачепити й вас.
