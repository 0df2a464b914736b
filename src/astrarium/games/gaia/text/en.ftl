# Gaia Project in English. Terms first, then what players can do, what happened, and what is asked.

# Structures

-structure-nothing = nothing
-structure-mine = mine
-structure-trading_station = trading station
-structure-research_lab = research lab
-structure-planetary_institute = planetary institute
-structure-academy_left = left academy
-structure-academy_right = right academy
-structure-gaiaformer = gaiaformer
-structure-space_station = space station

# Planet types

-planet-terra = terra
-planet-oxide = oxide
-planet-volcanic = volcanic
-planet-desert = desert
-planet-swamp = swamp
-planet-titanium = titanium
-planet-ice = ice
-planet-gaia = gaia
-planet-transdim = transdim
-planet-lost_planet = lost planet
-planet-space = empty space
-planet-outside = outside

# Factions

-faction-terrans = Terrans
-faction-lantids = Lantids
-faction-xenos = Xenos
-faction-gleens = Gleens
-faction-taklons = Taklons
-faction-ambas = Ambas
-faction-hadsch_hallas = Hadsch Hallas
-faction-ivits = Ivits
-faction-geodens = Geodens
-faction-bal_taks = Bal T'aks
-faction-firaks = Firaks
-faction-bescods = Bescods
-faction-nevlas = Nevlas
-faction-itars = Itars

# Research tracks and the places of tech tiles

-track-terraforming = Terraforming
-track-navigation = Navigation
-track-artificial_intelligence = Artificial Intelligence
-track-gaia_project = Gaia Project
-track-economy = Economy
-track-science = Science
-space-terra = the place under Terraforming
-space-nav = the place under Navigation
-space-int = the place under Artificial Intelligence
-space-gaia = the place under Gaia Project
-space-eco = the place under Economy
-space-sci = the place under Science
-space-free1 = the first free place
-space-free2 = the second free place
-space-free3 = the third free place

# Standard tech tiles

-tech-tech_ore_qic = 1 ore and 1 Q.I.C.
-tech-tech_knowledge_per_type = 1 knowledge per planet type
-tech-tech_big_power_4 = Planetary institute and academies have power value 4
-tech-tech_7vp = 7 VP
-tech-tech_income_ore_charge = Income: 1 ore and charge 1
-tech-tech_income_knowledge_credit = Income: 1 knowledge and 1 credit
-tech-tech_gaia_3vp = 3 VP per mine built on a gaia planet
-tech-tech_income_4_credits = Income: 4 credits
-tech-tech_action_charge_4 = Action: charge 4

# Advanced tech tiles

-advanced-adv_pass_federation_3vp = Pass: 3 VP per federation token
-advanced-adv_research_2vp = 2 VP per research step
-advanced-adv_action_qic_5_credits = Action: 1 Q.I.C. and 5 credits
-advanced-adv_mines_2vp = 2 VP per mine
-advanced-adv_pass_labs_3vp = Pass: 3 VP per research lab
-advanced-adv_sectors_ore = 1 ore per sector
-advanced-adv_pass_types_1vp = Pass: 1 VP per planet type
-advanced-adv_gaia_2vp = 2 VP per gaia planet
-advanced-adv_trading_4vp = 4 VP per trading station
-advanced-adv_sectors_2vp = 2 VP per sector
-advanced-adv_action_3_ore = Action: 3 ore
-advanced-adv_federations_5vp = 5 VP per federation token
-advanced-adv_action_3_knowledge = Action: 3 knowledge
-advanced-adv_build_mine_3vp = 3 VP per mine built
-advanced-adv_upgrade_trading_3vp = 3 VP per upgrade to a trading station

# Round boosters

-booster-booster_ore_knowledge = 1 ore; 1 knowledge
-booster-booster_credits_qic = 2 credits; 1 Q.I.C.
-booster-booster_tokens_ore = 2 power tokens; 1 ore
-booster-booster_terraform = 2 credits; action: mine with 1 free terraforming step
-booster-booster_range = Charge 2; action: mine or Gaia project with range +3
-booster-booster_mines = 1 ore; pass: 1 VP per mine
-booster-booster_labs = 1 knowledge; pass: 3 VP per research lab
-booster-booster_trading_stations = 1 ore; pass: 2 VP per trading station
-booster-booster_big = Charge 4; pass: 4 VP per planetary institute and academy
-booster-booster_gaia = 4 credits; pass: 1 VP per gaia planet
-booster-none = no booster

