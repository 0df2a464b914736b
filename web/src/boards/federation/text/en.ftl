federation-kind-ambassador = Ambassador
federation-kind-face = Side
federation-kind-space = Space

-bonus-level = accreditation level

federation-board-round = { $round ->
    [0] Setup
   *[other] Round { $round } of { $rounds }
}
federation-board-order = Order of play: { $players }
federation-board-laws-ahead = Laws still to come, { $wing }: { $laws }
federation-board-totals = If the game ended now: { $counts }
federation-board-totals-final = Final points: { $counts }
federation-board-seat-count = { $player }: { $count }

federation-board-senate = Senate, six columns, three floors
federation-board-free = Free
federation-board-token-neutral = Blocked by a neutral token, { $votes }
federation-board-token-funding = Taken by { $player }, funding
federation-board-token-votes = Taken by { $player }, { $votes }
federation-board-token-die = Taken by { $player }, { $votes } with the die
federation-board-floor = Floor { $floor }
federation-board-votes = Votes: { $votes }
federation-board-floor-neutral = Neutral votes: { $votes }
federation-board-floor-nobody = Nobody wins it now
federation-board-floor-wins = { $player } wins { $points }
federation-board-wing-votes = { $votes } now
federation-board-law = Open law: { $law }, which brings { $points }
federation-board-law-passes = It passes as things stand
federation-board-law-past = Laws of this wing that are gone: { $laws }
federation-board-law-left = Left law
federation-board-law-right = Right law
federation-board-project = { $value } of { $length } spaces, { $after } after this round
federation-board-funded = Funded
federation-board-project-counts = Counted: { $counts }
federation-board-project-points = Points by rank: { $points }
federation-board-project-added = Own steps coming this round: { $counts }
federation-board-project-sixmoons = Sixmoons
federation-board-project-atal = Atal
federation-board-project-e81216 = E81216
federation-board-project-neo = Neo
federation-board-project-missions = Missions
federation-board-project-arratuin = Arratuin
federation-board-project-common = Common
federation-board-deep-left = Deep Space tiles left: { $count }
federation-board-piles = Alteration tokens in the piles by strength: { $counts }
# Names on the board; a bar is where a word may be broken.
federation-board-cell-neo = Neo
federation-board-cell-sixmoons = Six|moons
federation-board-cell-atal = Atal
federation-board-cell-arratuin = Arra|tuin
federation-board-cell-e81216 = E81216
federation-board-cell-officers_quarters = Offic|ers' Quar|ters
federation-board-cell-procurement_office = Procure|ment Office
federation-board-cell-patrons_office = Patron's Office
federation-board-cell-presidents_office = Presi|dent's Office
federation-board-cell-assistants_room = Assis|tants' Room
federation-board-cell-small_lounge = Small Lounge
federation-board-cell-spy = Spy

federation-board-hand = Outer Module, my ambassadors and their sides
federation-board-face-voting = Voting
federation-board-face-funding = Funding
federation-board-hand-empty = All ambassadors are placed.
federation-board-starting = Starting tiles
federation-board-deep = Deep Space tiles
federation-board-looked = Tokens you look at

federation-board-planets = Planets
federation-board-influence = Influence: { $counts }
federation-board-influence-on = Influence on { $planet }: { $count }
federation-board-medals-left = Left at influence { $levels }
federation-board-medals-gone = None left
federation-board-asteroid-down = The asteroid lies face down
federation-board-asteroid-gone = The asteroid is taken
federation-board-miners = Miners: { $players }
federation-board-mages = Mages: { $players }
federation-board-moon-tokens = Open tokens: { $tokens }
federation-board-moon-down = { $count ->
    [one] { $count } token face down
   *[other] { $count } tokens face down
}
federation-board-pile = { $count } more below
federation-board-pile-closed = Level { $level }, { $type }: still closed
federation-board-pile-empty = Level { $level }, { $type }: no tile left
federation-board-shop-free = free
federation-board-shop-discs = Discs on level { $level }: { $players }
federation-board-robots = Built by { $players }
federation-board-mega-counts = The smaller of: { $counts }
federation-board-mega-taken = { $count ->
    [one] { $count } multiplier taken
   *[other] { $count } multipliers taken
}

federation-board-own = My board
federation-board-own-tab = My board
federation-board-president = President
federation-board-first = first player
federation-board-reserve = Crystals { $crystals } of { $crystalsMax }, diamonds { $diamonds } of { $diamondsMax }
federation-board-accreditation = Accreditation: level { $level }, degree { $degree }
federation-board-accreditation-bonus = Accreditation: level { $level } (+{ $bonus }), degree { $degree }
federation-board-upkeep-free = free
federation-board-missions = Special missions: { $open } open, { $done } completed
federation-board-needs-level = Needs accreditation level { $level }
federation-board-level-now = Accreditation level now: { $level }
federation-board-mission-closed = No mission marker on it yet
federation-board-mission-open = Open
federation-board-mission-flyable = Open, can be chosen now
federation-board-mission-flown = Completed
federation-board-medals = { $points ->
    [one] Medals: { $points } point, { $next } with one more
   *[other] Medals: { $points } points, { $next } with one more
}
federation-board-medals-all = Medals: { $points } points, all of them
federation-board-medal-owned = Owned
federation-board-medal-missing = Not owned
federation-board-ambassadors = Ambassadors
federation-board-ambassador = { $name }, { $count } left
federation-board-hangar = Hangar: { $hangar } of { $most } ships, { $supply } in the supply
federation-board-hangar-short = Hangar { $hangar }/{ $most }, supply { $supply }
federation-board-die = Die
federation-board-die-none = No assistant die yet
federation-board-die-ready = Assistant die { $value }, ready
federation-board-die-placed = Assistant die { $value }, used this round
federation-board-tiles = Alteration tokens { $tokens }, erudite tiles { $erudites }
federation-board-used = Used
federation-board-ending = If the game ended now
federation-board-ending-final = Final points
federation-board-ending-brief = If it ended now
federation-board-ending-brief-final = Final points
federation-board-ending-short = now { $points }
federation-board-ending-short-final = final { $points }
federation-board-ending-sum = { $prestige } + medals { $medals } + leftovers { $leftovers } + projects { $projects }
federation-board-count-ships = Ships in the hangar: { $count }
federation-board-count-missions = Completed missions: { $count }
federation-board-count-medals = Medals: { $count }
federation-board-count-alterations = Alteration tokens: { $count }
federation-board-count-erudites = Erudite tiles: { $count }
federation-board-count-die = Assistant die: { $count }
