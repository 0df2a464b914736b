"""What follows from a position: units, presence, control, hands and prices of leaders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from astrarium.kernel.pools import kinds_at

from .board_map import is_land
from .component_words import Amounts, Effect
from .faction_rules import faction_rules
from .ids import ANY, HAND_FOUNDATION, LAKE, NONE, PAY_ENERGY, PAY_GEM, PIN, POWER, UNLOCK
from .state import FRESH, GIVEN, HOME, ChaosOrder, Player
from .tables import (
    ATTRIBUTES,
    ATTRIBUTES_OF,
    BUILDINGS,
    BUILDINGS_OF,
    FACTIONS,
    INTEL_ABOUT,
    INTEL_CARDS,
    LEADERS,
    LEADERS_OF,
    LIMITS,
    RHYZU,
)

# Abilities in one row: leaders, attributes, intel cards.
FIRST_ATTRIBUTE: Final = len(LEADERS)
FIRST_INTEL: Final = FIRST_ATTRIBUTE + len(ATTRIBUTES)
ABILITIES: Final = FIRST_INTEL + len(INTEL_CARDS)


def clockwise(g: ChaosOrder, first: int) -> tuple[int, ...]:
    """All seats clockwise from one (CO-SETUP-30, CO-GUN-5, CO-PRICE-1, CO-PRICE-3, CO-INC-1, CO-INC-2)."""
    count = len(g.players)
    return tuple([(first + step) % count for step in range(count)])


def others(g: ChaosOrder, seat: int) -> tuple[int, ...]:
    return clockwise(g, seat)[1:]


def leaders_at(p: Player, place: int) -> list[int]:
    """The own leaders at a place, as places in the list of the faction's leaders."""
    return [index for index, where in enumerate(p.leaders) if where == place]


def rhyzu_at(g: ChaosOrder, seat: int, place: int) -> list[int]:
    """The Rhy-Zu that a seat commands at a place (CO-JRA-5)."""
    return [number for number, standee in enumerate(g.rhyzu) if standee == (place, seat)]


def units_at(g: ChaosOrder, seat: int, place: int) -> int:
    """Fighters, leaders and commanded Rhy-Zu (CO-GLOSS-1)."""
    p = g.players[seat]
    return p.fighters[place] + len(leaders_at(p, place)) + len(rhyzu_at(g, seat, place))


def buildings_at(g: ChaosOrder, seat: int, region: int) -> list[int]:
    """The types of the buildings of a seat in a region."""
    return [building for _, owner, building in g.sites[region] if owner == seat]


def places_of(g: ChaosOrder, seat: int) -> int:
    """Where a faction has at least one unit or building, as a set (CO-CTRL-1, CO-BUILD-16, CO-GLOSS-1)."""
    found = 0
    p = g.players[seat]
    for place, fighters in enumerate(p.fighters):
        if fighters:
            found |= 1 << place
    for place in p.leaders:
        if place >= 0:
            found |= 1 << place
    for place, commander in g.rhyzu:
        if commander == seat and place >= 0:
            found |= 1 << place
    for region, sites in enumerate(g.sites):
        for _, owner, _ in sites:
            if owner == seat:
                found |= 1 << region
    return found


def is_present(g: ChaosOrder, seat: int, region: int) -> bool:
    return bool(places_of(g, seat) >> region & 1)


def present_seats(g: ChaosOrder, region: int) -> list[int]:
    return [seat for seat in range(len(g.players)) if is_present(g, seat, region)]


def presences(g: ChaosOrder) -> list[int]:
    """Of each faction the places where it is present, as a set."""
    return [places_of(g, seat) for seat in range(len(g.players))]


def alone(present: list[int], seat: int) -> int:
    """Where a faction is the only one that is present, as a set (CO-CTRL-2)."""
    found = present[seat]
    for other, places in enumerate(present):
        if other != seat:
            found &= ~places
    return found


