"""Strength, attack and defence of a side of a battle, as pure sums (CO-RSV-3, CO-DIAL, CO-TIME-12)."""

from __future__ import annotations

from typing import Final, NamedTuple

from . import verbs
from .component_words import Effect
from .counts import (
    attribute_effects,
    building_of,
    buildings_at,
    leader_effects,
    leader_number,
    leaders_at,
    rhyzu_at,
    units_at,
)
from .faction_rules import faction_rules
from .ids import (
    ATTACK,
    COMBAT,
    DEFENCE,
    DIE_STRENGTH,
    IF,
    LAKE,
    NONE,
    PER,
    PLAINS,
    POWER,
    STRENGTH,
    SWAMP,
    WHEN,
)
from .leaders import symbols_of
from .resources import FIGHTER
from .state import ChaosOrder, members
from .tables import (
    ATTRIBUTES_OF,
    BUILDINGS,
    DIE_FACES,
    FACTIONS,
    INTEL_CARDS,
    PRINTED_CARD,
    RHYZU,
    SECTORS,
    TACTICS_CARDS,
)

Term = tuple[str, int]  # the reference of what counts, and how much
SYMBOLS: Final = (STRENGTH, ATTACK, DEFENCE)
DIE_SYMBOL: Final = 3  # of a sector: the die instead of a value of the card
ANNOUNCED: Final = WHEN["battle_selected"]
RESULTS: Final = (WHEN["victory"], WHEN["defeat"], WHEN["retreat"], WHEN["battle_end"], WHEN["after_wounds"])


class Side(NamedTuple):
    """One side of the battle: its number, its seat, and that of the opponent."""

    number: int
    seat: int
    opponent: int


def side_of(g: ChaosOrder, number: int) -> Side:
    return Side(number, g.sides[number], g.sides[1 - number])


def set_battle(g: ChaosOrder, initiator: int, opponent: int, region: int) -> None:
    """Two factions face each other, and nothing is planned yet."""
    g.battle, g.sides = region, (initiator, opponent)
    g.on_dial, g.sectors, g.used_cards, g.dice = (0, 0), (NONE, NONE), (NONE, NONE), (NONE, NONE)
    g.announced = ((0, 0, 0), (0, 0, 0))
    g.conditions, g.has_attacked, g.wounds, g.winner = (0, 0), (0, 0), (0, 0), NONE
    g.fighting_leaders = tuple([sum([1 << n for n in leaders_at(g.players[seat], region)]) for seat in g.sides])


def open_battle(g: ChaosOrder) -> ChaosOrder:
    """The battle as both sides announce it, without sector, card and die; after the reveal as it is (CO-COM-6)."""
    if any(g.conditions):
        return g
    trial = g.clone()
    trial.sectors, trial.used_cards, trial.dice = (NONE, NONE), (NONE, NONE), (NONE, NONE)
    trial.conditions = (true_conditions(trial, 0), true_conditions(trial, 1))
    return trial


def open_strengths(g: ChaosOrder) -> list[int]:
    """Of both sides, as they are open."""
    shown = open_battle(g)
    return [strength(shown, 0), strength(shown, 1)]


def sum_of(counted_terms: list[Term]) -> int:
    return sum([amount for _, amount in counted_terms])


def card_effects(g: ChaosOrder, side: Side) -> tuple[Effect, ...]:
    """Only the combat effect of a used card counts (CO-DIAL-8)."""
    card = g.used_cards[side.number]
    return () if card == NONE else TACTICS_CARDS[card].combat


def sourced_effects(g: ChaosOrder, side: Side) -> list[tuple[str, Effect]]:
    """What leaders of the battle, attributes, held intel, buildings and the used card do (CO-LEAD-2, CO-BLDG-4).

    CO-BLDG-2, CO-BLDG-3.
    """
    p = g.players[side.seat]
    found: list[tuple[str, tuple[Effect, ...]]] = [
        (verbs.LEADERS.reference(leader_number(p, index)), leader_effects(p, index))
        for index in members(g.fighting_leaders[side.number])
    ]
    for index, number in enumerate(ATTRIBUTES_OF[p.faction]):
        found += [(verbs.ATTRIBUTES.reference(number), attribute_effects(p, index))]
    about = g.players[side.opponent].faction
    for number in faction_rules(g, side.seat).held_intel(g):
        if INTEL_CARDS[number].about == about:
            found += [(verbs.INTEL.reference(number), INTEL_CARDS[number].circadian_side)]
    for building in buildings_at(g, side.seat, g.battle):
        found += [(verbs.BUILDINGS.reference(building), BUILDINGS[building_of(g, side.seat, building)].effects)]
    card = g.used_cards[side.number]
    if card != NONE:
        found.append((verbs.CARDS.reference(card), card_effects(g, side)))
    return [(source, effect) for source, effects in found for effect in effects if effect.phase == COMBAT]


