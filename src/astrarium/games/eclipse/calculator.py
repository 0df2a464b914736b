"""The calculator: the odds of a battle between any two fleets, as somebody asks for them away from a table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from .forecast import PER_BATTLES, SHIPS_PER_BATTLES, rounded
from .forecast_types import BattleForecast, ShipsForecast
from .ids import CLASS_NAMES, NPC
from .odds import BattleOdds, Fleet, Policy, battle_odds, chance_of, expected_ships
from .odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS, NOBODY_LEFT, STALEMATE
from .squadrons import battle_effects, npc_values, ship_values
from .tables import BLUEPRINTS, NAMES

MOST_SHIPS: Final = 8  # of one class
SIDES: Final = ("attackers", "defenders")


def calculate(question: Mapping[str, Any]) -> BattleForecast:
    """The answer to a question as the calculator page asks it; ValueError if it makes no sense."""
    own, other = (fleet_of(question.get(side, {}), owner) for owner, side in enumerate(SIDES))
    if not own or not other:
        raise ValueError("both sides need ships")
    leaves = question.get("leaves_at", [0, 0])
    policy = Policy(
        attacker_leaves_at=whole(leaves[0], MOST_SHIPS, "ships"),
        defender_leaves_at=whole(leaves[1], MOST_SHIPS, "ships"),
    )
    return answer(battle_odds(own, other, policy), (own, other))


def whole(value: object, most: int, what: str) -> int:
    """A number that somebody typed."""
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value <= most:
        raise ValueError(f"{what}: a number from 0 to {most}")
    return value


def number_of(kind: str, name: object) -> int:
    """The number of a component by its name."""
    if not isinstance(name, str) or name not in NAMES[kind]:
        raise ValueError(f"{kind}: there is no {name!r}")
    return NAMES[kind].index(name)


def fleet_of(side: Mapping[str, Any], owner: int) -> Fleet:
    """Ships of a player, by the parts of their blueprints, or nobody's ships."""
    found: Fleet = [
        *[player_ships(side, owner, name, ships) for name, ships in side.get("classes", {}).items()],
        *[
            (npc_values(number_of("npc", name)), [0] * whole(ships, MOST_SHIPS, "ships"))
            for name, ships in side.get("npcs", {}).items()
        ],
    ]
    return [(squadron, ships) for squadron, ships in found if ships]


def player_ships(side: Mapping[str, Any], owner: int, name: str, ships: Mapping[str, Any]) -> tuple[Any, list[int]]:
    """The ships of one class: its printed values, its parts, and what technologies add in battles."""
    blueprint = number_of("blueprint", f"{side.get('blueprints')}_{name}")
    parts = [number_of("part", part) for part in ships.get("parts", ())]
    if len(parts) > len(BLUEPRINTS[blueprint].slots) + 1:
        raise ValueError(f"{name}: too many parts")
    effects = battle_effects([number_of("technology", tech) for tech in side.get("techs", ())])
    return ship_values(owner, blueprint, tuple(parts), effects), [0] * whole(ships.get("ships"), MOST_SHIPS, "ships")


def answer(odds: BattleOdds, fleets: tuple[Fleet, Fleet]) -> BattleForecast:
    """The odds as a forecast of a battle tells them; the attacker is the first seat, the defender the second."""
    counts = {id(squadron): len(ships) for fleet in fleets for squadron, ships in fleet}
    sides: list[list[ShipsForecast]] = [
        [
            {
                "squadron": NAMES["npc"][one.ship_class]
                if one.owner == NPC
                else f"p{one.owner + 1}-{CLASS_NAMES[one.ship_class]}",
                "owner": one.owner,
                "ships": counts[id(one)],
                "left": rounded(left, SHIPS_PER_BATTLES),
            }
            for one, left in zip(squadrons, expected_ships(odds, side), strict=True)
        ]
        for side, squadrons in enumerate((odds.attackers, odds.defenders))
    ]
    return {
        "sector": "",
        "attackers": sides[0],
        "defenders": sides[1],
        "attacker_holds": rounded(chance_of(odds, ATTACKER_HOLDS), PER_BATTLES),
        "defender_holds": rounded(chance_of(odds, DEFENDER_HOLDS), PER_BATTLES),
        "stalemate": rounded(chance_of(odds, STALEMATE), PER_BATTLES),
        "nobody": rounded(chance_of(odds, NOBODY_LEFT), PER_BATTLES),
        "rounds": rounded(odds.rounds, SHIPS_PER_BATTLES),
        "samples": odds.samples,
        "others": 0,
    }
