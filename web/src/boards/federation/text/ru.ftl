federation-kind-ambassador = Посол
federation-kind-face = Сторона
federation-kind-space = Клетка

-bonus-level = уровень аккредитации

federation-board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из { $rounds }
}
federation-board-order = Порядок хода: { $players }
federation-board-laws-ahead = Законы впереди, { $wing }: { $laws }
federation-board-totals = Если бы игра закончилась сейчас: { $counts }
federation-board-totals-final = Итоговые очки: { $counts }
federation-board-seat-count = { $player }: { $count }

federation-board-senate = Сенат, шесть колонок, три этажа
federation-board-free = Свободно
federation-board-token-neutral = Занято нейтральным жетоном, { $votes }
federation-board-token-funding = Занято: { $player }, финансирование
federation-board-token-votes = Занято: { $player }, { $votes }
federation-board-token-die = Занято: { $player }, { $votes } вместе с кубиком
federation-board-floor = Этаж { $floor }
federation-board-votes = Голоса: { $votes }
federation-board-floor-neutral = Нейтральные голоса: { $votes }
federation-board-floor-nobody = Пока никто не побеждает
federation-board-floor-wins = { $player } получает { $points }
federation-board-wing-votes = Сейчас { $votes }
federation-board-law = Открытый закон: { $law }, принесёт { $points }
federation-board-law-passes = Сейчас прошёл бы этот закон
federation-board-law-past = Законы крыла, которых больше нет: { $laws }
federation-board-law-left = Левый закон
federation-board-law-right = Правый закон
federation-board-project = { $value } из { $length } делений, после раунда { $after }
federation-board-funded = Профинансирован
federation-board-project-counts = Считается: { $counts }
federation-board-project-points = Очки по местам: { $points }
federation-board-project-added = Свои шаги в этом раунде: { $counts }
federation-board-project-sixmoons = Шестил.
federation-board-project-atal = Атал
federation-board-project-e81216 = E81216
federation-board-project-neo = Нео
federation-board-project-missions = Миссии
federation-board-project-arratuin = Арратуин
federation-board-project-common = Общий
federation-board-deep-left = Осталось жетонов дальнего космоса: { $count }
federation-board-piles = Жетоны преобразования в стопках по силе: { $counts }
# Названия на поле; чертой отмечено место переноса.
federation-board-cell-neo = Нео
federation-board-cell-sixmoons = Шести|луние
federation-board-cell-atal = Атал
federation-board-cell-arratuin = Арра|туин
federation-board-cell-e81216 = E81216
federation-board-cell-officers_quarters = Каюты офице|ров
federation-board-cell-procurement_office = Бюро заку|пок
federation-board-cell-patrons_office = Каби|нет покро|вителя
federation-board-cell-presidents_office = Каби|нет прези|дента
federation-board-cell-assistants_room = Ком|ната помощ|ников
federation-board-cell-small_lounge = Малая гости|ная
federation-board-cell-spy = Шпио|наж

federation-board-hand = Внешний модуль, мои послы и их стороны
federation-board-face-voting = Голосование
federation-board-face-funding = Финансирование
federation-board-hand-empty = Все послы размещены.
federation-board-starting = Начальные жетоны
federation-board-deep = Жетоны дальнего космоса
federation-board-looked = Жетоны, которые вы просматриваете

federation-board-planets = Планеты
federation-board-influence = Влияние: { $counts }
federation-board-influence-on = Влияние, { $planet }: { $count }
federation-board-medals-left = Остались при влиянии { $levels }
federation-board-medals-gone = Не осталось
federation-board-asteroid-down = Астероид лежит лицом вниз
federation-board-asteroid-gone = Астероид забран
federation-board-miners = Шахтёры: { $players }
federation-board-mages = Маги: { $players }
federation-board-moon-tokens = Открытые жетоны: { $tokens }
federation-board-moon-down = { $count ->
    [one] { $count } жетон лицом вниз
    [few] { $count } жетона лицом вниз
   *[other] { $count } жетонов лицом вниз
}
federation-board-pile = Под ним ещё { $count }
federation-board-pile-closed = Уровень { $level }, { $type }: пока закрыто
federation-board-pile-empty = Уровень { $level }, { $type }: ничего не осталось
federation-board-shop-free = цена 0
federation-board-shop-discs = Диски на уровне { $level }: { $players }
federation-board-robots = Построили: { $players }
federation-board-mega-counts = Меньшее из двух: { $counts }
federation-board-mega-taken = { $count ->
    [one] Занят { $count } коэффициент
    [few] Занято { $count } коэффициента
   *[other] Занято { $count } коэффициентов
}

federation-board-own = Мой планшет
federation-board-own-tab = Планшет
federation-board-president = Президент
federation-board-first = первый игрок
federation-board-reserve = Кристаллы: { $crystals } из { $crystalsMax }, алмазы: { $diamonds } из { $diamondsMax }
federation-board-accreditation = Аккредитация: уровень { $level }, степень { $degree }
federation-board-accreditation-bonus = Аккредитация: уровень { $level } (+{ $bonus }), степень { $degree }
federation-board-upkeep-free = плата 0
federation-board-missions = Особые миссии: доступно { $open }, выполнено { $done }
federation-board-needs-level = Нужен уровень аккредитации { $level }
federation-board-level-now = Уровень аккредитации сейчас: { $level }
federation-board-mission-closed = На ней ещё нет маркера особой миссии
federation-board-mission-open = Доступна
federation-board-mission-flyable = Доступна, можно выбрать сейчас
federation-board-mission-flown = Выполнена
federation-board-medals = Ордена: { $points } ОП, со следующим — { $next } ОП
federation-board-medals-all = Ордена: { $points } ОП, собраны все
federation-board-medal-owned = Есть
federation-board-medal-missing = Нет
federation-board-ambassadors = Послы
federation-board-ambassador = { $name }, осталось { $count }
federation-board-hangar = Ангар: кораблей { $hangar } из { $most }, в запасе { $supply }
federation-board-hangar-short = Ангар { $hangar }/{ $most }, запас { $supply }
federation-board-die = Кубик
federation-board-die-none = Кубика помощника пока нет
federation-board-die-ready = Кубик помощника { $value }, готов
federation-board-die-placed = Кубик помощника { $value }, занят в этом раунде
federation-board-tiles = Жетоны: преобразования { $tokens }, специалистов { $erudites }
federation-board-used = Использован
federation-board-ending = Если бы игра закончилась сейчас
federation-board-ending-final = Итоговые очки
federation-board-ending-brief = Итог сейчас
federation-board-ending-brief-final = Итог
federation-board-ending-short = сейчас { $points }
federation-board-ending-short-final = итог { $points }
federation-board-ending-sum = { $prestige } + ордена { $medals } + остатки { $leftovers } + проекты { $projects }
federation-board-count-ships = Кораблей в ангаре: { $count }
federation-board-count-missions = Выполнено миссий: { $count }
federation-board-count-medals = Орденов: { $count }
federation-board-count-alterations = Жетонов преобразования: { $count }
federation-board-count-erudites = Жетонов специалистов: { $count }
federation-board-count-die = Кубик помощника: { $count }