def battle_effects(g: ChaosOrder, side: Side) -> list[Effect]:
    return [effect for _, effect in sourced_effects(g, side)]


def true_conditions(g: ChaosOrder, number: int) -> int:
    """What is true of a side at the reveal; it holds for the whole battle (CO-TIME-12, CO-GLOSS-2)."""
    side = side_of(g, number)
    p, region = g.players[side.seat], g.battle
    leaders, rhyzu = g.fighting_leaders[number].bit_count(), len(rhyzu_at(g, side.seat, region))
    against = g.fighting_leaders[1 - number].bit_count(), len(rhyzu_at(g, side.opponent, region))
    own_units, other_units = units_at(g, side.seat, region), units_at(g, side.opponent, region)
    terrain, sector, other_sector = g.terrains[region], g.sectors[number], g.sectors[1 - number]
    near = [g.terrains[n] for n in members(g.neighbours[region])]
    found = {
        "initiated": number == 0,
        "defending": number == 1,
        "has_building": bool(buildings_at(g, side.seat, region)),
        "opponent_building": opposing_buildings(g, side) > 0,
        "has_leader": leaders > 0,
        "no_leader": leaders == 0,
        "opponent_leader": against[0] > 0,
        "opponent_rhyzu": against[1] > 0,
        "any_rhyzu": rhyzu + against[1] > 0,
        "alone_leader": leaders == 1 and rhyzu == 0,
        "fewer_units": own_units < other_units,
        "more_units": own_units > other_units,
        "chose_retreat": sector != NONE and SECTORS[sector].retreat,
        "opponent_chose_retreat": other_sector != NONE and SECTORS[other_sector].retreat,
        "not_retreating": sector != NONE and not SECTORS[sector].retreat,
        "rolled_die": sector != NONE and has_die(sector),
        "terrain_plains": terrain == PLAINS,
        "terrain_swamp": terrain == SWAMP,
        "terrain_lake_or_next_to_lake": terrain == LAKE or LAKE in near,
        "relic_region": region in g.relics,
        "has_morale": faction_rules(g, side.seat).has_token_in(g, side.seat, region),
        "not_next_to_ship": region not in p.anchors,
        "against_this_faction": True,
    }
    return sum([1 << IF[name] for name, is_true in found.items() if is_true])


def opposing_buildings(g: ChaosOrder, side: Side) -> int:
    """Buildings of any other faction in the region."""
    return sum([owner not in (NONE, side.seat) for _, owner, _ in g.sites[g.battle]])


def has_die(sector: int) -> bool:
    return DIE_SYMBOL in (SECTORS[sector].left, SECTORS[sector].right)


def effect_holds(g: ChaosOrder, side: Side, effect: Effect) -> bool:
    """Conditions about the two sides as they were at the reveal, those about the result as it is."""
    return all([condition_holds(g, side, condition) for condition in effect.conditions])


def condition_holds(g: ChaosOrder, side: Side, condition: int) -> bool:
    if condition == IF["won"]:
        return g.winner == side.number
    if condition == IF["wounded_any"]:
        return g.wounds[side.number] > 0
    if condition == IF["wounded_none"]:
        return g.wounds[side.number] == 0
    return bool(g.conditions[side.number] >> condition & 1)


def counted(g: ChaosOrder, side: Side, effect: Effect) -> int:
    """By what the numbers of an effect are multiplied."""
    if effect.per == PER["attack_pair"]:
        return total(g, side, ATTACK, with_result=False) // 2
    if effect.per == PER["opponent_building"]:
        return opposing_buildings(g, side)
    if effect.per == PER["round"]:
        return g.round
    if effect.per == PER["other_leader"]:
        return g.fighting_leaders[side.number].bit_count() - 1
    return g.wounds[side.number] if effect.per == PER["fighter_wounded"] else 1


def card_values(g: ChaosOrder, side: Side) -> tuple[int, int]:
    """Left and right of the card in use; X is the own die, or 1 without one (CO-PLAN-4, CO-DIAL-7)."""
    card, face = g.used_cards[side.number], g.dice[side.number]
    values = (PRINTED_CARD.left, PRINTED_CARD.right)
    if card != NONE:
        values = (TACTICS_CARDS[card].left, TACTICS_CARDS[card].right)
    rolled = 1 if face == NONE else DIE_FACES[face].strength
    left, right = [rolled if value == DIE_STRENGTH else value for value in values]
    return left, right


