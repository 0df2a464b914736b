"""The setup that chance decides: tiles, boosters and the token on the research board (GP-SETUP-5..11)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.errors import BadSetting

from . import ids
from .component_types import Layout
from .galaxy import Centers, printed_planets
from .ids import HEX_NAMES, PLANET_NAMES, TRACK_COUNT
from .state import put_byte
from .tables import COUNTS, MAPS, NAMES, PRINTED_MAPS, ROUNDS

EXTRA_BOOSTERS: Final = 3  # boosters beyond one for each player (GP-SETUP-11)
FINAL_TILES: Final = 2


def drawn(stream: DrawStream, names: tuple[str, ...], count: int) -> list[str]:
    return [names[index] for index in stream.shuffled(range(len(names)))[:count]]


def deal_tiles(players: int, stream: DrawStream) -> dict[str, Any]:
    """Tech, advanced, round and final tiles, the token of the board, boosters.

    GP-SETUP-5..11, GP-INFO-2, GP-PC-2..5.
    """
    common = [name for name in NAMES["federation_token"] if name != "fed_gleens"]
    pieces = [name for name in common for _ in range(COUNTS["federation_token"][name])]
    return {
        "tech": drawn(stream, NAMES["tech_tile"], len(NAMES["tech_tile"])),
        "advanced": drawn(stream, NAMES["advanced_tech_tile"], TRACK_COUNT),
        "terraforming_token": pieces[stream.randrange(len(pieces))],
        "round_tiles": drawn(stream, NAMES["round_tile"], ROUNDS),
        "final_tiles": drawn(stream, NAMES["final_tile"], FINAL_TILES),
        "boosters": sorted(drawn(stream, NAMES["booster"], max(players, 2) + EXTRA_BOOSTERS)),
    }


def basic_layout(players: int, omitted: str) -> Layout:
    """The basic map for a number of players, one as two, without the sectors that three leave out.

    GP-SETUP-2, GP-SETUP-3, GP-PC-1..4, GP-VAR-9, GP-VAR-12, AUT-5.
    """
    printed = next(name for name, printed in PRINTED_MAPS.items() if players in printed.players)
    left_out = {f"sector_{number}" for number in omitted.split("_")}
    return tuple(sector for sector in MAPS[printed] if sector[0] not in left_out)


def map_of(setup: Mapping[str, Any]) -> tuple[Layout, Centers, bytes]:
    """The sectors of a setup, their centers and every planet; listed planets outdo the printed ones."""
    layout: Layout = tuple((str(face), int(q), int(r), int(turn)) for face, q, r, turn in setup["sectors"])
    centers, planets = printed_planets(layout)
    if "planets" in setup:
        planets = bytes(ids.SPACE if planet < ids.SPACE else planet for planet in planets)
        for name, planet in setup["planets"].items():
            planets = put_byte(planets, HEX_NAMES.index(name), PLANET_NAMES.index(planet))
    return layout, centers, planets


def numbers_of(setup: Mapping[str, Any], key: str, names: tuple[str, ...]) -> tuple[int, ...]:
    """The numbers of the components that a setup names; unknown names are an error."""
    unknown = [name for name in setup[key] if name not in names]
    if unknown:
        raise BadSetting(f"setup: {key} has unknown {', '.join(map(repr, unknown))}")
    return tuple(names.index(name) for name in setup[key])
