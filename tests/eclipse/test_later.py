"""What an action brings after the turn is told before it."""

from __future__ import annotations

from tests.eclipse.scenario import P1, play, table


def test_the_upkeep_of_another_disc_is_told() -> None:
    g = table()
    before = g.rules.later(g, P1, g.parse("act upgrade"))
    assert before[0].values == {"round": 1, "upkeep": 0, "money": 5}
    play(g, "p1 act upgrade")
    assert g.rules.later(g, P1, g.parse("done")) == []
    assert g.preview(P1, "done").later == []
