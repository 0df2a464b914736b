"""What somebody means who points at a thing: its obvious use, whatever verb is open."""

from __future__ import annotations

from astrarium.kernel.verbs import Action

from . import verbs
from .ids import FUNDING, VOTING
from .senate import action_of, is_payable
from .state import Federation, Player
from .tables import ACTIONS, AMBASSADORS, PRODUCTIONS


def intents(g: Federation, seat: int, reference: str) -> list[Action]:
    """A space is for an ambassador or to be copied, a mission for a ship, an own tile for use (FED-FLOW-4)."""
    p = g.players[seat]
    kind, _, name = reference.partition(":")
    key = name.lower()
    if kind == "space" and key in verbs.SPACES.values:
        space = verbs.SPACES.values[key]
        return [*placements(p, space), verbs.COPY(action_of(space))]
    if kind == "mission" and key in verbs.MISSIONS.values:
        return [verbs.FLY(verbs.MISSIONS.values[key]), verbs.OPEN(verbs.MISSIONS.values[key])]
    if kind == "erudite" and key in verbs.ERUDITES.values:
        tile = verbs.ERUDITES.values[key]
        return own_tile(tile) if p.erudites >> tile & 1 else [verbs.TAKE_TILE(tile), verbs.COPY_TILE(tile)]
    if kind in ("production", "megastructure") and key in verbs.SITES.values:
        site = verbs.SITES.values[key]
        income = [verbs.INCOME(site)] if site < len(PRODUCTIONS) else []
        return [verbs.BUILD(site), verbs.CONSTRUCT(site), *income]
    return []


def own_tile(tile: int) -> list[Action]:
    return [verbs.USE(tile), verbs.REFRESH(tile), verbs.COPY_TILE(tile)]


def placements(p: Player, space: int) -> list[Action]:
    """An ambassador with each of its sides up, first what its bonus helps to pay (FED-AMB-1, FED-AMB-6)."""
    cost = ACTIONS[action_of(space)].cost
    found: list[tuple[bool, int, int]] = []
    for face in (VOTING, FUNDING):
        left = [k for k, n in enumerate(p.ambassadors) if n and (face == VOTING or AMBASSADORS[k].has_funding_side)]
        if left:
            kind = next((kind for kind in left if is_payable(p, kind, face, cost)), left[0])
            found.append((not is_payable(p, kind, face, cost), face, kind))
    return [verbs.PLACE(kind, face, space) for _, face, kind in sorted(found)]
