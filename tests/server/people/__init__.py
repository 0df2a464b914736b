"""Tests of people: who somebody is, what they may do, how they are reached."""
