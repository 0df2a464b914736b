"""Tables of Chaos Order in the middle of a battle, with people at some seats."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

from playwright.sync_api import Page
from sqlalchemy import create_engine
from sqlalchemy.orm import Session

import astrarium
from astrarium.games.chaos_order.counts import hand_size
from astrarium.games.chaos_order.ids import NONE
from astrarium.games.chaos_order.state import ChaosOrder
from astrarium.kernel.records import Record
from astrarium.server.db.base import ALPHABET
from astrarium.server.db.jobs import Job
from astrarium.server.db.tables import Row, Seat, Table
from astrarium.server.play.chance import commitment
from astrarium.server.play.clocks import NoClock
from astrarium.server.play.job_schedule import caused_jobs
from astrarium.server.play.table_meta import meta_of
from tests.browser.finished_tables import BOT, SEED, replaying, sign_in_as_guest
from tests.server.processes import Process

PLAYERS = 3
MOST_GAMES = 400
LAST_ROUND = 3
IDLE = ("pass", "decline", "stop", "end", "discard")  # not chosen if anything else is possible


def is_even_battle(g: ChaosOrder) -> bool:
    """The first two seats face each other at a relic, with cards and a leader on one side; the first has started it."""
    if g.battle == NONE or g.sides != (0, 1) or g.battle not in g.relics:
        return False
    fighters = [g.players[seat].fighters[g.battle] for seat in g.sides]
    cards = [hand_size(g, seat) for seat in g.sides]
    has_leader = any(g.fighting_leaders) and not all(g.fighting_leaders)
    return min(fighters) >= 2 and min(cards) >= 2 and has_leader and step_of(g) == "SEALED_PUTTING"


def step_of(g: ChaosOrder) -> str:
    return g.rules.steps[g.stack[-1][0]].name if g.stack else ""


@cache
def record_until(is_wanted: Callable[[ChaosOrder], bool]) -> Record:
    """The first random game that comes to such a position, up to there."""
    for seed in range(MOST_GAMES):
        rng = random.Random(seed)
        g = astrarium.new("chaos_order", PLAYERS, {}, seed=seed)
        assert isinstance(g, ChaosOrder)
        while g.stack and g.round <= LAST_ROUND:
            if is_wanted(g):
                return Record.of(g)
            seat = g.actors[0]
            actions = g.actions(seat)
            busy = [action for action in actions if g.rules.verbs.list[action[0]].name not in IDLE]
            g.apply(seat, rng.choice(busy or actions))
    raise AssertionError("no game came to that")


def user_of(page: Page) -> dict[str, Any]:
    sign_in_as_guest(page)
    user: dict[str, Any] = page.request.get("/api/me").json()["user"]
    return user


def battle_table(
    server: Process, pages: list[Page | None], is_wanted: Callable[[ChaosOrder], bool] = is_even_battle
) -> str:
    """A running table in such a position; a page at a seat is its player, all other seats are bots."""
    record = record_until(is_wanted)
    users = {id(page): user_of(page) for page in {id(page): page for page in pages if page}.values()}
    levels = [None if page else BOT for page in pages]
    *_, change = replaying(record, levels)
    digest = sha256(f"{sorted(user['id'] for user in users.values())}".encode()).digest()
    table_id = "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:10])
    table = Table(
        id=table_id, game="chaos_order", status="running",
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
