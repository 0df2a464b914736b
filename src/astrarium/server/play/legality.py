"""Whether a move may be looked at before it is made."""

from __future__ import annotations

from ..problems import Problem
from .choices import failure_data
from .table_state import TableState


def check_legal(state: TableState, seat: int, notation: str) -> None:
    """A move that is not legal is refused with its rule, as if it had been made."""
    rule = state.g.why_not(seat, notation)
    if rule is not None:
        failures = [failure_data(failure) for failure in state.g.failures(seat, notation)]
        raise Problem(422, "illegal", index=state.index, rule=rule, failures=failures)
