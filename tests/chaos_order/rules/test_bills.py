"""Bills: what leaders, attributes, buildings, locks and upkeep cost, item by item, paid for or not."""

from __future__ import annotations

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import ATTRIBUTE_UPGRADE, FOUNDATION, LEADER_ANY
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    army,
    begin,
    column,
    erect,
    give_cards,
    have,
    income,
    index_of,
    play,
    resources,
    set_areas,
    set_price,
    table,
    turn,
)
from tests.explanations import lines
from tests.marks import rule


def bill(g: ChaosOrder, notation: str) -> list[tuple[str, int, str]]:
    return lines(g.explain(P1, notation).needs)


def gaining(g: ChaosOrder, kind: int) -> ChaosOrder:
    return begin(g, GAIN.at(P1, ((kind, 1),)))


@rule("CO-LEAD-8", "CO-REC-6")
def test_the_bill_of_a_leader_is_that_of_its_visible_side() -> None:
    g = table("circadians zcharo ai")
    have(g, P1, 0, 5)
    g.players[P1].upgraded_leaders |= 1 << index_of(g.players[P1], "akira")
    gaining(g, LEADER_ANY)
    assert bill(g, "deploy akira") == [("gem", 1, "deploy")]
    assert bill(g, "deploy renzo") == []
    assert bill(g, "upgrade-leader renzo") == [("gem", 1, "upgrade")]
    assert bill(g, "deploy ejax") == []


@rule("CO-LEAD-7", "CO-MOVE-9")
def test_only_own_leaders_are_deployed_and_upgraded() -> None:
    g = table("circadians zcharo ai")
    have(g, P1, 0, 9)
    gaining(g, LEADER_ANY)
    assert g.why_not(P1, "deploy ejax") == "CO-LEAD-7"
    assert g.why_not(P1, "upgrade-leader ejax") == "CO-LEAD-7"


@rule("CO-JRA-8", "CO-JRA-9")
def test_the_bill_of_a_rhyzu_is_on_its_card() -> None:
    g = table("jrayek zcharo ai")
    have(g, P1, 0, 9)
    army(g, P1, "base", 0, "uryk+ halke katarin")
    gaining(g, LEADER_ANY)
    assert bill(g, "upgrade-leader uryk") == bill(g, "upgrade-leader halke") == bill(g, "upgrade-leader katarin") == []
    assert bill(g, "upgrade-leader lynke") == [("gem", 1, "upgrade")]
    assert g.why_not(P1, "upgrade-leader uryk") == "CO-JRA-9"
    assert g.why_not(P1, "upgrade-leader halke") is None


@rule("CO-ATTR-3")
def test_the_bill_of_an_attribute_is_on_its_card() -> None:
    g = table()
    have(g, P1, 0, 9)
    gaining(g, ATTRIBUTE_UPGRADE)
    assert bill(g, "upgrade-attribute proficient") == [("gem", 2, "upgrade")]
    assert bill(g, "upgrade-attribute seclusive") == [("gem", 1, "upgrade")]


@rule("CO-BUILD-5", "CO-BUILD-13")
def test_a_foundation_by_an_instant_effect_needs_its_lock_too() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    have(g, P1, 0, 0)
    gaining(g, FOUNDATION)
    assert bill(g, "found unlock r3c4") == [("gem", 1, "lock")]
    assert bill(g, "found harvest r3c4") == []
    assert g.why_not(P1, "found unlock r3c4") == "CO-GLOSS-7"
    have(g, P1, 0, 1)
    play(g, "p1 found unlock r3c4")
    assert resources(g, P1) == (0, 0)


@rule("CO-BUILD-9", "CO-POWER-9")
def test_the_bill_of_a_building_is_the_lock_of_its_slot() -> None:
    g = table("leyrien zcharo ai")
    army(g, P1, "r3c4", 1, "niruveh")
    army(g, P1, "r3c5", 1)
    have(g, P1, 9, 9)
    column(g, P1, build=5)
    turn(g, P1, "build")
    play(g, "p1 act")
    assert bill(g, "build stronghold start_leyrien_energy") == [("gem", 1, "lock")]
    assert bill(g, "build-bare stronghold r3c5") == [("gem", 1, "lock")]
    assert bill(g, "build factory start_leyrien_energy") == []
    assert bill(g, "build-bare factory r3c5") == []
    assert bill(g, "found research r3c5") == [("gem", 1, "lock")]


