"""Loading the component files into tables.

`load` is pure: it reads one folder, and perhaps a second one whose entries correct the first (an owner's `--data DIR`).
"""

from pathlib import Path
from typing import Final

from astrarium.components.files import Files

from . import ids, reading
from .entries import GaiaEntry
from .pieces import NO_GAIN, NO_PRICE, FreeAction, Limits, Planet, Structure, Tables

FREE_ACTION_ORDER: Final = (*ids.FREE_ACTION_NAMES, reading.QIC_FOR_RANGE)
STRUCTURE_ORDER: Final = (*ids.STRUCTURE_NAMES[1:-1], "satellite", ids.STRUCTURE_NAMES[-1])
NOTHING: Final[Structure] = Structure("nothing", NO_PRICE, NO_PRICE, 0, 0, 0, 0, False, NO_GAIN, (), ids.NO_FACTION)
RECORD_KEYS: Final = {"planet_type": "code", "free_action": "record"}


def read_limits(files: Files[GaiaEntry]) -> Limits:
    """The most that a player can hold."""
    entry = files.table("box.toml", "limits")
    entry.ignore("qic", "power_tokens")
    limits = Limits(
        ore=entry.number("ore"),
        knowledge=entry.number("knowledge"),
        credits=entry.number("credits"),
        satellites=entry.number("satellites_per_color"),
    )
    entry.close()
    return limits


def check_board(board: GaiaEntry) -> None:
    """The research board names the tracks and tech spaces that ids.py names."""
    board.ignore("name", "name_ru", "level_3_bonus", "level_5_needs", "advanced_tech_spaces")
    if board.texts("order_left_to_right") != ids.TRACK_NAMES or board.texts("tech_spaces") != ids.TECH_SPACE_NAMES:
        raise board.fault("the tracks or tech spaces differ from ids.py")


def read_offsets(entry: GaiaEntry) -> tuple[tuple[int, int], ...]:
    """The place of each hex relative to the center of its sector."""
    found: list[tuple[int, int]] = []
    for place in ids.PLACE_NAMES:
        q, r = entry.numbers(place)
        found.append((q, r))
    entry.close()
    return tuple(found)


def steps_matrix(planets: tuple[Planet, ...]) -> tuple[tuple[int, ...], ...]:
    """Terraforming steps by home type and planet type (GP-HAB-3)."""
    return tuple(planet.steps for planet in planets[: ids.HOME_TYPES])


