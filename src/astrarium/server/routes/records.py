"""The log, records, positions and studies of games."""

import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Path, Query
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, Field

from ..people.access import SignedIn
from ..people.fields import Label, RequestBody
from ..people.limits import limited
from ..people.routing import api_router
from ..play import records, seat_views, store, studies
from ..play.lobby import ShortText
from ..play.table_info import TableInfo, finished_tables
from ..problems import Problem, not_found
from ..services import Services, ServicesDep
from ..view_types import View
from .moves import READS, started_state
from .schemas import LogRow
from .table_access import Viewpoint, VisibleTable
from .tables import info_for

router = api_router("records")
PAGE = 500
MoveNumber = Annotated[int, Field(ge=0, le=10**6)]
LINES = "application/jsonl"


class PastPosition(BaseModel):
    """A position of the line that stands."""

    move: int
    by: int | None
    notation: str | None
    view: View
    actors: list[int]


class FullForm(BaseModel):
    """Every row with what is needed to check chance; the seed when the game is over."""

    table: str
    commitment: str
    seed: str | None
    start: dict[str, Any]
    rows: list[LogRow]
    result: dict[str, Any] | None


class NewStudy(RequestBody):
    """From which move, and for each seat a bot's level, or null to play it oneself."""

    move: MoveNumber
    seats: list[ShortText | None] = Field(max_length=9)
    shared: bool = False


@router.get("/tables/{table}/log", dependencies=READS)
async def log(
    cached: VisibleTable,
    seat: Viewpoint,
    services: ServicesDep,
    after: Annotated[int, Query(ge=-1, le=10**9)] = -1,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> list[LogRow]:
    """The rows after one of them."""
    state = started_state(cached)
    async with services.db.read() as session:
        rows = await store.read_rows(session, cached.meta.id, after, limit)
    return [LogRow(**seat_views.log_row(row, state, seat)) for row in rows if row.index <= state.index]


@router.get("/tables/{table}/record", response_class=PlainTextResponse, dependencies=READS)
async def record(cached: VisibleTable, seat: Viewpoint) -> str:
    """The moves that stand as text, which replays anywhere."""
    return str(records.record(started_state(cached), seat))


@router.get("/tables/{table}/record/full", dependencies=READS)
async def full_record(cached: VisibleTable, seat: Viewpoint, services: ServicesDep) -> FullForm:
    """Every row, undone ones too."""
    state = started_state(cached)
    async with services.db.read() as session:
        rows = await store.read_rows(session, cached.meta.id)
    held = [row for row in rows if row.index <= state.index]
    return FullForm(**records.full_form(cached.meta, state, held, seat))


@router.get("/tables/{table}/positions", response_class=StreamingResponse, dependencies=READS)
async def positions(cached: VisibleTable, seat: Viewpoint, services: ServicesDep) -> StreamingResponse:
    """Every position of the line that stands as JSON Lines."""
    state = started_state(cached)

    async def lines() -> AsyncIterator[bytes]:
        views = records.positions(state.copy(), seat)
        while chunk := await services.tables.compute(partial(some_lines, views)):
            yield chunk

    return StreamingResponse(lines(), media_type=LINES)


def some_lines(views: Any, count: int = 20) -> bytes:
    return b"".join([json.dumps(position).encode() + b"\n" for _, position in zip(range(count), views, strict=False)])


@router.get("/tables/{table}/positions/{move}", dependencies=READS)
async def position_at(
    cached: VisibleTable, move: Annotated[int, Path(ge=0, le=10**6)], seat: Viewpoint, services: ServicesDep
) -> PastPosition:
    """The position after the first `move` moves."""
    position = await services.tables.compute(partial(records.position_at, started_state(cached), move, seat))
    return PastPosition(**position)


@router.get("/export/{game}", response_class=StreamingResponse, dependencies=READS)
async def export(
    game: Label, services: ServicesDep, before: Annotated[int | None, Query(ge=0, le=10**14)] = None
) -> StreamingResponse:
    """Finished public games as JSON Lines, the newest first; `before` (an `ended_at`) for the next thousand."""
    return StreamingResponse(exported(services, game, before), media_type=LINES)


async def exported(services: Services, game: str, before: int | None) -> AsyncIterator[bytes]:
    async with services.db.read() as session:
        table_ids = [table.id for table in await finished_tables(session, game, before, 1000)]
    for table_id in table_ids:
        cached = await services.tables.load(table_id)
        if cached.meta.pause_reason is not None:
            continue
        state = started_state(cached)
        text = str(await services.tables.compute(partial(records.record, state, None)))
        seats = [{"name": seat.name, "bot": seat.bot} for seat in cached.meta.seats]
        line = {"table": table_id, "ended_at": cached.meta.ended_at, "seats": seats, "result": cached.meta.result}
        yield json.dumps({**line, "record": text}).encode() + b"\n"


@router.post("/tables/{table}/studies", status_code=201, dependencies=[Depends(limited("new_table"))])
async def study(cached: VisibleTable, body: NewStudy, services: ServicesDep, user: SignedIn) -> TableInfo:
    """Go on from any move of a finished game, every seat mine or a bot's."""
    if cached.meta.status != "finished" and not cached.meta.is_study:
        raise Problem(409, "not-finished", index=cached.meta.index)
    origin = started_state(cached)
    if body.move > len(origin.tip.line()):
        raise not_found("move")
    async with services.db.write() as session:
        table = await studies.make(session, cached.meta, body.move, user, body.seats, shared=body.shared)
    first = partial(studies.first_change, origin=origin, move=body.move)
    return info_for(await services.tables.start(table.id, first), user)
