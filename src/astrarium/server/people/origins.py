"""Where a request comes from: which page sent it, and which address."""

from __future__ import annotations

from functools import cache, lru_cache
from ipaddress import IPv6Address, ip_address
from socket import gethostname
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from ..config import Config
from .addresses import base_address

SAFE_METHODS: Final = frozenset({"GET", "HEAD", "OPTIONS"})
OWN_SITES: Final = frozenset({"same-origin", "none"})  # none: the person typed the address
DEFAULT_PORTS: Final = {"http": ":80", "https": ":443", "": ":80"}


def host_of(origin: str) -> str:
    """Host and port of an origin or of an address, without the default port."""
    parts = urlsplit(origin)
    return parts.netloc.lower().removesuffix(DEFAULT_PORTS.get(parts.scheme, ""))


def is_own_host(connection: HTTPConnection, config: Config) -> bool:
    """Whether the Host header names our address, this machine, or an address in figures.

    A page of another site can make its own name lead here, but no name of ours and no figures.
    """
    return is_own_name(connection.headers.get("host", ""), base_address(config))


@lru_cache(maxsize=1000)
def is_own_name(host: str, own_address: str) -> bool:
    try:
        name = urlsplit(f"//{host}").hostname or ""
        own = urlsplit(own_address).hostname or ""
    except ValueError:  # half a bracket
        return False
    return name in {own, "localhost", *machine_names()} or is_ip(name)


@cache
def machine_names() -> frozenset[str]:
    """What this machine is called in its own network."""
    name = gethostname().lower().rstrip(".")
    return frozenset({name, name.partition(".")[0], f"{name.partition('.')[0]}.local"} - {""})


def is_ip(name: str) -> bool:
    try:
        return bool(ip_address(name.partition("%")[0]))
    except ValueError:
        return False


def is_own_origin(connection: HTTPConnection, config: Config) -> bool:
    """Whether the Origin header, if there is one, names our address or the request's host."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        own_host = host_of(f"{urlsplit(origin).scheme}://{connection.headers.get('host', '')}")
        return bool(own_host) and host_of(origin) in (own_host, host_of(base_address(config)))
    except ValueError:  # an address with half a bracket
        return False


def is_own_page(connection: HTTPConnection, config: Config) -> bool:
    """Whether one of our pages sent this, as far as the browser says; programs send no such header."""
    site = connection.headers.get("sec-fetch-site", "same-origin")
    return site in OWN_SITES and is_own_origin(connection, config)


def client_address(connection: HTTPConnection) -> str:
    """The client's address, as it is counted."""
    return counted_address(connection.client.host if connection.client else "")


@lru_cache(maxsize=10_000)
def counted_address(host: str) -> str:
    """An address as it is counted; of IPv6 the network, because one household has billions of addresses."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or IPv6Address(int(address) >> 64 << 64))
    return host
