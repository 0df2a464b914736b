"""What a seat may know, as new plain data (ECL-INFO)."""

from __future__ import annotations

from collections.abc import Sequence

from astrarium.kernel.pools import bag_size, kinds_at, known_kinds
from astrarium.kernel.values import bits

from .discovery import has_discovery
from .discs import upkeep
from .hexes import EDGES, zone
from .ids import CLASS_NAMES, NONE, NPC, SQUARE_KINDS
from .links import is_open, linked_sectors
from .moments import END_TURN
from .pending import all_frames
from .population import ALL_RESOURCES, production
from .scoring import points
from .state import TAKEN, Eclipse, Player, Zone
from .structures import artifacts_at, has_portal, squares_at
from .tables import CENTER, NAMES, REPUTATIONS, SECTOR_COUNT, SECTOR_NAMES, SECTORS, TECHS
from .view_actions import open_actions, turned_up
from .view_battle import view_battle, view_drawn
from .view_fleet import view_classes, view_prices
from .view_types import PlayerView, SectorView, ShipView, View, ZoneView


def or_none(number: int) -> int | None:
    return None if number == NONE else number


def named(kind: str, numbers: Sequence[int]) -> list[str]:
    return [NAMES[kind][number] for number in numbers]


def view(g: Eclipse, seat: int | None) -> View:
    """The table as a seat sees it.

    ECL-INFO-1, ECL-INFO-3.
    """
    return {
        "round": g.round,
        "phase": g.rules.phase(g),
        "start": g.start_seat,
        "next_start": or_none(g.next_start),
        "turns": turn_seats(g),
        "markers": list(g.markers),
        "is_counter_clockwise": g.is_counter_clockwise,
        "actions": open_actions(g),
        "turned_up": turned_up(g),
        "players": [player_view(g, each, seat) for each in range(len(g.players))],
        "sectors": {SECTOR_NAMES[n]: sector_view(g, n) for n in range(SECTOR_COUNT) if g.places[n][2] != NONE},
        "covered": [list(position) for position in g.covered],
        "zones": [zone_view(of) for of in g.zones],
        "techs": tech_counts(g.techs),
        "waiting_techs": tech_counts(g.waiting_techs),
        "prices": {} if seat is None else view_prices(g, seat),
        "developments": named("development", bits(g.developments)),
        "shrines": {
            NAMES["shrine"][n]: [SECTOR_NAMES[sector], SQUARE_KINDS[2 * colour]]
            for n, (sector, colour) in enumerate(g.shrines)
            if sector != NONE
        },
        "reputation_bag": bag_size(g.reputation),
        "drawn_reputation": view_drawn(g, seat),
        "discovery_pile": bag_size(g.discoveries),
        "battle": view_battle(g),
    }


def turn_seats(g: Eclipse) -> list[int]:
    """Whose turn it is; with two markers it may be two players'."""
    return [seat for number, seat, _ in all_frames(g.stack) if number == END_TURN.number]


def tech_counts(counts: tuple[int, ...]) -> dict[str, int]:
    return {NAMES["technology"][n]: counts[n] for n in range(len(TECHS)) if counts[n]}


def zone_view(of: Zone) -> ZoneView:
    _, left, renewed, discards = of
    return {"stack": left + len(bits(renewed)), "discards": named("sector", discards)}


def sector_view(g: Eclipse, sector: int) -> SectorView:
    q, r, rotation = g.places[sector]
    kinds = range(len(SQUARE_KINDS))
    return {
        "q": q,
        "r": r,
        "rotation": rotation,
        "zone": 0 if sector == CENTER else 1 + zone(q, r),
        "vp": SECTORS[sector].vp,
        "artifacts": artifacts_at(g, sector),
        "wormholes": [edge for edge in range(EDGES) if is_open(g, sector, edge)],
        "links": [SECTOR_NAMES[other] for other in linked_sectors(g, sector, is_half_enough=False)],
        "owner": or_none(g.owners[sector]),
        "population": {SQUARE_KINDS[k]: g.population[sector][k] for k in kinds if g.population[sector][k]},
        "squares": {SQUARE_KINDS[k]: squares_at(g, sector, k) for k in kinds if squares_at(g, sector, k)},
        "ships": [ship_view(*ship) for ship in g.ships[sector]],
        "arrivals": list(g.arrivals[sector]),
        "structures": named("structure", bits(g.structures[sector])),
        "discovery": has_discovery(g, sector),
        "portal": has_portal(g, sector),
    }


def ship_view(owner: int, kind: int, damage: int) -> ShipView:
    name = NAMES["npc"][kind] if owner == NPC else CLASS_NAMES[kind]
    return {"owner": owner, "kind": name, "damage": damage}


def player_view(g: Eclipse, of: int, seat: int | None) -> PlayerView:
    """Values of tiles are shown to whoever knows them (ECL-INFO-2)."""
    p = g.players[of]
    known = [REPUTATIONS[kind].vp for kind in known_kinds(g.reputation, of, seat)]
    kept = named("discovery", known_kinds(g.discoveries, of, seat))
    unknown = len(g.reputation[1][of]) - len(known)
    is_open = not unknown and p.species != NONE
    shown: PlayerView = {
        "species": None if p.species == NONE else NAMES["species"][p.species],
        "storage": list(p.storage),
        "cubes": list(p.cubes),
        "production": [production(p, resource) for resource in ALL_RESOURCES],
        "graveyard": list(p.graveyard),
        "discs": p.discs,
        "upkeep": upkeep(p),
        "reserve": p.reserve,
        "actions": list(p.actions),
        "colony_ships": p.colony_ships,
        "techs": [named("technology", track) for track in p.techs],
        "developments": named("development", p.developments),
        "blueprints": blueprint_view(p),
        "classes": view_classes(g, of),
        "outside": None if p.outside == NONE else CLASS_NAMES[p.outside],
        "spare_parts": named("part", p.spare_parts),
        "ambassadors": list(p.ambassadors),
        "reputation": [*known, *[None] * unknown],
        "discoveries": [*kept, *[None] * (len(g.discoveries[1][of]) - len(kept))],
        "is_passed": p.is_passed,
        "is_collapsed": p.is_collapsed,
        "is_traitor": g.traitor == of,
        "alliance": None if p.alliance == NONE else NAMES["alliance"][p.alliance],
        "left_alliances": named("alliance", bits(p.left_alliances)),
        "used_discoveries": p.used_discoveries,
        "npc_tokens": named("npc", p.npc_tokens),
        "points": sum(points(g, of)) if is_open else None,
    }
    if of == seat and kinds_at(g.discoveries, TAKEN + of):
        shown["looking_at"] = NAMES["discovery"][kinds_at(g.discoveries, TAKEN + of)[0]]
    return shown


def blueprint_view(p: Player) -> dict[str, list[str | None]]:
    return {
        CLASS_NAMES[each]: [None if tile == NONE else NAMES["part"][tile] for tile in tiles]
        for each, tiles in enumerate(p.blueprints)
        if tiles
    }
