"""The whole map of five factions, and r2c3, which is land for them only (CO-COUNT-4, CO-ADJ)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.marches import moving
from tests.chaos_order.scenario import (
    BASES,
    DEFAULT,
    P1,
    P2,
    P3,
    P4,
    P5,
    actors,
    army,
    combat,
    erect,
    income,
    options,
    play,
    step,
    table,
    turn,
)
from tests.marks import rule

CORNER = "r2c3"  # cliffs, at r3c2 (a base), r3c3 and r3c4


def five(phase: str = "move") -> ChaosOrder:
    return table(DEFAULT[5], phase=phase)


def routes(seat: int, *origins: str) -> list[str]:
    """Where fighters of a seat may go."""
    g = five()
    for origin in origins:
        army(g, seat, origin, 2)
    moving(g, seat)
    return options(g, "route", seat)


@rule("CO-ADJ-3", "CO-POWER-21", "CO-POWER-22")
@pytest.mark.parametrize("seat", [P1, P2, P3, P4, P5])
def test_units_leave_a_base_for_its_two_regions(seat: int) -> None:
    near = BASES[5][seat].split()[1:]
    assert sorted(routes(seat, "base")) == sorted([f"base {region}" for region in near])


@rule("CO-ADJ-1", "CO-ADJ-2", "CO-COUNT-4")
def test_only_two_regions_lie_at_the_corner() -> None:
    regions = five().view(None)["regions"]
    lands = [name for name, region in regions.items() if region["terrain"] in ("swamp", "cliffs", "plains")]
    assert CORNER in lands
    assert len(lands) == 19
    found = [route for route in routes(P1, *lands) if route.split()[1] == CORNER]
    assert found == [f"r3c3 {CORNER}", f"r3c4 {CORNER}"]
    assert routes(P1, CORNER) == [f"{CORNER} r3c3", f"{CORNER} r3c4"]


@rule("CO-ADJ-6", "CO-LEY-1")
def test_only_swamps_are_linked_for_the_leyrien() -> None:
    assert [route.split()[1] for route in routes(P4, "r5c4")] == ["r4c3", "r4c4", "r4c5", "r5c5", "r6c4"]
    swamps = [route.split()[1] for route in routes(P4, "r3c4")]
    assert {"r4c2", "r4c3", "r6c3"} < {*swamps}
    assert "r3c4" not in swamps


@rule("CO-POWER-22", "CO-OXA-1")
def test_only_lakes_are_linked_for_the_oxataya() -> None:
    assert [route.split()[1] for route in routes(P5, "r4c4")] == ["r3c3", "r3c5", "r4c3", "r5c4"]
    lakes = [route.split()[1] for route in routes(P5, "r4c6")]
    assert "r5c3" in lakes
    assert not {"r4c6", CORNER} & {*lakes}


@rule("CO-COM-1", "CO-COM-7")
def test_a_battle_is_due_at_the_corner_only_if_two_are_there() -> None:
    g = five("combat")
    combat(g)
    assert actors(g) == ()
    army(g, P1, CORNER, 1)
    combat(g)
    assert actors(g) == ()
    army(g, P2, CORNER, 1)
    combat(g)
    assert options(g, "battle") == [f"{CORNER} p2"]


@rule("CO-CTRL-1", "CO-GLOSS-1")
@pytest.mark.parametrize(("seat", "piece"), [(P1, "urzo"), (P3, "uryk")])
def test_a_leader_or_a_rhyzu_alone_is_present(seat: int, piece: str) -> None:
    g = five()
    army(g, seat, CORNER, 0, piece)
    assert g.view(None)["regions"][CORNER]["controller"] == seat


@rule("CO-LEAD-2", "CO-ACT-17")
def test_a_leader_at_the_corner_has_its_ability() -> None:
    g = five("harvest")
    army(g, P1, CORNER, 0, "zucalah")
    turn(g, P1, "harvest")
    assert options(g, "use") == ["zucalah"]


@rule("CO-AI-3", "CO-AI-5")
def test_traps_are_armed_again_only_where_they_lie() -> None:
    g = five()
    erect(g, P2, "r4c4", "stronghold")
    army(g, P1, "r3c5", 1)
    moving(g)
    play(g, "p1 route r3c5 r4c4; p1 march 1")
    for _ in range(2):
        income(g, P2)
        assert step(g) == "INCOMING"
        traps = {name: region["trap"] for name, region in g.view(None)["regions"].items()}
        assert {name: trap for name, trap in traps.items() if trap} == {"r4c4": "armed"}
