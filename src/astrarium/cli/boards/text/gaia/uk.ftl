gaia-help-map = карта з назвами планет
amount-resource-gaiaformers = { AMOUNT("resource:gaiaformer", $count) }
gaia-round = Раунд { $round } із { $rounds }
gaia-round-tiles = Жетони цілей раунду: { $tiles }
gaia-final-tiles = Жетони фінального підрахунку: { $tiles }
gaia-order = Порядок: { $order }
gaia-boosters = Вільні посилювачі: { $boosters }
gaia-tech = Технології: { $tiles }
gaia-advanced = Передові технології: { $tiles }
gaia-used = Використано цього раунду: { $actions }
gaia-legend = { $planets }
    { $pieces }; цифра перед спорудою — власник, кома — супутник, ° — зелений жетон
gaia-passed = пас
gaia-income = дохід
