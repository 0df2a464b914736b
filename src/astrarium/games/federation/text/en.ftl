# Federation in English. Terms first, then what players can do, what happened, what is asked, what components do.

# Planets

-planet-neo = Neo
-planet-sixmoons = Sixmoons
-planet-atal = Atal
-planet-arratuin = Arratuin
-planet-e81216 = E81216

# Senate rooms, spy, Outer Module

-room-officers_quarters = Officers' Quarters
-room-procurement_office = Procurement Office
-room-patrons_office = Patron's Office
-room-presidents_office = President's Office
-room-assistants_room = Assistants' Room
-room-small_lounge = Small Lounge
-room-spy = Spy
-room-outer_module = Outer Module

# Senate actions

-action-neo = Neo
-action-sixmoons = Sixmoons
-action-atal = Atal
-action-arratuin = Arratuin
-action-e81216 = E81216
-action-officers_quarters = Officers' Quarters
-action-procurement_office = Procurement Office
-action-patrons_office = Patron's Office
-action-presidents_office = President's Office
-action-assistants_room = Assistants' Room
-action-small_lounge = Small Lounge
-action-spy = Spy
-action-outer_module = Outer Module

# Senate spaces; the accusative says where to and the locative where, preposition included

-space-officers_quarters = { $case ->
   *[nominative] Officers' Quarters (left wing)
    [accusative] in the Officers' Quarters (left wing)
    [locative] in the Officers' Quarters (left wing)
}
-space-neo_left = { $case ->
   *[nominative] Neo (left wing)
    [accusative] on Neo (left wing)
    [locative] on Neo (left wing)
}
-space-sixmoons_left = { $case ->
   *[nominative] Sixmoons (left wing)
    [accusative] on Sixmoons (left wing)
    [locative] on Sixmoons (left wing)
}
-space-arratuin_left = { $case ->
   *[nominative] Arratuin (left wing)
    [accusative] on Arratuin (left wing)
    [locative] on Arratuin (left wing)
}
-space-procurement_office = { $case ->
   *[nominative] Procurement Office (left wing)
    [accusative] in the Procurement Office (left wing)
    [locative] in the Procurement Office (left wing)
}
-space-spy_left = { $case ->
   *[nominative] Spy (left wing)
    [accusative] on the Spy space (left wing)
    [locative] on the Spy space (left wing)
}
-space-atal_left = { $case ->
   *[nominative] Atal (left wing)
    [accusative] on Atal (left wing)
    [locative] on Atal (left wing)
}
-space-e81216_left = { $case ->
   *[nominative] E81216 (left wing)
    [accusative] on E81216 (left wing)
    [locative] on E81216 (left wing)
}
-space-patrons_office = { $case ->
   *[nominative] Patron's Office (left wing)
    [accusative] in the Patron's Office (left wing)
    [locative] in the Patron's Office (left wing)
}
-space-atal_right = { $case ->
   *[nominative] Atal (right wing)
    [accusative] on Atal (right wing)
    [locative] on Atal (right wing)
}
-space-e81216_right = { $case ->
   *[nominative] E81216 (right wing)
    [accusative] on E81216 (right wing)
    [locative] on E81216 (right wing)
}
-space-presidents_office = { $case ->
   *[nominative] President's Office (right wing)
    [accusative] in the President's Office (right wing)
    [locative] in the President's Office (right wing)
}
-space-spy_right = { $case ->
   *[nominative] Spy (right wing)
    [accusative] on the Spy space (right wing)
    [locative] on the Spy space (right wing)
}
-space-assistants_room = { $case ->
   *[nominative] Assistants' Room (right wing)
    [accusative] in the Assistants' Room (right wing)
    [locative] in the Assistants' Room (right wing)
}
-space-neo_right = { $case ->
   *[nominative] Neo (right wing)
    [accusative] on Neo (right wing)
    [locative] on Neo (right wing)
}
-space-small_lounge = { $case ->
   *[nominative] Small Lounge (right wing)
    [accusative] in the Small Lounge (right wing)
    [locative] in the Small Lounge (right wing)
}
-space-sixmoons_right = { $case ->
   *[nominative] Sixmoons (right wing)
    [accusative] on Sixmoons (right wing)
    [locative] on Sixmoons (right wing)
}
-space-arratuin_right = { $case ->
   *[nominative] Arratuin (right wing)
    [accusative] on Arratuin (right wing)
    [locative] on Arratuin (right wing)
}

# Wings, floors, columns, sides

-wing-left = left wing
-wing-right = right wing
-floor-1 = floor 1
-floor-2 = floor 2
-floor-3 = floor 3
-column-1 = column 1
-column-2 = column 2
-column-3 = column 3
-column-4 = column 4
-column-5 = column 5
-column-6 = column 6
-side-voting = voting
-side-funding = funding

# Resources and what is counted

-resource-lavandium = lavandium
-resource-copernium = copernium
-resource-oceanium = oceanium
-resource-golden_diamond = golden diamond
-resource-crystal_any = crystal of your choice
-resource-prestige = prestige points
-resource-degree = accreditation degree
-resource-spaceship = spaceship
-resource-mission_marker = mission marker
-resource-alteration = alteration token
-resource-vote = vote
-resource-influence = influence
-resource-crystal = crystals
-resource-level = accreditation level
-resource-die = assistant die
-resource-robot = robots
-resource-erudite = erudite tiles that are face up
amount-resource-lavandium = { $count } lavandium
amount-resource-copernium = { $count } copernium
amount-resource-oceanium = { $count } oceanium
amount-resource-golden_diamond = { $count ->
    [one] { $count } golden diamond
   *[other] { $count } golden diamonds
}
amount-resource-crystal_any = { $count ->
    [one] { $count } crystal of your choice
   *[other] { $count } crystals of your choice
}
amount-resource-prestige = { $count } PP
amount-resource-degree = { $count ->
    [one] { $count } accreditation degree
   *[other] { $count } accreditation degrees
}
amount-resource-spaceship = { $count ->
    [one] { $count } spaceship
   *[other] { $count } spaceships
}
amount-resource-mission_marker = { $count ->
    [one] { $count } mission marker
   *[other] { $count } mission markers
}
amount-resource-crystal = { $count ->
    [one] { $count } crystal
   *[other] { $count } crystals
}
amount-resource-vote = { $count ->
    [one] { $count } vote
   *[other] { $count } votes
}
amount-resource-influence = { $count } influence
amount-resource-alteration = { $count ->
    [one] { $count } alteration token
   *[other] { $count } alteration tokens
}
amount-resource-erudite = { $count ->
    [one] { $count } erudite tile
   *[other] { $count } erudite tiles
}
amount-resource-medal = { $count ->
    [one] { $count } medal
   *[other] { $count } medals
}
amount-resource-asteroid = { $count ->
    [one] { $count } asteroid token
   *[other] { $count } asteroid tokens
}
amount-resource-mission = { $count ->
    [one] { $count } completed mission
   *[other] { $count } completed missions
}
amount-resource-step = { $count ->
    [one] { $count } space
   *[other] { $count } spaces
}
amount-resource-ambassador = { $count ->
    [one] { $count } ambassador
   *[other] { $count } ambassadors
}
amount-resource-robot = { $count ->
    [one] { $count } robot
   *[other] { $count } robots
}
amount-resource-trade_disc = { $count ->
    [one] { $count } trade disc
   *[other] { $count } trade discs
}
amount-resource-level = { $count ->
    [one] { $count } accreditation level
   *[other] { $count } accreditation levels
}
amount-resource-marker_level = { $count ->
    [one] { $count } level of the accreditation marker
   *[other] { $count } levels of the accreditation marker
}
amount-resource-level_round = { $count ->
    [one] { $count } accreditation level until the end of the round
   *[other] { $count } accreditation levels until the end of the round
}
amount-resource-level_game = { $count ->
    [one] { $count } accreditation level until the end of the game
   *[other] { $count } accreditation levels until the end of the game
}
amount-resource-hangar = { $count ->
    [one] { $count } ship in the hangar
   *[other] { $count } ships in the hangar
}
amount-resource-supply = { $count ->
    [one] { $count } ship in the supply
   *[other] { $count } ships in the supply
}
amount-resource-completed = { $count ->
    [one] { $count } completed mission
   *[other] { $count } completed missions
}
amount-resource-die = { $count } on the assistant die
amount-resource-medal_points = { $count } PP for medals
amount-resource-contribution = { $count ->
    [one] { $count } step of the common project
   *[other] { $count } steps of the common project
}
amount-resource-leftovers = { $count } PP for leftovers
amount-planet-neo = influence { $count } on Neo
amount-planet-sixmoons = influence { $count } on Sixmoons
amount-planet-atal = influence { $count } on Atal
amount-planet-arratuin = influence { $count } on Arratuin
amount-planet-e81216 = influence { $count } on E81216

# Ambassadors

-ambassador-1 = ambassador 1
-ambassador-2 = ambassador 2
-ambassador-3 = ambassador 3
-ambassador-special = { $case ->
   *[nominative] Special Ambassador
    [accusative] the Special Ambassador
}

# Alteration tokens

-alteration-alt1_vote2_lavandium = 2 votes; 1 lavandium
-alteration-alt1_vote1_copernium = 1 vote; 1 copernium
-alteration-alt1_vote2_degree = 2 votes; 1 accreditation degree
-alteration-alt1_vote1_assistant = 1 vote; assistant die +1
-alteration-alt1_vote3_prestige = 3 votes; 1 PP
-alteration-alt1_fund_lavandium2 = funding; 2 lavandium
-alteration-alt1_fund_copernium = funding; 1 copernium
-alteration-alt1_fund_degree = funding; 1 accreditation degree
-alteration-alt1_fund_prestige2 = funding; 2 PP
-alteration-alt2_vote3_copernium = 3 votes; 1 copernium
-alteration-alt2_vote2_oceanium = 2 votes; 1 oceanium
-alteration-alt2_vote3_assistant = 3 votes; assistant die +1
-alteration-alt2_fund_oceanium = funding; 1 oceanium
-alteration-alt2_fund_spaceship = funding; 1 spaceship
-alteration-alt2_fund_mission = funding; a mission marker on any mission
-alteration-alt3_vote4_oceanium = 4 votes; 1 oceanium
-alteration-alt3_vote5_degree = 5 votes; 1 accreditation degree
-alteration-alt3_vote3_assistant2 = 3 votes; assistant die +2
-alteration-alt3_fund_project = funding; any major project +1
-alteration-alt3_fund_degree2 = funding; 2 accreditation degrees
-alteration-alt4_vote6_oceanium = 6 votes; 1 oceanium
-alteration-alt4_vote5_diamond = 5 votes; 1 golden diamond
-alteration-alt4_vote5_project = 5 votes; any major project +1
-alteration-alt4_fund_diamond = funding; 1 golden diamond and 1 lavandium
-alteration-alt4_fund_project_ship = funding; any major project +1, 1 spaceship

# Erudite tiles

