"""What the view tells besides the pieces: hexes that lie open, prices, and what is left of an action."""

from __future__ import annotations

from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.scenario import P1, P2, lay, new_game, offer, options, play, table, tech


def test_everybody_sees_the_hexes_that_were_turned_up_and_where() -> None:
    g = table("descendants_of_draco terran_federation")
    assert g.view(P2)["turned_up"] == []
    play(g, "p1 act explore; p1 explore 228-N; chance turn-sector 303")
    q, r, _ = g.stack[-1][2][:3]
    assert q != r
    play(g, "p1 again; chance turn-sector 304")
    for seat in (P1, P2, None):
        assert g.view(seat)["turned_up"] == [{"seat": P1, "q": q, "r": r, "sectors": ["303", "304"]}]


def prices(g: Eclipse, seat: int) -> dict[str, list[int]]:
    found = g.view(seat)["prices"]
    assert isinstance(found, dict)
    return found


def test_the_view_tells_what_technologies_cost_their_reader() -> None:
    """An ordinary one on its own track, a rare one on each of the three."""
    g = table()
    offer(g, "plasma_cannon", "cloaking_device")
    tech(g, P1, "neutron_bombs", "phase_shield", track="military")
    assert prices(g, P1) == {"plasma_cannon": [4], "cloaking_device": [6, 7, 7]}
    assert prices(g, P2) == {"plasma_cannon": [5], "cloaking_device": [6, 7, 7]}
    g.players[P1].is_collapsed = True
    assert prices(g, P1) == {}
    assert prices(new_game(), P1) == {}


def test_the_view_tells_how_many_placements_are_left() -> None:
    g = table()
    play(g, "p1 act upgrade")
    assert g.view(P2)["actions"] == [{"seat": P1, "action": "upgrade", "left": 1}]
    lay(g, "201", -1, -1)
    play(g, f"p1 fit {options(g, 'fit')[0]}")
    assert g.view(P2)["actions"] == [{"seat": P1, "action": "upgrade", "left": 0}]
