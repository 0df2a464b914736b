// Made by tools/printed.py from the component files.
import type { components } from '../../../api/schema';

export const PRINTED: components['schemas']['EclipsePrinted'] = {
  "upkeep": [0, 0, 0, 1, 2, 3, 5, 7, 10, 13, 17, 21, 25, 30],
  "discounts": [0, 1, 2, 3, 4, 6, 8],
  "track_points": [0, 0, 0, 0, 1, 2, 3, 5],
  "parts": {
    "ion_cannon": {
      "energy": -1,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": ["yellow"],
      "missile_dice": []
    },
    "plasma_cannon": {
      "energy": -2,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": ["orange"],
      "missile_dice": []
    },
    "antimatter_cannon": {
      "energy": -4,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": ["red"],
      "missile_dice": []
    },
    "plasma_missile": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": ["orange", "orange"]
    },
    "hull": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 1,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "improved_hull": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 2,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "nuclear_drive": {
      "energy": -1,
      "initiative": 1,
      "movement": 1,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "fusion_drive": {
      "energy": -2,
      "initiative": 2,
      "movement": 2,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "tachyon_drive": {
      "energy": -3,
      "initiative": 3,
      "movement": 3,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "electron_computer": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 1,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "positron_computer": {
      "energy": -1,
      "initiative": 1,
      "movement": 0,
      "hull": 0,
      "computer": 2,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "gluon_computer": {
      "energy": -2,
      "initiative": 2,
      "movement": 0,
      "hull": 0,
      "computer": 3,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "nuclear_source": {
      "energy": 3,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "fusion_source": {
      "energy": 6,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "tachyon_source": {
      "energy": 9,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "gauss_shield": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 1,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "phase_shield": {
      "energy": -1,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 2,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "axion_computer": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 3,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "hypergrid_source": {
      "energy": 11,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "shard_hull": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 3,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "ion_turret": {
      "energy": -1,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": ["yellow", "yellow"],
      "missile_dice": []
    },
    "conformal_drive": {
      "energy": -2,
      "initiative": 2,
      "movement": 4,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "flux_shield": {
      "energy": -2,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 3,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "conifold_field": {
      "energy": -2,
      "initiative": 0,
      "movement": 0,
      "hull": 3,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "sentient_hull": {
      "energy": 0,
      "initiative": 0,
      "movement": 0,
      "hull": 1,
      "computer": 1,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "interceptor_bay": {
      "energy": -2,
      "initiative": 0,
      "movement": 0,
      "hull": 1,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "flux_missile": {
      "energy": 0,
      "initiative": 2,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": ["yellow", "yellow"]
    },
    "zero_point_source": {
      "energy": 12,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "jump_drive": {
      "energy": -2,
      "initiative": 0,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "muon_source": {
      "energy": 2,
      "initiative": 1,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": [],
      "missile_dice": []
    },
    "morph_shield": {
      "energy": 0,
      "initiative": 2,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 1,
      "regeneration": 1,
      "cannon_dice": [],
      "missile_dice": []
    },
    "ion_disruptor": {
      "energy": 0,
      "initiative": 3,
      "movement": 0,
      "hull": 0,
      "computer": 0,
      "shield": 0,
      "regeneration": 0,
      "cannon_dice": ["yellow"],
      "missile_dice": []
    }
  },
  "blueprints": {
    "standard": {
      "interceptor": {
        "build_cost": 3,
        "energy": 0,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 5,
        "energy": 0,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 8,
        "energy": 0,
        "columns": [0, 0, 0, 1, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 170, 0, 100, 200],
        "parts": ["ion_cannon", "hull", "", "hull", "nuclear_source", "ion_cannon", "electron_computer", "nuclear_drive"]
      },
      "starbase": {
        "build_cost": 3,
        "energy": 3,
        "columns": [1, 0, 1, 2, 1],
        "rows": [0, 100, 100, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer", ""]
      }
    },
    "eridani": {
      "interceptor": {
        "build_cost": 3,
        "energy": 0,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 5,
        "energy": 0,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 8,
        "energy": 1,
        "columns": [0, 0, 0, 1, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 170, 0, 100, 200],
        "parts": ["ion_cannon", "hull", "", "hull", "nuclear_source", "ion_cannon", "electron_computer", "nuclear_drive"]
      },
      "starbase": {
        "build_cost": 3,
        "energy": 3,
        "columns": [1, 0, 1, 2, 1],
        "rows": [0, 100, 100, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer", ""]
      }
    },
    "mechanema": {
      "interceptor": {
        "build_cost": 2,
        "energy": 0,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 4,
        "energy": 0,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 7,
        "energy": 0,
        "columns": [0, 0, 0, 1, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 170, 0, 100, 200],
        "parts": ["ion_cannon", "hull", "", "hull", "nuclear_source", "ion_cannon", "electron_computer", "nuclear_drive"]
      },
      "starbase": {
        "build_cost": 2,
        "energy": 3,
        "columns": [1, 0, 1, 2, 1],
        "rows": [0, 100, 100, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer", ""]
      }
    },
    "orion": {
      "interceptor": {
        "build_cost": 3,
        "energy": 1,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["gauss_shield", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 5,
        "energy": 2,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "gauss_shield", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 8,
        "energy": 3,
        "columns": [0, 0, 0, 1, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 170, 0, 100, 200],
        "parts": [
          "ion_cannon",
          "hull",
          "gauss_shield",
          "hull",
          "nuclear_source",
          "ion_cannon",
          "electron_computer",
          "nuclear_drive"
        ]
      },
      "starbase": {
        "build_cost": 3,
        "energy": 3,
        "columns": [1, 0, 1, 2, 1],
        "rows": [0, 100, 100, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer", "gauss_shield"]
      }
    },
    "planta": {
      "interceptor": {
        "build_cost": 3,
        "energy": 2,
        "columns": [1, 1, 2],
        "rows": [100, 200, 175],
        "parts": ["ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 5,
        "energy": 2,
        "columns": [0, 1, 1, 2, 2],
        "rows": [100, 35, 135, 100, 200],
        "parts": ["hull", "ion_cannon", "nuclear_source", "", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 8,
        "energy": 2,
        "columns": [0, 0, 0, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 0, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "nuclear_source", "ion_cannon", "", "nuclear_drive"]
      },
      "starbase": {
        "build_cost": 3,
        "energy": 5,
        "columns": [1, 0, 1, 2],
        "rows": [0, 100, 100, 100],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer"]
      }
    },
    "syndicate": {
      "interceptor": {
        "build_cost": 4,
        "energy": 0,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 6,
        "energy": 0,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "starbase": {
        "build_cost": 4,
        "energy": 3,
        "columns": [1, 0, 1, 2, 1],
        "rows": [0, 100, 100, 100, 200],
        "parts": ["ion_cannon", "hull", "hull", "electron_computer", ""]
      }
    },
    "exiles": {
      "interceptor": {
        "build_cost": 3,
        "energy": 0,
        "columns": [0, 1, 1, 2],
        "rows": [175, 100, 200, 175],
        "parts": ["", "ion_cannon", "nuclear_source", "nuclear_drive"]
      },
      "cruiser": {
        "build_cost": 5,
        "energy": 0,
        "columns": [0, 0, 1, 1, 2, 2],
        "rows": [100, 200, 35, 135, 100, 200],
        "parts": ["hull", "", "ion_cannon", "nuclear_source", "electron_computer", "nuclear_drive"]
      },
      "dreadnought": {
        "build_cost": 8,
        "energy": 0,
        "columns": [0, 0, 0, 1, 1, 2, 2, 2],
        "rows": [0, 100, 200, 70, 170, 0, 100, 200],
        "parts": ["ion_cannon", "hull", "", "hull", "nuclear_source", "ion_cannon", "electron_computer", "nuclear_drive"]
      },
      "orbital": {
        "build_cost": 6,
        "energy": 4,
        "columns": [1, 0, 2],
        "rows": [0, 100, 100],
        "parts": ["ion_turret", "hull", "hull"]
      }
    }
  },
  "techs": {
    "neutron_bombs": {"category": "military", "cost": 2},
    "starbase": {"category": "military", "cost": 4},
    "plasma_cannon": {"category": "military", "cost": 6},
    "phase_shield": {"category": "military", "cost": 8},
    "advanced_mining": {"category": "military", "cost": 10},
    "tachyon_source": {"category": "military", "cost": 12},
    "plasma_missile": {"category": "military", "cost": 14},
    "gluon_computer": {"category": "military", "cost": 16},
    "gauss_shield": {"category": "grid", "cost": 2},
    "improved_hull": {"category": "grid", "cost": 4},
    "fusion_source": {"category": "grid", "cost": 6},
    "positron_computer": {"category": "grid", "cost": 8},
    "advanced_economy": {"category": "grid", "cost": 10},
    "tachyon_drive": {"category": "grid", "cost": 12},
    "antimatter_cannon": {"category": "grid", "cost": 14},
    "quantum_grid": {"category": "grid", "cost": 16},
    "nanorobots": {"category": "nano", "cost": 2},
    "fusion_drive": {"category": "nano", "cost": 4},
    "advanced_robotics": {"category": "nano", "cost": 6},
    "orbital": {"category": "nano", "cost": 8},
    "advanced_labs": {"category": "nano", "cost": 10},
    "monolith": {"category": "nano", "cost": 12},
    "artifact_key": {"category": "nano", "cost": 14},
    "wormhole_generator": {"category": "nano", "cost": 16},
    "antimatter_splitter": {"category": "rare", "cost": 5},
    "neutron_absorber": {"category": "rare", "cost": 5},
    "distortion_shield": {"category": "rare", "cost": 7},
    "cloaking_device": {"category": "rare", "cost": 7},
    "point_defence": {"category": "rare", "cost": 11},
    "conifold_field": {"category": "rare", "cost": 5},
    "sentient_hull": {"category": "rare", "cost": 5},
    "interceptor_bay": {"category": "rare", "cost": 9},
    "flux_missile": {"category": "rare", "cost": 11},
    "zero_point_source": {"category": "rare", "cost": 15}
  },
  "developments": {
    "ancient_monument": {"money": 13},
    "artifact_link": {"materials": 7, "science": 7},
    "mining_colony": {"money": 5, "science": 5},
    "research_station": {"money": 5, "materials": 5},
    "trade_fleet": {"materials": 5, "science": 5},
    "shellworld": {"materials": 20},
    "warp_portal": {"materials": 8},
    "diplomatic_fleet": {"materials": 6}
  },
  "sectors": {
    "001": {
      "name": "Galactic Center",
      "vp": 4,
      "wormholes": ["N", "NE", "SE", "S", "SW", "NW"],
      "planets": [
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 1},
        {"color": "grey", "basic": 2, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": true
    },
    "101": {
      "name": "Castor",
      "vp": 2,
      "wormholes": ["NE", "SE", "S", "SW", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 1,
      "discovery": true
    },
    "102": {
      "name": "Pollux",
      "vp": 3,
      "wormholes": ["N", "SE", "S", "NW"],
      "planets": [{"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "103": {
      "name": "Beta Leonis",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "SW", "NW"],
      "planets": [{"color": "money", "basic": 0, "advanced": 1}, {"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "104": {
      "name": "Arcturus",
      "vp": 2,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 1}, {"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 2,
      "discovery": true
    },
    "105": {
      "name": "Zeta Herculis",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW", "NW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 1,
      "discovery": true
    },
    "106": {
      "name": "Capella",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "S"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "107": {
      "name": "Aldebaran",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "S", "NW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 0, "advanced": 1},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "108": {
      "name": "Mu Cassiopeiae",
      "vp": 2,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 0, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "grey", "basic": 1, "advanced": 0}
      ],
      "artifacts": 0,
      "ancients": 1,
      "discovery": true
    },
    "201": {
      "name": "Alpha Centauri",
      "vp": 1,
      "wormholes": ["NE", "S", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "202": {
      "name": "Fomalhaut",
      "vp": 1,
      "wormholes": ["NE", "S", "NW"],
      "planets": [{"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "203": {
      "name": "Chi Draconis",
      "vp": 1,
      "wormholes": ["N", "NE", "S", "NW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 0,
      "ancients": 2,
      "discovery": true
    },
    "204": {
      "name": "Vega",
      "vp": 2,
      "wormholes": ["N", "NE", "S", "NW"],
      "planets": [
        {"color": "money", "basic": 0, "advanced": 1},
        {"color": "materials", "basic": 0, "advanced": 1},
        {"color": "grey", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 1,
      "discovery": true
    },
    "205": {
      "name": "Mu Herculis",
      "vp": 1,
      "wormholes": ["SE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 1}, {"color": "science", "basic": 0, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "206": {
      "name": "Epsilon Indi",
      "vp": 1,
      "wormholes": ["NE", "SE", "S", "NW"],
      "planets": [{"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "207": {
      "name": "Zeta Reticuli",
      "vp": 1,
      "wormholes": ["N", "NE", "S"],
      "planets": [],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "208": {
      "name": "Iota Persei",
      "vp": 1,
      "wormholes": ["N", "SE", "S", "NW"],
      "planets": [],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "209": {
      "name": "Delta Eridani",
      "vp": 1,
      "wormholes": ["N", "NE", "S", "NW"],
      "planets": [{"color": "money", "basic": 0, "advanced": 1}, {"color": "science", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "210": {
      "name": "Psi Capricorni",
      "vp": 1,
      "wormholes": ["N", "S", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "211": {
      "name": "Beta Aquilae",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "S"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1},
        {"color": "grey", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 1,
      "discovery": true
    },
    "301": {
      "name": "Zeta Draconis",
      "vp": 2,
      "wormholes": ["N", "SE", "S"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 2,
      "discovery": true
    },
    "302": {
      "name": "Gamma Serpentis",
      "vp": 2,
      "wormholes": ["N", "S", "SW"],
      "planets": [{"color": "money", "basic": 0, "advanced": 1}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 1,
      "ancients": 1,
      "discovery": true
    },
    "303": {
      "name": "Eta Cephei",
      "vp": 2,
      "wormholes": ["S", "NW"],
      "planets": [{"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 1,
      "ancients": 1,
      "discovery": true
    },
    "304": {
      "name": "Theta Pegasi",
      "vp": 1,
      "wormholes": ["N", "S"],
      "planets": [{"color": "money", "basic": 0, "advanced": 1}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "305": {
      "name": "Lambda Serpentis",
      "vp": 1,
      "wormholes": ["N", "NE", "S"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 1,
      "discovery": true
    },
    "306": {
      "name": "Beta Centauri",
      "vp": 1,
      "wormholes": ["NE", "S"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "307": {
      "name": "Sigma Sagittarii",
      "vp": 1,
      "wormholes": ["N", "SE", "S"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "science", "basic": 0, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "308": {
      "name": "Kappa Scorpii",
      "vp": 1,
      "wormholes": ["SE", "S", "NW"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 0, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "309": {
      "name": "Phi Piscium",
      "vp": 1,
      "wormholes": ["N", "S", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "science", "basic": 0, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "310": {
      "name": "Nu Phoenicis",
      "vp": 1,
      "wormholes": ["N", "S"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "311": {
      "name": "Canopus",
      "vp": 1,
      "wormholes": ["N", "SE", "S"],
      "planets": [{"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "312": {
      "name": "Antares",
      "vp": 1,
      "wormholes": ["N", "NE", "S"],
      "planets": [{"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "313": {
      "name": "Alpha Ursae Minoris",
      "vp": 1,
      "wormholes": ["N", "S"],
      "planets": [{"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "314": {
      "name": "Spica",
      "vp": 1,
      "wormholes": ["SE", "S", "SW"],
      "planets": [{"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "315": {
      "name": "Epsilon Aurigae",
      "vp": 1,
      "wormholes": ["N", "S", "NW"],
      "planets": [],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "316": {
      "name": "Iota Carinae",
      "vp": 1,
      "wormholes": ["N", "NE", "S"],
      "planets": [],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "317": {
      "name": "Beta Crucis",
      "vp": 1,
      "wormholes": ["S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "318": {
      "name": "Gamma Velorum",
      "vp": 1,
      "wormholes": ["SE", "S"],
      "planets": [{"color": "materials", "basic": 0, "advanced": 1}, {"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "221": {
      "name": "Procyon",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "222": {
      "name": "Epsilon Eridani",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 1}, {"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "223": {
      "name": "Altair",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "224": {
      "name": "Beta Hydri",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "225": {
      "name": "Eta Cassiopeiae",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "226": {
      "name": "61 Cygni",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "227": {
      "name": "Sirius",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "228": {
      "name": "Sigma Draconis",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "229": {
      "name": "Tau Ceti",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "230": {
      "name": "Lambda Aurigae",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "231": {
      "name": "Delta Pavonis",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "232": {
      "name": "Rigel",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 0, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 1, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "212": {
      "name": "Lambda Fornacis",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "S", "SW", "NW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 0, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 1}
      ],
      "artifacts": 0,
      "ancients": 3,
      "discovery": true
    },
    "213": {
      "name": "Iota Bootis",
      "vp": 1,
      "wormholes": ["N", "NE", "S", "NW"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "291": {
      "name": "Delta Corvi",
      "vp": 2,
      "wormholes": ["N", "SE", "S", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "319": {
      "name": "Upsilon Hydrae",
      "vp": 2,
      "wormholes": ["N", "NE", "SE", "S", "SW", "NW"],
      "planets": [
        {"color": "money", "basic": 0, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 1, "advanced": 1}
      ],
      "artifacts": 0,
      "ancients": 3,
      "discovery": true
    },
    "320": {
      "name": "Nu Ophiuchi",
      "vp": 1,
      "wormholes": ["SE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "science", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 1,
      "discovery": true
    },
    "321": {
      "name": "Beta Delphini",
      "vp": 1,
      "wormholes": ["N", "S", "NW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "322": {
      "name": "Lambda Tauri",
      "vp": 1,
      "wormholes": ["N", "NE", "S"],
      "planets": [{"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": false
    },
    "323": {
      "name": "Zeta Andromedae",
      "vp": 1,
      "wormholes": ["N", "NE", "S", "NW"],
      "planets": [],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "324": {
      "name": "Epsilon Carinae",
      "vp": 2,
      "wormholes": ["N", "SE", "S", "NW"],
      "planets": [{"color": "grey", "basic": 1, "advanced": 0}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "393": {
      "name": "Beta Sextantis",
      "vp": 2,
      "wormholes": ["N", "S", "SW"],
      "planets": [{"color": "science", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "394": {
      "name": "Zeta Chamaeleontis",
      "vp": 2,
      "wormholes": ["N", "SE", "S"],
      "planets": [{"color": "materials", "basic": 1, "advanced": 0}],
      "artifacts": 0,
      "ancients": 0,
      "discovery": true
    },
    "233": {
      "name": "47 Ursae Majoris",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "234": {
      "name": "Eta Geminorum",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [{"color": "money", "basic": 0, "advanced": 1}, {"color": "materials", "basic": 1, "advanced": 1}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "235": {
      "name": "Mu Arae",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "236": {
      "name": "Rho Indi",
      "vp": 0,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 0, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "237": {
      "name": "55 Cancri",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "238": {
      "name": "Beta Lyrae",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 1},
        {"color": "science", "basic": 1, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": false
    },
    "271": {
      "name": "Omega Fornacis",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 1, "advanced": 0},
        {"color": "materials", "basic": 0, "advanced": 1}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": true
    },
    "272": {
      "name": "Sigma Hydrae",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [
        {"color": "money", "basic": 1, "advanced": 0},
        {"color": "science", "basic": 0, "advanced": 1},
        {"color": "materials", "basic": 1, "advanced": 0}
      ],
      "artifacts": 1,
      "ancients": 0,
      "discovery": true
    },
    "273": {
      "name": "Theta Ophiuchi",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "materials", "basic": 1, "advanced": 1}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": true
    },
    "274": {
      "name": "Alpha Lyncis",
      "vp": 3,
      "wormholes": ["N", "NE", "S", "SW"],
      "planets": [{"color": "money", "basic": 1, "advanced": 0}, {"color": "science", "basic": 1, "advanced": 1}],
      "artifacts": 1,
      "ancients": 0,
      "discovery": true
    }
  },
  "species": {
    "terran_directorate": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "terran_federation": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "terran_union": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "terran_republic": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "terran_conglomerate": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "terran_alliance": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both", "both"],
      "trade": {"money": [2, 1], "science": [2, 1], "materials": [2, 1]}
    },
    "eridani_empire": {
      "blueprint_set": "eridani",
      "storage": {"money": 26, "science": 2, "materials": 4},
      "influence_discs_on_track": 11,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "hydran_progress": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 5, "materials": 2},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "planta": {
      "blueprint_set": "planta",
      "storage": {"money": 4, "science": 4, "materials": 4},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 4,
      "ambassadors": 3,
      "reputation_track": ["ambassador", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "descendants_of_draco": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 4, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "mechanema": {
      "blueprint_set": "mechanema",
      "storage": {"money": 3, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 4, "monolith": 8},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "orion_hegemony": {
      "blueprint_set": "orion",
      "storage": {"money": 3, "science": 3, "materials": 5},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both", "reputation"],
      "trade": {"money": [4, 1], "science": [4, 1], "materials": [4, 1]}
    },
    "wardens_of_magellan": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 2, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "keepers_of_magellan": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 2, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "sentinels_of_magellan": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 2, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "exiles": {
      "blueprint_set": "exiles",
      "storage": {"money": 3, "science": 2, "materials": 4},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 6, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    },
    "rho_indi_syndicate": {
      "blueprint_set": "syndicate",
      "storage": {"money": 2, "science": 3, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 2,
      "ambassadors": 2,
      "reputation_track": ["both", "both", "reputation", "reputation", "reputation"],
      "trade": {"money": [3, 2], "science": [3, 1], "materials": [3, 1]}
    },
    "enlightened_of_lyra": {
      "blueprint_set": "standard",
      "storage": {"money": 2, "science": 4, "materials": 3},
      "influence_discs_on_track": 13,
      "structure_costs": {"orbital": 5, "monolith": 10},
      "colony_ships": 3,
      "ambassadors": 3,
      "reputation_track": ["both", "both", "both", "both"],
      "trade": {"money": [3, 1], "science": [3, 1], "materials": [3, 1]}
    }
  },
  "npcs": [
    "ancient",
    "gcds",
    "ancient_cruiser_a",
    "ancient_cruiser_b",
    "ancient_cruiser_c",
    "ancient_cruiser_d",
    "ancient_cruiser_e",
    "ancient_cruiser_f",
    "ancient_cruiser_g",
    "ancient_cruiser_h",
    "ancient_dreadnought_a",
    "ancient_dreadnought_b"
  ]
};
