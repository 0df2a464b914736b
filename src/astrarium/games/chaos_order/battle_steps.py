"""The three steps of a battle in strict order: strength, attack against defence, removal (CO-RSV, CO-TIME-4..8)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.pools import EVERYBODY, kinds_at, move_piece
from astrarium.kernel.steps import Automatic, then
from astrarium.kernel.values import put

from . import events, verbs
from .battle_sums import (
    Side,
    battle_effects,
    counted,
    effect_holds,
    side_of,
    sourced_effects,
    strength,
    sum_of,
    terms,
)
from .building import replace_site
from .card_play import mark_used
from .component_words import Amounts, Effect
from .counts import abilities, building_of, leader_has_power, leaders_at, rhyzu_at
from .faction_rules import faction_rules
from .fame import JUDGE_FAME, note_event
from .gains import GAIN
from .ids import ATTACK, DEFENCE, LIMIT, NONE, POWER, STRENGTH, WHEN
from .retreat import REDEPLOY_AFTER, RETREAT
from .state import DISCARDS, FRESH, IN_BATTLE, IN_SUPPLY, ChaosOrder, added
from .steps import STEPS
from .tables import BUILDINGS, LEADERS_OF, LIMITS, SECTORS
from .units import left, send_home, wound

RULE_OF_VICTORY: Final = ("CO-RSV-5", "CO-RSV-5", "CO-RSV-6", "CO-RSV-7")  # by `verbs.VICTORIES`


class AfterReveal(Automatic[ChaosOrder]):
    """The windows that follow the reveal; a goal reached in a step ends the game when the step ends (CO-RSV-2, 21)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        then(
            g, EARLY_ATTACKS.at(), STRENGTH_STEP.at(), JUDGE_FAME.at(), ATTACK_STEP.at(), JUDGE_FAME.at(),
            RETREAT.at(), REMOVAL.at(), JUDGE_FAME.at(), AFTER_BATTLE.at(), JUDGE_FAME.at(), END_BATTLE.at(),
        )  # fmt: skip


def has_power(g: ChaosOrder, side: Side, power: str) -> bool:
    effects = [effect for effect in battle_effects(g, side) if effect.power == POWER[power]]
    return any([effect_holds(g, side, effect) for effect in effects])


# Wounds


def counted_sum(g: ChaosOrder, side: Side, symbol: int) -> int:
    """A sum with what depends on the result, told part by part (CO-TIME-12)."""
    found = terms(g, side, symbol, with_result=g.winner != NONE)
    for source, amount in found:
        g.note(events.COUNTED, side.seat, symbol, source, amount)
    return sum_of(found)


def wounds_dealt(g: ChaosOrder, side: Side) -> int:
    """Attack less defence, at most four in a battle, and only fighters (CO-RSV-9, CO-RSV-10, CO-RSV-12, CO-LEAD-1)."""
    attack, defence = counted_sum(g, side, ATTACK), counted_sum(g, side_of(g, 1 - side.number), DEFENCE)
    wounds = limited(g, side, max(0, attack - defence))
    g.note(events.ATTACKED, side.seat, attack, defence, wounds, rule="CO-RSV-9")
    return wounds


def limited(g: ChaosOrder, side: Side, wounds: int) -> int:
    return wounds_within(wounds, g.wounds[side.number], g.players[side.opponent].fighters[g.battle])


def wounds_within(wounds: int, dealt: int, fighters: int) -> int:
    """No more than the limit of a battle leaves, nor than there are fighters (CO-RSV-10, CO-RSV-12)."""
    return min(wounds, LIMITS.wound_limit_per_side - dealt, fighters)


def deal_wounds(g: ChaosOrder, side: Side, wounds: int) -> None:
    """They go to the first recruitment area of their owner (CO-RSV-13)."""
    g.wounds = added(g.wounds, side.number, wounds)
    wound(g, side.opponent, g.battle, wounds)


class EarlyAttacks(Automatic[ChaosOrder]):
    """Attacks that come before strength; wounded fighters no longer add to it (CO-POWER-7, CO-TIME-4)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for number in range(2):
            side = side_of(g, number)
            if has_power(g, side, "attacks_before_strength"):
                g.has_attacked = put(g.has_attacked, number, 1)
                wounds = wounds_dealt(g, side)
                deal_wounds(g, side, wounds)
                note_event(g, side.seat, "opposing_fighter_wounded", wounds)


# Step 1


class StrengthStep(Automatic[ChaosOrder]):
    """The higher strength wins, on a tie the initiator; a retreating side is the loser (CO-RSV-3..8, CO-RSV-22)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        sums = strength(g, 0), strength(g, 1)
        for number in range(2):
            counted_sum(g, side_of(g, number), STRENGTH)
            g.note(events.STRENGTH, g.sides[number], sums[number])
        g.winner, why = winner_of(tuple([SECTORS[sector].retreat for sector in g.sectors]), sums)
        winner, loser = side_of(g, g.winner), side_of(g, 1 - g.winner)
        g.note(events.WON_BATTLE, winner.seat, g.battle, why, rule=RULE_OF_VICTORY[why])
        victory = RESULT_EFFECTS.at(winner.seat, winner.number, WHEN["victory"])
        defeat = RESULT_EFFECTS.at(loser.seat, loser.number, WHEN["defeat"])
        then(g, VICTORY.at(winner.seat), victory, defeat)


