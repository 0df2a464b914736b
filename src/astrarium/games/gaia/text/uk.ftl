# «Проєкт Гая» українською. Спочатку терміни, потім дії гравців, події та запитання.

# Споруди

-structure-nothing = нічого
-structure-mine = { $case ->
   *[nominative] шахта
    [accusative] шахту
}
-structure-trading_station = { $case ->
   *[nominative] торговельна станція
    [accusative] торговельну станцію
}
-structure-research_lab = { $case ->
   *[nominative] наукова лабораторія
    [accusative] наукову лабораторію
}
-structure-planetary_institute = планетарний інститут
-structure-academy_left = { $case ->
   *[nominative] ліва академія
    [accusative] ліву академію
}
-structure-academy_right = { $case ->
   *[nominative] права академія
    [accusative] праву академію
}
-structure-gaiaformer = гаяформер
-structure-space_station = { $case ->
   *[nominative] космічна станція
    [accusative] космічну станцію
}

# Типи планет

-planet-terra = земна
-planet-oxide = кислотна
-planet-volcanic = вулканічна
-planet-desert = пустельна
-planet-swamp = болотна
-planet-titanium = титанова
-planet-ice = льодова
-planet-gaia = гая
-planet-transdim = нестабільна
-planet-lost_planet = загублена планета
-planet-space = порожній космос
-planet-outside = поза полем

# Цивілізації

-faction-terrans = { $case ->
   *[nominative] терани
    [accusative] теранів
}
-faction-lantids = { $case ->
   *[nominative] лантиди
    [accusative] лантидів
}
-faction-xenos = { $case ->
   *[nominative] ксеноси
    [accusative] ксеносів
}
-faction-gleens = { $case ->
   *[nominative] гліни
    [accusative] глінів
}
-faction-taklons = { $case ->
   *[nominative] таклони
    [accusative] таклонів
}
-faction-ambas = { $case ->
   *[nominative] амбаси
    [accusative] амбасів
}
-faction-hadsch_hallas = { $case ->
   *[nominative] хадш-хала
    [accusative] хадш-хала
}
-faction-ivits = { $case ->
   *[nominative] івіти
    [accusative] івітів
}
-faction-geodens = { $case ->
   *[nominative] геодени
    [accusative] геоденів
}
-faction-bal_taks = { $case ->
   *[nominative] бал-т'аки
    [accusative] бал-т'аків
}
-faction-firaks = { $case ->
   *[nominative] фіракси
    [accusative] фіраксів
}
-faction-bescods = { $case ->
   *[nominative] бескоди
    [accusative] бескодів
}
-faction-nevlas = { $case ->
   *[nominative] невли
    [accusative] невлів
}
-faction-itars = { $case ->
   *[nominative] ітари
    [accusative] ітарів
}

# Галузі досліджень та комірки технологій

-track-terraforming = Тераформування
-track-navigation = Навігація
-track-artificial_intelligence = Штучний інтелект
-track-gaia_project = Проєкт «Гая»
-track-economy = Економіка
-track-science = Наука
-space-terra = комірка під галуззю «Тераформування»
-space-nav = комірка під галуззю «Навігація»
-space-int = комірка під галуззю «Штучний інтелект»
-space-gaia = комірка під галуззю «Проєкт „Гая“»
-space-eco = комірка під галуззю «Економіка»
-space-sci = комірка під галуззю «Наука»
-space-free1 = перша вільна комірка
-space-free2 = друга вільна комірка
-space-free3 = третя вільна комірка

# Стандартні технології

-tech-tech_ore_qic = 1 руда та 1 ККІ
-tech-tech_knowledge_per_type = 1 знання за кожен тип планет
-tech-tech_big_power_4 = енергоємність інституту й академій дорівнює 4
-tech-tech_7vp = 7 переможних очок
-tech-tech_income_ore_charge = дохід: 1 руда та підзарядка 1
-tech-tech_income_knowledge_credit = дохід: 1 знання та 1 кредит
-tech-tech_gaia_3vp = 3 ПО за шахту на планеті типу гая
-tech-tech_income_4_credits = дохід: 4 кредити
-tech-tech_action_charge_4 = дія: підзарядка 4

# Передові технології

