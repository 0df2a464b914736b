"""The command `astrarium`."""

import signal
import sys
from importlib.util import find_spec

NEEDED = ("typer", "rich", "fluent.runtime")


def main() -> None:
    """Run the command, or say what is missing for it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # Ctrl+C while loading shows no traceback
    missing = [name for name in NEEDED if find_spec(name.partition(".")[0]) is None]
    if missing:
        advice = "install it with: pip install 'astrarium[cli]'"
        print(f"astrarium: {', '.join(missing)} not found; {advice}", file=sys.stderr)
        sys.exit(2)
    from .app import app

    signal.signal(signal.SIGINT, signal.default_int_handler)
    app()
