chaos_order-verb-take-back = Take back
chaos_order-verb-choose-faction = Faction
chaos_order-verb-return-leader = Return
chaos_order-verb-base = Base
chaos_order-verb-keep-pair = Regions
chaos_order-verb-start-leader = First leader
chaos_order-verb-start-fighters = Fighters
chaos_order-verb-price = Price
chaos_order-verb-take-tile = Tile back
chaos_order-verb-act = Act
chaos_order-verb-pass = Pass
chaos_order-verb-main = Main action
chaos_order-verb-auxiliary = Auxiliary
chaos_order-verb-free-auxiliary = Free auxiliary
chaos_order-verb-play = Play a card
chaos_order-verb-use = Ability
chaos_order-verb-stop = Give up
chaos_order-verb-end = End turn
chaos_order-verb-choose = Choose
chaos_order-verb-decline = Decline
chaos_order-verb-first = First
chaos_order-verb-pay-lock = Lock
chaos_order-verb-discard = Discard
chaos_order-verb-advance = Advance
chaos_order-verb-found = Foundation
chaos_order-verb-build = Build
chaos_order-verb-build-bare = Build without foundation
chaos_order-verb-harvest = Harvest
chaos_order-verb-place-token = Token
chaos_order-verb-flip-token = Flip
chaos_order-verb-recruit = Recruit
chaos_order-verb-fast-track = Fast track
chaos_order-verb-trade = Trade
chaos_order-verb-deploy = Deploy
chaos_order-verb-upgrade-leader = Upgrade a leader
chaos_order-verb-upgrade-attribute = Upgrade
chaos_order-verb-route = Move
chaos_order-verb-take = Leader
chaos_order-verb-march = Fighters
chaos_order-verb-relocate = Ship
chaos_order-verb-boost = Morale
chaos_order-verb-return-morale = Row
chaos_order-verb-battle = Battle
chaos_order-verb-put-card = Put a card
chaos_order-verb-no-card = No card
chaos_order-verb-plan = Plan
chaos_order-verb-go-on = Go on
chaos_order-verb-reroll = Roll again
chaos_order-verb-retreat = Retreat
chaos_order-verb-retreat-with = Retreat with a leader
chaos_order-verb-income = Income
chaos_order-verb-count-building = Count a stronghold
chaos_order-verb-lower-count = Lower the count
chaos_order-verb-give-intel = Give intel
chaos_order-verb-dismiss = Let go
chaos_order-verb-pay-upkeep = Pay

# Battles

