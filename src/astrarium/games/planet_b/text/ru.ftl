# Планета Б по-русски. Сначала термины, затем что могут игроки, что произошло, о чём спрашивают и что можно выбрать.

# Ресурсы, трудяги и всё, что считают

-resource-plastic = пластик
-resource-iridium = иридий
-resource-water = вода
-resource-plants = растения
-resource-hydrogen = водород
-resource-microchips = микропроцессоры
-resource-meat = мясо
-resource-billies = баблосы
-resource-vp = победные очки
-resource-mood = настроения
amount-resource-plastic = { $count ->
    [one] { $count } пластик
    [few] { $count } пластика
   *[many] { $count } пластика
}
amount-resource-iridium = { $count ->
    [one] { $count } иридий
    [few] { $count } иридия
   *[many] { $count } иридия
}
amount-resource-water = { $count ->
    [one] { $count } вода
    [few] { $count } воды
   *[many] { $count } воды
}
amount-resource-plants = { $count ->
    [one] { $count } растение
    [few] { $count } растения
   *[many] { $count } растений
}
amount-resource-hydrogen = { $count ->
    [one] { $count } водород
    [few] { $count } водорода
   *[many] { $count } водорода
}
amount-resource-microchips = { $count ->
    [one] { $count } микропроцессор
    [few] { $count } микропроцессора
   *[many] { $count } микропроцессоров
}
amount-resource-meat = { $count ->
    [one] { $count } мясо
    [few] { $count } мяса
   *[many] { $count } мяса
}
amount-resource-billies = { $count ->
    [one] { $count } баблос
    [few] { $count } баблоса
   *[many] { $count } баблосов
}
amount-resource-vp = { $count ->
    [one] { $count } ПО
    [few] { $count } ПО
   *[many] { $count } ПО
}
amount-resource-mood = настроения { $count }
amount-resource-vote = { $count ->
    [one] { $count } голос
    [few] { $count } голоса
   *[many] { $count } голосов
}
amount-resource-turn = { $count ->
    [one] { $count } ход
    [few] { $count } хода
   *[many] { $count } ходов
}
-workie-craftie = { $case ->
   *[nominative] хитрюга
    [genitive] хитрюги
    [accusative] хитрюгу
}
-workie-brainie = { $case ->
   *[nominative] умник
    [genitive] умника
    [accusative] умника
}
amount-workie-craftie = { $count ->
    [one] { $count } хитрюга
    [few] { $count } хитрюги
   *[many] { $count } хитрюг
}
amount-workie-brainie = { $count ->
    [one] { $count } умник
    [few] { $count } умника
   *[many] { $count } умников
}

# Стол

-track-capitalists = Капиталисты
-track-futurists = Футуристы
-track-traditionalists = Традиционалисты
-location-left = слева
-location-centre = в центре
-location-right = справа
-side-grey = серая сторона
-side-red = красная сторона
-deck-A = A
-deck-B = B
-deck-C = C
-line-top = верхняя линия
-line-bottom = нижняя линия
-cell-top_1 = верхняя линия, ячейка 1
-cell-top_2 = верхняя линия, ячейка 2
-cell-top_3 = верхняя линия, ячейка 3
-cell-bottom_1 = нижняя линия, ячейка 1
-cell-bottom_2 = нижняя линия, ячейка 2
-cell-bottom_3 = нижняя линия, ячейка 3
-zone-1 = зона 1
-zone-2 = зона 2
-step-1 = шаг 1
-step-2 = шаг 2
-step-3 = шаг 3
-step-4 = шаг 4
-half-upper = верхняя ячейка
-half-lower = нижняя ячейка
-law_side-left = левая часть
-law_side-right = правая часть
-colour-yellow = { $case ->
   *[nominative] жёлтый
    [accusative] жёлтый
}
-colour-blue = { $case ->
   *[nominative] синий
    [accusative] синий
}
-fraud-stuffing = вброс
-fraud-grab = длинная рука
-direction-left = влево
-direction-right = вправо
-option-first = первое действие
-option-second = второе действие
-reward-votes = голоса
-reward-immoral = награда аморальных
-office-president = Президент
-office-vice_president = Премьер
-office-lama = Л.А.М.А.
-office-dodo = Д.Р.О.Н.Т.
-seat-p1 = игрок 1
-seat-p2 = игрок 2
-seat-p3 = игрок 3
-seat-p4 = игрок 4
-seat-puppet = марионетка

# Карты и жетоны

