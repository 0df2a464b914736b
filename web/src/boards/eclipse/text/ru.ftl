eclipse-verb-take-back = Назад
eclipse-verb-choose-species = Раса
eclipse-verb-lay-home = Первый Сектор
eclipse-verb-remove-cube = Кубик
eclipse-verb-act = Действие
eclipse-verb-react = Реакция
eclipse-verb-pass = Пас
eclipse-verb-end = Конец хода
eclipse-verb-done = Готово
eclipse-verb-after-you = Сначала вы
eclipse-verb-settle = Колонисты
eclipse-verb-trade = Обмен
eclipse-verb-tap = Корабль
eclipse-verb-propose = Отношения
eclipse-verb-ally = Альянс
eclipse-verb-join = Вступить
eclipse-verb-leave-alliance = Выйти
eclipse-verb-explore = Разведка
eclipse-verb-place = Выложить
eclipse-verb-again = Второй Сектор
eclipse-verb-refuse = Не класть
eclipse-verb-claim = Взять
eclipse-verb-skip = Без Диска
eclipse-verb-keep = Оставить
eclipse-verb-use = Использовать
eclipse-verb-store = Отложить
eclipse-verb-choose-tech = Технология
eclipse-verb-lift = Снять Диск
eclipse-verb-put = Положить Диск
eclipse-verb-refresh = Перевернуть
eclipse-verb-buy = Наука
eclipse-verb-develop = Разработка
eclipse-verb-site = Место
eclipse-verb-gain = Получить
eclipse-verb-fit = Модули
eclipse-verb-attach = Мюонный источник
eclipse-verb-strip = Снять
eclipse-verb-detach = Отсоединить
eclipse-verb-build = Стройка
eclipse-verb-activate = Активация
eclipse-verb-board = На борт
eclipse-verb-step = Ход
eclipse-verb-jump = Гиперскачок
eclipse-verb-unload = Выпустить
eclipse-verb-halt = Стоп
eclipse-verb-accept = Согласиться
eclipse-verb-decline = Отказаться
eclipse-verb-send-cube = Кубик Послу
eclipse-verb-give-back = Вернуть
eclipse-verb-return = Кубик назад
eclipse-verb-take = Оставить жетон
eclipse-verb-exchange = Обменять жетон
eclipse-verb-take-none = Без жетона
eclipse-verb-lead = Первым
eclipse-verb-attack = Атака
eclipse-verb-retreat = Отступление
eclipse-verb-flee = Куда
eclipse-verb-reroll = Переброс
eclipse-verb-keep-dice = Оставить кубики
eclipse-verb-aim = Цель
eclipse-verb-aim-best = Как Древние
eclipse-verb-defend = Точечная оборона
eclipse-verb-hold-fire = Не стрелять
eclipse-verb-intercept = Сбить
eclipse-verb-bombard = Атаковать население
eclipse-verb-spare = Пощадить
eclipse-verb-kill = Уничтожить Кубик
eclipse-verb-pay = Оплатить
eclipse-verb-abandon = Отказаться от Сектора
eclipse-verb-shrine = Святилище
eclipse-verb-beside = Планета
eclipse-verb-direction = Направление
eclipse-verb-turn-sector = Сектор
eclipse-verb-turn-tech = Новая Технология
eclipse-verb-turn-discovery = Открытие
eclipse-verb-turn-cruiser = Страж
eclipse-verb-draw-reputation = Репутация
eclipse-verb-roll = Кубик атаки
eclipse-verb-hive = Улей

eclipse-kind-part = Модуль
eclipse-kind-slot = ячейка
eclipse-kind-sector = Сектор
eclipse-kind-square = ячейка населения
eclipse-kind-resource = ресурс
eclipse-kind-tech = Технология
eclipse-kind-track = дорожка
eclipse-kind-item = что
eclipse-kind-class = класс
eclipse-kind-ship = Корабль
eclipse-kind-die = кубик
eclipse-kind-shrine = Святилище
eclipse-kind-rotation = поворот
eclipse-kind-reputation = жетон

