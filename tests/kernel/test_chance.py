"""Chance: draws that can be checked."""

from astrarium.kernel.chance import Dealer, DrawStream


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    dealer = Dealer.seeded(7)
    assert [dealer.below(n, 6) for n in range(8)] == [Dealer.seeded(7).below(n, 6) for n in range(8)]
    assert [dealer.below(n, 6) for n in range(40)] != [Dealer.seeded(8).below(n, 6) for n in range(40)]


def test_every_outcome_comes_and_none_without_weight() -> None:
    dealer = Dealer.seeded("weights")
    assert {dealer.draw(n, [2, 0, 1]) for n in range(50)} == {0, 2}
    assert {dealer.below(n, 3) for n in range(50)} == {0, 1, 2}


def test_a_stream_counts_its_draws() -> None:
    stream = DrawStream(Dealer.seeded(1))
    assert sorted(stream.shuffled(range(5))) == [0, 1, 2, 3, 4]
    assert stream.count == 5


def test_a_draw_may_be_among_more_than_a_hash_has_numbers() -> None:
    dealer, bound = Dealer.seeded("large"), 7**120
    assert all([0 <= dealer.below(n, bound) < bound for n in range(40)])
    assert max([dealer.below(n, bound).bit_length() for n in range(40)]) > 330
