"""The component files against the box, and the bounds that the rulebook sets."""

import ast
import re
from collections import Counter

import pytest

from astrarium.components.table_reader import Location
from astrarium.games.planet_b import ids, tables
from astrarium.games.planet_b.boxes import PrintedBox
from astrarium.games.planet_b.component_words import EFFECTS, read_cost, read_effects
from astrarium.text.catalogue import folder_of
from tests.marks import example, rule

BUILDINGS = tables.BUILDINGS


def all_kinds(box: PrintedBox) -> set[int]:
    """The kinds of effect in a box, with those inside others."""
    found = {effect.kind for effect in box.effects}
    return found.union(*[all_kinds(tables.BOXES[inner]) for effect in box.effects for inner in effect.boxes])


@example("E-133", "W-22")
def test_the_box_is_complete() -> None:
    """Every building has exactly two boxes, which the reader checks."""
    counts = tables.COUNTS
    assert {kind: sum(counts[kind].values()) for kind in ("building", "news", "law", "office", "conglomerate")} == {
        "building": 46, "news": 46, "law": 20, "office": 4, "conglomerate": 7,
    }  # fmt: skip
    tokens = counts["token"]
    wooden = ("vote", "craftie", "brainie", "container", "faction_disc", "white_disc", "briefcase", "mood_marker")
    assert sum(tokens[name] for name in wooden) == 244
    assert sum(count for name, count in tokens.items() if name.startswith("note_")) == 160
    assert sum(count for name, count in tokens.items() if name.startswith("prod_tile_")) == 40
    assert (tokens["game_board"], tokens["faction_board"], sum(counts["player_board"].values())) == (1, 1, 4)
    assert sum(tables.PRODUCTION_TILES) == 10
    assert tables.FRAUD_EACH == (2, 2)
    assert tables.VOTES_EACH == 25


def test_decks_have_their_numbers_of_cards() -> None:
    assert [len(deck) for deck in tables.BUILDINGS_OF] == [14, 14, 14]
    assert [len(deck) for deck in tables.NEWS_OF] == [16, 16, 14]
    assert [len(deck) for deck in tables.LAWS_OF] == [10, 10]
    assert [len(tiles) for tiles in tables.TILES_OF] == [3, 4]


@rule("PB-DRAW-6")
def test_decks_have_their_costs_and_workies() -> None:
    costs = [{BUILDINGS[card].cost for card in deck} for deck in tables.BUILDINGS_OF]
    assert [(min(cost), max(cost)) for cost in costs] == [(4, 10), (14, 20), (24, 30)]
    needs = [{kind for card in deck for zone in BUILDINGS[card].zones for kind in range(2) if zone[kind]}
             for deck in tables.BUILDINGS_OF]  # fmt: skip
    assert needs == [{ids.CRAFTIE}, {ids.CRAFTIE, ids.BRAINIE}, {ids.BRAINIE}]


@rule("PB-NEWS-5")
def test_deck_two_and_half_of_deck_three_are_immoral() -> None:
    assert [Counter(tables.NEWS[card].immoral for card in deck)[True] for deck in tables.NEWS_OF] == [0, 16, 7]


@rule("PB-FRAUD-1", "PB-DEAL-6")
@example("E-132")
def test_fraud_is_only_on_headquarters_and_news() -> None:
    found = [box for box in tables.BOXES if ids.FRAUD in all_kinds(box)]
    assert all(box.source == ids.NEWS_POINTS or box.building == tables.HQ for box in found)
    assert {kind for box in tables.TILE_BOXES for kind in all_kinds(tables.BOXES[box])} == {
        ids.PRODUCTION, ids.BUILD, ids.NEWS, ids.WORKIE_ACTION, ids.FACTION_ACTION, ids.ELECTION_CHOICE,
    }  # fmt: skip


@rule("PB-MOOD-6", "PB-ETRK-5", "PB-FACT-1")
def test_the_tracks_have_their_lengths() -> None:
    assert sorted(tables.MOODS) == list(range(-4, 5))
    assert tables.MOODS[0].effects == ()
    assert {side.election_track_steps for side in tables.BOARD_SIDES} == {6}
    assert [len(track.space) for track in tables.TRACKS] == [4, 4, 4]
    assert len(ids.TRACK_NAMES) == 3


