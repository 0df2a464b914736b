"""What bots think a position is worth to a player, in victory points at the end."""

from __future__ import annotations

from functools import lru_cache
from math import exp, fsum
from typing import Final

from astrarium.kernel.values import bits

from . import ids
from .component_types import Effect, Gain
from .counts import count, has_tech, power_value
from .factions.abilities import abilities_of, has_institute
from .galaxy import Galaxy
from .ids import GAIA, GAIAFORMER, HOME_TYPES, NAVIGATION, NO_FACTION, NONE, SPACE, TERRAFORMING, TRANSDIM
from .income import all_icons
from .ranges import basic_range
from .scoring import level_points, standings
from .state import NO_STONE, Gaia, Player
from .tables import ADVANCED, BOOSTERS, FACTIONS, LEVELS, RANK_VP, ROUNDS, TECH, TERRAFORMING_STEPS
from .verbs import BOOST_RANGE, BOOST_STEP

# Points that are reached with a faction on average, by people (300 games) and by this bot (36 games) alike.
FACTION_PRIOR: Final[tuple[float, ...]] = (122, 117, 130, 117, 121, 135, 122, 131, 118, 126, 121, 113, 128, 132)

# Worth of one piece when it can be used well; ore and credits are worth what they build together.
BUILD: Final = 2.6
ORE_SHARE: Final = 0.55
ORE: Final = 1.4
CREDIT: Final = 0.6
KNOWLEDGE: Final = 1.5
QIC: Final = 2.4
CHARGE: Final = 0.3
TOKEN: Final = 0.9
TOKENS: Final = 7  # more of them are worth half
BOWLS: Final[tuple[float, ...]] = (0.0, 0.25, 0.55)
LEFTOVER: Final = 1 / 3  # of a resource when the game is over (GP-END-8)
# How well resources can be used, by the number of incomes still to come.
USE: Final[tuple[float, ...]] = (0.7, 0.85, 0.95, 1.05, 1.1, 1.15, 1.2)

LEVEL_HOPE: Final[tuple[float, ...]] = (0.0, 2.0, 4.5, 4.5, 5.0, 6.0)  # of going on from a level of any track
STEP_ORE: Final = 0.7  # for each ore that a terraforming step is cheaper, a round
RANGE: Final = 0.8  # for each hex of range, a round
FORMER: Final = 2.5  # a gaiaformer at hand
PROJECT: Final = 5.0  # a gaiaformer on the map
INSTITUTE: Final[tuple[float, ...]] = (6.0, 5.0, 7.0, 5.0, 6.0, 5.0, 6.0, 0.0, 6.0, 5.0, 8.0, 4.0, 7.0, 6.0)
STATION: Final = 1.0  # a trading station can become a laboratory or an institute
# How often events happen in a round, in the order of ids.EVENT_NAMES.
RATE: Final[tuple[float, ...]] = (1.3, 0.4, 0.5, 0.5, 0.6, 0.3, 1.7, 0.8, 0.35, 2.0)
NEXT_BOOSTER: Final = 4.5
BOOSTER_STEP: Final = 2.0
BOOSTER_RANGE: Final = 1.5
GREEN: Final = 3.0
ADVANCED_NEAR: Final = 3.0
FEDERATION: Final = 9.0
NEAR: Final[tuple[float, ...]] = (1.0, 1.0, 0.9, 0.75)  # how much a piece at this distance helps a federation
LEECH: Final = 0.2
SOFT: Final[tuple[float, ...]] = (
    0.5,
    0.55,
)  # final tiles: how uncertain a lead is, at the end and for each round to come
# Free planets in range, by terraforming steps, then gaia and transdim planets.
SITE: Final[tuple[float, ...]] = (1.0, 0.8, 0.5, 0.3)
SITE_GAIA: Final = 0.7
SITE_TRANSDIM: Final = 0.4
SITE_NEW: Final = 0.3
SITE_FAR: Final = 0.4
SITES: Final = 5.0
EXPAND: Final = 1.0


def value(g: Gaia, seat: int) -> float:
    """The points that a player may expect."""
    p = g.players[seat]
    if p.faction == NO_FACTION:
        return 0.0
    if g.round == 0 and not p.colonies:
        return float(FACTION_PRIOR[p.faction])
    if g.round == ROUNDS and len(g.passed_order) == len(g.players):
        return float(p.vp)
    left = ROUNDS - g.round
    active = g.round > 0 and not p.passed
    return (
        p.vp
        + level_points(p)
        + resources(p, left, active)
        + incomes(p, left)
        + building(p, left, active)
        + boosters(g, p, left, active)
        + research(p, left, active)
        + tiles(g, p, left, active)
        + structures(g, p, seat, left, active)
        + fsum([final_tile(g, seat, tile, left) for tile in g.final_tiles])
        + federations(g, p, left, active)
        + expansion(g, p, left, active)
    )


def use_of(left: int, active: bool) -> float:
    """How well resources can be used from now on."""
    return USE[left] if active else USE[max(0, left - 1)]


