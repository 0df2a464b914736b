"""The executive phase: income, upkeep, funding, majorities, law (FED-EXEC, FED-UPK, FED-MAJ, FED-LAW)."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.bills import Bill
from astrarium.kernel.causes import Cause
from astrarium.kernel.failures import Failures, TextValue, fail
from astrarium.kernel.steps import Automatic, Decision, EachSeat, Move, Sequence, then
from astrarium.kernel.verbs import Action

from . import events, verbs
from .counts import funds, influence, level, marker_level, token_votes, votes
from .ids import FLOOR_POINTS, LAW_POINTS, LEFT, NONE, RIGHT
from .incomes import INCOME
from .prices import unpaid
from .projects import is_funded, step
from .reserve import PAY_COST, amounts, itemise_cost, score
from .state import NEUTRAL, Federation
from .steps import STEPS
from .tables import ACCREDITATION, COMMON, LEVELS, NAMES, PROJECTS, SPACES
from .tables import LAW_POINTS as POINTS_OF_LAWS

FLOORS: Final = 3
PAY_NOTHING: Final = 0  # as the level that is paid for
FIRST_PAID_LEVEL: Final = 3


def from_first_player(g: Federation) -> tuple[int, ...]:
    """Clockwise from the first player of the round (FED-EXEC-2, FED-FLOW-2)."""
    return tuple([(g.first_player + place) % len(g.players) for place in range(len(g.players))])


def level_name(level: int) -> str:
    """The reference of a level of the accreditation track."""
    return f"level:{NAMES['level'][level - 1]}"


class Upkeep(Automatic[Federation]):
    """From level 3 on the level has its price, in every round; bonuses do not raise it (FED-UPK-1, 2, 7, FED-ACC-10).

    The second step: after the income of all players, before anything else (FED-EXEC-1, FED-EXEC-4, FED-UPK-8).
    """

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        if marker_level(g.players[seat]) >= FIRST_PAID_LEVEL:
            then(g, UPKEEPING.at(seat))


class PayUpkeep(Move[Federation]):
    """Pay for the own level or for a lower one, or nothing; medals stay (FED-UPK-3, FED-UPK-5, 6, FED-MEDAL-13)."""

    def check(self, g: Federation, seat: int, args: tuple[()], action: Action, failures: Failures | None) -> str | None:
        p, paid = g.players[seat], action[1]
        if paid == PAY_NOTHING:
            return None
        if not FIRST_PAID_LEVEL <= paid <= marker_level(p):
            return fail(failures, "FED-UPK-5")
        return unpaid(failures, "FED-UPK-3", amounts(p), LEVELS[paid - 1].upkeep)

    def itemise(self, g: Federation, seat: int, args: tuple[()], action: Action, bill: Bill) -> None:
        if FIRST_PAID_LEVEL <= action[1] <= len(LEVELS):
            itemise_cost(g, seat, LEVELS[action[1] - 1].upkeep, level_name(action[1]), bill)

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        p, paid = g.players[seat], action[1]
        if paid == PAY_NOTHING:
            p.degree = ACCREDITATION.unpaid_falls_to_degree
        else:
            if paid < marker_level(p):
                p.degree = LEVELS[paid - 1].degrees[0]
            then(g, PAY_COST.at(seat, LEVELS[paid - 1].upkeep, 0))
        g.note(events.UPKEEP, seat, paid, p.degree)


class FundProjects(Automatic[Federation]):
    """Columns from left to right, floors from the top down, after the upkeep (FED-PROJ-1, 3, FED-UPK-9)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        order = sorted(range(len(SPACES)), key=lambda space: (SPACES[space].column, -SPACES[space].floor))
        then(g, *[FUND_TOKEN.at(g.spaces[space][0], space) for space in order if funds(g.spaces[space])])


class FundToken(Automatic[Federation, int]):
    """The project above the column, or the common one when that is funded (FED-PROJ-1, FED-PROJ-4, FED-FUND-6)."""

    def run(self, g: Federation, seat: int, args: tuple[int]) -> None:
        (space,) = args
        column = SPACES[space].column
        project = next(number for number, project in enumerate(PROJECTS) if project.column == column)
        if is_funded(g, project):
            step(g, seat, COMMON, "FED-PROJ-4")
        else:
            step(g, seat, project, "FED-PROJ-1")


def floor_votes(g: Federation, floor: int) -> tuple[list[int], int]:
    """The votes of every player on a floor, of both wings, and those of the neutral player (FED-MAJ-2, FED-MAJ-6)."""
    own = [0] * len(g.players)
    neutral = 0
    for space, place in enumerate(SPACES):
        if place.floor != floor:
            continue
        owner = g.spaces[space][0]
        if owner == NEUTRAL:
            neutral += token_votes(g.spaces[space])
        elif owner != NONE:
            own[owner] += votes(g, space)
    return own, neutral


def floor_winners(g: Federation, floor: int) -> list[int]:
    """Who has most votes on a floor, more than none (FED-MAJ-1, FED-MAJ-4, FED-MAJ-5, FED-MAJ-6, FED-VAR-4)."""
    own, neutral = floor_votes(g, floor)
    most = max(own)
    is_denied = bool(g.settings["neutral_counts_on_floors"]) and neutral > most
    return [] if not most or is_denied else [seat for seat, found in enumerate(own) if found == most]