chaos_order-battle-stage = { $stage ->
    [card] Card on the dial
    [plan] Sector and card, sealed
   *[reveal] Reveal
}
chaos_order-battle-in = Battle in { NAME($region) }
chaos_order-battle-for-relic = Battle for relic { $relic }
chaos_order-battle-tie = { $whose ->
    [me] you started it: a tie is yours
   *[other] { $player } started it and wins a tie
}
chaos_order-battle-against = against
chaos_order-battle-you = You
chaos_order-battle-ready = { $player } is ready
chaos_order-battle-chooses = { $player } is choosing
chaos_order-battle-dial = { $has ->
    [yes] card on the dial
   *[no] no card
}
chaos_order-battle-cards = Card, its left and right value
chaos_order-battle-values = left { $left }, right { $right }
chaos_order-battle-card = { $card ->
    [bluff] Bluff
   *[printed] No card
}
chaos_order-battle-card-about = { $card ->
    [bluff] the card returns unseen
   *[printed] the printed values
}
chaos_order-battle-dial-label = Combat dial
chaos_order-battle-sector = { $sector ->
    [all_out] All-out
    [assault] Assault
    [guard] Guard
    [retreat] Retreat
    [gamble_left] Gamble L
   *[gamble_right] Gamble R
}
chaos_order-battle-sectors = Sector
chaos_order-battle-all-sectors = All sectors
chaos_order-battle-you-win = you win
chaos_order-battle-lost = lost
chaos_order-battle-lost-by = { $side ->
    [own] you
   *[other] they
}
chaos_order-battle-you-lose-average = you lose, avg.
chaos_order-battle-blocked = { $reason ->
    [gem] needs { AMOUNT("resource:gem", $gems) }
   *[fighters] needs { AMOUNT("resource:fighter", $fighters) } and no leader
}
chaos_order-battle-spoken-sector = { $sector }, strength { $strength }, attack { $attack }, defence { $defence }, wins { $wins } percent of the plans { $player } may have
chaos_order-battle-spoken-blocked = { $sector }: not possible, { $why }
chaos_order-battle-assumption = From what you know: { $kind ->
    [open] the open plan of { $player }.
    [half] { $sectors } legal sectors of { $player } alike; half a bluff, half one of the { $unseen } cards you have not seen ({ $cards } − { $own } in hand − { $discards } in the open pile).
   *[printed] { $sectors } legal sectors of { $player } alike, no card.
}
chaos_order-battle-assumption-short = From what you know: { $kind ->
    [open] the open plan of { $player }.
    [half] { $sectors } legal sectors alike, half a bluff, half one of { $unseen } unseen cards.
   *[printed] { $sectors } legal sectors alike, no card.
}
chaos_order-battle-if-won = If you win
chaos_order-battle-if-lost = If you lose
chaos_order-battle-fighters-home = { AMOUNT("resource:fighter", $fighters) } to the base
chaos_order-battle-leader-home = { NAME($leader) } to the base
chaos_order-battle-leader-off = { NAME($leader) } off the map
chaos_order-battle-taken = { NAME($leader) } changes sides
chaos_order-battle-destroyed = { NAME($building) } destroyed
chaos_order-battle-gain = { NAME($gain) } +{ $amount }
chaos_order-battle-fame = { $player }: fame +{ $fame }
chaos_order-battle-relic = { $player }: relic { $relic }
chaos_order-battle-stage-one = Both answers are opened together; a card can still be a bluff.
chaos_order-battle-seal = Seal { $sector }, { $card }
chaos_order-battle-choose-sector = Choose a sector
chaos_order-battle-final = Final when both are sealed. Nobody sees it before.
chaos_order-battle-open = Your plan is open at once.
chaos_order-battle-sealed = Sealed. Waiting for { $player }.
chaos_order-battle-take-back = Take it back
chaos_order-battle-counts = What counts
chaos_order-battle-before-cards = Before cards
chaos_order-battle-result = { $who ->
    [me] you win
    [lost] you lose
   *[other] { $player } wins
}
chaos_order-battle-rolled = rolled: { NAME($face) }
chaos_order-battle-die = Die
chaos_order-battle-nothing = { $who ->
    [me] Nothing of yours
   *[other] Nothing of { $player }
}
chaos_order-battle-step = { $step ->
    [strength] Strength
    [wounds] Wounds
   *[removal] Removal
}
chaos_order-battle-step-of = Step { $step } of { $steps }
chaos_order-battle-defence-of = { $who ->
    [me] your defence
   *[other] defence of { $player }
}: { $source }
chaos_order-battle-loses = { $who ->
    [me] You lose
   *[other] { $player } loses
}
chaos_order-battle-victory = { $why ->
    [tie] { $own } to { $other }: on a tie the initiator wins, { $who ->
        [me] you.
       *[other] { $player }.
    }
    [other_retreats] { $own } to { $other }: the other side retreats, { $who ->
        [me] you win.
       *[other] { $player } wins.
    }
    [both_retreat] { $own } to { $other }: both retreat, the stronger side goes; { $who ->
        [me] you stay and win.
       *[other] { $player } stays and wins.
    }
   *[stronger] { $own } is more than { $other }: { $who ->
        [me] you win.
       *[other] { $player } wins.
    }
}
chaos_order-battle-no-wounds = No fighter is wounded.
chaos_order-battle-wounded = { $who ->
    [me] Your
   *[other] Of { $player }
} { AMOUNT("resource:fighter", $fighters) }{ $fighters ->
    [one] {" "}goes
   *[other] {" "}go
} to the first recruitment area{ $limited ->
    [yes] {" "}(a side wounds at most 4, and only fighters).
   *[no] .
}
chaos_order-battle-removal = { $retreats ->
    [yes] { $who ->
        [me] You retreat; your buildings there are destroyed.
       *[other] { $player } retreats; buildings there are destroyed.
    }
   *[no] { $who ->
        [me] You lose the region:
       *[other] { $player } loses the region:
    } fighters to the base, leaders to the supply, buildings to the board.
}
chaos_order-battle-pace = { $pace ->
    [step] step by step
    [second] 3 s each
   *[at_once] at once
}
chaos_order-battle-back = Back
chaos_order-battle-next = Next: { $step ->
    [2] wounds
   *[3] removal
}

