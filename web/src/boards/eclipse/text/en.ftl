eclipse-verb-take-back = Take back
eclipse-verb-choose-species = Species
eclipse-verb-lay-home = Home sector
eclipse-verb-remove-cube = Cube
eclipse-verb-act = Action
eclipse-verb-react = Reaction
eclipse-verb-pass = Pass
eclipse-verb-end = End turn
eclipse-verb-done = Done
eclipse-verb-after-you = After you
eclipse-verb-settle = Colonists
eclipse-verb-trade = Exchange
eclipse-verb-tap = Colony ship
eclipse-verb-propose = Relations
eclipse-verb-ally = Alliance
eclipse-verb-join = Join
eclipse-verb-leave-alliance = Leave alliance
eclipse-verb-explore = Explore
eclipse-verb-place = Lay
eclipse-verb-again = Second sector
eclipse-verb-refuse = Lay nothing
eclipse-verb-claim = Take control
eclipse-verb-skip = No disc
eclipse-verb-keep = Keep
eclipse-verb-use = Use
eclipse-verb-store = For later
eclipse-verb-choose-tech = Technology
eclipse-verb-lift = Lift a disc
eclipse-verb-put = Put the disc
eclipse-verb-refresh = Refresh
eclipse-verb-buy = Research
eclipse-verb-develop = Development
eclipse-verb-site = Site
eclipse-verb-gain = Gain
eclipse-verb-fit = Fit a part
eclipse-verb-attach = Muon Source
eclipse-verb-strip = Take off
eclipse-verb-detach = Detach
eclipse-verb-build = Build
eclipse-verb-activate = Activate
eclipse-verb-board = Aboard
eclipse-verb-step = Move
eclipse-verb-jump = Jump
eclipse-verb-unload = Unload
eclipse-verb-halt = Stop
eclipse-verb-accept = Accept
eclipse-verb-decline = Decline
eclipse-verb-send-cube = Cube to send
eclipse-verb-give-back = Give back
eclipse-verb-return = Cube back
eclipse-verb-take = Keep a tile
eclipse-verb-exchange = Swap tiles
eclipse-verb-take-none = No tile
eclipse-verb-lead = Act first
eclipse-verb-attack = Attack
eclipse-verb-retreat = Retreat
eclipse-verb-flee = Retreat to
eclipse-verb-reroll = Roll again
eclipse-verb-keep-dice = Keep dice
eclipse-verb-aim = Aim
eclipse-verb-aim-best = As the Ancients
eclipse-verb-defend = Point Defence
eclipse-verb-hold-fire = Hold fire
eclipse-verb-intercept = Shoot down
eclipse-verb-bombard = Attack population
eclipse-verb-spare = Spare
eclipse-verb-kill = Destroy a cube
eclipse-verb-pay = Pay
eclipse-verb-abandon = Give up
eclipse-verb-shrine = Shrine
eclipse-verb-beside = Planet
eclipse-verb-direction = Direction
eclipse-verb-turn-sector = Sector
eclipse-verb-turn-tech = New technology
eclipse-verb-turn-discovery = Discovery
eclipse-verb-turn-cruiser = Guard
eclipse-verb-draw-reputation = Reputation
eclipse-verb-roll = Die
eclipse-verb-hive = Hive

eclipse-kind-part = part
eclipse-kind-slot = square
eclipse-kind-sector = sector
eclipse-kind-square = population square
eclipse-kind-resource = resource
eclipse-kind-tech = technology
eclipse-kind-track = track
eclipse-kind-item = what
eclipse-kind-class = class
eclipse-kind-ship = ship
eclipse-kind-die = die
eclipse-kind-shrine = shrine
eclipse-kind-rotation = rotation
eclipse-kind-reputation = tile

