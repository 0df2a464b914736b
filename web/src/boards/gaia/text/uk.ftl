gaia-board-round = { $round ->
    [0] Підготовка
   *[other] Раунд { $round } із { $rounds }
}
gaia-verb-take-back = Відкликати
gaia-verb-faction = Цивілізації
gaia-verb-deal = Сектори
gaia-verb-turn = Повернути сектор
gaia-verb-keep-board = Залишити поле
gaia-verb-settle = Початок
gaia-verb-booster = Посилювачі
gaia-verb-income = Дохід
gaia-verb-exchange = Обмін
gaia-verb-trade-for-tile = Технологія
gaia-verb-stop = Досить
gaia-verb-build = Шахта
gaia-verb-project = Проєкт «Гая»
gaia-verb-upgrade = Перебудова
gaia-verb-federate = Федерація
gaia-verb-research = Дослідження
gaia-verb-action = Поле
gaia-verb-special = Спецдії
gaia-verb-pass = Пас
gaia-verb-convert = Обмін
gaia-verb-end = Кінець ходу
gaia-verb-tile = Технології
gaia-verb-advanced = Передові технології
gaia-verb-cover = Накрити
gaia-verb-advance = Просунутися
gaia-verb-no-step = Залишитися
gaia-verb-lost-planet = Загублена планета
gaia-verb-station = Космічна станція
gaia-verb-swap-with = Поміняти місцями
gaia-verb-downgrade = Понизити
gaia-verb-rescore = Отримати знову
gaia-verb-include = Планети
gaia-verb-done = Готово
gaia-verb-satellite = Супутники
gaia-verb-token = Жетони федерації
gaia-verb-tokens = Фішки енергії
gaia-verb-brainstone = Камінь розуму
gaia-verb-charge = Зарядити
gaia-verb-token-charge = Спершу фішка
gaia-verb-charge-token = Спершу підзарядка
gaia-verb-decline = Відмовитися
gaia-verb-card = Карта

gaia-board-galaxy = Галактика, { $sectors ->
    [one] { $sectors } сектор
    [few] { $sectors } сектори
   *[many] { $sectors } секторів
}
gaia-board-no-sectors = Сектори розкладають, коли всі вибрали цивілізації.
gaia-board-sector = Сектор { $sector }
gaia-board-hex = { $hex }, сектор { $sector }
gaia-board-hex-space = Порожній космос
gaia-board-hex-empty = вільна
gaia-board-hex-owned = { $structure } ({ $player })
gaia-board-hex-guests = Гостьова шахта: { $players }
gaia-board-hex-satellites = Супутники: { $players }
gaia-board-hex-federated = У федерації: { $players }
gaia-board-planet = { $planet ->
    [lost_planet] Загублена планета
    [gaia] Планета типу гая
    [terra] Земна планета
    [oxide] Кислотна планета
    [volcanic] Вулканічна планета
    [desert] Пустельна планета
    [swamp] Болотна планета
    [titanium] Титанова планета
    [ice] Льодова планета
    [transdim] Нестабільна планета
   *[other] { $name }
}
gaia-board-distance = Відстань { $distance }
gaia-board-show-ranges = Показати дальність від моїх споруд
gaia-board-show-names = Показати назви гексів

gaia-board-research = Дослідження
gaia-board-track-terraforming = Тераф.
gaia-board-track-navigation = Навіг.
gaia-board-track-artificial_intelligence = ШІ
gaia-board-track-gaia_project = Гая
gaia-board-track-economy = Економіка
gaia-board-track-science = Наука
gaia-board-level = Рівень { $level }: { $gain }
gaia-board-level-nothing = нічого
gaia-board-level-range = дальність { $range }
gaia-board-level-step = { $ore } за етап тераформування
gaia-board-level-project = { $tokens } за проєкт «Гая»
gaia-board-level-once = одразу { $gain }
gaia-board-level-per-gaia = { $points } за кожну планету типу гая
gaia-board-level-income = дохід { $gain }
gaia-board-level-token = жетон федерації «{ $token }»
gaia-board-level-points = ще { $points } ПО наприкінці гри
gaia-board-crossing = під час переходу: підзарядка
gaia-board-advanced-short = пер.
gaia-board-tech-short = тех.
gaia-board-any-track = Будь-яка галузь
gaia-board-tech = { $tile }. Технологія, { $space }, лишилося: { $count }
gaia-board-advanced = { $tile }. Передова технологія ({ $track })
gaia-board-advanced-gone = Передову технологію ({ $track }) уже взято
gaia-board-actions = Дії енергії та ККІ
gaia-board-used = { $name }, використано цього раунду
gaia-board-supply = Запас
gaia-board-boosters = Вільні посилювачі
gaia-board-booster = Посилювач раунду: { $name }
gaia-board-tokens = Жетони федерації
gaia-board-token-left = Жетон федерації: { $name }, лишилося: { $count }
gaia-board-token-green = Жетон федерації: { $name }, зеленим боком догори
gaia-board-token-gray = Жетон федерації: { $name }, сірим боком догори

