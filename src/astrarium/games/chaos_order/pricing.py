"""Set Prices: price tiles, their instant effects, neutral tiles and the flare gun (CO-PRICE, CO-GUN)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .card_play import may_have_cards
from .component_types import NeutralTile
from .component_words import Effect
from .effects import CARRY_OUT, POWERS, Power
from .faction_rules import faction_rules
from .gains import FRAMES, GAIN, IS_USABLE
from .ids import FIRST_ACTION, MOVE_FIRST, MOVE_LAST, MOVE_PHASE, NONE, POWER, WHEN
from .prices import FIRST_NEUTRAL, TILES, has_two_faction_faces, owner_of, space_of
from .research import advance, check_advance
from .state import ChaosOrder, Player, members
from .steps import STEPS
from .tables import EFFECT_NUMBER, FACTION_COUNTS, NEUTRAL_TILES, PHASES, PRICE_TILES
from .windows import PlayCard

TRACKS: Final = MOVE_FIRST + 1


def prices_each(g: ChaosOrder) -> int:
    """One price, two with two factions, in alternation (CO-PRICE-1, CO-PRICE-2)."""
    return FACTION_COUNTS[len(g.players)].prices_per_faction


def placeable(g: ChaosOrder, p: Player) -> int:
    """Tiles of the supply; with two factions not those taken back in this round (CO-PRICE-10)."""
    return p.price_tiles & ~p.returned_tiles if len(g.players) == 2 else p.price_tiles


def take_back(g: ChaosOrder, seat: int, tiles: int) -> None:
    """Tiles from the vault into the supply (CO-PRICE-9)."""
    p = g.players[seat]
    p.vault &= ~tiles
    p.price_tiles |= tiles
    for tile in members(tiles):
        g.note(events.TOOK_TILE, seat, tile)


class SetPrice(Automatic[ChaosOrder]):
    """Who has no tile to place first takes all back, without any bonus (CO-PRICE-20)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        if not placeable(g, p):
            take_back(g, seat, p.vault)
            p.returned_tiles = 0
        then(g, PRICING.at(seat))


class PlaceTile(Move[ChaosOrder]):
    """A tile of the supply onto a free action phase (CO-PRICE-4..6, CO-PRICE-10)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, tile, space = action
        p = g.players[seat]
        if not p.price_tiles >> tile & 1 and (refused := fail(failures, "CO-PRICE-4")):
            return refused
        if p.price_tiles >> tile & 1 and not placeable(g, p) >> tile & 1 and (refused := fail(failures, "CO-PRICE-10")):
            return refused
        if g.prices[space] != NONE:
            return fail(failures, "CO-PRICE-5")
        is_move = space in (MOVE_FIRST, MOVE_LAST)
        return fail(failures, "CO-PRICE-6") if is_move and is_move_priced(g) else None

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        _, tile, space = action
        p = g.players[seat]
        p.price_tiles &= ~(1 << tile)
        g.prices = put(g.prices, space, seat * TILES + tile)
        g.note(events.PRICED, seat, tile, space)
        if space in (MOVE_FIRST, MOVE_LAST):
            pass_gun(g)
        effects = [CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in tile_effects(g, tile)]
        then(g, GAIN.at(seat, instant_of(space)), *effects, TILE_PLACED.at(seat, tile), PRICE_CARDS.at(seat))


def is_move_priced(g: ChaosOrder) -> bool:
    return g.prices[MOVE_FIRST] != NONE or g.prices[MOVE_LAST] != NONE


def instant_of(space: int) -> tuple[tuple[int, int], ...]:
    """What pricing a phase gives (CO-PRICE-8)."""
    if space < MOVE_FIRST:
        return PHASES[space + FIRST_ACTION].instant
    return PHASES[MOVE_PHASE].instant_move_first if space == MOVE_FIRST else PHASES[MOVE_PHASE].instant_move_last


def tile_effects(g: ChaosOrder, tile: int) -> tuple[Effect, ...]:
    """The instant effect of a tile, after that of the phase (CO-PRICE-7, CO-PRICE-12, CO-PRICE-22)."""
    face = PRICE_TILES[tile]
    effects: tuple[Effect, ...] = face.effects
    return face.two_faction_effects if has_two_faction_faces(g) and face.two_faction_effects else effects


def pass_gun(g: ChaosOrder) -> None:
    """To the left neighbour of who priced Move; if it has it, or by a neutral tile, one further (CO-GUN-1..3).

    CO-GUN-4.
    """
    owner, count = owner_of(g, MOVE_PHASE), len(g.players)
    target = (owner + 1) % count
    if owner == NONE or target == g.gun:
        target = (g.gun + 1) % count
    g.gun = target
    g.note(events.GUN_PASSED, target)


class TilePlaced(Automatic[ChaosOrder, int]):
    """What only this faction's copy of the tile does (CO-PRICE-13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        faction_rules(g, seat).tile_placed(g, seat, args[0])


