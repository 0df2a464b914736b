"""What is told of things on the table."""

from __future__ import annotations

import pytest

from tests.eclipse.scenario import P1, P2, lay, ship, table, tech
from tests.marks import rule


@rule("ECL-PIN-1", "ECL-PIN-4", "ECL-PIN-6")
@pytest.mark.parametrize(
    ("own", "enemies", "is_cloaked", "stay"),
    [(2, 1, False, 1), (1, 3, False, 1), (3, 0, False, 0), (3, 3, True, 1), (1, 1, True, 0)],
)
def test_it_is_told_how_many_ships_must_stay(own: int, enemies: int, is_cloaked: bool, stay: int) -> None:
    g = table()
    lay(g, "304", -2, 0, 1)
    ship(g, P1, "cruiser", "304", own)
    ship(g, P2, "interceptor", "304", enemies)
    if is_cloaked:
        tech(g, P1, "cloaking_device", track="nano")
    told = [fact.values["ships"] for fact in g.facts("sector:304", P1) if fact.name == "pinned"]
    assert told == [stay] * (stay > 0)
