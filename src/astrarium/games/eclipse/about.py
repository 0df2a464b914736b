"""What Eclipse says of itself before it is loaded."""

from __future__ import annotations

from typing import Final

from astrarium.kernel.about import About
from astrarium.kernel.settings import FirstGame, Restriction, Ruleset, Setting

FEW: Final = (2, 3, 4, 5, 6)
SWITCH: Final = (False, True)
MODULE: Final = (True, False)  # a part of the expansion, which is used unless the table leaves it out

BASE_GAME: Final = {
    "rare_technologies": False,
    "developments": False,
    "rota_species": False,
    "rota_sectors": False,
    "rota_discoveries": False,
    "ancient_homeworlds": False,
    "ancient_hives": False,
    "warp_portals": False,
}

# What a seat may have answered by itself; the first choice asks.
ASK: Final = "ask"
RELATIONS: Final[Setting] = Setting("relations", (ASK, "decline"), "ECL-DIP-3")
DEFENCE: Final[Setting] = Setting("defence", (ASK, "always"), "ECL-ROTA-RARE-11")
REROLLS: Final[Setting] = Setting("rerolls", (ASK, "never"), "ECL-ROTA-LYR-8")
DICE: Final[Setting] = Setting("dice", (ASK, "best"), "ECL-HIT-3")
POPULATION: Final[Setting] = Setting("population", (ASK, "always"), "ECL-POP-6")
CUBES: Final[Setting] = Setting("cubes", (ASK, "money"), "ECL-COL-8")

ABOUT: Final[About] = About(
    id="eclipse",
    revision=2,
    seats=range(2, 10),
    first_game=FirstGame(3, dict(BASE_GAME)),
    weight=5,
    chart_event="",  # points are counted at the end only
    rulesets=(Ruleset("base_game", dict(BASE_GAME)), Ruleset("rise_of_the_ancients", {})),
    settings=(
        Setting("rare_technologies", MODULE, "ECL-ROTA-RARE-1"),
        Setting("developments", MODULE, "ECL-ROTA-DEV-1"),
        Setting("rota_species", MODULE, "ECL-ROTA-GEN-6", (Restriction((False,), "ECL-ROTA-GEN-6", FEW),)),
        Setting("rota_sectors", MODULE, "ECL-ROTA-GEN-5", (Restriction((False,), "ECL-ROTA-GEN-5", FEW),)),
        Setting("rota_discoveries", MODULE, "ECL-ROTA-GEN-5"),
        Setting("ancient_homeworlds", MODULE, "ECL-ROTA-HW-1"),
        Setting("ancient_dreadnought", SWITCH, "ECL-ROTA-CENTER-1"),
        Setting("ancient_hives", MODULE, "ECL-ROTA-HIVE-1"),
        Setting("warp_portals", MODULE, "ECL-ROTA-WARP-1"),
        Setting("alliances", SWITCH, "ECL-ROTA-ALLY-1", (Restriction((True,), "ECL-ROTA-ALLY-1", (4, 5, 6, 7, 8, 9)),)),
        Setting("predictable_technologies", SWITCH, "ECL-ROTA-VAR-2"),
        Setting(
            "direction_of_play",
            SWITCH,
            "ECL-ROTA-VAR-3",
            (Restriction((True,), "ECL-ROTA-VAR-3", (3, 4, 5, 6, 7, 8, 9)),),
        ),
        Setting("small_galaxy", SWITCH, "ECL-ROTA-VAR-4", (Restriction((True,), "ECL-ROTA-VAR-4", (3,)),)),
        Setting("secret_world", (0, 1, 2, 3, 4), "ECL-ROTA-VAR-5"),
        Setting("simultaneous_play", SWITCH, "ECL-ROTA-SIM-1", (Restriction((True,), "ECL-ROTA-SIM-1", (7, 8, 9)),)),
        Setting("limited_ship_parts", SWITCH, "ECL-UPG-10"),
        Setting("siege_settling", SWITCH, "ECL-COL-7"),
        Setting(
            "alliance_leavers_barred",
            SWITCH,
            "ECL-ROTA-ALLY-14",
            (Restriction((True,), "ECL-ROTA-ALLY-14", needs=(("alliances", (True,)),)),),
        ),
        Setting("population_damage_per_hit", SWITCH, "ECL-POP-2"),
        Setting("two_player_five_technologies", SWITCH, "ECL-CLEAN-1", (Restriction((True,), "ECL-CLEAN-1", (2,)),)),
    ),
    auto_replies=(RELATIONS, DEFENCE, REROLLS, DICE, POPULATION, CUBES),
    has_end_turn=True,
    is_complete=True,
)
