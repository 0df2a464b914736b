"""Traps and strongholds: what has one, what it leaves behind, and who may stand beside another."""

from __future__ import annotations

from astrarium.games.chaos_order.faction_rules import faction_rules
from astrarium.games.chaos_order.factions.leyrien import BOOST_AT
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    P1,
    P2,
    REGION,
    army,
    begin,
    column,
    erect,
    fighters,
    have,
    income,
    play,
    table,
    turn,
)
from tests.marks import rule


@rule("CO-AI-3")
def test_only_strongholds_have_traps() -> None:
    g = table()
    erect(g, P2, "r4c4", "outpost")
    erect(g, P2, "r4c3", "factory")
    assert g.players[P2].traps == 0
    army(g, P1, "r3c5", 3)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 3")
    assert fighters(g, P1, "r4c4") == 3
    income(g, P2)
    assert {g.view(P1)["regions"][region]["trap"] for region in ("r4c4", "r4c3", "r3c5")} == {None}


@rule("CO-AI-3", "CO-AI-5")
def test_a_trap_stays_where_a_factory_is_destroyed_and_a_sprung_one_leaves() -> None:
    g = table()
    erect(g, P2, "r4c4", "stronghold", "factory")
    army(g, P1, "r3c5", 3)
    moving(g)
    rules = faction_rules(g, P2)
    rules.destroyed(g, P2, REGION["r4c4"], 1)
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "armed"
    play(g, "p1 route r3c5 r4c4; p1 march 3")
    assert g.view(P1)["regions"]["r4c4"]["trap"] == "sprung"
    rules.destroyed(g, P2, REGION["r4c4"], 2)
    income(g, P2)
    assert g.players[P2].traps == 0


@rule("CO-LEY-9", "CO-AI-4")
def test_morale_returns_when_a_trap_wounds_the_last_fighter() -> None:
    g = table("leyrien ai zcharo")
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r3c5", 1)
    g.players[P1].morale, g.players[P1].morale_rows = 1 << REGION["r4c4"], (4, 3)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 1")
    assert fighters(g, P1, "r4c4") == 0
    assert (g.players[P1].morale, g.players[P1].morale_rows) == (0, (4, 4))


@rule("CO-AI-7", "CO-RSV-13")
def test_wounds_are_told_only_where_there_are_some() -> None:
    for count, wounds in ((2, [2]), (0, [])):
        g = table()
        erect(g, P2, "r4c4", "stronghold")
        army(g, P1, "r3c5", count, "ejax")
        moving(g)
        play(g, "p1 route r3c5 r4c4; p1 take ejax")
        told = [event for event in g.play(P1, f"march {count}") if event.kind == "wounded"]
        assert [dict(event.values)["fighters"] for event in told] == wounds


@rule("CO-CIRC-5")
def test_only_strongholds_of_the_circadians_keep_apart() -> None:
    g = table("circadians zcharo ai")
    army(g, P1, "r3c4", 1)
    army(g, P1, "r3c5", 1)
    erect(g, P1, "r3c5", "outpost", "factory", "stronghold")
    have(g, P1, 9, 9)
    column(g, P1, build=5)
    turn(g, P1, "build")
    play(g, "p1 act")
    foundation = next(
        option.notation.split()[2] for option in g.options(P1) if option.notation.startswith("build outpost")
    )
    assert g.why_not(P1, f"build outpost {foundation}") is None
    assert g.why_not(P1, f"build factory {foundation}") is None
    assert g.why_not(P1, f"build stronghold {foundation}") == "CO-CIRC-5"


@rule("CO-LEY-4")
def test_a_boost_where_a_token_lies_is_lost() -> None:
    g = table("leyrien zcharo ai")
    g.players[P1].morale, g.players[P1].morale_rows = 1 << REGION["r4c4"], (3, 4)
    begin(g, BOOST_AT.at(P1, REGION["r4c4"]))
    assert g.players[P1].morale_rows == (3, 4)
    begin(g, BOOST_AT.at(P1, REGION["r3c4"]))
    assert (g.players[P1].morale, g.players[P1].morale_rows) == (1 << REGION["r4c4"], (3, 4))


@rule("CO-FAME-4", "CO-ZCH-1")
def test_a_marker_on_the_last_space_moves_no_more() -> None:
    g = table()
    g.players[P1].fame = 19
    column(g, P1, discover=5)
    turn(g, P1, "discover")
    play(g, "p1 act")
    told = [[event.kind for event in g.play(P1, f"advance {track}")] for track in ("recruit", "move")]
    assert ["fame" in kinds for kinds in told] == [True, False]
    assert g.players[P1].fame == 20