eclipse-board-map = Галактика
eclipse-board-sector = Сектор { $sector }, ПО { $points }
eclipse-board-owner = Под контролем: { $player }
eclipse-board-nobody = Ничей
eclipse-board-square = { $square }: { $cubes } из { $count }
eclipse-board-tile = Жетон Открытия
eclipse-board-ships-of = { $count } × { $ship }, { $player }
eclipse-board-links = Соединён с { $sectors }
eclipse-board-place = { $place }, не разведано, зона { $zone }, осталось { $left }
eclipse-board-round = Раунд { $round } из { $rounds }
eclipse-board-stacks = Осталось в стопках Секторов
eclipse-board-pile = жетонов Открытий
eclipse-board-bag = жетонов Репутации
eclipse-board-mat = Планшет: { $player }
eclipse-board-no-species = Раса ещё не выбрана
eclipse-board-stock = { $resource }: { $count }, производство { $production }
eclipse-board-discs = Дисков
eclipse-board-upkeep = содержание
eclipse-board-colony-ships = Корабли Колонистов
eclipse-board-ambassadors = Послы
eclipse-board-reputation = Репутация
eclipse-board-discoveries = Открытия
eclipse-board-class = { $ship }: { $ships } из { $most }. Инициатива { $initiative }, Корпус { $hull }, Компьютер { $computer }, Щит { $shield }, перемещение { $movement }, свободная Энергия { $energy }, Пушек { $dice }, Ракет { $missiles }
eclipse-board-slot = { $slot } – { $part }
eclipse-board-empty = пусто
eclipse-board-initiative = Инициатива
eclipse-board-hull = Корпус
eclipse-board-computer = Компьютер
eclipse-board-shield = Щит
eclipse-board-movement = перемещение
eclipse-board-energy = свободная Энергия
eclipse-board-blueprints = Чертежи
eclipse-board-supply = Технологии
eclipse-board-own-price = ваша цена, пунктир с обменом
eclipse-board-printed-price = напечатанная цена
eclipse-board-tech = { $tech }, в наличии { $count }, ваша цена { $price }{ $state ->
    [owned] , уже ваша
    [payable] , хватает Знаний
   *[other] {""}
}
eclipse-board-battle = Битва
eclipse-board-battle-at = Битва в { $sector }
eclipse-board-volley = пуск Ракет
eclipse-board-battle-round = Раунд Боя { $round }
eclipse-board-battle-ship = { $ship }: повреждение { $damage }, Корпус { $hull }, Щит { $shield }
eclipse-board-battle-first = верхние ходят первыми
eclipse-board-battle-values = кубики, попадание, Компьютер, Щит
eclipse-board-dice = Кубики
eclipse-board-odds-attacker = Сектор за нападающим
eclipse-board-odds-defender = Сектор за защитником
eclipse-board-odds-stalemate = никто не победит
eclipse-board-odds-exact = Точно. Все кубики распределяются по правилам Древних, { $retreats ->
    [yes] больше никто не отступает.
   *[no] никто не отступает.
}
eclipse-board-odds-about = Примерно, разыграно битв: { $battles }. Все кубики распределяются по правилам Древних, { $retreats ->
    [yes] больше никто не отступает.
   *[no] никто не отступает.
}
eclipse-board-take-back = Назад
eclipse-board-passed = спасовал
eclipse-board-ghost = Сектор { $sector }, как он ляжет, открыт к { $sectors }. Способов положить: { $ways }
eclipse-board-lay = { $sector }: открыт к { $sectors }{ $edges ->
    [none] {""}
   *[other] , ещё { $edges }
}{ $closed ->
    [none] {""}
   *[other] ; с одной стороны: { $closed }
}
eclipse-verb-upgrade = Модернизация
eclipse-board-ends = в конце
eclipse-board-one-more = ещё одно: { $money }
eclipse-board-upkeep-short = сод.
eclipse-board-upkeep-of = сод. { $upkeep }
eclipse-board-grows = { $amount }
eclipse-board-traitor = Предатель
eclipse-board-discount = { $track }: скидка { $discount } на следующую технологию
eclipse-board-round-now = Раунд { $round }
eclipse-board-tab-explore = Разведка
eclipse-board-tab-explore-about = Новый Сектор рядом со своими
eclipse-board-tab-influence = Влияние
eclipse-board-tab-influence-about = Диски: занять или оставить Секторы
eclipse-board-tab-research = Наука
eclipse-board-tab-research-about = Технологии за Знания
eclipse-board-tab-upgrade = Модули
eclipse-board-tab-upgrade-about = Лучшие модули на корабли
eclipse-board-tab-build = Стройка
eclipse-board-tab-build-about = Корабли и другое за Материалы
eclipse-board-tab-move = Ход
eclipse-board-tab-move-about = Переместить корабли, и для атаки
eclipse-board-did = { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-reacted = Реакция, { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-remaining = { $left ->
    [0] Последний раз в этом действии
   *[other] Потом в этом действии ещё: { $left }
}
eclipse-board-used-question = Готово или что-то ещё?
eclipse-board-used-up = Действие исчерпано.
eclipse-board-explore = { $place }: зона { $zone }, ещё { $left }
eclipse-board-left = ещё { $left }
eclipse-board-activate = { $ship } из { $sector }
eclipse-board-legend-open = путь между Секторами
eclipse-board-legend-closed = с одной стороны: пути нет
eclipse-board-legend-square = место для населения
eclipse-board-legend-advanced = нужна технология
eclipse-board-legend-discovery = жетон Открытия
eclipse-board-legend-artifact = артефакт
eclipse-board-legend-ancient = Древние: победить или обойти
eclipse-board-laid = Сектор { $sector }
eclipse-board-met = { $sector }, бой: { $ships }
eclipse-board-reroll = Перебросить { $face }
eclipse-board-phase-action = Действия
eclipse-board-phase-combat = Бой
eclipse-board-phase-upkeep = Содержание
eclipse-board-phase-cleanup = Уборка
eclipse-board-track-military = Военные
eclipse-board-track-grid = Сеть
eclipse-board-track-nano = Нано
eclipse-board-rare = Редкие
eclipse-board-energy-sum = энергия { $used } из { $produced }
eclipse-board-parts = Части
eclipse-board-part = { $part }: { $words }
eclipse-board-energy-used = энергия
eclipse-board-damage = урон
eclipse-board-parts-left = осталось модулей: { $left }
eclipse-board-upgrade-which = Выберите модуль внизу, потом клетку.
eclipse-board-upgrade-none = Все модули этого действия поставлены.
eclipse-board-upgrade-where = { $part }: { $words }. Клеток, куда встанет: { $squares }
eclipse-board-upgrade-places = { $part }: { $slot }
eclipse-board-upgrade-lacks = { $ship }: не хватает энергии: { $energy }
eclipse-board-place-part = Поставить модуль
eclipse-board-place-end = Поставить и закончить ход
eclipse-board-dice-fell = Кубики уже брошены
eclipse-board-odds-you = вы удерживаете сектор
eclipse-board-odds-nobody = обеих сторон больше нет
eclipse-board-odds-left = ост. { $left } из { $ships }
eclipse-board-odds-others = Потом победитель бьётся дальше; ещё сторон: { $count }.
eclipse-board-step = { $round }, { $squadron }: кубиков { $dice }, попаданий { $hits }
eclipse-board-step-damage = { $ship }: урон { $damage }
eclipse-board-step-destroyed = Уничтожено: { $ships }
eclipse-board-step-shot-down = Сбито ракет: { $count }
eclipse-board-step-flees = Отступление: { $ship }
eclipse-board-step-before = Шаг назад
eclipse-board-step-after = Шаг вперёд
eclipse-board-developments-short = Разраб.
eclipse-board-ship-of = { $ship } ({ $player })

eclipse-species-terran = 3 перемещения за действие, обмен 2 к 1, место только для посла. Знает «Космическую базу».
eclipse-species-eridani_empire = 26 денег и два жетона репутации, но 11 дисков вместо 13. Знает плазменную пушку, щит Гаусса и фузионный двигатель.
eclipse-species-hydran_progress = Покупает две технологии за действие. Знает «Передовые лаборатории», кубик уже стоит на улучшенной ячейке знаний.
eclipse-species-planta = Две разведки за действие, 1 очко за каждый сектор в конце. На кораблях меньше ячеек, население враг уничтожает без броска.
eclipse-species-descendants_of_draco = Берёт два сектора и кладёт один, живёт в мире с Древними; 1 очко за каждый корабль Древних на карте в конце.
eclipse-species-mechanema = 3 постройки и 3 модуля за действие, строит дешевле. Знает «Позитронный компьютер».
eclipse-species-orion_hegemony = Начинает с крейсером; у всех кораблей щит Гаусса, больше инициативы и энергии. Знает нейтронные бомбы, обмен 4 к 1.
eclipse-species-magellan = Жетон открытия за четвёртую технологию дорожки, 1 очко за каждый использованный. Корабли колонистов дают ресурсы. Знает «Фузионный источник».
eclipse-species-exiles = Орбитальные станции с кубиком воюют как корабли и дают по 1 очку в конце. Нет космических баз. Знает маскировку и станцию.
eclipse-species-rho_indi_syndicate = 4 перемещения за действие, два перехватчика, щит на всех кораблях; деньги за жетоны репутации. Нет дредноутов, 2 корабля колонистов.
eclipse-species-enlightened_of_lyra = Строит святилища перед содержанием, по 1 очку в конце; корабли колонистов перебрасывают кубики. Знает искажающий экран.
eclipse-tech-neutron_bombs = Ваши атаки уничтожают всё население сектора без броска.
eclipse-tech-starbase = Можно строить космические базы.
eclipse-tech-advanced_mining = Кубики можно ставить на улучшенные ячейки материалов.
eclipse-tech-advanced_economy = Кубики можно ставить на улучшенные ячейки денег.
eclipse-tech-advanced_labs = Кубики можно ставить на улучшенные ячейки знаний.
eclipse-tech-quantum_grid = Ещё два диска влияния.
eclipse-tech-advanced_robotics = Ещё один диск влияния.
eclipse-tech-nanorobots = Строительство даёт на одну постройку больше.
eclipse-tech-orbital = Можно строить орбитальные станции.
eclipse-tech-monolith = Можно строить монолиты, по 3 очка в конце.
eclipse-tech-artifact_key = Сразу 5 ресурсов одного вида за каждый артефакт в ваших секторах.
eclipse-tech-wormhole_generator = Вам хватает перехода на одной из сторон.
eclipse-tech-antimatter_splitter = Урон пушек антиматерии можно делить между кораблями.
eclipse-tech-neutron_absorber = Нейтронные бомбы врагов не действуют на ваше население.
eclipse-tech-distortion_shield = Ракеты врагов бросают по вашим кораблям с −2.
eclipse-tech-cloaking_device = Чтобы задержать ваш корабль, нужны два вражеских.
eclipse-tech-point_defence = Ваши пушки могут сбить ракеты до попадания.
eclipse-part-interceptor_bay = перевозит двух перехватчиков
eclipse-part-jump_drive = раз за активацию в любой соседний сектор
eclipse-part-muon_source = лежит рядом с ячейками чертежа
eclipse-part-morph_shield = чинит 1 повреждение после каждого раунда
eclipse-development-ancient_monument = 3 очка в конце.
eclipse-development-artifact_link = 1 очко в конце за каждый артефакт в ваших секторах.
eclipse-development-mining_colony = Сразу 12 материалов.
eclipse-development-research_station = Сразу 12 знаний.
eclipse-development-trade_fleet = Сразу 12 денег.
eclipse-development-shellworld = Кладётся в ваш сектор: 5 очков в конце, ячейка знаний.
eclipse-development-warp_portal = Кладётся в ваш сектор: связь со всеми червоточинами, 1 очко в конце.
eclipse-development-diplomatic_fleet = Ещё одно место для посла или жетона репутации.
eclipse-discovery-money = сразу 8 денег
eclipse-discovery-science = сразу 5 знаний
eclipse-discovery-materials = сразу 6 материалов
eclipse-discovery-mixed = сразу 3 денег, 2 знаний и 2 материала
eclipse-discovery-ancient_technology = самая дешёвая из технологий, которых у вас нет
eclipse-discovery-ancient_cruiser = крейсер в этом секторе
eclipse-discovery-ancient_warp_portal = остаётся здесь, связь со всеми червоточинами, 2 очка в конце
eclipse-discovery-ancient_orbital = остаётся здесь, станция с артефактом
eclipse-words-energy = энергия { $amount }
eclipse-words-cannons = пушка, урон { $damage }
eclipse-words-missiles = ракеты, урон { $damage }
eclipse-words-unarmed = без оружия
eclipse-words-part = Модуль: { $words }.
eclipse-words-use = Использовать «{ $tile }»: { $words }
eclipse-calculator-title = Шансы битвы
eclipse-calculator-attackers = Нападающие
eclipse-calculator-defenders = Защитники
eclipse-calculator-whose = Чьи корабли
eclipse-calculator-printed = { $species }, как напечатано
eclipse-calculator-nobody = Ничьи корабли
eclipse-calculator-parts = модули
eclipse-calculator-square = { $ship }, ячейка { $number }
eclipse-calculator-leaves = Отступает, когда осталось столько кораблей (0: никогда)
eclipse-calculator-empty = Дайте корабли обеим сторонам.
eclipse-calculator-energy = Энергия кораблей не проверяется.
eclipse-calculator-exact = Точно. Все кубики распределяются, как у Древних.
eclipse-calculator-about = Примерно, разыграно битв: { $battles }. Все кубики распределяются, как у Древних.
eclipse-calculator-never = Никто не отступает.
eclipse-calculator-retreats = Сторона отступает, когда осталось не больше кораблей: нападающие { $attacker }, защитники { $defender }.
eclipse-calculator-rounds = Раундов боя в среднем: { $rounds }
eclipse-forecast-now = Модули сейчас
eclipse-forecast-after = После модернизации
eclipse-forecast-next = Битва в этом раунде
eclipse-board-defends = защита
eclipse-board-end-won = Ваши корабли удержали Сектор.
eclipse-board-end-lost = Ваших кораблей там не осталось.
eclipse-board-end-both = Там остались корабли обеих сторон.
eclipse-board-odds-goes-to = достанется: { $who }
eclipse-board-acts = { $whose ->
    [me] Действует ваш { $ship }
   *[other] { $player } — { $ship }
}
eclipse-board-you-attack = вы нападаете
eclipse-board-you-defend = вы защищаетесь
eclipse-board-about-attack = кубиков: { $dice }, попадание: { $needs }
eclipse-board-about-retreat = без огня; уйдёт в следующий раз
eclipse-board-news-none = без дохода
eclipse-board-news-income = доход { $income }, содержание { $upkeep }
eclipse-board-news-techs = { $count ->
    [one] { $count } новая технология
    [few] { $count } новые технологии
   *[other] { $count } новых технологий
}
eclipse-board-choice-win = победа
eclipse-board-choice-saved = уйдут { $share }
eclipse-board-die-hits = попадание: { $ship }
eclipse-board-die-misses = мимо
eclipse-board-die-open = попадание, выберите корабль
eclipse-board-die-needs = попадание: { $needs }
eclipse-board-fought = Битва в { $sector }{ $ships ->
    [none] {""}
   *[other] , уничтожено: { $ships }
}
eclipse-board-bankrupt = Деньги { $money } + { $income }, содержание { $upkeep }: не хватает { $lacking }. Оставленный Сектор возвращает свой Диск.
eclipse-board-turn-it = Нажмите на него, чтобы повернуть.
eclipse-board-solvent = Деньги { $money } + { $income }, содержание { $upkeep }: останется { $left }.
eclipse-board-collapsed = крах
