"""Federation tokens: gaining, repeating and flipping them (GP-FED-13, GP-ACT-7, GP-TECH-5)."""

from __future__ import annotations

from astrarium.kernel.values import put

from .. import events
from ..gains import gain, trigger
from ..ids import GAIN_FEDERATION_TOKEN
from ..state import FEDERATION_POINTS, Gaia, Player
from ..tables import TOKENS


def has_green(p: Player) -> bool:
    """Owns a token whose green side is up; the 12 VP token has none (GP-FED-13)."""
    return any(token & 1 for token in p.tokens)


def flip_green(g: Gaia, seat: int) -> None:
    """A green token turns gray (GP-TECH-5, GP-RES-3)."""
    p = g.players[seat]
    for index, token in enumerate(p.tokens):
        if token & 1:
            p.tokens = put(p.tokens, index, token - 1)
            g.note(events.FLIPPED, seat, token >> 1)
            return


def gain_token(g: Gaia, seat: int, token: int) -> None:
    """A token lies green side up, shows its gains at once, and is an event (GP-FED-13, GP-TILE-6)."""
    p = g.players[seat]
    p.tokens = (*p.tokens, 2 * token + TOKENS[token].green_side)
    g.note(events.GAINED_TOKEN, seat, token)
    gain(g, seat, TOKENS[token].gain, FEDERATION_POINTS)
    trigger(g, seat, GAIN_FEDERATION_TOKEN)
