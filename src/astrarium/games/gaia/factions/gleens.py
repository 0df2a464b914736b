"""Gleens: ore instead of QIC, gaia planets for ore, a federation token of their own (GP-FAC-GLEENS)."""

from __future__ import annotations

from ..actions.tokens import gain_token
from ..ids import ACADEMY_RIGHT, GLEENS
from ..state import Gaia, Player
from .abilities import ABILITIES, Abilities, named_power


class Gleens(Abilities):
    def gains_ore_for_qic(self, p: Player) -> bool:
        """Before the right academy there are no QIC, so the range cannot be extended (GP-FAC-GLEENS-1, 4, 5)."""
        return p.pieces[ACADEMY_RIGHT] == 0

    def gaia_price(self) -> tuple[int, int]:
        """Ore, also when there are QIC (GP-FAC-GLEENS-2, GP-FAC-GLEENS-5)."""
        price = named_power(GLEENS, "gaia_planet_cost").cost
        return (price.qic, price.ore)

    def institute_built(self, g: Gaia, seat: int) -> None:
        """The Gleens token counts as gaining a federation token (GP-FAC-GLEENS-3)."""
        gain_token(g, seat, named_power(GLEENS, "gain_federation_token").token)


ABILITIES[GLEENS] = Gleens()
