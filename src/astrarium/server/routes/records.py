"""What is kept of games: the log, records, positions, studies."""

import json
from collections.abc import AsyncIterator
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Path, Query
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, Field

from ..people.access import Signed
from ..people.fields import Asked, Label
from ..people.limits import limited
from ..people.routing import api_router
from ..play import records, seeing, store, studies
from ..play.lobby import Word
from ..play.reading import TableInfo, finished_tables
from ..problems import Problem, not_found
from ..services import Having, Services
from ..shown import View
from .moves import READS, begun
from .places import Seen, Viewpoint
from .shapes import LogRow
from .tables import shown

router = api_router("records")
PAGE = 500
MoveNumber = Annotated[int, Field(ge=0, le=10**6)]
LINES = "application/jsonl"


class PositionInfo(BaseModel):
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


class NewStudy(Asked):
    """From which move, and a bot for each seat or nothing to play it oneself."""

    move: MoveNumber
    seats: list[Word | None] = Field(max_length=9)
    shared: bool = False


@router.get("/tables/{table}/log", dependencies=READS)
async def log(
    known: Seen,
    seat: Viewpoint,
    having: Having,
    after: Annotated[int, Query(ge=-1, le=10**9)] = -1,
    limit: Annotated[int, Query(ge=1, le=PAGE)] = PAGE,
) -> list[LogRow]:
    """The rows after one of them."""
    standing = begun(known)
    async with having.db.read() as session:
        rows = await store.read_rows(session, known.meta.id, after, limit)
    return [LogRow(**seeing.log_row(row, standing, seat)) for row in rows if row.index <= standing.index]


@router.get("/tables/{table}/record", response_class=PlainTextResponse, dependencies=READS)
async def record(known: Seen, seat: Viewpoint) -> str:
    """The moves that stand as text, which replays anywhere."""
    return str(records.record(begun(known), seat))


@router.get("/tables/{table}/record/full", dependencies=READS)
async def full_record(known: Seen, seat: Viewpoint, having: Having) -> FullForm:
    """Every row, undone ones too."""
    standing = begun(known)
    async with having.db.read() as session:
        rows = await store.read_rows(session, known.meta.id)
    held = [row for row in rows if row.index <= standing.index]
    return FullForm(**records.full_form(known.meta, standing, held, seat))


@router.get("/tables/{table}/positions", response_class=StreamingResponse, dependencies=READS)
async def positions(known: Seen, seat: Viewpoint, having: Having) -> StreamingResponse:
    """Every position of the line that stands as JSON Lines."""
    standing = begun(known)

    async def lines() -> AsyncIterator[bytes]:
        found = records.positions(standing.copy(), seat)
        while chunk := await having.tables.compute(partial(some_lines, found)):
            yield chunk

    return StreamingResponse(lines(), media_type=LINES)


def some_lines(found: Any, count: int = 20) -> bytes:
    return b"".join([json.dumps(position).encode() + b"\n" for _, position in zip(range(count), found, strict=False)])


@router.get("/tables/{table}/positions/{move}", dependencies=READS)
async def position_at(
    known: Seen, move: Annotated[int, Path(ge=0, le=10**6)], seat: Viewpoint, having: Having
) -> PositionInfo:
    """The position after so many moves."""
    found = await having.tables.compute(partial(records.position_at, begun(known), move, seat))
    return PositionInfo(**found)


@router.get("/export/{game}", response_class=StreamingResponse, dependencies=READS)
async def export(
    game: Label, having: Having, before: Annotated[int | None, Query(ge=0, le=10**14)] = None
) -> StreamingResponse:
    """Finished public games as JSON Lines, the newest first; `before` (an `ended_at`) for the next thousand."""
    return StreamingResponse(exported(having, game, before), media_type=LINES)


async def exported(having: Services, game: str, before: int | None) -> AsyncIterator[bytes]:
    async with having.db.read() as session:
        found = [table.id for table in await finished_tables(session, game, before, 1000)]
    for table_id in found:
        known = await having.tables.read(table_id)
        if known.meta.trouble is not None:
            continue
        standing = begun(known)
        text = str(await having.tables.compute(partial(records.record, standing, None)))
        seats = [{"name": seat.name, "bot": seat.bot} for seat in known.meta.seats]
        line = {"table": table_id, "ended_at": known.meta.ended_at, "seats": seats, "result": known.meta.result}
        yield json.dumps({**line, "record": text}).encode() + b"\n"


@router.post("/tables/{table}/studies", status_code=201, dependencies=[Depends(limited("new_table"))])
async def study(known: Seen, wanted: NewStudy, having: Having, user: Signed) -> TableInfo:
    """Go on from any move of a finished game, every seat mine or a bot's."""
    if known.meta.status != "finished" and not known.meta.is_study:
        raise Problem(409, "not-finished", index=known.meta.index)
    origin = begun(known)
    if wanted.move > len(origin.tip.line()):
        raise not_found("move")
    async with having.db.write() as session:
        table = await studies.make(session, known.meta, wanted.move, user, wanted.seats, shared=wanted.shared)
    first = partial(studies.first_change, origin=origin, move=wanted.move)
    return shown(await having.tables.start(table.id, first), user)
