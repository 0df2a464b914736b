# Команда `astrarium`.

simulate-running = { $game }: партії
simulate-summary = Партій: { $games }, рішень: { $decisions } за { $seconds } с ({ $speed } на секунду)
simulate-seat = { $bot }: перемог { $wins }, очок у середньому { $mean }
simulate-fault = помилка: { $fault }

verify-running = Записи
verify-differs = { $record }: { $difference }
verify-summary = { $records ->
    [one] збіглося { $matched } із { $records } запису
   *[other] збіглося { $matched } із { $records } записів
}
no-foreign = { $game } не читає записів інших програм
no-records = записів немає
no-file = немає файлу { $file }
no-text = { $file } — не текстовий файл
import-done = Записано ходів: { $moves }, файл { $file }

replay-done = Відтворено ходів: { $moves } із { $of }, кожен перевірено

result-title = Підсумок
result-source = очки за
result-total = усього
result-team = команда
result-place = місце
result-winners = { $count ->
    [one] Перемога: { $winners }.
   *[other] Перемогу ділять: { $winners }.
}

no-rule = у жодному правилі немає «{ $word }»
rules-more = … і ще { $count }
no-tests = немає теки { $folder }; вкажіть її через --tests
coverage-missing = без тесту: { $rule }
coverage-unknown = немає такого правила: { $mark }
coverage-summary = правил { $rules }: з тестом { $tested }, без тесту { $missing }, приміток { $notes }

no-components = { $game } не вказує джерел компонентів
no-source = немає компонентів із джерелом «{ $source }»
no-corrections = { $folder } не виправляє жодної гри: у ній мають бути теки з назвами ігор ({ $games }).
bad-correction = Виправлення для { $game } використати не можна: { $problem }
components-summary = Компонентів: { $count }

play-prompt = { $seat }>
play-options = { $seat }: варіантів { $count }. Введіть номер або хід; help підкаже решту.
play-bot = { $seat } ({ $name }): { $move }
play-person = { $seat }: { $move }
play-forced = { $seat }: { $move } (вибору немає, зроблено за вас)
play-saved = Запис партії: { $file }.
play-left = { $moves ->
    [one] Ви вийшли з-за столу після { $moves } ходу. До побачення.
   *[other] Ви вийшли з-за столу після { $moves } ходів. До побачення.
}
play-no-number = Немає варіанта { $number }; номери від 1 до { $count }.
play-group = { $text } … ({ $count ->
    [one] { $count } варіант
    [few] { $count } варіанти
   *[many] { $count } варіантів
})
play-groups = Щоб побачити групу, введіть початок її ходів ({ $words }) або її номери ({ $numbers }); more показує все по сторінках.
play-rest = … і ще { $count }: введіть more
play-no-more = Це все; show покаже спочатку.
play-unknown = «{ $line }» — не хід і не команда. Ходи зараз починаються так: { $verbs }. Команди покаже help.
play-bad-move = «{ $line }» — не хід. Його пишуть так: { $move }
play-help =
    Введіть номер варіанта або хід, як його записано в списку ({ $move }). Або:
      more          решта варіантів
      why ХІД       які правила забороняють хід, із числами
      preview ХІД   що дасть хід
      undo          назад до вашого попереднього рішення; ходи між ними скасовуються
      show          знову позиція та варіанти
      map           { $map }
      log           останні ходи
      rules СЛОВО   знайти правило
      save ФАЙЛ     записати партію
      quit          вийти з-за столу
play-help-map = карта, якщо вона є в грі
why-allowed = { $move } — можна.
why-refused = { $move } — не можна:
why-term = { AMOUNT($resource, $amount) }: { $reason }
why-cure = Буде можна після: { $moves }
number-have = у вас { $value }
number-need = потрібно { $value }
number-hex = місце { $value }
number-level = рівень { $value }
preview-asks = потім вирішують: { $seats }
preview-nothing = Нічого, що можна знати наперед, не станеться.
undo-done = { $moves ->
    [one] Знову позиція після { $moves } ходу.
   *[other] Знову позиція після { $moves } ходів.
}
undo-nothing = Ранішого вашого рішення немає.
save-where = Назвіть файл: save ФАЙЛ
no-map = Карти цієї гри тут немає.

bench-title = { $game }: швидкість
bench-kernel = Ядро: { $kernel }, гра: { $rules }.
bench-compiled = скомпільовано
bench-interpreted = інтерпретується
bench-source = Виміряно на { $positions } рішеннях, { $games } { $source }.
bench-records = записів
bench-own = партій випадкового бота
bench-running = Вимірювання
bench-what = що
bench-value = значення
bench-ratio = у списках шахових ходів
bench-chess = python-chess, один список ходів
bench-chess-missing = python-chess не встановлено; відношень немає.

chance-unreadable = цей файл не читається: { $detail }
chance-wrong = неправильно: { $fault }
chance-fault-seed = початкове число не те, що було обіцяне
chance-fault-setup = розклад отримано не з цього числа
chance-fault-draw = жереб рядка { $row } не відповідає своєму номеру
chance-fault-decision = рядок { $row } відповідає на рішення, яке не було відкрите
chance-fault-events = рядок { $row } робить не те, що в ньому сказано
chance-fault-late = рядок { $row } стоїть після кінця партії
chance-fault-replay = рядок { $row } неможливо зіграти: { $detail }
chance-fault-cut = запис обрізано: після останнього рядка, { $row }, партія триває
chance-fault-result = результат не той, до якого ведуть рядки
chance-summary = { $draws ->
    [one] перевірено { $draws } жереб, неправильних: { $wrong }
    [few] перевірено { $draws } жереби, неправильних: { $wrong }
   *[other] перевірено { $draws } жеребів, неправильних: { $wrong }
}
