"""Facts: what is true of anything on the table, for one seat, without a legal move behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Term
from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Domain, find_by_kind

from . import verbs
from .adjacency import reach
from .combat import battles
from .counts import must_stay, present_seats, units_at
from .ids import FIRST_ACTION, MOVE_PHASE, NONE
from .income import region_count
from .leaders import DEPLOY_GEMS, symbols_of
from .prices import price_for, space_of, tile_costs
from .resources import GEM
from .state import HOME, IN_BOX, ChaosOrder, members
from .tables import (
    ATTRIBUTES,
    ATTRIBUTES_OF,
    DIE_FACES,
    FACTIONS,
    LEADERS,
    LEADERS_OF,
    RHYZU,
    SECTORS,
    TACTICS_CARDS,
)

Facts = Callable[[ChaosOrder, int], list[Fact]]


def described(reference: str) -> Fact:
    return Fact("described", {"thing": reference})


def region_facts(g: ChaosOrder, region: int) -> list[Fact]:
    """Who is there, who controls it, who is pinned, and its relic (CO-CTRL-2, CO-PIN-1, CO-CTRL-5)."""
    if region == HOME or not g.terrains[region]:
        return []
    there = present_seats(g, region)
    found = [Fact("terrain", {"terrain": f"terrain:{TERRAINS[g.terrains[region]]}"})]
    found += [Fact("units", {"seat": seat, "units": units_at(g, seat, region)}) for seat in there]
    if len(there) == 1:
        found.append(Fact("controlled", {"seat": there[0]}))
    if region in battles(g):
        pinned = [(seat, must_stay(g, seat, region)) for seat in there if units_at(g, seat, region)]
        found.append(Fact("contested", {}))
        found += [Fact("pinned", {"seat": seat, "units": count}) for seat, count in pinned if count]
    if region in g.relics:
        found.append(Fact("relic", {"relic": verbs.RELICS.reference(g.relics.index(region))}))
    return found + adjacency_facts(g, region)


def adjacency_facts(g: ChaosOrder, region: int) -> list[Fact]:
    """Which regions it touches, for whom more, and whose units come from their base (CO-ADJ-1, CO-ADJ-3..6)."""
    shared = g.neighbours[region]
    found = [Fact("touches", {"regions": region_names(shared)})] if shared else []
    for seat in playing_seats(g):
        more = reach(g, seat, region) & ~shared
        found += [Fact("touches-more", {"seat": seat, "regions": region_names(more)})] if more else []
        found += [Fact("from-base", {"seat": seat})] if reach(g, seat, HOME) >> region & 1 else []
    return found


def region_names(regions: int) -> str:
    return ", ".join([verbs.REGIONS.names[region] for region in members(regions)])


def playing_seats(g: ChaosOrder) -> list[int]:
    return [seat for seat, p in enumerate(g.players) if p.faction != NONE]


TERRAINS: Final = ("", "swamp", "cliffs", "plains", "lake")


def leader_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Battle symbols, prices in gems, and where it is (CO-LEAD-3, CO-GLOSS-10)."""
    if number >= len(LEADERS):
        return rhyzu_facts(g, number - len(LEADERS))
    for seat, p in enumerate(g.players):
        if p.faction != NONE and number in LEADERS_OF[p.faction]:
            index = LEADERS_OF[p.faction].index(number)
            strength, attack, defence, gems = symbols_of(p, index)
            where, name = p.leaders[index], verbs.STANDEES.reference(number)
            found = [Fact("symbols", {"strength": strength, "attack": attack, "defence": defence})]
            found.append(Fact("deploying", {}, (Term(GEM, gems, "deploy", {"of": name}),)))
            found.append(Fact("upgrading", {}, (Term(GEM, LEADERS[number].upgrade_gems, "upgrade", {"of": name}),)))
            if where >= 0:
                found.append(Fact("stands", {"seat": seat, "place": verbs.PLACES.reference(where)}))
            return found + [Fact("in-box", {})] * (where == IN_BOX)
    strength, attack, defence, _ = LEADERS[number].base
    assert len(LEADERS[number].base) - 1 == DEPLOY_GEMS
    return [Fact("symbols", {"strength": strength, "attack": attack, "defence": defence}), Fact("in-box", {})]


def rhyzu_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Battle symbols, and who commands it (CO-JRA-4)."""
    standee = RHYZU[number]
    strength, attack, defence, _ = standee.upgraded if g.upgraded_rhyzu >> number & 1 else standee.base
    found = [Fact("symbols", {"strength": strength, "attack": attack, "defence": defence})]
    place, commander = g.rhyzu[number]
    if place != NONE:
        found.append(Fact("stands", {"seat": commander, "place": verbs.PLACES.reference(place)}))
    return found


def attribute_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Its price, and whether it is upgraded (CO-ATTR-2)."""
    card = ATTRIBUTES[number]
    term = Term(GEM, card.upgrade_gems, "upgrade", {"of": verbs.ATTRIBUTES.reference(number)})
    found = [Fact("upgrading", {}, (term,))]
    for seat, p in enumerate(g.players):
        is_upgraded = p.faction == card.faction and p.upgraded_attributes >> ATTRIBUTES_OF[p.faction].index(number) & 1
        found += [Fact("upgraded", {"seat": seat})] if is_upgraded else []
    return found


