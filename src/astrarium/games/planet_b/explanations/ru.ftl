# Почему такая цена, почему спрашивают и что верно о вещах: загружается, когда об этом впервые спросят.

-place-election_track = трек выборов
-place-bag = мешочек
-place-mood_track = трек настроений
planet_b-reason-price = { NAME($of) }
planet_b-reason-tile = Жетон производства
planet_b-reason-sold = То, что продаётся
planet_b-cause-election = { $player } вызывает выборы ({ NAME($place) }). Заполненные рабочие зоны уже свободны; из незаполненных, например «{ NAME($piece) }», трудяг можно вернуть.
planet_b-cause-bad-mood = { $player } вызывает выборы. Плохие настроения ({ NAME($place) }) ещё стоят вам трудяг: { $workies }; подойдёт и { NAME($piece) }.
planet_b-fact-described = { NAME($thing) }
planet_b-fact-price = Цена
planet_b-fact-worth = При постройке даёт { AMOUNT("resource:vp", $points) }
planet_b-fact-built-by = Построено: { $player }
planet_b-fact-immoral = Аморально
planet_b-fact-in-pile = Лежит в стопке: { $player }
planet_b-fact-sells-for = Сейчас стоит { $now }, на сером { $grey }, на красном { $red }
planet_b-fact-step = { $player }: шаг { $step }
planet_b-fact-empty = Конгломерата здесь больше нет
planet_b-fact-lies-here = «{ NAME($tile) }», { NAME($side) }, чемоданов: { $briefcases }
planet_b-fact-spots = { $count ->
    [one] Осталось { $count } место: в конце такого хода будет обмен
    [few] Осталось { $count } места, затем обмен
   *[many] Осталось { $count } мест, затем обмен
}
planet_b-fact-market = Цена ({ NAME($first) } и { NAME($second) }): { $now }, после обмена { $next }
planet_b-fact-later-exchange = Обмен: { AMOUNT("resource:vote", $votes) } или, если вы аморальны, { AMOUNT($reward, $amount) }; маркер выборов на { $space }
planet_b-fact-later-flips = «{ NAME($tile) }» переворачивают
planet_b-fact-later-leaves = «{ NAME($tile) }» уходит, замены нет
planet_b-fact-later-replaced = «{ NAME($tile) }» уходит, приходит «{ NAME($next) }»
planet_b-fact-later-election = Проходят выборы
planet_b-fact-cards = Осталось карт: { $count }
planet_b-fact-vacant = Никто не занимает
planet_b-fact-held = Занимает { $player }
planet_b-fact-held-by-puppet = Занимает марионетка
planet_b-fact-votes = Голосов в мешочке: { $bag }, в запасе: { $supply }
planet_b-fact-chances-of-three = { NAME($voter) }: голоса в мешочке: { $now }, к выборам: { $votes }; тянет по { $hand }, вброс: { $stuffed }; Президент { $president } %, Премьер { $vice_president } %, Л.А.М.А. { $lama } %
planet_b-fact-chances-of-four = { NAME($voter) }: голоса в мешочке: { $now }, к выборам: { $votes }; тянет по { $hand }, вброс: { $stuffed }; Президент { $president } %, Премьер { $vice_president } %, Л.А.М.А. { $lama } %, Д.Р.О.Н.Т. { $dodo } %
