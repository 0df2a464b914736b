"""Puts kept records on a server as finished tables, so that tests can start in the middle of a game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import asdict
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Page
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

from astrarium.kernel.chance import Dealer
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from astrarium.lab.kept_records import KeptRecord
from astrarium.server import clock
from astrarium.server.db.tables import Row, Seat, Table
from astrarium.server.play.chance import commitment
from astrarium.server.play.change import Change
from astrarium.server.play.clocks import NoClock
from astrarium.server.play.results import ending_values
from astrarium.server.play.table_meta import meta_of
from astrarium.server.play.table_state import Start, TableState
from tests.browser.gameplay import csrf
from tests.server.processes import Process

RECORDS = Path(__file__).parent.parent / "records" / "kept"
BOT = "random"
SEED = bytes(32)


class FinishedTable(NamedTuple):
    """A finished table on the server and its record."""

    table: str
    record: Record

    def before_last(self, seat: int, decisions: int) -> int:
        """The move after which the seat has this many decisions left."""
        own = [number for number, (who, _) in enumerate(self.record.moves) if who == seat]
        return own[-decisions]

    def after_first(self, seat: int, decisions: int) -> int:
        """The move after which the seat has made this many decisions and must make the next one."""
        return [number for number, (who, _) in enumerate(self.record.moves) if who == seat][decisions]


def newest_record(game: str, players: int) -> Record:
    """The newest kept record for this number of players with the default settings."""
    file = max((RECORDS / game).glob(f"*-{players}p-0.txt"))
    return KeptRecord.read(file).record


def replayed(record: Record) -> Change:
    """The game of the record, played again into rows of a table."""
    *_, change = replaying(record)
    return change


def replaying(record: Record, levels: list[str | None] | None = None) -> Iterator[Change]:
    """The game of the record, played again into rows of a table: before each move, and at the end.

    `levels` are those of its bots, None for people; without them all are bots.
    """
    header = record.header
    players: int = header["players"]
    bots: list[str | None] = levels or [BOT] * players
    start = Start(header["game"], players, header["options"], header["setup"], header["draws"], [""] * players, bots)
    change = Change(TableState.at_start(start, NoClock()), Dealer.seeded("kept"), [{}] * players, clock.now())
    change.add("start", None, None, **asdict(start))
    for who, move in record.moves:
        yield change
        if who == CHANCE:
            change.add("chance", None, None, action=change.g.parse(move), n=change.state.draws)
        else:
            action = change.g.parse(move)
            change.add("move", who, None, action=action, decision=change.state.decision_of(who))
    yield change


def decision_where(game: str, players: int, is_wanted: Callable[[Game], bool]) -> int:
    """The number of the first decision of the first seat of the newest kept record in such a position."""
    record = newest_record(game, players)
    decisions = (change.state.g for change, (who, _) in zip(replaying(record), record.moves, strict=False) if who == 0)
    return next(number for number, g in enumerate(decisions) if is_wanted(g))


def add_finished_table(server: Process, game: str, players: int) -> FinishedTable:
    """Put the newest kept record on the server as a finished public table, unless it is there already."""
    record = newest_record(game, players)
    table_id = f"{game.replace('_', '')[:8]}{players}"  # an id has letters and digits
    with Session(create_engine(server.database)) as session, session.begin():
        if session.get(Table, table_id) is None:
            session.add_all(rows_of(table_id, record))
    return FinishedTable(table_id, record)


def rows_of(table_id: str, record: Record) -> list[Table | Row]:
    change = replayed(record)
    table = Table(
        id=table_id, game=record.header["game"], options=record.header["options"], is_public=True,
        clock=NoClock().model_dump(), invite=table_id, seed=SEED, commitment=commitment(SEED),
        index=change.state.index, created_at=change.at, started_at=change.at, moved_at=change.at,
    )  # fmt: skip
    for seat in range(record.header["players"]):
        name = f"{BOT} {seat + 1}"
        table.seats.append(Seat(seat=seat, kind="bot", bot=BOT, name=name, auto_replies={}))
    for field, value in ending_values(meta_of(table), change.state, change.at).items():
        setattr(table, field, value)
    assert table.status == "finished", "a kept record ends with its game"
    rows = [
        Row(
            table_id=table_id, index=row.index, kind=row.kind, seat=row.seat, user_id=row.user, at=row.at, data=row.data
        )
        for row in change.rows
    ]
    return [table, *rows]


def sign_in_as_guest(page: Page) -> None:
    """Make the visitor a guest by starting a game; guests may start studies."""
    assert page.request.post("/api/play-now", data={"game": "toy", "players": 2, "bot": BOT}).ok


def table_in_middle_of_game(page: Page, server: Process, game: str, players: int, decisions: int) -> str:
    """A study against bots in which the visitor has the first seat of a kept game, after `decisions` own decisions."""
    finished = add_finished_table(server, game, players)
    sign_in_as_guest(page)
    return study_of(page, finished, finished.after_first(0, decisions))


def study_of(page: Page, finished: FinishedTable, move: int) -> str:
    """A study against bots in which the visitor has the first seat of a kept game after so many moves."""
    body = {"move": move, "seats": [None, *[BOT] * (finished.record.header["players"] - 1)]}
    answer = page.request.post(f"/api/tables/{finished.table}/studies", data=body, headers=csrf(page))
    assert answer.status == 201, answer.text()
    table: str = answer.json()["id"]
    return table