class PriceCards(Automatic[ChaosOrder]):
    """Cards are played with the own price (CO-TAC-9)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        if may_have_cards(g, seat):
            then(g, PRICED.at(seat))


class NeutralPrices(Automatic[ChaosOrder]):
    """Neutral tiles on the phases that are left, the lower total uppermost (CO-PRICE-15..17)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        free = [space for space in range(TRACKS) if g.prices[space_of(g, space + FIRST_ACTION)] == NONE]
        visible = sorted(visible_neutrals(g), key=lambda number: neutral_total(NEUTRAL_TILES[number]))
        for space, number in zip(free, visible, strict=True):
            g.prices = put(g.prices, space, FIRST_NEUTRAL + number)
            g.note(events.NEUTRAL_PRICE, number, space)
            if space == MOVE_FIRST:
                pass_gun(g)


def visible_neutrals(g: ChaosOrder) -> list[int]:
    """Of each pair in use the tile on top; it is removed in the relic check of its round (CO-PRICE-17, CO-REL-7)."""
    found: dict[str, int] = {}
    for number, tile in enumerate(NEUTRAL_TILES):
        is_gone = tile.removed_after_round and tile.removed_after_round < g.round
        if len(g.players) in tile.factions and tile.pair not in found and not is_gone:
            found[tile.pair] = number
    return list(found.values())


def neutral_total(tile: NeutralTile) -> int:
    return tile.pay_left + tile.pay_right + tile.pay_bank


class RetrieveVault(Power):
    """All own tiles come back (CO-PRICE-9)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        p = g.players[seat]
        p.returned_tiles |= p.vault
        take_back(g, seat, p.vault)


def priced_track(g: ChaosOrder, seat: int) -> int:
    """The track of the phase that a seat has priced last: the only one with its tile 2."""
    found = [space for space, tile in enumerate(g.prices) if tile == seat * TILES + 1]
    return min(found[0], MOVE_FIRST)


class AdvancePricedTrack(Power):
    """One column on the track of the phase, if its lock can be paid (CO-PRICE-11)."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        return check_advance(g, seat, priced_track(g, seat), None) is None

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        then(g, ADVANCING_PRICED.at(seat, priced_track(g, seat)))


class AdvancePriced(Move[ChaosOrder, int]):
    """The track of the priced phase (CO-PRICE-11)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        if action[1] != args[0]:
            return fail(failures, "CO-PRICE-11")
        return check_advance(g, seat, action[1], failures)

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        advance(g, seat, action[1])


class TakeTile(Move[ChaosOrder]):
    """One tile from the vault (card t13); with two factions not for this round (CO-PRICE-10)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if g.players[seat].vault >> action[1] & 1 else fail(failures, "CO-PRICE-9")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.players[seat].returned_tiles |= 1 << action[1]
        take_back(g, seat, 1 << action[1])


SET_PRICE: Final[SetPrice] = STEPS.add("SET_PRICE", SetPrice())
PRICING: Final[Decision[ChaosOrder]] = STEPS.add("PRICING", Decision([PlaceTile(verbs.PRICE)]))
TILE_PLACED: Final[TilePlaced] = STEPS.add("TILE_PLACED", TilePlaced())
PRICE_CARDS: Final[PriceCards] = STEPS.add("PRICE_CARDS", PriceCards())
PRICED: Final[Decision[ChaosOrder]] = STEPS.add("PRICED", Decision([PlayCard(WHEN["price_set"]), Close(verbs.END)]))
NEUTRAL_PRICES: Final[NeutralPrices] = STEPS.add("NEUTRAL_PRICES", NeutralPrices())
ADVANCING_PRICED: Final[Decision[ChaosOrder, int]] = STEPS.add(
    "ADVANCING_PRICED", Decision([Close(verbs.DECLINE), AdvancePriced(verbs.ADVANCE)])
)
TAKING_TILE: Final[Decision[ChaosOrder]] = STEPS.add("TAKING_TILE", Decision([TakeTile(verbs.TAKE_BACK_TILE)]))
FRAMES[ids.PRICE_TILE] = lambda seat, amount: TAKING_TILE.at(seat)
IS_USABLE[ids.PRICE_TILE] = lambda g, seat: bool(g.players[seat].vault)
POWERS[POWER["retrieve_vault"]] = RetrieveVault()
POWERS[POWER["advance_priced_track"]] = AdvancePricedTrack()
