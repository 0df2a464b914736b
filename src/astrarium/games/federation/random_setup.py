"""The setup that chance decides and everybody sees (FED-SETUP, FED-START-1, FED-START-3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from astrarium.kernel.chance import DrawStream
from astrarium.kernel.errors import BadSetting
from astrarium.kernel.position import Settings

from .ids import PLANET_NAMES
from .planets.atal import TYPES, pile_of
from .tables import (
    ALTERATIONS,
    ERUDITES,
    MOONS,
    NAMES,
    PLANET_BLOCKS,
    PRINTED_TOKENS,
    PRODUCTION_TILES,
    ROOM_BLOCKS,
    STARTING_TILES,
)

FIRST_MOON = 1
LEVEL_3_PILE = 2 * TYPES  # piles from here on have one tile each


def names_of(kind: str, numbers: Sequence[int]) -> list[str]:
    return [NAMES[kind][number] for number in numbers]


def deal(players: int, settings: Settings, stream: DrawStream) -> dict[str, Any]:
    """Everything that lies open when the first player chooses a starting tile (FED-START-1)."""
    dealt: dict[str, Any] = {
        "first_player": stream.randrange(players),
        "starting_tiles": names_of("starting_tile", drawn(stream, range(len(STARTING_TILES)), players + 1)),
        "productions": names_of("production", deal_productions(settings, stream)),
        "mega_tokens": names_of("megastructure_token", deal_mega_tokens(settings, stream)),
        "atal_1": names_of("erudite", [deal_tile(stream, pile) for pile in range(TYPES)]),
        "atal_3": names_of("erudite", [deal_tile(stream, LEVEL_3_PILE + pile) for pile in range(TYPES)]),
        "moon_1": names_of("alteration", deal_moon(stream)),
        "laws": deal_laws(stream),
    }
    if players <= 3:
        dealt["planet_block"] = NAMES["planet_block"][stream.randrange(len(PLANET_BLOCKS))]
    if players == 2:
        dealt["room_block"] = NAMES["room_block"][stream.randrange(len(ROOM_BLOCKS))]
    return dealt


def drawn(stream: DrawStream, items: Sequence[int], count: int) -> list[int]:
    return sorted(stream.shuffled(items)[:count])


def is_first_game(settings: Settings) -> bool:
    return settings["board_setup"] == "first_game"


def deal_productions(settings: Settings, stream: DrawStream) -> list[int]:
    """A side of the tile of each place, the printed one in a first game (FED-SETUP-21, FED-SETUP-22, FED-VAR-1, 2)."""
    return [
        tile.side_a if is_first_game(settings) or not stream.randrange(2) else tile.side_b for tile in PRODUCTION_TILES
    ]


def deal_mega_tokens(settings: Settings, stream: DrawStream) -> list[int]:
    """Two tokens for each megastructure, the printed ones in a first game (FED-SETUP-21, 23, FED-VAR-1, 2)."""
    if is_first_game(settings):
        return list(PRINTED_TOKENS)
    return list(stream.shuffled(range(len(PRINTED_TOKENS))))


def deal_tile(stream: DrawStream, pile: int) -> int:
    """The open tile of a pile of Atal (FED-SETUP-4, FED-SETUP-6)."""
    tiles = [tile for tile in range(len(ERUDITES)) if pile_of(tile) == pile]
    return tiles[stream.randrange(len(tiles))]


def deal_moon(stream: DrawStream) -> list[int]:
    """The tokens of the first moon that has any, face up (FED-SETUP-1)."""
    moon = MOONS[FIRST_MOON]
    fitting = [kind for kind, token in enumerate(ALTERATIONS) if token.strength == moon.strength]
    tokens = [kind for kind in fitting for _ in range(ALTERATIONS[kind].count)]
    return drawn(stream, tokens, moon.tokens)


def deal_laws(stream: DrawStream) -> list[str]:
    """One law of each wing; an equal right one would have been replaced (FED-SETUP-19, FED-SETUP-20)."""
    left = stream.randrange(len(PLANET_NAMES))
    others = [planet for planet in range(len(PLANET_NAMES)) if planet != left]
    return [PLANET_NAMES[left], PLANET_NAMES[others[stream.randrange(len(others))]]]


def numbers_of(setup: Mapping[str, Any], key: str, names: tuple[str, ...], count: int) -> tuple[int, ...]:
    """The numbers of the components that a setup names; unknown names and wrong counts are an error."""
    found = setup.get(key, [])
    unknown = [name for name in found if name not in names]
    if unknown or len(found) != count:
        raise BadSetting(f"setup: {key} needs {count} of {', '.join(names)}, not {found!r}")
    return tuple([names.index(name) for name in found])