class Majorities(Automatic[Federation]):
    """Whoever has most votes on a floor gains as many points as the own level (FED-MAJ-1, 3, 4, FED-VOTE-1)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        for floor in range(FLOORS):
            winners = floor_winners(g, floor)
            if g.log is not None and not winners:
                tell_unwon(g, floor)
            for winner in winners:
                votes_there = floor_votes(g, floor)[0][winner] if g.log is not None else 0
                g.note(events.WON_FLOOR, winner, floor + 1, votes_there, rule="FED-MAJ-1")
                score(g, winner, level(g.players[winner]), FLOOR_POINTS)


def tell_unwon(g: Federation, floor: int) -> None:
    """Nobody has votes on a floor, or the neutral player has more (FED-MAJ-5, FED-MAJ-6)."""
    own, neutral = floor_votes(g, floor)
    rule = "FED-MAJ-6" if max(own) else "FED-MAJ-5"
    g.note(events.UNWON_FLOOR, floor + 1, max(own), neutral, rule=rule)


def wing_votes(g: Federation, wing: int) -> int:
    """All votes in a wing, neutral ones and dice included (FED-LAW-1, FED-LAW-7)."""
    return sum([votes(g, space) for space, place in enumerate(SPACES) if place.wing == wing])


class Law(Automatic[Federation]):
    """The law of the wing with more votes; on a tie the holder of the pawn chooses (FED-LAW-2, FED-LAW-3)."""

    def run(self, g: Federation, seat: int, args: tuple[()]) -> None:
        left, right = wing_votes(g, LEFT), wing_votes(g, RIGHT)
        if left == right:
            then(g, CHOOSING_LAW.at(g.president))
        else:
            pass_law(g, LEFT if left > right else RIGHT)


def pass_law(g: Federation, wing: int) -> None:
    """The law scores for everybody, the other one for nobody (FED-LAW-4, FED-LAW-6)."""
    planet = g.laws[wing]
    left, right = (wing_votes(g, LEFT), wing_votes(g, RIGHT)) if g.log is not None else (0, 0)
    g.note(events.LAW_PASSED, wing, planet, left, right, rule="FED-LAW-4")
    for seat, p in enumerate(g.players):
        score(g, seat, POINTS_OF_LAWS * influence(p, planet), LAW_POINTS)


class PassLaw(Move[Federation]):
    """One of the two laws, by the holder of the pawn (FED-LAW-3)."""

    def do(self, g: Federation, seat: int, args: tuple[()], action: Action) -> None:
        g.note(events.CHOSE_LAW, seat, action[1])
        pass_law(g, action[1])


class Upkeeping(Decision[Federation]):
    """The question that a level asks in every round (FED-UPK-1)."""

    def cause(self, g: Federation, seat: int, args: tuple[()]) -> Cause:
        p = g.players[seat]
        values: dict[str, TextValue] = {"level": marker_level(p), "degree": p.degree}
        return Cause("upkeep", seat, level_name(marker_level(p)), "piece:accreditation_marker", values)


class ChoosingLaw(Decision[Federation]):
    """The question that a tie asks: what both laws would bring (FED-LAW-3, FED-LAW-4)."""

    def cause(self, g: Federation, seat: int, args: tuple[()]) -> Cause:
        p, (left, right) = g.players[seat], g.laws
        values: dict[str, TextValue] = {
            "votes": wing_votes(g, LEFT),
            "left": verbs.PLANETS.reference(left),
            "right": verbs.PLANETS.reference(right),
            "left_points": POINTS_OF_LAWS * influence(p, left),
            "right_points": POINTS_OF_LAWS * influence(p, right),
        }
        return Cause("law-tied", seat, verbs.WINGS.reference(LEFT), "piece:president_pawn", values)


UPKEEP: Final[Upkeep] = STEPS.add("UPKEEP", Upkeep())
UPKEEPING: Final[Upkeeping] = STEPS.add("UPKEEPING", Upkeeping([PayUpkeep(verbs.UPKEEP)]))
FUND_PROJECTS: Final[FundProjects] = STEPS.add("FUND_PROJECTS", FundProjects())
FUND_TOKEN: Final[FundToken] = STEPS.add("FUND_TOKEN", FundToken())
MAJORITIES: Final[Majorities] = STEPS.add("MAJORITIES", Majorities())
LAW: Final[Law] = STEPS.add("LAW", Law())
CHOOSING_LAW: Final[ChoosingLaw] = STEPS.add("CHOOSING_LAW", ChoosingLaw([PassLaw(verbs.PASS_LAW)]))
ALL_INCOME: Final[EachSeat[Federation]] = STEPS.add("ALL_INCOME", EachSeat(INCOME, from_first_player))
ALL_UPKEEP: Final[EachSeat[Federation]] = STEPS.add("ALL_UPKEEP", EachSeat(UPKEEP, from_first_player))
# Five steps, each finished for all players before the next (FED-EXEC-1, FED-EXEC-4).
EXECUTIVE_PHASE: Final[Sequence[Federation]] = STEPS.add(
    "EXECUTIVE_PHASE", Sequence([ALL_INCOME, ALL_UPKEEP, FUND_PROJECTS, MAJORITIES, LAW])
)
