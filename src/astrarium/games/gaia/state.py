"""The state of a game of Gaia Project: numbers change in place, sequences and sets are values that are replaced.

A set of hexes is an int whose bit i stands for hex i. Derived fields (`pieces`, `colonies`, `types`) are kept because
rules ask for them all the time; tests count them anew after every move.
"""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, computed, state

from .galaxy import Centers, Galaxy, geometry
from .ids import HEX_COUNT, NO_FACTION, NOBODY, NONE, NOTHING, STRUCTURE_NAMES, TRACK_COUNT

# Where the brainstone is: in bowl 1, 2 or 3, in the gaia area, or not in the game (GP-FAC-TAKLONS-1).
NO_STONE: Final = 0
STONE_IN_GAIA: Final = 4

# Where victory points come from (GP-FLOW-10), in the order of the breakdown.
START_POINTS: Final = 0
ROUND_POINTS: Final = 1
BOOSTER_POINTS: Final = 2
TECH_POINTS: Final = 3
ADVANCED_POINTS: Final = 4
FEDERATION_POINTS: Final = 5
RESEARCH_POINTS: Final = 6
BOARD_POINTS: Final = 7
FACTION_POINTS: Final = 8
CHARGE_POINTS: Final = 9
FINAL_POINTS: Final = 10
LEVEL_POINTS: Final = 11
RESOURCE_POINTS: Final = 12
POINT_SOURCES: Final = (
    "start",
    "round",
    "booster",
    "tech",
    "advanced",
    "federation",
    "research",
    "board",
    "faction",
    "charge",
    "final",
    "levels",
    "resources",
)


@state
class Player(State):
    """What one player owns: the faction board and the pieces on the map (GP-SETUP-15..19, GP-SETUP-21)."""

    faction: int = NO_FACTION
    ore: int = 0
    credits: int = 0
    knowledge: int = 0
    qic: int = 0
    bowl1: int = 0
    bowl2: int = 0
    bowl3: int = 0
    gaia_area: int = 0
    brainstone: int = NO_STONE
    vp: int
    points: tuple[int, ...]  # by source; their sum is vp
    booster: int = NONE
    passed: bool = False
    research: tuple[int, ...] = (0,) * TRACK_COUNT  # level by track
    pieces: tuple[int, ...] = (0,) * len(STRUCTURE_NAMES)  # on the map, by structure
    colonies: int = 0  # hexes with an own structure, the lost planet and guest mines included
    guests: int = 0  # hexes of Lantid guest mines
    stations: int = 0
    satellites: int = 0
    federated: int = 0  # hexes that belong to own federations
    federations: int = 0  # tokens gained by forming federations
    types: int = 0  # colonized planet types, as bits
    gaiaformers: int = 0  # available on the faction board
    gaiaformers_away: int = 0  # in the gaia area (GP-FAC-BALTAKS-2)
    tech: tuple[int, ...] = ()  # standard tiles in the order of gaining
    covered: int = 0  # standard tiles under advanced ones, as bits
    advanced: tuple[int, ...] = ()
    tokens: tuple[int, ...] = ()  # federation tokens: 2 * type + 1 if green side up
    used: int = 0  # special actions used this round, as bits
    icons: tuple[int, ...] = ()  # income icons with charge or tokens, in the order of gaining
    automa: bool = False  # the solo opponent, which only has pieces, levels and points (AUT-1)


@state
class Gaia(Game):
    """The table: galaxy, research board, scoring board, supplies, and the players."""

    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    round: int = 0
    order: tuple[int, ...]  # turn order of this round
    passed_order: tuple[int, ...] = ()  # who has passed this round, first first
    first_player: int = 0
    turn_seat: int = 0
    centers: Centers
    galaxy: Galaxy = computed(geometry, "centers")
    planets: bytes  # planet type of every hex
    printed: tuple[tuple[str, int, int, int], ...]  # sector faces as they lie, for drawing
    owner: bytes = bytes([NOBODY]) * HEX_COUNT
    structure: bytes = bytes([NOTHING]) * HEX_COUNT
    gaia_pending: int = 0  # transdim planets with a gaiaformer
    tech_spaces: tuple[int, ...]
    advanced_spaces: tuple[int, ...]  # by track; -1 once taken
    terraforming_token: int
    token_supply: tuple[int, ...]
    round_tiles: tuple[int, ...]
    final_tiles: tuple[int, ...]
    boosters: tuple[int, ...]  # free ones
    board_used: int = 0  # power and QIC actions used this round, as bits
    built: tuple[int, ...] = ()  # build events of this turn that opponents have not answered, in order
    surplus: int = 0  # power of the last conversion that the next one may still use (GP-FREE-6)
    dealt: str  # the setup as JSON, for the record
    cards_known: int = 0  # Automa cards that are known to be in its deck, as bits
    cards_hidden: int = 0  # how many unknown ones are there too
    cards_drawn: tuple[int, ...] = ()  # this round, in order
    counted_satellites: int = 0  # of the Automa, without a hex (AUT-23)


def put_byte(values: bytes, index: int, value: int) -> bytes:
    """The same bytes but for one."""
    return b"%b%c%b" % (values[:index], value, values[index + 1 :])
