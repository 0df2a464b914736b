"""A study: a table of its own that goes on from a move of a finished game, with every seat free to play."""

from __future__ import annotations

import secrets
from dataclasses import asdict, replace

from sqlalchemy.ext.asyncio import AsyncSession

from astrarium import bots

from .. import clock
from ..db.people import User
from ..db.tables import Seat, Table
from ..problems import Problem
from .chance import commitment, new_seed
from .change import Change
from .clocks import NoClock
from .table_meta import TableMeta
from .table_state import TableState


async def make(
    session: AsyncSession, origin: TableMeta, move: int, person: User, levels: list[str | None], *, shared: bool
) -> Table:
    """The table of a study, not begun yet; seats without a level are the person's own."""
    if len(levels) != len(origin.seats):
        raise Problem(422, "wrong-seats", seats=len(origin.seats))
    if None not in levels:
        raise Problem(422, "no-person")
    for level in levels:
        if level is not None:
            bots.make(level)
    seed = new_seed()
    table = Table(
        game=origin.game, options=origin.options, is_public=shared, clock=NoClock().model_dump(),
        invite=secrets.token_urlsafe(16), host_id=person.id, seed=seed, commitment=commitment(seed),
        created_at=clock.now(), study_of=origin.id, study_move=move,
    )  # fmt: skip
    for number, (seat, level) in enumerate(zip(origin.seats, levels, strict=True)):
        if level is None:
            free = Seat(seat=number, kind="human", user_id=person.id, name=seat.name, entropy="")
        else:
            free = Seat(seat=number, kind="bot", bot=level, name=seat.name)
        table.seats.append(free)
    session.add(table)
    await session.flush()
    return table


def first_change(meta: TableMeta, origin: TableState, move: int) -> Change:
    """The start of the game and its first moves, copied; they cannot be undone."""
    line = origin.tip.line()
    start = replace(origin.start, bots=[seat.bot for seat in meta.seats], entropy=[seat.entropy for seat in meta.seats])
    change = Change(TableState.at_start(start, meta.clock), meta.dealer, meta.auto_replies, clock.now())
    change.add("start", None, None, **asdict(start))
    for node in line[:move]:
        if node.seat < 0:
            change.add("chance", action=node.action, n=change.state.draws, copied=True)
        else:
            change.add("move", node.seat, action=node.action, copied=True)
    change.advance_to_decision()
    return change
