"""Upgrade a structure (GP-UPG)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import then
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import verbs
from ..component_types import Price
from ..factions.abilities import abilities_of
from ..gains import pay, trigger
from ..holdings import CREDITS, ORE
from ..ids import (
    ACADEMY_LEFT,
    ACADEMY_RIGHT,
    LOST_PLANET,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    TRADING_STATION,
    UPGRADE_TO_BIG_STRUCTURE,
    UPGRADE_TO_TRADING_STATION,
)
from ..placement import replace_piece
from ..state import Gaia
from ..tables import STRUCTURES, UPGRADES_OF
from .main import MainAction
from .tech import OFFER_TILE


def has_neighbour(g: Gaia, seat: int, hex: int, distance: int) -> bool:
    """A structure of an opponent is near; gaiaformers, satellites and stations are none (GP-UPG-4, GP-UPG-14)."""
    area = g.galaxy.within[distance][hex]
    return any(area & p.colonies for other, p in enumerate(g.players) if other != seat)


def upgrade_price(g: Gaia, seat: int, hex: int, structure: int) -> Price:
    """The price beside the row of the new structure; stations are cheaper near opponents (GP-UPG-3, GP-UPG-13)."""
    new = STRUCTURES[structure]
    return new.cost_near_opponent if is_cheaper(g, seat, hex, structure) else new.cost


def is_cheaper(g: Gaia, seat: int, hex: int, structure: int) -> bool:
    """The structure costs less near opponents, and one is near (GP-UPG-3)."""
    near_range = STRUCTURES[structure].near_range
    return bool(near_range) and has_neighbour(g, seat, hex, near_range)


def bill_upgrade(g: Gaia, seat: int, hex: int, structure: int, bill: Bill) -> None:
    """The price of an upgrade, with what decides about it (GP-UPG-3, GP-UPG-13)."""
    new, price = STRUCTURES[structure], upgrade_price(g, seat, hex, structure)
    is_near = is_cheaper(g, seat, hex, structure)
    reason = "upgrade" if not new.near_range else "upgrade-near" if is_near else "upgrade-alone"
    shown = verbs.UPGRADED.reference(structure)
    bill.need(CREDITS, price.credits, reason, structure=shown, range=new.near_range)
    bill.need(ORE, price.ore, reason, structure=shown, range=new.near_range)


class Upgrade(MainAction):
    """Action 3: replace a structure by the next, whose piece must be left (GP-UPG-1, 2, 9, 11).

    The next ones depend on the faction, and guest mines have none (GP-FAC-BESCODS-1, 6, GP-FAC-LANTIDS-2).
    """

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        p = g.players[seat]
        graph = UPGRADES_OF[p.faction]
        own = bits(p.colonies ^ p.guests)
        return [(self.verb.number, hex, structure) for hex in own for structure in graph[g.structure[hex]]]

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p = g.players[seat]
        _, hex, structure = action
        if p.guests >> hex & 1:
            return fail(failures, "GP-UPG-11")
        if g.owner[hex] != seat:
            return fail(failures, "GP-UPG-2")
        if g.planets[hex] == LOST_PLANET and (rule := fail(failures, "GP-UPG-11")):
            return rule
        if structure not in UPGRADES_OF[p.faction][g.structure[hex]]:
            return fail(failures, "GP-UPG-2")
        if p.pieces[structure] >= STRUCTURES[structure].per_color and (rule := fail(failures, "GP-UPG-9")):
            return rule
        price = upgrade_price(g, seat, hex, structure)
        if p.ore < price.ore and (rule := fail_short(failures, "GP-UPG-13", ORE, p.ore, price.ore)):
            return rule
        if p.credits < price.credits:
            return fail_short(failures, "GP-UPG-13", CREDITS, p.credits, price.credits)
        return None

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        _, hex, structure = action
        bill_upgrade(g, seat, hex, structure, bill)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        _, hex, structure = action
        price = upgrade_price(g, seat, hex, structure)
        pay(g, seat, price.ore, price.credits)
        replace_structure(g, seat, hex, structure)


def replace_structure(g: Gaia, seat: int, hex: int, structure: int) -> None:
    """The old piece returns, the new one stands, tiles score, opponents may charge (GP-UPG-1, 10, GP-TILE-3).

    The institute has its power at once; labs and academies bring a tech tile (GP-UPG-5..7).
    """
    p = g.players[seat]
    replace_piece(g, seat, hex, structure)
    if structure == TRADING_STATION:
        trigger(g, seat, UPGRADE_TO_TRADING_STATION)
    if structure in (PLANETARY_INSTITUTE, ACADEMY_LEFT, ACADEMY_RIGHT):
        trigger(g, seat, UPGRADE_TO_BIG_STRUCTURE)
    if structure in (RESEARCH_LAB, ACADEMY_LEFT, ACADEMY_RIGHT):
        then(g, OFFER_TILE.at(seat))
    if structure == PLANETARY_INSTITUTE:
        p.icons = (*p.icons, verbs.ICON_INSTITUTE_1, verbs.ICON_INSTITUTE_2)
        abilities_of(p).institute_built(g, seat)


UPGRADE: Final[Upgrade] = Upgrade(verbs.UPGRADE)
