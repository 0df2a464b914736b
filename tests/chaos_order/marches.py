"""Moves and redeploys for rule tests."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import REDEPLOY
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import P1, actors, begin, column, turn


def moving(g: ChaosOrder, seat: int = P1, number: int = 5) -> ChaosOrder:
    """The move action of a seat in a column."""
    column(g, seat, move=number)
    turn(g, seat, "move")
    g.play(seat, "act")
    if actors(g) == (-1,):
        g.play(-1, "draw-card t01")
    return g


def redeploying(g: ChaosOrder, seat: int = P1) -> ChaosOrder:
    return begin(g, GAIN.at(seat, ((REDEPLOY, 1),)))
