"""Start a gaia project (GP-GPROJ)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.checks import Found, lacks, refuse
from astrarium.kernel.position import Args
from astrarium.kernel.steps import Decision
from astrarium.kernel.verbs import Action

from .. import verbs
from ..gains import pay
from ..galaxy import bits, hexes_with
from ..ids import GAIA_PROJECT, GAIAFORMER, NOBODY, STRUCTURE_NAMES, TRANSDIM
from ..pieces_on_map import add_piece, set_piece
from ..power import tokens_in_bowls
from ..reach import qic_for_range, reachable
from ..state import Gaia
from ..steps import STEPS
from ..stone import take_tokens
from ..tables import LEVELS
from .main import MainAction
from .mine import BUILD, PLAIN


class StartProject(MainAction):
    """Action 2: put a gaiaformer on a transdim planet and move tokens to the gaia area (GP-GPROJ-1..4, 6).

    It is no mine: the planet is not colonized and nobody may charge (GP-GPROJ-7, GP-GPROJ-8).
    """

    def candidates(self, g: Gaia, seat: int, args: Args) -> Iterable[Action]:
        p = g.players[seat]
        if not p.gaiaformers:
            return []
        extra_range = args[1] if args else 0
        return self.verb.each(bits(reachable(g, p, extra_range) & hexes_with(TRANSDIM, g.planets)))

    def check(self, g: Gaia, seat: int, args: Args, action: Action, found: Found | None) -> str | None:
        p = g.players[seat]
        hex, extra_range = action[1], (args or PLAIN)[1]
        if g.planets[hex] != TRANSDIM:
            return refuse(found, "GP-GPROJ-1", hex=verbs.HEXES.shown(hex))
        if g.owner[hex] != NOBODY and (rule := refuse(found, "GP-GPROJ-1", hex=verbs.HEXES.shown(hex))):
            return rule
        if not p.gaiaformers and (rule := lacks(found, "GP-GPROJ-6" if p.pieces[GAIAFORMER] else "GP-GPROJ-1", 0, 1)):
            return rule
        tokens = LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens
        have = tokens_in_bowls(p)
        if have < tokens and (rule := lacks(found, "GP-GPROJ-3", have, tokens)):
            return rule
        qic = qic_for_range(g, p, hex, extra_range)
        if p.qic < qic:
            return lacks(found, "GP-GPROJ-2", p.qic, qic)
        return None

    def act(self, g: Gaia, seat: int, args: Args, action: Action) -> None:
        p = g.players[seat]
        hex, extra_range = action[1], (args or PLAIN)[1]
        pay(g, seat, qic=qic_for_range(g, p, hex, extra_range))
        p.gaiaformers -= 1
        add_piece(p, GAIAFORMER)
        set_piece(g, seat, hex, GAIAFORMER)
        g.gaia_pending |= 1 << hex
        if g.log is not None:
            g.note("built", seat=seat, structure=f"structure:{STRUCTURE_NAMES[GAIAFORMER]}", hex=verbs.HEXES.shown(hex))
        take_tokens(g, seat, LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens, to_gaia=True)


PROJECT: Final[StartProject] = StartProject(verbs.PROJECT)
BUILDING_OR_PROJECT: Final[Decision[Gaia]] = STEPS.add("BUILDING_OR_PROJECT", Decision([BUILD, PROJECT]))
