"""Records: a game as text, a header and numbered moves, chance included."""

import json
import re
from collections.abc import Iterator
from typing import Any, Self

from astrarium.kernel import registry
from astrarium.kernel.errors import AstrariumError, BadRecord
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.rules import Rules
from astrarium.kernel.settings import REVISION

HEADER = ("game", "revision", "data", "players", "options", "setup", "draws")


class Record:
    """The header (game, rules revision, data, players, options, setup, draws of the setup) and the moves."""

    def __init__(self, header: dict[str, Any], moves: list[tuple[int, str]]) -> None:
        self.header = header
        self.moves = moves

    @classmethod
    def of(cls, g: Any, seat: int | None = CHANCE) -> Self:
        """The record of a game so far; with a seat (None: spectator), what that seat may see."""
        assert g.history is not None, "clones have no history"
        rules, verbs = g.rules, g.rules.verbs
        draws = g.draws - len([who for who, _, _ in g.history if who == CHANCE])
        began, chosen = g.settings[REVISION], rules.chosen_settings(g)
        values = (rules.id, began, rules.data_hash, rules.human_count(g), chosen, rules.setup(g), draws)
        moves = [
            (
                who,
                verbs.notation(action)
                if seat == CHANCE or seen is None or seat in seen
                else verbs.hidden_notation(action),
            )
            for who, action, seen in g.history
        ]
        header = dict(zip(HEADER, values, strict=True))
        return cls(header | {"corrections": rules.corrections} if rules.corrections else header, moves)

    @classmethod
    def parse(cls, text: str) -> Self:
        head, _, body = text.strip().partition("\n\n")
        try:
            header = {key: json.loads(value) for key, _, value in (line.partition(": ") for line in head.splitlines())}
        except json.JSONDecodeError as error:
            raise BadRecord(f"the header cannot be read: {error}") from None
        if missing := [key for key in HEADER if key not in header]:
            raise BadRecord(f"the header lacks {', '.join(missing)}")
        moves: list[tuple[int, str]] = []
        for number, line in enumerate(body.splitlines(), 1):
            read = re.fullmatch(rf"{number}\. (?:chance|p(\d+)) (.+)", line)
            if read is None:
                raise BadRecord(f"line {line!r} is no move {number}")
            moves.append((int(read[1]) - 1 if read[1] else CHANCE, read[2]))
        return cls(header, moves)

    def __str__(self) -> str:
        head = [f"{key}: {json.dumps(value)}" for key, value in self.header.items()]
        names = [("chance" if seat == CHANCE else f"p{seat + 1}", notation) for seat, notation in self.moves]
        return "\n".join([*head, "", *[f"{n}. {who} {what}" for n, (who, what) in enumerate(names, 1)], ""])

    def branch(self, move: int) -> Self:
        """The same game up to and including a move."""
        return type(self)(self.header, self.moves[:move])

    def positions(self) -> Iterator[Game]:
        """The position before the first move and after each; every move is checked. Always the same object."""
        header = self.header
        began, rules = header["revision"], registry.rules_of(header["game"])
        if (made_with := header.get("corrections") or rules.corrections_at(began)) != rules.corrections:
            text = f"corrected by {made_with or 'nothing'}" if "corrections" in header else f"those of revision {began}"
            raise BadRecord(f"it was played with other components, {text}{self.differences(rules)}")
        g = registry.new(header["game"], header["players"], header["options"], setup=header["setup"], revision=began)
        g.draws = header["draws"]
        yield g
        for number, (seat, notation) in enumerate(self.moves, 1):
            try:
                g.apply(seat, g.legal_action(seat, notation))
            except AstrariumError as error:
                raise BadRecord(f"move {number}: {error}{self.differences(rules)}") from error
            yield g

    def differences(self, rules: Rules[Any]) -> str:
        """How rules and components differ from those with which the record was made, as text."""
        now, then = (rules.revision, rules.data_hash), (self.header["revision"], self.header["data"])
        if now == then:
            return ""
        return f"; it was made with revision {then[0]} and components {then[1]}, these are {now[0]} and {now[1]}"

    def replay(self) -> Game:
        *_, g = self.positions()
        return g
