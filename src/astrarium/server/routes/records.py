"""The log, records, positions and studies of games."""

import gzip
import json
from collections.abc import AsyncIterator, Iterator
from functools import partial
from typing import Annotated, Any

from fastapi import Depends, Path, Query, Request, Response
from fastapi.responses import PlainTextResponse, StreamingResponse
from pydantic import BaseModel, Field

from ..asking import current_asker
from ..people.access import SignedIn
from ..people.fields import Label, RequestBody
from ..people.heavy_answers import heavy
from ..people.limits import limited
from ..people.routing import api_router
from ..play import records, seat_views, store, studies
from ..play.cached_table import CachedTable
from ..play.lobby import ShortText
from ..play.rows import TableRow
from ..play.table_info import TableInfo, finished_tables
from ..play.table_state import TableState
from ..problems import Problem, not_found
from ..services import Services, ServicesDep
from ..view_types import View
from .moves import READS, started_state
from .schemas import LogRow
from .table_access import Viewpoint, VisibleTable
from .tables import info_for, start_counted

router = api_router("records")
PAGE = 500
FEW = 50
MoveNumber = Annotated[int, Field(ge=0, le=10**6)]
LINES = "application/jsonl"
HEAVY = [Depends(limited("request", 10)), Depends(heavy)]
PACKING = 5  # as hard as other answers are compressed


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
async def record(cached: VisibleTable, seat: Viewpoint, services: ServicesDep) -> str:
    """The moves that stand as text, which replays anywhere."""
    return str(await services.tables.compute(partial(records.record, started_state(cached), seat)))


@router.get("/tables/{table}/record/full", response_model=FullForm, dependencies=HEAVY)
async def full_record(request: Request, cached: VisibleTable, seat: Viewpoint, services: ServicesDep) -> Response:
    """Every row, undone ones too."""
    started_state(cached)
    return await heavy_response(request, services, cached, "record", seat, "application/json")


@router.get("/tables/{table}/positions", response_class=StreamingResponse, dependencies=HEAVY)
async def positions(request: Request, cached: VisibleTable, seat: Viewpoint, services: ServicesDep) -> Response:
    """Every position of the line that stands as JSON Lines."""
    started_state(cached)
    return await heavy_response(request, services, cached, "positions", seat, LINES)


async def heavy_response(
    request: Request, services: Services, cached: CachedTable, what: str, seat: int | None, kind: str
) -> Response:
    """A record or the positions: sent while it is made; of a finished game it is kept, as it never changes."""
    is_same_for_all = what == "record" and started_state(cached).is_over
    key = (what, cached.meta.id, None if is_same_for_all else seat)
    kept = services.heavy.find(*key)
    if kept is None:
        return StreamingResponse(made_and_kept(services, cached, *key), media_type=kind)
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(kept, media_type=kind, headers={"Content-Encoding": "gzip", "Vary": "Accept-Encoding"})
    return Response(await services.tables.compute(partial(gzip.decompress, kept)), media_type=kind)


async def made_and_kept(
    services: Services, cached: CachedTable, what: str, table_id: str, seat: int | None
) -> AsyncIterator[bytes]:
    state = started_state(cached)
    if what == "positions":
        pieces = position_lines(state, seat)
    else:
        pieces = full_form_parts(cached, state, await all_rows(services, table_id, state.index), seat)
    made: list[bytes] = []
    async for slice_ in services.tables.engines.run_slices(pieces):
        if state.is_over:
            made.append(slice_)
        yield slice_
    if state.is_over:
        packed = await services.tables.compute(lambda: gzip.compress(b"".join(made), PACKING))
        services.heavy.keep(packed, what, table_id, seat)


async def all_rows(services: Services, table_id: str, newest: int) -> list[TableRow]:
    """The rows up to one of them, read a few at a time: the event loop has its turn in between."""
    rows: list[TableRow] = []
    async with services.db.read() as session:
        while len(rows) <= newest:
            rows += await store.read_rows(session, table_id, len(rows) - 1, min(FEW, newest + 1 - len(rows)))
    return rows


def position_lines(state: TableState, seat: int | None) -> Iterator[bytes]:
    for position in records.positions(state.copy(), seat):
        yield json.dumps(position).encode() + b"\n"


def full_form_parts(cached: CachedTable, state: TableState, rows: list[TableRow], seat: int | None) -> Iterator[bytes]:
    """The JSON of a full form, row by row."""
    form = records.full_form(cached.meta, state, (), seat)
    begin = {name: form[name] for name in ("table", "commitment", "seed", "start")}
    yield f'{json.dumps(begin)[:-1]}, "rows": ['.encode()
    for number, row in enumerate(rows):
        line = LogRow(**seat_views.log_row(row, state, seat)).model_dump_json()
        yield f"{',' if number else ''}{line}".encode()
    yield f'], "result": {json.dumps(form["result"])}}}'.encode()


@router.get("/tables/{table}/positions/{move}", dependencies=READS)
async def position_at(
    cached: VisibleTable, move: Annotated[int, Path(ge=0, le=10**6)], seat: Viewpoint, services: ServicesDep
) -> PastPosition:
    """The position after the first `move` moves."""
    position = await services.tables.compute(partial(records.position_at, started_state(cached), move, seat))
    return PastPosition(**position)


@router.get("/export/{game}", response_class=StreamingResponse, dependencies=HEAVY)
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
        if any(body.seats):
            await services.bot_games.check(session, user.id, current_asker().origin)
        table = await studies.make(session, cached.meta, body.move, user, body.seats, shared=body.shared)
    first = partial(studies.first_change, origin=origin, move=body.move)
    return info_for(await start_counted(services, await services.tables.open(table.id), first), user)
