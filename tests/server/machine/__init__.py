"""Tests of what the server runs on: database, jobs, thinking processes, bus, sockets, operations."""
