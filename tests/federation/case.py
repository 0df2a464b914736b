"""How Federation is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "federation",
    games=46,
    limit=1_500,
    check_every=40,
    perft=((2, 0, 0, 2), (2, 1, 40, 2), (3, 2, 90, 2), (4, 3, 150, 2)),
    options=(
        {},
        {"board_setup": "first_game", "neutral_counts_on_floors": False},
        {"atal_strict_ladder": True, "die_before_action": True},
        {"action_optional": True},
    ),
    weights={"forfeit": 0.1, "end": 0.3, "fly": 3, "decline": 0.1, "perform": 3, "save": 3},
    start_records="2026-11-17-greedy",
    picture_moment=(28, "place"),
    correction=("medals.toml", '[row]\npoints_by_medals = [0, 2, 3, 6, 10, 15, 22, 31]\nsource = "mine"\n'),
    empty_values={"Amounts": "reserve.NOTHING"},
)
