gaia-board-round = { $round ->
    [0] Подготовка
   *[other] Раунд { $round } из { $rounds }
}
gaia-verb-take-back = Отозвать
gaia-verb-faction = Цивилизации
gaia-verb-deal = Сектора
gaia-verb-turn = Повернуть сектор
gaia-verb-keep-board = Оставить поле
gaia-verb-settle = Начало
gaia-verb-booster = Усилители
gaia-verb-income = Доход
gaia-verb-exchange = Обмен
gaia-verb-trade-for-tile = Технология
gaia-verb-stop = Хватит
gaia-verb-build = Шахта
gaia-verb-project = Проект «Гайя»
gaia-verb-upgrade = Перестройка
gaia-verb-federate = Федерация
gaia-verb-research = Исследование
gaia-verb-action = Поле
gaia-verb-special = Спецдействия
gaia-verb-pass = Пас
gaia-verb-convert = Обмен
gaia-verb-end = Конец хода
gaia-verb-tile = Технологии
gaia-verb-advanced = Передовые технологии
gaia-verb-cover = Накрыть
gaia-verb-advance = Продвинуться
gaia-verb-no-step = Остаться
gaia-verb-lost-planet = Затерянная планета
gaia-verb-station = Космическая станция
gaia-verb-swap-with = Поменять местами
gaia-verb-downgrade = Понизить
gaia-verb-rescore = Получить снова
gaia-verb-include = Планеты
gaia-verb-done = Готово
gaia-verb-satellite = Спутники
gaia-verb-token = Жетоны федерации
gaia-verb-tokens = Фишки энергии
gaia-verb-brainstone = Камень разума
gaia-verb-charge = Зарядить
gaia-verb-token-charge = Сначала фишка
gaia-verb-charge-token = Сначала подзарядка
gaia-verb-decline = Отказаться
gaia-verb-card = Карта

gaia-board-galaxy = Галактика, { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектора
   *[many] { $sectors } секторов
}
gaia-board-no-sectors = Сектора раскладываются, когда все выбрали цивилизации.
gaia-board-sector = Сектор { $sector }
gaia-board-hex = { $hex }, сектор { $sector }
gaia-board-hex-space = Пустой космос
gaia-board-hex-empty = свободна
gaia-board-hex-owned = { $structure } ({ $player })
gaia-board-hex-guests = Гостевая шахта: { $players }
gaia-board-hex-satellites = Спутники: { $players }
gaia-board-hex-federated = В федерации: { $players }
gaia-board-planet = { $planet ->
    [lost_planet] Затерянная планета
    [gaia] Планета типа гайя
    [terra] Земная планета
    [oxide] Кислотная планета
    [volcanic] Вулканическая планета
    [desert] Пустынная планета
    [swamp] Болотная планета
    [titanium] Титановая планета
    [ice] Ледяная планета
    [transdim] Нестабильная планета
   *[other] { $name }
}
gaia-board-distance = Расстояние { $distance }
gaia-board-show-ranges = Показать дальность от моих строений
gaia-board-show-names = Показать названия гексов

gaia-board-research = Исследования
gaia-board-track-terraforming = Терраф.
gaia-board-track-navigation = Навиг.
gaia-board-track-artificial_intelligence = ИИ
gaia-board-track-gaia_project = Гайя
gaia-board-track-economy = Экономика
gaia-board-track-science = Наука
gaia-board-level = Уровень { $level }: { $gain }
gaia-board-level-nothing = ничего
gaia-board-level-range = дальность { $range }
gaia-board-level-step = { $ore } за этап терраформирования
gaia-board-level-project = { $tokens } за проект «Гайя»
gaia-board-level-once = сразу { $gain }
gaia-board-level-per-gaia = { $points } за каждую планету типа гайя
gaia-board-level-income = доход { $gain }
gaia-board-level-token = жетон федерации «{ $token }»
gaia-board-level-points = ещё { $points } ПО в конце игры
gaia-board-crossing = при переходе: подзарядка
gaia-board-advanced-short = пер.
gaia-board-tech-short = тех.
gaia-board-any-track = Любая область
gaia-board-tech = { $tile }. Технология, { $space }, осталось: { $count }
gaia-board-advanced = { $tile }. Передовая технология ({ $track })
gaia-board-advanced-gone = Передовая технология ({ $track }) уже взята
gaia-board-actions = Действия энергии и ККИ
gaia-board-used = { $name }, использовано в этом раунде
gaia-board-supply = Запас
gaia-board-boosters = Свободные усилители
gaia-board-booster = Усилитель раунда: { $name }
gaia-board-tokens = Жетоны федерации
gaia-board-token-left = Жетон федерации: { $name }, осталось: { $count }
gaia-board-token-green = Жетон федерации: { $name }, зелёной стороной вверх
gaia-board-token-gray = Жетон федерации: { $name }, серой стороной вверх

