"""What bots think a position is worth to a player, in victory points at the end.

Everything is valued as if the player passed next, so that passing itself changes nothing: an action is worth taking if
it is better than keeping what it costs for the next round.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum, sqrt
from typing import Final

from . import ids
from .counts import count, has_tech, power_value
from .factions.power import has_institute, power_of
from .galaxy import Galaxy, bits
from .ids import GAIA, GAIAFORMER, HOME_TYPES, NAVIGATION, NO_FACTION, NONE, SPACE, TERRAFORMING, TRANSDIM
from .income import all_icons
from .pieces import Effect, Gain
from .reach import basic_range
from .scoring import level_points, standings
from .state import NO_STONE, Gaia, Player
from .tables import ADVANCED, BOOSTERS, FACTIONS, LEVELS, RANK_VP, ROUNDS, STEPS, TECH

# Points that people reach with a faction on average (300 games).
FACTION_PRIOR: Final = (
    142.0,
    137.0,
    144.0,
    133.0,
    146.0,
    148.0,
    139.0,
    145.0,
    136.0,
    139.0,
    145.0,
    128.0,
    146.0,
    153.0,
)

# Worth of one piece; ore and credits are worth what they build together.
BUILD: Final = 2.2
ORE_SHARE: Final = 0.7
ORE: Final = 1.4
CREDIT: Final = 0.6
KNOWLEDGE: Final = 1.2
QIC: Final = 2.0
CHARGE: Final = 0.42
BOWLS: Final = (0.0, 0.42, 1.0)
TOKEN: Final = 0.9
TOKENS: Final = 7  # more of them are worth half
LEFTOVER: Final = 1 / 3  # of a resource when the game is over (GP-END-8)
# How well resources can be used in a round, by the number of incomes after it; then in the last turns of the game.
USE: Final = (0.7, 0.85, 1.0, 1.2, 1.4, 1.6, 1.7)
LAST_USE: Final = 0.6
GROWTH: Final = (0.0, 1.0, 1.0, 1.15, 1.3, 1.5, 1.6)  # what helps to grow, by the rounds to come

LEVEL_HOPE: Final = (0.0, 2.0, 4.5, 4.5, 5.0, 6.0)  # of going on from a level of any track
STEP_ORE: Final = 1.4  # for each ore that a terraforming step is cheaper, a round
RANGE: Final = 1.6  # for each hex of range, a round
FORMER: Final = 4.0  # a gaiaformer at hand
PROJECT: Final = 8.0  # a gaiaformer on the map
INSTITUTE: Final = (10.0, 8.0, 12.0, 8.0, 10.0, 8.0, 10.0, 0.0, 10.0, 9.0, 13.0, 7.0, 12.0, 10.0)
COLONY: Final = 2.0
TYPE: Final = 2.0
STATION: Final = 1.0  # a trading station can become a laboratory or an institute
# How often events happen in a round, in the order of ids.EVENT_NAMES.
RATE: Final = (1.3, 0.4, 0.5, 0.5, 0.6, 0.3, 1.7, 0.8, 0.35, 2.0)
NEXT_BOOSTER: Final = 4.5
BOOSTER_STEP: Final = 2.0
BOOSTER_RANGE: Final = 1.5
GREEN: Final = 4.0
ADVANCED_NEAR: Final = 6.0
FEDERATION: Final = 15.0
NEAR: Final = (1.0, 1.0, 0.8, 0.55)  # how much a piece at this distance helps a federation
LEECH: Final = 0.25
SOFT: Final = (0.5, 0.55)  # final tiles: how uncertain a lead is, at the end and for each round to come
# Free planets in range, by terraforming steps, then gaia and transdim planets.
SITE: Final = (1.0, 0.8, 0.5, 0.3)
SITE_GAIA: Final = 0.7
SITE_TRANSDIM: Final = 0.4
SITE_NEW: Final = 0.3
SITE_FAR: Final = 0.4
SITES: Final = 8.0
EXPAND: Final = 2.0


def value(g: Gaia, seat: int) -> float:
    """The points that a player may expect. `left` counts the incomes to come, `later` the rounds after this one."""
    p = g.players[seat]
    if p.faction == NO_FACTION:
        return 0.0
    if g.round == 0 and not p.colonies:
        return FACTION_PRIOR[p.faction]
    if g.round == ROUNDS and len(g.passed_order) == len(g.players):
        return float(p.vp)
    left = ROUNDS - g.round
    active = g.round > 0 and not p.passed
    later = left + is_fresh(g, seat)
    worth = p.vp + level_points(p) + stock(p, left, later, active) + boosters(g, p, left, later, active)
    worth += incomes(p, left) + tiles(g, p, later, active) + federations(g, p, later, active)
    worth += fsum([final_tile(g, seat, tile, later) for tile in g.final_tiles])
    if later:
        worth += GROWTH[later] * (research(p, later) + structures(g, p, seat, later) + expansion(g, p, later))
    elif active and p.pieces[GAIAFORMER]:
        worth += PROJECT * ready_projects(g, seat)
    return worth


def is_fresh(g: Gaia, seat: int) -> bool:
    """The round has just begun and this player has not moved in it: as good as having passed in the one before."""
    return g.round > 1 and not g.passed_order and g.turn_seat == g.order[0] != seat


def stock(p: Player, left: int, later: int, active: bool) -> float:
    """What lies on the faction board; when nothing more can be done three resources are a point (GP-END-8)."""
    leftover = LEFTOVER * (p.ore + p.credits + p.knowledge)
    if not later and not active:
        return leftover
    use = USE[later - 1] if later else LAST_USE
    ore, credits = use * p.ore, use * p.credits
    icons = lasting_icons(p)
    rounds = fsum(USE[:left])
    ore += rounds * sum([icon.ore for icon in icons])
    credits += rounds * sum([icon.credits for icon in icons])
    if p.booster != NONE and not active:
        ore += use * sum([icon.ore for icon in BOOSTERS[p.booster].income])
        credits += use * sum([icon.credits for icon in BOOSTERS[p.booster].income])
    built = float(BUILD * (ore + 1.0) ** ORE_SHARE * (credits / 2 + 1.0) ** (1 - ORE_SHARE))
    return built + leftover + use * ((KNOWLEDGE - LEFTOVER) * p.knowledge + QIC * p.qic + power(p, later))


def power(p: Player, later: int) -> float:
    """Tokens, and how far they are charged; the brainstone is worth three; the gaia area returns next round."""
    low, middle, high = BOWLS
    worth = middle * p.bowl2 + high * p.bowl3 * power_of(p).token_worth(p)
    tokens = p.bowl1 + p.bowl2 + p.bowl3
    if later:
        tokens += p.gaia_area
        worth += (middle if power_of(p).gaia_return_bowl == 2 else low) * p.gaia_area
    if p.brainstone != NO_STONE:
        worth += 2.5 * (low, low, middle, high, low)[p.brainstone]
        tokens += 2
    return worth + TOKEN * min(1.0, (later + 1) / 3) * (min(tokens, TOKENS) + max(0, tokens - TOKENS) / 2)


def lasting_icons(p: Player) -> list[Gain]:
    """What pays every round: all but the booster."""
    icons = all_icons(p)
    return icons if p.booster == NONE else icons[: len(icons) - len(BOOSTERS[p.booster].income)]


def icon_worth(icon: Gain) -> float:
    """What an income icon brings besides ore and credits."""
    return KNOWLEDGE * icon.knowledge + QIC * icon.qic + CHARGE * icon.charge + TOKEN * icon.tokens + icon.vp


def incomes(p: Player, left: int) -> float:
    """Every income still to come; ore and credits are in `stock`."""
    return fsum(USE[:left]) * fsum([icon_worth(icon) for icon in lasting_icons(p)])


def boosters(g: Gaia, p: Player, left: int, later: int, active: bool) -> float:
    """A booster pays when it is taken and when it is returned; those of later rounds are still unknown."""
    worth = NEXT_BOOSTER * (left if active else max(0, left - 1))
    if p.booster == NONE:
        return worth
    booster = BOOSTERS[p.booster]
    if not active:
        worth += USE[max(0, later - 1)] * fsum([icon_worth(icon) for icon in booster.income])
    if booster.effect is None:
        return worth
    if booster.effect.when == ids.PASS:
        return worth + booster.effect.gain.vp * count(g, p, booster.effect.per)
    if active:
        return worth
    return worth + (BOOSTER_STEP if booster.effect.gain.terraform_steps else BOOSTER_RANGE)


def research(p: Player, later: int) -> float:
    """Levels as a way to higher ones, cheaper terraforming, range."""
    worth = min(1.0, later / 4) * fsum([LEVEL_HOPE[level] for level in p.research])
    saved = LEVELS[TERRAFORMING][0].step_cost_ore - LEVELS[TERRAFORMING][p.research[TERRAFORMING]].step_cost_ore
    return worth + min(4, later) * (STEP_ORE * saved + RANGE * LEVELS[NAVIGATION][p.research[NAVIGATION]].range)


def tiles(g: Gaia, p: Player, later: int, active: bool) -> float:
    """Tech tiles that go on working, and green tokens that open the way to advanced ones and to level 5."""
    worth = fsum([effect_worth(g, p, TECH[tile], later, active) for tile in p.tech if has_tech(p, tile)])
    worth += fsum([effect_worth(g, p, ADVANCED[tile], later, active) for tile in p.advanced])
    if has_tech(p, ids.TECH_BIG_POWER_4) and later:
        worth += 0.5 + count(g, p, ids.PER_BIG_STRUCTURE)
    green = sum([token & 1 for token in p.tokens])
    ready = [tile for tile, level in zip(g.advanced_spaces, p.research, strict=True) if tile != NONE and level > 3]
    if green and ready:
        worth += ADVANCED_NEAR * min(1.0, later / 2)
    return worth + GREEN * min(1.0, later / 2) * green


def effect_worth(g: Gaia, p: Player, effect: Effect, later: int, active: bool) -> float:
    """An action is taken once a round, an event comes at its usual rate, passing counts what is there."""
    if effect.when == ids.ACTION:
        return gain_worth(effect.gain) * fsum(USE[:later])
    if effect.when == ids.TRIGGER:
        return effect.gain.vp * RATE[effect.on] * later
    if effect.when == ids.PASS:
        return effect.gain.vp * count(g, p, effect.per) * (later + active)
    return 0.0


def gain_worth(gained: Gain) -> float:
    return icon_worth(gained) + ORE * gained.ore + CREDIT * gained.credits


def structures(g: Gaia, p: Player, seat: int, later: int) -> float:
    """What stands on the map beyond its income: institute, academy action, projects, neighbours to charge from."""
    worth = later / 5 * (COLONY * p.colonies.bit_count() + TYPE * p.types.bit_count())
    worth += STATION * min(2, p.pieces[ids.TRADING_STATION]) * min(1.0, later / 3)
    if has_institute(p):
        worth += INSTITUTE[p.faction] * later / 5
    if p.pieces[ids.ACADEMY_RIGHT]:
        worth += gain_worth(FACTIONS[p.faction].action_academy_right) * fsum(USE[:later])
    worth += FORMER * min(1.0, later / 2) * (p.gaiaformers + p.gaiaformers_away) + PROJECT * p.pieces[GAIAFORMER]
    others = 0
    for other, opponent in enumerate(g.players):
        if other != seat:
            others |= opponent.colonies
    near = p.colonies & around(g.galaxy, others, 2)
    return worth + LEECH * min(4, later) * sum([power_value(g, p, hex) for hex in bits(near)])


def ready_projects(g: Gaia, seat: int) -> int:
    """Own gaiaformers on planets that can be settled now."""
    formers = [hex for hex, structure in enumerate(g.structure) if structure == GAIAFORMER and g.owner[hex] == seat]
    return len([hex for hex in formers if g.planets[hex] == GAIA])


@lru_cache(maxsize=1 << 15)
def around(galaxy: Galaxy, hexes: int, radius: int) -> int:
    """All hexes so close to some hexes."""
    found = 0
    for hex in bits(hexes):
        found |= galaxy.within[radius][hex]
    return found


def final_tile(g: Gaia, seat: int, tile: int, later: int) -> float:
    """Expected points by rank: each rival takes a step away as likely as he stays ahead."""
    counts = standings(g, tile)
    own = counts[seat]
    softness = SOFT[0] + SOFT[1] * later
    ahead = fsum([1 / (1 + exp((own - other) / softness)) for index, other in enumerate(counts) if index != seat])
    points: float = RANK_VP[0] - (RANK_VP[0] - RANK_VP[1]) * ahead
    return points if own or later else 0.0


def federations(g: Gaia, p: Player, later: int, active: bool) -> float:
    """Power values that lie together on the way to the next federation; in the last turns it must be close."""
    if not later and not active:
        return 0.0
    own = p.colonies | p.stations
    threshold = power_of(p).federation_threshold(p)
    base = threshold - threshold // (p.federations + 1) if power_of(p).has_one_federation else 0
    loose = [(hex, power_value(g, p, hex)) for hex in bits(own if base or not p.federated else own & ~p.federated)]
    total = sum([worth for _, worth in loose]) - base
    need = threshold - base
    best = float(total)
    if not power_of(p).has_one_federation:
        best = max([weight_near(g, hex, loose) for hex, _ in loose], default=0.0)
    progress = max(0.0, min(1.0, best / need))
    if not later:
        return FEDERATION * progress * progress
    return FEDERATION * (progress * sqrt(progress) + 0.5 * max(0.0, min(1.0, total / need - 1)))


def weight_near(g: Gaia, center: int, pieces: list[tuple[int, int]]) -> float:
    """The power value around a hex; what is farther away needs satellites."""
    row = g.galaxy.distance[center]
    return fsum([worth * NEAR[row[hex]] for hex, worth in pieces if row[hex] < len(NEAR)])


@lru_cache(maxsize=4096)
def planets_by_type(planets: bytes) -> tuple[int, ...]:
    """The hexes of each planet type."""
    return tuple(sum(1 << hex for hex, found in enumerate(planets) if found == planet) for planet in range(SPACE))


def expansion(g: Gaia, p: Player, later: int) -> float:
    """Free planets in range, the cheap ones first."""
    close = around(g.galaxy, p.colonies | p.stations, basic_range(p))
    far = around(g.galaxy, p.colonies | p.stations, basic_range(p) + 2) & ~close
    taken = g.gaia_pending
    for other in g.players:
        taken |= other.colonies
    home = FACTIONS[p.faction].home
    total = 0.0
    for planet, hexes in enumerate(planets_by_type(g.planets)[: TRANSDIM + 1]):
        free = hexes & ~taken
        sites = (free & close).bit_count() + SITE_FAR * (free & far).bit_count()
        if planet < HOME_TYPES:
            ease = SITE[STEPS[home][planet]]
        else:
            ease = SITE_GAIA if planet == GAIA else SITE_TRANSDIM
        total += sites * (ease + (0.0 if p.types >> planet & 1 else SITE_NEW))
    return EXPAND * later / 5 * (min(total, SITES) + 0.2 * max(0.0, total - SITES))