-conglomerate-a1 = ПолиПласт Юнайтед
-conglomerate-a2 = Ламарама Логистика
-conglomerate-a3 = Канал Б Медиа
-conglomerate-b1 = Гидроникс
-conglomerate-b2 = Нейронетикс
-conglomerate-b3 = Лучший Блок, строительный концерн
-conglomerate-b4 = Бюллетень и партнёры
-building-a01 = Швейная фабрика
-building-a02 = Ферма лам
-building-a03 = Свалка металлолома
-building-a04 = Биржа труда
-building-a05 = Водоканал
-building-a06 = Теплица
-building-a07 = Блошиный рынок
-building-a08 = Детский сад
-building-a09 = Типография
-building-a10 = Пивоварня
-building-a11 = Иридиевый рудник
-building-a12 = Полицейский участок
-building-a13 = Дом традиций
-building-a14 = Стартап в гараже
-building-b01 = Ресторан
-building-b02 = Фармацевтическая фабрика
-building-b03 = Больница
-building-b04 = Казино
-building-b05 = Стройплощадка
-building-b06 = Архитектурное бюро
-building-b07 = Телебашня
-building-b08 = Академия
-building-b09 = Дата-центр
-building-b10 = Мясокомбинат
-building-b11 = Суд
-building-b12 = Торговый центр
-building-b13 = Парк дронтов
-building-b14 = Завод переработки мусора
-building-c01 = Музей
-building-c02 = Электростанция
-building-c03 = Орбитальная катапульта
-building-c04 = Завод по производству смузи
-building-c05 = Стадион
-building-c06 = Космопорт
-building-c07 = Космический лифт
-building-c08 = Фондовая биржа
-building-c09 = Генная лаборатория
-building-c10 = Квантовый компьютер
-building-c11 = Президентский дворец
-building-c12 = Офшорный банк
-building-c13 = Завод роботов
-building-c14 = Погодная машина
-building-hq = Штаб
-news-i01 = Субботник на пляже
-news-i02 = Нянькоботы
-news-i03 = Наследство от дальнего родственника
-news-i04 = Небольшой ремонт
-news-i05 = Базовый доход для всех
-news-i06 = Мэр спас ламу из собственного колодца
-news-i07 = Третья ленточка на том же мосту
-news-i08 = Полная занятость: новое определение
-news-i09 = Самая большая тыква на планете
-news-i10 = Мэр слушал четыре минуты
-news-i11 = Ночная смена выиграла корзину фруктов
-news-i12 = Стипендии для всех
-news-i13 = Ученикам обещан стул
-news-i14 = Благотворительный бал в пользу благотворительного бала
-news-i15 = Опрос: одобряют 104 процента
-news-i16 = Ребёнок собрал реактор и получил значок
-news-ii01 = Мэр-боксёр
-news-ii02 = Монобольшинство
-news-ii03 = Инсайдерская торговля
-news-ii04 = Тур по налоговым гаваням
-news-ii05 = Опечатка в бюллетене
-news-ii06 = Недружественное поглощение
-news-ii07 = Стажёры без зарплаты
-news-ii08 = Слили в озеро
-news-ii09 = Тендер для своих
-news-ii10 = Казус с голосованием по почте
-news-ii11 = Кампания очернения
-news-ii12 = Липовый эксперт
-news-ii13 = Ночь чёрного рынка
-news-ii14 = Перенос дня выборов
-news-ii15 = Золотое рукопожатие
-news-ii16 = Скандал с тухлым мясом
-news-iii01 = Вундервафля
-news-iii02 = Мёртвые души голосуют
-news-iii03 = Военное положение
-news-iii04 = Пропавшая урна
-news-iii05 = Империя ламбургеров
-news-iii06 = Купленное большинство
-news-iii07 = Министры на ниточках
-news-iii08 = Мэр получил собственную премию мира
-news-iii09 = Первое дерево на планете Б
-news-iii10 = Жильё общее, бассейн личный
-news-iii11 = Дронт воскрешён
-news-iii12 = Бесплатные университеты
-news-iii13 = Урожай века
-news-iii14 = Большая коалиция
-law-y01 = Отказ от угля
-law-y02 = Налог на богатство
-law-y03 = Обязательная сортировка
-law-y04 = Свобода слова
-law-y05 = Брак для всех
-law-y06 = Минимальная зарплата
-law-y07 = Овощной четверг
-law-y08 = Бесплатные автобусы для всех
-law-y09 = Закон об охране последней лужи
-law-y10 = Закон о прозрачности (с купюрами)
-law-b01 = Закон о слежке
-law-b02 = Спасение банков
-law-b03 = Новые границы округов
-law-b04 = Слияние медиа
-law-b05 = Шестидесятичасовая неделя
-law-b06 = Экспроприация
-law-b07 = Чрезвычайные полномочия
-law-b08 = Сделка с оружием
-law-b09 = Налоговая амнистия
-law-b10 = Государственная религия

# Виды действий

