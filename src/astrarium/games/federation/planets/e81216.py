"""E81216: productions with their income, and megastructures (FED-E8)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import AskIfPossible, Automatic, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_types import Site
from ..counts import count
from ..effects import EffectArgs, Numbers, effect, frames, resolve
from ..erudites import may_use_tiles
from ..holdings import ROBOTS, robots_left
from ..ids import DIAMOND, E81216, MEGASTRUCTURE_POINTS, NONE
from ..medals import influence_changed
from ..prices import unpaid
from ..reserve import PAY_COST, Undisturbed, amounts, gain, itemise_cost, leaves_payable, one, pay, score
from ..state import Federation, Player
from ..steps import STEPS
from ..tables import MEGA_TOKENS, MEGASTRUCTURES, PLACES, PRODUCTIONS
from .forfeit import Forfeit
from .planet_action import DONE, current_action, update_action


def place_of_site(g: Federation, site: int) -> int:
    """Where a production or megastructure is; NONE for a production that is not in this game (FED-SETUP-21, 22)."""
    if site >= len(PRODUCTIONS):
        return PLACES + site - len(PRODUCTIONS)
    return g.productions.index(site) if site in g.productions else NONE


def site_data(site: int) -> Site:
    return PRODUCTIONS[site] if site < len(PRODUCTIONS) else MEGASTRUCTURES[site - len(PRODUCTIONS)]


def check_site(g: Federation, p: Player, site: int, failures: Failures | None) -> str | None:
    """It is in the game, not the player's already, and there is a robot for it (FED-E8-2, FED-E8-10)."""
    place = place_of_site(g, site)
    if place == NONE:
        return fail(failures, "FED-E8-1")
    if p.robots >> place & 1 and (rule := fail(failures, "FED-E8-2")):
        return rule
    return None if robots_left(p) else fail_short(failures, "FED-E8-10", ROBOTS, 0, 1)


class Build(Move[Federation]):
    """A production or a megastructure that can be paid (FED-E8-1, FED-E8-2, FED-E8-10, FED-ERU-9)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, site = g.players[seat], action[1]
        if rule := check_site(g, p, site, failures):
            return rule
        return unpaid(failures, "FED-E8-1", amounts(p), site_data(site).cost, current_action(g, seat).discount)

    def itemise(self, g: Federation, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        site = verbs.SITES.reference(action[1])
        bill.need(ROBOTS, 1, "robot")
        itemise_cost(g, seat, site_data(action[1]).cost, site, bill, current_action(g, seat).discount)

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        now = current_action(g, seat)
        update_action(g, seat, now._replace(stage=DONE))
        then(g, PAY_COST.at(seat, site_data(action[1]).cost, now.discount), BUILT.at(seat, action[1]))


class Built(Automatic[Federation, int]):
    """A robot on the site; its income or its points (FED-E8-3, FED-E8-5, FED-E8-6, FED-DEEP-8)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (site,) = args
        p = g.players[seat]
        place = place_of_site(g, site)
        p.robots |= 1 << place
        g.note(events.BUILT, seat, site)
        influence_changed(g, seat, E81216)
        if place < PLACES:
            resolve(g, seat, PRODUCTIONS[site].effects, MEGASTRUCTURE_POINTS)
        else:
            score_megastructure(g, seat, place - PLACES)


def score_megastructure(g: Federation, seat: int, mega: int) -> None:
    """The best free multiplier times the smaller value of its two tokens, once (FED-E8-5, 6, 8, FED-E8-11)."""
    multiplier = best_multiplier(g, mega)
    g.multipliers = put(g.multipliers, mega, g.multipliers[mega] + 1)
    score(g, seat, multiplier * token_value(g, g.players[seat], mega), MEGASTRUCTURE_POINTS)


def best_multiplier(g: Federation, mega: int) -> int:
    """The highest one that no robot has taken (FED-E8-5, FED-E8-11)."""
    return MEGASTRUCTURES[mega].multipliers[g.multipliers[mega]]


def token_value(g: Federation, p: Player, mega: int) -> int:
    """The smaller of the values that the two tokens show (FED-E8-5, FED-E8-7)."""
    return min([count(p, MEGA_TOKENS[token]) for token in g.mega_tokens[2 * mega : 2 * mega + 2]])


