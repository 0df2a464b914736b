"""Point Defence against missiles, divided dice, and dice that Lyra rolls again."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.battlefield import FIELD, ally, battlefield, combat, damages, dice_left, due, fleet, roll, settle
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    cube,
    fit,
    options,
    play,
    refusal,
    ships,
    step,
    structure,
    tech,
)
from tests.marks import example, rule

LYRA = "terran_directorate enlightened_of_lyra terran_union"


def salvo(missiles: str = "plasma_missile", attackers: str = "1 cruiser", defenders: str = "1 cruiser") -> Eclipse:
    """The first player's missiles fly first; the second has Point Defence and yellow cannons."""
    g = battlefield()
    fit(g, P1, "cruiser-2", missiles)
    tech(g, P2, "point_defence", track="nano")
    fleet(g, P1, attackers)
    fleet(g, P2, defenders)
    return combat(g)


@rule("ECL-ROTA-RARE-11")
def test_cannons_fire_at_missiles_before_damage_is_dealt() -> None:
    g = salvo()
    roll(g, 6, 1)
    assert (step(g), g.actors) == ("DEFENDING", (P2,))
    assert damages(g, P2) == {"cruiser": [0]}
    hit = g.clone()
    play(hit, "p2 hold-fire")
    assert damages(hit, P2) == {}
    play(g, "p2 defend")
    roll(g, 5)
    assert (damages(g, P2), g.battle_round) == ({"cruiser": [0]}, 1)


@rule("ECL-ROTA-RARE-11")
def test_a_missed_shot_stops_nothing_and_shields_do_not_count() -> None:
    g = salvo()
    fit(g, P1, "cruiser-1", "phase_shield")
    roll(g, 6, 1)
    play(g, "p2 defend")
    other = g.clone()
    roll(g, 4)
    assert damages(g, P2) == {}
    roll(other, 5)
    assert damages(other, P2) == {"cruiser": [0]}


@rule("ECL-ROTA-RARE-11")
def test_cannons_of_ships_that_are_not_aimed_at_fire_too() -> None:
    g = salvo(defenders="1 cruiser, 1 dreadnought")
    roll(g, 6, 1)
    play(g, "p1 aim p2-cruiser-1; p2 defend")
    assert len(g.stack[-1][2][0]) == 3


@rule("ECL-HIT-7", "ECL-ROTA-RARE-15")
def test_missiles_that_may_be_shot_down_are_aimed_also_at_ships_with_enough_hits() -> None:
    g = salvo(attackers="2 cruiser", defenders="1 cruiser, 1 interceptor")
    roll(g, 6, 6, 6, 6)
    play(g, "p1 aim p2-cruiser-1; p1 aim p2-interceptor-1")
    assert options(g, "aim") == ["p2-cruiser-1", "p2-interceptor-1"]
    g = battlefield()
    fit(g, P1, "cruiser-2", "plasma_missile")
    fleet(g, P1, "2 cruiser")
    fleet(g, P2, "1 cruiser, 1 interceptor")
    roll(combat(g), 6, 6, 6, 6)
    play(g, "p1 aim p2-cruiser-1; p1 aim p2-interceptor-1")
    assert damages(g, P2) == {}


@rule("ECL-ROTA-RARE-13", "ECL-ROTA-RARE-15")
def test_the_owner_chooses_which_missiles_are_hit() -> None:
    g = salvo("plasma_missile", defenders="2 cruiser")
    roll(g, 6, 6)
    play(g, "p1 aim p2-cruiser-2; p2 defend")
    roll(g, 5, 1)
    assert options(g, "intercept", P2) == ["p2-cruiser-1 orange", "p2-cruiser-2 orange"]
    assert refusal(g, "p2 intercept p2-cruiser-1 yellow") == "ECL-ROTA-RARE-13"
    play(g, "p2 intercept p2-cruiser-2 orange")
    assert damages(g, P2) == {"cruiser": [0]}


@example("EX-20")
@rule("ECL-ROTA-RARE-12")
def test_point_defence_works_once_against_each_class() -> None:
    g = battlefield()
    for slot in ("cruiser-2", "interceptor-1"):
        fit(g, P1, slot, "flux_missile")
    tech(g, P2, "point_defence", track="nano")
    fleet(g, P1, "1 cruiser, 1 interceptor")
    fleet(g, P2, "1 dreadnought")
    combat(g)
    assert g.acting == (P1, 0)
    roll(g, 6, 6)
    play(g, "p2 defend")
    roll(g, 1, 1)
    assert g.acting == (P1, 1)
    roll(g, 5, 1)
    assert step(g) == "DEFENDING"


@rule("ECL-ROTA-RARE-13")
def test_point_defence_does_not_protect_an_ally() -> None:
    g = battlefield(owner=P3)
    fit(g, P1, "cruiser-2", "plasma_missile")
    tech(g, P2, "point_defence", track="nano")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser")
    fleet(g, P3, "1 cruiser")
    ally(g, P2, P3)
    combat(g)
    roll(g, 6, 6)
    own = g.clone()
    play(own, "p1 aim p2-cruiser-1; p1 aim p3-cruiser-1")
    assert step(own) == "DEFENDING"
    play(g, "p1 aim p3-cruiser-1; p1 aim p3-cruiser-1")
    assert g.battle_round == 1
    assert (damages(g, P2), damages(g, P3)) == ({"cruiser": [0]}, {})