def controls(g: ChaosOrder, seat: int, region: int) -> bool:
    return is_present(g, seat, region) and bool(alone(presences(g), seat) >> region & 1)


def controlled(g: ChaosOrder, seat: int) -> list[int]:
    """The regions that a faction controls, without its base (CO-CTRL-4)."""
    return controlled_of(g, presences(g), seat)


def controlled_of(g: ChaosOrder, present: list[int], seat: int) -> list[int]:
    """The same, if it is known who is present where."""
    places = alone(present, seat)
    return [region for region, terrain in enumerate(g.terrains) if terrain and places >> region & 1]


def controlled_land(g: ChaosOrder, seat: int) -> list[int]:
    """Without lakes (CO-END-9)."""
    return [region for region in controlled(g, seat) if is_land(g.terrains[region])]


def is_lake(g: ChaosOrder, region: int) -> bool:
    return g.terrains[region] == LAKE


def buildings_on_map(g: ChaosOrder, seat: int, building: int) -> int:
    return sum([owner == seat and kind == building for sites in g.sites for _, owner, kind in sites])


def building_of(g: ChaosOrder, seat: int, building: int) -> int:
    """The number of the faction's buildings of a type among the components."""
    return BUILDINGS_OF[g.players[seat].faction][building]


def next_slot_has_lock(g: ChaosOrder, seat: int, building: int) -> bool:
    """The leftmost building of a type stands on a slot with a lock (CO-BUILD-8, CO-BUILD-9)."""
    taken = buildings_on_map(g, seat, building)
    return bool(BUILDINGS[building_of(g, seat, building)].slots[taken])


def has_foundation(p: Player, kind: int) -> bool:
    """The ability of a personal foundation is open (CO-BUILD-6)."""
    return bool(p.foundations >> kind & 1)


def hand_limit(p: Player) -> int:
    """5, or 6 with the hand foundation (CO-TAC-3, CO-FOUND-5)."""
    return LIMITS.hand_limit_with_foundation if has_foundation(p, HAND_FOUNDATION) else LIMITS.hand_limit


def hand_kinds(g: ChaosOrder, seat: int) -> list[int]:
    """All cards of a hand, fresh ones included."""
    return sorted([*kinds_at(g.cards, seat), *kinds_at(g.cards, FRESH + seat)])


def hand_size(g: ChaosOrder, seat: int) -> int:
    return len(g.cards[1][seat]) + len(g.cards[1][FRESH + seat])


def can_pay_lock(p: Player) -> bool:
    """A gem, or two energy with the unlock foundation (CO-RES-4, CO-FOUND-2)."""
    return p.gems >= LIMITS.lock_gem_cost or can_pay_lock_by_energy(p)


def can_pay_lock_by_energy(p: Player) -> bool:
    return has_foundation(p, UNLOCK) and p.energy >= LIMITS.lock_energy_cost_with_unlock


def lock_payments(p: Player) -> list[Amounts]:
    """The ways to pay a lock that are open (CO-RES-4, CO-FOUND-2)."""
    by_gem: list[Amounts] = [((PAY_GEM, LIMITS.lock_gem_cost),)] * (p.gems >= LIMITS.lock_gem_cost)
    by_energy: list[Amounts] = [((PAY_ENERGY, LIMITS.lock_energy_cost_with_unlock),)] * can_pay_lock_by_energy(p)
    return by_gem + by_energy


def leader_number(p: Player, index: int) -> int:
    """The number among all leaders of one of the faction's leaders."""
    return LEADERS_OF[p.faction][index]


def leader_effects(p: Player, index: int) -> tuple[Effect, ...]:
    """Only the visible side works (CO-LEAD-2)."""
    leader = LEADERS[leader_number(p, index)]
    effects: tuple[Effect, ...] = leader.effects_upgraded if p.upgraded_leaders >> index & 1 else leader.effects_base
    return effects


