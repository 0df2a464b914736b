"""Game records of the public engine boardgamers/gaia-project: read, replayed on our rules and compared."""
