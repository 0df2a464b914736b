"""A table's state as bytes, so that it loads quickly. Only a cache: dropped when the code has changed."""

from __future__ import annotations

import json
import zlib
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from astrarium.kernel import registry
from astrarium.kernel.position import CHANCE
from astrarium.kernel.wire import pack, unpack

from .clocks import clock_of
from .move_tree import MoveNode
from .table_state import Ask, SeatState, Start, TableState


@lru_cache
def code_hash(game: str) -> str:
    """What a position depends on: the components and the sources of the kernel, of this fold and of the game."""
    rules = registry.rules_of(game)
    modules = ("astrarium.kernel", __name__, type(rules).__module__)
    folders = {Path(import_module(name).__file__ or "").parent for name in modules}
    digest = sha256(rules.data_hash.encode())
    for folder in sorted(folders):
        for path in sorted(folder.rglob("*")):
            if path.suffix in (".py", ".toml"):
                digest.update(path.relative_to(folder).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def to_bytes(state: TableState) -> bytes:
    """The state as bytes, without the checkpoints."""
    data: dict[str, Any] = {
        "start": vars(state.start),
        "clock": state.clock.model_dump(),
        "wire": state.g.to_wire().decode(),
        "history": pack(tuple(state.g.history or ())),
        "nodes": [node_data(node) for node in nodes_of(state)],
        "tips": [tip.row for tip in state.tips],
        "seats": [vars(seat) | {"frames": None} for seat in state.seats],
        "index": state.index,
        "draws": state.draws,
        "moved_at": state.moved_at,
        "undone": state.undone,
        "ask": None if state.ask is None else vars(state.ask) | {"agreed": sorted(state.ask.agreed)},
        "is_abandoned": state.is_abandoned,
        "is_ended": state.is_ended,
        "visible_to": sorted(state.visible_to.items()),
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def nodes_of(state: TableState) -> list[MoveNode]:
    """Every move that ever stood, by its row; each was the tip after its own row."""
    return [tip for row, tip in enumerate(state.tips) if tip.row == row and tip.parent is not None]


def node_data(node: MoveNode) -> list[Any]:
    assert node.parent is not None
    return [node.row, node.parent.row, node.seat, list(node.action), node.user, node.reveals, node.turn, node.is_main]


def from_bytes(data: bytes) -> TableState:
    """The state that `to_bytes` saved."""
    saved = json.loads(zlib.decompress(data))
    g = registry.from_wire(saved["wire"].encode())
    g.history = list(unpack(saved["history"]))
    nodes = {0: MoveNode(None, 0, CHANCE, ())}
    for row, parent, seat, action, *rest in saved["nodes"]:
        nodes[row] = MoveNode(nodes[parent], row, seat, tuple(action), *rest)
    tips = [nodes[row] for row in saved["tips"]]
    ask = saved["ask"]
    state = TableState(
        Start(**saved["start"]),
        clock_of(saved["clock"]),
        g,
        tips[-1],
        [SeatState(**seat) for seat in saved["seats"]],
        index=saved["index"],
        draws=saved["draws"],
        moved_at=saved["moved_at"],
        tips=tips,
        undone=[(row, seat) for row, seat in saved["undone"]],
        ask=None if ask is None else Ask(**ask | {"agreed": frozenset(ask["agreed"])}),
        is_abandoned=saved["is_abandoned"],
        is_ended=saved["is_ended"],
        visible_to={row: tuple(seats) for row, seats in saved["visible_to"]},
    )
    state.sealed = state.sealed_answers()
    state.remember_frames()
    return state
