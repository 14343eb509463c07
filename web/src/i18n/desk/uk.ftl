# Сторінка оператора.
desk-title = Fathom: пульт оператора
desk-parts = Розділи пульта
desk-rooms = Кімнати
desk-bans = Заборони
desk-everyone = Для всіх
desk-records = Записи
desk-no-rooms = Зараз кімнат немає.
desk-more = { $count ->
    [one] Ще { $count } кімнату не показано.
    [few] Ще { $count } кімнати не показано.
   *[other] Ще { $count } кімнат не показано.
  }
desk-room-is = { $state ->
    [playing] { $mode ->
        [real] Гра в реальному часі, на місці { $here } з { $all }
       *[turn] Гра покрокова, на місці { $here } з { $all }
      }
    [over] Партію закінчено, на місці { $here } з { $all }
   *[lobby] Збір гравців, на місці { $here } з { $all }
  }
desk-listed = відкрита
desk-present = На зв’язку
desk-away = Зв’язку немає
desk-gone = вилучено
desk-kick = Вилучити
desk-kick-about = { $name } залишає цю кімнату й не може до неї повернутися.
desk-ban-person = Заборонити людину
desk-ban-person-about = { $name } не матиме доступу до цього сервера (за ключем пристрою), а всі з’єднання буде розірвано зараз.
desk-ban-address = Заборонити адресу
desk-ban-address-about = Усі з адреси, яку має { $name }, не матимуть доступу до цього сервера, а їхні з’єднання буде розірвано зараз.
desk-close = Закрити кімнату
desk-close-about = { $code } закінчується для всіх. Партію, що триває, буде втрачено.
desk-quarantine = Відкласти
desk-quarantine-about = { $code } виходить із гри й лишається в базі даних, доки ви її не повернете.
desk-release = Повернути
desk-release-code = Відкладена кімната
desk-days = На скільки днів
desk-why = Чому (для ваших записів)
desk-no-bans = Нікому не заборонено.
desk-until = До { $day }.
desk-unban = Впустити знову
desk-kind-person = Людина
desk-kind-address = Адреса
desk-ban-whom = Адреса, мережа або відбиток людини
desk-ban = Заборонити
desk-text = Рядок для всіх, хто на зв’язку
desk-announce = Оголосити
desk-announced = Усім сказано.
desk-restart = Перезапуск
desk-restart-about = Відтепер нових кімнат і партій не буде, і всім про це кажуть. Сервер зупиниться, коли не триватиме жодна партія, щонайпізніше за цей час.
desk-minutes = Щонайбільше хвилин
desk-drain = Оголосити перезапуск
desk-draining = Перезапуск оголошено.
desk-drain-off = Скасувати
desk-drain-is-off = Перезапуску не буде.
desk-log = Що було зроблено
desk-abuse = Кого не впустили
desk-reports = Скарги
desk-nothing = Нічого не записано.
desk-trouble-key = Цій сторінці потрібен її ключ: відкрийте адресу, яку друкує «fathom admin page».
desk-trouble-line = Сервер не відповідає.
desk-trouble-no = Цього не зроблено:
