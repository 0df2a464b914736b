"""What somebody means who points at a hex: its obvious use, whatever verb is open."""

from __future__ import annotations

from astrarium.kernel.verbs import Action

from . import verbs
from .actions.mine import has_own_gaiaformer, is_guest
from .ids import GAIAFORMER, NOBODY, SPACE, TRANSDIM
from .state import Gaia
from .tables import UPGRADES_OF


def intents(g: Gaia, seat: int, reference: str) -> list[Action]:
    """An own structure is upgraded, a transdim planet gets a project, any other free planet a mine (GP-FLOW-13)."""
    kind, _, name = reference.partition(":")
    hex = verbs.HEXES.values.get(name.lower(), -1) if kind == "hex" else -1
    if hex < 0 or g.planets[hex] >= SPACE:
        return []
    if g.owner[hex] == seat and g.structure[hex] != GAIAFORMER:
        graph = UPGRADES_OF[g.players[seat].faction]
        return [verbs.UPGRADE(hex, structure) for structure in graph[g.structure[hex]]]
    if g.planets[hex] == TRANSDIM:
        return [verbs.PROJECT(hex)]
    is_open = g.owner[hex] == NOBODY or has_own_gaiaformer(g, seat, hex) or is_guest(g, seat, hex)
    return [verbs.BUILD(hex)] if is_open else []
