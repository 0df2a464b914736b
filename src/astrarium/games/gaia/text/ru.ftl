# «Проект Гайя» по-русски. Сначала термины, затем действия игроков, события и вопросы.

# Строения

-structure-nothing = ничего
-structure-mine = { $case ->
   *[nominative] шахта
    [accusative] шахту
}
-structure-trading_station = торговый аванпост
-structure-research_lab = { $case ->
   *[nominative] научная лаборатория
    [accusative] научную лабораторию
}
-structure-planetary_institute = планетарный институт
-structure-academy_left = { $case ->
   *[nominative] левая академия
    [accusative] левую академию
}
-structure-academy_right = { $case ->
   *[nominative] правая академия
    [accusative] правую академию
}
-structure-gaiaformer = { $case ->
   *[nominative] гайяформер
    [accusative] гайяформер
}
-structure-space_station = { $case ->
   *[nominative] космическая станция
    [accusative] космическую станцию
}

# Типы планет

-planet-terra = земная
-planet-oxide = кислотная
-planet-volcanic = вулканическая
-planet-desert = пустынная
-planet-swamp = болотная
-planet-titanium = титановая
-planet-ice = ледяная
-planet-gaia = гайя
-planet-transdim = нестабильная
-planet-lost_planet = затерянная планета
-planet-space = пустой космос
-planet-outside = вне поля

# Цивилизации

-faction-terrans = { $case ->
   *[nominative] терраны
    [accusative] терранов
}
-faction-lantids = { $case ->
   *[nominative] лантиды
    [accusative] лантидов
}
-faction-xenos = { $case ->
   *[nominative] ксеносы
    [accusative] ксеносов
}
-faction-gleens = { $case ->
   *[nominative] глины
    [accusative] глинов
}
-faction-taklons = { $case ->
   *[nominative] таклоны
    [accusative] таклонов
}
-faction-ambas = { $case ->
   *[nominative] амбасы
    [accusative] амбасов
}
-faction-hadsch_hallas = { $case ->
   *[nominative] хадш-халла
    [accusative] хадш-халла
}
-faction-ivits = { $case ->
   *[nominative] ивиты
    [accusative] ивитов
}
-faction-geodens = { $case ->
   *[nominative] геодены
    [accusative] геоденов
}
-faction-bal_taks = { $case ->
   *[nominative] бал-т'аки
    [accusative] бал-т'аков
}
-faction-firaks = { $case ->
   *[nominative] фираксы
    [accusative] фираксов
}
-faction-bescods = { $case ->
   *[nominative] бескоды
    [accusative] бескодов
}
-faction-nevlas = { $case ->
   *[nominative] невлы
    [accusative] невлов
}
-faction-itars = { $case ->
   *[nominative] итары
    [accusative] итаров
}

# Области исследования и ячейки технологий

-track-terraforming = Терраформирование
-track-navigation = Навигация
-track-artificial_intelligence = Искусственный интеллект
-track-gaia_project = Проект «Гайя»
-track-economy = Экономика
-track-science = Наука
-space-terra = ячейка под областью «Терраформирование»
-space-nav = ячейка под областью «Навигация»
-space-int = ячейка под областью «Искусственный интеллект»
-space-gaia = ячейка под областью «Проект „Гайя“»
-space-eco = ячейка под областью «Экономика»
-space-sci = ячейка под областью «Наука»
-space-free1 = первая свободная ячейка
-space-free2 = вторая свободная ячейка
-space-free3 = третья свободная ячейка

# Стандартные технологии

-tech-tech_ore_qic = 1 руда и 1 ККИ
-tech-tech_knowledge_per_type = 1 знание за каждый тип планет
-tech-tech_big_power_4 = энергоёмкость института и академий равна 4
-tech-tech_7vp = 7 ПО
-tech-tech_income_ore_charge = доход: 1 руда и подзарядка 1
-tech-tech_income_knowledge_credit = доход: 1 знание и 1 кредит
-tech-tech_gaia_3vp = 3 ПО за шахту на планете типа гайя
-tech-tech_income_4_credits = доход: 4 кредита
-tech-tech_action_charge_4 = действие: подзарядка 4

# Передовые технологии

