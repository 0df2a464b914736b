// Made by tools/printed.py from the component files.
import type { components } from '../../../api/schema';

export const PRINTED: components['schemas']['PlanetBPrinted'] = {
  "conglomerates": {
    "a1": {
      "letter": "A",
      "grey": {"cost": [], "effects": [{"do": "production", "n": 1}, {"do": "build", "n": 1}, {"do": "news", "n": 1}]},
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [{"do": "production", "n": 1}, {"do": "build", "n": 1}, {"do": "workie_action", "n": 4}]
      }
    },
    "a2": {
      "letter": "A",
      "grey": {
        "cost": [],
        "effects": [
          {"do": "production", "n": 1},
          {"do": "workie_action", "n": 2},
          {"do": "faction_action", "track": "any", "n": 1}
        ]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [{"do": "build", "n": 1}, {"do": "news", "n": 1}, {"do": "faction_action", "track": "any", "n": 2}]
      }
    },
    "a3": {
      "letter": "A",
      "grey": {
        "cost": [],
        "effects": [{"do": "build", "n": 1}, {"do": "workie_action", "n": 3}, {"do": "election_choice", "n": 1}]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [
          {"do": "election_choice", "n": 2},
          {"do": "workie_action", "n": 4},
          {"do": "faction_action", "track": "any", "n": 2}
        ]
      }
    },
    "b1": {
      "letter": "B",
      "grey": {
        "cost": [],
        "effects": [{"do": "production", "n": 1}, {"do": "build", "n": 1}, {"do": "workie_action", "n": 4}]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [{"do": "production", "n": 2}, {"do": "news", "n": 1}, {"do": "workie_action", "n": 4}]
      }
    },
    "b2": {
      "letter": "B",
      "grey": {
        "cost": [],
        "effects": [
          {"do": "faction_action", "track": "any", "n": 2},
          {"do": "workie_action", "n": 3},
          {"do": "election_choice", "n": 1}
        ]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [{"do": "faction_action", "track": "any", "n": 3}, {"do": "news", "n": 1}, {"do": "workie_action", "n": 3}]
      }
    },
    "b3": {
      "letter": "B",
      "grey": {
        "cost": [],
        "effects": [{"do": "build", "n": 1}, {"do": "production", "n": 1}, {"do": "faction_action", "track": "any", "n": 2}]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [
          {"do": "build", "n": 2},
          {"do": "production", "n": 1},
          {"do": "workie_action", "n": 3},
          {"do": "faction_action", "track": "any", "n": 1}
        ]
      }
    },
    "b4": {
      "letter": "B",
      "grey": {
        "cost": [],
        "effects": [
          {"do": "production", "n": 1},
          {"do": "news", "n": 1},
          {"do": "workie_action", "n": 2},
          {"do": "election_choice", "n": 1}
        ]
      },
      "red": {
        "cost": [{"pay": "mood", "n": 1}],
        "effects": [{"do": "news", "n": 2}, {"do": "workie_action", "n": 5}, {"do": "election_choice", "n": 2}]
      }
    }
  },
  "buildings": {
    "a01": {
      "deck": "A",
      "cost": 8,
      "vp": 4,
      "zones": [{"craftie": 2, "brainie": 0}, {"craftie": 2, "brainie": 0}],
      "boxes": [
        {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "billies", "n": 20}, {"do": "vp", "n": 3}]},
        {
          "cost": [{"pay": "resource", "what": "plastic", "n": 1}],
          "effects": [{"do": "mood", "n": 2}, {"do": "vp", "n": 7}]
        }
      ]
    },
    "a02": {
      "deck": "A",
      "cost": 6,
      "vp": 3,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 1, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource", "what": "meat", "n": 2}]},
        {
          "cost": [{"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "mood", "n": 1}, {"do": "vp", "n": 4}]
        }
      ]
    },
    "a03": {
      "deck": "A",
      "cost": 4,
      "vp": 2,
      "zones": [{"craftie": 1, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource_any", "n": 2}]},
        {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "billies", "n": 10}, {"do": "vp", "n": 3}]}
      ]
    },
    "a04": {
      "deck": "A",
      "cost": 10,
      "vp": 5,
      "zones": [{"craftie": 2, "brainie": 0}, {"craftie": 2, "brainie": 0}],
      "boxes": [
        {
          "cost": [{"pay": "billies", "n": 5}],
          "effects": [{"do": "take_workie", "kind": "brainie", "n": 2}, {"do": "news", "n": 1}, {"do": "vote", "n": 1}]
        },
        {"cost": [], "effects": [{"do": "workie_action", "n": 2}, {"do": "billies", "n": 4}]}
      ]
    },
    "a05": {
      "deck": "A",
      "cost": 6,
      "vp": 2,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 1, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource", "what": "water", "n": 3}]},
        {
          "cost": [{"pay": "resource", "what": "water", "n": 1}],
          "effects": [
            {"do": "pay", "what": "billies", "n": 3, "who": "others"},
            {"do": "billies", "n": 10},
            {"do": "vp", "n": 1}
          ]
        }
      ]
    },
    "a06": {
      "deck": "A",
      "cost": 4,
      "vp": 1,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 1, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource", "what": "plants", "n": 3}, {"do": "billies", "n": 1}]},
        {
          "cost": [{"pay": "resource", "what": "plants", "n": 2}],
          "effects": [{"do": "vote", "n": 2}, {"do": "vp", "n": 4}]
        }
      ]
    },
    "a07": {
      "deck": "A",
      "cost": 8,
      "vp": 3,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 2, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "sell_boost", "max": 3, "factor": 2}, {"do": "vp", "n": 3}]},
        {"cost": [{"pay": "resource_any", "n": 2}], "effects": [{"do": "billies", "n": 20}, {"do": "vp", "n": 2}]}
      ]
    },
    "a08": {
      "deck": "A",
      "cost": 6,
      "vp": 3,
      "zones": [{"craftie": 1, "brainie": 0}],
      "boxes": [
        {
          "cost": [],
          "effects": [
            {"do": "take_workie", "kind": "craftie", "n": 1},
            {"do": "take_workie", "kind": "brainie", "n": 1},
            {"do": "mood", "n": 1}
          ]
        },
        {"cost": [], "effects": [{"do": "vote", "n": 2}, {"do": "vp", "n": 2}]}
      ]
    },
    "a09": {
      "deck": "A",
      "cost": 8,
      "vp": 4,
      "zones": [{"craftie": 2, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "news", "n": 1}, {"do": "vote", "n": 2}, {"do": "vp", "n": 1}]},
        {
          "cost": [{"pay": "resource", "what": "plastic", "n": 1}, {"pay": "mood", "n": 1}],
          "effects": [{"do": "billies", "n": 30}]
        }
      ]
    },
    "a10": {
      "deck": "A",
      "cost": 8,
      "vp": 4,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 1, "brainie": 0}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "water", "n": 1}],
          "effects": [{"do": "mood", "n": 2}, {"do": "vote", "n": 2}, {"do": "vp", "n": 1}]
        },
        {
          "cost": [{"pay": "resource", "what": "water", "n": 1}, {"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "billies", "n": 14}, {"do": "vp", "n": 4}]
        }
      ]
    },
    "a11": {
      "deck": "A",
      "cost": 10,
      "vp": 4,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 2, "brainie": 0}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "resource", "what": "iridium", "n": 3}, {"do": "resource", "what": "hydrogen", "n": 1}]
        },
        {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "production", "n": 1}, {"do": "vp", "n": 4}]}
      ]
    },
    "a12": {
      "deck": "A",
      "cost": 10,
      "vp": 5,
      "zones": [{"craftie": 2, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "faction_step", "track": "traditionalists", "n": 2}, {"do": "vp", "n": 2}]},
        {
          "cost": [],
          "effects": [
            {"do": "pay", "what": "billies", "n": 4, "who": "others"},
            {"do": "billies", "n": 12},
            {"do": "vp", "n": 2}
          ]
        }
      ]
    },
    "a13": {
      "deck": "A",
      "cost": 6,
      "vp": 3,
      "zones": [{"craftie": 1, "brainie": 0}],
      "boxes": [
        {"cost": [], "effects": [{"do": "faction_action", "track": "traditionalists", "n": 1}, {"do": "vp", "n": 1}]},
        {
          "cost": [{"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "mood", "n": 1}, {"do": "vote", "n": 2}, {"do": "billies", "n": 3}]
        }
      ]
    },
    "a14": {
      "deck": "A",
      "cost": 10,
      "vp": 4,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 1, "brainie": 0}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "faction_step", "track": "futurists", "n": 1}, {"do": "resource", "what": "microchips", "n": 1}]
        },
        {
          "cost": [{"pay": "resource", "what": "microchips", "n": 1}],
          "effects": [{"do": "billies", "n": 8}, {"do": "vp", "n": 4}]
        }
      ]
    },
    "b01": {
      "deck": "B",
      "cost": 14,
      "vp": 7,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 0, "brainie": 1}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "meat", "n": 1}, {"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "vp", "n": 9}, {"do": "mood", "n": 1}]
        },
        {"cost": [], "effects": [{"do": "faction_action", "track": "any", "n": 1}, {"do": "billies", "n": 8}]}
      ]
    },
    "b02": {
      "deck": "B",
      "cost": 16,
      "vp": 8,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "billies", "n": 22}]},
        {
          "cost": [{"pay": "resource", "what": "hydrogen", "n": 1}, {"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "vp", "n": 16}]
        }
      ]
    },
    "b03": {
      "deck": "B",
      "cost": 14,
      "vp": 6,
      "zones": [{"craftie": 2, "brainie": 0}, {"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "return_workie", "n": 1}, {"do": "faction_step", "track": "futurists", "n": 1}]
        },
        {
          "cost": [{"pay": "resource", "what": "hydrogen", "n": 1}],
          "effects": [{"do": "replay_news"}, {"do": "take_workie", "kind": "any", "n": 2}]
        }
      ]
    },
    "b04": {
      "deck": "B",
      "cost": 20,
      "vp": 8,
      "zones": [{"craftie": 1, "brainie": 1}, {"craftie": 1, "brainie": 1}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "draw_votes", "n": 3, "per_own": [{"do": "billies", "n": 10}, {"do": "mood", "n": 2}]}]
        },
        {
          "cost": [{"pay": "mood", "n": 1}],
          "effects": [
            {"do": "pay", "what": "billies", "n": 3, "who": "others"},
            {"do": "billies", "n": 25},
            {"do": "vp", "n": 3}
          ]
        }
      ]
    },
    "b05": {
      "deck": "B",
      "cost": 14,
      "vp": 7,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "demolish", "refund": true}, {"do": "build", "n": 1}]},
        {"cost": [{"pay": "resource", "what": "iridium", "n": 2}], "effects": [{"do": "build_free", "from": "B"}]}
      ]
    },
    "b06": {
      "deck": "B",
      "cost": 18,
      "vp": 9,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "discard_buildings", "min": 0, "max": 3}, {"do": "billies", "n": 25}]},
        {"cost": [{"pay": "resource", "what": "iridium", "n": 3}], "effects": [{"do": "build_free", "from": "hand"}]}
      ]
    },
    "b07": {
      "deck": "B",
      "cost": 16,
      "vp": 8,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "news", "n": 2}, {"do": "vp", "n": 3}]},
        {"cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "vote", "n": 5}, {"do": "election_choice", "n": 2}]}
      ]
    },
    "b08": {
      "deck": "B",
      "cost": 14,
      "vp": 7,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "take_workie", "kind": "brainie", "n": 3}, {"do": "workie_action", "n": 2}, {"do": "vp", "n": 3}]
        },
        {
          "cost": [{"pay": "resource", "what": "microchips", "n": 1}],
          "effects": [{"do": "faction_action", "track": "futurists", "n": 2}, {"do": "vp", "n": 6}]
        }
      ]
    },
    "b09": {
      "deck": "B",
      "cost": 18,
      "vp": 9,
      "zones": [{"craftie": 1, "brainie": 1}, {"craftie": 0, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource", "what": "microchips", "n": 3}, {"do": "billies", "n": 10}]},
        {
          "cost": [{"pay": "resource", "what": "microchips", "n": 1}, {"pay": "mood", "n": 2}],
          "effects": [{"do": "vp", "n": 16}]
        }
      ]
    },
    "b10": {
      "deck": "B",
      "cost": 16,
      "vp": 7,
      "zones": [{"craftie": 2, "brainie": 1}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "meat", "n": 2}],
          "effects": [{"do": "billies", "n": 20}, {"do": "vp", "n": 14}]
        },
        {
          "cost": [],
          "effects": [{"do": "resource", "what": "meat", "n": 3}, {"do": "production", "n": 1}, {"do": "vp", "n": 6}]
        }
      ]
    },
    "b11": {
      "deck": "B",
      "cost": 20,
      "vp": 10,
      "zones": [{"craftie": 1, "brainie": 0}, {"craftie": 0, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "law", "colour": "any", "n": 1}, {"do": "mood", "n": 1}]},
        {
          "cost": [{"pay": "faction_step", "track": "any", "n": 1}],
          "effects": [{"do": "billies", "n": 15}, {"do": "vp", "n": 5}]
        }
      ]
    },
    "b12": {
      "deck": "B",
      "cost": 20,
      "vp": 9,
      "zones": [{"craftie": 1, "brainie": 1}, {"craftie": 1, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "sell_boost", "max": 4, "factor": 2}, {"do": "vp", "n": 6}]},
        {"cost": [], "effects": [{"do": "build", "n": 1}, {"do": "billies", "n": 15}, {"do": "vp", "n": 2}]}
      ]
    },
    "b13": {
      "deck": "B",
      "cost": 18,
      "vp": 8,
      "zones": [{"craftie": 1, "brainie": 2}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "plants", "n": 1}, {"pay": "resource", "what": "water", "n": 1}],
          "effects": [{"do": "mood", "n": 3}, {"do": "vote", "n": 4}, {"do": "vp", "n": 8}]
        },
        {
          "cost": [],
          "effects": [{"do": "billies", "n": 26}, {"do": "faction_step", "track": "traditionalists", "n": 2}]
        }
      ]
    },
    "b14": {
      "deck": "B",
      "cost": 14,
      "vp": 7,
      "zones": [{"craftie": 2, "brainie": 1}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "plastic", "n": 2}],
          "effects": [
            {"do": "mood", "n": 2},
            {"do": "faction_step", "track": "futurists", "n": 2},
            {"do": "vote", "n": 1},
            {"do": "vp", "n": 8}
          ]
        },
        {
          "cost": [{"pay": "mood", "n": 2}],
          "effects": [{"do": "production", "n": 2}, {"do": "billies", "n": 15}, {"do": "vp", "n": 6}]
        }
      ]
    },
    "c01": {
      "deck": "C",
      "cost": 24,
      "vp": 11,
      "zones": [{"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "iridium", "n": 2}],
          "effects": [{"do": "vote", "n": 1, "per": "own_faction_step", "max": 12}, {"do": "vp", "n": 20}]
        },
        {
          "cost": [],
          "effects": [{"do": "mood", "n": 2}, {"do": "faction_action", "track": "any", "n": 2}, {"do": "vp", "n": 6}]
        }
      ]
    },
    "c02": {
      "deck": "C",
      "cost": 28,
      "vp": 13,
      "zones": [{"craftie": 0, "brainie": 3}],
      "boxes": [
        {"cost": [], "effects": [{"do": "copy_box"}, {"do": "faction_step", "track": "futurists", "n": 1}]},
        {
          "cost": [{"pay": "resource", "what": "hydrogen", "n": 2}],
          "effects": [{"do": "vp", "n": 22}, {"do": "billies", "n": 12}]
        }
      ]
    },
    "c03": {
      "deck": "C",
      "cost": 26,
      "vp": 12,
      "zones": [{"craftie": 0, "brainie": 3}],
      "boxes": [
        {"cost": [], "effects": [{"do": "demolish", "refund": false}, {"do": "vote", "n": 3}, {"do": "vp", "n": 30}]},
        {
          "cost": [{"pay": "resource", "what": "hydrogen", "n": 1}, {"pay": "resource", "what": "iridium", "n": 1}],
          "effects": [{"do": "vp", "n": 24}, {"do": "mood", "n": 2}, {"do": "vote", "n": 2}]
        }
      ]
    },
    "c04": {
      "deck": "C",
      "cost": 24,
      "vp": 11,
      "zones": [{"craftie": 0, "brainie": 3}],
      "boxes": [
        {
          "cost": [],
          "effects": [
            {
              "do": "give_resource",
              "what": "plants",
              "min": 1,
              "max": 4,
              "per_each": [{"do": "vp", "n": 10}, {"do": "vote", "n": 1}]
            }
          ]
        },
        {
          "cost": [{"pay": "resource", "what": "water", "n": 2}],
          "effects": [{"do": "vp", "n": 20}, {"do": "mood", "n": 3}, {"do": "vote", "n": 3}]
        }
      ]
    },
    "c05": {
      "deck": "C",
      "cost": 24,
      "vp": 13,
      "zones": [{"craftie": 0, "brainie": 2}, {"craftie": 0, "brainie": 2}],
      "boxes": [
        {"cost": [], "effects": [{"do": "draw_votes", "n": 3, "per_own": [{"do": "vp", "n": 15}]}]},
        {
          "cost": [{"pay": "resource", "what": "meat", "n": 1}, {"pay": "resource", "what": "plastic", "n": 1}],
          "effects": [{"do": "vp", "n": 28}]
        }
      ]
    },
    "c06": {
      "deck": "C",
      "cost": 26,
      "vp": 12,
      "zones": [{"craftie": 0, "brainie": 1}, {"craftie": 0, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "sell_boost", "max": 2, "factor": 3}]},
        {"cost": [{"pay": "resource", "what": "iridium", "n": 1}], "effects": [{"do": "vp", "n": 12}]}
      ]
    },
    "c07": {
      "deck": "C",
      "cost": 30,
      "vp": 15,
      "zones": [{"craftie": 0, "brainie": 4}],
      "boxes": [
        {"cost": [{"pay": "mix", "n": 5}], "effects": [{"do": "vote", "n": 3}, {"do": "vp", "n": 40}]},
        {
          "cost": [],
          "effects": [{"do": "billies", "n": 30}, {"do": "vp", "n": 16}, {"do": "faction_step", "track": "capitalists", "n": 2}]
        }
      ]
    },
    "c08": {
      "deck": "C",
      "cost": 28,
      "vp": 13,
      "zones": [{"craftie": 0, "brainie": 2}, {"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "faction_action", "track": "capitalists", "n": 2}, {"do": "billies", "n": 25}]
        },
        {"cost": [{"pay": "resource_any", "n": 2}, {"pay": "mood", "n": 2}], "effects": [{"do": "vp", "n": 26}]}
      ]
    },
    "c09": {
      "deck": "C",
      "cost": 26,
      "vp": 12,
      "zones": [{"craftie": 0, "brainie": 1}, {"craftie": 0, "brainie": 1}],
      "boxes": [
        {"cost": [], "effects": [{"do": "resource", "what": "meat", "n": 2}, {"do": "vp", "n": 4}]},
        {
          "cost": [{"pay": "resource", "what": "plants", "n": 1}],
          "effects": [{"do": "vote", "n": 4}, {"do": "vp", "n": 4}]
        }
      ]
    },
    "c10": {
      "deck": "C",
      "cost": 30,
      "vp": 14,
      "zones": [{"craftie": 0, "brainie": 3}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "microchips", "n": 2}],
          "effects": [{"do": "vp", "n": 26}, {"do": "news", "n": 1}, {"do": "faction_step", "track": "futurists", "n": 1}]
        },
        {
          "cost": [{"pay": "resource", "what": "microchips", "n": 1}],
          "effects": [{"do": "production", "n": 2}, {"do": "workie_action", "n": 4}, {"do": "vp", "n": 14}]
        }
      ]
    },
    "c11": {
      "deck": "C",
      "cost": 28,
      "vp": 14,
      "zones": [{"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "meat", "n": 1}],
          "effects": [{"do": "law", "colour": "any", "n": 1}, {"do": "vp", "n": 12}, {"do": "vote", "n": 3}]
        },
        {"cost": [], "effects": [{"do": "mood", "n": 3}, {"do": "vp", "n": 14}]}
      ]
    },
    "c12": {
      "deck": "C",
      "cost": 30,
      "vp": 15,
      "zones": [{"craftie": 0, "brainie": 2}],
      "boxes": [
        {"cost": [{"pay": "billies", "n": 30}], "effects": [{"do": "vp", "n": 32}]},
        {"cost": [], "effects": [{"do": "billies", "n": 36}, {"do": "vp", "n": 4}]}
      ]
    },
    "c13": {
      "deck": "C",
      "cost": 26,
      "vp": 12,
      "zones": [{"craftie": 0, "brainie": 1}, {"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "plastic", "n": 1}, {"pay": "resource", "what": "microchips", "n": 1}],
          "effects": [
            {"do": "take_workie", "kind": "craftie", "n": 2},
            {"do": "take_workie", "kind": "brainie", "n": 2},
            {"do": "vp", "n": 11}
          ]
        },
        {
          "cost": [{"pay": "workie", "kind": "any", "n": 2}],
          "effects": [{"do": "vp", "n": 14}, {"do": "billies", "n": 10}]
        }
      ]
    },
    "c14": {
      "deck": "C",
      "cost": 24,
      "vp": 11,
      "zones": [{"craftie": 0, "brainie": 2}],
      "boxes": [
        {
          "cost": [{"pay": "resource", "what": "water", "n": 1}],
          "effects": [{"do": "mood", "n": 3}, {"do": "vote", "n": 4}, {"do": "vp", "n": 8}]
        },
        {
          "cost": [{"pay": "mood", "n": 1}],
          "effects": [
            {"do": "mood", "n": -1, "who": "others"},
            {"do": "vp", "n": 16},
            {"do": "faction_step", "track": "any", "n": 1}
          ]
        }
      ]
    },
    "hq": {
      "deck": "HQ",
      "cost": 0,
      "vp": 0,
      "zones": [{"craftie": 1, "brainie": 1}],
      "boxes": [
        {
          "cost": [],
          "effects": [{"do": "choose", "options": [[{"do": "billies", "n": 10}], [{"do": "fraud", "free": false, "n": 1}]]}]
        },
        {"cost": [], "effects": [{"do": "vote", "n": 3}, {"do": "mood", "n": 1}]}
      ]
    }
  },
  "news": {
    "i01": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "resource", "what": "plastic", "n": 2}]},
    "i02": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [
        {
          "do": "choose",
          "options": [[{"do": "return_workie", "n": 1}], [{"do": "take_workie", "kind": "brainie", "n": 1}]]
        },
        {"do": "faction_step", "track": "futurists", "n": 1}
      ]
    },
    "i03": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "build_free", "from": "A"}]},
    "i04": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "demolish", "refund": true}, {"do": "build", "n": 1}]
    },
    "i05": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "vote", "n": 4}, {"do": "billies", "n": 5, "who": "others"}]
    },
    "i06": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "billies", "n": 4}]},
    "i07": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "build", "n": 1}, {"do": "billies", "n": 3}]},
    "i08": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "workie_action", "n": 3}]},
    "i09": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "resource", "what": "plants", "n": 2}, {"do": "mood", "n": 1, "who": "all"}, {"do": "vote", "n": 2}]
    },
    "i10": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "faction_step", "track": "any", "n": 1}, {"do": "vote", "n": 2}]
    },
    "i11": {"deck": "I", "immoral": false, "cost": [], "effects": [{"do": "production", "n": 1}, {"do": "billies", "n": 4}]},
    "i12": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [
        {"do": "take_workie", "kind": "brainie", "n": 1, "who": "all"},
        {"do": "take_workie", "kind": "brainie", "n": 2},
        {"do": "mood", "n": 1}
      ]
    },
    "i13": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "take_workie", "kind": "craftie", "n": 3}, {"do": "vote", "n": 1}]
    },
    "i14": {
      "deck": "I",
      "immoral": false,
      "cost": [{"pay": "billies", "n": 5}],
      "effects": [{"do": "mood", "n": 2}, {"do": "vote", "n": 2}]
    },
    "i15": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [{"do": "vote", "n": 3}, {"do": "election_choice", "n": 1}]
    },
    "i16": {
      "deck": "I",
      "immoral": false,
      "cost": [],
      "effects": [
        {"do": "resource", "what": "microchips", "n": 1},
        {"do": "resource", "what": "hydrogen", "n": 1},
        {"do": "faction_step", "track": "futurists", "n": 1}
      ]
    },
    "ii01": {"deck": "II", "immoral": true, "cost": [], "effects": [{"do": "law", "colour": "any", "n": 1}]},
    "ii02": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "faction_step", "track": "any", "n": 2}],
      "effects": [
        {
          "do": "choose",
          "options": [
            [{"do": "faction_support", "track": "any", "keep_disc": true}],
            [{"do": "faction_step", "track": "any", "n": 1}]
          ]
        },
        {"do": "election", "n": 1}
      ]
    },
    "ii03": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "billies", "n": 15}, {"do": "vp", "n": 3}]
    },
    "ii04": {"deck": "II", "immoral": true, "cost": [{"pay": "billies", "n": 6}], "effects": [{"do": "vp", "n": 9}]},
    "ii05": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "fraud", "free": false, "n": 1}, {"do": "vote", "n": 3}]
    },
    "ii06": {
      "deck": "II",
      "immoral": true,
      "cost": [],
      "effects": [{"do": "pay", "what": "billies", "n": 3, "who": "others"}, {"do": "billies", "n": 10}, {"do": "vp", "n": 2}]
    },
    "ii07": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "workie_action", "n": 4}, {"do": "billies", "n": 2}]
    },
    "ii08": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 2}],
      "effects": [{"do": "production", "n": 1}, {"do": "billies", "n": 10}, {"do": "vp", "n": 4}]
    },
    "ii09": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "build", "n": 1}, {"do": "billies", "n": 10}]
    },
    "ii10": {
      "deck": "II",
      "immoral": true,
      "cost": [],
      "effects": [{"do": "fraud", "free": false, "n": 1}, {"do": "billies", "n": 5}]
    },
    "ii11": {
      "deck": "II",
      "immoral": true,
      "cost": [],
      "effects": [{"do": "mood", "n": -1, "who": "others"}, {"do": "faction_step", "track": "any", "n": 1}, {"do": "vp", "n": 3}]
    },
    "ii12": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "billies", "n": 4}],
      "effects": [{"do": "faction_step", "track": "any", "n": 2}, {"do": "vp", "n": 3}]
    },
    "ii13": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "resource_any", "n": 3}, {"do": "billies", "n": 4}]
    },
    "ii14": {
      "deck": "II",
      "immoral": true,
      "cost": [],
      "effects": [{"do": "election_choice", "n": 2}, {"do": "vp", "n": 4}, {"do": "billies", "n": 5}]
    },
    "ii15": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "workie", "kind": "any", "n": 2}],
      "effects": [{"do": "vp", "n": 10}]
    },
    "ii16": {
      "deck": "II",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "resource", "what": "meat", "n": 2}, {"do": "vp", "n": 4}]
    },
    "iii01": {
      "deck": "III",
      "immoral": true,
      "cost": [],
      "effects": [
        {"do": "mood_set"},
        {"do": "faction_step", "track": "capitalists", "n": 2},
        {"do": "faction_step", "track": "futurists", "n": 2},
        {"do": "faction_step", "track": "traditionalists", "n": 2},
        {"do": "mood", "n": -1, "who": "others"}
      ]
    },
    "iii02": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 2}],
      "effects": [{"do": "fraud", "free": true, "n": 1}, {"do": "vote", "n": 2}]
    },
    "iii03": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 2}],
      "effects": [{"do": "election", "n": -3}, {"do": "vote", "n": 3}, {"do": "vp", "n": 6}]
    },
    "iii04": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}],
      "effects": [{"do": "draw_votes", "n": 4, "per_own": [{"do": "vp", "n": 4}]}, {"do": "billies", "n": 10}]
    },
    "iii05": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "resource", "what": "meat", "n": 2}],
      "effects": [{"do": "vp", "n": 13}]
    },
    "iii06": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "billies", "n": 20}],
      "effects": [{"do": "vote", "n": 4}, {"do": "vp", "n": 10}]
    },
    "iii07": {
      "deck": "III",
      "immoral": true,
      "cost": [{"pay": "mood", "n": 1}, {"pay": "billies", "n": 5}],
      "effects": [{"do": "faction_action", "track": "any", "n": 3}]
    },
    "iii08": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "resource", "what": "water", "n": 1}, {"pay": "resource", "what": "plants", "n": 1}],
      "effects": [{"do": "mood", "n": 3}, {"do": "vp", "n": 5}]
    },
    "iii09": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "resource", "what": "hydrogen", "n": 1}, {"pay": "resource", "what": "water", "n": 1}],
      "effects": [{"do": "vp", "n": 11}]
    },
    "iii10": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "resource", "what": "plastic", "n": 2}],
      "effects": [{"do": "build", "n": 1}, {"do": "workie_action", "n": 2}, {"do": "vote", "n": 1}, {"do": "vp", "n": 1}]
    },
    "iii11": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "resource", "what": "microchips", "n": 1}, {"pay": "resource", "what": "plants", "n": 1}],
      "effects": [{"do": "vp", "n": 7}, {"do": "mood", "n": 2}]
    },
    "iii12": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "billies", "n": 10}],
      "effects": [
        {"do": "take_workie", "kind": "brainie", "n": 3},
        {"do": "workie_action", "n": 2},
        {"do": "faction_step", "track": "futurists", "n": 1}
      ]
    },
    "iii13": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "resource", "what": "water", "n": 1}],
      "effects": [{"do": "production", "n": 2}, {"do": "mood", "n": 1}]
    },
    "iii14": {
      "deck": "III",
      "immoral": false,
      "cost": [{"pay": "billies", "n": 6}],
      "effects": [{"do": "faction_action", "track": "any", "n": 2}, {"do": "vote", "n": 2}]
    }
  },
  "laws": {
    "y01": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "faction_action", "track": "futurists", "n": 1}]},
        "others": [{"do": "faction_step", "track": "futurists", "n": 1}]
      },
      "right": {"president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "production", "n": 1}]}, "others": []}
    },
    "y02": {
      "colour": "yellow",
      "left": {"president": {"cost": [], "effects": [{"do": "billies", "n": 15}]}, "others": [{"do": "billies", "n": 5}]},
      "right": {"president": {"cost": [{"pay": "mood", "n": 2}], "effects": [{"do": "vp", "n": 10}]}, "others": []}
    },
    "y03": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "resource", "what": "plastic", "n": 1}]},
        "others": [{"do": "resource", "what": "plastic", "n": 1}]
      },
      "right": {
        "president": {
          "cost": [{"pay": "mood", "n": 1}],
          "effects": [{"do": "resource", "what": "plastic", "n": 2}, {"do": "vp", "n": 4}]
        },
        "others": []
      }
    },
    "y04": {
      "colour": "yellow",
      "left": {"president": {"cost": [], "effects": [{"do": "vote", "n": 3}]}, "others": [{"do": "vote", "n": 1}]},
      "right": {"president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "news", "n": 1}]}, "others": []}
    },
    "y05": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "vote", "n": 1}]},
        "others": [{"do": "mood", "n": 1}]
      },
      "right": {
        "president": {"cost": [], "effects": [{"do": "faction_step", "track": "traditionalists", "n": 1}, {"do": "vp", "n": 3}]},
        "others": [{"do": "faction_step", "track": "traditionalists", "n": 1}]
      }
    },
    "y06": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "workie_action", "n": 2}, {"do": "mood", "n": 1}]},
        "others": [{"do": "take_workie", "kind": "craftie", "n": 1}]
      },
      "right": {"president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "billies", "n": 18}]}, "others": []}
    },
    "y07": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "take_workie", "kind": "brainie", "n": 2}, {"do": "mood", "n": 1}]},
        "others": [{"do": "take_workie", "kind": "brainie", "n": 1}]
      },
      "right": {
        "president": {
          "cost": [{"pay": "mood", "n": 1}],
          "effects": [{"do": "resource", "what": "meat", "n": 2}, {"do": "vp", "n": 1}]
        },
        "others": []
      }
    },
    "y08": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "return_workie", "n": 2}, {"do": "billies", "n": 3}]},
        "others": [{"do": "mood", "n": 1}]
      },
      "right": {"president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "vp", "n": 6}]}, "others": []}
    },
    "y09": {
      "colour": "yellow",
      "left": {
        "president": {
          "cost": [],
          "effects": [{"do": "resource", "what": "water", "n": 2}, {"do": "faction_step", "track": "any", "n": 1}]
        },
        "others": [{"do": "resource", "what": "water", "n": 1}]
      },
      "right": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "build", "n": 1}, {"do": "billies", "n": 8}]},
        "others": []
      }
    },
    "y10": {
      "colour": "yellow",
      "left": {
        "president": {"cost": [], "effects": [{"do": "election_choice", "n": 1}, {"do": "mood", "n": 1}, {"do": "vote", "n": 1}]},
        "others": [{"do": "mood", "n": 1}]
      },
      "right": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "billies", "n": 10}, {"do": "vp", "n": 2}]},
        "others": []
      }
    },
    "b01": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "vp", "n": 6}]},
        "others": [{"do": "mood", "n": -1}]
      },
      "right": {"president": {"cost": [], "effects": [{"do": "mood", "n": 1}, {"do": "vote", "n": 2}]}, "others": []}
    },
    "b02": {
      "colour": "blue",
      "left": {
        "president": {"cost": [], "effects": [{"do": "faction_action", "track": "capitalists", "n": 1}, {"do": "vp", "n": 1}]},
        "others": [{"do": "pay", "what": "billies", "n": 3}]
      },
      "right": {"president": {"cost": [], "effects": [{"do": "billies", "n": 14}]}, "others": [{"do": "billies", "n": 3}]}
    },
    "b03": {
      "colour": "blue",
      "left": {"president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "vote", "n": 5}]}, "others": []},
      "right": {"president": {"cost": [], "effects": [{"do": "vp", "n": 6}]}, "others": [{"do": "vote", "n": 1}]}
    },
    "b04": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "news", "n": 1}]},
        "others": [{"do": "pay", "what": "billies", "n": 2}]
      },
      "right": {
        "president": {"cost": [], "effects": [{"do": "mood", "n": 2}, {"do": "vp", "n": 2}]},
        "others": [{"do": "mood", "n": 1}]
      }
    },
    "b05": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "workie_action", "n": 4}]},
        "others": [{"do": "take_workie", "kind": "craftie", "n": 1}]
      },
      "right": {
        "president": {"cost": [], "effects": [{"do": "mood", "n": 1}, {"do": "take_workie", "kind": "craftie", "n": 2}]},
        "others": []
      }
    },
    "b06": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "mood", "n": 1}], "effects": [{"do": "build", "n": 1}, {"do": "billies", "n": 6}]},
        "others": [{"do": "pay", "what": "billies", "n": 4}]
      },
      "right": {"president": {"cost": [], "effects": [{"do": "vp", "n": 6}]}, "others": [{"do": "billies", "n": 4}]}
    },
    "b07": {
      "colour": "blue",
      "left": {"president": {"cost": [], "effects": [{"do": "election_choice", "n": 2}, {"do": "vp", "n": 4}]}, "others": []},
      "right": {"president": {"cost": [], "effects": [{"do": "vote", "n": 4}]}, "others": [{"do": "vote", "n": 1}]}
    },
    "b08": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "mood", "n": 2}], "effects": [{"do": "vp", "n": 9}, {"do": "billies", "n": 5}]},
        "others": []
      },
      "right": {
        "president": {
          "cost": [],
          "effects": [
            {"do": "resource", "what": "hydrogen", "n": 1},
            {"do": "resource", "what": "iridium", "n": 1},
            {"do": "vp", "n": 3}
          ]
        },
        "others": [{"do": "resource", "what": "hydrogen", "n": 1}]
      }
    },
    "b09": {
      "colour": "blue",
      "left": {
        "president": {"cost": [{"pay": "billies", "n": 5}], "effects": [{"do": "vp", "n": 8}]},
        "others": [{"do": "vp", "n": 2}]
      },
      "right": {"president": {"cost": [], "effects": [{"do": "billies", "n": 14}]}, "others": [{"do": "billies", "n": 4}]}
    },
    "b10": {
      "colour": "blue",
      "left": {
        "president": {"cost": [], "effects": [{"do": "faction_action", "track": "traditionalists", "n": 1}, {"do": "vp", "n": 2}]},
        "others": [{"do": "faction_step", "track": "traditionalists", "n": 1}]
      },
      "right": {
        "president": {
          "cost": [{"pay": "mood", "n": 1}],
          "effects": [{"do": "faction_step", "track": "any", "n": 1}, {"do": "vp", "n": 3}]
        },
        "others": []
      }
    }
  },
  "offices": {
    "president": {
      "vp": 25,
      "moral": [{"do": "law", "colour": "yellow", "n": 1}],
      "immoral": [{"do": "law", "colour": "blue", "n": 1}]
    },
    "vice_president": {"vp": 10, "moral": [{"do": "faction_step", "track": "any", "n": 1}], "immoral": [{"do": "vp", "n": 6}]},
    "lama": {"vp": 3, "moral": [{"do": "mood", "n": 1}], "immoral": [{"do": "vp", "n": 3}]},
    "dodo": {"vp": 1, "moral": [{"do": "vote", "n": 1}], "immoral": [{"do": "vp", "n": 1}]}
  },
  "tracks": {
    "capitalists": [
      [[{"do": "billies", "n": 10}], [{"do": "vp", "n": 3}]],
      [[{"do": "billies", "n": 16}], [{"do": "vp", "n": 7}]],
      [[{"do": "billies", "n": 14}, {"do": "production", "n": 1}], [{"do": "vp", "n": 12}]],
      [[{"do": "billies", "n": 15}, {"do": "build", "n": 1}], [{"do": "vp", "n": 20}]]
    ],
    "futurists": [
      [
        [{"do": "take_workie", "kind": "brainie", "n": 2}],
        [{"do": "resource", "what": "microchips", "n": 1}, {"do": "resource", "what": "hydrogen", "n": 1}]
      ],
      [
        [{"do": "take_workie", "kind": "brainie", "n": 2}, {"do": "workie_action", "n": 2}],
        [
          {"do": "production", "n": 1},
          {"do": "resource", "what": "iridium", "n": 1},
          {"do": "resource", "what": "microchips", "n": 1}
        ]
      ],
      [
        [{"do": "workie_action", "n": 5}, {"do": "take_workie", "kind": "brainie", "n": 1}],
        [{"do": "news", "n": 1}, {"do": "production", "n": 1}, {"do": "vp", "n": 4}]
      ],
      [
        [{"do": "workie_action", "n": 6}, {"do": "take_workie", "kind": "brainie", "n": 2}, {"do": "vp", "n": 3}],
        [{"do": "news", "n": 1}, {"do": "production", "n": 1}, {"do": "vp", "n": 10}]
      ]
    ],
    "traditionalists": [
      [[{"do": "mood", "n": 1}, {"do": "take_workie", "kind": "craftie", "n": 1}], [{"do": "vote", "n": 2}]],
      [
        [{"do": "mood", "n": 2}, {"do": "take_workie", "kind": "craftie", "n": 2}],
        [{"do": "vote", "n": 4}, {"do": "billies", "n": 3}]
      ],
      [
        [{"do": "mood", "n": 2}, {"do": "take_workie", "kind": "craftie", "n": 3}, {"do": "vp", "n": 4}],
        [{"do": "vote", "n": 5}, {"do": "resource", "what": "meat", "n": 1}, {"do": "vp", "n": 2}]
      ],
      [[{"do": "mood", "n": 3}, {"do": "vp", "n": 12}], [{"do": "vote", "n": 7}, {"do": "vp", "n": 8}]]
    ]
  },
  "locations": {
    "left": {"resources": ["plastic", "plants"], "grey": 2, "red": 4, "leaves": "red"},
    "centre": {"resources": ["water", "hydrogen"], "grey": 3, "red": 4, "leaves": "grey"},
    "right": {"resources": ["iridium", "microchips"], "grey": 3, "red": 5, "leaves": "red"}
  },
  "mood": {
    "4": [{"do": "billies", "n": 10}, {"do": "vote", "n": 4}],
    "3": [{"do": "billies", "n": 8}, {"do": "vote", "n": 3}],
    "2": [{"do": "billies", "n": 5}, {"do": "vote", "n": 2}],
    "1": [{"do": "billies", "n": 3}, {"do": "vote", "n": 1}],
    "0": [],
    "-1": [{"do": "pay", "what": "workie_any", "n": 1, "partial": true}],
    "-2": [{"do": "pay", "what": "workie_any", "n": 2, "partial": true}],
    "-3": [{"do": "pay", "what": "workie_any", "n": 2, "partial": true}, {"do": "vote", "n": 1, "who": "others"}],
    "-4": [{"do": "pay", "what": "workie_any", "n": 3, "partial": true}, {"do": "vote", "n": 2, "who": "others"}]
  },
  "exchange": {"votes": 2, "immoral_vp": 5, "election_steps": 2},
  "storage": 4,
  "tilePrice": 10
};
