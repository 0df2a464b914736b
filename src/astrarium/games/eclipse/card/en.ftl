game-eclipse = Eclipse
    .about = Lead a species out into an unknown galaxy: explore, settle, research, design your own ships and fight for the centre.
    .first = You and two bots, without the expansion: fewer rules for a first game.
    .length = 90–240 min
    .like = Nine rounds in which every action costs upkeep. The galaxy grows hex by hex, and battles are decided by dice and by the ships that you have designed.
