# Планета Б українською. Спершу терміни, потім що можуть гравці, що сталося, про що питають і що можна вибрати.

# Ресурси, трудяги й усе, що рахують

-resource-plastic = пластик
-resource-iridium = іридій
-resource-water = вода
-resource-plants = рослини
-resource-hydrogen = водень
-resource-microchips = мікропроцесори
-resource-meat = м’ясо
-resource-billies = баблоси
-resource-vp = переможні очки
-resource-mood = настрої
amount-resource-plastic = { $count ->
    [one] { $count } пластик
    [few] { $count } пластики
   *[many] { $count } пластиків
}
amount-resource-iridium = { $count ->
    [one] { $count } іридій
    [few] { $count } іридію
   *[many] { $count } іридію
}
amount-resource-water = { $count ->
    [one] { $count } вода
    [few] { $count } води
   *[many] { $count } води
}
amount-resource-plants = { $count ->
    [one] { $count } рослина
    [few] { $count } рослини
   *[many] { $count } рослин
}
amount-resource-hydrogen = { $count ->
    [one] { $count } водень
    [few] { $count } водню
   *[many] { $count } водню
}
amount-resource-microchips = { $count ->
    [one] { $count } мікропроцесор
    [few] { $count } мікропроцесори
   *[many] { $count } мікропроцесорів
}
amount-resource-meat = { $count ->
    [one] { $count } м’ясо
    [few] { $count } м’яса
   *[many] { $count } м’яса
}
amount-resource-billies = { $count ->
    [one] { $count } баблос
    [few] { $count } баблоси
   *[many] { $count } баблосів
}
amount-resource-vp = { $count ->
    [one] { $count } ПО
    [few] { $count } ПО
   *[many] { $count } ПО
}
amount-resource-mood = настрої { $count }
amount-resource-vote = { $count ->
    [one] { $count } голос
    [few] { $count } голоси
   *[many] { $count } голосів
}
amount-resource-turn = { $count ->
    [one] { $count } хід
    [few] { $count } ходи
   *[many] { $count } ходів
}
-workie-craftie = { $case ->
   *[nominative] хитрун
    [genitive] хитруна
    [accusative] хитруна
}
-workie-brainie = { $case ->
   *[nominative] розумака
    [genitive] розумаки
    [accusative] розумаку
}
amount-workie-craftie = { $count ->
    [one] { $count } хитрун
    [few] { $count } хитруни
   *[many] { $count } хитрунів
}
amount-workie-brainie = { $count ->
    [one] { $count } розумака
    [few] { $count } розумаки
   *[many] { $count } розумак
}

# Стіл

-track-capitalists = Капіталісти
-track-futurists = Футуристи
-track-traditionalists = Традиціоналісти
-location-left = ліворуч
-location-centre = у центрі
-location-right = праворуч
-side-grey = сірий бік
-side-red = червоний бік
-deck-A = А
-deck-B = В
-deck-C = С
-line-top = верхня лінія
-line-bottom = нижня лінія
-cell-top_1 = верхня лінія, комірка 1
-cell-top_2 = верхня лінія, комірка 2
-cell-top_3 = верхня лінія, комірка 3
-cell-bottom_1 = нижня лінія, комірка 1
-cell-bottom_2 = нижня лінія, комірка 2
-cell-bottom_3 = нижня лінія, комірка 3
-zone-1 = зона 1
-zone-2 = зона 2
-step-1 = крок 1
-step-2 = крок 2
-step-3 = крок 3
-step-4 = крок 4
-half-upper = верхня комірка
-half-lower = нижня комірка
-law_side-left = ліва частина
-law_side-right = права частина
-colour-yellow = { $case ->
   *[nominative] жовтий
    [accusative] жовтий
}
-colour-blue = { $case ->
   *[nominative] синій
    [accusative] синій
}
-fraud-stuffing = вкидання
-fraud-grab = довга рука
-direction-left = ліворуч
-direction-right = праворуч
-option-first = перша дія
-option-second = друга дія
-reward-votes = голоси
-reward-immoral = винагорода аморальних
-office-president = Президент
-office-vice_president = Прем’єр
-office-lama = Л.А.М.А.
-office-dodo = Д.Р.О.Н.Т.
-seat-p1 = гравець 1
-seat-p2 = гравець 2
-seat-p3 = гравець 3
-seat-p4 = гравець 4
-seat-puppet = маріонетка

# Карти й жетони

