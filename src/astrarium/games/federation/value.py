"""What bots think a position is worth to a player, in prestige at the end.

Asked thousands of times for one decision: the senate is looked through once, and what the tables say is laid out in
tuples beforehand.
"""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import bits

from .counts import completed, e81216_influence, level, marker_level
from .executive import FIRST_PAID_LEVEL, FLOORS
from .ids import LEFT, NONE, RIGHT, VOTING
from .state import NEUTRAL, Federation, Player
from .tables import (
    ALTERATIONS,
    AMBASSADORS,
    COMMON,
    ERUDITES,
    LAW_POINTS,
    MEDAL_POINTS,
    MISSIONS,
    NEO_SPACES,
    PLACES,
    PROJECT_POINTS,
    PROJECTS,
    ROUNDS,
    SPACES,
    SPECIAL,
)
from .verbs import COVERS

# Worth of one resource when there is time to use it, and at the end of the game.
RESOURCES: Final[tuple[float, ...]] = (1.0, 1.3, 1.7, 2.4)
LEFTOVERS: Final[tuple[float, ...]] = (0.5, 0.5, 0.5, 1.0)
FULL: Final = 7  # crystals beyond these are worth half
MISSION: Final[tuple[float, ...]] = (3.5, 3.5, 3.5, 3.5, 4.0, 2.5, 3.0, 4.0, 5.0, 3.5, 4.0, 4.0)
OUT_OF_REACH: Final = 0.55  # of a mission whose level is not reached
DEGREE: Final = 0.45
NEAR_TOP: Final = 0.8
DIE: Final = 0.7
STRENGTH: Final = 0.9
TILE: Final[tuple[float, ...]] = (0.0, 2.0, 3.0, 1.0)  # an unused one by level
PRODUCTION: Final = 1.6  # a round
NEXT_MEDAL: Final = 0.5  # of the points of a medal that is near
FLOOR: Final = 0.55  # of the level, for each round to come
UPKEEP: Final = 1.2
VOTE_IN_HAND: Final = 0.15  # by level
SPECIAL_IN_HAND: Final = 4.0
SPREAD: Final = 0.8  # how much a ranking may still change in a round
RIVALS: Final = 0.6  # how much of what a law brings others counts against it

SPACE_FLOOR: Final = tuple([space.floor for space in SPACES])
SPACE_WING: Final = tuple([space.wing for space in SPACES])
SPACE_PROJECT: Final = tuple(
    [next(n for n, project in enumerate(PROJECTS) if project.column == space.column) for space in SPACES]
)
TOP_DOWN: Final = tuple(sorted(range(len(SPACES)), key=lambda space: (SPACES[space].column, -SPACES[space].floor)))
LENGTHS: Final = tuple([project.track_length for project in PROJECTS])
RANKED_BY: Final = tuple([project.rank_by for project in PROJECTS])  # a planet, or something else
MISSION_LEVELS: Final = tuple([mission.level for mission in MISSIONS])
STRENGTHS: Final = tuple([token.strength for token in ALTERATIONS])
TILE_LEVELS: Final = tuple([tile.level for tile in ERUDITES])
NEO_LEVELS: Final = tuple([space.influence for space in NEO_SPACES])
PLANETS: Final = 5


class Senate:
    """The senate as it stands: votes by floor and wing, and where funding would bring the projects."""

    def __init__(self, g: Federation) -> None:
        self.floors = [[0] * (len(g.players) + 1) for _ in range(FLOORS)]  # the last is the neutral player
        self.wings = [0, 0]
        self.projects = list(g.projects)
        self.added = [0] * len(g.players)  # to the common project
        dice = {p.die_space: p.die for p in g.players if p.die_space != NONE}
        for space in TOP_DOWN:
            owner, kind, face = g.spaces[space]
            if owner == NONE:
                continue
            votes = kind
            if owner != NEUTRAL:
                if face < COVERS:
                    votes = AMBASSADORS[kind].votes if face == VOTING else -1
                else:
                    token = ALTERATIONS[face - COVERS]
                    votes = token.votes if token.side == VOTING else -1
            if votes < 0:
                self.fund(space, owner)
                continue
            votes += dice.get(space, 0)
            self.floors[SPACE_FLOOR[space]][owner if owner >= 0 else -1] += votes
            self.wings[SPACE_WING[space]] += votes

    def fund(self, space: int, owner: int) -> None:
        project = SPACE_PROJECT[space]
        if self.projects[project] < LENGTHS[project]:
            self.projects[project] += 1
        else:
            self.projects[COMMON] = min(self.projects[COMMON] + 1, LENGTHS[COMMON])
            self.added[owner] += 1


