"""The words of Federation's component files: amounts and effects (components/README.md)."""

from __future__ import annotations

from typing import Final

from astrarium.components.entry import Entry

from . import ids
from .pieces import Amounts, Effect, Effects

CHOSEN_UNITS: Final = {"spaceship": ids.UNIT_SPACESHIP, "mission_marker": ids.UNIT_MARKER, "degree": ids.UNIT_DEGREE}
ALL_EMPTY: Final = 0  # as a number of mission markers: one on every mission that has none


class FederationEntry(Entry):
    """One table of a file of Federation."""

    def amounts(self, key: str) -> Amounts:
        """A table of resources; nothing if the key is missing."""
        return self.inner(key).amounts_of_self()

    def amounts_of_self(self) -> Amounts:
        """This table as resources."""
        found = self.all_numbers(ids.RESOURCE_NAMES)
        lavandium, copernium, oceanium, diamonds = [found.get(name, 0) for name in ids.RESOURCE_NAMES]
        return (lavandium, copernium, oceanium, diamonds)

    def counter(self, key: str) -> int:
        return self.word(key, ids.COUNTER_NAMES)

    def effects(self, key: str = "effects") -> Effects:
        """A list of effects; `choice = "one"` makes a choice of units of them."""
        found = [inner.effect() for inner in self.inners(key)]
        if self.text("choice", "") == "one":
            kinds = [CHOSEN_UNITS[ids.OP_NAMES[op]] for op, *_ in found]
            return ((ids.GAIN_UNITS, 1, 1, *kinds),)
        return tuple([part for effect in found for part in split(effect)])

    def effect(self) -> Effect:
        """This table as numbers (ids.OP_NAMES)."""
        op = self.word("op", ids.OP_NAMES)
        effect = (op, *self.numbers_of(op))
        self.close()
        return effect

    def numbers_of(self, op: int) -> tuple[int, ...]:
        """The numbers of one kind of effect."""
        if op == ids.GAIN:
            keys = (*ids.RESOURCE_NAMES, "prestige", "crystal_any")
            return tuple([self.number(key, 0) for key in keys])
        if op == ids.GAIN_UNITS:
            return (self.number("n"), int(self.flag("mix")), *self.words("kinds", ids.UNIT_NAMES))
        if op == ids.GAIN_PER:
            return (self.word("resource", ids.RESOURCE_NAMES), self.number("n"), self.counter("per"))
        if op == ids.MISSION_MARKER:
            count = self.number("n")
            return (ALL_EMPTY if self.text("which") == "all_empty" else count,)
        if op == ids.ASSISTANT:
            return (self.number("n", 0), self.number("set", 0))
        if op == ids.ALTERATION:
            return (self.number("strength"), self.number("n"), self.number("look", 0))
        if op == ids.PROJECT:
            self.ignore("which")
            return (self.number("n"), int(self.flag("split", False)))
        if op == ids.SCORE:
            return (self.number("points"), self.counter("per"))
        if op == ids.MEDAL:
            return (int(self.text("which") == "intrigue"),)
        if op in (ids.VISIT, ids.TRANSPORT):
            return self.words("planets", ids.PLANET_NAMES)
        if op == ids.COPY_ACTION:
            self.ignore("exclude")  # the copied action says itself whether it can be copied
            return (int("room" in self.texts("targets")),)
        return self.plain_numbers(op)

    def plain_numbers(self, op: int) -> tuple[int, ...]:
        """Kinds of effect with a number or two under a key of their own."""
        if op == ids.PRODUCTION_INCOME:
            self.ignore("repeat_allowed")  # with one income there is nothing to repeat, with two it is allowed
            return (self.number("n"),)
        if op == ids.BUILD_FREE:
            self.ignore("kinds")
            return ()
        if op == ids.SHOP_PLACE:
            return (self.number("level"), int(self.flag("bonus")))
        if op == ids.LEVEL_BONUS:
            return (self.number("n"), int(self.text("until") == "game"))
        if op in (ids.REFRESH, ids.TAKE_ERUDITE):
            return (self.number("level"),)
        if op == ids.COPY_ERUDITE:
            return (self.number("max_level"),)
        if op == ids.EXTRA_MOVE:
            return (self.word("planet", ids.PLANET_NAMES), self.number("n"))
        if op == ids.SPECIAL_AMBASSADOR:
            self.ignore("votes")  # they are on the token
            return ()
        return () if op == ids.PRESIDENT else (self.number("n"),)


def split(effect: Effect) -> Effects:
    """A gain with crystals of the player's choice is a gain and a choice of units (FED-RES-4)."""
    if effect[0] != ids.GAIN:
        return (effect,)
    certain, chosen = effect[:-1], effect[-1]
    units = (ids.GAIN_UNITS, chosen, 1, ids.LAVANDIUM, ids.COPERNIUM, ids.OCEANIUM)
    return tuple([part for part, is_there in ((certain, any(certain[1:])), (units, chosen)) if is_there])
