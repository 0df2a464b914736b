"""Facts about faction boards and research: structures, tracks, income, resources."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact
from astrarium.kernel.values import bits

from .. import events, verbs
from ..actions.upgrade import bill_upgrade
from ..component_types import Gain, Price
from ..holdings import CREDITS, ORE, holdings
from ..ids import (
    GAIAFORMER,
    LOST_PLANET,
    MINE,
    PLANETARY_INSTITUTE,
    RESEARCH_LAB,
    SPACE_STATION,
    TOP_LEVEL,
    TRADING_STATION,
)
from ..income import all_icons, power_icon
from ..state import Gaia, Player
from ..tables import ADVANCE_COST, FACTIONS, LEVELS, STRUCTURES, UPGRADES_OF
from .common import described, gains, priced, seat_of


def structure_facts(g: Gaia, p: Player | None, structure: int) -> list[Fact]:
    """How many are built, what the next costs and brings, what it is worth and becomes (GP-UPG, GP-INCOME-3)."""
    reference = events.STRUCTURES.reference(structure)
    found = [described(reference)]
    if not structure:
        return found
    piece = STRUCTURES[structure]
    if structure not in (GAIAFORMER, SPACE_STATION):
        found += price_cases(structure)
        found.append(Fact("value", {"value": piece.power_value}))
    if p is None:
        return found
    found.append(Fact("built", {"count": p.pieces[structure], "total": piece.per_color}))
    found += slot_facts(p, structure)
    for larger in UPGRADES_OF[p.faction][structure]:
        found += priced("becomes", bill_of(STRUCTURES[larger].cost), structure=events.STRUCTURES.reference(larger))
    return found + places(g, p, structure)


def places(g: Gaia, p: Player, structure: int) -> list[Fact]:
    """Own structures that could become one, with the price at each place (GP-UPG-2, GP-UPG-3, GP-UPG-11)."""
    found: list[Fact] = []
    for hex in bits(p.colonies ^ p.guests):
        if g.planets[hex] != LOST_PLANET and structure in UPGRADES_OF[p.faction][g.structure[hex]]:
            bill = Bill()
            bill_upgrade(g, seat_of(g, p), hex, structure, bill)
            found += priced("place", bill, hex=verbs.HEXES.reference(hex))
    return found


def price_cases(structure: int) -> list[Fact]:
    """The price, and the one near opponents where it differs (GP-UPG-3, GP-UPG-13)."""
    piece = STRUCTURES[structure]
    found = priced("price", bill_of(piece.cost))
    if piece.near_range:
        found += priced("price-near", bill_of(piece.cost_near_opponent), range=piece.near_range)
    return found


def bill_of(price: Price) -> Bill:
    bill = Bill()
    bill.need(CREDITS, price.credits, "price")
    bill.need(ORE, price.ore, "price")
    return bill


def slot_facts(p: Player, structure: int) -> list[Fact]:
    """What each slot of the faction board pays: of built pieces, the next one, those to come (GP-INCOME-3)."""
    found: list[Fact] = []
    built = p.pieces[structure]
    for slot, income in enumerate(income_slots(p, structure)):
        name = "slot-built" if slot < built else "slot-next" if slot == built else "slot-later"
        found += gains(name, income, cell=slot + 1) or [Fact(name + "-empty", {"cell": slot + 1})]
    return found


def income_slots(p: Player, structure: int) -> tuple[Gain, ...]:
    """What each piece of a kind that leaves the board pays from then on (GP-INCOME-3)."""
    board = FACTIONS[p.faction]
    slots = {
        MINE: board.income_mine,
        TRADING_STATION: board.income_trading_station,
        RESEARCH_LAB: board.income_research_lab,
        PLANETARY_INSTITUTE: board.income_planetary_institute,
    }
    return slots.get(structure, ())


def track_facts(g: Gaia, p: Player | None, track: int) -> list[Fact]:
    """Where the marker stands, what the next level gives, who is at the top (GP-RES-1..4)."""
    found = [described(verbs.TRACKS.reference(track)), Fact("step-price", {"knowledge": ADVANCE_COST.knowledge})]
    top = [seat for seat, other in enumerate(g.players) if other.research[track] == TOP_LEVEL]
    found += [Fact("top", {"seat": seat}) for seat in top]
    if p is None:
        return found
    level = p.research[track]
    found.append(Fact("level", {"level": level}))
    if level < TOP_LEVEL:
        found += gains("next-level", LEVELS[track][level + 1].once)
        found += gains("next-level-income", LEVELS[track][level + 1].income)
    return found


def icon_facts(g: Gaia, p: Player | None, icon: int) -> list[Fact]:
    """What an income icon pays (GP-INCOME-4)."""
    found = [described(verbs.ICONS.reference(icon))]
    if p is None or (icon == verbs.ICON_BOOSTER and p.booster < 0):
        return found
    return found + gains("pays", power_icon(p, icon))


def resource_facts(p: Player | None, reference: str) -> list[Fact]:
    """How much there is, and what the next income phase brings."""
    found = [described(reference)]
    if p is None:
        return found
    have = holdings(p)
    if reference in have:
        found.append(Fact("have", {"resource": reference, "amount": have[reference]}))
    key = reference.partition(":")[2]
    income = sum([dict(icon.parts()).get(key, 0) for icon in all_icons(p)])
    return found + ([Fact("income", {"resource": reference, "amount": income})] if income else [])
