"""What lies on the table in Comet."""

from typing import Any, ClassVar, Final, Self

from astrarium.kernel.chance import Card, Dealer, Pile
from astrarium.kernel.game import Game
from astrarium.kernel.position import Frame, Settings
from astrarium.kernel.rules import Rules

DECK: Final = (10, 10, 10, 10)  # ice, probe, spy, storm
ICE: Final = 0
BAG: Final = (8, 6, 4)  # blue, green, red
UNCHOSEN: Final = -1


class Player:
    FIELDS: ClassVar[tuple[str, ...]] = ("coins", "hand", "crystals", "favour", "bid")

    def __init__(self, coins: int, hand: tuple[Card, ...], crystals: tuple[int, ...], favour: int, bid: int) -> None:
        self.coins = coins
        self.hand = hand
        self.crystals = crystals  # by colour
        self.favour = favour  # a colour, secret until the end
        self.bid = bid

    def clone(self) -> Self:
        return type(self)(self.coins, self.hand, self.crystals, self.favour, self.bid)

    def holds(self, kind: int) -> bool:
        return kind in [card[0] for card in self.hand]


class Comet(Game):
    FIELDS: ClassVar[tuple[str, ...]] = ("first_order", "order", "pile", "row", "discards", "bag", "owner")

    def __init__(
        self, rules: Rules[Any], settings: Settings, stack: list[Frame], draws: int, dealer: Dealer | None,
        players: list[Player], first_order: tuple[int, ...], order: tuple[int, ...], pile: Pile, row: tuple[int, ...],
        discards: tuple[int, ...], bag: tuple[int, ...], owner: int,
    ) -> None:  # fmt: skip
        super().__init__(rules, settings, stack, draws, dealer)
        self.players = players
        self.first_order = first_order
        self.order = order
        self.pile = pile
        self.row = row  # open cards by kind
        self.discards = discards  # by kind
        self.bag = bag  # by colour
        self.owner = owner  # the seat that has bought the comet, or -1

    def clone(self) -> Self:
        return type(self)(
            self.rules, self.settings, self.stack.copy(), self.draws, self.dealer, [p.clone() for p in self.players],
            self.first_order, self.order, self.pile, self.row, self.discards, self.bag, self.owner,
        )  # fmt: skip


def changed(counts: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    return (*counts[:index], counts[index] + by, *counts[index + 1 :])
