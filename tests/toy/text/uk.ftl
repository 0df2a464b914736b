# Comet, the toy.

-colour-blue = синій
-colour-green = зелений
-colour-red = червоний
-gain-coins = монети
-gain-card = карта
-place-top = зверху
-place-bottom = знизу
-how-shield = щит
-how-yield = поступитися

-resource-coins = монети
amount-resource-coins = монет: { $count }

toy-option-favour = Поставити { $coins } на: { NAME($colour) }
toy-option-bid = Поставити { $coins }
toy-option-income = Взяти: { NAME($gain) }
toy-option-close = Закрити ринок
toy-option-take = Узяти { $card }
toy-option-mine = Копати
toy-option-keep = Залишити: { NAME($colour) }
toy-option-probe = Запустити зонд
toy-option-put = Покласти: { NAME($place) }
toy-option-spy = Підглянути в { $seat }
toy-option-storm = Буря проти { $seat }
toy-option-answer = Відповісти: { NAME($how) }
toy-option-sell = Продати { $card }
toy-option-discard = Скинути { $card }
toy-option-end = Завершити хід
toy-option-deal = Роздати { $card }
toy-option-roll = Випало { $die }
toy-option-pull = Витягти: { NAME($colour) }
toy-option-take-back = Забрати назад

toy-decision-FAVOURING = Виберіть таємний колір
toy-decision-BIDDING = Ставки за черговість
toy-decision-INCOME = Візьміть дохід
toy-decision-DRAFTING = Візьміть карту
toy-decision-TURN = Ваш хід
toy-decision-KEEPING = Залиште один кристал
toy-decision-PROBING = Куди покласти карту?
toy-decision-HIT = На вас налетіла буря
toy-decision-DISCARDING = Забагато карт

toy-key-comet = Комету куплено
toy-key-coins = Монети
toy-won-comet = Комету куплено.
toy-won-points = Перемога за очками.

toy-reason-probe = Зонд
toy-reason-late = З другого раунду
toy-cause-storm = { $player } насилає бурю.
toy-fact-named = { NAME($thing) }
toy-fact-seat = Монет: { $coins }, карт: { $cards }
