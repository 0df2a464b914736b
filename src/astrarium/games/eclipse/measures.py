"""What `astrarium bench` measures of this game beside what it measures of all: the exact odds of usual battles."""

from collections.abc import Callable
from functools import partial
from typing import Final

from .fleets import Squadron
from .ids import NONE
from .odds import Fleet, battle_odds
from .squadrons import npc_values, ship_values
from .tables import BLUEPRINTS, NAMES, PART_NUMBER

HEAVY: Final = (
    "improved_hull", "improved_hull", "plasma_cannon", "fusion_source", "positron_computer", "nuclear_drive",
)  # fmt: skip


def printed(name: str, owner: int = 0) -> Squadron:
    """A class with its printed parts."""
    number = NAMES["blueprint"].index(name)
    parts = tuple([slot.part for slot in BLUEPRINTS[number].slots if slot.part != NONE])
    return ship_values(owner, number, parts)


def heavy_cruiser() -> Squadron:
    parts = tuple([PART_NUMBER[part] for part in HEAVY])
    return ship_values(0, NAMES["blueprint"].index("standard_cruiser"), parts)


def home_fleet(owner: int) -> Fleet:
    classes = ("standard_interceptor", "standard_cruiser", "standard_starbase")
    return [(printed(name, owner), [0, 0]) for name in classes]


def battles() -> list[Callable[[], object]]:
    """Two heavy cruisers against each NPC ship, small fleets against two Ancients, and two players."""
    heavy: Fleet = [(heavy_cruiser(), [0, 0])]
    guards: list[Fleet] = [[(npc_values(number), [0])] for number in range(len(NAMES["npc"]))]
    raids: list[Fleet] = [[(printed(f"{name}_cruiser"), [0, 0])] for name in ("standard", "orion", "planta")]
    found: list[Callable[[], object]] = [partial(battle_odds, heavy, guard) for guard in guards]
    found += [partial(battle_odds, raid, [(npc_values(0), [0, 0])]) for raid in raids]
    return [*found, partial(battle_odds, home_fleet(0), home_fleet(1))]


MEASURES: Final[dict[str, Callable[[], list[Callable[[], object]]]]] = {"odds": battles}