-effect-billies = баблосы
-effect-vp = победные очки
-effect-mood = настроения
-effect-mood_set = настроения на низшее деление
-effect-resource = ресурсы
-effect-resource_any = ресурсы на выбор
-effect-production = производство
-effect-build = строительство
-effect-build_free = бесплатное здание
-effect-take_workie = взять трудяг
-effect-workie_action = действие трудяг
-effect-return_workie = вернуть трудяг
-effect-news = новости
-effect-replay_news = повторить новость
-effect-faction_step = шаги по трекам фракций
-effect-faction_action = действие фракций
-effect-faction_support = поддержка фракции
-effect-vote = голоса в мешочек
-effect-draw_votes = вытянуть голоса
-effect-fraud = жетон мошенничества
-effect-election = маркер выборов
-effect-election_choice = маркер выборов, направление на выбор
-effect-law = закон
-effect-demolish = снос
-effect-sell_boost = экспорт
-effect-give_resource = отдать ресурсы
-effect-copy_box = повторить ячейку
-effect-discard_buildings = подача заявки
-effect-pay = платёж остальных
-effect-choose = выбор

# Откуда победные очки

-points-building = здания
-points-box = ячейки действий
-points-news = новости
-points-faction = фракции
-points-law = законы
-points-mood = настроения за краем трека
-points-vote = недостающие голоса
-points-fraud = жетоны мошенничества
-points-office = должности
-points-election = выборы
-points-exchange = обмены
-points-money = деньги в конце
-points-step = шаги фракций в конце
-points-final_mood = настроения в конце
-points-president = президентство в конце
-points-final_vote = голоса в мешочке в конце

# Ячейки действий

