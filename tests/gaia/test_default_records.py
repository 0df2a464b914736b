"""Twenty whole games under the default switches, kept as records and replayed move by move to the same end.

The foreign records all use the import switches, so these hold the defaults: clockwise turn order, no conversion at
the end, satellites less their markers, no useless actions. `pytest --update-golden` plays them anew with greedy bots.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import astrarium
from astrarium import bots
from astrarium.games.gaia.state import RESOURCE_POINTS
from astrarium.games.gaia.tables import BOARD_ACTIONS
from astrarium.lab.kept_records import KeptRecord

FOLDER = Path(__file__).parent.parent / "records" / "gaia_default"
GAMES = [(players, seed) for players, count in ((1, 2), (2, 6), (3, 6), (4, 6)) for seed in range(count)]


def play(players: int, seed: int) -> Any:
    g = astrarium.new("gaia", players, seed=100 * players + seed)
    seats = [bots.make("greedy", seed + seat) for seat in range(players)]
    while g.actors:
        seat = g.actors[0]
        g.play(seat, seats[seat].choose(g, seat))
    return g


@pytest.fixture(params=GAMES, ids=lambda game: f"{game[0]}p-{game[1]}")
def kept(request: pytest.FixtureRequest) -> KeptRecord:
    players, seed = request.param
    file = FOLDER / f"{players}p-{seed}.txt"
    if request.config.getoption("--update-golden") and "replays" in request.node.name:
        FOLDER.mkdir(exist_ok=True)
        KeptRecord.of(play(players, seed)).write(file)
    return KeptRecord.read(file)


@pytest.fixture
def record(kept: KeptRecord) -> astrarium.Record:
    return kept.record


def test_a_default_game_replays_to_its_end(kept: KeptRecord) -> None:
    record = kept.record
    settings = astrarium.rules_of("gaia").settings
    assert record.header["options"] == {setting.name: setting.choices[0] for setting in settings}
    order: tuple[int, ...] = ()
    last: Any = None
    for last in record.positions():
        if last.round and last.order != order:
            order = last.order
            first = order[0]
            assert order == tuple((first + step) % len(order) for step in range(len(order))), "clockwise (GP-FLOW-2)"
    assert (list(last.result.scores), list(last.result.ranking)) == (kept.scores, kept.places)


def test_earlier_games_keep_the_switches_that_they_were_played_with() -> None:
    """Conversions paid as one sum and guest mines that do not score for gaia planets were once the default."""
    files = sorted((FOLDER.parent / "kept" / "gaia").glob("2026-11-1[56]-*p-0.txt"))
    assert files
    for file in files:
        g = KeptRecord.read(file).record.replay()
        assert g.settings["single_conversion_payment"] is False
        assert g.settings["guest_mine_gaia_events"] is False


def test_nothing_is_converted_at_the_end(record: astrarium.Record) -> None:
    g: Any = record.replay()
    for p in g.players:
        if not p.automa:
            assert p.points[RESOURCE_POINTS] == (p.ore + p.credits + p.knowledge) // 3
            assert p.satellites.bit_count() <= 23


def test_board_actions_always_gain_something(record: astrarium.Record) -> None:
    verbs = astrarium.rules_of("gaia").verbs
    before: Any = None
    moves = iter(record.moves)
    g: Any
    for g in record.positions():
        if before is not None:
            seat, notation = next(moves)
            if notation.startswith("action "):
                space = BOARD_ACTIONS[verbs.parse(notation, {})[1]]
                gained = [getattr(g.players[seat], key) - before[seat][key] for key in ("ore", "credits", "knowledge")]
                wanted = [space.gain.ore, space.gain.credits, space.gain.knowledge]
                assert not any(wanted) or any(gain > 0 for gain in gained), notation
        before = [{key: getattr(p, key) for key in ("ore", "credits", "knowledge")} for p in g.players]
