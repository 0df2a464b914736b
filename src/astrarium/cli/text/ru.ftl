# Команда `astrarium`.

simulate-running = { $game }: партии
simulate-summary = Партий: { $games }, решений: { $decisions } за { $seconds } с ({ $speed } в секунду)
simulate-seat = { $bot }: побед { $wins }, очков в среднем { $mean }
simulate-fault = ошибка: { $fault }

verify-running = Записи
verify-differs = { $record }: { $difference }
verify-summary = { $records ->
    [one] совпало { $matched } из { $records } записи
   *[other] совпало { $matched } из { $records } записей
}
no-foreign = { $game } не читает записи других программ
no-records = записей нет
no-file = нет файла { $file }
no-text = { $file } — не текстовый файл
import-done = Записано ходов: { $moves }, файл { $file }

replay-done = Воспроизведено ходов: { $moves } из { $of }, каждый проверен

result-title = Итог
result-source = очки за
result-total = всего
result-team = команда
result-place = место
result-winners = { $count ->
    [one] Победа: { $winners }.
   *[other] Победу делят: { $winners }.
}

no-rule = ни в одном правиле нет «{ $word }»
rules-more = … и ещё { $count }
no-tests = нет папки { $folder }; укажите её через --tests
coverage-missing = без теста: { $rule }
coverage-unknown = нет такого правила: { $mark }
coverage-summary = правил { $rules }: с тестом { $tested }, без теста { $missing }, примечаний { $notes }

no-components = { $game } не указывает источники компонентов
no-source = нет компонентов с источником «{ $source }»
no-corrections = { $folder } не исправляет ни одной игры: в ней должны быть папки с именами игр ({ $games }).
bad-correction = Исправления для { $game } использовать нельзя: { $problem }
components-summary = Компонентов: { $count }

play-prompt = { $seat }>
play-options = { $seat }: вариантов { $count }. Введите номер или ход; help подскажет остальное.
play-bot = { $seat } ({ $name }): { $move }
play-person = { $seat }: { $move }
play-forced = { $seat }: { $move } (выбора нет, сделано за вас)
play-saved = Запись партии: { $file }.
play-left = { $moves ->
    [one] Вы вышли из-за стола после { $moves } хода. До свидания.
   *[other] Вы вышли из-за стола после { $moves } ходов. До свидания.
}
play-no-number = Нет варианта { $number }; номера от 1 до { $count }.
play-group = { $text } … ({ $count ->
    [one] { $count } вариант
    [few] { $count } варианта
   *[many] { $count } вариантов
})
play-groups = Чтобы увидеть группу, введите начало её ходов ({ $words }) или её номера ({ $numbers }); more показывает всё по страницам.
play-rest = … и ещё { $count }: введите more
play-no-more = Это всё; show покажет сначала.
play-unknown = «{ $line }» — не ход и не команда. Ходы сейчас начинаются так: { $verbs }. Команды покажет help.
play-bad-move = «{ $line }» — не ход. Он пишется так: { $move }
play-help =
    Введите номер варианта или ход, как он записан в списке ({ $move }). Или:
      more          остальные варианты
      why ХОД       какие правила запрещают ход, с числами
      preview ХОД   что даст ход
      undo          назад к вашему прошлому решению; ходы между ними отменяются
      show          снова позиция и варианты
      map           { $map }
      log           последние ходы
      rules СЛОВО   найти правило
      save ФАЙЛ     записать партию
      quit          выйти из-за стола
play-help-map = карта, если она есть в игре
why-allowed = { $move } — можно.
why-refused = { $move } — нельзя:
why-term = { AMOUNT($resource, $amount) }: { $reason }
why-cure = Будет можно после: { $moves }
number-have = у вас { $value }
number-need = нужно { $value }
number-hex = место { $value }
number-level = уровень { $value }
preview-asks = затем решают: { $seats }
preview-nothing = Ничего, что можно знать заранее, не произойдёт.
undo-done = { $moves ->
    [one] Снова позиция после { $moves } хода.
   *[other] Снова позиция после { $moves } ходов.
}
undo-nothing = Более раннего вашего решения нет.
save-where = Назовите файл: save ФАЙЛ
no-map = Карты этой игры здесь нет.

bench-title = { $game }: скорость
bench-kernel = Ядро: { $kernel }, игра: { $rules }.
bench-compiled = скомпилировано
bench-interpreted = интерпретируется
bench-source = Измерено на { $positions } решениях, { $games } { $source }.
bench-records = записей
bench-own = партий случайного бота
bench-running = Измерение
bench-what = что
bench-value = значение
bench-ratio = в списках шахматных ходов
bench-chess = python-chess, один список ходов
bench-chess-missing = python-chess не установлен; отношений нет.

chance-unreadable = этот файл не читается: { $detail }
chance-wrong = неверно: { $fault }
chance-fault-seed = начальное число не то, что было обещано
chance-fault-setup = расклад получен не из этого числа
chance-fault-draw = жребий строки { $row } не соответствует своему номеру
chance-fault-decision = строка { $row } отвечает на решение, которое не было открыто
chance-fault-events = строка { $row } делает не то, что в ней сказано
chance-fault-late = строка { $row } стоит после конца партии
chance-fault-replay = строку { $row } нельзя сыграть: { $detail }
chance-fault-cut = запись обрезана: после последней строки, { $row }, партия продолжается
chance-fault-result = результат не тот, к которому ведут строки
chance-summary = { $draws ->
    [one] проверен { $draws } жребий, неверных: { $wrong }
    [few] проверено { $draws } жребия, неверных: { $wrong }
   *[other] проверено { $draws } жребиев, неверных: { $wrong }
}
