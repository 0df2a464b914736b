"""Foundations and buildings (CO-FOUND, CO-BLDG, CO-POWER)."""

from __future__ import annotations

from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.state import PLACES
from astrarium.kernel.explanations import bill_of
from astrarium.kernel.values import put
from tests.chaos_order.scenario import (
    P1,
    P2,
    REGION,
    TOKEN,
    army,
    buildings,
    columns,
    combat,
    erect,
    give_cards,
    have,
    income,
    open_foundation,
    options,
    play,
    resources,
    set_price,
    step,
    table,
    turn,
)
from tests.explanations import lines
from tests.marks import example, rule


@rule("CO-FOUND-1", "CO-INC-9")
def test_the_research_foundation_turns_gems_into_research() -> None:
    g = table("ai zcharo jrayek")
    erect(g, P1, "r3c4", "stronghold")
    have(g, P1, 0, 0)
    income(g)
    assert resources(g, P1) == (0, 1)
    open_foundation(g, P1, "research")
    have(g, P1, 0, 0)
    income(g)
    assert resources(g, P1) == (0, 0)
    play(g, "p1 income gems; p1 choose second; p1 advance harvest")
    assert columns(g, P1)["harvest"] == 2
    assert resources(g, P1) == (0, 0)


@rule("CO-FOUND-3")
@example("ED-12")
def test_only_locks_are_paid_with_energy() -> None:
    g = table()
    open_foundation(g, P1, "unlock")
    have(g, P1, 9, 0)
    turn(g, P1, "recruit")
    play(g, "p1 act; p1 auxiliary")
    assert g.why_not(P1, "deploy oachra") == "CO-LEAD-8"


@rule("CO-FOUND-2", "CO-TAC-4")
@example("ED-87")
def test_the_lock_of_a_card_may_be_paid_with_energy() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    give_cards(g, P1, "t06")
    have(g, P1, 2, 0)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert g.why_not(P1, "play t06") == "CO-TAC-12"
    assert lines(bill_of(g.rules, g, P1, g.parse("play t06")).needs) == [("gem", 1, "lock")]
    open_foundation(g, P1, "unlock")
    assert lines(bill_of(g.rules, g, P1, g.parse("play t06")).needs) == [("energy", 2, "lock")]
    play(g, "p1 play t06")
    assert resources(g, P1) == (0, 0)
    assert g.view(P1)["points"] == 2


@rule("CO-FOUND-2", "CO-ACT-4")
def test_a_lock_is_paid_with_what_the_price_leaves() -> None:
    for energy, refused, lock in ((7, "CO-TAC-12", ("gem", 1, "lock")), (8, None, ("energy", 2, "lock"))):
        g = table()
        open_foundation(g, P1, "unlock")
        give_cards(g, P1, "t17")
        set_price(g, "harvest", P2, 6)
        have(g, P1, energy, 0)
        turn(g, P1, "harvest")
        assert g.why_not(P1, "play t17") == refused
        price = [("energy", 3, "to-owner"), ("energy", 3, "to-supply")]
        assert lines(bill_of(g.rules, g, P1, g.parse("play t17")).needs) == [*price, lock]


@rule("CO-FOUND-4", "CO-HARV-3")
def test_the_harvest_foundation_harvests_at_any_building() -> None:
    g = table()
    erect(g, P1, "r3c4", "outpost")
    turn(g, P1, "harvest")
    play(g, "p1 act")
    assert g.why_not(P1, "harvest r3c4") == "CO-HARV-3"
    open_foundation(g, P1, "harvest")
    assert g.why_not(P1, "harvest r3c4") is None


@rule("CO-FOUND-6", "CO-ADJ-4")
def test_the_supply_line_links_every_building() -> None:
    g = table()
    army(g, P1, "base", 2)
    erect(g, P1, "r6c4", "factory")
    turn(g, P1, "move")
    play(g, "p1 act")
    assert g.why_not(P1, "route base r6c4") == "CO-ADJ-1"
    open_foundation(g, P1, "adjacent")
    assert g.why_not(P1, "route base r6c4") is None


@rule("CO-BLDG-1")
def test_a_factory_lets_harvest() -> None:
    g = table()
    erect(g, P1, "r3c4", "factory")
    turn(g, P1, "harvest")
    play(g, "p1 act")
    assert g.why_not(P1, "harvest r3c4") is None
    assert step(g) == "HARVESTING"


@rule("CO-POWER-29")
@example("ED-89")
def test_a_leader_of_the_build_phase_doubles_nothing_in_another() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "base", 0, "niruveh")
    army(g, P1, "r3c5", 1)
    have(g, P1, 0, 0)
    g.tokens = put(g.tokens, TOKEN["harvest_build"], PLACES + P1)
    g.flipped_tokens = 1 << TOKEN["harvest_build"]
    turn(g, P1, "harvest")
    play(g, "p1 act; p1 harvest base; p1 build factory start_leyrien_energy")
    assert resources(g, P1) == (6, 0)


@rule("CO-POWER-9", "CO-GLOSS-9")
@example("ED-88")
def test_two_doublings_give_a_reward_three_times() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "base", 0, "niruveh")
    army(g, P1, "r4c5", 1)
    region = REGION["r4c5"]
    gem = tables.FOUNDATION_NAMES.index("start_jrayek_gem")
    g.sites = (*g.sites[:region], ((gem, -1, -1),), *g.sites[region + 1 :])
    give_cards(g, P1, "t16")
    have(g, P1, 0, 0)
    turn(g, P1, "build")
    play(g, "p1 play t16; p1 main; p1 build factory start_jrayek_gem")
    assert resources(g, P1) == (0, 3)


@rule("CO-POWER-9")
def test_a_building_without_a_foundation() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "base", 0, "niruveh")
    army(g, P1, "r4c5", 1)
    have(g, P1, 0, 0)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert options(g, "build-bare") == []
    assert g.why_not(P1, "build-bare factory r4c5") == "CO-BUILD-8"
    army(g, P1, "base", 0, "niruveh+")
    play(g, "p1 build-bare factory r4c5")
    assert buildings(g, P1, "r4c5") == ["factory"]
    assert len(g.sites[REGION["r4c5"]]) == 2


@rule("CO-BLDG-3", "CO-BLDG-4")
def test_strongholds_differ_and_count_only_for_their_owner() -> None:
    effects = {tables.NAMES["faction"][card.faction]: card.effects for card in tables.BUILDINGS if card.type == 2}
    assert len(set(effects.values())) == 6
    for where, strength in (("r4c4", 2 + 1 + 1), ("r3c4", 2 + 1)):
        g = table("zcharo jrayek ai")
        erect(g, P1, where, "stronghold")
        army(g, P1, "r4c4", 2)
        army(g, P2, "r4c4", 9)
        combat(g)
        play(g, "p1 battle r4c4 p2; p1 plan guard printed")
        found = [event.values["strength"] for event in g.play(P2, "plan guard printed") if event.kind == "strength"]
        assert found == [strength, 9 + 1]


@rule("CO-LIMIT-2")
def test_pieces_are_limited_to_the_box() -> None:
    at_start = [(sum(faction.recruit_areas), faction.start_fighters) for faction in tables.FACTIONS]
    assert at_start == [(8, 2), (13, 7), (14, 6), (14, 6), (14, 6), (15, 5)]
    assert [faction.reserve_fighters for faction in tables.FACTIONS] == [0, 10, 0, 0, 0, 0]
    assert len(tables.HARVEST_TOKENS) == 8
    assert len(tables.PERSONAL_FOUNDATIONS) == 30
