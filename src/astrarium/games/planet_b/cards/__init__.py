"""Effects that only certain cards have, a file for each (PB-CARD)."""