# Round scoring tiles

-round_tile-round_terraform = 2 VP per terraforming step
-round_tile-round_research = 2 VP per research step
-round_tile-round_mine = 2 VP per mine built
-round_tile-round_federation = 5 VP per federation token gained
-round_tile-round_trading_4 = 4 VP per upgrade to a trading station
-round_tile-round_gaia_4 = 4 VP per mine built on a gaia planet
-round_tile-round_big_a = 5 VP per planetary institute or academy (first copy)
-round_tile-round_trading_3 = 3 VP per upgrade to a trading station
-round_tile-round_gaia_3 = 3 VP per mine built on a gaia planet
-round_tile-round_big_b = 5 VP per planetary institute or academy (second copy)

# Final scoring tiles

-final_tile-final_structures = Most structures
-final_tile-final_federation_structures = Most structures in federations
-final_tile-final_planet_types = Most planet types
-final_tile-final_gaia = Most gaia planets
-final_tile-final_sectors = Most sectors
-final_tile-final_satellites = Most satellites

# Federation tokens

-token-fed_12vp = 12 VP
-token-fed_qic = 8 VP and 1 Q.I.C.
-token-fed_tokens = 8 VP and 2 power tokens
-token-fed_ore = 7 VP and 2 ore
-token-fed_credits = 7 VP and 6 credits
-token-fed_knowledge = 6 VP and 2 knowledge
-token-fed_gleens = Gleens: 1 ore, 1 knowledge and 2 credits

# Power and Q.I.C. actions

-board-power_3_knowledge = 7 power: 3 knowledge
-board-power_2_terraform = 5 power: mine with 2 free terraforming steps
-board-power_2_ore = 4 power: 2 ore
-board-power_7_credits = 4 power: 7 credits
-board-power_2_knowledge = 4 power: 2 knowledge
-board-power_1_terraform = 3 power: mine with 1 free terraforming step
-board-power_2_tokens = 3 power: 2 power tokens
-board-qic_tech_tile = 4 Q.I.C.: a tech tile
-board-qic_rescore_federation = 3 Q.I.C.: gain one of your federation tokens again
-board-qic_planet_types = 2 Q.I.C.: 3 VP and 1 VP per planet type

# Conversions

-free-burn = Burn power
-free-power_to_qic = 4 power to 1 Q.I.C.
-free-power_to_ore = 3 power to 1 ore
-free-qic_to_ore = 1 Q.I.C. to 1 ore
-free-power_to_knowledge = 4 power to 1 knowledge
-free-power_to_credit = 1 power to 1 credit
-free-knowledge_to_credit = 1 knowledge to 1 credit
-free-ore_to_credit = 1 ore to 1 credit
-free-ore_to_token = 1 ore to 1 power token
-free-hadsch_credits_to_qic = Hadsch Hallas: 4 credits to 1 Q.I.C.
-free-hadsch_credits_to_ore = Hadsch Hallas: 3 credits to 1 ore
-free-hadsch_credits_to_knowledge = Hadsch Hallas: 4 credits to 1 knowledge
-free-baltaks_gaiaformer_to_qic = Bal T'aks: 1 gaiaformer to 1 Q.I.C.
-free-nevlas_token_to_knowledge = Nevlas: 1 token of bowl III to 1 knowledge

# Special actions

-special-academy = academy: its gain
-special-tech_action_charge_4 = charge 4 power
-special-adv_action_qic_5_credits = 1 Q.I.C. and 5 credits
-special-adv_action_3_ore = 3 ore
-special-adv_action_3_knowledge = 3 knowledge
-special-booster_terraform = mine with 1 free terraforming step
-special-booster_range = mine or gaia project with range +3
-special-swap = swap the planetary institute with a mine
-special-downgrade = turn a research lab into a trading station and advance
-special-lowest_track = advance the lowest track
-special-space_station = place a space station

# Income icons, bowls, sources of points

