"""What can be counted: influence, level, missions, votes, and whatever points are given for."""

from __future__ import annotations

from astrarium.kernel.values import bits

from . import ids
from .ids import ARRATUIN, ATAL, FUNDING, NEO, NONE, SIXMOONS, VOTING
from .state import NEUTRAL, Federation, Placed, Player
from .tables import ALTERATIONS, AMBASSADORS, ERUDITES, LEVEL_OF, MOONS, NEO_SPACES, PLACES
from .verbs import COVERS


def influence(p: Player, planet: int) -> int:
    """The influence of a player on a planet, which only planets give (FED-SEN-5)."""
    if planet == NEO:
        return neo_influence(p)
    if planet == SIXMOONS:
        return sixmoons_influence(p)
    if planet == ATAL:
        return atal_influence(p)
    if planet == ARRATUIN:
        return arratuin_influence(p)
    return e81216_influence(p)


def neo_influence(p: Player) -> int:
    """The level of the miner's space, at most 8 (FED-NEO-6, FED-NEO-7)."""
    return NEO_SPACES[p.miner].influence


def sixmoons_influence(p: Player) -> int:
    """The level of the mage's moon, at most 7 (FED-SIX-5)."""
    return MOONS[p.mage].influence


def atal_influence(p: Player) -> int:
    """One for each own tile, used or not (FED-ATAL-7)."""
    return p.erudites.bit_count()


def arratuin_influence(p: Player) -> int:
    """One for each disc on level 1, two on level 2 (FED-ARR-7)."""
    return sum(p.discs)


def e81216_influence(p: Player) -> int:
    """One for each production, two for each megastructure (FED-E8-9)."""
    return (p.robots & (1 << PLACES) - 1).bit_count() + 2 * megastructures(p)


def megastructures(p: Player) -> int:
    return (p.robots >> PLACES).bit_count()


def marker_level(p: Player) -> int:
    """The level of the marker's degree alone."""
    return LEVEL_OF[p.degree]


def level(p: Player) -> int:
    """The level of the marker and all bonuses (FED-ACC-2, FED-ACC-8, FED-ERU-21)."""
    return marker_level(p) + p.level_round + p.level_game


def completed(p: Player) -> int:
    """Ships on missions, the starting tile, the Deep Space tile (FED-SHIP-10, FED-START-6, FED-ACC-9)."""
    return p.flown.bit_count() + (p.starting_tile != NONE) + (p.deep_tile != NONE)


def crystals(p: Player) -> int:
    """Lavandium, copernium and oceanium; golden diamonds are something else (FED-RES-1)."""
    return p.lavandium + p.copernium + p.oceanium


def colours(p: Player) -> int:
    """Different colours among the own erudite tiles (FED-ERU-7)."""
    return len({ERUDITES[tile].type for tile in bits(p.erudites)})


def count(p: Player, by: int) -> int:
    """The value of a counter (FED-E8-7, FED-ACC-7)."""
    if by < len(ids.PLANET_NAMES):
        return influence(p, by)
    if by == ids.BY_LEVEL:
        return level(p)
    if by == ids.BY_ASSISTANT:
        return p.die
    if by == ids.BY_COMPLETED:
        return completed(p)
    if by == ids.BY_OPEN_AND_COMPLETED:
        return (p.markers & ~p.flown).bit_count() + completed(p)
    if by == ids.BY_DIAMONDS:
        return p.diamonds
    if by == ids.BY_RESOURCES:
        return crystals(p) + p.diamonds
    return count_pieces(p, by)


def count_pieces(p: Player, by: int) -> int:
    """The value of a counter of pieces (FED-ERU-12, FED-ERU-16, FED-ERU-19, FED-ERU-20)."""
    if by == ids.BY_HANGAR:
        return p.hangar
    if by == ids.BY_DISCS_2:
        return p.discs.count(2)
    if by == ids.BY_ASTEROIDS:
        return p.asteroids.bit_count()
    if by == ids.BY_ALTERATIONS:
        return sum(p.alterations)
    if by == ids.BY_MEGASTRUCTURES:
        return megastructures(p)
    if by == ids.BY_COLOURS:
        return colours(p)
    return p.contribution


def side_of(placed: Placed) -> int:
    """Whether a token votes or funds: what covers it decides (FED-ALT-3, FED-ALT-4); NONE if nothing lies there."""
    owner, _, face = placed
    if owner == NEUTRAL:
        return VOTING
    return face if face < COVERS else ALTERATIONS[face - COVERS].side


def token_votes(placed: Placed) -> int:
    """The votes that a token shows; a funding side has none (FED-AMB-12, 13, FED-ALT-1, 3)."""
    owner, kind, face = placed
    if side_of(placed) != VOTING:
        return 0
    if owner == NEUTRAL:
        return kind
    return AMBASSADORS[kind].votes if face < COVERS else ALTERATIONS[face - COVERS].votes


def votes(g: Federation, space: int) -> int:
    """The votes on a space with the assistant die that lies there (FED-VOTE-2, FED-DIE-4, FED-MAJ-2)."""
    found = token_votes(g.spaces[space])
    for p in g.players:
        if p.die_space == space:
            found += p.die
    return found


def funds(placed: Placed) -> bool:
    """A token funds if its funding side, or a covering token with that symbol, is visible (FED-PROJ-2, FED-PROJ-12)."""
    return side_of(placed) == FUNDING
