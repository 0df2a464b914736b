"""What comes of an action after the turn: a gaia project becomes a planet for a mine (GP-GAIA, GP-BUILD-7)."""

from __future__ import annotations

from astrarium.kernel.bills import Bill
from astrarium.kernel.explanations import Fact
from astrarium.kernel.verbs import Action

from .. import verbs
from ..actions.mine import NO_HELP, itemise_mine
from ..factions.abilities import abilities_of
from ..ids import BUILD_MINE, BUILD_MINE_ON_GAIA, GAIA, GAIA_PROJECT, GAIAFORMER
from ..placement import set_piece
from ..state import Gaia, put_byte
from ..tables import LEVELS, ROUND_TILES, ROUNDS
from .common import priced


def later(g: Gaia, seat: int, action: Action) -> list[Fact]:
    """Only projects go on by themselves after the turn."""
    return after_project(g, seat, action[1]) if action[0] == verbs.PROJECT.number else []


def after_project(g: Gaia, seat: int, hex: int) -> list[Fact]:
    """The gaia phase of the next round turns the planet and returns the tokens; then a mine may come (GP-GAIA-1..3)."""
    place = verbs.HEXES.reference(hex)
    if g.round == ROUNDS:
        return [Fact("later-never", {"hex": place})]
    p = g.players[seat]
    tokens = LEVELS[GAIA_PROJECT][p.research[GAIA_PROJECT]].project_cost_tokens
    bowl = verbs.STONE_PLACES.reference(abilities_of(p).gaia_return_bowl)
    turned = Fact("later-gaia", {"round": g.round + 1, "hex": place, "tokens": tokens, "bowl": bowl})
    return [turned, *mine_after(g, seat, hex, place)]


def mine_after(g: Gaia, seat: int, hex: int, place: str) -> list[Fact]:
    """What a mine will cost where the own gaiaformer stands, and score with the tile of that round (GP-BUILD-7)."""
    then, bill = g.clone(), Bill()
    set_piece(then, seat, hex, GAIAFORMER)
    then.planets = put_byte(then.planets, hex, GAIA)
    itemise_mine(then, seat, hex, NO_HELP, bill)
    tile = ROUND_TILES[g.round_tiles[g.round]]
    points = tile.gain.vp if tile.on in (BUILD_MINE, BUILD_MINE_ON_GAIA) else 0
    return priced("later-mine", bill, hex=place, points=points, next=g.round + 1)
