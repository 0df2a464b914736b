"""A table as the fold of its rows; no HTTP here."""
