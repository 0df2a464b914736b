"""What comes of a deal at the end of the turn: the exchange on the last spot, and the election that it causes."""

from __future__ import annotations

from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Action

from . import verbs
from .costs import BILLIES
from .counts import board_side, was_last_turn
from .election import is_held
from .exchange import leaves_on
from .holdings import POINTS
from .ids import NONE
from .state import PlanetB
from .tables import EXCHANGE


def later(g: PlanetB, seat: int, action: Action) -> list[Fact]:
    """Nothing but a deal on the last spot goes on by itself (PB-DEAL-5, PB-EXCH-1)."""
    if action[0] != verbs.DEAL.number or spots_left(g, action[1]) > 1:
        return []
    last = board_side(g).election_track_steps
    space = min(last, g.marker + EXCHANGE.election_steps)
    is_due = space == last or g.is_election_due
    is_last = was_last_turn(g) or is_last_tile(g, action[1])
    election = [Fact("later-election", {})] if is_held(g, space, is_due=is_due, is_last=is_last) else []
    return [Fact("later-exchange", {**rewards(g), "space": space}), after_exchange(g, action[1]), *election]


def rewards(g: PlanetB) -> dict[str, int | str]:
    """The votes of the moral, and what the immoral get instead (PB-EXCH-2, PB-VAR-3)."""
    in_billies = g.settings["immoral_reward"] == "billies"
    return {"votes": EXCHANGE.votes, "reward": BILLIES if in_billies else POINTS, "amount": EXCHANGE.immoral_vp}


def spots_left(g: PlanetB, location: int) -> int:
    return board_side(g).briefcase_spots_per_tile - g.briefcases[location]


def is_leaving(g: PlanetB, location: int) -> bool:
    """The tile leaves, as it shows its second side (PB-EXCH-4, PB-EXCH-5)."""
    return g.tiles[location][1] == leaves_on(g, location)


def is_last_tile(g: PlanetB, location: int) -> bool:
    """The exchange takes the last tile that could be chosen (PB-EXCH-9, PB-EXCH-10)."""
    others = [tile for place, (tile, _) in enumerate(g.tiles) if place != location]
    return is_leaving(g, location) and g.next_tile == NONE and all([tile == NONE for tile in others])


def after_exchange(g: PlanetB, location: int) -> Fact:
    """The tile is turned, or leaves and the next one comes (PB-EXCH-4, PB-EXCH-5, PB-EXCH-9)."""
    tile = g.tiles[location][0]
    if not is_leaving(g, location):
        return Fact("later-flips", {"tile": verbs.TILES.reference(tile)})
    if g.next_tile == NONE:
        return Fact("later-leaves", {"tile": verbs.TILES.reference(tile)})
    return Fact("later-replaced", {"tile": verbs.TILES.reference(tile), "next": verbs.TILES.reference(g.next_tile)})