-advanced-adv_pass_federation_3vp = пас: 3 ПО за жетон федерации
-advanced-adv_research_2vp = 2 ПО за шаг исследования
-advanced-adv_action_qic_5_credits = действие: 1 ККИ и 5 кредитов
-advanced-adv_mines_2vp = 2 ПО за шахту
-advanced-adv_pass_labs_3vp = пас: 3 ПО за лабораторию
-advanced-adv_sectors_ore = 1 руда за сектор
-advanced-adv_pass_types_1vp = пас: 1 ПО за тип планет
-advanced-adv_gaia_2vp = 2 ПО за планету типа гайя
-advanced-adv_trading_4vp = 4 ПО за торговый аванпост
-advanced-adv_sectors_2vp = 2 ПО за сектор
-advanced-adv_action_3_ore = действие: 3 руды
-advanced-adv_federations_5vp = 5 ПО за жетон федерации
-advanced-adv_action_3_knowledge = действие: 3 знания
-advanced-adv_build_mine_3vp = 3 ПО за построенную шахту
-advanced-adv_upgrade_trading_3vp = 3 ПО за перестройку в аванпост

# Усилители раунда

-booster-booster_ore_knowledge = 1 руда; 1 знание
-booster-booster_credits_qic = 2 кредита; 1 ККИ
-booster-booster_tokens_ore = 2 фишки энергии; 1 руда
-booster-booster_terraform = 2 кредита; действие: шахта с 1 этапом терраформирования
-booster-booster_range = подзарядка 2; действие: шахта или проект с дальностью +3
-booster-booster_mines = 1 руда; пас: 1 ПО за шахту
-booster-booster_labs = 1 знание; пас: 3 ПО за лабораторию
-booster-booster_trading_stations = 1 руда; пас: 2 ПО за торговый аванпост
-booster-booster_big = подзарядка 4; пас: 4 ПО за институт и академии
-booster-booster_gaia = 4 кредита; пас: 1 ПО за планету типа гайя
-booster-none = без усилителя

# Жетоны целей раунда

-round_tile-round_terraform = 2 ПО за этап терраформирования
-round_tile-round_research = 2 ПО за шаг исследования
-round_tile-round_mine = 2 ПО за построенную шахту
-round_tile-round_federation = 5 ПО за полученный жетон федерации
-round_tile-round_trading_4 = 4 ПО за перестройку в аванпост
-round_tile-round_gaia_4 = 4 ПО за шахту на планете типа гайя
-round_tile-round_big_a = 5 ПО за институт или академию (первый)
-round_tile-round_trading_3 = 3 ПО за перестройку в аванпост
-round_tile-round_gaia_3 = 3 ПО за шахту на планете типа гайя
-round_tile-round_big_b = 5 ПО за институт или академию (второй)

# Жетоны финального подсчёта

-final_tile-final_structures = Больше всего строений
-final_tile-final_federation_structures = Больше всего строений в федерациях
-final_tile-final_planet_types = Больше всего типов планет
-final_tile-final_gaia = Больше всего планет типа гайя
-final_tile-final_sectors = Больше всего секторов
-final_tile-final_satellites = Больше всего спутников

# Жетоны федераций

-token-fed_12vp = 12 ПО
-token-fed_qic = 8 ПО и 1 ККИ
-token-fed_tokens = 8 ПО и 2 фишки энергии
-token-fed_ore = 7 ПО и 2 руды
-token-fed_credits = 7 ПО и 6 кредитов
-token-fed_knowledge = 6 ПО и 2 знания
-token-fed_gleens = глины: 1 руда, 1 знание и 2 кредита

# Действия энергии и ККИ

-board-power_3_knowledge = 7 энергии: 3 знания
-board-power_2_terraform = 5 энергии: шахта с 2 этапами терраформирования
-board-power_2_ore = 4 энергии: 2 руды
-board-power_7_credits = 4 энергии: 7 кредитов
-board-power_2_knowledge = 4 энергии: 2 знания
-board-power_1_terraform = 3 энергии: шахта с 1 этапом терраформирования
-board-power_2_tokens = 3 энергии: 2 фишки энергии
-board-qic_tech_tile = 4 ККИ: жетон технологии
-board-qic_rescore_federation = 3 ККИ: снова получить свой жетон федерации
-board-qic_planet_types = 2 ККИ: 3 ПО и 1 ПО за тип планет

# Свободные действия

