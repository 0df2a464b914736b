# «Федерація» українською. Спершу терміни, потім дії гравців, події, запитання та пояснення до компонентів.

# Планети

-planet-neo = Нео
-planet-sixmoons = { $case ->
   *[nominative] Шестимісяччя
    [genitive] Шестимісяччя
    [accusative] Шестимісяччя
    [locative] Шестимісяччі
}
-planet-atal = { $case ->
   *[nominative] Атал
    [genitive] Аталу
    [accusative] Атал
    [locative] Аталі
}
-planet-arratuin = { $case ->
   *[nominative] Арратуїн
    [genitive] Арратуїну
    [accusative] Арратуїн
    [locative] Арратуїні
}
-planet-e81216 = E81216

# Приміщення сенату, шпигунство, зовнішній модуль

-room-officers_quarters = каюти офіцерів
-room-procurement_office = бюро закупівель
-room-patrons_office = кабінет покровителя
-room-presidents_office = кабінет президента
-room-assistants_room = { $case ->
   *[nominative] кімната помічників
    [accusative] кімнату помічників
}
-room-small_lounge = { $case ->
   *[nominative] мала вітальня
    [accusative] малу вітальню
}
-room-spy = шпигунство
-room-outer_module = зовнішній модуль

# Дії сенату

-action-neo = Нео
-action-sixmoons = { $case ->
   *[nominative] Шестимісяччя
    [genitive] Шестимісяччя
    [accusative] Шестимісяччя
    [locative] Шестимісяччі
}
-action-atal = { $case ->
   *[nominative] Атал
    [genitive] Аталу
    [accusative] Атал
    [locative] Аталі
}
-action-arratuin = { $case ->
   *[nominative] Арратуїн
    [genitive] Арратуїну
    [accusative] Арратуїн
    [locative] Арратуїні
}
-action-e81216 = E81216
-action-officers_quarters = каюти офіцерів
-action-procurement_office = бюро закупівель
-action-patrons_office = кабінет покровителя
-action-presidents_office = кабінет президента
-action-assistants_room = { $case ->
   *[nominative] кімната помічників
    [accusative] кімнату помічників
}
-action-small_lounge = { $case ->
   *[nominative] мала вітальня
    [accusative] малу вітальню
}
-action-spy = шпигунство
-action-outer_module = зовнішній модуль

# Клітинки сенату; знахідний відмінок відповідає на питання «куди», місцевий — «де», з прийменником

-space-officers_quarters = { $case ->
   *[nominative] каюти офіцерів (ліве крило)
    [accusative] до кают офіцерів (ліве крило)
    [locative] у каютах офіцерів (ліве крило)
}
-space-neo_left = { $case ->
   *[nominative] Нео (ліве крило)
    [accusative] на Нео (ліве крило)
    [locative] на Нео (ліве крило)
}
-space-sixmoons_left = { $case ->
   *[nominative] Шестимісяччя (ліве крило)
    [accusative] на Шестимісяччя (ліве крило)
    [locative] на Шестимісяччі (ліве крило)
}
-space-arratuin_left = { $case ->
   *[nominative] Арратуїн (ліве крило)
    [accusative] на Арратуїн (ліве крило)
    [locative] на Арратуїні (ліве крило)
}
-space-procurement_office = { $case ->
   *[nominative] бюро закупівель (ліве крило)
    [accusative] до бюро закупівель (ліве крило)
    [locative] у бюро закупівель (ліве крило)
}
-space-spy_left = { $case ->
   *[nominative] шпигунство (ліве крило)
    [accusative] на клітинку шпигунства (ліве крило)
    [locative] на клітинці шпигунства (ліве крило)
}
-space-atal_left = { $case ->
   *[nominative] Атал (ліве крило)
    [accusative] на Атал (ліве крило)
    [locative] на Аталі (ліве крило)
}
-space-e81216_left = { $case ->
   *[nominative] E81216 (ліве крило)
    [accusative] на E81216 (ліве крило)
    [locative] на E81216 (ліве крило)
}
-space-patrons_office = { $case ->
   *[nominative] кабінет покровителя (ліве крило)
    [accusative] до кабінету покровителя (ліве крило)
    [locative] у кабінеті покровителя (ліве крило)
}
-space-atal_right = { $case ->
   *[nominative] Атал (праве крило)
    [accusative] на Атал (праве крило)
    [locative] на Аталі (праве крило)
}
-space-e81216_right = { $case ->
   *[nominative] E81216 (праве крило)
    [accusative] на E81216 (праве крило)
    [locative] на E81216 (праве крило)
}
-space-presidents_office = { $case ->
   *[nominative] кабінет президента (праве крило)
    [accusative] до кабінету президента (праве крило)
    [locative] у кабінеті президента (праве крило)
}
-space-spy_right = { $case ->
   *[nominative] шпигунство (праве крило)
    [accusative] на клітинку шпигунства (праве крило)
    [locative] на клітинці шпигунства (праве крило)
}
-space-assistants_room = { $case ->
   *[nominative] кімната помічників (праве крило)
    [accusative] до кімнати помічників (праве крило)
    [locative] у кімнаті помічників (праве крило)
}
-space-neo_right = { $case ->
   *[nominative] Нео (праве крило)
    [accusative] на Нео (праве крило)
    [locative] на Нео (праве крило)
}
-space-small_lounge = { $case ->
   *[nominative] мала вітальня (праве крило)
    [accusative] до малої вітальні (праве крило)
    [locative] у малій вітальні (праве крило)
}
-space-sixmoons_right = { $case ->
   *[nominative] Шестимісяччя (праве крило)
    [accusative] на Шестимісяччя (праве крило)
    [locative] на Шестимісяччі (праве крило)
}
-space-arratuin_right = { $case ->
   *[nominative] Арратуїн (праве крило)
    [accusative] на Арратуїн (праве крило)
    [locative] на Арратуїні (праве крило)
}

# Крила, поверхи, колонки, боки

-wing-left = { $case ->
   *[nominative] ліве крило
    [genitive] лівого крила
    [locative] лівому крилі
}
-wing-right = { $case ->
   *[nominative] праве крило
    [genitive] правого крила
    [locative] правому крилі
}
-floor-1 = поверх 1
-floor-2 = поверх 2
-floor-3 = поверх 3
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
-side-voting = голосування
-side-funding = фінансування

# Ресурси й те, що рахують

-resource-lavandium = { $case ->
   *[nominative] лавандій
    [genitive] лавандію
}
-resource-copernium = { $case ->
   *[nominative] коперній
    [genitive] копернію
}
-resource-oceanium = { $case ->
   *[nominative] океаній
    [genitive] океанію
}
-resource-golden_diamond = { $case ->
   *[nominative] золотий алмаз
    [genitive] золотого алмаза
}
-resource-crystal_any = будь-який кристал
-resource-prestige = очки престижу
-resource-degree = ступінь акредитації
-resource-spaceship = космічний корабель
-resource-mission_marker = маркер особливої місії
-resource-alteration = жетон перетворення
-resource-vote = голос
-resource-influence = вплив
-resource-crystal = кристали
-resource-level = рівень акредитації
-resource-die = кубик помічника
-resource-robot = роботи
-resource-erudite = жетони фахівців горілиць
amount-resource-lavandium = { $count ->
    [one] { $count } лавандій
    [few] { $count } лавандії
   *[many] { $count } лавандіїв
}
amount-resource-copernium = { $count ->
    [one] { $count } коперній
    [few] { $count } копернії
   *[many] { $count } коперніїв
}
amount-resource-oceanium = { $count ->
    [one] { $count } океаній
    [few] { $count } океанії
   *[many] { $count } океаніїв
}
amount-resource-golden_diamond = { $count ->
    [one] { $count } золотий алмаз
    [few] { $count } золоті алмази
   *[many] { $count } золотих алмазів
}
amount-resource-crystal_any = { $count ->
    [one] { $count } будь-який кристал
    [few] { $count } будь-які кристали
   *[many] { $count } будь-яких кристалів
}
amount-resource-prestige = { $count } ОП
amount-resource-degree = { $count ->
    [one] { $count } ступінь акредитації
    [few] { $count } ступені акредитації
   *[many] { $count } ступенів акредитації
}
amount-resource-spaceship = { $count ->
    [one] { $count } космічний корабель
    [few] { $count } космічні кораблі
   *[many] { $count } космічних кораблів
}
amount-resource-mission_marker = { $count ->
    [one] { $count } маркер особливої місії
    [few] { $count } маркери особливих місій
   *[many] { $count } маркерів особливих місій
}
amount-resource-crystal = { $count ->
    [one] { $count } кристал
    [few] { $count } кристали
   *[many] { $count } кристалів
}
amount-resource-vote = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
amount-resource-influence = { $count ->
    [one] { $count } рівень впливу
    [few] { $count } рівні впливу
   *[many] { $count } рівнів впливу
}
amount-resource-alteration = { $count ->
    [one] { $count } жетон перетворення
    [few] { $count } жетони перетворення
   *[many] { $count } жетонів перетворення
}
amount-resource-erudite = { $count ->
    [one] { $count } жетон фахівця
    [few] { $count } жетони фахівців
   *[many] { $count } жетонів фахівців
}
amount-resource-medal = { $count ->
    [one] { $count } орден пошани
    [few] { $count } ордени пошани
   *[many] { $count } орденів пошани
}
amount-resource-asteroid = { $count ->
    [one] { $count } жетон астероїда
    [few] { $count } жетони астероїдів
   *[many] { $count } жетонів астероїдів
}
amount-resource-mission = { $count ->
    [one] { $count } виконана місія
    [few] { $count } виконані місії
   *[many] { $count } виконаних місій
}
amount-resource-step = { $count ->
    [one] { $count } поділка
    [few] { $count } поділки
   *[many] { $count } поділок
}
amount-resource-ambassador = { $count ->
    [one] { $count } посол
    [few] { $count } посли
   *[many] { $count } послів
}
amount-resource-robot = { $count ->
    [one] { $count } робот
    [few] { $count } роботи
   *[many] { $count } роботів
}
amount-resource-trade_disc = { $count ->
    [one] { $count } торговельний диск
    [few] { $count } торговельні диски
   *[many] { $count } торговельних дисків
}
amount-resource-level = { $count ->
    [one] { $count } рівень акредитації
    [few] { $count } рівні акредитації
   *[many] { $count } рівнів акредитації
}
amount-resource-marker_level = { $count ->
    [one] { $count } рівень маркера акредитації
    [few] { $count } рівні маркера акредитації
   *[many] { $count } рівнів маркера акредитації
}
amount-resource-level_round = { $count ->
    [one] { $count } рівень акредитації до кінця раунду
    [few] { $count } рівні акредитації до кінця раунду
   *[many] { $count } рівнів акредитації до кінця раунду
}
amount-resource-level_game = { $count ->
    [one] { $count } рівень акредитації до кінця гри
    [few] { $count } рівні акредитації до кінця гри
   *[many] { $count } рівнів акредитації до кінця гри
}
amount-resource-hangar = { $count ->
    [one] { $count } корабель в ангарі
    [few] { $count } кораблі в ангарі
   *[many] { $count } кораблів в ангарі
}
amount-resource-supply = { $count ->
    [one] { $count } корабель у запасі
    [few] { $count } кораблі в запасі
   *[many] { $count } кораблів у запасі
}
amount-resource-completed = { $count ->
    [one] { $count } виконана місія
    [few] { $count } виконані місії
   *[many] { $count } виконаних місій
}
amount-resource-die = { $count } на кубику помічника
amount-resource-medal_points = { $count } ОП за ордени
amount-resource-contribution = { $count ->
    [one] { $count } крок спільного проєкту
    [few] { $count } кроки спільного проєкту
   *[many] { $count } кроків спільного проєкту
}
amount-resource-leftovers = { $count } ОП за залишки
amount-planet-neo = вплив { $count } на Нео
amount-planet-sixmoons = вплив { $count } на Шестимісяччі
amount-planet-atal = вплив { $count } на Аталі
amount-planet-arratuin = вплив { $count } на Арратуїні
amount-planet-e81216 = вплив { $count } на E81216

# Посли

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
   *[nominative] особливий посол
    [genitive] особливого посла
    [accusative] особливого посла
}

# Жетони перетворення

