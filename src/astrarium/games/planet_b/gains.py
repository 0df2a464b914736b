"""What players gain and lose: points, money, mood, resources, workies, steps, votes."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.values import put

from . import events
from .counts import board_side, note_voter, price, vp
from .ids import FACTION_POINTS, MOOD_POINTS, VOTE_POINTS
from .state import PlanetB, added
from .tables import COMMON, HIGHEST_MOOD, LAST_STEP, LOWEST_MOOD, MOOD_RULES, SURPLUS_STEP_VP, WORKIES_MOST

MISSING_VOTE_VP: Final = 1  # for a vote that the supply lacks (PB-VOTE-2)


def score(g: PlanetB, seat: int, points: int, source: int, rule: str = "") -> None:
    """Points at once from the bank, with where they come from; no more are lost than there are (PB-MONEY-2, 7).

    `rule`: what alone brings them.
    """
    p = g.players[seat]
    points = max(points, -vp(p))
    if points:
        p.points = added(p.points, source, points)
        g.note(events.SCORED, seat, points, source, rule=rule)


def gain_billies(g: PlanetB, seat: int, billies: int) -> None:
    """Money that everybody sees, from a bank that never runs out (PB-MONEY-1, PB-MONEY-6)."""
    if billies:
        g.players[seat].billies += billies
        g.note(events.GAINED, seat, events.BILLIES, billies)


def pay_billies(g: PlanetB, seat: int, billies: int) -> None:
    """Money to the bank, never to another player (PB-ACT-9)."""
    if billies:
        g.players[seat].billies -= billies
        g.note(events.PAID, seat, events.BILLIES, billies)


def move_mood(g: PlanetB, seat: int, by: int) -> None:
    """The marker moves space by space; steps that do not fit are points won or lost (PB-MOOD-1..5, PB-MOOD-7)."""
    p = g.players[seat]
    wanted = p.mood + by
    mood = max(LOWEST_MOOD, min(HIGHEST_MOOD, wanted))
    if mood != p.mood:
        p.mood = mood
        g.note(events.MOOD_MOVED, seat, mood)
    if wanted > mood:
        score(g, seat, (wanted - mood) * MOOD_RULES.overflow_vp, MOOD_POINTS)
    elif wanted < mood:
        score(g, seat, (mood - wanted) * MOOD_RULES.underflow_vp, MOOD_POINTS)


def set_mood(g: PlanetB, seat: int, mood: int) -> None:
    """The marker is put on a space; nothing is won or lost by it (PB-CARD-21, PB-ELEC-7)."""
    if g.players[seat].mood != mood:
        g.players[seat].mood = mood
        g.note(events.MOOD_MOVED, seat, mood)


def gain_resource(g: PlanetB, seat: int, resource: int, amount: int) -> None:
    """Containers into the storage; what has no room is sold at once (PB-PROD-3, PB-PROD-4, PB-PROD-6)."""
    p = g.players[seat]
    kept = min(amount, COMMON.storage_per_resource - p.storage[resource])
    p.storage = added(p.storage, resource, kept)
    if amount:
        g.note(events.GAINED, seat, resource, amount)
    if amount > kept:
        sell_for(g, seat, resource, amount - kept, price(g, resource))


def sell_for(g: PlanetB, seat: int, resource: int, amount: int, each: int) -> None:
    """Money for pieces that have left the storage or had no room in it (PB-SELL-1)."""
    g.players[seat].billies += amount * each
    g.note(events.SOLD, seat, resource, amount, amount * each)


def fit_workies(g: PlanetB, seat: int, kind: int, amount: int) -> int:
    """Workies onto the board, at most 8 of a kind; the rest goes to the supply (PB-WORK-6, PB-WORK-8, PB-ELEC-4)."""
    p = g.players[seat]
    kept = min(amount, WORKIES_MOST[kind] - p.workies[kind])
    p.workies = added(p.workies, kind, kept)
    return kept


def take_workies(g: PlanetB, seat: int, kind: int, amount: int) -> None:
    """Workies from the supply, as many as fit (PB-WORK-1, PB-TAKE-1)."""
    if kept := fit_workies(g, seat, kind, amount):
        g.note(events.TOOK_WORKIES, seat, kind, kept)


def lose_workies(g: PlanetB, seat: int, kind: int, amount: int) -> None:
    """Workies from the board back to the supply (PB-TAKE-2)."""
    if amount:
        p = g.players[seat]
        p.workies = added(p.workies, kind, -amount)
        g.note(events.LOST_WORKIES, seat, kind, amount)


def advance(g: PlanetB, seat: int, track: int, steps: int) -> None:
    """The disc goes right; each step beyond the last space gives points instead (PB-FACT-3, PB-FACT-4)."""
    p = g.players[seat]
    made = min(steps, LAST_STEP - p.discs[track])
    if made:
        move_disc(g, seat, track, p.discs[track] + made)
    score(g, seat, (steps - made) * SURPLUS_STEP_VP, FACTION_POINTS)


def move_disc(g: PlanetB, seat: int, track: int, step: int) -> None:
    """Discs do not block each other (PB-FACT-11)."""
    p = g.players[seat]
    if p.discs[track] != step:
        p.discs = put(p.discs, track, step)
        g.note(events.STEPPED, seat, track, step)


def add_votes(g: PlanetB, voter: int, amount: int) -> None:
    """Votes from the supply into the bag; each that is missing is a point, but not for the puppet.

    PB-VOTE-1, PB-VOTE-2, PB-P23-15.
    """
    there = min(amount, g.votes[voter])
    g.votes = added(g.votes, voter, -there)
    g.bag = added(g.bag, voter, there)
    if there:
        note_voter(g, voter, events.ADDED_VOTES, events.PUPPET_ADDED, there)
    if voter < len(g.players):
        score(g, voter, (amount - there) * MISSING_VOTE_VP, VOTE_POINTS)


def move_marker(g: PlanetB, by: int) -> None:
    """The election marker stops at both ends; on the last space an election is due (PB-ETRK-1..4, PB-ETRK-6)."""
    last = board_side(g).election_track_steps
    space = max(0, min(last, g.marker + by))
    if space != g.marker:
        g.marker = space
        g.note(events.MARKER_MOVED, space)
    if space == last:
        g.is_election_due = True
