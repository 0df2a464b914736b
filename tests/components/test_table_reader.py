"""The reader of component files: declarations, and error messages for files that do not match them."""

import sys
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, ClassVar, Literal

import pytest

from astrarium.components.files import ComponentFiles
from astrarium.components.table_reader import Keyed, Location
from tools.mypyc_source import expanded

Side = Literal["front", "back"]


def doubled(at: Location, value: object) -> int:
    if not isinstance(value, int):
        raise at.error(f"cannot double {value!r}")
    return 2 * value


@dataclass(frozen=True)
class Gain:
    coins: int = 0
    ore: int = 0


@dataclass(frozen=True)
class Card:
    LAYOUT: ClassVar = ("picture",)
    id: str
    side: Annotated[int, Side]
    gain: Gain
    gains: tuple[Gain, ...] = ()
    after: Annotated[int, "card"] = -1
    word: Side = "front"
    is_red: bool = False
    at: tuple[int, int] = (0, 0)
    row: Annotated[tuple[int, ...], Keyed(("left", "right"), 0)] = ()
    twice: Annotated[int, doubled] = 0
    best: Gain | None = None

    def __post_init__(self) -> None:
        if self.after == 0:
            raise ValueError("nothing comes after the first card")


BARE = 'id = "a"\nside = "front"\ngain = {}\nsource = "mine"\n'
FULL = """id = "b"
name = "B"
name_uk = "Б"
count = 2
note = "a remark"
source = "mine"
source_values = "guessed"
reconstructed_fields = ["gain"]
record_id = "card2"
picture = "blue"
side = "back"
gain = { coins = 2 }
gains = [{ ore = 1 }, {}]
after = "b"
word = "back"
is_red = true
at = [3, 4]
row = { right = 5 }
twice = 6
best = { ore = 7 }
"""


def files(folder: Path, *cards: str) -> ComponentFiles:
    text = "".join(f"[[card]]\n{card}" for card in cards)
    (folder / "cards.toml").write_text(f'{text}[box]\nsize = 3\nlid = "red"\nsource = "rulebook"\n', encoding="utf-8")
    return ComponentFiles(folder)


def cards(folder: Path, *found: str) -> tuple[Card, ...]:
    return files(folder, *found).entries("cards", "card", Card)


def test_an_entry_becomes_what_its_class_declares(tmp_path: Path) -> None:
    bare, full = cards(tmp_path, BARE, FULL)
    assert bare == Card("a", 0, Gain())
    assert full == Card("b", 1, Gain(2), (Gain(ore=1), Gain()), 1, "back", True, (3, 4), (0, 5), 12, Gain(ore=7))


def test_what_all_entries_have_is_known_without_a_declaration(tmp_path: Path) -> None:
    found = files(tmp_path, BARE, FULL)
    assert found.counts == {"card": {"b": 2}}
    assert found.sources == (
        ("cards.toml", "a", "mine"),
        ("cards.toml", "b", "mine"),
        ("cards.toml", "box", "rulebook"),
    )
    assert found.names("card") == ("a", "b")
    assert found.values("card", "record_id") == {"b": "card2"}


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ("colour = 1", "a: unknown key colour; known are id, side, gain, "),
        ("best = { gold = 1 }", "a.best: unknown key gold; known are coins, ore"),
        ("gains = [{}, { gold = 1 }]", r"a.gains\[1\]: unknown key gold"),
        ("row = { middle = 1 }", "a.row: unknown key middle; known are left, right"),
        ('after = "z"', "a: unknown word 'z'; known are a"),
        ('word = "rim"', "a: unknown word 'rim'; known are front, back"),
        ('is_red = "yes"', "a: 'is_red' must be true or false, not 'yes'"),
        ("best = { ore = true }", "a.best: 'ore' must be a whole number, not True"),
        ("best = 3", "a.best: must be a table, not 3"),
        ("gains = 3", "a: 'gains' must be a list, not 3"),
        ("at = [1]", "a: 'at' must have 2 values, not 1"),
        ('at = [1, "x"]', r"a: 'at\[1\]' must be a whole number, not 'x'"),
        ('twice = "x"', "a.twice: cannot double 'x'"),
        ('count = "x"', "a: 'count' must be a whole number"),
        ('after = "a"', "a: nothing comes after the first card"),
    ],
)
def test_what_is_wrong_is_told_with_file_entry_and_key(tmp_path: Path, wrong: str, message: str) -> None:
    with pytest.raises(ValueError, match=rf"^cards.toml: {message}"):
        cards(tmp_path, f"{BARE}{wrong}\n")


def test_a_missing_key_is_named(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^cards.toml: a: 'gain' is missing"):
        cards(tmp_path, BARE.replace("gain = {}\n", ""))
    with pytest.raises(ValueError, match=r"^cards.toml: a: 'source' must be a text"):
        cards(tmp_path, BARE.replace('source = "mine"\n', ""))


def test_an_id_stands_once(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"^cards.toml: an id of card occurs twice"):
        cards(tmp_path, BARE, BARE)


def test_single_values_need_no_class(tmp_path: Path) -> None:
    found = files(tmp_path, BARE)
    assert found.single_value("cards", "box", "size", int, "lid") == 3
    assert found.column("cards", "card", "side", str, "gain") == ("front",)
    with pytest.raises(ValueError, match=r"^cards.toml: box: unknown key lid; known are size"):
        found.single_value("cards", "box", "size", int)


def test_every_table_is_read_or_skipped(tmp_path: Path) -> None:
    found = files(tmp_path, BARE)
    found.skip("cards", "card", "side", "gain")
    with pytest.raises(ValueError, match=r"^cards.toml: unknown table box"):
        found.close()
    found.skip("cards", "box")
    found.close()
    with pytest.raises(ValueError, match=r"^cards.toml: a: unknown key gain"):
        found.skip("cards", "card", "side")
    with pytest.raises(ValueError, match=r"^cards.toml: dice is missing"):
        found.skip("cards", "dice")


def test_a_compiled_class_is_read_by_what_stands_beside_it(tmp_path: Path) -> None:
    """Such a class has lost the types of its fields and has no class variables."""
    module: Any = ModuleType("written_out")
    sys.modules["written_out"] = module
    exec(expanded(Path(__file__).read_text(encoding="utf-8").partition("BARE = ")[0]), vars(module))
    assert not hasattr(module.Card, "LAYOUT")
    module.Card.__annotations__ = dict.fromkeys(module.Card.__annotations__, type)
    found = files(tmp_path, BARE, FULL).entries("cards", "card", module.Card)
    assert [repr(card) for card in found] == [repr(card) for card in cards(tmp_path, BARE, FULL)]
    del sys.modules["written_out"]
