"""Rule tests of Gaia Project: given, when, then, in the game's own notation."""
