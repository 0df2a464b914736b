"""A program that sits at a table like a person: a token, plain HTTP, and nothing but Python.

Usage: remote_bot.py ADDRESS TOKEN [GAME]    (make the token on your account's page)
"""

import json
import random
import sys
import time
import urllib.request
from typing import Any


class Server:
    """Every request carries the token; every answer is JSON."""

    def __init__(self, address: str, token: str) -> None:
        self.address, self.token = address.rstrip("/"), token

    def ask(self, path: str, body: Any = None) -> Any:
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        with urllib.request.urlopen(urllib.request.Request(f"{self.address}/api{path}", data, headers)) as answer:
            return json.load(answer)


def play(server: Server, game: str = "gaia") -> Any:
    """One game against a bot of the server; `position` holds all that a person in the seat could see."""
    table = server.ask("/play-now", {"game": game, "players": 2})["id"]
    position = server.ask(f"/tables/{table}/position")
    while not position["over"]:
        if position["seat"] not in position["actors"]:
            time.sleep(0.05)  # others decide; a WebSocket on /api/live would tell at once when that is over
            position = server.ask(f"/tables/{table}/position")
            continue
        moves = [option["move"] for verb in position["options"] for option in verb["options"]]
        answer = {"decision": position["decision"], "move": random.choice(moves)}
        position = server.ask(f"/tables/{table}/moves", answer)  # the answer to a move is the new position
    return server.ask(f"/tables/{table}")["result"]["scores"]


if __name__ == "__main__":
    print("points:", play(Server(*sys.argv[1:3]), *sys.argv[3:]))
