"""What a seat may know of a game, ready for JSON (CO-INFO-1, CO-INFO-2)."""

from __future__ import annotations

from typing import Final, Literal

from astrarium.kernel.pools import bag_size, kinds_at

from . import verbs, view_types
from .board_map import BORDERS, is_land
from .building import has_relic_on
from .combat import battles
from .counts import must_stay, presences
from .harvest import printed_symbol, token_at, token_effects
from .ids import FIRST_ACTION, LAKE, MOVE_PHASE, NONE, PHASE_NAMES, SPACE_NAMES
from .income import parts_left
from .prices import FIRST_NEUTRAL as FIRST_NEUTRAL_TILE
from .prices import TILES, has_two_faction_faces, price_for, space_of, turn_order
from .rounds import TURNS
from .spending import KIND_OF_STEP
from .state import DISCARDS, GIVEN, HELD, HOME, ChaosOrder
from .tables import (
    FIRST_NEUTRAL,
    FOUNDATION_NAMES,
    HARVEST_TOKENS,
    LEADERS_OF,
    NAMES,
    NEUTRAL_FOUNDATIONS,
    REGIONS,
    REWARDS,
    TUNNELS,
)
from .view_action import view_action, view_marches
from .view_battle import view_battle, view_due
from .view_choices import view_choices
from .view_player import named_amounts, place_name, view_player

TERRAIN_NAMES: Final = ("", "swamp", "cliffs", "plains", "lake")
BUILDING_NAMES: Final = verbs.BUILDINGS.names


def seat_or_none(seat: int) -> int | None:
    return None if seat == NONE else seat


def view(g: ChaosOrder, seat: int | None) -> view_types.View:
    """The whole table, without what others hold in secret (CO-INFO-1, CO-INFO-2)."""
    return {
        "round": g.round,
        "phase": "setup" if g.phase == NONE else PHASE_NAMES[g.phase],
        "actors": list(g.actors),
        "turn": g.turn_seat,
        "gun": g.gun,
        "points": points_left(g),
        "action": view_action(g),
        "marches": view_marches(g, seat),
        "waiting": waiting(g),
        "prices": view_prices(g, seat),
        "has_two_faction_faces": has_two_faction_faces(g),
        "regions": view_regions(g),
        "mountains": [verbs.BORDER.names[border] for border in range(len(BORDERS)) if g.mountains >> border & 1],
        "tunnels": view_tunnels(g),
        "tokens": free_tokens(g),
        "rhyzu": [view_rhyzu(g, number) for number in range(len(g.rhyzu))],
        "intel": view_intel(g),
        "deck": bag_size(g.cards),
        "discards": [NAMES["tactics_card"][kind] for kind in kinds_at(g.cards, DISCARDS)],
        "choices": view_choices(g),
        "income_left": [verbs.INCOMES.names[part] for part in parts_left(g)],
        "due": [due for region in battles(g) for due in view_due(g, region)] if g.battle == NONE else [],
        "battle": None if g.battle == NONE else view_battle(g),
        "players": [view_player(g, other, seat) for other in range(len(g.players))],
        "won_by": g.won_by,
    }


def points_left(g: ChaosOrder) -> int:
    """The points of the innermost decision that uses some."""
    return next((frame[2][0] for frame in reversed(g.stack) if frame[0] in KIND_OF_STEP), 0)


def waiting(g: ChaosOrder) -> list[int]:
    """Who has not had a turn in this phase yet."""
    frames = [frame for frame in g.stack if frame[0] == TURNS.number]
    return list(frames[0][2][0]) if frames and frames[0][2] else []


def view_prices(g: ChaosOrder, seat: int | None) -> dict[str, view_types.Price]:
    """Each priced phase, with what the viewer pays there (CO-ACT-4)."""
    phases = range(FIRST_ACTION, MOVE_PHASE + 1)
    priced = [phase for phase in phases if g.prices[space_of(g, phase)] != NONE]
    return {PHASE_NAMES[phase]: view_price(g, seat, phase) for phase in priced}


def view_price(g: ChaosOrder, seat: int | None, phase: int) -> view_types.Price:
    space = space_of(g, phase)
    tile, price = g.prices[space], price_for(g, NONE if seat is None else seat, phase)
    is_neutral = tile >= FIRST_NEUTRAL_TILE
    return {
        "space": SPACE_NAMES[space],
        "owner": None if is_neutral else tile // TILES,
        "tile": NAMES["neutral_tile"][tile - FIRST_NEUTRAL_TILE] if is_neutral else verbs.TILES.names[tile % TILES],
        "to_owner": price.to_owner,
        "to_left": price.to_left,
        "to_right": price.to_right,
        "to_supply": price.to_supply,
        "order": list(turn_order(g, phase)),
    }


# The map


def view_regions(g: ChaosOrder) -> dict[str, view_types.Region]:
    present = presences(g)
    there = [[seat for seat, places in enumerate(present) if places >> n & 1] for n in range(len(g.terrains))]
    return {name: view_region(g, n, there[n]) for n, name in enumerate(NAMES["region"])}


