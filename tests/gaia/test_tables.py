"""The component tables: complete, with the numbers of ids.py, and equal to the box."""

import os
import subprocess
import sys
from pathlib import Path
from typing import get_args

import pytest

from astrarium.games.gaia import about, ids, tables
from astrarium.games.gaia.component_types import Gain, Price
from astrarium.games.gaia.tables import NAMES
from tests.marks import rule

BEGINNINGS = {"board_action": "BOARD_", "free_action": "FREE_", "space": "SPACE_"}  # of the constants of some kinds


@pytest.mark.parametrize("kind", [*(kind for kind in NAMES if kind != "item"), "event", "count", "when"])
def test_constants_are_the_numbers_of_their_names(kind: str) -> None:
    words = {"event": ids.EVENT_NAMES, "count": ids.COUNT_NAMES, "when": get_args(ids.When)}
    beginning = {**BEGINNINGS, "count": "PER_"}.get(kind, "")
    for number, name in enumerate(words.get(kind) or NAMES[kind]):
        assert getattr(ids, beginning + name.upper(), number) == number, name


def test_planets_and_structures_are_those_of_the_files() -> None:
    """Structures without the satellite, planets and the two kinds of hexes without one."""
    on_hexes = tuple(name for name in tables.FILES.ids("structure") if name != "satellite")
    assert tuple(structure.id for structure in tables.STRUCTURES) == ("nothing", *on_hexes) == ids.STRUCTURE_NAMES
    assert (*tables.FILES.ids("planet_type"), "space", "outside") == ids.PLANET_NAMES
    assert [planet.wheel_index for planet in tables.PLANETS[: ids.HOME_TYPES]] == list(range(7))
    assert (len(tables.FACTIONS), len(tables.LEVELS)) == (ids.FACTION_COUNT, ids.TRACK_COUNT)


def test_hexes_are_named_by_sector_and_place() -> None:
    assert len(ids.HEX_NAMES) == len(set(ids.HEX_NAMES)) == ids.HEX_COUNT
    assert ids.HEX_NAMES[0] == "1A0"
    assert ids.HEX_NAMES[2 * 19 + 14] == "3B2"
    assert ids.HEX_NAMES[189] == "10C"
    assert ids.HEX_NAMES[9 * 19 + 11] == "10A11"
    assert ids.sector_of(189) == 9
    assert tuple(tables.SECTORS["sector_1"].planets[place] for place in (3, 13)) == (ids.TRANSDIM, ids.TERRA)


def test_counts_equal_the_box() -> None:
    kinds = ("booster", "round_tile", "final_tile", "tech_tile", "federation_token", "advanced_tech_tile")
    for kind in kinds:
        assert sum(tables.COUNTS[kind].values()) == tables.COUNTS["item"][kind], kind
    assert sum(tables.COUNTS["sector"].values()) == tables.COUNTS["item"]["sector_tile"]
    assert sum(tables.COUNTS["decision_card"].values()) == tables.COUNTS["item"]["automa_decision_card"]
    assert sum(tables.COUNTS["automa_faction_card"].values()) == tables.COUNTS["item"]["automa_faction_card"]
    assert tables.COUNTS["planet_type"]["lost_planet"] == tables.COUNTS["item"]["lost_planet"]
    assert len({faction.board for faction in tables.FACTIONS}) == tables.COUNTS["item"]["faction_board"]


def test_structures_equal_the_box() -> None:
    in_box = dict(tables.COUNTS["structure"])
    in_box["academy"] = in_box.pop("academy_left") + in_box.pop("academy_right")
    assert all(tables.COUNTS["item"][name] == count for name, count in in_box.items())
    for structure in tables.STRUCTURES[ids.MINE : ids.SPACE_STATION]:
        assert structure.per_color * 7 == structure.count
    station = tables.STRUCTURES[ids.SPACE_STATION]
    assert station.count == station.per_color == 6
    assert tables.SATELLITE.per_color * 7 == tables.COUNTS["item"]["satellite"]


def test_each_board_has_an_income_slot_for_each_structure() -> None:
    for faction in tables.FACTIONS:
        assert len(faction.income_mine) == tables.STRUCTURES[ids.MINE].per_color
        assert len(faction.income_trading_station) == tables.STRUCTURES[ids.TRADING_STATION].per_color
        assert len(faction.income_research_lab) == tables.STRUCTURES[ids.RESEARCH_LAB].per_color
        assert tables.PLANETS[faction.home].home_of.count(NAMES["faction"].index(faction.id)) == 1
        assert tables.PLANETS[faction.home].color == faction.color


