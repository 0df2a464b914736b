"""The state of a game of Federation: numbers change in place, sequences and sets are values that are replaced.

A set of missions, tiles, sites or medals is an int whose bit i stands for number i. Nothing that lies face down has a
value before it is turned up: what is unseen is all that has not been seen. Deep Space tiles and alteration tokens can
be seen by one player only, so they lie in pools (FED-HID-1, FED-HID-2, FED-DEEP-9).
"""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.pools import Pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, state

from .ids import NONE, POINT_SOURCES

# What lies on a senate space: whose it is, the kind of ambassador, and its face (see verbs.FACES).
Placed = tuple[int, int, int]
NOBODY: Final = (NONE, NONE, NONE)
NEUTRAL: Final = -2  # the owner of neutral tokens; their votes stand in the place of the ambassador

FACE_DOWN: Final = -2  # an asteroid that nobody has seen


@state
class Player(State):
    """One player board and what the player has on the planets (FED-PSET-1..6)."""

    lavandium: int = 0
    copernium: int = 0
    oceanium: int = 0
    diamonds: int = 0
    prestige: int = 0
    points: tuple[int, ...] = (0,) * len(POINT_SOURCES)  # by source
    degree: int
    level_round: int = 0  # what the level counts higher until the end of the round
    level_game: int = 0  # and to the end of the game
    hangar: int
    supply: int  # of spaceships
    markers: int = 0  # missions with a marker
    flown: int = 0  # missions with a ship
    ambassadors: tuple[int, ...]  # still to be placed this round, by kind
    has_saved: bool = False  # the Special Ambassador is kept for a later round (FED-DEEP-11)
    die: int = 0  # 0 if the player has none
    die_space: int = NONE  # where it lies this round
    alterations: tuple[int, ...]  # unused ones by kind
    erudites: int = 0  # own tiles
    used: int = 0  # those that are turned down
    busy: int = 0  # those that are being resolved (FED-ATAL-15)
    fresh: int = 0  # those taken in an action that is not over (FED-ATAL-12)
    miner: int = 0
    mage: int = 0
    asteroids: int = 0
    discs: tuple[int, ...]  # the level of the disc in each shop
    robots: int = 0  # sites, productions first
    starting_tile: int = NONE
    deep_tile: int = NONE
    medals: int = 0
    contribution: int = 0  # to the common project


@state
class Federation(Game):
    """The table: senate, projects, planets, laws, piles, and the players."""

    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    round: int = 0
    first_player: int  # of this round
    president: int  # who holds the pawn
    turn_seat: int = NONE  # NONE outside the ambassador phase
    turns: int = 0  # taken in this round
    spaces: tuple[Placed, ...]
    outer: tuple[Placed, ...] = ()  # what lies on the Outer Module
    projects: tuple[int, ...]  # the space of each marker
    medals: tuple[tuple[int, ...], ...]  # the levels of the medals left on each planet
    starting_tiles: int  # open ones
    productions: tuple[int, ...]  # by place
    mega_tokens: tuple[int, ...]  # two for each megastructure
    multipliers: tuple[int, ...]  # how many are taken on each megastructure
    atal: tuple[int, ...]  # the open tile of each pile, by level and type
    atal_down: tuple[int, ...]  # how many lie face down in each
    asteroids: tuple[int, ...]  # on the four places
    dead: int = 0  # open dead asteroids
    dead_down: int  # how many dead asteroids are still face down
    moons: tuple[tuple[int, ...], ...]  # open tokens by kind
    tokens: tuple[Pool, ...]  # all alteration tokens, a pool for each strength (see `alterations`)
    laws: tuple[int, int]  # open ones
    next_laws: tuple[int, int] = (NONE, NONE)  # those of round 5, open in round 4 (FED-EOR-7)
    past_laws: tuple[int, int] = (0, 0)  # discarded ones of each wing, as sets
    planet_blocks: int = 0  # tiles that have been turned up, the last one not marked
    room_blocks: int = 0
    deep: Pool  # the Deep Space tiles (see `accreditation`)
    dealt: str  # the setup as JSON, for the record
