"""Income and attributes (CO-INC, CO-ATTR)."""

from __future__ import annotations

import pytest

from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import ATTRIBUTE_UPGRADE
from astrarium.games.chaos_order.income import INCOME_PHASE, region_count
from astrarium.games.chaos_order.relics import RELIC_PHASE
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    P3,
    PHASE,
    actors,
    army,
    begin,
    columns,
    erect,
    give_cards,
    hand,
    have,
    income,
    open_foundation,
    options,
    play,
    resources,
    step,
    table,
    turn,
    upgrade,
    verbs_of,
)
from tests.marks import example, rule

LAND = ("r3c3", "r3c4", "r3c5", "r4c2", "r4c3", "r4c4", "r4c5", "r5c2", "r5c4", "r5c5")


def holding(count: int, factions: str = "", **more: int) -> ChaosOrder:
    """A faction that controls so many regions, its base included."""
    g = table(factions, round=more.get("round", 1), phase="income")
    for region in LAND[: count - 1]:
        army(g, P1, region, 1)
    have(g, P1, 0, more.get("gems", 0))
    return income(g)


def checking(g: ChaosOrder) -> ChaosOrder:
    g.phase = PHASE["relic"]
    return begin(g, RELIC_PHASE.at())


# Income


@rule("CO-INC-1", "CO-INC-2", "CO-INC-16")
def test_income_is_taken_clockwise_from_the_gun() -> None:
    g = table(phase="income")
    g.gun = P2
    begin(g, INCOME_PHASE.at())
    assert actors(g) == (P2,)
    play(g, "p2 income row; chance draw-card t01; p2 end; p2 choose first")
    assert actors(g) == (P3,)


@rule("CO-INC-3", "CO-INC-4")
@example("EX-22")
@pytest.mark.parametrize(("count", "row"), [(2, 0), (3, 1), (5, 1), (6, 2), (7, 2), (8, 3)])
def test_rows_by_region_count(count: int, row: int) -> None:
    g = holding(count)
    assert g.view(P1)["players"][P1]["region_count"] == count
    assert g.view(P1)["players"][P1]["income_row"] == row
    play(g, "p1 income row")
    if row == 0:
        play(g, "chance draw-card t01")
        assert resources(g, P1) == (3, 0)
    elif row == 1:
        assert step(g) == "REDEPLOYING"
    else:
        play(g, "p1 choose second")
        assert resources(g, P1) == (0, 1)
        assert step(g) == ("INCOMING" if row == 2 else "CHOOSING")


@rule("CO-INC-4", "CO-ATTR-5")
@example("ED-120")
def test_eight_regions_give_the_choice_twice() -> None:
    g = holding(8)
    play(g, "p1 income row")
    assert options(g, "choose") == ["second"]
    play(g, "p1 choose second; p1 choose first")
    assert g.why_not(P1, "upgrade-attribute proficient") == "CO-ATTR-3"
    play(g, "p1 upgrade-attribute seclusive")
    assert resources(g, P1) == (0, 0)
    assert step(g) == "INCOMING"


@rule("CO-INC-5", "CO-POWER-17")
@example("ED-59")
def test_the_count_is_lowered_only_by_an_effect() -> None:
    g = holding(6, "ai zcharo jrayek")
    assert g.why_not(P1, "lower-count 1") is not None
    assert "lower-count" not in verbs_of(g)
    give_cards(g, P1, "t09")
    play(g, "p1 play t09")
    assert options(g, "lower-count") == ["1", "2"]
    play(g, "p1 lower-count 1; p1 income row")
    assert step(g) == "REDEPLOYING"


@rule("CO-INC-6")
def test_the_count_is_never_below_zero() -> None:
    g = holding(1, "ai zcharo jrayek")
    assert region_count(g, P1) == 1
    play(g, "p1 use cunning; p1 choose second")
    assert region_count(g, P1) == 0
    g.count_change = -5
    assert region_count(g, P1) == 0