-icon-base = base income
-icon-lab_1 = first research lab
-icon-lab_2 = second research lab
-icon-lab_3 = third research lab
-icon-institute_1 = planetary institute: charge
-icon-institute_2 = planetary institute: tokens
-icon-economy = Economy
-icon-tech = tech tile
-icon-booster = round booster
-bowl-discard = out of the game
-bowl-bowl1 = bowl I
-bowl-bowl2 = bowl II
-bowl-bowl3 = bowl III
-bowl-gaia = the gaia area
-phase-gaia = Gaia phase
-phase-final = Final scoring
-phase-leftovers = Research levels and resources
-points-start = start
-points-round = round tiles
-points-booster = boosters
-points-tech = tech tiles
-points-advanced = advanced tiles
-points-federation = federations
-points-research = research
-points-board = board actions
-points-faction = faction
-points-charge = charging
-points-final = final tiles
-points-levels = research levels
-points-resources = resources

# Resources: their names, and a number of them

-resource-ore = ore
-resource-credits = credits
-resource-knowledge = knowledge
-resource-qic = Q.I.C.
-resource-charge = charges
-resource-tokens = power tokens
-resource-vp = points
-resource-gaiaformer = gaiaformers
-resource-terraform_steps = terraforming steps
-resource-range = range
-resource-tech_tile = tech tiles
-resource-research_step = research steps
-resource-federation_rescore = federation tokens again
-resource-power = power
-resource-satellites = satellites
-resource-bowl1 = tokens in bowl I
-resource-bowl2 = tokens in bowl II
-resource-bowl3 = tokens in bowl III
-resource-gaia_area = tokens in the gaia area
-resource-brainstone = brainstone
-resource-green_tokens = green federation tokens
-resource-power_value = power value
amount-resource-ore = { $count } ore
amount-resource-credits = { $count ->
    [one] { $count } credit
   *[other] { $count } credits
}
amount-resource-knowledge = { $count } knowledge
amount-resource-qic = { $count } Q.I.C.
amount-resource-charge = { $count ->
    [one] { $count } charge
   *[other] { $count } charges
}
amount-resource-tokens = { $count ->
    [one] { $count } power token
   *[other] { $count } power tokens
}
amount-resource-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
amount-resource-gaiaformer = { $count ->
    [one] { $count } gaiaformer
   *[other] { $count } gaiaformers
}
amount-resource-terraform_steps = { $count ->
    [one] { $count } terraforming step
   *[other] { $count } terraforming steps
}
amount-resource-range = { $count } range
amount-resource-tech_tile = { $count ->
    [one] { $count } tech tile
   *[other] { $count } tech tiles
}
amount-resource-research_step = { $count ->
    [one] { $count } research step
   *[other] { $count } research steps
}
amount-resource-federation_rescore = { $count ->
    [one] { $count } federation token again
   *[other] { $count } federation tokens again
}
amount-resource-bowl1 = { $count ->
    [one] { $count } token in bowl I
   *[other] { $count } tokens in bowl I
}
amount-resource-bowl2 = { $count ->
    [one] { $count } token in bowl II
   *[other] { $count } tokens in bowl II
}
amount-resource-bowl3 = { $count ->
    [one] { $count } token in bowl III
   *[other] { $count } tokens in bowl III
}
amount-resource-gaia_area = { $count ->
    [one] { $count } token in the gaia area
   *[other] { $count } tokens in the gaia area
}
amount-resource-green_tokens = { $count ->
    [one] { $count } green federation token
   *[other] { $count } green federation tokens
}
amount-resource-power_value = power value { $count }
amount-resource-power = { $count } power
amount-resource-satellites = { $count ->
    [one] { $count } satellite
   *[other] { $count } satellites
}

# What a player can do

