"""Discovery tiles: laid face down, taken with control of a sector, kept or used (ECL-DISC)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.knowledge import draw_weights
from astrarium.kernel.pools import BAG, EVERYBODY, UNSEEN, bag_size, kinds_at, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .abilities import special
from .component_types import Effect
from .ids import (
    CRUISER,
    EFFECT,
)
from .resources import gain
from .ships import add_ship, count_class, npcs_at
from .state import DISCARDED, GONE, ON_SECTOR, TAKEN, Eclipse
from .steps import STEPS
from .structures import ORBITALS, has_orbital, put_structure
from .tables import BLUEPRINT_OF, BLUEPRINTS, DISCOVERIES, PART_NUMBER, SPECIES, STRUCTURE_NUMBER, TECHS
from .technologies import cheapest_techs, gain_tech
from .upgrade import UPGRADING

GAIN: Final = EFFECT["gain"]
GAIN_PART: Final = EFFECT["gain_ship_part"]
TAKE_TECH: Final = EFFECT["take_cheapest_technology"]
PLACE_SHIP: Final = EFFECT["place_ship"]
PLACE_STRUCTURE: Final = EFFECT["place_structure"]
PLACE_TILE: Final = EFFECT["place_tile"]
COLLECTS: Final = EFFECT["revelation"]


def lay_discovery(g: Eclipse, sector: int) -> None:
    """A face-down tile from the pile, which is renewed from the discarded ones (ECL-EXP-7, ECL-DISC-8, ECL-DISC-9)."""
    renew_pile(g)
    if bag_size(g.discoveries):
        g.discoveries = move_piece(g.discoveries, BAG, ON_SECTOR + sector, UNSEEN, 0)


def renew_pile(g: Eclipse) -> None:
    """An empty pile is made of the tiles that were used and discarded (ECL-DISC-8)."""
    if not bag_size(g.discoveries):
        for kind in kinds_at(g.discoveries, DISCARDED):
            g.discoveries = move_piece(g.discoveries, DISCARDED, BAG, kind, EVERYBODY)


def has_discovery(g: Eclipse, sector: int) -> bool:
    return bool(g.discoveries[1][ON_SECTOR + sector])


def maybe_take_discovery(g: Eclipse, seat: int, sector: int) -> None:
    """With control of a sector without NPC ships comes its tile (ECL-DISC-1, ECL-SPEC-5)."""
    if has_discovery(g, sector) and not npcs_at(g, sector):
        then(g, TAKE_DISCOVERY.at(seat, sector, ON_SECTOR + sector))


class TakeDiscovery(Draw[Eclipse, int, int]):
    """The player turns up a tile and looks at it (ECL-DISC-1, ECL-DISC-10); arguments: its sector, its place."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[int, int]) -> tuple[list[Action], list[int]]:
        weights = draw_weights(g.discoveries, args[1])
        kinds = [kind for kind, weight in enumerate(weights) if weight]
        return verbs.TURN_DISCOVERY.each(kinds), [weights[kind] for kind in kinds]

    def seen_by(self, g: Eclipse, seat: int, args: tuple[int, int]) -> tuple[int, ...]:
        return (seat,)

    def do(self, g: Eclipse, seat: int, args: tuple[int, int], action: Action) -> None:
        sector, source = args
        g.discoveries = move_piece(g.discoveries, source, TAKEN + seat, action[1], seat_bit(seat))
        g.note(events.SAW_DISCOVERY, seat, action[1])
        then(g, DISCOVERY.at(seat, sector))


def taken_tile(g: Eclipse, seat: int) -> int:
    """The tile that the player is looking at."""
    (kind,) = kinds_at(g.discoveries, TAKEN + seat)
    return kind


def can_use(g: Eclipse, seat: int, effect: Effect, sector: int) -> bool:
    """Whether the benefit can be had: a technology, a figure, a site (ECL-DISC-4, ECL-DISC-5, ECL-ROTA-DISC-4)."""
    if effect.type == TAKE_TECH:
        return bool(cheapest_techs(g, seat))
    if effect.type == PLACE_SHIP:
        number = BLUEPRINT_OF[g.players[seat].species][CRUISER]
        return has_site(g, seat, sector) and count_class(g, seat, CRUISER) < BLUEPRINTS[number].max_on_map
    if effect.type in (PLACE_STRUCTURE, PLACE_TILE):
        is_second = bool(1 << STRUCTURE_NUMBER[effect.what] & ORBITALS) and has_orbital(g, sector)
        return has_site(g, seat, sector) and not is_second
    return True


def has_site(g: Eclipse, seat: int, sector: int) -> bool:
    """The player controls the sector to which the tile belongs (ECL-ROTA-MAG-4)."""
    return g.owners[sector] == seat


class Keep(Move[Eclipse, int]):
    """Face down, for points at the end (ECL-DISC-2, ECL-DISC-10)."""

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        g.discoveries = move_piece(g.discoveries, TAKEN + seat, seat, taken_tile(g, seat), seat_bit(seat))
        g.note(events.KEPT_DISCOVERY, seat)


