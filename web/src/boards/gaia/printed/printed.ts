// Made by tools/printed.py from the component files.
import type { components } from '../../../api/schema';

export const PRINTED: components['schemas']['GaiaPrinted'] = {
  "rounds": 6,
  "offsets": {
    "A0": [2, 0],
    "A1": [1, 1],
    "A2": [0, 2],
    "A3": [-1, 2],
    "A4": [-2, 2],
    "A5": [-2, 1],
    "A6": [-2, 0],
    "A7": [-1, -1],
    "A8": [0, -2],
    "A9": [1, -2],
    "A10": [2, -2],
    "A11": [2, -1],
    "B0": [1, 0],
    "B1": [0, 1],
    "B2": [-1, 1],
    "B3": [-1, 0],
    "B4": [0, -1],
    "B5": [1, -1],
    "C": [0, 0]
  },
  "sectors": {
    "sector_1": 1,
    "sector_2": 2,
    "sector_3": 3,
    "sector_4": 4,
    "sector_5a": 5,
    "sector_5b": 5,
    "sector_6a": 6,
    "sector_6b": 6,
    "sector_7a": 7,
    "sector_7b": 7,
    "sector_8": 8,
    "sector_9": 9,
    "sector_10": 10
  },
  "tracks": {
    "terraforming": [
      {"step_cost_ore": 3},
      {"step_cost_ore": 3, "once": {"ore": 2}},
      {"step_cost_ore": 2},
      {"step_cost_ore": 1, "once": {"charge": 3}},
      {"step_cost_ore": 1, "once": {"ore": 2}},
      {"step_cost_ore": 1}
    ],
    "navigation": [
      {"range": 1},
      {"range": 1, "once": {"qic": 1}},
      {"range": 2},
      {"range": 2, "once": {"qic": 1, "charge": 3}},
      {"range": 3},
      {"range": 4}
    ],
    "artificial_intelligence": [
      {},
      {"once": {"qic": 1}},
      {"once": {"qic": 1}},
      {"once": {"qic": 2, "charge": 3}},
      {"once": {"qic": 2}},
      {"once": {"qic": 4}}
    ],
    "gaia_project": [
      {},
      {"project_cost_tokens": 6, "once": {"gaiaformer": 1}},
      {"project_cost_tokens": 6, "once": {"tokens": 3}},
      {"project_cost_tokens": 4, "once": {"gaiaformer": 1, "charge": 3}},
      {"project_cost_tokens": 3, "once": {"gaiaformer": 1}},
      {"project_cost_tokens": 3, "once": {"vp": 4}, "once_per": {"per": "gaia_planet", "vp": 1}}
    ],
    "economy": [
      {},
      {"income": {"credits": 2, "charge": 1}},
      {"income": {"ore": 1, "credits": 2, "charge": 2}},
      {"once": {"charge": 3}, "income": {"ore": 1, "credits": 3, "charge": 3}},
      {"income": {"ore": 2, "credits": 4, "charge": 4}},
      {"once": {"ore": 3, "credits": 6, "charge": 6}}
    ],
    "science": [
      {},
      {"income": {"knowledge": 1}},
      {"income": {"knowledge": 2}},
      {"once": {"charge": 3}, "income": {"knowledge": 3}},
      {"income": {"knowledge": 4}},
      {"once": {"knowledge": 9}}
    ]
  },
  "levelPoints": [0, 0, 0, 4, 4, 4],
  "crossing": {"charge": 3},
  "techSpaces": ["terra", "nav", "int", "gaia", "eco", "sci", "free1", "free2", "free3"],
  "tech": {
    "tech_ore_qic": {"count": 4, "when": "once", "gain": {"ore": 1, "qic": 1}},
    "tech_knowledge_per_type": {"count": 4, "when": "once", "per": "planet_type", "gain": {"knowledge": 1}},
    "tech_big_power_4": {"count": 4, "when": "constant", "effect": "power_value_of_big_structures", "value": 4},
    "tech_7vp": {"count": 4, "when": "once", "gain": {"vp": 7}},
    "tech_income_ore_charge": {"count": 4, "when": "income", "gain": {"ore": 1, "charge": 1}},
    "tech_income_knowledge_credit": {"count": 4, "when": "income", "gain": {"knowledge": 1, "credits": 1}},
    "tech_gaia_3vp": {"count": 4, "when": "trigger", "on": "build_mine_on_gaia", "gain": {"vp": 3}},
    "tech_income_4_credits": {"count": 4, "when": "income", "gain": {"credits": 4}},
    "tech_action_charge_4": {"count": 4, "when": "action", "gain": {"charge": 4}}
  },
  "advanced": {
    "adv_pass_federation_3vp": {"when": "pass", "per": "federation_token", "gain": {"vp": 3}},
    "adv_research_2vp": {"when": "trigger", "on": "research_advance", "gain": {"vp": 2}},
    "adv_action_qic_5_credits": {"when": "action", "gain": {"qic": 1, "credits": 5}},
    "adv_mines_2vp": {"when": "once", "per": "mine", "gain": {"vp": 2}},
    "adv_pass_labs_3vp": {"when": "pass", "per": "research_lab", "gain": {"vp": 3}},
    "adv_sectors_ore": {"when": "once", "per": "sector", "gain": {"ore": 1}},
    "adv_pass_types_1vp": {"when": "pass", "per": "planet_type", "gain": {"vp": 1}},
    "adv_gaia_2vp": {"when": "once", "per": "gaia_planet", "gain": {"vp": 2}},
    "adv_trading_4vp": {"when": "once", "per": "trading_station", "gain": {"vp": 4}},
    "adv_sectors_2vp": {"when": "once", "per": "sector", "gain": {"vp": 2}},
    "adv_action_3_ore": {"when": "action", "gain": {"ore": 3}},
    "adv_federations_5vp": {"when": "once", "per": "federation_token", "gain": {"vp": 5}},
    "adv_action_3_knowledge": {"when": "action", "gain": {"knowledge": 3}},
    "adv_build_mine_3vp": {"when": "trigger", "on": "build_mine", "gain": {"vp": 3}},
    "adv_upgrade_trading_3vp": {"when": "trigger", "on": "upgrade_to_trading_station", "gain": {"vp": 3}}
  },
  "boosters": {
    "booster_ore_knowledge": {"income": [{"ore": 1}, {"knowledge": 1}]},
    "booster_credits_qic": {"income": [{"credits": 2}, {"qic": 1}]},
    "booster_tokens_ore": {"income": [{"tokens": 2}, {"ore": 1}]},
    "booster_terraform": {"income": [{"credits": 2}], "effect": {"when": "action", "gain": {"terraform_steps": 1}, "then": "build_mine"}},
    "booster_range": {
      "income": [{"charge": 2}],
      "effect": {"when": "action", "gain": {"range": 3}, "then": "build_mine or start_gaia_project"}
    },
    "booster_mines": {"income": [{"ore": 1}], "effect": {"when": "pass", "per": "mine", "gain": {"vp": 1}}},
    "booster_labs": {"income": [{"knowledge": 1}], "effect": {"when": "pass", "per": "research_lab", "gain": {"vp": 3}}},
    "booster_trading_stations": {"income": [{"ore": 1}], "effect": {"when": "pass", "per": "trading_station", "gain": {"vp": 2}}},
    "booster_big": {"income": [{"charge": 4}], "effect": {"when": "pass", "per": "big_structure", "gain": {"vp": 4}}},
    "booster_gaia": {"income": [{"credits": 4}], "effect": {"when": "pass", "per": "gaia_planet", "gain": {"vp": 1}}}
  },
  "roundTiles": {
    "round_terraform": {"when": "trigger", "on": "terraform_step", "gain": {"vp": 2}},
    "round_research": {"when": "trigger", "on": "research_advance", "gain": {"vp": 2}},
    "round_mine": {"when": "trigger", "on": "build_mine", "gain": {"vp": 2}},
    "round_federation": {"when": "trigger", "on": "gain_federation_token", "gain": {"vp": 5}},
    "round_trading_4": {"when": "trigger", "on": "upgrade_to_trading_station", "gain": {"vp": 4}},
    "round_gaia_4": {"when": "trigger", "on": "build_mine_on_gaia", "gain": {"vp": 4}},
    "round_big_a": {"when": "trigger", "on": "upgrade_to_big_structure", "gain": {"vp": 5}},
    "round_trading_3": {"when": "trigger", "on": "upgrade_to_trading_station", "gain": {"vp": 3}},
    "round_gaia_3": {"when": "trigger", "on": "build_mine_on_gaia", "gain": {"vp": 3}},
    "round_big_b": {"when": "trigger", "on": "upgrade_to_big_structure", "gain": {"vp": 5}}
  },
  "finalTiles": {
    "final_structures": {"per": "structure"},
    "final_federation_structures": {"per": "federation_structure"},
    "final_planet_types": {"per": "planet_type"},
    "final_gaia": {"per": "gaia_planet"},
    "final_sectors": {"per": "sector"},
    "final_satellites": {"per": "satellite"}
  },
  "tokens": {
    "fed_12vp": {"gain": {"vp": 12}, "green_side": false},
    "fed_qic": {"gain": {"vp": 8, "qic": 1}, "green_side": true},
    "fed_tokens": {"gain": {"vp": 8, "tokens": 2}, "green_side": true},
    "fed_ore": {"gain": {"vp": 7, "ore": 2}, "green_side": true},
    "fed_credits": {"gain": {"vp": 7, "credits": 6}, "green_side": true},
    "fed_knowledge": {"gain": {"vp": 6, "knowledge": 2}, "green_side": true},
    "fed_gleens": {"gain": {"ore": 1, "knowledge": 1, "credits": 2}, "green_side": true}
  },
  "boardActions": {
    "power_3_knowledge": {"cost": {"power": 7}, "gain": {"knowledge": 3}},
    "power_2_terraform": {"cost": {"power": 5}, "gain": {"terraform_steps": 2}},
    "power_2_ore": {"cost": {"power": 4}, "gain": {"ore": 2}},
    "power_7_credits": {"cost": {"power": 4}, "gain": {"credits": 7}},
    "power_2_knowledge": {"cost": {"power": 4}, "gain": {"knowledge": 2}},
    "power_1_terraform": {"cost": {"power": 3}, "gain": {"terraform_steps": 1}},
    "power_2_tokens": {"cost": {"power": 3}, "gain": {"tokens": 2}},
    "qic_tech_tile": {"cost": {"qic": 4}, "gain": {"tech_tile": 1}},
    "qic_rescore_federation": {"cost": {"qic": 3}, "gain": {"federation_rescore": 1}},
    "qic_planet_types": {"cost": {"qic": 2}, "gain": {"vp": 3}, "gain_per": {"per": "planet_type", "vp": 1}}
  },
  "freeActions": {
    "burn": {"cost": {"discard_bowl2": 1, "move_bowl2_to_bowl3": 1}, "gain": {}},
    "power_to_qic": {"cost": {"power": 4}, "gain": {"qic": 1}},
    "power_to_ore": {"cost": {"power": 3}, "gain": {"ore": 1}},
    "qic_to_ore": {"cost": {"qic": 1}, "gain": {"ore": 1}},
    "power_to_knowledge": {"cost": {"power": 4}, "gain": {"knowledge": 1}},
    "power_to_credit": {"cost": {"power": 1}, "gain": {"credits": 1}},
    "knowledge_to_credit": {"cost": {"knowledge": 1}, "gain": {"credits": 1}},
    "ore_to_credit": {"cost": {"ore": 1}, "gain": {"credits": 1}},
    "ore_to_token": {"cost": {"ore": 1}, "gain": {"tokens": 1}},
    "hadsch_credits_to_qic": {"cost": {"credits": 4}, "gain": {"qic": 1}},
    "hadsch_credits_to_ore": {"cost": {"credits": 3}, "gain": {"ore": 1}},
    "hadsch_credits_to_knowledge": {"cost": {"credits": 4}, "gain": {"knowledge": 1}},
    "baltaks_gaiaformer_to_qic": {"cost": {"gaiaformer_to_gaia_area": 1}, "gain": {"qic": 1}},
    "nevlas_token_to_knowledge": {"cost": {"token_bowl3_to_gaia": 1}, "gain": {"knowledge": 1}},
    "qic_for_range": {"cost": {"qic": 1}, "gain": {"range": 2}}
  },
  "pieces": {
    "mine": 8,
    "trading_station": 4,
    "research_lab": 3,
    "planetary_institute": 1,
    "academy_left": 1,
    "academy_right": 1,
    "gaiaformer": 3,
    "satellite": 25,
    "space_station": 6
  },
  "factions": {
    "terrans": {
      "home": "terra",
      "color": "blue",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": ["gaia_project"],
      "start_power": {"bowl1": 4, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 1
    },
    "lantids": {
      "home": "terra",
      "color": "blue",
      "start": {"credits": 13, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 4, "bowl2": 0, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 2
    },
    "xenos": {
      "home": "desert",
      "color": "yellow",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": ["artificial_intelligence"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 1
    },
    "gleens": {
      "home": "desert",
      "color": "yellow",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 0},
      "start_research": ["navigation"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 2
    },
    "taklons": {
      "home": "swamp",
      "color": "brown",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 1
    },
    "ambas": {
      "home": "swamp",
      "color": "brown",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": ["navigation"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 2
    },
    "hadsch_hallas": {
      "home": "oxide",
      "color": "red",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": ["economy"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 1
    },
    "ivits": {
      "home": "oxide",
      "color": "red",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 3
    },
    "geodens": {
      "home": "volcanic",
      "color": "orange",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 1},
      "start_research": ["terraforming"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 1
    },
    "bal_taks": {
      "home": "volcanic",
      "color": "orange",
      "start": {"credits": 15, "ore": 4, "knowledge": 3, "qic": 0},
      "start_research": ["gaia_project"],
      "start_power": {"bowl1": 2, "bowl2": 2, "bowl3": 0},
      "action_academy_right": {"credits": 4},
      "difficulty": 3
    },
    "firaks": {
      "home": "titanium",
      "color": "gray",
      "start": {"credits": 15, "ore": 3, "knowledge": 2, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 3
    },
    "bescods": {
      "home": "titanium",
      "color": "gray",
      "start": {"credits": 15, "ore": 4, "knowledge": 1, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 2
    },
    "nevlas": {
      "home": "ice",
      "color": "white",
      "start": {"credits": 15, "ore": 4, "knowledge": 2, "qic": 1},
      "start_research": ["science"],
      "start_power": {"bowl1": 2, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 2
    },
    "itars": {
      "home": "ice",
      "color": "white",
      "start": {"credits": 15, "ore": 5, "knowledge": 3, "qic": 1},
      "start_research": [],
      "start_power": {"bowl1": 4, "bowl2": 4, "bowl3": 0},
      "action_academy_right": {"qic": 1},
      "difficulty": 3
    }
  }
};
