"""The bag of technologies and the supply board (ECL-SETUP-3, ECL-CLEAN-1, ECL-ROTA-RARE-2, ECL-ROTA-VAR-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.position import Settings
from astrarium.kernel.steps import Automatic, Draw, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .ids import RARE
from .state import Eclipse, added
from .steps import STEPS
from .tables import ROUNDS, SETUPS, TECHS, VARIANTS


def tiles_per_cleanup(players: int, settings: Settings) -> int:
    """Ordinary tiles that come in Cleanup (ECL-CLEAN-1, ECL-ROTA-MANY-4)."""
    if settings["two_player_five_technologies"]:
        return VARIANTS.two_player_tech_tiles_cleanup
    return SETUPS[players].tech_tiles_cleanup


class NewTechs(Automatic[Eclipse]):
    """New tiles; if they were shown in advance, those that waited come and others begin to wait (ECL-ROTA-VAR-2)."""

    def run(self, g: Eclipse, seat: int, args: tuple[()]) -> None:
        if g.settings["predictable_technologies"]:
            g.techs = tuple([one + two for one, two in zip(g.techs, g.waiting_techs, strict=True)])
            g.waiting_techs = (0,) * len(TECHS)
            if g.round == ROUNDS - 1:
                return
        then(g, DRAW_TECHS.at(seat, tiles_per_cleanup(len(g.players), g.settings)))


class DrawTechs(Automatic[Eclipse, int]):
    """One tile after the other until so many ordinary ones are out; an empty bag ends it (ECL-CLEAN-1, ECL-CLEAN-2)."""

    def run(self, g: Eclipse, seat: int, args: tuple[int]) -> None:
        if args[0] and sum(g.tech_bag):
            then(g, TURN_TECH.at(seat, args[0]))


class TurnTech(Draw[Eclipse, int]):
    """A tile from the bag; a rare one does not count (ECL-ROTA-RARE-2)."""

    def outcomes(self, g: Eclipse, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        kinds = [kind for kind, count in enumerate(g.tech_bag) if count]
        return verbs.TURN_TECH.each(kinds), [g.tech_bag[kind] for kind in kinds]

    def do(self, g: Eclipse, seat: int, args: tuple[int], action: Action) -> None:
        tech = action[1]
        g.tech_bag = added(g.tech_bag, tech, -1)
        if g.settings["predictable_technologies"]:
            g.waiting_techs = added(g.waiting_techs, tech, 1)
        else:
            g.techs = added(g.techs, tech, 1)
        g.note(events.NEW_TECH, tech)
        then(g, DRAW_TECHS.at(seat, args[0] - (TECHS[tech].category != RARE)))


NEW_TECHS: Final[NewTechs] = STEPS.add("NEW_TECHS", NewTechs())
DRAW_TECHS: Final[DrawTechs] = STEPS.add("DRAW_TECHS", DrawTechs())
TURN_TECH: Final[TurnTech] = STEPS.add("TURN_TECH", TurnTech())
