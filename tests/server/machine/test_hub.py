"""Who hears what."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy.ext.asyncio import AsyncSession

from astrarium.server import clock
from astrarium.server.db.engine import Database
from astrarium.server.live import make_bus
from astrarium.server.live.bus import Bus, Message
from astrarium.server.live.hub import Hub
from astrarium.server.live.local_bus import LocalBus
from astrarium.server.live.presence import EXPIRY, parts
from astrarium.server.live.socket import LONGEST_HEARD, QUEUE
from tests.server.machine.sockets import Client
from tests.server.waiting import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def bus() -> Bus:
    return LocalBus()


@pytest.fixture
async def hub(bus: Bus) -> AsyncIterator[Hub]:
    made = Hub(bus, per_user=3, per_process=5)
    await made.start()
    yield made
    await made.stop()


async def all_said(bus: Bus, *clients: Client) -> None:
    """Everything that was published before has arrived."""
    await bus.publish(None, {"type": "lobby", "end": True})
    await until(lambda: all([bool(client.got) and client.got[-1].get("end", False) for client in clients]))


async def test_the_first_word_is_hello_with_the_indices(hub: Hub) -> None:
    client = Client(hub, "ann", watched={"t": 4}, own={"u": 9})
    assert await client.gets("hello") == [{"type": "hello", "tables": {"t": 4, "u": 9}}]
    assert client.got[0]["type"] == "hello"


async def test_watchers_hear_everything_of_their_table_and_nothing_of_others(hub: Hub, bus: Bus) -> None:
    watcher, other = Client(hub, None, watched={"t": 4}), Client(hub, None, watched={"u": 1})
    await asyncio.gather(watcher.gets("hello"), other.gets("hello"))
    await bus.publish(None, {"type": "table", "table": "t", "index": 5})
    await bus.publish(None, {"type": "chat", "table": "t", "from": "bob"})
    await all_said(bus, watcher, other)
    assert watcher.of_type("table") == [{"type": "table", "table": "t", "index": 5}]
    assert watcher.of_type("chat") == [{"type": "chat", "table": "t", "from": "bob"}]
    assert other.of_type("table") + other.of_type("chat") == []


async def test_who_sits_at_a_table_hears_how_far_it_is_and_no_more(hub: Hub, bus: Bus) -> None:
    client = Client(hub, "ann", own={"t": 4})
    await client.gets("hello")
    await bus.publish(None, {"type": "table", "table": "t", "index": 5})
    await bus.publish(None, {"type": "chat", "table": "t", "from": "bob"})
    await all_said(bus, client)
    assert [message["type"] for message in client.got] == ["hello", "table", "lobby"]
    assert hub.present("t") == set()


async def test_a_table_that_one_may_not_watch_stays_silent(hub: Hub, bus: Bus) -> None:
    client = Client(hub, "ann", watched={"t": 1}, asked=["t", "secret"])
    client.may_look_up.clear()
    await until(lambda: hub.size == 1)
    await bus.publish(None, {"type": "table", "table": "secret", "index": 8})
    await asyncio.sleep(0)
    client.may_look_up.set()
    await client.gets("hello")
    await bus.publish(None, {"type": "table", "table": "secret", "index": 9})
    await all_said(bus, client)
    assert client.of_type("table") == []
    assert hub.present("secret") == set()


@pytest.mark.parametrize("seats", [{"watched": {"t": 4}}, {"own": {"t": 4}}])
async def test_nothing_falls_between_the_look_at_the_indices_and_hello(
    hub: Hub, bus: Bus, seats: dict[str, dict[str, int]]
) -> None:
    client = Client(hub, "ann", watched=seats.get("watched"), own=seats.get("own"))
    client.may_look_up.clear()
    await until(lambda: hub.size == 1)
    await bus.publish(None, {"type": "table", "table": "t", "index": 5})
    await asyncio.sleep(0)
    client.may_look_up.set()
    await client.gets("table")
    assert [message["type"] for message in client.got[:2]] == ["hello", "table"]


async def test_messages_to_people_reach_all_their_sockets_and_do_not_tell_to_whom(hub: Hub, bus: Bus) -> None:
    first, second, other = Client(hub, "ann"), Client(hub, "ann"), Client(hub, "bob")
    await asyncio.gather(*[client.gets("hello") for client in (first, second, other)])
    await bus.publish(None, {"type": "table", "table": "t", "index": 1, "users": ["ann", "eve"]})
    await all_said(bus, first, second, other)
    assert first.of_type("table") == second.of_type("table") == [{"type": "table", "table": "t", "index": 1}]
    assert other.of_type("table") == []


async def test_people_who_are_left_out_are_not_heard(hub: Hub, bus: Bus) -> None:
    client = Client(hub, "ann", watched={"t": 1}, ignored=frozenset({"bob"}))
    await client.gets("hello")
    for name in ("bob", "eve"):
        await bus.publish(None, {"type": "chat", "table": "t", "from": name})
    await all_said(bus, client)
    assert [message["from"] for message in client.of_type("chat")] == ["eve"]


async def test_a_slow_reader_is_closed_and_the_others_hear_on(hub: Hub, bus: Bus) -> None:
    slow, quick = Client(hub, None, watched={"t": 0}), Client(hub, None, watched={"t": 0})
    await asyncio.gather(slow.gets("presence"), quick.gets("presence"))
    slow.reads.clear()
    for index in range(QUEUE + 2):
        await bus.publish(None, {"type": "table", "table": "t", "index": index})
        await quick.gets("table", index + 1)
    assert await slow.ends() == 1013
    assert hub.size == 1


@pytest.mark.parametrize("said", ["hello", "{}", '{"watch": "t"}', '{"watch": ["no table"]}', '{"watch": [], "a": 1}'])
async def test_a_client_that_says_nonsense_is_closed(hub: Hub, said: str) -> None:
    client = Client(hub, "ann")
    client.say(said)
    assert await client.ends() == 1008


async def test_a_long_message_ends_the_connection(hub: Hub) -> None:
    client = Client(hub, "ann")
    client.say("x" * (LONGEST_HEARD + 1))
    assert await client.ends() == 1009


async def test_another_table_is_watched_on_the_same_socket(hub: Hub, bus: Bus) -> None:
    client, stranger = Client(hub, "ann", watched={"t": 4, "u": 7}, asked=["t"]), Client(hub, None, watched={"u": 7})
    await client.sees("t", ["ann"])
    client.watch("u", "secret")
    assert (await client.gets("hello", 2))[1] == {"type": "hello", "tables": {"u": 7}}
    await stranger.sees("u", ["ann"])
    assert hub.present("t") == set()
    for table in ("t", "u", "secret"):
        await bus.publish(None, {"type": "chat", "table": table})
    await all_said(bus, client)
    assert [message["table"] for message in client.of_type("chat")] == ["u"]
    client.watch()
    await client.gets("hello", 3)
    await stranger.sees("u", [])
    await client.leave()
    assert hub.tables == {"u"}


async def test_nothing_falls_between_two_wishes(hub: Hub, bus: Bus) -> None:
    client = Client(hub, "ann", watched={"t": 4, "u": 7}, asked=["t"], own={"own": 1})
    await client.sees("t", ["ann"])
    client.may_look_up.clear()
    client.watch("u")
    await until(lambda: client.is_asking)
    for table in ("t", "u", "own"):
        await bus.publish(None, {"type": "table", "table": table, "index": 8})
    client.may_look_up.set()
    await client.gets("table", 2)
    await all_said(bus, client)
    assert [message["table"] for message in client.of_type("table")] == ["u", "own"]


async def test_whoever_asks_too_often_comes_again_later(hub: Hub) -> None:
    client = Client(hub, "ann", watched={"t": 4})
    client.lookups = 2
    for _ in range(2):
        client.watch("t")
    assert await client.ends() == 1013
    await until(lambda: hub.present("t") == set())
    assert (hub.size, hub.tables) == (0, set())


async def test_a_person_and_a_process_have_only_so_many_sockets(hub: Hub) -> None:
    clients = [Client(hub, "ann") for _ in range(3)]
    await asyncio.gather(*[client.gets("hello") for client in clients])
    assert await Client(hub, "ann").ends() == 1013
    more = [Client(hub, None) for _ in range(2)]
    await asyncio.gather(*[client.gets("hello") for client in more])
    assert await Client(hub, "bob").ends() == 1013
    await clients[0].leave()
    assert await Client(hub, "bob").gets("hello")


async def test_somebody_can_be_turned_out(hub: Hub, bus: Bus) -> None:
    client, other = Client(hub, "ann"), Client(hub, "bob")
    await asyncio.gather(client.gets("hello"), other.gets("hello"))
    await bus.publish(None, {"type": "close", "users": ["ann"]})
    assert await client.ends() == 1008
    await all_said(bus, other)
    assert [message["type"] for message in other.got] == ["hello", "lobby"]


async def test_the_end_of_the_server_says_come_again(bus: Bus) -> None:
    hub = Hub(bus)
    await hub.start()
    client = Client(hub, "ann", watched={"t": 1})
    await client.sees("t", ["ann"])
    await hub.stop()
    assert (await client.ends(), hub.size, hub.tables) == (1012, 0, set())


async def test_presence_counts_people_and_not_sockets(hub: Hub) -> None:
    ann, again = Client(hub, "ann", watched={"t": 1}), Client(hub, "ann", watched={"t": 1})
    stranger = Client(hub, None, watched={"t": 1})
    await stranger.sees("t", ["ann"])
    bob = Client(hub, "bob", watched={"t": 1})
    await stranger.sees("t", ["ann", "bob"])
    assert hub.present("t") == {"ann", "bob"}
    await ann.leave()
    await bob.leave()
    await stranger.sees("t", ["ann"])
    await again.leave()
    await stranger.sees("t", [])
    assert hub.present("t") == set()


async def test_whoever_comes_later_learns_who_is_there(hub: Hub) -> None:
    ann = Client(hub, "ann", watched={"t": 1})
    await ann.sees("t", ["ann"])
    stranger = Client(hub, None, watched={"t": 1})
    assert (await stranger.gets("presence"))[0]["users"] == ["ann"]


async def test_presence_reaches_across_processes(migrated_postgres_url: str) -> None:
    dbs = [Database(migrated_postgres_url) for _ in range(2)]
    buses = [make_bus(db) for db in dbs]
    one, two = [Hub(bus) for bus in buses]
    for bus in buses:
        await bus.start()
    await asyncio.gather(one.start(), two.start())
    ann, bob = Client(one, "ann", watched={"t": 1}), Client(two, "bob", watched={"t": 1})
    await asyncio.gather(ann.sees("t", ["ann", "bob"]), bob.sees("t", ["ann", "bob"]))
    assert one.present("t") == two.present("t") == {"ann", "bob"}
    await bob.leave()
    await ann.sees("t", ["ann"])
    await one.stop()
    await until(lambda: two.present("t") == set())
    await two.stop()
    for bus, db in zip(buses, dbs, strict=True):
        await bus.stop()
        await db.close()


async def test_a_process_that_falls_silent_is_forgotten(hub: Hub, bus: Bus, monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client(hub, "ann", watched={"t": 1})
    await client.sees("t", ["ann"])
    start = clock.now()
    monkeypatch.setattr(clock, "now", lambda: start)
    await bus.publish(None, {"type": "process-presence", "process": "dead", "tables": {"t": ["eve"]}})
    await client.sees("t", ["ann", "eve"])
    later = start + EXPIRY
    monkeypatch.setattr(clock, "now", lambda: later)
    assert "eve" not in hub.present("t")
    await bus.publish(None, {"type": "process-presence", "process": hub.presence.process, "tables": {"t": ["ann"]}})
    hub.presence.forget()
    await client.sees("t", ["ann"])


class HeldBus(LocalBus):
    """Messages can be held up on their way."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.held = 0

    async def publish(self, session: AsyncSession | None, message: Message) -> None:
        self.held += 1
        try:
            await self.gate.wait()
        finally:
            self.held -= 1
        await super().publish(session, message)


async def test_a_process_that_stops_takes_its_people_along_even_amid_a_message() -> None:
    bus = HeldBus()
    hub, other = Hub(bus), Hub(bus)
    await hub.start()
    client = Client(hub, "ann", watched={"t": 1})
    await client.sees("t", ["ann"])
    bus.gate.clear()
    await client.leave()
    await until(lambda: bus.held == 1)
    stopping = asyncio.create_task(hub.stop())
    await until(lambda: hub.presence._task is None)
    bus.gate.set()
    await stopping
    await until(lambda: other.present("t") == set())


def test_much_presence_travels_in_several_messages() -> None:
    here = {f"table{number}": [f"user{user:06}" for user in range(100)] for number in range(20)}
    pieces = parts(here)
    assert {table: users for piece in pieces for table, users in piece.items()} == here
    assert all([len(str(piece)) < 8000 for piece in pieces])
    assert len(pieces) > 1
    assert parts({}) == []