@rule("CO-INC-7", "CO-INC-8", "CO-INC-10")
@example("EX-17")
def test_income_from_buildings() -> None:
    g = table("ai zcharo jrayek", phase="income")
    erect(g, P1, "r3c3", "factory", "outpost", "stronghold")
    erect(g, P1, "r3c4", "outpost", "stronghold")
    erect(g, P1, "r3c5", "stronghold")
    have(g, P1, 0, 0)
    open_foundation(g, P1, "research")
    income(g)
    assert resources(g, P1) == (2, 0)
    assert g.view(P1)["income_left"] == ["cards", "gems", "first_slot", "row"]
    play(g, "p1 income cards; chance draw-card t01; chance draw-card t02; p1 income first_slot; p1 choose second")
    assert resources(g, P1) == (2, 1)
    assert hand(g, P1) == ["t01", "t02"]
    play(g, "p1 income gems; p1 choose first; p1 choose second; p1 advance recruit; p1 choose first")
    assert resources(g, P1) == (2, 3)
    assert columns(g, P1)["recruit"] == 2
    circadians = table("circadians zcharo ai", phase="income")
    have(circadians, P1, 0, 0)
    income(circadians)
    assert resources(circadians, P1) == (3, 0)
    assert circadians.view(P1)["income_left"] == ["row"]


@rule("CO-INC-11")
def test_abilities_of_the_income_phase_work_once() -> None:
    g = table("jrayek zcharo ai", phase="income")
    army(g, P1, "r4c4", 0, "ikryla")
    have(g, P1, 0, 0)
    income(g)
    play(g, "p1 use ikryla; p1 choose second")
    assert resources(g, P1) == (0, 1)
    assert g.why_not(P1, "use ikryla") == "CO-INC-11"
    army(g, P1, "r3c4", 0, "ikryla")
    income(g)
    assert g.why_not(P1, "use ikryla") == "CO-INC-11"
    g.players[P1].used = 0
    assert g.why_not(P1, "use ikryla") == "CO-INC-11"


@rule("CO-INC-12", "CO-TAC-11")
@example("ED-57", "ED-132")
def test_cards_gained_in_income_wait_for_the_next_round() -> None:
    g = table(phase="income")
    give_cards(g, P1, "t08")
    give_cards(g, P1, "t08 t25", fresh=True)
    army(g, P1, "r4c4", 1)
    income(g)
    play(g, "p1 play t08")
    assert g.why_not(P1, "play t08") == "CO-TAC-6"
    have(g, P1, 0, 1)
    checking(g)
    assert step(g) != "BEFORE_CHECK"


@rule("CO-INC-13", "CO-LEY-8")
def test_fame_and_upkeep_belong_to_the_income() -> None:
    g = table("leyrien jrayek zcharo", phase="income")
    g.players[P1].morale_rows = (4, 2)
    army(g, P2, "base", 0, "uryk")
    income(g, P1)
    assert "fame" in g.view(P1)["income_left"]
    play(g, "p1 income fame; p1 recruit 1 base")
    assert g.players[P1].fame == 2
    income(g, P2)
    assert "upkeep" in g.view(P1)["income_left"]


@rule("CO-LEY-8", "CO-INC-17")
def test_fame_counts_a_boost_of_the_same_income() -> None:
    for last in ("p1 income fame", "p1 end; p1 choose first; p1 decline"):
        g = table("leyrien zcharo ai", phase="income")
        for region in ("r3c4", "r3c5", "r4c4"):
            army(g, P1, region, 1)
        have(g, P1, 5, 1)
        income(g)
        assert "fame" not in g.view(P1)["income_left"]
        assert g.why_not(P1, "income fame") == "CO-INC-11"
        play(g, f"p1 use optimistic; p1 boost fame r4c4; {last}")
        assert g.players[P1].fame == 1
        assert step(g) == "RECRUITING"


@rule("CO-INC-14")
def test_the_count_is_taken_with_the_row() -> None:
    g = holding(5, "ai zcharo jrayek")
    give_cards(g, P1, "t08")
    play(g, "p1 income row; p1 decline")
    assert g.why_not(P1, "use cunning") == "CO-INC-14" == g.why_not(P1, "play t08")


