"""Loading the component files into tables.

`load` is pure: it reads one folder, and perhaps a second one whose entries correct the first (an owner's `--data DIR`).
"""

import hashlib
import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from . import ids, reading
from .entries import Entry
from .pieces import NO_GAIN, NO_PRICE, FreeAction, Limits, Planet, Structure, Tables

T = TypeVar("T")

FREE_ACTION_ORDER: Final = (*ids.FREE_ACTION_NAMES, reading.QIC_FOR_RANGE)
STRUCTURE_ORDER: Final = (*ids.STRUCTURE_NAMES[1:-1], "satellite", ids.STRUCTURE_NAMES[-1])
NOTHING: Final[Structure] = Structure("nothing", NO_PRICE, NO_PRICE, 0, 0, 0, 0, False, NO_GAIN, (), ids.NO_FACTION)
RECORD_KEYS: Final = {"planet_type": "code", "free_action": "record"}


class Files:
    """All component files, and what every entry has in common: id, name, count, source, record id."""

    def __init__(self, folder: Path, overlay: Path | None) -> None:
        digest = hashlib.sha256()
        self.tables: dict[str, dict[str, object]] = {}
        for path in sorted(folder.glob("*.toml")):
            digest.update(path.read_bytes())
            self.tables[path.name] = tomllib.loads(path.read_text(encoding="utf-8"))
        for path in sorted(overlay.glob("*.toml")) if overlay else ():
            digest.update(path.read_bytes())
            if path.name not in self.tables:
                raise ValueError(f"{path.name}: there is no such component file")
            lay_over(path.name, self.tables[path.name], tomllib.loads(path.read_text(encoding="utf-8")))
        self.hash = digest.hexdigest()[:16]
        self.unread = {(file, kind) for file, tables in self.tables.items() for kind in tables}
        self.sources: list[tuple[str, str, str]] = []
        self.titles: dict[str, dict[str, str]] = {}
        self.counts: dict[str, dict[str, int]] = {}
        self.record_names: dict[str, dict[str, str]] = {}

    def take(self, file: str, kind: str) -> object:
        """All that a file says about one kind."""
        if kind not in self.tables.get(file, {}):
            raise ValueError(f"{file}: {kind} is missing")
        self.unread.discard((file, kind))
        return self.tables[file][kind]

    def table(self, file: str, kind: str) -> Entry:
        """A single table of a file."""
        entry = Entry(file, kind, as_table(file, kind, self.take(file, kind)))
        if entry.has("source"):
            self.sources.append((file, kind, entry.text("source")))
        return entry

    def entries(self, file: str, kind: str) -> list[Entry]:
        """The list of tables that a file holds of one kind."""
        found = self.take(file, kind)
        if not isinstance(found, list):
            raise ValueError(f"{file}: {kind} must be a list of tables")
        return [Entry(file, label_of(file, kind, value), as_table(file, kind, value)) for value in found]

    def read(self, file: str, kind: str, reader: Callable[[Entry], T], order: tuple[str, ...] = ()) -> dict[str, T]:
        """Read every entry of a kind; with `order` the file must hold exactly these ids in this order."""
        entries = self.entries(file, kind)
        labels = tuple(entry.label for entry in entries)
        if len(set(labels)) != len(labels):
            raise ValueError(f"{file}: an id of {kind} occurs twice")
        if order and labels != order:
            raise ValueError(f"{file}: {kind} must be {', '.join(order)} in this order, not {', '.join(labels)}")
        return {entry.label: self.read_one(entry, kind, reader) for entry in entries}

    def read_one(self, entry: Entry, kind: str, reader: Callable[[Entry], T]) -> T:
        """Read one entry and note what all entries have."""
        entry.ignore("id", "name_ru")
        self.sources.append((entry.file, entry.label, entry.text("source")))
        if entry.has("name"):
            self.titles.setdefault(kind, {})[entry.label] = entry.text("name")
        if entry.has("count"):
            self.counts.setdefault(kind, {})[entry.label] = entry.number("count")
        record_key = RECORD_KEYS.get(kind, "record_id")
        if entry.has(record_key):
            self.record_names.setdefault(kind, {})[entry.text(record_key)] = entry.label
        found = reader(entry)
        entry.close()
        return found

    def record_ids(self, kind: str, names: tuple[str, ...]) -> dict[str, int]:
        """The names used by public game records, with our numbers."""
        found = self.record_names[kind]
        return {record: names.index(label) for record, label in found.items() if label in names}

    def close(self) -> None:
        """Every table of every file has been understood."""
        for file, kind in sorted(self.unread):
            raise ValueError(f"{file}: unknown table {kind}")


def as_table(file: str, kind: str, value: object) -> dict[str, object]:
    """A value that must be a table."""
    if not isinstance(value, dict):
        raise ValueError(f"{file}: {kind} must be a table, not {value!r}")
    return value


def label_of(file: str, kind: str, value: object) -> str:
    """The id of an entry; the first games have their number of players instead."""
    table = as_table(file, kind, value)
    label = table.get("id", table.get("players"))
    if label is None:
        raise ValueError(f"{file}: an entry of {kind} has no id")
    return str(label)


def lay_over(file: str, base: dict[str, object], overlay: dict[str, object]) -> None:
    """Correct tables and, by id, entries of lists; keys that the overlay does not name stay."""
    for kind, value in overlay.items():
        ours = base.get(kind)
        if isinstance(ours, dict):
            ours.update(as_table(file, kind, value))
        elif isinstance(ours, list) and isinstance(value, list):
            known = {label_of(file, kind, entry): entry for entry in ours}
            for entry in value:
                label = label_of(file, kind, entry)
                if label not in known:
                    raise ValueError(f"{file}: {kind} has no entry {label}")
                known[label].update(entry)
        else:
            raise ValueError(f"{file}: unknown table {kind}")


def read_limits(files: Files) -> Limits:
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


def check_board(board: Entry) -> None:
    """The research board names the tracks and tech spaces that ids.py names."""
    board.ignore("name", "name_ru", "level_3_bonus", "level_5_needs", "advanced_tech_spaces")
    if board.texts("order_left_to_right") != ids.TRACK_NAMES or board.texts("tech_spaces") != ids.TECH_SPACE_NAMES:
        raise board.fault("the tracks or tech spaces differ from ids.py")


def read_offsets(entry: Entry) -> tuple[tuple[int, int], ...]:
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
    files = Files(folder, overlay)
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
    )
    for entry in (ranking, board, start):
        entry.close()
    files.close()
    return tables
