"""What effects in battle depend on, each just true and just not (CO-TIME-12)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.tables import TACTICS_CARDS
from tests.chaos_order.battles import BATTLE, facing, fight, strengths, sums
from tests.chaos_order.scenario import (
    CARD,
    P1,
    P2,
    army,
    combat,
    erect,
    fighters,
    give_cards,
    hand,
    have,
    place_of,
    play,
    step,
    table,
    upgrade,
)
from tests.marks import rule

Sums = tuple[int, int, int]  # strength, attack, defence
NOTHING = (0, 0, 0)
STRONGER = (1, 0, 0)
SWAMP, PLAINS, ANCHOR = "r4c5", "r6c4", "r3c5"  # none of them with a relic; the swamp and the anchor lie at a lake


def sides(factions: str, own: str, other: str, where: str = BATTLE, built: str = "", card: str = "") -> list[Sums]:
    """What both sides have in a battle of two assaults; `built` by "p1" or "p2", the card used by the first one."""
    g = table(factions)
    for building in built.split():
        erect(g, int(building[1]) - 1, where, "factory")
    for seat, force in enumerate((own, other)):
        count, _, leaders = force.partition(" ")
        army(g, seat, where, int(count), leaders)
    give_cards(g, P1, card)
    combat(g)
    g.play(P1, f"battle {where} p2")
    found = sums(g, f"assault {card}".strip(), "assault")
    return [(found["strength"][n], found["attack"][n], found["defence"][1 - n]) for n in (0, 1)]


def effect_of(card: str, own: str, other: str, where: str = BATTLE, built: str = "") -> Sums:
    """What a card adds besides its two values."""
    factions, data = "zcharo jrayek ai", TACTICS_CARDS[CARD[card]]
    used, printed = (sides(factions, own, other, where, built, name)[0] for name in (card, ""))
    return used[0] - printed[0] - (data.right - 1), used[1] - printed[1] - (data.left - 1), used[2] - printed[2]


@rule("CO-TIME-12", "CO-DIAL-8")
@pytest.mark.parametrize(
    ("card", "own", "other", "built", "added"),
    [
        ("t06", "4", "4", "p1", (0, 2, 0)), ("t06", "4", "4", "p2", NOTHING),
        ("t11", "4", "4", "p1", (0, 0, 1)), ("t11", "4", "4", "p2", NOTHING),
        ("t10", "4 urzo", "4", "", STRONGER), ("t10", "4", "4 vahla", "", NOTHING), ("t10", "4 uryk", "4", "", NOTHING),
        ("t20", "4", "4 vahla", "", STRONGER), ("t20", "4 urzo", "4", "", NOTHING),
        ("t15", "4", "4 vahla", "", (0, 2, 0)), ("t15", "4 urzo", "4", "", NOTHING),
        ("t15", "4", "4 uryk", "", NOTHING),
    ],
)  # fmt: skip
def test_cards_that_look_at_leaders_and_buildings(card: str, own: str, other: str, built: str, added: Sums) -> None:
    assert effect_of(card, own, other, built=built) == added


@rule("CO-TIME-12", "CO-GLOSS-1", "CO-GLOSS-2")
@pytest.mark.parametrize(
    ("card", "own", "other", "added"),
    [
        ("t07", "3", "4", (0, 0, 2)), ("t07", "4", "4", NOTHING), ("t07", "5", "4", NOTHING),
        ("t07", "4", "3 vahla uryk", (0, 0, 2)), ("t19", "5", "4", (0, 1, 0)), ("t19", "4", "4", NOTHING),
        ("t19", "3", "4", NOTHING), ("t19", "3 urzo uryk", "4", (0, 1, 0)),
    ],
)  # fmt: skip
def test_cards_that_compare_units(card: str, own: str, other: str, added: Sums) -> None:
    assert effect_of(card, own, other) == added


@rule("CO-TIME-12", "CO-DIAL-8")
@pytest.mark.parametrize(
    ("card", "where", "added"),
    [
        ("t18", SWAMP, STRONGER), ("t18", BATTLE, NOTHING), ("t18", PLAINS, NOTHING),
        ("t25", BATTLE, STRONGER), ("t25", SWAMP, NOTHING),
    ],
)  # fmt: skip
def test_cards_that_look_at_the_region(card: str, where: str, added: Sums) -> None:
    assert effect_of(card, "4", "4", where) == added


@rule("CO-COM-4", "CO-TIME-12")
@pytest.mark.parametrize(("card", "value", "seat"), [("t02", 2, P1), ("t09", 2, P2)])
def test_cards_for_the_initiator_and_for_the_defender(card: str, value: int, seat: int) -> None:
    for user in (P1, P2):
        g = facing()
        give_cards(g, user, card)
        plans = [f"guard {card}" if each == user else "guard" for each in (P1, P2)]
        assert sums(g, plans[0], plans[1])["strength"][user] == 4 + value + (user == seat)


@rule("CO-TIME-13", "CO-RET-6")
@pytest.mark.parametrize(("sector", "cards"), [("retreat", ["t01"]), ("guard", [])])
def test_a_card_that_gives_a_card_if_the_opponent_chose_retreat(sector: str, cards: list[str]) -> None:
    g = facing(own="9")
    give_cards(g, P1, "t12")
    fight(g, "guard t12", sector)
    if cards:
        play(g, "chance draw-card t01")
    assert (step(g), hand(g, P1)) == ("", cards)


@rule("CO-LEAD-2", "CO-TIME-12")
@pytest.mark.parametrize(
    ("leader", "other", "strength"),
    [
        ("vahla", "4 uryk", 4 + 2 + 4), ("vahla uryk", "4", 4 + 2 + 2), ("vahla", "4 ejax", 4 + 2),
        ("vahla+", "4 uryk", 4 + 2 + 4), ("vahla+ uryk", "4", 4 + 2 + 2 + 4), ("vahla+", "4 ejax", 4 + 2),
    ],
)  # fmt: skip
def test_vahla_is_stronger_beside_rhyzu(leader: str, other: str, strength: int) -> None:
    hostile, dial = 2, 1
    assert sides("jrayek zcharo ai", f"4 {leader}", other)[0][0] == strength + hostile + dial


@rule("CO-LEAD-2", "CO-TIME-12")
@pytest.mark.parametrize(("own", "strength"), [("4 tovati", 7), ("4 tovati latanja", 7), ("4 tovati uryk", 7)])
def test_tovati_is_stronger_without_another_leader_or_rhyzu(own: str, strength: int) -> None:
    """Tovati has 1 strength and 2 more alone; Latanja and Uryk have 2."""
    assert sides("oxataya zcharo ai", own, "4")[0][0] == strength + 1


@rule("CO-LEAD-2", "CO-BLDG-4")
@pytest.mark.parametrize(
    ("leader", "built", "strength"),
    [("cahzor", "p2", 2 + 1), ("cahzor", "p1", 2), ("cahzor", "", 2), ("cahzor+", "p2", 4 + 1), ("cahzor+", "p1", 4)],
)
def test_cahzor_is_stronger_against_buildings(leader: str, built: str, strength: int) -> None:
    assert sides("zcharo jrayek ai", f"4 {leader}", "4", built=built)[0][0] == 4 + strength + 1


@rule("CO-CIRC-12", "CO-TIME-12")
@pytest.mark.parametrize(("where", "strength"), [(BATTLE, 2 + 2), (ANCHOR, 2)])
def test_melvan_is_stronger_away_from_the_ship(where: str, strength: int) -> None:
    assert sides("circadians jrayek zcharo", "0 melvan", "4", where)[0][0] == strength + 1


@rule("CO-ATTR-1", "CO-TIME-12")
@pytest.mark.parametrize(
    ("factions", "attribute", "where", "strength"),
    [
        ("zcharo ai jrayek", "resilient", PLAINS, (1, 2)), ("zcharo ai jrayek", "resilient", SWAMP, (0, 0)),
        ("oxataya ai jrayek", "symbiotic", SWAMP, (1, 2)), ("oxataya ai jrayek", "symbiotic", BATTLE, (0, 0)),
    ],
)  # fmt: skip
def test_attributes_that_look_at_the_region(
    factions: str, attribute: str, where: str, strength: tuple[int, int]
) -> None:
    for is_upgraded in (False, True):
        g = table(factions)
        if is_upgraded:
            upgrade(g, P1, attribute)
        army(g, P1, where, 4)
        army(g, P2, where, 4)
        combat(g)
        g.play(P1, f"battle {where} p2")
        assert sums(g, "guard", "guard")["strength"][0] == 4 + strength[is_upgraded] + 1


@rule("CO-LEAD-5", "CO-TIME-12")
@pytest.mark.parametrize(("other", "attack"), [("1", 3 + 1 + 1), ("9", 3 + 1)])
def test_injura_attacks_harder_only_after_a_victory(other: str, attack: int) -> None:
    """Destructive gives the initiator 1 attack."""
    assert sums(facing("ai zcharo jrayek", own="4 injura", other=other), "guard", "guard")["attack"][0] == attack


@rule("CO-COM-6", "CO-INFO-2")
def test_after_the_reveal_the_open_strengths_have_the_dial_in_them() -> None:
    g = facing()
    have(g, P1, 0, 1)
    army(g, P2, "r3c5", 1)
    give_cards(g, P2, "t02")
    fight(g, "gamble_left", "retreat t02", "roll die_6")
    assert step(g) == "RETREATING"
    assert strengths(g) == [4 + 1 + 4, 4]


@rule("CO-POWER-12")
@pytest.mark.parametrize(("before", "after"), [(3, 1), (4, 2), (5, 2)])
def test_half_of_the_fighters_is_rounded_up(before: int, after: int) -> None:
    g = fight(facing("jrayek zcharo ai", own=f"{before} jayen", other="1"), "guard", "guard")
    assert fighters(g, P1, BATTLE) == after


@rule("CO-JRA-4", "CO-JRA-5")
def test_only_the_rhyzu_of_the_battle_changes_its_commander() -> None:
    g = facing("zcharo jrayek ai", own="9", other="1 uryk")
    army(g, P2, "r3c5", 1, "halke")
    army(g, P2, "base", 0, "katarin")
    fight(g, "guard", "guard")
    assert [standee["commander"] for standee in g.view(P1)["rhyzu"]] == [P1, P2, P2]


@rule("CO-POWER-6", "CO-RSV-15")
def test_with_demo_the_fighters_go_home_as_well_and_no_other_leader() -> None:
    g = facing("ai zcharo jrayek", own="1 demo", other="9")
    army(g, P1, "r5c4", 2, "xiao")
    fight(g, "guard", "guard")
    assert (place_of(g, P1, "demo"), place_of(g, P1, "xiao")) == ("base", "r5c4")
    assert [fighters(g, P1, where) for where in ("base", BATTLE, "r5c4")] == [1, 0, 2]
