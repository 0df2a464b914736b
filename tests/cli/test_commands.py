"""Every command but play: what it prints, as JSON too, and its exit codes."""

import json
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from astrarium.cli.app import app
from astrarium.cli.words import OWN, words
from astrarium.kernel.registry import names
from astrarium.text.catalogue import LANGUAGES

RECORDS = Path("tests/records/gaia")


def run(*typed: str) -> Result:
    return CliRunner().invoke(app, list(typed))


def answer(*typed: str) -> Any:
    """The JSON that a command prints."""
    return json.loads(run(*typed, "--json").stdout)


def test_simulate_prints_a_line_for_each_seat() -> None:
    result = run("simulate", "toy", "--seats", "random,greedy", "--games", "2", "--seed", "1")
    assert result.exit_code == 0
    assert [line.partition(":")[0] for line in result.stdout.splitlines()[1:]] == ["random", "greedy"]


@pytest.mark.parametrize("game", names())
def test_simulate_as_json_has_all_keys(game: str) -> None:
    report = answer("simulate", game, "--seats", "random,random", "--games", "2", "--seed", "1")
    keys = {"games", "decisions", "seconds", "decisions_per_second", "faults", "wins", "mean_scores"}
    assert keys <= report.keys()
    assert report["games"] == 2
    assert report["faults"] == []


def test_simulate_with_faults_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.lab.simulate.MAX_DECISIONS", 3)
    result = run("simulate", "toy", "--games", "1")
    assert result.exit_code == 1
    assert "endless" in result.stdout


