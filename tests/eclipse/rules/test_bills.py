"""Bills: what a move costs, item by item, whether or not it is allowed."""

from __future__ import annotations

import pytest

from astrarium.games.eclipse.state import Eclipse
from tests.conformance.explanations import check_sums, offered_actions
from tests.eclipse.rules.test_lyra_and_magellan import ENLIGHTENMENT, FREEDOM, HOME, lyra
from tests.eclipse.scenario import P1, offer, play, store, table, tech, upkeep_of
from tests.explanations import lines
from tests.marks import rule


def bill(g: Eclipse, move: str) -> list[tuple[str, int, str]]:
    return lines(g.explain(P1, move).needs)


def rich(species: str = "terran_directorate terran_federation", action: str = "") -> Eclipse:
    g = table(species, rota_species=True, developments=True, deal={"developments": ["research_station", "warp_portal"]})
    offer(g, "gauss_shield", "plasma_cannon", "fusion_drive", "cloaking_device")
    tech(g, P1, "neutron_bombs", "orbital", "advanced_robotics")
    store(g, P1, 30, 30, 30)
    if action:
        play(g, f"p1 act {action}")
    return g


@rule("ECL-BUI-1")
def test_ships_and_structures_cost_what_the_board_says() -> None:
    g = rich(action="build")
    assert bill(g, "build interceptor 221") == [("materials", 3, "printed")]
    assert bill(g, "build dreadnought 221") == [("materials", 8, "printed")]
    assert bill(g, "build orbital 221") == [("materials", 5, "printed")]


@rule("ECL-RES-2", "ECL-ROTA-RARE-3")
def test_a_technology_costs_science_less_the_discount_of_its_track() -> None:
    g = rich(action="research")
    assert bill(g, "buy gauss_shield grid") == [("science", 2, "printed")]
    assert bill(g, "buy plasma_cannon military") == [("science", 6, "printed"), ("science", -2, "discount")]
    assert bill(g, "buy fusion_drive nano") == [("science", 4, "printed"), ("science", -1, "discount")]
    assert bill(g, "buy cloaking_device grid") == [("science", 7, "printed")]
    assert bill(g, "buy cloaking_device nano") == [("science", 7, "printed"), ("science", -1, "discount")]


@rule("ECL-ROTA-DEV-2")
def test_a_development_costs_what_it_shows() -> None:
    g = rich(action="research")
    assert bill(g, "develop research_station") == [("money", 5, "printed"), ("materials", 5, "printed")]
    assert bill(g, "develop warp_portal") == [("materials", 8, "printed")]


@rule("ECL-TRADE-1", "ECL-ROTA-RHO-3")
def test_an_exchange_costs_the_rate_of_the_species() -> None:
    g = rich()
    assert bill(g, "trade money science") == [("money", 2, "rate")]
    assert bill(g, "trade materials money") == [("materials", 2, "rate")]
    g = rich("rho_indi_syndicate terran_federation")
    assert bill(g, "trade money materials") == [("money", 3, "rate")]
    g = rich("orion_hegemony terran_federation")
    assert bill(g, "trade science materials") == [("science", 4, "rate")]


@rule("ECL-ROTA-LYR-2")
def test_a_shrine_costs_a_resource_of_its_colour() -> None:
    g = upkeep_of(lyra())
    colours = ("money", "science", "materials")
    assert [bill(g, f"shrine {name} {HOME}") for name in FREEDOM] == [[(colour, 2, "printed")] for colour in colours]
    assert [bill(g, f"shrine {name} {HOME}") for name in ENLIGHTENMENT] == [
        [(colour, 6, "printed")] for colour in colours
    ]


@pytest.mark.parametrize("action", ["", "build", "research"])
def test_what_is_short_is_the_sum_of_the_items(action: str) -> None:
    g = rich(action=action)
    for storage in ((0, 0, 0), (2, 1, 3), (5, 5, 5), (30, 30, 30)):
        g.players[P1].storage = storage
        for move in offered_actions(g, P1):
            check_sums(g, P1, move)
