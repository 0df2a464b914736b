"""Start a gaia project (GP-GPROJ)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import events, verbs
from ..brainstone import take_tokens
from ..gains import pay
from ..galaxy import hexes_with
from ..holdings import GAIAFORMERS, QIC, TOKENS, bill_tokens
from ..ids import GAIA_PROJECT, GAIAFORMER, NOBODY, TRANSDIM
from ..placement import add_piece, set_piece
from ..power import tokens_in_bowls
from ..ranges import qic_for_range, reachable
from ..state import Gaia, Player
from ..steps import STEPS
from ..tables import LEVELS
from .main import MainAction
from .mine import BUILD_WITH_HELP, Help


def project_sites(g: Gaia, seat: int, extra_range: int) -> list[int]:
    """Hexes among which all possible projects are."""
    p = g.players[seat]
    return bits(reachable(g, p, extra_range) & hexes_with(TRANSDIM, g.planets)) if p.gaiaformers else []


def no_gaiaformer(p: Player) -> str:
    """They are all on the map, or none was gained yet (GP-GPROJ-1, GP-GPROJ-6)."""
    return "GP-GPROJ-6" if p.pieces[GAIAFORMER] else "GP-GPROJ-1"


def itemise_project(g: Gaia, seat: int, hex: int, extra_range: int, bill: Bill) -> None:
    """The price of a project on any planet (GP-GPROJ-2, GP-GPROJ-3)."""
    p = g.players[seat]
    if g.planets[hex] == TRANSDIM:
        level = p.research[GAIA_PROJECT]
        bill.need(GAIAFORMERS, 1, "project")
        bill.need(TOKENS, LEVELS[GAIA_PROJECT][level].project_cost_tokens, "project-tokens", level=level)
        bill_tokens(p, bill)
        qic_for_range(g, p, hex, extra_range, bill)


def check_project(g: Gaia, seat: int, hex: int, extra_range: int, failures: Failures | None) -> str | None:
    """A free transdim planet in range, a gaiaformer and the tokens that it takes (GP-GPROJ-1..3, GP-GPROJ-6)."""
    p = g.players[seat]
    if g.planets[hex] != TRANSDIM:
        return fail(failures, "GP-GPROJ-1", hex=verbs.HEXES.text_value(hex))
    if g.owner[hex] != NOBODY and (rule := fail(failures, "GP-GPROJ-1", hex=verbs.HEXES.text_value(hex))):
        return rule
    if not p.gaiaformers and (rule := fail_short(failures, no_gaiaformer(p), GAIAFORMERS, 0, 1)):
        return rule
    tokens = LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens
    have = tokens_in_bowls(p)
    if have < tokens and (rule := fail_short(failures, "GP-GPROJ-3", TOKENS, have, tokens)):
        return rule
    qic = qic_for_range(g, p, hex, extra_range)
    if p.qic < qic:
        return fail_short(failures, "GP-GPROJ-2", QIC, p.qic, qic)
    return None


def start_project(g: Gaia, seat: int, hex: int, extra_range: int) -> None:
    """Put a gaiaformer on the planet and move tokens to the gaia area (GP-GPROJ-1..4).

    It is no mine: the planet is not colonized and nobody may charge (GP-GPROJ-7, GP-GPROJ-8).
    """
    p = g.players[seat]
    pay(g, seat, qic=qic_for_range(g, p, hex, extra_range))
    p.gaiaformers -= 1
    add_piece(p, GAIAFORMER)
    set_piece(g, seat, hex, GAIAFORMER)
    g.gaia_pending |= 1 << hex
    g.note(events.BUILT, seat, GAIAFORMER, hex)
    take_tokens(g, seat, LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens, to_gaia=True)


class StartProject(MainAction):
    """Action 2 (GP-GPROJ-1)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(project_sites(g, seat, extra_range=0))

    def near_misses(self, g: Gaia, seat: int, args: tuple[()]) -> list[Action]:
        """Free transdim planets, however far (GP-GPROJ-1)."""
        return self.verb.each([hex for hex in bits(hexes_with(TRANSDIM, g.planets)) if g.owner[hex] == NOBODY])

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_project(g, seat, action[1], 0, failures)

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_project(g, seat, action[1], 0, bill)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        start_project(g, seat, action[1], extra_range=0)


class StartWithHelp(Move[Gaia, int, int, bool]):
    """A project as part of a special action; only the extra range helps it (GP-SPEC-5)."""

    def candidates(self, g: Gaia, seat: int, args: Help) -> Iterable[Action]:
        _, extra_range, _ = args
        return self.verb.each(project_sites(g, seat, extra_range))

    def check(self, g: Gaia, seat: int, args: Help, action: Action, failures: Failures | None) -> str | None:
        _, extra_range, _ = args
        return check_project(g, seat, action[1], extra_range, failures)

    def itemise(self, g: Gaia, seat: int, args: Help, action: Action, bill: Bill) -> None:
        _, extra_range, _ = args
        itemise_project(g, seat, action[1], extra_range, bill)

    def do(self, g: Gaia, seat: int, args: Help, action: Action) -> None:
        _, extra_range, _ = args
        start_project(g, seat, action[1], extra_range)


PROJECT: Final[StartProject] = StartProject(verbs.PROJECT)
BUILDING_OR_PROJECT: Final[Decision[Gaia, int, int, bool]] = STEPS.add(
    "BUILDING_OR_PROJECT", Decision([BUILD_WITH_HELP, StartWithHelp(verbs.PROJECT)])
)