def load(folder: Path, overlay: Path | None = None) -> Tables:
    """Read and check all component files of a folder, corrected by those of the overlay."""
    files = Files(folder, overlay, GaiaEntry, RECORD_KEYS)
    ranking = files.table("final_tiles.toml", "ranking")
    ranking.ignore("ties")
    board = files.table("research.toml", "board")
    check_board(board)
    level_vp = board.inner("vp_end_per_level").all_numbers(("level_3", "level_4", "level_5"))
    start = files.table("box.toml", "start")
    files.table("maps.toml", "coordinates")

    structures = files.read("structures.toml", "structure", reading.read_structure, STRUCTURE_ORDER)
    satellite_cost = structures.pop("satellite").cost
    upgrades = ((), *(structure.upgrades_to for structure in structures.values()))
    free_actions: dict[str, FreeAction] = files.read(
        "free_actions.toml", "free_action", reading.read_free_action, FREE_ACTION_ORDER
    )
    qic_range = free_actions.pop(reading.QIC_FOR_RANGE).gain.range
    maps = files.read("maps.toml", "map", reading.read_map)
    sectors = files.read("sectors.toml", "sector", reading.read_sector)
    first_games = files.read("maps.toml", "first_game", reading.read_first_game)

    tables = Tables(
        tech=tuple(files.read("tech_tiles.toml", "tech_tile", reading.read_tile, ids.TECH_NAMES).values()),
        advanced=tuple(
            files.read("advanced_tech_tiles.toml", "advanced_tech_tile", reading.read_tile, ids.ADVANCED_NAMES).values()
        ),
        boosters=tuple(files.read("boosters.toml", "booster", reading.read_booster, ids.BOOSTER_NAMES).values()),
        round_tiles=tuple(
            files.read("round_tiles.toml", "round_tile", reading.read_round_tile, ids.ROUND_TILE_NAMES).values()
        ),
        final_tiles=tuple(
            files.read("final_tiles.toml", "final_tile", reading.read_final_tile, ids.FINAL_TILE_NAMES).values()
        ),
        rank_vp=ranking.numbers("vp_by_rank"),
        tokens=tuple(
            files.read("federation_tokens.toml", "federation_token", reading.read_token, ids.TOKEN_NAMES).values()
        ),
        board_actions=tuple(
            files.read("board_actions.toml", "board_action", reading.read_board_action, ids.BOARD_ACTION_NAMES).values()
        ),
        free_actions=tuple(free_actions.values()),
        qic_range=qic_range,
        levels=tuple(files.read("research.toml", "track", reading.read_track, ids.TRACK_NAMES).values()),
        advance_cost=board.price("advance_cost"),
        level_vp=(0, 0, 0, level_vp["level_3"], level_vp["level_4"], level_vp["level_5"]),
        structures=(NOTHING, *structures.values()),
        satellite_cost=satellite_cost,
        upgrades=upgrades,
        factions=tuple(
            files.read(
                "factions.toml", "faction", lambda entry: reading.read_faction(entry, upgrades), ids.FACTION_NAMES
            ).values()
        ),
        planets=tuple(
            files.read("planets.toml", "planet_type", reading.read_planet, ids.PLANET_NAMES[: ids.SPACE]).values()
        ),
        limits=read_limits(files),
        start_vp=start.number("vp"),
        rounds=start.number("rounds"),
        box=files.read("box.toml", "item", lambda entry: entry.number("count")),
        hex_offsets=read_offsets(files.table("sectors.toml", "hex_offsets")),
        sectors=sectors,
        maps={label: layout for label, (layout, _) in maps.items()},
        map_players={label: players for label, (_, players) in maps.items()},
        map_methods=files.read("maps.toml", "map_method", reading.read_map_method),
        first_game={int(players): game for players, game in first_games.items()},
        automa_cards=tuple(files.read("automa.toml", "decision_card", reading.read_automa_card).values()),
        automa_factions=tuple(files.read("automa.toml", "automa_faction_card", reading.read_automa_faction).values()),
        automa_difficulties=tuple(files.read("automa.toml", "difficulty", reading.read_difficulty).values()),
        record_ids={
            "faction": files.record_ids("faction", ids.FACTION_NAMES),
            "track": files.record_ids("track", ids.TRACK_NAMES),
            "tech_tile": files.record_ids("tech_tile", ids.TECH_NAMES),
            "advanced_tech_tile": files.record_ids("advanced_tech_tile", ids.ADVANCED_NAMES),
            "booster": files.record_ids("booster", ids.BOOSTER_NAMES),
            "round_tile": files.record_ids("round_tile", ids.ROUND_TILE_NAMES),
            "final_tile": files.record_ids("final_tile", ids.FINAL_TILE_NAMES),
            "federation_token": files.record_ids("federation_token", ids.TOKEN_NAMES),
            "board_action": files.record_ids("board_action", ids.BOARD_ACTION_NAMES),
            "free_action": files.record_ids("free_action", ids.FREE_ACTION_NAMES),
            "structure": files.record_ids("structure", ids.STRUCTURE_NAMES),
            "planet_type": files.record_ids("planet_type", ids.PLANET_NAMES),
            "sector": files.record_ids("sector", tuple(sectors)),
        },
        titles=files.titles,
        counts=files.counts,
        sources=tuple(files.sources),
        data_hash=files.hash,
        corrections=files.corrections,
    )
    for entry in (ranking, board, start):
        entry.close()
    files.close()
    return tables
