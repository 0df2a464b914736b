"""The guide for a new game (docs/add-a-game.md) is walked against the toy, so that neither can forget a step."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "add-a-game.md").read_text(encoding="utf-8")
TOY = ROOT / "tests" / "toy"
LOCAL = {"__init__.py", "table.py", "test_rules.py"}  # the toy's own split of its rules, and its tests


def squeezed(text: str) -> str:
    """Code without comments and spaces, so that its layout does not matter."""
    return re.sub(r"\s+", "", re.sub(r"\s+#.*", "", text))


def quoted() -> list[str]:
    """The lines of code that the guide shows."""
    blocks = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    lines = [line.strip() for block in blocks for line in block.splitlines()]
    return [line for line in lines if squeezed(line) not in ("", "...") and not line.startswith("#")]


def sources() -> str:
    folders = (TOY, ROOT / "src" / "astrarium" / "games")
    return "".join([squeezed(file.read_text(encoding="utf-8")) for folder in folders for file in folder.rglob("*.py")])


def test_the_code_of_the_guide_is_that_of_the_games() -> None:
    written = sources()
    assert [line for line in quoted() if squeezed(line).rstrip(",") not in written] == []


@pytest.mark.parametrize("file", sorted(file.name for file in TOY.iterdir() if file.suffix in (".py", ".json", ".md")))
def test_the_guide_names_every_file_of_the_toy(file: str) -> None:
    assert file in LOCAL or f"`{file}`" in GUIDE or f"/{file}`" in GUIDE


def test_every_kind_of_text_is_named() -> None:
    """Messages of the toy begin with what the guide says of them."""
    ids = re.findall(r"(?m)^-?([a-z][\w-]*) =", (TOY / "text" / "en.ftl").read_text(encoding="utf-8"))
    kinds = {re.sub(r"^toy-([a-z]+)-.*", r"<id>-\1-", name) for name in ids if name.startswith("toy-")}
    assert sorted(kind for kind in kinds if kind not in GUIDE) == []


def test_rules_and_hooks_of_the_guide_exist() -> None:
    """Every name in code quotes that looks like a hook of the rules is one."""
    kernel = "".join([file.read_text(encoding="utf-8") for file in (ROOT / "src/astrarium/kernel").glob("*.py")])
    hooks = {"deal", "start", "setup", "view", "redeal", "hidden_values", "invariant_errors", "result", "moment"}
    hooks |= {"holdings", "free_moves", "facts", "intents", "proposals", "value", "human_count"}
    guide = GUIDE.replace("rules.", "")
    assert [hook for hook in hooks if f"def {hook}(" not in kernel or f"`{hook}" not in guide] == []
