"""Running tables in a wanted position, with people at some seats."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from functools import cache
from hashlib import sha256
from typing import Any, TypeVar

from playwright.sync_api import Page
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

import astrarium
from astrarium.kernel.game import Game
from astrarium.kernel.records import Record
from astrarium.server.db.base import ALPHABET
from astrarium.server.db.jobs import Job
from astrarium.server.db.tables import Row, Seat, Table
from astrarium.server.play.chance import commitment
from astrarium.server.play.clocks import NoClock
from astrarium.server.play.job_schedule import caused_jobs
from astrarium.server.play.table_meta import meta_of
from tests.browser.finished_tables import BOT, SEED, replaying, sign_in_as_guest
from tests.browser.gameplay import csrf
from tests.server.processes import Process

G = TypeVar("G", bound=Game)
MOST_GAMES = 400


def step_of(g: Game) -> str:
    """The name of the pending step."""
    return g.rules.steps[g.stack[-1][0]].name if g.stack else ""


class Search:
    """Random games of a number of players in which verbs of `idle` are not chosen if anything else is possible."""

    def __init__(
        self, game: str, players: int, options: Mapping[str, Any], idle: tuple[str, ...], last_round: int = 9
    ) -> None:
        self.game = game
        self.players = players
        self.options = dict(options)
        self.idle = idle
        self.last_round = last_round

    @cache  # noqa: B019  a search lives as long as the tests
    def record_until(self, is_wanted: Callable[[Any], bool]) -> Record:
        """The first random game that comes to such a position, up to there."""
        for seed in range(MOST_GAMES):
            g: Any = astrarium.new(self.game, self.players, self.options, seed=seed)
            rng = random.Random(seed)
            while g.stack and g.round <= self.last_round:
                if is_wanted(g):
                    return Record.of(g)
                self.play_one(g, rng)
        raise AssertionError("no game came to that")

    def play_one(self, g: Game, rng: random.Random) -> None:
        seat = g.actors[0]
        actions = g.actions(seat)
        busy = [action for action in actions if g.rules.verbs.list[action[0]].name not in self.idle]
        g.apply(seat, rng.choice(busy or actions))


def user_of(page: Page) -> dict[str, Any]:
    """A guest who reads the language of the browser; requests without a page do not name it."""
    sign_in_as_guest(page)
    language = page.evaluate("navigator.language.slice(0, 2)")
    assert page.request.patch("/api/me", data={"language": language}, headers=csrf(page)).ok
    user: dict[str, Any] = page.request.get("/api/me").json()["user"]
    return user


def running_table(server: Process, pages: list[Page | None], record: Record) -> str:
    """A running table at the end of a record; a page at a seat is its player, all other seats are bots."""
    users = {id(page): user_of(page) for page in {id(page): page for page in pages if page}.values()}
    levels = [None if page else BOT for page in pages]
    *_, change = replaying(record, levels)
    digest = sha256(f"{sorted(user['id'] for user in users.values())}".encode()).digest()
    table_id = "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:10])
    table = Table(
        id=table_id, game=record.header["game"], status="running",
        options=record.header["options"], is_public=True, clock=NoClock().model_dump(), invite="", seed=SEED,
        commitment=commitment(SEED), index=change.state.index, created_at=change.at, started_at=change.at,
        moved_at=change.at,
    )  # fmt: skip
    for number, (page, level) in enumerate(zip(pages, levels, strict=True)):
        user = users[id(page)] if page else None
        table.seats.append(
            Seat(
                seat=number, kind="human" if user else "bot", user_id=user["id"] if user else None, bot=level,
                name=user["name"] if user else f"Bot {number + 1}", entropy="", auto_replies={},
                is_to_move=number in change.state.g.actors,
            )
        )  # fmt: skip
    rows = [
        Row(
            table_id=table_id, index=row.index, kind=row.kind, seat=row.seat, user_id=row.user, at=row.at, data=row.data
        )
        for row in change.rows
    ]
    jobs = [
        Job(kind=job.kind, key=job.key, table_id=job.table_id, due_at=job.due_at, data=job.data)
        for job in caused_jobs(meta_of(table), None, change)
    ]
    with Session(create_engine(server.database)) as session, session.begin():
        session.add_all([table, *rows, *jobs])
    return table_id
