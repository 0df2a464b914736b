# Чому така ціна, чому питають і що правда про речі: завантажується, коли про це вперше запитають.

-place-election_track = трек виборів
-place-bag = торбинка
-place-mood_track = трек настроїв
planet_b-reason-price = { NAME($of) }
planet_b-reason-tile = Жетон виробництва
planet_b-reason-sold = Те, що продається
planet_b-cause-election = { $player } спричиняє вибори ({ NAME($place) }). Заповнені робочі зони вже вільні; з незаповнених, наприклад «{ NAME($piece) }», трудяг можна повернути.
planet_b-cause-bad-mood = { $player } спричиняє вибори. Погані настрої ({ NAME($place) }) ще коштують вам трудяг: { $workies }; підійде й { NAME($piece) }.
planet_b-fact-described = { NAME($thing) }
planet_b-fact-price = Ціна
planet_b-fact-worth = Після побудови дає { AMOUNT("resource:vp", $points) }
planet_b-fact-built-by = Збудовано: { $player }
planet_b-fact-immoral = Аморально
planet_b-fact-in-pile = Лежить у стосі: { $player }
planet_b-fact-sells-for = Зараз коштує { $now }, на сірому { $grey }, на червоному { $red }
planet_b-fact-step = { $player }: крок { $step }
planet_b-fact-empty = Конгломерату тут більше немає
planet_b-fact-lies-here = «{ NAME($tile) }», { NAME($side) }, валіз: { $briefcases }
planet_b-fact-spots = { $count ->
    [one] Лишилося { $count } місце: наприкінці такого ходу буде обмін
    [few] Лишилося { $count } місця, потім обмін
   *[many] Лишилося { $count } місць, потім обмін
}
planet_b-fact-market = Ціна ({ NAME($first) } і { NAME($second) }): { $now }, після обміну { $next }
planet_b-fact-later-exchange = Обмін: { AMOUNT("resource:vote", $votes) } або, якщо ви аморальні, { AMOUNT($reward, $amount) }; маркер виборів на { $space }
planet_b-fact-later-flips = «{ NAME($tile) }» перевертають
planet_b-fact-later-leaves = «{ NAME($tile) }» виходить, заміни немає
planet_b-fact-later-replaced = «{ NAME($tile) }» виходить, приходить «{ NAME($next) }»
planet_b-fact-later-election = Відбуваються вибори
planet_b-fact-cards = Лишилося карт: { $count }
planet_b-fact-vacant = Ніхто не обіймає
planet_b-fact-held = Обіймає { $player }
planet_b-fact-held-by-puppet = Обіймає маріонетка
planet_b-fact-votes = Голосів у торбинці: { $bag }, у запасі: { $supply }
planet_b-fact-chances-of-three = { NAME($voter) }: голоси в торбинці: { $now }, до виборів: { $votes }; тягне по { $hand }, вкидання: { $stuffed }; Президент { $president } %, Прем’єр { $vice_president } %, Л.А.М.А. { $lama } %
planet_b-fact-chances-of-four = { NAME($voter) }: голоси в торбинці: { $now }, до виборів: { $votes }; тягне по { $hand }, вкидання: { $stuffed }; Президент { $president } %, Прем’єр { $vice_president } %, Л.А.М.А. { $lama } %, Д.Р.О.Н.Т. { $dodo } %
