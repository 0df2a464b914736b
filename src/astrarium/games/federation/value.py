"""What bots think a position is worth to a player, in prestige at the end."""

from __future__ import annotations

from typing import Final

from .counts import influence, level, marker_level
from .executive import FIRST_PAID_LEVEL, FLOORS, floor_votes, floor_winners, wing_votes
from .forecast import funded_steps
from .ids import LEFT, NONE, PLANET_NAMES, RIGHT
from .reserve import amounts
from .scoring import project_values
from .state import Federation, Player, bits
from .tables import (
    ALTERATIONS,
    COMMON,
    ERUDITES,
    LAW_POINTS,
    LIMITS,
    MEDAL_POINTS,
    MISSIONS,
    PLACES,
    PROJECT_POINTS,
    PROJECTS,
    SPECIAL,
)

# Worth of one resource when there is time to use it, and at the end of the game.
RESOURCES: Final[tuple[float, ...]] = (1.0, 1.3, 1.7, 2.4)
LEFTOVERS: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 1.0)
FULL: Final = 7  # crystals beyond these are worth half
SHIP: Final = 2.0
OPEN: Final = 1.2  # a mission that is open
FLYABLE: Final = 0.8  # and whose level is reached
MISSION: Final[tuple[float, ...]] = (3.5, 3.5, 3.5, 3.5, 4.0, 2.5, 3.0, 4.0, 5.0, 3.5, 4.0, 4.0)
DEGREE: Final = 0.45
DIE: Final = 0.7
STRENGTH: Final = 0.9
TILE: Final[tuple[float, ...]] = (0.0, 2.0, 3.0, 1.0)  # an unused one by level
PRODUCTION: Final = 1.6  # a round
NEXT_MEDAL: Final = 0.5  # of the points of a medal that is near
FLOOR: Final = 0.55  # of the level, for each round to come
UPKEEP: Final = 1.2
AMBASSADOR: Final = 0.6  # by votes, still in hand
SOFT: Final = 1.6


def rounds_left(g: Federation) -> float:
    """Rounds to come, this one by the turns that are left in it."""
    hands = sum([sum(p.ambassadors[:SPECIAL]) for p in g.players]) / (4 * len(g.players))
    return LIMITS.rounds - max(g.round, 1) + (hands if g.turn_seat != NONE or not g.round else 0.0)


def value(g: Federation, seat: int) -> float:
    """Prestige, and what the board promises."""
    p = g.players[seat]
    left = rounds_left(g)
    time = min(1.0, left / 1.5)
    return (
        p.prestige
        + MEDAL_POINTS[p.medals.bit_count()]
        + reserve_value(p, time)
        + mission_value(p, left)
        + track_value(p, left)
        + piece_value(p, left, time)
        + senate_value(g, seat)
        + law_value(g, p, left)
        + project_value(g, seat, left)
        + medal_hope(g, p, time)
    )


def reserve_value(p: Player, time: float) -> float:
    total, kept = 0.0, 0
    for kind, amount in reversed(list(enumerate(amounts(p)))):
        worth = LEFTOVERS[kind] + time * (RESOURCES[kind] - LEFTOVERS[kind])
        full = max(0, kept + amount - FULL) if kind < 3 else 0
        total += worth * (amount - full / 2)
        kept += amount if kind < 3 else 0
    return total


def mission_value(p: Player, left: float) -> float:
    """Ships and open missions, of which at most as many can be flown as there are turns and ships."""
    waiting = bits(p.markers & ~p.flown)
    turns = left * 4
    found = sorted([MISSION[m] * (1.0 if MISSIONS[m].level <= level(p) else 0.55) for m in waiting], reverse=True)
    ships = min(p.hangar + 0.0, turns)
    total = sum([worth * min(1.0, max(0.0, ships - place)) * 0.75 for place, worth in enumerate(found)])
    idle = max(0.0, p.hangar - len(found))
    return total + p.hangar + 0.8 * idle * min(1.0, left) + 0.35 * len(found) * min(1.0, turns / 4)


def track_value(p: Player, left: float) -> float:
    """The level for floors and missions, less what it costs to stay there."""
    paid = marker_level(p)
    cost = UPKEEP * (paid - 1) / 2 * left if paid >= FIRST_PAID_LEVEL else 0.0
    near = max(0, p.degree - 5) * 0.8 if p.deep_tile == NONE else 0.0
    return FLOOR * level(p) * left + DEGREE * p.degree * min(1.0, left) + near * min(1.0, left) - cost


