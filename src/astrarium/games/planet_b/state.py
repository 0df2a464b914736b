"""The state of a game of Planet B: numbers change in place, sequences and sets are values that are replaced.

News, laws and conglomerates that nobody has seen have no value: what is unseen is all that has not been seen. Buildings
can be seen by some players only, so they lie in pools, one for each letter (PB-INFO-1, PB-DRAW-4).
"""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.pools import Pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, state
from astrarium.kernel.values import put

from .ids import NONE, POINT_SOURCES, SEATS_MOST

# A built card: its number, then the crafties and brainies on its first and on its second zone.
Built = tuple[int, int, int, int, int]

# Places in the pool of a letter: the hands by seat, then what is built or gone, what goes round in the draft, and from
# UNDER on a place for each card that was put under its deck.
GONE: Final = SEATS_MOST
DRAFTED: Final = SEATS_MOST + 1
UNDER: Final = SEATS_MOST + 2


@state
class Player(State):
    """One player board and what lies around it (PB-SETUP-13..17)."""

    billies: int
    points: tuple[int, ...] = (0,) * len(POINT_SOURCES)  # victory points by source, secret (PB-MONEY-3)
    mood: int = 0
    storage: tuple[int, ...]  # by resource
    workies: tuple[int, ...]  # on the board, by kind
    tiles: tuple[int, ...]  # the resource of the production tile on each cell, or NONE
    discs: tuple[int, ...]  # the step on each track
    fraud: tuple[int, ...] = ()  # the kinds of the placed tiles, from the first slot on
    built: tuple[Built, ...]
    news: tuple[int, ...] = ()  # the pile, its top last


@state
class PlanetB(Game):
    """The table: conglomerates, markets, decks, bag, offices, and the players."""

    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    turn_seat: int = NONE  # NONE during the draft
    deal: int = NONE  # the location of this turn's deal
    is_office_used: bool = False  # in this turn
    tiles: tuple[tuple[int, int], ...]  # the conglomerate at each location (NONE if it is empty) and the side up
    briefcases: tuple[int, ...]  # at each location
    markets: tuple[int, ...]  # the side that the disc of each market is on
    next_tile: int  # the open one on top of the stack, NONE if it is empty
    stack_size: int  # how many tiles lie below it
    seen_tiles: int  # the B tiles that everybody has seen, as a set
    marker: int = 0  # on the election track
    is_election_due: bool = False
    buildings: tuple[Pool, ...]  # by letter
    under: tuple[tuple[int, ...], ...]  # the places of the cards under each deck, the next one first
    open_news: tuple[int, ...]  # of each deck, or NONE
    laws_under: tuple[tuple[int, ...], ...] = ((), ())  # decided laws under the deck of each colour, the next one first
    votes: tuple[int, ...]  # the supply of each voter: the seats, then the puppet
    bag: tuple[int, ...]  # by voter
    fronts: tuple[tuple[int, ...], ...] = ()  # in an election: what lies in front of each voter, by whose vote it is
    offices: tuple[int, ...]  # the voter who holds each office, or NONE
    turns_left: int = NONE  # once the last tile is laid out
    dealt: str  # the setup as JSON, for the record


def added(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same values, one of them changed by a number."""
    return put(values, index, values[index] + by)