-box-a1_grey = { -conglomerate-a1 }, серая сторона
-box-a1_red = { -conglomerate-a1 }, красная сторона
-box-a2_grey = { -conglomerate-a2 }, серая сторона
-box-a2_red = { -conglomerate-a2 }, красная сторона
-box-a3_grey = { -conglomerate-a3 }, серая сторона
-box-a3_red = { -conglomerate-a3 }, красная сторона
-box-b1_grey = { -conglomerate-b1 }, серая сторона
-box-b1_red = { -conglomerate-b1 }, красная сторона
-box-b2_grey = { -conglomerate-b2 }, серая сторона
-box-b2_red = { -conglomerate-b2 }, красная сторона
-box-b3_grey = { -conglomerate-b3 }, серая сторона
-box-b3_red = { -conglomerate-b3 }, красная сторона
-box-b4_grey = { -conglomerate-b4 }, серая сторона
-box-b4_red = { -conglomerate-b4 }, красная сторона
-box-a01_1 = { -building-a01 }: Быстрая мода
-box-a01_2 = { -building-a01 }: Честные воротнички
-box-a02_1 = { -building-a02 }: Весенняя стрижка
-box-a02_2 = { -building-a02 }: Контактный зоопарк
-box-a03_1 = { -building-a03 }: Разборка
-box-a03_2 = { -building-a03 }: Продать как новое
-box-a04_1 = { -building-a04 }: Переобучение
-box-a04_2 = { -building-a04 }: Временный персонал
-box-a05_1 = { -building-a05 }: Открыть шлюзы
-box-a05_2 = { -building-a05 }: Приватизировать кран
-box-a06_1 = { -building-a06 }: Двойной урожай
-box-a06_2 = { -building-a06 }: Овощи даром
-box-a07_1 = { -building-a07 }: Распродать всё
-box-a07_2 = { -building-a07 }: Торг уместен
-box-a08_1 = { -building-a08 }: Ранние таланты
-box-a08_2 = { -building-a08 }: Агитация в песочнице
-box-a09_1 = { -building-a09 }: Листовки
-box-a09_2 = { -building-a09 }: Весёлые денежки
-box-a10_1 = { -building-a10 }: Бесплатное пиво
-box-a10_2 = { -building-a10 }: Экспортный лагер
-box-a11_1 = { -building-a11 }: Глубокая шахта
-box-a11_2 = { -building-a11 }: Разрешение на взрывы
-box-a12_1 = { -building-a12 }: Закон и порядок
-box-a12_2 = { -building-a12 }: Штрафы за парковку
-box-a13_1 = { -building-a13 }: Старые песни
-box-a13_2 = { -building-a13 }: Благотворительные пироги
-box-a14_1 = { -building-a14 }: Смена курса
-box-a14_2 = { -building-a14 }: Сбор с миру по нитке
-box-b01_1 = { -building-b01 }: Блюдо дня
-box-b01_2 = { -building-b01 }: Ужин за закрытой дверью
-box-b02_1 = { -building-b02 }: Гомеопатия
-box-b02_2 = { -building-b02 }: Обезболивающее
-box-b03_1 = { -building-b03 }: Вакцинация
-box-b03_2 = { -building-b03 }: Регенерация клеток
-box-b04_1 = { -building-b04 }: На удачу
-box-b04_1_1_1 = { -box-b04_1 } (часть 1)
-box-b04_2 = { -building-b04 }: Казино всегда в плюсе
-box-b05_1 = { -building-b05 }: Перестройка
-box-b05_2 = { -building-b05 }: Незаконная застройка
-box-b06_1 = { -building-b06 }: Подача заявки
-box-b06_2 = { -building-b06 }: Модульные дома
-box-b07_1 = { -building-b07 }: Экстренный выпуск
-box-b07_2 = { -building-b07 }: Ток-шоу
-box-b08_1 = { -building-b08 }: Дипломы на продажу
-box-b08_2 = { -building-b08 }: Мозговой центр
-box-b09_1 = { -building-b09 }: Серверная ферма
-box-b09_2 = { -building-b09 }: Торговля личными данными
-box-b10_1 = { -building-b10 }: Загадочная колбаса
-box-b10_2 = { -building-b10 }: Холодильный склад
-box-b11_1 = { -building-b11 }: Лазейка в законе
-box-b11_2 = { -building-b11 }: Мировое соглашение
-box-b12_1 = { -building-b12 }: Ликвидация остатков
-box-b12_2 = { -building-b12 }: Торжественное открытие
-box-b13_1 = { -building-b13 }: Парад дронтов
-box-b13_2 = { -building-b13 }: Билетная касса
-box-b14_1 = { -building-b14 }: Зелёный камуфляж
-box-b14_2 = { -building-b14 }: Мусорный полигон
-box-c01_1 = { -building-c01 }: Какая милая скульптура
-box-c01_2 = { -building-c01 }: Вернисаж
-box-c02_1 = { -building-c02 }: Солнечная энергия
-box-c02_2 = { -building-c02 }: Реактор
-box-c03_1 = { -building-c03 }: Запуск здания
-box-c03_2 = { -building-c03 }: Туризм из рогатки
-box-c04_1 = { -building-c04 }: Экосмузи без ГМО
-box-c04_1_1_1 = { -box-c04_1 } (часть 1)
-box-c04_2 = { -building-c04 }: Детокс-курс
-box-c05_1 = { -building-c05 }: БАФБЕТ: ставки на спорт
-box-c05_1_1_1 = { -box-c05_1 } (часть 1)
-box-c05_2 = { -building-c05 }: Хот-доги из ламы
-box-c06_1 = { -building-c06 }: Экспорт товаров
-box-c06_2 = { -building-c06 }: Беспошлинная торговля
-box-c07_1 = { -building-c07 }: Вверх
-box-c07_2 = { -building-c07 }: Пентхаус на орбите
-box-c08_1 = { -building-c08 }: Совет от своих
-box-c08_2 = { -building-c08 }: Игра на понижение
-box-c09_1 = { -building-c09 }: Дизайнерские ламы
-box-c09_2 = { -building-c09 }: Клонированный кандидат
-box-c10_1 = { -building-c10 }: Предсказать всё
-box-c10_2 = { -building-c10 }: Полный перебор
-box-c11_1 = { -building-c11 }: Государственный банкет
-box-c11_2 = { -building-c11 }: Гала-вечер
-box-c12_1 = { -building-c12 }: Отмывание
-box-c12_2 = { -building-c12 }: Сложные проценты
-box-c13_1 = { -building-c13 }: Сборочный конвейер
-box-c13_2 = { -building-c13 }: Автоматизация
-box-c14_1 = { -building-c14 }: Солнце по заказу
-box-c14_2 = { -building-c14 }: Буря над соперниками
-box-hq_1 = { -building-hq }: Схематос
-box-hq_1_1_1 = { -box-hq_1 } (часть 1)
-box-hq_1_1_2 = { -box-hq_1 } (часть 2)
-box-hq_2 = { -building-hq }: Митинг
-box-i01 = { -news-i01 }
-box-i02 = { -news-i02 }
-box-i02_1_1 = { -box-i02 } (часть 1)
-box-i02_1_2 = { -box-i02 } (часть 2)
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
-box-ii02_1_1 = { -box-ii02 } (часть 1)
-box-ii02_1_2 = { -box-ii02 } (часть 2)
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
-box-iii04_1_1 = { -box-iii04 } (часть 1)
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
-box-y01_left = { -law-y01 }, левая часть
-box-y01_right = { -law-y01 }, правая часть
-box-y02_left = { -law-y02 }, левая часть
-box-y02_right = { -law-y02 }, правая часть
-box-y03_left = { -law-y03 }, левая часть
-box-y03_right = { -law-y03 }, правая часть
-box-y04_left = { -law-y04 }, левая часть
-box-y04_right = { -law-y04 }, правая часть
-box-y05_left = { -law-y05 }, левая часть
-box-y05_right = { -law-y05 }, правая часть
-box-y06_left = { -law-y06 }, левая часть
-box-y06_right = { -law-y06 }, правая часть
-box-y07_left = { -law-y07 }, левая часть
-box-y07_right = { -law-y07 }, правая часть
-box-y08_left = { -law-y08 }, левая часть
-box-y08_right = { -law-y08 }, правая часть
-box-y09_left = { -law-y09 }, левая часть
-box-y09_right = { -law-y09 }, правая часть
-box-y10_left = { -law-y10 }, левая часть
-box-y10_right = { -law-y10 }, правая часть
-box-b01_left = { -law-b01 }, левая часть
-box-b01_right = { -law-b01 }, правая часть
-box-b02_left = { -law-b02 }, левая часть
-box-b02_right = { -law-b02 }, правая часть
-box-b03_left = { -law-b03 }, левая часть
-box-b03_right = { -law-b03 }, правая часть
-box-b04_left = { -law-b04 }, левая часть
-box-b04_right = { -law-b04 }, правая часть
-box-b05_left = { -law-b05 }, левая часть
-box-b05_right = { -law-b05 }, правая часть
-box-b06_left = { -law-b06 }, левая часть
-box-b06_right = { -law-b06 }, правая часть
-box-b07_left = { -law-b07 }, левая часть
-box-b07_right = { -law-b07 }, правая часть
-box-b08_left = { -law-b08 }, левая часть
-box-b08_right = { -law-b08 }, правая часть
-box-b09_left = { -law-b09 }, левая часть
-box-b09_right = { -law-b09 }, правая часть
-box-b10_left = { -law-b10 }, левая часть
-box-b10_right = { -law-b10 }, правая часть
-box-capitalists_1_1 = { -track-capitalists } 1, верхняя ячейка
-box-capitalists_1_2 = { -track-capitalists } 1, нижняя ячейка
-box-capitalists_2_1 = { -track-capitalists } 2, верхняя ячейка
-box-capitalists_2_2 = { -track-capitalists } 2, нижняя ячейка
-box-capitalists_3_1 = { -track-capitalists } 3, верхняя ячейка
-box-capitalists_3_2 = { -track-capitalists } 3, нижняя ячейка
-box-capitalists_4_1 = { -track-capitalists } 4, верхняя ячейка
-box-capitalists_4_2 = { -track-capitalists } 4, нижняя ячейка
-box-futurists_1_1 = { -track-futurists } 1, верхняя ячейка
-box-futurists_1_2 = { -track-futurists } 1, нижняя ячейка
-box-futurists_2_1 = { -track-futurists } 2, верхняя ячейка
-box-futurists_2_2 = { -track-futurists } 2, нижняя ячейка
-box-futurists_3_1 = { -track-futurists } 3, верхняя ячейка
-box-futurists_3_2 = { -track-futurists } 3, нижняя ячейка
-box-futurists_4_1 = { -track-futurists } 4, верхняя ячейка
-box-futurists_4_2 = { -track-futurists } 4, нижняя ячейка
-box-traditionalists_1_1 = { -track-traditionalists } 1, верхняя ячейка
-box-traditionalists_1_2 = { -track-traditionalists } 1, нижняя ячейка
-box-traditionalists_2_1 = { -track-traditionalists } 2, верхняя ячейка
-box-traditionalists_2_2 = { -track-traditionalists } 2, нижняя ячейка
-box-traditionalists_3_1 = { -track-traditionalists } 3, верхняя ячейка
-box-traditionalists_3_2 = { -track-traditionalists } 3, нижняя ячейка
-box-traditionalists_4_1 = { -track-traditionalists } 4, верхняя ячейка
-box-traditionalists_4_2 = { -track-traditionalists } 4, нижняя ячейка
-box-president_moral = { -office-president } (моральный)
-box-president_immoral = { -office-president } (аморальный)
-box-president_billies = { -office-president } (аморальный, за баблосы)
-box-vice_president_moral = { -office-vice_president } (моральный)
-box-vice_president_immoral = { -office-vice_president } (аморальный)
-box-vice_president_billies = { -office-vice_president } (аморальный, за баблосы)
-box-lama_moral = { -office-lama } (моральный)
-box-lama_immoral = { -office-lama } (аморальный)
-box-lama_billies = { -office-lama } (аморальный, за баблосы)
-box-dodo_moral = { -office-dodo } (моральный)
-box-dodo_immoral = { -office-dodo } (аморальный)
-box-dodo_billies = { -office-dodo } (аморальный, за баблосы)

