"""What is always true of a position: limits, sums, and every component in one place only."""

from __future__ import annotations

from astrarium.kernel.pools import bag_size, known_kinds

from .abilities import has_shrine_bonus, special
from .cargo import interceptors_aboard
from .deal import is_many, tech_counts
from .diplomacy import OFFER_CUBE, RELATE
from .discs import controlled
from .hexes import neighbours_of
from .ids import CLASS_NAMES, EFFECT, INTERCEPTOR, NONE, NPC, ORBITAL_SHIP, ORBITAL_SQUARE, SQUARE_KINDS
from .influence import PUTTING
from .pending import all_frames
from .population import CUBE_LEAVES, ORBITALS_ARE_SHIPS, RETURNING
from .reputation_track import fits_on_track, tile_count
from .setup import REMOVE_CUBES, REMOVING_CUBE
from .state import Eclipse
from .structures import squares_at
from .tables import BLUEPRINT_OF, BLUEPRINTS, INFLUENCE_TRACK, POPULATION_TRACK, SECTOR_COUNT, SETUPS, TECHS


def invariant_errors(g: Eclipse) -> list[str]:
    """What is wrong; always empty if the rules are right."""
    found = [f"sector {n}: {error}" for n in range(SECTOR_COUNT) for error in sector_errors(g, n)]
    for seat, p in enumerate(g.players):
        if p.species != NONE and not p.is_collapsed:
            found += [f"seat {seat}: {error}" for error in player_errors(g, seat)]
    return found + table_errors(g)


def failed(checks: dict[str, bool]) -> list[str]:
    return [f"{name} wrong" for name, holds in checks.items() if not holds]


def pending(g: Eclipse, number: int, seat: int) -> int:
    return sum([frame[0] == number and frame[1] == seat for frame in all_frames(g.stack)])


def sector_errors(g: Eclipse, sector: int) -> list[str]:
    """Cubes fit their squares, only on controlled sectors; arrivals are the owners of ships."""
    owners = {ship[0] for ship in g.ships[sector] if ship[0] != NPC}
    cubes = g.population[sector]
    is_on_map = g.places[sector][2] != NONE
    return failed(
        {
            "ships": tuple(sorted(g.ships[sector])) == g.ships[sector],
            "arrivals": set(g.arrivals[sector]) == owners and len(owners) == len(g.arrivals[sector]),
            "population": all([0 <= cubes[k] <= squares_at(g, sector, k) for k in range(len(SQUARE_KINDS))]),
            "control": g.owners[sector] != NONE or not sum(cubes),
            "map": is_on_map or not (g.ships[sector] or g.owners[sector] != NONE or g.structures[sector]),
        }
    )


def player_errors(g: Eclipse, seat: int) -> list[str]:
    """The pieces of one player (ECL-GEN-6)."""
    p = g.players[seat]
    own = controlled(g, seat)
    in_hand = pending(g, PUTTING.number, seat)
    bonus = int(has_shrine_bonus(g, seat, EFFECT["gain_influence_discs"]))
    discs = p.discs + p.reserve + sum(p.actions) + len(own) + in_hand
    return failed(
        {
            "discs": discs == INFLUENCE_TRACK.discs_owned + bonus,
            "cubes": cube_total(g, seat) == cubes_owned(g, seat),
            "tracks": all([0 <= count <= POPULATION_TRACK.squares for count in p.cubes]),
            "storage": min(p.storage) >= 0,
            "ships": all([ship_count(g, seat, each) <= most_ships(g, seat, each) for each in range(ORBITAL_SHIP)]),
            "orbitals": orbital_ships(g, seat) == populated_orbitals(g, seat),
            "track": fits_on_track(p, len(p.ambassadors), tile_count(g, seat)),
            "relations": all([seat in g.players[other].ambassadors for other in p.ambassadors]),
            "reputation": len(known_kinds(g.reputation, seat, seat)) == tile_count(g, seat),
            "techs": len({tech for track in p.techs for tech in track}) == sum([len(track) for track in p.techs]),
        }
    )


