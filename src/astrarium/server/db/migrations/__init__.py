"""The database's history. A new step: `python -m astrarium.server.db.migrations "what it changes"`."""
