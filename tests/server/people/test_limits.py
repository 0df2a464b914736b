"""How often somebody may do something."""

from __future__ import annotations

import pytest
from starlette.requests import Request

from astrarium.server.people import limits as module
from astrarium.server.people.limits import RATES, Limits
from astrarium.server.people.origins import client_address
from astrarium.server.problems import Problem
from astrarium.server.services import Services
from tests.server.manual_clock import Seconds

from .browser_client import BrowserClient, good, refused
from .conftest import MakeBrowser


@pytest.fixture
def seconds() -> Seconds:
    return Seconds()


@pytest.fixture
def limits(seconds: Seconds) -> Limits:
    return Limits(enabled=True, clock=seconds)


def use_up(limits: Limits, who: str) -> Problem:
    for _ in range(RATES["sign_in"].burst):
        limits.take("sign_in", who)
    with pytest.raises(Problem) as caught:
        limits.take("sign_in", who)
    return caught.value


def test_after_a_burst_one_waits(limits: Limits, seconds: Seconds) -> None:
    problem = use_up(limits, "a")
    assert (problem.status, problem.code, problem.values) == (429, "too-many", {"seconds": 30})
    seconds.time = 29.5
    with pytest.raises(Problem):
        limits.take("sign_in", "a")
    seconds.time = 30.0
    limits.take("sign_in", "a")


def test_refusals_do_not_make_the_wait_longer(limits: Limits, seconds: Seconds) -> None:
    use_up(limits, "a")
    for second in range(1, 30):
        seconds.time = float(second)
        with pytest.raises(Problem):
            limits.take("sign_in", "a")
    seconds.time = 30.5
    limits.take("sign_in", "a")


def test_each_has_their_own_bucket(limits: Limits) -> None:
    use_up(limits, "a")
    limits.take("sign_in", "b")
    limits.take("chat", "a")


def test_a_full_bucket_does_not_overflow(limits: Limits, seconds: Seconds) -> None:
    limits.take("sign_in", "a")
    seconds.time = 1_000_000.0
    use_up(limits, "a")


def test_memory_is_bounded(limits: Limits, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "KEPT", 10)
    for number in range(100):
        limits.take("move", str(number))
    assert list(limits.buckets) == [("move", str(number)) for number in range(90, 100)]


def test_limits_can_be_switched_off() -> None:
    limits = Limits(enabled=False)
    for _ in range(1000):
        limits.take("mail", "a")


@pytest.mark.parametrize(
    ("client", "address"),
    [
        (("192.0.2.7", 1), "192.0.2.7"),
        (("2001:db8:1:2:3:4:5:6", 1), "2001:db8:1:2::"),
        (("::ffff:192.0.2.7", 1), "192.0.2.7"),
        (("testclient", 1), "testclient"),
        (None, ""),
    ],
)
def test_ipv6_is_counted_by_network(client: tuple[str, int] | None, address: str) -> None:
    assert client_address(Request({"type": "http", "headers": [], "client": client})) == address


@pytest.mark.anyio
async def test_signing_in_is_limited_by_machine(services: Services, seconds: Seconds, browse: MakeBrowser) -> None:
    services.limits = Limits(enabled=True, clock=seconds)
    for _ in range(10):
        refused(await browse().sign_in("Nobody", "wrong"), 401, "wrong-login")
    answer = await browse().sign_in("Nobody", "wrong")
    said = refused(answer, 429, "too-many")
    assert (said["message"], answer.headers["Retry-After"]) == ("That was too quick. Please wait 30 seconds.", "30")
    refused(await browse("192.0.2.2").sign_in("Nobody", "wrong"), 401, "wrong-login")


@pytest.mark.anyio
async def test_guests_are_limited_by_machine(services: Services, seconds: Seconds, browse: MakeBrowser) -> None:
    services.limits = Limits(enabled=True, clock=seconds)
    for _ in range(RATES["guest"].burst):
        await browse().become_guest()
    refused(await browse().post("/be-guest"), 429, "too-many")


@pytest.mark.anyio
async def test_reports_are_limited_by_person(services: Services, seconds: Seconds, browse: MakeBrowser) -> None:
    async def report(browser: BrowserClient) -> int:
        return (await browser.post("/reports", {"about": other["id"], "text": "rude"})).status_code

    services.limits = Limits(enabled=True, clock=seconds)
    first, second, third = browse(), browse(), browse()
    other = await third.become_guest()
    await first.become_guest()
    await second.become_guest()
    assert [await report(first) for _ in range(11)] == [201] * 10 + [429]
    assert good(await second.post("/reports", {"about": other["id"], "text": "rude"}))