@example("EC-78")
@rule("ECL-ROTA-RARE-7", "ECL-ROTA-FAQ-4")
def test_a_divided_die_shoots_down_up_to_four_missiles() -> None:
    left = []
    for splitter in (False, True):
        g = battlefield()
        for slot in ("cruiser-1", "cruiser-2", "cruiser-3"):
            fit(g, P1, slot, "flux_missile")
        for slot in ("cruiser-2", "cruiser-3"):
            fit(g, P2, slot, "antimatter_cannon")
        tech(g, P2, "point_defence", track="nano")
        if splitter:
            tech(g, P2, "antimatter_splitter", track="grid")
        fleet(g, P1, "1 cruiser")
        fleet(g, P2, "1 cruiser")
        combat(g)
        roll(g, 6, 6, 6, 6, 6, 1)
        play(g, "p2 defend")
        roll(g, 5, 6)
        left.append(damages(g, P2))
    assert left == [{}, {"cruiser": [0]}]


@rule("ECL-ROTA-ABIL-2")
def test_npc_ships_always_defend_against_the_strongest_missiles() -> None:
    g = battlefield()
    fit(g, P1, "cruiser-2", "plasma_missile")
    fit(g, P1, "cruiser-1", "flux_missile")
    fleet(g, P1, "1 cruiser")
    fleet(g, NPC, "1 ancient_cruiser_f")
    combat(g)
    roll(g, 6, 6, 6, 6)
    roll(g, 4, 3)  # one shot hits
    assert damages(g, NPC) == {"ancient_cruiser_f": [4]}


@rule("ECL-ROTA-ABIL-2")
def test_npc_ships_with_a_distortion_shield_are_harder_to_hit_by_missiles() -> None:
    g = battlefield()
    fit(g, P1, "cruiser-2", "plasma_missile")
    fleet(g, P1, "1 cruiser")
    fleet(g, NPC, "1 ancient_cruiser_e")
    combat(g)
    assert g.acting[0] == NPC
    roll(g, 1)
    roll(g, 5, 5)
    assert damages(g, NPC) == {"ancient_cruiser_e": [0]}


@rule("ECL-ROTA-RARE-7", "ECL-ROTA-RARE-16")
def test_the_owner_divides_the_points_of_an_antimatter_cannon() -> None:
    g = battlefield()
    fit(g, P1, "cruiser-3", "antimatter_cannon")
    tech(g, P1, "antimatter_splitter", track="grid")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "2 cruiser")
    fit(g, P1, "cruiser-2", "fusion_drive")
    combat(g)
    roll(g, 5)
    assert dice_left(g) == [(1, 5)] * 3  # the first point has gone by itself
    play(g, "p1 aim p2-cruiser-1; p1 aim p2-cruiser-2; p1 aim p2-cruiser-2")
    assert damages(g, P2) == {}


@rule("ECL-ROTA-RARE-16")
def test_missiles_and_npc_dice_are_not_divided() -> None:
    g = battlefield()
    fleet(g, NPC, "1 ancient_cruiser_e")
    fleet(g, P1, "4 interceptor")
    combat(g)
    roll(g, 6)  # its red missile
    assert damages(g, P1) == {"interceptor": [0, 0, 0]}


@example("EX-14")
@rule("ECL-ROTA-LYR-8", "ECL-ROTA-LYR-13")
def test_lyra_flips_colony_ships_to_roll_again() -> None:
    g = battlefield(LYRA)
    fit(g, P2, "cruiser-3", "antimatter_cannon")
    fit(g, P2, "cruiser-2", "fusion_drive")
    tech(g, P2, "antimatter_splitter", track="grid")
    fleet(g, P2, "1 cruiser")
    fleet(g, P1, "4 cruiser")
    combat(g)
    roll(g, 2)
    assert (step(g), g.players[P2].colony_ships) == ("REROLLING", 3)
    play(g, "p2 reroll 0; chance roll 1")
    assert step(g) == "REROLLING"
    assert refusal(g, "p2 reroll 1") == "ECL-ROTA-LYR-8"
    play(g, "p2 reroll 0; chance roll 5")
    assert g.players[P2].colony_ships == 1
    play(g, "p2 keep-dice; p2 aim p1-cruiser-1; p2 aim p1-cruiser-2; p2 aim p1-cruiser-2")
    assert damages(g, P1) == {"cruiser": [0, 0]}


@rule("ECL-ROTA-LYR-13")
def test_the_new_result_counts_also_if_it_is_worse() -> None:
    g = battlefield(LYRA)
    fleet(g, P2, "2 interceptor")
    fleet(g, P1, "1 dreadnought")
    combat(g)
    roll(g, 6, 6)
    assert options(g, "reroll", P2) == ["0"]  # equal dice are one choice
    play(g, "p2 reroll 0; chance roll 1; p2 keep-dice")
    assert damages(g, P1) == {"dreadnought": [1]}


