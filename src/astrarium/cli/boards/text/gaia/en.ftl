gaia-help-map = the map with the names of the planets
amount-resource-gaiaformers = { AMOUNT("resource:gaiaformer", $count) }
gaia-round = Round { $round } of { $rounds }
gaia-round-tiles = Round tiles: { $tiles }
gaia-final-tiles = Final tiles: { $tiles }
gaia-order = Order: { $order }
gaia-boosters = Free boosters: { $boosters }
gaia-tech = Tech tiles: { $tiles }
gaia-advanced = Advanced tiles: { $tiles }
gaia-used = Used this round: { $actions }
gaia-legend = { $planets }
    { $pieces }; the digit before a piece is its owner, a comma is a satellite, ° a green token
gaia-passed = passed
gaia-income = income
