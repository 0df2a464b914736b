"""Tests of texts and catalogues."""