def winner_of(retreats: tuple[bool, ...], sums: tuple[int, int]) -> tuple[int, int]:
    """The number of the side that wins, and why (`verbs.VICTORIES`).

    Of two who retreat the stronger one does, the initiator on a tie (CO-RSV-5..7, CO-RET-6, CO-GLOSS-4).
    """
    stronger = 0 if sums[0] >= sums[1] else 1
    if all(retreats):
        return 1 - stronger, verbs.BOTH_RETREAT
    if any(retreats):
        return retreats.index(False), verbs.OTHER_RETREATS
    return stronger, verbs.TIE if sums[0] == sums[1] else verbs.STRONGER


class Victory(Automatic[ChaosOrder]):
    """Fame of the faction rules for a victory (CO-RSV-8, CO-JRA-1, CO-OXA-5)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for event in events_of_victory(g):
            note_event(g, seat, event)


def events_of_victory(g: ChaosOrder) -> list[str]:
    """For what the winner may gain fame (CO-FAME-2)."""
    loser = side_of(g, 1 - g.winner)
    has_leader = g.fighting_leaders[loser.number] or rhyzu_at(g, loser.seat, g.battle)
    return ["victory_against_leader_or_rhyzu", "victory"] if has_leader else ["victory"]


class ResultEffects(Automatic[ChaosOrder, int, int]):
    """What leaders, attributes and the used card do at a moment of the battle (CO-RSV-8, CO-TIME-5, CO-TIME-6).

    CO-LEAD-5, CO-LEAD-6.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[int, int]) -> None:
        number, when = args
        side = side_of(g, number)
        for _, effect in due_effects(g, side, when):
            if is_not_used(g, side, effect):
                run_effect(g, side, effect)


def due_effects(g: ChaosOrder, side: Side, when: int) -> list[tuple[str, Effect]]:
    """The effects of a moment whose conditions hold, each with what has it; the last one is carried out first."""
    found = [(source, effect) for source, effect in sourced_effects(g, side) if effect.when == when]
    return [(source, effect) for source, effect in reversed(found) if effect_holds(g, side, effect)]


def is_not_used(g: ChaosOrder, side: Side, effect: Effect) -> bool:
    """Some effects work once a phase; the first is then used up (`limit`)."""
    if effect.limit != LIMIT["phase"]:
        return True
    ability = next(number for number, found in abilities(g, side.seat) if found is effect)
    is_free = not g.players[side.seat].used >> ability & 1
    mark_used(g, side.seat, ability)
    return is_free