@example("EC-48")
@rule("ECL-ROTA-LYR-8")
def test_without_colony_ships_lyra_does_not_roll_again() -> None:
    g = battlefield(LYRA)
    g.players[P2].colony_ships = 0
    fleet(g, P2, "1 interceptor")
    fleet(g, P1, "1 dreadnought")
    combat(g)
    roll(g, 1)
    assert g.acting == (P1, 2)


@rule("ECL-ROTA-LYR-13")
def test_lyra_rolls_again_for_point_defence_and_population() -> None:
    g = battlefield(LYRA, owner=P1)
    cube(g, P1, FIELD, "money")
    cube(g, P1, FIELD, "materials")
    fit(g, P1, "cruiser-2", "plasma_missile")
    tech(g, P2, "point_defence", track="nano")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 dreadnought")
    combat(g)
    roll(g, 6, 1)
    play(g, "p2 defend")
    roll(g, 1, 1)
    play(g, "p2 reroll 0; chance roll 5; p2 keep-dice")
    assert damages(g, P2) == {"dreadnought": [0]}
    roll(g, 1)
    roll(g, 5, 5)
    play(g, "p2 keep-dice; p2 bombard")
    roll(g, 1, 1)
    play(g, "p2 reroll 0; chance roll 6")
    play(g, "p2 keep-dice; p2 kill money")
    assert g.population[SECTOR[FIELD]][0] == 0


@example("EX-13")
@rule("ECL-ROTA-EXI-4")
def test_missiles_against_an_orbital_and_a_cruiser() -> None:
    g = battlefield("exiles rho_indi_syndicate enlightened_of_lyra", owner=P1)
    structure(g, "orbital", FIELD)
    cube(g, P1, FIELD, "orbital", "money")
    for slot in ("cruiser-1", "cruiser-2", "cruiser-5"):
        fit(g, P2, slot, "flux_missile")
    fit(g, P3, "cruiser-3", "antimatter_cannon")
    tech(g, P3, "point_defence", track="nano")
    tech(g, P3, "antimatter_splitter", track="grid")
    g.players[P3].colony_ships = 0
    fleet(g, P2, "1 cruiser")
    fleet(g, P3, "1 cruiser")
    ally(g, P1, P3)
    combat(g)
    roll(g, 6, 6, 6, 6, 6, 1)
    play(g, "p2 aim p1-orbital-1; p2 aim p1-orbital-1; p2 aim p1-orbital-1; p2 aim p3-cruiser-1; p2 aim p3-cruiser-1")
    play(g, "p3 defend; chance roll 6")
    assert damages(g, P3) == {"cruiser": [0]}
    play(g, "p1 return money")
    assert (ships(g, P1, FIELD), g.players[P1].graveyard) == ([], (1, 0, 0))
    assert g.structures[SECTOR[FIELD]]
    assert due(g)[P2] == 2  # with the tile for taking part
    assert g.battle_round == 1


@rule("ECL-ROTA-RARE-15")
def test_missiles_of_one_class_are_one_salvo() -> None:
    g = salvo(attackers="2 cruiser", defenders="2 cruiser")
    roll(g, 6, 1, 6, 1)
    play(g, "p1 aim p2-cruiser-2; p2 defend")
    roll(g, 5, 5)
    assert (damages(g, P2), g.battle_round) == ({"cruiser": [0, 0]}, 1)
    settle(g, "ROLL")


@rule("ECL-NPC-7")
def test_players_may_leave_dice_to_the_rules_for_ancients() -> None:
    g = battlefield()
    fleet(g, P1, "3 interceptor")
    fleet(g, P2, "1 dreadnought, 1 cruiser 1")
    combat(g)
    roll(g, 6, 6, 1)
    play(g, "p1 aim-best")
    assert damages(g, P2) == {"dreadnought": [1]}


@rule("ECL-NPC-7")
def test_dice_that_were_assigned_by_themselves_are_left_to_those_rules_too() -> None:
    g = battlefield("terran_directorate orion_hegemony terran_union")
    fit(g, P1, "cruiser-2", "fusion_drive")
    fit(g, P1, "cruiser-5", "positron_computer")
    fit(g, P1, "cruiser-1", "plasma_cannon")
    fit(g, P2, "interceptor-1", "phase_shield")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser 1, 1 interceptor")
    combat(g)
    if g.acting[0] == P2:
        roll(g, 1)
    roll(g, 5, 6)  # the orange one hits the cruiser only
    assert (len(g.hits), dice_left(g)) == (1, [(1, 6)])
    chosen = g.clone()
    play(chosen, "p1 aim p2-interceptor-1")
    assert ships(chosen, P2, FIELD) == []
    play(g, "p1 aim-best")  # the least damage is enough for the larger ship
    assert ships(g, P2, FIELD) == ["interceptor"]