def view_region(g: ChaosOrder, region: int, present: list[int]) -> view_types.Region:
    there = present if g.terrains[region] else []
    bases = [seat for seat, p in enumerate(g.players) if p.base == region and is_base(g, seat)]
    return {
        "use": view_use(g, region, bool(bases)),
        "terrain": TERRAIN_NAMES[g.terrains[region]],
        "base_of": bases[0] if bases else None,
        "harvest": view_harvest(g, region, bases[0] if bases else NONE),
        "sites": [view_site(g, site) for site in g.sites[region]],
        "relic": next((number + 1 for number, where in enumerate(g.relics) if where == region), None),
        "forces": [view_force(g, seat, region) for seat in there],
        "controller": there[0] if len(there) == 1 else None,
        "is_contested": len(there) > 1,
        "morale": any([bool(p.morale >> region & 1) for p in g.players]),
        "trap": view_trap(g, region),
    }


def is_base(g: ChaosOrder, seat: int) -> bool:
    """A ship that has left its base slot is there no more (CO-CIRC-12)."""
    p = g.players[seat]
    return all([anchor in REGIONS[p.base].touches for anchor in p.anchors])


def view_use(g: ChaosOrder, region: int, is_a_base: bool) -> view_types.Use:
    if g.terrains[region] == LAKE:
        return "lake"
    if is_land(g.terrains[region]):
        return "land"
    return "base" if is_a_base else "unused"


def view_harvest(g: ChaosOrder, region: int, base_of: int) -> view_types.Harvest:
    place = region if base_of == NONE else HOME
    if base_of == NONE and not g.terrains[region]:
        return {"gain": {}, "token": None, "is_upgraded": False}
    seat = max(base_of, 0)
    token = token_at(g, seat, place)
    if token == NONE:
        return {"gain": named_amounts(printed_symbol(g, seat, place)), "token": None, "is_upgraded": False}
    gains = tuple([item for effect in token_effects(g, token) for item in effect.gain])
    is_upgraded = bool(g.flipped_tokens >> token & 1)
    return {"gain": named_amounts(gains), "token": NAMES["harvest_token"][token], "is_upgraded": is_upgraded}


def view_site(g: ChaosOrder, site: tuple[int, int, int]) -> view_types.Site:
    foundation, owner, building = site
    return {
        "foundation": None if foundation == NONE else FOUNDATION_NAMES[foundation],
        "reward": {} if foundation == NONE else named_amounts(REWARDS[foundation]),
        "owner": seat_or_none(owner),
        "building": None if building == NONE else BUILDING_NAMES[building],
        "relic": NEUTRAL_FOUNDATIONS[foundation - FIRST_NEUTRAL].relic if has_relic_on(g, foundation) else None,
    }


def view_force(g: ChaosOrder, seat: int, region: int) -> view_types.Force:
    p = g.players[seat]
    own = [NAMES["leader"][n] for n, where in zip(LEADERS_OF[p.faction], p.leaders, strict=True) if where == region]
    return {
        "seat": seat,
        "fighters": p.fighters[region],
        "leaders": own,
        "rhyzu": [NAMES["rhyzu"][n] for n, standee in enumerate(g.rhyzu) if standee == (region, seat)],
        "must_stay": must_stay(g, seat, region),
    }


def view_trap(g: ChaosOrder, region: int) -> Literal["armed", "sprung"] | None:
    if any([p.traps >> region & 1 for p in g.players]):
        return "armed"
    return "sprung" if any([p.sprung_traps >> region & 1 for p in g.players]) else None


def view_tunnels(g: ChaosOrder) -> list[list[str]]:
    """Tunnels whose ends are both in play (CO-ADJ-5)."""
    used = [tunnel.ends for tunnel in TUNNELS if all([g.terrains[end] for end in tunnel.ends])]
    return [[NAMES["region"][end] for end in ends] for ends in used]


# Pieces of all


def free_tokens(g: ChaosOrder) -> list[str]:
    free = [n for n, place in enumerate(g.tokens) if place == NONE and HARVEST_TOKENS[n].owner == "common"]
    return [NAMES["harvest_token"][token] for token in free]


def view_rhyzu(g: ChaosOrder, number: int) -> view_types.RhyZu:
    place, commander = g.rhyzu[number]
    return {
        "name": NAMES["rhyzu"][number],
        "place": None if place == NONE else place_name(place),
        "commander": seat_or_none(commander),
        "is_upgraded": bool(g.upgraded_rhyzu >> number & 1),
    }


def view_intel(g: ChaosOrder) -> dict[str, Literal["supply", "held", "given"]]:
    """The intel cards of the factions in play (CO-SETUP-32)."""
    found: dict[str, Literal["supply", "held", "given"]] = {}
    for number, where in enumerate(g.intel):
        if where >= NONE:
            found[NAMES["intel_card"][number]] = "held" if where == HELD else "given" if where == GIVEN else "supply"
    return found