def run_effect(g: ChaosOrder, side: Side, effect: Effect) -> None:
    """Gains follow as steps; a few powers act at once (CO-POWER-4, CO-POWER-12)."""
    if effect.power == POWER["wound_unblockable"]:
        wounds = limited(g, side, int(effect.value))
        deal_wounds(g, side, wounds)
        note_event(g, side.seat, "opposing_fighter_wounded", wounds)
    elif effect.power == POWER["lose_half_fighters"]:
        wound(g, side.seat, g.battle, (g.players[side.seat].fighters[g.battle] + 1) // 2)
    elif effect.power == POWER["redeploy_fighters_after_victory"]:
        then(g, REDEPLOY_AFTER.at(side.seat, int(effect.value)))
    elif effect.power == POWER["take_opponent_card"]:
        take_opponent_card(g, side)
    elif effect.power == POWER["intel_gain"]:
        faction_rules(g, side.seat).gain_intel(g, side.seat, side.opponent)
    elif effect.gain:
        then(g, GAIN.at(side.seat, gain_of(g, side, effect)))


def gain_of(g: ChaosOrder, side: Side, effect: Effect) -> Amounts:
    """What an effect gives, multiplied by what it counts."""
    factor = counted(g, side, effect)
    most = effect.most or 99
    return tuple([(kind, min(most, amount * factor)) for kind, amount in effect.gain])


# Step 2


class AttackStep(Automatic[ChaosOrder]):
    """Both sides wound at the same time; then the effects of wounds (CO-RSV-9..11, CO-RSV-14, CO-TIME-6, CO-RET-7)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        sides = [side_of(g, 0), side_of(g, 1)]
        dealt = [0 if g.has_attacked[side.number] else wounds_dealt(g, side) for side in sides]
        for side, wounds in zip(sides, dealt, strict=True):
            deal_wounds(g, side, wounds)
        then(g, *[RESULT_EFFECTS.at(side.seat, side.number, WHEN["after_wounds"]) for side in sides])
        for side, wounds in zip(sides, dealt, strict=True):
            note_event(g, side.seat, "opposing_fighter_wounded", wounds)


# Step 3


class Removal(Automatic[ChaosOrder]):
    """Fighters of the loser to its base, leaders to its supply, buildings to its board (CO-RSV-15..19, CO-RET-5).

    CO-JRA-4, CO-RET-4, CO-TIME-7.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        winner, loser = side_of(g, g.winner), side_of(g, 1 - g.winner)
        p = g.players[loser.seat]
        g.note(events.LOST_REGION, loser.seat, g.battle, rule="CO-RSV-15")
        for number in rhyzu_at(g, loser.seat, g.battle):
            g.rhyzu = (*g.rhyzu[:number], (g.battle, winner.seat), *g.rhyzu[number + 1 :])
            g.note(events.COMMANDED, winner.seat, number)
        send_home(g, loser.seat, g.battle, 0, p.fighters[g.battle])
        for index in leaders_at(p, g.battle):
            defeat_leader(g, loser.seat, index)
        for site in g.sites[g.battle]:
            if site[1] == loser.seat:
                destroy(g, loser.seat, g.battle, site)
        left(g, loser.seat, g.battle)


def defeat_leader(g: ChaosOrder, seat: int, index: int) -> None:
    """To the supply, keeping its side; one goes to the base instead (CO-RSV-16, CO-POWER-6, CO-GLOSS-3)."""
    p = g.players[seat]
    if leader_has_power(p, index, "return_to_base_if_defeated"):
        send_home(g, seat, g.battle, 1 << index, 0)
    else:
        p.leaders = put(p.leaders, index, IN_SUPPLY)
        g.note(events.DEFEATED, seat, LEADERS_OF[p.faction][index])


def destroy(g: ChaosOrder, seat: int, region: int, site: tuple[int, int, int]) -> None:
    """Back to the rightmost empty slot; the income that it covers is gained at once, the foundation stays (RSV-17).

    CO-FAQ-3, CO-FAQ-4.
    """
    foundation, _, building = site
    replace_site(g, region, site, None if foundation == NONE else (foundation, NONE, NONE))
    g.note(events.DESTROYED, seat, building, region)
    faction_rules(g, seat).destroyed(g, seat, region, building)
    then(g, GAIN.at(seat, BUILDINGS[building_of(g, seat, building)].income))


# After the battle


class AfterBattle(Automatic[ChaosOrder]):
    """Morale, then effects after the battle, the initiator's first (CO-TIME-8, CO-TIME-14, CO-LEY-9)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        winner = side_of(g, g.winner)
        effects = [RESULT_EFFECTS.at(each, number, WHEN["battle_end"]) for number, each in enumerate(g.sides)]
        then(g, BATTLE_WON.at(winner.seat), *effects)
        left(g, winner.seat, g.battle)


class BattleWon(Automatic[ChaosOrder]):
    """What a faction gains by its own rule after a victory (CO-LEY-5)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        faction_rules(g, seat).battle_won(g, seat, g.battle)


def take_opponent_card(g: ChaosOrder, side: Side) -> None:
    """The card that the opponent used, into the hand; everybody knows it (CO-POWER-8)."""
    card = g.used_cards[1 - side.number]
    if card != NONE and card in kinds_at(g.cards, IN_BATTLE):
        g.cards = move_piece(g.cards, IN_BATTLE, FRESH + side.seat, card, EVERYBODY)
        g.note(events.TOOK_CARD, side.seat, card)


class EndBattle(Automatic[ChaosOrder]):
    """Used cards go to the discard pile (CO-RSV-20, CO-TAC-10)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        for card in kinds_at(g.cards, IN_BATTLE):
            g.cards = move_piece(g.cards, IN_BATTLE, DISCARDS, card, EVERYBODY)
        g.battle, g.sides, g.winner = NONE, (), NONE
        g.on_dial = g.sectors = g.used_cards = g.dice = g.conditions = g.has_attacked = g.wounds = ()
        g.announced, g.fighting_leaders = (), ()


AFTER_REVEAL: Final[AfterReveal] = STEPS.add("AFTER_REVEAL", AfterReveal())
EARLY_ATTACKS: Final[EarlyAttacks] = STEPS.add("EARLY_ATTACKS", EarlyAttacks())
STRENGTH_STEP: Final[StrengthStep] = STEPS.add("STRENGTH_STEP", StrengthStep())
VICTORY: Final[Victory] = STEPS.add("VICTORY", Victory())
RESULT_EFFECTS: Final[ResultEffects] = STEPS.add("RESULT_EFFECTS", ResultEffects())
ATTACK_STEP: Final[AttackStep] = STEPS.add("ATTACK_STEP", AttackStep())
REMOVAL: Final[Removal] = STEPS.add("REMOVAL", Removal())
AFTER_BATTLE: Final[AfterBattle] = STEPS.add("AFTER_BATTLE", AfterBattle())
BATTLE_WON: Final[BattleWon] = STEPS.add("BATTLE_WON", BattleWon())
END_BATTLE: Final[EndBattle] = STEPS.add("END_BATTLE", EndBattle())
