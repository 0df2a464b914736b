"""Records of the public engine: how they are read, and that our rules play them to the same end."""

import shutil
from pathlib import Path

import pytest

from astrarium.games.gaia import ids
from astrarium.games.gaia.foreign.comparison import group_of, grouped, standard_first
from astrarium.games.gaia.foreign.reader import Line, load, read_line, undecorated
from astrarium.games.gaia.foreign.setup import placed_sector, setup_of
from astrarium.games.gaia.foreign.trace import read_trace
from astrarium.games.gaia.foreign.verification import Replay, import_record, verify
from astrarium.games.gaia.foreign.words import CONVERSIONS, amounts, ours, theirs
from astrarium.games.gaia.state import Gaia
from astrarium.kernel.errors import BadRecord
from astrarium.kernel.records import Record
from tests.marks import example

RECORDS = Path(__file__).parent.parent / "records" / "gaia"
FILES = sorted(RECORDS.glob("*.toml"))
FACTIONS = ("terrans", "hadsch-hallas")


def line_of(text: str, number: int = 7) -> Line:
    """A line of a two-player log."""
    line = read_line(Path("some.toml"), number, text, FACTIONS)
    assert line is not None
    return line


def copy_of(name: str, folder: Path) -> Path:
    """A record with its trace that a test may change."""
    for suffix in (".toml", ".trace.tsv"):
        shutil.copy(RECORDS / f"{name}{suffix}", folder)
    return folder / f"{name}.toml"


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("bescods charge 1pw (2/4/0/0 ⇒ 1/5/0/0)", "bescods charge 1pw"),
        ("taklons charge 1pw (2,B/4/0/0 ⇒ 1/5,B/0/0)", "taklons charge 1pw"),
        ("baltaks up gaia (1 ⇒ 2). (0/4/0/0 ⇒ 3/4/0/0)", "baltaks up gaia."),
        ("itars build gf 6A7 using area1: 4, area2: 2.", "itars build gf 6A7."),
        ("taklons federation 4A3,4A4 fed2 using area1: 7, brainstone: 1.", "taklons federation 4A3,4A4 fed2."),
        ("ambas pass booster8 returning booster3", "ambas pass booster8"),
        ("ambas pass returning booster3 (3/4/0/0 ⇒ 3/4/0/0)", "ambas pass"),
        ("ambas special swap-PI. swap-PI 5A2 (from 3A4).", "ambas special swap-PI. swap-PI 5A2."),
    ],
)
def test_results_that_newer_logs_repeat_are_stripped(text: str, plain: str) -> None:
    assert undecorated(text) == plain


def test_a_line_is_a_player_commands_and_the_final_dot() -> None:
    turn = line_of("hadsch-hallas spend 3c for 1o. build m -3x4.")
    assert (turn.seat, turn.commands, turn.ends) == (1, (("spend", "3c", "for", "1o"), ("build", "m", "-3x4")), True)
    reaction = line_of("p1 charge 2pw")
    assert (reaction.seat, reaction.commands, reaction.ends) == (0, (("charge", "2pw"),), False)
    assert line_of("terrans pass").begins_with("income", "pass")


