chaos_order-verb-take-back = Узяти назад
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
chaos_order-verb-end = Кінець
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
chaos_order-verb-take = Лідер
chaos_order-verb-march = Воїни
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
chaos_order-battle-cards = Карта: ліворуч, праворуч
chaos_order-battle-values = ліворуч { $left }, праворуч { $right }
chaos_order-battle-card = { $card ->
    [bluff] Блеф
   *[printed] Без карти
}
chaos_order-battle-card-about = { $card ->
    [bluff] карта повернеться закритою
   *[printed] друковані значення
}
chaos_order-battle-dial-label = Бойовий диск
chaos_order-battle-sector = { $sector ->
    [all_out] Усі сили
    [assault] Штурм
    [guard] Оборона
    [retreat] Відступ
    [gamble_left] Ризик Л
   *[gamble_right] Ризик П
}
chaos_order-battle-sectors = Сектор
chaos_order-battle-all-sectors = Усі сектори
chaos_order-battle-you-win = шанс
chaos_order-battle-lost = втрати
chaos_order-battle-lost-by = { $side ->
    [own] ви
   *[other] вони
}
chaos_order-battle-you-lose-average = втрати, у середньому
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
    [me] У вас нічого
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
        [0] піти можуть усі { $units }
       *[other] піти можуть { $leave } з { $units }
    }
}
chaos_order-composed-part-pinned = { $stay } лишаються: утримує { $pinned }
chaos_order-composed-part-rival = Бій: { $rival }{ $relic ->
    [0] {""}
   *[other] {" "}за реліквію { $relic }
}, щонайбільше { $own } проти { $other } до карт; у суперника { AMOUNT("resource:card", $cards) }, { AMOUNT("resource:gem", $gems) }
chaos_order-composed-part-surplus = Забагато лідерів: один має піти ({ $surplus })
chaos_order-step = { $origin } → { $target }
chaos_order-region-slot = Регіон базування { $place }
chaos_order-way-from = Звідки
chaos_order-way-to = Куди
chaos_order-kind-price_tile = Жетон ціни
chaos_order-kind-space = Фаза
chaos_order-kind-region = Регіон
chaos_order-kind-leader = Лідер
chaos_order-kind-harvest_token = Жетон видобутку
chaos_order-kind-building = Будівля
chaos_order-kind-foundation = Фундамент
chaos_order-kind-foundation_kind = Фундамент
chaos_order-kind-area = Ділянка
chaos_order-kind-morale_row = Ряд
chaos_order-kind-sector = Сектор
chaos_order-kind-card = Карта
chaos_order-kind-seat = Гравець
chaos_order-kind-fighters = Воїни
chaos_order-kind-track = Шкала
chaos_order-faction-circadians = Кожна покращена якість — 1 слава. Замість бази корабель; кожен воїн у бою рахується за 2; розвідка про переможених.
chaos_order-faction-ai = Кожен поранений воїн інших — 1 слава. Пастки в регіонах, багато рекрутів, противників утримують сильніше.
chaos_order-faction-zcharo = Кожне дослідження — 1 слава, але мета зараховується лише після перевірки реліквій. Два форпости в регіоні.
chaos_order-faction-leyrien = Слава приходить у фазі доходу від жетонів бойового духу на полі. Вони посилюють воїнів; болота — ваші дороги.
chaos_order-faction-jrayek = Перемога над лідером або рай-зу — 1 слава. Командує дикими рай-зу, поки платить за їх утримання.
chaos_order-faction-oxataya = Кожна перемога в бою — 1 слава. Живе на озерах: входить у них, видобуває там, вербує у фортеці.
chaos_order-words-or = {" "}або{" "}
chaos_order-words-when = { $when ->
    [turn] у свій хід
    [act] в основній дії
    [act_start] до основної дії
    [pass] при пасі
    [phase_end] наприкінці фази
    [price_set] коли ви ставите ціну
    [on_upgrade] при покращенні
    [move_end] після переміщення
    [battle_selected] до планування
    [planning] під час планування
    [reveal] після кидка
    [victory] якщо переможете
    [defeat] якщо програєте
    [after_wounds] після поранень
    [retreat] при відступі
    [battle_end] після бою
    [relic_claim] коли берете реліквію
    [relic_start] до перевірки реліквій
   *[other] {""}
}
chaos_order-words-if = { $condition ->
    [initiated] якщо ви почали бій
    [defending] якщо бій почали не ви
    [has_building] з вашою будівлею там
    [opponent_building] з чужою будівлею там
    [has_leader] з лідером
    [no_leader] без лідера
    [opponent_leader] проти лідера
    [opponent_rhyzu] проти рай-зу
    [any_rhyzu] з рай-зу на будь-якому боці
    [alone_leader] якщо інших лідерів поруч немає
    [fewer_units] якщо підрозділів менше
    [more_units] якщо підрозділів більше
    [chose_retreat] у секторі «Відступ»
    [opponent_chose_retreat] якщо противник обрав «Відступ»
    [not_retreating] якщо ви не обрали «Відступ»
    [rolled_die] якщо кидали кубик
    [wounded_any] якщо ви когось поранили
    [wounded_none] якщо ви нікого не поранили
    [won] якщо ви перемогли
    [terrain_plains] на рівнині
    [terrain_swamp] на болоті
    [terrain_cliffs_or_plains] на скелі або рівнині
    [terrain_lake_or_next_to_lake] на озері або поруч із ним
    [relic_region] де стоїть реліквія
    [controls_relic_region] якщо ви контролюєте реліквію на полі
    [has_morale] з бойовим духом там
    [not_next_to_ship] не поруч із кораблем
    [against_this_faction] проти цієї фракції
   *[other] {""}
}
chaos_order-words-per = { $per ->
    [attack_pair] за кожні 2 атаки
    [opponent_building] за кожну чужу будівлю там
    [round] множиться на номер раунду
    [other_leader] за кожного іншого свого лідера
    [factory_on_map] за кожен завод на полі
   *[other] за кожного пораненого воїна
}
chaos_order-words-most = не більше { $most }
chaos_order-words-limit = { $limit ->
    [turn] раз за хід
    [phase] раз за фазу
    [round] раз за раунд
   *[other] раз за бій
}
chaos_order-words-for = заплатіть { $price }: { $body }
chaos_order-words-may = можна: { $body }
chaos_order-words-add = { $of ->
    [region_count] кількість регіонів { $more }
   *[other] утримує { $more }
}
chaos_order-words-upgraded = Після покращення: { $words }
chaos_order-words-lock = коштує замка
chaos_order-words-dial = На диску: { $words }
chaos_order-words-power = { $rule ->
    [retrieve_vault] поверніть усі жетони зі сховища
    [advance_priced_track] один крок на шкалі цієї фази
    [temporary_upgrade] { NAME($track) }: стовпець на один правіше в цей хід
    [free_action] дія без сплати ціни
    [double_location_reward] кожен бонус за розташування приходить двічі
    [no_foundation_needed] будівлям не потрібен фундамент
    [ignore_pinning] противники в цей хід не утримують ваших підрозділів
    [free_fast_track] швидке просування в цей хід безкоштовне
    [harvest_without_building] одному видобутку не потрібна будівля
    [die_strength_as_attack] сила на кубику рахується й атакою
    [reroll_die] перекиньте свій кубик
    [die_costs_no_gem] кубик не коштує самоцвіту
    [all_out_without_condition] «Атака всіма силами» без умов
    [opponent_reveals_first] противник відкриває план першим
    [pin_weight] при утриманні рахується за { $value }
    [attacks_before_strength] ваша атака йде до порівняння сил
    [take_opponent_card] візьміть карту, яку використав противник
    [retreat_any_region] відступ у будь-який регіон з вашими підрозділами
    [leader_retreats_with_fighters] лідер іде разом з ними
    [return_to_base_if_defeated] іде на базу, а не в запас
    [no_selection_by_opponents] інші не можуть почати там бій
    [share_region_with_leader] може бути в регіоні з іншим лідером
    [free_solo_move] безкоштовне переміщення самому
    [free_group_move] безкоштовне переміщення з будь-якими воїнами
    [free_move_off_lake] переміщення з озера на суходіл безкоштовне
    [redeploy_fighters_after_victory] до { $value } воїнів передислокуються
    [wound_unblockable] { $value } поранення без захисту
    [lose_half_fighters] половина ваших воїнів поранена
    [fighter_strength] кожен воїн рахується за { $value }
    [extra_fighters] ще { $value } воїнів для вербування
    [ship_relocate] перемістіть корабель
    [peek_hand] подивіться карти противника
    [intel_gain] отримайте карту розвідки противника
    [swamp_link_base] база рахується болотом, коли її залишають
    [free_first_swamp_move] перше переміщення між болотами безкоштовне
    [lake_link] озера сусідні між собою
    [lake_link_base] озера сусідні з вашою базою
    [lake_harvest_token] покладіть озерний жетон, усього не більше { $value }
    [rhyzu_upkeep_discount] утримання рай-зу дешевше
    [lower_region_count] можна зменшити кількість регіонів
   *[other] див. правила
}

