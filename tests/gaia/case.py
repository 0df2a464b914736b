"""How Gaia Project is tested by what holds for all games."""

from tests.conformance.case import Case

CASE = Case(
    "gaia",
    games=60,
    limit=2_000,
    check_every=40,
    perft=((2, 0, 0, 2), (2, 1, 30, 2), (3, 2, 60, 2), (4, 3, 120, 2)),
    options=(
        {},
        {"variable_turn_order": True, "flexible_federations": True, "end_game_free_conversion": True},
        {"free_factions": False, "free_starting_mines": False, "single_conversion_payment": False},
        {"useless_actions_allowed": True, "guest_mine_gaia_events": False, "zero_progress_scores_nothing": False},
    ),
    weights={
        "pass": 0.05,
        "convert": 0.3,
        "build": 3,
        "upgrade": 3,
        "federate": 20,
        "research": 3,
        "special": 4,
        "advanced": 20,
    },
    start_records="2026-11-17-greedy",
    picture_moment=(30, "build"),
    correction=(
        "tech_tiles.toml",
        '[[tech_tile]]\nid = "tech_7vp"\neffect = {when="once", gain={vp=9}}\nsource = "mine"\n',
    ),
    compiled=("test_foreign.py", "test_default_records.py", "test_tables.py"),
    empty_values={"Price": "component_types.NO_PRICE", "Gain": "component_types.NO_GAIN"},
)
