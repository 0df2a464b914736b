"""How component files are read."""