@rule("CO-REC-3")
def test_the_bill_of_the_fast_track_is_its_energy() -> None:
    g = table("circadians zcharo ai")
    set_areas(g, P1, 3, 3)
    have(g, P1, 9)
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert bill(g, "fast-track base") == [("energy", 3, "fast-track")]
    g = table("ai zcharo jrayek")
    turn(g, P1, "recruit")
    play(g, "p1 act")
    assert bill(g, "fast-track base") == []


@rule("CO-ACT-4", "CO-ACT-16")
def test_the_bill_of_what_begins_an_action_is_its_price() -> None:
    g = table("circadians zcharo ai")
    set_price(g, "move_first", P2, 6)
    give_cards(g, P1, "t22 t02")
    have(g, P1, 9, 9)
    turn(g, P1, "move")
    price = bill(g, "act")
    assert [(kind, reason) for kind, _, reason in price] == [("energy", "to-owner"), ("energy", "to-supply")]
    assert sum([amount for _, amount, _ in price]) == 6
    assert bill(g, "play t22") == bill(g, "use mobile") == price
    g = table("circadians zcharo ai", phase="recruit")
    army(g, P1, "r3c4", 0, "akira")
    set_price(g, "recruit", P2, 6)
    have(g, P1, 9, 9)
    turn(g, P1, "recruit")
    assert bill(g, "use akira") == []
    g = table("circadians zcharo ai")
    give_cards(g, P1, "t03 t15")
    have(g, P1, 9, 9)
    set_price(g, "discover", P2, 6)
    turn(g, P1, "discover")
    assert bill(g, "play t15") == []


@rule("CO-RES-4")
def test_the_bill_of_research_is_the_lock_of_the_next_column() -> None:
    g = table()
    have(g, P1, 9, 9)
    column(g, P1, discover=4, build=3, harvest=4, recruit=2, move=5)
    turn(g, P1, "discover")
    play(g, "p1 act")
    tracks = ("discover", "build", "harvest", "recruit", "move")
    found = {track: bill(g, f"advance {track}") for track in tracks}
    assert found == {
        "discover": [("gem", 1, "lock")],
        "build": [],
        "harvest": [("gem", 1, "lock")],
        "recruit": [],
        "move": [],
    }


@rule("CO-JRA-6")
def test_the_bill_of_the_upkeep_is_that_of_the_rhyzu_in_question() -> None:
    g = table("jrayek zcharo ai", phase="income")
    army(g, P1, "base", 0, "uryk halke katarin")
    have(g, P1, 9, 9)
    income(g)
    play(g, "p1 income upkeep")
    assert bill(g, "pay-upkeep uryk") == [("energy", 2, "upkeep")]
    assert g.why_not(P1, "pay-upkeep halke") == "CO-JRA-6" == g.why_not(P1, "dismiss halke")
    play(g, "p1 pay-upkeep uryk")
    assert bill(g, "pay-upkeep halke") == [("energy", 1, "upkeep")]
    play(g, "p1 pay-upkeep halke")
    assert bill(g, "pay-upkeep katarin") == [("gem", 1, "upkeep")]


@rule("CO-BUILD-8")
def test_every_free_foundation_in_an_own_region_is_offered() -> None:
    g = table()
    army(g, P1, "r3c4", 1)
    army(g, P1, "r4c4", 1)
    erect(g, P1, "r3c5", "factory")
    have(g, P1, 9, 9)
    column(g, P1, build=5)
    turn(g, P1, "build")
    play(g, "p1 act")
    offered = {option.notation for option in g.options(P1) if option.notation.startswith("build factory")}
    assert offered == {"build factory start_zcharo_card", "build factory neutral_relic_4"}
    assert g.why_not(P1, "build factory start_zcharo_gem") == "CO-BUILD-8"