-advanced-adv_pass_federation_3vp = пас: 3 ПО за жетон федерації
-advanced-adv_research_2vp = 2 ПО за крок дослідження
-advanced-adv_action_qic_5_credits = дія: 1 ККІ та 5 кредитів
-advanced-adv_mines_2vp = 2 ПО за шахту
-advanced-adv_pass_labs_3vp = пас: 3 ПО за лабораторію
-advanced-adv_sectors_ore = 1 руда за сектор
-advanced-adv_pass_types_1vp = пас: 1 ПО за тип планет
-advanced-adv_gaia_2vp = 2 ПО за планету типу гая
-advanced-adv_trading_4vp = 4 ПО за торговельну станцію
-advanced-adv_sectors_2vp = 2 ПО за сектор
-advanced-adv_action_3_ore = дія: 3 руди
-advanced-adv_federations_5vp = 5 ПО за жетон федерації
-advanced-adv_action_3_knowledge = дія: 3 знання
-advanced-adv_build_mine_3vp = 3 ПО за збудовану шахту
-advanced-adv_upgrade_trading_3vp = 3 ПО за перебудову на торговельну станцію

# Посилювачі раунду

-booster-booster_ore_knowledge = 1 руда; 1 знання
-booster-booster_credits_qic = 2 кредити; 1 ККІ
-booster-booster_tokens_ore = 2 фішки енергії; 1 руда
-booster-booster_terraform = 2 кредити; дія: шахта з 1 етапом тераформування
-booster-booster_range = підзарядка 2; дія: шахта або проєкт із дальністю +3
-booster-booster_mines = 1 руда; пас: 1 ПО за шахту
-booster-booster_labs = 1 знання; пас: 3 ПО за лабораторію
-booster-booster_trading_stations = 1 руда; пас: 2 ПО за торговельну станцію
-booster-booster_big = підзарядка 4; пас: 4 ПО за інститут і академії
-booster-booster_gaia = 4 кредити; пас: 1 ПО за планету типу гая
-booster-none = без посилювача

# Жетони цілей раунду

-round_tile-round_terraform = 2 ПО за етап тераформування
-round_tile-round_research = 2 ПО за крок дослідження
-round_tile-round_mine = 2 ПО за збудовану шахту
-round_tile-round_federation = 5 ПО за отриманий жетон федерації
-round_tile-round_trading_4 = 4 ПО за перебудову на торговельну станцію
-round_tile-round_gaia_4 = 4 ПО за шахту на планеті типу гая
-round_tile-round_big_a = 5 ПО за інститут або академію (перший)
-round_tile-round_trading_3 = 3 ПО за перебудову на торговельну станцію
-round_tile-round_gaia_3 = 3 ПО за шахту на планеті типу гая
-round_tile-round_big_b = 5 ПО за інститут або академію (другий)

# Жетони фінального підрахунку

-final_tile-final_structures = Найбільше споруд
-final_tile-final_federation_structures = Найбільше споруд у федераціях
-final_tile-final_planet_types = Найбільше типів планет
-final_tile-final_gaia = Найбільше планет типу гая
-final_tile-final_sectors = Найбільше секторів
-final_tile-final_satellites = Найбільше супутників

# Жетони федерацій

-token-fed_12vp = 12 переможних очок
-token-fed_qic = 8 ПО та 1 ККІ
-token-fed_tokens = 8 ПО та 2 фішки енергії
-token-fed_ore = 7 ПО та 2 руди
-token-fed_credits = 7 ПО та 6 кредитів
-token-fed_knowledge = 6 ПО та 2 знання
-token-fed_gleens = гліни: 1 руда, 1 знання та 2 кредити

# Дії енергії та ККІ

-board-power_3_knowledge = 7 енергії: 3 знання
-board-power_2_terraform = 5 енергії: шахта з 2 етапами тераформування
-board-power_2_ore = 4 енергії: 2 руди
-board-power_7_credits = 4 енергії: 7 кредитів
-board-power_2_knowledge = 4 енергії: 2 знання
-board-power_1_terraform = 3 енергії: шахта з 1 етапом тераформування
-board-power_2_tokens = 3 енергії: 2 фішки енергії
-board-qic_tech_tile = 4 ККІ: жетон технології
-board-qic_rescore_federation = 3 ККІ: знову отримати свій жетон федерації
-board-qic_planet_types = 2 ККІ: 3 ПО та 1 ПО за тип планет

# Вільні дії