gaia-board-rounds = Цілі раундів
gaia-board-round-short = Раунд { $number }
gaia-board-round-tile = Раунд { $number }: { $name }
gaia-board-round-now = Раунд { $number }, зараз: { $name }
gaia-board-seat-count = { $player }: { $count }
gaia-board-neutral = нейтральний гравець
gaia-board-final = Фінал

gaia-board-mat = Планшет: { $player }
gaia-board-no-faction = Цивілізацію не вибрано
gaia-board-faction = { $name }. { $home }. На початку: { $start }; енергія { $bowls }
gaia-board-passed = пас, { $place }-й
gaia-board-resource = { $amount }
gaia-board-resource-income = { $amount }, наступний дохід: { $income }
gaia-board-bowl = { $bowl }: { $tokens }
gaia-board-bowl-stone = { $bowl }: { $tokens } і камінь розуму
gaia-board-gaia-area = Гая
gaia-board-power-income = можна витратити енергії: { $spendable }; наступний дохід: { $gain }
gaia-board-built = { $name }: { $built } із { $all } на полі
gaia-board-tiles-count = { $count ->
    [one] { $count } технологія
    [few] { $count } технології
   *[many] { $count } технологій
}
gaia-board-tokens-count = { $count ->
    [one] { $count } жетон федерації, зелених: { $green }
    [few] { $count } жетони федерації, зелених: { $green }
   *[many] { $count } жетонів федерації, зелених: { $green }
}
gaia-board-own-booster = Посилювач
gaia-board-own-tech = Технології
gaia-board-own-tokens = Федерації
gaia-board-own-specials = Спеціальні дії
gaia-board-conversions = Обмін ресурсів
gaia-board-covered = { $name }, накрита

gaia-board-used-by = { $name }, використано цього раунду: { $player }
gaia-board-specials-count = { $count ->
    [one] { $count } невикористана спеціальна дія
    [few] { $count } невикористані спеціальні дії
   *[other] { $count } невикористаних спеціальних дій
}
gaia-board-automa = Автома
gaia-board-automa-action = Дія
gaia-board-automa-support = Підтримка
gaia-board-automa-deck = Колода
gaia-board-automa-card = Карта { $number }:
gaia-board-automa-pass = Символ пасу: серед останніх трьох карт закінчує раунд
gaia-board-automa-left = { $count ->
    [one] лишилася { $count } карта
    [few] лишилося { $count } карти
   *[other] лишилося { $count } карт
}
gaia-board-automa-ties = дальність { $range }; за рівності: { $final_tile ->
    [top] верхній жетон фінального підрахунку, потім { "" }
    [bottom] нижній жетон фінального підрахунку, потім { "" }
   *[other] { "" }
}{ $reading ->
    [left_up] справа наліво знизу вгору
   *[other] зліва направо згори вниз
}; відлік { $count } { $counting ->
    [left] справа
   *[other] зліва
}; бере { $booster ->
    [left] лівий
    [middle] середній
   *[other] правий
} посилювач
gaia-automa-build_mine = збудувати шахту
gaia-automa-upgrade = перебудувати споруду
gaia-automa-research_random = дослідження, галузь за числом
gaia-automa-research_highest = дослідження, найвища галузь
gaia-automa-power_or_qic = зайняти дію енергії або ККІ
gaia-automa-faction = дія карти цивілізації

