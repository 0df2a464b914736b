"""What Gaia Project says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Needs, Restriction, Setting

METHODS: Final = ("method_1", "method_2", "method_3")
MAP_RESTRICTIONS: Final = (Restriction(METHODS, "GP-VAR-8", (3, 4)), Restriction(("random_12",), "GP-VAR-8", (1, 2)))
OMITTED: Final = ("9", "10", "9_10")
# Prescribed mines are for the suggested factions on the basic map (GP-SETUP-22).
PRESCRIBED: Final[Needs] = (("free_factions", (False,)), ("map_method", ("basic",)), ("omit_sectors", ("none",)))
# Those of the components; a test compares them.
AUTOMA_LEVELS: Final = ("automa", "automalein", "automaechtig", "ultoma", "alptrauma")
AUTOMA_FACTIONS: Final = ("terrans", "xenos", "taklons", "hadsch_hallas", "geodens", "firaks", "itars")

ASK: Final = "ask"
MATTERS: Final = "matters"  # ask only if there is something to decide
NEVER: Final = "never"
CHARGE: Final[Setting] = Setting("charge", (ASK, MATTERS, NEVER, 0, 1, 2, 3, 4, 5, 6), "GP-CHARGE-1")

ABOUT: Final[About] = About(
    id="gaia",
    seats=range(1, 5),
    first_game=FirstGame(2, {"free_factions": False, "free_starting_mines": False}),  # GP-SETUP-13, GP-SETUP-22
    weight=5,
    revision=3,
    settings=(
        Setting("free_factions", (True, False), "GP-VAR-1"),
        Setting(
            "free_starting_mines", (True, False), "GP-VAR-2", (Restriction((False,), "GP-SETUP-22", needs=PRESCRIBED),)
        ),
        Setting("map_method", ("basic", *METHODS, "random_12"), "GP-VAR-8", MAP_RESTRICTIONS),
        Setting("omit_sectors", ("none", *OMITTED), "GP-VAR-12", (Restriction(OMITTED, "GP-VAR-12", (3,)),)),
        Setting("variable_turn_order", (False, True), "GP-VAR-4"),
        Setting("adjacency_home_types_only", (False, True), "GP-VAR-7"),
        Setting("zero_progress_scores_nothing", (True, False), "GP-END-6"),
        Setting("end_game_free_conversion", (False, True), "GP-END-9"),
        Setting("satellite_stock_25", (False, True), "GP-SUPPLY-6"),
        Setting("useless_actions_allowed", (False, True), "GP-ACT-10"),
        Setting("flexible_federations", (False, True), "GP-FED-20"),
        Setting("single_conversion_payment", (True, False), "GP-FREE-6"),
        Setting("guest_mine_gaia_events", (True, False), "GP-FAC-LANTIDS-6"),
        Setting("automa", AUTOMA_LEVELS, "AUT-38"),
        Setting("automa_faction", ("random", *AUTOMA_FACTIONS), "AUT-7"),
    ),
    auto_replies=(CHARGE,),
    has_end_turn=True,
)
