"""The exchange after the last briefcase of a tile (PB-EXCH), and with it the end of the game (PB-END)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .counts import board_side, is_immoral
from .gains import add_votes, gain_billies, move_marker, score
from .ids import EXCHANGE_POINTS, GREY, NONE, RED
from .state import PlanetB
from .steps import STEPS
from .tables import EXCHANGE, LOCATIONS, TILES_OF


class MaybeExchange(Automatic[PlanetB]):
    """Due if this turn's briefcase took the last spot; morality counts now (PB-DEAL-5, PB-EXCH-1, PB-EXCH-12)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        if g.briefcases[g.deal] < board_side(g).briefcase_spots_per_tile:
            return
        g.note(events.EXCHANGE, seat, g.deal, rule="PB-EXCH-1")
        then(g, EXCHANGE_TILE.at(seat))
        if not is_immoral(g.players[seat]):
            add_votes(g, seat, EXCHANGE.votes)
        elif g.settings["exchange_choice"]:
            then(g, CHOOSING_REWARD.at(seat))
        else:
            reward_immoral(g, seat)


def reward_immoral(g: PlanetB, seat: int) -> None:
    """Points instead of votes, or money by a setting (PB-EXCH-2, PB-VAR-3)."""
    if g.settings["immoral_reward"] == "billies":
        gain_billies(g, seat, EXCHANGE.immoral_vp)
    else:
        score(g, seat, EXCHANGE.immoral_vp, EXCHANGE_POINTS)


class ChooseReward(Move[PlanetB]):
    """An immoral player chooses (PB-VAR-4)."""

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        if action[1]:
            reward_immoral(g, seat)
        else:
            add_votes(g, seat, EXCHANGE.votes)


class ChoosingReward(Decision[PlanetB]):
    """The turn is over for free moves (PB-FLOW-7)."""

    excludes_anytime = True


def leaves_on(g: PlanetB, location: int) -> int:
    """The side from which a tile leaves instead of being turned (PB-EXCH-4, PB-VAR-2)."""
    return RED if g.settings["conglomerate_cycle"] == "by_colour" else LOCATIONS[location].discard_from


class ExchangeTile(Automatic[PlanetB]):
    """Briefcases back, the tile turned or replaced, the marker moved, the market disc set (PB-EXCH-3..7, 9, 11)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        location = g.deal
        tile, side = g.tiles[location]
        g.briefcases = put(g.briefcases, location, 0)
        if side != leaves_on(g, location):
            other = GREY if side == RED else RED
            set_tile(g, location, tile, other)
            g.note(events.FLIPPED, tile, other, rule="PB-EXCH-4")
        else:
            g.note(events.DISCARDED, tile, rule="PB-EXCH-5")
            replace_tile(g, seat, location)
        move_marker(g, EXCHANGE.election_steps)
        if g.tiles[location][0] != NONE:
            g.markets = put(g.markets, location, g.tiles[location][1])


def set_tile(g: PlanetB, location: int, tile: int, side: int) -> None:
    g.tiles = (*g.tiles[:location], (tile, side), *g.tiles[location + 1 :])


def replace_tile(g: PlanetB, seat: int, location: int) -> None:
    """The top tile of the stack, the right side up; the last one starts the end (PB-EXCH-5, PB-EXCH-9, PB-END-1)."""
    tile = g.next_tile
    set_tile(g, location, tile, LOCATIONS[location].placed_side)
    if tile == NONE:
        return
    g.next_tile = NONE
    g.note(events.LAID_TILE, tile, location, rule="PB-EXCH-5")
    if g.stack_size:
        then(g, TURN_TILE.at())
    else:
        start_last_round(g, seat)


def start_last_round(g: PlanetB, seat: int) -> None:
    """One more turn each; by a setting the current round is finished first (PB-END-2, PB-END-3, PB-END-5, PB-VAR-9)."""
    count = len(g.players)
    g.turns_left = count + (count - 1 - seat if g.settings["equal_turns"] else 0)
    g.note(events.LAST_ROUND, g.turns_left, rule="PB-END-2")


class TurnTile(Draw[PlanetB]):
    """The next tile of the stack lies open on top of it (PB-SETUP-5, PB-P23-4)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return verbs.TURN_TILE.each(TILES_OF[1]), [int(not g.seen_tiles >> tile & 1) for tile in TILES_OF[1]]

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        g.next_tile = action[1]
        g.stack_size -= 1
        g.seen_tiles |= 1 << action[1]
        g.note(events.TURNED_TILE, action[1])


MAYBE_EXCHANGE: Final[MaybeExchange] = STEPS.add("MAYBE_EXCHANGE", MaybeExchange())
CHOOSING_REWARD: Final[ChoosingReward] = STEPS.add("CHOOSING_REWARD", ChoosingReward([ChooseReward(verbs.REWARD)]))
EXCHANGE_TILE: Final[ExchangeTile] = STEPS.add("EXCHANGE_TILE", ExchangeTile())
TURN_TILE: Final[TurnTile] = STEPS.add("TURN_TILE", TurnTile())