gaia-option-take-back = Take the answer back
gaia-option-faction = Lead the { NAME($faction) }
gaia-option-deal = Sector { NAME($sector) }, turned { $rotation } times
gaia-option-turn = Turn sector { NAME($sector) } by { $rotation } × 60°
gaia-option-keep-board = Leave the board as it is
gaia-option-settle = Start on { NAME($hex) }
gaia-option-booster = Take the booster: { NAME($booster) }
gaia-option-income = Next: { NAME($icon) }
gaia-option-exchange = Exchange: { NAME($free) }
gaia-option-trade-for-tile = Discard 4 tokens for a tech tile
gaia-option-stop = Stop here
gaia-option-build = Build a mine on { NAME($hex) }
gaia-option-project = Start a gaia project on { NAME($hex) }
gaia-option-upgrade = Upgrade { NAME($hex) } to a { NAME($structure) }
gaia-option-federate = Form a federation
gaia-option-research = Research { NAME($track) }
gaia-option-action = { NAME($board) }
gaia-option-special = Special action: { NAME($special) }
gaia-option-pass = Pass and take: { NAME($booster) }
gaia-option-convert = Convert: { NAME($free) }
gaia-option-end = End the turn
gaia-option-tile = Take the tech tile from { NAME($space) }
gaia-option-advanced = Take the advanced tile of { NAME($track) }
gaia-option-cover = Cover “{ NAME($tech) }”
gaia-option-advance = Advance in { NAME($track) }
gaia-option-no-step = Do not advance
gaia-option-lost-planet = Place the lost planet on { NAME($hex) }
gaia-option-station = Place a space station on { NAME($hex) }
gaia-option-swap-with = Swap with the mine on { NAME($hex) }
gaia-option-downgrade = Turn the research lab on { NAME($hex) } into a trading station
gaia-option-rescore = Gain again: { NAME($token) }
gaia-option-include = Include { NAME($hex) }
gaia-option-done = These planets
gaia-option-satellite = Satellite on { NAME($hex) }
gaia-option-token = Take the token: { NAME($token) }
gaia-option-tokens = { $bowl2 } from bowl II, { $bowl3 } from bowl III, the rest from bowl I
gaia-option-brainstone = The brainstone goes to { NAME($bowl) }
gaia-option-charge = Charge { $power }
gaia-option-token-charge = Take the token, then charge { $power }
gaia-option-charge-token = Charge { $power }, then take the token
gaia-option-decline = Decline
gaia-option-card = Card { NAME($card) }

# What happened

gaia-event-advanced = { $player }: { NAME($track) } reaches level { $level }
gaia-event-automa-card = The Automa draws card { NAME($card) }
gaia-event-board-action = { $player } uses “{ NAME($board) }”
gaia-event-board-dealt = The sectors are dealt
gaia-event-built = { $player } builds a { NAME($structure) } on { NAME($hex) }
gaia-event-charged = { $player } charges { $amount } power
gaia-event-chose-faction = { $player } leads the { NAME($faction) }
gaia-event-converted = { $player } converts: { NAME($free) }
gaia-event-covered = { $player } covers “{ NAME($tech) }”
gaia-event-declined = { $player } does not charge
gaia-event-federation-formed = { $player } forms a federation with { AMOUNT("resource:satellites", $satellites) }
gaia-event-final-tile = Final scoring: { NAME($tile) }
gaia-event-flipped = { $player } flips the token “{ NAME($token) }”
gaia-event-gaiaformed = { NAME($hex) } becomes a gaia planet
gaia-event-gained = { $player } gains { AMOUNT($resource, $amount) }
gaia-event-gained-token = { $player } takes the federation token “{ NAME($token) }”
gaia-event-income = { $player }: income
gaia-event-income-source = From { NAME($source) }
gaia-event-paid = { $player } pays { AMOUNT($resource, $amount) }
gaia-event-passed = { $player } passes
gaia-event-phase-started = { NAME($phase) }
gaia-event-removed-advanced = { $player } removes the advanced tile of { NAME($track) }
gaia-event-round-started = Round { $round } begins
gaia-event-satellite = { $player } places a satellite on { NAME($hex) }
gaia-event-scored = { $player }: { AMOUNT("resource:vp", $points) } ({ NAME($source) })
gaia-event-special-action = { $player } uses a special action: { NAME($special) }
gaia-event-spent-power = { $player } spends { $amount } power
gaia-event-swapped = { $player } swaps the planetary institute on { NAME($other) } with the mine on { NAME($hex) }
gaia-event-tokens-discarded = { $player } discards { AMOUNT("resource:tokens", $amount) }
gaia-event-tokens-returned = { $player }: { AMOUNT("resource:tokens", $amount) } back from the gaia area
gaia-event-tokens-to-gaia = { $player } moves { AMOUNT("resource:tokens", $amount) } to the gaia area
gaia-event-took-advanced = { $player } takes the advanced tile “{ NAME($advanced) }”
gaia-event-took-booster = { $player } takes the booster “{ NAME($booster) }”
gaia-event-took-tile = { $player } takes the tech tile “{ NAME($tech) }”

# What has to be decided

