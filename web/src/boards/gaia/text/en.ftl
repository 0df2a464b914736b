gaia-board-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
gaia-verb-take-back = Take back
gaia-verb-faction = Factions
gaia-verb-deal = Sectors
gaia-verb-turn = Turn a sector
gaia-verb-keep-board = Keep the board
gaia-verb-settle = Start
gaia-verb-booster = Boosters
gaia-verb-income = Income
gaia-verb-exchange = Exchange
gaia-verb-trade-for-tile = Tech tile
gaia-verb-stop = Stop
gaia-verb-build = Mine
gaia-verb-project = Gaia project
gaia-verb-upgrade = Upgrade
gaia-verb-federate = Federation
gaia-verb-research = Research
gaia-verb-action = Board
gaia-verb-special = Special
gaia-verb-pass = Pass
gaia-verb-convert = Convert
gaia-verb-end = End turn
gaia-verb-tile = Tech tiles
gaia-verb-advanced = Advanced tiles
gaia-verb-cover = Cover
gaia-verb-advance = Advance
gaia-verb-no-step = Stay
gaia-verb-lost-planet = Lost planet
gaia-verb-station = Space station
gaia-verb-swap-with = Swap
gaia-verb-downgrade = Downgrade
gaia-verb-rescore = Gain again
gaia-verb-include = Planets
gaia-verb-done = Done
gaia-verb-satellite = Satellites
gaia-verb-token = Federation tokens
gaia-verb-tokens = Power tokens
gaia-verb-brainstone = Brainstone
gaia-verb-charge = Charge
gaia-verb-token-charge = Token first
gaia-verb-charge-token = Charge first
gaia-verb-decline = Decline
gaia-verb-card = Card

gaia-board-galaxy = Galaxy, { $sectors ->
    [one] { $sectors } sector
   *[other] { $sectors } sectors
}
gaia-board-no-sectors = The sectors are dealt when everybody has chosen a faction.
gaia-board-sector = Sector { $sector }
gaia-board-hex = { $hex }, sector { $sector }
gaia-board-hex-space = Empty space
gaia-board-hex-empty = empty
gaia-board-hex-owned = { $structure } of { $player }
gaia-board-hex-guests = Guest mine of { $players }
gaia-board-hex-satellites = Satellites: { $players }
gaia-board-hex-federated = In a federation of { $players }
gaia-board-planet = { $planet ->
    [lost_planet] Lost planet
    [gaia] Gaia planet
    [terra] Terra planet
    [oxide] Oxide planet
    [volcanic] Volcanic planet
    [desert] Desert planet
    [swamp] Swamp planet
    [titanium] Titanium planet
    [ice] Ice planet
    [transdim] Transdim planet
   *[other] { $name }
}
gaia-board-distance = Distance { $distance }
gaia-board-show-ranges = Show how far my structures reach
gaia-board-show-names = Show the names of the hexes

gaia-board-research = Research
gaia-board-track-terraforming = Terraform
gaia-board-track-navigation = Navigation
gaia-board-track-artificial_intelligence = A.I.
gaia-board-track-gaia_project = Gaia
gaia-board-track-economy = Economy
gaia-board-track-science = Science
gaia-board-level = Level { $level }: { $gain }
gaia-board-level-nothing = nothing
gaia-board-level-range = range { $range }
gaia-board-level-step = { $ore } per terraforming step
gaia-board-level-project = { $tokens } per gaia project
gaia-board-level-once = once { $gain }
gaia-board-level-per-gaia = { $points } per gaia planet
gaia-board-level-income = income { $gain }
gaia-board-level-token = federation token “{ $token }”
gaia-board-level-points = { $points } points more at the end of the game
gaia-board-crossing = crossing: charge
gaia-board-advanced-short = adv.
gaia-board-tech-short = tech
gaia-board-any-track = Any track
gaia-board-tech = { $tile }. Tech tile on { $space }, { $count } left
gaia-board-advanced = { $tile }. Advanced tile of { $track }
gaia-board-advanced-gone = The advanced tile of { $track } is taken
gaia-board-actions = Power and Q.I.C. actions
gaia-board-used = { $name }, used this round
gaia-board-supply = Supply
gaia-board-boosters = Free boosters
gaia-board-booster = Round booster: { $name }
gaia-board-tokens = Federation tokens
gaia-board-token-left = Federation token: { $name }, { $count } left
gaia-board-token-green = Federation token: { $name }, green side up
gaia-board-token-gray = Federation token: { $name }, gray side up