@rule("GP-SETUP-14", "GP-SETUP-29")
def test_the_two_factions_of_a_board_share_color_and_home() -> None:
    for even in range(0, ids.FACTION_COUNT, 2):
        first, second = tables.FACTIONS[even], tables.FACTIONS[even + 1]
        assert (first.board, first.color, first.home) == (second.board, second.color, second.home)


@rule("GP-HAB-3")
def test_steps_are_the_shortest_way_round_the_wheel() -> None:
    for home in range(ids.HOME_TYPES):
        for planet in range(ids.HOME_TYPES):
            way = abs(home - planet)
            assert tables.TERRAFORMING_STEPS[home][planet] == min(way, 7 - way)
    assert tables.TERRAFORMING_STEPS[ids.TERRA][ids.TITANIUM] == 2
    assert tables.TERRAFORMING_STEPS[ids.VOLCANIC][ids.SWAMP] == 2


@rule("GP-RES-5")
def test_level_three_of_each_track_charges_three() -> None:
    for track in tables.LEVELS:
        assert len(track) == ids.TOP_LEVEL + 1
        assert track[3].once.charge == 3


@rule("GP-RANGE-1", "GP-HAB-4")
def test_navigation_and_terraforming_levels() -> None:
    assert [level.range for level in tables.LEVELS[ids.NAVIGATION]] == [1, 1, 2, 2, 3, 4]
    assert [level.step_cost_ore for level in tables.LEVELS[ids.TERRAFORMING]] == [3, 3, 2, 1, 1, 1]
    projects = [level.project_cost_tokens for level in tables.LEVELS[ids.GAIA_PROJECT]]
    assert projects == [0, 6, 6, 4, 3, 3]


@rule("GP-UPG-2", "GP-UPG-3")
def test_upgrades_and_their_prices() -> None:
    academies = (ids.ACADEMY_LEFT, ids.ACADEMY_RIGHT)
    assert tables.UPGRADES[ids.MINE] == (ids.TRADING_STATION,)
    assert set(tables.UPGRADES[ids.TRADING_STATION]) == {ids.PLANETARY_INSTITUTE, ids.RESEARCH_LAB}
    assert tables.UPGRADES[ids.RESEARCH_LAB] == academies
    assert tables.UPGRADES_OF[ids.BESCODS][ids.TRADING_STATION] == (ids.RESEARCH_LAB, *academies)
    assert tables.UPGRADES_OF[ids.TERRANS] == tables.UPGRADES
    station = tables.STRUCTURES[ids.TRADING_STATION]
    assert (station.cost, station.cost_near_opponent) == (Price(ore=2, credits=6), Price(ore=2, credits=3))


def test_values_that_rules_name() -> None:
    assert tables.RANK_VP == (18, 12, 6, 0)
    assert (tables.START_VP, tables.ROUNDS, tables.QIC_RANGE) == (10, 6, 2)
    assert (tables.LIMITS.ore, tables.LIMITS.knowledge, tables.LIMITS.credits) == (15, 15, 30)
    assert Price(knowledge=4) == tables.ADVANCE_COST
    assert tables.LEVEL_VP == (0, 0, 0, 4, 4, 4)
    assert tables.FREE_ACTIONS[ids.FREE_BURN].cost == Price(discard_bowl2=1, move_bowl2_to_bowl3=1)
    assert tables.FREE_ACTIONS[ids.FREE_HADSCH_CREDITS_TO_ORE].who.needs_institute
    assert tables.TOKENS[ids.FED_GLEENS].only == ids.GLEENS
    assert tables.TECH[ids.TECH_BIG_POWER_4].value == 4
    assert tables.FACTIONS[ids.XENOS].pi_power[0].value == 6
    assert tables.FACTIONS[ids.GLEENS].pi_power[0].token == ids.FED_GLEENS
    assert tables.FACTIONS[ids.BAL_TAKS].ability[0].track == ids.NAVIGATION
    assert tables.FACTIONS[ids.IVITS].ability[2].cost == Price(qic=1)


def test_gain_knows_its_parts() -> None:
    assert Gain().is_empty()
    assert not Gain(vp=1).is_empty()
    assert Gain(vp=8, qic=1).parts() == (("qic", 1), ("vp", 8))


