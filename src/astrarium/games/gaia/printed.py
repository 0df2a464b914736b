"""What a board of Gaia Project needs of what is printed on the components."""

from typing import Annotated, Final, NotRequired, TypedDict

from astrarium.components.printed import Raw, ReadFile, pick_keys

Amounts = dict[str, int]


class Effect(TypedDict):
    when: str
    on: NotRequired[str]
    per: NotRequired[str]
    gain: NotRequired[Amounts]
    effect: NotRequired[str]
    value: NotRequired[int]
    then: NotRequired[str]


class TechEffect(Effect):
    count: int


class PointsPer(TypedDict):
    per: str
    vp: int


class Level(TypedDict):
    """A level of a research track."""

    range: NotRequired[int]
    step_cost_ore: NotRequired[int]
    project_cost_tokens: NotRequired[int]
    once: NotRequired[Amounts]
    income: NotRequired[Amounts]
    once_per: NotRequired[PointsPer]


class Booster(TypedDict):
    income: list[Amounts]
    effect: NotRequired[Effect]


class RoundTile(TypedDict):
    when: str
    on: str
    gain: Amounts


class FinalTileFace(TypedDict):
    per: str


class FederationToken(TypedDict):
    gain: Amounts
    green_side: bool


class BoardAction(TypedDict):
    cost: Amounts
    gain: Amounts
    gain_per: NotRequired[PointsPer]


class FreeAction(TypedDict):
    cost: Amounts
    gain: Amounts


class StartPower(TypedDict):
    bowl1: int
    bowl2: int
    bowl3: int


class Faction(TypedDict):
    home: str
    color: str
    start: Amounts
    start_research: list[str]
    start_power: StartPower
    action_academy_right: Amounts
    difficulty: Annotated[int, "1 easy to 3 hard: our judgement, not printed."]


class Printed(TypedDict):
    """What is printed on the components, as far as boards draw it."""

    rounds: int
    offsets: Annotated[
        dict[str, tuple[int, int]],
        "Where the hexes of a sector lie around its centre: steps to the north, steps to the north-east.",
    ]
    sectors: dict[str, int]
    tracks: dict[str, list[Level]]
    levelPoints: list[int]
    crossing: Amounts
    techSpaces: list[str]
    tech: dict[str, TechEffect]
    advanced: dict[str, Effect]
    boosters: dict[str, Booster]
    roundTiles: dict[str, RoundTile]
    finalTiles: dict[str, FinalTileFace]
    tokens: dict[str, FederationToken]
    boardActions: dict[str, BoardAction]
    freeActions: dict[str, FreeAction]
    pieces: dict[str, int]
    factions: dict[str, Faction]


FACTION: Final = ("home", "color", "start", "start_research", "start_power", "action_academy_right", "difficulty")


def each(entries: list[Raw], *keys: str) -> Raw:
    return {entry["id"]: pick_keys(entry, *keys) for entry in entries}


def tech_tile(tile: Raw) -> TechEffect:
    effect: Effect = tile["effect"]
    return {"count": tile["count"], **effect}


def printed(component: ReadFile) -> Printed:
    research, sectors, finals = component("research"), component("sectors"), component("final_tiles")
    tech, advanced = component("tech_tiles")["tech_tile"], component("advanced_tech_tiles")["advanced_tech_tile"]
    values = ("range", "step_cost_ore", "project_cost_tokens", "once", "income", "once_per")
    points = research["board"]["vp_end_per_level"]
    return {
        "rounds": component("box")["start"]["rounds"],
        "offsets": sectors["hex_offsets"],
        "sectors": {sector["id"]: sector["number"] for sector in sectors["sector"]},
        "tracks": {
            track["id"]: [pick_keys(level, *values) for level in track["levels"]] for track in research["track"]
        },
        "levelPoints": [points.get(f"level_{level}", 0) for level in range(6)],
        "crossing": {"charge": research["track"][0]["levels"][3]["once"]["charge"]},
        "techSpaces": research["board"]["tech_spaces"],
        "tech": {tile["id"]: tech_tile(tile) for tile in tech},
        "advanced": {tile["id"]: tile["effect"] for tile in advanced},
        "boosters": each(component("boosters")["booster"], "income", "effect"),
        "roundTiles": each(component("round_tiles")["round_tile"], "when", "on", "gain"),
        "finalTiles": each(finals["final_tile"], "per"),
        "tokens": each(component("federation_tokens")["federation_token"], "gain", "green_side"),
        "boardActions": each(component("board_actions")["board_action"], "cost", "gain", "gain_per"),
        "freeActions": each(component("free_actions")["free_action"], "cost", "gain"),
        "pieces": {piece["id"]: piece["per_color"] for piece in component("structures")["structure"]},
        "factions": each(component("factions")["faction"], *FACTION),
    }
