"""How strong people are."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from astrarium.server.db.engine import Database
from astrarium.server.db.models import Rating, User
from astrarium.server.people import ratings as module
from astrarium.server.people.ratings import rate

from .browser_client import BrowserClient, good, refused
from .conftest import MakeBrowser

pytestmark = pytest.mark.anyio


async def add_people(db: Database, *ids: str, kind: str = "account") -> None:
    async with db.write() as session:
        session.add_all(
            [User(id=it, name=it, name_key=it, kind=kind, settings={}, created_at=1, seen_at=1) for it in ids]
        )


async def rated(db: Database, *placed: tuple[str, int]) -> dict[str, Rating]:
    """Rate a game; the ratings after it."""
    async with db.write() as session:
        await rate(session, "toy", list(placed))
    async with db.read() as session:
        return {rating.user_id: rating for rating in await session.scalars(select(Rating))}


async def test_the_winner_rises_and_the_loser_falls(either_db: Database) -> None:
    await add_people(either_db, "ann", "bob", "cat")
    found = await rated(either_db, ("cat", 3), ("ann", 1), ("bob", 2))
    assert found["ann"].mu > 25 > found["cat"].mu
    assert found["ann"].ordinal > found["bob"].ordinal > found["cat"].ordinal
    assert [rating.games for rating in found.values()] == [1, 1, 1]
    assert all(rating.sigma < 25 / 3 for rating in found.values())


async def test_ratings_build_on_earlier_games(either_db: Database) -> None:
    await add_people(either_db, "ann", "bob")
    once = (await rated(either_db, ("ann", 1), ("bob", 2)))["ann"].ordinal
    twice = (await rated(either_db, ("ann", 1), ("bob", 2)))["ann"]
    assert (twice.ordinal > once, twice.games) == (True, 2)


async def test_a_shared_place_is_shared(db: Database) -> None:
    await add_people(db, "ann", "bob")
    found = await rated(db, ("ann", 1), ("bob", 1))
    assert found["ann"].mu == pytest.approx(found["bob"].mu)


async def test_nobody_is_rated_against_themselves(db: Database) -> None:
    await add_people(db, "ann", "bob")
    assert await rated(db, ("ann", 1), ("ann", 2)) == {}
    found = await rated(db, ("ann", 1), ("bob", 2), ("ann", 3))
    assert found["ann"].mu > found["bob"].mu
    assert found["ann"].games == 1


async def test_games_that_end_at_the_same_moment_all_count(either_db: Database) -> None:
    await add_people(either_db, "ann", "bob", "cat")
    await asyncio.gather(
        *[rated(either_db, ("ann", 1), ("bob", 2), ("cat", 3)) for _ in range(4)],
        *[rated(either_db, ("cat", 1), ("ann", 2)) for _ in range(4)],
    )
    found = await rated(either_db)
    assert {name: rating.games for name, rating in found.items()} == {"ann": 8, "bob": 4, "cat": 8}


async def test_the_leaderboard_lists_accounts_by_strength(
    browser: BrowserClient, db: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PAGE", 2)
    monkeypatch.setattr("astrarium.server.routes.people.PAGE", 2)
    await add_people(db, "ann", "bob", "cat")
    await add_people(db, "guest", kind="guest")
    await rated(db, ("guest", 1), ("bob", 2), ("ann", 3), ("cat", 4))
    first = good(await browser.get("/leaderboard/toy"))
    assert [(leader["place"], leader["name"]) for leader in first["people"]] == [(1, "bob"), (2, "ann")]
    assert first["has_more"] is True
    second = good(await browser.get("/leaderboard/toy?page=2"))
    assert ([leader["place"] for leader in second["people"]], second["has_more"]) == ([3], False)


async def test_there_is_no_leaderboard_of_no_game(browse: MakeBrowser) -> None:
    refused(await browse().get("/leaderboard/chess"), 404, "no-game")
