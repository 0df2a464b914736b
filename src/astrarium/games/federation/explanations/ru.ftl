# Почему цена такова, почему игрока спрашивают и что известно о вещах: загружается, когда об этом спросят впервые.

federation-reason-price = { NAME($of) }
federation-reason-price-lavandium = { NAME($of) }: лавандий
federation-reason-price-copernium = { NAME($of) }: коперний
federation-reason-price-oceanium = { NAME($of) }: океаний
federation-reason-discount = Скидка за жетоны специалистов
federation-reason-reserve-lavandium = Лавандий из вашего резерва
federation-reason-reserve-copernium = Коперний из вашего резерва
federation-reason-reserve-oceanium = Океаний из вашего резерва
federation-reason-reserve-golden_diamond = Золотые алмазы из вашего резерва
federation-reason-stand-in = Океаний вместо другого кристалла
federation-reason-bonus = Бонус за выложенного посла
federation-reason-level-marker = Уровень вашего маркера
federation-reason-level-round = Надбавка до конца раунда
federation-reason-level-game = Надбавка до конца игры
federation-reason-mission = { NAME($of) }: корабль из ангара
federation-reason-mission-level = { NAME($of) }: уровень аккредитации
federation-reason-robot = Робот для постройки
federation-reason-die = Ваш кубик помощника
federation-reason-given = Ресурс, который превращается в лучший
federation-cause-full = У вас { AMOUNT("resource:crystal", $have) }, а в резерве помещается не больше { $most }.
federation-cause-income = Ваш { NAME($piece) } стоит на этом производстве: { NAME($place) }. От дохода можно отказаться.
federation-cause-upkeep = Ваш маркер аккредитации: { NAME($place) } (степень { $degree }). За этот уровень платят каждый раунд.
federation-cause-law-tied = У крыльев поровну голосов: { $votes }, а фишка президента сената у вас. Закон { NAME($left, case: "genitive") } слева принёс бы вам { AMOUNT("resource:prestige", $left_points) }, закон { NAME($right, case: "genitive") } справа — { AMOUNT("resource:prestige", $right_points) }.
federation-fact-described = { NAME($thing) }
federation-fact-price = Цена
federation-fact-upkeep = Плата каждый раунд
federation-fact-owned = Есть у игрока { $player }
federation-fact-owned-used = Есть у игрока { $player }, лицом вниз
federation-fact-flown-by = Эту миссию уже выполнил игрок { $player }
federation-fact-built-by = Построено игроком { $player }
federation-fact-gain = Приносит: { AMOUNT($resource, $amount) }
federation-fact-gain-choice = Приносит на выбор: { AMOUNT($resource, $amount) }
federation-fact-worth = { $whose ->
    [other] Сейчас принесло бы { AMOUNT("resource:prestige", $points) }
   *[me] Сейчас принесло бы вам { AMOUNT("resource:prestige", $points) }
}
federation-fact-free = Здесь никого нет
federation-fact-stands = Здесь { $player }: { AMOUNT("resource:vote", $votes) }
federation-fact-funds = Здесь { $player }: финансирование
federation-fact-outside = Здесь { $player }
federation-fact-stands-neutral = Здесь нейтральный игрок: { AMOUNT("resource:vote", $votes) }
federation-fact-opens = Сторона финансирования открывает: { NAME($mission) }
federation-fact-mission-closed = { $whose ->
    [other] Эта миссия ещё не открыта
   *[me] Вы ещё не открыли эту миссию
}
federation-fact-mission-open = { $whose ->
    [other] Эта миссия открыта
   *[me] Эта миссия у вас открыта
}
federation-fact-mission-flown = { $whose ->
    [other] Эта миссия выполнена
   *[me] Вы уже выполнили эту миссию
}
federation-fact-mission-level = Нужен уровень аккредитации { $level }
federation-fact-floor-votes = Этаж { $floor }, { $player }: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-neutral = Этаж { $floor }, нейтральный игрок: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-winner = Сейчас этаж { $floor } выигрывает { $player }: { AMOUNT("resource:prestige", $points) }
federation-fact-wing-votes = Голосов в { NAME($wing, case: "locative") }: { $votes }
federation-fact-law-here = Закон крыла: { NAME($planet) }
federation-fact-law-points = За этот закон { $player } сейчас получает { AMOUNT("resource:prestige", $points) }
federation-fact-law-past = Сброшен в одном из прошлых раундов
federation-fact-project = { NAME($project) }: { $value } из { $length }, в конце раунда { $after }
federation-fact-project-funded = { NAME($project) }: профинансирован полностью
federation-fact-standing = { $player }: { $value }, сейчас { AMOUNT("resource:prestige", $points) }
federation-fact-space-free = Свободно: { NAME($space) }
federation-fact-space-taken = Занято: { NAME($space) }
federation-fact-to-place = { $player } ещё выложит: { AMOUNT("resource:ambassador", $count) }
federation-fact-strength = Сила { $strength }
federation-fact-has = У игрока { $player } таких: { AMOUNT("resource:alteration", $count) }
federation-fact-on-moon = Лежит открыто здесь: { NAME($moon) }
federation-fact-blocks = Занимает клетку: { NAME($space) }, { AMOUNT("resource:vote", $votes) }
federation-fact-influence = { $player }: влияние { $value }
federation-fact-medal-next = Следующий орден почёта — при влиянии { $value }; осталось: { AMOUNT("resource:medal", $count) }
federation-fact-medals-gone = Орденов почёта этой планеты не осталось
federation-fact-medal-degree = Его даёт степень аккредитации { $degree }
federation-fact-medal-row = { $whose ->
    [other] Орденов: { $count }, это { AMOUNT("resource:prestige", $points) }; ещё один — и станет { $more }
   *[me] Ваших орденов: { $count }, это { AMOUNT("resource:prestige", $points) }; ещё один — и станет { $more }
}
federation-fact-next-moon = { $whose ->
    [other] Впереди у мага: { NAME($moon) }, жетоны силы { $strength }
   *[me] Впереди у вашего мага: { NAME($moon) }, жетоны силы { $strength }
}
federation-fact-next-space = { $whose ->
    [other] Впереди у шахтёра: { NAME($space) }, влияние { $value }
   *[me] Впереди у вашего шахтёра: { NAME($space) }, влияние { $value }
}
federation-fact-level = Влияние { $value }
federation-fact-asteroid-here = Здесь лежит { NAME($asteroid) }
federation-fact-asteroids-down = Здесь лицом вниз: { AMOUNT("resource:asteroid", $count) }
federation-fact-asteroid-gone = Жетон астероида уже взят, здесь осталось только влияние
federation-fact-miner = Здесь шахтёр игрока { $player }
federation-fact-mage = Здесь маг игрока { $player }
federation-fact-token-here = Здесь лежит жетон «{ NAME($token) }»
federation-fact-tokens-down = Здесь лицом вниз: { AMOUNT("resource:alteration", $count) } силы { $strength }
federation-fact-on-planet = Лежит открыто на { NAME($planet, case: "locative") }
federation-fact-tile-needs = Уровень { $level }: нужен жетон того же типа ниже уровнем
federation-fact-when-immediate = Срабатывает сразу, когда его берут
federation-fact-when-anytime = Срабатывает один раз, в любой момент вашего хода
federation-fact-when-planet = Срабатывает один раз, в одном из ваших следующих действий на { NAME($planet, case: "locative") }
federation-fact-disc = { $player }: диск на уровне { $level }
federation-fact-next-bonus = { $whose ->
    [other] Следующая сделка — на уровне { $level }, она приносит: { AMOUNT($resource, $amount) }
   *[me] Ваша следующая сделка — на уровне { $level }, она приносит: { AMOUNT($resource, $amount) }
}
federation-fact-next-bonus-choice = { $whose ->
    [other] Следующая сделка — на уровне { $level }, она приносит на выбор: { AMOUNT($resource, $amount) }
   *[me] Ваша следующая сделка — на уровне { $level }, она приносит на выбор: { AMOUNT($resource, $amount) }
}
federation-fact-income-each = При постройке и каждый раунд приносит: { AMOUNT($resource, $amount) }
federation-fact-not-in-game = В этой партии не участвует
federation-fact-multiplier = Лучший свободный коэффициент — ×{ $multiplier }; умножается меньшее из двух: { NAME($first) }, { NAME($second) }
federation-fact-limit = Не больше { $most }
federation-fact-limit-crystals = В резерве не больше { $most } кристаллов всех видов
federation-fact-have = { $whose ->
    [other] Есть { AMOUNT($resource, $amount) }
   *[me] У вас { AMOUNT($resource, $amount) }
}
federation-fact-income = Доход за раунд: { AMOUNT($resource, $amount) }
federation-fact-level-sum = { $whose ->
    [other] Уровень аккредитации
   *[me] Ваш уровень аккредитации
}
federation-fact-degrees = Степени с { $first } по { $last }
federation-fact-at-level = Здесь { $player }
federation-fact-scored = { $player }: { AMOUNT("resource:prestige", $points) }
