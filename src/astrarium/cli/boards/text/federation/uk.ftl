federation-help-map = сенат і Нео з назвами, які пишуть у ходах
federation-round = Раунд { $round } з { $rounds }; перший гравець: { $first }, фішка президента: { $president }
federation-starting = Початкові жетони: { $tiles }
federation-neutral = нейтр.
federation-votes = голоси
federation-legend = ● голоси, після + кубик помічника; ■ фінансування; → куди прийде проєкт у цьому раунді; ? долілиць
federation-wing = { $wing }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоси
   *[many] { $votes } голосів
}; закон: { $planet }, ОП: { $points }
federation-floors = ОП за поверхи: { $floors }
federation-projects = ОП за проєкти, якщо їх буде профінансовано: { $projects }
federation-outer = Зовнішній модуль: { $tokens }
federation-medals = Ордени, що лишилися, за впливом: { $medals }
federation-holdings = { $prestige } ОП ({ $total }, якби гра закінчилася зараз); { $resources }; посли { $ambassadors }; кубик { $die }; ангар { $hangar }
federation-standing = ступінь { $degree }, рівень { $level }; вплив: { $influence }
federation-open = доступні місії: { $list }
federation-flown = виконані місії: { $list }
federation-tokens = жетони перетворення: { $list }
federation-tiles = жетони: { $list }
federation-owned-medals = ордени: { $list }
federation-discs = диски: { $list }
federation-robots = роботи: { $list }
