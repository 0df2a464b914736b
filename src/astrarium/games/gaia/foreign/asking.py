"""What our engine asks a seat at the moment."""

from __future__ import annotations

from astrarium.kernel.position import Args
from astrarium.kernel.steps import Decision, Step
from astrarium.kernel.verbs import Verb

from ..state import Gaia


def question(g: Gaia, seat: int) -> tuple[Step[Gaia] | None, Args]:
    """The decision that a seat must take now, with its arguments; lanes of the income phase are looked into."""
    position = g.rules.asked(g, seat)
    if position is None:
        return None, ()
    number, _, args = position.stack[-1]
    return g.rules.steps[number], args


def is_asked(g: Gaia, seat: int, *verbs: Verb) -> bool:
    """The decision of this seat offers one of these verbs."""
    step, _ = question(g, seat)
    return isinstance(step, Decision) and any(verb.number in step.by_verb for verb in verbs)
