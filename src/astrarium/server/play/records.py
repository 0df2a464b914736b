"""A table's game as a record, its full form with every row, and its positions one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record

from ..problems import not_found
from .line import Node
from .meta import Meta
from .rows import Happening
from .seeing import log_row
from .standing import Standing


def record(standing: Standing, seat: int | None) -> Record:
    """The moves that stand, as a seat may see them; all of them when the game is over."""
    made = Record.of(standing.g, CHANCE if standing.is_over else seat)
    made.header["draws"] = standing.start.draws  # numbers of draws do not go back after an undo
    return made


def full_form(meta: Meta, standing: Standing, rows: Sequence[Happening], seat: int | None) -> dict[str, Any]:
    """Every row, with what is needed to check chance once the game is over."""
    form: dict[str, Any] = {
        "table": meta.id,
        "commitment": meta.commitment,
        "seed": meta.seed.hex() if standing.is_over else None,
        "start": {"data": standing.g.rules.data_hash, **vars(standing.start)},
        "rows": [log_row(row, standing, seat) for row in rows],
        "result": meta.result,
    }
    return form


def positions(standing: Standing, seat: int | None) -> Iterator[dict[str, Any]]:
    """The position before the first move and after each that stands, as a seat sees it."""
    g = standing.start.begin()
    yield at_move(g, 0, None, None, seat)
    for number, node in enumerate(standing.tip.line(), 1):
        g.apply(node.seat, node.action)
        yield at_move(g, number, node.seat, shown(standing, node, seat), seat)


def at_move(g: Game, number: int, by: int | None, notation: str | None, seat: int | None) -> dict[str, Any]:
    actors = [actor for actor in g.actors if actor != CHANCE]
    return {"move": number, "by": by, "notation": notation, "view": g.view(seat), "actors": actors}


def shown(standing: Standing, node: Node, seat: int | None) -> str:
    """A move as a seat may see it; when the game is over everything is open."""
    verbs = standing.g.rules.verbs
    sees = standing.is_over or seat in standing.seen.get(node.row, (seat,))
    return verbs.notation(node.action) if sees else verbs.hidden_notation(node.action)


def position_at(standing: Standing, move: int, seat: int | None) -> dict[str, Any]:
    """The position after so many of the moves that stand."""
    line = standing.tip.line()
    if not 0 <= move <= len(line):
        raise not_found("move")
    if move == 0:
        return at_move(standing.start.begin(), 0, None, None, seat)
    node = line[move - 1]
    g = standing.position_after(node)
    return at_move(g, move, node.seat, shown(standing, node, seat), seat)
