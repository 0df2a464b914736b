// Made by tools/printed.py from the component files.
import type { components } from '../../../api/schema';

export const PRINTED: components['schemas']['ChaosOrderPrinted'] = {
  "rounds": 6,
  "tracks": {
    "discover": [
      {"main": {"research": 1}, "lock": false, "instant": [], "aux_pay": {"gem": 2}, "aux_gain": {"research": 1}},
      {
        "main": {"research": 1},
        "lock": false,
        "instant": [{"energy": 2}, {"gem": 1}],
        "aux_pay": {"gem": 2},
        "aux_gain": {"research": 1}
      },
      {
        "main": {"research": 1},
        "lock": false,
        "instant": [{"energy": 3}, {"card": 1}],
        "aux_pay": {"gem": 1},
        "aux_gain": {"research": 1}
      },
      {
        "main": {"research": 1},
        "lock": false,
        "instant": [{"energy": 4}, {"gem": 2}],
        "aux_pay": {"gem": 1},
        "aux_gain": {"research": 1}
      },
      {
        "main": {"research": 2},
        "lock": true,
        "instant": [{"card": 1}],
        "aux_pay": {"gem": 1},
        "aux_gain": {"card": 1}
      }
    ],
    "build": [
      {"main": {"build": 1}, "lock": false, "instant": [], "aux_pay": {"energy": 4}, "aux_gain": {"build": 1}},
      {
        "main": {"build": 1},
        "lock": false,
        "instant": [{"foundation": 1}, {"card": 1}],
        "aux_pay": {"energy": 3},
        "aux_gain": {"build": 1}
      },
      {"main": {"build": 2}, "lock": false, "instant": [], "aux_pay": {"energy": 4}, "aux_gain": {"build": 1}},
      {
        "main": {"build": 2},
        "lock": false,
        "instant": [{"foundation": 1}, {"card": 1}],
        "aux_pay": {"energy": 3},
        "aux_gain": {"build": 1}
      },
      {"main": {"build": 3}, "lock": true, "instant": [], "aux_pay": {"energy": 2}, "aux_gain": {"card": 1}}
    ],
    "harvest": [
      {
        "main": {"energy": 4, "harvest": 1},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 2},
        "aux_gain": {"gem": 1}
      },
      {
        "main": {"energy": 5, "harvest": 2},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 2},
        "aux_gain": {"gem": 1}
      },
      {
        "main": {"energy": 6, "harvest": 2},
        "lock": false,
        "instant": [{"harvest_token": 1}],
        "aux_pay": {"energy": 2},
        "aux_gain": {"gem": 1}
      },
      {
        "main": {"energy": 7, "harvest": 3},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 2},
        "aux_gain": {"gem": 1}
      },
      {
        "main": {"energy": 9, "harvest": 3},
        "lock": true,
        "instant": [{"harvest_token_upgrade": 1}],
        "aux_pay": {"energy": 4},
        "aux_gain": {"gem": 2}
      }
    ],
    "recruit": [
      {
        "main": {"recruit": 2},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 4},
        "aux_gain": {"leader_deploy": 1}
      },
      {
        "main": {"recruit": 4},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 5},
        "aux_gain": {"leader_deploy": 1}
      },
      {
        "main": {"recruit": 5},
        "lock": false,
        "instant": [{"gem": 1}, {"card": 1}],
        "aux_pay": {"energy": 4},
        "aux_gain": {"leader_deploy": 1}
      },
      {
        "main": {"recruit": 7},
        "lock": false,
        "instant": [],
        "aux_pay": {"energy": 4},
        "aux_gain": {"leader_deploy": 1}
      },
      {
        "main": {"recruit": 9},
        "lock": true,
        "instant": [{"energy": 3}],
        "aux_pay": {"energy": 3},
        "aux_gain": {"leader_deploy": 1}
      }
    ],
    "move": [
      {"main": {"move": 2}, "lock": false, "instant": [], "aux_pay": {"energy": 5}, "aux_gain": {"leader_upgrade": 1}},
      {"main": {"move": 3}, "lock": false, "instant": [], "aux_pay": {"energy": 5}, "aux_gain": {"leader_upgrade": 1}},
      {"main": {"move": 4}, "lock": true, "instant": [], "aux_pay": {"energy": 4}, "aux_gain": {"leader_upgrade": 1}},
      {
        "main": {"move": 5},
        "lock": false,
        "instant": [{"recruit": 2}, {"card": 1}],
        "aux_pay": {"energy": 4},
        "aux_gain": {"leader_upgrade": 1}
      },
      {
        "main": {"move": 6, "card": 1},
        "lock": true,
        "instant": [],
        "aux_pay": {"energy": 4},
        "aux_gain": {"leader_upgrade": 1}
      }
    ]
  },
  "cards": {
    "t01": {
      "left": 1,
      "right": 3,
      "combat": [{"phase": "combat", "when": "wounds", "add": {"attack": 2}}],
      "phase": "harvest",
      "phase_lock": false,
      "play": [{"phase": "harvest", "when": "pass", "gain": {"energy": 5}}]
    },
    "t02": {
      "left": 2,
      "right": 2,
      "combat": [{"phase": "combat", "when": "strength", "if": "initiated", "add": {"strength": 1}}],
      "phase": "move",
      "phase_lock": false,
      "play": [{"phase": "move", "when": "act_start", "may": true, "gain": {"redeploy": 1}}]
    },
    "t03": {
      "left": 5,
      "right": 0,
      "combat": [],
      "phase": "relic",
      "phase_lock": false,
      "play": [{"phase": "relic", "when": "relic_claim", "gain": {"gem": 1}}]
    },
    "t04": {
      "left": 3,
      "right": 1,
      "combat": [{"phase": "combat", "when": "wounds", "if": "rolled_die", "rule": "die_strength_as_attack"}],
      "phase": "discover",
      "phase_lock": false,
      "play": [{"phase": "discover", "when": "act_start", "rule": "temporary_upgrade", "value": "discover"}]
    },
    "t05": {
      "left": 1,
      "right": 2,
      "combat": [{"phase": "combat", "when": "retreat", "if": "chose_retreat", "gain": {"gem": 1}}],
      "phase": "build",
      "phase_lock": false,
      "play": [{"phase": "build", "when": "pass", "gain": {"gem": 1}}]
    },
    "t06": {
      "left": 3,
      "right": 2,
      "combat": [{"phase": "combat", "when": "wounds", "if": "has_building", "add": {"attack": 2}}],
      "phase": "build",
      "phase_lock": true,
      "play": [{"phase": "build", "when": "act", "gain": {"build": 1}}]
    },
    "t07": {
      "left": 4,
      "right": 1,
      "combat": [{"phase": "combat", "when": "wounds", "if": "fewer_units", "add": {"defence": 2}}],
      "phase": "recruit",
      "phase_lock": false,
      "play": [{"phase": "recruit", "when": "pass", "gain": {"recruit": 2}}]
    },
    "t08": {
      "left": "X",
      "right": "X",
      "combat": [{"phase": "combat", "when": "wounds", "if": "rolled_die", "add": {"attack": 1}}],
      "phase": "income",
      "phase_lock": false,
      "play": [{"phase": "income", "when": "income", "add": {"region_count": 1}}]
    },
    "t09": {
      "left": 2,
      "right": 3,
      "combat": [{"phase": "combat", "when": "strength", "if": "defending", "add": {"strength": 1}}],
      "phase": "income",
      "phase_lock": false,
      "play": [{"phase": "income", "when": "income", "rule": "lower_region_count", "value": 2}]
    },
    "t10": {
      "left": 3,
      "right": 2,
      "combat": [{"phase": "combat", "when": "strength", "if": "has_leader", "add": {"strength": 1}}],
      "phase": "income",
      "phase_lock": false,
      "play": [{"phase": "income", "when": "income", "may": true, "pay": {"energy": 2}, "gain": {"leader_upgrade": 1}}]
    },
    "t11": {
      "left": 1,
      "right": 4,
      "combat": [{"phase": "combat", "when": "wounds", "if": "has_building", "add": {"defence": 1}}],
      "phase": "income",
      "phase_lock": false,
      "play": [{"phase": "income", "when": "income", "per": "factory_on_map", "gain": {"energy": 2}, "max": 6}]
    },
    "t12": {
      "left": 2,
      "right": 2,
      "combat": [{"phase": "combat", "when": "battle_end", "if": "opponent_chose_retreat", "gain": {"card": 1}}],
      "phase": "pricing",
      "phase_lock": false,
      "play": [{"phase": "pricing", "when": "price_set", "gain": {"energy": 2}}]
    },
    "t13": {
      "left": 3,
      "right": 1,
      "combat": [{"phase": "combat", "when": "victory", "gain": {"energy": 2}}],
      "phase": "pricing",
      "phase_lock": true,
      "play": [{"phase": "pricing", "when": "price_set", "gain": {"price_tile": 1}}]
    },
    "t14": {
      "left": 2,
      "right": 3,
      "combat": [{"phase": "combat", "when": "defeat", "gain": {"card": 1}}],
      "phase": "discover",
      "phase_lock": false,
      "play": [{"phase": "discover", "when": "pass", "choice": [{"gain": {"gem": 1}}, {"gain": {"energy": 3}}]}]
    },
    "t15": {
      "left": 4,
      "right": 0,
      "combat": [{"phase": "combat", "when": "wounds", "if": "opponent_leader", "add": {"attack": 2}}],
      "phase": "discover",
      "phase_lock": false,
      "play": [{"phase": "discover", "when": "act_start", "rule": "free_action"}]
    },
    "t16": {
      "left": 0,
      "right": 4,
      "combat": [{"phase": "combat", "when": "wounds", "add": {"defence": 1}}],
      "phase": "build",
      "phase_lock": false,
      "play": [{"phase": "build", "when": "act_start", "rule": "double_location_reward"}]
    },
    "t17": {
      "left": "X",
      "right": 2,
      "combat": [{"phase": "combat", "when": "strength", "add": {"strength": 1}}],
      "phase": "harvest",
      "phase_lock": true,
      "play": [{"phase": "harvest", "when": "act_start", "rule": "temporary_upgrade", "value": "harvest"}]
    },
    "t18": {
      "left": 3,
      "right": 1,
      "combat": [{"phase": "combat", "when": "strength", "if": "terrain_swamp", "add": {"strength": 1}}],
      "phase": "harvest",
      "phase_lock": false,
      "play": [
        {"phase": "harvest", "when": "act", "gain": {"harvest": 1}},
        {"phase": "harvest", "when": "act", "rule": "harvest_without_building", "value": 1}
      ]
    },
    "t19": {
      "left": 2,
      "right": 2,
      "combat": [{"phase": "combat", "when": "wounds", "if": "more_units", "add": {"attack": 1}}],
      "phase": "recruit",
      "phase_lock": false,
      "play": [{"phase": "recruit", "when": "act", "gain": {"recruit": 2}}]
    },
    "t20": {
      "left": 1,
      "right": 3,
      "combat": [{"phase": "combat", "when": "strength", "if": "no_leader", "add": {"strength": 1}}],
      "phase": "recruit",
      "phase_lock": true,
      "play": [{"phase": "recruit", "when": "act", "may": true, "gain": {"leader_deploy": 1}}]
    },
    "t21": {
      "left": 2,
      "right": 1,
      "combat": [{"phase": "combat", "when": "wounds", "add": {"defence": 2}}],
      "phase": "recruit",
      "phase_lock": false,
      "play": [{"phase": "recruit", "when": "act_start", "choice": [{"rule": "free_fast_track"}, {"gain": {"recruit": 1}}]}]
    },
    "t22": {
      "left": 3,
      "right": 0,
      "combat": [{"phase": "combat", "when": "retreat", "if": "chose_retreat", "may": true, "rule": "retreat_any_region"}],
      "phase": "move",
      "phase_lock": false,
      "play": [{"phase": "move", "when": "act_start", "rule": "ignore_pinning"}]
    },
    "t23": {
      "left": "X",
      "right": 3,
      "combat": [{"phase": "combat", "when": "wounds", "if": "rolled_die", "add": {"defence": 1}}],
      "phase": "move",
      "phase_lock": true,
      "play": [{"phase": "move", "when": "act_start", "rule": "temporary_upgrade", "value": "move"}]
    },
    "t24": {
      "left": 1,
      "right": 2,
      "combat": [
        {
          "phase": "combat",
          "when": "battle_end",
          "if": "won",
          "may": true,
          "rule": "redeploy_fighters_after_victory",
          "value": 3
        }
      ],
      "phase": "move",
      "phase_lock": false,
      "play": [{"phase": "move", "when": "pass", "gain": {"redeploy": 1, "energy": 2}}]
    },
    "t25": {
      "left": 4,
      "right": 1,
      "combat": [{"phase": "combat", "when": "strength", "if": "relic_region", "add": {"strength": 1}}],
      "phase": "relic",
      "phase_lock": true,
      "play": [{"phase": "relic", "when": "relic_start", "if": "controls_relic_region", "gain": {"research": 1}}]
    }
  },
  "leaders": {
    "sable": {
      "base": [{"phase": "combat", "when": "planning", "rule": "opponent_reveals_first"}],
      "upgraded": [{"phase": "combat", "when": "planning", "rule": "opponent_reveals_first"}]
    },
    "akira": {
      "base": [{"phase": "recruit", "when": "turn", "may": true, "pay": {"energy": 1}, "gain": {"gem": 1}, "limit": "phase"}],
      "upgraded": [{"phase": "recruit", "when": "turn", "gain": {"gem": 1}, "limit": "phase"}]
    },
    "renzo": {
      "base": [{"phase": "any", "when": "passive", "rule": "pin_weight", "value": 3}],
      "upgraded": [{"phase": "any", "when": "passive", "rule": "pin_weight", "value": 5}]
    },
    "zoey": {
      "base": [
        {"phase": "combat", "when": "retreat", "may": true, "rule": "leader_retreats_with_fighters"},
        {"phase": "combat", "when": "retreat", "may": true, "rule": "retreat_any_region"}
      ],
      "upgraded": [
        {"phase": "combat", "when": "retreat", "may": true, "rule": "leader_retreats_with_fighters"},
        {"phase": "combat", "when": "retreat", "may": true, "rule": "retreat_any_region"}
      ]
    },
    "melvan": {
      "base": [{"phase": "combat", "when": "strength", "if": "not_next_to_ship", "add": {"strength": 2}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "not_next_to_ship", "add": {"strength": 3}}]
    },
    "adecai": {
      "base": [{"phase": "combat", "when": "victory", "rule": "wound_unblockable", "value": 1}],
      "upgraded": [{"phase": "combat", "when": "victory", "rule": "wound_unblockable", "value": 1}]
    },
    "injura": {
      "base": [{"phase": "combat", "when": "victory", "add": {"attack": 1}}],
      "upgraded": [{"phase": "combat", "when": "victory", "add": {"attack": 1}}]
    },
    "xiao": {
      "base": [{"phase": "combat", "when": "battle_end", "if": "wounded_none", "gain": {"research": 1}}],
      "upgraded": [{"phase": "combat", "when": "battle_end", "if": "wounded_none", "gain": {"research": 2}}]
    },
    "phoros": {
      "base": [
        {"phase": "combat", "when": "planning", "may": true, "rule": "all_out_without_condition"},
        {"phase": "combat", "when": "planning", "may": true, "rule": "die_costs_no_gem"}
      ],
      "upgraded": [
        {"phase": "combat", "when": "planning", "may": true, "rule": "all_out_without_condition"},
        {"phase": "combat", "when": "planning", "may": true, "rule": "die_costs_no_gem"}
      ]
    },
    "demo": {
      "base": [{"phase": "combat", "when": "defeat", "rule": "return_to_base_if_defeated"}],
      "upgraded": [{"phase": "combat", "when": "defeat", "rule": "return_to_base_if_defeated"}]
    },
    "oachra": {
      "base": [{"phase": "combat", "when": "strength", "rule": "attacks_before_strength"}],
      "upgraded": [{"phase": "combat", "when": "strength", "rule": "attacks_before_strength"}]
    },
    "cahzor": {
      "base": [{"phase": "combat", "when": "strength", "if": "opponent_building", "add": {"strength": 1}}],
      "upgraded": [{"phase": "combat", "when": "strength", "per": "opponent_building", "add": {"strength": 1}}]
    },
    "zucalah": {
      "base": [{"phase": "harvest", "when": "turn", "may": true, "pay": {"energy": 1}, "gain": {"card": 1}, "limit": "phase"}],
      "upgraded": [{"phase": "harvest", "when": "turn", "gain": {"card": 1}, "limit": "phase"}]
    },
    "ejax": {
      "base": [{"phase": "combat", "when": "strength", "per": "round", "add": {"strength": 1}}],
      "upgraded": [{"phase": "combat", "when": "strength", "per": "round", "add": {"strength": 1}}]
    },
    "urzo": {
      "base": [{"phase": "combat", "when": "battle_end", "if": "not_retreating", "rule": "take_opponent_card"}],
      "upgraded": [{"phase": "combat", "when": "battle_end", "if": "not_retreating", "rule": "take_opponent_card"}]
    },
    "niruveh": {
      "base": [{"phase": "build", "when": "passive", "rule": "double_location_reward"}],
      "upgraded": [
        {"phase": "build", "when": "passive", "rule": "double_location_reward"},
        {"phase": "build", "when": "passive", "rule": "no_foundation_needed"}
      ]
    },
    "eeyla": {
      "base": [{"phase": "combat", "when": "victory", "gain": {"fame": 1}}],
      "upgraded": [{"phase": "combat", "when": "victory", "gain": {"fame": 1}}]
    },
    "vehlac": {
      "base": [{"phase": "move", "when": "phase_end", "may": true, "rule": "free_solo_move"}],
      "upgraded": [{"phase": "move", "when": "phase_end", "may": true, "rule": "free_solo_move"}]
    },
    "ivi": {
      "base": [{"phase": "any", "when": "passive", "rule": "share_region_with_leader"}],
      "upgraded": [{"phase": "any", "when": "passive", "rule": "share_region_with_leader"}]
    },
    "rylach": {
      "base": [{"phase": "move", "when": "move_end", "if": "terrain_cliffs_or_plains", "gain": {"morale": 1}}],
      "upgraded": [{"phase": "move", "when": "move_end", "if": "terrain_cliffs_or_plains", "gain": {"morale": 1}}]
    },
    "jayen": {
      "base": [{"phase": "combat", "when": "victory", "rule": "lose_half_fighters"}],
      "upgraded": [{"phase": "combat", "when": "victory", "rule": "lose_half_fighters"}]
    },
    "ikryla": {
      "base": [
        {
          "phase": "income",
          "when": "income",
          "if": "relic_region",
          "choice": [{"gain": {"card": 1}}, {"gain": {"gem": 1}}]
        }
      ],
      "upgraded": [
        {
          "phase": "income",
          "when": "income",
          "if": "relic_region",
          "choice": [{"gain": {"card": 1}}, {"gain": {"gem": 1}}]
        }
      ]
    },
    "lynke": {
      "base": [{"phase": "combat", "when": "strength", "per": "attack_pair", "add": {"strength": 1}}],
      "upgraded": [{"phase": "combat", "when": "strength", "per": "attack_pair", "add": {"strength": 1}}]
    },
    "vahla": {
      "base": [{"phase": "combat", "when": "strength", "if": "opponent_rhyzu", "add": {"strength": 4}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "any_rhyzu", "add": {"strength": 4}}]
    },
    "kajali": {
      "base": [{"phase": "combat", "when": "battle_selected", "rule": "no_selection_by_opponents"}],
      "upgraded": [{"phase": "combat", "when": "battle_selected", "rule": "no_selection_by_opponents"}]
    },
    "tovati": {
      "base": [{"phase": "combat", "when": "strength", "if": "alone_leader", "add": {"strength": 2}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "alone_leader", "add": {"strength": 2}}]
    },
    "azaru": {
      "base": [{"phase": "combat", "when": "battle_selected", "gain": {"card": 1}}],
      "upgraded": [{"phase": "combat", "when": "battle_selected", "gain": {"card": 1, "gem": 1}}]
    },
    "xanya": {
      "base": [{"phase": "recruit", "when": "phase_end", "may": true, "rule": "free_solo_move"}],
      "upgraded": [{"phase": "recruit", "when": "phase_end", "may": true, "rule": "free_group_move"}]
    },
    "rhan": {
      "base": [{"phase": "combat", "when": "strength", "per": "other_leader", "add": {"strength": 2}}],
      "upgraded": [{"phase": "combat", "when": "strength", "per": "other_leader", "add": {"strength": 3}}]
    },
    "onari": {
      "base": [{"phase": "move", "when": "passive", "rule": "free_move_off_lake"}],
      "upgraded": [{"phase": "move", "when": "passive", "rule": "free_move_off_lake"}]
    },
    "latanja": {
      "base": [
        {
          "phase": "combat",
          "when": "battle_end",
          "if": "won",
          "may": true,
          "rule": "redeploy_fighters_after_victory",
          "value": 4
        }
      ],
      "upgraded": [
        {
          "phase": "combat",
          "when": "battle_end",
          "if": "won",
          "may": true,
          "rule": "redeploy_fighters_after_victory",
          "value": 10
        }
      ]
    }
  },
  "attributes": {
    "covert": {
      "base": [{"phase": "combat", "when": "battle_end", "if": "won", "rule": "intel_gain", "value": "defeated_opponent"}],
      "upgraded": [{"phase": "combat", "when": "battle_end", "rule": "intel_gain", "value": "opponent"}]
    },
    "militarized": {
      "base": [{"phase": "combat", "when": "strength", "rule": "fighter_strength", "value": 2}],
      "upgraded": [{"phase": "combat", "when": "strength", "rule": "fighter_strength", "value": 3}]
    },
    "tactical": {
      "base": [
        {
          "phase": "combat",
          "when": "battle_selected",
          "may": true,
          "pay": {"card": 1},
          "add": {"strength": 2},
          "limit": "battle"
        }
      ],
      "upgraded": [
        {
          "phase": "combat",
          "when": "battle_selected",
          "may": true,
          "pay": {"card": 1},
          "add": {"strength": 3, "defence": 1},
          "limit": "battle"
        }
      ]
    },
    "mobile": {
      "base": [
        {
          "phase": "move",
          "when": "act_start",
          "may": true,
          "rule": "ship_relocate",
          "value": "near",
          "limit": "phase"
        }
      ],
      "upgraded": [{"phase": "move", "when": "turn", "may": true, "rule": "ship_relocate", "value": "anywhere", "limit": "phase"}]
    },
    "perceptive": {
      "base": [{"phase": "combat", "when": "battle_selected", "rule": "peek_hand", "value": 1}],
      "upgraded": [{"phase": "combat", "when": "battle_selected", "rule": "peek_hand", "value": 99}]
    },
    "cunning": {
      "base": [
        {
          "phase": "income",
          "when": "income",
          "may": true,
          "choice": [{"add": {"region_count": 1}}, {"add": {"region_count": -1}}]
        }
      ],
      "upgraded": [
        {
          "phase": "income",
          "when": "income",
          "may": true,
          "choice": [
            {"add": {"region_count": 1}},
            {"add": {"region_count": 2}},
            {"add": {"region_count": -1}},
            {"add": {"region_count": -2}}
          ]
        }
      ]
    },
    "copious": {
      "base": [{"phase": "recruit", "when": "act", "gain": {"recruit": 1}}],
      "upgraded": [
        {"phase": "recruit", "when": "act", "gain": {"recruit": 2}},
        {"phase": "any", "when": "on_upgrade", "rule": "extra_fighters", "value": 10}
      ]
    },
    "destructive": {
      "base": [{"phase": "combat", "when": "wounds", "if": "initiated", "add": {"attack": 1}}],
      "upgraded": [
        {"phase": "combat", "when": "wounds", "add": {"attack": 1}},
        {"phase": "combat", "when": "wounds", "if": "initiated", "add": {"attack": 1}}
      ]
    },
    "ominous": {
      "base": [{"phase": "any", "when": "passive", "add": {"pin": 1}}],
      "upgraded": [{"phase": "any", "when": "passive", "add": {"pin": 2}}]
    },
    "proficient": {
      "base": [{"phase": "discover", "when": "act", "gain": {"energy": 2}}],
      "upgraded": [{"phase": "discover", "when": "act", "gain": {"research": 1}}]
    },
    "seclusive": {
      "base": [{"phase": "income", "when": "income", "may": true, "rule": "lower_region_count", "value": 99}],
      "upgraded": [
        {"phase": "income", "when": "income", "may": true, "rule": "lower_region_count", "value": 99},
        {"phase": "income", "when": "income", "gain": {"card": 1}}
      ]
    },
    "resilient": {
      "base": [{"phase": "combat", "when": "strength", "if": "terrain_plains", "add": {"strength": 1}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "terrain_plains", "add": {"strength": 2}}]
    },
    "tenacious": {
      "base": [{"phase": "combat", "when": "defeat", "gain": {"energy": 2}}],
      "upgraded": [{"phase": "combat", "when": "defeat", "gain": {"research": 1}, "limit": "phase"}]
    },
    "expeditious": {
      "base": [{"phase": "move", "when": "act", "rule": "free_first_swamp_move"}],
      "upgraded": [
        {"phase": "move", "when": "act", "rule": "free_first_swamp_move"},
        {"phase": "any", "when": "passive", "rule": "swamp_link_base"}
      ]
    },
    "optimistic": {
      "base": [{"phase": "income", "when": "income", "may": true, "pay": {"gem": 1}, "gain": {"morale": 1}, "limit": "phase"}],
      "upgraded": [
        {
          "phase": "income",
          "when": "income",
          "may": true,
          "pay": {"energy": 2},
          "gain": {"morale": 1},
          "limit": "phase"
        }
      ]
    },
    "spirited": {
      "base": [{"phase": "combat", "when": "wounds", "if": "has_morale", "add": {"attack": 1}}],
      "upgraded": [{"phase": "combat", "when": "wounds", "if": "has_morale", "add": {"attack": 2}}]
    },
    "protective": {
      "base": [{"phase": "combat", "when": "wounds", "if": "has_building", "add": {"defence": 1}}],
      "upgraded": [{"phase": "combat", "when": "wounds", "if": "has_building", "add": {"defence": 2}}]
    },
    "aggressive": {
      "base": [{"phase": "combat", "when": "after_wounds", "if": "wounded_any", "gain": {"energy": 1}}],
      "upgraded": [{"phase": "combat", "when": "after_wounds", "per": "fighter_wounded", "gain": {"energy": 1}, "max": 4}]
    },
    "assertive": {
      "base": [{"phase": "income", "when": "income", "rule": "rhyzu_upkeep_discount", "value": 1}],
      "upgraded": [{"phase": "income", "when": "income", "rule": "rhyzu_upkeep_discount", "value": 99}]
    },
    "hostile": {
      "base": [{"phase": "combat", "when": "strength", "if": "initiated", "add": {"strength": 2}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "initiated", "add": {"strength": 3, "attack": 1}}]
    },
    "fortified": {
      "base": [{"phase": "combat", "when": "wounds", "if": "has_building", "add": {"defence": 1}}],
      "upgraded": [
        {"phase": "combat", "when": "wounds", "if": "has_building", "add": {"defence": 2}},
        {"phase": "combat", "when": "strength", "if": "has_building", "add": {"strength": 1}}
      ]
    },
    "resourceful": {
      "base": [{"phase": "harvest", "when": "act", "may": true, "rule": "lake_harvest_token", "value": 1, "limit": "phase"}],
      "upgraded": [
        {"phase": "harvest", "when": "act", "may": true, "rule": "lake_harvest_token", "value": 2, "limit": "phase"},
        {"phase": "any", "when": "on_upgrade", "may": true, "gain": {"harvest_token_upgrade": 1}}
      ]
    },
    "subterranean": {
      "base": [{"phase": "any", "when": "passive", "rule": "lake_link"}],
      "upgraded": [
        {"phase": "any", "when": "passive", "rule": "lake_link"},
        {"phase": "any", "when": "passive", "rule": "lake_link_base"}
      ]
    },
    "symbiotic": {
      "base": [{"phase": "combat", "when": "strength", "if": "terrain_lake_or_next_to_lake", "add": {"strength": 1}}],
      "upgraded": [{"phase": "combat", "when": "strength", "if": "terrain_lake_or_next_to_lake", "add": {"strength": 2}}]
    },
    "volatile": {
      "base": [
        {
          "phase": "combat",
          "when": "reveal",
          "may": true,
          "if": "rolled_die",
          "rule": "reroll_die",
          "value": 1,
          "limit": "battle"
        }
      ],
      "upgraded": [
        {
          "phase": "combat",
          "when": "reveal",
          "may": true,
          "if": "rolled_die",
          "rule": "reroll_die",
          "value": 1,
          "limit": "battle"
        },
        {"phase": "combat", "when": "planning", "rule": "die_costs_no_gem"}
      ]
    }
  },
  "tokens": {
    "harvest_research": {"base": [{"gain": {"research": 1}}], "upgraded": [{"gain": {"research": 1, "energy": 2}}]},
    "harvest_recruit": {"base": [{"gain": {"recruit": 3}}], "upgraded": [{"gain": {"recruit": 4}}]},
    "harvest_gems": {"base": [{"gain": {"gem": 2}}], "upgraded": [{"gain": {"gem": 2, "recruit": 1}}]},
    "harvest_energy": {"base": [{"gain": {"energy": 4}}], "upgraded": [{"gain": {"energy": 6}}]},
    "harvest_leader": {
      "base": [{"may": true, "pay": {"energy": 2}, "gain": {"leader_any": 1}}],
      "upgraded": [{"may": true, "gain": {"leader_any": 1}}]
    },
    "harvest_build": {
      "base": [{"may": true, "pay": {"energy": 1}, "gain": {"build": 1}}],
      "upgraded": [{"may": true, "gain": {"build": 1}, "free_lock": true}]
    },
    "harvest_lake_energy": {"base": [{"gain": {"energy": 1, "card": 1}}], "upgraded": [{"gain": {"energy": 3, "card": 1}}]},
    "harvest_lake_recruit": {"base": [{"gain": {"recruit": 1, "card": 1}}], "upgraded": [{"gain": {"recruit": 2, "card": 1}}]}
  },
  "intel": {
    "ai": {
      "base": [{"phase": "combat", "when": "wounds", "if": "against_this_faction", "add": {"defence": 2}}],
      "upgraded": [{"phase": "recruit", "when": "act", "may": true, "gain": {"recruit": 2}}]
    },
    "zcharo": {
      "base": [{"phase": "discover", "when": "act", "gain": {"energy": 1}}],
      "upgraded": [{"phase": "discover", "when": "act", "may": true, "gain": {"energy": 2}}]
    },
    "leyrien": {
      "base": [{"phase": "move", "when": "act", "gain": {"move": 1}}],
      "upgraded": [{"phase": "move", "when": "act_start", "may": true, "gain": {"redeploy": 1}}]
    },
    "jrayek": {
      "base": [{"phase": "combat", "when": "strength", "if": "against_this_faction", "add": {"strength": 2}}],
      "upgraded": [{"phase": "combat", "when": "battle_selected", "may": true, "if": "defending", "add": {"strength": 2}}]
    },
    "oxataya": {
      "base": [{"phase": "harvest", "when": "act", "gain": {"harvest": 1}}],
      "upgraded": [{"phase": "harvest", "when": "act", "may": true, "gain": {"harvest": 1, "energy": 1}}]
    }
  },
  "tiles": {
    "1": {
      "pay_owner": 1,
      "pay_bank": 0,
      "effects": [
        {"phase": "pricing", "when": "price_set", "rule": "retrieve_vault"},
        {"phase": "pricing", "when": "price_set", "gain": {"card": 1}}
      ],
      "two_faction_pay_owner": 0,
      "two_faction_pay_bank": 1,
      "two_faction_effects": [
        {"phase": "pricing", "when": "price_set", "rule": "retrieve_vault"},
        {"phase": "pricing", "when": "price_set", "gain": {"card": 1}}
      ]
    },
    "2": {
      "pay_owner": 1,
      "pay_bank": 1,
      "effects": [{"phase": "pricing", "when": "price_set", "may": true, "rule": "advance_priced_track", "value": 1}],
      "two_faction_pay_owner": 0,
      "two_faction_pay_bank": 2,
      "two_faction_effects": [{"phase": "pricing", "when": "price_set", "rule": "retrieve_vault"}]
    },
    "3": {"pay_owner": 1, "pay_bank": 2, "effects": []},
    "4": {"pay_owner": 2, "pay_bank": 2, "effects": []},
    "5": {"pay_owner": 2, "pay_bank": 3, "effects": []},
    "6": {"pay_owner": 3, "pay_bank": 3, "effects": []}
  },
  "spaces": {
    "discover": {},
    "build": {"gem": 1},
    "harvest": {},
    "recruit": {"energy": 2},
    "move_first": {"card": 1},
    "move_last": {}
  },
  "factions": {
    "circadians": {
      "fame_goal": 4,
      "fame": ["attribute_upgraded"],
      "bonuses": [{"at": 1, "gain": {"redeploy": 1}}, {"at": 2, "gain": {"energy": 1}}],
      "relic_slots": [
        {"research": 1, "gem": 1},
        {"research": 1, "attribute_upgrade": 1},
        {"research": 1, "gem": 1},
        {"research": 1, "attribute_upgrade": 1},
        {"research": 1, "attribute_upgrade": 1}
      ],
      "areas": [6, 2, 0],
      "fighter_strength": 2,
      "fast_track_energy": 3,
      "trade_points": 3,
      "trade_gain": {"gem": 1},
      "base": "ship",
      "base_income": [{"energy": 3}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    },
    "ai": {
      "fame_goal": 18,
      "fame": ["opposing_fighter_wounded"],
      "bonuses": [{"at": 5, "gain": {"energy": 1}}, {"at": 10, "gain": {"gem": 1}}, {"at": 13, "gain": {"recruit": 1}}],
      "relic_slots": [
        {"research": 1, "fame": 1},
        {"research": 1, "fame": 2},
        {"research": 1, "fame": 2},
        {"research": 1, "fame": 3},
        {"research": 1, "fame": 4}
      ],
      "areas": [13],
      "fighter_strength": 1,
      "fast_track_energy": -1,
      "trade_points": 3,
      "trade_gain": {"gem": 1},
      "base": "tile",
      "base_income": [{"energy": 2}, {"gem": 1}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    },
    "zcharo": {
      "fame_goal": 20,
      "fame": ["research_advanced"],
      "bonuses": [
        {"at": 3, "gain": {"energy": 1}},
        {"at": 5, "gain": {"recruit": 1}},
        {"at": 8, "gain": {"energy": 1}},
        {"at": 13, "gain": {"recruit": 1}},
        {"at": 18, "gain": {"card": 1}}
      ],
      "relic_slots": [
        {"research": 1, "gem": 1},
        {"research": 1, "gem": 1},
        {"research": 1, "gem": 1},
        {"research": 1, "gem": 1},
        {"research": 1, "gem": 1}
      ],
      "areas": [9, 5],
      "fighter_strength": 1,
      "fast_track_energy": 1,
      "trade_points": 3,
      "trade_gain": {"card": 1},
      "base": "tile",
      "base_income": [{"energy": 2}, {"gem": 1}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    },
    "leyrien": {
      "fame_goal": 14,
      "fame": ["income_morale"],
      "bonuses": [
        {"at": 1, "gain": {"recruit": 1}},
        {"at": 3, "gain": {"recruit": 1}},
        {"at": 5, "gain": {"research": 1}},
        {"at": 7, "gain": {"recruit": 1}},
        {"at": 8, "gain": {"recruit": 1}},
        {"at": 11, "gain": {"gem": 1}}
      ],
      "relic_slots": [
        {"research": 1, "morale_base": 1},
        {"research": 1, "fame": 2},
        {"research": 1, "fame": 2},
        {"research": 1, "fame": 3},
        {"research": 1, "fame": 3}
      ],
      "areas": [8, 6],
      "fighter_strength": 1,
      "fast_track_energy": 1,
      "trade_points": 3,
      "trade_gain": {"card": 1},
      "base": "tile",
      "base_income": [{"energy": 2}, {"gem": 1}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    },
    "jrayek": {
      "fame_goal": 5,
      "fame": ["victory_against_leader_or_rhyzu"],
      "bonuses": [
        {"at": 1, "gain": {"energy": 2}},
        {"at": 2, "gain": {"energy": 2}},
        {"at": 3, "gain": {"recruit": 2}},
        {"at": 4, "gain": {"gem": 1}}
      ],
      "relic_slots": [
        {"research": 1, "energy": 2},
        {"research": 1, "fame": 1},
        {"research": 1, "energy": 3},
        {"research": 1, "fame": 1},
        {"research": 1, "fame": 1}
      ],
      "areas": [10, 4],
      "fighter_strength": 1,
      "fast_track_energy": 1,
      "trade_points": 3,
      "trade_gain": {"card": 1},
      "base": "tile",
      "base_income": [{"energy": 2}, {"gem": 1}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    },
    "oxataya": {
      "fame_goal": 9,
      "fame": ["victory"],
      "bonuses": [
        {"at": 1, "gain": {"energy": 1}},
        {"at": 3, "gain": {"gem": 1}},
        {"at": 5, "gain": {"research": 1}},
        {"at": 7, "gain": {"card": 1}}
      ],
      "relic_slots": [
        {"research": 1, "fame": 1},
        {"research": 1, "fame": 1},
        {"research": 1, "fame": 1},
        {"research": 1, "fame": 2},
        {"research": 1, "fame": 3}
      ],
      "areas": [12, 3],
      "fighter_strength": 1,
      "fast_track_energy": 1,
      "trade_points": 3,
      "trade_gain": {"card": 1},
      "base": "tile",
      "base_income": [{"energy": 2}, {"gem": 1}],
      "buildings": {"factory": {"energy": 2}, "outpost": {"card": 1}, "stronghold": {"gem": 1}}
    }
  },
  "income": [
    {"min": 0, "max": 2, "times": 1, "effects": [{"gain": {"energy": 3, "card": 1}}]},
    {"min": 3, "max": 5, "times": 1, "effects": [{"may": true, "gain": {"redeploy": 1}}]},
    {
      "min": 6,
      "max": 7,
      "times": 1,
      "effects": [{"choice": [{"gain": {"attribute_upgrade": 1}}, {"gain": {"gem": 1}}]}]
    },
    {
      "min": 8,
      "max": 99,
      "times": 2,
      "effects": [{"choice": [{"gain": {"attribute_upgrade": 1}}, {"gain": {"gem": 1}}]}]
    }
  ],
  "sectors": {
    "retreat": {"left": "defence", "right": "defence"},
    "gamble_left": {"left": "strength", "right": "die"},
    "gamble_right": {"left": "die", "right": "strength"},
    "all_out": {"left": "attack", "right": "attack"},
    "assault": {"left": "attack", "right": "strength"},
    "guard": {"left": "strength", "right": "defence"}
  },
  "printedCard": {"left": 1, "right": 1}
};
