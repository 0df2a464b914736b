"""What our engine asks a seat at the moment; lanes of the income phase are looked into."""

from __future__ import annotations

from typing import TypeVarTuple

from astrarium.kernel.frames import find_frame
from astrarium.kernel.steps import AnyStep, Decision
from astrarium.kernel.verbs import Verb

from ..state import Gaia

Ts = TypeVarTuple("Ts")


def question(g: Gaia, seat: int) -> AnyStep[Gaia] | None:
    """The decision that a seat must take now."""
    position = g.rules.decision_position(g, seat)
    return None if position is None else g.rules.steps[position.stack[-1][0]]


def asked_about(g: Gaia, seat: int, decision: Decision[Gaia, *Ts]) -> tuple[*Ts]:
    """The arguments of the decision that a seat must take now."""
    position: Gaia | None = g.rules.decision_position(g, seat)
    args = None if position is None else find_frame(position, decision, seat)
    assert args is not None, f"seat {seat} is not asked for {decision.name}"
    return args


def is_asked(g: Gaia, seat: int, *verbs: Verb) -> bool:
    """The decision of this seat offers one of these verbs."""
    step = question(g, seat)
    return isinstance(step, Decision) and any(verb.number in step.by_verb for verb in verbs)
