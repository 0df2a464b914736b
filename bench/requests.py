"""What a move costs in requests: two people at one table of Gaia Project, then one person among bots and a spectator.

Usage: bench/requests.py [--moves 20] [--json]

Each visitor has a Chromium of their own. Requests are counted from the click on "Confirm" until nothing more is asked,
with the bytes of the answers as they were sent (headers left out), by route; and beside them the messages of the
WebSocket and the server's processor time. Means for one move.
"""

from __future__ import annotations

import argparse
import json
import sys
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page, Request, WebSocket, sync_playwright

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from bench.server import processor_ms
from tests.browser.conftest import DESKTOP, FLAGS
from tests.browser.gameplay import confirm, csrf, get_position, is_to_move, open_table, table_of_two
from tests.server.processes import Process, serving
from tools import chromium

QUIET = 600  # milliseconds without a request, after which nothing more is asked
BOTS = 3
ASKED_AGAIN = """(decision) => {
    const bar = document.querySelector('#decision');
    const isNew = bar && bar.dataset.decision && bar.dataset.decision !== decision && bar.querySelector('.chip');
    return isNew || document.querySelector('.result');
}"""
Figures = dict[str, Any]


class PageTraffic:
    """What one page has asked for and been told."""

    def __init__(self, page: Page, table: str) -> None:
        self.page = page
        self.table = table
        self.requests: list[Request] = []
        self.messages: Counter[str] = Counter()
        page.on("requestfinished", self.keep)
        page.on("websocket", self.listen)

    def keep(self, request: Request) -> None:
        if "/api/" in request.url:
            self.requests.append(request)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.hear)

    def hear(self, frame: str | bytes) -> None:
        self.messages[json.loads(frame)["type"]] += 1

    def route(self, request: Request) -> str:
        path = urlsplit(request.url).path.removeprefix("/api").replace(self.table, "{table}")
        return f"{request.method} {path}"

    def forget(self) -> None:
        self.requests.clear()
        self.messages.clear()

    def figures(self, moves: int) -> Figures:
        """Requests and bytes a move, by route and in all."""
        counted: Counter[str] = Counter()
        sent: Counter[str] = Counter()
        for request in self.requests:
            counted[self.route(request)] += 1
            sent[self.route(request)] += request.sizes()["responseBodySize"]
        routes = {
            route: {"requests": round(number / moves, 2), "bytes": round(sent[route] / moves)}
            for route, number in sorted(counted.items())
        }
        total = {"requests": round(counted.total() / moves, 2), "bytes": round(sent.total() / moves)}
        messages = {kind: round(number / moves, 2) for kind, number in sorted(self.messages.items())}
        return {"routes": routes, "all": total, "messages": messages}


def used_by(server: Process) -> float:
    """Milliseconds of the server's own process so far; bots think in others."""
    assert server.running is not None
    return processor_ms(server.running.pid)


def settle(pages_traffic: list[PageTraffic]) -> None:
    """Until nobody asks for anything any more."""
    before = -1
    while (now := sum(len(traffic.requests) for traffic in pages_traffic)) != before:
        before = now
        pages_traffic[0].page.wait_for_timeout(QUIET)


def choose_first(page: Page, table: str) -> str:
    """Choose the first option that the page shows; which decision it answers. Its preview is not counted."""
    decision: int = get_position(page, table)["decision"]
    page.locator(f'#decision[data-decision="{decision}"]').wait_for()
    page.locator(".chip:visible").first.click()  # in the bar, or in a grid over the board
    page.wait_for_timeout(QUIET)
    return str(decision)


def whose_turn(pages_traffic: list[PageTraffic]) -> PageTraffic | None:
    """Who of the visitors is asked next; None when the game is over."""
    while True:
        for traffic in pages_traffic:
            position = get_position(traffic.page, traffic.table)
            if position["over"]:
                return None
            if is_to_move(position):
                return traffic
        pages_traffic[0].page.wait_for_timeout(20)


