"""The values of ships in a battle, summed from blueprints, parts and technologies, and those of NPC ships."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from .fleets import Squadron
from .ids import CRUISER, DREADNOUGHT, EFFECT, INTERCEPTOR, NPC, ORBITAL_SHIP, STARBASE
from .tables import BLUEPRINTS, DICE, NPCS, PART_NUMBER, PARTS, TECHS

# Sizes, the largest first: dreadnought, cruiser, starbase and Exile orbital, interceptor (ECL-NPC-3).
SIZES: Final = {DREADNOUGHT: 0, CRUISER: 1, STARBASE: 2, ORBITAL_SHIP: 2, INTERCEPTOR: 3}
NPC_SIZES: Final = {"ancient_dreadnought": 0, "gcds": 0, "ancient_cruiser": 1, "ancient": 3}
STATIONARY: Final = (STARBASE, ORBITAL_SHIP)  # they cannot retreat (ECL-RET-5)
ANTIMATTER: Final = max([DICE[die].damage for die in PARTS[PART_NUMBER["antimatter_cannon"]].cannon_dice])
SPLITTER: Final = EFFECT["split_antimatter_damage"]
DISTORTION_SHIELD: Final = EFFECT["enemy_missile_to_hit"]
POINT_DEFENCE: Final = EFFECT["fire_cannons_at_missiles"]
BATTLE_EFFECTS: Final = (SPLITTER, DISTORTION_SHIELD, POINT_DEFENCE)
DISTORTION: Final = -next(t.effect.amount for t in TECHS if t.effect.type == DISTORTION_SHIELD)
REGENERATION: Final = 1  # of NPC ships with the ability (ECL-ROTA-ABIL-1)


@lru_cache(maxsize=10_000)
def ship_values(
    owner: int, blueprint_number: int, parts: tuple[int, ...], types: tuple[int, ...] = (), arrival: int = 0
) -> Squadron:
    """A ship has the fixed values of its blueprint and those of all its parts (ECL-BATTLE-6, ECL-HIT-1).

    `types` are the effects of its owner's technologies that count in battles.
    ECL-ROTA-PART-1, ECL-ROTA-PART-2, ECL-ROTA-PART-3, ECL-ROTA-PART-16.
    """
    blueprint, tiles = BLUEPRINTS[blueprint_number], [PARTS[part] for part in parts]
    ship_class = blueprint.ship_class
    return Squadron(
        owner=owner,
        ship_class=ship_class,
        size=SIZES[ship_class],
        arrival=arrival,
        initiative=blueprint.initiative + sum([tile.initiative for tile in tiles]),
        hull=sum([tile.hull for tile in tiles]),
        computer=blueprint.computer + sum([tile.computer for tile in tiles]),
        shield=blueprint.shield + sum([tile.shield for tile in tiles]),
        regeneration=sum([tile.regeneration for tile in tiles]),
        cannons=damage_of([die for tile in tiles for die in tile.cannon_dice]),
        missiles=damage_of([die for tile in tiles for die in tile.missile_dice]),
        divided=ANTIMATTER if SPLITTER in types else 0,
        distortion=DISTORTION if DISTORTION_SHIELD in types else 0,
        has_point_defence=POINT_DEFENCE in types,
        can_retreat=ship_class not in STATIONARY,
    )


def battle_effects(techs: Iterable[int]) -> tuple[int, ...]:
    """The effects of technologies that count in battles."""
    types = [TECHS[tech].effect.type for tech in techs]
    return tuple([effect for effect in BATTLE_EFFECTS if effect in types])


@cache
def npc_values(number: int) -> Squadron:
    """An NPC ship has its printed values and abilities (ECL-NPC-1, ECL-ROTA-ABIL-2)."""
    npc = NPCS[number]
    return Squadron(
        owner=NPC,
        ship_class=number,
        size=NPC_SIZES[npc.kind],
        initiative=npc.initiative,
        hull=npc.hull,
        computer=npc.computer,
        shield=npc.shield,
        regeneration=REGENERATION if "regeneration" in npc.abilities else 0,
        cannons=damage_of(npc.cannon_dice),
        missiles=damage_of(npc.missile_dice),
        distortion=DISTORTION if "distortion_shield" in npc.abilities else 0,
        has_point_defence="point_defence" in npc.abilities,
    )


def damage_of(dice: Sequence[int]) -> tuple[int, ...]:
    """The damage of each die, most first (ECL-HIT-1)."""
    return tuple(sorted([DICE[die].damage for die in dice], reverse=True))