def attribute_effects(p: Player, index: int) -> tuple[Effect, ...]:
    """Only the visible side works (CO-ATTR-1)."""
    card = ATTRIBUTES[ATTRIBUTES_OF[p.faction][index]]
    effects: tuple[Effect, ...] = card.effects_upgraded if p.upgraded_attributes >> index & 1 else card.effects_base
    return effects


def abilities(g: ChaosOrder, seat: int) -> Iterator[tuple[int, Effect]]:
    """What leaders on the map or base, attributes and intel cards of a faction do (CO-LEAD-2, CO-ATTR-1)."""
    p = g.players[seat]
    for index, where in enumerate(p.leaders):
        if where >= 0:
            for effect in leader_effects(p, index):
                yield leader_number(p, index), effect
    for index, number in enumerate(ATTRIBUTES_OF[p.faction]):
        for effect in attribute_effects(p, index):
            yield FIRST_ATTRIBUTE + number, effect
    for number in faction_rules(g, seat).held_intel(g):
        for effect in INTEL_CARDS[number].circadian_side:
            yield FIRST_INTEL + number, effect
    given = INTEL_ABOUT.get(p.faction, NONE)
    if given != NONE and g.intel[given] == GIVEN:
        for effect in INTEL_CARDS[given].other_side:
            yield FIRST_INTEL + given, effect


def is_of_phase(g: ChaosOrder, effect: Effect) -> bool:
    """Effects of a phase work only in it (CO-FLOW-4, CO-POWER-29)."""
    return effect.phase in (ANY, g.phase)


def has_power(g: ChaosOrder, seat: int, power: str) -> bool:
    """A leader, attribute or intel card gives this power in the present phase."""
    number = POWER[power]
    return any(effect.power == number and is_of_phase(g, effect) for _, effect in abilities(g, seat))


def leader_has_power(p: Player, index: int, power: str) -> bool:
    number = POWER[power]
    return any(effect.power == number for effect in leader_effects(p, index))


def pin_weight(p: Player, index: int) -> int:
    """As how many units a leader counts where pinning is looked at (CO-POWER-2)."""
    found = [effect.value for effect in leader_effects(p, index) if effect.power == POWER["pin_weight"]]
    return int(found[0]) if found else 1


def weight_of(g: ChaosOrder, seat: int, place: int) -> int:
    """The units of a faction at a place, as pinning counts them (CO-PIN-2, CO-POWER-2)."""
    p = g.players[seat]
    leaders = sum([pin_weight(p, index) for index in leaders_at(p, place)])
    return p.fighters[place] + leaders + len(rhyzu_at(g, seat, place))


def pins(g: ChaosOrder, seat: int, region: int) -> int:
    """How many units of another faction a faction pins in a region (CO-PIN-1, CO-POWER-28)."""
    if not units_at(g, seat, region):
        return 0
    more = sum([amount for _, effect in abilities(g, seat) for what, amount in effect.add if what == PIN])
    return weight_of(g, seat, region) + more


def must_stay(g: ChaosOrder, seat: int, place: int) -> int:
    """As many units as the one opponent with the most units there (CO-PIN-1, CO-PIN-4, CO-POWER-25)."""
    if place == HOME or (g.ignores_pins and seat == g.turn_seat):
        return 0
    return max([pins(g, other, place) for other in others(g, seat)])


def leaders_allowed(p: Player, indexes: list[int]) -> int:
    """How many of these leaders may stay in one region (CO-MOVE-15, CO-OXA-2, CO-POWER-11)."""
    shares = any([leader_has_power(p, index, "share_region_with_leader") for index in indexes])
    return max(FACTIONS[p.faction].leaders_per_region, 1 + int(shares))


def enters_lake(g: ChaosOrder, seat: int) -> bool:
    """Only the units of some factions may enter lakes (CO-MOVE-5, CO-OXA-1)."""
    return FACTIONS[g.players[seat].faction].enters_lakes


def rhyzu_enters_lake(number: int) -> bool:
    return RHYZU[number].enters_lakes
