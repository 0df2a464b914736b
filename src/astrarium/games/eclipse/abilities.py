"""What a player's technologies, developments, shrines and species allow, read from the components."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from .component_types import Effect
from .ids import EFFECT, NONE
from .state import Eclipse, Player
from .tables import DEVELOPMENTS, SHRINE_BONUSES, SHRINES, SPECIALS, TECHS

HALF_WORMHOLES: Final = EFFECT["half_wormholes"]
SHIPS_TO_PIN: Final = EFFECT["ships_needed_to_pin"]


def has_tech(p: Player, tech: int) -> bool:
    """On a track, printed ones included (ECL-ROTA-RARE-6)."""
    return any([tech in track for track in p.techs])


def tech_effects(p: Player, effect: int) -> Iterator[Effect]:
    """The effects of a type that the player's technologies have."""
    for track in p.techs:
        for tech in track:
            if TECHS[tech].effect.type == effect:
                yield TECHS[tech].effect


def has_tech_effect(p: Player, effect: int) -> bool:
    return any(tech_effects(p, effect))


def special(p: Player, effect: int) -> Effect | None:
    """The special ability of a type that the player's species has."""
    return SPECIALS[p.species].get(effect)


def has_shrine_bonus(g: Eclipse, seat: int, effect: int) -> bool:
    """All three shrines of a set give its bonus for good (ECL-ROTA-LYR-5, ECL-ROTA-LYR-10)."""
    if EFFECT["build_shrines"] not in SPECIALS[g.players[seat].species]:
        return False
    return any([bonus.effect.type == effect and is_set_complete(g, bonus.set) for bonus in SHRINE_BONUSES])


def is_built(g: Eclipse, shrine: int) -> bool:
    return g.shrines[shrine][0] != NONE


def is_set_complete(g: Eclipse, shrine_set: int) -> bool:
    return all([is_built(g, n) for n, shrine in enumerate(SHRINES) if shrine.set == shrine_set])


def has_half_wormholes(g: Eclipse, seat: int) -> bool:
    """One wormhole is enough on an edge (ECL-GEN-3, ECL-TECH-24, ECL-ROTA-LYR-6)."""
    return has_tech_effect(g.players[seat], HALF_WORMHOLES) or has_shrine_bonus(g, seat, HALF_WORMHOLES)


def pin_cost(g: Eclipse, seat: int) -> int:
    """How many enemy ships hold one ship of the player (ECL-PIN-6, ECL-ROTA-RARE-10)."""
    return max([1, *[effect.amount for effect in tech_effects(g.players[seat], SHIPS_TO_PIN)]])


def extra_slots(p: Player) -> int:
    """Slots for both kinds of tile that developments add to the reputation track (ECL-ROTA-DEV-11)."""
    effects = [DEVELOPMENTS[number].effect for number in p.developments]
    return sum([effect.amount for effect in effects if effect.type == EFFECT["extra_reputation_slot"]])