-alteration-alt1_vote2_lavandium = 2 голоси; 1 лавандій
-alteration-alt1_vote1_copernium = 1 голос; 1 коперній
-alteration-alt1_vote2_degree = 2 голоси; 1 ступінь акредитації
-alteration-alt1_vote1_assistant = 1 голос; кубик помічника +1
-alteration-alt1_vote3_prestige = 3 голоси; 1 ОП
-alteration-alt1_fund_lavandium2 = фінансування; 2 лавандії
-alteration-alt1_fund_copernium = фінансування; 1 коперній
-alteration-alt1_fund_degree = фінансування; 1 ступінь акредитації
-alteration-alt1_fund_prestige2 = фінансування; 2 ОП
-alteration-alt2_vote3_copernium = 3 голоси; 1 коперній
-alteration-alt2_vote2_oceanium = 2 голоси; 1 океаній
-alteration-alt2_vote3_assistant = 3 голоси; кубик помічника +1
-alteration-alt2_fund_oceanium = фінансування; 1 океаній
-alteration-alt2_fund_spaceship = фінансування; 1 космічний корабель
-alteration-alt2_fund_mission = фінансування; маркер на будь-яку особливу місію
-alteration-alt3_vote4_oceanium = 4 голоси; 1 океаній
-alteration-alt3_vote5_degree = 5 голосів; 1 ступінь акредитації
-alteration-alt3_vote3_assistant2 = 3 голоси; кубик помічника +2
-alteration-alt3_fund_project = фінансування; будь-який великий проєкт +1
-alteration-alt3_fund_degree2 = фінансування; 2 ступені акредитації
-alteration-alt4_vote6_oceanium = 6 голосів; 1 океаній
-alteration-alt4_vote5_diamond = 5 голосів; 1 золотий алмаз
-alteration-alt4_vote5_project = 5 голосів; будь-який великий проєкт +1
-alteration-alt4_fund_diamond = фінансування; 1 золотий алмаз та 1 лавандій
-alteration-alt4_fund_project_ship = фінансування; будь-який великий проєкт +1, 1 космічний корабель

# Жетони фахівців

-erudite-1A1 = 1A1: рівень +1 на цей раунд
-erudite-1A2 = 1A2: оновити фахівця рівня 1
-erudite-1A3 = 1A3: копія фахівця рівня 1
-erudite-2A1 = 2A1: рівень +2 на цей раунд
-erudite-2A2 = 2A2: взяти фахівця рівня 3
-erudite-2A3 = 2A3: копія фахівця рівня 1 або 2
-erudite-3A1 = 3A1: 1 ОП за доступну або виконану місію
-erudite-3A2 = 3A2: 3 ОП за кожен колір фахівців
-erudite-3A3 = 3A3: 2 ОП за кожен рівень впливу на Аталі
-erudite-1B1 = 1B1: будівництво дешевше на 1 кристал
-erudite-1B2 = 1B2: лавандій за вплив на E81216
-erudite-1B3 = 1B3: дохід будь-якого виробництва
-erudite-2B1 = 2B1: будівництво дешевше на 2 кристали
-erudite-2B2 = 2B2: коперній за вплив на E81216
-erudite-2B3 = 2B3: два доходи від виробництв
-erudite-3B1 = 3B1: 2 ОП за кожен рівень впливу на E81216
-erudite-3B2 = 3B2: 3 ОП за золотий алмаз
-erudite-3B3 = 3B3: 5 ОП за мегаструктуру
-erudite-1C1 = 1C1: 1 ступінь акредитації
-erudite-1C2 = 1C2: корабель або маркер місії
-erudite-1C3 = 1C3: диск на рівень 1 крамниці
-erudite-2C1 = 2C1: 2 ступені акредитації
-erudite-2C2 = 2C2: корабель і маркер місії
-erudite-2C3 = 2C3: диск на рівень 1 крамниці з бонусом
-erudite-3C1 = 3C1: 2 ОП за рівень акредитації
-erudite-3C2 = 3C2: 3 ОП за корабель в ангарі
-erudite-3C3 = 3C3: 3 ОП за диск на рівні 2
-erudite-1D1 = 1D1: ще один жетон сили 1
-erudite-1D2 = 1D2: кубик помічника +1
-erudite-1D3 = 1D3: ще на 1 супутник
-erudite-2D1 = 2D1: ще один жетон сили 2
-erudite-2D2 = 2D2: кубик помічника +2
-erudite-2D3 = 2D3: ще на 2 супутники
-erudite-3D1 = 3D1: 3 ОП за невикористаний жетон перетворення
-erudite-3D2 = 3D2: 2 ОП за кожне очко на кубику помічника
-erudite-3D3 = 3D3: 2 ОП за кожен рівень впливу на Шестимісяччі
-erudite-1E1 = 1E1: ще 2 лавандії
-erudite-1E2 = 1E2: ще 1 океаній
-erudite-1E3 = 1E3: ще на 1 клітинку
-erudite-2E1 = 2E1: ще 1 лавандій та 1 океаній
-erudite-2E2 = 2E2: ще 1 коперній та 1 океаній
-erudite-2E3 = 2E3: ще 1 золотий алмаз
-erudite-3E1 = 3E1: 5 ОП за жетон астероїда
-erudite-3E2 = 3E2: 1 ОП за кристал і алмаз
-erudite-3E3 = 3E3: 2 ОП за кожен рівень впливу на Нео
-erudite_type-A = тип A (фіолетовий)
-erudite_type-B = тип B (зелений)
-erudite_type-C = тип C (жовтий)
-erudite_type-D = тип D (синій)
-erudite_type-E = тип E (помаранчевий)

# Початкові жетони

-starting-starting_tile_1 = мішана руда
-starting-starting_tile_2 = світ океанів
-starting-starting_tile_3 = світ алмазів
-starting-starting_tile_4 = кораблебудівники
-starting-starting_tile_5 = дослідники
-starting-starting_tile_6 = дипломати
-starting-starting_tile_7 = посланці
-starting-starting_tile_8 = торговці

# Жетони далекого космосу

-deep-deep_space_1 = { $case ->
   *[nominative] хвиля фінансування
    [accusative] хвилю фінансування
}
-deep-deep_space_2 = { $case ->
   *[nominative] майстер перетворень
    [accusative] майстра перетворень
}
-deep-deep_space_3 = { $case ->
   *[nominative] висока акредитація
    [accusative] високу акредитацію
}
-deep-deep_space_4 = торговельний привілей
-deep-deep_space_5 = { $case ->
   *[nominative] бездоганний помічник
    [accusative] бездоганного помічника
}
-deep-deep_space_6 = { $case ->
   *[nominative] особливий посол
    [accusative] особливого посла
}
-deep-deep_space_7 = { $case ->
   *[nominative] почесна експедиція
    [accusative] почесну експедицію
}
-deep-deep_space_8 = безкоштовне будівництво

# Ордени пошани

-medal-neo = орден пошани Нео
-medal-sixmoons = орден пошани Шестимісяччя
-medal-atal = орден пошани Аталу
-medal-arratuin = орден пошани Арратуїну
-medal-e81216 = орден пошани E81216
-medal-accreditation = орден пошани за акредитацію
-medal-intrigue = орден пошани за інтриги

# Великі проєкти

-project-sixmoons = великий проєкт Шестимісяччя
-project-atal = великий проєкт Аталу
-project-e81216 = великий проєкт E81216
-project-neo = великий проєкт Нео
-project-missions = великий проєкт особливих місій
-project-arratuin = великий проєкт Арратуїну
-project-common = спільний великий проєкт

# Закони

-law-left_neo = закон Нео (ліве крило)
-law-left_sixmoons = закон Шестимісяччя (ліве крило)
-law-left_atal = закон Аталу (ліве крило)
-law-left_arratuin = закон Арратуїну (ліве крило)
-law-left_e81216 = закон E81216 (ліве крило)
-law-right_neo = закон Нео (праве крило)
-law-right_sixmoons = закон Шестимісяччя (праве крило)
-law-right_atal = закон Аталу (праве крило)
-law-right_arratuin = закон Арратуїну (праве крило)
-law-right_e81216 = закон E81216 (праве крило)

# Особливі місії

-mission-neo = { $case ->
   *[nominative] місія Нео
    [accusative] місію Нео
}
-mission-sixmoons = { $case ->
   *[nominative] місія Шестимісяччя
    [accusative] місію Шестимісяччя
}
-mission-atal = { $case ->
   *[nominative] місія Аталу
    [accusative] місію Аталу
}
-mission-arratuin = { $case ->
   *[nominative] місія Арратуїну
    [accusative] місію Арратуїну
}
-mission-e81216 = { $case ->
   *[nominative] місія E81216
    [accusative] місію E81216
}
-mission-officers_quarters = { $case ->
   *[nominative] місія кают офіцерів
    [accusative] місію кают офіцерів
}
-mission-spy = { $case ->
   *[nominative] місія шпигунства
    [accusative] місію шпигунства
}
-mission-presidents_office = { $case ->
   *[nominative] місія кабінету президента
    [accusative] місію кабінету президента
}
-mission-small_lounge = { $case ->
   *[nominative] місія малої вітальні
    [accusative] місію малої вітальні
}
-mission-assistants_room = { $case ->
   *[nominative] місія кімнати помічників
    [accusative] місію кімнати помічників
}
-mission-procurement_office = { $case ->
   *[nominative] місія бюро закупівель
    [accusative] місію бюро закупівель
}
-mission-patrons_office = { $case ->
   *[nominative] місія кабінету покровителя
    [accusative] місію кабінету покровителя
}

# Крамниці

-shop-shop_1 = { $case ->
   *[nominative] безкоштовна крамниця
    [accusative] безкоштовну крамницю
}
-shop-shop_2 = кристали й патенти
-shop-shop_3 = { $case ->
   *[nominative] агенція помічників
    [accusative] агенцію помічників
}
-shop-shop_4 = { $case ->
   *[nominative] корабельна контора
    [accusative] корабельну контору
}
-shop-shop_5 = огранування алмазів
-shop-shop_6 = { $case ->
   *[nominative] галерея престижу
    [accusative] галерею престижу
}

# Виробництва та мегаструктури

