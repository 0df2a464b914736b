"""Battles at their limits: sectors in order, quiet rounds, forced ways, spare dice and single cubes."""

from __future__ import annotations

from astrarium.games.eclipse.ids import NONE, NPC
from astrarium.games.eclipse.state import Eclipse
from astrarium.kernel.values import put
from tests.eclipse.battlefield import (
    FIELD,
    arrayed,
    battlefield,
    combat,
    damages,
    fleet,
    refuge,
    roll,
    settle,
)
from tests.eclipse.rules.test_missiles_and_rerolls import salvo
from tests.eclipse.rules.test_retreat import cornered
from tests.eclipse.scenario import (
    CLASS,
    P1,
    P2,
    P3,
    SECTOR,
    control,
    cube,
    fit,
    lay,
    options,
    play,
    population,
    refusal,
    ships,
    step,
    tech,
)
from tests.marks import rule


@rule("ECL-BATTLE-1", "ECL-BATTLE-12", "ECL-CTRL-1")
def test_no_sector_is_left_out_between_the_highest_number_and_the_next() -> None:
    g = battlefield()
    names = ("394", "393", "302", "301")
    for number, name in enumerate(names):
        lay(g, name, 30 + 2 * number, 0)
        fleet(g, P1, "1 interceptor", name)
        fleet(g, P2, "1 interceptor", name)
    control(g, P3, *names)
    fought = []
    combat(g)
    while step(g) == "ROLL":
        fought.append(g.combat_sector)
        roll(g, 6)
        settle(g, "ROLL")
    assert fought == [SECTOR[name] for name in names]
    assert [g.owners[SECTOR[name]] for name in names] == [NONE] * 4


@rule("ECL-SPEC-5")
def test_peace_with_ancients_is_no_peace_with_ships_of_players() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union")
    fleet(g, P1, "1 interceptor")
    fleet(g, P2, "1 interceptor")
    combat(g)
    assert (g.attackers, g.defenders) == ((P2,), (P1,))


@rule("ECL-BATTLE-11", "ECL-RET-2")
def test_a_retreat_that_is_declared_and_one_that_is_made_begin_the_count_anew() -> None:
    g = combat(arrayed((P1, "1 cruiser, 1 interceptor"), (NPC, "1 gcds"), refuges="301"))
    quiet = []
    for number in range(1, 5):
        while g.battle_round == number:
            if step(g) == "ROLL":
                roll(g, 1)
            else:
                play(g, "p1 retreat" if number == 2 and g.stack[-1][2] == (CLASS["cruiser"],) else "p1 attack")
        quiet.append(g.quiet_rounds)
    assert quiet == [1, 0, 0, 1]
    assert ships(g, P1, "301") == ["cruiser"]


@rule("ECL-BATTLE-9", "ECL-RET-8")
def test_in_a_stalemate_every_class_leaves_by_itself() -> None:
    g = arrayed((P2, "1 interceptor"), (P1, "1 cruiser"), owner=P2)
    fit(g, P1, "cruiser-3", "hull")
    fit(g, P2, "interceptor-2", "hull")
    refuge(g, P1, "301")
    combat(g)
    assert (ships(g, P1, "301"), ships(g, P1, FIELD)) == (["cruiser"], [])


@rule("ECL-RET-7")
def test_a_cruiser_takes_another_sector_if_the_chosen_one_was_lost() -> None:
    g = cornered("1 cruiser")
    play(g, "p1 retreat; p1 flee 301")
    g.owners = put(g.owners, SECTOR["301"], P2)
    g.players[P2].discs -= 1
    g.players[P1].discs += 1
    roll(g, 1, 1, 1, 1)
    assert ships(g, P1, "203") == ["cruiser"]


@rule("ECL-RET-2")
def test_the_sector_of_a_ship_stays_with_it_when_it_is_hit_itself() -> None:
    g = arrayed((P1, "1 cruiser 1, 1 cruiser 0, 1 dreadnought"), (P2, "2 interceptor"), refuges="301 203")
    fit(g, P1, "cruiser-2", "improved_hull")
    combat(g)
    roll(g, 1, 1)
    play(g, "p1 retreat; p1 flee 301; p1 flee 203; p1 attack")  # the damaged one goes to 301
    roll(g, 1, 1)
    roll(g, 6, 1)
    play(g, "p2 aim p1-cruiser-1")
    assert (damages(g, P1, "301"), damages(g, P1, "203")) == ({"cruiser": [2]}, {"cruiser": [0]})


