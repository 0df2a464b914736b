"""What one stranger at one address can do to a server, again and again for some seconds. Only loopback is attacked."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections import Counter
from collections.abc import Callable, Coroutine
from contextlib import suppress
from time import perf_counter
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from bench.light_client import LightClient

ADDRESS = "127.0.0.3"
CONNECTIONS = 16
GUESTS = 12
BOT_GAMES = 110
Attack = Callable[
    [int, str, float], Coroutine[Any, Any, Counter[int]]
]  # port, a finished table, seconds; answers by status
GONE = (OSError, asyncio.IncompleteReadError, ValueError, KeyError)


async def repeat(port: int, path: str, seconds: float) -> Counter[int]:
    """The same request on many connections, each as fast as it is answered."""
    statuses: Counter[int] = Counter()
    until = perf_counter() + seconds

    async def ask() -> None:
        while perf_counter() < until:
            client = LightClient(port, ADDRESS)
            with suppress(*GONE, TimeoutError):
                async with asyncio.timeout_at(asyncio.get_running_loop().time() + until - perf_counter()):
                    await client.open()
                    while True:
                        statuses[(await client.ask("GET", path))[0]] += 1

    await asyncio.gather(*[ask() for _ in range(CONNECTIONS)])
    return statuses


async def positions(port: int, table: str, seconds: float) -> Counter[int]:
    return await repeat(port, f"/api/tables/{table}/positions", seconds)


async def full_records(port: int, table: str, seconds: float) -> Counter[int]:
    return await repeat(port, f"/api/tables/{table}/record/full", seconds)


async def position(port: int, table: str, seconds: float) -> Counter[int]:
    return await repeat(port, f"/api/tables/{table}/position", seconds)


async def lists(port: int, table: str, seconds: float) -> Counter[int]:
    return await repeat(port, "/api/tables?status=finished&limit=100", seconds)


async def bot_games(port: int, table: str, seconds: float) -> Counter[int]:
    """Guests begin games of nothing but bots; where that is refused, with themselves in it, and play them."""
    statuses: Counter[int] = Counter()
    until = perf_counter() + seconds

    async def be_guest(number: int) -> None:
        guest, rng, mine = LightClient(port, ADDRESS), random.Random(number), list[str]()
        await guest.open()
        with suppress(AssertionError):  # no more guests from this address
            await guest.sign_in_as_guest()
        for _ in range(BOT_GAMES // GUESTS):
            mine += await begin(guest, statuses)
        while perf_counter() < until:
            for one in mine:
                await answer(guest, one, rng, statuses)
            await asyncio.sleep(0.1)

    async def be_guest_for_a_while(number: int) -> None:
        with suppress(*GONE, TimeoutError):
            await asyncio.wait_for(be_guest(number), seconds)

    await asyncio.gather(*[be_guest_for_a_while(number) for number in range(GUESTS)])
    return statuses


async def begin(guest: LightClient, statuses: Counter[int]) -> list[str]:
    """A game that lets bots think; its table if the guest sits there."""
    bots = [{"kind": "bot", "bot": "greedy"}] * 4
    for seats in (bots, [{"kind": "me"}, *bots[1:]]):
        status, body = await guest.ask("POST", "/api/tables", {"game": "gaia", "seats": seats})
        statuses[status] += 1
        if status == 201:
            table = body.split(b'"id":"')[1].split(b'"')[0].decode()
            statuses[(await guest.ask("POST", f"/api/tables/{table}/start", {}))[0]] += 1
            return [table] if seats is not bots else []
    return []


async def answer(guest: LightClient, table: str, rng: random.Random, statuses: Counter[int]) -> None:
    """Move at once if it is the guest's turn."""
    status, _ = await guest.ask("GET", f"/api/tables/{table}/position")
    statuses[status] += 1
    if status != 200:
        return
    place: dict[str, Any] = await guest.get(f"/api/tables/{table}/position")
    if place["over"] or place["seat"] not in place["actors"]:
        return
    options = [option["move"] for group in place["options"] for option in group["options"]]
    body = {"decision": place["decision"], "move": rng.choice(options)}
    statuses[(await guest.ask("POST", f"/api/tables/{table}/moves", body))[0]] += 1


async def silent_connections(port: int, table: str, seconds: float, count: int = 1100) -> Counter[int]:
    """Connections that send nothing; how many were open in the end."""
    held: list[asyncio.StreamWriter] = []
    until = perf_counter() + seconds
    for _ in range(count):
        with suppress(*GONE, TimeoutError):
            opening = asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            held.append((await asyncio.wait_for(opening, 1.0))[1])
        if perf_counter() > until:
            break
    await asyncio.sleep(max(0.0, until - perf_counter()))
    for writer in held:
        writer.close()
    return Counter({0: len(held)})


async def many_headers(port: int, table: str, seconds: float, most: int = 200 * 2**20) -> Counter[int]:
    """Short headers without an end on one connection; megabytes that were taken."""
    line = b"".join([b"X-%05d: %s\r\n" % (number, b"x" * 40) for number in range(1000)])
    return await send_head(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n", line, seconds, most)


async def long_header(port: int, table: str, seconds: float, most: int = 40 * 2**20) -> Counter[int]:
    """One header whose value does not end."""
    return await send_head(port, b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Long: ", b"x" * 2**16, seconds, most)


async def send_head(port: int, begin_: bytes, piece: bytes, seconds: float, most: int) -> Counter[int]:
    sent, until = 0, perf_counter() + seconds
    while perf_counter() < until:
        with suppress(*GONE, TimeoutError):
            _, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(ADDRESS, 0))
            writer.write(begin_)
            on_this = 0
            while on_this < most and perf_counter() < until:
                writer.write(piece)
                await asyncio.wait_for(writer.drain(), max(0.1, until - perf_counter()))
                on_this += len(piece)
                sent = max(sent, on_this)
            writer.close()
        await asyncio.sleep(0.05)
    return Counter({sent // 2**20: 1})


async def many_sockets(port: int, table: str, seconds: float, count: int = 2000) -> Counter[int]:
    """WebSockets of one address; how many were open in the end."""
    until = perf_counter() + seconds
    held: list[Any] = []

    async def hold() -> None:
        with suppress(OSError, TimeoutError, WebSocketException):
            address = f"ws://127.0.0.1:{port}/api/live"
            one = await connect(address, local_addr=(ADDRESS, 0), open_timeout=5)
            held.append(one)

    for _ in range(0, count, 50):
        if perf_counter() < until:
            await asyncio.gather(*[hold() for _ in range(50)])
    await asyncio.sleep(max(0.0, until - perf_counter()))
    is_open = sum(one.close_code is None for one in held)
    await asyncio.gather(*[one.close() for one in held], return_exceptions=True)
    return Counter({0: is_open})


def main() -> None:
    """`python -m bench.attackers NAME PORT TABLE SECONDS`, so that the attacker does not delay whoever measures."""
    name, port, table, seconds = sys.argv[1:]
    print(json.dumps(asyncio.run(ATTACKS[name](int(port), table, float(seconds)))))


ATTACKS: dict[str, Attack] = {
    "positions of a finished game": positions,
    "full records": full_records,
    "position as a spectator": position,
    "lists of finished games": lists,
    "games of bots": bot_games,
    "1,100 silent connections": silent_connections,
    "200 MB of headers": many_headers,
    "one header of 40 MB": long_header,
    "2,000 sockets": many_sockets,
}

if __name__ == "__main__":
    main()
