"""Leaders and attributes: deploying and upgrading them (CO-REC-6, CO-MOVE-9, CO-LEAD, CO-ATTR, CO-JRA-8)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.failures import Failures, fail, fail_short
from astrarium.kernel.steps import Close, Decision, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .component_words import Effect
from .effects import CARRY_OUT, POWERS, Power
from .fame import note_event
from .gains import FRAMES, IS_USABLE, pay_gems
from .ids import NONE, POWER, RELIC
from .resources import GEM
from .state import HOME, IN_BOX, IN_SUPPLY, ChaosOrder, Player, added
from .steps import STEPS
from .tables import ATTRIBUTES, ATTRIBUTES_OF, EFFECT_NUMBER, LEADERS, LEADERS_OF, RHYZU

DEPLOY_GEMS: Final = 3  # among the symbols of a side


def index_of(p: Player, leader: int) -> int:
    """The place of a leader among the faction's leaders, or NONE."""
    own = LEADERS_OF[p.faction]
    return own.index(leader) if leader in own else NONE


def symbols_of(p: Player, index: int) -> tuple[int, ...]:
    """The battle symbols and the gem cost of the visible side (CO-LEAD-3, CO-REC-7, CO-LEAD-4)."""
    leader = LEADERS[LEADERS_OF[p.faction][index]]
    return leader.upgraded if p.upgraded_leaders >> index & 1 else leader.base


def check_gems(p: Player, need: int, rule: str, failures: Failures | None) -> str | None:
    """Gems on leader and attribute cards are no lock (CO-FOUND-3)."""
    return fail_short(failures, rule, GEM, p.gems, need) if p.gems < need else None


