# Why a price is what it is, why somebody is asked, and what is true of things: loaded when they are first asked for.

-place-election_track = election track
-place-bag = bag
-place-mood_track = mood track
planet_b-reason-price = { NAME($of) }
planet_b-reason-tile = A production tile
planet_b-reason-sold = What is sold
planet_b-cause-election = An election ({ NAME($place) }), caused by: { $player }. Full work zones are empty again; from unfinished ones, as on “{ NAME($piece) }”, you may bring workies home.
planet_b-cause-bad-mood = An election, caused by: { $player }. The bad mood ({ NAME($place) }) still costs you { $workies } of your workies, for example a { NAME($piece) }.
planet_b-fact-described = { NAME($thing) }
planet_b-fact-price = Price
planet_b-fact-worth = Brings { AMOUNT("resource:vp", $points) } when it is built
planet_b-fact-built-by = Built by: { $player }
planet_b-fact-immoral = Immoral
planet_b-fact-in-pile = In the news pile: { $player }
planet_b-fact-sells-for = Sells for { $now } now, { $grey } on grey, { $red } on red
planet_b-fact-step = { $player }: step { $step }
planet_b-fact-empty = There is no conglomerate any more
planet_b-fact-lies-here = { NAME($tile) }, { NAME($side) }, briefcases: { $briefcases }
planet_b-fact-spots = { $count ->
    [one] { $count } spot left: the exchange follows at the end of that turn
   *[other] { $count } spots left, then the exchange
}
planet_b-fact-market = Sells { NAME($first) } and { NAME($second) } for { $now }, after the exchange for { $next }
planet_b-fact-later-exchange = Exchange: { AMOUNT("resource:vote", $votes) }, or { AMOUNT($reward, $amount) } if you are immoral; election marker to { $space }
planet_b-fact-later-flips = { NAME($tile) } is turned over
planet_b-fact-later-leaves = { NAME($tile) } leaves, nothing replaces it
planet_b-fact-later-replaced = { NAME($tile) } leaves, { NAME($next) } comes
planet_b-fact-later-election = An election is held
planet_b-fact-cards = Cards left: { $count }
planet_b-fact-vacant = Nobody holds it
planet_b-fact-held = Holder: { $player }
planet_b-fact-held-by-puppet = The puppet holds it
planet_b-fact-votes = Votes in the bag: { $bag }, in the supply: { $supply }
planet_b-fact-chances-of-three = { NAME($voter) }: votes in the bag: { $now }, at the election: { $votes }; draws { $hand } at a time, stuffed: { $stuffed }; President { $president } %, Vice President { $vice_president } %, L.A.M.A. { $lama } %
planet_b-fact-chances-of-four = { NAME($voter) }: votes in the bag: { $now }, at the election: { $votes }; draws { $hand } at a time, stuffed: { $stuffed }; President { $president } %, Vice President { $vice_president } %, L.A.M.A. { $lama } %, D.O.D.O. { $dodo } %
