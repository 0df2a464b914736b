# «Федерация» по-русски. Сначала термины, затем действия игроков, события, вопросы и пояснения к компонентам.

# Планеты

-planet-neo = Нео
-planet-sixmoons = { $case ->
   *[nominative] Шестилуние
    [genitive] Шестилуния
    [accusative] Шестилуние
    [locative] Шестилунии
}
-planet-atal = { $case ->
   *[nominative] Атал
    [genitive] Атала
    [accusative] Атал
    [locative] Атале
}
-planet-arratuin = { $case ->
   *[nominative] Арратуин
    [genitive] Арратуина
    [accusative] Арратуин
    [locative] Арратуине
}
-planet-e81216 = E81216

# Помещения сената, шпионаж, внешний модуль

-room-officers_quarters = каюты офицеров
-room-procurement_office = бюро закупок
-room-patrons_office = кабинет покровителя
-room-presidents_office = кабинет президента
-room-assistants_room = { $case ->
   *[nominative] комната помощников
    [accusative] комнату помощников
}
-room-small_lounge = { $case ->
   *[nominative] малая гостиная
    [accusative] малую гостиную
}
-room-spy = шпионаж
-room-outer_module = внешний модуль

# Действия сената

-action-neo = Нео
-action-sixmoons = { $case ->
   *[nominative] Шестилуние
    [genitive] Шестилуния
    [accusative] Шестилуние
    [locative] Шестилунии
}
-action-atal = { $case ->
   *[nominative] Атал
    [genitive] Атала
    [accusative] Атал
    [locative] Атале
}
-action-arratuin = { $case ->
   *[nominative] Арратуин
    [genitive] Арратуина
    [accusative] Арратуин
    [locative] Арратуине
}
-action-e81216 = E81216
-action-officers_quarters = каюты офицеров
-action-procurement_office = бюро закупок
-action-patrons_office = кабинет покровителя
-action-presidents_office = кабинет президента
-action-assistants_room = { $case ->
   *[nominative] комната помощников
    [accusative] комнату помощников
}
-action-small_lounge = { $case ->
   *[nominative] малая гостиная
    [accusative] малую гостиную
}
-action-spy = шпионаж
-action-outer_module = внешний модуль

# Клетки сената; винительный падеж отвечает на вопрос «куда», предложный — «где», с предлогом

-space-officers_quarters = { $case ->
   *[nominative] каюты офицеров (левое крыло)
    [accusative] в каюты офицеров (левое крыло)
    [locative] в каютах офицеров (левое крыло)
}
-space-neo_left = { $case ->
   *[nominative] Нео (левое крыло)
    [accusative] на Нео (левое крыло)
    [locative] на Нео (левое крыло)
}
-space-sixmoons_left = { $case ->
   *[nominative] Шестилуние (левое крыло)
    [accusative] на Шестилуние (левое крыло)
    [locative] на Шестилунии (левое крыло)
}
-space-arratuin_left = { $case ->
   *[nominative] Арратуин (левое крыло)
    [accusative] на Арратуин (левое крыло)
    [locative] на Арратуине (левое крыло)
}
-space-procurement_office = { $case ->
   *[nominative] бюро закупок (левое крыло)
    [accusative] в бюро закупок (левое крыло)
    [locative] в бюро закупок (левое крыло)
}
-space-spy_left = { $case ->
   *[nominative] шпионаж (левое крыло)
    [accusative] на клетку шпионажа (левое крыло)
    [locative] на клетке шпионажа (левое крыло)
}
-space-atal_left = { $case ->
   *[nominative] Атал (левое крыло)
    [accusative] на Атал (левое крыло)
    [locative] на Атале (левое крыло)
}
-space-e81216_left = { $case ->
   *[nominative] E81216 (левое крыло)
    [accusative] на E81216 (левое крыло)
    [locative] на E81216 (левое крыло)
}
-space-patrons_office = { $case ->
   *[nominative] кабинет покровителя (левое крыло)
    [accusative] в кабинет покровителя (левое крыло)
    [locative] в кабинете покровителя (левое крыло)
}
-space-atal_right = { $case ->
   *[nominative] Атал (правое крыло)
    [accusative] на Атал (правое крыло)
    [locative] на Атале (правое крыло)
}
-space-e81216_right = { $case ->
   *[nominative] E81216 (правое крыло)
    [accusative] на E81216 (правое крыло)
    [locative] на E81216 (правое крыло)
}
-space-presidents_office = { $case ->
   *[nominative] кабинет президента (правое крыло)
    [accusative] в кабинет президента (правое крыло)
    [locative] в кабинете президента (правое крыло)
}
-space-spy_right = { $case ->
   *[nominative] шпионаж (правое крыло)
    [accusative] на клетку шпионажа (правое крыло)
    [locative] на клетке шпионажа (правое крыло)
}
-space-assistants_room = { $case ->
   *[nominative] комната помощников (правое крыло)
    [accusative] в комнату помощников (правое крыло)
    [locative] в комнате помощников (правое крыло)
}
-space-neo_right = { $case ->
   *[nominative] Нео (правое крыло)
    [accusative] на Нео (правое крыло)
    [locative] на Нео (правое крыло)
}
-space-small_lounge = { $case ->
   *[nominative] малая гостиная (правое крыло)
    [accusative] в малую гостиную (правое крыло)
    [locative] в малой гостиной (правое крыло)
}
-space-sixmoons_right = { $case ->
   *[nominative] Шестилуние (правое крыло)
    [accusative] на Шестилуние (правое крыло)
    [locative] на Шестилунии (правое крыло)
}
-space-arratuin_right = { $case ->
   *[nominative] Арратуин (правое крыло)
    [accusative] на Арратуин (правое крыло)
    [locative] на Арратуине (правое крыло)
}

# Крылья, этажи, колонки, стороны

-wing-left = { $case ->
   *[nominative] левое крыло
    [genitive] левого крыла
    [locative] левом крыле
}
-wing-right = { $case ->
   *[nominative] правое крыло
    [genitive] правого крыла
    [locative] правом крыле
}
-floor-1 = этаж 1
-floor-2 = этаж 2
-floor-3 = этаж 3
-column-1 = { $case ->
   *[nominative] колонка 1
    [accusative] колонку 1
}
-column-2 = { $case ->
   *[nominative] колонка 2
    [accusative] колонку 2
}
-column-3 = { $case ->
   *[nominative] колонка 3
    [accusative] колонку 3
}
-column-4 = { $case ->
   *[nominative] колонка 4
    [accusative] колонку 4
}
-column-5 = { $case ->
   *[nominative] колонка 5
    [accusative] колонку 5
}
-column-6 = { $case ->
   *[nominative] колонка 6
    [accusative] колонку 6
}
-side-voting = голосование
-side-funding = финансирование

# Ресурсы и то, что считают

-resource-lavandium = { $case ->
   *[nominative] лавандий
    [genitive] лавандия
}
-resource-copernium = { $case ->
   *[nominative] коперний
    [genitive] коперния
}
-resource-oceanium = { $case ->
   *[nominative] океаний
    [genitive] океания
}
-resource-golden_diamond = { $case ->
   *[nominative] золотой алмаз
    [genitive] золотого алмаза
}
-resource-crystal_any = любой кристалл
-resource-prestige = очки престижа
-resource-degree = степень аккредитации
-resource-spaceship = космический корабль
-resource-mission_marker = маркер особой миссии
-resource-alteration = жетон преобразования
-resource-vote = голос
-resource-influence = влияние
-resource-crystal = кристаллы
-resource-level = уровень аккредитации
-resource-die = кубик помощника
-resource-robot = роботы
-resource-erudite = жетоны специалистов лицом вверх
amount-resource-lavandium = { $count ->
    [one] { $count } лавандий
    [few] { $count } лавандия
   *[many] { $count } лавандиев
}
amount-resource-copernium = { $count ->
    [one] { $count } коперний
    [few] { $count } коперния
   *[many] { $count } коперниев
}
amount-resource-oceanium = { $count ->
    [one] { $count } океаний
    [few] { $count } океания
   *[many] { $count } океаниев
}
amount-resource-golden_diamond = { $count ->
    [one] { $count } золотой алмаз
    [few] { $count } золотых алмаза
   *[many] { $count } золотых алмазов
}
amount-resource-crystal_any = { $count ->
    [one] { $count } любой кристалл
    [few] { $count } любых кристалла
   *[many] { $count } любых кристаллов
}
amount-resource-prestige = { $count } ОП
amount-resource-degree = { $count ->
    [one] { $count } степень аккредитации
    [few] { $count } степени аккредитации
   *[many] { $count } степеней аккредитации
}
amount-resource-spaceship = { $count ->
    [one] { $count } космический корабль
    [few] { $count } космических корабля
   *[many] { $count } космических кораблей
}
amount-resource-mission_marker = { $count ->
    [one] { $count } маркер особой миссии
    [few] { $count } маркера особых миссий
   *[many] { $count } маркеров особых миссий
}
amount-resource-crystal = { $count ->
    [one] { $count } кристалл
    [few] { $count } кристалла
   *[many] { $count } кристаллов
}
amount-resource-vote = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
amount-resource-influence = { $count ->
    [one] { $count } уровень влияния
    [few] { $count } уровня влияния
   *[many] { $count } уровней влияния
}
amount-resource-alteration = { $count ->
    [one] { $count } жетон преобразования
    [few] { $count } жетона преобразования
   *[many] { $count } жетонов преобразования
}
amount-resource-erudite = { $count ->
    [one] { $count } жетон специалиста
    [few] { $count } жетона специалистов
   *[many] { $count } жетонов специалистов
}
amount-resource-medal = { $count ->
    [one] { $count } орден почёта
    [few] { $count } ордена почёта
   *[many] { $count } орденов почёта
}
amount-resource-asteroid = { $count ->
    [one] { $count } жетон астероида
    [few] { $count } жетона астероидов
   *[many] { $count } жетонов астероидов
}
amount-resource-mission = { $count ->
    [one] { $count } выполненная миссия
    [few] { $count } выполненные миссии
   *[many] { $count } выполненных миссий
}
amount-resource-step = { $count ->
    [one] { $count } деление
    [few] { $count } деления
   *[many] { $count } делений
}
amount-resource-ambassador = { $count ->
    [one] { $count } посол
    [few] { $count } посла
   *[many] { $count } послов
}
amount-resource-robot = { $count ->
    [one] { $count } робот
    [few] { $count } робота
   *[many] { $count } роботов
}
amount-resource-trade_disc = { $count ->
    [one] { $count } диск торговли
    [few] { $count } диска торговли
   *[many] { $count } дисков торговли
}
amount-resource-level = { $count ->
    [one] { $count } уровень аккредитации
    [few] { $count } уровня аккредитации
   *[many] { $count } уровней аккредитации
}
amount-resource-marker_level = { $count ->
    [one] { $count } уровень маркера аккредитации
    [few] { $count } уровня маркера аккредитации
   *[many] { $count } уровней маркера аккредитации
}
amount-resource-level_round = { $count ->
    [one] { $count } уровень аккредитации до конца раунда
    [few] { $count } уровня аккредитации до конца раунда
   *[many] { $count } уровней аккредитации до конца раунда
}
amount-resource-level_game = { $count ->
    [one] { $count } уровень аккредитации до конца игры
    [few] { $count } уровня аккредитации до конца игры
   *[many] { $count } уровней аккредитации до конца игры
}
amount-resource-hangar = { $count ->
    [one] { $count } корабль в ангаре
    [few] { $count } корабля в ангаре
   *[many] { $count } кораблей в ангаре
}
amount-resource-supply = { $count ->
    [one] { $count } корабль в запасе
    [few] { $count } корабля в запасе
   *[many] { $count } кораблей в запасе
}
amount-resource-completed = { $count ->
    [one] { $count } выполненная миссия
    [few] { $count } выполненные миссии
   *[many] { $count } выполненных миссий
}
amount-resource-die = { $count } на кубике помощника
amount-resource-medal_points = { $count } ОП за ордена
amount-resource-contribution = { $count ->
    [one] { $count } шаг общего проекта
    [few] { $count } шага общего проекта
   *[many] { $count } шагов общего проекта
}
amount-resource-leftovers = { $count } ОП за остатки
amount-planet-neo = влияние { $count } на Нео
amount-planet-sixmoons = влияние { $count } на Шестилунии
amount-planet-atal = влияние { $count } на Атале
amount-planet-arratuin = влияние { $count } на Арратуине
amount-planet-e81216 = влияние { $count } на E81216

# Послы

-ambassador-1 = { $case ->
   *[nominative] посол 1
    [genitive] посла 1
    [accusative] посла 1
}
-ambassador-2 = { $case ->
   *[nominative] посол 2
    [genitive] посла 2
    [accusative] посла 2
}
-ambassador-3 = { $case ->
   *[nominative] посол 3
    [genitive] посла 3
    [accusative] посла 3
}
-ambassador-special = { $case ->
   *[nominative] особый посол
    [genitive] особого посла
    [accusative] особого посла
}

# Жетоны преобразования