gaia-board-rounds = Цели раундов
gaia-board-round-short = Раунд { $number }
gaia-board-round-tile = Раунд { $number }: { $name }
gaia-board-round-now = Раунд { $number }, сейчас: { $name }
gaia-board-seat-count = { $player }: { $count }
gaia-board-neutral = нейтральный игрок
gaia-board-final = Финал

gaia-board-mat = Планшет: { $player }
gaia-board-no-faction = Цивилизация не выбрана
gaia-board-faction = { $name }. { $home }. В начале: { $start }; энергия { $bowls }
gaia-board-passed = пас, { $place }-й
gaia-board-resource = { $amount }
gaia-board-resource-income = { $amount }, следующий доход: { $income }
gaia-board-bowl = { $bowl }: { $tokens }
gaia-board-bowl-stone = { $bowl }: { $tokens } и камень разума
gaia-board-gaia-area = Гайя
gaia-board-power-income = можно потратить энергии: { $spendable }; следующий доход: { $gain }
gaia-board-built = { $name }: { $built } из { $all } на поле
gaia-board-tiles-count = { $count ->
    [one] { $count } технология
    [few] { $count } технологии
   *[many] { $count } технологий
}
gaia-board-tokens-count = { $count ->
    [one] { $count } жетон федерации, зелёных: { $green }
    [few] { $count } жетона федерации, зелёных: { $green }
   *[many] { $count } жетонов федерации, зелёных: { $green }
}
gaia-board-own-booster = Усилитель
gaia-board-own-tech = Технологии
gaia-board-own-tokens = Федерации
gaia-board-own-specials = Специальные действия
gaia-board-conversions = Обмен ресурсов
gaia-board-covered = { $name }, накрыта

gaia-board-used-by = { $name }, использовано в этом раунде: { $player }
gaia-board-specials-count = { $count ->
    [one] { $count } неиспользованное специальное действие
    [few] { $count } неиспользованных специальных действия
   *[other] { $count } неиспользованных специальных действий
}
gaia-board-automa = Автома
gaia-board-automa-action = Действие
gaia-board-automa-support = Поддержка
gaia-board-automa-deck = Колода
gaia-board-automa-card = Карта { $number }:
gaia-board-automa-pass = Символ паса: среди последних трёх карт заканчивает раунд
gaia-board-automa-left = { $count ->
    [one] осталась { $count } карта
    [few] осталось { $count } карты
   *[other] осталось { $count } карт
}
gaia-board-automa-ties = дальность { $range }; при равенстве: { $final_tile ->
    [top] верхний жетон финального подсчёта, затем { "" }
    [bottom] нижний жетон финального подсчёта, затем { "" }
   *[other] { "" }
}{ $reading ->
    [left_up] справа налево снизу вверх
   *[other] слева направо сверху вниз
}; отсчёт { $count } { $counting ->
    [left] справа
   *[other] слева
}; берёт { $booster ->
    [left] левый
    [middle] средний
   *[other] правый
} усилитель
gaia-automa-build_mine = построить шахту
gaia-automa-upgrade = перестроить строение
gaia-automa-research_random = исследование, область по числу
gaia-automa-research_highest = исследование, высшая область
gaia-automa-power_or_qic = занять действие энергии или ККИ
gaia-automa-faction = действие карты цивилизации

gaia-ability-terrans = Фишки из зоны гайя возвращаются в зону II. Институт: за вернувшиеся фишки получите ресурсы, как если бы потратили столько энергии.
gaia-ability-lantids = Могут строить шахты на планетах соперников без терраформирования. Институт: 2 знания за каждую такую шахту.
gaia-ability-xenos = Начинают с третьей шахтой. Институт: федерации нужна энергоёмкость всего 6, а доход института — 1 ККИ.
gaia-ability-gleens = Вместо ККИ получают руду, пока не построят правую академию. Планета типа гайя стоит 1 руду вместо 1 ККИ и даёт ещё 2 ПО. Институт: собственный жетон федерации.
gaia-ability-taklons = Камень разума — фишка, которая стоит 3 энергии. Институт: фишка энергии за каждую пассивную подзарядку.
gaia-ability-ambas = Институт, специальное действие: поменять его местами со своей шахтой.
gaia-ability-hadsch_hallas = Институт: за ККИ, руду и знания можно платить кредитами вместо энергии.
gaia-ability-ivits = Начинают только с институтом. Одна федерация, которая растёт на 7 энергоёмкости за каждый жетон; спутники стоят ККИ. Институт, специальное действие: поставить космическую станцию.
gaia-ability-geodens = Институт: 3 знания за первую шахту на каждом новом типе планет.
gaia-ability-bal_taks = Гайяформер можно до следующей фазы гайя обменять на 1 ККИ. До института «Навигация» закрыта. Правая академия даёт 4 кредита.
gaia-ability-firaks = Институт, специальное действие: превратить лабораторию обратно в аванпост и продвинуться на уровень.
gaia-ability-bescods = Лаборатории и аванпосты поменялись местами в перестройках и доходе. Специальное действие: продвинуть самую низкую фишку исследований. Институт: +1 энергоёмкости на титановых планетах.
gaia-ability-nevlas = Фишку из зоны III можно переместить в зону гайя за 1 знание. Институт: фишки в зоне III стоят 2 энергии.
gaia-ability-itars = Сожжённые фишки уходят в зону гайя. Институт: в фазе гайя за 4 фишки из зоны гайя — жетон технологии.

