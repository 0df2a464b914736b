"""What must always hold: every component is in one place, limits are kept, points agree with their sources."""

from __future__ import annotations

from astrarium.kernel.pools import bag_size, kinds_at, remaining_counts
from astrarium.kernel.values import bits

from .accreditation import DEEP_TAKEN
from .alterations import KEEPING, LOOK, LOOKED_AT, OPEN, STRENGTHS, tokens_of
from .counts import crystals
from .ids import NONE
from .reserve import OVERFLOW
from .state import FACE_DOWN, NEUTRAL, Federation, Player
from .tables import (
    ALTERATIONS,
    AMBASSADORS_EACH,
    ASTEROIDS,
    ERUDITES,
    LIMITS,
    MEDAL_THRESHOLDS,
    PLACES,
    PROJECTS,
    ROBOTS,
    SPECIAL,
)
from .verbs import COVERS


def invariant_errors(g: Federation) -> list[str]:
    """Everything that is wrong with a position; the rules can never reach one with an error."""
    found = [f"seat {seat}: {error}" for seat, p in enumerate(g.players) for error in player_errors(g, seat, p)]
    return found + token_errors(g) + table_errors(g)


def player_errors(g: Federation, seat: int, p: Player) -> list[str]:
    """Limits, counts and sums of one player board."""
    is_full = any(frame[0] == OVERFLOW.number and frame[1] == seat for frame in g.stack)
    checks = {
        "reserve": min(p.lavandium, p.copernium, p.oceanium, p.diamonds) >= 0,
        "crystals": crystals(p) <= LIMITS.crystals_max or is_full,
        "diamonds": p.diamonds <= LIMITS.golden_diamonds_max,
        "hangar": 0 <= p.hangar <= LIMITS.hangar_max,
        "ships": p.hangar + p.supply + p.flown.bit_count() == LIMITS.missions_with_ship_max,
        "missions": not p.flown & ~p.markers,
        "points": sum(p.points) == p.prestige,
        "die": 0 <= p.die <= LIMITS.assistant_max and (p.die > 0 or p.die_space == NONE),
        "robots": p.robots.bit_count() <= ROBOTS,
        "tiles": not (p.used | p.busy | p.fresh) & ~p.erudites and not p.used & p.busy,
        "characters": len({(ERUDITES[t].level, ERUDITES[t].type) for t in bits(p.erudites)}) == p.erudites.bit_count(),
        "ambassadors": ambassadors_out(g, seat, p) == list(AMBASSADORS_EACH),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def ambassadors_out(g: Federation, seat: int, p: Player) -> list[int]:
    """The player's ambassadors by kind, in hand and placed."""
    placed = [kind for owner, kind, _ in (*g.spaces, *g.outer) if owner == seat]
    return [p.ambassadors[kind] + placed.count(kind) for kind in range(SPECIAL)]


def token_errors(g: Federation) -> list[str]:
    """No alteration token is lost or doubled, but those of earlier rounds have left the game."""
    found: list[str] = []
    covers = [face - COVERS for owner, _, face in (*g.spaces, *g.outer) if owner >= 0 and face >= COVERS]
    for kind, token in enumerate(ALTERATIONS):
        here = sum([moon.count(kind) for moon in g.moons]) + sum([p.alterations[kind] for p in g.players])
        if here + covers.count(kind) > kinds_at(tokens_of(g, token.strength), OPEN).count(kind):
            found.append(f"alteration token {kind}: too many")
    for strength in STRENGTHS:
        tokens = tokens_of(g, strength)
        if min(remaining_counts(tokens)) < 0 or bag_size(tokens) < 0 or (tokens[1][LOOKED_AT] and not is_keeping(g)):
            found.append(f"alteration tokens of strength {strength} wrong")
    return found


def is_keeping(g: Federation) -> bool:
    """Whether somebody looks at tokens to keep one, which nothing can interrupt (FED-DEEP-2)."""
    return bool(g.stack) and g.rules.steps[g.stack[-1][0]] in (LOOK, KEEPING)


def table_errors(g: Federation) -> list[str]:
    """Tiles, asteroids, medals, projects, multipliers and the Deep Space pile."""
    tiles = [tile for tile in g.atal if tile != NONE] + [tile for p in g.players for tile in bits(p.erudites)]
    asteroids = [kind for kind in g.asteroids if kind >= 0] + [kind for p in g.players for kind in bits(p.asteroids)]
    robots = [sum([p.robots >> PLACES + mega & 1 for p in g.players]) for mega in range(len(g.multipliers))]
    taken = sorted([p.deep_tile for p in g.players if p.deep_tile != NONE])
    medals = [len(left) + sum([p.medals >> planet & 1 for p in g.players]) for planet, left in enumerate(g.medals)]
    checks = {
        "erudite tiles": len(set(tiles)) == len(tiles),
        "asteroids": len(set(asteroids)) == len(asteroids),
        "dead asteroids": all(ASTEROIDS[kind].dead for kind in bits(g.dead)),
        "asteroid places": all(kind in (NONE, FACE_DOWN) or not ASTEROIDS[kind].dead for kind in g.asteroids),
        "multipliers": list(g.multipliers) == robots,
        "deep space": taken == kinds_at(g.deep, DEEP_TAKEN) and min(remaining_counts(g.deep)) >= 0,
        "medals": medals == [len(levels) for levels in MEDAL_THRESHOLDS[len(g.players)]],
        "projects": all(g.projects[number] <= project.track_length for number, project in enumerate(PROJECTS)),
        "neutral tokens": len(g.players) < 4 or all(owner != NEUTRAL for owner, _, _ in g.spaces),
    }
    return [f"{name} wrong" for name, holds in checks.items() if not holds]
