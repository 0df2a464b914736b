"""A game at the terminal, typed by a script."""

import io
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from astrarium.cli.option_list import OptionList
from astrarium.cli.prompt import Prompt
from astrarium.cli.session import Session
from astrarium.cli.words import game_words
from astrarium.kernel.game import Option
from astrarium.kernel.records import Record
from astrarium.kernel.registry import names, rules_of
from astrarium.kernel.results import POINTS
from astrarium.text.catalogue import LANGUAGES
from tests.server.machine.terminals import terminal

ROOT = Path(__file__).resolve().parents[2]


def typed(
    *lines: str, game: str = "gaia", seats: str = "human,random", options: tuple[str, ...] = ()
) -> subprocess.CompletedProcess[str]:
    """What the real command says to these lines; the input ends after them."""
    command = [sys.executable, "-m", "astrarium.cli", "play", game, "--seats", seats, "--seed", "5", *options]
    environment = {**os.environ, "PYTHONPATH": "src", "PYTHONIOENCODING": "utf-8", "PYTHONUTF8": "1"}
    text = "".join([f"{line}\n" for line in lines])
    return subprocess.run(
        command, input=text, capture_output=True, encoding="utf-8", timeout=120, check=False, env=environment
    )


def test_the_end_of_the_input_is_a_polite_farewell() -> None:
    done = typed("faction terrans")
    assert (done.returncode, done.stderr) == (0, "")
    assert "p1: faction terrans" in done.stdout
    assert done.stdout.rstrip().endswith("Goodbye.")


def test_commands_answer_and_the_question_stays() -> None:
    commands = ("why build 1B1", "preview 1", "rules satellite", "log", "map", "999", "fly 3B2", "quit")
    done = typed("help", "faction terrans", *commands)
    assert done.returncode == 0
    answers = ("why MOVE", "is not allowed", "GP-", "builds a mine", "1. p1 faction terrans", "There is no option 999")
    for said in (*answers, "“fly 3B2” is neither a move nor a command. Moves begin now with: settle."):
        assert said in done.stdout


def test_help_and_puzzlement_speak_of_the_game_at_hand() -> None:
    done = typed("help", "1", "help", "fly", "place 9", "turn", "why nonsense", "quit", game="federation")
    assert (done.returncode, done.stderr) == (0, "")
    for said in (
        "(start starting_tile_2)",
        "(place 1 voting officers_quarters)",
        "the senate and Neo with the names that moves use",
        "“fly” is neither a move nor a command. Moves begin now with: place, discard.",
        "“place 9” is no move. Write it like this: place 1 voting officers_quarters",
        "“nonsense” is neither",
    ):
        assert said in done.stdout
    for internal in ("build 3B2", "planets", "turn-law", "see-deep-space"):
        assert internal not in done.stdout


def test_a_move_that_is_named_like_a_command_is_a_move() -> None:
    """`save` keeps the Special Ambassador in Federation; `save FILE` writes the record."""
    session = Session("federation", ["human", "human"], "5", {})
    prompt = Prompt(session, game_words("federation"), Console(file=io.StringIO()))
    save = Option(session.g.rules, session.g.rules.verbs.by_name["save"]())
    prompt.option_list = OptionList(prompt.out, session.g, session.g.actors[0], prompt.texts)
    assert prompt.option_list.chosen("save") is None
    prompt.option_list.options.append(save)
    assert prompt.option_list.chosen("save") is save


def test_commands_answer_at_the_senate_too() -> None:
    commands = ("map", "preview 1", "why place 1 voting neo_left", "rules ambassador", "undo", "1", "log", "quit")
    done = typed("help", "1", *commands, game="federation")
    assert (done.returncode, done.stderr) == (0, "")
    answers = ("Take the starting tile", "officers_quarters", "places ambassador 1, voting side up", "FED-AMB-1 ")
    for said in (*answers, "place 1 voting neo_left is", "Back to the position after", "1. p2 start", "Goodbye."):
        assert said in done.stdout


