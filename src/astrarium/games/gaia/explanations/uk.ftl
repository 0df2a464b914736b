# Чому ціна така, чому гравця питають і що відомо про речі: завантажується, коли про це спитають уперше.

gaia-reason-mine = Шахта
gaia-reason-steps = { $steps ->
    [one] { $steps } етап тераформування (рідний тип: { NAME($home) }), по { $each } руди
    [few] { $steps } етапи тераформування (рідний тип: { NAME($home) }), по { $each } руди
   *[many] { $steps } етапів тераформування (рідний тип: { NAME($home) }), по { $each } руди
}
gaia-reason-gaia-planet = Заселення планети гая
gaia-reason-range = Відстань { $distance } від { NAME($start) }, ваша дальність { $range }: +{ $each } за кожен ККІ
gaia-reason-upgrade = { NAME($structure) }
gaia-reason-upgrade-near = { NAME($structure) }, суперник не далі ніж за { $range } гекси
gaia-reason-upgrade-alone = { NAME($structure) }, у межах { $range } гексів нікого немає
gaia-reason-project = Один гаяформер
gaia-reason-project-tokens = Проєкт «Гая» на рівні { $level }: фішки до зони Гая
gaia-reason-board = Ціна цієї дії
gaia-reason-research = Один крок
gaia-reason-level-5 = Рівень 5 перевертає зелений жетон федерації
gaia-reason-advanced-tile = Покращена технологія перевертає зелений жетон федерації
gaia-reason-federation = Стільки енергоємності потребує федерація
gaia-reason-piece = { NAME($hex) }
gaia-reason-bowl1 = У зоні I
gaia-reason-bowl2 = У зоні II
gaia-reason-bowl3 = У зоні III
gaia-reason-brainstone = Камінь розуму
gaia-reason-tile = Жетон технології
gaia-reason-conversion = Ціна обміну
gaia-reason-burning = Для спалювання потрібні дві фішки в зоні II
gaia-cause-built = { $player }: { NAME($structure) } на { NAME($place) }. Ваша споруда на { NAME($piece) } { $distance ->
    [0] на тій самій планеті
    [one] за { $distance } гекс
   *[other] за { $distance } гекси
}, її енергоємність { $value }.
    .place = { $player }: { NAME($structure) }
    .piece = ваша споруда: { $value }
    .between = { $distance ->
        [one] { $distance } гекс
        [few] { $distance } гекси
       *[other] { $distance } гексів
    }
gaia-reason-price = Ціна
gaia-fact-described = { NAME($thing) }
gaia-fact-stands = { $player }: { NAME($structure) }, енергоємність { $value }
gaia-fact-guest = { $player }: шахта в гостях
gaia-fact-satellite = { $player }: супутник
gaia-fact-federated = Входить до федерації: { $player }
gaia-fact-nothing-built = Тут нічого не будують. Створюючи федерацію, сюди можна поставити супутник.
gaia-fact-nearest-planet = Найближча планета: { NAME($hex) } ({ NAME($planet) }), { $distance ->
    [one] { $distance } гекс
    [few] { $distance } гекси
   *[many] { $distance } гексів
}
gaia-fact-distance = { $distance ->
    [one] { $distance } гекс від { NAME($start) }
    [few] { $distance } гекси від { NAME($start) }
   *[many] { $distance } гексів від { NAME($start) }
}
gaia-fact-upgrade-price = Покращення: { NAME($structure) }
gaia-fact-project-price = Проєкт «Гая»
gaia-fact-mine-price = Шахта
gaia-fact-way = Спершу шахта на { NAME($hex) }: тоді сюди вистачить дальності
gaia-fact-later-gaia = { NAME($hex) } — планета типу гая; { AMOUNT("resource:tokens", $tokens) }: назад у { NAME($bowl, case: "accusative") }
gaia-fact-later-mine = Шахта там{ $points ->
    [0] { "" }
   *[other] , +{ AMOUNT("resource:vp", $points) } у раунді { $next }
}
gaia-fact-later-never = Фази Гаї більше не буде: { NAME($hex) } лишиться нестабільною планетою, фішки не повернуться
gaia-fact-station-price = Згодом торговельна станція тут
gaia-fact-neighbour = Не далі ніж за 2 гекси: { $player } на { NAME($hex) }, може підзарядити { $value }, якщо ви збудуєте тут
gaia-fact-steps = { $steps ->
    [0] Ваш рідний тип: без тераформування
    [one] { $steps } етап тераформування, руди: { $ore }
    [few] { $steps } етапи тераформування по { $each } руди: { $ore }
   *[many] { $steps } етапів тераформування по { $each } руди: { $ore }
}
gaia-fact-sector = Сектор { NAME($sector) }
gaia-fact-lives = { $player }: { $count ->
    [one] { $count } планета тут
    [few] { $count } планети тут
   *[many] { $count } планет тут
}
gaia-fact-value = Енергоємність { $value }
gaia-fact-built = Збудовано { $count } з { $total }
gaia-fact-slot-built = Є: { AMOUNT($resource, $amount) }
    .short = є
    .heading = Дохід за раунд, по місцях
gaia-fact-slot-built-empty = Є: нічого
    .short = є
    .heading = Дохід за раунд, по місцях
gaia-fact-slot-next = Далі: { AMOUNT($resource, $amount) }
    .short = далі
    .heading = Дохід за раунд, по місцях
gaia-fact-slot-next-empty = Далі: нічого
    .short = далі
    .heading = Дохід за раунд, по місцях
gaia-fact-slot-later = Потім: { AMOUNT($resource, $amount) }
    .short = потім
    .heading = Дохід за раунд, по місцях
gaia-fact-slot-later-empty = Потім: нічого
    .short = потім
    .heading = Дохід за раунд, по місцях
gaia-fact-wheel = { NAME($planet) }: { $amount ->
    [0] безкоштовно
   *[other] { AMOUNT($resource, $amount) }
}
    .heading = Тераформування, по колу від рідної планети
gaia-fact-becomes = Може стати: { NAME($structure) }
gaia-fact-place = Можна перебудувати на { NAME($hex) }
gaia-fact-price = Ціна
gaia-fact-price-near = Якщо суперник не далі ніж за { $range } гекси
gaia-fact-step-price = Крок коштує { $knowledge } знання
gaia-fact-top = { $player }: рівень 5
gaia-fact-level = { $whose ->
    [other] Рівень: { $level }
   *[me] Ваш рівень: { $level }
}
gaia-fact-next-level = Наступний рівень одразу дає: { AMOUNT($resource, $amount) }
gaia-fact-next-level-income = Від наступного рівня за раунд: { AMOUNT($resource, $amount) }
gaia-fact-pays = Приносить: { AMOUNT($resource, $amount) }
gaia-fact-have = { $whose ->
    [other] Є: { AMOUNT($resource, $amount) }
   *[me] У вас: { AMOUNT($resource, $amount) }
}
gaia-fact-income = Дохід за раунд: { AMOUNT($resource, $amount) }
gaia-fact-owned = Є у гравця { $player }
gaia-fact-counts = { $whose ->
    [other] Зараз: { $count }
   *[me] Зараз у вас: { $count }
}
gaia-fact-left = Залишилося: { $count }
gaia-fact-advanced-needs = Потрібні рівень 4 у галузі «{ NAME($track) }», зелений жетон федерації і технологія, яку накриють
gaia-fact-used = Уже використано в цьому раунді
gaia-fact-home = Рідна планета: { NAME($planet) }
gaia-fact-standing = { $player }: { $count }, зараз { AMOUNT("resource:vp", $points) }
gaia-fact-neutral = Нейтральний гравець: { $count }
