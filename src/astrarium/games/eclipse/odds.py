"""Exact odds of a battle: the probability of each outcome for two fleets, under named policies.

Dice are assigned as Ancients assign theirs (ECL-NPC-7), also those of players; Point Defence always fires, at the
missiles with the most damage first; nobody re-rolls; a side retreats once it has few ships left, if its policy says
so. Ships of one class and owner with equal damage are merged. Above a number of fleet states battles are sampled, and
the answer says so.
"""

from collections.abc import Collection, Sequence
from typing import Final

from astrarium.kernel.chance import Dealer, DrawStream
from astrarium.kernel.states import State, state

from .fleets import Damages, Squadron, size_place
from .odds_chain import Begun, Chain
from .odds_sampling import sampled
from .odds_states import Leaving, Side, state_count

MOST_STATES: Final = 200_000
SAMPLES: Final = 2_000  # at most

Fleet = Sequence[tuple[Squadron, Sequence[int]]]  # each ship class with the damage of each of its ships
Outcome = tuple[
    int, tuple[int, ...], tuple[int, ...]
]  # how it ended, and the ships of both sides that are not destroyed


@state
class Policy(State):
    """What both sides do: with at most so many ships left on the sector they retreat (0: never)."""

    attacker_leaves_at: int = 0
    defender_leaves_at: int = 0


@state
class BattleOdds(State):
    """The answer; the squadrons of both sides stand from the largest to the smallest."""

    attackers: tuple[Squadron, ...]
    defenders: tuple[Squadron, ...]
    outcomes: dict[Outcome, float]
    rounds: float  # battle rounds that are begun, on average
    states: int
    samples: int = 0  # battles that were sampled; 0 if the odds are exact


NEVER_RETREAT: Final = Policy()


def battle_odds(
    attackers: Fleet,
    defenders: Fleet,
    policy: Policy = NEVER_RETREAT,
    begun: Begun = None,
    seed: str = "odds",
    retreating: Collection[tuple[int, int]] = (),
) -> BattleOdds:
    """The odds of one battle, missile volley and battle rounds, from fleets as they stand now.

    Once its rounds have begun, the class that acts next is named; a stalemate is counted from then on. Classes that
    have declared a retreat are named by their owner and number (ECL-RET-2); all others then fight on.
    """
    own, other = ordered(attackers), ordered(defenders)
    limits = (policy.attacker_leaves_at, policy.defender_leaves_at)
    leaving = (leaving_of(own[0], retreating), leaving_of(other[0], retreating))
    states = state_count(*own, limits[0], leaving[0]) * state_count(*other, limits[1], leaving[1])
    samples = 0
    if states > MOST_STATES:
        rng = DrawStream(Dealer.seeded(seed))
        outcomes, rounds, samples = sampled((own, other), limits, SAMPLES, rng, begun, leaving)
    else:
        outcomes, rounds = solved(Side(*own, limits[0], leaving[0]), Side(*other, limits[1], leaving[1]), begun)
    return BattleOdds(
        attackers=own[0], defenders=other[0], outcomes=outcomes, rounds=rounds, states=states, samples=samples
    )


def leaving_of(squadrons: tuple[Squadron, ...], retreating: Collection[tuple[int, int]]) -> Leaving:
    return tuple([number for number, one in enumerate(squadrons) if (one.owner, one.ship_class) in retreating])


def solved(attackers: Side, defenders: Side, begun: Begun) -> tuple[dict[Outcome, float], float]:
    """The exact probability of each outcome, and the battle rounds on average."""
    chain = Chain(attackers, defenders)
    chain.solve(begun)
    outcomes: dict[Outcome, float] = {}
    for (ending, own, other), chance in chain.endings.items():
        outcome = (ending, attackers.survivors(own), defenders.survivors(other))
        outcomes[outcome] = outcomes.get(outcome, 0.0) + chance
    return outcomes, chain.rounds


def ordered(fleet: Fleet) -> tuple[tuple[Squadron, ...], Damages]:
    """The squadrons with their ships, from the largest to the smallest, the more damaged ships first."""
    sorted_fleet = sorted(fleet, key=lambda entry: size_place(entry[0]))
    damages = tuple([tuple(sorted(ships, reverse=True)) for _, ships in sorted_fleet])
    return tuple([squadron for squadron, _ in sorted_fleet]), damages


def chance_of(odds: BattleOdds, ending: int) -> float:
    """The probability that the battle ends so."""
    return sum([chance for outcome, chance in odds.outcomes.items() if outcome[0] == ending])


def expected_ships(odds: BattleOdds, side: int) -> tuple[float, ...]:
    """How many ships of each squadron are not destroyed, on average (side 0: of the attackers)."""
    found = [0.0] * len((odds.attackers, odds.defenders)[side])
    for (_, *left), chance in odds.outcomes.items():
        for number, ships in enumerate(left[side]):
            found[number] += ships * chance
    return tuple(found)
