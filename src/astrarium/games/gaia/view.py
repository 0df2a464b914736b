"""What is seen of a game: everything, since nothing is hidden with two or more players (GP-INFO-1)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.remembered import Remembered
from astrarium.kernel.values import bits

from . import faction_board, income, scoring, verbs, view_types
from .actions.special import owns_special
from .automa.deck import cards_left
from .automa.turn import automa_seat
from .counts import power_value
from .factions.abilities import abilities_of
from .ids import HEX_NAMES, NO_FACTION, NOBODY, NONE, OUTSIDE, PLANET_NAMES, SPACE, STRUCTURE_NAMES
from .power import spendable
from .ranges import basic_range, range_starts
from .state import POINT_SOURCES, Gaia, Player
from .tables import AUTOMA_CARDS, FACTIONS, NAMES

STONE_PLACES: Final[tuple[view_types.StonePlace | None, ...]] = (None, "bowl1", "bowl2", "bowl3", "gaia")
HEXES: Final[Remembered[dict[str, view_types.Hex]]] = Remembered(500)
PLAYERS: Final[Remembered[view_types.Player | view_types.Unchosen]] = Remembered(2000)


def names_of(mask: int) -> list[str]:
    return [HEX_NAMES[hex] for hex in bits(mask)]


def view(g: Gaia) -> view_types.View:
    """The whole table as JSON-able data (GP-INFO-1)."""
    return {
        "round": g.round,
        "order": list(g.order),
        "passed": list(g.passed_order),
        "turn": g.turn_seat,
        "actors": list(g.actors),
        "sectors": list(g.printed),
        "hexes": known_hexes(g),
        "tech": [NAMES["tech_tile"][tile] for tile in g.tech_spaces],
        "advanced": [None if tile == NONE else NAMES["advanced_tech_tile"][tile] for tile in g.advanced_spaces],
        "terraforming_token": None if g.terraforming_token == NONE else NAMES["federation_token"][g.terraforming_token],
        "tokens": {name: left for name, left in zip(NAMES["federation_token"], g.token_supply, strict=True) if left},
        "round_tiles": [NAMES["round_tile"][tile] for tile in g.round_tiles],
        "final_tiles": [
            {"tile": NAMES["final_tile"][tile], "counts": scoring.standings(g, tile)}
            for tile in g.final_tiles
            if all(p.faction != NO_FACTION for p in g.players)
        ],
        "boosters": [NAMES["booster"][booster] for booster in g.boosters],
        "board_used": [name for action, name in enumerate(NAMES["board_action"]) if g.board_used >> action & 1],
        "players": [known_player(g, p) for p in g.players],
        "automa": None if automa_seat(g) < 0 else view_automa(g),
    }


def view_automa(g: Gaia) -> view_types.Automa:
    """The cards of the solo opponent that lie open, and how many its deck has (AUT-16, AUT-43)."""
    shown = g.cards_drawn[-2:]
    return {
        "left": cards_left(g),
        "support": view_support_side(shown[0]) if shown else None,
        "action": view_action_side(shown[1]) if len(shown) > 1 else None,
    }


def view_action_side(card: int) -> view_types.ActionSide:
    printed = AUTOMA_CARDS[card]
    return {"number": card + 1, "action": printed.action, "vp": printed.vp, "pass": printed.pass_icon}


def view_support_side(card: int) -> view_types.SupportSide:
    printed = AUTOMA_CARDS[card]
    return {
        "number": card + 1,
        "range": printed.range,
        "final_tile": printed.final_tile_tiebreak,
        "reading": printed.directional,
        "counting": printed.numbered_direction,
        "count": printed.numbered_count,
        "booster": printed.pass_booster,
    }


def known_hexes(g: Gaia) -> dict[str, view_types.Hex]:
    """Most moves change nothing on the map."""
    shared = [(p.satellites, p.guests, p.federated) for p in g.players]
    return HEXES.get((g.planets, g.owner, g.structure, *shared), lambda: view_hexes(g))


def known_player(g: Gaia, p: Player) -> view_types.Player | view_types.Unchosen:
    """A move seldom changes more than one faction board."""
    return PLAYERS.get((g.planets, g.structure, *p.values()), lambda: view_player(g, p))


def view_hexes(g: Gaia) -> dict[str, view_types.Hex]:
    """Every hex of the board that holds something."""
    found: dict[str, view_types.Hex] = {}
    satellites = guests = federated = 0  # of anybody
    for p in g.players:
        satellites, guests, federated = satellites | p.satellites, guests | p.guests, federated | p.federated
    for hex in g.galaxy.hexes:
        content: view_types.Hex = {}
        if g.planets[hex] not in (SPACE, OUTSIDE):
            content["planet"] = PLANET_NAMES[g.planets[hex]]
        if g.owner[hex] != NOBODY:
            content["owner"] = g.owner[hex]
            content["structure"] = STRUCTURE_NAMES[g.structure[hex]]
        if satellites >> hex & 1:
            content["satellites"] = [seat for seat, p in enumerate(g.players) if p.satellites >> hex & 1]
        if guests >> hex & 1:
            content["guests"] = [seat for seat, p in enumerate(g.players) if p.guests >> hex & 1]
        if federated >> hex & 1:
            content["federated"] = [seat for seat, p in enumerate(g.players) if p.federated >> hex & 1]
        if content:
            found[HEX_NAMES[hex]] = content
    return found


def view_player(g: Gaia, p: Player) -> view_types.Player | view_types.Unchosen:
    """One faction board."""
    if p.faction == NO_FACTION:
        return {"faction": None, "vp": p.vp, "is_automa": p.automa}
    return {
        "faction": NAMES["faction"][p.faction],
        "color": FACTIONS[p.faction].color,
        "is_automa": p.automa,
        "vp": p.vp,
        "points": {name: points for name, points in zip(POINT_SOURCES, p.points, strict=True) if points},
        "ore": p.ore,
        "credits": p.credits,
        "knowledge": p.knowledge,
        "qic": p.qic,
        "bowls": (p.bowl1, p.bowl2, p.bowl3),
        "gaia_area": p.gaia_area,
        "brainstone": STONE_PLACES[p.brainstone],
        "spendable": spendable(p, abilities_of(p).token_worth(p)),
        "passed": p.passed,
        "booster": None if p.booster == NONE else NAMES["booster"][p.booster],
        "research": dict(zip(NAMES["track"], p.research, strict=True)),
        "pieces": dict(zip(STRUCTURE_NAMES[1:], p.pieces[1:], strict=True)),
        "structures": faction_board.structures(p),
        "planet_costs": faction_board.planet_costs(p),
        "colonies": {HEX_NAMES[hex]: power_value(g, p, hex) for hex in bits(p.colonies)},
        "satellites": names_of(p.satellites),
        "federations": p.federations,
        "gaiaformers": p.gaiaformers,
        "gaiaformers_away": p.gaiaformers_away,
        "tech": [{"tile": NAMES["tech_tile"][tile], "covered": bool(p.covered >> tile & 1)} for tile in p.tech],
        "advanced": [NAMES["advanced_tech_tile"][tile] for tile in p.advanced],
        "tokens": [{"token": NAMES["federation_token"][token >> 1], "green": bool(token & 1)} for token in p.tokens],
        "specials": [name for special, name in enumerate(verbs.SPECIAL_NAMES) if owns_special(p, special)],
        "used": [name for special, name in enumerate(verbs.SPECIAL_NAMES) if p.used >> special & 1],
        "income": income_preview(p),
        "range": basic_range(p),
        "starts": names_of(range_starts(p)),
    }


def income_preview(p: Player) -> dict[str, int]:
    """What the next income phase brings."""
    total: dict[str, int] = {}
    for source in income.income_sources(p):
        for key, amount in source.parts:
            total[key] = total.get(key, 0) + amount
    return total
