"""The words of Federation's component files: amounts and effects (components/README.md)."""

from typing import Annotated, Final, Literal

from astrarium.components.table_reader import Keyed, KeySpec, Location, as_table, read_keys, word_number

from . import ids
from .ids import RESOURCE_NAMES, Counter, Planet, Resource, Unit

CounterNumber = Annotated[int, Counter]
NUMBER: Final = KeySpec(int)
OPTIONAL: Final = KeySpec(int, is_required=False)  # 0 if it is missing
FLAG: Final = KeySpec(bool)
COUNTER: Final = KeySpec(CounterNumber)
PLANETS: Final = KeySpec(tuple[Annotated[int, Planet], ...])


def may_copy_rooms(at: Location, targets: object) -> int:
    return int(isinstance(targets, list) and "room" in targets)


# The kinds of effect in the order of their numbers. An effect is a tuple of numbers: its kind, then what stands here.
OPS: Final[dict[str, dict[str, KeySpec]]] = {
    "gain": dict.fromkeys((*RESOURCE_NAMES, "prestige", "crystal_any"), OPTIONAL),
    "gain_units": {"n": NUMBER, "mix": FLAG, "kinds": KeySpec(tuple[Annotated[int, Unit], ...])},
    "gain_per": {"resource": KeySpec(Annotated[int, Resource]), "n": NUMBER, "per": COUNTER},
    "degree": {"n": NUMBER},
    "spaceship": {"n": NUMBER},
    "mission_marker": {"n": OPTIONAL, "which": KeySpec(Annotated[int, Literal["any", "all_empty"]])},
    "assistant": {"n": OPTIONAL, "set": OPTIONAL},  # by how much, or the value to which it is set
    "alteration": {"strength": NUMBER, "n": OPTIONAL, "look": OPTIONAL},
    "project": {"n": NUMBER, "split": KeySpec(bool, is_required=False)},  # split: one tile's (FED-DEEP-1)
    "score": {"points": NUMBER, "per": COUNTER},
    "medal": {"which": KeySpec(Annotated[int, Literal["any_highest", "intrigue"]])},
    "president": {},
    "planet_action": {"planets": PLANETS},
    "copy_action": {"targets": KeySpec(Annotated[int, may_copy_rooms])},
    "production_income": {"n": NUMBER},
    "build_free": {},
    "shop_place": {"level": NUMBER, "bonus": FLAG},
    "level_bonus": {"n": NUMBER, "until": KeySpec(Annotated[int, Literal["round", "game"]])},
    "refresh_erudite": {"level": NUMBER},
    "copy_erudite": {"max_level": NUMBER},
    "take_erudite": {"level": NUMBER},
    "discount": {"n": NUMBER},
    "extra_move": {"planet": KeySpec(Annotated[int, Planet]), "n": NUMBER},
    "advance_no_reward": {"planets": PLANETS},
    "upgrade_resource": {},
    "special_ambassador": {},
}
OP_NAMES: Final[tuple[str, ...]] = tuple(OPS)
ALL_EMPTY: Final = 0  # as a number of mission markers: one on every mission that has none


def read_effects(at: Location, value: object) -> tuple[tuple[int, ...], ...]:
    """A list of effects."""
    if not isinstance(value, list):
        raise at.error(f"must be a list, not {value!r}")
    found = [read_effect(at.inside(str(number)), effect) for number, effect in enumerate(value)]
    return tuple([part for effect in found for part in split(effect)])


def read_effect(at: Location, value: object) -> tuple[int, ...]:
    """A table as numbers."""
    op = word_number(at, as_table(at, value).get("op"), OP_NAMES)
    keys = OPS[OP_NAMES[op]]
    found = read_keys(at, keys, value, ("op",))
    numbers: list[int] = [op]
    for key in keys:
        numbers += found[key] if isinstance(found.get(key), tuple) else [int(found.get(key, 0))]
    return (op, ALL_EMPTY if numbers[2] else numbers[1]) if op == ids.MISSION_MARKER else tuple(numbers)


def split(effect: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """A gain with crystals of the player's choice is a gain and a choice of units (FED-RES-4)."""
    if effect[0] != ids.GAIN:
        return (effect,)
    certain, chosen = effect[:-1], effect[-1]
    units = (ids.GAIN_UNITS, chosen, 1, ids.LAVANDIUM, ids.COPERNIUM, ids.OCEANIUM)
    return tuple([part for part, is_there in ((certain, any(certain[1:])), (units, chosen)) if is_there])


def from_zero(at: Location, value: object) -> int:
    """Files count columns and floors from one."""
    if type(value) is not int:
        raise at.error(f"must be a whole number, not {value!r}")
    return value - 1


Effects = Annotated[tuple[tuple[int, ...], ...], read_effects]
Amounts = Annotated[tuple[int, int, int, int], Keyed(RESOURCE_NAMES, 0)]
