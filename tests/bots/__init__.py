"""Bots, on the toy and on Gaia Project."""
