"""Build a mine: price, check and effect (GP-BUILD, GP-RANGE, GP-HAB)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Decision, Move
from astrarium.kernel.values import bits
from astrarium.kernel.verbs import Action

from .. import verbs
from ..factions.abilities import abilities_of
from ..gains import pay, trigger
from ..galaxy import hexes_with, planet_hexes
from ..holdings import CREDITS, ORE, QIC
from ..ids import (
    BUILD_MINE,
    BUILD_MINE_NEW_PLANET_TYPE,
    BUILD_MINE_ON_GAIA,
    BUILD_MINE_ON_OPPONENT_PLANET,
    GAIA,
    GAIAFORMER,
    HOME_TYPES,
    LOST_PLANET,
    MINE,
    NOBODY,
    SPACE,
    SPACE_STATION,
    TERRAFORM_STEP,
    TERRAFORMING,
    TRANSDIM,
)
from ..placement import colonize
from ..ranges import qic_for_range, reachable
from ..state import Gaia, Player
from ..steps import STEPS
from ..tables import FACTIONS, LEVELS, STRUCTURES, TERRAFORMING_STEPS
from .main import MainAction

Help = tuple[int, int, bool]  # what another action gives a mine: free steps, extra range, whether a step must be used
NO_HELP: Final[Help] = (0, 0, False)


def is_guest(g: Gaia, seat: int, hex: int) -> bool:
    """A mine here would be a guest on a planet that an opponent has colonized (GP-FAC-LANTIDS-1, GP-FAC-LANTIDS-6)."""
    return (
        abilities_of(g.players[seat]).settles_with_others()
        and g.owner[hex] not in (NOBODY, seat)
        and g.structure[hex] not in (GAIAFORMER, SPACE_STATION)
    )


def has_own_gaiaformer(g: Gaia, seat: int, hex: int) -> bool:
    return g.owner[hex] == seat and g.structure[hex] == GAIAFORMER


def steps_needed(g: Gaia, seat: int, hex: int) -> int:
    """Terraforming steps from the home type to the planet (GP-HAB-1, GP-HAB-3)."""
    planet = g.planets[hex]
    if planet >= HOME_TYPES or is_guest(g, seat, hex):
        return 0
    return TERRAFORMING_STEPS[FACTIONS[g.players[seat].faction].home][planet]


def step_price(p: Player) -> int:
    """Ore that one terraforming step costs (GP-HAB-4)."""
    return LEVELS[TERRAFORMING][p.research[TERRAFORMING]].step_cost_ore


def range_price(g: Gaia, seat: int, hex: int, extra_range: int, bill: Bill | None = None) -> int:
    """QIC that bring the planet into range; an own gaiaformer is there already (GP-BUILD-7, GP-RANGE-4)."""
    return 0 if has_own_gaiaformer(g, seat, hex) else qic_for_range(g, g.players[seat], hex, extra_range, bill)


def planet_price(g: Gaia, seat: int, hex: int, free_steps: int, bill: Bill | None = None) -> tuple[int, int]:
    """Ore and QIC that a mine on this planet costs (GP-BUILD-1, GP-BUILD-7, GP-HAB-1..5)."""
    p = g.players[seat]
    ore = STRUCTURES[MINE].cost.ore
    if bill is not None:
        bill.need(ORE, ore, "mine")
    if has_own_gaiaformer(g, seat, hex):
        return (ore, 0)
    steps = steps_needed(g, seat, hex) - free_steps
    if steps > 0:
        step_cost = step_price(p)
        ore += step_cost * steps
        if bill is not None:
            home = verbs.PLANETS.reference(FACTIONS[p.faction].home)
            bill.need(ORE, step_cost * steps, "steps", steps=steps, each=step_cost, home=home, free=free_steps)
    if g.planets[hex] != GAIA or is_guest(g, seat, hex):
        return (ore, 0)
    gaia_qic, gaia_ore = abilities_of(p).gaia_price()
    if bill is not None:
        bill.need(ORE, gaia_ore, "gaia-planet")
        bill.need(QIC, gaia_qic, "gaia-planet")
    return (ore + gaia_ore, gaia_qic)


def itemise_mine(g: Gaia, seat: int, hex: int, help: Help, bill: Bill) -> None:
    """The price of a mine on any planet, whether or not it may stand there (GP-BUILD-1, GP-HAB-4, GP-RANGE-4)."""
    free_steps, extra_range, _ = help
    if g.planets[hex] < SPACE:
        bill.need(CREDITS, STRUCTURES[MINE].cost.credits, "mine")
        planet_price(g, seat, hex, free_steps, bill)
        range_price(g, seat, hex, extra_range, bill)


def check_site(g: Gaia, seat: int, hex: int, failures: Failures | None) -> str | None:
    """The hex holds a planet on which this player may put a mine (GP-BUILD-3, GP-BUILD-6, GP-BUILD-8, GP-HAB-6)."""
    planet = g.planets[hex]
    if planet >= SPACE:
        return fail(failures, "GP-BUILD-3", hex=verbs.HEXES.text_value(hex))
    if planet == TRANSDIM:
        return fail(failures, "GP-BUILD-8")
    if is_guest(g, seat, hex):
        return fail(failures, "GP-FAC-LANTIDS-3") if g.players[seat].guests >> hex & 1 else None
    if planet == LOST_PLANET:
        return fail(failures, "GP-HAB-6")
    if g.owner[hex] == NOBODY or has_own_gaiaformer(g, seat, hex):
        return None
    return fail(failures, "GP-BUILD-6" if g.structure[hex] == GAIAFORMER else "GP-BUILD-3")


def check_mine(g: Gaia, seat: int, hex: int, help: Help, failures: Failures | None) -> str | None:
    """A mine must be at hand, its site free, in range and habitable, and everything paid (GP-BUILD-1..3)."""
    free_steps, extra_range, must_use_step = help
    p = g.players[seat]
    rule = check_site(g, seat, hex, failures)
    if rule is not None or failures:
        return rule
    if p.pieces[MINE] >= STRUCTURES[MINE].per_color and (rule := fail(failures, "GP-BUILD-2")):
        return rule
    if must_use_step and not steps_needed(g, seat, hex) and (rule := fail(failures, "GP-ACT-10")):
        return rule
    range_qic = range_price(g, seat, hex, extra_range)
    ore, planet_qic = planet_price(g, seat, hex, free_steps)
    qic = range_qic + planet_qic
    if range_qic > p.qic and (rule := fail_short(failures, "GP-RANGE-4", QIC, p.qic, qic)):
        return rule
    if range_qic <= p.qic < qic and (rule := fail_short(failures, "GP-HAB-2", QIC, p.qic, qic)):
        return rule
    base = STRUCTURES[MINE].cost
    if p.credits < base.credits and (rule := fail_short(failures, "GP-BUILD-1", CREDITS, p.credits, base.credits)):
        return rule
    if p.ore < base.ore and (rule := fail_short(failures, "GP-BUILD-1", ORE, p.ore, ore)):
        return rule
    if base.ore <= p.ore < ore:
        return fail_short(failures, "GP-HAB-4", ORE, p.ore, ore)
    return None


def build_mine(g: Gaia, seat: int, hex: int, free_steps: int, extra_range: int) -> None:
    """Pay, place the mine, and let every tile that waits for it score (GP-BUILD-0, GP-TILE-2, GP-TILE-5)."""
    p = g.players[seat]
    guest = is_guest(g, seat, hex)
    steps = steps_needed(g, seat, hex)
    is_new_type = not guest and not p.types >> g.planets[hex] & 1
    ore, qic = planet_price(g, seat, hex, free_steps)
    pay(g, seat, ore, STRUCTURES[MINE].cost.credits, qic=qic + range_price(g, seat, hex, extra_range))
    colonize(g, seat, hex, guest)
    if steps:
        trigger(g, seat, TERRAFORM_STEP, steps)
    announce_mine(g, seat, hex, guest, is_new_type)


def announce_mine(g: Gaia, seat: int, hex: int, guest: bool, is_new_type: bool) -> None:
    """The events of a new mine, and the build event that opponents may answer (GP-CHARGE-10, GP-FAC-LANTIDS-6).

    A guest mine is built on a gaia planet like any other; a switch denies it (docs/rulings/gaia.md).
    """
    trigger(g, seat, BUILD_MINE)
    if g.planets[hex] == GAIA and (not guest or g.settings["guest_mine_gaia_events"]):
        trigger(g, seat, BUILD_MINE_ON_GAIA)
    if guest:
        trigger(g, seat, BUILD_MINE_ON_OPPONENT_PLANET)
    if is_new_type:
        trigger(g, seat, BUILD_MINE_NEW_PLANET_TYPE)
    g.built = (*g.built, hex)


def mine_sites(g: Gaia, seat: int, extra_range: int) -> list[int]:
    """Hexes among which all possible mines are: free planets in reach, or with an own gaiaformer."""
    return bits(free_planets(g, seat, reachable(g, g.players[seat], extra_range)) | own_gaiaformers(g, seat))


def free_planets(g: Gaia, seat: int, within: int) -> int:
    """Those of some hexes with a planet on which nobody has a colony that keeps this seat away."""
    p = g.players[seat]
    sites = within & planet_hexes(g.planets)
    for other in [p] if abilities_of(p).settles_with_others() else g.players:
        sites ^= sites & other.colonies
    return sites


def own_gaiaformers(g: Gaia, seat: int) -> int:
    """The hexes of this seat's gaiaformers."""
    mask = 0
    start = g.structure.find(GAIAFORMER) if g.players[seat].pieces[GAIAFORMER] else -1
    while start >= 0:
        if g.owner[start] == seat:
            mask |= 1 << start
        start = g.structure.find(GAIAFORMER, start + 1)
    return mask


