federation-help-map = the senate and Neo with the names that moves use
federation-round = Round { $round } of { $rounds }; first player { $first }, President pawn { $president }
federation-starting = Starting tiles: { $tiles }
federation-neutral = neutral
federation-votes = votes
federation-legend = ● votes, with the assistant die after +; ■ funding; → where a project comes this round; ? face down
federation-wing = { $wing }: { $votes ->
    [one] { $votes } vote
   *[other] { $votes } votes
}; law of { $planet }, PP: { $points }
federation-floors = PP for floors: { $floors }
federation-projects = PP for projects, if funded at the end: { $projects }
federation-outer = Outer Module: { $tokens }
federation-medals = Medals left, by influence: { $medals }
federation-holdings = { $prestige } PP ({ $total } if the game ended now); { $resources }; ambassadors { $ambassadors }; die { $die }; hangar { $hangar }
federation-standing = degree { $degree }, level { $level }; influence: { $influence }
federation-open = open missions: { $list }
federation-flown = completed missions: { $list }
federation-tokens = alteration tokens: { $list }
federation-tiles = tiles: { $list }
federation-owned-medals = medals: { $list }
federation-discs = discs: { $list }
federation-robots = robots: { $list }
