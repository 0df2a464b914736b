eclipse-verb-take-back = Назад
eclipse-verb-choose-species = Раса
eclipse-verb-lay-home = Перший сектор
eclipse-verb-remove-cube = Кубик
eclipse-verb-act = Дія
eclipse-verb-react = Реакція
eclipse-verb-pass = Пас
eclipse-verb-end = Кінець ходу
eclipse-verb-done = Готово
eclipse-verb-after-you = Спершу ви
eclipse-verb-settle = Колоністи
eclipse-verb-trade = Обмін
eclipse-verb-tap = Корабель
eclipse-verb-propose = Відносини
eclipse-verb-ally = Альянс
eclipse-verb-join = Вступити
eclipse-verb-leave-alliance = Вийти
eclipse-verb-explore = Розвідка
eclipse-verb-place = Викласти
eclipse-verb-again = Другий сектор
eclipse-verb-refuse = Не класти
eclipse-verb-claim = Узяти
eclipse-verb-skip = Без диска
eclipse-verb-keep = Залишити
eclipse-verb-use = Використати
eclipse-verb-store = Відкласти
eclipse-verb-choose-tech = Технологія
eclipse-verb-lift = Зняти диск
eclipse-verb-put = Покласти диск
eclipse-verb-refresh = Перевернути
eclipse-verb-buy = Наука
eclipse-verb-develop = Розробка
eclipse-verb-site = Місце
eclipse-verb-gain = Отримати
eclipse-verb-fit = Модулі
eclipse-verb-attach = Мюонне джерело
eclipse-verb-strip = Зняти
eclipse-verb-detach = Від’єднати
eclipse-verb-build = Будова
eclipse-verb-activate = Активація
eclipse-verb-board = На борт
eclipse-verb-step = Хід
eclipse-verb-jump = Гіперстрибок
eclipse-verb-unload = Випустити
eclipse-verb-halt = Зупинка
eclipse-verb-accept = Погодитися
eclipse-verb-decline = Відмовитися
eclipse-verb-send-cube = Кубик послу
eclipse-verb-give-back = Повернути
eclipse-verb-return = Кубик назад
eclipse-verb-take = Залишити жетон
eclipse-verb-exchange = Обміняти жетон
eclipse-verb-take-none = Без жетона
eclipse-verb-lead = Першим
eclipse-verb-attack = Атака
eclipse-verb-retreat = Відступ
eclipse-verb-flee = Куди
eclipse-verb-reroll = Перекид
eclipse-verb-keep-dice = Залишити кубики
eclipse-verb-aim = Ціль
eclipse-verb-aim-best = Як Древні
eclipse-verb-defend = Точкова оборона
eclipse-verb-hold-fire = Не стріляти
eclipse-verb-intercept = Збити
eclipse-verb-bombard = Атакувати населення
eclipse-verb-spare = Пощадити
eclipse-verb-kill = Знищити кубик
eclipse-verb-pay = Оплатити
eclipse-verb-abandon = Відмовитися від сектора
eclipse-verb-shrine = Святилище
eclipse-verb-beside = Планета
eclipse-verb-direction = Напрямок
eclipse-verb-turn-sector = Сектор
eclipse-verb-turn-tech = Нова технологія
eclipse-verb-turn-discovery = Відкриття
eclipse-verb-turn-cruiser = Вартовий
eclipse-verb-draw-reputation = Репутація
eclipse-verb-roll = Кубик атаки
eclipse-verb-hive = Вулик

eclipse-kind-part = модуль
eclipse-kind-slot = клітинка
eclipse-kind-sector = сектор
eclipse-kind-square = клітинка населення
eclipse-kind-resource = ресурс
eclipse-kind-tech = технологія
eclipse-kind-track = доріжка
eclipse-kind-item = що
eclipse-kind-class = клас
eclipse-kind-ship = корабель
eclipse-kind-die = кубик
eclipse-kind-shrine = святилище
eclipse-kind-rotation = поворот
eclipse-kind-reputation = жетон