-alteration-alt1_vote2_lavandium = 2 голоса; 1 лавандий
-alteration-alt1_vote1_copernium = 1 голос; 1 коперний
-alteration-alt1_vote2_degree = 2 голоса; 1 степень аккредитации
-alteration-alt1_vote1_assistant = 1 голос; кубик помощника +1
-alteration-alt1_vote3_prestige = 3 голоса; 1 ОП
-alteration-alt1_fund_lavandium2 = финансирование; 2 лавандия
-alteration-alt1_fund_copernium = финансирование; 1 коперний
-alteration-alt1_fund_degree = финансирование; 1 степень аккредитации
-alteration-alt1_fund_prestige2 = финансирование; 2 ОП
-alteration-alt2_vote3_copernium = 3 голоса; 1 коперний
-alteration-alt2_vote2_oceanium = 2 голоса; 1 океаний
-alteration-alt2_vote3_assistant = 3 голоса; кубик помощника +1
-alteration-alt2_fund_oceanium = финансирование; 1 океаний
-alteration-alt2_fund_spaceship = финансирование; 1 космический корабль
-alteration-alt2_fund_mission = финансирование; маркер на любую особую миссию
-alteration-alt3_vote4_oceanium = 4 голоса; 1 океаний
-alteration-alt3_vote5_degree = 5 голосов; 1 степень аккредитации
-alteration-alt3_vote3_assistant2 = 3 голоса; кубик помощника +2
-alteration-alt3_fund_project = финансирование; любой крупный проект +1
-alteration-alt3_fund_degree2 = финансирование; 2 степени аккредитации
-alteration-alt4_vote6_oceanium = 6 голосов; 1 океаний
-alteration-alt4_vote5_diamond = 5 голосов; 1 золотой алмаз
-alteration-alt4_vote5_project = 5 голосов; любой крупный проект +1
-alteration-alt4_fund_diamond = финансирование; 1 золотой алмаз и 1 лавандий
-alteration-alt4_fund_project_ship = финансирование; любой крупный проект +1, 1 космический корабль

# Жетоны специалистов

-erudite-1A1 = 1A1: уровень +1 на этот раунд
-erudite-1A2 = 1A2: обновить специалиста уровня 1
-erudite-1A3 = 1A3: копия специалиста уровня 1
-erudite-2A1 = 2A1: уровень +2 на этот раунд
-erudite-2A2 = 2A2: взять специалиста уровня 3
-erudite-2A3 = 2A3: копия специалиста уровня 1 или 2
-erudite-3A1 = 3A1: 1 ОП за доступную или выполненную миссию
-erudite-3A2 = 3A2: 3 ОП за каждый цвет специалистов
-erudite-3A3 = 3A3: 2 ОП за каждый уровень влияния на Атале
-erudite-1B1 = 1B1: постройка дешевле на 1 кристалл
-erudite-1B2 = 1B2: лавандий за влияние на E81216
-erudite-1B3 = 1B3: доход любого производства
-erudite-2B1 = 2B1: постройка дешевле на 2 кристалла
-erudite-2B2 = 2B2: коперний за влияние на E81216
-erudite-2B3 = 2B3: два дохода от производств
-erudite-3B1 = 3B1: 2 ОП за каждый уровень влияния на E81216
-erudite-3B2 = 3B2: 3 ОП за золотой алмаз
-erudite-3B3 = 3B3: 5 ОП за мегаструктуру
-erudite-1C1 = 1C1: 1 степень аккредитации
-erudite-1C2 = 1C2: корабль или маркер миссии
-erudite-1C3 = 1C3: диск на уровень 1 лавки
-erudite-2C1 = 2C1: 2 степени аккредитации
-erudite-2C2 = 2C2: корабль и маркер миссии
-erudite-2C3 = 2C3: диск на уровень 1 лавки с бонусом
-erudite-3C1 = 3C1: 2 ОП за уровень аккредитации
-erudite-3C2 = 3C2: 3 ОП за корабль в ангаре
-erudite-3C3 = 3C3: 3 ОП за диск на уровне 2
-erudite-1D1 = 1D1: ещё один жетон силы 1
-erudite-1D2 = 1D2: кубик помощника +1
-erudite-1D3 = 1D3: ещё на 1 луну
-erudite-2D1 = 2D1: ещё один жетон силы 2
-erudite-2D2 = 2D2: кубик помощника +2
-erudite-2D3 = 2D3: ещё на 2 луны
-erudite-3D1 = 3D1: 3 ОП за неиспользованный жетон преобразования
-erudite-3D2 = 3D2: 2 ОП за каждое очко на кубике помощника
-erudite-3D3 = 3D3: 2 ОП за каждый уровень влияния на Шестилунии
-erudite-1E1 = 1E1: ещё 2 лавандия
-erudite-1E2 = 1E2: ещё 1 океаний
-erudite-1E3 = 1E3: ещё на 1 клетку
-erudite-2E1 = 2E1: ещё 1 лавандий и 1 океаний
-erudite-2E2 = 2E2: ещё 1 коперний и 1 океаний
-erudite-2E3 = 2E3: ещё 1 золотой алмаз
-erudite-3E1 = 3E1: 5 ОП за жетон астероида
-erudite-3E2 = 3E2: 1 ОП за кристалл и алмаз
-erudite-3E3 = 3E3: 2 ОП за каждый уровень влияния на Нео
-erudite_type-A = тип A (фиолетовый)
-erudite_type-B = тип B (зелёный)
-erudite_type-C = тип C (жёлтый)
-erudite_type-D = тип D (синий)
-erudite_type-E = тип E (оранжевый)

# Начальные жетоны

-starting-starting_tile_1 = смешанная руда
-starting-starting_tile_2 = мир океанов
-starting-starting_tile_3 = мир алмазов
-starting-starting_tile_4 = кораблестроители
-starting-starting_tile_5 = исследователи
-starting-starting_tile_6 = дипломаты
-starting-starting_tile_7 = посланники
-starting-starting_tile_8 = торговцы

# Жетоны дальнего космоса

-deep-deep_space_1 = { $case ->
   *[nominative] волна финансирования
    [accusative] волну финансирования
}
-deep-deep_space_2 = { $case ->
   *[nominative] мастер преобразований
    [accusative] мастера преобразований
}
-deep-deep_space_3 = { $case ->
   *[nominative] высокая аккредитация
    [accusative] высокую аккредитацию
}
-deep-deep_space_4 = { $case ->
   *[nominative] торговая привилегия
    [accusative] торговую привилегию
}
-deep-deep_space_5 = { $case ->
   *[nominative] безупречный помощник
    [accusative] безупречного помощника
}
-deep-deep_space_6 = { $case ->
   *[nominative] особый посол
    [accusative] особого посла
}
-deep-deep_space_7 = { $case ->
   *[nominative] почётная экспедиция
    [accusative] почётную экспедицию
}
-deep-deep_space_8 = бесплатное строительство

# Ордена почёта

-medal-neo = орден почёта Нео
-medal-sixmoons = орден почёта Шестилуния
-medal-atal = орден почёта Атала
-medal-arratuin = орден почёта Арратуина
-medal-e81216 = орден почёта E81216
-medal-accreditation = орден почёта за аккредитацию
-medal-intrigue = орден почёта за интриги

# Крупные проекты

-project-sixmoons = крупный проект Шестилуния
-project-atal = крупный проект Атала
-project-e81216 = крупный проект E81216
-project-neo = крупный проект Нео
-project-missions = крупный проект особых миссий
-project-arratuin = крупный проект Арратуина
-project-common = общий крупный проект

# Законы

-law-left_neo = закон Нео (левое крыло)
-law-left_sixmoons = закон Шестилуния (левое крыло)
-law-left_atal = закон Атала (левое крыло)
-law-left_arratuin = закон Арратуина (левое крыло)
-law-left_e81216 = закон E81216 (левое крыло)
-law-right_neo = закон Нео (правое крыло)
-law-right_sixmoons = закон Шестилуния (правое крыло)
-law-right_atal = закон Атала (правое крыло)
-law-right_arratuin = закон Арратуина (правое крыло)
-law-right_e81216 = закон E81216 (правое крыло)

# Особые миссии

-mission-neo = { $case ->
   *[nominative] миссия Нео
    [accusative] миссию Нео
}
-mission-sixmoons = { $case ->
   *[nominative] миссия Шестилуния
    [accusative] миссию Шестилуния
}
-mission-atal = { $case ->
   *[nominative] миссия Атала
    [accusative] миссию Атала
}
-mission-arratuin = { $case ->
   *[nominative] миссия Арратуина
    [accusative] миссию Арратуина
}
-mission-e81216 = { $case ->
   *[nominative] миссия E81216
    [accusative] миссию E81216
}
-mission-officers_quarters = { $case ->
   *[nominative] миссия кают офицеров
    [accusative] миссию кают офицеров
}
-mission-spy = { $case ->
   *[nominative] миссия шпионажа
    [accusative] миссию шпионажа
}
-mission-presidents_office = { $case ->
   *[nominative] миссия кабинета президента
    [accusative] миссию кабинета президента
}
-mission-small_lounge = { $case ->
   *[nominative] миссия малой гостиной
    [accusative] миссию малой гостиной
}
-mission-assistants_room = { $case ->
   *[nominative] миссия комнаты помощников
    [accusative] миссию комнаты помощников
}
-mission-procurement_office = { $case ->
   *[nominative] миссия бюро закупок
    [accusative] миссию бюро закупок
}
-mission-patrons_office = { $case ->
   *[nominative] миссия кабинета покровителя
    [accusative] миссию кабинета покровителя
}

# Лавки

-shop-shop_1 = { $case ->
   *[nominative] бесплатная лавка
    [accusative] бесплатную лавку
}
-shop-shop_2 = кристаллы и патенты
-shop-shop_3 = агентство помощников
-shop-shop_4 = { $case ->
   *[nominative] корабельная контора
    [accusative] корабельную контору
}
-shop-shop_5 = { $case ->
   *[nominative] огранка алмазов
    [accusative] огранку алмазов
}
-shop-shop_6 = { $case ->
   *[nominative] галерея престижа
    [accusative] галерею престижа
}

# Производства и мегаструктуры

-production-space_shipyard = { $case ->
   *[nominative] Космическая верфь
    [genitive] Космической верфи
    [accusative] Космическую верфь
}
-production-transporter = { $case ->
   *[nominative] Транспортёр
    [genitive] Транспортёра
}
-production-transmutation_chamber = { $case ->
   *[nominative] Камера трансмутации
    [genitive] Камеры трансмутации
    [accusative] Камеру трансмутации
}
-production-lavandium_replicator = { $case ->
   *[nominative] Репликатор лавандия
    [genitive] Репликатора лавандия
}
-production-military_academy = { $case ->
   *[nominative] Военная академия
    [genitive] Военной академии
    [accusative] Военную академию
}
-production-consulate = { $case ->
   *[nominative] Консульство
    [genitive] Консульства
}
-production-alteration_incubator = { $case ->
   *[nominative] Инкубатор преобразений
    [genitive] Инкубатора преобразений
}
-production-space_university = { $case ->
   *[nominative] Космический университет
    [genitive] Космического университета
}
-megastructure-megastructure_1 = { $case ->
   *[nominative] мегаструктура 1
    [accusative] мегаструктуру 1
}
-megastructure-megastructure_2 = { $case ->
   *[nominative] мегаструктура 2
    [accusative] мегаструктуру 2
}
-megastructure-megastructure_3 = { $case ->
   *[nominative] мегаструктура 3
    [accusative] мегаструктуру 3
}
-megastructure-megastructure_4 = { $case ->
   *[nominative] мегаструктура 4
    [accusative] мегаструктуру 4
}
-megastructure_token-neo = влияние на Нео
-megastructure_token-sixmoons = влияние на Шестилунии
-megastructure_token-atal = влияние на Атале
-megastructure_token-arratuin = влияние на Арратуине
-megastructure_token-e81216 = влияние на E81216
-megastructure_token-missions = выполненные особые миссии
-megastructure_token-accreditation = уровень аккредитации
-megastructure_token-assistant = значение кубика помощника

# Клетки Нео; винительный падеж отвечает на вопрос «куда», с предлогом

-neo-neo_0 = { $case ->
   *[nominative] начальная клетка
    [accusative] на начальную клетку
}
-neo-neo_1a = { $case ->
   *[nominative] верхняя шахта 1
    [accusative] в верхнюю шахту 1
}
-neo-neo_1b = { $case ->
   *[nominative] нижняя шахта 1
    [accusative] в нижнюю шахту 1
}
-neo-neo_2a = { $case ->
   *[nominative] место астероида A
    [accusative] на место астероида A
}
-neo-neo_2b = { $case ->
   *[nominative] место астероида B
    [accusative] на место астероида B
}
-neo-neo_3 = { $case ->
   *[nominative] центральная штольня 3
    [accusative] в центральную штольню 3
}
-neo-neo_4a = { $case ->
   *[nominative] верхняя шахта 4
    [accusative] в верхнюю шахту 4
}
-neo-neo_4b = { $case ->
   *[nominative] нижняя шахта 4
    [accusative] в нижнюю шахту 4
}
-neo-neo_5a = { $case ->
   *[nominative] место астероида C
    [accusative] на место астероида C
}
-neo-neo_5b = { $case ->
   *[nominative] место астероида D
    [accusative] на место астероида D
}
-neo-neo_6 = { $case ->
   *[nominative] центральная штольня 6
    [accusative] в центральную штольню 6
}
-neo-neo_7a = { $case ->
   *[nominative] верхняя шахта 7
    [accusative] в верхнюю шахту 7
}
-neo-neo_7b = { $case ->
   *[nominative] нижняя шахта 7
    [accusative] в нижнюю шахту 7
}
-neo-neo_8 = { $case ->
   *[nominative] поле мёртвых астероидов
    [accusative] на поле мёртвых астероидов
}