-erudite-1A1 = 1A1: level +1 this round
-erudite-1A2 = 1A2: turn up a level-1 tile
-erudite-1A3 = 1A3: copy a level-1 tile
-erudite-2A1 = 2A1: level +2 this round
-erudite-2A2 = 2A2: take a level-3 tile
-erudite-2A3 = 2A3: copy a tile of level 1 or 2
-erudite-3A1 = 3A1: 1 PP per open or completed mission
-erudite-3A2 = 3A2: 3 PP per colour of erudite tiles
-erudite-3A3 = 3A3: 2 PP per influence on Atal
-erudite-1B1 = 1B1: build for 1 crystal less
-erudite-1B2 = 1B2: lavandium for influence on E81216
-erudite-1B3 = 1B3: income of any production
-erudite-2B1 = 2B1: build for 2 crystals less
-erudite-2B2 = 2B2: copernium for influence on E81216
-erudite-2B3 = 2B3: two incomes of productions
-erudite-3B1 = 3B1: 2 PP per influence on E81216
-erudite-3B2 = 3B2: 3 PP per golden diamond
-erudite-3B3 = 3B3: 5 PP per megastructure
-erudite-1C1 = 1C1: 1 accreditation degree
-erudite-1C2 = 1C2: spaceship or mission marker
-erudite-1C3 = 1C3: disc on level 1 of a shop
-erudite-2C1 = 2C1: 2 accreditation degrees
-erudite-2C2 = 2C2: spaceship and mission marker
-erudite-2C3 = 2C3: disc on level 1 of a shop with bonus
-erudite-3C1 = 3C1: 2 PP per accreditation level
-erudite-3C2 = 3C2: 3 PP per ship in the hangar
-erudite-3C3 = 3C3: 3 PP per disc on level 2
-erudite-1D1 = 1D1: extra token of strength 1
-erudite-1D2 = 1D2: assistant die +1
-erudite-1D3 = 1D3: 1 more moon
-erudite-2D1 = 2D1: extra token of strength 2
-erudite-2D2 = 2D2: assistant die +2
-erudite-2D3 = 2D3: 2 more moons
-erudite-3D1 = 3D1: 3 PP per unused alteration token
-erudite-3D2 = 3D2: 2 PP per pip of the assistant die
-erudite-3D3 = 3D3: 2 PP per influence on Sixmoons
-erudite-1E1 = 1E1: 2 more lavandium
-erudite-1E2 = 1E2: 1 more oceanium
-erudite-1E3 = 1E3: 1 more space
-erudite-2E1 = 2E1: 1 more lavandium and oceanium
-erudite-2E2 = 2E2: 1 more copernium and oceanium
-erudite-2E3 = 2E3: 1 more golden diamond
-erudite-3E1 = 3E1: 5 PP per asteroid token
-erudite-3E2 = 3E2: 1 PP per crystal and diamond
-erudite-3E3 = 3E3: 2 PP per influence on Neo
-erudite_type-A = type A (purple)
-erudite_type-B = type B (green)
-erudite_type-C = type C (yellow)
-erudite_type-D = type D (blue)
-erudite_type-E = type E (orange)

# Starting tiles

-starting-starting_tile_1 = mixed ore
-starting-starting_tile_2 = ocean world
-starting-starting_tile_3 = diamond world
-starting-starting_tile_4 = shipbuilders
-starting-starting_tile_5 = explorers
-starting-starting_tile_6 = diplomats
-starting-starting_tile_7 = envoys
-starting-starting_tile_8 = traders

# Deep Space tiles

-deep-deep_space_1 = Funding wave
-deep-deep_space_2 = Master of alteration
-deep-deep_space_3 = High accreditation
-deep-deep_space_4 = Trade privilege
-deep-deep_space_5 = Perfect assistant
-deep-deep_space_6 = Special ambassador
-deep-deep_space_7 = Expedition of honour
-deep-deep_space_8 = Free construction

# Medals of honour

-medal-neo = Neo medal
-medal-sixmoons = Sixmoons medal
-medal-atal = Atal medal
-medal-arratuin = Arratuin medal
-medal-e81216 = E81216 medal
-medal-accreditation = accreditation medal
-medal-intrigue = intrigue medal

# Major projects

-project-sixmoons = major project of Sixmoons
-project-atal = major project of Atal
-project-e81216 = major project of E81216
-project-neo = major project of Neo
-project-missions = major project of the missions
-project-arratuin = major project of Arratuin
-project-common = common major project

# Laws

-law-left_neo = Neo law (left wing)
-law-left_sixmoons = Sixmoons law (left wing)
-law-left_atal = Atal law (left wing)
-law-left_arratuin = Arratuin law (left wing)
-law-left_e81216 = E81216 law (left wing)
-law-right_neo = Neo law (right wing)
-law-right_sixmoons = Sixmoons law (right wing)
-law-right_atal = Atal law (right wing)
-law-right_arratuin = Arratuin law (right wing)
-law-right_e81216 = E81216 law (right wing)

# Special missions

-mission-neo = Neo mission
-mission-sixmoons = Sixmoons mission
-mission-atal = Atal mission
-mission-arratuin = Arratuin mission
-mission-e81216 = E81216 mission
-mission-officers_quarters = Officers' Quarters mission
-mission-spy = Spy mission
-mission-presidents_office = President's Office mission
-mission-small_lounge = Small Lounge mission
-mission-assistants_room = Assistants' Room mission
-mission-procurement_office = Procurement Office mission
-mission-patrons_office = Patron's Office mission

# Shops

-shop-shop_1 = free stall
-shop-shop_2 = crystal and patents dealer
-shop-shop_3 = assistant agency
-shop-shop_4 = ship broker
-shop-shop_5 = diamond cutter
-shop-shop_6 = gallery of prestige

# Productions and megastructures

-production-space_shipyard = Space Shipyard
-production-transporter = Transporter
-production-transmutation_chamber = Transmutation Chamber
-production-lavandium_replicator = Lavandium Replicator
-production-military_academy = Military Academy
-production-consulate = Consulate
-production-alteration_incubator = Alteration Incubator
-production-space_university = Space University
-megastructure-megastructure_1 = megastructure 1
-megastructure-megastructure_2 = megastructure 2
-megastructure-megastructure_3 = megastructure 3
-megastructure-megastructure_4 = megastructure 4
-megastructure_token-neo = influence on Neo
-megastructure_token-sixmoons = influence on Sixmoons
-megastructure_token-atal = influence on Atal
-megastructure_token-arratuin = influence on Arratuin
-megastructure_token-e81216 = influence on E81216
-megastructure_token-missions = completed missions
-megastructure_token-accreditation = accreditation level
-megastructure_token-assistant = value of the assistant die

# Spaces of Neo; the accusative says where to, preposition included

-neo-neo_0 = { $case ->
   *[nominative] start
    [accusative] to the start
}
-neo-neo_1a = { $case ->
   *[nominative] upper shaft 1
    [accusative] to upper shaft 1
}
-neo-neo_1b = { $case ->
   *[nominative] lower shaft 1
    [accusative] to lower shaft 1
}
-neo-neo_2a = { $case ->
   *[nominative] asteroid site A
    [accusative] to asteroid site A
}
-neo-neo_2b = { $case ->
   *[nominative] asteroid site B
    [accusative] to asteroid site B
}
-neo-neo_3 = { $case ->
   *[nominative] central gallery 3
    [accusative] to central gallery 3
}
-neo-neo_4a = { $case ->
   *[nominative] upper shaft 4
    [accusative] to upper shaft 4
}
-neo-neo_4b = { $case ->
   *[nominative] lower shaft 4
    [accusative] to lower shaft 4
}
-neo-neo_5a = { $case ->
   *[nominative] asteroid site C
    [accusative] to asteroid site C
}
-neo-neo_5b = { $case ->
   *[nominative] asteroid site D
    [accusative] to asteroid site D
}
-neo-neo_6 = { $case ->
   *[nominative] central gallery 6
    [accusative] to central gallery 6
}
-neo-neo_7a = { $case ->
   *[nominative] upper shaft 7
    [accusative] to upper shaft 7
}
-neo-neo_7b = { $case ->
   *[nominative] lower shaft 7
    [accusative] to lower shaft 7
}
-neo-neo_8 = { $case ->
   *[nominative] field of dead asteroids
    [accusative] to the field of dead asteroids
}

# Asteroids and dead asteroids

-asteroid-asteroid_1 = asteroid (2 copernium)
-asteroid-asteroid_2 = asteroid (1 lavandium and 1 oceanium)
-asteroid-asteroid_3 = asteroid (3 lavandium)
-asteroid-asteroid_4 = asteroid (1 copernium and 1 oceanium)
-asteroid-asteroid_5 = asteroid (2 oceanium)
-asteroid-asteroid_6 = asteroid (1 golden diamond)
-asteroid-dead_asteroid_1 = dead asteroid (1 golden diamond and 1 lavandium)
-asteroid-dead_asteroid_2 = dead asteroid (1 golden diamond and 1 copernium)
-asteroid-dead_asteroid_3 = dead asteroid (1 golden diamond and 1 oceanium)
-asteroid-dead_asteroid_4 = dead asteroid (3 oceanium)
-asteroid-dead_asteroid_5 = dead asteroid (2 golden diamonds)
-asteroid-dead_asteroid_6 = dead asteroid (2 copernium and 1 oceanium)

# Moons

-moon-moon_start = { $case ->
   *[nominative] start moon
    [accusative] the start moon
    [locative] the start moon
}
-moon-moon_1 = moon 1
-moon-moon_2 = moon 2
-moon-moon_3 = moon 3
-moon-moon_4 = moon 4
-moon-moon_5 = moon 5
-moon-moon_6 = moon 6
-moon-moon_planet = { $case ->
   *[nominative] blue planet
    [accusative] the blue planet
    [locative] the blue planet
}

# Blocking tiles and neutral tokens

