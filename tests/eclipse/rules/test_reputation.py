"""Reputation tiles (ECL-REP) and what else a victory brings."""

from __future__ import annotations

from random import Random

import pytest

from astrarium.games.eclipse.ids import NPC
from astrarium.games.eclipse.reputation import DRAW_TILES
from astrarium.games.eclipse.state import DRAWN, Eclipse
from astrarium.games.eclipse.tables import REPUTATIONS
from astrarium.kernel.pools import BAG, bag_size, kinds_at, known_kinds, move_piece
from tests.eclipse.battlefield import FIELD, ally, battlefield, combat, draw, due, fleet, roll, settle
from tests.eclipse.scenario import (
    P1,
    P2,
    P3,
    P4,
    begin,
    cube,
    options,
    play,
    refusal,
    relate,
    reputation,
    step,
    structure,
    table,
)
from tests.marks import example, rule

NOBODY = 8  # a seat without a player


def values(g: Eclipse, place: int) -> list[int]:
    """The tiles at a place of the pool, by their points."""
    return sorted([REPUTATIONS[kind].vp for kind in kinds_at(g.reputation, place)])


def drawing(g: Eclipse, seat: int, tiles: int) -> Eclipse:
    return begin(g, DRAW_TILES.at(seat, tiles))


@rule("ECL-REP-1")
@pytest.mark.parametrize(
    ("owner", "loser", "tiles"),
    [
        (P2, "1 interceptor", 1), (P2, "1 starbase", 1), (P2, "1 cruiser", 2), (P2, "1 dreadnought", 3),
        (NPC, "1 ancient", 1), (NPC, "1 gcds", 3),
    ],
)  # fmt: skip
def test_tiles_for_destroyed_ships(owner: int, loser: str, tiles: int) -> None:
    g = battlefield()
    fleet(g, owner, loser)
    fleet(g, P1, "2 dreadnought")
    combat(g)
    while step(g) == "ROLL" and g.attackers:
        roll(g, 6 if g.acting[0] == P1 else 1)
    assert due(g)[P1] == 1 + tiles


@example("EC-33")
@rule("ECL-REP-2", "ECL-ROTA-RHO-5")
def test_at_most_five_tiles_are_drawn() -> None:
    g = table("rho_indi_syndicate terran_federation", rota_species=True)
    money = g.players[P1].storage[0]
    g.fighters, g.fought, g.kills = (P1,), 1, (7, *(0,) * 8)
    assert due(g) == {P1: 5}
    drawing(g, P1, 5)
    assert g.players[P1].storage[0] == money + 4


@example("EX-7")
@rule("ECL-ROTA-RHO-5")
@pytest.mark.parametrize(("tiles", "money"), [(4, 3), (1, 0)])
def test_the_syndicate_gains_money_for_all_tiles_but_one(tiles: int, money: int) -> None:
    g = table("rho_indi_syndicate terran_federation", rota_species=True)
    before = g.players[P1].storage[0]
    drawing(g, P1, tiles)
    assert g.players[P1].storage[0] == before + money


@rule("ECL-REP-3")
def test_players_draw_in_the_order_of_arrival_the_controller_first() -> None:
    g = battlefield(owner=P3)
    fleet(g, P2, "1 interceptor")
    fleet(g, P1, "1 interceptor")
    fleet(g, P3, "1 dreadnought")
    combat(g)
    assert g.fighters == (P3, P2, P1)
    roll(g, 6)  # the defender of the first battle acts first
    roll(g, 1, 6, 1)
    settle(g, "DRAW_TILE")
    assert g.stack[-1][1] == P3
    draw(g, 1, 2)
    assert (step(g), g.actors) == ("REPUTATION", (P3,))
    play(g, "p3 take-none")
    assert g.stack[-1][1] == P2  # only after the first has returned tiles


@rule("ECL-REP-4")
def test_one_tile_is_kept_and_the_others_return() -> None:
    g = table()
    drawing(g, P1, 3)
    tiles = bag_size(g.reputation)
    draw(g, 1, 4, 2)
    assert options(g, "take") == ["reputation_4", "reputation_2", "reputation_1"]
    assert refusal(g, "p1 take reputation_3") == "ECL-REP-4"
    play(g, "p1 take reputation_4")
    assert values(g, P1) == [4]
    assert bag_size(g.reputation) == tiles - 1


@rule("ECL-REP-4", "ECL-REP-10")
def test_a_tile_may_be_exchanged_for_an_older_one() -> None:
    g = table()
    reputation(g, P1, 1, 2)
    drawing(g, P1, 1)
    draw(g, 4)
    assert options(g, "exchange") == ["reputation_4 reputation_2", "reputation_4 reputation_1"]
    assert refusal(g, "p1 exchange reputation_4 reputation_3") == "ECL-REP-4"
    play(g, "p1 exchange reputation_4 reputation_1")
    assert values(g, P1) == [2, 4]


@rule("ECL-REP-10")
def test_a_player_may_keep_none() -> None:
    g = table()
    drawing(g, P1, 2)
    draw(g, 4, 4)
    play(g, "p1 take-none")
    assert values(g, P1) == []
    assert values(g, DRAWN) == []


@rule("ECL-REP-4")
def test_on_a_full_track_tiles_can_only_be_exchanged() -> None:
    g = table()
    reputation(g, P1, 1, 1, 1, 1)
    drawing(g, P1, 1)
    draw(g, 3)
    assert options(g, "take") == []
    assert options(g, "exchange") == ["reputation_3 reputation_1"]


