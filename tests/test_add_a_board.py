"""The guide for a new board (docs/add-a-board.md) names everything that a board can give and gets."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
GUIDE = (ROOT / "docs" / "add-a-board.md").read_text(encoding="utf-8")
WEB = ROOT / "web" / "src"


def fields(interface: str) -> list[str]:
    """The fields of an interface of `boards/contract.ts`."""
    contract = (WEB / "boards" / "contract.ts").read_text(encoding="utf-8")
    found = re.search(rf"export interface {interface}\b[^{{]*{{\n(.*?)\n}}", contract, re.DOTALL)
    assert found is not None
    return re.findall(r"(?m)^  (\w+)\??:", found[1])


@pytest.mark.parametrize("interface", ["BoardModule", "BoardProps"])
def test_the_guide_names_every_field(interface: str) -> None:
    named = set(re.findall(r"[`(/ ](\w+)", GUIDE))
    assert [field for field in fields(interface) if field not in named] == []


def test_the_guide_names_every_state_of_a_target() -> None:
    source = (WEB / "table" / "targets.ts").read_text(encoding="utf-8")
    found = re.search(r"export type TargetState =(.*?);", source, re.DOTALL)
    assert found is not None
    assert [state for state in re.findall(r"'(\w+)'", found[1]) if f"| `{state}` |" not in GUIDE] == []


@pytest.mark.parametrize("folder", sorted(path.parent.name for path in (WEB / "boards").glob("*/index.ts")))
def test_the_files_of_a_board_are_in_the_guide(folder: str) -> None:
    files = [path.name for path in (WEB / "boards" / folder).iterdir() if path.suffix == ".svelte"]
    parts = ("Board.svelte", "Mat.svelte", "Strip.svelte")
    assert all(f"`{name}`" in GUIDE for name in files if name in parts)
    assert "Board.svelte" in files


def test_addresses_of_the_guide_exist() -> None:
    """Every file of the client that the guide names is there."""
    named = re.findall(r"`((?:boards|table|shell|style)/[\w./-]+\.(?:ts|css|svelte))`", GUIDE)
    assert [name for name in named if not (WEB / name).exists() and "mygame" not in name] == []