-free-burn = спалити енергію
-free-power_to_qic = 4 енергії на 1 ККІ
-free-power_to_ore = 3 енергії на 1 руду
-free-qic_to_ore = 1 ККІ на 1 руду
-free-power_to_knowledge = 4 енергії на 1 знання
-free-power_to_credit = 1 енергія на 1 кредит
-free-knowledge_to_credit = 1 знання на 1 кредит
-free-ore_to_credit = 1 руда на 1 кредит
-free-ore_to_token = 1 руда на 1 фішку енергії
-free-hadsch_credits_to_qic = хадш-хала: 4 кредити на 1 ККІ
-free-hadsch_credits_to_ore = хадш-хала: 3 кредити на 1 руду
-free-hadsch_credits_to_knowledge = хадш-хала: 4 кредити на 1 знання
-free-baltaks_gaiaformer_to_qic = бал-т'аки: гаяформер на 1 ККІ
-free-nevlas_token_to_knowledge = невли: фішка зони III на 1 знання

# Спеціальні дії

-special-academy = дохід академії
-special-tech_action_charge_4 = підзарядка 4
-special-adv_action_qic_5_credits = 1 ККІ та 5 кредитів
-special-adv_action_3_ore = 3 руди
-special-adv_action_3_knowledge = 3 знання
-special-booster_terraform = шахта з 1 етапом тераформування
-special-booster_range = шахта або проєкт із дальністю +3
-special-swap = поміняти місцями інститут і шахту
-special-downgrade = перетворити лабораторію на торговельну станцію та просунутися в дослідженнях
-special-lowest_track = крок у найвідсталішій галузі
-special-space_station = космічна станція

# Значки доходу, зони, джерела очок

-icon-base = основний дохід
-icon-lab_1 = перша лабораторія
-icon-lab_2 = друга лабораторія
-icon-lab_3 = третя лабораторія
-icon-institute_1 = інститут: підзарядка
-icon-institute_2 = інститут: фішки
-icon-economy = Економіка
-icon-tech = технологія
-icon-booster = посилювач раунду
-bowl-discard = поза грою
-bowl-bowl1 = { $case ->
   *[nominative] зона I
    [accusative] зону I
}
-bowl-bowl2 = { $case ->
   *[nominative] зона II
    [accusative] зону II
}
-bowl-bowl3 = { $case ->
   *[nominative] зона III
    [accusative] зону III
}
-bowl-gaia = { $case ->
   *[nominative] зона Гая
    [accusative] зону Гая
}
-phase-gaia = Фаза гая
-phase-final = Підсумковий підрахунок
-phase-leftovers = Рівні досліджень і ресурси
-points-start = початок
-points-round = цілі раундів
-points-booster = посилювачі
-points-tech = технології
-points-advanced = передові технології
-points-federation = федерації
-points-research = дослідження
-points-board = дії на полі
-points-faction = цивілізація
-points-charge = підзарядка
-points-final = фінальні жетони
-points-levels = рівні досліджень
-points-resources = ресурси

# Ресурси: назви та кількості

-resource-ore = руда
-resource-credits = кредити
-resource-knowledge = знання
-resource-qic = ККІ
-resource-charge = підзарядка
-resource-tokens = фішки енергії
-resource-vp = ПО
-resource-gaiaformer = гаяформери
-resource-terraform_steps = етапи тераформування
-resource-range = дальність
-resource-tech_tile = технології
-resource-research_step = кроки дослідження
-resource-federation_rescore = жетон федерації ще раз
-resource-power = енергія
-resource-satellites = супутники
-resource-bowl1 = фішки в зоні I
-resource-bowl2 = фішки в зоні II
-resource-bowl3 = фішки в зоні III
-resource-gaia_area = фішки в зоні Гая
-resource-brainstone = камінь розуму
-resource-green_tokens = зелені жетони федерації
-resource-power_value = енергоємність
amount-resource-ore = { $count ->
    [one] { $count } руда
    [few] { $count } руди
   *[many] { $count } руди
}
amount-resource-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредити
   *[many] { $count } кредитів
}
amount-resource-knowledge = { $count ->
    [one] { $count } знання
    [few] { $count } знання
   *[many] { $count } знань
}
amount-resource-qic = { $count } ККІ
amount-resource-charge = підзарядка { $count }
amount-resource-tokens = { $count ->
    [one] { $count } фішка енергії
    [few] { $count } фішки енергії
   *[many] { $count } фішок енергії
}
amount-resource-vp = { $count } ПО
amount-resource-gaiaformer = { $count ->
    [one] { $count } гаяформер
    [few] { $count } гаяформери
   *[many] { $count } гаяформерів
}
amount-resource-terraform_steps = { $count ->
    [one] { $count } етап тераформування
    [few] { $count } етапи тераформування
   *[many] { $count } етапів тераформування
}
amount-resource-range = дальність +{ $count }
amount-resource-tech_tile = { $count ->
    [one] { $count } технологія
    [few] { $count } технології
   *[many] { $count } технологій
}
amount-resource-research_step = { $count ->
    [one] { $count } крок дослідження
    [few] { $count } кроки дослідження
   *[many] { $count } кроків дослідження
}
amount-resource-federation_rescore = { $count ->
    [one] { $count } жетон федерації ще раз
    [few] { $count } жетони федерації ще раз
   *[many] { $count } жетонів федерації ще раз
}
amount-resource-bowl1 = { $count ->
    [one] { $count } фішка в зоні I
    [few] { $count } фішки в зоні I
   *[many] { $count } фішок у зоні I
}
amount-resource-bowl2 = { $count ->
    [one] { $count } фішка в зоні II
    [few] { $count } фішки в зоні II
   *[many] { $count } фішок у зоні II
}
amount-resource-bowl3 = { $count ->
    [one] { $count } фішка в зоні III
    [few] { $count } фішки в зоні III
   *[many] { $count } фішок у зоні III
}
amount-resource-gaia_area = { $count ->
    [one] { $count } фішка в зоні Гая
    [few] { $count } фішки в зоні Гая
   *[many] { $count } фішок у зоні Гая
}
amount-resource-green_tokens = { $count ->
    [one] { $count } зелений жетон федерації
    [few] { $count } зелені жетони федерації
   *[many] { $count } зелених жетонів федерації
}
amount-resource-power_value = енергоємність { $count }
amount-resource-power = { $count ->
    [one] { $count } енергія
    [few] { $count } енергії
   *[many] { $count } енергії
}
amount-resource-satellites = { $count ->
    [one] { $count } супутник
    [few] { $count } супутники
   *[many] { $count } супутників
}