class MoveMeasurement:
    """Moves of one table, from the first click to the last answer of each."""

    def __init__(self, server: Process) -> None:
        self.server = server
        self.moves = 0
        self.processor = 0.0
        self.kept: dict[str, tuple[list[Request], Counter[str]]] = {}

    def move(self, mover: PageTraffic, others: dict[str, PageTraffic], *, waits: bool) -> None:
        decision = choose_first(mover.page, mover.table)
        everybody = {"mover": mover, **others}
        for traffic in everybody.values():
            traffic.forget()
        before = used_by(self.server)
        with mover.page.expect_response("**/moves"):
            confirm(mover.page)
        settle(list(everybody.values()))
        if waits:
            mover.page.wait_for_function(ASKED_AGAIN, arg=decision)
            settle(list(everybody.values()))
        self.processor += used_by(self.server) - before
        self.moves += 1
        for name, traffic in everybody.items():
            requests, messages = self.kept.setdefault(name, ([], Counter()))
            requests += traffic.requests
            messages.update(traffic.messages)

    def figures(self, table: str, page: Page) -> Figures:
        found: Figures = {"moves": self.moves, "processor_ms": round(self.processor / self.moves, 1)}
        for name, (requests, messages) in self.kept.items():
            traffic = PageTraffic(page, table)
            traffic.requests, traffic.messages = requests, messages
            found[name] = traffic.figures(self.moves)
        return found


@contextmanager
def visitors(browser: Browser, address: str, count: int) -> Iterator[list[Page]]:
    contexts = [browser.new_context(base_url=address, viewport=DESKTOP) for _ in range(count)]  # type: ignore[arg-type]  # a dict is one
    yield [context.new_page() for context in contexts]
    for context in contexts:
        context.close()


def two_people(browser: Browser, server: Process, moves: int) -> Figures:
    """One moves, the other watches and is asked next."""
    with visitors(browser, server.address, 2) as pages:
        pages_traffic = [PageTraffic(page, "") for page in pages]
        table = table_of_two(pages[0], pages[1], "gaia")
        for traffic in pages_traffic:
            traffic.table = table
        measured = MoveMeasurement(server)
        for _ in range(moves):
            mover = whose_turn(pages_traffic)
            assert mover is not None, "the game was too short"
            measured.move(
                mover, {"watcher": next(traffic for traffic in pages_traffic if traffic is not mover)}, waits=False
            )
        return measured.figures(table, pages[0])


def among_bots(browser: Browser, server: Process, moves: int) -> Figures:
    """One moves, three bots follow, and a spectator looks on."""
    with visitors(browser, server.address, 2) as (page, spectator):
        pages_traffic = [PageTraffic(page, ""), PageTraffic(spectator, "")]
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * BOTS]
        made = page.request.post("/api/tables", data={"game": "gaia", "seats": seats, "is_public": True})
        table: str = made.json()["id"]
        assert page.request.post(f"/api/tables/{table}/start", data={}, headers=csrf(page)).ok
        for traffic in pages_traffic:
            traffic.table = table
        open_table(page, table)
        spectator.goto(f"/table/{table}")
        measured = MoveMeasurement(server)
        while measured.moves < moves and whose_turn([pages_traffic[0]]) is not None:
            measured.move(pages_traffic[0], {"spectator": pages_traffic[1]}, waits=True)
        return measured.figures(table, page)


def measure(moves: int) -> Figures:
    folder = Path(tempfile.mkdtemp())
    with sync_playwright() as playwright, serving(f"sqlite:///{folder}/tables.db", folder) as server:
        browser = playwright.chromium.launch(executable_path=chromium.path(), args=FLAGS)
        found = {"two people": two_people(browser, server, moves), "among bots": among_bots(browser, server, moves)}
        browser.close()
    return found


def show(found: Figures) -> None:
    for scene, figures in found.items():
        print(f"{scene}: {figures['moves']} moves, {figures['processor_ms']} ms of the server's processor a move")
        for name in ("mover", "watcher", "spectator"):
            if name not in figures:
                continue
            traffic = figures[name]
            for route, figure in {**traffic["routes"], "all": traffic["all"]}.items():
                print(f"  {name:10} {route:32} {figure['requests']:6} requests {figure['bytes']:8} bytes")
            print(f"  {name:10} messages {traffic['messages']}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--moves", type=int, default=20)
    parser.add_argument("--json", action="store_true")
    arguments = parser.parse_args()
    found = measure(arguments.moves)
    if arguments.json:
        print(json.dumps(found))
    else:
        show(found)


if __name__ == "__main__":
    main()
