"""The table before the first decision, and the choice of starting tiles (FED-SETUP, FED-PSET, FED-START)."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.pools import EVERYBODY, Pool, move_piece
from astrarium.kernel.position import Settings
from astrarium.kernel.rules import Rules
from astrarium.kernel.steps import Decision, EachSeat, Move
from astrarium.kernel.verbs import Action

from . import events, verbs
from .accreditation import deep_space_pile
from .alterations import ON_MOONS, OPEN, all_face_down
from .effects import resolve
from .executive import from_first_player
from .ids import MISSION_POINTS, NONE, PLANET_NAMES
from .planets.atal import TYPES
from .random_setup import FIRST_MOON, LEVEL_3_PILE, numbers_of
from .rounds import block_planets, block_room
from .state import FACE_DOWN, NOBODY, Federation, Player
from .steps import STEPS
from .tables import (
    ACCREDITATION,
    ALTERATIONS,
    AMBASSADORS_EACH,
    ASTEROID_SPACES,
    LIMITS,
    MEDAL_THRESHOLDS,
    MEGASTRUCTURES,
    MOONS,
    NAMES,
    OUTER_MODULE,
    PLACES,
    PROJECTS,
    SHOPS,
    STARTING_TILES,
)

DEAD_ASTEROIDS: Final = 4
START_HANGAR: Final = 1
HIDDEN_TILES: Final = (2,) * TYPES + (3,) * TYPES + (0,) * TYPES  # face down in each pile of Atal


def new_player() -> Player:
    """A player board at the beginning (FED-PSET-1..6, FED-SETUP-3, 10, 11, 14, 17, 18)."""
    return Player(
        degree=ACCREDITATION.start_degree,
        hangar=START_HANGAR,
        supply=LIMITS.missions_with_ship_max - START_HANGAR,
        ambassadors=(*AMBASSADORS_EACH, 0),
        alterations=(0,) * len(ALTERATIONS),
        discs=(0,) * len(SHOPS),
    )


def start(rules: Rules[Federation], players: int, settings: Settings, setup: Mapping[str, Any]) -> Federation:
    """The table as it lies after the setup.

    FED-SETUP-1..24, FED-P3-2, FED-P3-11, FED-P2-2, FED-P2-11, FED-START-2.
    """
    first = int(setup["first_player"]) % players
    tiles = numbers_of(setup, "starting_tiles", NAMES["starting_tile"], players + 1)
    moon = numbers_of(setup, "moon_1", NAMES["alteration"], MOONS[FIRST_MOON].tokens)
    level_1 = numbers_of(setup, "atal_1", NAMES["erudite"], TYPES)
    level_3 = numbers_of(setup, "atal_3", NAMES["erudite"], TYPES)
    left_law, right_law = numbers_of(setup, "laws", PLANET_NAMES, 2)
    g = Federation(
        rules=rules,
        settings=settings,
        players=[new_player() for _ in range(players)],
        first_player=first,
        president=first,
        spaces=(NOBODY,) * OUTER_MODULE,
        projects=tuple([project.start[players - 2] for project in PROJECTS]),
        medals=MEDAL_THRESHOLDS[players],
        starting_tiles=sum([1 << tile for tile in tiles]),
        productions=numbers_of(setup, "productions", NAMES["production"], PLACES),
        mega_tokens=numbers_of(setup, "mega_tokens", NAMES["megastructure_token"], 2 * len(MEGASTRUCTURES)),
        multipliers=(0,) * len(MEGASTRUCTURES),
        atal=(*level_1, *(NONE,) * (LEVEL_3_PILE - TYPES), *level_3),
        atal_down=HIDDEN_TILES,
        asteroids=(FACE_DOWN,) * len(ASTEROID_SPACES),
        dead_down=DEAD_ASTEROIDS,
        moons=open_moons(moon),
        tokens=open_tokens(moon),
        laws=(left_law, right_law),
        deep=deep_space_pile(players),
        dealt=json.dumps(setup),
    )
    block_spaces(g, setup)
    return g


def block_spaces(g: Federation, setup: Mapping[str, Any]) -> None:
    """Planets with 2 or 3 players, rooms only with 2 (FED-P3-1, FED-P2-1)."""
    if len(g.players) <= 3:
        block_planets(g, numbers_of({"tile": [setup["planet_block"]]}, "tile", NAMES["planet_block"], 1)[0], 1)
    if len(g.players) == 2:
        block_room(g, numbers_of({"tile": [setup["room_block"]]}, "tile", NAMES["room_block"], 1)[0])


def open_moons(first: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Only the first moon's tokens are open (FED-SETUP-1)."""
    return tuple([tuple(sorted(first)) if moon == FIRST_MOON else () for moon in range(len(MOONS))])


def open_tokens(first: tuple[int, ...]) -> tuple[Pool, ...]:
    """All other tokens lie face down on moons and in piles (FED-SETUP-1, FED-SETUP-2)."""
    pools, at = list(all_face_down()), MOONS[FIRST_MOON].strength - 1
    for kind in first:
        pools[at] = move_piece(pools[at], ON_MOONS + FIRST_MOON, OPEN, kind, EVERYBODY)
    return tuple(pools)


class ChooseStart(Move[Federation]):
    """An open starting tile, with its bonus at once; it counts as a mission (FED-START-4..7)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if g.starting_tiles >> action[1] & 1 else fail(failures, "FED-START-3")

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        tile = action[1]
        g.starting_tiles &= ~(1 << tile)
        g.players[seat].starting_tile = tile
        g.note(events.TOOK_START, seat, tile)
        resolve(g, seat, STARTING_TILES[tile].effects, MISSION_POINTS)


def counter_clockwise(g: Federation) -> tuple[int, ...]:
    """From the right neighbour of the first player, who chooses last (FED-START-4)."""
    return tuple(reversed(from_first_player(g)))


CHOOSING_START: Final = STEPS.add("CHOOSING_START", Decision([ChooseStart(verbs.START)]))
DRAFT: Final[EachSeat[Federation]] = STEPS.add("DRAFT", EachSeat(CHOOSING_START, counter_clockwise))