# Що може зробити гравець

gaia-option-take-back = Відкликати відповідь
gaia-option-faction = Грати за { NAME($faction, case: "accusative") }
gaia-option-deal = Сектор { NAME($sector) }, поворотів: { $rotation }
gaia-option-turn = Повернути сектор { NAME($sector) } на { $rotation } × 60°
gaia-option-keep-board = Залишити поле як є
gaia-option-settle = Почати на { NAME($hex) }
gaia-option-booster = Взяти посилювач: { NAME($booster) }
gaia-option-income = Спочатку: { NAME($icon) }
gaia-option-exchange = Обміняти: { NAME($free) }
gaia-option-trade-for-tile = Скинути 4 фішки за жетон технології
gaia-option-stop = Закінчити
gaia-option-build = Збудувати шахту на { NAME($hex) }
gaia-option-project = Почати проєкт «Гая» на { NAME($hex) }
gaia-option-upgrade = Збудувати на { NAME($hex) } { NAME($structure, case: "accusative") }
gaia-option-federate = Створити федерацію
gaia-option-research = Дослідити: { NAME($track) }
gaia-option-action = Дія: { NAME($board) }
gaia-option-special = Спеціальна дія: { NAME($special) }
gaia-option-pass = Спасувати та взяти: { NAME($booster) }
gaia-option-convert = Вільна дія: { NAME($free) }
gaia-option-end = Закінчити хід
gaia-option-tile = Взяти технологію: { NAME($space) }
gaia-option-advanced = Взяти передову технологію ({ NAME($track) })
gaia-option-cover = Накрити «{ NAME($tech) }»
gaia-option-advance = Просунутися: { NAME($track) }
gaia-option-no-step = Не просуватися
gaia-option-lost-planet = Розмістити загублену планету на { NAME($hex) }
gaia-option-station = Розмістити космічну станцію на { NAME($hex) }
gaia-option-swap-with = Поміняти місцями із шахтою на { NAME($hex) }
gaia-option-downgrade = Перетворити лабораторію на { NAME($hex) } на торговельну станцію
gaia-option-rescore = Отримати знову: { NAME($token) }
gaia-option-include = Додати { NAME($hex) }
gaia-option-done = Вибрано ці планети
gaia-option-satellite = Супутник на { NAME($hex) }
gaia-option-token = Взяти жетон: { NAME($token) }
gaia-option-tokens = { $bowl2 } із зони II, { $bowl3 } із зони III, решта із зони I
gaia-option-brainstone = Камінь розуму: { NAME($bowl) }
gaia-option-charge = { $power ->
    [one] Зарядити { $power } енергію
   *[other] Зарядити { $power } енергії
}
gaia-option-token-charge = { $power ->
    [one] Взяти фішку, потім зарядити { $power } енергію
   *[other] Взяти фішку, потім зарядити { $power } енергії
}
gaia-option-charge-token = { $power ->
    [one] Зарядити { $power } енергію, потім взяти фішку
   *[other] Зарядити { $power } енергії, потім взяти фішку
}
gaia-option-decline = Відмовитися
gaia-option-card = Карта { NAME($card) }

