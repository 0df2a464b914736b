"""How the game of a table begins."""

from __future__ import annotations

from dataclasses import asdict

from astrarium.kernel import registry
from astrarium.kernel.chance import DrawStream
from astrarium.kernel.position import SettingValue

from .. import clock
from ..problems import Problem
from .change import Change
from .table_meta import TableMeta
from .table_state import Start, TableState


def first_change(meta: TableMeta) -> Change:
    """The beginning of a game, up to the first decision."""
    if any(seat.kind == "open" for seat in meta.seats):
        raise Problem(409, "seats-open", index=meta.index)
    if not any(seat.kind == "human" for seat in meta.seats):
        raise Problem(409, "no-person", index=meta.index)
    rules = registry.rules_of(meta.game)
    players = len(meta.seats)
    settings: dict[str, SettingValue] = rules.complete_settings(players, meta.options)
    stream = DrawStream(meta.dealer)
    setup = rules.deal(players, settings, stream)
    chosen = {setting.name: settings[setting.name] for setting in rules.settings}
    levels = [seat.bot for seat in meta.seats]
    entropy = [seat.entropy for seat in meta.seats]
    start = Start(meta.game, players, chosen, setup, stream.count, entropy, levels, rules.corrections, rules.revision)
    change = Change(TableState.at_start(start, meta.clock), meta.dealer, meta.auto_replies, clock.now())
    change.add("start", None, None, **asdict(start))
    change.advance_to_decision()
    return change
