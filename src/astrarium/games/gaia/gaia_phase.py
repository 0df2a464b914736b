"""Phase II: gaiaformed planets turn, tokens and gaiaformers return (GP-GAIA)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, EachSeat, Sequence, then
from astrarium.kernel.values import bits

from . import events
from .factions.abilities import abilities_of
from .ids import GAIA
from .state import STONE_IN_GAIA, Gaia, put_byte
from .steps import STEPS


class TurnPlanets(Automatic[Gaia]):
    """Every transdim planet with a gaiaformer becomes a gaia planet for good (GP-GAIA-2)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if g.gaia_pending or any([p.gaia_area for p in g.players]):
            g.note(events.PHASE_STARTED, events.PHASES.values["gaia"], rule="GP-GAIA-1")
        for hex in bits(g.gaia_pending):
            g.planets = put_byte(g.planets, hex, GAIA)
            g.note(events.GAIAFORMED, hex)
        g.gaia_pending = 0


class UseGaiaArea(Automatic[Gaia]):
    """Terrans and Itars decide first, then what is left in the gaia area returns (GP-GAIA-4, GP-GAIA-6, GP-INFO-3)."""

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        then(g, RETURN_TOKENS.at(seat))
        decision = abilities_of(g.players[seat]).gaia_phase(g, seat)
        if decision is not None:
            then(g, decision)


class ReturnTokens(Automatic[Gaia]):
    """Tokens go to bowl I (Terrans: II), the brainstone to I, gaiaformers to their spaces (GP-GAIA-1, GP-GAIA-3).

    Factions: GP-FAC-TAKLONS-4, GP-FAC-BALTAKS-2, GP-FAC-NEVLAS-4.
    """

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        p = g.players[seat]
        if p.gaia_area:
            g.note(events.TOKENS_RETURNED, seat, p.gaia_area)
        if abilities_of(p).gaia_return_bowl == 1:
            p.bowl1 += p.gaia_area
        else:
            p.bowl2 += p.gaia_area
        p.gaia_area = 0
        if p.brainstone == STONE_IN_GAIA:
            p.brainstone = 1
        p.gaiaformers += p.gaiaformers_away
        p.gaiaformers_away = 0


def turn_order(g: Gaia) -> tuple[int, ...]:
    """Player by player in turn order (GP-GAIA-6); the Automa has no gaia phase (AUT-15)."""
    return tuple([who for who in g.order if not g.players[who].automa])


TURN_PLANETS: Final[TurnPlanets] = STEPS.add("TURN_PLANETS", TurnPlanets())
USE_GAIA_AREA: Final[UseGaiaArea] = STEPS.add("USE_GAIA_AREA", UseGaiaArea())
RETURN_TOKENS: Final[ReturnTokens] = STEPS.add("RETURN_TOKENS", ReturnTokens())
GAIA_AREAS: Final[EachSeat[Gaia]] = STEPS.add("GAIA_AREAS", EachSeat(USE_GAIA_AREA, turn_order))
GAIA_PHASE: Final[Sequence[Gaia]] = STEPS.add("GAIA_PHASE", Sequence([TURN_PLANETS, GAIA_AREAS]))
