"""A table's game as a record, its full form with every row, and its positions one by one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record

from ..problems import not_found
from .move_tree import MoveNode
from .rows import TableRow
from .seat_views import log_row
from .table_meta import TableMeta
from .table_state import TableState


def record(state: TableState, seat: int | None) -> Record:
    """The moves that stand, as a seat may see them; all of them when the game is over."""
    made = Record.of(state.g, CHANCE if state.is_over else seat)
    made.header["draws"] = state.start.draws  # numbers of draws do not go back after an undo
    return made


def full_form(meta: TableMeta, state: TableState, rows: Sequence[TableRow], seat: int | None) -> dict[str, Any]:
    """Every row, with what is needed to check chance once the game is over."""
    form: dict[str, Any] = {
        "table": meta.id,
        "commitment": meta.commitment,
        "seed": meta.seed.hex() if state.is_over else None,
        "start": {"data": state.g.rules.data_hash, **vars(state.start)},
        "rows": [log_row(row, state, seat) for row in rows],
        "result": meta.result,
    }
    return form


def positions(state: TableState, seat: int | None) -> Iterator[dict[str, Any]]:
    """The position before the first move and after each that stands, as a seat sees it."""
    g = state.start.new_game()
    yield position_data(g, 0, None, None, seat)
    for number, node in enumerate(state.tip.line(), 1):
        g.apply(node.seat, node.action)
        yield position_data(g, number, node.seat, visible_notation(state, node, seat), seat)


def position_data(g: Game, number: int, by: int | None, notation: str | None, seat: int | None) -> dict[str, Any]:
    actors = [actor for actor in g.actors if actor != CHANCE]
    return {"move": number, "by": by, "notation": notation, "view": g.view(seat), "actors": actors}


def visible_notation(state: TableState, node: MoveNode, seat: int | None) -> str:
    """A move as a seat may see it; when the game is over everything is open."""
    verbs = state.g.rules.verbs
    sees = state.is_over or seat in state.visible_to.get(node.row, (seat,))
    return verbs.notation(node.action) if sees else verbs.hidden_notation(node.action)


def position_at(state: TableState, move: int, seat: int | None) -> dict[str, Any]:
    """The position after the first `move` moves that stand."""
    line = state.tip.line()
    if not 0 <= move <= len(line):
        raise not_found("move")
    if move == 0:
        return position_data(state.start.new_game(), 0, None, None, seat)
    node = line[move - 1]
    g = state.position_after(node)
    return position_data(g, move, node.seat, visible_notation(state, node, seat), seat)
