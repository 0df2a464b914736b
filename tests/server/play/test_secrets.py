"""What leaves for a seat is the same, byte for byte, after everything that is hidden from it was dealt anew."""

from __future__ import annotations

import json
import random

import pytest

from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.server.play import choices, records, seat_views
from astrarium.server.play.table_state import copied
from tests.server.play.memory_table import MemoryTable


def leaves(t: MemoryTable, seat: int | None) -> str:
    """All that is told to a seat about a position."""
    state = t.state
    told: dict[str, object] = {"position": seat_views.position(state, t.meta.seating, seat)}
    if seat is not None and seat in state.actors:
        moves = [option.notation for option in state.g.options(seat)]
        told["previews"] = [choices.preview(state.g, seat, move) for move in moves[:6]]
        told["why"] = [choices.why_target(state.g, seat, target) for target in ("card:ice", "seat:p1", "colour:red")]
    return json.dumps(told)


@pytest.mark.parametrize("seed", range(4))
def test_positions_choices_and_previews_do_not_depend_on_what_is_hidden(seed: int) -> None:
    rng = random.Random(seed)
    t = MemoryTable("a", "b", "c")
    while not t.state.is_over:
        t.play_on(rng)
        for seat in (0, 1, 2, None):
            before = leaves(t, seat)
            true = t.state.g
            dealt = true.redeal(seat, DrawStream(Dealer.seeded(seed)))
            dealt.history = copied(true).history
            t.state.g = dealt
            assert leaves(t, seat) == before
            t.state.g = true


def test_the_log_and_the_record_hide_what_a_seat_has_not_seen() -> None:
    t = MemoryTable("a", "b", "c")
    rng = random.Random(2)
    for _ in range(25):
        t.play_on(rng)
    for seat in (0, 1, 2, None):
        log = [seat_views.log_row(row, t.state, seat) for row in t.rows]
        favours = [row for row in log if row["kind"] == "move" and row["seat"] != seat and "favour" in str(row)]
        assert favours
        assert all([row["move"] in ("favour 0 ?", "favour 1 ?", "favour 2 ?") for row in favours])
        assert not [row for row in favours if "colour" in str(row)]
        dealt = [move for who, move in records.record(t.state, seat).moves if who == -1 and move == "?"]
        assert dealt
        assert [row for row in log if row["kind"] == "chance" and row["move"] == "?"]


def test_seed_and_key_are_in_nothing_that_leaves_before_the_end() -> None:
    t = MemoryTable("a", "b")
    rng = random.Random(4)
    secrets = (t.meta.seed.hex(), t.meta.dealer.key.hex())
    while not t.state.is_over:
        form = json.dumps(records.full_form(t.meta, t.state, t.rows, 0))
        assert not any(secret in form for secret in secrets)
        t.play_on(rng)
    assert t.meta.seed.hex() in json.dumps(records.full_form(t.meta, t.state, t.rows, 0))
