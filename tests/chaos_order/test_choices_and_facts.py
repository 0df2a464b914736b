"""What an option of a choice is, and which regions a region touches, for whom."""

from __future__ import annotations

from typing import Any

from astrarium.cli.boards import chaos_order
from astrarium.cli.words import game_words
from astrarium.games.chaos_order.ids import NONE
from astrarium.games.chaos_order.income import CHOOSING_SLOT, GEM_OR_RESEARCH
from astrarium.games.chaos_order.state import ChaosOrder
from tests.chaos_order.scenario import (
    P1,
    P2,
    army,
    begin,
    erect,
    give_cards,
    new_game,
    play,
    run,
    set_areas,
    table,
    turn,
)

NOTHING: dict[str, Any] = {"gain": {}, "add": {}, "power": None}


def choices(g: ChaosOrder) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = g.view(None)["choices"]
    return found


def test_a_card_tells_what_its_options_do() -> None:
    g = table()
    assert choices(g) == []
    give_cards(g, P1, "t21")
    set_areas(g, P1, 3, 3)
    turn(g, P1, "recruit")
    play(g, "p1 play t21")
    assert choices(g) == [{**NOTHING, "power": "free_fast_track"}, {**NOTHING, "gain": {"recruit": 1}}]
    words = game_words("chaos_order", "en")
    told = [chaos_order.remark(g.view(P1), (f"option:{option}",), words) for option in ("first", "second")]
    assert told == ["The fast track is free in this turn", "1 recruit points"]


def test_incomes_tell_what_their_options_are() -> None:
    g = table(phase="income")
    begin(g, GEM_OR_RESEARCH.at(P1, 1))
    assert [choice["gain"] for choice in choices(g)] == [{"gem": 1}, {"research": 1}]
    run(g, CHOOSING_SLOT.at(P1))
    assert all(choice["gain"] for choice in choices(g))


def told(g: ChaosOrder, region: str) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = {}
    for fact in g.facts(f"region:{region}", P1):
        found.setdefault(fact.name, []).append(dict(fact.values))
    return found


def test_a_region_tells_what_it_touches_and_for_whom() -> None:
    """An outpost joins its region to the base of its owner; all swamps are adjacent for the Leyrien."""
    g = table("leyrien jrayek ai")
    before = told(g, "r4c4")
    assert before["touches"][0]["regions"] == ", ".join(sorted(before["touches"][0]["regions"].split(", ")))
    assert "from-base" not in before
    erect(g, P1, "r4c4", "outpost")
    assert told(g, "r4c4")["from-base"] == [{"seat": P1}]
    swamps = [name for name, region in g.view(P1)["regions"].items() if region["terrain"] == "swamp"]
    more = told(g, swamps[0])["touches-more"]
    assert [fact["seat"] for fact in more] == [P1]
    assert set(more[0]["regions"].split(", ")) <= set(swamps)


def test_a_price_tile_tells_what_it_costs_with_this_number_of_factions() -> None:
    for g, costs in (
        (table("zcharo ai jrayek"), {"owner": 1, "supply": 1}),
        (table("zcharo ai"), {"owner": 0, "supply": 2}),
        (table("zcharo ai", two_faction_faces=False), {"owner": 1, "supply": 1}),
    ):
        facts = g.facts("price_tile:2", P1)
        assert [dict(fact.values) for fact in facts if fact.name == "costs"] == [costs]
        assert g.view(P1)["has_two_faction_faces"] == (costs["owner"] == 0)


def test_only_units_can_be_pinned_and_only_relics_that_were_there_are_gone() -> None:
    g = table()
    erect(g, P1, "r4c4", "outpost")
    army(g, P2, "r4c4", 2)
    assert "pinned" not in told(g, "r4c4")
    army(g, P1, "r4c4", 1)
    assert told(g, "r4c4")["pinned"] == [{"seat": P1, "units": 3}, {"seat": P2, "units": 1}]
    assert [fact.name for fact in new_game(3).facts("relic:1", P1)] == ["described"]
    g.relics = (NONE, *g.relics[1:])
    assert [fact.name for fact in g.facts("relic:1", P1)] == ["described", "gone"]


def test_a_preview_of_acting_ends_no_turn_while_points_are_left() -> None:
    g = table()
    set_areas(g, P1, 3, 3)
    turn(g, P1, "recruit")
    preview = g.preview(P1, "act")
    assert preview.asks == (P1,)
    assert "phase" not in [event.kind for event in preview.events]
