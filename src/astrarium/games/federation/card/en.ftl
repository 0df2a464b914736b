game-federation = Federation
    .about = Send ambassadors to the senate: vote for laws, fund projects, and gain influence on five planets.
    .first = You and two bots, with the productions printed on the board, as the rulebook suggests for a first game.
    .length = 90–120 min
    .like = Five rounds in a senate: each ambassador you place either votes for a law or funds a project, and uses the space where it sits. Spaceships open up missions on five planets. A turn is one placement, so the first game is easy to begin.