-free-burn = сжечь энергию
-free-power_to_qic = 4 энергии на 1 ККИ
-free-power_to_ore = 3 энергии на 1 руду
-free-qic_to_ore = 1 ККИ на 1 руду
-free-power_to_knowledge = 4 энергии на 1 знание
-free-power_to_credit = 1 энергия на 1 кредит
-free-knowledge_to_credit = 1 знание на 1 кредит
-free-ore_to_credit = 1 руда на 1 кредит
-free-ore_to_token = 1 руда на 1 фишку энергии
-free-hadsch_credits_to_qic = хадш-халла: 4 кредита на 1 ККИ
-free-hadsch_credits_to_ore = хадш-халла: 3 кредита на 1 руду
-free-hadsch_credits_to_knowledge = хадш-халла: 4 кредита на 1 знание
-free-baltaks_gaiaformer_to_qic = бал-т'аки: гайяформер на 1 ККИ
-free-nevlas_token_to_knowledge = невлы: фишка зоны III на 1 знание

# Специальные действия

-special-academy = доход академии
-special-tech_action_charge_4 = подзарядка 4
-special-adv_action_qic_5_credits = 1 ККИ и 5 кредитов
-special-adv_action_3_ore = 3 руды
-special-adv_action_3_knowledge = 3 знания
-special-booster_terraform = шахта с 1 этапом терраформирования
-special-booster_range = шахта или проект с дальностью +3
-special-swap = поменять местами институт и шахту
-special-downgrade = превратить лабораторию в аванпост и продвинуться в исследованиях
-special-lowest_track = шаг в самой отстающей области
-special-space_station = космическая станция

# Значки дохода, зоны, источники очков

-icon-base = основной доход
-icon-lab_1 = первая лаборатория
-icon-lab_2 = вторая лаборатория
-icon-lab_3 = третья лаборатория
-icon-institute_1 = институт: подзарядка
-icon-institute_2 = институт: фишки
-icon-economy = Экономика
-icon-tech = технология
-icon-booster = усилитель раунда
-bowl-discard = вне игры
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
   *[nominative] зона гайя
    [accusative] зону гайя
}
-phase-gaia = Фаза гайя
-phase-final = Итоговый подсчёт
-phase-leftovers = Уровни исследований и ресурсы
-points-start = начало
-points-round = цели раундов
-points-booster = усилители
-points-tech = технологии
-points-advanced = передовые технологии
-points-federation = федерации
-points-research = исследования
-points-board = действия на поле
-points-faction = цивилизация
-points-charge = подзарядка
-points-final = финальные жетоны
-points-levels = уровни исследований
-points-resources = ресурсы

# Ресурсы: названия и количества

-resource-ore = руда
-resource-credits = кредиты
-resource-knowledge = знания
-resource-qic = ККИ
-resource-charge = подзарядка
-resource-tokens = фишки энергии
-resource-vp = ПО
-resource-gaiaformer = гайяформеры
-resource-terraform_steps = этапы терраформирования
-resource-range = дальность
-resource-tech_tile = технологии
-resource-research_step = шаги исследования
-resource-federation_rescore = жетон федерации ещё раз
-resource-power = энергия
-resource-satellites = спутники
-resource-bowl1 = фишки в зоне I
-resource-bowl2 = фишки в зоне II
-resource-bowl3 = фишки в зоне III
-resource-gaia_area = фишки в зоне гайя
-resource-brainstone = камень разума
-resource-green_tokens = зелёные жетоны федерации
-resource-power_value = энергоёмкость
amount-resource-ore = { $count ->
    [one] { $count } руда
    [few] { $count } руды
   *[many] { $count } руды
}
amount-resource-credits = { $count ->
    [one] { $count } кредит
    [few] { $count } кредита
   *[many] { $count } кредитов
}
amount-resource-knowledge = { $count ->
    [one] { $count } знание
    [few] { $count } знания
   *[many] { $count } знаний
}
amount-resource-qic = { $count } ККИ
amount-resource-charge = подзарядка { $count }
amount-resource-tokens = { $count ->
    [one] { $count } фишка энергии
    [few] { $count } фишки энергии
   *[many] { $count } фишек энергии
}
amount-resource-vp = { $count } ПО
amount-resource-gaiaformer = { $count ->
    [one] { $count } гайяформер
    [few] { $count } гайяформера
   *[many] { $count } гайяформеров
}
amount-resource-terraform_steps = { $count ->
    [one] { $count } этап терраформирования
    [few] { $count } этапа терраформирования
   *[many] { $count } этапов терраформирования
}
amount-resource-range = дальность +{ $count }
amount-resource-tech_tile = { $count ->
    [one] { $count } технология
    [few] { $count } технологии
   *[many] { $count } технологий
}
amount-resource-research_step = { $count ->
    [one] { $count } шаг исследования
    [few] { $count } шага исследования
   *[many] { $count } шагов исследования
}
amount-resource-federation_rescore = { $count ->
    [one] { $count } жетон федерации ещё раз
    [few] { $count } жетона федерации ещё раз
   *[many] { $count } жетонов федерации ещё раз
}
amount-resource-bowl1 = { $count ->
    [one] { $count } фишка в зоне I
    [few] { $count } фишки в зоне I
   *[many] { $count } фишек в зоне I
}
amount-resource-bowl2 = { $count ->
    [one] { $count } фишка в зоне II
    [few] { $count } фишки в зоне II
   *[many] { $count } фишек в зоне II
}
amount-resource-bowl3 = { $count ->
    [one] { $count } фишка в зоне III
    [few] { $count } фишки в зоне III
   *[many] { $count } фишек в зоне III
}
amount-resource-gaia_area = { $count ->
    [one] { $count } фишка в зоне гайя
    [few] { $count } фишки в зоне гайя
   *[many] { $count } фишек в зоне гайя
}
amount-resource-green_tokens = { $count ->
    [one] { $count } зелёный жетон федерации
    [few] { $count } зелёных жетона федерации
   *[many] { $count } зелёных жетонов федерации
}
amount-resource-power_value = энергоёмкость { $count }
amount-resource-power = { $count ->
    [one] { $count } энергия
    [few] { $count } энергии
   *[many] { $count } энергии
}
amount-resource-satellites = { $count ->
    [one] { $count } спутник
    [few] { $count } спутника
   *[many] { $count } спутников
}

