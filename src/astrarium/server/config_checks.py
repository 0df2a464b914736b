"""Checks of the configuration, before anything is created or opened. Each mistake is one clear sentence."""

from __future__ import annotations

from ipaddress import ip_network
from pathlib import Path
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from .config import Config, Mail
from .db.engine import DRIVERS
from .lockfile import sqlite_file
from .refusal import CannotServe
from .routes.pages import BUILT, PAGE

ANY_PROXY: Final = "*"
MAIL_PORTS: Final = {"smtp": 587, "smtps": 465}
WEB_SCHEMES: Final = ("http", "https")


def check(config: Config) -> None:
    """Raise `CannotServe` for the first setting that cannot work."""
    check_database(config.database)
    if config.processes > 1 and config.is_sqlite:
        raise CannotServe("one-process")
    check_base_url(config.base_url)
    check_proxies(config.proxies)
    check_web(config.web)


def check_database(url: str) -> None:
    """An address of SQLite or PostgreSQL; of a file the folder must be there."""
    try:
        scheme = make_url(url).drivername
    except (ArgumentError, ValueError):  # a port that is no number is the latter
        raise CannotServe("bad-database-url") from None
    if scheme not in {*DRIVERS, *DRIVERS.values()}:
        raise CannotServe("bad-database-url")
    file = sqlite_file(url)
    if file is None:
        return
    if not file.parent.is_dir():
        raise CannotServe("no-folder", file=str(file), folder=str(file.parent))
    if file.is_dir():
        raise CannotServe("is-folder", file=str(file))


def split_address(url: str) -> SplitResult | None:
    """The parts of an address whose port is a number, or None."""
    try:
        parts = urlsplit(url)
        return parts if parts.hostname and parts.port != 0 else None
    except ValueError:
        return None


def check_base_url(url: str) -> None:
    """The address of a site, without a place within it: our pages are at its root."""
    if not url:
        return
    parts = split_address(url)
    if parts is None or parts.scheme not in WEB_SCHEMES or any((parts.path.strip("/"), parts.query, parts.fragment)):
        raise CannotServe("bad-base-url", url=url)


def check_proxies(proxies: str) -> None:
    """Addresses or networks with commas, or any."""
    for proxy in [part.strip() for part in proxies.split(",") if part.strip()]:
        try:
            is_network = proxy == ANY_PROXY or bool(ip_network(proxy))
        except ValueError:
            is_network = False
        if not is_network:
            raise CannotServe("bad-proxy", proxy=proxy)


def check_web(folder: Path | None) -> None:
    """A folder that is named holds the client."""
    if folder is not None and not (folder / PAGE).is_file():
        raise CannotServe("no-web", folder=str(folder), page=PAGE)


def has_client(config: Config) -> bool:
    """Whether there is a client for browsers; without one only programs can play."""
    return ((config.web or BUILT) / PAGE).is_file()


def mail_from_url(url: str, sender: str) -> Mail:
    """The mail settings of an address such as smtp://user:password@host:587."""
    if not url:
        return Mail()
    parts = split_address(url)
    if parts is None or parts.hostname is None or parts.scheme not in MAIL_PORTS:
        raise CannotServe("bad-mail")
    username = unquote(parts.username or "")
    if "@" not in (sender or username):
        raise CannotServe("no-sender")
    return Mail(
        host=parts.hostname,
        port=parts.port or MAIL_PORTS[parts.scheme],
        username=username,
        password=unquote(parts.password or ""),
        sender=sender or username,
        start_tls=parts.scheme == "smtp",
    )
