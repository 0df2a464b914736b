"""What a position is worth to a faction, for bots; the features are good at the end of a turn or of a round."""

from __future__ import annotations

from typing import Final

from .battle_sums import open_strengths, set_battle
from .combat import battles
from .counts import controlled_of, hand_size, presences, present_seats, units_at
from .ids import NONE
from .income import region_count
from .spending import KIND_OF_STEP
from .state import HOME, IN_SUPPLY, ChaosOrder
from .tables import ATTRIBUTES_OF, FACTIONS, LIMITS, REGION_INCOME

# The weights of the features; one unit is about one energy.
WEIGHTS: Final[dict[str, float]] = {
    "won": 1_000.0,
    "fame": 60.0,  # of the whole way to the goal
    "relics": 6.0,
    "relic_regions": 3.0,
    "current_relic": 5.0,
    "relic_hold": 90.0,  # of all relics that are left, late in the game
    "regions": 3.0,
    "income_row": 3.0,
    "energy": 0.8,
    "gems": 2.2,
    "cards": 1.6,
    "columns": 3.2,
    "buildings": 4.5,
    "foundations": 3.0,
    "fighters": 1.0,
    "near_fighters": 0.35,  # in the recruitment areas but for the first
    "fighters_on_map": 0.5,
    "leaders": 3.0,
    "upgrades": 3.0,
    "attributes": 4.0,
    "battles": 4.0,  # the expected part of what is at stake
    "points": 1.1,  # still to be used in an action
    "tiles": 0.3,
}


def features(g: ChaosOrder, seat: int, own: list[int]) -> dict[str, float]:
    """Named parts of the value, from what everybody may know, the own regions and the own hand."""
    p = g.players[seat]
    if p.faction == NONE:
        return {}
    faction = FACTIONS[p.faction]
    count = region_count(g, seat)
    relics = [region for region in g.relics if region != NONE]
    current = g.relics[g.round - 1] if 0 < g.round <= LIMITS.rounds_max else NONE
    return {
        "won": float(seat in g.winners),
        "fame": (p.fame / faction.fame_goal) ** 1.3,
        "relics": float(len(p.relics)),
        "relic_regions": float(sum([region in own for region in relics])),
        "current_relic": float(current in own),
        "relic_hold": relic_hold(g, own),
        "regions": float(len(own)),
        "income_row": float(next(n for n, row in enumerate(REGION_INCOME) if row.min <= count <= row.max)),
        "energy": min(p.energy, 12) + max(0, p.energy - 12) * 0.4,
        "gems": min(p.gems, 5) + max(0, p.gems - 5) * 0.4,
        "cards": float(hand_size(g, seat)),
        "columns": float(sum(p.columns)),
        "buildings": float(sum([owner == seat for sites in g.sites for _, owner, _ in sites])),
        "foundations": float(p.foundations.bit_count()),
        "fighters": float(sum(p.fighters)),
        "near_fighters": float(sum([index * count for index, count in enumerate(p.areas)])),
        "fighters_on_map": float(sum(p.fighters[:HOME])),
        "leaders": float(sum([where > IN_SUPPLY for where in p.leaders])),
        "upgrades": float(p.upgraded_leaders.bit_count()),
        "attributes": p.upgraded_attributes.bit_count() / max(1, len(ATTRIBUTES_OF[p.faction])) * 4,
        "battles": sum([battle_outlook(g, seat, region) for region in battles(g)]) if g.battle == NONE else 0.0,
        "points": float(open_points(g, seat)),
        "tiles": float(p.price_tiles.bit_count()),
    }


def relic_hold(g: ChaosOrder, own: list[int]) -> float:
    """How near a faction is to controlling all relics that are left; it matters more with every round (CO-REL-1)."""
    left = [region for region in g.relics if region != NONE]
    if not left:
        return 0.0
    held = sum([region in own for region in left]) / len(left)
    return held * held * g.round / LIMITS.rounds_max


def battle_outlook(g: ChaosOrder, seat: int, region: int) -> float:
    """Between -1 and 1: how the battles of a region look before cards (CO-COM-6)."""
    there = present_seats(g, region)
    if seat not in there:
        return 0.0
    found = 0.0
    for other in there:
        if other != seat:
            trial = g.clone()
            set_battle(trial, seat, other, region)
            own, against = open_strengths(trial)
            found += max(-1.0, min(1.0, (own - against) / 4)) * stake(g, seat, region)
    return found


def stake(g: ChaosOrder, seat: int, region: int) -> float:
    """How much lies in a region: units, buildings and a relic."""
    buildings = sum([owner == seat for _, owner, _ in g.sites[region]])
    return 0.4 + 0.1 * min(6, units_at(g, seat, region)) + 0.6 * buildings + 0.6 * (region in g.relics)


def open_points(g: ChaosOrder, seat: int) -> int:
    """Points that the faction can still use in its action."""
    return sum([frame[2][0] for frame in g.stack if frame[0] in KIND_OF_STEP and frame[1] == seat])


def value(g: ChaosOrder, seat: int) -> float:
    """The weighted sum of the features, less a part of what the best rival has of fame and relics."""
    present = presences(g)
    owned = [controlled_of(g, present, each) for each in range(len(present))]
    own = sum([WEIGHTS[name] * amount for name, amount in features(g, seat, owned[seat]).items()])
    rivals = [rival_threat(g, other, owned[other]) for other in range(len(owned)) if other != seat]
    return own - 0.5 * max(rivals)


def rival_threat(g: ChaosOrder, seat: int, own: list[int]) -> float:
    """How near a rival is to winning."""
    p = g.players[seat]
    if p.faction == NONE:
        return 0.0
    fame: float = (p.fame / FACTIONS[p.faction].fame_goal) ** 1.3
    near = WEIGHTS["fame"] * fame + WEIGHTS["relic_hold"] * relic_hold(g, own)
    return near + WEIGHTS["won"] * (seat in g.winners) + WEIGHTS["relics"] * len(p.relics)
