"""What a board of Eclipse needs of what is printed on the components."""

from typing import Annotated, Any, TypedDict

from astrarium.components.printed import Raw, ReadFile, pick_keys

Amounts = dict[str, int]


class PrintedPart(TypedDict):
    energy: int
    initiative: int
    movement: int
    hull: int
    computer: int
    shield: int
    regeneration: int
    cannon_dice: list[str]
    missile_dice: list[str]


class PrintedBlueprint(TypedDict):
    """What a ship costs, the energy that it has without parts, and where its squares are drawn."""

    build_cost: int
    energy: int
    columns: Annotated[list[int], "of each square, from the left"]
    rows: Annotated[list[int], "of each square, in hundredths of a square from the top"]
    parts: Annotated[list[str], "printed on each square; empty where there is none"]


class PrintedTech(TypedDict):
    category: str
    cost: int


class PrintedPlanet(TypedDict):
    color: str
    basic: int
    advanced: int


class PrintedSector(TypedDict):
    name: str
    vp: int
    wormholes: list[str]
    planets: list[PrintedPlanet]
    artifacts: int
    ancients: int
    discovery: bool


class PrintedSpecies(TypedDict):
    blueprint_set: str
    storage: Amounts
    influence_discs_on_track: int
    structure_costs: Amounts
    colony_ships: int
    ambassadors: int
    reputation_track: list[str]
    trade: dict[str, list[int]]


class Printed(TypedDict):
    """What is printed on the components, as far as boards draw it."""

    upkeep: list[int]
    discounts: list[int]
    track_points: list[int]
    parts: dict[str, PrintedPart]
    blueprints: dict[str, dict[str, PrintedBlueprint]]
    techs: dict[str, PrintedTech]
    developments: dict[str, Amounts]
    sectors: dict[str, PrintedSector]
    species: dict[str, PrintedSpecies]
    npcs: Annotated[list[str], "the kinds of ships of nobody"]


def blueprints(file: Raw) -> dict[str, dict[str, PrintedBlueprint]]:
    """By set and class."""
    found: dict[str, dict[str, PrintedBlueprint]] = {}
    for blueprint in file["blueprint"]:
        found.setdefault(blueprint["set"], {})[blueprint["ship_class"]] = {
            "build_cost": blueprint["build_cost"],
            "energy": blueprint["energy"],
            "columns": [slot["x"] for slot in blueprint["slots"]],
            "rows": [round(100 * slot["y"]) for slot in blueprint["slots"]],
            "parts": [slot["part"] for slot in blueprint["slots"]],
        }
    return found


def by_name(entries: list[Raw], prefix: str, *keys: str) -> dict[str, Any]:
    return {entry["id"].removeprefix(prefix): pick_keys(entry, *keys) for entry in entries}


def printed(component: ReadFile) -> Printed:
    tracks = component("tracks")
    values = (
        "energy", "initiative", "movement", "hull", "computer", "shield", "regeneration", "cannon_dice",
        "missile_dice",
    )  # fmt: skip
    hexes = ("name", "vp", "wormholes", "planets", "artifacts", "ancients", "discovery")
    boards = (
        "blueprint_set", "storage", "influence_discs_on_track", "structure_costs", "colony_ships", "ambassadors",
        "reputation_track", "trade",
    )  # fmt: skip
    developments = component("developments")["development"]
    return {
        "upkeep": tracks["influence"]["upkeep_by_empty_circles"],
        "discounts": tracks["technology"]["discount_by_slot"],
        "track_points": tracks["technology"]["vp_by_tiles"],
        "parts": by_name(component("ship_parts")["part"], "", *values),
        "blueprints": blueprints(component("blueprints")),
        "techs": by_name(component("technologies")["technology"], "tech_", "category", "cost"),
        "developments": {entry["id"].removeprefix("dev_"): entry["cost"] for entry in developments},
        "sectors": by_name(component("sectors")["sector"], "sector_", *hexes),
        "species": by_name(component("species")["species"], "", *boards),
        "npcs": [npc["id"] for npc in component("npc_ships")["npc"]],
    }
