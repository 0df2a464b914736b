"""Combat: choosing battles, and a battle from its beginning to the reveal (CO-COM, CO-TIME-1, CO-TIME-3)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.pools import EVERYBODY, kinds_at, look_at, move_piece, seat_bit
from astrarium.kernel.steps import Automatic, Close, Decision, Draw, Move, then
from astrarium.kernel.values import put
from astrarium.kernel.verbs import Action

from . import events, verbs
from .battle_cause import BattleDecision
from .battle_plan import BEGIN_PLANNING, gems_for
from .battle_steps import AFTER_REVEAL
from .battle_sums import battle_effects, effect_holds, has_die, set_battle, side_of, true_conditions
from .card_play import mark_used
from .cards import DISCARDING, hand_place, show_card
from .component_words import Effect
from .counts import (
    FIRST_ATTRIBUTE,
    FIRST_INTEL,
    abilities,
    clockwise,
    hand_kinds,
    hand_limit,
    hand_size,
    leader_has_power,
    leader_number,
    leaders_at,
    others,
    presences,
    present_seats,
)
from .effects import pay_for
from .gains import can_pay, gain, pay_gems
from .ids import ATTACK, DEFENCE, IF, NONE, POWER, STRENGTH, WHEN
from .state import FRESH, IN_BATTLE, ChaosOrder, members
from .steps import STEPS
from .tables import DIE_FACES, TACTICS_CARDS

SELECTED: Final = WHEN["battle_selected"]
ALL_CARDS: Final = 99


# Choosing battles


def battles(g: ChaosOrder) -> list[int]:
    """The regions in which at least two factions are present (CO-COM-1, CO-COM-8, CO-FAQ-6)."""
    once, shared = 0, 0
    for places in presences(g):
        shared |= once & places
        once |= places
    return [n for n, terrain in enumerate(g.terrains) if terrain and shared >> n & 1]


def can_choose(g: ChaosOrder, seat: int, region: int) -> bool:
    """The faction is involved, and no leader of another one forbids it (CO-COM-2, CO-POWER-13)."""
    return seat in present_seats(g, region) and not is_forbidden(g, seat, region)


def is_forbidden(g: ChaosOrder, seat: int, region: int) -> bool:
    for other in others(g, seat):
        p = g.players[other]
        if any([leader_has_power(p, n, "no_selection_by_opponents") for n in leaders_at(p, region)]):
            return True
    return False


class CombatPhase(Automatic[ChaosOrder]):
    """The holder of the gun chooses first (CO-COM-2, CO-GUN-5)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        g.next_to_choose = g.gun
        then(g, NEXT_BATTLE.at())


