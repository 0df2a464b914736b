"""How a table ends: the result with those who resigned last, and the ratings."""

from __future__ import annotations

from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.kernel.rules import Result

from ..people.ratings import rate
from .meta import Meta
from .standing import Standing


def ended(meta: Meta, standing: Standing, at: int) -> dict[str, Any]:
    """What changes in the table's own row when its game is over; nothing if it is not."""
    if not standing.is_over:
        return {}
    result = None if standing.is_abandoned else standing.g.result
    status = "abandoned" if result is None else "finished"
    return {"status": status, "ended_at": at, "result": None if result is None else result_data(result, standing)}


def natural_status(meta: Meta, standing: Standing) -> str:
    """The status of a table that has begun and whose rows can all be carried out."""
    if not standing.is_over:
        return "running"
    return "abandoned" if meta.result is None else "finished"


def result_data(result: Result, standing: Standing) -> dict[str, Any]:
    """Points as the game counts them; places with those who resigned behind all others."""
    resigned = [seat.has_resigned for seat in standing.seats]
    # An automaton of the game itself has a place too, but no seat at our table.
    order = [(has_resigned, place) for has_resigned, place in zip(resigned, result.ranking, strict=False)]
    order += [(False, place) for place in result.ranking[len(resigned) :]]
    places = [1 + sum([other < own for other in order]) for own in order]
    return {
        "scores": list(result.scores),
        "breakdown": [dict(part) for part in result.breakdown],
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "resigned": [seat for seat, has_resigned in enumerate(resigned) if has_resigned],
    }


async def rate_table(session: AsyncSession, meta: Meta, result: dict[str, Any]) -> None:
    placed = [(seat.user, place) for seat, place in zip(meta.seats, result["places"], strict=False)]
    await rate(session, meta.game, [(user, place) for user, place in placed if user is not None])