# Что может игрок

planet_b-option-take-back = Отозвать ответ
planet_b-option-keep = Оставить себе «{ NAME($card) }»
planet_b-option-deal = Заключить сделку: { NAME($location) }
planet_b-option-office = Выполнить действие должности
planet_b-option-end = Закончить ход
planet_b-option-pass = Отказаться от оставшегося
planet_b-option-finish = Больше ничего
planet_b-option-sell = Продать: { AMOUNT($resource, $amount) }
planet_b-option-buy = Купить жетон производства: { NAME($resource) } ({ NAME($cell) })
planet_b-option-return-tile = Вернуть жетон производства ({ NAME($cell) })
planet_b-option-do = Выполнить: { NAME($effect) }
planet_b-option-choose = Выбрать: { NAME($option) }
planet_b-option-produce = Производство: { NAME($line) }
planet_b-option-gain = Получить: { AMOUNT($resource, 1) }
planet_b-option-build = Построить «{ NAME($card) }»
planet_b-option-decline = Не строить: положить «{ NAME($card) }» под колоду { NAME($deck) } за баблосы
planet_b-option-take = Взять { NAME($workie, case: "accusative") }
planet_b-option-place = Поставить { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-option-use = Использовать: { NAME($half) }
planet_b-option-bring-home = Вернуть { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-option-advance = Продвинуться: { NAME($track) }
planet_b-option-support = Получить поддержку: { NAME($track) }, { NAME($step) }, { NAME($half) }
planet_b-option-play = Сыграть новость «{ NAME($news) }»
planet_b-option-replay = Сыграть новость «{ NAME($news) }» ещё раз
planet_b-option-fraud = Положить жетон мошенничества: { NAME($fraud) }
planet_b-option-move-marker = Передвинуть маркер выборов { NAME($direction) }
planet_b-option-take-law = Взять { NAME($colour, case: "accusative") } закон
planet_b-option-decide = Решить о законе: { NAME($side) }
planet_b-option-demolish = Снести «{ NAME($building) }»
planet_b-option-copy = Выполнить ячейку здания «{ NAME($building) }»: { NAME($half) }
planet_b-option-export = Вывезти: { AMOUNT($resource, 1) }
planet_b-option-give = Отдать: { NAME($seat) }
planet_b-option-put-under = Положить «{ NAME($card) }» под колоду { NAME($deck) }
planet_b-option-pay-resource = Заплатить: { AMOUNT($resource, 1) }
planet_b-option-pay-workie = Отдать { NAME($workie, case: "accusative") }
planet_b-option-step-back = Шаг назад: { NAME($track) }
planet_b-option-draw = Взять карту из колоды { NAME($deck) }
planet_b-option-reward = Взять: { NAME($reward) }
planet_b-option-deal-card = Случай сдаёт «{ NAME($card) }»
planet_b-option-turn-news = Случай открывает новость «{ NAME($news) }»
planet_b-option-turn-law = Случай открывает закон «{ NAME($law) }»
planet_b-option-turn-tile = Случай открывает конгломерат «{ NAME($tile) }»
planet_b-option-draw-vote = Случай тянет голос: { NAME($voter) }

# Что произошло

planet_b-event-passed-on = { $player } оставляет карту колоды { NAME($deck) }
planet_b-event-saw-card = { $player } видит «{ NAME($card) }»
planet_b-event-kept = { $player } оставляет «{ NAME($card) }»
planet_b-event-drew = { $player } берёт карту из колоды { NAME($deck) }
planet_b-event-built = { $player } строит «{ NAME($card) }»
planet_b-event-took-top = { $player } берёт с верха колоды «{ NAME($card) }»
planet_b-event-put-under = { $player } кладёт карту под колоду { NAME($deck) }
planet_b-event-knows-under = { $player }: под колодой теперь «{ NAME($card) }»
planet_b-event-demolished = { $player } сносит «{ NAME($building) }»
planet_b-event-dealt = { $player } заключает сделку с «{ NAME($tile) }» ({ NAME($location) }, { NAME($side) })
planet_b-event-used-office = { $player } действует по должности: { NAME($office) }
planet_b-event-opened-box = { $player } выполняет «{ NAME($box) }»
planet_b-event-lapsed = { $player }: остаток «{ NAME($box) }» пропадает
planet_b-event-no-box = { $player } не может оплатить ни одной ячейки здания «{ NAME($building) }»
planet_b-event-scored = { $player }: { AMOUNT("resource:vp", $points) } ({ NAME($source) })
planet_b-event-mood-moved = { $player }: настроения теперь { $mood }
planet_b-event-gained = { $player } получает: { AMOUNT($resource, $amount) }
planet_b-event-sold = { $player } продаёт: { AMOUNT($resource, $amount) }, выручка: { AMOUNT("resource:billies", $billies) }
planet_b-event-paid = { $player } платит: { AMOUNT($resource, $amount) }
planet_b-event-produced = { $player }: производство, { NAME($line) }
planet_b-event-bought-tile = { $player } покупает жетон производства: { NAME($resource) } ({ NAME($cell) })
planet_b-event-returned-tile = { $player } возвращает жетон производства: { NAME($resource) } ({ NAME($cell) })
planet_b-event-took-workies = { $player } берёт: { AMOUNT($workie, $amount) }
planet_b-event-lost-workies = { $player } отдаёт: { AMOUNT($workie, $amount) }
planet_b-event-placed-workie = { $player } ставит { NAME($workie, case: "accusative") }: { NAME($building) }, { NAME($zone) }
planet_b-event-brought-home = { $player } возвращает со здания «{ NAME($building) }»: { AMOUNT($workie, $amount) }
planet_b-event-gave = { $player } отдаёт: { AMOUNT($resource, 1) }, получатель: { NAME($receiver) }
planet_b-event-stepped = { $player }, { NAME($track) }: шаг { $step }
planet_b-event-supported = { $player } получает поддержку: { NAME($track) }, { NAME($step) }, { NAME($half) }
planet_b-event-played = { $player } разыгрывает новость «{ NAME($news) }»
planet_b-event-replayed = { $player } разыгрывает новость «{ NAME($news) }» ещё раз
planet_b-event-laid = { $player } кладёт «{ NAME($news) }» в свою стопку новостей
planet_b-event-turned-news = Открыта новость «{ NAME($news) }»
planet_b-event-turned-law = { $player } берёт закон «{ NAME($law) }»
planet_b-event-decided = { $player } принимает решение по закону «{ NAME($law) }»: { NAME($side) }
planet_b-event-placed-fraud = { $player } кладёт жетон мошенничества на место { $slot }: { NAME($fraud) }
planet_b-event-added-votes = { $player } кладёт в мешочек: { AMOUNT("resource:vote", $amount) }
planet_b-event-puppet-added = Марионетка кладёт в мешочек: { AMOUNT("resource:vote", $amount) }
planet_b-event-drew-vote = { $player } тянет голос: { NAME($voter) }
planet_b-event-puppet-drew = Марионетка тянет голос: { NAME($voter) }
planet_b-event-marker-moved = Маркер выборов на делении { $space }
planet_b-event-election = { $player } вызывает выборы
planet_b-event-stuffed = { $player } делает вброс: выложено { $laid }, только засчитано { $counted }
planet_b-event-counted = { $player } набирает { AMOUNT("resource:vote", $votes) }
planet_b-event-puppet-counted = Марионетка набирает { AMOUNT("resource:vote", $votes) }
planet_b-event-took-office = { $player } занимает должность: { NAME($office) }
planet_b-event-puppet-took-office = Марионетка занимает должность: { NAME($office) }
planet_b-event-sent-home = Голоса возвращаются в запас ({ NAME($office) }): { NAME($owner) }, { $amount }
planet_b-event-exchange = { $player } вызывает обмен ({ NAME($location) })
planet_b-event-flipped = Конгломерат «{ NAME($tile) }» перевёрнут: { NAME($side) }
planet_b-event-discarded = Конгломерат «{ NAME($tile) }» выходит из игры
planet_b-event-laid-tile = Вступает в игру «{ NAME($tile) }»: { NAME($location) }
planet_b-event-turned-tile = Следующий в стопке: «{ NAME($tile) }»
planet_b-event-last-round = В игре последний конгломерат, осталось: { AMOUNT("resource:turn", $turns) }
planet_b-event-vote-place = { $player }: { $place ->
    [1] больше всех голосов
   *[other] второе место по числу голосов
} в мешочке
planet_b-event-puppet-place = Марионетка: { $place ->
    [1] больше всех голосов
   *[other] второе место по числу голосов
} в мешочке

# Что нужно решить

planet_b-decision-KEEPING = Какое здание вы оставите? Остальные передадут дальше.
planet_b-decision-TURN = Ваш ход: заключите сделку
planet_b-decision-ACTING = Выполните сделку в любом порядке
planet_b-decision-BOXING = Какое действие следующее?
planet_b-decision-CHOOSING_BOX = Зона заполнена: какая ячейка?
planet_b-decision-WORKING = Трудяги: возьмите или поставьте следующего
planet_b-decision-TAKING = Какого трудягу вы возьмёте?
planet_b-decision-GAINING = Какой ресурс вы получите?
planet_b-decision-STEPPING = По какому треку вы продвинетесь?
planet_b-decision-DECIDING = Какое решение по закону?
planet_b-decision-RETURNING = Какой трудяга вернётся?
planet_b-decision-APPLYING = Какие здания уйдут под колоды?
planet_b-decision-GIVING = Кому отдать следующее растение?
planet_b-decision-EXPORTING = Что вы вывезете?
planet_b-decision-PAYING = Чем вы заплатите?
planet_b-decision-CHOOSING_DECK = Из какой колоды взять карту?
planet_b-decision-CHOOSING_REWARD = Какую награду за обмен вы возьмёте?
planet_b-decision-TAKING_HOME = Выборы: кто вернётся домой?
planet_b-decision-GIVING_UP = Выборы: кого отдать за плохие настроения?

# Настройки: название, пояснение и варианты

planet_b-setting-conglomerate_cycle = Смена конгломератов
    .help = Какой стороной заполненный конгломерат выходит из игры.
    .choice-by_location = по месту
    .choice-by_colour = по цвету
planet_b-setting-immoral_reward = Награда аморальных
    .help = Что аморальные игроки получают от должностей и обменов.
    .choice-vp = победные очки
    .choice-billies = баблосы
planet_b-setting-exchange_choice = Свободный выбор при обмене
    .help = Аморальный игрок может взять голоса вместо награды.
planet_b-setting-own_drawn_votes = Свои вытянутые голоса
    .help = Куда уходят свои голоса, вытянутые из мешочка по карте.
    .choice-supply = в запас
    .choice-bag = в мешочек
planet_b-setting-election_recall = Выборы можно отменить
    .help = Выборы проходят, только если в конце хода маркер всё ещё на последнем делении.
planet_b-setting-final_election = Выборы после последнего хода
    .help = Выборы, вызванные самым последним ходом, проходят.
planet_b-setting-open_vp = Открытые победные очки
    .help = Все видят победные очки всех.
planet_b-setting-equal_turns = Равное число ходов
    .help = Круг завершается до начала последнего.

# Для новичков: цель и ход

planet_b-opening-goal = Вы — продажный мэр на колонизированной планете. Побеждает тот, кто к концу спрятал в офшоре больше всего победных очков (ПО).
planet_b-opening-round = В свой ход вы заключаете сделку с одним из трёх конгломератов и выполняете все действия его ячейки в любом порядке: производите и продаёте ресурсы, строите, берёте или ставите трудяг, разыгрываете новости, продвигаетесь по трекам фракций. Как только рабочая зона здания заполнена, сразу срабатывает одна из двух его ячеек. Последний чемодан у конгломерата приводит к обмену, который двигает маркер выборов. На выборах голоса тянут из мешочка и раздают должности; действие должности обязательно раз в ход. Когда выложен последний конгломерат, каждый делает ещё один ход. Затем считают ресурсы, деньги, шаги фракций, настроения, президентство и голоса в мешочке.

# Виды компонентов

planet_b-components-token = Фишки, жетоны и банкноты
planet_b-components-resource = Ресурсы
planet_b-components-player_colour = Цвета игроков
planet_b-components-board_side = Игровое поле
planet_b-components-location = Места с рынками
planet_b-components-conglomerate = Конгломераты
planet_b-components-player_board = Планшеты игроков
planet_b-components-mood_space = Трек настроений
planet_b-components-fraud_slot = Места для жетонов мошенничества
planet_b-components-track = Треки фракций
planet_b-components-building = Здания
planet_b-components-news = Новости
planet_b-components-law = Законы
planet_b-components-office = Должности

# Названия только для списка компонентов

-token-game_board = игровое поле, двустороннее
-token-faction_board = планшет фракций
-token-bag = мешочек
-token-vote = голоса
-token-craftie = хитрюги (оранжевые)
-token-brainie = умники (фиолетовые)
-token-container = контейнеры
-token-faction_disc = диски фракций
-token-white_disc = белые диски
-token-briefcase = чемоданы
-token-mood_marker = маркеры настроений
-token-fraud_stuffing = жетоны мошенничества: вброс
-token-fraud_grab = жетоны мошенничества: длинная рука
-token-final_scoring_card = карты конечного подсчёта
-token-prod_tile_plastic = жетоны производства: пластик
-token-prod_tile_iridium = жетоны производства: иридий
-token-prod_tile_water = жетоны производства: вода
-token-prod_tile_plants = жетоны производства: растения
-token-prod_tile_hydrogen = жетоны производства: водород
-token-prod_tile_microchips = жетоны производства: микропроцессоры
-token-prod_tile_meat = жетоны производства: мясо
-token-note_1 = банкноты номиналом 1
-token-note_2 = банкноты номиналом 2
-token-note_5 = банкноты номиналом 5
-token-note_10 = банкноты номиналом 10
-token-note_20 = банкноты номиналом 20
-token-note_50 = банкноты номиналом 50
-token-note_100 = банкноты номиналом 100
-player_colour-yellow = жёлтый
-player_colour-blue = синий
-player_colour-red = красный
-player_colour-green = зелёный
-board_side-board_side_four = сторона для 4 игроков
-board_side-board_side_two_three = сторона для 2–3 игроков
-player_board-board_1 = планшет 1
-player_board-board_2 = планшет 2
-player_board-board_3 = планшет 3
-player_board-board_4 = планшет 4
-mood_space-mood_p4 = настроения +4
-mood_space-mood_p3 = настроения +3
-mood_space-mood_p2 = настроения +2
-mood_space-mood_p1 = настроения +1
-mood_space-mood_n0 = настроения 0
-mood_space-mood_m1 = настроения −1
-mood_space-mood_m2 = настроения −2
-mood_space-mood_m3 = настроения −3
-mood_space-mood_m4 = настроения −4
-fraud_slot-fraud_slot_1 = место 1
-fraud_slot-fraud_slot_2 = место 2
-fraud_slot-fraud_slot_3 = место 3
-fraud_slot-fraud_slot_4 = место 4

# Чего не хватает, когда правило запрещает

planet_b-short-PB-ACT-2 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-NEWS-1 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-FRAUD-7 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-LAW-4 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-TILE-1 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-BUILD-1 = Цена: { AMOUNT("resource:billies", $need) }, у вас { $have }
planet_b-short-PB-SELL-1 = У вас этого ресурса: { $have }
planet_b-key-points = победные очки
