"""What a faction has put together of its moves: points, the way, who goes along, who stays, which battle arises."""

from __future__ import annotations

from astrarium.kernel.explanations import Proposal

from . import verbs
from .battle_sums import open_strengths, set_battle
from .counts import hand_size, must_stay, others, pins, present_seats, weight_of
from .ids import NONE
from .leader_limit import surplus_regions
from .movement import LOADING, Load, check_load, points_left
from .spending import MOVING
from .state import ChaosOrder, members
from .units import relocate, standee_number


def composing(g: ChaosOrder, seat: int) -> Proposal | None:
    """The points of a move action, and the load that is open, if there is one."""
    if not g.stack:
        return None
    if g.stack[-1][:2] == (MOVING.number, seat):
        return Proposal((), surplus_parts(g, seat), {"open": 0, "points": points_left(g, seat)}, {})
    if g.stack[-1][:2] == (LOADING.number, seat):
        return open_load(g, seat, g.stack[-1][2])
    return None


def surplus_parts(g: ChaosOrder, seat: int) -> dict[str, tuple[str, ...]]:
    """A region that a leader has to leave before the action ends (CO-MOVE-15)."""
    crowded = surplus_regions(g.players[seat])[:1]
    return {"surplus": tuple([verbs.REGIONS.reference(region) for region in crowded])}


def open_load(g: ChaosOrder, seat: int, load: Load) -> Proposal:
    origin, target, _, standees = load
    p = g.players[seat]
    most, stay, units = most_fighters(g, seat, load), must_stay(g, seat, origin), weight_of(g, seat, origin)
    rival, strengths = battle_ahead(g, seat, load, most)
    along = tuple([verbs.STANDEES.reference(standee_number(p, bit)) for bit in members(standees)])
    holders = [other for other in others(g, seat) if stay and pins(g, other, origin) == stay]
    numbers = {
        "open": 1,
        "fighters": p.fighters[origin],
        "most": most,
        "units": units,
        "stay": stay,
        "leave": max(0, units - stay),
        "points": points_left(g, seat),
        "leaders": len(along),
        "battles": int(rival != NONE),
        "own": strengths[0],
        "other": strengths[1],
        "relic": g.relics.index(target) + 1 if target in g.relics else 0,
        "cards": hand_size(g, rival) if rival != NONE else 0,
        "gems": g.players[rival].gems if rival != NONE else 0,
    }
    parts = {
        "from": (verbs.PLACES.reference(origin),),
        "to": (verbs.REGIONS.reference(target),),
        "along": along,
        "pinned": tuple([verbs.SEATS.reference(holder) for holder in holders]),
        "rival": () if rival == NONE else (verbs.SEATS.reference(rival),),
        **surplus_parts(g, seat),
    }
    return Proposal((), parts, numbers, {})


def most_fighters(g: ChaosOrder, seat: int, load: Load) -> int:
    """How many fighters may go with what goes along already (CO-PIN-1)."""
    points = points_left(g, seat)
    allowed = [
        fighters
        for fighters in range(g.players[seat].fighters[load[0]] + 1)
        if check_load(g, seat, load, fighters, points, None) is None
    ]
    return max(allowed, default=0)


def battle_ahead(g: ChaosOrder, seat: int, load: Load, fighters: int) -> tuple[int, list[int]]:
    """The strongest opponent at the target and both strengths before cards, if all who may go went (CO-COM-6)."""
    origin, target, _, standees = load
    trial = g.clone()
    relocate(trial, seat, origin, target, fighters, standees)
    found: list[tuple[int, list[int]]] = []
    for rival in others(g, seat):
        if rival in present_seats(g, target):
            set_battle(trial, seat, rival, target)
            found.append((rival, open_strengths(trial)))
    return max(found, key=lambda battle: battle[1][1], default=(NONE, [0, 0]))
