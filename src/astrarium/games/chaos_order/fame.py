"""Fame: its sources, its bonuses, and the victory that it brings (CO-FAME, CO-END-2)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.steps import Automatic, then

from . import events, ids
from .ending import decide_between, win
from .gains import FRAMES, GAIN
from .ids import INCOME, NONE
from .state import ChaosOrder
from .steps import STEPS
from .tables import FACTIONS, FAME_TRACKS


def fame_for(g: ChaosOrder, seat: int, event: str) -> int:
    """The fame that a faction gains for an event (CO-FAME-2)."""
    return sum([source.fame for source in FACTIONS[g.players[seat].faction].fame_sources if source.event == event])


def note_event(g: ChaosOrder, seat: int, event: str, times: int = 1) -> None:
    """Something happened for which some factions gain fame (CO-FAME-2, CO-CIRC-6, CO-AI-1, CO-ZCH-1, CO-ZCH-5)."""
    fame = fame_for(g, seat, event) * times
    if fame:
        then(g, GAIN_FAME.at(seat, fame))


def has_reached_goal(g: ChaosOrder, seat: int) -> bool:
    """The marker is on the last space of a faction that wins by that at once (CO-FAME-1, CO-END-2, CO-END-3)."""
    p = g.players[seat]
    return is_at_goal(g, seat) and FACTIONS[p.faction].fame_win == "immediate"


def is_at_goal(g: ChaosOrder, seat: int) -> bool:
    p = g.players[seat]
    return p.fame == FACTIONS[p.faction].fame_goal


class GainFame(Automatic[ChaosOrder, int]):
    """The marker never passes the last space; bonuses follow in ascending order (CO-FAME-4..6).

    A goal wins at once, but in a battle when its step ends, and in the income phase when all have finished
    (CO-FLOW-5, CO-END-2, CO-END-10).

    CO-TIME-10, CO-REL-12, CO-FAQ-9, CO-ZCH-2.
    """

    def run(self, g: ChaosOrder, seat: int, args: tuple[int]) -> None:
        p = g.players[seat]
        before = p.fame
        p.fame = min(before + args[0], FACTIONS[p.faction].fame_goal)
        if p.fame == before:
            return
        g.note(events.FAME_REACHED, seat, p.fame)
        is_won = has_reached_goal(g, seat) and g.phase != INCOME
        if is_won and g.battle == NONE:
            win(g, (seat,), "fame")
        elif not is_won:
            bonuses = [bonus for bonus in FAME_TRACKS[p.faction].bonuses if before < bonus.at <= p.fame]
            then(g, *[GAIN.at(seat, bonus.gain) for bonus in bonuses])


class JudgeFame(Automatic[ChaosOrder]):
    """Who has reached the goal by now wins; two are decided as a tie (CO-END-8, CO-END-10, CO-END-11, CO-RSV-21)."""

    def run(self, g: ChaosOrder, seat: int, args: tuple[()]) -> None:
        reached = [seat for seat in range(len(g.players)) if has_reached_goal(g, seat)]
        if reached:
            win(g, decide_between(g, reached), "fame")


GAIN_FAME: Final[GainFame] = STEPS.add("GAIN_FAME", GainFame())
JUDGE_FAME: Final[JudgeFame] = STEPS.add("JUDGE_FAME", JudgeFame())
FRAMES[ids.FAME] = GAIN_FAME.at