-production-space_shipyard = { $case ->
   *[nominative] Космічна верф
    [genitive] Космічної верфі
}
-production-transporter = { $case ->
   *[nominative] Транспортер
    [genitive] Транспортера
}
-production-transmutation_chamber = { $case ->
   *[nominative] Камера трансмутації
    [genitive] Камери трансмутації
    [accusative] Камеру трансмутації
}
-production-lavandium_replicator = { $case ->
   *[nominative] Реплікатор лавандію
    [genitive] Реплікатора лавандію
}
-production-military_academy = { $case ->
   *[nominative] Військова академія
    [genitive] Військової академії
    [accusative] Військову академію
}
-production-consulate = { $case ->
   *[nominative] Консульство
    [genitive] Консульства
}
-production-alteration_incubator = { $case ->
   *[nominative] Інкубатор перетворень
    [genitive] Інкубатора перетворень
}
-production-space_university = { $case ->
   *[nominative] Космічний університет
    [genitive] Космічного університету
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
-megastructure_token-neo = вплив на Нео
-megastructure_token-sixmoons = вплив на Шестимісяччі
-megastructure_token-atal = вплив на Аталі
-megastructure_token-arratuin = вплив на Арратуїні
-megastructure_token-e81216 = вплив на E81216
-megastructure_token-missions = виконані особливі місії
-megastructure_token-accreditation = рівень акредитації
-megastructure_token-assistant = значення кубика помічника

# Клітинки Нео; знахідний відмінок відповідає на питання «куди», з прийменником

-neo-neo_0 = { $case ->
   *[nominative] початкова клітинка
    [accusative] на початкову клітинку
}
-neo-neo_1a = { $case ->
   *[nominative] верхня шахта 1
    [accusative] до верхньої шахти 1
}
-neo-neo_1b = { $case ->
   *[nominative] нижня шахта 1
    [accusative] до нижньої шахти 1
}
-neo-neo_2a = { $case ->
   *[nominative] місце астероїда A
    [accusative] на місце астероїда A
}
-neo-neo_2b = { $case ->
   *[nominative] місце астероїда B
    [accusative] на місце астероїда B
}
-neo-neo_3 = { $case ->
   *[nominative] центральна штольня 3
    [accusative] до центральної штольні 3
}
-neo-neo_4a = { $case ->
   *[nominative] верхня шахта 4
    [accusative] до верхньої шахти 4
}
-neo-neo_4b = { $case ->
   *[nominative] нижня шахта 4
    [accusative] до нижньої шахти 4
}
-neo-neo_5a = { $case ->
   *[nominative] місце астероїда C
    [accusative] на місце астероїда C
}
-neo-neo_5b = { $case ->
   *[nominative] місце астероїда D
    [accusative] на місце астероїда D
}
-neo-neo_6 = { $case ->
   *[nominative] центральна штольня 6
    [accusative] до центральної штольні 6
}
-neo-neo_7a = { $case ->
   *[nominative] верхня шахта 7
    [accusative] до верхньої шахти 7
}
-neo-neo_7b = { $case ->
   *[nominative] нижня шахта 7
    [accusative] до нижньої шахти 7
}
-neo-neo_8 = { $case ->
   *[nominative] поле мертвих астероїдів
    [accusative] на поле мертвих астероїдів
}

# Астероїди та мертві астероїди

-asteroid-asteroid_1 = астероїд (2 копернії)
-asteroid-asteroid_2 = астероїд (1 лавандій та 1 океаній)
-asteroid-asteroid_3 = астероїд (3 лавандії)
-asteroid-asteroid_4 = астероїд (1 коперній та 1 океаній)
-asteroid-asteroid_5 = астероїд (2 океанії)
-asteroid-asteroid_6 = астероїд (1 золотий алмаз)
-asteroid-dead_asteroid_1 = мертвий астероїд (1 золотий алмаз та 1 лавандій)
-asteroid-dead_asteroid_2 = мертвий астероїд (1 золотий алмаз та 1 коперній)
-asteroid-dead_asteroid_3 = мертвий астероїд (1 золотий алмаз та 1 океаній)
-asteroid-dead_asteroid_4 = мертвий астероїд (3 океанії)
-asteroid-dead_asteroid_5 = мертвий астероїд (2 золоті алмази)
-asteroid-dead_asteroid_6 = мертвий астероїд (2 копернії та 1 океаній)

# Супутники

-moon-moon_start = { $case ->
   *[nominative] початковий супутник
    [locative] початковому супутнику
}
-moon-moon_1 = { $case ->
   *[nominative] супутник 1
    [locative] супутнику 1
}
-moon-moon_2 = { $case ->
   *[nominative] супутник 2
    [locative] супутнику 2
}
-moon-moon_3 = { $case ->
   *[nominative] супутник 3
    [locative] супутнику 3
}
-moon-moon_4 = { $case ->
   *[nominative] супутник 4
    [locative] супутнику 4
}
-moon-moon_5 = { $case ->
   *[nominative] супутник 5
    [locative] супутнику 5
}
-moon-moon_6 = { $case ->
   *[nominative] супутник 6
    [locative] супутнику 6
}
-moon-moon_planet = { $case ->
   *[nominative] синя планета
    [accusative] синю планету
    [locative] синій планеті
}

# Жетони блокування та нейтральні жетони

-planet_block-block_planet_1 = жетон блокування планет 1 (Арратуїн ліворуч, Шестимісяччя праворуч; 0 голосів: E81216 ліворуч)
-planet_block-block_planet_2 = жетон блокування планет 2 (Шестимісяччя ліворуч, Нео праворуч; 0 голосів: Атал ліворуч)
-planet_block-block_planet_3 = жетон блокування планет 3 (E81216 ліворуч, Атал праворуч; 0 голосів: Нео ліворуч)
-planet_block-block_planet_4 = жетон блокування планет 4 (Нео ліворуч, Арратуїн праворуч; 0 голосів: Шестимісяччя праворуч)
-planet_block-block_planet_5 = жетон блокування планет 5 (Атал ліворуч, E81216 праворуч; 0 голосів: Арратуїн праворуч)
-room_block-block_room_officers_quarters = жетон блокування приміщень (каюти офіцерів, шпигунство праворуч)
-room_block-block_room_procurement_office = жетон блокування приміщень (бюро закупівель, шпигунство праворуч)
-room_block-block_room_patrons_office = жетон блокування приміщень (кабінет покровителя, шпигунство праворуч)
-room_block-block_room_assistants_room = жетон блокування приміщень (кімната помічників, шпигунство ліворуч)
-room_block-block_room_small_lounge = жетон блокування приміщень (мала вітальня, шпигунство ліворуч)
-neutral_token-neutral_zero = нейтральний жетон 0
-neutral_token-neutral_1_2 = нейтральний жетон 1/2
-neutral_token-neutral_3_4 = нейтральний жетон 3/4
-neutral_token-neutral_5 = нейтральний жетон 5

# Акредитація

-level-level_1 = рівень 1
-level-level_2 = рівень 2
-level-level_3 = рівень 3
-level-level_4 = рівень 4
-level-level_5 = рівень 5
-level_token-level_token_plus_1 = жетон рівня акредитації +1
-level_token-level_token_plus_2 = жетон рівня акредитації +2

# Кубик, фішки та маркери

-die-assistant_die = кубик помічника
-piece-president_pawn = { $case ->
   *[nominative] фішка президента сенату
    [accusative] фішку президента сенату
}
-piece-miner = { $case ->
   *[nominative] шахтар
    [accusative] шахтаря
}
-piece-mage = { $case ->
   *[nominative] маг
    [accusative] мага
}
-piece-robot = { $case ->
   *[nominative] робот
    [accusative] робота
}
-piece-trade_disc = торговельний диск
-piece-accreditation_marker = маркер акредитації
-piece-common_project_marker = маркер спільного великого проєкту

# Імена, якими варіанти та події називають компоненти; face — як лежить посол

-space-outer_module = { $case ->
   *[nominative] зовнішній модуль
    [accusative] до зовнішнього модуля
    [locative] у зовнішньому модулі
}
-face-voting = боком голосування догори
-face-funding = боком фінансування догори
-unit-lavandium = { $case ->
   *[nominative] лавандій
    [genitive] лавандію
}
-unit-copernium = { $case ->
   *[nominative] коперній
    [genitive] копернію
}
-unit-oceanium = { $case ->
   *[nominative] океаній
    [genitive] океанію
}
-unit-golden_diamond = { $case ->
   *[nominative] золотий алмаз
    [genitive] золотого алмаза
}
-unit-degree = ступінь акредитації
-unit-spaceship = космічний корабель
-unit-mission_marker = маркер особливої місії
-face-alt1_vote2_lavandium = під жетоном «2 голоси; 1 лавандій»
-face-alt1_vote1_copernium = під жетоном «1 голос; 1 коперній»
-face-alt1_vote2_degree = під жетоном «2 голоси; 1 ступінь акредитації»
-face-alt1_vote1_assistant = під жетоном «1 голос; кубик помічника +1»
-face-alt1_vote3_prestige = під жетоном «3 голоси; 1 ОП»
-face-alt1_fund_lavandium2 = під жетоном «фінансування; 2 лавандії»
-face-alt1_fund_copernium = під жетоном «фінансування; 1 коперній»
-face-alt1_fund_degree = під жетоном «фінансування; 1 ступінь акредитації»
-face-alt1_fund_prestige2 = під жетоном «фінансування; 2 ОП»
-face-alt2_vote3_copernium = під жетоном «3 голоси; 1 коперній»
-face-alt2_vote2_oceanium = під жетоном «2 голоси; 1 океаній»
-face-alt2_vote3_assistant = під жетоном «3 голоси; кубик помічника +1»
-face-alt2_fund_oceanium = під жетоном «фінансування; 1 океаній»
-face-alt2_fund_spaceship = під жетоном «фінансування; 1 космічний корабель»
-face-alt2_fund_mission = під жетоном «фінансування; маркер на будь-яку особливу місію»
-face-alt3_vote4_oceanium = під жетоном «4 голоси; 1 океаній»
-face-alt3_vote5_degree = під жетоном «5 голосів; 1 ступінь акредитації»
-face-alt3_vote3_assistant2 = під жетоном «3 голоси; кубик помічника +2»
-face-alt3_fund_project = під жетоном «фінансування; будь-який великий проєкт +1»
-face-alt3_fund_degree2 = під жетоном «фінансування; 2 ступені акредитації»
-face-alt4_vote6_oceanium = під жетоном «6 голосів; 1 океаній»
-face-alt4_vote5_diamond = під жетоном «5 голосів; 1 золотий алмаз»
-face-alt4_vote5_project = під жетоном «5 голосів; будь-який великий проєкт +1»
-face-alt4_fund_diamond = під жетоном «фінансування; 1 золотий алмаз та 1 лавандій»
-face-alt4_fund_project_ship = під жетоном «фінансування; будь-який великий проєкт +1, 1 космічний корабель»
-site-space_shipyard = Космічна верф
-site-transporter = Транспортер
-site-transmutation_chamber = { $case ->
   *[nominative] Камера трансмутації
    [accusative] Камеру трансмутації
}
-site-lavandium_replicator = Реплікатор лавандію
-site-military_academy = { $case ->
   *[nominative] Військова академія
    [accusative] Військову академію
}
-site-consulate = Консульство
-site-alteration_incubator = Інкубатор перетворень
-site-space_university = Космічний університет
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
-phase-executive = Фаза управління
-phase-final = Підрахунок очок наприкінці гри
-points-floors = поверхи сенату
-points-laws = закони
-points-missions = особливі місії
-points-erudites = фахівці
-points-megastructures = мегаструктури
-points-shops = крамниці
-points-alterations = жетони перетворення
-points-accreditation = акредитація
-points-medals = ордени пошани
-points-leftovers = залишки
-points-projects = великі проєкти

# Що може зробити гравець

federation-option-take-back = Відкликати відповідь
federation-option-start = Взяти початковий жетон «{ NAME($tile) }»
federation-option-place = Покласти { NAME($ambassador, case: "accusative") } { NAME($face) } { NAME($space, case: "accusative") }
federation-option-save = Зберегти особливого посла на інший раунд
federation-option-fly = Відправити корабель на { NAME($mission, case: "accusative") }
federation-option-end = Закінчити хід
federation-option-use = Використати жетон «{ NAME($tile) }»
federation-option-discard = Скинути { AMOUNT($resource, 1) }
federation-option-pay = { $lavandium ->
    [0] { $copernium ->
        [0] { $oceanium ->
            [0] Не сплачувати кристалів
           *[other] Сплатити { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Сплатити { AMOUNT("resource:copernium", $copernium) }
           *[other] Сплатити { AMOUNT("resource:copernium", $copernium) } та { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
   *[other] { $copernium ->
        [0] { $oceanium ->
            [0] Сплатити { AMOUNT("resource:lavandium", $lavandium) }
           *[other] Сплатити { AMOUNT("resource:lavandium", $lavandium) } та { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Сплатити { AMOUNT("resource:lavandium", $lavandium) } та { AMOUNT("resource:copernium", $copernium) }
           *[other] Сплатити { AMOUNT("resource:lavandium", $lavandium) }, { AMOUNT("resource:copernium", $copernium) } та { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
}
federation-option-perform = Виконати дію
federation-option-forfeit = Відмовитися від дії
federation-option-add-die = Додати кубик помічника
federation-option-keep-die = Не додавати кубик помічника
federation-option-dig = Пересунути шахтаря { NAME($space, case: "accusative") }
federation-option-stay = Залишитися тут і отримати винагороду
federation-option-take-asteroid = Взяти { NAME($asteroid) }
federation-option-take-token = Взяти жетон «{ NAME($token) }»
federation-option-take-tile = Взяти жетон «{ NAME($tile) }»
federation-option-trade = Торгувати в крамниці «{ NAME($shop) }»
federation-option-build = Збудувати { NAME($site, case: "accusative") }
federation-option-finish = Закінчити дію
federation-option-visit = Дія на { NAME($planet, case: "locative") }
federation-option-copy = Скопіювати дію «{ NAME($action) }»
federation-option-copy-tile = Скопіювати жетон «{ NAME($tile) }»
federation-option-refresh = Оновити жетон «{ NAME($tile) }»
federation-option-choose = Отримати: { NAME($unit) }
federation-option-open = Відкрити { NAME($mission, case: "accusative") }
federation-option-fund = Просунути { NAME($project) }
federation-option-medal = Взяти { NAME($medal) }
federation-option-deep-space = Взяти жетон далекого космосу «{ NAME($tile) }»
federation-option-keep-token = Залишити жетон «{ NAME($token) }»
federation-option-disc = Покласти диск до крамниці «{ NAME($shop) }»
federation-option-construct = Безкоштовно збудувати { NAME($site, case: "accusative") }
federation-option-income = Отримати дохід { NAME($production, case: "genitive") }
federation-option-transport-miner = Пересунути шахтаря { NAME($space, case: "accusative") } без винагороди
federation-option-transport-mage = Пересунути мага на один супутник без жетона
federation-option-upgrade = Перетворити { AMOUNT($resource, 1) } на наступний, цінніший ресурс
federation-option-accept = Отримати дохід
federation-option-decline = Відмовитися від доходу
federation-option-upkeep = { $level ->
    [0] Не платити й опуститися до ступеня 3
   *[other] Оплатити рівень { $level }
}
federation-option-pass-law = Ухвалити закон { NAME($wing, case: "genitive") }
federation-option-turn-token = Відкрито жетон «{ NAME($token) }»
federation-option-turn-asteroid = Відкрито { NAME($asteroid) }
federation-option-turn-tile = Відкрито жетон «{ NAME($tile) }»
federation-option-turn-law = Закон { NAME($law, case: "genitive") }
federation-option-turn-planet-block = Відкрито { NAME($tile) }
federation-option-turn-room-block = Відкрито { NAME($tile) }
federation-option-see-deep-space = Жетон далекого космосу «{ NAME($tile) }»

# Групи варіантів

federation-verb-take-back = Відкликати
federation-verb-start = Початкові жетони
federation-verb-place = Посли
federation-verb-save = Зберегти
federation-verb-fly = Місії
federation-verb-end = Кінець ходу
federation-verb-use = Використати жетони
federation-verb-discard = Скинути
federation-verb-pay = Оплата
federation-verb-perform = Дія
federation-verb-forfeit = Без дії
federation-verb-add-die = Додати кубик
federation-verb-keep-die = Не додавати кубик
federation-verb-dig = Шахтар
federation-verb-stay = Залишитися
federation-verb-take-asteroid = Астероїди
federation-verb-take-token = Жетони перетворення
federation-verb-take-tile = Жетони фахівців
federation-verb-trade = Крамниці
federation-verb-build = Будівництво
federation-verb-finish = Закінчити
federation-verb-visit = Планети
federation-verb-copy = Копія дії
federation-verb-copy-tile = Копія жетона
federation-verb-refresh = Оновити
federation-verb-choose = Отримати
federation-verb-open = Маркери місій
federation-verb-fund = Проєкти
federation-verb-medal = Ордени
federation-verb-deep-space = Далекий космос
federation-verb-keep-token = Залишити жетон
federation-verb-disc = Диски
federation-verb-construct = Безкоштовне будівництво
federation-verb-income = Доходи
federation-verb-transport-miner = Шахтар
federation-verb-transport-mage = Маг
federation-verb-upgrade = Трансмутація
federation-verb-accept = Отримати
federation-verb-decline = Відмовитися
federation-verb-upkeep = Оплата акредитації
federation-verb-pass-law = Закони
federation-verb-turn-token = Жетон перетворення
federation-verb-turn-asteroid = Астероїд
federation-verb-turn-tile = Жетон фахівця
federation-verb-turn-law = Закон
federation-verb-turn-planet-block = Зайняті планети
federation-verb-turn-room-block = Зайняте приміщення
federation-verb-see-deep-space = Жетон далекого космосу

# Що сталося

federation-event-acts = { $player } починає дію на { NAME($planet, case: "locative") }
federation-event-added-die = { $player } додає кубик помічника ({ $value }) { NAME($space, case: "locative") }
federation-event-blocked-planets = Нейтральний гравець займає клітинки: { NAME($tile) }
federation-event-blocked-room = Нейтральний гравець займає клітинки: { NAME($tile) }
federation-event-built = { $player } будує { NAME($site, case: "accusative") }
federation-event-chose-law = { $player }, володар фішки президента сенату, вибирає закон { NAME($wing, case: "genitive") }
federation-event-counted = { $player }: { $value }
federation-event-copied-tile = { $player } копіює жетон «{ NAME($tile) }»
federation-event-declined = { $player } відмовляється від доходу { NAME($production, case: "genitive") }
federation-event-degree = { $player } досягає ступеня акредитації { $degree }
federation-event-die-raised = { $player }: кубик помічника показує { $value }
federation-event-drew-token = { $player } тягне жетон перетворення «{ NAME($token) }»
federation-event-flew = { $player } відправляє корабель на { NAME($mission, case: "accusative") }
federation-event-forfeited = { $player } обходиться без дії
federation-event-funded = { $player } просуває { NAME($project) } ({ $value } з { $length })
federation-event-gained = { $player } отримує: { AMOUNT($resource, $amount) }
federation-event-gained-ships = { $player } переміщує до ангара: { AMOUNT("resource:spaceship", $amount) }
federation-event-influence = { $player }: вплив на { NAME($planet, case: "locative") } — { $value }
federation-event-law-passed = Ухвалено закон { NAME($planet, case: "genitive") } ({ NAME($wing) }): голосів ліворуч { $left }, праворуч { $right }
federation-event-leftovers = { $player }: лишилося { AMOUNT("resource:crystal", $crystals) }, { AMOUNT("resource:golden_diamond", $diamonds) }, { AMOUNT("resource:hangar", $ships) }, { AMOUNT("resource:alteration", $tokens) }
federation-event-level-raised = { $player }: рівень акредитації вважається вищим на { $amount }
federation-event-looked-at-deep-space = { $player } переглядає жетони далекого космосу
federation-event-lost = { $player } скидає: { AMOUNT($resource, $amount) }
federation-event-mage-moved = { $player } пересуває мага на { NAME($moon, case: "accusative") }
federation-event-miner-moved = { $player } пересуває шахтаря { NAME($space, case: "accusative") }
federation-event-opened = { $player } відкриває { NAME($mission, case: "accusative") }
federation-event-paid = { $player } сплачує: { AMOUNT($resource, $amount) }
federation-event-phase-started = { NAME($phase) }
federation-event-placed = { $player } кладе { NAME($ambassador, case: "accusative") } { NAME($face) } { NAME($space, case: "accusative") }
federation-event-placed-disc = { $player } кладе диск на рівень { $level } крамниці «{ NAME($shop) }»
federation-event-project-complete = Повністю профінансовано { NAME($project) }
federation-event-refreshed = { $player } оновлює жетон «{ NAME($tile) }»
federation-event-round-started = Починається раунд { $round }
federation-event-saved-ambassador = { $player } зберігає особливого посла на інший раунд
federation-event-saw-tile = { $player } бачить жетон далекого космосу «{ NAME($tile) }»
federation-event-saw-token = { $player } бачить жетон перетворення «{ NAME($token) }»
federation-event-scored = { $player }: { AMOUNT("resource:prestige", $points) } ({ NAME($source) })
federation-event-scoring-medals = Підрахунок: ордени пошани
federation-event-scoring-project = Підрахунок: { NAME($project) }
federation-event-spied = { $player } копіює дію «{ NAME($action) }»
federation-event-step-lost = { $player }: { NAME($project) } уже профінансовано повністю, другий крок пропадає
federation-event-swapped-laws = Закони правого крила для раундів 4 та 5 міняються місцями
federation-event-took-asteroid = { $player } бере { NAME($asteroid) }
federation-event-took-deep-tile = { $player } бере жетон далекого космосу «{ NAME($tile) }»
federation-event-took-income = { $player } отримує дохід { NAME($production, case: "genitive") }
federation-event-took-medal = { $player } отримує { NAME($medal) } (усього: { AMOUNT("resource:medal", $owned) })
federation-event-took-pawn = { $player } бере фішку президента сенату
federation-event-took-special-ambassador = { $player } отримує особливого посла
federation-event-took-start = { $player } бере початковий жетон «{ NAME($tile) }»
federation-event-took-tile = { $player } бере жетон фахівця «{ NAME($tile) }»
federation-event-took-token = { $player } бере жетон перетворення «{ NAME($token) }»
federation-event-traded = { $player } торгує в крамниці «{ NAME($shop) }»
federation-event-transmuted = { $player } перетворює { AMOUNT($resource, 1) } на { AMOUNT($better, 1) }
federation-event-turned-asteroid = На Нео відкрито { NAME($asteroid) }
federation-event-turned-law = Закон { NAME($wing, case: "genitive") } для раунду { $round }: { NAME($planet) }
federation-event-turned-tile = На Аталі відкрито жетон «{ NAME($tile) }»
federation-event-turned-token = На { NAME($moon, case: "locative") } відкрито жетон «{ NAME($token) }»
federation-event-unwon-floor = { $votes ->
    [0] На поверсі { $floor } ні в кого немає голосів
   *[other] Поверх { $floor } ніхто не виграє: у нейтрального гравця голосів більше ({ $neutral } проти { $votes })
}
federation-event-upkeep = { $level ->
    [0] { $player } не платить за акредитацію й опускається до ступеня { $degree }
   *[other] { $player } оплачує рівень акредитації { $level } (ступінь { $degree })
}
federation-event-used-tile = { $player } використовує жетон «{ NAME($tile) }»
federation-event-won-floor = { $player }: найбільше голосів на поверсі { $floor } — { $votes }

# Що треба вирішити

federation-decision-CHOOSING_START = Виберіть початковий жетон
federation-decision-TURN = Ваш хід: покладіть посла
federation-decision-CLOSING = Відправте корабель на особливу місію або закінчіть хід
federation-decision-PERFORMING = Виконати дію клітинки?
federation-decision-ADDING_DIE = Додати до цього посла кубик помічника?
federation-decision-COPYING = Яку дію скопіювати?
federation-decision-OPENING = Яку місію відкрити маркером?
federation-decision-INCOME_OF_SPACE_SHIPYARD = Отримати дохід Космічної верфі?
federation-decision-INCOME_OF_TRANSPORTER = Отримати дохід Транспортера?
federation-decision-INCOME_OF_TRANSMUTATION_CHAMBER = Отримати дохід Камери трансмутації?
federation-decision-INCOME_OF_LAVANDIUM_REPLICATOR = Отримати дохід Реплікатора лавандію?
federation-decision-INCOME_OF_MILITARY_ACADEMY = Отримати дохід Військової академії?
federation-decision-INCOME_OF_CONSULATE = Отримати дохід Консульства?
federation-decision-INCOME_OF_ALTERATION_INCUBATOR = Отримати дохід Інкубатора перетворень?
federation-decision-INCOME_OF_SPACE_UNIVERSITY = Отримати дохід Космічного університету?
federation-decision-UPKEEPING = Який рівень акредитації оплатити?
federation-decision-CHOOSING_LAW = У крил порівну голосів: який закон ухвалити?
federation-decision-PAYING = Якими кристалами заплатити?
federation-decision-DROPPING = Резерв повний: який кристал скинути?
federation-decision-CHOOSING = Що отримати?
federation-decision-CHOOSING_MEDAL = Який орден пошани взяти?
federation-decision-CHOOSING_DEEP = Який жетон далекого космосу взяти?
federation-decision-KEEPING = Який жетон перетворення залишити?
federation-decision-FUNDING = Який великий проєкт просунути?
federation-decision-REFRESHING = Який використаний жетон оновити?
federation-decision-COPYING_TILE = Який жетон фахівця скопіювати?
federation-decision-VISITING = На якій планеті діяти?
federation-decision-LINGERING = Використайте жетон у цій дії або закінчіть її
federation-decision-ARRIVING = Іти далі за допомогою жетона чи залишитися?
federation-decision-TRANSPORTING = Яку фішку пересуне Транспортер?
federation-decision-DIGGING = Куди піде шахтар?
federation-decision-TAKING_ASTEROID = Який мертвий астероїд узяти?
federation-decision-TAKING_TOKEN = Який жетон перетворення взяти?
federation-decision-TAKING_TILE = Який жетон фахівця взяти?
federation-decision-TRADING = У якій крамниці торгувати?
federation-decision-PLACING_DISC = До якої крамниці покласти безкоштовний диск?
federation-decision-BUILDING = Що збудувати?
federation-decision-CONSTRUCTING = Що збудувати безкоштовно?
federation-decision-CHOOSING_INCOME = Дохід якого виробництва отримати?
federation-decision-UPGRADING = Який ресурс перетворити на цінніший?

# Налаштування: назва, пояснення та варіанти

federation-setting-board_setup = Планета E81216
    .help = Виробництва та жетони мегаструктур розкладено випадково або так, як надруковано для першої партії.
    .choice-experienced = випадково
    .choice-first_game = як у першій партії
federation-setting-atal_strict_ladder = Рівень за рівнем
    .help = Для фахівця рівня 3 потрібен фахівець рівня 2 того самого типу.
federation-setting-neutral_counts_on_floors = Нейтральні голоси на поверхах
    .help = Якщо найбільше голосів на поверсі має нейтральний гравець, очок за поверх не отримує ніхто; інакше нейтральні голоси рахуються лише для законів.
federation-setting-die_before_action = Кубик до дії
    .help = Кубик помічника додають, коли кладуть посла; кубика, отриманого дією цього ходу, додати вже не можна.
federation-setting-action_optional = Дія за бажанням
    .help = За клітинку платять, але від її дії можна відмовитися.

# Що роблять компоненти

federation-about-planet-neo = Пересуньте свого шахтаря на сусідню клітинку попереду й візьміть її ресурси або жетон астероїда. Вплив дорівнює рівню клітинки шахтаря, щонайбільше 8.
federation-about-planet-sixmoons = Пересуньте свого мага на один супутник уперед і візьміть звідти один жетон перетворення. Вплив дорівнює рівню супутника з магом, щонайбільше 7.
federation-about-planet-atal = Візьміть один жетон фахівця: рівня 1 або вищого, якщо у вас є фахівець того самого типу нижчого рівня. Кожен ваш жетон дає 1 рівень впливу.
federation-about-planet-arratuin = Поторгуйте в одній крамниці: сплатіть її ціну, покладіть диск на рівень 1 або пересуньте його на рівень 2 та отримайте бонус цього рівня. Диск у крамниці рівня 1 дає 1 рівень впливу, у крамниці рівня 2 — 2 рівні.
federation-about-planet-e81216 = Збудуйте одне виробництво або одну мегаструктуру, сплативши вартість. Виробництво дає 1 рівень впливу та дохід щораунду, мегаструктура — 2 рівні впливу й одразу ОП.
federation-about-room-officers_quarters = Отримайте 2 ступені акредитації.
federation-about-room-procurement_office = Сплатіть 1 океаній і поставте 2 кораблі із запасу до ангара.
federation-about-room-patrons_office = Поставте 1 корабель до ангара та покладіть маркер на будь-яку свою місію, де його ще немає.
federation-about-room-presidents_office = Негайно візьміть фішку президента: у наступному раунді ви перший гравець. Візьміть також будь-який орден пошани, якого у вас немає; з орденів планети — той, що відповідає найвищому рівню впливу. Цю дію не можна скопіювати, а перший гравець не може виконати її на першому ході раунду.
federation-about-room-assistants_room = Сплатіть 1 коперній: отримайте кубик помічника зі значенням 2 або збільште його значення на 2.
federation-about-room-small_lounge = Отримайте 1 ступінь акредитації, потім просуньте будь-який великий проєкт на 1 поділку.
federation-about-room-spy = Сплатіть 1 лавандій і виконайте дію будь-якої планети чи будь-якого приміщення, крім кабінету президента; зайнято його клітинку чи заблоковано, байдуже. Вартість самої скопійованої дії теж треба сплатити. Посол враховується там, де лежить, — на клітинці шпигунства, а стороною з фінансуванням відкриває місію шпигунства.
federation-about-room-outer_module = Отримайте 1 океаній. Тут може лежати скільки завгодно послів; їхні голоси та фінансування не враховуються, місій вони не відкривають.
federation-about-action-neo = Пересуньте свого шахтаря на сусідню клітинку попереду й візьміть її ресурси або жетон астероїда. Вплив дорівнює рівню клітинки шахтаря, щонайбільше 8.
federation-about-action-sixmoons = Пересуньте свого мага на один супутник уперед і візьміть звідти один жетон перетворення. Вплив дорівнює рівню супутника з магом, щонайбільше 7.
federation-about-action-atal = Візьміть один жетон фахівця: рівня 1 або вищого, якщо у вас є фахівець того самого типу нижчого рівня. Кожен ваш жетон дає 1 рівень впливу.
federation-about-action-arratuin = Поторгуйте в одній крамниці: сплатіть її ціну, покладіть диск на рівень 1 або пересуньте його на рівень 2 та отримайте бонус цього рівня. Диск у крамниці рівня 1 дає 1 рівень впливу, у крамниці рівня 2 — 2 рівні.
federation-about-action-e81216 = Збудуйте одне виробництво або одну мегаструктуру, сплативши вартість. Виробництво дає 1 рівень впливу та дохід щораунду, мегаструктура — 2 рівні впливу й одразу ОП.
federation-about-action-officers_quarters = Отримайте 2 ступені акредитації.
federation-about-action-procurement_office = Сплатіть 1 океаній і поставте 2 кораблі із запасу до ангара.
federation-about-action-patrons_office = Поставте 1 корабель до ангара та покладіть маркер на будь-яку свою місію, де його ще немає.
federation-about-action-presidents_office = Негайно візьміть фішку президента: у наступному раунді ви перший гравець. Візьміть також будь-який орден пошани, якого у вас немає; з орденів планети — той, що відповідає найвищому рівню впливу. Цю дію не можна скопіювати, а перший гравець не може виконати її на першому ході раунду.
federation-about-action-assistants_room = Сплатіть 1 коперній: отримайте кубик помічника зі значенням 2 або збільште його значення на 2.
federation-about-action-small_lounge = Отримайте 1 ступінь акредитації, потім просуньте будь-який великий проєкт на 1 поділку.
federation-about-action-spy = Сплатіть 1 лавандій і виконайте дію будь-якої планети чи будь-якого приміщення, крім кабінету президента; зайнято його клітинку чи заблоковано, байдуже. Вартість самої скопійованої дії теж треба сплатити. Посол враховується там, де лежить, — на клітинці шпигунства, а стороною з фінансуванням відкриває місію шпигунства.
federation-about-action-outer_module = Отримайте 1 океаній. Тут може лежати скільки завгодно послів; їхні голоси та фінансування не враховуються, місій вони не відкривають.
federation-about-space-officers_quarters = Ліве крило, колонка 1, поверх 3. Отримайте 2 ступені акредитації.
federation-about-space-neo_left = Ліве крило, колонка 2, поверх 3. Пересуньте свого шахтаря на сусідню клітинку попереду й візьміть її ресурси або жетон астероїда. Вплив дорівнює рівню клітинки шахтаря, щонайбільше 8.
federation-about-space-sixmoons_left = Ліве крило, колонка 3, поверх 3. Пересуньте свого мага на один супутник уперед і візьміть звідти один жетон перетворення. Вплив дорівнює рівню супутника з магом, щонайбільше 7.
federation-about-space-arratuin_left = Ліве крило, колонка 1, поверх 2. Поторгуйте в одній крамниці: сплатіть її ціну, покладіть диск на рівень 1 або пересуньте його на рівень 2 та отримайте бонус цього рівня. Диск у крамниці рівня 1 дає 1 рівень впливу, у крамниці рівня 2 — 2 рівні.
federation-about-space-procurement_office = Ліве крило, колонка 2, поверх 2. Сплатіть 1 океаній і поставте 2 кораблі із запасу до ангара.
federation-about-space-spy_left = Ліве крило, колонка 3, поверх 2. Сплатіть 1 лавандій і виконайте дію будь-якої планети чи будь-якого приміщення, крім кабінету президента; зайнято його клітинку чи заблоковано, байдуже. Вартість самої скопійованої дії теж треба сплатити. Посол враховується там, де лежить, — на клітинці шпигунства, а стороною з фінансуванням відкриває місію шпигунства.
federation-about-space-atal_left = Ліве крило, колонка 1, поверх 1. Візьміть один жетон фахівця: рівня 1 або вищого, якщо у вас є фахівець того самого типу нижчого рівня. Кожен ваш жетон дає 1 рівень впливу.
federation-about-space-e81216_left = Ліве крило, колонка 2, поверх 1. Збудуйте одне виробництво або одну мегаструктуру, сплативши вартість. Виробництво дає 1 рівень впливу та дохід щораунду, мегаструктура — 2 рівні впливу й одразу ОП.
federation-about-space-patrons_office = Ліве крило, колонка 3, поверх 1. Поставте 1 корабель до ангара та покладіть маркер на будь-яку свою місію, де його ще немає.
federation-about-space-atal_right = Праве крило, колонка 4, поверх 3. Візьміть один жетон фахівця: рівня 1 або вищого, якщо у вас є фахівець того самого типу нижчого рівня. Кожен ваш жетон дає 1 рівень впливу.
federation-about-space-e81216_right = Праве крило, колонка 5, поверх 3. Збудуйте одне виробництво або одну мегаструктуру, сплативши вартість. Виробництво дає 1 рівень впливу та дохід щораунду, мегаструктура — 2 рівні впливу й одразу ОП.
federation-about-space-presidents_office = Праве крило, колонка 6, поверх 3. Негайно візьміть фішку президента: у наступному раунді ви перший гравець. Візьміть також будь-який орден пошани, якого у вас немає; з орденів планети — той, що відповідає найвищому рівню впливу. Цю дію не можна скопіювати, а перший гравець не може виконати її на першому ході раунду.
federation-about-space-spy_right = Праве крило, колонка 4, поверх 2. Сплатіть 1 лавандій і виконайте дію будь-якої планети чи будь-якого приміщення, крім кабінету президента; зайнято його клітинку чи заблоковано, байдуже. Вартість самої скопійованої дії теж треба сплатити. Посол враховується там, де лежить, — на клітинці шпигунства, а стороною з фінансуванням відкриває місію шпигунства.
federation-about-space-assistants_room = Праве крило, колонка 5, поверх 2. Сплатіть 1 коперній: отримайте кубик помічника зі значенням 2 або збільште його значення на 2.
federation-about-space-neo_right = Праве крило, колонка 6, поверх 2. Пересуньте свого шахтаря на сусідню клітинку попереду й візьміть її ресурси або жетон астероїда. Вплив дорівнює рівню клітинки шахтаря, щонайбільше 8.
federation-about-space-small_lounge = Праве крило, колонка 4, поверх 1. Отримайте 1 ступінь акредитації, потім просуньте будь-який великий проєкт на 1 поділку.
federation-about-space-sixmoons_right = Праве крило, колонка 5, поверх 1. Пересуньте свого мага на один супутник уперед і візьміть звідти один жетон перетворення. Вплив дорівнює рівню супутника з магом, щонайбільше 7.
federation-about-space-arratuin_right = Праве крило, колонка 6, поверх 1. Поторгуйте в одній крамниці: сплатіть її ціну, покладіть диск на рівень 1 або пересуньте його на рівень 2 та отримайте бонус цього рівня. Диск у крамниці рівня 1 дає 1 рівень впливу, у крамниці рівня 2 — 2 рівні.
federation-about-wing-left = Жовте крило: колонки 1–3. Якщо в ньому більше голосів, ніж у правому, ухвалюють його закон.
federation-about-wing-right = Рожеве крило: колонки 4–6. Якщо в ньому більше голосів, ніж у лівому, ухвалюють його закон.
federation-about-floor-1 = Нижній поверх в обох крилах. Наприкінці раунду той, у кого тут найбільше голосів (із кубиками помічників), отримує ОП за своїм рівнем акредитації; за рівності кожен із претендентів отримує за своїм рівнем. Перемогти можна на кількох поверхах. Без голосів поверх не виграти, як і там, де в нейтрального гравця голосів більше.
federation-about-floor-2 = Середній поверх в обох крилах. Наприкінці раунду той, у кого тут найбільше голосів (із кубиками помічників), отримує ОП за своїм рівнем акредитації; за рівності кожен із претендентів отримує за своїм рівнем. Перемогти можна на кількох поверхах. Без голосів поверх не виграти, як і там, де в нейтрального гравця голосів більше.
federation-about-floor-3 = Верхній поверх в обох крилах. Наприкінці раунду той, у кого тут найбільше голосів (із кубиками помічників), отримує ОП за своїм рівнем акредитації; за рівності кожен із претендентів отримує за своїм рівнем. Перемогти можна на кількох поверхах. Без голосів поверх не виграти, як і там, де в нейтрального гравця голосів більше.
federation-about-column-1 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт: Шестимісяччя) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-column-2 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт: Атал) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-column-3 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт: E81216) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-column-4 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт: Нео) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-column-5 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт особливих місій) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-column-6 = Наприкінці раунду кожен жетон із фінансуванням у цій колонці, згори донизу, просуває її проєкт (великий проєкт: Арратуїн) на 1 поділку. Коли проєкт профінансовано повністю, усе зайве фінансування колонки переходить до спільного великого проєкту й зараховується власникові жетона.
federation-about-side-voting = Наприкінці раунду голоси жетона рахуються на його поверсі та в його крилі. До нього можна додати кубик помічника.
federation-about-side-funding = Жетон відкриває особливу місію своєї клітинки, а наприкінці раунду просуває проєкт своєї колонки. Голосів він не дає.
federation-about-resource-lavandium = Найпоширеніший кристал, рожевий. У резерві вміщається щонайбільше 10 кристалів.
federation-about-resource-copernium = Зелений кристал, цінніший за лавандій. У резерві вміщається щонайбільше 10 кристалів.
federation-about-resource-oceanium = Синій кристал. Ним можна платити замість лавандію чи копернію.
federation-about-resource-golden_diamond = Найрідкісніший ресурс, не кристал; він потрібен для мегаструктур, і замінити його нічим. У резерві вміщається щонайбільше 5.
federation-about-resource-crystal_any = Лавандій, коперній або океаній на ваш вибір.
federation-about-resource-prestige = Перемагає той, хто наприкінці має найбільше очок престижу (ОП); за нічиєї перемогу ділять.
federation-about-resource-degree = Крок угору за шкалою акредитації. Ступінь 8 приносить орден пошани, найвищий — жетон далекого космосу; понад нього кожен ступінь дає 1 ОП.
federation-about-resource-spaceship = Летить на особливу місію й лишається там. В ангарі вміщається щонайбільше 5 кораблів; кожен, що лишився в ньому наприкінці гри, дає 1 ОП.
federation-about-resource-mission_marker = Відкриває особливу місію, на якій лежить.
federation-about-resource-alteration = Покладіть його на посла, якого викладаєте: тоді рахується лише жетон. Кожен невикористаний наприкінці гри дає 1 ОП.
federation-about-resource-vote = Голоси приносять перемогу на поверхах і вирішують, закон якого крила буде ухвалено.
federation-about-resource-influence = Ваше становище на планеті: воно приносить ордени пошани, ОП за закон планети та місце в її великому проєкті.
federation-about-ambassador-1 = Бік із голосуванням: 1 голос. Бік із фінансуванням: без бонусу.
federation-about-ambassador-2 = Бік із голосуванням: 2 голоси. Бік із фінансуванням: під час викладання ви отримуєте 1 лавандій.
federation-about-ambassador-3 = Бік із голосуванням: 3 голоси. Бік із фінансуванням: під час викладання ви отримуєте 1 коперній.
federation-about-ambassador-special = Дає 7 голосів, боку з фінансуванням немає. Приносить вам п'ятий хід в одному з раундів, після чого виходить із гри.
federation-about-alteration-alt1_vote2_lavandium = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 лавандій. Сила 1.
federation-about-alteration-alt1_vote1_copernium = Накрийте ним посла: замість його голосів рахується 1 голос. Бонус під час викладання: 1 коперній. Сила 1.
federation-about-alteration-alt1_vote2_degree = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 ступінь акредитації. Сила 1.
federation-about-alteration-alt1_vote1_assistant = Накрийте ним посла: замість його голосів рахується 1 голос. Бонус під час викладання: кубик помічника +1. Сила 1.
federation-about-alteration-alt1_vote3_prestige = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: 1 ОП. Сила 1.
federation-about-alteration-alt1_fund_lavandium2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 лавандії. Сила 1.
federation-about-alteration-alt1_fund_copernium = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 коперній. Сила 1.
federation-about-alteration-alt1_fund_degree = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 ступінь акредитації. Сила 1.
federation-about-alteration-alt1_fund_prestige2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 ОП. Сила 1.
federation-about-alteration-alt2_vote3_copernium = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: 1 коперній. Сила 2.
federation-about-alteration-alt2_vote2_oceanium = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 океаній. Сила 2.
federation-about-alteration-alt2_vote3_assistant = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: кубик помічника +1. Сила 2.
federation-about-alteration-alt2_fund_oceanium = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 океаній. Сила 2.
federation-about-alteration-alt2_fund_spaceship = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 космічний корабель. Сила 2.
federation-about-alteration-alt2_fund_mission = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: маркер на будь-яку особливу місію. Сила 2.
federation-about-alteration-alt3_vote4_oceanium = Накрийте ним посла: замість його голосів рахуються 4 голоси. Бонус під час викладання: 1 океаній. Сила 3.
federation-about-alteration-alt3_vote5_degree = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: 1 ступінь акредитації. Сила 3.
federation-about-alteration-alt3_vote3_assistant2 = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: кубик помічника +2. Сила 3.
federation-about-alteration-alt3_fund_project = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: будь-який великий проєкт +1. Сила 3.
federation-about-alteration-alt3_fund_degree2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 ступені акредитації. Сила 3.
federation-about-alteration-alt4_vote6_oceanium = Накрийте ним посла: замість його голосів рахується 6 голосів. Бонус під час викладання: 1 океаній. Сила 4.
federation-about-alteration-alt4_vote5_diamond = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: 1 золотий алмаз. Сила 4.
federation-about-alteration-alt4_vote5_project = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: будь-який великий проєкт +1. Сила 4.
federation-about-alteration-alt4_fund_diamond = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 золотий алмаз та 1 лавандій. Сила 4.
federation-about-alteration-alt4_fund_project_ship = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: будь-який великий проєкт +1, 1 космічний корабель. Сила 4.
federation-about-erudite-1A1 = Будь-якої миті вашого ходу, один раз: ваш рівень акредитації вищий на 1 до кінця раунду.
federation-about-erudite-1A2 = Будь-якої миті вашого ходу, один раз: переверніть горілиць один свій використаний жетон рівня 1: ним знову можна користуватися.
federation-about-erudite-1A3 = Будь-якої миті вашого ходу, один раз: застосуйте ефект відкритого жетона рівня 1 на Аталі або серед ваших.
federation-about-erudite-2A1 = Будь-якої миті вашого ходу, один раз: ваш рівень акредитації вищий на 2 до кінця раунду.
federation-about-erudite-2A2 = В одній із ваших наступних дій на Аталі, один раз: візьміть відкритий жетон рівня 3, навіть якщо у вас немає фахівця цього типу нижчого рівня.
federation-about-erudite-2A3 = Будь-якої миті вашого ходу, один раз: застосуйте ефект відкритого жетона рівня 1 або 2 на Аталі або серед ваших.
federation-about-erudite-3A1 = Одразу: 1 ОП за кожну вашу доступну й кожну виконану особливу місію.
federation-about-erudite-3A2 = Одразу: 3 ОП за кожен колір, який є серед ваших фахівців.
federation-about-erudite-3A3 = Одразу: 2 ОП за кожен рівень впливу на Аталі.
federation-about-erudite-1B1 = В одній із ваших наступних дій на E81216, один раз: будівництво коштує на 1 кристал менше, який саме — вирішуєте ви.
federation-about-erudite-1B2 = В одній із ваших наступних дій на E81216, один раз: отримайте 1 лавандій за кожен рівень впливу на E81216.
federation-about-erudite-1B3 = Одразу: отримайте дохід будь-якого виробництва на полі; робот не виставляється.
federation-about-erudite-2B1 = В одній із ваших наступних дій на E81216, один раз: будівництво коштує на 2 кристали менше, яких саме — вирішуєте ви.
federation-about-erudite-2B2 = В одній із ваших наступних дій на E81216, один раз: отримайте 1 коперній за кожен рівень впливу на E81216.
federation-about-erudite-2B3 = Одразу: отримайте дохід двох будь-яких виробництв на полі або двічі одного; роботи не виставляються.
federation-about-erudite-3B1 = Одразу: 2 ОП за кожен рівень впливу на E81216.
federation-about-erudite-3B2 = Одразу: 3 ОП за кожен золотий алмаз у резерві.
federation-about-erudite-3B3 = Одразу: 5 ОП за кожну збудовану вами мегаструктуру.
federation-about-erudite-1C1 = Одразу: 1 ступінь акредитації.
federation-about-erudite-1C2 = Одразу: 1 корабель до ангара або маркер на будь-яку свою місію без маркера.
federation-about-erudite-1C3 = Одразу: покладіть диск на рівень 1 будь-якої крамниці, де вашого диска немає, безкоштовно та без бонусу.
federation-about-erudite-2C1 = Одразу: 2 ступені акредитації.
federation-about-erudite-2C2 = Одразу: 1 корабель до ангара й маркер на будь-яку свою місію без маркера.
federation-about-erudite-2C3 = Одразу: покладіть диск на рівень 1 будь-якої крамниці, де вашого диска немає, безкоштовно, і отримайте бонус.
federation-about-erudite-3C1 = Одразу: ОП, що дорівнюють подвоєному рівню вашої акредитації.
federation-about-erudite-3C2 = Одразу: 3 ОП за кожен космічний корабель у вашому ангарі.
federation-about-erudite-3C3 = Одразу: 3 ОП за кожен ваш торговельний диск на рівні 2.
federation-about-erudite-1D1 = В одній із ваших наступних дій на Шестимісяччі, один раз: візьміть ще один жетон перетворення сили 1 зі стосу.
federation-about-erudite-1D2 = Одразу: отримайте кубик помічника зі значенням 1 або збільште його значення на 1.
federation-about-erudite-1D3 = В одній із ваших наступних дій на Шестимісяччі, один раз: пройдіть ще 1 супутник; жетон ви берете лише з останнього.
federation-about-erudite-2D1 = В одній із ваших наступних дій на Шестимісяччі, один раз: візьміть ще один жетон перетворення сили 2 зі стосу.
federation-about-erudite-2D2 = Одразу: отримайте кубик помічника зі значенням 2 або збільште його значення на 2.
federation-about-erudite-2D3 = В одній із ваших наступних дій на Шестимісяччі, один раз: пройдіть ще 2 супутники; жетон ви берете лише з останнього.
federation-about-erudite-3D1 = Одразу: 3 ОП за кожен ваш невикористаний жетон перетворення.
federation-about-erudite-3D2 = Одразу: ОП, що дорівнюють подвоєному значенню вашого кубика помічника.
federation-about-erudite-3D3 = Одразу: 2 ОП за кожен рівень впливу на Шестимісяччі.
federation-about-erudite-1E1 = В одній із ваших наступних дій на Нео, один раз: отримайте додатково 2 лавандії.
federation-about-erudite-1E2 = В одній із ваших наступних дій на Нео, один раз: отримайте додатково 1 океаній.
federation-about-erudite-1E3 = В одній із ваших наступних дій на Нео, один раз: пройдіть ще 1 клітинку; ресурси ви берете лише з останньої.
federation-about-erudite-2E1 = В одній із ваших наступних дій на Нео, один раз: отримайте додатково 1 лавандій та 1 океаній.
federation-about-erudite-2E2 = В одній із ваших наступних дій на Нео, один раз: отримайте додатково 1 коперній та 1 океаній.
federation-about-erudite-2E3 = В одній із ваших наступних дій на Нео, один раз: отримайте додатково 1 золотий алмаз.
federation-about-erudite-3E1 = Одразу: 5 ОП за кожен ваш жетон астероїда, зокрема мертвого.
federation-about-erudite-3E2 = Одразу: 1 ОП за кожен кристал і золотий алмаз у ваших резервах.
federation-about-erudite-3E3 = Одразу: 2 ОП за кожен рівень впливу на Нео.
federation-about-erudite_type-A = Дев'ять фахівців, колір — фіолетовий, по три кожного рівня. Кожного рівня ви можете мати одного.
federation-about-erudite_type-B = Дев'ять фахівців, колір — зелений, по три кожного рівня. Кожного рівня ви можете мати одного.
federation-about-erudite_type-C = Дев'ять фахівців, колір — жовтий, по три кожного рівня. Кожного рівня ви можете мати одного.
federation-about-erudite_type-D = Дев'ять фахівців, колір — синій, по три кожного рівня. Кожного рівня ви можете мати одного.
federation-about-erudite_type-E = Дев'ять фахівців, колір — помаранчевий, по три кожного рівня. Кожного рівня ви можете мати одного.
federation-about-starting-starting_tile_1 = Ви отримуєте: 2 лавандії та 1 коперній. Вважається виконаною місією.
federation-about-starting-starting_tile_2 = Ви отримуєте: 1 океаній та 1 лавандій. Вважається виконаною місією.
federation-about-starting-starting_tile_3 = Ви отримуєте: 1 золотий алмаз. Вважається виконаною місією.
federation-about-starting-starting_tile_4 = Ви отримуєте: 1 космічний корабель; 1 лавандій. Вважається виконаною місією.
federation-about-starting-starting_tile_5 = Ви отримуєте: маркер на будь-яку особливу місію; 1 будь-який кристал. Вважається виконаною місією.
federation-about-starting-starting_tile_6 = Ви отримуєте: 2 ступені акредитації. Вважається виконаною місією.
federation-about-starting-starting_tile_7 = Ви отримуєте: 1 ступінь акредитації; 1 коперній. Вважається виконаною місією.
federation-about-starting-starting_tile_8 = Ви отримуєте: диск на рівень 1 будь-якої крамниці, безкоштовно та без бонусу; 1 лавандій. Вважається виконаною місією.
federation-about-deep-deep_space_1 = Просуньте один проєкт на 2 поділки або два проєкти на 1, отримайте 1 корабель і покладіть маркери на всі свої місії, де їх немає. Вважається виконаною місією.
federation-about-deep-deep_space_2 = Візьміть 2 жетони перетворення сили 4 й залиште один, потім виконайте дію на Аталі. Вважається виконаною місією.
federation-about-deep-deep_space_3 = До кінця гри ваш рівень акредитації вищий на 3; кубик помічника +1; 1 океаній. Вважається виконаною місією.
federation-about-deep-deep_space_4 = Безкоштовно покладіть диск на рівень 2 будь-якої крамниці й отримайте її бонус, потім отримайте 1 океаній. Вважається виконаною місією.
federation-about-deep-deep_space_5 = До кінця гри ваш рівень акредитації вищий на 1; значення кубика помічника дорівнює 6. Вважається виконаною місією.
federation-about-deep-deep_space_6 = Отримайте особливого посла із 7 голосами; в одному з раундів ви зробите п'ять ходів. Вважається виконаною місією.
federation-about-deep-deep_space_7 = Виконайте дію на Шестимісяччі або на Нео, потім візьміть будь-який орден пошани, якого у вас немає. Вважається виконаною місією.
federation-about-deep-deep_space_8 = Безкоштовно поставте робота на будь-яке виробництво чи мегаструктуру й отримайте дохід або ОП. Вважається виконаною місією.
federation-about-medal-neo = Ви отримуєте його, коли ваш вплив на Нео досягає нижнього з орденів, що лишилися. Кожного типу щонайбільше один; що більше типів, то більше ОП наприкінці гри.
federation-about-medal-sixmoons = Ви отримуєте його, коли ваш вплив на Шестимісяччі досягає нижнього з орденів, що лишилися. Кожного типу щонайбільше один; що більше типів, то більше ОП наприкінці гри.
federation-about-medal-atal = Ви отримуєте його, коли ваш вплив на Аталі досягає нижнього з орденів, що лишилися. Кожного типу щонайбільше один; що більше типів, то більше ОП наприкінці гри.
federation-about-medal-arratuin = Ви отримуєте його, коли ваш вплив на Арратуїні досягає нижнього з орденів, що лишилися. Кожного типу щонайбільше один; що більше типів, то більше ОП наприкінці гри.
federation-about-medal-e81216 = Ви отримуєте його, коли ваш вплив на E81216 досягає нижнього з орденів, що лишилися. Кожного типу щонайбільше один; що більше типів, то більше ОП наприкінці гри.
federation-about-medal-accreditation = Ви отримуєте його, досягнувши ступеня акредитації 8.
federation-about-medal-intrigue = Ви отримуєте його за виконання особливої місії малої вітальні.
federation-about-project-sixmoons = Якщо наприкінці гри його профінансовано, гравці отримують ОП за впливом на Шестимісяччі; без впливу не отримують нічого.
federation-about-project-atal = Якщо наприкінці гри його профінансовано, гравці отримують ОП за впливом на Аталі; без впливу не отримують нічого.
federation-about-project-e81216 = Якщо наприкінці гри його профінансовано, гравці отримують ОП за впливом на E81216; без впливу не отримують нічого.
federation-about-project-neo = Якщо наприкінці гри його профінансовано, гравці отримують ОП за впливом на Нео; без впливу не отримують нічого.
federation-about-project-missions = Якщо наприкінці гри його профінансовано, гравці отримують ОП за кількістю виконаних особливих місій.
federation-about-project-arratuin = Якщо наприкінці гри його профінансовано, гравці отримують ОП за впливом на Арратуїні; без впливу не отримують нічого.
federation-about-project-common = Якщо наприкінці гри його профінансовано, гравці отримують ОП за своїм внеском. За перші три фінансування ви отримуєте лавандій, коперній та океаній.
federation-about-law-left_neo = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Нео.
federation-about-law-left_sixmoons = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Шестимісяччі.
federation-about-law-left_atal = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Аталі.
federation-about-law-left_arratuin = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Арратуїні.
federation-about-law-left_e81216 = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на E81216.
federation-about-law-right_neo = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Нео.
federation-about-law-right_sixmoons = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Шестимісяччі.
federation-about-law-right_atal = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Аталі.
federation-about-law-right_arratuin = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на Арратуїні.
federation-about-law-right_e81216 = Якщо закон ухвалено, кожен гравець отримує 2 ОП за кожен свій рівень впливу на E81216.
federation-about-mission-neo = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 1. Пересуньте свого шахтаря на сусідню клітинку попереду й візьміть її ресурси або жетон астероїда. Вплив дорівнює рівню клітинки шахтаря, щонайбільше 8.
federation-about-mission-sixmoons = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 2. Пересуньте свого мага на один супутник уперед і візьміть звідти один жетон перетворення. Вплив дорівнює рівню супутника з магом, щонайбільше 7.
federation-about-mission-atal = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 1. Візьміть один жетон фахівця: рівня 1 або вищого, якщо у вас є фахівець того самого типу нижчого рівня. Кожен ваш жетон дає 1 рівень впливу.
federation-about-mission-arratuin = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 2. Поторгуйте в одній крамниці: сплатіть її ціну, покладіть диск на рівень 1 або пересуньте його на рівень 2 та отримайте бонус цього рівня. Диск у крамниці рівня 1 дає 1 рівень впливу, у крамниці рівня 2 — 2 рівні.
federation-about-mission-e81216 = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 3. Збудуйте одне виробництво або одну мегаструктуру, сплативши вартість. Виробництво дає 1 рівень впливу та дохід щораунду, мегаструктура — 2 рівні впливу й одразу ОП.
federation-about-mission-officers_quarters = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 1. Отримайте 2 ступені акредитації.
federation-about-mission-spy = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 2. Сплатіть 1 лавандій і виконайте дію будь-якої планети; приміщення копіювати не можна.
federation-about-mission-presidents_office = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 4. Отримайте 1 ОП за кожен кристал і золотий алмаз у ваших резервах; вони лишаються у вас.
federation-about-mission-small_lounge = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 3. Просуньте будь-який великий проєкт на 1 поділку, отримайте 1 ступінь акредитації та орден пошани за інтриги.
federation-about-mission-assistants_room = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 4. Отримайте ОП, що дорівнюють подвоєному значенню вашого кубика помічника.
federation-about-mission-procurement_office = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 3. Отримайте ОП, що дорівнюють подвоєному рівню вашої акредитації.
federation-about-mission-patrons_office = Потрібні маркер на цій місії, космічний корабель в ангарі та рівень акредитації 4. Отримайте 1 ОП за кожну виконану місію, враховуючи цю.
federation-about-shop-shop_1 = Ціна: безкоштовно. Рівень 1: 2 лавандії. Рівень 2: 2 лавандії та 1 коперній.
federation-about-shop-shop_2 = Ціна: 1 коперній. Рівень 1: 2 океанії або 2 ступені акредитації. Рівень 2: 3 одиниці, кожна — океаній або ступінь акредитації.
federation-about-shop-shop_3 = Ціна: 1 лавандій. Рівень 1: кубик помічника +1. Рівень 2: кубик помічника +2.
federation-about-shop-shop_4 = Ціна: 2 лавандії. Рівень 1: 2 космічні кораблі або 2 маркери особливих місій. Рівень 2: 3 одиниці, кожна — корабель або маркер особливої місії.
federation-about-shop-shop_5 = Ціна: 1 океаній. Рівень 1: 1 золотий алмаз. Рівень 2: 2 золоті алмази.
federation-about-shop-shop_6 = Ціна: 1 золотий алмаз. Рівень 1: 5 ОП. Рівень 2: 8 ОП.
federation-about-production-space_shipyard = Вартість: 1 коперній та 1 океаній. Дохід під час побудови й щораунду: 1 корабель із запасу до ангара.
federation-about-production-transporter = Вартість: 2 копернії. Дохід під час побудови й щораунду: крок уперед на Нео або Шестимісяччі без винагороди клітинки.
federation-about-production-transmutation_chamber = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: перетворіть 1 ресурс на наступний за цінністю: лавандій, коперній, океаній, золотий алмаз.
federation-about-production-lavandium_replicator = Вартість: 2 лавандії. Дохід під час побудови й щораунду: 1 лавандій.
federation-about-production-military_academy = Вартість: 1 лавандій та 1 океаній. Дохід під час побудови й щораунду: 1 ступінь акредитації.
federation-about-production-consulate = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: переверніть горілиць один свій використаний жетон фахівця рівня 1.
federation-about-production-alteration_incubator = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: 1 жетон перетворення сили 1 зі стосу.
federation-about-production-space_university = Вартість: 1 коперній та 1 океаній. Дохід під час побудови й щораунду: отримайте кубик помічника зі значенням 1 або збільште його значення на 1.
federation-about-megastructure-megastructure_1 = Вартість: 1 золотий алмаз та 2 лавандії. Займіть найкращий вільний коефіцієнт (×3, ×2, ×1, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-megastructure-megastructure_2 = Вартість: 1 золотий алмаз, 1 лавандій та 1 коперній. Займіть найкращий вільний коефіцієнт (×3, ×2, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-megastructure-megastructure_3 = Вартість: 2 золоті алмази. Займіть найкращий вільний коефіцієнт (×3, ×3, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-megastructure-megastructure_4 = Вартість: 2 золоті алмази та 1 океаній. Займіть найкращий вільний коефіцієнт (×4, ×3, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-megastructure_token-neo = Вплив на Нео. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-sixmoons = Вплив на Шестимісяччі. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-atal = Вплив на Аталі. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-arratuin = Вплив на Арратуїні. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-e81216 = Вплив на E81216. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-missions = Виконані особливі місії. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-accreditation = Рівень акредитації. Із двох величин мегаструктури рахується менша.
federation-about-megastructure_token-assistant = Значення кубика помічника. Із двох величин мегаструктури рахується менша.
federation-about-neo-neo_0 = Вплив 0. Тут починають усі шахтарі.
federation-about-neo-neo_1a = Вплив 1. Ресурси: 2 лавандії.
federation-about-neo-neo_1b = Вплив 1. Ресурси: 1 океаній.
federation-about-neo-neo_2a = Вплив 2. Хто першим закінчить тут дію на Нео, забирає жетон астероїда з його ресурсами; нового не кладуть, і ті, хто прийде пізніше, отримують лише вплив. Закритий жетон відкривають, коли поруч стає шахтар.
federation-about-neo-neo_2b = Вплив 2. Хто першим закінчить тут дію на Нео, забирає жетон астероїда з його ресурсами; нового не кладуть, і ті, хто прийде пізніше, отримують лише вплив. Закритий жетон відкривають, коли поруч стає шахтар.
federation-about-neo-neo_3 = Вплив 3. Ресурси: 1 лавандій та 1 коперній.
federation-about-neo-neo_4a = Вплив 4. Ресурси: 1 лавандій та 1 океаній.
federation-about-neo-neo_4b = Вплив 4. Ресурси: 1 коперній та 1 океаній.
federation-about-neo-neo_5a = Вплив 5. Хто першим закінчить тут дію на Нео, забирає жетон астероїда з його ресурсами; нового не кладуть, і ті, хто прийде пізніше, отримують лише вплив. Закритий жетон відкривають, коли поруч стає шахтар.
federation-about-neo-neo_5b = Вплив 5. Хто першим закінчить тут дію на Нео, забирає жетон астероїда з його ресурсами; нового не кладуть, і ті, хто прийде пізніше, отримують лише вплив. Закритий жетон відкривають, коли поруч стає шахтар.
federation-about-neo-neo_6 = Вплив 6. Ресурси: 1 коперній та 1 океаній.
federation-about-neo-neo_7a = Вплив 7. Ресурси: 2 океанії.
federation-about-neo-neo_7b = Вплив 7. Ресурси: 1 золотий алмаз та 1 лавандій.
federation-about-neo-neo_8 = Вплив 8. Остання клітинка: прийшовши сюди, візьміть один із мертвих астероїдів, що тут лежать, а з кожною наступною дією на Нео — ще один, уже без впливу. Нових на їхнє місце не кладуть.
federation-about-asteroid-asteroid_1 = Хто першим закінчить дію на Нео на його клітинці, отримує 2 копернії й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-asteroid_2 = Хто першим закінчить дію на Нео на його клітинці, отримує 1 лавандій та 1 океаній й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-asteroid_3 = Хто першим закінчить дію на Нео на його клітинці, отримує 3 лавандії й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-asteroid_4 = Хто першим закінчить дію на Нео на його клітинці, отримує 1 коперній та 1 океаній й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-asteroid_5 = Хто першим закінчить дію на Нео на його клітинці, отримує 2 океанії й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-asteroid_6 = Хто першим закінчить дію на Нео на його клітинці, отримує 1 золотий алмаз й забирає жетон. Нового на його місце не кладуть: ті, хто прийде пізніше, отримують лише вплив.
federation-about-asteroid-dead_asteroid_1 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 1 золотий алмаз та 1 лавандій, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-asteroid-dead_asteroid_2 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 1 золотий алмаз та 1 коперній, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-asteroid-dead_asteroid_3 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 1 золотий алмаз та 1 океаній, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-asteroid-dead_asteroid_4 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 3 океанії, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-asteroid-dead_asteroid_5 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 2 золоті алмази, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-asteroid-dead_asteroid_6 = Хто дією дійшов до останньої клітинки Нео або діє на Нео, уже стоячи на ній, бере один мертвий астероїд на вибір. Цей дає 2 копернії та 1 океаній, жетон лишається у вас. Нового на його місце не кладуть.
federation-about-moon-moon_start = Тут починають усі маги. Вплив 0.
federation-about-moon-moon_1 = Вплив 1, жетони перетворення сили 1. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_2 = Вплив 2, жетони перетворення сили 1. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_3 = Вплив 3, жетони перетворення сили 2. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_4 = Вплив 4, жетони перетворення сили 2. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_5 = Вплив 5, жетони перетворення сили 3. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_6 = Вплив 6, жетони перетворення сили 3. Прийшовши сюди, ви берете один із них.
federation-about-moon-moon_planet = Вплив 7, жетони перетворення сили 4. Якщо маг уже тут, кожна дія на Шестимісяччі приносить ще один із них.
federation-about-planet_block-block_planet_1 = Блокує: Арратуїн (ліве крило) та Шестимісяччя (праве крило) — по X нейтральних голосів, E81216 (ліве крило) — 0. X — номер раунду.
federation-about-planet_block-block_planet_2 = Блокує: Шестимісяччя (ліве крило) та Нео (праве крило) — по X нейтральних голосів, Атал (ліве крило) — 0. X — номер раунду.
federation-about-planet_block-block_planet_3 = Блокує: E81216 (ліве крило) та Атал (праве крило) — по X нейтральних голосів, Нео (ліве крило) — 0. X — номер раунду.
federation-about-planet_block-block_planet_4 = Блокує: Нео (ліве крило) та Арратуїн (праве крило) — по X нейтральних голосів, Шестимісяччя (праве крило) — 0. X — номер раунду.
federation-about-planet_block-block_planet_5 = Блокує: Атал (ліве крило) та E81216 (праве крило) — по X нейтральних голосів, Арратуїн (праве крило) — 0. X — номер раунду.
federation-about-room_block-block_room_officers_quarters = Блокує приміщення (каюти офіцерів) та клітинку шпигунства (праве крило) нейтральними жетонами з 0 голосів.
federation-about-room_block-block_room_procurement_office = Блокує приміщення (бюро закупівель) та клітинку шпигунства (праве крило) нейтральними жетонами з 0 голосів.
federation-about-room_block-block_room_patrons_office = Блокує приміщення (кабінет покровителя) та клітинку шпигунства (праве крило) нейтральними жетонами з 0 голосів.
federation-about-room_block-block_room_assistants_room = Блокує приміщення (кімната помічників) та клітинку шпигунства (ліве крило) нейтральними жетонами з 0 голосів.
federation-about-room_block-block_room_small_lounge = Блокує приміщення (мала вітальня) та клітинку шпигунства (ліве крило) нейтральними жетонами з 0 голосів.
federation-about-neutral_token-neutral_zero = Жетон нейтрального гравця: займає клітинку на весь раунд. Голоси: 0.
federation-about-neutral_token-neutral_1_2 = Жетон нейтрального гравця: займає клітинку на весь раунд. Голоси: 1/2.
federation-about-neutral_token-neutral_3_4 = Жетон нейтрального гравця: займає клітинку на весь раунд. Голоси: 3/4.
federation-about-neutral_token-neutral_5 = Жетон нейтрального гравця: займає клітинку на весь раунд. Голоси: 5.
federation-about-level-level_1 = Ступені акредитації 1–2. Плата щораунду: нічого.
federation-about-level-level_2 = Ступені акредитації 3–4. Плата щораунду: нічого.
federation-about-level-level_3 = Ступені акредитації 5–6. Плата щораунду: 1 лавандій.
federation-about-level-level_4 = Ступені акредитації 7–8. Плата щораунду: 1 коперній.
federation-about-level-level_5 = Ступені акредитації 9–10. Плата щораунду: 1 океаній.
federation-about-level_token-level_token_plus_1 = Ваш рівень акредитації вищий на 1 до кінця раунду.
federation-about-level_token-level_token_plus_2 = Ваш рівень акредитації вищий на 2 до кінця раунду.
federation-about-die-assistant_die = Додайте його до жетона з голосуванням, коли викладаєте цей жетон: значення від 1 до 6 додасться до голосів. Кубик не кидають, і його значення не зменшується.
federation-about-piece-president_pawn = У кого вона на початку раунду, той перший гравець; за рівності голосів за закони вирішує її власник.
federation-about-piece-miner = Ваша фішка на Нео.
federation-about-piece-mage = Ваша фішка на Шестимісяччі.
federation-about-piece-robot = Позначає збудоване вами виробництво чи мегаструктуру. У вас їх 6.
federation-about-piece-trade_disc = Лежить у крамниці Арратуїну на рівні 1 або 2. У вас їх 6, по одному на крамницю.
federation-about-piece-accreditation_marker = Показує ваш ступінь і рівень акредитації.
federation-about-piece-common_project_marker = Показує, скільки разів ви фінансували спільний великий проєкт.
federation-about-space-outer_module = Отримайте 1 океаній. Тут може лежати скільки завгодно послів; їхні голоси та фінансування не враховуються, місій вони не відкривають.
federation-about-face-voting = Наприкінці раунду голоси жетона рахуються на його поверсі та в його крилі. До нього можна додати кубик помічника.
federation-about-face-funding = Жетон відкриває особливу місію своєї клітинки, а наприкінці раунду просуває проєкт своєї колонки. Голосів він не дає.
federation-about-unit-lavandium = Найпоширеніший кристал, рожевий. У резерві вміщається щонайбільше 10 кристалів.
federation-about-unit-copernium = Зелений кристал, цінніший за лавандій. У резерві вміщається щонайбільше 10 кристалів.
federation-about-unit-oceanium = Синій кристал. Ним можна платити замість лавандію чи копернію.
federation-about-unit-golden_diamond = Найрідкісніший ресурс, не кристал; він потрібен для мегаструктур, і замінити його нічим. У резерві вміщається щонайбільше 5.
federation-about-unit-degree = Крок угору за шкалою акредитації. Ступінь 8 приносить орден пошани, найвищий — жетон далекого космосу; понад нього кожен ступінь дає 1 ОП.
federation-about-unit-spaceship = Летить на особливу місію й лишається там. В ангарі вміщається щонайбільше 5 кораблів; кожен, що лишився в ньому наприкінці гри, дає 1 ОП.
federation-about-unit-mission_marker = Відкриває особливу місію, на якій лежить.
federation-about-face-alt1_vote2_lavandium = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 лавандій. Сила 1.
federation-about-face-alt1_vote1_copernium = Накрийте ним посла: замість його голосів рахується 1 голос. Бонус під час викладання: 1 коперній. Сила 1.
federation-about-face-alt1_vote2_degree = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 ступінь акредитації. Сила 1.
federation-about-face-alt1_vote1_assistant = Накрийте ним посла: замість його голосів рахується 1 голос. Бонус під час викладання: кубик помічника +1. Сила 1.
federation-about-face-alt1_vote3_prestige = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: 1 ОП. Сила 1.
federation-about-face-alt1_fund_lavandium2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 лавандії. Сила 1.
federation-about-face-alt1_fund_copernium = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 коперній. Сила 1.
federation-about-face-alt1_fund_degree = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 ступінь акредитації. Сила 1.
federation-about-face-alt1_fund_prestige2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 ОП. Сила 1.
federation-about-face-alt2_vote3_copernium = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: 1 коперній. Сила 2.
federation-about-face-alt2_vote2_oceanium = Накрийте ним посла: замість його голосів рахуються 2 голоси. Бонус під час викладання: 1 океаній. Сила 2.
federation-about-face-alt2_vote3_assistant = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: кубик помічника +1. Сила 2.
federation-about-face-alt2_fund_oceanium = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 океаній. Сила 2.
federation-about-face-alt2_fund_spaceship = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 космічний корабель. Сила 2.
federation-about-face-alt2_fund_mission = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: маркер на будь-яку особливу місію. Сила 2.
federation-about-face-alt3_vote4_oceanium = Накрийте ним посла: замість його голосів рахуються 4 голоси. Бонус під час викладання: 1 океаній. Сила 3.
federation-about-face-alt3_vote5_degree = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: 1 ступінь акредитації. Сила 3.
federation-about-face-alt3_vote3_assistant2 = Накрийте ним посла: замість його голосів рахуються 3 голоси. Бонус під час викладання: кубик помічника +2. Сила 3.
federation-about-face-alt3_fund_project = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: будь-який великий проєкт +1. Сила 3.
federation-about-face-alt3_fund_degree2 = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 2 ступені акредитації. Сила 3.
federation-about-face-alt4_vote6_oceanium = Накрийте ним посла: замість його голосів рахується 6 голосів. Бонус під час викладання: 1 океаній. Сила 4.
federation-about-face-alt4_vote5_diamond = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: 1 золотий алмаз. Сила 4.
federation-about-face-alt4_vote5_project = Накрийте ним посла: замість його голосів рахується 5 голосів. Бонус під час викладання: будь-який великий проєкт +1. Сила 4.
federation-about-face-alt4_fund_diamond = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: 1 золотий алмаз та 1 лавандій. Сила 4.
federation-about-face-alt4_fund_project_ship = Накрийте ним посла: замість посла рахується фінансування. Бонус під час викладання: будь-який великий проєкт +1, 1 космічний корабель. Сила 4.
federation-about-site-space_shipyard = Вартість: 1 коперній та 1 океаній. Дохід під час побудови й щораунду: 1 корабель із запасу до ангара.
federation-about-site-transporter = Вартість: 2 копернії. Дохід під час побудови й щораунду: крок уперед на Нео або Шестимісяччі без винагороди клітинки.
federation-about-site-transmutation_chamber = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: перетворіть 1 ресурс на наступний за цінністю: лавандій, коперній, океаній, золотий алмаз.
federation-about-site-lavandium_replicator = Вартість: 2 лавандії. Дохід під час побудови й щораунду: 1 лавандій.
federation-about-site-military_academy = Вартість: 1 лавандій та 1 океаній. Дохід під час побудови й щораунду: 1 ступінь акредитації.
federation-about-site-consulate = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: переверніть горілиць один свій використаний жетон фахівця рівня 1.
federation-about-site-alteration_incubator = Вартість: 1 лавандій та 1 коперній. Дохід під час побудови й щораунду: 1 жетон перетворення сили 1 зі стосу.
federation-about-site-space_university = Вартість: 1 коперній та 1 океаній. Дохід під час побудови й щораунду: отримайте кубик помічника зі значенням 1 або збільште його значення на 1.
federation-about-site-megastructure_1 = Вартість: 1 золотий алмаз та 2 лавандії. Займіть найкращий вільний коефіцієнт (×3, ×2, ×1, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-site-megastructure_2 = Вартість: 1 золотий алмаз, 1 лавандій та 1 коперній. Займіть найкращий вільний коефіцієнт (×3, ×2, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-site-megastructure_3 = Вартість: 2 золоті алмази. Займіть найкращий вільний коефіцієнт (×3, ×3, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.
federation-about-site-megastructure_4 = Вартість: 2 золоті алмази та 1 океаній. Займіть найкращий вільний коефіцієнт (×4, ×3, ×2, ×1): він множиться на менше значення двох її жетонів і дає стільки ОП.

# Для новачків: мета гри та перебіг раунду

federation-opening-goal = Ви очолюєте делегацію в сенаті Федерації: ваші посли працюють заради п'яти планет, голосують за закони та фінансують великі проєкти. Перемагає той, хто після п'яти раундів має найбільше очок престижу (ОП).
federation-opening-round = Раунд складається з фази послів і фази управління. У фазі послів кожен робить чотири ходи: кладе посла на вільну клітинку сенату боком голосування чи фінансування догори та виконує дію клітинки — на планеті, у кімнаті сенату чи як шпигун. Бік фінансування відкриває особливу місію, а згодом просуває проєкт своєї колонки; бік голосування йде в рахунок свого поверху та свого крила. Після дії можна відправити космічний корабель на відкриту місію, якщо вистачає рівня акредитації. Фаза управління — це дохід, оплата акредитації, просування великих проєктів, очки за більшість на поверхах і закон того крила, де голосів більше. Наприкінці гри очки приносять ордени, залишки та профінансовані проєкти.

# Види компонентів

federation-components-component = У коробці
federation-components-resource = Ресурси
federation-components-ambassador = Посли
federation-components-special_ambassador = Особливий посол
federation-components-action = Дії
federation-components-space = Клітинки сенату
federation-components-mission = Особливі місії
federation-components-starting_tile = Початкові жетони
federation-components-neo_space = Нео: клітинки
federation-components-asteroid = Нео: астероїди
federation-components-moon = Шестимісяччя: супутники
federation-components-alteration = Жетони перетворення
federation-components-erudite = Фахівці
federation-components-shop = Арратуїн: крамниці
federation-components-production = E81216: виробництва
federation-components-production_tile = E81216: жетони виробництв
federation-components-megastructure = E81216: мегаструктури
federation-components-megastructure_token = E81216: жетони мегаструктур
federation-components-level = Рівні акредитації
federation-components-level_token = Жетони рівня
federation-components-medal = Ордени пошани
federation-components-project = Великі проєкти
federation-components-law = Закони
federation-components-deep_space_tile = Жетони далекого космосу
federation-components-planet_block = Жетони блокування планет
federation-components-room_block = Жетони блокування кімнат
federation-components-neutral_token = Нейтральні жетони голосів

# Назви, потрібні лише в переліку компонентів

-ambassador_token-ambassador_1a = посол 1 (перший)
-ambassador_token-ambassador_1b = посол 1 (другий)
-ambassador_token-ambassador_2 = посол 2
-ambassador_token-ambassador_3 = посол 3
-ambassador_token-special_ambassador = особливий посол, 7 голосів
-production_tile-production_tile_1 = { -production-space_shipyard } / { -production-transporter }
-production_tile-production_tile_2 = { -production-lavandium_replicator } / { -production-transmutation_chamber }
-production_tile-production_tile_3 = { -production-military_academy } / { -production-consulate }
-production_tile-production_tile_4 = { -production-space_university } / { -production-alteration_incubator }
-box-main_board = ігрове поле
-box-erudite_tiles = жетони фахівців
-box-deep_space_tiles = жетони далекого космосу
-box-special_ambassador = особливий посол
-box-starting_tiles = початкові жетони
-box-level_tokens = жетони рівня
-box-megastructure_tokens = жетони мегаструктур
-box-production_tiles = двосторонні жетони виробництв
-box-alteration_tokens = жетони перетворення
-box-law_tiles = жетони законів, по 5 на крило
-box-asteroid_tokens = жетони астероїдів
-box-medals = ордени пошани 7 кольорів
-box-resource_tokens = жетони ресурсів
-box-prestige_markers = маркери очок престижу
-box-project_markers = маркери великих проєктів
-box-president_pawn = фішка президента сенату
-box-mission_markers = маркери місій
-box-common_project_markers = маркери спільного проєкту
-box-player_boards = планшети гравців
-box-ambassadors = двосторонні жетони послів
-box-spaceships = космічні кораблі
-box-accreditation_markers = маркери акредитації
-box-mages = маги
-box-robots = роботи
-box-miners = шахтарі
-box-trade_discs = торговельні диски
-box-player_aids = двосторонні пам'ятки
-box-assistant_dice = кубики помічників
-box-planet_blocking_tiles = жетони блокування планет (2–3 гравці)
-box-room_blocking_tiles = жетони блокування кімнат (2 гравці)
-box-neutral_vote_tokens = нейтральні жетони голосів (2–3 гравці)

# Чого бракує, якщо правило не дозволяє

federation-short-FED-SHIP-3 = У вашому ангарі немає кораблів
federation-short-FED-SHIP-4 = Ваш рівень акредитації { $have }, потрібен { $need }
federation-short-FED-E8-10 = У вас не лишилося роботів
federation-short-FED-VOTE-3 = У вас немає кубика помічника
federation-short-FED-E8-15 = У вас немає цього ресурсу
federation-short-FED-AMB-3 = Ресурсів потрібно { $need }, вистачає лише на { $have }
federation-short-FED-SHIP-9 = Ресурсів потрібно { $need }, вистачає лише на { $have }
federation-short-FED-SPY-3 = Ресурсів потрібно { $need }, вистачає лише на { $have }
federation-short-FED-ARR-9 = Ресурсів потрібно { $need }, вистачає лише на { $have }
federation-short-FED-E8-1 = Ресурсів потрібно { $need }, вистачає лише на { $have }
federation-short-FED-UPK-3 = Ресурсів потрібно { $need }, вистачає лише на { $have }
