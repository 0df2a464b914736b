"""Facts about player boards: resources, levels, medals, tiles, points (FED-PSET, FED-ACC, FED-MEDAL, FED-END)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact
from astrarium.kernel.failures import TextValue

from .. import events, ids, verbs
from ..counts import marker_level
from ..executive import level_name
from ..holdings import DEGREE, DIAMONDS, DIE, KINDS, LEVEL, SHIPS, holdings
from ..prices import bill_level
from ..state import Federation, Player
from ..tables import ACCREDITATION, DEEP_TILES, LEVELS, LIMITS, MEDAL_POINTS, PRODUCTIONS, STARTING_TILES
from .common import described, gains, owners, parts, priced
from .planets import medal_left

LIMIT_OF: Final = {
    **dict.fromkeys(KINDS, LIMITS.crystals_max),
    DIAMONDS: LIMITS.golden_diamonds_max,
    SHIPS: LIMITS.hangar_max,
    DEGREE: ACCREDITATION.top_degree,
    DIE: LIMITS.assistant_max,
}


def resource_facts(g: Federation, p: Player | None, reference: str) -> list[Fact]:
    """How much there is, how much there can be, and what the next executive phase brings (FED-PSET-7, FED-PSET-8)."""
    found = [described(reference)]
    if reference in LIMIT_OF:
        found.append(Fact("limit-crystals" if reference in KINDS else "limit", {"most": LIMIT_OF[reference]}))
    if p is None:
        return found
    have = holdings(p)
    if reference == LEVEL:
        return found + level_state(p)
    if reference in have:
        found.append(Fact("have", {"resource": reference, "amount": have[reference]}))
    income = income_of(g, p, reference)
    return found + ([Fact("income", {"resource": reference, "amount": income})] if income else [])


def income_of(g: Federation, p: Player, reference: str) -> int:
    """What the own productions bring of a resource in each round (FED-INC-1)."""
    own = [production for place, production in enumerate(g.productions) if p.robots >> place & 1]
    brought = [part for production in own for effect in PRODUCTIONS[production].effects for part in parts(effect)]
    return sum([amount for thing, amount in brought if thing == reference])


def level_state(p: Player) -> list[Fact]:
    """What the level is made of, and what it costs to stay there (FED-ACC-2, FED-UPK-1)."""
    bill, now = Bill(), marker_level(p)
    bill_level(bill, p)
    upkeep = priced(LEVELS[now - 1].upkeep, level_name(now))
    return [Fact("level-sum", {}, tuple(bill.holds)), *[Fact("upkeep", {}, fact.needs) for fact in upkeep]]


def level_facts(g: Federation, p: Player | None, level: int) -> list[Fact]:
    """Its degrees, its upkeep and who is there (FED-ACC-1, FED-UPK-3)."""
    reference, kind = level_name(level + 1), LEVELS[level]
    found = [described(reference), Fact("degrees", {"first": kind.degrees[0], "last": kind.degrees[-1]})]
    found += [Fact("upkeep", {}, fact.needs) for fact in priced(kind.upkeep, reference)]
    there = [seat for seat, other in enumerate(g.players) if marker_level(other) == level + 1]
    return found + [Fact("at-level", {"seat": seat}) for seat in there]


def unit_facts(g: Federation, p: Player | None, unit: int) -> list[Fact]:
    return resource_facts(g, p, f"resource:{ids.UNIT_NAMES[unit]}")


def medal_facts(g: Federation, p: Player | None, medal: int) -> list[Fact]:
    """Who has it, what it asks for, and what one medal more is worth (FED-MEDAL-3, FED-MEDAL-6, FED-END-2)."""
    found = [described(verbs.MEDALS.reference(medal))]
    if medal < len(ids.PLANET_NAMES):
        found += medal_left(g, medal)
    elif medal == ids.ACCREDITATION_MEDAL:
        found.append(Fact("medal-degree", {"degree": ACCREDITATION.medal_degree}))
    if p is not None:
        now = p.medals.bit_count()
        more = MEDAL_POINTS[min(now + 1, len(MEDAL_POINTS) - 1)]
        found.append(Fact("medal-row", {"count": now, "points": MEDAL_POINTS[now], "more": more}))
    return found + owners([seat for seat, other in enumerate(g.players) if other.medals >> medal & 1])


def starting_facts(g: Federation, p: Player | None, tile: int) -> list[Fact]:
    found = [described(verbs.STARTING_TILES.reference(tile)), *gains("gain", STARTING_TILES[tile].effects)]
    return found + owners([seat for seat, other in enumerate(g.players) if other.starting_tile == tile])


def deep_facts(g: Federation, p: Player | None, tile: int) -> list[Fact]:
    """Who has it; where it lies otherwise only those know who have looked (FED-HID-2)."""
    found = [described(verbs.DEEP_TILES.reference(tile)), *gains("gain", DEEP_TILES[tile].effects)]
    return found + owners([seat for seat, other in enumerate(g.players) if other.deep_tile == tile])


def points_facts(g: Federation, p: Player | None, source: int) -> list[Fact]:
    """What everybody has scored from a source."""
    scored: list[dict[str, TextValue]] = [{"seat": s, "points": q.points[source]} for s, q in enumerate(g.players)]
    return [described(events.SOURCES.reference(source)), *[Fact("scored", values) for values in scored]]
