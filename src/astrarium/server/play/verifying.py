"""Anybody can check that chance was fair: every draw of a finished game, from its full form."""

from __future__ import annotations

from typing import Any

from astrarium.kernel import registry
from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.errors import AstrariumError, BadRecord

from .chance import commitment, drawn, key
from .clocks import NoClock
from .rows import Happening
from .standing import Standing, Start


def chance_faults(form: dict[str, Any]) -> tuple[int, list[str]]:
    """How many draws were looked at, and what is wrong; the texts name rows and numbers only."""
    try:
        seed = bytes.fromhex(form["seed"])
        start = Start(**{name: form["start"][name] for name in Start.__dataclass_fields__ if name in form["start"]})
        rows = [happening(row) for row in form["rows"]]
        table = str(form["table"])
    except (KeyError, TypeError, ValueError) as error:
        raise BadRecord(f"this is not the full form of a finished game: {error!r}") from None
    faults = [] if commitment(seed) == form["commitment"] else ["seed"]
    dealer = Dealer(key(seed, start.entropy, table))
    if not is_dealt_fairly(start, dealer):
        faults.append("setup")
    draws, wrong = wrong_draws(start, rows, dealer)
    return draws + start.draws, faults + wrong


def happening(row: dict[str, Any]) -> Happening:
    data = {name: value for name, value in row.items() if name not in ("index", "kind", "seat", "at", "events")}
    return Happening(row["index"], row["kind"], row["at"], row["seat"], None, data)


def is_dealt_fairly(start: Start, dealer: Dealer) -> bool:
    rules = registry.rules_of(start.game)
    stream = DrawStream(dealer)
    dealt = rules.deal(start.players, rules.complete_settings(start.players, start.options, start.revision), stream)
    return dealt == start.setup and stream.count == start.draws


def wrong_draws(start: Start, rows: list[Happening], dealer: Dealer) -> tuple[int, list[str]]:
    """Numbers go up by one, and each draw is the one that its number gives."""
    standing = Standing.begun(start, NoClock())
    wrong: list[str] = []
    draws = 0
    for row in rows:
        try:
            if row.kind == "chance":
                draws += 1
                n = row.data["n"]
                fair = standing.g.rules.verbs.notation(drawn(standing.g, dealer, n))
                if n != standing.draws or fair != row.data["move"]:
                    wrong.append(f"row {row.index}")
            standing.take(row)
        except AstrariumError as error:
            return draws, [*wrong, str(error)]
    return draws, wrong
