"""What is expected of battles is their odds, for those on the map and for the one that goes on."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.collapse import collapse, remove_player
from astrarium.games.eclipse.forecast import next_of
from astrarium.games.eclipse.ids import INTERCEPTOR, NPC, STARBASE
from astrarium.games.eclipse.odds import battle_odds, chance_of, expected_ships
from astrarium.games.eclipse.odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS
from astrarium.games.eclipse.state import Eclipse
from tests.eclipse.battlefield import ally, arrayed, battlefield, combat, fleet, miss, refuge, roll, siege
from tests.eclipse.fleets import npc, ship, ships
from tests.eclipse.scenario import P1, P2, P3, fit, play, step


def expected(g: Eclipse) -> list[tuple[str, int, int]]:
    found = g.forecast(P1)
    return [] if found is None else [(b["sector"], b["attacker_holds"], b["defender_holds"]) for b in found["battles"]]


def test_battles_on_the_map_have_the_odds_of_the_examples() -> None:
    g = battlefield()
    assert g.forecast(P1) is None
    fleet(g, P1, "2 cruiser")
    fleet(g, NPC, "1 ancient")
    assert expected(g) == [("212", 668, 332)]
    found = g.forecast(P2)
    assert found is not None
    (battle,) = found["battles"]
    assert battle["attackers"] == [{"squadron": "p1-cruiser", "owner": P1, "ships": 2, "left": 107}]
    assert (battle["rounds"], battle["samples"], battle["others"]) == (345, 0, 0)


def test_of_several_sides_the_first_battle_is_forecast() -> None:
    g = battlefield(owner=P1)
    for seat in (P1, P2, P3):
        fleet(g, seat, "1 interceptor")
    found = g.forecast(P1)
    assert found is not None
    (battle,) = found["battles"]
    assert [entry["owner"] for entry in battle["attackers"] + battle["defenders"]] == [P3, P2]
    assert battle["others"] == 1


def test_the_rest_of_a_battle_is_forecast_when_a_class_acts() -> None:
    g = battlefield()
    refuge(g, P1, "301")
    fleet(g, P1, "2 cruiser")
    fleet(g, NPC, "1 ancient")
    combat(g)
    assert g.forecast(P1) is None  # the Ancient's dice are open
    roll(g, 5, 1)
    cruiser, ancient = ship("standard_cruiser"), npc("ancient")
    odds = battle_odds([(cruiser, [1, 0])], ships(1, ancient), begun=(0, cruiser.ship_class))
    assert expected(g)[0][1] == round(1000 * chance_of(odds, ATTACKER_HOLDS))
    acting = (0, cruiser.ship_class)
    leaves = battle_odds([(cruiser, [1, 0])], ships(1, ancient), begun=acting, retreating=[acting])
    found = g.forecast(P1)
    assert found is not None
    assert found["retreat"] is not None
    assert found["retreat"]["attacker_holds"] == 0
    assert found["retreat"]["attackers"][0]["left"] == round(100 * expected_ships(leaves, 0)[0])
    play(g, "p1 retreat")
    assert g.forecast(P1) is None  # the Ancient's dice are open again


def test_a_battle_with_a_declared_retreat_is_forecast_as_it_will_go_on() -> None:
    """The interceptor leaves when it acts again; the cruiser fights on."""
    g = battlefield()
    refuge(g, P1, "301")
    fleet(g, P1, "1 interceptor, 1 cruiser")
    fleet(g, P2, "1 dreadnought")
    combat(g)
    assert step(g) == "CLASS_ACTS"
    play(g, "p1 retreat")
    miss(g)
    assert step(g) == "CLASS_ACTS"  # of the cruiser
    interceptor, cruiser = ship("standard_interceptor"), ship("standard_cruiser")
    own = [*ships(1, interceptor), *ships(1, cruiser)]
    other = ships(1, ship("standard_dreadnought", owner=P2, arrival=1))
    leaving = (P1, interceptor.ship_class)
    odds = battle_odds(other, own, begun=(P1, cruiser.ship_class), retreating=[leaving])
    assert expected(g)[0][1:] == tuple(
        round(1000 * chance_of(odds, ending)) for ending in (ATTACKER_HOLDS, DEFENDER_HOLDS)
    )


def test_a_battle_that_has_begun_is_likelier_won_by_who_acts_next() -> None:
    cruiser = ship("standard_cruiser")
    fleet_of_two = ships(2, cruiser)
    before = battle_odds(fleet_of_two, ships(1, npc("ancient")))
    now = battle_odds(fleet_of_two, ships(1, npc("ancient")), begun=(0, cruiser.ship_class))
    assert chance_of(now, ATTACKER_HOLDS) > chance_of(before, ATTACKER_HOLDS)
    ancient = battle_odds(fleet_of_two, ships(1, npc("ancient")), begun=(NPC, 0))
    assert chance_of(ancient, ATTACKER_HOLDS) == pytest.approx(chance_of(before, ATTACKER_HOLDS))


def test_who_is_at_peace_counts_for_nothing() -> None:
    g = battlefield("descendants_of_draco terran_federation terran_union")
    fleet(g, NPC, "1 ancient")
    fleet(g, P1, "1 cruiser")
    assert g.forecast(P1) is None
    fleet(g, NPC, "1 ancient_cruiser_g")
    found = g.forecast(P1)
    assert found is not None
    assert [entry["squadron"] for entry in found["battles"][0]["defenders"]] == ["ancient_cruiser_g"]


def test_the_view_shows_a_battle_with_its_dice() -> None:
    g = battlefield()
    fit(g, P1, "cruiser-2", "plasma_missile")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser, 1 interceptor")
    assert g.view(P1)["battle"] is None
    combat(g)
    roll(g, 6, 6)
    play(g, "p1 aim p2-interceptor-1")
    shown = g.view(None)["battle"]
    assert (shown["sector"], shown["round"], shown["acting"]) == ("212", 0, "p1-cruiser")
    assert shown["dice"] == [{"damage": 2, "roll": 6}] * 2
    assert shown["hits"] == [{"damage": 2, "ship": "p2-interceptor-1"}]
    assert [squadron["squadron"] for squadron in shown["squadrons"]] == ["p2-interceptor", "p1-cruiser", "p2-cruiser"]
    assert shown["rewards"] == [{"seat": P1, "tiles": 1}, {"seat": P2, "tiles": 1}]


def test_the_view_shows_which_class_has_to_attack_or_to_retreat() -> None:
    """Not the one that acted before; its own dice of the round before no longer count."""
    g = combat(arrayed((P1, "3 cruiser, 1 interceptor"), (NPC, "1 gcds"), refuges="301"))
    shown = g.view(None)["battle"]
    assert shown["acting"] == "p1-interceptor"
    play(g, "p1 attack")
    roll(g, 1)
    shown = g.view(None)["battle"]
    assert shown["acting"] == "p1-cruiser"
    acted = {one["squadron"]: one["has_acted"] for one in shown["squadrons"]}
    assert acted == {"p1-interceptor": True, "p1-cruiser": False, "gcds": False}


def test_who_has_collapsed_has_no_ships_and_no_prices() -> None:
    g = battlefield()
    assert set(g.view(P1)["players"][P1]["classes"]) == {"interceptor", "cruiser", "dreadnought", "starbase"}
    collapse(g, P1)
    remove_player(g, P1)
    assert g.view(P1)["players"][P1]["classes"] == {}
    assert g.view(P1)["prices"] == {}


def test_ships_against_a_disc_alone_fight_no_battle() -> None:
    assert siege().forecast(P1) is None


def test_of_two_battles_in_a_row_only_the_first_is_counted() -> None:
    g = battlefield(owner=P1)
    fleet(g, P1, "1 interceptor")
    fleet(g, P2, "1 dreadnought")
    found = g.forecast(P1)
    assert found is not None
    (battle,) = found["battles"]
    assert (battle["attackers"][0]["squadron"], battle["others"]) == ("p2-dreadnought", 0)


def test_the_odds_of_a_battle_go_on_with_a_class_that_has_not_acted() -> None:
    g = combat(arrayed((P1, "1 cruiser, 1 starbase, 1 interceptor"), (P2, "2 dreadnought")))
    g.acted = ()
    assert next_of(g, P1) == (P1, STARBASE)
    g.acted = ((P1, STARBASE),)
    assert next_of(g, P1) == (P1, INTERCEPTOR)


def test_the_odds_are_told_for_ships_that_fight_everybody_only() -> None:
    """Draco and an ally: one of two classes of NPC ships is at peace with one of two players."""
    g = battlefield("descendants_of_draco terran_federation terran_union terran_republic")
    fleet(g, NPC, "1 ancient, 1 ancient_cruiser_g")
    fleet(g, P1, "1 cruiser")
    fleet(g, P2, "1 cruiser")
    ally(g, P1, P2)
    assert g.forecast(P1) is None
    plain = battlefield("terran_directorate terran_federation terran_union terran_republic")
    fleet(plain, NPC, "1 ancient, 1 ancient_cruiser_g")
    fleet(plain, P1, "1 cruiser")
    fleet(plain, P2, "1 cruiser")
    ally(plain, P1, P2)
    found = plain.forecast(P1)
    assert found is not None
    assert [entry["owner"] for entry in found["battles"][0]["attackers"]] == [P2, P1]


def test_the_forecast_of_a_retreat_counts_the_sides_that_wait_too() -> None:
    g = battlefield()
    refuge(g, P1, "301")
    fleet(g, NPC, "1 ancient")
    fleet(g, P2, "1 interceptor")
    fleet(g, P1, "1 dreadnought")
    combat(g)
    miss(g)
    assert step(g) == "CLASS_ACTS"
    found = g.forecast(P1)
    assert found is not None
    assert found["retreat"] is not None
    assert (found["battles"][0]["others"], found["retreat"]["others"]) == (1, 1)


def test_who_chooses_which_class_acts_first_is_told_no_retreat() -> None:
    g = arrayed((P1, "1 cruiser, 1 interceptor"), (NPC, "1 gcds"), refuges="301")
    fit(g, P1, "cruiser-2", "fusion_drive")
    fit(g, P1, "cruiser-6", "fusion_drive")
    fit(g, P1, "interceptor-1", "fusion_drive")
    combat(g)
    assert step(g) == "LEADING"
    found = g.forecast(P1)
    assert found is not None
    assert found["retreat"] is None
