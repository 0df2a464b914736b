"""Facts about the planets: ways, moons, tiles, shops, sites (FED-NEO, FED-SIX, FED-ATAL, FED-ARR, FED-E8)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.explanations import Fact
from astrarium.kernel.values import bits

from .. import ids, verbs
from ..alterations import down_on_moon
from ..component_words import Amounts
from ..counts import influence
from ..ids import ANYTIME, ATAL, IMMEDIATE, NEO, NONE, SIXMOONS
from ..planets.arratuin import LEVEL_2
from ..planets.e81216 import best_multiplier, place_of_site, site_data, token_value
from ..state import FACE_DOWN, Federation, Player
from ..tables import (
    ASTEROID_PLACE,
    ASTEROIDS,
    ERUDITES,
    LAST_MOON,
    MEGASTRUCTURES,
    MOONS,
    NAMES,
    NEO_SPACES,
    PLACES,
    PRODUCTIONS,
    ROBOTS,
    SHOPS,
)
from .common import described, gains, owners, priced, worth
from .senate import law_points

MOMENTS: Final = {IMMEDIATE: "when-immediate", ANYTIME: "when-anytime"}


def planet_facts(g: Federation, p: Player | None, planet: int) -> list[Fact]:
    """Everybody's influence, the next medal, what lies ahead, and its law if it is open (FED-MEDAL-3, FED-LAW-4)."""
    reached = [influence(other, planet) for other in g.players]
    found = [described(verbs.PLANETS.reference(planet))]
    found += [Fact("influence", {"seat": seat, "value": value}) for seat, value in enumerate(reached)]
    found += medal_left(g, planet)
    if p is not None:
        found += ahead(g, p, planet)
    return found + (law_points(g, planet) if planet in g.laws else [])


def medal_left(g: Federation, planet: int) -> list[Fact]:
    """The influence that the next medal of a planet asks for (FED-MEDAL-3, FED-MEDAL-11)."""
    left = g.medals[planet]
    return [Fact("medal-next", {"value": left[0], "count": len(left)})] if left else [Fact("medals-gone", {})]


def ahead(g: Federation, p: Player, planet: int) -> list[Fact]:
    """The next reward on the way of a pawn, or the tiles that are still face up (FED-NEO-1, FED-SIX-1)."""
    if planet == NEO:
        return [fact for space in NEO_SPACES[p.miner].next for fact in next_space(g, space)]
    if planet == SIXMOONS and p.mage < LAST_MOON:
        moon = p.mage + 1
        return [Fact("next-moon", {"moon": verbs.MOONS.reference(moon), "strength": MOONS[moon].strength})]
    return []


def next_space(g: Federation, space: int) -> list[Fact]:
    where = verbs.NEO_SPACES.reference(space)
    return [Fact("next-space", {"space": where, "value": NEO_SPACES[space].influence}), *neo_reward(g, space)]


def neo_reward(g: Federation, space: int) -> list[Fact]:
    """What a space of Neo gives: its resources, or the asteroid that lies there (FED-NEO-1, FED-NEO-3, FED-NEO-8)."""
    place = NEO_SPACES[space]
    if place.is_last:
        open_ones = [Fact("asteroid-here", {"asteroid": verbs.ASTEROIDS.reference(one)}) for one in bits(g.dead)]
        return open_ones + ([Fact("asteroids-down", {"count": g.dead_down})] if g.dead_down else [])
    if ASTEROID_PLACE[space] == NONE:
        return gains("gain", ((ids.GAIN, *place.gain, 0),))
    asteroid = g.asteroids[ASTEROID_PLACE[space]]
    if asteroid == FACE_DOWN:
        return [Fact("asteroids-down", {"count": 1})]
    if asteroid == NONE:
        return [Fact("asteroid-gone", {})]
    return [Fact("asteroid-here", {"asteroid": verbs.ASTEROIDS.reference(asteroid)})]


def neo_facts(g: Federation, p: Player | None, space: int) -> list[Fact]:
    """The influence and the reward of a space of Neo, and who stands there (FED-NEO-6)."""
    found = [described(verbs.NEO_SPACES.reference(space)), Fact("level", {"value": NEO_SPACES[space].influence})]
    found += neo_reward(g, space)
    return found + [Fact("miner", {"seat": seat}) for seat, other in enumerate(g.players) if other.miner == space]