class Deploy(Move[ChaosOrder]):
    """A kept leader that is not on the map, for the gems of its visible side, onto the base (CO-REC-6, CO-LEAD-8).

    CO-JRA-10.
    """

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return verbs.DEPLOY.each(LEADERS_OF[g.players[seat].faction])

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p = g.players[seat]
        index = index_of(p, action[1])
        if index == NONE or p.leaders[index] == IN_BOX:
            return fail(failures, "CO-LEAD-7")
        if p.leaders[index] != IN_SUPPLY and (refused := fail(failures, "CO-REC-6")):
            return refused
        return check_gems(p, symbols_of(p, index)[DEPLOY_GEMS], "CO-LEAD-8", failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        p = g.players[seat]
        index = index_of(p, action[1])
        if index != NONE:
            bill.need(GEM, symbols_of(p, index)[DEPLOY_GEMS], "deploy", of=verbs.LEADERS.reference(action[1]))

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        index = index_of(p, action[1])
        pay_gems(g, seat, symbols_of(p, index)[DEPLOY_GEMS])
        p.leaders = put(p.leaders, index, HOME)
        g.note(events.DEPLOYED, seat, action[1], HOME)


class UpgradeLeader(Move[ChaosOrder]):
    """A kept leader or an own Rhy-Zu, wherever it is, for the gems of its card (CO-MOVE-9, CO-LEAD-8, CO-JRA-8).

    CO-MOVE-10.
    """

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        faction = g.players[seat].faction
        rhyzu = [len(LEADERS) + n for n, standee in enumerate(RHYZU) if standee.faction == faction]
        return verbs.UPGRADE_LEADER.each([*LEADERS_OF[faction], *rhyzu])

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, number = g.players[seat], action[1] - len(LEADERS)
        if number >= 0:
            is_own = RHYZU[number].faction == p.faction and not g.upgraded_rhyzu >> number & 1
            return (
                check_gems(p, RHYZU[number].upgrade_gems, "CO-LEAD-8", failures)
                if is_own
                else fail(failures, "CO-JRA-9")
            )
        index = index_of(p, action[1])
        if index == NONE or p.leaders[index] == IN_BOX:
            return fail(failures, "CO-LEAD-7")
        if p.upgraded_leaders >> index & 1 and (refused := fail(failures, "CO-MOVE-9")):
            return refused
        return check_gems(p, LEADERS[action[1]].upgrade_gems, "CO-LEAD-8", failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        number = action[1] - len(LEADERS)
        gems = RHYZU[number].upgrade_gems if number >= 0 else LEADERS[action[1]].upgrade_gems
        bill.need(GEM, gems, "upgrade", of=verbs.STANDEES.reference(action[1]))

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p, number = g.players[seat], action[1] - len(LEADERS)
        if number >= 0:
            pay_gems(g, seat, RHYZU[number].upgrade_gems)
            g.upgraded_rhyzu |= 1 << number
        else:
            pay_gems(g, seat, LEADERS[action[1]].upgrade_gems)
            p.upgraded_leaders |= 1 << index_of(p, action[1])
        g.note(events.UPGRADED_LEADER, seat, action[1])


class UpgradeAttribute(Move[ChaosOrder]):
    """The gems on the card are paid, then it is flipped; immediate effects follow (CO-ATTR-2..4)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return verbs.UPGRADE_ATTRIBUTE.each(ATTRIBUTES_OF[g.players[seat].faction])

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, own = g.players[seat], ATTRIBUTES_OF[g.players[seat].faction]
        if action[1] not in own:
            return fail(failures, "CO-ATTR-1")
        if p.upgraded_attributes >> own.index(action[1]) & 1 and (refused := fail(failures, "CO-ATTR-4")):
            return refused
        return check_gems(p, attribute_gems(g, action[1]), "CO-ATTR-3", failures)

    def itemise(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        bill.need(GEM, attribute_gems(g, action[1]), "upgrade", of=verbs.ATTRIBUTES.reference(action[1]))

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        p = g.players[seat]
        pay_gems(g, seat, attribute_gems(g, action[1]))
        p.upgraded_attributes |= 1 << ATTRIBUTES_OF[p.faction].index(action[1])
        g.note(events.UPGRADED_ATTRIBUTE, seat, action[1])
        then(g, *[CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in ATTRIBUTES[action[1]].on_upgrade])
        note_event(g, seat, "attribute_upgraded")


def attribute_gems(g: ChaosOrder, attribute: int) -> int:
    """The gems are due whatever grants the upgrade, unless a setting frees relic slots of them (CO-ATTR-3, VAR-2)."""
    is_free = g.phase == RELIC and not g.settings["relic_upgrade_gems"]
    return 0 if is_free else ATTRIBUTES[attribute].upgrade_gems


class AddFighters(Power):
    """Reserve fighters join the first recruitment area (CO-AI-6)."""

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        p = g.players[seat]
        joining = min(p.reserve, int(effect.value))
        p.reserve -= joining
        p.areas = added(p.areas, 0, joining)


DEPLOY: Final = Deploy(verbs.DEPLOY)
UPGRADE_LEADER: Final = UpgradeLeader(verbs.UPGRADE_LEADER)
UPGRADE_ATTRIBUTE: Final = UpgradeAttribute(verbs.UPGRADE_ATTRIBUTE)
DECLINE: Final[Close[ChaosOrder]] = Close(verbs.DECLINE)
DEPLOYING: Final[Decision[ChaosOrder]] = STEPS.add("DEPLOYING", Decision([DECLINE, DEPLOY]))
UPGRADING_LEADER: Final[Decision[ChaosOrder]] = STEPS.add("UPGRADING_LEADER", Decision([DECLINE, UPGRADE_LEADER]))
CHOOSING_LEADER: Final[Decision[ChaosOrder]] = STEPS.add("CHOOSING_LEADER", Decision([DECLINE, DEPLOY, UPGRADE_LEADER]))
UPGRADING_ATTRIBUTE: Final[Decision[ChaosOrder]] = STEPS.add(
    "UPGRADING_ATTRIBUTE", Decision([DECLINE, UPGRADE_ATTRIBUTE])
)
FRAMES[ids.LEADER_DEPLOY] = lambda seat, amount: DEPLOYING.at(seat)
FRAMES[ids.LEADER_UPGRADE] = lambda seat, amount: UPGRADING_LEADER.at(seat)
FRAMES[ids.LEADER_ANY] = lambda seat, amount: CHOOSING_LEADER.at(seat)
FRAMES[ids.ATTRIBUTE_UPGRADE] = lambda seat, amount: UPGRADING_ATTRIBUTE.at(seat)
IS_USABLE[ids.LEADER_DEPLOY] = lambda g, seat: DEPLOY.is_possible(g, seat, ())
IS_USABLE[ids.LEADER_UPGRADE] = lambda g, seat: UPGRADE_LEADER.is_possible(g, seat, ())
IS_USABLE[ids.LEADER_ANY] = lambda g, seat: DEPLOY.is_possible(g, seat, ()) or UPGRADE_LEADER.is_possible(g, seat, ())
IS_USABLE[ids.ATTRIBUTE_UPGRADE] = lambda g, seat: UPGRADE_ATTRIBUTE.is_possible(g, seat, ())
POWERS[POWER["extra_fighters"]] = AddFighters()
