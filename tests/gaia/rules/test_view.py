"""What the view tells besides the pieces: special actions that are owned, and the open cards of the Automa."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import astrarium
from tests.gaia.scenario import table


def test_a_special_action_is_listed_before_and_after_it_is_used() -> None:
    g = astrarium.new("gaia", players=2, seed=1)
    g.play(0, "faction bescods")
    g.play(1, "faction xenos")
    rng = random.Random(1)
    while not any(option.notation == "special lowest_track" for option in g.options(g.actors[0])):
        g.play(g.actors[0], rng.choice(g.options(g.actors[0])).notation)
    seat = g.actors[0]
    before = g.view(seat)["players"][seat]
    g.play(seat, "special lowest_track")
    after = g.view(seat)["players"][seat]
    assert (before["specials"], before["used"]) == (["lowest_track"], [])
    assert (after["specials"], after["used"]) == (["lowest_track"], ["lowest_track"])


def solo_views() -> list[Mapping[str, Any]]:
    """What is seen at each decision of a game alone."""
    g, rng = astrarium.new("gaia", players=1, seed=3), random.Random(3)
    found: list[Mapping[str, Any]] = []
    while g.actors:
        found.append(g.view(0))
        g.play(0, rng.choice(g.options(0)).notation)
    return found


def test_the_open_cards_of_the_automa_are_told_and_its_deck_is_counted() -> None:
    views = [view for view in solo_views() if view["automa"] is not None]
    assert all(view["players"][1]["is_automa"] for view in views)
    shown = next(view["automa"] for view in views if view["automa"]["action"] is not None)
    assert shown["support"]["range"] in (2, 4)
    assert shown["action"]["number"] != shown["support"]["number"]
    assert shown["left"] > 0


def test_with_others_there_is_no_automa() -> None:
    assert astrarium.new("gaia", players=2, seed=1).view(0)["automa"] is None


def test_the_range_of_a_player_and_where_it_starts_are_told() -> None:
    t = table("ivits", "xenos").bare(terra="1B0 1B2").put("ivits", planetary_institute="1B0", gaiaformer="1B2")
    t.put("ivits", space_station="1A0").put("xenos", mine="1B4")
    t.g.players[0].research = (0, 4, 0, 0, 0, 0)
    shown = t.g.view(0)["players"][0]
    assert (shown["range"], sorted(shown["starts"])) == (3, ["1A0", "1B0"])


def test_the_next_piece_of_each_kind_is_told_with_income_and_price() -> None:
    t = table("terrans", "xenos").bare(terra="1B0 1B2").put("terrans", mine="1B0 1B2")
    rows = t.g.view(0)["players"][0]["structures"]
    assert rows["mine"] == {
        "built": 2,
        "total": 8,
        "next_income": {},  # the third mine of every faction pays nothing
        "cost": {"credits": 2, "ore": 1},
    }
    assert rows["trading_station"]["cost_near"] == {"credits": 3, "ore": 2}
    assert rows["planetary_institute"]["next_income"] == {"charge": 4, "tokens": 1}
    assert rows["academy_left"]["next_income"] == {"knowledge": 2}


def test_what_planet_types_cost_follows_from_the_home_type_and_terraforming() -> None:
    t = table("terrans", "gleens")
    terrans, gleens = t.g.view(0)["players"]
    assert terrans["planet_costs"]["terra"] == {}
    assert terrans["planet_costs"]["gaia"] == {"qic": 1}
    assert gleens["planet_costs"]["gaia"] == {"ore": 1}  # GP-FAC-GLEENS
    assert sorted(cost.get("ore", 0) for planet, cost in terrans["planet_costs"].items() if planet != "gaia") == [
        0, 3, 3, 6, 6, 9, 9,
    ]  # fmt: skip
    t.g.players[0].research = (3, 0, 0, 0, 0, 0)
    assert max(cost.get("ore", 0) for cost in t.g.view(0)["players"][0]["planet_costs"].values()) == 3
