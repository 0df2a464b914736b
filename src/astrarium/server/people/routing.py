"""What the routes about people share."""

from typing import Final

from fastapi import APIRouter, Response, params

from ..db.models import User
from ..problem_replies import ProblemReply
from ..services import Services
from .sessions import set_session_cookie
from .views import Me, SessionInfo

MAX_PER_PERSON: Final = 20  # tokens and channels that one person may have


def api_router(tag: str, *needs: params.Depends) -> APIRouter:
    """A router for routes below /api, with the schema of refusals."""
    return APIRouter(prefix="/api", tags=[tag], dependencies=needs, responses={"4XX": {"model": ProblemReply}})


def signed_in_reply(services: Services, response: Response, user: User, token: str) -> SessionInfo:
    """The answer to a person who has just signed in, with the session cookie."""
    return SessionInfo(user=Me.of(user), csrf=set_session_cookie(response, services.config, token))
