"""Live messages: the bus between processes and the hub of WebSockets."""

from ..db.engine import Database
from .bus import Bus
from .local_bus import LocalBus
from .postgres_bus import PostgresBus


def make_bus(db: Database) -> Bus:
    """The bus that fits the database."""
    return LocalBus() if db.is_sqlite else PostgresBus(db)