# Що сталося

gaia-event-advanced = { $player }: { NAME($track) }, рівень { $level }
gaia-event-automa-card = Автома бере карту { NAME($card) }
gaia-event-board-action = { $player }: дія «{ NAME($board) }»
gaia-event-board-dealt = Сектори розкладено
gaia-event-built = { $player } будує { NAME($structure, case: "accusative") } на { NAME($hex) }
gaia-event-charged = { $amount ->
    [one] { $player } заряджає { $amount } енергію
   *[other] { $player } заряджає { $amount } енергії
}
gaia-event-chose-faction = { $player } грає за { NAME($faction, case: "accusative") }
gaia-event-converted = { $player }, вільна дія: { NAME($free) }
gaia-event-covered = { $player } накриває «{ NAME($tech) }»
gaia-event-declined = { $player } не заряджає енергію
gaia-event-federation-formed = { $player } створює федерацію ({ AMOUNT("resource:satellites", $satellites) })
gaia-event-final-tile = Підсумковий підрахунок: { NAME($tile) }
gaia-event-flipped = { $player } перевертає жетон «{ NAME($token) }»
gaia-event-gaiaformed = { NAME($hex) } стає планетою типу гая
gaia-event-gained = { $player } отримує: { AMOUNT($resource, $amount) }
gaia-event-gained-token = { $player } бере жетон федерації «{ NAME($token) }»
gaia-event-income = { $player }: дохід
gaia-event-income-source = Джерело: { NAME($source) }
gaia-event-paid = { $player } сплачує: { AMOUNT($resource, $amount) }
gaia-event-passed = { $player } пасує
gaia-event-phase-started = { NAME($phase) }
gaia-event-removed-advanced = { $player } прибирає передову технологію ({ NAME($track) })
gaia-event-round-started = Починається раунд { $round }
gaia-event-satellite = { $player } ставить супутник на { NAME($hex) }
gaia-event-scored = { $player }: { AMOUNT("resource:vp", $points) } ({ NAME($source) })
gaia-event-special-action = { $player }, спеціальна дія: { NAME($special) }
gaia-event-spent-power = { $amount ->
    [one] { $player } витрачає { $amount } енергію
   *[other] { $player } витрачає { $amount } енергії
}
gaia-event-swapped = { $player } міняє місцями інститут на { NAME($other) } та шахту на { NAME($hex) }
gaia-event-tokens-discarded = { $player } скидає: { AMOUNT("resource:tokens", $amount) }
gaia-event-tokens-returned = { $player } повертає із зони Гая: { AMOUNT("resource:tokens", $amount) }
gaia-event-tokens-to-gaia = { $player } переміщує до зони Гая: { AMOUNT("resource:tokens", $amount) }
gaia-event-took-advanced = { $player } бере передову технологію «{ NAME($advanced) }»
gaia-event-took-booster = { $player } бере посилювач «{ NAME($booster) }»
gaia-event-took-tile = { $player } бере технологію «{ NAME($tech) }»

# Що треба вирішити

gaia-decision-CHOOSING_FACTION = Виберіть цивілізацію
gaia-decision-SETTLING = Розмістіть початкову споруду
gaia-decision-TAKING_BOOSTER = Виберіть початковий посилювач
gaia-decision-TURNING = Поверніть сектори або залиште поле як є
gaia-decision-CHOOSING_ICON = Який дохід отримати наступним?
gaia-decision-CHARGING = Зарядити енергію?
gaia-decision-STONE_CHARGING = Де опиниться камінь розуму?
gaia-decision-STONE_SPENDING = Витратити камінь розуму?
gaia-decision-STONE_TAKING = Прибрати камінь розуму?
gaia-decision-TAKING_TOKENS = З яких зон узяти фішки?
gaia-decision-BUILDING = Де збудувати шахту?
gaia-decision-BUILDING_OR_PROJECT = Де збудувати шахту або почати проєкт?
gaia-decision-CHOOSING_PLANETS = Які планети увійдуть до федерації?
gaia-decision-PLACING_SATELLITE = Де поставити наступний супутник?
gaia-decision-TAKING_TOKEN = Який жетон федерації взяти?
gaia-decision-FREE_STEP = Просунутися в галузі досліджень?
gaia-decision-PLACING_LOST_PLANET = Де розмістити загублену планету?
gaia-decision-TAKING_TILE = Яку технологію взяти?
gaia-decision-COVERING = Яку технологію накрити?
gaia-decision-RESCORING = Який жетон федерації отримати знову?
gaia-decision-BURNING_WITH_STONE = Де опиниться камінь розуму?
gaia-decision-SWAPPING = З якою шахтою поміняти інститут місцями?
gaia-decision-DOWNGRADING = Яка лабораторія стане торговельною станцією?
gaia-decision-TRADING = Скинути 4 фішки зони Гая за технологію?
gaia-decision-PLACING_STATION = Де розмістити космічну станцію?
gaia-decision-EXCHANGING = Що купити на фішки, які повертаються?
gaia-decision-TURN = Ваш хід: одна основна дія або пас
gaia-decision-ENDING = Ще вільні дії або кінець ходу

