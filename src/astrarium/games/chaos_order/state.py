"""The state of a game of Chaos Order: numbers change in place, sequences and sets are values that are replaced."""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.pools import Pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, computed, state
from astrarium.kernel.values import put

from .board_map import neighbour_sets, terrains_of
from .ids import NONE, SPACE_NAMES
from .tables import REGIONS_NUMBER

SEATS_MOST: Final = 5
HOME: Final = REGIONS_NUMBER  # among the places of units: the own base, or aboard the ship
PLACES: Final = REGIONS_NUMBER + 1
IN_SUPPLY: Final = -1  # a leader that is not on the map
IN_BOX: Final = -2  # a leader that was not kept, or an intel card of a faction that does not play
HELD: Final = 0  # an intel card before the Circadians
GIVEN: Final = 1  # an intel card with the faction that it shows

# Places in the pool of tactics cards: what each seat can play, what it has gained in this phase, open discards, a card
# that somebody looks at, and cards that are used in a battle.
FRESH: Final = SEATS_MOST
DISCARDS: Final = 2 * SEATS_MOST
LOOKED_AT: Final = DISCARDS + 1
IN_BATTLE: Final = LOOKED_AT + 1  # cards that are used on a dial

Site = tuple[
    int, int, int
]  # a foundation (NONE: none is needed), the owner of the building on it (NONE: free), its type
Standee = tuple[int, int]  # where a Rhy-Zu is, and who commands it


@state
class Player(State):
    """A faction with its board."""

    faction: int = NONE
    energy: int = 0
    gems: int = 0
    fame: int = 0
    columns: tuple[int, ...] = ()  # of the marker on each research track, from 0
    areas: tuple[int, ...] = ()  # fighters in the recruitment areas
    reserve: int = 0  # fighters that are not in the game yet
    fighters: tuple[int, ...] = (0,) * PLACES
    leaders: tuple[int, ...] = ()  # where each leader of the faction is
    upgraded_leaders: int = 0  # as a set
    upgraded_attributes: int = 0  # as a set
    foundations: int = 0  # the kinds of personal foundations that are built, as a set
    price_tiles: int = 0  # in the supply, as a set
    vault: int = 0  # price tiles in the vault, as a set
    returned_tiles: int = 0  # taken back in this round, as a set
    relics: tuple[int, ...] = ()  # on the relic slots
    base: int = NONE  # the region of the base
    anchors: tuple[int, ...] = ()  # the land regions next to the base or ship
    harvested: int = 0  # places in this round, as a set
    used: int = 0  # abilities in this phase, as a set
    used_in_round: int = 0  # faction rules that work once a round, as a set
    morale_rows: tuple[int, ...] = ()  # tokens left in the strength row and in the fame row
    morale: int = 0  # places with a token, as a set
    traps: int = 0  # regions with an armed trap, as a set
    sprung_traps: int = 0  # regions with a sprung trap, as a set


@state
class ChaosOrder(Game):
    """The table: map, prices, cards, and the factions."""

    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    round: int = 0
    phase: int = NONE  # NONE during the setup
    gun: int = NONE  # who holds the flare gun
    prices: tuple[int, ...] = (NONE,) * len(SPACE_NAMES)  # the tile on each space (see `prices`)
    land_tiles: tuple[int, ...]  # on each region, or NONE
    terrains: tuple[int, ...] = computed(terrains_of, "land_tiles")
    mountains: int = 0  # borders, as a set
    neighbours: tuple[int, ...] = computed(neighbour_sets, "land_tiles", "mountains")  # of each region, as a set
    sites: tuple[tuple[Site, ...], ...] = ((),) * REGIONS_NUMBER
    removed_foundations: int = 0  # neutral ones that are not used, as a set
    relics: tuple[int, ...]  # the region of each relic, NONE once it is taken or gone
    tokens: tuple[int, ...]  # the place of each harvest token: a region, or PLACES + the seat of a base; NONE
    flipped_tokens: int = 0  # as a set
    rhyzu: tuple[Standee, ...]
    upgraded_rhyzu: int = 0  # as a set
    intel: tuple[int, ...]  # where each intel card is
    cards: Pool
    # A turn of an action phase
    turn_seat: int = NONE
    is_acting: bool = False  # the price is paid
    is_main_due: bool = False  # the main action has not begun yet
    early_points: int = 0  # for the main action
    is_boosted: bool = False  # the columns are read one further right
    doublings: int = 0  # of location rewards
    is_fast_track_free: bool = False
    ignores_pins: bool = False
    free_harvests: int = 0  # points that may be used without a building
    is_swamp_move_free: bool = False
    moved_leaders: int = 0  # of the seat whose turn it is, as a set
    # The income of a faction
    income_seat: int = NONE  # whose income it is, or was last
    count_change: int = 0  # of the region count
    counted_buildings: int = 0  # that were counted as a region each
    income_left: int = 0  # parts that are still to be taken, as a set
    # A battle, always the initiator first
    battle: int = NONE  # its region
    sides: tuple[int, ...] = ()
    on_dial: tuple[int, ...] = ()  # 1 if a card has been put on the dial
    sectors: tuple[int, ...] = ()
    used_cards: tuple[int, ...] = ()  # NONE is the printed card
    dice: tuple[int, ...] = ()  # the face that each side has rolled, or NONE
    announced: tuple[tuple[int, ...], ...] = ()  # strength, attack and defence from what was used before planning
    conditions: tuple[int, ...] = ()  # what is true of each side at the reveal, as a set
    fighting_leaders: tuple[int, ...] = ()  # as sets
    has_attacked: tuple[int, ...] = ()  # 1 if the attack was resolved before strength
    wounds: tuple[int, ...] = ()  # fighters that each side has wounded
    winner: int = NONE  # of the battle, as an index of a side
    next_to_choose: int = NONE  # the seat that chooses a battle next
    # The end
    winners: tuple[int, ...] = ()
    won_by: str = ""
    dealt: str = ""  # the setup as JSON, for the record


def added(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same values, one of them changed by a number."""
    return put(values, index, values[index] + by)


def members(numbers: int) -> list[int]:
    """The numbers in a set, in ascending order."""
    found = []
    while numbers:
        lowest = numbers & -numbers
        found.append(lowest.bit_length() - 1)
        numbers ^= lowest
    return found
