"""Tests of the mechanism itself."""
