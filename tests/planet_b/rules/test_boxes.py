"""Every printed box, carried out as in play: what its row in the component files says happens, and nothing else."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

import pytest

from astrarium.games.planet_b import tables
from astrarium.games.planet_b.election import CHECK_MOODS
from astrarium.games.planet_b.ids import POINT_SOURCES, TRACK_NAMES
from astrarium.games.planet_b.state import PlanetB
from astrarium.games.planet_b.turn import NEXT_TURN
from astrarium.games.planet_b.workies import WORKING
from tests.planet_b.printed_boxes import (
    BOARD,
    BUILDINGS,
    LAWS,
    MOODS,
    NEWS,
    TILES,
    TRACKS,
    Row,
    Walk,
    account,
    inside,
)
from tests.planet_b.scenario import (
    CENTRE,
    LEFT,
    P1,
    P2,
    P3,
    RIGHT,
    TILE,
    begin,
    begin_in_turn,
    give_cards,
    open_news,
    put_built,
    put_pile,
    put_tile,
    store,
    table,
)

HALVES = ("upper", "lower")
HOMES = {"a1": LEFT, "a2": CENTRE, "a3": RIGHT}
SPARE = ("a06", "a03", "c02", "a13")  # buildings for the hand


class Case(NamedTuple):
    """A printed box: its name, the number of its zone or of the option that is chosen, and what is printed."""

    name: str
    variant: int
    cost: list[Row]
    effects: list[Row]

    def __str__(self) -> str:
        return f"{self.name}-{self.variant}"


def options_of(effects: list[Row]) -> range:
    return range(2 if any(effect["do"] == "choose" for effect in effects) else 1)


TILE_CASES = [
    Case(f"{name}_{side}", 0, row[f"box_{side}"]["cost"], row[f"box_{side}"]["effects"])
    for name, row in TILES.items()
    for side in ("grey", "red")
]
ZONE_CASES = [
    Case(f"{name}_{half}", zone, box["cost"], box["effects"])
    for name, row in BUILDINGS.items()
    for half, box in enumerate(row["box"], 1)
    for zone in range(len(row["zones"]))
]
NEWS_CASES = [
    Case(name, option, row["cost"], row["effects"])
    for name, row in NEWS.items()
    for option in options_of(row["effects"])
]
LAW_CASES = [
    Case(f"{name}_{side}", 0, row[side]["president"]["cost"], row[side]["president"]["effects"])
    for name, row in LAWS.items()
    for side in ("left", "right")
]
SUPPORT_CASES = [
    Case(f"{track}_{step}_{half}", 0, [], space[f"box{half}"])
    for track, row in TRACKS.items()
    for step, space in enumerate(row["space"], 1)
    for half in (1, 2)
]


def means(cost: list[Row], effects: list[Row]) -> Counter[str]:
    """What p1 needs to pay a box, and to sell and give by it; whoever may choose pays with what there is."""
    found: Counter[str] = Counter()
    names = {"workie": "crafties", "resource_any": "water", "faction_step": "futurists"}
    for item in cost:
        if item["pay"] == "mix":
            found += Counter(plastic=item["n"] - 1, crafties=1)
        else:
            found[names.get(item["pay"], str(item.get("what", item["pay"])))] += item["n"]
    for effect in inside(effects):
        if effect["do"] == "sell_boost":
            found["meat"] += effect["max"]
        elif effect["do"] == "give_resource":
            found[effect["what"]] += effect["max"]
    return found


def prepared(case: Case, card: str = "") -> tuple[PlanetB, list[str]]:
    """A table at which p1 can carry out a box far from all limits, and the hand of p1."""
    g, needed = table(), means(case.cost, case.effects)
    kinds = {effect["do"] for effect in inside(case.effects)}
    for p in g.players:
        p.points = (50, *(0,) * (len(POINT_SOURCES) - 1))
    p = g.players[P1]
    p.billies, p.workies = 100, (needed["crafties"], 0)
    store(g, P1, **{name: needed[name] for name in ("plastic", "iridium", "water", "plants", "hydrogen", "meat")},
          microchips=needed["microchips"])  # fmt: skip
    p.discs = tuple([needed[track] for track in TRACK_NAMES])
    g.marker, p.mood = 3, -3 if "draw_votes" in kinds else 0
    hand = [name for name in SPARE if name != card][:3]
    give_cards(g, P1, " ".join(hand))
    if "demolish" in kinds:
        put_built(g, P1, "a12")
    if "return_workie" in kinds:
        put_built(g, P1, "hq", 1, 1)
        put_built(g, P1, "a09", 1)
    if "replay_news" in kinds:
        put_pile(g, P1, "i01")
    open_news(g, "- ii06 iii01" if "replay_news" in kinds else "i01 ii06 iii01")
    return g, hand


def is_as_printed(walk: Walk) -> None:
    found = account(walk.g)
    wrong = [key for key in {*found, *walk.want} if found[key] != walk.want[key]]
    assert {key: found[key] for key in wrong} == {key: walk.want[key] for key in wrong}
    untold = [key for key in {*found, *walk.told} if found[key] != walk.told[key] and key[1] != "hand"]
    assert {key: found[key] for key in untold} == {key: walk.told[key] for key in untold}


@pytest.mark.parametrize("case", TILE_CASES, ids=str)
def test_every_side_of_every_conglomerate(case: Case) -> None:
    """PB-DEAL-2."""
    g, hand = prepared(case)
    name, _, side = case.name.partition("_")
    location = HOMES.get(name, LEFT)
    put_tile(g, location, name, side)
    g.next_tile = TILE["b2" if name == "b1" else "b1"]
    g.seen_tiles |= 1 << g.next_tile
    walk = Walk(g, hand)
    walk.play(f"deal {('left', 'centre', 'right')[location]}")
    walk.pay(case.cost)
    walk.do(case.effects)
    is_as_printed(walk)
    assert g.why_not(P1, "end") is None


@pytest.mark.parametrize("case", ZONE_CASES, ids=str)
def test_every_box_of_every_building_by_each_of_its_zones(case: Case) -> None:
    """PB-WORK-4: the last workie of a zone carries it out."""
    card, _, half = case.name.partition("_")
    for option in options_of(case.effects):
        g, hand = prepared(case, card)
        zones = [[zone["craftie"], zone["brainie"]] for zone in BUILDINGS[card]["zones"]]
        last = 1 if zones[case.variant][1] else 0
        there = [count if at == case.variant else 0 for at, zone in enumerate(zones) for count in zone]
        there[2 * case.variant + last] -= 1
        put_built(g, P1, card, *there)
        crafties, brainies = g.players[P1].workies
        g.players[P1].workies = (crafties + 1 - last, brainies + last)
        begin_in_turn(g, WORKING.at(P1, 1))
        walk = Walk(g, hand, option)
        kind = ("craftie", "brainie")[last]
        walk.play(f"place {kind} {card} {case.variant + 1}")
        walk.has(f"{kind}s", -1)
        walk.play(f"use {HALVES[int(half) - 1]}")
        assert walk.opened == [case.name]
        walk.pay(case.cost)
        walk.do(case.effects)
        is_as_printed(walk)
        assert g.why_not(P1, "end") is None


@pytest.mark.parametrize("case", NEWS_CASES, ids=str)
def test_every_news_card(case: Case) -> None:
    """PB-NEWS-1."""
    g, hand = prepared(case)
    names = ["i01", "ii06", "iii01"]
    names[("I", "II", "III").index(NEWS[case.name]["deck"])] = case.name
    open_news(g, " ".join(names))
    if any(effect["do"] == "faction_support" for effect in inside(case.effects)):
        g.players[P1].discs = (*g.players[P1].discs[:2], 1)
    begin_in_turn(g, tile="a1_grey", left=(0, 0, 1))
    walk = Walk(g, hand, case.variant)
    walk.play_news(case.name)
    assert walk.opened[0] == case.name
    is_as_printed(walk)
    assert g.view(P2)["players"][P1]["is_immoral"] == NEWS[case.name]["immoral"]
    assert g.why_not(P1, "end") is None


@pytest.mark.parametrize("case", LAW_CASES, ids=str)
def test_both_sides_of_every_law(case: Case) -> None:
    """PB-LAW-2: what the President does, then what the others do."""
    g, hand = prepared(case)
    name, _, side = case.name.partition("_")
    g.offices = (P1, P2, P3)
    if LAWS[name]["colour"] == "blue":
        put_pile(g, P1, "ii03")
    walk = Walk(g, hand)
    walk.play("office")
    walk.decide(name, side)
    assert case.name in walk.opened
    is_as_printed(walk)
    assert g.why_not(P1, "deal left") is None


@pytest.mark.parametrize("case", SUPPORT_CASES, ids=str)
def test_every_support_of_every_faction(case: Case) -> None:
    """PB-FACT-5, PB-FACT-6."""
    g, hand = prepared(case)
    track, step, half = case.name.split("_")
    g.players[P1].discs = tuple([int(step) if name == track else 0 for name in TRACK_NAMES])
    begin_in_turn(g, tile="a2_grey", left=(0, 0, 1))
    walk = Walk(g, hand)
    walk.play(f"support {track} {step} {HALVES[int(half) - 1]}")
    assert walk.opened == [case.name]
    walk.do(case.effects)
    walk.want[P1, track] = 0
    is_as_printed(walk)
    assert g.why_not(P1, "end") is None


def test_all_210_boxes_are_carried_out() -> None:
    parts = (ZONE_CASES, NEWS_CASES, LAW_CASES, SUPPORT_CASES, TILE_CASES)
    assert [len({case.name for case in part}) for part in parts] == [86, 46, 40, 24, 14]
    numbers = tables.BOXES_OF
    printed = {box for part in (numbers.buildings, numbers.laws, numbers.tiles) for both in part for box in both}
    printed |= {*numbers.news, *[box for steps in numbers.supports for both in steps for box in both]}
    assert {tables.BOXES[box].name for box in printed} == {case.name for part in parts for case in part}


@pytest.mark.parametrize("card", [name for name in BUILDINGS if name != "hq"])
def test_every_building_has_its_price_points_and_places(card: str) -> None:
    """PB-BUILD-1, PB-WORK-2."""
    g, row = table(), BUILDINGS[card]
    give_cards(g, P1, card)
    g.players[P1].billies = row["cost"] - 1
    begin_in_turn(g, tile="a1_grey", left=(0, 1, 0))
    assert g.why_not(P1, f"build {card}") == "PB-BUILD-1"
    g.players[P1].billies = row["cost"]
    walk = Walk(g, [card])
    walk.do([{"do": "build", "n": 1}])
    is_as_printed(walk)
    places = [
        {"craftie": zone["craftie_places"], "brainie": zone["brainie_places"]}
        for zone in g.view(P1)["players"][P1]["buildings"][-1]["zones"]
    ]
    assert places == row["zones"]


@pytest.mark.parametrize("name", MOODS)
def test_every_mood_space_in_an_election(name: str) -> None:
    """PB-ELEC-5..7: for p1, and for p2 and p3 as the others."""
    g, row = table(), MOODS[name]
    g.players[P1].mood, g.players[P1].workies = row["value"], (4, 1)
    g.turn_seat = P1
    before = account(g)
    begin(g, CHECK_MOODS.at(P1), NEXT_TURN.at(P1))
    walk = Walk(g, [])
    walk.want, walk.told = before, account(g)
    walk.want[P1, "mood"] = 0
    for effect in row["effects"]:
        if effect["do"] == "pay":
            for _ in range(effect["n"]):
                walk.play("pay-workie craftie")
            walk.has("crafties", -effect["n"])
        else:
            walk.gain(effect)
    is_as_printed(walk)
    assert (walk.want[BOARD, "marker"], g.actors) == (0, (P2,))  # nobody is asked for more
