"""Nothing that is sent to a seat depends on what that seat cannot know."""

from random import Random

import pytest

from astrarium.kernel.events import Event
from astrarium.kernel.game import Game
from astrarium.kernel.position import CHANCE
from astrarium.kernel.records import Record
from astrarium.kernel.steps import Sealed
from astrarium.kernel.verbs import Action
from tests.conformance.cases import TABLES, Case, rng_for, table_id
from tests.conformance.random_games import all_actions, decisions, history_of, references, stable_json, viewers

SAMPLE = 6
ENOUGH_REDEALS = 200
MOST_REDEALS = 4_000


def what_leaves(g: Game, seat: int | None, rng: Random) -> list[object]:
    """Everything that a seat is shown or can request."""
    shown: list[object] = [stable_json(g.view(seat)), g.actors, str(Record.of(g, seat))]
    shown += [g.facts(reference, seat) for reference in references(g)]
    if seat is None:
        return shown
    options = [option.notation for option in g.options(seat)]
    shown.append(options)
    shown += [g.explain(seat, action) for action in rng.sample(list(all_actions(g)), SAMPLE)]
    shown.append(g.question(seat))
    shown.append(g.forecast(seat))
    shown += [g.preview(seat, notation) for notation in rng.sample(options, min(SAMPLE, len(options)))]
    return shown


def seen_events(events: list[Event], seat: int | None) -> list[Event]:
    """The events that a seat sees before the first that reveals something."""
    seen = [event for event in events if event.is_seen_by(seat)]
    reveals = [index for index, event in enumerate(seen) if event.reveals]
    return seen[: reveals[0]] if reveals else seen


def with_history(copy: Game, g: Game) -> Game:
    copy.dealer = None
    copy.history = list(history_of(g))
    return copy


def check_move(g: Game, other: Game, mover: int, action: Action, viewer: int | None, rng: Random) -> None:
    """A move looks the same to a viewer in both positions; one that is hidden from it looks like any other."""
    true, false, before = with_history(g.clone(), g), with_history(other.clone(), g), len(history_of(g))
    events = true.play(mover, action)
    seen_by = history_of(true)[before][2] if len(history_of(true)) > before else None
    if seen_by is not None and viewer not in seen_by:
        covered = g.rules.verbs.hidden_notation(action)
        alike = [c for c in false.actions(mover) if c[0] == action[0] and g.rules.verbs.hidden_notation(c) == covered]
        if not alike:
            return
        action = rng.choice(alike)
    elif false.why_not(mover, action) is not None:
        return  # only somebody else's hidden means can forbid it
    assert seen_events(false.play(mover, action), viewer) == seen_events(events, viewer)
    if history_of(true)[:before] == history_of(g):  # no sealed answers have been opened or taken back
        assert Record.of(false, viewer).moves[before : before + 1] == Record.of(true, viewer).moves[before : before + 1]


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_what_leaves_for_a_seat_is_the_same_after_a_redeal(case: Case, players: int) -> None:
    for number, g, mover, action in decisions(case, players, 100):
        if number % case.check_every:
            continue
        for viewer in viewers(g):
            other = with_history(g.redeal(viewer, rng_for("redeal", number, viewer)), g)
            assert other.rules.invariant_errors(other) == []
            assert what_leaves(other, viewer, rng_for(number)) == what_leaves(g, viewer, rng_for(number))
            if mover != CHANCE:
                check_move(g, other, mover, action, viewer, rng_for("move", number))


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_redeal_reaches_everything_that_might_be(case: Case, players: int) -> None:
    """Each hidden thing takes every value that its viewer cannot exclude; 200 redeals mostly suffice."""
    for number, g, _, _ in decisions(case, players, 101):
        if number % (4 * case.check_every):
            continue
        for viewer in viewers(g):
            wanted = {thing.name: thing.possible() for thing in g.rules.hidden_values(g, viewer)}
            found: dict[str, set[object]] = {name: set() for name in wanted}
            rng = rng_for("values", number, viewer)
            for tries in range(MOST_REDEALS):
                things = g.rules.hidden_values(g.redeal(viewer, rng), viewer)
                assert [thing.name for thing in things] == list(wanted)
                assert tries or {thing.name: thing.possible() for thing in things} == wanted
                for thing in things:
                    found[thing.name].update(thing.values)
                if found == wanted or (tries > ENOUGH_REDEALS and not wanted):
                    break
            assert found == wanted


def sealed_answers(g: Game, viewer: int | None) -> dict[int, tuple[Action, ...]]:
    if not g.stack or not isinstance(g.rules.steps[g.stack[-1][0]], Sealed):
        return {}
    given = {g.rules.lane_seat(lane): lane[1] for lane in g.stack[-1][2] if lane[1]}
    return {seat: answers for seat, answers in given.items() if seat != viewer}


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_a_redeal_gives_other_seats_other_sealed_answers(case: Case, players: int) -> None:
    for number, g, _, _ in decisions(case, players, 102):
        for viewer in viewers(g):
            sealed = sealed_answers(g, viewer)
            if not sealed:
                continue
            rng = rng_for("sealed", number, viewer)
            redeals = [g.redeal(viewer, rng) for _ in range(ENOUGH_REDEALS // 4)]
            for seat, answers in sealed.items():
                given = {sealed_answers(other, viewer)[seat] for other in redeals}
                assert {len(answer) for answer in given} == {len(answers)}
                assert len(given) > 1 or all([is_forced(other, seat) for other in redeals])


def is_forced(g: Game, seat: int) -> bool:
    back = g.clone()
    back.apply(seat, g.rules.verbs.take_back())
    return len(back.actions(seat)) == 1
