"""The component tables: complete, in the order of ids.py, and equal to the box."""

import tomllib
from pathlib import Path

import pytest

from astrarium.games.gaia import about, ids, tables
from astrarium.games.gaia.loading import load
from astrarium.games.gaia.pieces import Gain, Price


def ids_of(file: str, kind: str) -> tuple[str, ...]:
    """The ids of a component file, in order."""
    entries = tomllib.loads((tables.COMPONENTS / file).read_text(encoding="utf-8"))[kind]
    return tuple(entry["id"] for entry in entries)


@pytest.mark.parametrize(
    ("file", "kind", "names"),
    [
        ("planets.toml", "planet_type", ids.PLANET_NAMES[: ids.SPACE]),
        ("research.toml", "track", ids.TRACK_NAMES),
        ("factions.toml", "faction", ids.FACTION_NAMES),
        ("tech_tiles.toml", "tech_tile", ids.TECH_NAMES),
        ("advanced_tech_tiles.toml", "advanced_tech_tile", ids.ADVANCED_NAMES),
        ("boosters.toml", "booster", ids.BOOSTER_NAMES),
        ("round_tiles.toml", "round_tile", ids.ROUND_TILE_NAMES),
        ("final_tiles.toml", "final_tile", ids.FINAL_TILE_NAMES),
        ("federation_tokens.toml", "federation_token", ids.TOKEN_NAMES),
        ("board_actions.toml", "board_action", ids.BOARD_ACTION_NAMES),
        ("free_actions.toml", "free_action", (*ids.FREE_ACTION_NAMES, "qic_for_range")),
    ],
)
def test_names_are_the_ids_of_the_files_in_order(file: str, kind: str, names: tuple[str, ...]) -> None:
    assert ids_of(file, kind) == names


def test_structures_are_those_of_the_file_without_the_satellite() -> None:
    on_hexes = tuple(name for name in ids_of("structures.toml", "structure") if name != "satellite")
    assert ("nothing", *on_hexes) == ids.STRUCTURE_NAMES
    assert tuple(structure.id for structure in tables.STRUCTURES) == ids.STRUCTURE_NAMES


@pytest.mark.parametrize(
    ("prefix", "names"),
    [
        ("", ids.PLANET_NAMES),
        ("", ids.STRUCTURE_NAMES),
        ("", ids.TRACK_NAMES),
        ("", ids.FACTION_NAMES),
        ("", ids.TECH_NAMES),
        ("", ids.ADVANCED_NAMES),
        ("", ids.BOOSTER_NAMES),
        ("", ids.ROUND_TILE_NAMES),
        ("", ids.FINAL_TILE_NAMES),
        ("", ids.TOKEN_NAMES),
        ("", ids.EVENT_NAMES),
        ("", ids.WHEN_NAMES),
        ("BOARD_", ids.BOARD_ACTION_NAMES),
        ("FREE_", ids.FREE_ACTION_NAMES),
        ("PER_", ids.COUNT_NAMES),
        ("SPACE_", ids.TECH_SPACE_NAMES),
    ],
)
def test_each_name_has_a_constant_with_its_number(prefix: str, names: tuple[str, ...]) -> None:
    for number, name in enumerate(names):
        assert getattr(ids, prefix + name.upper()) == number, name


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
        assert sum(tables.COUNTS[kind].values()) == tables.BOX[kind], kind
    assert sum(tables.COUNTS["sector"].values()) == tables.BOX["sector_tile"]
    assert sum(tables.COUNTS["decision_card"].values()) == tables.BOX["automa_decision_card"]
    assert sum(tables.COUNTS["automa_faction_card"].values()) == tables.BOX["automa_faction_card"]
    assert tables.COUNTS["planet_type"]["lost_planet"] == tables.BOX["lost_planet"]
    assert len({faction.board for faction in tables.FACTIONS}) == tables.BOX["faction_board"]


def test_structures_equal_the_box() -> None:
    in_box = dict(tables.COUNTS["structure"])
    in_box["academy"] = in_box.pop("academy_left") + in_box.pop("academy_right")
    assert all(tables.BOX[name] == count for name, count in in_box.items())
    for structure in tables.STRUCTURES[ids.MINE : ids.SPACE_STATION]:
        assert structure.per_player * 7 == structure.count
    assert tables.STRUCTURES[ids.SPACE_STATION].count == tables.FACTIONS[ids.IVITS].space_stations == 6
    assert tables.LIMITS.satellites * 7 == tables.BOX["satellite"]