def resources(p: Player, left: int, active: bool) -> float:
    """What lies on the faction board; when nothing more can be done three resources are a point (GP-END-8)."""
    leftover = LEFTOVER * (p.ore + p.credits + p.knowledge)
    if not left and not active:
        return leftover
    use = use_of(left, active)
    return leftover + use * ((KNOWLEDGE - LEFTOVER) * p.knowledge + QIC * p.qic + power(p, left))


def building(p: Player, left: int, active: bool) -> float:
    """Ore and credits, those of all incomes to come included: the scarcer is worth more."""
    if not left and not active:
        return 0.0
    icons = lasting_icons(p)
    later, use = fsum(USE[:left]), use_of(left, active)
    ore = use * p.ore + later * sum([icon.ore for icon in icons])
    credits = use * p.credits + later * sum([icon.credits for icon in icons])
    if p.booster != NONE and not active:
        ore += use * sum([icon.ore for icon in BOOSTERS[p.booster].income])
        credits += use * sum([icon.credits for icon in BOOSTERS[p.booster].income])
    return float(BUILD * (ore + 1.0) ** ORE_SHARE * (credits / 2 + 1.0) ** (1 - ORE_SHARE))


def power(p: Player, left: int) -> float:
    """Tokens, and how far they are charged; the brainstone is worth three; the gaia area returns next round."""
    low, middle, high = BOWLS
    worth = middle * p.bowl2 + high * p.bowl3 * abilities_of(p).token_worth(p)
    tokens = p.bowl1 + p.bowl2 + p.bowl3
    if left:
        tokens += p.gaia_area
        worth += (middle if abilities_of(p).gaia_return_bowl == 2 else low) * p.gaia_area
    if p.brainstone != NO_STONE:
        worth += 2.5 * (low, low, middle, high, low)[p.brainstone]
        tokens += 2
    return worth + TOKEN * min(1.0, left / 3) * (min(tokens, TOKENS) + max(0, tokens - TOKENS) / 2)


def icon_worth(icon: Gain) -> float:
    """What an income icon brings besides ore and credits."""
    return KNOWLEDGE * icon.knowledge + QIC * icon.qic + CHARGE * icon.charge + TOKEN * icon.tokens + icon.vp


def gain_worth(gained: Gain) -> float:
    return icon_worth(gained) + ORE * gained.ore + CREDIT * gained.credits


def lasting_icons(p: Player) -> list[Gain]:
    """What pays every round: all but the booster."""
    icons = all_icons(p)
    return icons if p.booster == NONE else icons[: len(icons) - len(BOOSTERS[p.booster].income)]


def incomes(p: Player, left: int) -> float:
    """Every income still to come; ore and credits are in `building`."""
    return fsum(USE[:left]) * fsum([icon_worth(icon) for icon in lasting_icons(p)])


def boosters(g: Gaia, p: Player, left: int, active: bool) -> float:
    """A booster pays when it is taken and when it is returned; the next one is still unknown."""
    worth = NEXT_BOOSTER * (left if active else max(0, left - 1))
    if p.booster == NONE:
        return worth
    booster = BOOSTERS[p.booster]
    if not active:
        worth += USE[max(0, left - 1)] * fsum([icon_worth(icon) for icon in booster.income])
    if booster.effect is None:
        return worth
    if booster.effect.when == ids.PASS:
        return worth + booster.effect.gain.vp * count(g, p, booster.effect.per)
    if active and p.used >> (BOOST_STEP if booster.effect.gain.terraform_steps else BOOST_RANGE) & 1:
        return worth
    return worth + (BOOSTER_STEP if booster.effect.gain.terraform_steps else BOOSTER_RANGE)


def research(p: Player, left: int, active: bool) -> float:
    """Levels as a way to higher ones, cheaper terraforming, range."""
    rounds = min(4.0, left + 0.5 * active)
    worth = min(1.0, left / 3) * fsum([LEVEL_HOPE[level] for level in p.research])
    saved = LEVELS[TERRAFORMING][0].step_cost_ore - LEVELS[TERRAFORMING][p.research[TERRAFORMING]].step_cost_ore
    return worth + rounds * (STEP_ORE * saved + RANGE * LEVELS[NAVIGATION][p.research[NAVIGATION]].range)


def tiles(g: Gaia, p: Player, left: int, active: bool) -> float:
    """Tech tiles that go on working, and green tokens that open the way to advanced ones and to level 5."""
    worth = fsum([effect_worth(g, p, TECH[tile], left, active) for tile in p.tech if has_tech(p, tile)])
    worth += fsum([effect_worth(g, p, ADVANCED[tile], left, active) for tile in p.advanced])
    if has_tech(p, ids.TECH_BIG_POWER_4) and left:
        worth += 0.5 + count(g, p, ids.PER_BIG_STRUCTURE)
    green = sum([token & 1 for token in p.tokens])
    open_tiles = [1 for tile, level in zip(g.advanced_spaces, p.research, strict=True) if tile != NONE and level > 3]
    if green and open_tiles:
        worth += ADVANCED_NEAR * min(1.0, (left + active) / 2)
    return worth + GREEN * min(1.0, (left + active) / 2) * green


