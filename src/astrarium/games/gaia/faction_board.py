"""What a faction board tells about building: pieces that are left, what the next one brings and costs."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from astrarium.kernel.remembered import Remembered

from . import view_types
from .actions.mine import step_price
from .component_types import Gain, Price
from .factions.abilities import abilities_of
from .ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    GAIA,
    GAIA_PROJECT,
    GAIAFORMER,
    HOME_TYPES,
    MINE,
    PLANET_NAMES,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    STRUCTURE_NAMES,
    TRADING_STATION,
)
from .state import Player
from .tables import FACTIONS, LEVELS, STRUCTURES, TERRAFORMING_STEPS

BUILDINGS: Final = (MINE, TRADING_STATION, RESEARCH_LAB, PLANETARY_INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT)
NOTHING: Final[tuple[Gain, ...]] = ()
COSTS: Final[Remembered[dict[str, dict[str, int]]]] = Remembered(200)


def structures(p: Player) -> dict[str, view_types.StructureSupply]:
    """The rows of the board and the gaiaformers (GP-UPG-13, GP-INCOME-3, GP-GPROJ-2)."""
    found: dict[str, view_types.StructureSupply] = {}
    for structure in BUILDINGS:
        found[STRUCTURE_NAMES[structure]] = supply_of(p.faction, structure, p.pieces[structure])
    tokens = LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens
    found[STRUCTURE_NAMES[GAIAFORMER]] = {
        "built": p.pieces[GAIAFORMER],
        "total": p.gaiaformers + p.gaiaformers_away + p.pieces[GAIAFORMER],
        "next_income": {},
        "cost": {"tokens": tokens} if tokens else {},
    }
    return found


@lru_cache(maxsize=1000)
def supply_of(faction: int, structure: int, built: int) -> view_types.StructureSupply:
    piece = STRUCTURES[structure]
    found: view_types.StructureSupply = {
        "built": built,
        "total": piece.per_color,
        "next_income": total_of(next_icons(faction, structure, built)) if built < piece.per_color else {},
        "cost": amounts_of(piece.cost),
    }
    if piece.near_range:
        found["cost_near"] = amounts_of(piece.cost_near_opponent)
    return found


def next_icons(faction: int, structure: int, built: int) -> tuple[Gain, ...]:
    """The income icons that the next piece of a kind uncovers; the institute uncovers all of its own (GP-INCOME-3)."""
    board = FACTIONS[faction]
    if structure == PLANETARY_INSTITUTE:
        return board.income_planetary_institute
    if structure == ACADEMY_LEFT:
        return (board.income_academy_left,)
    slots = {
        MINE: board.income_mine,
        TRADING_STATION: board.income_trading_station,
        RESEARCH_LAB: board.income_research_lab,
    }
    return slots.get(structure, NOTHING)[built : built + 1]


def total_of(icons: tuple[Gain, ...]) -> dict[str, int]:
    total: dict[str, int] = {}
    for icon in icons:
        for key, amount in icon.parts():
            total[key] = total.get(key, 0) + amount
    return total


def amounts_of(price: Price) -> dict[str, int]:
    amounts = {"credits": price.credits, "ore": price.ore}
    return {key: amount for key, amount in amounts.items() if amount}


def planet_costs(p: Player) -> dict[str, dict[str, int]]:
    """What terraforming or a gaia planet adds to the price of a mine, by planet type (GP-HAB-1..3)."""
    return COSTS.get((p.faction, step_price(p)), lambda: view_costs(p))


def view_costs(p: Player) -> dict[str, dict[str, int]]:
    steps = TERRAFORMING_STEPS[FACTIONS[p.faction].home]
    costs = {PLANET_NAMES[planet]: {"ore": step_price(p) * steps[planet]} for planet in range(HOME_TYPES)}
    qic, ore = abilities_of(p).gaia_price()
    costs[PLANET_NAMES[GAIA]] = {"qic": qic, "ore": ore}
    return {planet: {key: amount for key, amount in cost.items() if amount} for planet, cost in costs.items()}
