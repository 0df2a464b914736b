"""All models in one place, for migrations, and for modules that need several."""

from .base import Base, new_id
from .jobs import Job
from .people import ApiToken, Channel, IgnoredPerson, Link, Rating, Report, Session, User
from .tables import ChatLine, Row, Seat, Snapshot, Table

__all__ = [
    "ApiToken", "Base", "Channel", "ChatLine", "IgnoredPerson", "Job", "Link", "Rating", "Report", "Row", "Seat",
    "Session", "Snapshot", "Table", "User", "new_id",
]  # fmt: skip
