chaos_order-verb-take-back = Взять назад
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
chaos_order-verb-auxiliary = Вспомог.
chaos_order-verb-free-auxiliary = Бесплатно
chaos_order-verb-play = Карта
chaos_order-verb-use = Умение
chaos_order-verb-stop = Отказ
chaos_order-verb-end = Конец
chaos_order-verb-choose = Выбор
chaos_order-verb-decline = Отказ
chaos_order-verb-first = Сначала
chaos_order-verb-pay-lock = Замок
chaos_order-verb-discard = Сброс
chaos_order-verb-advance = Исследование
chaos_order-verb-found = Фундамент
chaos_order-verb-build = Здание
chaos_order-verb-build-bare = Без фундамента
chaos_order-verb-harvest = Производство
chaos_order-verb-place-token = Жетон
chaos_order-verb-flip-token = Перевернуть
chaos_order-verb-recruit = Вербовка
chaos_order-verb-fast-track = Быстро
chaos_order-verb-trade = Обмен
chaos_order-verb-deploy = Дислокация
chaos_order-verb-upgrade-leader = Улучшить лидера
chaos_order-verb-upgrade-attribute = Улучшить
chaos_order-verb-route = Перемещение
chaos_order-verb-take = Лидер
chaos_order-verb-march = Воины
chaos_order-verb-relocate = Корабль
chaos_order-verb-boost = Боевой дух
chaos_order-verb-return-morale = Ряд
chaos_order-verb-battle = Битва
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
chaos_order-battle-in = Битва: { NAME($region) }
chaos_order-battle-for-relic = Битва за реликвию { $relic }
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
chaos_order-battle-cards = Карта: слева, справа
chaos_order-battle-values = слева { $left }, справа { $right }
chaos_order-battle-card = { $card ->
    [bluff] Блеф
   *[printed] Без карты
}
chaos_order-battle-card-about = { $card ->
    [bluff] карта вернётся закрытой
   *[printed] печатные значения
}
chaos_order-battle-dial-label = Боевой диск
chaos_order-battle-sector = { $sector ->
    [all_out] Все силы
    [assault] Штурм
    [guard] Оборона
    [retreat] Отступление
    [gamble_left] Риск Л
   *[gamble_right] Риск П
}
chaos_order-battle-sectors = Сектор
chaos_order-battle-all-sectors = Все секторы
chaos_order-battle-you-win = шанс
chaos_order-battle-lost = потери
chaos_order-battle-lost-by = { $side ->
    [own] вы
   *[other] они
}
chaos_order-battle-you-lose-average = потери, в среднем
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
    [me] У вас ничего
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

# What things do

