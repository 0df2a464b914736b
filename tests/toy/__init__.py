"""Comet, the toy: a complete small game with all that a heavy game may need (see rules.md)."""
