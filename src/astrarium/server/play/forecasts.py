"""Forecasts and calculations may take long, so they are computed in the processes in which bots think."""

from __future__ import annotations

from functools import partial
from typing import Any

from astrarium.kernel.chance import Dealer, DrawStream

from ..asking import current_asker
from ..jobs.pool import NoAnswer, WorkerDied
from ..problems import Problem
from ..services import Services
from .legality import check_legal
from .table_state import TableState


async def forecast(services: Services, state: TableState, seat: int, notation: str) -> dict[str, Any] | None:
    """What a seat may expect of an uncertain decision, now or after a move."""
    wire = await services.tables.compute(partial(position_ahead, state, seat, notation))
    return None if wire is None else await computed(services, "forecast", {"wire": wire.decode(), "seat": seat})


def position_ahead(state: TableState, seat: int, notation: str) -> bytes | None:
    """The position as the seat knows it, after a move if nothing unknown comes of it."""
    if notation:
        check_legal(state, seat, notation)
    position = state.g.redeal(seat, DrawStream(Dealer.seeded("forecast")))
    if notation and any(event.reveals for event in position.play(seat, notation)):
        return None
    return position.to_wire()


async def calculation(services: Services, game: str, question: Any) -> dict[str, Any]:
    """The answer of a game's calculator."""
    found: dict[str, Any] = await computed(services, "calculate", {"game": game, "question": question})
    return found


async def computed(services: Services, task: str, arguments: dict[str, Any]) -> Any:
    try:
        return await services.pool.compute(task, arguments, services.order.turn_of(current_asker()))
    except NoAnswer as failed:
        if failed.reason is not None:
            raise Problem(422, "bad-question", reason=failed.reason) from None
        raise Problem(503, "took-too-long") from None
    except WorkerDied:
        raise Problem(503, "took-too-long") from None
