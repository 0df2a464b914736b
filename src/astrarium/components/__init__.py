"""Component files: how every game reads its data."""
