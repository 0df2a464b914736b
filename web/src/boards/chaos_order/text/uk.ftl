chaos_order-verb-choose-faction = Фракція
chaos_order-verb-return-leader = Повернути
chaos_order-verb-base = База
chaos_order-verb-keep-pair = Регіони
chaos_order-verb-start-leader = Перший лідер
chaos_order-verb-start-fighters = Воїни
chaos_order-verb-price = Ціна
chaos_order-verb-take-tile = Жетон
chaos_order-verb-act = Діяти
chaos_order-verb-pass = Пас
chaos_order-verb-main = Основна
chaos_order-verb-auxiliary = Допоміжна
chaos_order-verb-free-auxiliary = Безкоштовно
chaos_order-verb-play = Карта
chaos_order-verb-use = Здатність
chaos_order-verb-stop = Відмова
chaos_order-verb-end = Завершити
chaos_order-verb-choose = Вибір
chaos_order-verb-decline = Відмова
chaos_order-verb-first = Спочатку
chaos_order-verb-pay-lock = Замок
chaos_order-verb-discard = Скид
chaos_order-verb-advance = Дослідження
chaos_order-verb-found = Фундамент
chaos_order-verb-build = Будівля
chaos_order-verb-build-bare = Без фундаменту
chaos_order-verb-harvest = Видобуток
chaos_order-verb-place-token = Жетон
chaos_order-verb-flip-token = Перевернути
chaos_order-verb-recruit = Вербування
chaos_order-verb-fast-track = Швидко
chaos_order-verb-trade = Обмін
chaos_order-verb-deploy = Дислокація
chaos_order-verb-upgrade-leader = Покращити лідера
chaos_order-verb-upgrade-attribute = Покращити
chaos_order-verb-route = Переміщення
chaos_order-verb-take = Взяти
chaos_order-verb-march = Марш
chaos_order-verb-relocate = Корабель
chaos_order-verb-boost = Бойовий дух
chaos_order-verb-return-morale = Ряд
chaos_order-verb-battle = Бій
chaos_order-verb-put-card = З картою
chaos_order-verb-no-card = Без карти
chaos_order-verb-plan = План
chaos_order-verb-go-on = Далі
chaos_order-verb-reroll = Ще раз
chaos_order-verb-retreat = Відступ
chaos_order-verb-retreat-with = З лідером
chaos_order-verb-income = Дохід
chaos_order-verb-count-building = Фортеця
chaos_order-verb-lower-count = Зменшити
chaos_order-verb-give-intel = Віддати карту
chaos_order-verb-dismiss = Відпустити
chaos_order-verb-pay-upkeep = Сплатити

# Battles