def cube_total(g: Eclipse, seat: int) -> int:
    """Cubes on tracks, sectors, ambassadors, in graveyards and on the way."""
    p = g.players[seat]
    on_sectors = sum([sum(g.population[sector]) for sector in controlled(g, seat)])
    on_the_way = pending(g, CUBE_LEAVES.number, seat) + pending(g, RETURNING.number, seat)
    return sum(p.cubes) + sum(p.graveyard) + on_sectors + len(p.ambassadors) + on_the_way + offered(g, seat)


def offered(g: Eclipse, seat: int) -> int:
    """A cube that was sent with an ambassador who is not exchanged yet."""
    pairs = [(frame[1], frame[2][0]) for frame in all_frames(g.stack) if frame[0] == RELATE.number]
    waiting = pending(g, OFFER_CUBE.number, seat) + pending(g, g.rules.step_numbers["SENDING"], seat)
    return sum([seat in pair for pair in pairs]) - waiting if pairs else 0


def cubes_owned(g: Eclipse, seat: int) -> int:
    removed = SETUPS[len(g.players)].population_cubes_removed
    names = [g.rules.steps[frame[0]].name for frame in g.stack]
    if "DRAFT" in names or "CHOICES" in names:
        removed = 0
    elif "REMOVALS" in names:
        left = next(frame[2][0] for frame in g.stack if g.rules.steps[frame[0]].name == "REMOVALS")
        is_due = seat in left or pending(g, REMOVING_CUBE.number, seat) or pending(g, REMOVE_CUBES.number, seat)
        removed = 0 if is_due else removed
    return len(g.players[seat].cubes) * POPULATION_TRACK.cubes_per_color - removed


def ship_count(g: Eclipse, seat: int, ship_class: int) -> int:
    found = sum([ship[:2] == (seat, ship_class) for ships in g.ships for ship in ships])
    return found + (interceptors_aboard(g, seat) if ship_class == INTERCEPTOR else 0)


def most_ships(g: Eclipse, seat: int, ship_class: int) -> int:
    number = BLUEPRINT_OF[g.players[seat].species][ship_class]
    return 0 if number == NONE else BLUEPRINTS[number].max_on_map


def orbital_ships(g: Eclipse, seat: int) -> int:
    return ship_count(g, seat, ORBITAL_SHIP)


def populated_orbitals(g: Eclipse, seat: int) -> int:
    if special(g.players[seat], ORBITALS_ARE_SHIPS) is None:
        return 0
    return sum([g.population[sector][ORBITAL_SQUARE] for sector in controlled(g, seat)])


def table_errors(g: Eclipse) -> list[str]:
    """Technologies, tiles and derived fields."""
    starts = [0] * len(TECHS)
    for p in g.players:
        for track in p.techs:
            for tech in track:
                starts[tech] += 1
    laid = [place for place in g.places if place[2] != NONE]
    boxed = tech_counts(len(g.players), g.settings)
    left = [g.techs[n] + g.tech_bag[n] + g.waiting_techs[n] for n in range(len(TECHS))]
    return failed(
        {
            "technologies": all([0 <= left[n] <= boxed[n] <= left[n] + starts[n] + gone(g) for n in range(len(TECHS))]),
            "positions": len({spot[:2] for spot in laid}) == len(laid),
            "neighbours": g.neighbours == neighbours_of(g.places),
            "reputation bag": bag_size(g.reputation) >= 0,
            "discovery pile": bag_size(g.discoveries) >= 0,
            "covered": is_many(len(g.players)) or not g.covered,
            "classes": len(CLASS_NAMES) == ORBITAL_SHIP + 1,
            "sector of battles": g.combat_sector != NONE or not (g.fighters or g.kills or g.fought or g.fled),
            "battle": bool(g.attackers) or not (g.battle_round or g.quiet_rounds or g.acted or g.retreats),
        }
    )


def gone(g: Eclipse) -> int:
    """Tiles of a kind that left the game with collapsed players (ECL-BANK-7)."""
    return sum([p.is_collapsed for p in g.players])
