"""What a board of Federation needs of what is printed on the components."""

from collections import Counter
from typing import Annotated, Literal, NotRequired, TypedDict

from astrarium.components.printed import Raw, ReadFile, pick_keys

from .ids import Kind, Planet, Side, Wing

Amounts = dict[str, int]


class Effect(TypedDict):
    """What it does (`op`), and the numbers and names that belong to it."""

    op: str
    n: NotRequired[int]
    set: NotRequired[int]
    points: NotRequired[int]
    per: NotRequired[str]
    resource: NotRequired[str]
    kinds: NotRequired[list[str]]
    mix: NotRequired[bool]
    planet: NotRequired[Planet]
    planets: NotRequired[list[Planet]]
    level: NotRequired[int]
    max_level: NotRequired[int]
    strength: NotRequired[int]
    look: NotRequired[int]
    bonus: NotRequired[bool]
    which: NotRequired[str]
    targets: NotRequired[list[str]]
    until: NotRequired[str]
    split: NotRequired[bool]
    votes: NotRequired[int]
    lavandium: NotRequired[int]
    copernium: NotRequired[int]
    oceanium: NotRequired[int]
    golden_diamond: NotRequired[int]
    crystal_any: NotRequired[int]
    prestige: NotRequired[int]


class Limits(TypedDict):
    hangar_max: int
    crystals_max: int
    golden_diamonds_max: int
    assistant_max: int


class Action(TypedDict):
    kind: Kind
    planet: NotRequired[Planet]
    cost: Amounts
    effects: list[Effect]


class Space(TypedDict):
    action: str
    wing: Wing
    column: int
    floor: int


class ProjectTrack(TypedDict):
    column: int
    track_length: int
    rank_by: str


class AmbassadorFaces(TypedDict):
    votes: int
    funding_gain: NotRequired[Amounts]


class Alteration(TypedDict):
    strength: int
    side: Side
    votes: NotRequired[int]  # of a voting side
    effects: list[Effect]


class NeoSpace(TypedDict):
    influence: int
    next: list[str]
    gain: Amounts
    slot: NotRequired[Literal["asteroid", "dead_asteroids"]]
    x: int
    y: int


class Asteroid(TypedDict):
    dead: bool
    gain: Amounts


class MoonSpace(TypedDict):
    influence: int
    strength: NotRequired[int]


class Erudite(TypedDict):
    level: int
    type: str
    colour_planet: Planet
    when: str
    effects: list[Effect]


class Shop(TypedDict):
    cost: Amounts
    level_1: list[Effect]
    level_2: list[Effect]


class Production(TypedDict):
    cost: Amounts
    effects: list[Effect]


class Megastructure(TypedDict):
    cost: Amounts
    multipliers: list[int]


class Level(TypedDict):
    level: int
    degrees: list[int]
    upkeep: Amounts


class Accreditation(TypedDict):
    medal_degree: int
    deep_space_degree: int
    top_degree: int
    levels: list[Level]


class Mission(TypedDict):
    level: int
    cost: Amounts
    effects: list[Effect]


class SpecialTile(TypedDict):
    effects: list[Effect]
    difficulty: NotRequired[Annotated[int, "1 easy to 3 hard: our judgement, not printed; starting tiles have it."]]


class Printed(TypedDict):
    """What is printed on the components, as far as boards draw it."""

    rounds: int
    limits: Limits
    actions: dict[str, Action]
    spaces: dict[str, Space]
    projects: dict[str, ProjectTrack]
    ambassadors: dict[str, AmbassadorFaces]
    alterations: dict[str, Alteration]
    neo: dict[str, NeoSpace]
    asteroids: dict[str, Asteroid]
    moons: dict[str, MoonSpace]
    erudites: dict[str, Erudite]
    shops: dict[str, Shop]
    productions: dict[str, Production]
    megastructures: dict[str, Megastructure]
    megastructureTokens: Annotated[dict[str, str], "What a token counts, by the name of the token."]
    accreditation: Accreditation
    missions: dict[str, Mission]
    medals: list[str]
    medalPoints: list[int]
    commonRewards: list[Amounts]
    startingTiles: dict[str, SpecialTile]
    deepTiles: dict[str, SpecialTile]


