"""How Eclipse is tested by what holds for all games."""

from tests.conformance.case import Case

# So that fleets meet; random exchanges and refits would take most of a game.
WEIGHTS = {
    "trade": 0.05, "strip": 0.2, "done": 0.2, "pass": 0.15, "refuse": 0.2, "tap": 0.2,
    "activate": 4, "step": 4, "halt": 0.1, "attack": 3, "retreat": 0.2,
}  # fmt: skip

CASE = Case(
    "eclipse",
    games=6,
    limit=6_000,
    check_every=40,
    perft=((2, 0, 0, 2), (3, 1, 60, 2), (4, 2, 150, 2), (7, 3, 60, 1)),
    options=({}, {"ancient_dreadnought": True}, {"siege_settling": True, "limited_ship_parts": True}),
    weights=WEIGHTS,
    start_records="2026-11-18-greedy",
    picture_moment=(120, "act"),
    played_on=60,  # a player who passes early decides little
    most_played_through=8,
    correction=("scoring.toml", '[scoring]\nambassador = 2\nsource = "mine"\n'),
)
