"""How games look in a terminal, one file a game."""
