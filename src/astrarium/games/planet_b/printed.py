"""What a board of Planet B needs of what is printed on the components."""

from typing import NotRequired, TypedDict

from astrarium.components.printed import Raw, ReadFile, pick_keys

from .ids import Colour, Do, Pay, Resource, Side, Who


class CostItem(TypedDict):
    pay: Pay
    n: int
    what: NotRequired[Resource]
    kind: NotRequired[str]
    track: NotRequired[str]


Effect = TypedDict(
    "Effect",
    {
        "do": Do,
        "n": NotRequired[int],
        "who": NotRequired[Who],
        "what": NotRequired[str],
        "kind": NotRequired[str],
        "track": NotRequired[str],
        "from": NotRequired[str],
        "colour": NotRequired[str],
        "per": NotRequired[str],
        "min": NotRequired[int],
        "max": NotRequired[int],
        "factor": NotRequired[int],
        "free": NotRequired[bool],
        "refund": NotRequired[bool],
        "partial": NotRequired[bool],
        "keep_disc": NotRequired[bool],
        "per_own": NotRequired[list["Effect"]],
        "per_each": NotRequired[list["Effect"]],
        "options": NotRequired[list[list["Effect"]]],
    },
)


class Box(TypedDict):
    """An action box: what is paid, then what is done."""

    cost: list[CostItem]
    effects: list[Effect]


class Conglomerate(TypedDict):
    letter: str
    grey: Box
    red: Box


class PrintedZone(TypedDict):
    """The places of a work zone."""

    craftie: int
    brainie: int


class PrintedBuilding(TypedDict):
    deck: str
    cost: int
    vp: int
    zones: list[PrintedZone]
    boxes: list[Box]


class PrintedNews(TypedDict):
    deck: str
    immoral: bool
    cost: list[CostItem]
    effects: list[Effect]


class LawSide(TypedDict):
    president: Box
    others: list[Effect]


class Law(TypedDict):
    colour: Colour
    left: LawSide
    right: LawSide


class Office(TypedDict):
    vp: int
    moral: list[Effect]
    immoral: list[Effect]


class Market(TypedDict):
    """A location: its market and the side on which its tile leaves."""

    resources: list[Resource]
    grey: int
    red: int
    leaves: Side


class Exchange(TypedDict):
    votes: int
    immoral_vp: int
    election_steps: int


class Printed(TypedDict):
    """What is printed on the components, as far as boards draw it."""

    conglomerates: dict[str, Conglomerate]
    buildings: dict[str, PrintedBuilding]
    news: dict[str, PrintedNews]
    laws: dict[str, Law]
    offices: dict[str, Office]
    tracks: dict[str, list[list[list[Effect]]]]
    locations: dict[str, Market]
    mood: dict[str, list[Effect]]
    exchange: Exchange
    storage: int
    tilePrice: int


def conglomerates(file: Raw) -> dict[str, Conglomerate]:
    return {
        tile["id"].removeprefix("cong_"): {"letter": tile["letter"], "grey": tile["box_grey"], "red": tile["box_red"]}
        for tile in file["conglomerate"]
    }


def buildings(file: Raw) -> dict[str, PrintedBuilding]:
    return {
        card["id"].removeprefix("bld_"): {
            "deck": card["deck"],
            "cost": card["cost"],
            "vp": card.get("vp", 0),
            "zones": card["zones"],
            "boxes": [pick_keys(box, "cost", "effects") for box in card["box"]],
        }
        for card in file["building"]
    }


def laws(file: Raw) -> dict[str, Law]:
    return {
        law["id"].removeprefix("law_"): {
            "colour": law["colour"],
            "left": law_side(law["left"]),
            "right": law_side(law["right"]),
        }
        for law in file["law"]
    }


def law_side(side: Raw) -> LawSide:
    return {"president": side["president"], "others": side["others"]["effects"]}


def offices(file: Raw) -> dict[str, Office]:
    return {
        card["id"]: {
            "vp": card["immediate_vp"],
            "moral": card["turn_if_moral"],
            "immoral": card["turn_if_immoral"],
        }
        for card in file["office"]
    }


def markets(board: Raw) -> dict[str, Market]:
    return {
        location["id"].removeprefix("loc_"): {
            "resources": location["market_resources"],
            "grey": location["price_grey"],
            "red": location["price_red"],
            "leaves": location["discard_from"],
        }
        for location in board["location"]
    }


def printed(component: ReadFile) -> Printed:
    board, players = component("main_board"), component("player_boards")
    return {
        "conglomerates": conglomerates(component("conglomerates")),
        "buildings": buildings(component("buildings")),
        "news": {
            card["id"].removeprefix("news_"): pick_keys(card, "deck", "immoral", "cost", "effects")
            for card in component("news")["news"]
        },
        "laws": laws(component("laws")),
        "offices": offices(component("offices")),
        "tracks": {
            track["id"]: [[space["box1"], space["box2"]] for space in track["space"]]
            for track in component("factions")["track"]
        },
        "locations": markets(board),
        "mood": {str(space["value"]): space["effects"] for space in players["mood_space"]},
        "exchange": pick_keys(board["exchange"], "votes", "immoral_vp", "election_steps"),
        "storage": players["board_common"]["storage_per_resource"],
        "tilePrice": players["board_common"]["production_tile_price"],
    }