@pytest.mark.parametrize(
    ("typed", "hint"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", "gaia", "--seats", "random,oracle"), "there is no bot 'oracle'"),
        (("simulate", "gaia", "--option", "map_method=flat"), "map_method cannot be 'flat'"),
        (("simulate", "gaia", "--option", "colour"), "write name=value"),
        (("replay", "nowhere.txt"), "nowhere.txt"),
        (("verify", "gaia", "nowhere.toml"), "there is no file nowhere.toml"),
        (("verify", "toy", "nowhere.toml"), "reads no records of other programs"),
        (("components", "toy"), "does not say where its components are from"),
        (("rules", "gaia", "--language", "xx"), "there is no language 'xx'"),
        (("rules", "gaia", "--coverage", "--tests", "nowhere"), "there is no folder nowhere"),
        (("play", "gaia", "--seats", "human,oracle"), "there is no bot 'oracle'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(typed: tuple[str, ...], hint: str) -> None:
    result = run(*typed)
    assert result.exit_code == 2
    assert hint in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_file_that_is_no_text_is_named(tmp_path: Path) -> None:
    picture = tmp_path / "picture"
    picture.write_bytes(b"\x89PNG\xff")
    for command in ("replay", "verify-chance"):
        result = run(command, str(picture))
        assert (result.exit_code, result.stderr) == (2, f"astrarium: {picture} is not a text file\n")


def test_a_folder_is_no_record(tmp_path: Path) -> None:
    assert run("replay", str(tmp_path)).stderr == f"astrarium: {tmp_path}: Is a directory\n"


def test_the_version_is_that_of_the_package() -> None:
    result = run("--version")
    project = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert (result.exit_code, result.stdout) == (0, f"astrarium {project['version']}\n")


@pytest.mark.parametrize("command", ["play", "simulate", "verify", "import", "rules", "components", "bench"])
def test_the_usage_of_a_command_names_the_games(command: str) -> None:
    missing = run(command)
    assert missing.exit_code == 2
    for said in (run(command, "--help").stdout, missing.stderr):
        usage, _, _ = said.partition("\n\n")
        assert f"{{{'|'.join(names())}" in usage


def test_help_cuts_nothing_off() -> None:
    for command in ((), ("serve",), ("play",), ("admin",), ("admin", "reset-password")):
        text = CliRunner().invoke(app, [*command, "--help"], env={"COLUMNS": "80"}).stdout
        assert "…" not in text
        assert not re.search(r"\w\.\.\.$", text, re.MULTILINE)


def test_verify_counts_the_records_that_match() -> None:
    files = [str(path) for path in sorted(RECORDS.glob("*.toml"))[:2]]
    result = run("verify", "gaia", *files)
    assert result.exit_code == 0
    assert result.stdout == "matched 2 of 2 records\n"


def test_verify_shows_the_first_difference(tmp_path: Path) -> None:
    source = min(RECORDS.glob("*.toml"))
    broken = tmp_path / source.name
    lines = source.read_text(encoding="utf-8").splitlines(keepends=True)
    place = max(n for n, line in enumerate(lines) if " build m " in line)
    lines[place] = lines[place].replace(" build m ", " build PI ", 1)
    broken.write_text("".join(lines), encoding="utf-8")
    report = answer("verify", "gaia", str(broken))
    assert (report["matched"], report["records"]) == (0, 1)
    assert report["verdicts"][0]["difference"]
    assert run("verify", "gaia", str(broken)).exit_code == 1


def test_an_imported_record_can_be_replayed(tmp_path: Path) -> None:
    ours = tmp_path / "ours.txt"
    assert run("import", "gaia", str(min(RECORDS.glob("*.toml"))), "-o", str(ours)).exit_code == 0
    replayed = answer("replay", str(ours))
    assert replayed["moves"] > 100
    assert answer("replay", str(ours), "--to", "20")["moves"] == 20
    assert "every one checked" in run("replay", str(ours)).stdout


def test_replay_refuses_an_illegal_move(tmp_path: Path) -> None:
    ours = tmp_path / "ours.txt"
    run("import", "gaia", str(min(RECORDS.glob("*.toml"))), "-o", str(ours))
    text = ours.read_text(encoding="utf-8").replace("\n1. p1 ", "\n1. p2 ", 1)
    ours.write_text(text, encoding="utf-8")
    result = run("replay", str(ours))
    assert result.exit_code == 2
    assert "move 1" in result.stderr


def test_rules_are_found_by_id_and_by_word_in_every_language() -> None:
    assert "GP-FED-7" in run("rules", "gaia", "gp-fed-7").stdout
    assert len(answer("rules", "gaia", "satellite")) > 5
    assert answer("rules", "gaia", "GP-FED-7", "--language", "uk")[0]["id"] == "GP-FED-7"
    assert run("rules", "gaia", "xyzzy").exit_code == 1


def test_rules_of_federation_are_found_in_every_language() -> None:
    assert "FED-LAW-2" in run("rules", "federation", "fed-law-2").stdout
    for language, word in (("en", "ambassador"), ("ru", "посол"), ("uk", "посол")):
        assert len(answer("rules", "federation", word, "--language", language)) > 5


def test_coverage_ends_with_one_line_of_numbers(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text('@rule("GP-FED-7", "GP-NO-1")\ndef test_it() -> None: ...\n')
    report = answer("rules", "gaia", "--coverage", "--tests", str(tmp_path))
    assert report["tested"] == 1
    assert "GP-FED-8" in report["missing"]
    result = run("rules", "gaia", "--coverage", "--tests", str(tmp_path))
    assert result.exit_code == 1
    assert result.stdout.splitlines()[-1].startswith(f"{report['rules']} rules: 1 tested")


@pytest.mark.parametrize("game", names())
def test_components_are_listed_with_their_source(game: str) -> None:
    everything = answer("components", game)
    printed = answer("components", game, "--source", "rulebook")
    assert 0 < len(printed) < len(everything)
    assert all(entry["source"].startswith("rulebook") for entry in printed)
    assert run("components", game, "--source", "guess").exit_code == 1


def test_bench_measures_a_game_without_records(tmp_path: Path) -> None:
    report = answer("bench", "toy", "--quick", "--records", str(tmp_path))
    assert report["source"] == "own"
    assert report["listing"]["median"] > 0
    assert report["bytes_a_state"] > 0
    assert report["yardstick"] > 0
    assert report["bot_turn"]["turns"] == 20
    assert 0 < report["bot_turn"]["median"] <= report["bot_turn"]["p95"] <= report["bot_turn"]["worst"]
    shown = run("bench", "toy", "--quick", "--records", str(tmp_path)).stdout
    assert "toy: speed" in shown
    assert "bot turn p95" in shown


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_there_in_every_language(language: str) -> None:
    def ids(name: str) -> list[str]:
        lines = (OWN / f"{name}.ftl").read_text(encoding="utf-8").splitlines()
        return [line.partition(" =")[0] for line in lines if line[:1].isalpha()]

    assert ids(language) == ids("en")
    assert words(language).format("verify-summary", matched=1, records=2) != "verify-summary"
