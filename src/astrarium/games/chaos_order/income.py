"""Income: regions, building slots, leaders, attributes and cards, in the order that the faction likes (CO-INC)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Close, Decision, EachSeat, Move, Sequence, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .card_play import comes_too_late, mark_used
from .component_words import Amounts, Effect
from .conditions import holds
from .counts import (
    abilities,
    building_of,
    buildings_on_map,
    clockwise,
    controlled,
    has_foundation,
    leader_number,
)
from .effects import CARRY_OUT, LOWER_COUNT, POWERS, Power, can_carry_out, is_about_count
from .faction_rules import faction_rules
from .fame import GAIN_FAME, JUDGE_FAME
from .gains import gain
from .ids import GEM, INCOME, INCOME_NAMES, NONE, OUTPOST, POWER, RESEARCH, RESEARCH_FOUNDATION, STRONGHOLD, WHEN
from .state import ChaosOrder, members
from .steps import STEPS
from .tables import BUILDINGS, EFFECT_NUMBER, FACTIONS, REGION_INCOME
from .windows import PlayCard

CARDS, GEMS, FIRST_SLOT, ROW, INCOME_FAME, UPKEEP = range(len(INCOME_NAMES))
WINDOW: Final = WHEN["income"]


class IncomeTurn(Automatic[ChaosOrder]):
    """What asks no question is paid first, then the faction takes the rest as it likes (CO-INC-16, CO-INC-17)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        g.income_seat = seat
        g.count_change = g.counted_buildings = g.income_left = 0
        for building in range(3):
            amounts = slot_income(g, seat, building)
            if building == OUTPOST or (building == STRONGHOLD and takes_research(g, seat)):
                g.income_left |= (1 << (CARDS if building == OUTPOST else GEMS)) if amounts else 0
            else:
                gain(g, seat, amounts)
        first = FACTIONS[g.players[seat].faction].base_income
        if len(first) == 1:
            gain(g, seat, first[0])
        else:
            g.income_left |= 1 << FIRST_SLOT
        g.income_left |= 1 << ROW
        g.income_left |= may_have_fame(g, seat) << INCOME_FAME
        g.income_left |= bool(faction_rules(g, seat).upkeep(g, seat)) << UPKEEP
        then(g, INCOMING.at(seat))
        faction_rules(g, seat).income_begins(g, seat)


def may_have_fame(g: ChaosOrder, seat: int) -> bool:
    """The faction gains fame in its income, perhaps only after a boost in it (CO-LEY-8)."""
    sources = FACTIONS[g.players[seat].faction].fame_sources
    has_source = any([bool(source.fame_by_uncovered) for source in sources])
    return has_source and (bool(g.settings["fame_after_boosts"]) or faction_rules(g, seat).income_fame(g, seat) > 0)


def parts_left(g: ChaosOrder) -> list[int]:
    """The parts of an income that can still be taken; fame only while there is some (CO-INC-17)."""
    parts = members(g.income_left)
    if INCOME_FAME in parts and not faction_rules(g, g.income_seat).income_fame(g, g.income_seat):
        parts.remove(INCOME_FAME)
    return parts


def slot_income(g: ChaosOrder, seat: int, building: int) -> Amounts:
    """What the empty slots of a type pay (CO-INC-7, CO-INC-10)."""
    empty = buildings_on_map(g, seat, building)
    income = BUILDINGS[building_of(g, seat, building)].income
    return tuple([(kind, amount * empty) for kind, amount in income if empty])


def takes_research(g: ChaosOrder, seat: int) -> bool:
    """Gems of stronghold slots may be taken as research (CO-INC-9, CO-FOUND-1)."""
    return has_foundation(g.players[seat], RESEARCH_FOUNDATION)


def region_count(g: ChaosOrder, seat: int) -> int:
    """Controlled regions and the base, changed by effects, never below 0 (CO-INC-3, CO-INC-6, CO-CTRL-3, CIRC-3).

    CO-CIRC-3, CO-FLOW-7, CO-INC-5.
    """
    has_base = FACTIONS[g.players[seat].faction].base == "tile"
    change = g.count_change if seat == g.income_seat else 0
    return max(0, len(controlled(g, seat)) + int(has_base) + change)


class TakePart(Move[ChaosOrder]):
    """A part of the income that was not taken yet (CO-INC-17)."""

    keeps_step = True
    is_action = True

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action[1] in parts_left(g) else fail(failures, "CO-INC-11")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.income_left &= ~(1 << action[1])
        then(g, PART.at(seat, action[1]))


