"""What a game can calculate away from a table, such as the odds of a battle: `calculator.py` in its folder."""

import json
from typing import Annotated, Any, Final

from fastapi import Depends, Query
from pydantic import BaseModel, StringConstraints

from astrarium.kernel.registry import about_of

from ..people.fields import Label
from ..people.limits import limited
from ..people.routing import api_router
from ..play import forecasts
from ..problems import Problem, not_found
from ..services import ServicesDep
from .games import has_calculator

router = api_router("games")
LONGEST: Final = 4_000  # characters of a question
Question = Annotated[str, StringConstraints(max_length=LONGEST), Query()]


class Calculation(BaseModel):
    """The answer, in the game's own terms."""

    answer: dict[str, Any]


@router.get("/games/{game}/calculation", dependencies=[Depends(limited("request"))])
async def calculation(game: Label, question: Question, services: ServicesDep) -> Calculation:
    """The answer to a question in the game's own terms, as JSON. It is computed beside the server, like thoughts."""
    if not has_calculator(about_of(game).id):
        raise not_found("calculator")
    try:
        asked = json.loads(question)
    except (ValueError, RecursionError) as error:
        raise Problem(422, "bad-question", reason=str(error)) from None
    return Calculation(answer=await forecasts.calculation(services, game, asked))