class E81216Action(Automatic[Federation]):
    """Build something; if nothing can be built and no tile helps, the action is forfeited (FED-E8-1, FED-ERU-24)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if BUILD.is_possible(g, seat, ()) or may_use_tiles(g, seat):
            then(g, BUILDING.at(seat))
        else:
            g.note(events.FORFEITED, seat)


class Construct(Move[Federation, Numbers, int]):
    """A site for nothing (FED-DEEP-8)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        return check_site(g, g.players[seat], action[1], failures)

    def itemise(self, g: Federation, seat: int, args: EffectArgs, action: Action, bill: Bill) -> None:
        bill.need(ROBOTS, 1, "robot")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        then(g, BUILT.at(seat, action[1]))


class FreeBuilding(AskIfPossible[Federation, Numbers, int]):
    """If there is a site and a robot for it; no action on a planet (FED-DEEP-8, FED-ATAL-16)."""


class ChooseIncome(Move[Federation, Numbers, int]):
    """The income of any production on the board (FED-ERU-11)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] in g.productions else fail(failures, "FED-ERU-11")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        (op, left), source = args
        more = [INCOMES.at(seat, (op, left - 1), source)] if left > 1 else []
        then(g, *frames(seat, PRODUCTIONS[action[1]].effects, source), *more)


class Incomes(AskIfPossible[Federation, Numbers, int]):
    """One income after the other; the same production may be chosen again (FED-ERU-11)."""


class Upgrade(Move[Federation, Numbers, int]):
    """A crystal into the next better resource (FED-E8-15); what the space costs is kept (FED-AMB-16)."""

    def check(
        self, g: Federation, seat: int, args: EffectArgs, action: Action, failures: Failures | None
    ) -> str | None:
        resource = action[1]
        if resource == DIAMOND:
            return fail(failures, "FED-E8-15")
        if not amounts(g.players[seat])[resource]:
            return fail_short(failures, "FED-E8-15", verbs.RESOURCES.reference(resource), 0, 1)
        is_safe = leaves_payable(g, seat, one(resource + 1), one(resource))
        return None if is_safe else fail(failures, "FED-AMB-16")

    def itemise(self, g: Federation, seat: int, args: EffectArgs, action: Action, bill: Bill) -> None:
        bill.need(verbs.RESOURCES.reference(action[1]), 1, "given")

    def do(self, g: Federation, seat: int, args: EffectArgs, action: Action) -> None:
        given, better = one(action[1]), one(action[1] + 1)
        g.note(events.TRANSMUTED, seat, action[1], action[1] + 1)
        pay(g, seat, given)
        gain(g, seat, better)


class Transmute(AskIfPossible[Federation, Numbers, int]):
    """If there is something to turn into something better (FED-E8-15, FED-INC-2)."""


BUILD: Final[Build] = Build(verbs.BUILD)
BUILDING: Final = STEPS.add("BUILDING", Decision([BUILD, Forfeit(BUILD)]))
BUILT: Final[Built] = STEPS.add("BUILT", Built())
E81216_ACTION: Final[E81216Action] = STEPS.add("E81216_ACTION", E81216Action())
CONSTRUCTING: Final = STEPS.add("CONSTRUCTING", Decision([Construct(verbs.CONSTRUCT)]))
FREE_BUILDING: Final = STEPS.add("FREE_BUILDING", effect(ids.BUILD_FREE, FreeBuilding(CONSTRUCTING)))
CHOOSING_INCOME: Final = STEPS.add("CHOOSING_INCOME", Decision([ChooseIncome(verbs.INCOME)]))
INCOMES: Final = STEPS.add("INCOMES", effect(ids.PRODUCTION_INCOME, Incomes(CHOOSING_INCOME)))
UPGRADE: Final[Upgrade] = Upgrade(verbs.UPGRADE)
UPGRADING: Final = STEPS.add("UPGRADING", Undisturbed([UPGRADE]))
TRANSMUTE: Final = STEPS.add("TRANSMUTE", effect(ids.UPGRADE, Transmute(UPGRADING)))
