"""The suite that every game must pass, written once."""