-planet_block-block_planet_1 = planet blocking tile 1 (Arratuin left, Sixmoons right; with 0 votes E81216 left)
-planet_block-block_planet_2 = planet blocking tile 2 (Sixmoons left, Neo right; with 0 votes Atal left)
-planet_block-block_planet_3 = planet blocking tile 3 (E81216 left, Atal right; with 0 votes Neo left)
-planet_block-block_planet_4 = planet blocking tile 4 (Neo left, Arratuin right; with 0 votes Sixmoons right)
-planet_block-block_planet_5 = planet blocking tile 5 (Atal left, E81216 right; with 0 votes Arratuin right)
-room_block-block_room_officers_quarters = room blocking tile (Officers' Quarters, Spy right)
-room_block-block_room_procurement_office = room blocking tile (Procurement Office, Spy right)
-room_block-block_room_patrons_office = room blocking tile (Patron's Office, Spy right)
-room_block-block_room_assistants_room = room blocking tile (Assistants' Room, Spy left)
-room_block-block_room_small_lounge = room blocking tile (Small Lounge, Spy left)
-neutral_token-neutral_zero = neutral token 0
-neutral_token-neutral_1_2 = neutral token 1/2
-neutral_token-neutral_3_4 = neutral token 3/4
-neutral_token-neutral_5 = neutral token 5

# Accreditation

-level-level_1 = level 1
-level-level_2 = level 2
-level-level_3 = level 3
-level-level_4 = level 4
-level-level_5 = level 5
-level_token-level_token_plus_1 = level token +1
-level_token-level_token_plus_2 = level token +2

# The die, pawns and markers

-die-assistant_die = assistant die
-piece-president_pawn = President pawn
-piece-miner = miner
-piece-mage = mage
-piece-robot = robot
-piece-trade_disc = trade disc
-piece-accreditation_marker = accreditation marker
-piece-common_project_marker = common project marker

# Names under which options and events point at components; a face says how an ambassador lies

-space-outer_module = { $case ->
   *[nominative] Outer Module
    [accusative] in the Outer Module
    [locative] in the Outer Module
}
-face-voting = voting side up
-face-funding = funding side up
-unit-lavandium = lavandium
-unit-copernium = copernium
-unit-oceanium = oceanium
-unit-golden_diamond = golden diamond
-unit-degree = accreditation degree
-unit-spaceship = spaceship
-unit-mission_marker = mission marker
-face-alt1_vote2_lavandium = covered with the token “2 votes; 1 lavandium”
-face-alt1_vote1_copernium = covered with the token “1 vote; 1 copernium”
-face-alt1_vote2_degree = covered with the token “2 votes; 1 accreditation degree”
-face-alt1_vote1_assistant = covered with the token “1 vote; assistant die +1”
-face-alt1_vote3_prestige = covered with the token “3 votes; 1 PP”
-face-alt1_fund_lavandium2 = covered with the token “funding; 2 lavandium”
-face-alt1_fund_copernium = covered with the token “funding; 1 copernium”
-face-alt1_fund_degree = covered with the token “funding; 1 accreditation degree”
-face-alt1_fund_prestige2 = covered with the token “funding; 2 PP”
-face-alt2_vote3_copernium = covered with the token “3 votes; 1 copernium”
-face-alt2_vote2_oceanium = covered with the token “2 votes; 1 oceanium”
-face-alt2_vote3_assistant = covered with the token “3 votes; assistant die +1”
-face-alt2_fund_oceanium = covered with the token “funding; 1 oceanium”
-face-alt2_fund_spaceship = covered with the token “funding; 1 spaceship”
-face-alt2_fund_mission = covered with the token “funding; a mission marker on any mission”
-face-alt3_vote4_oceanium = covered with the token “4 votes; 1 oceanium”
-face-alt3_vote5_degree = covered with the token “5 votes; 1 accreditation degree”
-face-alt3_vote3_assistant2 = covered with the token “3 votes; assistant die +2”
-face-alt3_fund_project = covered with the token “funding; any major project +1”
-face-alt3_fund_degree2 = covered with the token “funding; 2 accreditation degrees”
-face-alt4_vote6_oceanium = covered with the token “6 votes; 1 oceanium”
-face-alt4_vote5_diamond = covered with the token “5 votes; 1 golden diamond”
-face-alt4_vote5_project = covered with the token “5 votes; any major project +1”
-face-alt4_fund_diamond = covered with the token “funding; 1 golden diamond and 1 lavandium”
-face-alt4_fund_project_ship = covered with the token “funding; any major project +1, 1 spaceship”
-site-space_shipyard = { $case ->
   *[nominative] Space Shipyard
    [accusative] the Space Shipyard
}
-site-transporter = { $case ->
   *[nominative] Transporter
    [accusative] the Transporter
}
-site-transmutation_chamber = { $case ->
   *[nominative] Transmutation Chamber
    [accusative] the Transmutation Chamber
}
-site-lavandium_replicator = { $case ->
   *[nominative] Lavandium Replicator
    [accusative] the Lavandium Replicator
}
-site-military_academy = { $case ->
   *[nominative] Military Academy
    [accusative] the Military Academy
}
-site-consulate = { $case ->
   *[nominative] Consulate
    [accusative] the Consulate
}
-site-alteration_incubator = { $case ->
   *[nominative] Alteration Incubator
    [accusative] the Alteration Incubator
}
-site-space_university = { $case ->
   *[nominative] Space University
    [accusative] the Space University
}
-site-megastructure_1 = megastructure 1
-site-megastructure_2 = megastructure 2
-site-megastructure_3 = megastructure 3
-site-megastructure_4 = megastructure 4
-phase-executive = Executive phase
-phase-final = Final scoring
-points-floors = floors
-points-laws = laws
-points-missions = special missions
-points-erudites = erudite tiles
-points-megastructures = megastructures
-points-shops = shops
-points-alterations = alteration tokens
-points-accreditation = accreditation
-points-medals = medals of honour
-points-leftovers = leftovers
-points-projects = major projects

# What a player can do

federation-option-take-back = Take the answer back
federation-option-start = Take the starting tile “{ NAME($tile) }”
federation-option-place = Place { NAME($ambassador, case: "accusative") }, { NAME($face) }, { NAME($space, case: "accusative") }
federation-option-save = Keep the Special Ambassador for another round
federation-option-fly = Send a spaceship on the { NAME($mission) }
federation-option-end = End the turn
federation-option-use = Use the tile “{ NAME($tile) }”
federation-option-discard = Discard { AMOUNT($resource, 1) }
federation-option-pay = { $lavandium ->
    [0] { $copernium ->
        [0] { $oceanium ->
            [0] Pay no crystals
           *[other] Pay { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Pay { AMOUNT("resource:copernium", $copernium) }
           *[other] Pay { AMOUNT("resource:copernium", $copernium) } and { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
   *[other] { $copernium ->
        [0] { $oceanium ->
            [0] Pay { AMOUNT("resource:lavandium", $lavandium) }
           *[other] Pay { AMOUNT("resource:lavandium", $lavandium) } and { AMOUNT("resource:oceanium", $oceanium) }
        }
       *[other] { $oceanium ->
            [0] Pay { AMOUNT("resource:lavandium", $lavandium) } and { AMOUNT("resource:copernium", $copernium) }
           *[other] Pay { AMOUNT("resource:lavandium", $lavandium) }, { AMOUNT("resource:copernium", $copernium) } and { AMOUNT("resource:oceanium", $oceanium) }
        }
    }
}
federation-option-perform = Carry out the action
federation-option-forfeit = Do without the action
federation-option-add-die = Add the assistant die
federation-option-keep-die = Add no assistant die
federation-option-dig = Move the miner { NAME($space, case: "accusative") }
federation-option-stay = Stay here and take the reward
federation-option-take-asteroid = Take the { NAME($asteroid) }
federation-option-take-token = Take the token “{ NAME($token) }”
federation-option-take-tile = Take the tile “{ NAME($tile) }”
federation-option-trade = Trade with the { NAME($shop) }
federation-option-build = Build { NAME($site, case: "accusative") }
federation-option-finish = Finish the action
federation-option-visit = Action on { NAME($planet) }
federation-option-copy = Copy the action “{ NAME($action) }”
federation-option-copy-tile = Copy the tile “{ NAME($tile) }”
federation-option-refresh = Turn up the tile “{ NAME($tile) }”
federation-option-choose = Gain: { NAME($unit) }
federation-option-open = Open the { NAME($mission) }
federation-option-fund = Advance the { NAME($project) }
federation-option-medal = Take the { NAME($medal) }
federation-option-deep-space = Take the Deep Space tile “{ NAME($tile) }”
federation-option-keep-token = Keep the token “{ NAME($token) }”
federation-option-disc = Put a disc in the shop “{ NAME($shop) }”
federation-option-construct = Build { NAME($site, case: "accusative") } for free
federation-option-income = Receive the income of the { NAME($production) }
federation-option-transport-miner = Move the miner { NAME($space, case: "accusative") } without a reward
federation-option-transport-mage = Move the mage one moon ahead without a token
federation-option-upgrade = Turn { AMOUNT($resource, 1) } into the next better resource
federation-option-accept = Take the income
federation-option-decline = Do without the income
federation-option-upkeep = { $level ->
    [0] Pay nothing and fall to degree 3
   *[other] Pay the upkeep of level { $level }
}
federation-option-pass-law = Pass the law of the { NAME($wing) }
federation-option-turn-token = Turned up: the token “{ NAME($token) }”
federation-option-turn-asteroid = Turned up: { NAME($asteroid) }
federation-option-turn-tile = Turned up: the tile “{ NAME($tile) }”
federation-option-turn-law = Law: { NAME($law) }
federation-option-turn-planet-block = Turned up: { NAME($tile) }
federation-option-turn-room-block = Turned up: { NAME($tile) }
federation-option-see-deep-space = Deep Space tile “{ NAME($tile) }”

# Groups of options

federation-verb-take-back = Take back
federation-verb-start = Starting tiles
federation-verb-place = Ambassadors
federation-verb-save = Save
federation-verb-fly = Missions
federation-verb-end = End turn
federation-verb-use = Use tiles
federation-verb-discard = Discard
federation-verb-pay = Pay
federation-verb-perform = Action
federation-verb-forfeit = No action
federation-verb-add-die = Add the die
federation-verb-keep-die = Add no die
federation-verb-dig = Miner
federation-verb-stay = Stay
federation-verb-take-asteroid = Asteroids
federation-verb-take-token = Alteration tokens
federation-verb-take-tile = Erudite tiles
federation-verb-trade = Shops
federation-verb-build = Build
federation-verb-finish = Finish
federation-verb-visit = Planets
federation-verb-copy = Copy
federation-verb-copy-tile = Copy a tile
federation-verb-refresh = Turn up
federation-verb-choose = Gain
federation-verb-open = Mission markers
federation-verb-fund = Projects
federation-verb-medal = Medals
federation-verb-deep-space = Deep Space
federation-verb-keep-token = Keep a token
federation-verb-disc = Discs
federation-verb-construct = Build for free
federation-verb-income = Incomes
federation-verb-transport-miner = Miner
federation-verb-transport-mage = Mage
federation-verb-upgrade = Transmute
federation-verb-accept = Take it
federation-verb-decline = Decline
federation-verb-upkeep = Upkeep
federation-verb-pass-law = Laws
federation-verb-turn-token = Alteration token
federation-verb-turn-asteroid = Asteroid
federation-verb-turn-tile = Erudite tile
federation-verb-turn-law = Law
federation-verb-turn-planet-block = Blocked planets
federation-verb-turn-room-block = Blocked room
federation-verb-see-deep-space = Deep Space tile

# What happened

federation-event-acts = { $player } begins an action on { NAME($planet) }
federation-event-added-die = { $player } adds the assistant die ({ $value }) { NAME($space, case: "locative") }
federation-event-blocked-planets = The neutral player takes spaces: { NAME($tile) }
federation-event-blocked-room = The neutral player takes spaces: { NAME($tile) }
federation-event-built = { $player } builds { NAME($site, case: "accusative") }
federation-event-chose-law = { $player } holds the President pawn and chooses the law of the { NAME($wing) }
federation-event-counted = { $player } has { $value }
federation-event-copied-tile = { $player } copies the tile “{ NAME($tile) }”
federation-event-declined = { $player } does without the income of the { NAME($production) }
federation-event-degree = { $player } reaches accreditation degree { $degree }
federation-event-die-raised = { $player }: the assistant die shows { $value }
federation-event-drew-token = { $player } draws the alteration token “{ NAME($token) }”
federation-event-flew = { $player } sends a spaceship on the { NAME($mission) }
federation-event-forfeited = { $player } forgoes the action
federation-event-funded = { $player } advances the { NAME($project) } ({ $value } of { $length })
federation-event-gained = { $player } gains { AMOUNT($resource, $amount) }
federation-event-gained-ships = { $player } moves { AMOUNT("resource:spaceship", $amount) } into the hangar
federation-event-influence = { $player } has influence { $value } on { NAME($planet) }
federation-event-law-passed = The law of { NAME($planet) } passes ({ NAME($wing) }): votes on the left { $left }, on the right { $right }
federation-event-leftovers = { $player } has left: { AMOUNT("resource:crystal", $crystals) }, { AMOUNT("resource:golden_diamond", $diamonds) }, { AMOUNT("resource:hangar", $ships) }, { AMOUNT("resource:alteration", $tokens) }
federation-event-level-raised = { $player }: the accreditation level counts { $amount } higher
federation-event-looked-at-deep-space = { $player } looks through the Deep Space tiles
federation-event-lost = { $player } discards { AMOUNT($resource, $amount) }
federation-event-mage-moved = { $player } moves the mage to { NAME($moon, case: "accusative") }
federation-event-miner-moved = { $player } moves the miner { NAME($space, case: "accusative") }
federation-event-opened = { $player } opens the { NAME($mission) }
federation-event-paid = { $player } pays { AMOUNT($resource, $amount) }
federation-event-phase-started = { NAME($phase) }
federation-event-placed = { $player } places { NAME($ambassador, case: "accusative") }, { NAME($face) }, { NAME($space, case: "accusative") }
federation-event-placed-disc = { $player } puts a disc on level { $level } of the shop “{ NAME($shop) }”
federation-event-project-complete = The { NAME($project) } is fully funded
federation-event-refreshed = { $player } turns up the tile “{ NAME($tile) }”
federation-event-round-started = Round { $round } begins
federation-event-saved-ambassador = { $player } keeps the Special Ambassador for another round
federation-event-saw-tile = { $player } sees the Deep Space tile “{ NAME($tile) }”
federation-event-saw-token = { $player } sees the alteration token “{ NAME($token) }”
federation-event-scored = { $player }: { AMOUNT("resource:prestige", $points) } ({ NAME($source) })
federation-event-scoring-medals = Scoring: medals of honour
federation-event-scoring-project = Scoring: { NAME($project) }
federation-event-spied = { $player } copies the action “{ NAME($action) }”
federation-event-step-lost = { $player }: the { NAME($project) } is fully funded already, so the second step is lost
federation-event-swapped-laws = The laws of the right wing for rounds 4 and 5 change places
federation-event-took-asteroid = { $player } takes the { NAME($asteroid) }
federation-event-took-deep-tile = { $player } takes the Deep Space tile “{ NAME($tile) }”
federation-event-took-income = { $player } receives the income of the { NAME($production) }
federation-event-took-medal = { $player } receives the { NAME($medal) } (now { AMOUNT("resource:medal", $owned) })
federation-event-took-pawn = { $player } takes the President pawn
federation-event-took-special-ambassador = { $player } receives the Special Ambassador
federation-event-took-start = { $player } takes the starting tile “{ NAME($tile) }”
federation-event-took-tile = { $player } takes the erudite tile “{ NAME($tile) }”
federation-event-took-token = { $player } takes the alteration token “{ NAME($token) }”
federation-event-traded = { $player } trades with the { NAME($shop) }
federation-event-transmuted = { $player } turns { AMOUNT($resource, 1) } into { AMOUNT($better, 1) }
federation-event-turned-asteroid = Turned up on Neo: { NAME($asteroid) }
federation-event-turned-law = The law of the { NAME($wing) } for round { $round }: { NAME($planet) }
federation-event-turned-tile = Turned up on Atal: “{ NAME($tile) }”
federation-event-turned-token = Turned up on { NAME($moon, case: "locative") }: “{ NAME($token) }”
federation-event-unwon-floor = { $votes ->
    [0] Nobody has votes on floor { $floor }
   *[other] Nobody wins floor { $floor }: the neutral player has more votes ({ $neutral } to { $votes })
}
federation-event-upkeep = { $level ->
    [0] { $player } pays no upkeep and falls to degree { $degree }
   *[other] { $player } pays the upkeep of level { $level } (degree { $degree })
}
federation-event-used-tile = { $player } uses the tile “{ NAME($tile) }”
federation-event-won-floor = { $player } has the most votes on floor { $floor }: { $votes }

# What has to be decided

federation-decision-CHOOSING_START = Choose a starting tile
federation-decision-TURN = Your turn: place an ambassador
federation-decision-CLOSING = Fly a special mission, or end the turn
federation-decision-PERFORMING = Carry out the action of the space?
federation-decision-ADDING_DIE = Add the assistant die to this ambassador?
federation-decision-COPYING = Which action do you copy?
federation-decision-OPENING = Which mission does the marker open?
federation-decision-INCOME_OF_SPACE_SHIPYARD = Take the income of the Space Shipyard?
federation-decision-INCOME_OF_TRANSPORTER = Take the income of the Transporter?
federation-decision-INCOME_OF_TRANSMUTATION_CHAMBER = Take the income of the Transmutation Chamber?
federation-decision-INCOME_OF_LAVANDIUM_REPLICATOR = Take the income of the Lavandium Replicator?
federation-decision-INCOME_OF_MILITARY_ACADEMY = Take the income of the Military Academy?
federation-decision-INCOME_OF_CONSULATE = Take the income of the Consulate?
federation-decision-INCOME_OF_ALTERATION_INCUBATOR = Take the income of the Alteration Incubator?
federation-decision-INCOME_OF_SPACE_UNIVERSITY = Take the income of the Space University?
federation-decision-UPKEEPING = Which accreditation level do you pay for?
federation-decision-CHOOSING_LAW = The wings are tied: which law passes?
federation-decision-PAYING = Which crystals do you pay?
federation-decision-DROPPING = Your reserve is full: which crystal do you discard?
federation-decision-CHOOSING = What do you gain?
federation-decision-CHOOSING_MEDAL = Which medal do you take?
federation-decision-CHOOSING_DEEP = Which Deep Space tile do you take?
federation-decision-KEEPING = Which alteration token do you keep?
federation-decision-FUNDING = Which major project advances?
federation-decision-REFRESHING = Which used tile do you turn up?
federation-decision-COPYING_TILE = Which erudite tile do you copy?
federation-decision-VISITING = On which planet do you act?
federation-decision-LINGERING = Use a tile in this action, or finish it
federation-decision-ARRIVING = Go on with a tile, or stay here?
federation-decision-TRANSPORTING = Which pawn does the Transporter move?
federation-decision-DIGGING = Where does the miner go?
federation-decision-TAKING_ASTEROID = Which dead asteroid do you take?
federation-decision-TAKING_TOKEN = Which alteration token do you take?
federation-decision-TAKING_TILE = Which erudite tile do you take?
federation-decision-TRADING = With which shop do you trade?
federation-decision-PLACING_DISC = In which shop does the free disc go?
federation-decision-BUILDING = What do you build?
federation-decision-CONSTRUCTING = What do you build for free?
federation-decision-CHOOSING_INCOME = Which production gives its income?
federation-decision-UPGRADING = Which resource becomes better?

# Settings: name, explanation, and the choices that are words

federation-setting-board_setup = E81216
    .help = Productions and megastructure tokens laid out by chance, or as printed for a first game.
    .choice-experienced = by chance
    .choice-first_game = as for a first game
federation-setting-atal_strict_ladder = Level by level
    .help = An erudite tile of level 3 needs one of level 2 of its type.
federation-setting-neutral_counts_on_floors = Neutral votes on floors
    .help = Where the neutral player has the most votes, nobody scores for the floor; otherwise neutral votes count for laws only.
federation-setting-die_before_action = The die before the action
    .help = The assistant die is added as the ambassador is placed, so a die gained by its action comes too late.
federation-setting-action_optional = Optional actions
    .help = The cost of a space is paid, but its action may be declined.

# What the components do

federation-about-planet-neo = Move your miner to an adjacent space ahead and take its resources or its asteroid token. Your influence is the level of the miner's space, at most 8.
federation-about-planet-sixmoons = Move your mage one moon ahead and take one alteration token from there. Your influence is the level of the mage's moon, at most 7.
federation-about-planet-atal = Take one erudite tile: of level 1, or of a higher level if you own a lower one of the same type. Each of your tiles is 1 influence.
federation-about-planet-arratuin = Trade with one shop: pay its cost, put your disc on level 1 or move it up to level 2, and receive the bonus of that level. A disc is 1 influence on level 1 and 2 on level 2.
federation-about-planet-e81216 = Build one production or one megastructure and pay its cost. A production is 1 influence and gives income every round; a megastructure is 2 influence and scores at once.
federation-about-room-officers_quarters = Gain 2 accreditation degrees.
federation-about-room-procurement_office = Pay 1 oceanium and move 2 spaceships from your supply into your hangar.
federation-about-room-patrons_office = Move 1 spaceship into your hangar and put a mission marker on any of your missions that has none.
federation-about-room-presidents_office = Take the President pawn at once: you are first player next round. Take also any medal of honour of a type you lack; of a planet's medals take the one at the highest influence level. This action cannot be copied, and the first player cannot carry it out on the first turn of a round.
federation-about-room-assistants_room = Pay 1 copernium: obtain your assistant die at 2, or raise it by 2.
federation-about-room-small_lounge = Gain 1 accreditation degree, then advance any major project by 1 space.
federation-about-room-spy = Pay 1 lavandium and carry out any planet action or any room action except the President's Office, whether or not its space is occupied or blocked. What the copied action itself costs is paid too. Your ambassador counts where it lies, on the spy space, and its funding side opens the Spy mission.
federation-about-room-outer_module = Gain 1 oceanium. Any number of ambassadors may lie here; they count neither for votes nor for projects and open no mission.
federation-about-action-neo = Move your miner to an adjacent space ahead and take its resources or its asteroid token. Your influence is the level of the miner's space, at most 8.
federation-about-action-sixmoons = Move your mage one moon ahead and take one alteration token from there. Your influence is the level of the mage's moon, at most 7.
federation-about-action-atal = Take one erudite tile: of level 1, or of a higher level if you own a lower one of the same type. Each of your tiles is 1 influence.
federation-about-action-arratuin = Trade with one shop: pay its cost, put your disc on level 1 or move it up to level 2, and receive the bonus of that level. A disc is 1 influence on level 1 and 2 on level 2.
federation-about-action-e81216 = Build one production or one megastructure and pay its cost. A production is 1 influence and gives income every round; a megastructure is 2 influence and scores at once.
federation-about-action-officers_quarters = Gain 2 accreditation degrees.
federation-about-action-procurement_office = Pay 1 oceanium and move 2 spaceships from your supply into your hangar.
federation-about-action-patrons_office = Move 1 spaceship into your hangar and put a mission marker on any of your missions that has none.
federation-about-action-presidents_office = Take the President pawn at once: you are first player next round. Take also any medal of honour of a type you lack; of a planet's medals take the one at the highest influence level. This action cannot be copied, and the first player cannot carry it out on the first turn of a round.
federation-about-action-assistants_room = Pay 1 copernium: obtain your assistant die at 2, or raise it by 2.
federation-about-action-small_lounge = Gain 1 accreditation degree, then advance any major project by 1 space.
federation-about-action-spy = Pay 1 lavandium and carry out any planet action or any room action except the President's Office, whether or not its space is occupied or blocked. What the copied action itself costs is paid too. Your ambassador counts where it lies, on the spy space, and its funding side opens the Spy mission.
federation-about-action-outer_module = Gain 1 oceanium. Any number of ambassadors may lie here; they count neither for votes nor for projects and open no mission.
federation-about-space-officers_quarters = Left wing, column 1, floor 3. Gain 2 accreditation degrees.
federation-about-space-neo_left = Left wing, column 2, floor 3. Move your miner to an adjacent space ahead and take its resources or its asteroid token. Your influence is the level of the miner's space, at most 8.
federation-about-space-sixmoons_left = Left wing, column 3, floor 3. Move your mage one moon ahead and take one alteration token from there. Your influence is the level of the mage's moon, at most 7.
federation-about-space-arratuin_left = Left wing, column 1, floor 2. Trade with one shop: pay its cost, put your disc on level 1 or move it up to level 2, and receive the bonus of that level. A disc is 1 influence on level 1 and 2 on level 2.
federation-about-space-procurement_office = Left wing, column 2, floor 2. Pay 1 oceanium and move 2 spaceships from your supply into your hangar.
federation-about-space-spy_left = Left wing, column 3, floor 2. Pay 1 lavandium and carry out any planet action or any room action except the President's Office, whether or not its space is occupied or blocked. What the copied action itself costs is paid too. Your ambassador counts where it lies, on the spy space, and its funding side opens the Spy mission.
federation-about-space-atal_left = Left wing, column 1, floor 1. Take one erudite tile: of level 1, or of a higher level if you own a lower one of the same type. Each of your tiles is 1 influence.
federation-about-space-e81216_left = Left wing, column 2, floor 1. Build one production or one megastructure and pay its cost. A production is 1 influence and gives income every round; a megastructure is 2 influence and scores at once.
federation-about-space-patrons_office = Left wing, column 3, floor 1. Move 1 spaceship into your hangar and put a mission marker on any of your missions that has none.
federation-about-space-atal_right = Right wing, column 4, floor 3. Take one erudite tile: of level 1, or of a higher level if you own a lower one of the same type. Each of your tiles is 1 influence.
federation-about-space-e81216_right = Right wing, column 5, floor 3. Build one production or one megastructure and pay its cost. A production is 1 influence and gives income every round; a megastructure is 2 influence and scores at once.
federation-about-space-presidents_office = Right wing, column 6, floor 3. Take the President pawn at once: you are first player next round. Take also any medal of honour of a type you lack; of a planet's medals take the one at the highest influence level. This action cannot be copied, and the first player cannot carry it out on the first turn of a round.
federation-about-space-spy_right = Right wing, column 4, floor 2. Pay 1 lavandium and carry out any planet action or any room action except the President's Office, whether or not its space is occupied or blocked. What the copied action itself costs is paid too. Your ambassador counts where it lies, on the spy space, and its funding side opens the Spy mission.
federation-about-space-assistants_room = Right wing, column 5, floor 2. Pay 1 copernium: obtain your assistant die at 2, or raise it by 2.
federation-about-space-neo_right = Right wing, column 6, floor 2. Move your miner to an adjacent space ahead and take its resources or its asteroid token. Your influence is the level of the miner's space, at most 8.
federation-about-space-small_lounge = Right wing, column 4, floor 1. Gain 1 accreditation degree, then advance any major project by 1 space.
federation-about-space-sixmoons_right = Right wing, column 5, floor 1. Move your mage one moon ahead and take one alteration token from there. Your influence is the level of the mage's moon, at most 7.
federation-about-space-arratuin_right = Right wing, column 6, floor 1. Trade with one shop: pay its cost, put your disc on level 1 or move it up to level 2, and receive the bonus of that level. A disc is 1 influence on level 1 and 2 on level 2.
federation-about-wing-left = The yellow wing: columns 1 to 3. If it gathers more votes than the right wing, its law passes.
federation-about-wing-right = The pink wing: columns 4 to 6. If it gathers more votes than the left wing, its law passes.
federation-about-floor-1 = The bottom floor, in both wings. At the end of the round whoever has the most votes here, assistant dice included, gains PP equal to their accreditation level; tied players each gain their own. You can win several floors. Nobody wins without votes, nor where the neutral player has more.
federation-about-floor-2 = The middle floor, in both wings. At the end of the round whoever has the most votes here, assistant dice included, gains PP equal to their accreditation level; tied players each gain their own. You can win several floors. Nobody wins without votes, nor where the neutral player has more.
federation-about-floor-3 = The top floor, in both wings. At the end of the round whoever has the most votes here, assistant dice included, gains PP equal to their accreditation level; tied players each gain their own. You can win several floors. Nobody wins without votes, nor where the neutral player has more.
federation-about-column-1 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of Sixmoons) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-column-2 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of Atal) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-column-3 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of E81216) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-column-4 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of Neo) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-column-5 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of the missions) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-column-6 = At the end of the round each funding token in this column, from the top floor down, advances its project (major project of Arratuin) by 1 space. Once the project is fully funded, all further funding in the column goes to the common major project and counts for the owner of the token.
federation-about-side-voting = The token counts its votes for its floor and its wing at the end of the round. The assistant die may be added.
federation-about-side-funding = The token opens the special mission of its space and advances the project of its column at the end of the round. It has no votes.
federation-about-resource-lavandium = The commonest crystal, pink. Your reserve holds at most 10 crystals.
federation-about-resource-copernium = The green crystal, worth more than lavandium. Your reserve holds at most 10 crystals.
federation-about-resource-oceanium = The blue crystal. It may be paid instead of lavandium or copernium.
federation-about-resource-golden_diamond = The rarest resource, not a crystal; megastructures need it and nothing replaces it. Your reserve holds at most 5.
federation-about-resource-crystal_any = Lavandium, copernium or oceanium, as you choose.
federation-about-resource-prestige = Whoever has the most prestige points (PP) at the end wins; tied players win together.
federation-about-resource-degree = One step up the accreditation track. Degree 8 brings a medal, the top degree a Deep Space tile; beyond it each degree is 1 PP.
federation-about-resource-spaceship = Flies a special mission and stays there. The hangar holds at most 5; each ship left in it at the end is 1 PP.
federation-about-resource-mission_marker = Opens the special mission on which it lies.
federation-about-resource-alteration = Lay it on an ambassador as you place it: only the token counts then. Each unused one is 1 PP at the end.
federation-about-resource-vote = Votes win floors and decide which wing passes its law.
federation-about-resource-influence = Your standing on a planet: it brings medals, scores when the planet's law passes and ranks you in its project.
federation-about-ambassador-1 = Voting side: 1 vote. Funding side: no bonus.
federation-about-ambassador-2 = Voting side: 2 votes. Funding side: you gain 1 lavandium as you place it.
federation-about-ambassador-3 = Voting side: 3 votes. Funding side: you gain 1 copernium as you place it.
federation-about-ambassador-special = Worth 7 votes, no funding side. It gives you a fifth turn in one round and then leaves the game.
federation-about-alteration-alt1_vote2_lavandium = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 lavandium. Strength 1.
federation-about-alteration-alt1_vote1_copernium = Covers an ambassador, which then counts as 1 vote. Bonus when you lay it: 1 copernium. Strength 1.
federation-about-alteration-alt1_vote2_degree = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 accreditation degree. Strength 1.
federation-about-alteration-alt1_vote1_assistant = Covers an ambassador, which then counts as 1 vote. Bonus when you lay it: assistant die +1. Strength 1.
federation-about-alteration-alt1_vote3_prestige = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: 1 PP. Strength 1.
federation-about-alteration-alt1_fund_lavandium2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 lavandium. Strength 1.
federation-about-alteration-alt1_fund_copernium = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 copernium. Strength 1.
federation-about-alteration-alt1_fund_degree = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 accreditation degree. Strength 1.
federation-about-alteration-alt1_fund_prestige2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 PP. Strength 1.
federation-about-alteration-alt2_vote3_copernium = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: 1 copernium. Strength 2.
federation-about-alteration-alt2_vote2_oceanium = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 oceanium. Strength 2.
federation-about-alteration-alt2_vote3_assistant = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: assistant die +1. Strength 2.
federation-about-alteration-alt2_fund_oceanium = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 oceanium. Strength 2.
federation-about-alteration-alt2_fund_spaceship = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 spaceship. Strength 2.
federation-about-alteration-alt2_fund_mission = Covers an ambassador, which then counts as funding. Bonus when you lay it: a mission marker on any mission. Strength 2.
federation-about-alteration-alt3_vote4_oceanium = Covers an ambassador, which then counts as 4 votes. Bonus when you lay it: 1 oceanium. Strength 3.
federation-about-alteration-alt3_vote5_degree = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: 1 accreditation degree. Strength 3.
federation-about-alteration-alt3_vote3_assistant2 = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: assistant die +2. Strength 3.
federation-about-alteration-alt3_fund_project = Covers an ambassador, which then counts as funding. Bonus when you lay it: any major project +1. Strength 3.
federation-about-alteration-alt3_fund_degree2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 accreditation degrees. Strength 3.
federation-about-alteration-alt4_vote6_oceanium = Covers an ambassador, which then counts as 6 votes. Bonus when you lay it: 1 oceanium. Strength 4.
federation-about-alteration-alt4_vote5_diamond = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: 1 golden diamond. Strength 4.
federation-about-alteration-alt4_vote5_project = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: any major project +1. Strength 4.
federation-about-alteration-alt4_fund_diamond = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 golden diamond and 1 lavandium. Strength 4.
federation-about-alteration-alt4_fund_project_ship = Covers an ambassador, which then counts as funding. Bonus when you lay it: any major project +1, 1 spaceship. Strength 4.
federation-about-erudite-1A1 = At any moment of your turn, once: your accreditation level is 1 higher until the end of the round.
federation-about-erudite-1A2 = At any moment of your turn, once: turn up one of your used level-1 tiles; you can use it again.
federation-about-erudite-1A3 = At any moment of your turn, once: use the effect of a face-up level-1 tile on Atal or of your own.
federation-about-erudite-2A1 = At any moment of your turn, once: your accreditation level is 2 higher until the end of the round.
federation-about-erudite-2A2 = In a later action of yours on Atal, once: take an open level-3 tile although you have no lower one of its type.
federation-about-erudite-2A3 = At any moment of your turn, once: use the effect of a face-up tile of level 1 or 2 on Atal or of your own.
federation-about-erudite-3A1 = At once: 1 PP for each of your open and each of your completed missions.
federation-about-erudite-3A2 = At once: 3 PP for each different colour among your erudite tiles.
federation-about-erudite-3A3 = At once: 2 PP per influence on Atal.
federation-about-erudite-1B1 = In a later action of yours on E81216, once: the construction costs 1 crystal less, of your choice.
federation-about-erudite-1B2 = In a later action of yours on E81216, once: gain 1 lavandium per influence on E81216.
federation-about-erudite-1B3 = At once: receive the income of any production on the board; no robot is placed.
federation-about-erudite-2B1 = In a later action of yours on E81216, once: the construction costs 2 crystals less, of your choice.
federation-about-erudite-2B2 = In a later action of yours on E81216, once: gain 1 copernium per influence on E81216.
federation-about-erudite-2B3 = At once: receive the incomes of any two productions on the board, or of one twice; no robot is placed.
federation-about-erudite-3B1 = At once: 2 PP per influence on E81216.
federation-about-erudite-3B2 = At once: 3 PP per golden diamond in your reserve.
federation-about-erudite-3B3 = At once: 5 PP per megastructure you have built.
federation-about-erudite-1C1 = At once: 1 accreditation degree.
federation-about-erudite-1C2 = At once: 1 spaceship into the hangar or a mission marker on any empty mission.
federation-about-erudite-1C3 = At once: put a disc on level 1 of any shop without your disc, free and without bonus.
federation-about-erudite-2C1 = At once: 2 accreditation degrees.
federation-about-erudite-2C2 = At once: 1 spaceship into the hangar and a mission marker on any empty mission.
federation-about-erudite-2C3 = At once: put a disc on level 1 of any shop without your disc, free, and receive the bonus.
federation-about-erudite-3C1 = At once: PP equal to twice your accreditation level.
federation-about-erudite-3C2 = At once: 3 PP per spaceship in your hangar.
federation-about-erudite-3C3 = At once: 3 PP for each of your discs on level 2 of a shop.
federation-about-erudite-1D1 = In a later action of yours on Sixmoons, once: take one extra alteration token of strength 1 from the pile.
federation-about-erudite-1D2 = At once: obtain your assistant die at 1, or raise it by 1.
federation-about-erudite-1D3 = In a later action of yours on Sixmoons, once: move 1 extra moon; you take a token from the last moon only.
federation-about-erudite-2D1 = In a later action of yours on Sixmoons, once: take one extra alteration token of strength 2 from the pile.
federation-about-erudite-2D2 = At once: obtain your assistant die at 2, or raise it by 2.
federation-about-erudite-2D3 = In a later action of yours on Sixmoons, once: move 2 extra moons; you take a token from the last moon only.
federation-about-erudite-3D1 = At once: 3 PP for each alteration token you have not used.
federation-about-erudite-3D2 = At once: PP equal to twice the value of your assistant die.
federation-about-erudite-3D3 = At once: 2 PP per influence on Sixmoons.
federation-about-erudite-1E1 = In a later action of yours on Neo, once: gain 2 extra lavandium.
federation-about-erudite-1E2 = In a later action of yours on Neo, once: gain 1 extra oceanium.
federation-about-erudite-1E3 = In a later action of yours on Neo, once: move 1 extra space; you take the resources of the last space only.
federation-about-erudite-2E1 = In a later action of yours on Neo, once: gain 1 extra lavandium and 1 extra oceanium.
federation-about-erudite-2E2 = In a later action of yours on Neo, once: gain 1 extra copernium and 1 extra oceanium.
federation-about-erudite-2E3 = In a later action of yours on Neo, once: gain 1 extra golden diamond.
federation-about-erudite-3E1 = At once: 5 PP for each of your asteroid tokens, dead ones included.
federation-about-erudite-3E2 = At once: 1 PP for each crystal and golden diamond in your reserves.
federation-about-erudite-3E3 = At once: 2 PP per influence on Neo.
federation-about-erudite_type-A = Nine erudite tiles of purple colour, three of each level. You may own one of each level.
federation-about-erudite_type-B = Nine erudite tiles of green colour, three of each level. You may own one of each level.
federation-about-erudite_type-C = Nine erudite tiles of yellow colour, three of each level. You may own one of each level.
federation-about-erudite_type-D = Nine erudite tiles of blue colour, three of each level. You may own one of each level.
federation-about-erudite_type-E = Nine erudite tiles of orange colour, three of each level. You may own one of each level.
federation-about-starting-starting_tile_1 = You receive: 2 lavandium and 1 copernium. Counts as a completed mission.
federation-about-starting-starting_tile_2 = You receive: 1 oceanium and 1 lavandium. Counts as a completed mission.
federation-about-starting-starting_tile_3 = You receive: 1 golden diamond. Counts as a completed mission.
federation-about-starting-starting_tile_4 = You receive: 1 spaceship; 1 lavandium. Counts as a completed mission.
federation-about-starting-starting_tile_5 = You receive: a mission marker on any mission; 1 crystal of your choice. Counts as a completed mission.
federation-about-starting-starting_tile_6 = You receive: 2 accreditation degrees. Counts as a completed mission.
federation-about-starting-starting_tile_7 = You receive: 1 accreditation degree; 1 copernium. Counts as a completed mission.
federation-about-starting-starting_tile_8 = You receive: a disc on level 1 of any shop, free and without bonus; 1 lavandium. Counts as a completed mission.
federation-about-deep-deep_space_1 = Advance one project by 2 spaces or two projects by 1 each, gain 1 spaceship, and put markers on all your missions that have none. Counts as a completed mission.
federation-about-deep-deep_space_2 = Draw 2 alteration tokens of strength 4 and keep one, then carry out an Atal action. Counts as a completed mission.
federation-about-deep-deep_space_3 = Your accreditation level is 3 higher until the end of the game; assistant die +1; 1 oceanium. Counts as a completed mission.
federation-about-deep-deep_space_4 = Put a disc on level 2 of any shop for free and receive that bonus, then gain 1 oceanium. Counts as a completed mission.
federation-about-deep-deep_space_5 = Your accreditation level is 1 higher until the end of the game; your assistant die becomes 6. Counts as a completed mission.
federation-about-deep-deep_space_6 = Receive the Special Ambassador with 7 votes; in one round you take five turns. Counts as a completed mission.
federation-about-deep-deep_space_7 = Carry out a Sixmoons or Neo action, then take any medal of a type you lack. Counts as a completed mission.
federation-about-deep-deep_space_8 = Put a robot on any production or megastructure for free and receive its income or points. Counts as a completed mission.
federation-about-medal-neo = You receive it when your influence on Neo reaches the lowest medal that is left. One of each type at most; the more types, the more PP at the end.
federation-about-medal-sixmoons = You receive it when your influence on Sixmoons reaches the lowest medal that is left. One of each type at most; the more types, the more PP at the end.
federation-about-medal-atal = You receive it when your influence on Atal reaches the lowest medal that is left. One of each type at most; the more types, the more PP at the end.
federation-about-medal-arratuin = You receive it when your influence on Arratuin reaches the lowest medal that is left. One of each type at most; the more types, the more PP at the end.
federation-about-medal-e81216 = You receive it when your influence on E81216 reaches the lowest medal that is left. One of each type at most; the more types, the more PP at the end.
federation-about-medal-accreditation = You receive it on reaching accreditation degree 8.
federation-about-medal-intrigue = You receive it for performing the Small Lounge mission.
federation-about-project-sixmoons = If it is funded at the end, players score by their influence on Sixmoons; without influence one gets nothing.
federation-about-project-atal = If it is funded at the end, players score by their influence on Atal; without influence one gets nothing.
federation-about-project-e81216 = If it is funded at the end, players score by their influence on E81216; without influence one gets nothing.
federation-about-project-neo = If it is funded at the end, players score by their influence on Neo; without influence one gets nothing.
federation-about-project-missions = If it is funded at the end, players score by the number of their completed missions.
federation-about-project-arratuin = If it is funded at the end, players score by their influence on Arratuin; without influence one gets nothing.
federation-about-project-common = If it is funded at the end, players score by their own contributions. The first three times you fund it you gain lavandium, copernium, oceanium.
federation-about-law-left_neo = If it passes, every player gains 2 PP per influence of their own on Neo.
federation-about-law-left_sixmoons = If it passes, every player gains 2 PP per influence of their own on Sixmoons.
federation-about-law-left_atal = If it passes, every player gains 2 PP per influence of their own on Atal.
federation-about-law-left_arratuin = If it passes, every player gains 2 PP per influence of their own on Arratuin.
federation-about-law-left_e81216 = If it passes, every player gains 2 PP per influence of their own on E81216.
federation-about-law-right_neo = If it passes, every player gains 2 PP per influence of their own on Neo.
federation-about-law-right_sixmoons = If it passes, every player gains 2 PP per influence of their own on Sixmoons.
federation-about-law-right_atal = If it passes, every player gains 2 PP per influence of their own on Atal.
federation-about-law-right_arratuin = If it passes, every player gains 2 PP per influence of their own on Arratuin.
federation-about-law-right_e81216 = If it passes, every player gains 2 PP per influence of their own on E81216.
federation-about-mission-neo = Needs a mission marker here, a spaceship in the hangar and accreditation level 1. Move your miner to an adjacent space ahead and take its resources or its asteroid token. Your influence is the level of the miner's space, at most 8.
federation-about-mission-sixmoons = Needs a mission marker here, a spaceship in the hangar and accreditation level 2. Move your mage one moon ahead and take one alteration token from there. Your influence is the level of the mage's moon, at most 7.
federation-about-mission-atal = Needs a mission marker here, a spaceship in the hangar and accreditation level 1. Take one erudite tile: of level 1, or of a higher level if you own a lower one of the same type. Each of your tiles is 1 influence.
federation-about-mission-arratuin = Needs a mission marker here, a spaceship in the hangar and accreditation level 2. Trade with one shop: pay its cost, put your disc on level 1 or move it up to level 2, and receive the bonus of that level. A disc is 1 influence on level 1 and 2 on level 2.
federation-about-mission-e81216 = Needs a mission marker here, a spaceship in the hangar and accreditation level 3. Build one production or one megastructure and pay its cost. A production is 1 influence and gives income every round; a megastructure is 2 influence and scores at once.
federation-about-mission-officers_quarters = Needs a mission marker here, a spaceship in the hangar and accreditation level 1. Gain 2 accreditation degrees.
federation-about-mission-spy = Needs a mission marker here, a spaceship in the hangar and accreditation level 2. Pay 1 lavandium and carry out any planet action; rooms cannot be copied.
federation-about-mission-presidents_office = Needs a mission marker here, a spaceship in the hangar and accreditation level 4. Gain 1 PP for each crystal and golden diamond in your reserves; you keep them.
federation-about-mission-small_lounge = Needs a mission marker here, a spaceship in the hangar and accreditation level 3. Advance any major project by 1 space, gain 1 accreditation degree and take the intrigue medal.
federation-about-mission-assistants_room = Needs a mission marker here, a spaceship in the hangar and accreditation level 4. Gain PP equal to twice the value of your assistant die.
federation-about-mission-procurement_office = Needs a mission marker here, a spaceship in the hangar and accreditation level 3. Gain PP equal to twice your accreditation level.
federation-about-mission-patrons_office = Needs a mission marker here, a spaceship in the hangar and accreditation level 4. Gain 1 PP for each of your completed missions, this one included.
federation-about-shop-shop_1 = Cost: nothing. Level 1: 2 lavandium. Level 2: 2 lavandium and 1 copernium.
federation-about-shop-shop_2 = Cost: 1 copernium. Level 1: 2 oceanium or 2 accreditation degrees. Level 2: 3 units, each oceanium or an accreditation degree.
federation-about-shop-shop_3 = Cost: 1 lavandium. Level 1: assistant die +1. Level 2: assistant die +2.
federation-about-shop-shop_4 = Cost: 2 lavandium. Level 1: 2 spaceships or 2 mission markers. Level 2: 3 units, each a spaceship or a mission marker.
federation-about-shop-shop_5 = Cost: 1 oceanium. Level 1: 1 golden diamond. Level 2: 2 golden diamonds.
federation-about-shop-shop_6 = Cost: 1 golden diamond. Level 1: 5 PP. Level 2: 8 PP.
federation-about-production-space_shipyard = Cost: 1 copernium and 1 oceanium. Income when built and every round: 1 spaceship from your supply into the hangar.
federation-about-production-transporter = Cost: 2 copernium. Income when built and every round: one step ahead on Neo or Sixmoons, without the reward of the space.
federation-about-production-transmutation_chamber = Cost: 1 lavandium and 1 copernium. Income when built and every round: turn 1 resource into the next better one: lavandium, copernium, oceanium, golden diamond.
federation-about-production-lavandium_replicator = Cost: 2 lavandium. Income when built and every round: 1 lavandium.
federation-about-production-military_academy = Cost: 1 lavandium and 1 oceanium. Income when built and every round: 1 accreditation degree.
federation-about-production-consulate = Cost: 1 lavandium and 1 copernium. Income when built and every round: turn up one of your used level-1 erudite tiles.
federation-about-production-alteration_incubator = Cost: 1 lavandium and 1 copernium. Income when built and every round: 1 alteration token of strength 1 from the pile.
federation-about-production-space_university = Cost: 1 copernium and 1 oceanium. Income when built and every round: obtain your assistant die at 1, or raise it by 1.
federation-about-megastructure-megastructure_1 = Cost: 1 golden diamond and 2 lavandium. Take the best free multiplier (×3, ×2, ×1, ×1) and gain it times the smaller value of its two tokens.
federation-about-megastructure-megastructure_2 = Cost: 1 golden diamond, 1 lavandium and 1 copernium. Take the best free multiplier (×3, ×2, ×2, ×1) and gain it times the smaller value of its two tokens.
federation-about-megastructure-megastructure_3 = Cost: 2 golden diamonds. Take the best free multiplier (×3, ×3, ×2, ×1) and gain it times the smaller value of its two tokens.
federation-about-megastructure-megastructure_4 = Cost: 2 golden diamonds and 1 oceanium. Take the best free multiplier (×4, ×3, ×2, ×1) and gain it times the smaller value of its two tokens.
federation-about-megastructure_token-neo = Influence on Neo. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-sixmoons = Influence on Sixmoons. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-atal = Influence on Atal. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-arratuin = Influence on Arratuin. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-e81216 = Influence on E81216. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-missions = Completed missions. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-accreditation = Accreditation level. Of the two values of a megastructure the smaller one counts.
federation-about-megastructure_token-assistant = Value of the assistant die. Of the two values of a megastructure the smaller one counts.
federation-about-neo-neo_0 = Influence 0. All miners start here.
federation-about-neo-neo_1a = Influence 1. Resources: 2 lavandium.
federation-about-neo-neo_1b = Influence 1. Resources: 1 oceanium.
federation-about-neo-neo_2a = Influence 2. Whoever first ends a Neo action here takes the asteroid token with its resources; it is not replaced, and miners who come later gain only influence. A face-down token is turned up when a miner stands next to it.
federation-about-neo-neo_2b = Influence 2. Whoever first ends a Neo action here takes the asteroid token with its resources; it is not replaced, and miners who come later gain only influence. A face-down token is turned up when a miner stands next to it.
federation-about-neo-neo_3 = Influence 3. Resources: 1 lavandium and 1 copernium.
federation-about-neo-neo_4a = Influence 4. Resources: 1 lavandium and 1 oceanium.
federation-about-neo-neo_4b = Influence 4. Resources: 1 copernium and 1 oceanium.
federation-about-neo-neo_5a = Influence 5. Whoever first ends a Neo action here takes the asteroid token with its resources; it is not replaced, and miners who come later gain only influence. A face-down token is turned up when a miner stands next to it.
federation-about-neo-neo_5b = Influence 5. Whoever first ends a Neo action here takes the asteroid token with its resources; it is not replaced, and miners who come later gain only influence. A face-down token is turned up when a miner stands next to it.
federation-about-neo-neo_6 = Influence 6. Resources: 1 copernium and 1 oceanium.
federation-about-neo-neo_7a = Influence 7. Resources: 2 oceanium.
federation-about-neo-neo_7b = Influence 7. Resources: 1 golden diamond and 1 lavandium.
federation-about-neo-neo_8 = Influence 8. The last space: take one of the dead asteroids lying here on arrival, and another with each later Neo action, which adds no influence. They are not replaced.
federation-about-asteroid-asteroid_1 = Whoever first ends a Neo action on its space gains 2 copernium and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-asteroid_2 = Whoever first ends a Neo action on its space gains 1 lavandium and 1 oceanium and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-asteroid_3 = Whoever first ends a Neo action on its space gains 3 lavandium and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-asteroid_4 = Whoever first ends a Neo action on its space gains 1 copernium and 1 oceanium and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-asteroid_5 = Whoever first ends a Neo action on its space gains 2 oceanium and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-asteroid_6 = Whoever first ends a Neo action on its space gains 1 golden diamond and keeps the token. It is not replaced: miners who come later gain only influence.
federation-about-asteroid-dead_asteroid_1 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 1 golden diamond and 1 lavandium and keep the token. It is not replaced.
federation-about-asteroid-dead_asteroid_2 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 1 golden diamond and 1 copernium and keep the token. It is not replaced.
federation-about-asteroid-dead_asteroid_3 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 1 golden diamond and 1 oceanium and keep the token. It is not replaced.
federation-about-asteroid-dead_asteroid_4 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 3 oceanium and keep the token. It is not replaced.
federation-about-asteroid-dead_asteroid_5 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 2 golden diamonds and keep the token. It is not replaced.
federation-about-asteroid-dead_asteroid_6 = Whoever reaches the last space of Neo with an action, or acts on Neo from there, takes one dead asteroid of their choice. With this one you gain 2 copernium and 1 oceanium and keep the token. It is not replaced.
federation-about-moon-moon_start = All mages start here. Influence 0.
federation-about-moon-moon_1 = Influence 1, alteration tokens of strength 1. Arriving here you take one of them.
federation-about-moon-moon_2 = Influence 2, alteration tokens of strength 1. Arriving here you take one of them.
federation-about-moon-moon_3 = Influence 3, alteration tokens of strength 2. Arriving here you take one of them.
federation-about-moon-moon_4 = Influence 4, alteration tokens of strength 2. Arriving here you take one of them.
federation-about-moon-moon_5 = Influence 5, alteration tokens of strength 3. Arriving here you take one of them.
federation-about-moon-moon_6 = Influence 6, alteration tokens of strength 3. Arriving here you take one of them.
federation-about-moon-moon_planet = Influence 7, alteration tokens of strength 4. With the mage here each Sixmoons action takes one more of them.
federation-about-planet_block-block_planet_1 = Blocks Arratuin (left wing) and Sixmoons (right wing) with X neutral votes each, and E81216 (left wing) with 0. X is the number of the round.
federation-about-planet_block-block_planet_2 = Blocks Sixmoons (left wing) and Neo (right wing) with X neutral votes each, and Atal (left wing) with 0. X is the number of the round.
federation-about-planet_block-block_planet_3 = Blocks E81216 (left wing) and Atal (right wing) with X neutral votes each, and Neo (left wing) with 0. X is the number of the round.
federation-about-planet_block-block_planet_4 = Blocks Neo (left wing) and Arratuin (right wing) with X neutral votes each, and Sixmoons (right wing) with 0. X is the number of the round.
federation-about-planet_block-block_planet_5 = Blocks Atal (left wing) and E81216 (right wing) with X neutral votes each, and Arratuin (right wing) with 0. X is the number of the round.
federation-about-room_block-block_room_officers_quarters = Blocks the room (Officers' Quarters) and the spy space of the right wing with neutral tokens of 0 votes.
federation-about-room_block-block_room_procurement_office = Blocks the room (Procurement Office) and the spy space of the right wing with neutral tokens of 0 votes.
federation-about-room_block-block_room_patrons_office = Blocks the room (Patron's Office) and the spy space of the right wing with neutral tokens of 0 votes.
federation-about-room_block-block_room_assistants_room = Blocks the room (Assistants' Room) and the spy space of the left wing with neutral tokens of 0 votes.
federation-about-room_block-block_room_small_lounge = Blocks the room (Small Lounge) and the spy space of the left wing with neutral tokens of 0 votes.
federation-about-neutral_token-neutral_zero = A token of the neutral player: it occupies a space for the round. Votes: 0.
federation-about-neutral_token-neutral_1_2 = A token of the neutral player: it occupies a space for the round. Votes: 1/2.
federation-about-neutral_token-neutral_3_4 = A token of the neutral player: it occupies a space for the round. Votes: 3/4.
federation-about-neutral_token-neutral_5 = A token of the neutral player: it occupies a space for the round. Votes: 5.
federation-about-level-level_1 = Accreditation degrees 1–2. Upkeep each round: nothing.
federation-about-level-level_2 = Accreditation degrees 3–4. Upkeep each round: nothing.
federation-about-level-level_3 = Accreditation degrees 5–6. Upkeep each round: 1 lavandium.
federation-about-level-level_4 = Accreditation degrees 7–8. Upkeep each round: 1 copernium.
federation-about-level-level_5 = Accreditation degrees 9–10. Upkeep each round: 1 oceanium.
federation-about-level_token-level_token_plus_1 = Your accreditation level is 1 higher until the end of the round.
federation-about-level_token-level_token_plus_2 = Your accreditation level is 2 higher until the end of the round.
federation-about-die-assistant_die = Add it to a voting token as you place that token: its value, 1 to 6, adds to the votes. It is never rolled and never falls.
federation-about-piece-president_pawn = Its holder at the beginning of a round is first player; its holder decides a tied law vote.
federation-about-piece-miner = Your pawn on Neo.
federation-about-piece-mage = Your pawn on Sixmoons.
federation-about-piece-robot = Marks a production or megastructure that you have built. You have 6.
federation-about-piece-trade_disc = Lies in a shop of Arratuin, on level 1 or 2. You have 6, one for each shop.
federation-about-piece-accreditation_marker = Shows your accreditation degree and level.
federation-about-piece-common_project_marker = Shows how often you have funded the common major project.
federation-about-space-outer_module = Gain 1 oceanium. Any number of ambassadors may lie here; they count neither for votes nor for projects and open no mission.
federation-about-face-voting = The token counts its votes for its floor and its wing at the end of the round. The assistant die may be added.
federation-about-face-funding = The token opens the special mission of its space and advances the project of its column at the end of the round. It has no votes.
federation-about-unit-lavandium = The commonest crystal, pink. Your reserve holds at most 10 crystals.
federation-about-unit-copernium = The green crystal, worth more than lavandium. Your reserve holds at most 10 crystals.
federation-about-unit-oceanium = The blue crystal. It may be paid instead of lavandium or copernium.
federation-about-unit-golden_diamond = The rarest resource, not a crystal; megastructures need it and nothing replaces it. Your reserve holds at most 5.
federation-about-unit-degree = One step up the accreditation track. Degree 8 brings a medal, the top degree a Deep Space tile; beyond it each degree is 1 PP.
federation-about-unit-spaceship = Flies a special mission and stays there. The hangar holds at most 5; each ship left in it at the end is 1 PP.
federation-about-unit-mission_marker = Opens the special mission on which it lies.
federation-about-face-alt1_vote2_lavandium = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 lavandium. Strength 1.
federation-about-face-alt1_vote1_copernium = Covers an ambassador, which then counts as 1 vote. Bonus when you lay it: 1 copernium. Strength 1.
federation-about-face-alt1_vote2_degree = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 accreditation degree. Strength 1.
federation-about-face-alt1_vote1_assistant = Covers an ambassador, which then counts as 1 vote. Bonus when you lay it: assistant die +1. Strength 1.
federation-about-face-alt1_vote3_prestige = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: 1 PP. Strength 1.
federation-about-face-alt1_fund_lavandium2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 lavandium. Strength 1.
federation-about-face-alt1_fund_copernium = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 copernium. Strength 1.
federation-about-face-alt1_fund_degree = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 accreditation degree. Strength 1.
federation-about-face-alt1_fund_prestige2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 PP. Strength 1.
federation-about-face-alt2_vote3_copernium = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: 1 copernium. Strength 2.
federation-about-face-alt2_vote2_oceanium = Covers an ambassador, which then counts as 2 votes. Bonus when you lay it: 1 oceanium. Strength 2.
federation-about-face-alt2_vote3_assistant = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: assistant die +1. Strength 2.
federation-about-face-alt2_fund_oceanium = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 oceanium. Strength 2.
federation-about-face-alt2_fund_spaceship = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 spaceship. Strength 2.
federation-about-face-alt2_fund_mission = Covers an ambassador, which then counts as funding. Bonus when you lay it: a mission marker on any mission. Strength 2.
federation-about-face-alt3_vote4_oceanium = Covers an ambassador, which then counts as 4 votes. Bonus when you lay it: 1 oceanium. Strength 3.
federation-about-face-alt3_vote5_degree = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: 1 accreditation degree. Strength 3.
federation-about-face-alt3_vote3_assistant2 = Covers an ambassador, which then counts as 3 votes. Bonus when you lay it: assistant die +2. Strength 3.
federation-about-face-alt3_fund_project = Covers an ambassador, which then counts as funding. Bonus when you lay it: any major project +1. Strength 3.
federation-about-face-alt3_fund_degree2 = Covers an ambassador, which then counts as funding. Bonus when you lay it: 2 accreditation degrees. Strength 3.
federation-about-face-alt4_vote6_oceanium = Covers an ambassador, which then counts as 6 votes. Bonus when you lay it: 1 oceanium. Strength 4.
federation-about-face-alt4_vote5_diamond = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: 1 golden diamond. Strength 4.
federation-about-face-alt4_vote5_project = Covers an ambassador, which then counts as 5 votes. Bonus when you lay it: any major project +1. Strength 4.
federation-about-face-alt4_fund_diamond = Covers an ambassador, which then counts as funding. Bonus when you lay it: 1 golden diamond and 1 lavandium. Strength 4.
federation-about-face-alt4_fund_project_ship = Covers an ambassador, which then counts as funding. Bonus when you lay it: any major project +1, 1 spaceship. Strength 4.
federation-about-site-space_shipyard = Cost: 1 copernium and 1 oceanium. Income when built and every round: 1 spaceship from your supply into the hangar.
federation-about-site-transporter = Cost: 2 copernium. Income when built and every round: one step ahead on Neo or Sixmoons, without the reward of the space.
federation-about-site-transmutation_chamber = Cost: 1 lavandium and 1 copernium. Income when built and every round: turn 1 resource into the next better one: lavandium, copernium, oceanium, golden diamond.
federation-about-site-lavandium_replicator = Cost: 2 lavandium. Income when built and every round: 1 lavandium.
federation-about-site-military_academy = Cost: 1 lavandium and 1 oceanium. Income when built and every round: 1 accreditation degree.
federation-about-site-consulate = Cost: 1 lavandium and 1 copernium. Income when built and every round: turn up one of your used level-1 erudite tiles.
federation-about-site-alteration_incubator = Cost: 1 lavandium and 1 copernium. Income when built and every round: 1 alteration token of strength 1 from the pile.
federation-about-site-space_university = Cost: 1 copernium and 1 oceanium. Income when built and every round: obtain your assistant die at 1, or raise it by 1.
federation-about-site-megastructure_1 = Cost: 1 golden diamond and 2 lavandium. Take the best free multiplier (×3, ×2, ×1, ×1) and gain it times the smaller value of its two tokens.
federation-about-site-megastructure_2 = Cost: 1 golden diamond, 1 lavandium and 1 copernium. Take the best free multiplier (×3, ×2, ×2, ×1) and gain it times the smaller value of its two tokens.
federation-about-site-megastructure_3 = Cost: 2 golden diamonds. Take the best free multiplier (×3, ×3, ×2, ×1) and gain it times the smaller value of its two tokens.
federation-about-site-megastructure_4 = Cost: 2 golden diamonds and 1 oceanium. Take the best free multiplier (×4, ×3, ×2, ×1) and gain it times the smaller value of its two tokens.

# For newcomers: the goal and a round

federation-opening-goal = You lead a delegation in the senate of the Federation: your ambassadors work for five planets, vote on laws and fund major projects. Whoever has the most prestige points (PP) after five rounds wins.
federation-opening-round = A round has an ambassador phase and an executive phase. In the ambassador phase everybody takes four turns: place an ambassador on a free space of the senate, voting or funding side up, and carry out the action of the space: on a planet, in a senate room or as a spy. The funding side opens a special mission and later advances the project of its column; the voting side counts for its floor and for its wing. After the action you may send a spaceship on an open mission if your accreditation level is high enough. The executive phase brings income, upkeep of the accreditation, steps of the major projects, points for the majority on each floor and the law of the wing with more votes. At the end medals, leftovers and the funded projects score.

# Kinds of components

federation-components-component = In the box
federation-components-resource = Resources
federation-components-ambassador = Ambassadors
federation-components-special_ambassador = Special Ambassador
federation-components-action = Actions
federation-components-space = Spaces of the senate
federation-components-mission = Special missions
federation-components-starting_tile = Starting tiles
federation-components-neo_space = Neo: spaces
federation-components-asteroid = Neo: asteroids
federation-components-moon = Sixmoons: moons
federation-components-alteration = Alteration tokens
federation-components-erudite = Erudite tiles
federation-components-shop = Arratuin: shops
federation-components-production = E81216: productions
federation-components-production_tile = E81216: production tiles
federation-components-megastructure = E81216: megastructures
federation-components-megastructure_token = E81216: megastructure tokens
federation-components-level = Accreditation levels
federation-components-level_token = Level tokens
federation-components-medal = Medals of honour
federation-components-project = Major projects
federation-components-law = Laws
federation-components-deep_space_tile = Deep Space tiles
federation-components-planet_block = Planet blocking tiles
federation-components-room_block = Room blocking tiles
federation-components-neutral_token = Neutral voting tokens

# Names that only the list of components uses

-ambassador_token-ambassador_1a = ambassador 1 (first)
-ambassador_token-ambassador_1b = ambassador 1 (second)
-ambassador_token-ambassador_2 = ambassador 2
-ambassador_token-ambassador_3 = ambassador 3
-ambassador_token-special_ambassador = Special Ambassador, 7 votes
-production_tile-production_tile_1 = { -production-space_shipyard } / { -production-transporter }
-production_tile-production_tile_2 = { -production-lavandium_replicator } / { -production-transmutation_chamber }
-production_tile-production_tile_3 = { -production-military_academy } / { -production-consulate }
-production_tile-production_tile_4 = { -production-space_university } / { -production-alteration_incubator }
-box-main_board = main board
-box-erudite_tiles = erudite tiles
-box-deep_space_tiles = Deep Space tiles
-box-special_ambassador = Special Ambassador
-box-starting_tiles = starting tiles
-box-level_tokens = level tokens
-box-megastructure_tokens = megastructure tokens
-box-production_tiles = production tiles, double-sided
-box-alteration_tokens = alteration tokens
-box-law_tiles = law tiles, 5 for each wing
-box-asteroid_tokens = asteroid tokens
-box-medals = medals of honour in 7 colours
-box-resource_tokens = resource tokens
-box-prestige_markers = prestige point markers
-box-project_markers = major project markers
-box-president_pawn = President of the Senate pawn
-box-mission_markers = mission markers
-box-common_project_markers = common project markers
-box-player_boards = player boards
-box-ambassadors = ambassadors, double-sided
-box-spaceships = spaceships
-box-accreditation_markers = accreditation markers
-box-mages = mages
-box-robots = robots
-box-miners = miners
-box-trade_discs = trade discs
-box-player_aids = player aids, double-sided
-box-assistant_dice = assistant dice
-box-planet_blocking_tiles = planet blocking tiles (2-3 players)
-box-room_blocking_tiles = room blocking tiles (2 players)
-box-neutral_vote_tokens = neutral voting tokens (2-3 players)

# What is lacking where a rule refuses

federation-short-FED-SHIP-3 = There is no spaceship in your hangar
federation-short-FED-SHIP-4 = Your accreditation level is { $have }, level { $need } is needed
federation-short-FED-E8-10 = You have no robot left
federation-short-FED-VOTE-3 = You have no assistant die
federation-short-FED-E8-15 = You have none of this resource
federation-short-FED-AMB-3 = It costs { $need } resources, you can pay { $have } of them
federation-short-FED-SHIP-9 = It costs { $need } resources, you can pay { $have } of them
federation-short-FED-SPY-3 = It costs { $need } resources, you can pay { $have } of them
federation-short-FED-ARR-9 = It costs { $need } resources, you can pay { $have } of them
federation-short-FED-E8-1 = It costs { $need } resources, you can pay { $have } of them
federation-short-FED-UPK-3 = It costs { $need } resources, you can pay { $have } of them