# Астероиды и мёртвые астероиды

-asteroid-asteroid_1 = астероид (2 коперния)
-asteroid-asteroid_2 = астероид (1 лавандий и 1 океаний)
-asteroid-asteroid_3 = астероид (3 лавандия)
-asteroid-asteroid_4 = астероид (1 коперний и 1 океаний)
-asteroid-asteroid_5 = астероид (2 океания)
-asteroid-asteroid_6 = астероид (1 золотой алмаз)
-asteroid-dead_asteroid_1 = мёртвый астероид (1 золотой алмаз и 1 лавандий)
-asteroid-dead_asteroid_2 = мёртвый астероид (1 золотой алмаз и 1 коперний)
-asteroid-dead_asteroid_3 = мёртвый астероид (1 золотой алмаз и 1 океаний)
-asteroid-dead_asteroid_4 = мёртвый астероид (3 океания)
-asteroid-dead_asteroid_5 = мёртвый астероид (2 золотых алмаза)
-asteroid-dead_asteroid_6 = мёртвый астероид (2 коперния и 1 океаний)

# Луны

-moon-moon_start = { $case ->
   *[nominative] начальная луна
    [accusative] начальную луну
    [locative] начальной луне
}
-moon-moon_1 = { $case ->
   *[nominative] луна 1
    [accusative] луну 1
    [locative] луне 1
}
-moon-moon_2 = { $case ->
   *[nominative] луна 2
    [accusative] луну 2
    [locative] луне 2
}
-moon-moon_3 = { $case ->
   *[nominative] луна 3
    [accusative] луну 3
    [locative] луне 3
}
-moon-moon_4 = { $case ->
   *[nominative] луна 4
    [accusative] луну 4
    [locative] луне 4
}
-moon-moon_5 = { $case ->
   *[nominative] луна 5
    [accusative] луну 5
    [locative] луне 5
}
-moon-moon_6 = { $case ->
   *[nominative] луна 6
    [accusative] луну 6
    [locative] луне 6
}
-moon-moon_planet = { $case ->
   *[nominative] синяя планета
    [accusative] синюю планету
    [locative] синей планете
}

# Жетоны блокировки и нейтральные жетоны

-planet_block-block_planet_1 = жетон блокировки планет 1 (Арратуин слева, Шестилуние справа; 0 голосов: E81216 слева)
-planet_block-block_planet_2 = жетон блокировки планет 2 (Шестилуние слева, Нео справа; 0 голосов: Атал слева)
-planet_block-block_planet_3 = жетон блокировки планет 3 (E81216 слева, Атал справа; 0 голосов: Нео слева)
-planet_block-block_planet_4 = жетон блокировки планет 4 (Нео слева, Арратуин справа; 0 голосов: Шестилуние справа)
-planet_block-block_planet_5 = жетон блокировки планет 5 (Атал слева, E81216 справа; 0 голосов: Арратуин справа)
-room_block-block_room_officers_quarters = жетон блокировки помещений (каюты офицеров, шпионаж справа)
-room_block-block_room_procurement_office = жетон блокировки помещений (бюро закупок, шпионаж справа)
-room_block-block_room_patrons_office = жетон блокировки помещений (кабинет покровителя, шпионаж справа)
-room_block-block_room_assistants_room = жетон блокировки помещений (комната помощников, шпионаж слева)
-room_block-block_room_small_lounge = жетон блокировки помещений (малая гостиная, шпионаж слева)
-neutral_token-neutral_zero = нейтральный жетон 0
-neutral_token-neutral_1_2 = нейтральный жетон 1/2
-neutral_token-neutral_3_4 = нейтральный жетон 3/4
-neutral_token-neutral_5 = нейтральный жетон 5

# Аккредитация

-level-level_1 = уровень 1
-level-level_2 = уровень 2
-level-level_3 = уровень 3
-level-level_4 = уровень 4
-level-level_5 = уровень 5
-level_token-level_token_plus_1 = жетон уровня аккредитации +1
-level_token-level_token_plus_2 = жетон уровня аккредитации +2

# Кубик, фишки и маркеры

-die-assistant_die = кубик помощника
-piece-president_pawn = { $case ->
   *[nominative] фишка президента сената
    [accusative] фишку президента сената
}
-piece-miner = { $case ->
   *[nominative] шахтёр
    [accusative] шахтёра
}
-piece-mage = { $case ->
   *[nominative] маг
    [accusative] мага
}
-piece-robot = { $case ->
   *[nominative] робот
    [accusative] робота
}
-piece-trade_disc = диск торговли
-piece-accreditation_marker = маркер аккредитации
-piece-common_project_marker = маркер общего крупного проекта

# Имена, которыми варианты и события называют компоненты; face — как лежит посол

-space-outer_module = { $case ->
   *[nominative] внешний модуль
    [accusative] во внешний модуль
    [locative] во внешнем модуле
}
-face-voting = стороной голосования вверх
-face-funding = стороной финансирования вверх
-unit-lavandium = { $case ->
   *[nominative] лавандий
    [genitive] лавандия
}
-unit-copernium = { $case ->
   *[nominative] коперний
    [genitive] коперния
}
-unit-oceanium = { $case ->
   *[nominative] океаний
    [genitive] океания
}
-unit-golden_diamond = { $case ->
   *[nominative] золотой алмаз
    [genitive] золотого алмаза
}
-unit-degree = степень аккредитации
-unit-spaceship = космический корабль
-unit-mission_marker = маркер особой миссии
-face-alt1_vote2_lavandium = под жетоном «2 голоса; 1 лавандий»
-face-alt1_vote1_copernium = под жетоном «1 голос; 1 коперний»
-face-alt1_vote2_degree = под жетоном «2 голоса; 1 степень аккредитации»
-face-alt1_vote1_assistant = под жетоном «1 голос; кубик помощника +1»
-face-alt1_vote3_prestige = под жетоном «3 голоса; 1 ОП»
-face-alt1_fund_lavandium2 = под жетоном «финансирование; 2 лавандия»
-face-alt1_fund_copernium = под жетоном «финансирование; 1 коперний»
-face-alt1_fund_degree = под жетоном «финансирование; 1 степень аккредитации»
-face-alt1_fund_prestige2 = под жетоном «финансирование; 2 ОП»
-face-alt2_vote3_copernium = под жетоном «3 голоса; 1 коперний»
-face-alt2_vote2_oceanium = под жетоном «2 голоса; 1 океаний»
-face-alt2_vote3_assistant = под жетоном «3 голоса; кубик помощника +1»
-face-alt2_fund_oceanium = под жетоном «финансирование; 1 океаний»
-face-alt2_fund_spaceship = под жетоном «финансирование; 1 космический корабль»
-face-alt2_fund_mission = под жетоном «финансирование; маркер на любую особую миссию»
-face-alt3_vote4_oceanium = под жетоном «4 голоса; 1 океаний»
-face-alt3_vote5_degree = под жетоном «5 голосов; 1 степень аккредитации»
-face-alt3_vote3_assistant2 = под жетоном «3 голоса; кубик помощника +2»
-face-alt3_fund_project = под жетоном «финансирование; любой крупный проект +1»
-face-alt3_fund_degree2 = под жетоном «финансирование; 2 степени аккредитации»
-face-alt4_vote6_oceanium = под жетоном «6 голосов; 1 океаний»
-face-alt4_vote5_diamond = под жетоном «5 голосов; 1 золотой алмаз»
-face-alt4_vote5_project = под жетоном «5 голосов; любой крупный проект +1»
-face-alt4_fund_diamond = под жетоном «финансирование; 1 золотой алмаз и 1 лавандий»
-face-alt4_fund_project_ship = под жетоном «финансирование; любой крупный проект +1, 1 космический корабль»
-site-space_shipyard = { $case ->
   *[nominative] Космическая верфь
    [accusative] Космическую верфь
}
-site-transporter = Транспортёр
-site-transmutation_chamber = { $case ->
   *[nominative] Камера трансмутации
    [accusative] Камеру трансмутации
}
-site-lavandium_replicator = Репликатор лавандия
-site-military_academy = { $case ->
   *[nominative] Военная академия
    [accusative] Военную академию
}
-site-consulate = Консульство
-site-alteration_incubator = Инкубатор преобразений
-site-space_university = Космический университет
-site-megastructure_1 = { $case ->
   *[nominative] мегаструктура 1
    [accusative] мегаструктуру 1
}
-site-megastructure_2 = { $case ->
   *[nominative] мегаструктура 2
    [accusative] мегаструктуру 2
}
-site-megastructure_3 = { $case ->
   *[nominative] мегаструктура 3
    [accusative] мегаструктуру 3
}
-site-megastructure_4 = { $case ->
   *[nominative] мегаструктура 4
    [accusative] мегаструктуру 4
}
-phase-executive = Фаза управления
-phase-final = Подсчёт очков в конце игры
-points-floors = этажи сената
-points-laws = законы
-points-missions = особые миссии
-points-erudites = специалисты
-points-megastructures = мегаструктуры
-points-shops = лавки
-points-alterations = жетоны преобразования
-points-accreditation = аккредитация
-points-medals = ордена почёта
-points-leftovers = остатки
-points-projects = крупные проекты

# Что может сделать игрок

