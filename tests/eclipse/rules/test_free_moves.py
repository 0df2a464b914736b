"""What can be done at the edges of actions and turns (ECL-FLOW, ECL-INF, ECL-TRADE, ECL-DIP, ECL-COL)."""

from __future__ import annotations

from astrarium.games.eclipse.diplomacy import are_neighbours
from astrarium.games.eclipse.discovery import TAKE_DISCOVERY
from astrarium.games.eclipse.ids import GREY_SQUARE
from astrarium.games.eclipse.population import return_choices
from astrarium.games.eclipse.resources import can_raise
from astrarium.games.eclipse.state import ON_SECTOR
from astrarium.games.eclipse.tables import SPECIES
from astrarium.games.eclipse.turn import ACTION_PHASE
from astrarium.kernel.position import CHANCE
from tests.eclipse.rules.test_influence import neighbourhood
from tests.eclipse.rules.test_many_players import wide
from tests.eclipse.rules.test_upkeep_and_cleanup import ruined
from tests.eclipse.scenario import (
    P1,
    P2,
    SECTOR,
    actors_of,
    begin,
    control,
    discovery,
    lay,
    neighbours,
    no_ships,
    offer,
    options,
    play,
    refusal,
    ship,
    step,
    store,
    structure,
    table,
    turn_of,
    verbs_of,
)
from tests.marks import rule


@rule("ECL-FLOW-2", "ECL-ROTA-SIM-2")
def test_without_a_second_marker_everybody_researches() -> None:
    g = table()
    offer(g, "neutron_bombs")
    store(g, P1, 9, 9, 9)
    begin(g, ACTION_PHASE.at())
    assert refusal(g, "p1 act research") is None


@rule("ECL-FLOW-8", "ECL-TRADE-1")
def test_exchanges_raise_what_is_short_at_the_rate_of_the_species() -> None:
    terran = table().players[P1]
    syndicate = table("rho_indi_syndicate terran_directorate", rota_species=True).players[P1]
    for p, storage, science, is_enough in (
        (terran, (0, 0, 0), 1, False),
        (terran, (1, 0, 1), 1, False),
        (terran, (2, 0, 0), 1, True),
        (terran, (2, 0, 0), 2, False),
        (terran, (2, 0, 2), 2, True),
        (syndicate, (2, 0, 0), 1, False),
        (syndicate, (3, 0, 0), 2, True),
        (syndicate, (3, 0, 0), 3, False),
        (syndicate, (3, 0, 3), 3, True),
        (syndicate, (0, 0, 3), 2, False),
    ):
        p.storage = storage
        assert can_raise(p, (0, science, 0)) == is_enough, (storage, science)


@rule("ECL-FLOW-8", "ECL-ROTA-DEV-2")
def test_who_can_pay_a_development_may_research() -> None:
    g = table(deal={"developments": ["diplomatic_fleet"]}, developments=True)
    store(g, P1, 0, 0, 6)
    assert refusal(g, "p1 act research") is None
    store(g, P1, 0, 0, 5)
    assert refusal(g, "p1 act research") == "ECL-FLOW-8"
    g.developments = 0
    store(g, P1, 20, 20, 20)
    assert refusal(g, "p1 act research") == "ECL-FLOW-8"


@rule("ECL-ROTA-DEV-3")
def test_developments_on_offer_are_shown() -> None:
    g = table(deal={"developments": ["diplomatic_fleet", "trade_fleet"]}, developments=True)
    store(g, P1, 20, 20, 20)
    play(g, "p1 act research")
    assert options(g, "develop") == ["trade_fleet", "diplomatic_fleet"]


@rule("ECL-BANK-5", "ECL-FLOW-8")
def test_the_disc_of_the_action_itself_cannot_be_put() -> None:
    g = ruined()
    p = g.players[P1]
    p.colony_ships = SPECIES[p.species].colony_ships
    ship(g, P1, "cruiser", "226")
    for discs, refused in ((1, "ECL-FLOW-8"), (2, None)):
        p.actions, p.discs = (13 - discs, *(0,) * 8), discs
        turn_of(g, P1)
        assert refusal(g, "p1 act influence") == refused


