"""The server: tables on which people and bots play any game of the registry. See docs/server.md."""
