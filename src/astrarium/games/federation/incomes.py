"""The first step of the executive phase: the income of the productions (FED-INC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.steps import Automatic, Decision, Move, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effects
from .effects import resolve
from .erudites import refreshable
from .ids import MISSION_POINTS, NONE
from .planets.e81216 import UPGRADE
from .planets.pawns import can_transport
from .state import Federation, Player
from .steps import STEPS
from .tables import LIMITS, NAMES, PRODUCTIONS


class Income(Automatic[Federation]):
    """The productions from left to right (FED-INC-1, FED-EXEC-2)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        then(g, *[PRODUCE.at(seat, production) for production in g.productions])


def may_hurt(p: Player, income: Effects) -> bool:
    """Somebody may rather do without: a step, a resource, a tile, a higher level, votes (FED-INC-2, FED-DIE-3)."""
    op = income[0][0]
    if op == ids.ASSISTANT:
        return p.die_space != NONE
    return op in (ids.TRANSPORT, ids.UPGRADE, ids.REFRESH, ids.DEGREE)


def is_useful(g: Federation, seat: int, income: Effects) -> bool:
    """The income can do something (FED-INC-2)."""
    op, *numbers = income[0]
    if op == ids.TRANSPORT:
        return can_transport(g, seat)
    if op == ids.UPGRADE:
        return UPGRADE.is_possible(g, seat, (income[0], NONE))
    if op == ids.ASSISTANT:
        return g.players[seat].die < LIMITS.assistant_max
    return op != ids.REFRESH or bool(refreshable(g.players[seat], numbers[0]))


class Produce(Automatic[Federation, int]):
    """One income, if it is the player's when its turn comes; to decline it is asked where it can matter.

    FED-INC-1, FED-INC-2, FED-E8-4. The income on building is part of the action and is not asked about (FED-E8-3).
    """

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (production,) = args
        p, income = g.players[seat], PRODUCTIONS[production].effects
        if not p.robots >> g.productions.index(production) & 1 or not is_useful(g, seat, income):
            return
        if may_hurt(p, income):
            then(g, QUESTIONS[production].at(seat, *args))
        else:
            receive_income(g, seat, production)


def receive_income(g: Federation, seat: int, production: int) -> None:
    """The income of one production (FED-INC-1)."""
    g.note(events.TOOK_INCOME, seat, production, rule="FED-INC-1")
    resolve(g, seat, PRODUCTIONS[production].effects, MISSION_POINTS)


class Accept(Move[Federation, int]):
    """Take an income (FED-INC-1)."""

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (production,) = args
        receive_income(g, seat, production)


class Decline(Move[Federation, int]):
    """Do without an income; nothing is saved (FED-INC-2)."""

    def do(self, g: Federation, seat: int, args: tuple[int], action: Action) -> None:
        (production,) = args
        g.note(events.DECLINED, seat, production)


class TakingIncome(Decision[Federation, int]):
    """The question that an own production asks, where its income may hurt (FED-INC-1, FED-INC-2)."""

    def cause(self, g: Federation, seat: int, args: tuple[int]) -> Cause:
        (production,) = args
        return Cause("income", seat, verbs.PRODUCTIONS.reference(production), "piece:robot", {})


INCOME: Final[Income] = STEPS.add("INCOME", Income())
PRODUCE: Final[Produce] = STEPS.add("PRODUCE", Produce())
# One question for each production, so that it can say which income is meant.
QUESTIONS: Final[list[TakingIncome]] = [
    STEPS.add(f"INCOME_OF_{name.upper()}", TakingIncome([Accept(verbs.ACCEPT), Decline(verbs.DECLINE)]))
    for name in NAMES["production"]
]