# Что может сделать игрок

gaia-option-take-back = Отозвать ответ
gaia-option-faction = Играть за { NAME($faction, case: "accusative") }
gaia-option-deal = Сектор { NAME($sector) }, поворотов: { $rotation }
gaia-option-turn = Повернуть сектор { NAME($sector) } на { $rotation } × 60°
gaia-option-keep-board = Оставить поле как есть
gaia-option-settle = Начать на { NAME($hex) }
gaia-option-booster = Взять усилитель: { NAME($booster) }
gaia-option-income = Сначала: { NAME($icon) }
gaia-option-exchange = Обменять: { NAME($free) }
gaia-option-trade-for-tile = Сбросить 4 фишки за жетон технологии
gaia-option-stop = Закончить
gaia-option-build = Построить шахту на { NAME($hex) }
gaia-option-project = Начать проект «Гайя» на { NAME($hex) }
gaia-option-upgrade = Построить на { NAME($hex) } { NAME($structure, case: "accusative") }
gaia-option-federate = Создать федерацию
gaia-option-research = Исследовать: { NAME($track) }
gaia-option-action = Действие: { NAME($board) }
gaia-option-special = Специальное действие: { NAME($special) }
gaia-option-pass = Спасовать и взять: { NAME($booster) }
gaia-option-convert = Свободное действие: { NAME($free) }
gaia-option-end = Закончить ход
gaia-option-tile = Взять технологию: { NAME($space) }
gaia-option-advanced = Взять передовую технологию ({ NAME($track) })
gaia-option-cover = Накрыть «{ NAME($tech) }»
gaia-option-advance = Продвинуться: { NAME($track) }
gaia-option-no-step = Не продвигаться
gaia-option-lost-planet = Поместить затерянную планету на { NAME($hex) }
gaia-option-station = Поместить космическую станцию на { NAME($hex) }
gaia-option-swap-with = Поменять местами с шахтой на { NAME($hex) }
gaia-option-downgrade = Превратить лабораторию на { NAME($hex) } в аванпост
gaia-option-rescore = Получить снова: { NAME($token) }
gaia-option-include = Включить { NAME($hex) }
gaia-option-done = Выбраны эти планеты
gaia-option-satellite = Спутник на { NAME($hex) }
gaia-option-token = Взять жетон: { NAME($token) }
gaia-option-tokens = { $bowl2 } из зоны II, { $bowl3 } из зоны III, остальное из зоны I
gaia-option-brainstone = Камень разума: { NAME($bowl) }
gaia-option-charge = { $power ->
    [one] Зарядить { $power } энергию
   *[other] Зарядить { $power } энергии
}
gaia-option-token-charge = { $power ->
    [one] Взять фишку, затем зарядить { $power } энергию
   *[other] Взять фишку, затем зарядить { $power } энергии
}
gaia-option-charge-token = { $power ->
    [one] Зарядить { $power } энергию, затем взять фишку
   *[other] Зарядить { $power } энергии, затем взять фишку
}
gaia-option-decline = Отказаться
gaia-option-card = Карта { NAME($card) }

