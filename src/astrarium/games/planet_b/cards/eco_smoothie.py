"""Smoothie Factory, Eco Smoothie: plants for other players (PB-CARD-13)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Decision, Move, then
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_words import Effect
from ..costs import FIRST
from ..effects import BY_KIND, EffectKind
from ..gains import gain_resource
from ..plain import PLAIN
from ..state import PlanetB, added
from ..steps import STEPS
from ..tables import BOXES

GivingArgs = tuple[int, int, int]  # the box, the number of its effect, and how many may still be given


def effect_of(args: GivingArgs) -> Effect:
    return BOXES[args[0]].effects[args[1]]


class Give(Move[PlanetB, int, int, int]):
    """A piece to another player, who cannot refuse; each brings its reward (PB-CARD-13, PB-P23-14)."""

    def check(self, g: PlanetB, seat: int, args: GivingArgs, action: Action, failures: Failures | None) -> str | None:
        is_other = action[1] != seat and action[1] < len(g.players)
        return None if is_other else fail(failures, "PB-CARD-13")

    def do(self, g: PlanetB, seat: int, args: GivingArgs, action: Action) -> None:
        box, index, left = args
        effect, p = effect_of(args), g.players[seat]
        p.storage = added(p.storage, effect.what, -1)
        g.note(events.GAVE, seat, action[1], effect.what)
        gain_resource(g, action[1], effect.what, 1)
        for reward in BOXES[effect.boxes[0]].effects:
            PLAIN[reward.kind].run(g, seat, BOXES[box].source, reward)
        if left > 1 and p.storage[effect.what]:
            then(g, GIVING.at(seat, box, index, left - 1))


class StopGiving(Move[PlanetB, int, int, int]):
    """At least one is given (PB-CARD-13)."""

    def check(self, g: PlanetB, seat: int, args: GivingArgs, action: Action, failures: Failures | None) -> str | None:
        effect = effect_of(args)
        return fail(failures, "PB-CARD-13") if effect.most - args[2] < effect.least else None

    def do(self, g: PlanetB, seat: int, args: GivingArgs, action: Action) -> None:
        """The rest stays in the storage."""


class Giving(Decision[PlanetB, int, int, int]):
    """To whom; nothing is sold until the giving is over (PB-CARD-13)."""

    excludes_anytime = True


BY_KIND[ids.GIVE_RESOURCE] = EffectKind()
GIVING: Final[Giving] = STEPS.add("GIVING", Giving([Give(verbs.GIVE), StopGiving(verbs.FINISH)]))
FIRST[ids.GIVE_RESOURCE] = GIVING
