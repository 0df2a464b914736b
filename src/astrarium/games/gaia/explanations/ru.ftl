# Почему цена такова, почему игрока спрашивают и что известно о вещах: загружается, когда об этом спросят впервые.

gaia-reason-mine = Шахта
gaia-reason-steps = { $steps ->
    [one] { $steps } этап терраформирования (родной тип: { NAME($home) }), по { $each } руды
    [few] { $steps } этапа терраформирования (родной тип: { NAME($home) }), по { $each } руды
   *[many] { $steps } этапов терраформирования (родной тип: { NAME($home) }), по { $each } руды
}
gaia-reason-gaia-planet = Заселение планеты гайя
gaia-reason-range = Расстояние { $distance } от { NAME($start) }, ваша дальность { $range }: +{ $each } за каждый ККИ
gaia-reason-upgrade = { NAME($structure) }
gaia-reason-upgrade-near = { NAME($structure) }, соперник не дальше { $range } гексов
gaia-reason-upgrade-alone = { NAME($structure) }, в пределах { $range } гексов никого нет
gaia-reason-project = Один гайяформер
gaia-reason-project-tokens = Проект «Гайя» на уровне { $level }: фишки в зону гайя
gaia-reason-board = Цена этого действия
gaia-reason-research = Один шаг
gaia-reason-level-5 = Уровень 5 переворачивает зелёный жетон федерации
gaia-reason-advanced-tile = Улучшенная технология переворачивает зелёный жетон федерации
gaia-reason-federation = Столько энергоёмкости нужно федерации
gaia-reason-piece = { NAME($hex) }
gaia-reason-bowl1 = В зоне I
gaia-reason-bowl2 = В зоне II
gaia-reason-bowl3 = В зоне III
gaia-reason-brainstone = Камень разума
gaia-reason-tile = Жетон технологии
gaia-reason-conversion = Цена обмена
gaia-reason-burning = Для сжигания нужны две фишки в зоне II
gaia-cause-built = { $player }: { NAME($structure) } на { NAME($place) }. Ваша постройка на { NAME($piece) } { $distance ->
    [0] на той же планете
    [one] в { $distance } гексе
   *[other] в { $distance } гексах
}, её энергоёмкость { $value }.
    .place = { $player }: { NAME($structure) }
    .piece = ваша постройка: { $value }
    .between = { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекса
       *[other] { $distance } гексов
    }
gaia-reason-price = Цена
gaia-fact-described = { NAME($thing) }
gaia-fact-stands = { $player }: { NAME($structure) }, энергоёмкость { $value }
gaia-fact-guest = { $player }: шахта в гостях
gaia-fact-satellite = { $player }: спутник
gaia-fact-federated = Входит в федерацию: { $player }
gaia-fact-nothing-built = Здесь ничего не строят. При создании федерации сюда можно поставить спутник.
gaia-fact-nearest-planet = Ближайшая планета: { NAME($hex) } ({ NAME($planet) }), { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекса
   *[many] { $distance } гексов
}
gaia-fact-distance = { $distance ->
    [one] { $distance } гекс от { NAME($start) }
    [few] { $distance } гекса от { NAME($start) }
   *[many] { $distance } гексов от { NAME($start) }
}
gaia-fact-upgrade-price = Улучшение: { NAME($structure) }
gaia-fact-project-price = Проект «Гайя»
gaia-fact-mine-price = Шахта
gaia-fact-way = Сначала шахта на { NAME($hex) }: тогда сюда хватит дальности
gaia-fact-later-gaia = { NAME($hex) } — планета типа гайя; { AMOUNT("resource:tokens", $tokens) }: назад в { NAME($bowl, case: "accusative") }
gaia-fact-later-mine = Шахта там{ $points ->
    [0] { "" }
   *[other] , +{ AMOUNT("resource:vp", $points) } в раунде { $next }
}
gaia-fact-later-never = Фазы гайи больше не будет: { NAME($hex) } останется нестабильной планетой, фишки не вернутся
gaia-fact-station-price = Позже торговый аванпост здесь
gaia-fact-neighbour = Не дальше 2 гексов: { $player } на { NAME($hex) }, может подзарядить { $value }, если вы построите здесь
gaia-fact-steps = { $steps ->
    [0] Ваш родной тип: без терраформирования
    [one] { $steps } этап терраформирования, руды: { $ore }
    [few] { $steps } этапа терраформирования по { $each } руды: { $ore }
   *[many] { $steps } этапов терраформирования по { $each } руды: { $ore }
}
gaia-fact-sector = Сектор { NAME($sector) }
gaia-fact-lives = { $player }: { $count ->
    [one] { $count } планета здесь
    [few] { $count } планеты здесь
   *[many] { $count } планет здесь
}
gaia-fact-value = Энергоёмкость { $value }
gaia-fact-built = Построено { $count } из { $total }
gaia-fact-slot-built = Есть: { AMOUNT($resource, $amount) }
    .short = есть
    .heading = Доход за раунд, по местам
gaia-fact-slot-built-empty = Есть: ничего
    .short = есть
    .heading = Доход за раунд, по местам
gaia-fact-slot-next = Далее: { AMOUNT($resource, $amount) }
    .short = далее
    .heading = Доход за раунд, по местам
gaia-fact-slot-next-empty = Далее: ничего
    .short = далее
    .heading = Доход за раунд, по местам
gaia-fact-slot-later = Потом: { AMOUNT($resource, $amount) }
    .short = потом
    .heading = Доход за раунд, по местам
gaia-fact-slot-later-empty = Потом: ничего
    .short = потом
    .heading = Доход за раунд, по местам
gaia-fact-wheel = { NAME($planet) }: { $amount ->
    [0] бесплатно
   *[other] { AMOUNT($resource, $amount) }
}
    .heading = Терраформирование, по кругу от родной планеты
gaia-fact-becomes = Может стать: { NAME($structure) }
gaia-fact-place = Можно перестроить на { NAME($hex) }
gaia-fact-price = Цена
gaia-fact-price-near = Если соперник не дальше { $range } гексов
gaia-fact-step-price = Шаг стоит { $knowledge } знания
gaia-fact-top = { $player }: уровень 5
gaia-fact-level = { $whose ->
    [other] Уровень: { $level }
   *[me] Ваш уровень: { $level }
}
gaia-fact-next-level = Следующий уровень сразу даёт: { AMOUNT($resource, $amount) }
gaia-fact-next-level-income = Со следующего уровня за раунд: { AMOUNT($resource, $amount) }
gaia-fact-pays = Приносит: { AMOUNT($resource, $amount) }
gaia-fact-have = { $whose ->
    [other] Есть: { AMOUNT($resource, $amount) }
   *[me] У вас: { AMOUNT($resource, $amount) }
}
gaia-fact-income = Доход за раунд: { AMOUNT($resource, $amount) }
gaia-fact-owned = Есть у игрока { $player }
gaia-fact-counts = { $whose ->
    [other] Сейчас: { $count }
   *[me] Сейчас у вас: { $count }
}
gaia-fact-left = Осталось: { $count }
gaia-fact-advanced-needs = Нужны уровень 4 в области «{ NAME($track) }», зелёный жетон федерации и технология, которую накроют
gaia-fact-used = Уже использовано в этом раунде
gaia-fact-home = Родная планета: { NAME($planet) }
gaia-fact-standing = { $player }: { $count }, сейчас { AMOUNT("resource:vp", $points) }
gaia-fact-neutral = Нейтральный игрок: { $count }
