"""The component tables of Federation, loaded once at import. The number of a component is its place in its file."""

from pathlib import Path
from typing import Final

from astrarium.components.corrections import corrections_of
from astrarium.components.files import ComponentFiles

from . import component_types, ids
from .component_words import Amounts, CounterNumber
from .ids import NONE, PLANET_NAMES

FILES: Final[ComponentFiles] = ComponentFiles(Path(__file__).parent / "components", corrections_of("federation"))

ACCREDITATION: Final = FILES.table("accreditation", "rules", component_types.Accreditation)
LEVELS: Final = FILES.entries("accreditation", "level", component_types.Level)  # without a level 0
LEVEL_OF: Final = tuple(  # by degree
    [
        next((number for number, level in enumerate(LEVELS, 1) if degree in level.degrees), 0)
        for degree in range(ACCREDITATION.top_degree + 1)
    ]
)
ALTERATIONS: Final = FILES.entries("alteration_tokens", "alteration", component_types.Alteration)
TOKENS: Final = FILES.entries("ambassadors", "ambassador", component_types.Ambassador)
KINDS: Final = tuple(dict.fromkeys(TOKENS))  # equal ambassadors are one kind
AMBASSADORS_EACH: Final = tuple([TOKENS.count(kind) for kind in KINDS])  # of a player
AMBASSADORS: Final = KINDS + FILES.entries("ambassadors", "special_ambassador", component_types.Ambassador)
SPECIAL: Final = len(AMBASSADORS) - 1  # the Special Ambassador
SHOPS: Final = FILES.entries("arratuin", "shop", component_types.Shop)
DEEP_TILES: Final = FILES.entries("deep_space_tiles", "deep_space_tile", component_types.Tile)
STARTING_TILES: Final = FILES.entries("starting_tiles", "starting_tile", component_types.Tile)
PRODUCTIONS: Final = FILES.entries("e81216", "production", component_types.Site)
PRODUCTION_TILES: Final = FILES.entries("e81216", "production_tile", component_types.ProductionTile)
PLACES: Final = len(PRODUCTION_TILES)  # places of productions, before those of megastructures
MEGASTRUCTURES: Final = FILES.entries("e81216", "megastructure", component_types.Site)
MEGA_TOKENS: Final[tuple[int, ...]] = FILES.column("e81216", "megastructure_token", "value", CounterNumber)
PRINTED_TOKENS: Final = tuple([token for site in MEGASTRUCTURES for token in site.printed_tokens])  # two for each
PROJECTS: Final = FILES.entries("major_projects", "project", component_types.Project)
COMMON: Final = next(n for n, project in enumerate(PROJECTS) if project.column < 0)
PROJECT_POINTS: Final = FILES.table("major_projects", "scoring", component_types.ProjectPoints)
COMMON_REWARDS: Final = FILES.single_value("major_projects", "common_personal_track", "rewards", tuple[Amounts, ...])
MEDAL_POINTS: Final = FILES.single_value("medals", "row", "points_by_medals", tuple[int, ...])
MEDALS: Final = FILES.entries("medals", "medal", component_types.Medal)[: len(PLANET_NAMES)]  # of the planets
MEDAL_THRESHOLDS: Final[tuple[tuple[tuple[int, ...], ...], ...]] = (  # by number of players and planet
    (), (), *[tuple([medal.thresholds[players] for medal in MEDALS]) for players in range(3)],
)  # fmt: skip
NEO_SPACES: Final = FILES.entries("neo", "neo_space", component_types.NeoSpace)
ASTEROID_SPACES: Final = tuple([n for n, space in enumerate(NEO_SPACES) if space.slot == "asteroid"])
ASTEROID_PLACE: Final = tuple(  # by space, which of the four places it is
    [ASTEROID_SPACES.index(space) if space in ASTEROID_SPACES else NONE for space in range(len(NEO_SPACES))]
)
ASTEROIDS: Final = FILES.entries("neo", "asteroid", component_types.Asteroid)
MOONS: Final = FILES.entries("sixmoons", "moon", component_types.Moon)
LAST_MOON: Final = len(MOONS) - 1
ACTIONS: Final = FILES.entries("senate", "action", component_types.SenateAction)
SPACES: Final = FILES.entries("senate", "space", component_types.Space)
OUTER_MODULE: Final = len(SPACES)  # its number among the spaces
OUTER_ACTION: Final = next(n for n, action in enumerate(ACTIONS) if action.kind == ids.OUTER)
MISSIONS: Final = FILES.entries("special_missions", "mission", component_types.Mission)
LIMITS: Final = FILES.table("player_limits", "limits", component_types.Limits)
ROUNDS: Final = FILES.single_value("player_limits", "game", "rounds", int)
COUNTS: Final = FILES.counts
ROBOTS: Final[int] = COUNTS["component"]["box_robots"] // 4  # of each colour

