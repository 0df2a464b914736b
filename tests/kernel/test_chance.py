"""Chance: draws that can be checked, and piles whose hidden order does not exist."""

from random import Random

from astrarium.kernel.chance import (
    Dealer,
    Stream,
    next_knowers,
    next_weights,
    pile,
    pile_size,
    put_at_bottom,
    put_on_top,
    redealt,
    take_next,
    without,
)


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    dealer = Dealer.seeded(7)
    assert [dealer.below(n, 6) for n in range(8)] == [Dealer.seeded(7).below(n, 6) for n in range(8)]
    assert [dealer.below(n, 6) for n in range(40)] != [Dealer.seeded(8).below(n, 6) for n in range(40)]


def test_every_outcome_comes_and_none_without_weight() -> None:
    dealer = Dealer.seeded("weights")
    assert {dealer.draw(n, [2, 0, 1]) for n in range(50)} == {0, 2}
    assert {dealer.below(n, 3) for n in range(50)} == {0, 1, 2}


def test_a_stream_counts_its_draws() -> None:
    stream = Stream(Dealer.seeded(1))
    assert sorted(stream.shuffled(range(5))) == [0, 1, 2, 3, 4]
    assert stream.made == 5


def test_an_open_pile_draws_by_its_counts_and_a_known_top_is_certain() -> None:
    p = pile((2, 1))
    assert next_weights(p) == [2, 1]
    assert next_knowers(p) == 0
    p = put_on_top(take_next(p, 1), (1, 0b10))
    assert next_weights(p) == [0, 1]
    assert next_knowers(p) == 0b10
    assert take_next(p, 1) == ((2, 0), (), ())


def test_the_known_bottom_comes_last() -> None:
    p = put_at_bottom(put_at_bottom(pile((1, 0)), (1, 1)), (0, 2))
    assert pile_size(p) == 3
    assert next_weights(p) == [1, 0]
    p = take_next(p, 0)
    assert (next_weights(p), next_knowers(p)) == ([0, 1], 1)
    p = take_next(p, 1)
    assert (next_weights(p), next_knowers(p)) == ([1, 0], 2)
    assert pile_size(take_next(p, 0)) == 0


def test_of_equal_cards_everybody_misses_the_one_he_knew() -> None:
    """Otherwise one could tell from what is left that there were two."""
    assert without(((5, 0b001), (5, 0b011)), 5) == ((5, 0b001),)
    assert without(((5, 0b101), (7, 1), (5, 0b011)), 5) == ((7, 1), (5, 0b001))
    assert without(((5, 0b011), (5, 0b011)), 5) == ((5, 0b011),)


def test_redealt_keeps_what_is_known_and_what_there_is() -> None:
    slots, counts = ((0, 0b01), (1, 0b10), (1, 0b11)), (1, 1, 1)
    seen = set()
    for seed in range(60):
        fresh, left = redealt(slots, counts, 0, Random(seed))
        assert fresh[0] == slots[0]
        assert fresh[2] == slots[2]
        seen.add(fresh[1][0])
        assert sorted([card[0] for card in fresh] + [kind for kind in range(3) for _ in range(left[kind])]) == [
            0, 0, 1, 1, 1, 2,
        ]  # fmt: skip
    assert seen == {0, 1, 2}
    assert {redealt(slots, counts, None, Random(seed))[0][0][0] for seed in range(60)} == {0, 1, 2}
