"""The example of a remote program plays a whole game of Gaia against a bot of the server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path
from shutil import copy

from tests.server.processes import ROOT, serving
from tests.server.routes.api_client import ApiClient


async def token_of(address: str) -> str:
    async with ApiClient(None, address) as maker:
        await maker.sign_up("Maker")
        made: str = (await maker.post("/me/tokens", {"name": "bot"}))["token"]
        return made


def test_the_remote_bot_plays_a_whole_game(sqlite_template: Path, tmp_path: Path) -> None:
    database = f"sqlite:///{copy(sqlite_template, tmp_path / 'tables.db')}"
    with serving(database, tmp_path) as server:
        token = asyncio.run(token_of(server.address))
        command = [sys.executable, str(ROOT / "examples" / "remote_bot.py"), server.address, token]
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=240)
    assert done.stdout.startswith("points: [")
