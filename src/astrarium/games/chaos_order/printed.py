"""What a board of Chaos Order needs of what is printed on the components."""

from typing import NotRequired, TypedDict

from astrarium.components.printed import Raw, ReadFile, pick_keys

Amounts = dict[str, int]

Effect = TypedDict(
    "Effect",
    {
        "phase": NotRequired[str],
        "when": NotRequired[str],
        "if": NotRequired[str],
        "may": NotRequired[bool],
        "pay": NotRequired[Amounts],
        "gain": NotRequired[Amounts],
        "add": NotRequired[Amounts],
        "choice": NotRequired[list["Effect"]],
        "per": NotRequired[str],
        "max": NotRequired[int],
        "limit": NotRequired[str],
        "rule": NotRequired[str],
        "value": NotRequired[int | str],
        "free_lock": NotRequired[bool],
    },
)


class PrintedCell(TypedDict):
    """A column of a research track: its actions, and what entering it costs and gives."""

    main: Amounts
    lock: bool
    instant: list[Amounts]
    aux_pay: Amounts
    aux_gain: Amounts


class PrintedCard(TypedDict):
    """A tactics card: its values on the dial, what it does there, and when it is played instead."""

    left: int | str
    right: int | str
    combat: list[Effect]
    phase: str
    phase_lock: bool
    play: list[Effect]


class TwoSides(TypedDict):
    """What both sides of a card or token do."""

    base: list[Effect]
    upgraded: list[Effect]


class PrintedTile(TypedDict):
    """A price tile, with its face for two factions where that differs."""

    pay_owner: int
    pay_bank: int
    effects: list[Effect]
    two_faction_pay_owner: NotRequired[int]
    two_faction_pay_bank: NotRequired[int]
    two_faction_effects: NotRequired[list[Effect]]


class FameBonus(TypedDict):
    at: int
    gain: Amounts


class PrintedFaction(TypedDict):
    """The goal of a faction, what gives it fame, and what its board says of buildings and fighters."""

    fame_goal: int
    fame: list[str]
    bonuses: list[FameBonus]
    relic_slots: list[Amounts]
    areas: list[int]
    fighter_strength: int
    fast_track_energy: int
    trade_points: int
    trade_gain: Amounts
    base: str
    base_income: list[Amounts]
    buildings: dict[str, Amounts]


class IncomeRow(TypedDict):
    """A row of the income by region count."""

    min: int
    max: int
    times: int
    effects: list[Effect]


class PrintedSector(TypedDict):
    left: str
    right: str


class PrintedValues(TypedDict):
    """The card that is printed on the dial."""

    left: int
    right: int


class Printed(TypedDict):
    """What is printed on the components, as far as boards draw it."""

    rounds: int
    tracks: dict[str, list[PrintedCell]]
    cards: dict[str, PrintedCard]
    leaders: dict[str, TwoSides]
    attributes: dict[str, TwoSides]
    tokens: dict[str, TwoSides]
    intel: dict[str, TwoSides]
    tiles: dict[str, PrintedTile]
    spaces: dict[str, Amounts]
    factions: dict[str, PrintedFaction]
    income: list[IncomeRow]
    sectors: dict[str, PrintedSector]
    printedCard: PrintedValues


def tracks(file: Raw) -> dict[str, list[PrintedCell]]:
    found: dict[str, list[PrintedCell]] = {}
    for cell in file["cell"]:
        found.setdefault(cell["phase"], []).append(pick_keys(cell, "main", "lock", "instant", "aux_pay", "aux_gain"))
    return found


def sides(entries: list[Raw], prefix: str, base: str, upgraded: str) -> dict[str, TwoSides]:
    return {
        entry["id"].removeprefix(prefix): {
            "base": entry[base],
            "upgraded": [*entry[upgraded], *entry.get("on_upgrade", [])],
        }
        for entry in entries
    }


def spaces(game: Raw) -> dict[str, Amounts]:
    """What pricing a space gives at once."""
    phases = {phase["id"]: phase for phase in game["phase"] if phase["action"]}
    move = phases.pop("move")
    both = {"move_first": move["instant_move_first"], "move_last": move["instant_move_last"]}
    return {name: phase["instant"] for name, phase in phases.items()} | both


def factions(file: Raw, fame: Raw, buildings: Raw) -> dict[str, PrintedFaction]:
    bonuses = {track["faction"]: track["bonuses"] for track in fame["fame_track"]}
    return {
        faction["id"]: {
            "fame_goal": faction["fame_goal"],
            "fame": [source["event"] for source in faction["fame_sources"]],
            "bonuses": bonuses[faction["id"]],
            "relic_slots": faction["relic_slots"],
            "areas": faction["recruit_areas"],
            "fighter_strength": faction["fighter_strength"],
            "fast_track_energy": faction["fast_track_energy"],
            "trade_points": faction["recruit_trade"]["recruit"],
            "trade_gain": faction["recruit_trade"]["gain"],
            "base": faction["base"],
            "base_income": faction["base_income"],
            "buildings": {
                building["type"]: building["income"]
                for building in buildings["building"]
                if building["faction"] == faction["id"]
            },
        }
        for faction in file["faction"]
    }


def tiles(file: Raw) -> dict[str, PrintedTile]:
    keys = ("pay_owner", "pay_bank", "effects", "two_faction_pay_owner", "two_faction_pay_bank", "two_faction_effects")
    return {tile["id"].removeprefix("price_"): pick_keys(tile, *keys) for tile in file["tile"]}


def printed(component: ReadFile) -> Printed:
    game, dial = component("game"), component("dial")
    keys = ("left", "right", "combat", "phase", "phase_lock", "play")
    return {
        "rounds": game["game"]["rounds_max"],
        "tracks": tracks(component("research")),
        "cards": {card["id"]: pick_keys(card, *keys) for card in component("tactics_cards")["tactics_card"]},
        "leaders": sides(component("leaders")["leader"], "leader_", "effects_base", "effects_upgraded"),
        "attributes": sides(component("attributes")["attribute"], "attr_", "effects_base", "effects_upgraded"),
        "tokens": sides(component("harvest_tokens")["harvest_token"], "", "base", "upgraded"),
        "intel": sides(component("intel_cards")["intel_card"], "intel_", "circadian_side", "other_side"),
        "tiles": tiles(component("price_tiles")),
        "spaces": spaces(game),
        "factions": factions(component("factions"), component("fame_tracks"), component("buildings")),
        "income": [pick_keys(row, "min", "max", "times", "effects") for row in game["region_income"]],
        "sectors": {sector["id"]: pick_keys(sector, "left", "right") for sector in dial["sector"]},
        "printedCard": pick_keys(dial["printed_card"], "left", "right"),
    }
