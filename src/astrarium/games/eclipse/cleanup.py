"""Cleanup: new technologies, discs, cubes and colony ships return, hives send ships (ECL-CLEAN, ECL-ROTA-HIVE)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import CHANCE
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, Sequence, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .hexes import EDGES
from .ids import ANCIENT, NONE, NPC, SPECIAL_ACTION_SPACES
from .population import CUBE_LEAVES
from .ships import add_ship, npcs_at, remove_ship
from .state import Eclipse
from .steps import STEPS
from .supply import NEW_TECHS
from .tables import SECTOR_COUNT, SECTORS, SPECIES


class ReturnPieces(Automatic[Eclipse]):
    """Discs from actions, cubes from graveyards, colony ships face up (ECL-CLEAN-3, ECL-CLEAN-4, ECL-CLEAN-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        for each, p in enumerate(g.players):
            if p.is_collapsed:
                continue
            p.discs += sum(p.actions)
            p.actions = (0,) * SPECIAL_ACTION_SPACES
            p.colony_ships = SPECIES[p.species].colony_ships
            p.is_passed = False
            buried = [resource for resource, count in enumerate(p.graveyard) for _ in range(count)]
            p.graveyard = (0, 0, 0)
            then(g, *[CUBE_LEAVES.at(each, 2 * resource, False) for resource in buried])


def hives(g: Eclipse) -> list[int]:
    """Hives on the map, in descending order of their numbers (ECL-ROTA-HIVE-14)."""
    found = [n for n in range(SECTOR_COUNT) if SECTORS[n].hive_dice and g.places[n][2] != NONE]
    return found[::-1]


class HiveRolls(Automatic[Eclipse]):
    """One die for each hive; other Ancients never move (ECL-ROTA-HIVE-3, ECL-NPC-6)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        is_fixed = bool(g.settings["hives_roll_in_turn"])
        then(g, *[HIVE_TURN.at(CHANCE, n) for n in hives(g) if is_fixed or ANCIENT in npcs_at(g, n)])


class HiveTurn(Automatic[Eclipse, int]):
    """No roll without an Ancient; one that has just come from another hive counts (ECL-ROTA-HIVE-4)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if ANCIENT in npcs_at(g, args[0]):
            then(g, HIVE_ROLL.at(CHANCE, args[0]))


class HiveRoll(Draw[Eclipse, int]):
    """If the edge with the face leads to a sector, an Ancient goes there (ECL-ROTA-HIVE-3..5, ECL-ROTA-HIVE-14)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        faces = SECTORS[args[0]].hive_dice
        return verbs.HIVE.each(sorted(faces)), [1] * len(faces)

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        """Only over the edge of the face, never through a portal (ECL-ROTA-WARP-5)."""
        hive, face = args[0], action[1]
        g.note(events.HIVE_ROLLED, hive, face)
        edge = (SECTORS[hive].hive_dice.index(face) + g.places[hive][2]) % EDGES
        target = g.neighbours[hive][edge]
        if target != NONE:
            remove_ship(g, hive, (NPC, ANCIENT, 0))
            add_ship(g, target, (NPC, ANCIENT, 0))
            g.note(events.HIVE_SENT, hive, target)


class NextRound(Automatic[Eclipse]):
    """The round marker advances; the first to pass is the start player now (ECL-CLEAN-6, ECL-FLOW-5)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        g.round += 1
        second = g.second_passer
        if g.next_start != NONE:
            g.start_seat = g.next_start
        g.next_start = g.second_passer = NONE
        if g.settings["direction_of_play"] and second != NONE and not g.players[second].is_collapsed:
            then(g, DIRECTION.at(second))


class TurnDirection(Move[Eclipse]):
    """The second to pass chooses the direction of the next round (ECL-ROTA-VAR-3)."""

    def do(self, g: Eclipse, seat: int, args: tuple[()], action: Action) -> None:
        g.is_counter_clockwise = bool(action[1])
        g.note(events.TURNED_DIRECTION, seat, action[1])


class Direction(Decision[Eclipse]):
    excludes_anytime = True


RETURN_PIECES: Final[ReturnPieces] = STEPS.add("RETURN_PIECES", ReturnPieces())
HIVE_ROLLS: Final[HiveRolls] = STEPS.add("HIVE_ROLLS", HiveRolls())
HIVE_TURN: Final[HiveTurn] = STEPS.add("HIVE_TURN", HiveTurn())
HIVE_ROLL: Final[HiveRoll] = STEPS.add("HIVE_ROLL", HiveRoll())
NEXT_ROUND: Final[NextRound] = STEPS.add("NEXT_ROUND", NextRound())
DIRECTION: Final[Direction] = STEPS.add("DIRECTION", Direction([TurnDirection(verbs.TURN_DIRECTION)]))
CLEANUP_PHASE: Final[Sequence[Eclipse]] = STEPS.add(
    "CLEANUP_PHASE", Sequence([NEW_TECHS, RETURN_PIECES, HIVE_ROLLS, NEXT_ROUND])
)
