# Comet, the toy.

-colour-blue = blue
-colour-green = green
-colour-red = red
-gain-coins = coins
-gain-card = a card
-place-top = top
-place-bottom = bottom
-how-shield = shield
-how-yield = yield

-resource-coins = coins
amount-resource-coins = coins: { $count }

toy-option-favour = Stake { $coins } on { NAME($colour) }
toy-option-bid = Bid { $coins }
toy-option-income = Take { NAME($gain) }
toy-option-close = Close the market
toy-option-take = Take { $card }
toy-option-mine = Mine
toy-option-keep = Keep { NAME($colour) }
toy-option-probe = Probe
toy-option-put = Put it on the { NAME($place) }
toy-option-spy = Spy on { $seat }
toy-option-storm = Storm { $seat }
toy-option-answer = Answer: { NAME($how) }
toy-option-sell = Sell { $card }
toy-option-discard = Discard { $card }
toy-option-end = End the turn
toy-option-deal = Deal { $card }
toy-option-roll = Roll { $die }
toy-option-pull = Pull { NAME($colour) }
toy-option-take-back = Take it back

toy-decision-FAVOURING = Choose a secret colour
toy-decision-BIDDING = Bid for the order
toy-decision-INCOME = Take your income
toy-decision-DRAFTING = Take a card
toy-decision-TURN = Your turn
toy-decision-KEEPING = Keep one crystal
toy-decision-PROBING = Where does the card go?
toy-decision-HIT = A storm hits you
toy-decision-DISCARDING = Too many cards

toy-key-comet = Comet bought
toy-key-coins = Coins
toy-won-comet = The comet has been bought.
toy-won-points = Most points have won.

toy-reason-probe = Probe
toy-reason-late = From the second round on
toy-cause-storm = { $player } has sent a storm.
toy-fact-named = { NAME($thing) }
toy-fact-seat = { $coins } coins, { $cards } cards