class IncomePart(Automatic[ChaosOrder, int]):
    """Cards of outposts, gems, the first slot, the region row, fame of the faction, upkeep (CO-INC-4, 7..9, 13)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (part,) = args
        if part == CARDS:
            gain(g, seat, slot_income(g, seat, OUTPOST))
        elif part == GEMS:
            then(g, GEM_OR_RESEARCH.at(seat, dict(slot_income(g, seat, STRONGHOLD))[GEM]))
        elif part == FIRST_SLOT:
            then(g, CHOOSING_SLOT.at(seat))
        elif part == ROW:
            take_row(g, seat)
        elif part == INCOME_FAME:
            then(g, GAIN_FAME.at(seat, faction_rules(g, seat).income_fame(g, seat)))
        else:
            then(g, *faction_rules(g, seat).upkeep(g, seat))


def take_row(g: ChaosOrder, seat: int) -> None:
    """Exactly one row applies; the count is taken now (CO-INC-4, CO-INC-14, CO-ATTR-5, CO-INC-15)."""
    count = region_count(g, seat)
    g.note(events.REGION_COUNT, seat, count)
    row = next(row for row in REGION_INCOME if row.min <= count <= row.max)
    then(g, *[CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in row.effects] * row.times)


class ChooseSlot(Move[ChaosOrder]):
    """The always open first slot pays one of its options (CO-INC-8)."""

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        options = FACTIONS[g.players[seat].faction].base_income
        return None if action[1] < len(options) else fail(failures, "CO-INC-8")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        gain(g, seat, FACTIONS[g.players[seat].faction].base_income[action[1]])


GEM_OR_RESEARCH_GAINS: Final = (((GEM, 1),), ((RESEARCH, 1),))


class GemOrResearch(Move[ChaosOrder, int]):
    """Each gem of a stronghold slot by itself: the gem, or research instead (CO-INC-9)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] < len(GEM_OR_RESEARCH_GAINS) else fail(failures, "CO-INC-9")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        if args[0] > 1:
            then(g, GEM_OR_RESEARCH.at(seat, args[0] - 1))
        gain(g, seat, GEM_OR_RESEARCH_GAINS[action[1]])


# Abilities, cards, and the region count


def income_effects(g: ChaosOrder, seat: int, ability: int) -> list[Effect]:
    """What an ability does in the income phase, if it has not been used (CO-INC-11)."""
    p = g.players[seat]
    if p.used >> ability & 1:
        return []
    where = {leader_number(p, index): place for index, place in enumerate(p.leaders)}
    return [
        effect
        for number, effect in abilities(g, seat)
        if number == ability and is_income(effect) and holds(g, seat, effect, where.get(ability, NONE))
    ]


def is_income(effect: Effect) -> bool:
    return effect.when == WINDOW and effect.phase == INCOME and effect.power != POWER["rhyzu_upkeep_discount"]


def income_abilities(g: ChaosOrder, seat: int) -> list[int]:
    return sorted({number for number, effect in abilities(g, seat) if is_income(effect)})


class UseInIncome(Move[ChaosOrder]):
    """An ability of the income phase, once (CO-INC-11)."""

    keeps_step = True
    is_action = True

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        return verbs.USE.each(income_abilities(g, seat))

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        effects = income_effects(g, seat, action[1])
        if not effects:
            return fail(failures, "CO-INC-11")
        in_time = timely(g, effects)
        if not in_time:
            return fail(failures, "CO-INC-14")
        return None if any([can_carry_out(g, seat, effect) for effect in in_time]) else fail(failures, "CO-INC-11")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        use_income_ability(g, seat, action[1], timely(g, income_effects(g, seat, action[1])))


def timely(g: ChaosOrder, effects: list[Effect]) -> list[Effect]:
    """Without those that change the region count after the row has been taken (CO-INC-14)."""
    return [effect for effect in effects if not comes_too_late(g, (effect,))]


def use_income_ability(g: ChaosOrder, seat: int, ability: int, effects: list[Effect]) -> None:
    """It is used up; of its effects those happen that can be carried out."""
    g.note(events.USED, seat, ability)
    mark_used(g, seat, ability)
    then(g, *[CARRY_OUT.at(seat, EFFECT_NUMBER[effect]) for effect in effects if can_carry_out(g, seat, effect)])


