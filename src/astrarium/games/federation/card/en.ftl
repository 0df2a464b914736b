game-federation = Federation
    .about = Send ambassadors to the senate: vote for laws, fund projects, and gain influence on five planets.
    .first = You and two bots, with the productions printed on the board, as the rulebook suggests for a first game.
    .length = 90–120 min