# What things do

chaos_order-composed-sum = { $open ->
    [0] {""}
   *[other] { $from } → { $to }{ $leaders ->
        [0] {""}
       *[other] , { $along }
    }
}
chaos_order-composed-price = { $open ->
    [0] {""}
   *[other] { $stay ->
        [0] all { $units } may leave
       *[other] { $leave } of { $units } may leave
    }
}
chaos_order-composed-part-pinned = { $stay } stay: pinned by { $pinned }
chaos_order-composed-part-rival = Battle with { $rival }{ $relic ->
    [0] {""}
   *[other] {" "}for relic { $relic }
}: at most { $own } against { $other } before cards; { $rival } has { AMOUNT("resource:card", $cards) }, { AMOUNT("resource:gem", $gems) }
chaos_order-composed-part-surplus = Too many leaders: one has to leave { $surplus }
chaos_order-step = { $origin } → { $target }
chaos_order-region-slot = Base slot { $place }
chaos_order-way-from = From
chaos_order-way-to = To
chaos_order-kind-price_tile = Price tile
chaos_order-kind-space = Phase
chaos_order-kind-region = Region
chaos_order-kind-leader = Leader
chaos_order-kind-harvest_token = Harvest token
chaos_order-kind-building = Building
chaos_order-kind-foundation = Foundation
chaos_order-kind-foundation_kind = Foundation
chaos_order-kind-area = Area
chaos_order-kind-morale_row = Row
chaos_order-kind-sector = Sector
chaos_order-kind-card = Card
chaos_order-kind-seat = Player
chaos_order-kind-fighters = Fighters
chaos_order-kind-track = Track
chaos_order-faction-circadians = Each upgraded attribute is 1 fame. A ship instead of a base; every fighter counts 2 in battle; intel about those you beat.
chaos_order-faction-ai = Each wounded fighter of others is 1 fame. Traps in regions, many recruits, opponents are pinned more.
chaos_order-faction-zcharo = Each research step is 1 fame, but the goal counts only after the relic check. Two outposts in a region.
chaos_order-faction-leyrien = Fame comes in the income phase from morale tokens on the map. They strengthen fighters; swamps are your roads.
chaos_order-faction-jrayek = A victory against a leader or a Rhy-Zu is 1 fame. Commands the wild Rhy-Zu, as long as their upkeep is paid.
chaos_order-faction-oxataya = Every victory in battle is 1 fame. Lives on lakes: enters them, harvests there, recruits into strongholds.
chaos_order-words-or = {" "}or{" "}
chaos_order-words-when = { $when ->
    [turn] in your turn
    [act] in the main action
    [act_start] before the main action
    [pass] when you pass
    [phase_end] at the end of the phase
    [price_set] when your price is set
    [on_upgrade] when it is upgraded
    [move_end] after your move
    [battle_selected] before planning
    [planning] while planning
    [reveal] after the roll
    [victory] if you win
    [defeat] if you lose
    [after_wounds] after the wounds
    [retreat] when you retreat
    [battle_end] after the battle
    [relic_claim] when you take the relic
    [relic_start] before the relic check
   *[other] {""}
}
chaos_order-words-if = { $condition ->
    [initiated] if you started the battle
    [defending] if you did not start the battle
    [has_building] with your building there
    [opponent_building] with a building of another faction there
    [has_leader] with a leader
    [no_leader] without a leader
    [opponent_leader] against a leader
    [opponent_rhyzu] against a Rhy-Zu
    [any_rhyzu] with a Rhy-Zu on either side
    [alone_leader] if no other leader is with them
    [fewer_units] with fewer units
    [more_units] with more units
    [chose_retreat] on the sector Retreat
    [opponent_chose_retreat] if the opponent chose Retreat
    [not_retreating] if you did not choose Retreat
    [rolled_die] if you rolled the die
    [wounded_any] if you wounded anybody
    [wounded_none] if you wounded nobody
    [won] if you won
    [terrain_plains] on plains
    [terrain_swamp] in a swamp
    [terrain_cliffs_or_plains] on cliffs or plains
    [terrain_lake_or_next_to_lake] on a lake or next to one
    [relic_region] where a relic stands
    [controls_relic_region] if you control a relic on the map
    [has_morale] with morale there
    [not_next_to_ship] not next to the ship
    [against_this_faction] against that faction
   *[other] {""}
}
chaos_order-words-per = { $per ->
    [attack_pair] for every 2 attack
    [opponent_building] for each building of others there
    [round] times the number of the round
    [other_leader] for each other own leader
    [factory_on_map] for each factory on the map
   *[other] for each wounded fighter
}
chaos_order-words-most = at most { $most }
chaos_order-words-limit = { $limit ->
    [turn] once a turn
    [phase] once a phase
    [round] once a round
   *[other] once a battle
}
chaos_order-words-for = pay { $price }: { $body }
chaos_order-words-may = you may: { $body }
chaos_order-words-add = { $of ->
    [region_count] region count { $more }
   *[other] pins { $more }
}
chaos_order-words-upgraded = Upgraded: { $words }
chaos_order-words-lock = costs a lock
chaos_order-words-dial = On the dial: { $words }
chaos_order-words-power = { $rule ->
    [retrieve_vault] take all tiles back from the vault
    [advance_priced_track] one step on the track that you priced
    [temporary_upgrade] { NAME($track) } counts as one column further for this turn
    [free_action] act without paying the price
    [double_location_reward] each location reward comes twice
    [no_foundation_needed] buildings need no foundation
    [ignore_pinning] your units are not pinned in this turn
    [free_fast_track] the fast track is free in this turn
    [harvest_without_building] one harvest needs no building
    [die_strength_as_attack] the strength on the die is attack too
    [reroll_die] roll your die again
    [die_costs_no_gem] the die costs no gem
    [all_out_without_condition] All-out attack without its conditions
    [opponent_reveals_first] the opponent shows their plan first
    [pin_weight] counts as { $value } units for pinning
    [attacks_before_strength] your attack comes before strength is compared
    [take_opponent_card] take the card that the opponent used
    [retreat_any_region] retreat into any region with your units
    [leader_retreats_with_fighters] the leader goes along
    [return_to_base_if_defeated] goes to the base instead of the supply
    [no_selection_by_opponents] others cannot start a battle there
    [share_region_with_leader] may share a region with another leader
    [free_solo_move] a free move, alone
    [free_group_move] a free move, with any fighters
    [free_move_off_lake] moves from a lake to land are free
    [redeploy_fighters_after_victory] up to { $value } fighters redeploy
    [wound_unblockable] { $value } wound without defence
    [lose_half_fighters] half of your own fighters are wounded
    [fighter_strength] each fighter counts { $value }
    [extra_fighters] { $value } more fighters to recruit
    [ship_relocate] move the ship
    [peek_hand] look at cards of the opponent
    [intel_gain] gain the opponent’s intel card
    [swamp_link_base] the base counts as a swamp when you leave it
    [free_first_swamp_move] the first move between swamps is free
    [lake_link] lakes are next to each other
    [lake_link_base] lakes are next to your base
    [lake_harvest_token] place a lake token, at most { $value } on the map
    [rhyzu_upkeep_discount] upkeep of Rhy-Zu is cheaper
    [lower_region_count] you may lower your region count
   *[other] see the rules
}