def countable_buildings(g: ChaosOrder, seat: int) -> int:
    """Own buildings on the map that may count as a region each (CO-CIRC-5)."""
    found = 0
    for building in range(3):
        effects = BUILDINGS[building_of(g, seat, building)].effects
        if any([is_income(effect) and is_about_count(effect) for effect in effects]):
            found += buildings_on_map(g, seat, building)
    return found


class CountBuilding(Move[ChaosOrder]):
    """A building counts as one more region, each by itself (CO-CIRC-5)."""

    keeps_step = True
    is_action = True

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        if not g.income_left >> ROW & 1 and (refused := fail(failures, "CO-INC-14")):
            return refused
        return None if g.counted_buildings < countable_buildings(g, seat) else fail(failures, "CO-CIRC-5")

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        g.counted_buildings += 1
        g.count_change += 1


class LowerRegionCount(Power):
    """By up to so many, as the faction likes (CO-POWER-17)."""

    def can(self, g: ChaosOrder, seat: int, effect: Effect) -> bool:
        return region_count(g, seat) > 0

    def run(self, g: ChaosOrder, seat: int, effect: Effect) -> None:
        then(g, LOWERING.at(seat, int(effect.value)))


class LowerCount(Move[ChaosOrder, int]):
    """The region count never drops below 0 (CO-POWER-17, CO-INC-6)."""

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int], action: Action, failures: Failures | None
    ) -> str | None:
        most = min(args[0], region_count(g, seat))
        return None if 1 <= action[1] <= most else fail(failures, "CO-POWER-17")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        g.count_change -= action[1]


class EndIncome(Move[ChaosOrder]):
    """What was not taken of the compulsory parts follows in a fixed order (CO-INC-17, CO-TIME-9).

    Of abilities only what nobody may decline.
    """

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        left = [PART.at(seat, part) for part in members(g.income_left)]
        g.income_left = 0
        compulsory = {ability: compulsory_effects(g, seat, ability) for ability in income_abilities(g, seat)}
        then(g, *left)
        for ability in sorted(compulsory, reverse=True):
            if compulsory[ability]:
                use_income_ability(g, seat, ability, compulsory[ability])


def compulsory_effects(g: ChaosOrder, seat: int, ability: int) -> list[Effect]:
    effects = [effect for effect in income_effects(g, seat, ability) if can_carry_out(g, seat, effect)]
    compulsory = [effect for effect in effects if not effect.may]
    return compulsory if g.settings["end_leaves_optional"] or not compulsory else effects


class IncomeDecision(Decision[ChaosOrder]):
    """Each part of the income in any order; factions add their own (CO-INC-1, CO-INC-17)."""

    def add(self, move: Move[ChaosOrder]) -> None:
        self.moves = tuple(sorted((*self.moves, move), key=lambda other: other.verb.number))
        self.by_verb[move.verb.number] = move


INCOME_TURN: Final[IncomeTurn] = STEPS.add("INCOME_TURN", IncomeTurn())
INCOMING: Final[IncomeDecision] = STEPS.add(
    "INCOMING",
    IncomeDecision(
        [
            PlayCard(WINDOW),
            UseInIncome(verbs.USE),
            EndIncome(verbs.END),
            TakePart(verbs.INCOME),
            CountBuilding(verbs.RAISE_COUNT),
        ]
    ),
)
PART: Final[IncomePart] = STEPS.add("PART", IncomePart())
CHOOSING_SLOT: Final[Decision[ChaosOrder]] = STEPS.add("CHOOSING_SLOT", Decision([ChooseSlot(verbs.CHOOSE)]))
GEM_OR_RESEARCH: Final[Decision[ChaosOrder, int]] = STEPS.add(
    "GEM_OR_RESEARCH", Decision([GemOrResearch(verbs.CHOOSE)])
)
LOWERING: Final[Decision[ChaosOrder, int]] = STEPS.add(
    "LOWERING", Decision([LowerCount(verbs.LOWER_COUNT), Close(verbs.DECLINE)])
)
INCOMES: Final[EachSeat[ChaosOrder]] = STEPS.add("INCOMES", EachSeat(INCOME_TURN, lambda g: clockwise(g, g.gun)))
INCOME_PHASE: Final[Sequence[ChaosOrder]] = STEPS.add("INCOME_PHASE", Sequence([INCOMES, JUDGE_FAME]))
POWERS[LOWER_COUNT] = LowerRegionCount()
