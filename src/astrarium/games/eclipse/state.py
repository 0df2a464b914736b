"""The state of a game of Eclipse: numbers change in place, sequences and sets are values that are replaced.

Hexes that nobody has seen have no order: a stack is a set of which any may be next (ECL-EXP-14). Reputation and
discovery tiles are known to some only, so they lie in pools (ECL-INFO-1, ECL-INFO-2).
"""

from typing import Any, Final

from astrarium.kernel.game import Game
from astrarium.kernel.pools import Pool
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.states import State, computed, state
from astrarium.kernel.values import put

from .hexes import Place, neighbours_of
from .ids import CLASS_NAMES, NONE, SEATS_MOST, SPECIAL_ACTION_SPACES, SQUARE_KINDS

Ship = tuple[int, int, int]  # owner (a seat or NPC), class (or the number of the NPC ship), damage
Group = tuple[int, int]  # the ships of one class of one owner
Die = tuple[int, int, int]  # its damage, its roll, and the computer of the ship that rolled it
Zone = tuple[int, int, int, tuple[int, ...]]  # unseen hexes, how many of them are in the stack, a new stack, discards

NO_CUBES: Final = (0,) * len(SQUARE_KINDS)

# Places in the pool of reputation tiles: the tracks by seat, then tiles that somebody has just drawn.
DRAWN: Final = SEATS_MOST
REPUTATION_PLACES: Final = SEATS_MOST + 1

# Places in the pool of discovery tiles: kept by seat, then out of the game, discarded, just taken by each seat, and on
# the sectors.
GONE: Final = SEATS_MOST
DISCARDED: Final = SEATS_MOST + 1
TAKEN: Final = SEATS_MOST + 2
ON_SECTOR: Final = TAKEN + SEATS_MOST


@state
class Player(State):
    """One species board and what lies around it."""

    species: int = NONE  # before it is chosen
    storage: tuple[int, ...] = (0, 0, 0)
    cubes: tuple[int, ...] = (0, 0, 0)  # on the population tracks
    graveyard: tuple[int, ...] = (0, 0, 0)
    discs: int = 0  # on the influence track
    reserve: int = 0  # discs that technologies give
    actions: tuple[int, ...] = (0,) * SPECIAL_ACTION_SPACES  # discs on the spaces of actions, then of reactions
    colony_ships: int = 0  # face up
    techs: tuple[tuple[int, ...], ...] = ((), (), ())  # on each track
    developments: tuple[int, ...] = ()
    blueprints: tuple[tuple[int, ...], ...] = ((),) * len(CLASS_NAMES)  # the part tile on each square, or NONE
    outside: int = NONE  # the class with the part that lies outside the squares
    spare_parts: tuple[int, ...] = ()  # from discovery tiles, for a later Upgrade
    ambassadors: tuple[int, ...] = ()  # the partners whose tiles lie here, each with an own cube
    is_passed: bool = False
    asked: int = 0  # the seats that were asked for relations or an alliance in this turn
    used_discoveries: int = 0  # tiles that count for Magellan (ECL-ROTA-MAG-6)
    is_revealed: bool = False  # Revelation has been used (ECL-ROTA-MAG-2)
    npc_tokens: tuple[int, ...] = ()  # NPC ships whose tiles the player keeps
    alliance: int = NONE
    left_alliances: int = 0  # the alliances whose token shows the traitor side
    is_collapsed: bool = False
    final_points: tuple[int, ...] = ()  # of a collapsed player, by item of the score sheet


@state
class Eclipse(Game):
    """The map, the supplies and the players."""

    rules: Rules[Any]
    settings: Settings
    players: list[Player]
    round: int = 1
    start_seat: int
    next_start: int = NONE  # who passed first in this round
    second_passer: int = NONE
    is_counter_clockwise: bool = False
    markers: tuple[int, ...] = ()  # who holds each action marker in simultaneous play (ECL-ROTA-SIM-1)
    waiting_marker: int = NONE  # its next holder still has the other one (ECL-ROTA-SIM-4)
    last_marker: int = NONE  # the one that was passed on last
    yielding_marker: int = NONE  # its holder has said "after you" (ECL-ROTA-SIM-6)
    places: tuple[Place, ...]  # of the sectors, by number
    neighbours: tuple[tuple[int, ...], ...] = computed(neighbours_of, "places")
    owners: tuple[int, ...]  # whose disc lies on each sector, or NONE
    population: tuple[tuple[int, ...], ...]  # cubes on each sector by kind of square
    ships: tuple[tuple[Ship, ...], ...]  # on each sector, sorted
    arrivals: tuple[tuple[int, ...], ...]  # the seats with ships on each sector, in the order in which they came
    structures: tuple[int, ...]  # on each sector, as a set
    discoveries: Pool
    zones: tuple[Zone, ...]
    covered: tuple[tuple[int, int], ...] = ()  # positions on which a hex lies face down (ECL-ROTA-MANY-5)
    techs: tuple[int, ...]  # tiles on and beside the supply board, by kind
    tech_bag: tuple[int, ...]
    waiting_techs: tuple[int, ...]  # tiles of the next round (ECL-ROTA-VAR-2)
    developments: int = 0  # on offer, as a set
    cruisers: int = 0  # Ancient Cruisers that have not been drawn, as a set
    reputation: Pool
    traitor: int = NONE
    shrines: tuple[tuple[int, int], ...]  # the sector and the colour of the planet of each shrine, or NONE
    # The battles of one sector; NONE and empty between them.
    combat_sector: int = NONE
    fighters: tuple[int, ...] = ()  # the seats with ships there at first, in the order of arrival, the controller first
    fought: int = 0  # the seats that have taken part in a battle
    fled: int = 0  # the seats whose last ships have retreated
    kills: tuple[int, ...] = ()  # reputation tiles for destroyed ships, by seat
    attackers: tuple[int, ...] = ()  # owners
    defenders: tuple[int, ...] = ()
    battle_round: int = 0  # 0 in the missile volley
    quiet_rounds: int = 0  # in a row, without a destroyed ship or a retreat
    acted: tuple[Group, ...] = ()  # in this round
    acting: Group = (NONE, NONE)
    dice: tuple[Die, ...] = ()  # that were rolled; once they are being assigned, those that hit
    hits: tuple[tuple[int, int], ...] = ()  # assigned dice: the damage, and the ship by its number
    retreats: tuple[tuple[int, int, tuple[int, ...]], ...] = ()  # owner, class, and the sector for each ship
    dealt: str  # the setup as JSON, for the record


def added(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """The same values, one of them changed by a number."""
    return put(values, index, values[index] + by)