federation-option-take-back = Отозвать ответ
federation-option-start = Взять начальный жетон «{ NAME($tile) }»
federation-option-place = Положить { NAME($ambassador, case: "accusative") } { NAME($face) } { NAME($space, case: "accusative") }
federation-option-save = Сохранить особого посла на другой раунд
federation-option-fly = Отправить корабль на { NAME($mission, case: "accusative") }
federation-option-end = Закончить ход
federation-option-use = Использовать жетон «{ NAME($tile) }»
federation-option-discard = Сбросить { AMOUNT($resource, 1) }
federation-option-pay = { $lavandium ->
    [0] { $copernium ->
        [0] { $oceanium ->
            [0] Не платить кристаллов
           *[other] Заплатить { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Заплатить { AMOUNT("resource:copernium", $copernium) }
           *[other] Заплатить { AMOUNT("resource:copernium", $copernium) } и { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
   *[other] { $copernium ->
        [0] { $oceanium ->
            [0] Заплатить { AMOUNT("resource:lavandium", $lavandium) }
           *[other] Заплатить { AMOUNT("resource:lavandium", $lavandium) } и { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Заплатить { AMOUNT("resource:lavandium", $lavandium) } и { AMOUNT("resource:copernium", $copernium) }
           *[other] Заплатить { AMOUNT("resource:lavandium", $lavandium) }, { AMOUNT("resource:copernium", $copernium) } и { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
}
federation-option-perform = Выполнить действие
federation-option-forfeit = Отказаться от действия
federation-option-add-die = Добавить кубик помощника
federation-option-keep-die = Не добавлять кубик помощника
federation-option-dig = Передвинуть шахтёра { NAME($space, case: "accusative") }
federation-option-stay = Остаться здесь и получить награду
federation-option-take-asteroid = Взять { NAME($asteroid) }
federation-option-take-token = Взять жетон «{ NAME($token) }»
federation-option-take-tile = Взять жетон «{ NAME($tile) }»
federation-option-trade = Торговать в лавке «{ NAME($shop) }»
federation-option-build = Построить { NAME($site, case: "accusative") }
federation-option-finish = Закончить действие
federation-option-visit = Действие на { NAME($planet, case: "locative") }
federation-option-copy = Скопировать действие «{ NAME($action) }»
federation-option-copy-tile = Скопировать жетон «{ NAME($tile) }»
federation-option-refresh = Обновить жетон «{ NAME($tile) }»
federation-option-choose = Получить: { NAME($unit) }
federation-option-open = Открыть { NAME($mission, case: "accusative") }
federation-option-fund = Продвинуть { NAME($project) }
federation-option-medal = Взять { NAME($medal) }
federation-option-deep-space = Взять жетон дальнего космоса «{ NAME($tile) }»
federation-option-keep-token = Оставить жетон «{ NAME($token) }»
federation-option-disc = Положить диск в лавку «{ NAME($shop) }»
federation-option-construct = Бесплатно построить { NAME($site, case: "accusative") }
federation-option-income = Получить доход { NAME($production, case: "genitive") }
federation-option-transport-miner = Передвинуть шахтёра { NAME($space, case: "accusative") } без награды
federation-option-transport-mage = Передвинуть мага на одну луну без жетона
federation-option-upgrade = Превратить { AMOUNT($resource, 1) } в следующий, более ценный ресурс
federation-option-accept = Получить доход
federation-option-decline = Отказаться от дохода
federation-option-upkeep = { $level ->
    [0] Не платить и опуститься до степени 3
   *[other] Оплатить уровень { $level }
}
federation-option-pass-law = Принять закон { NAME($wing, case: "genitive") }
federation-option-turn-token = Открыт жетон «{ NAME($token) }»
federation-option-turn-asteroid = Открыт { NAME($asteroid) }
federation-option-turn-tile = Открыт жетон «{ NAME($tile) }»
federation-option-turn-law = Закон { NAME($law, case: "genitive") }
federation-option-turn-planet-block = Открыт { NAME($tile) }
federation-option-turn-room-block = Открыт { NAME($tile) }
federation-option-see-deep-space = Жетон дальнего космоса «{ NAME($tile) }»

# Группы вариантов

federation-verb-take-back = Отозвать
federation-verb-start = Начальные жетоны
federation-verb-place = Послы
federation-verb-save = Сохранить
federation-verb-fly = Миссии
federation-verb-end = Конец хода
federation-verb-use = Использовать жетоны
federation-verb-discard = Сбросить
federation-verb-pay = Оплата
federation-verb-perform = Действие
federation-verb-forfeit = Без действия
federation-verb-add-die = Добавить кубик
federation-verb-keep-die = Не добавлять кубик
federation-verb-dig = Шахтёр
federation-verb-stay = Остаться
federation-verb-take-asteroid = Астероиды
federation-verb-take-token = Жетоны преобразования
federation-verb-take-tile = Жетоны специалистов
federation-verb-trade = Лавки
federation-verb-build = Строительство
federation-verb-finish = Закончить
federation-verb-visit = Планеты
federation-verb-copy = Копия действия
federation-verb-copy-tile = Копия жетона
federation-verb-refresh = Обновить
federation-verb-choose = Получить
federation-verb-open = Маркеры миссий
federation-verb-fund = Проекты
federation-verb-medal = Ордена
federation-verb-deep-space = Дальний космос
federation-verb-keep-token = Оставить жетон
federation-verb-disc = Диски
federation-verb-construct = Бесплатное строительство
federation-verb-income = Доходы
federation-verb-transport-miner = Шахтёр
federation-verb-transport-mage = Маг
federation-verb-upgrade = Превращение
federation-verb-accept = Получить
federation-verb-decline = Отказаться
federation-verb-upkeep = Оплата аккредитации
federation-verb-pass-law = Законы
federation-verb-turn-token = Жетон преобразования
federation-verb-turn-asteroid = Астероид
federation-verb-turn-tile = Жетон специалиста
federation-verb-turn-law = Закон
federation-verb-turn-planet-block = Занятые планеты
federation-verb-turn-room-block = Занятое помещение
federation-verb-see-deep-space = Жетон дальнего космоса

# Что произошло

federation-event-acts = { $player } начинает действие на { NAME($planet, case: "locative") }
federation-event-added-die = { $player } добавляет кубик помощника ({ $value }) { NAME($space, case: "locative") }
federation-event-blocked-planets = Нейтральный игрок занимает клетки: { NAME($tile) }
federation-event-blocked-room = Нейтральный игрок занимает клетки: { NAME($tile) }
federation-event-built = { $player } строит { NAME($site, case: "accusative") }
federation-event-chose-law = { $player }, обладатель фишки президента сената, выбирает закон { NAME($wing, case: "genitive") }
federation-event-counted = { $player }: { $value }
federation-event-copied-tile = { $player } копирует жетон «{ NAME($tile) }»
federation-event-declined = { $player } отказывается от дохода { NAME($production, case: "genitive") }
federation-event-degree = { $player } достигает степени аккредитации { $degree }
federation-event-die-raised = { $player }: кубик помощника показывает { $value }
federation-event-drew-token = { $player } тянет жетон преобразования «{ NAME($token) }»
federation-event-flew = { $player } отправляет корабль на { NAME($mission, case: "accusative") }
federation-event-forfeited = { $player } обходится без действия
federation-event-funded = { $player } продвигает { NAME($project) } ({ $value } из { $length })
federation-event-gained = { $player } получает: { AMOUNT($resource, $amount) }
federation-event-gained-ships = { $player } перемещает в ангар: { AMOUNT("resource:spaceship", $amount) }
federation-event-influence = { $player }: влияние на { NAME($planet, case: "locative") } — { $value }
federation-event-law-passed = Принят закон { NAME($planet, case: "genitive") } ({ NAME($wing) }): голосов слева { $left }, справа { $right }
federation-event-leftovers = { $player }: осталось { AMOUNT("resource:crystal", $crystals) }, { AMOUNT("resource:golden_diamond", $diamonds) }, { AMOUNT("resource:hangar", $ships) }, { AMOUNT("resource:alteration", $tokens) }
federation-event-level-raised = { $player }: уровень аккредитации считается выше на { $amount }
federation-event-looked-at-deep-space = { $player } просматривает жетоны дальнего космоса
federation-event-lost = { $player } сбрасывает: { AMOUNT($resource, $amount) }
federation-event-mage-moved = { $player } передвигает мага на { NAME($moon, case: "accusative") }
federation-event-miner-moved = { $player } передвигает шахтёра { NAME($space, case: "accusative") }
federation-event-opened = { $player } открывает { NAME($mission, case: "accusative") }
federation-event-paid = { $player } платит: { AMOUNT($resource, $amount) }
federation-event-phase-started = { NAME($phase) }
federation-event-placed = { $player } кладёт { NAME($ambassador, case: "accusative") } { NAME($face) } { NAME($space, case: "accusative") }
federation-event-placed-disc = { $player } кладёт диск на уровень { $level } лавки «{ NAME($shop) }»
federation-event-project-complete = Полностью профинансирован { NAME($project) }
federation-event-refreshed = { $player } обновляет жетон «{ NAME($tile) }»
federation-event-round-started = Начинается раунд { $round }
federation-event-saved-ambassador = { $player } сохраняет особого посла на другой раунд
federation-event-saw-tile = { $player } видит жетон дальнего космоса «{ NAME($tile) }»
federation-event-saw-token = { $player } видит жетон преобразования «{ NAME($token) }»
federation-event-scored = { $player }: { AMOUNT("resource:prestige", $points) } ({ NAME($source) })
federation-event-scoring-medals = Подсчёт: ордена почёта
federation-event-scoring-project = Подсчёт: { NAME($project) }
federation-event-spied = { $player } копирует действие «{ NAME($action) }»
federation-event-step-lost = { $player }: { NAME($project) } уже профинансирован полностью, второй шаг пропадает
federation-event-swapped-laws = Законы правого крыла для раундов 4 и 5 меняются местами
federation-event-took-asteroid = { $player } берёт { NAME($asteroid) }
federation-event-took-deep-tile = { $player } берёт жетон дальнего космоса «{ NAME($tile) }»
federation-event-took-income = { $player } получает доход { NAME($production, case: "genitive") }
federation-event-took-medal = { $player } получает { NAME($medal) } (всего: { AMOUNT("resource:medal", $owned) })
federation-event-took-pawn = { $player } берёт фишку президента сената
federation-event-took-special-ambassador = { $player } получает особого посла
federation-event-took-start = { $player } берёт начальный жетон «{ NAME($tile) }»
federation-event-took-tile = { $player } берёт жетон специалиста «{ NAME($tile) }»
federation-event-took-token = { $player } берёт жетон преобразования «{ NAME($token) }»
federation-event-traded = { $player } торгует в лавке «{ NAME($shop) }»
federation-event-transmuted = { $player } превращает { AMOUNT($resource, 1) } в { AMOUNT($better, 1) }
federation-event-turned-asteroid = На Нео открыт { NAME($asteroid) }
federation-event-turned-law = Закон { NAME($wing, case: "genitive") } для раунда { $round }: { NAME($planet) }
federation-event-turned-tile = На Атале открыт жетон «{ NAME($tile) }»
federation-event-turned-token = На { NAME($moon, case: "locative") } открыт жетон «{ NAME($token) }»
federation-event-unwon-floor = { $votes ->
    [0] На этаже { $floor } ни у кого нет голосов
   *[other] Этаж { $floor } никто не выигрывает: у нейтрального игрока голосов больше ({ $neutral } против { $votes })
}
federation-event-upkeep = { $level ->
    [0] { $player } не платит за аккредитацию и опускается до степени { $degree }
   *[other] { $player } оплачивает уровень аккредитации { $level } (степень { $degree })
}
federation-event-used-tile = { $player } использует жетон «{ NAME($tile) }»
federation-event-won-floor = { $player }: больше всего голосов на этаже { $floor } — { $votes }

# Что нужно решить

federation-decision-CHOOSING_START = Выберите начальный жетон
federation-decision-TURN = Ваш ход: положите посла
federation-decision-CLOSING = Отправьте корабль на особую миссию или закончите ход
federation-decision-PERFORMING = Выполнить действие клетки?
federation-decision-ADDING_DIE = Добавить к этому послу кубик помощника?
federation-decision-COPYING = Какое действие скопировать?
federation-decision-OPENING = Какую миссию открыть маркером?
federation-decision-INCOME_OF_SPACE_SHIPYARD = Получить доход Космической верфи?
federation-decision-INCOME_OF_TRANSPORTER = Получить доход Транспортёра?
federation-decision-INCOME_OF_TRANSMUTATION_CHAMBER = Получить доход Камеры трансмутации?
federation-decision-INCOME_OF_LAVANDIUM_REPLICATOR = Получить доход Репликатора лавандия?
federation-decision-INCOME_OF_MILITARY_ACADEMY = Получить доход Военной академии?
federation-decision-INCOME_OF_CONSULATE = Получить доход Консульства?
federation-decision-INCOME_OF_ALTERATION_INCUBATOR = Получить доход Инкубатора преобразений?
federation-decision-INCOME_OF_SPACE_UNIVERSITY = Получить доход Космического университета?
federation-decision-UPKEEPING = Какой уровень аккредитации оплатить?
federation-decision-CHOOSING_LAW = У крыльев поровну голосов: какой закон принять?
federation-decision-PAYING = Какими кристаллами заплатить?
federation-decision-DROPPING = Резерв полон: какой кристалл сбросить?
federation-decision-CHOOSING = Что получить?
federation-decision-CHOOSING_MEDAL = Какой орден почёта взять?
federation-decision-CHOOSING_DEEP = Какой жетон дальнего космоса взять?
federation-decision-KEEPING = Какой жетон преобразования оставить?
federation-decision-FUNDING = Какой крупный проект продвинуть?
federation-decision-REFRESHING = Какой использованный жетон обновить?
federation-decision-COPYING_TILE = Какой жетон специалиста скопировать?
federation-decision-VISITING = На какой планете действовать?
federation-decision-LINGERING = Используйте жетон в этом действии или закончите его
federation-decision-ARRIVING = Идти дальше с помощью жетона или остаться?
federation-decision-TRANSPORTING = Какую фишку передвинет Транспортёр?
federation-decision-DIGGING = Куда пойдёт шахтёр?
federation-decision-TAKING_ASTEROID = Какой мёртвый астероид взять?
federation-decision-TAKING_TOKEN = Какой жетон преобразования взять?
federation-decision-TAKING_TILE = Какой жетон специалиста взять?
federation-decision-TRADING = В какой лавке торговать?
federation-decision-PLACING_DISC = В какую лавку положить бесплатный диск?
federation-decision-BUILDING = Что построить?
federation-decision-CONSTRUCTING = Что построить бесплатно?
federation-decision-CHOOSING_INCOME = Доход какого производства получить?
federation-decision-UPGRADING = Какой ресурс превратить в более ценный?

# Настройки: название, пояснение и варианты

federation-setting-board_setup = Планета E81216
    .help = Производства и жетоны мегаструктур разложены случайно или так, как напечатано для первой партии.
    .choice-experienced = случайно
    .choice-first_game = как в первой партии
federation-setting-atal_strict_ladder = Уровень за уровнем
    .help = Для специалиста уровня 3 нужен специалист уровня 2 того же типа.
federation-setting-neutral_counts_on_floors = Нейтральные голоса на этажах
    .help = Если больше всего голосов на этаже у нейтрального игрока, очков за этаж не получает никто; иначе нейтральные голоса считаются только для законов.
federation-setting-die_before_action = Кубик до действия
    .help = Кубик помощника добавляют, когда кладут посла; кубик, полученный действием этого хода, добавить уже нельзя.
federation-setting-action_optional = Действие по желанию
    .help = За клетку платят, но от её действия можно отказаться.

# Что делают компоненты

federation-about-planet-neo = Передвиньте своего шахтёра на соседнюю клетку впереди и возьмите её ресурсы или жетон астероида. Влияние равно уровню клетки шахтёра, но не больше 8.
federation-about-planet-sixmoons = Передвиньте своего мага на одну луну вперёд и возьмите оттуда один жетон преобразования. Влияние равно уровню луны мага, но не больше 7.
federation-about-planet-atal = Возьмите один жетон специалиста: уровня 1 или более высокого, если у вас есть специалист того же типа ниже уровнем. Каждый ваш жетон даёт 1 уровень влияния.
federation-about-planet-arratuin = Поторгуйте в одной лавке: заплатите её цену, положите диск на уровень 1 или передвиньте его на уровень 2 и получите бонус этого уровня. Диск в лавке уровня 1 даёт 1 уровень влияния, в лавке уровня 2 — 2 уровня.
federation-about-planet-e81216 = Постройте одно производство или одну мегаструктуру, заплатив стоимость. Производство даёт 1 уровень влияния и доход каждый раунд, мегаструктура — 2 уровня влияния и сразу ОП.
federation-about-room-officers_quarters = Получите 2 степени аккредитации.
federation-about-room-procurement_office = Заплатите 1 океаний и поставьте 2 корабля из запаса в ангар.
federation-about-room-patrons_office = Поставьте 1 корабль в ангар и положите маркер на любую свою миссию, где его ещё нет.
federation-about-room-presidents_office = Немедленно возьмите фишку президента: в следующем раунде вы первый игрок. Возьмите также любой орден почёта, которого у вас нет; из орденов планеты — тот, что соответствует наивысшему уровню влияния. Это действие нельзя скопировать, а первый игрок не может выполнить его на первом ходу раунда.
federation-about-room-assistants_room = Заплатите 1 коперний: получите кубик помощника со значением 2 или увеличьте его значение на 2.
federation-about-room-small_lounge = Получите 1 степень аккредитации, затем продвиньте любой крупный проект на 1 деление.
federation-about-room-spy = Заплатите 1 лавандий и выполните действие любой планеты или любого помещения, кроме кабинета президента; занята его клетка или заблокирована, неважно. Стоимость самого скопированного действия тоже нужно заплатить. Посол учитывается там, где лежит, — на клетке шпионажа, а стороной с финансированием открывает миссию шпионажа.
federation-about-room-outer_module = Получите 1 океаний. Здесь может лежать сколько угодно послов; их голоса и финансирование не учитываются, миссий они не открывают.
federation-about-action-neo = Передвиньте своего шахтёра на соседнюю клетку впереди и возьмите её ресурсы или жетон астероида. Влияние равно уровню клетки шахтёра, но не больше 8.
federation-about-action-sixmoons = Передвиньте своего мага на одну луну вперёд и возьмите оттуда один жетон преобразования. Влияние равно уровню луны мага, но не больше 7.
federation-about-action-atal = Возьмите один жетон специалиста: уровня 1 или более высокого, если у вас есть специалист того же типа ниже уровнем. Каждый ваш жетон даёт 1 уровень влияния.
federation-about-action-arratuin = Поторгуйте в одной лавке: заплатите её цену, положите диск на уровень 1 или передвиньте его на уровень 2 и получите бонус этого уровня. Диск в лавке уровня 1 даёт 1 уровень влияния, в лавке уровня 2 — 2 уровня.
federation-about-action-e81216 = Постройте одно производство или одну мегаструктуру, заплатив стоимость. Производство даёт 1 уровень влияния и доход каждый раунд, мегаструктура — 2 уровня влияния и сразу ОП.
federation-about-action-officers_quarters = Получите 2 степени аккредитации.
federation-about-action-procurement_office = Заплатите 1 океаний и поставьте 2 корабля из запаса в ангар.
federation-about-action-patrons_office = Поставьте 1 корабль в ангар и положите маркер на любую свою миссию, где его ещё нет.
federation-about-action-presidents_office = Немедленно возьмите фишку президента: в следующем раунде вы первый игрок. Возьмите также любой орден почёта, которого у вас нет; из орденов планеты — тот, что соответствует наивысшему уровню влияния. Это действие нельзя скопировать, а первый игрок не может выполнить его на первом ходу раунда.
federation-about-action-assistants_room = Заплатите 1 коперний: получите кубик помощника со значением 2 или увеличьте его значение на 2.
federation-about-action-small_lounge = Получите 1 степень аккредитации, затем продвиньте любой крупный проект на 1 деление.
federation-about-action-spy = Заплатите 1 лавандий и выполните действие любой планеты или любого помещения, кроме кабинета президента; занята его клетка или заблокирована, неважно. Стоимость самого скопированного действия тоже нужно заплатить. Посол учитывается там, где лежит, — на клетке шпионажа, а стороной с финансированием открывает миссию шпионажа.
federation-about-action-outer_module = Получите 1 океаний. Здесь может лежать сколько угодно послов; их голоса и финансирование не учитываются, миссий они не открывают.
federation-about-space-officers_quarters = Левое крыло, колонка 1, этаж 3. Получите 2 степени аккредитации.
federation-about-space-neo_left = Левое крыло, колонка 2, этаж 3. Передвиньте своего шахтёра на соседнюю клетку впереди и возьмите её ресурсы или жетон астероида. Влияние равно уровню клетки шахтёра, но не больше 8.
federation-about-space-sixmoons_left = Левое крыло, колонка 3, этаж 3. Передвиньте своего мага на одну луну вперёд и возьмите оттуда один жетон преобразования. Влияние равно уровню луны мага, но не больше 7.
federation-about-space-arratuin_left = Левое крыло, колонка 1, этаж 2. Поторгуйте в одной лавке: заплатите её цену, положите диск на уровень 1 или передвиньте его на уровень 2 и получите бонус этого уровня. Диск в лавке уровня 1 даёт 1 уровень влияния, в лавке уровня 2 — 2 уровня.
federation-about-space-procurement_office = Левое крыло, колонка 2, этаж 2. Заплатите 1 океаний и поставьте 2 корабля из запаса в ангар.
federation-about-space-spy_left = Левое крыло, колонка 3, этаж 2. Заплатите 1 лавандий и выполните действие любой планеты или любого помещения, кроме кабинета президента; занята его клетка или заблокирована, неважно. Стоимость самого скопированного действия тоже нужно заплатить. Посол учитывается там, где лежит, — на клетке шпионажа, а стороной с финансированием открывает миссию шпионажа.
federation-about-space-atal_left = Левое крыло, колонка 1, этаж 1. Возьмите один жетон специалиста: уровня 1 или более высокого, если у вас есть специалист того же типа ниже уровнем. Каждый ваш жетон даёт 1 уровень влияния.
federation-about-space-e81216_left = Левое крыло, колонка 2, этаж 1. Постройте одно производство или одну мегаструктуру, заплатив стоимость. Производство даёт 1 уровень влияния и доход каждый раунд, мегаструктура — 2 уровня влияния и сразу ОП.
federation-about-space-patrons_office = Левое крыло, колонка 3, этаж 1. Поставьте 1 корабль в ангар и положите маркер на любую свою миссию, где его ещё нет.
federation-about-space-atal_right = Правое крыло, колонка 4, этаж 3. Возьмите один жетон специалиста: уровня 1 или более высокого, если у вас есть специалист того же типа ниже уровнем. Каждый ваш жетон даёт 1 уровень влияния.
federation-about-space-e81216_right = Правое крыло, колонка 5, этаж 3. Постройте одно производство или одну мегаструктуру, заплатив стоимость. Производство даёт 1 уровень влияния и доход каждый раунд, мегаструктура — 2 уровня влияния и сразу ОП.
federation-about-space-presidents_office = Правое крыло, колонка 6, этаж 3. Немедленно возьмите фишку президента: в следующем раунде вы первый игрок. Возьмите также любой орден почёта, которого у вас нет; из орденов планеты — тот, что соответствует наивысшему уровню влияния. Это действие нельзя скопировать, а первый игрок не может выполнить его на первом ходу раунда.
federation-about-space-spy_right = Правое крыло, колонка 4, этаж 2. Заплатите 1 лавандий и выполните действие любой планеты или любого помещения, кроме кабинета президента; занята его клетка или заблокирована, неважно. Стоимость самого скопированного действия тоже нужно заплатить. Посол учитывается там, где лежит, — на клетке шпионажа, а стороной с финансированием открывает миссию шпионажа.
federation-about-space-assistants_room = Правое крыло, колонка 5, этаж 2. Заплатите 1 коперний: получите кубик помощника со значением 2 или увеличьте его значение на 2.
federation-about-space-neo_right = Правое крыло, колонка 6, этаж 2. Передвиньте своего шахтёра на соседнюю клетку впереди и возьмите её ресурсы или жетон астероида. Влияние равно уровню клетки шахтёра, но не больше 8.
federation-about-space-small_lounge = Правое крыло, колонка 4, этаж 1. Получите 1 степень аккредитации, затем продвиньте любой крупный проект на 1 деление.
federation-about-space-sixmoons_right = Правое крыло, колонка 5, этаж 1. Передвиньте своего мага на одну луну вперёд и возьмите оттуда один жетон преобразования. Влияние равно уровню луны мага, но не больше 7.
federation-about-space-arratuin_right = Правое крыло, колонка 6, этаж 1. Поторгуйте в одной лавке: заплатите её цену, положите диск на уровень 1 или передвиньте его на уровень 2 и получите бонус этого уровня. Диск в лавке уровня 1 даёт 1 уровень влияния, в лавке уровня 2 — 2 уровня.
federation-about-wing-left = Жёлтое крыло: колонки 1–3. Если в нём больше голосов, чем в правом, принимают его закон.
federation-about-wing-right = Розовое крыло: колонки 4–6. Если в нём больше голосов, чем в левом, принимают его закон.
federation-about-floor-1 = Нижний этаж в обоих крыльях. В конце раунда тот, у кого здесь больше всего голосов (с кубиками помощников), получает ОП по своему уровню аккредитации; при равенстве каждый из претендентов получает по своему уровню. Победить можно на нескольких этажах. Без голосов этаж не выиграть, как и там, где у нейтрального игрока голосов больше.
federation-about-floor-2 = Средний этаж в обоих крыльях. В конце раунда тот, у кого здесь больше всего голосов (с кубиками помощников), получает ОП по своему уровню аккредитации; при равенстве каждый из претендентов получает по своему уровню. Победить можно на нескольких этажах. Без голосов этаж не выиграть, как и там, где у нейтрального игрока голосов больше.
federation-about-floor-3 = Верхний этаж в обоих крыльях. В конце раунда тот, у кого здесь больше всего голосов (с кубиками помощников), получает ОП по своему уровню аккредитации; при равенстве каждый из претендентов получает по своему уровню. Победить можно на нескольких этажах. Без голосов этаж не выиграть, как и там, где у нейтрального игрока голосов больше.
federation-about-column-1 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект: Шестилуние) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-column-2 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект: Атал) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-column-3 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект: E81216) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-column-4 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект: Нео) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-column-5 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект особых миссий) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-column-6 = В конце раунда каждый жетон с финансированием в этой колонке, сверху вниз, продвигает её проект (крупный проект: Арратуин) на 1 деление. Когда проект профинансирован полностью, всё лишнее финансирование колонки переходит в общий крупный проект и засчитывается владельцу жетона.
federation-about-side-voting = В конце раунда голоса жетона считаются на его этаже и в его крыле. К нему можно добавить кубик помощника.
federation-about-side-funding = Жетон открывает особую миссию своей клетки, а в конце раунда продвигает проект своей колонки. Голосов он не даёт.
federation-about-resource-lavandium = Самый обычный кристалл, розовый. В резерве помещается не больше 10 кристаллов.
federation-about-resource-copernium = Зелёный кристалл, ценнее лавандия. В резерве помещается не больше 10 кристаллов.
federation-about-resource-oceanium = Синий кристалл. Им можно платить вместо лавандия или коперния.
federation-about-resource-golden_diamond = Самый редкий ресурс, не кристалл; он нужен для мегаструктур, и заменить его нечем. В резерве помещается не больше 5.
federation-about-resource-crystal_any = Лавандий, коперний или океаний по вашему выбору.
federation-about-resource-prestige = Побеждает тот, у кого в конце больше всего очков престижа (ОП); при ничьей победу делят.
federation-about-resource-degree = Шаг вверх по шкале аккредитации. Степень 8 приносит орден почёта, наивысшая — жетон дальнего космоса; сверх неё каждая степень даёт 1 ОП.
federation-about-resource-spaceship = Летит на особую миссию и остаётся там. В ангаре помещается не больше 5 кораблей; каждый оставшийся в нём в конце игры даёт 1 ОП.
federation-about-resource-mission_marker = Открывает особую миссию, на которой лежит.
federation-about-resource-alteration = Положите его на выкладываемого посла: тогда считается только жетон. Каждый неиспользованный в конце игры даёт 1 ОП.
federation-about-resource-vote = Голоса приносят победу на этажах и решают, закон какого крыла будет принят.
federation-about-resource-influence = Ваше положение на планете: оно приносит ордена почёта, ОП за закон планеты и место в её крупном проекте.
federation-about-ambassador-1 = Сторона с голосованием: 1 голос. Сторона с финансированием: без бонуса.
federation-about-ambassador-2 = Сторона с голосованием: 2 голоса. Сторона с финансированием: при выкладывании вы получаете 1 лавандий.
federation-about-ambassador-3 = Сторона с голосованием: 3 голоса. Сторона с финансированием: при выкладывании вы получаете 1 коперний.
federation-about-ambassador-special = Даёт 7 голосов, стороны с финансированием нет. Приносит вам пятый ход в одном из раундов, после чего выходит из игры.
federation-about-alteration-alt1_vote2_lavandium = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 лавандий. Сила 1.
federation-about-alteration-alt1_vote1_copernium = Накройте им посла: вместо его голосов считается 1 голос. Бонус при выкладывании: 1 коперний. Сила 1.
federation-about-alteration-alt1_vote2_degree = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 степень аккредитации. Сила 1.
federation-about-alteration-alt1_vote1_assistant = Накройте им посла: вместо его голосов считается 1 голос. Бонус при выкладывании: кубик помощника +1. Сила 1.
federation-about-alteration-alt1_vote3_prestige = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: 1 ОП. Сила 1.
federation-about-alteration-alt1_fund_lavandium2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 лавандия. Сила 1.
federation-about-alteration-alt1_fund_copernium = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 коперний. Сила 1.
federation-about-alteration-alt1_fund_degree = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 степень аккредитации. Сила 1.
federation-about-alteration-alt1_fund_prestige2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 ОП. Сила 1.
federation-about-alteration-alt2_vote3_copernium = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: 1 коперний. Сила 2.
federation-about-alteration-alt2_vote2_oceanium = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 океаний. Сила 2.
federation-about-alteration-alt2_vote3_assistant = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: кубик помощника +1. Сила 2.
federation-about-alteration-alt2_fund_oceanium = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 океаний. Сила 2.
federation-about-alteration-alt2_fund_spaceship = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 космический корабль. Сила 2.
federation-about-alteration-alt2_fund_mission = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: маркер на любую особую миссию. Сила 2.
federation-about-alteration-alt3_vote4_oceanium = Накройте им посла: вместо его голосов считаются 4 голоса. Бонус при выкладывании: 1 океаний. Сила 3.
federation-about-alteration-alt3_vote5_degree = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: 1 степень аккредитации. Сила 3.
federation-about-alteration-alt3_vote3_assistant2 = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: кубик помощника +2. Сила 3.
federation-about-alteration-alt3_fund_project = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: любой крупный проект +1. Сила 3.
federation-about-alteration-alt3_fund_degree2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 степени аккредитации. Сила 3.
federation-about-alteration-alt4_vote6_oceanium = Накройте им посла: вместо его голосов считается 6 голосов. Бонус при выкладывании: 1 океаний. Сила 4.
federation-about-alteration-alt4_vote5_diamond = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: 1 золотой алмаз. Сила 4.
federation-about-alteration-alt4_vote5_project = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: любой крупный проект +1. Сила 4.
federation-about-alteration-alt4_fund_diamond = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 золотой алмаз и 1 лавандий. Сила 4.
federation-about-alteration-alt4_fund_project_ship = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: любой крупный проект +1, 1 космический корабль. Сила 4.
federation-about-erudite-1A1 = В любой момент вашего хода, один раз: ваш уровень аккредитации выше на 1 до конца раунда.
federation-about-erudite-1A2 = В любой момент вашего хода, один раз: переверните лицом вверх один свой использованный жетон уровня 1: им снова можно пользоваться.
federation-about-erudite-1A3 = В любой момент вашего хода, один раз: примените эффект открытого жетона уровня 1 на Атале или среди ваших.
federation-about-erudite-2A1 = В любой момент вашего хода, один раз: ваш уровень аккредитации выше на 2 до конца раунда.
federation-about-erudite-2A2 = В одном из ваших следующих действий на Атале, один раз: возьмите открытый жетон уровня 3, даже если у вас нет специалиста этого типа ниже уровнем.
federation-about-erudite-2A3 = В любой момент вашего хода, один раз: примените эффект открытого жетона уровня 1 или 2 на Атале или среди ваших.
federation-about-erudite-3A1 = Сразу: 1 ОП за каждую вашу доступную и каждую выполненную особую миссию.
federation-about-erudite-3A2 = Сразу: 3 ОП за каждый цвет, который есть среди ваших специалистов.
federation-about-erudite-3A3 = Сразу: 2 ОП за каждый уровень влияния на Атале.
federation-about-erudite-1B1 = В одном из ваших следующих действий на E81216, один раз: постройка стоит на 1 кристалл меньше, какой — решаете вы.
federation-about-erudite-1B2 = В одном из ваших следующих действий на E81216, один раз: получите 1 лавандий за каждый уровень влияния на E81216.
federation-about-erudite-1B3 = Сразу: получите доход любого производства на поле; робот не выставляется.
federation-about-erudite-2B1 = В одном из ваших следующих действий на E81216, один раз: постройка стоит на 2 кристалла меньше, каких — решаете вы.
federation-about-erudite-2B2 = В одном из ваших следующих действий на E81216, один раз: получите 1 коперний за каждый уровень влияния на E81216.
federation-about-erudite-2B3 = Сразу: получите доход двух любых производств на поле или дважды одного; роботы не выставляются.
federation-about-erudite-3B1 = Сразу: 2 ОП за каждый уровень влияния на E81216.
federation-about-erudite-3B2 = Сразу: 3 ОП за каждый золотой алмаз в резерве.
federation-about-erudite-3B3 = Сразу: 5 ОП за каждую построенную вами мегаструктуру.
federation-about-erudite-1C1 = Сразу: 1 степень аккредитации.
federation-about-erudite-1C2 = Сразу: 1 корабль в ангар или маркер на любую свою миссию без маркера.
federation-about-erudite-1C3 = Сразу: положите диск на уровень 1 любой лавки, где вашего диска нет, бесплатно и без бонуса.
federation-about-erudite-2C1 = Сразу: 2 степени аккредитации.
federation-about-erudite-2C2 = Сразу: 1 корабль в ангар и маркер на любую свою миссию без маркера.
federation-about-erudite-2C3 = Сразу: положите диск на уровень 1 любой лавки, где вашего диска нет, бесплатно, и получите бонус.
federation-about-erudite-3C1 = Сразу: ОП, равные удвоенному уровню вашей аккредитации.
federation-about-erudite-3C2 = Сразу: каждый корабль в вашем ангаре приносит 3 ОП.
federation-about-erudite-3C3 = Сразу: 3 ОП за каждый ваш диск торговли на уровне 2.
federation-about-erudite-1D1 = В одном из ваших следующих действий на Шестилунии, один раз: возьмите ещё один жетон преобразования силы 1 из стопки.
federation-about-erudite-1D2 = Сразу: получите кубик помощника со значением 1 или увеличьте его значение на 1.
federation-about-erudite-1D3 = В одном из ваших следующих действий на Шестилунии, один раз: пройдите ещё 1 луну; жетон вы берёте только с последней.
federation-about-erudite-2D1 = В одном из ваших следующих действий на Шестилунии, один раз: возьмите ещё один жетон преобразования силы 2 из стопки.
federation-about-erudite-2D2 = Сразу: получите кубик помощника со значением 2 или увеличьте его значение на 2.
federation-about-erudite-2D3 = В одном из ваших следующих действий на Шестилунии, один раз: пройдите ещё 2 луны; жетон вы берёте только с последней.
federation-about-erudite-3D1 = Сразу: каждый неиспользованный жетон преобразования приносит вам 3 ОП.
federation-about-erudite-3D2 = Сразу: ОП, равные удвоенному значению вашего кубика помощника.
federation-about-erudite-3D3 = Сразу: 2 ОП за каждый уровень влияния на Шестилунии.
federation-about-erudite-1E1 = В одном из ваших следующих действий на Нео, один раз: получите дополнительно 2 лавандия.
federation-about-erudite-1E2 = В одном из ваших следующих действий на Нео, один раз: получите дополнительно 1 океаний.
federation-about-erudite-1E3 = В одном из ваших следующих действий на Нео, один раз: пройдите ещё 1 клетку; ресурсы вы берёте только с последней.
federation-about-erudite-2E1 = В одном из ваших следующих действий на Нео, один раз: получите дополнительно 1 лавандий и 1 океаний.
federation-about-erudite-2E2 = В одном из ваших следующих действий на Нео, один раз: получите дополнительно 1 коперний и 1 океаний.
federation-about-erudite-2E3 = В одном из ваших следующих действий на Нео, один раз: получите дополнительно 1 золотой алмаз.
federation-about-erudite-3E1 = Сразу: каждый жетон астероида, в том числе мёртвого, приносит вам 5 ОП.
federation-about-erudite-3E2 = Сразу: каждый кристалл и каждый золотой алмаз в резервах приносит вам 1 ОП.
federation-about-erudite-3E3 = Сразу: 2 ОП за каждый уровень влияния на Нео.
federation-about-erudite_type-A = Девять специалистов, цвет — фиолетовый, по три каждого уровня. Каждого уровня у вас может быть один.
federation-about-erudite_type-B = Девять специалистов, цвет — зелёный, по три каждого уровня. Каждого уровня у вас может быть один.
federation-about-erudite_type-C = Девять специалистов, цвет — жёлтый, по три каждого уровня. Каждого уровня у вас может быть один.
federation-about-erudite_type-D = Девять специалистов, цвет — синий, по три каждого уровня. Каждого уровня у вас может быть один.
federation-about-erudite_type-E = Девять специалистов, цвет — оранжевый, по три каждого уровня. Каждого уровня у вас может быть один.
federation-about-starting-starting_tile_1 = Вы получаете: 2 лавандия и 1 коперний. Считается выполненной миссией.
federation-about-starting-starting_tile_2 = Вы получаете: 1 океаний и 1 лавандий. Считается выполненной миссией.
federation-about-starting-starting_tile_3 = Вы получаете: 1 золотой алмаз. Считается выполненной миссией.
federation-about-starting-starting_tile_4 = Вы получаете: 1 космический корабль; 1 лавандий. Считается выполненной миссией.
federation-about-starting-starting_tile_5 = Вы получаете: маркер на любую особую миссию; 1 любой кристалл. Считается выполненной миссией.
federation-about-starting-starting_tile_6 = Вы получаете: 2 степени аккредитации. Считается выполненной миссией.
federation-about-starting-starting_tile_7 = Вы получаете: 1 степень аккредитации; 1 коперний. Считается выполненной миссией.
federation-about-starting-starting_tile_8 = Вы получаете: диск на уровень 1 любой лавки, бесплатно и без бонуса; 1 лавандий. Считается выполненной миссией.
federation-about-deep-deep_space_1 = Продвиньте один проект на 2 деления или два проекта на 1, получите 1 корабль и положите маркеры на все свои миссии, где их нет. Считается выполненной миссией.
federation-about-deep-deep_space_2 = Возьмите 2 жетона преобразования силы 4 и оставьте один, затем выполните действие на Атале. Считается выполненной миссией.
federation-about-deep-deep_space_3 = До конца игры ваш уровень аккредитации выше на 3; кубик помощника +1; 1 океаний. Считается выполненной миссией.
federation-about-deep-deep_space_4 = Бесплатно положите диск на уровень 2 любой лавки и получите её бонус, затем получите 1 океаний. Считается выполненной миссией.
federation-about-deep-deep_space_5 = До конца игры ваш уровень аккредитации выше на 1; значение кубика помощника становится равным 6. Считается выполненной миссией.
federation-about-deep-deep_space_6 = Получите особого посла с 7 голосами; в одном из раундов вы сделаете пять ходов. Считается выполненной миссией.
federation-about-deep-deep_space_7 = Выполните действие на Шестилунии или на Нео, затем возьмите любой орден почёта, которого у вас нет. Считается выполненной миссией.
federation-about-deep-deep_space_8 = Бесплатно поставьте робота на любое производство или мегаструктуру и получите доход или ОП. Считается выполненной миссией.
federation-about-medal-neo = Вы получаете его, когда ваше влияние на Нео достигает нижнего из оставшихся орденов. Каждого типа не больше одного; чем больше типов, тем больше ОП в конце игры.
federation-about-medal-sixmoons = Вы получаете его, когда ваше влияние на Шестилунии достигает нижнего из оставшихся орденов. Каждого типа не больше одного; чем больше типов, тем больше ОП в конце игры.
federation-about-medal-atal = Вы получаете его, когда ваше влияние на Атале достигает нижнего из оставшихся орденов. Каждого типа не больше одного; чем больше типов, тем больше ОП в конце игры.
federation-about-medal-arratuin = Вы получаете его, когда ваше влияние на Арратуине достигает нижнего из оставшихся орденов. Каждого типа не больше одного; чем больше типов, тем больше ОП в конце игры.
federation-about-medal-e81216 = Вы получаете его, когда ваше влияние на E81216 достигает нижнего из оставшихся орденов. Каждого типа не больше одного; чем больше типов, тем больше ОП в конце игры.
federation-about-medal-accreditation = Вы получаете его, достигнув степени аккредитации 8.
federation-about-medal-intrigue = Вы получаете его за выполнение особой миссии малой гостиной.
federation-about-project-sixmoons = Если в конце игры он профинансирован, игроки получают ОП по влиянию на Шестилунии; без влияния не получают ничего.
federation-about-project-atal = Если в конце игры он профинансирован, игроки получают ОП по влиянию на Атале; без влияния не получают ничего.
federation-about-project-e81216 = Если в конце игры он профинансирован, игроки получают ОП по влиянию на E81216; без влияния не получают ничего.
federation-about-project-neo = Если в конце игры он профинансирован, игроки получают ОП по влиянию на Нео; без влияния не получают ничего.
federation-about-project-missions = Если в конце игры он профинансирован, игроки получают ОП по числу выполненных особых миссий.
federation-about-project-arratuin = Если в конце игры он профинансирован, игроки получают ОП по влиянию на Арратуине; без влияния не получают ничего.
federation-about-project-common = Если в конце игры он профинансирован, игроки получают ОП по своему вкладу. За первые три финансирования вы получаете лавандий, коперний и океаний.
federation-about-law-left_neo = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Нео.
federation-about-law-left_sixmoons = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Шестилунии.
federation-about-law-left_atal = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Атале.
federation-about-law-left_arratuin = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Арратуине.
federation-about-law-left_e81216 = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на E81216.
federation-about-law-right_neo = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Нео.
federation-about-law-right_sixmoons = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Шестилунии.
federation-about-law-right_atal = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Атале.
federation-about-law-right_arratuin = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на Арратуине.
federation-about-law-right_e81216 = Если закон принят, каждый игрок получает 2 ОП за каждый свой уровень влияния на E81216.
federation-about-mission-neo = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 1. Передвиньте своего шахтёра на соседнюю клетку впереди и возьмите её ресурсы или жетон астероида. Влияние равно уровню клетки шахтёра, но не больше 8.
federation-about-mission-sixmoons = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 2. Передвиньте своего мага на одну луну вперёд и возьмите оттуда один жетон преобразования. Влияние равно уровню луны мага, но не больше 7.
federation-about-mission-atal = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 1. Возьмите один жетон специалиста: уровня 1 или более высокого, если у вас есть специалист того же типа ниже уровнем. Каждый ваш жетон даёт 1 уровень влияния.
federation-about-mission-arratuin = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 2. Поторгуйте в одной лавке: заплатите её цену, положите диск на уровень 1 или передвиньте его на уровень 2 и получите бонус этого уровня. Диск в лавке уровня 1 даёт 1 уровень влияния, в лавке уровня 2 — 2 уровня.
federation-about-mission-e81216 = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 3. Постройте одно производство или одну мегаструктуру, заплатив стоимость. Производство даёт 1 уровень влияния и доход каждый раунд, мегаструктура — 2 уровня влияния и сразу ОП.
federation-about-mission-officers_quarters = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 1. Получите 2 степени аккредитации.
federation-about-mission-spy = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 2. Заплатите 1 лавандий и выполните действие любой планеты; помещения копировать нельзя.
federation-about-mission-presidents_office = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 4. Каждый кристалл и каждый золотой алмаз в резервах приносит вам 1 ОП; они остаются у вас.
federation-about-mission-small_lounge = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 3. Продвиньте любой крупный проект на 1 деление, получите 1 степень аккредитации и орден почёта за интриги.
federation-about-mission-assistants_room = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 4. Получите ОП, равные удвоенному значению вашего кубика помощника.
federation-about-mission-procurement_office = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 3. Получите ОП, равные удвоенному уровню вашей аккредитации.
federation-about-mission-patrons_office = Нужны маркер на этой миссии, космический корабль в ангаре и уровень аккредитации 4. Получите 1 ОП за каждую выполненную миссию, включая эту.
federation-about-shop-shop_1 = Цена: бесплатно. Уровень 1: 2 лавандия. Уровень 2: 2 лавандия и 1 коперний.
federation-about-shop-shop_2 = Цена: 1 коперний. Уровень 1: 2 океания или 2 степени аккредитации. Уровень 2: 3 единицы, каждая — океаний или степень аккредитации.
federation-about-shop-shop_3 = Цена: 1 лавандий. Уровень 1: кубик помощника +1. Уровень 2: кубик помощника +2.
federation-about-shop-shop_4 = Цена: 2 лавандия. Уровень 1: 2 космических корабля или 2 маркера особых миссий. Уровень 2: 3 единицы, каждая — корабль или маркер особой миссии.
federation-about-shop-shop_5 = Цена: 1 океаний. Уровень 1: 1 золотой алмаз. Уровень 2: 2 золотых алмаза.
federation-about-shop-shop_6 = Цена: 1 золотой алмаз. Уровень 1: 5 ОП. Уровень 2: 8 ОП.
federation-about-production-space_shipyard = Стоимость: 1 коперний и 1 океаний. Доход при постройке и каждый раунд: 1 корабль из запаса в ангар.
federation-about-production-transporter = Стоимость: 2 коперния. Доход при постройке и каждый раунд: шаг вперёд на Нео или Шестилунии без награды клетки.
federation-about-production-transmutation_chamber = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: превратите 1 ресурс в следующий по ценности: лавандий, коперний, океаний, золотой алмаз.
federation-about-production-lavandium_replicator = Стоимость: 2 лавандия. Доход при постройке и каждый раунд: 1 лавандий.
federation-about-production-military_academy = Стоимость: 1 лавандий и 1 океаний. Доход при постройке и каждый раунд: 1 степень аккредитации.
federation-about-production-consulate = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: переверните лицом вверх один свой использованный жетон специалиста уровня 1.
federation-about-production-alteration_incubator = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: 1 жетон преобразования силы 1 из стопки.
federation-about-production-space_university = Стоимость: 1 коперний и 1 океаний. Доход при постройке и каждый раунд: получите кубик помощника со значением 1 или увеличьте его значение на 1.
federation-about-megastructure-megastructure_1 = Стоимость: 1 золотой алмаз и 2 лавандия. Займите лучший свободный коэффициент (×3, ×2, ×1, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-megastructure-megastructure_2 = Стоимость: 1 золотой алмаз, 1 лавандий и 1 коперний. Займите лучший свободный коэффициент (×3, ×2, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-megastructure-megastructure_3 = Стоимость: 2 золотых алмаза. Займите лучший свободный коэффициент (×3, ×3, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-megastructure-megastructure_4 = Стоимость: 2 золотых алмаза и 1 океаний. Займите лучший свободный коэффициент (×4, ×3, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-megastructure_token-neo = Влияние на Нео. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-sixmoons = Влияние на Шестилунии. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-atal = Влияние на Атале. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-arratuin = Влияние на Арратуине. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-e81216 = Влияние на E81216. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-missions = Выполненные особые миссии. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-accreditation = Уровень аккредитации. Из двух величин мегаструктуры считается меньшая.
federation-about-megastructure_token-assistant = Значение кубика помощника. Из двух величин мегаструктуры считается меньшая.
federation-about-neo-neo_0 = Влияние 0. Здесь начинают все шахтёры.
federation-about-neo-neo_1a = Влияние 1. Ресурсы: 2 лавандия.
federation-about-neo-neo_1b = Влияние 1. Ресурсы: 1 океаний.
federation-about-neo-neo_2a = Влияние 2. Кто первым закончит здесь действие на Нео, забирает жетон астероида с его ресурсами; новый не кладут, и пришедшие позже получают только влияние. Закрытый жетон открывают, когда рядом встаёт шахтёр.
federation-about-neo-neo_2b = Влияние 2. Кто первым закончит здесь действие на Нео, забирает жетон астероида с его ресурсами; новый не кладут, и пришедшие позже получают только влияние. Закрытый жетон открывают, когда рядом встаёт шахтёр.
federation-about-neo-neo_3 = Влияние 3. Ресурсы: 1 лавандий и 1 коперний.
federation-about-neo-neo_4a = Влияние 4. Ресурсы: 1 лавандий и 1 океаний.
federation-about-neo-neo_4b = Влияние 4. Ресурсы: 1 коперний и 1 океаний.
federation-about-neo-neo_5a = Влияние 5. Кто первым закончит здесь действие на Нео, забирает жетон астероида с его ресурсами; новый не кладут, и пришедшие позже получают только влияние. Закрытый жетон открывают, когда рядом встаёт шахтёр.
federation-about-neo-neo_5b = Влияние 5. Кто первым закончит здесь действие на Нео, забирает жетон астероида с его ресурсами; новый не кладут, и пришедшие позже получают только влияние. Закрытый жетон открывают, когда рядом встаёт шахтёр.
federation-about-neo-neo_6 = Влияние 6. Ресурсы: 1 коперний и 1 океаний.
federation-about-neo-neo_7a = Влияние 7. Ресурсы: 2 океания.
federation-about-neo-neo_7b = Влияние 7. Ресурсы: 1 золотой алмаз и 1 лавандий.
federation-about-neo-neo_8 = Влияние 8. Последняя клетка: придя сюда, возьмите один из лежащих здесь мёртвых астероидов, а с каждым следующим действием на Нео — ещё один, уже без влияния. Новые на их место не кладут.
federation-about-asteroid-asteroid_1 = Кто первым закончит действие на Нео на его клетке, получает 2 коперния и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-asteroid_2 = Кто первым закончит действие на Нео на его клетке, получает 1 лавандий и 1 океаний и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-asteroid_3 = Кто первым закончит действие на Нео на его клетке, получает 3 лавандия и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-asteroid_4 = Кто первым закончит действие на Нео на его клетке, получает 1 коперний и 1 океаний и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-asteroid_5 = Кто первым закончит действие на Нео на его клетке, получает 2 океания и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-asteroid_6 = Кто первым закончит действие на Нео на его клетке, получает 1 золотой алмаз и забирает жетон. Новый на его место не кладут: пришедшие позже получают только влияние.
federation-about-asteroid-dead_asteroid_1 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 1 золотой алмаз и 1 лавандий, жетон остаётся у вас. Новый на его место не кладут.
federation-about-asteroid-dead_asteroid_2 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 1 золотой алмаз и 1 коперний, жетон остаётся у вас. Новый на его место не кладут.
federation-about-asteroid-dead_asteroid_3 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 1 золотой алмаз и 1 океаний, жетон остаётся у вас. Новый на его место не кладут.
federation-about-asteroid-dead_asteroid_4 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 3 океания, жетон остаётся у вас. Новый на его место не кладут.
federation-about-asteroid-dead_asteroid_5 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 2 золотых алмаза, жетон остаётся у вас. Новый на его место не кладут.
federation-about-asteroid-dead_asteroid_6 = Кто действием дошёл до последней клетки Нео или действует на Нео, уже стоя на ней, берёт один мёртвый астероид на выбор. Этот даёт 2 коперния и 1 океаний, жетон остаётся у вас. Новый на его место не кладут.
federation-about-moon-moon_start = Здесь начинают все маги. Влияние 0.
federation-about-moon-moon_1 = Влияние 1, жетоны преобразования силы 1. Придя сюда, вы берёте один из них.
federation-about-moon-moon_2 = Влияние 2, жетоны преобразования силы 1. Придя сюда, вы берёте один из них.
federation-about-moon-moon_3 = Влияние 3, жетоны преобразования силы 2. Придя сюда, вы берёте один из них.
federation-about-moon-moon_4 = Влияние 4, жетоны преобразования силы 2. Придя сюда, вы берёте один из них.
federation-about-moon-moon_5 = Влияние 5, жетоны преобразования силы 3. Придя сюда, вы берёте один из них.
federation-about-moon-moon_6 = Влияние 6, жетоны преобразования силы 3. Придя сюда, вы берёте один из них.
federation-about-moon-moon_planet = Влияние 7, жетоны преобразования силы 4. Если маг уже здесь, каждое действие на Шестилунии приносит ещё один из них.
federation-about-planet_block-block_planet_1 = Блокирует: Арратуин (левое крыло) и Шестилуние (правое крыло) — по X нейтральных голосов, E81216 (левое крыло) — 0. X — номер раунда.
federation-about-planet_block-block_planet_2 = Блокирует: Шестилуние (левое крыло) и Нео (правое крыло) — по X нейтральных голосов, Атал (левое крыло) — 0. X — номер раунда.
federation-about-planet_block-block_planet_3 = Блокирует: E81216 (левое крыло) и Атал (правое крыло) — по X нейтральных голосов, Нео (левое крыло) — 0. X — номер раунда.
federation-about-planet_block-block_planet_4 = Блокирует: Нео (левое крыло) и Арратуин (правое крыло) — по X нейтральных голосов, Шестилуние (правое крыло) — 0. X — номер раунда.
federation-about-planet_block-block_planet_5 = Блокирует: Атал (левое крыло) и E81216 (правое крыло) — по X нейтральных голосов, Арратуин (правое крыло) — 0. X — номер раунда.
federation-about-room_block-block_room_officers_quarters = Блокирует помещение (каюты офицеров) и клетку шпионажа (правое крыло) нейтральными жетонами с 0 голосов.
federation-about-room_block-block_room_procurement_office = Блокирует помещение (бюро закупок) и клетку шпионажа (правое крыло) нейтральными жетонами с 0 голосов.
federation-about-room_block-block_room_patrons_office = Блокирует помещение (кабинет покровителя) и клетку шпионажа (правое крыло) нейтральными жетонами с 0 голосов.
federation-about-room_block-block_room_assistants_room = Блокирует помещение (комната помощников) и клетку шпионажа (левое крыло) нейтральными жетонами с 0 голосов.
federation-about-room_block-block_room_small_lounge = Блокирует помещение (малая гостиная) и клетку шпионажа (левое крыло) нейтральными жетонами с 0 голосов.
federation-about-neutral_token-neutral_zero = Жетон нейтрального игрока: занимает клетку на весь раунд. Голоса: 0.
federation-about-neutral_token-neutral_1_2 = Жетон нейтрального игрока: занимает клетку на весь раунд. Голоса: 1/2.
federation-about-neutral_token-neutral_3_4 = Жетон нейтрального игрока: занимает клетку на весь раунд. Голоса: 3/4.
federation-about-neutral_token-neutral_5 = Жетон нейтрального игрока: занимает клетку на весь раунд. Голоса: 5.
federation-about-level-level_1 = Степени аккредитации 1–2. Плата каждый раунд: ничего.
federation-about-level-level_2 = Степени аккредитации 3–4. Плата каждый раунд: ничего.
federation-about-level-level_3 = Степени аккредитации 5–6. Плата каждый раунд: 1 лавандий.
federation-about-level-level_4 = Степени аккредитации 7–8. Плата каждый раунд: 1 коперний.
federation-about-level-level_5 = Степени аккредитации 9–10. Плата каждый раунд: 1 океаний.
federation-about-level_token-level_token_plus_1 = Ваш уровень аккредитации выше на 1 до конца раунда.
federation-about-level_token-level_token_plus_2 = Ваш уровень аккредитации выше на 2 до конца раунда.
federation-about-die-assistant_die = Добавьте его к жетону с голосованием, когда выкладываете этот жетон: значение от 1 до 6 прибавится к голосам. Кубик не бросают, и его значение не уменьшается.
federation-about-piece-president_pawn = У кого она в начале раунда, тот первый игрок; при равенстве голосов за законы решает её обладатель.
federation-about-piece-miner = Ваша фишка на Нео.
federation-about-piece-mage = Ваша фишка на Шестилунии.
federation-about-piece-robot = Отмечает построенное вами производство или мегаструктуру. У вас их 6.
federation-about-piece-trade_disc = Лежит в лавке Арратуина на уровне 1 или 2. У вас их 6, по одному на лавку.
federation-about-piece-accreditation_marker = Показывает вашу степень и уровень аккредитации.
federation-about-piece-common_project_marker = Показывает, сколько раз вы финансировали общий крупный проект.
federation-about-space-outer_module = Получите 1 океаний. Здесь может лежать сколько угодно послов; их голоса и финансирование не учитываются, миссий они не открывают.
federation-about-face-voting = В конце раунда голоса жетона считаются на его этаже и в его крыле. К нему можно добавить кубик помощника.
federation-about-face-funding = Жетон открывает особую миссию своей клетки, а в конце раунда продвигает проект своей колонки. Голосов он не даёт.
federation-about-unit-lavandium = Самый обычный кристалл, розовый. В резерве помещается не больше 10 кристаллов.
federation-about-unit-copernium = Зелёный кристалл, ценнее лавандия. В резерве помещается не больше 10 кристаллов.
federation-about-unit-oceanium = Синий кристалл. Им можно платить вместо лавандия или коперния.
federation-about-unit-golden_diamond = Самый редкий ресурс, не кристалл; он нужен для мегаструктур, и заменить его нечем. В резерве помещается не больше 5.
federation-about-unit-degree = Шаг вверх по шкале аккредитации. Степень 8 приносит орден почёта, наивысшая — жетон дальнего космоса; сверх неё каждая степень даёт 1 ОП.
federation-about-unit-spaceship = Летит на особую миссию и остаётся там. В ангаре помещается не больше 5 кораблей; каждый оставшийся в нём в конце игры даёт 1 ОП.
federation-about-unit-mission_marker = Открывает особую миссию, на которой лежит.
federation-about-face-alt1_vote2_lavandium = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 лавандий. Сила 1.
federation-about-face-alt1_vote1_copernium = Накройте им посла: вместо его голосов считается 1 голос. Бонус при выкладывании: 1 коперний. Сила 1.
federation-about-face-alt1_vote2_degree = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 степень аккредитации. Сила 1.
federation-about-face-alt1_vote1_assistant = Накройте им посла: вместо его голосов считается 1 голос. Бонус при выкладывании: кубик помощника +1. Сила 1.
federation-about-face-alt1_vote3_prestige = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: 1 ОП. Сила 1.
federation-about-face-alt1_fund_lavandium2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 лавандия. Сила 1.
federation-about-face-alt1_fund_copernium = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 коперний. Сила 1.
federation-about-face-alt1_fund_degree = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 степень аккредитации. Сила 1.
federation-about-face-alt1_fund_prestige2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 ОП. Сила 1.
federation-about-face-alt2_vote3_copernium = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: 1 коперний. Сила 2.
federation-about-face-alt2_vote2_oceanium = Накройте им посла: вместо его голосов считаются 2 голоса. Бонус при выкладывании: 1 океаний. Сила 2.
federation-about-face-alt2_vote3_assistant = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: кубик помощника +1. Сила 2.
federation-about-face-alt2_fund_oceanium = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 океаний. Сила 2.
federation-about-face-alt2_fund_spaceship = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 космический корабль. Сила 2.
federation-about-face-alt2_fund_mission = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: маркер на любую особую миссию. Сила 2.
federation-about-face-alt3_vote4_oceanium = Накройте им посла: вместо его голосов считаются 4 голоса. Бонус при выкладывании: 1 океаний. Сила 3.
federation-about-face-alt3_vote5_degree = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: 1 степень аккредитации. Сила 3.
federation-about-face-alt3_vote3_assistant2 = Накройте им посла: вместо его голосов считаются 3 голоса. Бонус при выкладывании: кубик помощника +2. Сила 3.
federation-about-face-alt3_fund_project = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: любой крупный проект +1. Сила 3.
federation-about-face-alt3_fund_degree2 = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 2 степени аккредитации. Сила 3.
federation-about-face-alt4_vote6_oceanium = Накройте им посла: вместо его голосов считается 6 голосов. Бонус при выкладывании: 1 океаний. Сила 4.
federation-about-face-alt4_vote5_diamond = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: 1 золотой алмаз. Сила 4.
federation-about-face-alt4_vote5_project = Накройте им посла: вместо его голосов считается 5 голосов. Бонус при выкладывании: любой крупный проект +1. Сила 4.
federation-about-face-alt4_fund_diamond = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: 1 золотой алмаз и 1 лавандий. Сила 4.
federation-about-face-alt4_fund_project_ship = Накройте им посла: вместо посла считается финансирование. Бонус при выкладывании: любой крупный проект +1, 1 космический корабль. Сила 4.
federation-about-site-space_shipyard = Стоимость: 1 коперний и 1 океаний. Доход при постройке и каждый раунд: 1 корабль из запаса в ангар.
federation-about-site-transporter = Стоимость: 2 коперния. Доход при постройке и каждый раунд: шаг вперёд на Нео или Шестилунии без награды клетки.
federation-about-site-transmutation_chamber = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: превратите 1 ресурс в следующий по ценности: лавандий, коперний, океаний, золотой алмаз.
federation-about-site-lavandium_replicator = Стоимость: 2 лавандия. Доход при постройке и каждый раунд: 1 лавандий.
federation-about-site-military_academy = Стоимость: 1 лавандий и 1 океаний. Доход при постройке и каждый раунд: 1 степень аккредитации.
federation-about-site-consulate = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: переверните лицом вверх один свой использованный жетон специалиста уровня 1.
federation-about-site-alteration_incubator = Стоимость: 1 лавандий и 1 коперний. Доход при постройке и каждый раунд: 1 жетон преобразования силы 1 из стопки.
federation-about-site-space_university = Стоимость: 1 коперний и 1 океаний. Доход при постройке и каждый раунд: получите кубик помощника со значением 1 или увеличьте его значение на 1.
federation-about-site-megastructure_1 = Стоимость: 1 золотой алмаз и 2 лавандия. Займите лучший свободный коэффициент (×3, ×2, ×1, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-site-megastructure_2 = Стоимость: 1 золотой алмаз, 1 лавандий и 1 коперний. Займите лучший свободный коэффициент (×3, ×2, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-site-megastructure_3 = Стоимость: 2 золотых алмаза. Займите лучший свободный коэффициент (×3, ×3, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.
federation-about-site-megastructure_4 = Стоимость: 2 золотых алмаза и 1 океаний. Займите лучший свободный коэффициент (×4, ×3, ×2, ×1): он умножается на меньшее значение двух её жетонов и даёт столько ОП.

# Для новичков: цель игры и ход раунда

federation-opening-goal = Вы возглавляете делегацию в сенате Федерации: ваши послы трудятся ради пяти планет, голосуют за законы и финансируют крупные проекты. Побеждает тот, у кого после пяти раундов больше всего очков престижа (ОП).
federation-opening-round = Раунд состоит из фазы послов и фазы управления. В фазе послов каждый делает четыре хода: кладёт посла на свободную клетку сената стороной голосования или финансирования вверх и выполняет действие клетки — на планете, в комнате сената или как шпион. Сторона финансирования открывает особую миссию, а позже продвигает проект своей колонки; сторона голосования идёт в счёт своего этажа и своего крыла. После действия можно отправить космический корабль на открытую миссию, если хватает уровня аккредитации. Фаза управления — это доход, оплата аккредитации, продвижение крупных проектов, очки за большинство на этажах и закон того крыла, где голосов больше. В конце игры очки приносят ордена, остатки и профинансированные проекты.

# Виды компонентов

federation-components-component = В коробке
federation-components-resource = Ресурсы
federation-components-ambassador = Послы
federation-components-special_ambassador = Особый посол
federation-components-action = Действия
federation-components-space = Клетки сената
federation-components-mission = Особые миссии
federation-components-starting_tile = Начальные жетоны
federation-components-neo_space = Нео: клетки
federation-components-asteroid = Нео: астероиды
federation-components-moon = Шестилуние: луны
federation-components-alteration = Жетоны преобразования
federation-components-erudite = Специалисты
federation-components-shop = Арратуин: лавки
federation-components-production = E81216: производства
federation-components-production_tile = E81216: жетоны производств
federation-components-megastructure = E81216: мегаструктуры
federation-components-megastructure_token = E81216: жетоны мегаструктур
federation-components-level = Уровни аккредитации
federation-components-level_token = Жетоны уровня
federation-components-medal = Ордена почёта
federation-components-project = Крупные проекты
federation-components-law = Законы
federation-components-deep_space_tile = Жетоны дальнего космоса
federation-components-planet_block = Жетоны блокировки планет
federation-components-room_block = Жетоны блокировки комнат
federation-components-neutral_token = Нейтральные жетоны голосов

# Названия, нужные только в перечне компонентов

-ambassador_token-ambassador_1a = посол 1 (первый)
-ambassador_token-ambassador_1b = посол 1 (второй)
-ambassador_token-ambassador_2 = посол 2
-ambassador_token-ambassador_3 = посол 3
-ambassador_token-special_ambassador = особый посол, 7 голосов
-production_tile-production_tile_1 = { -production-space_shipyard } / { -production-transporter }
-production_tile-production_tile_2 = { -production-lavandium_replicator } / { -production-transmutation_chamber }
-production_tile-production_tile_3 = { -production-military_academy } / { -production-consulate }
-production_tile-production_tile_4 = { -production-space_university } / { -production-alteration_incubator }
-box-main_board = игровое поле
-box-erudite_tiles = жетоны специалистов
-box-deep_space_tiles = жетоны дальнего космоса
-box-special_ambassador = особый посол
-box-starting_tiles = начальные жетоны
-box-level_tokens = жетоны уровня
-box-megastructure_tokens = жетоны мегаструктур
-box-production_tiles = двусторонние жетоны производств
-box-alteration_tokens = жетоны преобразования
-box-law_tiles = жетоны законов, по 5 на крыло
-box-asteroid_tokens = жетоны астероидов
-box-medals = ордена почёта 7 цветов
-box-resource_tokens = жетоны ресурсов
-box-prestige_markers = маркеры очков престижа
-box-project_markers = маркеры крупных проектов
-box-president_pawn = фишка президента сената
-box-mission_markers = маркеры миссий
-box-common_project_markers = маркеры общего проекта
-box-player_boards = планшеты игроков
-box-ambassadors = двусторонние жетоны послов
-box-spaceships = космические корабли
-box-accreditation_markers = маркеры аккредитации
-box-mages = маги
-box-robots = роботы
-box-miners = шахтёры
-box-trade_discs = торговые диски
-box-player_aids = двусторонние памятки
-box-assistant_dice = кубики помощников
-box-planet_blocking_tiles = жетоны блокировки планет (2–3 игрока)
-box-room_blocking_tiles = жетоны блокировки комнат (2 игрока)
-box-neutral_vote_tokens = нейтральные жетоны голосов (2–3 игрока)

# Чего не хватает, если правило не позволяет

federation-short-FED-SHIP-3 = В вашем ангаре нет кораблей
federation-short-FED-SHIP-4 = Ваш уровень аккредитации { $have }, нужен { $need }
federation-short-FED-E8-10 = У вас не осталось роботов
federation-short-FED-VOTE-3 = У вас нет кубика помощника
federation-short-FED-E8-15 = У вас нет этого ресурса
federation-short-FED-AMB-3 = Ресурсов нужно { $need }, хватает только на { $have }
federation-short-FED-SHIP-9 = Ресурсов нужно { $need }, хватает только на { $have }
federation-short-FED-SPY-3 = Ресурсов нужно { $need }, хватает только на { $have }
federation-short-FED-ARR-9 = Ресурсов нужно { $need }, хватает только на { $have }
federation-short-FED-E8-1 = Ресурсов нужно { $need }, хватает только на { $have }
federation-short-FED-UPK-3 = Ресурсов нужно { $need }, хватает только на { $have }
