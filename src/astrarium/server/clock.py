"""The current time, in one place, so that tests can replace it."""

import time
from typing import Final

# Counts on when the clock of the machine is set, and while the machine sleeps if the system can tell.
STEADY: Final = getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
START: Final = time.time_ns() - time.clock_gettime_ns(STEADY)


def now() -> int:
    """Milliseconds since 1970 by the machine's clock when this process began; setting that clock changes nothing."""
    return (START + time.clock_gettime_ns(STEADY)) // 1_000_000


SECOND = 1_000
MINUTE = 60 * SECOND
HOUR = 60 * MINUTE
DAY = 24 * HOUR
