"""POST requests to addresses that people gave us, never to addresses inside our own network."""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log addresses, and those are often secrets
TIMEOUT: Final = 10.0
# IPv6 networks that lead into IPv4, whose addresses would have to be checked again, and those of sites.
NOT_CALLED: Final = tuple(
    IPv6Network(network)
    for network in (
        "64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32",  # translated or tunnelled
        "::/96", "::ffff:0:0:0/96",  # an IPv4 address in its old forms
        "fec0::/10", "fc00::/7",
    )
)  # fmt: skip


class SendingFailed(Exception):
    """It did not arrive; it may be tried again."""


class ChannelGone(Exception):
    """It will never arrive: the receiver says so, or the address is not one that we call."""


def is_public(address: str) -> bool:
    """Whether an IP address is a public one."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if any(ip in network for network in NOT_CALLED):
            return False
        ip = ip.ipv4_mapped or ip
    return ip.is_global and not ip.is_multicast


async def addresses_of(host: str, port: int) -> list[str]:
    """The IP addresses of a host."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[4][0]) for where in infos]


async def public_address(url: httpx.URL) -> str:
    """An IP address of the URL's host; `ChannelGone` unless all of its addresses are public."""
    try:
        addresses = await addresses_of(url.raw_host.decode("ascii"), url.port or 443)
    except OSError:
        raise SendingFailed("the name cannot be looked up") from None
    except UnicodeError:
        raise ChannelGone("not a name") from None
    if not addresses or not all(is_public(address) for address in addresses):
        raise ChannelGone("not a public address")
    return addresses[0]


async def post(url: str, content: bytes, headers: dict[str, str], gone: tuple[int, ...] = (410,)) -> None:
    """POST to an https address. The statuses in `gone` mean that the receiver no longer exists.

    The address that was checked is the one that is called, and redirects are not followed.
    """
    try:
        target = httpx.URL(url)
    except httpx.InvalidURL:
        raise ChannelGone("not an address") from None
    if target.scheme != "https":
        raise ChannelGone("only https")
    address = await public_address(target)
    name = target.raw_host.decode("ascii")
    async with httpx.AsyncClient(timeout=TIMEOUT, follow_redirects=False, trust_env=False) as client:
        request = client.build_request(
            "POST",
            target.copy_with(host=address),
            content=content,
            headers={**headers, "Host": target.netloc.decode("ascii")},
            extensions={"sni_hostname": name},
        )
        try:
            answer = await asyncio.wait_for(client.send(request, stream=True), TIMEOUT)
            await answer.aclose()
        except (httpx.HTTPError, TimeoutError) as error:
            raise SendingFailed(type(error).__name__) from None
    if answer.status_code in gone:
        raise ChannelGone(f"status {answer.status_code}")
    if not answer.is_success:
        raise SendingFailed(f"status {answer.status_code}")
