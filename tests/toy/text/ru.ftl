# Comet, the toy.

-colour-blue = синий
-colour-green = зелёный
-colour-red = красный
-gain-coins = монеты
-gain-card = карта
-place-top = сверху
-place-bottom = снизу
-how-shield = щит
-how-yield = уступить

-resource-coins = монеты
amount-resource-coins = монет: { $count }

toy-option-favour = Поставить { $coins } на: { NAME($colour) }
toy-option-bid = Поставить { $coins }
toy-option-income = Взять: { NAME($gain) }
toy-option-close = Закрыть рынок
toy-option-take = Взять { $card }
toy-option-mine = Копать
toy-option-keep = Оставить: { NAME($colour) }
toy-option-probe = Запустить зонд
toy-option-put = Положить: { NAME($place) }
toy-option-spy = Подсмотреть у { $seat }
toy-option-storm = Буря против { $seat }
toy-option-answer = Ответить: { NAME($how) }
toy-option-sell = Продать { $card }
toy-option-discard = Сбросить { $card }
toy-option-end = Закончить ход
toy-option-deal = Сдать { $card }
toy-option-roll = Выпало { $die }
toy-option-pull = Вытянуть: { NAME($colour) }
toy-option-take-back = Забрать назад

toy-decision-FAVOURING = Выберите тайный цвет
toy-decision-BIDDING = Ставки за очерёдность
toy-decision-INCOME = Возьмите доход
toy-decision-DRAFTING = Возьмите карту
toy-decision-TURN = Ваш ход
toy-decision-KEEPING = Оставьте один кристалл
toy-decision-PROBING = Куда положить карту?
toy-decision-HIT = На вас обрушилась буря
toy-decision-DISCARDING = Слишком много карт

toy-key-comet = Комета куплена
toy-key-coins = Монеты
toy-won-comet = Комета куплена.
toy-won-points = Победа по очкам.

toy-reason-probe = Зонд
toy-reason-late = Со второго раунда
toy-cause-storm = { $player } насылает бурю.
toy-fact-named = { NAME($thing) }
toy-fact-seat = Монет: { $coins }, карт: { $cards }
