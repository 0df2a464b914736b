chaos_order-verb-choose-faction = Фракция
chaos_order-verb-return-leader = Вернуть
chaos_order-verb-base = База
chaos_order-verb-keep-pair = Регионы
chaos_order-verb-start-leader = Первый лидер
chaos_order-verb-start-fighters = Воины
chaos_order-verb-price = Цена
chaos_order-verb-take-tile = Жетон
chaos_order-verb-act = Действовать
chaos_order-verb-pass = Пас
chaos_order-verb-main = Основное
chaos_order-verb-auxiliary = Вспомогательное
chaos_order-verb-free-auxiliary = Бесплатно
chaos_order-verb-play = Карта
chaos_order-verb-use = Способность
chaos_order-verb-stop = Отказ
chaos_order-verb-end = Завершить
chaos_order-verb-choose = Выбор
chaos_order-verb-decline = Отказ
chaos_order-verb-first = Сначала
chaos_order-verb-pay-lock = Замок
chaos_order-verb-discard = Сброс
chaos_order-verb-advance = Исследование
chaos_order-verb-found = Фундамент
chaos_order-verb-build = Здание
chaos_order-verb-build-bare = Без фундамента
chaos_order-verb-harvest = Добыча
chaos_order-verb-place-token = Жетон
chaos_order-verb-flip-token = Перевернуть
chaos_order-verb-recruit = Вербовка
chaos_order-verb-fast-track = Быстро
chaos_order-verb-trade = Обмен
chaos_order-verb-deploy = Дислокация
chaos_order-verb-upgrade-leader = Улучшить лидера
chaos_order-verb-upgrade-attribute = Улучшить
chaos_order-verb-route = Перемещение
chaos_order-verb-take = Взять
chaos_order-verb-march = Марш
chaos_order-verb-relocate = Корабль
chaos_order-verb-boost = Боевой дух
chaos_order-verb-return-morale = Ряд
chaos_order-verb-battle = Бой
chaos_order-verb-put-card = С картой
chaos_order-verb-no-card = Без карты
chaos_order-verb-plan = План
chaos_order-verb-go-on = Дальше
chaos_order-verb-reroll = Ещё раз
chaos_order-verb-retreat = Отступление
chaos_order-verb-retreat-with = С лидером
chaos_order-verb-income = Доход
chaos_order-verb-count-building = Крепость
chaos_order-verb-lower-count = Уменьшить
chaos_order-verb-give-intel = Отдать карту
chaos_order-verb-dismiss = Отпустить
chaos_order-verb-pay-upkeep = Оплатить

# Battles