@rule("ECL-INF-1")
def test_without_a_disc_on_the_track_none_is_lifted_there() -> None:
    g = neighbourhood()
    p = g.players[P1]
    p.actions, p.discs = (p.discs - 1, *p.actions[1:]), 1
    turn_of(g, P1)
    play(g, "p1 act influence")
    assert refusal(g, "p1 lift track") == "ECL-INF-1"


@rule("ECL-INF-1", "ECL-INF-6", "ECL-INF-10")
def test_disc_moves_and_flips_are_counted_apart() -> None:
    g = neighbourhood()
    g.players[P1].colony_ships = 0
    play(g, "p1 act influence")
    discs, ships = g.clone(), g.clone()
    play(ships, "p1 refresh; p1 refresh")
    assert verbs_of(ships) - {"trade", "settle"} == {"lift", "done"}
    play(ships, "p1 lift track; p1 put 201")
    assert step(ships) == "INFLUENCING"
    play(ships, "p1 lift track; p1 put 304")
    assert step(ships) == "AFTER"
    play(discs, "p1 lift track; p1 put 201; p1 refresh; p1 lift track; p1 put 304")
    assert refusal(discs, "p1 lift track") == "ECL-INF-1"
    play(discs, "p1 refresh")
    assert step(discs) == "AFTER"


@rule("ECL-TRADE-1", "ECL-DISC-6")
def test_nobody_trades_while_a_part_is_placed_outside_the_own_turn() -> None:
    g = table()
    store(g, P1, 9, 9, 9)
    lay(g, "315", 20, 0)
    control(g, P1, "315")
    discovery(g, "315")
    begin(g, TAKE_DISCOVERY.at(P1, SECTOR["315"], ON_SECTOR + SECTOR["315"]))
    play(g, "chance turn-discovery shard_hull; p1 use")
    assert step(g) == "UPGRADING"
    assert refusal(g, "p1 trade money science") == "ECL-TRADE-1"
    assert options(g, "trade") == []


@rule("ECL-COL-1")
def test_the_log_says_where_a_cube_was_put() -> None:
    g = table()
    lay(g, "201", -1, -1)
    control(g, P1, "201")
    (settled,) = g.play(P1, "settle 201 materials")
    assert settled.values == {"seat": P1, "sector": "sector:201", "square": "square:materials"}


@rule("ECL-POP-3", "ECL-COL-11")
def test_a_cube_from_a_grey_square_dies_in_any_colour_though_a_track_is_full() -> None:
    p = table().players[P1]
    p.cubes = (12, 9, 9)
    assert return_choices(p, GREY_SQUARE, is_dead=True) == (0, 1, 2)


@rule("ECL-DIP-2")
def test_nobody_has_relations_with_themselves() -> None:
    g = neighbours()
    for sector in ("310", "221"):
        structure(g, "warp_portal", sector)
    no_ships(g, "221")
    assert are_neighbours(g, P1, P1)
    assert refusal(g, "p1 propose p1") == "ECL-DIP-2"
    assert options(g, "propose") == ["p2"]


@rule("ECL-DIP-12")
def test_in_the_next_turn_everybody_may_be_asked_again() -> None:
    g = neighbours()
    turn_of(g, P2)
    play(g, "p2 propose p1; p1 decline")
    assert refusal(g, "p2 propose p1") == "ECL-DIP-12"
    play(g, "p2 pass; p2 end; p3 pass; p3 end; p4 pass; p4 end; p1 act upgrade; p1 done; p1 end")
    assert refusal(g, "p2 propose p1") is None


@rule("ECL-DIP-4")
def test_a_cube_from_the_only_track_that_has_some_is_sent_without_a_question() -> None:
    g = neighbours()
    g.players[P2].graveyard = (10, 10, 0)
    g.players[P2].cubes = (0, 0, 10)
    play(g, "p1 propose p2; p2 accept; p1 send-cube money")
    assert g.players[P2].cubes == (0, 0, 9)
    assert g.players[P2].ambassadors == (P1,)


@rule("ECL-ROTA-SIM-4")
def test_the_last_player_has_one_marker_after_the_other() -> None:
    g = wide(7, simultaneous_play=True)
    for p in g.players[1:]:
        p.is_collapsed = True
    begin(g, ACTION_PHASE.at())
    assert (g.markers, actors_of(g)) == ((P1, P1), (P1,))
    play(g, "p1 act explore")
    play(g, f"p1 explore {options(g, 'explore')[0]}")
    assert actors_of(g) == (CHANCE,)
