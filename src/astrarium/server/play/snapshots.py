"""A standing as bytes, so that a table opens at once. Only a cache: other code than that which made it drops it."""

from __future__ import annotations

import json
import zlib
from dataclasses import asdict
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from typing import Any

from astrarium.kernel import registry
from astrarium.kernel.position import CHANCE
from astrarium.kernel.wire import pack, unpack

from .clocks import clock_of
from .line import Node
from .standing import Ask, SeatState, Standing, Start


@lru_cache
def code_of(game: str) -> str:
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


def frozen(standing: Standing) -> bytes:
    """The standing without the positions that it keeps for quick undo."""
    data: dict[str, Any] = {
        "start": asdict(standing.start),
        "clock": standing.clock.model_dump(),
        "wire": standing.g.to_wire().decode(),
        "history": pack(tuple(standing.g.history or ())),
        "nodes": [node_data(node) for node in nodes_of(standing)],
        "tips": [tip.row for tip in standing.tips],
        "seats": [asdict(seat) | {"frames": None} for seat in standing.seats],
        "index": standing.index,
        "draws": standing.draws,
        "moved_at": standing.moved_at,
        "undone": standing.undone,
        "ask": None if standing.ask is None else asdict(standing.ask) | {"agreed": sorted(standing.ask.agreed)},
        "is_abandoned": standing.is_abandoned,
        "is_ended": standing.is_ended,
        "seen": sorted(standing.seen.items()),
    }
    return zlib.compress(json.dumps(data, separators=(",", ":")).encode(), 1)


def nodes_of(standing: Standing) -> list[Node]:
    """Every move that ever stood, by its row; each was the tip after its own row."""
    return [tip for row, tip in enumerate(standing.tips) if tip.row == row and tip.parent is not None]


def node_data(node: Node) -> list[Any]:
    assert node.parent is not None
    return [node.row, node.parent.row, node.seat, list(node.action), node.user, node.reveals, node.turn, node.is_main]


def thawed(data: bytes) -> Standing:
    """The standing that was frozen."""
    saved = json.loads(zlib.decompress(data))
    g = registry.from_wire(saved["wire"].encode())
    g.history = list(unpack(saved["history"]))
    nodes = {0: Node(None, 0, CHANCE, ())}
    for row, parent, seat, action, *rest in saved["nodes"]:
        nodes[row] = Node(nodes[parent], row, seat, tuple(action), *rest)
    tips = [nodes[row] for row in saved["tips"]]
    ask = saved["ask"]
    standing = Standing(
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
        seen={row: tuple(seats) for row, seats in saved["seen"]},
    )
    standing.sealed = standing.sealed_answers()
    standing.remember_frames()
    return standing
