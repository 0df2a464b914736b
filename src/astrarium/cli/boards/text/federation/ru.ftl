federation-help-map = сенат и Нео с названиями, которые пишутся в ходах
federation-round = Раунд { $round } из { $rounds }; первый игрок: { $first }, фишка президента: { $president }
federation-starting = Начальные жетоны: { $tiles }
federation-neutral = нейтр.
federation-votes = голоса
federation-legend = ● голоса, после + кубик помощника; ■ финансирование; → куда придёт проект в этом раунде; ? лицом вниз
federation-wing = { $wing }: { $votes ->
    [one] { $votes } голос
    [few] { $votes } голоса
   *[many] { $votes } голосов
}; закон: { $planet }, ОП: { $points }
federation-floors = ОП за этажи: { $floors }
federation-projects = ОП за проекты, если они будут профинансированы: { $projects }
federation-outer = Внешний модуль: { $tokens }
federation-medals = Оставшиеся ордена, по влиянию: { $medals }
federation-holdings = { $prestige } ОП ({ $total }, если бы игра закончилась сейчас); { $resources }; послы { $ambassadors }; кубик { $die }; ангар { $hangar }
federation-standing = степень { $degree }, уровень { $level }; влияние: { $influence }
federation-open = доступные миссии: { $list }
federation-flown = выполненные миссии: { $list }
federation-tokens = жетоны преобразования: { $list }
federation-tiles = жетоны: { $list }
federation-owned-medals = ордена: { $list }
federation-discs = диски: { $list }
federation-robots = роботы: { $list }