def shielded() -> Eclipse:
    """Missiles of the first player hit interceptors with 5 because of a Distortion Shield, and the cruiser with 6."""
    g = battlefield()
    fit(g, P1, "cruiser-2", "plasma_missile")
    fit(g, P1, "cruiser-1", "positron_computer")
    tech(g, P2, "distortion_shield", track="nano")
    fit(g, P2, "interceptor-1", "hull")
    fit(g, P2, "cruiser-2", "gauss_shield")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser, 1 interceptor 1, 1 interceptor")
    combat(g)
    roll(g, 5, 5)
    assert step(g) == "AIMING"
    return g


@rule("ECL-HIT-2", "ECL-HIT-3", "ECL-ROTA-RARE-9")
def test_missiles_are_not_aimed_at_what_only_cannons_would_hit() -> None:
    g = shielded()
    assert options(g, "aim") == ["p2-interceptor-1", "p2-interceptor-2"]
    assert refusal(g, "p1 aim p2-cruiser-1") == "ECL-HIT-2"
    play(g, "p1 aim p2-interceptor-1")
    assert options(g, "aim") == ["p2-interceptor-1", "p2-interceptor-2"]
    play(g, "p1 aim p2-interceptor-2")
    assert damages(g, P2) == {"cruiser": [0]}


@rule("ECL-NPC-7", "ECL-ROTA-RARE-9")
def test_the_rules_for_ancients_aim_missiles_as_missiles() -> None:
    g = shielded()
    play(g, "p1 aim-best")
    assert damages(g, P2) == {"cruiser": [0]}


@rule("ECL-HIT-7")
def test_spare_cannon_dice_are_no_choice_though_there_is_point_defence() -> None:
    g = battlefield()
    tech(g, P2, "point_defence", track="nano")
    fleet(g, P1, "3 interceptor")
    fleet(g, P2, "1 dreadnought 2, 1 cruiser 1")
    combat(g)
    roll(g, 6, 6, 6)
    play(g, "p1 aim p2-cruiser-1; p1 aim p2-dreadnought-1")
    assert damages(g, P2) == {}


@rule("ECL-NPC-7")
def test_spare_dice_of_npc_ships_are_aimed_at_nothing() -> None:
    g = battlefield()
    fleet(g, NPC, "1 gcds")
    fleet(g, P1, "1 interceptor")
    combat(g)
    roll(g, 1)
    events = roll(g, 6, 6, 6, 6)
    assert [event.kind for event in events].count("aimed") == 1


@rule("ECL-NPC-7", "ECL-HIT-7")
def test_spare_missiles_of_players_are_aimed_too() -> None:
    g = salvo(attackers="2 cruiser", defenders="1 cruiser, 1 interceptor")
    roll(g, 6, 6, 6, 6)
    play(g, "p1 aim-best")
    assert (step(g), len(g.hits)) == ("DEFENDING", 4)


@rule("ECL-ROTA-RARE-15")
def test_every_hit_of_point_defence_takes_one_missile() -> None:
    g = salvo(attackers="2 cruiser", defenders="1 cruiser, 1 interceptor")
    roll(g, 6, 6, 6, 6)
    play(g, "p1 aim p2-cruiser-1; p1 aim p2-cruiser-1; p1 aim p2-interceptor-1; p1 aim p2-interceptor-1; p2 defend")
    roll(g, 6, 6)
    play(g, "p2 intercept p2-cruiser-1 orange")
    assert step(g) == "SHOOTING"
    play(g, "p2 intercept p2-cruiser-1 orange")
    assert damages(g, P2) == {"cruiser": [0]}


@rule("ECL-POP-8", "ECL-ROTA-HIVE-6")
def test_ancients_on_a_sector_of_nobody_attack_no_population() -> None:
    g = battlefield()
    fleet(g, NPC, "1 ancient")
    fleet(g, P1, "1 interceptor")
    combat(g)
    roll(g, 1)
    events = roll(g, 6, 6)
    assert "destroyed" in [event.kind for event in events]
    assert "ancients-bombarded" not in [event.kind for event in events]


@rule("ECL-POP-2", "ECL-POP-11")
def test_one_of_two_cubes_on_equal_squares_is_no_choice_of_the_attacker() -> None:
    g = battlefield()
    g.ships = put(g.ships, SECTOR["001"], ())
    control(g, P1, "001")
    for _ in range(2):
        cube(g, P1, "001", "grey", "money")
    fleet(g, P2, "1 interceptor", "001")
    combat(g)
    play(g, "p2 bombard")
    roll(g, 6)
    assert (step(g), g.actors) == ("RETURNING", (P1,))
    play(g, "p1 return money")
    assert population(g, "001") == {"grey": 1}
