"""Species of the base game, and what is open or hidden (ECL-SPEC, ECL-INFO)."""

from __future__ import annotations

from astrarium.games.eclipse import tables
from astrarium.games.eclipse.battle_ships import squadron_of
from astrarium.games.eclipse.blueprints import energy_left
from astrarium.games.eclipse.reputation_track import fits_on_track
from tests.eclipse.scenario import (
    CLASS,
    P1,
    P2,
    SPECIES,
    TECH,
    lay,
    options,
    play,
    refusal,
    reputation,
    ships,
    store,
    table,
)
from tests.marks import example, rule


@rule("ECL-SPEC-1")
def test_terrans_trade_two_for_one_and_have_a_slot_for_an_ambassador() -> None:
    g = table()
    store(g, P1, 2)
    play(g, "p1 trade money science")
    assert g.players[P1].storage == (0, 1, 0)
    p = g.players[P1]
    assert fits_on_track(p, 1, 4)
    assert not fits_on_track(p, 0, 5)
    assert p.techs[0] == (TECH["starbase"],)


@rule("ECL-SPEC-2")
def test_eridani_are_rich_and_few() -> None:
    g = table("eridani_empire planta")
    p = g.players[P1]
    assert p.storage[0] == 26
    assert p.discs == 10
    assert [track[0] for track in p.techs] == [TECH["plasma_cannon"], TECH["gauss_shield"], TECH["fusion_drive"]]
    assert energy_left(p, CLASS["dreadnought"]) == 1
    assert tables.SPECIES[SPECIES["eridani_empire"]].starting_reputation_draws == 2


@example("EC-35")
@rule("ECL-REP-4", "ECL-SPEC-3")
def test_hydran_progress_have_three_slots_for_reputation() -> None:
    p = table("hydran_progress planta").players[P1]
    assert fits_on_track(p, 0, 3)
    assert not fits_on_track(p, 0, 4)
    assert fits_on_track(p, 1, 3)


@rule("ECL-SPEC-8")
def test_orion_begin_with_a_cruiser_and_shields() -> None:
    g = table("orion_hegemony planta")
    assert ships(g, P1, "232") == ["cruiser"]
    for name, initiative in (("interceptor", 4), ("cruiser", 3), ("dreadnought", 2), ("starbase", 5)):
        values = squadron_of(g, P1, CLASS[name])
        assert (values.shield, values.initiative) == (1, initiative)
    store(g, P1, 3, 0, 0)
    assert refusal(g, "p1 trade money science") == "ECL-TRADE-1"
    p = g.players[P1]
    assert fits_on_track(p, 0, 5)
    assert not fits_on_track(p, 5, 0)
    assert TECH["neutron_bombs"] in p.techs[0]


@rule("ECL-TRADE-4")
def test_resources_stay_with_their_player() -> None:
    g = table()
    store(g, P1, 9, 9, 9)
    others = g.players[P2].storage
    for notation in options(g, "trade"):
        trial = g.clone()
        trial.play(P1, f"trade {notation}")
        assert trial.players[P2].storage == others
        assert trial.players[P1].storage != g.players[P1].storage
    assert not [verb for verb in g.rules.verbs.by_name if verb.startswith("give-") and verb != "give-back"]


@rule("ECL-INFO-1")
def test_stacks_bags_and_piles_have_no_order_that_could_be_seen() -> None:
    g = table()
    lay(g, "315", 0, -3)
    shown = g.view(P1)
    assert shown["zones"][0] == {"stack": 8, "discards": []}
    assert shown["reputation_bag"] == 32
    assert shown["discovery_pile"] == 20
    assert shown["sectors"]["001"]["discovery"] is True


@rule("ECL-INFO-3", "ECL-REP-8")
def test_boards_are_open_but_reputation_is_not() -> None:
    g = table()
    reputation(g, P1, 3)
    own, other = g.view(P1)["players"][P1], g.view(P2)["players"][P1]
    assert (own["reputation"], other["reputation"]) == ([3], [None])
    hidden = {"reputation", "points"}
    assert {key: own[key] for key in own if key not in hidden} == {
        key: other[key] for key in other if key not in hidden
    }


@rule("ECL-INFO-3")
def test_everybody_sees_tokens_of_former_alliances_used_discoveries_and_the_direction() -> None:
    g = table("terran_directorate terran_federation terran_union terran_republic", alliances=True)
    p = g.players[P1]
    p.left_alliances, p.used_discoveries = 2, 1
    g.is_counter_clockwise = True
    shown = g.view(P2)
    assert shown["players"][P1]["left_alliances"] == ["torch"]
    assert shown["players"][P1]["used_discoveries"] == 1
    assert (shown["is_counter_clockwise"], shown["markers"]) == (True, [])
