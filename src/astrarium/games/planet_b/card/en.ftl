game-planet_b = Planet B
    .about = Strike deals with conglomerates as a corrupt mayor, rig the elections, and hide the most money offshore.
    .first = You and two bots, with the rules of the rulebook.
    .length = 90–180 min