# Что произошло

gaia-event-advanced = { $player }: { NAME($track) }, уровень { $level }
gaia-event-automa-card = Автома берёт карту { NAME($card) }
gaia-event-board-action = { $player }: действие «{ NAME($board) }»
gaia-event-board-dealt = Сектора разложены
gaia-event-built = { $player } строит { NAME($structure, case: "accusative") } на { NAME($hex) }
gaia-event-charged = { $amount ->
    [one] { $player } заряжает { $amount } энергию
   *[other] { $player } заряжает { $amount } энергии
}
gaia-event-chose-faction = { $player } играет за { NAME($faction, case: "accusative") }
gaia-event-converted = { $player }, свободное действие: { NAME($free) }
gaia-event-covered = { $player } накрывает «{ NAME($tech) }»
gaia-event-declined = { $player } не заряжает энергию
gaia-event-federation-formed = { $player } создаёт федерацию ({ AMOUNT("resource:satellites", $satellites) })
gaia-event-final-tile = Итоговый подсчёт: { NAME($tile) }
gaia-event-flipped = { $player } переворачивает жетон «{ NAME($token) }»
gaia-event-gaiaformed = { NAME($hex) } становится планетой типа гайя
gaia-event-gained = { $player } получает: { AMOUNT($resource, $amount) }
gaia-event-gained-token = { $player } берёт жетон федерации «{ NAME($token) }»
gaia-event-income = { $player }: доход
gaia-event-income-source = Источник: { NAME($source) }
gaia-event-paid = { $player } платит: { AMOUNT($resource, $amount) }
gaia-event-passed = { $player } пасует
gaia-event-phase-started = { NAME($phase) }
gaia-event-removed-advanced = { $player } убирает передовую технологию ({ NAME($track) })
gaia-event-round-started = Начинается раунд { $round }
gaia-event-satellite = { $player } ставит спутник на { NAME($hex) }
gaia-event-scored = { $player }: { AMOUNT("resource:vp", $points) } ({ NAME($source) })
gaia-event-special-action = { $player }, специальное действие: { NAME($special) }
gaia-event-spent-power = { $amount ->
    [one] { $player } тратит { $amount } энергию
   *[other] { $player } тратит { $amount } энергии
}
gaia-event-swapped = { $player } меняет местами институт на { NAME($other) } и шахту на { NAME($hex) }
gaia-event-tokens-discarded = { $player } сбрасывает: { AMOUNT("resource:tokens", $amount) }
gaia-event-tokens-returned = { $player } возвращает из зоны гайя: { AMOUNT("resource:tokens", $amount) }
gaia-event-tokens-to-gaia = { $player } перемещает в зону гайя: { AMOUNT("resource:tokens", $amount) }
gaia-event-took-advanced = { $player } берёт передовую технологию «{ NAME($advanced) }»
gaia-event-took-booster = { $player } берёт усилитель «{ NAME($booster) }»
gaia-event-took-tile = { $player } берёт технологию «{ NAME($tech) }»

# Что нужно решить

gaia-decision-CHOOSING_FACTION = Выберите цивилизацию
gaia-decision-SETTLING = Поместите начальное строение
gaia-decision-TAKING_BOOSTER = Выберите начальный усилитель
gaia-decision-TURNING = Поверните сектора или оставьте поле как есть
gaia-decision-CHOOSING_ICON = Какой доход получить следующим?
gaia-decision-CHARGING = Зарядить энергию?
gaia-decision-STONE_CHARGING = Где окажется камень разума?
gaia-decision-STONE_SPENDING = Потратить камень разума?
gaia-decision-STONE_TAKING = Убрать камень разума?
gaia-decision-TAKING_TOKENS = Из каких зон взять фишки?
gaia-decision-BUILDING = Где построить шахту?
gaia-decision-BUILDING_OR_PROJECT = Где построить шахту или начать проект?
gaia-decision-CHOOSING_PLANETS = Какие планеты войдут в федерацию?
gaia-decision-PLACING_SATELLITE = Где поставить следующий спутник?
gaia-decision-TAKING_TOKEN = Какой жетон федерации взять?
gaia-decision-FREE_STEP = Продвинуться в области исследования?
gaia-decision-PLACING_LOST_PLANET = Где поместить затерянную планету?
gaia-decision-TAKING_TILE = Какую технологию взять?
gaia-decision-COVERING = Какую технологию накрыть?
gaia-decision-RESCORING = Какой жетон федерации получить снова?
gaia-decision-BURNING_WITH_STONE = Где окажется камень разума?
gaia-decision-SWAPPING = С какой шахтой поменять институт местами?
gaia-decision-DOWNGRADING = Какая лаборатория станет аванпостом?
gaia-decision-TRADING = Сбросить 4 фишки зоны гайя за технологию?
gaia-decision-PLACING_STATION = Где поместить космическую станцию?
gaia-decision-EXCHANGING = Что купить на возвращающиеся фишки?
gaia-decision-TURN = Ваш ход: одно основное действие или пас
gaia-decision-ENDING = Ещё свободные действия или конец хода