chaos_order-battle-stage = { $stage ->
    [card] Карта на диске
    [plan] Сектор и карта, тайно
   *[reveal] Вскрытие
}
chaos_order-battle-in = Бой: { NAME($region) }
chaos_order-battle-for-relic = Бой за реликвию { $relic }
chaos_order-battle-tie = { $whose ->
    [me] начали вы: ничья в вашу пользу
   *[other] инициатор — { $player }, ничья в его пользу
}
chaos_order-battle-against = против
chaos_order-battle-you = Вы
chaos_order-battle-ready = { $player }: готово
chaos_order-battle-chooses = { $player } выбирает
chaos_order-battle-dial = { $has ->
    [yes] карта на диске
   *[no] без карты
}
chaos_order-battle-cards = Карта, значения слева и справа
chaos_order-battle-values = слева { $left }, справа { $right }
chaos_order-battle-card = { $card ->
    [bluff] Это был блеф
   *[printed] Карта на диске
}
chaos_order-battle-card-about = { $card ->
    [bluff] карта вернётся закрытой
   *[printed] без карты тактики
}
chaos_order-battle-dial-label = Боевой диск
chaos_order-battle-sector = { $sector ->
    [all_out] Все силы
    [assault] Штурм
    [guard] Оборона
    [retreat] Отступление
    [gamble_left] Риск слева
   *[gamble_right] Риск справа
}
chaos_order-battle-sectors = Сектор
chaos_order-battle-all-sectors = Все секторы
chaos_order-battle-you-win = победа
chaos_order-battle-you-lose = ваши потери
chaos_order-battle-you-lose-average = потери, в среднем
chaos_order-battle-they-lose = их потери
chaos_order-battle-blocked = { $reason ->
    [gem] нужен { AMOUNT("resource:gem", $gems) }
   *[fighters] нужно { AMOUNT("resource:fighter", $fighters) } без лидера
}
chaos_order-battle-spoken-sector = { $sector }, сила { $strength }, атака { $attack }, защита { $defence }, победа в { $wins } процентах возможных планов игрока { $player }
chaos_order-battle-spoken-blocked = { $sector }: нельзя, { $why }
chaos_order-battle-assumption = По тому, что вы знаете: { $kind ->
    [open] открытый план игрока { $player }.
    [half] допустимые секторы ({ $sectors }) у игрока { $player } равновероятны; в половине случаев блеф, иначе одна из { $unseen } карт, которых вы не видели ({ $cards } − { $own } в руке − { $discards } в сбросе).
   *[printed] допустимые секторы ({ $sectors }) у игрока { $player } равновероятны, без карты.
}
chaos_order-battle-assumption-short = По тому, что вы знаете: { $kind ->
    [open] открытый план игрока { $player }.
    [half] секторы ({ $sectors }) равновероятны, в половине случаев блеф, иначе одна из { $unseen } карт.
   *[printed] секторы ({ $sectors }) равновероятны, без карты.
}
chaos_order-battle-if-won = Если победите
chaos_order-battle-if-lost = Если проиграете
chaos_order-battle-fighters-home = { AMOUNT("resource:fighter", $fighters) } на базу
chaos_order-battle-leader-home = { NAME($leader) } на базу
chaos_order-battle-leader-off = { NAME($leader) } покидает карту
chaos_order-battle-taken = { NAME($leader) } меняет сторону
chaos_order-battle-destroyed = { NAME($building) }: разрушение
chaos_order-battle-gain = { NAME($gain) } +{ $amount }
chaos_order-battle-fame = { $player }: слава +{ $fame }
chaos_order-battle-relic = { $player }: реликвия { $relic }
chaos_order-battle-stage-one = Оба ответа вскрываются вместе; карта ещё может оказаться блефом.
chaos_order-battle-seal = Скрыть: { $sector }, { $card }
chaos_order-battle-choose-sector = Выберите сектор
chaos_order-battle-final = Окончательно, когда готовы оба. До того никто не видит.
chaos_order-battle-open = Ваш план сразу открыт.
chaos_order-battle-sealed = План скрыт. Ожидание: { $player }.
chaos_order-battle-take-back = Забрать назад
chaos_order-battle-counts = Что считается
chaos_order-battle-before-cards = До карт
chaos_order-battle-result = { $who ->
    [me] вы победили
    [lost] вы проиграли
   *[other] победа: { $player }
}
chaos_order-battle-rolled = кубик: { NAME($face) }
chaos_order-battle-die = Кубик
chaos_order-battle-nothing = { $who ->
    [me] у вас ничего
   *[other] { $player }: ничего
}
chaos_order-battle-step = { $step ->
    [strength] Сила
    [wounds] Ранения
   *[removal] Уход с карты
}
chaos_order-battle-step-of = Шаг { $step } из { $steps }
chaos_order-battle-defence-of = { $who ->
    [me] ваша защита
   *[other] защита, { $player }
}: { $source }
chaos_order-battle-loses = { $who ->
    [me] Вы теряете
   *[other] { $player } теряет
}
chaos_order-battle-victory = { $why ->
    [tie] { $own } к { $other }: при ничьей побеждает инициатор — { $who ->
        [me] вы.
       *[other] { $player }.
    }
    [other_retreats] { $own } к { $other }: другая сторона отступает, { $who ->
        [me] вы победили.
       *[other] побеждает { $player }.
    }
    [both_retreat] { $own } к { $other }: отступают оба, уходит более сильный; { $who ->
        [me] вы остаётесь и побеждаете.
       *[other] { $player } остаётся и побеждает.
    }
   *[stronger] { $own } больше, чем { $other }: { $who ->
        [me] вы победили.
       *[other] побеждает { $player }.
    }
}
chaos_order-battle-no-wounds = Никто не ранен.
chaos_order-battle-wounded = { $player }: { AMOUNT("resource:fighter", $fighters) } в первую область вербовки{ $limited ->
    [yes] {" "}(сторона ранит не больше 4, и только воинов).
   *[no] .
}
chaos_order-battle-removal = { $retreats ->
    [yes] { $who ->
        [me] Вы отступаете; ваши здания там разрушены.
       *[other] { $player } отступает; здания там разрушены.
    }
   *[no] { $who ->
        [me] Вы теряете регион:
       *[other] { $player } теряет регион:
    } воины на базу, лидеры в запас, здания на планшет.
}
chaos_order-battle-pace = { $pace ->
    [step] по шагам
    [second] по 3 с
   *[at_once] сразу
}
chaos_order-battle-back = Назад
chaos_order-battle-next = Дальше: { $step ->
    [2] ранения
   *[3] уход с карты
}

chaos_order-board-map = Карта
chaos_order-board-mat = Планшет: { $player }
chaos_order-board-prices = Фазы и цены
chaos_order-board-tracks = Шкалы исследований
chaos_order-board-hand = Ваша рука
chaos_order-board-round = Раунд { $round } из 6
chaos_order-board-gun = ракетница
chaos_order-board-recruits = Вербовка { $areas } › база { $home } › карта { $map }
chaos_order-board-regions = Регионов: { $regions }
chaos_order-board-no-faction = Фракция ещё не выбрана
chaos_order-board-built = { $building } { $built }/{ $total }
chaos_order-board-away = в запасе
chaos_order-board-leader = { $leader } ({ $place }): сила { $strength }, атака { $attack }, защита { $defence }
chaos_order-board-price = вы платите { $total }
chaos_order-board-deck = колода: { $cards }
chaos_order-board-no-cards = Нет карт тактики
chaos_order-board-fresh = новая
chaos_order-board-contested = предстоит бой