chaos_order-battle-stage = { $stage ->
    [card] Карта на диску
    [plan] Сектор і карта, таємно
   *[reveal] Розкриття
}
chaos_order-battle-in = Бій: { NAME($region) }
chaos_order-battle-for-relic = Бій за реліквію { $relic }
chaos_order-battle-tie = { $whose ->
    [me] почали ви: нічия на вашу користь
   *[other] ініціатор — { $player }, нічия на його користь
}
chaos_order-battle-against = проти
chaos_order-battle-you = Ви
chaos_order-battle-ready = { $player }: готово
chaos_order-battle-chooses = { $player } обирає
chaos_order-battle-dial = { $has ->
    [yes] карта на диску
   *[no] без карти
}
chaos_order-battle-cards = Карта, значення ліворуч і праворуч
chaos_order-battle-values = ліворуч { $left }, праворуч { $right }
chaos_order-battle-card = { $card ->
    [bluff] Це був блеф
   *[printed] Карта на диску
}
chaos_order-battle-card-about = { $card ->
    [bluff] карта повернеться закритою
   *[printed] без карти тактики
}
chaos_order-battle-dial-label = Бойовий диск
chaos_order-battle-sector = { $sector ->
    [all_out] Усі сили
    [assault] Штурм
    [guard] Оборона
    [retreat] Відступ
    [gamble_left] Ризик ліворуч
   *[gamble_right] Ризик праворуч
}
chaos_order-battle-sectors = Сектор
chaos_order-battle-all-sectors = Усі сектори
chaos_order-battle-you-win = перемога
chaos_order-battle-you-lose = ваші втрати
chaos_order-battle-you-lose-average = втрати, у середньому
chaos_order-battle-they-lose = їхні втрати
chaos_order-battle-blocked = { $reason ->
    [gem] потрібен { AMOUNT("resource:gem", $gems) }
   *[fighters] потрібно { AMOUNT("resource:fighter", $fighters) } без лідера
}
chaos_order-battle-spoken-sector = { $sector }, сила { $strength }, атака { $attack }, захист { $defence }, перемога у { $wins } відсотках можливих планів гравця { $player }
chaos_order-battle-spoken-blocked = { $sector }: не можна, { $why }
chaos_order-battle-assumption = З того, що ви знаєте: { $kind ->
    [open] відкритий план гравця { $player }.
    [half] дозволені сектори ({ $sectors }) гравця { $player } однаково ймовірні; у половині випадків блеф, інакше одна з { $unseen } карт, яких ви не бачили ({ $cards } − { $own } у руці − { $discards } у скиді).
   *[printed] дозволені сектори ({ $sectors }) гравця { $player } однаково ймовірні, без карти.
}
chaos_order-battle-assumption-short = З того, що ви знаєте: { $kind ->
    [open] відкритий план гравця { $player }.
    [half] сектори ({ $sectors }) однаково ймовірні, у половині випадків блеф, інакше одна з { $unseen } карт.
   *[printed] сектори ({ $sectors }) однаково ймовірні, без карти.
}
chaos_order-battle-if-won = Якщо переможете
chaos_order-battle-if-lost = Якщо програєте
chaos_order-battle-fighters-home = { AMOUNT("resource:fighter", $fighters) } на базу
chaos_order-battle-leader-home = { NAME($leader) } на базу
chaos_order-battle-leader-off = { NAME($leader) } залишає карту
chaos_order-battle-taken = { NAME($leader) } змінює сторону
chaos_order-battle-destroyed = { NAME($building) }: руйнування
chaos_order-battle-gain = { NAME($gain) } +{ $amount }
chaos_order-battle-fame = { $player }: слава +{ $fame }
chaos_order-battle-relic = { $player }: реліквія { $relic }
chaos_order-battle-stage-one = Обидві відповіді розкриваються разом; карта ще може виявитися блефом.
chaos_order-battle-seal = Приховати: { $sector }, { $card }
chaos_order-battle-choose-sector = Оберіть сектор
chaos_order-battle-final = Остаточно, коли готові обидва. До того ніхто не бачить.
chaos_order-battle-open = Ваш план одразу відкритий.
chaos_order-battle-sealed = План приховано. Очікування: { $player }.
chaos_order-battle-take-back = Забрати назад
chaos_order-battle-counts = Що рахується
chaos_order-battle-before-cards = До карт
chaos_order-battle-result = { $who ->
    [me] ви перемогли
    [lost] ви програли
   *[other] перемога: { $player }
}
chaos_order-battle-rolled = кубик: { NAME($face) }
chaos_order-battle-die = Кубик
chaos_order-battle-nothing = { $who ->
    [me] у вас нічого
   *[other] { $player }: нічого
}
chaos_order-battle-step = { $step ->
    [strength] Сила
    [wounds] Поранення
   *[removal] Вихід із карти
}
chaos_order-battle-step-of = Крок { $step } з { $steps }
chaos_order-battle-defence-of = { $who ->
    [me] ваш захист
   *[other] захист, { $player }
}: { $source }
chaos_order-battle-loses = { $who ->
    [me] Ви втрачаєте
   *[other] { $player } втрачає
}
chaos_order-battle-victory = { $why ->
    [tie] { $own } до { $other }: у разі нічиєї перемагає ініціатор — { $who ->
        [me] ви.
       *[other] { $player }.
    }
    [other_retreats] { $own } до { $other }: інша сторона відступає, { $who ->
        [me] ви перемогли.
       *[other] перемагає { $player }.
    }
    [both_retreat] { $own } до { $other }: відступають обидва, йде сильніший; { $who ->
        [me] ви залишаєтеся й перемагаєте.
       *[other] { $player } залишається й перемагає.
    }
   *[stronger] { $own } більше, ніж { $other }: { $who ->
        [me] ви перемогли.
       *[other] перемагає { $player }.
    }
}
chaos_order-battle-no-wounds = Нікого не поранено.
chaos_order-battle-wounded = { $player }: { AMOUNT("resource:fighter", $fighters) } на першу ділянку вербування{ $limited ->
    [yes] {" "}(сторона ранить не більше 4, і лише воїнів).
   *[no] .
}
chaos_order-battle-removal = { $retreats ->
    [yes] { $who ->
        [me] Ви відступаєте; ваші будівлі там зруйновано.
       *[other] { $player } відступає; будівлі там зруйновано.
    }
   *[no] { $who ->
        [me] Ви втрачаєте регіон:
       *[other] { $player } втрачає регіон:
    } воїни на базу, лідери в запас, будівлі на планшет.
}
chaos_order-battle-pace = { $pace ->
    [step] по кроках
    [second] по 3 с
   *[at_once] одразу
}
chaos_order-battle-back = Назад
chaos_order-battle-next = Далі: { $step ->
    [2] поранення
   *[3] вихід із карти
}

chaos_order-board-map = Карта
chaos_order-board-mat = Планшет: { $player }
chaos_order-board-prices = Фази й ціни
chaos_order-board-tracks = Шкали досліджень
chaos_order-board-hand = Ваша рука
chaos_order-board-round = Раунд { $round } із 6
chaos_order-board-gun = ракетниця
chaos_order-board-recruits = Вербування { $areas } › база { $home } › карта { $map }
chaos_order-board-regions = Регіонів: { $regions }
chaos_order-board-no-faction = Фракцію ще не обрано
chaos_order-board-built = { $building } { $built }/{ $total }
chaos_order-board-away = у запасі
chaos_order-board-leader = { $leader } ({ $place }): сила { $strength }, атака { $attack }, захист { $defence }
chaos_order-board-price = ви платите { $total }
chaos_order-board-deck = колода: { $cards }
chaos_order-board-no-cards = Немає карт тактики
chaos_order-board-fresh = нова
chaos_order-board-contested = буде бій