# Налаштування: назва, пояснення та варіанти

gaia-setting-free_factions = Вільний вибір цивілізацій
    .help = Кожен вибирає цивілізацію сам; інакше грають за запропоновані для першої партії.
gaia-setting-free_starting_mines = Вільні початкові шахти
    .help = Кожен ставить початкові шахти сам; інакше їхні місця визначено, як у першій партії.
gaia-setting-map_method = Ігрове поле
    .help = Базове поле або сектори, розкладені випадково.
    .choice-basic = базове поле
    .choice-method_1 = 01–04 на своїх місцях, решта випадково
    .choice-method_2 = 01–04 перемішано між собою, решта випадково
    .choice-method_3 = усе випадково
    .choice-random_12 = усе випадково (один або двоє гравців)
gaia-setting-omit_sectors = Прибрати сектори
    .help = Утрьох можна прибрати сектори, щоб зменшити поле.
    .choice-none = жодних
    .choice-9 = сектор 09
    .choice-10 = сектор 10
    .choice-9_10 = сектори 09 та 10
gaia-setting-variable_turn_order = Змінний порядок ходу
    .help = Порядок пасів стає порядком ходу наступного раунду.
gaia-setting-adjacency_home_types_only = Вільніші поля
    .help = На випадкових полях поруч не можуть лежати лише однакові планети семи рідних типів.
gaia-setting-zero_progress_scores_nothing = Нічого за ніщо
    .help = Хто не має того, що рахує фінальний жетон, нічого за нього не отримує.
gaia-setting-end_game_free_conversion = Обмін наприкінці гри
    .help = Після останнього раунду енергію та ККІ обмінюють ще раз.
gaia-setting-satellite_stock_25 = Усі 25 супутників
    .help = Супутники-маркери не зменшують запас.
gaia-setting-useless_actions_allowed = Марні дії
    .help = Можна вибирати дії на полі, які нічого не дають.
gaia-setting-flexible_federations = Гнучкі федерації
    .help = Федерація може обійти свою планету, витративши більше супутників.
gaia-setting-single_conversion_payment = Окрема оплата обмінів
    .help = Кожен обмін оплачують окремо, надлишок пропадає.
gaia-setting-guest_mine_gaia_events = Гостьові шахти на гаї
    .help = Гостьова шахта лантидів на планеті типу гая приносить очки за такі планети.
gaia-setting-automa = Сила Автоми
    .help = Наскільки сильний суперник в одиночній грі.
    .choice-automa = Автома
    .choice-automalein = Автомаляйн
    .choice-automaechtig = Автомехтіг
    .choice-ultoma = Ультома
    .choice-alptrauma = Альптраума
gaia-setting-automa_faction = Цивілізація Автоми
    .help = За кого грає суперник в одиночній грі.
    .choice-random = випадково
    .choice-terrans = { -faction-terrans }
    .choice-xenos = { -faction-xenos }
    .choice-taklons = { -faction-taklons }
    .choice-hadsch_hallas = { -faction-hadsch_hallas }
    .choice-geodens = { -faction-geodens }
    .choice-firaks = { -faction-firaks }
    .choice-itars = { -faction-itars }

# Reactions.

gaia-reaction-charge = Підзарядка
    .help = Що відбувається без запитання, коли хтось будує поруч із вами.
    .choice-ask = питати щоразу
    .choice-matters = питати, лише якщо це важливо
    .choice-never = завжди відмовлятися
    .choice-0 = заряджати, якщо безкоштовно
    .choice-1 = заряджати не дорожче ніж за 1 ПО
    .choice-2 = заряджати не дорожче ніж за 2 ПО
    .choice-3 = заряджати не дорожче ніж за 3 ПО
    .choice-4 = заряджати не дорожче ніж за 4 ПО
    .choice-5 = заряджати не дорожче ніж за 5 ПО
    .choice-6 = заряджати не дорожче ніж за 6 ПО

