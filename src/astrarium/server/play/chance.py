"""Fair chance: a seed that is committed to, bytes from every person, and draws that anybody can check."""

import secrets
from collections.abc import Sequence
from hashlib import sha256
from typing import Final

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.steps import Draw
from astrarium.kernel.verbs import Action

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes) -> str:
    """The hash of the seed. It is published at once, so the seed cannot be replaced later."""
    return sha256(seed).hexdigest()


def dealer_key(seed: bytes, entropy: Sequence[str], table: str) -> bytes:
    """The key of all draws of a table: its seed, what each seat added (hex, nothing for bots), and its id."""
    parts = [seed, *[bytes.fromhex(added) for added in entropy], table.encode()]
    return sha256(b"".join([len(part).to_bytes(4, "big") + part for part in parts])).digest()


def draw_outcome(g: Game, dealer: Dealer, n: int) -> Action:
    """The outcome of draw number n in a position that waits for chance."""
    inside = g.rules.decision_position(g, CHANCE)
    assert inside is not None, "nobody asks chance"
    number, seat, args = inside.stack[-1]
    step = g.rules.steps[number]
    assert isinstance(step, Draw)
    outcomes, weights = step.outcomes(inside, seat, args)
    return outcomes[dealer.draw(n, weights)]