# The table

chaos_order-board-map = Карта
chaos_order-board-mat = Планшет: { $player }
chaos_order-board-tracks = Дослідження
chaos_order-board-track = { $track ->
    [build] Будів­ництво
    [harvest] Вироб­ництво
    [recruit] Вербу­вання
    [move] Перемі­щення
   *[other] { NAME($name) }
}
chaos_order-board-tiles = Жетони цін
chaos_order-board-hand = Ваша рука
chaos_order-board-round = Раунд { $round } з { $rounds }
chaos_order-board-round-phase = Раунд { $round } з { $rounds } · { NAME($phase) }
chaos_order-board-setup = Підготовка
chaos_order-board-gun = ракетниця
chaos_order-board-gun-of = Ракетниця: { $player }
chaos_order-board-recruits = Рекрути { $areas } › база { $home } › поле { $map }
chaos_order-board-regions = Кількість регіонів: { $regions }
chaos_order-board-relics = Реліквії: { $relics }
chaos_order-board-no-faction = Фракцію не обрано
chaos_order-board-built = { $building }: { $built } з { $total }
chaos_order-board-away = поза полем
chaos_order-board-leader = { $leader } ({ $place }): сила { $strength }, атака { $attack }, захист { $defence }
chaos_order-board-deck = колода { $cards }, скид { $discards }
chaos_order-board-no-cards = Немає карт тактики
chaos_order-board-fresh = нова, зарано
chaos_order-board-fresh-card = Отримана в цій фазі: грати її ще не можна
chaos_order-board-contested = має бути бій
chaos_order-board-due = Має бути бій, до карт: { $one }, { $other }
chaos_order-board-harvest = видобуток: { $gain }
chaos_order-board-free-foundations = вільних фундаментів: { $count }
chaos_order-board-tunnel = тунель до { $other }
chaos_order-board-base = База ({ $player }): { $units }
chaos_order-board-to-neighbours = сусідам
chaos_order-board-free = вам безкоштовно
chaos_order-board-to-supply = у запас
chaos_order-board-done = { $done ->
    [acted] ви діяли
   *[other] ви спасували
}
chaos_order-board-battles = { $count ->
    [one] { $count } бій
    [few] { $count } бої
   *[other] { $count } боїв
}
chaos_order-board-income-row = рядок { $row }
chaos_order-board-relic-now = { $has ->
    [yes] реліквія { $relic }: { $player }
   *[no] реліквія { $relic }: нічия
}
chaos_order-board-pays-to = { $amount } енергії { $whom }
chaos_order-board-priced = { $has ->
    [yes] { $tile } ({ $owner }): ви платите { $paid }
   *[no] { $tile }: ви платите { $paid }
}
chaos_order-board-turn-of = Ходить { $player }
chaos_order-board-move-space = { $space ->
    [move_first] першим
   *[other] останнім
}
chaos_order-board-mountain = гора
chaos_order-board-tunnel-end = тунель
chaos_order-board-fame = Слава { $fame } з { $goal }: { $sources }
chaos_order-board-fame-source = { $event ->
    [attribute_upgraded] за кожну покращену якість
    [opposing_fighter_wounded] за кожного пораненого вами воїна
    [research_advanced] за кожне дослідження
    [income_morale] за бойовий дух у фазі доходу
    [victory_against_leader_or_rhyzu] за перемогу над лідером або рай-зу
   *[other] за кожну перемогу
}
chaos_order-board-building = { $building }: { $built } з { $total }, дає { $pays } за раунд; { $lock ->
    [full] збудовано все
    [lock] наступна коштує замка й дасть ще { $next }
   *[none] наступна дасть ще { $next }
}
chaos_order-board-next = ще
chaos_order-board-relic-slots = Реліквії: { $relics }. Наступна дасть { $next }
chaos_order-board-foundation = { $foundation }, { $state ->
    [built] збудовано
    [locked] коштує замка
   *[free] не збудовано
}: { $about }
chaos_order-board-foundation-about = { $kind ->
    [research] самоцвіти фортець можна взяти дослідженнями
    [unlock] замок коштує 2 енергії замість самоцвіту
    [harvest] видобуток біля будь-якої вашої будівлі
    [handlimit] можна тримати 6 карт
   *[adjacent] усі ваші будівлі сусідні з базою
}
chaos_order-board-morale = { $row }: лишилося жетонів { $tokens }
chaos_order-board-reserve = резерв { $fighters }
chaos_order-board-big = крупно
chaos_order-board-main = основна
chaos_order-board-once = при вході
chaos_order-board-auxiliary = допоміжна
chaos_order-board-cell = основна дія { $main }{ $has ->
    [yes] ; при вході { $once }
   *[no] {""}
}{ $lock ->
    [yes] ; вхід коштує замка
   *[no] {""}
}; допоміжна { $extra } за { $price }
chaos_order-board-column = Стовпець { $column }: { $words }
chaos_order-board-next-column = Далі стовпець { $column }: { $words }
chaos_order-board-tiles-of = { $player }: лежать { $placed }; є { $left }; у сховищі { $vault }
chaos_order-board-tile-state = { $state ->
    [placed] лежить
    [left] є
   *[vault] сховище
}
chaos_order-board-tile = Інші платять { $owner } вам і { $supply } у запас
chaos_order-board-space = Ціна на цю фазу дає { $gain }
chaos_order-board-tile-short = { $tile }: вам { $owner }
chaos_order-board-spent = Додаткова дія чи кінець ходу?
chaos_order-board-points = { $points ->
    [one] лишилося { $points } очко
    [few] лишилося { $points } очки
   *[other] лишилося { $points } очок
}
chaos_order-course-price = Ціна
chaos_order-course-free = вам безкоштовно
chaos_order-course-auxiliary = Допоміжна дія за бажанням: { $price } за { $gain }
chaos_order-course-free-auxiliary = Допоміжна дія за бажанням: { $gain }, у цій фазі без сплати
chaos_order-course-leaving = { $part ->
    [price] Пас безкоштовний
   *[other] { $points ->
        [0] Можна закінчити
        [one] Кінець ходу: −{ $points } очко
        [few] Кінець ходу: −{ $points } очки
       *[other] Кінець ходу: −{ $points } очок
    }
}
chaos_order-board-own = ваш
chaos_order-board-march = { $brings ->
    [battle] Переміщення туди призведе до битви: { $rival }, щонайбільше { $own } проти { $other } до карт
    [region] Переміщення туди дасть ще один регіон
   *[nothing] Ви вже там
}
chaos_order-board-end = Завершити хід: { $points ->
    [one] пропаде { $points } очко
    [few] пропадуть { $points } очки
   *[other] пропадуть { $points } очок
}
chaos_order-board-build = { NAME($building) }: { NAME($region) }{ $has ->
    [yes] , { $gain }
   *[no] {""}
}
chaos_order-board-token-short = { $token ->
    [harvest_research] Наука
    [harvest_recruit] Рекрути
    [harvest_gems] Самоцвіти
    [harvest_energy] Енергія
    [harvest_leader] Лідер
    [harvest_build] Будівля
    [harvest_lake_energy] Озеро: енергія
   *[harvest_lake_recruit] Озеро: рекрути
}
chaos_order-board-phase-short = { $phase ->
    [pricing] Ціни
    [build] Будівн.
    [harvest] Виробн.
    [recruit] Вербув.
    [move] Переміщ.
    [relic] Реліквії
   *[other] { NAME($name) }
}
chaos_order-board-row = { $row ->
    [recruits] Рекрути
    [relics] Реліквії
   *[foundations] Фундаменти
}
chaos_order-board-goal = Для перемоги: { $fame } слави
chaos_order-board-site = Будівля на вільному фундаменті дає { $gain }
chaos_order-board-foundation-short = { $kind ->
    [research] Наука
    [unlock] Замки
    [harvest] Видобуток
    [handlimit] Рука
   *[adjacent] Постачання
}
chaos_order-board-act = Діяти: { $gain }
chaos_order-board-do-auxiliary = Допоміжна дія: { $price } за { $gain }
chaos_order-board-start-fighters = { $fighters } у { $place }, решта в { $other }
chaos_order-board-did = { NAME($phase) }: { $has ->
    [yes] { $things }
   *[no] дія
}
chaos_order-board-did-play = карта «{ NAME($card) }»
chaos_order-board-phase = Фаза: { NAME($phase) }
chaos_order-board-gains = Отримано: { $gains }
chaos_order-board-returned = До коробки: { $leaders }
chaos_order-board-did-pass = { NAME($phase) }: пас
chaos_order-board-did-advance = { NAME($track) } до стовпця { $column }
chaos_order-board-did-put = { NAME($thing) } ({ NAME($place) })
chaos_order-board-did-upgrade = { NAME($thing) }, покращення
chaos_order-board-did-train = { $count } на підготовці
chaos_order-board-did-move = { $units }: { $origin } → { $target }
chaos_order-board-fought = Бій: { NAME($region) }, супротивник { NAME($opponent) }{ $has ->
    [yes] ; перемога: { $winner }
   *[no] {""}
}

# The result

chaos_order-result-fame = Слава з потрібної
chaos_order-result-relics = Взято реліквій
chaos_order-result-held = Реліквії під контролем
chaos_order-result-regions = Кількість регіонів
chaos_order-result-battles = Перемоги в боях
chaos_order-result-buildings = Будівлі
chaos_order-result-attributes = Покращені якості
chaos_order-result-research = Дослідження
