"""At most one leader of a faction in a region when its movement is finished (CO-MOVE-7, CO-MOVE-8, CO-MOVE-15)."""

from __future__ import annotations

from itertools import product

from astrarium.kernel.failures import Failures, fail

from .adjacency import reach
from .board_map import is_land
from .counts import leaders_allowed, leaders_at, must_stay, others, pin_weight, weight_of
from .faction_rules import faction_rules
from .state import HOME, ChaosOrder, Player, added, members
from .units import relocate


def surplus_in(p: Player, region: int) -> int:
    """Leaders beyond the allowed number; there is no limit on the base (CO-MOVE-15, CO-MOVE-8)."""
    leaders = leaders_at(p, region)
    return max(0, len(leaders) - leaders_allowed(p, leaders))


def surplus_regions(p: Player) -> list[int]:
    """The regions in which a faction has too many leaders."""
    crowded = {place for place in p.leaders if 0 <= place < HOME and p.leaders.count(place) > 1}
    return [region for region in sorted(crowded) if surplus_in(p, region)]


def check_no_surplus(
    g: ChaosOrder, seat: int, origin: int, target: int, fighters: int, standees: int, failures: Failures | None
) -> str | None:
    """A redeploy, free move or retreat has no second step (CO-MOVE-15)."""
    p, before = g.players[seat], (g.players[seat].fighters, g.players[seat].leaders, g.rhyzu)
    relocate(g, seat, origin, target, fighters, standees)
    has_surplus = surplus_in(p, target) > 0
    p.fighters, p.leaders, g.rhyzu = before
    return fail(failures, "CO-MOVE-7") if has_surplus else None


def check_leader_limit(
    g: ChaosOrder, seat: int, load: tuple[int, int, int, int], fighters: int, points: int, failures: Failures | None
) -> str | None:
    """After a move no leader is too many, or every surplus leader can still go on (CO-MOVE-15)."""
    origin, target, _, standees = load
    p, before = g.players[seat], (g.players[seat].fighters, g.players[seat].leaders, g.rhyzu)
    relocate(g, seat, origin, target, fighters, standees)
    if surplus_regions(p):
        spring_traps(g, seat, target)
        is_allowed = can_dissolve(g, seat, points)
    else:
        is_allowed = True
    p.fighters, p.leaders, g.rhyzu = before
    return None if is_allowed else fail(failures, "CO-MOVE-15")


def spring_traps(g: ChaosOrder, seat: int, region: int) -> None:
    """The wounds of a trap are counted (CO-MOVE-15, CO-AI-4)."""
    p = g.players[seat]
    for other in others(g, seat):
        wounds = min(p.fighters[region], faction_rules(g, other).trap_wounds(g, other, region))
        p.fighters = added(p.fighters, region, -wounds)


def can_dissolve(g: ChaosOrder, seat: int, points: int) -> bool:
    """Each surplus leader has a point and a region of its own to go on to (CO-MOVE-15)."""
    p = g.players[seat]
    crowded = surplus_regions(p)
    if len(crowded) > points or any([surplus_in(p, region) > 1 for region in crowded]):
        return False
    exits = [exits_from(g, seat, region) for region in crowded]
    return any(len(set(chosen)) == len(chosen) for chosen in product(*exits))


def exits_from(g: ChaosOrder, seat: int, region: int) -> list[int]:
    """Land regions without an own leader to which one of the leaders there could go alone (CO-MOVE-15, CO-PIN-1)."""
    p = g.players[seat]
    free = weight_of(g, seat, region) - must_stay(g, seat, region)
    if not any([pin_weight(p, index) <= free for index in leaders_at(p, region)]):
        return []
    near = members(reach(g, seat, region))
    return [target for target in near if is_land(g.terrains[target]) and target not in p.leaders]


def check_move_end(g: ChaosOrder, seat: int, failures: Failures | None) -> str | None:
    """The move action can be ended only without surplus (CO-MOVE-7, CO-MOVE-15)."""
    return fail(failures, "CO-MOVE-7") if surplus_regions(g.players[seat]) else None
