"""Somebody who plays while others attack: how long their requests and their bots take."""

from __future__ import annotations

import asyncio
import json
import random
from statistics import median
from time import perf_counter
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

from bench.light_client import LightClient

ADDRESS = "127.0.0.2"
PATIENCE = 60.0  # seconds for an answer, after which it counts as having taken that long
LOOKING = 0.2  # seconds between two moves: of more than five a second the server refuses some, each after a second
GAMES = 4  # in a row; within the limit on new tables
Samples = dict[str, list[float]]


class Victim:
    """A person against a bot, at an address of their own. A game that is over begins anew."""

    def __init__(self, port: int, game: str = "gaia") -> None:
        self.port = port
        self.game = game
        self.client = LightClient(port, ADDRESS)
        self.rng = random.Random(7)
        self.table = ""
        self.samples: Samples = {}

    async def open(self) -> None:
        await self.client.open()
        await self.client.sign_in_as_guest()

    async def new_game(self) -> None:
        made = await self.client.post("/api/play-now", {"game": self.game, "players": 2})
        self.table = made["id"]

    async def timed(self, name: str, work: Any) -> Any:
        start = perf_counter()
        try:
            return await asyncio.wait_for(work, PATIENCE)
        finally:
            self.samples.setdefault(name, []).append(perf_counter() - start)

    async def play(self, seconds: float, games: int = GAMES) -> Samples:
        """Play the beginnings of several games; what everything took. Bots think longer later, and in one game longer
        than in another.
        """
        self.samples = {}
        for _ in range(games):
            await self.play_one(seconds / games)
        return self.samples

    async def play_one(self, seconds: float) -> None:
        self.rng = random.Random(7)
        await self.new_game()
        until = perf_counter() + seconds
        cookie = self.client.headers.partition("\r\n")[0].partition(": ")[2]
        address = f"ws://127.0.0.1:{self.port}/api/live?watch={self.table}"
        async with connect(address, local_addr=(ADDRESS, 0), additional_headers={"Cookie": cookie}) as live:
            while perf_counter() < until:
                await self.turn(live)

    async def turn(self, live: ClientConnection) -> None:
        await self.timed("trivial", self.client.get("/api/games/gaia"))
        position = await self.timed("position", self.client.get(f"/api/tables/{self.table}/position"))
        if position["over"]:
            await self.new_game()
            await live.send(json.dumps({"watch": [self.table]}))
        elif position["seat"] not in position["actors"]:
            await asyncio.sleep(0.1)
        else:
            await self.move(live, position)

    async def move(self, live: ClientConnection, position: dict[str, Any]) -> None:
        options = [option["move"] for group in position["options"] for option in group["options"]]
        body = {"decision": position["decision"], "move": self.rng.choice(options)}
        after = await self.timed("move", self.client.post(f"/api/tables/{self.table}/moves", body))
        if not after["over"] and after["seat"] not in after["actors"]:
            await self.timed("bot", self.my_turn(live, after))
        await asyncio.sleep(LOOKING)

    async def my_turn(self, live: ClientConnection, after: dict[str, Any]) -> None:
        """Until a message says that it is my turn again, or that the game is over."""
        while True:
            message = json.loads(await live.recv())
            is_newer = message.get("type") == "table" and message["index"] > after["index"]
            if is_newer and (after["seat"] in message["actors"] or message["status"] != "running"):
                return


def p50s(samples: Samples) -> dict[str, float]:
    """Milliseconds."""
    return {name: round(1000 * median(seconds), 1) for name, seconds in samples.items()}