def test_record_ids_cover_every_component() -> None:
    sizes = {kind: len(found) for kind, found in tables.RECORD_IDS.items()}
    assert sizes == {
        "faction": 14,
        "track": 6,
        "tech_tile": 9,
        "advanced_tech_tile": 15,
        "booster": 10,
        "round_tile": 10,
        "final_tile": 6,
        "federation_token": 7,
        "board_action": 10,
        "free_action": 14,
        "structure": 8,
        "planet_type": 10,
        "sector": 13,
    }
    assert tables.RECORD_IDS["faction"]["baltaks"] == ids.BAL_TAKS
    assert tables.RECORD_IDS["booster"]["booster3"] == ids.BOOSTER_CREDITS_QIC
    assert tables.NAMES["sector"][tables.RECORD_IDS["sector"]["5B"]] == "sector_5b"


def test_every_entry_has_a_source_and_a_readable_name() -> None:
    assert all(source for _, _, source in tables.SOURCES)
    assert {file for file, _, _ in tables.SOURCES} == set(tables.FILES.tables)
    for kind in tables.FILES.lists:
        titles = tables.FILES.values(kind, "name")
        assert len(set(titles.values())) == len(titles) or kind == "round_tile", kind


def test_automa_cards_and_difficulties() -> None:
    assert len(tables.AUTOMA_CARDS) == 17
    normal = next(difficulty for difficulty in tables.AUTOMA_DIFFICULTIES if difficulty.id == "automa")
    assert normal.starter_cards == tuple(number for number, card in enumerate(tables.AUTOMA_CARDS, 1) if card.starter)
    assert {card.faction % 2 for card in tables.AUTOMA_FACTIONS} == {0, 1}
    assert len({tables.FACTIONS[card.faction].board for card in tables.AUTOMA_FACTIONS}) == 7


def with_correction(folder: Path, file: str, text: str) -> subprocess.CompletedProcess[str]:
    """What a process that loads the tables with a correction of one file says of them, or why it cannot."""
    (folder / "gaia").mkdir()
    (folder / "gaia" / file).write_text(text, encoding="utf-8")
    script = "from astrarium.games.gaia import tables as t; print(t.TECH[0].gain.parts(), t.TECH[3].gain, t.DATA_HASH)"
    environment = {**os.environ, "ASTRARIUM_DATA": str(folder)}
    return subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False, env=environment)


def test_an_overlay_corrects_single_values(tmp_path: Path) -> None:
    text = '[[tech_tile]]\nid = "tech_7vp"\neffect = {when="once", gain={vp=8}}\n'
    shown = with_correction(tmp_path, "tech_tiles.toml", text).stdout
    assert shown.startswith(f"{tables.TECH[ids.TECH_ORE_QIC].gain.parts()} {Gain(vp=8)} ")
    assert shown.split()[-1] != tables.DATA_HASH
    assert len(tables.DATA_HASH) == 16


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("tech_tiles.toml", '[[tech_tile]]\nid = "tech_7vp"\ncolour = 1\n', "tech_7vp: unknown key colour"),
        ("tech_tiles.toml", '[[tech_tile]]\nid = "tech_9"\n', "tech_tile has no entry tech_9"),
        ("boosters.toml", '[[booster]]\nid = "booster_gaia"\nincome = [{gold = 1}]\n', "unknown key gold; known"),
        ("final_tiles.toml", '[[final_tile]]\nid = "final_gaia"\nper = "moon"\n', "final_gaia: unknown word 'moon'"),
        ("boosters.toml", '[[booster]]\nid = "booster_gaia"\neffect = {when = "dusk"}\n', "unknown word 'dusk'"),
        ("factions.toml", '[[faction]]\nid = "xenos"\npi_power = [{when = "pass", effect = "federation_threshold"}]\n',
         "xenos.pi_power[0]: 'value' is missing"),
        ("free_actions.toml", '[[free_action]]\nid = "burn"\ncost = {discard_bowl2 = 2}\n', "burn.cost: burning"),
        ("box.toml", '[start]\nvp = "ten"\n', "start: 'vp' must be a whole number"),
        ("box.toml", "[stop]\nvp = 1\n", "unknown table stop"),
        ("moons.toml", "", "no such component file"),
    ],
)  # fmt: skip
def test_an_unknown_word_is_refused_with_its_place(tmp_path: Path, file: str, text: str, message: str) -> None:
    refused = with_correction(tmp_path, file, text).stderr.splitlines()[-1]
    assert refused.startswith(f"ValueError: {file}: ")
    assert message in refused


def test_the_choices_that_are_declared_are_those_of_the_components() -> None:
    assert sorted(about.AUTOMA_LEVELS) == sorted(level.id for level in tables.AUTOMA_DIFFICULTIES)
    assert list(about.AUTOMA_FACTIONS) == [NAMES["faction"][card.faction] for card in tables.AUTOMA_FACTIONS]