# Настройки: название, пояснение и варианты

gaia-setting-free_factions = Свободный выбор цивилизаций
    .help = Каждый выбирает цивилизацию сам; иначе играют за предложенные для первой партии.
gaia-setting-free_starting_mines = Свободные начальные шахты
    .help = Каждый ставит начальные шахты сам; иначе их места предписаны, как в первой партии.
gaia-setting-map_method = Поле
    .help = Базовое поле или сектора, разложенные случайно.
    .choice-basic = базовое поле
    .choice-method_1 = 01–04 на своих местах, остальные случайно
    .choice-method_2 = 01–04 перемешаны между собой, остальные случайно
    .choice-method_3 = всё случайно
    .choice-random_12 = всё случайно (один или два игрока)
gaia-setting-omit_sectors = Убрать сектора
    .help = Втроём можно убрать сектора, чтобы уменьшить поле.
    .choice-none = никаких
    .choice-9 = сектор 09
    .choice-10 = сектор 10
    .choice-9_10 = сектора 09 и 10
gaia-setting-variable_turn_order = Изменяемый порядок хода
    .help = Порядок пасов становится порядком хода следующего раунда.
gaia-setting-adjacency_home_types_only = Более свободные поля
    .help = На случайных полях рядом не могут лежать только одинаковые планеты семи родных типов.
gaia-setting-zero_progress_scores_nothing = Ничего за ничего
    .help = У кого нет того, что считает финальный жетон, тот ничего за него не получает.
gaia-setting-end_game_free_conversion = Обмен в конце игры
    .help = После последнего раунда энергию и ККИ обменивают ещё раз.
gaia-setting-satellite_stock_25 = Все 25 спутников
    .help = Спутники-маркеры не уменьшают запас.
gaia-setting-useless_actions_allowed = Бесполезные действия
    .help = Можно выбирать действия на поле, которые ничего не дают.
gaia-setting-flexible_federations = Гибкие федерации
    .help = Федерация может обойти свою планету, потратив больше спутников.
gaia-setting-single_conversion_payment = Раздельная оплата обменов
    .help = Каждый обмен оплачивают отдельно, излишек пропадает.
gaia-setting-guest_mine_gaia_events = Гостевые шахты на гайе
    .help = Гостевая шахта лантидов на планете типа гайя приносит очки за такие планеты.
gaia-setting-automa = Сила Автомы
    .help = Насколько силён соперник в одиночной игре.
    .choice-automa = Автома
    .choice-automalein = Автомаляйн
    .choice-automaechtig = Автомэхтиг
    .choice-ultoma = Ультома
    .choice-alptrauma = Альптраума
gaia-setting-automa_faction = Цивилизация Автомы
    .help = За кого играет соперник в одиночной игре.
    .choice-random = случайно
    .choice-terrans = { -faction-terrans }
    .choice-xenos = { -faction-xenos }
    .choice-taklons = { -faction-taklons }
    .choice-hadsch_hallas = { -faction-hadsch_hallas }
    .choice-geodens = { -faction-geodens }
    .choice-firaks = { -faction-firaks }
    .choice-itars = { -faction-itars }

# Reactions.

gaia-reaction-charge = Подзарядка
    .help = Что происходит без вопроса, когда кто-то строит рядом с вами.
    .choice-ask = спрашивать каждый раз
    .choice-matters = спрашивать, только если это важно
    .choice-never = всегда отказываться
    .choice-0 = заряжать, если бесплатно
    .choice-1 = заряжать не дороже чем за 1 ПО
    .choice-2 = заряжать не дороже чем за 2 ПО
    .choice-3 = заряжать не дороже чем за 3 ПО
    .choice-4 = заряжать не дороже чем за 4 ПО
    .choice-5 = заряжать не дороже чем за 5 ПО
    .choice-6 = заряжать не дороже чем за 6 ПО

