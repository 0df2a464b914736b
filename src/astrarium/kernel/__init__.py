"""The mechanism: steps, verbs, checks, chance, records. It knows no game."""
