game-gaia = Gaia Project
    .about = Settle a galaxy, terraform, race up six research tracks.
    .first = You and one bot, with the factions and starting mines that the rulebook suggests for a first game.
    .length = 120–150 min
    .like = Settle planets in six rounds: the further a planet is from your own kind, the more it costs to make it habitable. Research six tracks, join planets into federations. No dice and nothing hidden: what counts is planning.