@pytest.mark.parametrize("text", ["init 2 seed.with.dots", "p2 rotate 5x-2 4 -6x10 2", "p1 set booster 1 to booster3"])
def test_lines_about_the_setup_are_skipped(text: str) -> None:
    assert read_line(Path("some.toml"), 0, text, FACTIONS) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("xenos pass", "some.toml: move 7: there is no player 'xenos'"),
        ("p3 pass", "there is no player 'p3'"),
        ("terrans up nav.. up nav.", "empty command"),
    ],
)
def test_a_bad_line_is_told_with_its_place(text: str, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        line_of(text)


def test_bad_files_are_told_by_name(tmp_path: Path) -> None:
    bad = tmp_path / "bad.toml"
    for text, message in (("id = ", "bad.toml"), ('id = "x"', "bad.toml: 'players' is missing")):
        bad.write_text(text, encoding="utf-8")
        with pytest.raises(BadRecord, match=message):
            load(bad)
    with pytest.raises(BadRecord, match=r"none\.toml"):
        load(tmp_path / "none.toml")
    trace = tmp_path / "bad.trace.tsv"
    trace.write_text("# remark\nmove\tfaction\tvp\n2\titars\n", encoding="utf-8")
    with pytest.raises(BadRecord, match="line 3 has 2 cells instead of 3"):
        read_trace(trace)


def test_amounts_and_conversions() -> None:
    assert amounts("2t,pw") == [(2, "t"), (1, "pw")]
    assert amounts("t-a3") == [(1, "t-a3")]
    with pytest.raises(BadRecord, match="no amount"):
        amounts("2")
    assert CONVERSIONS["pw>o"] == CONVERSIONS["tg>o"] == ("power_to_ore", 3)
    assert CONVERSIONS["t-a3>k"] == ("nevlas_token_to_knowledge", 1)


def test_components_have_their_names_and_ours() -> None:
    assert ours("faction", "hadsch-hallas") == "hadsch_hallas"
    assert ours("booster", "booster8") == "booster_labs"
    assert theirs("booster")[ids.BOOSTER_LABS] == "booster8"
    assert theirs("track") == ("terra", "nav", "int", "gaia", "eco", "sci")
    with pytest.raises(BadRecord, match="there is no booster 'booster11'"):
        ours("booster", "booster11")


def test_expected_results_are_put_as_ours() -> None:
    assert grouped({"qic2": 7, "federation": 5, "gaia": 4, "nav": 8, "charge": 0}) == {
        "federation and board": 12,
        "research": 12,
    }
    assert [group_of(word) for word in ("tech-sci", "adv-nav", "gleens", "spend", "final2", "charge")] == [
        "tech", "advanced", "faction", "resources", "final", "charge",
    ]  # fmt: skip
    assert standard_first(["tech1@gaia!", "advtech2@adv-eco", "tech8@sci"]) == ["tech1@gaia!", "tech8@sci", "advtech2"]


def test_planets_decide_and_a_missing_rotation_is_found() -> None:
    setup = setup_of(load(RECORDS / "deep-mind-2.toml"))
    for face, q, r, rotation in setup["sectors"]:
        sector = {"id": face.removeprefix("sector_").upper(), "q": q, "r": r}
        assert placed_sector(sector, setup["planets"]) == [face, q, r, rotation]
    assert placed_sector({"id": "1", "q": 0, "r": 0}, {}) == ["sector_1", 0, 0, 0]


def test_mirrored_sectors_are_played_by_their_planets() -> None:
    record = load(RECORDS / "bosco-marcuzzo3.toml")
    assert record.setup["mirrored_sectors"]
    g = Replay(record).g
    found = {ids.HEX_NAMES[hex]: ids.PLANET_NAMES[g.planets[hex]] for hex in g.galaxy.hexes}
    assert {name: planet for name, planet in found.items() if planet != "space"} == setup_of(record)["planets"]


def test_a_setup_that_lacks_something_is_told(tmp_path: Path) -> None:
    path = copy_of("gen-2p-1023", tmp_path)
    change(path, "[setup.tech]", "[setup.technology]")
    with pytest.raises(BadRecord, match=r"gen-2p-1023\.toml: setup: 'tech' is missing"):
        verify(path)


def test_all_records_are_here() -> None:
    assert len(FILES) == 76


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
@example("ED-78")
def test_our_rules_play_the_record_to_the_same_end(path: Path) -> None:
    """Among them djfjjv4k (130 to 124), deep-mind-2, jaeggafun04 and voyager-6."""
    verdict = verify(path)
    assert verdict.matched, str(verdict)


@pytest.mark.parametrize(
    "name", ["deep-mind-2", "djfjjv4k", "human-y-197", "synthetic-24", "synthetic-83", "tng-6", "tos-1", "voyager-6"]
)
def test_an_imported_record_is_one_of_ours(name: str) -> None:
    path = RECORDS / f"{name}.toml"
    text = str(import_record(path))
    g = Record.parse(text).replay()
    assert isinstance(g, Gaia)
    assert [p.vp for p in g.players] == load(path).expected["vp"]
    assert str(Record.of(g)) == text


def test_a_wrong_number_in_the_trace_is_found(tmp_path: Path) -> None:
    path = copy_of("tos-1", tmp_path)
    row = "39\tgeodens\t6\t14\t9\t4\t1\t0\t6\t0"
    change(path.with_suffix(".trace.tsv"), row, row[:-3] + "5\t1")
    difference = verify(path).difference
    assert difference is not None
    assert (difference.move, difference.player, difference.column) == (39, "geodens", "bowl2")
    assert (difference.expected, difference.got) == ("5", "6")
    assert str(verify(path)) == "tos-1: move 39: 'geodens charge 2pw': geodens: bowl2 is 6 instead of 5"


def test_a_wrong_result_is_found(tmp_path: Path) -> None:
    path = copy_of("gen-4p-1001", tmp_path)
    change(path, "vp = [72, 53, 43, 50]", "vp = [72, 53, 43, 51]")
    assert str(verify(path)).endswith("table: vp is [72, 53, 43, 50] instead of [72, 53, 43, 51]")


def test_a_forbidden_move_is_told_with_its_rule(tmp_path: Path) -> None:
    path = copy_of("tos-1", tmp_path)
    change(path, '"taklons build m 1B3"', '"taklons build m 1B5"')
    difference = verify(path).difference
    assert difference is not None
    assert (difference.move, difference.got, difference.rule) == (11, "settle 1B5", "GP-SETUP-30")
    with pytest.raises(BadRecord, match=r"tos-1\.toml: move 11: .*GP-SETUP-30"):
        import_record(path)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("itars burn 2. pass booster6", "itars fly. pass booster6", "there is no command 'fly'"),
        ("itars burn 2. pass booster6", "itars burn. pass booster6", "'burn' is incomplete"),
        ("itars burn 2. pass booster6", "itars burn two. pass booster6", "'two' is no number"),
        ("taklons special 4pw. brainstone area3. spend 3pw for 1o. brainstone area1.",
         "taklons special 4pw. brainstone area3. spend 2pw for 1o.", "1o costs 3pw, not 2pw"),
        ("taklons special 4pw. brainstone area3. spend 3pw for 1o. brainstone area1.",
         "taklons special 4pw. brainstone area3. spend 3pw for 1q.", "1q costs 4pw, not 3pw"),
        ("geodens special step. build m 5A6.", "geodens special step. build m 5A12.", "there is no hex '5A12'"),
    ],
)  # fmt: skip
def test_a_command_that_cannot_be_read_is_told(tmp_path: Path, old: str, new: str, message: str) -> None:
    path = copy_of("tos-1", tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace(f'"{old}"', f'"{new}"', 1), encoding="utf-8")
    assert message in str(verify(path))
