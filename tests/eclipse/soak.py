"""Odds against battles that the engine plays out, and games with each module alone: python -m tests.eclipse.soak

Thirty random games are played with each module of the expansion and with each variant alone, at the numbers of players
that allow it. For each of sixty pairs of fleets, thousands of battles are played by the policies of the odds. A
chi-square test compares how often each outcome came with its probability; outcomes that are expected less than five
times are pooled. A pair is a fault if its p-value, with Holm's correction for sixty tests, is 0.001 or less. The seed
is fixed.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from collections.abc import Mapping
from math import exp, lgamma, log

from astrarium.games.eclipse.about import ABOUT, BASE_GAME
from astrarium.games.eclipse.odds import Outcome
from astrarium.kernel.position import SettingValue
from astrarium.lab.simulate import simulate
from tests.eclipse.played_battles import PAIRS, PlayedBattle

BATTLES = 5_000
LEAST_EXPECTED = 5
LEAST_P = 0.001
TERMS = 10_000
GAMES = 30  # with each module alone
MOST_PLAYERS_OF_BASE = 6


def upper_gamma(shape: float, x: float) -> float:
    """The regularised upper incomplete gamma function, by its series or its continued fraction."""
    if x <= 0:
        return 1.0
    scale = exp(shape * log(x) - x - lgamma(shape))
    if x < shape + 1:
        term = total = 1 / shape
        for n in range(1, TERMS):
            term *= x / (shape + n)
            total += term
            if term < total * 1e-16:
                break
        return 1 - scale * total
    b = x + 1 - shape
    c, d = 1e300, 1 / b
    fraction = d
    for n in range(1, TERMS):
        a = -n * (n - shape)
        b += 2
        d = 1 / (a * d + b)
        c = b + a / c
        fraction *= d * c
        if abs(d * c - 1) < 1e-16:
            break
    return scale * fraction


def p_value(expected: Mapping[Outcome, float], found: Mapping[Outcome, int], battles: int) -> float:
    """Of the chi-square test; 0 if something came that cannot come."""
    if any(expected.get(outcome, 0.0) <= 0 for outcome in found):
        return 0.0
    cells: list[tuple[float, int]] = []
    rest_expected, rest_found = 0.0, 0
    for outcome, chance in expected.items():
        if chance * battles < LEAST_EXPECTED:
            rest_expected, rest_found = rest_expected + chance * battles, rest_found + found.get(outcome, 0)
        else:
            cells.append((chance * battles, found.get(outcome, 0)))
    if rest_expected >= LEAST_EXPECTED or not cells:
        cells.append((rest_expected, rest_found))
    else:
        least = min(range(len(cells)), key=lambda number: cells[number][0])
        cells[least] = (cells[least][0] + rest_expected, cells[least][1] + rest_found)
    if len(cells) == 1:
        return 1.0
    statistic = sum([(count - mean) ** 2 / mean for mean, count in cells])
    return upper_gamma((len(cells) - 1) / 2, statistic / 2)


def holm(values: list[float]) -> list[float]:
    """The p-values with Holm's correction."""
    corrected, most = [0.0] * len(values), 0.0
    for rank, number in enumerate(sorted(range(len(values)), key=lambda n: values[n])):
        most = max(most, min(1.0, (len(values) - rank) * values[number]))
        corrected[number] = most
    return corrected


def compare(number: int, battles: int) -> float:
    """The p-value of one pair of fleets."""
    battle = PlayedBattle(*PAIRS[number])
    odds = battle.odds()
    found = Counter([battle.outcome(f"battle {number}: {n}") for n in range(battles)])
    return p_value(odds.outcomes, found, battles)


def modules() -> list[tuple[str, SettingValue, list[int]]]:
    """Every choice that is not of the base game, with the numbers of players that allow it alone."""
    found: list[tuple[str, SettingValue, list[int]]] = []
    for setting in ABOUT.settings:
        others = [choice for choice in setting.choices if choice != BASE_GAME.get(setting.name, setting.choices[0])]
        limits = [limit for limit in setting.restrictions if set(limit.choices) & set(others)]
        if any([limit.needs for limit in limits]):
            continue  # it is a part of another module
        allowed = next((list(limit.players) for limit in limits if limit.players), list(ABOUT.seats))
        few = [players for players in allowed if players <= MOST_PLAYERS_OF_BASE]
        found += [(setting.name, choice, few or allowed) for choice in others]
    return found


def faults_alone(games: int) -> list[str]:
    """What went wrong in random games with each module alone."""
    faults: list[str] = []
    for name, choice, players in modules():
        for number in range(games):
            seats = ["random"] * players[number % len(players)]
            needed = {} if len(seats) > MOST_PLAYERS_OF_BASE else BASE_GAME
            found = simulate("eclipse", seats, 1, f"{name}:{choice}:{number}", {**needed, name: choice}).faults
            faults += [f"{name}={choice}: {fault}" for fault in found]
    return faults


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--battles", type=int, default=BATTLES, help="for each pair of fleets")
    parser.add_argument("--games", type=int, default=GAMES, help="with each module alone")
    parser.add_argument("--json", action="store_true", help="machine-readable")
    chosen = parser.parse_args()
    values: list[float] = []
    for number in range(len(PAIRS)):
        values.append(compare(number, chosen.battles))
        if not chosen.json:
            print(f"{number + 1:3} p = {values[-1]:.4f}   {' | '.join(PAIRS[number])}", flush=True)
    corrected = holm(values)
    faults = [f"{' | '.join(PAIRS[n])}: p = {p:.2g}" for n, p in enumerate(corrected) if p <= LEAST_P]
    faults += faults_alone(chosen.games)
    played = chosen.battles * len(PAIRS) + chosen.games * len(modules())
    answer = {"games": played, "least_p": min(corrected), "faults": faults}
    print(json.dumps(answer) if chosen.json else f"least p with Holm's correction: {min(corrected):.4f}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