# Для новичков: цель игры и ход раунда

gaia-opening-goal = Вы ведёте цивилизацию, которая расселяется по галактике: заселяет планеты и делает их пригодными для жизни, развивает шесть областей исследований и объединяет свои планеты в федерации. Побеждает тот, у кого после шести раундов больше всего победных очков (ПО).
gaia-opening-round = Раунд начинается с дохода: строения, усилитель раунда, технологии и уровни исследований приносят руду, кредиты, знания, ККИ и энергию. В фазе гайя ваши гайяформеры превращают нестабильные планеты в планеты типа гайя. Затем все ходят по очереди, по одному действию за ход: построить шахту, начать проект «Гайя», перестроить строение, продвинуться в исследованиях, создать федерацию или выполнить действие энергии, ККИ либо специальное. Стройка рядом с соперниками позволяет им подзарядить энергию. Кому больше нечего делать, тот пасует, меняет усилитель и выбывает из раунда; спасовавший первым начинает следующий. В каждом раунде очки приносит что-то своё, а в конце — два финальных жетона, уровни исследований и оставшиеся ресурсы.

# Виды компонентов

gaia-components-item = В коробке
gaia-components-faction = Цивилизации
gaia-components-structure = Строения
gaia-components-planet_type = Планеты
gaia-components-sector = Сектора
gaia-components-map = Карты поля
gaia-components-map_method = Случайные поля
gaia-components-first_game = Первые партии
gaia-components-track = Области исследований
gaia-components-tech_tile = Технологии
gaia-components-advanced_tech_tile = Передовые технологии
gaia-components-booster = Усилители раунда
gaia-components-round_tile = Жетоны целей раунда
gaia-components-final_tile = Жетоны финального подсчёта
gaia-components-federation_token = Жетоны федераций
gaia-components-board_action = Действия энергии и ККИ
gaia-components-free_action = Свободные действия
gaia-components-decision_card = Карты решений Автомы
gaia-components-automa_faction_card = Карты цивилизаций Автомы
gaia-components-difficulty = Сила Автомы

# Названия, нужные только в перечне компонентов