def card_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Its values on the dial, and when it is played (CO-DIAL-1, CO-TAC-8)."""
    if number >= len(TACTICS_CARDS):
        return []
    card = TACTICS_CARDS[number]
    sides = {"left": "X" if card.left < 0 else card.left, "right": "X" if card.right < 0 else card.right}
    found = [Fact("values", {**sides}), Fact("played-in", {"phase": verbs.PHASES.reference(card.phase)})]
    return found + [Fact("locked", {})] * card.phase_lock


def tile_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """What others pay (CO-PRICE-14, CO-PRICE-22)."""
    to_owner, to_supply = tile_costs(g, number)
    return [Fact("costs", {"owner": to_owner, "supply": to_supply})]


def phase_facts(g: ChaosOrder, phase: int) -> list[Fact]:
    """The price that lies on an action phase for each faction (CO-ACT-4)."""
    track = phase - FIRST_ACTION
    if not 0 <= track < len(verbs.TRACKS.names) or g.prices[space_of(g, phase)] == NONE:
        return []
    seats = range(len(g.players))
    return [Fact("pays", {"seat": seat, "amount": price_for(g, seat, phase).total}) for seat in seats]


def space_facts(g: ChaosOrder, space: int) -> list[Fact]:
    """The price that lies on a space, for each faction (CO-ACT-4)."""
    return [] if g.prices[space] == NONE else phase_facts(g, min(FIRST_ACTION + space, MOVE_PHASE))


def track_facts(g: ChaosOrder, track: int) -> list[Fact]:
    """The column in which each faction stands (CO-RES-1)."""
    columns = [(seat, g.players[seat].columns[track] + 1) for seat in playing_seats(g)]
    return [Fact("column", {"seat": seat, "column": column}) for seat, column in columns]


def foundation_facts(g: ChaosOrder, kind: int) -> list[Fact]:
    """Who has built it."""
    return [Fact("built", {"seat": seat}) for seat, p in enumerate(g.players) if p.foundations >> kind & 1]


def sector_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """What it costs and needs (CO-PLAN-6, CO-PLAN-7)."""
    sector = SECTORS[number]
    found = [Fact("needs-fighters", {"fighters": sector.min_fighters})] if sector.min_fighters else []
    return found + [Fact("needs-gem", {})] * sector.needs_gem


def face_facts(g: ChaosOrder, number: int) -> list[Fact]:
    return [Fact("rolls", {"strength": DIE_FACES[number].strength, "defence": DIE_FACES[number].defence})]


def faction_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Its goal, and who plays it (CO-FAME-1)."""
    players = [seat for seat, p in enumerate(g.players) if p.faction == number]
    return [
        Fact("goal", {"fame": FACTIONS[number].fame_goal}),
        *[Fact("played-by", {"seat": seat}) for seat in players],
    ]


def seat_facts(g: ChaosOrder, seat: int) -> list[Fact]:
    """The region count of a faction (CO-INC-3)."""
    if seat >= len(g.players) or g.players[seat].faction == NONE:
        return []
    return [Fact("regions", {"regions": region_count(g, seat)})]


def relic_facts(g: ChaosOrder, number: int) -> list[Fact]:
    """Where it stands, or who has it (CO-REL-2, CO-REL-8)."""
    holders = [seat for seat, p in enumerate(g.players) if number in p.relics]
    if holders:
        return [Fact("held", {"seat": holders[0]})]
    where = g.relics[number]
    if where == NONE and not g.round:
        return []
    return [Fact("gone", {})] if where == NONE else [Fact("on-map", {"region": verbs.REGIONS.reference(where)})]


BY_KIND: Final[dict[str, tuple[Domain, Facts]]] = {
    "region": (verbs.PLACES, region_facts),
    "leader": (verbs.STANDEES, leader_facts),
    "attribute": (verbs.ATTRIBUTES, attribute_facts),
    "card": (verbs.DIAL_CARDS, card_facts),
    "price_tile": (verbs.TILES, tile_facts),
    "phase": (verbs.PHASES, phase_facts),
    "space": (verbs.SPACES, space_facts),
    "track": (verbs.TRACKS, track_facts),
    "foundation_kind": (verbs.FOUNDATION_KINDS, foundation_facts),
    "sector": (verbs.SECTORS, sector_facts),
    "die_face": (verbs.FACES, face_facts),
    "faction": (verbs.FACTIONS, faction_facts),
    "seat": (verbs.SEATS, seat_facts),
    "relic": (verbs.RELICS, relic_facts),
}


def facts(g: ChaosOrder, reference: str) -> list[Fact]:
    """The name of a thing, then what is true of it; all of it is public."""
    found = find_by_kind(BY_KIND, reference)
    return [described(reference), *(found[0](g, found[1]) if found else [])]
