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
chaos_order-verb-end = End
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
chaos_order-verb-take = Takes along
chaos_order-verb-march = Go
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
    [bluff] It was a bluff
   *[printed] Printed card
}
chaos_order-battle-card-about = { $card ->
    [bluff] the card returns unseen
   *[printed] no card on the dial
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
chaos_order-battle-you-lose = you lose
chaos_order-battle-you-lose-average = you lose, avg.
chaos_order-battle-they-lose = they lose
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
    [me] nothing of yours
   *[other] nothing of { $player }
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

chaos_order-board-map = Map
chaos_order-board-mat = Board of { $player }
chaos_order-board-prices = Phases and prices
chaos_order-board-tracks = Research tracks
chaos_order-board-hand = Your hand
chaos_order-board-round = Round { $round } of 6
chaos_order-board-gun = flare gun
chaos_order-board-recruits = Recruits { $areas } › base { $home } › map { $map }
chaos_order-board-regions = Regions: { $regions }
chaos_order-board-no-faction = No faction yet
chaos_order-board-built = { $building } { $built }/{ $total }
chaos_order-board-away = in the supply
chaos_order-board-leader = { $leader } ({ $place }): strength { $strength }, attack { $attack }, defence { $defence }
chaos_order-board-price = you pay { $total }
chaos_order-board-deck = deck: { $cards }
chaos_order-board-no-cards = No tactics cards
chaos_order-board-fresh = new
chaos_order-board-contested = a battle is due
