gaia-help-map = карта с названиями планет
amount-resource-gaiaformers = { AMOUNT("resource:gaiaformer", $count) }
gaia-round = Раунд { $round } из { $rounds }
gaia-round-tiles = Жетоны целей раунда: { $tiles }
gaia-final-tiles = Жетоны финального подсчёта: { $tiles }
gaia-order = Порядок: { $order }
gaia-boosters = Свободные усилители: { $boosters }
gaia-tech = Технологии: { $tiles }
gaia-advanced = Передовые технологии: { $tiles }
gaia-used = Использовано в этом раунде: { $actions }
gaia-legend = { $planets }
    { $pieces }; цифра перед строением — владелец, запятая — спутник, ° — зелёный жетон
gaia-passed = пас
gaia-income = доход
