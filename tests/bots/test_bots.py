"""Bots choose legal actions, leave the position alone, and play the same game for the same seed."""

import re
from pathlib import Path

import pytest

import astrarium
from astrarium import bots
from astrarium.bots import Bot, UnknownBot
from astrarium.bots.greedy import Search
from astrarium.kernel.game import Game
from astrarium.kernel.verbs import Action
from astrarium.lab.simulate import Match
from astrarium.text.catalogue import LANGUAGES
from tests.gaia.scenario import table

ALL_BOARD_ACTIONS = (1 << 10) - 1


def play(g: Game, players: list[Bot], decisions: int = 10_000) -> list[str]:
    """The moves that bots make, each a legal one, from a position that they must not change."""
    moves: list[str] = []
    while g.actors and len(moves) < decisions:
        seat = g.actors[0]
        before = g.to_wire()
        action = players[seat].choose(g, seat)
        assert g.to_wire() == before
        assert g.why_not(seat, action) is None
        moves.append(g.rules.verbs.notation(action))
        g.apply(seat, action)
    return moves


@pytest.mark.parametrize("name", bots.names())
@pytest.mark.parametrize("game", ["toy", "gaia"])
def test_the_same_seed_plays_the_same_game(game: str, name: str) -> None:
    lines = [
        play(astrarium.new(game, 2, seed=3), [bots.make(name, f"x{seat}") for seat in range(2)], decisions=40)
        for _ in range(2)
    ]
    assert lines[0] == lines[1]


@pytest.mark.parametrize("name", bots.names())
def test_a_game_with_sealed_and_parallel_decisions_and_chance_is_played_to_the_end(name: str) -> None:
    for seed in range(5):
        g = astrarium.new("toy", 3, seed=seed)
        play(g, [bots.make(name, f"{seed}:{seat}") for seat in range(3)])
        assert g.result is not None


def test_bots_never_take_a_sealed_answer_back() -> None:
    g = astrarium.new("toy", 2, seed=1)
    assert "take-back" not in play(g, [bots.make("random", seat) for seat in range(2)])


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(UnknownBot, match="random, greedy"):
        bots.make("oracle")


def test_a_smaller_budget_looks_at_fewer_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[Game] = []
    original = Search.position_after

    def counted(search: Search, position: Game, action: Action) -> Game:
        seen.append(position)
        return original(search, position, action)

    monkeypatch.setattr(Search, "position_after", counted)
    looked: list[int] = []
    for budget in (2, 32):
        seen.clear()
        players = [bots.make_with_budget("greedy", 1, budget) for _ in range(2)]
        play(astrarium.new("planet_b", 2, seed=3), players, decisions=20)
        looked.append(len(seen))
    assert looked[0] < looked[1] / 2


def test_only_bots_that_search_have_a_budget() -> None:
    with pytest.raises(UnknownBot, match="greedy"):
        bots.make_with_budget("random", 1, 4)
    with pytest.raises(UnknownBot):
        bots.make("greedy:4")  # a table cannot ask for it


def test_greedy_beats_random_at_gaia() -> None:
    g = astrarium.new("gaia", 2, seed=11)
    play(g, [bots.make("greedy", 1), bots.make("random", 1)])
    assert g.result is not None
    assert g.result.winners == (0,)


def test_greedy_converts_when_that_unlocks_something_better() -> None:
    t = table("terrans", "xenos", round=6)
    t.put("terrans", mine="1B1")
    t.give("terrans", ore=0, credits=0, knowledge=3, qic=0, bowls=(0, 0, 4), research=(0, 0, 2, 0, 0, 0))
    t.g.board_used = ALL_BOARD_ACTIONS
    moves = play(t.g, [bots.make("greedy", 1), bots.make("random", 1)], decisions=2)
    assert moves == ["convert power_to_knowledge", "research artificial_intelligence"]


def test_greedy_turns_power_into_credits_before_the_last_pass() -> None:
    t = table("terrans", "xenos", round=6)
    t.put("terrans", mine="1B1")
    t.give("terrans", ore=0, credits=0, knowledge=0, qic=0, bowls=(0, 0, 2))
    moves = play(t.g, [bots.make("greedy", 1), bots.make("random", 1)], decisions=3)
    assert moves == ["convert power_to_credit", "convert power_to_credit", "pass none"]


def test_greedy_goes_on_where_a_tile_turns_something_up() -> None:
    """A move that leaves the decision open may ask chance: in this game a copied tile moves a mage."""
    match = Match("federation", ("greedy", "random"), 1, 53, {})
    while match.decisions < 46:
        match.step()
    assert match.faults == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_level_is_called_something_in_the_client(language: str) -> None:
    said = Path(f"web/src/text/{language}.ftl").read_text(encoding="utf-8")
    assert [name for name in bots.names() if f"\nlevel-{name} = " not in said] == []


def test_levels_are_named_only_where_they_are_registered() -> None:
    """The client and the server learn from the registry which one is usual and which one answers at once."""
    named = re.compile("|".join(f"""['"]{name}['"]""" for name in bots.names()))
    places = [*Path("src/astrarium/server").rglob("*.py"), *Path("src/astrarium/cli").rglob("*.py")]
    places += [*Path("web/src").rglob("*.svelte"), *Path("web/src").rglob("*.ts"), *Path("tools").glob("*.py")]
    found = [str(path) for path in places if named.search(path.read_text(encoding="utf-8"))]
    assert sorted(set(found) - {"src/astrarium/cli/simulate.py"}) == []  # there it means options by chance
