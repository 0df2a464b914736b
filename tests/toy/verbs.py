"""What can be done in Comet, by players and by chance."""

from typing import Final

from astrarium.kernel.verbs import Domain, Verb, Verbs, number_domain

CARDS: Final = Domain("card", ("ice", "probe", "spy", "storm"))
COLOURS: Final = Domain("colour", ("blue", "green", "red"))
SEATS: Final = Domain("seat", ("p1", "p2", "p3", "p4"))

VERBS: Final = Verbs()
FAVOUR: Final[Verb] = VERBS.verb("favour", open_arguments=("coins",), coins=number_domain("coins", 3), colour=COLOURS)
BID: Final[Verb] = VERBS.verb("bid", coins=number_domain("coins", 4))
INCOME: Final[Verb] = VERBS.verb("income", gain=Domain("gain", ("coins", "card")))
CLOSE: Final[Verb] = VERBS.verb("close")
TAKE: Final[Verb] = VERBS.verb("take", card=CARDS)
MINE: Final[Verb] = VERBS.verb("mine")
KEEP: Final[Verb] = VERBS.verb("keep", colour=COLOURS)
PROBE: Final[Verb] = VERBS.verb("probe")
PUT: Final[Verb] = VERBS.verb("put", place=Domain("place", ("top", "bottom")))
SPY: Final[Verb] = VERBS.verb("spy", seat=SEATS)
STORM: Final[Verb] = VERBS.verb("storm", seat=SEATS)
ANSWER: Final[Verb] = VERBS.verb("answer", how=Domain("how", ("shield", "yield")))
SELL: Final[Verb] = VERBS.verb("sell", card=CARDS)
DISCARD: Final[Verb] = VERBS.verb("discard", card=CARDS)
END: Final[Verb] = VERBS.verb("end")
DEAL: Final[Verb] = VERBS.verb("deal", card=CARDS)
ROLL: Final[Verb] = VERBS.verb("roll", die=number_domain("die", 7))
PULL: Final[Verb] = VERBS.verb("pull", colour=COLOURS)