def each(entries: list[Raw], prefix: str, *keys: str) -> Raw:
    """Entries by the names that the engine gives them: their ids without the prefix."""
    return {entry["id"].removeprefix(prefix): pick_keys(entry, *keys) for entry in entries}


def spaces(senate: Raw) -> Raw:
    """A space is named after its action, and after its wing where there are two of them."""
    found = senate["space"]
    actions = [space["action"].removeprefix("action_") for space in found]
    counts = Counter(actions)
    return {
        action if counts[action] == 1 else f"{action}_{space['wing']}": {
            "action": action,
            **pick_keys(space, "wing", "column", "floor"),
        }
        for space, action in zip(found, actions, strict=True)
    }


def erudites(tiles: list[Raw]) -> Raw:
    found = each(tiles, "erudite_", "level", "type", "colour_planet", "when", "effects")
    return {name.upper(): tile for name, tile in found.items()}


def ambassadors(file: Raw) -> Raw:
    """Two of the same value have one name."""
    usual = {str(kind["votes"]): pick_keys(kind, "votes", "funding_gain") for kind in file["ambassador"]}
    return {**usual, "special": pick_keys(file["special_ambassador"][0], "votes")}


def printed(component: ReadFile) -> Printed:
    senate, neo, e81216 = component("senate"), component("neo"), component("e81216")
    projects, medals, accreditation = component("major_projects"), component("medals"), component("accreditation")
    missions = component("special_missions")["mission"]
    constants = component("player_limits")
    return {
        "rounds": constants["game"]["rounds"],
        "limits": pick_keys(constants["limits"], "hangar_max", "crystals_max", "golden_diamonds_max", "assistant_max"),
        "actions": each(senate["action"], "action_", "kind", "planet", "cost", "effects"),
        "spaces": spaces(senate),
        "projects": each(projects["project"], "project_", "column", "track_length", "rank_by"),
        "ambassadors": ambassadors(component("ambassadors")),
        "alterations": each(component("alteration_tokens")["alteration"], "", "strength", "side", "votes", "effects"),
        "neo": each(neo["neo_space"], "", "influence", "next", "gain", "slot", "x", "y"),
        "asteroids": each(neo["asteroid"], "", "dead", "gain"),
        "moons": each(component("sixmoons")["moon"], "", "influence", "strength"),
        "erudites": erudites(component("erudite_tiles")["erudite"]),
        "shops": each(component("arratuin")["shop"], "", "cost", "level_1", "level_2"),
        "productions": each(e81216["production"], "production_", "cost", "effects"),
        "megastructures": each(e81216["megastructure"], "", "cost", "multipliers"),
        "megastructureTokens": {
            token["id"].removeprefix("mega_token_"): token["value"] for token in e81216["megastructure_token"]
        },
        "accreditation": {
            "medal_degree": accreditation["rules"]["medal_degree"],
            "deep_space_degree": accreditation["rules"]["deep_space_degree"],
            "top_degree": accreditation["rules"]["top_degree"],
            "levels": [
                {"level": number, "degrees": level["degrees"], "upkeep": level["upkeep"]}
                for number, level in enumerate(accreditation["level"], 1)
            ],
        },
        "missions": each(missions, "mission_", "level", "cost", "effects"),
        "medals": [medal["id"].removeprefix("medal_") for medal in medals["medal"]],
        "medalPoints": medals["row"]["points_by_medals"],
        "commonRewards": projects["common_personal_track"]["rewards"],
        "startingTiles": each(component("starting_tiles")["starting_tile"], "", "effects", "difficulty"),
        "deepTiles": each(component("deep_space_tiles")["deep_space_tile"], "", "effects"),
    }
