"""Control after combat (ECL-CTRL, ECL-BATTLE-12)."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NONE, NPC
from astrarium.games.eclipse.reputation import tiles_due
from tests.eclipse.battlefield import PLACE, ally, battlefield, combat, fleet, refuge, roll, settle, siege
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    control,
    cube,
    discovery,
    has_discovery,
    lay,
    play,
    step,
    structure,
    table,
)
from tests.marks import example, rule


@example("EC-65")
@rule("ECL-CTRL-1", "ECL-CTRL-6")
def test_a_sector_without_population_and_ships_is_lost_without_a_shot() -> None:
    g = combat(siege("", "1 interceptor"))
    assert g.owners[SECTOR["203"]] == NONE
    assert (step(g), g.actors) == ("CLAIMING", (P2,))
    play(g, "p2 skip")
    assert g.owners[SECTOR["203"]] == NONE
    g.kills = (0,) * len(g.players)
    assert tiles_due(g, P2) == 0  # without a battle
    g.fought = 1 << P2
    assert tiles_due(g, P2) == 1  # for a battle, once


@rule("ECL-CTRL-1")
def test_other_enemies_keep_the_disc_where_it_is() -> None:
    g = battlefield("terran_directorate descendants_of_draco terran_union", sector="203", owner=P1)
    fleet(g, NPC, "1 ancient", "203")
    fleet(g, P3, "1 interceptor", "203")
    combat(g)
    roll(g, 1)
    roll(g, 6, 1)
    settle(g, "")
    assert g.owners[SECTOR["203"]] == P1
    draco = battlefield("terran_directorate descendants_of_draco terran_union", sector="203", owner=P1)
    fleet(draco, NPC, "1 ancient", "203")
    fleet(draco, P2, "1 interceptor", "203")
    combat(draco)
    assert draco.owners[SECTOR["203"]] == NONE


@rule("ECL-CTRL-2", "ECL-CTRL-3")
def test_the_winner_may_put_a_disc_and_takes_the_discovery() -> None:
    g = battlefield(sector="203")
    fleet(g, P2, "1 interceptor", "203")
    discovery(g, "203")
    discs = g.players[P2].discs
    combat(g)
    play(g, "p2 claim")
    assert (g.owners[SECTOR["203"]], g.players[P2].discs) == (P2, discs - 1)
    assert step(g) == "TAKE_DISCOVERY"
    assert not has_discovery(g, "203") or g.stack


@rule("ECL-CTRL-2")
def test_without_a_disc_on_the_track_nobody_is_asked() -> None:
    g = battlefield(sector="203")
    fleet(g, P2, "1 interceptor", "203")
    g.players[P2].reserve += g.players[P2].discs
    g.players[P2].discs = 0
    combat(g)
    assert step(g) == ""


@rule("ECL-CTRL-4")
def test_losing_all_population_alone_does_not_cost_control() -> None:
    g = siege("money", "1 interceptor")
    refuge(g, P1, "301", "203")
    fleet(g, P1, "1 starbase", "203")
    combat(g)
    roll(g, 6)
    settle(g, "")
    assert g.owners[SECTOR["203"]] == P1
    alone = siege("money", "1 interceptor")
    combat(alone)
    play(alone, "p2 bombard")
    roll(alone, 6)
    assert alone.owners[SECTOR["203"]] == NONE  # with another player's ship there


@rule("ECL-CTRL-5")
def test_sectors_change_hands_in_the_order_of_battles() -> None:
    g = battlefield(sector="203")
    lay(g, "301", 30, 0)
    fleet(g, P2, "1 interceptor", "203")
    fleet(g, P3, "1 interceptor", "301")
    combat(g)
    assert g.actors == (P3,)
    play(g, "p3 skip")
    assert g.actors == (P2,)


@rule("ECL-CTRL-7")
def test_structures_and_the_discovery_stay() -> None:
    g = siege("", "1 interceptor")
    structure(g, "monolith", "203")
    discovery(g, "203")
    combat(g)
    play(g, "p2 skip")
    assert g.structures[SECTOR["203"]]
    assert has_discovery(g, "203")


@rule("ECL-CTRL-7")
def test_an_exile_orbital_that_lives_keeps_the_sector() -> None:
    g = battlefield("exiles terran_federation terran_union", sector="203", owner=P1)
    structure(g, "orbital", "203")
    cube(g, P1, "203", "orbital", "science")
    fleet(g, P2, "1 interceptor", "203")
    combat(g)
    roll(g, 1)
    roll(g, 6, 1)
    settle(g, "")
    assert g.owners[SECTOR["203"]] == P1


@rule("ECL-ROTA-ALLY-11")
def test_the_ally_who_arrived_first_may_place_the_disc_first() -> None:
    g = battlefield(sector="203")
    fleet(g, P3, "1 interceptor", "203")
    fleet(g, P2, "1 interceptor", "203")
    ally(g, P2, P3)
    combat(g)
    assert g.actors == (P3,)
    second = g.clone()
    play(second, "p3 skip")
    assert second.actors == (P2,)
    play(g, "p3 claim")
    assert step(g) == ""


@rule("ECL-SPEC-6")
def test_draco_takes_the_discovery_when_the_last_ancient_has_gone() -> None:
    g = battlefield("descendants_of_draco terran_federation", sector="203", owner=P1)
    discovery(g, "203")
    combat(g)
    assert (step(g), g.stack[-1][1]) == ("TAKE_DISCOVERY", P1)
    with_ancient = battlefield("descendants_of_draco terran_federation", sector="203", owner=P1)
    discovery(with_ancient, "203")
    fleet(with_ancient, NPC, "1 ancient", "203")
    combat(with_ancient)
    assert has_discovery(with_ancient, "203")


@example("EC-66")
@rule("ECL-BATTLE-12", "ECL-RET-1")
def test_discs_change_hands_after_the_last_battle() -> None:
    g = table("terran_directorate terran_federation terran_union")
    lay(g, "212", *PLACE)  # stands for 211: its number is higher than 105
    control(g, P1, "212")
    cube(g, P1, "212", "money")
    fleet(g, P2, "1 interceptor", "212")
    refuge_name = "105"
    refuge(g, P3, refuge_name, "212")
    fleet(g, P1, "1 cruiser", refuge_name)
    fleet(g, P2, "1 cruiser", refuge_name)
    combat(g)
    play(g, "p2 bombard")
    roll(g, 6)
    assert (g.combat_sector, g.owners[SECTOR["212"]]) == (SECTOR["105"], P1)
    assert step(g) == "ROLL"  # neither may retreat to 212
    roll(g, 5, 1)
    roll(g, 5)
    settle(g, "CLAIMING")
    assert g.owners[SECTOR["212"]] == NONE


@rule("ECL-BATTLE-12")
def test_population_is_attacked_before_tiles_are_drawn() -> None:
    g = siege("money", "1 dreadnought")
    fleet(g, P1, "1 interceptor", "203")
    combat(g)
    roll(g, 1)
    roll(g, 6, 6)
    assert step(g) == "BOMBARDING"
    play(g, "p2 spare")
    assert step(g) == "DRAW_TILE"