gaia-decision-CHOOSING_FACTION = Choose a faction
gaia-decision-SETTLING = Place a starting structure
gaia-decision-TAKING_BOOSTER = Choose a starting booster
gaia-decision-TURNING = Turn sectors, or leave the board as it is
gaia-decision-CHOOSING_ICON = Which income comes next?
gaia-decision-CHARGING = Charge power?
gaia-decision-STONE_CHARGING = Where does the brainstone end up?
gaia-decision-STONE_SPENDING = Does the brainstone pay?
gaia-decision-STONE_TAKING = Does the brainstone leave?
gaia-decision-TAKING_TOKENS = From which bowls do the tokens come?
gaia-decision-BUILDING = Where does the mine go?
gaia-decision-BUILDING_OR_PROJECT = Where does the mine or the gaia project go?
gaia-decision-CHOOSING_PLANETS = Which planets form the federation?
gaia-decision-PLACING_SATELLITE = Where does the next satellite go?
gaia-decision-TAKING_TOKEN = Which federation token?
gaia-decision-FREE_STEP = Advance in a research track?
gaia-decision-PLACING_LOST_PLANET = Where does the lost planet go?
gaia-decision-TAKING_TILE = Which tech tile?
gaia-decision-COVERING = Which tech tile is covered?
gaia-decision-RESCORING = Which federation token is gained again?
gaia-decision-BURNING_WITH_STONE = Where does the brainstone end up?
gaia-decision-SWAPPING = With which mine is the planetary institute swapped?
gaia-decision-DOWNGRADING = Which research lab becomes a trading station?
gaia-decision-TRADING = Discard 4 tokens of the gaia area for a tech tile?
gaia-decision-PLACING_STATION = Where does the space station go?
gaia-decision-EXCHANGING = What do the returning tokens buy?
gaia-decision-TURN = Your turn: one main action or pass
gaia-decision-ENDING = More conversions, or end the turn

# Settings: name, explanation, and the choices that are words

gaia-setting-free_factions = Free choice of factions
    .help = Everybody chooses a faction; otherwise those suggested for a first game are played.
gaia-setting-free_starting_mines = Free starting mines
    .help = Everybody places the starting mines; otherwise those of a first game are prescribed.
gaia-setting-map_method = Board
    .help = The basic map, or sectors laid out by chance.
    .choice-basic = the basic map
    .choice-method_1 = 01 to 04 fixed, the others by chance
    .choice-method_2 = 01 to 04 shuffled among themselves, the others by chance
    .choice-method_3 = everything by chance
    .choice-random_12 = everything by chance (one or two players)
gaia-setting-omit_sectors = Left out
    .help = Three players may leave out sectors for a smaller board.
    .choice-none = nothing
    .choice-9 = sector 09
    .choice-10 = sector 10
    .choice-9_10 = sectors 09 and 10
gaia-setting-variable_turn_order = Variable turn order
    .help = The order of passing is the turn order of the next round.
gaia-setting-adjacency_home_types_only = Looser boards
    .help = On boards laid out by chance only the seven home types must not touch their like.
gaia-setting-zero_progress_scores_nothing = Nothing for nothing
    .help = Whoever has none of what a final tile counts gets no points for it.
gaia-setting-end_game_free_conversion = Conversion at the end
    .help = Power and Q.I.C. are converted once more after the last round.
gaia-setting-satellite_stock_25 = All 25 satellites
    .help = Satellites used as markers do not lessen the stock.
gaia-setting-useless_actions_allowed = Useless actions
    .help = Board actions without any effect may be taken.
gaia-setting-flexible_federations = Flexible federations
    .help = A federation may bypass one of your planets by using more satellites.
gaia-setting-single_conversion_payment = Conversions paid one by one
    .help = Each conversion is paid alone and its surplus is lost.
gaia-setting-guest_mine_gaia_events = Guest mines on gaia planets
    .help = A guest mine of the Lantids on a gaia planet scores for gaia planets.
gaia-setting-automa = Strength of the Automa
    .help = How strong the opponent is in solo play.
    .choice-automa = Automa
    .choice-automalein = Automalein
    .choice-automaechtig = Automächtig
    .choice-ultoma = Ultoma
    .choice-alptrauma = Alptrauma
