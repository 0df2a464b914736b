"""Tests of Planet B."""
