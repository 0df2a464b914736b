"""The games: one folder a game, all of the same shape."""
