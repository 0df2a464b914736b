# Why a price is what it is, and what is true of things: loaded when they are first asked for.

chaos_order-reason-to-owner = To { $player }
chaos_order-reason-to-left = To your left neighbour
chaos_order-reason-to-right = To your right neighbour
chaos_order-reason-to-supply = To the supply
chaos_order-reason-auxiliary = The auxiliary action
chaos_order-reason-lock = A lock
chaos_order-reason-fast-track = The fast track
chaos_order-reason-deploy = Deploying: { NAME($of) }
chaos_order-reason-upgrade = Upgrading: { NAME($of) }
chaos_order-reason-upkeep = Upkeep: { NAME($of) }
chaos_order-reason-die = The die
chaos_order-fact-described = { NAME($thing) }
chaos_order-fact-terrain = Terrain: { NAME($terrain) }
chaos_order-fact-units = { $player }: { $units ->
    [one] { $units } unit
   *[other] { $units } units
} here
chaos_order-fact-controlled = In control: { $player }
chaos_order-fact-contested = A battle is due here
chaos_order-fact-pinned = { $player }: { $units ->
    [one] { $units } unit is pinned and stays
   *[other] { $units } units are pinned and stay
}
chaos_order-fact-relic = Here stands { NAME($relic) }
chaos_order-fact-touches = Touches { $regions }
chaos_order-fact-touches-more = For { $player } also adjacent: { $regions }
chaos_order-fact-from-base = Next to the base: { $player }
chaos_order-fact-symbols = Strength { $strength }, attack { $attack }, defence { $defence }
chaos_order-fact-deploying = Deploying
chaos_order-fact-upgrading = Upgrading
chaos_order-fact-stands = { $player }: stands in { NAME($place) }
chaos_order-fact-in-box = Not in this game
chaos_order-fact-upgraded = Upgraded: { $player }
chaos_order-fact-values = Values on the dial: { $left } and { $right }
chaos_order-fact-played-in = Played in the phase: { NAME($phase) }
chaos_order-fact-locked = Playing it costs a lock
chaos_order-fact-costs = Others pay { $owner } to its owner and { $supply } to the supply
chaos_order-fact-pays = { $player }: pays { AMOUNT("resource:energy", $amount) }
chaos_order-fact-column = { $player }: column { $column }
chaos_order-fact-built = Built: { $player }
chaos_order-fact-needs-fighters = Needs { AMOUNT("resource:fighter", $fighters) } and no leader
chaos_order-fact-needs-gem = Costs a gem at the reveal
chaos_order-fact-rolls = Adds strength { $strength } and defence { $defence }
chaos_order-fact-goal = Wins with { AMOUNT("resource:fame", $fame) }
chaos_order-fact-played-by = Its player: { $player }
chaos_order-fact-regions = Region count: { $regions }
chaos_order-fact-held = Taken: { $player }
chaos_order-fact-gone = It has left the game
chaos_order-fact-on-map = It stands in { NAME($region) }
chaos_order-cause-battle = { $player } has started a battle against you in { NAME($place) }.
chaos_order-cause-fame-bonus = By a move of { $player } you have reached a bonus of your fame track ({ NAME($piece) }).
