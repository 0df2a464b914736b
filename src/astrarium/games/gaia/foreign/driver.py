"""The moves of ours that a foreign log leaves out: played with the full check, open questions settled by its habits."""

from __future__ import annotations

from astrarium.kernel.errors import BadRecord, IllegalAction
from astrarium.kernel.steps import AnyStep

from .. import ids, verbs
from ..actions.free import BURNING_WITH_STONE
from ..brainstone import STONE_CHARGING, STONE_SPENDING, STONE_TAKING, TAKING_TOKENS
from ..factions.abilities import abilities_of
from ..power import take_splits
from ..state import Gaia
from .questions import asked_about, is_asked, question
from .reader import Command
from .words import STONE_PLACES, known


class Driver:
    """Plays a game of ours for the player of a line whose further commands are known."""

    def __init__(self, g: Gaia) -> None:
        self.g = g
        self.seat = 0
        self.commands: list[Command] = []
        self.pays_with_stone = False

    def play(self, notation: str) -> None:
        """One move of ours, with the full check."""
        action = self.g.parse(notation)
        rule = self.g.why_not(self.seat, action)
        if rule is not None:
            raise IllegalAction(self.seat, notation, rule)
        self.g.apply(self.seat, action)

    def asked(self) -> AnyStep[Gaia] | None:
        return question(self.g, self.seat)

    def next_is(self, name: str) -> bool:
        return bool(self.commands) and self.commands[0][0] == name

    def settle_pending(self) -> None:
        """Answer what our engine asks and the public engine decides by itself (notation, sections 1 and 6)."""
        while (step := self.asked()) is not None:
            if step is TAKING_TOKENS:
                self.take_tokens()
            elif step is BURNING_WITH_STONE:
                self.play("brainstone bowl3")
            elif step is STONE_SPENDING:
                self.play("brainstone bowl1" if self.pays_with_stone else "brainstone bowl3")
            elif step is STONE_TAKING and not self.next_is("brainstone"):
                self.keep_stone()
            elif step in (STONE_TAKING, STONE_CHARGING) and self.next_is("brainstone"):
                self.brainstone(self.commands.pop(0))
            else:
                return

    def take_tokens(self) -> None:
        """Tokens leave bowl I first, then II, then III."""
        amount, _ = asked_about(self.g, self.seat, TAKING_TOKENS)
        splits = take_splits(self.g.players[self.seat], amount)
        from2, from3 = min(splits, key=lambda split: (split[1], split[0]))
        self.play(f"tokens {from2} {from3}")

    def keep_stone(self) -> None:
        """Without an answer the brainstone stays if the plain tokens up to its bowl suffice."""
        p = self.g.players[self.seat]
        amount, _ = asked_about(self.g, self.seat, STONE_TAKING)
        if sum((p.bowl1, p.bowl2, p.bowl3)[: p.brainstone]) < amount:
            raise BadRecord("the record does not say whether the brainstone is taken")
        self.play(f"brainstone bowl{p.brainstone}")

    def brainstone(self, command: Command) -> None:
        """An answer; a formal one, where our rules leave no choice, must tell what has happened."""
        place = known(STONE_PLACES, command[-1], "bowl")
        if is_asked(self.g, self.seat, verbs.STONE):
            self.play(f"brainstone {verbs.STONE_NAMES[place]}")
        elif self.g.players[self.seat].brainstone != place:
            raise BadRecord(f"the brainstone is not in {command[1]}")

    def plan_payment(self, power: int) -> None:
        """Whether a payment uses the brainstone: by its answer if there is one, else only if it must."""
        p = self.g.players[self.seat]
        self.pays_with_stone = False
        if p.brainstone == 3 and power:
            self.pays_with_stone = p.bowl3 * abilities_of(p).token_worth(p) < power
            if self.next_is("brainstone"):
                self.pays_with_stone = self.commands.pop(0)[-1] == "area1"

    def hex(self, name: str) -> int:
        try:
            return self.g.galaxy.parse_hex(name)
        except ValueError as error:
            raise BadRecord(str(error)) from None

    def hex_name(self, name: str) -> str:
        return ids.HEX_NAMES[self.hex(name)]
