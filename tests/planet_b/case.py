"""How Planet B is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "planet_b",
    games=26,
    limit=3_000,
    check_every=40,
    perft=((2, 0, 0, 3), (2, 1, 60, 2), (3, 2, 150, 2), (4, 3, 300, 2)),
    options=(
        {},
        {"conglomerate_cycle": "by_colour", "equal_turns": True},
        {"immoral_reward": "billies", "exchange_choice": True, "own_drawn_votes": "bag"},
        {"election_recall": True, "final_election": False, "open_vp": True},
    ),
    weights={
        "buy": 0.15, "return-tile": 0.1, "sell": 0.5, "place": 4, "build": 6, "decline": 0.3, "end": 0.6, "pass": 0.5,
        "fraud": 3, "support": 2,
    },
    start_records="2026-11-17-greedy",
    picture_moment=(60, "deal"),
    correction=("main_board.toml", '[market_rules]\nmeat_price = 7\nsource = "mine"\n'),
)  # fmt: skip
