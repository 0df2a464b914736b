"""Firaks: a research lab turns back into a trading station and research advances (GP-FAC-FIRAKS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import verbs
from ..actions.research import ALL_TRACKS, STEP_OFFER
from ..actions.upgrade import replace_structure
from ..ids import FIRAKS, RESEARCH_LAB, TRADING_STATION
from ..state import Gaia, Player
from ..steps import STEPS
from ..tables import STRUCTURES
from .abilities import ABILITIES, Abilities, has_institute


class Downgrade(Move[Gaia]):
    """The downgrade counts as an upgrade to a trading station; then a step (GP-FAC-FIRAKS-1, GP-FAC-FIRAKS-2)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(bits(g.players[seat].colonies))

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        hex, p = action[1], g.players[seat]
        if g.owner[hex] != seat or g.structure[hex] != RESEARCH_LAB:
            return fail(failures, "GP-FAC-FIRAKS-1")
        if p.pieces[TRADING_STATION] >= STRUCTURES[TRADING_STATION].per_color:
            return fail(failures, "GP-FAC-FIRAKS-1")
        return None

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        then(g, STEP_OFFER.at(seat, ALL_TRACKS, True))
        replace_structure(g, seat, action[1], TRADING_STATION)


class Firaks(Abilities):
    def specials(self, p: Player) -> tuple[int, ...]:
        return (verbs.DOWNGRADE,) if has_institute(p) else ()

    def special_frame(self, g: Gaia, seat: int) -> Frame:
        return DOWNGRADING.at(seat)


DOWNGRADING: Final[Decision[Gaia]] = STEPS.add("DOWNGRADING", Decision([Downgrade(verbs.DOWNGRADE_LAB)]))
ABILITIES[FIRAKS] = Firaks()