def dial_terms(g: ChaosOrder, side: Side, symbol: int) -> list[Term]:
    """What the sector makes of the card, and the die (CO-DIAL-1..6)."""
    number, face = g.sectors[side.number], g.dice[side.number]
    if number == NONE:
        return []
    sector = SECTORS[number]
    pairs = zip((sector.left, sector.right), card_values(g, side), strict=True)
    found = sum([value for turned, value in pairs if turned == symbol])
    if symbol == DEFENCE and g.used_cards[side.number] == NONE:
        found += sector.printed_card_defence
    rolled = 0
    if face != NONE:
        rolled = {STRENGTH: DIE_FACES[face].strength, DEFENCE: DIE_FACES[face].defence}.get(symbol, 0)
    return [(verbs.SECTORS.reference(number), found), (verbs.FACES.reference(face), rolled)]


def standing_terms(g: ChaosOrder, side: Side, symbol: int) -> list[Term]:
    """Battle symbols of leaders and Rhy-Zu, and what was announced (CO-GLOSS-10)."""
    p = g.players[side.seat]
    found: list[Term] = [
        (verbs.LEADERS.reference(leader_number(p, index)), symbols_of(p, index)[symbol])
        for index in members(g.fighting_leaders[side.number])
    ]
    for number in rhyzu_at(g, side.seat, g.battle):
        standee = RHYZU[number]
        symbols = standee.upgraded if g.upgraded_rhyzu >> number & 1 else standee.base
        found.append((verbs.RHYZU.reference(number), symbols[symbol]))
    found.append((verbs.BATTLE_PARTS.reference(verbs.ANNOUNCED), g.announced[side.number][symbol]))
    return found


def unit_terms(g: ChaosOrder, side: Side) -> list[Term]:
    """The strength of fighters and of tokens of the faction (CO-RSV-3, CO-LEY-3)."""
    fighters = g.players[side.seat].fighters[g.battle] * fighter_strength(g, side)
    token = faction_rules(g, side.seat).strength_in(g, side.seat, g.battle)
    return [(FIGHTER, fighters), (verbs.BATTLE_PARTS.reference(verbs.MORALE), token)]


def fighter_strength(g: ChaosOrder, side: Side) -> int:
    """What a fighter is worth (CO-RSV-3, CO-CIRC-7)."""
    power = POWER["fighter_strength"]
    found = [int(effect.value) for effect in battle_effects(g, side) if effect.power == power]
    return found[-1] if found else FACTIONS[g.players[side.seat].faction].fighter_strength


def effect_terms(g: ChaosOrder, side: Side, symbol: int, *, with_result: bool) -> list[Term]:
    """What effects add whose conditions hold (CO-TIME-12); `with_result` as in `terms`."""
    found: list[Term] = []
    for source, effect in sourced_effects(g, side):
        if effect.when == ANNOUNCED or not effect_holds(g, side, effect):
            continue
        if effect.when in RESULTS and not (with_result and is_result(g, side, effect)):
            continue
        amounts = [amount for what, amount in effect.add if what == symbol]
        if amounts:
            found.append((source, sum(amounts) * counted(g, side, effect)))
        if symbol == ATTACK and effect.power == POWER["die_strength_as_attack"]:
            found.append((source, DIE_FACES[g.dice[side.number]].strength))
    return found


def terms(g: ChaosOrder, side: Side, symbol: int, *, with_result: bool) -> list[Term]:
    """What counts for one symbol; `with_result` adds what depends on victory or defeat (CO-POWER-27, CO-POWER-19)."""
    found = unit_terms(g, side) if symbol == STRENGTH else []
    found += standing_terms(g, side, symbol)
    found += dial_terms(g, side, symbol)
    found += effect_terms(g, side, symbol, with_result=with_result)
    return [(source, amount) for source, amount in found if amount]


def total(g: ChaosOrder, side: Side, symbol: int, *, with_result: bool) -> int:
    return sum_of(terms(g, side, symbol, with_result=with_result))


def is_result(g: ChaosOrder, side: Side, effect: Effect) -> bool:
    return effect.when == (WHEN["victory"] if g.winner == side.number else WHEN["defeat"])


def strength(g: ChaosOrder, number: int) -> int:
    """Below 0 it counts as 0 (CO-RSV-4)."""
    return max(0, total(g, side_of(g, number), STRENGTH, with_result=False))
