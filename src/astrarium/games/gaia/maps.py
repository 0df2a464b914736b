"""Variable boards: sectors are dealt until no equal planets touch, then the last player turns them (GP-VAR-6..12)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .component_types import Layout
from .galaxy import adjacency_fault, geometry, printed_planets
from .random_setup import basic_layout
from .state import Gaia
from .steps import STEPS
from .tables import SECTORS

Dealt = tuple[tuple[str, int], ...]  # sectors with their rotations
FIXED: Final = 4  # sectors 01 to 04 have their own places in methods 1 and 2 (GP-VAR-8)
TURNS: Final = 6


def number_of(face: str) -> int:
    return SECTORS[face].number


def basic(g: Gaia) -> Layout:
    return basic_layout(len(g.players), str(g.settings["omit_sectors"]))


def places(g: Gaia) -> Layout:
    """The places in the order of dealing: those of 01 to 04 first."""
    return tuple(sorted(basic(g), key=lambda sector: (number_of(sector[0]) > FIXED, number_of(sector[0]))))


def may_turn(g: Gaia, face: str) -> bool:
    """Sectors that the method lets turn (GP-VAR-8)."""
    return g.settings["map_method"] in ("method_3", "random_12") or number_of(face) > FIXED


def fits(g: Gaia, layout: Layout) -> bool:
    """No two planets of the same type are adjacent across a tile border (GP-VAR-7)."""
    centers, planets = printed_planets(layout)
    return adjacency_fault(centers, planets, bool(g.settings["adjacency_home_types_only"])) is None


def lay_out(g: Gaia, layout: Layout) -> None:
    g.printed = layout
    g.centers, g.planets = printed_planets(layout)
    g.galaxy = geometry(g.centers)


class DealBoard(Automatic[Gaia]):
    """The basic map is there already; otherwise the sectors are dealt after the factions are known (GP-VAR-6).

    The last player may turn them, in solo play the human, who decides everything that the Automa's cards do not.
    """

    def run(self, g: Gaia, seat: int, args: tuple[()]) -> None:
        if not g.printed:
            then(g, DEALING.at(seat, ()), TURNING.at(g.rules.human_count(g) - 1, 0))


class DealSector(Draw[Gaia, Dealt]):
    """One sector with its rotation for the next place; all again if the whole does not fit (GP-VAR-10)."""

    def outcomes(self, g: Gaia, seat: int, args: tuple[Dealt]) -> tuple[list[Action], list[int]]:
        (dealt,) = args
        order = places(g)
        faces = self.possible(g, tuple(face for face, _ in dealt))
        turns = {face: range(TURNS) if may_turn(g, face) else range(1) for face in faces}
        found = [verbs.DEAL_SECTOR(number_of(face) - 1, turn) for face in faces for turn in turns[face]]
        weights = [TURNS // len(turns[face]) for face in faces for turn in turns[face]]
        assert len(dealt) < len(order)
        return found, weights

    def possible(self, g: Gaia, dealt: tuple[str, ...]) -> list[str]:
        """The sectors that may lie on the next place."""
        order = places(g)
        own = order[len(dealt)][0]
        method = g.settings["map_method"]
        left = [face for face, _, _, _ in order if face not in dealt]
        if method == "method_1" and number_of(own) <= FIXED:
            return [own]
        if method in ("method_1", "method_2"):
            return [face for face in left if (number_of(face) <= FIXED) == (number_of(own) <= FIXED)]
        return left

    def do(self, g: Gaia, seat: int, args: tuple[Dealt], action: Action) -> None:
        (dealt,) = args
        order = places(g)
        face = next(face for face, _, _, _ in order if number_of(face) == action[1] + 1)
        dealt = (*dealt, (face, action[2]))
        if len(dealt) < len(order):
            then(g, DEALING.at(seat, dealt))
            return
        layout = tuple((face, q, r, turn) for (face, turn), (_, q, r, _) in zip(dealt, order, strict=True))
        if fits(g, layout):
            lay_out(g, layout)
            g.note(events.BOARD_DEALT)
        else:
            then(g, DEALING.at(seat, ()))


class TurnSector(Move[Gaia, int]):
    """The last player may turn each sector once, if the board still fits (GP-VAR-7, GP-VAR-10)."""

    def check(self, g: Gaia, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        (turned,) = args
        sector, turn = action[1], action[2]
        face = next((face for face, _, _, _ in g.printed if number_of(face) == sector + 1), "")
        if not face or not turn or turned >> sector & 1 or not may_turn(g, face):
            return fail(failures, "GP-VAR-10")
        return None if fits(g, turned_layout(g, sector, turn)) else fail(failures, "GP-VAR-7")

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        (turned,) = args
        lay_out(g, turned_layout(g, action[1], action[2]))
        then(g, TURNING.at(seat, turned | 1 << action[1]))


def turned_layout(g: Gaia, sector: int, turn: int) -> Layout:
    return tuple(
        (face, q, r, (rotation + turn) % TURNS if number_of(face) == sector + 1 else rotation)
        for face, q, r, rotation in g.printed
    )


class KeepBoard(Move[Gaia, int]):
    """The board stays as it is (GP-VAR-10)."""

    def do(self, g: Gaia, seat: int, args: tuple[int], action: Action) -> None:
        """Nothing changes."""


DEAL_BOARD: Final[DealBoard] = STEPS.add("DEAL_BOARD", DealBoard())
DEALING: Final[DealSector] = STEPS.add("DEALING", DealSector())
TURNING: Final[Decision[Gaia, int]] = STEPS.add(
    "TURNING", Decision([TurnSector(verbs.TURN_SECTOR), KeepBoard(verbs.KEEP_BOARD)])
)