-conglomerate-a1 = ПоліПласт Юнайтед
-conglomerate-a2 = Ламарама Логістика
-conglomerate-a3 = Канал Б Медіа
-conglomerate-b1 = Гідронікс
-conglomerate-b2 = Нейронетікс
-conglomerate-b3 = Кращий Блок, будівельний концерн
-conglomerate-b4 = Бюлетень і партнери
-building-a01 = Швейна фабрика
-building-a02 = Ферма лам
-building-a03 = Звалище металобрухту
-building-a04 = Біржа праці
-building-a05 = Водоканал
-building-a06 = Теплиця
-building-a07 = Блошиний ринок
-building-a08 = Дитячий садок
-building-a09 = Друкарня
-building-a10 = Броварня
-building-a11 = Іридієва копальня
-building-a12 = Поліційний відділок
-building-a13 = Дім традицій
-building-a14 = Стартап у гаражі
-building-b01 = Ресторан
-building-b02 = Фармацевтична фабрика
-building-b03 = Лікарня
-building-b04 = Казино
-building-b05 = Будівельний майданчик
-building-b06 = Архітектурне бюро
-building-b07 = Телевежа
-building-b08 = Академія
-building-b09 = Дата-центр
-building-b10 = М’ясокомбінат
-building-b11 = Суд
-building-b12 = Торговельний центр
-building-b13 = Парк дронтів
-building-b14 = Завод з переробки сміття
-building-c01 = Музей
-building-c02 = Електростанція
-building-c03 = Орбітова катапульта
-building-c04 = Завод з виробництва смузі
-building-c05 = Стадіон
-building-c06 = Космопорт
-building-c07 = Космічний ліфт
-building-c08 = Фондова біржа
-building-c09 = Генна лабораторія
-building-c10 = Квантовий комп’ютер
-building-c11 = Президентський палац
-building-c12 = Офшорний банк
-building-c13 = Завод роботів
-building-c14 = Погодна машина
-building-hq = Штаб
-news-i01 = Толока на пляжі
-news-i02 = Нянькоботи
-news-i03 = Спадок від далекого родича
-news-i04 = Невеличкий ремонт
-news-i05 = Базовий дохід для всіх
-news-i06 = Мер урятував ламу з власної криниці
-news-i07 = Третя стрічка на тому самому мосту
-news-i08 = Повна зайнятість: нове визначення
-news-i09 = Найбільший гарбуз на планеті
-news-i10 = Мер слухав чотири хвилини
-news-i11 = Нічна зміна виграла кошик фруктів
-news-i12 = Стипендії для всіх
-news-i13 = Учням обіцяно стілець
-news-i14 = Благодійний бал на користь благодійного балу
-news-i15 = Опитування: схвалюють 104 відсотки
-news-i16 = Дитина зібрала реактор і отримала відзнаку
-news-ii01 = Мер-боксер
-news-ii02 = Монобільшість
-news-ii03 = Інсайдерська торгівля
-news-ii04 = Тур податковими гаванями
-news-ii05 = Помилка в бюлетені
-news-ii06 = Вороже поглинання
-news-ii07 = Стажери без зарплати
-news-ii08 = Злили в озеро
-news-ii09 = Тендер для своїх
-news-ii10 = Казус із голосуванням поштою
-news-ii11 = Кампанія очорнення
-news-ii12 = Липовий експерт
-news-ii13 = Ніч чорного ринку
-news-ii14 = Перенесення дня виборів
-news-ii15 = Золоте рукостискання
-news-ii16 = Скандал із тухлим м’ясом
-news-iii01 = Вундервафля
-news-iii02 = Мертві душі голосують
-news-iii03 = Воєнний стан
-news-iii04 = Зникла урна
-news-iii05 = Імперія ламбургерів
-news-iii06 = Куплена більшість
-news-iii07 = Міністри на ниточках
-news-iii08 = Мер отримав власну премію миру
-news-iii09 = Перше дерево на планеті Б
-news-iii10 = Житло спільне, басейн приватний
-news-iii11 = Дронта воскрешено
-news-iii12 = Безплатні університети
-news-iii13 = Урожай століття
-news-iii14 = Велика коаліція
-law-y01 = Відмова від вугілля
-law-y02 = Податок на багатство
-law-y03 = Обов’язкове сортування
-law-y04 = Свобода слова
-law-y05 = Шлюб для всіх
-law-y06 = Мінімальна зарплата
-law-y07 = Овочевий четвер
-law-y08 = Безплатні автобуси для всіх
-law-y09 = Закон про охорону останньої калюжі
-law-y10 = Закон про прозорість (із купюрами)
-law-b01 = Закон про стеження
-law-b02 = Порятунок банків
-law-b03 = Нові межі округів
-law-b04 = Злиття медіа
-law-b05 = Шістдесятигодинний тиждень
-law-b06 = Експропріація
-law-b07 = Надзвичайні повноваження
-law-b08 = Оборудка зі зброєю
-law-b09 = Податкова амністія
-law-b10 = Державна релігія

# Види дій

-effect-billies = баблоси
-effect-vp = переможні очки
-effect-mood = настрої
-effect-mood_set = настрої на найнижчу поділку
-effect-resource = ресурси
-effect-resource_any = ресурси на вибір
-effect-production = виробництво
-effect-build = будівництво
-effect-build_free = безплатна споруда
-effect-take_workie = узяти трудяг
-effect-workie_action = дія трудяг
-effect-return_workie = повернути трудяг
-effect-news = новини
-effect-replay_news = повторити новину
-effect-faction_step = кроки по треках фракцій
-effect-faction_action = дія фракцій
-effect-faction_support = підтримка фракції
-effect-vote = голоси в торбинку
-effect-draw_votes = витягнути голоси
-effect-fraud = жетон шахрайства
-effect-election = маркер виборів
-effect-election_choice = маркер виборів, напрямок на вибір
-effect-law = закон
-effect-demolish = знесення
-effect-sell_boost = експорт
-effect-give_resource = віддати ресурси
-effect-copy_box = повторити комірку
-effect-discard_buildings = подача заявки
-effect-pay = платіж інших
-effect-choose = вибір

