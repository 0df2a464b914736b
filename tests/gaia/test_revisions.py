"""A fix of the rules holds for games that begin after it; records and tables from before keep the old rule."""

from __future__ import annotations

from pathlib import Path

import pytest

import astrarium
from astrarium.components.files import corrected_tables, tables_in
from astrarium.games.gaia.actions.research import Research
from astrarium.games.gaia.flow import RULES
from astrarium.games.gaia.state import Gaia
from astrarium.kernel.errors import BadRecord, UnknownRevision
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.records import Record
from astrarium.kernel.rules import Corrections
from astrarium.kernel.settings import Fix
from astrarium.kernel.verbs import Action
from astrarium.lab.kept_records import KeptRecord
from astrarium.server.play.table_state import Start
from tools.mutate_data import folder_of

KEPT = sorted((Path(__file__).parent.parent / "records" / "kept" / "gaia").glob("*.txt"))
NO_RESEARCH = Fix("no_research", RULES.revision + 1, "GP-RES-1")


@pytest.fixture
def fixed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up fix: nobody may research any more."""
    usual = Research.check

    def stricter(
        self: Research, g: Gaia, seat: int, args: tuple[()], action: Action, failures: Failures | None
    ) -> str | None:
        if g.settings[NO_RESEARCH.name] and (rule := fail(failures, NO_RESEARCH.rule)):
            return rule
        return usual(self, g, seat, args, action, failures)

    monkeypatch.setattr(Research, "check", stricter)
    monkeypatch.setattr(RULES, "fixes", (NO_RESEARCH,))
    monkeypatch.setattr(RULES, "revision", NO_RESEARCH.since)


def researches(record: Record) -> bool:
    return any(move.startswith("research ") for _, move in record.moves)


@pytest.mark.usefixtures("fixed")
def test_kept_records_replay_across_a_fix() -> None:
    replayed = [(record, scores) for record, scores, _ in map(KeptRecord.read, KEPT) if researches(record)]
    assert len(replayed) > 20
    for record, scores in replayed:
        g = record.replay()
        assert g.result is not None
        assert list(g.result.scores) == scores
        assert Record.of(g).header["revision"] == record.header["revision"] < NO_RESEARCH.since


@pytest.mark.usefixtures("fixed")
def test_a_new_game_has_the_fix_and_the_same_moves_are_refused_in_it() -> None:
    record = next(record for record, _, _ in map(KeptRecord.read, KEPT) if researches(record))
    newer = Record({**record.header, "revision": NO_RESEARCH.since}, record.moves)
    with pytest.raises(BadRecord, match=r"forbidden by GP-RES-1"):
        newer.replay()
    assert Record.of(astrarium.new("gaia", 2, seed=1)).header["revision"] == NO_RESEARCH.since


@pytest.mark.usefixtures("fixed")
def test_a_table_that_began_before_a_fix_goes_on_without_it() -> None:
    g = astrarium.new("gaia", 2, seed=1)
    old = Start(
        "gaia", 2, g.rules.chosen_settings(g), g.rules.setup(g), 0, [], [None, None], revision=RULES.revision - 1
    )
    assert not old.new_game().settings[NO_RESEARCH.name]
    assert g.settings[NO_RESEARCH.name]


def test_a_record_of_newer_rules_says_so() -> None:
    record = KeptRecord.read(KEPT[0]).record
    with pytest.raises(UnknownRevision, match="these know 1 to"):
        Record({**record.header, "revision": 99}, record.moves).replay()


def test_a_record_that_cannot_be_replayed_says_what_differs() -> None:
    record = KeptRecord.read(KEPT[0]).record
    other = Record({**record.header, "data": "0123", "revision": 1}, [(0, "pass none"), *record.moves])
    with pytest.raises(BadRecord, match=r"it was made with revision 1 and components 0123, these are \d+ and "):
        other.replay()


OLD_VALUES: Corrections = {"tech_tiles.toml": {"tech_tile": [{"id": "tech_7vp", "points": 8}]}}


@pytest.fixture
def changed_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """A made-up change of a shipped component value; the one of before is kept."""
    monkeypatch.setattr(RULES, "superseded", {RULES.revision: OLD_VALUES})
    monkeypatch.setattr(RULES, "revision", RULES.revision + 1)


@pytest.mark.usefixtures("changed_value")
def test_a_record_from_before_a_changed_value_says_so() -> None:
    record = KeptRecord.read(KEPT[0]).record
    with pytest.raises(BadRecord, match=r"other components, those of revision \d+; it was made with revision \d+"):
        record.replay()


@pytest.mark.usefixtures("changed_value")
def test_a_record_from_before_a_changed_value_replays_with_the_values_of_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RULES, "corrections", OLD_VALUES)
    record, scores, _ = KeptRecord.read(KEPT[0])
    g = record.replay()
    assert g.result is not None
    assert list(g.result.scores) == scores
    assert Record.of(g).header["corrections"] == OLD_VALUES


@pytest.mark.usefixtures("changed_value")
def test_a_new_game_has_the_changed_value() -> None:
    Record.of(astrarium.new("gaia", 2, seed=1)).replay()


def test_all_values_of_before_are_corrections_of_the_components() -> None:
    for game in astrarium.names():
        folder = folder_of(game)
        for values in folder.glob("history/*/*"):
            assert values.name == game
            assert int(values.parent.name) < astrarium.rules_of(game).revision
            assert corrected_tables(folder, values) != tables_in(folder)