gaia-ability-terrans = Фішки із зони Гая повертаються в зону II. Інститут: за фішки, що повернулися, отримайте ресурси так, ніби витратили стільки енергії.
gaia-ability-lantids = Можуть будувати шахти на планетах суперників без тераформування. Інститут: 2 знання за кожну таку шахту.
gaia-ability-xenos = Починають із третьою шахтою. Інститут: федерації потрібна енергоємність лише 6, а дохід інституту — 1 ККІ.
gaia-ability-gleens = Замість ККІ отримують руду, доки не збудують праву академію. Планета типу гая коштує 1 руду замість 1 ККІ й дає ще 2 ПО. Інститут: власний жетон федерації.
gaia-ability-taklons = Камінь розуму — фішка, варта 3 енергії. Інститут: фішка енергії за кожну пасивну підзарядку.
gaia-ability-ambas = Інститут, спеціальна дія: поміняти його місцями зі своєю шахтою.
gaia-ability-hadsch_hallas = Інститут: за ККІ, руду та знання можна платити кредитами замість енергії.
gaia-ability-ivits = Починають лише з інститутом. Одна федерація, що зростає на 7 енергоємності за кожен жетон; супутники коштують ККІ. Інститут, спеціальна дія: поставити космічну станцію.
gaia-ability-geodens = Інститут: 3 знання за першу шахту на кожному новому типі планет.
gaia-ability-bal_taks = Гаяформер можна до наступної фази гаї обміняти на 1 ККІ. До інституту «Навігація» закрита. Права академія дає 4 кредити.
gaia-ability-firaks = Інститут, спеціальна дія: перетворити лабораторію назад на торговельну станцію й просунутися на рівень.
gaia-ability-bescods = Лабораторії й торговельні станції помінялися місцями в перебудовах і доході. Спеціальна дія: просунути найнижчу фішку досліджень. Інститут: +1 енергоємності на титанових планетах.
gaia-ability-nevlas = Фішку із зони III можна пересунути в зону Гая за 1 знання. Інститут: фішки в зоні III варті 2 енергії.
gaia-ability-itars = Спалені фішки йдуть у зону Гая. Інститут: у фазі гаї за 4 фішки із зони Гая — жетон технології.

gaia-number-hex = Гекс
gaia-number-level = Рівень

# What building costs and brings

gaia-board-built-next = Наступна споруда приносить { $income } за раунд
gaia-board-built-cost = Коштує { $cost }
gaia-board-built-near = Поруч із суперником { $cost }
gaia-board-pay = Вам коштує
gaia-board-pay-free = даром
gaia-board-actions-short = Дії поля
gaia-board-actions-once = раз за раунд
gaia-board-actions-yours = · у вас
gaia-board-actions-have = енергії { $power }, КІК { $qic }

gaia-board-reply-charge = Підзарядка
    .choice-ask = питати
    .choice-matters = якщо важливо
    .choice-never = ніколи
    .choice-0 = безкоштовно
    .choice-number = до { $choice } ПО

# Federations as a whole

gaia-composed-parts = { $planets }
gaia-composed-sum = { $value } з { $threshold }
gaia-composed-price = { $satellites ->
    [0] без супутників
    [one] { $satellites } супутник = { gaia-composed-paid }
    [few] { $satellites } супутники = { gaia-composed-paid }
   *[other] { $satellites } супутників = { gaia-composed-paid }
}
gaia-composed-paid = { $qic ->
    [0] { AMOUNT("resource:tokens", $tokens) }
   *[other] { AMOUNT("resource:qic", $qic) }
}
gaia-composed-out = { $left ->
    [0] входить усе
   *[other] не входить: { $left_out }
}
gaia-composed-ranking = Спершу менше супутників, далі менше зайвої енергоємності. Наведіть вказівник: варіант з’явиться на полі.
gaia-composed-do = Створити № { $number }
gaia-composed-by-hand = Вибрати самому

# Tiles by what they do

gaia-board-tile-step = З кроком: { $track }, { $from } › { $to }: { $gain }
gaia-board-tile-no-step = { $track }: кроків більше немає
gaia-board-tile-any-step = З кроком у будь-якій галузі

gaia-board-advanced-of = передова технологія: { $track }
gaia-ability-short-terrans = Дешеві проєкти «Гая»: фішки повертаються в зону II. З інститутом вони дають ресурси.
gaia-ability-short-lantids = Будують шахти на планетах суперників. З інститутом — 2 знання за кожну.
gaia-ability-short-xenos = Починають із трьома шахтами. З інститутом федерації потрібна енергоємність 6 замість 7.
gaia-ability-short-gleens = Планета типу гая: 1 руда і ще 2 ПО. До правої академії руда замість ККІ.
gaia-ability-short-taklons = Камінь розуму платить за три фішки. З інститутом підзарядка дає фішки.
gaia-ability-short-ambas = Більше руди за раунд. Інститут раз на раунд міняється місцями з шахтою.
gaia-ability-short-hadsch_hallas = Багаті на кредити. З інститутом за кредити купують руду, знання й ККІ.
gaia-ability-short-ivits = Починають з інститутом і ростять одну федерацію з космічними станціями.
gaia-ability-short-geodens = Стартують із тераформування 1. З інститутом новий тип планет дає 3 знання.
gaia-ability-short-bal_taks = Гаяформери на раунд стають ККІ. До інституту «Навігація» закрита.
gaia-ability-short-firaks = Бідний старт. З інститутом міняють лабораторію на крок досліджень.
gaia-ability-short-bescods = Рухають нижню фішку досліджень. Лабораторії й станції навпаки.
gaia-ability-short-nevlas = Міняють енергію на знання. З інститутом фішка зони III платить за дві.
gaia-ability-short-itars = Спалені фішки не зникають: з інститутом 4 такі дають жетон технології.
