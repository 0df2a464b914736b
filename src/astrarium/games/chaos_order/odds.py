"""The odds of a plan: chance to win and fighters lost, exact, from what one side may know (CO-INFO-1, CO-PLAN-5).

The assumption: each legal sector of the opponent is as likely as the others. If a card may lie on its dial, it is the
printed card or a bluff in half of all cases, and otherwise each card of its hand is as likely as the others; one that
the viewer does not know may be any card that it has not seen. Dice are not rolled again. What both sides count and who
wins is computed by the functions that carry out the battle.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from astrarium.kernel.pools import known_kinds
from astrarium.kernel.values import put

from .battle_plan import check_sector
from .battle_steps import due_effects, has_power, winner_of, wounds_within
from .battle_sums import RESULTS, Side, battle_effects, has_die, side_of, strength, total, true_conditions
from .component_words import Effect
from .counts import hand_size
from .ids import ATTACK, DEFENCE, IF, NONE, POWER, WHEN
from .state import FRESH, ChaosOrder
from .tables import DIE_FACES, LIMITS, SECTORS
from .verbs import PRINTED_CARD

LOST, WON = range(2)  # the result of a battle for a side
NO_FACE: Final = ((NONE, len(DIE_FACES)),)  # a sector without a die counts as much as all faces together
FACES: Final = tuple(  # faces that are alike together, each with its weight
    [
        (faces.index(face), faces.count(face))
        for faces in ([(face.strength, face.defence) for face in DIE_FACES],)
        for face in dict.fromkeys(faces)
    ]
)
RETREAT: Final = next(number for number, sector in enumerate(SECTORS) if sector.retreat)
STAYING: Final = next(number for number, sector in enumerate(SECTORS) if not sector.retreat)

EARLY: Final = POWER["attacks_before_strength"]
RESULT_POWERS: Final = (POWER["wound_unblockable"], POWER["lose_half_fighters"])
NO_POWERS: Final = ((0, False), (0, False))

Plan = tuple[int, int]  # the sector, and the card (`verbs.DIAL_CARDS`)


class Combatant(NamedTuple):
    """What a side brings into a battle with its plan and its die. Pairs are for defeat and for victory."""

    retreats: bool
    strengths: tuple[int, ...]  # by the number of its fighters that are wounded before strength counts
    attacks_early: bool
    early: tuple[int, int]  # attack and defence before strength
    attack: tuple[int, int]
    defence: tuple[int, int]
    struck: tuple[int, int]  # wounds that it deals whatever the defence
    halves: tuple[bool, bool]  # it loses half of its fighters


Weighted = dict[Combatant, int]


class Odds(NamedTuple):
    """Of a plan: how often it wins, and how many fighters both sides lose, in all cases together."""

    cases: int
    wins: int
    lost: int
    wounds: int


class KnownCards(NamedTuple):
    """What a viewer knows of the card that an opponent may use."""

    can_use: bool  # a card lies on the dial, or may still be put there
    hand: int
    known: tuple[int, ...]  # cards of the hand that the viewer has seen
    unseen: tuple[int, ...]  # the number of cards of each kind that it has not seen


def known_cards(g: ChaosOrder, viewer: int, number: int, *, is_dial_open: bool) -> KnownCards:
    """The own hand, the open pile and what else was seen; which side has a card on its dial, once that is open."""
    seat = g.sides[number]
    unseen = list(g.cards[0])
    for place in range(len(g.cards[1])):
        for kind in known_kinds(g.cards, place, viewer):
            unseen[kind] -= 1
    known = (*known_kinds(g.cards, seat, viewer), *known_kinds(g.cards, FRESH + seat, viewer))
    can_use = hand_size(g, seat) > 0 and (not is_dial_open or bool(g.on_dial[number]))
    return KnownCards(can_use, hand_size(g, seat), known, tuple(unseen))


def legal_sectors(g: ChaosOrder, number: int) -> list[int]:
    """The sectors that a side may choose; everybody can know them (CO-PLAN-6..8)."""
    seat = g.sides[number]
    return [sector for sector in range(len(SECTORS)) if check_sector(g, seat, number, sector, None) is None]


def likely_plans(g: ChaosOrder, number: int, cards: KnownCards) -> dict[Plan, int]:
    """The plans that an opponent may have, with their weights; a plan that is open is certain (CO-POWER-1)."""
    if g.sectors[number] != NONE:
        card = g.used_cards[number]
        return {(g.sectors[number], PRINTED_CARD if card == NONE else card): 1}
    weights = card_weights(cards)
    return {(sector, card): weight for sector in legal_sectors(g, number) for card, weight in weights.items()}


def card_weights(cards: KnownCards) -> dict[int, int]:
    """The card in use; a bluff counts as the printed card (CO-PLAN-4)."""
    if not cards.can_use:
        return {PRINTED_CARD: 1}
    total_unseen = sum(cards.unseen)
    hidden = cards.hand - len(cards.known)
    found = {kind: hidden * count for kind, count in enumerate(cards.unseen) if hidden and count}
    for kind in cards.known:
        found[kind] = found.get(kind, 0) + total_unseen
    return {PRINTED_CARD: sum(found.values()), **found}


class Traits(NamedTuple):
    """What the effects of a side with one of its cards depend on, so that only what matters is computed."""

    on_retreat: bool  # on whether the opponent retreats
    on_result: bool  # sums on who wins
    has_powers: bool  # of a result
    attacks_early: bool


def traits_of(effects: list[Effect]) -> Traits:
    return Traits(
        any([IF["opponent_chose_retreat"] in effect.conditions and (effect.add or effect.power) for effect in effects]),
        any([effect.when in RESULTS and effect.add for effect in effects]),
        any([effect.power in RESULT_POWERS for effect in effects]),
        any([effect.power == EARLY for effect in effects]),
    )


class Combatants:
    """What one side brings with each of its plans, computed on a copy of the battle."""

    def __init__(self, g: ChaosOrder, number: int) -> None:
        self.trial = g.clone()
        self.side: Side = side_of(g, number)
        self.fighters: int = g.players[self.side.seat].fighters[g.battle]
        self.loses_early: bool = has_power(self.trial, side_of(g, 1 - number), "attacks_before_strength")
        self.conditions: dict[tuple[int, bool], int] = {}
        self.traits: dict[int, Traits] = {}
        self.known: dict[tuple[Plan, bool], list[tuple[Combatant, int]]] = {}

    def of_plan(self, plan: Plan, *, against_retreat: bool) -> list[tuple[Combatant, int]]:
        """One for each face of the die that counts differently, with its weight."""
        card = plan[1]
        self.trial.used_cards = put(self.trial.used_cards, self.side.number, card if card < PRINTED_CARD else NONE)
        if card not in self.traits:
            self.traits[card] = traits_of(battle_effects(self.trial, self.side))
        key = (plan, against_retreat and self.traits[card].on_retreat)
        if key not in self.known:
            self.set_sector(plan[0], key[1])
            faces = FACES if has_die(plan[0]) else NO_FACE
            self.known[key] = [(self.with_face(plan, face), weight) for face, weight in faces]
        return self.known[key]

    def set_sector(self, sector: int, against_retreat: bool) -> None:
        g, number = self.trial, self.side.number
        g.sectors = put(put(g.sectors, number, sector), 1 - number, RETREAT if against_retreat else STAYING)
        key = (sector, against_retreat)
        if key not in self.conditions:
            self.conditions[key] = true_conditions(g, number)
        g.conditions = put(g.conditions, number, self.conditions[key])

    def with_face(self, plan: Plan, face: int) -> Combatant:
        g, number, traits = self.trial, self.side.number, self.traits[plan[1]]
        g.dice = put(g.dice, number, face)
        g.winner = NONE
        early = self.sums(with_result=False)
        lost = won = early
        if traits.on_result:
            lost, won = self.sums_with(1 - number), self.sums_with(number)
        powers = NO_POWERS
        if traits.has_powers:
            powers = (self.powers_with(1 - number), self.powers_with(number))
        return Combatant(
            SECTORS[plan[0]].retreat,
            self.strengths(),
            traits.attacks_early and has_power(g, self.side, "attacks_before_strength"),
            early,
            (lost[0], won[0]),
            (lost[1], won[1]),
            (powers[LOST][0], powers[WON][0]),
            (powers[LOST][1], powers[WON][1]),
        )

    def sums(self, *, with_result: bool) -> tuple[int, int]:
        g, side = self.trial, self.side
        return total(g, side, ATTACK, with_result=with_result), total(g, side, DEFENCE, with_result=with_result)

    def sums_with(self, winner: int) -> tuple[int, int]:
        self.trial.winner = winner
        return self.sums(with_result=True)

    def powers_with(self, winner: int) -> tuple[int, bool]:
        """Wounds whatever the defence, and whether half of the own fighters are lost (CO-POWER-4, CO-POWER-12)."""
        self.trial.winner = winner
        when = WHEN["victory"] if winner == self.side.number else WHEN["defeat"]
        effects = [effect for _, effect in due_effects(self.trial, self.side, when)]
        struck = sum([int(effect.value) for effect in effects if effect.power == POWER["wound_unblockable"]])
        return struck, any([effect.power == POWER["lose_half_fighters"] for effect in effects])

    def strengths(self) -> tuple[int, ...]:
        """With all fighters, then with fewer, if some may be wounded before strength counts (CO-POWER-7)."""
        g, p = self.trial, self.trial.players[self.side.seat]
        g.winner = NONE
        if not self.loses_early:
            return (strength(g, self.side.number),)
        found: list[int] = []
        for wounded in range(min(self.fighters, LIMITS.wound_limit_per_side) + 1):
            p.fighters = put(p.fighters, g.battle, self.fighters - wounded)
            found.append(strength(g, self.side.number))
        p.fighters = put(p.fighters, g.battle, self.fighters)
        return tuple(found)


def resolve(sides: tuple[Combatant, Combatant], fighters: tuple[int, int]) -> tuple[int, int, int]:
    """The side that wins, and the fighters that each side loses by then (CO-RSV-2)."""
    left, dealt = list(fighters), [0, 0]

    def wound(number: int, wounds: int) -> None:
        dealt[number] += wounds
        left[1 - number] -= wounds

    for number in range(2):
        if sides[number].attacks_early:
            wounds = max(0, sides[number].early[0] - sides[1 - number].early[1])
            wound(number, wounds_within(wounds, dealt[number], left[1 - number]))
    first, second = sides
    sums = first.strengths[fighters[0] - left[0]], second.strengths[fighters[1] - left[1]]
    winner, _ = winner_of((first.retreats, second.retreats), sums)
    for number in (winner, 1 - winner):
        result = WON if number == winner else LOST
        if sides[number].struck[result]:
            wound(number, wounds_within(sides[number].struck[result], dealt[number], left[1 - number]))
        if sides[number].halves[result]:
            left[number] -= (left[number] + 1) // 2
    dealt_last = [attack_wounds(sides, number, winner, dealt[number], left[1 - number]) for number in range(2)]
    return winner, fighters[0] - left[0] + dealt_last[1], fighters[1] - left[1] + dealt_last[0]


def attack_wounds(sides: tuple[Combatant, Combatant], number: int, winner: int, dealt: int, fighters: int) -> int:
    """Of step 2; a side that has attacked before strength does not attack again (CO-RSV-9, CO-POWER-7)."""
    own, other = sides[number], sides[1 - number]
    if own.attacks_early:
        return 0
    won = WON if number == winner else LOST
    return wounds_within(max(0, own.attack[won] - other.defence[1 - won]), dealt, fighters)


class PlanOdds:
    """The odds of all plans of a side against what its opponent may have planned."""

    def __init__(self, g: ChaosOrder, viewer: int, number: int, *, is_dial_open: bool) -> None:
        self.number = number
        self.cards: KnownCards = known_cards(g, viewer, 1 - number, is_dial_open=is_dial_open)
        self.own = Combatants(g, number)
        self.other = Combatants(g, 1 - number)
        self.fighters: tuple[int, int] = (self.own.fighters, self.other.fighters)
        self.plans: dict[Plan, int] = likely_plans(g, 1 - number, self.cards)
        self.opponents: dict[bool, Weighted] = {}  # by whether the own side retreats

    def opponents_of(self, *, retreats: bool) -> Weighted:
        """What the opponent may bring, equal ones together."""
        if retreats not in self.opponents:
            found: Weighted = {}
            for plan, weight in self.plans.items():
                for combatant, share in self.other.of_plan(plan, against_retreat=retreats):
                    found[combatant] = found.get(combatant, 0) + weight * share
            self.opponents[retreats] = found
        return self.opponents[retreats]

    def cases(self, plan: Plan) -> Iterator[tuple[Combatant, Combatant, int]]:
        """Every case that counts differently: both combatants and the weight."""
        retreats = SECTORS[plan[0]].retreat
        own = {against: self.own.of_plan(plan, against_retreat=against) for against in (False, True)}
        for other, weight in self.opponents_of(retreats=retreats).items():
            for combatant, share in own[other.retreats]:
                yield combatant, other, weight * share

    def of_plan(self, plan: Plan) -> Odds:
        cases = wins = lost = wounds = 0
        for own, other, weight in self.cases(plan):
            sides = (own, other) if self.number == 0 else (other, own)
            fighters = self.fighters if self.number == 0 else self.fighters[::-1]
            winner, first, second = resolve(sides, fighters)
            losses = (first, second) if self.number == 0 else (second, first)
            cases += weight
            wins += weight * (winner == self.number)
            lost += weight * losses[0]
            wounds += weight * losses[1]
        return Odds(cases, wins, lost, wounds)