def moon_facts(g: Federation, p: Player | None, moon: int) -> list[Fact]:
    """The influence of a moon, its tokens, and who stands there (FED-SIX-1, FED-SIX-5)."""
    found = [described(verbs.MOONS.reference(moon)), Fact("level", {"value": moon})]
    found += [Fact("token-here", {"token": verbs.ALTERATIONS.reference(token)}) for token in g.moons[moon]]
    down = down_on_moon(g, moon)
    if down:
        found.append(Fact("tokens-down", {"count": down, "strength": MOONS[moon].strength}))
    return found + [Fact("mage", {"seat": seat}) for seat, other in enumerate(g.players) if other.mage == moon]


def asteroid_facts(g: Federation, p: Player | None, asteroid: int) -> list[Fact]:
    """What it brings, and who has it (FED-NEO-3)."""
    found = [described(verbs.ASTEROIDS.reference(asteroid)), *amount_facts(ASTEROIDS[asteroid].gain)]
    return found + owners([seat for seat, other in enumerate(g.players) if other.asteroids >> asteroid & 1])


def amount_facts(what: Amounts) -> list[Fact]:
    return gains("gain", ((ids.GAIN, *what, 0),))


def erudite_facts(g: Federation, p: Player | None, tile: int) -> list[Fact]:
    """When it works, whose it is, whether it is used, and what it would score now (FED-ATAL-8, FED-ATAL-9)."""
    kind = ERUDITES[tile]
    found = [described(verbs.ERUDITES.reference(tile)), moment(tile), *worth(p, kind.effects)]
    if tile in g.atal:
        found.append(Fact("on-planet", {"planet": verbs.PLANETS.reference(ATAL)}))
        found += [Fact("tile-needs", {"level": kind.level})] if kind.level > 1 else []
    for seat, other in enumerate(g.players):
        if other.erudites >> tile & 1:
            found.append(Fact("owned-used" if other.used >> tile & 1 else "owned", {"seat": seat}))
    return found


def moment(tile: int) -> Fact:
    """When a tile works (FED-ATAL-9)."""
    kind = ERUDITES[tile]
    if kind.when in MOMENTS:
        return Fact(MOMENTS[kind.when], {})
    return Fact("when-planet", {"planet": verbs.PLANETS.reference(kind.planet)})


def shop_facts(g: Federation, p: Player | None, shop: int) -> list[Fact]:
    """The price, the discs, and the bonus of the level that the next trade reaches (FED-ARR-2..4)."""
    reference = verbs.SHOPS.reference(shop)
    found = [described(reference), *priced(SHOPS[shop].cost, reference)]
    discs = [(seat, other.discs[shop]) for seat, other in enumerate(g.players)]
    found += [Fact("disc", {"seat": seat, "level": level}) for seat, level in discs if level]
    next_level = 1 if p is None else min(p.discs[shop] + 1, LEVEL_2)
    return found + gains("next-bonus", SHOPS[shop].bonus(next_level), level=next_level)


def production_facts(g: Federation, p: Player | None, production: int) -> list[Fact]:
    return [described(verbs.PRODUCTIONS.reference(production)), *site_state(g, p, production)]


def site_facts(g: Federation, p: Player | None, site: int) -> list[Fact]:
    return [described(verbs.SITES.reference(site)), *site_state(g, p, site)]


def site_state(g: Federation, p: Player | None, site: int) -> list[Fact]:
    """The price, the income or the points, and who has built it (FED-E8-1..5, FED-E8-10)."""
    found = priced(site_data(site).cost, verbs.SITES.reference(site))
    place = place_of_site(g, site)
    if place == NONE:
        return [*found, Fact("not-in-game", {})]
    found += gains("income-each", PRODUCTIONS[site].effects) if place < PLACES else mega_facts(g, p, place - PLACES)
    return found + [Fact("built-by", {"seat": seat}) for seat, q in enumerate(g.players) if q.robots >> place & 1]


def mega_facts(g: Federation, p: Player | None, mega: int) -> list[Fact]:
    """The best multiplier and the two tokens; what it would score, its own influence counted (FED-E8-5, FED-E8-6)."""
    first, second = [f"megastructure_token:{NAMES['megastructure_token'][g.mega_tokens[2 * mega + n]]}" for n in (0, 1)]
    if g.multipliers[mega] == len(MEGASTRUCTURES[mega].multipliers):
        return []
    multiplier = best_multiplier(g, mega)
    found = [Fact("multiplier", {"multiplier": multiplier, "first": first, "second": second})]
    if p is None or p.robots >> PLACES + mega & 1 or p.robots.bit_count() == ROBOTS:
        return found
    builder = p.clone()
    builder.robots |= 1 << PLACES + mega
    return [*found, Fact("worth", {"points": multiplier * token_value(g, builder, mega)})]
