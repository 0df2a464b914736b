"""Calling addresses that people gave us, without becoming their hand inside our own network."""

from __future__ import annotations

import asyncio
import logging
import socket
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from typing import Final

import httpx

logging.getLogger("httpx").setLevel(logging.WARNING)  # it would log addresses, and those are often secrets
TIMEOUT: Final = 10.0
# Networks of IPv6 that lead back into IPv4, where everything would have to be asked again.
TUNNELS: Final = (IPv6Network("64:ff9b::/96"), IPv6Network("2002::/16"), IPv6Network("2001::/32"))


class SendingFailed(Exception):
    """It did not arrive; it may be tried again."""


class ChannelGone(Exception):
    """It will never arrive: the receiver says so, or the address is not one that we call."""


def is_public(address: str) -> bool:
    """Whether an IP address belongs to the internet and not to us, our neighbours or nobody."""
    ip: IPv4Address | IPv6Address = ip_address(address.partition("%")[0])
    if isinstance(ip, IPv6Address):
        if any(ip in network for network in TUNNELS):
            return False
        ip = ip.ipv4_mapped or ip
    return ip.is_global and not ip.is_multicast


async def addresses_of(host: str, port: int) -> list[str]:
    """What a name stands for."""
    infos = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(where[4][0]) for where in infos]


async def public_address(url: httpx.URL) -> str:
    """An address of the host of a URL, if all that it has are public."""
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
    """Send something to an https address; some answers mean that nobody is there any more.

    We call the very address that was checked, and follow nobody further.
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
