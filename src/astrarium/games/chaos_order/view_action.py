"""How far the action of a turn has come, and what a march of the own units would bring."""

from __future__ import annotations

from . import view_types
from .composing import battle_ahead, most_fighters
from .counts import is_present
from .faction_rules import faction_rules
from .ids import FIRST_ACTION, NONE
from .main_action import CLOSING, current_column
from .movement import BY_POINTS, LOADING, MARCH_ROUTE, Load, check_load, routes
from .spending import MOVING
from .state import ChaosOrder, members
from .tables import NAMES
from .turn import TURN
from .units import standees_at
from .view_player import place_name


def view_action(g: ChaosOrder) -> view_types.TurnAction | None:
    """The part of the action at hand; nothing after passing (CO-ACT-4, CO-ACT-8, CO-ACT-16)."""
    numbers = {frame[0] for frame in g.stack}
    if not g.is_acting and TURN.number not in numbers:
        return None
    part: view_types.ActionPart = "main"
    if not g.is_acting:
        part = "price"
    elif g.is_main_due:
        part = "start"
    elif CLOSING.number in numbers:
        part = "auxiliary"
    return {
        "part": part,
        "column": current_column(g, g.turn_seat, g.phase - FIRST_ACTION) + 1,
        "is_auxiliary_free": faction_rules(g, g.turn_seat).has_free_auxiliary(g, g.turn_seat),
    }


def view_marches(g: ChaosOrder, seat: int | None) -> list[view_types.MarchAhead]:
    """Where units of the one who moves may go now, and whom they would meet if as many as may went (CO-COM-6)."""
    if seat is None or not g.stack:
        return []
    number, mover, args = g.stack[-1]
    if mover != seat:
        return []
    if number == LOADING.number:
        return [view_march(g, seat, args)]
    if number != MOVING.number:
        return []
    ways = [action[1:] for action in routes(g, seat) if MARCH_ROUTE.check(g, seat, args, action, None) is None]
    return [view_march(g, seat, (origin, target, BY_POINTS, 0)) for origin, target in ways]


def view_march(g: ChaosOrder, seat: int, load: Load) -> view_types.MarchAhead:
    origin, target, means, along = load
    fighters = most_fighters(g, seat, load)
    if not fighters and not along:
        load = (origin, target, means, first_standee(g, seat, load))
    rival, strengths = battle_ahead(g, seat, load, fighters)
    return {
        "origin": place_name(origin),
        "target": NAMES["region"][target],
        "rival": None if rival == NONE else rival,
        "strengths": [] if rival == NONE else strengths,
        "is_new": rival == NONE and not is_present(g, seat, target),
    }


def first_standee(g: ChaosOrder, seat: int, load: Load) -> int:
    """A leader or Rhy-Zu that could go alone."""
    origin, target, means, _ = load
    loads = [(origin, target, means, 1 << bit) for bit in members(standees_at(g, seat, origin))]
    return next((one[3] for one in loads if check_load(g, seat, one, 0, 1, None) is None), 0)