def test_both_sides_of_every_tile_have_three_or_four_actions() -> None:
    for grey, red in tables.BOXES_OF.tiles:
        assert tables.BOXES[grey].cost == ()
        assert tables.BOXES[red].cost == ((ids.PAY_MOOD, ids.ANY, 1),)
        assert {len(tables.BOXES[grey].effects), len(tables.BOXES[red].effects)} <= {3, 4}


@example("E-176")
def test_every_symbol_is_somewhere() -> None:
    used = set[int]().union(*[all_kinds(box) for box in tables.BOXES])
    used |= {effect.kind for space in tables.MOODS.values() for effect in space.effects}
    assert used == set(range(len(ids.DO_NAMES)))
    assert tuple(EFFECTS) == ids.DO_NAMES


def test_no_two_cards_of_a_kind_do_the_same() -> None:
    assert len({card.box for card in BUILDINGS}) == len(BUILDINGS)
    assert len({(card.cost, card.effects) for card in tables.NEWS}) == len(tables.NEWS)
    assert len({(law.left, law.right) for law in tables.LAWS}) == len(tables.LAWS)


def test_every_box_has_a_name_of_its_own() -> None:
    assert len({box.name for box in tables.BOXES}) == len(tables.BOXES) == 232


def test_one_side_of_every_law_costs_nothing_but_mood() -> None:
    """So that every law can be decided (PB-LAW-4)."""
    for sides in tables.BOXES_OF.laws:
        assert any({item[0] for item in tables.BOXES[box].cost} <= {ids.PAY_MOOD} for box in sides)


def test_no_box_brings_workies_back_and_grants_workie_steps() -> None:
    """So that no chain of full zones can go on for ever."""
    for box in tables.BOXES:
        kinds = all_kinds(box)
        assert not ({ids.RETURN_WORKIE, ids.COPY_BOX, ids.REPLAY_NEWS} & kinds and ids.WORKIE_ACTION in kinds)


def test_prices_are_those_of_the_examples() -> None:
    markets = [(where.market_resources, where.price_grey, where.price_red) for where in tables.LOCATIONS]
    assert sorted([resource for market in markets for resource in market[0]]) == list(range(6))
    assert tables.MEAT_PRICE == 6


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([{"do": "dance"}], "unknown word 'dance'"),
        ([{"do": "billies"}], "'n' is missing"),
        ([{"do": "resource", "what": "gold", "n": 1}], "unknown word 'gold'"),
        ({"do": "vp", "n": 1}, "must be a list"),
        ([{"do": "choose", "options": 3}], "must be a list of two"),
        ([{"do": "choose", "options": [[{"do": "vp", "n": 1}]]}], "must be a list of two"),
    ],
)
def test_a_wrong_effect_is_refused_by_name(value: object, message: str) -> None:
    with pytest.raises(ValueError, match=message):
        read_effects(Location("x.toml", "card", lambda kind: ()), value)


@pytest.mark.parametrize("value", [{"pay": "billies", "n": 1}, [{"pay": "soul", "n": 1}]])
def test_a_wrong_cost_is_refused(value: object) -> None:
    with pytest.raises(ValueError, match=r"must be a list|unknown word"):
        read_cost(Location("x.toml", "card", lambda kind: ()), value)


def test_no_card_is_named_outside_the_folder_of_cards() -> None:
    """What a component does is in its row; only kinds of effect that few cards have are code, in `cards/`."""
    names = {name for kind in tables.PREFIXES for name in tables.NAMES[kind] if kind != "location"}
    ids = {f"{tables.PREFIXES[kind]}{name}" for kind in tables.PREFIXES for name in tables.NAMES[kind]}
    folder = folder_of("planet_b")
    for path in sorted(folder.rglob("*.py")):
        if path.relative_to(folder).parts[0] == "cards":
            continue
        words = {node.value for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
                 if isinstance(node, ast.Constant) and isinstance(node.value, str)}  # fmt: skip
        found = {part for word in words for part in re.findall(r"\w+", word)}
        assert not found & (ids | names), path.name