gaia-number-hex = Гекс
gaia-number-level = Уровень

# What building costs and brings

gaia-board-built-next = Следующая постройка приносит { $income } за раунд
gaia-board-built-cost = Стоит { $cost }
gaia-board-built-near = Рядом с соперником { $cost }
gaia-board-pay = Вам стоит
gaia-board-pay-free = даром
gaia-board-actions-short = Действия поля
gaia-board-actions-once = раз за раунд
gaia-board-actions-yours = · у вас
gaia-board-actions-have = энергии { $power }, ККИ { $qic }

gaia-board-reply-charge = Подзарядка
    .choice-ask = спрашивать
    .choice-matters = если важно
    .choice-never = никогда
    .choice-0 = бесплатно
    .choice-number = до { $choice } ПО

# Federations as a whole

gaia-composed-parts = { $planets }
gaia-composed-sum = { $value } из { $threshold }
gaia-composed-price = { $satellites ->
    [0] без спутников
    [one] { $satellites } спутник = { gaia-composed-paid }
    [few] { $satellites } спутника = { gaia-composed-paid }
   *[other] { $satellites } спутников = { gaia-composed-paid }
}
gaia-composed-paid = { $qic ->
    [0] { AMOUNT("resource:tokens", $tokens) }
   *[other] { AMOUNT("resource:qic", $qic) }
}
gaia-composed-out = { $left ->
    [0] входит всё
   *[other] не входит: { $left_out }
}
gaia-composed-ranking = Сначала меньше спутников, затем меньше лишней энергоёмкости. Наведите указатель: вариант появится на поле.
gaia-composed-do = Создать № { $number }
gaia-composed-by-hand = Выбрать самому

# Tiles by what they do

gaia-board-tile-step = С шагом: { $track }, { $from } › { $to }: { $gain }
gaia-board-tile-no-step = { $track }: шагов больше нет
gaia-board-tile-any-step = С шагом в любой области

gaia-board-advanced-of = передовая технология: { $track }
gaia-ability-short-terrans = Дешёвые проекты «Гайя»: фишки возвращаются в зону II. С институтом они дают ресурсы.
gaia-ability-short-lantids = Строят шахты на планетах соперников. С институтом — 2 знания за каждую.
gaia-ability-short-xenos = Начинают с тремя шахтами. С институтом федерации нужна энергоёмкость 6 вместо 7.
gaia-ability-short-gleens = Планета типа гайя: 1 руда и ещё 2 ПО. До правой академии руда вместо ККИ.
gaia-ability-short-taklons = Камень разума платит за три фишки. С институтом подзарядка даёт фишки.
gaia-ability-short-ambas = Больше руды за раунд. Институт раз в раунд меняется местами с шахтой.
gaia-ability-short-hadsch_hallas = Богаты кредитами. С институтом за кредиты покупают руду, знания и ККИ.
gaia-ability-short-ivits = Начинают с институтом и растят одну федерацию с космическими станциями.
gaia-ability-short-geodens = Стартуют с терраформирования 1. С институтом новый тип планет даёт 3 знания.
gaia-ability-short-bal_taks = Гайяформеры на раунд становятся ККИ. До института «Навигация» закрыта.
gaia-ability-short-firaks = Бедный старт. С институтом меняют лабораторию на шаг исследований.
gaia-ability-short-bescods = Двигают нижнюю фишку исследований. Лаборатории и аванпосты наоборот.
gaia-ability-short-nevlas = Меняют энергию на знания. С институтом фишка зоны III платит за две.
gaia-ability-short-itars = Сожжённые фишки не пропадают: с институтом 4 такие дают жетон технологии.
