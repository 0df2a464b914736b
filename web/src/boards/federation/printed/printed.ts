// Made by tools/printed.py from the component files.
import type { components } from '../../../api/schema';

export const PRINTED: components['schemas']['FederationPrinted'] = {
  "rounds": 5,
  "limits": {"hangar_max": 5, "crystals_max": 10, "golden_diamonds_max": 5, "assistant_max": 6},
  "actions": {
    "neo": {"kind": "planet", "planet": "neo", "cost": {}, "effects": [{"op": "planet_action", "planets": ["neo"]}]},
    "sixmoons": {
      "kind": "planet",
      "planet": "sixmoons",
      "cost": {},
      "effects": [{"op": "planet_action", "planets": ["sixmoons"]}]
    },
    "atal": {"kind": "planet", "planet": "atal", "cost": {}, "effects": [{"op": "planet_action", "planets": ["atal"]}]},
    "arratuin": {
      "kind": "planet",
      "planet": "arratuin",
      "cost": {},
      "effects": [{"op": "planet_action", "planets": ["arratuin"]}]
    },
    "e81216": {"kind": "planet", "planet": "e81216", "cost": {}, "effects": [{"op": "planet_action", "planets": ["e81216"]}]},
    "officers_quarters": {"kind": "room", "cost": {}, "effects": [{"op": "degree", "n": 2}]},
    "procurement_office": {"kind": "room", "cost": {"oceanium": 1}, "effects": [{"op": "spaceship", "n": 2}]},
    "patrons_office": {
      "kind": "room",
      "cost": {},
      "effects": [{"op": "spaceship", "n": 1}, {"op": "mission_marker", "n": 1, "which": "any"}]
    },
    "presidents_office": {"kind": "room", "cost": {}, "effects": [{"op": "president"}, {"op": "medal", "which": "any_highest"}]},
    "assistants_room": {"kind": "room", "cost": {"copernium": 1}, "effects": [{"op": "assistant", "n": 2}]},
    "small_lounge": {"kind": "room", "cost": {}, "effects": [{"op": "degree", "n": 1}, {"op": "project", "n": 1}]},
    "spy": {"kind": "spy", "cost": {"lavandium": 1}, "effects": [{"op": "copy_action", "targets": ["planet", "room"]}]},
    "outer_module": {"kind": "outer_module", "cost": {}, "effects": [{"op": "gain", "oceanium": 1}]}
  },
  "spaces": {
    "officers_quarters": {"action": "officers_quarters", "wing": "left", "column": 1, "floor": 3},
    "neo_left": {"action": "neo", "wing": "left", "column": 2, "floor": 3},
    "sixmoons_left": {"action": "sixmoons", "wing": "left", "column": 3, "floor": 3},
    "arratuin_left": {"action": "arratuin", "wing": "left", "column": 1, "floor": 2},
    "procurement_office": {"action": "procurement_office", "wing": "left", "column": 2, "floor": 2},
    "spy_left": {"action": "spy", "wing": "left", "column": 3, "floor": 2},
    "atal_left": {"action": "atal", "wing": "left", "column": 1, "floor": 1},
    "e81216_left": {"action": "e81216", "wing": "left", "column": 2, "floor": 1},
    "patrons_office": {"action": "patrons_office", "wing": "left", "column": 3, "floor": 1},
    "atal_right": {"action": "atal", "wing": "right", "column": 4, "floor": 3},
    "e81216_right": {"action": "e81216", "wing": "right", "column": 5, "floor": 3},
    "presidents_office": {"action": "presidents_office", "wing": "right", "column": 6, "floor": 3},
    "spy_right": {"action": "spy", "wing": "right", "column": 4, "floor": 2},
    "assistants_room": {"action": "assistants_room", "wing": "right", "column": 5, "floor": 2},
    "neo_right": {"action": "neo", "wing": "right", "column": 6, "floor": 2},
    "small_lounge": {"action": "small_lounge", "wing": "right", "column": 4, "floor": 1},
    "sixmoons_right": {"action": "sixmoons", "wing": "right", "column": 5, "floor": 1},
    "arratuin_right": {"action": "arratuin", "wing": "right", "column": 6, "floor": 1}
  },
  "projects": {
    "sixmoons": {"column": 1, "track_length": 6, "rank_by": "influence:sixmoons"},
    "atal": {"column": 2, "track_length": 6, "rank_by": "influence:atal"},
    "e81216": {"column": 3, "track_length": 6, "rank_by": "influence:e81216"},
    "neo": {"column": 4, "track_length": 6, "rank_by": "influence:neo"},
    "missions": {"column": 5, "track_length": 6, "rank_by": "completed_missions"},
    "arratuin": {"column": 6, "track_length": 6, "rank_by": "influence:arratuin"},
    "common": {"column": 0, "track_length": 9, "rank_by": "common_contribution"}
  },
  "ambassadors": {
    "1": {"votes": 1, "funding_gain": {}},
    "2": {"votes": 2, "funding_gain": {"lavandium": 1}},
    "3": {"votes": 3, "funding_gain": {"copernium": 1}},
    "special": {"votes": 7}
  },
  "alterations": {
    "alt1_vote2_lavandium": {"strength": 1, "side": "voting", "votes": 2, "effects": [{"op": "gain", "lavandium": 1}]},
    "alt1_vote1_copernium": {"strength": 1, "side": "voting", "votes": 1, "effects": [{"op": "gain", "copernium": 1}]},
    "alt1_vote2_degree": {"strength": 1, "side": "voting", "votes": 2, "effects": [{"op": "degree", "n": 1}]},
    "alt1_vote1_assistant": {"strength": 1, "side": "voting", "votes": 1, "effects": [{"op": "assistant", "n": 1}]},
    "alt1_vote3_prestige": {"strength": 1, "side": "voting", "votes": 3, "effects": [{"op": "gain", "prestige": 1}]},
    "alt1_fund_lavandium2": {"strength": 1, "side": "funding", "effects": [{"op": "gain", "lavandium": 2}]},
    "alt1_fund_copernium": {"strength": 1, "side": "funding", "effects": [{"op": "gain", "copernium": 1}]},
    "alt1_fund_degree": {"strength": 1, "side": "funding", "effects": [{"op": "degree", "n": 1}]},
    "alt1_fund_prestige2": {"strength": 1, "side": "funding", "effects": [{"op": "gain", "prestige": 2}]},
    "alt2_vote3_copernium": {"strength": 2, "side": "voting", "votes": 3, "effects": [{"op": "gain", "copernium": 1}]},
    "alt2_vote2_oceanium": {"strength": 2, "side": "voting", "votes": 2, "effects": [{"op": "gain", "oceanium": 1}]},
    "alt2_vote3_assistant": {"strength": 2, "side": "voting", "votes": 3, "effects": [{"op": "assistant", "n": 1}]},
    "alt2_fund_oceanium": {"strength": 2, "side": "funding", "effects": [{"op": "gain", "oceanium": 1}]},
    "alt2_fund_spaceship": {"strength": 2, "side": "funding", "effects": [{"op": "spaceship", "n": 1}]},
    "alt2_fund_mission": {"strength": 2, "side": "funding", "effects": [{"op": "mission_marker", "n": 1, "which": "any"}]},
    "alt3_vote4_oceanium": {"strength": 3, "side": "voting", "votes": 4, "effects": [{"op": "gain", "oceanium": 1}]},
    "alt3_vote5_degree": {"strength": 3, "side": "voting", "votes": 5, "effects": [{"op": "degree", "n": 1}]},
    "alt3_vote3_assistant2": {"strength": 3, "side": "voting", "votes": 3, "effects": [{"op": "assistant", "n": 2}]},
    "alt3_fund_project": {"strength": 3, "side": "funding", "effects": [{"op": "project", "n": 1}]},
    "alt3_fund_degree2": {"strength": 3, "side": "funding", "effects": [{"op": "degree", "n": 2}]},
    "alt4_vote6_oceanium": {"strength": 4, "side": "voting", "votes": 6, "effects": [{"op": "gain", "oceanium": 1}]},
    "alt4_vote5_diamond": {"strength": 4, "side": "voting", "votes": 5, "effects": [{"op": "gain", "golden_diamond": 1}]},
    "alt4_vote5_project": {"strength": 4, "side": "voting", "votes": 5, "effects": [{"op": "project", "n": 1}]},
    "alt4_fund_diamond": {"strength": 4, "side": "funding", "effects": [{"op": "gain", "golden_diamond": 1, "lavandium": 1}]},
    "alt4_fund_project_ship": {"strength": 4, "side": "funding", "effects": [{"op": "project", "n": 1}, {"op": "spaceship", "n": 1}]}
  },
  "neo": {
    "neo_0": {"influence": 0, "next": ["neo_1a", "neo_1b"], "gain": {}, "x": 0, "y": 1},
    "neo_1a": {"influence": 1, "next": ["neo_2a", "neo_2b", "neo_3"], "gain": {"lavandium": 2}, "x": 1, "y": 0},
    "neo_1b": {"influence": 1, "next": ["neo_2b", "neo_3"], "gain": {"oceanium": 1}, "x": 1, "y": 2},
    "neo_2a": {"influence": 2, "next": ["neo_3", "neo_4a"], "gain": {}, "slot": "asteroid", "x": 2, "y": 0},
    "neo_2b": {"influence": 2, "next": ["neo_3", "neo_4b"], "gain": {}, "slot": "asteroid", "x": 2, "y": 2},
    "neo_3": {"influence": 3, "next": ["neo_4a", "neo_4b"], "gain": {"lavandium": 1, "copernium": 1}, "x": 3, "y": 1},
    "neo_4a": {"influence": 4, "next": ["neo_5a", "neo_5b", "neo_6"], "gain": {"lavandium": 1, "oceanium": 1}, "x": 4, "y": 0},
    "neo_4b": {"influence": 4, "next": ["neo_5b", "neo_6"], "gain": {"copernium": 1, "oceanium": 1}, "x": 4, "y": 2},
    "neo_5a": {"influence": 5, "next": ["neo_6", "neo_7a"], "gain": {}, "slot": "asteroid", "x": 5, "y": 0},
    "neo_5b": {"influence": 5, "next": ["neo_6", "neo_7b"], "gain": {}, "slot": "asteroid", "x": 5, "y": 2},
    "neo_6": {"influence": 6, "next": ["neo_7a", "neo_7b"], "gain": {"copernium": 1, "oceanium": 1}, "x": 6, "y": 1},
    "neo_7a": {"influence": 7, "next": ["neo_8"], "gain": {"oceanium": 2}, "x": 7, "y": 0},
    "neo_7b": {"influence": 7, "next": ["neo_8"], "gain": {"golden_diamond": 1, "lavandium": 1}, "x": 7, "y": 2},
    "neo_8": {"influence": 8, "next": [], "gain": {}, "slot": "dead_asteroids", "x": 8, "y": 1}
  },
  "asteroids": {
    "asteroid_1": {"dead": false, "gain": {"copernium": 2}},
    "asteroid_2": {"dead": false, "gain": {"lavandium": 1, "oceanium": 1}},
    "asteroid_3": {"dead": false, "gain": {"lavandium": 3}},
    "asteroid_4": {"dead": false, "gain": {"copernium": 1, "oceanium": 1}},
    "asteroid_5": {"dead": false, "gain": {"oceanium": 2}},
    "asteroid_6": {"dead": false, "gain": {"golden_diamond": 1}},
    "dead_asteroid_1": {"dead": true, "gain": {"golden_diamond": 1, "lavandium": 1}},
    "dead_asteroid_2": {"dead": true, "gain": {"golden_diamond": 1, "copernium": 1}},
    "dead_asteroid_3": {"dead": true, "gain": {"golden_diamond": 1, "oceanium": 1}},
    "dead_asteroid_4": {"dead": true, "gain": {"oceanium": 3}},
    "dead_asteroid_5": {"dead": true, "gain": {"golden_diamond": 2}},
    "dead_asteroid_6": {"dead": true, "gain": {"copernium": 2, "oceanium": 1}}
  },
  "moons": {
    "moon_start": {"influence": 0},
    "moon_1": {"influence": 1, "strength": 1},
    "moon_2": {"influence": 2, "strength": 1},
    "moon_3": {"influence": 3, "strength": 2},
    "moon_4": {"influence": 4, "strength": 2},
    "moon_5": {"influence": 5, "strength": 3},
    "moon_6": {"influence": 6, "strength": 3},
    "moon_planet": {"influence": 7, "strength": 4}
  },
  "erudites": {
    "1A1": {
      "level": 1,
      "type": "A",
      "colour_planet": "atal",
      "when": "anytime_own_turn",
      "effects": [{"op": "level_bonus", "n": 1, "until": "round"}]
    },
    "1A2": {
      "level": 1,
      "type": "A",
      "colour_planet": "atal",
      "when": "anytime_own_turn",
      "effects": [{"op": "refresh_erudite", "level": 1}]
    },
    "1A3": {
      "level": 1,
      "type": "A",
      "colour_planet": "atal",
      "when": "anytime_own_turn",
      "effects": [{"op": "copy_erudite", "max_level": 1}]
    },
    "2A1": {
      "level": 2,
      "type": "A",
      "colour_planet": "atal",
      "when": "anytime_own_turn",
      "effects": [{"op": "level_bonus", "n": 2, "until": "round"}]
    },
    "2A2": {
      "level": 2,
      "type": "A",
      "colour_planet": "atal",
      "when": "planet_action",
      "effects": [{"op": "take_erudite", "level": 3}]
    },
    "2A3": {
      "level": 2,
      "type": "A",
      "colour_planet": "atal",
      "when": "anytime_own_turn",
      "effects": [{"op": "copy_erudite", "max_level": 2}]
    },
    "3A1": {
      "level": 3,
      "type": "A",
      "colour_planet": "atal",
      "when": "immediate",
      "effects": [{"op": "score", "points": 1, "per": "open_and_completed_missions"}]
    },
    "3A2": {
      "level": 3,
      "type": "A",
      "colour_planet": "atal",
      "when": "immediate",
      "effects": [{"op": "score", "points": 3, "per": "erudite_colours"}]
    },
    "3A3": {
      "level": 3,
      "type": "A",
      "colour_planet": "atal",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "influence:atal"}]
    },
    "1B1": {
      "level": 1,
      "type": "B",
      "colour_planet": "e81216",
      "when": "planet_action",
      "effects": [{"op": "discount", "n": 1}]
    },
    "1B2": {
      "level": 1,
      "type": "B",
      "colour_planet": "e81216",
      "when": "planet_action",
      "effects": [{"op": "gain_per", "resource": "lavandium", "n": 1, "per": "influence:e81216"}]
    },
    "1B3": {
      "level": 1,
      "type": "B",
      "colour_planet": "e81216",
      "when": "immediate",
      "effects": [{"op": "production_income", "n": 1}]
    },
    "2B1": {
      "level": 2,
      "type": "B",
      "colour_planet": "e81216",
      "when": "planet_action",
      "effects": [{"op": "discount", "n": 2}]
    },
    "2B2": {
      "level": 2,
      "type": "B",
      "colour_planet": "e81216",
      "when": "planet_action",
      "effects": [{"op": "gain_per", "resource": "copernium", "n": 1, "per": "influence:e81216"}]
    },
    "2B3": {
      "level": 2,
      "type": "B",
      "colour_planet": "e81216",
      "when": "immediate",
      "effects": [{"op": "production_income", "n": 2}]
    },
    "3B1": {
      "level": 3,
      "type": "B",
      "colour_planet": "e81216",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "influence:e81216"}]
    },
    "3B2": {
      "level": 3,
      "type": "B",
      "colour_planet": "e81216",
      "when": "immediate",
      "effects": [{"op": "score", "points": 3, "per": "golden_diamonds"}]
    },
    "3B3": {
      "level": 3,
      "type": "B",
      "colour_planet": "e81216",
      "when": "immediate",
      "effects": [{"op": "score", "points": 5, "per": "megastructures_built"}]
    },
    "1C1": {"level": 1, "type": "C", "colour_planet": "arratuin", "when": "immediate", "effects": [{"op": "degree", "n": 1}]},
    "1C2": {
      "level": 1,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "gain_units", "n": 1, "kinds": ["spaceship", "mission_marker"], "mix": true}]
    },
    "1C3": {
      "level": 1,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "shop_place", "level": 1, "bonus": false}]
    },
    "2C1": {"level": 2, "type": "C", "colour_planet": "arratuin", "when": "immediate", "effects": [{"op": "degree", "n": 2}]},
    "2C2": {
      "level": 2,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "spaceship", "n": 1}, {"op": "mission_marker", "n": 1, "which": "any"}]
    },
    "2C3": {
      "level": 2,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "shop_place", "level": 1, "bonus": true}]
    },
    "3C1": {
      "level": 3,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "accreditation_level"}]
    },
    "3C2": {
      "level": 3,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "score", "points": 3, "per": "spaceships_in_hangar"}]
    },
    "3C3": {
      "level": 3,
      "type": "C",
      "colour_planet": "arratuin",
      "when": "immediate",
      "effects": [{"op": "score", "points": 3, "per": "discs_level_2"}]
    },
    "1D1": {
      "level": 1,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "planet_action",
      "effects": [{"op": "alteration", "strength": 1, "n": 1}]
    },
    "1D2": {
      "level": 1,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "immediate",
      "effects": [{"op": "assistant", "n": 1}]
    },
    "1D3": {
      "level": 1,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "planet_action",
      "effects": [{"op": "extra_move", "planet": "sixmoons", "n": 1}]
    },
    "2D1": {
      "level": 2,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "planet_action",
      "effects": [{"op": "alteration", "strength": 2, "n": 1}]
    },
    "2D2": {
      "level": 2,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "immediate",
      "effects": [{"op": "assistant", "n": 2}]
    },
    "2D3": {
      "level": 2,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "planet_action",
      "effects": [{"op": "extra_move", "planet": "sixmoons", "n": 2}]
    },
    "3D1": {
      "level": 3,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "immediate",
      "effects": [{"op": "score", "points": 3, "per": "unused_alterations"}]
    },
    "3D2": {
      "level": 3,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "assistant_value"}]
    },
    "3D3": {
      "level": 3,
      "type": "D",
      "colour_planet": "sixmoons",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "influence:sixmoons"}]
    },
    "1E1": {
      "level": 1,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "gain", "lavandium": 2}]
    },
    "1E2": {
      "level": 1,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "gain", "oceanium": 1}]
    },
    "1E3": {
      "level": 1,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "extra_move", "planet": "neo", "n": 1}]
    },
    "2E1": {
      "level": 2,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "gain", "lavandium": 1, "oceanium": 1}]
    },
    "2E2": {
      "level": 2,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "gain", "copernium": 1, "oceanium": 1}]
    },
    "2E3": {
      "level": 2,
      "type": "E",
      "colour_planet": "neo",
      "when": "planet_action",
      "effects": [{"op": "gain", "golden_diamond": 1}]
    },
    "3E1": {
      "level": 3,
      "type": "E",
      "colour_planet": "neo",
      "when": "immediate",
      "effects": [{"op": "score", "points": 5, "per": "asteroid_tokens"}]
    },
    "3E2": {
      "level": 3,
      "type": "E",
      "colour_planet": "neo",
      "when": "immediate",
      "effects": [{"op": "score", "points": 1, "per": "crystals_and_diamonds"}]
    },
    "3E3": {
      "level": 3,
      "type": "E",
      "colour_planet": "neo",
      "when": "immediate",
      "effects": [{"op": "score", "points": 2, "per": "influence:neo"}]
    }
  },
  "shops": {
    "shop_1": {
      "cost": {},
      "level_1": [{"op": "gain", "lavandium": 2}],
      "level_2": [{"op": "gain", "lavandium": 2, "copernium": 1}]
    },
    "shop_2": {
      "cost": {"copernium": 1},
      "level_1": [{"op": "gain_units", "n": 2, "kinds": ["oceanium", "degree"], "mix": false}],
      "level_2": [{"op": "gain_units", "n": 3, "kinds": ["oceanium", "degree"], "mix": true}]
    },
    "shop_3": {"cost": {"lavandium": 1}, "level_1": [{"op": "assistant", "n": 1}], "level_2": [{"op": "assistant", "n": 2}]},
    "shop_4": {
      "cost": {"lavandium": 2},
      "level_1": [{"op": "gain_units", "n": 2, "kinds": ["spaceship", "mission_marker"], "mix": false}],
      "level_2": [{"op": "gain_units", "n": 3, "kinds": ["spaceship", "mission_marker"], "mix": true}]
    },
    "shop_5": {
      "cost": {"oceanium": 1},
      "level_1": [{"op": "gain", "golden_diamond": 1}],
      "level_2": [{"op": "gain", "golden_diamond": 2}]
    },
    "shop_6": {
      "cost": {"golden_diamond": 1},
      "level_1": [{"op": "gain", "prestige": 5}],
      "level_2": [{"op": "gain", "prestige": 8}]
    }
  },
  "productions": {
    "space_shipyard": {"cost": {"copernium": 1, "oceanium": 1}, "effects": [{"op": "spaceship", "n": 1}]},
    "transporter": {"cost": {"copernium": 2}, "effects": [{"op": "advance_no_reward", "planets": ["neo", "sixmoons"]}]},
    "transmutation_chamber": {"cost": {"lavandium": 1, "copernium": 1}, "effects": [{"op": "upgrade_resource"}]},
    "lavandium_replicator": {"cost": {"lavandium": 2}, "effects": [{"op": "gain", "lavandium": 1}]},
    "military_academy": {"cost": {"lavandium": 1, "oceanium": 1}, "effects": [{"op": "degree", "n": 1}]},
    "consulate": {"cost": {"lavandium": 1, "copernium": 1}, "effects": [{"op": "refresh_erudite", "level": 1}]},
    "alteration_incubator": {"cost": {"lavandium": 1, "copernium": 1}, "effects": [{"op": "alteration", "strength": 1, "n": 1}]},
    "space_university": {"cost": {"copernium": 1, "oceanium": 1}, "effects": [{"op": "assistant", "n": 1}]}
  },
  "megastructures": {
    "megastructure_1": {"cost": {"golden_diamond": 1, "lavandium": 2}, "multipliers": [3, 2, 1, 1]},
    "megastructure_2": {"cost": {"golden_diamond": 1, "lavandium": 1, "copernium": 1}, "multipliers": [3, 2, 2, 1]},
    "megastructure_3": {"cost": {"golden_diamond": 2}, "multipliers": [3, 3, 2, 1]},
    "megastructure_4": {"cost": {"golden_diamond": 2, "oceanium": 1}, "multipliers": [4, 3, 2, 1]}
  },
  "megastructureTokens": {
    "neo": "influence:neo",
    "sixmoons": "influence:sixmoons",
    "atal": "influence:atal",
    "arratuin": "influence:arratuin",
    "e81216": "influence:e81216",
    "missions": "completed_missions",
    "accreditation": "accreditation_level",
    "assistant": "assistant_value"
  },
  "accreditation": {
    "medal_degree": 8,
    "deep_space_degree": 10,
    "top_degree": 10,
    "levels": [
      {"level": 1, "degrees": [1, 2], "upkeep": {}},
      {"level": 2, "degrees": [3, 4], "upkeep": {}},
      {"level": 3, "degrees": [5, 6], "upkeep": {"lavandium": 1}},
      {"level": 4, "degrees": [7, 8], "upkeep": {"copernium": 1}},
      {"level": 5, "degrees": [9, 10], "upkeep": {"oceanium": 1}}
    ]
  },
  "missions": {
    "neo": {"level": 1, "cost": {}, "effects": [{"op": "planet_action", "planets": ["neo"]}]},
    "sixmoons": {"level": 2, "cost": {}, "effects": [{"op": "planet_action", "planets": ["sixmoons"]}]},
    "atal": {"level": 1, "cost": {}, "effects": [{"op": "planet_action", "planets": ["atal"]}]},
    "arratuin": {"level": 2, "cost": {}, "effects": [{"op": "planet_action", "planets": ["arratuin"]}]},
    "e81216": {"level": 3, "cost": {}, "effects": [{"op": "planet_action", "planets": ["e81216"]}]},
    "officers_quarters": {"level": 1, "cost": {}, "effects": [{"op": "degree", "n": 2}]},
    "spy": {"level": 2, "cost": {"lavandium": 1}, "effects": [{"op": "copy_action", "targets": ["planet"]}]},
    "presidents_office": {"level": 4, "cost": {}, "effects": [{"op": "score", "points": 1, "per": "crystals_and_diamonds"}]},
    "small_lounge": {
      "level": 3,
      "cost": {},
      "effects": [{"op": "project", "n": 1}, {"op": "degree", "n": 1}, {"op": "medal", "which": "intrigue"}]
    },
    "assistants_room": {"level": 4, "cost": {}, "effects": [{"op": "score", "points": 2, "per": "assistant_value"}]},
    "procurement_office": {"level": 3, "cost": {}, "effects": [{"op": "score", "points": 2, "per": "accreditation_level"}]},
    "patrons_office": {"level": 4, "cost": {}, "effects": [{"op": "score", "points": 1, "per": "completed_missions"}]}
  },
  "medals": ["neo", "sixmoons", "atal", "arratuin", "e81216", "accreditation", "intrigue"],
  "medalPoints": [0, 1, 3, 6, 10, 15, 22, 30],
  "commonRewards": [{"lavandium": 1}, {"copernium": 1}, {"oceanium": 1}],
  "startingTiles": {
    "starting_tile_1": {"effects": [{"op": "gain", "lavandium": 2, "copernium": 1}], "difficulty": 1},
    "starting_tile_2": {"effects": [{"op": "gain", "oceanium": 1, "lavandium": 1}], "difficulty": 1},
    "starting_tile_3": {"effects": [{"op": "gain", "golden_diamond": 1}], "difficulty": 1},
    "starting_tile_4": {"effects": [{"op": "spaceship", "n": 1}, {"op": "gain", "lavandium": 1}], "difficulty": 2},
    "starting_tile_5": {"effects": [{"op": "mission_marker", "n": 1, "which": "any"}, {"op": "gain", "crystal_any": 1}], "difficulty": 2},
    "starting_tile_6": {"effects": [{"op": "degree", "n": 2}], "difficulty": 1},
    "starting_tile_7": {"effects": [{"op": "degree", "n": 1}, {"op": "gain", "copernium": 1}], "difficulty": 1},
    "starting_tile_8": {"effects": [{"op": "shop_place", "level": 1, "bonus": false}, {"op": "gain", "lavandium": 1}], "difficulty": 2}
  },
  "deepTiles": {
    "deep_space_1": {
      "effects": [
        {"op": "project", "n": 2, "split": true},
        {"op": "spaceship", "n": 1},
        {"op": "mission_marker", "which": "all_empty"}
      ]
    },
    "deep_space_2": {"effects": [{"op": "alteration", "strength": 4, "look": 2}, {"op": "planet_action", "planets": ["atal"]}]},
    "deep_space_3": {
      "effects": [{"op": "level_bonus", "n": 3, "until": "game"}, {"op": "assistant", "n": 1}, {"op": "gain", "oceanium": 1}]
    },
    "deep_space_4": {"effects": [{"op": "shop_place", "level": 2, "bonus": true}, {"op": "gain", "oceanium": 1}]},
    "deep_space_5": {"effects": [{"op": "level_bonus", "n": 1, "until": "game"}, {"op": "assistant", "set": 6}]},
    "deep_space_6": {"effects": [{"op": "special_ambassador"}]},
    "deep_space_7": {"effects": [{"op": "planet_action", "planets": ["sixmoons", "neo"]}, {"op": "medal", "which": "any_highest"}]},
    "deep_space_8": {"effects": [{"op": "build_free"}]}
  }
};