gaia-setting-automa_faction = Faction of the Automa
    .help = Who the opponent is in solo play.
    .choice-random = by chance
    .choice-terrans = { -faction-terrans }
    .choice-xenos = { -faction-xenos }
    .choice-taklons = { -faction-taklons }
    .choice-hadsch_hallas = { -faction-hadsch_hallas }
    .choice-geodens = { -faction-geodens }
    .choice-firaks = { -faction-firaks }
    .choice-itars = { -faction-itars }

# Reactions.

gaia-reaction-charge = Charging power
    .help = What happens by itself when somebody builds near you.
    .choice-ask = ask me every time
    .choice-matters = ask me only if it matters
    .choice-never = always decline
    .choice-0 = charge if it is free
    .choice-1 = charge for up to 1 point
    .choice-2 = charge for up to 2 points
    .choice-3 = charge for up to 3 points
    .choice-4 = charge for up to 4 points
    .choice-5 = charge for up to 5 points
    .choice-6 = charge for up to 6 points

# For newcomers: the goal and a round

gaia-opening-goal = You lead a civilization that spreads over the galaxy: it settles planets and makes them habitable, studies six fields of research and joins its planets in federations. Whoever has the most victory points (VP) after six rounds wins.
gaia-opening-round = A round begins with income: your structures, your round booster, tech tiles and research levels bring ore, credits, knowledge, Q.I.C. and power. In the gaia phase your gaiaformers turn transdim planets into gaia planets. Then everybody takes turns with one action each: build a mine, start a gaia project, upgrade a structure, advance research, form a federation, or use a power, Q.I.C. or special action. Building near others lets them charge power. Whoever has had enough passes, exchanges the round booster and is out of the round; the first to pass begins the next one. Each round another kind of deed scores; at the end two final tiles, research levels and leftover resources do.

# Kinds of components

gaia-components-item = In the box
gaia-components-faction = Factions
gaia-components-structure = Structures
gaia-components-planet_type = Planets
gaia-components-sector = Sectors
gaia-components-map = Maps
gaia-components-map_method = Boards laid out by chance
gaia-components-first_game = First games
gaia-components-track = Research tracks
gaia-components-tech_tile = Tech tiles
gaia-components-advanced_tech_tile = Advanced tech tiles
gaia-components-booster = Round boosters
gaia-components-round_tile = Round scoring tiles
gaia-components-final_tile = Final scoring tiles
gaia-components-federation_token = Federation tokens
gaia-components-board_action = Power and Q.I.C. actions
gaia-components-free_action = Free actions
gaia-components-decision_card = Decision cards of the Automa
gaia-components-automa_faction_card = Faction cards of the Automa
gaia-components-difficulty = Strengths of the Automa

# Names that only the list of components uses

