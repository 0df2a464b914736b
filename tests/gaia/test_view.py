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
