"""Answers that a seat may have given by itself."""

from __future__ import annotations

from astrarium.games.eclipse.ids import SCIENCE
from tests.eclipse.scenario import P1, P2, control, cube, lay, neighbours, play, table


def test_relations_can_be_declined_by_themselves() -> None:
    g = neighbours()
    play(g, "p1 propose p2")
    assert g.rules.auto_reply(g, P2, {"relations": "ask"}) is None
    assert g.rules.auto_reply(g, P1, {"relations": "decline"}) is None
    reply = g.rules.auto_reply(g, P2, {"relations": "decline"})
    assert reply is not None
    assert g.rules.verbs.notation(reply) == "decline"


def test_cubes_go_to_money_while_there_is_room() -> None:
    g = table()
    lay(g, "313", 0, -3)
    control(g, P1, "313")
    cube(g, P1, "313", "grey", "science")
    play(g, "p1 act influence; p1 lift 313")
    reply = g.rules.auto_reply(g, P1, {"cubes": "money"})
    assert reply is not None
    assert g.rules.verbs.notation(reply) == "return money"
    g.players[P1].cubes = (12, *g.players[P1].cubes[SCIENCE:])
    assert g.rules.auto_reply(g, P1, {"cubes": "money"}) is None