class NextBattle(Automatic[ChaosOrder]):
    """One battle a turn; who can choose none is skipped; until no region holds two factions (CO-COM-3, CO-COM-7)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        due = battles(g)
        if not due:
            g.next_to_choose = NONE
            return
        order = clockwise(g, g.next_to_choose)
        chooser = next(each for each in order if any([can_choose(g, each, region) for region in due]))
        g.next_to_choose = (chooser + 1) % len(g.players)
        then(g, CHOOSING_BATTLE.at(chooser), NEXT_BATTLE.at())


class ChooseBattle(Move[ChaosOrder]):
    """A region in which the faction is involved, and one opponent there (CO-COM-2, CO-COM-4, CO-POWER-13)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[()]) -> list[Action]:
        regions = [region for region in battles(g) if seat in present_seats(g, region)]
        return [verbs.BATTLE(region, other) for region in regions for other in present_seats(g, region)]

    def check(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        _, region, opponent = action
        there = present_seats(g, region)
        if seat not in there and (refused := fail(failures, "CO-COM-2")):
            return refused
        if (opponent == seat or opponent not in there) and (refused := fail(failures, "CO-COM-4")):
            return refused
        return fail(failures, "CO-POWER-13") if is_forbidden(g, seat, region) else None

    def do(self, g: ChaosOrder, seat: int, args: tuple[()], action: Action) -> None:
        begin_battle(g, seat, action[2], action[1])


def begin_battle(g: ChaosOrder, initiator: int, opponent: int, region: int) -> None:
    """Only two factions fight (CO-COM-5); what happens before planning, then planning, then the reveal (TIME-1..3)."""
    set_battle(g, initiator, opponent, region)
    g.note(events.BATTLE, initiator, opponent, region)
    before = [BEFORE_BATTLE.at(seat, number) for number, seat in enumerate(g.sides)]
    then(g, *before, BEGIN_PLANNING.at(), REVEAL.at())


# Before planning


def selected_abilities(g: ChaosOrder, number: int) -> list[tuple[int, Effect]]:
    """What a side can do before planning; of leaders only those of the battle (CO-TIME-1, CO-LEAD-2)."""
    seat = g.sides[number]
    p = g.players[seat]
    fighting = [leader_number(p, index) for index in members(g.fighting_leaders[number])]
    return [
        (ability, effect)
        for ability, effect in abilities(g, seat)
        if effect.when == SELECTED and (ability >= FIRST_ATTRIBUTE or ability in fighting)
    ]


class BeforeBattle(Automatic[ChaosOrder, int]):
    """Effects before a battle, the initiator's first; then it may announce others (CO-TIME-1)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        (number,) = args
        opponent = g.sides[1 - number]
        for ability, effect in selected_abilities(g, number):
            if effect.may:
                then(g, ANNOUNCE.at(seat, number, ability))
            elif effect.power == POWER["peek_hand"]:
                then(g, HAND_LIMIT.at(opponent), PEEK.at(seat, opponent, int(effect.value)))
            elif effect.gain:
                g.note(events.USED, seat, ability)
                gain(g, seat, effect.gain)


class Announce(Automatic[ChaosOrder, int, int]):
    """It is asked if it can be paid for and its condition holds (CO-CIRC-10, CO-TIME-1)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        number, ability = args
        effect = announced_effect(g, number, ability)
        is_right_side = IF["defending"] not in effect.conditions or number == 1
        if is_right_side and can_pay(g, seat, effect.pay):
            then(g, ANNOUNCING.at(seat, number, ability))


def announced_effect(g: ChaosOrder, number: int, ability: int) -> Effect:
    return next(effect for found, effect in selected_abilities(g, number) if found == ability)


class UseInBattle(Move[ChaosOrder, int, int]):
    """The ability is announced: it is paid for, and its symbols count in this battle (CO-TIME-1)."""

    def candidates(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> list[Action]:
        return verbs.USE.each([args[1]])

    def check(
        self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action, failures: Failures | None
    ) -> str | None:
        return None if action[1] == args[1] else fail(failures, "CO-TIME-1")

    def do(self, g: ChaosOrder, seat: int, args: tuple[int, int], action: Action) -> None:
        number, ability = args
        effect = announced_effect(g, number, ability)
        g.note(events.USED, seat, ability)
        sums = dict(effect.add)
        more = [g.announced[number][symbol] + sums.get(symbol, 0) for symbol in (STRENGTH, ATTACK, DEFENCE)]
        g.announced = tuple([tuple(more) if n == number else old for n, old in enumerate(g.announced)])
        if ability >= FIRST_INTEL:
            mark_used(g, seat, ability)
        pay_for(g, seat, effect)


class HandLimit(Automatic[ChaosOrder]):
    """Before somebody looks at a hand, it is within its limit (CO-TAC-3)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        if hand_size(g, seat) > hand_limit(g.players[seat]):
            then(g, DISCARDING.at(seat), HAND_LIMIT.at(seat))


class Peek(Automatic[ChaosOrder, int, int]):
    """Random cards of the opponent's hand, or all of them, for the eyes of one faction (CO-POWER-16, CO-INFO-1)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        opponent, count = args
        if not hand_size(g, opponent):
            return
        g.note(events.LOOKED, seat, opponent)
        if count < hand_size(g, opponent):
            then(g, *[LOOK.at(seat, opponent)] * count)
            return
        for kind in hand_kinds(g, opponent):
            g.note(events.SAW_CARD, seat, kind)
        for place in (opponent, FRESH + opponent):
            if g.cards[1][place]:
                g.cards = look_at(g.cards, place, seat_bit(seat))


class Look(Draw[ChaosOrder, int]):
    """One card of a hand at random (CO-POWER-16)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        kinds = hand_kinds(g, args[0])
        return verbs.LOOK.each(range(len(TACTICS_CARDS))), [kinds.count(kind) for kind in range(len(TACTICS_CARDS))]

    def seen_by(self, g: ChaosOrder, seat: int, args: tuple[int]) -> tuple[int, ...]:
        return (seat, args[0])

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        (opponent,) = args
        place = opponent if action[1] in kinds_at(g.cards, opponent) else FRESH + opponent
        show_card(g, place, action[1], seat_bit(seat) | seat_bit(opponent))
        g.note(events.SAW_CARD, seat, action[1])


# The reveal


class Reveal(Automatic[ChaosOrder]):
    """Cards are opened, conditions judged, gems for gambling paid, dice rolled (CO-RSV-1, CO-TIME-3, CO-TIME-12).

    CO-INFO-4.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for number, each in enumerate(g.sides):
            card = g.used_cards[number]
            if card != NONE:
                g.cards = move_piece(g.cards, hand_place(g, each, card), IN_BATTLE, card, EVERYBODY)
        g.conditions = (true_conditions(g, 0), true_conditions(g, 1))
        rolling = [number for number in range(2) if has_die(g.sectors[number])]
        for number in rolling:
            pay_gems(g, g.sides[number], gems_for(g, number, g.sectors[number]))
        rolls = [ROLL.at(g.sides[number], number) for number in rolling]
        rerolls = [OFFER_REROLL.at(g.sides[number], number) for number in rolling]
        then(g, *rolls, *rerolls, AFTER_REVEAL.at())


class Roll(Draw[ChaosOrder, int]):
    """One die; it adds its strength, and its defence if the face has any (CO-DIAL-3, CO-DIAL-4)."""

    def outcomes(self, g: ChaosOrder, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        return verbs.ROLL.each(range(len(DIE_FACES))), [1] * len(DIE_FACES)

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        g.dice = put(g.dice, args[0], action[1])
        g.note(events.ROLLED, seat, action[1])


class OfferReroll(Automatic[ChaosOrder, int]):
    """Some may roll once more (CO-POWER-20)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        side = side_of(g, args[0])
        effects = [effect for effect in battle_effects(g, side) if effect.power == POWER["reroll_die"]]
        if any([effect_holds(g, side, effect) for effect in effects]):
            then(g, REROLLING.at(seat, args[0]))


class Reroll(Move[ChaosOrder, int]):
    """The second result must be kept (CO-POWER-20)."""

    def do(self, g: ChaosOrder, seat: int, args: tuple[int], action: Action) -> None:
        then(g, ROLL.at(seat, args[0]))


COMBAT_PHASE: Final[CombatPhase] = STEPS.add("COMBAT_PHASE", CombatPhase())
NEXT_BATTLE: Final[NextBattle] = STEPS.add("NEXT_BATTLE", NextBattle())
CHOOSING_BATTLE: Final[Decision[ChaosOrder]] = STEPS.add("CHOOSING_BATTLE", Decision([ChooseBattle(verbs.BATTLE)]))
BEFORE_BATTLE: Final[BeforeBattle] = STEPS.add("BEFORE_BATTLE", BeforeBattle())
ANNOUNCE: Final[Announce] = STEPS.add("ANNOUNCE", Announce())
ANNOUNCING: Final[Decision[ChaosOrder, int, int]] = STEPS.add(
    "ANNOUNCING", Decision([UseInBattle(verbs.USE), Close(verbs.DECLINE)])
)
HAND_LIMIT: Final[HandLimit] = STEPS.add("HAND_LIMIT", HandLimit())
PEEK: Final[Peek] = STEPS.add("PEEK", Peek())
LOOK: Final[Look] = STEPS.add("LOOK", Look())
REVEAL: Final[Reveal] = STEPS.add("REVEAL", Reveal())
ROLL: Final[Roll] = STEPS.add("ROLL", Roll())
OFFER_REROLL: Final[OfferReroll] = STEPS.add("OFFER_REROLL", OfferReroll())
REROLLING: Final[BattleDecision] = STEPS.add("REROLLING", BattleDecision([Close(verbs.DECLINE), Reroll(verbs.REROLL)]))
