"""Build (CO-BUILD)."""

from __future__ import annotations

from typing import Any

import pytest

from astrarium.games.chaos_order import tables
from astrarium.games.chaos_order.gains import GAIN
from astrarium.games.chaos_order.ids import FOUNDATION
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    actors,
    army,
    begin,
    buildings,
    column,
    columns,
    erect,
    hand,
    have,
    open_foundation,
    options,
    play,
    resources,
    set_price,
    table,
    turn,
)
from tests.marks import example, rule


def building(factions: str = "", number: int = 5, energy: int = 9, gems: int = 9, **settings: Any) -> ChaosOrder:
    """The main action of Build in a column; a unit stands in r3c4 (reward: card) and r3c5 (gem)."""
    g = table(factions, **settings)
    army(g, P1, "r3c4", 1)
    army(g, P1, "r3c5", 1)
    have(g, P1, energy, gems)
    column(g, P1, build=number)
    turn(g, P1, "build")
    play(g, "p1 act")
    return g


@rule("CO-BUILD-1")
@pytest.mark.parametrize(("number", "points"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3)])
def test_build_points_by_column(number: int, points: int) -> None:
    g = building(number=number)
    assert g.view(P1)["points"] == points
    for kind, region in (("harvest", "r3c4"), ("handlimit", "r3c5"), ("adjacent", "r3c4"))[:points]:
        play(g, f"p1 found {kind} {region}")
    assert g.why_not(P1, "found research r3c5") == "CO-BUILD-1"


@rule("CO-BUILD-2", "CO-BUILD-11", "CO-FOUND-5")
@example("EX-5")
def test_build_by_the_zcharo() -> None:
    g = table()
    set_price(g, "build", P1, 1)
    army(g, P1, "r3c5", 1)
    army(g, P1, "r3c4", 1)
    erect(g, P1, "r3c4", "stronghold", "outpost")
    open_foundation(g, P1, "unlock")
    column(g, P1, build=5)
    have(g, P1, 2, 0)
    turn(g, P1, "build")
    play(g, "p1 act; p1 build stronghold start_zcharo_gem")
    assert resources(g, P1) == (0, 1)
    play(g, "p1 found handlimit r3c5")
    assert resources(g, P1) == (2, 1)
    assert g.view(P1)["players"][P1]["hand_limit"] == 6
    play(g, "p1 build outpost found_handlimit_zcharo")
    assert resources(g, P1) == (2, 1)
    assert g.view(P1)["points"] == 0
    assert g.why_not(P1, "auxiliary") is None
    play(g, "p1 end")
    have(g, P2, 5)
    turn(g, P2, "build")
    play(g, "p2 act")
    assert (g.players[P2].energy, g.players[P1].energy) == (4, 3)


@rule("CO-BUILD-3", "CO-CTRL-2")
@example("ED-13")
def test_only_controlled_regions() -> None:
    g = building()
    assert g.why_not(P1, "found harvest r4c4") == "CO-BUILD-3"
    erect_frames = list(g.stack)
    erect(g, P2, "r3c4", "factory")
    g.stack[:] = erect_frames
    assert g.why_not(P1, "found harvest r3c4") == "CO-BUILD-3"
    assert g.why_not(P1, "found harvest r3c5") is None


@rule("CO-BUILD-4")
@example("ED-14")
def test_a_region_holds_three_foundations() -> None:
    g = building()
    play(g, "p1 found harvest r3c4; p1 found handlimit r3c4")
    assert g.why_not(P1, "found adjacent r3c4") == "CO-BUILD-4"
    assert g.why_not(P1, "found harvest r3c5") == "CO-BUILD-4"
    assert options(g, "found") == ["research r3c5", "adjacent r3c5", "unlock r3c5"]


@rule("CO-BUILD-5", "CO-GLOSS-7", "CO-FOUND-7")
@pytest.mark.parametrize(
    ("faction", "kind"),
    [("leyrien", "harvest"), ("oxataya", "harvest"), ("circadians", "adjacent"), ("ai", "adjacent"),
     ("jrayek", "adjacent"), ("zcharo", "unlock")],
)  # fmt: skip
def test_locks_of_foundations(faction: str, kind: str) -> None:
    others = [name for name in ("zcharo", "ai", "jrayek") if name != faction][:2]
    g = building(f"{faction} {' '.join(others)}", gems=0)
    kinds = ("research", "harvest", "adjacent", "unlock", "handlimit")
    assert [name for name in kinds if g.why_not(P1, f"found {name} r3c4") == "CO-GLOSS-7"] == sorted(
        ["research", kind], key=kinds.index
    )
    have(g, P1, 0, 1)
    play(g, f"p1 found {kind} r3c4")
    assert resources(g, P1)[1] == 0


@rule("CO-BUILD-6", "CO-BUILD-7", "CO-FOUND-8")
def test_a_foundation_works_at_once_and_belongs_to_nobody() -> None:
    g = building()
    play(g, "p1 found adjacent r3c5")
    assert g.view(P1)["players"][P1]["foundations"] == ["adjacent"]
    site = g.view(P1)["regions"]["r3c5"]["sites"][1]
    assert (site["foundation"], site["owner"], site["reward"]) == ("found_adjacent_zcharo", None, {})