def effect_worth(g: Gaia, p: Player, effect: Effect, left: int, active: bool) -> float:
    """An action is taken once a round, an event comes at its usual rate, passing counts what is there."""
    if effect.when == ids.ACTION:
        return gain_worth(effect.gain) * (fsum(USE[:left]) + 0.5 * active)
    if effect.when == ids.TRIGGER:
        return effect.gain.vp * RATE[effect.on] * (left + 0.3 * active)
    if effect.when == ids.PASS:
        return effect.gain.vp * count(g, p, effect.per) * (left + active)
    return 0.0


def structures(g: Gaia, p: Player, seat: int, left: int, active: bool) -> float:
    """What stands on the map beyond its income: institute, academy action, projects, neighbours to charge from."""
    worth = STATION * min(2, p.pieces[ids.TRADING_STATION]) * min(1.0, (left + active) / 3)
    if has_institute(p):
        worth += INSTITUTE[p.faction] * left / 5
    if p.pieces[ids.ACADEMY_RIGHT]:
        worth += gain_worth(FACTIONS[p.faction].action_academy_right) * (fsum(USE[:left]) + 0.5 * active)
    worth += FORMER * min(1.0, left / 2) * (p.gaiaformers + p.gaiaformers_away)
    if p.pieces[GAIAFORMER]:
        worth += PROJECT * (p.pieces[GAIAFORMER] if left else active * ready_projects(g, seat))
    others = 0
    for other, opponent in enumerate(g.players):
        if other != seat:
            others |= opponent.colonies
    near = p.colonies & around(g.galaxy, others, 2)
    return worth + LEECH * min(4, left) * sum([power_value(g, p, hex) for hex in bits(near)])


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


def final_tile(g: Gaia, seat: int, tile: int, left: int) -> float:
    """Expected points by rank: each rival takes a step away as likely as he stays ahead."""
    counts = standings(g, tile)
    own = counts[seat]
    softness = SOFT[0] + SOFT[1] * left
    ahead = fsum([1 / (1 + exp((own - other) / softness)) for index, other in enumerate(counts) if index != seat])
    points: float = RANK_VP[0] - (RANK_VP[0] - RANK_VP[1]) * ahead
    return points if own or left else 0.0


def federations(g: Gaia, p: Player, left: int, active: bool) -> float:
    """Abilities values that lie together on the way to the next federation."""
    if not left and not active:
        return 0.0
    own = p.colonies | p.stations
    threshold = abilities_of(p).federation_threshold(p)
    if abilities_of(p).has_one_federation:
        base = threshold - threshold // (p.federations + 1)
        total = sum([power_value(g, p, hex) for hex in bits(own)])
        return FEDERATION * float(min(1.0, max(0, total - base) / (threshold - base)) ** 1.5)
    loose = [(hex, power_value(g, p, hex)) for hex in bits(own & ~p.federated)]
    best = 0.0
    for hex, _ in loose:
        row = g.galaxy.distance[hex]
        best = max(best, fsum([worth * NEAR[row[other]] for other, worth in loose if row[other] < len(NEAR)]))
    rest = sum([worth for _, worth in loose]) - threshold
    second = 0.5 * min(1.0, rest / threshold) if rest > 0 else 0.0
    return FEDERATION * (float(min(1.0, best / threshold) ** 1.5) + second)


@lru_cache(maxsize=4096)
def planets_by_type(planets: bytes) -> tuple[int, ...]:
    """The hexes of each planet type."""
    return tuple(sum(1 << hex for hex, found in enumerate(planets) if found == planet) for planet in range(SPACE))


def expansion(g: Gaia, p: Player, left: int, active: bool) -> float:
    """Free planets in range, the cheap ones first."""
    rounds = min(4.0, left + 0.5 * active)
    if not rounds:
        return 0.0
    radius = basic_range(p)
    close = around(g.galaxy, p.colonies | p.stations, radius)
    far = around(g.galaxy, p.colonies | p.stations, radius + 2) & ~close
    taken = g.gaia_pending
    for other in g.players:
        taken |= other.colonies
    home = FACTIONS[p.faction].home
    total = 0.0
    for planet, hexes in enumerate(planets_by_type(g.planets)[: TRANSDIM + 1]):
        free = hexes & ~taken
        sites = (free & close).bit_count() + SITE_FAR * (free & far).bit_count()
        if planet < HOME_TYPES:
            ease = SITE[TERRAFORMING_STEPS[home][planet]]
        else:
            ease = SITE_GAIA if planet == GAIA else SITE_TRANSDIM
        total += sites * (ease + (0.0 if p.types >> planet & 1 else SITE_NEW))
    return EXPAND * rounds / 4 * (min(total, SITES) + 0.2 * max(0.0, total - SITES))
