# Чому ціна така, чому гравця питають і що відомо про речі: завантажується, коли про це спитають уперше.

federation-reason-price = { NAME($of) }
federation-reason-price-lavandium = { NAME($of) }: лавандій
federation-reason-price-copernium = { NAME($of) }: коперній
federation-reason-price-oceanium = { NAME($of) }: океаній
federation-reason-discount = Знижка за жетони фахівців
federation-reason-reserve-lavandium = Лавандій із вашого резерву
federation-reason-reserve-copernium = Коперній із вашого резерву
federation-reason-reserve-oceanium = Океаній із вашого резерву
federation-reason-reserve-golden_diamond = Золоті алмази з вашого резерву
federation-reason-stand-in = Океаній замість іншого кристала
federation-reason-bonus = Бонус за викладеного посла
federation-reason-level-marker = Рівень вашого маркера
federation-reason-level-round = Надбавка до кінця раунду
federation-reason-level-game = Надбавка до кінця гри
federation-reason-mission = { NAME($of) }: корабель з ангара
federation-reason-mission-level = { NAME($of) }: рівень акредитації
federation-reason-robot = Робот для будівництва
federation-reason-die = Ваш кубик помічника
federation-reason-given = Ресурс, який стає кращим
federation-cause-full = У вас { AMOUNT("resource:crystal", $have) }, а в резерві вміщається щонайбільше { $most }.
federation-cause-income = Ваш { NAME($piece) } стоїть на цьому виробництві: { NAME($place) }. Від доходу можна відмовитися.
federation-cause-upkeep = Ваш маркер акредитації: { NAME($place) } (ступінь { $degree }). За цей рівень платять щораунду.
federation-cause-law-tied = У крил порівну голосів: { $votes }, а фішка президента сенату у вас. Закон { NAME($left, case: "genitive") } ліворуч приніс би вам { AMOUNT("resource:prestige", $left_points) }, закон { NAME($right, case: "genitive") } праворуч — { AMOUNT("resource:prestige", $right_points) }.
federation-fact-described = { NAME($thing) }
federation-fact-price = Ціна
federation-fact-upkeep = Плата щораунду
federation-fact-owned = Є у гравця { $player }
federation-fact-owned-used = Є у гравця { $player }, долілиць
federation-fact-flown-by = Цю місію вже виконав гравець { $player }
federation-fact-built-by = Збудовано гравцем { $player }
federation-fact-gain = Приносить: { AMOUNT($resource, $amount) }
federation-fact-gain-choice = Приносить на вибір: { AMOUNT($resource, $amount) }
federation-fact-worth = { $whose ->
    [other] Зараз принесло б { AMOUNT("resource:prestige", $points) }
   *[me] Зараз принесло б вам { AMOUNT("resource:prestige", $points) }
}
federation-fact-free = Тут нікого немає
federation-fact-stands = Тут { $player }: { AMOUNT("resource:vote", $votes) }
federation-fact-funds = Тут { $player }: фінансування
federation-fact-outside = Тут { $player }
federation-fact-stands-neutral = Тут нейтральний гравець: { AMOUNT("resource:vote", $votes) }
federation-fact-opens = Бік фінансування відкриває: { NAME($mission) }
federation-fact-mission-closed = { $whose ->
    [other] Цю місію ще не відкрито
   *[me] Ви ще не відкрили цю місію
}
federation-fact-mission-open = { $whose ->
    [other] Ця місія відкрита
   *[me] Ця місія у вас відкрита
}
federation-fact-mission-flown = { $whose ->
    [other] Цю місію виконано
   *[me] Ви вже виконали цю місію
}
federation-fact-mission-level = Потрібен рівень акредитації { $level }
federation-fact-floor-votes = Поверх { $floor }, { $player }: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-neutral = Поверх { $floor }, нейтральний гравець: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-winner = Зараз поверх { $floor } виграє { $player }: { AMOUNT("resource:prestige", $points) }
federation-fact-wing-votes = Голосів у { NAME($wing, case: "locative") }: { $votes }
federation-fact-law-here = Закон крила: { NAME($planet) }
federation-fact-law-points = За цей закон { $player } зараз отримує { AMOUNT("resource:prestige", $points) }
federation-fact-law-past = Скинуто в одному з минулих раундів
federation-fact-project = { NAME($project) }: { $value } з { $length }, наприкінці раунду { $after }
federation-fact-project-funded = { NAME($project) }: профінансовано повністю
federation-fact-standing = { $player }: { $value }, зараз { AMOUNT("resource:prestige", $points) }
federation-fact-space-free = Вільно: { NAME($space) }
federation-fact-space-taken = Зайнято: { NAME($space) }
federation-fact-to-place = { $player } ще викладе: { AMOUNT("resource:ambassador", $count) }
federation-fact-strength = Сила { $strength }
federation-fact-has = У гравця { $player } таких: { AMOUNT("resource:alteration", $count) }
federation-fact-on-moon = Лежить відкрито тут: { NAME($moon) }
federation-fact-blocks = Займає клітинку: { NAME($space) }, { AMOUNT("resource:vote", $votes) }
federation-fact-influence = { $player }: вплив { $value }
federation-fact-medal-next = Наступний орден пошани — за впливу { $value }; лишилося: { AMOUNT("resource:medal", $count) }
federation-fact-medals-gone = Орденів пошани цієї планети не лишилося
federation-fact-medal-degree = Його дає ступінь акредитації { $degree }
federation-fact-medal-row = { $whose ->
    [other] Орденів: { $count }, це { AMOUNT("resource:prestige", $points) }; ще один — і стане { $more }
   *[me] Ваших орденів: { $count }, це { AMOUNT("resource:prestige", $points) }; ще один — і стане { $more }
}
federation-fact-next-moon = { $whose ->
    [other] Попереду в мага: { NAME($moon) }, жетони сили { $strength }
   *[me] Попереду у вашого мага: { NAME($moon) }, жетони сили { $strength }
}
federation-fact-next-space = { $whose ->
    [other] Попереду в шахтаря: { NAME($space) }, вплив { $value }
   *[me] Попереду у вашого шахтаря: { NAME($space) }, вплив { $value }
}
federation-fact-level = Вплив { $value }
federation-fact-asteroid-here = Тут лежить { NAME($asteroid) }
federation-fact-asteroids-down = Тут долілиць: { AMOUNT("resource:asteroid", $count) }
federation-fact-asteroid-gone = Жетон астероїда вже взято, тут лишився тільки вплив
federation-fact-miner = Тут шахтар гравця { $player }
federation-fact-mage = Тут маг гравця { $player }
federation-fact-token-here = Тут лежить жетон «{ NAME($token) }»
federation-fact-tokens-down = Тут долілиць: { AMOUNT("resource:alteration", $count) } сили { $strength }
federation-fact-on-planet = Лежить відкрито на { NAME($planet, case: "locative") }
federation-fact-tile-needs = Рівень { $level }: потрібен жетон того самого типу нижчого рівня
federation-fact-when-immediate = Спрацьовує одразу, коли його беруть
federation-fact-when-anytime = Спрацьовує один раз, будь-якої миті вашого ходу
federation-fact-when-planet = Спрацьовує один раз, в одній із ваших наступних дій на { NAME($planet, case: "locative") }
federation-fact-disc = { $player }: диск на рівні { $level }
federation-fact-next-bonus = { $whose ->
    [other] Наступна угода — на рівні { $level }, вона приносить: { AMOUNT($resource, $amount) }
   *[me] Ваша наступна угода — на рівні { $level }, вона приносить: { AMOUNT($resource, $amount) }
}
federation-fact-next-bonus-choice = { $whose ->
    [other] Наступна угода — на рівні { $level }, вона приносить на вибір: { AMOUNT($resource, $amount) }
   *[me] Ваша наступна угода — на рівні { $level }, вона приносить на вибір: { AMOUNT($resource, $amount) }
}
federation-fact-income-each = Під час побудови й щораунду приносить: { AMOUNT($resource, $amount) }
federation-fact-not-in-game = У цій партії участі не бере
federation-fact-multiplier = Найкращий вільний коефіцієнт — ×{ $multiplier }; множиться менше з двох: { NAME($first) }, { NAME($second) }
federation-fact-limit = Щонайбільше { $most }
federation-fact-limit-crystals = У резерві щонайбільше { $most } кристалів усіх видів
federation-fact-have = { $whose ->
    [other] Є { AMOUNT($resource, $amount) }
   *[me] У вас { AMOUNT($resource, $amount) }
}
federation-fact-income = Дохід за раунд: { AMOUNT($resource, $amount) }
federation-fact-level-sum = { $whose ->
    [other] Рівень акредитації
   *[me] Ваш рівень акредитації
}
federation-fact-degrees = Ступені з { $first } до { $last }
federation-fact-at-level = Тут { $player }
federation-fact-scored = { $player }: { AMOUNT("resource:prestige", $points) }
