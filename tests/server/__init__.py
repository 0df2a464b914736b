"""Tests of the server, on SQLite and on a real PostgreSQL."""
