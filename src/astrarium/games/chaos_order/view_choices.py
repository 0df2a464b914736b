"""What the options of a choice are, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from astrarium.kernel.position import Args

from . import view_types
from .component_words import Effect
from .effects import CHOOSING
from .ids import MODIFIER_NAMES, POWER
from .income import CHOOSING_SLOT, GEM_OR_RESEARCH, GEM_OR_RESEARCH_GAINS
from .research import CHOOSING_INSTANT, cell_at
from .state import ChaosOrder
from .tables import EFFECTS, FACTIONS
from .view_player import named_amounts

Choices = Callable[[ChaosOrder, int, Args], tuple[Effect, ...]]
POWER_NAMES: Final = {number: name for name, number in POWER.items()}


def of_gains(gains: tuple[tuple[tuple[int, int], ...], ...]) -> tuple[Effect, ...]:
    return tuple([Effect(gain=gain) for gain in gains])


# The decisions about one of several effects, by their step (CO-TAC-12, CO-RES-6, CO-INC-8, CO-INC-9).
CHOICES: Final[dict[int, Choices]] = {
    CHOOSING.number: lambda g, seat, args: EFFECTS[args[0]].choice,
    CHOOSING_INSTANT.number: lambda g, seat, args: of_gains(cell_at(args[0], args[1]).instant),
    CHOOSING_SLOT.number: lambda g, seat, args: of_gains(FACTIONS[g.players[seat].faction].base_income),
    GEM_OR_RESEARCH.number: lambda g, seat, args: of_gains(GEM_OR_RESEARCH_GAINS),
}


def view_choices(g: ChaosOrder) -> list[view_types.Choice]:
    """The effects of which one is being chosen; cards and tracks lie open, so all may know them."""
    if not g.stack or g.stack[-1][0] not in CHOICES:
        return []
    step, seat, args = g.stack[-1]
    return [view_choice(effect) for effect in CHOICES[step](g, seat, args)]


def view_choice(effect: Effect) -> view_types.Choice:
    return {
        "gain": named_amounts(effect.gain),
        "add": {MODIFIER_NAMES[what]: amount for what, amount in effect.add},
        "power": POWER_NAMES[effect.power] if effect.power else None,
    }
