"""How Comet is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "toy",
    games=6,
    limit=200,
    check_every=3,
    perft=((2, 0, 0, 3), (2, 1, 12, 3), (3, 2, 30, 3), (4, 3, 40, 3)),
    options=({}, {"calm": True}),
    weights={"mine": 3, "probe": 3, "spy": 3, "storm": 3, "end": 0.3, "sell": 0.3, "close": 0.3},
)