# Для новачків: мета гри та перебіг раунду

gaia-opening-goal = Ви ведете цивілізацію, що розселяється галактикою: заселяє планети й робить їх придатними до життя, розвиває шість галузей досліджень і об'єднує свої планети у федерації. Перемагає той, хто після шести раундів має найбільше переможних очок (ПО).
gaia-opening-round = Раунд починається з доходу: споруди, посилювач раунду, технології та рівні досліджень приносять руду, кредити, знання, ККІ та енергію. У фазі гаї ваші гаяформери перетворюють нестабільні планети на планети типу гая. Потім усі ходять по черзі, по одній дії за хід: збудувати шахту, розпочати проєкт «Гая», перебудувати споруду, просунутися в дослідженнях, утворити федерацію або виконати дію енергії, ККІ чи спеціальну. Будівництво поруч із суперниками дає їм змогу підзарядити енергію. Хто вже не має що робити, пасує, міняє посилювач і вибуває з раунду; хто спасував першим, починає наступний. У кожному раунді очки приносить щось своє, а наприкінці — два фінальні жетони, рівні досліджень і ресурси, що лишилися.

# Види компонентів

gaia-components-item = У коробці
gaia-components-faction = Цивілізації
gaia-components-structure = Споруди
gaia-components-planet_type = Планети
gaia-components-sector = Сектори
gaia-components-map = Карти поля
gaia-components-map_method = Випадкові поля
gaia-components-first_game = Перші партії
gaia-components-track = Галузі досліджень
gaia-components-tech_tile = Технології
gaia-components-advanced_tech_tile = Передові технології
gaia-components-booster = Посилювачі раунду
gaia-components-round_tile = Жетони цілей раунду
gaia-components-final_tile = Жетони фінального підрахунку
gaia-components-federation_token = Жетони федерацій
gaia-components-board_action = Дії енергії та ККІ
gaia-components-free_action = Вільні дії
gaia-components-decision_card = Карти рішень Автоми
gaia-components-automa_faction_card = Карти цивілізацій Автоми
gaia-components-difficulty = Сила Автоми

# Назви, потрібні лише в переліку компонентів

