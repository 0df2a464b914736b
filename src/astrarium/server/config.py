"""The configuration of a server."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

LogFormat = Literal["auto", "json", "text"]  # auto: text for people on a terminal, JSON for programs elsewhere


@dataclass(frozen=True)
class Mail:
    """How e-mails are sent; without a host none are."""

    host: str = ""
    port: int = 587
    username: str = ""
    password: str = field(default="", repr=False)
    sender: str = ""
    start_tls: bool = True


@dataclass(frozen=True)
class Config:
    """Everything that differs from one installation to the next."""

    database: str = "sqlite:///astrarium.db"
    host: str = "127.0.0.1"
    port: int = 8765
    base_url: str = ""  # the address that people see; by default the one that is listened on
    database_wait: float = 60.0  # seconds that a PostgreSQL which is away is waited for at the start
    secret: bytes = field(default=b"", repr=False)  # signs what leaves and comes back
    mail: Mail = Mail()
    game_modules: tuple[str, ...] = ()  # further modules that register games when they are imported
    unfinished: bool = False  # the lobby also lists games that are being built
    workers: int = 0  # processes in which bots think; 0: one fewer than there are cores
    processes: int = 1  # that serve one port; more than one needs PostgreSQL
    bot_seconds: float = 20.0  # the longest that a bot may think about one decision
    limits: bool = True  # rate limits
    metrics_token: str = field(default="", repr=False)  # opens /metrics to others than this machine
    proxies: str = "127.0.0.1,::1"  # whose X-Forwarded headers are believed, with commas
    web: Path | None = None  # the folder of the built client

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")