class Use(Move[Eclipse, int]):
    """The printed benefit; everybody sees the tile (ECL-DISC-2..6, ECL-DISC-10)."""

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        effect = DISCOVERIES[taken_tile(g, seat)].effect
        if can_use(g, seat, effect, args[0]):
            return None
        if effect.type == TAKE_TECH:
            return fail(failures, "ECL-DISC-4")
        if not has_site(g, seat, args[0]) and (refused := fail(failures, "ECL-ROTA-MAG-4")):
            return refused
        return fail(failures, "ECL-DISC-5" if effect.type == PLACE_SHIP else "ECL-ROTA-DISC-4")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        tile = taken_tile(g, seat)
        show_tile(g, seat, tile)
        apply_effect(g, seat, DISCOVERIES[tile].effect, args[0])


class Store(Move[Eclipse, int]):
    """A ship part is kept beside the board for a later Upgrade (ECL-DISC-6)."""

    def check(self, g: Eclipse, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        is_part = DISCOVERIES[taken_tile(g, seat)].effect.type == GAIN_PART
        return None if is_part else fail(failures, "ECL-DISC-6")

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        tile = taken_tile(g, seat)
        show_tile(g, seat, tile)
        store_part(g, seat, DISCOVERIES[tile].effect)


def show_tile(g: Eclipse, seat: int, tile: int) -> None:
    """A used tile is discarded if it leaves the game area and nobody collects it (ECL-DISC-8, ECL-ROTA-MAG-7)."""
    is_discarded = DISCOVERIES[tile].effect.type in (GAIN, TAKE_TECH, PLACE_SHIP)
    p = g.players[seat]
    p.used_discoveries += is_discarded
    is_collected = special(p, COLLECTS) is not None
    target = DISCARDED if is_discarded and not is_collected else GONE
    g.discoveries = move_piece(g.discoveries, TAKEN + seat, target, tile, EVERYBODY)
    g.note(events.USED_DISCOVERY, seat, tile)


def store_part(g: Eclipse, seat: int, effect: Effect) -> int:
    p, part = g.players[seat], PART_NUMBER[effect.what]
    p.spare_parts = (*p.spare_parts, part)
    g.note(events.STORED, seat, part)
    return part


def apply_effect(g: Eclipse, seat: int, effect: Effect, sector: int) -> None:
    """What the tile does (ECL-DISC-3..6, ECL-ROTA-DISC).

    ECL-ROTA-DISC-1, ECL-ROTA-DISC-5.
    """
    if effect.type == GAIN:
        for resource, amount in enumerate((effect.money, effect.science, effect.materials)):
            gain(g, seat, resource, amount)
    elif effect.type == GAIN_PART:
        then(g, UPGRADING.at(seat, 1, store_part(g, seat, effect)))
    elif effect.type == TAKE_TECH:
        then(g, OFFER_TECH.at(seat))
    elif effect.type == PLACE_SHIP:
        add_ship(g, sector, (seat, CRUISER, 0))
        g.note(events.NEW_SHIP, seat, CRUISER, sector)
    else:
        put_structure(g, seat, STRUCTURE_NUMBER[effect.what], sector)


class OfferTech(Automatic[Eclipse]):
    """Among equally cheap tiles the player chooses (ECL-DISC-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        techs = cheapest_techs(g, seat)
        if len(techs) == 1:
            take_free_tech(g, seat, techs[0])
        else:
            then(g, CHOOSING_TECH.at(seat))


class ChooseTech(Move[Eclipse]):
    """One of the cheapest tiles (ECL-DISC-4)."""

    def candidates(self, g: Eclipse, seat: int, args: tuple[()]) -> Iterable[Action]:
        return verbs.CHOOSE_TECH.each(cheapest_techs(g, seat))

    def check(self, g: Eclipse, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in cheapest_techs(g, seat) else fail(failures, "ECL-DISC-4")

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        take_free_tech(g, seat, action[1])


def take_free_tech(g: Eclipse, seat: int, tech: int) -> None:
    track = TECHS[tech].category
    gain_tech(g, seat, tech, track)
    maybe_reveal(g, seat, track)


def maybe_reveal(g: Eclipse, seat: int, track: int) -> None:
    """The first tile on a fourth slot brings a discovery tile, once (ECL-ROTA-MAG-2, ECL-ROTA-MAG-3, ECL-DISC-9)."""
    p = g.players[seat]
    ability = special(p, COLLECTS)
    if ability is None or p.is_revealed or len(p.techs[track]) != ability.amount:
        return
    p.is_revealed = True
    renew_pile(g)
    if bag_size(g.discoveries):
        then(g, TAKE_DISCOVERY.at(seat, SPECIES[p.species].home_sector, BAG))


class Discovering(Decision[Eclipse, int]):
    """Keep the tile or use it; no time for anything else (ECL-DISC-2, ECL-GEN-9)."""

    excludes_anytime = True


TAKE_DISCOVERY: Final[TakeDiscovery] = STEPS.add("TAKE_DISCOVERY", TakeDiscovery())
DISCOVERY: Final[Discovering] = STEPS.add(
    "DISCOVERY", Discovering([Keep(verbs.KEEP), Use(verbs.USE), Store(verbs.STORE)])
)
OFFER_TECH: Final[OfferTech] = STEPS.add("OFFER_TECH", OfferTech())
CHOOSING_TECH: Final[Decision[Eclipse]] = STEPS.add("CHOOSING_TECH", Decision([ChooseTech(verbs.CHOOSE_TECH)]))
