"""A game of ours with the setup and the switches of a foreign record."""

from __future__ import annotations

from typing import Any, Final

from astrarium.kernel import registry
from astrarium.kernel.errors import AstrariumError, BadRecord
from astrarium.kernel.position import SettingValue

from .. import ids
from ..galaxy import printed_planets
from ..state import Gaia
from ..tables import NAMES
from .reader import ForeignRecord
from .words import ours, theirs

# What the public engine plays by, unless the record says otherwise.
PUBLIC_RULES: Final[dict[str, SettingValue]] = {
    "variable_turn_order": True,
    "free_factions": True,
    "free_starting_mines": True,
    "adjacency_home_types_only": True,
    "zero_progress_scores_nothing": True,
    "end_game_free_conversion": True,
    "satellite_stock_25": True,
    "useless_actions_allowed": True,
    "flexible_federations": False,
    "single_conversion_payment": False,
    "guest_mine_gaia_events": False,
}
TURNS: Final = 6


def start(record: ForeignRecord) -> Gaia:
    """The game at its first decision."""
    try:
        g = registry.new("gaia", record.players, PUBLIC_RULES | record.rules, setup=setup_of(record))
    except KeyError as error:
        raise BadRecord(f"{record.path.name}: setup: {error.args[0]!r} is missing") from None
    except (AstrariumError, ValueError) as error:
        raise BadRecord(f"{record.path.name}: setup: {error}") from None
    assert isinstance(g, Gaia)
    return g


def setup_of(record: ForeignRecord) -> dict[str, Any]:
    """The header setup of our own records; the planets of the record decide."""
    given = record.setup
    planets = {hex: ours("planet_type", code) for hex, code in given["planets"].items()}
    return {
        "sectors": [placed_sector(sector, planets) for sector in given["sector"]],
        "planets": planets,
        "tech": [ours("tech_tile", given["tech"][space]) for space in NAMES["space"]],
        "advanced": [ours("advanced_tech_tile", given["advanced_tech"][track]) for track in theirs("track")],
        "terraforming_token": ours("federation_token", given["terraforming_federation"]),
        "round_tiles": [ours("round_tile", tile) for tile in given["round_tiles"]],
        "final_tiles": [ours("final_tile", tile) for tile in given["final_tiles"]],
        "boosters": [ours("booster", booster) for booster in given["boosters"]],
    }


def placed_sector(sector: dict[str, Any], planets: dict[str, str]) -> list[Any]:
    """Face, center and rotation; a missing rotation is the one that shows the listed planets."""
    place = (ours("sector", sector["id"]), int(sector["q"]), int(sector["r"]))
    turns = [sector["rotation"]] if "rotation" in sector else [t for t in range(TURNS) if shows(place, t, planets)]
    return [*place, turns[0] if turns else 0]


def shows(place: tuple[str, int, int], rotation: int, planets: dict[str, str]) -> bool:
    """The face turned this way has exactly the listed planets."""
    printed = printed_planets(((*place, rotation),))[1]
    return all(
        ids.PLANET_NAMES[planet] == planets.get(name, "space")
        for name, planet in zip(ids.HEX_NAMES, printed, strict=True)
        if planet != ids.OUTSIDE
    )