gaia-board-rounds = Round scoring
gaia-board-round-short = Round { $number }
gaia-board-round-tile = Round { $number }: { $name }
gaia-board-round-now = Round { $number }, now: { $name }
gaia-board-seat-count = { $player }: { $count }
gaia-board-neutral = neutral player
gaia-board-final = Final

gaia-board-mat = Mat of { $player }
gaia-board-no-faction = No faction yet
gaia-board-faction = { $name }. { $home }. Starts with { $start }; power { $bowls }
gaia-board-passed = passed, no. { $place }
gaia-board-resource = { $amount }
gaia-board-resource-income = { $amount }, next income { $income }
gaia-board-bowl = { $bowl }: { $tokens }
gaia-board-bowl-stone = { $bowl }: { $tokens } and the brainstone
gaia-board-gaia-area = Gaia
gaia-board-power-income = { $spendable } power to spend; next income: { $gain }
gaia-board-built = { $name }: { $built } of { $all } on the map
gaia-board-tiles-count = { $count ->
    [one] { $count } tech tile
   *[other] { $count } tech tiles
}
gaia-board-tokens-count = { $count ->
    [one] { $count } federation token, { $green } green
   *[other] { $count } federation tokens, { $green } green
}
gaia-board-own-booster = Booster
gaia-board-own-tech = Technology
gaia-board-own-tokens = Federations
gaia-board-own-specials = Special actions
gaia-board-conversions = Conversions
gaia-board-covered = { $name }, covered