-structure-satellite = супутник
-free-qic_for_range = 1 ККІ: дальність +2
-sector-sector_1 = Сектор 01
-sector-sector_2 = Сектор 02
-sector-sector_3 = Сектор 03
-sector-sector_4 = Сектор 04
-sector-sector_5a = Сектор 05, лицьовий бік
-sector-sector_5b = Сектор 05, зворот
-sector-sector_6a = Сектор 06, лицьовий бік
-sector-sector_6b = Сектор 06, зворот
-sector-sector_7a = Сектор 07, лицьовий бік
-sector-sector_7b = Сектор 07, зворот
-sector-sector_8 = Сектор 08
-sector-sector_9 = Сектор 09
-sector-sector_10 = Сектор 10
-map-basic_34 = Карта для 3–4 гравців
-map-basic_12 = Карта для 1–2 гравців
-map_method-method_1 = Сектори 01–04 як на карті, решта випадково
-map_method-method_2 = Сектори 01–04 перемішано між собою, решта випадково
-map_method-method_3 = Усі десять секторів випадково
-map_method-random_12 = Усі сім секторів випадково (1–2 гравці)
-map_method-small_3 = Мале поле для 3 гравців
-first_game-1 = Для 1 гравця: цивілізації та початкові шахти
-first_game-2 = Для 2 гравців: цивілізації та початкові шахти
-first_game-3 = Для 3 гравців: цивілізації та початкові шахти
-first_game-4 = Для 4 гравців: цивілізації та початкові шахти
-decision_card-automa_01 = Карта рішень 1
-decision_card-automa_02 = Карта рішень 2
-decision_card-automa_03 = Карта рішень 3
-decision_card-automa_04 = Карта рішень 4
-decision_card-automa_05 = Карта рішень 5
-decision_card-automa_06 = Карта рішень 6
-decision_card-automa_07 = Карта рішень 7
-decision_card-automa_08 = Карта рішень 8
-decision_card-automa_09 = Карта рішень 9
-decision_card-automa_10 = Карта рішень 10
-decision_card-automa_11 = Карта рішень 11
-decision_card-automa_12 = Карта рішень 12
-decision_card-automa_13 = Карта рішень 13
-decision_card-automa_14 = Карта рішень 14
-decision_card-automa_15 = Карта рішень 15
-decision_card-automa_16 = Карта рішень 16
-decision_card-automa_17 = Карта рішень 17
-automa_faction-automa_terrans = { -faction-terrans }
-automa_faction-automa_xenos = { -faction-xenos }
-automa_faction-automa_taklons = { -faction-taklons }
-automa_faction-automa_hadsch_hallas = { -faction-hadsch_hallas }
-automa_faction-automa_geodens = { -faction-geodens }
-automa_faction-automa_firaks = { -faction-firaks }
-automa_faction-automa_itars = { -faction-itars }
-difficulty-automalein = Автомаляйн
-difficulty-automa = Автома
-difficulty-automaechtig = Автомехтіг
-difficulty-ultoma = Ультома
-difficulty-alptrauma = Альптраума
-box-sector_tile = плитки секторів
-box-research_board = планшет досліджень
-box-scoring_board = планшет підрахунку очок
-box-faction_board = двосторонні планшети цивілізацій
-box-booster = посилювачі раунду
-box-round_tile = жетони цілей раунду
-box-final_tile = жетони фінального підрахунку
-box-tech_tile = стандартні технології
-box-federation_token = жетони федерацій
-box-advanced_tech_tile = передові технології
-box-record_token = позначки федерацій
-box-gaia_token = жетони планет типу гая
-box-lost_planet = загублена планета
-box-space_station = космічні станції
-box-action_token = жетони дій
-box-qic = кубики квантового інтелекту (ККІ)
-box-brainstone = камінь розуму
-box-mine = шахти, по 8 кожного кольору
-box-research_lab = наукові лабораторії, по 3 кожного кольору
-box-planetary_institute = планетарні інститути, по 1 кожного кольору
-box-trading_station = торговельні станції, по 4 кожного кольору
-box-academy = академії, по 2 кожного кольору
-box-gaiaformer = гаяформери, по 3 кожного кольору
-box-player_token = маркери гравців, по 7 кожного кольору
-box-satellite = супутники, по 25 кожного кольору
-box-credit_marker = маркери кредитів
-box-ore_marker = маркери руди
-box-knowledge_marker = маркери знань
-box-power_token = фішки енергії
-box-first_player = жетон першого гравця
-box-automa_faction_card = карти цивілізацій Автоми
-box-automa_reference = пам'ятка Автоми з тераформування
-box-automa_decision_card = карти рішень Автоми
-box-automa_rules = правила Автоми
-box-automa_aid = пам'ятка щодо Автоми
-box-player_aid = пам'ятки гравців
-box-turn_order_card = карта порядку ходу

# Чого бракує, якщо правило не дозволяє

gaia-short-GP-FED-1 = Енергоємність { $have }, потрібно щонайменше { $need }
gaia-short-GP-GPROJ-1 = На вашому планшеті немає готового гаяформера
gaia-short-GP-GPROJ-6 = На вашому планшеті немає готового гаяформера
gaia-short-GP-GPROJ-3 = У вас { AMOUNT("resource:tokens", $have) }, потрібно { $need }
gaia-short-GP-GPROJ-2 = У вас { AMOUNT("resource:qic", $have) }, потрібно { $need }
gaia-short-GP-TECH-5 = У вас немає жетона федерації зеленим боком догори
gaia-short-GP-RES-3 = У вас немає жетона федерації зеленим боком догори
gaia-short-GP-RES-1 = У вас { AMOUNT("resource:knowledge", $have) }, потрібно { $need }
gaia-short-GP-RES-13 = У вас { AMOUNT("resource:qic", $have) }, потрібно { $need }
gaia-short-GP-FREE-2 = Фішок у зоні II: { $have }, потрібно { $need }
gaia-short-GP-FAC-HADSCH-2 = У вас { AMOUNT("resource:credits", $have) }, потрібно { $need }
gaia-short-GP-RANGE-4 = У вас { AMOUNT("resource:qic", $have) }, потрібно { $need }
gaia-short-GP-HAB-2 = У вас { AMOUNT("resource:qic", $have) }, потрібно { $need }
gaia-short-GP-HAB-4 = У вас { AMOUNT("resource:ore", $have) }, потрібно { $need }
gaia-short-GP-FAC-TERRANS-2 = У вас { AMOUNT("resource:power", $have) }, потрібно { $need }
gaia-short-GP-FAC-ITARS-2 = Фішок у зоні Гая: { $have }, потрібно { $need }