def test_each_board_has_an_income_slot_for_each_structure() -> None:
    for faction in tables.FACTIONS:
        assert len(faction.income_mine) == tables.STRUCTURES[ids.MINE].per_player
        assert len(faction.income_trading_station) == tables.STRUCTURES[ids.TRADING_STATION].per_player
        assert len(faction.income_research_lab) == tables.STRUCTURES[ids.RESEARCH_LAB].per_player
        assert tables.PLANETS[faction.home].home_of.count(ids.FACTION_NAMES.index(faction.id)) == 1
        assert tables.PLANETS[faction.home].color == faction.color


@pytest.mark.rule("GP-SETUP-14", "GP-SETUP-29")
def test_the_two_factions_of_a_board_share_color_and_home() -> None:
    for even in range(0, ids.FACTION_COUNT, 2):
        first, second = tables.FACTIONS[even], tables.FACTIONS[even + 1]
        assert (first.board, first.color, first.home) == (second.board, second.color, second.home)


@pytest.mark.rule("GP-HAB-3")
def test_steps_are_the_shortest_way_round_the_wheel() -> None:
    for home in range(ids.HOME_TYPES):
        for planet in range(ids.HOME_TYPES):
            way = abs(home - planet)
            assert tables.TERRAFORMING_STEPS[home][planet] == min(way, 7 - way)
    assert tables.TERRAFORMING_STEPS[ids.TERRA][ids.TITANIUM] == 2
    assert tables.TERRAFORMING_STEPS[ids.VOLCANIC][ids.SWAMP] == 2


@pytest.mark.rule("GP-RES-5")
def test_level_three_of_each_track_charges_three() -> None:
    for track in tables.LEVELS:
        assert len(track) == ids.TOP_LEVEL + 1
        assert track[3].once.charge == 3


@pytest.mark.rule("GP-RANGE-1", "GP-HAB-4")
def test_navigation_and_terraforming_levels() -> None:
    assert [level.range for level in tables.LEVELS[ids.NAVIGATION]] == [1, 1, 2, 2, 3, 4]
    assert [level.step_cost_ore for level in tables.LEVELS[ids.TERRAFORMING]] == [3, 3, 2, 1, 1, 1]
    projects = [level.project_cost_tokens for level in tables.LEVELS[ids.GAIA_PROJECT]]
    file = tomllib.loads((tables.COMPONENTS / "structures.toml").read_text(encoding="utf-8"))
    prices = next(entry["cost_by_gaia_level"] for entry in file["structure"] if entry["id"] == "gaiaformer")
    assert projects == [price.get("tokens_to_gaia", 0) for price in prices] == [0, 6, 6, 4, 3, 3]


@pytest.mark.rule("GP-UPG-2", "GP-UPG-3")
def test_upgrades_and_their_prices() -> None:
    academies = (ids.ACADEMY_LEFT, ids.ACADEMY_RIGHT)
    assert tables.UPGRADES[ids.MINE] == (ids.TRADING_STATION,)
    assert set(tables.UPGRADES[ids.TRADING_STATION]) == {ids.PLANETARY_INSTITUTE, ids.RESEARCH_LAB}
    assert tables.UPGRADES[ids.RESEARCH_LAB] == academies
    assert tables.FACTIONS[ids.BESCODS].upgrade_graph[ids.TRADING_STATION] == (ids.RESEARCH_LAB, *academies)
    assert tables.FACTIONS[ids.TERRANS].upgrade_graph == tables.UPGRADES
    station = tables.STRUCTURES[ids.TRADING_STATION]
    assert (station.cost, station.cost_near_opponent) == (Price(ore=2, credits=6), Price(ore=2, credits=3))