@rule("CO-BUILD-8", "CO-BUILD-9", "CO-BLDG-5")
def test_the_leftmost_building_of_a_type() -> None:
    g = building(gems=0)
    slots = [card.slots for card in tables.BUILDINGS if card.faction == 2]
    assert slots == [(0, 1, 1), (0, 0, 1, 1), (0, 1)]
    assert [sum([len(card.slots) for card in tables.BUILDINGS if card.faction == n]) for n in range(6)] == [9] * 6
    play(g, "p1 build factory start_zcharo_gem")
    have(g, P1, 0, 0)
    assert g.why_not(P1, "build factory start_zcharo_card") == "CO-BUILD-9"
    assert g.why_not(P1, "build outpost start_zcharo_gem") == "CO-BUILD-8"
    have(g, P1, 0, 1)
    play(g, "p1 build factory start_zcharo_card; chance draw-card t01")
    assert resources(g, P1)[1] == 0


@rule("CO-BUILD-8")
def test_no_building_is_left() -> None:
    g = building("ai zcharo jrayek")
    frames = list(g.stack)
    for region in ("r4c4", "r5c4", "r6c4"):
        erect(g, P1, region, "factory")
    g.stack[:] = frames
    assert g.why_not(P1, "build factory start_ai_gem") == "CO-BUILD-8"


@rule("CO-BUILD-10", "CO-ZCH-3")
@example("ED-15", "ED-16")
def test_one_building_of_a_type_in_a_region() -> None:
    for factions, rule_id in (("ai zcharo jrayek", "CO-BUILD-10"), ("zcharo ai jrayek", None)):
        g = building(factions)
        play(g, "p1 found handlimit r3c5; p1 found harvest r3c5")
        frames = list(g.stack)
        erect(g, P1, "r3c5", "outpost", "factory")
        g.stack[:] = frames
        name = factions.split()[0]
        free = next(site["foundation"] for site in g.view(P1)["regions"]["r3c5"]["sites"] if site["owner"] is None)
        assert g.why_not(P1, f"build factory {free}") == "CO-BUILD-10"
        assert g.why_not(P1, f"build outpost {free}") == rule_id
        if name == "zcharo":
            play(g, f"p1 build outpost {free}")
            assert buildings(g, P1, "r3c5").count("outpost") == 2
    g = table()
    army(g, P1, "r3c5", 1)
    erect(g, P1, "r3c5", "outpost", "outpost")
    have(g, P1, 0, 5)
    column(g, P1, build=5)
    turn(g, P1, "build")
    play(g, "p1 act; p1 found handlimit r3c5")
    assert g.why_not(P1, "build outpost found_handlimit_zcharo") == "CO-BUILD-10"


@rule("CO-BUILD-11")
def test_a_location_reward_is_gained_every_time() -> None:
    g = building(gems=0)
    play(g, "p1 build factory start_zcharo_gem")
    assert resources(g, P1)[1] == 1
    play(g, "p1 build outpost start_zcharo_card; chance draw-card t04")
    assert hand(g, P1) == ["t04"]


@rule("CO-BUILD-12", "CO-FOUND-9")
@example("ED-17")
def test_building_under_a_relic() -> None:
    for allowed, rule_id in ((True, None), (False, "CO-BUILD-12")):
        g = building(build_under_relic=allowed)
        army(g, P1, "r4c4", 1)
        assert g.why_not(P1, "build outpost neutral_relic_4") == rule_id
        g.relics = (*g.relics[:3], -1, *g.relics[4:])
        assert g.why_not(P1, "build outpost neutral_relic_4") is None
    g = building()
    army(g, P1, "r4c4", 1)
    play(g, "p1 build outpost neutral_relic_4; p1 advance recruit")
    assert columns(g, P1)["recruit"] == 2


@rule("CO-BUILD-13")
@example("ED-18", "ED-86")
def test_a_foundation_by_research_in_any_phase() -> None:
    g = table()
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance build")
    assert options(g, "choose") == ["second"]
    g = table()
    army(g, P1, "r3c4", 1)
    have(g, P1, 0, 0)
    turn(g, P1, "discover")
    play(g, "p1 act; p1 advance build; p1 choose first; p1 found handlimit r3c4")
    assert resources(g, P1)[0] == 4
    assert g.view(P1)["players"][P1]["hand_limit"] == 6
    begin(g, GAIN.at(P1, ((FOUNDATION, 1),)))
    play(g, "p1 decline")
    assert actors(g) == ()


@rule("CO-BUILD-14")
@pytest.mark.parametrize(("number", "energy"), [(1, 4), (2, 3), (3, 4), (4, 3)])
def test_auxiliary_actions_of_build(number: int, energy: int) -> None:
    g = building(number=number)
    play(g, "p1 auxiliary")
    assert resources(g, P1)[0] == 9 - energy
    assert g.view(P1)["points"] == 1
    g = building(number=5)
    play(g, "p1 auxiliary; chance draw-card t02")
    assert resources(g, P1)[0] == 7
    assert hand(g, P1) == ["t02"]


@rule("CO-BUILD-15")
def test_nothing_is_built_on_a_lake() -> None:
    g = building("oxataya zcharo ai")
    army(g, P1, "r4c6", 1)
    assert g.why_not(P1, "found harvest r4c6") == "CO-BUILD-15"


@rule("CO-BUILD-16", "CO-CTRL-1")
def test_a_building_alone_holds_a_region() -> None:
    g = table()
    erect(g, P1, "r3c4", "factory")
    assert g.view(P1)["regions"]["r3c4"]["controller"] == P1
    army(g, P2, "r3c4", 1)
    region = g.view(P1)["regions"]["r3c4"]
    assert (region["controller"], region["is_contested"]) == (None, True)
