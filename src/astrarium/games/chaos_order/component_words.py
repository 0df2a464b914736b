"""The words of Chaos Order's component files: prices, gains and effects (components/README.md)."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from astrarium.components.table_reader import Keyed, KeySpec, Location, read_keys, word_number

from .ids import (
    CONDITION_NAMES,
    DIE_STRENGTH,
    GAIN_NAMES,
    MODIFIER_NAMES,
    PAYMENT_NAMES,
    Counter,
    Limit,
    Phase,
    Power,
    Trigger,
)

Amount = tuple[int, int]  # of what, and how much
Amounts = tuple[Amount, ...]


@dataclass(frozen=True)
class Effect:
    """What a card, leader, attribute, tile or building does, and when."""

    phase: int = 0
    when: int = 0
    conditions: tuple[int, ...] = ()  # all must hold
    may: bool = False  # the faction may decline
    pay: Amounts = ()
    gain: Amounts = ()
    add: Amounts = ()  # to the sums of a battle, the region count, or what pins
    choice: tuple[Any, ...] = ()  # effects of which one is chosen
    per: int = 0  # a counter by which gain and add are multiplied
    most: int = 0  # of what is multiplied; 0: no limit
    limit: int = 0
    power: int = 0
    value: int | str = 0  # of the power
    free_lock: bool = False


def amounts_of(names: tuple[str, ...]) -> Any:
    """A table of amounts as pairs, in the order of the names."""

    def convert(at: Location, value: object) -> Amounts:
        found = read_keys(at, dict.fromkeys(names, KeySpec(int, is_required=False)), value)
        return tuple([(number, found[name]) for number, name in enumerate(names) if name in found])

    return convert


def read_conditions(at: Location, value: object) -> tuple[int, ...]:
    """Conditions that are joined by `+`."""
    return tuple([word_number(at, word, CONDITION_NAMES) for word in str(value).split("+")])


def read_value(at: Location, value: object) -> int | str:
    """The parameter of a power: a number, a track, a component."""
    if not isinstance(value, int | str) or isinstance(value, bool):
        raise at.error(f"must be a number or a word, not {value!r}")
    return value


def read_effects(at: Location, value: object) -> tuple[Effect, ...]:
    """A list of effects."""
    if not isinstance(value, list):
        raise at.error(f"must be a list, not {value!r}")
    return tuple([read_effect(at.inside(str(number)), effect) for number, effect in enumerate(value)])


def read_effect(at: Location, value: object) -> Effect:
    found = read_keys(at, {key: KeySpec(hint, is_required=False) for key, (_, hint) in EFFECT_KEYS.items()}, value)
    if "may" not in found and "pay" in found:
        raise at.error("what is paid for may be declined: may = true is missing")
    return Effect(**{EFFECT_KEYS[key][0]: read for key, read in found.items()})


def read_side_value(at: Location, value: object) -> int:
    """The value of a side of a tactics card; X is rolled (CO-DIAL-7)."""
    if value == "X":
        return DIE_STRENGTH
    if type(value) is not int:
        raise at.error(f"must be a number or X, not {value!r}")
    return value


Gains = Annotated[Amounts, amounts_of(GAIN_NAMES)]
Payments = Annotated[Amounts, amounts_of(PAYMENT_NAMES)]
Effects = Annotated[tuple[Effect, ...], read_effects]
SideValue = Annotated[int, read_side_value]
Symbols = Annotated[tuple[int, ...], Keyed(("strength", "attack", "defence", "deploy_gems"))]

# The keys of an effect: the field, and its type.
EFFECT_KEYS: Final[dict[str, tuple[str, Any]]] = {
    "phase": ("phase", Annotated[int, Phase]),
    "when": ("when", Annotated[int, Trigger]),
    "if": ("conditions", Annotated[tuple[int, ...], read_conditions]),
    "may": ("may", bool),
    "pay": ("pay", Payments),
    "gain": ("gain", Gains),
    "add": ("add", Annotated[Amounts, amounts_of(MODIFIER_NAMES)]),
    "choice": ("choice", Effects),
    "per": ("per", Annotated[int, Counter]),
    "max": ("most", int),
    "limit": ("limit", Annotated[int, Limit]),
    "rule": ("power", Annotated[int, Power]),
    "value": ("value", Annotated[Any, read_value]),
    "free_lock": ("free_lock", bool),
}
