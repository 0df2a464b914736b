"""What may be expected of battles: their odds, for those that stand on the map and for the one that goes on."""

from __future__ import annotations

from typing import Final

from . import forecast_types, verbs
from .battle_ships import are_hostile, damages_of, groups_of, squadron_of
from .battles import arrival_order, fighters_of, sides_at
from .combat import BATTLE_ORDER, is_contested
from .ids import NONE
from .odds import Fleet, battle_odds, chance_of, expected_ships
from .odds_chain import ATTACKER_HOLDS, DEFENDER_HOLDS, NOBODY_LEFT, STALEMATE, Begun
from .state import Eclipse, Group
from .tables import SECTOR_NAMES

PER_BATTLES: Final = 1000
SHIPS_PER_BATTLES: Final = 100
QUIET_STEPS: Final = ("LEADING", "CLASS_ACTS")  # decisions of a battle at which no dice are open


def forecast(g: Eclipse) -> forecast_types.Forecast | None:
    """The odds of the battle that goes on, else of those that would be fought now; none while dice lie open."""
    found: list[forecast_types.BattleForecast | None] = []
    retreat: forecast_types.BattleForecast | None = None
    if g.combat_sector == NONE:
        found = [first_battle(g, sector) for sector in BATTLE_ORDER if is_contested(g, sector)]
    elif is_between_classes(g):
        found = [open_battle(g)]
        retreat = retreat_of(g)
    battles = [battle for battle in found if battle is not None]
    return {"battles": battles, "assignment": "ancients", "retreat": retreat, "leaves_at": 0} if battles else None


def is_between_classes(g: Eclipse) -> bool:
    """A class is about to act."""
    return g.rules.steps[g.stack[-1][0]].name in QUIET_STEPS and bool(g.battle_round)


def first_battle(g: Eclipse, sector: int) -> forecast_types.BattleForecast | None:
    """The first battle of a sector, on a copy on which it has begun (ECL-BATTLE-2)."""
    trial = g.clone()
    trial.combat_sector, trial.fighters = sector, arrival_order(g, sector)
    sides = sides_at(trial, sector)
    if len(sides) < 2:
        return None
    trial.attackers, trial.defenders = (
        fighters_of(trial, sides[-1], sides[-2]),
        fighters_of(trial, sides[-2], sides[-1]),
    )
    return battle_forecast(trial, None, len(sides) - 2) if trial.attackers else None


def open_battle(g: Eclipse) -> forecast_types.BattleForecast | None:
    """The rest of a battle, from the class on that acts now."""
    _, seat, args = g.stack[-1]
    acting = (seat, args[0]) if args else next_of(g, seat)
    return battle_forecast(g, acting, len(sides_at(g, g.combat_sector)) - 2)


def retreat_of(g: Eclipse) -> forecast_types.BattleForecast | None:
    """The same if the class that acts declares its retreat and leaves when it acts again (ECL-RET-2)."""
    _, seat, args = g.stack[-1]
    if not args:
        return None
    acting = (seat, args[0])
    return battle_forecast(g, acting, len(sides_at(g, g.combat_sector)) - 2, (acting,))


def next_of(g: Eclipse, seat: int) -> Group:
    """Of classes with equal initiative the largest (ECL-BATTLE-10)."""
    waiting = [group for group in groups_of(g, (seat,)) if group not in g.acted]
    return max(waiting, key=lambda group: squadron_of(g, *group).initiative)


def hostile_sides(g: Eclipse) -> list[list[Group]]:
    """The classes of both sides that fight at all; empty if some of them are at peace with others (ECL-SPEC-5)."""
    own, other = groups_of(g, g.attackers), groups_of(g, g.defenders)
    sides = [
        [group for group in own if any([are_hostile(g, group, enemy) for enemy in other])],
        [group for group in other if any([are_hostile(g, group, enemy) for enemy in own])],
    ]
    return sides if all([are_hostile(g, group, enemy) for group in sides[0] for enemy in sides[1]]) else []


def battle_forecast(
    g: Eclipse, begun: Begun, others: int, leaving: tuple[Group, ...] = ()
) -> forecast_types.BattleForecast | None:
    """The odds of the two sides; None where they cannot tell who may fire at whom."""
    sides = hostile_sides(g)
    if not sides:
        return None
    fleets: list[Fleet] = [[(squadron_of(g, *group), damages_of(g, group)) for group in side] for side in sides]
    declared = [(owner, ship_class) for owner, ship_class, _ in g.retreats]
    odds = battle_odds(fleets[0], fleets[1], begun=begun, retreating=(*declared, *leaving))
    left = (expected_ships(odds, 0), expected_ships(odds, 1))
    ships = [
        [ships_forecast(g, (s.owner, s.ship_class), share) for s, share in zip(squadrons, shares, strict=True)]
        for squadrons, shares in zip((odds.attackers, odds.defenders), left, strict=True)
    ]
    return {
        "sector": SECTOR_NAMES[g.combat_sector],
        "attackers": ships[0],
        "defenders": ships[1],
        "attacker_holds": rounded(chance_of(odds, ATTACKER_HOLDS), PER_BATTLES),
        "defender_holds": rounded(chance_of(odds, DEFENDER_HOLDS), PER_BATTLES),
        "stalemate": rounded(chance_of(odds, STALEMATE), PER_BATTLES),
        "nobody": rounded(chance_of(odds, NOBODY_LEFT), PER_BATTLES),
        "rounds": rounded(odds.rounds, SHIPS_PER_BATTLES),
        "samples": odds.samples,
        "others": others,
    }


def ships_forecast(g: Eclipse, group: Group, left: float) -> forecast_types.ShipsForecast:
    return {
        "squadron": verbs.GROUPS.names[verbs.GROUP_NUMBER[group]],
        "owner": group[0],
        "ships": len(damages_of(g, group)),
        "left": rounded(left, SHIPS_PER_BATTLES),
    }


def rounded(share: float, times: int) -> int:
    return int(share * times + 0.5)