@example("EC-34")
@rule("ECL-REP-5")
def test_ambassadors_give_no_room_for_tiles() -> None:
    g = table("wardens_of_magellan terran_federation terran_union terran_republic eridani_empire", rota_species=True)
    for partner in (P2, P3, P4):
        relate(g, P1, partner)
    relate(g, P1, 4)
    drawing(g, P1, 2)
    draw(g, 4, 4)
    assert step(g) != "REPUTATION"
    assert bag_size(g.reputation) == sum(g.reputation[0])


@example("EC-35")
@rule("ECL-REP-4")
def test_a_slot_for_ambassadors_takes_no_tile() -> None:
    g = table("hydran_progress terran_federation")
    reputation(g, P1, 1, 1, 1)
    drawing(g, P1, 1)
    draw(g, 2)
    assert options(g, "take") == []


@rule("ECL-REP-6")
def test_who_lost_all_ships_draws_too() -> None:
    g = battlefield()
    fleet(g, P1, "1 interceptor")
    fleet(g, P2, "1 interceptor")
    combat(g)
    roll(g, 6)
    assert due(g) == {P1: 2, P2: 1}


@rule("ECL-REP-7")
def test_an_empty_bag_gives_what_it_has() -> None:
    g = table()
    for kind, count in enumerate(g.reputation[0]):
        for _ in range(count - (REPUTATIONS[kind].vp == 1)):
            g.reputation = move_piece(g.reputation, BAG, NOBODY, kind, 0)
    drawing(g, P1, 3)
    draw(g, 1)
    assert step(g) == "REPUTATION"
    play(g, "p1 take reputation_1")
    drawing(g, P1, 3)
    assert not g.stack


@rule("ECL-REP-8")
def test_only_the_owner_knows_tiles() -> None:
    g = table()
    drawing(g, P1, 2)
    draw(g, 1, 4)
    assert len(known_kinds(g.reputation, DRAWN, P1)) == 2
    assert known_kinds(g.reputation, DRAWN, P2) == []
    events = g.play(P1, "take reputation_4")
    assert len(known_kinds(g.reputation, P1, P1)) == 1
    assert known_kinds(g.reputation, P1, P2) == []
    assert [event.values for event in events if event.is_seen_by(P2)] == [{"seat": P1, "drawn": 2}]
    others = {tuple(values(g.redeal(P2, Random(number)), P1)) for number in range(60)}
    assert others == {(1,), (2,), (3,), (4,)}


@rule("ECL-REP-9")
def test_taking_part_counts_once_a_sector() -> None:
    g = battlefield(owner=P1)
    fleet(g, P1, "1 dreadnought")
    fleet(g, P2, "1 interceptor")
    fleet(g, P3, "1 interceptor")
    combat(g)
    roll(g, 1, 6)  # the second is lost
    roll(g, 1, 6, 6)
    assert due(g) == {P1: 2, P2: 1, P3: 2}


@rule("ECL-REP-9")
def test_an_attack_on_population_alone_brings_no_tile() -> None:
    g = battlefield(owner=P1)
    cube(g, P1, FIELD, "money")
    fleet(g, P2, "1 interceptor")
    combat(g)
    play(g, "p2 bombard")
    roll(g, 6)
    assert step(g) == "CLAIMING"


@rule("ECL-ROTA-ALLY-10")
def test_allies_draw_separately_for_what_each_destroyed() -> None:
    g = battlefield()
    fleet(g, P2, "1 interceptor")
    fleet(g, P1, "1 interceptor")
    ally(g, P1, P2)
    fleet(g, P3, "1 cruiser 1")
    combat(g)
    roll(g, 6)
    assert due(g) == {P2: 3, P1: 1, P3: 1}


@rule("ECL-ROTA-HW-5", "ECL-ROTA-HW-7")
def test_the_member_whose_die_destroys_a_cruiser_keeps_its_tile() -> None:
    g = battlefield()
    fleet(g, P1, "1 interceptor")
    fleet(g, P2, "1 dreadnought")
    ally(g, P1, P2)
    fleet(g, NPC, "1 ancient_cruiser_g")
    combat(g)
    while g.attackers:
        roll(g, 6 if g.acting[0] == P2 else 1)
    assert (g.players[P1].npc_tokens, g.players[P2].npc_tokens) == ((), (8,))
    assert due(g) == {P1: 1, P2: 3}


@rule("ECL-ROTA-CENTER-3")
def test_the_destroyer_of_the_ancient_dreadnought_keeps_its_tile() -> None:
    g = battlefield()
    fleet(g, P1, "2 dreadnought")
    fleet(g, NPC, "1 ancient_dreadnought_b")
    combat(g)
    while g.attackers:
        roll(g, 6 if g.acting[0] == P1 else 1)
    assert g.players[P1].npc_tokens == (11,)
    assert due(g) == {P1: 4}


@rule("ECL-ROTA-EXI-5")
def test_an_exile_orbital_is_worth_one_tile() -> None:
    g = battlefield("exiles terran_federation terran_union", owner=P1)
    structure(g, "orbital", FIELD)
    cube(g, P1, FIELD, "orbital", "science")
    fleet(g, P2, "2 dreadnought")
    combat(g)
    roll(g, 6, 6, 6, 6)
    play(g, "p1 return science")
    assert due(g) == {P1: 1, P2: 2}
