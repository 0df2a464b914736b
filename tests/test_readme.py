"""The README names all games, and its example runs."""

import re
from pathlib import Path

from astrarium.kernel.registry import names
from astrarium.text.catalogue import card_of

README = Path(__file__).parent.parent / "README.md"


def test_the_python_example_runs() -> None:
    example = re.search(r"```python\n(.+?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert example is not None
    exec(compile(example[1], str(README), "exec"), {})


def test_it_names_the_games_that_are_complete_and_no_other() -> None:
    text = README.read_text(encoding="utf-8")
    linked = re.findall(r"\(src/astrarium/games/(\w+)/rules\.md\)", text)
    assert sorted(set(linked)) == names()
    for game in names():
        assert card_of(game, "en").splitlines()[0].partition(" = ")[2] in text
