"""Casino, Stadium, Lost Ballot Box: votes drawn from the bag (PB-CARD-5, PB-CARD-6, PB-CARD-7, PB-CARD-14)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, Draw, then
from astrarium.kernel.verbs import Action

from .. import events, ids, verbs
from ..component_words import Effect
from ..counts import voter_name
from ..effects import BY_KIND, EffectKind
from ..ids import PUPPET
from ..plain import PLAIN
from ..state import PlanetB, added
from ..steps import STEPS
from ..tables import BOXES


def bag_outcomes(g: PlanetB) -> tuple[list[Action], list[int]]:
    """Whose vote comes out of the bag, as likely as their number in it (PB-VOTE-3)."""
    return verbs.DRAW_VOTE.each([voter_name(g, voter) for voter in range(len(g.bag))]), list(g.bag)


def drawn_voter(g: PlanetB, action: Action) -> int:
    return len(g.players) if action[1] == PUPPET else action[1]


class DrawVotesAction(EffectKind):
    """Possible while there are votes in the bag; with fewer, all of them are drawn (PB-CARD-7)."""

    def is_plain(self, effect: Effect) -> bool:
        return True

    def is_possible(self, g: PlanetB, seat: int, box: int, effect: Effect, is_selling: bool) -> bool:
        return sum(g.bag) > 0

    def run(self, g: PlanetB, seat: int, source: int, effect: Effect) -> None:
        draws = [LUCKY_DRAW.at(seat) for _ in range(min(effect.n, sum(g.bag)))]
        then(g, *draws, LUCK_DONE.at(seat, effect.boxes[0], g.votes))


class LuckyDraw(Draw[PlanetB]):
    """A vote goes back to its owner's supply (PB-CARD-5, PB-CARD-6, PB-P23-15)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[()]) -> tuple[list[Action], list[int]]:
        return bag_outcomes(g)

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        voter = drawn_voter(g, action)
        g.bag = added(g.bag, voter, -1)
        g.votes = added(g.votes, voter, 1)
        g.note(events.DREW_VOTE, seat, action[1])


class LuckDone(Automatic[PlanetB, int, tuple[int, ...]]):
    """After all are drawn each own vote is rewarded; by a setting they go back into the bag (PB-CARD-5, 14, PB-VAR-5).

    Arguments: the box of the reward, and the supplies before the draws.
    """

    def run(self, g: PlanetB, seat: int, args: tuple[int, tuple[int, ...]]) -> None:
        reward, before = args
        own = g.votes[seat] - before[seat]
        if g.settings["own_drawn_votes"] == "bag":
            g.votes = added(g.votes, seat, -own)
            g.bag = added(g.bag, seat, own)
        for _ in range(own):
            for effect in BOXES[reward].effects:
                PLAIN[effect.kind].run(g, seat, BOXES[reward].source, effect)


BY_KIND[ids.DRAW_VOTES] = DrawVotesAction()
LUCKY_DRAW: Final[LuckyDraw] = STEPS.add("LUCKY_DRAW", LuckyDraw())
LUCK_DONE: Final[LuckDone] = STEPS.add("LUCK_DONE", LuckDone())
