"""Metrics for Prometheus. Labels are route templates, kinds and codes: never ids, names or addresses."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.exposition import CONTENT_TYPE_PLAIN_0_0_4, generate_latest

LAG_EVERY: Final = 0.25  # seconds
QUICK: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
CONTENT_TYPE: Final = CONTENT_TYPE_PLAIN_0_0_4

REGISTRY: Final = CollectorRegistry()
REQUESTS: Final = Counter("astrarium_requests", "Requests answered.", ["method", "route", "status"], registry=REGISTRY)
DURATION: Final = Histogram(
    "astrarium_request_seconds", "How long requests took.", ["route"], buckets=QUICK, registry=REGISTRY
)
SOCKETS: Final = Gauge("astrarium_sockets", "Open WebSockets.", registry=REGISTRY)
TABLES_CACHED: Final = Gauge("astrarium_tables_cached", "Tables whose position is in memory.", registry=REGISTRY)
JOBS_WAITING: Final = Gauge("astrarium_jobs_waiting", "Jobs that are due and unclaimed.", ["kind"], registry=REGISTRY)
JOBS_CLAIMED: Final = Counter("astrarium_jobs_claimed", "Jobs claimed by this process.", ["kind"], registry=REGISTRY)
JOBS_FAILED: Final = Counter("astrarium_jobs_failed", "Attempts at jobs that failed.", ["kind"], registry=REGISTRY)
JOBS_RUNNING: Final = Gauge("astrarium_jobs_running", "Jobs that this process works on.", registry=REGISTRY)
BOTS_THINKING: Final = Gauge("astrarium_bots_thinking", "Processes in which a bot thinks.", registry=REGISTRY)
BOTS_WAITING: Final = Gauge("astrarium_bots_waiting", "Bots that wait for a process.", registry=REGISTRY)
LAG: Final = Histogram(
    "astrarium_loop_lag_seconds", "How late the event loop wakes up.", buckets=QUICK, registry=REGISTRY
)


requests_of: Final = cache(REQUESTS.labels)
duration_of: Final = cache(DURATION.labels)


def request(method: str, route: str, status: int, seconds: float) -> None:
    requests_of(method, route, status).inc()
    duration_of(route).observe(seconds)


def jobs_waiting(kinds: Iterable[str], counts: Mapping[str, int]) -> None:
    for kind in kinds:
        JOBS_WAITING.labels(kind).set(counts.get(kind, 0))


async def watch_lag() -> None:
    """Measure again and again how late the event loop wakes a sleeping task."""
    loop = asyncio.get_running_loop()
    while True:
        start = loop.time()
        await asyncio.sleep(LAG_EVERY)
        LAG.observe(max(0.0, loop.time() - start - LAG_EVERY))


def page() -> bytes:
    """All figures in the text format."""
    return generate_latest(REGISTRY)
