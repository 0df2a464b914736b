"""Anybody can check that chance was fair: every draw of a finished game, from its full form."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import registry
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.errors import AstrariumError, BadRecord

from .chance import commitment, dealer_key, draw_outcome
from .clocks import NoClock
from .rows import TableRow
from .table_state import Start, TableState


def chance_errors(form: dict[str, Any]) -> tuple[int, list[str]]:
    """The number of draws that were checked, and what is wrong; the texts name only rows and numbers."""
    try:
        seed = bytes.fromhex(form["seed"])
        start = Start(**{name: form["start"][name] for name in Start.__dataclass_fields__ if name in form["start"]})
        rows = [table_row(row) for row in form["rows"]]
        table = str(form["table"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"this is not the full form of a finished game: {error!r}") from None
    errors = [] if commitment(seed) == form["commitment"] else ["seed"]
    dealer = Dealer(dealer_key(seed, start.entropy, table))
    if not is_dealt_fairly(start, dealer):
        errors.append("setup")
    draws, wrong = wrong_draws(start, rows, dealer)
    return draws + start.draws, errors + wrong


def table_row(row: dict[str, Any]) -> TableRow:
    data = {name: value for name, value in row.items() if name not in ("index", "kind", "seat", "at", "events")}
    return TableRow(row["index"], row["kind"], row["at"], row["seat"], None, data)


def is_dealt_fairly(start: Start, dealer: Dealer) -> bool:
    rules = registry.rules_of(start.game)
    stream = DrawStream(dealer)
    dealt = rules.deal(start.players, rules.complete_settings(start.players, start.options, start.revision), stream)
    return dealt == start.setup and stream.count == start.draws


def wrong_draws(start: Start, rows: list[TableRow], dealer: Dealer) -> tuple[int, list[str]]:
    """Numbers go up by one, and each draw is the one that its number gives."""
    state = TableState.at_start(start, NoClock())
    wrong: list[str] = []
    draws = 0
    for row in rows:
        try:
            if row.kind == "chance":
                draws += 1
                n = row.data["n"]
                fair = state.g.rules.verbs.notation(draw_outcome(state.g, dealer, n))
                if n != state.draws or fair != row.data["move"]:
                    wrong.append(f"row {row.index}")
            state.apply_row(row)
        except AstrariumError as error:
            return draws, [*wrong, str(error)]
    return draws, wrong
