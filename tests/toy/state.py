"""What lies on the table in Comet."""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.pools import BAG, Pool, bag_size, kinds_at, new_pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, state

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


@state
class Player(State):
    coins: int = 3
    stake: int = 0  # coins on the favoured colour, open to all
    favour: int = UNCHOSEN  # a colour, secret until the end
    bid: int = 0


@state
class Comet(Game):
    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    first_order: tuple[int, ...]
    order: tuple[int, ...]
    round: int = 0
    cards: Pool = new_pool(DECK, PILE)
    top: tuple[int, ...] = ()  # places of the cards on the pile that somebody has seen, the next one first
    bottom: tuple[int, ...] = ()  # and of those under it
    crystals: Pool = new_pool(CRYSTALS, LOOKED_AT + 1)
    owner: int = -1  # the seat that has bought the comet, or -1

    def holds(self, seat: int, kind: int) -> bool:
        return kind in kinds_at(self.cards, seat)

    def pile_size(self) -> int:
        return bag_size(self.cards) + len(self.top) + len(self.bottom)

    def next_card(self) -> int:
        """The place of the next card of the pile."""
        return (*self.top, *self.bottom)[0] if self.top or not bag_size(self.cards) else BAG
