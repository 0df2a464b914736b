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
gaia-verb-action = Board actions
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
gaia-board-point-at-tile = Point at a tile to read what it does.

gaia-board-rounds = Round scoring
gaia-board-round-short = Round { $number }
gaia-board-round-tile = Round { $number }: { $name }
gaia-board-round-now = Round { $number }, now: { $name }
gaia-board-standing = { $player } { $count }
gaia-board-neutral = neutral player
gaia-board-neutral-short = neutral
gaia-board-final_structures = Final: structures
gaia-board-final_federation_structures = Final: in federations
gaia-board-final_planet_types = Final: planet types
gaia-board-final_gaia = Final: gaia planets
gaia-board-final_sectors = Final: sectors
gaia-board-final_satellites = Final: satellites

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
