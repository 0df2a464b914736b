"""What a position is worth to a player, for bots; the features are good at the end of a turn or of a round."""

from __future__ import annotations

from typing import Final

from .blueprints import blueprint
from .build import build_price
from .discovery import has_discovery
from .discs import controlled, upkeep
from .ids import BUILD_NAMES, CLASS_NAMES, MATERIALS, MONEY, NONE, NPC, SCIENCE, SQUARE_KINDS
from .population import may_use_advanced, production
from .reputation_track import has_slot_for_tile
from .scoring import points
from .ships import is_enemy
from .state import Eclipse, Player
from .strength import chance_to_win, ship_power
from .structures import squares_at
from .tables import INFLUENCE_TRACK, NPCS, ROUNDS, SECTOR_COUNT, SECTORS

# The weights of the features; one unit is a victory point.
WEIGHTS: Final[dict[str, float]] = {
    "points": 1.0,
    "income": 0.10,  # of one resource in one round
    "stock": 0.10,
    "debt": -2.5,  # of a resource that is missing in Upkeep
    "power": 0.55,
    "techs": 0.55,
    "discs": 0.35,  # on the track, beyond what the upkeep allows to use
    "squares": 0.35,  # open population squares that can be settled
    "colony_ships": 0.12,
    "battles": 1.0,
    "claims": 0.8,  # sectors that will be taken
    "discoveries": 1.4,  # tiles on sectors that are or will be the player's
    "relations": 0.4,
}
LATE: Final = 2  # rounds before the end in which an army is worth little


def rounds_left(g: Eclipse) -> int:
    """Incomes that are still to come."""
    return ROUNDS - g.round + 1


def features(g: Eclipse, seat: int) -> dict[str, float]:
    """Named parts of the value, from what the player may know."""
    p = g.players[seat]
    if p.species == NONE or p.is_collapsed:
        return {"points": float(sum(p.final_points))}
    left = rounds_left(g)
    own = controlled(g, seat)
    late = 0.35 if left <= LATE else 1.0
    return {
        "points": float(sum(points(g, seat))),
        "income": income(p) * (left - 1),
        "stock": stock(g, p) * min(1.0, (left - 1) / 2),
        "debt": float(max(0, upkeep(p) - production(p, MONEY) - p.storage[MONEY])),
        "power": army(g, seat) * late,
        "techs": sum([len(track) for track in p.techs]) * min(1.0, left / 4),
        "discs": float(min(3, p.discs)) * min(1.0, (left - 1) / 3),
        "squares": float(open_squares(g, p, own)) * min(1.0, (left - 1) / 3),
        "colony_ships": float(p.colony_ships) * (left > 1),
        **outlook(g, seat),
        "relations": float(len(p.ambassadors)) * (left > 1),
    }


def income(p: Player) -> float:
    """Production, less the upkeep of discs that stay on sectors."""
    lasting = INFLUENCE_TRACK.circles - p.discs - sum(p.actions)
    price = INFLUENCE_TRACK.upkeep_by_empty_circles[max(0, lasting)]
    money = production(p, MONEY) - price
    return 0.9 * money + 1.1 * production(p, SCIENCE) + 1.1 * production(p, MATERIALS)


def stock(g: Eclipse, p: Player) -> float:
    """Resources after this Upkeep; more than can be spent counts less."""
    money = p.storage[MONEY] + production(p, MONEY) - upkeep(p)
    return sum([min(have, 15) + 0.3 * max(0, have - 15) for have in (money, p.storage[SCIENCE], p.storage[MATERIALS])])


def army(g: Eclipse, seat: int) -> float:
    """The price of the ships, more if they are strong."""
    p = g.players[seat]
    found = 0.0
    classes = [ship[1] for ships in g.ships if ships for ship in ships if ship[0] == seat]
    for each in range(len(CLASS_NAMES)):
        count = classes.count(each)
        if count:
            found += count * (0.15 * price_of(p, each) + ship_power(g, (seat, each, 0)))
        elif blueprint(p, each) is not None:
            found += 0.12 * ship_power(g, (seat, each, 0))
    return found


def price_of(p: Player, ship_class: int) -> int:
    return build_price(p, ship_class) if ship_class < len(BUILD_NAMES) else 0


def open_squares(g: Eclipse, p: Player, own: list[int]) -> int:
    """Squares that the player can settle with the present technologies."""
    count = 0
    for sector in own:
        for kind in range(len(SQUARE_KINDS)):
            is_starred = kind in (1, 3, 5)
            if not is_starred or may_use_advanced(p, kind):
                count += squares_at(g, sector, kind) - g.population[sector][kind]
    return min(count, 6)


def outlook(g: Eclipse, seat: int) -> dict[str, float]:
    """What the Combat phase will bring: battles by the strength of both sides, and sectors that are free."""
    battles = claims = finds = 0.0
    discs = g.players[seat].discs
    for sector in range(SECTOR_COUNT):
        if g.owners[sector] == seat and has_discovery(g, sector):
            finds += 1
        if not g.ships[sector]:
            continue
        own = sum([ship_power(g, ship) for ship in g.ships[sector] if ship[0] == seat])
        enemies = [ship for ship in g.ships[sector] if is_enemy(g, seat, ship)]
        if enemies and (own or g.owners[sector] == seat):
            chance = chance_to_win(own, sum([ship_power(g, ship) for ship in enemies]))
            battles += chance * prize(g, seat, sector, enemies) - (1 - chance) * loss(g, seat, sector)
            claims += chance * claim(g, seat, sector, discs)
        elif own:
            claims += claim(g, seat, sector, discs)
    return {"battles": battles, "claims": claims, "discoveries": finds}


def claim(g: Eclipse, seat: int, sector: int, discs: int) -> float:
    """A sector that the player's ships will hold alone."""
    if g.owners[sector] != NONE or not discs:
        return 0.0
    return 1.0 + SECTORS[sector].vp + 1.4 * has_discovery(g, sector)


def prize(g: Eclipse, seat: int, sector: int, enemies: list[tuple[int, int, int]]) -> float:
    """Reputation, and what the loser loses."""
    tiles = 1 + sum([NPCS[kind].reputation_draws if owner == NPC else 1 for owner, kind, _ in enemies])
    reputation = min(5, tiles) * 0.5 if has_slot_for_tile(g, seat) else 0.3
    return reputation + (1.0 if g.owners[sector] not in (NONE, seat) else 0.0)


def loss(g: Eclipse, seat: int, sector: int) -> float:
    """Ships that are lost, and perhaps the sector."""
    ships = sum([ship_power(g, ship) for ship in g.ships[sector] if ship[0] == seat])
    return WEIGHTS["power"] * ships + (SECTORS[sector].vp + 1.0 if g.owners[sector] == seat else 0.0)


def value(g: Eclipse, seat: int) -> float:
    """The weighted sum of the features."""
    return sum([WEIGHTS[name] * amount for name, amount in features(g, seat).items()])