chaos_order-composed-sum = { $open ->
    [0] {""}
   *[other] { $from } → { $to }{ $leaders ->
        [0] {""}
       *[other] , { $along }
    }
}
chaos_order-composed-price = { $open ->
    [0] {""}
   *[other] { $stay ->
        [0] уйти могут все { $units }
       *[other] уйти могут { $leave } из { $units }
    }
}
chaos_order-composed-part-pinned = { $stay } остаются: удерживает { $pinned }
chaos_order-composed-part-rival = Битва: { $rival }{ $relic ->
    [0] {""}
   *[other] {" "}за реликвию { $relic }
}, самое большее { $own } против { $other } до карт; у соперника { AMOUNT("resource:card", $cards) }, { AMOUNT("resource:gem", $gems) }
chaos_order-composed-part-surplus = Лидеров слишком много: один должен уйти ({ $surplus })
chaos_order-step = { $origin } → { $target }
chaos_order-region-slot = Регион базирования { $place }
chaos_order-way-from = Откуда
chaos_order-way-to = Куда
chaos_order-kind-price_tile = Жетон цены
chaos_order-kind-space = Фаза
chaos_order-kind-region = Регион
chaos_order-kind-leader = Лидер
chaos_order-kind-harvest_token = Жетон добычи
chaos_order-kind-building = Здание
chaos_order-kind-foundation = Фундамент
chaos_order-kind-foundation_kind = Фундамент
chaos_order-kind-area = Область
chaos_order-kind-morale_row = Ряд
chaos_order-kind-sector = Сектор
chaos_order-kind-card = Карта
chaos_order-kind-seat = Игрок
chaos_order-kind-fighters = Воины
chaos_order-kind-track = Шкала
chaos_order-faction-circadians = Каждое улучшенное качество — 1 слава. Вместо базы корабль; каждый воин в битве считается за 2; разведка о побеждённых.
chaos_order-faction-ai = Каждый раненый воин других — 1 слава. Ловушки в регионах, много рекрутов, противников удерживают сильнее.
chaos_order-faction-zcharo = Каждое исследование — 1 слава, но цель засчитывается только после проверки реликвий. Два форпоста в регионе.
chaos_order-faction-leyrien = Слава приходит в фазе дохода от жетонов боевого духа на поле. Они усиливают воинов; болота — ваши дороги.
chaos_order-faction-jrayek = Победа над лидером или рай-зу — 1 слава. Командует дикими рай-зу, пока платит за их содержание.
chaos_order-faction-oxataya = Каждая победа в битве — 1 слава. Живёт на озёрах: заходит на них, производит там, вербует в крепости.
chaos_order-words-or = {" "}или{" "}
chaos_order-words-when = { $when ->
    [turn] в свой ход
    [act] в основном действии
    [act_start] до основного действия
    [pass] при пасе
    [phase_end] в конце фазы
    [price_set] когда вы ставите цену
    [on_upgrade] при улучшении
    [move_end] после перемещения
    [battle_selected] до планирования
    [planning] при планировании
    [reveal] после броска
    [victory] если победите
    [defeat] если проиграете
    [after_wounds] после ранений
    [retreat] при отступлении
    [battle_end] после битвы
    [relic_claim] когда берёте реликвию
    [relic_start] до проверки реликвий
   *[other] {""}
}
chaos_order-words-if = { $condition ->
    [initiated] если вы начали битву
    [defending] если битву начали не вы
    [has_building] с вашим зданием там
    [opponent_building] с чужим зданием там
    [has_leader] с лидером
    [no_leader] без лидера
    [opponent_leader] против лидера
    [opponent_rhyzu] против рай-зу
    [any_rhyzu] с рай-зу на любой стороне
    [alone_leader] если других лидеров рядом нет
    [fewer_units] если подразделений меньше
    [more_units] если подразделений больше
    [chose_retreat] в секторе «Отступление»
    [opponent_chose_retreat] если противник выбрал «Отступление»
    [not_retreating] если вы не выбрали «Отступление»
    [rolled_die] если бросали кубик
    [wounded_any] если вы кого-то ранили
    [wounded_none] если вы никого не ранили
    [won] если вы победили
    [terrain_plains] на равнине
    [terrain_swamp] на болоте
    [terrain_cliffs_or_plains] на скале или равнине
    [terrain_lake_or_next_to_lake] на озере или рядом с ним
    [relic_region] где стоит реликвия
    [controls_relic_region] если вы контролируете реликвию на поле
    [has_morale] с боевым духом там
    [not_next_to_ship] не рядом с кораблём
    [against_this_faction] против этой фракции
   *[other] {""}
}
chaos_order-words-per = { $per ->
    [attack_pair] за каждые 2 атаки
    [opponent_building] за каждое чужое здание там
    [round] умножается на номер раунда
    [other_leader] за каждого другого своего лидера
    [factory_on_map] за каждый завод на поле
   *[other] за каждого раненого воина
}
chaos_order-words-most = не больше { $most }
chaos_order-words-limit = { $limit ->
    [turn] раз за ход
    [phase] раз за фазу
    [round] раз за раунд
   *[other] раз за битву
}
chaos_order-words-for = заплатите { $price }: { $body }
chaos_order-words-may = можно: { $body }
chaos_order-words-add = { $of ->
    [region_count] число регионов { $more }
   *[other] удерживает { $more }
}
chaos_order-words-upgraded = После улучшения: { $words }
chaos_order-words-lock = стоит замка
chaos_order-words-dial = На диске: { $words }
chaos_order-words-power = { $rule ->
    [retrieve_vault] верните все жетоны из хранилища
    [advance_priced_track] один шаг на шкале этой фазы
    [temporary_upgrade] { NAME($track) }: столбец на один правее в этот ход
    [free_action] действие без уплаты цены
    [double_location_reward] каждый бонус за расположение приходит дважды
    [no_foundation_needed] зданиям не нужен фундамент
    [ignore_pinning] противники в этот ход не удерживают ваши подразделения
    [free_fast_track] быстрое продвижение в этот ход бесплатно
    [harvest_without_building] одному производству не нужно здание
    [die_strength_as_attack] сила на кубике считается и атакой
    [reroll_die] перебросьте свой кубик
    [die_costs_no_gem] кубик не стоит самоцвета
    [all_out_without_condition] «Атака всеми силами» без условий
    [opponent_reveals_first] противник открывает план первым
    [pin_weight] при удержании считается за { $value }
    [attacks_before_strength] ваша атака идёт до сравнения сил
    [take_opponent_card] возьмите карту, которую использовал противник
    [retreat_any_region] отступление в любой регион с вашими подразделениями
    [leader_retreats_with_fighters] лидер идёт вместе с ними
    [return_to_base_if_defeated] уходит на базу, а не в запас
    [no_selection_by_opponents] другие не могут начать там битву
    [share_region_with_leader] может быть в регионе с другим лидером
    [free_solo_move] бесплатное перемещение в одиночку
    [free_group_move] бесплатное перемещение с любыми воинами
    [free_move_off_lake] перемещение с озера на сушу бесплатно
    [redeploy_fighters_after_victory] до { $value } воинов передислоцируются
    [wound_unblockable] { $value } ранение без защиты
    [lose_half_fighters] половина ваших воинов ранена
    [fighter_strength] каждый воин считается за { $value }
    [extra_fighters] ещё { $value } воинов для вербовки
    [ship_relocate] переместите корабль
    [peek_hand] посмотрите карты противника
    [intel_gain] получите карту разведки противника
    [swamp_link_base] база считается болотом, когда её покидают
    [free_first_swamp_move] первое перемещение между болотами бесплатно
    [lake_link] озёра соседние между собой
    [lake_link_base] озёра соседние с вашей базой
    [lake_harvest_token] положите озёрный жетон, всего не больше { $value }
    [rhyzu_upkeep_discount] содержание рай-зу дешевле
    [lower_region_count] можно уменьшить число регионов
   *[other] см. правила
}

