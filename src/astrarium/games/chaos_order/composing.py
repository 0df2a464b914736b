"""What a faction has put together of a move: whence, whereto, who goes along, who must stay, which battle arises."""

from __future__ import annotations

from astrarium.kernel.explanations import Proposal

from . import verbs
from .battle_sums import open_strengths, set_battle
from .counts import must_stay, others, present_seats, weight_of
from .ids import NONE
from .movement import LOADING, Load, check_load, points_left
from .state import ChaosOrder, members
from .units import relocate, standee_number


def composing(g: ChaosOrder, seat: int) -> Proposal | None:
    """The load that is open, if there is one."""
    if not g.stack or g.stack[-1][:2] != (LOADING.number, seat):
        return None
    origin, target, _, standees = load = g.stack[-1][2]
    p = g.players[seat]
    most = most_fighters(g, seat, load)
    numbers = {
        "fighters": p.fighters[origin],
        "most": most,
        "units": weight_of(g, seat, origin),
        "stay": must_stay(g, seat, origin),
        "points": points_left(g, seat),
    }
    parts = {
        "from": (verbs.PLACES.reference(origin),),
        "to": (verbs.REGIONS.reference(target),),
        "along": tuple([verbs.STANDEES.reference(standee_number(p, bit)) for bit in members(standees)]),
    }
    rival, strengths = battle_ahead(g, seat, load, most)
    numbers |= {
        "leaders": len(parts["along"]),
        "battles": int(rival != NONE),
        "own": strengths[0],
        "other": strengths[1],
    }
    parts["rival"] = () if rival == NONE else (verbs.SEATS.reference(rival),)
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
