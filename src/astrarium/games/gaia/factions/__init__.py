"""The powers of the factions: one file each, every power a method of a named moment (GP-FAC-*).

Hadsch Hallas and Geodens need no file: their boards say everything (components/factions.toml, free_actions.toml).
"""
