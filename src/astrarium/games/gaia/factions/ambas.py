"""Ambas: the planetary institute swaps places with a mine (GP-FAC-AMBAS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..ids import AMBAS, LOST_PLANET, MINE, PLANETARY_INSTITUTE
from ..placement import set_piece
from ..state import Gaia, Player
from ..steps import STEPS
from .abilities import ABILITIES, Abilities, has_institute


class Swap(Move[Gaia]):
    """Swap the institute with an own mine; no build, no charge, federations stay (GP-FAC-AMBAS-1, GP-FAC-AMBAS-3)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(bits(g.players[seat].colonies))

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        hex = action[1]
        if g.owner[hex] != seat or g.structure[hex] != MINE:
            return fail(failures, "GP-FAC-AMBAS-1")
        return fail(failures, "GP-FAC-AMBAS-2") if g.planets[hex] == LOST_PLANET else None

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        old = next(hex for hex in bits(g.players[seat].colonies) if g.structure[hex] == PLANETARY_INSTITUTE)
        set_piece(g, seat, old, MINE)
        set_piece(g, seat, action[1], PLANETARY_INSTITUTE)
        g.note(events.SWAPPED, seat, action[1], old)


class Ambas(Abilities):
    def specials(self, p: Player) -> tuple[int, ...]:
        return (verbs.SWAP,) if has_institute(p) else ()

    def special_frame(self, g: Gaia, seat: int) -> Frame:
        return SWAPPING.at(seat)


SWAPPING: Final[Decision[Gaia]] = STEPS.add("SWAPPING", Decision([Swap(verbs.SWAP_WITH)]))
ABILITIES[AMBAS] = Ambas()
