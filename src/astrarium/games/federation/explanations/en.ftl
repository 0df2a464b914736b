# Why a price is what it is, why somebody is asked, and what is true of things: loaded when they are first asked for.

federation-reason-price = { NAME($of) }
federation-reason-price-lavandium = { NAME($of) }: lavandium
federation-reason-price-copernium = { NAME($of) }: copernium
federation-reason-price-oceanium = { NAME($of) }: oceanium
federation-reason-discount = Fewer crystals through erudite tiles
federation-reason-reserve-lavandium = Lavandium from your reserve
federation-reason-reserve-copernium = Copernium from your reserve
federation-reason-reserve-oceanium = Oceanium from your reserve
federation-reason-reserve-golden_diamond = Golden diamonds from your reserve
federation-reason-stand-in = Oceanium instead of another crystal
federation-reason-bonus = Bonus for placing the ambassador
federation-reason-level-marker = Level of your marker
federation-reason-level-round = Higher until the end of the round
federation-reason-level-game = Higher until the end of the game
federation-reason-mission = { NAME($of) }: a spaceship from the hangar
federation-reason-mission-level = { NAME($of) }: accreditation level
federation-reason-robot = A robot for the site
federation-reason-die = Your assistant die
federation-reason-given = The resource that becomes a better one
federation-cause-full = You have { AMOUNT("resource:crystal", $have) }, the reserve holds at most { $most }.
federation-cause-income = Your { NAME($piece) } stands on this production: { NAME($place) }. Its income may be declined.
federation-cause-upkeep = Your accreditation marker is at { NAME($place) } (degree { $degree }), which has its price in every round.
federation-cause-law-tied = Both wings have { AMOUNT("resource:vote", $votes) }, and you hold the President pawn. The law of { NAME($left) } on the left would bring you { AMOUNT("resource:prestige", $left_points) }, the law of { NAME($right) } on the right { AMOUNT("resource:prestige", $right_points) }.
federation-fact-described = { NAME($thing) }
federation-fact-price = Price
federation-fact-upkeep = Upkeep every round
federation-fact-owned = Owner: { $player }
federation-fact-owned-used = Owner: { $player }, face down
federation-fact-flown-by = Completed by: { $player }
federation-fact-built-by = Built by: { $player }
federation-fact-gain = Brings { AMOUNT($resource, $amount) }
federation-fact-gain-choice = Brings as you choose: { AMOUNT($resource, $amount) }
federation-fact-worth = { $whose ->
    [other] Worth { AMOUNT("resource:prestige", $points) } now
   *[me] Worth { AMOUNT("resource:prestige", $points) } for you now
}
federation-fact-free = Nobody is here
federation-fact-stands = Here: { $player }, { AMOUNT("resource:vote", $votes) }
federation-fact-funds = Here: { $player }, funding
federation-fact-outside = Here: { $player }
federation-fact-stands-neutral = The neutral player is here: { AMOUNT("resource:vote", $votes) }
federation-fact-opens = The funding side opens: { NAME($mission) }
federation-fact-mission-closed = { $whose ->
    [other] This mission is not open
   *[me] You have not opened this mission
}
federation-fact-mission-open = { $whose ->
    [other] This mission is open
   *[me] You have opened this mission
}
federation-fact-mission-flown = { $whose ->
    [other] This mission is completed
   *[me] You have completed this mission
}
federation-fact-mission-level = Needs accreditation level { $level }
federation-fact-floor-votes = Floor { $floor }, { $player }: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-neutral = Floor { $floor }, neutral player: { AMOUNT("resource:vote", $votes) }
federation-fact-floor-winner = { $player } would win floor { $floor } now: { AMOUNT("resource:prestige", $points) }
federation-fact-wing-votes = Votes in the { NAME($wing) }: { $votes }
federation-fact-law-here = Its law: { NAME($planet) }
federation-fact-law-points = Points by the law now, { $player }: { AMOUNT("resource:prestige", $points) }
federation-fact-law-past = Discarded in an earlier round
federation-fact-project = { NAME($project) }: { $value } of { $length }, at the end of the round { $after }
federation-fact-project-funded = { NAME($project) }: fully funded
federation-fact-standing = { $player }: { $value }, now { AMOUNT("resource:prestige", $points) }
federation-fact-space-free = Free: { NAME($space) }
federation-fact-space-taken = Taken: { NAME($space) }
federation-fact-to-place = Still to place, { $player }: { AMOUNT("resource:ambassador", $count) }
federation-fact-strength = Strength { $strength }
federation-fact-has = { $player }: { AMOUNT("resource:alteration", $count) } of this kind
federation-fact-on-moon = Lies open here: { NAME($moon) }
federation-fact-blocks = Takes { NAME($space) } with { AMOUNT("resource:vote", $votes) }
federation-fact-influence = { $player }: influence { $value }
federation-fact-medal-next = The next medal needs influence { $value }; { AMOUNT("resource:medal", $count) } left
federation-fact-medals-gone = All medals of this planet are gone
federation-fact-medal-degree = Comes with accreditation degree { $degree }
federation-fact-medal-row = { $whose ->
    [other] Medals: { $count }, worth { AMOUNT("resource:prestige", $points) }; one more would make it { $more }
   *[me] Your medals: { $count }, worth { AMOUNT("resource:prestige", $points) }; one more would make it { $more }
}
federation-fact-next-moon = { $whose ->
    [other] Ahead of the mage: { NAME($moon) }, tokens of strength { $strength }
   *[me] Ahead of your mage: { NAME($moon) }, tokens of strength { $strength }
}
federation-fact-next-space = { $whose ->
    [other] Ahead of the miner: { NAME($space) }, influence { $value }
   *[me] Ahead of your miner: { NAME($space) }, influence { $value }
}
federation-fact-level = Influence { $value }
federation-fact-asteroid-here = Lies here: { NAME($asteroid) }
federation-fact-asteroids-down = Face down here: { AMOUNT("resource:asteroid", $count) }
federation-fact-asteroid-gone = The asteroid token is gone; only influence is left here
federation-fact-miner = Miner here: { $player }
federation-fact-mage = Mage here: { $player }
federation-fact-token-here = Lies here: “{ NAME($token) }”
federation-fact-tokens-down = Face down here: { AMOUNT("resource:alteration", $count) } of strength { $strength }
federation-fact-on-planet = Lies open on { NAME($planet) }
federation-fact-tile-needs = Level { $level }: you need a tile of a lower level of the same type
federation-fact-when-immediate = Works at once when it is taken
federation-fact-when-anytime = Works once, at any time in your own turn
federation-fact-when-planet = Works once, in one of your later actions on { NAME($planet) }
federation-fact-disc = { $player }: disc on level { $level }
federation-fact-next-bonus = { $whose ->
    [other] The next trade is on level { $level } and brings { AMOUNT($resource, $amount) }
   *[me] Your next trade is on level { $level } and brings { AMOUNT($resource, $amount) }
}
federation-fact-next-bonus-choice = { $whose ->
    [other] The next trade is on level { $level } and brings a choice: { AMOUNT($resource, $amount) }
   *[me] Your next trade is on level { $level } and brings as you choose: { AMOUNT($resource, $amount) }
}
federation-fact-income-each = Brings { AMOUNT($resource, $amount) } when built and every round
federation-fact-not-in-game = Not in this game
federation-fact-multiplier = The best free multiplier is ×{ $multiplier }; it takes the smaller of: { NAME($first) }, { NAME($second) }
federation-fact-limit = At most { $most }
federation-fact-limit-crystals = At most { $most } crystals of all kinds in the reserve
federation-fact-have = { $whose ->
    [other] Has { AMOUNT($resource, $amount) }
   *[me] You have { AMOUNT($resource, $amount) }
}
federation-fact-income = Income a round: { AMOUNT($resource, $amount) }
federation-fact-level-sum = { $whose ->
    [other] Accreditation level
   *[me] Your accreditation level
}
federation-fact-degrees = Degrees { $first } to { $last }
federation-fact-at-level = { $player } is here
federation-fact-scored = { $player }: { AMOUNT("resource:prestige", $points) }
