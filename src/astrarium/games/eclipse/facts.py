"""Facts: what is true of anything on the table, whether or not it can be moved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.bills import Term
from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Domain, find_by_kind

from . import verbs
from .abilities import has_tech
from .blueprints import blueprint, energy_left, movement
from .build import build_price
from .discovery import has_discovery
from .ids import MATERIALS, NONE, NPC, RARE, SCIENCE
from .pinning import pinned_ships
from .population import production
from .resources import REFERENCES
from .state import Eclipse
from .structures import artifacts_at
from .tables import DEVELOPMENTS, DISCOVERIES, NPCS, PARTS, SECTORS, SHRINES, SPECIES, STRUCTURES
from .technologies import fits_track, has_slot, tech_price

Facts = Callable[[Eclipse, int, int | None], list[Fact]]


def described(reference: str) -> Fact:
    return Fact("described", {"thing": reference})


def has_board(g: Eclipse, seat: int | None) -> bool:
    return seat is not None and g.players[seat].species != NONE and not g.players[seat].is_collapsed


def sector_facts(g: Eclipse, sector: int, seat: int | None) -> list[Fact]:
    """Points, artifacts, who controls it, who is there, and who must stay (ECL-GEN-1, ECL-PIN-8)."""
    found = [Fact("points", {"points": SECTORS[sector].vp})]
    if artifacts_at(g, sector):
        found.append(Fact("artifacts", {"count": artifacts_at(g, sector)}))
    if g.places[sector][2] == NONE:
        return [*found, Fact("not-on-map", {})]
    if g.owners[sector] != NONE:
        found.append(Fact("controlled", {"seat": g.owners[sector], "cubes": sum(g.population[sector])}))
    owners, guards = [ship[0] for ship in g.ships[sector]], {ship[1] for ship in g.ships[sector] if ship[0] == NPC}
    found += [Fact("ships", {"seat": owner, "ships": owners.count(owner)}) for owner in g.arrivals[sector]]
    found += [Fact("guarded", {"npc": verbs.NPCS.reference(kind)}) for kind in sorted(guards)]
    if has_discovery(g, sector):
        found.append(Fact("discovery", {}))
    pinned = 0 if seat is None else pinned_ships(g, seat, sector)
    return [*found, Fact("pinned", {"ships": pinned})] if pinned else found


def tech_facts(g: Eclipse, tech: int, seat: int | None) -> list[Fact]:
    """How many are on offer, and what they cost the player (ECL-RES-2)."""
    found = [Fact("offered", {"count": g.techs[tech]})]
    if seat is None or not has_board(g, seat):
        return found
    p = g.players[seat]
    if has_tech(p, tech):
        return [*found, Fact("owned", {})]
    tracks = [track for track in range(RARE) if fits_track(tech, track) and has_slot(p, track)]
    if not tracks:
        return [*found, Fact("track-full", {})]
    price = min([tech_price(p, tech, track) for track in tracks])
    return [*found, Fact("price", {}, (Term(REFERENCES[SCIENCE], price, "after-discount", {}),))]


def part_facts(g: Eclipse, part: int, seat: int | None) -> list[Fact]:
    """What it adds to a ship (ECL-UPG-4)."""
    entry = PARTS[part]
    amounts = {
        "energy": entry.energy,
        "initiative": entry.initiative,
        "movement": entry.movement,
        "hull": entry.hull,
        "computer": entry.computer,
        "shield": entry.shield,
        "cannons": len(entry.cannon_dice),
        "missiles": len(entry.missile_dice),
    }
    found = [Fact(f"part-{name}", {"amount": amount}) for name, amount in amounts.items() if amount]
    return found or [described(verbs.PARTS.reference(part))]


def class_facts(g: Eclipse, ship_class: int, seat: int | None) -> list[Fact]:
    """Price, energy and movement of the own ships of a class (ECL-BUI-1, ECL-UPG-4, ECL-MOV-1)."""
    if seat is None or not has_board(g, seat) or blueprint(g.players[seat], ship_class) is None:
        return [described(verbs.CLASSES.reference(ship_class))]
    p = g.players[seat]
    price = Fact("price", {}, (Term(REFERENCES[MATERIALS], build_price(p, ship_class), "printed", {}),))
    return [price, Fact("blueprint", {"energy": energy_left(p, ship_class), "movement": movement(p, ship_class)})]


def item_facts(g: Eclipse, item: int, seat: int | None) -> list[Fact]:
    if seat is None or not has_board(g, seat):
        return [described(verbs.ITEMS.reference(item))]
    price = build_price(g.players[seat], item)
    return [Fact("price", {}, (Term(REFERENCES[MATERIALS], price, "printed", {}),))]


def npc_facts(g: Eclipse, number: int, seat: int | None) -> list[Fact]:
    """The printed values (ECL-NPC-1)."""
    npc = NPCS[number]
    return [
        Fact("npc", {"initiative": npc.initiative, "hull": npc.hull, "computer": npc.computer, "shield": npc.shield}),
        Fact("npc-dice", {"cannons": len(npc.cannon_dice), "missiles": len(npc.missile_dice)}),
    ]


def development_facts(g: Eclipse, number: int, seat: int | None) -> list[Fact]:
    """Its price, and who has it (ECL-ROTA-DEV-2)."""
    costs = enumerate(DEVELOPMENTS[number].cost)
    terms = tuple([Term(REFERENCES[resource], cost, "printed", {}) for resource, cost in costs if cost])
    holders = [each for each, p in enumerate(g.players) if number in p.developments]
    return [Fact("price", {}, terms), *[Fact("held", {"seat": each}) for each in holders]]


def species_facts(g: Eclipse, species: int, seat: int | None) -> list[Fact]:
    """Who plays it, and how it trades and moves (ECL-TRADE-1, ECL-MOV-1)."""
    entry = SPECIES[species]
    players = [each for each, p in enumerate(g.players) if p.species == species]
    found = [Fact("held", {"seat": each}) for each in players]
    given, gained = entry.trade[0]
    return [*found, Fact("trades", {"given": given, "gained": gained}), Fact("activations", {"count": entry.move})]


def resource_facts(g: Eclipse, resource: int, seat: int | None) -> list[Fact]:
    """What everybody has and produces (ECL-COL-9)."""
    boards = [(each, p) for each, p in enumerate(g.players) if p.species != NONE]
    found = [
        Fact("stored", {"seat": each, "amount": p.storage[resource], "production": production(p, resource)})
        for each, p in boards
    ]
    return found or [described(verbs.RESOURCES.reference(resource))]


def discovery_facts(g: Eclipse, number: int, seat: int | None) -> list[Fact]:
    return [Fact("kept", {"points": DISCOVERIES[number].vp_if_kept})]


def structure_facts(g: Eclipse, number: int, seat: int | None) -> list[Fact]:
    return [Fact("points", {"points": STRUCTURES[number].vp_to_controller})]


def shrine_facts(g: Eclipse, number: int, seat: int | None) -> list[Fact]:
    """Its price, and where it stands (ECL-ROTA-LYR-2)."""
    entry, (sector, _) = SHRINES[number], g.shrines[number]
    price = Fact("price", {}, (Term(REFERENCES[entry.color], entry.cost, "printed", {}),))
    return [price, *[Fact("stands", {"sector": verbs.SECTORS.reference(sector)})] * (sector != NONE)]


BY_KIND: Final[dict[str, tuple[Domain, Facts]]] = {
    "sector": (verbs.SECTORS, sector_facts),
    "tech": (verbs.TECHS, tech_facts),
    "part": (verbs.PARTS, part_facts),
    "class": (verbs.CLASSES, class_facts),
    "item": (verbs.ITEMS, item_facts),
    "npc": (verbs.NPCS, npc_facts),
    "development": (verbs.DEVELOPMENTS, development_facts),
    "species": (verbs.SPECIES, species_facts),
    "resource": (verbs.RESOURCES, resource_facts),
    "discovery": (verbs.DISCOVERIES, discovery_facts),
    "structure": (verbs.STRUCTURES, structure_facts),
    "shrine": (verbs.SHRINES, shrine_facts),
}


def facts(g: Eclipse, reference: str, seat: int | None) -> list[Fact]:
    """What is true of a thing; of most things only what they are called."""
    found = find_by_kind(BY_KIND, reference)
    return found[0](g, found[1], seat) if found else [described(reference)]