gaia-board-used-by = { $name }, used this round by { $player }
gaia-board-specials-count = { $count ->
    [one] { $count } special action not used yet
   *[other] { $count } special actions not used yet
}
gaia-board-automa = Automa
gaia-board-automa-action = Action
gaia-board-automa-support = Support
gaia-board-automa-deck = Deck
gaia-board-automa-card = Card { $number }:
gaia-board-automa-pass = Pass icon: ends the round among the last three cards
gaia-board-automa-left = { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
gaia-board-automa-ties = range { $range }; ties: { $final_tile ->
    [top] upper final tile, then { "" }
    [bottom] lower final tile, then { "" }
   *[other] { "" }
}{ $reading ->
    [left_up] from bottom right to top left
   *[other] from top left to bottom right
}; counts { $count } from the { $counting ->
    [left] right
   *[other] left
}; takes the { $booster ->
    [left] left
    [middle] middle
   *[other] right
} booster
gaia-automa-build_mine = build a mine
gaia-automa-upgrade = upgrade
gaia-automa-research_random = research, track by counting
gaia-automa-research_highest = research, its highest track
gaia-automa-power_or_qic = occupy a board action
gaia-automa-faction = the action of its faction card

gaia-ability-terrans = Tokens return from the gaia area to bowl II. Planetary institute: for the tokens that return, gain resources as if that much power were spent.
gaia-ability-lantids = May build mines on planets of opponents, without terraforming. Planetary institute: 2 knowledge for each such mine.
gaia-ability-xenos = Start with a third mine. Planetary institute: federations need a power value of only 6, and its income is 1 Q.I.C.
gaia-ability-gleens = Gain ore instead of Q.I.C. until the right academy is built. Gaia planets cost 1 ore instead of 1 Q.I.C. and give 2 VP more. Planetary institute: a federation token of their own.
gaia-ability-taklons = The brainstone is a token worth 3 power. Planetary institute: a power token with each passive charge.
gaia-ability-ambas = Planetary institute, special action: swap it with one of your mines.
gaia-ability-hadsch_hallas = Planetary institute: pay credits instead of power to gain Q.I.C., ore and knowledge.
gaia-ability-ivits = Start with the planetary institute only. One federation that grows by 7 power value for each token; satellites cost Q.I.C. Planetary institute, special action: place a space station.
gaia-ability-geodens = Planetary institute: 3 knowledge for the first mine on each new planet type.
gaia-ability-bal_taks = Gaiaformers can be turned into Q.I.C. for a round. Navigation is closed before the planetary institute. The right academy gives 4 credits.
gaia-ability-firaks = Planetary institute, special action: turn a research lab back into a trading station and advance one level.
gaia-ability-bescods = Labs and trading stations change places in the tree of upgrades and in income. Special action: advance the lowest research marker. Planetary institute: +1 power value on titanium planets.
gaia-ability-nevlas = Tokens of bowl III can go to the gaia area for 1 knowledge each. Planetary institute: tokens of bowl III are worth 2 power.
gaia-ability-itars = Burned tokens go to the gaia area. Planetary institute: in the gaia phase 4 tokens of the gaia area buy a tech tile.

gaia-number-hex = Place
gaia-number-level = Level

# What building costs and brings

gaia-board-built-next = The next one brings { $income } a round
gaia-board-built-cost = Costs { $cost }
gaia-board-built-near = Near an opponent { $cost }
gaia-board-pay = You pay
gaia-board-pay-free = free
gaia-board-actions-short = Board actions
gaia-board-actions-once = once a round each
gaia-board-actions-yours = · you have
gaia-board-actions-have = { $power } power, { $qic } Q.I.C.

gaia-board-reply-charge = Charging power
    .choice-ask = ask me
    .choice-matters = only if it matters
    .choice-never = never
    .choice-0 = if free
    .choice-number = up to { $choice } VP

# Federations as a whole

gaia-composed-parts = { $planets }
gaia-composed-sum = { $value } of { $threshold }
gaia-composed-price = { $satellites ->
    [0] no satellites
    [one] { $satellites } satellite = { gaia-composed-paid }
   *[other] { $satellites } satellites = { gaia-composed-paid }
}
gaia-composed-paid = { $qic ->
    [0] { AMOUNT("resource:tokens", $tokens) }
   *[other] { AMOUNT("resource:qic", $qic) }
}
gaia-composed-out = { $left ->
    [0] uses everything
   *[other] leaves { $left_out } out
}
gaia-composed-ranking = Fewest satellites first, then least power value wasted. Point at one: it is drawn on the board.
gaia-composed-do = Form no. { $number }
gaia-composed-by-hand = Planets by hand

# Tiles by what they do

gaia-board-tile-step = With a step in { $track }, { $from } › { $to }: { $gain }
gaia-board-tile-no-step = No step left in { $track }
gaia-board-tile-any-step = With a step in any track

gaia-board-advanced-of = advanced tile on { $track }
gaia-ability-short-terrans = Gaia projects cost little: the tokens come back one bowl further. With the institute they also buy resources.
gaia-ability-short-lantids = Build mines beside opponents, on their planets. With the institute each brings 2 knowledge. Little power at the start.
gaia-ability-short-xenos = Start with three mines. With the institute a federation needs a power value of 6, not 7.
gaia-ability-short-gleens = Gaia planets cost 1 ore and score 2 more. Ore instead of Q.I.C. until the right academy stands.
gaia-ability-short-taklons = Own the brainstone, a token that pays for three. With the institute charging brings tokens.
gaia-ability-short-ambas = More ore a round. Once a round the institute may change places with a mine.
gaia-ability-short-hadsch_hallas = Rich in credits. With the institute credits buy ore, knowledge and Q.I.C.
gaia-ability-short-ivits = Start with the institute alone and grow one single federation with space stations.
gaia-ability-short-geodens = Start one step up in Terraforming. With the institute each new planet type brings 3 knowledge.
gaia-ability-short-bal_taks = Gaiaformers become Q.I.C. for a round. Navigation stays closed before the institute.
gaia-ability-short-firaks = Start with little. With the institute turn a lab back into a trading station for a research step, every round.
gaia-ability-short-bescods = Once a round move the lowest research marker. Labs and trading stations change roles.
gaia-ability-short-nevlas = Turn power into knowledge. With the institute each token of bowl III pays twice.
gaia-ability-short-itars = Burned tokens are not lost: with the institute four of them buy a technology tile.
