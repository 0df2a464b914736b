"""`python -m astrarium.cli` is the command too."""

from . import main

main()