def piece_value(p: Player, left: float, time: float) -> float:
    """Tokens, tiles, productions and the die."""
    tokens = sum([(1 + STRENGTH * ALTERATIONS[k].strength * time) * n for k, n in enumerate(p.alterations) if n])
    tiles = sum([TILE[ERUDITES[tile].level] * time for tile in bits(p.erudites & ~p.used)])
    productions = PRODUCTION * left * (p.robots & (1 << PLACES) - 1).bit_count()
    special = 4.0 * p.ambassadors[SPECIAL] * time
    return tokens + tiles + productions + special + DIE * p.die * left


def senate_value(g: Federation, seat: int) -> float:
    """Floors of this round: what would be won now, and a share of votes where more will come."""
    p = g.players[seat]
    total = 0.0
    hands = sum([sum(q.ambassadors[:SPECIAL]) for q in g.players])
    sure = 1.0 - min(0.6, hands / (6.0 * len(g.players)))
    for floor in range(FLOORS):
        own, neutral = floor_votes(g, floor)
        rivals = max([votes for who, votes in enumerate(own) if who != seat] + [neutral - 1])
        winners = floor_winners(g, floor)
        chance = sure if seat in winners else 0.0
        lead = own[seat] - rivals
        chance = min(1.0, max(0.0, chance + 0.06 * lead * (1 - sure))) if own[seat] else 0.0
        total += chance * level(p)
    in_hand = sum([kind * left for kind, left in zip((1, 2, 3), p.ambassadors[:SPECIAL], strict=True)])
    return total + AMBASSADOR * in_hand * level(p) / 4


def law_value(g: Federation, p: Player, left: float) -> float:
    """The laws of this round by the votes so far, those to come by the influence on all planets.

    What a law brings others counts against it.
    """
    average = sum([influence(p, planet) for planet in range(len(PLANET_NAMES))]) / len(PLANET_NAMES)
    later = LAW_POINTS * average * max(0.0, left - 1)
    if g.laws[LEFT] < 0 or not left:
        return later
    votes = [wing_votes(g, LEFT), wing_votes(g, RIGHT)]
    lead = 0.5 + max(-0.45, min(0.45, (votes[LEFT] - votes[RIGHT]) * 0.07))
    shares = (lead, 1 - lead)
    now = 0.0
    for wing in (LEFT, RIGHT):
        others = [influence(q, g.laws[wing]) for q in g.players if q is not p]
        now += shares[wing] * LAW_POINTS * (influence(p, g.laws[wing]) - 0.6 * sum(others) / len(others))
    return later + now


def project_value(g: Federation, seat: int, left: float) -> float:
    """The points of every project by how likely it is to be funded and how the ranking stands."""
    reached, added = funded_steps(g)
    total = 0.0
    for project, kind in enumerate(PROJECTS):
        missing = kind.length - reached[project]
        likely = 1.0 if missing <= 0 else max(0.0, min(0.95, 0.3 * (left + 0.7) * len(g.players) / 2 / missing))
        values = project_values(g, project)
        if project == COMMON:
            values = [value + more for value, more in zip(values, added, strict=True)]
        total += likely * soft_points(values, seat, left)
    return total


def soft_points(values: list[int], seat: int, left: float) -> float:
    """Expected points of a ranking that may still change."""
    own = values[seat]
    others = [value for who, value in enumerate(values) if who != seat]
    spread = 0.4 + SOFT * left / 2
    above = sum([1.0 / (1.0 + 10 ** ((own - other) / spread)) if spread else float(other > own) for other in others])
    if not own:
        above += 0.5
    if len(values) == 2:
        lose = min(1.0, above)
        return PROJECT_POINTS.first * (1 - lose) + PROJECT_POINTS.second * lose * (0.7 if own else 0.0)
    by_place = PROJECT_POINTS.by_place[len(values)]
    place = min(above, len(by_place) - 1.0)
    low = int(place)
    high = min(low + 1, len(by_place) - 1)
    points = by_place[low] + (by_place[high] - by_place[low]) * (place - low)
    return points if own else 0.5 * points * min(1.0, left / 2)


def medal_hope(g: Federation, p: Player, time: float) -> float:
    """Medals that are near, by the points that the next one brings."""
    owned = p.medals.bit_count()
    gain = MEDAL_POINTS[min(owned + 1, len(MEDAL_POINTS) - 1)] - MEDAL_POINTS[owned]
    total = 0.0
    for planet, levels in enumerate(g.medals):
        if levels and not p.medals >> planet & 1:
            total += NEXT_MEDAL * (gain + 2) * time * min(1.0, influence(p, planet) / levels[0]) ** 2
    return total
