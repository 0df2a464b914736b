"""Worked examples that show several rules at once."""

from __future__ import annotations

from astrarium.games.eclipse.discovery import TAKE_DISCOVERY
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.state import ON_SECTOR
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    TECH,
    control,
    cube,
    discovery,
    fit,
    lay,
    offer,
    play,
    refusal,
    relate,
    run,
    ship,
    ships,
    step,
    store,
    structure,
    table,
    tech,
    turn_of,
    upkeep_of,
)
from tests.marks import example, rule


@example("EX-11")
@rule("ECL-ROTA-ALLY-12", "ECL-PIN-6", "ECL-ROTA-EXI-6")
def test_leaving_an_alliance_cloaking_and_bays() -> None:
    g = table(
        "terran_directorate exiles terran_union terran_republic",
        alliances=True,
        rota_species=True,
        warp_portals=True,
    )
    for seat in (P1, P2):
        g.players[seat].alliance = 1
    relate(g, P1, P2)
    lay(g, "310", 6, -6)
    lay(g, "304", 6, -5)
    lay(g, "394", -8, 8)
    control(g, P2, "304")
    structure(g, "orbital", "304")
    structure(g, "warp_portal", "304")
    cube(g, P2, "304", "orbital", "money")
    ship(g, P2, "interceptor", "304")
    ship(g, P1, "dreadnought", "310", 2)
    ship(g, P1, "interceptor", "310", 2)
    tech(g, P1, "cloaking_device", track="nano")
    fit(g, P1, "dreadnought-3", "interceptor_bay")
    fit(g, P1, "dreadnought-8", "fusion_drive")
    turn_of(g, P1)
    play(g, "p1 leave-alliance")
    assert (g.players[P1].left_alliances, g.players[P2].alliance) == (2, 1)
    assert g.traitor == NONE
    play(g, "p1 act move; p1 activate dreadnought 310; p1 step 304")
    play(g, "p1 return money; p2 return money")
    assert g.traitor == P1
    assert g.players[P1].ambassadors == ()
    assert step(g) == "MOVING"  # two enemy ships hold one cloaked ship
    play(g, "p1 activate dreadnought 310; p1 board 2; p1 step 304; p1 step 394")
    play(g, "p1 unload 2; p1 done")
    assert ships(g, P1, "394") == ["interceptor", "interceptor", "dreadnought"]
    assert ships(g, P1, "304") == ["dreadnought"]


@example("EC-70")
@rule("ECL-DISC-4", "ECL-ROTA-MAG-2")
def test_revelation_through_ancient_technology() -> None:
    g = table("wardens_of_magellan terran_directorate", rota_species=True)
    lay(g, "315", 0, -3)
    control(g, P1, "315")
    discovery(g, "315")
    tech(g, P1, "fusion_drive", "advanced_robotics", "orbital")
    offer(g, "nanorobots")
    run(g, TAKE_DISCOVERY.at(P1, SECTOR["315"], ON_SECTOR + SECTOR["315"]))
    play(g, "chance turn-discovery ancient_technology; p1 use")
    assert TECH["nanorobots"] in g.players[P1].techs[2]
    assert step(g) == "TAKE_DISCOVERY"
    play(g, "chance turn-discovery money; p1 use")
    assert g.players[P1].is_revealed
    assert g.players[P1].used_discoveries == 2


@example("EC-73")
@rule("ECL-ROTA-LYR-7", "ECL-TECH-16", "ECL-TECH-19")
def test_lyra_may_own_seventeen_discs() -> None:
    g = table("enlightened_of_lyra terran_directorate", rota_species=True)
    store(g, P1, 9, 40, 9)
    offer(g, "advanced_robotics", "quantum_grid")
    play(g, "p1 act research; p1 buy advanced_robotics nano; p1 end; p2 pass; p2 end")
    play(g, "p1 act research; p1 buy quantum_grid grid; p1 end")
    g.shrines = tuple((SECTOR["238"], n) if n in (3, 4) else spot for n, spot in enumerate(g.shrines))
    upkeep_of(g)
    assert refusal(g, "p1 shrine shrine_prosperity_materials 238") is None
    play(g, "p1 shrine shrine_prosperity_materials 238")
    p = g.players[P1]
    assert p.discs + p.reserve + sum(p.actions) + 1 == 17
    assert p.reserve == 0
