# Why a price is what it is, why somebody is asked, and what is true of things: loaded when they are first asked for.

eclipse-reason-printed = The printed price
eclipse-reason-discount = Discount of the track, { $tiles ->
    [one] { $tiles } tile
   *[other] { $tiles } tiles
}
eclipse-reason-after-discount = After the discount of the track
eclipse-reason-rate = The rate of your species
eclipse-reason-discs = Upkeep of used discs
eclipse-reason-stored = In storage
eclipse-reason-produced = Production
eclipse-cause-cube = A move of { $player } takes a cube of yours ({ NAME($place) }) off a square: { NAME($piece) }.
eclipse-cause-proposal = { $player } proposes diplomatic relations to you ({ NAME($piece) }).
eclipse-cause-ambassador = { $player } exchanges ambassadors with you ({ NAME($piece) }).
eclipse-cause-alliance = { $player } asks you ({ NAME($piece) }) about an alliance: { NAME($place) }.
eclipse-fact-described = { NAME($thing) }
eclipse-fact-points = Victory points at the end: { $points }
eclipse-fact-artifacts = Artifacts: { $count }
eclipse-fact-not-on-map = Not on the map
eclipse-fact-controlled = Controlled by { $player }; cubes: { $cubes }
eclipse-fact-ships = Ships of { $player }: { $ships }
eclipse-fact-guarded = Guarded: { NAME($npc) }
eclipse-fact-discovery = A discovery tile lies here
eclipse-fact-pinned = So many of your ships must stay: { $ships }
eclipse-fact-offered = Tiles on offer: { $count }
eclipse-fact-owned = You have it
eclipse-fact-track-full = No slot is free on your track
eclipse-fact-price = Price
eclipse-fact-part-energy = Energy: { $amount }
eclipse-fact-part-initiative = Initiative: { $amount }
eclipse-fact-part-movement = Movement: { $amount }
eclipse-fact-part-hull = Hull: { $amount }
eclipse-fact-part-computer = Computer: { $amount }
eclipse-fact-part-shield = Shield: { $amount }
eclipse-fact-part-cannons = Cannon dice: { $amount }
eclipse-fact-part-missiles = Missile dice: { $amount }
eclipse-fact-blueprint = Free energy { $energy }, movement { $movement }
eclipse-fact-npc = Initiative { $initiative }, hull { $hull }, computer { $computer }, shield { $shield }
eclipse-fact-npc-dice = Cannon dice { $cannons }, missile dice { $missiles }
eclipse-fact-held = { $player } has it
eclipse-fact-trades = Exchange of money: { $given } for { $gained }
eclipse-fact-activations = Activations of a Move: { $count }
eclipse-fact-stored = { $player }: { $amount }, each round { $production }
eclipse-fact-kept = Kept face down: { $points } victory points
eclipse-fact-stands = Stands on { NAME($sector) }
eclipse-fact-later-upkeep = Upkeep will be { $upkeep }; money after it: { $money }
