"""An owner's corrections of the components: in the rules, in records, and what is said if they are wrong.

Games are loaded once in a process, so each command runs in its own.
"""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from astrarium.kernel.registry import names
from tests.conformance.cases import case_of

BROKEN = (names()[0], case_of(names()[0]).correction[0])  # whichever game is asked for, all corrections are read


def command(*typed: str, **environment: str) -> subprocess.CompletedProcess[str]:
    run = [sys.executable, "-m", "astrarium.cli", *typed]
    return subprocess.run(run, capture_output=True, text=True, check=False, env={**os.environ, **environment})


def corrections(folder: Path, game: str, file: str, text: str) -> str:
    """A folder that corrects one file."""
    (folder / game).mkdir(exist_ok=True)
    (folder / game / file).write_text(text, encoding="utf-8")
    return str(folder)


@pytest.mark.parametrize("game", names())
def test_corrected_components_are_listed_as_such(tmp_path: Path, game: str) -> None:
    data = corrections(tmp_path, game, *case_of(game).correction)
    by_option = command("--data", data, "components", game, "--source", "mine", "--json")
    by_environment = command("components", game, "--source", "mine", "--json", ASTRARIUM_DATA=data)
    assert by_option.stdout == by_environment.stdout
    assert [entry["source"] for entry in json.loads(by_option.stdout)] == ["mine"]


@pytest.mark.parametrize("game", names())
def test_a_record_holds_the_corrections_and_replays_only_with_them(tmp_path: Path, game: str) -> None:
    data = corrections(tmp_path, game, *case_of(game).correction)
    played = (
        "import astrarium; from astrarium.bots import make; bot = make('random', '1')\n"
        f"g = astrarium.new({game!r}, players=2, seed=3)\n"
        "while g.actors: g.apply(g.actors[0], bot.choose(g, g.actors[0]))\n"
        "print(astrarium.Record.of(g), end='')"
    )
    script = [sys.executable, "-c", played]
    record = tmp_path / "game.txt"
    with record.open("w", encoding="utf-8") as file:
        subprocess.run(script, stdout=file, check=True, env={**os.environ, "ASTRARIUM_DATA": data})
    assert f'"{case_of(game).correction[0]}"' in record.read_text(encoding="utf-8").partition("\n\n")[0]
    assert command("--data", data, "replay", str(record)).returncode == 0
    refused = command("replay", str(record))
    assert refused.returncode == 2
    assert "it was played with other components, corrected by" in refused.stderr


@pytest.mark.parametrize(
    ("game", "file", "text", "message"),
    [
        ("gaia", "tech_tiles.toml", '[[tech_tile]]\nid = "tech_9"\n', "tech_tile has no entry tech_9"),
        ("gaia", "moons.toml", "", "moons.toml: there is no such component file"),
        (*BROKEN, "[row\n", f"{BROKEN[1]}: "),
        ("chess", "board.toml", "", "corrects no game"),
    ],
)
def test_what_is_wrong_with_corrections_is_said_in_one_line(
    tmp_path: Path, game: str, file: str, text: str, message: str
) -> None:
    result = command("--data", corrections(tmp_path, game, file, text), "components", "gaia")
    assert result.returncode == 2
    assert message in result.stderr
    assert result.stderr.count("\n") == 1