# The table

chaos_order-board-map = Карта
chaos_order-board-mat = Планшет: { $player }
chaos_order-board-tracks = Исследования
chaos_order-board-track = { $track ->
    [build] Строи­тельство
    [harvest] Произ­водство
    [move] Переме­щение
   *[other] { NAME($name) }
}
chaos_order-board-tiles = Жетоны цен
chaos_order-board-hand = Ваша рука
chaos_order-board-round = Раунд { $round } из { $rounds }
chaos_order-board-round-phase = Раунд { $round } из { $rounds } · { NAME($phase) }
chaos_order-board-setup = Подготовка
chaos_order-board-gun = ракетница
chaos_order-board-gun-of = Ракетница: { $player }
chaos_order-board-recruits = Рекруты { $areas } › база { $home } › поле { $map }
chaos_order-board-regions = Число регионов: { $regions }
chaos_order-board-relics = Реликвии: { $relics }
chaos_order-board-no-faction = Фракция не выбрана
chaos_order-board-built = { $building }: { $built } из { $total }
chaos_order-board-away = вне поля
chaos_order-board-leader = { $leader } ({ $place }): сила { $strength }, атака { $attack }, защита { $defence }
chaos_order-board-deck = колода { $cards }, сброс { $discards }
chaos_order-board-no-cards = Нет карт тактики
chaos_order-board-fresh = новая, рано
chaos_order-board-fresh-card = Получена в этой фазе: играть её ещё нельзя
chaos_order-board-contested = предстоит битва
chaos_order-board-due = Предстоит битва, до карт: { $one }, { $other }
chaos_order-board-harvest = производство: { $gain }
chaos_order-board-free-foundations = свободных фундаментов: { $count }
chaos_order-board-tunnel = тоннель в { $other }
chaos_order-board-base = База ({ $player }): { $units }
chaos_order-board-to-neighbours = соседям
chaos_order-board-free = вам бесплатно
chaos_order-board-to-supply = в запас
chaos_order-board-done = { $done ->
    [acted] вы действовали
   *[other] вы спасовали
}
chaos_order-board-battles = { $count ->
    [one] { $count } битва
    [few] { $count } битвы
   *[other] { $count } битв
}
chaos_order-board-income-row = строка { $row }
chaos_order-board-relic-now = { $has ->
    [yes] реликвия { $relic }: { $player }
   *[no] реликвия { $relic }: ничья
}
chaos_order-board-pays-to = { $amount } энергии { $whom }
chaos_order-board-priced = { $has ->
    [yes] { $tile } ({ $owner }): вы платите { $paid }
   *[no] { $tile }: вы платите { $paid }
}
chaos_order-board-turn-of = Ходит { $player }
chaos_order-board-move-space = { $space ->
    [move_first] первым
   *[other] последним
}
chaos_order-board-mountain = гора
chaos_order-board-tunnel-end = тоннель
chaos_order-board-fame = Слава { $fame } из { $goal }: { $sources }
chaos_order-board-fame-source = { $event ->
    [attribute_upgraded] за каждое улучшенное качество
    [opposing_fighter_wounded] за каждого раненного вами воина
    [research_advanced] за каждое исследование
    [income_morale] за боевой дух в фазе дохода
    [victory_against_leader_or_rhyzu] за победу над лидером или рай-зу
   *[other] за каждую победу
}
chaos_order-board-building = { $building }: { $built } из { $total }, даёт { $pays } за раунд; { $lock ->
    [full] построены все
    [lock] следующее стоит замка и даст ещё { $next }
   *[none] следующее даст ещё { $next }
}
chaos_order-board-next = ещё
chaos_order-board-relic-slots = Реликвии: { $relics }. Следующая даст { $next }
chaos_order-board-foundation = { $foundation }, { $state ->
    [built] построен
    [locked] стоит замка
   *[free] не построен
}: { $about }
chaos_order-board-foundation-about = { $kind ->
    [research] самоцветы крепостей можно взять исследованиями
    [unlock] замок стоит 2 энергии вместо самоцвета
    [harvest] производство у любого вашего здания
    [handlimit] можно держать 6 карт
   *[adjacent] все ваши здания соседние с базой
}
chaos_order-board-morale = { $row }: осталось жетонов { $tokens }
chaos_order-board-reserve = резерв { $fighters }
chaos_order-board-big = крупно
chaos_order-board-main = основное
chaos_order-board-once = при входе
chaos_order-board-auxiliary = вспомогательное
chaos_order-board-cell = основное действие { $main }{ $has ->
    [yes] ; при входе { $once }
   *[no] {""}
}{ $lock ->
    [yes] ; вход стоит замка
   *[no] {""}
}; вспомогательное { $extra } за { $price }
chaos_order-board-column = Столбец { $column }: { $words }
chaos_order-board-next-column = Дальше столбец { $column }: { $words }
chaos_order-board-tiles-of = { $player }: лежат { $placed }; есть { $left }; в хранилище { $vault }
chaos_order-board-tile-state = { $state ->
    [placed] лежит
    [left] есть
   *[vault] хранилище
}
chaos_order-board-tile = Другие платят { $owner } вам и { $supply } в запас
chaos_order-board-space = Цена на эту фазу даёт { $gain }
chaos_order-board-tile-short = { $tile }: вам { $owner }
chaos_order-board-spent = Вспомогательное действие или конец хода?
chaos_order-board-points = { $points ->
    [one] осталось { $points } очко
    [few] осталось { $points } очка
   *[other] осталось { $points } очков
}
chaos_order-course-price = Цена
chaos_order-course-free = вам бесплатно
chaos_order-course-auxiliary = Вспомогательное действие по желанию: { $price } за { $gain }
chaos_order-course-free-auxiliary = Вспомогательное действие по желанию: { $gain }, в этой фазе без оплаты
chaos_order-course-leaving = { $part ->
    [price] Пас бесплатен
   *[other] { $points ->
        [0] Можно закончить
        [one] Конец хода: −{ $points } очко
        [few] Конец хода: −{ $points } очка
       *[other] Конец хода: −{ $points } очков
    }
}
chaos_order-board-own = ваш
chaos_order-board-march = { $brings ->
    [battle] Перемещение туда приведёт к битве: { $rival }, самое большее { $own } против { $other } до карт
    [region] Перемещение туда даст ещё один регион
   *[nothing] Вы уже там
}
chaos_order-board-end = Завершить ход: { $points ->
    [one] пропадёт { $points } очко
    [few] пропадут { $points } очка
   *[other] пропадут { $points } очков
}
chaos_order-board-build = { NAME($building) }: { NAME($region) }{ $has ->
    [yes] , { $gain }
   *[no] {""}
}
chaos_order-board-token-short = { $token ->
    [harvest_research] Наука
    [harvest_recruit] Рекруты
    [harvest_gems] Самоцветы
    [harvest_energy] Энергия
    [harvest_leader] Лидер
    [harvest_build] Здание
    [harvest_lake_energy] Озеро: энергия
   *[harvest_lake_recruit] Озеро: рекруты
}
chaos_order-board-phase-short = { $phase ->
    [pricing] Цены
    [build] Стройка
    [harvest] Произв.
    [move] Перемещ.
    [relic] Реликвии
   *[other] { NAME($name) }
}
chaos_order-board-row = { $row ->
    [recruits] Рекруты
    [relics] Реликвии
   *[foundations] Фундаменты
}
chaos_order-board-goal = Для победы: { $fame } славы
chaos_order-board-site = Здание на свободном фундаменте даёт { $gain }
chaos_order-board-foundation-short = { $kind ->
    [research] Наука
    [unlock] Замки
    [harvest] Производство
    [handlimit] Рука
   *[adjacent] Снабжение
}
chaos_order-board-act = Действовать: { $gain }
chaos_order-board-do-auxiliary = Вспомогательное действие: { $price } за { $gain }
chaos_order-board-start-fighters = { $fighters } в { $place }, остальные в { $other }
chaos_order-board-did = { NAME($phase) }: { $has ->
    [yes] { $things }
   *[no] действие
}
chaos_order-board-did-play = карта «{ NAME($card) }»
chaos_order-board-phase = Фаза: { NAME($phase) }
chaos_order-board-gains = Получено: { $gains }
chaos_order-board-returned = В коробку: { $leaders }
chaos_order-board-did-pass = { NAME($phase) }: пас
chaos_order-board-did-advance = { NAME($track) } до столбца { $column }
chaos_order-board-did-put = { NAME($thing) } ({ NAME($place) })
chaos_order-board-did-upgrade = { NAME($thing) }, улучшение
chaos_order-board-did-train = { $count } на подготовке
chaos_order-board-did-move = { $units }: { $origin } → { $target }
chaos_order-board-fought = Битва: { NAME($region) }, противник { NAME($opponent) }{ $has ->
    [yes] ; победа: { $winner }
   *[no] {""}
}

# The result

chaos_order-result-fame = Слава из нужной
chaos_order-result-relics = Взято реликвий
chaos_order-result-held = Реликвии под контролем
chaos_order-result-regions = Число регионов
chaos_order-result-battles = Победы в битвах
chaos_order-result-buildings = Здания
chaos_order-result-attributes = Улучшенные качества
chaos_order-result-research = Исследования
