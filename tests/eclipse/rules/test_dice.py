"""When dice hit, what damage does, and how dice are assigned for Ancients."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.assignment import NOTHING, assigned, targets_of
from astrarium.games.eclipse.fleets import Squadron, damaged, hitting_roll, lowest_hit, size_place
from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.point_defence import most_harmful
from astrarium.games.eclipse.squadrons import damage_of
from astrarium.games.eclipse.stalemate import can_destroy, firepower
from astrarium.games.eclipse.tables import NAMES
from astrarium.games.eclipse.volleys import split_dice, struck
from tests.eclipse.fleets import npc, ship
from tests.marks import example, rule

FIRST, SECOND = range(2)
COLOURS = NAMES["die"]


def dice(*shown: str) -> list[tuple[int, int]]:
    """Dice as "yellow 5"."""
    found = [text.split() for text in shown]
    return [(damage_of([COLOURS.index(colour)])[0], int(roll)) for colour, roll in found]


def aimed(shown: list[tuple[int, int]], attacker: Squadron, *fleet: tuple[Squadron, tuple[int, ...]]) -> list[int]:
    """The number of the ship for each die, from the largest ship on."""
    ordered = sorted(fleet, key=lambda entry: size_place(entry[0]))
    squadrons, damages = [squadron for squadron, _ in ordered], tuple([ships for _, ships in ordered])
    targets = targets_of(attacker, squadrons, damages, is_missile=False)
    return assigned(shown, targets, gives_all=attacker.owner != NPC)


@rule("ECL-HIT-1")
def test_dice_do_one_two_or_four_damage() -> None:
    assert [damage_of([COLOURS.index(colour)]) for colour in ("yellow", "orange", "red")] == [(1,), (2,), (4,)]


@example("EC-25")
@rule("ECL-HIT-2")
@pytest.mark.parametrize(
    ("roll", "computer", "shield", "hits"),
    [(3, 2, 1, False), (4, 2, 0, True), (5, 1, 0, True), (6, 0, 5, True), (1, 9, 0, False), (2, 9, 0, True)],
)
def test_a_die_hits_with_six_or_more_but_for_burst_and_blank(roll: int, computer: int, shield: int, hits: bool) -> None:
    assert (roll >= hitting_roll(computer, shield)) == hits


@example("EC-26")
@rule("ECL-ROTA-RARE-9")
def test_a_distortion_shield_takes_two_from_missiles_only() -> None:
    attacker = ship("standard_cruiser", "positron_computer")
    target = ship("standard_cruiser", techs="distortion_shield", owner=1)
    assert lowest_hit(attacker, target, is_missile=True) == 6
    assert lowest_hit(attacker, target, is_missile=False) == 4


@rule("ECL-HIT-4", "ECL-HIT-5")
def test_a_ship_is_destroyed_by_more_damage_than_hull_and_the_rest_is_lost() -> None:
    cruiser = ship("standard_cruiser")
    assert damaged(cruiser, (0, 0), (1, 0)) == (1, 0)
    assert damaged(cruiser, (1, 0), (1, 0)) == (0,)
    assert damaged(cruiser, (0, 0), (9, 0)) == (0,)


@example("EC-29")
@rule("ECL-NPC-2")
def test_ancients_destroy_what_they_can_and_damage_the_largest() -> None:
    dreadnought, interceptor = ship("standard_dreadnought"), ship("standard_interceptor")
    aims = aimed(dice("yellow 5", "yellow 6"), npc("ancient"), (interceptor, (0,)), (dreadnought, (0,)))
    assert sorted(aims) == [FIRST, SECOND]


@example("EC-58")
@rule("ECL-NPC-2", "ECL-NPC-7")
def test_size_comes_before_the_number_of_ships() -> None:
    fleet = ((ship("standard_interceptor"), (0, 0)), (ship("standard_cruiser"), (0,)))
    assert sorted(aimed(dice("yellow 6", "yellow 5", "yellow 5"), npc("ancient"), *fleet)) == [0, 0, 1]
    assert aimed(dice("yellow 6", "yellow 5"), npc("ancient"), *fleet) == [0, 0]


@example("EC-59")
@rule("ECL-NPC-7")
def test_the_least_damage_that_is_enough_is_used() -> None:
    fleet = ((ship("standard_starbase"), (1,)), (ship("standard_interceptor"), (0,)))
    assert aimed(dice("orange 6", "yellow 6"), npc("ancient_cruiser_g"), *fleet) == [0, 1]
    assert aimed(dice("red 6", "yellow 6", "yellow 6"), npc("ancient_cruiser_g"), *fleet) == [1, 0, 0]


@rule("ECL-NPC-7")
def test_of_equal_sets_fewer_dice_are_used_and_then_those_that_hit_fewer_others() -> None:
    starbase = (ship("standard_starbase"), (1,))
    assert aimed(dice("yellow 6", "yellow 6", "orange 6"), npc("ancient"), starbase) == [NOTHING, NOTHING, 0]
    two = (starbase, (ship("orion_interceptor"), (0,)))
    assert aimed(dice("yellow 6", "orange 5", "yellow 6"), npc("ancient"), *two) == [1, 0, NOTHING]
    assert aimed(dice("orange 6", "orange 5"), npc("ancient"), *two) == [1, 0]


@rule("ECL-NPC-7")
def test_the_more_damaged_ship_of_a_class_comes_first_and_misses_hit_nothing() -> None:
    cruiser = ship("standard_cruiser", "improved_hull")
    assert aimed(dice("yellow 5", "yellow 4"), npc("ancient"), (cruiser, (2, 0))) == [0, NOTHING]
    assert aimed(dice("yellow 5", "yellow 5"), npc("ancient"), (cruiser, (2, 0))) == [0, 1]


@rule("ECL-HIT-7")
def test_players_aim_dice_that_no_ship_needs_at_the_first_that_they_hit() -> None:
    interceptors = (ship("standard_interceptor", owner=1), (0, 0))
    three = dice("yellow 6", "yellow 6", "yellow 6")
    assert sorted(aimed(three, ship("standard_cruiser"), interceptors)) == [0, 0, 1]
    assert sorted(aimed(three, npc("ancient"), interceptors)) == [NOTHING, 0, 1]


@rule("ECL-NPC-3")
def test_ships_are_sorted_by_size() -> None:
    names = ("standard_interceptor", "standard_starbase", "standard_dreadnought", "standard_cruiser")
    ordered = sorted([ship(name) for name in names], key=size_place)
    assert [squadron.hull for squadron in ordered] == [2, 1, 2, 0]
    assert [squadron.size for squadron in ordered] == [0, 1, 2, 3]
    assert ship("exiles_orbital_ship").size == ship("standard_starbase").size


@example("EX-5")
@rule("ECL-ROTA-ALLY-9")
def test_of_equal_targets_the_ally_who_arrived_last_is_hit() -> None:
    first = ship("standard_dreadnought", owner=1, arrival=0)
    last = ship("standard_dreadnought", owner=2, arrival=1)
    cruiser = ship("standard_cruiser", owner=2, arrival=1)
    fleet = sorted([first, last, cruiser], key=size_place)
    assert [(squadron.owner, squadron.size) for squadron in fleet] == [(2, 0), (1, 0), (2, 1)]
    three = dice("yellow 6", "yellow 6", "yellow 6")
    assert aimed(three, npc("gcds"), (first, (0,)), (last, (0,)), (cruiser, (0,))) == [0, 0, 0]


@example("EC-89")
@rule("ECL-ROTA-RARE-7", "ECL-ROTA-RARE-16")
def test_the_points_of_a_divided_die_go_to_ships_that_it_hits() -> None:
    attacker = ship("standard_cruiser", "antimatter_cannon positron_computer", techs="antimatter_splitter")
    assert attacker.divided == 4
    points = split_dice(4, [4], attacker.divided)
    targets = ((ship("orion_cruiser", owner=1), (0,)), (ship("standard_interceptor", owner=1), (0, 0, 0, 0)))
    assert aimed(points, attacker, *targets) == [1, 2, 3, 4]
    assert split_dice(2, [4], attacker.divided) == [(2, 4)]
    assert split_dice(4, [4], ship("standard_cruiser", "antimatter_cannon").divided) == [(4, 4)]


@example("EC-27")
@rule("ECL-HIT-3")
def test_all_damage_of_a_die_goes_to_one_ship() -> None:
    interceptors = [ship("standard_interceptor")]
    assert struck(interceptors, ((0, 0),), [(2, 0)]) == ((0,),)


@rule("ECL-BATTLE-11")
def test_what_can_destroy_a_ship_that_regenerates() -> None:
    morph = ship("standard_cruiser", "hull morph_shield")
    assert not can_destroy(1, [morph], ((0,),))
    assert can_destroy(1, [morph], ((1,),))
    assert can_destroy(2, [morph], ((0,),))
    assert can_destroy(1, [ship("standard_cruiser", "improved_hull")], ((0,),))
    assert not can_destroy(0, [ship("standard_interceptor")], ((0,),))


@rule("ECL-BATTLE-11")
def test_ships_that_retreat_do_not_count_as_armed() -> None:
    fleet = [ship("standard_dreadnought"), ship("standard_cruiser")]
    assert firepower(fleet, ((0,), (0, 0)), [True, True]) == 4
    assert firepower(fleet, ((0,), (0, 0)), [False, True]) == 2


@rule("ECL-NPC-1")
@pytest.mark.parametrize(
    ("name", "initiative", "hull", "computer", "cannons"), [("ancient", 2, 1, 1, 2), ("gcds", 0, 7, 1, 4)]
)
def test_ancients_and_gcds_have_fixed_values(
    name: str, initiative: int, hull: int, computer: int, cannons: int
) -> None:
    found = npc(name)
    assert (found.initiative, found.hull, found.computer, found.cannons) == (initiative, hull, computer, (1,) * cannons)


@rule("ECL-ROTA-ABIL-2")
def test_of_missiles_the_strongest_are_shot_at_first_and_then_those_at_the_first_ships() -> None:
    missiles = [(1, 7), (2, 7), (1, 3), (2, 3), (4, 7)]
    assert most_harmful(missiles, [3, 7]) == [(4, 7), (2, 3), (2, 7), (1, 3), (1, 7)]
    assert most_harmful(missiles, [7, 3]) == [(4, 7), (2, 7), (2, 3), (1, 7), (1, 3)]
