game-gaia = Gaia Project
    .about = Settle a galaxy, terraform, race up six research tracks.
    .first = You and one bot, with the factions and starting mines that the rulebook suggests for a first game.
    .length = 120–150 min
