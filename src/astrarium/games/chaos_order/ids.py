"""The numbers of what the component files name: phases, terrain, gains, and the words of effects."""

from typing import Final, Literal, get_args

Phase = Literal["pricing", "discover", "build", "harvest", "recruit", "move", "combat", "income", "relic", "any"]
Terrain = Literal["", "swamp", "cliffs", "plains", "lake"]
LandSet = Literal["", "yellow", "blue", "red"]
Use = Literal["unused", "land", "lake", "base_slot", "land_slot"]
BuildingType = Literal["factory", "outpost", "stronghold"]
FoundationKind = Literal["research", "harvest", "adjacent", "unlock", "handlimit"]
Symbol = Literal["strength", "attack", "defence", "die"]
Back = Literal["orange", "grey"]
Layer = Literal["top", "bottom"]
FameEvent = Literal[
    "attribute_upgraded", "opposing_fighter_wounded", "research_advanced", "income_morale",
    "victory_against_leader_or_rhyzu", "victory",
]  # fmt: skip

# What can be gained: resources, points that are spent at once, operations.
Gain = Literal[
    "energy", "gem", "card", "research", "fame",
    "build", "harvest", "recruit", "move", "redeploy",
    "foundation", "harvest_token", "harvest_token_upgrade", "leader_deploy", "leader_upgrade", "leader_any",
    "attribute_upgrade", "morale", "morale_base", "trap_recharge", "price_tile",
]  # fmt: skip
Payment = Literal["energy", "gem", "card"]
Modifier = Literal["strength", "attack", "defence", "region_count", "pin"]

Trigger = Literal[
    "", "turn", "act", "act_start", "pass", "phase_end", "price_set", "passive", "on_build", "on_upgrade",
    "on_enter", "move_end", "battle_selected", "planning", "reveal", "strength", "victory", "defeat", "wounds",
    "after_wounds", "retreat", "battle_end", "income", "relic_claim", "relic_start",
]  # fmt: skip
Condition = Literal[
    "initiated", "defending", "has_building", "opponent_building", "has_leader", "no_leader", "opponent_leader",
    "opponent_rhyzu", "any_rhyzu", "alone_leader", "fewer_units", "more_units", "chose_retreat",
    "opponent_chose_retreat", "not_retreating", "rolled_die", "wounded_any", "wounded_none", "won", "terrain_plains",
    "terrain_swamp", "terrain_cliffs_or_plains", "terrain_lake_or_next_to_lake", "relic_region",
    "controls_relic_region", "has_morale", "not_next_to_ship", "against_this_faction",
]  # fmt: skip
Counter = Literal[
    "", "attack_pair", "opponent_building", "round", "other_leader", "factory_on_map", "fighter_wounded"
]  # fmt: skip
Limit = Literal["", "turn", "phase", "round", "battle"]
Power = Literal[
    "", "retrieve_vault", "advance_priced_track", "temporary_upgrade", "free_action",
    "double_location_reward", "no_foundation_needed", "ignore_pinning", "free_fast_track", "harvest_without_building",
    "die_strength_as_attack", "reroll_die", "die_costs_no_gem", "all_out_without_condition", "opponent_reveals_first",
    "pin_weight", "attacks_before_strength", "take_opponent_card", "retreat_any_region",
    "leader_retreats_with_fighters", "return_to_base_if_defeated", "no_selection_by_opponents",
    "share_region_with_leader", "free_solo_move", "free_group_move", "free_move_off_lake",
    "redeploy_fighters_after_victory", "wound_unblockable", "lose_half_fighters", "fighter_strength", "extra_fighters",
    "ship_relocate", "peek_hand", "intel_gain", "swamp_link_base", "free_first_swamp_move", "lake_link",
    "lake_link_base", "lake_harvest_token", "rhyzu_upkeep_discount", "lower_region_count", "place_trap", "spring_trap",
    "recruit_to_stronghold", "stronghold_not_next_to_own_stronghold", "only_cliffs_or_plains", "counts_as_swamp",
    "harvest_here", "adjacent_to_own_base", "stronghold_gems_to_research", "harvest_at_any_own_building",
    "all_own_buildings_adjacent_to_own_base", "locks_cost_2_energy_instead", "hand_limit_6",
]  # fmt: skip

PHASE_NAMES: Final[tuple[Phase, ...]] = get_args(Phase)
GAIN_NAMES: Final[tuple[Gain, ...]] = get_args(Gain)
PAYMENT_NAMES: Final[tuple[Payment, ...]] = get_args(Payment)
MODIFIER_NAMES: Final[tuple[Modifier, ...]] = get_args(Modifier)
CONDITION_NAMES: Final[tuple[Condition, ...]] = get_args(Condition)

(
    ENERGY, GEM, CARD, RESEARCH, FAME,
    BUILD, HARVEST, RECRUIT, MOVE, REDEPLOY,
    FOUNDATION, HARVEST_TOKEN, HARVEST_TOKEN_UPGRADE, LEADER_DEPLOY, LEADER_UPGRADE, LEADER_ANY,
    ATTRIBUTE_UPGRADE, MORALE, MORALE_BASE, TRAP_RECHARGE, PRICE_TILE,
) = range(len(GAIN_NAMES))  # fmt: skip
PAY_ENERGY, PAY_GEM, PAY_CARD = range(len(PAYMENT_NAMES))
STRENGTH, ATTACK, DEFENCE, REGION_COUNT, PIN = range(len(MODIFIER_NAMES))

PRICING: Final = PHASE_NAMES.index("pricing")
DISCOVER_PHASE: Final = PHASE_NAMES.index("discover")
BUILD_PHASE: Final = PHASE_NAMES.index("build")
HARVEST_PHASE: Final = PHASE_NAMES.index("harvest")
RECRUIT_PHASE: Final = PHASE_NAMES.index("recruit")
MOVE_PHASE: Final = PHASE_NAMES.index("move")
COMBAT: Final = PHASE_NAMES.index("combat")
INCOME: Final = PHASE_NAMES.index("income")
RELIC: Final = PHASE_NAMES.index("relic")
ANY: Final = PHASE_NAMES.index("any")
FIRST_ACTION: Final = DISCOVER_PHASE  # the track of an action phase is its number less this
SPACE_NAMES: Final = ("discover", "build", "harvest", "recruit", "move_first", "move_last")
MOVE_FIRST: Final = SPACE_NAMES.index("move_first")
MOVE_LAST: Final = SPACE_NAMES.index("move_last")
INCOME_NAMES: Final = ("cards", "gems", "first_slot", "row", "fame", "upkeep")  # in the order of CO-INC-17

FACTORY, OUTPOST, STRONGHOLD = range(3)
RESEARCH_FOUNDATION, HARVEST_FOUNDATION, SUPPLY_LINE, UNLOCK, HAND_FOUNDATION = range(5)
UNUSED, SWAMP, CLIFFS, PLAINS, LAKE = range(5)  # terrain

NONE: Final = -1  # nobody, nothing, nowhere
DIE_STRENGTH: Final = -1  # the value X of a tactics card: the strength that its side rolls (CO-DIAL-7)


def numbers_of_words(words: object) -> dict[str, int]:
    """The words of a vocabulary with the numbers that the component files are read into."""
    return {word: number for number, word in enumerate(get_args(words))}


WHEN: Final = numbers_of_words(Trigger)
IF: Final = numbers_of_words(Condition)
PER: Final = numbers_of_words(Counter)
LIMIT: Final = numbers_of_words(Limit)
POWER: Final = numbers_of_words(Power)