@rule("CO-INC-15", "CO-ATTR-2")
@example("ED-112")
def test_gems_of_the_phase_pay_for_an_upgrade() -> None:
    g = table("ai zcharo jrayek", phase="income")
    for region in LAND[:5]:
        army(g, P1, region, 1)
    erect(g, P1, "r3c3", "stronghold")
    have(g, P1, 0, 0)
    income(g)
    play(g, "p1 income row; p1 choose first; p1 upgrade-attribute cunning")
    assert resources(g, P1) == (0, 0)
    assert g.view(P1)["players"][P1]["attributes"][0]["is_upgraded"]


@rule("CO-INC-17", "CO-TIME-9")
def test_what_was_not_taken_follows_at_the_end() -> None:
    g = table(phase="income")
    erect(g, P1, "r3c3", "outpost")
    have(g, P1, 0, 0)
    income(g)
    assert step(g) == "INCOMING"
    assert g.view(P1)["income_left"] == ["cards", "first_slot", "row"]
    play(g, "p1 end; chance draw-card t01; p1 choose second; chance draw-card t02")
    assert resources(g, P1) == (3, 1)
    assert actors(g) == ()
    assert hand(g, P1) == ["t01", "t02"]


@rule("CO-INC-11")
def test_compulsory_abilities_follow_at_the_end() -> None:
    g = table(phase="income")
    upgrade(g, P1, "seclusive")
    income(g)
    play(g, "p1 end; chance draw-card t01; p1 choose first; chance draw-card t02")
    assert hand(g, P1) == ["t01", "t02"]


@rule("CO-POWER-17", "CO-INC-14")
def test_nobody_has_to_lower_the_count() -> None:
    g = holding(6)
    upgrade(g, P1, "seclusive")
    income(g)
    play(g, "p1 use seclusive; p1 decline; chance draw-card t01")
    assert region_count(g, P1) == 6
    g = holding(6)
    upgrade(g, P1, "seclusive")
    income(g)
    play(g, "p1 income row; p1 choose second; p1 use seclusive; chance draw-card t01")
    assert step(g) == "INCOMING"
    assert g.why_not(P1, "use seclusive") == "CO-INC-11"


# Attributes


@rule("CO-ATTR-1")
def test_only_the_visible_side_works() -> None:
    g = table()
    have(g, P1, 0)
    turn(g, P1, "discover")
    play(g, "p1 act")
    assert resources(g, P1)[0] == 2
    assert g.view(P1)["points"] == 1
    have(g, P1, 0, 2)
    begin(g, GAIN.at(P1, ((ATTRIBUTE_UPGRADE, 1),)))
    assert g.why_not(P1, "upgrade-attribute hostile") == "CO-ATTR-1"


@rule("CO-ATTR-2", "CO-ATTR-4")
def test_an_attribute_is_upgraded_once() -> None:
    g = table("ai zcharo jrayek", phase="income")
    have(g, P1, 0, 4)
    begin(g, GAIN.at(P1, ((ATTRIBUTE_UPGRADE, 1),)))
    play(g, "p1 upgrade-attribute copious")
    assert resources(g, P1) == (0, 2)
    assert (g.players[P1].areas, g.players[P1].reserve) == ((23,), 0)
    begin(g, GAIN.at(P1, ((ATTRIBUTE_UPGRADE, 1),)))
    assert g.why_not(P1, "upgrade-attribute copious") == "CO-ATTR-4"
    play(g, "p1 decline")


@rule("CO-ATTR-3", "CO-VAR-2")
@example("ED-119")
def test_gems_are_due_for_upgrades_of_relic_slots() -> None:
    for paid, is_lost in ((True, True), (False, False)):
        g = table("circadians zcharo ai", round=4, relic_upgrade_gems=paid)
        g.players[P1].relics = (0,)
        army(g, P1, "r4c4", 1)
        have(g, P1, 0, 0)
        checking(g)
        play(g, "p1 first research; p1 advance move")
        assert (step(g) == "UPGRADING_ATTRIBUTE") is not is_lost


# Relics
