# Why a price is what it is, why somebody is asked, and what is true of things: loaded when they are first asked for.

gaia-reason-mine = Mine
gaia-reason-steps = { $steps ->
    [one] { $steps } terraforming step from { NAME($home) }, { $each } ore each
   *[other] { $steps } terraforming steps from { NAME($home) }, { $each } ore each
}
gaia-reason-gaia-planet = To live on a gaia planet
gaia-reason-range = Distance { $distance } from { NAME($start) }, your range is { $range }: +{ $each } for each Q.I.C.
gaia-reason-upgrade = { NAME($structure) }
gaia-reason-upgrade-near = { NAME($structure) }, an opponent within { $range } hexes
gaia-reason-upgrade-alone = { NAME($structure) }, nobody within { $range } hexes
gaia-reason-project = One gaiaformer
gaia-reason-project-tokens = Gaia project at level { $level }: tokens to the gaia area
gaia-reason-board = The price of this space
gaia-reason-research = One step
gaia-reason-level-5 = Level 5 turns a green token over
gaia-reason-advanced-tile = An advanced tile turns a green token over
gaia-reason-federation = A federation needs this power value
gaia-reason-piece = { NAME($hex) }
gaia-reason-bowl1 = In bowl I
gaia-reason-bowl2 = In bowl II
gaia-reason-bowl3 = In bowl III
gaia-reason-brainstone = The brainstone
gaia-reason-tile = A tech tile
gaia-reason-conversion = The price of the conversion
gaia-reason-burning = Burning needs two tokens in bowl II
gaia-cause-built = { $player }: { NAME($structure) } on { NAME($place) }. Your structure on { NAME($piece) } is { $distance ->
    [0] on the same planet
    [one] { $distance } hex away
   *[other] { $distance } hexes away
} and worth { $value }.
    .place = { $player }: { NAME($structure) }
    .piece = your structure: { $value }
    .between = { $distance ->
        [one] { $distance } hex
       *[other] { $distance } hexes
    }
gaia-reason-price = Price
gaia-fact-described = { NAME($thing) }
gaia-fact-stands = { $player }: { NAME($structure) }, power value { $value }
gaia-fact-guest = { $player }: a guest mine
gaia-fact-satellite = { $player }: a satellite
gaia-fact-federated = Part of a federation: { $player }
gaia-fact-nothing-built = Nothing is built here. Satellites may cross it when a federation is formed.
gaia-fact-nearest-planet = Nearest planet: { NAME($hex) } ({ NAME($planet) }), { $distance ->
    [one] { $distance } hex away
   *[other] { $distance } hexes away
}
gaia-fact-distance = { $distance ->
    [one] { $distance } hex from { NAME($start) }
   *[other] { $distance } hexes from { NAME($start) }
}
gaia-fact-upgrade-price = Upgrade: { NAME($structure) }
gaia-fact-project-price = Gaia project
gaia-fact-mine-price = Mine
gaia-fact-way = Mine on { NAME($hex) } first: then it is in range
gaia-fact-later-gaia = { NAME($hex) } is a gaia planet; { AMOUNT("resource:tokens", $tokens) } return to { NAME($bowl) }
gaia-fact-later-mine = Mine there{ $points ->
    [0] { "" }
   *[other] , +{ AMOUNT("resource:vp", $points) } in round { $next }
}
gaia-fact-later-never = No gaia phase follows: { NAME($hex) } stays a transdim planet, and the tokens do not return
gaia-fact-station-price = Trading station here later
gaia-fact-neighbour = Within 2 hexes: { $player } on { NAME($hex) }, may charge { $value } when you build here
gaia-fact-steps = { $steps ->
    [0] Your home type: no terraforming
    [one] { $steps } terraforming step, { $ore } ore
   *[other] { $steps } terraforming steps, { $each } ore each: { $ore } ore
}
gaia-fact-sector = Sector { NAME($sector) }
gaia-fact-lives = { $player }: { $count ->
    [one] { $count } planet here
   *[other] { $count } planets here
}
gaia-fact-value = Power value { $value }
gaia-fact-built = { $count } of { $total } built
gaia-fact-slot-built = Built: { AMOUNT($resource, $amount) }
    .short = built
    .heading = Income a round, slot by slot
gaia-fact-slot-built-empty = Built: nothing
    .short = built
    .heading = Income a round, slot by slot
gaia-fact-slot-next = Next: { AMOUNT($resource, $amount) }
    .short = next
    .heading = Income a round, slot by slot
gaia-fact-slot-next-empty = Next: nothing
    .short = next
    .heading = Income a round, slot by slot
gaia-fact-slot-later = Later: { AMOUNT($resource, $amount) }
    .short = later
    .heading = Income a round, slot by slot
gaia-fact-slot-later-empty = Later: nothing
    .short = later
    .heading = Income a round, slot by slot
gaia-fact-wheel = { NAME($planet) }: { $amount ->
    [0] free
   *[other] { AMOUNT($resource, $amount) }
}
    .heading = Terraforming, around the wheel from your home
gaia-fact-becomes = Can become: { NAME($structure) }
gaia-fact-place = Can be put on { NAME($hex) }
gaia-fact-price = Price
gaia-fact-price-near = With an opponent within { $range } hexes
gaia-fact-step-price = A step costs { $knowledge } knowledge
gaia-fact-top = At level 5: { $player }
gaia-fact-level = { $whose ->
    [other] At level { $level }
   *[me] You are at level { $level }
}
gaia-fact-next-level = The next level brings { AMOUNT($resource, $amount) } at once
gaia-fact-next-level-income = From the next level on: { AMOUNT($resource, $amount) } a round
gaia-fact-pays = Pays { AMOUNT($resource, $amount) }
gaia-fact-have = { $whose ->
    [other] Has { AMOUNT($resource, $amount) }
   *[me] You have { AMOUNT($resource, $amount) }
}
gaia-fact-income = Income a round: { AMOUNT($resource, $amount) }
gaia-fact-owned = Owner: { $player }
gaia-fact-counts = { $whose ->
    [other] Counts { $count } now
   *[me] Counts { $count } for you now
}
gaia-fact-left = { $count } left
gaia-fact-advanced-needs = Needs level 4 in { NAME($track) }, a green federation token and a tech tile to cover
gaia-fact-used = Used in this round
gaia-fact-home = Home planet: { NAME($planet) }
gaia-fact-standing = { $player }: { $count }, now { AMOUNT("resource:vp", $points) }
gaia-fact-neutral = Neutral player: { $count }