# Звідки переможні очки

-points-building = споруди
-points-box = комірки дій
-points-news = новини
-points-faction = фракції
-points-law = закони
-points-mood = настрої за межами треку
-points-vote = голоси, яких бракувало
-points-fraud = жетони шахрайства
-points-office = посади
-points-election = вибори
-points-exchange = обміни
-points-money = гроші наприкінці
-points-step = кроки фракцій наприкінці
-points-final_mood = настрої наприкінці
-points-president = президентство наприкінці
-points-final_vote = голоси в торбинці наприкінці

# Комірки дій

-box-a1_grey = { -conglomerate-a1 }, сірий бік
-box-a1_red = { -conglomerate-a1 }, червоний бік
-box-a2_grey = { -conglomerate-a2 }, сірий бік
-box-a2_red = { -conglomerate-a2 }, червоний бік
-box-a3_grey = { -conglomerate-a3 }, сірий бік
-box-a3_red = { -conglomerate-a3 }, червоний бік
-box-b1_grey = { -conglomerate-b1 }, сірий бік
-box-b1_red = { -conglomerate-b1 }, червоний бік
-box-b2_grey = { -conglomerate-b2 }, сірий бік
-box-b2_red = { -conglomerate-b2 }, червоний бік
-box-b3_grey = { -conglomerate-b3 }, сірий бік
-box-b3_red = { -conglomerate-b3 }, червоний бік
-box-b4_grey = { -conglomerate-b4 }, сірий бік
-box-b4_red = { -conglomerate-b4 }, червоний бік
-box-a01_1 = { -building-a01 }: Швидка мода
-box-a01_2 = { -building-a01 }: Чесні комірці
-box-a02_1 = { -building-a02 }: Весняна стрижка
-box-a02_2 = { -building-a02 }: Контактний зоопарк
-box-a03_1 = { -building-a03 }: Розбирання
-box-a03_2 = { -building-a03 }: Продати як нове
-box-a04_1 = { -building-a04 }: Перенавчання
-box-a04_2 = { -building-a04 }: Тимчасовий персонал
-box-a05_1 = { -building-a05 }: Відкрити шлюзи
-box-a05_2 = { -building-a05 }: Приватизувати кран
-box-a06_1 = { -building-a06 }: Подвійний урожай
-box-a06_2 = { -building-a06 }: Овочі задарма
-box-a07_1 = { -building-a07 }: Розпродати все
-box-a07_2 = { -building-a07 }: Торг доречний
-box-a08_1 = { -building-a08 }: Ранні таланти
-box-a08_2 = { -building-a08 }: Агітація в пісочниці
-box-a09_1 = { -building-a09 }: Листівки
-box-a09_2 = { -building-a09 }: Веселі грошики
-box-a10_1 = { -building-a10 }: Безплатне пиво
-box-a10_2 = { -building-a10 }: Експортний лагер
-box-a11_1 = { -building-a11 }: Глибока шахта
-box-a11_2 = { -building-a11 }: Дозвіл на вибухи
-box-a12_1 = { -building-a12 }: Закон і порядок
-box-a12_2 = { -building-a12 }: Штрафи за паркування
-box-a13_1 = { -building-a13 }: Старі пісні
-box-a13_2 = { -building-a13 }: Благодійні пироги
-box-a14_1 = { -building-a14 }: Зміна курсу
-box-a14_2 = { -building-a14 }: Збір з миру по нитці
-box-b01_1 = { -building-b01 }: Страва дня
-box-b01_2 = { -building-b01 }: Вечеря за зачиненими дверима
-box-b02_1 = { -building-b02 }: Гомеопатія
-box-b02_2 = { -building-b02 }: Знеболювальне
-box-b03_1 = { -building-b03 }: Вакцинація
-box-b03_2 = { -building-b03 }: Регенерація клітин
-box-b04_1 = { -building-b04 }: На удачу
-box-b04_1_1_1 = { -box-b04_1 } (частина 1)
-box-b04_2 = { -building-b04 }: Казино завжди у виграші
-box-b05_1 = { -building-b05 }: Перебудова
-box-b05_2 = { -building-b05 }: Нелегальна забудова
-box-b06_1 = { -building-b06 }: Подача заявки
-box-b06_2 = { -building-b06 }: Модульні будинки
-box-b07_1 = { -building-b07 }: Екстрений випуск
-box-b07_2 = { -building-b07 }: Ток-шоу
-box-b08_1 = { -building-b08 }: Дипломи на продаж
-box-b08_2 = { -building-b08 }: Мозковий центр
-box-b09_1 = { -building-b09 }: Серверна ферма
-box-b09_2 = { -building-b09 }: Торгівля особистими даними
-box-b10_1 = { -building-b10 }: Загадкова ковбаса
-box-b10_2 = { -building-b10 }: Холодильний склад
-box-b11_1 = { -building-b11 }: Шпарина в законі
-box-b11_2 = { -building-b11 }: Мирова угода
-box-b12_1 = { -building-b12 }: Ліквідація залишків
-box-b12_2 = { -building-b12 }: Урочисте відкриття
-box-b13_1 = { -building-b13 }: Парад дронтів
-box-b13_2 = { -building-b13 }: Квиткова каса
-box-b14_1 = { -building-b14 }: Зелений камуфляж
-box-b14_2 = { -building-b14 }: Сміттєвий полігон
-box-c01_1 = { -building-c01 }: Яка мила скульптура
-box-c01_2 = { -building-c01 }: Вернісаж
-box-c02_1 = { -building-c02 }: Сонячна енергія
-box-c02_2 = { -building-c02 }: Реактор
-box-c03_1 = { -building-c03 }: Запуск будівлі
-box-c03_2 = { -building-c03 }: Туризм із рогатки
-box-c04_1 = { -building-c04 }: Екосмузі без ГМО
-box-c04_1_1_1 = { -box-c04_1 } (частина 1)
-box-c04_2 = { -building-c04 }: Детокс-курс
-box-c05_1 = { -building-c05 }: БАФБЕТ: ставки на спорт
-box-c05_1_1_1 = { -box-c05_1 } (частина 1)
-box-c05_2 = { -building-c05 }: Хот-доги з лами
-box-c06_1 = { -building-c06 }: Експорт товарів
-box-c06_2 = { -building-c06 }: Безмитна торгівля
-box-c07_1 = { -building-c07 }: Вгору
-box-c07_2 = { -building-c07 }: Пентхаус на орбіті
-box-c08_1 = { -building-c08 }: Порада від своїх
-box-c08_2 = { -building-c08 }: Гра на пониження
-box-c09_1 = { -building-c09 }: Дизайнерські лами
-box-c09_2 = { -building-c09 }: Клонований кандидат
-box-c10_1 = { -building-c10 }: Передбачити все
-box-c10_2 = { -building-c10 }: Повний перебір
-box-c11_1 = { -building-c11 }: Державний бенкет
-box-c11_2 = { -building-c11 }: Гала-вечір
-box-c12_1 = { -building-c12 }: Відмивання
-box-c12_2 = { -building-c12 }: Складні відсотки
-box-c13_1 = { -building-c13 }: Складальний конвеєр
-box-c13_2 = { -building-c13 }: Автоматизація
-box-c14_1 = { -building-c14 }: Сонце на замовлення
-box-c14_2 = { -building-c14 }: Буря над суперниками
-box-hq_1 = { -building-hq }: Схематос
-box-hq_1_1_1 = { -box-hq_1 } (частина 1)
-box-hq_1_1_2 = { -box-hq_1 } (частина 2)
-box-hq_2 = { -building-hq }: Мітинг
-box-i01 = { -news-i01 }
-box-i02 = { -news-i02 }
-box-i02_1_1 = { -box-i02 } (частина 1)
-box-i02_1_2 = { -box-i02 } (частина 2)
-box-i03 = { -news-i03 }
-box-i04 = { -news-i04 }
-box-i05 = { -news-i05 }
-box-i06 = { -news-i06 }
-box-i07 = { -news-i07 }
-box-i08 = { -news-i08 }
-box-i09 = { -news-i09 }
-box-i10 = { -news-i10 }
-box-i11 = { -news-i11 }
-box-i12 = { -news-i12 }
-box-i13 = { -news-i13 }
-box-i14 = { -news-i14 }
-box-i15 = { -news-i15 }
-box-i16 = { -news-i16 }
-box-ii01 = { -news-ii01 }
-box-ii02 = { -news-ii02 }
-box-ii02_1_1 = { -box-ii02 } (частина 1)
-box-ii02_1_2 = { -box-ii02 } (частина 2)
-box-ii03 = { -news-ii03 }
-box-ii04 = { -news-ii04 }
-box-ii05 = { -news-ii05 }
-box-ii06 = { -news-ii06 }
-box-ii07 = { -news-ii07 }
-box-ii08 = { -news-ii08 }
-box-ii09 = { -news-ii09 }
-box-ii10 = { -news-ii10 }
-box-ii11 = { -news-ii11 }
-box-ii12 = { -news-ii12 }
-box-ii13 = { -news-ii13 }
-box-ii14 = { -news-ii14 }
-box-ii15 = { -news-ii15 }
-box-ii16 = { -news-ii16 }
-box-iii01 = { -news-iii01 }
-box-iii02 = { -news-iii02 }
-box-iii03 = { -news-iii03 }
-box-iii04 = { -news-iii04 }
-box-iii04_1_1 = { -box-iii04 } (частина 1)
-box-iii05 = { -news-iii05 }
-box-iii06 = { -news-iii06 }
-box-iii07 = { -news-iii07 }
-box-iii08 = { -news-iii08 }
-box-iii09 = { -news-iii09 }
-box-iii10 = { -news-iii10 }
-box-iii11 = { -news-iii11 }
-box-iii12 = { -news-iii12 }
-box-iii13 = { -news-iii13 }
-box-iii14 = { -news-iii14 }
-box-y01_left = { -law-y01 }, ліва частина
-box-y01_right = { -law-y01 }, права частина
-box-y02_left = { -law-y02 }, ліва частина
-box-y02_right = { -law-y02 }, права частина
-box-y03_left = { -law-y03 }, ліва частина
-box-y03_right = { -law-y03 }, права частина
-box-y04_left = { -law-y04 }, ліва частина
-box-y04_right = { -law-y04 }, права частина
-box-y05_left = { -law-y05 }, ліва частина
-box-y05_right = { -law-y05 }, права частина
-box-y06_left = { -law-y06 }, ліва частина
-box-y06_right = { -law-y06 }, права частина
-box-y07_left = { -law-y07 }, ліва частина
-box-y07_right = { -law-y07 }, права частина
-box-y08_left = { -law-y08 }, ліва частина
-box-y08_right = { -law-y08 }, права частина
-box-y09_left = { -law-y09 }, ліва частина
-box-y09_right = { -law-y09 }, права частина
-box-y10_left = { -law-y10 }, ліва частина
-box-y10_right = { -law-y10 }, права частина
-box-b01_left = { -law-b01 }, ліва частина
-box-b01_right = { -law-b01 }, права частина
-box-b02_left = { -law-b02 }, ліва частина
-box-b02_right = { -law-b02 }, права частина
-box-b03_left = { -law-b03 }, ліва частина
-box-b03_right = { -law-b03 }, права частина
-box-b04_left = { -law-b04 }, ліва частина
-box-b04_right = { -law-b04 }, права частина
-box-b05_left = { -law-b05 }, ліва частина
-box-b05_right = { -law-b05 }, права частина
-box-b06_left = { -law-b06 }, ліва частина
-box-b06_right = { -law-b06 }, права частина
-box-b07_left = { -law-b07 }, ліва частина
-box-b07_right = { -law-b07 }, права частина
-box-b08_left = { -law-b08 }, ліва частина
-box-b08_right = { -law-b08 }, права частина
-box-b09_left = { -law-b09 }, ліва частина
-box-b09_right = { -law-b09 }, права частина
-box-b10_left = { -law-b10 }, ліва частина
-box-b10_right = { -law-b10 }, права частина
-box-capitalists_1_1 = { -track-capitalists } 1, верхня комірка
-box-capitalists_1_2 = { -track-capitalists } 1, нижня комірка
-box-capitalists_2_1 = { -track-capitalists } 2, верхня комірка
-box-capitalists_2_2 = { -track-capitalists } 2, нижня комірка
-box-capitalists_3_1 = { -track-capitalists } 3, верхня комірка
-box-capitalists_3_2 = { -track-capitalists } 3, нижня комірка
-box-capitalists_4_1 = { -track-capitalists } 4, верхня комірка
-box-capitalists_4_2 = { -track-capitalists } 4, нижня комірка
-box-futurists_1_1 = { -track-futurists } 1, верхня комірка
-box-futurists_1_2 = { -track-futurists } 1, нижня комірка
-box-futurists_2_1 = { -track-futurists } 2, верхня комірка
-box-futurists_2_2 = { -track-futurists } 2, нижня комірка
-box-futurists_3_1 = { -track-futurists } 3, верхня комірка
-box-futurists_3_2 = { -track-futurists } 3, нижня комірка
-box-futurists_4_1 = { -track-futurists } 4, верхня комірка
-box-futurists_4_2 = { -track-futurists } 4, нижня комірка
-box-traditionalists_1_1 = { -track-traditionalists } 1, верхня комірка
-box-traditionalists_1_2 = { -track-traditionalists } 1, нижня комірка
-box-traditionalists_2_1 = { -track-traditionalists } 2, верхня комірка
-box-traditionalists_2_2 = { -track-traditionalists } 2, нижня комірка
-box-traditionalists_3_1 = { -track-traditionalists } 3, верхня комірка
-box-traditionalists_3_2 = { -track-traditionalists } 3, нижня комірка
-box-traditionalists_4_1 = { -track-traditionalists } 4, верхня комірка
-box-traditionalists_4_2 = { -track-traditionalists } 4, нижня комірка
-box-president_moral = { -office-president } (моральний)
-box-president_immoral = { -office-president } (аморальний)
-box-president_billies = { -office-president } (аморальний, за баблоси)
-box-vice_president_moral = { -office-vice_president } (моральний)
-box-vice_president_immoral = { -office-vice_president } (аморальний)
-box-vice_president_billies = { -office-vice_president } (аморальний, за баблоси)
-box-lama_moral = { -office-lama } (моральний)
-box-lama_immoral = { -office-lama } (аморальний)
-box-lama_billies = { -office-lama } (аморальний, за баблоси)
-box-dodo_moral = { -office-dodo } (моральний)
-box-dodo_immoral = { -office-dodo } (аморальний)
-box-dodo_billies = { -office-dodo } (аморальний, за баблоси)

