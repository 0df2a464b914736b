"""What players have, by the references under which prices, refusals and previews speak of it."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill

from .factions.abilities import abilities_of
from .power import spendable, tokens_in_bowls
from .state import Gaia, Player

ORE: Final = "resource:ore"
CREDITS: Final = "resource:credits"
KNOWLEDGE: Final = "resource:knowledge"
QIC: Final = "resource:qic"
POWER: Final = "resource:power"  # what bowl III can pay
TOKENS: Final = "resource:tokens"  # in all three bowls
IN_BOWL_1: Final = "resource:bowl1"
IN_BOWL_2: Final = "resource:bowl2"
IN_BOWL_3: Final = "resource:bowl3"
IN_GAIA_AREA: Final = "resource:gaia_area"
BRAINSTONE: Final = "resource:brainstone"  # the number of its bowl
GAIAFORMERS: Final = "resource:gaiaformer"
GREEN_TOKENS: Final = "resource:green_tokens"
POWER_VALUE: Final = "resource:power_value"
POINTS: Final = "resource:vp"


def holdings(p: Player) -> dict[str, int]:
    """Everything of a player that a move may change (GP-SETUP-15..18)."""
    return {
        ORE: p.ore,
        CREDITS: p.credits,
        KNOWLEDGE: p.knowledge,
        QIC: p.qic,
        IN_BOWL_1: p.bowl1,
        IN_BOWL_2: p.bowl2,
        IN_BOWL_3: p.bowl3,
        IN_GAIA_AREA: p.gaia_area,
        BRAINSTONE: p.brainstone,
        GAIAFORMERS: p.gaiaformers,
        GREEN_TOKENS: green_tokens(p),
        POINTS: p.vp,
    }


def green_tokens(p: Player) -> int:
    """Federation tokens whose green side is up (GP-FED-13)."""
    return sum([token & 1 for token in p.tokens])


def bill_tokens(p: Player, bill: Bill) -> None:
    """The tokens that can leave the bowls, bowl by bowl (GP-POWER-7, GP-FAC-TAKLONS-1)."""
    bill.hold(TOKENS, p.bowl1, "bowl1")
    bill.hold(TOKENS, p.bowl2, "bowl2")
    bill.hold(TOKENS, p.bowl3, "bowl3")
    bill.hold(TOKENS, tokens_in_bowls(p) - p.bowl1 - p.bowl2 - p.bowl3, "brainstone")


def bill_power(g: Gaia, p: Player, bill: Bill) -> None:
    """The power of bowl III: its tokens, worth 1 or 2, and the brainstone (GP-POWER-4, GP-FAC-NEVLAS-2)."""
    worth = abilities_of(p).token_worth(p)
    bill.hold(POWER, p.bowl3 * worth, "bowl3", worth=worth)
    bill.hold(POWER, spendable(p, worth) - p.bowl3 * worth, "brainstone")