eclipse-board-map = Galaxy
eclipse-board-sector = Sector { $sector }, points { $points }
eclipse-board-owner = Controlled by { $player }
eclipse-board-nobody = Nobody’s
eclipse-board-square = { $square }: { $cubes } of { $count }
eclipse-board-tile = Discovery tile
eclipse-board-ships-of = { $count } { $ship }, { $player }
eclipse-board-links = Connected with { $sectors }
eclipse-board-place = { $place }, unexplored, zone { $zone }, { $left } left
eclipse-board-round = Round { $round } of { $rounds }
eclipse-board-stacks = Left in the stacks of sectors
eclipse-board-pile = discovery tiles
eclipse-board-bag = reputation tiles
eclipse-board-mat = Board of { $player }
eclipse-board-no-species = No species yet
eclipse-board-stock = { $resource }: { $count }, production { $production }
eclipse-board-discs = discs
eclipse-board-upkeep = upkeep
eclipse-board-colony-ships = colony ships
eclipse-board-ambassadors = ambassadors
eclipse-board-reputation = reputation
eclipse-board-discoveries = discoveries kept
eclipse-board-class = { $ship }: { $ships } of { $most }. Initiative { $initiative }, hull { $hull }, computer { $computer }, shield { $shield }, movement { $movement }, energy left { $energy }, cannons { $dice }, missiles { $missiles }
eclipse-board-slot = { $slot }: { $part }
eclipse-board-empty = empty
eclipse-board-initiative = initiative
eclipse-board-hull = hull
eclipse-board-computer = computer
eclipse-board-shield = shield
eclipse-board-movement = movement
eclipse-board-energy = energy left
eclipse-board-blueprints = Blueprints
eclipse-board-supply = Technologies
eclipse-board-own-price = your price, dashed with exchange
eclipse-board-printed-price = printed price
eclipse-board-tech = { $tech }, { $count } on offer, your price { $price }{ $state ->
    [owned] , yours
    [payable] , you can pay it
   *[other] {""}
}
eclipse-board-battle = Battle
eclipse-board-battle-at = Battle on { $sector }
eclipse-board-volley = missile volley
eclipse-board-battle-round = battle round { $round }
eclipse-board-battle-ship = { $ship }: damage { $damage }, hull { $hull }, shield { $shield }
eclipse-board-battle-first = the upper acts first
eclipse-board-battle-values = dice, hit with, computer, shield
eclipse-board-dice = Dice
eclipse-board-odds-attacker = the attacker holds the sector
eclipse-board-odds-defender = the defender holds the sector
eclipse-board-odds-stalemate = nobody can win
eclipse-board-odds-exact = Exact. All dice go as the rules for Ancients say, and { $retreats ->
    [yes] nobody else retreats.
   *[no] nobody retreats.
}
eclipse-board-odds-about = About, battles played out: { $battles }. All dice go as the rules for Ancients say, and { $retreats ->
    [yes] nobody else retreats.
   *[no] nobody retreats.
}
eclipse-board-take-back = Take back
eclipse-board-passed = passed
eclipse-board-ghost = Sector { $sector }, as it would lie, open to { $sectors }. Ways to lay it: { $ways }
eclipse-board-lay = { $sector }: open to { $sectors }{ $edges ->
    [none] {""}
   *[other] , also { $edges }
}{ $closed ->
    [none] {""}
   *[other] ; one side only: { $closed }
}
eclipse-verb-upgrade = Upgrade
eclipse-board-ends = at the end
eclipse-board-one-more = one more: { $money }
eclipse-board-upkeep-short = upk.
eclipse-board-upkeep-of = upkeep { $upkeep }
eclipse-board-grows = { $amount }
eclipse-board-traitor = Traitor
eclipse-board-discount = { $track }: { $discount } off the next technology
eclipse-board-round-now = Round { $round }
eclipse-board-tab-explore = Explore
eclipse-board-tab-explore-about = A new sector beside yours
eclipse-board-tab-influence = Influence
eclipse-board-tab-influence-about = Discs: take or leave sectors
eclipse-board-tab-research = Research
eclipse-board-tab-research-about = Technologies for science
eclipse-board-tab-upgrade = Upgrade
eclipse-board-tab-upgrade-about = Better parts on your ships
eclipse-board-tab-build = Build
eclipse-board-tab-build-about = Ships and more for materials
eclipse-board-tab-move = Move
eclipse-board-tab-move-about = Move ships, also to attack
eclipse-board-did = { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-reacted = Reaction, { $action }{ $things ->
    [none] {""}
   *[other] : { $things }
}
eclipse-board-remaining = { $left ->
    [0] The last one of this action
   *[other] Then { $left } more in this action
}
eclipse-board-used-question = Done, or something more?
eclipse-board-used-up = All of this action is used.
eclipse-board-explore = { $place }: zone { $zone }, { $left } left
eclipse-board-left = { $left } left
eclipse-board-activate = { $ship } in { $sector }
eclipse-board-legend-open = way between sectors
eclipse-board-legend-closed = one side only: no way
eclipse-board-legend-square = place for population
eclipse-board-legend-advanced = needs a technology
eclipse-board-legend-discovery = discovery tile
eclipse-board-legend-artifact = artifact
eclipse-board-legend-ancient = Ancients: fight or avoid
eclipse-board-laid = Sector { $sector }
eclipse-board-met = { $sector }, battle: { $ships }
eclipse-board-reroll = Roll the { $face } again
eclipse-board-phase-action = Action
eclipse-board-phase-combat = Combat
eclipse-board-phase-upkeep = Upkeep
eclipse-board-phase-cleanup = Cleanup
eclipse-board-track-military = Military
eclipse-board-track-grid = Grid
eclipse-board-track-nano = Nano
eclipse-board-rare = Rare
eclipse-board-energy-sum = energy { $used } of { $produced }
eclipse-board-parts = Parts
eclipse-board-part = { $part }: { $words }
eclipse-board-energy-used = energy
eclipse-board-damage = damage
eclipse-board-parts-left = parts left: { $left }
eclipse-board-upgrade-which = Pick a part below, then a square.
eclipse-board-upgrade-none = All parts of this action are placed.
eclipse-board-upgrade-where = { $part }: { $words }. Squares that can take it: { $squares }
eclipse-board-upgrade-places = { $part }: { $slot }
eclipse-board-upgrade-lacks = { $ship }: lacks energy { $energy }
eclipse-board-place-part = Place the part
eclipse-board-place-end = Place it, end turn
eclipse-board-dice-fell = Undo: dice fell
eclipse-board-odds-you = you hold the sector
eclipse-board-odds-nobody = both sides are gone
eclipse-board-odds-left = { $left } of { $ships } left
eclipse-board-odds-others = The winner then fights on; further sides: { $count }.
eclipse-board-step = { $round }, { $squadron }: dice { $dice }, hits { $hits }
eclipse-board-step-damage = { $ship }: damage { $damage }
eclipse-board-step-destroyed = Destroyed: { $ships }
eclipse-board-step-shot-down = Missiles shot down: { $count }
eclipse-board-step-flees = Retreats: { $ship }
eclipse-board-step-before = Step back
eclipse-board-step-after = Step on
eclipse-board-developments-short = Devel.
eclipse-board-ship-of = { $ship } ({ $player })

eclipse-species-terran = 3 moves in one action, trade at 2 for 1, a place that only an ambassador may take. Knows Starbase.
eclipse-species-eridani_empire = 26 money and two reputation tiles, but 11 discs instead of 13. Knows Plasma Cannon, Gauss Shield and Fusion Drive.
eclipse-species-hydran_progress = Buys two technologies in one action. Knows Advanced Labs, and a cube lies on an advanced science square from the start.
eclipse-species-planta = Explores twice in one action, 1 point for each sector at the end. Ships have fewer squares, and enemies destroy the population without a roll.
eclipse-species-descendants_of_draco = Draws two sectors and lays one, lives in peace with Ancients; 1 point for each Ancient ship on the map at the end.
eclipse-species-mechanema = Builds and upgrades 3 times in one action, and builds for less. Knows Positron Computer.
eclipse-species-orion_hegemony = Starts with a cruiser; all ships have a Gauss Shield, more initiative and energy. Knows Neutron Bombs, trades at 4 for 1.
eclipse-species-magellan = A discovery tile for the fourth technology of a track, 1 point for each tile that was used. Colony ships turn into resources. Knows Fusion Source.
eclipse-species-exiles = Orbitals with a cube fight as ships and are 1 point each at the end. No starbases. Knows Cloaking Device and Orbital.
eclipse-species-rho_indi_syndicate = 4 moves in one action, two interceptors, a shield on all ships; money for drawing reputation. No dreadnoughts, 2 colony ships.
eclipse-species-enlightened_of_lyra = Builds shrines before upkeep, 1 point each at the end; colony ships roll dice again. Knows Distortion Shield.
eclipse-tech-neutron_bombs = Your attacks destroy all population of a sector without a roll.
eclipse-tech-starbase = You may build starbases.
eclipse-tech-advanced_mining = Cubes may stand on advanced materials squares.
eclipse-tech-advanced_economy = Cubes may stand on advanced money squares.
eclipse-tech-advanced_labs = Cubes may stand on advanced science squares.
eclipse-tech-quantum_grid = Two more influence discs.
eclipse-tech-advanced_robotics = One more influence disc.
eclipse-tech-nanorobots = Build actions build one more.
eclipse-tech-orbital = You may build orbitals.
eclipse-tech-monolith = You may build monoliths, 3 points each at the end.
eclipse-tech-artifact_key = At once 5 resources of one kind for each artifact on your sectors.
eclipse-tech-wormhole_generator = A wormhole on one side is enough for you.
eclipse-tech-antimatter_splitter = The damage of Antimatter Cannons may be divided among ships.
eclipse-tech-neutron_absorber = Enemy Neutron Bombs do not work on your population.
eclipse-tech-distortion_shield = Enemy missiles roll 2 less against your ships.
eclipse-tech-cloaking_device = Two enemy ships are needed to pin one of yours.
eclipse-tech-point_defence = Your cannons may shoot down missiles first.
eclipse-part-interceptor_bay = carries two interceptors
eclipse-part-jump_drive = once in each activation to any adjacent sector
eclipse-part-muon_source = lies beside the squares of a blueprint
eclipse-part-morph_shield = repairs 1 damage after each round
eclipse-development-ancient_monument = 3 points at the end.
eclipse-development-artifact_link = 1 point at the end for each artifact on your sectors.
eclipse-development-mining_colony = 12 materials at once.
eclipse-development-research_station = 12 science at once.
eclipse-development-trade_fleet = 12 money at once.
eclipse-development-shellworld = Lies on one of your sectors: 5 points at the end, one science square.
eclipse-development-warp_portal = Lies on one of your sectors: linked with all portals, 1 point at the end.
eclipse-development-diplomatic_fleet = One more place for an ambassador or a reputation tile.
eclipse-discovery-money = 8 money at once
eclipse-discovery-science = 5 science at once
eclipse-discovery-materials = 6 materials at once
eclipse-discovery-mixed = 3 money, 2 science and 2 materials at once
eclipse-discovery-ancient_technology = the cheapest technology on offer that you lack
eclipse-discovery-ancient_cruiser = a cruiser on this sector
eclipse-discovery-ancient_warp_portal = stays here, linked with all portals, 2 points at the end
eclipse-discovery-ancient_orbital = stays here, an orbital with an artifact
eclipse-words-energy = energy { $amount }
eclipse-words-cannons = cannon, damage { $damage }
eclipse-words-missiles = missiles, damage { $damage }
eclipse-words-unarmed = no weapons
eclipse-words-part = Ship part: { $words }.
eclipse-words-use = Use “{ $tile }”: { $words }
eclipse-calculator-title = Odds of a battle
eclipse-calculator-attackers = Attackers
eclipse-calculator-defenders = Defenders
eclipse-calculator-whose = Whose ships
eclipse-calculator-printed = { $species }, as printed
eclipse-calculator-nobody = Ships of nobody
eclipse-calculator-parts = parts
eclipse-calculator-square = { $ship }, square { $number }
eclipse-calculator-leaves = Retreats with so many ships left (0: never)
eclipse-calculator-empty = Give both sides ships.
eclipse-calculator-energy = The energy of the ships is not checked.
eclipse-calculator-exact = Exact. All dice go as the rules for Ancients say.
eclipse-calculator-about = About, battles played out: { $battles }. All dice go as the rules for Ancients say.
eclipse-calculator-never = Nobody retreats.
eclipse-calculator-retreats = A side retreats with at most so many ships left: attackers { $attacker }, defenders { $defender }.
eclipse-calculator-rounds = Battle rounds on average: { $rounds }
eclipse-forecast-now = Parts now
eclipse-forecast-after = After this upgrade
eclipse-forecast-next = Battle this round
eclipse-board-defends = defends
eclipse-board-end-won = Your ships hold the sector.
eclipse-board-end-lost = No ship of yours is left there.
eclipse-board-end-both = Ships of both sides stay there.
eclipse-board-odds-goes-to = it goes to: { $who }
eclipse-board-acts = { $whose ->
    [me] Your { $ship } acts
   *[other] { $player } { $ship }
}
eclipse-board-you-attack = you attack
eclipse-board-you-defend = you defend
eclipse-board-about-attack = dice: { $dice }, hit with { $needs }
eclipse-board-about-retreat = no fire; leaves when it acts next
eclipse-board-news-none = without income
eclipse-board-news-income = income { $income }, upkeep { $upkeep }
eclipse-board-news-techs = { $count ->
    [one] { $count } new technology
   *[other] { $count } new technologies
}
eclipse-board-choice-win = win
eclipse-board-choice-saved = { $share } get away
eclipse-board-die-hits = hits { $ship }
eclipse-board-die-misses = misses
eclipse-board-die-open = hits, choose the ship
eclipse-board-die-needs = hits with { $needs }
eclipse-board-fought = Battle on { $sector }{ $ships ->
    [none] {""}
   *[other] , destroyed: { $ships }
}
eclipse-board-bankrupt = Money { $money } + { $income }, upkeep { $upkeep }: { $lacking } short. A sector given up brings its disc back.
eclipse-board-turn-it = A click on it turns it.
eclipse-board-solvent = Money { $money } + { $income }, upkeep { $upkeep }: { $left } left.
eclipse-board-collapsed = collapsed
