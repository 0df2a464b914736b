"""Loading the component files into tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from astrarium.components.files import Files

from . import ids, reading
from .entries import FederationEntry
from .ids import OUTER, ROOM, SPY
from .pieces import (
    Accreditation,
    Ambassador,
    Level,
    Limits,
    NeoSpace,
    PlanetBlock,
    ProjectPoints,
    SenateAction,
    Space,
    Tables,
)

T = TypeVar("T")


class Loader:
    """The files while they are read: entries by kind, with the names under which people know them."""

    def __init__(self, folder: Path, overlay: Path | None) -> None:
        self.files: Files[FederationEntry] = Files(folder, overlay, FederationEntry, {})
        self.names: dict[str, tuple[str, ...]] = {}

    def labels(self, file: str, kind: str) -> tuple[str, ...]:
        return tuple([entry.label for entry in self.files.entries(file, kind)])

    def read(self, file: str, kind: str, reader: Callable[[FederationEntry], T], prefix: str = "") -> tuple[T, ...]:
        """All entries of a kind; their names are their ids without the prefix."""

        def annotated(entry: FederationEntry) -> T:
            entry.ignore("source_values", "note")
            return reader(entry)

        found = self.files.read(file, kind, annotated)
        self.names[kind] = tuple([label.removeprefix(prefix) for label in found])
        return tuple(found.values())

    def table(self, file: str, kind: str, *ignored: str) -> FederationEntry:
        entry = self.files.table(file, kind)
        entry.ignore("id", "name", "name_ru", "source_values", *ignored)
        return entry


def closed(entry: FederationEntry, value: T) -> T:
    entry.close()
    return value


def load(folder: Path, overlay: Path | None = None) -> Tables:
    """Read and check all component files of a folder, corrected by those of the overlay."""
    loader = Loader(folder, overlay)
    read, files = loader.read, loader.files
    mission_ids, action_ids = loader.labels("special_missions.toml", "mission"), loader.labels("senate.toml", "action")
    actions = read("senate.toml", "action", lambda entry: reading.read_action(entry, mission_ids), "action_")
    spaces = read("senate.toml", "space", lambda entry: reading.read_space(entry, action_ids))
    loader.names["space"] = space_names(spaces, actions, loader.names["action"])
    planet_blocks = read("blocking.toml", "planet_block", lambda entry: read_planet_block(entry, spaces, actions))
    room_blocks = read("blocking.toml", "room_block", lambda entry: read_room_block(entry, spaces, actions, action_ids))
    read("blocking.toml", "neutral_token", lambda entry: entry.numbers("values"))
    megastructures = read("e81216.toml", "megastructure", reading.read_megastructure)
    mega_ids = loader.labels("e81216.toml", "megastructure_token")
    production_ids = loader.labels("e81216.toml", "production")
    mega_tokens = read("e81216.toml", "megastructure_token", lambda entry: entry.counter("value"), "mega_token_")
    asteroids = read("neo.toml", "asteroid", reading.read_asteroid)
    medals = read("medals.toml", "medal", reading.read_medal, "medal_")
    erudites = read("erudite_tiles.toml", "erudite", reading.read_erudite, "erudite_")
    loader.names["erudite"] = tuple([name.upper() for name in loader.names["erudite"]])
    read("symbols.toml", "symbol", lambda entry: None)
    read("resources.toml", "resource", lambda entry: entry.ignore("kind", "colour", "rank", "substitutes"))
    read("player_pieces.toml", "piece", lambda entry: entry.ignore("per_player"))
    read("box.toml", "component", lambda entry: entry.ignore("per_player", "data", "table", "entry", "players"))
    read("accreditation.toml", "level_token", lambda entry: entry.ignore("bonus", "until"))
    loader.table("erudite_tiles.toml", "setup")
    loader.table("senate.toml", "structure")
    loader.table("resources.toml", "limits")
    for planet in ("neo", "arratuin", "e81216", "sixmoons"):
        if "rules" in files.tables[f"{planet}.toml"]:
            loader.table(f"{planet}.toml", "rules")
    medal_row = loader.table("medals.toml", "row")
    track = loader.table("major_projects.toml", "common_personal_track", "unlimited")
    tables = Tables(
        accreditation=read_accreditation(loader),
        alterations=read("alteration_tokens.toml", "alteration", reading.read_alteration),
        ambassadors=read_ambassadors(loader),
        shops=read("arratuin.toml", "shop", reading.read_shop),
        planet_blocks=planet_blocks,
        room_blocks=room_blocks,
        deep_tiles=read("deep_space_tiles.toml", "deep_space_tile", reading.read_tile),
        starting_tiles=read("starting_tiles.toml", "starting_tile", reading.read_tile),
        productions=read("e81216.toml", "production", reading.read_production, "production_"),
        production_sides=read("e81216.toml", "production_tile", lambda entry: read_sides(entry, production_ids)),
        megastructures=tuple([site for site, _ in megastructures]),
        mega_tokens=mega_tokens,
        printed_tokens=tuple([mega_ids.index(token) for _, pair in megastructures for token in pair]),
        erudites=erudites,
        law_points=read_law_points(loader),
        projects=read("major_projects.toml", "project", reading.read_project, "project_"),
        project_points=read_project_points(loader),
        common_rewards=tuple([inner.amounts_of_self() for inner in track.inners("rewards")]),
        medal_points=medal_row.numbers("points_by_medals"),
        medal_thresholds=tuple(
            [tuple([medals[planet][players] for planet in range(len(ids.PLANET_NAMES))]) for players in range(5)]
        ),
        neo=read_neo(loader),
        asteroids=tuple([gain for gain, _ in asteroids]),
        dead=tuple([is_dead for _, is_dead in asteroids]),
        moons=read("sixmoons.toml", "moon", reading.read_moon),
        actions=actions,
        spaces=spaces,
        missions=read("special_missions.toml", "mission", reading.read_mission, "mission_"),
        limits=read_limits(loader),
        names=loader.names,
        sources=tuple(files.sources),
        counts=files.counts,
        data_hash=files.hash,
        corrections=files.corrections,
    )
    medal_row.close()
    track.close()
    files.close()
    return tables


def space_names(
    spaces: tuple[Space, ...], actions: tuple[SenateAction, ...], names: tuple[str, ...]
) -> tuple[str, ...]:
    """A space is called by its action, and by its wing where there are two; the Outer Module comes last."""
    kinds = [space.action for space in spaces]
    wings = [f"_{ids.WING_NAMES[space.wing]}" if kinds.count(space.action) > 1 else "" for space in spaces]
    outer = [name for name, action in zip(names, actions, strict=True) if action.kind == OUTER]
    return (*[names[space.action] + wing for space, wing in zip(spaces, wings, strict=True)], *outer)


def space_of(spaces: tuple[Space, ...], actions: tuple[SenateAction, ...], planet: int, wing: int) -> int:
    found = [n for n, space in enumerate(spaces) if space.wing == wing and actions[space.action].planet == planet]
    return found[0]


def read_planet_block(
    entry: FederationEntry, spaces: tuple[Space, ...], actions: tuple[SenateAction, ...]
) -> PlanetBlock:
    """The three spaces that a tile names (FED-P3-4, FED-P3-5)."""
    entry.ignore("players")
    left = space_of(spaces, actions, entry.word("x_left", ids.PLANET_NAMES), ids.LEFT)
    right = space_of(spaces, actions, entry.word("x_right", ids.PLANET_NAMES), ids.RIGHT)
    zero = entry.inner("zero")
    planet, wing = zero.word("planet", ids.PLANET_NAMES), zero.word("wing", ids.WING_NAMES)
    return PlanetBlock((left, right), space_of(spaces, actions, planet, wing))


def read_room_block(
    entry: FederationEntry, spaces: tuple[Space, ...], actions: tuple[SenateAction, ...], action_ids: tuple[str, ...]
) -> tuple[int, int]:
    """The room, and the spy space of the other wing (FED-P2-5)."""
    entry.ignore("players")
    room = entry.word("room", action_ids)
    (space,) = [n for n, space in enumerate(spaces) if space.action == room and actions[room].kind == ROOM]
    others = [n for n, s in enumerate(spaces) if actions[s.action].kind == SPY and s.wing != spaces[space].wing]
    return space, others[0]


def read_sides(entry: FederationEntry, productions: tuple[str, ...]) -> tuple[int, int]:
    entry.ignore("slot")
    return entry.word("side_a", productions), entry.word("side_b", productions)


def read_accreditation(loader: Loader) -> Accreditation:
    levels: tuple[Level, ...] = loader.read("accreditation.toml", "level", reading.read_level)
    entry = loader.table("accreditation.toml", "rules", "deep_space_degree")
    top = entry.number("top_degree")
    numbers = {degree: number for number, level in enumerate(levels, 1) for degree in level.degrees}
    found = Accreditation(
        start=entry.number("start_degree"),
        top=top,
        medal=entry.number("medal_degree"),
        unpaid=entry.number("unpaid_falls_to_degree"),
        beyond=entry.number("prestige_per_degree_beyond_top"),
        levels=levels,
        level_of=tuple([numbers.get(degree, 0) for degree in range(top + 1)]),
    )
    return closed(entry, found)


def read_ambassadors(loader: Loader) -> tuple[Ambassador, ...]:
    """Equal ambassadors are one kind; the special one comes last."""
    tokens = loader.read("ambassadors.toml", "ambassador", reading.read_ambassador, "ambassador_")
    names = loader.names["ambassador"]
    (special,) = loader.read("ambassadors.toml", "special_ambassador", reading.read_ambassador)
    kinds: dict[Ambassador, str] = {}
    for token, name in zip(tokens, names, strict=True):
        kinds.setdefault(token, name.rstrip("a") if tokens.count(token) > 1 else name)
    loader.names["ambassador"] = (*kinds.values(), "special")
    return (*[replace(kind, count=tokens.count(kind)) for kind in kinds], special)


def read_law_points(loader: Loader) -> int:
    """Every law is there once in each wing and all score alike (FED-LAW-4, FED-LAW-5)."""
    laws = loader.read("laws.toml", "law", reading.read_law, "law_")
    points = {points for _, _, points in laws}
    if len({(wing, planet) for wing, planet, _ in laws}) != 2 * len(ids.PLANET_NAMES) or len(points) != 1:
        raise ValueError("laws.toml: one law for each planet and wing, all with the same points")
    return points.pop()


def read_project_points(loader: Loader) -> ProjectPoints:
    entry = loader.table("major_projects.toml", "scoring", "tie_rule", "two_players_second_far")
    found = ProjectPoints(
        by_place=((), (), (), entry.numbers("three_players"), entry.numbers("four_players")),
        first=entry.number("two_players_first"),
        tie=entry.number("two_players_tie"),
        second=entry.number("two_players_second_close"),
        close=entry.number("two_players_close_max_difference"),
    )
    return closed(entry, found)


def read_neo(loader: Loader) -> tuple[NeoSpace, ...]:
    entries = loader.files.entries("neo.toml", "neo_space")
    labels = tuple([entry.label for entry in entries])
    sites = tuple([entry.label for entry in entries if entry.text("slot", "") == "asteroid"])
    return loader.read("neo.toml", "neo_space", lambda entry: reading.read_neo_space(entry, labels, sites))


def read_limits(loader: Loader) -> Limits:
    limits = loader.table("player_pieces.toml", "limits", "ambassadors")
    game = loader.table("player_pieces.toml", "game")
    counts = loader.files.counts["piece"]
    found = Limits(
        hangar=limits.number("hangar_max"),
        crystals=limits.number("crystals_max"),
        diamonds=limits.number("golden_diamonds_max"),
        ships=limits.number("missions_with_ship_max"),
        assistant=limits.number("assistant_max"),
        robots=counts["robot"] // 4,
        rounds=game.number("rounds"),
    )
    return closed(limits, found)
