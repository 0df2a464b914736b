"""Moves that cost no action: erudite tiles, with what each may bring at most (FED-DEC-9, FED-ATAL-9)."""

from __future__ import annotations

from astrarium.kernel.cures import FreeMove
from astrarium.kernel.values import bits

from . import ids, verbs
from .component_words import Effects
from .holdings import COPERNIUM, CRYSTALS, DIAMONDS, DIE, KINDS, LAVANDIUM, LEVEL, OCEANIUM, SHIPS, TILES
from .ids import COPY_ERUDITE, DIAMOND, IMMEDIATE, NONE, UNIT_DEGREE, UNIT_SPACESHIP
from .planets.planet_action import ongoing_action
from .state import Federation
from .tables import COMMON_REWARDS, ERUDITES, LIMITS, PRODUCTIONS, SHOPS

Gives = dict[str, int]
# What a crystal of each kind helps to pay: oceanium stands in for the others (FED-RES-2).
HELPS = ((LAVANDIUM, CRYSTALS), (COPERNIUM, CRYSTALS), (LAVANDIUM, COPERNIUM, OCEANIUM, CRYSTALS), (DIAMONDS,))
TRANSMUTED = (*KINDS, CRYSTALS, DIAMONDS)


def free_moves(g: Federation, seat: int) -> list[FreeMove]:
    """The own tiles whose moment may be now; used ones too, as they may be turned up (FED-ATAL-9, FED-ATAL-17)."""
    bounds = Bounds(g, seat)
    tiles = [tile for tile in bits(g.players[seat].erudites) if bounds.is_own_choice(tile)]
    found = [(tile, bounds.of_tile(tile)) for tile in tiles]
    return [FreeMove(verbs.USE(tile), gives, taken(g)) for tile, gives in found if gives]


def taken(g: Federation) -> tuple[str, ...]:
    """What tiles take: one that is face up, and crystals where a production turns them into better ones (FED-E8-15)."""
    incomes = [effect[0] for production in g.productions for effect in PRODUCTIONS[production].effects]
    return (TILES, *KINDS) if ids.UPGRADE in incomes else (TILES,)


def most(choices: list[Gives]) -> Gives:
    """Each thing as often as the best choice brings it."""
    return {thing: max([gives.get(thing, 0) for gives in choices]) for gives in choices for thing in gives}


def times(gives: Gives, count: int) -> Gives:
    return {thing: count * amount for thing, amount in gives.items()}


class Bounds:
    """What tiles bring at most in a position; what chance decides on the way is nobody's cure."""

    def __init__(self, g: Federation, seat: int) -> None:
        self.g = g
        self.tiles = bits(g.players[seat].erudites)
        now = ongoing_action(g, seat)
        self.planet = NONE if now is None else now.planet  # that is being acted on
        self.busy: list[int] = []  # tiles that are being resolved, which cannot be turned up (FED-ATAL-15)

    def of_tile(self, tile: int) -> Gives:
        self.busy.append(tile)
        gives = self.of(ERUDITES[tile].effects)
        self.busy.pop()
        return gives

    def of(self, effects: Effects) -> Gives:
        """The effects one after the other."""
        gives: Gives = {}
        for effect in effects:
            for thing, amount in self.of_effect(effect).items():
                gives[thing] = gives.get(thing, 0) + amount
        return gives

    def of_effect(self, effect: tuple[int, ...]) -> Gives:
        op, *numbers = effect
        if op == ids.GAIN:
            return self.resources(numbers[: DIAMOND + 1])
        if op == ids.GAIN_UNITS:
            return most([self.units(kind, numbers[0]) for kind in numbers[2:]])
        if op == ids.GAIN_PER:
            return dict.fromkeys(HELPS[numbers[0]], LIMITS.crystals_max)
        if op == ids.DISCOUNT:
            return dict.fromkeys((*KINDS, CRYSTALS), numbers[0])
        if op == ids.UPGRADE:
            return dict.fromkeys(TRANSMUTED, numbers[0])
        if op == ids.PROJECT:
            return times(most([self.resources(list(reward)) for reward in COMMON_REWARDS]), numbers[0])
        if op in (ids.DEGREE, ids.LEVEL_BONUS):
            return {LEVEL: numbers[0]}
        if op == ids.SPACESHIP:
            return {SHIPS: numbers[0]}
        return {DIE: max(numbers)} if op == ids.ASSISTANT else self.of_others(op, numbers)

    def of_others(self, op: int, numbers: list[int]) -> Gives:
        """Effects that lead to other ones: incomes, shops, tiles."""
        if op == ids.PRODUCTION_INCOME:
            return times(most([self.of(PRODUCTIONS[site].effects) for site in self.g.productions]), numbers[0])
        if op == ids.SHOP_PLACE and numbers[1]:
            return most([self.of(shop.bonus(numbers[0])) for shop in SHOPS])
        if op == ids.REFRESH:
            again = [tile for tile in self.tiles if self.is_refreshed(tile, numbers[0])]
            at_once = [self.of_tile(tile) for tile in again if ERUDITES[tile].when == IMMEDIATE]
            return most(at_once) | ({TILES: 1} if len(again) > len(at_once) else {})
        if op == COPY_ERUDITE:
            own = [tile for tile in self.tiles if self.is_own_choice(tile)]
            seen = [tile for tile in (*self.g.atal, *own) if self.is_copied(tile, numbers[0])]
            return most([self.of(ERUDITES[tile].effects) for tile in seen])
        return {}

    def is_own_choice(self, tile: int) -> bool:
        """The player says when an own tile works, and it may be now (FED-ATAL-9)."""
        return ERUDITES[tile].when != IMMEDIATE and ERUDITES[tile].planet in (NONE, self.planet)

    def is_refreshed(self, tile: int, level: int) -> bool:
        """The tile can be turned up, now or once it is used (FED-ERU-2)."""
        return ERUDITES[tile].level == level and tile not in self.busy

    def is_copied(self, tile: int, max_level: int) -> bool:
        """The tile can be copied, now or once it is face up (FED-ERU-3, FED-ERU-4, FED-ERU-22)."""
        if tile == NONE or ERUDITES[tile].level > max_level:
            return False
        return ERUDITES[tile].planet in (NONE, self.planet) and ERUDITES[tile].effects[0][0] != COPY_ERUDITE

    def units(self, kind: int, count: int) -> Gives:
        """Units of the player's choice (FED-ARR-6)."""
        if kind <= DIAMOND:
            return dict.fromkeys(HELPS[kind], count)
        if kind == UNIT_DEGREE:
            return {LEVEL: count}
        return {SHIPS: count} if kind == UNIT_SPACESHIP else {}

    def resources(self, amounts: list[int]) -> Gives:
        gives: Gives = {}
        for kind, amount in enumerate(amounts):
            for thing in HELPS[kind] if amount else ():
                gives[thing] = gives.get(thing, 0) + amount
        return gives