SHORT: Final = ("action", "medal", "erudite", "production", "law", "project", "mission")  # kinds that ids begin with
NAMES: Final[dict[str, tuple[str, ...]]] = {
    kind: FILES.names(kind, f"{kind}_" if kind in SHORT else "mega_token_") for kind in FILES.lists
}
NAMES["erudite"] = tuple([name.upper() for name in NAMES["erudite"]])


def law_points() -> int:
    """Every law is there once in each wing and all score alike (FED-LAW-4, FED-LAW-5)."""
    laws = FILES.entries("laws", "law", component_types.Law)
    scoring = [(law, effect[1]) for law in laws for effect in law.effects if effect[::2] == (ids.SCORE, law.law)]
    points = {points for _, points in scoring}
    if len({(law.wing, law.law) for law, _ in scoring}) != 2 * len(PLANET_NAMES) or len(points) != 1:
        raise ValueError("laws.toml: one law for each planet and wing, which scores its influence, all alike")
    return points.pop()


def space_of(planet: int, wing: int) -> int:
    """The space of a planet in a wing."""
    return next(n for n, space in enumerate(SPACES) if space.wing == wing and ACTIONS[space.action].planet == planet)


def spaces_of_block(block: component_types.PlanetBlock) -> tuple[int, int, int]:
    """The spaces that a tile names: two with X votes, one with none (FED-P3-4, FED-P3-5)."""
    x_spaces = space_of(block.x_left, ids.LEFT), space_of(block.x_right, ids.RIGHT)
    return (*x_spaces, space_of(block.zero.planet, block.zero.wing))


def spaces_of_room(block: component_types.RoomBlock) -> tuple[int, int]:
    """The room, and the spy space of the other wing (FED-P2-5)."""
    if ACTIONS[block.room].kind != ids.ROOM:
        raise ValueError(f"blocking.toml: {NAMES['action'][block.room]} is no room of the senate")
    room = next(n for n, space in enumerate(SPACES) if space.action == block.room)
    spies = [n for n, space in enumerate(SPACES) if ACTIONS[space.action].kind == ids.SPY]
    return room, next(spy for spy in spies if SPACES[spy].wing != SPACES[room].wing)


def space_name(space: component_types.Space) -> str:
    """A space is called by its action, and by its wing where there are two."""
    name = NAMES["action"][space.action]
    is_alone = sum([other.action == space.action for other in SPACES]) == 1
    return name if is_alone else f"{name}_{ids.WING_NAMES[space.wing]}"


def ambassador_name(kind: component_types.Ambassador) -> str:
    name = FILES.names("ambassador", "ambassador_")[TOKENS.index(kind)]
    return name.rstrip("a") if TOKENS.count(kind) > 1 else name


ERUDITES: Final = FILES.entries("erudite_tiles", "erudite", component_types.Erudite)
LAW_POINTS: Final = law_points()
PLANET_BLOCKS: Final = tuple(
    [spaces_of_block(block) for block in FILES.entries("blocking", "planet_block", component_types.PlanetBlock)]
)
ROOM_BLOCKS: Final = tuple(
    [spaces_of_room(block) for block in FILES.entries("blocking", "room_block", component_types.RoomBlock)]
)

FILES.skip("symbols", "symbol")
FILES.skip("resources", "resource")
FILES.skip("box", "component")
FILES.skip("accreditation", "level_token")
FILES.skip("blocking", "neutral_token")
FILES.close()

NAMES["ambassador"] = (*[ambassador_name(kind) for kind in KINDS], "special")
NAMES["space"] = (*[space_name(space) for space in SPACES], NAMES["action"][OUTER_ACTION])
SOURCES: Final[tuple[tuple[str, str, str], ...]] = FILES.sources
DATA_HASH: Final[str] = FILES.hash
CORRECTIONS: Final[dict[str, dict[str, object]]] = FILES.corrections
SUPERSEDED: Final[dict[int, dict[str, dict[str, object]]]] = FILES.superseded