def influences(p: Player) -> tuple[int, int, int, int, int]:
    """The influence on all planets."""
    return (NEO_LEVELS[p.miner], p.mage, p.erudites.bit_count(), sum(p.discs), e81216_influence(p))


def rounds_left(g: Federation) -> float:
    """Rounds to come, this one by the turns that are left in it."""
    if g.round and g.turn_seat == NONE:
        return float(ROUNDS - g.round)
    hands = sum([sum(p.ambassadors[:SPECIAL]) for p in g.players]) / (4 * len(g.players))
    return ROUNDS - max(g.round, 1) + hands


def value(g: Federation, seat: int) -> float:
    """Prestige, and what the board promises."""
    p = g.players[seat]
    left = rounds_left(g)
    time = min(1.0, left / 1.5)
    senate = Senate(g)
    on_planets = [influences(q) for q in g.players]
    return (
        p.prestige
        + MEDAL_POINTS[p.medals.bit_count()]
        + reserve_value(p, time)
        + mission_value(p, left)
        + track_value(p, left)
        + piece_value(p, left, time)
        + floor_value(g, seat, senate)
        + law_value(g, seat, senate, on_planets, left)
        + project_value(g, seat, senate, on_planets, left)
        + medal_hope(g, p, on_planets[seat], time)
    )


def reserve_value(p: Player, time: float) -> float:
    """Resources by what they are good for, those that crowd the reserve for half of it."""
    total = LEFTOVERS[3] * p.diamonds + time * (RESOURCES[3] - LEFTOVERS[3]) * p.diamonds
    kept = 0
    for kind, amount in ((2, p.oceanium), (1, p.copernium), (0, p.lavandium)):
        worth = LEFTOVERS[kind] + time * (RESOURCES[kind] - LEFTOVERS[kind])
        surplus = min(amount, max(0, kept + amount - FULL))
        total += worth * (amount - surplus / 2)
        kept += amount
    return total


def mission_value(p: Player, left: float) -> float:
    """Ships and open missions, of which at most as many can be flown as there are turns and ships."""
    reached = level(p)
    found = [
        MISSION[mission] * (1.0 if MISSION_LEVELS[mission] <= reached else OUT_OF_REACH)
        for mission in bits(p.markers & ~p.flown)
    ]
    found.sort(reverse=True)
    ships = min(float(p.hangar), left * 4)
    total = sum([worth * min(1.0, max(0.0, ships - place)) * 0.75 for place, worth in enumerate(found)])
    idle = max(0, p.hangar - len(found))
    return total + p.hangar + 0.8 * idle * min(1.0, left) + 0.35 * len(found) * min(1.0, left)


def track_value(p: Player, left: float) -> float:
    """The level for floors and missions, less what it costs to stay there."""
    paid = marker_level(p)
    cost = UPKEEP * (paid - 1) / 2 * left if paid >= FIRST_PAID_LEVEL else 0.0
    near = max(0, p.degree - 5) * NEAR_TOP if p.deep_tile == NONE else 0.0
    return FLOOR * level(p) * left + (DEGREE * p.degree + near) * min(1.0, left) - cost


def piece_value(p: Player, left: float, time: float) -> float:
    """Tokens, tiles, productions and the die."""
    tokens = sum([(1 + STRENGTH * STRENGTHS[kind] * time) * n for kind, n in enumerate(p.alterations) if n])
    tiles = sum([TILE[TILE_LEVELS[tile]] for tile in bits(p.erudites & ~p.used)]) * time
    productions = PRODUCTION * left * (p.robots & (1 << PLACES) - 1).bit_count()
    return tokens + tiles + productions + SPECIAL_IN_HAND * p.ambassadors[SPECIAL] * time + DIE * p.die * left