-structure-satellite = спутник
-free-qic_for_range = 1 ККИ: дальность +2
-sector-sector_1 = Сектор 01
-sector-sector_2 = Сектор 02
-sector-sector_3 = Сектор 03
-sector-sector_4 = Сектор 04
-sector-sector_5a = Сектор 05, лицевая сторона
-sector-sector_5b = Сектор 05, оборот
-sector-sector_6a = Сектор 06, лицевая сторона
-sector-sector_6b = Сектор 06, оборот
-sector-sector_7a = Сектор 07, лицевая сторона
-sector-sector_7b = Сектор 07, оборот
-sector-sector_8 = Сектор 08
-sector-sector_9 = Сектор 09
-sector-sector_10 = Сектор 10
-map-basic_34 = Карта для 3–4 игроков
-map-basic_12 = Карта для 1–2 игроков
-map_method-method_1 = Сектора 01–04 как на карте, остальные случайно
-map_method-method_2 = Сектора 01–04 перемешаны между собой, остальные случайно
-map_method-method_3 = Все десять секторов случайно
-map_method-random_12 = Все семь секторов случайно (1–2 игрока)
-map_method-small_3 = Малое поле для 3 игроков
-first_game-1 = Для 1 игрока: цивилизации и начальные шахты
-first_game-2 = Для 2 игроков: цивилизации и начальные шахты
-first_game-3 = Для 3 игроков: цивилизации и начальные шахты
-first_game-4 = Для 4 игроков: цивилизации и начальные шахты
-decision_card-automa_01 = Карта решений 1
-decision_card-automa_02 = Карта решений 2
-decision_card-automa_03 = Карта решений 3
-decision_card-automa_04 = Карта решений 4
-decision_card-automa_05 = Карта решений 5
-decision_card-automa_06 = Карта решений 6
-decision_card-automa_07 = Карта решений 7
-decision_card-automa_08 = Карта решений 8
-decision_card-automa_09 = Карта решений 9
-decision_card-automa_10 = Карта решений 10
-decision_card-automa_11 = Карта решений 11
-decision_card-automa_12 = Карта решений 12
-decision_card-automa_13 = Карта решений 13
-decision_card-automa_14 = Карта решений 14
-decision_card-automa_15 = Карта решений 15
-decision_card-automa_16 = Карта решений 16
-decision_card-automa_17 = Карта решений 17
-automa_faction-automa_terrans = { -faction-terrans }
-automa_faction-automa_xenos = { -faction-xenos }
-automa_faction-automa_taklons = { -faction-taklons }
-automa_faction-automa_hadsch_hallas = { -faction-hadsch_hallas }
-automa_faction-automa_geodens = { -faction-geodens }
-automa_faction-automa_firaks = { -faction-firaks }
-automa_faction-automa_itars = { -faction-itars }
-difficulty-automalein = Автомаляйн
-difficulty-automa = Автома
-difficulty-automaechtig = Автомэхтиг
-difficulty-ultoma = Ультома
-difficulty-alptrauma = Альптраума
-box-sector_tile = плитки секторов
-box-research_board = планшет исследований
-box-scoring_board = планшет подсчёта очков
-box-faction_board = двусторонние планшеты цивилизаций
-box-booster = усилители раунда
-box-round_tile = жетоны целей раунда
-box-final_tile = жетоны финального подсчёта
-box-tech_tile = стандартные технологии
-box-federation_token = жетоны федераций
-box-advanced_tech_tile = передовые технологии
-box-record_token = метки федераций
-box-gaia_token = жетоны планет типа гайя
-box-lost_planet = затерянная планета
-box-space_station = космические станции
-box-action_token = жетоны действий
-box-qic = кубики квантового интеллекта (ККИ)
-box-brainstone = камень разума
-box-mine = шахты, по 8 каждого цвета
-box-research_lab = научные лаборатории, по 3 каждого цвета
-box-planetary_institute = планетарные институты, по 1 каждого цвета
-box-trading_station = торговые аванпосты, по 4 каждого цвета
-box-academy = академии, по 2 каждого цвета
-box-gaiaformer = гайяформеры, по 3 каждого цвета
-box-player_token = маркеры игроков, по 7 каждого цвета
-box-satellite = спутники, по 25 каждого цвета
-box-credit_marker = маркеры кредитов
-box-ore_marker = маркеры руды
-box-knowledge_marker = маркеры знаний
-box-power_token = фишки энергии
-box-first_player = жетон первого игрока
-box-automa_faction_card = карты цивилизаций Автомы
-box-automa_reference = памятка Автомы по терраформированию
-box-automa_decision_card = карты решений Автомы
-box-automa_rules = правила Автомы
-box-automa_aid = памятка по Автоме
-box-player_aid = памятки игроков
-box-turn_order_card = карта порядка хода

# Чего не хватает, если правило не позволяет

gaia-short-GP-FED-1 = Энергоёмкость { $have }, нужно не меньше { $need }
gaia-short-GP-GPROJ-1 = На вашем планшете нет готового гайяформера
gaia-short-GP-GPROJ-6 = На вашем планшете нет готового гайяформера
gaia-short-GP-GPROJ-3 = У вас { AMOUNT("resource:tokens", $have) }, нужно { $need }
gaia-short-GP-GPROJ-2 = У вас { AMOUNT("resource:qic", $have) }, нужно { $need }
gaia-short-GP-TECH-5 = У вас нет жетона федерации зелёной стороной вверх
gaia-short-GP-RES-3 = У вас нет жетона федерации зелёной стороной вверх
gaia-short-GP-RES-1 = У вас { AMOUNT("resource:knowledge", $have) }, нужно { $need }
gaia-short-GP-RES-13 = У вас { AMOUNT("resource:qic", $have) }, нужно { $need }
gaia-short-GP-FREE-2 = Фишек в зоне II: { $have }, нужно { $need }
gaia-short-GP-FAC-HADSCH-2 = У вас { AMOUNT("resource:credits", $have) }, нужно { $need }
gaia-short-GP-RANGE-4 = У вас { AMOUNT("resource:qic", $have) }, нужно { $need }
gaia-short-GP-HAB-2 = У вас { AMOUNT("resource:qic", $have) }, нужно { $need }
gaia-short-GP-HAB-4 = У вас { AMOUNT("resource:ore", $have) }, нужно { $need }
gaia-short-GP-FAC-TERRANS-2 = У вас { AMOUNT("resource:power", $have) }, нужно { $need }
gaia-short-GP-FAC-ITARS-2 = Фишек в зоне гайя: { $have }, нужно { $need }
