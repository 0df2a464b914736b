"""Tests of Federation."""
