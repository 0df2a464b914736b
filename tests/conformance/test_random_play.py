"""In random games every position is valid and can be saved, copied and described."""

import pytest

import astrarium
from astrarium.kernel.game import Game
from tests.conformance.cases import TABLES, Case, rng_for, table_id
from tests.conformance.random_games import decisions, new_game, random_move, seats_of

AHEAD = 15


def check_options(g: Game) -> None:
    """Every actor has an option, and every option can be written, parsed and pointed at."""
    for seat in g.actors:
        options = g.options(seat)
        assert options, f"seat {seat} is asked and can do nothing"
        assert len({option.action for option in options}) == len(options)
        for option in options:
            assert g.parse(option.notation) == option.action
            kinds = [target.partition(":") for target in option.targets]
            assert all([kind and colon and name for kind, colon, name in kinds])
            assert option.text[0] == f"{g.rules.id}-option-{g.rules.verbs.list[option.action[0]].name}"


def check_wire(g: Game) -> bytes:
    wire = g.to_wire()
    assert astrarium.from_wire(wire).to_wire() == wire
    assert g.clone().to_wire() == wire
    return wire


def check_plays_on(g: Game, seed: int) -> None:
    """A restored position and a copy continue exactly like the position itself."""
    lines = [g.clone(), g.clone(), astrarium.from_wire(g.to_wire(), g.dealer)]
    rngs = [rng_for("ahead", seed) for _ in lines]
    for _ in range(AHEAD):
        if not lines[0].actors:
            break
        for line, rng in zip(lines, rngs, strict=True):
            line.apply(*random_move(line, rng))
        assert len({line.to_wire() for line in lines}) == 1


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_random_games_stay_sound_to_the_end(case: Case, players: int) -> None:
    for seed in range(case.games):
        earlier: list[tuple[Game, bytes]] = []
        g = None
        for number, g, _, _ in decisions(case, players, seed):
            assert g.rules.invariant_errors(g) == []
            assert g.result is None
            check_options(g)
            wire = check_wire(g)
            if number % case.check_every == 0:
                earlier.append((g.clone(), wire))
                check_plays_on(g, number)
        assert g is not None
        assert g.rules.invariant_errors(g) == []
        assert all([clone.to_wire() == wire for clone, wire in earlier]), "an earlier clone has changed"
        check_end(g)


def check_end(g: Game) -> None:
    check_wire(g)
    result = g.result
    assert result is not None
    assert result.winners
    assert min(result.ranking) == 1
    assert len(result.keys) == len(result.ranking) == seats_of(g)
    assert {len(key) for key in result.keys} == {len(g.rules.ranked_by)}
    assert [sum(part.values()) for part in result.breakdown] == list(result.scores)
    assert all([g.actions(seat) == [] for seat in range(seats_of(g))])


@pytest.mark.parametrize(("case", "players"), TABLES, ids=table_id)
def test_without_a_dealer_chance_is_an_actor(case: Case, players: int) -> None:
    g = new_game(case, players, case.games)
    setup, options = g.rules.setup(g), g.rules.chosen_settings(g)
    g = astrarium.new(case.game, players, options, setup=setup)
    rng = rng_for("chance", case.game, players)
    for _ in range(case.limit * 3):
        if not g.actors:
            break
        check_options(g)
        g.apply(*random_move(g, rng))
        assert g.rules.invariant_errors(g) == []
    assert g.result is not None
    assert astrarium.Record.of(g).replay().to_wire() == g.to_wire()
