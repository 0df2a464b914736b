"""Upkeep at the limit: who can just pay, and what those who cannot may still do (ECL-UPK, ECL-BANK, ECL-ROTA-LYR)."""

from __future__ import annotations

from astrarium.games.eclipse.tables import NAMES
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.games.eclipse.upkeep import balance
from tests.eclipse.rules.test_lyra_and_magellan import FREEDOM, HOME, lyra, shrine
from tests.eclipse.rules.test_upkeep_and_cleanup import ruined, spent
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    begin,
    cleanup_of,
    control,
    lay,
    options,
    play,
    refusal,
    step,
    store,
    table,
    upkeep_of,
    verbs_of,
)
from tests.marks import rule


@rule("ECL-UPK-4", "ECL-BANK-2")
def test_who_can_just_pay_removes_no_disc() -> None:
    g = table()
    spent(g, P1, 5)
    store(g, P1, 2)
    g.players[P2].colony_ships = 0
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    assert balance(g.players[P1]) == -2
    store(g, P1, 4)
    upkeep_of(g)
    assert refusal(g, "p1 abandon 201") == "ECL-BANK-2"
    play(g, "p1 pay")
    assert g.players[P1].storage[0] == 0


@rule("ECL-UPK-4", "ECL-BANK-4")
def test_who_has_nothing_left_but_can_just_pay_does_not_collapse() -> None:
    g = ruined()
    p = g.players[P1]
    for circles in range(14):
        p.actions, p.discs = (circles, *p.actions[1:]), 13 - circles
        if balance(p) <= 0:
            break
    store(g, P1, -balance(p))
    assert balance(p) == 0
    upkeep_of(g)
    assert not p.is_collapsed
    assert p.storage[0] == 0


@rule("ECL-BANK-4", "ECL-CLEAN-3", "ECL-CLEAN-5")
def test_nothing_returns_to_a_player_who_collapsed() -> None:
    g = ruined()
    p = g.players[P1]
    p.is_collapsed, p.is_passed = True, True
    p.cubes, p.graveyard = (10, 11, 11), (1, 0, 0)
    cleanup_of(g)
    while step(g) == "TURN_TECH":
        g.apply(-1, g.actions(-1)[0])
    assert g.stack == []
    assert (p.discs, p.colony_ships, p.is_passed, p.graveyard) == (0, 0, True, (1, 0, 0))


@rule("ECL-BANK-7", "ECL-FLOW-2")
def test_when_all_have_collapsed_nobody_acts() -> None:
    g = table()
    for p in g.players:
        p.is_collapsed = True
    begin(g, ACTION_PHASE.at())
    assert g.stack == []


@rule("ECL-UPK-6", "ECL-ROTA-LYR-2")
def test_after_the_first_removed_disc_no_shrine_is_built() -> None:
    g = lyra(0, 20, 20)
    spent(g, P1, 8)
    lay(g, "301", 20, 0)
    lay(g, "302", 22, 0)
    control(g, P1, "301", "302")
    upkeep_of(g)
    assert refusal(g, f"p1 shrine {FREEDOM[1]} {HOME}") is None
    play(g, "p1 abandon 301")
    assert refusal(g, f"p1 shrine {FREEDOM[1]} {HOME}") == "ECL-UPK-6"


@rule("ECL-ROTA-LYR-2", "ECL-ROTA-LYR-14")
def test_shrines_that_are_left_are_offered_for_own_sectors() -> None:
    g = lyra()
    shrine(g, FREEDOM[0], "222", 0)
    upkeep_of(g)
    offered = options(g, "shrine")
    assert len(offered) == len(NAMES["shrine"]) - 1
    assert offered[0] == f"{FREEDOM[1]} {HOME}"
    assert "shrine" not in verbs_of(g, P2)


@rule("ECL-ROTA-LYR-3")
def test_a_shrine_lies_beside_the_planet_that_was_chosen() -> None:
    g = lyra()
    lay(g, "318", 20, 0)  # materials and grey
    control(g, P1, "318")
    upkeep_of(g)
    play(g, f"p1 shrine {FREEDOM[2]} 318; p1 beside materials")
    assert g.shrines[NAMES["shrine"].index(FREEDOM[2])] == (SECTOR["318"], 2)
