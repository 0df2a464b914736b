"""What comes of a gaia project after the turn, as its preview tells."""

from __future__ import annotations

from astrarium.games.gaia.tables import NAMES
from astrarium.kernel.explanations import Fact
from tests.explanations import lines
from tests.gaia.scenario import Table, table


def project_table(faction: str, tile: str = "round_mine", round: int = 3) -> Table:
    """A faction with a gaiaformer beside the transdim planet 1C; every round has the same tile."""
    t = table(faction, "gleens", round=round).bare(terra="1B1 1B0").planet("1C", "transdim")
    t.put(faction, mine="1B1").level(faction, gaia_project=1).give(faction, bowls=(12, 0, 0), gaiaformers=1)
    t.g.round_tiles = (NAMES["round_tile"].index(tile),) * 6
    return t


def later(t: Table) -> list[Fact]:
    return t.g.preview(0, "project 1C").later


def test_a_project_turns_its_planet_in_the_next_round_and_then_bears_a_mine() -> None:
    turned, mine = later(project_table("xenos"))
    assert turned == Fact("later-gaia", {"round": 4, "hex": "hex:1C", "tokens": 6, "bowl": "bowl:bowl1"})
    assert (mine.name, mine.values) == ("later-mine", {"hex": "hex:1C", "points": 2, "next": 4})
    assert lines(mine.needs) == [("credits", 2, "mine"), ("ore", 1, "mine")]


def test_the_tokens_of_the_terrans_return_to_their_own_bowl() -> None:
    assert later(project_table("terrans"))[0].values["bowl"] == "bowl:bowl2"


def test_a_mine_scores_later_only_what_the_next_round_scores() -> None:
    assert later(project_table("xenos", "round_research"))[1].values["points"] == 0


def test_nothing_comes_of_a_project_in_the_last_round() -> None:
    assert later(project_table("xenos", round=6)) == [Fact("later-never", {"hex": "hex:1C"})]


def test_other_actions_have_no_later_consequences() -> None:
    assert project_table("xenos").g.preview(0, "pass booster_range").later == []
