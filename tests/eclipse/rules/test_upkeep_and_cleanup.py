"""Upkeep, bankruptcy, Cleanup and the end (ECL-UPK, ECL-BANK, ECL-CLEAN, ECL-END)."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.collapse import REMOVE_COLLAPSED
from astrarium.games.eclipse.discs import upkeep
from astrarium.games.eclipse.ids import NONE
from astrarium.games.eclipse.population import production
from astrarium.games.eclipse.scoring import points, result
from astrarium.games.eclipse.state import Eclipse
from astrarium.games.eclipse.supply import tiles_per_cleanup
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.games.eclipse.upkeep import UPKEEP_PHASE, balance
from astrarium.kernel.position import CHANCE
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    actors_of,
    ancients,
    begin,
    cleanup_of,
    control,
    cube,
    end_of_round,
    lay,
    npc,
    options,
    play,
    population,
    refusal,
    relate,
    reputation,
    ship,
    ships,
    step,
    store,
    structure,
    table,
    tech,
    turn_of,
    upkeep_of,
    verbs_of,
)
from tests.marks import example, rule


def spent(g: Eclipse, seat: int, discs: int) -> None:
    """So many discs lie on action spaces."""
    p = g.players[seat]
    p.actions, p.discs = (discs, *p.actions[1:]), p.discs - discs


def broke(money: int, cubes: int, circles: int, science: int = 0, species: str = "", **settings: Any) -> Eclipse:
    """The first player has so much money, so many money cubes on the track and so many empty circles."""
    g = table(species or "planta mechanema", **settings)
    p = g.players[P1]
    store(g, P1, money, science)
    p.colony_ships = 0
    g.players[P2].colony_ships = 0
    spare = p.cubes[0] - cubes
    p.cubes = (cubes, *p.cubes[1:])
    p.graveyard = (spare, 0, 0)
    spent(g, P1, p.discs - (13 - circles))
    return g


@example("EC-7")
@rule("ECL-UPK-3")
def test_upkeep_is_on_the_leftmost_empty_circle() -> None:
    g = table()
    spent(g, P1, 5)
    assert upkeep(g.players[P1]) == 5
    g.players[P1].colony_ships = 0
    store(g, P1, 7)
    upkeep_of(g)
    assert g.players[P1].storage[0] == 7 + 3 - 5


@rule("ECL-UPK-5")
def test_science_and_materials_grow() -> None:
    g = table()
    g.players[P1].colony_ships = 0
    upkeep_of(g)
    assert g.players[P1].storage == (5, 6, 6)


@rule("ECL-UPK-2")
def test_colony_ships_come_before_the_income() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    upkeep_of(g)
    play(g, "p1 settle 201 money; p1 settle 201 materials")
    assert g.players[P1].storage == (6, 6, 7)
    assert g.stack == []


@rule("ECL-UPK-4")
def test_who_cannot_pay_must_do_something() -> None:
    g = broke(1, 8, 8, 9)
    upkeep_of(g)
    assert balance(g.players[P1]) < 0
    assert refusal(g, "p1 pay") == "ECL-UPK-4"
    assert verbs_of(g) == {"trade", "abandon"}


@example("EC-10")
@rule("ECL-UPK-4", "ECL-TRADE-1")
def test_exchanges_save_the_discs() -> None:
    g = broke(1, 8, 8, 9)
    upkeep_of(g)
    play(g, "p1 trade science money; p1 trade science money; p1 trade science money")
    assert g.players[P1].storage[0] == 0
    assert g.owners[SECTOR["226"]] == P1
    assert g.stack == []


@example("EC-11", "EC-75")
@rule("ECL-BANK-1")
def test_discs_are_removed_until_the_sum_is_right() -> None:
    g = broke(0, 8, 7)
    p = g.players[P1]
    lay(g, "201", -1, -1)
    lay(g, "207", 0, -3)
    control(g, P1, "201", "207")
    p.discs += 2
    p.actions = (p.actions[0] - 2, *p.actions[1:])
    cube(g, P1, "201", "money")
    p.cubes, p.graveyard = (8, *p.cubes[1:]), (p.graveyard[0] - 1, 0, 0)
    assert (production(p, 0), upkeep(p)) == (6, 7)
    upkeep_of(g)
    play(g, "p1 abandon 201")
    assert (production(p, 0), upkeep(p)) == (4, 5)
    assert population(g, "201") == {}
    play(g, "p1 abandon 207")
    assert g.stack == []
    assert p.storage[0] == 1


@example("EC-12", "EC-84")
@rule("ECL-BANK-2")
def test_who_can_pay_gives_up_nothing() -> None:
    g = table("wardens_of_magellan terran_directorate", rota_species=True)
    upkeep_of(g)
    assert step(g) == "SIDE_BY_SIDE"
    assert refusal(g, "p1 abandon 233") == "ECL-BANK-2"


@rule("ECL-BANK-3")
def test_ships_stay_on_abandoned_sectors() -> None:
    g = broke(0, 11, 9)
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    ship(g, P1, "cruiser", "201")
    g.players[P1].discs += 1
    g.players[P1].actions = (g.players[P1].actions[0] - 1, *g.players[P1].actions[1:])
    upkeep_of(g)
    play(g, "p1 abandon 201")
    assert ships(g, P1, "201") == ["cruiser"]


@rule("ECL-UPK-6")
def test_after_the_first_removed_disc_nothing_is_settled() -> None:
    g = broke(0, 11, 9)
    lay(g, "201", -1, -1)
    lay(g, "207", 0, -3)
    control(g, P1, "201", "207")
    g.players[P1].discs += 2
    g.players[P1].actions = (g.players[P1].actions[0] - 2, *g.players[P1].actions[1:])
    g.players[P1].colony_ships = 2
    upkeep_of(g)
    assert "settle" in verbs_of(g)
    play(g, "p1 abandon 207")
    assert refusal(g, "p1 settle 201 money") == "ECL-UPK-6"


def ruined(**settings: Any) -> Eclipse:
    """The first of four players has neither money nor sectors."""
    g = table("planta mechanema terran_directorate terran_federation", **settings)
    home = SECTOR["226"]
    g.owners = tuple(NONE if n == home else owner for n, owner in enumerate(g.owners))
    g.population = tuple((0,) * 9 if n == home else on for n, on in enumerate(g.population))
    p = g.players[P1]
    p.cubes, p.storage, p.colony_ships = (11, 11, 11), (0, 0, 0), 0
    p.actions, p.discs = (13, *p.actions[1:]), 0
    for other in g.players[1:]:
        other.colony_ships = 0
    return g


@rule("ECL-BANK-4", "ECL-BANK-6")
def test_who_still_cannot_pay_collapses() -> None:
    g = ruined()
    relate(g, P1, P2)
    tech(g, P1, "neutron_bombs", "plasma_cannon", "phase_shield")
    fixed = points(g, P1)
    before = g.players[P2].cubes
    begin(g, UPKEEP_PHASE.at(), REMOVE_COLLAPSED.at())
    assert (step(g), actors_of(g)) == ("RETURNING", (P2,))
    play(g, f"p2 return {options(g, 'return', P2)[0]}")
    assert step(g) == ""
    assert g.players[P1].is_collapsed
    assert g.view(P2)["players"][P1]["is_collapsed"]
    assert ships(g, P1, "226") == []
    assert g.players[P2].ambassadors == ()
    assert sum(g.players[P2].cubes) == sum(before) + 1
    assert points(g, P1) == fixed
    assert sum(fixed) == 2  # an ambassador and four tiles on a track


@rule("ECL-BANK-7")
def test_a_collapsed_player_has_no_turns_and_loses_the_marker() -> None:
    g = ruined()
    g.next_start = P1
    before = g.techs
    begin(g, UPKEEP_PHASE.at(), REMOVE_COLLAPSED.at())
    assert g.next_start == P2
    assert g.techs == before
    assert tiles_per_cleanup(len(g.players), g.settings) == 7
    begin(g, ACTION_PHASE.at())
    assert actors_of(g) == (P2,)


@rule("ECL-BANK-5")
def test_without_sectors_one_goes_on_as_long_as_one_can_pay() -> None:
    g = ruined()
    p = g.players[P1]
    p.actions, p.discs = (0,) * 9, 13
    ship(g, P1, "cruiser", "226")
    upkeep_of(g)
    assert not p.is_collapsed
    turn_of(g, P1)
    assert refusal(g, "p1 act influence") is None
    play(g, "p1 act influence; p1 lift track; p1 put 226")
    assert g.owners[SECTOR["226"]] == P1


@rule("ECL-CLEAN-1")
@pytest.mark.parametrize(("players", "tiles"), [(2, 4), (3, 6), (4, 7), (5, 8), (6, 9)])
def test_new_technologies(players: int, tiles: int) -> None:
    g = table(players=players)
    cleanup_of(g)
    count = 0
    while step(g) == "TURN_TECH":
        g.apply(-1, g.actions(-1)[0])
        count += 1
    assert count == sum(g.techs) == tiles


@rule("ECL-CLEAN-1")
def test_two_players_may_agree_on_five() -> None:
    g = table(two_player_five_technologies=True)
    assert tiles_per_cleanup(2, g.settings) == 5


@rule("ECL-CLEAN-2")
def test_an_empty_bag_brings_nothing() -> None:
    g = table()
    g.tech_bag = (0,) * len(g.tech_bag)
    round_ = g.round
    begin(g)
    cleanup_of(g)
    assert g.stack == []
    assert g.round == round_ + 1
    g.tech_bag = (1, *g.tech_bag[1:])
    cleanup_of(g)
    g.play(CHANCE, "turn-tech neutron_bombs")
    assert g.techs[0] == 1


def cleaned(g: Eclipse) -> Eclipse:
    g.tech_bag = (0,) * len(g.tech_bag)
    return cleanup_of(g)


@rule("ECL-CLEAN-3", "ECL-CLEAN-5")
def test_discs_and_colony_ships_return() -> None:
    g = table()
    spent(g, P1, 4)
    g.players[P1].colony_ships = 0
    cleaned(g)
    p = g.players[P1]
    assert (p.discs, sum(p.actions), p.colony_ships) == (12, 0, 3)


@rule("ECL-CLEAN-4")
def test_cubes_return_from_the_graveyard() -> None:
    g = table()
    p = g.players[P1]
    p.cubes, p.graveyard = (8, 10, 9), (2, 0, 1)
    cleaned(g)
    assert (p.cubes, p.graveyard) == ((10, 10, 10), (0, 0, 0))


@rule("ECL-CLEAN-6")
def test_the_round_marker_advances() -> None:
    g = table()
    g.next_start = P2
    cleaned(g)
    assert (g.round, g.start_seat, g.next_start) == (2, P2, NONE)


@rule("ECL-CLEAN-7")
def test_there_is_no_cleanup_after_the_last_round() -> None:
    g = table()
    g.round = 9
    spent(g, P1, 2)
    end_of_round(g)
    assert g.round == 9
    assert g.players[P1].discs == 10
    g.round, g.tech_bag = 8, (0,) * len(g.tech_bag)
    end_of_round(g)
    assert (g.round, g.players[P1].discs) == (9, 12)


@example("EC-51")
@rule("ECL-END-1")
def test_the_score_sheet() -> None:
    g = table("planta mechanema terran_directorate terran_federation")
    lay(g, "102", 0, -1)
    control(g, P1, "102")
    structure(g, "monolith", "102")
    relate(g, P1, P2)
    reputation(g, P1, 4, 2)
    tech(g, P1, "neutron_bombs", "plasma_cannon", "phase_shield", "advanced_mining", "tachyon_source")
    tech(g, P1, "plasma_missile", "gauss_shield", "improved_hull", "fusion_source", "positron_computer")
    tech(g, P1, "nanorobots", "fusion_drive", "orbital")
    assert [len(track) for track in g.players[P1].techs] == [7, 4, 3]
    sheet = dict(zip(("rep", "amb", "sec", "disc", "str", "tech", "trait", "spec"), points(g, P1), strict=False))
    home = tables.SECTORS[SECTOR["226"]].vp
    assert sheet == {"rep": 6, "amb": 1, "sec": 3 + home, "disc": 0, "str": 3, "tech": 6, "trait": 0, "spec": 2}


@rule("ECL-END-3")
def test_a_last_tie_is_shared() -> None:
    g = table("terran_directorate terran_federation")
    assert result(g).winners == (P1, P2)


@rule("ECL-END-4", "ECL-END-5")
def test_ships_orbitals_parts_and_resources_are_worth_nothing() -> None:
    g = table()
    before = sum(points(g, P1))
    assert before == tables.SECTORS[SECTOR["221"]].vp > 0
    ship(g, P1, "dreadnought", "221", 2)
    structure(g, "orbital", "221")
    g.players[P1].spare_parts = (17,)
    store(g, P1, 40, 40, 40)
    assert sum(points(g, P1)) == before


@rule("ECL-NPC-6")
def test_only_ancients_of_hives_move() -> None:
    g = table(ancient_hives=True)
    lay(g, "203", -1, -1)
    npc(g, "ancient", "203", 2)
    lay(g, "212", -5, 0)
    lay(g, "310", -5, -1)
    npc(g, "ancient", "212", 1)
    cleaned(g)
    g.play(CHANCE, "hive 1")
    assert (ancients(g, "203"), ancients(g, "212"), ancients(g, "310")) == (2, 0, 1)
    assert g.ships[SECTOR["001"]] != ()


@rule("ECL-ROTA-LYR-14")
def test_lyra_may_trade_for_a_shrine() -> None:
    g = table("enlightened_of_lyra terran_directorate", rota_species=True)
    store(g, P1, 0, 1, 7)
    g.players[P1].colony_ships = 0
    upkeep_of(g)
    play(g, "p1 trade materials science")
    assert refusal(g, "p1 shrine shrine_freedom_science 238") is None
