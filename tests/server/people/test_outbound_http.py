"""Calling addresses that people gave us, and nothing of our own."""

from __future__ import annotations

import httpx
import pytest

from astrarium.server.people import outbound_http
from astrarium.server.people.outbound_http import ChannelGone, SendingFailed, is_public, post

pytestmark = pytest.mark.anyio
PUBLIC = "93.184.216.34"


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1", "10.1.2.3", "172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "0.0.0.0", "224.0.0.1",
        "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fd00::1", "ff02::1", "::ffff:127.0.0.1",
        "::ffff:10.0.0.1", "64:ff9b::7f00:1", "2002:7f00:1::", "2001::1",
    ],
)  # fmt: skip
def test_addresses_of_our_own_network_are_not_public(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", [PUBLIC, "2606:4700::1111", "::ffff:93.184.216.34"])
def test_addresses_of_the_internet_are_public(address: str) -> None:
    assert is_public(address)


class Network:
    """Stands for the internet: names, and a server that answers everything alike."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.names = {"hooks.example.org": [PUBLIC]}
        self.asked: list[httpx.Request] = []
        self.answer = httpx.Response(204)
        self.clients: list[dict[str, object]] = []
        plain = httpx.AsyncClient

        async def addresses_of(host: str, port: int) -> list[str]:
            if host not in self.names:
                raise OSError("unknown")
            return self.names[host]

        def serve(request: httpx.Request) -> httpx.Response:
            self.asked.append(request)
            return self.answer

        def make_client(**options: object) -> httpx.AsyncClient:
            self.clients.append(options)
            return plain(transport=httpx.MockTransport(serve))

        monkeypatch.setattr(outbound_http, "addresses_of", addresses_of)
        monkeypatch.setattr(httpx, "AsyncClient", make_client)


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> Network:
    return Network(monkeypatch)


async def test_the_very_address_that_was_checked_is_called(network: Network) -> None:
    await post("https://hooks.example.org:8443/a?b=c", b"hello", {"X-Test": "1"})
    (request,) = network.asked
    assert str(request.url) == f"https://{PUBLIC}:8443/a?b=c"
    assert (request.headers["host"], request.headers["x-test"]) == ("hooks.example.org:8443", "1")
    assert request.extensions["sni_hostname"] == "hooks.example.org"
    assert network.clients == [{"timeout": 10.0, "follow_redirects": False, "trust_env": False}]


@pytest.mark.parametrize(
    "found",
    [
        ["127.0.0.1"],
        [PUBLIC, "10.0.0.1"],
        ["::1"],
        ["fec0::1"],
        ["64:ff9b:1::7f00:1"],
        ["::127.0.0.1"],
        ["::ffff:0:127.0.0.1"],
        [],
    ],
)
async def test_a_name_that_leads_to_us_is_refused(network: Network, found: list[str]) -> None:
    network.names["hooks.example.org"] = found
    with pytest.raises(ChannelGone):
        await post("https://hooks.example.org/", b"", {})
    assert network.asked == []


@pytest.mark.parametrize("host", ["127.0.0.1", "[::1]", "169.254.169.254", "2130706433", "0x7f.1", "localhost"])
async def test_addresses_in_numbers_are_checked_too(host: str) -> None:
    """With the real look-up, which needs no network for these."""
    with pytest.raises(ChannelGone):
        await post(f"https://{host}/", b"", {})


async def test_plain_http_is_refused(network: Network) -> None:
    with pytest.raises(ChannelGone):
        await post("http://hooks.example.org/", b"", {})
    assert network.asked == []


async def test_an_unknown_name_is_tried_again(network: Network) -> None:
    with pytest.raises(SendingFailed):
        await post("https://nowhere.example.org/", b"", {})


@pytest.mark.parametrize("status", [301, 302, 307, 404, 500])
async def test_whoever_sends_us_elsewhere_or_fails_is_not_followed(network: Network, status: int) -> None:
    network.answer = httpx.Response(status, headers={"Location": "https://127.0.0.1/"})
    with pytest.raises(SendingFailed):
        await post("https://hooks.example.org/", b"", {})
    assert len(network.asked) == 1


@pytest.mark.parametrize(("status", "gone"), [(410, (410,)), (404, (404, 410))])
async def test_whoever_says_that_nobody_is_there_is_believed(
    network: Network, status: int, gone: tuple[int, ...]
) -> None:
    network.answer = httpx.Response(status)
    with pytest.raises(ChannelGone):
        await post("https://hooks.example.org/", b"", {}, gone)


async def test_failures_do_not_tell_the_address(network: Network, monkeypatch: pytest.MonkeyPatch) -> None:
    network.answer = httpx.Response(500)
    with pytest.raises(SendingFailed) as caught:
        await post("https://hooks.example.org/hidden", b"", {})
    assert "hidden" not in str(caught.value)


@pytest.mark.parametrize("host", ["a" * 70 + ".com", "a..b", "\u2260.com", "ex\u00adample.com"])
async def test_what_is_no_name_is_never_called_again(host: str) -> None:
    with pytest.raises(ChannelGone):
        await post(f"https://{host}/", b"", {})
