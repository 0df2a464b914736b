game-planet_b = Planet B
    .about = Strike deals with conglomerates as a corrupt mayor, rig the elections, and hide the most money offshore.
    .first = You and two bots, with all the rules: the rulebook has no shorter way for a first game.
    .length = 60–180 min
    .like = Each turn one deal with a conglomerate: goods, workies, buildings, news. Full work zones set off boxes, often several in a row. Votes in a bag decide now and then who is President. Points are secret and chance has its say: calculate, bribe, laugh.