class BuildMine(MainAction):
    """Action 1 (GP-BUILD-1)."""

    def candidates(self, g: Gaia, seat: int, args: tuple[()]) -> Iterable[Action]:
        return self.verb.each(mine_sites(g, seat, extra_range=0))

    def near_misses(self, g: Gaia, seat: int, args: tuple[()]) -> list[Action]:
        """Free planets, however far, that are not transdim or have an own gaiaformer (GP-BUILD-3, GP-BUILD-8)."""
        habitable = planet_hexes(g.planets) & ~hexes_with(TRANSDIM, g.planets)
        return self.verb.each(bits(free_planets(g, seat, habitable) | own_gaiaformers(g, seat)))

    def check(self, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return check_mine(g, seat, action[1], NO_HELP, failures)

    def itemise(self, g: Gaia, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        itemise_mine(g, seat, action[1], NO_HELP, bill)

    def act(self, g: Gaia, seat: int, args: tuple[()], action: Action) -> None:
        build_mine(g, seat, action[1], free_steps=0, extra_range=0)


class BuildWithHelp(Move[Gaia, int, int, bool]):
    """A mine as part of a power, QIC or special action (GP-ACT-4, GP-SPEC-4, GP-SPEC-5)."""

    def candidates(self, g: Gaia, seat: int, args: Help) -> Iterable[Action]:
        _, extra_range, _ = args
        return self.verb.each(mine_sites(g, seat, extra_range))

    def check(self, g: Gaia, seat: int, args: Help, action: Action, failures: Failures | None) -> str | None:
        return check_mine(g, seat, action[1], args, failures)

    def itemise(self, g: Gaia, seat: int, args: Help, action: Action, bill: Bill) -> None:
        itemise_mine(g, seat, action[1], args, bill)

    def do(self, g: Gaia, seat: int, args: Help, action: Action) -> None:
        free_steps, extra_range, _ = args
        build_mine(g, seat, action[1], free_steps, extra_range)


BUILD: Final[BuildMine] = BuildMine(verbs.BUILD)
BUILD_WITH_HELP: Final[BuildWithHelp] = BuildWithHelp(verbs.BUILD)
BUILDING: Final[Decision[Gaia, int, int, bool]] = STEPS.add("BUILDING", Decision([BUILD_WITH_HELP]))