# Що може гравець

planet_b-option-take-back = Відкликати відповідь
planet_b-option-keep = Залишити собі «{ NAME($card) }»
planet_b-option-deal = Укласти угоду: { NAME($location) }
planet_b-option-office = Виконати дію посади
planet_b-option-end = Закінчити хід
planet_b-option-pass = Відмовитися від решти
planet_b-option-finish = Більше нічого
planet_b-option-sell = Продати: { AMOUNT($resource, $amount) }
planet_b-option-buy = Купити жетон виробництва: { NAME($resource) } ({ NAME($cell) })
planet_b-option-return-tile = Повернути жетон виробництва ({ NAME($cell) })
planet_b-option-do = Виконати: { NAME($effect) }
planet_b-option-choose = Вибрати: { NAME($option) }
planet_b-option-produce = Виробництво: { NAME($line) }
planet_b-option-gain = Отримати: { AMOUNT($resource, 1) }
planet_b-option-build = Збудувати «{ NAME($card) }»
planet_b-option-decline = Не будувати: покласти «{ NAME($card) }» під колоду { NAME($deck) } за баблоси
planet_b-option-take = Узяти { NAME($workie, case: "accusative") }
planet_b-option-place = Виставити { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-option-use = Використати: { NAME($half) }
planet_b-option-bring-home = Повернути { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-option-advance = Просунутися: { NAME($track) }
planet_b-option-support = Отримати підтримку: { NAME($track) }, { NAME($step) }, { NAME($half) }
planet_b-option-play = Зіграти новину «{ NAME($news) }»
planet_b-option-replay = Зіграти новину «{ NAME($news) }» ще раз
planet_b-option-fraud = Покласти жетон шахрайства: { NAME($fraud) }
planet_b-option-move-marker = Пересунути маркер виборів { NAME($direction) }
planet_b-option-take-law = Узяти { NAME($colour, case: "accusative") } закон
planet_b-option-decide = Вирішити щодо закону: { NAME($side) }
planet_b-option-demolish = Знести «{ NAME($building) }»
planet_b-option-copy = Виконати комірку споруди «{ NAME($building) }»: { NAME($half) }
planet_b-option-export = Експортувати: { AMOUNT($resource, 1) }
planet_b-option-give = Віддати: { NAME($seat) }
planet_b-option-put-under = Покласти «{ NAME($card) }» під колоду { NAME($deck) }
planet_b-option-pay-resource = Заплатити: { AMOUNT($resource, 1) }
planet_b-option-pay-workie = Віддати { NAME($workie, case: "accusative") }
planet_b-option-step-back = Крок назад: { NAME($track) }
planet_b-option-draw = Узяти карту з колоди { NAME($deck) }
planet_b-option-reward = Узяти: { NAME($reward) }
planet_b-option-deal-card = Випадок здає «{ NAME($card) }»
planet_b-option-turn-news = Випадок відкриває новину «{ NAME($news) }»
planet_b-option-turn-law = Випадок відкриває закон «{ NAME($law) }»
planet_b-option-turn-tile = Випадок відкриває конгломерат «{ NAME($tile) }»
planet_b-option-draw-vote = Випадок тягне голос: { NAME($voter) }

# Що сталося

planet_b-event-passed-on = { $player } залишає карту колоди { NAME($deck) }
planet_b-event-saw-card = { $player } бачить «{ NAME($card) }»
planet_b-event-kept = { $player } залишає «{ NAME($card) }»
planet_b-event-drew = { $player } бере карту з колоди { NAME($deck) }
planet_b-event-built = { $player } будує «{ NAME($card) }»
planet_b-event-took-top = { $player } бере з верху колоди «{ NAME($card) }»
planet_b-event-put-under = { $player } кладе карту під колоду { NAME($deck) }
planet_b-event-knows-under = { $player }: під колодою тепер «{ NAME($card) }»
planet_b-event-demolished = { $player } зносить «{ NAME($building) }»
planet_b-event-dealt = { $player } укладає угоду з «{ NAME($tile) }» ({ NAME($location) }, { NAME($side) })
planet_b-event-used-office = { $player } діє за посадою: { NAME($office) }
planet_b-event-opened-box = { $player } виконує «{ NAME($box) }»
planet_b-event-lapsed = { $player }: решта «{ NAME($box) }» пропадає
planet_b-event-no-box = { $player } не може оплатити жодної комірки споруди «{ NAME($building) }»
planet_b-event-scored = { $player }: { AMOUNT("resource:vp", $points) } ({ NAME($source) })
planet_b-event-mood-moved = { $player }: настрої тепер { $mood }
planet_b-event-gained = { $player } отримує: { AMOUNT($resource, $amount) }
planet_b-event-sold = { $player } продає: { AMOUNT($resource, $amount) }, виторг: { AMOUNT("resource:billies", $billies) }
planet_b-event-paid = { $player } платить: { AMOUNT($resource, $amount) }
planet_b-event-produced = { $player }: виробництво, { NAME($line) }
planet_b-event-bought-tile = { $player } купує жетон виробництва: { NAME($resource) } ({ NAME($cell) })
planet_b-event-returned-tile = { $player } повертає жетон виробництва: { NAME($resource) } ({ NAME($cell) })
planet_b-event-took-workies = { $player } бере: { AMOUNT($workie, $amount) }
planet_b-event-lost-workies = { $player } віддає: { AMOUNT($workie, $amount) }
planet_b-event-placed-workie = { $player } виставляє { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-event-brought-home = { $player } повертає зі споруди «{ NAME($building) }»: { AMOUNT($workie, $amount) }
planet_b-event-gave = { $player } віддає: { AMOUNT($resource, 1) }, отримувач: { NAME($receiver) }
planet_b-event-stepped = { $player }, { NAME($track) }: крок { $step }
planet_b-event-supported = { $player } отримує підтримку: { NAME($track) }, { NAME($step) }, { NAME($half) }
planet_b-event-played = { $player } грає новину «{ NAME($news) }»
planet_b-event-replayed = { $player } грає новину «{ NAME($news) }» ще раз
planet_b-event-laid = { $player } кладе «{ NAME($news) }» у свій стос новин
planet_b-event-turned-news = Відкрито новину «{ NAME($news) }»
planet_b-event-turned-law = { $player } бере закон «{ NAME($law) }»
planet_b-event-decided = { $player } вирішує щодо закону «{ NAME($law) }»: { NAME($side) }
planet_b-event-placed-fraud = { $player } кладе жетон шахрайства на місце { $slot }: { NAME($fraud) }
planet_b-event-added-votes = { $player } кладе в торбинку: { AMOUNT("resource:vote", $amount) }
planet_b-event-puppet-added = Маріонетка кладе в торбинку: { AMOUNT("resource:vote", $amount) }
planet_b-event-drew-vote = { $player } тягне голос: { NAME($voter) }
planet_b-event-puppet-drew = Маріонетка тягне голос: { NAME($voter) }
planet_b-event-marker-moved = Маркер виборів на поділці { $space }
planet_b-event-election = { $player } спричиняє вибори
planet_b-event-stuffed = { $player } вкидає голоси: викладено { $laid }, лише зараховано { $counted }
planet_b-event-counted = { $player } набирає { AMOUNT("resource:vote", $votes) }
planet_b-event-puppet-counted = Маріонетка набирає { AMOUNT("resource:vote", $votes) }
planet_b-event-took-office = { $player } обіймає посаду: { NAME($office) }
planet_b-event-puppet-took-office = Маріонетка обіймає посаду: { NAME($office) }
planet_b-event-sent-home = Голоси повертаються до запасу ({ NAME($office) }): { NAME($owner) }, { $amount }
planet_b-event-exchange = { $player } спричиняє обмін ({ NAME($location) })
planet_b-event-flipped = Конгломерат «{ NAME($tile) }» перевернуто: { NAME($side) }
planet_b-event-discarded = Конгломерат «{ NAME($tile) }» виходить із гри
planet_b-event-laid-tile = Входить у гру «{ NAME($tile) }»: { NAME($location) }
planet_b-event-turned-tile = Наступний у стосі: «{ NAME($tile) }»
planet_b-event-last-round = У грі останній конгломерат, лишилося: { AMOUNT("resource:turn", $turns) }
planet_b-event-vote-place = { $player }: { $place ->
    [1] найбільше голосів
   *[other] друге місце за кількістю голосів
} у торбинці
planet_b-event-puppet-place = Маріонетка: { $place ->
    [1] найбільше голосів
   *[other] друге місце за кількістю голосів
} у торбинці

# Що треба вирішити

planet_b-decision-KEEPING = Яку споруду ви залишите? Решту передадуть далі.
planet_b-decision-TURN = Ваш хід: укладіть угоду
planet_b-decision-ACTING = Виконайте угоду в будь-якому порядку
planet_b-decision-BOXING = Яка дія наступна?
planet_b-decision-CHOOSING_BOX = Зону заповнено: яка комірка?
planet_b-decision-WORKING = Трудяги: візьміть або виставте наступного
planet_b-decision-TAKING = Якого трудягу ви візьмете?
planet_b-decision-GAINING = Який ресурс ви отримаєте?
planet_b-decision-STEPPING = По якому треку ви просунетеся?
planet_b-decision-DECIDING = Яке рішення щодо закону?
planet_b-decision-RETURNING = Який трудяга повернеться?
planet_b-decision-APPLYING = Які споруди підуть під колоди?
planet_b-decision-GIVING = Кому віддати наступну рослину?
planet_b-decision-EXPORTING = Що ви експортуєте?
planet_b-decision-PAYING = Чим ви заплатите?
planet_b-decision-CHOOSING_DECK = З якої колоди взяти карту?
planet_b-decision-CHOOSING_REWARD = Яку винагороду за обмін ви візьмете?
planet_b-decision-TAKING_HOME = Вибори: хто повернеться додому?
planet_b-decision-GIVING_UP = Вибори: кого віддати за погані настрої?

# Налаштування: назва, пояснення й варіанти

planet_b-setting-conglomerate_cycle = Зміна конгломератів
    .help = Яким боком заповнений конгломерат виходить із гри.
    .choice-by_location = за місцем
    .choice-by_colour = за кольором
planet_b-setting-immoral_reward = Винагорода аморальних
    .help = Що аморальні гравці отримують від посад і обмінів.
    .choice-vp = переможні очки
    .choice-billies = баблоси
planet_b-setting-exchange_choice = Вільний вибір під час обміну
    .help = Аморальний гравець може взяти голоси замість винагороди.
planet_b-setting-own_drawn_votes = Власні витягнуті голоси
    .help = Куди йдуть власні голоси, витягнуті з торбинки за картою.
    .choice-supply = до запасу
    .choice-bag = у торбинку
planet_b-setting-election_recall = Вибори можна скасувати
    .help = Вибори відбуваються, лише якщо наприкінці ходу маркер досі на останній поділці.
planet_b-setting-final_election = Вибори після останнього ходу
    .help = Вибори, спричинені останнім ходом, відбуваються.
planet_b-setting-open_vp = Відкриті переможні очки
    .help = Усі бачать переможні очки всіх.
planet_b-setting-equal_turns = Однакова кількість ходів
    .help = Коло завершується до початку останнього.

# Для новачків: мета й хід

planet_b-opening-goal = Ви — продажний мер на колонізованій планеті. Перемагає той, хто до кінця гри сховав в офшорі найбільше переможних очок (ПО).
planet_b-opening-round = У свій хід ви укладаєте угоду з одним із трьох конгломератів і виконуєте всі дії його комірки в будь-якому порядку: виробляєте й продаєте ресурси, будуєте, берете або виставляєте трудяг, граєте новини, просуваєтеся по треках фракцій. Щойно робочу зону споруди заповнено, одразу спрацьовує одна з двох її комірок. Остання валіза біля конгломерату спричиняє обмін, який рухає маркер виборів. На виборах голоси тягнуть із торбинки й розподіляють посади; дія посади обов’язкова раз на хід. Коли викладено останній конгломерат, кожен робить ще один хід. Потім рахують ресурси, гроші, кроки фракцій, настрої, президентство й голоси в торбинці.

# Види компонентів

planet_b-components-token = Фішки, жетони й банкноти
planet_b-components-resource = Ресурси
planet_b-components-player_colour = Кольори гравців
planet_b-components-board_side = Ігрове поле
planet_b-components-location = Місця з ринками
planet_b-components-conglomerate = Конгломерати
planet_b-components-player_board = Планшети гравців
planet_b-components-mood_space = Трек настроїв
planet_b-components-fraud_slot = Місця для жетонів шахрайства
planet_b-components-track = Треки фракцій
planet_b-components-building = Споруди
planet_b-components-news = Новини
planet_b-components-law = Закони
planet_b-components-office = Посади

# Назви лише для списку компонентів

-token-game_board = ігрове поле, двостороннє
-token-faction_board = планшет фракцій
-token-bag = торбинка
-token-vote = голоси
-token-craftie = хитруни (помаранчеві)
-token-brainie = розумаки (фіолетові)
-token-container = контейнери
-token-faction_disc = диски фракцій
-token-white_disc = білі диски
-token-briefcase = валізи
-token-mood_marker = маркери настроїв
-token-fraud_stuffing = жетони шахрайства: вкидання
-token-fraud_grab = жетони шахрайства: довга рука
-token-final_scoring_card = карти кінцевого підрахунку
-token-prod_tile_plastic = жетони виробництва: пластик
-token-prod_tile_iridium = жетони виробництва: іридій
-token-prod_tile_water = жетони виробництва: вода
-token-prod_tile_plants = жетони виробництва: рослини
-token-prod_tile_hydrogen = жетони виробництва: водень
-token-prod_tile_microchips = жетони виробництва: мікропроцесори
-token-prod_tile_meat = жетони виробництва: м’ясо
-token-note_1 = банкноти номіналом 1
-token-note_2 = банкноти номіналом 2
-token-note_5 = банкноти номіналом 5
-token-note_10 = банкноти номіналом 10
-token-note_20 = банкноти номіналом 20
-token-note_50 = банкноти номіналом 50
-token-note_100 = банкноти номіналом 100
-player_colour-yellow = жовтий
-player_colour-blue = синій
-player_colour-red = червоний
-player_colour-green = зелений
-board_side-board_side_four = бік для 4 гравців
-board_side-board_side_two_three = бік для 2–3 гравців
-player_board-board_1 = планшет 1
-player_board-board_2 = планшет 2
-player_board-board_3 = планшет 3
-player_board-board_4 = планшет 4
-mood_space-mood_p4 = настрої +4
-mood_space-mood_p3 = настрої +3
-mood_space-mood_p2 = настрої +2
-mood_space-mood_p1 = настрої +1
-mood_space-mood_n0 = настрої 0
-mood_space-mood_m1 = настрої −1
-mood_space-mood_m2 = настрої −2
-mood_space-mood_m3 = настрої −3
-mood_space-mood_m4 = настрої −4
-fraud_slot-fraud_slot_1 = місце 1
-fraud_slot-fraud_slot_2 = місце 2
-fraud_slot-fraud_slot_3 = місце 3
-fraud_slot-fraud_slot_4 = місце 4

# Чого бракує, коли правило забороняє

planet_b-short-PB-ACT-2 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-NEWS-1 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-FRAUD-7 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-LAW-4 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-TILE-1 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-BUILD-1 = Ціна: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-SELL-1 = У вас цього ресурсу: { $have }
planet_b-key-points = переможні очки
