"""Ivits: one growing federation, satellites for QIC, space stations (GP-FAC-IVITS)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.position import Frame
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..gains import pay
from ..galaxy import hexes_with
from ..holdings import QIC
from ..ids import IVITS, SPACE, SPACE_STATION
from ..placement import add_piece, join_federation, set_piece
from ..ranges import qic_for_range, reachable
from ..state import Gaia, Player
from ..steps import STEPS
from ..tables import STRUCTURES
from .abilities import ABILITIES, Abilities, has_institute, named_power


class PlaceStation(Move[Gaia]):
    """A station goes on an accessible hex without planet and station (GP-FAC-IVITS-5, GP-FAC-IVITS-10)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(bits(reachable(g, g.players[seat], 0) & hexes_with(SPACE, g.planets)))

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, hex = g.players[seat], action[1]
        if g.planets[hex] != SPACE or p.stations >> hex & 1:
            return fail(failures, "GP-FAC-IVITS-5")
        has_all = p.pieces[SPACE_STATION] >= STRUCTURES[SPACE_STATION].per_color
        if has_all and (rule := fail(failures, "GP-FAC-IVITS-7")):
            return rule
        qic = qic_for_range(g, p, hex, 0)
        return fail_short(failures, "GP-RANGE-4", QIC, p.qic, qic) if p.qic < qic else None

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        qic_for_range(g, g.players[seat], action[1], 0, bill)

    def do(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        p, hex = g.players[seat], action[1]
        pay(g, seat, qic=qic_for_range(g, p, hex, 0))
        set_piece(g, seat, hex, SPACE_STATION)
        add_piece(p, SPACE_STATION)
        p.stations |= 1 << hex
        join_federation(g, p, hex)
        g.note(events.BUILT, seat, SPACE_STATION, hex)


class Ivits(Abilities):
    starts_with_institute = True
    has_one_federation = True
    satellite_price = named_power(IVITS, "satellite_cost").cost.qic

    def federation_threshold(self, p: Player) -> int:
        """Each token asks for one more multiple of the threshold (GP-FAC-IVITS-2)."""
        return named_power(IVITS, "single_growing_federation").threshold_step * (p.federations + 1)

    def specials(self, p: Player) -> tuple[int, ...]:
        return (verbs.STATION,) if has_institute(p) else ()

    def special_frame(self, g: Gaia, seat: int) -> Frame:
        return PLACING_STATION.at(seat)


PLACING_STATION: Final[Decision[Gaia]] = STEPS.add("PLACING_STATION", Decision([PlaceStation(verbs.PLACE_STATION)]))
ABILITIES[IVITS] = Ivits()
