"""What lies on the table in Comet."""

from typing import Any, ClassVar, Final, Self

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.pools import BAG, Pool, bag_size, kinds
from astrarium.kernel.position import Frame, Settings
from astrarium.kernel.rules import Rules

DECK: Final = (6, 6, 6, 6)  # ice, probe, spy, storm
ICE: Final = 0
CRYSTALS: Final = (8, 6, 4)  # blue, green, red
UNCHOSEN: Final = -1
COINS: Final = "resource:coins"

# Places of the cards: the hands by seat, then these; of the crystals: those of the seats, then what a miner looks at.
ROW: Final = 4
DISCARDS: Final = 5
PILE: Final = 6  # from here on a place for each card of the pile that somebody has seen
LOOKED_AT: Final = 4


class Player:
    FIELDS: ClassVar[tuple[str, ...]] = ("coins", "stake", "favour", "bid")

    def __init__(self, coins: int, stake: int, favour: int, bid: int) -> None:
        self.coins = coins
        self.stake = stake  # coins on the favoured colour, open to all
        self.favour = favour  # a colour, secret until the end
        self.bid = bid

    def clone(self) -> Self:
        return type(self)(self.coins, self.stake, self.favour, self.bid)


class Comet(Game):
    FIELDS: ClassVar[tuple[str, ...]] = ("first_order", "order", "round", "cards", "top", "bottom", "crystals", "owner")

    def __init__(
        self, rules: Rules[Any], settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None,
        players: list[Player], first_order: tuple[int, ...], order: tuple[int, ...], round: int, cards: Pool,
        top: tuple[int, ...], bottom: tuple[int, ...], crystals: Pool, owner: int,
    ) -> None:  # fmt: skip
        super().__init__(rules, settings, stack, draws, dealer)
        self.players = players
        self.first_order = first_order
        self.order = order
        self.round = round
        self.cards = cards
        self.top = top  # places of the cards on the pile that somebody has seen, the next one first
        self.bottom = bottom  # and of those under it
        self.crystals = crystals
        self.owner = owner  # the seat that has bought the comet, or -1

    def clone(self) -> Self:
        return type(self)(
            self.rules, self.settings, self.stack.copy(), self.draws, self.dealer, [p.clone() for p in self.players],
            self.first_order, self.order, self.round, self.cards, self.top, self.bottom, self.crystals, self.owner,
        )  # fmt: skip

    def holds(self, seat: int, kind: int) -> bool:
        return kind in kinds(self.cards, seat)

    def pile_size(self) -> int:
        return bag_size(self.cards) + len(self.top) + len(self.bottom)

    def next_card(self) -> int:
        """The place of the next card of the pile."""
        if self.top or not bag_size(self.cards):
            return (*self.top, *self.bottom)[0]
        return BAG
