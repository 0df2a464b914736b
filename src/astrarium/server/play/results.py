"""How a table ends: the result with those who resigned last, and the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.kernel.results import Result
from astrarium.kernel.rules import Rules

from ..people.ratings import rate
from .table_meta import TableMeta
from .table_state import TableState


def ending_values(meta: TableMeta, state: TableState, at: int) -> dict[str, Any]:
    """The columns of the table that change when its game is over; empty while it goes on."""
    if not state.is_over:
        return {}
    result = None if state.is_abandoned else result_of(state)
    return {"status": "abandoned" if result is None else "finished", "ended_at": at, "result": result}


def result_of(state: TableState) -> dict[str, Any]:
    """How a game has ended, by its own rules or because people resigned."""
    result = state.g.result
    return early_result(state) if result is None else result_data(result, state)


def early_result(state: TableState) -> dict[str, Any]:
    """Places without points: last those who resigned, before them those whose time ran out, and first all others."""
    order = [
        2 if seat.has_resigned else int(seat.bot is not None and first is None)
        for seat, first in zip(state.seats, state.start.bots, strict=True)
    ]
    nothing: dict[str, Any] = {"scores": [], "breakdown": [], "keys": [], "teams": [], "won_by": "", "chart": ""}
    return places_data(order, state) | nothing | {"ended_early": True}


def places_data(order: Sequence[Any], state: TableState) -> dict[str, Any]:
    """The places, winners and resigned seats; the smallest value in `order` is first."""
    places = [1 + sum([other < own for other in order]) for own in order]
    return {
        "places": places,
        "winners": [seat for seat, place in enumerate(places) if place == 1],
        "resigned": [number for number, seat in enumerate(state.seats) if seat.has_resigned],
    }


def derived_status(meta: TableMeta, state: TableState) -> str:
    """The status of a table that has begun and whose rows can all be carried out."""
    if not state.is_over:
        return "running"
    return "abandoned" if meta.result is None else "finished"


def result_data(result: Result, state: TableState) -> dict[str, Any]:
    """Points and keys as the game counts them; places with those who resigned behind all others, not their partners."""
    resigned = [seat.has_resigned for seat in state.seats]
    # An automaton of the game itself has a place too, but no seat at our table.
    order = [(has_resigned, place) for has_resigned, place in zip(resigned, result.ranking, strict=False)]
    order += [(False, place) for place in result.ranking[len(resigned) :]]
    counted = {
        "scores": list(result.scores),
        "breakdown": [dict(part) for part in result.breakdown],
        "keys": decisive_keys(state.g.rules, result),
        "teams": list(result.teams),
        "won_by": result.won_by,
        "chart": state.g.rules.chart_event,
        "ended_early": False,
    }
    return places_data(order, state) | counted


def decisive_keys(rules: Rules[Any], result: Result) -> list[dict[str, Any]]:
    """What ranked the seats, with the rule that says so and the value of each; what had no tie to break is left out."""
    keys = rules.ranked_by[: result.decisive_key_count()]
    return [
        {"name": key.name, "rule": key.rule, "values": [values[at] for values in result.keys]}
        for at, key in enumerate(keys)
    ]


async def rate_table(session: AsyncSession, meta: TableMeta, result: dict[str, Any]) -> None:
    placed = [(seat.user, place) for seat, place in zip(meta.seats, result["places"], strict=False)]
    await rate(session, meta.game, [(user, place) for user, place in placed if user is not None])
