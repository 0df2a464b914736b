"""Simulations of many games, and records of games that are kept."""