# The table

chaos_order-board-map = Map
chaos_order-board-mat = Board of { $player }
chaos_order-board-tracks = Research
chaos_order-board-track = { NAME($name) }
chaos_order-board-tiles = Price tiles
chaos_order-board-hand = Your hand
chaos_order-board-round = Round { $round } of { $rounds }
chaos_order-board-round-phase = Round { $round } of { $rounds } · { NAME($phase) }
chaos_order-board-setup = Setup
chaos_order-board-gun = flare gun
chaos_order-board-gun-of = The flare gun: { $player }
chaos_order-board-recruits = Recruits { $areas } › base { $home } › map { $map }
chaos_order-board-regions = Region count: { $regions }
chaos_order-board-relics = Relics: { $relics }
chaos_order-board-no-faction = No faction yet
chaos_order-board-built = { $building }: { $built } of { $total }
chaos_order-board-away = off the map
chaos_order-board-leader = { $leader } ({ $place }): strength { $strength }, attack { $attack }, defence { $defence }
chaos_order-board-deck = deck { $cards }, discarded { $discards }
chaos_order-board-no-cards = No tactics cards
chaos_order-board-fresh = new, not yet
chaos_order-board-fresh-card = Gained in this phase: it cannot be played yet
chaos_order-board-contested = a battle is due
chaos_order-board-due = A battle is due, before cards: { $one }, { $other }
chaos_order-board-harvest = harvest: { $gain }
chaos_order-board-free-foundations = free foundations: { $count }
chaos_order-board-tunnel = tunnel to { $other }
chaos_order-board-base = Base of { $player }: { $units }
chaos_order-board-to-neighbours = neighbours
chaos_order-board-free = free for you
chaos_order-board-to-supply = to supply
chaos_order-board-done = { $done ->
    [acted] you acted
   *[other] you passed
}
chaos_order-board-battles = { $count ->
    [one] { $count } battle
   *[other] { $count } battles
}
chaos_order-board-income-row = row { $row } regions
chaos_order-board-relic-now = { $has ->
    [yes] relic { $relic }: { $player }
   *[no] relic { $relic }: nobody
}
chaos_order-board-pays-to = { $amount } energy { $whom }
chaos_order-board-priced = { $has ->
    [yes] { $tile } of { $owner }: you pay { $paid }
   *[no] { $tile }: you pay { $paid }
}
chaos_order-board-turn-of = The turn of { $player }
chaos_order-board-move-space = { $space ->
    [move_first] first
   *[other] last
}
chaos_order-board-mountain = mountain
chaos_order-board-tunnel-end = tunnel
chaos_order-board-fame = Fame { $fame } of { $goal }: { $sources }
chaos_order-board-fame-source = { $event ->
    [attribute_upgraded] for each upgraded attribute
    [opposing_fighter_wounded] for each fighter that you wound
    [research_advanced] for each research step
    [income_morale] for morale in the income phase
    [victory_against_leader_or_rhyzu] for a victory against a leader or Rhy-Zu
   *[other] for each victory
}
chaos_order-board-building = { $building }: { $built } of { $total }, pays { $pays } each round; { $lock ->
    [full] all are built
    [lock] the next one costs a lock and pays { $next } more
   *[none] the next one pays { $next } more
}
chaos_order-board-next = next
chaos_order-board-relic-slots = Relics: { $relics }. The next one gives { $next }
chaos_order-board-foundation = { $foundation }, { $state ->
    [built] built
    [locked] costs a lock
   *[free] not built
}: { $about }
chaos_order-board-foundation-about = { $kind ->
    [research] gems of strongholds can be taken as research
    [unlock] a lock costs 2 energy instead of a gem
    [harvest] you harvest at any of your buildings
    [handlimit] you may hold 6 cards
   *[adjacent] all your buildings are next to your base
}
chaos_order-board-morale = { $row }: tokens left { $tokens }
chaos_order-board-reserve = reserve { $fighters }
chaos_order-board-big = big
chaos_order-board-main = main action
chaos_order-board-once = once, on entering
chaos_order-board-auxiliary = auxiliary
chaos_order-board-cell = main action { $main }{ $has ->
    [yes] ; once on entering { $once }
   *[no] {""}
}{ $lock ->
    [yes] ; entering costs a lock
   *[no] {""}
}; auxiliary action { $price } for { $extra }
chaos_order-board-column = Column { $column }: { $words }
chaos_order-board-next-column = Next, column { $column }: { $words }
chaos_order-board-tiles-of = { $player }: placed { $placed }; left { $left }; vault { $vault }
chaos_order-board-tile-state = { $state ->
    [placed] placed
    [left] left
   *[vault] vault
}
chaos_order-board-tile = Others pay { $owner } to you and { $supply } to the supply
chaos_order-board-space = Pricing this phase gives { $gain }
chaos_order-board-tile-short = { $tile }: { $owner } to you
chaos_order-board-spent = Auxiliary action, or end your turn?
chaos_order-board-points = { $points ->
    [one] { $points } point left
   *[other] { $points } points left
}
chaos_order-course-price = Price
chaos_order-course-free = free for you
chaos_order-course-auxiliary = Auxiliary action, if you like: { $price } for { $gain }
chaos_order-course-free-auxiliary = Auxiliary action, if you like: { $gain }, free in this phase
chaos_order-course-leaving = { $part ->
    [price] Passing costs nothing
   *[other] { $points ->
        [0] Ending now loses nothing
        [one] Ending now loses { $points } point
       *[other] Ending now loses { $points } points
    }
}
chaos_order-board-own = own
chaos_order-board-march = { $brings ->
    [battle] A move there brings a battle with { $rival }, at most { $own } against { $other } before cards
    [region] A move there brings one region more
   *[nothing] You are there already
}
chaos_order-board-end = End the turn: { $points ->
    [one] { $points } point is lost
   *[other] { $points } points are lost
}
chaos_order-board-build = { NAME($building) } in { NAME($region) }{ $has ->
    [yes] : { $gain }
   *[no] {""}
}
chaos_order-board-token-short = { $token ->
    [harvest_research] Research
    [harvest_recruit] Recruits
    [harvest_gems] Gems
    [harvest_energy] Energy
    [harvest_leader] Leader
    [harvest_build] Building
    [harvest_lake_energy] Lake: energy
   *[harvest_lake_recruit] Lake: recruits
}
chaos_order-board-phase-short = { NAME($name) }
chaos_order-board-row = { $row ->
    [recruits] Recruits
    [relics] Relics
   *[foundations] Foundations
}
chaos_order-board-goal = Wins with { $fame } fame
chaos_order-board-site = Building on the free foundation gives { $gain }
chaos_order-board-foundation-short = { $kind ->
    [research] Research
    [unlock] Locks
    [harvest] Harvest
    [handlimit] Hand
   *[adjacent] Supply line
}
chaos_order-board-act = Act: { $gain }
chaos_order-board-do-auxiliary = Auxiliary action: { $price } for { $gain }
chaos_order-board-start-fighters = { $fighters } in { $place }, the rest in { $other }
chaos_order-board-did = { NAME($phase) }: { $has ->
    [yes] { $things }
   *[no] acts
}
chaos_order-board-did-play = plays { NAME($card) }
chaos_order-board-phase = Phase: { NAME($phase) }
chaos_order-board-gains = Gains: { $gains }
chaos_order-board-returned = To the box: { $leaders }
chaos_order-board-did-pass = { NAME($phase) }: passes
chaos_order-board-did-advance = { NAME($track) } to column { $column }
chaos_order-board-did-put = { NAME($thing) } ({ NAME($place) })
chaos_order-board-did-upgrade = { NAME($thing) } upgraded
chaos_order-board-did-train = { $count } in training
chaos_order-board-did-move = { $units }: { $origin } → { $target }
chaos_order-board-fought = Battle in { NAME($region) } against { NAME($opponent) }{ $has ->
    [yes] : { $winner } wins
   *[no] {""}
}

# The result

chaos_order-result-fame = Fame, of its goal
chaos_order-result-relics = Relics taken
chaos_order-result-held = Relics controlled on the map
chaos_order-result-regions = Region count
chaos_order-result-battles = Battles won
chaos_order-result-buildings = Buildings
chaos_order-result-attributes = Upgraded attributes
chaos_order-result-research = Research steps
