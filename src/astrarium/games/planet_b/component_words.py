"""The words of Planet B's component files: costs and effects (components/README.md)."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from astrarium.components.table_reader import KeySpec, Location, as_table, read_keys, word_number

from .ids import (
    ANY,
    DO_NAMES,
    OWN,
    PAY_NAMES,
    TRACK_NAMES,
    WHO_NAMES,
    WORKIE_NAMES,
    Resource,
)


@dataclass(frozen=True)
class Effect:
    """One action of a box; which of the values it uses depends on its kind."""

    kind: int
    n: int = 1
    who: int = OWN
    what: int = ANY  # a resource, kind of workie, track, deck or colour
    most: int = 0
    least: int = 0
    factor: int = 0
    is_special: bool = False  # a free fraud tile, a disc that stays, a refund, a payment of as much as possible
    lists: tuple[tuple[Any, ...], ...] = ()  # effects inside it, as they stand in the file
    boxes: tuple[int, ...] = ()  # the same as numbers of boxes


CostItem = tuple[int, int, int]  # its kind, what (ANY: of the player's choice), and how many
Cost = tuple[CostItem, ...]


def word_or_any(words: tuple[str, ...]) -> Any:
    """The number of a word; `any` and `hand` leave the choice to the player."""

    def convert(at: Location, value: object) -> int:
        return ANY if value in ("any", "hand") else word_number(at, value, words)

    return convert


def one_list(at: Location, value: object) -> tuple[tuple[Effect, ...], ...]:
    return (read_effects(at, value),)


def two_lists(at: Location, value: object) -> tuple[tuple[Effect, ...], ...]:
    """The two sides of a diagonal line (PB-ACT-10)."""
    if not isinstance(value, list) or len(value) != 2:
        raise at.error(f"must be a list of two lists, not {value!r}")
    return tuple([read_effects(at.inside(str(number)), part) for number, part in enumerate(value)])


NUMBER: Final = KeySpec(int)
FLAG: Final = KeySpec(bool)
WHO: Final = KeySpec(Annotated[int, word_or_any(WHO_NAMES)], is_required=False)
TRACK: Final = KeySpec(Annotated[int, word_or_any(TRACK_NAMES)])
WORKIE: Final = KeySpec(Annotated[int, word_or_any(WORKIE_NAMES)])
RESOURCE: Final = KeySpec(Annotated[int, Resource])
SINGLE: Final = KeySpec(Annotated[Any, one_list])

# What each kind of effect takes: the key of the file, the field of Effect, the type.
Keys = dict[str, tuple[str, KeySpec]]
COUNTED: Final[Keys] = {"n": ("n", NUMBER)}
FOR_ALL: Final[Keys] = {**COUNTED, "who": ("who", WHO)}
ON_TRACK: Final[Keys] = {**COUNTED, "track": ("what", TRACK)}
EFFECTS: Final[dict[str, Keys]] = {
    "billies": FOR_ALL,
    "vp": FOR_ALL,
    "mood": FOR_ALL,
    "mood_set": {},
    "resource": {**FOR_ALL, "what": ("what", RESOURCE)},
    "resource_any": COUNTED,
    "production": COUNTED,
    "build": COUNTED,
    "build_free": {"from": ("what", KeySpec(Annotated[int, word_or_any(("A", "B", "C"))]))},
    "take_workie": {**FOR_ALL, "kind": ("what", WORKIE)},
    "workie_action": COUNTED,
    "return_workie": COUNTED,
    "news": COUNTED,
    "replay_news": {},
    "faction_step": {**ON_TRACK, "who": ("who", WHO)},
    "faction_action": ON_TRACK,
    "faction_support": {"track": ("what", TRACK), "keep_disc": ("is_special", FLAG)},
    "vote": {
        **FOR_ALL,
        "per": ("factor", KeySpec(Annotated[int, word_or_any(("", "own_faction_step"))], is_required=False)),
        "max": ("most", KeySpec(int, is_required=False)),
    },
    "draw_votes": {**COUNTED, "per_own": ("lists", SINGLE)},
    "fraud": {**COUNTED, "free": ("is_special", FLAG)},
    "election": COUNTED,
    "election_choice": COUNTED,
    "law": {**COUNTED, "colour": ("what", KeySpec(Annotated[int, word_or_any(("yellow", "blue"))]))},
    "demolish": {"refund": ("is_special", FLAG)},
    "sell_boost": {"max": ("most", NUMBER), "factor": ("factor", NUMBER)},
    "give_resource": {
        "what": ("what", RESOURCE),
        "min": ("least", NUMBER),
        "max": ("most", NUMBER),
        "per_each": ("lists", SINGLE),
    },
    "copy_box": {},
    "discard_buildings": {"min": ("least", NUMBER), "max": ("most", NUMBER)},
    "pay": {
        **FOR_ALL,
        "what": ("what", KeySpec(Annotated[int, word_or_any(("billies", "workie_any"))])),
        "partial": ("is_special", KeySpec(bool, is_required=False)),
    },
    "choose": {"options": ("lists", KeySpec(Annotated[Any, two_lists]))},
}
COSTS: Final[dict[str, dict[str, KeySpec]]] = {
    "billies": {"n": NUMBER},
    "resource": {"what": RESOURCE, "n": NUMBER},
    "resource_any": {"n": NUMBER},
    "workie": {"kind": WORKIE, "n": NUMBER},
    "mood": {"n": NUMBER},
    "faction_step": {"track": TRACK, "n": NUMBER},
    "mix": {"n": NUMBER},
}
FORCED_BILLIES: Final = 0  # what a `pay` effect takes
FORCED_WORKIES: Final = 1


def read_effects(at: Location, value: object) -> tuple[Effect, ...]:
    """A list of effects."""
    if not isinstance(value, list):
        raise at.error(f"must be a list, not {value!r}")
    return tuple([read_effect(at.inside(str(number)), effect) for number, effect in enumerate(value)])


def read_effect(at: Location, value: object) -> Effect:
    kind = word_number(at, as_table(at, value).get("do"), DO_NAMES)
    keys = EFFECTS[DO_NAMES[kind]]
    found = read_keys(at, {key: spec for key, (_, spec) in keys.items()}, value, ("do",))
    return Effect(kind, **{keys[key][0]: read for key, read in found.items()})


def read_cost(at: Location, value: object) -> Cost:
    """A list of what is paid."""
    if not isinstance(value, list):
        raise at.error(f"must be a list, not {value!r}")
    return tuple([read_cost_item(at.inside(str(number)), item) for number, item in enumerate(value)])


def read_cost_item(at: Location, value: object) -> CostItem:
    kind = word_number(at, as_table(at, value).get("pay"), PAY_NAMES)
    found = read_keys(at, COSTS[PAY_NAMES[kind]], value, ("pay",))
    what = next((found[key] for key in ("what", "kind", "track") if key in found), ANY)
    return (kind, what, found["n"])


Effects = Annotated[tuple[Effect, ...], read_effects]
Costs = Annotated[Cost, read_cost]
