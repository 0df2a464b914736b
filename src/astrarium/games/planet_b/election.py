"""Elections in five steps (PB-ELEC), with the puppet of two players (PB-P23)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, fail
from astrarium.kernel.steps import Automatic, Decision, Draw, Move, Parallel, Sequence, lanes, then
from astrarium.kernel.verbs import Action

from . import events, ids, verbs
from .cards.good_luck import bag_outcomes, drawn_voter
from .cards.vaccination import bring_home, returns
from .component_words import Effect
from .counts import (
    board_side,
    built_at,
    has_puppet,
    is_full,
    note_voter,
    office_of,
    others,
    placed,
    voter_name,
    was_last_turn,
)
from .gains import add_votes, fit_workies, lose_workies, score, set_mood
from .ids import ELECTION_POINTS, GRAB, MOOD_POINTS, NONE, PRESIDENT, STUFFING
from .plain import PLAIN
from .state import Built, PlanetB, added
from .steps import STEPS
from .tables import ELECTION, MOODS, OFFICES

ELECTION_TRACK: Final = "place:election_track"
MOOD_TRACK: Final = "place:mood_track"
Extras = tuple[int, ...]  # what fraud adds to the count of each voter without a vote (PB-ELEC-9)


def in_order(g: PlanetB, seat: int) -> list[int]:
    """From the player whose turn caused the election, clockwise (PB-ELEC-2)."""
    return [seat, *others(g, seat)]


def is_held(g: PlanetB, space: int, *, is_due: bool, is_last: bool) -> bool:
    """An election follows a turn that ends with the marker on this space (PB-ETRK-4, PB-END-4, PB-VAR-6, PB-VAR-7)."""
    is_reached = space == board_side(g).election_track_steps if g.settings["election_recall"] else is_due
    return is_reached and (bool(g.settings["final_election"]) or not is_last)


class MaybeElection(Automatic[PlanetB]):
    """Due if the marker reached the last space in this turn (PB-ETRK-3)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        is_due = g.is_election_due
        g.is_election_due = False
        if is_held(g, g.marker, is_due=is_due, is_last=was_last_turn(g)):
            g.note(events.ELECTION, seat, rule="PB-ETRK-3")
            then(g, HOLD_ELECTION.at(seat))


class PuppetVotes(Automatic[PlanetB]):
    """Before step 1 the puppet adds 9 votes, or what it has (PB-P23-6, PB-P23-13)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        if has_puppet(g):
            add_votes(g, len(g.players), ELECTION.puppet_votes_per_election)


class ReturnWorkies(Automatic[PlanetB]):
    """Step 1: full zones are emptied; of the others players choose, side by side (PB-ELEC-1..4)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        for each in in_order(g, seat):
            p = g.players[each]
            for built in p.built:
                empty_full_zones(g, each, built)
        asked = [each for each in in_order(g, seat) if returns(g, each)]
        if asked:
            then(g, lanes(SIDE_BY_SIDE, *[(TAKING_HOME.at(each),) for each in asked]))


def empty_full_zones(g: PlanetB, seat: int, built: Built) -> None:
    """All workies of completely filled zones return to the board (PB-ELEC-3)."""
    p, after = g.players[seat], list(built)
    for zone in range(2):
        if not is_full(built, zone):
            continue
        for kind in range(2):
            after[1 + 2 * zone + kind] = 0
            if count := placed(built, zone, kind):
                g.note(events.BROUGHT_HOME, seat, kind, count, built[0])
                fit_workies(g, seat, kind, count)
    card, c1, b1, c2, b2 = after
    at = built_at(p, card)
    p.built = (*p.built[:at], (card, c1, b1, c2, b2), *p.built[at + 1 :])


