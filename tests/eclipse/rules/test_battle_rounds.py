"""Battle rounds (ECL-BATTLE-5..11), missiles (ECL-MIS) and the dice of players (ECL-HIT)."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NPC
from tests.eclipse.battlefield import (
    FIELD,
    ally,
    arrayed,
    combat,
    damages,
    dice_left,
    fleet,
    refuge,
    roll,
    verb_names,
)
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    SECTOR,
    fit,
    options,
    play,
    refusal,
    ship,
    ships,
    step,
)
from tests.marks import example, rule

INTERCEPTORS = "1 interceptor"


@rule("ECL-BATTLE-5", "ECL-MIS-1")
def test_every_battle_begins_with_a_volley_of_its_own() -> None:
    g = arrayed((P1, "1 starbase"), (P2, "1 cruiser"), (P3, INTERCEPTORS), owner=P1)
    fit(g, P2, "cruiser-2", "plasma_missile")
    combat(g)
    assert (g.acting, g.battle_round) == ((P2, 1), 0)
    roll(g, 5, 1)
    assert (g.attackers, g.battle_round, g.acting) == ((P2,), 0, (P2, 1))
    roll(g, 1, 1)
    assert g.battle_round == 1


@rule("ECL-MIS-1", "ECL-MIS-2")
def test_missiles_fly_by_initiative_and_lost_ships_do_not_fire() -> None:
    g = arrayed((P2, "1 cruiser"), (P1, INTERCEPTORS))
    fit(g, P1, "interceptor-1", "plasma_missile")
    fit(g, P2, "cruiser-2", "plasma_missile")
    combat(g)
    assert g.acting == (P1, 0)
    roll(g, 6, 1)
    assert g.attackers == ()  # two damage destroyed the cruiser before its turn


@rule("ECL-MIS-3")
def test_missiles_are_not_used_in_battle_rounds() -> None:
    g = arrayed((P2, INTERCEPTORS), (P1, INTERCEPTORS))
    fit(g, P1, "interceptor-1", "plasma_missile")
    combat(g)
    roll(g, 1, 1)
    assert (g.battle_round, g.acting) == (1, (P2, 0))
    roll(g, 1)
    assert g.acting == (P1, 0)
    roll(g, 1)
    assert g.battle_round == 2


@rule("ECL-BATTLE-6")
def test_classes_act_by_initiative_and_together() -> None:
    g = combat(arrayed((P2, "2 cruiser, 1 dreadnought"), (P1, "2 interceptor")))
    order = []
    while g.battle_round == 1:
        order.append((g.acting, len(g.stack[-1][2][0])))
        roll(g, *[1] * order[-1][1])
    assert order == [((P1, 0), 2), ((P2, 1), 2), ((P2, 2), 2)]


@example("EX-12")
@rule("ECL-BATTLE-7")
def test_at_equal_initiative_the_defender_and_allies_act_first() -> None:
    g = arrayed(
        (P1, "1 cruiser"),
        (P2, "1 cruiser"),
        (P3, "1 cruiser"),
        species="exiles rho_indi_syndicate enlightened_of_lyra",
        owner=P1,
    )
    ally(g, P1, P3)
    fit(g, P2, "cruiser-2", "gluon_computer")  # 5
    fit(g, P3, "cruiser-2", "gluon_computer")
    fit(g, P3, "cruiser-5", "positron_computer")  # 5
    g.players[P3].colony_ships = 0  # no dice are rolled again
    combat(g)
    order = []
    while g.battle_round == 1:
        order.append(g.acting[0])
        roll(g, 1)
    assert order == [P3, P2, P1]


@rule("ECL-BATTLE-10")
def test_the_owner_orders_classes_of_equal_initiative() -> None:
    g = arrayed((P1, "1 cruiser, 1 interceptor, 1 dreadnought"), (NPC, "1 gcds"))
    fit(g, P1, "cruiser-2", "fusion_drive")
    fit(g, P1, "cruiser-6", "fusion_drive")
    fit(g, P1, "interceptor-1", "fusion_drive")  # 5 and 5
    combat(g)
    assert options(g, "lead") == ["cruiser", "interceptor"]
    assert refusal(g, "p1 lead dreadnought") == "ECL-BATTLE-10"
    play(g, "p1 lead cruiser")
    assert g.acting == (P1, 1)
    roll(g, 1)
    assert g.acting == (P1, 0)


@rule("ECL-BATTLE-10")
def test_of_allies_the_first_to_arrive_acts_first_and_npc_ships_by_size() -> None:
    g = arrayed((P2, INTERCEPTORS), (P1, INTERCEPTORS))
    ally(g, P1, P2)
    fleet(g, NPC, "1 ancient, 1 ancient_cruiser_f")
    combat(g)
    assert g.acting == (P2, 0)
    roll(g, 1)
    assert g.acting == (P1, 0)
    roll(g, 1)
    assert g.acting == (NPC, 7)
    roll(g, 1, 1)
    assert g.acting == (NPC, 0)


@example("EC-30b")
@rule("ECL-BATTLE-8")
def test_a_class_attacks_or_retreats_as_one() -> None:
    g = combat(arrayed((P1, "3 cruiser, 1 interceptor"), (NPC, "1 gcds"), refuges="301"))
    assert step(g) == "CLASS_ACTS"
    play(g, "p1 attack")
    roll(g, 1)
    assert verb_names(g) == {"attack", "retreat"}
    attacked = g.clone()
    play(attacked, "p1 attack")
    assert len(attacked.stack[-1][2][0]) == 3
    play(g, "p1 retreat")
    assert g.retreats == ((P1, 1, (SECTOR["301"],) * 3),)


@rule("ECL-HIT-7")
def test_dice_are_assigned_one_at_a_time_most_damage_first() -> None:
    g = arrayed((P1, "1 dreadnought"), (P2, "1 cruiser, 1 dreadnought"))
    fit(g, P1, "dreadnought-1", "plasma_cannon")
    fit(g, P1, "dreadnought-8", "tachyon_drive")
    combat(g)
    roll(g, 6, 5)
    assert dice_left(g) == [(2, 6), (1, 5)]
    assert options(g, "aim") == ["p2-dreadnought-1", "p2-cruiser-1"]
    assert refusal(g, "p1 aim p1-dreadnought-1") == "ECL-HIT-3"
    play(g, "p1 aim p2-cruiser-1")
    assert damages(g, P2) == {"cruiser": [0], "dreadnought": [0]}  # not before all dice are assigned
    play(g, "p1 aim p2-cruiser-1")  # more than it needs
    assert damages(g, P2) == {"dreadnought": [0]}


@rule("ECL-HIT-7")
def test_dice_without_a_choice_are_assigned_by_themselves() -> None:
    g = combat(arrayed((P1, "2 interceptor"), (P2, "2 cruiser, 1 dreadnought")))
    roll(g, 1, 6)
    assert step(g) == "AIMING"
    alike = combat(arrayed((P1, "2 interceptor"), (P2, "2 cruiser")))
    roll(alike, 1, 6)
    assert damages(alike, P2) == {"cruiser": [0, 1]}
    alike = combat(arrayed((P1, "2 interceptor"), (P2, "2 cruiser")))
    roll(alike, 6, 6)
    assert dice_left(alike) == [(1, 6)]  # the second one may go to either
    play(alike, "p1 aim p2-cruiser-2")
    assert damages(alike, P2) == {"cruiser": [1, 1]}


@rule("ECL-HIT-2", "ECL-HIT-3")
def test_a_die_may_not_go_to_a_ship_that_it_misses() -> None:
    g = arrayed(
        (P1, "2 cruiser"),
        (P2, "1 cruiser"),
        (P3, "1 cruiser, 1 interceptor"),
        species="terran_directorate orion_hegemony terran_union",
    )
    fit(g, P1, "cruiser-2", "fusion_drive")
    ally(g, P2, P3)
    combat(g)
    roll(g, 5, 6)
    assert dice_left(g) == [(1, 5), (1, 6)]
    assert refusal(g, "p1 aim p2-cruiser-1") == "ECL-HIT-2"
    play(g, "p1 aim p3-interceptor-1")
    assert refusal(g, "p1 aim p2-cruiser-1") is None


@rule("ECL-NPC-7")
def test_dice_of_ancients_are_assigned_by_themselves() -> None:
    g = combat(arrayed((NPC, "2 ancient"), (P1, "1 cruiser, 2 interceptor")))
    roll(g, 1, 1)
    assert g.acting == (NPC, 0)
    roll(g, 5, 6, 5, 1)
    assert damages(g, P1) == {"interceptor": [0]}


@rule("ECL-HIT-6")
def test_a_destroyed_ship_is_in_the_supply_again() -> None:
    g = combat(arrayed((P1, "1 interceptor"), (P2, "1 interceptor")))
    roll(g, 6)
    assert ships(g, P2, FIELD) == []
    assert SECTOR[FIELD] not in [n for n, found in enumerate(g.arrivals) if P2 in found]


@example("EC-28")
@rule("ECL-ROTA-PART-15")
def test_a_morph_shield_removes_damage_after_a_round() -> None:
    g = arrayed((P1, "2 interceptor"), (P2, "1 cruiser"))
    fit(g, P2, "cruiser-2", "morph_shield")
    combat(g)
    assert g.acting == (P2, 1)
    roll(g, 1)
    roll(g, 6, 1)
    assert (damages(g, P2), g.battle_round) == ({"cruiser": [0]}, 2)
    roll(g, 1)
    roll(g, 6, 6)
    assert damages(g, P2) == {}


@example("EC-88")
@rule("ECL-BATTLE-5", "ECL-ROTA-ABIL-1")
def test_nothing_regenerates_after_the_volley() -> None:
    g = arrayed((P1, "2 cruiser"), (NPC, "1 ancient_dreadnought_a"))
    fit(g, P1, "cruiser-2", "plasma_missile")
    combat(g)
    roll(g, 6, 1, 1, 1)
    assert (damages(g, NPC), g.battle_round) == ({"ancient_dreadnought_a": [2]}, 1)
    roll(g, 1, 1)
    roll(g, 1, 1)
    assert (damages(g, NPC), g.battle_round) == ({"ancient_dreadnought_a": [1]}, 2)


@rule("ECL-ROTA-ABIL-1")
def test_only_ships_with_the_ability_regenerate() -> None:
    g = combat(arrayed((P1, "2 cruiser"), (NPC, "1 gcds")))
    roll(g, 6, 1)
    roll(g, 1, 1, 1, 1)
    assert (damages(g, NPC), g.battle_round) == ({"gcds": [1]}, 2)


@example("EC-32")
@rule("ECL-BATTLE-9", "ECL-RET-8")
def test_in_a_stalemate_the_attacker_retreats_at_once() -> None:
    g = arrayed((P2, INTERCEPTORS), (P1, "2 interceptor"), owner=P2)
    for seat in (P1, P2):
        fit(g, seat, "interceptor-2", "hull")
    lost = g.clone()
    refuge(g, P1, "301")
    refuge(g, P1, "203")
    combat(g)
    assert (step(g), options(g, "flee")) == ("FLEEING", ["203", "301"])
    play(g, "p1 flee 203; p1 flee 301")
    assert (ships(g, P1, "203"), ships(g, P1, "301"), ships(g, P1, FIELD)) == (["interceptor"], ["interceptor"], [])
    combat(lost)
    assert ships(lost, P1, FIELD) == []
    assert ships(lost, P2, FIELD) == ["interceptor"]


@rule("ECL-BATTLE-9")
def test_ships_lost_in_a_stalemate_are_destroyed_by_nobody() -> None:
    g = arrayed((P2, INTERCEPTORS), (P1, INTERCEPTORS), owner=P2)
    for seat in (P1, P2):
        fit(g, seat, "interceptor-2", "hull")
    combat(g)
    draws = [frame[2] for frame in g.stack if g.rules.steps[frame[0]].name == "DRAW_TILES"]
    assert step(g) == "DRAW_TILE"
    assert g.kills == (0,) * 9
    assert draws == [(1,)]  # the attacker's tile for taking part follows the defender's


@rule("ECL-BATTLE-11")
def test_a_hundred_quiet_rounds_are_a_stalemate() -> None:
    g = combat(arrayed((P2, INTERCEPTORS), (P1, INTERCEPTORS), owner=P2))
    for _ in range(100):
        roll(g, 1, 1)
    assert ships(g, P1, FIELD) == []
    assert ships(g, P2, FIELD) == ["interceptor"]


@rule("ECL-BATTLE-11")
def test_a_destroyed_ship_begins_the_count_anew() -> None:
    g = combat(arrayed((P2, INTERCEPTORS), (P1, "2 interceptor"), owner=P2))
    for _ in range(99):
        roll(g, 1, 1, 1)
    roll(g, 6, 1)
    assert (g.battle_round, g.quiet_rounds) == (101, 0)
    roll(g, 1, 1)
    assert g.quiet_rounds == 1


@example("EC-67")
@rule("ECL-BATTLE-11")
def test_a_ship_that_cannot_be_worn_down_is_a_stalemate() -> None:
    g = arrayed((P2, "1 cruiser"), (P1, INTERCEPTORS), owner=P2)
    fit(g, P2, "cruiser-3", "morph_shield")
    two = g.clone()
    combat(g)
    assert ships(g, P1, FIELD) == []
    ship(two, P1, "interceptor", FIELD)
    combat(two)
    assert (step(two), two.battle_round) == ("ROLL", 1)


@rule("ECL-ROTA-ALLY-9")
def test_ancients_hit_the_ally_who_arrived_last() -> None:
    g = arrayed((NPC, "1 ancient"), (P2, INTERCEPTORS), (P1, INTERCEPTORS))
    ally(g, P1, P2)
    combat(g)
    roll(g, 1, 1)
    roll(g, 6, 1)
    assert (ships(g, P1, FIELD), ships(g, P2, FIELD)) == ([], ["interceptor"])
