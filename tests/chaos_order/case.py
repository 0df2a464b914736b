"""How Chaos Order is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "chaos_order",
    games=6,
    limit=4_000,
    check_every=30,
    perft=((2, 0, 0, 2), (2, 1, 40, 2), (3, 2, 120, 2), (5, 3, 250, 2)),
    options=({}, {"build_under_relic": False}, {"relic_upgrade_gems": False}),
    weights={"pass": 0.4, "end": 0.5, "stop": 0.4, "decline": 0.5, "route": 3, "build": 3},
    start_records="2026-11-18-greedy",
    picture_moment=(40, "route"),
    played_on=60,  # somebody may win at any moment
    correction=("game.toml", '[start]\nenergy = 7\nsource = "mine"\n'),
)
