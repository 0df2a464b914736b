"""How Eclipse is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "eclipse",
    games=6,
    limit=6_000,
    check_every=40,
    perft=((2, 0, 0, 2), (3, 1, 60, 2), (4, 2, 150, 2), (7, 3, 60, 1)),
    options=({}, {"ancient_dreadnought": True}, {"siege_settling": True, "limited_ship_parts": True}),
    weights={"trade": 0.05, "strip": 0.2, "end": 0.6, "done": 0.2, "pass": 0.5, "refuse": 0.2, "tap": 0.2},
    picture_moment=(120, "act"),
    correction=("scoring.toml", '[scoring]\nambassador = 2\nsource = "mine"\n'),
)