def floor_value(g: Federation, seat: int, senate: Senate) -> float:
    """Floors of this round: surer the fewer ambassadors are still to come."""
    p = g.players[seat]
    hands = sum([sum(q.ambassadors[:SPECIAL]) for q in g.players])
    sure = 1.0 - min(0.6, hands / (6.0 * len(g.players)))
    counts_neutral = bool(g.settings["neutral_counts_on_floors"])
    total = 0.0
    for votes in senate.floors:
        own = votes[seat]
        if not own:
            continue
        rivals = max([found for who, found in enumerate(votes[:-1]) if who != seat])
        if counts_neutral:
            rivals = max(rivals, votes[-1])
        lead = own - rivals
        chance = (sure if lead >= 0 else 0.0) + 0.06 * lead * (1 - sure)
        total += min(1.0, max(0.0, chance))
    reached = level(p)
    in_hand = sum([AMBASSADORS[kind].votes * left for kind, left in enumerate(p.ambassadors[:SPECIAL])])
    return total * reached + VOTE_IN_HAND * in_hand * reached


def law_value(
    g: Federation, seat: int, senate: Senate, on_planets: list[tuple[int, int, int, int, int]], left: float
) -> float:
    """The laws of this round by the votes so far, those to come by the influence on all planets."""
    own = on_planets[seat]
    later = LAW_POINTS * sum(own) / PLANETS * max(0.0, left - 1)
    if g.laws[LEFT] < 0 or not left:
        return later
    share = 0.5 + max(-0.45, min(0.45, (senate.wings[LEFT] - senate.wings[RIGHT]) * 0.07))
    others = len(g.players) - 1
    for wing, likely in ((LEFT, share), (RIGHT, 1 - share)):
        planet = g.laws[wing]
        rivals = sum([found[planet] for found in on_planets]) - own[planet]
        later += likely * LAW_POINTS * (own[planet] - RIVALS * rivals / others)
    return later


def project_value(
    g: Federation, seat: int, senate: Senate, on_planets: list[tuple[int, int, int, int, int]], left: float
) -> float:
    """The points of every project by how likely it is to be funded and how the ranking stands."""
    total = 0.0
    pace = 0.15 * (left + 0.7) * len(g.players)
    for project, length in enumerate(LENGTHS):
        missing = length - senate.projects[project]
        likely = 1.0 if missing <= 0 else min(0.95, pace / missing)
        by = RANKED_BY[project]
        if by < PLANETS:
            values = [found[by] for found in on_planets]
        elif project == COMMON:
            values = [p.contribution + more for p, more in zip(g.players, senate.added, strict=True)]
        else:
            values = [completed(p) for p in g.players]
        total += likely * soft_points(values, seat, left)
    return total


def soft_points(values: list[int], seat: int, left: float) -> float:
    """Expected points of a ranking that may still change: places are shared by how near the others are."""
    own = values[seat]
    spread = 0.5 + SPREAD * left
    above = 0.0 if own else 0.5
    for who, other in enumerate(values):
        if who != seat:
            above += min(1.0, max(0.0, 0.5 + (other - own) / (2 * spread)))
    if len(values) == 2:
        lose = min(1.0, above)
        second = PROJECT_POINTS.two_players_second_close * lose * (0.7 if own else 0.0)
        return PROJECT_POINTS.two_players_first * (1 - lose) + second
    by_place = PROJECT_POINTS.by_place(len(values))
    place = min(above, len(by_place) - 1.0)
    low = int(place)
    high = min(low + 1, len(by_place) - 1)
    points = by_place[low] + (by_place[high] - by_place[low]) * (place - low)
    return points if own else 0.5 * points * min(1.0, left / 2)


def medal_hope(g: Federation, p: Player, own: tuple[int, int, int, int, int], time: float) -> float:
    """Medals that are near, by the points that the next one brings."""
    owned = p.medals.bit_count()
    gain = MEDAL_POINTS[min(owned + 1, len(MEDAL_POINTS) - 1)] - MEDAL_POINTS[owned]
    total = 0.0
    for planet, levels in enumerate(g.medals):
        if levels and not p.medals >> planet & 1:
            total += min(1.0, own[planet] / levels[0]) ** 2
    return NEXT_MEDAL * (gain + 2) * time * total
