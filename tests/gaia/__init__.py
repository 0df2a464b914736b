"""Tests of Gaia Project."""