def test_undo_goes_back_to_the_own_decision_before() -> None:
    done = typed("faction terrans", "undo", "undo", "faction xenos", "log")
    assert "There is no earlier decision of yours." in done.stdout
    assert done.stdout.count("Back to the position after 0 moves.") == 1
    assert "1. p1 faction xenos" in done.stdout


def test_a_saved_game_can_be_replayed(tmp_path: Path) -> None:
    saved, record = tmp_path / "saved.txt", tmp_path / "record.txt"
    done = typed("faction terrans", f"save {saved}", "quit", options=("--record", str(record)))
    assert done.returncode == 0
    assert saved.read_text(encoding="utf-8") == record.read_text(encoding="utf-8")
    assert Record.parse(saved.read_text(encoding="utf-8")).replay().actors


@pytest.mark.parametrize("game", names())
def test_a_whole_game_of_first_options_ends_with_the_result(game: str) -> None:
    done = typed(*["1"] * 2_000, game=game)
    assert done.returncode == 0, done.stderr
    assert "Result" in done.stdout
    assert ("total" if POINTS in rules_of(game).ranked_by else "place") in done.stdout


def test_what_is_forced_is_played_for_a_person() -> None:
    assert "the only choice, played for you" in typed(*["1"] * 200).stdout


def on_a_screen(game: str, language: str, columns: int) -> list[str]:
    """The lines of a short game on a screen of that width."""
    command = ["play", game, "--seats", "human,random", "--seed", "5", "--language", language]
    known = {"PYTHONPATH": "src", "TERM": "xterm", "NO_COLOR": "1", "COLUMNS": str(columns), "LINES": "24"}
    with terminal(sys.executable, "-m", "astrarium.cli", *command, folder=ROOT, **known) as screen:
        for line in (b"help\n", b"1\n", b"help\n", b"1\n", b"quit\n"):
            screen.wait_for("p1> ")
            screen.press(line)
        assert screen.end() == 0
    return re.sub(r"\x1b\[[0-9;?]*[a-zA-Z]|\r", "", screen.shown).splitlines()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_a_narrow_screen_breaks_lines_between_words(game: str, language: str) -> None:
    narrow, wide = on_a_screen(game, language, 80), on_a_screen(game, language, 2_000)
    assert max(len(line) for line in narrow) <= 80 < max(len(line) for line in wide)
    is_drawn = re.compile(r"[\u2500-\u257f]").search  # the senate is a table, which has no long lines
    words = {word for line in narrow if not is_drawn(line) for word in line.split()}
    assert words - {word for line in wide for word in line.split()} == set()


def test_the_steps_without_a_decision_are_told() -> None:
    """Every law, floor and part of the final scoring has its line, with its numbers."""
    done = typed(*["1"] * 2_000, game="federation")
    for said in ("passes (left wing): votes on the left", "has the most votes on floor", "Round 2 begins"):
        assert said in done.stdout
    for said in ("The law of the left wing for round 5", "Scoring: medals of honour", "has left: "):
        assert said in done.stdout


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize(("language", "word"), [("ru", "вариантов"), ("uk", "варіантів")])
def test_the_table_speaks_the_reader_s_language(game: str, language: str, word: str) -> None:
    assert word in typed("quit", game=game, options=("--language", language)).stdout


def test_undo_takes_back_what_bots_did_in_between() -> None:
    session = Session("gaia", ["human", "random"], "7", {})
    for _ in range(2):
        while not session.is_person(seat := session.next_seat()):
            session.g.apply(seat, session.bot_move(seat))
        session.mark(seat)
        session.g.apply(seat, session.g.actions(seat)[0])
    first, second = session.decision_points
    assert second[1] > first[1] + 1
    assert session.undo(0)
    assert session.moves == second[1]
    assert session.undo(0)
    assert session.moves == first[1]
    assert not session.undo(0)
