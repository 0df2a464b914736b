"""What a seat may know of a game, ready for JSON (FED-HID-3)."""

from __future__ import annotations

from astrarium.kernel.pools import bag_size, known_kinds
from astrarium.kernel.values import bits

from . import view_types
from .accreditation import DEEP_DOWN, DEEP_SEEN
from .alterations import LOOKED_AT, STRENGTHS, down_on_moon, tokens_of
from .counts import completed, crystals, influence, level, marker_level, side_of, token_votes
from .forecast import forecast
from .ids import (
    ARRATUIN,
    ATAL,
    E81216,
    LEFT,
    NEO,
    NONE,
    PLANET_NAMES,
    POINT_SOURCES,
    RIGHT,
    SIDE_NAMES,
    SIXMOONS,
)
from .scoring import leftover_points, medal_points
from .state import FACE_DOWN, NEUTRAL, Federation, Placed, Player
from .tables import ASTEROID_SPACES, NAMES
from .verbs import FACES


def named(kind: str, numbers: list[int]) -> list[str]:
    return [NAMES[kind][number] for number in numbers]


def name_or_none(kind: str, number: int) -> str | None:
    return None if number < 0 else NAMES[kind][number]


def view(g: Federation, seat: int | None) -> view_types.View:
    """The whole table, without what lies face down."""
    return {
        "round": g.round,
        "first_player": g.first_player,
        "president": g.president,
        "turn": g.turn_seat,
        "actors": list(g.actors),
        "spaces": {name: view_space(g, space) for space, name in enumerate(NAMES["space"][:-1]) if is_taken(g, space)},
        "outer": [view_ambassador(placed) for placed in g.outer],
        "laws": [PLANET_NAMES[g.laws[wing]] if g.laws[wing] >= 0 else None for wing in (LEFT, RIGHT)],
        "next_laws": [PLANET_NAMES[planet] for planet in g.next_laws if planet >= 0],
        "past_laws": [[PLANET_NAMES[planet] for planet in bits(past)] for past in g.past_laws],
        "starting_tiles": named("starting_tile", bits(g.starting_tiles)),
        "planets": view_planets(g),
        "deep_space": view_deep_space(g, seat),
        "piles": {str(strength): bag_size(tokens_of(g, strength)) for strength in STRENGTHS},
        "looked": named("alteration", [kind for tokens in g.tokens for kind in known_kinds(tokens, LOOKED_AT, seat)]),
        "forecast": forecast(g),
        "players": [view_player(p) for p in g.players],
    }


def is_taken(g: Federation, space: int) -> bool:
    return g.spaces[space][0] != NONE


def view_space(g: Federation, space: int) -> view_types.Ambassador | view_types.NeutralToken:
    """A token as it lies: whose, which, and what it shows."""
    placed = g.spaces[space]
    if placed[0] == NEUTRAL:
        return {"owner": None, "votes": placed[1]}
    found = view_ambassador(placed)
    for p in g.players:
        if p.die_space == space:
            found["die"] = p.die
    return found


def view_ambassador(placed: Placed) -> view_types.Ambassador:
    owner, kind, face = placed
    return {
        "owner": owner,
        "ambassador": NAMES["ambassador"][kind],
        "face": FACES.names[face],
        "side": SIDE_NAMES[side_of(placed)],
        "votes": token_votes(placed),
    }


def view_planets(g: Federation) -> view_types.Planets:
    """The five planets: what lies on them and the medals left."""
    return {
        "neo": {
            "asteroids": {
                NAMES["neo_space"][number]: "face_down"
                if g.asteroids[place] == FACE_DOWN
                else name_or_none("asteroid", g.asteroids[place])
                for place, number in enumerate(ASTEROID_SPACES)
            },
            "dead": named("asteroid", bits(g.dead)),
            "dead_down": g.dead_down,
        },
        "sixmoons": {
            name: {"tokens": named("alteration", list(g.moons[moon])), "down": down_on_moon(g, moon)}
            for moon, name in enumerate(NAMES["moon"])
        },
        "atal": [
            {"tile": name_or_none("erudite", tile), "down": down}
            for tile, down in zip(g.atal, g.atal_down, strict=True)
        ],
        "e81216": {
            "productions": named("production", list(g.productions)),
            "tokens": named("megastructure_token", list(g.mega_tokens)),
            "multipliers": list(g.multipliers),
        },
        "medals": {
            "neo": list(g.medals[NEO]),
            "sixmoons": list(g.medals[SIXMOONS]),
            "atal": list(g.medals[ATAL]),
            "arratuin": list(g.medals[ARRATUIN]),
            "e81216": list(g.medals[E81216]),
        },
    }


def view_deep_space(g: Federation, seat: int | None) -> view_types.DeepSpace:
    """The size of the pile, and what a player knows who has looked through it (FED-HID-2)."""
    size = len(g.deep[1][DEEP_DOWN]) + len(g.deep[1][DEEP_SEEN])
    return {"size": size, "known": named("deep_space_tile", known_kinds(g.deep, DEEP_SEEN, seat))}


def view_player(p: Player) -> view_types.Player:
    """One player board, all of it public (FED-HID-3)."""
    return {
        "prestige": p.prestige,
        "points": {name: points for name, points in zip(POINT_SOURCES, p.points, strict=True) if points},
        "reserve": view_reserve(p),
        "crystals": crystals(p),
        "degree": p.degree,
        "level": level(p),
        "marker_level": marker_level(p),
        "level_round": p.level_round,
        "level_game": p.level_game,
        "hangar": p.hangar,
        "supply": p.supply,
        "open": named("mission", bits(p.markers & ~p.flown)),
        "flown": named("mission", bits(p.flown)),
        "completed": completed(p),
        "ambassadors": {name: left for name, left in zip(NAMES["ambassador"], p.ambassadors, strict=True) if left},
        "die": p.die,
        "die_space": name_or_none("space", p.die_space),
        "alterations": [
            name for name, owned in zip(NAMES["alteration"], p.alterations, strict=True) for _ in range(owned)
        ],
        "erudites": [
            {"tile": NAMES["erudite"][tile], "used": bool((p.used | p.busy) >> tile & 1)} for tile in bits(p.erudites)
        ],
        "influence": view_influence(p),
        "miner": NAMES["neo_space"][p.miner],
        "mage": NAMES["moon"][p.mage],
        "asteroids": named("asteroid", bits(p.asteroids)),
        "discs": dict(zip(NAMES["shop"], p.discs, strict=True)),
        "robots": bits(p.robots),
        "starting_tile": name_or_none("starting_tile", p.starting_tile),
        "deep_tile": name_or_none("deep_space_tile", p.deep_tile),
        "medals": named("medal", bits(p.medals)),
        "medal_points": medal_points(p),
        "contribution": p.contribution,
        "leftovers": leftover_points(p),
    }


def view_reserve(p: Player) -> view_types.Reserve:
    return {
        "lavandium": p.lavandium,
        "copernium": p.copernium,
        "oceanium": p.oceanium,
        "golden_diamond": p.diamonds,
    }


def view_influence(p: Player) -> view_types.Influence:
    return {
        "neo": influence(p, NEO),
        "sixmoons": influence(p, SIXMOONS),
        "atal": influence(p, ATAL),
        "arratuin": influence(p, ARRATUIN),
        "e81216": influence(p, E81216),
    }
