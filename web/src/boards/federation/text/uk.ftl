federation-kind-ambassador = Посол
federation-kind-face = Бік
federation-kind-space = Клітинка

-bonus-level = рівень акредитації

federation-board-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } з { $rounds }
}
federation-board-order = Порядок ходу: { $players }
federation-board-laws-ahead = Закони попереду, { $wing }: { $laws }
federation-board-totals = Якби гра закінчилася зараз: { $counts }
federation-board-totals-final = Підсумкові очки: { $counts }
federation-board-seat-count = { $player }: { $count }

federation-board-senate = Сенат, шість колонок, три поверхи
federation-board-free = Вільно
federation-board-token-neutral = Зайнято нейтральним жетоном, { $votes }
federation-board-token-funding = Зайнято: { $player }, фінансування
federation-board-token-votes = Зайнято: { $player }, { $votes }
federation-board-token-die = Зайнято: { $player }, { $votes } разом із кубиком
federation-board-floor = Поверх { $floor }
federation-board-votes = Голоси: { $votes }
federation-board-floor-neutral = Нейтральні голоси: { $votes }
federation-board-floor-nobody = Поки ніхто не перемагає
federation-board-floor-wins = { $player } отримує { $points }
federation-board-wing-votes = Зараз { $votes }
federation-board-law = Відкритий закон: { $law }, принесе { $points }
federation-board-law-passes = Зараз пройшов би цей закон
federation-board-law-past = Закони крила, яких уже немає: { $laws }
federation-board-law-left = Лівий закон
federation-board-law-right = Правий закон
federation-board-project = { $value } з { $length } поділок, після раунду { $after }
federation-board-funded = Профінансовано
federation-board-project-counts = Рахується: { $counts }
federation-board-project-points = Очки за місцями: { $points }
federation-board-project-added = Свої кроки цього раунду: { $counts }
federation-board-project-sixmoons = Шестим.
federation-board-project-atal = Атал
federation-board-project-e81216 = E81216
federation-board-project-neo = Нео
federation-board-project-missions = Місії
federation-board-project-arratuin = Арратуїн
federation-board-project-common = Спільний
federation-board-deep-left = Лишилося жетонів далекого космосу: { $count }
federation-board-piles = Жетони перетворення у стосах за силою: { $counts }
# Назви на полі; рискою позначено місце переносу.
federation-board-cell-neo = Нео
federation-board-cell-sixmoons = Шести|місяччя
federation-board-cell-atal = Атал
federation-board-cell-arratuin = Арра|туїн
federation-board-cell-e81216 = E81216
federation-board-cell-officers_quarters = Каюти офіце|рів
federation-board-cell-procurement_office = Бюро заку|півель
federation-board-cell-patrons_office = Кабі|нет покро|вителя
federation-board-cell-presidents_office = Кабі|нет прези|дента
federation-board-cell-assistants_room = Кім|ната поміч|ників
federation-board-cell-small_lounge = Мала віталь|ня
federation-board-cell-spy = Шпи|гунство

federation-board-hand = Зовнішній модуль, мої посли та їхні боки
federation-board-face-voting = Голосування
federation-board-face-funding = Фінансування
federation-board-hand-empty = Усіх послів розміщено.
federation-board-starting = Початкові жетони
federation-board-deep = Жетони далекого космосу
federation-board-looked = Жетони, які ви переглядаєте

federation-board-planets = Планети
federation-board-influence = Вплив: { $counts }
federation-board-influence-on = Вплив, { $planet }: { $count }
federation-board-medals-left = Лишилися при впливі { $levels }
federation-board-medals-gone = Не лишилося
federation-board-asteroid-down = Астероїд лежить долілиць
federation-board-asteroid-gone = Астероїд забрано
federation-board-miners = Шахтарі: { $players }
federation-board-mages = Маги: { $players }
federation-board-moon-tokens = Відкриті жетони: { $tokens }
federation-board-moon-down = { $count ->
    [one] { $count } жетон долілиць
    [few] { $count } жетони долілиць
   *[other] { $count } жетонів долілиць
}
federation-board-pile = Під ним іще { $count }
federation-board-pile-closed = Рівень { $level }, { $type }: поки закрито
federation-board-pile-empty = Рівень { $level }, { $type }: нічого не лишилося
federation-board-shop-free = ціна 0
federation-board-shop-discs = Диски на рівні { $level }: { $players }
federation-board-robots = Збудували: { $players }
federation-board-mega-counts = Менше з двох: { $counts }
federation-board-mega-taken = { $count ->
    [one] Зайнято { $count } коефіцієнт
    [few] Зайнято { $count } коефіцієнти
   *[other] Зайнято { $count } коефіцієнтів
}

federation-board-own = Мій планшет
federation-board-own-tab = Планшет
federation-board-president = Президент
federation-board-first = перший гравець
federation-board-reserve = Кристали: { $crystals } з { $crystalsMax }, алмази: { $diamonds } з { $diamondsMax }
federation-board-accreditation = Акредитація: рівень { $level }, ступінь { $degree }
federation-board-accreditation-bonus = Акредитація: рівень { $level } (+{ $bonus }), ступінь { $degree }
federation-board-upkeep-free = плата 0
federation-board-missions = Особливі місії: доступно { $open }, виконано { $done }
federation-board-needs-level = Потрібен рівень акредитації { $level }
federation-board-level-now = Рівень акредитації зараз: { $level }
federation-board-mission-closed = На ній ще немає маркера особливої місії
federation-board-mission-open = Доступна
federation-board-mission-flyable = Доступна, можна вибрати зараз
federation-board-mission-flown = Виконана
federation-board-medals = Ордени: { $points } ОП, з наступним — { $next } ОП
federation-board-medals-all = Ордени: { $points } ОП, зібрано всі
federation-board-medal-owned = Є
federation-board-medal-missing = Немає
federation-board-ambassadors = Посли
federation-board-ambassador = { $name }, лишилося { $count }
federation-board-hangar = Ангар: кораблів { $hangar } з { $most }, у запасі { $supply }
federation-board-hangar-short = Ангар { $hangar }/{ $most }, запас { $supply }
federation-board-die = Кубик
federation-board-die-none = Кубика помічника ще немає
federation-board-die-ready = Кубик помічника { $value }, готовий
federation-board-die-placed = Кубик помічника { $value }, зайнятий цього раунду
federation-board-tiles = Жетони: перетворення { $tokens }, фахівців { $erudites }
federation-board-used = Використано
federation-board-ending = Якби гра закінчилася зараз
federation-board-ending-final = Підсумкові очки
federation-board-ending-brief = Підсумок зараз
federation-board-ending-brief-final = Підсумок
federation-board-ending-short = зараз { $points }
federation-board-ending-short-final = підсумок { $points }
federation-board-ending-sum = { $prestige } + ордени { $medals } + залишки { $leftovers } + проєкти { $projects }
federation-board-count-ships = Кораблів в ангарі: { $count }
federation-board-count-missions = Виконано місій: { $count }
federation-board-count-medals = Орденів: { $count }
federation-board-count-alterations = Жетонів перетворення: { $count }
federation-board-count-erudites = Жетонів фахівців: { $count }
federation-board-count-die = Кубик помічника: { $count }