def test_values_that_rules_name() -> None:
    assert tables.RANK_VP == (18, 12, 6, 0)
    assert (tables.START_VP, tables.ROUNDS, tables.QIC_RANGE) == (10, 6, 2)
    assert (tables.LIMITS.ore, tables.LIMITS.knowledge, tables.LIMITS.credits) == (15, 15, 30)
    assert Price(knowledge=4) == tables.ADVANCE_COST
    assert tables.LEVEL_VP == (0, 0, 0, 4, 4, 4)
    assert tables.FREE_ACTIONS[ids.FREE_BURN].price == Price(burn=True)
    assert tables.FREE_ACTIONS[ids.FREE_HADSCH_CREDITS_TO_ORE].needs_institute
    assert tables.TOKENS[ids.FED_GLEENS].only == ids.GLEENS
    assert tables.TECH[ids.TECH_BIG_POWER_4].value == 4
    assert tables.FACTIONS[ids.XENOS].pi_power[0].value == 6
    assert tables.FACTIONS[ids.GLEENS].pi_power[0].value == ids.FED_GLEENS
    assert tables.FACTIONS[ids.BAL_TAKS].abilities[0].value == ids.NAVIGATION
    assert tables.FACTIONS[ids.IVITS].abilities[2].price == Price(qic=1)


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
    assert tables.FACE_NAMES[tables.RECORD_IDS["sector"]["5B"]] == "sector_5b"


def test_every_entry_has_a_source_and_a_readable_name() -> None:
    assert all(source for _, _, source in tables.SOURCES)
    assert {file for file, _, _ in tables.SOURCES} == {path.name for path in tables.COMPONENTS.glob("*.toml")}
    for kind, names in tables.TITLES.items():
        assert len(set(names.values())) == len(names) or kind == "round_tile", kind


def test_automa_cards_and_difficulties() -> None:
    assert [card.number for card in tables.AUTOMA_CARDS] == list(range(1, 18))
    normal = next(difficulty for difficulty in tables.AUTOMA_DIFFICULTIES if difficulty.id == "automa")
    assert normal.starter_cards == tuple(card.number for card in tables.AUTOMA_CARDS if card.starter)
    assert {card.faction % 2 for card in tables.AUTOMA_FACTIONS} == {0, 1}
    assert len({tables.FACTIONS[card.faction].board for card in tables.AUTOMA_FACTIONS}) == 7


def write(folder: Path, file: str, text: str) -> Path:
    """An overlay with one file."""
    (folder / file).write_text(text, encoding="utf-8")
    return folder


def test_an_overlay_corrects_single_values(tmp_path: Path) -> None:
    overlay = write(
        tmp_path, "tech_tiles.toml", '[[tech_tile]]\nid = "tech_7vp"\neffect = {when="once", gain={vp=8}}\n'
    )
    corrected = load(tables.COMPONENTS, overlay)
    assert corrected.tech[ids.TECH_7VP].gain == Gain(vp=8)
    assert corrected.tech[ids.TECH_ORE_QIC] == tables.TECH[ids.TECH_ORE_QIC]
    assert corrected.data_hash != tables.DATA_HASH == load(tables.COMPONENTS).data_hash
    assert len(tables.DATA_HASH) == 16


@pytest.mark.parametrize(
    ("file", "text", "message"),
    [
        ("tech_tiles.toml", '[[tech_tile]]\nid = "tech_7vp"\ncolour = 1\n', "tech_7vp: unknown key colour"),
        ("tech_tiles.toml", '[[tech_tile]]\nid = "tech_9"\n', "tech_tile has no entry tech_9"),
        ("boosters.toml", '[[booster]]\nid = "booster_gaia"\nincome = [{gold = 1}]\n', "unknown word 'gold'"),
        ("final_tiles.toml", '[[final_tile]]\nid = "final_gaia"\nper = "moon"\n', "final_gaia: unknown word 'moon'"),
        ("boosters.toml", '[[booster]]\nid = "booster_gaia"\neffect = {when = "dusk"}\n', "unknown word 'dusk'"),
        ("box.toml", '[start]\nvp = "ten"\n', "start: 'vp' must be a whole number"),
        ("box.toml", "[stop]\nvp = 1\n", "unknown table stop"),
        ("moons.toml", "", "no such component file"),
    ],
)
def test_an_unknown_word_is_refused_with_its_place(tmp_path: Path, file: str, text: str, message: str) -> None:
    with pytest.raises(ValueError, match=message) as refused:
        load(tables.COMPONENTS, write(tmp_path, file, text))
    assert str(refused.value).startswith(file)


def test_the_choices_that_are_declared_are_those_of_the_components() -> None:
    assert sorted(about.AUTOMA_LEVELS) == sorted(level.id for level in tables.AUTOMA_DIFFICULTIES)
    assert list(about.AUTOMA_FACTIONS) == [ids.FACTION_NAMES[card.faction] for card in tables.AUTOMA_FACTIONS]