eclipse-board-map = Галактика
eclipse-board-sector = Сектор { $sector }, ПО { $points }
eclipse-board-owner = Під контролем: { $player }
eclipse-board-nobody = Нічий
eclipse-board-square = { $square }: { $cubes } з { $count }
eclipse-board-tile = Жетон відкриття
eclipse-board-ships-of = { $count } × { $ship }, { $player }
eclipse-board-links = З’єднано з { $sectors }
eclipse-board-place = { $place }, не розвідано, зона { $zone }, лишилося { $left }
eclipse-board-round = Раунд { $round } з { $rounds }
eclipse-board-stacks = Лишилося в стосах секторів
eclipse-board-pile = жетонів відкриттів
eclipse-board-bag = жетонів репутації
eclipse-board-mat = Поле гравця: { $player }
eclipse-board-no-species = Расу ще не обрано
eclipse-board-stock = { $resource }: { $count }, виробництво { $production }
eclipse-board-discs = дисків
eclipse-board-upkeep = утримання
eclipse-board-colony-ships = кораблі колоністів
eclipse-board-ambassadors = посли
eclipse-board-reputation = репутація
eclipse-board-discoveries = відкриття
eclipse-board-class = { $ship }: { $ships } з { $most }. Ініціатива { $initiative }, корпус { $hull }, комп’ютер { $computer }, щит { $shield }, переміщення { $movement }, вільна енергія { $energy }, гармат { $dice }, ракет { $missiles }
eclipse-board-slot = { $slot } – { $part }
eclipse-board-empty = порожньо
eclipse-board-initiative = ініціатива
eclipse-board-hull = корпус
eclipse-board-computer = комп’ютер
eclipse-board-shield = щит
eclipse-board-movement = переміщення
eclipse-board-energy = вільна енергія
eclipse-board-blueprints = Креслення
eclipse-board-supply = Технології
eclipse-board-own-price = ваша ціна, пунктир з обміном
eclipse-board-printed-price = надрукована ціна
eclipse-board-tech = { $tech }, у наявності { $count }, ваша ціна { $price }{ $state ->
    [owned] , уже ваша
    [payable] , вистачає знань
   *[other] {""}
}
eclipse-board-battle = Битва
eclipse-board-battle-at = Битва у { $sector }
eclipse-board-volley = пуск ракет
eclipse-board-battle-round = раунд бою { $round }
eclipse-board-battle-ship = { $ship }: пошкодження { $damage }, корпус { $hull }, щит { $shield }
eclipse-board-battle-first = верхні ходять першими
eclipse-board-battle-values = кубики, влучання, комп’ютер, щит
eclipse-board-dice = Кубики атаки
eclipse-board-odds-attacker = Сектор за нападником
eclipse-board-odds-defender = Сектор за захисником
eclipse-board-odds-stalemate = ніхто не переможе
eclipse-board-odds-exact = Точно. Усі кубики розподіляються за правилами Древніх, { $retreats ->
    [yes] більше ніхто не відступає.
   *[no] ніхто не відступає.
}
eclipse-board-odds-about = Приблизно, розіграно битв: { $battles }. Усі кубики розподіляються за правилами Древніх, { $retreats ->
    [yes] більше ніхто не відступає.
   *[no] ніхто не відступає.
}
eclipse-board-take-back = Назад
eclipse-board-passed = спасував
eclipse-board-ghost = Сектор { $sector }, як він ляже, відкритий до { $sectors }. Способів покласти: { $ways }
eclipse-board-lay = { $sector }: відкритий до { $sectors }{ $edges ->
    [none] {""}
   *[other] , ще { $edges }
}{ $closed ->
    [none] {""}
   *[other] ; з одного боку: { $closed }
}
eclipse-verb-upgrade = Модернізація
eclipse-board-ends = у кінці
eclipse-board-one-more = ще одна: { $money }
eclipse-board-upkeep-short = утр.
eclipse-board-upkeep-of = утр. { $upkeep }
eclipse-board-grows = { $amount }
eclipse-board-traitor = Зрадник
eclipse-board-discount = { $track }: знижка { $discount } на наступну технологію
eclipse-board-round-now = Раунд { $round }
eclipse-board-tab-explore = Розвідка
eclipse-board-tab-explore-about = Новий сектор поруч зі своїми
eclipse-board-tab-influence = Вплив
eclipse-board-tab-influence-about = Диски: зайняти чи лишити сектори
eclipse-board-tab-research = Наука
eclipse-board-tab-research-about = Технології за знання
eclipse-board-tab-upgrade = Модулі
eclipse-board-tab-upgrade-about = Кращі модулі на кораблі
eclipse-board-tab-build = Будова
eclipse-board-tab-build-about = Кораблі та інше за матеріали
eclipse-board-tab-move = Хід
eclipse-board-tab-move-about = Перемістити кораблі, і для атаки
eclipse-board-did = { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-reacted = Реакція, { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-remaining = { $left ->
    [0] Востаннє в цій дії
   *[other] Потім у цій дії ще: { $left }
}
eclipse-board-used-question = Готово чи щось іще?
eclipse-board-used-up = Дію вичерпано.
eclipse-board-explore = { $place }: зона { $zone }, ще { $left }
eclipse-board-left = ще { $left }
eclipse-board-activate = { $ship } із { $sector }
eclipse-board-legend-open = шлях між секторами
eclipse-board-legend-closed = з одного боку: шляху немає
eclipse-board-legend-square = місце для населення
eclipse-board-legend-advanced = потрібна технологія
eclipse-board-legend-discovery = жетон відкриття
eclipse-board-legend-artifact = артефакт
eclipse-board-legend-ancient = Древні: перемогти або обійти
eclipse-board-laid = Сектор { $sector }
eclipse-board-met = { $sector }, бій: { $ships }
eclipse-board-reroll = Перекинути { $face }
eclipse-board-phase-action = Дії
eclipse-board-phase-combat = Бій
eclipse-board-phase-upkeep = Утримання
eclipse-board-phase-cleanup = Прибирання
eclipse-board-track-military = Військові
eclipse-board-track-grid = Мережа
eclipse-board-track-nano = Нано
eclipse-board-rare = Рідкісні
eclipse-board-energy-sum = енергія { $used } із { $produced }
eclipse-board-parts = Частини
eclipse-board-part = { $part }: { $words }
eclipse-board-energy-used = енергія
eclipse-board-damage = шкода
eclipse-board-parts-left = лишилося модулів: { $left }
eclipse-board-upgrade-which = Виберіть модуль унизу, потім клітинку.
eclipse-board-upgrade-none = Усі модулі цієї дії поставлено.
eclipse-board-upgrade-where = { $part }: { $words }. Клітинок, куди стане: { $squares }
eclipse-board-upgrade-places = { $part }: { $slot }
eclipse-board-upgrade-lacks = { $ship }: бракує енергії: { $energy }
eclipse-board-place-part = Поставити модуль
eclipse-board-place-end = Поставити й завершити хід
eclipse-board-dice-fell = Кубики вже кинуто
eclipse-board-odds-you = ви втримуєте сектор
eclipse-board-odds-nobody = обох сторін більше немає
eclipse-board-odds-left = лиш. { $left } із { $ships }
eclipse-board-odds-others = Потім переможець б’ється далі; ще сторін: { $count }.
eclipse-board-step = { $round }, { $squadron }: кубиків { $dice }, влучань { $hits }
eclipse-board-step-damage = { $ship }: шкода { $damage }
eclipse-board-step-destroyed = Знищено: { $ships }
eclipse-board-step-shot-down = Збито ракет: { $count }
eclipse-board-step-flees = Відступ: { $ship }
eclipse-board-step-before = Крок назад
eclipse-board-step-after = Крок уперед
eclipse-board-developments-short = Розроб.
eclipse-board-ship-of = { $ship } ({ $player })

eclipse-species-terran = 3 переміщення за дію, обмін 2 до 1, місце лише для посла. Знає «Космічну базу».
eclipse-species-eridani_empire = 26 грошей і два жетони репутації, але 11 дисків замість 13. Знає плазмову гармату, щит Гауса й термоядерний двигун.
eclipse-species-hydran_progress = Купує дві технології за дію. Знає «Передові лабораторії», кубик уже стоїть на покращеній клітинці знань.
eclipse-species-planta = Дві розвідки за дію, 1 очко за кожен сектор наприкінці. На кораблях менше клітинок, населення ворог знищує без кидка.
eclipse-species-descendants_of_draco = Бере два сектори й кладе один, живе в мирі з Древніми; 1 очко за кожен корабель Древніх на мапі наприкінці.
eclipse-species-mechanema = 3 побудови і 3 модулі за дію, будує дешевше. Знає «Позитронний комп’ютер».
eclipse-species-orion_hegemony = Починає з крейсером; усі кораблі мають щит Гауса, більше ініціативи й енергії. Знає нейтронні бомби, обмін 4 до 1.
eclipse-species-magellan = Жетон відкриття за четверту технологію доріжки, 1 очко за кожен використаний. Кораблі колоністів дають ресурси. Знає «Термоядерне джерело».
eclipse-species-exiles = Орбітальні станції з кубиком воюють як кораблі й дають по 1 очку наприкінці. Немає космічних баз. Знає маскування і станцію.
eclipse-species-rho_indi_syndicate = 4 переміщення за дію, два перехоплювачі, щит на всіх кораблях; гроші за жетони репутації. Немає дредноутів, 2 кораблі колоністів.
eclipse-species-enlightened_of_lyra = Будує святилища перед утриманням, по 1 очку наприкінці; кораблі колоністів перекидають кубики. Знає спотворювальний екран.
eclipse-tech-neutron_bombs = Ваші атаки знищують усе населення сектора без кидка.
eclipse-tech-starbase = Можна будувати космічні бази.
eclipse-tech-advanced_mining = Кубики можна ставити на покращені клітинки матеріалів.
eclipse-tech-advanced_economy = Кубики можна ставити на покращені клітинки грошей.
eclipse-tech-advanced_labs = Кубики можна ставити на покращені клітинки знань.
eclipse-tech-quantum_grid = Ще два диски впливу.
eclipse-tech-advanced_robotics = Ще один диск впливу.
eclipse-tech-nanorobots = Будівництво дає на одну побудову більше.
eclipse-tech-orbital = Можна будувати орбітальні станції.
eclipse-tech-monolith = Можна будувати моноліти, по 3 очки наприкінці.
eclipse-tech-artifact_key = Одразу 5 ресурсів одного виду за кожен артефакт у ваших секторах.
eclipse-tech-wormhole_generator = Вам вистачає переходу на одному з боків.
eclipse-tech-antimatter_splitter = Шкоду гармат антиматерії можна ділити між кораблями.
eclipse-tech-neutron_absorber = Нейтронні бомби ворогів не діють на ваше населення.
eclipse-tech-distortion_shield = Ракети ворогів кидають по ваших кораблях з −2.
eclipse-tech-cloaking_device = Щоб затримати ваш корабель, потрібні два ворожі.
eclipse-tech-point_defence = Ваші гармати можуть збити ракети до влучання.
eclipse-part-interceptor_bay = перевозить двох перехоплювачів
eclipse-part-jump_drive = раз за активацію в будь-який сусідній сектор
eclipse-part-muon_source = лежить поруч із клітинками креслення
eclipse-part-morph_shield = лагодить 1 пошкодження після кожного раунду
eclipse-development-ancient_monument = 3 очки наприкінці.
eclipse-development-artifact_link = 1 очко наприкінці за кожен артефакт у ваших секторах.
eclipse-development-mining_colony = Одразу 12 матеріалів.
eclipse-development-research_station = Одразу 12 знань.
eclipse-development-trade_fleet = Одразу 12 грошей.
eclipse-development-shellworld = Кладеться у ваш сектор: 5 очок наприкінці, клітинка знань.
eclipse-development-warp_portal = Кладеться у ваш сектор: зв’язок з усіма червоточинами, 1 очко наприкінці.
eclipse-development-diplomatic_fleet = Ще одне місце для посла або жетона репутації.
eclipse-discovery-money = одразу 8 грошей
eclipse-discovery-science = одразу 5 знань
eclipse-discovery-materials = одразу 6 матеріалів
eclipse-discovery-mixed = одразу 3 грошей, 2 знань і 2 матеріали
eclipse-discovery-ancient_technology = найдешевша з технологій, яких ви не маєте
eclipse-discovery-ancient_cruiser = крейсер у цьому секторі
eclipse-discovery-ancient_warp_portal = лишається тут, зв’язок з усіма червоточинами, 2 очки наприкінці
eclipse-discovery-ancient_orbital = лишається тут, станція з артефактом
eclipse-words-energy = енергія { $amount }
eclipse-words-cannons = гармата, шкода { $damage }
eclipse-words-missiles = ракети, шкода { $damage }
eclipse-words-unarmed = без зброї
eclipse-words-part = Модуль: { $words }.
eclipse-words-use = Використати «{ $tile }»: { $words }
eclipse-calculator-title = Шанси битви
eclipse-calculator-attackers = Нападники
eclipse-calculator-defenders = Захисники
eclipse-calculator-whose = Чиї кораблі
eclipse-calculator-printed = { $species }, як надруковано
eclipse-calculator-nobody = Нічиї кораблі
eclipse-calculator-parts = модулі
eclipse-calculator-square = { $ship }, клітинка { $number }
eclipse-calculator-leaves = Відступає, коли лишилося стільки кораблів (0: ніколи)
eclipse-calculator-empty = Дайте кораблі обом сторонам.
eclipse-calculator-energy = Енергія кораблів не перевіряється.
eclipse-calculator-exact = Точно. Усі кубики розподіляються, як у Древніх.
eclipse-calculator-about = Приблизно, розіграно битв: { $battles }. Усі кубики розподіляються, як у Древніх.
eclipse-calculator-never = Ніхто не відступає.
eclipse-calculator-retreats = Сторона відступає, коли лишилося не більше кораблів: нападники { $attacker }, захисники { $defender }.
eclipse-calculator-rounds = Раундів бою в середньому: { $rounds }
eclipse-forecast-now = Модулі зараз
eclipse-forecast-after = Після модернізації
eclipse-forecast-next = Битва в цьому раунді
eclipse-board-defends = захист
eclipse-board-end-won = Ваші кораблі втримали сектор.
eclipse-board-end-lost = Ваших кораблів там не лишилося.
eclipse-board-end-both = Там лишилися кораблі обох сторін.
eclipse-board-odds-goes-to = дістанеться: { $who }
eclipse-board-acts = { $whose ->
    [me] Діє ваш { $ship }
   *[other] { $player } — { $ship }
}
eclipse-board-you-attack = ви нападаєте
eclipse-board-you-defend = ви захищаєтеся
eclipse-board-about-attack = кубиків: { $dice }, влучання: { $needs }
eclipse-board-about-retreat = без вогню; піде наступного разу
eclipse-board-news-none = без доходу
eclipse-board-news-income = дохід { $income }, утримання { $upkeep }
eclipse-board-news-techs = { $count ->
    [one] { $count } нова технологія
    [few] { $count } нові технології
   *[other] { $count } нових технологій
}
eclipse-board-choice-win = перемога
eclipse-board-choice-saved = відійдуть { $share }
eclipse-board-die-hits = влучання: { $ship }
eclipse-board-die-misses = повз
eclipse-board-die-open = влучання, виберіть корабель
eclipse-board-die-needs = влучання: { $needs }
eclipse-board-fought = Битва у { $sector }{ $ships ->
    [none] {""}
   *[other] , знищено: { $ships }
}
eclipse-board-bankrupt = Гроші { $money } + { $income }, утримання { $upkeep }: бракує { $lacking }. Залишений сектор повертає свій диск.
eclipse-board-turn-it = Натисніть на нього, щоб повернути.
eclipse-board-solvent = Гроші { $money } + { $income }, утримання { $upkeep }: лишиться { $left }.
eclipse-board-collapsed = крах