-structure-satellite = satellite
-free-qic_for_range = 1 Q.I.C.: range +2
-sector-sector_1 = Sector 01
-sector-sector_2 = Sector 02
-sector-sector_3 = Sector 03
-sector-sector_4 = Sector 04
-sector-sector_5a = Sector 05, front
-sector-sector_5b = Sector 05, back
-sector-sector_6a = Sector 06, front
-sector-sector_6b = Sector 06, back
-sector-sector_7a = Sector 07, front
-sector-sector_7b = Sector 07, back
-sector-sector_8 = Sector 08
-sector-sector_9 = Sector 09
-sector-sector_10 = Sector 10
-map-basic_34 = Map for 3-4 players
-map-basic_12 = Map for 1-2 players
-map_method-method_1 = Sectors 01-04 as on the map, the others by chance
-map_method-method_2 = Sectors 01-04 shuffled among themselves, the others by chance
-map_method-method_3 = All ten sectors by chance
-map_method-random_12 = All seven sectors by chance (1-2 players)
-map_method-small_3 = Smaller board for 3 players
-first_game-1 = For 1 player: factions and starting mines
-first_game-2 = For 2 players: factions and starting mines
-first_game-3 = For 3 players: factions and starting mines
-first_game-4 = For 4 players: factions and starting mines
-decision_card-automa_01 = Decision card 1
-decision_card-automa_02 = Decision card 2
-decision_card-automa_03 = Decision card 3
-decision_card-automa_04 = Decision card 4
-decision_card-automa_05 = Decision card 5
-decision_card-automa_06 = Decision card 6
-decision_card-automa_07 = Decision card 7
-decision_card-automa_08 = Decision card 8
-decision_card-automa_09 = Decision card 9
-decision_card-automa_10 = Decision card 10
-decision_card-automa_11 = Decision card 11
-decision_card-automa_12 = Decision card 12
-decision_card-automa_13 = Decision card 13
-decision_card-automa_14 = Decision card 14
-decision_card-automa_15 = Decision card 15
-decision_card-automa_16 = Decision card 16
-decision_card-automa_17 = Decision card 17
-automa_faction-automa_terrans = { -faction-terrans }
-automa_faction-automa_xenos = { -faction-xenos }
-automa_faction-automa_taklons = { -faction-taklons }
-automa_faction-automa_hadsch_hallas = { -faction-hadsch_hallas }
-automa_faction-automa_geodens = { -faction-geodens }
-automa_faction-automa_firaks = { -faction-firaks }
-automa_faction-automa_itars = { -faction-itars }
-difficulty-automalein = Automalein
-difficulty-automa = Automa
-difficulty-automaechtig = Automächtig
-difficulty-ultoma = Ultoma
-difficulty-alptrauma = Alptrauma
-box-sector_tile = sector tiles
-box-research_board = research board
-box-scoring_board = scoring board
-box-faction_board = faction boards, double-sided
-box-booster = round boosters
-box-round_tile = round scoring tiles
-box-final_tile = final scoring tiles
-box-tech_tile = standard tech tiles
-box-federation_token = federation tokens
-box-advanced_tech_tile = advanced tech tiles
-box-record_token = federation markers
-box-gaia_token = gaia planet tokens
-box-lost_planet = lost planet
-box-space_station = space stations
-box-action_token = action tokens
-box-qic = quantum intelligence cubes (Q.I.C.)
-box-brainstone = brainstone
-box-mine = mines, 8 of each colour
-box-research_lab = research labs, 3 of each colour
-box-planetary_institute = planetary institutes, 1 of each colour
-box-trading_station = trading stations, 4 of each colour
-box-academy = academies, 2 of each colour
-box-gaiaformer = gaiaformers, 3 of each colour
-box-player_token = player markers, 7 of each colour
-box-satellite = satellites, 25 of each colour
-box-credit_marker = credit markers
-box-ore_marker = ore markers
-box-knowledge_marker = knowledge markers
-box-power_token = power tokens
-box-first_player = first player marker
-box-automa_faction_card = faction cards of the Automa
-box-automa_reference = terraforming reference of the Automa
-box-automa_decision_card = decision cards of the Automa
-box-automa_rules = rules of the Automa
-box-automa_aid = player aid for the Automa
-box-player_aid = player aids
-box-turn_order_card = turn order card

# What is lacking where a rule refuses

gaia-short-GP-FED-1 = Power value { $have }, at least { $need } needed
gaia-short-GP-GPROJ-1 = No gaiaformer is ready on your board
gaia-short-GP-GPROJ-6 = No gaiaformer is ready on your board
gaia-short-GP-GPROJ-3 = You have { AMOUNT("resource:tokens", $have) }, you need { $need }
gaia-short-GP-GPROJ-2 = You have { AMOUNT("resource:qic", $have) }, you need { $need }
gaia-short-GP-TECH-5 = You have no federation token with its green side up
gaia-short-GP-RES-3 = You have no federation token with its green side up
gaia-short-GP-RES-1 = You have { AMOUNT("resource:knowledge", $have) }, you need { $need }
gaia-short-GP-RES-13 = You have { AMOUNT("resource:qic", $have) }, you need { $need }
gaia-short-GP-FREE-2 = Tokens in bowl II: { $have }, you need { $need }
gaia-short-GP-FAC-HADSCH-2 = You have { AMOUNT("resource:credits", $have) }, you need { $need }
gaia-short-GP-RANGE-4 = You have { AMOUNT("resource:qic", $have) }, you need { $need }
gaia-short-GP-HAB-2 = You have { AMOUNT("resource:qic", $have) }, you need { $need }
gaia-short-GP-HAB-4 = You have { AMOUNT("resource:ore", $have) }, you need { $need }
gaia-short-GP-FAC-TERRANS-2 = You have { AMOUNT("resource:power", $have) }, you need { $need }
gaia-short-GP-FAC-ITARS-2 = Tokens in the gaia area: { $have }, you need { $need }