class TakeHome(Move[PlanetB]):
    """A workie from an incomplete zone, one by one (PB-ELEC-3)."""

    def candidates(self, g: PlanetB, seat: int, args: tuple[()]) -> Iterable[Action]:
        return returns(g, seat)

    def check(self, g: PlanetB, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        return None if action in returns(g, seat) else fail(failures, "PB-ELEC-3")

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        bring_home(g, seat, action)
        if returns(g, seat):
            then(g, TAKING_HOME.at(seat))


class LeaveThere(Move[PlanetB]):
    """The others stay (PB-ELEC-3)."""

    def do(self, g: PlanetB, seat: int, args: tuple[()], action: Action) -> None:
        """Nothing moves."""


class TakingHome(Decision[PlanetB]):
    """Outside the own turn nothing is sold (PB-SELL-4)."""

    excludes_anytime = True

    def cause(self, g: PlanetB, seat: int, args: tuple[()]) -> Cause:
        home = returns(g, seat)[0]
        return Cause("election", g.turn_seat, ELECTION_TRACK, verbs.BUILDINGS.reference(home[2]), {})


class CheckMoods(Automatic[PlanetB]):
    """Step 2: what the mood spaces do, then all markers are neutral again (PB-ELEC-5..7, PB-ELEC-24)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        asked: list[tuple[int, int]] = []
        for each in in_order(g, seat):
            for effect in MOODS[g.players[each].mood].effects:
                if effect.kind == ids.PAY:
                    asked += workies_asked(g, each, effect)
                else:
                    PLAIN[effect.kind].run(g, each, MOOD_POINTS, effect)
        for each in in_order(g, seat):
            set_mood(g, each, 0)
        if asked:
            then(g, lanes(SIDE_BY_SIDE, *[(GIVING_UP.at(each, count),) for each, count in asked]))


def workies_asked(g: PlanetB, seat: int, effect: Effect) -> list[tuple[int, int]]:
    """A bad mood takes workies from the board, all if there are too few; else the mix is asked (PB-ELEC-6)."""
    have = g.players[seat].workies
    if effect.n < sum(have) and min(have) > 0:
        return [(seat, effect.n)]
    for kind, count in enumerate(have):
        lose_workies(g, seat, kind, min(count, effect.n))
    return []


class GiveUp(Move[PlanetB, int]):
    """One workie for a bad mood (PB-ELEC-6)."""

    def check(self, g: PlanetB, seat: int, args: tuple[int], action: Action, failures: Failures | None) -> str | None:
        return None if g.players[seat].workies[action[1]] else fail(failures, "PB-ELEC-6")

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        lose_workies(g, seat, action[1], 1)
        if args[0] > 1:
            then(g, GIVING_UP.at(seat, args[0] - 1))


class GivingUp(Decision[PlanetB, int]):
    """Which workies a bad mood costs (PB-ELEC-6)."""

    excludes_anytime = True

    def cause(self, g: PlanetB, seat: int, args: tuple[int]) -> Cause:
        kind = next(kind for kind, count in enumerate(g.players[seat].workies) if count)
        return Cause("bad-mood", g.turn_seat, MOOD_TRACK, verbs.WORKIES.reference(kind), {"workies": args[0]})


class Stuff(Automatic[PlanetB]):
    """Step 3 begins: stuffed ballots are laid from the supply; what is missing only counts (PB-ELEC-8, 9, 25)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        voters = range(len(g.votes))
        g.fronts = tuple([(0,) * len(g.votes) for _ in voters])
        extras = [0 for _ in voters]
        for each in in_order(g, seat):
            tiles = g.players[each].fraud.count(STUFFING)
            laid = min(tiles, g.votes[each])
            extras[each] = tiles - laid
            g.votes = added(g.votes, each, -laid)
            lay_in_front(g, each, each, laid)
            if tiles:
                g.note(events.STUFFED, each, laid, tiles - laid)
        then(g, DRAW_VOTES.at(seat, 0), COUNT.at(seat, tuple(extras)))


def lay_in_front(g: PlanetB, voter: int, owner: int, count: int) -> None:
    front = added(g.fronts[voter], owner, count)
    g.fronts = (*g.fronts[:voter], front, *g.fronts[voter + 1 :])


class DrawVotes(Automatic[PlanetB, int]):
    """The bag goes round until it is empty, the puppet after both players (PB-ELEC-10, PB-ELEC-11, PB-P23-8)."""

    def run(self, g: PlanetB, seat: int, args: tuple[int]) -> None:
        (turn,) = args
        order = drawing_order(g, seat)
        voter = order[turn % len(order)]
        draws = min(sum(g.bag), hand_of(g, voter))
        if draws:
            then(g, *[DRAW_VOTE.at(seat, voter) for _ in range(draws)], self.at(seat, turn + 1))


def drawing_order(g: PlanetB, seat: int) -> list[int]:
    """The puppet draws after both players (PB-ELEC-10, PB-P23-8)."""
    return [*in_order(g, seat), *([len(g.players)] if has_puppet(g) else [])]


def hand_of(g: PlanetB, voter: int) -> int:
    """The votes that a voter draws at once; fraud tiles work in every election (PB-ELEC-10, PB-FRAUD-6, PB-P23-8)."""
    if voter == len(g.players):
        return ELECTION.puppet_draw
    return ELECTION.base_draw + g.players[voter].fraud.count(GRAB)


class DrawVote(Draw[PlanetB, int]):
    """One vote, laid in front of whoever has the bag (PB-ELEC-10, PB-ELEC-23)."""

    def outcomes(self, g: PlanetB, seat: int, args: tuple[int]) -> tuple[list[Action], list[int]]:
        return bag_outcomes(g)

    def do(self, g: PlanetB, seat: int, args: tuple[int], action: Action) -> None:
        (voter,) = args
        owner = drawn_voter(g, action)
        g.bag = added(g.bag, owner, -1)
        lay_in_front(g, voter, owner, 1)
        note_voter(g, voter, events.DREW_VOTE, events.PUPPET_DREW, action[1])


def tie_rank(g: PlanetB, voter: int) -> int:
    """Who wins a tie, the larger first: the lower office; at first the higher board, and not the puppet.

    PB-ELEC-13, PB-ELEC-14, PB-P23-10, PB-P23-16, PB-SCORE-10.
    """
    if g.offices[PRESIDENT] != NONE:
        return office_of(g, voter)
    return NONE if voter == len(g.players) else voter


def ranked(g: PlanetB, counts: list[int]) -> list[int]:
    """The voters by their counts (PB-ELEC-12)."""
    return sorted(range(len(counts)), key=lambda voter: (-counts[voter], -tie_rank(g, voter)))


class Count(Automatic[PlanetB, Extras]):
    """Step 4: own votes in front of their owner are counted and the offices handed out (PB-ELEC-12..19, 26)."""

    def run(self, g: PlanetB, seat: int, args: tuple[Extras]) -> None:
        (extras,) = args
        counts = [g.fronts[voter][voter] + extras[voter] for voter in range(len(g.votes))]
        places = ranked(g, counts)
        for voter in places:
            note_voter(g, voter, events.COUNTED, events.PUPPET_COUNTED, counts[voter], "PB-ELEC-12")
        g.offices = tuple(places)
        for office, voter in enumerate(places):
            take_office(g, voter, office)


def take_office(g: PlanetB, voter: int, office: int) -> None:
    """Points at once, and votes in front of the holder go back to their owners (PB-ELEC-15..18, PB-P23-9)."""
    note_voter(g, voter, events.TOOK_OFFICE, events.PUPPET_TOOK_OFFICE, office, "PB-ELEC-12")
    if voter < len(g.players):
        score(g, voter, OFFICES[office].immediate_vp, ELECTION_POINTS)
    for whose in OFFICES[office].returns_votes_of:
        owner = voter if whose == "own" else g.offices[PRESIDENT]
        count = g.fronts[voter][owner]
        g.votes = added(g.votes, owner, count)
        lay_in_front(g, voter, owner, -count)
        if count:
            g.note(events.SENT_HOME, voter_name(g, owner), office, count)


class FinishElection(Automatic[PlanetB]):
    """Step 5: what still lies in front of players goes into the bag, the marker to the start (PB-ELEC-20..22)."""

    def run(self, g: PlanetB, seat: int, args: tuple[()]) -> None:
        g.bag = tuple([g.bag[owner] + sum([front[owner] for front in g.fronts]) for owner in range(len(g.bag))])
        g.fronts = ()
        g.marker = 0
        g.note(events.MARKER_MOVED, 0)


SIDE_BY_SIDE: Final[Parallel[PlanetB]] = STEPS.add("SIDE_BY_SIDE", Parallel())
MAYBE_ELECTION: Final[MaybeElection] = STEPS.add("MAYBE_ELECTION", MaybeElection())
PUPPET_VOTES: Final[PuppetVotes] = STEPS.add("PUPPET_VOTES", PuppetVotes())
RETURN_WORKIES: Final[ReturnWorkies] = STEPS.add("RETURN_WORKIES", ReturnWorkies())
TAKING_HOME: Final[TakingHome] = STEPS.add(
    "TAKING_HOME", TakingHome([TakeHome(verbs.BRING_HOME), LeaveThere(verbs.FINISH)])
)
CHECK_MOODS: Final[CheckMoods] = STEPS.add("CHECK_MOODS", CheckMoods())
GIVING_UP: Final[GivingUp] = STEPS.add("GIVING_UP", GivingUp([GiveUp(verbs.PAY_WORKIE)]))
STUFF: Final[Stuff] = STEPS.add("STUFF", Stuff())
DRAW_VOTES: Final[DrawVotes] = STEPS.add("DRAW_VOTES", DrawVotes())
DRAW_VOTE: Final[DrawVote] = STEPS.add("DRAW_VOTE", DrawVote())
COUNT: Final[Count] = STEPS.add("COUNT", Count())
FINISH_ELECTION: Final[FinishElection] = STEPS.add("FINISH_ELECTION", FinishElection())
# The five steps, each by all players before the next (PB-ELEC-1).
HOLD_ELECTION: Final[Sequence[PlanetB]] = STEPS.add(
    "HOLD_ELECTION", Sequence([PUPPET_VOTES, RETURN_WORKIES, CHECK_MOODS, STUFF, FINISH_ELECTION])
)
